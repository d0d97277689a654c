### Die Regeln von Arkham Ritual für alle, die es spielen; die Klauseln stehen in docs/rules/arkham-ritual.md.

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
rules-ar-setup-3 = In der ersten Runde bestimmt der Zufall, wer aktiv ist, es sei denn, es wurde jemand ausgesucht. Später ist es, wer am wenigsten Verstand hat; unter mehreren der erste im Uhrzeigersinn nach dem zuletzt aktiven Platz. Auf Wunsch ist es dann einfach der nächste Platz im Uhrzeigersinn, wie viel Verstand er auch hat.

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
rules-ar-great-old-ones-4 = Yog-Sothoth: Hat ein Platz allein am wenigsten Verstand, so verlieren alle außer diesem und dem, der ihn hält, alles. Haben mehrere gleich wenig, so fällt auf 1, wer ihn hält, und alle anderen verlieren 1. Wer ihn hält, zählt mit, wenn nach dem wenigsten Verstand gesucht wird, es sei denn, der Tisch hat es anders gewählt.
rules-ar-great-old-ones-5 = Hastur: Alle mit einem Artefakt scheitern und verlieren den üblichen Preis, nur über sie gezählt, und 1 mehr für jede verfluchte Karte, die irgendwer hält, Hastur eingeschlossen.
rules-ar-great-old-ones-6 = Mysteriöse Karte: Einer der vier wird zufällig gezogen, gezeigt und wirkt, als wäre er von Anfang an gehalten worden. Auch eine Strohpuppe kann einen Großen Alten halten; sie hat nur keinen Verstand, der sich ändern könnte.

rules-ar-straw = Strohpuppen
rules-ar-straw-1 = Zu dritt kommen zwei Strohpuppen dazu, zu viert eine. Jede hat eine Karte, die alle sehen.
rules-ar-straw-2 = Sie haben keinen Verstand, sind nie aktiv und bekommen nie eine Karte. Aber ihre Karten zählen überall mit: bei gleichen Artefakten, bei Charakteren und dabei, wie viele gescheitert sind.

rules-ar-end = Das Ende des Spiels
rules-ar-end-1 = Das Spiel ist vorbei, wenn nach einer Runde jemand bei 0 ist. Es ist sofort vorbei, mitten in der Runde, wenn jemand durch das Schimmernde Trapezoeder auf 0 fällt oder dadurch, den Blick auf die eigene Karte zuzugeben; über diese Runde wird dann nicht mehr geurteilt. Wer bei 0 ist, verliert, alle anderen gewinnen gemeinsam; sind alle bei 0, gewinnt niemand.
rules-ar-end-2 = Als Wettstreit gewinnt nur, wer den meisten Verstand hat, auch mehrere zugleich; wer bei 0 ist, gewinnt nie.

rules-ar-conduct = Reden, und zu viel sehen
rules-ar-conduct-1 = Redet, so viel ihr wollt, deutet an, lügt, fleht. Doch solange eine Runde dauert, darf niemand sagen, welche Karte oder welche Farbe jemand anders hält, und auch nicht, was die Karte ist, die herumgeht.
rules-ar-conduct-2 = Eine Wache hält zurück, was das verrät, und sagt nur dem, der es schrieb, warum. Was du über deine eigene Karte denkst, was offen liegt, Zählen, Fragen zu den Regeln und alles andere sind frei. Ist eine Runde vorbei, darfst du alles über sie sagen, auch noch, bis in der nächsten die erste Karte weitergegeben wird. Wer den Tisch aufgemacht hat, kann die Wache wegschicken.
rules-ar-conduct-3 = An einem Tisch im selben Raum siehst du vielleicht aus Versehen deine eigene Karte. Dann sag es: Deine Karte wird in den Stapel gemischt, du ziehst ungesehen eine andere und verlierst 1 Verstand. Das geht, solange die herumgehende Karte nicht in deiner Hand ist. Liegt oben auf dem Stapel eine Karte, die jemand durch die Kugel oder das Trapezoeder gesehen hat, so muss es warten, bis sie gezogen ist.

rules-ar-knowledge = Was du weißt
rules-ar-knowledge-1 = Der Bildschirm zeigt, was du an einem echten Tisch sehen könntest: die Karten aller anderen, was abgelegt wurde, den Verstand aller, die Höhe des Stapels, die Hände auf dem Tisch und was du allein angesehen hast.
rules-ar-knowledge-2 = Das Publikum sieht nur, was allen Plätzen zugleich offenliegt, also keine gehaltene Karte, solange eine Runde dauert. Ist das Spiel vorbei, liegt alles offen.

## Die Zeichnungen

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
