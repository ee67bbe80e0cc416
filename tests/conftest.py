"""How the tests are run: whatever a machine's speed, no test fails for time."""

from hypothesis import HealthCheck, settings

settings.register_profile("azumaya", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("azumaya")
