### The rules of Among Cultists for those who play; the clauses are in docs/rules/among-cultists.md.

rules-ac-idea = What it is about
rules-ac-idea-1 = For one night, ten hours long, you are locked in an old university. The investigators carry lost books back to their shelf, room by room. One or two of you are cultists and want nothing of the kind: they spoil the rooms, they lie, and they kill.
rules-ac-idea-2 = No one ever sees a murder. When two people meet alone, each must lay a card face down on the other’s pulse deck. Investigators have only Alive cards to give; a cultist may give a Dead one. You don’t see what you were given. You may have been dead for hours and be the last to know.
rules-ac-idea-3 = There are two teams, and exactly one of them wins. Your loyalty marker alone says which is yours. No one ever drops out: the player who is found dead plays on as a ghost, and wins or loses with the team.
rules-ac-idea-4 = The investigators win as soon as the shelf has brought them enough points or the last cultist is out. The cultists win with enough dead investigators, or when ten rounds pass without enough points, or, if the Seer is in play, by naming the Seer at the very last moment.
rules-ac-idea-5 = 4 to 8 people of about 14 years and up play for 45 to 90 minutes. With 4, a character that no one plays always joins: the Automa. With 6 it is optional.

rules-ac-setup = Set-up
rules-ac-setup-1 = A party is a seat, or the Automa. Everything that depends on the number of players uses the number of parties: 4 seats and the Automa play as 5, 6 seats and the Automa as 7. The table shows all figures.
rules-ac-setup-2 = Every party gets a deck of encounter cards (Alive, Dead), room cards (Success, Failure, Sabotage) and one route. From the outside all decks look alike: the same number of cards of each kind of back, whatever the team. The backs tell encounter cards, room cards and routes apart, never what is on them.
rules-ac-setup-3 = Each deck has a loyalty marker, Investigator or Cultist; special roles take the place of Investigator markers. Decks and markers are dealt so that every distribution is equally likely. The routes are dealt unseen, one each; those left over leave the game unseen.
rules-ac-setup-4 = Unless you are 7 parties, one more card lies under each deck: an Alive under a cultist’s, a random one of the other pulse start cards under everyone else’s. It will be the first card of the pulse deck. So no cultist begins dead, but an investigator may: with 5 parties one of you (4 times in 5) or no one, with 6 two (2 times in 3) or one, with 8 exactly one, with 7 no one.
rules-ac-setup-5 = Everyone chooses one of ten characters, open to all. It changes nothing but your face; players who do not choose get a random one. All begin in the Central Corridor.
rules-ac-setup-6 = Every room gets its books, one face-down card as the beginning of its room deck, and a marker with a cross; no one knows which markers hide the sign of the unsafe paths. The draw pile is a second set of the same room cards. The unsafe paths begin with 1 Success and 1 Failure.
rules-ac-setup-7 = Outside, three hooded cultists lie face down and the fishman waits in the Black Tarn. The bag holds the 12 event markers, the power is on, a vote may be called, the clock shows round 1 and the score is 0. A random seat gets the knife, unless the host has chosen one; the Automa never begins with it.

rules-ac-counts-caption = Figures by the number of parties
rules-ac-counts-parties = Parties
rules-ac-counts-cultists = Cultists
rules-ac-counts-target = Points the investigators need
rules-ac-counts-kills = Dead investigators the cultists need
rules-ac-counts-rooms = Rooms
rules-ac-counts-books = Books
rules-ac-counts-inv = An investigator’s deck: Alive, Success
rules-ac-counts-cult-encounter = A cultist’s deck: Alive, Dead
rules-ac-counts-cult-room = and Success, Failure, Sabotage
rules-ac-counts-pulse = Pulse start cards: Alive, Dead
rules-ac-counts-room = Room start cards, and again the draw pile: Success, Failure, Sabotage
rules-ac-counts-markers = Room markers: plain, unsafe
rules-ac-counts-portal = Rounds to close the portal
rules-ac-counts-none = none

rules-ac-night = The night
rules-ac-night-1 = Before the first round there is one night. You look at your marker and your cards, and may look at your marker again at any time. You don’t see the bottom card of your deck.
rules-ac-night-2 = With 5, 6 or 8 parties the cultists then learn who they are and, of every party, whether its bottom card is Dead. A lone cultist thus learns who starts dead and nothing else. With 7 parties there are no bottom cards, and the two cultists learn only each other.
rules-ac-night-3 = If the Seer is in play, the Seer learns next who the cultists are, but not who is dead. No one, not even a cultist, learns who the Seer is. All other investigators learn nothing.
rules-ac-night-4 = Afterwards the bottom card becomes your pulse deck, face down and unseen, and all other cards are your hand. With 7 parties all cards are hand cards, and pulse decks begin empty.
rules-ac-night-5 = No one talks in the night. The verses depend only on the number of parties and on whether the Seer is among the roles; everyone hears the same verses, confirms the night once, and has a private panel of the same size. Only its contents differ.

