/** A player’s own decks, and why a file or a list is none. In other languages: `people/decks.ftl`. */
export const DECKS = {
  "deck-part-ambassador": "Ambassador",
  "deck-part-starting-hand": "Starting hand",
  "deck-part-deck": "Deck",
  "deck-part-crusade": "Crusade pile",
  "deck-part-reserve": "Reserve",
  "deck-types-character": "Characters",
  "deck-types-group": "Groups",
  "deck-types-fleet": "Fleets",
  "deck-types-location": "Locations",
  "deck-types-enhancement": "Enhancements",
  "deck-types-agenda": "Agendas",
  "deck-types-event": "Events",
  "deck-types-conflict": "Conflicts",
  "deck-types-aftermath": "Aftermaths",
  "deck-types-contingency": "Contingencies",
  "deck-types-unknown": "Type unknown",
  "deck-all-are-character": "All that are characters",
  "deck-all-are-group": "All that are groups",
  "deck-all-are-fleet": "All that are fleets",
  "deck-all-are-location": "All that are locations",
  "deck-all-are-enhancement": "All that are enhancements",
  "deck-all-are-agenda": "All that are agendas",
  "deck-all-are-event": "All that are events",
  "deck-all-are-conflict": "All that are conflicts",
  "deck-all-are-aftermath": "All that are aftermaths",
  "deck-all-are-contingency": "All that are contingencies",
  "deck-cards": `{ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}`,
  "deck-in-reserve": "{ $cards } in the reserve",
  "deck-in-crusade": "{ $cards } in the Crusade pile",
  "deck-side": "{ $race } { $faction }",
  "deck-near": "“{ $title }” · did you mean **{ $meant }**?",
  "deck-more-near": "{ $more } more that may mean another title",
  "deck-more": "{ $more } more",
  "deck-strange": `I do not know { $count ->
    [one] { $count } title:
   *[other] { $count } titles:
}`,
  "deck-name-enough": "-# A name is enough to play: I ask for the rest when it matters.",
  "deck-choose-or-head": "Choose below, or submit it again with the title below a heading “Ambassador”.",
  "deck-choose": "Choose below.",
  "deck-no-leader": "No character in it can lead this faction: submit it with one below a heading “Ambassador”.",
  "deck-no-corporate":
    "A Corporate faction is led by a corporate character who costs 10 or less, and I know none in it. A judge can say what a card is with `/cards set`.",
  "deck-which-side": `{""}**Which race and faction is it for?** Choose below.`,
  "deck-who-leads": `{""}**Who is its ambassador?** { $how }`,
  "deck-leads-not": "“{ $wrong }” does not lead this faction. **Who is its ambassador?** { $how }",
  "deck-untyped": "-# If you know a card’s type already, say it below.",
  "deck-untyped-these": `-# { $count ->
    [one] I do not know what type this is: { $titles }. If you know a card’s type already, say it below.
   *[other] I do not know what type these are: { $titles }. If you know a card’s type already, say it below.
}`,
  "deck-type-menu": "Say what type a card is",
  "deck-side-menu": "Race and faction",
  "deck-correct-button": `Correct { $count ->
    [one] { $count } title
   *[other] { $count } titles
}`,
  "deck-use-button": "Use it at my table",
  "deck-check-button": "Check",
  "deck-file-button": "As a file",
  "deck-show-button": "Show cards",
  "deck-rename-button": "Rename",
  "deck-forget-button": "Forget it…",
  "deck-forget-sure-button": "Forget it",
  "deck-keep-button": "Keep it",
  "deck-paste-button": "Paste a list…",
  "deck-none":
    "You have no deck of your own here. Paste a list, or give `/deck submit` a file: it is kept for you alone.",
  "deck-open": "something is still to be said",
  "deck-count": `{ $count ->
    [one] { $count } deck of your own; only you see them.
   *[other] { $count } decks of your own; only you see them.
}`,
  "deck-forgotten": `{""}**{ $name }** is forgotten.`,
  "deck-exported": '{""}**{ $name }**, as `/deck submit` reads it.',
  "deck-sure": "Forget **{ $name }**? Tables where it is played keep their copy.",
  "deck-form-title": "A deck of your own",
  "deck-form-name": "What do you call it?",
  "deck-form-list": "Its cards, a title a line",
  "deck-rename-title": "Rename your deck",
  "deck-corrected": "Corrected the titles of { $name }.",
  "deck-changed": "Done: { $name }.",
  "deck-renamed": "It is called { $name } now.",
  "deck-nameless": "A deck needs a name with something to read in it. Nothing was changed.",
  "deck-name-taken": "Another deck of yours has that name already. Nothing was changed.",
  "deck-gone": "That deck of yours is not there any more. `/deck list` shows yours.",
  "deck-only-server": "Your decks belong to a server: type this in one.",
  "deck-none-called": "You have no deck called “{ $name }” here.",
  "deck-before": "Before { $name } can be played:",
  "deck-late": "That took too long. Do it once more.",
  "deck-both": "Give a file or a list, not both: nothing was kept.",
  "deck-unkept": "Nothing was kept. { $why }",
  "deck-full":
    "You have { $most } decks here, which is the most. Make room with `/deck delete`, or give the name of one to replace it.",
  "deck-kept": "Kept { $name }, read as { $format }. Only you see it.",
  "deck-replaced": "Replaced { $name }, read as { $format }. Only you see it.",
  "deck-headings": "I took what stands under { $headings } for a part of the deck.",
  "deck-not-lost": "-# Nothing is lost: your list is in the file, as you typed it.",
  "deck-bad-too-large": "That is larger than { $size } KiB. A deck's own file is much smaller: upload only the deck.",
  "deck-bad-not-text":
    "That file is not text. Upload a list, or a deck as LackeyCCG, OCTGN, Cockatrice or Tabletop Simulator save it.",
  "deck-bad-empty": "That is empty. Write a title a line, such as `3 Border Raid`.",
  "deck-bad-no-cards": "I found no card in it. Write a title a line, such as `3 Border Raid`.",
  "deck-bad-too-many-cards": "That has more than { $most } cards. Submit the cards of one deck.",
  "deck-bad-too-many-lines":
    "That has more than { NUMBER( $most ) } lines, far more than a deck needs. Submit the cards of one deck.",
  "deck-bad-too-many-elements":
    "That has more than { NUMBER( $most ) } elements, far more than a deck needs. Submit the cards of one deck.",
  "deck-bad-bad-count": "Line { $line }: “{ $text }” is no number of copies from 1 to 99.",
  "deck-bad-title-too-long": "Line { $line } is too long for a title. Write one title a line.",
  "deck-bad-one-line-too-long":
    "That is one line of more than { NUMBER( $most ) } characters. Write each title on a line of its own, such as `3 Border Raid`.",
  "deck-bad-no-title": "Line { $line }: a card has no name.",
  "deck-bad-nameless-card": "Card { $at } has no name. Give it one in Tabletop Simulator (its Name), and save again.",
  "deck-bad-nameless-card-in":
    "Card { $at } of the pile “{ $pile }” has no name. Give it one in Tabletop Simulator (its Name), and save again.",
  "deck-bad-doctype":
    "Line { $line } declares a document type or an entity, which I do not read. Take that declaration out and submit again.",
  "deck-bad-broken-xml": "Line { $line }: the XML is broken there ({ $what }). Save the deck again from its program.",
  "deck-bad-unknown-xml":
    "I know no deck format whose first element is “{ $root }”. I read LackeyCCG, OCTGN and Cockatrice files, and plain lists.",
  "deck-bad-broken-json": "Line { $line }: the JSON is broken there. Save the table again in Tabletop Simulator.",
  "deck-bad-unknown-json":
    "I found no table of Tabletop Simulator in that file. Save the table with the deck on it, and upload that save.",
  "deck-as-list": "a list",
  "deck-as-tabs": "tab-separated text",
  "deck-as-lackey": "a LackeyCCG deck",
  "deck-as-octgn": "an OCTGN deck",
  "deck-as-cockatrice": "a Cockatrice deck",
  "deck-as-tabletop": "a Tabletop Simulator save",
  "deck-checked": `{""}**{ $name }** by the { $rules }: { $count }.`,
  "deck-checked-remarks": `{""}**{ $name }** by the { $rules }: { $count }. A table may play on all the same.`,
  "deck-back-button": "Back to the deck",
} as const;
