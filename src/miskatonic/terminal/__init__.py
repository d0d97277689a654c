"""Draw tables in the terminal. Games without a drawing of their own are shown as a tree."""