rules-ac-life = Living, dead, ghost
rules-ac-life-1 = Your pulse deck lies face down. Everyone sees how many cards it holds, but no one, not even you, sees what they are, except by a check or at the end of the game. It is shuffled before each look, so the order of its cards tells nothing.
rules-ac-life-2 = A player with at least one Dead card in the pulse deck is dead. As long as no one has confirmed it, that changes nothing: you count as living, you walk, meet, act and vote as before, and you do not know it.
rules-ac-life-3 = A death is confirmed by laying one Dead card of the deck face up. From then on you are a ghost, to the end of the game. The other cards of the deck stay closed, other Dead cards too.
rules-ac-life-4 = A vote, the Assassin and some roles make ghosts as well. Then the whole pulse deck stays closed. Everyone sees at once who has become a ghost, but the loyalty stays secret, unless it was the last living cultist or the role says otherwise. If it happens in the middle of your own action, you still complete it.
rules-ac-life-5 = In the count of the cultists, a dead investigator is one who is a ghost from any cause or has a Dead card in the pulse deck. Your table may decide that only Dead cards count; then someone who was voted out counts only if they have one. Everyone counts once, and a dead cultist never counts. No card leaves a pulse deck again, and no ghost comes back to life.

rules-ac-round = The round
rules-ac-round-1 = You play at most ten rounds. Each has four phases: movement, event, actions, cleanup. They go on until someone has won.
rules-ac-round-2 = Movement: from the knife clockwise everyone moves once. A movement and all its encounters are over before the next one begins.
rules-ac-round-3 = Event: one marker is drawn from the bag, happens at once and then lies on the clock at the number of the round, open to all. A lasting effect holds at least until the next event, that is, for the rest of this round and the next movement phase.
rules-ac-round-4 = Actions: from the knife clockwise everyone takes one action or passes.
rules-ac-round-5 = Cleanup: in round 5 the Firestarter is tested; then a portal whose time is up can no longer be closed; then a lone cultist may claim victory. After round 10 the game is over. Otherwise an infection that has lasted to this round ends, votes may be called again, and the knife goes one party on, clockwise, to ghosts and to the Automa as well. A player who has it is first in the new round.

rules-ac-knife = The knife
rules-ac-knife-1 = The knife marks who is first. In the hand of the living it can do more: in a vote with 5 or 6 parties its holder may change their vote after the count, with 7 or 8 their vote counts twice.
rules-ac-knife-2 = Its living holder drives off the fishman just by entering his hallway, looks through False Eyes in the Portrait, and draws as Lord of the Situation. For a ghost and for the Automa it does none of this; they are only first in turn. The Clumsy one should think twice before using it.

rules-ac-movement = Movement
rules-ac-movement-1 = The living go through up to 3 doors; unused doors are lost. Every door joins a room and a hallway.
rules-ac-movement-2 = You must move, and you must end at another place than you began; on the way you may pass through it. Only someone without a legal movement stays, and then no encounter follows.
rules-ac-movement-3 = Everyone may go everywhere: a route never limits where you walk. Any number of people may be at a place. No one ever stands outside the house.
rules-ac-movement-4 = You walk door by door. After each door an encounter may follow; when it is over you go on or stop.
rules-ac-movement-5 = A ghost needs no doors: it goes straight to any room or hallway, but it must change its place as well.
rules-ac-movement-6 = The fishman’s hallway is closed to the living, except to the one with the knife. Leaving it is free, and ghosts may enter.
rules-ac-movement-7 = There are six hallways and, with 5 or 6 parties, 9 rooms. With 7 the Drowned Archive joins them, with 8 the Masquerade Hall too, and some rooms get a further door. No room is more than 3 doors away from the Central Corridor.

rules-ac-routes = Routes
rules-ac-routes-1 = Your route has four rows of two or three colours: the first for rounds 1, 5 and 9, the second for 2, 6 and 10, the third for 3 and 7, the fourth for 4 and 8. It stays yours for the whole game, and no one else sees it.
rules-ac-routes-2 = An investigator, living or ghost, may use room actions only in rooms whose colour is in the row of this round. A colour stands for all rooms of that colour. Rows that follow each other share no colour, and every route shows all six.
rules-ac-routes-3 = Cultists, living or ghost, may use every room in every round, and so may the Mechanic while living. So watch who does what where: there may be no route on which it all fits.
rules-ac-routes-4 = Character actions, such as checking someone’s status, are never bound to a route, and neither is your walk.
rules-ac-routes-5 = The route in the drawing lets an investigator use the pink rooms in rounds 1, 5 and 9 only, the Winter Garden in 2, 6 and 10 only, the Cafeteria in every odd round, and the orange rooms in every even one.

