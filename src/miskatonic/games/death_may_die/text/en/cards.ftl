### Card texts written by hand, each with a fingerprint of its data. After a change of the data a
### test fails until the text has been reviewed: python -m tools.cards texts


## Tokens

dmd-fire-rule =
    When you leave a space with Fire, you catch 1 Fire token for each one there.
    At the end of your turn, roll 1 black die for each Fire token on you: each success is 1 wound, each tentacle costs 1 sanity. Then discard all your Fire tokens.
    For burrowing enemies, spaces with Fire or Rubble are adjacent.
    .data = 0cc63de2
dmd-poison-rule = At the end of your turn, if you have any Poison tokens, take 1 wound and discard them all.
    .data = 33f4b5cf
dmd-rubble-rule = For burrowing enemies, spaces with Rubble or Fire are adjacent.
    .data = 0cc63de2
dmd-cosmic-rule =
    When you roll on a space with a Cosmic token, blanks count as tentacles.
    When an effect moves an enemy, all spaces with Cosmic tokens are adjacent for it.
    .data = d9503fc3
dmd-fatigue-rule = At the start of your turn, if you have 3 or more Fatigue tokens, discard 3 of them: you have 1 fewer action this turn.
    .data = bbd47633
dmd-guilty-juror-rule = Still believes the verdict. Convince a Guilty Juror to turn the token over to its innocent side.
    .data = a58ca166
dmd-innocent-juror-rule = Has heard the truth, and counts toward your goal. A card may turn the token back to its guilty side.
    .data = edacd489
dmd-lock-rule = A passage with a Lock is closed to everybody except Cultists.
    .data = c7f312c7
dmd-patient-rule =
    You can lead only 1 Patient at a time.
    If you die, your Patient stays behind on your space.
    .data = 9763080b
dmd-bone-ward-rule = Every Bone Ward that still stands weakens each blow against the altar.
    .data = 44136fa3
dmd-altar-stone-rule = A piece of the altar. Your goal is to strike off all of them.
    .data = 44136fa3
dmd-bones-rule = For each Bones token you have, you Run 1 space less, but always at least 1 space.
    .data = 90586439
dmd-charge-rule =
    You can carry up to 2 Charges.
    If you die, your Charges stay behind on your space.
    .data = f3527860
dmd-thirst-rule = Gathers on the story board. When the castle has drunk enough, its special rule strikes.
    .data = 44136fa3
dmd-open-booth-rule = Nobody has beaten this booth yet, and Visitors wander into it. Win its game to turn the token over.
    .data = 6979b3c5
dmd-beaten-booth-rule = You have beaten this booth. It draws no more Visitors and counts toward your goal.
    .data = d212a111
dmd-visitor-rule = Wanders toward the Open Booths and is lost in them. Usher Visitors to the start space to send them home.
    .data = 44136fa3
dmd-ticket-rule = While you roll, you may discard 1 Ticket for 1 free reroll.
    .data = afda7dc4
dmd-ghost-rule = Listen to a Ghost on your space to gain a Rose.
    .data = 44136fa3
dmd-rose-rule =
    On a space, a Rose is bait: the Beast can be wounded only where one lies.
    If you die, your Roses stay behind on your space.
    .data = 110c5152

## Enemies

dmd-cultist-rule = Cultists have no special ability.
    .data = 44136fa3
dmd-ghast-rule = When an effect moves it from a space without a gate, it moves 1 space farther.
    .data = a36f3ff4
dmd-serpent-man-rule = When it attacks you and the roll shows a tentacle, gain 1 Poison token.
    .data = 1728e839
dmd-fisher-from-outside-rule = When you attack it and your roll shows an Elder Sign, take 1 stress.
    .data = 10332dde
dmd-gyaa-yothn-rule = When an effect moves it, it takes 1 Cultist along from its space.
    .data = 87e71acd
dmd-gug-rule = When its attack kills you or one of your companions, it moves 2 spaces toward the nearest other investigator.
    .data = f67bee55
dmd-unnamable-rule = When it attacks you, you cannot take stress to reroll dice.
    .data = 352c4aea
dmd-dhole-rule = It burrows: spaces with Fire or Rubble are adjacent for it.
    .data = 35de2870
dmd-dancer-rule = When it attacks you and the roll shows an Elder Sign, place 1 Cosmic token on your space.
    .data = 1a2379bb
dmd-amorphous-scion-rule =
    When an effect moves it, it moves 1 space less, but always at least 1 space.
    When it takes 2 or more wounds at once, half of them, rounded down, go to the nearest other Amorphous Scion.
    .data = 444c63ac
dmd-beast-rule =
    It can be wounded only on a space with a Rose.
    When you attack it and it survives, remove 1 Rose from its space.
    .data = e44c4fdc

## Episode 1

dmd-top-of-the-mourning-goal = Bring 4 Innocent Jurors to Town Square.
    .data = fd18ad4e
dmd-top-of-the-mourning-advance = Each Guilty Juror moves 1 space away from Town Square.
    .data = 23894f30
dmd-gather-jurors-rule = Move 1 juror on your space, guilty or innocent, up to 2 spaces.
    .data = c2ddc662
dmd-convince-juror-rule = With a Guilty Juror on your space, roll. Each Evidence you have adds 1 success. On 4 or more successes, turn 1 Guilty Juror on your space over to its innocent side.
    .data = 6f7ca13f
dmd-e1-hung-jury-rule =
    Take 1 stress.
    The nearest Guilty Juror moves 1 space away from Town Square.
    .data = 4fba6d44
dmd-e1-alices-verdict-rule =
    Each investigator who is Accused loses 1 sanity.
    You take 1 stress.
    .data = a1a3d851
dmd-e1-intimidation-rule =
    On each space with a Cultist, turn 1 Innocent Juror over to its guilty side.
    Summon 1 Cultist at the yellow gate.
    .data = 9a1aff8f
dmd-e1-light-the-pyres-rule =
    Place 1 Fire token on Town Square and 1 on your space.
    Summon 1 Cultist at the red gate.
    .data = 7097f9a6
dmd-e1-hue-and-cry-rule =
    Each Cultist moves 1 space toward the nearest investigator.
    If you are Accused, place the nearest Cultist on your space.
    .data = 36e9d0ac

## Episode 2

dmd-isle-of-the-damned-goal = Bring all 4 Patients to the Landing Stage.
    .data = 347338b9
