### Was alle Spiele teilen: Fragen, Plätze, Ergebnisse, die Befehlszeile.

app-name = Miskatonic
app-tagline = Drei lovecraftsche Brettspiele, kostenlos im Browser.

## Wörter

word-yes = ja
word-no = nein
word-random = zufällig
list-pair = { $first } und { $last }
list-more = { $first }, { $rest }

## Plätze und Bots

seat-number = Platz { $n }
seat-you = { $name } (du)
seat-bot = { $name } (Bot)
seat-count = { $n ->
    [one] ein Platz
   *[other] { $n } Plätze
}
bot-random = Anfänger
bot-random-help = Spielt zufällige erlaubte Züge.
bot-novice = Neuling
bot-novice-help = Kennt die Regeln und einfache Taktik, denkt aber nur an den aktuellen Zug.
bot-adept = Kundiger
bot-adept-help = Rechnet die Chancen aus und liest, was die Züge der anderen verraten.
policy-name = { $name } (trainiert)
policy-help = Ein neuronales Netz, das im Spiel gegen sich selbst gelernt hat.
bot-ruthless = Gnadenlos
bot-ruthless-help = Spielt wie der Kundige, aber als Kultist mordet er von der ersten Runde an.
bot-master = Meister
bot-master-help = Erschließt, was die anderen gesehen haben, und sieht voraus, was sie tun werden.
player-name = Carter

## Fragen

ask-choice-range = Deine Wahl, 1 bis { $n }
ask-help = Tippe die Nummer einer Möglichkeit. ? zeigt diese Hilfe, r die Regeln, ? und ein Name (etwa „? { $example }“) die Regeln dazu; q speichert die Partie und verlässt den Tisch.
ask-help-short = ? Hilfe, r Regeln, q gehen
ask-optional = Eingabetaste, um zu überspringen.
bad-input-empty = Du hast nichts gewählt. Tippe eine Zahl von 1 bis { $n }.
bad-input-word = „{ $input }“ ist keine Zahl. Tippe eine Zahl von 1 bis { $n }.
bad-input-range = { $input } steht nicht auf der Liste. Tippe eine Zahl von 1 bis { $n }.
bad-help-word = Hier heißt nichts „{ $word }“. r zeigt alle Regeln.

## Der Verlauf einer Partie

game-starts = { $game } beginnt, { $seats }.
game-resumed = { $game } geht weiter.
game-left = Du hast den Tisch verlassen. Die Partie ist gespeichert; starte sie erneut, um weiterzuspielen.
game-kept = Diese Partie ist in { $file } gespeichert; ansehen mit: { $command }
game-since = Seit deinem letzten Zug
game-seed-hash = Hashwert des geheimen Startwerts: { $commitment }
game-seed-revealed = Der Startwert war { $seed }

## Ergebnisse

result-title = Das Ende
result-won = Du gewinnst.
result-lost = Du verlierst.
result-winners = { $n ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
result-score = { $name }: { $score }

## Bedienfehler

bad-seats = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }.
bad-game = Ein Spiel namens „{ $game }“ gibt es nicht. Es gibt: { $games }.
bad-file = { $file } lässt sich nicht verwenden: { $reason }
bad-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht. Die Plätze sind 0 bis { $last }.
bad-viewer = „{ $viewer }“ ist kein Platz. Möglich sind 0 bis { $last }, oder all.
bad-level = Bots der Stufe „{ $level }“ gibt es nicht. Es gibt: { $levels }.
bad-pair = „{ $pair }“ ist keine Option. Verwende Name=Wert.
bad-times = „{ $word }“ ist kein Bot. Verwende den Namen eines Bots, oder name*4 für vier davon.
bad-bots = { $bots } Bots für { $seats } Plätze. Nenne einen Bot je Platz, oder einen für alle.
bad-teams = „{ $word }“ ist kein Team. Nenne einen Bot je Team, als team=bot: { $teams }.
bad-plot = „{ $file }“ lässt sich nicht zeichnen. Verwende einen Namen, der auf .svg endet.
bad-no-talk = Die Bots { $bots } können nicht reden. Lass --talk weg, oder wähle mit --bots eine andere Stufe.
bad-no-folder = diesen Ordner gibt es nicht
bad-server = { $command } braucht den Server, und der lässt sich nicht laden: { $reason }
bad-resume = In { $file } ist eine angefangene Partie mit anderen Einstellungen ({ $settings }). Lass sie weg, um weiterzuspielen, oder beginne neu mit --new.
bad-kept-game = Die angefangene Partie in { $file } lässt sich nicht laden: { $reason } Mit --new beginnt eine neue.
bad-finished = Die Partie in { $file } ist vorbei. Mit --new beginnt dort eine andere.
bad-folder = das ist kein Ordner

