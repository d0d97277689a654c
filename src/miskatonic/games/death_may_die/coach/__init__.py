"""The coach: exact odds, from a seat's own view."""
