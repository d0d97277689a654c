### Death May Die. Die Regeln stehen in docs/rules/death-may-die.md; die Worte hier sind unsere.


## Die Großen Alten

dmd-tsathoggua = Tsathoggua
dmd-tsathoggua-flavour = Er hat es nicht eilig. Er hatte es nie eilig. Du dagegen bist so furchtbar müde.
dmd-azathoth = Azathoth
dmd-azathoth-flavour = In der Mitte von allem schläft er, von dünnen Flöten gewiegt, und du bist, was er träumt.
dmd-tsathoggua-1 = Der Schläfer regt sich
dmd-tsathoggua-2 = Der Krötengott erwacht
dmd-tsathoggua-3 = Der Hunger der Kröte
dmd-tsathoggua-4 = N'kai läuft über
dmd-azathoth-1 = Eine Melodie aus dem Nichts
dmd-azathoth-2 = Der blinde Hof
dmd-azathoth-3 = Das Chaos im Kern
dmd-azathoth-4 = Der Traum endet

## Marker aller Partien und der Großen Alten

dmd-fire = Feuer
dmd-poison = Gift
dmd-rubble = Geröll
dmd-fatigue = Erschöpfung
dmd-cosmic = Kosmos

## Gegner

dmd-cultist = Kultist
dmd-ghast = Ghast
dmd-serpent-man = Schlangenmensch
dmd-fisher-from-outside = Fischer von Draußen
dmd-gyaa-yothn = Gyaa-Yothn
dmd-gug = Gug
dmd-unnamable = Das Unsagbare
dmd-dhole = Dhole
dmd-amorphous-scion = Formloser Spross
dmd-dancer = Tänzer Azathoths
dmd-beast = Biest
dmd-night-gaunt = Nachtmahr
dmd-mi-go = Mi-Go
dmd-shoggoth = Shoggoth
dmd-deep-one = Wesen aus der Tiefe
dmd-elder-thing = Älteres Wesen
dmd-ghoul = Ghul
dmd-moon-beast = Mondbestie
dmd-zoog = Zoog
dmd-shantak = Shantak
dmd-colour-out-of-space = Farbe aus dem All
dmd-rat-thing = Rattending
dmd-cat-from-saturn = Katze vom Saturn
dmd-swine-thing = Schweinewesen
dmd-star-spawn = Sternenbrut
dmd-leng-spider = Leng-Spinne
dmd-damned-thing = Verdammtes Ding
dmd-cultist-flavour = Sie tun es gern. Daran gewöhnst du dich nie.
dmd-ghast-flavour = Im Dunkeln hüpft er wie ein Känguru. Es wäre zum Lachen, hielte er nicht bei dir an.
dmd-serpent-man-flavour = Sein Volk hatte Ärzte, als deines noch Fell trug. Vergessen hat er nur das Heilen.
dmd-fisher-from-outside-flavour = Er wirft von jenseits des Himmels aus, und der Haken sieht aus wie ein eigener Gedanke.
dmd-gyaa-yothn-flavour = Ein Reittier, gezüchtet aus dem, was einmal ein Mensch war. Wer es reitet, sitzt bequem.
dmd-gug-flavour = Vier Pranken und ein Maul, das sich von oben nach unten öffnet. Es gibt keinen Laut von sich.
dmd-unnamable-flavour = Es war die Grube, der Strudel, der letzte Gräuel. Der Arzt nennt es einen Stier.
dmd-dhole-flavour = Ganz hat ihn niemand gesehen. Wie lang er ist, verrät der Boden erst, wenn er vorbei ist.
dmd-amorphous-scion-flavour = Er wird gegossen, nicht geboren, und er würde dich gern füllen.
dmd-dancer-flavour = Er hält den Takt für einen König, der nichts hört.
dmd-beast-flavour = Ihm wurde gesagt, er werde geliebt. Es war wahr, und es war nicht genug.
dmd-night-gaunt-flavour = Er hat kein Gesicht, und um dich zu finden, hat er nie eines gebraucht.
dmd-mi-go-flavour = Sie schätzen deinen Verstand. Einen Zylinder dafür haben sie mitgebracht.
dmd-shoggoth-flavour = Er wurde geschaffen, um Städte zu bauen, und lernte, seine Herren nachzuahmen: erst ihre Stimme, dann ihren Appetit.
dmd-deep-one-flavour = Tötest du eines, zählt das Meer seine Kinder.
dmd-elder-thing-flavour = Es meint es nicht böse. Es will nur sehen, wie du gebaut bist.
dmd-ghoul-flavour = Er kennt jedes Grab der Stadt, und in seinem ist noch Platz.
dmd-moon-beast-flavour = Sie hat alle Zeit der Welt und sehr viele Instrumente.
dmd-zoog-flavour = Klein, braun, neugierig. Zähl deine Taschen nach.
dmd-shantak-flavour = Größer als ein Elefant, mit dem Kopf eines Pferdes und Schuppen statt Federn.
dmd-colour-out-of-space-flavour = Es gibt kein Wort für sie, und das Gras ist schon grau.
dmd-rat-thing-flavour = Der Leib einer Ratte, die Hände eines Kindes, und deinen Namen kennt es aus deinen Träumen.
dmd-cat-from-saturn-flavour = Ganz Arabeske und Juwel, und keiner irdischen Katze Freund.
dmd-swine-thing-flavour = Die Grube ist tief, aber es hatte lange Zeit zum Klettern.
dmd-star-spawn-flavour = Ein Berg ging einher und wusste noch, dass er das Kind eines Gottes ist.
dmd-leng-spider-flavour = Aufgedunsen, violett, geduldig: Der Faden liegt schon eine Weile um deinen Knöchel.
dmd-damned-thing-flavour = Der Wildhafer biegt sich, und es weht kein Wind. Für seine Farbe sind unsere Augen nicht gemacht.

## Fertigkeiten

dmd-arcane-mastery = Arkanes Wissen
dmd-brawling = Nahkampf
dmd-marksman = Fernkampf
dmd-stealth = Verstohlen
dmd-swiftness = Leichtfüßig
dmd-toughness = Zäh
dmd-killer-instinct = Killerinstinkt
dmd-self-defense = Selbstverteidigung
dmd-silent-witness = Stummer Zeuge
dmd-show-off = Angeberei
dmd-proficient = Geübt
dmd-surgeon = Chirurg
dmd-sly = Durchtrieben
dmd-avid-photographer = Leidenschaftliche Fotografin
dmd-relic-seeker = Reliktjägerin
dmd-chemical-explosives = Chemische Sprengstoffe

## Ermittler

dmd-agatha-may = Agatha May
dmd-huikong = Huikong
dmd-julien-dulik = Julien Dulik
dmd-leon-barnes = Leon Barnes
dmd-mike-kozlov = Mike Kozlov
dmd-jakub-peters = Jakub Peters
dmd-ruth-weber = Ruth Weber
dmd-sally-withers = Sally Withers
dmd-sandra-atkinson = Sandra Atkinson
dmd-stella-fontaine = Stella Fontaine

## Psychosen

dmd-claustrophobia = Klaustrophobie
dmd-claustrophobia-flavour = Die Wände waren nie so nah. Und die anderen auch nicht.
dmd-survivors-guilt = Überlebensschuld
dmd-survivors-guilt-flavour = Es hätte mich treffen sollen. Noch kann es das.
dmd-compulsion = Zwang
dmd-compulsion-flavour = Nur ein Streichholz. Nur um es brennen zu sehen.
dmd-night-terrors = Nachtschreck
dmd-night-terrors-flavour = Es kommt, wenn du es rufst, und du rufst es im Schlaf.
dmd-messiah = Messias
dmd-messiah-flavour = Kommt zu mir, ihr alle. Ihr alle.
dmd-numbness = Gefühllosigkeit
dmd-numbness-flavour = Du drückst fester, um zu spüren, ob noch etwas da ist.
dmd-scapegoat = Sündenbock
dmd-scapegoat-flavour = Irgendwer ist schuld, und du hast entschieden, wer.
dmd-fugue = Fugue
dmd-fugue-flavour = Du weißt noch, wie du gegangen bist. Nicht, wie du ankamst.

## Relikte

dmd-silver-key = Rätselhafter Schlüssel
dmd-carcosan-coin = Münze aus Carcosa
dmd-black-candle = Schwarze Kerze
dmd-bone-flute = Knochenflöte
dmd-drowned-compass = Kompass des Ertrunkenen
dmd-prophets-mask = Maske des Propheten
dmd-viper-dagger = Viperndolch
dmd-grey-vial = Graue Phiole
dmd-starstone = Sternstein
dmd-mirror-of-ys = Spiegel von Ys
dmd-iron-rosary = Eiserner Rosenkranz
dmd-torn-page = Herausgerissene Seite

## Das Unbekannte

dmd-unknown-a-scent = Es hat deine Witterung
dmd-unknown-a-brood = Mehr als eines
dmd-unknown-b-scent = Schritte hinter dir
dmd-unknown-b-brood = Auch das andere brütet

## Mythos: Tsathoggua

dmd-tsa-heavy-lids = Schwere Lider
dmd-tsa-black-basin = Das schwarze Becken
dmd-tsa-ooze = Etwas sickert
dmd-tsa-lethargy = Trägheit
dmd-tsa-offering = Ein Opfer für den Schläfer
dmd-tsa-dreamless = Traumlos
dmd-tsa-nkai = Die Schwärze von N'kai
dmd-tsa-bat-ears = Fledermausohr und Krötenauge

## Mythos: Azathoth

