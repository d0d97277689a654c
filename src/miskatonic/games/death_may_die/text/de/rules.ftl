### Die Regeln von Death May Die für alle, die es spielen; die Klauseln stehen in docs/rules/death-may-die.md.

rules-dmd-idea = Worum es geht
rules-dmd-idea-1 = Eine Nacht, 1 bis 5 Ermittler und ein Kult, der mit seinem Ritual fast fertig ist. Ihr spielt zusammen: Ihr gewinnt alle, oder ihr verliert alle.
rules-dmd-idea-2 = Eine Partie verbindet eine Episode mit einem Großen Alten, in beliebiger Paarung. Die Episode ist die Geschichte: ein Plan, seine Monster, ein Ziel. Der Große Alte ist, was am Ende kommt, ob ihr wollt oder nicht.
rules-dmd-idea-3 = Unterbrecht zuerst das Ritual, indem ihr das Ziel der Episode erreicht. Bis dahin kann nichts dem Großen Alten schaden, auch wenn er vor euch steht. Dann tötet ihn, Stufe für Stufe.
rules-dmd-idea-4 = Ihr werdet darüber den Verstand verlieren, und darin liegt eure Hoffnung. Jedes Mal, wenn deine geistige Gesundheit eine Schwelle erreicht, geschieht sofort etwas Schlimmes, und eine deiner Fertigkeiten wächst für immer.
rules-dmd-idea-5 = Seid schnell, aber seid vorsichtig. Das Ritual schreitet von selbst voran, und am Ende seiner Leiste habt ihr verloren. Und solange der Große Alte nicht beschworen ist, darf niemand von euch verloren gehen, sonst seid ihr es alle.

rules-dmd-setup = Aufbau
rules-dmd-setup-1 = Die Figur des Großen Alten beginnt auf dem ersten der 8 Felder ihrer Leiste. Seine vier Stufen liegen in ihrer Reihenfolge bereit, Stufe I obenauf.
rules-dmd-setup-2 = Der Mythosstapel besteht aus 8 Karten der Episode und 8 des Großen Alten, der Entdeckungsstapel aus den 15 Karten der Episode. Beide werden gemischt.
rules-dmd-setup-3 = Der Plan, das Startfeld, die drei Tore und was zu Beginn dort steht und liegt, sind durch die Episode gegeben. Im Spiel sind die Kultisten, die Monster der Episode und das besondere Monster des Großen Alten, sonst keine. Figuren, die nicht auf dem Plan sind, warten im Vorrat.
rules-dmd-setup-4 = Alle wählen einen Ermittler oder ziehen ihn, wenn der Tisch es so will. Alle beginnen auf dem Startfeld, ohne Wunden, ohne Stress, bei vollem Verstand und mit drei Fertigkeiten auf Level 1.
rules-dmd-setup-5 = Alle bekommen durch Zufall eine der acht Psychosen, offen für alle. Der Zufall bestimmt auch, wer beginnt, falls ihr niemanden ausgesucht habt; danach geht es nach links reihum.

rules-dmd-map = Der Plan
rules-dmd-map-1 = Der Plan besteht aus Feldern, von Wänden und Durchgängen begrenzt. Auf einem Feld dürfen beliebig viele Figuren sein. Zwei Felder sind benachbart, wenn man mit einer Bewegung vom einen zum anderen kommt.
rules-dmd-map-2 = Du gehst durch Durchgänge, die von beiden Seiten offen sind; einer, der nur von einer Seite offen ist oder vom Plan hinausführt, ist eine Wand. Auch zwei zusammengehörige Treppen oder Tunnel machen ihre Felder in jeder Hinsicht benachbart, solange beide da sind.
rules-dmd-map-3 = Es gibt genau drei Tore: ein rotes, ein gelbes, ein blaues. Dort werden Gegner beschworen. Ein Feld ist sicher, wenn kein Gegner darauf ist, und der Große Alte auf dem Plan ist ein Gegner.
rules-dmd-map-4 = Entfernung zählt in Bewegungen auf dem kürzesten Weg; dein eigenes Feld hat die Entfernung 0. Was einen Durchgang versperrt, zählt dabei, außer die bewegte Figur darf es ignorieren.
rules-dmd-map-5 = Macht etwas Felder für dich benachbart, dann nur für dich und nur auf die genannte Weise, und Entfernungen ändert das nicht.

