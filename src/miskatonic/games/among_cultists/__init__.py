"""Among Cultists: investigators gather books, cultists murder in the dark, and anybody may lie."""
