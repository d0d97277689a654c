"""Many games: playouts, statistics, and the search for what breaks."""