dmd-aza-thin-flutes = Dünne Flöten
dmd-aza-court = Der Hof versammelt sich
dmd-aza-cracks = Risse im Himmel
dmd-aza-nuclear = Ein Licht hinter dem Licht
dmd-aza-piping = Irrsinniges Flötenspiel
dmd-aza-gravity = Blinde Schwerkraft
dmd-aza-idiots-dream = Der Traum des Idioten
dmd-aza-ultimate-gate = Das letzte Tor

## Wörter auf Karten

dmd-tag-evidence = Beweis
dmd-tag-key = Schlüssel
dmd-tag-chapel = Kapelle
dmd-tag-pillar = Pfeiler
dmd-tag-booth = Bude
dmd-state-accused = Angeklagt
dmd-state-paranoid = Paranoid
dmd-state-haunted = Heimgesucht
dmd-state-bitten = Gebissen
dmd-state-entranced = Gebannt
dmd-state-mourning = In Trauer

## Möglichkeiten auf Karten

dmd-label-take-2-stress = Erleide 2 Stress
dmd-label-take-1-stress = Erleide 1 Stress
dmd-label-take-1-wound = Erleide 1 Wunde
dmd-label-gain-1-fatigue = Nimm 1 Erschöpfung
dmd-label-give-up-an-item = Gib einen Gegenstand her
dmd-label-lose-1-sanity = Verliere 1 geistige Gesundheit
dmd-label-look-away = Sieh weg
dmd-label-let-her-weep = Lass sie weinen
dmd-label-take-the-stones = Bleib stehen und ertrage die Steine
dmd-label-speak-to-the-juror = Sprich mit dem Geschworenen
dmd-label-rest-your-voice = Schone deine Stimme
dmd-label-let-the-patient-go = Lass den Patienten los
dmd-label-listen = Hör zu
dmd-label-crawl-through = Kriech hindurch
dmd-label-strike-the-ward = Schlag auf das Siegel ein
dmd-label-strike-the-altar = Schlag auf den Altar ein
dmd-label-close-your-ears = Halte dir die Ohren zu
dmd-label-wash = Wasch dich
dmd-label-hold-the-beam = Stütze den Balken
dmd-label-load-up = Nimm Pulver auf
dmd-label-set-a-charge = Lege eine Ladung
dmd-label-drop-a-charge = Lass eine Ladung fallen
dmd-label-catch-fire = Fange Feuer
dmd-label-take-a-charge = Nimm eine Ladung
dmd-label-turn-away = Wende dich ab
dmd-label-climb-up = Steig hinauf
dmd-label-cut-them-down = Schneide sie los
dmd-label-play-high-striker = Schwing den Hammer
dmd-label-play-fortune-tent = Lass dir die Zukunft vorhersagen
dmd-label-play-hall-of-mirrors = Finde den Ausgang
dmd-label-play-ring-toss = Wirf die Ringe
dmd-label-play-knife-wheel = Lass dich ans Rad binden
dmd-label-pocket-them = Steck sie ein
dmd-label-hand-them-in = Gib sie ab
dmd-label-point-to-the-gate = Zeig ihr den Weg zum Tor
dmd-label-smash-the-glass = Zerschlage das Glas
dmd-label-hold-on = Halt dich fest
dmd-label-ring-the-bell = Läute die Glocke
dmd-label-sit-down = Setz dich
dmd-label-drop-a-rose = Lass eine Rose fallen
dmd-label-keep-the-rose = Behalte die Rose
dmd-label-breathe-its-scent = Atme ihren Duft ein
dmd-label-go-through = Geh hindurch
dmd-label-push-through = Zwäng dich hindurch

## Episode 1

dmd-top-of-the-mourning = Grauen des Morgens
dmd-top-of-the-mourning-flavour = Kilkenny hat eine Frau verbrannt und die andere ziehen lassen. Es war die Falsche, die ging. Nun halten die Toten den Prozess Nacht für Nacht von Neuem, und der Kult wärmt sich die Hände am Urteil. Findet, was niemand finden wollte, und lasst es die Geschworenen hören.
dmd-guilty-juror = Geschworener (schuldig)
dmd-innocent-juror = Geschworener (unschuldig)
dmd-gather-jurors = Geschworene versammeln
dmd-convince-juror = Geschworenen überzeugen
dmd-abbey = Schwarze Abtei
dmd-kytelers-house = Haus Kyteler
dmd-high-street = Hauptstraße
dmd-castle-gate = Burgtor
dmd-graveyard = Friedhof
dmd-pub = Pub
dmd-town-square = Stadtplatz
dmd-courthouse = Gerichtshaus
dmd-tannery = Gerberei
dmd-mill-lane = Mühlgasse
dmd-market-cross = Marktkreuz
dmd-gaol = Kerker
dmd-river-bank = Flussufer
dmd-bridge = Brücke
dmd-pyre-hill = Brandhügel
dmd-watchtower = Wachturm
dmd-e1-pale-riders = Bleiche Gestalten in den Gassen
dmd-e1-mob-gathers = Der Mob sammelt sich
dmd-e1-hung-jury = Uneinige Geschworene
dmd-e1-nameless-witness = Der namenlose Zeuge
dmd-e1-alices-verdict = Alices Urteil
dmd-e1-intimidation = Einschüchterung
dmd-e1-light-the-pyres = Entzündet die Scheiterhaufen
dmd-e1-hue-and-cry = Zeter und Mordio
dmd-e1-parish-register = Das Kirchenbuch
dmd-e1-parish-register-story = Eine Seite ist überklebt, sorgfältig, vor langer Zeit.
dmd-e1-parish-register-left = Die verborgene Seite
dmd-e1-parish-register-right = Ein Segen am Rand
dmd-e1-ashen-witness = Die Zeugin aus Asche
dmd-e1-ashen-witness-story = Sie war die Küchenmagd. Gesprochen hat sie nie, weil niemand sie gefragt hat.
dmd-e1-ashen-witness-left = Die Küchenmagd
dmd-e1-ashen-witness-right = Ihre versengte Schürze
dmd-e1-bailiff = Der Büttel
dmd-e1-bailiff-story = Noch immer bewacht er eine leere Zelle, noch immer ist er bestechlich.
dmd-e1-bailiff-left = Büttel Conn
dmd-e1-bailiff-right = Schlüssel zur Hintertür
dmd-e1-midwife = Die Hebamme
dmd-e1-midwife-story = Sie weiß, wessen Kind es war. Frag behutsam.
dmd-e1-midwife-left = Hebamme Nuala
dmd-e1-alices-mirror = Alices Spiegel
dmd-e1-alices-mirror-story = Im Glas stehst du auf der Anklagebank.
dmd-e1-alices-mirror-left = Der verhängte Spiegel
dmd-e1-alices-mirror-right = Angeklagt
dmd-e1-pointing-finger = Ein ausgestreckter Finger
dmd-e1-pointing-finger-story = „Da steht, wen ihr sucht“, sagt das Kind in der Tür.
dmd-e1-pointing-finger-right = Angeklagt
dmd-e1-confession = Ein Geständnis
dmd-e1-confession-story = Die Tinte ist braun. Sie war nicht immer braun.
dmd-e1-confession-left = Alices Geständnis, unterschrieben
dmd-e1-confession-right = Alices Geständnis, ohne Unterschrift
dmd-e1-petronilla = Petronilla
dmd-e1-petronilla-story = Sie bittet nicht mehr um Gnade, nur darum, dass jemand bleibt.
dmd-e1-petronilla-left = Petronilla de Meath
dmd-e1-witch-pricker = Der Koffer des Hexenstechers
dmd-e1-witch-pricker-story = Die Nadel gleitet in den Griff zurück. Nie hat sie einen Tropfen Blut gezogen.
dmd-e1-witch-pricker-left = Die lange Nadel
dmd-e1-witch-pricker-right = Die falsche Nadel
dmd-e1-hecklers = Zwischenrufer
dmd-e1-hecklers-story = Sie schreien seit sechshundert Jahren.
dmd-e1-lantern = Eine Nachtwächterlaterne
dmd-e1-lantern-story = Sie ist noch warm. Das Öl reicht zum Leuchten oder zum Werfen.
dmd-e1-lantern-left = Laterne
dmd-e1-lantern-right = Brennendes Öl
dmd-e1-stone-throwers = Steinewerfer
dmd-e1-stone-throwers-story = Der Erste wirft absichtlich daneben.
dmd-e1-holy-water = Weihwasser
dmd-e1-holy-water-story = Genug für einen Fluch oder einen Segen.
dmd-e1-holy-water-left = Ein Fläschchen zum Werfen
dmd-e1-holy-water-right = Ein Fläschchen zum Teilen
dmd-e1-black-cat = Eine schwarze Katze
dmd-e1-black-cat-story = Sie mag die Angeklagten. Sie mochte sie immer.
dmd-e1-black-cat-left = Die Katze
dmd-e1-seeds-of-doubt = Saat des Zweifels
dmd-e1-seeds-of-doubt-story = Einer bleibt zurück und dreht den Hut in den Händen.

## Episode 2

