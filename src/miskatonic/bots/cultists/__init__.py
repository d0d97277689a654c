"""The bots of Among Cultists."""
