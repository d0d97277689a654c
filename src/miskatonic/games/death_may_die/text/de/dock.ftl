# Das Pult des Tisches im Browser: warum gefragt wird, was gefragt wird, was folgt.

## Warum. Nach der Art des Dings, das fragt, und für Fragen, die keine Karte stellt.

dmd-because-mythos = Mythos: { $name }
dmd-because-insanity = Psychose: { $name }
dmd-because-stage = { $name }
dmd-because-episode = { $name }
dmd-because-action = Episodenaktion: { $name }
dmd-because-skill = Fertigkeit: { $name }
dmd-because-enemy = { $name }
dmd-because-item = Karte: { $name }
dmd-because-companion = Begleiter: { $name }
dmd-because-condition = Zustand: { $name }
dmd-because-relic = Relikt: { $name }
dmd-because-discovery = Gefunden: { $name }
dmd-because-token = Marker: { $name }
dmd-because-both = { $what }, { $also }

dmd-why-action = { $n ->
    [one] { $who } ist am Zug, noch 1 Aktion.
   *[other] { $who } ist am Zug, noch { $n } Aktionen.
}
dmd-why-granted-action = Eine kostenlose Aktion für { $who }.
dmd-why-free-action = { $who } darf das kostenlos tun.
dmd-why-move = { $n ->
    [one] { $who } läuft, noch 1 Feld.
   *[other] { $who } läuft, noch { $n } Felder.
}
dmd-why-walk = { $n ->
    [one] { $what }: { $who } geht, noch 1 Feld.
   *[other] { $what }: { $who } geht, noch { $n } Felder.
}
dmd-why-leave-behind = { $who } weicht aus.
dmd-why-target = { $who } greift an.
dmd-why-more-targets = { $who } darf mehr als einen treffen.
dmd-why-reroll = { $who } würfelt: { $dice }.
dmd-why-reroll-attack = { $who } greift an ({ $foe }): { $dice }.
dmd-why-reroll-attacked = { $foe } greift { $who } an: { $dice }.
dmd-why-reroll-5 = { $who } versucht die Aktion der Episode: { $dice }.
dmd-why-reroll-6 = { $who } würfelt für den Fund: { $dice }.
dmd-why-reroll-7 = Eine Probe gegen { $who }: { $dice }.
dmd-why-reroll-9 = Feuer, wo { $who } steht: { $dice }.
dmd-why-convert = Ältere Zeichen dürfen als Erfolge zählen.
dmd-why-split-wounds = { $n ->
    [one] 1 Wunde für deine Ziele.
   *[other] { $n } Wunden, verteilt auf deine Ziele.
}
dmd-why-assign-wound = { $n ->
    [one] { $who } nimmt 1 Wunde. { $what }
   *[other] { $who } nimmt { $n } Wunden. { $what }
}
dmd-why-level-up = { $who } hat eine Schwelle erreicht und wird stärker.
dmd-why-heal = { $n ->
    [one] { $who } ruht aus: 1 Punkt zu heilen.
   *[other] { $who } ruht aus: { $n } Punkte zu heilen.
}
dmd-why-attacker = { $n ->
    [one] 1 Gegner ist hier: { $who } ist nicht sicher.
   *[other] { $n } Gegner sind hier: { $who } ist nicht sicher.
}
dmd-why-relic = Relikte liegen aus.
dmd-why-use = Du darfst jetzt eine Karte benutzen.
dmd-why-trade-card = { $who } tauscht: Alle hier dürfen tauschen.
dmd-why-trade-receiver = „{ $card }“ wechselt den Besitzer.
dmd-why-trade-consent = Jemand schlägt einen Tausch vor.
dmd-why-order = Mehreres geschieht zur selben Zeit.
dmd-why-enemy-path = { $what } bewegt einen Gegner ({ $figure }); zwei Wege sind gleich kurz.
dmd-why-character = Vor dem ersten Zug.
dmd-why-confirm-lethal = { $who } überlebt diesen Preis nicht.

## Was, wo anders gefragt wird als im Terminal.

dmd-ask-action = Was tut { $who }?
dmd-ask-granted-action = Was tut { $who } kostenlos?
dmd-ask-move = Wohin geht { $who }?
dmd-ask-leave-behind = Welcher Gegner bleibt zurück?
dmd-ask-take-along = Wer kommt mit? Ziel: { $space }
dmd-ask-target = Wen greift { $who } an?
dmd-ask-more-targets = Noch ein Ziel?
dmd-ask-killer-instinct = Killerinstinkt einsetzen?
dmd-ask-calm-down = Vorher 1 Stress heilen?
dmd-ask-reroll = Einen Würfel neu werfen oder behalten?
dmd-ask-reroll-against = Einen Würfel neu werfen oder hinnehmen?
dmd-ask-convert = Ein Älteres Zeichen als Erfolg zählen?
dmd-ask-silent-witness = Was machst du aus diesem Tentakel?
dmd-ask-split-wounds = Wer nimmt die nächste Wunde?
dmd-ask-assign-wound = Wer nimmt diese Wunde?
dmd-ask-ignore-wound = { $n ->
    [one] 1 Wunde ignorieren, wenn möglich?
   *[other] Von { $n } Wunden ignorieren, was geht?
}
dmd-ask-ignore-sanity = Vom Verlust ({ $n } Geist) ignorieren, was geht?
dmd-ask-level-up = Welche Fertigkeit steigt um 1 Level, für immer?
dmd-ask-heal = Was heilt { $who }?
dmd-ask-patient = Wer wird geheilt?
dmd-ask-push = Wegstoßen: { $figure }. Wohin?
dmd-ask-attacker = Wer greift { $who } zuerst an?
dmd-ask-discovery = „{ $card }“: Was nimmst du?
dmd-ask-relic-instead = Ein Relikt, statt zu ermitteln?
dmd-ask-may-investigate = Hier und jetzt ermitteln?
dmd-ask-relic = Welches Relikt nimmt { $who }?
dmd-ask-use = Jetzt eine Karte benutzen?
dmd-ask-choose = Was davon?
dmd-ask-confirm-lethal = Das tötet dich. Trotzdem?
dmd-ask-discard-card = Welche Karte gibt { $who } ab?
dmd-ask-trade-card = Welche Karte wechselt den Besitzer?
dmd-ask-trade-receiver = Wer bekommt „{ $card }“?
dmd-ask-trade-consent = Darf „{ $card }“ an { $receiver } gehen?
dmd-ask-may-trigger = Einsetzen?
dmd-ask-order = Was kommt zuerst?
dmd-ask-enemy-path = Wohin zieht { $figure }?
dmd-ask-open-passage = Welchen Durchgang öffnest du?
dmd-ask-bar-passage = Welcher Durchgang wird versperrt?
dmd-ask-collapse = Welcher Durchgang stürzt ein, für immer?
dmd-ask-summon-at = Wo erscheint { $enemy }?
dmd-ask-pick-space = Welches Feld ist gemeint?
dmd-ask-move-token = Wohin kommt { $token }?
dmd-ask-token-path = Wohin zieht { $token }?
dmd-ask-follow = Folgt { $follower } auf das Feld { $space }? ({ $who } geht dorthin)
dmd-ask-character = Wen spielst du?

## Was die Antwort auslöst.

dmd-next-action = Nach der letzten Aktion kommt eine Mythoskarte.
dmd-next-move = Gegner hier kommen mit. Feuer hier haftet an { $who }.
dmd-next-target = Dann wird gewürfelt.
dmd-next-reroll = Dann zählen die Erfolge, und jeder Tentakel kostet 1 Geist.
dmd-next-reroll-against = Dann gibt es die Wunden, und jeder Tentakel kostet 1 Geist.
dmd-next-attacker = Alle greifen an, einer nach dem anderen.
dmd-next-discovery = Was du liegen lässt, kommt nicht wieder.
dmd-next-level-up = Ab jetzt gilt auch das nächste Level.
dmd-next-heal = Punkt für Punkt, bis keiner übrig ist.
dmd-next-assign-wound = Wunde für Wunde, bis alle vergeben sind.
dmd-next-elder-location = Wer auf seinem Feld steht, wird angegriffen.
dmd-next-confirm-lethal = Solange der Große Alte nicht da ist, verlieren damit alle.

## Auf den Knöpfen.

dmd-opt-none = Nein
dmd-opt-not-now = Jetzt nicht
dmd-opt-nobody = Niemand
dmd-opt-enough = Genug
dmd-opt-leave-it = Stehen lassen
dmd-opt-take-it = Hinnehmen
dmd-opt-run = { $n ->
    [one] bis zu 1 Feld
   *[other] bis zu { $n } Felder
}
dmd-opt-run-followed = { $run }; es folgen: { $names }
dmd-opt-free = kostenlos
dmd-opt-kill = { $chance } tödlich
dmd-opt-kill-with = { $chance } tödlich, { $best } mit Stress
dmd-opt-hit = im Mittel { $n } Wunden
dmd-opt-need = { $chance } gelingt
dmd-opt-need-with = { $chance } gelingt, { $best } mit Stress
dmd-opt-most = im Mittel { $n } Erfolge
dmd-opt-unhurt = { $chance } unverletzt
dmd-opt-mean-defeat = %: tödlich
dmd-opt-mean-need = %: gelingt
dmd-opt-mean-harm = %: unverletzt
dmd-opt-mean-most = ≈: im Mittel
dmd-opt-cannot = Kann nicht gelingen: braucht { $need }, du hast { $dice } Würfel
dmd-opt-cannot-now = Kann mit deinen Würfeln nicht gelingen
dmd-opt-rest = Jetzt { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}, { $stress } Stress
dmd-opt-rest-nothing = Es gibt nichts zu heilen
dmd-opt-trade = mit { $names }
dmd-opt-end = { $n ->
    [0] alle Aktionen genutzt
    [one] 1 Aktion ungenutzt
   *[other] { $n } Aktionen ungenutzt
}
dmd-opt-end-attacked = { $end }; es greifen an: { $names }
dmd-opt-end-again = { $n ->
    [one] 1 Aktion ist übrig. Trotzdem beenden?
   *[other] { $n } Aktionen sind übrig. Trotzdem beenden?
}
dmd-opt-points-again = { $n ->
    [one] 1 Punkt verfiele. Trotzdem aufhören?
   *[other] { $n } Punkte verfielen. Trotzdem aufhören?
}
dmd-opt-stop-safe = ein sicheres Feld
dmd-opt-nobody-there = niemand dort
dmd-opt-there = { $names }
dmd-opt-fire-there = { $n }-mal Feuer
dmd-opt-follow = es folgen: { $names }
dmd-opt-burns = { $n }-mal Feuer haftet an dir
dmd-opt-moves = { $n ->
    [one] 1 Feld weit
   *[other] { $n } Felder weit
}
dmd-opt-run-to = Laufen: { $space }
dmd-opt-figure = { $wounds } von { $health } Wunden
dmd-opt-figure-on = { $space }, { $wounds } von { $health } Wunden
dmd-opt-person = { $wounds } von { $most } Wunden, { $stress } Stress
dmd-opt-change = { $what } { $now } → { $then }
dmd-opt-last = { $what } { $now } → { $then }: Tod
dmd-opt-companion = { $now } → { $then } von { $most }
dmd-opt-companion-lost = { $now } → { $then } von { $most }: geht verloren
dmd-opt-stress = 1 Stress ({ $now } → { $then })
dmd-opt-sanity = { $n } Geist (jetzt { $now })
dmd-opt-wounds = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
dmd-opt-successes = { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolge
}
dmd-opt-signs = { $n ->
    [one] 1 Älteres Zeichen
   *[other] { $n } Ältere Zeichen
}
dmd-opt-tentacles = { $n ->
    [one] 1 Tentakel
   *[other] { $n } Tentakel
}
dmd-opt-blanks = nichts
dmd-opt-otherwise = Nein: das andere tun, das die Karte nennt
dmd-opt-dies = { $chance }, dass { $who } stirbt
dmd-opt-dies-again = { $who } wird sterben. Trotzdem hinnehmen?
dmd-opt-die = Tun und sterben
dmd-opt-die-lost = alle verlieren
dmd-opt-die-wounds = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
} (Leben übrig: { $left })
dmd-opt-die-sanity = { $n } Geist (übrig: { $left })
dmd-opt-relic-turned = Gewandelt: { $rule }
dmd-opt-several = { $what } × { $n }
dmd-view-use-what = { $card } benutzen
dmd-view-reroll-what = Neu werfen: { $die }

## Der Weg zum Sieg, vom Coach gesagt.

