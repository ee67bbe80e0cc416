"""Which build this is. The build writes its id here, so that page and worker can tell they belong together."""

BUILD = "dev"
