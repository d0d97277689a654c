### Die Regeln von Among Cultists für alle, die es spielen; die Klauseln stehen in docs/rules/among-cultists.md.

rules-ac-idea = Worum es geht
rules-ac-idea-1 = Eine Nacht lang, zehn Stunden, seid ihr in einer alten Universität eingeschlossen. Die Ermittler tragen verlorene Bücher Raum für Raum in ihr Regal zurück. Einer oder zwei von euch gehören zum Kult und haben anderes vor: Sie verderben die Räume, sie lügen, und sie töten.
rules-ac-idea-2 = Einen Mord sieht niemand. Begegnen sich zwei allein, so legt jeder dem anderen verdeckt eine Karte auf das Puls-Deck. Ermittler haben nur Lebend-Karten zu geben; ein Kultist kann eine Tot-Karte geben. Was du bekommen hast, siehst du nicht. Vielleicht bist du seit Stunden tot, und alle erfahren es vor dir.
rules-ac-idea-3 = Es gibt zwei Teams, und genau eines gewinnt. Allein dein Loyalitätsmarker sagt, welches deines ist. Niemand scheidet aus: Wer tot aufgefunden wird, spielt als Geist weiter und gewinnt oder verliert mit dem Team.
rules-ac-idea-4 = Die Ermittler gewinnen, sobald das Regal ihnen genug Punkte gebracht hat oder der letzte Kultist ausgeschaltet ist. Die Kultisten gewinnen mit genug toten Ermittlern, oder wenn zehn Runden ohne genug Punkte vergehen, oder, falls Seher:in im Spiel ist, indem sie im allerletzten Augenblick Seher:in nennen.
rules-ac-idea-5 = 4 bis 8 Leute ab etwa 14 Jahren spielen 45 bis 90 Minuten. Zu viert kommt immer jemand hinzu, den niemand spielt: die Automa. Zu sechst darf sie es.

rules-ac-setup = Aufbau
rules-ac-setup-1 = Eine Partei ist ein Platz oder die Automa. Was von der Zahl der Mitspielenden abhängt, richtet sich nach der Zahl der Parteien: 4 Plätze mit Automa spielen wie 5, 6 Plätze mit Automa wie 7. Die Tabelle zeigt alle Zahlen.
rules-ac-setup-2 = Jede Partei bekommt ein Deck aus Begegnungskarten (Lebend, Tot), Raumkarten (Erfolg, Misserfolg, Sabotage) und einer Route. Von außen sind alle Decks gleich: von jeder Rückseite gleich viele Karten, was auch immer das Team ist. Die Rückseiten unterscheiden Begegnungskarten, Raumkarten und Routen, nie aber, was darauf steht.
rules-ac-setup-3 = Zu jedem Deck gehört ein Loyalitätsmarker, Ermittler:in oder Kultist:in; besondere Rollen treten an die Stelle von Ermittler-Markern. Decks und Marker werden so verteilt, dass jede Verteilung gleich wahrscheinlich ist. Die Routen werden ungesehen verteilt, je eine; die übrigen verlassen ungesehen das Spiel.
rules-ac-setup-4 = Außer bei 7 Parteien liegt unter jedem Deck noch eine Karte: unter dem eines Kultisten eine Lebend-Karte, unter allen anderen eine zufällige der übrigen Puls-Startkarten. Sie wird die erste Karte des Puls-Decks. Kein Kultist ist also von Beginn an tot, ein Ermittler vielleicht schon: bei 5 Parteien einer (4 von 5 Malen) oder niemand, bei 6 zwei (2 von 3 Malen) oder einer, bei 8 genau einer, bei 7 niemand.
rules-ac-setup-5 = Alle wählen offen einen von zehn Charakteren. Das ändert nichts als dein Gesicht; wer nicht wählt, bekommt eines durch Zufall. Alle beginnen im Zentralkorridor.
rules-ac-setup-6 = Jeder Raum bekommt seine Bücher, eine verdeckte Karte als Anfang seines Raum-Decks und einen Marker mit einem Kreuz; niemand weiß, welche Marker das Zeichen der unsicheren Wege verbergen. Der Nachziehstapel ist ein zweiter Satz der gleichen Raumkarten. Die unsicheren Wege beginnen mit 1 Erfolg und 1 Misserfolg.
rules-ac-setup-7 = Draußen liegen verdeckt drei Kultisten mit Kapuze, und im Schwarzen Weiher wartet der Fischmensch. Im Beutel sind die 12 Ereignismarker, der Strom ist an, eine Abstimmung ist möglich, die Uhr zeigt Runde 1, und es gibt 0 Punkte. Der Zufall gibt einem Platz das Messer, falls nicht einer ausgesucht wurde; die Automa beginnt nie damit.

rules-ac-counts-caption = Zahlen nach Anzahl der Parteien
rules-ac-counts-parties = Parteien
rules-ac-counts-cultists = Kultisten
rules-ac-counts-target = Punkte, die die Ermittler brauchen
rules-ac-counts-kills = Tote Ermittler, die die Kultisten brauchen
rules-ac-counts-rooms = Räume
rules-ac-counts-books = Bücher
rules-ac-counts-inv = Deck eines Ermittlers: Lebend, Erfolg
rules-ac-counts-cult-encounter = Deck eines Kultisten: Lebend, Tot
rules-ac-counts-cult-room = und Erfolg, Misserfolg, Sabotage
rules-ac-counts-pulse = Puls-Startkarten: Lebend, Tot
rules-ac-counts-room = Raum-Startkarten, und noch einmal als Nachziehstapel: Erfolg, Misserfolg, Sabotage
rules-ac-counts-markers = Raummarker: einfach, unsicher
rules-ac-counts-portal = Runden, um das Portal zu schließen
rules-ac-counts-none = keine

rules-ac-night = Die Nacht
rules-ac-night-1 = Vor der ersten Runde gibt es eine Nacht. Du siehst dir deinen Marker und deine Karten an; den eigenen Marker darfst du jederzeit wieder ansehen. Die unterste Karte deines Decks siehst du nicht.
rules-ac-night-2 = Bei 5, 6 oder 8 Parteien erfahren die Kultisten dann, wer sie sind, und von jeder Partei, ob ihre unterste Karte eine Tot-Karte ist. Ein einzelner Kultist erfährt also nur, wer tot beginnt. Bei 7 Parteien gibt es keine unterste Karte, und die zwei Kultisten erfahren nur voneinander.
rules-ac-night-3 = Ist Seher:in im Spiel, so erfährt, wer diese Rolle hat, als Nächstes, wer die Kultisten sind, nicht aber, wer tot ist. Niemand, auch kein Kultist, erfährt, wer Seher:in ist. Alle anderen Ermittler erfahren nichts.
rules-ac-night-4 = Danach wird die unterste Karte verdeckt und ungesehen dein Puls-Deck, alle anderen Karten sind deine Hand. Bei 7 Parteien sind alle Karten Handkarten, und die Puls-Decks sind anfangs leer.
rules-ac-night-5 = In der Nacht spricht niemand. Die Verse hängen nur davon ab, wie viele Parteien es gibt und ob Seher:in unter den Rollen ist; alle hören die gleichen Verse, bestätigen die Nacht einmal und haben ein eigenes Feld von gleicher Größe. Nur was darin steht, ist verschieden.

