/**
 * What happens around conflicts, votes, states and wars, a line for each event. In English; the others are in `log/conflicts.ftl`.
 */
export const LOG_CONFLICTS = {
  "log-declares-war": "⚔️ { $name } declares a war conflict, from the war with { $enemy }",
  "log-declares-through": "{ $name } declares a conflict through { $title }",
  "log-declares-applying": "{ $name } declares a conflict through { $title }, applying { $influence } influence",
  "log-declares": `{ $name } { $count ->
    [one] declares a conflict
   *[other] declare a conflict each
}, face down`,
  "log-declares-nothing": `{ $name } { $count ->
    [one] declares
   *[other] declare
} nothing`,
  "log-cover-shown":
    "{ $name } shows **{ $title }**, which comes back to their hand: it has hidden a conflict through { $through }",
  "log-conflicts-revealed": "🂠 Revealed, before the first is initiated: { $list }",
  "log-whose": "{ $name }’s **{ $title }**",
  "log-conflict-allowed": `{ $name } may declare { $amount } { $amount ->
    [one] conflict
   *[other] conflicts
} more in the next conflict round{ $from ->
    [card] , from conflict cards
   *[any] {""}
} ({ $source })`,
  "log-initiates-again":
    "{ $name } initiates **{ $title }** again, as it was put off: it starts with { $support } support and { $opposition } opposition",
  "log-initiates": `{ $name } initiates **{ $title }**, { $type ->
    [diplomacy] a diplomacy
    [intrigue] an intrigue
    [psi] a psi
    [leadership] a leadership
   *[military] a military
} conflict{ $on }`,
  "log-initiates-nothing": "{ $name }’s { $title } initiates nothing: { $why }",
  "log-conflict-discarded": "{ $name }’s { $title } is discarded: { $why }",
  "log-why-limited": "a copy has been initiated already this turn",
  "log-why-no-target": "there is no legal target",
  "log-why-requirement": "its requirement is not met",
  "log-why-gone": "the card is not there any more",
  "log-why-war-over": "there is no war between them any more",
  "log-needs": "it requires { $needs }",
  "log-needs-has": "it requires { $needs }, and { $name } has { $has }",
  "log-side": `{""} for { $name }`,
  "log-supports": "{ $name } supports { $conflict }{ $side } with { $title }: { $ability } { $amount }",
  "log-opposes": "{ $name } opposes { $conflict } with { $title }: { $ability } { $amount }",
  "log-adds": `{ $source } adds { $amount } { $to ->
    [support] support
   *[opposition] opposition
} to { $conflict }{ $side }`,
  "log-attacks": "⚔️ { $name } attacks { $target } with { $title } ({ $ability }){ $where }: { $harm }{ $first }",
  "log-attack-comes": "⚔️ { $title } against { $target } ({ $ability }): { $harm }{ $first }",
  "log-attack-declared":
    "⚔️ { $name } attacks { $target } with { $title }{ $where }. Cards may answer before the damage.",
  "log-in": `{""} in { $conflict }`,
  "log-outside": `{""} outside of any conflict`,
  "log-damages-first": "; { $title } damages first",
  "log-conflict-cancelled":
    "🚫 { $title } of { $name } is cancelled ({ $source }): it does not resolve, and nobody wins or loses it",
  "log-conflict-prolonged":
    "⏳ { $title } of { $name } will not resolve this turn ({ $source }): what is applied to it counts on in the next",
  "log-conflict-put-off":
    "⏳ { $title } of { $name } is put off to the next turn with { $support } support and { $opposition } opposition ({ $source })",
  "log-won": "✅ { $name }’s **{ $title }** is won{ $by }{ $uncontested } ({ $totals })",
  "log-lost": "❌ { $name }’s **{ $title }** is lost{ $by }{ $uncontested } ({ $totals })",
  "log-margin": `{""} by { $margin }`,
  "log-uncontested": ", uncontested",
  "log-totals": "{ $support } for, { $opposition } against",
  "log-aftermath": "{ $name } plays the aftermath **{ $title }**{ $on }{ $price }",
  "log-stands-whose": "{ $name }’s { $title }",
  "log-stands": "now { $support } : { $opposition }",
  "log-stands-lacking": "now { $support } : { $opposition }, needs { $lacks } more",
  "log-isa-founded":
    "🌐 **The Interstellar Alliance exists** ({ $source }): founded by { $name }, members { $members }",
  "log-isa-joined": `🌐 { $name } { $count ->
    [one] joins
   *[other] join
} the Interstellar Alliance ({ $source })`,
  "log-isa-left": `🌐 { $names } { $count ->
    [one] is
   *[other] are
} out of the Interstellar Alliance ({ $source })`,
  "log-vote-called": `🗳️ { $source } calls { $kind ->
    [player] a vote of the players
    [babylon-5] a vote of the Babylon 5 council
   *[isa] a vote of the Interstellar Alliance
}. { $name } heads it.`,
  "log-vote-called-sealed": "{ $called } All vote at once, unseen.",
  "log-has-voted": `🗳️ { $name } { $count ->
    [one] has
   *[other] have
} voted{ $whose }`,
  "log-abstains": `🗳️ { $name } { $count ->
    [one] abstains
   *[other] abstain
}{ $whose }`,
  "log-votes-yes": `🗳️ { $name } { $count ->
    [one] votes
   *[other] vote
} Yes{ $whose }`,
  "log-votes-no": `🗳️ { $name } { $count ->
    [one] votes
   *[other] vote
} No{ $whose }`,
  "log-for-voter": `{""} for { $voter }`,
  "log-for-league": `{""} for the League`,
  "log-vote-forced": `🗳️ By { $source } the vote of { $whose } is { $vote ->
    [yes] Yes
    [no] No
   *[abstain] Abstain
}`,
  "log-ballot-given": "🗳️ By { $source } { $name } casts the vote of { $whose }",
  "log-league-called": `🗳️ A tie: the League of Non-Aligned Worlds votes, { $ballots } species { $ballots ->
    [one] ambassador
   *[other] ambassadors
}`,
  "log-league-dictated": "🗳️ By { $source } { $name } casts the votes of the League of Non-Aligned Worlds from now on",
  "log-vote-passes": "🗳️ { $source } **passes**: { $tally }{ $league }",
  "log-vote-fails": "🗳️ { $source } **does not pass**: { $tally }{ $league }",
  "log-league-tally": "; the League { $tally }",
  "log-joins-war": "{ $name } rotates { $title } to join the war against { $against }",
  "log-surrenders": "🏳️ { $name } surrenders unconditionally to { $to }",
  "log-asylum": "{ $title } of { $name } finds asylum with { $with }, as a supporting character",
  "log-civil-war": `⚔️ **{ $race ->
    [centauri] Centauri
    [human] Human
    [minbari] Minbari
    [narn] Narn
   *[non-aligned] Non-Aligned
} civil war**: { $names } are at war with one another, and count as races of their own`,
  "log-civil-war-over": `🕊️ **The { $race ->
    [centauri] Centauri
    [human] Human
    [minbari] Minbari
    [narn] Narn
   *[non-aligned] Non-Aligned
} civil war is over**: { $names } { $count ->
    [one] stands
   *[other] stand
} for one race again`,
  "log-chooses": "{ $name } chooses to { $does }{ $price } ({ $source })",
  "log-picks": "{ $name } picks { $title } { $does } ({ $source })",
  "log-enhancement-of-faction": `{""}**{ $title }** stays in play as an enhancement of { $name }’s faction`,
  "log-enhancement-of-card": `{""}**{ $title }** stays in play as an enhancement of { $on }`,
  "log-tended": "{ $title } stays in play and heals as the inner circle does ({ $source })",
  "log-no-conflicts": `No conflicts are declared { $when ->
    [now] this
   *[next] next
} turn ({ $source })`,
  "log-no-conflicts-of": `{ $name } declares no conflicts { $when ->
    [now] this
   *[next] next
} turn ({ $source })`,
  "log-no-gains": "{ $name } gains no more influence this turn ({ $source })",
  "log-gain-prevented":
    "{ $name } does not gain the { $amount } influence of { $source }: no more influence is gained this turn ({ $by })",
  "log-counted-as": "For the aftermaths of { $name }, { $conflict } counts as { $as } too ({ $source })",
  "log-taken-out": "{ $title } is taken out of { $conflict } ({ $source })",
  "log-withdrawn": "{ $title } is taken out of { $conflict }, and takes no part in it again ({ $source })",
  "log-race-tension": "The tension of { $from } toward { $toward } is now { $to }{ $cause }",
  "log-state": "{ $label } begins between { $sides }{ $cause }{ $now }",
  "log-state-of": "{ $label }: a state of { $state } begins between { $sides }{ $cause }{ $now }",
  "log-rating": "{ $name }: rating { $rating }",
  "log-state-ends": `{ $label } between { $sides } ends{ $why ->
    [war] , for they are at war now
    [elimination] , for one of them is out of the game
    [tension] , for the tension between them is too high
   *[effect] {""}
}{ $cause }{ $taken }`,
  "log-state-suspended": "{ $label } between { $sides } is suspended, as if it were not{ $cause }{ $changed }",
  "log-state-resumed": "{ $label } between { $sides } is in force again{ $cause }{ $changed }",
  "log-loses-given": "{ $name } loses the { $amount } influence that it gave: rating { $rating }",
  "log-has-back-given": "{ $name } has back the { $amount } influence that it gave: rating { $rating }",
  "log-conquers": "🏴 { $name } conquers **{ $title }**: { $held }{ $cause }",
  "log-conquers-from": "🏴 { $name } conquers **{ $title }** from { $from }: { $held }{ $cause }",
  "log-retakes": "🏴 { $name } takes back **{ $title }**: { $held }{ $cause }",
  "log-retakes-from": "🏴 { $name } takes back **{ $title }** from { $from }: { $held }{ $cause }",
  "log-held-as-before": "it works as before",
  "log-held-serves": "it serves like a location of that faction",
  "log-held-rests": "its text rests",
  "log-held-blanked": "its text is blanked, and nobody controls it",
} as const;
