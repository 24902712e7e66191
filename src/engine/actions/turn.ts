/** engine: Ready Cards — sustained actions; Pass; Elimination from the game */

import { z } from "zod";
import { endSearch } from "../changes/decks/searching.ts";
import { checkNeutralized } from "../changes/in-force/damage.ts";
import { sustainOnly } from "../changes/in-force/rotation.ts";
import { eliminate } from "../changes/relations/elimination.ts";
import { emit, type Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { owesOpposition } from "../rules/conflicts/fighting.ts";
import { mayStop } from "../rules/costs/how-much.ts";
import { type SustainedAction, sustainableActions } from "../rules/triggers/sustaining.ts";
import type { DecisionKind, Game, Modifier } from "../state/game.ts";
import { titleOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import { answerAftermaths, leaveAftermaths } from "../turn/aftermaths.ts";
import { buySecretly, discardSecretly, isKeptSecret } from "../turn/drawing.ts";
import { leaveHalt } from "../turn/halt.ts";
import { noMore } from "../turn/loose.ts";
import { readySeat, sustainable } from "../turn/ready.ts";
import { alsoBuying, cardsToBuy } from "./draw.ts";
import { cardIds } from "./fields.ts";
import { type ActionIn, action, shapeOf } from "./record.ts";
import { keepDeck } from "./setup/sideboard.ts";
import { label, listOf } from "./words.ts";

/** What goes on: "leading Raiders", "with +2 diplomacy of Londo Mollari and control of Vir". */
function sustainedSentence(game: Game, { leads, changes, controls }: SustainedAction): string {
  const parts = [
    ...changes.map((change) => `${changeWords(change)} of ${label(game, change.card)}`),
    ...controls.map((id) => `control of ${label(game, id)}`),
  ];
  const leading = leads === null ? [] : [`leading ${label(game, leads)}`];
  return [...leading, ...(parts.length > 0 ? [`with ${parts.join(" and ")}`] : [])].join(" and ");
}

function sustainedWords(game: Game, card: CardId | undefined, number: number): string {
  const found = card === undefined ? undefined : sustainableActions(game, card).find((one) => one.number === number);
  return found ? sustainedSentence(game, found) : `with ${number}`;
}

function changeWords({ ability, by, how, as, keyword }: Modifier): string {
  const which = ability === "all" ? "all abilities" : ability;
  switch (how) {
    case "blank":
      return "the blanking";
    case "blank-keyword":
      return `the blanking of ${keyword}`;
    case "copy":
      return "the copied text";
    case "use-as":
      return `${which} as ${as}`;
    case "double":
    case "half":
      return `${how} ${which}`;
    default:
      return `${by > 0 ? "+" : ""}${by} ${how === "printed" ? "printed " : ""}${which}`;
  }
}

const sustain = action({
  called: "Sustain",
  /**
   * The cards that stay rotated and go on with their action; the others ready. `deed`: which of several actions of the
   * sustained card goes on, where that is asked.
   */
  shape: shapeOf("sustain", { cards: cardIds, deed: z.int().min(0).max(99).optional() }),
  answers: ["sustain", "go-on"],
  perform(work, action, decision): Refusal | undefined {
    if (decision.kind === "go-on") return goOn(work, action, decision.card);
    const { seat, cards } = action;
    if (decision.kind !== "sustain") return refusal("not-now");
    const possible = sustainable(work.game, seat);
    const wrong = cards.find((id) => !possible.includes(id));
    if (wrong !== undefined)
      return work.game.cards[wrong] ? refusal("cannot-sustain", publicTitle(work, wrong)) : refusal("card-not-there");
    readySeat(work, seat, [...new Set(cards)]);
    return undefined;
  },
  orders: { "ready-all": "ready all", sustain: "sustain {cards}", "go-on": "go on {deed}" },
  sentence(game, action): string {
    if (action.deed !== undefined) return `go on ${sustainedWords(game, action.cards[0], action.deed)}`;
    return action.cards.length === 0 ? "ready all" : `sustain ${listOf(game, action.cards)}`;
  },
});

/** Which of its actions a card goes on with that stays rotated. */
function goOn(work: Work, { cards, deed }: ActionIn<typeof sustain>, card: CardId): Refusal | undefined {
  const possible =
    cards.length === 1 && cards[0] === card && sustainableActions(work.game, card).some((one) => one.number === deed);
  if (!possible || deed === undefined) return refusal("cannot-sustain", publicTitle(work, card));
  sustainOnly(work, card, deed);
  checkNeutralized(work, "the ready round");
  return undefined;
}

/** A refusal never names a card that its reader may not see. */
function publicTitle(work: Work, id: number): { title?: string } {
  return work.game.cards[id]?.play?.faceDown === false ? { title: titleOf(work.game, id) } : {};
}

const PAYING: ReadonlySet<DecisionKind> = new Set(["purge", "rotate-for"]);

const pass = action({
  called: "Pass",
  shape: shapeOf("pass", {}),
  answers: [
    "action",
    "mercenary",
    "aftermath",
    "reveal",
    "sponsor",
    "trigger",
    "declare",
    "hold",
    "take",
    "fetch",
    "move-chaos",
    "pick",
    "purge",
    "rotate-for",
  ],
  perform(work, { seat }, decision): Refusal | undefined {
    // While play is stopped everybody may leave things as they are; otherwise a conflict is declared, or nothing.
    if (decision.kind === "declare" && !decision.halted)
      return refusal("not-now", { round: work.game.round, asked: ["declare"] });
    if (decision.kind === "pick" && !decision.may)
      return refusal("not-now", { round: work.game.round, asked: ["pick"] });
    if (PAYING.has(decision.kind) && !mayStop(decision))
      return refusal("not-now", { round: work.game.round, asked: [decision.kind] });
    if ("halted" in decision && decision.halted) {
      emit(work, { type: "passed", seat });
      return undefined;
    }
    const owed = decision.kind === "action" ? owesOpposition(work.game, seat) : null;
    if (owed) return owed;
    if (decision.kind === "aftermath") answerAftermaths(work, seat, null);
    if (decision.kind === "take") endSearch(work, seat, decision);
    if (decision.kind !== "action") return undefined;
    work.game.passes += 1;
    noMore(work, seat);
    emit(work, { type: "passed", seat });
    return undefined;
  },
  orders: { pass: "pass" },
  sentence: (): string => "pass",
});

/** Nothing is discarded, nothing bought, or nothing more exchanged. */
const keep = action({
  called: "Keep all",
  /** `buy`: how many cards are bought after that, where the draw round is played in one go. */
  shape: shapeOf("keep", { buy: cardsToBuy.optional() }),
  answers: ["discard", "discard-some", "buy", "sideboard"],
  ofAnyType: (): boolean => true,
  perform(work, { seat, buy }, decision): Refusal | undefined {
    if (isKeptSecret(work.game, decision)) {
      if (decision.kind === "buy") return buySecretly(work, seat, buy ?? 0) ?? undefined;
      return discardSecretly(work, seat, [], buy) ?? undefined;
    }
    if (buy !== undefined) return refusal("buy-later");
    if (decision.kind === "discard-some" && !mayStop(decision))
      return refusal("not-now", { round: work.game.round, asked: ["discard-some"] });
    if (decision.kind === "sideboard") keepDeck(work, decision);
    return undefined;
  },
  orders: { keep: "keep{buy?}" },
  sentence: (_, action): string => `keep${alsoBuying(action)}`,
});

const concede = action({
  called: "Concede",
  shape: shapeOf("concede", {}),
  answers: null,
  perform(work, { seat }): Refusal | undefined {
    if (work.game.round === "setup") return refusal("not-now", { round: "setup" });
    eliminate(work, seat, "conceded");
    leaveHalt(work, seat);
    leaveAftermaths(work, seat);
    return undefined;
  },
  orders: { concede: "concede" },
  sentence: (): string => "concede",
});

export const actions = [sustain, pass, keep, concede] as const;
