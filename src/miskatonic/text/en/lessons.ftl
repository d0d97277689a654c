### Lessons and puzzles: what stands around them in every game.

lesson-title = Learn { $game }
lesson-learn = Learn by playing
lesson-done = finished
lesson-dock = Lesson
lesson-your-name = Ada
lesson-leave = Leave
lesson-progress = Step { $n } of { $of }
lesson-try = Try it
lesson-next = Next step
lesson-finish = Finish
lesson-skip = Skip this step
lesson-show-me = Show me
lesson-found = found
lesson-talk = Open the claims
lesson-left = You left this lesson at step { $n } of { $of }.
lesson-resume = Go on there
lesson-again = Begin again
lesson-finished = Lesson finished
lesson-finished-text = You know what it takes to play { $game }. Everything else is one tap away at the table: tap anything to read what it does.
lesson-real-game = Now a real game
lesson-puzzles = Try a puzzle
lesson-none = No lesson here
lesson-none-text = There is no lesson at this address.

puzzle-title = Puzzles of { $game }
puzzle-none = This puzzle is not here any more. These are:
puzzle-level = { $n ->
    [1] one fact
    [2] two facts
   *[other] three facts
}
puzzle-solved = solved
puzzle-done = Solved
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-daily-open = Puzzle of the day: { $game }

cli-puzzles = find puzzles in games of bots
cli-option-wanted = so many of each type
cli-option-puzzles-out = the file; without one they go to the game’s own folder
puzzles-written = { $n } puzzles in { $file }
bad-no-puzzles = { $game } has no puzzles
puzzle-right = That is it.
puzzle-wrong = Not this one. Look again.
