"""The bots, one module per level, and the modules they share."""