rules-dmd-investigator = Dein Ermittlerbogen
rules-dmd-investigator-1 = Wunden: Du hältst 5 aus; mit der fünften stirbst du. Stress: Du hast Platz für 4; ist die Leiste voll, kannst du keinen mehr nehmen, und manche Effekte verwunden dich stattdessen. Geistige Gesundheit: Dein Marker beginnt bei 0 und rückt nach rechts; auf dem Totenkopf, bei 20, bist du verloren.
rules-dmd-investigator-2 = Unterwegs kommt er über sechs Schwellen, bei 4, 8, 12, 15, 18 und 19. Vier davon, 8, 15, 18 und 19, geben dir für immer einen grünen Würfel.
rules-dmd-investigator-3 = Du hast drei Fertigkeiten, eine eigene und zwei allgemeine, jede von Level 1 bis 4, und eine Psychose.
rules-dmd-investigator-4 = Was du findest, liegt neben deinem Bogen: Gegenstände, Begleiter und Zustände, so viele du willst. Sagt eine Karte nicht, wann, so darfst du sie in deinem Zug jederzeit nutzen, nur nicht mitten in einem anderen Effekt oder einer Probe: wann immer du eine Aktion wählst, nach der Mythosphase, nach jedem Angriff auf dich, nach dem Ermitteln und nach dem ersten und dem zweiten Schritt am Ende des Zuges.

rules-dmd-level = Level { $n }
rules-dmd-label-common = Allgemein
rules-dmd-label-own = Eigene Fertigkeit

rules-dmd-skills = Die allgemeinen Fertigkeiten
rules-dmd-skills-1 = Alle Fertigkeiten beginnen auf Level 1. Ein Aufstieg hebt eine davon um 1, bis höchstens 4. Was ein Level gibt, kommt zu den Leveln davor hinzu, außer es heißt „stattdessen“.
rules-dmd-skills-2 = Eine Fertigkeit gilt bei all deinen Proben, auch bei denen gegen dich, wenn sie nichts anderes sagt. Was du darfst, kannst du auch lassen.
rules-dmd-skills-3 = Nahkampf: Die Ziele werden vor dem Wurf gewählt, und was jedes von ihnen tut, wenn es angegriffen wird, geschieht, in der Reihenfolge deiner Wahl. Fernkampf: Die Reichweite zählt in Bewegungen; wer nicht zu erreichen ist, ist nicht zu treffen. Verstohlen: nur beim Laufen; der genannte Gegner bleibt, wo er ist, und derselbe kostet beim nächsten Mal ein weiteres Ausweichen. Leichtfüßig: Bei jedem Feld, das du verlässt, entscheidest du neu, wen du mitnimmst. Zäh wirkt, bevor ein Verlust an geistiger Gesundheit an einer Schwelle endet.

rules-dmd-people = Die Ermittler
rules-dmd-people-1 = Zehn Leute, jeder mit zwei der allgemeinen Fertigkeiten und einer, die sonst niemand hat.

rules-dmd-turn = Ein Zug
rules-dmd-turn-1 = Reihum im Uhrzeigersinn habt ihr je einen Zug aus vier Phasen. Wer an der Reihe ist, führt den aktiven Ermittler.
rules-dmd-turn-2 = Aktionen: Du hast 3 (oder 4, wenn euer Tisch es so will), in beliebiger Folge, dieselbe, sooft du willst.
rules-dmd-turn-3 = Mythos: Du ziehst eine Mythoskarte und tust, was sie sagt.
rules-dmd-turn-4 = Ermitteln oder kämpfen: Auf einem sicheren Feld ziehst du eine Entdeckungskarte; sonst greift dich jeder Gegner auf deinem Feld an.
rules-dmd-turn-5 = Ende des Zuges: Effekte, Feuer, das Ritual, der Große Alte, in fünf Schritten.

rules-dmd-actions = Aktionen
rules-dmd-actions-1 = Alle können laufen, angreifen, ausruhen und tauschen; die Episode fügt zwei eigene Aktionen hinzu, die Aktionen wie alle anderen sind. Manche brauchen ein sicheres Feld. Du darfst aufhören, bevor du alle genutzt hast.
rules-dmd-actions-2 = Eine freie Aktion kostet keine davon. Du führst sie nur in dieser Phase aus, vor oder nach jeder anderen, jede einmal im Zug, und was du nicht nutzt, verfällt. Eine besondere Aktion auf einer Karte kostet 1 Aktion.
rules-dmd-actions-3 = Ein Preis wird ganz bezahlt oder gar nicht. Wäre er dein Tod, wirst du noch einmal gefragt; die Wunden eines Preises dürfen auch Begleiter nehmen. Was dich sonst Schaden ignorieren lässt, macht keinen Preis kleiner.

