import { describe, expect, test } from "vitest";
import type { Action, View } from "../../../src/engine/index.ts";
import {
  actionKey,
  actionMenu,
  confirmConceding,
  encodePress,
  narrowMenu,
  parsePress,
  readPress,
} from "../../../src/views/index.ts";
import { verbKey } from "../../../src/views/menus/slots.ts";
import { expectAcceptable, labelsOf, optionsOf, textOf } from "../discord-limits.ts";
import { actions, ctx, decision, fullPublic, fullView, legal, londoView } from "../fixtures.ts";
import { choose, press, shown } from "./pressing.ts";

describe("conceding", () => {
  const concede = { type: "concede", seat: 0 } as const;
  const asked = confirmConceding(concede, ctx);

  test("is asked about, and done by the button, also while another player is called", () => {
    expect(textOf(asked)).toContain("for good");
    const idle: View = { ...fullView, awaiting: [] };
    expect(press(asked, "Concede")).toMatchObject({ kind: "do", action: concede });
    expect(press(asked, "Concede", [], idle, [])).toMatchObject({ kind: "do", action: concede });
  });

  test("is nobody's choice who only watches", () => {
    expect(press(asked, "Concede", [], fullPublic, [])).toEqual({ kind: "stale" });
  });
});

describe("surrendering", () => {
  const to = (seat: number, asylum?: number) => {
    const action = { type: "surrender" as const, seat: 0, to: seat, ...(asylum === undefined ? {} : { asylum }) };
    return { action, sentence: `surrender to ${seat}`, needs: [] };
  };
  const draw: View = { ...fullView, awaiting: [decision(7, 0, "discard")] };
  const asked = (possible: ReturnType<typeof to>[]) => {
    const read = parsePress(encodePress({ table: "t", decision: 7, verb: "pick", key: verbKey("surrender") }));
    if (!read) throw new Error("a press of ours must parse");
    return shown(readPress(read, [], draw, possible, ctx));
  };

  test("to one of several enemies is asked about once, with a button for each way", () => {
    const possible = [to(2), to(1, 2), to(1)];
    const message = asked(possible);
    expect(textOf(message)).toContain("to whom? You leave this game for good");
    expect(labelsOf(message)).toEqual([
      "To G'Kar, without asylum",
      "To G'Kar, asylum with Seat 3",
      "To Seat 3",
      "Fight on",
    ]);
    expect(press(message, "To G'Kar, asylum with Seat 3", [], draw, possible)).toMatchObject({
      kind: "do",
      action: { type: "surrender", to: 1, asylum: 2 },
    });
  });
});

describe("a button that is there for somebody else", () => {
  const of = (awaiting: View["awaiting"], more: Partial<View> = {}): View => ({ ...fullView, awaiting, ...more });
  const pressed = (view: View, id = 7) =>
    readPress(parsed({ table: "t", decision: id, verb: "do", key: "vote.yes" }), [], view, [], ctx);
  const parsed = (one: Parameters<typeof encodePress>[0]) => {
    const read = parsePress(encodePress(one));
    if (!read) throw new Error("a press of ours must parse");
    return read;
  };

  test("says of whom it is asked, and does nothing", () => {
    const { content } = shown(pressed(of([decision(7, 1, "discard")])));
    expect(content).toBe("Not your turn: G'Kar is asked. I’ll ping you.");
    // Where nobody is asked any more, the game has moved on.
    expect(pressed(of([]))).toEqual({ kind: "stale" });
  });

  test("in a vote says who has one, to whoever has none", () => {
    const ballot = { of: { race: "narn" as const }, caster: 1, cast: null, has: false };
    const vote = { ballots: [ballot], league: null } as unknown as View["vote"];
    expect(shown(pressed(of([decision(7, 1, "vote")], { vote }))).content).toBe(
      "You have no vote in this one. Those who have one: G'Kar.",
    );
    const both = { ballots: [ballot, { ...ballot, caster: 0 }], league: null } as unknown as View["vote"];
    expect(shown(pressed(of([decision(7, 1, "vote")], { vote: both }))).content).toContain("G'Kar is asked");
  });
});

describe("custom ids", () => {
  test("say again what they were made of", () => {
    const one = { table: "abcDEF_-12", decision: 12_345, verb: "pick" as const, key: "sponsor.0" };
    expect(parsePress(encodePress(one))).toEqual(one);
    expect(encodePress({ ...one, table: "abcdefghijkl", key: "k".repeat(60) }).length).toBeLessThanOrEqual(100);
  });

  test.each(["", "rule:x", "b5", "b5:t:1:do", "b5:t:1:fly:k", "b5:t:x:do:k", "b5:toolongtableid:1:do:k", "x:t:1:do:k"])(
    "%j is none of ours",
    (id) => expect(parsePress(id)).toBeNull(),
  );

  test("an action's key does not depend on the order of its fields, nor on the seat", () => {
    const one: Action = { type: "sponsor", seat: 0, card: 1, with: 2 };
    const same: Action = { with: 2, card: 1, seat: 1, type: "sponsor" };
    expect(actionKey(one)).toBe(actionKey(same));
    expect(actionKey(one)).not.toBe(actionKey({ ...one, card: 3 }));
  });

  test("hundreds of actions have hundreds of keys", () => {
    const keys = new Set<string>();
    for (let a = 0; a < 60; a++)
      for (let b = 0; b < 60; b++) keys.add(actionKey({ type: "sponsor", seat: 0, card: a, with: b }));
    expect(keys.size).toBe(3_600);
  });
});