dmd-isle-of-the-damned-advance =
    Put 1 Lock on the open passage nearest to the start space.
    If an enemy is on the Landing Stage, move 1 Patient from there to the Ward of Whispers.
    .data = aaf3e490
dmd-isle-of-the-damned-special =
    When you enter the Landing Stage, your Patient stays there.
    When you reach an insanity threshold, your Patient breaks away and stays on your space.
    .data = 25e35a26
dmd-force-lock-rule = With a Lock on a passage of your space, roll. Each Key you have adds 1 success. On 2 or more successes, remove 1 Lock from a passage of your space.
    .data = ef9ba6b4
dmd-lead-patient-rule = Take 1 Patient from your space, then move up to 2 spaces.
    .data = 88bbe7d8
dmd-e2-lines-in-the-fog-rule =
    If you are Paranoid, place each Fisher from Outside on your space. If not, each Fisher from Outside moves 2 spaces toward you.
    Summon 1 Fisher from Outside at the yellow gate.
    .data = 449da988
dmd-e2-they-are-listening-rule =
    Each investigator who is Paranoid takes 1 wound.
    Each other investigator takes 1 stress, or 1 wound if there is no room for it.
    .data = c7549264
dmd-e2-back-to-bed-rule =
    On each space with an enemy, move 1 Patient up to 1 space away from the start space.
    Summon 1 Cultist at the yellow gate.
    .data = ac655c31
dmd-e2-screaming-fit-rule =
    If you lead a Patient, put your Patient on your space or take 1 wound.
    If you lead none, lose 1 sanity.
    .data = 8a1e157b

## Episode 3

dmd-deliver-us-from-evil-goal = Strike off the last Altar Stone: none may be left in play.
    .data = 65a3b2e6
dmd-deliver-us-from-evil-advance =
    The passage nearest to you falls in for good, unless that would cut the map in two. Place 1 Rubble token on either side of it.
    Each investigator with 2 or more Bones tokens takes 1 stress, or 1 wound if there is no room for it.
    .data = 564c83d0
dmd-strike-bones-rule =
    Choose one:
    • With a Bone Ward on your space, roll. On 2 or more successes, remove 1 Bone Ward from your space and gain 1 Bones token.
    • With an Altar Stone on your space, roll. Each Bone Ward still in play subtracts 1 success. For each success left, remove 1 Altar Stone from your space; if you removed any, gain 1 Bones token.
    .data = 25162def
dmd-lay-to-rest-rule = Only in a Chapel, on a safe space, and with Bones: discard all your Bones tokens and heal 1 stress or 1 wound.
    .data = f716a77c
dmd-e3-weight-of-ages-rule =
    Each investigator takes 1 stress for each of their Bones tokens. Whatever there is no room for becomes wounds.
    Summon 1 Cultist at the red gate.
    .data = 1c11f5c7
dmd-e3-fresh-mortar-rule =
    If a Cultist is on the Black Altar, place 1 Altar Stone there. If not, each Cultist moves 2 spaces toward the Black Altar.
    Summon 1 Cultist at the blue gate.
    .data = fc203ae1
dmd-e3-walls-close-in-rule =
    The passage nearest to you falls in for good, unless that would cut the map in two. Place 1 Rubble token on either side of it.
    Take 1 stress.
    .data = 05caf70e
dmd-e3-choir-of-the-dead-rule =
    Each investigator who is Haunted loses 1 sanity.
    Each other investigator takes 1 stress.
    .data = f90cf37e
dmd-e3-cave-in-rule =
    Choose one:
    • Take 1 wound to hold the beam. Nothing else happens.
    • Otherwise, the passage nearest to you falls in for good, unless that would cut the map in two. Place 1 Rubble token on either side of it.
    .data = c2738e5e
dmd-e3-dynamite-left-rule =
    Item.
    Action: discard this card. If a Bone Ward is on your space, remove 1 Bone Ward; if none is, remove 3 Altar Stones from your space. Then each enemy on your space takes 2 wounds, and you gain 1 Fire token.
    .data = 052cdc62

## Episode 4

dmd-by-request-of-the-queen-goal = Have at least 1 Charge on every Pillar at the same time.
    .data = b13c7978
dmd-by-request-of-the-queen-advance =
    Remove all Charges from each space with a Cultist.
    For each investigator with 2 or more wounds, place 1 Thirst token on the story board.
    .data = 3835e2bb
dmd-by-request-of-the-queen-after = Place 1 Fire token on each Pillar. Each investigator there gains 1 Fire token.
    .data = 815d4a91
dmd-by-request-of-the-queen-special =
    At the end of your turn, if you have both Fire and Charges, take 1 wound for each of your Charges, then discard them all.
    At the end of your turn, if 3 or more Thirst tokens lie on the story board, remove 3 of them and summon 1 Cultist at each gate. Then each monster moves 1 space toward the nearest investigator.
    .data = cbf70f11
dmd-handle-powder-rule =
    Choose one:
    • In the Armoury: gain 2 Charges.
    • On a Pillar without a Charge, if you have one: roll. On 2 or more successes, put 1 of your Charges on your space.
    .data = c04e0e36
dmd-handle-powder-at-armoury = Gain 2 Charges.
    .data = c34a122e
dmd-call-out-rule = Only with no Cultist on your space: roll. The nearest Cultist moves 1 space toward you for each success.
    .data = 073daa03
dmd-e4-stones-drink-rule =
    If you are wounded, place 1 Thirst token on the story board.
    Summon 1 Cultist at the red gate.
    .data = 503426c4
dmd-e4-red-hunger-rule =
    Each investigator who is Bitten takes 1 wound.
    Each other investigator takes 1 stress.
    .data = e1938fdb
dmd-e4-damp-powder-rule =
    Remove 1 Charge from each space with an enemy.
    Summon 1 Cultist at the yellow gate.
    .data = b604e345
dmd-e4-falling-torch-rule =
    Discard 1 Charge, if you have any, or gain 1 Fire token.
    Summon 1 Serpent Man at the blue gate.
    .data = 768ce121

## Episode 5

dmd-festival-of-death-goal = Beat 4 booths.
    .data = 7bf18853
dmd-festival-of-death-advance =
    Each Visitor moves 1 space toward the nearest Open Booth.
    Then remove all Visitors from spaces with an Open Booth. For each of them, take 1 stress, or 1 wound if you have no room for it.
    .data = d2e6ab69
