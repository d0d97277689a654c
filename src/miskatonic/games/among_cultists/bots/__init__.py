"""The bots, a module a level, and what they think with."""
