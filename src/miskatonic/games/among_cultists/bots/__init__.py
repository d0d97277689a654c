"""The bots: all levels are in levels.py; the other modules are what they share."""
