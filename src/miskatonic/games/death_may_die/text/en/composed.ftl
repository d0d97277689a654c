### Composed from the card data by card_text/rule_texts.py. Do not edit.

dmd-e1-pale-riders-rule =
    Each Ghast moves 1 space toward you.
    Summon 1 Cultist at the red gate.
dmd-e1-nameless-witness-rule =
    The Unnamable moves 2 spaces toward you.
    Take 1 stress.
dmd-e1-parish-register-rule =
    Choose one:
    • Claim “The Hidden Page”.
    • Claim “A Blessing in the Margin”.
    • Discard this card.
dmd-e1-parish-register-left-rule = Item. Evidence.
dmd-e1-parish-register-right-rule =
    Item.
    At any time in your turn: discard this card to heal up to 2 stress and wounds in any mix.
dmd-e1-ashen-witness-rule =
    Choose one:
    • Take 1 stress to claim “The Kitchen Maid”.
    • Take 1 wound to claim “Her Scorched Apron”.
    • Discard this card.
dmd-e1-ashen-witness-left-rule =
    Companion with 1 health. Evidence.
    On rolls for episode actions, you have 1 free reroll.
dmd-e1-ashen-witness-right-rule =
    Item. Evidence.
    When Fire burns you, you may ignore 1 wound.
dmd-e1-bailiff-rule =
    Choose one:
    • Take 2 stress to claim “Bailiff Conn”.
    • Take 1 stress to claim “The Back Door Key”.
    • Discard this card.
dmd-e1-bailiff-left-rule =
    Companion with 2 health.
    +1 level of Brawling.
dmd-e1-bailiff-right-rule =
    Item.
    Free action: discard this card to move up to 3 spaces without being followed.
dmd-e1-alices-mirror-rule =
    Choose one:
    • Take 1 stress to claim “The Covered Mirror”.
    • Otherwise, claim the condition “Accused”.
dmd-e1-alices-mirror-left-rule =
    Item. Evidence.
    When you are attacked, you have 1 free reroll.
dmd-e1-alices-mirror-right-rule =
    Condition.
    On rolls for episode actions, you have 1 fewer success.
dmd-e1-pointing-finger-rule =
    If you are Accused, lose 1 sanity.
    If not, choose one:
    • Take 1 stress. Nothing else happens.
    • Otherwise, claim the condition “Accused”.
dmd-e1-pointing-finger-right-rule =
    Condition.
    On rolls for episode actions, you have 1 fewer success.
dmd-e1-confession-rule =
    Choose one:
    • Take 2 wounds to claim “Alice's Confession, Signed”.
    • Take 1 stress to claim “Alice's Confession, Unsigned”.
    • Discard this card.
dmd-e1-confession-left-rule =
    Item. Evidence.
    On rolls for episode actions, you have 1 more success.
dmd-e1-confession-right-rule =
    Item. Evidence.
    On a roll for an episode action: discard this card to get 2 free rerolls.
dmd-e1-petronilla-rule =
    Choose one:
    • Take 2 stress to claim “Petronilla de Meath”.
    • Heal 1 stress.
    • Discard this card.
dmd-e1-petronilla-left-rule =
    Companion with 3 health. Evidence.
    On rolls for episode actions, 1 tentacle costs you no sanity.
dmd-e1-witch-pricker-rule =
    Choose one:
    • Take 1 stress to claim “The Long Needle”.
    • Take 1 wound to claim “The False Needle”.
    • Discard this card.
dmd-e1-witch-pricker-left-rule =
    Item.
    When you attack on your space, you have 1 more green die.
dmd-e1-witch-pricker-right-rule =
    Item. Evidence.
    On rolls for Discovery cards, you have 1 free reroll.
dmd-e1-hecklers-rule = Roll 2 black dice against yourself: each success is 1 stress, or 1 wound if you have no room for it.
dmd-e1-lantern-rule =
    Choose one:
    • Claim “Lantern”.
    • Claim “Burning Oil”.
    • Discard this card.
dmd-e1-lantern-left-rule =
    Item.
    You Run 1 space farther.
dmd-e1-stone-throwers-rule =
    Choose one:
    • Take 1 wound. Nothing else happens.
    • Otherwise, summon 2 Cultists on your space.