## Die Befehlszeile

cli-description = Lovecraftsche Brettspiele spielen, simulieren und untersuchen. Ohne Befehl startet der Server, und der Browser öffnet sich.
cli-play = ein Spiel spielen
cli-sim = viele Partien von Bots spielen lassen und Statistik ausgeben
cli-arena = Bots gegeneinander spielen lassen und ausgeben, wie stark sie sind
cli-strength = die Partien einer Seite über Stärke spielen und die Seite schreiben
cli-replay = eine aufgezeichnete Partie Schritt für Schritt ansehen
cli-analyse = zeigen, was ein Platz in einer beendeten Partie besser hätte machen können
cli-fuzz = zufällige Partien spielen, bis du abbrichst, und speichern, was Fehler auslöst
cli-serve = den Server starten und den Browser öffnen
cli-verify = eine beendete Partie anhand ihres veröffentlichten Hashwerts prüfen
cli-argument-game = das Spiel: { $games }
cli-argument-file = eine Datei mit einer aufgezeichneten Partie
cli-option-terminal = im Terminal spielen; das ist die Vorgabe (im Browser: miskatonic serve)
cli-option-seats = Anzahl der Plätze; ohne Angabe die übliche
cli-option-option = eine Option des Spiels als Name=Wert; mehrmals möglich
cli-option-seed = ein Startwert; derselbe Startwert ergibt dieselbe Partie
cli-option-games = Anzahl der Partien
cli-option-json = JSON ausgeben
cli-option-with = das Spiel einer Python-Datei hinzufügen, etwa examples/highest_card.py
cli-option-pack = das Inhaltspaket in diesem Ordner verwenden; mehrmals möglich
cli-option-language = die Sprache: { $languages }
cli-option-name = dein Name am Tisch
cli-option-new = neu beginnen, auch wenn es eine angefangene Partie gibt
cli-option-own-seat = dein Platz, von 0 an gezählt (sonst: 0)
cli-option-bots = wie gut die Bots spielen; die Stufen stehen unten
cli-values-bots = Bots (--bots):
cli-values-options = Optionen von { $game } (--option Name=Wert):
cli-option-contest = die Bots, die gegeneinander spielen, einer je Platz, etwa adept,novice*4
cli-option-teams = ein Bot für alle Plätze eines Teams, etwa investigators=adept,cultists=novice
cli-option-thinking = Sekunden, die ein suchender Bot über eine Entscheidung nachdenken darf
cli-option-simulations = Simulationen, die ein suchender Bot je Entscheidung spielt
cli-option-plot = die Siegquoten als SVG-Datei zeichnen
cli-option-save = die Partie in dieser Datei speichern
cli-option-processes = Anzahl der Prozesse; ohne Angabe 1
cli-option-ray = die Partien auf Ray spielen (Extra ray): local für ein eigenes, auto, oder RECHNER:PORT; alle Prozessoren, wenn --processes fehlt
cli-option-keep = eine Datei für die bisher gespielten Partien; derselbe Befehl macht von dort aus weiter
cli-option-policy = eine trainierte Strategie (Extra train), als Stufe mit dem Namen ihrer Datei; mehrmals möglich
cli-option-quick-look = nur ein paar Partien jeder Art spielen
cli-option-page = der Ordner für die Seite und ihre Bilder
cli-option-results = der Ordner für die Partien; was schon da ist, wird nicht noch einmal gespielt
cli-option-minutes = nach so vielen Minuten aufhören; der nächste Lauf macht weiter
cli-option-page-seed = andere Austeilungen spielen als die der Seite
cli-option-odds = die Schwierigkeit der Werte von Optionen in diese Datei schreiben, für die Lobby
cli-option-duplicate = jede Austeilung spielen, bis jeder Bot auf jedem Platz war, und Austeilungen zählen
cli-option-talk = Bots reden lassen, die es können
cli-option-progress = einen Fortschrittsbalken zeigen, auch ohne Terminal
cli-option-through = zeigen, was dieser Platz sieht, von 0 an gezählt, oder all
cli-option-analysed-seat = der Platz, der analysiert wird, von 0 an gezählt
cli-option-analysis-seconds = höchstens so viele Sekunden Rechenzeit
cli-option-seconds = nach so vielen Sekunden aufhören
cli-option-out = der Ordner für Funde