dmd-isle-of-the-damned = Insel der Verdammten
dmd-isle-of-the-damned-flavour = Eine Insel vor Venedig, ein Hospital ohne Heilung. Wer sah, was unten schwimmt, wurde für irre erklärt und weggesperrt. Die Ärzte brauchen diese Angst. Öffnet die Türen, nehmt die Kranken bei der Hand, und lasst euch nicht einreden, ihr bildetet euch etwas ein.
dmd-lock = Schloss
dmd-patient = Patient
dmd-force-lock = Schloss aufbrechen
dmd-lead-patient = Patienten führen
dmd-landing-stage = Anlegesteg
dmd-boathouse = Bootshaus
dmd-asylum-garden = Garten
dmd-cistern = Zisterne
dmd-laundry = Wäscherei
dmd-gatehouse = Pforte
dmd-reception = Aufnahme
dmd-asylum-kitchen = Küche
dmd-ward-of-the-drowned = Saal der Ertrunkenen
dmd-west-corridor = Westflur
dmd-east-corridor = Ostflur
dmd-ward-of-whispers = Saal der Flüsterer
dmd-ice-baths = Eisbäder
dmd-surgery = Operationssaal
dmd-directors-office = Büro des Direktors
dmd-bell-tower = Glockenturm
dmd-e2-lines-in-the-fog = Leinen im Nebel
dmd-e2-night-rounds = Nachtrunde
dmd-e2-lockdown = Alles verriegelt
dmd-e2-head-physician = Der Chefarzt
dmd-e2-they-are-listening = Sie hören mit
dmd-e2-back-to-bed = Zurück ins Bett
dmd-e2-screaming-fit = Ein Schreianfall
dmd-e2-storm-breaks = Der Sturm bricht los
dmd-e2-strong-patient = Der starke Patient
dmd-e2-strong-patient-story = „Sie sagten, dass ihr kommt. Sie sagten auch, dass ihr lügt.“
dmd-e2-strong-patient-left = Noah, der starke Patient
dmd-e2-strong-patient-right = Paranoid
dmd-e2-ring-of-keys = Ein Schlüsselbund
dmd-e2-ring-of-keys-story = Vierzig Schlüssel, und einer hat einen Bart, der beißt.
dmd-e2-ring-of-keys-left = Der ganze Bund
dmd-e2-ring-of-keys-right = Ein Schlüssel
dmd-e2-crowbar = Der Werkzeugschrank
dmd-e2-crowbar-story = Nur eines davon kannst du tragen und die Hände noch gebrauchen.
dmd-e2-crowbar-left = Brechstange
dmd-e2-crowbar-right = Feueraxt
dmd-e2-sedative = Der Medikamentenwagen
dmd-e2-sedative-story = Die Etiketten sind abgekratzt, alle bis auf zwei.
dmd-e2-sedative-left = Beruhigungsmittel
dmd-e2-sedative-right = Säure
dmd-e2-nurse-bianca = Schwester Bianca
dmd-e2-nurse-bianca-story = Seit neun Jahren versteckt sie denselben Patienten.
dmd-e2-nurse-bianca-left = Schwester Bianca
dmd-e2-night-watchman = Der Nachtwächter
dmd-e2-night-watchman-story = Er schläft auf seinem Stuhl. Seine Lampe nicht.
dmd-e2-night-watchman-left = Die Lampe des Wächters
dmd-e2-padded-cell = Die Gummizelle
dmd-e2-padded-cell-story = Jemand hat deinen Namen an die Wand geschrieben, sehr oft. Auf dieser Seite hat die Tür keine Klinke.
dmd-e2-padded-cell-left = Wandpolster
dmd-e2-padded-cell-right = Paranoid
dmd-e2-directors-diary = Das Tagebuch des Direktors
dmd-e2-directors-diary-story = Er hat über alles Buch geführt, auch über das Ding in der Zisterne.
dmd-e2-directors-diary-left = Das Tagebuch
dmd-e2-directors-diary-right = Ein Rezept
dmd-e2-silent-girl = Das stumme Mädchen
dmd-e2-silent-girl-story = Sie zeichnet, was sie sieht. Du wünschtest, sie täte es nicht.
dmd-e2-silent-girl-left = Das stumme Mädchen
dmd-e2-silent-girl-right = Ihre Zeichnungen
dmd-e2-whispering-wall = Die flüsternde Wand
dmd-e2-whispering-wall-story = Die Irren haben sie immer verstanden. Sie spricht sehr vernünftig.
dmd-e2-bolts-slam = Riegel fallen
dmd-e2-bolts-slam-story = Nicht hier. Aber nah.
dmd-e2-sewer-grate = Ein Kanalgitter
dmd-e2-sewer-grate-story = Es ist gerade breit genug, wenn du ausatmest.
dmd-e2-sewer-grate-left = Kanalplan
dmd-e2-orderlys-coat = Das Zimmer der Pfleger
dmd-e2-orderlys-coat-story = Ein Kittel, ein Knüppel, ein Geruch nach Salz.
dmd-e2-orderlys-coat-left = Pflegerkittel
dmd-e2-orderlys-coat-right = Knüppel
dmd-e2-hydrotherapy = Wasserkur
dmd-e2-hydrotherapy-story = Der Deckel schließt sich von selbst, und das Wasser ist sehr kalt.
dmd-e2-gondolier = Der Gondoliere
dmd-e2-gondolier-story = „Ich kenne jeden Steg dieser Insel. Aber lasst mich hier nicht allein warten.“
dmd-e2-gondolier-left = Tullio, der Gondoliere
dmd-e2-gondolier-right = Paranoid

## Episode 3

dmd-deliver-us-from-evil = Erlöse uns vom Bösen
dmd-deliver-us-from-evil-flavour = Unter Paris liegen sechs Millionen Tote in guter Ordnung, und jemand hat mit ihnen gebaut. Der Altar nimmt Lebende und längst Verstorbene. Zerschlagt ihn. Leicht lässt er euch nicht gehen: Knochen hängen sich an, und Stollen überlegen es sich anders.
dmd-bone-ward = Knochensiegel
dmd-altar-stone = Altarstein
dmd-bones = Knochen
dmd-strike-bones = Zuschlagen
dmd-lay-to-rest = Zur Ruhe betten
dmd-denfert-stair = Treppe Denfert
dmd-inspection-gallery = Inspektionsgang
dmd-femur-hall = Saal der Schenkelknochen
dmd-flooded-gallery = Gefluteter Stollen
dmd-lazare-chapel = Kapelle Saint-Lazare
dmd-lamp-crypt = Krypta der Lampe
dmd-rotunda = Rotunde
dmd-smugglers-hole = Schmugglerloch
dmd-quarry-face = Steinbruchwand
dmd-passion-crypt = Krypta der Passion
dmd-bone-stacks = Knochenstapel
dmd-samaritan-well = Brunnen der Samariterin
dmd-plague-pit = Pestgrube
dmd-nave-of-skulls = Langhaus der Schädel
dmd-black-altar = Schwarzer Altar
dmd-deep-shaft = Tiefer Schacht
dmd-e3-claws-on-stone = Krallen auf Stein
dmd-e3-something-digs = Etwas gräbt
dmd-e3-bones-cling = Knochen klammern sich fest
dmd-e3-weight-of-ages = Die Last der Jahrhunderte
dmd-e3-fresh-mortar = Frischer Mörtel
dmd-e3-walls-close-in = Die Wände rücken näher
dmd-e3-choir-of-the-dead = Chor der Toten
dmd-e3-torches-fail = Die Fackeln erlöschen
dmd-e3-pickaxe = Die Nische eines Steinhauers
dmd-e3-pickaxe-story = Sein Werkzeug liegt noch so da wie 1786: eines zum Brechen, eines zum Begraben.
dmd-e3-pickaxe-left = Spitzhacke
dmd-e3-pickaxe-right = Kreuzhaue
dmd-e3-silent-monk = Der stumme Mönch
dmd-e3-silent-monk-story = Er streckt die Arme aus, als trügest du etwas, das ihm gehört.
dmd-e3-silent-monk-left = Bruder Anselme
dmd-e3-lost-tourist = Ein verirrter Tourist
dmd-e3-lost-tourist-story = Er kam am Dienstag herunter. An welchem, sagt er nicht.
dmd-e3-lost-tourist-left = Mr Abernathy
dmd-e3-dynamite = Eine Kiste Sprengstoff
dmd-e3-dynamite-story = Eigentum der Stadt Paris. Schwitzt ein wenig.
dmd-e3-dynamite-left = Dynamit
dmd-e3-dynamite-right = Sprengkapsel
dmd-e3-chalk-marks = Kreidezeichen
dmd-e3-chalk-marks-story = Jemand kannte den Weg, ein anderer ein Gebet.
dmd-e3-chalk-marks-left = Ein Stück Kreide
dmd-e3-chalk-marks-right = Der Pilgerweg
dmd-e3-voices-in-the-wall = Stimmen in der Wand
dmd-e3-voices-in-the-wall-story = Sie zählen. Sie wollen wissen, ob du zur Summe gehörst.
dmd-e3-voices-in-the-wall-right = Heimgesucht
dmd-e3-grave-goods = Grabbeigaben
dmd-e3-grave-goods-story = Ein kleiner Kasten aus Blei, gehalten von zu vielen Fingern.
dmd-e3-grave-goods-left = Reliquiar
dmd-e3-underground-stream = Ein unterirdischer Bach
dmd-e3-underground-stream-story = Klar und kalt, und ausnahmsweise kommt nichts mit.
dmd-e3-cave-in = Einsturz
dmd-e3-cave-in-story = Erst Staub. Dann Kies. Dann ein Balken, und deine Schulter.
dmd-e3-headless-marquis = Der kopflose Marquis
dmd-e3-headless-marquis-story = Er würde so gern jemandem vorgestellt.
dmd-e3-headless-marquis-left = Der Marquis
dmd-e3-headless-marquis-right = Heimgesucht
dmd-e3-skull-lantern = Ein Schädel mit Kerze
dmd-e3-skull-lantern-story = Die Flamme neigt sich zu dem, was du sehen sollst.
dmd-e3-skull-lantern-left = Schädellaterne
dmd-e3-skull-lantern-right = Kerzenstummel
dmd-e3-rats = Ratten
dmd-e3-rats-story = Sie bewegen sich wie ein Tier. Vielleicht sind sie eines.
dmd-e3-last-rites = Letzte Ölung
dmd-e3-last-rites-story = Die Worte stehen an der Wand, für alle, die sie noch brauchen.
dmd-e3-last-rites-left = Heiliges Öl
dmd-e3-cataphile = Eine Kataphile
dmd-e3-cataphile-story = „Ihr seid über die Treppe gekommen? Niemand kommt über die Treppe.“
dmd-e3-cataphile-left = Yvette, die Kataphile
dmd-e3-cataphile-right = Ihr geheimer Weg
dmd-e3-femur-club = Knochen in der Hand
dmd-e3-femur-club-story = Er liegt gut in der Hand. Das ist das Schlimmste daran.
dmd-e3-femur-club-left = Knochenkeule
dmd-e3-femur-club-right = Knöchelamulett