dmd-e1-holy-water-rule =
    Choose one:
    • Take 1 stress to claim “A Flask to Throw”.
    • Take 1 stress to claim “A Flask to Share”.
    • Discard this card.
dmd-e1-holy-water-left-rule =
    Item.
    At any time in your turn: discard this card. 1 monster of your choice on your space or an adjacent one takes 3 wounds.
dmd-e1-holy-water-right-rule =
    Item.
    At any time in your turn: discard this card. Each investigator on your space heals up to 2 stress and wounds in any mix.
dmd-e1-black-cat-rule =
    If you are Accused, claim “The Cat”.
    If not, choose one:
    • Take 1 stress to claim “The Cat”.
    • Discard this card.
dmd-e1-black-cat-left-rule =
    Companion with 1 health. Evidence.
    +1 level of Stealth.
dmd-e2-night-rounds-rule =
    Each Cultist moves 2 spaces toward the nearest Patient.
    Summon 1 Cultist at the red gate.
dmd-e2-lockdown-rule =
    Put 1 Lock on the open passage nearest to you.
    Summon 1 Serpent Man at the blue gate.
dmd-e2-head-physician-rule =
    Each Serpent Man moves 2 spaces toward you.
    Summon 1 Serpent Man at the red gate.
dmd-e2-storm-breaks-rule = Each enemy moves 1 space toward the nearest investigator.
dmd-e2-strong-patient-rule =
    Choose one:
    • Take 2 stress to claim “Noah, the Strong Patient”.
    • Otherwise, claim the condition “Paranoid”.
dmd-e2-strong-patient-left-rule =
    Companion with 1 health.
    +1 level of Brawling.
dmd-e2-strong-patient-right-rule =
    Condition.
    At the end of your turn, if another investigator is on your space, take 1 stress.
dmd-e2-ring-of-keys-rule =
    Choose one:
    • Take 1 wound to claim “The Whole Ring”.
    • Claim “One Key”.
    • Discard this card.
dmd-e2-ring-of-keys-left-rule =
    Item. Key.
    Free action, once a turn: take 1 stress to remove 1 Lock from a passage of your space.
dmd-e2-ring-of-keys-right-rule =
    Item.
    Free action: discard this card to remove 1 Lock from a passage of your space.
dmd-e2-crowbar-rule =
    Choose one:
    • Take 1 stress to claim “Crowbar”.
    • Take 1 stress to claim “Fire Axe”.
    • Discard this card.
dmd-e2-sedative-rule =
    Choose one:
    • Claim “Sedative”.
    • Take 1 wound to claim “Acid”.
    • Discard this card.
dmd-e2-sedative-left-rule =
    Item.
    At any time in your turn: discard this card to heal 4 stress.
dmd-e2-sedative-right-rule =
    Item.
    At any time in your turn: discard this card. 1 enemy of your choice on your space takes 3 wounds.
dmd-e2-nurse-bianca-rule =
    If you are Paranoid, take 1 stress, or 1 wound if you have no room for it.
    If not, choose one:
    • Take 2 stress to claim “Nurse Bianca”.
    • Discard this card.
dmd-e2-nurse-bianca-left-rule =
    Companion with 2 health.
    When you rest, you heal 1 more.
dmd-e2-night-watchman-rule =
    Choose one:
    • Roll. On 2 or more successes, claim “The Watchman's Lamp”.
    • Otherwise, summon 1 Cultist on your space.
dmd-e2-night-watchman-left-rule =
    Item.
    You Run 1 space farther.
    On rolls for Discovery cards, you have 1 free reroll.
dmd-e2-padded-cell-rule =
    If you are Paranoid, lose 1 sanity.
    If not, choose one:
    • Take 2 stress to claim “Wall Padding”.
    • Otherwise, claim the condition “Paranoid”.
dmd-e2-padded-cell-right-rule =
    Condition.
    At the end of your turn, if another investigator is on your space, take 1 stress.
dmd-e2-directors-diary-rule =
    Choose one:
    • Take 1 stress to claim “The Diary”.
    • Claim “A Prescription”.
    • Discard this card.
dmd-e2-directors-diary-left-rule =
    Item.
    On rolls that are not against you, 1 Elder Sign may count as a success.
