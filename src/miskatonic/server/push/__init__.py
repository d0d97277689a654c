"""Web push: notifies people that it is their turn."""
