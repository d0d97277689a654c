### Der Tisch im Browser: Bildschirme, Knöpfe und der Rahmen um jedes Spiel.

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
goal = Ziel
rules-link = Regel
settings = Einstellungen
footer-games = Diese Spiele gehören ihren Autoren und Verlagen. Kauft sie: An einem echten Tisch sind sie noch besser. Code, Texte und Zeichnungen hier sind von uns.

## Die Startseite

home-what = Ohne Anmeldung. Spiel allein gegen Bots oder schick Freunden einen Link. Vollständige Regeln, faires Mischen, quelloffen.
home-games = Drei Spiele
home-play = Jetzt spielen
home-play-game = { $game } jetzt gegen Bots spielen
home-friends = Mit Freunden
home-friends-game = { $game } mit Freunden spielen
home-not-yet = Auf diesem Server nicht verfügbar.
home-mine = Meine Tische
home-mine-none = Du warst noch an keinem Tisch.
home-open = Offene Tische
home-open-none = Gerade gibt es keine offenen Tische.
home-join = Eingeladen?
home-join-label = Link oder Code einfügen
home-join-go = Öffnen
home-import = Gespeicherte Partie öffnen
table-line = { $host } · { $taken } von { $seats } Plätzen besetzt
table-days = { $n ->
    [one] Fernpartie · 1 Tag pro Zug
   *[other] Fernpartie · { $n } Tage pro Zug
}
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
closed-export-help = Diese Datei zeigt alle verdeckten Karten. Wer sie herunterlädt, bricht eine unbeendete Partie ab.
closed-leave = Tisch verlassen
closed-leave-help = Wenn du den Tisch verlässt, verschwindet er aus deiner Liste.

## Namen und Konten

name-label = Dein Name
name-help = Kein Passwort, keine E-Mail. Du kannst ihn jederzeit ändern.
name-kept = Gespeichert.
name-choose = Namen wählen
name-change = Deinen Namen ändern
account = Konto
account-help = Freiwillig. Mit einem Konto findest du deine Partien auch auf anderen Geräten.
account-login = Anmeldename
account-password = Passwort (mindestens zehn Zeichen)
account-make = Konto anlegen
account-log-in = Anmelden
account-log-out = Abmelden
account-have = Du bist angemeldet als { $login }.
account-yours = Dein Konto
account-more = Passwort, Wiederherstellungscodes, Sitzungen, deine Daten
password-title = Passwort ändern
password-help = Alle deine anderen Geräte werden abgemeldet.
password-old = Aktuelles Passwort
password-new = Neues Passwort (mindestens zehn Zeichen)
password-change = Passwort ändern
password-changed = Passwort geändert.
codes = Wiederherstellungscodes
codes-help = Wenn du dein Passwort vergisst, kannst du mit einem Code ein neues festlegen. Jeder Code gilt einmal. Bewahre sie sicher auf.
codes-left = { $n ->
    [0] Du hast keine Codes.
    [one] Du hast noch einen Code.
   *[other] Du hast noch { $n } Codes.
}
codes-make = Neue Codes erzeugen
codes-once = Speichere diese Codes jetzt – du siehst sie nicht wieder. Ältere Codes gelten nicht mehr.
codes-copy = Alle kopieren
codes-print = Drucken
recover = Passwort vergessen?
recover-help = Mit einem deiner Wiederherstellungscodes kannst du ein neues Passwort festlegen.
recover-code = Wiederherstellungscode
recover-do = Passwort festlegen und anmelden
sessions = Wo du angemeldet bist
sessions-help = Eine Sitzung kennst du nicht? Beende sie und ändere dein Passwort.
session-current = Dieser Browser, seit { $since }
session-since = Ein anderer Browser, seit { $since }
session-seen = zuletzt benutzt { $seen }
session-end = Beenden
session-end-since = Die Sitzung seit { $since } beenden
sessions-end-all = Überall abmelden
blocked-people = Stummgeschaltete und blockierte Personen
blocked-people-none = Du hast niemanden stummgeschaltet oder blockiert.
blocked-people-mute = stummgeschaltet
blocked-people-block = an deinen Tischen blockiert
blocked-people-remove = Von der Liste entfernen
blocked-people-remove-name = { $name } von der Liste entfernen
my-data = Deine Daten
my-data-help = Eine Datei mit allem, was dieser Server über dich speichert: Name, Tische, Notizen, Nachrichten, Sitzungen.
my-data-download = Herunterladen
delete-account = Konto löschen
delete-guest = Meine Daten löschen
delete-help = Das lässt sich nicht rückgängig machen. Du verlässt alle Tische. Dein Name, deine Notizen und deine Nachrichten werden gelöscht. Partien mit anderen bleiben, ohne deinen Namen.
delete-name = Tippe zur Bestätigung deinen Namen: { $name }
delete-do = Endgültig löschen

## Andere Seiten

