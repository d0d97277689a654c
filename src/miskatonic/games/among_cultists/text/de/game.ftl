### Among Cultists. Die Regeln stehen in docs/rules/among-cultists.md; die Worte hier sind unsere.

ac-intro = Zehn Stunden, eingeschlossen. Ermittler füllen Räume mit Karten, suchen darin Bücher und füllen das Regal. Kultisten unter euch verderben Räume und geben Tot-Karten, wenn sie mit jemandem allein sind. Vielleicht bist du tot, ohne es zu wissen. Füllt das Regal oder wählt die Kultisten hinaus, bevor zu viele tot sind oder die Zeit endet. Deine Rolle steht in deinen Geheimnissen.
ac-description =
    Zehn Stunden Nacht in einer verriegelten Universität. Ihr tragt verlorene Bücher Raum für Raum in ihr Regal zurück, und manche, die mit euch tragen, wollen, dass die Nacht gewinnt. Wer allein auf jemanden trifft, reicht verdeckt eine Karte hinüber und erfährt nie, was zurückkam: Vielleicht bist du schon seit Stunden tot. Merke dir, wer wohin geht, frage, was sie gesehen haben, glaube wenig, und stimmt ab, bevor ihr zu wenige seid.
ac-howto =
    In jeder Stunde geht ihr nacheinander durch bis zu drei Türen. Wer allein auf jemanden trifft, muss verdeckt eine Karte hinüberreichen. Dann geschieht etwas mit dem Haus, und danach tut jede und jeder eines: einen Raum mit einer Karte füllen, einen Raum auf seine Bücher prüfen, nach jemandes Puls sehen, eine Abstimmung einleiten. Ermittler nutzen nur die Räume ihrer Route und müssen es sagen, wenn sie eine Tot-Karte finden; Kultisten müssen beides nicht. Die Ermittler gewinnen mit genug Punkten im Regal oder wenn der letzte Kultist entlarvt ist, die Kultisten mit genug Toten oder wenn zehn Stunden um sind.

## Teams, Farben, Karten

ac-team-investigators = Ermittler
ac-team-cultists = Kultisten

ac-colour-light_blue = Hellblau
ac-colour-red = Rot
ac-colour-green = Grün
ac-colour-orange = Orange
ac-colour-pink = Rosa
ac-colour-dark_blue = Dunkelblau

ac-card-alive = Lebend
ac-card-dead = Tot
ac-card-success = Erfolg
ac-card-failure = Misserfolg
ac-card-sabotage = Sabotage
ac-card-route = Route

## Orte

ac-place-LB = Cafeteria
ac-place-R = Überwachungsraum
ac-place-G = Wintergarten
ac-place-O1 = Alchemistenwerkstatt
ac-place-O2 = Kesselgewölbe
ac-place-P1 = Anatomisches Theater
ac-place-P2 = Musiksalon
ac-place-P3 = Maskensaal
ac-place-DB1 = Kartengewölbe
ac-place-DB2 = Sternwarte
ac-place-DB3 = Versunkenes Archiv
ac-place-C = Zentralkorridor
ac-place-TR = Ahnengalerie
ac-place-TL = Glockengang
ac-place-BL = Gruftstiege
ac-place-BR = Mondarkade
ac-place-ER = Dienstbotenstiege
ac-place-lake = Schwarzer Weiher

## Rows of the shelf

ac-row-LB = Hellblau
ac-row-R = Rot
ac-row-G = Grün
ac-row-O = Orange
ac-row-P = Rosa
ac-row-DB1 = Dunkelblau, Kartengewölbe
ac-row-DB2 = Dunkelblau, Sternwarte
ac-row-DB3 = Dunkelblau, Versunkenes Archiv

ac-symbol-cup = Tasse
ac-symbol-eye = Auge
ac-symbol-fern = Farn
ac-symbol-flask = Kolben
ac-symbol-flame = Flamme
ac-symbol-scalpel = Skalpell
ac-symbol-violin = Geige
ac-symbol-mask = Maske
ac-symbol-compass = Kompass
ac-symbol-star = Stern
ac-symbol-wave = Welle

## Charaktere

ac-character-0 = Agnes, die niemals schläft
ac-character-1 = Bram, der Pförtner
ac-character-2 = Clementine, Dozentin für tote Sprachen
ac-character-3 = Dorian, der Nachtpfleger
ac-character-4 = Edith, die Schlüssel hütet
ac-character-5 = Fitzroy, der Organist
ac-character-6 = Greta, die die Keller kartiert
ac-character-7 = Horace, vormals zur See
ac-character-8 = Imogen, die Imkerin
ac-character-9 = Jasper, Student im dritten Jahr

## Rollen

ac-role-investigator = Ermittler:in
ac-role-cultist = Kultist:in
ac-role-seer = Seher:in
ac-role-radiant = Strahlende Erscheinung
ac-role-infected = Infizierte:r
ac-role-super_ghost = Super-Geist
ac-role-mechanic = Mechaniker:in
ac-role-greenhorn = Grünschnabel
ac-role-clumsy = Tollpatsch
ac-role-softie = Weichei
ac-role-firestarter = Brandstifter:in
ac-role-assassin = Assassine

ac-role-investigator-help = Bring die Bücher heim oder finde die Kultisten; du hast nichts als deinen Verstand.
ac-role-cultist-help = Morde heimlich, verdirb die Räume, geh, wohin du willst, und lüge über alles.
ac-role-seer-help = Du kennst die Kultisten seit der Nacht; doch nennen sie am Ende dich, so gewinnen sie trotz allem.
ac-role-radiant-help = Als Geist wird dein Marker gezeigt, und wo du bist, ist Licht und Strom.
ac-role-infected-help = Wirst du zum Geist, wird dein Marker gezeigt, und bis zum Ende der nächsten Runde wandern bei Begegnungen keine Karten.
ac-role-super_ghost-help = Als Geist wird dein Marker gezeigt, und du nutzt jeden Raum wie die Lebenden.
ac-role-mechanic-help = Solange du lebst, darfst du deine Route missachten.
ac-role-greenhorn-help = Wenn du das erste Mal die Kamera nutzt oder eine Abstimmung einleitest, wirst du zum Geist.
ac-role-clumsy-help = Wofür auch immer du das Messer benutzt: Danach wirst du zum Geist.
ac-role-softie-help = Musst du bei einer Prüfung einen Tod bestätigen, so folgst du nach.
ac-role-firestarter-help = Du hältst zwei rote Karten und musst bis zum Ende der 5. Runde beide gespielt haben, sonst verbrennst du.
ac-role-assassin-help = Einmal, solange du lebst, darfst du vortreten und jemanden an deinem Ort töten, ohne Abstimmung.

ac-role-one_of = eine davon: { $roles }
ac-role-count = { $n } × { $role }

## Ereignismarker

ac-marker-lightning = Blitzeinschlag
ac-marker-secret_doors = Offene Geheimtüren
ac-marker-walkie_talkie = Walkie-Talkie-Ausfall
ac-marker-portrait = Falsche Augen im Portrait
ac-marker-morale_up = Gestärkte Moral
ac-marker-lord = Herr der Lage
ac-marker-portal = Das Portal öffnet sich
ac-marker-panes = Brüchige Scheiben
ac-marker-morale_down = Verlorene Moral
ac-marker-mirror = Spiegel

ac-marker-lightning-help = War der Strom an, geht er aus, und war er aus, geht er an. Im Dunkeln reichen beliebig viele, die sich begegnen, Karten hinüber, und die Kamera ist blind.
ac-marker-secret_doors-help = Bis zum nächsten Ereignis sind alle Räume einer Farbe ein einziger Ort.
ac-marker-walkie_talkie-help = Bis zum nächsten Ereignis darf niemand sprechen, außer über den Ablauf; Abstimmungen geschehen stumm.
ac-marker-portrait-help = Wer das Messer hält und lebt, darf ein Puls-Deck durchsehen, wo auch immer es ist.
ac-marker-morale_up-help = In der nächsten Bewegungsphase gehen die Lebenden bis zu 4 Türen weit.
ac-marker-lord-help = Wer das Messer hält und lebt, darf einen Ereignismarker ziehen, allein ansehen und aus dem Spiel nehmen oder zurücklegen.
ac-marker-portal-help = Im Wintergarten öffnet sich ein Portal. Zwei gemeinsam können es rechtzeitig schließen, und die Ermittler brauchen 1 Punkt weniger; sonst brauchen sie 1 mehr.
ac-marker-panes-help = Zwei ungesehene Karten kommen zu den unsicheren Wegen; dann wird daraus eine Karte gezogen und wirkt.
ac-marker-morale_down-help = In der nächsten Bewegungsphase kommen die Lebenden nicht weiter als 2 Türen.
ac-marker-mirror-help = Was in der Runde zuvor geschah, geschieht noch einmal.

