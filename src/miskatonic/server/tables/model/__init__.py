"""The table model, computed from its log: entries, seats, settings, undo."""