rules-dmd-run = Laufen
rules-dmd-run-1 = Bewege dich bis zu 3 Felder weit, durch Durchgänge, über Treppen und durch Tunnel.
rules-dmd-run-2 = Verlässt du ein Feld, so folgen dir alle Gegner darauf, auch wenn andere Ermittler dort bleiben. Auch der Große Alte folgt, ob das Ritual unterbrochen ist oder nicht.
rules-dmd-run-3 = Liegt auf dem Feld, das du verlässt, Feuer, so fängst du es: Für jeden Feuermarker dort nimmst du einen aus dem Vorrat. Die auf dem Feld bleiben.
rules-dmd-run-4 = Beides gilt für jede Bewegung, nicht nur beim Laufen und nicht nur in deinem Zug. Wer irgendwo platziert wird, bewegt sich nicht: kein Feuer, und niemand folgt.
rules-dmd-run-5 = Wer mitgenommen wird oder dir folgt, verlässt das Feld ebenfalls und fängt sein Feuer; die Gegner folgen nur einmal. Gegnern ausweichen kann man nur beim Laufen.

rules-dmd-attack = Angreifen
rules-dmd-attack-1 = Wähle einen Gegner auf deinem Feld, dann würfle. Jeder Erfolg ist 1 Wunde. Wunden, die eine Karte hinzufügt, brauchen mindestens einen Erfolg, zu dem sie kommen; die von Killerinstinkt nicht.
rules-dmd-attack-2 = Wunden bleiben auf der Figur. Mit so vielen Wunden, wie sie Leben hat, ist sie getötet und kommt in den Vorrat zurück. Alle Wunden gehen an das eine Ziel, und was zu viel ist, verfällt.
rules-dmd-attack-3 = Manche Fertigkeiten erlauben mehrere Ziele. Wähle sie alle vor dem Wurf; die Wunden werden auf sie verteilt, bis eine Fertigkeit jedem die volle Zahl gibt. Ein Bonus gegen eine Art von Gegnern zählt nur, wenn all deine Ziele von dieser Art sind.
rules-dmd-attack-4 = Zuerst kommen die Wunden, dann, was der Angriff auslöst (wenn es angegriffen wird, wenn es überlebt, wenn es stirbt), dann die Tentakel deines Wurfs.

rules-dmd-rest = Ausruhen und tauschen
rules-dmd-rest-1 = Ausruhen, nur auf einem sicheren Feld: Heile insgesamt bis zu 3, Stress und Wunden, wie du willst. Du darfst dich mehrmals ausruhen. Geistige Gesundheit heilt nie. Ausruhen steht zur Wahl, wenn es etwas bewirkt.
rules-dmd-rest-2 = Tauschen: Alle Ermittler auf deinem Feld dürfen Gegenstände und Begleiter austauschen, so viele sie wollen, auch untereinander. Wer einen Tausch nicht selbst vorgeschlagen hat, wird gefragt, und beim selben Tauschen wechselt jede Karte höchstens einmal die Hände.
rules-dmd-rest-3 = Eine Karte behält ihre Seite und ein Begleiter seine Wunden. Zustände und Relikte lassen sich nicht tauschen.

rules-dmd-dice = Würfel
rules-dmd-dice-1 = Eine eigene Probe besteht immer aus 3 schwarzen Würfeln und allen grünen, die du dir verdient hast. Greift dich ein Gegner an, so würfelst du genau seine Würfel.
rules-dmd-dice-2 = Ein Erfolg zählt. Ein Älteres Zeichen bewirkt nichts, wenn nichts es nutzt. Ein Tentakel kostet dich 1 geistige Gesundheit, bei jeder Probe. Eine leere Seite ist nichts. Eine Seite mit zwei Symbolen zählt als beide.
rules-dmd-dice-3 = Grüne Würfel kommen von Fertigkeiten, Karten und Schwellen. Sie haben keinen Tentakel, und es gibt beliebig viele. Du darfst nicht weniger Würfel werfen, als du hast, außer der Effekt, der sie gibt, ist freiwillig.
rules-dmd-dice-4 = Manche Proben sind gegen dich: Angriffe von Gegnern, Feuer und was sonst so bezeichnet ist. Du würfelst sie selbst, und ihre Erfolge schaden dir. Die grünen Würfel deiner Schwellen gelten dort nicht.
rules-dmd-dice-5 = Der Ablauf einer Probe: würfeln, neu würfeln, Symbole ändern und zählen, die Erfolge anwenden, dann, was aus dem Ergebnis folgt, und zuletzt die Tentakel, alle als ein einziger Verlust an geistiger Gesundheit.
rules-dmd-dice-6 = Ein geändertes Symbol verliert seine alte Bedeutung, jedes lässt sich also nur einmal ändern. Die grüne Seite mit beiden Symbolen gibt mit Arkanem Wissen 2 Erfolge und auf Level 4 sogar 3.

rules-dmd-rerolls = Neu würfeln
rules-dmd-rerolls-1 = Nach jeder Probe darfst du 1 Stress nehmen, um einen Würfel neu zu werfen. Das alte Ergebnis gilt nicht mehr. Das darfst du, solange dein Stress Platz hat, auch mit demselben Würfel.
rules-dmd-rerolls-2 = Auch für die, die dich angreifen, würfelst du; du darfst also auch ihre Würfel neu werfen, und du bist es, der bezahlt.
rules-dmd-rerolls-3 = Freie Neuwürfe von Fertigkeiten und Karten kosten nichts. Du darfst sie mit denen für Stress beliebig mischen.

