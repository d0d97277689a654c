# The dock of the table in the browser: why something is asked, what is asked, what follows.

## Why. By the kind of the thing that asks, and for questions that no card asks.

dmd-because-mythos = Mythos: { $name }
dmd-because-insanity = Insanity: { $name }
dmd-because-stage = { $name }
dmd-because-episode = { $name }
dmd-because-action = Episode action: { $name }
dmd-because-skill = Skill: { $name }
dmd-because-enemy = { $name }
dmd-because-item = Card: { $name }
dmd-because-companion = Companion: { $name }
dmd-because-condition = Condition: { $name }
dmd-because-relic = Relic: { $name }
dmd-because-discovery = Found: { $name }
dmd-because-token = Token: { $name }
dmd-because-both = { $what }, { $also }

dmd-why-action = { $n ->
    [one] { $who }’s turn, 1 action left.
   *[other] { $who }’s turn, { $n } actions left.
}
dmd-why-granted-action = A free action for { $who }.
dmd-why-free-action = { $who } may do this for free.
dmd-why-move = { $n ->
    [one] { $who } runs, 1 space left.
   *[other] { $who } runs, { $n } spaces left.
}
dmd-why-walk = { $n ->
    [one] { $what }: { $who } moves, 1 space left.
   *[other] { $what }: { $who } moves, { $n } spaces left.
}
dmd-why-leave-behind = { $who } slips away.
dmd-why-target = { $who } attacks.
dmd-why-more-targets = { $who } may hit more than one.
dmd-why-reroll = { $who } rolls: { $dice }.
dmd-why-reroll-attack = { $who } attacks { $foe }: { $dice }.
dmd-why-reroll-attacked = { $foe } attacks { $who }: { $dice }.
dmd-why-reroll-5 = { $who } tries the episode’s action: { $dice }.
dmd-why-reroll-6 = { $who } rolls for the find: { $dice }.
dmd-why-reroll-7 = A roll against { $who }: { $dice }.
dmd-why-reroll-9 = Fire where { $who } stands: { $dice }.
dmd-why-convert = Elder Signs may count as successes.
dmd-why-split-wounds = { $n ->
    [one] 1 wound to divide among your targets.
   *[other] { $n } wounds to divide among your targets.
}
dmd-why-assign-wound = { $n ->
    [one] { $who } takes 1 wound. { $what }
   *[other] { $who } takes { $n } wounds. { $what }
}
dmd-why-level-up = { $who } has reached a threshold and grows stronger.
dmd-why-heal = { $n ->
    [one] { $who } rests: 1 point to heal.
   *[other] { $who } rests: { $n } points to heal.
}
dmd-why-attacker = { $n ->
    [one] 1 enemy is here: { $who } is not safe.
   *[other] { $n } enemies are here: { $who } is not safe.
}
dmd-why-relic = Relics lie open.
dmd-why-use = You may use a card now.
dmd-why-trade-card = { $who } trades: everyone here may swap.
dmd-why-trade-receiver = “{ $card }” changes hands.
dmd-why-trade-consent = Someone proposes a trade.
dmd-why-order = Several things happen at the same time.
dmd-why-enemy-path = { $what } moves { $figure }; two ways are equally short.
dmd-why-character = Before the first turn.
dmd-why-confirm-lethal = { $who } can’t pay this price and survive.

## What, where it is asked otherwise than in the terminal.

dmd-ask-action = What does { $who } do?
dmd-ask-granted-action = What does { $who } do for free?
dmd-ask-move = Where does { $who } go?
dmd-ask-leave-behind = Which enemy stays behind?
dmd-ask-take-along = Who comes along to { $space }?
dmd-ask-target = Who does { $who } attack?
dmd-ask-more-targets = Add another target?
dmd-ask-killer-instinct = Use Killer Instinct?
dmd-ask-calm-down = Heal 1 stress first?
dmd-ask-reroll = Reroll a die, or keep them?
dmd-ask-reroll-against = Reroll a die, or take it?
dmd-ask-convert = Count an Elder Sign as a success?
dmd-ask-silent-witness = What do you use this tentacle for?
dmd-ask-split-wounds = Who takes the next wound?
dmd-ask-assign-wound = Who takes this wound?
dmd-ask-ignore-wound = { $n ->
    [one] Ignore 1 wound, if you can?
   *[other] Ignore as many of { $n } wounds as you can?
}
dmd-ask-ignore-sanity = Ignore as much of { $n } lost sanity as you can?
dmd-ask-level-up = Which skill gains a level, for good?
dmd-ask-heal = What does { $who } heal?
dmd-ask-patient = Who is healed?
dmd-ask-push = Push { $figure } away? Where to?
dmd-ask-attacker = Who attacks { $who } first?
dmd-ask-discovery = “{ $card }”: what do you take?
dmd-ask-relic-instead = A relic instead of investigating?
dmd-ask-may-investigate = Investigate here and now?
dmd-ask-relic = Which relic does { $who } take?
dmd-ask-use = Use a card now?
dmd-ask-choose = Which of these?
dmd-ask-confirm-lethal = This will kill you. Do it anyway?
dmd-ask-discard-card = Which card does { $who } give up?
dmd-ask-trade-card = Which card changes hands?
dmd-ask-trade-receiver = Who gets “{ $card }”?
dmd-ask-trade-consent = May “{ $card }” go to { $receiver }?
dmd-ask-may-trigger = Use it?
dmd-ask-order = Which comes first?
dmd-ask-enemy-path = Which way does { $figure } go?
dmd-ask-open-passage = Which passage do you open?
dmd-ask-bar-passage = Which passage is barred?
dmd-ask-collapse = Which passage falls in, for good?
dmd-ask-summon-at = Where does { $enemy } appear?
dmd-ask-pick-space = Which space does the card mean?
dmd-ask-move-token = Where does { $token } go?
dmd-ask-token-path = Which way does { $token } go?
dmd-ask-follow = Does { $follower } follow { $who } to { $space }?
dmd-ask-character = Who will you play?