rules-ac-life = Lebend, tot, Geist
rules-ac-life-1 = Dein Puls-Deck liegt verdeckt. Wie viele Karten es hat, sehen alle; welche es sind, sieht niemand, am wenigsten du, außer bei einer Prüfung oder am Ende des Spiels. Vor jedem Ansehen wird es gemischt, die Reihenfolge verrät also nichts.
rules-ac-life-2 = Wer mindestens eine Tot-Karte im Puls-Deck hat, ist tot. Solange niemand es bestätigt hat, ändert das nichts: Du giltst als lebend, du gehst, triffst, handelst und stimmst ab wie zuvor und weißt nichts davon.
rules-ac-life-3 = Ein Tod wird bestätigt, indem eine Tot-Karte des Decks offen hingelegt wird. Von da an bist du ein Geist, bis zum Ende des Spiels. Die anderen Karten des Decks bleiben verdeckt, auch weitere Tot-Karten.
rules-ac-life-4 = Auch durch eine Abstimmung, durch Assassine oder durch manche Rolle wird man zum Geist. Dann bleibt das ganze Puls-Deck verdeckt. Alle sehen sofort, wer zum Geist geworden ist, die Loyalität aber bleibt geheim, außer es war der letzte lebende Kultist oder die Rolle sagt es anders. Geschieht es mitten in deiner eigenen Aktion, so führst du sie noch zu Ende.
rules-ac-life-5 = Für die Rechnung der Kultisten ist ein Ermittler tot, der aus irgendeinem Grund ein Geist ist oder eine Tot-Karte im Puls-Deck hat. Euer Tisch kann festlegen, dass nur Tot-Karten zählen; wer herausgewählt wurde, zählt dann ohne eine solche nicht. Alle zählen nur einmal, und ein toter Kultist zählt nie. Keine Karte verlässt ein Puls-Deck wieder, und kein Geist wird wieder lebendig.

rules-ac-round = Die Runde
rules-ac-round-1 = Ihr spielt höchstens zehn Runden. Jede hat vier Phasen: Bewegung, Ereignis, Aktionen, Aufräumen. So geht es weiter, bis jemand gewonnen hat.
rules-ac-round-2 = Bewegung: Vom Messer an im Uhrzeigersinn bewegen sich alle einmal. Eine Bewegung mit all ihren Begegnungen ist vorbei, bevor die nächste beginnt.
rules-ac-round-3 = Ereignis: Ein Marker wird aus dem Beutel gezogen, wirkt sofort und liegt dann für alle sichtbar auf der Uhr bei der Zahl der Runde. Was andauert, gilt mindestens bis zum nächsten Ereignis, also für den Rest dieser Runde und die nächste Bewegungsphase.
rules-ac-round-4 = Aktionen: Vom Messer an im Uhrzeigersinn führen alle eine Aktion aus oder passen.
rules-ac-round-5 = Aufräumen: In Runde 5 wird Brandstifter:in geprüft; dann bleibt ein Portal, dessen Zeit um ist, für immer; dann darf ein einzelner Kultist den Sieg behaupten. Nach Runde 10 ist das Spiel vorbei. Sonst endet eine Ansteckung, die bis zu dieser Runde galt, Abstimmungen sind wieder möglich, und das Messer geht im Uhrzeigersinn eine Partei weiter, auch an Geister und an die Automa. Wer es hat, beginnt die neue Runde.

rules-ac-knife = Das Messer
rules-ac-knife-1 = Das Messer zeigt, wer beginnt. In lebender Hand kann es mehr: In einer Abstimmung darf, wer es hält, bei 5 oder 6 Parteien nach dem Zählen die eigene Stimme ändern; bei 7 oder 8 zählt diese Stimme doppelt.
rules-ac-knife-2 = Wer lebt und es hält, verscheucht den Fischmenschen, indem er dessen Gang betritt, blickt durch die Falschen Augen im Portrait und zieht als Herr der Lage. Für Geister und für die Automa tut es nichts davon; sie sind damit nur zuerst an der Reihe. Als Tollpatsch überlege es dir zweimal, bevor du es benutzt.

rules-ac-movement = Bewegung
rules-ac-movement-1 = Die Lebenden gehen durch bis zu 3 Türen; was übrig bleibt, verfällt. Jede Tür verbindet einen Raum mit einem Gang.
rules-ac-movement-2 = Du musst dich bewegen und am Ende an einem anderen Ort sein als am Anfang; unterwegs darfst du durch deinen Ausgangsort gehen. Nur wer keinen erlaubten Weg hat, bleibt stehen, und dann folgt auch keine Begegnung.
rules-ac-movement-3 = Alle dürfen überallhin: Eine Route beschränkt nie, wohin du gehst. Beliebig viele dürfen an einem Ort sein. Draußen vor dem Haus steht nie jemand.
rules-ac-movement-4 = Du gehst Tür für Tür. Nach jeder Tür kann eine Begegnung folgen; ist sie vorbei, gehst du weiter oder bleibst.
rules-ac-movement-5 = Ein Geist braucht keine Türen: Er geht geradewegs in irgendeinen Raum oder Gang, muss den Ort aber ebenfalls wechseln.
rules-ac-movement-6 = Der Gang des Fischmenschen ist den Lebenden verschlossen, außer wer das Messer hält. Hinaus darf man immer, und Geister dürfen hinein.
rules-ac-movement-7 = Es gibt sechs Gänge und bei 5 oder 6 Parteien 9 Räume. Bei 7 kommt das Versunkene Archiv hinzu, bei 8 auch der Maskensaal, und manche Räume bekommen eine weitere Tür. Kein Raum ist mehr als 3 Türen vom Zentralkorridor entfernt.

rules-ac-routes = Routen
rules-ac-routes-1 = Deine Route hat vier Reihen mit zwei oder drei Farben: die erste für die Runden 1, 5 und 9, die zweite für 2, 6 und 10, die dritte für 3 und 7, die vierte für 4 und 8. Sie bleibt das ganze Spiel lang deine, und niemand sonst sieht sie.
rules-ac-routes-2 = Ermittler, lebend oder Geist, dürfen Raumaktionen nur in Räumen nutzen, deren Farbe in der Reihe dieser Runde steht. Eine Farbe steht für alle Räume dieser Farbe. Aufeinanderfolgende Reihen haben keine Farbe gemeinsam, und jede Route zeigt alle sechs.
rules-ac-routes-3 = Kultisten, lebend oder Geist, dürfen in jeder Runde jeden Raum nutzen, und Mechaniker:in darf es zu Lebzeiten ebenso. Achtet also darauf, wer wo was tut: Vielleicht gibt es keine Route, auf der das alles aufgeht.
rules-ac-routes-4 = Charakteraktionen, etwa jemandes Zustand zu prüfen, sind nie an eine Route gebunden, und dein Weg ist es auch nicht.
rules-ac-routes-5 = Mit der Route auf dem Bild kann ein Ermittler die rosa Räume nur in den Runden 1, 5 und 9 nutzen, den Wintergarten nur in 2, 6 und 10, die Cafeteria in jeder ungeraden Runde und die orangen Räume in jeder geraden.

