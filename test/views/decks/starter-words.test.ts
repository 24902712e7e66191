import { expect, it } from "vitest";
import { starterWords } from "../../../src/views/decks/starter-words.ts";
import { LOBBY } from "../../../src/views/words/en/tables/lobby.ts";
import { sayPut, type WordId } from "../../../src/views/words/index.ts";
import { library } from "../../table/tables.ts";

it("says of each practice deck what the data says, and that in German, too", () => {
  const told = Object.keys(LOBBY).filter((id) => id.startsWith("starter-"));
  const decks = library.starters.flatMap(({ name, says }) => (says === undefined ? [] : [{ name, says }]));
  expect(told.map((id) => sayPut("en", id as WordId, {})).toSorted()).toEqual(decks.map(({ says }) => says).toSorted());
  for (const deck of decks) expect(starterWords(deck, "de"), deck.name).not.toBe(deck.says);
});
