### Der Tisch im Browser: Bildschirme, Knöpfe, der Rahmen um jedes Spiel und die Regeln zum Nachlesen.

## Überall

title = { $page } · Miskatonic
title-your-turn = ▶ Du bist dran · { $game }
skip = Zum Inhalt
nav = Seiten
home = Zur Startseite
close = Schließen
cancel = Abbrechen
loading = Einen Augenblick …
word-none = keine
rules = Regeln
rules-link = Regel
settings = Einstellungen
footer-games = Die drei Spiele sind das Werk derer, die sie erdacht und verlegt haben; kauft sie, an einem echten Tisch sind sie besser. Programm, Worte und Zeichnungen hier sind unsere eigenen.

## Die Startseite

home-what = Setz dich mit Freunden zusammen, im selben Zimmer oder weit voneinander, und lass Bots die leeren Stühle füllen. Die Regeln gelten aufs Wort, jedes Geheimnis bleibt bei denen, die es kennen dürfen, und jede Mischung lässt sich hinterher prüfen. Du brauchst nur einen Namen.
home-come-in = Eintreten
home-games = Drei Spiele
home-make = Tisch aufmachen
home-not-yet = Auf diesem Server nicht verfügbar.
home-name-first = Gib dir oben einen Namen, dann mach einen Tisch auf.
home-mine = Meine Tische
home-mine-none = Du hast noch nirgends gesessen.
home-open = Offene Tische
home-open-none = Gerade gibt es keine offenen Tische.
home-join = Mit einem Link dazukommen
home-join-label = Ein Link, den dir jemand geschickt hat
home-join-go = Hingehen
home-import = Eine Partie aus einer Datei ansehen
table-line = { $host } · { $taken } von { $seats } Plätzen besetzt
status-lobby = wartet
status-playing = wird gespielt
status-paused = pausiert
status-over = zu Ende
status-aborted = abgebrochen

## Tische, an denen nicht weitergespielt werden kann

closed-other-rules = andere Regelversion
closed-game-removed = Spiel nicht mehr verfügbar
closed-unreadable = beschädigt
closed-title = { $game }: geschlossener Tisch
closed-created = Angelegt
closed-seats = Spieler
closed-seat-left = hat den Tisch verlassen
closed-seat-winner = hat gewonnen
closed-status = Stand
closed-unfinished = nicht beendet
closed-moves = Züge
closed-options = Optionen
closed-chat = Chat
closed-export = Aufzeichnung herunterladen
closed-export-help = Die Aufzeichnung enthält alle Geheimnisse der Partie. Sobald jemand sie heruntergeladen hat, gilt eine unbeendete Partie als abgebrochen.
closed-leave = Tisch verlassen
closed-leave-help = Wenn du den Tisch verlässt, verschwindet er aus deiner Liste.

## Namen und Konten

name-label = Wie sollen die anderen dich nennen?
name-help = Kein Passwort, keine Adresse. Du kannst ihn jederzeit ändern.
name-kept = Gespeichert.
gate-title = Jemand hält dir einen Stuhl frei
gate-text = Sag den anderen, wie du heißt, und die Tür geht auf.
gate-enter = Eintreten
account = Konto
account-help = Zum Spielen nicht nötig. Mit einem findest du deine Partien auf einem anderen Gerät wieder.
account-login = Anmeldename
account-password = Passwort, mindestens zehn Zeichen
account-make = Konto anlegen
account-log-in = Anmelden
account-log-out = Abmelden
account-have = Du bist angemeldet als { $login }.

## Andere Seiten

nowhere-title = Hier ist nichts
nowhere-text = Der Gang endet vor einer zugemauerten Tür.
away-title = Du kannst nicht an diesen Tisch
settings-language = Sprache
settings-text = Schriftgröße
settings-text-small = Klein
settings-text-normal = Normal
settings-text-large = Groß
settings-text-huge = Sehr groß
settings-motion = Bewegung
settings-motion-system = Wie im System eingestellt
settings-motion-full = Dinge dürfen sich bewegen
settings-motion-reduced = Alles bleibt ruhig
settings-sounds = Ton
settings-sound = Töne abspielen
settings-sound-help = Leise: ein Glöckchen, wenn du dran bist, Karten auf Holz, eine Glocke am Ende der Runde.
settings-questions = Fragen
settings-answer-alone = Für mich antworten, wo es nur eine Antwort gibt
settings-answer-alone-help = In Spielen, in denen man nichts voreinander verbirgt. Nach dem Zurücknehmen wirst du wieder gefragt.
settings-name = Dein Name
settings-keep = Speichern
settings-keys = Tasten am Tisch
keys-options = eine Möglichkeit mit ihrer Nummer wählen
keys-continue = nach einer Runde weitergehen
keys-chat = reden
keys-log = nachlesen, was geschah
keys-rules = die Regeln aufschlagen