dmd-festival-of-death-special = At the end of your turn, Visitors on the start space go home: remove them all and gain 1 Ticket for each.
    .data = 7cd5bae3
dmd-play-booth-rule =
    Only on a safe space with an Open Booth: play its game. If you win, turn the booth over to its beaten side and gain 1 Ticket.
    • High Striker: roll. You win with 4 or more successes.
    • Fortune Teller's Tent: roll. You win with 1 or more Elder Signs.
    • Hall of Mirrors: roll. You win with 2 or more successes and no tentacle.
    • Ring Toss: roll. You win with exactly 2 successes.
    • Knife Wheel: roll 3 black dice against yourself; each success is 1 wound. You win with at most 1 success.
    .data = df0d1c4d
dmd-play-booth-at-high-striker = Roll. On 4 or more successes, turn the booth over to its beaten side and gain 1 Ticket.
    .data = 0695dd7b
dmd-play-booth-at-fortune-tent = Roll. On 1 or more Elder Signs, turn the booth over to its beaten side and gain 1 Ticket.
    .data = 0e962ca7
dmd-play-booth-at-hall-of-mirrors = Roll. On 2 or more successes and no tentacle, turn the booth over to its beaten side and gain 1 Ticket.
    .data = 3b016703
dmd-play-booth-at-ring-toss = Roll. On exactly 2 successes, turn the booth over to its beaten side and gain 1 Ticket.
    .data = d695b97f
dmd-play-booth-at-knife-wheel = Roll 3 black dice against yourself; each success is 1 wound. On at most 1 success, turn the booth over to its beaten side and gain 1 Ticket.
    .data = 5532fcc5
dmd-usher-visitors-rule = Roll. For each success, move 1 Visitor on your space or an adjacent one up to 2 spaces.
    .data = d386ce23
dmd-e5-calliope-rule =
    Each investigator who is Entranced loses 1 sanity.
    Each other investigator takes 1 stress, or 1 wound if there is no room for it.
    .data = 0d03113f
dmd-e5-lost-in-the-crowd-rule =
    Remove 1 Visitor from each space with an enemy. For each one removed, take 1 stress, or 1 wound if you have no room for it.
    Summon 1 Cultist at the yellow gate.
    .data = 434ce886
dmd-e5-candyfloss-right-rule =
    Item.
    Free action: discard this card. Twice, move 1 Visitor on your space or an adjacent one up to 3 spaces.
    .data = f4602dff
dmd-e5-ringmasters-hat-right-rule =
    Item.
    Free action, once a turn: take 1 stress to move 1 Visitor on your space or an adjacent one up to 2 spaces.
    .data = 593b729e

## Episode 6

dmd-beauty-and-the-beast-goal = Kill the Beast.
    .data = 4fa218e0
dmd-beauty-and-the-beast-advance = Remove all Roses from the Beast's space. Then the Beast moves 3 spaces toward the nearest investigator and at once attacks each investigator on its space.
    .data = 30fc3536
dmd-listen-to-ghost-rule = Only on a safe space with a Ghost: roll. On 2 or more successes, gain 1 Rose and move 1 Ghost on your space 2 spaces.
    .data = 84377172
dmd-bait-the-beast-rule = Put 1 of your Roses on your space. Then the Beast moves 3 spaces toward you.
    .data = 433ad989
dmd-e6-the-beast-prowls-rule =
    The Beast moves 2 spaces toward the nearest investigator.
    Summon 1 Cultist at the blue gate.
    .data = 9ffce5e1
dmd-e6-scent-of-roses-rule =
    If you have a Rose, the Beast moves 3 spaces toward you. If not, take 1 stress, or 1 wound if you have no room for it.
    Summon 1 Ghast at the yellow gate.
    .data = 356fd17a
dmd-e6-lament-rule =
    Each investigator who is Mourning loses 1 sanity.
    Each other investigator takes 1 stress, or 1 wound if there is no room for it.
    .data = 718a641d
dmd-e6-withering-rule = Each investigator discards 1 Rose or takes 1 wound.
    .data = d5fcb7fa
dmd-e6-licking-wounds-rule =
    The Beast moves 1 space away from the nearest investigator and heals 1 wound for each living investigator.
    Summon 1 Cultist at the red gate.
    .data = 7cc09686
dmd-e6-howl-rule = Take 1 stress. The Beast moves 2 spaces toward you.
    .data = 97f01f48
dmd-e6-raw-meat-left-rule =
    Item.
    Free action: discard this card. Place 1 Rose on your space; then the Beast moves 2 spaces toward you.
    .data = b7adf53d

## Elder Ones

dmd-azathoth-1-advance = Place 1 Cosmic token on your space.
    .data = e7cc0a3c
dmd-azathoth-2-reveal = Place the Elder One on the space with the most Cosmic tokens.
    .data = 0bc2534b
dmd-azathoth-2-rule = At the end of your turn, if a Dancer of Azathoth is on the Elder One's space, the Elder One heals 1 wound for each living investigator.
    .data = b5ba694d
dmd-azathoth-3-reveal =
    Place the Elder One at a random gate.
    Each investigator on a space with a Cosmic token loses 1 sanity.
    Each Dancer of Azathoth moves 2 spaces toward the Elder One.
    .data = b6a3d2e9
dmd-azathoth-3-rule =
    When the Elder One attacks you and the roll shows an Elder Sign, place 1 Cosmic token on your space, if at least 3 investigators are alive.
    At the end of your turn, if you are on the Elder One's space, each other investigator there takes 1 stress, or 1 wound if there is no room for it.
    .data = 46821266
dmd-azathoth-4-reveal =
    Place the Elder One on the start space and, if at least 3 investigators are alive, 1 Cosmic token with it.
    Summon 1 Dancer of Azathoth on the Elder One's space.
    .data = 008db455
dmd-azathoth-4-rule = At the end of your turn, if at least 3 investigators are alive, place 1 Cosmic token on your space or an adjacent one.
    .data = 9b481ed7
dmd-aza-court-rule =
    If the Elder One is on the map, each Dancer of Azathoth moves 2 spaces toward it.
    Summon 1 Dancer of Azathoth at the blue gate.
    .data = 02007abe
dmd-aza-nuclear-rule =
    Each investigator on a space with a Cosmic token loses 1 sanity.
    Place 1 Cosmic token at a random gate.
    Summon 1 Cultist at the yellow gate.
    .data = 69cd2f56
