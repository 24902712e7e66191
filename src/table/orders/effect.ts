import { type Effect, effectSchema, STATES, type View, VOTES } from "../../engine/index.ts";
import { DIFFERENT } from "./closeness.ts";
import { multiplied, untilOf, usedAs, withoutTime } from "./effect-abilities.ts";
import { effectExamples } from "./effect-examples.ts";
import { converting, isAboutHand, leaving, moving, replacing, transferringMarks } from "./effect-moves.ts";
import { abilityOf, cardOf, markOf, partyOf, sideOf, voterOf, whoOf } from "./effect-nouns.ts";
import { type EffectSentence, effectSentences, placeOf } from "./effect-words.ts";
import { bestFit } from "./name-match.ts";
import { findCard, findConflict } from "./name-search.ts";
import { type Nouns, nounsOf } from "./nouns.ts";
import { numberOf } from "./numbers.ts";
import { scorer } from "./search.ts";
import { wordsOf } from "./words.ts";

/** `why`: a sentence for the player; `examples`: effects that could have been meant, or that show how it is said. */
export type EffectReading =
  | { kind: "effect"; effect: Effect }
  | { kind: "unclear"; why: string; examples: readonly string[] };

/**
 * Reads `/effect order:` of the seat of `view`. Never throws. Whether the effect may be done is the engine's to say.
 *
 *     readEffect("raise tension toward Narn by 1", view)
 */
export function readEffect(text: string, view: View): EffectReading {
  const words = wordsOf(text.replace(/(^|\s)[-−–](?=\d)/gu, "$1minus "));
  const nouns = nounsOf(view);
  let why: string | undefined = /\d[.,]\d/u.test(text) ? "Amounts are whole numbers." : undefined;
  for (const sentence of why === undefined ? effectSentences(words) : []) {
    const effect = effectSchema.safeParse(effectOf(sentence, nouns));
    // A loss is its own verb; only an ability is changed by "-2".
    if (effect.success && words.includes("minus") && effect.data.verb !== "change-ability") {
      why = "Amounts are above 0: say “lose” or “lower” for less.";
    } else if (effect.success) return { kind: "effect", effect: effect.data };
    else if (effect.error.issues.every(({ path }) => AMOUNTS.has(path[0]))) why = "Amounts go from 1 to 20.";
  }
  return unclear(words, view, why);
}

const NO_NOUN = "I see what should happen, but not to whom or what. Name a player, a card in play or a conflict.";

const AMOUNTS: ReadonlySet<PropertyKey | undefined> = new Set(["amount", "by"]);

function unclear(words: readonly string[], view: View, why?: string): EffectReading {
  const all = effectExamples(view, words.join(" "));
  const scorers = words.map((word) => scorer([word]));
  const near = all
    .map((example) => ({ example, shared: scorers.filter((scored) => scored(example) !== null).length }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ example }) => example);
  const known = effectSentences(words).length > 0;
  return {
    kind: "unclear",
    why: `${why ?? (known ? NO_NOUN : "I do not understand that effect.")} Such as:`,
    examples: near.slice(0, 5),
  };
}

/** The number right after the verb or after "by"; 1 where there is none. */
function amountOf(rest: readonly string[]): number {
  const by = rest.lastIndexOf("by");
  return (
    (by === -1 ? null : numberOf(rest[by + 1])) ??
    numberOf(rest[0]) ??
    rest
      .slice(0, 2)
      .map(numberOf)
      .find((n) => n !== null) ??
    1
  );
}

/** The words between a joint and the next one. */
function after(
  rest: readonly string[],
  joints: readonly string[],
  stops: readonly string[] = ["by", "for", "from", "to"],
) {
  const at = rest.findIndex((word) => joints.includes(word));
  if (at === -1) return null;
  const tail = rest.slice(at + 1);
  const end = tail.findIndex((word, index) => index > 0 && stops.includes(word) && !joints.includes(word));
  return end === -1 ? tail : tail.slice(0, end);
}