## Vor dem Spiel

lobby-title = Ein Tisch für { $game }
lobby-you-host = Das ist dein Tisch: Du bestimmst, wie gespielt wird und wann es losgeht.
lobby-host = { $name } hat den Tisch aufgemacht und bestimmt, wie gespielt wird.
lobby-seats = Plätze
lobby-seat-count = Zahl der Plätze
lobby-seat-empty = frei
lobby-seat-bot = Bot: { $level }
lobby-seat-ready = bereit
lobby-seat-not-ready = noch nicht bereit
lobby-sit = Hier sitzen
lobby-stand = Aufstehen
lobby-add-bot = Bot hinzufügen
lobby-remove-bot = Bot entfernen
lobby-kick = Vom Tisch entfernen
lobby-make-host = Leitung übergeben
lobby-bot-level = Art der Bots
level-ac-bot-novice = Gibt nur auf das etwas, was bewiesen ist.
level-ac-bot-adept = Wägt ab, wer wen traf, was gefunden und was gesagt wurde, und macht sich von allen ein Bild.
level-dmd-bot-novice = Ein Blick auf den Tisch, mehr Gedanken macht er sich nicht.
level-dmd-bot-adept = Spielt jeden Plan für seinen Zug zu Ende durch, bevor er handelt.
level-dmd-bot-master = Wie der Kundige, nur bis zum nächsten Zug aller anderen.
lobby-fill = Freie Plätze mit Bots füllen
lobby-ready = Ich bin bereit
lobby-start = Spiel beginnen
lobby-empty-seats = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
lobby-unready = { $n ->
    [one] Eine Person ist noch nicht bereit.
   *[other] { $n } Personen sind noch nicht bereit.
}
lobby-all-ready = Alle sind bereit.
lobby-options = Wie gespielt wird
lobby-options-host = Das kann nur ändern, wer den Tisch aufgemacht hat.
lobby-outlook = Wie schwer es ist: Bots ({ $level }) gewannen { $share } von { $games } solchen Partien, mit { $seats } Plätzen.
lobby-settings = Der Tisch
link-label = Link zu diesem Tisch
link-copy = Kopieren
link-copied = Kopiert
link-help = Wer diesen Link hat, kann an den Tisch kommen.
room-visibility = Wer diesen Tisch findet
room-visibility-link = nur wer den Link hat
room-visibility-public = alle, auf der Startseite
room-visibility-help = Der Link lässt sich nicht erraten.
room-spectators = Publikum
room-spectators-off = keines
room-spectators-live = darf live zusehen
room-spectators-delayed = darf etwas später zusehen
room-spectators-help = Das Publikum sieht, was allen offenliegt, nie ein Geheimnis, und redet unter sich.
room-pace = Tempo der Bots
room-pace-fast = schnell
room-pace-natural = wie Menschen
room-pace-slow = langsam
room-pace-help = Wie lange Bots zu überlegen scheinen. Das hängt nie davon ab, was sie halten.
room-clock = Zeit für eine Entscheidung
room-clock-none = so lange es dauert
room-clock-seconds = { $n } Sekunden
room-clock-help = Ist die Zeit um, wird eine schlichte Vorgabe gespielt.
room-grace = Sekunden, bis ein Bot einspringt
room-grace-help = Reißt bei jemandem die Verbindung ab, spielt nach dieser Zeit ein Bot weiter, bis zur Rückkehr.
room-chat = Chat
room-chat-help = Ob sich die Leute an diesem Tisch schreiben können.
room-coach = Ratgeber
room-coach-help = Ob hier Helfer erlaubt sind, die zeigen, was ein Platz wissen könnte.
room-undo = Zurücknehmen
room-undo-help = Ein Zug darf zurückgenommen werden, solange er nichts aufgedeckt hat; haben andere seither gezogen, müssen sie zustimmen.