dmd-e2-silent-girl-rule =
    Choose one:
    • Take 1 stress to claim “The Silent Girl”.
    • Claim “Her Drawings”.
    • Discard this card.
dmd-e2-silent-girl-left-rule =
    Companion with 1 health.
    +1 level of Arcane Mastery.
dmd-e2-whispering-wall-rule =
    If you are Paranoid, heal 2 stress and draw a Discovery card.
    If not, choose one:
    • Roll. On 2 or more successes, heal up to 2 stress and wounds in any mix.
    • Discard this card.
dmd-e2-bolts-slam-rule = Put 1 Lock on the open passage nearest to you. Take 1 stress.
dmd-e2-sewer-grate-rule =
    Choose one:
    • Take 2 stress. You are placed on any space.
    • Claim “Sewer Plan”.
    • Discard this card.
dmd-e2-sewer-grate-left-rule =
    Item.
    Free action: discard this card. You are placed on a space within 2 spaces of you.
dmd-e2-orderlys-coat-rule =
    Choose one:
    • Take 1 stress to claim “Orderly's Coat”.
    • Take 1 wound to claim “Truncheon”.
    • Discard this card.
dmd-e2-orderlys-coat-left-rule =
    Item.
    When you leave a space, 1 Cultist there does not follow you.
dmd-e2-hydrotherapy-rule = Roll 1 black and 2 green dice against yourself: each success is 1 stress, or 1 wound if you have no room for it.
dmd-e2-gondolier-rule =
    Choose one:
    • Take 2 stress to claim “Tullio, the Gondolier”.
    • Otherwise, claim the condition “Paranoid”.
dmd-e2-gondolier-right-rule =
    Condition.
    At the end of your turn, if another investigator is on your space, take 1 stress.
dmd-e3-claws-on-stone-rule =
    Each Ghast moves 2 spaces toward you.
    Summon 1 Ghast at the blue gate.
dmd-e3-something-digs-rule =
    Place 1 Rubble token on your space.
    The Dhole moves 2 spaces toward you.
    Summon 1 Dhole at the red gate.
dmd-e3-bones-cling-rule =
    Gain 1 Bones token.
    Summon 1 Cultist at the yellow gate.
dmd-e3-pickaxe-rule =
    Choose one:
    • Take 1 stress to claim “Pickaxe”.
    • Take 1 wound to claim “Mattock”.
    • Discard this card.
dmd-e3-pickaxe-left-rule =
    Item.
    On rolls for episode actions, you have 2 more green dice.
dmd-e3-silent-monk-rule =
    Choose one:
    • Take 2 stress to claim “Brother Anselme”.
    • Discard this card.
dmd-e3-lost-tourist-rule =
    If you are Haunted, take 1 stress, or 1 wound if you have no room for it.
    If not, choose one:
    • Take 1 stress to claim “Mr Abernathy”.
    • Discard this card.
dmd-e3-lost-tourist-left-rule =
    Companion with 1 health.
    +1 level of Swiftness.
dmd-e3-dynamite-rule =
    Choose one:
    • Take 2 stress to claim “Dynamite”.
    • Take 1 stress to claim “Blasting Cap”.
    • Discard this card.
dmd-e3-dynamite-right-rule =
    Item.
    On a roll for an episode action: discard this card to get 2 more successes.
dmd-e3-chalk-marks-rule =
    Choose one:
    • Claim “A Stick of Chalk”.
    • Claim “The Pilgrims' Way”.
    • Discard this card.
dmd-e3-chalk-marks-left-rule =
    Item.
    Free action, once a turn: move up to 1 space.
dmd-e3-voices-in-the-wall-rule =
    If you are Haunted, lose 1 sanity.
    If not, choose one:
    • Take 2 stress. Nothing else happens.
    • Otherwise, claim the condition “Haunted”.
dmd-e3-voices-in-the-wall-right-rule =
    Condition.
    At the end of your turn, if you have any Bones tokens, take 1 stress.
dmd-e3-grave-goods-rule =
    Choose one:
    • Roll. On 2 or more successes, claim “Reliquary”.
    • Otherwise, gain 1 Bones token.