nowhere-title = Seite nicht gefunden
nowhere-text = Vielleicht ist der Link falsch, oder die Seite gibt es nicht mehr.
gone-title = Tisch nicht gefunden
gone-text = Der Link ist falsch, oder der Tisch wurde nach der Partie gelöscht. Lass dir einen neuen Link geben oder starte selbst eine Partie.
away-title = Du kannst nicht an diesen Tisch
settings-language = Sprache
settings-text = Schriftgröße
settings-text-small = Klein
settings-text-normal = Normal
settings-text-large = Groß
settings-text-huge = Sehr groß
settings-text-double = Doppelt so groß
settings-theme = Farben
settings-theme-system = Wie im System eingestellt
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-motion = Animationen
settings-motion-system = Wie im System eingestellt
settings-motion-full = Animationen zeigen
settings-motion-reduced = Keine Animationen
settings-pace = Tempo der Wiedergabe
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-sounds = Ton
settings-sound = Töne abspielen
settings-sound-help = Leise: ein Glöckchen, wenn du dran bist, Karten auf Holz, eine Glocke am Ende der Runde.
settings-ambience = Hintergrundgeräusche abspielen
settings-ambience-help = Sehr leise, nur am Tisch.
settings-questions = Fragen
settings-answer-alone = Für mich wählen, wenn es nur eine Möglichkeit gibt
settings-answer-alone-help = Nur in Spielen ohne Geheimnisse. Nach dem Zurücknehmen wirst du wieder gefragt.
settings-taps = Auf dem Touchscreen zum Wählen zweimal tippen
settings-taps-help = Das erste Tippen zeigt, was passiert; das zweite bestätigt.
settings-name = Dein Name
settings-keep = Speichern
settings-keys = Tastenkürzel
keys-options = eine Option mit ihrer Nummer wählen
keys-continue = nach einer Runde weiter
keys-chat = den Chat öffnen
keys-log = den Verlauf öffnen
keys-explain = die Dinge auf dem Tisch der Reihe nach erklären
keys-rules = die Regeln öffnen

## Vor dem Spiel

lobby-title = { $game } – Warteraum
lobby-you-host = Du leitest den Tisch. Ändere die Einstellungen und starte, wenn alle da sind.
lobby-host = { $name } leitet den Tisch und wählt die Einstellungen.
lobby-seats = Plätze
lobby-seat-count = Anzahl der Plätze
lobby-seat-empty = frei
lobby-seat-bot = Bot: { $level }
lobby-seat-ready = bereit
lobby-seat-not-ready = noch nicht bereit
lobby-sit = Hier hinsetzen
lobby-stand = Aufstehen
lobby-add-bot = Bot hinzufügen
lobby-remove-bot = Bot entfernen
lobby-kick = Vom Tisch entfernen
lobby-make-host = Tischleitung übergeben
lobby-bot-level = Stärke der Bots
lobby-fill = Freie Plätze mit Bots füllen
option-odds = { $won ->
    [0] Sehr schwer: Bots ({ $level }) gewannen weniger als 1 von 10 Partien.
   *[other] Bots ({ $level }) gewannen etwa { $won } von { $of } Partien.
}
option-odds-team = { $won ->
    [0] { $team }: sehr schwer, Bots ({ $level }) gewannen weniger als 1 von 10 Partien.
   *[other] { $team }: Bots ({ $level }) gewannen etwa { $won } von { $of } Partien.
}
lobby-ready = Ich bin bereit
lobby-start = Spiel starten
lobby-empty-seats = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
lobby-unready = { $n ->
    [one] Eine Person ist noch nicht bereit.
   *[other] { $n } Personen sind noch nicht bereit.
}
lobby-all-ready = Alle sind bereit.
lobby-options = Spieloptionen
lobby-presets = Vorlagen
preset-first = Erste Partie
preset-usual = Normale Partie
preset-everything = Alle Varianten
lobby-all-options = Alle Optionen
lobby-adjusted = Auch geändert, damit die Optionen zusammenpassen: { $options }
lobby-invite = Freunde einladen
lobby-other-name = Der Name { $name } ist hier vergeben, deshalb heißt du an diesem Tisch { $here }. Oben auf der Seite kannst du deinen Namen ändern.
lobby-options-host = Das kann nur die Tischleitung ändern.
lobby-outlook = Schwierigkeit: Bots ({ $level }) gewannen { $share } von { $games } solchen Partien, { $seats ->
    [0] mit beliebig vielen Plätzen
    [one] mit 1 Platz
   *[other] mit { $seats } Plätzen
}.
lobby-settings = Der Tisch
link-label = Link zu diesem Tisch
link-copy = Kopieren
link-copied = Kopiert
link-share = Teilen …
link-scan = QR-Code des Links
link-help = Wer diesen Link hat, kann an den Tisch kommen.
setting-visibility = Wer diesen Tisch finden kann
setting-visibility-link = nur Leute mit dem Link
setting-visibility-public = alle, auf der Startseite
setting-visibility-help = Der Link lässt sich nicht erraten.
setting-spectators = Publikum
setting-spectators-off = keines
setting-spectators-live = darf live zusehen
setting-spectators-delayed = darf etwas später zusehen
setting-spectators-open = sieht alle Karten, etwas später
setting-spectators-help = Das Publikum sieht, was alle sehen, und hat einen eigenen Chat. Mit allen Karten sieht es auch verdeckte, aber erst nach der Runde. Alle am Tisch sehen diese Einstellung.
setting-pace = Tempo der Bots
setting-pace-fast = schnell
setting-pace-natural = wie Menschen
setting-pace-slow = langsam
setting-pace-help = Wie lange Bots zu überlegen scheinen. Es hängt nie von ihren Karten ab.
setting-clock = Zeit pro Entscheidung
setting-clock-none = unbegrenzt
setting-clock-seconds = { $n } Sekunden
setting-clock-help = Ist die Zeit um, wird ein einfacher Standardzug gemacht.
setting-days = Fernpartie
setting-days-none = nein, an einem Stück
setting-days-some = { $n ->
    [one] 1 Tag pro Zug
   *[other] { $n } Tage pro Zug
}
setting-days-help = Alle ziehen, wann sie Zeit haben; die Uhr läuft auch, wenn niemand da ist. Ist die Zeit um, wird ein einfacher Standardzug gemacht, und ein Bot spielt weiter, bis die Person zurück ist.
setting-grace = Verliert jemand die Verbindung, übernimmt ein Bot nach (Sekunden)
setting-grace-help = Der Bot spielt, bis die Person zurück ist.
setting-chat = Chat
setting-chat-help = Alle am Tisch können einander schreiben.
setting-coach = Ratgeber
setting-coach-help = Man darf den Ratgeber fragen. Er zeigt, was der eigene Platz wissen könnte.
setting-undo = Zurücknehmen
setting-undo-help = Ein Zug kann zurückgenommen werden, wenn er nichts aufgedeckt hat. Haben andere seitdem gezogen, müssen sie zustimmen.
spectators-off = Niemand kann zusehen.
spectators-live = Das Publikum sieht sofort, was alle sehen.
spectators-delayed = Das Publikum sieht nach der Runde, was alle sehen.
spectators-open = Das Publikum sieht nach der Runde alle Karten.
live = Partien zum Zusehen
live-none = Gerade läuft keine Partie, der man zusehen kann.
live-watch = Zusehen
live-bots = { $n ->
    [one] ein Bot
   *[other] { $n } Bots
}
live-watching = { $n ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $n } Personen sehen zu.
}

