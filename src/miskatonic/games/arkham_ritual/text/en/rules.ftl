### The rules of Arkham Ritual for those who play; the clauses are in docs/rules/arkham-ritual.md.

rules-ar-idea = What it is about
rules-ar-idea-1 = Everyone holds one card so that all the others can see it. No one sees their own. From what lies on the table, from what the others hold, and from how they behave, you work out whether your card will hurt you.
rules-ar-idea-2 = The game lasts several rounds. A round ends when no one wants the card that goes round, when the deck is used up, or when a card says so. Then all cards are shown, and everyone who holds a bad one loses sanity.
rules-ar-idea-3 = Everyone starts with 7 sanity, in sight of all; no one can have more than 7 or less than 0. As soon as someone is down to 0, the game is over: those at 0 have lost, all others have won together.

rules-ar-cards = The cards
rules-ar-cards-1 = 22 cards are in play: 15 artifacts, 4 events, 2 characters and 1 Great Old One. A card is sane (blue, with a ring and a smooth border) or cursed (red, with a triangle and a border of teeth).
rules-ar-cards-2 = There are five types of artifact: Candelabra, Dagger, Idol, Chalice and Tome. Of each type two cards are sane and one is cursed. They do nothing by themselves.
rules-ar-cards-3 = Events and characters are all sane, Great Old Ones all cursed. Always in play are the Elder Sign and two Gates, which count as different cards. The table chooses one of Magical Orb and Shining Trapezohedron, one of Investigator and Wary Student, one of Cultist and Mad Professor, and one Great Old One; the first of each is the usual choice.
rules-ar-cards-4 = In place of a known Great Old One the Mystery Card can be in the deck: it, too, is cursed, and only shows what it is when a Gate opens.

rules-ar-setup = The beginning of a round
rules-ar-setup-1 = All 22 cards are shuffled. Every seat, and every straw figure if there are any, gets one card; the others form the deck.
rules-ar-setup-2 = You see all cards but your own. You may not look at yours until the round is over.
rules-ar-setup-3 = In the first round a random player is active, unless the host has chosen someone. Later it is the player who has the least sanity; among several, the first of them clockwise after the seat that was active last. As an option, it is then simply the next seat clockwise, whatever its sanity.

rules-ar-turn = A turn
rules-ar-turn-1 = All but the active seat lay a hand on the table: they are the followers.
rules-ar-turn-2 = The active seat draws the top card of the deck and looks at it, alone.
rules-ar-turn-3 = It must give this card, face down, to a follower of its choice. It cannot keep it, and straw figures are no followers.

rules-ar-passing = Keep it or pass it on
rules-ar-passing-1 = A player who is given the card takes the hand off the table and then decides, without looking at it.
rules-ar-passing-2 = Keep it: discard your old card face up and hold the new one so that the others see it. If the card you discarded is an event, it happens now, with your new card already in your hand. The turn is over.
rules-ar-passing-3 = Pass it on: give it, still unseen, to someone whose hand is on the table. The active seat has no hand there and never gets it back.
rules-ar-passing-4 = If no hand is left on the table, you cannot pass it on. You can only keep it, or refuse it: then it is discarded face up, without any effect, and the round is over. What has been discarded stays open to all, artifacts on the sheet by type and colour, the rest beside it.

rules-ar-going-on = The end of a turn
rules-ar-going-on-1 = The round is over if the last one refused the card, or an event ended it, or the deck is empty.
rules-ar-going-on-2 = Otherwise the next active seat is the first one clockwise whose hand is still on the table. If no hand is left, it is simply the next seat clockwise. All hands come off the table, and a new turn begins.

rules-ar-survival = Who survives a round
rules-ar-survival-1 = All cards are shown, and all are judged at the same moment.
rules-ar-survival-2 = A sane card survives. A cursed card does not.
rules-ar-survival-3 = An artifact survives only if no one else holds one of the same type, whatever its colour: two Candelabra both fail, even a sane and a cursed one.

rules-ar-losses = What failing costs
rules-ar-losses-1 = Everyone who does not survive loses as much sanity as there are parties that did not survive. If three fail, each of the three loses 3.
rules-ar-losses-2 = A straw figure that fails is counted, too, though it has nothing to lose.
rules-ar-losses-3 = With the doom track, failing costs the number on which its marker stands instead: 1 in the first round, one more in each that follows, up to 7.

rules-ar-characters = Characters
rules-ar-characters-1 = Characters act when a round is judged; when a Great Old One comes through a Gate, they have no effect.
rules-ar-characters-2 = Investigator: if you hold it and survive, you regain 1 sanity.
rules-ar-characters-3 = Wary Student: if you hold it you never survive, but you lose exactly 1, whatever the others lose.
rules-ar-characters-4 = Cultist: while anyone holds it, the colours swap: cursed cards survive and sane ones do not. Artifacts of the same type still fail. The Cultist itself is sane, so the player who holds it always fails.
rules-ar-characters-5 = Mad Professor: while anyone holds it, everyone without an artifact fails, including its holder; artifacts follow the usual rule.