## What the answer sets off.

dmd-next-action = After the last action a Mythos card is drawn.
dmd-next-move = Enemies here come along. Fire here clings to { $who }.
dmd-next-target = Then the dice are rolled.
dmd-next-reroll = Then successes count, and each tentacle costs 1 sanity.
dmd-next-reroll-against = Then the wounds land, and each tentacle costs 1 sanity.
dmd-next-attacker = All of them attack, one after the other.
dmd-next-discovery = What you leave is gone.
dmd-next-level-up = From now on the next level counts as well.
dmd-next-heal = Point by point, until none is left.
dmd-next-assign-wound = Wound by wound, until all are given.
dmd-next-elder-location = It attacks everyone on its space.
dmd-next-confirm-lethal = Before the Elder One has come, this loses the game for everyone.

## On the options.

dmd-opt-none = No
dmd-opt-not-now = Not now
dmd-opt-nobody = No one
dmd-opt-enough = Enough
dmd-opt-leave-it = Leave it where it is
dmd-opt-take-it = Take it
dmd-opt-run = { $n ->
    [one] up to 1 space
   *[other] up to { $n } spaces
}
dmd-opt-run-followed = { $run }; { $names } would follow
dmd-opt-free = free
dmd-opt-kill = { $chance } to kill
dmd-opt-kill-with = { $chance } to kill, { $best } with stress
dmd-opt-hit = { $n } wounds on average
dmd-opt-need = { $chance } to succeed
dmd-opt-need-with = { $chance } to succeed, { $best } with stress
dmd-opt-most = { $n } successes on average
dmd-opt-unhurt = { $chance } unhurt
dmd-opt-mean-defeat = %: to kill
dmd-opt-mean-need = %: to succeed
dmd-opt-mean-harm = %: unhurt
dmd-opt-mean-most = ≈: on average
dmd-opt-cannot = Can’t succeed: needs { $need }, you have { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
dmd-opt-cannot-now = Can’t succeed with the dice you have
dmd-opt-rest = Now { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $stress } stress
dmd-opt-rest-nothing = Nothing to heal
dmd-opt-trade = with { $names }
dmd-opt-end = { $n ->
    [0] all actions used
    [one] 1 action unused
   *[other] { $n } actions unused
}
dmd-opt-end-attacked = { $end }; { $names } will attack
dmd-opt-end-again = { $n ->
    [one] 1 action is left. End anyway?
   *[other] { $n } actions are left. End anyway?
}
dmd-opt-points-again = { $n ->
    [one] 1 point would be wasted. Stop anyway?
   *[other] { $n } points would be wasted. Stop anyway?
}
dmd-opt-stop-safe = a safe space
dmd-opt-nobody-there = no one there
dmd-opt-there = { $names }
dmd-opt-fire-there = { $n ->
    [one] 1 fire
   *[other] { $n } fires
}
dmd-opt-follow = { $names } would follow
dmd-opt-burns = { $n ->
    [one] 1 fire clings to you
   *[other] { $n } fires cling to you
}
dmd-opt-moves = { $n ->
    [one] 1 space away
   *[other] { $n } spaces away
}
dmd-opt-run-to = Run to { $space }
dmd-opt-figure = { $wounds } of { $health } wounds
dmd-opt-figure-on = { $space }, { $wounds } of { $health } wounds
dmd-opt-person = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} of { $most }, { $stress } stress
dmd-opt-change = { $what } { $now } → { $then }
dmd-opt-last = { $what } { $now } → { $then }: death
dmd-opt-companion = { $now } → { $then } of { $most }
dmd-opt-companion-lost = { $now } → { $then } of { $most }: is lost
dmd-opt-stress = 1 stress ({ $now } → { $then })
dmd-opt-sanity = { $n } sanity (now { $now })
dmd-opt-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
dmd-opt-successes = { $n ->
    [one] 1 success
   *[other] { $n } successes
}
dmd-opt-signs = { $n ->
    [one] 1 Elder Sign
   *[other] { $n } Elder Signs
}
dmd-opt-tentacles = { $n ->
    [one] 1 tentacle
   *[other] { $n } tentacles
}
dmd-opt-blanks = nothing
dmd-opt-otherwise = No: do the other thing on the card
dmd-opt-dies = { $chance } that { $who } dies
dmd-opt-dies-again = { $who } will die. Take it anyway?
dmd-opt-die = Do it and die
dmd-opt-die-lost = everyone loses
dmd-opt-die-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} (life left: { $left })
dmd-opt-die-sanity = { $n } sanity (left: { $left })
dmd-opt-relic-turned = Turned: { $rule }
dmd-opt-several = { $what } × { $n }
dmd-view-use-what = Use { $card }
dmd-view-reroll-what = Reroll { $die }