rules-dmd-wounds = Wunden und Tod
rules-dmd-wounds-1 = Mit deiner fünften Wunde stirbst du. Du nimmst nie mehr Wunden, als du noch Leben hast.
rules-dmd-wounds-2 = Deine Wunden dürfen, alle oder einige, an deine Begleiter gehen. Sie gelten trotzdem als Wunden, die du erlitten hast.
rules-dmd-wounds-3 = Geht jemand verloren, tot oder wahnsinnig, bevor der Große Alte beschworen ist, habt ihr sofort alle verloren. Danach machen die anderen weiter.
rules-dmd-wounds-4 = Karten und Marker der Verlorenen werden abgelegt; manche Marker einer Episode bleiben liegen, wo ihr Träger fiel. Ihre späteren Züge entfallen, und wo es auf ihren Ort ankommt, ist es der, an dem sie fielen.
rules-dmd-wounds-5 = Wer im eigenen Zug stirbt, überspringt dessen Rest, bis auf die Symbole in der Mythosablage und was aus ihnen folgt. Eine fällige Beschwörung kommt am Ende des nächsten Zuges.
rules-dmd-wounds-6 = In einer Probe kommen Wunden vor Tentakeln, und Tote ignorieren ihre Tentakel. Fällt durch dieselbe Probe die letzte Stufe des Großen Alten, habt ihr vor allem anderen gewonnen.

rules-dmd-sanity = Geistige Gesundheit
rules-dmd-sanity-1 = Jede verlorene geistige Gesundheit rückt deinen Marker einen Schritt nach rechts. Ein einzelner Verlust trägt dich nie über die nächste Schwelle hinaus: Der Marker hält dort an, und der Rest wird ignoriert.
rules-dmd-sanity-2 = Erreichst du eine Schwelle, so in dieser Reihenfolge: Bei der dritten wendet sich dein Relikt; bei 8, 15, 18 und 19 bekommst du einen grünen Würfel; deine Psychose bricht aus; eine deiner Fertigkeiten steigt um 1. Was du inzwischen verlierst, wartet, bis das erledigt ist.
rules-dmd-sanity-3 = Die grünen Würfel gelten für all deine eigenen Proben, von der nächsten an, und nie für Proben gegen dich.
rules-dmd-sanity-4 = Erreichen mehrere von euch zugleich eine Schwelle, so folgen sie einander im Uhrzeigersinn, vom aktiven Ermittler an.
rules-dmd-sanity-5 = Auf dem Totenkopf, bei 20, bist du verloren. Nichts heilt geistige Gesundheit.

rules-dmd-insanities = Die Psychosen
rules-dmd-insanities-1 = An jeder Schwelle sieht deine Psychose nach, wie die Dinge stehen. Passt es ihr, wird all dein Stress geheilt. Wenn nicht, tut sie ihr Schlimmstes.

rules-dmd-mythos = Die Mythosphase
rules-dmd-mythos-1 = Zieh die oberste Karte des Mythosstapels, führe sie von oben nach unten aus und leg sie offen ab. Was unmöglich ist, wird übersprungen.
rules-dmd-mythos-2 = „Du“ ist der aktive Ermittler, und nur ihn trifft es, wenn die Karte nichts anderes sagt. Alle Entscheidungen trifft, wer ihn führt.
rules-dmd-mythos-3 = Gegner ziehen auf einem kürzesten Weg, so weit sie dürfen, und halten bei ihrem Ziel. Unter mehreren Wegen wählst du; ohne Weg bleiben sie stehen.
rules-dmd-mythos-4 = Ein beschworener Gegner erscheint am genannten Tor, falls im Vorrat noch eine Figur von ihm ist; sonst geschieht nichts. Mehrere kommen in der genannten Reihenfolge; gibt es keine, wählst du.
rules-dmd-mythos-5 = Ein Beschwörungssymbol bewirkt nichts, wenn die Karte gezogen wird. Es zählt am Ende des Zuges: Liegen drei davon in der Ablage, schreitet das Ritual voran. Ist der Stapel leer, wird die Ablage gemischt, ohne dass etwas voranschreitet.

