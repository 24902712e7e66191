/** What a tap does and is called, where a slip would cost something: in games on a stage. */
import { describe, expect, test } from "vitest";
import { anytimeActions, type Game, legalActions, type SeatIndex, viewFor } from "../../../src/engine/index.ts";
import { readEffect } from "../../../src/orders/index.ts";
import { actionMenu, promptMessage } from "../../../src/views/index.ts";
import { aftermath } from "../../engine/aftermaths/aftermath-stage.ts";
import {
  agenda,
  at,
  character,
  conflict,
  declaring,
  does,
  enhancement,
  event,
  fleet,
  order,
  passed,
  stage,
  turned,
} from "../../engine/stage.ts";
import { labelsOf, optionsOf, textOf } from "../discord-limits.ts";
import { ctx } from "../fixtures.ts";
import { menuOf, shown, tap } from "./taps.ts";

// engine: Discard an Agenda
describe("an agenda in play", () => {
  const game = stage({
    Londo: { race: "centauri", agenda: agenda("Splendor", { says: "Nothing." }) },
    Gkar: { race: "narn" },
  });

  test("is discarded by a second tap only, which names it", () => {
    const asked = shown(tap(game, menuOf(game), "Discard your agenda…"));
    expect(textOf(asked)).toContain("Do you discard your agenda **Splendor**?");
    expect(labelsOf(asked)).toEqual(["Discard it", "Keep it"]);
    expect(tap(game, asked, "Discard it")).toMatchObject({ kind: "do", action: { type: "discard-agenda", seat: 0 } });
    expect(labelsOf(shown(tap(game, asked, "Keep it")))).toContain("Discard your agenda…");
  });

  test("is not discarded by a second tap that comes when it is no longer that player's turn", () => {
    const asked = shown(tap(game, menuOf(game), "Discard your agenda…"));
    expect(tap(order(game, 0, "pass"), asked, "Discard it").kind).not.toBe("do");
  });
});

// moderator: Answering in advance
describe("what is said in advance", () => {
  const acting = stage({ Londo: { race: "centauri" }, Gkar: { race: "narn" } });
  const menu = (game: Game) =>
    actionMenu(viewFor(game, { seat: 0 }), [...legalActions(game, 0), ...anytimeActions(game, 0)], ctx);

  test("is offered to whoever acts at leisure, and not under a question that must be answered now", () => {
    expect(labelsOf(menu(acting)).join()).toMatch(/advance|No aftermaths/);
    const declare = declaring(
      stage({ Londo: { race: "centauri", hand: [conflict("Parley", "diplomacy")] }, Gkar: {} }),
    );
    expect(labelsOf(menu(declare)).join()).not.toMatch(/advance|No aftermaths/);
    // Conflicts are declared fast and loose; in the middle of something else nobody stops play.
    expect(labelsOf(menu(declare))).toContain("Timing…");
    const losing = does(stage({ Londo: { race: "centauri", unspent: 4, spent: 2 }, Gkar: {} }), {
      type: "effect",
      seat: 1,
      effect: { verb: "lose-influence", who: { seat: 0 }, amount: 1 },
      because: "Gift",
    });
    expect(labelsOf(menu(losing)).join()).not.toMatch(/advance|No aftermaths|Timing|Wait|Fast/);
  });

  test("is not offered in the menu of who plays alone with practice opponents", () => {
    const alone = { ...ctx, people: ctx.people.map((one) => (one.seat === 0 ? one : { ...one, userId: null })) };
    const actions = [...legalActions(acting, 0), ...anytimeActions(acting, 0)];
    const labels = labelsOf(actionMenu(viewFor(acting, { seat: 0 }), actions, alone)).join();
    expect(labels).toContain("Build");
    expect(labels).not.toMatch(/advance|No aftermaths/);
  });

  test("is behind four menus a button that says so, and speaks of no more to do", () => {
    const game = stage(
      { Londo: { race: "centauri", hand: [character("Aide", { diplomacy: 1 }, { cost: 1 })] }, Gkar: { race: "narn" } },
      [
        ["Londo", conflict("Parley", "diplomacy")],
        ["Gkar", conflict("Accord", "diplomacy")],
      ],
    );
    const labels = labelsOf(menu(game));
    expect(labels.slice(0, 4)).toEqual(["Sponsor", "Build", "Support", "Oppose"]);
    expect(labels.filter((label) => /advance|More/.test(label))).toEqual(["Say in advance…"]);
  });

  test("spares nobody an aftermath whose answer to it is given, and is offered again afterwards", () => {
    const hand = () => ({ hand: [aftermath("Pride")] });
    const asked = passed(
      stage({ Londo: hand(), Gkar: hand() }, [["Londo", conflict("Parley", "diplomacy")]]),
      "action",
    );
    const said = (game: Game) => optionsOf(menu(game), "Say in advance").map(({ label }) => label);
    expect(said(asked)).toContain("No aftermaths this conflict");
    const waiting = order(asked, 0, "pass");
    expect(waiting.awaiting.map(({ kind }) => kind)).toContain("aftermath");
    expect([...labelsOf(menu(waiting)), ...said(waiting)].join()).not.toMatch(/No aftermaths/);
    const spared = does(asked, { type: "standing", seat: 0, answer: "turn" });
    expect([...labelsOf(menu(spared)), ...said(spared)].join()).toMatch(/Ask me about aftermaths/);
  });
});

