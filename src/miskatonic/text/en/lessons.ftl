### Lessons and puzzles: what stands around them in every game.

lesson-title = Learn { $game }
lesson-learn = Interactive tutorials
lesson-done = finished
lesson-dock = Tutorial
lesson-your-name = Ada
lesson-leave = Leave
lesson-progress = Step { $n } of { $of }
lesson-try = Your turn
lesson-next = Next step
lesson-finish = Finish
lesson-skip = Skip
lesson-show-me = Show me
lesson-found = found
lesson-talk = Open the claims
lesson-left = You left this tutorial at step { $n } of { $of }.
lesson-resume = Continue
lesson-again = Start over
lesson-finished = Tutorial finished
lesson-finished-text = You’re ready to play { $game }. At the table, tap anything to read what it does.
lesson-real-game = Play a real game
lesson-puzzles = Try a puzzle
lesson-none = Tutorial not found
lesson-none-text = There is no tutorial at this address.

puzzle-title = { $game } puzzles
puzzle-none = This puzzle no longer exists. Try one of these:
puzzle-level = { $n ->
    [1] Easy
    [2] Medium
   *[other] Hard
}
puzzle-solved = solved
puzzle-done = Solved
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-daily-open = Daily puzzle · { $day } · { $game }

cli-puzzles = find puzzles in bot games
cli-option-wanted = number of puzzles of each type
cli-option-puzzles-out = the output file; the game’s own folder if left out
puzzles-written = { $n } puzzles in { $file }
bad-no-puzzles = { $game } has no puzzles
puzzle-right = Correct!
puzzle-wrong = Not quite. Have another look.