## An jedem Tisch

table = Der Tisch
intro-title = So spielt man { $game }
intro-got-it = Verstanden
table-offline = Verbindung verloren. Neu verbinden …
table-watching = sieht zu
table-menu = Tisch
table-last-round = Letzte Runde
table-round = Runde { $n }
table-too-early = Gleich beginnt das Spiel. Das Publikum sieht es etwas später.
side = Seitenleiste
side-new = neu
menu = Menü
menu-undo = Meinen letzten Zug zurücknehmen
menu-undo-help = Sofort, wenn nichts aufgedeckt wurde und seitdem niemand gezogen hat; sonst werden die anderen gefragt.
menu-pause = Pause
menu-resume = Weiterspielen
menu-consent-help = Alle anderen werden gefragt.
menu-pause-alone = Die Bots warten, bis du weiterspielst.
menu-concede = Aufgeben
menu-concede-help = Du gibst auf. Die Partie endet ohne Ergebnis, wenn alle zustimmen.
menu-concede-sure = { $alone ->
    [yes] Aufgeben? Die Partie endet sofort, ohne Ergebnis. Das lässt sich nicht zurücknehmen.
   *[no] Aufgeben? Die anderen werden gefragt. Wenn alle zustimmen, endet die Partie ohne Ergebnis.
}
menu-concede-yes = Ja, aufgeben
menu-abort = Partie abbrechen
menu-abort-help = Beendet sie für alle, ohne Sieg, wenn alle zustimmen.
menu-abort-sure = { $alone ->
    [yes] Partie abbrechen? Sie endet sofort, ohne Sieg. Das lässt sich nicht zurücknehmen.
   *[no] Partie abbrechen? Die anderen werden gefragt. Wenn alle zustimmen, endet sie ohne Sieg.
}
menu-abort-yes = Ja, Partie abbrechen
notice-undone = { $n ->
    [one] { $who } hat einen Zug zurückgenommen.
   *[other] { $who } hat { $n } Züge zurückgenommen.
}
notice-undone-other = { $n ->
    [one] Ein Zug wurde zurückgenommen.
   *[other] { $n } Züge wurden zurückgenommen.
}
notice-declined = { $what ->
    [pause] Die Pause wurde abgelehnt.
    [resume] Das Weiterspielen wurde abgelehnt.
    [abort] Der Abbruch wurde abgelehnt.
    [concede] Das Aufgeben wurde abgelehnt.
   *[undo] Das Zurücknehmen wurde abgelehnt.
}
notice-paused = Die Partie ist unterbrochen.
notice-resumed = Die Partie geht weiter.
menu-replay = Partie ansehen
menu-replay-help = Die Partie bis hierher, so wie du sie sehen konntest.
menu-leave = Tisch verlassen
menu-leave-help = Wenn du nur kurz weggehst, schließ einfach die Seite.
menu-leave-sure = Ein Bot übernimmt deinen Platz. Du kannst nicht zurück. Verlassen?
menu-leave-yes = Verlassen
log = Verlauf
log-empty = Bisher ist nichts passiert.
claims = Aussagen
chat = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch keine Nachrichten.
chat-empty-spectators = Hier hat das Publikum einen eigenen Chat.
chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
chat-unread = ungelesen
chat-muted = { $n ->
    [one] 1 Nachricht einer stummgeschalteten Person ausgeblendet.
   *[other] { $n } Nachrichten stummgeschalteter Personen ausgeblendet.
}
notes = Notizen
notes-help = Das kannst nur du lesen.
notes-kept = Gespeichert.
coach = Rat
coach-help = Der Ratgeber sagt dir, was du aus dem, was du siehst, selbst herausfinden könntest. Niemand sonst erfährt, dass du fragst.
coach-ask = Um Rat fragen
coach-silent = Dazu gibt es keinen Rat.
people = Leute
people-bot = Bot
people-agent = externer Bot
people-here = da
people-left = gegangen – ein Bot spielt
people-host = Tischleitung
people-muted = stummgeschaltet
person-actions = Optionen für { $name }
person-mute-title = Chat
person-mute-help = Du siehst nicht, was diese Person schreibt, hier und an anderen Tischen. Niemand erfährt davon.
person-mute = Stummschalten
person-unmute = Wieder anzeigen
person-away-title = An deinen Tischen
person-away-help = Wer entfernt wird, kann nicht an diesen Tisch zurück. Wer blockiert ist, kommt an keinen deiner Tische, auch nicht zum Zusehen. In einer laufenden Partie spielt ein Bot weiter.
person-remove = Von diesem Tisch entfernen
person-remove-sure = { $name } von diesem Tisch entfernen?
person-block = Blockieren
person-unblock = Nicht mehr blockieren
person-block-sure = { $name } entfernen und an allen deinen Tischen blockieren?
person-report-title = Melden
person-report-help = Die Admins dieses Servers lesen sie, mit den letzten Nachrichten im Chat. Die gemeldete Person erfährt nichts davon.
person-report-reason = Worum geht es?
person-report-text = Was ist passiert? (freiwillig)
person-report = Meldung abschicken
person-reported = Danke. Deine Meldung ging an die Admins.
report-chat = Beleidigungen oder Drohungen im Chat
report-name = Ein anstößiger Name
report-cheating = Betrug
report-leaving = Verdirbt absichtlich Partien
report-other = Etwas anderes
people-spectators = { $n ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $n } Personen sehen zu.
}
seat-away = nicht da
seat-by-bot = nicht da – ein Bot spielt
clock-left = { $n ->
    [one] noch 1 Sekunde
   *[other] noch { $n } Sekunden
}
clock-left-long = noch { $time }
time-days = { $days } T. { $hours } Std.
time-hours = { $hours } Std. { $minutes } Min.
consent-asks = { $what ->
    [pause] { $who } möchte eine Pause machen.
    [resume] { $who } möchte weiterspielen.
    [abort] { $who } möchte die Partie abbrechen.
    [concede] { $who } möchte die Partie aufgeben.
   *[undo] { $who } möchte einen Zug zurücknehmen.
}
consent-agree = Zustimmen
consent-decline = Ablehnen
consent-waiting = Warten auf die anderen.
dock = Deine Entscheidung
dock-your-turn = Du bist dran
dock-options = Deine Optionen
dock-watch = Sieh zu …
dock-waiting = Warten auf { $who }.
dock-nobody = Das Spiel geht gleich weiter …
dock-answered = Zug abgeschickt.
dock-paused = Die Partie ist unterbrochen.
dock-aborted = Die Partie wurde abgebrochen.
dock-conceded = { $who } hat aufgegeben. Die Partie endet ohne Ergebnis.
dock-over = Die Partie ist vorbei.
dock-show-end = Ergebnis zeigen
dock-read-on = Runde vorbei. Sieh dir das Ergebnis an.
dock-read-on-your-turn = Runde vorbei. Du bist als Nächstes dran.
dock-continue = Weiter
dock-again = Noch einmal tippen
dock-hurry = Vorspulen, bis ich dran bin
dock-hurrying = Vorspulen bis zu deinem Zug … Stopp
dock-catch-up = Aufholen
moment-skip = Weiter
dock-undo = Zurücknehmen
over-rematch = Noch eine Partie
over-to-rematch = Zur nächsten Partie
over-replay = Wiedergabe
over-export = Partie als Datei speichern
over-home = Startseite
over-see-table = Tisch zeigen
share = Ein Bild zum Teilen
share-send = Teilen
share-save = Bild speichern
share-copy = Text kopieren
share-failed = Das geht in diesem Browser nicht.
share-signature = Gespielt auf Miskatonic
shuffle-proof = Prüfen, ob fair gemischt wurde
shuffle-proof-help = Vor der ersten Karte wurde der Hashwert des geheimen Startwerts veröffentlicht. Jetzt ist auch der Startwert offen: Er muss denselben Hashwert ergeben, und mit der Datei der Partie können alle die Karten noch einmal austeilen und vergleichen.
shuffle-proof-before = Vor der Partie veröffentlicht
shuffle-proof-after = Der Startwert, jetzt veröffentlicht
shuffle-proof-check = Hash prüfen
shuffle-proof-valid = Es wurde fair gemischt: Dieser Startwert ergibt genau den veröffentlichten Hashwert.
shuffle-proof-invalid = Das Mischen lässt sich nicht bestätigen: Dieser Startwert ergibt einen anderen Hashwert.
generic-note = Dieses Spiel hat noch kein Spielbrett. Alles, was du wissen darfst, steht hier; deine Optionen stehen unten.

