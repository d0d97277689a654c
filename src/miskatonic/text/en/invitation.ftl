### What an invitation says, on its page and in messengers.

invite-title = { $host } invites you to { $game }
invite-seats = { $taken } of { $seats } seats taken
invite-playing = The game has started. You can watch.
invite-paused = The game is paused. You can watch.
invite-over = The game is over.
invite-aborted = The game was cancelled.
invite-name = Your name
invite-sit = Take a seat
invite-watch = Go to the table
