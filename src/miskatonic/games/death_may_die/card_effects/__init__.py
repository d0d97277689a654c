"""Effect classes: each knows how it is read from TOML, put into words and carried out."""
