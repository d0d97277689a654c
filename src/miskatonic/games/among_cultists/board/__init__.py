"""The board of Among Cultists: places, maps and cards, read from board.toml."""
