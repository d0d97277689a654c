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
bot-novice-help = Kennt die Regeln und die einfachsten Kniffe und spielt nur für diesen Zug.
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
ask-help = Tippe die Nummer einer Möglichkeit. ? zeigt diese Hilfe, r die Regeln, ? und ein Name (etwa „? { $example }“) die Regeln dazu; q verlässt den Tisch, und die Partie bleibt erhalten.
ask-help-short = ? Hilfe, r Regeln, q gehen
ask-optional = Eingabetaste, um zu überspringen.
bad-input-empty = Es wurde nichts gewählt. Bitte tippe eine Zahl von 1 bis { $n }.
bad-input-word = „{ $input }“ ist keine Zahl. Bitte tippe eine Zahl von 1 bis { $n }.
bad-input-range = { $input } steht nicht auf der Liste. Bitte tippe eine Zahl von 1 bis { $n }.
bad-help-word = „{ $word }“ heißt hier nichts. r zeigt alle Regeln.

## Der Verlauf einer Partie

game-starts = { $game } beginnt, { $seats }.
game-resumed = Die Kerzen brennen wieder: { $game } geht weiter.
game-left = Du hast den Tisch verlassen. Die Partie ist gespeichert; starte sie erneut, um weiterzuspielen.
game-kept = Die Aufzeichnung dieser Partie liegt in { $file }; ansehen lässt sie sich mit: { $command }
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

## Fehler, die ein Mensch machen kann

bad-seats = { $game } geht nicht mit { $seats }. Möglich sind { $low } bis { $high }.
bad-game = Ein Spiel namens „{ $game }“ gibt es nicht. Es gibt: { $games }.
bad-file = { $file } ist nicht zu gebrauchen: { $reason }
bad-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht. Die Plätze sind 0 bis { $last }.
bad-viewer = „{ $viewer }“ ist kein Platz. Möglich sind 0 bis { $last }, oder all.
bad-level = Bots der Stufe „{ $level }“ gibt es nicht. Es gibt: { $levels }.
bad-pair = „{ $pair }“ ist keine Option. Es braucht Name=Wert.
bad-times = „{ $word }“ geht nicht. Es braucht den Namen eines Bots, oder name*4 für vier davon.
bad-bots = { $bots } Bots für { $seats } Plätze. Es braucht einen Bot je Platz, oder einen für alle.
bad-teams = „{ $word }“ geht nicht. Es braucht einen Bot je Team, als team=bot: { $teams }.
bad-plot = „{ $file }“ ist kein Bild, das sich zeichnen lässt. Es braucht einen Namen, der auf .svg endet.
bad-no-talk = --talk mit den Bots { $bots }, die nicht reden können. Bitte weglassen oder mit --bots eine andere Stufe wählen.
bad-no-folder = diesen Ordner gibt es nicht
bad-server = { $command } braucht den Server, und der lässt sich nicht laden: { $reason }
bad-resume = In { $file } blieb eine Partie mit anderen Einstellungen unvollendet ({ $settings }). Lass sie weg, um weiterzuspielen, oder beginne neu mit --new.
bad-kept-game = Die unvollendete Partie in { $file } ist nicht zu gebrauchen: { $reason } Mit --new beginnt eine neue.
bad-finished = Die Partie in { $file } ist vorbei. Mit --new beginnt dort eine andere.
bad-folder = das ist kein Ordner

## Die Befehlszeile