## An jedem Tisch

table = Der Tisch
table-offline = Verbindung verloren. Neuer Versuch …
table-watching = sieht zu
table-menu = Tisch
table-last-round = Letzte Runde
table-round = Runde { $n }
table-too-early = Gleich beginnt das Spiel. Was das Publikum sehen darf, kommt ein wenig später.
side = Neben dem Tisch
menu = Menü
menu-undo = Meinen letzten Zug zurücknehmen
menu-undo-help = Sofort, wenn nichts aufgedeckt wurde und seither niemand gezogen hat; sonst werden die anderen gefragt.
menu-pause = Pause
menu-resume = Weiterspielen
menu-consent-help = Alle anderen werden gefragt.
menu-abort = Partie abbrechen
menu-abort-help = Beendet sie für alle, ohne Sieg, wenn alle zustimmen.
menu-replay = Zurückblicken
menu-replay-help = Die Partie bis hierher, ohne etwas, das du nicht wissen könntest.
menu-leave = Tisch verlassen
menu-leave-help = Um kurz wegzugehen, schließ einfach die Seite.
menu-leave-sure = Ein Bot spielt für dich weiter, und du kannst nicht in diese Partie zurück.
menu-leave-yes = Verlassen
log = Verlauf
log-empty = Noch ist nichts geschehen.
claims = Aussagen
chat = Chat
chat-say = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-empty-spectators = Hier redet das Publikum unter sich.
chat-off = An diesem Tisch gibt es keinen Chat.
chat-unread = ungelesen
notes = Notizen
notes-help = Das kannst nur du lesen.
notes-kept = Gespeichert.
coach = Rat
coach-help = Der Ratgeber rechnet aus, was du selbst ausrechnen könntest, nur aus dem, was du siehst. Dass du fragst, erfährt niemand.
coach-ask = Um Rat fragen
coach-silent = Dazu hat der Ratgeber nichts zu sagen.
people = Leute
people-bot = Bot
people-here = da
people-left = ist gegangen; ein Bot spielt weiter
people-host = hat eingeladen
people-spectators = { $n ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $n } Personen sehen zu.
}
seat-away = nicht da
seat-by-bot = nicht da; ein Bot spielt weiter
clock-left = { $n ->
    [one] noch 1 Sekunde
   *[other] noch { $n } Sekunden
}
consent-asks = { $what ->
    [pause] { $who } möchte eine Pause machen.
    [resume] { $who } möchte weiterspielen.
    [abort] { $who } möchte die Partie abbrechen.
   *[undo] { $who } möchte einen Zug zurücknehmen.
}
consent-agree = Zustimmen
consent-decline = Ablehnen
consent-waiting = Die anderen überlegen noch.
dock = Was zu entscheiden ist
dock-your-turn = Du bist dran
dock-options = Deine Möglichkeiten
dock-watch = Sieh hin …
dock-waiting = Wir warten auf { $who }.
dock-nobody = Es ist still am Tisch.
dock-paused = Die Partie pausiert. Weiter geht es im Menü.
dock-aborted = Die Partie wurde abgebrochen.
dock-over = Die Partie ist vorbei.
dock-show-end = Das Ende zeigen
dock-read-on = Die Runde ist vorbei. Sieh, wie es allen erging.
dock-read-on-your-turn = Die Runde ist vorbei, und die nächste wartet schon auf dich.
dock-continue = Weiter
dock-undo = Zurücknehmen
over-rematch = Noch eine Partie
over-to-rematch = Zur nächsten Partie
over-replay = Wiedergabe
over-export = Partie als Datei sichern
over-home = Startseite
over-see-table = Den Tisch ansehen
seal = Wurde ehrlich gemischt?
seal-help = Bevor die erste Karte ausgeteilt war, lag der Hashwert des geheimen Startwerts für alle sichtbar fest. Jetzt ist der Startwert offen: Er muss denselben Hashwert ergeben, und mit der Datei der Partie kann jeder alle Karten noch einmal austeilen und vergleichen.
seal-before = Vor der Partie veröffentlicht
seal-after = Der Startwert, jetzt veröffentlicht
seal-check = Siegel prüfen
seal-holds = Das Siegel hält: Dieser Startwert ergibt genau den veröffentlichten Hashwert.
seal-broken = Das Siegel hält nicht: Dieser Startwert ergibt einen anderen Hashwert.
generic-note = Für dieses Spiel ist noch kein Tisch gezeichnet. Alles, was du wissen darfst, steht hier; was du tun kannst, steht unten.

