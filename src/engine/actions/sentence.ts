/** Every action as the order that does it: the one place where actions become words. */

import { eachOf, type Trigger, type Triggers } from "../cards/triggers.ts";
import { questionFor } from "../questions/decisions.ts";
import { mayLeadInstead } from "../rules/decks/sideboard.ts";
import { ballotName } from "../rules/relations/vote.ts";
import { priceOf } from "../rules/triggers/choosing.ts";
import { type SustainedAction, sustainableActions } from "../rules/triggers/sustaining.ts";
import type { Game, Modifier, PayingDeed, Target } from "../state/game.ts";
import {
  conflictOf,
  conflictTitle,
  factsOf,
  offersOf,
  playOf,
  seatOf,
  textOf,
  titleOf,
  warTitle,
} from "../state/lookup.ts";
import type { Ability, CardId, ConflictId, SeatIndex } from "../state/vocabulary.ts";
import type { Action, ActionOf } from "./action.ts";

/** A card's title; where several of that name are in play, with its number among them. */
export function label(game: Game, id: CardId): string {
  const title = titleOf(game, id);
  if (!playOf(game, id)) return title;
  const same = game.inPlay.filter((other) => !playOf(game, other)?.faceDown && titleOf(game, other) === title);
  const number = same.indexOf(id);
  return number > 0 ? `${title} #${number + 1}` : title;
}

export function conflictLabel(game: Game, id: ConflictId): string {
  const title = conflictTitle(game, conflictOf(game, id));
  const same = game.conflicts.filter((other) => conflictTitle(game, other) === title);
  const number = same.findIndex((other) => other.id === id);
  return number > 0 ? `${title} #${number + 1}` : title;
}

function targetLabel(game: Game, target: Target): string {
  switch (target.what) {
    case "card":
      return label(game, target.card);
    case "player":
      return seatOf(game, target.seat).name;
    case "conflict":
      return conflictLabel(game, target.conflict);
  }
}

/** What goes on: "leading Raiders", "with +2 diplomacy of Londo Mollari and control of Vir". */
function deedSentence(game: Game, { leads, changes, controls }: SustainedAction): string {
  const parts = [
    ...changes.map((change) => `${changeWords(change)} of ${label(game, change.card)}`),
    ...controls.map((id) => `control of ${label(game, id)}`),
  ];
  const leading = leads === null ? [] : [`leading ${label(game, leads)}`];
  return [...leading, ...(parts.length > 0 ? [`with ${parts.join(" and ")}`] : [])].join(" and ");
}

function deedWords(game: Game, card: CardId | undefined, number: number): string {
  const deed = card === undefined ? undefined : sustainableActions(game, card).find((one) => one.number === number);
  return deed ? deedSentence(game, deed) : `with ${number}`;
}

function changeWords({ ability, by, how, as }: Modifier): string {
  const which = ability === "all" ? "all abilities" : ability;
  switch (how) {
    case "blank":
      return "the blanking";
    case "use-as":
      return `${which} as ${as}`;
    case "double":
    case "half":
      return `${how} ${which}`;
    default:
      return `${by > 0 ? "+" : ""}${by} ${how === "printed" ? "printed " : ""}${which}`;
  }
}

/** What a player says in advance about aftermaths. */
/** What is done to a card with which its player pays, as an order says it. */
const PAYING: Readonly<Record<PayingDeed | "rotate", string>> = {
  rotate: "rotate",
  damage: "damage",
  neutralize: "neutralize",
  "discard-card": "discard",
};

const STANDING_SENTENCES = {
  ask: "ask me about aftermaths",
  conflict: "no aftermaths this conflict",
  turn: "no aftermaths this turn",
  always: "always play aftermaths",
  never: "never play aftermaths",
} as const;

/** When a contingency is triggered, as its player says it; "its card" is the one that it lies under. */
export const TRIGGER_WORDS: Readonly<Record<Trigger, string>> = {
  "you-win": "I win a conflict",
  "you-lose": "I lose a conflict",
  "conflict-against-you-won": "a conflict against me is won",
  "conflict-against-you": "a conflict against me is initiated",
  "you-gain-by-conflict": "I gain influence by a conflict",
  "card-attacked": "its card is attacked",
  "card-attacks": "its card attacks",
  "card-neutralized": "its card is neutralized",
  "card-neutralizes": "its card neutralizes another",
  "card-restored": "its card is face up again",
  "card-discarded": "its card is discarded",
  "card-took-part": "its card has stood in a conflict",
  "any-resolved": "a conflict is won or lost",
  "card-sponsors": "its card sponsors another",
  "card-supports": "its card supports a conflict",
  "event-played": "another player plays an event",
  "event-on-card": "an event is aimed at its card",
  "you-conquer": "I conquer a location",
  "conquered-from-you": "a location is conquered from me",
  "you-win-war": "I win a war conflict",
  "card-survives": "its card survives an attack",
  "turn-starts": "a turn begins",
  initiative: "initiative is determined",
  "draw-round": "the draw round begins",
  "turn-ends": "the turn ends",
};

/** "I lose a conflict or its card is attacked". */
export const triggerWords = (on: Triggers): string =>
  eachOf(on)
    .map((one) => TRIGGER_WORDS[one])
    .join(" or ");

function standingSentence(game: Game, { card, answer, on }: ActionOf<"standing">): string {
  if (card === undefined) return STANDING_SENTENCES[answer];
  const verb = playOf(game, card)?.faceDown ? "reveal" : "use";
  const when = on === undefined ? "" : ` only when ${triggerWords(on)}`;
  return `${answer === "ask" ? "ask me about" : `${answer} ${verb}`} ${label(game, card)}${when}`;
}

// Beside the switch rather than in it: a sentence is made for every action of every menu.
function on(game: Game, target: Target | undefined): string {
  return target ? ` on ${targetLabel(game, target)}` : "";
}

function also(game: Game, target: Target | undefined): string {
  return target ? ` and ${targetLabel(game, target)}` : "";
}

function by(game: Game, card: CardId | undefined): string {
  return card === undefined ? "" : ` with ${label(game, card)}`;
}

function list(game: Game, cards: readonly CardId[]): string {
  return cards.map((id) => label(game, id)).join(", ");
}

function through(using: Ability | undefined): string {
  return using ? ` using ${using}` : "";
}

/** The order that does this action, for a player who may see all the cards in it. */
export function sentence(game: Game, action: Action): string {
  switch (action.type) {
    case "choose-ambassador":
      return `ambassador ${label(game, action.card)}`;
    case "start-with":
      return `start with ${list(game, action.cards) || "nothing"}`;
    case "start-with-any":
      return "choose for me";
    case "mulligan":
      return "mulligan";
    case "pile":
      return `stack ${list(game, action.cards)} on top of my discard pile`;
    case "stack":
      return action.cards.length === 0 ? "stack as they are" : `stack ${list(game, action.cards)}`;
    case "sustain":
      if (action.deed !== undefined) return `go on ${deedWords(game, action.cards[0], action.deed)}`;
      return action.cards.length === 0 ? "ready all" : `sustain ${list(game, action.cards)}`;
    case "declare":
      return `declare ${label(game, action.card)}${typed(game, action)}${on(game, action.target)}${also(game, action.second)}${action.behind === undefined ? "" : ` behind ${label(game, action.behind)}`}`;
    case "declare-war":
      // With its target named, or against a player with the target still to be chosen.
      return action.target
        ? `declare war on ${targetLabel(game, action.target)}`
        : `declare war against ${seatOf(game, action.enemy).name}`;
    case "join-war":
      return `join the war against ${seatOf(game, action.enemy).name}`;
    case "declare-nothing":
      return "declare nothing";
    case "initiate": {
      const asked = game.awaiting.find((one) => one.seat === action.seat && one.kind === "initiate");
      if (asked?.kind !== "initiate")
        return `initiate the conflict${on(game, action.target)}${also(game, action.second)}`;
      const title = asked.card === null ? warTitle(game, asked.war) : titleOf(game, asked.card);
      return `initiate ${title}${on(game, action.target)}${also(game, action.second)}`;
    }
    case "build":
      return `build with ${label(game, action.with)}`;
    case "sponsor":
      return `sponsor ${label(game, action.card)}${by(game, action.with)}${on(game, action.target)}`;
    case "hide":
      return `hide ${label(game, action.card)}${by(game, action.with)}`;
    case "reveal-agenda":
      return "reveal agenda";
    case "replace-agenda": {
      const rotating = action.with === undefined ? "" : ` using ${label(game, action.with)}`;
      return `replace agenda with ${label(game, action.card)}${rotating}`;
    }
    case "replace": {
      const keep = action.keep === undefined ? "" : ` keeping ${list(game, action.keep) || "nothing"}`;
      return `replace ${label(game, action.card)} with ${label(game, action.with)}${keep}`;
    }
    case "promote":
      return `promote ${label(game, action.card)} with ${label(game, action.with)}`;
    case "support": {
      const side = action.side === undefined ? "" : ` for ${seatOf(game, action.side).name}`;
      const { type } = conflictOf(game, action.conflict);
      return `support ${conflictLabel(game, action.conflict)} with ${label(game, action.with)} using ${action.using ?? type}${side}`;
    }
    case "oppose": {
      const { type } = conflictOf(game, action.conflict);
      return `oppose ${conflictLabel(game, action.conflict)} with ${label(game, action.with)} using ${action.using ?? type}`;
    }
    case "lead":
      return `lead ${label(game, action.fleet)} with ${label(game, action.with)}${through(action.using)}`;
    case "attack":
      return `attack ${label(game, action.against)} with ${label(game, action.with)} in ${conflictLabel(game, action.conflict)}${through(action.using)}`;
    case "heal":
      return `heal ${label(game, action.card)}`;
    case "repair":
      return `repair ${label(game, action.card)} by ${action.by}`;
    case "resolve-first":
      return `resolve ${conflictLabel(game, action.conflict)} first`;
    case "play":
    case "aftermath":
      return `play ${label(game, action.card)}${on(game, action.target)}${also(game, action.second)}`;
    case "bid":
      return `bid ${action.influence} on ${label(game, action.card)}`;
    case "assist": {
      const whom = action.whom === undefined ? "" : ` ${label(game, action.whom)}`;
      const how = action.by === "sponsoring" ? " sponsoring" : "";
      return `rotate ${label(game, action.card)} to assist${whom}${how}`;
    }
    case "place":
      return `place ${label(game, action.card)} under ${label(game, action.under)}`;
    case "fetch":
      return `fetch ${label(game, action.card)}`;
    case "sideboard": {
      const asked = questionFor(game, action.seat);
      const out = asked?.kind === "sideboard" && asked.picked !== null;
      const leads = !out && mayLeadInstead(game, action.seat, action.card);
      return `${out ? "put aside" : "bring in"} ${label(game, action.card)}${leads ? " as ambassador" : ""}`;
    }
    case "move-chaos":
      return `move ${action.amount} chaos ${action.amount === 1 ? "token" : "tokens"} from ${label(game, action.card)} to ${label(game, action.to)}`;
    case "reveal":
      return `reveal ${label(game, action.card)}`;
    case "rotate": {
      const { does = "use it", unrotated } = textOf(game, action.card)?.actions?.[action.action] ?? {};
      return `${unrotated ? "use" : "rotate"} ${label(game, action.card)} to ${does}${on(game, action.target)}`;
    }
    case "discard-agenda":
      return "discard agenda";
    case "wait":
      return "wait";
    case "loose":
      return "fast and loose";
    case "object":
      return "object to fast and loose";
    case "standing":
      return standingSentence(game, action);
    case "trigger": {
      const does = textOf(game, action.card)?.triggered?.[action.triggered]?.does ?? "use it";
      return `use ${label(game, action.card)} to ${does}`;
    }
    case "pass":
      return "pass";
    case "discard":
      return `discard ${list(game, action.cards)}`;
    case "keep":
      return "keep";
    case "buy":
      return `buy ${action.cards}`;
    case "discard-inner":
      return `discard ${label(game, action.card)}`;
    case "take":
      return `${isShownTo(game, action.seat) ? "discard" : "take"} ${label(game, action.card)}`;
    case "purge": {
      const asked = questionFor(game, action.seat);
      if (asked?.kind === "rotate-for")
        return `${PAYING[asked.deed ?? "rotate"]} ${label(game, action.card)} to pay for ${asked.source}`;
      return `purge ${asked?.kind === "purge" ? `1 ${asked.mark} mark ` : ""}from ${label(game, action.card)}`;
    }
    case "lose":
      return `lose ${lossSentence(game, action.seat, action.spent)}`;
    case "choose":
      return chosenSentence(game, action);
    case "pick":
      return `pick ${label(game, action.card)}`;
    case "agree-to-victory": {
      const asked = questionFor(game, action.seat);
      return asked?.kind === "victory-claim" ? `agree that ${seatOf(game, asked.by).name} wins` : "agree";
    }
    case "choose-faction":
      return `choose ${seatOf(game, action.faction).name}`;
    case "call": {
      const of = game.vote?.ballots[action.ballot]?.of;
      return of ? `call ${ballotName(game, of)}` : "call the next";
    }
    case "call-rest":
      return "call all in initiative order";
    case "vote":
      return action.vote === "abstain" ? "abstain" : `vote ${action.vote}`;
    case "surrender": {
      const asylum = action.asylum === undefined ? "" : ` asking ${seatOf(game, action.asylum).name} for asylum`;
      return `surrender to ${seatOf(game, action.to).name}${asylum}`;
    }
    case "concede":
      return "concede";
    case "state-facts":
      return `state facts of ${factsOf(game, action.card).title}`;
    case "effect":
      return `carry out ${action.because}`;
  }
}