// engine: Timing Disputes; Fast and Loose
describe("the timing of the table", () => {
  const game = stage({ Londo: { race: "centauri" }, Gkar: { race: "narn" } });

  test("is not stopped by who merely waits: a tap says what it does to everybody", () => {
    const asked = shown(tap(game, menuOf(game, 1), "Timing…", undefined, 1));
    expect(textOf(asked)).toContain("everybody acts or passes in initiative order");
    expect(labelsOf(menuOf(game, 1)).join()).not.toMatch(/Wait|Fast/);
    expect(tap(game, asked, "Stop play", undefined, 1)).toMatchObject({
      kind: "do",
      action: { type: "wait", seat: 1 },
    });
  });

  test("is spoken of last where nothing is asked: first come the hand and what may be said ahead", () => {
    const labels = labelsOf(menuOf(game, 1));
    expect(labels.slice(0, 3)).toEqual(["My hand", "Give orders…", "Pass until…"]);
    expect(labels.at(-1)).toBe("Timing…");
  });

  test("says what fast and loose is to whoever would ask for it; the others just agree", () => {
    const asked = shown(tap(game, menuOf(game), "Timing…"));
    expect(textOf(asked)).toContain("out of initiative order");
    expect(labelsOf(asked)).toEqual([
      "Stop play",
      "Ask everybody: fast and loose",
      "Back",
      "Rule: stopping play",
      "Rule: fast and loose",
    ]);
    expect(tap(game, asked, "Ask everybody: fast and loose")).toMatchObject({
      kind: "do",
      action: { type: "loose", seat: 0 },
    });
    const proposed = does(game, { type: "loose", seat: 0 });
    expect(labelsOf(shown(tap(proposed, menuOf(proposed, 1), "Timing…", undefined, 1))).join()).not.toContain("fast");
    expect(tap(proposed, menuOf(proposed, 1), "Agree to fast and loose", undefined, 1)).toMatchObject({
      kind: "do",
      action: { type: "loose", seat: 1 },
    });
  });
});

// engine: Advanced Details about playing cards
describe("the menu of the cards that one may pay with", () => {
  const pay = (pays: NonNullable<NonNullable<Parameters<typeof event>[1]>["pays"]>) =>
    stage({
      Londo: {
        race: "centauri",
        supporting: [character("Clerk", { diplomacy: 1 }), fleet("Squadron", 2)],
        hand: [event("Levy", { says: "Draw 1 card.", pays, effects: [{ verb: "draw", who: "you", amount: 1 }] })],
        deck: [character("Page")],
      },
      Gkar: { race: "narn" },
    });

  test.each([
    ["rotate", "Rotate to pay"],
    ["neutralize", "Neutralize to pay"],
    ["discard-card", "Discard to pay"],
  ] as const)("says what is done to them: %s", (how, words) => {
    const before = pay([{ pays: how, types: ["character", "fleet"], amount: 1 }]);
    const game = does(before, { type: "play", seat: 0, card: at(before, "Levy") });
    const message = menuOf(game);
    expect(optionsOf(message, words).map(({ label }) => label)).toContain("Squadron");
    expect(tap(game, message, words, "Squadron")).toMatchObject({ kind: "do", action: { type: "purge" } });
  });
});

