import { effectSchema, type SeatView } from "../../../engine/index.ts";
import type { Nouns } from "../../nouns.ts";
import { numberOf } from "../../numbers.ts";
import { sideNamed, whoNamed } from "../nouns.ts";
import { after, amountSaid, partedByAnd } from "../phrases.ts";
import { type SaidEffect, within } from "../record.ts";
import { type EffectSentence, LOWER, RAISE, SET, says, wordPlace } from "../words.ts";

/** Where tension and unrest end. engine: Tension */
const [LEAST, MOST] = [1, 5];

type Way = "raise" | "lower";

/** "londo raises tension toward narn by 1", "raise narn's tension toward londo", "raise unrest". */
function change(way: Way, { subject, rest }: EffectSentence, amount: number, nouns: Nouns): unknown {
  const unrest = wordPlace(rest, "unrest");
  const tension = wordPlace(rest, "tension", "tensions");
  const mutual = rest.includes("mutual");
  const at = unrest === -1 ? tension : unrest;
  if (at === -1) return null;
  const owner = rest.slice(0, at).filter((word) => word !== "mutual" && word !== "your" && numberOf(word) === null);
  const of = after(rest, ["of"], ["by", "toward", "towards", "to", "with"]);
  const named = owner.length > 0 ? owner : (of ?? subject);
  const who = unrest === -1 ? sideNamed(named, nouns) : whoNamed(named, nouns);
  if (unrest !== -1) return { verb: `${way}-unrest`, who, amount };
  const between = after(rest, ["between"], ["by"]);
  if (between !== null) {
    const [one, other] = partedByAnd(between);
    return {
      verb: `${way}-tension`,
      from: sideNamed(one, nouns),
      toward: sideNamed(other, nouns),
      amount,
      mutual: true,
    };
  }
  const toward = after(rest, ["toward", "towards", "to", "with", "against"], ["by"]);
  const tensions = { verb: `${way}-tension`, from: who, toward: toward && sideNamed(toward, nouns), amount };
  return mutual ? { ...tensions, mutual } : tensions;
}

/** "set tension toward narn to 1", "raise unrest to 4": as much as it takes from what it is now. */
function toLevel({ verb, subject, rest }: EffectSentence, nouns: Nouns): unknown {
  const level = rest.at(-2) === "to" ? numberOf(rest.at(-1)) : null;
  if (level === null) return null;
  const sentence = { verb, subject, rest: rest.slice(0, -2) };
  const meant = change("raise", sentence, 1, nouns);
  const now = levelNow(meant, nouns);
  if (typeof meant !== "object" || now === null || now === level) return null;
  const way = now < level ? "raise" : "lower";
  return verb === "set" || verb === way ? change(way, sentence, Math.abs(level - now), nouns) : null;
}

/** The unrest or tension that a change would be of, between players; null for any other. */
function levelNow(meant: unknown, { view }: Nouns): number | null {
  const changed = effectSchema.safeParse(meant).data;
  const seatOf = (who: unknown) =>
    typeof who === "object" && who !== null && "seat" in who && typeof who.seat === "number" ? who.seat : -1;
  if (changed?.verb === "raise-unrest") return view.seats[seatOf(changed.who)]?.unrest ?? null;
  if (changed?.verb !== "raise-tension" || changed.mutual) return null;
  return view.seats[seatOf(changed.from)]?.tensions[seatOf(changed.toward)] ?? null;
}

/** The change that the sentence means, where it is this one. */
function changing(own: `${Way}-${"tension" | "unrest"}`): Pick<SaidEffect, "words" | "otherwise" | "means"> {
  return {
    words: [own.startsWith("raise") ? RAISE : LOWER, SET],
    otherwise: true,
    means(sentence, nouns) {
      const { verb, rest } = sentence;
      const way = verb === "raise" || verb === "lower" ? verb : null;
      const meant = toLevel(sentence, nouns) ?? (way && change(way, sentence, amountSaid(rest), nouns));
      return typeof meant === "object" && meant !== null && "verb" in meant && meant.verb === own ? meant : undefined;
    },
  };
}

