### Was Programme und Sprachmodelle an einem Tisch von Among Cultists lesen.

ac-agent-own-acts = Nur du weißt, was du getan hast (nach Runde):
ac-agent-claims = Was gesagt wurde (nach Nummer; niemand prüft, ob es stimmt):
ac-agent-contradiction =
    { $other ->
        [0] Behauptung { $claim } passt nicht zu dem, was alle gesehen haben.
       *[other] Behauptungen { $claim } und { $other } passen nicht zusammen.
    }
ac-agent-talk =
    { $left ->
        [one] Du darfst jetzt noch eines sagen, wahr oder nicht. Eine Behauptung ist JSON: kind, fields, und ref für die Nummer der Behauptung, auf die sie antwortet.
       *[other] Du darfst jetzt noch { $left } Dinge sagen, wahr oder nicht. Eine Behauptung ist JSON: kind, fields, und ref für die Nummer der Behauptung, auf die sie antwortet.
    }