rules-ar-events = Events
rules-ar-events-1 = An event happens only when someone discards it to keep another card. In any other case, when it is refused or still held at the end, it does nothing.
rules-ar-events-2 = Elder Sign: the round is over at once and is judged as usual, with the card that was just kept.
rules-ar-events-3 = Gate: if anyone holds a Great Old One, even if it is the card that was just kept, the round is over and the Great Old One acts. If no one does, nothing happens.
rules-ar-events-4 = Magical Orb: look at the top card of the deck, alone, and leave it there or take it out of the round, face down. Only you know what it was.
rules-ar-events-5 = Shining Trapezohedron: look at the top card of the deck, alone, and leave it there. If it is sane you regain 1 sanity, if it is cursed you lose 1; at 0 the game ends at once. With an empty deck neither stone shows anything.

rules-ar-great-old-ones = Great Old Ones
rules-ar-great-old-ones-1 = When a Gate lets a Great Old One in, no one is judged as usual, and no character acts. What happens instead is this:
rules-ar-great-old-ones-2 = Cthulhu: everyone but its holder loses one less than there are parties at the table.
rules-ar-great-old-ones-3 = Nyarlathotep: of all but its holder, those with the most sanity fail and lose the usual amount, counting only themselves. Its holder then gains what they actually lost.
rules-ar-great-old-ones-4 = Yog-Sothoth: if one seat alone has the least sanity, everyone but that one and the holder loses everything. If several share the least, the holder drops to 1 and everyone else loses 1. The holder can be the one with the least, unless the table has chosen otherwise.
rules-ar-great-old-ones-5 = Hastur: everyone with an artifact fails and loses the usual amount, counting only artifact holders, and 1 more for every cursed card in anyone's hands, Hastur included.
rules-ar-great-old-ones-6 = Mystery Card: one of the four is drawn at random, shown, and acts as if the holder had held it all along. A straw figure can hold a Great Old One, too; it just has no sanity that could change.

rules-ar-straw = Straw figures
rules-ar-straw-1 = With three players, two straw figures join; with four players, one does. Each has a card that everyone sees.
rules-ar-straw-2 = They have no sanity, are never active and are never given a card. But their cards count in everything: for equal artifacts, for characters, and for how many have failed.

rules-ar-end = The end of the game
rules-ar-end-1 = The game is over when someone is at 0 after a round. It is over at once, in the middle of a round, when someone falls to 0 by the Shining Trapezohedron or by admitting a look at their own card; that round is not judged any more. A player who is at 0 loses, all others win together; if all are at 0, no one wins.
rules-ar-end-2 = In a competitive game, only those with the most sanity win, and several may share it; no one at 0 ever wins.

rules-ar-conduct = Talking, and seeing too much
rules-ar-conduct-1 = Talk as much as you like, hint, lie, plead. But while a round lasts no one may say which card, or which colour, someone else holds, nor what the card is that goes round.
rules-ar-conduct-2 = A referee blocks chat that says so, and tells only the writer why. What you think of your own card, what lies open, counting, questions about the rules and all other talk are free. When a round is over you may say everything about it, until the first card of the next round is passed. The host can turn the referee off.
rules-ar-conduct-3 = At a companion table, in one room, you may see your own card by accident. Then say so: your card is shuffled into the deck, you draw another one unseen, and you lose 1 sanity. You can do so whenever the passing card is not in your hands. While the top card of the deck is one that someone has looked at, by the Orb or the Trapezohedron, you have to wait until that card is drawn.

rules-ar-knowledge = What you know
rules-ar-knowledge-1 = The screen shows what you could see at a real table: the cards of all others, what has been discarded, everyone's sanity, the size of the deck, the hands on the table, and what you alone have looked at.
rules-ar-knowledge-2 = Spectators see only what is open to all seats at once, so no held card while a round lasts. When the game is over, everything is open.

## The drawings

drawing-deck = deck
drawing-yours = yours
drawing-active = active
drawing-follower = follower
drawing-unseen = unseen
drawing-take = keep
drawing-pass = pass on
drawing-same-type = same type
drawing-ar-round = Five cards around a table: four lie open before you, your own is face down, the deck is in the middle.
drawing-ar-turn = A card goes from the deck to the active seat, who alone sees it, and on to a follower, face down.
drawing-ar-passing = The player who was given the unseen card keeps it and discards the old one, or passes it on, still unseen.
drawing-ar-survival = A sane Idol survives. Two Candelabra, one sane, one cursed, both fail. The Investigator survives. A cursed Dagger fails.
