import { beforeAll, describe, expect, it } from "vitest";
import {
  type Action,
  apply,
  createGame,
  type DecisionKind,
  type Game,
  legalActions,
  mildest,
  mildestAnswers,
  mostUrgent,
} from "../../../src/engine/index.ts";
import { readRecorded } from "../../corpus/recorded.ts";

/** Of the recorded games every so many a step is looked at. */
const EVERY = 3;

/** What is asked where nothing is offered: a fact is read off a card, and nobody else can know it. */
const UNANSWERABLE: readonly DecisionKind[] = ["fact"];

/** Kinds of question, with the first words of what was answered to each, as they come up in the recorded games. */
const answers = new Map<DecisionKind, Set<string>>();
const stuck: string[] = [];
const refused: string[] = [];
let asked = 0;

/** Whether all that is done for a seat answers its question, where one action does not. */
function isDone(game: Game, seat: number, question: number): boolean {
  let now = game;
  for (const action of mildestAnswers(game, seat)) {
    const next = apply(now, action);
    if (!next.ok) return false;
    now = next.game;
  }
  return !now.awaiting.some(({ id }) => id === question);
}

function look(game: Game): void {
  for (const seat of new Set(game.awaiting.map((each) => each.seat))) {
    const question = mostUrgent(game.awaiting, seat);
    if (!question) continue;
    asked++;
    const action = mildest(game, seat);
    if (action === null) {
      // Facts that are missing can keep everything back.
      const waits = legalActions(game, seat).every(({ needs }) => needs.length > 0);
      if (!waits && !UNANSWERABLE.includes(question.kind)) stuck.push(question.kind);
      continue;
    }
    const taken = apply(game, action);
    if (!taken.ok) refused.push(`${question.kind}: ${action.type}`);
    else if (taken.game.awaiting.some(({ id }) => id === question.id) && !isDone(game, seat, question.id))
      refused.push(`${question.kind} is still asked after ${action.type}`);
    answers.set(question.kind, (answers.get(question.kind) ?? new Set()).add(action.type));
  }
}

beforeAll(() => {
  for (const file of ["games", "positions"] as const)
    for (const { start, actions } of readRecorded(file)) {
      let game = "game" in start ? start.game : createGame(start.setup, start.seed, start.generator);
      look(game);
      for (const [at, action] of actions.entries()) {
        const next = apply(game, action as Action); // as the corpus replays it: what is wrong with it is refused
        if (!next.ok) continue;
        game = next.game;
        if (at % EVERY === 0 || file === "positions") look(game);
      }
    }
}, 240_000);

describe("the mildest answer", () => {
  it("is one that the rules allow, and answers what was asked", () => {
    expect(asked).toBeGreaterThan(5_000);
    expect(refused).toEqual([]);
  });

  it("is there for every question but what only a card's owner can read", () => {
    expect([...new Set(stuck)]).toEqual([]);
  });

  it("declines, passes, keeps or abstains wherever the rules let somebody do so", () => {
    const declined: Partial<Record<DecisionKind, readonly string[]>> = {
      declare: ["declare-nothing", "pass"],
      aftermath: ["pass"],
      discard: ["keep"],
      buy: ["keep"],
      reveal: ["pass"],
      trigger: ["pass"],
      sponsor: ["pass"],
      take: ["pass"],
      fetch: ["pass"],
      vote: ["vote"],
      sustain: ["sustain"],
      "starting-hand": ["start-with-any"],
    };
    for (const [kind, types] of Object.entries(declined)) {
      const given = [...(answers.get(kind as DecisionKind) ?? [])];
      expect(given.length, kind).toBeGreaterThan(0);
      expect(types, kind).toEqual(expect.arrayContaining(given));
    }
  });

  it("is found for every kind of question that there is", () => {
    const kinds: Readonly<Record<Exclude<DecisionKind, "fact">, true>> = {
      ambassador: true,
      sideboard: true,
      "starting-hand": true,
      "keep-hand": true,
      stack: true,
      sustain: true,
      "go-on": true,
      action: true,
      mercenary: true,
      hold: true,
      discard: true,
      buy: true,
      declare: true,
      initiate: true,
      "resolve-first": true,
      reveal: true,
      trigger: true,
      aftermath: true,
      purge: true,
      "rotate-for": true,
      lose: true,
      "discard-some": true,
      "discard-inner": true,
      sponsor: true,
      take: true,
      "discard-shown": true,
      fetch: true,
      "move-chaos": true,
      surrender: true,
      faction: true,
      choose: true,
      pick: true,
      "victory-claim": true,
      call: true,
      vote: true,
    };
    expect([...answers.keys()].sort()).toEqual(Object.keys(kinds).sort());
  });
});