rules-dmd-investigate = Ermitteln
rules-dmd-investigate-1 = Ist dein Feld sicher, so musst du ermitteln: Zieh die oberste Entdeckungskarte.
rules-dmd-investigate-2 = Was die Karte von jemandem wie dir verlangt, musst du tun. Sonst wähle eine ihrer Möglichkeiten, wenn du ihre Bedingung erfüllst und den Preis bezahlen kannst, oder lass es, dann wird die Karte abgelegt. Sagt die Karte, was sonst geschieht, so musst du das nehmen, wann immer du verzichtest oder nicht bezahlen kannst.
rules-dmd-investigate-3 = Eine Karte, die du nimmst, hast du mit der linken oder der rechten Seite: als Gegenstand, Begleiter oder Zustand. Es gibt keine Obergrenze. „Nimm die andere Seite“ dreht sie um, und ein Begleiter verliert dabei seine Wunden.
rules-dmd-investigate-4 = Eine abgelegte Karte kommt nicht zurück. Ist der Stapel leer, wird nicht mehr ermittelt.

rules-dmd-companions = Begleiter
rules-dmd-companions-1 = Ein Begleiter darf Wunden für dich nehmen, eine nach der anderen, wie du willst. Er heilt nie, und mit so vielen Wunden, wie er Leben hat, wird er abgelegt, und alles, was er gab, ist fort.
rules-dmd-companions-2 = Bringt ein Begleiter eine Fertigkeit mit, so hast du sie auf Level 1, oder 1 Level höher, wenn du sie schon hast, bis 4. Ein Aufstieg hebt nur dein eigenes Level. Verlierst du den Begleiter, verlierst du, was er hinzugab.

rules-dmd-fight = Kämpfen
rules-dmd-fight-1 = Ist dein Feld nicht sicher, so greift jeder Gegner darauf dich an und niemanden sonst, jeder einmal, in der Reihenfolge deiner Wahl.
rules-dmd-fight-2 = Du würfelst die Würfel des Gegners. Jeder Erfolg ist 1 Wunde, jeder Tentakel kostet 1 geistige Gesundheit; Ältere Zeichen zählen nur durch Fähigkeiten. Deine Neuwürfe und Fertigkeiten gelten.
rules-dmd-fight-3 = Ändert sich währenddessen etwas, so gilt es sofort. Gegner, die auf dein Feld kommen, greifen auch an, solche, die fort sind, nicht. Ist dein Feld sicher geworden, sind die Angriffe vorbei, doch ermittelst du nicht mehr. Ein Gegner, der nach dem Ermitteln eintrifft, greift nicht an. Hat ein Effekt einen Gegner schon vorher angreifen lassen, so greift er in dieser Phase trotzdem an.
rules-dmd-fight-4 = Auch ein Großer Alter auf deinem Feld greift an, selbst bevor das Ritual unterbrochen ist, und zwar mit den Würfeln all seiner aufgedeckten Stufen zusammen.

rules-dmd-turn-end = Das Ende des Zuges
rules-dmd-turn-end-1 = Erstens: alles, was am Ende eines Zuges geschieht und nicht vom Großen Alten kommt, in der Reihenfolge deiner Wahl.
rules-dmd-turn-end-2 = Zweitens: Das Feuer an dir brennt.
rules-dmd-turn-end-3 = Drittens: Liegen drei oder mehr Symbole in der Mythosablage, schreitet das Ritual um 1 Feld voran, einmal. Dann geschieht, was die aufgedeckten Stufen dazu sagen, der Reihe nach, dann, was die Episode sagt, dann die Unbekannten Monster A und B. Danach wird die Ablage in den Stapel gemischt.
rules-dmd-turn-end-4 = Viertens: Hat der Große Alte das erste rote Feld erreicht oder habt ihr in diesem Zug das Ritual unterbrochen, wird er beschworen.
rules-dmd-turn-end-5 = Fünftens: was die Stufen am Ende eines Zuges tun, in der Reihenfolge der Stufen; „du“ ist weiterhin der aktive Ermittler. Dann ist an der Reihe, wer links sitzt.

rules-dmd-fire = Feuer
rules-dmd-fire-1 = Feuer liegt auf Feldern, und es haftet an allen, die sie verlassen: ein Marker für jeden, der dort liegt.
rules-dmd-fire-2 = Würfle am Ende deines Zuges 1 schwarzen Würfel für jedes Feuer an dir. Neu würfeln darfst du wie immer. Jeder Erfolg ist eine Wunde, jeder Tentakel kostet 1 geistige Gesundheit. Dann ist alles Feuer an dir fort, auch das, das du während des Wurfs gefangen hast.
rules-dmd-fire-3 = Gegner fangen nie Feuer. Für die Felder gibt es 12 Marker; ist keiner mehr da, kommt keiner mehr hinzu. An Ermittlern hat Feuer keine Grenze.