## Optionen

ac-lobby-note = Der Plan des Hauses, die Bücher in seinen Räumen, das Regal und die Routen 2 bis 10 sind unser eigener Entwurf, passend zur Anleitung. „Was gedruckt ist und was von uns ist“ in den Regeln zählt alles auf.
ac-options-rulings = Regelauslegung
ac-options-time = Zeit und Tempo
ac-options-talk = Reden, Verlauf, Publikum
ac-options-roles = Stufe, Rollen und Plätze
ac-preset-first = Keine besonderen Rollen außer Seher:in, und keine Uhr.
ac-preset-usual = Die empfohlenen Rollen, unsichere Wege, eine Minute je Entscheidung.
ac-preset-everything = So viele besondere Rollen, wie dieser Tisch erlaubt.
ac-option-level = Stufe
ac-option-level-help = Erste Partie: höchstens Seher:in. Fortgeschritten: die empfohlenen Rollen. Experten: die Rollen, die ihr wählt.
ac-option-level-first = erste Partie
ac-option-level-advanced = fortgeschritten
ac-option-level-expert = Experten
ac-option-roles = Rollen
ac-option-roles-help = Für die Stufe „Experten“: die besonderen Rollen. Ihre Punkte müssen zur Größe der Runde passen.
ac-option-unsafe_paths = Unsichere Wege
ac-option-unsafe_paths-help = Kultisten steigen durch die Fenster, und der Fischmensch kommt aus dem Weiher. Standard: in der ersten Partie aus, sonst an.
ac-option-unsafe_paths-default = je nach Stufe
ac-option-unsafe_paths-on = an
ac-option-unsafe_paths-off = aus
ac-option-automa = Automa
ac-option-automa-help = Zu sechst: eine siebte Figur, die niemand spielt, und ein zweiter Kultist. Zu viert ist sie immer dabei.
ac-option-automa_seat = Platz der Automa
ac-option-automa_seat-help = Wo sie sitzt: in der ersten Runde an letzter Stelle, oder vor einem Platz eurer Wahl.
ac-option-automa_seat-random = in der ersten Runde zuletzt
ac-option-start = Erstes Messer
ac-option-start-help = Der Platz, der mit dem Messer beginnt, oder ein zufälliger.
ac-option-start-random = zufällig
ac-option-seer_guess_after_wrong_claim = Raten nach falscher Behauptung
ac-option-seer_guess_after_wrong_claim-help = Wer sich als Kultist mit der Behauptung irrte, kann noch gewinnen, indem er Seher:in nennt.
ac-option-random_role_hidden = Zufällige Rolle verborgen
ac-option-random_role_hidden-help = Wo eine von mehreren Rollen gezogen wird, erfährt niemand, welche.
ac-option-strict_role_counts = Rollen nach Parteienzahl
ac-option-strict_role_counts-help = Assassine ist nur ab 7 Parteien dabei.
ac-option-self_vote = Stimmen gegen sich selbst
ac-option-self_vote-help = Man darf gegen sich selbst stimmen.
ac-option-counts_as_dead = Wer als tote Ermittlerin oder toter Ermittler zählt
ac-option-counts_as_dead-help = Wovon die Kultisten eine Anzahl brauchen: alle Ermittler, die Geist sind oder eine Tot-Karte im Puls-Deck haben, oder nur die mit einer Tot-Karte. Dann hilft es den Kultisten nicht, wenn jemand herausgewählt wird.
ac-option-counts_as_dead-ghosts = jeder Geist und jede Tot-Karte
ac-option-counts_as_dead-dead_cards = nur Tot-Karten
ac-option-points_against_deaths = Punkte gegen Tote
ac-option-points_against_deaths-help = Wer gewinnt, wenn die Ermittler ihre Punkte erreichen, während genug von ihnen tot sind.
ac-option-points_against_deaths-deaths = genug Tote gewinnen
ac-option-points_against_deaths-points = die Punkte gewinnen
ac-option-camera_needs_route = Kamera nur mit Rot auf der Route
ac-option-camera_needs_route-help = Ermittler dürfen die Kamera nur in Runden nutzen, in denen Rot auf ihrer Route steht. Ausgeschaltet ist die Route dafür egal; um den Strom neu zu starten, ist weiterhin Rot nötig.
ac-option-portrait_places_card = Das Portrait legt eine Karte
ac-option-portrait_places_card-help = Der Blick durch das Portrait legt eine Karte vom Nachziehstapel dorthin, wo die geprüfte Person steht, wie jede andere Zustandsprüfung.
ac-option-greenhorn_at_forced_vote = Grünschnabel bei erzwungener Abstimmung
ac-option-greenhorn_at_forced_vote-help = Der Grünschnabel wird auch dann zum Geist, wenn er einen Tod findet und damit eine Abstimmung auslöst.
ac-option-decision_seconds = Sekunden für eine Entscheidung
ac-option-decision_seconds-help = Zeit für jede Entscheidung; 0 heißt unbegrenzt.
ac-option-discussion_seconds = Sekunden für eine Diskussion
ac-option-discussion_seconds-help = Zeit zum Reden vor einer Abstimmung; 0 heißt, bis alle bereit sind.
ac-option-guess_seconds = Sekunden für das Raten
ac-option-guess_seconds-help = Zeit für die Kultisten, Seher:in zu nennen.
ac-option-night_seconds = Sekunden für die Nacht
ac-option-night_seconds-help = Wie lange die Nacht mindestens dauert, für alle gleich.
ac-option-claim_seconds = Sekunden für die Behauptung
ac-option-claim_seconds-help = Bei einem Kultisten: wie lange jede Runde an ihrem Ende auf eine Behauptung wartet. Sonst muss niemand etwas tun, und niemand kann es abkürzen; so verrät es nichts.
ac-option-bot_pace = Tempo der Bots
ac-option-bot_pace-help = Wie schnell Bots antworten und sprechen; für alle gleich, egal welche Rolle sie haben.
ac-option-bot_pace-fast = schnell
ac-option-bot_pace-natural = natürlich
ac-option-bot_pace-slow = langsam
ac-option-free_text = Freier Text
ac-option-free_text-help = Man darf neben den Behauptungen frei schreiben.
ac-option-claims_per_phase = Behauptungen je Phase
ac-option-claims_per_phase-help = Wie viele Behauptungen jeder Platz in einer Phase aufstellen darf.
ac-option-claims_per_vote = Behauptungen je Diskussion
ac-option-claims_per_vote-help = Wie viele Behauptungen jeder Platz vor einer Abstimmung aufstellen darf.
ac-option-silence_blocks_emotes = Stille gilt auch für Gesten
ac-option-silence_blocks_emotes-help = Solange die Walkie-Talkies schweigen, sind auch Gesten, Zeiger und Zeichnungen blockiert.
ac-option-history = Verlauf
ac-option-history-help = Wie viel alle, auch die Bots, nachlesen können.
ac-option-history-full = alles
ac-option-history-last_round = die letzte Runde
ac-option-history-none = nichts
ac-option-grace_seconds = Sekunden Schonfrist
ac-option-grace_seconds-help = Wie lange auf eine verlorene Verbindung gewartet wird, bevor ein Bot übernimmt.
ac-option-spectators = Publikum
ac-option-spectators-help = Ob andere das Öffentliche sehen dürfen: sofort oder eine Runde später.
ac-option-spectators-off = keines
ac-option-spectators-live = sofort
ac-option-spectators-delayed = eine Runde später

## Die Nacht

ac-verse-night-marker =
    Die Türen fest, die Lampen schwach, die Uhr hält lauschend an;
    nun sieh, was du geworden bist, und lass niemand heran.
ac-verse-night-blind-decks =
    Ein jedes Lid sei zu, ein jedes Blatt gekehrt;
    wer nicht mehr atmet, wird von niemandem gehört.
ac-verse-night-blind =
    Ein jedes Lid sei zu, die Kerzen brennen klein;
    wer jetzt nach dir die Augen hebt, wird dir ein Fremder sein.
ac-verse-night-cultists =
    Ihr Diener dessen, was dort unterm Keller ruht,
    seht auf, erkennt einander, und zählt das kalte Blut.
