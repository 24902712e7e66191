// What a player says for good of contingencies, by buttons.
import { describe, expect, it } from "vitest";
import { type Action, apply, type Game, mostUrgent, viewFor } from "../../../src/engine/index.ts";
import { possibleNow } from "../../../src/thread/seen/cached-views.ts";
import { actionKey, parsePress } from "../../../src/views/index.ts";
import {
  answeringCards,
  askingActions,
  askingButtons,
  askingMessage,
  askingPage,
} from "../../../src/views/prompts/asking.ts";
import { inLanguage } from "../../../src/views/text/message.ts";
import { contingency, place, reveal, says } from "../../engine/contingencies/contingency-stage.ts";
import { conflict, does, stage } from "../../engine/stage.ts";
import { expectAcceptable, labelsOf, textOf } from "../discord-limits.ts";
import { ctx } from "../fixtures.ts";

const TITLES = ["Trap", "Snare", "Pit", "Net", "Maze"] as const;

/** The first so many of them lie face down under an ambassador, and a conflict is there to be resolved. */
function out(count: number): Game {
  const hand = TITLES.slice(0, count).map((title, at) => contingency(title, at === 0 ? "you-lose" : "you-win"));
  let game = stage({ You: { hand }, Rival: {} }, [["You", conflict("Parley", "diplomacy")]]);
  for (const title of TITLES.slice(0, count)) {
    game = does(game, place(game, title, "You's Ambassador"));
    game = does(game, { type: "pass", seat: 1 });
  }
  return game;
}

/** The same until its player is asked whether one of them is revealed. */
function asked(game: Game): Game {
  let now = game;
  for (let steps = 0; steps < 20; steps++) {
    const [question] = now.awaiting;
    if (question?.kind !== "action") return now;
    now = does(now, { type: "pass", seat: question.seat });
  }
  throw new Error("nobody was asked");
}

const seen = (game: Game, seat = 0) => [viewFor(game, { seat }), possibleNow(game, seat)] as const;
const saying = (game: Game, title: string, answer: "always" | "never" | "ask") =>
  ({ type: "standing", seat: 0, card: reveal(game, 0, title).card, answer }) as const;

function all(game: Game, actions: readonly Action[]): Game {
  return actions.reduce((now, action) => {
    const applied = apply(now, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    return applied.game;
  }, game);
}

describe("the page “When to ask me…”", () => {
  it("has three buttons for each card that lies face down, of which the one that holds is pressed", () => {
    const game = says(out(2), 0, "Snare", "never");
    const page = askingMessage(...seen(game), ctx);
    expectAcceptable(page);
    expect(textOf(page)).toContain("1. **Trap**, face down: I ask you each time.");
    const german = inLanguage(page, "de");
    expect(textOf(german)).toContain("2. **Snare**, verdeckt: danach frage ich dich nicht.");
    expect(labelsOf(german).slice(0, 3)).toEqual(["1 Immer", "1 Nie", "1 Mich fragen"]);
    expect(textOf(page)).toContain("2. **Snare**, face down: I do not ask you about it.");
    expect(labelsOf(page)).toEqual(
      expect.arrayContaining(["1 Always", "1 Never", "1 Ask me", "2 Always", "2 Never", "2 Ask me"]),
    );
    const pressed = page.components.flatMap(({ components }) =>
      components.flatMap((each) => ("label" in each && each.disabled ? [each.label] : [])),
    );
    expect(pressed).toEqual(["1 Ask me", "2 Never"]);
  });

  it("turns its pages where more lie out than it has rows", () => {
    const [view, actions] = seen(out(5));
    const [first, second] = [0, 1].map((page) => askingMessage(view, actions, ctx, page));
    if (!first || !second) throw new Error("there are two pages");
    for (const page of [first, second]) expectAcceptable(page);
    expect(textOf(first)).toContain("(1 of 2)");
    expect(labelsOf(second)).toContain("5 Always");
    expect({ nothing: askingPage(""), second: askingPage("p.1"), key: askingPage("someKey") }).toEqual({
      nothing: 0,
      second: 1,
      key: null,
    });
  });

  it("says of each card what is said of it now, by the action that its button names", () => {
    const game = out(1);
    const [view, actions] = seen(game);
    const [card] = answeringCards(view, actions);
    expect(card).toMatchObject({ title: "Trap", faceDown: true, answer: "ask" });
    const page = askingMessage(view, actions, ctx);
    const keys = page.components.flatMap(({ components }) =>
      components.flatMap((each) => ("custom_id" in each ? [parsePress(each.custom_id)?.key ?? ""] : [])),
    );
    expect(keys).toContain(actionKey(saying(game, "Trap", "always")));
    expect(keys).toContain(actionKey(saying(game, "Trap", "never")));
  });

  it("is empty for whoever has none, and names nobody else’s", () => {
    const [view, actions] = seen(out(2), 1);
    expect(answeringCards(view, actions)).toEqual([]);
    expect(JSON.stringify(askingMessage(view, actions, ctx))).not.toMatch(/Trap|Snare/u);
  });
});

describe("where it is asked whether a contingency is revealed", () => {
  it("one that lies alone has its buttons beside the question, several have the page", () => {
    expect(askingButtons(...seen(asked(out(1))), ctx).map(({ label }) => label)).toEqual([
      "Always: Trap",
      "Never: Trap",
    ]);
    expect(askingButtons(...seen(asked(out(2))), ctx).map(({ label }) => label)).toEqual(["When to ask me…"]);
    expect(askingButtons(...seen(out(1)), ctx)).toEqual([]);
  });

  it("“always” reveals it at once where its moment has come", () => {
    const game = asked(out(1)); // nobody supports Parley, so it is lost
    const actions = askingActions(saying(game, "Trap", "always"), ...seen(game));
    expect(actions.map(({ type }) => type)).toEqual(["standing", "reveal"]);
    expect(mostUrgent(all(game, actions).awaiting, 0)?.kind).not.toBe("reveal");
  });

  it("“never” passes where nothing else is left to be asked about, and not before", () => {
    const alone = asked(out(1));
    expect(askingActions(saying(alone, "Trap", "never"), ...seen(alone)).map(({ type }) => type)).toEqual([
      "standing",
      "pass",
    ]);
    const two = asked(out(2));
    const first = all(two, askingActions(saying(two, "Trap", "never"), ...seen(two)));
    expect(mostUrgent(first.awaiting, 0)?.kind).toBe("reveal");
    const second = askingActions(saying(first, "Snare", "never"), ...seen(first));
    expect(second.map(({ type }) => type)).toEqual(["standing", "pass"]);
    expect(mostUrgent(all(first, second).awaiting, 0)?.kind).not.toBe("reveal");
  });

  it("says it alone, where something else is asked or nothing", () => {
    const game = out(1);
    expect(askingActions(saying(game, "Trap", "always"), ...seen(game))).toHaveLength(1);
  });
});