rules-ac-encounters = Encounters
rules-ac-encounters-1 = Each time a living character enters a room or a hallway, on the way or at the end, look who is there. Ghosts do not count and never take part, and neither do hooded cultists and the fishman.
rules-ac-encounters-2 = With the power on, exactly two living people have an encounter. Three or more have none: they keep an eye on each other. With the power off, two or more all have one encounter together.
rules-ac-encounters-3 = Everyone in it must put exactly one encounter card of their hand face down on the pulse deck of one other in it. You choose the card and, with three or more, who gets it; no one can refuse. So one of you may get several cards, and another none.
rules-ac-encounters-4 = All choose at the same time, in secret. Then everyone sees who gave a card to whom, but never which card, and the one who gets it does not see it either. You are asked even if all your cards are alike, so the question gives no one away.
rules-ac-encounters-5 = After that the walk goes on. If you enter the same place twice in one movement, it is tested twice. Leaving a place causes no encounter, and neither does the common start; some events do, and if they do so at several places, all are resolved at the same time.
rules-ac-encounters-6 = So as long as there is light, a murder can happen only where exactly two meet.
rules-ac-encounters-7 = A player who has no encounter card left gives none, but still gets one. A cultist without Alive cards must give a Dead one. After the Infected has died no cards change hands for a while.

rules-ac-cultists = If you are a cultist
rules-ac-cultists-1 = You kill by giving a Dead card in an encounter. You have only three of them, and nothing shows whether you gave one. In the rooms, your Failure and Sabotage cards spoil what the others carry together.
rules-ac-cultists-2 = You may use every room in every round, whatever your route says, also as a ghost. If you find a Dead card in a check you may confirm the death or put the deck back and say nothing of it.
rules-ac-cultists-3 = Say whatever you like, with one exception: cultists, living or ghost, may not speak of how many investigators the cultists have murdered. And two cultists cannot confer in secret: all talk is public.
rules-ac-cultists-4 = No one keeps count for you. Before the end no screen, not even yours, shows how many are dead, when they died, or whether it is enough. You know what you gave, but not what your partner gave or holds.

rules-ac-events = Events
rules-ac-events-1 = The bag holds 12 markers of 10 kinds: two each of Lightning and Secret Doors, one each of the others. Without the unsafe paths the Brittle Panes stay out of it. A marker that was drawn does not come back.
rules-ac-events-2 = If the bag is empty there is no event, and what would last until a new marker is drawn ends all the same.
rules-ac-event-lightning = When it gets dark, everyone at a place where three or more living people are has an encounter at once; where there are two, nothing follows, and neither when the light comes back. It comes back by another Lightning, or if someone restarts the power.
rules-ac-event-secret_doors = Hallways do not belong to it. Going from one room to another of its colour costs nothing and is not entering; all the living in rooms of a colour count together for encounters, and you may act in, on and against everything in any of these rooms. If living people stand in at least two rooms of a colour when the doors open, an encounter may follow at once. While they are open, a movement may not end in a room of the colour it began in. A hooded cultist blocks only the room he is in.
rules-ac-event-portrait = It is a check like any other, with everything that follows, a vote included; only no card of the draw pile is placed, unless your table wants it so. You may decline. If a ghost holds the knife, nothing happens.
rules-ac-event-lord = Everyone sees which of the two you did, but not which marker it was; say what you like about it. You may decline. If a ghost holds the knife, nothing happens.
rules-ac-event-portal = With 5 or 6 parties you have until the third round after this one, with 7 or 8 until the second.
rules-ac-event-panes = The cards come from the top of the draw pile. The one that is drawn is open to all, and afterwards it is shuffled back.
rules-ac-event-morale_up = For ghosts nothing changes. The next marker ends it.
rules-ac-event-morale_down = For ghosts nothing changes. The next marker ends it.
rules-ac-event-mirror = In full, for the table as it is now: Lightning turns the power again, open doors stay open, the silence goes on, the player who has the knife now acts. After The Portal Opens the time to close it grows by one round instead, if it is still open. In round 1, or if there was no event the round before, nothing happens.

rules-ac-actions = Actions
rules-ac-actions-1 = In the action phase you take exactly one action or pass. There are character actions and room actions, and no others than those listed here.
rules-ac-actions-2 = Character actions (Check Status, Secure the Hallway, Fight a Cultist, Assassination) are open to the living, at every place and in every round; no route binds them. In a hallway there are no others. Driving off the fishman counts among them, but it happens by itself while you walk and costs no action.
rules-ac-actions-3 = A room action needs you in its room, and the colour of the room on your route, unless you are a cultist or the living Mechanic. A hooded cultist in the room prevents all of them, for everyone. Ghosts may only fill and check rooms.
rules-ac-actions-4 = Assassination: once in a game the living Assassin may show the marker and kill someone living at the same place. The victim is a ghost at once, without a vote, and shows its loyalty only if it was the last living cultist or its role demands it.
rules-ac-actions-5 = Everyone’s list shows the same actions. What your route or role forbids is locked for you, with the reason, and only you see that. Passing looks the same whether you could have done something or not.

