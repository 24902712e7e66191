# What the game is made of, as the rulebook calls it.
-influence = influence
-conflict = { $number ->
   *[one] conflict
    [other] conflicts
}
-ambassador = { $number ->
   *[one] ambassador
    [other] ambassadors
}
-deck = { $number ->
   *[one] deck
    [other] decks
}
-table = { $number ->
   *[one] table
    [other] tables
}
