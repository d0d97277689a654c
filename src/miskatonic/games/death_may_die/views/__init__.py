"""Views: what players, the client and learning agents see of a game."""
