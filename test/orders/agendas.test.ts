// Orders about agendas, conflicts through cards in play and sponsoring by effects, as players say them
import { describe, expect, test } from "vitest";
import { type CardFacts, type Game, legalActions, viewFor } from "../../src/engine/index.ts";
import { readOrder } from "../../src/orders/index.ts";
import { agenda, arranged, at, character, conflict, does, enhancement, event, order, stage } from "../engine/stage.ts";

const glory: CardFacts["text"] = { says: "You count +2 power.", statics: [{ gives: "power", by: 2 }] };
const read = (game: Game, words: string) => readOrder(words, viewFor(game, { seat: 0 }), legalActions(game, 0));
const table = (you: Parameters<typeof stage>[0][string]) => stage({ You: { unspent: 9, ...you }, Rival: {} });

describe("an order about an agenda", () => {
  test.each(["hide Golden Glory with You's Ambassador", "hide glory", "hide agenda glory"])("%s", (words) => {
    const game = table({ hand: [agenda("Golden Glory", glory)] });
    expect(read(game, words)).toMatchObject({ kind: "do", action: { type: "hide", card: at(game, "Golden Glory") } });
  });

  test.each(["reveal agenda", "reveal my agenda"])("%s", (words) => {
    let game = table({ hand: [agenda("Golden Glory", glory)] });
    game = order(order(game, 0, "hide Golden Glory with You's Ambassador"), 1, "pass");
    expect(read(game, words)).toMatchObject({ kind: "do", action: { type: "reveal-agenda" } });
  });

  test("replace agenda names the new one, and asks who rotates where several could", () => {
    const more = { agenda: agenda("Silver Peace", glory), hand: [agenda("Golden Glory", glory)] };
    const one = table(more);
    expect(read(one, "replace agenda with glory")).toMatchObject({
      kind: "do",
      action: { type: "replace-agenda", with: at(one, "You's Ambassador") },
    });
    const two = table({ ...more, inner: [character("Lord")] });
    expect(read(two, "replace agenda with glory")).toMatchObject({ kind: "choose", options: [{}, {}] });
    expect(read(two, "replace my agenda with glory using lord")).toMatchObject({
      kind: "do",
      action: { with: at(two, "Lord") },
    });
  });

  test.each(["discard agenda", "discard my agenda"])("%s", (words) => {
    const game = table({ agenda: agenda("Silver Peace", glory) });
    expect(read(game, words)).toMatchObject({ kind: "do", action: { type: "discard-agenda" } });
  });
});

describe("an order to declare through a card", () => {
  const offer = (type: "intrigue" | "psi") =>
    ({ type, target: { what: "player", of: "others" }, conflict: { form: "opposable" } }) as const;
  const start = () =>
    arranged(
      table({ agenda: agenda("Patient Plan", { says: "Plans.", initiates: [offer("intrigue"), offer("psi")] }) }),
      (work) => {
        work.game.round = "conflict";
        work.game.tasks = [{ task: "declare", at: 1 }];
        work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
      },
    );

  test("names the type and the target, or is asked for them", () => {
    const game = start();
    expect(read(game, "declare patient plan using psi on rival")).toMatchObject({
      kind: "do",
      action: { type: "declare", as: "psi", target: { what: "player", seat: 1 } },
    });
    expect(read(game, "declare plan using psi")).toMatchObject({ kind: "do", action: { type: "declare", as: "psi" } });
    expect(read(game, "declare plan on rival")).toMatchObject({ kind: "choose", options: [{}, {}] });
  });

  test("of an unknown text is tried with the type that is said", () => {
    const unknown = arranged(
      table({ agenda: agenda("Knowledge Is Power", undefined, { complete: false }) }),
      (work) => {
        work.game.round = "conflict";
        work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
      },
    );
    expect(read(unknown, "declare knowledge is power using intrigue on rival")).toMatchObject({
      kind: "try",
      action: { type: "declare", as: "intrigue", card: at(unknown, "Knowledge Is Power") },
    });
  });
});

test("which conflict resolves first is said by its name", () => {
  const talks = (title: string) => conflict(title, "diplomacy");
  let game = stage({ You: {}, Rival: {} }, [
    ["You", talks("Trade Talks")],
    ["You", talks("Peace Talks")],
  ]);
  game = does(does(game, { type: "pass", seat: 0 }), { type: "pass", seat: 1 });
  for (const words of ["resolve peace talks first", "resolve peace"])
    expect(read(game, words)).toMatchObject({ kind: "do", action: { type: "resolve-first", conflict: 2 } });
});

describe("an order to sponsor what concerns everybody", () => {
  test.each(["sponsor refit with ambassador", "sponsor refit on Babylon 5", "sponsor refit on the whole game"])(
    "%s",
    (words) => {
      const game = table({ hand: [enhancement("Station Refit", { says: "Babylon 5 enhancement." })] });
      const action = { type: "sponsor", card: at(game, "Station Refit"), with: at(game, "You's Ambassador") };
      expect(read(game, words)).toMatchObject({ kind: "do", action });
    },
  );
});

describe("an order to sponsor what an effect lets in", () => {
  const spree = event("Spree", { says: "One.", effects: [{ verb: "sponsor", who: "you", types: ["character"] }] });
  const asked = () => order(table({ hand: [spree, character("Clerk"), agenda("Glory", glory)] }), 0, "play Spree");

  test("needs nobody to rotate", () => {
    expect(read(asked(), "sponsor clerk")).toMatchObject({ kind: "do", action: { type: "sponsor" } });
  });

  test("is tried for what it does not let in, so that the refusal says why", () => {
    const game = asked();
    expect(read(game, "sponsor glory")).toEqual({
      kind: "try",
      action: { type: "sponsor", seat: 0, card: at(game, "Glory") },
    });
  });
});
