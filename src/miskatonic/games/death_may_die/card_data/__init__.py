"""Card data: the TOML files of the box, their schema, and the code that reads them."""
