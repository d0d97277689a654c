### What a message says that reaches a browser without a page of ours.

push-title = Your turn
push-body = { $game } is waiting for you.
