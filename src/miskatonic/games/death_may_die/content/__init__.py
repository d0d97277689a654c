"""The box: what lies in it is TOML beside this file, checked and typed by `load`."""