## Episode 4

dmd-by-request-of-the-queen = Im Auftrag der Königin
dmd-by-request-of-the-queen-flavour = Stein, der genug getrunken hat, vergisst den Geschmack nicht. Vlads Schloss trinkt seit Jahrhunderten, und der Kult hat gelernt einzuschenken. Die Königin hat euch gebeten, dem ein Ende zu machen, erst mit Diskretion und dann mit sehr viel Lärm: vier Pfeiler, vier Ladungen, alle zugleich.
dmd-charge = Ladung
dmd-thirst = Durst
dmd-handle-powder = Mit Pulver hantieren
dmd-call-out = Herausrufen
dmd-raven-tower = Rabenturm
dmd-throne-room = Thronsaal
dmd-portrait-gallery = Ahnengalerie
dmd-music-room = Musikzimmer
dmd-moon-terrace = Mondterrasse
dmd-torture-chamber = Folterkammer
dmd-pike-hall = Pfahlhalle
dmd-castle-library = Bibliothek
dmd-mirror-room = Spiegelzimmer
dmd-family-crypt = Familiengruft
dmd-wine-cellar = Weinkeller
dmd-inner-court = Innenhof
dmd-armoury = Rüstkammer
dmd-stables = Stallungen
dmd-kennels = Zwinger
dmd-castle-bridge = Schlossbrücke
dmd-barbican = Vorwerk
dmd-e4-scaled-guard = Die geschuppte Garde
dmd-e4-snuff-the-fuse = Löscht die Lunte
dmd-e4-heavy-tread = Ein schwerer Schritt
dmd-e4-stones-drink = Die Steine trinken
dmd-e4-red-hunger = Roter Hunger
dmd-e4-damp-powder = Feuchtes Pulver
dmd-e4-falling-torch = Eine fallende Fackel
dmd-e4-bell-of-the-dead = Die Totenglocke
dmd-e4-long-fuse = Die Truhe des Zeugmeisters
dmd-e4-long-fuse-story = Alles, was vorsichtige Leute sich wünschen, und etwas, das sie nie anfassen würden.
dmd-e4-long-fuse-left = Lange Lunte
dmd-e4-sapper = Die Pionierin
dmd-e4-sapper-story = Zwei Finger fehlen. Auf die anderen acht schwört sie.
dmd-e4-sapper-left = Korporal Ilinca
dmd-e4-garlic = Ein Zopf Knoblauch
dmd-e4-garlic-story = Trag ihn oder wirf ihn. Beides geht nicht.
dmd-e4-garlic-left = Knoblauchkranz
dmd-e4-garlic-right = Eine Handvoll Knoblauch
dmd-e4-pale-bride = Die bleiche Braut
dmd-e4-pale-bride-story = „Du blutest. Wie aufmerksam, etwas mitzubringen.“
dmd-e4-pale-bride-left = Die Braut
dmd-e4-pale-bride-right = Gebissen
dmd-e4-silver-cross = Die Nische der Kapelle
dmd-e4-silver-cross-story = Silber für die Hand oder ein Gebet für den Kopf.
dmd-e4-silver-cross-left = Silberkreuz
dmd-e4-silver-cross-right = Gebetbuch
dmd-e4-blood-font = Das Blutbecken
dmd-e4-blood-font-story = Es füllt sich von selbst. Es riecht nach Braten und nach Zuhause.
dmd-e4-blood-font-right = Gebissen
dmd-e4-war-horn = Die Trophäenwand
dmd-e4-war-horn-story = Ein Horn, um sie zu rufen, ein Umhang, um unter ihnen hindurchzugehen.
dmd-e4-war-horn-left = Kriegshorn
dmd-e4-war-horn-right = Kultistenumhang
dmd-e4-hidden-stair = Eine verborgene Treppe
dmd-e4-hidden-stair-story = Hinter dem Jagdbild weht es kalt aus der Wand.
dmd-e4-hidden-stair-left = Skizze der Gänge
dmd-e4-dragon-sabre = Der Drachenorden
dmd-e4-dragon-sabre-story = Zwei Klingen auf Samt. Eine davon ist warm.
dmd-e4-dragon-sabre-left = Ordenssäbel
dmd-e4-dragon-sabre-right = Durstige Klinge
dmd-e4-fiddler = Der Geiger
dmd-e4-fiddler-story = Er spielt, damit sie nicht zuhören. Er kennt jeden Gang.
dmd-e4-fiddler-left = Der alte Dumitru
dmd-e4-impaled = Die Gepfählten
dmd-e4-impaled-story = Eine ganze Allee, und manche drehen noch den Kopf.
dmd-e4-bats = Fledermäuse
dmd-e4-bats-story = Die Decke lässt auf einmal los.
dmd-e4-old-wine = Alter Wein
dmd-e4-old-wine-story = Wahrscheinlich ist es Wein. Die andere Flasche brennt gewiss.
dmd-e4-old-wine-left = Eine gute Flasche
dmd-e4-old-wine-right = Branntwein
dmd-e4-queens-letter = Der Brief der Königin
dmd-e4-queens-letter-story = Ihre Majestät schreibt von Pfeilern und Pulver. Die zweite Seite handelt vom Heimkommen.
dmd-e4-queens-letter-left = Die zweite Seite
dmd-e4-captive-knight = Der gefangene Ritter
dmd-e4-captive-knight-story = Die Kette ist alt, und er will lieber im Stehen sterben. Deine Schulter wird genügen.
dmd-e4-captive-knight-left = Ritter Radu

## Episode 5

dmd-festival-of-death = Jahrmarkt des Todes
dmd-festival-of-death-flavour = Lichter, Zucker, Gelächter: Unschuld ist der Köder, und Unschuld ist der Preis. An jeder Bude wird betrogen, und jedes Los ist eine Unterschrift. Besiegt sie in ihren eigenen Spielen, und schafft die Leute hinaus, ehe sie hineinfinden.
dmd-open-booth = Offene Bude
dmd-beaten-booth = Besiegte Bude
dmd-visitor = Besucher
dmd-ticket = Freilos
dmd-play-booth = Spielen
dmd-usher-visitors = Besucher hinausführen
dmd-main-gate = Haupttor
dmd-midway-south = Südliche Budengasse
dmd-carousel = Karussell
dmd-food-stalls = Garküchen
dmd-rail-siding = Abstellgleis
dmd-high-striker = Hau den Lukas
dmd-midway-west = Westliche Budengasse
dmd-midway-east = Östliche Budengasse
dmd-ring-toss = Ringewerfen
dmd-hall-of-mirrors = Spiegelkabinett
dmd-band-stand = Musikpavillon
dmd-knife-wheel = Messerrad
dmd-big-top = Großes Zelt
dmd-ferris-wheel = Riesenrad
dmd-fortune-tent = Zelt der Wahrsagerin
dmd-animal-cages = Tierkäfige
dmd-caravans = Wohnwagen
dmd-e5-lines-overhead = Leinen von oben
dmd-e5-stampede = Stampede
dmd-e5-step-right-up = Treten Sie näher!
dmd-e5-showmen = Die Schausteller
dmd-e5-calliope = Die Dampforgel spielt
dmd-e5-late-train = Der späte Zug
dmd-e5-lost-in-the-crowd = In der Menge verloren
dmd-e5-lights-go-out = Die Lichter gehen aus
dmd-e5-loaded-dice = Gezinkte Würfel
dmd-e5-loaded-dice-story = Sie betrügen. Das darfst du auch, eine Weile oder einmal richtig.
dmd-e5-loaded-dice-left = Gezinkte Würfel
dmd-e5-loaded-dice-right = Ass im Ärmel
dmd-e5-strongman = Der starke Mann
dmd-e5-strongman-story = Er bog für die Kinder eine Stange, und dann sah er, was dahinter war.
dmd-e5-strongman-left = Der große Ansgar
dmd-e5-candyfloss = Der Süßwarenstand
dmd-e5-candyfloss-story = Zucker für dich, oder Zucker, um sie zu locken.
dmd-e5-candyfloss-left = Zuckerwatte
dmd-e5-candyfloss-right = Eine Spur aus Bonbons
dmd-e5-roll-of-tickets = Eine Rolle Lose
dmd-e5-roll-of-tickets-story = Auf jedem steht ein Name, und die Tinte ist frisch.
dmd-e5-barker = Der Ausrufer
dmd-e5-barker-story = Er ruft, du rufst zurück. Eine Stimme bleibt.
dmd-e5-barker-left = Megafon
dmd-e5-barker-right = Gebannt
dmd-e5-lost-child = Ein verirrtes Kind
dmd-e5-lost-child-story = Ein Mädchen mit einem Ballon, der nach unten zieht. Die Buden gefallen ihr am besten.
dmd-e5-lost-child-left = Die kleine Mina
dmd-e5-painted-clown = Der geschminkte Clown
dmd-e5-painted-clown-story = Das Lächeln ist gemalt. Die Zähne nicht.
dmd-e5-throwing-knives = Ein Koffer Messer
dmd-e5-throwing-knives-story = Elf von zwölf. Das zwölfte steckt in jemandem.
dmd-e5-throwing-knives-left = Wurfmesser
dmd-e5-throwing-knives-right = Das lange Messer
dmd-e5-tarot-card = Eine heruntergefallene Karte
dmd-e5-tarot-card-story = Der Turm oder der Eremit. Je nachdem, wie herum du stehst.
dmd-e5-tarot-card-left = Der Turm
dmd-e5-tarot-card-right = Der Eremit
dmd-e5-endless-reflection = Endlose Spiegelung
dmd-e5-endless-reflection-story = Dein siebtes Spiegelbild hat sich seit einer Weile nicht bewegt.
dmd-e5-endless-reflection-right = Gebannt
dmd-e5-ringmasters-hat = Die Garderobe des Direktors
dmd-e5-ringmasters-hat-story = Setz den Hut auf, und sie machen Platz. Pfeif, und sie kommen.
dmd-e5-ringmasters-hat-left = Zylinder
dmd-e5-ringmasters-hat-right = Trillerpfeife
dmd-e5-old-elephant = Die alte Elefantin
dmd-e5-old-elephant-story = Sie weiß noch, was sie hierher getragen hat. Dich trägt sie fort.
dmd-e5-old-elephant-left = Rani, die Elefantin
dmd-e5-runaway-carousel = Rasendes Karussell
dmd-e5-runaway-carousel-story = Bei diesem Tempo sind die Pferde nicht mehr aus Holz.
dmd-e5-closing-time = Feierabend
dmd-e5-closing-time-story = Dafür gibt es eine Glocke. Seit 1893 hat sie niemand geläutet.
dmd-e5-pickpocket = Eine Taschendiebin
dmd-e5-pickpocket-story = Besser in deinem Dienst als in deiner Tasche.
dmd-e5-pickpocket-left = Die flinke Jo