rules-ac-checks = Checking someone’s status
rules-ac-checks-1 = You may check someone living at your place, never yourself and never a ghost; with the camera, someone anywhere. The pulse deck is shuffled, and you alone see all its cards.
rules-ac-checks-2 = If there are only Alive cards in it, or none at all, it goes back face down.
rules-ac-checks-3 = If there is a Dead card and you are an investigator, you must confirm the death. A discussion with a vote follows at once. It is the one thing an investigator must not lie about.
rules-ac-checks-4 = If there is a Dead card and you are a cultist, you may do the same, or lie and put the deck back; then the dead one still counts as living. Without a Dead card no one can confirm anything.
rules-ac-checks-5 = Either way you press one of two buttons, and only you see which of them are available. To everyone else, one deck that is put back looks like any other.
rules-ac-checks-6 = Then, whatever was found, the top card of the draw pile goes unseen on the deck of the room where the checked one stands; if that is a hallway, it is shuffled into the unsafe paths. In a completed room no card is placed. If the room’s deck so comes to three cards for the first time, the room is explored.
rules-ac-checks-7 = The order is: look, confirm or put back, the Softie’s death if it comes to that, vote, card. If the vote ends the game, the rest no longer happens. You may tell what you saw, or lie about it.

rules-ac-rooms = Filling and checking rooms
rules-ac-rooms-1 = Fill: lay one of your room cards, whichever you like, face down on the deck of the room you are in. Everyone sees that you did, but not which card it was.
rules-ac-rooms-2 = As soon as a deck has three cards for the first time, the room’s marker is turned: the room is explored, to the end of the game. If the marker shows the sign of the unsafe paths, one of their cards is drawn. An explored room can be filled further.
rules-ac-rooms-3 = Check Room: the deck of an explored room is shuffled, and one card of it is drawn, open to all, and then leaves the game. Success: a book of this room goes to the shelf. Failure: nothing. Sabotage: a book of the room’s colour comes back from the shelf into this room, if there is one.
rules-ac-rooms-4 = So a deck is a shared secret: its first card came from the set-up and may be red, each further one from someone’s hand or, after a check, from the draw pile. What is drawn does not tell who put it there.
rules-ac-rooms-5 = A room stays explored even if its deck gets smaller again. Without any card it cannot be checked until someone fills it.
rules-ac-rooms-6 = A room without books is completed: its marker and its deck leave the game unseen, and no one can fill or check it any more. Its other actions remain available.

rules-ac-shelf = The shelf and the points
rules-ac-shelf-1 = The Cafeteria, the Surveillance Room and the Winter Garden have 3 books each, every other room 2. The drawing shows the shelf for 5 or 6 parties; with 7 or 8 there is a third dark blue row, and with 8 the pink row needs 6 books.
rules-ac-shelf-2 = A row of the shelf brings its points once, when all its books are there: 4 points for light blue, red, green, orange and pink; each dark blue room has a row, worth 3 for the Map Vault and the Observatory and 2 for the Drowned Archive. The orange row needs the books of both orange rooms, the pink row those of all pink rooms on the plan.
rules-ac-shelf-3 = Within orange and within pink the books are interchangeable: a sabotage takes any book of the colour and may leave a room with more books than spaces. A completed room stays completed. In a dark blue room only its own books come back.
rules-ac-shelf-4 = A row that has scored is never undone. When the score reaches the target, the game ends at once.

rules-ac-house = The Cafeteria, the camera, the power
rules-ac-house-1 = In the Cafeteria someone living may call a vote, once a round. However it ends, the next one can be called no sooner than in the next round.
rules-ac-house-2 = In the Surveillance Room, with the power on, the camera lets you either check one explored room anywhere, or check the status of someone living anywhere. Red must be on your route, as for every room action, unless your table leaves the camera open to all routes; the room you look into need not. Only the status check places a card. The camera sees rooms that a hooded cultist blocks, but not while one blocks the Surveillance Room itself.
rules-ac-house-3 = With the power off you can restart it there; then the light is on again everywhere, and the camera works.

rules-ac-portal = The portal
rules-ac-portal-1 = While the portal is open, two living people together can close it in the Winter Garden. It is the action of both for this round, so the one who helps must not have acted or passed yet.
rules-ac-portal-2 = The one you ask may refuse. To help they need green on their own route, except for cultists and the living Mechanic. A refusal looks the same whether they would not or could not.
rules-ac-portal-3 = Closed in time, the portal is gone and the investigators need 1 point less; if the score is there already, they have the points. Not closed in time, it stays, and they need 1 point more from the cleanup of the last round on.
rules-ac-portal-4 = With 5 or 6 parties there is time until the action phase of the third round after it opened, with 7 or 8 until that of the second; Mirror may add one. A deadline after round 10 never falls due.

