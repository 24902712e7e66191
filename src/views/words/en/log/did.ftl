# What each effect is called that is carried out by hand, as its record says it in English.

did-act-along = act along
did-add-influence = add { $n } influence
did-add-opposition = add { $n } opposition
did-add-support = add { $n } support
did-allow-conflict = allow { $n } conflict
did-allow-victory = allow victory
did-attach = attach
did-attack = attack
did-bar-conflicts = bar conflicts
did-bar-gains = bar gains
did-bar-victory = bar victory
did-become-ambassador = become ambassador
did-become-enhancement = become enhancement
did-begin-shadow-war = begin shadow war
did-blank = blank
did-call-vote = call vote
did-cancel = cancel
did-cancel-conflict = cancel a conflict
did-change-ability = change an ability
did-choose = choose to { $words }
did-claim-victory = claim victory
did-conquer = conquer
did-convert-mark = convert { $n } { $n ->
    [one] mark
   *[other] marks
}
did-copy-text = copy text
did-count-as = count as
did-damage = damage { $n }
did-dictate-league = dictate league
did-discard = discard { $n } { $n ->
    [one] card
   *[other] cards
}
did-discard-card = discard card
did-discount = discount { $n }
did-do-both = do both: { $does }
did-do-then = do then: { $does }
did-draw = draw { $n } { $n ->
    [one] card
   *[other] cards
}
did-end-action-round = end action round
did-end-shadow-war = end shadow war
did-end-state = end state
did-fetch = fetch
did-for-each = for each of what it counts: { $does }
did-force-vote = force vote
did-found-isa = found isa
did-fully-heal = fully heal
did-gain-influence = gain { $n } influence
did-gain-mark = gain { $n } { $n ->
    [one] mark
   *[other] marks
}
did-gain-power = gain { $n } power
did-gain-trait = gain a trait
did-give-vote = give vote
did-heal = heal
did-if = if that is so: { $does }
did-join-isa = join isa
did-later = later: { $does }
did-leave-isa = leave isa
did-lessen-damage = lessen { $n } damage
did-lose-influence = lose { $n } influence
did-lose-power = lose { $n } power
did-lower-tension = lower tension by { $n }
did-lower-unrest = lower unrest by { $n }
did-move = move
did-multiply-ability = multiply an ability
did-need-less-power = need { $n } less power
did-neutralize = neutralize
did-pay = pay: { $does }
did-pick = pick a card { $words }
did-prolong = prolong
did-promote = promote
did-purge-mark = purge { $n } { $n ->
    [one] mark
   *[other] marks
}
did-put-tokens = put { $n } { $n ->
    [one] token
   *[other] tokens
}
did-raise-tension = raise tension by { $n }
did-raise-unrest = raise unrest by { $n }
did-raise-used = raise used abilities
did-ready = ready
did-remove = remove
did-repair = repair { $n }
did-replace = replace
did-restore-influence = restore { $n } influence
did-resume-state = resume state
did-return-to-hand = return to hand
did-reverse = reverse
did-rotate = rotate
did-set-back-influence = set back influence
did-set-back-tension = set back tension
did-set-back-unrest = set back unrest
did-set-goal = set goal
did-set-paid = set { $n } paid
did-severe-damage = severe { $n } damage
did-shadow-war-at = shadow war at
did-show-hand = show hand
did-show-random = show { $n } random
did-shuffle-deck = shuffle deck
did-sponsor = sponsor
did-start-state = start state
did-stop-waiting = stop waiting
did-surrender = surrender
did-suspend-state = suspend state
did-swell-influence = swell { $n } influence
did-take = take { $n } { $n ->
    [one] card
   *[other] cards
}
did-take-back = take back
did-take-control = take control
did-take-part = take part
did-take-tokens = take { $n } { $n ->
    [one] token
   *[other] tokens
}
did-tend = tend
did-transfer-influence = transfer { $n } influence
did-transfer-mark = transfer { $n } { $n ->
    [one] mark
   *[other] marks
}
did-transfer-power = transfer { $n } power
did-turn-drakh = turn drakh
did-use-as = use as
did-when = when
did-withdraw = withdraw
