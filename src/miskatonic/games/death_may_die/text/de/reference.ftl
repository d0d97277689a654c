### Der Katalog der Karten, Figuren, Marker und Fertigkeiten.

dmd-deck-investigators = Ermittler
dmd-deck-skills = Fertigkeiten
dmd-deck-insanities = Psychosen
dmd-deck-enemies = Gegner
dmd-deck-tokens = Marker
dmd-deck-relics = Relikte
dmd-deck-unknown = Unbekannte Monster
dmd-deck-unknown-mythos = Mythos des Unbekannten
dmd-deck-stages = Stufen
dmd-deck-mythos = Mythos
dmd-deck-episode = Ziel und Aktionen
dmd-deck-discovery = Entdeckungen
dmd-reference-monsters = Monster: { $monsters }.