/** What the sentence means; checked by the effect's schema, so that a null in it makes it unclear. */
function effectOf({ subject, verb, rest }: EffectSentence, nouns: Nouns): unknown {
  const amount = amountOf(rest);
  const has = (...words: string[]) => placeOf(rest, ...words) !== -1;
  switch (verb) {
    case "gain":
    case "lose":
      if (verb === "gain" && has("additional", "temporary") && has("influence"))
        return { verb: "add-influence", who: whoOf(subject, nouns), amount };
      if (has("mark", "marks")) return markEffect(subject, verb, rest, amount, nouns);
      if (abilityOf(rest)) return abilityEffect(subject, verb, rest, nouns);
      if (has("power")) return { verb: `${verb}-power`, who: whoOf(subject, nouns), amount };
      return has("influence") ? { verb: `${verb}-influence`, who: partyOf(subject, nouns), amount } : null;
    case "restore":
      return { verb: "restore-influence", who: whoOf(subject, nouns), amount };
    case "transfer": {
      if (has("mark", "marks")) return transferringMarks(rest, amount, nouns);
      const to = after(rest, ["to"]);
      if (to === null) return null;
      const from = after(rest, ["from"]) ?? subject;
      return has("power")
        ? { verb: "transfer-power", from: whoOf(from, nouns), to: whoOf(to, nouns), amount }
        : { verb: "transfer-influence", from: partyOf(from, nouns), to: partyOf(to, nouns), amount };
    }
    case "raise":
    case "lower":
      return relation(subject, verb, rest, amount, nouns);
    case "draw":
      return isAboutHand(rest) ? { verb, who: whoOf(subject, nouns), amount } : null;
    case "discard":
      return isAboutHand(rest) ? { verb, who: whoOf(subject, nouns), amount } : leaving("discard-card", rest, nouns);
    case "remove":
      return leaving("remove", rest, nouns);
    case "return":
      return leaving("return-to-hand", rest, nouns);
    case "move":
      return moving(rest, nouns);
    case "convert":
      return converting(rest, amount, nouns);
    case "replace":
      return replacing(rest, nouns);
    case "ready":
    case "rotate":
    case "neutralize":
      return { verb, which: cardOf(rest.length > 0 ? rest : subject, nouns) };
    case "heal": {
      const fully = [...subject, ...rest].includes("fully");
      const named = (rest.length > 0 ? rest : subject).filter((word) => word !== "fully");
      return { verb: fully ? "fully-heal" : "heal", which: cardOf(named, nouns) };
    }
    case "repair":
    case "damage": {
      const by = rest.lastIndexOf("by");
      const severe = [...subject, ...rest].some((word) => word.startsWith("severe"));
      const named = (by === -1 ? rest : rest.slice(0, by)).filter((word) => !word.startsWith("severe"));
      return { verb: verb === "damage" && severe ? "severe-damage" : verb, which: cardOf(named, nouns), amount };
    }
    case "attack":
      return attackEffect(rest, nouns);
    case "blank":
      return { verb, which: cardOf(withoutTime(rest), nouns), until: untilOf(rest) };
    case "double":
    case "halve":
      return multiplied(subject, verb === "double" ? "double" : "half", rest, nouns);
    case "reverse": {
      const discarded = findCard(rest, nouns, (seen) => (seen.where === "discard" ? 1 : -1));
      return { verb, what: rest.length === 0 ? "last-event" : discarded === null ? null : { card: discarded } };
    }
    case "use":
      return usedAs(subject, rest, nouns);
    case "purge":
      return {
        verb: "purge-mark",
        which: cardOf(after(rest, ["from", "of"]) ?? subject, nouns),
        mark: markOf(rest),
        amount,
      };
    case "take":
      return control(subject, rest, nouns);
    case "start":
    case "end":
      return stateEffect(subject, verb, rest, nouns);
    case "found":
    case "join":
    case "leave":
      return has("isa", "alliance") ? { verb: `${verb}-isa`, who: whoOf(subject, nouns) } : null;
    case "call":
      return callForVote(rest);
    case "vote":
      return subject.length === 0
        ? null
        : { verb: "force-vote", whose: voterOf(subject, nouns), vote: VOTES.find((vote) => vote === rest[0]) };
    case "cast":
      return placeOf(rest, "vote", "votes") === -1
        ? null
        : { verb: "give-vote", whose: voterOf(rest, nouns), to: whoOf(subject, nouns) };
    case "add":
      return support(rest, amount, nouns);
  }
}

/** "call a Babylon 5 vote", "call a sealed vote of the players" */
function callForVote(rest: readonly string[]): unknown {
  if (placeOf(rest, "vote") === -1) return null;
  const kind = rest.includes("babylon") || rest.includes("council") || rest.includes("b5") ? "babylon-5" : "player";
  const sealed = rest.includes("sealed") || rest.includes("secret");
  const isa = rest.includes("isa") || rest.includes("alliance");
  return { verb: "call-vote", kind: isa ? "isa" : kind, ...(sealed ? { sealed } : {}) };
}

function markEffect(
  subject: readonly string[],
  verb: "gain" | "lose",
  rest: readonly string[],
  amount: number,
  nouns: Nouns,
): unknown {
  return {
    verb: verb === "gain" ? "gain-mark" : "purge-mark",
    which: cardOf(subject, nouns),
    mark: markOf(rest),
    amount,
  };
}