## Episode 6

dmd-beauty-and-the-beast = Die Schöne und das Biest
dmd-beauty-and-the-beast-flavour = Sie glaubte an das, was in ihm war, und sie hatte recht, nur war die Eifersucht schneller. Die Geister erzählen es wieder und wieder. Unten wartet das Biest auf Futter, Gefangener und Kerkermeister zugleich. Hört zu, sammelt ihre Rosen, und seid nicht länger die Beute.
dmd-ghost = Geist
dmd-rose = Rose
dmd-listen-to-ghost = Einem Geist zuhören
dmd-bait-the-beast = Das Biest ködern
dmd-carriage-drive = Auffahrt
dmd-rose-garden = Rosengarten
dmd-coach-house = Remise
dmd-icehouse = Eiskeller
dmd-west-terrace = Westterrasse
dmd-great-hall = Große Halle
dmd-dining-room = Speisesaal
dmd-scullery = Spülküche
dmd-old-library = Alte Bibliothek
dmd-ballroom = Ballsaal
dmd-long-gallery = Lange Galerie
dmd-winter-garden = Wintergarten
dmd-dungeon = Verlies
dmd-bedchamber = Schlafgemach
dmd-tower-stair = Turmtreppe
dmd-bell-loft = Glockenstube
dmd-e6-pale-hunters = Bleiche Jäger
dmd-e6-the-beast-prowls = Das Biest streift umher
dmd-e6-ghosts-drift = Die Geister treiben fort
dmd-e6-scent-of-roses = Rosenduft
dmd-e6-lament = Wehklage
dmd-e6-withering = Verwelken
dmd-e6-licking-wounds = Es leckt seine Wunden
dmd-e6-doors-slam = Türen schlagen
dmd-e6-pressed-rose = Eine gepresste Rose
dmd-e6-pressed-rose-story = Zwischen zwei Seiten eines Briefs, der nie abgeschickt wurde.
dmd-e6-huntsman = Der Jäger
dmd-e6-huntsman-story = Einmal hat er danebengeschossen. Er hatte zweihundert Jahre, darüber nachzudenken.
dmd-e6-huntsman-left = Der Jäger
dmd-e6-silver-bullets = Silber
dmd-e6-silver-bullets-story = Der Leuchter wurde nicht ohne Grund eingeschmolzen.
dmd-e6-silver-bullets-left = Versilberte Klinge
dmd-e6-silver-bullets-right = Silberkugel
dmd-e6-ladys-locket = Das Medaillon der Dame
dmd-e6-ladys-locket-story = Auf der einen Seite ihr Gesicht. Die andere ist leer.
dmd-e6-ladys-locket-left = Offenes Medaillon
dmd-e6-ladys-locket-right = Geschlossenes Medaillon
dmd-e6-weeping-in-the-dark = Weinen im Dunkeln
dmd-e6-weeping-in-the-dark-story = Du kennst das Lied. Du weißt, wie es endet.
dmd-e6-weeping-in-the-dark-right = In Trauer
dmd-e6-bear-trap = Die Hütte des Wildhüters
dmd-e6-bear-trap-story = Eisen mit Zähnen, und ein Spieß für das, was sie halten.
dmd-e6-bear-trap-left = Bärenfalle
dmd-e6-bear-trap-right = Saufeder
dmd-e6-raw-meat = Die Speisekammer
dmd-e6-raw-meat-story = Etwas für das Biest, etwas für dich.
dmd-e6-raw-meat-left = Rosen und rohes Fleisch
dmd-e6-raw-meat-right = Kaltes Abendbrot
dmd-e6-ghostly-page = Ein geisterhafter Page
dmd-e6-ghostly-page-story = Noch immer trägt er Tabletts durch Wände, ohne einen Laut.
dmd-e6-ghostly-page-left = Der Page
dmd-e6-tapestry-door = Die Tür hinter dem Wandteppich
dmd-e6-tapestry-door-story = Das Einhorn zeigt mit dem Horn darauf.
dmd-e6-tapestry-door-left = Dienstbotenschlüssel
dmd-e6-howl = Ein Heulen
dmd-e6-howl-story = Näher als das letzte.
dmd-e6-suit-of-armour = Eine Rüstung
dmd-e6-suit-of-armour-story = Alles davon oder nur der Schild.
dmd-e6-suit-of-armour-left = Voller Harnisch
dmd-e6-suit-of-armour-right = Schild
dmd-e6-candelabrum = Ein Kandelaber
dmd-e6-candelabrum-story = Lösch ihn und schleich vorbei, oder lass ihn fallen und sieh sie laufen.
dmd-e6-candelabrum-left = Gelöschte Kerzen
dmd-e6-candelabrum-right = Fallende Kerzen
dmd-e6-enchanted-mirror = Der verzauberte Spiegel
dmd-e6-enchanted-mirror-story = Er zeigt dir, wen du vermisst. Gut geht es ihnen nicht.
dmd-e6-enchanted-mirror-left = Ein Splitter davon
dmd-e6-enchanted-mirror-right = In Trauer
dmd-e6-old-hound = Der alte Jagdhund
dmd-e6-old-hound-story = Er hat auf jemanden gewartet, mit dem er jagen kann.
dmd-e6-old-hound-left = Alter Jagdhund
dmd-e6-thorns = Dornen
dmd-e6-thorns-story = Sie weichen vor denen, die bluten.

## The name, and how to play

dmd-intro = Ihr gewinnt oder verliert zusammen. Erreicht zuerst das Ziel der Episode: Das unterbricht das Ritual. Dann kommt der Große Alte, und ihr müsst alle seine Stufen töten. Jeder Zug: drei Aktionen, eine Mythoskarte, dann ein Fund oder ein Kampf. Verlorene geistige Gesundheit macht dich wahnsinnig und stärker. Ihr verliert, wenn die Leiste endet oder jemand fällt, bevor er kommt.
dmd-description =
    Der Kult hat es fast geschafft: Der Große Alte ist unterwegs. Ihr habt eine Nacht, um das Ritual zu brechen, und dann muss sterben, was trotzdem kommt. Ihr werdet darüber den Verstand verlieren, und das ist die gute Nachricht, denn Wahnsinn macht stark. Ihr spielt zusammen, gewinnt zusammen oder geht zusammen unter.
dmd-howto =
    In deinem Zug hast du 3 Aktionen: laufen, angreifen, ausruhen, tauschen oder was die Episode erlaubt. Dann richtet eine Mythoskarte Schaden an; dann ermittelst du, wenn dein Feld sicher ist, sonst greift dich dort jeder Gegner an; dann brennt das Feuer, und der Zug endet. Eine Probe wirfst du mit 3 schwarzen Würfeln und den grünen, die du dir verdient hast: Erfolge zählen, Tentakel kosten geistige Gesundheit. Wer eine Schwelle zum Wahnsinn erreicht, dem schadet es sofort, und es stärkt ihn für immer. Erreicht das Ziel der Episode, um das Ritual zu unterbrechen; erst dann ist der Große Alte verwundbar. Tötet seine letzte Stufe, und ihr gewinnt. Bevor er beschworen ist, darf niemand verloren gehen.

## Options