ac-verse-night-fists =
    Legt hin das Blatt, seid blind, und jede Hand sei Faust;
    ein Daumen nur steht auf, wo das Verborgne haust.
ac-verse-night-hide-decks =
    Seid wieder blind, verbergt, was eure Hände sahn;
    sie kennen nun die Ihren, und du gehst deine Bahn.
ac-verse-night-seer =
    Und eines Augenpaar, das niemand gab, ist wach:
    Sieh hin, verschließ es tief, und sprich kein Wort danach.
ac-verse-night-awake =
    Die Hände sinken, Augen auf, die Glocke schlägt schon eins;
    es ist ein weiter Weg bis an den Morgen, und Licht ist keins.

ac-night-role = Du bist: { $role } ({ $team }).
ac-night-cultists = Die Kultisten: { $names }
ac-night-dead = Schon tot: { $names }
ac-night-dead-nobody = Noch ist niemand tot.
ac-night-nothing = Du siehst nichts.

## Phasen und der Tisch

ac-phase-set-up = Aufbau
ac-phase-night = Nacht
ac-phase-movement = Bewegung
ac-phase-event = Ereignis
ac-phase-action = Aktionen
ac-phase-cleanup = Aufräumen
ac-phase-guess = Das Raten
ac-phase-over = Das Ende

ac-view-round = Runde { $n } von 10
ac-view-score = { $score } von { $target } Punkten
ac-view-living = lebend
ac-view-ghost = Geist
ac-view-knife = Messer
ac-view-power-on = Der Strom ist an
ac-view-power-off = Der Strom ist aus
ac-view-vote-active = Eine Abstimmung ist möglich
ac-view-vote-inactive = In dieser Runde ist keine Abstimmung mehr möglich
ac-view-portal = Das Portal ist offen; es lässt sich bis Runde { $round } schließen
ac-view-portal-late = Das Portal bleibt offen
ac-view-fishman = Der Fischmensch ist hier: { $place }
ac-view-fishman-away = Der Fischmensch ist im Weiher
ac-view-cultist-marker = Ein Kultist mit Kapuze versperrt: { $place }
ac-view-silence = Niemand darf sprechen
ac-view-doors = Die Geheimtüren sind offen
ac-view-morale = { $n } Türen in der nächsten Bewegungsphase
ac-view-explored = erforscht
ac-view-completed = erledigt
ac-view-books = { $n ->
    [0] keine Bücher
    [one] 1 Buch
   *[other] { $n } Bücher
}
ac-view-cards = { $n ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $n } Karten
}
ac-view-deck = Raum-Deck
ac-view-pulse = Puls-Deck
ac-view-unsafe = Unsichere Wege
ac-view-draw = Nachziehstapel
ac-view-bag = Beutel
ac-view-shelf = Bücherregal
ac-view-hand = Deine Hand
ac-view-route = Deine Route
ac-view-route-row = Runde { $round }: { $colours }
ac-view-role = Deine Rolle
ac-view-memory = Nur du weißt
ac-view-automa = Automa
ac-view-place-doors = Türen nach: { $places }
ac-view-here = { $names } hier: { $place }

# the terminal's table
ac-view-walked = { $who } geht: { $way }
ac-view-clock = Ereignisse bisher
ac-view-shelf-row = { $row } { $books } ={ $n }
ac-view-claims = Zuletzt gesagt
ac-view-mark-blocked = versperrt
ac-view-mark-portal = Portal
ac-view-mark-fishman = Fischmensch
ac-view-column-place = Ort
ac-view-column-books = Bücher
ac-view-column-cards = Karten
ac-view-column-state = Zustand
ac-view-column-doors = Türen
ac-view-column-who = Wer
ac-view-column-encounter = Beg.
ac-view-column-room = Raum
ac-view-column-pulse = Puls

## Fragen

ac-prompt-character = Wer willst du heute Nacht sein? Es ändert nichts als dein Gesicht.
ac-prompt-night = Die Nacht ist vorbei. Hast du deine Geheimnisse gesehen?
ac-prompt-move = Wohin gehst du?
ac-prompt-encounter = Du bist jemandem begegnet. Welche Karte reichst du verdeckt hinüber, und wem?
ac-prompt-action = Was tust du?
ac-prompt-verdict = Du hast das Deck durchgesehen. Was tust du damit?
ac-prompt-help = Du sollst helfen, das Portal zu schließen. Hilfst du? Es kostet deine Aktion.
ac-prompt-discuss = Sprecht euch aus. Bist du bereit zur Abstimmung?
ac-prompt-vote = Augen zu. Auf wen zeigst du?
ac-prompt-change-vote = Die Stimmen liegen offen. Du hältst das Messer: Änderst du deine?
ac-prompt-portrait = Die Augen im Portrait sind deine. Wessen Puls willst du sehen?
ac-prompt-lord = Ziehst du einen Ereignismarker aus dem Beutel?
ac-prompt-lord-marker = Du hältst einen Ereignismarker, den sonst niemand sieht. Was tust du damit?
ac-prompt-claim = Die Runde ist vorbei. Weiter, oder trittst du vor und sagst, dass genug tot sind?
ac-prompt-guess = Eure letzte Gelegenheit: Wer ist Seher:in?

## Die Fragen unter dem Tisch: was dazu führte, was gefragt ist, was folgt

ac-cause-character = Die Nacht beginnt.
ac-next-character = Haben alle gewählt, werden Rollen und Karten geheim verteilt.
ac-cause-night = Rollen und Karten sind verteilt. Bei deinen Geheimnissen steht alles, was die Nacht dir gezeigt hat.
ac-next-night = Dann beginnt Runde 1. { $who } geht als Erstes los.
ac-cause-move = Runde { $round }: Alle gehen. Du bist hier: { $place }.
ac-cause-move-way = Du bist jetzt hier: { $place }.
ac-cause-move-ghost = Du bist ein Geist: Du kannst überallhin und hast keine Begegnungen.
ac-ask-move = { $n ->
    [one] Wohin? Noch 1 Tür.
   *[other] Wohin? Noch { $n } Türen.
}
ac-ask-move-way = { $n ->
    [0] Bleibst du hier?
    [one] Weitergehen oder bleiben? Noch 1 Tür.
   *[other] Weitergehen oder bleiben? Noch { $n } Türen.
}
ac-ask-move-ghost = Wo willst du sein?
ac-next-move = Am Ende musst du anderswo sein. Wer zu zweit allein ist, gibt sich je eine Karte; im Dunkeln geben alle, die sich treffen.
ac-next-move-way = Bleibst du, ist dein Weg zu Ende. Du handelst später in dieser Runde.
ac-cause-encounter = Du bist mit { $names } allein. Ort: { $place }.
ac-cause-encounter-dark = Es ist dunkel, und ihr seid zusammen: du, { $names }. Ort: { $place }.
ac-ask-encounter = Welche Karte gibst du { $name }?
ac-ask-encounter-dark = Welche Karte gibst du, und wem?
ac-next-encounter = Alle Karten werden zugleich gegeben, verdeckt. Niemand sieht je die Karte, die er bekam.
ac-cause-action = Runde { $round }: deine eine Aktion. Du bist hier: { $place }.
ac-next-action = Alle handeln einmal, dann ist die Runde vorbei.
ac-cause-verdict = Du hast das Puls-Deck von { $name } durchgesehen.
ac-ask-verdict = Was tust du mit dem Deck?
ac-next-verdict = Bestätigst du einen Tod, wird { $name } zum Geist, und alle reden und stimmen ab. So oder so kommt eine Karte vom Nachziehstapel dorthin, wo { $name } steht.
ac-cause-help = { $name } will mit dir das Portal schließen.
ac-ask-help = Hilfst du { $name }? Es ist deine Aktion in dieser Runde.
ac-next-help = Rechtzeitig geschlossen, brauchen die Ermittler 1 Punkt weniger.
ac-cause-vote-called = { $name } hat eine Abstimmung eingeleitet.
ac-cause-vote-death = { $name } wurde tot gefunden.
ac-cause-vote = Es wird abgestimmt.
ac-next-discuss = Sind alle bereit oder ist die Zeit um, stimmen alle zugleich und blind ab.
ac-next-vote = Wer die meisten Stimmen hat, wird hinausgewählt: mehr als jede andere Person und mehr als Enthaltungen. Auch Geister stimmen ab.
ac-cause-change-vote = Die Stimmen liegen offen: { $votes }. Du hast das Messer.
ac-next-change-vote = Danach gilt das Ergebnis.
ac-cause-portrait = Falsche Augen im Portrait: Du hast das Messer.
ac-next-portrait = Nur du siehst die Karten. Wer ermittelt, muss eine Tot-Karte melden.
ac-cause-lord = Herr der Lage: Du hast das Messer.
ac-next-lord = Nur du siehst den Marker. Dann kommt er aus dem Spiel oder zurück; das sehen alle.
ac-cause-lord-marker = Du hast einen Ereignismarker gezogen. Sonst sieht ihn niemand.
ac-cause-claim = Runde { $round } ist vorbei.
ac-ask-claim = Gleich beginnt die nächste Runde.
ac-next-claim = Niemand muss etwas tun. Nur der Kultist könnte jetzt vortreten und sagen, dass { $n } Ermittler tot sind.
ac-cause-guess = Die Ermittler würden gewinnen. Wer Seher:in nennt, gewinnt stattdessen.
ac-next-guess = Richtig: Die Kultisten gewinnen doch noch. Falsch oder niemand: Sie verlieren.