rules-ac-encounters = Begegnungen
rules-ac-encounters-1 = Jedes Mal, wenn ein lebender Charakter einen Raum oder Gang betritt, unterwegs oder am Ende, wird geschaut, wer dort ist. Geister zählen nicht und nehmen nie teil; Kultisten mit Kapuze und der Fischmensch sind niemand, dem man begegnet.
rules-ac-encounters-2 = Ist der Strom an, so haben genau zwei Lebende eine Begegnung. Drei oder mehr haben keine: Sie behalten einander im Auge. Ist der Strom aus, so haben zwei oder mehr alle gemeinsam eine Begegnung.
rules-ac-encounters-3 = Alle Beteiligten müssen genau eine Begegnungskarte aus der Hand verdeckt auf das Puls-Deck genau eines anderen Beteiligten legen. Du wählst die Karte und, ab drei Beteiligten, wer sie bekommt; ablehnen kann niemand. So bekommt vielleicht jemand mehrere Karten und jemand keine.
rules-ac-encounters-4 = Alle wählen gleichzeitig und geheim. Dann sehen alle, wer wem eine Karte gab, nie aber, welche; auch wer sie bekommt, sieht sie nicht. Du wirst sogar gefragt, wenn all deine Karten gleich sind: So verrät die Frage niemanden.
rules-ac-encounters-5 = Danach geht der Weg weiter. Betrittst du in einer Bewegung denselben Ort zweimal, wird zweimal geschaut. Einen Ort zu verlassen führt zu keiner Begegnung, der gemeinsame Anfang auch nicht; manche Ereignisse schon, und geschieht es an mehreren Orten, dann überall zugleich.
rules-ac-encounters-6 = Solange Licht brennt, geschieht ein Mord also nur dort, wo sich genau zwei begegnen.
rules-ac-encounters-7 = Wer keine Begegnungskarte mehr hat, gibt keine, bekommt aber eine. Ein Kultist ohne Lebend-Karten muss eine Tot-Karte geben. Ist die Rolle Infizierte:r zum Geist geworden, wandern eine Zeit lang keine Karten.

rules-ac-cultists = Wenn du zum Kult gehörst
rules-ac-cultists-1 = Du tötest, indem du bei einer Begegnung eine Tot-Karte gibst. Du hast nur drei davon, und nichts zeigt, ob du eine gegeben hast. In den Räumen verderben deine Misserfolgs- und Sabotagekarten, was die anderen zusammentragen.
rules-ac-cultists-2 = Du darfst in jeder Runde jeden Raum nutzen, was auch immer deine Route sagt, auch als Geist. Findest du bei einer Prüfung eine Tot-Karte, darfst du den Tod bestätigen oder das Deck zurücklegen und nichts davon sagen.
rules-ac-cultists-3 = Sag, was du willst, mit einer Ausnahme: Wer zum Kult gehört, lebend oder Geist, darf nicht davon sprechen, wie viele Ermittler die Kultisten ermordet haben. Und zwei Kultisten können sich nicht heimlich absprechen: Geredet wird nur vor allen.
rules-ac-cultists-4 = Niemand zählt für dich mit. Wie viele tot sind, wann sie starben und ob es reicht, zeigt vor dem Ende kein Bildschirm, auch deiner nicht. Du weißt, was du gegeben hast, nicht aber, was die andere Person im Kult gab oder noch hält.

rules-ac-events = Ereignisse
rules-ac-events-1 = Im Beutel sind 12 Marker in 10 Arten: je zwei Marker Blitzeinschlag und Offene Geheimtüren, je einer von den übrigen. Ohne die unsicheren Wege bleiben die Brüchigen Scheiben draußen. Ein gezogener Marker kommt nicht zurück.
rules-ac-events-2 = Ist der Beutel leer, gibt es kein Ereignis, und was bis zum nächsten Marker dauern sollte, endet trotzdem.
rules-ac-event-lightning = Wird es dunkel, so kommt es an jedem Ort mit drei oder mehr Lebenden sofort zu einer Begegnung; wo zwei sind, geschieht nichts, und wenn das Licht wiederkommt, auch nicht. Es kommt durch einen weiteren Blitzeinschlag wieder, oder wenn jemand den Strom neu startet.
rules-ac-event-secret_doors = Gänge gehören nicht dazu. Von einem Raum zum anderen derselben Farbe zu gehen kostet nichts und ist kein Betreten; alle Lebenden in Räumen einer Farbe zählen für Begegnungen zusammen, und du kannst in jedem dieser Räume handeln, an allem und gegen alle darin. Stehen beim Öffnen Lebende in mindestens zwei Räumen einer Farbe, kann sofort eine Begegnung folgen. Solange die Türen offen sind, darf eine Bewegung nicht in einem Raum der Farbe enden, in der sie begann. Ein Kultist mit Kapuze versperrt nur den Raum, in dem er ist.
rules-ac-event-portrait = Es ist eine Prüfung wie jede andere, mit allem, was folgt, auch einer Abstimmung; nur kommt keine Karte vom Nachziehstapel hinzu, außer euer Tisch will es so. Du darfst verzichten. Hält ein Geist das Messer, geschieht nichts.
rules-ac-event-lord = Was von beidem du getan hast, sehen alle; welcher Marker es war, niemand. Sag davon, was du willst. Du darfst verzichten. Hält ein Geist das Messer, geschieht nichts.
rules-ac-event-portal = Zeit habt ihr bei 5 oder 6 Parteien bis zur dritten Runde nach dieser, bei 7 oder 8 bis zur zweiten.
rules-ac-event-panes = Die Karten kommen oben vom Nachziehstapel. Die gezogene sehen alle, und danach wird sie wieder eingemischt.
rules-ac-event-morale_up = Für Geister ändert sich nichts. Der nächste Marker beendet es.
rules-ac-event-morale_down = Für Geister ändert sich nichts. Der nächste Marker beendet es.
rules-ac-event-mirror = Und zwar ganz, für den Tisch, wie er jetzt ist: Ein Blitzeinschlag schaltet den Strom wieder um, offene Türen bleiben offen, die Stille dauert an, es handelt, wer jetzt das Messer hat. Nach „Das Portal öffnet sich“ bleibt stattdessen eine Runde mehr Zeit, es zu schließen, falls es noch offen ist. In Runde 1, oder wenn es in der Runde zuvor kein Ereignis gab, geschieht nichts.

rules-ac-actions = Aktionen
rules-ac-actions-1 = In der Aktionsphase führst du genau eine Aktion aus oder passt. Es gibt Charakteraktionen und Raumaktionen, und keine anderen als die hier genannten.
rules-ac-actions-2 = Charakteraktionen (Zustand prüfen, Gang sichern, Kultisten bekämpfen, Assassinen-Angriff) stehen den Lebenden offen, an jedem Ort und in jeder Runde; keine Route bindet sie. In einem Gang gibt es keine anderen. Den Fischmenschen zu verscheuchen gehört dazu, geschieht aber von selbst im Gehen und kostet keine Aktion.
rules-ac-actions-3 = Für eine Raumaktion musst du im Raum sein, und seine Farbe muss auf deiner Route stehen, außer du gehörst zum Kult oder bist Mechaniker:in und lebst. Ein Kultist mit Kapuze im Raum verhindert sie alle, für jede und jeden. Geister dürfen nur Raum-Decks füllen und Räume prüfen.
rules-ac-actions-4 = Assassinen-Angriff: Einmal im Spiel darf, wer lebend Assassine ist, den Marker zeigen und jemand Lebendes am selben Ort töten. Das Opfer ist sofort ein Geist, ohne Abstimmung, und zeigt seine Loyalität nur, wenn es der letzte lebende Kultist war oder seine Rolle es verlangt.
rules-ac-actions-5 = Bei allen stehen dieselben Aktionen auf der Liste. Was deine Route oder Rolle verbietet, ist bei dir gesperrt, mit dem Grund dafür, und nur du siehst das. Passen sieht gleich aus, ob du etwas hättest tun können oder nicht.

