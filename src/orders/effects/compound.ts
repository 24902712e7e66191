/** Sentences that join effects: "when …, …", "apply 2 influence to …", "… then …", "both … and …". */
import { type Effect, effectSchema } from "../../engine/index.ts";
import type { Nouns } from "../nouns.ts";
import { numberOf } from "../numbers.ts";
import { orderWords } from "../words.ts";
import { choosing, mayDo, picking, type ReadSeveral } from "./choices.ts";
import { conditionNamed, countNamed } from "./counts.ts";
import { cardNamed, whoNamed } from "./nouns.ts";
import { effectSentences } from "./words.ts";

/** Reads one effect that joins no others; null where it is none. */
type Plain = (text: string, nouns?: Nouns) => Effect | null;

/** What a sentence that joins effects means, for the effect's schema to check; null where it joins none. */
export function compoundOf(text: string, nouns: Nouns, plain: Plain): unknown {
  if (/^\s*stop waiting\b/iu.test(text)) return { verb: "stop-waiting" };
  const inside: ReadSeveral = (part, within) =>
    all(part, (each) => plain(each, within) ?? asEffect(forEach(each, within, plain)));
  return (
    hanging(text, nouns, inside) ??
    waiting(text, nouns, plain) ??
    choosing(text, nouns, inside) ??
    picking(text, nouns, inside) ??
    paying(text, plain) ??
    forEach(text, nouns, plain) ??
    several(text, plain)
  );
}

const asEffect = (meant: unknown): Effect | null => effectSchema.safeParse(meant).data ?? null;

/** "if I have 10 or more influence, gain 1 power": only where that is so as it is carried out. */
function hanging(text: string, nouns: Nouns, inside: ReadSeveral): unknown {
  const [, rest] = /^\s*(?:only )?if\s+(.+)$/iu.exec(text) ?? [];
  for (const joint of rest === undefined ? [] : joints(rest, /\s*[,:]\s*(?:then\s+)?|\s+then\s+/giu)) {
    const condition = conditionNamed(orderWords((rest ?? "").slice(0, joint.index)), nouns);
    const effects = condition && inside((rest ?? "").slice(joint.index + joint[0].length), nouns);
    if (condition && effects) return { verb: "if", condition, effects };
  }
  return null;
}

/** "gain 1 influence for each of my rotated characters", "for each Doom mark on Vir, lose 1 power": as often as it counts. */
function forEach(text: string, nouns: Nouns, plain: Plain): unknown {
  const [, counted, first] = /^\s*for\s+(?:each|every)\s+(.+?)\s*[,:]\s*(.+)$/iu.exec(text) ?? [];
  if (counted !== undefined && first !== undefined) return timesOver(first, counted, nouns, plain);
  for (const joint of joints(text, /\s*,?\s+for\s+(?:each|every)\s+/giu)) {
    const found = timesOver(text.slice(0, joint.index), text.slice(joint.index + joint[0].length), nouns, plain);
    if (found) return found;
  }
  return null;
}

/** Only what has a number can be done several times over. */
function timesOver(does: string, counted: string, nouns: Nouns, plain: Plain): unknown {
  const effects = all(does, (each) => plain(each, nouns));
  const of = effects?.every((effect) => "amount" in effect || "by" in effect)
    ? countNamed(orderWords(counted), nouns)
    : null;
  return of && { verb: "for-each", of, effects };
}

/** Longest first, so that "each time that" is not taken for a name that ends in "time". */
const WHEN = /^(.*?)\b(the next time(?: that)?|each time(?: that)?|every time(?: that)?|whenever|when)\s+(.+)$/iu;

/** "At the end of the turn, discard Vir", "in the draw round, draw 1": once, when that comes. */
const MOMENTS: readonly (readonly [RegExp, string])[] = [
  [/^at the end of (?:the|this) turn\b/iu, "the next time that the turn ends,"],
  [/^(?:in|during) the draw round\b/iu, "the next time that the draw round begins,"],
];

