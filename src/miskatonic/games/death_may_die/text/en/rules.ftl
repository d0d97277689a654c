### The rules of Death May Die for those who play; the clauses are in docs/rules/death-may-die.md.

rules-dmd-idea = What it is about
rules-dmd-idea-1 = One night, 1 to 5 investigators, and a cult that is nearly done with its ritual. You play together: all of you win, or all of you lose.
rules-dmd-idea-2 = A game combines any episode with any Elder One. The episode is the story: a map, its monsters, a goal. The Elder One is what comes at the end of it, whether you like it or not.
rules-dmd-idea-3 = First disrupt the ritual by reaching the episode’s goal. Until then nothing can harm the Elder One, not even when it stands in front of you. Then kill it, stage by stage.
rules-dmd-idea-4 = You will lose your mind over it, and that is your best hope. Each time your sanity reaches a threshold, something bad happens at once, and one of your skills grows for good.
rules-dmd-idea-5 = Be quick, but be careful. The ritual advances by itself, and at the end of its track you have lost. And as long as the Elder One has not been summoned, no one may be lost, or all of you are.

rules-dmd-setup = Set-up
rules-dmd-setup-1 = The Elder One’s figure begins on the first of the 8 spaces of its track. Its four stages lie in order, stage I on top.
rules-dmd-setup-2 = The Mythos deck is made of 8 cards of the episode and 8 of the Elder One, the Discovery deck of the episode’s 15 cards. Both are shuffled.
rules-dmd-setup-3 = The map, the start space, the three gates, and what stands and lies there at the beginning are as the episode has them. Only the cultists, the monsters of the episode and the special monster of the Elder One are in play. Figures that are not on the map wait in the pool.
rules-dmd-setup-4 = Everyone chooses an investigator, or draws one if the table so wishes. All begin on the start space, with no wounds, no stress, a whole mind, and three skills at level 1.
rules-dmd-setup-5 = Everyone gets a random one of the eight insanities, open to all. The first player is random, too, unless you have chosen someone; after that turns go round to the left.

rules-dmd-map = The map
rules-dmd-map-1 = The map is made of spaces, bounded by walls and passages. Any number of figures may be on a space. Two spaces are adjacent if one move leads from one to the other.
rules-dmd-map-2 = You move through passages that are open from both sides; one that is open from one side only, or leads off the map, is a wall. Two matching stairs or tunnels also make their spaces adjacent, in every respect, as long as both are there.
rules-dmd-map-3 = There are exactly three gates: red, yellow and blue. Enemies are summoned there. A space is safe when no enemy is on it, and the Elder One on the map is an enemy.
rules-dmd-map-4 = Distance is counted in moves along the shortest way; your own space is at distance 0. What blocks a passage counts, unless the figure that moves may ignore it.
rules-dmd-map-5 = If something makes spaces adjacent for you, it does so for you alone and in the stated way only, and it does not affect distances.

rules-dmd-investigator = Your investigator
rules-dmd-investigator-1 = Wounds: you can take 5; with the fifth you die. Stress: you can take 4; while the track is full you can take no more, and some effects wound you instead. Sanity: your marker begins at 0 and moves right; on the skull, at 20, you are lost.
rules-dmd-investigator-2 = On the way it passes six thresholds, at 4, 8, 12, 15, 18 and 19. Four of them, 8, 15, 18 and 19, give you a green die for good.
rules-dmd-investigator-3 = You have three skills, one of your own and two common ones, each from level 1 to 4, and one insanity.
rules-dmd-investigator-4 = What you find lies beside your board: items, companions and conditions, as many as you like. If a card does not say when, you may use it at any time in your turn, but not in the middle of another effect or of a roll: whenever you choose an action, after the Mythos phase, after each attack on you, after investigating, and after the first and the second step of the turn’s end.

rules-dmd-level = Level { $n }
rules-dmd-label-common = Common skill
rules-dmd-label-own = Own skill

