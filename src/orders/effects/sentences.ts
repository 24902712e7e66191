/** Where the verb of an effect's sentence is, among the words of all effects. */
import { closeness, DIFFERENT, EXACT } from "../closeness.ts";
import { SAID } from "./families/index.ts";
import { type EffectSentence, formsOf } from "./words.ts";

/** A slip that may be of several verbs is taken for the one that stands first here; verbs that do not, come after. */
const SLIPS_FIRST: readonly string[] =
  `gain lose restore transfer raise lower draw discard search shuffle sponsor discount show ready rotate heal neutralize
  damage repair attack blank copy double halve put use reverse cancel purge become add found join leave call vote cast fetch
  take start end suspend resume surrender need win cannot may prolong support oppose attach lessen tend remove return move
  promote convert replace set count withdraw conquer`.split(/\s+/u);

/** Each word that may be a verb, and what it comes to. */
const VERBS: ReadonlyMap<string, string> = verbs();

function verbs(): ReadonlyMap<string, string> {
  const all = Object.values(SAID).flatMap(({ words }) => words);
  const place = (verb: string) => (SLIPS_FIRST.includes(verb) ? SLIPS_FIRST.indexOf(verb) : SLIPS_FIRST.length);
  const sorted = all.toSorted(([a], [b]) => place(a) - place(b));
  return new Map(sorted.flatMap((words) => words.flatMap(formsOf).map((form): [string, string] => [form, words[0]])));
}

/** Every place where a word may be the verb, the surest first: a name may be a verb too. */
export function effectSentences(words: readonly string[], how: "exact" | "forgiving" = "forgiving"): EffectSentence[] {
  const exact: EffectSentence[] = [];
  const near: EffectSentence[] = [];
  for (const [at, word] of words.slice(0, 12).entries()) {
    const parts = { subject: words.slice(0, at), rest: words.slice(at + 1) };
    const verb = VERBS.get(word);
    if (verb !== undefined) exact.push({ ...parts, verb });
    else if (word.length >= 4 && how === "forgiving") {
      for (const [other, like] of VERBS) {
        const found = closeness(word, other);
        if (found !== DIFFERENT && found !== EXACT) {
          near.push({ ...parts, verb: like });
          break;
        }
      }
    }
  }
  // A slip is looked for only where no word is a verb as it stands: else "from" would be one.
  return exact.length > 0 ? exact : near;
}