## Wiedergabe

replay = Wiedergabe
replay-title = Wiedergabe: { $game }
replay-eyes = Mit den Augen von
replay-eyes-all = niemandem: Alles liegt offen
replay-eyes-public = Publikum
replay-to-table = Zum Tisch
replay-controls = Wiedergabe
replay-first = Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Weiter
replay-last = Ende
replay-move = { $who }: { $choice }

## Absagen

refusal-bad-message = Das hat der Server nicht verstanden.
refusal-too-big = Das ist zu viel auf einmal.
refusal-too-fast = Zu schnell. Warte bitte einen Moment.
refusal-too-many = Mehr davon ist nicht erlaubt.
refusal-who-are-you = Sag uns bitte zuerst deinen Namen.
refusal-wrong-password = Name und Passwort passen nicht zusammen.
refusal-name-taken = Dieser Anmeldename ist vergeben.
refusal-already-an-account = Du hast schon ein Konto.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-game = Dieses Spiel gibt es nicht.
refusal-other-rules = Dieser Tisch ist für eine andere Version der Regeln gemacht. Du kannst ihn ansehen, seine Aufzeichnung herunterladen und ihn verlassen.
refusal-game-removed = Das Spiel dieses Tisches gibt es hier nicht mehr. Du kannst den Tisch ansehen, seine Aufzeichnung herunterladen und ihn verlassen.
refusal-unreadable = Die Daten dieses Tisches sind beschädigt. Du kannst ansehen, was davon übrig ist, die Aufzeichnung herunterladen und den Tisch verlassen.
refusal-table-earlier-rules = An diesem Tisch wurde mit einer früheren Version der Regeln gespielt ({ $rules }; jetzt { $now }). Du kannst ihn ansehen, seine Aufzeichnung herunterladen und ihn verlassen.
refusal-table-later-rules = An diesem Tisch wurde mit einer späteren Version der Regeln gespielt ({ $rules }; jetzt { $now }). Du kannst ihn ansehen, seine Aufzeichnung herunterladen und ihn verlassen.
refusal-record-earlier-rules = Diese Aufzeichnung stammt von einer früheren Version der Regeln ({ $rules }; jetzt { $now }) und lässt sich hier nicht abspielen.
refusal-record-later-rules = Diese Aufzeichnung stammt von einer späteren Version der Regeln ({ $rules }; jetzt { $now }) und lässt sich hier nicht abspielen.
refusal-record-game-removed = Diese Aufzeichnung ist von einem Spiel, das es hier nicht gibt.
refusal-no-such-level = Diesen Bot gibt es nicht.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-not-a-player = Du hast keinen Platz an diesem Tisch.
refusal-not-the-host = Das kann nur, wer den Tisch aufgemacht hat.
refusal-kicked = Du wurdest von diesem Tisch entfernt.
refusal-seat-taken = Da sitzt schon jemand.
refusal-seat-empty = Da sitzt niemand.
refusal-table-full = An diesem Tisch ist kein Platz frei.
refusal-not-in-the-lobby = Die Partie hat schon begonnen.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-not-over = Die Partie ist noch nicht vorbei.
refusal-paused = Die Partie pausiert.
refusal-not-ready = Noch sind nicht alle Plätze besetzt und bereit.
refusal-bad-options = Diese Einstellungen passen nicht zusammen.
refusal-bad-file = Diese Datei ist keine beendete Partie oder beschädigt.
refusal-no-spectators = An diesem Tisch gibt es kein Publikum.
refusal-no-chat = An diesem Tisch gibt es keinen Chat.
refusal-no-coach = An diesem Tisch wird ohne Ratgeber gespielt.
refusal-held-back = Das wurde zurückgehalten.
refusal-no-claim = Das lässt sich jetzt nicht behaupten.
refusal-stale-decision = Diese Frage ist schon beantwortet.
refusal-too-early = Nicht so schnell: Hier bekommen alle einen Moment.
refusal-illegal-choice = Das geht jetzt nicht.
refusal-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen.
refusal-no-proposal = Da ist nichts mehr, dem man zustimmen könnte.
refusal-proposal-open = Es wird gerade schon etwas gefragt.
refusal-foreign-origin = Diese Seite darf nicht mit dem Server reden.
refusal-not-found = Hier ist nichts.
refusal-try-again = Der Server antwortet nicht. Versuch es gleich noch einmal.
refusal-internal = Beim Server ging etwas schief.

