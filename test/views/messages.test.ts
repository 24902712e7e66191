import { describe, expect, test } from "vitest";
import {
  actionMenu,
  directHand,
  directMessagesClosed,
  endMessage,
  errorMessage,
  factForm,
  handMessage,
  helpMessage,
  lobbyMessage,
  parsePress,
  parseRulePress,
  promptMessage,
  readFactPress,
  readFacts,
  ruleMessage,
  seatMenu,
  staleMessage,
} from "../../src/views/index.ts";
import { customIdOf, expectAcceptable, labelsOf, textOf } from "./discord-limits.ts";
import {
  actions,
  ctx,
  decision,
  factQuestion,
  fullPublic,
  fullView,
  HAND,
  inPlay,
  legal,
  londoView,
  publicView,
} from "./fixtures.ts";

describe("the prompt", () => {
  test("mentions exactly whoever must act", () => {
    const prompt = promptMessage(publicView, publicView.awaiting, actions, ctx);
    expect(prompt.allowed_mentions).toEqual({ parse: [], users: ["111"] });
    expect(prompt.content).toBe(
      "<@111>, it is your action in turn 3: you have 3 influence unspent. Support or oppose **Trade Pact**, do another thing, or pass.",
    );
    expect(labelsOf(prompt)).toEqual(["Act…", "Build…", "Pass", "Pass until…", "My hand", "Conflicts"]);
  });

  test("offers the only way to build by its name", () => {
    const [build] = actions;
    const prompt = promptMessage(publicView, publicView.awaiting, build ? [build] : [], ctx);
    expect(labelsOf(prompt)).toContain("Build with Envoy Cassarin");
  });

  test("speaks of no side to take once nothing of whoever acts is ready", () => {
    const seats = publicView.seats.map((each) => ({
      ...each,
      inner: each.inner.map((one) => ({ ...one, rotated: each.seat === 0 })),
      supporting: each.supporting.map((one) => ({ ...one, rotated: each.seat === 0 })),
    }));
    const view = { ...publicView, seats };
    expect(promptMessage(view, view.awaiting, actions, ctx).content).toBe(
      "<@111>, it is your action in turn 3: you have 3 influence unspent. Do one thing, or pass.",
    );
    const lent = seats.map((each) =>
      each.seat === 1 ? { ...each, supporting: [inPlay(77, "Hired Blade", { controller: "Londo" })] } : each,
    );
    const hired = { ...publicView, seats: lent };
    expect(promptMessage(hired, hired.awaiting, actions, ctx).content).toContain("Support or oppose **Trade Pact**");
  });

  test("names no card of a hand, whatever actions it is given", () => {
    const text = textOf(promptMessage(fullPublic, londoView.awaiting, actions, ctx));
    for (const title of HAND) expect(text).not.toContain(title);
  });

  test("takes what it says from the public's view, not from the player's own", () => {
    const own = [decision(7, 0, "action", { about: "Winter Gambit" })];
    expect(promptMessage(publicView, own, actions, ctx).content).not.toContain("Winter Gambit");
  });

  test("several who choose their starting hands are asked so, also where the numbers differ", () => {
    const awaiting = [decision(8, 0, "starting-hand", { amount: 3 }), decision(9, 1, "starting-hand", { amount: 4 })];
    const view = { ...publicView, awaiting };
    expect(promptMessage(view, awaiting, [], ctx).content).toContain(", choose a starting hand.");
  });

  test("several who discard share one message", () => {
    const view = {
      ...publicView,
      round: "draw" as const,
      awaiting: [decision(8, 0, "discard"), decision(9, 1, "discard")],
    };
    const keep = [0, 1].map((seat) => ({ action: { type: "keep" as const, seat }, sentence: "keep", needs: [] }));
    const prompt = promptMessage(view, view.awaiting, keep, ctx);
    expect(prompt.allowed_mentions).toEqual({ parse: [], users: ["111", "222"] });
    expect(prompt.content).toContain("<@111> and <@222>, discard as many cards");
    expect(labelsOf(prompt)).toEqual(["Discard…", "Keep all", "My hand"]);
  });

  test("buying none is called so", () => {
    const view = { ...publicView, awaiting: [decision(8, 0, "buy", { amount: 1 })] };
    const buy = [
      { action: { type: "buy" as const, seat: 0, cards: 1 }, sentence: "buy 1", needs: [] },
      { action: { type: "keep" as const, seat: 0 }, sentence: "keep", needs: [] },
    ];
    expect(labelsOf(promptMessage(view, view.awaiting, buy, ctx))).toEqual(["Buy none", "Buy 1", "My hand"]);
    const many = [1, 2, 3, 4].map((cards) => legal({ type: "buy", seat: 0, cards }, `buy ${cards}`));
    expect(labelsOf(promptMessage(view, view.awaiting, [...many, ...buy.slice(1)], ctx))[0]).toBe("Buy…");
  });

  test("a practice opponent is named, not mentioned", () => {
    const people = ctx.people.map((person) => ({ ...person, userId: null }));
    const prompt = promptMessage(publicView, publicView.awaiting, actions, { ...ctx, people });
    expect(prompt.content).toBe("-# ⏳ **Londo** is to take an action or pass");
    expect(prompt.allowed_mentions).toEqual({ parse: [] });
    expect(labelsOf(prompt)).toEqual(["My hand", "Conflicts"]);
    const both = [decision(8, 0, "buy"), decision(9, 1, "buy")];
    expect(promptMessage({ ...publicView, awaiting: both }, both, [], { ...ctx, people }).content).toMatch(
      /^-# ⏳ .+ and .+ are to buy cards or none$/u,
    );
  });
});

