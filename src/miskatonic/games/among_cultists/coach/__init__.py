"""The coach: what a seat could work out from its own view."""
