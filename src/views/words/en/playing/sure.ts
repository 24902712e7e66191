/**
 * What is lost for good by one tap, or stops everybody, is asked about once more; and what stands behind "Timing…".
 * In other languages: `playing/sure.ftl`.
 */
export const SURE = {
  "sure-back": "Back",
  "sure-concede": "Do you concede? You leave this game for good, and the others play on without you.",
  "sure-concede-alone":
    "Do you concede? You leave this game for good, and it stops there: practice opponents do not play on by themselves. To be done with it, **close the table**: its turns stay to be looked at and played on from.",
  "sure-concede-yes": "Concede",
  "sure-concede-no": "Play on",
  "sure-surrender":
    "Do you surrender unconditionally to **{ $to }**? You leave this game for good, your cards leave the table, and { $to } gains 3 influence.",
  "sure-asylum": "Your ambassador asks { $host } for asylum.",
  "sure-surrender-whom":
    "Do you surrender unconditionally, and to whom? You leave this game for good, your cards leave the table, and that player gains 3 influence.",
  "sure-surrender-to": "To { $to }",
  "sure-surrender-to-alone": "To { $to }, without asylum",
  "sure-surrender-to-asylum": "To { $to }, asylum with { $host }",
  "sure-with-asylum": "With asylum",
  "sure-surrender-yes": "Surrender",
  "sure-surrender-no": "Fight on",
  "sure-agenda": "Do you discard your agenda? That is your action, and it goes to your discard pile.",
  "sure-agenda-named":
    "Do you discard your agenda **{ $title }**? That is your action, and it goes to your discard pile.",
  "sure-agenda-yes": "Discard it",
  "sure-agenda-no": "Keep it",
  "sure-mulligan": "Do you take a mulligan? Your whole hand goes back into the deck, and you are dealt one card less.",
  "sure-mulligan-yes": "Deal anew",
  "sure-mulligan-no": "Keep this hand",
  "sure-stop":
    "Do you stop play? Everybody acts or passes in initiative order then, until all pass in a row; after that it goes on where it was. `/act wait` does the same.",
  "sure-loose": `{""}**Fast and loose:** { loose-is } Ask everybody?`,
  "sure-loose-yes": "Ask everybody",
  "loose-is":
    "when all agree, everybody acts in this step as soon as they like, out of initiative order. One objection ends it.",
  "timing-stop":
    '{""}**Stop play**, to do something before play goes on: everybody acts or passes in initiative order then, until all pass in a row; after that it goes on where it was. `/act wait` does the same.',
  "timing-loose": `{""}**Fast and loose**, to be quicker: { loose-is }`,
  "timing-stop-button": "Stop play",
  "timing-loose-button": "Ask everybody: fast and loose",
  "timing-stop-rule": "Rule: stopping play",
  "timing-loose-rule": "Rule: fast and loose",
} as const;
