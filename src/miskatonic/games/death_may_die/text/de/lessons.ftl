### Die Lektion von Death May Die; ihre Schritte stehen in lessons/lesson.toml.

dmd-lesson-run = Laufen und verfolgt werden
dmd-lesson-run-show = Du spielst Leon Barnes. Er hat 3 Aktionen pro Zug. Das Ziel steht oben: vier unschuldige Geschworene auf dem Stadtplatz. Drei sind schon dort. Neben dir steht ein Kultist.
dmd-lesson-run-ask = Lauf zum Stadtplatz.
dmd-lesson-run-running = Bis zu 3 Felder, und durch Leichtfüßig eines mehr.
dmd-lesson-run-later = Gleich. Sieh zuerst, was passiert, wenn du weggehst.
dmd-lesson-run-unused = Du hast noch 3 Aktionen. Nutze eine: Lauf zum Stadtplatz.
dmd-lesson-run-where = Geh auf den Stadtplatz nebenan.
dmd-lesson-run-followed = Der Kultist ist mitgekommen!
dmd-lesson-run-east = Der Stadtplatz ist gleich nebenan. Geh dorthin.
dmd-lesson-run-stop = Bleib hier stehen.
dmd-lesson-run-stopped = Du bleibst stehen. Noch 2 Aktionen.
dmd-lesson-run-on = Du könntest weitergehen, und der Kultist käme wieder mit. Bleib hier.
dmd-lesson-run-told = Jeder Gegner auf dem Feld, das du verlässt, folgt dir. Durch Weglaufen wirst du niemanden los.

dmd-lesson-attack = Angreifen und neu würfeln
dmd-lesson-attack-show = Ein Angriff ist eine Probe mit 3 schwarzen Würfeln, dazu grünen, wenn du welche verdient hast. Jeder Erfolg ist 1 Wunde; ein Kultist fällt bei 2. Jeder Tentakel kostet dich 1 Geist (geistige Gesundheit).
dmd-lesson-attack-ask = Greif den Kultisten an.
dmd-lesson-attack-rolled = 1 Erfolg, 1 Tentakel, 1 leere Seite: Eine Wunde fehlt.
dmd-lesson-attack-first = Zuerst der Kultist: Gegner auf deinem Feld greifen dich am Ende deines Zuges an.
dmd-lesson-attack-again = Würfle einen Würfel neu. Das kostet 1 Stress.
dmd-lesson-attack-best = Ein Erfolg, und der Tentakel ist weg. Der beste Würfel dafür.
dmd-lesson-attack-stays = Ein Erfolg. Der Tentakel bleibt aber und kostet 1 Geist. Mit dem Tentakelwürfel war die Aussicht auf einen Erfolg dieselbe.
dmd-lesson-attack-lives = Mit 1 Wunde lebt er und schlägt zurück. Du hast Platz für 4 Stress: Würfle einen Würfel neu, der kein Erfolg ist.
dmd-lesson-attack-keep-it = Diesen Würfel willst du behalten.
dmd-lesson-attack-keep = Lass die Würfel liegen.
dmd-lesson-attack-falls = 2 Erfolge. Der Kultist fällt.
dmd-lesson-attack-enough = 2 Erfolge reichen. Lass sie liegen: Stress ist kostbar.
dmd-lesson-attack-told = Der Kultist ist weg, für 1 Stress. Ein Tentakel, der liegen bleibt, kostet 1 Geist. Geist kommt nie zurück, und das ist nicht nur schlecht, wie du sehen wirst.

dmd-lesson-madness = Den Verstand verlieren
dmd-lesson-madness-show = Später. Leon hat 3 Geist verloren und trägt 2 Stress. Die nächste Marke auf seiner Leiste liegt bei 4. Hier steht ein verwundeter Kultist.
dmd-lesson-madness-ask = Greif den Kultisten an.
dmd-lesson-madness-rolled = 2 Erfolge, aber ein Tentakel.
dmd-lesson-madness-first = Greif an: Eine Wunde mehr reicht.
dmd-lesson-madness-again = Lass die Würfel liegen.
dmd-lesson-madness-falls = Er fällt. Und der Tentakel treibt dich in den Wahnsinn.
dmd-lesson-madness-save = Das ginge, um den Geist zu retten. Wahnsinn macht dich aber stärker: Lass ihn kommen.
dmd-lesson-madness-enough = Du hast genug Erfolge. Lass die Würfel liegen.
dmd-lesson-madness-skill = Welche Fertigkeit steigt auf, für immer?
dmd-lesson-madness-show-off = Angeberei 2: ein grüner Würfel, wenn jemand bis zu 2 Felder entfernt ist.
dmd-lesson-madness-marksman = Fernkampf 2: 2 grüne Würfel mehr gegen Gegner auf anderen Feldern.
dmd-lesson-madness-swiftness = Leichtfüßig 2: einmal pro Zug frei laufen.
dmd-lesson-madness-told = An einer Marke bricht dein Wahnsinn aus. Leons Nachtschreck war gnädig: Unverwundet heilt er allen Stress. Mit einer Wunde wäre der Gegner gekommen, der am nächsten steht. Auf dem Totenkopf, bei 20, bist du verloren.

