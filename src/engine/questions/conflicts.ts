/** engine: The Conflict Round; The Resolution Round */

import { type Action, sentenceOf } from "../actions/index.ts";
import { aftermaths } from "../actions/offers/aftermaths.ts";
import { declarations } from "../actions/offers/declarations.ts";
import { type OfferedAction, ofHand, sure } from "../actions/offers/found.ts";
import { conflictTargets } from "../rules/conflicts/declaring.ts";
import { warTargets } from "../rules/conflicts/war.ts";
import { mayReveal } from "../rules/triggers/contingency.ts";
import type { DeclareAnswer, Game } from "../state/game.ts";
import type { Happening } from "../state/happening.ts";
import { conflictName, mustPlay, textOf, titleOf, warTitle } from "../state/lookup.ts";
import type { CardId, ConflictId, ConflictType, SeatIndex } from "../state/vocabulary.ts";
import { askedTriggers, happenedOf } from "../turn/responses.ts";
import { type Mild, question, type SeenOfQuestion } from "./record.ts";

/** The name of what a happening is about: all of it lies open. */
function aboutHappening(game: Game, happened: Happening): string | null {
  switch (happened.what) {
    case "resolved":
    case "initiated":
    case "gained":
    case "finished":
      return nameOfConflict(game, happened.conflict);
    case "attacked":
    case "neutralized":
    case "joined":
    case "sponsored":
    case "conquered":
    case "event":
    case "survived":
    case "restored":
    case "discarded":
      return titleOf(game, happened.card);
    case "turn":
    case "initiative":
    case "draw":
    case "end":
      return null;
  }
}

function nameOfConflict(game: Game, id: number): string | null {
  const conflict = game.conflicts.find((other) => other.id === id);
  return conflict ? conflictName(game, conflict) : null;
}

/** What this seat has answered in the aftermath step, as an order; null where it has not. */
function secretAnswer(game: Game, seat: SeatIndex): string | null {
  const answer = game.aftermathStep?.answers.find((one) => one.seat === seat);
  if (!answer) return null;
  if (!answer.play) return "no aftermath";
  const { card, target, second } = answer.play;
  const action = {
    type: "aftermath",
    seat,
    card,
    ...(target ? { target } : {}),
    ...(second ? { second } : {}),
  } as const;
  return sentenceOf(game, action, null);
}

function faceDown(game: Game, seat: SeatIndex): CardId[] {
  return game.inPlay.filter((id) => mustPlay(game, id).faceDown && mustPlay(game, id).controller === seat);
}

/**
 * `already`: how many conflicts the player has declared this turn. `halted`: as one's turn while play is stopped; to pass
 * is then to leave things as they are.
 */
interface DeclareQuestion {
  kind: "declare";
  already?: number;
  halted?: true;
}

const declareQuestion = question<DeclareQuestion>({
  kind: "declare",
  round: "conflict",
  mild: (): Mild => ["declare-nothing", "pass"],
  offers(game, seat, decision): OfferedAction[] {
    const found = declarations(game, seat);
    if (!decision.halted) return found;
    return [...found.filter(({ action }) => action.type !== "declare-nothing"), sure({ type: "pass", seat })];
  },
  seen(game, decision, mine): SeenOfQuestion {
    const asked = { amount: decision.already ?? null };
    const step = game.declareStep;
    if (!step?.asked.some(({ id }) => id === decision.id)) return asked;
    const again = step.before ? { again: true as const } : {};
    if (!mine) return { ...asked, ...again };
    const answered = declaredBy(game, decision.seat, step.answers);
    const before = declaredBy(game, decision.seat, step.before ?? []);
    return {
      ...asked,
      ...again,
      ...(answered === null ? {} : { answered }),
      ...(before === null ? {} : { before }),
    };
  },
});

/** What this seat has answered in the declare step, as an order; null where it has not. */
function declaredBy(game: Game, seat: SeatIndex, answers: readonly DeclareAnswer[]): string | null {
  const answer = answers.find((one) => one.seat === seat);
  return answer ? sentenceOf(game, declarationOf(answer), null) : null;
}

