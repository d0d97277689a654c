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
