# What happens in a lesson, a line for each event, and where it stands. At other tables all of it is told in English, by views/log/.

told-starting-hand = { $name } has chosen a starting hand of { $cards } { $cards ->
    [one] card
   *[other] cards
}
told-turn = {""}**Turn { $turn }**
told-initiative = Initiative, lowest first: { $names }
told-initiative-by-lot = Initiative, lowest first: { $names } (by lot: { $lots })
told-declared = { $name } declares a conflict, face down
told-declared-nothing = { $name } declares nothing
told-sponsored = { $name } sponsors { $card } with { $with } for { $influence } influence
told-built = { $name } builds with { $with }: influence rating { $rating }
told-passed = { $name } passes
told-drew = { $name } draws { $cards } { $cards ->
    [one] card
   *[other] cards
}: { $left } left in the deck
told-bought = { $name } buys { $cards } { $cards ->
    [one] card
   *[other] cards
}: { $left } left in the deck
told-revealed = 🂠 Revealed, before the first is initiated: { $list }
told-whose = { $name }’s **{ $title }**
told-initiated = { $name } initiates **{ $title }**, a diplomacy conflict
told-supported = { $name } supports { $title } with { $with }: diplomacy { $amount }
told-opposed = { $name } opposes { $title } with { $with }: diplomacy { $amount }
told-stands = -# { $title }: now { $support } : { $opposition }
told-stands-lacking = -# { $title }: now { $support } : { $opposition }, needs { $lacks } more
told-says = -# { $title }: “{ $says }”
told-won = ✅ { $name }’s **{ $title }** is won by { $margin } ({ $support } for, { $opposition } against)
told-lost = ❌ { $name }’s **{ $title }** is lost ({ $support } for, { $opposition } against)
told-lost-by = ❌ { $name }’s **{ $title }** is lost by { $margin } ({ $support } for, { $opposition } against)
told-discarded = { $name } discards { $titles }
told-discarded-from-hand = { $name } discards { $titles } from hand
told-influence = { $name } gains { $amount } influence: influence rating { $rating } ({ $source })
told-power = { $name } gains { $amount } power ({ $source })
told-over = {""}**The game is over.** { $names } wins.

list-and = { $most } and { $last }

round-conflict = Conflict round
round-action = Action round
round-resolution = Resolution round
round-draw = Draw round

stands-title = { $table }: turn { $turn }, { $round }
stands-over-title = { $table }: game over
stands-waits = ⏳ Waiting for **{ $names }**
stands-over = 🏁 **The game is over.**
stands-declared = Declared, face down: { $names }
stands-conflict = 🕊️ **{ $title }** of { $name }: support { $support }, opposition { $opposition }
stands-figures = {""}**Influence { $rating }** ({ $unspent } unspent, { $spent } spent) · **Power { $power }** · Unrest { $unrest }
stands-cards = Hand { $hand } · Deck { $deck } · Discard { $discard }
stands-ambassador = Ambassador: { $card }
stands-tension = Tension toward { $name }: { $tension }
stands-supporting = Supporting: { $cards }
stands-race = { $name } · { $race ->
    [human] Humans
   *[narn] Narn
}
stands-footer = quickstart rules · ⤵ rotated · ▶ asked now