rules-ac-checks = Jemandes Zustand prüfen
rules-ac-checks-1 = Du darfst jemand Lebendes an deinem Ort prüfen, nie dich selbst und nie einen Geist; mit der Kamera jemand Lebendes an einem beliebigen Ort. Das Puls-Deck wird gemischt, und du allein siehst all seine Karten.
rules-ac-checks-2 = Sind nur Lebend-Karten darin oder gar keine, geht es verdeckt zurück.
rules-ac-checks-3 = Ist eine Tot-Karte darin und du bist Ermittler, so musst du den Tod bestätigen. Sofort folgt eine Diskussion mit Abstimmung. Es ist das Einzige, was Ermittler wahrheitsgemäß sagen müssen.
rules-ac-checks-4 = Ist eine Tot-Karte darin und du gehörst zum Kult, darfst du dasselbe tun, oder du lügst und legst das Deck zurück; dann gilt das Opfer weiter als lebend. Ohne Tot-Karte kann niemand etwas bestätigen.
rules-ac-checks-5 = In jedem Fall drückst du einen von zwei Knöpfen, und welche davon frei sind, siehst nur du. Von außen sieht ein zurückgelegtes Deck aus wie jedes andere.
rules-ac-checks-6 = Dann kommt, was auch immer gefunden wurde, die oberste Karte des Nachziehstapels ungesehen auf das Deck des Raumes, in dem die geprüfte Figur steht; steht sie in einem Gang, wird die Karte in die unsicheren Wege gemischt. In einem erledigten Raum kommt keine hinzu. Hat das Raum-Deck so zum ersten Mal drei Karten, ist der Raum erforscht.
rules-ac-checks-7 = Die Reihenfolge ist: ansehen, bestätigen oder zurücklegen, gegebenenfalls der Tod des Weicheis, Abstimmung, Karte. Beendet die Abstimmung das Spiel, entfällt der Rest. Was du gesehen hast, darfst du erzählen, oder darüber lügen.

rules-ac-rooms = Raum-Decks füllen, Räume prüfen
rules-ac-rooms-1 = Raum-Deck füllen: Leg eine deiner Raumkarten, welche du willst, verdeckt auf das Deck des Raumes, in dem du bist. Alle sehen, dass du es tust, niemand, welche Karte es war.
rules-ac-rooms-2 = Sobald ein Deck zum ersten Mal drei Karten hat, wird der Marker des Raumes umgedreht: Der Raum ist erforscht, bis zum Ende des Spiels. Zeigt der Marker das Zeichen der unsicheren Wege, wird eine ihrer Karten gezogen. Auch ein erforschter Raum lässt sich weiter füllen.
rules-ac-rooms-3 = Raum prüfen: Das Deck eines erforschten Raumes wird gemischt, eine Karte davon wird für alle offen gezogen und verlässt dann das Spiel. Erfolg: Ein Buch dieses Raumes kommt ins Regal. Misserfolg: nichts. Sabotage: Ein Buch von der Farbe des Raumes kommt aus dem Regal in diesen Raum zurück, falls eines dort ist.
rules-ac-rooms-4 = Ein Deck ist also ein gemeinsames Geheimnis: Seine erste Karte stammt vom Aufbau und kann rot sein, jede weitere aus jemandes Hand oder, nach einer Prüfung, vom Nachziehstapel. Was gezogen wird, verrät nicht, wer es hineingelegt hat.
rules-ac-rooms-5 = Ein Raum bleibt erforscht, auch wenn sein Deck wieder kleiner wird. Ganz ohne Karten kann er nicht geprüft werden, bis jemand das Deck füllt.
rules-ac-rooms-6 = Ein Raum ohne Bücher ist erledigt: Sein Marker und sein Deck verlassen ungesehen das Spiel, und niemand kann dort mehr füllen oder prüfen. Was man dort sonst noch tun kann, bleibt.

rules-ac-shelf = Das Regal und die Punkte
rules-ac-shelf-1 = In der Cafeteria, im Überwachungsraum und im Wintergarten liegen je 3 Bücher, in jedem anderen Raum 2. Das Bild zeigt das Regal für 5 oder 6 Parteien; bei 7 oder 8 gibt es eine dritte dunkelblaue Reihe, und bei 8 braucht die rosa Reihe 6 Bücher.
rules-ac-shelf-2 = Eine Reihe im Regal bringt einmal ihre Punkte, wenn all ihre Bücher dort sind: je 4 Punkte für Hellblau, Rot, Grün, Orange und Rosa; jeder dunkelblaue Raum hat eine eigene Reihe, die 3 Punkte bringt, beim Versunkenen Archiv 2. Die orange Reihe braucht die Bücher beider orangen Räume, die rosa Reihe die aller rosa Räume auf dem Plan.
rules-ac-shelf-3 = Innerhalb von Orange und innerhalb von Rosa sind die Bücher austauschbar: Eine Sabotage nimmt irgendein Buch der Farbe, und danach hat ein Raum vielleicht mehr Bücher als Plätze. Ein erledigter Raum bleibt erledigt. In einen dunkelblauen Raum kommen nur die eigenen Bücher zurück.
rules-ac-shelf-4 = Eine Reihe, die gewertet wurde, wird nie wieder rückgängig gemacht. Erreichen die Punkte das Ziel, ist das Spiel sofort zu Ende.

rules-ac-house = Cafeteria, Kamera und Strom
rules-ac-house-1 = In der Cafeteria kann, wer lebt, eine Abstimmung einleiten, einmal in der Runde. Wie auch immer sie ausgeht, die nächste lässt sich erst in der nächsten Runde einleiten.
rules-ac-house-2 = Im Überwachungsraum lässt dich die Kamera bei eingeschaltetem Strom entweder einen beliebigen erforschten Raum prüfen oder den Zustand von jemand Lebendem, wo auch immer. Rot muss, wie bei jeder Raumaktion, auf deiner Route stehen, außer euer Tisch gibt die Kamera für alle Routen frei; der Raum, in den du blickst, muss es nicht. Nur beim Prüfen des Zustands kommt eine Karte hinzu. Die Kamera sieht auch in Räume, die ein Kultist mit Kapuze versperrt; nur wenn einer den Überwachungsraum selbst versperrt, nutzt sie niemand.
rules-ac-house-3 = Ist der Strom aus, kannst du ihn dort neu starten; dann ist überall wieder Licht, und die Kamera geht.

rules-ac-portal = Das Portal
rules-ac-portal-1 = Solange das Portal offen ist, können zwei Lebende es im Wintergarten gemeinsam schließen. Es ist die Aktion beider in dieser Runde; wer hilft, darf also noch nicht gehandelt oder gepasst haben.
rules-ac-portal-2 = Wen du fragst, darf ablehnen. Zum Helfen braucht man Grün auf der eigenen Route, außer man gehört zum Kult oder ist Mechaniker:in und lebt. Eine Absage sieht gleich aus, ob jemand nicht wollte oder nicht konnte.
rules-ac-portal-3 = Rechtzeitig geschlossen, verschwindet das Portal, und die Ermittler brauchen 1 Punkt weniger; haben sie so viele schon, ist das Ziel erreicht. Wird es nicht rechtzeitig geschlossen, bleibt es, und vom Aufräumen der letzten Runde an brauchen sie 1 Punkt mehr.
rules-ac-portal-4 = Bei 5 oder 6 Parteien ist Zeit bis zur Aktionsphase der dritten Runde nach dem Öffnen, bei 7 oder 8 bis zu der der zweiten; der Spiegel kann eine hinzufügen. Eine Frist nach Runde 10 läuft nie ab.