rules-ac-unsafe = Unsafe paths
rules-ac-unsafe-1 = When a turned room marker shows the sign, and with Brittle Panes, the deck of the unsafe paths is shuffled and one card drawn, open to all. It happens and is shuffled back; no card ever leaves this deck for good.
rules-ac-unsafe-2 = Success: nothing happens. Failure: a random hooded cultist climbs in and blocks the room that his marker shows: the Surveillance Room, the Boiler Vault or the Map Vault. If none is left outside, the fishman comes instead. Sabotage: the fishman comes; if he is there already, nothing happens.
rules-ac-unsafe-3 = A hooded cultist prevents every room action in his room and does nothing else. Anyone living there may fight him as an action; then he is out of the game for good.
rules-ac-unsafe-4 = The fishman blocks a hallway: with 5 or 6 parties the Portrait Gallery, with 7 or 8 the Central Corridor. He harms no one who is already there. When the living holder of the knife enters, he goes back to the tarn, without any action; he may come again.
rules-ac-unsafe-5 = Secure the Hallway: in a hallway you shuffle one of your room cards face down into this deck. Cards get there in no other way than this, by a status check in a hallway, and by Brittle Panes.

rules-ac-votes = Votes
rules-ac-votes-1 = There is a vote when someone calls one in the Cafeteria, and always when a death has been confirmed by a Dead card, as often as that happens in a round. Only the first kind uses up the round’s vote.
rules-ac-votes-2 = First all talk it over. Then all vote blind and at the same time: everyone points at someone living or abstains. Ghosts vote too. You may point at yourself, unless your table has ruled that out.
rules-ac-votes-3 = All votes are shown at once, with names. The player who has more votes than everyone else, and more than there are abstentions, is voted out. Otherwise nothing happens.
rules-ac-votes-4 = Examples: 3 against Ada, 1 against Bo, 2 abstain: Ada is out. 2 against each of them, 2 abstain: nothing. 3 against Ada and 3 abstain: nothing.
rules-ac-votes-5 = With 5 or 6 parties, the player who lives and has the knife may then change their vote once, openly, to any other or to an abstention; after that the count stands. With 7 or 8 their vote counts twice, and an abstention too. A ghost with the knife has neither power.
rules-ac-votes-6 = A player who is out is a ghost at once. The pulse deck stays closed and the loyalty secret, unless it was the last living cultist: then the game ends.
rules-ac-votes-7 = Afterwards play goes on where it was. Someone whose death set off the vote takes part in it as a ghost. If time runs out before you have voted, you abstain.

rules-ac-ghosts = Ghosts
rules-ac-ghosts-1 = As a ghost you go anywhere in one step and have no encounters. You talk and vote like everyone.
rules-ac-ghosts-2 = Of the actions only Fill and Check Room are left to you, and an investigator’s ghost keeps to the route, a cultist’s does not. You cannot call a vote, use the camera or close the portal, and you have no character actions.
rules-ac-ghosts-3 = No one can check you, vote you out or kill you again. The knife comes to you, but its powers do not. Becoming a ghost shows you nothing that you did not know before.

rules-ac-roles = The roles
rules-ac-roles-1 = All roles but the Cultist are investigators in every respect, also those whose weakness helps the cultists: they follow their route, they must tell the truth about a Dead card, and they win with the investigators. The loyalty is only a measure for balance.
rules-ac-roles-2 = Each special role exists once. No one shows a marker of their own accord: whatever people say of themselves is a claim. Only a marker that the rules have turned is proof. If a role makes its owner a ghost, everyone sees it, but no vote follows.
rules-ac-loyalty = { $side ->
    [investigators] Loyalty: { $n } for the investigators.
    [cultists] Loyalty: { $n } for the cultists.
   *[none] Loyalty: 0.
}
rules-ac-role-cultist = Your deck holds Dead, Failure and Sabotage cards; you know your own from the night, no route binds you, and you need not report a Dead card.
rules-ac-role-seer = Not with 7 parties, unless the Automa is one of them, and not with 4 seats.
rules-ac-role-radiant = At your place people meet as with the power on, and in the Surveillance Room the camera works; the power can still be restarted there.
rules-ac-role-infected = People still meet; they just give nothing.
rules-ac-role-super_ghost = So you may call votes, use the camera and close the portal, always on your route. You no longer have encounters.
rules-ac-role-mechanic = As a ghost you are bound to it like everyone.
rules-ac-role-greenhorn = The camera still works and the vote still takes place; you take part in it as a ghost. If you find a death, the vote that follows does you no harm, unless your table decides so.
rules-ac-role-clumsy = That means: changing your vote, a vote against someone that counted twice, driving off the fishman, carrying out False Eyes in the Portrait or Lord of the Situation. Holding the knife, abstaining or declining harms no one. You die when the vote or the event is over; at the fishman at once, and your walk ends there without an encounter.
rules-ac-role-softie = With the camera and through the portrait too, and before the vote that follows.
rules-ac-role-firestarter = In your deck 1 Sabotage and 1 Failure take the place of 2 Success cards. A card is played when you fill a room or secure a hallway with it. Everyone is told the result of the test; a ghost is not tested.
rules-ac-role-assassin = Only with 7 or 8 parties, unless your table allows otherwise.

