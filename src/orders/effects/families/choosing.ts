import type { Effect } from "../../../engine/index.ts";
import type { Nouns } from "../../nouns.ts";
import { numberOf } from "../../numbers.ts";
import { orderWords } from "../../words.ts";
import { cardsMeant, conditionNamed } from "../counts.ts";
import { whoNamed } from "../nouns.ts";
import { joints, THEN } from "../phrases.ts";
import type { JoiningEffect, ReadingEffects } from "../record.ts";

/** "if I have 10 or more influence, gain 1 power": only where that is so as it is carried out. */
const onlyIf: JoiningEffect = {
  joins(text, nouns, { allCounted }) {
    const [, rest = ""] = /^\s*(?:only )?if\s+(.+)$/iu.exec(text) ?? [];
    for (const joint of joints(rest, THEN)) {
      const condition = conditionNamed(orderWords(rest.slice(0, joint.index)), nouns);
      const effects = condition && allCounted(rest.slice(joint.index + joint[0].length), nouns);
      if (condition && effects) return { verb: "if", condition, effects };
    }
    return null;
  },
  examples: { seldom: (_, { n }) => [`if I have 10 or more influence, gain ${n} power`] },
};

/** Who is asked, and how effects are read that do not say who: it is whoever is asked. */
interface Chooser {
  readonly who: { readonly seat: number };
  readonly read: (text: string) => Effect[] | null;
}

type ReadSeveral = (text: string, nouns: Nouns) => Effect[] | null;

function chooserNamed(
  words: readonly string[],
  nouns: Nouns,
  several: ReadSeveral,
  { beginsWithVerb }: ReadingEffects,
): Chooser | null {
  const who = whoNamed(words, nouns);
  const me = whoNamed([], nouns);
  if (typeof who !== "object" || who === null || !("seat" in who)) return null;
  const other = typeof me !== "object" || me === null || !("seat" in me) || me.seat !== who.seat;
  const name = other ? (nouns.view.seats.find(({ seat }) => seat === who.seat)?.name ?? "") : "";
  return {
    who,
    read: (text) => several(other && beginsWithVerb(text) ? `${name} ${text}` : text, nouns),
  };
}

/** Who may do what each time that something happens: "I may gain 2 influence", "Narn may apply 2 influence to draw 1". */
export function mayDo(
  text: string,
  nouns: Nouns,
  several: ReadSeveral,
  reading: ReadingEffects,
): { may: object; effects: Effect[] } | null {
  const [, subject = "", does] = /^(.*?)\bmay\s+(.+)$/iu.exec(text.trim()) ?? [];
  const chooser = does === undefined ? null : chooserNamed(orderWords(subject), nouns, several, reading);
  const option = does === undefined || chooser === null ? null : optionOf(does, chooser);
  if (chooser === null || option === null || option.effects.length === 0) return null;
  const { effects, ...may } = option;
  return { may: { ...chooser.who, ...may }, effects };
}

const CHOOSES = /^(.*?)\b(?:may )?(?:choose|chooses)\b\s*(?:one|between)?\s*(?::|,|\bto\b)?\s+(.+)$/iu;

/** "Narn chooses: gain 2 influence or draw 2"; what is applied for one of them stands before its "to". */
const choose: JoiningEffect = {
  joins(text, nouns, reading) {
    const [, subject = "", rest] = CHOOSES.exec(text.trim()) ?? [];
    const chooser = rest === undefined ? null : chooserNamed(orderWords(subject), nouns, reading.allCounted, reading);
    if (rest === undefined || chooser === null) return null;
    const options: unknown[] = [];
    let part = "";
    for (const each of rest.split(/\s*,?\s+or\s+/iu)) {
      // An "or" within a name belongs to it.
      part = part === "" ? each : `${part} or ${each}`;
      const option = optionOf(part, chooser);
      if (option === null) continue;
      options.push(option);
      part = "";
    }
    return part === "" ? { verb: "choose", who: chooser.who, options } : null;
  },
  examples: {
    seldom: (other, { n }) => (other ? [`${other.name} chooses: gain ${n} influence or draw 1`] : []),
  },
};

interface SaidOption {
  does: string;
  influence?: number | null;
  effects: Effect[];
}

function optionOf(text: string, { read }: Chooser): SaidOption | null {
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
const pick: JoiningEffect = {
  joins(text, nouns, reading) {
    const [, subject = "", may, rest] = PICKS.exec(text.trim()) ?? [];
    const ofIt: Nouns = { ...nouns, it: true };
    const chooser = rest === undefined ? null : chooserNamed(orderWords(subject), ofIt, reading.allCounted, reading);
    if (rest === undefined || chooser === null) return null;
    for (const joint of rest.matchAll(/\s*:\s*|\s+to\s+/giu)) {
      const from = cardsMeant(pickedFrom(rest.slice(0, joint.index)), nouns, "you");
      const then = rest.slice(joint.index + joint[0].length).trim();
      const effects = from && chooser.read(/\bit\b/iu.test(then) ? then : then.replace(/^(\S+)/u, "$1 it"));
      if (!from || !effects) continue;
      const does = `${joint[0].includes(":") ? "for this:" : "to"} ${then}`.slice(0, LONGEST);
      const { are, ...within } = from;
      return { verb: "pick", who: chooser.who, from: are, ...within, ...(may ? { may: true } : {}), does, effects };
    }
    return null;
  },
  examples: {
    seldom: (other) => (other ? [`${other.name} picks one of my supporting characters to rotate`] : []),
  },
};

const pickedFrom = (text: string) => orderWords(text).filter((word) => word !== "one");

export const said = { if: onlyIf, choose, pick };
