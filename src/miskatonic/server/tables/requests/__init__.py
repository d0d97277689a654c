"""HTTP requests about tables: lobby, lists, moderation, forks, notes and advice."""
