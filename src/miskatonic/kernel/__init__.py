"""The kernel: an agenda of steps over plain state. It knows no game."""