const raiseTension = (name: string, now: number, n: number) =>
  within(MOST - now, n, (amount) => `raise tension toward ${name} by ${amount}`);
const lowerTension = (name: string, now: number, n: number) =>
  within(now - LEAST, n, (amount) => `lower tension toward ${name} by ${amount}`);

const tensionUp: SaidEffect = {
  ...changing("raise-tension"),
  examples: {
    other: ({ seat, name }, { tensions }, { n }) => [
      ...raiseTension(name, tensions[seat] ?? 0, n),
      `raise mutual tension with ${name} by ${n}`,
    ],
    abroad: (race, toward, { n }) => raiseTension(race, toward, n),
  },
};

const tensionDown: SaidEffect = {
  ...changing("lower-tension"),
  examples: {
    other: ({ seat, name }, { tensions }, { n }) => [
      ...lowerTension(name, tensions[seat] ?? 0, n),
      `lower mutual tension with ${name} by ${n}`,
    ],
    abroad: (race, toward, { n }) => lowerTension(race, toward, n),
  },
};

const unrestUp: SaidEffect = {
  ...changing("raise-unrest"),
  examples: {
    seat: ({ unrest }, { verb }, { n }) => within(MOST - unrest, n, (amount) => `${verb("raise")} unrest by ${amount}`),
  },
};

const unrestDown: SaidEffect = {
  ...changing("lower-unrest"),
  examples: {
    seat: ({ unrest }, { verb }, { n }) =>
      within(unrest - LEAST, n, (amount) => `${verb("lower")} unrest by ${amount}`),
  },
};

/**
 * "set back the influence of Narn", "set Narn's unrest back", "set back tension toward Londo": to what it was as the turn
 * began; undefined where something else is set back.
 */
export function settingBack(
  what: "influence" | "unrest" | "tension",
  { subject, rest }: EffectSentence,
  nouns: Nouns,
): unknown {
  if (!rest.includes("back")) return undefined;
  const said = rest.filter((word) => word !== "back" && word !== "the");
  const at = wordPlace(said, "influence", "unrest", "tension", "tensions");
  if (at === -1) return undefined;
  const owner = said.slice(0, at).filter((word) => word !== "your");
  const of = after(said, ["of"], ["toward", "towards", "to"]);
  const named = owner.length > 0 ? owner : (of ?? subject);
  const meant = says(said, "influence") ? "influence" : says(said, "unrest") ? "unrest" : "tension";
  if (meant !== what) return undefined;
  if (what !== "tension") return { verb: `set-back-${what}`, who: whoNamed(named, nouns) };
  const toward = after(said, ["toward", "towards", "to", "with"], ["of"]);
  return { verb: "set-back-tension", from: sideNamed(named, nouns), toward: toward && sideNamed(toward, nouns) };
}

const tensionBack: SaidEffect = {
  words: [SET],
  means: (sentence, nouns) => settingBack("tension", sentence, nouns),
  examples: {
    other: ({ seat, name }: SeatView, { began, tensions }) =>
      began && began.tensions[seat] !== tensions[seat] ? [`set back tension toward ${name}`] : [],
  },
};

const unrestBack: SaidEffect = {
  words: [SET],
  means: (sentence, nouns) => settingBack("unrest", sentence, nouns),
  examples: {
    seat: ({ began, unrest, name }) => (began && unrest !== began.unrest ? [`set back the unrest of ${name}`] : []),
  },
};

export const said = {
  "set-back-tension": tensionBack,
  "set-back-unrest": unrestBack,
  "raise-tension": tensionUp,
  "lower-tension": tensionDown,
  "raise-unrest": unrestUp,
  "lower-unrest": unrestDown,
};
