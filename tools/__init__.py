"""What builds, serves and checks the site. Run each as `python -m tools.NAME`."""