## Wiedergabe

replay = Wiedergabe
replay-title = Wiedergabe: { $game }
replay-eyes = Gesehen von
replay-eyes-all = allen (alle Karten offen)
replay-eyes-public = Publikum
replay-to-table = Zum Tisch
replay-controls = Wiedergabe
replay-first = Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Weiter
replay-last = Ende
replay-next-round = Nächste Runde
replay-last-round = Vorige Runde
replay-next-turn = Nächster Zug
replay-last-turn = Voriger Zug
replay-link = Link zu diesem Zug kopieren
replay-play-on = Von hier weiterspielen
replay-move = { $who }: { $choice }
shared-replay-start = Gemeinsam ansehen
shared-replay-start-help = Du führst. Alle, die den Link öffnen, sehen, was du siehst.
shared-replay-lead = Du führst. Schick den Link an alle, die zusehen sollen.
shared-replay-link = Link kopieren
shared-replay-stop = Nicht mehr führen
shared-replay-follow = Du folgst { $who }.
shared-replay-free = Selbst umsehen
shared-replay-back = Zurück zu { $who }
shared-replay-free-now = { $who } zeigt diese Partie. Du siehst dich selbst um.
shared-replay-shows = { $who } zeigt diese Partie.
shared-replay-watch = Mit { $who } ansehen
shared-replay-no-leader = Gerade führt niemand. Sobald jemand führt, folgst du.