dmd-lesson-mythos = Der Mythos und eine Entdeckung
dmd-lesson-mythos-show = Nach deinen Aktionen richtet eine Mythoskarte Schaden an. Ist dann kein Gegner auf deinem Feld, ermittelst du. Dein Feld ist sicher.
dmd-lesson-mythos-ask = Beende deine Aktionen und sieh zu.
dmd-lesson-mythos-mob = Der Mob sammelt sich: Am gelben Tor erscheint ein Kultist.
dmd-lesson-mythos-safe = Dein Feld ist jetzt sicher. Beende hier deine Aktionen.
dmd-lesson-mythos-find = Du hast die Zeugin aus Asche gefunden. Nimm eine Seite der Karte.
dmd-lesson-mythos-maid = 1 Stress: Die Magd kommt mit. Sie ist ein Beweis und nimmt eine Wunde für dich.
dmd-lesson-mythos-apron = 1 Wunde: ihre Schürze. Auch sie ist ein Beweis.
dmd-lesson-mythos-evidence = Du brauchst Beweise, um die Geschworenen zu überzeugen. Nimm eine Seite.
dmd-lesson-mythos-told = Die Mythoskarte trug das Zeichen des Rituals. Zwei solche Zeichen liegen jetzt im Ablagestapel. Bei drei schreitet das Ritual 1 Feld voran. Auf Feld 5 kommt der Große Alte, auf 8 habt ihr verloren.

dmd-lesson-strike = Wenn sie zurückschlagen
dmd-lesson-strike-show = Diesmal steht ein Kultist auf deinem Feld, also ermittelst du nicht: Er greift an. Du würfelst für ihn, zwei grüne Würfel. Jetzt verwundet dich jeder Erfolg, und leere Seiten sind gut.
dmd-lesson-strike-again = 2 Erfolge wären 2 Wunden. Würfle einen neu.
dmd-lesson-strike-blank = Eine leere Seite. Eine Wunde weniger.
dmd-lesson-strike-both = 2 von 5 Wunden auf einmal? Du hast Platz für Stress: Würfle einen neu.
dmd-lesson-strike-other = Lass den anderen liegen.
dmd-lesson-strike-wounded = 1 Wunde. Den Stress sparst du für später.
dmd-lesson-strike-allowed = Erlaubt, solange Platz für Stress ist. Hier sparen wir die letzten 2 für deine eigenen Proben.
dmd-lesson-strike-told = Mit der fünften Wunde stirbst du. Solange der Große Alte noch nicht da ist, verlieren dann alle. Ruh dich auf einem sicheren Feld aus: Das heilt 3.