## Arkham Ritual am Tisch

ar-straw = kein Verstand zu verlieren
ar-sanity-of = { $n } von { $of } Verstand
ar-removed = aus der Runde
ar-memory = Du sahst:
ar-memory-drew = von dir gezogen: { $card }
ar-memory-looked = von dir angesehen: { $card }
ar-fate-survived = besteht
ar-fate-fell = scheitert
ar-sheet-down = { $card }: abgelegt
ar-sheet-sight = { $card }: in der Hand von { $who }
ar-sheet-unseen = { $card }: nicht zu sehen
ar-waiting-offer = { $who } sieht eine Karte an und überlegt, wer sie bekommt.
ar-waiting-receive = { $who } wägt eine ungesehene Karte: behalten oder weitergeben?
ar-waiting-orb = { $who } blickt in die Kugel.
ar-waiting-confess = { $who } hat vielleicht zu viel gesehen.
ar-verdict-title = Das Ende von Runde { $n }
ar-verdict-price = { $n ->
    [0] Alle am Tisch überstehen die Runde.
    [one] Eine Partei übersteht die Runde nicht.
   *[other] { $n } Parteien überstehen die Runde nicht.
}
ar-verdict-price-doom = { $n ->
    [0] Alle am Tisch überstehen die Runde.
    [one] Eine Partei übersteht die Runde nicht; den Preis nennt die Verderbensanzeige.
   *[other] { $n } Parteien überstehen die Runde nicht; den Preis nennt die Verderbensanzeige.
}
ar-verdict-survived = die Karte war harmlos
ar-verdict-spared = blieb verschont
ar-verdict-change = { $way ->
    [down] −{ $n } Verstand
    [up] +{ $n } Verstand
   *[none] unverändert
}
ar-coach-own = Was deine Karte sein kann
ar-coach-colours = rein { $sane }, verflucht { $cursed }
ar-coach-end = Wenn die Runde endete
ar-coach-now = jetzt sofort
ar-coach-chances = { $survives }, nichts zu verlieren; im Mittel { $change } Verstand
ar-coach-note = Zu jeder Möglichkeit: wenn die Runde gleich danach endete; beim Weitergeben, wenn die Karte dort behalten wird. Was die anderen mit ihrem Tun meinen, ist nicht darin.
ar-ending-cards = Die letzten Karten

## Zeichnungen in den Regeln

drawing-deck = Stapel
drawing-yours = deine
drawing-active = aktiv
drawing-follower = Hand liegt
drawing-unseen = ungesehen
drawing-take = behalten
drawing-pass = weitergeben
drawing-same-type = gleicher Typ
drawing-ar-round = Fünf Karten um einen Tisch: Vier liegen offen vor dir, deine eigene ist verdeckt, in der Mitte liegt der Stapel.
drawing-ar-turn = Eine Karte geht vom Stapel zum aktiven Platz, der sie allein sieht, und verdeckt weiter zu jemandem mit der Hand auf dem Tisch.
drawing-ar-passing = Wer die ungesehene Karte bekam, behält sie und legt die alte ab, oder gibt sie ungesehen weiter.
drawing-ar-survival = Ein reiner Götze besteht. Zwei Armleuchter, einer rein, einer verflucht, scheitern beide. Der Ermittler besteht. Ein verfluchter Dolch scheitert.

## Regeln aller Spiele