## Ablehnungen

refusal-bad-message = Das hat der Server nicht verstanden.
refusal-too-big = Das ist zu viel auf einmal.
refusal-too-fast = Zu schnell. Warte bitte einen Moment.
refusal-too-many = Du hast das Limit erreicht.
refusal-who-are-you = Gib zuerst einen Namen ein.
refusal-wrong-password = Anmeldename oder Passwort ist falsch.
refusal-banned = Du bist hier gesperrt.
refusal-banned-person = Du bist hier auf Dauer gesperrt. Grund: { $word }
refusal-banned-person-until = Du bist hier bis { DATETIME($until, dateStyle: "long", timeStyle: "short") } gesperrt. Grund: { $word }
refusal-banned-address = Deine Netzwerkadresse ist hier auf Dauer gesperrt. Grund: { $word }
refusal-banned-address-until = Deine Netzwerkadresse ist hier bis { DATETIME($until, dateStyle: "long", timeStyle: "short") } gesperrt. Grund: { $word }
refusal-banned-name = Dieser Name ist hier gesperrt. Grund: { $word }
refusal-banned-name-until = Dieser Name ist hier bis { DATETIME($until, dateStyle: "long", timeStyle: "short") } gesperrt. Grund: { $word }
refusal-not-an-admin = Das können nur Admins dieses Servers.
refusal-bad-act = Das ist nicht möglich.
refusal-name-taken = Dieser Anmeldename ist vergeben.
refusal-already-an-account = Du hast schon ein Konto.
refusal-account-guarded = Jemand probiert gerade viele Passwörter für dieses Konto aus. Nimm einen Browser, mit dem du schon angemeldet warst, oder einen Wiederherstellungscode.
refusal-wrong-code = Anmeldename oder Code ist falsch, oder der Code wurde schon benutzt.
refusal-session-ended = Du wurdest abgemeldet. Melde dich wieder an.
refusal-no-account = Du hast kein Konto.
refusal-bad-name = Dieser Name ist hier nicht möglich. Bitte wähle einen anderen.
refusal-name-reserved = Dieser Name ist reserviert. Bitte wähle einen anderen.
refusal-not-your-name = Das ist nicht genau dein Name.
refusal-no-such-person = Diese Person ist nicht mehr hier.
refusal-blocked = Die Tischleitung hat dich blockiert.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-game = Dieses Spiel gibt es nicht.
refusal-other-rules = Dieser Tisch hat eine andere Version der Regeln. Du kannst ihn ansehen, seine Aufzeichnung herunterladen und ihn verlassen.
refusal-game-removed = Das Spiel dieses Tisches gibt es hier nicht mehr. Du kannst den Tisch ansehen, seine Aufzeichnung herunterladen und ihn verlassen.
refusal-unreadable = Die Daten dieses Tisches sind beschädigt. Du kannst ansehen, was davon übrig ist, die Aufzeichnung herunterladen und den Tisch verlassen.
refusal-table-earlier-rules = An diesem Tisch wurde mit einer früheren Version der Regeln gespielt ({ $rules }; jetzt { $now }). Du kannst ihn ansehen, seine Aufzeichnung herunterladen und ihn verlassen.
refusal-table-later-rules = An diesem Tisch wurde mit einer späteren Version der Regeln gespielt ({ $rules }; jetzt { $now }). Du kannst ihn ansehen, seine Aufzeichnung herunterladen und ihn verlassen.
refusal-record-earlier-rules = Diese Aufzeichnung stammt von einer früheren Version der Regeln ({ $rules }; jetzt { $now }) und lässt sich hier nicht abspielen.
refusal-record-later-rules = Diese Aufzeichnung stammt von einer späteren Version der Regeln ({ $rules }; jetzt { $now }) und lässt sich hier nicht abspielen.
refusal-record-game-removed = Diese Aufzeichnung ist von einem Spiel, das es hier nicht gibt.
refusal-no-such-level = Diesen Bot gibt es nicht.
refusal-no-such-move = Diesen Zug gibt es in dieser Partie nicht.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-not-a-player = Du hast keinen Platz an diesem Tisch.
refusal-not-the-host = Das kann nur die Tischleitung.
refusal-kicked = Du wurdest von diesem Tisch entfernt.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seat-empty = Dieser Platz ist leer.
refusal-table-full = Dieser Tisch ist voll.
refusal-not-in-the-lobby = Die Partie hat schon begonnen.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-not-over = Die Partie ist noch nicht vorbei.
refusal-paused = Die Partie ist unterbrochen.
refusal-not-ready = Noch sind nicht alle Plätze besetzt und bereit.
refusal-bad-options = Diese Optionen passen nicht zusammen.
refusal-bad-file = Diese Datei ist keine beendete Partie oder beschädigt.
refusal-no-spectators = An diesem Tisch gibt es kein Publikum.
refusal-no-chat = Der Chat ist an diesem Tisch ausgeschaltet.
refusal-no-coach = Der Ratgeber ist an diesem Tisch ausgeschaltet.
refusal-held-back = Die Regel für Tischgespräche verbietet diese Nachricht.
refusal-no-claim = Das kannst du jetzt nicht behaupten.
refusal-stale-decision = Diese Frage ist schon beantwortet.
refusal-too-early = Einen Moment: Hier bekommen alle gleich viel Zeit.
refusal-illegal-choice = Das ist jetzt nicht möglich.
refusal-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen.
refusal-somebody-leads = Jemand anders führt schon.
refusal-no-proposal = Dieser Vorschlag ist nicht mehr offen.
refusal-proposal-open = Ein anderer Vorschlag ist noch offen.
refusal-foreign-origin = Diese Seite darf sich nicht mit dem Server verbinden.
refusal-not-found = Nicht gefunden.
refusal-try-again = Der Server antwortet nicht. Versuch es gleich noch einmal.
refusal-internal = Auf dem Server ist etwas schiefgegangen.

## Regeln aller Spiele

rules-title = Regeln: { $game }
rules-games = Spiele
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $n ->
    [0] Keine Treffer
    [one] 1 Treffer
   *[other] { $n } Treffer
}
rules-clauses = Klauseln: { $clauses }
rules-none = Zu diesem Spiel gibt es noch keine Regelseiten.
reference-title = Alle Karten und Teile
reference-source-book = Aus dem Regelbuch.
reference-source-box = Von den Karten und Bildern in der Schachtel.
reference-source-ours = Unser eigener Entwurf.

## Datenschutz

privacy = Datenschutz
privacy-intro = Was dieser Server über dich speichert, wozu und wie lange.
privacy-what = Was gespeichert wird
privacy-name = Dein Name, und wann du zuletzt hier warst.
privacy-account = Wenn du ein Konto anlegst: der Anmeldename und ein Hash deines Passworts. Das Passwort kann daraus niemand lesen.
privacy-games = Deine Partien: jeder Zug und jede Nachricht im Chat, mit der Uhrzeit. Alle am Tisch sehen sie, auch das Publikum.
privacy-notes = Deine Notizen an einem Tisch. Nur du siehst sie.
privacy-cookie = Ein Cookie, damit der Server dich wiedererkennt, und eines, das festhält, dass du dich mit diesem Browser angemeldet hast: So kann dich niemand aussperren, der Passwörter rät. Sie dienen nur dazu, und keine andere Seite bekommt sie.
privacy-how-long = Wie lange es gespeichert bleibt
privacy-guests = Gäste, die nicht wiederkommen
privacy-lobbies = Tische, zu denen niemand kommt
privacy-unfinished = Partien, die niemand weiterspielt
privacy-finished = Beendete Partien
privacy-reports = Meldungen über Personen, nachdem sie geschlossen sind
privacy-admin-log = Das Protokoll der Admins
privacy-for-ever = bis zur Löschung
privacy-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 }
privacy-no-access-log = Anfragen werden nicht protokolliert.
privacy-access-log = Anfragen werden protokolliert: Art, Ergebnis und Dauer der Anfrage, ohne Namen und Adresse.
privacy-access-log-address = Anfragen werden protokolliert: Art, Ergebnis und Dauer der Anfrage und deine Netzwerkadresse.
privacy-access-log-days = { $days ->
    [one] Dieses Protokoll wird { $days } Tag aufbewahrt.
   *[other] Dieses Protokoll wird { $days } Tage aufbewahrt.
 }
privacy-access-log-for-ever = Dieses Protokoll wird bis zur Löschung aufbewahrt.
privacy-yours = Deine Daten
privacy-rights = Du kannst alles herunterladen, was über dich gespeichert ist, und es löschen lassen: auf der Seite deines Kontos oder über die Admins dieses Servers. Partien mit anderen bleiben, ohne deinen Namen und deine Nachrichten.

## Die Seite der Admins

admin = Admin
admin-log-in = Wähle auf der Startseite einen Namen und melde dich in den Einstellungen an. Komm dann wieder hierher.
admin-none = Hier ist nichts.
admin-figures = Überblick
admin-figure-accounts = Konten
admin-figure-guests = Gäste
admin-figure-lobbies = Lobbys
admin-figure-running = Laufende Partien
admin-figure-finished = Beendete Partien
admin-figure-reports = Offene Meldungen
admin-figure-bans = Sperren
admin-figure-sockets = Offene Verbindungen
admin-page-reports = Meldungen
admin-report-number = Meldung { $number }
admin-report-line = { $number }: { $by } über { $about } ({ $reason })
admin-at-table = Tisch { $table }
admin-ban-about = { $name } sperren …
admin-settle = Meldung { $number } schließen
admin-page-bans = Sperren
admin-ban-kind = Was
admin-kind-person = Person
admin-kind-address = Adresse oder Netz
admin-kind-name = Name
admin-ban-value = Kennung, Anmeldename oder Name; Adresse oder Netz
admin-ban-reason = Grund (die gesperrte Person liest ihn)
admin-ban-days = Anzahl der Tage (leer: auf Dauer)
admin-ban-do = Sperren
admin-for-good = auf Dauer
admin-until = bis { $until }
admin-lift = Aufheben
admin-lift-of = Die Sperre von { $value } aufheben
admin-page-tables = Unbeendete Tische
admin-table-line = { $number }: { $game }, { $status }, { $taken } von { $seats } Plätzen besetzt, { $here } gerade hier, Tischleitung { $host }
admin-last = letzter Zug { $last }
admin-close = Schließen …
admin-close-of = Tisch { $table } schließen …
admin-close-number = Nummer des Tisches
admin-close-reason = Grund (steht im Protokoll)
admin-close-do = Tisch schließen
admin-page-delete = Eine Person löschen
admin-delete-help = Die Person verlässt alle Tische. Name, Konto, Notizen, Nachrichten und Meldungen dieser Person werden gelöscht; die Partien der anderen bleiben. Das lässt sich nicht rückgängig machen.
admin-delete-person = Kennung oder Anmeldename
admin-delete-name = Der Name der Person, zur Bestätigung
admin-delete-do = Endgültig löschen
admin-delete-about = { $name } löschen …
admin-page-log = Admin-Protokoll

