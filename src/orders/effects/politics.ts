/** Effects on factions: tension and unrest, states, votes, the Shadow War, victory, and what is added to conflicts. */
import { effectSchema, STATES } from "../../engine/index.ts";
import { DIFFERENT } from "../closeness.ts";
import { bestFit } from "../name-match.ts";
import { findConflict } from "../name-search.ts";
import type { Nouns } from "../nouns.ts";
import { numberOf } from "../numbers.ts";
import { sideNamed, whoNamed } from "./nouns.ts";
import { after, mostOf } from "./phrases.ts";
import { wordPlace } from "./words.ts";

/** "londo raises tension toward narn by 1", "raise narn's tension toward londo", "raise unrest". */
export function relation(
  subject: readonly string[],
  verb: "raise" | "lower",
  rest: readonly string[],
  amount: number,
  nouns: Nouns,
): unknown {
  const unrest = wordPlace(rest, "unrest");
  const tension = wordPlace(rest, "tension", "tensions");
  const mutual = rest.includes("mutual");
  const at = unrest === -1 ? tension : unrest;
  if (at === -1) return null;
  const owner = rest.slice(0, at).filter((word) => word !== "mutual" && word !== "your" && numberOf(word) === null);
  const of = after(rest, ["of"], ["by", "toward", "towards", "to", "with"]);
  const named = owner.length > 0 ? owner : (of ?? subject);
  const who = unrest === -1 ? sideNamed(named, nouns) : whoNamed(named, nouns);
  if (unrest !== -1) return { verb: `${verb}-unrest`, who, amount };
  const between = after(rest, ["between"], ["by"]);
  if (between !== null) {
    const [one, other] = parted(between);
    return {
      verb: `${verb}-tension`,
      from: sideNamed(one, nouns),
      toward: sideNamed(other, nouns),
      amount,
      mutual: true,
    };
  }
  const toward = after(rest, ["toward", "towards", "to", "with", "against"], ["by"]);
  const tensions = { verb: `${verb}-tension`, from: who, toward: toward && sideNamed(toward, nouns), amount };
  return mutual ? { ...tensions, mutual } : tensions;
}

/** "set tension toward narn to 1", "raise unrest to 4": as much as it takes from what it is now. */
export function levelled(
  subject: readonly string[],
  verb: "raise" | "lower" | "set",
  rest: readonly string[],
  nouns: Nouns,
): unknown {
  const level = rest.at(-2) === "to" ? numberOf(rest.at(-1)) : null;
  if (level === null) return null;
  const meant = relation(subject, "raise", rest.slice(0, -2), 1, nouns);
  const now = levelNow(meant, nouns);
  if (typeof meant !== "object" || now === null || now === level) return null;
  const way = now < level ? "raise" : "lower";
  if (verb !== "set" && verb !== way) return null;
  return relation(subject, way, rest.slice(0, -2), Math.abs(level - now), nouns);
}

/** The unrest or tension that a change would be of, between players; null for any other. */
function levelNow(meant: unknown, { view }: Nouns): number | null {
  const change = effectSchema.safeParse(meant).data;
  const seatOf = (who: unknown) =>
    typeof who === "object" && who !== null && "seat" in who && typeof who.seat === "number" ? who.seat : -1;
  if (change?.verb === "raise-unrest") return view.seats[seatOf(change.who)]?.unrest ?? null;
  if (change?.verb !== "raise-tension" || change.mutual) return null;
  return view.seats[seatOf(change.from)]?.tensions[seatOf(change.toward)] ?? null;
}

/** "set back the influence of Narn", "set Narn's unrest back", "set back tension toward Londo": to what it was as the turn began. */
export function settingBack(subject: readonly string[], rest: readonly string[], nouns: Nouns): unknown {
  const said = rest.filter((word) => word !== "back" && word !== "the");
  const at = wordPlace(said, "influence", "unrest", "tension", "tensions");
  if (at === -1) return null;
  const owner = said.slice(0, at).filter((word) => word !== "your");
  const of = after(said, ["of"], ["toward", "towards", "to"]);
  const named = owner.length > 0 ? owner : (of ?? subject);
  if (wordPlace(said, "influence") !== -1) return { verb: "set-back-influence", who: whoNamed(named, nouns) };
  if (wordPlace(said, "unrest") !== -1) return { verb: "set-back-unrest", who: whoNamed(named, nouns) };
  const toward = after(said, ["toward", "towards", "to", "with"], ["of"]);
  return { verb: "set-back-tension", from: sideNamed(named, nouns), toward: toward && sideNamed(toward, nouns) };
}

/**
 * "start war between Narn and Centauri", "end free trade with Londo", "start free trade with Narn for 2 influence each",
 * "start alliance with Narn for 1 influence per 5", "suspend free trade between Narn and Centauri": the words before the sides are what the state is called.
 */
