/** Every action as the order that does it: the one place where actions become words. */
import type { Action, ActionOf } from "./action.ts";
import { ballotName } from "./actions/votes.ts";
import type { Game, Target } from "./game.ts";
import { conflictOf, conflictTitle, factsOf, playOf, seatOf, textOf, titleOf, warTitle } from "./lookup.ts";
import type { Ability, CardId, ConflictId } from "./vocabulary.ts";

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

/** What a player says in advance about aftermaths. */
const STANDING_SENTENCES = {
  ask: "ask me about aftermaths",
  conflict: "no aftermaths this conflict",
  turn: "no aftermaths this turn",
  always: "always play aftermaths",
  never: "never play aftermaths",
} as const;

function standingSentence(game: Game, { card, answer }: ActionOf<"standing">): string {
  if (card === undefined) return STANDING_SENTENCES[answer];
  const verb = playOf(game, card)?.faceDown ? "reveal" : "use";
  return answer === "ask" ? `ask me about ${label(game, card)}` : `${answer} ${verb} ${label(game, card)}`;
}

// Beside the switch rather than in it: a sentence is made for every action of every menu.
function on(game: Game, target: Target | undefined): string {
  return target ? ` on ${targetLabel(game, target)}` : "";
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
      return `start with ${list(game, action.cards)}`;
    case "start-with-any":
      return "choose for me";
    case "sustain":
      return action.cards.length === 0 ? "ready all" : `sustain ${list(game, action.cards)}`;
    case "declare":
      return `declare ${label(game, action.card)}${typed(game, action)}${on(game, action.target)}`;
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
      if (asked?.kind !== "initiate") return `initiate the conflict${on(game, action.target)}`;
      const title = asked.card === null ? warTitle(game, asked.war) : titleOf(game, asked.card);
      return `initiate ${title}${on(game, action.target)}`;
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
      return `play ${label(game, action.card)}${on(game, action.target)}`;
    case "bid":
      return `bid ${action.influence} on ${label(game, action.card)}`;
    case "assist": {
      const whom = action.whom === undefined ? "" : ` ${label(game, action.whom)}`;
      const how = action.by === "sponsoring" ? " sponsoring" : "";
      return `rotate ${label(game, action.card)} to assist${whom}${how}`;
    }
    case "place":
      return `place ${label(game, action.card)} under ${label(game, action.under)}`;
    case "reveal":
      return `reveal ${label(game, action.card)}`;
    case "rotate": {
      const does = textOf(game, action.card)?.actions?.[action.action]?.does ?? "use it";
      return `rotate ${label(game, action.card)} to ${does}${on(game, action.target)}`;
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
    case "purge": {
      const asked = game.awaiting.find((one) => one.seat === action.seat && one.kind === "purge");
      return `purge ${asked?.kind === "purge" ? `1 ${asked.mark} mark ` : ""}from ${label(game, action.card)}`;
    }
    case "lose":
      return `lose ${lossSentence(game, action.seat, action.spent)}`;
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
  const offers = textOf(game, card)?.initiates?.length ?? 0;
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