## Die Analyse einer beendeten Partie

analysis-mine = Meine Partie analysieren
analysis-short = Analyse
analysis-title = Analyse: { $game }
analysis-seat = Platz
analysis-begin = Starten
analysis-about = Der stärkste Bot prüft jede Entscheidung dieses Platzes und weiß dabei nur, was der Platz in diesem Moment wusste. Wo der Bot anders gewählt hätte, werden beide Möglichkeiten viele Male zu Ende gespielt. Das läuft bis zu drei Minuten Rechenzeit im Hintergrund. Du kannst weggehen und wiederkommen.
analysis-waiting = { $ahead ->
    [0] Es geht gleich los.
    [one] Eine andere Analyse kommt zuerst.
   *[other] { $ahead } andere Analysen kommen zuerst.
}
analysis-running = { $share } fertig
analysis-cancel = Abbrechen
analysis-failed = Die Analyse ist fehlgeschlagen. Du kannst sie noch einmal starten.
analysis-worst = Größte Fehler
analysis-no-loss = Keine der { $n } Entscheidungen zeigt einen klaren Verlust.
analysis-loss = { $loss } Punkte verloren (± { $error })
analysis-you-chose = Deine Wahl: { $choice }
analysis-bot-chose = Die Wahl des Bots: { $choice }
analysis-chances = Gewinnchance mit deiner Wahl: { $mine }. Mit der Wahl des Bots: { $best }.
analysis-see = In der Wiedergabe zeigen
analysis-where = Runde { $round }, Zug { $move }
analysis-where-roundless = Zug { $move }
analysis-plot = Die Gewinnchance, Entscheidung für Entscheidung
analysis-plot-words = Von { $first } bei der ersten Entscheidung bis { $last } bei der letzten, { $n ->
    [0] ohne Verlust
    [one] mit einem markierten Verlust
   *[other] mit { $n } markierten Verlusten
}.
analysis-plot-note = Jeder Punkt ist eine Entscheidung, der Strich darin ein Standardfehler nach oben und unten. Wo eine Wahl etwas gekostet hat, führt eine Linie hinauf zur Chance der Wahl des Bots.
analysis-all = Alle Entscheidungen
analysis-verdict-same = Wie der Bot
analysis-verdict-alike = Kein klarer Unterschied. Der Bot: { $choice }
analysis-verdict-loss = { $loss } Punkte verloren. Der Bot: { $choice }
analysis-verdict-unseen = Nicht analysiert (Zeit abgelaufen)
analysis-shares = Glück, die anderen und du
analysis-shares-words = Deine Gewinnchance begann bei { $first }, und die Partie wurde { $won ->
    [yes] gewonnen
   *[no] verloren
}. Deine Entscheidungen änderten sie um { $mine } Punkte (± { $mineError }), die der anderen um { $others } (± { $othersError }) und das Glück um { $luck } (± { $luckError }).
analysis-shares-note = So wird gerechnet: Bots spielen von der wahren Lage am Anfang jeder Runde weiter, einmal so, wie sie ist, einmal mit dem, was du in dieser Runde wirklich getan hast, einmal mit dem, was die anderen wirklich getan haben. Der Rest ist Glück: Würfel, Karten und was niemand wissen konnte. Nur dieser Teil nutzt, was dir verborgen war.
analysis-shares-none = Nicht berechnet (Zeit abgelaufen).
analysis-round = Runde
analysis-chance = Chance
analysis-by-you = Du
analysis-by-others = Die anderen
analysis-by-luck = Glück
analysis-thoughts = Was du vermuten konntest
analysis-thoughts-note = Geschätzt vom Bot, aus dem, was du damals sehen konntest. Was stimmte, steht in der letzten Spalte oder ist markiert.
analysis-when = Wann
analysis-likeliest = Am wahrscheinlichsten
analysis-true = Wahr
analysis-true-odds = Chance
analysis-was-so = { $name } (so war es)
analysis-lies = Lügen, und wer sie geglaubt hat
analysis-lies-none = Niemand hat wissentlich etwas Falsches behauptet.
analysis-lie = { $who }, Runde { $round }: { $what }
analysis-lie-believed = Geglaubt: { $names }
analysis-lie-doubted = Bezweifelt: { $names }
analysis-lie-unknown = Unbekannt: { $names }
analysis-lies-note = Eine Lüge ist eine falsche Behauptung, von der die Person wusste, dass sie falsch ist: über sich selbst, oder wenn ein Kultist jemanden beschuldigt oder verteidigt. Bezweifelt hat sie, wer das sagte oder in der nächsten Abstimmung für die lügende Person stimmte. Geglaubt hat sie, wer sie unterstützte, für die beschuldigte Person stimmte oder, wenn sie niemanden beschuldigt, für jemand anderen als die lügende Person. Bei allen anderen ist es unbekannt.
analysis-limits = Grenzen dieser Analyse
analysis-limit-bots = Alle Chancen sind Schätzungen von Bots, nicht die Wahrheit. Es prüft der Bot der Stufe { $level }; den Rest jeder Partie spielen Bots der Stufe { $player }, zusammen { $n }-mal. Menschen spielen anders.
analysis-limit-view = Beurteilt wird ohne das, was dir verborgen war: Karten und Rollen der anderen, die Reihenfolge der Stapel und alles, was später kam.
analysis-limit-noise = Ein Unterschied von weniger als { $errors } Standardfehlern zählt nicht als Verlust. Kleine Verluste bleiben unbemerkt.
analysis-limit-best = Die Wahl des Bots ist nicht immer die beste. Wo er dasselbe tut wie du, wird nichts gemeldet, auch wenn beides falsch ist.
analysis-limit-talk = In den durchgespielten Partien redet niemand; was Worte bewirken, zählt also nicht.
analysis-not-whole = Die Zeit war um, bevor alles analysiert war. Was fehlt, ist markiert.

