"""What the coach knows of each game, one module and its helpers a game; see ../coach.py."""