describe("the action menu", () => {
  const menu = actionMenu(fullView, actions, ctx);

  test("has a menu for each verb, and buttons for what needs no choice", () => {
    expectAcceptable(menu);
    expect(menu.flags).toBe(64);
    expect(labelsOf(menu)).toEqual([
      "Sponsor",
      "Build",
      "Support",
      "Oppose",
      "Pass",
      "More… Play an event, Lead a fleet, Rotate",
      "Pass until…",
    ]);
  });

  test("an option is a card, with what it costs and does", () => {
    expect(optionsOf(menu, "Sponsor").map(({ label }) => label)).toEqual(["Vir Corvani", "Spy Ring"]);
    expect(optionsOf(menu, "Sponsor")[0]?.description).toBe(
      "Centauri character, cost 3, diplomacy 3, intrigue ? · Cheap and loyal.",
    );
    expect(optionsOf(menu, "Build")[0]?.description).toContain("influence rating 6");
    expect(optionsOf(menu, "Support").map(({ label }) => label)).toEqual([
      "Trade Pact with Envoy Cassarin",
      "Trade Pact with Lady Morella",
    ]);
  });

  test("names the ability only where one is used as another, and tells the two ways apart", () => {
    const sentence = "support Trade Pact with Envoy Cassarin using intrigue";
    const both = [...actions, legal({ type: "support", seat: 0, conflict: 1, with: 10, using: "intrigue" }, sentence)];
    const wider = actionMenu(fullView, both, ctx);
    expect(optionsOf(wider, "Support").map(({ label }) => label)).toEqual([
      "Trade Pact with Envoy Cassarin",
      "Trade Pact with Lady Morella",
      "Trade Pact with Envoy Cassarin using intrigue",
    ]);
    expect(choose(wider, "Support", "Trade Pact with Envoy Cassarin using intrigue", fullView, both)).toMatchObject({
      kind: "do",
      action: { type: "support", using: "intrigue" },
    });
    expect(choose(wider, "Support", "Trade Pact with Envoy Cassarin", fullView, both)).toEqual({
      kind: "do",
      action: { type: "support", seat: 0, conflict: 1, with: 10 },
      needs: [],
    });
  });

  test("the only action of its kind is one press, if it is short", () => {
    const build = actions.filter(({ action }) => action.type === "build").slice(0, 1);
    const pass = actions.filter(({ action }) => action.type === "pass");
    const [only] = build;
    if (!only) throw new Error("nobody builds");
    const menu = actionMenu(fullView, [...build, ...pass], ctx);
    const label = `${only.sentence[0]?.toUpperCase()}${only.sentence.slice(1)}`;
    expect(labelsOf(menu)).toEqual([label, "Pass", "Pass until…"]);
    expect(press(menu, label, [])).toMatchObject({ kind: "do", action: only.action });
    const long = { ...only, sentence: `build with ${"X".repeat(60)}` };
    expect(labelsOf(actionMenu(fullView, [long, ...pass], ctx))).toEqual(["Build", "Pass", "Pass until…"]);
  });

  test("a mercenary comes with its price first, and says each word once", () => {
    const mercenary = { cost: 2, hiredBy: null, bids: [] };
    const seats = fullView.seats.map((seat) => ({
      ...seat,
      supporting: seat.supporting.map((one) => ({ ...one, mercenary })),
    }));
    const id = seats.flatMap(({ supporting }) => supporting)[0]?.id ?? 0;
    const bid = legal({ type: "bid", seat: 0, card: id, influence: 2 }, "bid 2 on it");
    const hire = optionsOf(actionMenu({ ...fullView, seats }, [bid], ctx), "Hire a mercenary");
    expect(hire[0]?.description).toMatch(/^for hire at 2 influence.* · bid 2$/u);
  });

  test("a conflict without a target to aim at says so before it is declared", () => {
    const declare = {
      ...legal({ type: "declare", seat: 0, card: 33 }, "declare Winter Gambit"),
      aimless: true as const,
    };
    const other = legal({ type: "declare", seat: 0, card: 30 }, "declare Trade Pact");
    const asked: View = { ...londoView, awaiting: [decision(1, 0, "declare")] };
    const descriptions = optionsOf(actionMenu(asked, [declare, other], ctx), "Declare a conflict");
    expect(descriptions[0]?.description).toMatch(/^⚠️ no legal target now: it would be discarded/u);
    expect(descriptions[1]?.description).not.toContain("no legal target");
  });

  test("what one supports or attacks with comes with the numbers that decide", () => {
    const attack = legal(
      { type: "attack", seat: 0, with: 10, against: 20, conflict: 1 },
      "attack A with Envoy Cassarin",
    );
    const pass = actions.filter(({ action }) => action.type === "pass");
    const other = legal({ type: "attack", seat: 0, with: 14, against: 20, conflict: 1 }, "attack A with her");
    const crowded = actionMenu(fullView, [attack, other, ...pass], ctx);
    expect(optionsOf(crowded, "Attack")[0]?.description).toBe("diplomacy 6 against 4 · conflict: 2 for, 4 against");
    expect(optionsOf(menu, "Support")[0]?.description).toBe("diplomacy 6 · 2 for, 4 against so far");
  });

  test("building and attacking are on the first page, however much else can be done", () => {
    const [build] = actions.filter(({ action }) => action.type === "build");
    if (!build) throw new Error("nobody builds");
    const attack = legal(
      { type: "attack", seat: 0, with: 10, against: 20, conflict: 1 },
      "attack Corvette with Gunboat",
    );
    const other = legal({ type: "attack", seat: 0, with: 14, against: 20, conflict: 1 }, "attack Corvette with Cutter");
    const crowded = actionMenu(fullView, [attack, other, ...actions], ctx);
    expect(labelsOf(crowded).slice(0, 5)).toEqual(["Sponsor", "Support", "Oppose", "Attack", "Build…"]);
    expect(labelsOf(shown(press(crowded, "Build…"))).slice(0, 1)).toEqual(["Envoy Cassarin"]);
  });

  test("more is a page away", () => {
    const next = shown(press(menu, "More… Play an event, Lead a fleet, Rotate"));
    expect(labelsOf(next).slice(0, 3)).toEqual(["Play an event", "Lead a fleet", "Rotate"]);
    expect(optionsOf(next, "Rotate")[0]).toMatchObject({ label: "Lady Morella", description: "restore 1 influence" });
  });

  test("a choice that leaves one action does it at once", () => {
    expect(choose(menu, "Sponsor", "Spy Ring")).toEqual({
      kind: "do",
      action: { type: "sponsor", seat: 0, card: 33, with: 10 },
      needs: [],
    });
    expect(press(menu, "Pass")).toMatchObject({ kind: "do", action: { type: "pass" } });
  });

  test("a choice that leaves several asks for the next", () => {
    const next = shown(choose(menu, "Sponsor", "Vir Corvani"));
    expect(next.content).toContain("Vir Corvani · **Sponsor with…**");
    // What it costs and can do still stands there, where it is chosen with whom.
    expect(next.content).toMatch(/-# .*diplomacy 3, intrigue \?.*Cheap and loyal/u);
    expect(press(next, "Lady Morella")).toMatchObject({ kind: "do", action: { card: 30, with: 14 } });
  });

  test("facts that are missing come along", () => {
    expect(choose(menu, "Support", "Trade Pact with Lady Morella")).toMatchObject({ kind: "do", needs: ["diplomacy"] });
  });

  test("an action that is no longer legal is not done", () => {
    const left = actions.filter(({ action }) => action.type !== "sponsor");
    expect(choose(menu, "Sponsor", "Spy Ring", fullView, left)).toEqual({ kind: "stale" });
  });

  test("a button of an older decision does nothing", () => {
    const later = { ...fullView, awaiting: [decision(8, 0, "action")] };
    expect(press(menu, "Pass", [], later)).toEqual({ kind: "stale" });
    expect(press(menu, "Pass", [], { ...fullView, awaiting: [] })).toEqual({ kind: "stale" });
  });

  test("copies of a card in hand are one choice", () => {
    const copies = [33, 34].map((id) =>
      legal({ type: "sponsor", seat: 0, card: id, with: 10 }, "sponsor Spy Ring with Envoy Cassarin"),
    );
    const one = actionMenu(fullView, copies, ctx);
    expect(optionsOf(one, "Sponsor")).toHaveLength(1);
    expect(choose(one, "Sponsor", "Spy Ring", fullView, copies)).toMatchObject({ kind: "do", action: { card: 33 } });
  });

  test("different cards in play of one name are told apart", () => {
    const fleets = [12, 13].map((fleet) =>
      legal({ type: "lead", seat: 0, fleet, with: 14 }, "lead Purple Fleet with Lady Morella"),
    );
    const labels = optionsOf(actionMenu(fullView, fleets, ctx), "Lead a fleet").map(({ label }) => label);
    expect(labels).toEqual(["Purple Fleet with Lady Morella", "Purple Fleet with Lady Morella (2)"]);
  });

  test("a target is asked for after the card", () => {
    const plays = actions.filter(({ action }) => action.type === "play");
    const next = narrowMenu(fullView, plays, ctx);
    expect(next.content).toContain("Secret Bargain · **On whom or what…**");
    expect(labelsOf(next)).toEqual(["G'Kar", "Envoy Tavik", "Back"]);
  });
});