dmd-aza-piping-rule = Each investigator takes 1 stress, or 1 wound if there is no room for it.
    .data = 6ddb470e
dmd-aza-idiots-dream-rule =
    If there is a Cosmic token on your space, take 1 wound. If not, place 1 Cosmic token there.
    Each monster moves 1 space toward you.
    .data = c5ad6bba
dmd-tsathoggua-1-advance = Each investigator gains 1 Fatigue token.
    .data = 227b5919
dmd-tsathoggua-1-rule = When you rest, you may heal 1 less to discard 1 Fatigue token.
    .data = f8e4749d
dmd-tsathoggua-2-reveal = Place the Elder One on your space.
    .data = 45b89a92
dmd-tsathoggua-2-rule = At the end of your turn, if you are on the Elder One's space, gain 1 Fatigue token.
    .data = 3c9235c6
dmd-tsathoggua-3-reveal =
    Place the Elder One at the yellow gate.
    Each investigator takes 2 stress or gains 1 Fatigue token.
    .data = f8b95d8d
dmd-tsathoggua-3-rule = When you attack the Elder One and your roll shows a tentacle, gain 1 Fatigue token.
    .data = b9fb6a0f
dmd-tsathoggua-4-reveal =
    Place the Elder One on the start space.
    You gain 1 Fatigue token.
    .data = 399984f7
dmd-tsathoggua-4-rule = When you rest, you heal 1 less.
    .data = 2c17dbd4
dmd-tsa-heavy-lids-rule =
    If your space is not safe, gain 1 Fatigue token.
    Each Amorphous Scion moves 3 spaces toward you.
    .data = 0ff1c2c6
dmd-tsa-black-basin-rule =
    If your space is not safe, gain 1 Fatigue token.
    Summon 1 Amorphous Scion at the yellow gate.
    .data = f2ef8c2d
dmd-tsa-lethargy-rule = You and another investigator of your choice each take 1 stress or gain 1 Fatigue token.
    .data = 97c6917a
dmd-tsa-dreamless-rule =
    If you have 2 or more Fatigue tokens, lose 1 sanity.
    Summon 1 Cultist at the yellow gate and 1 at the blue gate.
    .data = b5cee913
dmd-tsa-nkai-rule =
    If you have 2 or more Fatigue tokens, take 1 wound.
    The nearest enemy moves 3 spaces toward you.
    .data = 3f451911
dmd-tsa-bat-ears-rule =
    Gain 1 Fatigue token or take 1 wound.
    Each monster moves 1 space toward you.
    .data = df0f48ec

## Insanities

dmd-claustrophobia-rule = If you are alone on a safe space, heal all your stress. If not, take 1 stress and move 1 space.
    .data = ce643ad5
dmd-survivors-guilt-rule = If no other investigator is wounded, heal all your stress. If one is, take 1 wound.
    .data = 4b8d44f1
dmd-compulsion-rule = If there is Fire on your space, heal all your stress. If not, place 2 Fire tokens there.
    .data = ac2a1719
dmd-night-terrors-rule = If you have no wounds, heal all your stress. If you do, the nearest enemy moves 3 spaces toward you.
    .data = 3306889b
dmd-messiah-rule = If another investigator is on your space, heal all your stress. If not, each enemy on an adjacent space moves 1 space toward you.
    .data = 35012351
dmd-numbness-rule = If you have 4 or more stress, heal all your stress. If not, take 2 stress; whatever you have no room for becomes wounds.
    .data = 1af5eb31
dmd-scapegoat-rule = If you have 2 or more wounds, heal all your stress. If not, another investigator of your choice takes 1 wound.
    .data = 2d05c6a3
dmd-fugue-rule = If you are at a gate, heal all your stress. If not, you are placed at the furthest gate.
    .data = 3d785ad7

## Relics

dmd-silver-key-normal-rule = On your Runs, the three gates are adjacent to each other for you.
    .data = 53d323e4
dmd-silver-key-transformed-rule = On your Runs, your space is adjacent to every gate and to every space with another investigator. Each such step costs 1 sanity.
    .data = 53d323e4
dmd-carcosan-coin-normal-rule = On any roll, once a turn: you have 1 free reroll.
    .data = 3bfcae2d
dmd-carcosan-coin-transformed-rule = On a roll that is not against you, once a turn: lose 1 sanity for 2 more successes.
    .data = 5b92546d
dmd-black-candle-normal-rule = On any roll, once a turn: 1 tentacle costs you no sanity.
    .data = 05745781
dmd-black-candle-transformed-rule =
    You have 2 more green dice when you attack.
    At the start of your turn, take 1 stress.
    .data = f040de88
dmd-bone-flute-normal-rule = Action: each enemy on your space or an adjacent one moves 1 space away from you.
    .data = 6a7691a8
dmd-bone-flute-transformed-rule = Free action, once a turn: take 1 stress. Each enemy on your space or an adjacent one moves 2 spaces away from you.
    .data = 1409ac79
dmd-drowned-compass-normal-rule = You Run 1 space farther.
    .data = 6f3b5f5e
dmd-drowned-compass-transformed-rule =
    You Run 2 spaces farther, and may sneak away from up to 2 enemies on a Run.
    Once a turn, after a Run, take 1 stress.
    .data = 027742f8
dmd-prophets-mask-normal-rule = When you leave a space, 1 Cultist there does not follow you.
    .data = 4c6168ea
dmd-prophets-mask-transformed-rule =
    When you leave a space, no Cultist follows you, nor does 1 of the monsters there.
    When you kill a Cultist, take 1 stress.
    .data = 8e2671a7
dmd-viper-dagger-normal-rule = If you have 3 or more stress, each enemy that you wound by an attack on your space takes 1 more wound.
    .data = c5d7c99e
dmd-viper-dagger-transformed-rule =
    Each enemy that you wound by an attack on your space takes 1 more wound.
    When you kill an enemy, lose 1 sanity.
    .data = 176d6bc4
dmd-grey-vial-normal-rule = When you rest, you heal 1 more.
    .data = 1e018b53
dmd-grey-vial-transformed-rule =
    When you rest, you heal 1 more.
    Free action, once a turn: lose 1 sanity to heal up to 3 stress and wounds in any mix.
    .data = b2b43769
dmd-starstone-normal-rule = On rolls for episode actions, 1 Elder Sign may count as a success.
    .data = 6030d8eb