rules-dmd-enemies = Gegner
rules-dmd-enemies-1 = Gegner sind die Kultisten, die Monster und der Große Alte, sobald er auf dem Plan ist. Ein Monster ist ein Gegner, der weder Kultist noch Großer Alter ist. Was eine Art nennt, meint nur diese Art.
rules-dmd-enemies-2 = Jede Art hat ihr Leben, ihre Würfel und so viele Figuren, wie es gibt; mehr kommen nie.
rules-dmd-enemy = { $health } Leben. { $black ->
    [0] { $green ->
        [one] 1 grüner Würfel.
       *[other] { $green } grüne Würfel.
    }
    [one] { $green ->
        [0] 1 schwarzer Würfel.
        [one] 1 schwarzer und 1 grüner Würfel.
       *[other] 1 schwarzer und { $green } grüne Würfel.
    }
   *[other] { $green ->
        [0] { $black } schwarze Würfel.
        [one] { $black } schwarze Würfel und 1 grüner.
       *[other] { $black } schwarze und { $green } grüne Würfel.
    }
} { $pool ->
    [one] 1 Figur.
   *[other] { $pool } Figuren.
}

rules-dmd-ritual = Das Ritual
rules-dmd-ritual-1 = Die Leiste hat 8 Felder. Die Figur des Großen Alten beginnt auf dem ersten und rückt jedes Mal, wenn das Ritual voranschreitet, 1 Feld nach rechts.
rules-dmd-ritual-2 = Ab Feld 5 ist die Leiste rot. Betritt er das erste rote Feld, wird er am Ende dieses Zuges beschworen. Auch das Unterbrechen des Rituals ruft ihn, falls er noch nicht gekommen ist.
rules-dmd-ritual-3 = Beschwörung: Stufe I wird beiseitegelegt, doch was sie sagt, gilt bis zum Ende der Partie. Stufe II wird aufgedeckt und sagt, wo der Große Alte erscheint. Auf der Leiste nimmt ein Fortschrittsmarker den Platz der Figur ein und rückt weiter wie sie.
rules-dmd-ritual-4 = Erreicht der Fortschrittsmarker das letzte Feld, habt ihr verloren, bevor irgendetwas anderes geschieht.
rules-dmd-ritual-5 = Unterbrochen ist das Ritual, sobald das Ziel der Episode erreicht ist. Ist der Große Alte dann schon auf dem Plan, ist er von diesem Augenblick an verwundbar. Käme er im selben Zug aus beiden Gründen, wird er nur einmal beschworen.

rules-dmd-elder-ones = Die Großen Alten
rules-dmd-elder-ones-1 = Stufe I sagt, was geschieht, wenn das Ritual voranschreitet. Jede weitere Stufe hat einen Effekt beim Aufdecken, der auch sagt, wohin der Große Alte kommt, einen dauerhaften Effekt, Leben und Würfel.
rules-dmd-elder-ones-2 = Nichts von einer Stufe endet mit ihr: Effekte und Würfel aller aufgedeckten Stufen kommen zusammen.
rules-dmd-elder-ones-3 = Ist das Ritual unterbrochen, greift ihr den Großen Alten an wie jeden Gegner. Mit so vielen Wunden, wie die Stufe Leben hat, ist die Stufe besiegt. Die nächste Stufe wird sofort aufgedeckt, ohne Wunden, und was zu viel war, verfällt; erst dann kommt, was auf das Töten folgt.
rules-dmd-elder-ones-4 = Besiegt die vierte Stufe, und ihr habt gewonnen.
rules-dmd-elder-ones-5 = Spielt euer Tisch mit zufälliger Ankunft, so gibt es dafür vier Orte: die drei Tore und das Startfeld. Die dritte Stufe kommt durch das Los zu einem davon, die vierte zu einem der drei anderen.
rules-dmd-stage = { $elder }, Stufe { $n }.
rules-dmd-stage-figures = { $health } Leben. { $black ->
    [0] { $green ->
        [one] 1 grüner Würfel mehr.
       *[other] { $green } grüne Würfel mehr.
    }
    [one] { $green ->
        [0] 1 schwarzer Würfel mehr.
        [one] 1 schwarzer und 1 grüner Würfel mehr.
       *[other] 1 schwarzer und { $green } grüne Würfel mehr.
    }
   *[other] { $green ->
        [0] { $black } schwarze Würfel mehr.
        [one] { $black } schwarze Würfel und 1 grüner mehr.
       *[other] { $black } schwarze und { $green } grüne Würfel mehr.
    }
}
rules-dmd-label-advance = Wenn das Ritual voranschreitet
rules-dmd-label-reveal = Beim Aufdecken
rules-dmd-label-lasting = Von da an

