"""What a table is, as its log says: entries, seats, settings, undo."""