## The way to win, said by the coach.

dmd-way = How we could win from here
dmd-way-missing = { $actions ->
    [one] { $n } still missing. The adept estimates 1 action.
   *[other] { $n } still missing. The adept estimates { $actions } actions.
}
dmd-way-slay = { $actions ->
    [one] { $n } wounds to go. The adept estimates 1 action.
   *[other] { $n } wounds to go. The adept estimates { $actions } actions.
}
dmd-way-last = The Elder One’s stage has { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} to go. Kill all four stages before the track ends.
dmd-way-turn = Turn over { $token } on { $space }{ $needs }.
dmd-way-turn-bring = Turn over { $token } on { $space }{ $needs }, then bring it to { $to }.
dmd-way-bring = Bring { $token } from { $space } to { $to }.
dmd-way-deliver = Take { $token } to { $space }.
dmd-way-set = Lay { $token } on { $space }{ $needs }.
dmd-way-fetch = Get { $token } on { $space }{ $needs }.
dmd-way-remove = Break { $token } on { $space }{ $needs }.
dmd-way-bait = Lay { $token } on { $space }: then { $figure } can be hurt.
dmd-way-attack = Attack { $figure } on { $space }.
dmd-way-needs = { $n ->
    [one] , 1 success
   *[other] , { $n } successes
}
dmd-way-who = { $moves ->
    [0] { $who } is there.
    [one] { $who } is 1 space away.
   *[other] { $who } is { $moves } spaces away.
}
dmd-way-nobody = No one can get there now.
dmd-way-note = This is what the adept would do; the cards may decide otherwise.

## Moments of the whole board.

dmd-moment-insanity = { $who }’s mind gives way
dmd-moment-insanity-calm = { $insanity }: it passes. All stress is healed.
dmd-moment-insanity-breaks = { $insanity } breaks out.
dmd-moment-insanities = Minds give way
dmd-moment-death = { $who } is dead
dmd-moment-madness = { $who } is lost to madness
dmd-moment-death-on = On { $space }, turn { $turn }.
dmd-moment-deaths = Investigators fall
dmd-moment-elder = { $elder } wakes
dmd-moment-elder-on = It stands on { $space }.
dmd-moment-stage = { $elder } changes: stage { $n }
dmd-moment-stage-beaten = Stage { $n } is beaten
dmd-moment-stage-beaten-last = { $elder } has fallen
dmd-moment-disrupted = The ritual is disrupted
dmd-moment-disrupted-line = Now the Elder One can be hurt.
dmd-moment-won = You have won
dmd-moment-lost = All is lost

## Episode actions, short enough for a button.

dmd-gather-jurors-short = Move 1 juror here up to 2 spaces.
dmd-convince-juror-short = 4 successes turn a Guilty Juror here. Each Evidence adds 1.
dmd-force-lock-short = 2 successes open a Lock here. Each Key adds 1.
dmd-lead-patient-short = Take 1 Patient here, then move up to 2 spaces.
dmd-strike-bones-short = A Bone Ward: 2 successes. The altar: each success, less 1 per ward, breaks a stone.
dmd-lay-to-rest-short = Discard all your Bones, heal 1 stress or 1 wound.
dmd-handle-powder-short = Armoury: take 2 Charges. Pillar: 2 successes set one.
dmd-call-out-short = The nearest Cultist comes 1 space closer per success.
dmd-usher-visitors-short = Each success moves 1 Visitor near you up to 2 spaces.
dmd-listen-to-ghost-short = 2 successes: gain 1 Rose, the Ghost drifts away.
dmd-bait-the-beast-short = Lay 1 Rose here; the Beast comes 3 spaces closer.

## The story at the end.

dmd-story = What happened
dmd-story-all = All of it
dmd-story-who = { $kills ->
    [0] no enemy killed
    [one] 1 enemy killed
   *[other] { $kills } enemies killed
}, { $wounds ->
    [one] 1 wound dealt
   *[other] { $wounds } wounds dealt
}, { $taken ->
    [one] 1 taken
   *[other] { $taken } taken
}, { $insanities ->
    [0] never mad
    [one] mad once
   *[other] mad { $insanities } times
}.
dmd-story-lost = Lost on turn { $n }.
dmd-story-figures = All figures
