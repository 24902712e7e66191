/** What is said of ready-made decks and of the starting hands made for them, a line each, in a language. */

import { LOBBY } from "../words/en/tables/lobby.ts";
import { FIRST_LANGUAGE, type Language, say, sayPut } from "../words/index.ts";

type Kind = "starter" | "made-hand";
type Of<K extends Kind> = keyof typeof LOBBY & `${K}-${string}`;
const isOf =
  <K extends Kind>(kind: K) =>
  (id: string): id is Of<K> =>
    id.startsWith(`${kind}-`);
const DECKS = Object.keys(LOBBY).filter(isOf("starter"));
const HANDS = Object.keys(LOBBY).filter(isOf("made-hand"));

interface Told {
  readonly name: string;
  /** What the data says of it: what stands there where a language has nothing of its own. */
  readonly says: string;
}

export const starterWords = (deck: Told, language: Language): string => told(deck, "starter", DECKS, language);
export const madeHandWords = (hand: Told, language: Language): string => told(hand, "made-hand", HANDS, language);
export const madeHandName = ({ name }: Pick<Told, "name">, language: Language): string =>
  say(language, "made-hand-named", { name });

function told<K extends Kind>({ name, says }: Told, kind: K, ids: readonly Of<K>[], language: Language): string {
  if (language === FIRST_LANGUAGE) return says;
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/gu, "-");
  const known = kind === "starter" ? `starter-${slug}` : `made-hand-${slug}`;
  const id = ids.find((one) => one === known);
  return id === undefined ? says : sayPut(language, id, {});
}