rules-dmd-skills = The common skills
rules-dmd-skills-1 = All skills begin at level 1. A level-up raises one of them by 1, to at most 4. What a level gives is added to the levels before it, unless it says “instead”.
rules-dmd-skills-2 = A skill applies to all your rolls, also to those against you, unless it says otherwise. Anything you may do is optional.
rules-dmd-skills-3 = Brawling: the targets are chosen before the roll, and whatever each of them does when it is attacked happens, in the order you like. Marksman: range is counted in moves; what cannot be reached cannot be hit. Stealth: only on a Run; the enemy you name stays where it is, and the same one costs another sneak the next time. Swiftness: for every space you leave you decide again whom you take along. Toughness takes effect before a loss of sanity is stopped at a threshold.

rules-dmd-people = The investigators
rules-dmd-people-1 = Ten people, each with two of the common skills and one of their own.

rules-dmd-turn = A turn
rules-dmd-turn-1 = One after the other, clockwise, everyone takes a turn of four phases. The player whose turn it is has the active investigator.
rules-dmd-turn-2 = Actions: you have 3 (4 if your table so wishes), in any order, the same one as often as you like.
rules-dmd-turn-3 = Mythos: you draw a Mythos card and do what it says.
rules-dmd-turn-4 = Investigate or fight: on a safe space you draw a Discovery card; otherwise every enemy on your space attacks you.
rules-dmd-turn-5 = End of the turn: effects, fire, the ritual, the Elder One, in five steps.

rules-dmd-actions = Actions
rules-dmd-actions-1 = Everyone can run, attack, rest and trade; the episode adds two actions of its own, which are actions like any other. Some need a safe space. You may stop before you have used all of them.
rules-dmd-actions-2 = A free action costs none of them. You may take it in this phase only, before or after any other, each once a turn, and what you do not use is lost. A special action on a card costs 1 action.
rules-dmd-actions-3 = A price has to be paid in full or not at all. If paying would kill you, you are asked once more; companions may take the wounds of a price. Nothing that lets you ignore harm makes a price smaller.

rules-dmd-run = Run
rules-dmd-run-1 = Move up to 3 spaces, through passages, stairs and tunnels.
rules-dmd-run-2 = When you leave a space, all enemies on it follow you, even if other investigators stay there. The Elder One does so too, disrupted or not.
rules-dmd-run-3 = If there is fire on the space you leave, you catch it: for each fire token there you take one from the pool. Those on the space stay.
rules-dmd-run-4 = Both hold for every move, not only on a Run and not only in your turn. Being placed somewhere is not a move: no fire, and no one follows.
rules-dmd-run-5 = A player who is taken along or follows you leaves the space as well and catches its fire; enemies follow once. Sneaking away from enemies works on a Run only.

rules-dmd-attack = Attack
rules-dmd-attack-1 = Choose an enemy on your space, then roll. Each success is 1 wound. Wounds that a card adds need at least one success to add to; those of Killer Instinct do not.
rules-dmd-attack-2 = Wounds stay on the figure. With as many wounds as it has health it is killed and goes back to the pool. All wounds go to the one target, and any excess is lost.
rules-dmd-attack-3 = Some skills let you take several targets. Choose all of them before the roll; the wounds are divided among them, until a skill gives the full number to each. A bonus against one kind of enemy counts only if all your targets are of that kind.
rules-dmd-attack-4 = First come the wounds, then what follows from the attack (when it is attacked, if it survives, when it dies), then the tentacles you rolled.

rules-dmd-rest = Rest and trade
rules-dmd-rest-1 = Rest, only on a safe space: heal up to 3 in all, stress and wounds as you like. You may rest more than once. Sanity never heals. Rest is offered when it does something.
rules-dmd-rest-2 = Trade: all investigators on your space may exchange items and companions, as many as they like, also among themselves. A player who did not propose an exchange is asked whether they agree, and in one Trade each card changes hands at most once.
rules-dmd-rest-3 = A card keeps its side, and a companion its wounds. Conditions and relics cannot be traded.

rules-dmd-dice = Dice
rules-dmd-dice-1 = A roll of yours is always 3 black dice and all the green ones you have earned. When an enemy attacks you, you roll exactly the dice of the enemy.
rules-dmd-dice-2 = A success counts. An Elder Sign does nothing, unless something makes use of it. A tentacle costs you 1 sanity, on every roll. A blank is nothing. A face with two symbols counts as both.
rules-dmd-dice-3 = Green dice come from skills, cards and thresholds. They have no tentacle, and there is no limit to them. You may not roll fewer dice than you have, except where the effect that gives them is optional.
rules-dmd-dice-4 = Some rolls are against you: attacks of enemies, fire, and whatever says so. You roll them yourself, and their successes harm you. The green dice of your thresholds do not count for these.
rules-dmd-dice-5 = The order of a roll: roll, reroll, change symbols and count, apply the successes, then what follows from the result, and last the tentacles, all of them as one loss of sanity.
rules-dmd-dice-6 = A symbol that was changed loses its old meaning, so each can be changed once. The green face with both symbols gives 2 successes with Arcane Mastery, and 3 at level 4.

