"""The bots: one module per level, and what the levels share."""