dmd-starstone-transformed-rule =
    On rolls that are not against you, up to 2 Elder Signs may count as 1 success each.
    At the start of your turn, take 1 stress.
    .data = 8d694110
dmd-mirror-of-ys-normal-rule = Free action, once a turn: take 1 stress. You are placed on the space of the nearest other investigator.
    .data = 9f6b60e2
dmd-mirror-of-ys-transformed-rule = Free action, once a turn: lose 1 sanity. You are placed on any space.
    .data = e71bb9a2
dmd-iron-rosary-normal-rule =
    When Fire burns you, you may ignore 1 wound.
    When you are attacked, you have 1 free reroll.
    .data = f37bc98a
dmd-iron-rosary-transformed-rule =
    On rolls against you, you may ignore 1 wound.
    When you take wounds, take 1 stress.
    .data = ca1eccef
dmd-torn-page-normal-rule =
    On rolls for Discovery cards, you have 1 more green die.
    On rolls for episode actions, you have 1 free reroll.
    .data = cab40d27
dmd-torn-page-transformed-rule =
    On rolls for episode actions, you have 1 more green die.
    Action: lose 1 sanity to draw a Discovery card.
    .data = efaa5a08

## The Unknown

dmd-unknown-ghast-setup = Summon 1 more Ghast on its space.
    .data = 1b345c3b
dmd-unknown-serpent-man-setup = Summon 1 more Serpent Man on its space.
    .data = d29fa394
dmd-unknown-serpent-man-advance =
    Each investigator on a space with a Serpent Man gains 1 Poison token for each one there.
    The furthest Serpent Man moves 2 spaces toward the nearest investigator.
    .data = 8d443e91
dmd-unknown-fisher-from-outside-advance = Each Fisher from Outside moves 1 space toward the nearest investigator, who then takes 1 stress, or 1 wound if there is no room for it.
    .data = 6c5007c2
dmd-unknown-gyaa-yothn-setup = Summon 1 Cultist on its space.
    .data = 8cf2586d
dmd-unknown-gug-advance = Each Gug moves 1 space toward the nearest investigator and heals 1 wound.
    .data = 474f47fb
dmd-unknown-unnamable-setup = Each investigator takes 1 stress.
    .data = fa7537a0
dmd-unknown-unnamable-advance = The Unnamable moves 1 space toward the nearest investigator. Then each investigator on its space loses 1 sanity.
    .data = 6ddcfc76
dmd-unknown-dhole-setup = Place 1 Rubble token on its space and 1 on the start space.
    .data = f4e85630
dmd-unknown-dhole-advance = The Dhole moves 2 spaces toward the nearest investigator. Then place 1 Rubble token on its space.
    .data = 33f86551

## Discovery cards that need a person

dmd-e1-midwife-rule =
    If you are Accused, take 2 stress.
    If not, choose one:
    • Roll. On 1 or more successes, claim “Midwife Nuala”.
    • Discard this card.
    .data = b98302a7
dmd-e1-seeds-of-doubt-rule =
    Choose one:
    • With a Guilty Juror on your space, roll. Each Evidence you have adds 1 success. On 3 or more successes, turn 1 Guilty Juror on your space over to its innocent side.
    • Heal 2 stress.
    • Discard this card.
    .data = af9d1131
dmd-e2-silent-girl-right-rule =
    Item.
    Free action: discard this card. Move the nearest Patient up to 2 spaces toward the start space.
    .data = f2706718
dmd-e4-blood-font-rule =
    If you are Bitten, heal 3 wounds and place 1 Thirst token on the story board.
    If not, choose one:
    • Claim the condition “Bitten” and heal 3 wounds.
    • Discard this card.
    .data = b2dc7d72
dmd-e5-closing-time-rule =
    Choose one:
    • Take 1 stress. Each Visitor moves 1 space toward the start space.
    • Heal up to 2 stress and wounds in any mix.
    • Discard this card.
    .data = 9ffa3964
dmd-e5-runaway-carousel-rule =
    If you are Entranced, you are placed on the Carousel and heal 2 stress.
    If not, choose one:
    • Take 1 wound. You are placed on any space.
    • Otherwise, you are placed on the Carousel and take 1 stress.
    .data = 41520505

## Skills

dmd-arcane-mastery-level1 = On any roll, even one against you, 1 Elder Sign may count as a success.
    .data = d16a1e77
dmd-arcane-mastery-level2 = Instead, any number of Elder Signs may count as 1 success each.
    .data = 46ba2224
dmd-arcane-mastery-level3 = Heal 1 stress for each Elder Sign you use in this way.
    .data = 6bfbccfc
dmd-arcane-mastery-level4 = Each of these Elder Signs may count as 2 successes.
    .data = a159deb6
dmd-brawling-level1 = When you attack a target on your space, you have 1 more green die.
    .data = 9f59e055
dmd-brawling-level2 = You may attack all enemies on your space at once; divide the wounds among them.
    .data = 612172ff
dmd-brawling-level3 = You have 2 free rerolls on attacks on your space.
    .data = f4f24304
dmd-brawling-level4 = Instead of dividing the wounds, deal all of them to each target.
    .data = 6bcb503d
dmd-marksman-level1 = You may attack a target 1 space away.
    .data = 5c5fa19c
dmd-marksman-level2 = When you attack a target that is not on your space, you have 2 more green dice.
    .data = 9a51389b
dmd-marksman-level3 = You may attack a target up to 2 spaces away.
    .data = f8822e1f
dmd-marksman-level4 = Once a turn, you may attack a target that is not on your space as a free action.
    .data = 914090b2
dmd-stealth-level1 = On a Run, you may sneak away from 1 enemy: it does not follow you.
    .data = 324de467
dmd-stealth-level2 = Instead, you may sneak away up to 3 times on a Run.
    .data = 75d1078f
dmd-stealth-level3 = Deal 1 wound to each enemy you sneak away from.
    .data = c95af870
dmd-stealth-level4 = Instead, you may sneak away any number of times, still dealing 1 wound each time.
    .data = e0d7afe4
dmd-swiftness-level1 = You Run 1 space farther.
    .data = b947ffea
dmd-swiftness-level2 = Once a turn, you may Run as a free action.
    .data = 0655184e
dmd-swiftness-level3 = Each time you leave a space on a Run, you may take 1 investigator along.
    .data = 8ac3180b