function waiting(text: string, nouns: Nouns, plain: Plain): unknown {
  const said = MOMENTS.reduce((now, [moment, when]) => now.replace(moment, when), text.trim()).replace(/,\s*,/u, ",");
  const [, before = "", how = "", rest] = WHEN.exec(said) ?? [];
  if (rest === undefined) return null;
  for (const joint of joints(rest, /\s*[,:]\s*(?:then\s+)?|\s+then\s+/giu)) {
    const trigger = triggerOf(orderWords(rest.slice(0, joint.index)), nouns);
    const does = rest.slice(joint.index + joint[0].length);
    const asked = trigger && mayDo(does, nouns, (part) => all(part, plain));
    const effects = asked ? asked.effects : trigger && all(does, plain);
    if (!trigger || !effects) continue;
    const own = effects.some((effect) => "until" in effect);
    const until = lasting(orderWords(own || before.trim() !== "" ? before : does));
    const once = /next/iu.test(how) ? { once: true } : {};
    return { verb: "when", ...trigger, effects, until, ...once, ...(asked ? { may: asked.may } : {}) };
  }
  return null;
}

function lasting(words: readonly string[]): string {
  if (words.includes("rotated")) return "while-rotated";
  if (words.includes("play")) return "while-in-play";
  return ["permanently", "good", "game"].some((word) => words.includes(word)) ? "permanent" : "end-of-turn";
}

const ANYBODY = ["anybody", "anyone", "somebody", "someone", "player", "each", "everybody"];
const FILLERS = ["a", "an", "the", "any", "is", "are", "has", "been", "have", "of", "s"];

function whoseOf(words: readonly string[], nouns: Nouns): unknown {
  const said = words.filter((word) => !FILLERS.includes(word));
  if (said.some((word) => ANYBODY.includes(word))) return "each";
  const who = whoNamed(said, nouns);
  return typeof who === "object" && who !== null && "seat" in who ? who : null;
}

/** What is waited for, and whose or about which card; null where it is nothing that can be. */
function triggerOf(words: readonly string[], nouns: Nouns): Readonly<Record<string, unknown>> | null {
  const at = (...some: readonly string[]) => words.findIndex((word) => some.includes(word));
  const has = (...some: readonly string[]) => at(...some) !== -1;
  const before = (...some: readonly string[]) => words.slice(0, Math.max(0, at(...some)));
  const of = (on: string, named: readonly string[]) => {
    const whose = whoseOf(named, nouns);
    return whose === null ? null : { on, whose };
  };
  const about = (on: string, named: readonly string[]) => {
    const card = cardNamed(
      named.filter((word) => word !== "is"),
      nouns,
    );
    return card === null ? null : { on, whose: "each", about: card };
  };
  if (has("turn") && has("begins", "starts", "begin", "start", "beginning", "begun"))
    return { on: "turn-starts", whose: "each" };
  if (has("turn") && has("ends", "end", "over")) return { on: "turn-ends", whose: "each" };
  if (has("draw") && has("round")) return { on: "draw-round", whose: "each" };
  if (has("discarded")) return about("card-discarded", before("discarded"));
  if (has("longer", "restored", "healed"))
    return about("card-restored", before("no", "neutralized", "longer", "restored", "healed"));
  if (has("took", "taken", "part")) {
    const named = words.filter((word) => !["took", "taken", "has", "part", "in", "a", "conflict"].includes(word));
    return about("card-took-part", named);
  }
  if (has("event", "events")) {
    if (has("on")) return about("event-on-card", words.slice(at("on") + 1));
    return { on: "event-played", whose: has("another", "other", "others") ? whoNamed([], nouns) : "each" };
  }
  if (has("conquers", "conquer")) return of("you-conquer", before("conquers", "conquer"));
  if (has("conquered")) {
    const named = before("conquered").filter((word) => word !== "location");
    return of("conquered-from-you", named);
  }
  if (has("location") && has("loses", "lose")) return of("conquered-from-you", before("loses", "lose"));
  if (has("supports")) return about("card-supports", before("supports"));
  if (has("conflict", "conflicts")) {
    if (has("against")) {
      const named = words.slice(at("against") + 1);
      const end = named.findIndex((word) => ["is", "was", "wins", "succeeds", "won"].includes(word));
      const on = has("won", "wins", "succeeds") ? "conflict-against-you-won" : "conflict-against-you";
      return of(on, end === -1 ? named : named.slice(0, end));
    }
    if (has("gains", "gain")) return of("you-gain-by-conflict", before("gains", "gain"));
    if (has("wins", "win")) return of("you-win", before("wins", "win"));
    return has("loses", "lose") ? of("you-lose", before("loses", "lose")) : null;
  }
  if (has("attacked")) return about("card-attacked", before("attacked"));
  if (has("attacks", "attack")) return about("card-attacks", before("attacks", "attack"));
  if (has("neutralized", "neutralised")) return about("card-neutralized", before("neutralized", "neutralised"));
  if (has("neutralizes", "neutralises")) return about("card-neutralizes", before("neutralizes", "neutralises"));
  return has("sponsors") ? about("card-sponsors", before("sponsors")) : null;
}