/** The action that has given this answer. */
function declarationOf({ seat, declares }: DeclareAnswer): Action {
  if (declares === null) return { type: "declare-nothing", seat };
  if (declares.card !== null) return { type: "declare", seat, ...declares };
  const { war, target } = declares;
  return { type: "declare-war", seat, enemy: war, ...(target ? { target } : {}) };
}

interface InitiateQuestion {
  kind: "initiate";
  card: CardId | null;
  as?: ConflictType;
  war?: SeatIndex;
}

const initiateQuestion = question<InitiateQuestion>({
  kind: "initiate",
  urgent: true,
  mild: (): Mild => ["initiate"],
  offers(game, seat, decision): OfferedAction[] {
    if (decision.card === null)
      return warTargets(game, decision.war ?? seat).map((target) => sure({ type: "initiate", seat, target }));
    return conflictTargets(game, decision.card, decision.as, seat).map((both) =>
      sure({ type: "initiate", seat, ...both }),
    );
  },
  seen(game, decision): SeenOfQuestion {
    // The conflict has been turned up by now.
    return {
      about: decision.card === null ? warTitle(game, decision.war) : titleOf(game, decision.card),
      card: decision.card,
    };
  },
});

/** Which of the own conflicts resolves first. */
interface ResolveFirstQuestion {
  kind: "resolve-first";
}

const resolveFirstQuestion = question<ResolveFirstQuestion>({
  kind: "resolve-first",
  mild: (): Mild => ["resolve-first"],
  offers: (game, seat): OfferedAction[] =>
    game.conflicts
      .filter(({ initiator, result }) => initiator === seat && result === null)
      .map(({ id }) => sure({ type: "resolve-first", seat, conflict: id })),
});

/** `happened` absent: the conflict has been resolved. */
interface RevealQuestion {
  kind: "reveal";
  conflict: ConflictId | null;
  revealed: readonly number[];
  happened?: Happening;
}

const revealQuestion = question<RevealQuestion>({
  kind: "reveal",
  urgent: true,
  mild: (): Mild => ["pass"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...ofHand(game, faceDown(game, seat))
      .filter((card) => mayReveal(game, seat, card, decision) === null)
      .map((card) => sure({ type: "reveal", seat, card })),
    sure({ type: "pass", seat }),
  ],
  seen(game, decision): SeenOfQuestion {
    const happened = happenedOf(decision);
    if (!happened) return {};
    return { about: aboutHappening(game, happened), happened: happened.what };
  },
});

interface TriggerQuestion {
  kind: "trigger";
  conflict: ConflictId | null;
  used: readonly string[];
  happened: Happening;
}

const triggerQuestion = question<TriggerQuestion>({
  kind: "trigger",
  urgent: true,
  mild: (): Mild => ["pass"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...askedTriggers(game, seat, decision.happened, decision.used).map(({ card, effect }) => ({
      ...sure({ type: "trigger", seat, card, triggered: effect }),
      ...(textOf(game, card)?.triggered?.[effect]?.rotates ? { takes: { influence: 0, pays: [], rotates: true } } : {}),
    })),
    sure({ type: "pass", seat }),
  ],
  seen(game, decision): SeenOfQuestion {
    const happened = happenedOf(decision);
    if (!happened) return {};
    return { about: aboutHappening(game, happened), happened: happened.what };
  },
});

interface AftermathQuestion {
  kind: "aftermath";
  conflict: ConflictId;
  halted?: true;
}

const aftermathQuestion = question<AftermathQuestion>({
  kind: "aftermath",
  round: "resolution",
  mild: (): Mild => ["pass"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...aftermaths(game, seat, decision.conflict),
    sure({ type: "pass", seat }),
  ],
  seen(game, decision, mine): SeenOfQuestion {
    const again = game.aftermathStep?.again;
    const asked = { about: nameOfConflict(game, decision.conflict), ...(again && { again }) };
    const answered = mine ? secretAnswer(game, decision.seat) : null;
    return answered === null ? asked : { ...asked, answered };
  },
});

export const CONFLICT_QUESTIONS = [
  declareQuestion,
  initiateQuestion,
  resolveFirstQuestion,
  revealQuestion,
  triggerQuestion,
  aftermathQuestion,
] as const;
