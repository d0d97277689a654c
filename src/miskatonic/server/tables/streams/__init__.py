"""The numbered frames of each viewer of a table."""
