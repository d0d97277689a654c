### The lesson of Death May Die; its steps are in lessons/lesson.toml.

dmd-lesson-run = Run, and be followed
dmd-lesson-run-show = You play Leon Barnes. He has 3 actions a turn. The goal stands at the top: four innocent jurors on the Town Square. Three are there. A cultist stands beside you.
dmd-lesson-run-ask = Run to the Town Square.
dmd-lesson-run-running = Up to 3 spaces, and Leon’s Swiftness adds one.
dmd-lesson-run-later = In a moment. First see what happens when you walk away.
dmd-lesson-run-unused = You have 3 actions left. Use one: run to the Town Square.
dmd-lesson-run-where = Go to the Town Square, next door.
dmd-lesson-run-followed = The cultist came along!
dmd-lesson-run-east = The Town Square is next door. Go there.
dmd-lesson-run-stop = Stop here.
dmd-lesson-run-stopped = You stop. 2 actions are left.
dmd-lesson-run-on = You could go on, and the cultist would follow again. Stop here.
dmd-lesson-run-told = Every enemy on the space you leave follows you. Running away does not shake them off.

dmd-lesson-attack = Attack, and reroll
dmd-lesson-attack-show = An attack is a roll of 3 black dice, and green ones if you have earned any. Each success is 1 wound; a cultist falls with 2. Each tentacle costs you 1 sanity.
dmd-lesson-attack-ask = Attack the cultist.
dmd-lesson-attack-rolled = 1 success, 1 tentacle, 1 blank: one wound short.
dmd-lesson-attack-first = Deal with the cultist first: enemies on your space attack you at the end of your turn.
dmd-lesson-attack-again = Reroll a die. That costs 1 stress.
dmd-lesson-attack-best = A success, and the tentacle is gone. The best die to choose.
dmd-lesson-attack-stays = A success. But the tentacle stays and costs 1 sanity. Rolling the tentacle gave the same chance of a success.
dmd-lesson-attack-lives = With 1 wound he lives and strikes back. You have room for 4 stress: reroll a die that isn’t a success.
dmd-lesson-attack-keep-it = That is the die you want to keep.
dmd-lesson-attack-keep = Keep the dice.
dmd-lesson-attack-falls = 2 successes. The cultist falls.
dmd-lesson-attack-enough = 2 successes are enough. Keep them: stress is precious.
dmd-lesson-attack-told = The cultist is gone for 1 stress. A tentacle that is left when you keep the dice costs 1 sanity. Sanity never comes back, and that is not only bad, as you will see.

dmd-lesson-madness = Losing your mind
dmd-lesson-madness-show = Later. Leon has lost 3 sanity and carries 2 stress. The next mark on his sanity track is at 4. Here is a wounded cultist.
dmd-lesson-madness-ask = Attack the cultist.
dmd-lesson-madness-rolled = 2 successes, but a tentacle.
dmd-lesson-madness-first = Attack: one more wound is enough.
dmd-lesson-madness-again = Keep the dice.
dmd-lesson-madness-falls = He falls. And the tentacle pushes you over the edge.
dmd-lesson-madness-save = You could, to save the sanity. But madness makes you stronger: let it come.
dmd-lesson-madness-enough = You have enough successes. Keep the dice.
dmd-lesson-madness-skill = Which skill gains a level, for good?
dmd-lesson-madness-show-off = Show-Off 2: a green die whenever a friend is within 2 spaces.
dmd-lesson-madness-marksman = Marksman 2: 2 more green dice against enemies on other spaces.
dmd-lesson-madness-swiftness = Swiftness 2: one free Run each turn.
dmd-lesson-madness-told = At a mark your madness breaks out. Leon’s Night Terrors were kind: without wounds he heals all stress. With one, the nearest enemy would have come. On the skull, at 20, you are lost.

dmd-lesson-mythos = The Mythos, and a find
dmd-lesson-mythos-show = After your actions a Mythos card does harm. Then, if no enemy is on your space, you investigate. Your space is safe.
dmd-lesson-mythos-ask = End your actions and watch.
dmd-lesson-mythos-mob = The Mob Gathers: a cultist appears at the yellow gate.
dmd-lesson-mythos-safe = Your space is safe now. End your actions here.
dmd-lesson-mythos-find = You found the Ashen Witness. Take one side of the card.
dmd-lesson-mythos-maid = 1 stress: the Maid comes along. She is Evidence, and takes a wound for you.
dmd-lesson-mythos-apron = 1 wound: her apron. It is Evidence as well.
dmd-lesson-mythos-evidence = You need Evidence to convince the jurors. Take one side of it.
dmd-lesson-mythos-told = The Mythos card had the sign of the ritual. Two such signs lie in the discard now. With three the ritual moves on by one space. At space 5 the Elder One comes, at 8 you have lost.

