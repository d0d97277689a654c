"""The kernel: state, steps, events, views, chance and records, independent of any game."""