rules-dmd-rerolls = Rolling again
rules-dmd-rerolls-1 = After any roll you may take 1 stress to roll one die again. The old result is void. You may do so as long as your stress has room, with the same die too.
rules-dmd-rerolls-2 = You also roll for those who attack you, so you may roll their dice again as well, and it is you who pays.
rules-dmd-rerolls-3 = Free rerolls of skills and cards cost nothing. You may mix them with those for stress as you like.

rules-dmd-wounds = Wounds and death
rules-dmd-wounds-1 = With your fifth wound you die. You never take more wounds than you have life left.
rules-dmd-wounds-2 = Your wounds may go, all or some of them, to your companions. They still count as wounds that you have taken.
rules-dmd-wounds-3 = If someone is lost, dead or mad, before the Elder One has been summoned, all of you have lost at once. Afterwards the others go on.
rules-dmd-wounds-4 = The cards and tokens of the lost are discarded; some tokens of an episode stay where their bearer fell. Their later turns are passed over, and where their place matters, it is the one where they fell.
rules-dmd-wounds-5 = A player who dies in their own turn skips the rest of it, except for the symbols in the Mythos discard and what follows from them. A summoning that was due comes at the end of the next turn.
rules-dmd-wounds-6 = In a roll wounds come before tentacles, and the dead ignore their tentacles. If the last stage of the Elder One falls by the same roll, you have won before anything else.

rules-dmd-sanity = Sanity
rules-dmd-sanity-1 = Each sanity you lose moves your marker one step to the right. A single loss never carries you beyond the next threshold: the marker stops there, and the rest is ignored.
rules-dmd-sanity-2 = On reaching a threshold, in this order: at the third, your relic turns over; at 8, 15, 18 and 19 you gain a green die; your insanity breaks out; one of your skills rises by 1. Sanity you lose in the meantime waits until this is done.
rules-dmd-sanity-3 = The green dice are for all your own rolls, from the next one on, and never for rolls against you.
rules-dmd-sanity-4 = If several of you reach a threshold at the same time, they follow each other clockwise from the active investigator.
rules-dmd-sanity-5 = On the skull, at 20, you are lost. Nothing heals sanity.

rules-dmd-insanities = The insanities
rules-dmd-insanities-1 = At each threshold, check your insanity’s condition. If it is met, heal all your stress. If not, the insanity breaks out.

rules-dmd-mythos = The Mythos phase
rules-dmd-mythos-1 = Draw the top card of the Mythos deck, carry it out from top to bottom, and discard it face up. Skip what is impossible.
rules-dmd-mythos-2 = “You” is the active investigator, and only they are hit, unless the card says otherwise. All choices are theirs.
rules-dmd-mythos-3 = Enemies move along a shortest way, as far as they may, and stop at their target. Of several ways you choose one; without a way they stay.
rules-dmd-mythos-4 = A summoned enemy appears at the gate that is named, if a figure of it is left in the pool; otherwise nothing happens. Several come in the order that is given; without one, you choose.
rules-dmd-mythos-5 = A summoning symbol does nothing when the card is drawn. It counts at the end of the turn, when three of them in the discard advance the ritual. If the deck is empty, the discard is shuffled, and nothing advances.

rules-dmd-investigate = Investigate
rules-dmd-investigate-1 = If your space is safe, you must investigate: draw the top Discovery card.
rules-dmd-investigate-2 = If the card demands something of anyone with a condition or companion that you have, you must do it. Otherwise choose one of its ways, if you meet its condition and can pay its price, or leave it, which discards the card. If the card says what happens otherwise, you must take that whenever you decline or cannot pay.
rules-dmd-investigate-3 = A card you claim is yours with its left or its right side up: an item, a companion or a condition. There is no limit. “Take the other side” turns it, and clears a companion’s wounds.
rules-dmd-investigate-4 = A discarded card does not come back. When the deck is empty, there is no more investigating.

