/** What a check finds about a deck, a line each. In other languages: `people/checked.ftl`. */
export const CHECKED = {
  "check-too-few-cards":
    "{ $cards }{ $counted }: by the { $rules }, at least { $least }{ $besides }{ $crusade }{ $option }. Play on if the table agrees.",
  "check-counted": `, of which { $counted ->
    [one] { $counted } counts
   *[other] { $counted } count
}`,
  "check-besides": `{" "}besides { $what }`,
  "check-besides-ambassador": "the ambassador",
  "check-besides-starting-hand": "the starting hand",
  "check-with-crusade": ", with a Crusade pile",
  "check-option": `{" "}(or { $option }, as an option)`,
  "check-too-many-copies": `{ $count } of { $title }: by the { $rules }, at most { $most } of a { $unique ->
    [unique] unique card
   *[any] card
}. Play on if the table agrees.`,
  "check-reserve-too-large":
    "{ $cards } in the reserve: by the { $rules }, at most { $most }. Play on if the table agrees.",
  "check-ambassador-missing": "The starting ambassador is not in the deck.",
  "check-no-such-faction": "Nobody starts as this faction of this race by these rules.",
  "check-leads": "{ $title } leads it.",
  "check-no-leader": "Its starting ambassador is still to be chosen.",
  "check-enough-cards": `{ $cards ->
    [one] { $cards } card is enough.
   *[other] { $cards } cards are enough.
}`,
  "check-copies-fit": "No card is there too often.",
  "check-hand-possible": "A starting hand of { $needs } different types can be chosen.",
  "check-hand-unknown": "Not checked: whether it has { $needs } types for a starting hand.",
  "check-hand-impossible": `A starting hand has { $needs } different types; there { $types ->
    [one] is { $types }
   *[other] are { $types }
} here.`,
  "check-hand-alike": "Its starting hand has two cards of one type: { $type }.",
  "check-hand-types-unknown": "Not checked: whether the cards of its starting hand are of different types.",
  "check-hand-fits": "Its starting hand has cards of different types.",
  "check-hand-size": "A starting hand has { $needs } cards; this one has { $cards }.",
  "check-second-species": "It has a second species ambassador for the starting hand.",
  "check-second-species-unknown": "No second species ambassador for the starting hand is known to be in it.",
  "check-second-species-missing": "No second species ambassador for the starting hand is in it.",
  "check-reserve-fits": `{ $cards ->
    [one] { $cards } card in the reserve.
   *[other] { $cards } cards in the reserve.
}`,
  "check-crusade-pile": `{ $cards ->
    [one] { $cards } card in the Crusade pile.
   *[other] { $cards } cards in the Crusade pile.
}`,
  "check-and-more": "{ $titles } and { $more } more",
  "check-foreign-characters": "Characters of another race cost double: { $titles }.",
  "check-foreign-cards": "Cards of another race are for its players only: { $titles }.",
  "check-elder-cards": "Nobody plays the race of these: they come in only as they say: { $titles }.",
  "check-corporate-only": "Only Corporate factions play { $titles }.",
  "check-types-unknown": `{ $cards ->
    [one] Not known: the type of { $cards } card. I ask for it when it first matters.
   *[other] Not known: the type of { $cards } cards. I ask for it when it first matters.
}`,
  "check-loyalty-unknown": `{ $cards ->
    [one] Not checked: the loyalty of { $cards } card whose race nobody knows.
   *[other] Not checked: the loyalty of { $cards } cards whose race nobody knows.
}`,
  "check-limits-unknown": `{ $cards ->
    [one] Not checked: whether { $cards } card may be unique, which only one copy may be.
   *[other] Not checked: whether { $cards } cards may be unique, which only one copy may be.
}`,
  "check-masterpieces-unknown":
    "Not checked: whether it has Masterpiece cards, which are banned; no text says which they are.",
} as const;