rules-ac-unsafe = Unsichere Wege
rules-ac-unsafe-1 = Zeigt ein umgedrehter Raummarker das Zeichen, und bei den Brüchigen Scheiben, wird das Deck der unsicheren Wege gemischt und eine Karte für alle offen gezogen. Sie wirkt und wird zurückgemischt; aus diesem Deck verschwindet nie eine Karte für immer.
rules-ac-unsafe-2 = Erfolg: Nichts geschieht. Misserfolg: Ein zufälliger Kultist mit Kapuze steigt ein und versperrt den Raum, den sein Marker zeigt: Überwachungsraum, Kesselgewölbe oder Kartengewölbe. Ist draußen keiner mehr, kommt statt seiner der Fischmensch. Sabotage: Der Fischmensch kommt; ist er schon da, geschieht nichts.
rules-ac-unsafe-3 = Ein Kultist mit Kapuze verhindert jede Raumaktion in seinem Raum und tut sonst nichts. Wer lebt und dort ist, kann ihn als Aktion bekämpfen; dann ist er für immer aus dem Spiel.
rules-ac-unsafe-4 = Der Fischmensch versperrt einen Gang: bei 5 oder 6 Parteien die Ahnengalerie, bei 7 oder 8 den Zentralkorridor. Wer schon dort ist, dem tut er nichts. Tritt ein, wer lebt und das Messer hält, kehrt er in den Weiher zurück, ganz ohne Aktion; er kann wiederkommen.
rules-ac-unsafe-5 = Gang sichern: In einem Gang mischst du eine deiner Raumkarten verdeckt in dieses Deck. Karten kommen nur so hinein, durch eine Zustandsprüfung in einem Gang und durch die Brüchigen Scheiben.

rules-ac-votes = Abstimmungen
rules-ac-votes-1 = Abgestimmt wird, wenn jemand in der Cafeteria eine Abstimmung einleitet, und immer, wenn eine Tot-Karte einen Tod bestätigt hat, sooft das in einer Runde geschieht. Nur die erste Art verbraucht die Abstimmung der Runde.
rules-ac-votes-2 = Zuerst wird geredet. Dann stimmen alle blind und gleichzeitig ab: Jede und jeder zeigt auf jemand Lebendes oder enthält sich. Auch Geister stimmen ab. Du darfst auf dich selbst zeigen, falls euer Tisch das nicht ausgeschlossen hat.
rules-ac-votes-3 = Alle Stimmen werden zugleich gezeigt, mit Namen. Hinausgewählt ist, wer mehr Stimmen hat als alle anderen und mehr, als es Enthaltungen gibt. Sonst geschieht nichts.
rules-ac-votes-4 = Beispiele: 3 gegen Ada, 1 gegen Bo, 2 Enthaltungen: Ada ist hinausgewählt. Je 2 gegen Ada und Bo, 2 Enthaltungen: nichts. 3 gegen Ada, 3 Enthaltungen: nichts.
rules-ac-votes-5 = Bei 5 oder 6 Parteien darf danach, wer lebt und das Messer hält, die eigene Stimme einmal offen ändern, auf jemand anderen oder zur Enthaltung; dann steht das Ergebnis. Bei 7 oder 8 zählt diese Stimme doppelt, eine Enthaltung auch. Ein Geist mit dem Messer kann keines von beidem.
rules-ac-votes-6 = Wer hinausgewählt ist, ist sofort ein Geist. Das Puls-Deck bleibt verdeckt, und über die Loyalität wird nichts gesagt, außer es war der letzte lebende Kultist: Dann endet das Spiel.
rules-ac-votes-7 = Danach geht es weiter, wo ihr wart. Wessen Tod die Abstimmung auslöste, stimmt als Geist mit ab. Läuft die Zeit ab, bevor du gestimmt hast, enthältst du dich.

rules-ac-ghosts = Geister
rules-ac-ghosts-1 = Als Geist gehst du in einem Schritt überallhin und hast keine Begegnungen. Du redest und stimmst ab wie alle.
rules-ac-ghosts-2 = Von den Aktionen bleiben dir nur das Füllen von Raum-Decks und das Prüfen von Räumen; der Geist eines Ermittlers hält sich dabei an die Route, der eines Kultisten nicht. Du kannst keine Abstimmung einleiten, die Kamera nicht nutzen und das Portal nicht schließen, und Charakteraktionen hast du keine.
rules-ac-ghosts-3 = Niemand kann dich prüfen, hinauswählen oder noch einmal töten. Das Messer kommt auch zu dir, seine Kräfte nicht. Zum Geist zu werden zeigt dir nichts, was du nicht vorher wusstest.

rules-ac-roles = Die Rollen
rules-ac-roles-1 = Alle Rollen außer Kultist:in sind in jeder Hinsicht Ermittler, auch jene, deren Schwäche den Kultisten hilft: Sie folgen ihrer Route, müssen über eine Tot-Karte die Wahrheit sagen und gewinnen mit den Ermittlern. Die Loyalität ist nur ein Maß für das Gleichgewicht.
rules-ac-roles-2 = Jede besondere Rolle gibt es einmal. Niemand zeigt den Marker aus freien Stücken: Was Leute von sich selbst sagen, ist eine Behauptung. Nur ein Marker, den die Regeln umgedreht haben, ist ein Beweis. Macht eine Rolle jemanden zum Geist, so sehen es alle, doch folgt keine Abstimmung.
rules-ac-loyalty = { $side ->
    [investigators] Loyalität: { $n } für die Ermittler.
    [cultists] Loyalität: { $n } für die Kultisten.
   *[none] Loyalität: 0.
}
rules-ac-role-cultist = In deinem Deck sind Tot-, Misserfolgs- und Sabotagekarten; du kennst die Deinen aus der Nacht, keine Route bindet dich, und eine Tot-Karte darfst du verschweigen.
rules-ac-role-seer = Nicht bei 7 Parteien, außer die Automa ist eine davon, und nicht bei 4 Plätzen.
rules-ac-role-radiant = An deinem Ort begegnet man sich wie bei Licht, und im Überwachungsraum geht die Kamera; der Strom lässt sich dort trotzdem neu starten.
rules-ac-role-infected = Man begegnet sich weiterhin, gibt einander aber nichts.
rules-ac-role-super_ghost = Du kannst also Abstimmungen einleiten, die Kamera nutzen und das Portal schließen, immer auf deiner Route. Begegnungen hast du keine mehr.
rules-ac-role-mechanic = Als Geist bist du an sie gebunden wie alle.
rules-ac-role-greenhorn = Die Kamera geht noch, und die Abstimmung findet statt; du stimmst als Geist mit ab. Findest du einen Tod, so schadet dir die Abstimmung danach nicht, außer euer Tisch legt es so fest.
rules-ac-role-clumsy = Gemeint ist: die Stimme ändern, eine doppelt gezählte Stimme gegen jemanden, den Fischmenschen verscheuchen, die Falschen Augen im Portrait oder den Herrn der Lage nutzen. Das Messer nur zu halten, sich zu enthalten oder zu verzichten schadet nicht. Du stirbst, wenn Abstimmung oder Ereignis vorbei sind; beim Fischmenschen sofort, und dein Weg endet dort ohne Begegnung.
rules-ac-role-softie = Auch mit der Kamera und durch das Portrait, und noch vor der Abstimmung, die folgt.
rules-ac-role-firestarter = In deinem Deck treten 1 Sabotage und 1 Misserfolg an die Stelle von 2 Erfolgen. Gespielt ist eine Karte, wenn du damit ein Raum-Deck füllst oder einen Gang sicherst. Was die Prüfung ergab, erfahren alle; ein Geist wird nicht geprüft.
rules-ac-role-assassin = Nur bei 7 oder 8 Parteien, falls euer Tisch es nicht anders erlaubt.