cli-description = Lovecraftsche Brettspiele spielen, simulieren und untersuchen. Ohne Befehl startet der Server, und der Browser öffnet sich.
cli-play = ein Spiel spielen
cli-sim = viele Partien von Bots spielen lassen und Statistik ausgeben
cli-arena = Bots gegeneinander spielen lassen und ausgeben, wie stark sie sind
cli-strength = spielen, was die Seite eines Spiels über Stärke zeigt, und die Seite schreiben
cli-replay = eine aufgezeichnete Partie Schritt für Schritt ansehen
cli-analyse = sagen, was ein Platz in einer beendeten Partie besser hätte machen können
cli-fuzz = zufällige Partien spielen, bis du es beendest, und aufbewahren, was bricht
cli-serve = den Server starten und den Browser öffnen
cli-verify = eine beendete Partie anhand ihres veröffentlichten Hashwerts prüfen
cli-argument-game = das Spiel: { $games }
cli-argument-file = eine Datei mit einer aufgezeichneten Partie
cli-option-terminal = im Terminal spielen; das ist die Vorgabe (im Browser: miskatonic serve)
cli-option-seats = wie viele am Tisch sitzen; wenn es fehlt, so viele wie üblich
cli-option-option = eine Option des Spiels als Name=Wert; auch mehrmals
cli-option-seed = ein Startwert; derselbe Startwert ergibt dieselbe Partie
cli-option-games = wie viele Partien
cli-option-json = JSON ausgeben
cli-option-with = das Spiel einer Python-Datei hinzufügen, etwa examples/highest_card.py
cli-option-pack = den Inhalt dieses Ordners verwenden, eines Pakets (mehrfach möglich)
cli-option-language = die Sprache: { $languages }
cli-option-name = wie die anderen dich nennen
cli-option-new = neu beginnen, auch wenn eine Partie unvollendet ist
cli-option-own-seat = dein Platz, von 0 an gezählt (sonst: 0)
cli-option-bots = wie gut die anderen spielen; die Stufen stehen unten
cli-values-bots = Bots (--bots):
cli-values-options = Optionen von { $game } (--option Name=Wert):
cli-option-contest = die Bots, die sich treffen, einer je Platz, etwa adept,novice*4
cli-option-teams = ein Bot für alle Plätze eines Teams, etwa investigators=adept,cultists=novice
cli-option-thinking = wie viele Sekunden ein suchender Bot über eine Entscheidung nachdenkt
cli-option-simulations = wie viele Simulationen ein suchender Bot für eine Entscheidung spielt
cli-option-plot = die Siegquoten als SVG-Datei zeichnen
cli-option-save = die Partie in dieser Datei aufbewahren
cli-option-processes = auf wie viele Prozesse sich die Arbeit verteilt; wenn es fehlt, auf einen
cli-option-ray = die Partien auf Ray spielen (Extra ray): local für ein eigenes, auto, oder RECHNER:PORT; alle Prozessoren, wenn --processes fehlt
cli-option-keep = eine Datei, die behält, was gespielt wurde; derselbe Befehl macht von dort aus weiter
cli-option-policy = eine trainierte Strategie (Extra train): sie spielt als Stufe, die wie ihre Datei heißt; mehrmals möglich
cli-option-quick-look = nur ein paar Partien jeder Art spielen
cli-option-page = der Ordner für die Seite und ihre Bilder
cli-option-results = der Ordner für die gespielten Partien; was dort ist, wird nicht noch einmal gespielt
cli-option-minutes = nach so vielen Minuten aufhören; der nächste Lauf macht weiter
cli-option-page-seed = andere Austeilungen spielen als die der Seite
cli-option-odds = in diese Datei schreiben, wie schwer die Werte von Optionen sind, für die Lobby
cli-option-duplicate = jede Austeilung spielen, bis jeder Bot dort auf jedem Platz war, und Austeilungen zählen
cli-option-talk = Bots, die reden können, auch reden lassen
cli-option-progress = einen Fortschrittsbalken auch dort zeigen, wo kein Terminal ist
cli-option-through = mit den Augen dieses Platzes sehen, von 0 an gezählt, oder mit allen: all
cli-option-analysed-seat = der Platz, um den es geht, ab 0 gezählt
cli-option-analysis-seconds = höchstens so viele Sekunden Rechenzeit
cli-option-seconds = nach so vielen Sekunden aufhören
cli-option-out = der Ordner für Funde

## Simulation, Wiedergabe, Zufallsprobe

