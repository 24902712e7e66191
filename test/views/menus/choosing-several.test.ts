import { describe, expect, test } from "vitest";
import type { View } from "../../../src/engine/index.ts";
import { actionMenu, promptMessage } from "../../../src/views/index.ts";
import { expectAcceptable, labelsOf, optionsOf, textOf } from "../discord-limits.ts";
import { actions, card, ctx, decision, fullPublic, fullView, hand, legal, londoView } from "../fixtures.ts";
import { choose, press, shown } from "../tapping/pressing.ts";

describe("the public buttons", () => {
  test("building with one of several is asked privately", () => {
    const prompt = promptMessage(fullPublic, fullPublic.awaiting, actions, ctx);
    expect(labelsOf(prompt)).toContain("Build…");
    const next = shown(press(prompt, "Build…"));
    expect(next.flags).toBe(64);
    expect(labelsOf(next)).toEqual(["Envoy Cassarin", "Lady Morella", "Back"]);
  });

  test("one Keep all serves everybody who discards, for the own hand", () => {
    const awaiting = [decision(8, 0, "discard"), decision(9, 1, "discard")];
    const keep = [0, 1].map((seat) => legal({ type: "keep", seat }, "keep"));
    const prompt = promptMessage({ ...fullPublic, awaiting }, awaiting, keep, ctx);
    const mine = { ...fullView, awaiting };
    expect(press(prompt, "Keep all", [], mine, keep.slice(0, 1))).toMatchObject({ action: { type: "keep", seat: 0 } });
    const theirs: View = { ...mine, viewer: { seat: 1 } };
    expect(press(prompt, "Keep all", [], theirs, keep.slice(1))).toMatchObject({ action: { type: "keep", seat: 1 } });
    // A turn later, or asked something else, the old button does nothing.
    expect(press(prompt, "Keep all", [], { ...mine, turn: 4, awaiting: [decision(20, 0, "discard")] }, keep)).toEqual({
      kind: "stale",
    });
    expect(press(prompt, "Keep all", [], { ...mine, awaiting: [decision(20, 0, "buy")] }, keep)).toEqual({
      kind: "stale",
    });
  });
});

describe("choosing several cards", () => {
  const discarding: View = { ...londoView, awaiting: [decision(8, 0, "discard")] };
  const keep = [legal({ type: "keep", seat: 0 }, "keep")];

  test("discards are chosen together in one menu", () => {
    const menu = actionMenu(discarding, keep, ctx);
    expect(labelsOf(menu)).toEqual(["Discard", "Keep all"]);
    const rings = optionsOf(menu, "Discard").filter(({ label }) => label === "Spy Ring");
    expect(rings).toHaveLength(2);
    expect(
      press(
        menu,
        "Discard",
        rings.map(({ value }) => value),
        discarding,
        keep,
      ),
    ).toEqual({
      kind: "do",
      action: { type: "discard", seat: 0, cards: [33, 34] },
      needs: [],
    });
  });

  test("a small deck's starting hand is one menu of exactly three", () => {
    const choosing: View = { ...londoView, awaiting: [decision(2, 0, "starting-hand", { amount: 3, options: hand })] };
    const any = [legal({ type: "start-with-any", seat: 0 }, "choose for me")];
    const menu = actionMenu(choosing, any, ctx);
    expect(labelsOf(menu)).toEqual(["Start with", "Choose for me"]);
    expect(optionsOf(menu, "Start with").map(({ label }) => label)).toEqual([
      "Vir Corvani",
      "Winter Gambit",
      "Spy Ring",
      "Secret Bargain",
    ]);
    const values = optionsOf(menu, "Start with")
      .slice(0, 3)
      .map(({ value }) => value);
    expect(press(menu, "Start with", values, choosing, any)).toMatchObject({
      kind: "do",
      action: { type: "start-with", cards: [30, 32, 34] },
    });
  });

  test("two cards of a type cannot be sent as a starting hand, and the button says so", () => {
    const deck = ["character", "event"].flatMap((type, kind) =>
      Array.from({ length: 20 }, (_, at) => card(100 * kind + at, `${type} ${at}`, { type: type as "event" })),
    );
    const choosing: View = { ...londoView, awaiting: [decision(2, 0, "starting-hand", { amount: 3, options: deck })] };
    const first = actionMenu(choosing, [], ctx);
    const two = optionsOf(first, "Characters")
      .slice(0, 2)
      .map(({ value }) => value);
    const second = shown(press(first, "Characters", two, choosing, []));
    const message = shown(choose(second, "Events", "event 7", choosing, []));
    expect(labelsOf(message)).toContain("Only one character of these: take different types");
    expect(labelsOf(message)).not.toContain("Start with these 3");
    expect(JSON.stringify(message)).toMatch(
      /"label":"Only one character of these: take different types"[^}]*"disabled":true|"disabled":true[^}]*"label":"Only one character/u,
    );
  });

  test("a large deck's is gathered from several menus, and nothing is kept in between", () => {
    const deck = ["character", "event", "fleet"].flatMap((type, kind) =>
      Array.from({ length: 20 }, (_, at) => card(100 * kind + at, `${type} ${at}`, { type: type as "event" })),
    );
    const choosing: View = { ...londoView, awaiting: [decision(2, 0, "starting-hand", { amount: 3, options: deck })] };
    let message = actionMenu(choosing, [], ctx);
    expectAcceptable(message);
    expect(labelsOf(message)).toEqual(["Characters", "Fleets", "Events"]);
    message = shown(choose(message, "Characters", "character 5", choosing, []));
    expect(message.content).toContain("Chosen so far: character 5 (character)");
    expect(labelsOf(message)).toContain("1 card chosen, 3 needed");
    message = shown(choose(message, "Events", "event 7", choosing, []));
    message = shown(choose(message, "Fleets", "fleet 0", choosing, []));
    message = shown(choose(message, "Characters", "character 6", choosing, []));
    expect(textOf(message)).toContain("character 6 (character), fleet 0 (fleet) and event 7 (event)");
    expect(press(message, "Start with these 3", [], choosing, [])).toEqual({
      kind: "do",
      action: { type: "start-with", seat: 0, cards: [6, 200, 107] },
      needs: [],
    });
    const cleared = shown(press(message, "Choose again", [], choosing, []));
    expect(cleared.content).toContain("Nothing is chosen yet");
  });

  test("where the events fill a menu and one is left over, both menus say which they hold", () => {
    const of = (type: string, count: number, from: number) =>
      Array.from({ length: count }, (_, at) =>
        card(from + at, `${String.fromCharCode(65 + at)} ${type}`, { type: type as "event" }),
      );
    const deck = [
      ...of("event", 26, 0),
      ...of("character", 16, 100),
      ...of("agenda", 23, 200),
      ...of("fleet", 17, 300),
    ];
    const choosing: View = { ...londoView, awaiting: [decision(2, 0, "starting-hand", { amount: 3, options: deck })] };
    const message = actionMenu(choosing, [], ctx);
    expectAcceptable(message);
    expect(labelsOf(message)).toEqual(["Characters", "Fleets", "Agendas, events Z", "Events A–Y"]);
    expect(optionsOf(message, "Agendas, events Z").map(({ label }) => label)).toContain("Z event");
  });

  test("a menu over cards that have changed since is stale", () => {
    const menu = actionMenu(discarding, keep, ctx);
    const drawn: View = { ...discarding, seats: discarding.seats.map((each) => ({ ...each, hand: hand.slice(1) })) };
    expect(press(menu, "Discard", ["0"], drawn, keep)).toEqual({ kind: "stale" });
  });
});
