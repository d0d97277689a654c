"""Draw tables in the terminal. Games without their own drawing are shown as a tree."""