ac-card-only-you = Das siehst nur du
ac-card-pulse = Das Puls-Deck von { $name }

ac-opt-nobody = niemand dort
ac-opt-with = mit { $names }
ac-opt-alone = allein mit { $names }
ac-opt-dark = im Dunkeln mit { $names }
ac-opt-route = { $what } · auf deiner Route
ac-opt-leads = { $what } · weiter nach: { $places }
ac-opt-leads-route = { $what } · weiter nach: { $places } (Route)
ac-opt-walk = Hierher gehen: { $place }, über { $by }; { $what }. Begegnet dir unterwegs jemand, entscheidest du neu.
ac-opt-held = { $n } auf deiner Hand
ac-opt-give = verdeckt, an { $name }
ac-opt-pulse = { $n ->
    [0] leeres Puls-Deck
    [one] Puls-Deck mit 1 Karte
   *[other] Puls-Deck mit { $n } Karten
}
ac-opt-met = { $what } · traf diese Runde { $names }
ac-opt-room = { $cards } von 3 Karten zum Erforschen · { $books ->
    [one] 1 Buch
   *[other] { $books } Bücher
}, Reihe zählt { $points }
ac-opt-room-explored = { $cards ->
    [0] leeres Deck
    [one] Deck mit 1 Karte
   *[other] Deck mit { $cards } Karten
} · noch { $books ->
    [one] 1 Buch
   *[other] { $books } Bücher
}, Reihe zählt { $points }
ac-opt-secure = kann gezogen werden, wenn etwas hereinkommt
ac-opt-fight = der Raum ist wieder benutzbar
ac-opt-call_vote = einmal je Runde; alle reden, dann wird abgestimmt
ac-opt-restart_power = wieder Licht: nur wer zu zweit allein ist, gibt Karten
ac-opt-close_portal = 1 Punkt weniger zum Sieg; kostet euch beide die Aktion
ac-opt-put_back = sieht gleich aus, was du auch gesehen hast
ac-opt-confirm = ein Geist, dann eine Abstimmung
ac-opt-pass = keine Aktion in dieser Runde
ac-opt-assassinate = einmal im Spiel; alle sehen, wer du bist
ac-opt-claim = richtig: du gewinnst; falsch: du verlierst
ac-opt-no_guess = die Kultisten verlieren
ac-opt-abstain = zählt dagegen, dass jemand hinausgewählt wird
ac-opt-keep = es bleibt beim Ergebnis
ac-opt-help = kostet deine Aktion
ac-opt-refuse = du behältst deine Aktion
ac-opt-remove = es geschieht nie
ac-opt-return = kann später gezogen werden
ac-opt-draw = nur du siehst ihn
ac-opt-decline = nichts geschieht
ac-opt-ready = nichts mehr zu sagen

ac-again-self = Das ist dein eigener Name.
ac-again-pass = Du könntest in dieser Runde noch etwas tun.
ac-again-assassinate = Nur einmal im Spiel, und alle sehen, dass du Assassine bist.
ac-again-claim = Sind zu wenige tot, verlierst du sofort.
ac-again-no_guess = Ohne Namen verlieren die Kultisten.

ac-waiting-character = { $who } wählt eine Figur.
ac-waiting-night = { $who } ist noch in der Nacht.
ac-waiting-move = { $who } geht.
ac-waiting-encounter = { $who } wählt eine Karte.
ac-waiting-portrait = { $who } blickt durch das Portrait.
ac-waiting-lord = { $who } darf einen Marker aus dem Beutel ziehen.
ac-waiting-lord-marker = { $who } hält einen Marker, den sonst niemand sieht.
ac-waiting-action = { $who } handelt.
ac-waiting-verdict = { $who } hat ein Puls-Deck durchgesehen.
ac-waiting-help = { $who } wird am Portal um Hilfe gebeten.
ac-waiting-discuss = { $who } redet noch.
ac-waiting-vote = { $who } stimmt noch ab.
ac-waiting-change-vote = { $who } hat das Messer und darf die Stimme ändern.
ac-waiting-claim = Die Runde ist vorbei.
ac-waiting-guess = { $who } sucht nach Seher:in.

## Antworten

ac-choice-go = Gehen nach: { $place }
ac-choice-stop = Hier bleiben
ac-choice-give = { $seat } eine Karte geben: { $card }
ac-choice-check_status = Den Zustand prüfen von { $seat }
ac-choice-put_back = Das Deck zurücklegen
ac-choice-confirm = Einen Tod bestätigen
ac-choice-secure = Den Gang sichern mit: { $card }
ac-choice-fight = Den Kultisten bekämpfen
ac-choice-assassinate = { $seat } töten
ac-choice-fill = { $place } füllen mit: { $card }
ac-choice-check_room = Den Raum prüfen: { $place }
ac-choice-call_vote = Eine Abstimmung einleiten
ac-choice-camera_room = Kamera: den Raum prüfen: { $place }
ac-choice-camera_status = Kamera: den Zustand prüfen von { $seat }
ac-choice-restart_power = Den Strom neu starten
ac-choice-close_portal = Das Portal schließen, gemeinsam mit { $seat }
ac-choice-pass = Passen
ac-choice-help = Helfen
ac-choice-refuse = Nicht helfen
ac-choice-ready = Bereit
ac-choice-vote = Auf { $seat } zeigen
ac-choice-abstain = Sich enthalten
ac-choice-keep = Nicht ändern
ac-choice-look = Den Puls ansehen von { $seat }
ac-choice-decline = Nein
ac-choice-draw = Einen Marker ziehen
ac-choice-return = Zurück in den Beutel
ac-choice-remove = Aus dem Spiel
ac-choice-go_on = Weiter
ac-choice-claim = Behaupten, dass genug Ermittler tot sind
ac-choice-guess = Es ist { $seat }
ac-choice-no_guess = Niemanden nennen
ac-choice-character = { $character }
ac-choice-any_character = Irgendwer

ac-action-check_status = Zustand prüfen
ac-action-secure = Gang sichern
ac-action-fight = Kultisten bekämpfen
ac-action-drive_off = Fischmensch verscheuchen
ac-action-assassinate = Assassinen-Angriff
ac-action-fill = Raum-Deck füllen
ac-action-check_room = Raum prüfen
ac-action-call_vote = Abstimmung einleiten
ac-action-camera = Kamera nutzen
ac-action-restart_power = Strom neu starten
ac-action-close_portal = Portal schließen
ac-action-pass = Passen

ac-action-check_status-help = Das Puls-Deck von jemand Lebendem am selben Ort durchsehen → dort kommt eine ungesehene Karte vom Nachziehstapel hinzu.
ac-action-secure-help = In einem Gang: 1 eigene Raumkarte in die unsicheren Wege mischen → noch nichts, doch sie kann gezogen werden.
ac-action-fight-help = Im Raum eines Kultisten → er ist fort, und der Raum ist wieder nutzbar.
ac-action-drive_off-help = Mit dem Messer den Gang des Fischmenschen betreten → er kehrt in den Weiher zurück. Das geschieht von selbst.
ac-action-assassinate-help = Einmal im Spiel zeigen, dass du Assassine bist → jemand am selben Ort ist sofort ein Geist.
ac-action-fill-help = 1 eigene Raumkarte verdeckt auf das Raum-Deck legen → mit 3 Karten ist der Raum erforscht.
ac-action-check_room-help = In einem erforschten Raum: 1 Karte seines Decks ziehen → Erfolg bringt ein Buch ins Regal, Sabotage holt eines zurück.
ac-action-call_vote-help = In der Cafeteria, einmal in der Runde → alle reden, dann stimmen alle ab.
ac-action-camera-help = Im Überwachungsraum, wenn der Strom an ist → irgendeinen erforschten Raum oder irgendwen Lebendes prüfen.
ac-action-restart_power-help = Im Überwachungsraum, wenn der Strom aus ist → der Strom ist wieder an.
ac-action-close_portal-help = Im Wintergarten, gemeinsam mit jemand anderem → das Portal ist zu, und die Ermittler brauchen 1 Punkt weniger.
ac-action-pass-help = Nichts tun.