// engine: Step 1. Declare Conflicts
describe("a conflict that takes a target", () => {
  const ledger = conflict("Ledger", "intrigue", {
    says: "Target another player.",
    target: { what: "player", of: "others" },
  });
  const game = declaring(stage({ Londo: { race: "centauri", hand: [ledger] }, Gkar: { race: "narn" } }));

  test("is declared with its target, or with that left open: nothing else is among the choices", () => {
    const asked = shown(tap(game, menuOf(game), "Declare a conflict", "Ledger"));
    expect(textOf(asked)).toContain("Ledger · **Aimed at…**");
    expect(textOf(asked)).toContain("“Target another player.”");
    expect(labelsOf(asked)).toEqual(["Say it when it is revealed", "G'Kar", "Back"]);
    const declare = { type: "declare", seat: 0, card: at(game, "Ledger") } as const;
    expect(tap(game, asked, "Say it when it is revealed")).toMatchObject({ kind: "do", action: declare });
    expect(tap(game, asked, "G'Kar")).toMatchObject({
      kind: "do",
      action: { ...declare, target: { what: "player", seat: 1 } },
    });
  });
});

// engine: Rotate to use a card
describe("a card that acts by its own text", () => {
  const does = (more: object) => ({ does: "draw 1 card", effects: [{ verb: "draw", who: "you", amount: 1 }], ...more });
  const clerk = (actions: object[]) => character("Clerk", {}, { text: { says: "A text.", actions } as never });

  test("comes with its price besides the rotation", () => {
    const actions = [
      does({ does: "draw 1 card", influence: 2 }),
      does({ does: "draw 2 cards", pays: [{ pays: "damage-this", amount: 1 }] }),
      does({ does: "draw 3 cards", unrotated: true, pays: [{ pays: "discard", amount: 1 }] }),
      does({ does: "draw 4 cards" }),
    ];
    const game = stage({
      Londo: { race: "centauri", unspent: 5, supporting: [clerk(actions)], hand: [event("Song", { says: "La." })] },
      Gkar: { race: "narn" },
    });
    expect(optionsOf(menuOf(game), "Rotate").map(({ description }) => description)).toEqual([
      "draw 1 card · price: 2 influence",
      "draw 2 cards · price: 1 damage to it",
      "draw 3 cards · without rotating · price: discard 1 card from hand",
      "draw 4 cards",
    ]);
  });

  test("says what it does where its target is chosen", () => {
    const target = { what: "card", types: ["character"], of: "any" };
    const heal = { does: "heal a character", target, effects: [{ verb: "heal", which: "target" }] };
    const game = ["Londo's Ambassador", "Gkar's Ambassador"].reduce(
      (now, title) => turned(now, title, { damage: 1 }),
      stage({ Londo: { race: "centauri", supporting: [clerk([heal])] }, Gkar: { race: "narn" } }),
    );
    const asked = shown(tap(game, menuOf(game), "Rotate", "Clerk"));
    expect(textOf(asked)).toContain("Clerk · **On whom or what…**\n-# Heal a character\n-# **");
  });
});

// engine: Sponsor Enhancements
test("an enhancement for any character is asked for its target with its text and with whom it is sponsored", () => {
  const fame = enhancement("Fame", {
    says: "Target a character. It gets +1 diplomacy.",
    target: { what: "card", types: ["character"], of: "any" },
  });
  const game = stage({ Londo: { race: "centauri", unspent: 5, hand: [fame] }, Gkar: { race: "narn" } });
  const asked = shown(tap(game, menuOf(game), "Sponsor", "Fame"));
  expect(textOf(asked)).toContain(
    "Fame · with Londo's Ambassador · **On whom or what…**\n-# Neutral enhancement, cost 2 · “Target a character. It gets +1 diplomacy.”",
  );
  expect(labelsOf(asked)).toEqual(["Londo's Ambassador", "Gkar's Ambassador", "Back"]);
});

// engine: Replace a Card
test("a card that replaces another comes with the other's name and what that costs, not with its own cost", () => {
  const successor = (title: string, influence?: number) =>
    character(
      title,
      { diplomacy: 2 },
      {
        cost: 8,
        text: {
          says: "A text.",
          replaces: {
            how: "must",
            target: { what: "card", types: ["character"], of: "you", row: "supporting" },
            ...(influence === undefined ? {} : { influence }),
          },
        },
      },
    );
  const game = stage({
    Londo: {
      race: "centauri",
      unspent: 5,
      supporting: [character("Clerk")],
      hand: [successor("Chief"), successor("Dean", 3)],
    },
    Gkar: { race: "narn" },
  });
  const shownAs = optionsOf(menuOf(game), "Replace a card").map(({ label, description }) => `${label}: ${description}`);
  expect(shownAs.toSorted()).toEqual([
    expect.stringMatching(/^Chief: .*diplomacy 2 · costs nothing · in place of Clerk/u),
    expect.stringMatching(/^Dean: .*diplomacy 2 · price: 3 influence · in place of Clerk/u),
  ]);
  expect(shownAs.join()).not.toContain("cost 8");
});