dmd-swiftness-level4 = You have 1 more action a turn.
    .data = 370fc1d6
dmd-toughness-level1 = When you are attacked or Fire burns you, you have 1 free reroll.
    .data = bc49cb3f
dmd-toughness-level2 = Instead, ignore 1 wound and the loss of 1 sanity there.
    .data = cd73859e
dmd-toughness-level3 = Instead, ignore 1 wound and the loss of 1 sanity from any source.
    .data = 949f08f5
dmd-toughness-level4 = Instead, ignore 2 wounds and the loss of 1 sanity from any source.
    .data = 388d7a0c
dmd-killer-instinct-level1 = Once a turn, when you attack, you may take 1 stress to deal 1 more wound.
    .data = 99bbb6cd
dmd-killer-instinct-level2 = Instead, deal 2 more wounds.
    .data = e6714ab2
dmd-killer-instinct-level3 = It no longer costs you stress.
    .data = 36f8462b
dmd-killer-instinct-level4 = Instead, deal 2 more wounds on every attack.
    .data = 5216662e
dmd-self-defense-level1 = When you are attacked and not wounded, heal 1 stress, and you may push the attacker 1 space.
    .data = 64fe9bf8
dmd-self-defense-level2 = When you are attacked, you have 1 free reroll.
    .data = a3c799d9
dmd-self-defense-level3 = Instead, you have 2 free rerolls.
    .data = 09032d90
dmd-self-defense-level4 = When a Cultist or monster attacks you and does not wound you, kill it.
    .data = b3506f49
dmd-silent-witness-level1 = On rolls that are not against you, heal 1 stress or 1 wound for each tentacle.
    .data = 43c5e4e7
dmd-silent-witness-level2 = Instead, heal 2 for each tentacle: stress, wounds or one of each.
    .data = abbfafa8
dmd-silent-witness-level3 = For each tentacle, you may prevent the loss of sanity instead of healing.
    .data = d24c3aad
dmd-silent-witness-level4 = Instead, do both for each tentacle.
    .data = a29acb07
dmd-show-off-level1 = If another investigator is on your space, you have 1 more green die.
    .data = bc0e6569
dmd-show-off-level2 = Instead, another investigator within 2 spaces of you is enough.
    .data = 93b0d722
dmd-show-off-level3 = You then also have 1 free reroll a roll.
    .data = 8cff256a
dmd-show-off-level4 = Instead, you have 1 more green die and 1 free reroll for each investigator within 2 spaces of you.
    .data = 5d5b02b0
dmd-proficient-level1 = When you attack and take stress to reroll, you may reroll 1 more die for it.
    .data = 640fdf3e
dmd-proficient-level2 = You may do so on all other rolls, too.
    .data = b84adf1c
dmd-proficient-level3 = You may heal 1 stress before you roll for an attack.
    .data = 5582c236
dmd-proficient-level4 = You may heal 1 stress before all other rolls, too.
    .data = ab3b5430
dmd-surgeon-level1 = When you kill an enemy, heal 1 stress or 1 wound of an investigator on your space.
    .data = 66f73d42
dmd-surgeon-level2 = Instead, heal as much as the enemy's health: stress and wounds in any mix.
    .data = 83be9fe1
dmd-surgeon-level3 = You may divide it among yourself and all investigators within 1 space of you.
    .data = 8ec134ce
dmd-surgeon-level4 = Instead of dividing it, each of you heals the full amount.
    .data = 3b3a3adc
dmd-sly-level1 = Once a Run, when you sneak away from an enemy, heal 1 stress.
    .data = b68651c6
dmd-sly-level2 = Deal 1 wound to each enemy you sneak away from.
    .data = de591a60
dmd-sly-level3 = Instead, each time you sneak away, heal 1 stress or 1 wound and deal 1 wound.
    .data = ab1b1e51
dmd-sly-level4 = Once a turn, after a Run on which you sneaked away, you may investigate if your space is safe.
    .data = 20bf9f09
dmd-avid-photographer-level1 = When an investigator leaves your space, you may follow.
    .data = ddabc8de
dmd-avid-photographer-level2 = Other investigators on your space have 1 more green die.
    .data = 58740628
dmd-avid-photographer-level3 = When another investigator on your space rests, you may heal up to 3, too.
    .data = 76c7890a
dmd-avid-photographer-level4 = Once a turn, you or another investigator on your space may take 1 free action.
    .data = 8d5622bf
dmd-relic-seeker-level1 = At the start of your first turn, draw 2 relics and keep 1. You may own several.
    .data = d46ac886
dmd-relic-seeker-level2 = You claim items without taking the stress or wounds they cost.
    .data = 4cfe53ed
dmd-relic-seeker-level3 = At the end of your turn, heal 1 stress for each relic and each item you have.
    .data = c61cc6a2
dmd-relic-seeker-level4 = Instead of investigating, you may gain a random transformed relic.
    .data = ef78cb9f
dmd-chemical-explosives-level1 = When you attack, you may choose 1 more target on the target's space; divide the wounds among them.
    .data = 9dc5196a
dmd-chemical-explosives-level2 = You have 1 free reroll for each target.
    .data = 44934844
dmd-chemical-explosives-level3 = Instead, you may choose any number of targets there.
    .data = aadff0a4
dmd-chemical-explosives-level4 = Instead of dividing the wounds, deal all of them to each target.
    .data = d4f6a609

## Monsters of the Unknown

dmd-night-gaunt-rule = When its attack wounds you, you are placed at the furthest gate.
    .data = b22368e1
dmd-mi-go-rule = When it attacks you and the roll shows an Elder Sign, lose 1 sanity.
    .data = d2f157c3
dmd-shoggoth-rule =
    When an effect moves it, it moves 1 space less, but always at least 1 space.
    If it survives your attack and your roll shows a tentacle, it heals 1 wound.
    .data = cba3788d
dmd-deep-one-rule = When you kill it, each other Deep One moves 2 spaces toward you.
    .data = 5ec7a3d0
dmd-elder-thing-rule = When its attack deals 2 or more wounds, discard one of your items or companions.
    .data = 1de00bef
dmd-ghoul-rule = When its attack wounds you, it heals as many wounds as it dealt.
    .data = 06d323ba
dmd-moon-beast-rule = When its attack does not wound you, take 2 stress; whatever you have no room for becomes wounds.
    .data = c1a1aee6
dmd-zoog-rule = When it attacks you, discard one of your items.
    .data = 2ee99351