## Simulation, Wiedergabe, Zufallsprobe

sim-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game }, { $seats }
sim-silent = Die Bots haben nicht miteinander geredet. Mit --talk reden sie.
sim-progress = Es wird gespielt
sim-column-what = Was
sim-column-mean = Mittel
sim-column-low = Kleinster Wert
sim-column-high = Größter Wert
sim-decisions = Entscheidungen
sim-column-seat = Platz
sim-column-wins = Siege
sim-column-share = Anteil
sim-column-end = Ende
sim-column-count = Anzahl
sim-winners = Sieger je Partie
sim-score = Punkte am Ende
arena-column-bot = Bot
arena-column-team = Team
arena-column-seats = Plätze
arena-column-wins = Siege je Platz
arena-column-share = Siegquote je Platz
arena-column-time = Zeit je Entscheidung
arena-column-slow = 95. Perzentil
arena-cut-short = Abgebrochen nach { $games } von { $planned } Partien; dies sind ihre Ergebnisse.
arena-fair = Ein gerechter Anteil ist { $share }.
arena-sure = ± gibt 95-%-Intervalle an; die Zeit ist der Median.
arena-column-deals = Austeilungen
arena-column-lead = Vorsprung je Partie
arena-column-by-deal = Vorsprung je Austeilung
strength-plan = { $games ->
    [0] Es ist nichts mehr zu spielen.
    [one] 1 Partie ist noch zu spielen: etwa { $minutes } Minuten mit { $processes ->
        [one] 1 Prozess
       *[other] { $processes } Prozessen
    }.
   *[other] { $games } Partien sind noch zu spielen: etwa { $minutes } Minuten mit { $processes ->
        [one] 1 Prozess
       *[other] { $processes } Prozessen
    }.
}
strength-written = Geschrieben: { $file }
strength-unfinished = Nicht alle Partien wurden gespielt. Derselbe Befehl macht weiter.
replay-step = Zug { $n } von { $total }
replay-choice = { $who }: { $choice }
replay-end = Hier endet die Aufzeichnung.
replay-start = Vor dem ersten Zug
replay-keys = n weiter, p zurück, eine Zahl springt dorthin, q beendet
replay-bad-key = Unbekannte Taste „{ $input }“. Tippe n, p, eine Zahl von 0 bis { $total } oder q.
replay-broken = Zug { $n } löst einen Fehler aus: { $reason }
replay-fault = Diese Aufzeichnung wurde gespeichert wegen: { $reason }
replay-still-broken = Es passiert noch immer, nach { $n } Zügen: { $reason }
replay-mended = Es passiert nicht mehr.
analyse-progress = Durchspielen
analyse-title = { $game }, Platz { $seat }
analyse-decisions = { $n } Entscheidungen, { $looked } analysiert. { $losses ->
    [0] Bei keiner zeigt sich ein Verlust.
    [one] Bei einer zeigt sich ein Verlust.
   *[other] Bei { $losses } zeigt sich ein Verlust.
}
analyse-worst = Größte Fehler
analyse-column-move = Zug
analyse-column-round = Runde
analyse-column-mine = Deine Wahl
analyse-column-best = Die Wahl des Bots
analyse-column-chance = Gewinnchance
analyse-column-loss = Unterschied, Punkte
analyse-column-own = Durch dich
analyse-column-others = Durch die anderen
analyse-column-luck = Durch Glück
analyse-shares = Wie sich die Gewinnchance änderte, in Punkten
analyse-sum = Summe
analyse-thoughts = Die Wahrheit war nach dem, was du sehen konntest, im Schnitt zu { $odds } % wahrscheinlich ({ $n } Schätzungen).
analyse-lies = { $n ->
    [one] Eine Lüge wurde erzählt.
   *[other] { $n } Lügen wurden erzählt.
}
analyse-note-view = Bei jeder Entscheidung wusste der Bot ({ $level }) nur, was dieser Platz damals wusste.
analyse-note-bots = Alle Chancen sind Schätzungen aus { $n } durchgespielten Partien von Bots ({ $player }), nicht die Wahrheit. Menschen spielen anders. ± ist ein Standardfehler; weniger als 2,5 davon zählt nicht als Verlust.
analyse-note-shares = Durch dich, durch die anderen und durch Glück: Bots spielten von der wahren Lage jeder Runde weiter, mit und ohne ihre Züge.
analyse-note-time = Die Zeit war um, bevor alles analysiert war.
fuzz-started = Zufällige Partien laufen. Strg-C beendet sie.
fuzz-seed = Der Startwert ist { $seed }.
fuzz-progress = { $games } Partien, { $found } Funde
fuzz-found = Gefunden: { $reason }. Ansehen mit: { $command }
fuzz-clean = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} ohne Fehler.