sim-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game }, { $seats }
sim-silent = Die Bots haben nicht miteinander geredet. Mit --talk tun sie es.
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
arena-cut-short = Abgebrochen nach { $games } von { $planned } Spielen; das haben sie ergeben.
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
strength-unfinished = Nicht alle Partien wurden gespielt. Derselbe Befehl macht dort weiter, wo dieser aufgehört hat.
replay-step = Zug { $n } von { $total }
replay-choice = { $who }: { $choice }
replay-end = Hier endet die Aufzeichnung.
replay-start = Vor dem ersten Zug
replay-keys = n weiter, p zurück, eine Zahl springt dorthin, q verlässt
replay-bad-key = „{ $input }“ ist nichts davon: n, p, eine Zahl von 0 bis { $total }, q.
replay-broken = Zug { $n } zerbricht das Spiel: { $reason }
replay-fault = Diese Aufzeichnung wurde aufbewahrt wegen: { $reason }
replay-still-broken = Es passiert noch immer, nach { $n } Zügen: { $reason }
replay-mended = Es passiert nicht mehr.
analyse-progress = Durchspielen
analyse-title = { $game }, Platz { $seat }
analyse-decisions = { $n } Entscheidungen, { $looked } angesehen. { $losses ->
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
analyse-shares = Wie sich die Gewinnchance bewegt hat, in Punkten
analyse-sum = Summe
analyse-thoughts = Was stimmte, schien nach dem, was du sehen konntest, im Schnitt zu { $odds } % wahrscheinlich ({ $n } Schätzungen).
analyse-lies = { $n ->
    [one] Eine Lüge wurde erzählt.
   *[other] { $n } Lügen wurden erzählt.
}
analyse-note-view = Bei jeder Entscheidung wusste der Bot ({ $level }), was dieser Platz damals wusste, und sonst nichts.
analyse-note-bots = Alle Chancen sind Schätzungen aus { $n } durchgespielten Partien von Bots ({ $player }), nicht die Wahrheit. Menschen spielen anders. ± ist ein Standardfehler; was weniger als 2,5 davon ausmacht, heißt hier nicht Verlust.
analyse-note-shares = Durch dich, durch die anderen und durch Glück: Die wahre Lage jeder Runde wurde weitergespielt, mit und ohne das, was darin getan wurde.
analyse-note-time = Die Zeit war um, bevor alles angesehen war.
fuzz-started = Zufällige Partien laufen. Strg-C beendet sie.
fuzz-seed = Der Startwert ist { $seed }.
fuzz-progress = { $games } Partien, { $found } Funde
fuzz-found = Gefunden: { $reason }. Ansehen mit: { $command }
fuzz-clean = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} ohne Fehler.

## Messen


## Einen Server betreiben (miskatonic admin)