dmd-way = So könnten wir von hier aus gewinnen
dmd-way-missing = { $actions ->
    [one] Es fehlen noch { $n }. Der Kundige rechnet mit etwa 1 Aktion.
   *[other] Es fehlen noch { $n }. Der Kundige rechnet mit etwa { $actions } Aktionen.
}
dmd-way-slay = { $actions ->
    [one] Noch { $n } Wunden. Der Kundige rechnet mit etwa 1 Aktion.
   *[other] Noch { $n } Wunden. Der Kundige rechnet mit etwa { $actions } Aktionen.
}
dmd-way-last = Der Stufe des Großen Alten fehlen noch { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}. Besiegt alle vier Stufen, bevor die Leiste endet.
dmd-way-turn = { $token } auf dem Feld { $space } umdrehen{ $needs }.
dmd-way-turn-bring = { $token } auf dem Feld { $space } umdrehen{ $needs }, dann zum Feld { $to } bringen.
dmd-way-bring = { $token } vom Feld { $space } zum Feld { $to } bringen.
dmd-way-deliver = { $token } zum Feld { $space } bringen.
dmd-way-set = { $token } auf das Feld { $space } legen{ $needs }.
dmd-way-fetch = { $token } auf dem Feld { $space } holen{ $needs }.
dmd-way-remove = { $token } auf dem Feld { $space } zerstören{ $needs }.
dmd-way-bait = { $token } auf das Feld { $space } legen: Dann ist er verwundbar ({ $figure }).
dmd-way-attack = Angreifen: { $figure }, Feld { $space }.
dmd-way-needs = { $n ->
    [one] , 1 Erfolg
   *[other] , { $n } Erfolge
}
dmd-way-who = { $moves ->
    [0] { $who } ist dort.
    [one] { $who } ist 1 Feld entfernt.
   *[other] { $who } ist { $moves } Felder entfernt.
}
dmd-way-nobody = Dorthin kommt jetzt niemand.
dmd-way-note = So würde es der Kundige machen; die Karten können es anders wollen.

## Augenblicke des ganzen Bretts.

dmd-moment-insanity = { $who } verliert den Verstand
dmd-moment-insanity-calm = { $insanity }: Es geht vorüber. Aller Stress ist geheilt.
dmd-moment-insanity-breaks = { $insanity } bricht aus.
dmd-moment-insanities = Der Verstand versagt
dmd-moment-death = { $who } ist tot
dmd-moment-madness = { $who } ist dem Wahnsinn verfallen
dmd-moment-death-on = Feld { $space }, Zug { $turn }.
dmd-moment-deaths = Ermittler fallen
dmd-moment-elder = { $elder } erwacht
dmd-moment-elder-on = Er steht auf dem Feld { $space }.
dmd-moment-stage = { $elder } nimmt eine neue Gestalt an: Stufe { $n }
dmd-moment-stage-beaten = Stufe { $n } ist besiegt
dmd-moment-stage-beaten-last = { $elder } ist gefallen
dmd-moment-disrupted = Das Ritual ist unterbrochen
dmd-moment-disrupted-line = Jetzt ist der Große Alte verwundbar.
dmd-moment-won = Ihr habt gewonnen
dmd-moment-lost = Alles ist verloren

## Episodenaktionen, kurz genug für einen Knopf.

dmd-gather-jurors-short = Bewege 1 Geschworenen von hier bis zu 2 Felder weit.
dmd-convince-juror-short = 4 Erfolge drehen einen schuldigen Geschworenen hier um. Jeder Beweis zählt 1.
dmd-force-lock-short = 2 Erfolge öffnen hier ein Schloss. Jeder Schlüssel zählt 1.
dmd-lead-patient-short = Nimm 1 Patienten von hier und bewege dich bis zu 2 Felder weit.
dmd-strike-bones-short = Knochensiegel: 2 Erfolge. Altar: Jeder Erfolg, weniger 1 je Siegel, bricht einen Stein.
dmd-lay-to-rest-short = Lege alle deine Knochen ab, heile 1 Stress oder 1 Wunde.
dmd-handle-powder-short = Rüstkammer: Nimm 2 Ladungen. Pfeiler: 2 Erfolge legen eine.
dmd-call-out-short = Der nächste Kultist kommt für jeden Erfolg 1 Feld näher.
dmd-usher-visitors-short = Jeder Erfolg bewegt 1 Besucher in deiner Nähe bis zu 2 Felder weit.
dmd-listen-to-ghost-short = 2 Erfolge: Nimm 1 Rose, der Geist zieht weiter.
dmd-bait-the-beast-short = Lege hier 1 Rose ab; das Biest kommt 3 Felder näher.

## Die Geschichte am Ende.

dmd-story = Was geschah
dmd-story-all = Alles
dmd-story-who = { $kills ->
    [0] kein Gegner getötet
    [one] 1 Gegner getötet
   *[other] { $kills } Gegner getötet
}, { $wounds ->
    [one] 1 Wunde zugefügt
   *[other] { $wounds } Wunden zugefügt
}, { $taken } erlitten, { $insanities ->
    [0] nie verrückt geworden
    [one] einmal verrückt geworden
   *[other] { $insanities }-mal verrückt geworden
}.
dmd-story-lost = Verloren in Zug { $n }.
dmd-story-figures = Alle Werte