## Einen Server betreiben (miskatonic admin)

cli-admin = einen Server verwalten: Sperren, Meldungen, Tische, Personen, Sicherungen
admin-description = Einen Server verwalten. Änderungen wirken auf einem laufenden Server innerhalb von fünf Sekunden.
admin-status = zeigen, was im Ordner ist, und ob ein Server läuft
admin-ban = eine Person, eine Adresse, ein Netz oder einen Namen sperren
admin-unban = eine Sperre aufheben
admin-bans = die Sperren auflisten
admin-close-table = die Partie an einem Tisch oder seine Lobby beenden
admin-tables = die unbeendeten Tische auflisten
admin-table-log = das Protokoll eines Tisches Zeile für Zeile ausgeben
admin-record = die Partie eines Tisches in eine Datei schreiben
admin-done-record = { $file } geschrieben: { $moves } Züge.
admin-reports = Meldungen auflisten
admin-report = eine Meldung zeigen
admin-close-report = eine Meldung schließen
admin-rename = eine Person umbenennen
admin-delete = eine Person und alle ihre persönlichen Daten löschen
admin-log = das Protokoll der Admins zeigen
admin-backup = die Datenbank in eine Datei kopieren, auch während ein Server läuft
admin-restore = die Datenbank durch eine Sicherung ersetzen; es darf kein Server laufen
admin-migrate = die Daten aus der Datei im Ordner in eine Datenbank umziehen (--database); es darf kein Server laufen
admin-expire = Daten löschen, deren Frist abgelaufen ist
admin-arg-kind = was gesperrt wird: person, address oder name
admin-arg-value = Kennung, Anmeldename oder Name einer Person; eine Adresse wie 203.0.113.7 oder ein Netz wie 203.0.113.0/24; oder ein Name
admin-arg-days = Anzahl der Tage; ohne Angabe auf Dauer
admin-arg-reason = der Grund, den die gesperrte Person erfährt
admin-arg-table = Nummer oder Kennung des Tisches
admin-arg-table-reason = der Grund, der im Protokoll steht
admin-arg-number = die Nummer der Meldung
admin-arg-all = auch geschlossene
admin-arg-person = Kennung, Anmeldename oder Name einer Person
admin-arg-name = der neue Name
admin-arg-yes = nicht nachfragen
admin-arg-file = die Datei der Sicherung
admin-arg-dry-run = nur zählen, was gelöscht würde
admin-arg-data = der Ordner für Partien und Personen
admin-arg-database = postgresql://user:password@host/name; ohne sie die Datei im Ordner
admin-arg-config = eine TOML-Datei mit Einstellungen
admin-arg-set = eine beliebige Einstellung, etwa retention.guest_days=30
admin-bad-length = „{ $word }“ hat eine ungültige Länge. Möglich sind 1 bis 64 Zeichen.
admin-bad-address = „{ $word }“ ist keine Adresse. Möglich ist eine wie 203.0.113.7 oder ein Netz wie 203.0.113.0/24.
admin-large-network = „{ $word }“ ist zu groß. Möglich ist /8 oder kleiner, bei IPv6 /16 oder kleiner.
admin-bad-name = „{ $word }“ ist kein gültiger Name. Möglich sind 1 bis 24 lesbare Zeichen.
admin-bad-days = „{ $word }“ ist keine Anzahl von Tagen. Möglich ist eine ganze Zahl von 1 bis 36500.
admin-no-ban = „{ $word }“ ist nicht gesperrt.
admin-no-report = Es gibt keine offene Meldung { $word }.
admin-no-table = Es gibt keinen Tisch „{ $word }“. Möglich ist eine Nummer oder eine Kennung.
admin-table-over = Tisch { $word } ist schon beendet.
admin-no-person = Es gibt keine Person „{ $word }“. Möglich ist eine Kennung, ein Anmeldename oder ein Name.
admin-many-people = So heißen mehrere. Nimm eine dieser Kennungen: { $word }
admin-ban-self = Du kannst dich nicht selbst sperren.
admin-delete-self = Dich selbst kannst du hier nicht löschen. Nimm die Seite deines Kontos.
admin-other-name = Diese Person heißt { $word }. Tippe den Namen genau so, zur Bestätigung.
admin-no-folder = In { $word } ist keine Datenbank. Nenne den Ordner mit --data.
admin-old-database = Die Datenbank in { $word } gehört zu einer anderen Version. Starte den Server einmal, oder installiere die passende Version.
admin-bad-backup = { $file } ist keine Sicherung, die sich einspielen lässt: { $reason }
admin-file-there = { $file } gibt es schon. Wähle eine andere Datei.
admin-cannot-write = { $file } lässt sich nicht schreiben: { $reason }
admin-server-runs = Ein Server benutzt { $folder }. Halte ihn zuerst an.
admin-migrate-where = Nenne die Zieldatenbank mit --database postgresql://user:password@host/name.
admin-not-empty = { $database } ist nicht leer. Wähle eine leere Datenbank.
admin-sure = { $name } ({ $id }) mit allen persönlichen Daten löschen? Tippe yes:
admin-not-sure = Nichts wurde gelöscht.
admin-done-ban = Gesperrt: { $kind } { $value }, { $until ->
    [0] auf Dauer
   *[other] für { $until } Tage
 }.