rules-dmd-episodes = Die Episoden
rules-dmd-episodes-1 = Jede Episode hat ein Ziel, etwas, das geschieht, wenn das Ritual voranschreitet, zwei eigene Aktionen und manchmal besondere Regeln. Sobald das Ziel erreicht ist, ist das Ritual unterbrochen, und die Marker, bei denen es nur um das Ziel ging, verschwinden.
rules-dmd-episodes-2 = Woher das alles stammt: Die Regeln, die Karte der ersten Episode, die allgemeinen Fertigkeiten und einige Karten sind so, wie das Regelheft sie beschreibt. Würfel, Leisten, die Ermittler und ihre eigenen Fertigkeiten sind von Tableaus und Karten der Schachtel bekannt. Die Pläne, die meisten Karten, die Aufgaben der anderen Episoden, die Werte der meisten Monster und sechzehn der Unbekannten Monster haben wir selbst entworfen.
rules-dmd-label-goal = Ziel
rules-dmd-label-special = Besonderes
rules-dmd-label-after = Ist das Ritual unterbrochen
rules-dmd-label-monster = Monster
rules-dmd-episode-top-of-the-mourning = Bringt die Geschworenen auf den Stadtplatz, mit der unschuldigen Seite nach oben. Beweise unter euren Gegenständen und Begleitern helfen, sie zu überzeugen; dann versammelt sie, ehe die schuldigen sich wieder zerstreuen.
rules-dmd-episode-isle-of-the-damned = Die Durchgänge sind voller Schlösser, die nur Kultisten durchlassen. Brecht sie auf, nehmt die Patienten bei der Hand, jeder einen, und betretet mit ihnen den Anlegesteg; dort bleiben sie. An einer Schwelle reißt sich dein Patient los.
rules-dmd-episode-deliver-us-from-evil = Brecht zuerst die Knochensiegel, denn jedes, das noch steht, schwächt jeden Schlag gegen den Altar. Dann schlagt die Altarsteine von ihm ab. Jeder gelungene Schlag hängt euch Knochen an, die euch langsam machen, bis ihr sie in einer Kapelle zur Ruhe bettet. Unterdessen stürzen die Stollen ein.
rules-dmd-episode-by-request-of-the-queen = Holt Pulver aus der Rüstkammer, tragt es zu den Pfeilern und legt an jeden eine Ladung, sodass alle zugleich dort liegen. Kultisten verderben, worauf sie stehen, also ruft sie fort. Haltet Pulver vom Feuer fern, und vergesst nicht, dass das Schloss euer Blut trinkt.
rules-dmd-episode-festival-of-death = Jede Bude ist ein Spiel für sich; schlagt genug davon. Besucher laufen in die Buden, die noch offen sind, und ihr bezahlt dafür. Besucher, die ihr zum Haupttor zurückführt, gehen am Ende eines Zuges nach Hause und lassen euch ein Freilos da, das für einen freien Neuwurf gut ist.
rules-dmd-episode-beauty-and-the-beast = Das Biest ist nur dort zu verwunden, wo eine Rose liegt. Hört den Geistern zu, um Rosen zu bekommen, legt eine hin, lockt das Biest herbei und schlagt zu; jeder Angriff, den es überlebt, kostet eine Rose. Sein Tod ist euer Ziel.

rules-dmd-tokens = Marker
rules-dmd-tokens-1 = Manche Marker bewirken von sich aus etwas, woher auch immer sie kommen.

rules-dmd-unknown = Das Unbekannte
rules-dmd-unknown-1 = Wenn ihr mögt, kommen Monster hinzu, mit denen niemand gerechnet hat, und Relikte, die sich mit eurem Verstand wandeln. Ihr könnt kein, ein oder zwei Monster haben, mit Relikten oder ohne: Nur mit Relikten wird es leichter, nur mit Monstern schwerer.
rules-dmd-unknown-2 = Zwei Monster, die in keiner der beiden Schachteln dieser Partie sind, werden gezogen und durch Zufall auf die Plätze A und B verteilt; all ihre Figuren kommen in den Vorrat. Je eines wird zu Beginn beschworen, A zuerst, an verschiedenen, ausgelosten Toren, und sein Aufbautext gilt. Die vier Mythoskarten der Plätze werden eingemischt. Mit einem einzigen Monster gibt es nur Platz A und seine zwei Karten.
rules-dmd-unknown-3 = Schreitet das Ritual voran, kommen sie zuletzt: erst der Große Alte, dann die Episode, dann A, dann B.
rules-dmd-unknown-4 = Ihre Mythoskarten verlangen eine weitere Karte: Führe sie aus, leg sie ab, zieh noch einmal, bis eine ohne diese Forderung kommt. Eine Karte, die ausgeführt wird, ohne gezogen worden zu sein, verlangt keine.
rules-dmd-label-setup = Aufbau

rules-dmd-relics = Relikte
rules-dmd-relics-1 = Es werden so viele Relikte gezogen und offen ausgelegt, wie Ermittler dabei sind. Reihum im Uhrzeigersinn, angefangen bei der Person, die beginnt, nehmen alle eines, mit der normalen Seite nach oben.
rules-dmd-relics-2 = An deiner dritten Schwelle, bei 12, wendet sich dein Relikt für immer: Es wird stärker, und es hat seinen Preis.
rules-dmd-relics-3 = Ein Relikt ist weder Gegenstand noch Entdeckungskarte. Es lässt sich weder tauschen noch ablegen. Sandra Atkinson zieht in jeder Partie von den Relikten, mit oder ohne das Unbekannte, und darf mehrere haben.
rules-dmd-label-normal = Normal
rules-dmd-label-transformed = Gewandelt