as-side = Seite
as-role = Rolle
as-investigator = Ermittler:in

my-games = Meine Partien
my-games-link = Alle meine Partien, Ergebnisse und Statistik
my-games-link-turn = { $n ->
    [one] Meine Partien: an 1 Tisch bist du am Zug
   *[other] Meine Partien: an { $n } Tischen bist du am Zug
}
my-games-nobody = Noch keine Partien. Spiel eine, dann steht sie hier.
my-games-home = Ein Spiel wählen
my-games-guest = Du spielst als Gast. Deine Partien sind nur in diesem Browser gespeichert.
my-games-account = Deine Partien stehen in deinem Konto, auf jedem Gerät, auf dem du dich anmeldest.
my-games-get-account = Mit einem Konto hast du sie überall.
my-games-turn = Du bist am Zug
my-games-turn-none = Kein Tisch wartet auf dich.
my-games-running = Andere sind am Zug
my-games-play = jetzt spielen
my-games-since = wartet auf dich seit { $when }
my-games-results = Ergebnisse
my-games-results-none = Noch keine beendete Partie.
my-games-won = Gewonnen
my-games-lost = Verloren
my-games-draw = Unentschieden
my-games-unknown = Unbekannt
my-games-as = als { $as }
my-games-seats = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
my-games-replay = Wiedergabe
my-games-replay-of = Wiedergabe dieser Partie { $game }
my-games-analysis = Analyse
my-games-analysis-of = Analyse dieser Partie { $game }
my-games-look = Ansehen
my-games-more = Frühere Partien
my-games-statistics = Statistik
my-games-counted = Gezählt sind die letzten { $n } Partien.
my-games-sum = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $won } gewonnen, { $lost } verloren{ $draws ->
    [0] {""}
   *[other] , { $draws } unentschieden
}. { $share } gewonnen.
my-games-form = Die letzten { $n } Partien: { $won } gewonnen, { $share }. Die Tabelle darunter nennt alle.
my-games-form-caption = { $n ->
    [one] Deine letzte Partie.
   *[other] Deine letzten { $n } Partien, links die älteste. Die Linie ist der Anteil der bisher gewonnenen, von 0 bis 100 %.
} Nach oben: gewonnen, nach unten: verloren.
my-games-form-table = Als Tabelle zeigen
my-games-column-game = Partie
my-games-column-games = Partien
my-games-column-won = Gewonnen
my-games-column-share = Anteil
my-games-column-outcome = Ergebnis
my-games-column-so-far = Bisher gewonnen

push = Benachrichtige mich, wenn ich am Zug bin
push-is-off = Dieser Browser kann dich benachrichtigen, auch wenn Miskatonic nicht offen ist.
push-is-on = Dieser Browser benachrichtigt dich, wenn du am Zug und nicht am Tisch bist.
push-forbidden = Benachrichtigungen sind in diesem Browser blockiert. Du kannst sie in seinen Einstellungen für diese Seite erlauben.
push-start = Benachrichtigungen einschalten
push-stop = Benachrichtigungen ausschalten
push-what = Die Nachricht nennt nur das Spiel. Sie ist für diesen Browser verschlüsselt und geht über den Push-Dienst seines Herstellers.
push-failed = Die Benachrichtigungen ließen sich nicht einschalten. Versuch es später noch einmal.
privacy-results = Wie deine Partien ausgingen und welche Rollen du hattest, für deine eigene Liste; und wer am Zug ist, solange du nicht am Tisch bist.
privacy-push = Wenn du Benachrichtigungen einschaltest: die Push-Adresse deines Browsers und seine Schlüssel, bis du sie ausschaltest, dich dort abmeldest oder der Browser nicht mehr erreichbar ist. Die Nachricht (welches Spiel, welcher Tisch) geht verschlüsselt über den Push-Dienst des Browser-Herstellers; er sieht, wann, nicht was.
privacy-offline = Dein Browser speichert die Dateien dieser Seite und die Einführungen, damit sie offline funktionieren. Von deinen Partien ist nichts dabei.
offline = Keine Verbindung zum Server. Die Einführungen funktionieren auch offline:
