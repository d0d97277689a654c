### Die Lektion von Arkham Ritual; ihre Schritte stehen in lessons/lesson.toml.

ar-lesson-own-card = Alle kennen deine Karte, nur du nicht
ar-lesson-own-card-show = Jeder hält eine Karte mit der Vorderseite zu den anderen. Du siehst vier Karten. Blau ist rein, Rot ist verflucht. Von deiner eigenen siehst du nur die Rückseite.
ar-lesson-own-card-ask = Zeig auf die Karte, die alle sehen außer dir.
ar-lesson-own-card-mine = Richtig, das ist deine.
ar-lesson-own-card-other = Diese kannst du lesen. Such die Karte, von der du nur die Rückseite siehst.
ar-lesson-own-card-told = Die sieben Kerzen sind dein Verstand. Am Ende jeder Runde kosten schlechte Karten Kerzen.

ar-lesson-give = Eine Karte weggeben
ar-lesson-give-show = Du bist am Zug. Du hast den Verfluchten Dolch gezogen, und nur du weißt es. Was du ziehst, behältst du nie: Gib die Karte verdeckt an jemanden, dessen Hand auf dem Tisch liegt.
ar-lesson-give-ask = Wer bekommt den Verfluchten Dolch?
ar-lesson-give-barnabas = Barnabas hatte einen sicheren Armleuchter.
ar-lesson-give-cordelia = Cordelia hatte den reinen Dolch. Jetzt hat sie den verfluchten.
ar-lesson-give-ephraim = Ephraim hatte einen sicheren Götzen.
ar-lesson-give-keziah = Keziah hatte einen sicheren Folianten.
ar-lesson-give-told = Die Karte wurde ungesehen genommen. Die alte liegt jetzt offen da, alle können mitzählen. Du weißt, wer verflucht ist. Nur die Person selbst weiß es nicht.

ar-lesson-take = Nehmen oder weitergeben
ar-lesson-take-show = Barnabas hat eine Karte gezogen, angesehen und gibt sie dir. Er sieht auch, was du hältst. Du siehst beides nicht. Nimmst du sie, kommt deine alte Karte offen auf den Tisch. Gibst du sie weiter, behältst du deine.
ar-lesson-take-ask = Nimm die verdeckte Karte.
ar-lesson-take-swapped = Du tauschst blind und siehst endlich, was du hattest.
ar-lesson-take-pass = In einer echten Partie darfst du das. Nimm sie diesmal: Nur so erfährst du, was du gehalten hast.
ar-lesson-take-told = Du hattest den Verfluchten Kelch. Gut, dass er weg ist! Was du jetzt hältst, weißt du wieder nicht, und alle anderen sehen es.

ar-lesson-event = Eine Karte, die etwas bewirkt
ar-lesson-event-show = Manche Karten sind Ereignisse. Sie wirken, wenn man sie ablegt, um eine andere zu nehmen. Die anderen lächeln über das, was du hältst.
ar-lesson-event-ask = Nimm die Karte und sieh, warum.
ar-lesson-event-orb = Du hast die Magische Kugel abgelegt. Sie zeigt dir die nächste Karte des Stapels.
ar-lesson-event-pass = Dann bewirkt dein Ereignis nichts. Nimm die Karte diesmal.
ar-lesson-event-look = Als Nächstes kommt der Verfluchte Foliant. Liegen lassen oder entfernen?
ar-lesson-event-left = Cordelia zieht ihn jetzt. Kommt er zu dir, erkennst du ihn.
ar-lesson-event-removed = Er ist aus dieser Runde, und nur du weißt, was es war.
ar-lesson-event-told = Nur du hast diese Karte gesehen, und der Tisch merkt sie sich für dich. Ein Ereignis, das am Ende der Runde noch jemand hält, bewirkt nichts.

ar-lesson-judge = Wer scheitert und was es kostet
ar-lesson-judge-show = Niemand wollte diese Karte, und nach dir kommt keiner mehr. Lehnst du ab, endet die Runde: Verfluchte Karten scheitern, und zwei Artefakte einer Art scheitern beide, egal welcher Farbe.
ar-lesson-judge-find = Zeig auf die drei, die jetzt scheitern würden.
ar-lesson-judge-twin = Richtig: Es gibt zwei Armleuchter.
ar-lesson-judge-both = Richtig: verflucht, und einer von zwei Armleuchtern.
ar-lesson-judge-cursed = Richtig: Der Götze ist verflucht.
ar-lesson-judge-mine = Deine eigene Karte kannst du nicht beurteilen. Sieh dir die anderen an.
ar-lesson-judge-safe = Ein reiner Dolch, und kein anderer Dolch zu sehen: Keziah ist sicher.
ar-lesson-judge-ask = Lehne die Karte ab und beende die Runde.
ar-lesson-judge-over = Die Karte wird ohne Wirkung abgelegt. Die Runde ist vorbei.
ar-lesson-judge-no-take = Vier haben sie weitergegeben, und drei würden scheitern. Beende die Runde, solange es gut aussieht.
ar-lesson-judge-told = Drei sind gescheitert, also verliert jeder von ihnen 3. Cordelias Karte war verflucht und doppelt; das zählt einmal. Du hattest den reinen Folianten und verlierst nichts.

ar-lesson-cultist = Der Kultist dreht alles um
ar-lesson-cultist-show = Keziah hält den Kultisten: Jetzt überleben verfluchte Karten, und reine scheitern. Fast alle Karten liegen offen. Du siehst nur drei nicht: Verfluchter Götze, Verfluchter Kelch und Cthulhu. Alle sind verflucht, deine also auch.
ar-lesson-cultist-find = Zeig auf die zwei, die jetzt überleben würden.
ar-lesson-cultist-mine = Richtig: Deine ist verflucht, und mit dem Kultisten ist das gut.
ar-lesson-cultist-ephraim = Richtig: Ephraims Foliant ist verflucht.
ar-lesson-cultist-holder = Wer den Kultisten hält, scheitert immer.
ar-lesson-cultist-sane = Diese Karte ist rein. Mit dem Kultisten scheitern reine Karten.
ar-lesson-cultist-ask = Wieder kommt nach dir keiner mehr. Nehmen oder die Runde beenden?
ar-lesson-cultist-glad = Verflucht, und froh darüber.
ar-lesson-cultist-no-take = Verflucht bleibst du so oder so. Aber die Runde ginge weiter, und Keziah könnte den Kultisten verlieren. Jetzt bist du sicher: Beende sie.
ar-lesson-cultist-told = Barnabas und Cordelia waren rein, und Keziah hatte den Kultisten selbst. Du und Ephraim habt nichts verloren.

ar-lesson-gate = Ein Portal und was dahinter wartet
ar-lesson-gate-show = Keziah hält Cthulhu. Das allein bewirkt wenig. Wer aber ein Portal ablegt, während jemand Cthulhu hält, lässt ihn herein, und alle außer Keziah verlieren 4. Barnabas hält ein Portal. Du hast 4 Kerzen.
ar-lesson-gate-ask = Du hast einen reinen Folianten gezogen. Wer bekommt ihn?
ar-lesson-gate-cordelia = Sicher: Cordelia legt einen Armleuchter ab.
ar-lesson-gate-ephraim = Sicher: Ephraim legt einen Götzen ab.
ar-lesson-gate-keziah = Die beste Wahl: Keziah legt Cthulhu selbst ab, und er ist weg.
ar-lesson-gate-barnabas = Nimmt Barnabas ihn, legt er das Portal ab. Cthulhu kommt, und du verlierst deine letzten 4. Jeder, nur nicht er!
ar-lesson-gate-told = Nichts ist passiert, und genau darum geht es. Ereignisse wirken nur, wenn man sie ablegt, um eine andere Karte zu nehmen.

ar-lesson-end = Das Ende einer Partie
ar-lesson-end-show = Eine Karte ist übrig. Nur zwei Karten fehlen auf dem Tisch: ein Portal und Cthulhu. Die eine hältst du, die andere wird dir angeboten. Welche welche ist, kannst du nicht wissen.
ar-lesson-end-ask = Nehmen oder ablehnen?
ar-lesson-end-taken = In beiden Fällen richtig.
ar-lesson-end-refused = Ablehnen ist nur richtig, wenn du das Portal hältst. Nehmen ist immer richtig: Am Ende hast du das Portal, und das ist rein, oder Cthulhu kommt durch dich.
ar-lesson-end-told = Du hast das Portal abgelegt und hältst Cthulhu. Alle anderen verlieren 4. Sobald jemand bei 0 ist, endet die Partie: Wer bei 0 ist, verliert, alle anderen gewinnen. Heute bist das du.

## Rätsel

ar-puzzle-own-colour = Was hältst du?
ar-puzzle-own-colour-show = Eine echte Stellung. Sieh dir die Karten der anderen an und alles, was abgelegt wurde. Was fehlt?
ar-puzzle-own-colour-ask = Welche Farbe hat deine eigene Karte?
ar-puzzle-own-colour-why = Diese Karten siehst du nirgends: { $missing }. Eine davon ist deine, und alle sind gleich: { $colour }.
ar-puzzle-last-hand = Die letzte Hand
ar-puzzle-last-hand-show = Eine echte Stellung. Nach dir kommt keiner mehr, und der Stapel ist leer: Die Runde endet, was du auch tust.
ar-puzzle-last-hand-ask = Nimmst du die Karte, oder lehnst du ab?
ar-puzzle-last-hand-why = Diese Karten siehst du nirgends: { $missing }. Eine hältst du, eine andere wird dir angeboten. Nimmst du sie, verlierst du in keinem Fall etwas. Lehnst du ab, gilt das nur in { $refuse } % der Fälle.
ar-puzzle-mistake = Der eine Fehler
ar-puzzle-mistake-show = Eine echte Stellung. Du musst die Karte weitergeben. Bei allen außer einer Person kostet dich das jetzt nichts.
ar-puzzle-mistake-ask = Wer darf die Karte nicht nehmen?
ar-puzzle-mistake-why = Nimmt { $who } sie, kommt diese Karte auf den Tisch: { $card }. Die Runde endet. Deine eigene Karte kann nur eine von diesen sein: { $own }. Sie würde scheitern, und du würdest { $loss } verlieren.
