"""Past games: records, replays, analysis, a person's games and personal data."""
