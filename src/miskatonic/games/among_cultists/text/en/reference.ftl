### The catalogue of roles, events, rooms, routes and actions.

ac-deck-roles = Roles
ac-deck-events = Events
ac-deck-rooms = Rooms
ac-deck-routes = Routes
ac-deck-actions = Actions
ac-reference-room = Colour: { $colour }. { $books ->
    [one] 1 book
   *[other] { $books } books
}. Row on the shelf: { $row }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ac-reference-route = Route { $n }
ac-reference-route-row = Row { $row }: { $colours }.

## What lies on the table

ac-deck-table = On the table
ac-ref-alive = Alive card
ac-ref-alive-rule = Given when two meet alone. Harmless. Everyone has some.
ac-ref-dead = Dead card
ac-ref-dead-rule = Only cultists hold it. A player who gets one is dead, and finds out only by a check.
ac-ref-success = Success card
ac-ref-success-rule = In a room: brings a book when a search draws it.
ac-ref-failure = Failure card
ac-ref-failure-rule = In a room: nothing happens when it is drawn. Red.
ac-ref-sabotage = Sabotage card
ac-ref-sabotage-rule = In a room: takes a book of its colour back from the shelf. Red.
ac-ref-route-card = Route card
ac-ref-route-card-rule = The colours of the rooms you may use, round by round. Never the same colour two rounds running. Cultists ignore it.
ac-ref-knife = Knife
ac-ref-knife-rule = First to move and act. A living holder may change their vote.
ac-ref-pulse-deck = Pulse deck
ac-ref-pulse-deck-rule = Cards that others gave, seen by no one. One Dead card among them means dead.
ac-ref-room-deck = Room deck
ac-ref-room-deck-rule = With 3 cards the room is explored. A search draws one of them at random.
ac-ref-book = Books and shelf
ac-ref-book-rule = A row scores when all its books are on the shelf. A row that is not full is worth nothing.
ac-ref-score = Score and target
ac-ref-score-rule = The investigators win at the target. The portal can move it by 1.
ac-ref-vote-marker = Vote
ac-ref-vote-marker-rule = A vote can be called in the Cafeteria once a round. A death that was found always causes one.
ac-ref-power = Power
ac-ref-power-rule = On: only two who are alone give cards, and the camera works. Off: everyone gives, and there is no camera.
ac-ref-hooded-cultist = Hooded cultist
ac-ref-hooded-cultist-rule = Blocks the actions of this room until someone fights it here.
ac-ref-fishman = Fishman
ac-ref-fishman-rule = No one living enters his hallway, except the knife, which drives him off.
ac-ref-unsafe-deck = Unsafe paths
ac-ref-unsafe-deck-rule = Success does nothing, Failure brings a hooded cultist, Sabotage the fishman. Drawn cards go back.
ac-ref-draw-pile = Draw pile
ac-ref-draw-pile-rule = One unseen card of it falls wherever someone is checked.
ac-ref-bag = Bag
ac-ref-bag-rule = The events still to come, one a round.
ac-ref-clock = Clock
ac-ref-clock-rule = Ten rounds. After the tenth the cultists win.
ac-ref-ghost = Ghost
ac-ref-ghost-rule = Found dead. Goes anywhere, fills and searches, talks and votes; cannot be harmed.
ac-ref-automa = Automa
ac-ref-automa-rule = Played by no one. Walks its open route, gives its top card, abstains. It may be the cultist.
ac-ref-claim = Claim
ac-ref-claim-rule = A ready-made sentence to all. No one checks whether it is true.