/** "apply 2 influence to draw 1", "pay 1 influence and rotate Vir to gain 1 power": what comes before "to" is the price. */
function paying(text: string, plain: Plain): unknown {
  const [, rest] = /^\s*(?:apply|pay|spend)\s+(.+)$/iu.exec(text) ?? [];
  if (rest === undefined) return null;
  for (const joint of joints(rest, /\s*[,:]\s*(?:then\s+)?|\s+(?:to|then)\s+/giu)) {
    const parts = rest.slice(0, joint.index).split(/\s+and\s+/iu);
    const effects = all(rest.slice(joint.index + joint[0].length), plain);
    const influence = parts.map(influenceOf).find((amount) => amount !== null);
    const costs = parts.filter((part) => influenceOf(part) === null).map((part) => plain(part));
    if (!effects || costs.includes(null) || (influence === undefined && costs.length === 0)) continue;
    const price = influence === undefined ? {} : { influence };
    return { verb: "pay", ...price, ...(costs.length > 0 ? { costs } : {}), effects };
  }
  return null;
}

const joints = (text: string, joint: RegExp) => [...text.matchAll(joint)].slice(0, MOST_JOINTS);

/** "2 influence" */
function influenceOf(text: string): number | null {
  const [amount, what, ...more] = orderWords(text);
  return what === "influence" && more.length === 0 ? numberOf(amount) : null;
}

/** "discard Vir then draw 2": each only if the one before it happened. "both … and …": all or none. */
function several(text: string, plain: Plain): unknown {
  const [, both] = /^\s*both\s+(.+)$/iu.exec(text) ?? [];
  if (both !== undefined) {
    const effects = all(both, plain);
    return effects && effects.length > 1 ? { verb: "do-both", effects } : null;
  }
  const parts = text.split(/\s*,?\s+then\s+/iu);
  if (parts.length < 2) {
    const effects = /\sand\s/iu.test(text) ? all(distributed(text), plain) : null;
    return effects && effects.length > 1 ? { verb: "do-both", effects } : null;
  }
  if (parts.length > MOST_JOINTS) return null;
  const effects = parts.map((part) => plain(part));
  return effects.includes(null) ? null : { verb: "do-then", effects };
}

/** The most places in a sentence where it may be parted. */
const MOST_JOINTS = 6;

/** One effect, or several that are joined by "and"; null where a part of it is none. */
function all(text: string, plain: (text: string) => Effect | null): Effect[] | null {
  const parts = text.split(/\s+and\s+/iu);
  if (parts.length > MOST_JOINTS) return null;
  const found: { text: string; effect: Effect | null }[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const said = last?.effect ? goingOn(part, last.text) : part;
    const effect = plain(said);
    // "between Narn and Centauri": what is no effect by itself belongs to the one before it.
    if (last && (effect === null || last.effect === null)) {
      last.text = `${last.text} and ${part}`;
      last.effect = plain(last.text);
    } else found.push({ text: said, effect });
  }
  const effects = found.flatMap(({ effect }) => effect ?? []);
  return effects.length === found.length ? effects : null;
}

/** "Narn gains 2 influence and draws 1", "gain 1 influence and 2 power": what a part leaves out is as in the one before it. */
function goingOn(part: string, before: string): string {
  const [said] = effectSentences(orderWords(part), "exact");
  const [first] = effectSentences(orderWords(before), "exact");
  if (!first || (said && said.subject.length > 0)) return part;
  const subject = orderWords(before).slice(0, first.subject.length + (said ? 0 : 1));
  return [...subject, part].join(" ");
}

/** "Narn and Centauri lose 1 influence": each of them does. */
function distributed(text: string): string {
  const parts = text.split(/\s+and\s+/iu);
  const doing = parts.findIndex((part) => effectSentences(orderWords(part), "exact").length > 0);
  const [does] = effectSentences(orderWords(parts[doing] ?? ""), "exact");
  if (doing < 1 || !does) return text;
  const deed = orderWords(parts[doing] ?? "")
    .slice(does.subject.length)
    .join(" ");
  return parts.map((part, at) => (at < doing ? `${part.replace(/^both\s/iu, "")} ${deed}` : part)).join(" and ");
}