export function stateEffect(
  subject: readonly string[],
  verb: "start" | "end" | "suspend" | "resume",
  rest: readonly string[],
  nouns: Nouns,
): unknown {
  const said = rest.filter((word) => !["a", "an", "the", "state", "of"].includes(word));
  const joint = said.findIndex((word) => ["between", "with", "on", "against", "toward", "towards"].includes(word));
  if (joint < 1) return null;
  const gift = said.lastIndexOf("for");
  const sides = said.slice(joint + 1, gift > joint ? gift : undefined);
  const [from, toward] = said[joint] === "between" ? parted(sides) : [subject, sides];
  const amount = gift > joint && verb === "start" ? numberOf(said[gift + 1]) : null;
  const per = numberOf(said[said.lastIndexOf("per") + 1]);
  return {
    verb: `${verb}-state`,
    state: stateNamed(said.slice(0, joint)),
    from: sideNamed(from, nouns),
    toward: toward.length === 0 ? null : sideNamed(toward, nouns),
    ...(amount === null ? {} : { gives: { from: amount, toward: amount, ...(said.includes("per") ? { per } : {}) } }),
  };
}

/** "narn and centauri" */
function parted(words: readonly string[]): readonly [readonly string[], readonly string[]] {
  const at = words.indexOf("and");
  return at === -1 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
}

/** A state that the rules name, a slip forgiven; anything else as it stands. */
function stateNamed(words: readonly string[]): string {
  const short = words.at(-1) === "pact" || words.at(-1) === "treaty" ? words.slice(0, -1) : words;
  const known = (name: readonly string[]) =>
    STATES.find((state) => bestFit(name, [state.split(/[ -]/u)]) !== DIFFERENT);
  return known(words) ?? known(short) ?? words.join(" ");
}

/** "call a Babylon 5 vote", "call a sealed vote of the players" */
export function callForVote(rest: readonly string[]): unknown {
  if (wordPlace(rest, "vote") === -1) return null;
  const kind = rest.includes("babylon") || rest.includes("council") || rest.includes("b5") ? "babylon-5" : "player";
  const sealed = rest.includes("sealed") || rest.includes("secret");
  const isa = rest.includes("isa") || rest.includes("alliance");
  return { verb: "call-vote", kind: isa ? "isa" : kind, ...(sealed ? { sealed } : {}) };
}

/** "begin the Shadow War", "the Shadow War begins at 25", "end the Shadow War" */
export function shadowWar(verb: "start" | "end", rest: readonly string[]): unknown {
  if (verb === "end") return { verb: "end-shadow-war" };
  const at = rest.indexOf("at");
  return at === -1 ? { verb: "begin-shadow-war" } : { verb: "shadow-war-at", at: numberOf(rest[at + 1]) };
}

/** "I win a major victory": only for oneself, and only a major victory comes from an agenda. */
export function claiming(subject: readonly string[], rest: readonly string[]): unknown {
  const own = subject.length === 0 || subject.join(" ") === "i";
  const victory = rest.length === 0 || wordPlace(rest, "victory", "game") !== -1;
  return own && victory && !rest.includes("standard") ? { verb: "claim-victory" } : null;
}

/** "Narn cannot win this turn", "cannot win a standard victory", "Narn may win again" */
export function winning(
  subject: readonly string[],
  verb: "cannot" | "may",
  rest: readonly string[],
  nouns: Nouns,
): unknown {
  if (wordPlace(rest, "win", "score") === -1) return null;
  const who = whoNamed(subject, nouns);
  if (verb === "may") return { verb: "allow-victory", who };
  const victory = rest.includes("standard") ? "standard" : "any";
  return { verb: "bar-victory", who, victory, until: rest.includes("turn") ? "end-of-turn" : "permanent" };
}

/** "nobody", "no player" */
export const NOBODY_WORDS: readonly string[] = ["nobody", "no one", "no player", "no players"];

/** "nobody declares conflicts next turn", "Narn cannot declare conflicts this turn" */
export function keeping(subject: readonly string[], rest: readonly string[], nouns: Nouns): unknown {
  const who = NOBODY_WORDS.includes(subject.join(" ")) ? undefined : whoNamed(subject, nouns);
  return {
    verb: "bar-conflicts",
    ...(who === undefined || who === "each" ? {} : { who }),
    ...(rest.includes("next") ? {} : { now: true }),
  };
}

export function support(rest: readonly string[], amount: number, nouns: Nouns): unknown {
  const opposition = wordPlace(rest, "opposition") !== -1;
  if (!opposition && wordPlace(rest, "support") === -1) return null;
  const to = after(rest, ["to"], ["for"]);
  const side = after(rest, ["for"], ["to"]);
  const conflict = to === null ? undefined : findConflict(to, nouns);
  const open = nouns.view.conflicts.filter(({ result }) => result === null);
  const only = open.length === 1 ? open[0]?.id : null;
  return {
    verb: opposition ? "add-opposition" : "add-support",
    amount,
    conflict: conflict === undefined ? only : conflict,
    ...(side === null ? {} : { side: whoNamed(side, nouns) }),
  };
}

/** "Babylon 5 gains 1 temporary influence [up to 19]": until the end of the turn. */
export function swelling(rest: readonly string[], amount: number): unknown {
  const most = mostOf(rest);
  return { verb: "swell-influence", who: "babylon-5", amount, ...(most === null ? {} : { most }) };
}
