"""The coach: works out what a seat can know from its own view."""
