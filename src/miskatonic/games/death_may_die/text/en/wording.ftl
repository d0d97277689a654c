### Parts of rule texts. Texts that are not written by hand are composed from these
### (card_text/rule_texts.py). Effects begin with a lower-case letter and have no full stop.

## Joining

dmd-w-and = { $first } and { $last }
dmd-w-alternatives = { $first } or { $last }
dmd-w-list = { $first }, { $rest }
dmd-w-some = { $n } { $noun }
dmd-w-for-each = { $then } for each { $what }
dmd-w-for-each-apart = for each { $what }: { $then }
dmd-w-times = { $n ->
    [2] twice
   *[other] { $n } times
}: { $then }
dmd-w-nothing = nothing else happens

## How many

dmd-w-bound-min = { $low ->
    [1] any { $many }
   *[other] { $low } or more { $many }
}
dmd-w-bound-none = no { $many }
dmd-w-bound-max = { $high ->
    [one] at most 1 { $noun }
   *[other] at most { $high } { $many }
}
dmd-w-bound-both = { $low } to { $high } { $many }

## What you do

dmd-w-stress = { $person ->
    [they] takes { $n } stress
   *[you] take { $n } stress
}
dmd-w-stress-overflow = { $person ->
    [they] { $n ->
        [one] takes 1 stress, or 1 wound if there is no room for it
       *[other] takes { $n } stress; whatever there is no room for becomes wounds
    }
   *[you] { $n ->
        [one] take 1 stress, or 1 wound if you have no room for it
       *[other] take { $n } stress; whatever you have no room for becomes wounds
    }
}
dmd-w-wound = { $person ->
    [they] takes
   *[you] take
} { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
dmd-w-sanity = { $person ->
    [they] loses { $n } sanity
   *[you] lose { $n } sanity
}
dmd-w-heal = { $person ->
    [they] heals { $what }
   *[you] heal { $what }
}
dmd-w-heal-stress = { $n } stress
dmd-w-heal-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
dmd-w-heal-mix = { $n ->
    [one] 1 stress or 1 wound
   *[other] up to { $n } stress and wounds in any mix
}
dmd-w-gain = { $person ->
    [they] gains { $tokens }
   *[you] gain { $tokens }
}
dmd-w-drop = { $person ->
    [they] discards { $tokens }
   *[you] discard { $tokens }
}
dmd-w-drop-all = { $person ->
    [they] discards all their { $many }
   *[you] discard all your { $many }
}
dmd-w-take = { $person ->
    [they] takes { $tokens } { $from }
   *[you] take { $tokens } { $from }
}
dmd-w-lay = { $person ->
    [they] puts { $tokens } { $at }
   *[you] put { $tokens } of yours { $at }
}
dmd-w-walk = { $person ->
    [they] moves
   *[you] move
} up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
dmd-w-walk-must = { $person ->
    [they] moves
   *[you] move
} { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
dmd-w-walk-toward = { $person ->
    [they] moves
   *[you] move
} { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $toward }
dmd-w-walk-sneak = { $person ->
    [they] moves
   *[you] move
} up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
} without being followed
dmd-w-put = { $person ->
    [they] is placed { $at }
   *[you] you are placed { $at }
}
dmd-w-actions = { $person ->
    [they] has
   *[you] you have
} { $n ->
    [one] 1 more action
   *[other] { $n } more actions
} this turn
dmd-w-actions-fewer = { $person ->
    [they] has
   *[you] you have
} { $n ->
    [one] 1 fewer action
   *[other] { $n } fewer actions
} this turn
dmd-w-investigate = { $person ->
    [they] draws a Discovery card
   *[you] draw a Discovery card
}
dmd-w-discard = { $person ->
    [they] discards { $what }
   *[you] discard { $what }
}
dmd-w-other-side = { $person ->
    [they] takes the other side of this card
   *[you] take the other side of this card
}
dmd-w-card-self = { $person ->
    [they] this card
   *[you] this card
}
dmd-w-card-item = { $person ->
    [they] one of their items
   *[you] one of your items
}
dmd-w-card-companion = { $person ->
    [they] one of their companions
   *[you] one of your companions
}
dmd-w-card-item-or-companion = { $person ->
    [they] one of their items or companions
   *[you] one of your items or companions
}

## What enemies do

dmd-w-move = moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $toward }
dmd-w-bring = is placed { $at }
dmd-w-hurt = takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
dmd-w-mend = heals { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
dmd-w-strike = attacks at once
dmd-w-banish = goes back to the pool
dmd-w-it = it { $then }
dmd-w-summon = summon { $enemies } { $at }
dmd-w-gate-red = at the red gate
dmd-w-gate-yellow = at the yellow gate
dmd-w-gate-blue = at the blue gate
dmd-w-gate-each = at each gate
dmd-w-gate-random = at a random gate
dmd-w-gate-nearest = at the nearest gate
dmd-w-gate-furthest = at the furthest gate
dmd-w-gate-chosen = at a gate of your choice

## Tokens

dmd-w-place = place { $tokens } { $at }
dmd-w-remove = remove { $tokens } { $from }
dmd-w-remove-all = remove all { $many } { $from }
dmd-w-turn = turn 1 { $noun } { $at } over to { $other }
dmd-w-shift = move 1 { $noun } { $from } up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $toward }
dmd-w-shift-nearest = move the nearest { $noun } up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $toward }
dmd-w-shift-must = move 1 { $noun } { $from } { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
dmd-w-shift-free = move 1 { $noun } { $from } up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
dmd-w-shift-every = move each { $noun } { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $toward }
dmd-w-bar = put 1 { $noun } on the open passage nearest { $to }
dmd-w-open = remove 1 { $noun } from a passage of your space

## Rolls

dmd-w-roll = roll
dmd-w-roll-add = Each { $what } adds 1 success.
dmd-w-roll-less = Each { $what } subtracts 1 success.
dmd-w-with = On { $need }, { $then }
dmd-w-with-apart = On { $need }: { $then }
dmd-w-each-success = for each success, { $then }
dmd-w-each-success-apart = for each success: { $then }
dmd-w-need-successes = { $n } or more successes
dmd-w-need-exactly = exactly { $n ->
    [one] 1 success
   *[other] { $n } successes
}
dmd-w-need-most = at most { $n ->
    [one] 1 success
   *[other] { $n } successes
}
dmd-w-need-signs = { $n } or more Elder Signs
dmd-w-need-tentacles = { $n ->
    [0] no tentacle
    [one] at most 1 tentacle
   *[other] at most { $n } tentacles
}
dmd-w-need-blanks = { $n ->
    [0] no blank
    [one] at most 1 blank
   *[other] at most { $n } blanks
}
dmd-w-against = roll { $dice } against yourself: { $harm }
dmd-w-dice-black = { $n ->
    [one] 1 black die
   *[other] { $n } black dice
}
dmd-w-dice-green = { $n ->
    [one] 1 green die
   *[other] { $n } green dice
}
dmd-w-dice-both = { $black ->
    [one] { $green ->
        [one] 1 black and 1 green die
       *[other] 1 black and { $green } green dice
    }
   *[other] { $green ->
        [one] { $black } black dice and 1 green die
       *[other] { $black } black and { $green } green dice
    }
}
dmd-w-harm-wound = each success is 1 wound
dmd-w-harm-stress = each success is 1 stress, or 1 wound if you have no room for it
dmd-w-reroll = get { $n ->
    [one] 1 free reroll
   *[other] { $n } free rerolls
}
dmd-w-add = get { $n ->
    [one] 1 more success
   *[other] { $n } more successes
}
dmd-w-calm = { $n ->
    [one] 1 tentacle costs you no sanity
   *[other] { $n } tentacles cost you no sanity
}

## One thing or another

dmd-w-choose-one = Choose one:
dmd-w-choose-else = If not, choose one:
dmd-w-if = if { $if }, { $then }
dmd-w-if-apart = if { $if }: { $then }
dmd-w-else = if not, { $then }
dmd-w-else-apart = if not: { $then }
dmd-w-if-you-can = { $then }, if { $if }
dmd-w-those = { $who } { $then }
dmd-w-those-if = { $who } { $then } if { $if }
dmd-w-those-apart = { $who }: { $then }
dmd-w-those-apart-if = { $who }, if { $if }: { $then }
dmd-w-elder = place the Elder One { $at }
dmd-w-CollapsePassage = The passage nearest to you falls in for good, unless that would cut the map in two; place 1 Rubble token on either side of it.

## Who

dmd-w-who-all = each investigator
dmd-w-who-others = each other investigator
dmd-w-who-here = each investigator on your space
dmd-w-who-others-here = each other investigator on your space
dmd-w-who-active = the active investigator
dmd-w-who-chosen-other = another investigator of your choice
dmd-w-who-chosen-here = an investigator of your choice on your space
dmd-w-who-chosen-with-it = one investigator on its space
dmd-w-who-nearest = the nearest investigator
dmd-w-who-with-it = each investigator on its space
dmd-w-who-there = each investigator there

## Which enemies and spaces

dmd-w-pick-each = each { $noun }{ $where }
dmd-w-pick-only = the { $noun }{ $where }
dmd-w-pick-nearest = the nearest { $noun }{ $where }
dmd-w-pick-furthest = the furthest { $noun }{ $where }
dmd-w-pick-chosen = 1 { $noun } of your choice{ $where }
dmd-w-where-here = {" "}on your space
dmd-w-where-within = { $n ->
    [1] {" "}on your space or an adjacent one
   *[other] {" "}within { $n } spaces of you
}
dmd-w-where-at = {" "}{ $at }
dmd-w-spaces-tag = on each { $noun }
dmd-w-spaces-token = on each space with any { $many }
dmd-w-every-tag = on every { $noun }

## Places

dmd-w-place-you = { $form ->
    [near] to you
    [from] from your space
    [toward] toward you
    [away] away from you
    [onto] on your space
   *[at] on your space
}
dmd-w-place-it = { $form ->
    [near] to it
    [from] from its space
    [toward] toward it
    [away] away from it
    [onto] on its space
   *[at] on its space
}
dmd-w-place-there = { $form ->
    [near] to that space
    [from] from there
    [toward] toward that space
    [away] away from there
    [onto] there
   *[at] there
}
dmd-w-place-elder = { $form ->
    [near] to the Elder One
    [from] from the Elder One's space
    [toward] toward the Elder One
    [away] away from the Elder One
    [onto] on the Elder One's space
   *[at] on the Elder One's space
}
dmd-w-place-start = { $form ->
    [near] to the start space
    [from] from the start space
    [toward] toward the start space
    [away] away from the start space
    [onto] on the start space
   *[at] on the start space
}
dmd-w-place-gate = { $form ->
    [some] at a gate
    [near] to { $gate }
    [from] from { $gate }
    [toward] toward { $gate }
    [away] away from { $gate }
    [onto] at { $gate }
   *[at] at { $gate }
}
dmd-w-gate-name-red = { $form ->
    [dative] the red gate
   *[accusative] the red gate
}
dmd-w-gate-name-yellow = { $form ->
    [dative] the yellow gate
   *[accusative] the yellow gate
}
dmd-w-gate-name-blue = { $form ->
    [dative] the blue gate
   *[accusative] the blue gate
}
dmd-w-gate-name-random = { $form ->
    [dative] a random gate
   *[accusative] a random gate
}
dmd-w-gate-name-nearest = { $form ->
    [dative] the nearest gate
   *[accusative] the nearest gate
}
dmd-w-gate-name-furthest = { $form ->
    [dative] the furthest gate
   *[accusative] the furthest gate
}
dmd-w-gate-name-chosen = { $form ->
    [dative] a gate of your choice
   *[accusative] a gate of your choice
}
dmd-w-place-space = { $form ->
    [near] to { $name }
    [from] from { $name }
    [toward] toward { $name }
    [away] away from { $name }
    [onto] on { $name }
   *[at] on { $name }
}
dmd-w-place-tag = { $form ->
    [some] on a { $noun }
    [near] to the nearest { $noun }
    [from] from the nearest { $noun }
    [toward] toward the nearest { $noun }
    [away] away from the nearest { $noun }
    [onto] on the nearest { $noun }
   *[at] on the nearest { $noun }
}
dmd-w-place-token = { $form ->
    [some] on a space with any { $many }
    [near] to the nearest { $noun }
    [from] from the nearest space with any { $many }
    [toward] toward the nearest { $noun }
    [away] away from the nearest { $noun }
    [onto] on the nearest space with any { $many }
   *[at] on the nearest space with any { $many }
}
dmd-w-place-most = { $form ->
    [near] to the space with the most { $many }
    [from] from the space with the most { $many }
    [toward] toward the space with the most { $many }
    [away] away from the space with the most { $many }
    [onto] on the space with the most { $many }
   *[at] on the space with the most { $many }
}
dmd-w-place-investigator = { $form ->
    [near] to the nearest investigator
    [from] from the nearest investigator's space
    [toward] toward the nearest investigator
    [away] away from the nearest investigator
    [onto] on the nearest investigator's space
   *[at] on the nearest investigator's space
}
dmd-w-place-other-investigator = { $form ->
    [near] to the nearest other investigator
    [from] from the nearest other investigator's space
    [toward] toward the nearest other investigator
    [away] away from the nearest other investigator
    [onto] on the nearest other investigator's space
   *[at] on the nearest other investigator's space
}
dmd-w-place-within = { $form ->
    [from] { $n ->
        [1] from your space or an adjacent one
       *[other] from a space within { $n } spaces of you
    }
    [onto] { $n ->
        [1] on your space or an adjacent one
       *[other] on a space within { $n } spaces of you
    }
   *[at] { $n ->
        [1] on your space or an adjacent one
       *[other] on a space within { $n } spaces of you
    }
}
dmd-w-place-anywhere = { $form ->
    [from] from any space
    [onto] on any space
   *[at] on any space
}
dmd-w-place-board = { $form ->
    [from] from the story board
    [onto] on the story board
   *[at] on the story board
}
dmd-w-place-everywhere = { $form ->
    [from] from the map
    [onto] on the map
   *[at] on the map
}

## Conditions

dmd-w-not = it is not true that { $if }
dmd-w-has-tokens-on-you = { $person ->
    [they] they have { $some }
   *[you] you have { $some }
}
dmd-w-has-tokens-here = there are { $some } here
dmd-w-has-tokens-on-board = there are { $some } on the story board
dmd-w-has-tokens-in-play = there are { $some } in play
dmd-w-has-tokens-beside = there are { $some } on passages of your space
dmd-w-has-tag = { $person ->
    [they] they have { $some }
   *[you] you have { $some }
}
dmd-w-has-wounds = { $person ->
    [they] they have { $some }
   *[you] you have { $some }
}
dmd-w-has-stress = { $person ->
    [they] they have { $some }
   *[you] you have { $some }
}
dmd-w-has-investigators-here = { $high ->
    [1] { $person ->
        [they] they are alone on their space
       *[you] you are alone on your space
    }
   *[other] { $low ->
        [2] { $person ->
            [they] another investigator is on their space
           *[you] another investigator is on your space
        }
       *[other] { $person ->
            [they] there are { $some } on their space, themselves included
           *[you] there are { $some } on your space, yourself included
        }
    }
}
dmd-w-has-investigators = there are { $some } alive
dmd-w-has-enemies-here = there are { $some } on your space
dmd-w-has-roll-successes = the roll shows { $some }
dmd-w-has-roll-signs = the roll shows { $some }
dmd-w-has-roll-tentacles = the roll shows { $some }
dmd-w-has-roll-blanks = the roll shows { $some }
dmd-w-has-wounds-dealt = the attack deals { $some }
dmd-w-has-items = { $person ->
    [they] they have { $some }
   *[you] you have { $some }
}
dmd-w-there-are = there are { $some } { $at }
dmd-w-there-are-enemies = there are { $some }{ $where }
dmd-w-on-the-map = {" "}on the map
dmd-w-group-here = {" "}on your space
dmd-w-group-with-it = {" "}on its space
dmd-w-group-there = {" "}there
dmd-w-is-safe = { $not ->
    [yes] { $person ->
        [they] their space is not safe
       *[you] your space is not safe
    }
   *[no] { $person ->
        [they] their space is safe
       *[you] your space is safe
    }
}
dmd-w-is-at = { $not ->
    [yes] { $person ->
        [they] they are not { $at }
       *[you] you are not { $at }
    }
   *[no] { $person ->
        [they] they are { $at }
       *[you] you are { $at }
    }
}
dmd-w-is-within = { $not ->
    [yes] { $person ->
        [they] they are neither { $at } nor within { $n ->
            [one] 1 space
           *[other] { $n } spaces
        } of it
       *[you] you are neither { $at } nor within { $n ->
            [one] 1 space
           *[other] { $n } spaces
        } of it
    }
   *[no] { $person ->
        [they] they are { $at } or within { $n ->
            [one] 1 space
           *[other] { $n } spaces
        } of it
       *[you] you are { $at } or within { $n ->
            [one] 1 space
           *[other] { $n } spaces
        } of it
    }
}
dmd-w-is-has = { $not ->
    [yes] { $person ->
        [they] they do not have “{ $what }”
       *[you] you do not have “{ $what }”
    }
   *[no] { $person ->
        [they] they have “{ $what }”
       *[you] you have “{ $what }”
    }
}
dmd-w-is-it-is = { $not ->
    [yes] it is not a { $noun }
   *[no] it is a { $noun }
}
dmd-w-is-it-alive = { $not ->
    [yes] it is dead
   *[no] it survives
}
dmd-w-is-killed = it killed you or one of your companions
dmd-w-is-summoned = { $not ->
    [yes] the Elder One is not on the map
   *[no] the Elder One is on the map
}
dmd-w-is-investigators = there are { $some }{ $where }
dmd-w-is-investigators-if = there are { $some }{ $where } of whom this is true: { $if }

## For each

dmd-w-each-tokens-on-you = { $noun } you have
dmd-w-each-tokens-here = { $noun } there
dmd-w-each-tokens-on-board = { $noun } on the story board
dmd-w-each-tokens-in-play = { $noun } in play
dmd-w-each-tokens-beside = { $noun } on a passage of your space
dmd-w-each-tag = { $noun } you have
dmd-w-each-wounds = wound you have
dmd-w-each-stress = stress you have
dmd-w-each-investigators-here = investigator on your space, yourself included
dmd-w-each-investigators = living investigator
dmd-w-each-enemies-here = { $noun } on your space
dmd-w-each-roll-successes = success
dmd-w-each-roll-signs = Elder Sign in the roll
dmd-w-each-roll-tentacles = tentacle in the roll
dmd-w-each-roll-blanks = blank in the roll
dmd-w-each-wounds-dealt = wound dealt
dmd-w-each-items = item you have

## Costs

dmd-w-cost-stress = take { $n } stress
dmd-w-cost-wounds = take { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
dmd-w-cost-sanity = lose { $n } sanity
dmd-w-cost-tokens = discard { $tokens }
dmd-w-cost-self = discard this card
dmd-w-cost-item = discard an item
dmd-w-cost-companion = discard a companion
dmd-w-cost-item-or-companion = discard an item or a companion
dmd-w-pay = { $cost } to { $then }

## Powers

dmd-w-bonus = { $on } { $bonus }
dmd-w-bonus-green = you have { $n ->
    [one] 1 more green die
   *[other] { $n } more green dice
}
dmd-w-bonus-reroll = you have { $n ->
    [one] 1 free reroll
   *[other] { $n } free rerolls
}
dmd-w-bonus-success-more = you have { $n ->
    [one] 1 more success
   *[other] { $n } more successes
}
dmd-w-bonus-success-fewer = you have { $n ->
    [one] 1 fewer success
   *[other] { $n } fewer successes
}
dmd-w-bonus-calm = { $n ->
    [one] 1 tentacle costs you no sanity
   *[other] { $n } tentacles cost you no sanity
}
dmd-w-bonus-sign = { $n ->
    [one] 1 Elder Sign may count as a success
   *[other] up to { $n } Elder Signs may count as 1 success each
}
dmd-w-bonus-harm = each target you wound takes { $n ->
    [one] 1 more wound
   *[other] { $n } more wounds
}
dmd-w-bonus-ignore-wounds = you may ignore { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
dmd-w-bonus-ignore-sanity = you may ignore the loss of { $n } sanity
dmd-w-bonus-run-more = you Run { $n ->
    [one] 1 space
   *[other] { $n } spaces
} farther
dmd-w-bonus-run-fewer = you Run { $n ->
    [one] 1 space
   *[other] { $n } spaces
} less
dmd-w-bonus-sneak = on a Run, you may sneak away from { $n ->
    [one] 1 enemy
   *[other] up to { $n } enemies
}
dmd-w-bonus-range = you may attack targets { $n ->
    [one] 1 space
   *[other] { $n } spaces
} farther away
dmd-w-bonus-rest-more = when you rest, you heal { $n } more
dmd-w-bonus-rest-fewer = when you rest, you heal { $n } less
dmd-w-bonus-actions = you have { $n ->
    [one] 1 more action
   *[other] { $n } more actions
} a turn
dmd-w-bonus-rest-trade = when you rest, you may heal 1 less to discard { $tokens }
dmd-w-bonus-skill = +{ $n ->
    [one] 1 level
   *[other] { $n } levels
} of { $skill }
dmd-w-bonus-no-follow = when you leave a space, { $n ->
    [one] 1 { $noun } there does
   *[other] { $n } { $many } there do
} not follow you
dmd-w-bonus-no-follow-any = when you leave a space, no { $noun } follows you
dmd-w-bonus-if = { $bonus } if { $if }
dmd-w-on-any = on any roll,
dmd-w-on-own = on rolls that are not against you,
dmd-w-on-attack = when you attack,
dmd-w-on-attack-here = when you attack on your space,
dmd-w-on-attack-away = when you attack another space,
dmd-w-on-action = on rolls for episode actions,
dmd-w-on-discovery = on rolls for Discovery cards,
dmd-w-on-against = on rolls against you,
dmd-w-on-attacked = when you are attacked,
dmd-w-on-fire = when Fire burns you,
dmd-w-roll-any = on any roll
dmd-w-roll-own = on a roll that is not against you
dmd-w-roll-attack = when you attack
dmd-w-roll-attack-here = when you attack on your space
dmd-w-roll-attack-away = when you attack another space
dmd-w-roll-action = on a roll for an episode action
dmd-w-roll-discovery = on a roll for a Discovery card
dmd-w-roll-against = on a roll against you
dmd-w-roll-attacked = when you are attacked
dmd-w-roll-fire = when Fire burns you
dmd-w-moment-turn-start = at the start of your turn
dmd-w-moment-turn-end = at the end of your turn
dmd-w-moment-attacked = when you attack it
dmd-w-moment-attacks = when it attacks you
dmd-w-moment-dies = when it dies
dmd-w-moment-kill = when you kill an enemy
dmd-w-moment-roll = when you have rolled
dmd-w-moment-run = after your Run
dmd-w-moment-rest = when you have rested
dmd-w-moment-enter = when you enter a space
dmd-w-moment-wounded = when you take wounds
dmd-w-moment-threshold = when you reach an insanity threshold
dmd-w-moment-claim = when you claim this card
dmd-w-moment-lost = when this companion is lost
dmd-w-moment-investigate = before you investigate
dmd-w-moment-summoned = when the Elder One is summoned
dmd-w-trigger = { $moment }, { $then }
dmd-w-trigger-apart = { $moment }: { $then }
dmd-w-trigger-may = { $moment }, you may { $then }
dmd-w-trigger-may-apart = { $moment }, you may do this: { $then }
dmd-w-moment-if = { $moment }, if { $if }
dmd-w-timing-any = at any time in your turn
dmd-w-timing-free = free action
dmd-w-timing-action = action
dmd-w-timing-roll = { $on }
dmd-w-use = { $timing }: { $then }
dmd-w-once-turn = { $timing }, once a turn
dmd-w-once-roll = { $timing }, once a roll
dmd-w-once-run = { $timing }, once a Run
dmd-w-once-game = { $timing }, once a game

## Cards

dmd-w-item = Item
dmd-w-companion = Companion with { $n } health
dmd-w-condition = Condition
dmd-w-claim = claim “{ $card }”
dmd-w-claim-condition = claim the condition “{ $card }”
dmd-w-otherwise = otherwise, { $then }
dmd-w-otherwise-apart = otherwise: { $then }
dmd-w-leave = discard this card
dmd-w-option = • { $then }
dmd-w-symbol = Summoning symbol.
dmd-w-extra-draw = then draw another Mythos card
dmd-w-calm-all = heal all your stress
dmd-w-safe-action = Only on a safe space.

## Enemies and tokens

dmd-w-trait-dark-haste = When an effect moves it from a space without a gate, it moves 1 space farther.
dmd-w-trait-slow = When an effect moves it, it moves 1 space less, but always at least 1 space.
dmd-w-trait-burrow = It burrows: spaces with Fire or Rubble are adjacent for it.
dmd-w-trait-carries-cultist = When an effect moves it, it takes 1 Cultist along from its space.
dmd-w-trait-unnerving = When it attacks you, you cannot take stress to reroll dice.
dmd-w-trait-shares-wounds = When it takes 2 or more wounds at once, half of them, rounded down, go to the nearest other figure of its kind.
dmd-w-vulnerable-on = It can be wounded only on a space with any { $many }.
dmd-w-rule-blocks = A passage with this token is closed to everybody except: { $who }.
dmd-w-rule-blocks-all = A passage with this token is closed to everybody.
dmd-w-rule-slows = For each one you have, you Run 1 space less, but always at least 1 space.
dmd-w-rule-blanks-are-tentacles = When you roll on a space with this token, blanks count as tentacles.
dmd-w-rule-enemy-ways = When an effect moves an enemy, all spaces with this token are adjacent for it.
dmd-w-rule-burrow-way = For burrowing enemies, spaces with Fire or Rubble are adjacent.
dmd-w-rule-pays-reroll = While you roll, you may discard 1 of these for 1 free reroll.
dmd-w-carry = You can have only { $n } of these.
dmd-w-when-dead = If you die, they stay behind on your space.

## Being in a state

dmd-being-accused = { $person ->
    [they] they are Accused
   *[you] you are Accused
}
dmd-being-paranoid = { $person ->
    [they] they are Paranoid
   *[you] you are Paranoid
}
dmd-being-haunted = { $person ->
    [they] they are Haunted
   *[you] you are Haunted
}
dmd-being-bitten = { $person ->
    [they] they are Bitten
   *[you] you are Bitten
}
dmd-being-entranced = { $person ->
    [they] they are Entranced
   *[you] you are Entranced
}
dmd-being-mourning = { $person ->
    [they] they are Mourning
   *[you] you are Mourning
}