## Was geschah

ac-event-character = { $who } ist heute Nacht { $character }.
ac-event-set-up = Die Räume sind bereit, die Decks verteilt. { $who } hat das Messer.
ac-event-dealt = { $who }: { $role }, Route { $route }, auf der Hand: { $hand }.
ac-event-dealt-secret = { $who } erhält ungesehen einen Marker, eine Route und Handkarten.
ac-event-night = { $verse }
ac-event-cultists-seen = Du hast die Kultisten gesehen: { $names }
ac-event-cultists-seen-secret = Jemand hat die Augen offen.
ac-event-dead-seen = Du hast gesehen, wer schon tot ist: { $names }
ac-event-dead-seen-secret = Die Decks wurden angesehen.
ac-event-automa-route = Die Route liegt offen ({ $who }): { $route }.
ac-event-round-began = Runde { $round }. { $who } hat das Messer.
ac-event-phase = { $phase ->
    [movement] Alle brechen auf.
    [action] Alle haben einen Ort gefunden. Was nun?
   *[cleanup] Die Runde ist um.
}
ac-event-moved = { $who } geht von { $from } nach { $to }.
ac-event-fishman-fled = { $who } hebt das Messer, und der Fischmensch gleitet in den Weiher zurück.
ac-event-encounter = { $cards ->
    [yes] { $names } begegnen sich.
   *[no] { $names } begegnen sich, und niemand reicht etwas hinüber.
}
ac-event-gave = { $who } gibt { $to } verdeckt eine Karte: { $card }.
ac-event-gave-secret = { $who } gibt { $to } verdeckt eine Karte.
ac-event-event = Aus dem Beutel kommt: { $event }.
ac-event-no-event = Der Beutel ist leer. Nichts geschieht.
ac-event-mirrored = Im Spiegel geschieht es noch einmal: { $event }.
ac-event-power = { $on ->
    [yes] Die Lampen flackern wieder auf.
   *[no] Ein Krachen, und es ist dunkel.
}
ac-event-portal-opened = Im Wintergarten reißt die Luft auf. Bis Runde { $deadline } muss es geschlossen sein.
ac-event-portal-lasts = Das Portal lässt euch noch eine Runde, bis Runde { $deadline }.
ac-event-panes-broken = { $cards ->
    [0] Glas zerbricht, doch keine Karte ist übrig, die fallen könnte.
    [one] Glas zerbricht; 1 Karte fällt zu den unsicheren Wegen.
   *[other] Glas zerbricht; { $cards } Karten fallen zu den unsicheren Wegen.
}
ac-event-declined = { $who } möchte lieber nicht.
ac-event-bag-drawn = { $who } zieht einen Marker und sieht: { $event }.
ac-event-bag-drawn-secret = { $who } zieht einen Marker und sieht ihn allein an.
ac-event-bag-removed = { $who } nimmt den Marker aus dem Spiel.
ac-event-bag-returned = { $who } lässt den Marker in den Beutel zurückfallen.
ac-event-passed = { $who } tut nichts.
ac-event-status-checked = { $who } sieht das Puls-Deck von { $target } durch ({ $via }): { $alive } Lebend, { $dead } Tot.
ac-event-status-checked-secret = { $who } sieht das Puls-Deck von { $target } durch ({ $via }).
ac-event-put-back = { $who } legt das Deck verdeckt zurück.
ac-event-death-confirmed = { $who } legt eine Tot-Karte offen hin: { $target } war schon tot.
ac-event-card-placed = Hierher kommt ungesehen eine Karte vom Nachziehstapel: { $place }.
ac-event-filled = { $who } füllt { $place } mit: { $card }.
ac-event-filled-secret = { $who } legt hier verdeckt 1 Raumkarte ab: { $place }.
ac-event-secured = { $who } sichert { $place } mit: { $card }.
ac-event-secured-secret = { $who } sichert { $place } mit 1 verdeckten Raumkarte.
ac-event-explored = { $unsafe ->
    [yes] Erforscht: { $room }. Etwas rüttelt an den Fenstern.
   *[no] Erforscht: { $room }.
}
ac-event-unsafe-drawn = Aus den unsicheren Wegen kommt: { $card }.
ac-event-cultist-appeared = Ein Kultist mit Kapuze steigt ein und versperrt: { $room }.
ac-event-cultist-fought = { $who } wirft den Kultisten mit der Kapuze hinaus: { $room }.
ac-event-fishman-came = Nasse Schritte. Der Fischmensch versperrt: { $place }.
ac-event-room-checked = { $who } zieht aus { $room }: { $card }.
ac-event-book-shelved = Ein Buch aus { $room } kommt in seine Reihe im Regal: { $row }.
ac-event-book-lost = Ein Buch wird aus seiner Reihe im Regal ({ $row }) zurückgeschleppt: { $room }.
ac-event-room-completed = Erledigt: { $room }.
ac-event-row-scored = Eine Reihe im Regal ist voll: { $row }. Die Ermittler haben jetzt { $score } Punkte.
ac-event-camera-room = { $who } richtet die Kamera auf: { $room }.
ac-event-camera-status = { $who } richtet die Kamera auf { $target }.
ac-event-power-restarted = { $who } legt den Schalter um, und der Strom ist an.
ac-event-help-refused = { $helper } hilft { $who } nicht am Portal.
ac-event-portal-closed = { $who } und { $helper } schließen das Portal. Die Ermittler brauchen jetzt { $target } Punkte.
ac-event-assassinated = { $who } tritt aus dem Schatten und tötet { $target }.
ac-event-vote-called = { $who } ruft alle zur Abstimmung zusammen.
ac-event-discussion = Alle reden durcheinander.
ac-event-votes = Die Stimmen: { $votes }
ac-event-vote-for = { $who } → { $target }
ac-event-vote-abstained = { $who } → niemand
ac-event-vote-kept = { $who } hat das Messer und belässt es dabei.
ac-event-vote-changed = { $who } hat das Messer und zeigt jetzt auf { $target }.
ac-event-vote-changed-abstain = { $who } hat das Messer und zeigt jetzt auf niemanden.
ac-event-vote-ended = { $who } wurde hinausgewählt.
ac-event-vote-ended-nobody = Niemand wurde hinausgewählt.
ac-event-ghost = { $cause ->
    [dead-card] { $who } ist ein Geist.
    [vote] { $who } wird abgeführt und kehrt als Geist zurück.
    [assassin] { $who } fällt und steht als Geist wieder auf.
   *[role] { $who } fällt tot um und ist ein Geist.
}
ac-event-revealed = Der Marker von { $who } wird umgedreht: { $role }.
ac-event-infection = Niemand fasst mehr jemanden an: Bis zum Ende von Runde { $until } wandern keine Karten.
ac-event-infection-ended = Man traut sich wieder, Hände zu schütteln.
ac-event-said = { $who }: { $claim }
ac-event-firestarter-tested = Brandstifter:in: Hältst du noch eine rote Karte, so verbrennst du jetzt; sonst geht es weiter.
ac-event-portal-stays = Das Portal ist gekommen, um zu bleiben. Die Ermittler brauchen jetzt { $target } Punkte.
ac-event-claimed = { $who } schlägt die Kapuze zurück: Genug von euch sind tot!
ac-event-seer-sought = Die Kultisten sind bekannt: { $names }. Sie dürfen einmal raten, wer Seher:in ist.
ac-event-seer-named = { $who } nennt { $target }.
ac-event-seer-named-nobody = { $who } nennt niemanden.
ac-event-seer-guessed = { $right ->
    [yes] Die Kultisten entscheiden sich für { $who } und haben recht.
   *[no] Die Kultisten entscheiden sich für { $who } und irren sich.
}
ac-event-seer-guessed-nobody = Die Kultisten nennen niemanden.
ac-event-game-over = { $team ->
    [cultists] Die Nacht hat gewonnen. { $reason }
   *[investigators] Der Morgen ist da. { $reason }
}

## Wie es endete