rules-ac-levels = Erste Partie, Fortgeschrittene, Experten
rules-ac-levels-1 = Erste Partie: Bei 5, 6 oder 8 Parteien ist Seher:in die einzige besondere Rolle; bei 7 und bei 4 Plätzen gibt es keine. Die unsicheren Wege entfallen: kein Deck, keine Kultisten mit Kapuze, kein Fischmensch, keine Brüchigen Scheiben. Zeichen auf Raummarkern bewirken nichts, Gang sichern gibt es nicht, und eine Karte, die in jenes Deck käme, bleibt auf dem Nachziehstapel.
rules-ac-levels-2 = Fortgeschrittene, 5 Parteien: Seher:in und eines von Grünschnabel, Tollpatsch, Weichei. 6: Seher:in, Brandstifter:in und eines von Strahlende Erscheinung, Infizierte:r, Super-Geist. 7: Brandstifter:in, Assassine und eines von Grünschnabel, Tollpatsch, Weichei. 8: Seher:in, Mechaniker:in, Brandstifter:in, Assassine. 4 Plätze mit Automa nehmen die Liste für 5 ohne Seher:in, 6 Plätze mit Automa die Liste für 7.
rules-ac-levels-3 = Experten: Ihr wählt die Rollen. Die Loyalität für die Kultisten abzüglich der für die Ermittler muss bei 5 oder 6 Parteien 1 ergeben, bei 7 Parteien 3; bei 8 müssen umgekehrt die Ermittler um 1 vorn liegen. Auf keiner Seite darf die Summe größer als 5 sein. Keine Rolle zweimal, nicht mehr Rollen als Ermittler, Seher:in nur, wo es erlaubt ist, Assassine bei 7 oder 8 Parteien.
rules-ac-levels-4 = Welche Rollen im Spiel sind, wissen alle. Wo eine von mehreren gezogen wird, kennen alle die Auswahl, und in der Regel weiß niemand, welche es wurde.

rules-ac-end = Sieg und Niederlage
rules-ac-end-1 = Das Spiel endet sofort, wenn eine Bedingung erfüllt ist. Alle im siegreichen Team gewinnen, lebend oder Geist. Genug tote Ermittler sind bei 5 Parteien mindestens 3, bei 6 oder 7 mindestens 4, bei 8 mindestens 5; „ein Kultist“ und „zwei Kultisten“ meinen die Zahl beim Aufbau.
rules-ac-end-2 = Die Punkte: Sie erreichen das Ziel. Die Ermittler gewinnen, außer genug von ihnen sind tot: bei einem Kultisten in diesem Augenblick, bei zweien schon am Ende der Runde davor. Dann gewinnen stattdessen die Kultisten. Euer Tisch kann festlegen, dass immer die Punkte gewinnen.
rules-ac-end-3 = Der letzte lebende Kultist ist ausgeschaltet, durch eine Abstimmung, durch Assassine oder durch eine bestätigte Tot-Karte. Bei einem Kultisten gewinnen die Ermittler, wie viele von ihnen auch tot sind. Bei zweien gewinnen dennoch die Kultisten, wenn am Ende der Runde davor genug Ermittler tot waren; starb der letzte nötige erst in dieser Runde, gewinnen die Ermittler.
rules-ac-end-4 = Die Behauptung: Ein einzelner Kultist tritt beim Aufräumen vor und hat recht, oder eben nicht.
rules-ac-end-5 = Die Zeit: Nach Runde 10 gewinnen die Kultisten, falls nicht zuvor die Ermittler gewonnen haben.
rules-ac-end-6 = Seher:in: Ist diese Rolle im Spiel, so ist ein Sieg der Ermittler noch keiner. Die Kultisten dürfen erst raten, wer Seher:in ist.
rules-ac-end-7 = Geprüft wird nach jedem einzelnen Schritt, in der Reihenfolge des Spiels. Erfüllt ein Schritt zwei Bedingungen, so kommt das Ausschalten des letzten Kultisten vor den Punkten. Ein Tod gehört in die Runde, in der jemand zuerst tot war; wer tot begann, starb vor Runde 1. Steht das Ergebnis fest, liegt alles offen: Loyalitäten, Hände, Puls-Decks, Routen und wer wann starb.

rules-ac-claim = Die Behauptung
rules-ac-claim-1 = In einem Spiel mit einem Kultisten wartet das Aufräumen der Runden 1 bis 9 ein paar Sekunden, immer gleich lang. Nur der Kultist kann in dieser Zeit vortreten; alle anderen müssen nichts tun, und nichts ist zu sehen, bevor die Zeit um ist. So verrät das Warten niemanden.
rules-ac-claim-2 = Behauptet der Kultist, dass genug Ermittler tot sind, werden alle Puls-Decks durchgesehen. Stimmt es, gewinnt der Kultist sofort, und das geht vor allem anderen. Stimmt es nicht, verliert er sofort.
rules-ac-claim-3 = Wer als Kultist ausgeschaltet wird, bevor er es behauptet, hat verloren, wie viele auch tot sind. Bei zwei Kultisten gibt es keine Behauptung.

rules-ac-guess = Das Raten
rules-ac-guess-1 = Ist Seher:in im Spiel und würden die Ermittler gewinnen, durch Punkte, durch das Ende des letzten Kultisten oder durch eine falsche Behauptung, so werden die Kultisten gezeigt und dürfen einmal raten, wer Seher:in ist. Richtig: Die Kultisten gewinnen, und das geht vor allem anderen. Falsch: Die Ermittler gewinnen. Nach einer falschen Behauptung lässt sich das Raten abschalten.
rules-ac-guess-2 = Zwei Kultisten raten gemeinsam, auch als Geister: Jeder nennt offen eine Partei. Sind sie sich nicht einig, wenn die Zeit um ist, so entscheidet, wer zuletzt ausgeschaltet wurde; ist noch keiner ausgeschaltet, entscheidet, wer vom Messer aus im Uhrzeigersinn zuerst sitzt. Nicht zu raten heißt falsch zu raten.
rules-ac-guess-3 = Nennen darf man alle, die nicht zum Kult gehören, auch Geister und aufgedeckte Rollen. Bis dahin wird keine andere Loyalität gezeigt, und nur die Kultisten dürfen reden. Die Automa rät nie.