admin-done-unban = Die Sperre von { $value } ist aufgehoben.
admin-done-table = Tisch { $table } ist geschlossen.
admin-done-report = Meldung { $number } ist geschlossen.
admin-done-rename = { $id } heißt jetzt { $name }.
admin-done-delete = { $name } ({ $id }) ist gelöscht.
admin-done-backup = { $file }: { $bytes } Bytes, geprüft.
admin-done-restore = { $file } ist eingespielt. Die vorherige Datenbank ist { $old }.
admin-done-migrate = { $rows } Zeilen nach { $database } umgezogen. Starte Server mit --database; die Datei ist unverändert.
admin-nothing = Es gibt nichts aufzulisten.
admin-serving = ein Server läuft: { $serving ->
    [yes] ja
   *[no] nein
 }
admin-count-accounts = Konten
admin-count-guests = Gäste
admin-count-lobbies = Lobbys
admin-count-running = laufende Partien
admin-count-finished = beendete Partien
admin-count-reports = offene Meldungen
admin-count-bans = Sperren
admin-count-bytes = Größe der Datenbank in Bytes
admin-count-free = freie Bytes auf der Platte
admin-old-lobbies = Lobbys, zu denen niemand kam
admin-old-unfinished = unbeendete Partien
admin-old-finished = beendete Partien
admin-old-guests = Gäste
admin-old-reports = geschlossene Meldungen
admin-old-admin-log = Zeilen des Admin-Protokolls
admin-old-access-log = Dateien des Zugriffsprotokolls