rules-title = Regeln: { $game }
rules-games = Spiele
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $n ->
    [0] Davon spricht kein Abschnitt.
    [one] Davon spricht ein Abschnitt.
   *[other] Davon sprechen { $n } Abschnitte.
}
rules-clauses = Klauseln: { $clauses }
rules-none = Die Seiten zu diesem Spiel werden noch geschrieben.

## Regeln von Arkham Ritual

rules-ar-idea = Worum es geht
rules-ar-idea-1 = Alle halten eine Karte so, dass alle anderen sie sehen, und niemand sieht die eigene. Aus dem, was auf dem Tisch liegt, was die anderen halten und wie sie sich benehmen, erschließt du, ob deine Karte dir schaden wird.
rules-ar-idea-2 = Das Spiel geht über mehrere Runden. Eine Runde endet, wenn niemand die Karte will, die herumgeht, wenn der Stapel leer ist oder wenn eine Karte es so will. Dann wird alles aufgedeckt, und wer eine schlechte Karte hält, verliert Verstand.
rules-ar-idea-3 = Alle beginnen mit 7 Verstand, für alle sichtbar; mehr als 7 und weniger als 0 gibt es nicht. Sobald jemand bei 0 ist, ist das Spiel vorbei: Wer bei 0 ist, hat verloren, alle anderen haben gemeinsam gewonnen.

rules-ar-cards = Die Karten
rules-ar-cards-1 = 22 Karten sind im Spiel: 15 Artefakte, 4 Ereignisse, 2 Charaktere und 1 Großer Alter. Eine Karte ist rein (blau, mit Ring und glattem Rand) oder verflucht (rot, mit Dreieck und gezacktem Rand).
rules-ar-cards-2 = Es gibt fünf Arten von Artefakten: Armleuchter, Dolch, Götze, Kelch und Foliant. Von jeder sind zwei Karten rein und eine verflucht. Von sich aus bewirken sie nichts.
rules-ar-cards-3 = Ereignisse und Charaktere sind alle rein, Große Alte alle verflucht. Immer dabei sind das Ältere Zeichen und zwei Portale, die als verschiedene Karten gelten. Der Tisch wählt zwischen Magischer Kugel und Schimmerndem Trapezoeder, zwischen Ermittler und Misstrauischem Studenten, zwischen Kultist und Verrücktem Professor und einen Großen Alten; üblich ist jeweils die zuerst genannte Karte.
rules-ar-cards-4 = Statt eines bekannten Großen Alten kann die Mysteriöse Karte im Stapel sein: Auch sie ist verflucht, und was sie ist, zeigt sich erst, wenn ein Portal aufgeht.

rules-ar-setup = Der Beginn einer Runde
rules-ar-setup-1 = Alle 22 Karten werden gemischt. Jeder Platz, und jede Strohpuppe, falls es welche gibt, bekommt eine Karte; die übrigen bilden den Stapel.
rules-ar-setup-2 = Du siehst alle Karten außer deiner eigenen. Deine darfst du nicht ansehen, bis die Runde vorbei ist.
rules-ar-setup-3 = In der ersten Runde bestimmt der Zufall, wer aktiv ist, es sei denn, es wurde jemand ausgesucht. Später ist es, wer am wenigsten Verstand hat; unter mehreren der erste im Uhrzeigersinn nach dem zuletzt aktiven Platz.

rules-ar-turn = Ein Zug
rules-ar-turn-1 = Alle außer dem aktiven Platz legen eine Hand auf den Tisch.
rules-ar-turn-2 = Der aktive Platz zieht die oberste Karte des Stapels und sieht sie an, er allein.
rules-ar-turn-3 = Er muss diese Karte verdeckt jemandem geben, dessen Hand auf dem Tisch liegt. Behalten darf er sie nicht, und Strohpuppen bekommen keine.