rules-ac-levels = First game, advanced, expert
rules-ac-levels-1 = First game: with 5, 6 or 8 parties the Seer is the only special role; with 7, and with 4 seats, there is none. The unsafe paths are left out: no deck, no hooded cultists, no fishman, no Brittle Panes. Signs on room markers do nothing, Secure the Hallway is not offered, and a card that would go into that deck stays on the draw pile.
rules-ac-levels-2 = Advanced, 5 parties: Seer and one of Greenhorn, Clumsy, Softie. 6: Seer, Firestarter and one of Radiant Apparition, Infected, Super-Ghost. 7: Firestarter, Assassin and one of Greenhorn, Clumsy, Softie. 8: Seer, Mechanic, Firestarter, Assassin. 4 seats and the Automa play with the list for 5 without the Seer, 6 seats and the Automa with the list for 7.
rules-ac-levels-3 = Expert: you choose the roles. The loyalties for the cultists minus those for the investigators must come to 1 with 5 or 6 parties, to 3 with 7, and with 8 it is the investigators who must be ahead by 1. On neither side may they add up to more than 5. No role twice, no more roles than investigators, the Seer only where allowed, the Assassin with 7 or 8 parties.
rules-ac-levels-4 = Everyone knows which roles are in play. Where one of several is drawn, everyone knows the candidates but, by default, not which one it was.

rules-ac-end = Winning and losing
rules-ac-end-1 = The game ends at once when a condition is met. All of the winning team win, living or ghosts. Enough dead investigators means at least 3 with 5 parties, 4 with 6 or 7, 5 with 8; one or two cultists means the number at the set-up.
rules-ac-end-2 = The points: the score reaches the target. The investigators win, unless enough of them are dead: with one cultist, at this moment; with two, by the end of the round before. Then the cultists win instead. Your table may decide that the points always win.
rules-ac-end-3 = The last living cultist is out, by a vote, by the Assassin or by a confirmed Dead card. With one cultist the investigators win, however many of them are dead. With two, the cultists still win if enough investigators were dead by the end of the round before; if the last one needed died only in this very round, the investigators win.
rules-ac-end-4 = The claim: a lone cultist steps forward in cleanup and is right, or is wrong.
rules-ac-end-5 = Time: after round 10 the cultists win, unless the investigators have won before.
rules-ac-end-6 = The Seer: if the Seer is in play, the investigators have not won yet when they meet a condition. The cultists may first guess who the Seer is.
rules-ac-end-7 = Conditions are tested after every single step, in the order of play. If one step meets two of them, the last cultist’s elimination comes before the points. The round of a death is the round in which someone first was dead; anyone who began dead died before round 1. Once the result is certain, everything is open: loyalties, hands, pulse decks, routes, and who died when.

rules-ac-claim = The claim
rules-ac-claim-1 = In a game with one cultist every cleanup of rounds 1 to 9 waits a few seconds, always equally long. Only the cultist can step forward in that time; no one else has to do anything, and nothing shows before the time is over. So the wait gives no one away.
rules-ac-claim-2 = If the cultist claims that enough investigators are dead, all pulse decks are looked through. If it is true, the cultist wins at once, whatever else has happened. If not, the cultist loses at once.
rules-ac-claim-3 = A cultist who is eliminated before claiming has lost, however many are dead. With two cultists there is no claim.

rules-ac-guess = The guess
rules-ac-guess-1 = If the Seer is in play and the investigators would win, by points, by the last cultist’s end or by a wrong claim, the cultists are shown and have one guess who the Seer is. Right: the cultists win, whatever else has happened. Wrong: the investigators win. After a wrong claim the guess can be switched off.
rules-ac-guess-2 = Two cultists guess together, ghosts too: each names a party, openly. If they do not agree when time is up, the one eliminated last decides; if neither has been, the one who sits first clockwise from the knife. No guess is a wrong guess.
rules-ac-guess-3 = Anyone who is not a cultist may be named, ghosts and revealed roles included. Until then no other loyalty is shown, and only the cultists may talk. The Automa never guesses.