/** " using intrigue", where the card alone does not say which type is meant. */
function typed(game: Game, { card, as }: ActionOf<"declare">): string {
  const offers = offersOf(game, card).length;
  return as === undefined || offers === 1 ? "" : ` using ${as}`;
}

function lossSentence(game: Game, seat: number, spent: number): string {
  const asked = game.awaiting.find((one) => one.seat === seat && one.kind === "lose");
  const amount = asked?.kind === "lose" ? asked.amount : spent;
  const unspent = amount - spent;
  if (spent === 0) return `${unspent} from unspent`;
  if (unspent === 0) return `${spent} from spent`;
  return `${spent} from spent and ${unspent} from unspent`;
}

/** "choose to discard it", with what it takes. */
function chosenSentence(game: Game, { seat, option }: ActionOf<"choose">): string {
  const asked = questionFor(game, seat);
  const chosen = asked?.kind === "choose" ? asked.options[option] : undefined;
  if (asked?.kind !== "choose" || !chosen) return "choose";
  const influence = priceOf(game, chosen, asked.context);
  return `choose to ${chosen.does}${influence > 0 ? ` for ${influence} influence` : ""}`;
}

/** Whether the card that this seat names is one of another hand, which is discarded. */
function isShownTo({ awaiting }: Game, seat: SeatIndex): boolean {
  return awaiting.some((one) => one.kind === "discard-shown" && one.seat === seat);
}