describe("the hand", () => {
  // quickstart: Turn Phase Details and Notes
  test("says which card hides the conflict that one has declared through an agenda", () => {
    const declared = [{ seat: 0, title: "Winter Gambit", behind: "Patrol" }];
    const text = textOf(directHand({ ...londoView, declared }, ctx));
    expect(text).toContain("You have declared **Winter Gambit**, hidden by **Patrol**, which comes back to your hand");
  });

  test("shows every card with what is known of it, and plays the game from there", () => {
    const hand = handMessage(fullView, actions, ctx);
    const text = textOf(hand);
    for (const title of HAND) expect(text).toContain(title);
    expect(text).toContain("**Vir Corvani** · Centauri character · cost 3 · 🕊️ diplomacy 3 · 🗝️ intrigue ?");
    expect(text).toContain("Cheap and loyal.");
    expect(text).toContain("It is your action");
    expect(labelsOf(hand)).toEqual(expect.arrayContaining(["Sponsor", "Support", "Oppose", "Build", "Pass"]));
  });

  test("a reply is only for the one who asked", () => {
    expect(handMessage(fullView, actions, ctx).flags).toBe(64);
  });

  test("says that nothing is asked when nothing is", () => {
    const text = textOf(handMessage({ ...londoView, awaiting: [] }, [], ctx));
    expect(text).toContain("Not your turn");
  });

  test("by direct message it leads to the thread and to acting, and stays as it is until the hand changes", () => {
    const dm = directHand(fullView, { ...ctx, thread: "987654321" });
    expect(dm.flags).toBeUndefined();
    expect(dm.content).toContain("<#987654321>");
    for (const title of HAND) expect(textOf(dm)).toContain(title);
    expect(labelsOf(dm)).toEqual(["Act…", "Cards on the table", "What can I do?"]);
    const seats = fullView.seats.map((seat) => ({ ...seat, unspent: 0, spent: seat.rating, power: seat.power + 3 }));
    const later = { ...fullView, seats, turn: fullView.turn + 1, awaiting: [], conflicts: [] };
    expect(directHand(later, { ...ctx, thread: "987654321" })).toEqual(dm);
    const hands = fullView.seats.map((seat) => (seat.hand ? { ...seat, hand: seat.hand.slice(1) } : seat));
    expect(directHand({ ...fullView, seats: hands }, ctx)).not.toEqual(directHand(fullView, ctx));
  });

  test("a watcher is told that there is no hand", () => {
    expect(handMessage(publicView, [], ctx).content).toContain("no seat at this table");
  });
});