rules-dmd-companions = Companions
rules-dmd-companions-1 = A companion may take wounds for you, one by one, as you choose. It never heals, and with as many wounds as it has health it is discarded, and everything it gave is gone.
rules-dmd-companions-2 = If a companion brings a skill, you have it at level 1, or 1 level higher if you have it already, up to 4. A level-up raises only your own level. If you lose the companion, you lose what it added.

rules-dmd-fight = Fight
rules-dmd-fight-1 = If your space is not safe, every enemy on it attacks you, and no one else, once each, in the order you choose.
rules-dmd-fight-2 = You roll the enemy’s dice. Each success is 1 wound, each tentacle costs 1 sanity; Elder Signs matter only through abilities. Your rerolls and your skills apply.
rules-dmd-fight-3 = If something changes while they attack, it holds at once. Enemies that come to your space attack too, those that have left do not. If your space has become safe, the attacks are over, but you do not investigate any more. An enemy that arrives after you have investigated does not attack. If some effect has made an enemy attack you before, it still attacks in this phase.
rules-dmd-fight-4 = An Elder One on your space attacks as well, also before the ritual is disrupted, with the dice of all its revealed stages together.

rules-dmd-turn-end = The end of the turn
rules-dmd-turn-end-1 = First: everything that happens at the end of a turn and is not the Elder One’s, in the order you like.
rules-dmd-turn-end-2 = Second: the fire on you burns.
rules-dmd-turn-end-3 = Third: if three symbols or more lie in the Mythos discard, the ritual advances by 1 space, once. Then resolve the effects of the revealed stages in order, then the episode’s, then those of Unknown Monsters A and B. After that the discard is shuffled into the deck.
rules-dmd-turn-end-4 = Fourth: if the Elder One has reached the first red space, or you have disrupted the ritual in this turn, it is summoned.
rules-dmd-turn-end-5 = Fifth: what the stages do at the end of a turn, in the order of the stages; “you” is still the active investigator. Then it is the turn of the player who sits to the left.

rules-dmd-fire = Fire
rules-dmd-fire-1 = Fire lies on spaces, and it clings to those who leave them: one token for each that lies there.
rules-dmd-fire-2 = At the end of your turn roll 1 black die for each fire on you. You may reroll as ever. Each success is a wound, each tentacle costs 1 sanity. Then all fire on you is gone, also what you caught during the roll.
rules-dmd-fire-3 = Enemies never catch fire. There are 12 tokens for the spaces; when none is left, no more is placed. On investigators fire has no limit.

rules-dmd-enemies = Enemies
rules-dmd-enemies-1 = Enemies are the cultists, the monsters, and the Elder One once it is on the map. A monster is an enemy that is neither cultist nor Elder One. An effect that names one kind affects only that kind.
rules-dmd-enemies-2 = Every kind has its health, its dice, and a fixed number of figures; there are never more.
rules-dmd-enemy = Health { $health }. { $black ->
    [0] { $green ->
        [one] 1 green die.
       *[other] { $green } green dice.
    }
    [one] { $green ->
        [0] 1 black die.
        [one] 1 black and 1 green die.
       *[other] 1 black and { $green } green dice.
    }
   *[other] { $green ->
        [0] { $black } black dice.
        [one] { $black } black dice and 1 green die.
       *[other] { $black } black and { $green } green dice.
    }
} { $pool ->
    [one] 1 figure.
   *[other] { $pool } figures.
}

rules-dmd-ritual = The ritual
rules-dmd-ritual-1 = The track has 8 spaces. The Elder One’s figure begins on the first and moves right, 1 space each time the ritual advances.
rules-dmd-ritual-2 = From space 5 on the track is red. Entering the first red space summons the Elder One at the end of that turn. Disrupting the ritual does so, too, if it has not come yet.
rules-dmd-ritual-3 = Summoning: stage I is laid aside, but what it says holds to the end of the game. Stage II is revealed and says where the Elder One appears. On the track a progress token takes the place of the figure and moves on like it.
rules-dmd-ritual-4 = When the progress token reaches the last space, you have lost, before anything else happens.
rules-dmd-ritual-5 = The ritual is disrupted as soon as the episode’s goal is reached. If the Elder One is already on the map, it can be hurt from this moment on. If it comes in the same turn for both reasons, it is summoned once.

