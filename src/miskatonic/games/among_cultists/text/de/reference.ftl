### Der Katalog der Rollen, Ereignisse, Räume, Routen und Aktionen.

ac-deck-roles = Rollen
ac-deck-events = Ereignisse
ac-deck-rooms = Räume
ac-deck-routes = Routen
ac-deck-actions = Aktionen
ac-reference-room = Farbe: { $colour }. { $books ->
    [one] 1 Buch
   *[other] { $books } Bücher
}. Reihe im Regal: { $row }, sie bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
ac-reference-route = Route { $n }
ac-reference-route-row = Zeile { $row }: { $colours }.