dmd-e3-grave-goods-left-rule =
    Item.
    On rolls that are not against you, 1 tentacle costs you no sanity.
dmd-e3-headless-marquis-rule =
    Choose one:
    • Take 2 stress to claim “The Marquis”.
    • Otherwise, claim the condition “Haunted”.
dmd-e3-headless-marquis-left-rule =
    Companion with 2 health.
    +1 level of Toughness.
dmd-e3-headless-marquis-right-rule =
    Condition.
    At the end of your turn, if you have any Bones tokens, take 1 stress.
dmd-e3-skull-lantern-rule =
    Choose one:
    • Take 1 wound to claim “Skull Lantern”.
    • Take 1 stress to claim “Candle Stub”.
    • Discard this card.
dmd-e3-skull-lantern-left-rule =
    Item.
    On rolls for episode actions, 1 Elder Sign may count as a success.
dmd-e3-skull-lantern-right-rule =
    Item.
    On any roll: discard this card to get 3 free rerolls.
dmd-e3-rats-rule = Roll 1 black and 1 green die against yourself: each success is 1 wound.
dmd-e3-last-rites-rule =
    If you are Haunted, heal 4 stress and discard all your Bones tokens.
    If not, choose one:
    • Take 1 stress to claim “Holy Oil”.
    • Discard this card.
dmd-e3-cataphile-rule =
    Choose one:
    • Take 2 stress to claim “Yvette, the Cataphile”.
    • Take 1 stress to claim “Her Secret Way”.
    • Discard this card.
dmd-e3-cataphile-left-rule =
    Companion with 1 health.
    +1 level of Stealth.
    You Run 1 space farther.
dmd-e3-cataphile-right-rule =
    Item.
    Free action: discard this card to move up to 4 spaces without being followed.
dmd-e3-femur-club-rule =
    Choose one:
    • Take 1 stress to claim “Femur Club”.
    • Take 1 stress to claim “Knuckle Charm”.
    • Discard this card.
dmd-e4-scaled-guard-rule =
    Each Serpent Man moves 2 spaces toward the nearest investigator.
    Summon 1 Serpent Man at the red gate.
dmd-e4-snuff-the-fuse-rule =
    Each Cultist moves 2 spaces toward the nearest Charge.
    Summon 1 Cultist at the blue gate.
dmd-e4-heavy-tread-rule =
    Each Gug moves 2 spaces toward you.
    Summon 1 Gug at the yellow gate.
dmd-e4-long-fuse-rule =
    Choose one:
    • Take 1 stress to claim “Long Fuse”.
    • Take 1 stress to gain 1 Charge.
    • Discard this card.
dmd-e4-sapper-rule =
    Choose one:
    • Take 2 stress to claim “Corporal Ilinca”.
    • Discard this card.
dmd-e4-sapper-left-rule =
    Companion with 2 health.
    On rolls for episode actions, you have 2 free rerolls.
dmd-e4-garlic-rule =
    Choose one:
    • Take 1 stress to claim “Garlic Wreath”.
    • Claim “A Handful of Garlic”.
    • Discard this card.
dmd-e4-garlic-left-rule =
    Item.
    When you leave a space, 1 monster there does not follow you.
dmd-e4-garlic-right-rule =
    Item.
    Free action: discard this card. Each enemy on your space moves 2 spaces away from you.
dmd-e4-pale-bride-rule =
    If you are Bitten, claim “The Bride”.
    If not, choose one:
    • Take 2 stress. Nothing else happens.
    • Otherwise, claim the condition “Bitten”.
dmd-e4-pale-bride-left-rule =
    Companion with 3 health.
    +1 level of Stealth.
    When you kill an enemy, heal 1 wound.
dmd-e4-pale-bride-right-rule =
    Condition.
    When you attack on your space, you have 1 more green die.
    When you rest, you heal 1 less.
dmd-e4-silver-cross-rule =
    Choose one:
    • Take 1 wound to claim “Silver Cross”.
    • Take 1 stress to claim “Prayer Book”.
    • Discard this card.
dmd-e4-silver-cross-right-rule =
    Item.
    On rolls against you, 1 tentacle costs you no sanity.
dmd-e4-blood-font-right-rule =
    Condition.
    When you attack on your space, you have 1 more green die.
    When you rest, you heal 1 less.