cli-admin = einen Server betreuen: Sperren, Meldungen, Tische, Personen, Sicherungen
admin-description = Einen Server betreuen. Es geht auch, während der Server läuft; er bemerkt es innerhalb von fünf Sekunden.
admin-status = zeigen, was im Ordner ist, und ob ein Server läuft
admin-ban = eine Person, eine Adresse, ein Netz oder einen Namen sperren
admin-unban = eine Sperre aufheben
admin-bans = die Sperren auflisten
admin-close-table = das Spiel an einem Tisch oder seine Lobby beenden
admin-tables = die Tische auflisten, die nicht fertig sind
admin-table-log = das Protokoll eines Tisches Zeile für Zeile ausgeben
admin-record = das Spiel eines Tisches in eine Datei schreiben
admin-done-record = { $file } geschrieben: { $moves } Züge.
admin-reports = auflisten, was Leute gemeldet haben
admin-report = eine Meldung zeigen
admin-close-report = eine Meldung schließen
admin-rename = jemandem einen anderen Namen geben
admin-delete = eine Person mit allen persönlichen Daten löschen
admin-log = zeigen, was Admins getan haben
admin-backup = die Datenbank in eine Datei kopieren, auch während ein Server läuft
admin-restore = eine Sicherung an die Stelle der Datenbank setzen; es darf kein Server laufen
admin-migrate = die Daten aus der Datei im Ordner in eine Datenbank umziehen (--database); es darf kein Server laufen
admin-expire = löschen, was lange genug aufbewahrt wurde
admin-arg-kind = was gesperrt wird: person, address oder name
admin-arg-value = Kennung, Anmeldename oder Name einer Person; eine Adresse wie 203.0.113.7 oder ein Netz wie 203.0.113.0/24; oder ein Name
admin-arg-days = für wie viele Tage; ohne Angabe auf Dauer
admin-arg-reason = warum; die gesperrte Person erfährt es
admin-arg-table = Nummer oder Kennung des Tisches
admin-arg-table-reason = warum; es steht dann im Protokoll
admin-arg-number = die Nummer der Meldung
admin-arg-all = auch geschlossene
admin-arg-person = Kennung, Anmeldename oder Name einer Person
admin-arg-name = der neue Name
admin-arg-yes = nicht nachfragen
admin-arg-file = die Datei der Sicherung
admin-arg-dry-run = nur zählen, was gelöscht würde
admin-arg-data = der Ordner für Spiele und Personen
admin-arg-database = postgresql://user:password@host/name; ohne sie die Datei im Ordner
admin-arg-config = eine TOML-Datei mit Einstellungen
admin-arg-set = eine beliebige Einstellung, etwa retention.guest_days=30
admin-bad-length = „{ $word }“ geht nicht. Möglich sind 1 bis 64 Zeichen.
admin-bad-address = „{ $word }“ ist keine Adresse. Möglich ist eine wie 203.0.113.7 oder ein Netz wie 203.0.113.0/24.
admin-large-network = „{ $word }“ ist ein zu großes Netz. Möglich ist /8 oder kleiner, bei IPv6 /16 oder kleiner.
admin-bad-name = „{ $word }“ ist kein Name. Möglich sind 1 bis 24 lesbare Zeichen.
admin-bad-days = „{ $word }“ ist keine Anzahl von Tagen. Möglich ist eine ganze Zahl von 1 bis 36500.
admin-no-ban = „{ $word }“ ist nicht gesperrt.
admin-no-report = Es gibt keine offene Meldung { $word }.
admin-no-table = Es gibt keinen Tisch „{ $word }“. Möglich ist eine Nummer oder eine Kennung.
admin-table-over = Tisch { $word } ist schon beendet.
admin-no-person = „{ $word }“ gibt es nicht. Möglich ist eine Kennung, ein Anmeldename oder ein Name.
admin-many-people = So heißen mehrere. Nimm eine dieser Kennungen: { $word }
admin-ban-self = Damit würdest du dich selbst sperren.
admin-delete-self = Das bist du. Dich selbst löschst du auf der Seite deines Kontos.
admin-other-name = Diese Person heißt { $word }. Schreib den Namen genau so, zur Sicherheit.
admin-no-folder = In { $word } ist keine Datenbank. Nenne den Ordner mit --data.
admin-old-database = Die Datenbank in { $word } gehört zu einer anderen Version. Starte den Server einmal, oder installiere die passende Version.
admin-bad-backup = { $file } ist keine Sicherung, die zurückgespielt werden kann: { $reason }
admin-file-there = { $file } gibt es schon. Nenne eine andere Datei.
admin-cannot-write = { $file } kann nicht geschrieben werden: { $reason }
admin-server-runs = Ein Server benutzt { $folder }. Halte ihn zuerst an.
admin-migrate-where = Wohin? Nenne die Datenbank mit --database postgresql://user:password@host/name.
admin-not-empty = In { $database } ist schon etwas. Nenne eine leere Datenbank.
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
admin-done-restore = { $file } ist zurückgespielt. Die Datenbank von vorher ist { $old }.
admin-done-migrate = Umgezogen: { $rows } Zeilen sind jetzt in { $database }. Starte Server mit --database; die Datei bleibt, wie sie war.
admin-nothing = Es gibt nichts aufzulisten.
admin-serving = ein Server läuft: { $serving ->
    [yes] ja
   *[no] nein
 }
admin-count-accounts = Konten
admin-count-guests = Gäste
admin-count-lobbies = Lobbys
admin-count-running = laufende Spiele
admin-count-finished = beendete Spiele
admin-count-reports = offene Meldungen
admin-count-bans = Sperren
admin-count-bytes = Bytes der Datenbank
admin-count-free = freie Bytes auf der Platte
admin-old-lobbies = Lobbys, zu denen niemand kam
admin-old-unfinished = nicht beendete Spiele
admin-old-finished = beendete Spiele
admin-old-guests = Gäste
admin-old-reports = geschlossene Meldungen
admin-old-admin-log = Zeilen des Admin-Protokolls
admin-old-access-log = Dateien des Zugriffsprotokolls
