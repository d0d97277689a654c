### The lesson of Among Cultists; its steps are in lessons/lesson.toml.

ac-lesson-secrets = What only you know
ac-lesson-secrets-show = Five people, one cultist, and no one can tell who it is. Open your secrets: they show your team, your cards and your route. You are an investigator.
ac-lesson-secrets-ask = This round your route allows dark blue, pink and light blue. Point at a room that you may use.
ac-lesson-secrets-cafeteria = Right: the Cafeteria is light blue.
ac-lesson-secrets-blue = Right: the Observatory is dark blue.
ac-lesson-secrets-pink = Right: the Anatomy Theatre is pink.
ac-lesson-secrets-other = Not this round. Your route allows dark blue, pink and light blue now.
ac-lesson-secrets-told = You want 10 points of books on the shelf, or the cultist voted out. The cultist wins if three of you are dead, or after ten rounds.

ac-lesson-walk = Walk, and meet someone
ac-lesson-walk-show = You walk up to three doors. The moment you are alone with one other person, each of you must lay a card, face down, on the other’s pulse deck. Barnabas waits in the Cafeteria. Keziah has just left him.
ac-lesson-walk-go = Go to the Cafeteria. It is light blue, so you can work there.
ac-lesson-walk-alone = Barnabas is here, and you two are alone.
ac-lesson-walk-observatory = A good room for you, too. But the tutorial goes on in the Cafeteria.
ac-lesson-walk-elsewhere = That colour isn’t on your route this round. Go to the Cafeteria.
ac-lesson-walk-card = Give Barnabas a card.
ac-lesson-walk-alive = Alive. Investigators have nothing else to give.
ac-lesson-walk-stay = Stay here.
ac-lesson-walk-stayed = You stay in the Cafeteria.
ac-lesson-walk-on = You could walk on through two more doors. Stay this time.
ac-lesson-walk-told = Barnabas gave you a card, too. You will not see it: you may be dead without knowing. Then there was an event: next round you may go through one more door.

ac-lesson-fill = Fill a room
ac-lesson-fill-show = Each round you do one thing. The Cafeteria has two cards in its deck. With three, the room is explored and can be searched for books. Your route allows it.
ac-lesson-fill-ask = Lay a card into this room.
ac-lesson-fill-explored = Three cards: the room is explored.
ac-lesson-fill-vote = A vote needs a suspect. Nothing has happened yet.
ac-lesson-fill-pass = You can do better: lay a card into this room.
ac-lesson-fill-other = Possible. But first lay a card into this room.
ac-lesson-fill-told = You put in a Success. A cultist could have put in a Failure or a Sabotage. The log says only that someone put in a card.

ac-lesson-search = Search for books
ac-lesson-search-show = Later. Two of the Cafeteria’s three books are on the shelf. A search draws one card of the room’s deck for all to see: Success brings a book, Failure nothing, Sabotage takes one back.
ac-lesson-search-ask = Search the Cafeteria.
ac-lesson-search-found = Success! That is the third book.
ac-lesson-search-pass = The last book is here. Search for it.
ac-lesson-search-vote = There is no reason yet. Search the room.
ac-lesson-search-other = The deck has enough cards. Search the room.
ac-lesson-search-told = The light blue row is full: 4 points of 10. A row that is not full is worth nothing.

ac-lesson-vote = A pulse, and a vote
ac-lesson-vote-show = Back to the first round, in the Cafeteria with Barnabas. He was alone with two people: Keziah and you. The others have acted.
ac-lesson-vote-ask = Check Barnabas: look at his pulse deck.
ac-lesson-vote-dead = 2 Alive, 1 Dead. Barnabas is dead and does not know it.
ac-lesson-vote-grounds = On what grounds? Look at Barnabas first.
ac-lesson-vote-first = Useful, but first look at Barnabas: he was alone with Keziah.
ac-lesson-vote-tell = Tell everyone. An investigator must; only a cultist may hide a Dead card.
ac-lesson-vote-ghost = Barnabas turns into a ghost, and everyone talks.
ac-lesson-vote-claim = Keziah claims that she gave Barnabas Alive. Make the same claim for yourself: you gave Barnabas an Alive card in round 1.
ac-lesson-vote-claimed = Everyone reads it. No one checks whether it is true.
ac-lesson-vote-other-claim = Not that one. Claim that you gave Barnabas an Alive card in round 1.
ac-lesson-vote-ready = Ready to vote?
ac-lesson-vote-voting = All point at the same moment.
ac-lesson-vote-point = Who should go?
ac-lesson-vote-keziah = You know that your own card was Alive. That leaves Keziah, or the first card he was dealt.
ac-lesson-vote-self = Pointing at yourself helps no one.
ac-lesson-vote-abstain = If too many abstain, no one goes. You have a good reason: use it.
ac-lesson-vote-others = Only Keziah and you were alone with Barnabas, and you gave Alive.
ac-lesson-vote-told = Three votes, more than anyone else has, and more than abstain: Keziah goes. She was the only cultist, so the investigators win, including Barnabas’s ghost.