describe("the lobby", () => {
  const londo = {
    userId: "111",
    display: "Londo",
    race: "centauri" as const,
    faction: "babylon-project" as const,
    ambassador: "Envoy Cassarin",
    deck: "Practice Centauri",
    notReady: null,
  };
  const lobby = { rules: "engine" as const, pace: "daily", host: "Londo", seats: [londo], fewest: 2, most: 6 };

  test("says who is missing before the game can start", () => {
    const open = lobbyMessage(lobby, ctx);
    expect(labelsOf(open)).toEqual([
      "Join",
      "Change race or deck",
      "Leave",
      "Start",
      "Declare all at once",
      "Add a bot",
      "Play against bots",
      "Learn in ten minutes",
    ]);
    const friend = { ...londo, userId: "222", display: "G'Kar" };
    expect(labelsOf(lobbyMessage({ ...lobby, seats: [londo, friend] }, ctx))).not.toContain("Play against bots");
    expect(textOf(open)).toContain("1 more player must join");
    expect(textOf(open)).toContain("Practice Centauri · ✅ ready");
    // Pressed all the same, Start says why not, with its rule.
    expect(JSON.stringify(open.components)).not.toContain('"disabled":true');
  });

  test("names whoever is not ready, and why", () => {
    const gkar = {
      ...londo,
      userId: "222",
      display: "G'Kar",
      race: "narn" as const,
      notReady: "the deck has 52 cards",
    };
    const text = textOf(lobbyMessage({ ...lobby, seats: [londo, gkar] }, ctx));
    expect(text).toContain("⏳ the deck has 52 cards");
    expect(text).toContain("when G'Kar is ready");
  });

  test("lets anybody at the table start when all are ready", () => {
    const text = textOf(lobbyMessage({ ...lobby, seats: [londo, { ...londo, display: "G'Kar", userId: "222" }] }, ctx));
    expect(text).toContain("Everybody is ready");
  });

  test("a full table takes nobody more", () => {
    const full = lobbyMessage({ ...lobby, most: 1, fewest: 1 }, ctx);
    expect(textOf(full)).toContain("The table is full.");
  });

  test("the seat's menus are called Race, Deck and Ambassador", () => {
    const menu = seatMenu(
      {
        races: [
          { race: "narn", faction: "home", chosen: true, takenBy: null },
          { race: "human", faction: "home", chosen: false, takenBy: "Sinclair" },
        ],
        decks: [{ value: "n", name: "Practice Narn", chosen: true }],
        ambassadors: [{ value: "t", title: "Envoy Tavik", chosen: true }],
      },
      ctx,
    );
    expect(labelsOf(menu)).toEqual(["Race", "Deck", "Ambassador"]);
    expect(menu.content).toContain("Taken: Human Home (Sinclair)");
  });
});

describe("two questions for one seat at once", () => {
  const lose = decision(99, 0, "lose", { amount: 1, about: "Rumours" });
  const view = { ...fullPublic, awaiting: [...fullPublic.awaiting, lose] };
  const both = [...actions, legal({ type: "lose", seat: 0, spent: 0 }, "lose 1 unspent")];
  const action = fullPublic.awaiting.filter(({ seat }) => seat === 0);

  test("the urgent one is asked alone, with its own buttons only", () => {
    const prompt = promptMessage(view, [lose], both, ctx);
    expect(textOf(prompt)).toContain("spent or unspent?");
    expect(labelsOf(prompt).join()).not.toMatch(/Pass|Build/);
    expect(labelsOf(prompt)).toHaveLength(3);
  });

  test("the other one waits without buttons, and has them again afterwards", () => {
    const waits = promptMessage(view, action, both, ctx);
    expect(waits.components).toEqual([]);
    expect(textOf(waits)).toContain("something else is asked first");
    expect(labelsOf(promptMessage(fullPublic, action, actions, ctx))).toContain("Pass");
  });

  test("the hand and the private menu ask the urgent one", () => {
    const own = { ...fullView, awaiting: [...fullView.awaiting, lose] };
    for (const shown of [handMessage(own, both, ctx), helpMessage({ view: own, actions: both, ctx })]) {
      expect(textOf(shown)).toContain("spent or unspent?");
      expect(labelsOf(shown).join()).not.toMatch(/Pass|Build|Sponsor/);
    }
  });
});

describe("facts that nobody has told", () => {
  test("the form says why the game asks", () => {
    expect(factForm({ ...factQuestion("Vir", ["cost"], [], ""), why: "Asked for initiative" }, ctx).title).toMatch(
      /^Asked for initiative: /,
    );
  });

  const question = factQuestion("Carn Mollari", ["diplomacy"], ["cost"], "k1");

  test("the form asks for them by the card's name", () => {
    const form = JSON.stringify(factForm(question, ctx));
    expect(form).toContain("What is Carn Mollari’s diplomacy?");
    expect(form).toContain('"custom_id":"diplomacy"');
    const id = parsePress(factForm(question, ctx).custom_id);
    const press = id && readFactPress(id);
    expect(press).toMatchObject({ table: "t1", decision: 7, card: 44 });
    expect(press?.then).toBe("k1");
  });

  test("answers are read as numbers, and none as no cost", () => {
    expect(readFacts({ diplomacy: " 1 ", cost: "none", psi: "" })).toEqual({
      ok: true,
      facts: { diplomacy: 1, cost: "none" },
    });
    expect(readFacts({ conflict: "Diplomacy" })).toEqual({ ok: true, facts: { conflict: "diplomacy" } });
  });

  test("an answer that is no number is explained", () => {
    expect(readFacts({ diplomacy: "lots" })).toMatchObject({
      ok: false,
      problem: expect.stringContaining("diplomacy"),
    });
    expect(readFacts({})).toMatchObject({ ok: false });
    expect(readFacts({ hacked: "1" })).toMatchObject({ ok: false });
  });
});