dmd-e4-war-horn-rule =
    Choose one:
    • Take 1 stress to claim “War Horn”.
    • Take 1 stress to claim “Cultist's Cloak”.
    • Discard this card.
dmd-e4-war-horn-left-rule =
    Item.
    Free action, once a turn: take 1 stress. 1 Cultist of your choice moves 2 spaces toward you.
dmd-e4-war-horn-right-rule =
    Item.
    When you leave a space, 2 Cultists there do not follow you.
dmd-e4-hidden-stair-rule =
    Choose one:
    • Take 1 stress. You are placed on any space.
    • Claim “Sketch of the Passages”.
    • Discard this card.
dmd-e4-dragon-sabre-rule =
    Choose one:
    • Take 1 stress to claim “Order's Sabre”.
    • Take 1 wound to claim “Thirsty Blade”.
    • Discard this card.
dmd-e4-dragon-sabre-left-rule =
    Item.
    When you attack on your space, you have 2 free rerolls.
dmd-e4-fiddler-rule =
    Choose one:
    • Take 2 stress to claim “Old Dumitru”.
    • Discard this card.
dmd-e4-fiddler-left-rule =
    Companion with 1 health.
    You Run 1 space farther.
    On a Run, you may sneak away from 1 enemy.
dmd-e4-impaled-rule =
    Choose one:
    • Lose 1 sanity. Nothing else happens.
    • Otherwise, place 2 Thirst tokens on the story board.
dmd-e4-bats-rule = Roll 3 green dice against yourself: each success is 1 wound.
dmd-e4-old-wine-rule =
    Choose one:
    • Claim “A Good Bottle”.
    • Claim “Spirits”.
    • Discard this card.
dmd-e4-queens-letter-rule =
    If you are Bitten, lose 1 sanity.
    If not, choose one:
    • Take 1 stress to claim “The Second Page”.
    • Discard this card.
dmd-e4-queens-letter-left-rule =
    Item.
    Before you investigate, heal 1 stress.
dmd-e4-captive-knight-rule =
    Choose one:
    • Take 1 wound to claim “Sir Radu”.
    • Otherwise, place 1 Thirst token on the story board.
dmd-e5-lines-overhead-rule =
    Each Fisher from Outside moves 2 spaces toward you.
    Summon 1 Fisher from Outside at the blue gate.
dmd-e5-stampede-rule =
    Each Gyaa-Yothn moves 2 spaces toward you.
    Summon 1 Gyaa-Yothn at the red gate.
dmd-e5-step-right-up-rule =
    Move each Visitor 1 space toward the nearest Open Booth.
    Summon 1 Cultist at the yellow gate.
dmd-e5-showmen-rule =
    Each Cultist moves 2 spaces toward the nearest Open Booth.
    Summon 1 Cultist at the blue gate.
dmd-e5-lights-go-out-rule =
    Each enemy moves 1 space toward the nearest investigator.
    Summon 1 Cultist at the blue gate.
dmd-e5-loaded-dice-rule =
    Choose one:
    • Take 1 stress to claim “Loaded Dice”.
    • Claim “Ace up the Sleeve”.
    • Discard this card.
dmd-e5-loaded-dice-left-rule =
    Item.
    On rolls that are not against you, you have 1 free reroll.
dmd-e5-loaded-dice-right-rule =
    Item.
    On a roll that is not against you: discard this card to get 2 more successes.
dmd-e5-strongman-rule =
    Choose one:
    • Take 3 stress to claim “Big Ansgar”.
    • Discard this card.
dmd-e5-candyfloss-rule =
    Choose one:
    • Claim “Candyfloss”.
    • Claim “A Trail of Sweets”.
    • Discard this card.
dmd-e5-roll-of-tickets-rule =
    Choose one:
    • Take 1 stress to gain 3 Tickets.
    • Heal 1 stress or 1 wound.
    • Discard this card.
dmd-e5-barker-rule =
    If you are Entranced, take 2 stress.
    If not, choose one:
    • Roll. On 2 or more successes, claim “Megaphone”.
    • Otherwise, claim the condition “Entranced”.