dmd-options-story = Geschichte
dmd-options-unknown = Das Unbekannte
dmd-options-rulings = Regelauslegung, und wer beginnt
dmd-preset-first = Die erste Episode, und du beginnst.
dmd-preset-usual = Wer beginnt, wird ausgelost; Episode und Großen Alten wählst du unten.
dmd-preset-everything = Unbekannte Monster und Relikte, ausgeloste Ermittler, zufällige Ankunft des Großen Alten.
dmd-option-episode = Episode
dmd-option-episode-help = Die Geschichte: ihr Plan, ihr Ziel, ihre Karten.
dmd-option-episode-top-of-the-mourning = Grauen des Morgens
dmd-option-episode-top-of-the-mourning-help = Kilkenny, ein Hexenprozess der Toten: Überzeugt die Geschworenen und führt sie zum Platz.
dmd-option-episode-isle-of-the-damned = Insel der Verdammten
dmd-option-episode-isle-of-the-damned-help = Eine Anstalt vor Venedig: Öffnet Schlösser und führt Patienten zum Boot.
dmd-option-episode-deliver-us-from-evil = Erlöse uns vom Bösen
dmd-option-episode-deliver-us-from-evil-help = Die Katakomben von Paris: Zerbrecht einen Altar, Stein um Stein, während die Gänge einstürzen.
dmd-option-episode-by-request-of-the-queen = Im Auftrag der Königin
dmd-option-episode-by-request-of-the-queen-help = Ein Schloss der Dürstenden: Legt an jeden Pfeiler eine Ladung.
dmd-option-episode-festival-of-death = Jahrmarkt des Todes
dmd-option-episode-festival-of-death-help = Ein Jahrmarkt, den niemand verlässt: Bezwingt die Buden, bevor die Besucher verloren sind.
dmd-option-episode-beauty-and-the-beast = Die Schöne und das Biest
dmd-option-episode-beauty-and-the-beast-help = Ein Haus voller Rosen: Jagt das Biest, das nur dort zu verwunden ist, wo eine Rose liegt.
dmd-option-elder_one = Großer Alter
dmd-option-elder_one-help = Wer beschworen wird. Jeder passt zu jeder Episode.
dmd-option-elder_one-azathoth = Azathoth
dmd-option-elder_one-azathoth-help = Chaos: Kosmische Risse breiten sich aus, und Tänzer kommen hindurch.
dmd-option-elder_one-tsathoggua = Tsathoggua
dmd-option-elder_one-tsathoggua-help = Trägheit: Erschöpfung zehrt an euch, und Formloses kriecht euch nach.
dmd-option-investigators = Ermittler
dmd-option-investigators-help = Ob alle ihre Figur wählen oder ziehen.
dmd-option-investigators-chosen = gewählt
dmd-option-investigators-random = gezogen
dmd-option-unknown_monsters = Unbekannte Monster
dmd-option-unknown_monsters-help = Wie viele fremde Monster zu denen der Episode kommen. Jedes macht das Spiel schwerer.
dmd-option-unknown_relics = Unbekannte Relikte
dmd-option-unknown_relics-help = Alle beginnen mit einem Relikt, das sich an der dritten Schwelle wendet. Das macht das Spiel leichter.
dmd-option-random_spawn = Zufällige Ankunft
dmd-option-random_spawn-help = Ab der dritten Stufe kommt der Große Alte an ein ausgelostes Tor oder auf das Startfeld.
dmd-option-brawling = Ziele mit Nahkampf
dmd-option-brawling-help = Wen du ab Nahkampf 2 auf einmal angreifen darfst. Die Anleitung lässt sich auf beide Arten lesen.
dmd-option-brawling-one-or-all = einen Gegner auf deinem Feld oder alle
dmd-option-brawling-any-number = beliebig viele Gegner auf deinem Feld
dmd-option-actions = Aktionen pro Zug
dmd-option-actions-help = Im Buch sind es 3; 4 ist eine mildere Hausregel.
dmd-option-first_player = Wer beginnt
dmd-option-first_player-help = Der Platz, der beginnt, oder ein zufälliger.
dmd-option-first_player-random = zufällig

## The table

dmd-phase-0 = Aufbau
dmd-phase-1 = Aktionen
dmd-phase-2 = Mythos
dmd-phase-3 = Ermitteln oder kämpfen
dmd-phase-4 = Ende des Zuges
dmd-phase-5 = Das Ritual schreitet voran
dmd-phase-6 = Beschwörung

dmd-view-turn = Zug { $n }: { $who }
dmd-view-actions = { $n ->
    [0] keine Aktionen übrig
    [one] 1 Aktion übrig
   *[other] { $n } Aktionen übrig
}
dmd-view-goal = Ziel
dmd-view-disrupted = Das Ritual ist unterbrochen: Der Große Alte ist verwundbar.
dmd-goal-kill = Tötet { $elder }, Stufe für Stufe
dmd-goal-stage = Stufe { $n } von { $most }
dmd-goal-wounds = { $n } von { $health } Wunden
dmd-goal-track = Ritual { $n } von { $most }
dmd-goal-then = Dann kommt { $elder } und ist verwundbar: Ihr gewinnt, wenn die letzte Stufe fällt.
dmd-goal-lost = Ihr verliert, wenn das Ritual { $last } erreicht.
dmd-goal-one-death = Ihr verliert auch, wenn jemand stirbt, bevor der Große Alte gekommen ist.
dmd-goal-all-dead = Ihr verliert auch, wenn niemand mehr lebt.
dmd-view-one-death = Stirbt jetzt jemand, ist alles verloren.
dmd-view-track = Beschwörungsleiste
dmd-view-track-space = { $n } von { $most }
dmd-view-symbols = Symbole
dmd-view-stage = Stufe { $n }: { $name }
dmd-view-elder-away = noch nicht hier
dmd-view-elder-here = { $space }, { $wounds } von { $health } Wunden
dmd-view-lost = verloren
dmd-view-wounds = Wunden
dmd-view-stress = Stress
dmd-view-sanity = Geist
dmd-view-next-threshold = nächste bei { $n }
dmd-view-skill = { $skill } { $level }
dmd-view-map = Plan
dmd-view-board = Storytableau
dmd-view-carried = bei euch
dmd-view-stairs = Treppe
dmd-view-tunnel = Tunnel
dmd-view-start = Start
dmd-view-gate-0 = rotes Tor
dmd-view-gate-1 = gelbes Tor
dmd-view-gate-2 = blaues Tor
dmd-view-gate-codes = RGB
dmd-view-wounded = { $n } W
dmd-view-also = { $space }: { $what }
dmd-view-transformed = gewandelt
dmd-view-roll = { $who } würfelt
dmd-view-roll-foe = { $who } würfelt gegen { $foe }
dmd-view-roll-5 = { $who } würfelt für die Aktion der Episode
dmd-view-roll-6 = { $who } würfelt für den Fund
dmd-view-roll-7 = Eine Probe gegen { $who }
dmd-view-roll-9 = Feuer, wo { $who } steht
dmd-view-roll-free = { $n ->
    [0] ein Neuwurf kostet 1 Stress
    [one] 1 freier Neuwurf
   *[other] { $n } freie Neuwürfe
}
dmd-view-nothing = nichts

## Dice

dmd-die-black = schwarzer Würfel
dmd-die-green = grüner Würfel
dmd-face-0 = leer
dmd-face-1 = Erfolg
dmd-face-2 = Älteres Zeichen
dmd-face-3 = Erfolg und Älteres Zeichen
dmd-face-4 = Tentakel
dmd-face-5 = Erfolg und Tentakel
dmd-die-shows = { $colour }, { $face }

## Questions

dmd-prompt-action = { $who }: Was tust du?
dmd-prompt-assign-wound = { $who }: Wer nimmt die Wunde? { $n ->
    [one] 1 ist
   *[other] { $n } sind
} noch zu verteilen.
dmd-prompt-attacker = { $who }: Welcher Gegner greift zuerst an?
dmd-prompt-bar-passage = Welcher Durchgang wird versperrt ({ $token })?
dmd-prompt-calm-down = { $who }: Vor der Probe 1 Stress heilen?
dmd-prompt-character = Wer bist du heute Nacht?
dmd-prompt-choose = { $who }: Wähle.
dmd-prompt-collapse = Welcher Durchgang stürzt ein?
dmd-prompt-confirm-lethal = { $who }: Das tötet dich. Trotzdem?
dmd-prompt-convert = { $who }: Soll ein Älteres Zeichen als Erfolg zählen?
dmd-prompt-discard-card = { $who }: Welche Karte legst du ab?
dmd-prompt-discovery = { $who } hat „{ $card }“ gefunden. Was nun?
dmd-prompt-elder-location = Wo erscheint der Große Alte?
dmd-prompt-enemy-path = Wohin zieht die Figur: { $figure }?
dmd-prompt-follow = { $who } geht nach { $space }. Folgt { $follower }?
dmd-prompt-granted-action = { $who }: Was tust du mit der freien Aktion?
dmd-prompt-heal = Was heilt { $who }? { $n ->
    [one] 1 Punkt ist übrig.
   *[other] { $n } Punkte sind übrig.
}
dmd-prompt-ignore-sanity = { $who }: Vom Verlust an geistiger Gesundheit ({ $n }) ignorieren, was geht?
dmd-prompt-ignore-wound = { $who }: Von { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
} ignorieren, was geht?
dmd-prompt-killer-instinct = { $who }: Killerinstinkt einsetzen?
dmd-prompt-leave-behind = { $who } bricht auf nach { $space }. Welcher Gegner bleibt zurück?
dmd-prompt-level-up = { $who }: Welche Fertigkeit steigt um 1 Level?
dmd-prompt-may-investigate = { $who }: Hier und jetzt ermitteln?
dmd-prompt-may-trigger = { $who }: Das einsetzen? { $what }
dmd-prompt-more-targets = { $who }: Noch ein Ziel?
dmd-prompt-move = { $who }: Wohin? { $n ->
    [one] 1 Feld ist übrig.
   *[other] { $n } Felder sind übrig.
}
dmd-prompt-move-token = Wohin zieht der Marker: { $token }, auf { $space }? { $n ->
    [one] 1 Feld ist übrig.
   *[other] { $n } Felder sind übrig.
}
dmd-prompt-open-passage = Welcher Durchgang wird geöffnet ({ $token })?
dmd-prompt-order = Mehreres geschieht zugleich. Was kommt zuerst?
dmd-prompt-patient = { $who }: Wer wird geheilt? { $n ->
    [one] 1 Punkt ist übrig.
   *[other] { $n } Punkte sind übrig.
}
dmd-prompt-pick-enemy = Welcher Gegner?
dmd-prompt-pick-investigator = Wer von euch?
dmd-prompt-pick-space = Welches Feld?
dmd-prompt-pick-token = Welcher Marker auf { $space }?
dmd-prompt-push = { $who }: Wohin stößt du die Figur ({ $figure })?
dmd-prompt-relic = { $who }: Welches Relikt nimmst du?
dmd-prompt-relic-instead = { $who }: Statt zu ermitteln ein Relikt nehmen?
dmd-prompt-reroll = { $who }: Einen Würfel neu werfen?
dmd-prompt-silent-witness = { $who }: Ein Tentakel. Was machst du daraus? { $n ->
    [one] 1 ist übrig.
   *[other] { $n } sind übrig.
}
dmd-prompt-split-wounds = { $who }: Wer nimmt die nächste Wunde? { $n ->
    [one] 1 ist übrig.
   *[other] { $n } sind übrig.
}
dmd-prompt-summon-at = Wo erscheint die Figur: { $enemy }?
dmd-prompt-take-along = { $who } geht nach { $space }. Wer kommt mit?
dmd-prompt-take-token = { $who }: Welchen Marker nimmst du von { $space }?
dmd-prompt-target = { $who }: Wen greifst du an?
dmd-prompt-token-path = Wohin zieht der Marker: { $token }, auf { $space }?
dmd-prompt-trade-card = { $who }: Welche Karte wechselt den Besitzer?
dmd-prompt-trade-consent = { $who }: Darf „{ $card }“ an { $receiver } gehen?
dmd-prompt-trade-receiver = { $who }: Wer bekommt „{ $card }“?
dmd-prompt-use = { $who }: Jetzt eine Karte einsetzen?