rules-dmd-elder-ones = The Elder Ones
rules-dmd-elder-ones-1 = Stage I says what happens when the ritual advances. Every further stage has an effect on being revealed, which also says where the Elder One goes, a lasting effect, a health, and dice.
rules-dmd-elder-ones-2 = Nothing of a stage ends with it: effects and dice of all revealed stages add up.
rules-dmd-elder-ones-3 = Once the ritual is disrupted you attack the Elder One like any enemy. With as many wounds as the stage has health, the stage is defeated. The next stage is revealed at once, without wounds, and any excess is lost; only then comes whatever follows from the kill.
rules-dmd-elder-ones-4 = Defeat the fourth stage, and you have won.
rules-dmd-elder-ones-5 = If your table plays with random arrival, four places are set apart: the three gates and the start space. The third stage goes to one of them at random, the fourth to one of the three others.
rules-dmd-stage = { $elder }, stage { $n }.
rules-dmd-stage-figures = Health { $health }. { $black ->
    [0] { $green ->
        [one] 1 more green die.
       *[other] { $green } more green dice.
    }
    [one] { $green ->
        [0] 1 more black die.
        [one] 1 more black and 1 more green die.
       *[other] 1 more black and { $green } more green dice.
    }
   *[other] { $green ->
        [0] { $black } more black dice.
        [one] { $black } more black dice and 1 more green die.
       *[other] { $black } more black and { $green } more green dice.
    }
}
rules-dmd-label-advance = When the ritual advances
rules-dmd-label-reveal = Revealed
rules-dmd-label-lasting = From then on

rules-dmd-episodes = The episodes
rules-dmd-episodes-1 = Each episode has a goal, something that happens when the ritual advances, two actions of its own, and perhaps special rules. As soon as the goal is reached, the ritual is disrupted, and the tokens that were only about the goal leave the map.
rules-dmd-episodes-2 = Where it comes from: the rules, the card of the first episode, the common skills and a few cards are as the rulebook tells them. Dice, tracks, the investigators and their own skills are known from boards and cards of the box. The maps, most cards, what the other episodes ask of you, the numbers of most monsters and sixteen of the Unknown Monsters are our own design.
rules-dmd-label-goal = Goal
rules-dmd-label-special = Special
rules-dmd-label-after = When the ritual is disrupted
rules-dmd-label-monster = Monster
rules-dmd-episode-top-of-the-mourning = Bring the jurors to the Town Square with their innocent side up. Evidence among your items and companions helps to convince them; then gather them, before the guilty ones scatter again.
rules-dmd-episode-isle-of-the-damned = The passages are full of locks, which only cultists pass. Force them, take the patients by the hand, one for each of you, and step with them onto the Landing Stage; there they stay. At a threshold your patient tears loose.
rules-dmd-episode-deliver-us-from-evil = Break the Bone Wards first, for each that still stands weakens every blow against the altar. Then strike the Altar Stones off it. Each blow that succeeds hangs bones on you that slow you down, until you lay them to rest in a chapel. Meanwhile the tunnels fall in.
rules-dmd-episode-by-request-of-the-queen = Fetch powder from the Armoury, carry it to the pillars and set a charge on each, so that all of them lie there at the same time. Cultists spoil what they stand on, so call them away. Keep powder away from fire, and remember that the castle drinks your blood.
rules-dmd-episode-festival-of-death = Every booth is a game of its own; beat enough of them. Visitors wander into the booths that are still open, and you pay for it. Those you lead back to the Main Gate go home at the end of a turn and leave you a ticket, which is good for a free reroll.
rules-dmd-episode-beauty-and-the-beast = The Beast can be wounded only where a rose lies. Listen to the ghosts for roses, lay one down, lure the Beast to it, and strike; each attack it survives costs a rose. Its death is your goal.

rules-dmd-tokens = Tokens
rules-dmd-tokens-1 = Some tokens do something of their own, wherever they come from.