ac-lesson-murder = The other side: a murder
ac-lesson-murder-show = Now you are the cultist. You hold three Dead cards and red room cards, and you may use any room. Three dead investigators win you the game. Barnabas is alone in the Cafeteria.
ac-lesson-murder-go = Go to Barnabas.
ac-lesson-murder-alone = You and Barnabas, alone.
ac-lesson-murder-elsewhere = Possible, but Barnabas is the one who is alone in the Cafeteria.
ac-lesson-murder-card = Which card do you give Barnabas?
ac-lesson-murder-given = No one sees it, not even Barnabas.
ac-lesson-murder-alive = That keeps you clean. But you need three dead, and such chances are rare. Give the Dead card.
ac-lesson-murder-told = Everyone reads that you gave Barnabas a card. Only you know which.

ac-lesson-lie = The other side: a lie
ac-lesson-lie-show = Someone will check Barnabas sooner or later. Be first: the player who checks may say what they like, and a cultist need not tell of a death.
ac-lesson-lie-ask = Check Barnabas.
ac-lesson-lie-seen = 1 Alive, 1 Dead, as you knew.
ac-lesson-lie-later = Later. First lay a false trail: check Barnabas.
ac-lesson-lie-hide = Hide what you saw.
ac-lesson-lie-hidden = To the others it looks as if you had found only Alive cards.
ac-lesson-lie-honest = You may, and it looks honest. But then everyone votes, and you were alone with him. Put the cards back.
ac-lesson-lie-told = Now you could claim that Barnabas is alive. But if an investigator looks at him next, your story is worth nothing. And each check drops an unseen card into the room.

ac-lesson-ghost = A ghost plays on
ac-lesson-ghost-show = An investigator again. Ephraim stands beside you and checks your pulse. You were dead, and did not know it.
ac-lesson-ghost-ready = You are a ghost now. Ghosts talk and vote. Ready?
ac-lesson-ghost-voting = Everyone votes.
ac-lesson-ghost-point = Point at someone, or abstain.
ac-lesson-ghost-voice = Your vote counts as before.
ac-lesson-ghost-finder = A vote against the one who found you.
ac-lesson-ghost-out = You keep out of it.
ac-lesson-ghost-self = You are a ghost already. Choose someone else.
ac-lesson-ghost-ask = A ghost can fill and search, on its route. This room is not on it: pass.
ac-lesson-ghost-passed = Dark blue is not on your route this round.
ac-lesson-ghost-route = The Observatory is dark blue. This round you may use green and orange. Pass.
ac-lesson-ghost-go = A ghost goes anywhere in one step, and meets no one. Go to the Map Vault.
ac-lesson-ghost-vault = Straight to the Map Vault, and it is on your route.
ac-lesson-ghost-elsewhere = You could. But your route wants light blue or dark blue. Go to the Map Vault: alive you could not have reached it.
ac-lesson-ghost-told = No one drops out. You win or lose with your team, and no one can harm you any more.

ac-lesson-win = How the cultist wins
ac-lesson-win-show = The cultist once more. You have given all three Dead cards to three different people, and no one has looked. At the end of a round you may step forward.
ac-lesson-win-ask = Claim that three are dead.
ac-lesson-win-opened = All pulse decks are opened.
ac-lesson-win-waiting = Each round of waiting may see you voted out, and then you have lost, however many are dead. You are certain: claim it.
ac-lesson-win-told = Three are dead: you win. With only two you would have lost on the spot.

## Puzzles

ac-puzzle-who-route = Off the route
ac-puzzle-who-route-show = A real position, just before a vote. The log says who used which room in which round. Every route has its colours.
ac-puzzle-who-route-ask = Who must be a cultist?
ac-puzzle-who-route-why = { $who } used these rooms: { $rooms }. No route card allows all of them in these rounds, and only a cultist ignores the route.
ac-puzzle-who-giver = A Dead card, and two givers
ac-puzzle-who-giver-show = A real position, just before a vote. Someone is dead. The log says who gave cards to whom. You know what you gave yourself.
ac-puzzle-who-giver-ask = Who must be a cultist?
ac-puzzle-who-giver-why = Only you and { $who } can have given { $dead } the Dead card, and you gave none. So it was { $who }.
ac-puzzle-who-alone = The only hand
ac-puzzle-who-alone-show = A real position, just before a vote. Someone is dead. The log says who gave cards to whom.
ac-puzzle-who-alone-ask = Who must be a cultist?
ac-puzzle-who-alone-why = No one but { $who } can have given { $dead } the Dead card: no one else was alone with { $dead }.
ac-puzzle-who-room = A red card in the room
ac-puzzle-who-room-show = A real position, just before a vote. Red cards were drawn from a room. The log says who put cards in. You know what you put in yourself.
ac-puzzle-who-room-ask = Who must be a cultist?
ac-puzzle-who-room-why = { $red ->
    [one] One red card
   *[other] { $red } red cards
} of { $room } can only have come from you or from { $who }, and you put in none.
