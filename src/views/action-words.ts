import type { ActionType, DecisionKind, LegalAction } from "../engine/index.ts";

/** What the menus and buttons call each kind of action. */
export const ACTION_WORDS: Readonly<Record<ActionType, string>> = {
  "choose-ambassador": "Ambassador",
  "start-with": "Start with",
  "start-with-any": "Choose for me",
  sustain: "Sustain",
  declare: "Declare",
  "declare-nothing": "Declare nothing",
  initiate: "Initiate on",
  build: "Build",
  sponsor: "Sponsor",
  promote: "Promote",
  support: "Support",
  oppose: "Oppose",
  lead: "Lead a fleet",
  attack: "Attack",
  heal: "Heal",
  repair: "Repair",
  play: "Play an event",
  place: "Place a contingency",
  reveal: "Reveal a contingency",
  rotate: "Rotate",
  "discard-agenda": "Discard agenda",
  aftermath: "Play an aftermath",
  pass: "Pass",
  discard: "Discard",
  keep: "Keep all",
  buy: "Buy cards",
  "discard-inner": "Discard from the inner circle",
  lose: "Lose influence",
  "state-facts": "Say what is printed",
  concede: "Concede",
  effect: "Effect by hand",
};

/** The order in which menus offer them: what is done most comes first. */
export const MENU_ORDER: readonly ActionType[] = [
  "choose-ambassador",
  "declare",
  "initiate",
  "aftermath",
  "reveal",
  "sponsor",
  "support",
  "oppose",
  "build",
  "promote",
  "play",
  "lead",
  "attack",
  "heal",
  "repair",
  "rotate",
  "place",
  "discard-inner",
  "buy",
  "lose",
];

/** One press does these; they need no menu. */
export const SINGLE: readonly ActionType[] = [
  "start-with-any",
  "declare-nothing",
  "keep",
  "pass",
  "discard-agenda",
  "buy",
  "lose",
];

/** What a single-press button says, as an answer to a decision of this kind. */
export function buttonWords({ action, sentence }: LegalAction, kind: DecisionKind | null): string {
  switch (action.type) {
    case "keep":
      return kind === "buy" ? "Buy none" : "Keep all";
    case "buy":
      return `Buy ${action.cards}`;
    case "lose":
      return `L${sentence.slice(1)}`;
    case "sustain":
      return action.cards.length === 0 ? "Ready all" : sentence;
    case "pass":
      return "Pass";
    default:
      return ACTION_WORDS[action.type];
  }
}