rules-dmd-unknown = The Unknown
rules-dmd-unknown-1 = If you like, monsters that no one expected join the game, and relics that change with your mind. You may have no, one or two monsters, each with relics or without: relics alone make the game easier, monsters alone harder.
rules-dmd-unknown-2 = Two monsters that are in neither box of this game are drawn and put at random in the slots A and B; all their figures join the pool. One of each is summoned at the beginning, A first, at different random gates, and its set-up text applies. The four Mythos cards of the slots are shuffled in. With one monster only slot A and its two cards are used.
rules-dmd-unknown-3 = When the ritual advances, they come last: first the Elder One, then the episode, then A, then B.
rules-dmd-unknown-4 = Their Mythos cards ask for another card: carry it out, discard it, draw again, until one comes without that demand. A card that is carried out without having been drawn asks for none.
rules-dmd-label-setup = Set-up

rules-dmd-relics = Relics
rules-dmd-relics-1 = As many relics as there are investigators are drawn and laid open. Clockwise from the first player everyone takes one, normal side up.
rules-dmd-relics-2 = At your third threshold, at 12, your relic turns over for good: stronger, and at a price.
rules-dmd-relics-3 = A relic is neither an item nor a Discovery card. It can be neither traded nor discarded. Sandra Atkinson draws from the relics in every game, with or without the Unknown, and may own several.
rules-dmd-label-normal = Normal
rules-dmd-label-transformed = Transformed

rules-dmd-end = Winning and losing
rules-dmd-end-1 = You win when the last stage of the Elder One is defeated. If you would lose in the same moment, you still win.
rules-dmd-end-2 = You lose when someone is lost before the Elder One has been summoned; when, afterwards, all are lost; or when the progress token reaches the last space of the track.

rules-dmd-ties = When something is unclear or runs out
rules-dmd-ties-1 = If several things fit, or it is not clear which is meant, the active investigator decides. If several things happen at the same time, the active investigator orders them.
rules-dmd-ties-2 = Nearest and furthest go by the shortest way, and the active investigator decides among equals.
rules-dmd-ties-3 = Everything is limited by what there is, except for dice, wounds and fire on investigators: 12 fire tokens, 10 cultists, as many figures and tokens as each kind has. If there is too little, do as much as possible. What is discarded or killed goes back to the pool, unless something says otherwise.

rules-dmd-solo = Playing alone
rules-dmd-solo-1 = Alone you play two investigators, who take turns. Each has an insanity of its own, and everything else is as with two people.

rules-dmd-knowledge = What you know
rules-dmd-knowledge-1 = Everything is open: boards, cards, tokens, figures, what has been discarded. Only the order of the decks is unknown, to all of you alike, and which relics and Unknown Monsters were not drawn. Talk about all of it as much as you like.

rules-dmd-options = What a table may choose
rules-dmd-options-1 = All this is fixed before the game.

## Drawings

drawing-dmd-turn = Four signs in a ring: a boot for the actions, an eye for the Mythos, a lens and a sword for investigating or fighting, an hourglass for the end of the turn.
drawing-dmd-dice = The faces of the dice. Black: success, success, success with a tentacle, tentacle, Elder Sign, blank. Green: success, success, Elder Sign, Elder Sign with a success, blank, blank.
drawing-dmd-board = Three tracks. Wounds: five steps, the last a skull. Stress: four steps. Sanity: twenty steps with thresholds at 4, 8, 12, 15, 18 and 19, four of them with a green die, and a skull at 20.
drawing-dmd-map = Six spaces joined by passages. One passage is open from one side only and does not count. Two matching stairs join spaces that lie apart. One space has a gate, one has an enemy on it and is not safe.
drawing-dmd-safe = safe
drawing-dmd-not-safe = not safe
drawing-dmd-gate = gate
drawing-dmd-stairs = stairs
drawing-dmd-run = An investigator runs from a burning space with two enemies to the next: both enemies follow, and a flame clings to the runner, while the other investigator stays behind.
drawing-dmd-fork = On a safe space a lens and a Discovery card; on a space with enemies a sword, and dice that are rolled against you.
drawing-dmd-investigate = investigate
drawing-dmd-fight = fight
drawing-dmd-ritual = The track of 8 spaces. The figure stands on the first, spaces 5 to 8 are red, and the last has a skull.
drawing-dmd-summoned = summoned
drawing-dmd-lost = lost
drawing-dmd-stages = Four cards in a row, stages one to four. Stage one has no dice; from the second on each adds its dice to those before it.