rules-dmd-end = Sieg und Niederlage
rules-dmd-end-1 = Ihr gewinnt, wenn die letzte Stufe des Großen Alten besiegt ist. Würdet ihr im selben Augenblick verlieren, gewinnt ihr trotzdem.
rules-dmd-end-2 = Ihr verliert, wenn jemand verloren geht, bevor der Große Alte beschworen ist; wenn danach alle verloren sind; oder wenn der Fortschrittsmarker das letzte Feld der Leiste erreicht.

rules-dmd-ties = Wenn etwas unklar ist oder ausgeht
rules-dmd-ties-1 = Passt mehreres oder ist nicht klar, was gemeint ist, entscheidet der aktive Ermittler. Geschieht mehreres zugleich, bestimmt er die Reihenfolge.
rules-dmd-ties-2 = Was am nächsten und was am weitesten entfernt ist, sagt der kürzeste Weg; unter Gleichen entscheidet der aktive Ermittler.
rules-dmd-ties-3 = Alles ist durch das begrenzt, was da ist, außer Würfeln, Wunden und Feuer an Ermittlern: 12 Feuermarker, 10 Kultisten, von jeder Art so viele Figuren und Marker, wie sie hat. Reicht es nicht, tut so viel wie möglich. Was abgelegt oder getötet wird, kommt in den Vorrat zurück, wenn nichts anderes gesagt ist.

rules-dmd-solo = Allein spielen
rules-dmd-solo-1 = Allein führst du zwei Ermittler, die abwechselnd an der Reihe sind. Jeder hat seine eigene Psychose, und alles andere ist wie zu zweit.

rules-dmd-knowledge = Was ihr wisst
rules-dmd-knowledge-1 = Alles liegt offen: Bögen, Karten, Marker, Figuren und was abgelegt wurde. Unbekannt ist, für euch alle gleich, nur die Reihenfolge der Stapel und welche Relikte und Unbekannten Monster nicht gezogen wurden. Redet über all das, so viel ihr wollt.

rules-dmd-options = Was ein Tisch wählen darf
rules-dmd-options-1 = All das wird vor der Partie festgelegt.

## Zeichnungen

drawing-dmd-turn = Vier Zeichen im Kreis: ein Stiefel für die Aktionen, ein Auge für den Mythos, eine Lupe und ein Schwert für das Ermitteln oder Kämpfen, eine Sanduhr für das Ende des Zuges.
drawing-dmd-dice = Die Seiten der Würfel. Schwarz: Erfolg, Erfolg, Erfolg mit Tentakel, Tentakel, Älteres Zeichen, leer. Grün: Erfolg, Erfolg, Älteres Zeichen, Älteres Zeichen mit Erfolg, leer, leer.
drawing-dmd-board = Drei Leisten. Wunden: fünf Schritte, der letzte ein Totenkopf. Stress: vier Schritte. Geistige Gesundheit: zwanzig Schritte mit Schwellen bei 4, 8, 12, 15, 18 und 19, vier davon mit einem grünen Würfel, und ein Totenkopf bei 20.
drawing-dmd-map = Sechs Felder, durch Durchgänge verbunden. Ein Durchgang ist nur von einer Seite offen und gilt nicht. Zwei zusammengehörige Treppen verbinden Felder, die auseinanderliegen. Ein Feld hat ein Tor, auf einem ist ein Gegner, es ist nicht sicher.
drawing-dmd-safe = sicher
drawing-dmd-not-safe = nicht sicher
drawing-dmd-gate = Tor
drawing-dmd-stairs = Treppe
drawing-dmd-run = Ein Ermittler läuft von einem brennenden Feld mit zwei Gegnern auf das nächste: Beide Gegner folgen, und eine Flamme haftet an ihm, während der andere Ermittler zurückbleibt.
drawing-dmd-fork = Auf einem sicheren Feld eine Lupe und eine Entdeckungskarte; auf einem Feld mit Gegnern ein Schwert und Würfel, die gegen dich geworfen werden.
drawing-dmd-investigate = ermitteln
drawing-dmd-fight = kämpfen
drawing-dmd-ritual = Die Leiste mit 8 Feldern. Die Figur steht auf dem ersten, die Felder 5 bis 8 sind rot, und das letzte trägt einen Totenkopf.
drawing-dmd-summoned = beschworen
drawing-dmd-lost = verloren
drawing-dmd-stages = Vier Karten nebeneinander, Stufe eins bis vier. Stufe eins hat keine Würfel; von der zweiten an legt jede ihre Würfel zu denen davor.
