"""What content may say, word by word: each is a class that reads, says and does it."""
