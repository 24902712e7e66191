import { type ActionType, CALLED, type DecisionKind, type LegalAction } from "../../engine/index.ts";
import { capitalized } from "./safe-text.ts";
import { VOTE_WORDS } from "./words.ts";

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
const PASS_WORDS: Readonly<Partial<Record<DecisionKind, string>>> = {
  aftermath: "No aftermath",
  take: "Take none",
  fetch: "Take none",
  "move-chaos": "Leave them",
  purge: "That is enough",
  "rotate-for": "That is enough",
};

/** What a single-press button says, as an answer to a decision of this kind. */
export function buttonWords({ action, sentence, takes }: LegalAction, kind: DecisionKind | null): string {
  switch (action.type) {
    case "agree-to-victory":
      return "Agree";
    case "mulligan":
      return "Mulligan…";
    case "keep":
      if (action.buy !== undefined) return `Keep all, buy ${action.buy}`;
      return kind === "buy"
        ? "Buy none"
        : kind === "sideboard"
          ? "Keep the deck"
          : kind === "discard-some"
            ? "Discard none"
            : "Keep all";
    case "buy":
      return `Buy ${action.cards}`;
    case "vote":
      return VOTE_WORDS[action.vote];
    case "lose":
      return `L${sentence.slice(1)}`;
    case "resolve-first":
      return `R${sentence.slice(1)}`;
    case "sustain":
      if (action.deed !== undefined) return capitalized(sentence);
      return action.cards.length === 0 ? "Ready all" : sentence;
    case "pass":
      return (kind && PASS_WORDS[kind]) ?? "Pass";
    case "surrender":
    case "standing":
      return capitalized(sentence);
    case "trigger":
      return capitalized(takes?.rotates ? sentence.replace(/^use /u, "rotate ") : sentence);
    default:
      return CALLED[action.type];
  }
}
