### Wie Regeln gesagt werden. Regeltexte, die niemand von Hand geschrieben hat, werden daraus zusammengesetzt
### (card_text/rule_texts.py). Was getan wird, beginnt klein und hat keinen Punkt.

## Verbinden

dmd-w-and = { $first } und { $last }
dmd-w-alternatives = { $first } oder { $last }
dmd-w-list = { $first }, { $rest }
dmd-w-some = { $n } { $noun }
dmd-w-for-each = { $then } für { $what }
dmd-w-for-each-apart = für { $what }: { $then }
dmd-w-times = { $n ->
    [2] zweimal
   *[other] { $n } Mal
}: { $then }
dmd-w-nothing = sonst geschieht nichts

## Wie viele

dmd-w-bound-min = { $low ->
    [one] mindestens 1 { $noun }
   *[other] { $low } oder mehr { $many }
}
dmd-w-bound-none = { $gender ->
    [f] keine { $noun }
    [n] kein { $noun }
   *[m] { $case ->
        [nom] kein { $noun }
       *[acc] keinen { $noun }
    }
}
dmd-w-bound-max = { $high ->
    [one] höchstens 1 { $noun }
   *[other] höchstens { $high } { $many }
}
dmd-w-bound-both = { $low } bis { $high } { $many }

## Was du tust

