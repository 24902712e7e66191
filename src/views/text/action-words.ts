import { type ActionType, CALLED, type DecisionKind, type LegalAction } from "../../engine/index.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { actWords, calledIn } from "./acted.ts";
import { capitalized } from "./safe-text.ts";

/** Kinds that have no place among the others: a button, a command or a form of their own offers them. */
const APART: ReadonlySet<string> = new Set<ActionType>([
  "sustain",
  "discard-agenda",
  "wait",
  "loose",
  "object",
  "discard",
  "state-facts",
  "surrender",
  "concede",
  "effect",
]);

const MOST_WANTED: readonly ActionType[] = [
  "choose-faction",
  "choose",
  "pick",
  "agree-to-victory",
  "vote",
  "call-rest",
  "call",
  "start-with-any",
  "start-with",
  "choose-ambassador",
  "sideboard",
  "stack",
  "mulligan",
  "declare",
  "declare-war",
  "initiate",
  "resolve-first",
  "aftermath",
  "reveal",
  "trigger",
  "sponsor",
  "build",
  "support",
  "oppose",
  "attack",
  "promote",
  "replace",
  "play",
  "lead",
  "heal",
  "repair",
  "rotate",
  "bid",
  "assist",
  "place",
  "fetch",
  "move-chaos",
  "reveal-agenda",
  "hide",
  "replace-agenda",
  "join-war",
  "discard-inner",
  "take",
  "pass",
  "keep",
  "declare-nothing",
  "buy",
  "lose",
  "purge",
  "standing",
  "pile",
];

/**
 * What a seat wants most often, first: the order of menus, of what is completed, and of what is suggested. A kind that is
 * named nowhere here comes last.
 */
export const ACTION_ORDER: readonly ActionType[] = [...MOST_WANTED, ...unnamed()];

function unnamed(): ActionType[] {
  const named = new Set<string>(MOST_WANTED);
  const isUnnamed = (type: string): type is ActionType => !named.has(type) && !APART.has(type);
  return Object.keys(CALLED).filter(isUnnamed);
}

/** Kinds that no menu offers: their cards are chosen in a menu of their own, or they are a single press. */
const NO_MENU: ReadonlySet<ActionType> = new Set([
  "agree-to-victory",
  "vote",
  "call-rest",
  "start-with-any",
  "start-with",
  "mulligan",
  "pass",
  "keep",
  "declare-nothing",
]);

/** The kinds of which menus are made, in their order. */
export const MENU_ORDER: readonly ActionType[] = ACTION_ORDER.filter((type) => !NO_MENU.has(type));

/** One press does these; they need no menu. */
export const SINGLE: readonly ActionType[] = [
  "agree-to-victory",
  "vote",
  "call-rest",
  "start-with-any",
  "mulligan",
  "declare-nothing",
  "keep",
  "pass",
  "discard-agenda",
  "buy",
  "surrender",
  "lose",
  "wait",
  "loose",
  "object",
];

/** What passing is called where it answers something else than "do one thing". */
type PassWords = "press-no-aftermath" | "press-take-none" | "press-leave" | "press-enough";
const PASS_WORDS: Readonly<Partial<Record<DecisionKind, PassWords>>> = {
  aftermath: "press-no-aftermath",
  take: "press-take-none",
  fetch: "press-take-none",
  "move-chaos": "press-leave",
  purge: "press-enough",
  "rotate-for": "press-enough",
};

/** What keeping is called, by what it answers. */
type KeepWords = "press-buy-none" | "press-keep-deck" | "press-discard-none";
const KEEP_WORDS: Readonly<Partial<Record<DecisionKind, KeepWords>>> = {
  buy: "press-buy-none",
  sideboard: "press-keep-deck",
  "discard-some": "press-discard-none",
};

/**
 * What a single-press button says, as an answer to a decision of this kind. `isName`: whether something in the order is a
 * card, a conflict or a player.
 */
export function buttonWords(
  { action, sentence, takes }: LegalAction,
  kind: DecisionKind | null,
  language: Language = FIRST_LANGUAGE,
  isName?: (text: string) => boolean,
): string {
  const said = (order = sentence) => actWords(action.type, order, language, isName);
  switch (action.type) {
    case "agree-to-victory":
      return say(language, "press-agree");
    case "mulligan":
      return say(language, "press-mulligan");
    case "keep":
      return action.buy === undefined
        ? say(language, (kind && KEEP_WORDS[kind]) ?? "press-keep")
        : say(language, "press-keep-buy", { count: action.buy });
    case "buy":
      return say(language, "press-buy", { count: action.cards });
    case "vote":
      return say(language, `vote-${action.vote}`);
    case "sustain":
      if (action.deed !== undefined) return capitalized(said());
      return action.cards.length === 0 ? say(language, "press-ready-all") : said();
    case "pass":
      return say(language, (kind && PASS_WORDS[kind]) ?? "press-pass");
    case "standing":
      if (kind === "aftermath" && action.answer === "turn") return say(language, "asks-none-turn-button");
      return kind === "aftermath" && action.answer === "conflict"
        ? say(language, "press-none-conflict")
        : capitalized(said());
    case "lose":
    case "resolve-first":
    case "surrender":
      return capitalized(said());
    case "trigger":
      return capitalized(said(takes?.rotates ? sentence.replace(/^use /u, "rotate ") : sentence));
    default:
      return calledIn(action.type, language);
  }
}