ac-end-points = Das Regal ist voll genug.
ac-end-elimination = Der letzte Kultist ist entlarvt.
ac-end-wrong-claim = Der Kultist hat es zu früh behauptet.
ac-end-claim = Genug Ermittler waren tot, wie der Kultist es sagte.
ac-end-murders-before-points = Das Regal war voll genug, doch zu viele waren schon tot.
ac-end-murders-before-elimination = Der letzte Kultist ist entlarvt, doch zu viele waren schon tot.
ac-end-time = Zehn Stunden sind um, und das Regal ist nicht voll.
ac-end-seer-named = Die Kultisten haben Seher:in genannt.

ac-result-winners = { $n ->
    [0] Niemand an diesem Tisch gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
ac-result-role = { $who } war: { $role }
ac-result-death = { $who } starb in Runde { $round }.
ac-result-death-before = { $who } war tot, bevor es begann.
ac-result-points = Genug Punkte
ac-result-elimination = Der letzte Kultist ausgeschieden
ac-result-wrong-claim = Zu früh behauptet
ac-result-claim = Zu Recht behauptet
ac-result-murders-before-points = Punkte erreicht, zuvor zu viele Tote
ac-result-murders-before-elimination = Letzter Kultist ausgeschieden, zuvor zu viele Tote
ac-result-time = Zeit abgelaufen
ac-result-seer-named = Seher:in genannt

## Statistik

ac-score = Siege
ac-measure-voted = Abgegebene Stimmen
ac-measure-vote-hit = Treffer der Stimmen
ac-measure-vote-hit-by-chance = Treffer durch Zufall
ac-measure-log-loss = Log-Verlust der Annahmen
ac-measure-log-loss-of-uniform = Log-Verlust bei Gleichverteilung
ac-tally-rounds = Runden
ac-tally-points = Punkte
ac-tally-dead-investigators = Tote Ermittler
ac-tally-ended-by-points = Ende durch Punkte
ac-tally-ended-by-elimination = Ende mit dem letzten Kultisten
ac-tally-ended-by-wrong-claim = Ende durch falsche Behauptung
ac-tally-ended-by-claim = Ende durch richtige Behauptung
ac-tally-ended-by-murders-before-points = Punkte erreicht, zuvor zu viele Tote
ac-tally-ended-by-murders-before-elimination = Letzter Kultist entlarvt, zuvor zu viele Tote
ac-tally-ended-by-time = Ende nach zehn Runden
ac-tally-ended-by-seer-named = Ende durch Nennen von Seher:in
ac-tally-ghosts-by-dead-card = Geister durch Tot-Karte
ac-tally-ghosts-by-vote = Geister durch Abstimmung
ac-tally-ghosts-by-assassin = Geister durch Assassine
ac-tally-ghosts-by-role = Geister durch ihre Rolle
ac-tally-encounters = Begegnungen
ac-tally-checks = Zustandsprüfungen
ac-tally-votes = Abstimmungen
ac-tally-rooms-checked = Geprüfte Räume
ac-tally-books-shelved = Eingestellte Bücher
ac-tally-books-lost = Verlorene Bücher

## Warum etwas verschlossen ist

ac-locked-not_held = Du hast keine solche Karte.
ac-locked-off_route = Deine Route führt in dieser Runde nicht hierher.
ac-locked-not_the_assassin = Das kann nur Assassine.
ac-locked-not_the_cultist = Das kann nur, wer zum Kult gehört.
ac-locked-must_confirm = Du hast eine Tot-Karte gefunden, und Ermittler müssen es sagen.
ac-locked-no_dead_card = In dem Deck ist keine Tot-Karte.

## Behauptungen, in Worten

ac-claim-team = { $team ->
    [cultists] Ich gehöre zu den Kultisten.
   *[investigators] Ich gehöre zu den Ermittlern.
}
ac-claim-role = { $is ->
    [yes] Meine Rolle ist: { $role }.
   *[no] Meine Rolle ist nicht: { $role }.
}
ac-claim-seen = { $result ->
    [dead] In Runde { $round } sah ich durch { $via }: { $target } war tot.
   *[alive] In Runde { $round } sah ich durch { $via }: { $target } war am Leben.
}
ac-claim-seen-counts = Ich zählte { $alive } Lebend und { $dead } Tot.
ac-claim-via-place = eine Prüfung
ac-claim-via-camera = die Kamera
ac-claim-via-portrait = das Portrait
ac-claim-bag = { $done ->
    [removed] In Runde { $round } zog ich aus dem Beutel: { $event }. Ich nahm es aus dem Spiel.
   *[returned] In Runde { $round } zog ich aus dem Beutel: { $event }. Ich legte es zurück.
}
ac-claim-put = In Runde { $round } legte ich hier eine Karte: { $place }. Es war: { $card }.
ac-claim-gave = In Runde { $round } gab ich { $to } eine Karte. Es war: { $card }.
ac-claim-route = In Runde { $round } erlaubt meine Route: { $colours }.
ac-claim-plan = In Runde { $round } will ich hierhin: { $place }, und dort: { $action }.
ac-claim-accuse = { $degree ->
    [1] Ich habe { $seat } im Verdacht: { $ground }.
    [2] Ich glaube, { $seat } gehört zum Kult: { $ground }.
   *[3] Ich bin sicher, { $seat } gehört zum Kult: { $ground }.
}
ac-claim-defend = { $degree ->
    [1] Ich traue { $seat } eher: { $ground }.
    [2] Ich glaube, { $seat } ermittelt mit uns: { $ground }.
   *[3] Ich bin sicher, { $seat } ermittelt mit uns: { $ground }.
}
ac-claim-vote = Ich will gegen { $seat } stimmen.
ac-claim-vote-abstain = Ich will mich enthalten.
ac-claim-vote-open = Ich weiß noch nicht, wie ich stimme.
ac-claim-ask = { $to }, eine Frage hierzu: { $topic }
ac-claim-ask-round = { $to }, eine Frage zu Runde { $round }: { $topic }
ac-claim-answer = Zu Frage { $ref }: { $claim }
ac-claim-answer-quoted = { $who } hat gefragt: „{ $text }“ – { $claim }
ac-claim-answer-none = Zu Frage { $ref }: keine Antwort.
ac-claim-answer-none-quoted = { $who } hat gefragt: „{ $text }“ – keine Antwort.
ac-claim-request = { $to }: { $deed }
ac-claim-agree = Zu Bitte { $ref }: ja.
ac-claim-agree-quoted = { $who } hat gesagt: „{ $text }“ – ja.
ac-claim-refuse = Zu Bitte { $ref }: nein.
ac-claim-refuse-quoted = { $who } hat gesagt: „{ $text }“ – nein.
ac-claim-support = Ich glaube Behauptung { $ref }.
ac-claim-support-quoted = Ich glaube, was { $who } gesagt hat: „{ $text }“
ac-claim-doubt = Ich bezweifle Behauptung { $ref }.
ac-claim-doubt-quoted = Ich bezweifle, was { $who } gesagt hat: „{ $text }“
ac-claim-retract = Ich nehme Behauptung { $ref } zurück.
ac-claim-retract-quoted = Ich nehme zurück, was ich gesagt habe: „{ $text }“
ac-claim-rule-your_turn = Du bist an der Reihe!
ac-claim-rule-ready = Ich bin so weit.
ac-claim-rule-please_wait = Einen Augenblick, bitte.
ac-claim-rule-rules_question = Ich habe eine Frage zu den Regeln.
ac-claim-rule-thanks = Danke.
ac-claim-emote = ({ $emote })
ac-claim-ping = (zeigt hierhin: { $object })
ac-emote-point = zeigt
ac-emote-nod = nickt
ac-emote-shake = schüttelt den Kopf
ac-emote-shrug = zuckt mit den Schultern
ac-emote-gasp = erschrickt
ac-emote-laugh = lacht
ac-claim-text = { $text }

ac-claim-to-all = alle

ac-topic-team = Zu welchem Team gehörst du?
ac-topic-role = Welche Rolle hast du?
ac-topic-seen = Wen hast du geprüft?
ac-topic-bag = Was hast du aus dem Beutel gezogen?
ac-topic-put = Welche Karte hast du wohin gelegt?
ac-topic-gave = Welche Karte hast du gegeben?
ac-topic-route = Was erlaubt deine Route?
ac-topic-plan = Was willst du tun?
ac-topic-accuse = Wen hast du im Verdacht?
ac-topic-defend = Wem traust du?
ac-topic-vote = Wie wirst du stimmen?

ac-ground-seen = ich habe es gesehen
ac-ground-route_broken = so sieht keine Route aus
ac-ground-met = traf { $whom } in Runde { $round }
ac-ground-met_the_dead = war in Runde { $round } mit { $whom } zusammen, und { $whom } ist tot
ac-ground-room_result = was in Runde { $round } hier herauskam: { $room }
ac-ground-vote_record = die bisherigen Stimmen
ac-ground-contradiction = es widerspricht Behauptung { $ref }
ac-ground-contradiction-quoted = das passt nicht zu dem, was { $who } gesagt hat, „{ $text }“
ac-ground-role_knowledge = meine Rolle sagt es mir
ac-ground-silence = zu still
ac-ground-feeling = ein Gefühl
ac-ground-ref = { $ground } (Behauptung { $ref })
ac-ground-ref-quoted = { $ground } ({ $who } hat gesagt: „{ $text }“)

ac-deed-come_to = bitte komm hierher: { $object }
ac-deed-check = bitte prüfe: { $object }
ac-deed-fill = bitte fülle: { $object }
ac-deed-vote = bitte stimme gegen { $object }
ac-deed-help_at_the_portal = bitte hilf am Portal
ac-deed-restart_power = bitte starte den Strom neu
ac-deed-fight = bitte bekämpfe den Kultisten hier: { $object }
ac-deed-stay_away = bitte halte dich fern von: { $object }

ac-talk-bots = Bots verstehen Behauptungen und Gesten, keinen freien Text.
ac-talk-reminder = Wer zum Kult gehört, darf nicht davon sprechen, wie viele ermordet wurden.
ac-talk-closed-night = In der Nacht spricht niemand.
ac-talk-closed-blind_vote = Während der Abstimmung spricht niemand.
ac-talk-closed-seer_guess = Jetzt dürfen nur die Kultisten sprechen.
ac-talk-closed-silence = Die Walkie-Talkies schweigen: Du darfst nur über den Ablauf sprechen.
ac-talk-limit = Du hast vorerst alle Behauptungen verbraucht.

## Der Tisch im Browser

ac-view-dummy = Automa
# Namen, die in einen kleinen Raum des Plans passen; ein Wort darf geteilt werden, wo es steht.
ac-label-O1 = Alche{ "\u00AD" }misten{ "\u00AD" }werk{ "\u00AD" }statt
ac-label-R = Über{ "\u00AD" }wachungs{ "\u00AD" }raum
ac-label-ER = Dienst{ "\u00AD" }boten{ "\u00AD" }stiege
ac-label-O2 = Kessel{ "\u00AD" }gewölbe
ac-label-DB1 = Karten{ "\u00AD" }gewölbe
ac-label-P1 = Anato{ "\u00AD" }misches Theater
ac-label-DB3 = Versun{ "\u00AD" }kenes Archiv
ac-label-G = Winter{ "\u00AD" }garten
ac-label-DB2 = Stern{ "\u00AD" }warte
ac-label-P2 = Musik{ "\u00AD" }salon
ac-label-P3 = Masken{ "\u00AD" }saal
ac-status = Runde { $round } · { $phase }
ac-hand-cards = { $n } × { $card }
ac-plan-there = hier: { $names }
ac-pick-about = Was du mit { $name } tun kannst
ac-cast = Die Leute dieser Nacht
ac-hours = Die Runden und ihre Ereignisse
ac-pile = { $pile }: { $n }
ac-effect-morale-up = Gestärkte Moral: eine Tür mehr
ac-effect-morale-down = Verlorene Moral: eine Tür weniger
ac-effect-infected = Bis zum Ende von Runde { $round } wandern keine Karten
ac-shelf-row = { $rooms }: { $n } von { $of } Büchern, { $points } wert
ac-route-rounds = Runden { $rounds }
ac-ghost-may = Du bist ein Geist. Du gehst, wohin du willst, füllst und prüfst Räume nach deiner Route, redest und stimmst ab; niemand begegnet dir mehr, und niemand kann dir etwas tun.
ac-discussion = Die Beratung

ac-people = Wer wo ist, wem er diese Runde begegnet ist und wie viele Karten er hat
ac-people-who = Wer und wo
ac-people-met = Traf
ac-people-nobody = niemanden
ac-people-encounter = Beg.
ac-people-encounter-help = Begegnungskarten auf der Hand
ac-people-room = Raum
ac-people-room-help = Raumkarten auf der Hand
ac-people-pulse = Puls
ac-people-pulse-help = Karten im Puls-Deck
ac-people-done = hat gehandelt
ac-people-route = Route jetzt:
ac-in-play = Im Spiel: { $roles }
ac-goal = Füllt das Regal, bevor { $n } tot sind
ac-goal-points = { $score }/{ $target } Punkte
ac-goal-round = Runde { $n }/{ $of }
ac-goal-ghosts = { $n ->
    [one] 1 Geist
   *[other] { $n } Geister
}
ac-goal-investigators = { $cultists ->
    [one] Die Ermittler gewinnen mit { $target } Punkten im Regal oder wenn der Kultist ausgeschieden ist.
   *[other] Die Ermittler gewinnen mit { $target } Punkten im Regal oder wenn alle { $cultists } Kultisten ausgeschieden sind.
}
ac-goal-cultists = Die Kultisten gewinnen mit { $n } toten Ermittlern oder wenn Runde { $rounds } vorher endet. Nicht alle Toten wissen, dass sie tot sind.
ac-kills = Die Kultisten brauchen { $n } tote Ermittler

ac-secrets = Deine Geheimnisse
ac-secrets-hold = Halten: deine Geheimnisse
ac-secrets-pin = Offen lassen
ac-secrets-night = Die Nacht hat dir gesagt
ac-secrets-route = Deine Route jetzt:
ac-secrets-last = Zuletzt gesehen
ac-secrets-seen = Runde { $round }, { $target }: { $alive } × Lebend, { $dead } × Tot
ac-secrets-seen-nothing = Noch nichts.
ac-secrets-bag = Runde { $round }, aus dem Beutel: { $event }
ac-night-steps = Vers { $n } von { $of }
ac-night-hint = Alle hören dieselben Verse und brauchen dieselbe Zeit. Was die Nacht dir zeigt, steht bei deinen Geheimnissen.

ac-votes = Die Stimmen
ac-votes-line = { $by } → { $whom }
ac-votes-nobody = niemand

ac-claims = Behauptungen
ac-claims-none = Noch hat niemand etwas behauptet.
ac-claims-read = Behauptungen lesen
ac-claim-when = Nr. { $id }, Runde { $round }
ac-claim-kind-team = Mein Team
ac-claim-kind-role = Meine Rolle
ac-claim-kind-seen = Was ich bei einer Prüfung sah
ac-claim-kind-bag = Was ich aus dem Beutel zog
ac-claim-kind-put = Welche Karte ich in einen Raum legte
ac-claim-kind-gave = Welche Karte ich gab
ac-claim-kind-route = Was meine Route erlaubt
ac-claim-kind-plan = Was ich vorhabe
ac-claim-kind-accuse = Ich verdächtige jemanden
ac-claim-kind-defend = Ich vertraue jemandem
ac-claim-kind-vote = Wie ich stimmen will
ac-claim-kind-ask = Eine Frage
ac-claim-kind-answer = Eine Antwort
ac-claim-kind-request = Eine Bitte
ac-claim-kind-agree = Ja zu einer Bitte
ac-claim-kind-refuse = Nein zu einer Bitte
ac-claim-kind-support = Ich glaube es
ac-claim-kind-doubt = Ich bezweifle es
ac-claim-kind-retract = Ich nehme es zurück
ac-claim-kind-rule = Zum Ablauf des Spiels
ac-claim-kind-emote = Eine Geste
ac-claim-kind-ping = Auf etwas zeigen
ac-claim-kind-text = Mit eigenen Worten
ac-claim-is-true = ich bin es
ac-claim-is-false = ich bin es nicht
ac-claim-done-removed = aus dem Spiel genommen
ac-claim-done-returned = zurückgelegt
ac-claim-no-answer = keine Antwort
ac-claim-unsaid = sage ich nicht
ac-degree-1 = ein Verdacht
ac-degree-2 = ich glaube es
ac-degree-3 = ich bin sicher

ac-field-team = Team
ac-field-role = Rolle
ac-field-is = Bin ich es?
ac-field-target = Wen
ac-field-round = Runde
ac-field-via = Durch
ac-field-result = Ergebnis
ac-field-alive = Lebend-Karten
ac-field-dead = Tot-Karten
ac-field-event = Ereignis
ac-field-done = Danach
ac-field-place = Ort
ac-field-room = Raum
ac-field-card = Karte
ac-field-to = An
ac-field-colours = Farben (bis zu drei)
ac-field-action = Aktion
ac-field-seat = Wen
ac-field-whom = Wen
ac-field-degree = Wie sicher
ac-field-ground = Warum
ac-field-topic = Worüber
ac-field-deed = Was
ac-field-object = Wen oder wo
ac-field-kind = Was
ac-field-emote = Geste
ac-field-claim = Antwort

ac-talk-say = Etwas sagen
ac-talk-kind = Worüber
ac-talk-send = Sagen
ac-talk-left = { $n ->
    [one] noch 1 Behauptung für jetzt
   *[other] noch { $n } Behauptungen für jetzt
}
ac-talk-closed = Jetzt darf niemand reden.
ac-reply-answer = Antworten
ac-reply-agree = Ja
ac-reply-refuse = Nein
ac-reply-support = Glaube ich
ac-reply-doubt = Bezweifle ich
ac-reply-retract = Zurücknehmen

ac-notebook = Dein Notizbuch
ac-notebook-help = Das siehst nur du: was du gegeben, gelegt und gesehen hast. Einmal tippen macht daraus eine Behauptung; niemand sieht, dass sie von hier stammt.
ac-notebook-empty = Noch gibt es nichts zu notieren.
ac-notebook-say = Behaupten

ac-clashes = { $n ->
    [one] 1 Widerspruch
   *[other] { $n } Widersprüche
}
ac-clash-with = { $why } (Behauptung { $ref })
ac-clash-never_happened = Niemand hat das gesehen
ac-clash-shown_otherwise = Der Marker zeigt etwas anderes
ac-clash-two_stories = Zwei Fassungen derselben Sache
ac-clash-one_role_twice = Diese Rolle gibt es nur einmal
ac-clash-dead_then_alive = Tote werden nicht wieder lebendig
ac-clash-no_such_route = Keine Route passt zu alldem
ac-clash-off_route = Dieser Platz hat damals einen Raum anderer Farbe benutzt

ac-point-here = Hierher zeigen
ac-story = Was wirklich geschah
ac-story-before = Vor der ersten Runde
ac-story-nothing = Niemand wurde getötet, hinausgewählt oder belogen.
ac-story-cultists = { $n ->
    [one] Kultist war { $names }.
   *[other] Kultisten waren { $names }.
}
ac-story-dead = { $name } war tot, bevor es anfing.
ac-story-murder = { $who } tötete { $name } mit einer Tot-Karte.
ac-story-murder-again = { $who } gab { $name } noch eine Tot-Karte.
ac-story-hidden = { $who } sah, dass { $name } tot war, und verschwieg es.
ac-story-found = { $who } fand { $name } tot.
ac-story-vote-wrong = { $name } wurde hinausgewählt und war kein Kultist ({ $role }). Dafür: { $names }.
ac-story-vote-right = { $name } wurde hinausgewählt und war Kultist. Dafür: { $names }.
ac-story-assassinated = { $who } tötete als Assassine { $name } ({ $role }).
ac-story-spoiled = { $who } verdarb einen Raum: { $place }, mit { $card }.
ac-story-lie = { $who } log: „{ $what }“
ac-ending-secrets = Hand, Puls und Route
ac-ending-hand = Zuletzt auf der Hand
ac-ending-dead = tot seit Runde { $round }
ac-ending-dead-before = von Anfang an tot
ac-ending-claims = Behauptungen: { $n }, davon falsch: { $lies }
ac-ending-true = wahr
ac-ending-false = falsch

ac-moment-death = { $name } ist tot
ac-moment-death-line = { $who } hat eine Tot-Karte offen hingelegt.
ac-moment-votes = Die Stimmen liegen offen
ac-moment-out = { $name } wird hinausgewählt
ac-moment-out-line = Von jetzt an ein Geist. Der Marker bleibt verdeckt.
ac-moment-nobody = Niemand wird hinausgewählt
ac-moment-role = { $name } fällt tot um
ac-moment-role-line = Die eigene Rolle war tödlich.
ac-moment-assassin = { $name } wird getötet
ac-moment-assassin-line = { $who } ist Assassine.
ac-moment-revealed = { $name }: { $role }
ac-moment-revealed-line = Der Marker wird umgedreht.
ac-moment-claimed = { $name } schlägt die Kapuze zurück
ac-moment-claimed-line = „Genug von euch sind tot!“ Die Puls-Decks werden durchgesehen.
ac-moment-sought = Die Kultisten sind bekannt
ac-moment-sought-line = { $names }. Eines bleibt: Wer ist Seher:in?
ac-moment-end-cultists = Die Nacht hat gewonnen
ac-moment-end-investigators = Der Morgen ist gekommen

## The coach

ac-coach-record = Was das Protokoll beweist
ac-coach-nothing = Noch nichts.
ac-coach-team-investigators = { $name } gehört nicht zum Kult.
ac-coach-team-cultists = { $name } gehört zum Kult.
ac-coach-route-broken = Keine Route erlaubt alle Räume, die { $name } genutzt hat: Kult oder, lebend, Mechaniker:in.
ac-coach-route-kept = { $n ->
    [one] Eine Route erlaubt alle Räume, die { $name } genutzt hat.
   *[other] { $n } Routen erlauben alle Räume, die { $name } genutzt hat.
}
ac-coach-unsafe = Unsichere Wege
ac-coach-room = { $n ->
    [one] { $place }: Mindestens 1 rote Karte kam von einer dieser Personen: { $names }.
   *[other] { $place }: Mindestens { $n } rote Karten kamen von diesen Personen: { $names }.
}
ac-coach-death-given = Die Tot-Karte von { $name } kam von einer dieser Personen: { $names }.
ac-coach-death-either = Die Tot-Karte von { $name } lag von Anfang an da oder kam von einer dieser Personen: { $names }.
ac-coach-death-set-up = Die Tot-Karte von { $name } lag von Anfang an da.
ac-coach-so-cultists = Also: { $name } hinauswählen und nichts mehr glauben, was { $name } sagt.
ac-coach-so-investigators = Also: Was { $name } über andere sagt, ist ehrlich gemeint, kann aber falsch sein.
ac-coach-so-broken = Also: { $name } nach der Rolle fragen. Wer nicht Mechaniker:in ist, ist Kultist.
ac-coach-so-kept = Also: Hier spricht nichts gegen { $name }; auch Kultisten können sich an eine Route halten.
ac-coach-so-room = Also: alle davon fragen, welche Karte sie dort hinlegten, und mit dem vergleichen, was gezogen wurde.
ac-coach-so-given = { $n ->
    [one] Also: Das war der Mord.
   *[other] Also: Jemand von ihnen hat gemordet. Frag, wen sie sonst noch trafen.
}
ac-coach-so-either = Also: vielleicht jemand von ihnen, vielleicht niemand. Noch ist es kein Beweis.
ac-coach-so-set-up = Also: Es belastet niemanden.
ac-coach-claims = Behauptungen, die sich widersprechen
ac-coach-no-clash = Keine Behauptung widerspricht einer anderen oder dem Protokoll.
ac-coach-clash = Das kann nicht alles wahr sein
ac-coach-clash-one = Das widerspricht dem Protokoll
ac-coach-claim = Behauptung { $ref }
ac-coach-quote = { $name } (Behauptung { $ref }): { $text }
ac-coach-about-record = Das ist nie geschehen, oder nicht so.
ac-coach-about-roles = Die Rollen im Spiel schließen es aus.
ac-coach-about-routes = Keine Verteilung der Routen lässt es zu.
ac-coach-about-pulses = Die gegebenen Karten und die Prüfungen schließen es aus.
ac-coach-about-rooms = Die aus Räumen gezogenen Karten schließen es aus.
ac-coach-about-everything = Alles zusammen schließt es aus.
ac-coach-own = Was nur du wissen kannst
ac-coach-own-nothing = Nichts weiter.
ac-coach-note = Hier steht nur, was bewiesen ist, nie, wer lügt. Alles außer dem, was nur du wissen kannst, ist für alle gleich.

## Bots in der Lobby

level-ac-bot-novice = Hält sich nur an das, was bewiesen ist.
level-ac-bot-adept = Wägt ab, wer wen traf, was gefunden und was gesagt wurde, und macht sich von allen ein Bild.
level-ac-bot-ruthless = Spielt wie der Kundige, aber als Kultist mordet er von der ersten Runde an. Die Partien sind kurz und hart: nichts für die erste Partie.
