### The lesson of Arkham Ritual; its steps are in lessons/lesson.toml.

ar-lesson-own-card = Everyone knows your card but you
ar-lesson-own-card-show = Everyone holds one card, facing the others. You see four cards. Blue is sane, red is cursed. Your own card shows you only its back.
ar-lesson-own-card-ask = Point at the card that everyone can see except you.
ar-lesson-own-card-mine = Right, this one is yours.
ar-lesson-own-card-other = You can read this one. Look for the card that shows you its back.
ar-lesson-own-card-told = The seven candles are your sanity. At the end of each round, bad cards cost candles.

ar-lesson-give = Give a card away
ar-lesson-give-show = It is your turn. You drew the Cursed Dagger, and only you know it. You never keep what you draw: give it, face down, to anyone with a hand on the table.
ar-lesson-give-ask = Who gets the Cursed Dagger?
ar-lesson-give-barnabas = Barnabas had a safe Candelabra.
ar-lesson-give-cordelia = Cordelia had the sane Dagger. Now she has the cursed one.
ar-lesson-give-ephraim = Ephraim had a safe Idol.
ar-lesson-give-keziah = Keziah had a safe Tome.
ar-lesson-give-told = The card was taken unseen. The old card now lies open for all to count. You know who is cursed. They do not.

ar-lesson-take = Take it or pass it on
ar-lesson-take-show = Barnabas drew a card, looked at it and gives it to you. He sees what you hold, too. You see neither. Take it, and your old card is discarded face up. Pass it on, and you keep yours.
ar-lesson-take-ask = Take the hidden card.
ar-lesson-take-swapped = You swap blindly, and finally see what you had.
ar-lesson-take-pass = Passing is fine in a real game. Take it this time: that’s the only way to find out what you were holding.
ar-lesson-take-told = You had the Cursed Chalice. Good riddance! What you hold now is unknown to you again, and in plain sight for the others.

ar-lesson-event = A card that does something
ar-lesson-event-show = Some cards are events. They act when their holder lays them down to take another card. The others are smiling at what you hold.
ar-lesson-event-ask = Take the card and see why.
ar-lesson-event-orb = You discarded the Magical Orb. It shows you the next card of the deck.
ar-lesson-event-pass = Then your event does nothing. Take the card this time.
ar-lesson-event-look = The next card is the Cursed Tome. Leave it there, or remove it?
ar-lesson-event-left = Cordelia draws it now. If it comes to you, you’ll know it.
ar-lesson-event-removed = It is out of this round, and only you know what it was.
ar-lesson-event-told = Only you saw that card, and the table remembers it for you. An event that is still held when the round ends does nothing.

ar-lesson-judge = Who fails, and what it costs
ar-lesson-judge-show = No one wanted this card, and you are the last. If you refuse it, the round ends and all cards are judged: cursed cards fail, and two artifacts of one type both fail, whatever their colours.
ar-lesson-judge-find = Point at the three who would fail now.
ar-lesson-judge-twin = Right: there are two Candelabras.
ar-lesson-judge-both = Right: cursed, and one of two Candelabras.
ar-lesson-judge-cursed = Right: the Idol is cursed.
ar-lesson-judge-mine = You cannot judge your own card. Look at the others.
ar-lesson-judge-safe = A sane Dagger, and no other Dagger in sight: Keziah is safe.
ar-lesson-judge-ask = Refuse the card, and end the round.
ar-lesson-judge-over = The card is discarded without effect. The round is over.
ar-lesson-judge-no-take = Four people passed it on, and three are about to fail. End it while it looks good.
ar-lesson-judge-told = Three failed, so each of them loses 3. Cordelia’s card was cursed and a twin; that counts once. You held the sane Tome and lost nothing.

ar-lesson-cultist = The Cultist turns it around
ar-lesson-cultist-show = Keziah holds the Cultist: now cursed cards survive and sane ones fail. Nearly all cards lie open. The three you cannot see are the Cursed Idol, the Cursed Chalice and Cthulhu. All are cursed, so yours is, too.
ar-lesson-cultist-find = Point at the two who would survive now.
ar-lesson-cultist-mine = Right: yours is cursed, and the Cultist makes that good.
ar-lesson-cultist-ephraim = Right: Ephraim’s Tome is cursed.
ar-lesson-cultist-holder = The player who holds the Cultist always fails.
ar-lesson-cultist-sane = That card is sane. With the Cultist, sane cards fail.
ar-lesson-cultist-ask = You are the last again. Take the card, or end the round?
ar-lesson-cultist-glad = Cursed, and glad of it.
ar-lesson-cultist-no-take = You would stay cursed either way, but the round would go on, and Keziah could lose the Cultist. You are safe now: end it.
ar-lesson-cultist-told = Barnabas and Cordelia were sane, and Keziah had the Cultist herself. You and Ephraim lost nothing.

ar-lesson-gate = A Gate, and what waits behind it
ar-lesson-gate-show = Keziah holds Cthulhu. That alone does little. But the player who discards a Gate while Cthulhu is held lets it in, and everyone except Keziah loses 4. Barnabas holds a Gate. You have 4 candles.
ar-lesson-gate-ask = You drew a sane Tome. Who gets it?
ar-lesson-gate-cordelia = Safe: Cordelia discards a Candelabra.
ar-lesson-gate-ephraim = Safe: Ephraim discards an Idol.
ar-lesson-gate-keziah = The best choice: Keziah discards Cthulhu itself, and it is gone.
ar-lesson-gate-barnabas = If Barnabas takes it, he discards the Gate. Cthulhu comes, and you lose your last 4. Anyone but him!
ar-lesson-gate-told = Nothing happened, and that is the point. Events act only when their holder lays them down to take another card.

ar-lesson-end = The end of a game
ar-lesson-end-show = One card is left. Only two cards are missing from the table: a Gate and Cthulhu. One is in your hand, the other is offered to you. You cannot know which is which.
ar-lesson-end-ask = Take it, or refuse it?
ar-lesson-end-taken = Right in both cases.
ar-lesson-end-refused = Refusing is right only if you hold the Gate. Taking is right in both cases: you end with the Gate, which is sane, or Cthulhu comes through you.
ar-lesson-end-told = You discarded the Gate and hold Cthulhu. Everyone else loses 4. As soon as anyone is at 0 the game is over: they lose, all others win. Today that is you.

## Puzzles

ar-puzzle-own-colour = What do you hold?
ar-puzzle-own-colour-show = A real position. Look at the cards of the others and at everything that was discarded. What is missing?
ar-puzzle-own-colour-ask = Which colour is your own card?
ar-puzzle-own-colour-why = These cards are nowhere to be seen: { $missing }. One of them is yours, and all of them are the same: { $colour }.
ar-puzzle-last-hand = The last hand
ar-puzzle-last-hand-show = A real position. You are the last, and the deck is empty: the round ends whatever you do.
ar-puzzle-last-hand-ask = Take the card, or refuse it?
ar-puzzle-last-hand-why = These cards are nowhere to be seen: { $missing }. You hold one of them and are offered another. If you take it, you lose nothing either way. If you refuse it, that is true in only { $refuse } % of cases.
ar-puzzle-mistake = The one mistake
ar-puzzle-mistake-show = A real position. You must pass the card on. Passing it to anyone but one player costs you nothing now.
ar-puzzle-mistake-ask = Who must not take the card?
ar-puzzle-mistake-why = If { $who } takes it, { $card } is discarded and the round ends. Your own card can only be one of these: { $own }. It would fail, and you would lose { $loss }.