describe("the rest", () => {
  test("a rule shows its sources and can be shown to everyone", () => {
    const entry = {
      id: "building-influence",
      title: "Building influence",
      text: "Rotate an inner circle character and apply 3 influence.",
      sources: [{ doc: "engine", section: "Rotate to Build Influence" }],
      differs: { quickstart: "The same." },
    };
    const rule = ruleMessage(entry);
    expect(rule.flags).toBe(64);
    expect(textOf(rule)).toContain("engine: Rotate to Build Influence");
    expect(parseRulePress(customIdOf(rule, "Show everyone"))).toEqual({
      verb: "rule-all",
      id: "building-influence",
      rules: null,
    });
    expect(ruleMessage(entry, true).flags).toBeUndefined();
  });

  test("the end tells the winners, all places and the seed", () => {
    const result = { victory: "standard" as const, winners: [1], places: [2, 1], power: [18, 21] };
    const text = textOf(endMessage({ ...publicView, result }, ctx, "cafe01"));
    expect(text).toContain("**G'Kar** scores a standard victory");
    expect(text).toContain("🥈 **2.** Londo · Centauri · power 18");
    expect(text).toContain("cafe01");
  });

  test("a game that nobody wins has places and no medals", () => {
    const result = { victory: "none" as const, winners: [], places: [1, 1], power: [3, 3] };
    const text = textOf(endMessage({ ...publicView, result }, ctx, "cafe01"));
    expect(text).toContain("Nobody wins.");
    expect(text).toContain("▫️ **1.** Londo");
    expect(text).not.toContain("🥇");
  });

  test("what is possible after the end is another game, playing on from a turn, and the proof, from every menu", () => {
    const result = { victory: "standard" as const, winners: [1], places: [2, 1], power: [18, 21] };
    const over = { ...publicView, result };
    for (const told of [endMessage(over, ctx, "cafe01"), actionMenu(over, [], ctx)]) {
      expect(labelsOf(told)).toEqual([
        "Rematch",
        "Play again",
        "Replay",
        "Play on from a turn…",
        "Verify the shuffles",
      ]);
      const [row] = told.components;
      const main = row?.components.flatMap((each) => ("label" in each && each.style === 1 ? [each.label] : []));
      expect(main).toEqual(["Play on from a turn…"]);
    }
  });

  test("help says where the game is, what is asked, and how to say it", () => {
    const help = helpMessage({ view: fullView, actions, ctx });
    expect(help.content).toContain(`**${ctx.tableName}** · Turn 3, action round.`);
    expect(help.content).toContain("It is your action");
    expect(help.content).toContain("`/act build with");
    expect(helpMessage(null).content).toContain("/game create");
    expect(helpMessage({ view: publicView, actions: [], ctx }).content).toContain("watching");
  });

  test("facts that are asked have their button in the hand and in the private menu", () => {
    const awaiting = [{ ...decision(7, 0, "fact"), about: "Vir", facts: ["leadership" as const], card: 10 }];
    const view = { ...londoView, awaiting };
    expect(labelsOf(handMessage(view, [], ctx))).toContain("Answer…");
    expect(labelsOf(actionMenu(view, [], ctx))).toEqual(["Answer…"]);
  });

  test("what went wrong has a number and changes nothing", () => {
    expect(errorMessage("x7f3").content).toContain("x7f3");
    expect(errorMessage("x7f3").content).toContain("nothing was changed");
    expect(staleMessage(ctx).content).toContain("nothing was done");
    expect(directMessagesClosed(ctx).content).toContain("My hand");
    for (const message of [errorMessage("x"), staleMessage(ctx), directMessagesClosed(ctx)]) {
      expectAcceptable(message);
      expect(message.flags).toBe(64);
    }
  });
});
