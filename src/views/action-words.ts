import type { ActionType, DecisionKind, LegalAction } from "../engine/index.ts";
import { capitalized } from "./safe-text.ts";
import { VOTE_WORDS } from "./words.ts";

/** What the menus and buttons call each kind of action. */
export const ACTION_WORDS: Readonly<Record<ActionType, string>> = {
  "choose-ambassador": "Ambassador",
  "start-with": "Start with",
  "start-with-any": "Choose for me",
  sustain: "Sustain",
  declare: "Declare",
  "declare-war": "Declare war",
  "join-war": "Join a war",
  "declare-nothing": "Declare nothing",
  initiate: "Initiate on",
  build: "Build",
  sponsor: "Sponsor",
  replace: "Replace a card",
  promote: "Promote",
  support: "Support",
  oppose: "Oppose",
  lead: "Lead a fleet",
  attack: "Attack",
  heal: "Heal",
  repair: "Repair",
  play: "Play an event",
  bid: "Hire a mercenary",
  assist: "Assist the ambassador",
  place: "Place a contingency",
  reveal: "Reveal a contingency",
  rotate: "Rotate",
  trigger: "Use an effect",
  hide: "Hide an agenda",
  "reveal-agenda": "Reveal your agenda",
  "replace-agenda": "Replace your agenda",
  "discard-agenda": "Discard agenda",
  "resolve-first": "Resolve first",
  aftermath: "Play an aftermath",
  wait: "Wait",
  loose: "Fast and loose",
  object: "Object to fast and loose",
  standing: "In advance",
  pass: "Pass",
  discard: "Discard",
  keep: "Keep all",
  buy: "Buy cards",
  "discard-inner": "Discard from the inner circle",
  lose: "Lose influence",
  purge: "Purge a mark",
  "state-facts": "Say what is printed",
  call: "Call to vote",
  "call-rest": "Call all in initiative order",
  vote: "Vote",
  surrender: "Surrender",
  concede: "Concede",
  effect: "Effect by hand",
};

/** What a seat wants most often, first: the order of menus, of what is completed, and of what is suggested. */
export const ACTION_ORDER: readonly ActionType[] = [
  "vote",
  "call-rest",
  "call",
  "start-with-any",
  "start-with",
  "choose-ambassador",
  "declare",
  "declare-war",
  "initiate",
  "resolve-first",
  "aftermath",
  "reveal",
  "trigger",
  "sponsor",
  "support",
  "oppose",
  "attack",
  "build",
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
  "reveal-agenda",
  "hide",
  "replace-agenda",
  "join-war",
  "discard-inner",
  "pass",
  "keep",
  "declare-nothing",
  "buy",
  "lose",
  "purge",
  "standing",
];

/** Kinds that no menu offers: their cards are chosen in a menu of their own, or they are a single press. */
const NO_MENU: ReadonlySet<ActionType> = new Set([
  "vote",
  "call-rest",
  "start-with-any",
  "start-with",
  "pass",
  "keep",
  "declare-nothing",
]);

/** The kinds of which menus are made, in their order. */
export const MENU_ORDER: readonly ActionType[] = ACTION_ORDER.filter((type) => !NO_MENU.has(type));

/** One press does these; they need no menu. */
export const SINGLE: readonly ActionType[] = [
  "vote",
  "call-rest",
  "start-with-any",
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

/** What a single-press button says, as an answer to a decision of this kind. */
export function buttonWords({ action, sentence }: LegalAction, kind: DecisionKind | null): string {
  switch (action.type) {
    case "keep":
      return kind === "buy" ? "Buy none" : "Keep all";
    case "buy":
      return `Buy ${action.cards}`;
    case "vote":
      return VOTE_WORDS[action.vote];
    case "lose":
      return `L${sentence.slice(1)}`;
    case "resolve-first":
      return `R${sentence.slice(1)}`;
    case "sustain":
      return action.cards.length === 0 ? "Ready all" : sentence;
    case "pass":
      return kind === "aftermath" ? "No aftermath" : "Pass";
    case "standing":
    case "trigger":
      return capitalized(sentence);
    default:
      return ACTION_WORDS[action.type];
  }
}
