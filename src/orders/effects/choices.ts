/** Sentences that leave a player a choice: "Narn chooses: gain 2 influence or draw 2", "Narn picks a character to rotate". */
import type { Effect } from "../../engine/index.ts";
import type { Nouns } from "../nouns.ts";
import { numberOf } from "../numbers.ts";
import { orderWords } from "../words.ts";
import { cardsMeant } from "./counts.ts";
import { whoNamed } from "./nouns.ts";
import { effectSentences } from "./words.ts";

/** Reads one effect; several are joined by "and". Null where a part of it is none. */
export type ReadSeveral = (text: string, nouns: Nouns) => Effect[] | null;

/** Who is asked, and how effects are read that do not say who: it is whoever is asked. */
interface Asked {
  readonly who: { readonly seat: number };
  readonly read: (text: string) => Effect[] | null;
}

function askedOf(words: readonly string[], nouns: Nouns, several: ReadSeveral): Asked | null {
  const who = whoNamed(words, nouns);
  const me = whoNamed([], nouns);
  if (typeof who !== "object" || who === null || !("seat" in who)) return null;
  const other = typeof me !== "object" || me === null || !("seat" in me) || me.seat !== who.seat;
  const name = other ? (nouns.view.seats.find(({ seat }) => seat === who.seat)?.name ?? "") : "";
  return {
    who,
    read(text) {
      const [first] = orderWords(text);
      const bare = first !== undefined && effectSentences([first]).length > 0;
      return several(other && bare ? `${name} ${text}` : text, nouns);
    },
  };
}

/** Who may do what each time that something happens: "I may gain 2 influence", "Narn may apply 2 influence to draw 1". */
export function mayDo(text: string, nouns: Nouns, several: ReadSeveral): { may: object; effects: Effect[] } | null {
  const [, subject = "", does] = /^(.*?)\bmay\s+(.+)$/iu.exec(text.trim()) ?? [];
  const asked = does === undefined ? null : askedOf(orderWords(subject), nouns, several);
  const option = does === undefined || asked === null ? null : optionOf(does, asked);
  if (asked === null || option === null || option.effects.length === 0) return null;
  const { effects, ...may } = option;
  return { may: { ...asked.who, ...may }, effects };
}

const CHOOSES = /^(.*?)\b(?:may )?(?:choose|chooses)\b\s*(?:one|between)?\s*(?::|,|\bto\b)?\s+(.+)$/iu;

/** "Narn chooses: gain 2 influence or draw 2"; what is applied for one of them stands before its "to". */
export function choosing(text: string, nouns: Nouns, several: ReadSeveral): unknown {
  const [, subject = "", rest] = CHOOSES.exec(text.trim()) ?? [];
  const asked = rest === undefined ? null : askedOf(orderWords(subject), nouns, several);
  if (rest === undefined || asked === null) return null;
  const options: unknown[] = [];
  let part = "";
  for (const each of rest.split(/\s*,?\s+or\s+/iu)) {
    // An "or" within a name belongs to it.
    part = part === "" ? each : `${part} or ${each}`;
    const option = optionOf(part, asked);
    if (option === null) continue;
    options.push(option);
    part = "";
  }
  return part === "" ? { verb: "choose", who: asked.who, options } : null;
}

interface SaidOption {
  does: string;
  influence?: number | null;
  effects: Effect[];
}

function optionOf(text: string, { read }: Asked): SaidOption | null {
  const does = text.trim().slice(0, 100);
  if (/^(?:do )?nothing$/iu.test(does)) return { does: "do nothing", effects: [] };
  const [, amount, then] = /^(?:apply|pay|spend)\s+(\S+)\s+influence(?:\s+to\s+(.+))?$/iu.exec(does) ?? [];
  if (amount !== undefined) {
    const effects = then === undefined ? [] : read(then);
    // The price is said beside it.
    return effects && { does: then ?? "pay", influence: numberOf(amount.toLowerCase()), effects };
  }
  const effects = read(does);
  return effects && { does, effects };
}

const PICKS = /^(.*?)\b(may )?(?:pick|picks)\b\s+(.+)$/iu;
const LONGEST = 60;

/** "Narn picks one of my characters to rotate", "I may pick a damaged fleet: repair it by 2 and ready it". */
export function picking(text: string, nouns: Nouns, several: ReadSeveral): unknown {
  const [, subject = "", may, rest] = PICKS.exec(text.trim()) ?? [];
  const asked = rest === undefined ? null : askedOf(orderWords(subject), { ...nouns, it: true }, several);
  if (rest === undefined || asked === null) return null;
  for (const joint of rest.matchAll(/\s*:\s*|\s+to\s+/giu)) {
    const from = cardsMeant(pickedFrom(rest.slice(0, joint.index)), nouns, "you");
    const deed = rest.slice(joint.index + joint[0].length).trim();
    const effects = from && asked.read(/\bit\b/iu.test(deed) ? deed : deed.replace(/^(\S+)/u, "$1 it"));
    if (!from || !effects) continue;
    const does = `${joint[0].includes(":") ? "for this:" : "to"} ${deed}`.slice(0, LONGEST);
    const { are, ...within } = from;
    return { verb: "pick", who: asked.who, from: are, ...within, ...(may ? { may: true } : {}), does, effects };
  }
  return null;
}

const pickedFrom = (text: string) => orderWords(text).filter((word) => word !== "one");