dmd-shantak-rule = After it attacks you, it moves 3 spaces toward the nearest other investigator.
    .data = ade37f73
dmd-colour-out-of-space-rule = At the end of your turn, if you are on its space, lose 1 sanity.
    .data = c43bb5a5
dmd-rat-thing-rule = When it attacks you and you have 3 or more stress, lose 2 sanity.
    .data = c629f79c
dmd-cat-from-saturn-rule = When you attack it and it survives, it moves 1 space away from you.
    .data = 4c975c2e
dmd-swine-thing-rule = It burrows: spaces with Fire or Rubble are adjacent for it.
    .data = 35de2870
dmd-star-spawn-rule =
    When an effect moves it, it moves 1 space less, but always at least 1 space.
    When you attack it with at most 1 success, take 1 wound.
    .data = 98e52203
dmd-leng-spider-rule = At the start of your turn, if you are on its space, you have 1 fewer action this turn.
    .data = e45d1eb0
dmd-damned-thing-rule = If it survives your attack and your roll shows a blank, it attacks you at once.
    .data = b600f20b
dmd-unknown-night-gaunt-setup = Summon 1 more Night-Gaunt on its space.
    .data = 2737e23c
dmd-unknown-mi-go-setup = Summon 2 Cultists on its space.
    .data = 49d83b41
dmd-unknown-mi-go-advance = Each Mi-Go moves 2 spaces toward you. Then each investigator on its space takes 2 stress; whatever there is no room for becomes wounds.
    .data = 1ee722e3
dmd-unknown-shoggoth-setup = The Shoggoth moves 2 spaces toward the start space.
    .data = edbb711d
dmd-unknown-shoggoth-advance = The Shoggoth moves 2 spaces toward the nearest investigator. Then each investigator on its space takes 1 wound.
    .data = 26c0a182
dmd-unknown-deep-one-setup = Summon 1 more Deep One on its space.
    .data = e4372f9c
dmd-unknown-elder-thing-setup = The active investigator loses 1 sanity.
    .data = 3ffce3d5
dmd-unknown-elder-thing-advance = The Elder Thing moves 1 space toward the nearest investigator, who then discards an item or loses 1 sanity.
    .data = 8ea37f3a
dmd-unknown-ghoul-setup = Summon 1 more Ghoul on its space.
    .data = 35082cb1
dmd-unknown-ghoul-advance = Each Ghoul moves 2 spaces toward the nearest investigator. Then each wounded investigator on its space takes 1 wound.
    .data = 4d529c39
dmd-unknown-moon-beast-setup = Summon 1 Cultist on its space.
    .data = 8cf2586d
dmd-unknown-moon-beast-advance = Each Cultist moves 1 space toward the nearest investigator. Then the Moon-Beast does the same.
    .data = 7dbf28a4
dmd-unknown-zoog-setup = Summon 2 more Zoogs on its space.
    .data = ca5078c3
dmd-unknown-shantak-setup = The Shantak moves 3 spaces toward the start space.
    .data = 0a8e5414
dmd-unknown-shantak-advance = Place the Shantak on the space of the nearest investigator who is not on its space.
    .data = b443aecb
dmd-unknown-colour-out-of-space-setup = The active investigator gains 1 Poison token.
    .data = 859039fa
dmd-unknown-colour-out-of-space-advance = The Colour out of Space moves 1 space toward the nearest investigator. Then each investigator on its space or an adjacent one gains 1 Poison token.
    .data = df3e9477
dmd-unknown-rat-thing-setup = Place the Rat-Thing on the start space.
    .data = 22ab98cc
dmd-unknown-rat-thing-advance = Place the Rat-Thing on the nearest investigator's space. It attacks one investigator there at once.
    .data = e35497a6
dmd-unknown-cat-from-saturn-setup = The Cat from Saturn moves 1 space toward the start space.
    .data = 0149e3d5
dmd-unknown-cat-from-saturn-advance = The Cat from Saturn moves 3 spaces toward the nearest investigator. Then one investigator on its space takes 1 stress, or 1 wound if there is no room for it.
    .data = 5e00c6ce
dmd-unknown-swine-thing-setup = Place 1 Rubble token on its space and 1 at the furthest gate.
    .data = a78e8c9a
dmd-unknown-swine-thing-advance = Place 1 Rubble token on the nearest investigator's space. Then the Swine-Thing moves 1 space toward that investigator.
    .data = 3f1ab6ac
dmd-unknown-star-spawn-setup = Each investigator takes 2 stress.
    .data = 632ff664
dmd-unknown-star-spawn-advance = The Star-Spawn moves 1 space toward the nearest investigator. Then each investigator on its space or an adjacent one takes 1 stress, or 1 wound if there is no room for it.
    .data = 53fb45a5
dmd-unknown-leng-spider-setup = The Leng Spider moves 2 spaces toward the start space.
    .data = edbb711d
dmd-unknown-leng-spider-advance = The Leng Spider moves 2 spaces toward the nearest investigator. Then each investigator on its space gains 1 Poison token.
    .data = 1559b66f
dmd-unknown-damned-thing-setup = The Damned Thing goes back to the pool. Nobody sees it yet.
    .data = 38ad835f
dmd-unknown-damned-thing-advance = If the Damned Thing is not on the map, summon it at the nearest gate. If it is, place it on the nearest investigator's space.
    .data = a04c9377

## More Mythos cards

dmd-e1-mob-gathers-rule =
    Each Cultist moves 1 space toward Town Square.
    Summon 1 Cultist at the yellow gate.
    .data = 265d5762
dmd-e3-torches-fail-rule =
    Each monster moves 1 space toward the nearest investigator.
    Each investigator on a space that is not safe takes 1 stress.
    .data = 717cfa20
dmd-e4-bell-of-the-dead-rule =
    Each Cultist moves 1 space toward the nearest investigator.
    If 2 or more Thirst tokens lie on the story board, so does each monster.
    .data = a8ce1ff2
dmd-e6-doors-slam-rule =
    Each monster moves 1 space toward the nearest investigator.
    Each investigator who is alone on a space takes 1 stress.
    .data = bd99d043

## More found things

dmd-e1-midwife-left-rule =
    Companion with 2 health. Evidence.
    When you rest, each other investigator on your space heals 1 wound.
    .data = dfc6bdb5
