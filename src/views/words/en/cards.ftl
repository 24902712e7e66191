# How a card and what stands on it are called, on the table, in a hand and in its sheet.

card-of-race = { $race ->
    [centauri] Centauri
    [human] Human
    [minbari] Minbari
    [narn] Narn
    [non-aligned] Non-Aligned
    [drakh] Drakh
    [shadow] Shadow
    [vorlon] Vorlon
   *[neutral] neutral
} { $kind }
card-of-conflict = { $ability ->
    [diplomacy] diplomacy
    [intrigue] intrigue
    [psi] psi
    [leadership] leadership
   *[military] military
} conflict
card-of-ability = { $ability } { $kind }
card-of-note = { $note } { $kind }
card-untold = card of a type that nobody has said yet
card-unknown = card of an unknown type
card-plain = card
card-cost = cost { $cost }
card-no-cost = no printed cost
card-cost-unknown = cost unknown
card-limit-unique = unique
card-limit-limited = limited
card-limit-multiple = multiple
card-cards = { $cards } { $cards ->
    [one] card
   *[other] cards
}
card-damage = { $amount } damage
card-severe = { $amount } severe damage
card-severe-short = { $amount } severe
card-blanked = blanked
card-marks = { $amount } { $mark ->
    [conspiracy] Conspiracy
    [destiny] Destiny
    [doom] Doom
    [shadow] Shadow
    [strife] Strife
   *[vorlon] Vorlon
} { $amount ->
    [one] mark
   *[other] marks
}
card-tokens = { $amount } { $amount ->
    [one] token
   *[other] tokens
}
card-chaos = { $amount } { $amount ->
    [one] chaos token
   *[other] chaos tokens
}
card-controlled = controlled by { $name }
card-leads = leads { $title }
card-promoted = promoted
card-with = with { $title }
card-with-about = with { $title } (on { $about })
card-under = { $cards } { $cards ->
    [one] card
   *[other] cards
} face down under it
card-mercenary = mercenary
card-hired = hired
card-hired-at = hired, { $cost } influence
card-for-hire = for hire
card-for-hire-at = for hire at { $cost } influence
card-highest-bid = highest bid { $bid }
card-no-bids = no bids yet
card-conquered-serves = 🏴 conquered, and serves like its faction’s own
card-conquered-blanked = 🏴 conquered: blanked, and nobody controls it
card-conquered-all = 🏴 conquered: text and abilities rest
card-conquered-text = 🏴 conquered: its text rests

card-fact-type = type
card-fact-race = race
card-fact-set = set
card-fact-species = species
card-fact-cost = cost
card-fact-limit = limited, unique or multiple
card-fact-conflict = conflict type
card-fact-outcome = won or lost
card-fact-ambassador = starting ambassador
card-fact-personality = personality
card-fact-keywords = keywords
card-fact-diplomacy = diplomacy
card-fact-intrigue = intrigue
card-fact-psi = psi
card-fact-leadership = leadership
card-fact-military = military
card-fact-conspiracy = Conspiracy marks
card-fact-destiny = Destiny marks
card-fact-doom = Doom marks
card-fact-shadow = Shadow marks
card-fact-strife = Strife marks
card-fact-vorlon = Vorlon marks
card-leads-babylon-project = May be the starting ambassador of a Babylon Project faction.
card-leads-home = May be the starting ambassador of a Home faction.
card-leads-psi-corps = May be the starting ambassador of the Psi Corps.
card-leads-species = May be the starting ambassador of a Non-Aligned faction, of its species.
card-leads-drakh = May lead a faction that turns Drakh during the game.
card-source-stated = stated in { $where }
card-source-errata = corrected in { $where }
card-source-inferred = follows from { $where }
card-source-reported = reported in { $where }
card-source-said = said by { $where }
card-source-judged = set by { $where }
card-source-judge = judge { $name }
card-doc-engine = Engine Rules
card-doc-compendium = compendium
card-doc-rulebook = rulebook
card-doc-quickstart = quickstart
card-doc-table = a list, not printed proof
card-personality = Personality: { $name }
card-title-alone = -# Nobody has told me more than the title. A judge can, with `/cards set`.
card-missing = -# Not known yet: { $facts }. I ask when it matters.
card-text-automatic = {""}**Text** (automatic):{ $says }
card-text-assisted = {""}**Text** (assisted; by hand is left: { $left }):{ $says }
card-text-by-hand = {""}**Text**: carried out by hand, with `/effect`.
card-text-by-hand-left = {""}**Text**: carried out by hand, with `/effect`. What I lack for it: { $left }
card-practice = -# An invented practice card: all of it is known, and the moderator carries it out.

card-no-such = I know no card called **{ $name }**.
card-no-such-which = Which card do you mean?
card-no-such-title = I do not know that card
card-no-such-near = { $unknown } Is it one of these?
card-no-such-how = { $unknown } Titles appear as you type. A card that nobody knows can be played all the same: I ask for what matters.
card-no-facts = No facts of this card are known yet.
card-on-table = On the table
card-rulings = Rulings
card-no-rulings = There are no rulings on this card.
card-rulings-left = …and { $left } more: `/rule` shows them.

card-row-inner = Inner circle
card-row-supporting = Supporting
card-row-agenda = Agenda
card-row-faction = On the faction
card-none-in-play = No cards in play.
card-discarded = { $cards } discarded
card-discarded-top = { $cards } discarded, { $title } on top
card-removed = { $piles } · { $cards } removed
card-in-reserve = { $piles } · { $cards } in the reserve
card-in-crusade = { $piles } · { $cards } in the Crusade pile
card-every = Every card on the table:

sum-printed = { $by } printed
sum-damage = { $by } damage
sum-led = { $by } led by{ $source }
sum-half = ÷ 2{ $source }, rounded up
sum-neutralized = neutralized; otherwise
sum-base = { $sum } (base { $base })
sum-as-printed = { $value }, as printed
sum-nothing = It has no ability above zero.
sum-menu = How is a number made up?
sum-cards-button = Cards
sum-gone = That card is not on the table any more.
sum-whole-game = On the whole game:
sum-of = With { $name }:
