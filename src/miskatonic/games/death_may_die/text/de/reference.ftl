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

## Was auf dem Tisch liegt

dmd-deck-table = Auf dem Tisch
dmd-ref-face-success = Erfolg
dmd-ref-face-success-rule = Zählt: 1 Wunde, wenn du angreifst, 1 für das, was eine Probe braucht. Gegen dich: 1 Wunde für dich.
dmd-ref-face-tentacle = Tentakel
dmd-ref-face-tentacle-rule = Kostet bei jeder Probe 1 Geist, bei deinen und bei denen gegen dich.
dmd-ref-face-sign = Älteres Zeichen
dmd-ref-face-sign-rule = Nichts, außer eine Fertigkeit oder Karte nutzt es.
dmd-ref-green-die = Grüner Würfel
dmd-ref-green-die-rule = Verdient durch Fertigkeiten, Karten und Wahnsinn. 3 von 6 Seiten sind Erfolge, kein Tentakel.
dmd-ref-black-die = Schwarzer Würfel
dmd-ref-black-die-rule = 3 von 6 Seiten sind Erfolge, dazu zwei Tentakel.
dmd-ref-wounds = Wunden
dmd-ref-wounds-rule = Die fünfte tötet. Solange der Große Alte nicht da ist, ist mit einem Tod die Partie verloren.
dmd-ref-stress = Stress
dmd-ref-stress-rule = Bis zu 4. Nimm 1, um einen Würfel neu zu würfeln. Ausruhen heilt ihn.
dmd-ref-sanity = Geist (geistige Gesundheit)
dmd-ref-sanity-rule = Er sinkt nur. Bei 4, 8, 12, 15, 18 und 19 kommt der Wahnsinn, und eine Fertigkeit steigt auf; bei 20 bist du verloren.
dmd-ref-actions = Aktionen
dmd-ref-actions-rule = 3 pro Zug: laufen, angreifen, ausruhen, tauschen oder eine Episodenaktion.
dmd-ref-gate = Tor
dmd-ref-gate-rule = Hier werden Gegner beschworen.
dmd-ref-stairs = Treppen und Tunnel
dmd-ref-stairs-rule = Zwei gleiche verbinden ihre Felder.
dmd-ref-track = Beschwörungsleiste
dmd-ref-track-rule = Bei 3 Zeichen im Ablagestapel schreitet das Ritual 1 Feld voran. Auf 5 kommt der Große Alte, auf 8 verliert ihr.
dmd-ref-goal = Ziel
dmd-ref-goal-rule = Erreicht ihr es, ist das Ritual unterbrochen: Der Große Alte kommt und ist verwundbar.
dmd-ref-mythos-card = Mythoskarte
dmd-ref-mythos-card-rule = Kommt nach deinen Aktionen. Schlecht für euch; ihr Zeichen zählt für das Ritual.
dmd-ref-discovery-card = Entdeckungskarte
dmd-ref-discovery-card-rule = Kommt auf einem sicheren Feld. Nimm eine Seite für ihren Preis oder lass sie für immer liegen.
dmd-ref-start = Startfeld
dmd-ref-start-rule = Hier beginnt ihr; oft kommt hier die letzte Stufe.
dmd-ref-safe-space = Sicheres Feld
dmd-ref-safe-space-rule = Kein Gegner darauf: Du darfst ausruhen, und du ermittelst.