rules-ac-automa = The Automa
rules-ac-automa-1 = With 4 seats the Automa is always there, and you play as 5 with one cultist; with 6 seats it may be, and you play as 7 with two. It has a character, a deck and a marker like everyone else, so it may be a cultist. It sits so that it is last in round 1, unless you choose another place.
rules-ac-automa-2 = The night goes on as usual, and the cultists see its bottom card too. With two cultists, the player who sees no other knows that the Automa is the second. If it is the only cultist, no one learns anything. With 4 seats there is no Seer, with 6 there may be, and then the Seer’s list names the Automa too. Any role it holds is ignored, save Cultist and Seer.
rules-ac-automa-3 = Its route is open to all. Its cards lie unseen in two piles, encounter cards and room cards.
rules-ac-automa-4 = It goes to the first room in this round’s row of its route, from left to right, that is not completed and where it does not stand already; of several rooms of a colour to the nearest, and of equally long ways it takes the clockwise one. If all of them are completed, it heads for the nearest room of the row’s first colour. If it cannot get there, it goes as far as it can. While it lives it never enters the fishman’s hallway; the knife does nothing for it.
rules-ac-automa-5 = In an encounter it gives the top card of its pile; among several to the one with the fewest cards in the pulse deck, on a tie to the nearest on its left.
rules-ac-automa-6 = Its action: where a hooded cultist is, it fights him. In a room of its row it fills as long as the room is not explored or its deck is empty, and checks it otherwise. In a hallway it secures, if you play with the unsafe paths. Otherwise, or without a card to play, it passes. It does nothing more, and never helps at the portal.
rules-ac-automa-7 = It abstains in every vote, with the knife twice, as a ghost once. With one cultist its marker is shown when it is voted out. If it was the only cultist and is out, however that came about, the game ends and the pulse decks are counted: enough dead investigators, and all of you have lost; otherwise you have won. As a ghost it goes straight to its room and only fills and checks.
rules-ac-automa-8 = It neither talks nor claims.

rules-ac-talk = Talk, lies and claims
rules-ac-talk-1 = Talk about everything, lie, guess or be silent. You may claim to be any role or team and doubt what others say, but nothing may be shown: no card, no route, no marker. There is no way to prove what you are, and that is intended.
rules-ac-talk-2 = All talk is public; there are no private channels. Ghosts talk like the living. Cultists may not speak of how many were murdered; that is a matter of honour, and you will be reminded.
rules-ac-talk-3 = Besides free text there are claims: ready-made sentences that everyone reads in their own language, and the only thing bots say and listen to. With them you say what team or role you are, whom you checked and what you saw, which card you gave or put where, what your route allows, what you plan, whom you suspect or trust and why, and how you will vote. You can ask and answer, request, agree and refuse, support a claim, doubt it, or take back your own. No one checks whether a claim is true.
rules-ac-talk-4 = You may talk at any time, except in the night, from the beginning of a blind vote to its reveal, and during the guess, when only the cultists may. During a Walkie-Talkie Failure you may only talk about game procedure, in votes too. Each seat has a limited number of claims, the same for all, in a phase and in a discussion; everything you say counts. Spectators cannot talk to you.

rules-ac-secrets = What is open, and what is secret
rules-ac-secrets-1 = Open to all: who stands where, who is a ghost, markers that were turned, the knife, round and phase, score and target, the shelf and the books, explored and completed rooms, hooded cultists in the house, the fishman, power, vote and portal, and the events so far.
rules-ac-secrets-2 = Open as numbers only: how many encounter and room cards everyone holds, how many cards lie in each pulse deck, each room deck, the unsafe paths and the draw pile, how many markers are in the bag, how many hooded cultists are still outside.
rules-ac-secrets-3 = Also open is what has happened: every walk door by door, who gave a card to whom, who checked whom and whether a death was confirmed, what was drawn from rooms, all votes and claims. No one has to remember it: the log keeps it, as far back as your table wishes.
rules-ac-secrets-4 = Yours alone: your marker, your hand, your route, what the night told you, and everything you gave, put down or saw. No one’s before the end: what is in your own pulse deck, in the hands of others, in face-down decks and in the bag.
rules-ac-secrets-5 = The table gives nothing away, either. Everyone gets the same questions in the same cases, whatever the role. A card is always chosen with its face in sight, and its place in the list means nothing. Bots answer after times that do not depend on what they are, and they know no more than a person in their seat would.
rules-ac-secrets-6 = Spectators see only what is open, as a rule one round later. A finished game is open to all.

rules-ac-limits = When something runs out
rules-ac-limits-1 = Without encounter cards you give none; without room cards you can neither fill nor secure. If the draw pile is empty, no card is placed, and Brittle Panes adds as many as there are and draws all the same.
rules-ac-limits-2 = If there is no fitting book on the shelf, a sabotage does nothing, but leaves the game as well. What has left the game never comes back, and nothing is shuffled again from a discard.
rules-ac-limits-3 = If one step has several effects, they come in this order: someone becomes a ghost, the role is shown, the end is tested, roles make ghosts, vote, cards, markers.

