/** What is found where the file of an exported game is opened, or played again. */
export const EXPORTED = {
  "checked-no-game": "This is no game that `/game export` has written. Take its game.json, as it is.",
  "checked-no-json": "This is no JSON file. Take the game.json that `/game export` gives, as it is.",
  "checked-version":
    "This file is of version { $version }, and I read version { $mine }: the moderator that wrote it reads it.",
  "checked-damaged": "The file is damaged at { $where }: { $why }.",
  "checked-damaged-top": "The file is damaged at its top: { $why }.",
  "checked-not-over":
    "This game was not over when it was exported, so that its hidden cards are not in the file. Export it again at its end.",
  "checked-no-turn": "This table was closed before its game began: there is no turn to show.",
  "checked-running":
    "{ $name }: { $players } players, { $lines } lines of its log. This game was not over when it was exported.",
  "checked-running-in":
    "{ $name }: { $players } players, { $lines } lines of its log, in { $steps } steps. This game was not over when it was exported.",
  "checked-running-whole": "Checked: the file is whole, and holds what everybody knew then.",
  "checked-no-hash": "No hash of a seed was published yet.",
  "checked-keep-hash":
    "To keep: the SHA-256 of its seed, as it was published: { $hash }. The seed that is shown at the end must have it.",
  "checked-no-presses": "No presses are mixed into the seed yet.",
  "checked-keep-presses": "To keep: the presses that are mixed into the seed: { $presses }.",
  "checked-secret": "Not checked: shuffles, hands and actions. The seed and the hidden cards are secret until the end.",
  "checked-again": "Export it again then, and check both: npm run -s replay -- game.json earlier.json",
  "checked-order": "Name the file of the game that is over first, and the one that was exported while it ran second.",
  "checked-other-hash": "The two files are of different games: their seeds have other hashes.",
  "checked-other-presses": "The two files are of different games: other presses are mixed into their seeds.",
  "checked-found": "All { $steps } steps of the earlier file are found in it again.",
  "checked-found-undone":
    "The first { $first } of { $steps } steps of the earlier file are found in it again; steps were taken back since, as its log says.",
  "checked-found-part":
    "The first { $first } of { $steps } steps of the earlier file are found in it again, and then they differ, though nothing was taken back.",
  "checked-edition":
    "The file was written by another edition of the moderator ({ $edition }; this is { $mine }), which may hold to some rule in another way: check it with that one.",
  "checked-never-begun": "This table was closed before its game began: nothing was shuffled.",
  "checked-no-seed": "The file names no seed, or no hash of it, of a game that was played.",
  "checked-other-seed":
    "The seed is not the one that was published: its SHA-256 is { $hash }, published was { $published }.",
  "checked-shuffles": "The shuffles do not begin from the seed and the presses that the file names.",
  "checked-other-end": "Every entry is taken, but the game ends in another state than the one that is recorded.",
  "checked-refused": "Entry { $entry } of { $entries } ({ $what }, by { $name }) is refused: { $code }.",
  "checked-leads":
    "Entry { $entry } of { $entries } ({ $what }, by { $name }) leads to something else than what is recorded.",
  "checked-deals":
    "Entry { $entry } of { $entries } ({ $what }, by { $name }) deals another game than the one that is recorded.",
  "checked-unread":
    "Entry { $entry } of { $entries } ({ $what }, by { $name }) cannot be read: the file is damaged there.",
  "checked-empty": "The file has no entries.",
  "checked-head-seed": "The entries were played with another seed than the one that the file names.",
  "checked-head-presses": "The presses that the file names are not those of its entries.",
  "checked-head-generator": "The generator that the file names is not the one that its game began with.",
  "checked-head-name": "The table’s name or rules at the file’s top are not those of its entries.",
  "checked-head-seats": "The players, races or factions at the file’s top are not those of its entries.",
  "checked-head-steps": "The steps that the file says everybody saw are not those of its entries.",
  "checked-over-drawn":
    "{ $name }: { $players } players, { $entries } entries, { $drawn } numbers drawn ({ $generator }).",
  "checked-over": "{ $name }: { $players } players, { $entries } entries ({ $generator }).",
  "checked-practice-now":
    "Practice, not a real game: it begins in the middle of turn { $turn } of { $name }. How the cards lay then is taken from there and not checked; what came after is.",
  "checked-practice":
    "Practice, not a real game: it begins at the beginning of turn { $turn } of { $name }. How the cards lay then is taken from there and not checked; what came after is.",
  "checked-hash": "The seed’s SHA-256 is the one that the file says was published: { $hash }",
  "checked-from-presses":
    "The shuffles begin from the seed, { $joins } presses of “{ join-button }” and that of “{ start-button }”: { $from }",
  "checked-from-seed": "The shuffles begin from the seed alone: { $from }",
  "checked-all": "Every entry is taken by the rules, and leads to what is recorded.",
  "checked-not-words": "Not checked: the log in words, which is there to be read.",
  "checked-ends": "The game ends as it is recorded ({ $victory }, after turn { $turn }).",
  "checked-ends-open": "The game ends as it is recorded, before it was decided.",
  "checked-compare": "Compare the SHA-256 with the one in the table’s lobby message: then nobody has chosen a shuffle.",
  "checked-compare-played-on":
    "Compare the SHA-256 with the one in its thread’s first lines: then nobody has chosen a shuffle since.",
  "checked-other-turn": "There was no turn { $turn } in this game: it has turns 0 to { $last }.",
  "checked-unplayable": "The game in this file cannot be played again: the file is damaged.",
  "checked-too-large": "The game in this file is larger than any that I play.",
} as const;