dmd-w-stress = { $person ->
    [they] erleidet { $n } Stress
   *[you] erleide { $n } Stress
}
dmd-w-stress-overflow = { $person ->
    [they] { $n ->
        [one] erleidet 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde
       *[other] erleidet { $n } Stress; wofür kein Platz mehr ist, das wird zu Wunden
    }
   *[you] { $n ->
        [one] erleide 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde
       *[other] erleide { $n } Stress; wofür kein Platz mehr ist, das wird zu Wunden
    }
}
dmd-w-wound = { $person ->
    [they] erleidet
   *[you] erleide
} { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
dmd-w-sanity = { $person ->
    [they] verliert { $n } geistige Gesundheit
   *[you] verliere { $n } geistige Gesundheit
}
dmd-w-heal = { $person ->
    [they] heilt { $what }
   *[you] heile { $what }
}
dmd-w-heal-stress = { $n } Stress
dmd-w-heal-wounds = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
dmd-w-heal-mix = { $n ->
    [one] 1 Stress oder 1 Wunde
   *[other] bis zu { $n } Stress und Wunden in beliebiger Mischung
}
dmd-w-gain = { $person ->
    [they] nimmt { $tokens }
   *[you] nimm { $tokens }
}
dmd-w-drop = { $person ->
    [they] legt { $tokens } ab
   *[you] lege { $tokens } ab
}
dmd-w-drop-all = { $person ->
    [they] legt alle seine { $many } ab
   *[you] lege alle deine { $many } ab
}
dmd-w-take = { $person ->
    [they] nimmt { $tokens } { $from }
   *[you] nimm { $tokens } { $from }
}
dmd-w-lay = { $person ->
    [they] legt { $tokens } { $at }
   *[you] lege { $tokens } von dir { $at }
}
dmd-w-walk = { $person ->
    [they] bewegt sich
   *[you] bewege dich
} bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit
dmd-w-walk-must = { $person ->
    [they] bewegt sich
   *[you] bewege dich
} { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit
dmd-w-walk-toward = { $person ->
    [they] bewegt sich
   *[you] bewege dich
} { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $toward }
dmd-w-walk-sneak = { $person ->
    [they] bewegt sich
   *[you] bewege dich
} bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit, ohne dass ein Gegner folgt
dmd-w-put = { $person ->
    [they] wird { $at } gestellt
   *[you] du wirst { $at } gestellt
}
dmd-w-actions = { $person ->
    [they] hat
   *[you] du hast
} in diesem Zug { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
} mehr
dmd-w-actions-fewer = { $person ->
    [they] hat
   *[you] du hast
} in diesem Zug { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
} weniger
dmd-w-investigate = { $person ->
    [they] zieht eine Entdeckungskarte
   *[you] ziehe eine Entdeckungskarte
}
dmd-w-discard = { $person ->
    [they] legt { $what } ab
   *[you] lege { $what } ab
}
dmd-w-other-side = { $person ->
    [they] nimmt die andere Seite dieser Karte
   *[you] nimm die andere Seite dieser Karte
}
dmd-w-card-self = { $person ->
    [they] diese Karte
   *[you] diese Karte
}
dmd-w-card-item = { $person ->
    [they] einen seiner Gegenstände
   *[you] einen deiner Gegenstände
}
dmd-w-card-companion = { $person ->
    [they] einen seiner Begleiter
   *[you] einen deiner Begleiter
}
dmd-w-card-item-or-companion = { $person ->
    [they] einen seiner Gegenstände oder Begleiter
   *[you] einen deiner Gegenstände oder Begleiter
}

## Was Gegner tun

dmd-w-move = zieht { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $toward }
dmd-w-bring = wird { $at } gestellt
dmd-w-hurt = erleidet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
dmd-w-mend = heilt { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
dmd-w-strike = greift sofort an
dmd-w-banish = kommt zurück in den Vorrat
dmd-w-it = die Figur { $then }
dmd-w-summon = beschwöre { $enemies } { $at }
dmd-w-gate-red = am roten Tor
dmd-w-gate-yellow = am gelben Tor
dmd-w-gate-blue = am blauen Tor
dmd-w-gate-each = an jedem Tor
dmd-w-gate-random = an einem zufälligen Tor
dmd-w-gate-nearest = am nächsten Tor
dmd-w-gate-furthest = am entferntesten Tor
dmd-w-gate-chosen = an einem Tor deiner Wahl

## Marker

dmd-w-place = lege { $tokens } { $at }
dmd-w-remove = entferne { $tokens } { $from }
dmd-w-remove-all = entferne alle { $many } { $from }
dmd-w-turn = drehe 1 { $noun } { $at } um, auf die Seite „{ $other }“
dmd-w-shift = bewege 1 { $noun } { $from } bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $toward }
dmd-w-shift-nearest = bewege { $gender ->
    [f] die nächste { $weak }
    [n] das nächste { $weak }
   *[m] den nächsten { $weak }
} bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $toward }
dmd-w-shift-must = bewege 1 { $noun } { $from } { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit
dmd-w-shift-free = bewege 1 { $noun } { $from } bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit
dmd-w-shift-every = bewege { $gender ->
    [f] jede { $weak }
    [n] jedes { $weak }
   *[m] jeden { $weak }
} { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $toward }
dmd-w-bar = lege 1 { $noun } auf den offenen Durchgang, der { $to } am nächsten ist
dmd-w-open = entferne 1 { $noun } von einem Durchgang deines Feldes

## Proben

dmd-w-roll = lege eine Probe ab
dmd-w-roll-add = { $what } gibt 1 Erfolg dazu.
dmd-w-roll-less = { $what } nimmt dir 1 Erfolg.
dmd-w-with = Bei { $need } { $then }
dmd-w-with-apart = Bei { $need }: { $then }
dmd-w-each-success = für jeden Erfolg: { $then }
dmd-w-each-success-apart = für jeden Erfolg: { $then }
dmd-w-need-successes = { $n ->
    [one] mindestens 1 Erfolg
   *[other] { $n } oder mehr Erfolgen
}
dmd-w-need-exactly = genau { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolgen
}
dmd-w-need-most = höchstens { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolgen
}
dmd-w-need-signs = { $n ->
    [one] mindestens 1 Älteren Zeichen
   *[other] { $n } oder mehr Älteren Zeichen
}
dmd-w-need-tentacles = { $n ->
    [0] keinem Tentakel
    [one] höchstens 1 Tentakel
   *[other] höchstens { $n } Tentakeln
}
dmd-w-need-blanks = { $n ->
    [0] keiner leeren Seite
    [one] höchstens 1 leeren Seite
   *[other] höchstens { $n } leeren Seiten
}
dmd-w-against = wirf { $dice } gegen dich: { $harm }
dmd-w-dice-black = { $n ->
    [one] 1 schwarzen Würfel
   *[other] { $n } schwarze Würfel
}
dmd-w-dice-green = { $n ->
    [one] 1 grünen Würfel
   *[other] { $n } grüne Würfel
}
dmd-w-dice-both = { $black ->
    [one] { $green ->
        [one] 1 schwarzen und 1 grünen Würfel
       *[other] 1 schwarzen und { $green } grüne Würfel
    }
   *[other] { $green ->
        [one] { $black } schwarze Würfel und 1 grünen
       *[other] { $black } schwarze und { $green } grüne Würfel
    }
}
dmd-w-harm-wound = Jeder Erfolg ist 1 Wunde
dmd-w-harm-stress = Jeder Erfolg ist 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde
dmd-w-reroll = erhalte { $n ->
    [one] 1 freien Neuwurf
   *[other] { $n } freie Neuwürfe
}
dmd-w-add = erhalte { $n ->
    [one] 1 weiteren Erfolg
   *[other] { $n } weitere Erfolge
}
dmd-w-calm = { $n ->
    [one] 1 Tentakel kostet dich keine geistige Gesundheit
   *[other] { $n } Tentakel kosten dich keine geistige Gesundheit
}

## Das eine oder das andere

dmd-w-choose-one = Wähle eines:
dmd-w-choose-else = Wenn nicht, wähle eines:
dmd-w-if = wenn { $if }, { $then }
dmd-w-if-apart = wenn { $if }: { $then }
dmd-w-else = wenn nicht, { $then }
dmd-w-else-apart = wenn nicht: { $then }
dmd-w-if-you-can = { $then }, wenn { $if }
dmd-w-those = { $who } { $then }
dmd-w-those-if = { $who } { $then }, wenn { $if }
dmd-w-those-apart = { $who }: { $then }
dmd-w-those-apart-if = { $who }, wenn { $if }: { $then }
dmd-w-elder = stelle den Großen Alten { $at }
dmd-w-CollapsePassage = Der Durchgang, der dir am nächsten ist, stürzt für immer ein, außer das würde den Plan in zwei Teile trennen; lege auf beiden Seiten je 1 Geröllmarker aus.

## Wer

dmd-w-who-all = jeder Ermittler
dmd-w-who-others = jeder andere Ermittler
dmd-w-who-here = jeder Ermittler auf deinem Feld
dmd-w-who-others-here = jeder andere Ermittler auf deinem Feld
dmd-w-who-active = der aktive Ermittler
dmd-w-who-chosen-other = ein anderer Ermittler deiner Wahl
dmd-w-who-chosen-here = ein Ermittler deiner Wahl auf deinem Feld
dmd-w-who-chosen-with-it = ein Ermittler auf seinem Feld
dmd-w-who-nearest = der nächste Ermittler
dmd-w-who-with-it = jeder Ermittler auf seinem Feld
dmd-w-who-there = jeder Ermittler dort

## Welche Gegner und Felder

dmd-w-pick-each = { $gender ->
    [f] jede { $weak }
    [n] jedes { $weak }
   *[m] jeder { $weak }
}{ $where }
dmd-w-pick-only = { $gender ->
    [f] die { $weak }
    [n] das { $weak }
   *[m] der { $weak }
}{ $where }
dmd-w-pick-nearest = { $gender ->
    [f] die nächste { $weak }
    [n] das nächste { $weak }
   *[m] der nächste { $weak }
}{ $where }
dmd-w-pick-furthest = { $gender ->
    [f] die am weitesten entfernte { $weak }
    [n] das am weitesten entfernte { $weak }
   *[m] der am weitesten entfernte { $weak }
}{ $where }
dmd-w-pick-chosen = { $gender ->
    [f] eine { $noun } deiner Wahl
   *[m] ein { $noun } deiner Wahl
}{ $where }
dmd-w-where-here = {" "}auf deinem Feld
dmd-w-where-within = { $n ->
    [1] {" "}auf deinem Feld oder einem benachbarten
   *[other] {" "}auf einem höchstens { $n } Felder entfernten Feld
}
dmd-w-where-at = {" "}{ $at }
dmd-w-spaces-tag = { $gender ->
    [f] auf jeder { $dat }
   *[m] auf jedem { $dat }
}
dmd-w-spaces-token = auf jedem Feld mit { $manydat }
dmd-w-every-tag = { $gender ->
    [f] auf jeder { $dat }
   *[m] auf jedem { $dat }
}

## Orte

dmd-w-place-you = { $form ->
    [near] dir
    [from] von deinem Feld
    [toward] auf dich zu
    [away] von dir weg
    [onto] auf dein Feld
   *[at] auf deinem Feld
}
dmd-w-place-it = { $form ->
    [near] ihm
    [from] von seinem Feld
    [toward] darauf zu
    [away] davon weg
    [onto] auf sein Feld
   *[at] auf seinem Feld
}
dmd-w-place-there = { $form ->
    [near] diesem Feld
    [from] von dort
    [toward] auf dieses Feld zu
    [away] von dort weg
    [onto] dorthin
   *[at] dort
}
dmd-w-place-elder = { $form ->
    [near] dem Großen Alten
    [from] vom Feld des Großen Alten
    [toward] auf den Großen Alten zu
    [away] vom Großen Alten weg
    [onto] auf das Feld des Großen Alten
   *[at] auf dem Feld des Großen Alten
}
dmd-w-place-start = { $form ->
    [near] dem Startfeld
    [from] vom Startfeld
    [toward] auf das Startfeld zu
    [away] vom Startfeld weg
    [onto] auf das Startfeld
   *[at] auf dem Startfeld
}
dmd-w-place-gate = { $form ->
    [some] an einem Tor
    [near] { $gate }
    [from] von { $gate }
    [toward] auf { $gate } zu
    [away] von { $gate } weg
    [onto] an { $gate }
   *[at] an { $gate }
}
dmd-w-gate-name-red = { $form ->
    [dative] dem roten Tor
   *[accusative] das rote Tor
}
dmd-w-gate-name-yellow = { $form ->
    [dative] dem gelben Tor
   *[accusative] das gelbe Tor
}
dmd-w-gate-name-blue = { $form ->
    [dative] dem blauen Tor
   *[accusative] das blaue Tor
}
dmd-w-gate-name-random = { $form ->
    [dative] einem zufälligen Tor
   *[accusative] ein zufälliges Tor
}
dmd-w-gate-name-nearest = { $form ->
    [dative] dem nächsten Tor
   *[accusative] das nächste Tor
}
dmd-w-gate-name-furthest = { $form ->
    [dative] dem am weitesten entfernten Tor
   *[accusative] das am weitesten entfernte Tor
}
dmd-w-gate-name-chosen = { $form ->
    [dative] einem Tor deiner Wahl
   *[accusative] ein Tor deiner Wahl
}
dmd-w-place-space = { $form ->
    [near] dem Feld „{ $name }“
    [from] vom Feld „{ $name }“
    [toward] auf das Feld „{ $name }“ zu
    [away] vom Feld „{ $name }“ weg
    [onto] auf das Feld „{ $name }“
   *[at] auf dem Feld „{ $name }“
}
dmd-w-place-tag = { $form ->
    [some] { $gender ->
        [f] auf einer { $dat }
       *[m] auf einem { $dat }
    }
    [near] { $gender ->
        [f] der nächsten { $dat }
       *[m] dem nächsten { $dat }
    }
    [from] { $gender ->
        [f] von der nächsten { $dat }
       *[m] vom nächsten { $dat }
    }
    [toward] { $gender ->
        [f] auf die nächste { $weak } zu
        [n] auf das nächste { $weak } zu
       *[m] auf den nächsten { $weak } zu
    }
    [away] { $gender ->
        [f] von der nächsten { $dat } weg
       *[m] vom nächsten { $dat } weg
    }
    [onto] { $gender ->
        [f] auf die nächste { $weak }
        [n] auf das nächste { $weak }
       *[m] auf den nächsten { $weak }
    }
   *[at] { $gender ->
        [f] auf der nächsten { $dat }
       *[m] auf dem nächsten { $dat }
    }
}
dmd-w-place-token = { $form ->
    [some] auf einem Feld mit { $manydat }
    [near] { $gender ->
        [f] der nächsten { $dat }
       *[m] dem nächsten { $dat }
    }
    [from] vom nächsten Feld mit { $manydat }
    [toward] { $gender ->
        [f] auf die nächste { $weak } zu
        [n] auf das nächste { $weak } zu
       *[m] auf den nächsten { $weak } zu
    }
    [away] { $gender ->
        [f] von der nächsten { $dat } weg
       *[m] vom nächsten { $dat } weg
    }
    [onto] auf das nächste Feld mit { $manydat }
   *[at] auf dem nächsten Feld mit { $manydat }
}
dmd-w-place-most = { $form ->
    [near] dem Feld mit den meisten { $manydat }
    [from] vom Feld mit den meisten { $manydat }
    [toward] auf das Feld mit den meisten { $manydat } zu
    [away] vom Feld mit den meisten { $manydat } weg
    [onto] auf das Feld mit den meisten { $manydat }
   *[at] auf dem Feld mit den meisten { $manydat }
}
dmd-w-place-investigator = { $form ->
    [near] dem nächsten Ermittler
    [from] vom Feld des nächsten Ermittlers
    [toward] auf den nächsten Ermittler zu
    [away] vom nächsten Ermittler weg
    [onto] auf das Feld des nächsten Ermittlers
   *[at] auf dem Feld des nächsten Ermittlers
}
dmd-w-place-other-investigator = { $form ->
    [near] dem nächsten anderen Ermittler
    [from] vom Feld des nächsten anderen Ermittlers
    [toward] auf den nächsten anderen Ermittler zu
    [away] vom nächsten anderen Ermittler weg
    [onto] auf das Feld des nächsten anderen Ermittlers
   *[at] auf dem Feld des nächsten anderen Ermittlers
}
dmd-w-place-within = { $form ->
    [from] { $n ->
        [1] von deinem Feld oder einem benachbarten
       *[other] von einem höchstens { $n } Felder entfernten Feld
    }
    [onto] { $n ->
        [1] auf dein Feld oder ein benachbartes
       *[other] auf ein höchstens { $n } Felder entferntes Feld
    }
   *[at] { $n ->
        [1] auf deinem Feld oder einem benachbarten
       *[other] auf einem höchstens { $n } Felder entfernten Feld
    }
}
dmd-w-place-anywhere = { $form ->
    [from] von einem beliebigen Feld
    [onto] auf ein beliebiges Feld
   *[at] auf einem beliebigen Feld
}
dmd-w-place-board = { $form ->
    [from] vom Storytableau
    [onto] auf das Storytableau
   *[at] auf dem Storytableau
}
dmd-w-place-everywhere = { $form ->
    [from] vom Plan
    [onto] auf den Plan
   *[at] auf dem Plan
}

## Bedingungen

dmd-w-not = es nicht stimmt, dass { $if }
dmd-w-has-tokens-on-you = { $person ->
    [they] er { $some } hat
   *[you] du { $some } hast
}
dmd-w-has-tokens-here = es hier { $some } gibt
dmd-w-has-tokens-on-board = es auf dem Storytableau { $some } gibt
dmd-w-has-tokens-in-play = es im Spiel { $some } gibt
dmd-w-has-tokens-beside = es an Durchgängen deines Feldes { $some } gibt
dmd-w-has-tag = { $person ->
    [they] er { $some } hat
   *[you] du { $some } hast
}
dmd-w-has-wounds = { $person ->
    [they] er { $some } hat
   *[you] du { $some } hast
}
dmd-w-has-stress = { $person ->
    [they] er { $some } hat
   *[you] du { $some } hast
}
dmd-w-has-investigators-here = { $high ->
    [1] { $person ->
        [they] er allein auf seinem Feld ist
       *[you] du allein auf deinem Feld bist
    }
   *[other] { $low ->
        [2] { $person ->
            [they] ein anderer Ermittler auf seinem Feld ist
           *[you] ein anderer Ermittler auf deinem Feld ist
        }
       *[other] { $person ->
            [they] es auf seinem Feld, ihn eingeschlossen, { $some } gibt
           *[you] es auf deinem Feld, dich eingeschlossen, { $some } gibt
        }
    }
}
dmd-w-has-investigators = es { $some } gibt, die leben
dmd-w-has-enemies-here = es auf deinem Feld { $some } gibt
dmd-w-has-roll-successes = die Probe { $some } zeigt
dmd-w-has-roll-signs = die Probe { $some } zeigt
dmd-w-has-roll-tentacles = die Probe { $some } zeigt
dmd-w-has-roll-blanks = die Probe { $some } zeigt
dmd-w-has-wounds-dealt = der Angriff { $some } zufügt
dmd-w-has-items = { $person ->
    [they] er { $some } hat
   *[you] du { $some } hast
}
dmd-w-there-are = es { $at } { $some } gibt
dmd-w-there-are-enemies = es{ $where } { $some } gibt
dmd-w-on-the-map = {" "}auf dem Plan
dmd-w-group-here = {" "}auf deinem Feld
dmd-w-group-with-it = {" "}auf seinem Feld
dmd-w-group-there = {" "}dort
dmd-w-is-safe = { $not ->
    [yes] { $person ->
        [they] sein Feld nicht sicher ist
       *[you] dein Feld nicht sicher ist
    }
   *[no] { $person ->
        [they] sein Feld sicher ist
       *[you] dein Feld sicher ist
    }
}
dmd-w-is-at = { $not ->
    [yes] { $person ->
        [they] er nicht { $at } ist
       *[you] du nicht { $at } bist
    }
   *[no] { $person ->
        [they] er { $at } ist
       *[you] du { $at } bist
    }
}
dmd-w-is-within = { $not ->
    [yes] { $person ->
        [they] er weder { $at } noch bis zu { $n ->
            [one] 1 Feld
           *[other] { $n } Felder
        } davon entfernt ist
       *[you] du weder { $at } noch bis zu { $n ->
            [one] 1 Feld
           *[other] { $n } Felder
        } davon entfernt bist
    }
   *[no] { $person ->
        [they] er { $at } oder bis zu { $n ->
            [one] 1 Feld
           *[other] { $n } Felder
        } davon entfernt ist
       *[you] du { $at } oder bis zu { $n ->
            [one] 1 Feld
           *[other] { $n } Felder
        } davon entfernt bist
    }
}
dmd-w-is-has = { $not ->
    [yes] { $person ->
        [they] er „{ $what }“ nicht hat
       *[you] du „{ $what }“ nicht hast
    }
   *[no] { $person ->
        [they] er „{ $what }“ hat
       *[you] du „{ $what }“ hast
    }
}
dmd-w-is-it-is = { $not ->
    [yes] das Ziel { $gender ->
        [f] keine { $noun }
       *[m] kein { $noun }
    } ist
   *[no] das Ziel { $gender ->
        [f] eine { $noun }
       *[m] ein { $noun }
    } ist
}
dmd-w-is-it-alive = { $not ->
    [yes] das Ziel tot ist
   *[no] das Ziel überlebt
}
dmd-w-is-killed = der Angriff dich oder einen deiner Begleiter getötet hat
dmd-w-is-summoned = { $not ->
    [yes] der Große Alte nicht auf dem Plan ist
   *[no] der Große Alte auf dem Plan ist
}
dmd-w-is-investigators = es{ $where } { $some } gibt
dmd-w-is-investigators-if = es{ $where } { $some } gibt, für die gilt, dass { $if }

## Für jeden

dmd-w-each-tokens-on-you = { $gender ->
    [f] jede { $weak }, die du hast
    [n] jedes { $weak }, das du hast
   *[m] { $case ->
        [nom] jeder { $weak }, den du hast
       *[acc] jeden { $weak }, den du hast
    }
}
dmd-w-each-tokens-here = { $gender ->
    [f] jede { $weak } dort
    [n] jedes { $weak } dort
   *[m] { $case ->
        [nom] jeder { $weak } dort
       *[acc] jeden { $weak } dort
    }
}
dmd-w-each-tokens-on-board = { $gender ->
    [f] jede { $weak } auf dem Storytableau
    [n] jedes { $weak } auf dem Storytableau
   *[m] { $case ->
        [nom] jeder { $weak } auf dem Storytableau
       *[acc] jeden { $weak } auf dem Storytableau
    }
}
dmd-w-each-tokens-in-play = { $gender ->
    [f] jede { $weak } im Spiel
    [n] jedes { $weak } im Spiel
   *[m] { $case ->
        [nom] jeder { $weak } im Spiel
       *[acc] jeden { $weak } im Spiel
    }
}
dmd-w-each-tokens-beside = { $gender ->
    [f] jede { $weak } an einem Durchgang deines Feldes
    [n] jedes { $weak } an einem Durchgang deines Feldes
   *[m] { $case ->
        [nom] jeder { $weak } an einem Durchgang deines Feldes
       *[acc] jeden { $weak } an einem Durchgang deines Feldes
    }
}
dmd-w-each-tag = { $gender ->
    [f] jede { $weak }, die du hast,
    [n] jedes { $weak }, das du hast,
   *[m] { $case ->
        [nom] jeder { $weak }, den du hast,
       *[acc] jeden { $weak }, den du hast
    }
}
dmd-w-each-wounds = jede Wunde, die du hast
dmd-w-each-stress = jeden Stress, den du hast
dmd-w-each-investigators-here = jeden Ermittler auf deinem Feld, dich eingeschlossen
dmd-w-each-investigators = jeden lebenden Ermittler
dmd-w-each-enemies-here = { $gender ->
    [f] jede { $weak } auf deinem Feld
    [n] jedes { $weak } auf deinem Feld
   *[m] { $case ->
        [nom] jeder { $weak } auf deinem Feld
       *[acc] jeden { $weak } auf deinem Feld
    }
}
dmd-w-each-roll-successes = jeden Erfolg
dmd-w-each-roll-signs = jedes Ältere Zeichen der Probe
dmd-w-each-roll-tentacles = jeden Tentakel der Probe
dmd-w-each-roll-blanks = jede leere Seite der Probe
dmd-w-each-wounds-dealt = jede zugefügte Wunde
dmd-w-each-items = jeden Gegenstand, den du hast

## Preise

dmd-w-cost-stress = erleide { $n } Stress
dmd-w-cost-wounds = erleide { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
dmd-w-cost-sanity = verliere { $n } geistige Gesundheit
dmd-w-cost-tokens = lege { $tokens } ab
dmd-w-cost-self = lege diese Karte ab
dmd-w-cost-item = lege einen Gegenstand ab
dmd-w-cost-companion = lege einen Begleiter ab
dmd-w-cost-item-or-companion = lege einen Gegenstand oder Begleiter ab
dmd-w-pay = { $cost } und { $then }

## Was gilt

dmd-w-bonus = { $on } { $bonus }
dmd-w-bonus-green = hast du { $n ->
    [one] 1 grünen Würfel
   *[other] { $n } grüne Würfel
} mehr
dmd-w-bonus-reroll = hast du { $n ->
    [one] 1 freien Neuwurf
   *[other] { $n } freie Neuwürfe
}
dmd-w-bonus-success-more = hast du { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolge
} mehr
dmd-w-bonus-success-fewer = hast du { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolge
} weniger
dmd-w-bonus-calm = { $n ->
    [one] kostet dich 1 Tentakel
   *[other] kosten dich { $n } Tentakel
} keine geistige Gesundheit
dmd-w-bonus-sign = { $n ->
    [one] darf 1 Älteres Zeichen als Erfolg zählen
   *[other] dürfen bis zu { $n } Ältere Zeichen als je 1 Erfolg zählen
}
dmd-w-bonus-harm = erleidet jedes Ziel, das du verwundest, { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
} mehr
dmd-w-bonus-ignore-wounds = darfst du { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
} ignorieren
dmd-w-bonus-ignore-sanity = darfst du den Verlust von { $n } geistiger Gesundheit ignorieren
dmd-w-bonus-run-more = du läufst { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weiter
dmd-w-bonus-run-fewer = du läufst { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weniger weit
dmd-w-bonus-sneak = beim Laufen darfst du { $n ->
    [one] einmal
   *[other] bis zu { $n } Mal
} ausweichen
dmd-w-bonus-range = du darfst Ziele angreifen, die { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weiter entfernt sind
dmd-w-bonus-rest-more = ruhst du dich aus, heilst du { $n } mehr
dmd-w-bonus-rest-fewer = ruhst du dich aus, heilst du { $n } weniger
dmd-w-bonus-actions = du hast { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
} mehr pro Zug
dmd-w-bonus-rest-trade = ruhst du dich aus, darfst du 1 weniger heilen, um { $tokens } abzulegen
dmd-w-bonus-skill = +{ $n } Level { $skill }
dmd-w-bonus-no-follow = verlässt du ein Feld, { $n ->
    [one] folgt dir 1 { $noun }
   *[other] folgen dir { $n } { $many }
} von dort nicht
dmd-w-bonus-no-follow-any = verlässt du ein Feld, folgt dir { $gender ->
    [f] keine { $noun }
   *[m] kein { $noun }
}
dmd-w-bonus-if = { $bonus }, wenn { $if }
dmd-w-on-any = bei jeder Probe
dmd-w-on-own = bei Proben, die nicht gegen dich sind,
dmd-w-on-attack = bei Angriffen
dmd-w-on-attack-here = bei Angriffen auf deinem Feld
dmd-w-on-attack-away = bei Angriffen auf andere Felder
dmd-w-on-action = bei Proben für Episodenaktionen
dmd-w-on-discovery = bei Proben für Entdeckungskarten
dmd-w-on-against = bei Proben gegen dich
dmd-w-on-attacked = wirst du angegriffen,
dmd-w-on-fire = brennt dich Feuer,
dmd-w-roll-any = bei jeder Probe
dmd-w-roll-own = bei einer Probe, die nicht gegen dich ist
dmd-w-roll-attack = bei einem Angriff
dmd-w-roll-attack-here = bei einem Angriff auf deinem Feld
dmd-w-roll-attack-away = bei einem Angriff auf ein anderes Feld
dmd-w-roll-action = bei einer Probe für eine Episodenaktion
dmd-w-roll-discovery = bei einer Probe für eine Entdeckungskarte
dmd-w-roll-against = bei einer Probe gegen dich
dmd-w-roll-attacked = wenn du angegriffen wirst
dmd-w-roll-fire = wenn dich Feuer brennt
dmd-w-moment-turn-start = zu Beginn deines Zuges
dmd-w-moment-turn-end = am Ende deines Zuges
dmd-w-moment-attacked = wenn du es angreifst
dmd-w-moment-attacks = wenn es dich angreift
dmd-w-moment-dies = wenn es stirbt
dmd-w-moment-kill = wenn du einen Gegner tötest
dmd-w-moment-roll = wenn du eine Probe abgelegt hast
dmd-w-moment-run = nach dem Laufen
dmd-w-moment-rest = wenn du dich ausgeruht hast
dmd-w-moment-enter = wenn du ein Feld betrittst
dmd-w-moment-wounded = wenn du Wunden erleidest
dmd-w-moment-threshold = wenn du eine Schwelle zum Wahnsinn erreichst
dmd-w-moment-claim = wenn du diese Karte nimmst
dmd-w-moment-lost = wenn dieser Begleiter verloren geht
dmd-w-moment-investigate = bevor du ermittelst
dmd-w-moment-summoned = wenn der Große Alte beschworen wird
dmd-w-trigger = { $moment }: { $then }
    .then = sentence
dmd-w-trigger-apart = { $moment }: { $then }
dmd-w-trigger-may = { $moment }, wenn du magst: { $then }
    .then = sentence
dmd-w-trigger-may-apart = { $moment }, wenn du magst: { $then }
dmd-w-moment-if = { $moment }, wenn { $if }
dmd-w-timing-any = jederzeit in deinem Zug
dmd-w-timing-free = freie Aktion
dmd-w-timing-action = Aktion
dmd-w-timing-roll = { $on }
dmd-w-use = { $timing }: { $then }
    .then = sentence
dmd-w-once-turn = { $timing }, einmal pro Zug
dmd-w-once-roll = { $timing }, einmal pro Probe
dmd-w-once-run = { $timing }, einmal pro Lauf
dmd-w-once-game = { $timing }, einmal pro Partie

## Karten

dmd-w-item = Gegenstand
dmd-w-companion = Begleiter mit { $n } Leben
dmd-w-condition = Zustand
dmd-w-claim = nimm „{ $card }“
dmd-w-claim-condition = nimm den Zustand „{ $card }“
dmd-w-otherwise = andernfalls { $then }
dmd-w-otherwise-apart = andernfalls: { $then }
dmd-w-leave = lege diese Karte ab
dmd-w-option = • { $then }
dmd-w-symbol = Beschwörungssymbol.
dmd-w-extra-draw = ziehe danach eine weitere Mythoskarte
dmd-w-calm-all = heile deinen gesamten Stress
dmd-w-safe-action = Nur auf einem sicheren Feld.

## Gegner und Marker

dmd-w-trait-dark-haste = Bewegt ein Effekt die Figur von einem Feld ohne Tor, zieht sie 1 Feld weiter.
dmd-w-trait-slow = Bewegt ein Effekt die Figur, zieht sie 1 Feld weniger weit, aber immer mindestens 1 Feld.
dmd-w-trait-burrow = Die Figur gräbt: Felder mit Feuer oder Geröll sind für sie benachbart.
dmd-w-trait-carries-cultist = Bewegt ein Effekt die Figur, trägt sie 1 Kultisten von ihrem Feld mit sich.
dmd-w-trait-unnerving = Greift die Figur dich an, kannst du keinen Stress für Neuwürfe erleiden.
dmd-w-trait-shares-wounds = Erleidet die Figur 2 oder mehr Wunden auf einmal, geht die Hälfte davon, abgerundet, an die nächste andere Figur ihrer Art.
dmd-w-vulnerable-on = Die Figur kann nur auf einem Feld mit { $manydat } verwundet werden.
dmd-w-rule-blocks = Ein Durchgang mit diesem Marker ist für alle gesperrt, nur nicht für: { $who }.
dmd-w-rule-blocks-all = Ein Durchgang mit diesem Marker ist für alle gesperrt.
dmd-w-rule-slows = Für jeden, den du hast, läufst du 1 Feld weniger weit, aber immer mindestens 1 Feld.
dmd-w-rule-blanks-are-tentacles = Würfelst du auf einem Feld mit diesem Marker, gelten leere Seiten als Tentakel.
dmd-w-rule-enemy-ways = Bewegt ein Effekt einen Gegner, sind für ihn alle Felder mit diesem Marker benachbart.
dmd-w-rule-burrow-way = Für grabende Gegner sind Felder mit Feuer oder Geröll benachbart.
dmd-w-rule-pays-reroll = Während deiner Probe darfst du 1 davon für 1 freien Neuwurf ablegen.
dmd-w-carry = Du kannst nur { $n } davon haben.
dmd-w-when-dead = Stirbst du, bleiben sie auf deinem Feld zurück.

## In einem Zustand sein

dmd-being-accused = { $person ->
    [they] er angeklagt ist
   *[you] du angeklagt bist
}
dmd-being-paranoid = { $person ->
    [they] er paranoid ist
   *[you] du paranoid bist
}
dmd-being-haunted = { $person ->
    [they] er heimgesucht ist
   *[you] du heimgesucht bist
}
dmd-being-bitten = { $person ->
    [they] er gebissen ist
   *[you] du gebissen bist
}
dmd-being-entranced = { $person ->
    [they] er gebannt ist
   *[you] du gebannt bist
}
dmd-being-mourning = { $person ->
    [they] er in Trauer ist
   *[you] du in Trauer bist
}
