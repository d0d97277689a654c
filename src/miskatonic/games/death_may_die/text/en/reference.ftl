### The catalogue of cards, figures, tokens and skills.

dmd-deck-investigators = Investigators
dmd-deck-skills = Skills
dmd-deck-insanities = Insanities
dmd-deck-enemies = Enemies
dmd-deck-tokens = Tokens
dmd-deck-relics = Relics
dmd-deck-unknown = Unknown Monsters
dmd-deck-unknown-mythos = Mythos of the Unknown
dmd-deck-stages = Stages
dmd-deck-mythos = Mythos
dmd-deck-episode = Goal and actions
dmd-deck-discovery = Discovery
dmd-reference-monsters = Monsters: { $monsters }.

## What lies on the table

dmd-deck-table = On the table
dmd-ref-face-success = Success
dmd-ref-face-success-rule = Counts: 1 wound when you attack, 1 step to what a roll needs. Against you: 1 wound to you.
dmd-ref-face-tentacle = Tentacle
dmd-ref-face-tentacle-rule = Costs 1 sanity on every roll, yours or against you.
dmd-ref-face-sign = Elder Sign
dmd-ref-face-sign-rule = Nothing, unless a skill or card uses it.
dmd-ref-green-die = Green die
dmd-ref-green-die-rule = Earned by skills, cards and madness. 3 successes in 6, no tentacle.
dmd-ref-black-die = Black die
dmd-ref-black-die-rule = 3 successes in 6, and two tentacles.
dmd-ref-wounds = Wounds
dmd-ref-wounds-rule = The fifth kills. While the Elder One has not come, one death loses the game.
dmd-ref-stress = Stress
dmd-ref-stress-rule = Up to 4. Take 1 to reroll a die. Resting heals it.
dmd-ref-sanity = Sanity
dmd-ref-sanity-rule = It only falls. At 4, 8, 12, 15, 18 and 19 comes madness, and a skill gains a level; at 20 you are lost.
dmd-ref-actions = Actions
dmd-ref-actions-rule = 3 a turn: run, attack, rest, trade, or an episode action.
dmd-ref-gate = Gate
dmd-ref-gate-rule = Enemies are summoned here.
dmd-ref-stairs = Stairs and tunnels
dmd-ref-stairs-rule = Two that match join their spaces.
dmd-ref-track = Summoning track
dmd-ref-track-rule = 3 signs in the discard move it on by 1 space. At 5 the Elder One comes, at 8 you lose.
dmd-ref-goal = Goal
dmd-ref-goal-rule = Reach it, and the ritual is disrupted: the Elder One comes, and can be hurt.
dmd-ref-mythos-card = Mythos card
dmd-ref-mythos-card-rule = Drawn after your actions. Bad for you; its sign counts for the ritual.
dmd-ref-discovery-card = Discovery card
dmd-ref-discovery-card-rule = Drawn on a safe space. Take one side for its price, or leave it for good.
dmd-ref-start = Start space
dmd-ref-start-rule = You begin here; the last stage often comes here.
dmd-ref-safe-space = Safe space
dmd-ref-safe-space-rule = No enemy on it: you may rest, and you investigate.
