"""The people at a table: their connections, and what they are sent."""