rules-ac-automa = Die Automa
rules-ac-automa-1 = Bei 4 Plätzen ist die Automa immer dabei, und ihr spielt wie 5 mit einem Kultisten; bei 6 Plätzen darf sie dabei sein, und ihr spielt wie 7 mit zweien. Sie hat einen Charakter, ein Deck und einen Marker wie alle, gehört also vielleicht zum Kult. Sie sitzt so, dass sie in Runde 1 zuletzt an der Reihe ist, falls ihr keinen anderen Platz wählt.
rules-ac-automa-2 = Die Nacht verläuft wie üblich, und die Kultisten sehen auch ihre unterste Karte. Wer bei zwei Kultisten keinen anderen sieht, weiß, dass die Automa der zweite ist. Ist sie der einzige, erfährt niemand etwas. Bei 4 Plätzen gibt es Seher:in nicht, bei 6 vielleicht, und dann steht auf deren Liste auch die Automa. Jede Rolle, die sie hat, wird ignoriert, außer Kultist:in und Seher:in.
rules-ac-automa-3 = Ihre Route sehen alle. Ihre Karten liegen ungesehen in zwei Stapeln, Begegnungskarten und Raumkarten.
rules-ac-automa-4 = Sie geht zum ersten Raum in der Reihe dieser Runde auf ihrer Route, von links nach rechts, der nicht erledigt ist und in dem sie nicht schon steht; unter mehreren Räumen einer Farbe zum nächsten, und von gleich langen Wegen nimmt sie den im Uhrzeigersinn. Sind alle erledigt, strebt sie zum nächsten Raum der ersten Farbe dieser Reihe. Kommt sie nicht so weit, geht sie, so weit sie kann. Solange sie lebt, betritt sie nie den Gang des Fischmenschen; das Messer nützt ihr nichts.
rules-ac-automa-5 = Bei einer Begegnung gibt sie die oberste Karte ihres Stapels; unter mehreren bekommt sie, wer die wenigsten Karten im Puls-Deck hat, bei Gleichstand, wer ihr zur Linken am nächsten sitzt.
rules-ac-automa-6 = Ihre Aktion: Wo ein Kultist mit Kapuze ist, bekämpft sie ihn. In einem Raum ihrer Reihe füllt sie das Deck, solange der Raum nicht erforscht oder das Deck leer ist, sonst prüft sie den Raum. Einen Gang sichert sie, wenn ihr mit den unsicheren Wegen spielt. Sonst, und wenn ihr die Karten fehlen, passt sie. Mehr tut sie nicht, und am Portal hilft sie nie.
rules-ac-automa-7 = In jeder Abstimmung enthält sie sich, mit dem Messer doppelt, als Geist einfach. Bei einem Kultisten wird ihr Marker gezeigt, wenn sie hinausgewählt wird. War sie der einzige Kultist und ist ausgeschaltet, wie auch immer, endet das Spiel, und die Puls-Decks werden gezählt: Genug tote Ermittler, und ihr alle habt verloren; sonst habt ihr gewonnen. Als Geist geht sie geradewegs in ihren Raum und füllt und prüft nur.
rules-ac-automa-8 = Sie redet nicht und behauptet nichts.

rules-ac-talk = Reden, lügen, behaupten
rules-ac-talk-1 = Redet über alles, lügt, ratet oder schweigt. Du darfst behaupten, jede Rolle und jedes Team zu sein, und bezweifeln, was andere sagen; zeigen aber darfst du nichts, keine Karte, keine Route, keinen Marker. Beweisen lässt sich nicht, was du bist, und das ist Absicht.
rules-ac-talk-2 = Geredet wird vor allen; niemand hat einen eigenen Kanal. Geister reden wie die Lebenden. Wer zum Kult gehört, darf nicht davon sprechen, wie viele ermordet wurden; das ist Ehrensache, und du wirst daran erinnert.
rules-ac-talk-3 = Neben freiem Text gibt es Behauptungen: fertige Sätze, die alle in ihrer eigenen Sprache lesen, und das Einzige, was Bots sagen und hören. Damit sagst du, welches Team oder welche Rolle du bist, wen du geprüft und was du gesehen hast, welche Karte du gegeben oder wohin gelegt hast, was deine Route erlaubt, was du vorhast, wen du verdächtigst oder wem du traust und warum, und wie du stimmen wirst. Du kannst fragen und antworten, bitten, zusagen und absagen, eine Behauptung stützen, bezweifeln oder die eigene zurücknehmen. Ob eine Behauptung wahr ist, prüft niemand.
rules-ac-talk-4 = Reden darfst du jederzeit, außer in der Nacht, vom Beginn einer blinden Abstimmung bis zum Aufdecken und während des Ratens, wo nur die Kultisten es dürfen. Während eines Walkie-Talkie-Ausfalls ist alles außer dem Ablauf verboten, auch vor Abstimmungen. Jeder Platz hat eine begrenzte Zahl von Behauptungen, für alle gleich, je Phase und je Diskussion; alles, was du sagst, zählt. Das Publikum kann nicht mit euch reden.

rules-ac-secrets = Was offen ist, und was geheim
rules-ac-secrets-1 = Für alle offen: wer wo steht, wer ein Geist ist, umgedrehte Marker, das Messer, Runde und Phase, Punkte und Ziel, das Regal und die Bücher, erforschte und erledigte Räume, Kultisten mit Kapuze im Haus, der Fischmensch, Strom, Abstimmung und Portal und die bisherigen Ereignisse.
rules-ac-secrets-2 = Nur als Zahl offen: wie viele Begegnungs- und Raumkarten alle halten, wie viele Karten in jedem Puls-Deck, jedem Raum-Deck, den unsicheren Wegen und dem Nachziehstapel liegen, wie viele Marker im Beutel sind, wie viele Kultisten mit Kapuze noch draußen sind.
rules-ac-secrets-3 = Offen ist auch, was geschehen ist: jeder Weg Tür für Tür, wer wem eine Karte gab, wer wen prüfte und ob ein Tod bestätigt wurde, was aus Räumen gezogen wurde, alle Stimmen und Behauptungen. Merken muss es sich niemand: Der Verlauf bewahrt es auf, so weit zurück, wie euer Tisch es will.
rules-ac-secrets-4 = Nur deins: dein Marker, deine Hand, deine Route, was die Nacht dir sagte und alles, was du gegeben, gelegt oder gesehen hast. Vor dem Ende weiß niemand, was in seinem eigenen Puls-Deck liegt, in den Händen anderer, in verdeckten Decks und im Beutel.
rules-ac-secrets-5 = Auch der Tisch verrät nichts. Alle bekommen in den gleichen Fällen die gleichen Fragen, was auch immer ihre Rolle ist. Eine Karte wählst du immer mit dem Bild vor Augen, und ihr Platz in der Liste bedeutet nichts. Bots antworten nach Zeiten, die nicht davon abhängen, was sie sind, und wissen nicht mehr, als ein Mensch auf ihrem Platz wüsste.
rules-ac-secrets-6 = Das Publikum sieht nur, was offen ist, in der Regel eine Runde später. Ein beendetes Spiel liegt für alle offen.

rules-ac-limits = Wenn etwas ausgeht
rules-ac-limits-1 = Ohne Begegnungskarten gibst du keine; ohne Raumkarten kannst du weder füllen noch sichern. Ist der Nachziehstapel leer, kommt keine Karte hinzu, und die Brüchigen Scheiben legen dazu, was noch da ist, und ziehen trotzdem.
rules-ac-limits-2 = Liegt kein passendes Buch im Regal, bewirkt eine Sabotage nichts, verlässt aber ebenso das Spiel. Was das Spiel verlassen hat, kommt nie zurück, und kein Stapel wird aus Abgelegtem neu gemischt.
rules-ac-limits-3 = Hat ein Schritt mehrere Folgen, kommen sie in dieser Reihenfolge: Jemand wird zum Geist, die Rolle wird gezeigt, das Ende wird geprüft, Rollen machen zum Geist, Abstimmung, Karten, Marker.