rules-ar-passing = Behalten oder weitergeben
rules-ar-passing-1 = Wer die Karte bekommt, nimmt die Hand vom Tisch und entscheidet dann, ohne sie anzusehen.
rules-ar-passing-2 = Behalten: Leg deine alte Karte offen ab und halte die neue so, dass die anderen sie sehen. War die abgelegte ein Ereignis, so geschieht es jetzt, mit der neuen Karte schon in deiner Hand. Der Zug ist vorbei.
rules-ar-passing-3 = Weitergeben: Gib sie ungesehen jemandem, dessen Hand noch auf dem Tisch liegt. Der aktive Platz hat dort keine Hand und bekommt sie nie zurück.
rules-ar-passing-4 = Liegt keine Hand mehr auf dem Tisch, kannst du sie nicht weitergeben. Du kannst sie nur behalten oder von dir weisen: Dann wird sie offen und ohne jede Wirkung abgelegt, und die Runde ist vorbei. Was abgelegt wurde, bleibt für alle offen, Artefakte auf dem Plan nach Typ und Farbe, alles andere daneben.

rules-ar-going-on = Das Ende eines Zuges
rules-ar-going-on-1 = Die Runde ist vorbei, wenn zuletzt jemand die Karte von sich wies, wenn ein Ereignis sie beendet hat oder wenn der Stapel leer ist.
rules-ar-going-on-2 = Sonst ist als Nächstes der erste Platz im Uhrzeigersinn aktiv, dessen Hand noch auf dem Tisch liegt. Liegt keine mehr dort, ist es einfach der nächste Platz im Uhrzeigersinn. Alle Hände kommen vom Tisch, und ein neuer Zug beginnt.

rules-ar-survival = Wer eine Runde übersteht
rules-ar-survival-1 = Alle Karten werden aufgedeckt, und über alle wird im selben Moment geurteilt.
rules-ar-survival-2 = Eine reine Karte besteht. Eine verfluchte nicht.
rules-ar-survival-3 = Ein Artefakt besteht nur, wenn niemand sonst eines vom gleichen Typ hält, gleich welcher Farbe: Zwei Armleuchter verderben einander, auch ein reiner und ein verfluchter.

rules-ar-losses = Was Scheitern kostet
rules-ar-losses-1 = Alle, die die Runde nicht überstehen, verlieren so viel Verstand, wie Parteien sie nicht überstanden haben. Scheitern drei, so verlieren alle drei je 3.
rules-ar-losses-2 = Eine Strohpuppe, die scheitert, zählt mit, obwohl sie nichts zu verlieren hat.
rules-ar-losses-3 = Mit der Verderbensanzeige kostet Scheitern stattdessen die Zahl, auf der ihr Stein liegt: 1 in der ersten Runde, in jeder weiteren einen mehr, bis zur 7.

rules-ar-characters = Charaktere
rules-ar-characters-1 = Charaktere wirken, wenn über eine Runde geurteilt wird; kommt ein Großer Alter durch ein Portal, gelten sie nicht.
rules-ar-characters-2 = Ermittler: Hältst du ihn und überstehst die Runde, gewinnst du 1 Verstand zurück.
rules-ar-characters-3 = Misstrauischer Student: Hältst du ihn, überstehst du die Runde nie, verlierst aber genau 1, was auch immer die anderen verlieren.
rules-ar-characters-4 = Kultist: Solange irgendwer ihn hält, tauschen die Farben den Platz: Verfluchte Karten bestehen, reine nicht. Gleiche Artefakte verderben einander weiterhin. Der Kultist selbst ist rein, also scheitert immer, wer ihn hält.
rules-ar-characters-5 = Verrückter Professor: Solange irgendwer ihn hält, scheitern alle ohne Artefakt, zuerst, wer ihn hält; für Artefakte gilt die übliche Regel.

rules-ar-events = Ereignisse
rules-ar-events-1 = Ein Ereignis geschieht nur, wenn jemand es ablegt, um eine andere Karte zu behalten. Sonst, wenn es abgewiesen oder am Ende noch gehalten wird, bewirkt es nichts.
rules-ar-events-2 = Älteres Zeichen: Die Runde ist sofort vorbei, und es wird wie üblich geurteilt, mit der eben behaltenen Karte.
rules-ar-events-3 = Portal: Hält irgendwer einen Großen Alten, und sei es die eben behaltene Karte, so ist die Runde vorbei, und dieser wirkt. Sonst geschieht nichts, und alle haben etwas gelernt.
rules-ar-events-4 = Magische Kugel: Sieh dir allein die oberste Karte des Stapels an und lass sie dort oder nimm sie verdeckt aus der Runde. Nur du weißt, was es war.
rules-ar-events-5 = Schimmerndes Trapezoeder: Sieh dir allein die oberste Karte des Stapels an und lass sie dort. Ist sie rein, gewinnst du 1 Verstand zurück, ist sie verflucht, verlierst du 1; bei 0 endet das Spiel sofort. Ist der Stapel leer, zeigt keiner der beiden Steine etwas.