## Answers

dmd-choice-done = Nichts weiter
dmd-choice-done-action = Die Aktionen beenden
dmd-choice-done-move = Hier anhalten
dmd-choice-done-reroll = Die Würfel behalten
dmd-choice-yes = Ja
dmd-choice-no = Nein
dmd-choice-self = { $who }
dmd-choice-all = Alle
dmd-choice-run = Laufen
dmd-choice-free-run = Laufen, frei
dmd-choice-attack = Angreifen
dmd-choice-free-attack = Angreifen, frei
dmd-choice-rest = Ausruhen
dmd-choice-trade = Tauschen
dmd-choice-heal-stress = 1 Stress
dmd-choice-heal-wound = 1 Wunde
dmd-choice-heal = Heilen
dmd-choice-prevent = Keine geistige Gesundheit verlieren
dmd-choice-convert = Ja, durch Arkanes Wissen
dmd-choice-convert-by-card = Ja, durch eine Karte
dmd-choice-episode-action = { $name }: { $rule }
dmd-choice-grant = Eine freie Aktion für { $who }
dmd-choice-investigator = { $who }
dmd-choice-skill = { $skill }, Level { $level }: { $rule }
dmd-choice-option = Möglichkeit { $n }
dmd-choice-option-label = { $label }: { $rule }
dmd-choice-trigger = { $what }
dmd-choice-space = { $space }
dmd-choice-figure = { $figure }, auf { $space }
dmd-choice-passage = { $space } – { $to }
dmd-choice-card = { $card }
dmd-choice-relic = { $relic }: { $rule }
dmd-choice-token = { $token }
dmd-choice-character = { $name } ({ $skills })
dmd-choice-reroll = Neu, frei: { $die }
dmd-choice-stress-reroll = Neu, für 1 Stress: { $die }
dmd-choice-use = { $card } einsetzen: { $rule }

## What happened

dmd-event-character = { $player } ist { $who }.
dmd-event-set-up = Der Plan liegt aus, die Stapel sind gemischt. { $first } beginnt. Psychosen: { $insanities }
dmd-event-unknown-monsters = Aus dem Unbekannten: { $names }.
dmd-event-relics-offered = Relikte liegen aus: { $relics }.
dmd-event-relic-gained = { $who } nimmt das Relikt { $relic }.
dmd-event-relics-transformed = Die Relikte wenden sich: { $who }.
dmd-event-turn-began = Zug { $turn }: { $who }, mit { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
dmd-event-moved = { $who } geht von { $space } nach { $to }.
dmd-event-placed = { $who } wird von { $space } nach { $to } versetzt.
dmd-event-followed = { $figure } folgt von { $space } nach { $to }.
dmd-event-sneaked = { $who } weicht aus: { $figure }.
dmd-event-attacked = { $who } greift an: { $figures }.
dmd-event-rested = { $who } ruht sich aus.
dmd-event-traded = { $who } gibt „{ $card }“ an { $to }.
dmd-event-episode-action = { $who }: { $action }.
dmd-event-used = { $who } setzt ein: { $source }.
dmd-event-rolled = { $who } würfelt ({ $roll }): { $dice }
dmd-event-rerolled = { $who } wirft neu: { $die } wird zu { $now }
dmd-event-tallied = { $who }: { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
}, { $signs ->
    [one] 1 Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
}, { $tentacles ->
    [one] 1 Tentakel
   *[other] { $tentacles } Tentakel
}.
dmd-event-tallied-changed = { $who }: insgesamt { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
} ({ $what }), { $signs ->
    [one] 1 Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
}, { $tentacles ->
    [one] 1 Tentakel
   *[other] { $tentacles } Tentakel
}.
dmd-event-blanks-turned = { $token }: { $n ->
    [one] Eine leere Seite von { $who } zählt als Tentakel.
   *[other] { $n } leere Seiten von { $who } zählen als Tentakel.
}
dmd-event-wounds-added = { $what }: { $n ->
    [one] 1 Wunde mehr
   *[other] { $n } Wunden mehr
}.
dmd-event-stress = { $who } erleidet { $n } Stress, jetzt { $now }.
dmd-event-stress-healed = { $who } heilt { $n } Stress, jetzt { $now }.
dmd-event-wounds = { $who } erleidet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}, jetzt { $now }.
dmd-event-wounds-healed = { $who } heilt { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}, jetzt { $now }.
dmd-event-companion-wounded = „{ $card }“ erleidet 1 Wunde für { $who }, jetzt { $now }.
dmd-event-sanity = { $who } verliert { $n } geistige Gesundheit, jetzt auf { $now }.
dmd-event-threshold = In { $who } gibt etwas nach: Schwelle { $number }.
dmd-event-insanity = { $who }, { $insanity }: { $calm ->
    [yes] Für einen Augenblick ist Frieden, und aller Stress heilt.
   *[no] Die Psychose bricht aus.
}
dmd-event-level-up = { $who } wächst: { $skill }, Level { $level }.
dmd-event-lost = { $who } ist verloren, auf { $space }. { $reason ->
    [insane] Von diesem Verstand ist nichts übrig.
   *[killed] Der Körper gab zuerst auf.
}
dmd-event-mythos = Mythos: „{ $card }“. { $rule }
dmd-event-mythos-reshuffled = Der Mythosstapel wird gemischt: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
dmd-event-discovered = { $who } findet „{ $card }“. { $story }
dmd-event-discovery-discarded = „{ $card }“ bleibt liegen.
dmd-event-claimed = { $who } nimmt „{ $card }“.
dmd-event-other-side = { $who } wendet eine Karte: „{ $card }“.
dmd-event-card-discarded = { $who } gibt „{ $card }“ ab.
dmd-event-summoned = { $figure } erscheint auf { $space }.
dmd-event-enemy-moved = { $figure } geht von { $space } nach { $to }.
dmd-event-enemy-attacks = { $figure } greift { $who } an.
dmd-event-enemy-wounded = { $figure } erleidet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}, jetzt { $now }.
dmd-event-enemy-mended = { $figure } heilt { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}.
dmd-event-enemy-killed = { $figure } stirbt auf { $space }.
dmd-event-enemy-banished = { $figure } ist fort von { $space }.
dmd-event-token-placed = { $n ->
    [one] 1 Marker kommt auf { $space }: { $token }.
   *[other] { $n } Marker kommen auf { $space }: { $token }.
}
dmd-event-token-removed = { $n ->
    [one] 1 Marker verschwindet von { $space }: { $token }.
   *[other] { $n } Marker verschwinden von { $space }: { $token }.
}
dmd-event-token-moved = { $n ->
    [one] 1 Marker zieht von { $space } nach { $to }: { $token }.
   *[other] { $n } Marker ziehen von { $space } nach { $to }: { $token }.
}
dmd-event-token-turned = { $n ->
    [one] Auf { $space } wird 1 Marker umgedreht: { $token } wird zu { $now }.
   *[other] Auf { $space } werden { $n } Marker umgedreht: { $token } wird zu { $now }.
}
dmd-event-carries = { $who } nimmt { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}: { $token }, jetzt { $now }.
dmd-event-carries-less = { $who } gibt { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
} ab: { $token }, jetzt { $now }.
dmd-event-board-tokens = Storytableau: { $token }, jetzt { $now }.
dmd-event-passage-barred = { $token } zwischen { $space } und { $to }.
dmd-event-passage-opened = Der Weg zwischen { $space } und { $to } ist frei.
dmd-event-passage-gone = Der Weg zwischen { $space } und { $to } ist eingestürzt.
dmd-event-advanced = Das Ritual schreitet voran auf { $track }.
dmd-event-disrupted = Das Ritual ist unterbrochen!
dmd-event-stage-revealed = { $name }. { $rule }
dmd-event-elder-placed = { $elder } steht auf { $space }.
dmd-event-stage-defeated = Stufe { $stage } ist besiegt!
dmd-event-game-over = { $won ->
    [yes] Es ist vorbei, und ihr seid noch da. { $reason }
   *[no] Es ist vorbei. { $reason }
}

## How it ended