// engine: Repair a Fleet or Location
test("a repair is chosen by its points, each with its price", () => {
  const game = turned(
    stage({ Londo: { race: "centauri", unspent: 5, supporting: [fleet("Squadron", 4)] }, Gkar: { race: "narn" } }),
    "Squadron",
    { damage: 2 },
  );
  const asked = shown(tap(game, menuOf(game), "Repair", "Squadron"));
  expect(labelsOf(asked)).toEqual(["1 point", "2 points", "Back"]);
  expect(textOf(asked)).toContain("2 points** · 2 influence");
});

// engine: Step 3. Play Aftermath Cards
test("after one aftermath, the others are asked for another", () => {
  const game = stage({ Londo: { race: "centauri" }, Gkar: { race: "narn" } });
  const view = viewFor(game, "public");
  const ask = (again?: true) => {
    const owed = { ...view.awaiting[0], id: 90, seat: 0, kind: "aftermath", about: "Parley", ...(again && { again }) };
    const awaiting = [owed as (typeof view.awaiting)[number]];
    return textOf(promptMessage({ ...view, awaiting }, awaiting, [], ctx));
  };
  expect(ask()).toContain("has been resolved: play an aftermath");
  expect(ask(true)).toContain("An aftermath on **Parley** has been played: play **another**".replace("An", "an"));
});

// engine: Character Cards; glossary: Cost Reductions
describe("a card in hand", () => {
  const game = stage({
    Londo: {
      race: "centauri",
      unspent: 12,
      hand: [character("Cousin", {}, { cost: 3 }), character("Exile", {}, { cost: 3, race: "narn" })],
    },
    Gkar: { race: "narn" },
  });

  test("is offered with what it costs this player now, where that is not what is printed", () => {
    const told = optionsOf(menuOf(game), "Sponsor");
    const of = (title: string) => told.find(({ label }) => label.includes(title))?.description ?? "";
    expect(of("Exile")).toContain("for 6 influence now");
    expect(of("Cousin")).toContain("cost 3");
    expect(of("Cousin")).not.toContain("now");
  });
});

// engine: Enhancement Cards
describe("an enhancement", () => {
  const strip = event("Strip", {
    says: "Discard an enhancement.",
    target: { what: "card", types: ["enhancement"], of: "any" },
    effects: [{ verb: "discard-card", which: "target" }],
  });
  const laurel = enhancement("Laurel", {
    says: "Praise.",
    target: { what: "card", types: ["character"], of: "you", ambassador: false },
  });
  const start = stage({
    Londo: { race: "centauri", unspent: 12, hand: [laurel], supporting: [character("Clerk")] },
    Gkar: { race: "narn", unspent: 12, hand: [enhancement("Anthem", { says: "Song." }), strip] },
  });
  const sponsors = (game: Game, seat: SeatIndex) => {
    const found = legalActions(game, seat).find(({ action }) => action.type === "sponsor");
    if (!found) throw new Error("the enhancement can be sponsored");
    return does(game, found.action);
  };
  const game = sponsors(sponsors(start, 0), 1);
  const later = order(game, 0, "pass");

  test("is chosen by its name and by what it lies on", () => {
    const asked = shown(tap(later, menuOf(later, 1), "Play an event", "Strip", 1));
    expect(textOf(asked)).toContain("**Laurel** · Londo: on Clerk");
    expect(textOf(asked)).toContain("**Anthem** · on the whole game");
    expect(labelsOf(asked)).toEqual(["Laurel", "Anthem", "Back"]);
  });

  test.each(["Laurel", "Anthem"])("can be named in an effect by hand: %s", (title) => {
    const read = readEffect(`discard ${title}`, viewFor(game, { seat: 1 }));
    expect(read).toMatchObject({ effect: { verb: "discard-card", which: { card: at(game, title) } } });
  });
});

// engine: Resolving Attacks; The Effects of Damage
describe("an attack, before it is made", () => {
  const raid = conflict("Raid", "military");
  const all = (own: number) => {
    const game = stage(
      {
        Londo: { race: "centauri", supporting: [fleet("Cruiser", 4)] },
        Gkar: { race: "narn", supporting: [fleet("Corvette", own)] },
      },
      [["Londo", raid]],
    );
    const menu = menuOf(order(game, 0, "support Raid with Cruiser using military"), 1);
    return [...labelsOf(menu), JSON.stringify(menu.components)].join();
  };

  test("says that both would fall, the target alone, or the attacker alone", () => {
    expect(all(4)).toContain("both would be neutralized");
    expect(all(5)).toContain("it would be neutralized");
    expect(all(3)).toContain("only yours would be neutralized");
  });
});