rules-ar-great-old-ones = Große Alte
rules-ar-great-old-ones-1 = Lässt ein Portal einen Großen Alten ein, so wird nicht wie üblich geurteilt, und kein Charakter wirkt. Stattdessen geschieht dies:
rules-ar-great-old-ones-2 = Cthulhu: Alle außer dem, der ihn hält, verlieren um eins weniger, als Parteien am Tisch sind.
rules-ar-great-old-ones-3 = Nyarlathotep: Von allen außer dem, der ihn hält, scheitern die mit dem meisten Verstand und zahlen den üblichen Preis, nur über sie gezählt. Wer ihn hält, gewinnt dann, was sie wirklich verloren.
rules-ar-great-old-ones-4 = Yog-Sothoth: Hat ein Platz allein am wenigsten Verstand, so verlieren alle außer diesem und dem, der ihn hält, alles. Haben mehrere gleich wenig, so fällt auf 1, wer ihn hält, und alle anderen verlieren 1.
rules-ar-great-old-ones-5 = Hastur: Alle mit einem Artefakt scheitern und verlieren den üblichen Preis, nur über sie gezählt, und 1 mehr für jede verfluchte Karte, die irgendwer hält, Hastur eingeschlossen.
rules-ar-great-old-ones-6 = Mysteriöse Karte: Einer der vier wird zufällig gezogen, gezeigt und wirkt, als wäre er von Anfang an gehalten worden. Auch eine Strohpuppe kann einen Großen Alten halten; sie hat nur keinen Verstand, der sich ändern könnte.

rules-ar-straw = Strohpuppen
rules-ar-straw-1 = Zu dritt kommen zwei Strohpuppen dazu, zu viert eine. Jede hat eine Karte, die alle sehen.
rules-ar-straw-2 = Sie haben keinen Verstand, sind nie aktiv und bekommen nie eine Karte. Aber ihre Karten zählen überall mit: bei gleichen Artefakten, bei Charakteren und dabei, wie viele gescheitert sind.

rules-ar-end = Das Ende des Spiels
rules-ar-end-1 = Das Spiel ist vorbei, wenn nach einer Runde jemand bei 0 ist. Wer bei 0 ist, verliert, alle anderen gewinnen gemeinsam; sind alle bei 0, gewinnt niemand.
rules-ar-end-2 = Als Wettstreit gewinnt nur, wer den meisten Verstand hat, auch mehrere zugleich; wer bei 0 ist, gewinnt nie.

rules-ar-conduct = Reden, und zu viel sehen
rules-ar-conduct-1 = Redet, so viel ihr wollt, deutet an, lügt, fleht. Doch solange eine Runde dauert, darf niemand sagen, welche Karte oder welche Farbe jemand anders hält, und auch nicht, was die Karte ist, die herumgeht.
rules-ar-conduct-2 = An diesem Tisch hält eine Wache zurück, was während einer Runde eine Karte oder eine Farbe nennt, und sagt es nur dem, der es schrieb. Wer den Tisch aufgemacht hat, kann die Wache wegschicken.
rules-ar-conduct-3 = An einem Tisch im selben Raum siehst du vielleicht aus Versehen deine eigene Karte. Dann sag es: Deine Karte wird in den Stapel gemischt, du ziehst ungesehen eine andere und verlierst 1 Verstand. Das geht, solange die herumgehende Karte nicht in deiner Hand ist.

rules-ar-knowledge = Was du weißt
rules-ar-knowledge-1 = Der Bildschirm zeigt, was du an einem echten Tisch sehen könntest: die Karten aller anderen, was abgelegt wurde, den Verstand aller, die Höhe des Stapels, die Hände auf dem Tisch und was du allein angesehen hast.
rules-ar-knowledge-2 = Das Publikum sieht nur, was allen Plätzen zugleich offenliegt, also keine gehaltene Karte, solange eine Runde dauert. Ist das Spiel vorbei, liegt alles offen.