dmd-lesson-goal = Das Ziel der Episode
dmd-lesson-goal-show = Mit Episodenaktionen erreicht ihr das Ziel. Um einen Geschworenen zu überzeugen, braucht es 4 Erfolge; jeder Beweis zählt 1, und du hast zwei. Dann führ ihn auf den Platz nebenan.
dmd-lesson-goal-ask = Überzeuge den Geschworenen.
dmd-lesson-goal-dice = 3 schwarze Würfel und 2 für die Beweise.
dmd-lesson-goal-guilty = Ein schuldiger Geschworener zählt auf dem Platz nicht. Überzeuge ihn zuerst.
dmd-lesson-goal-here = Der letzte Geschworene ist hier: Überzeuge ihn.
dmd-lesson-goal-keep = 2 Erfolge und 2 für die Beweise: Das sind 4. Lass die Würfel liegen.
dmd-lesson-goal-turned = Der Geschworene ist überzeugt: unschuldig.
dmd-lesson-goal-enough = Du hast die 4, die du brauchst. Lass die Würfel liegen.
dmd-lesson-goal-lead = Versammle den Geschworenen, um ihn auf den Platz zu führen.
dmd-lesson-goal-leading = Er folgt dir.
dmd-lesson-goal-not-yet = Er ist unschuldig, aber noch nicht auf dem Platz. Versammle ihn.
dmd-lesson-goal-where = Führ ihn auf den Stadtplatz.
dmd-lesson-goal-square = Auf dem Stadtplatz, und 1 Feld ist noch übrig.
dmd-lesson-goal-next-door = Der Stadtplatz ist nebenan.
dmd-lesson-goal-leave = Lass ihn hier stehen.
dmd-lesson-goal-four = Vier unschuldige Geschworene auf dem Stadtplatz!
dmd-lesson-goal-no-further = Nicht weiter: Geschworene zählen nur auf dem Platz.
dmd-lesson-goal-told = Das Ritual ist unterbrochen. Ab jetzt ist der Große Alte verwundbar. Am Ende dieses Zuges kommt er, ob ihr bereit seid oder nicht.

dmd-lesson-arrival = Der Große Alte erscheint
dmd-lesson-arrival-show = Beende jetzt deinen Zug und sieh, was du angerichtet hast.
dmd-lesson-arrival-ask = Beende deine Aktionen.
dmd-lesson-arrival-sky = Eine Mythoskarte, ein Fund, und dann öffnet sich der Himmel.
dmd-lesson-arrival-enough = Du hast genug getan. Beende deine Aktionen.
dmd-lesson-arrival-find = Du hast eine Laterne gefunden. Nimm, was du willst.
dmd-lesson-arrival-light = Licht: Du läufst immer 1 Feld weiter.
dmd-lesson-arrival-oil = Öl: Es verbrennt einmal alles auf deinem Feld.
dmd-lesson-arrival-left = Du lässt sie liegen.
dmd-lesson-arrival-told = Azathoth steht auf deinem Feld: Stufe II, 12 Leben. Er greift alle auf seinem Feld an und folgt wie jeder Gegner. Fällt ab jetzt jemand von euch, kämpfen die anderen weiter.

dmd-lesson-kill = Töte ihn
dmd-lesson-kill-show = Die letzte Stufe hat 15 Leben und 13 Wunden. Leon würfelt jetzt mit 5 Würfeln: ein grüner für den verlorenen Geist und einer, weil Huikong nahe ist und er gern angibt. Eine Aktion ist übrig.
dmd-lesson-kill-ask = Greif an!
dmd-lesson-kill-rolled = 2 Erfolge!
dmd-lesson-kill-attack = Zwei Wunden fehlen. Greif an!
dmd-lesson-kill-keep = Lass die Würfel liegen.
dmd-lesson-kill-enough = 2 Wunden. Das reicht.
dmd-lesson-kill-no-more = 2 Wunden sind alles, was es braucht. Lass sie liegen.
dmd-lesson-kill-told = Die letzte Stufe ist gefallen: Ihr habt gewonnen, gemeinsam. Ein Sieg zählt vor jeder Niederlage im selben Augenblick.

## Rätsel

dmd-puzzle-which-die = Welcher Würfel?
dmd-puzzle-which-die-show = Eine echte Stellung. Du greifst an. Ein Neuwurf ist noch übrig, für 1 Stress, und der Gegner ist noch nicht tot.
dmd-puzzle-which-die-ask = { $foe }: Welchen Würfel würfelst du neu?
dmd-puzzle-which-die-why = { $decides ->
    [chance] { $foe }: Mit diesem Würfel tot in { $chance } % der Fälle, mit dem nächstbesten in { $other } %.
   *[sanity] Die Aussicht ist mit mehr als einem Würfel gleich: { $chance } %. Mit diesem verlierst du aber am wenigsten geistige Gesundheit: Ein Tentakel, der liegen bleibt, kostet 1.
}
dmd-puzzle-whom-first = Wen zuerst?
dmd-puzzle-whom-first-show = Eine echte Stellung. Du greifst an, und nichts kann neu gewürfelt werden. Achte auf Leben, Wunden und Würfel.
dmd-puzzle-whom-first-ask = Wen kannst du am sichersten töten?
dmd-puzzle-whom-first-why = { $foe }, noch { $left } Leben: tot in { $chance } % der Fälle. Das nächstbeste Ziel ist { $rival }, noch { $rival_left } Leben: { $other } %.