rules-ac-time = Time, and those who leave
rules-ac-time-1 = If your time runs out, the table chooses for you, and no one can tell: you walk to the nearest place, pass your action, give an Alive card if you have one, confirm a death only if you must, abstain, and say no to everything else. A marker you drew as Lord of the Situation goes back into the bag.
rules-ac-time-2 = A player who loses the connection keeps the seat. After a grace period a bot plays it, knowing only what that seat knows, until the person comes back. For someone who leaves for good a bot plays on, and everyone sees that a bot plays; the loyalty stays secret.
rules-ac-time-3 = If all people agree, a game is closed without a result; no one learns who refused. If no one is left, it waits a while and is closed. An answer that the rules do not allow is refused to you alone and changes nothing.
rules-ac-time-4 = The whole game follows from a secret number, whose hash is published at the beginning and which is shown at the end. So everyone can check afterwards that nothing was tampered with.

rules-ac-options = What a table may choose
rules-ac-options-1 = All this is fixed before the game and open to everyone.

rules-ac-ten = The ten routes
rules-ac-ten-1 = These are all the routes there are. No one knows who has which, but everyone may know what they look like: a player who has used rooms that none of these routes allows is a cultist, or the living Mechanic. The coach reasons from this list.
rules-ac-ten-2 = The first is printed in the rulebook. The others are ours, made after its pattern.

rules-ac-ours = What is printed, and what is ours
rules-ac-ours-1 = These rules were made from the words of the rulebook; we did not have its pictures. Anything shown only in a picture we designed ourselves, so that it fits everything the text says. If you own the game, your board looks different.
rules-ac-ours-2 = The list says what is the rulebook’s and what is our own design. Where the rulebook leaves a question open we have decided it; where a table may well want it otherwise, that is an option.
ac-part-figures = Figures
rules-ac-part-figures-book = From the rulebook: all numbers by the count of parties, all cards and event markers, and that there are 25 books.
ac-part-roles = Roles
rules-ac-part-roles-book = From the rulebook: all of them, with their loyalty and the sets for each count.
ac-part-colours = Colours
rules-ac-part-colours-book = From the rulebook: the six colours, and what can be done in the light blue, the red and the green room.
ac-part-plan = Plan of the house
rules-ac-part-plan-ours = Our own design: where the rooms lie, how many are pink and dark blue, the hallways, and every door.
ac-part-names = Names of rooms and hallways
rules-ac-part-names-ours = Our own, but for the Cafeteria, the Surveillance Room and the Central Corridor.
ac-part-books = Books in the rooms
rules-ac-part-books-ours = Our own design: how many of the 25 books lie in which room.
ac-part-rows = Rows of the shelf
rules-ac-part-rows-ours = Our own design: how many points a row brings. The orange row is printed: 4 books, 4 points.
ac-part-markers = Hooded cultists
rules-ac-part-markers-ours = Our own design: the three rooms into which they come.
ac-part-routes = Routes
rules-ac-part-routes-ours = Our own design: routes 2 to 10. Route 1 is printed.

## Drawings

drawing-ac-round = The clock of the night with its ten hours, and around it the four phases of a round: movement, event, actions, cleanup.
drawing-ac-house = The plan of the house with 9 rooms and 6 hallways. The Central Corridor in the middle leads to the Cafeteria, the Surveillance Room, the Winter Garden and the Observatory.
drawing-ac-route = A route with four rows. Rounds 1, 5, 9: dark blue, pink, light blue. Rounds 2, 6, 10: green, orange. Rounds 3, 7: light blue, dark blue. Rounds 4, 8: red, orange.
drawing-ac-routes = All ten routes, row by row
drawing-ac-routes-route = Route
drawing-ac-route-printed = { $n } (printed)
drawing-ac-route-ours = { $n } (ours)
drawing-ac-rounds = Rounds { $rounds }
drawing-ac-encounter = Under a burning lamp two people exchange cards, and three do nothing. In the dark three exchange cards.
drawing-ac-two = two: cards
drawing-ac-three = three: nothing
drawing-ac-dark = dark: all of them
drawing-ac-pulse = Three face-down cards make a pulse deck. A check finds two Alive cards and one Dead card; the Dead card is laid open, and the character turns into a ghost.
drawing-ac-unseen = no one knows
drawing-ac-check = a check
drawing-ac-ghost = a ghost
drawing-ac-room = A room deck grows to three cards, the room’s marker turns from a cross to an open eye, and a drawn Success brings a book to the shelf.
drawing-ac-filled = filled
drawing-ac-explored = explored
drawing-ac-checked = checked
drawing-ac-vote = Three votes point at one person, one at another, two people abstain. The first has more than everyone else and more than there are abstentions, and is out.
drawing-ac-abstain = abstain
drawing-ac-out = out
drawing-ac-shelf = The shelf, row by row with its books: light blue 3 books for 4 points, red 3 for 4, green 3 for 4, orange 4 for 4, pink 4 for 4, and two dark blue rows of 2 books for 3 points each.
drawing-ac-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