dmd-lesson-strike = When they strike back
dmd-lesson-strike-show = This time a cultist is on your space, so you do not investigate: he attacks. You roll his dice, two green ones. Now every success wounds you, and a blank is what you want.
dmd-lesson-strike-again = 2 successes would be 2 wounds. Roll one again.
dmd-lesson-strike-blank = A blank. One wound less.
dmd-lesson-strike-both = 2 of your 5 wounds at once? You have room for stress: try one die again.
dmd-lesson-strike-other = Keep the other one.
dmd-lesson-strike-wounded = 1 wound. You keep your stress for later.
dmd-lesson-strike-allowed = Allowed, while your stress has room. Here we keep the last 2 for your own rolls.
dmd-lesson-strike-told = With the fifth wound you die. While the Elder One is still on its track, one death loses the game for all. Rest on a safe space: it heals 3.

dmd-lesson-goal = The goal of the episode
dmd-lesson-goal-show = Episode actions are your way to the goal. To convince a juror takes 4 successes; each piece of Evidence adds 1, and you have two. Then lead the juror to the square next door.
dmd-lesson-goal-ask = Convince the juror.
dmd-lesson-goal-dice = 3 black dice, and 2 for the Evidence.
dmd-lesson-goal-guilty = A guilty juror does not count on the square. Convince him first.
dmd-lesson-goal-here = The last juror is right here: convince him.
dmd-lesson-goal-keep = 2 successes and 2 for the Evidence: that is 4. Keep the dice.
dmd-lesson-goal-turned = The juror turns: innocent.
dmd-lesson-goal-enough = You have the 4 you need. Keep the dice.
dmd-lesson-goal-lead = Gather the juror, to lead him to the square.
dmd-lesson-goal-leading = He follows you.
dmd-lesson-goal-not-yet = The juror is innocent, but not on the square yet. Gather him.
dmd-lesson-goal-where = Lead him to the Town Square.
dmd-lesson-goal-square = On the Town Square, with 1 space left.
dmd-lesson-goal-next-door = The Town Square is next door.
dmd-lesson-goal-leave = Leave the juror here.
dmd-lesson-goal-four = Four innocent jurors on the Town Square!
dmd-lesson-goal-no-further = No further: jurors count on the square only.
dmd-lesson-goal-told = The ritual is disrupted. From now on the Elder One can be hurt. At the end of this turn it comes, whether you are ready or not.

dmd-lesson-arrival = The Elder One arrives
dmd-lesson-arrival-show = Now end your turn, and see what you have done.
dmd-lesson-arrival-ask = End your actions.
dmd-lesson-arrival-sky = A Mythos card, a find, and then the sky opens.
dmd-lesson-arrival-enough = You have done enough. End your actions.
dmd-lesson-arrival-find = You found a lantern. Take what you like.
dmd-lesson-arrival-light = Light: every Run goes 1 space farther.
dmd-lesson-arrival-oil = Oil: it burns everything on your space, once.
dmd-lesson-arrival-left = You leave it.
dmd-lesson-arrival-told = Azathoth stands on your space: stage II, 12 health. It attacks everyone on its space, and follows like any enemy. From now on one of you may fall, and the others fight on.

dmd-lesson-kill = Kill it
dmd-lesson-kill-show = The last stage has 15 health and 13 wounds. Leon rolls 5 dice now: one green for the sanity he lost, and one because Huikong is near and he loves an audience. One action is left.
dmd-lesson-kill-ask = Attack!
dmd-lesson-kill-rolled = 2 successes!
dmd-lesson-kill-attack = Two more wounds to go. Attack!
dmd-lesson-kill-keep = Keep the dice.
dmd-lesson-kill-enough = 2 wounds. It is enough.
dmd-lesson-kill-no-more = 2 wounds are all it takes. Keep them.
dmd-lesson-kill-told = The last stage has fallen: you have won, together. A win counts before any loss of the same moment.

## Puzzles

dmd-puzzle-which-die = Which die?
dmd-puzzle-which-die-show = A real position. You attack. One reroll is left, for 1 stress, and the enemy is not dead yet.
dmd-puzzle-which-die-ask = { $foe }: which die do you reroll?
dmd-puzzle-which-die-why = { $decides ->
    [chance] With this die { $foe } falls in { $chance } % of cases, with the next best in { $other } %.
   *[sanity] The chance to kill is the same with more than one die: { $chance } %. But with this one you lose the least sanity: a tentacle that stays costs 1.
}
dmd-puzzle-whom-first = Who first?
dmd-puzzle-whom-first-show = A real position. You attack, and nothing can be rerolled. Look at health, wounds and dice.
dmd-puzzle-whom-first-ask = Who are you most likely to kill?
dmd-puzzle-whom-first-why = { $foe }, { $left } health left: dead in { $chance } % of cases. The next best is { $rival }, { $rival_left } health left: { $other } %.