dmd-e2-crowbar-left-rule =
    Item. Key.
    When you attack on your space and 2 or more enemies are there, you have 1 more green die.
    .data = 3b8ae077
dmd-e2-crowbar-right-rule =
    Item.
    When you attack on your space, you have 1 more green die.
    Action: discard this card to remove 1 Lock from a passage of your space. Then take 1 stress.
    .data = 3dd216b3
dmd-e2-padded-cell-left-rule =
    Item.
    When you are attacked while you are alone on your space, you may ignore 1 wound.
    .data = 5de42f3e
dmd-e2-directors-diary-right-rule =
    Item.
    At any time in your turn: discard this card. An investigator of your choice on your space heals 2 stress and 1 wound.
    .data = 422ce197
dmd-e2-orderlys-coat-right-rule =
    Item.
    Each Cultist that you wound by an attack on your space takes 1 more wound.
    .data = bb6fd97f
dmd-e2-gondolier-left-rule =
    Companion with 2 health.
    You Run 1 space farther.
    Free action, once a turn, in the Boathouse, the Garden or the Cistern: you are placed on the Landing Stage.
    .data = f970b559
dmd-e3-pickaxe-right-rule =
    Item.
    When you kill an enemy, discard 1 Bones token and heal 1 stress.
    .data = b9f54fd5
dmd-e3-silent-monk-left-rule =
    Companion with 2 health.
    At any time in your turn, once a turn: discard 1 Bones token.
    .data = d143bcec
dmd-e3-femur-club-left-rule =
    Item.
    If you have Bones tokens, each enemy that you wound by an attack on your space takes 1 more wound.
    .data = 2865100b
dmd-e3-femur-club-right-rule =
    Item.
    When you are attacked: discard this card for 2 free rerolls, and 2 tentacles cost you no sanity.
    .data = 8bcec8ff
dmd-e4-silver-cross-left-rule =
    Item.
    Each monster that you wound by an attack on your space takes 1 more wound.
    .data = 68fca351
dmd-e4-dragon-sabre-right-rule =
    Item.
    If you are Bitten, each enemy that you wound by an attack on your space takes 1 more wound.
    When you attack on your space, you have 1 free reroll.
    .data = 370819c7
dmd-e4-old-wine-left-rule =
    Item.
    At any time in your turn: discard this card. Each investigator on your space heals 2 stress.
    .data = 600775d2
dmd-e4-old-wine-right-rule =
    Item.
    Free action: discard this card. 1 enemy of your choice on your space or an adjacent one takes 2 wounds; place 1 Fire token on your space.
    .data = 6a40d2bc
dmd-e4-captive-knight-left-rule =
    Companion with 3 health.
    +1 level of Brawling.
    When he is lost, each enemy on your space takes 1 wound.
    .data = 11fce0b0
dmd-e5-strongman-left-rule =
    Companion with 3 health.
    +1 level of Brawling.
    On rolls for episode actions at the High Striker, you have 2 more green dice.
    .data = 3d3d3278
dmd-e5-lost-child-left-rule =
    Companion with 1 health.
    Once a turn, when you enter a space with a booth, heal 1 stress.
    .data = cc5566de
dmd-e5-old-elephant-left-rule =
    Companion with 3 health.
    You Run 1 space farther.
    Once a turn, after a Run, each Cultist on your space takes 1 wound.
    .data = c93b325f
dmd-e5-pickpocket-left-rule =
    Companion with 1 health.
    +1 level of Stealth.
    When you kill a Cultist, gain 1 Ticket.
    .data = face85a2
dmd-e6-silver-bullets-left-rule =
    Item.
    When you attack and the Beast is on your space, you have 2 more green dice.
    .data = 7de6d276
dmd-e6-candelabrum-right-rule =
    Item.
    Free action: discard this card to place 1 Fire token on your space. Then each enemy there moves 1 space away from you.
    .data = 50f49d2f
dmd-e6-old-hound-left-rule =
    Companion with 2 health.
    You Run 1 space farther.
    Free action, once a turn: take 1 stress. The Beast moves 2 spaces toward you.
    .data = 66befda1
dmd-e5-painted-clown-rule = Roll 2 black dice against yourself: each success is 1 stress, or 1 wound if you have no room for it. On 1 or more Elder Signs, gain 1 Ticket.
    .data = 17c4b792
dmd-e3-last-rites-left-rule =
    Item.
    At any time in your turn: discard this card and all your Bones tokens to heal 1 stress or 1 wound.
    .data = 98bd9e74
dmd-e3-underground-stream-rule =
    Choose one:
    • Heal up to 2 stress and wounds in any mix, and discard 1 Bones token.
    • Discard this card.
    .data = 364f5024
dmd-e5-late-train-rule =
    Place 1 Visitor at a random gate.
    Summon 1 Cultist at the red gate.
    .data = 5fbe1a85
dmd-e5-candyfloss-left-rule =
    Item.
    At any time in your turn: discard this card to heal up to 2 stress and wounds in any mix and to gain 1 Ticket.
    .data = a6ab2bbb
dmd-e3-chalk-marks-right-rule =
    Item.
    Free action: discard this card. You are placed in the nearest Chapel.
    .data = d03a249a
dmd-e4-hidden-stair-left-rule =
    Item.
    Free action: discard this card. You are placed at the nearest Pillar.
    .data = 1f43db7b
dmd-e4-long-fuse-left-rule =
    Item.
    On rolls for episode actions, you have 1 free reroll, and 1 tentacle costs you no sanity.
    .data = 9d110402
dmd-e6-suit-of-armour-right-rule =
    Item.
    When you are attacked, you have 1 free reroll, and 1 tentacle costs you no sanity.
    .data = 8b07072f
dmd-e6-bear-trap-right-rule =
    Item.
    When you attack on your space or are attacked, you have 1 free reroll.
    .data = 3f3a1bc1
dmd-e1-lantern-right-rule =
    Item.
    Free action: discard this card. Each enemy on your space takes 1 wound; then place 1 Fire token there.
    .data = a03cc24b
dmd-unknown-a-brood-rule =
    Each Unknown Monster A moves 1 space toward the nearest investigator.
    Summon 1 more of them at a random gate.
    Then draw another Mythos card.
    .data = d96f99a5
dmd-unknown-b-brood-rule =
    Each Unknown Monster B moves 1 space toward the nearest investigator.
    Summon 1 more of them at a random gate.
    Then draw another Mythos card.
    .data = 608d1e23