dmd-end-elder-one-killed = Der Große Alte ist tot.
dmd-end-investigator-lost = Jemand von euch ging verloren, bevor der Große Alte beschworen war.
dmd-end-all-lost = Ihr seid alle verloren.
dmd-end-track-ended = Die Beschwörungsleiste ist zu Ende.

dmd-result-elder-one-killed = Großer Alter getötet
dmd-result-investigator-lost = Ermittler zu früh verloren
dmd-result-all-lost = Alle Ermittler verloren
dmd-result-track-ended = Ende der Beschwörungsleiste

dmd-roll-0 = Probe
dmd-roll-1 = Probe
dmd-roll-2 = Angriff
dmd-roll-3 = Angriff
dmd-roll-4 = Angriff aus der Ferne
dmd-roll-5 = Episodenaktion
dmd-roll-6 = Entdeckung
dmd-roll-7 = Probe gegen dich
dmd-roll-8 = angegriffen
dmd-roll-9 = Feuer

## Der Tisch im Browser

dmd-view-health = { $wounds } von { $health } Wunden
dmd-view-would-follow = würde folgen
dmd-view-several = { $n } × { $what }
dmd-view-lore = Ziel und Gegner
dmd-view-no-enemies = Keine Gegner auf dem Plan.
dmd-view-ritual = Das Ritual
dmd-view-stage-of = Stufe { $n } von { $most }
dmd-view-symbols-of = { $n } von { $most } Symbolen im Mythos-Ablagestapel
dmd-view-symbol = treibt das Ritual voran
dmd-view-goal-left = { $n ->
    [0] keine übrig
    [one] noch 1
   *[other] noch { $n }
}
dmd-view-goal-done = { $n } von { $most }
dmd-view-advance = Wenn das Ritual voranschreitet
dmd-view-special = Sonderregel
dmd-view-episode-actions = Aktionen der Episode
dmd-view-enemies = Gegner auf dem Plan
dmd-view-enemy-numbers = { $health } Leben, greift mit { $black ->
    [0] { $green ->
        [one] 1 grünem Würfel
       *[other] { $green } grünen Würfeln
    }
    [one] { $green ->
        [0] 1 schwarzem Würfel
        [one] 1 schwarzen und 1 grünem Würfel
       *[other] 1 schwarzem und { $green } grünen Würfeln
    }
   *[other] { $green ->
        [0] { $black } schwarzen Würfeln
        [one] { $black } schwarzen Würfeln und 1 grünem
       *[other] { $black } schwarzen und { $green } grünen Würfeln
    }
} an.
dmd-view-investigators = Ermittler
dmd-view-level = Level { $n }
dmd-view-use = Einsetzen
dmd-view-raise = Steigern
dmd-view-choose = Wählen
dmd-view-begin = Start
dmd-view-mythos = Mythos
dmd-view-discovery = Entdeckung
dmd-view-black = schwarz:
dmd-view-green = grün:
dmd-view-turn-number = Zug { $n }
dmd-view-change = { $what } { $n }
dmd-view-some-card = eine Karte
dmd-odds-keep = Wenn du die Würfel behältst
dmd-odds-best = Mit den besten Neuwürfen
dmd-odds-aim-defeat = Die Chance, das Ziel zu besiegen.
dmd-odds-aim-need = Die Chance auf das, was nötig ist.
dmd-odds-aim-most = Wie viele Erfolge zu erwarten sind.
dmd-odds-aim-harm = Die Chance, unverletzt zu bleiben.

## Die Chronik

dmd-recap = Die Chronik dieser Nacht
dmd-recap-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
dmd-recap-killed = { $n ->
    [one] 1 Gegner getötet
   *[other] { $n } Gegner getötet
}
dmd-recap-mythos = { $n ->
    [one] 1 Mythoskarte
   *[other] { $n } Mythoskarten
}
dmd-recap-against = Death May Die, gegen { $elder }
dmd-recap-investigator-turns = Züge
dmd-recap-investigator-kills = Gegner getötet
dmd-recap-investigator-wounds_dealt = Wunden zugefügt
dmd-recap-investigator-attacks = Angriffe
dmd-recap-investigator-rolls = Würfe
dmd-recap-investigator-rerolls = Würfel neu geworfen
dmd-recap-investigator-successes = Erfolge
dmd-recap-investigator-tentacles = Tentakel
dmd-recap-investigator-discoveries = Entdeckungen
dmd-recap-investigator-rests = Ausgeruht
dmd-recap-investigator-spaces = Felder gegangen
dmd-recap-investigator-wounds_taken = Wunden erlitten
dmd-recap-investigator-sanity_lost = Geist verloren
dmd-recap-investigator-insanities = Psychosen

## Wie die Episoden enden

dmd-top-of-the-mourning-won = Der Obmann erhebt sich, und diesmal sagt er das andere Wort. Auf dem Hügel verlischt ein Feuer, das sechshundert Jahre gebrannt hat, und in der Asche beginnt jemand zu atmen.
dmd-top-of-the-mourning-lost = Schuldig, sagen zwölf Stimmen, und es sind eure Namen, die sie nennen. Morgen Nacht tagt das Gericht von Neuem. Die Anklagebank ist jetzt voll.
dmd-isle-of-the-damned-won = Das Boot ist zu klein für alle, und alle passen hinein. Hinter euch wird die Insel dunkel, Fenster um Fenster, und was unter ihr von der Angst lebte, hat nichts mehr zu fressen.
dmd-isle-of-the-damned-lost = Dein Bett steht am Fenster. Die Ärzte haben Geduld. Du darfst ihnen erzählen, was du gesehen hast, so oft du willst; sie schreiben jedes Wort auf.
dmd-deliver-us-from-evil-won = Der letzte Stein bricht, und sechs Millionen Tote legen sich wieder hin. Über euch kauft Paris sein Brot. Niemand wird fragen, warum euer Haar weiß ist.
dmd-deliver-us-from-evil-lost = Es fehlten nur noch ein paar Knochen, und eure sind gut. Irgendwo oben senkt sich eine Straße um eine Handbreit.
dmd-by-request-of-the-queen-won = Die Pfeiler gehen, einer nach dem anderen, und der Berg schließt den Mund über dem Schloss. Die Königin dankt euch in vier Zeilen und bittet euch, den Brief zu verbrennen.
dmd-by-request-of-the-queen-lost = So voll war das Schloss seit Jahrhunderten nicht, und es hat noch immer Durst. Die Königin wird jemand anderen bitten müssen.
dmd-festival-of-death-won = Der Orgel geht mitten im Lied die Luft aus. Am Morgen werden die Kinder ein Feld voller Sägemehl finden, und einen Schuh, und keinen Grund, sich davor zu fürchten.
dmd-festival-of-death-lost = Hereinspaziert! Heute Nacht gibt es eine neue Bude auf dem Rummel, und die Figuren darin sehen fast lebendig aus.
dmd-beauty-and-the-beast-won = Das letzte Blütenblatt fällt, und nichts schreit. Was in den Rosen liegt, ist nur ein Mann, und er sieht aus, als wäre er seit Langem müde.
dmd-beauty-and-the-beast-lost = Die Rosen werden prächtig dieses Jahr. Das werden sie immer, wenn Gäste da waren.

## Statistics

dmd-score = Siege

## The coach

dmd-coach-roll = Der Wurf auf dem Tisch
dmd-coach-plans = Würfe, die du wählen kannst
dmd-coach-dice = Schwarze Würfel: { $black }. Grüne Würfel: { $green }. Freie Neuwürfe: { $free }.
dmd-coach-aim-defeat = { $n ->
    [one] Zum Töten reicht 1 Erfolg.
   *[other] Zum Töten braucht es { $n } Erfolge.
}
dmd-coach-aim-need = { $n ->
    [one] Es reicht 1 Erfolg.
   *[other] Es braucht { $n } Erfolge.
}
dmd-coach-aim-beyond = Mit diesen Würfeln ist es nicht zu schaffen.
dmd-coach-aim-most = Jeder Erfolg zählt.
dmd-coach-aim-harm = Jeder Erfolg schadet.
dmd-coach-spread = Erfolge ohne Neuwürfe
dmd-coach-rerolls = Neuwürfe
dmd-coach-reaches-defeat = Tot
dmd-coach-reaches-need = Genug
dmd-coach-reaches-most = Erfolge
dmd-coach-reaches-harm = Unverletzt
dmd-coach-wounds = Schaden
dmd-coach-loss = Geist verloren
dmd-coach-threshold = Wahnsinn
dmd-coach-plain = keine
dmd-coach-free = freie
dmd-coach-stress = bis { $n } Stress
dmd-coach-until = Die nächste Wahnsinnsschwelle ist { $n } Geist entfernt.
dmd-coach-lost = Gefahr, diesen Wurf nicht zu überstehen: { $chance }.
dmd-coach-options = Was du jetzt tun kannst
dmd-coach-chances = { $what }: { $now }. Geist verloren: { $loss }. Wahnsinn: { $threshold }.
dmd-coach-chances-onward = { $what }: { $now }, mit weiteren Neuwürfen { $best }. Geist verloren: { $loss }. Wahnsinn: { $threshold }.
dmd-coach-choice = (am besten)
dmd-coach-note = Die Chancen sind genau. Stress wird nur für das Ziel ausgegeben. Wirkungen von Gegnern und Karten auf einen Wurf sind nicht enthalten, auch nicht der Preis einer Karte.

## Statistik

dmd-tally-turns = Züge
dmd-tally-disrupted = Ritual unterbrochen
dmd-tally-stage = Stufe am Ende

## Bots in der Lobby

level-dmd-bot-novice = Entscheidet nach dem ersten Eindruck, ohne vorauszudenken.
level-dmd-bot-adept = Spielt jeden Plan für seinen Zug zu Ende durch, bevor er handelt.
