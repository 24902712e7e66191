/**
 * How a card and what stands on it are called, on the table, in a hand and in its sheet.
 * In other languages: `cards.ftl`.
 */
export const CARDS = {
  "card-of-race": `{ $race ->
    [centauri] Centauri
    [human] Human
    [minbari] Minbari
    [narn] Narn
    [non-aligned] Non-Aligned
    [drakh] Drakh
    [shadow] Shadow
    [vorlon] Vorlon
   *[neutral] neutral
} { $kind }`,
  "card-of-conflict": `{ $ability ->
    [diplomacy] diplomacy
    [intrigue] intrigue
    [psi] psi
    [leadership] leadership
   *[military] military
} conflict`,
  "card-of-ability": "{ $ability } { $kind }",
  "card-of-note": "{ $note } { $kind }",
  "card-untold": "card of a type that nobody has said yet",
  "card-unknown": "card of an unknown type",
  "card-plain": "card",
  "card-cost": "cost { $cost }",
  "card-no-cost": "no printed cost",
  "card-cost-unknown": "cost unknown",
  "card-limit-unique": "unique",
  "card-limit-limited": "limited",
  "card-limit-multiple": "multiple",
  "card-cards": `{ $cards } { $cards ->
    [one] card
   *[other] cards
}`,
  "card-damage": "{ $amount } damage",
  "card-severe": "{ $amount } severe damage",
  "card-severe-short": "{ $amount } severe",
  "card-blanked": "blanked",
  "card-marks": `{ $amount } { $mark ->
    [conspiracy] Conspiracy
    [destiny] Destiny
    [doom] Doom
    [shadow] Shadow
    [strife] Strife
   *[vorlon] Vorlon
} { $amount ->
    [one] mark
   *[other] marks
}`,
  "card-tokens": `{ $amount } { $amount ->
    [one] token
   *[other] tokens
}`,
  "card-chaos": `{ $amount } { $amount ->
    [one] chaos token
   *[other] chaos tokens
}`,
  "card-controlled": "controlled by { $name }",
  "card-leads": "leads { $title }",
  "card-promoted": "promoted",
  "card-with": "with { $title }",
  "card-with-about": "with { $title } (on { $about })",
  "card-under": `{ $cards } { $cards ->
    [one] card
   *[other] cards
} face down under it`,
  "card-mercenary": "mercenary",
  "card-hired": "hired",
  "card-hired-at": "hired, { $cost } influence",
  "card-for-hire": "for hire",
  "card-for-hire-at": "for hire at { $cost } influence",
  "card-highest-bid": "highest bid { $bid }",
  "card-no-bids": "no bids yet",
  "card-conquered-serves": "🏴 conquered, and serves like its faction’s own",
  "card-conquered-blanked": "🏴 conquered: blanked, and nobody controls it",
  "card-conquered-all": "🏴 conquered: text and abilities rest",
  "card-conquered-text": "🏴 conquered: its text rests",
  "card-fact-type": "type",
  "card-fact-race": "race",
  "card-fact-set": "set",
  "card-fact-species": "species",
  "card-fact-cost": "cost",
  "card-fact-limit": "limited, unique or multiple",
  "card-fact-conflict": "conflict type",
  "card-fact-outcome": "won or lost",
  "card-fact-ambassador": "starting ambassador",
  "card-fact-personality": "personality",
  "card-fact-keywords": "keywords",
  "card-fact-diplomacy": "diplomacy",
  "card-fact-intrigue": "intrigue",
  "card-fact-psi": "psi",
  "card-fact-leadership": "leadership",
  "card-fact-military": "military",
  "card-fact-conspiracy": "Conspiracy marks",
  "card-fact-destiny": "Destiny marks",
  "card-fact-doom": "Doom marks",
  "card-fact-shadow": "Shadow marks",
  "card-fact-strife": "Strife marks",
  "card-fact-vorlon": "Vorlon marks",
  "card-leads-babylon-project": "May be the starting ambassador of a Babylon Project faction.",
  "card-leads-home": "May be the starting ambassador of a Home faction.",
  "card-leads-psi-corps": "May be the starting ambassador of the Psi Corps.",
  "card-leads-species": "May be the starting ambassador of a Non-Aligned faction, of its species.",
  "card-leads-drakh": "May lead a faction that turns Drakh during the game.",
  "card-source-stated": "stated in { $where }",
  "card-source-errata": "corrected in { $where }",
  "card-source-inferred": "follows from { $where }",
  "card-source-reported": "reported in { $where }",
  "card-source-said": "said by { $where }",
  "card-source-judged": "set by { $where }",
  "card-source-judge": "judge { $name }",
  "card-doc-engine": "Engine Rules",
  "card-doc-compendium": "compendium",
  "card-doc-rulebook": "rulebook",
  "card-doc-quickstart": "quickstart",
  "card-doc-table": "a list, not printed proof",
  "card-personality": "Personality: { $name }",
  "card-title-alone": "-# Nobody has told me more than the title. A judge can, with `/cards set`.",
  "card-missing": "-# Not known yet: { $facts }. I ask when it matters.",
  "card-text-automatic": `{""}**Text** (automatic):{ $says }`,
  "card-text-assisted": `{""}**Text** (assisted; by hand is left: { $left }):{ $says }`,
  "card-text-by-hand": '{""}**Text**: carried out by hand, with `/effect`.',
  "card-text-by-hand-left": '{""}**Text**: carried out by hand, with `/effect`. What I lack for it: { $left }',
  "card-practice": "-# An invented practice card: all of it is known, and the moderator carries it out.",
  "card-no-such": "I know no card called **{ $name }**.",
  "card-no-such-which": "Which card do you mean?",
  "card-no-such-title": "I do not know that card",
  "card-no-such-near": "{ $unknown } Is it one of these?",
  "card-no-such-how":
    "{ $unknown } Titles appear as you type. A card that nobody knows can be played all the same: I ask for what matters.",
  "card-no-facts": "No facts of this card are known yet.",
  "card-on-table": "On the table",
  "card-rulings": "Rulings",
  "card-no-rulings": "There are no rulings on this card.",
  "card-rulings-left": "…and { $left } more: `/rule` shows them.",
  "card-row-inner": "Inner circle",
  "card-row-supporting": "Supporting",
  "card-row-agenda": "Agenda",
  "card-row-faction": "On the faction",
  "card-none-in-play": "No cards in play.",
  "card-discarded": "{ $cards } discarded",
  "card-discarded-top": "{ $cards } discarded, { $title } on top",
  "card-removed": "{ $piles } · { $cards } removed",
  "card-in-reserve": "{ $piles } · { $cards } in the reserve",
  "card-in-crusade": "{ $piles } · { $cards } in the Crusade pile",
  "card-every": "Every card on the table:",
  "sum-printed": "{ $by } printed",
  "sum-damage": "{ $by } damage",
  "sum-led": "{ $by } led by{ $source }",
  "sum-half": "÷ 2{ $source }, rounded up",
  "sum-neutralized": "neutralized; otherwise",
  "sum-base": "{ $sum } (base { $base })",
  "sum-as-printed": "{ $value }, as printed",
  "sum-nothing": "It has no ability above zero.",
  "sum-menu": "How is a number made up?",
  "sum-cards-button": "Cards",
  "sum-gone": "That card is not on the table any more.",
  "sum-whole-game": "On the whole game:",
  "sum-of": "With { $name }:",
  "facts-form-title": "Card facts",
  "facts-form-label": "A table with a line of headings",
  "facts-problem-at": "- **{ $where }**: { $problem }",
  "facts-problem": "- { $problem }",
  "facts-line": "Line { $line }",
  "facts-found": "“{ $found }” should be { $should }.",
  "facts-should": "should be { $should }.",
  "facts-problems": `Nothing was imported: a table is taken whole, so that no half of it is forgotten. { $count ->
    [one] { $count } thing
   *[other] { $count } things
} to mend:`,
  "facts-problems-most": `Nothing was imported: a table is taken whole, so that no half of it is forgotten. at least { $count ->
    [one] { $count } thing
   *[other] { $count } things
} to mend:`,
  "facts-no-value":
    "Nothing changed: there is no value in it. Put a card’s title and facts on each line below the headings.",
  "facts-all-known": `Nothing changed: all { $count ->
    [one] { $count } value
   *[other] { $count } values
} in it were known just so.`,
  "facts-imported": `Imported for this server: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} ({ $parts }). New games play by it, and every game that is being played here from now on, as far as its cards are in it. What is over stays as it was.`,
  "facts-fresh": `{ $count ->
    [one] { $count } new value
   *[other] { $count } new values
}`,
  "facts-changed": `{ $count ->
    [one] { $count } value
   *[other] { $count } values
} changed`,
  "facts-known": `{ $count ->
    [one] { $count } value
   *[other] { $count } values
} known already`,
  "facts-added": `{ $count ->
    [one] { $count } card
   *[other] { $count } cards
} that I did not know`,
  "facts-list-none":
    "This server knows no more of the cards than what ships. A judge may `/cards set` or `/cards import`.",
  "facts-title-alone": "its title alone",
  "facts-list": `{ $count ->
    [one] { $count } card
   *[other] { $count } cards
} of which this server knows more than what ships:`,
  "facts-more": "…and { $left } more: `/cards export`",
  "facts-full": "A server can keep facts of { $most } cards at most.",
  "facts-import-full": "Nothing was imported: a server can keep facts of { $most } cards at most.",
  "facts-not-lost":
    "-# Nothing is lost: your table is in the file, as you typed it. `/cards import` takes it when it is mended.",
  "facts-exported": `{ $count ->
    [one] { $count } card
   *[other] { $count } cards
} with every fact that is known here, as \`/cards import\` reads them.`,
  "facts-no-such": "That is no fact of a card. Choose one of: { $list }.",
  "facts-practice": `{""}**{ $title }** should be { $should }.`,
  "facts-no-card":
    "I know no card called **{ $title }**. To add it, set its type first: `/cards set name:{ $title } fact:type`.",
  "facts-value-not": "{ $fact } should be { $should }; “{ $typed }” is not.",
  "facts-value-should": "{ $fact } should be { $should }.",
  "facts-set":
    "Set for this server: **{ $title }**, { $values }. New games play by it, and every game that is being played here from now on, if the card is in it. What is over stays as it was.",
  "facts-never-set": "No judge has set the { $fact } of **{ $title }** on this server.",
  "facts-taken-back": "Taken back: the { $fact } of **{ $title }** is what it was before.",
  "should-kib": "at most { $most } KiB",
  "should-utf-8": "text in UTF-8, as a spreadsheet saves CSV",
  "should-text": "text, and not a program’s file",
  "should-closed-quote": "a second quote: a cell opens with a quote here or above that nothing closes",
  "should-doubled-quotes": 'cells with their quotes doubled: “""” for a quote inside a quoted cell',
  "should-row": "a row of at most { $most } characters; a quote that nothing closes makes a long one too",
  "should-filled": "a table with a line of headings; this is empty",
  "should-columns": "at most { $most } columns",
  "should-cards": "at most { $most } cards",
  "should-players": "at most { $most } players",
  "should-characters": "at most { $most } characters",
  "should-titled": "headings, one of them “title”, such as: title, type, race, cost, diplomacy, intrigue",
  "should-one-title": "one column with the cards’ titles, not several",
  "should-short-heading": "another heading, of 40 characters at most",
  "should-heading-once": "a heading that stands there once",
  "should-title": "the card’s title",
  "should-real-card": "a real card: this is the title of an invented practice card, which is known whole",
  "should-other-card": "another card: line { $line } is it too",
  "should-other-player": "another player: line { $line } is the same",
  "should-cells": "{ $wanted } cells, as there are headings; here are { $found }",
  "should-figure": "a number from 0 to 99, or nothing",
  "should-cost": "a number from 0 to 99, or “none” where no cost is printed",
  "should-one-of": "one of { $list }",
  "should-race": "one of { $list } or neutral",
  "should-outcome": "won or lost",
  "should-conflict": "one of { $list }; for an aftermath also won or lost",
  "should-keywords": "at most 12 keywords of at most 60 characters, with semicolons between them",
  "should-marks": "marks with their number, such as “2 destiny, 1 shadow” ({ $list }), or “none”",
  "should-filled-players": "a line of headings such as: user,name,race,faction; this is empty",
  "should-player-headings": "headings, among them “user” and “race”, such as: user,name,race,faction",
  "should-player-lines": "a player in each line below the headings; there is none",
  "should-user": "the number of a Discord user, or a mention such as <@123456789012345678>",
} as const;