dmd-e5-barker-left-rule =
    Item.
    On rolls for episode actions, you have 1 more green die.
dmd-e5-barker-right-rule =
    Condition.
    At the start of your turn, move 1 space toward the nearest Open Booth.
dmd-e5-lost-child-rule =
    Choose one:
    • Take 1 stress to claim “Little Mina”.
    • Gain 1 Ticket.
    • Discard this card.
dmd-e5-throwing-knives-rule =
    Choose one:
    • Take 1 stress to claim “Throwing Knives”.
    • Take 1 wound to claim “The Long Knife”.
    • Discard this card.
dmd-e5-throwing-knives-left-rule =
    Item.
    You may attack targets 1 space farther away.
dmd-e5-throwing-knives-right-rule =
    Item.
    When you attack, you have 1 more green die.
dmd-e5-tarot-card-rule =
    Choose one:
    • Take 1 stress to claim “The Tower”.
    • Take 1 stress to claim “The Hermit”.
    • Discard this card.
dmd-e5-tarot-card-left-rule =
    Item.
    When you attack, 1 Elder Sign may count as a success.
dmd-e5-tarot-card-right-rule =
    Item.
    On rolls against you, you have 1 free reroll.
dmd-e5-endless-reflection-rule =
    If you are Entranced, lose 1 sanity.
    If not, choose one:
    • Take 2 stress. Nothing else happens.
    • Otherwise, claim the condition “Entranced”.
dmd-e5-endless-reflection-right-rule =
    Condition.
    At the start of your turn, move 1 space toward the nearest Open Booth.
dmd-e5-ringmasters-hat-rule =
    Choose one:
    • Take 1 wound to claim “Top Hat”.
    • Take 1 stress to claim “Whistle”.
    • Discard this card.
dmd-e5-ringmasters-hat-left-rule =
    Item.
    When you leave a space, 1 enemy there does not follow you.
dmd-e5-old-elephant-rule =
    Choose one:
    • Take 2 stress to claim “Rani, the Elephant”.
    • Discard this card.
dmd-e5-pickpocket-rule =
    Choose one:
    • Take 1 stress to claim “Nimble Jo”.
    • Otherwise, discard one of your items.
dmd-e6-pale-hunters-rule =
    Each Ghast moves 2 spaces toward you.
    Summon 1 Ghast at the red gate.
dmd-e6-ghosts-drift-rule =
    Move each Ghost 1 space away from you.
    Summon 1 Cultist at the yellow gate.
dmd-e6-pressed-rose-rule =
    Choose one:
    • Take 2 stress to gain 1 Rose.
    • Heal up to 2 stress and wounds in any mix.
    • Discard this card.
dmd-e6-huntsman-rule =
    Choose one:
    • Take 2 stress to claim “The Huntsman”.
    • Discard this card.
dmd-e6-huntsman-left-rule =
    Companion with 2 health.
    +1 level of Marksman.
dmd-e6-silver-bullets-rule =
    Choose one:
    • Take 1 stress to claim “Silvered Blade”.
    • Claim “Silver Bullet”.
    • Discard this card.
dmd-e6-silver-bullets-right-rule =
    Item.
    When you attack: discard this card to get 2 more successes.
dmd-e6-ladys-locket-rule =
    Choose one:
    • Take 1 stress to claim “Open Locket”.
    • Take 1 wound to claim “Closed Locket”.
    • Discard this card.
dmd-e6-ladys-locket-left-rule =
    Item.
    On rolls for episode actions, up to 2 Elder Signs may count as 1 success each.
dmd-e6-ladys-locket-right-rule =
    Item.
    On any roll, 1 tentacle costs you no sanity.
dmd-e6-weeping-in-the-dark-rule =
    If you are Mourning, heal 2 stress and gain 1 Rose.
    If not, choose one:
    • Take 2 stress. Nothing else happens.
    • Otherwise, claim the condition “Mourning”.
dmd-e6-weeping-in-the-dark-right-rule =
    Condition.
    At the end of your turn, if you are alone on your space, take 1 stress.
dmd-e6-bear-trap-rule =
    Choose one:
    • Take 1 stress to claim “Bear Trap”.
    • Take 1 wound to claim “Boar Spear”.
    • Discard this card.
dmd-e6-bear-trap-left-rule =
    Item.
    Free action: discard this card. 1 monster of your choice on your space or an adjacent one takes 3 wounds.
dmd-e6-raw-meat-rule =
    Choose one:
    • Claim “Roses and Raw Meat”.
    • Claim “Cold Supper”.
    • Discard this card.
dmd-e6-raw-meat-right-rule =
    Item.
    At any time in your turn: discard this card to heal 1 stress and 2 wounds.
dmd-e6-ghostly-page-rule =
    Choose one:
    • Take 1 stress to claim “The Page”.
    • Discard this card.
dmd-e6-ghostly-page-left-rule =
    Companion with 1 health.
    Free action, once a turn: take 1 stress. You are placed on your space or an adjacent one.
dmd-e6-tapestry-door-rule =
    Choose one:
    • Take 1 stress. You are placed on any space.
    • Claim “Servants' Key”.
    • Discard this card.
dmd-e6-tapestry-door-left-rule =
    Item.
    Free action: discard this card. You are placed on the nearest other investigator's space.
dmd-e6-suit-of-armour-rule =
    Choose one:
    • Take 2 stress to claim “Full Plate”.
    • Take 1 stress to claim “Shield”.
    • Discard this card.
dmd-e6-suit-of-armour-left-rule =
    Item.
    When you are attacked, you may ignore 1 wound.
    You Run 1 space less.
dmd-e6-candelabrum-rule =
    Choose one:
    • Claim “Snuffed Candles”.
    • Claim “Falling Candles”.
    • Discard this card.
dmd-e6-candelabrum-left-rule =
    Item.
    On a Run, you may sneak away from 1 enemy.
dmd-e6-enchanted-mirror-rule =
    If you are Mourning, lose 1 sanity.
    If not, choose one:
    • Take 2 stress to claim “A Shard of It”.
    • Otherwise, claim the condition “Mourning”.
dmd-e6-enchanted-mirror-left-rule =
    Item.
    On a roll that is not against you, once a turn: get 2 free rerolls.
dmd-e6-enchanted-mirror-right-rule =
    Condition.
    At the end of your turn, if you are alone on your space, take 1 stress.
dmd-e6-old-hound-rule =
    Choose one:
    • Take 2 stress to claim “Old Hound”.
    • Discard this card.
dmd-e6-thorns-rule =
    Choose one:
    • Take 1 wound to gain 1 Rose.
    • Otherwise, take 2 stress; whatever you have no room for becomes wounds.
dmd-aza-thin-flutes-rule =
    Each Dancer of Azathoth moves 2 spaces toward you.
    Summon 1 Dancer of Azathoth at the red gate.
dmd-aza-cracks-rule =
    Place 1 Cosmic token on your space.
    Each Cultist moves 1 space toward the nearest investigator.
dmd-aza-gravity-rule =
    The nearest enemy moves 3 spaces toward you.
    Summon 1 Cultist at the red gate.
dmd-aza-ultimate-gate-rule =
    Lose 1 sanity.
    Summon 1 Dancer of Azathoth at the nearest gate.
dmd-tsa-ooze-rule =
    Each Amorphous Scion moves 2 spaces toward the nearest investigator.
    Summon 1 Amorphous Scion at the blue gate.
dmd-tsa-offering-rule = Each Cultist moves 2 spaces toward the nearest investigator.
dmd-unknown-a-scent-rule =
    Each Unknown Monster A moves 2 spaces toward you.
    Then draw another Mythos card.
dmd-unknown-b-scent-rule =
    Each Unknown Monster B moves 2 spaces toward you.
    Then draw another Mythos card.
dmd-unknown-ghast-advance = Each Ghast moves 2 spaces toward the nearest investigator.
dmd-unknown-gyaa-yothn-advance = Each Gyaa-Yothn moves 2 spaces toward the nearest investigator.
dmd-unknown-night-gaunt-advance = Each Night-Gaunt moves 3 spaces toward the nearest investigator.
dmd-unknown-deep-one-advance =
    Each Deep One moves 1 space toward the nearest investigator.
    Summon 1 Deep One at the furthest gate.
dmd-unknown-zoog-advance = Each Zoog moves 2 spaces toward the nearest investigator.