function abilityEffect(
  subject: readonly string[],
  verb: "gain" | "lose",
  rest: readonly string[],
  nouns: Nouns,
): unknown {
  const minus = rest.includes("minus") || verb === "lose";
  const amount = amountOf(rest.filter((word) => word !== "minus"));
  return {
    verb: "change-ability",
    which: cardOf(subject, nouns),
    ability: abilityOf(rest),
    by: minus ? -amount : amount,
    until: untilOf(rest),
    ...(rest.includes("printed") ? { printed: true } : {}),
  };
}

/** "attack Carn with G'Kar using diplomacy": outside of any conflict; without "using" by the target's highest ability. */
function attackEffect(rest: readonly string[], nouns: Nouns): unknown {
  const by = after(rest, ["with"], ["using"]);
  const using = after(rest, ["using"], ["with"]);
  const end = rest.findIndex((word) => word === "with" || word === "using");
  return {
    verb: "attack",
    with: by && cardOf(by, nouns),
    against: cardOf(end === -1 ? rest : rest.slice(0, end), nouns),
    using: using === null || using.includes("highest") ? "highest" : abilityOf(using),
  };
}

/** "londo raises tension toward narn by 1", "raise narn's tension toward londo", "raise unrest". */
function relation(
  subject: readonly string[],
  verb: "raise" | "lower",
  rest: readonly string[],
  amount: number,
  nouns: Nouns,
): unknown {
  const unrest = placeOf(rest, "unrest");
  const tension = placeOf(rest, "tension", "tensions");
  const mutual = rest.includes("mutual");
  const at = unrest === -1 ? tension : unrest;
  if (at === -1) return null;
  const owner = rest.slice(0, at).filter((word) => word !== "mutual" && word !== "your" && numberOf(word) === null);
  const of = after(rest, ["of"], ["by", "toward", "towards", "to", "with"]);
  const named = owner.length > 0 ? owner : (of ?? subject);
  const who = unrest === -1 ? sideOf(named, nouns) : whoOf(named, nouns);
  if (unrest !== -1) return { verb: `${verb}-unrest`, who, amount };
  const toward = after(rest, ["toward", "towards", "to", "with", "against"], ["by"]);
  const tensions = { verb: `${verb}-tension`, from: who, toward: toward && sideOf(toward, nouns), amount };
  return mutual ? { ...tensions, mutual } : tensions;
}

/** "take control of Vir Cotto until the end of the turn", "narn takes control of Vir for good". */
function control(subject: readonly string[], rest: readonly string[], nouns: Nouns): unknown {
  if (placeOf(rest, "control") === -1) return null;
  const which = after(rest, ["of"], ["until", "for", "while", "permanently"]);
  const until = rest.includes("good") || rest.includes("permanently") ? "permanent" : "end-of-turn";
  return { verb: "take-control", which: which && cardOf(which, nouns), who: whoOf(subject, nouns), until };
}

/**
 * "start war between Narn and Centauri", "end free trade with Londo", "start free trade with Narn for 2 influence each":
 * the words before the sides are what the state is called.
 */
function stateEffect(
  subject: readonly string[],
  verb: "start" | "end",
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
  return {
    verb: `${verb}-state`,
    state: stateNamed(said.slice(0, joint)),
    from: sideOf(from, nouns),
    toward: toward.length === 0 ? null : sideOf(toward, nouns),
    ...(amount === null ? {} : { gives: { from: amount, toward: amount } }),
  };
}

/** "narn and centauri" */
function parted(words: readonly string[]): readonly [readonly string[], readonly string[]] {
  const at = words.indexOf("and");
  return at === -1 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
}

/** A state that the rules name, a slip forgiven; anything else as it stands. */
function stateNamed(words: readonly string[]): string {
  const name = words.join(" ");
  return STATES.find((state) => bestFit(words, [state.split(/[ -]/u)]) !== DIFFERENT) ?? name;
}

function support(rest: readonly string[], amount: number, nouns: Nouns): unknown {
  const opposition = placeOf(rest, "opposition") !== -1;
  if (!opposition && placeOf(rest, "support") === -1) return null;
  const to = after(rest, ["to"], ["for"]);
  const side = after(rest, ["for"], ["to"]);
  const conflict = to === null ? undefined : findConflict(to, nouns);
  const open = nouns.view.conflicts.filter(({ result }) => result === null);
  const only = open.length === 1 ? open[0]?.id : null;
  return {
    verb: opposition ? "add-opposition" : "add-support",
    amount,
    conflict: conflict === undefined ? only : conflict,
    ...(side === null ? {} : { side: whoOf(side, nouns) }),
  };
}