rules-ac-time = Zeit, und wer geht
rules-ac-time-1 = Läuft deine Zeit ab, wählt der Tisch für dich, und niemand kann es erkennen: Du gehst zum nächsten Ort, passt bei der Aktion, gibst eine Lebend-Karte, wenn du eine hast, bestätigst einen Tod nur, wenn du musst, enthältst dich und sagst zu allem anderen Nein. Ein Marker, den du als Herr der Lage gezogen hast, geht in den Beutel zurück.
rules-ac-time-2 = Wer die Verbindung verliert, behält den Platz. Nach einer Schonfrist spielt ihn ein Bot, der nur weiß, was dieser Platz weiß, bis der Mensch zurückkommt. Wer für immer geht, wird von einem Bot weitergespielt, und alle sehen, dass ein Bot spielt; die Loyalität bleibt geheim.
rules-ac-time-3 = Sind alle Menschen einverstanden, wird ein Spiel ohne Ergebnis geschlossen; wer ablehnte, erfährt niemand. Ist niemand mehr da, wartet es eine Weile und wird geschlossen. Eine Antwort, die die Regeln nicht erlauben, wird nur dir gegenüber abgelehnt und ändert nichts.
rules-ac-time-4 = Das ganze Spiel folgt aus einer geheimen Zahl, deren Hashwert zu Beginn veröffentlicht und die am Ende gezeigt wird. So können alle hinterher nachprüfen, dass nichts verfälscht wurde.

rules-ac-options = Was ein Tisch wählen darf
rules-ac-options-1 = All das wird vor dem Spiel festgelegt und ist für alle offen.

rules-ac-ten = Die zehn Routen
rules-ac-ten-1 = Das sind alle Routen, die es gibt. Niemand weiß, wer welche hat, aber alle dürfen wissen, wie sie aussehen: Wer Räume genutzt hat, die keine dieser Routen erlaubt, gehört zum Kult oder ist die lebende Mechanikerin. Der Ratgeber zieht seine Schlüsse aus dieser Liste.
rules-ac-ten-2 = Die erste steht in der Anleitung. Die anderen sind von uns, nach ihrem Muster gemacht.

rules-ac-ours = Was gedruckt ist und was von uns ist
rules-ac-ours-1 = Diese Regeln sind nach den Worten der Anleitung gemacht; ihre Bilder lagen nicht vor. Was nur ein Bild zeigt, haben wir selbst so entworfen, dass es zu allem passt, was im Text steht. Wer das Spiel besitzt, hat einen anderen Plan.
rules-ac-ours-2 = Die Liste sagt, was aus der Anleitung ist und was wir selbst entworfen haben. Wo die Anleitung eine Frage offenlässt, haben wir sie entschieden; wo ein Tisch es mit gutem Grund anders will, ist das eine Einstellung.
ac-part-figures = Zahlen
rules-ac-part-figures-book = Aus der Anleitung: alle Zahlen nach der Anzahl der Parteien, alle Karten und Ereignismarker, und dass es 25 Bücher gibt.
ac-part-roles = Rollen
rules-ac-part-roles-book = Aus der Anleitung: alle, mit ihrer Loyalität und den Zusammenstellungen für jede Anzahl.
ac-part-colours = Farben
rules-ac-part-colours-book = Aus der Anleitung: die sechs Farben, und was im hellblauen, im roten und im grünen Raum möglich ist.
ac-part-plan = Plan des Hauses
rules-ac-part-plan-ours = Unser eigener Entwurf: wo die Räume liegen, wie viele rosa und dunkelblau sind, die Gänge und jede Tür.
ac-part-names = Namen der Räume und Gänge
rules-ac-part-names-ours = Von uns, bis auf die Cafeteria, den Überwachungsraum und den Zentralkorridor.
ac-part-books = Bücher in den Räumen
rules-ac-part-books-ours = Unser eigener Entwurf: wie viele der 25 Bücher in welchem Raum liegen.
ac-part-rows = Reihen des Regals
rules-ac-part-rows-ours = Unser eigener Entwurf: wie viele Punkte eine Reihe bringt. Gedruckt ist die orange Reihe: 4 Bücher, 4 Punkte.
ac-part-markers = Kultisten mit Kapuze
rules-ac-part-markers-ours = Unser eigener Entwurf: die drei Räume, in die sie kommen.
ac-part-routes = Routen
rules-ac-part-routes-ours = Unser eigener Entwurf: die Routen 2 bis 10. Gedruckt ist Route 1.

## Zeichnungen

drawing-ac-round = Die Uhr der Nacht mit ihren zehn Stunden, und darum die vier Phasen einer Runde: Bewegung, Ereignis, Aktionen, Aufräumen.
drawing-ac-house = Der Plan des Hauses mit 9 Räumen und 6 Gängen. Der Zentralkorridor in der Mitte führt zur Cafeteria, zum Überwachungsraum, zum Wintergarten und zur Sternwarte.
drawing-ac-route = Eine Route mit vier Reihen. Runden 1, 5, 9: Dunkelblau, Rosa, Hellblau. Runden 2, 6, 10: Grün, Orange. Runden 3, 7: Hellblau, Dunkelblau. Runden 4, 8: Rot, Orange.
drawing-ac-routes = Alle zehn Routen, Zeile für Zeile
drawing-ac-routes-route = Route
drawing-ac-route-printed = { $n } (gedruckt)
drawing-ac-route-ours = { $n } (von uns)
drawing-ac-rounds = Runden { $rounds }
drawing-ac-encounter = Unter einer brennenden Lampe tauschen zwei Leute Karten, und drei tun nichts. Im Dunkeln tauschen drei Karten.
drawing-ac-two = zwei: Karten
drawing-ac-three = drei: nichts
drawing-ac-dark = dunkel: alle
drawing-ac-pulse = Drei verdeckte Karten bilden ein Puls-Deck. Eine Prüfung findet zwei Lebend-Karten und eine Tot-Karte; die Tot-Karte wird offen hingelegt, und der Charakter wird zum Geist.
drawing-ac-unseen = keiner weiß es
drawing-ac-check = eine Prüfung
drawing-ac-ghost = ein Geist
drawing-ac-room = Ein Raum-Deck wächst auf drei Karten, der Marker des Raumes wechselt vom Kreuz zum offenen Auge, und ein gezogener Erfolg bringt ein Buch ins Regal.
drawing-ac-filled = gefüllt
drawing-ac-explored = erforscht
drawing-ac-checked = geprüft
drawing-ac-vote = Drei Stimmen zeigen auf eine Person, eine auf eine andere, zwei Leute enthalten sich. Die erste hat mehr als alle anderen und mehr, als es Enthaltungen gibt, und ist hinausgewählt.
drawing-ac-abstain = enthalten
drawing-ac-out = hinaus
drawing-ac-shelf = Das Regal, Reihe um Reihe mit seinen Büchern: Hellblau 3 Bücher für 4 Punkte, Rot 3 für 4, Grün 3 für 4, Orange 4 für 4, Rosa 4 für 4, und zwei dunkelblaue Reihen mit 2 Büchern für je 3 Punkte.
drawing-ac-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
