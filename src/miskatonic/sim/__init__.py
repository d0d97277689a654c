"""Play many games: simulation, arena and fuzzing, and the workers that run them."""
