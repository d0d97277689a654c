"""Views and observations of seats and spectators."""
