// engine: War Conflicts; War in Dual Race Games; compendium: War
import { describe, expect, it } from "vitest";
import { conquer } from "../../../src/engine/changes/conflicts/conquest.ts";
import { type CardFacts, type Game, legalActions, type Race, viewFor } from "../../../src/engine/index.ts";
import { isBlanked } from "../../../src/engine/rules/in-force/statics.ts";
import {
  arranged,
  at,
  does,
  enhancement,
  event,
  fleet,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  stage,
} from "../stage.ts";

const works: NonNullable<CardFacts["text"]> = {
  says: "Rotate: restore 1 influence.",
  actions: [{ does: "restore 1 influence", effects: [{ verb: "restore-influence", who: "you", amount: 1 }] }],
  statics: [{ gives: "power", by: 2 }],
};
const place = (title: string, race?: Race) =>
  location(title, { abilities: { military: 2 }, text: works, ...(race ? { race } : {}) });

/** Londo and G'Kar are at war; Sheridan is not. It is the conflict round. */
function atWar(): Game {
  const seats = {
    Londo: { race: "centauri" as const, supporting: [fleet("Purple Fleet", 5)], deck: spare("L") },
    "G'Kar": {
      race: "narn" as const,
      supporting: [place("Ragesh", "narn"), place("Free Port"), fleet("Narn Fleet", 4)],
      deck: spare("G"),
    },
    Sheridan: { race: "human" as const, supporting: [fleet("Earth Fleet", 3)], deck: spare("S") },
  };
  return toConflicts(war(stage(seats)));
}
const spare = (who: string) => Array.from({ length: 8 }, (_, index) => event(`${who} ${index}`, { says: "Nothing." }));
const war = (game: Game, from = 0, toward = 1) =>
  does(game, {
    type: "effect",
    seat: from,
    because: "A Card",
    effect: { verb: "start-state", state: "war", from: { seat: from }, toward: { seat: toward } },
  });
const toConflicts = (game: Game) => passed(game, "action", "discard", "buy", "sustain", "aftermath");
/** The seat that declares now. */
const turn = (game: Game) => game.awaiting.find(({ kind }) => kind === "declare")?.seat ?? -1;
/** Everybody declares nothing up to this seat. */
function upTo(game: Game, seat: number): Game {
  let now = game;
  while (turn(now) !== seat) now = does(now, { type: "declare-nothing", seat: turn(now) });
  return now;
}
const declares = (game: Game, seat: number, sentence: string) => order(upTo(game, seat), seat, sentence);
const actions = (game: Game) => passed(game, "declare");
/** The action round passes, up to the end of the conflict. */
const resolved = (game: Game) => passed(game, "action", "aftermath");
/** Passes until this seat acts. */
function acts(game: Game, seat: number): Game {
  let now = game;
  while (now.awaiting[0]?.seat !== seat) now = does(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 });
  return now;
}

describe("A war conflict", () => {
  it("is declared without a card, by either of those who are at war, on the faction or a location in it", () => {
    const offered = (seat: number) =>
      legalActions(upTo(atWar(), seat), seat).flatMap(({ action, sentence }) =>
        action.type === "declare-war" ? [sentence] : [],
      );
    expect(offered(0)).toEqual([
      "declare war on G'Kar",
      "declare war on Ragesh",
      "declare war on Free Port",
      "declare war against G'Kar",
    ]);
    expect(offered(1)).toEqual(["declare war on Londo", "declare war against Londo"]);
    expect(offered(2)).toEqual([]);
  });

  it("is refused without a war, with oneself, and on what is not the enemy's; the refusal says with whom there is one", () => {
    const game = upTo(atWar(), 0);
    const on = (against: number, target?: { what: "card"; card: number }) => ({
      type: "declare-war" as const,
      seat: 0,
      enemy: against,
      ...(target ? { target } : {}),
    });
    expect(refused(game, on(2))).toEqual({
      code: "not-at-war",
      rule: "war-conflicts",
      facts: { who: "Sheridan", enemies: ["G'Kar"] },
    });
    expect(refused(game, on(0))).toMatchObject({ code: "state-with-oneself", facts: { state: "war", who: "Londo" } });
    expect(refused(game, on(1, { what: "card", card: at(game, "Purple Fleet") }))).toMatchObject({
      code: "illegal-target",
      facts: { target: "Purple Fleet", wants: "G'Kar or a location in that faction" },
    });
    expect(refused(upTo(atWar(), 2), { ...on(0), seat: 2 })).toMatchObject({
      code: "not-at-war",
      facts: { enemies: [] },
    });
  });

  it("is the player's conflict of the turn", () => {
    const game = upTo(atWar(), 0);
    const after = order(game, 0, "declare war on G'Kar");
    expect(after.awaiting.some(({ seat, kind }) => seat === 0 && kind === "declare")).toBe(false);
  });

  // compendium: War — the source is announced with the declaration, the target with the reveal.
  it("says at once which war it comes from, and nobody else learns its target before it is revealed", () => {
    const { game, events } = happens(upTo(atWar(), 0), {
      type: "declare-war",
      seat: 0,
      enemy: 1,
      target: { what: "card", card: at(atWar(), "Ragesh") },
    });
    expect(events).toContainEqual({ type: "declared", seat: 0, conflict: true, war: 1 });
    const seen = (viewer: Parameters<typeof viewFor>[1]) => viewFor(game, viewer).declared;
    expect(seen({ seat: 0 })).toEqual([{ seat: 0, title: "War over Ragesh", open: true, war: true }]);
    for (const viewer of [{ seat: 1 }, { seat: 2 }, "public", "judge"] as const)
      expect(seen(viewer)).toEqual([{ seat: 0, title: "War with G'Kar", open: true, war: true }]);
  });

  it("asks for its target when it is revealed, where that was left open; it costs nothing", () => {
    const game = actions(declares(atWar(), 0, "declare war against G'Kar"));
    expect(game.awaiting).toMatchObject([{ kind: "initiate", seat: 0, card: null, war: 1 }]);
    expect(viewFor(game, "public").awaiting).toMatchObject([{ kind: "initiate", about: "War with G'Kar" }]);
    const aimed = order(game, 0, "initiate War with G'Kar on Free Port");
    expect(viewFor(aimed, "public").conflicts).toMatchObject([
      { title: "War over Free Port", type: "military", initiator: 0, says: null },
    ]);
    expect(aimed.seats[0]).toMatchObject({ unspent: 4, spent: 0 });
  });

  it("does not begin where the war has ended before it is revealed, but goes on where it ends afterwards", () => {
    const peace = (game: Game) =>
      does(game, {
        type: "effect",
        seat: 2,
        because: "A Card",
        effect: { verb: "end-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } },
      });
    const declared = declares(atWar(), 0, "declare war on G'Kar");
    expect(actions(peace(declared)).conflicts).toEqual([]);
    const begun = peace(actions(declared));
    const fought = order(acts(begun, 0), 0, "support War on G'Kar with Purple Fleet using military");
    expect(resolved(fought).seats[0]?.unspent).toBe(5);
  });

  it("on a faction takes 1 influence from it and gives you 1, if it is won uncontested", () => {
    const game = actions(declares(atWar(), 0, "declare war on G'Kar"));
    const fought = resolved(order(acts(game, 0), 0, "support War on G'Kar with Purple Fleet using military"));
    expect(fought.seats.map(({ unspent }) => unspent)).toEqual([5, 3, 4]);
    expect(fought.seats[1]?.tensions[0]).toBe(5);
    expect(fought.round).toBe("draw");
  });

  // engine: War Conflicts — contested it has no effect even if you win. compendium: opposition may come from anybody.
  it("that somebody opposed has no effect on a faction, but it is won, and the tension rises", () => {
    let game = actions(declares(atWar(), 0, "declare war on G'Kar"));
    game = order(acts(game, 0), 0, "support War on G'Kar with Purple Fleet using military");
    game = order(acts(game, 2), 2, "oppose War on G'Kar with Earth Fleet using military");
    expect(resolved(game).seats.map(({ unspent }) => unspent)).toEqual([4, 4, 4]);
  });

  it("raises only the target's tension toward you, by 1 up to 5, even if you lose", () => {
    const calm = arranged(atWar(), (work) => {
      const gkar = work.seats[1];
      if (gkar) work.seats[1] = { ...gkar, tensions: [2, 0, 2] };
    });
    const lost = resolved(actions(declares(calm, 0, "declare war on G'Kar")));
    expect(lost.seats.map(({ tensions }) => tensions)).toEqual([
      [0, 4, 1],
      [3, 0, 2],
      [1, 2, 0],
    ]);
    expect(lost.seats.map(({ unspent }) => unspent)).toEqual([4, 4, 4]);
  });

  it("may be joined by those who are not at war", () => {
    const game = actions(declares(atWar(), 0, "declare war on Ragesh"));
    const offered = legalActions(acts(game, 2), 2).map(({ sentence }) => sentence);
    expect(offered).toContain("support War over Ragesh with Earth Fleet using military");
    expect(offered).toContain("oppose War over Ragesh with Earth Fleet using military");
  });

  it("on a location may be opposed by that location, and no other", () => {
    const game = actions(declares(atWar(), 0, "declare war on Ragesh"));
    const offered = legalActions(acts(game, 1), 1).map(({ sentence }) => sentence);
    expect(offered).toContain("oppose War over Ragesh with Ragesh using military");
    expect(offered).not.toContain("oppose War over Ragesh with Free Port using military");
  });

  it("ends with its initiator, who leaves the game", () => {
    const game = actions(declares(atWar(), 0, "declare war on Ragesh"));
    expect(does(game, { type: "concede", seat: 0 }).conflicts).toEqual([]);
  });
});

describe("A location that is conquered", () => {
  const won = (title: string) => {
    const game = actions(declares(atWar(), 0, `declare war on ${title}`));
    return resolved(order(acts(game, 0), 0, `support War over ${title} with Purple Fleet using military`));
  };
  const taken = (game: Game, title: string, by: number) =>
    arranged(game, (work) => {
      conquer(work, at(game, title), by, "A Test");
    });

  it("that is not loyal to your race joins your faction blanked, and nobody controls it", () => {
    const before = atWar();
    expect(viewFor(before, "public").seats[1]).toMatchObject({ powerBonus: 4 });
    const game = won("Ragesh");
    const ragesh = at(game, "Ragesh");
    expect(inPlay(game, "Ragesh")).toMatchObject({ faction: 0, controller: null, row: "supporting", rests: "text" });
    expect(isBlanked(game, ragesh)).toBe(true);
    expect(viewFor(game, "public").seats[0]?.supporting).toContainEqual(
      expect.objectContaining({ title: "Ragesh", blanked: true, conquered: { controlled: false, rests: "text" } }),
    );
    // Its power bonus is nobody's.
    expect(viewFor(game, "public").seats.map(({ powerBonus }) => powerBonus)).toEqual([0, 2, 0]);
    const later = passed(game, "discard", "buy", "sustain", "declare");
    for (const seat of [0, 1])
      expect(legalActions(acts(later, seat), seat).filter(({ sentence }) => sentence.includes("Ragesh"))).toEqual([]);
    expect(refused(acts(later, 1), { type: "rotate", seat: 1, card: ragesh, action: 0 })).toMatchObject({
      code: "not-your-card",
      facts: { title: "Ragesh", controller: null },
    });
  });

  it("keeps its conqueror's hands off it even where it is neutral: it is not loyal to that race", () => {
    expect(inPlay(won("Free Port"), "Free Port")).toMatchObject({ faction: 0, controller: null, rests: "text" });
  });

  it("that is lost is not conquered", () => {
    const game = resolved(actions(declares(atWar(), 0, "declare war on Ragesh")));
    expect(inPlay(game, "Ragesh")).toMatchObject({ faction: 1, controller: 1 });
  });

  it("that is loyal to your race is yours at once, with its text, whoever owns it", () => {
    const held = taken(atWar(), "Ragesh", 0);
    const back = taken(held, "Ragesh", 1);
    expect(inPlay(back, "Ragesh")).toMatchObject({ faction: 1, controller: 1 });
    expect(inPlay(back, "Ragesh").rests).toBeUndefined();
    expect(isBlanked(back, at(back, "Ragesh"))).toBe(false);
    expect(viewFor(back, "public").seats[1]?.powerBonus).toBe(4);
  });

  // engine: Enhancement Cards; War Conflicts — attached cards and contingencies are discarded.
  it("loses every card that lies on it, each time", () => {
    const shield = enhancement("Shield", {
      says: "Nothing.",
      target: { what: "card", types: ["location"], of: "any" },
    });
    let game = stage({ Londo: {}, "G'Kar": { race: "narn", hand: [shield], supporting: [place("Ragesh", "narn")] } });
    game = order(does(game, { type: "pass", seat: 0 }), 1, "sponsor Shield with G'Kar's Ambassador on Ragesh");
    expect(inPlay(game, "Shield").host).toBe(at(game, "Ragesh"));
    const after = taken(game, "Ragesh", 0);
    expect(after.cards[at(after, "Shield")]).toMatchObject({ zone: "discard", owner: 1 });
  });

  // compendium: War — as each conflict resolves, the winner takes it from wherever it then is.
  it("is taken from whoever has it, where two conflicts against it succeed", () => {
    let game = toConflicts(war(passed(atWar(), "declare", "action"), 2, 1));
    game = upTo(game, Math.min(turn(game), 2));
    while (turn(game) !== -1) {
      const seat = turn(game);
      game = seat === 1 ? does(game, { type: "declare-nothing", seat }) : order(game, seat, "declare war on Ragesh");
    }
    const label = (seat: number) =>
      legalActions(game, seat).find(({ sentence }) => /^support War over Ragesh/u.test(sentence)) !== undefined;
    expect(game.conflicts).toHaveLength(2);
    for (const seat of [0, 2]) {
      game = acts(game, seat);
      expect(label(seat)).toBe(true);
      const own = game.conflicts.find(({ initiator }) => initiator === seat);
      game = does(game, {
        type: "support",
        seat,
        conflict: own?.id ?? -1,
        with: at(game, seat === 0 ? "Purple Fleet" : "Earth Fleet"),
      });
    }
    const last = game.conflicts.map(({ initiator }) => initiator);
    const winner = game.order.filter((seat) => last.includes(seat)).at(-1);
    expect(inPlay(resolved(game), "Ragesh").faction).toBe(winner);
  });

  // compendium: Location Cards — neutralized and captured in one conflict, it is captured and then discarded.
  it("and was neutralized in the same turn is discarded afterwards, to its owner's pile", () => {
    const hurt = arranged(taken(atWar(), "Ragesh", 0), (work) => {
      const card = work.cards[at(work.game, "Ragesh")];
      if (card?.play) work.cards[card.id] = { ...card, play: { ...card.play, neutralized: true, rotated: true } };
    });
    const later = passed(hurt, "declare", "action", "aftermath");
    expect(later.cards[at(later, "Ragesh")]).toMatchObject({ zone: "discard", owner: 1 });
  });

  it("comes by a card's text or by hand as well, and only a location can", () => {
    const by = (title: string, seat = 0) => ({
      type: "effect" as const,
      seat,
      because: "A Card",
      effect: { verb: "conquer" as const, which: { card: at(atWar(), title) }, who: { seat } },
    });
    const { game, events } = happens(atWar(), by("Ragesh"));
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "conquered",
        seat: 0,
        card: { card: at(game, "Ragesh"), title: "Ragesh" },
        from: 1,
        retaken: false,
        controlled: false,
        source: "A Card",
      }),
    );
    expect(refused(game, by("Ragesh")).code).toBe("nothing-to-change");
    expect(refused(game, by("Narn Fleet")).code).toBe("nothing-to-change");
  });
});

describe("A war of another faction of one's race", () => {
  const table = () =>
    war(
      stage({
        Mike: { race: "narn" },
        Paul: { race: "non-aligned" },
        Pete: { race: "non-aligned" },
        Lyta: { race: "human" },
      }),
    );
  // engine: War in Dual Race Games — the worked example, with the Non-Aligned as the race of two factions.
  it("is joined as an action, by rotating the ambassador", () => {
    const { game, events } = happens(acts(table(), 2), { type: "join-war", seat: 2, enemy: 0 });
    expect(inPlay(game, "Pete's Ambassador").rotated).toBe(true);
    expect(viewFor(game, "public").states.map(({ between }) => between)).toEqual([
      [{ seat: 0 }, { seat: 1 }],
      [{ seat: 2 }, { seat: 0 }],
    ]);
    expect(events).toContainEqual(expect.objectContaining({ type: "joined-war", seat: 2, against: 0 }));
    expect(legalActions(acts(table(), 2), 2).map(({ sentence }) => sentence)).toContain("join the war against Mike");
  });

  it("cannot be joined twice, by another race, or with a rotated ambassador", () => {
    const joined = acts(does(acts(table(), 2), { type: "join-war", seat: 2, enemy: 0 }), 2);
    expect(refused(joined, { type: "join-war", seat: 2, enemy: 0 })).toMatchObject({ code: "state-exists" });
    expect(refused(acts(table(), 3), { type: "join-war", seat: 3, enemy: 0 })).toEqual({
      code: "no-war-to-join",
      rule: "war-between-factions",
      facts: { who: "Mike", race: "human" },
    });
    const tired = arranged(acts(table(), 2), (work) => {
      const card = work.cards[at(work.game, "Pete's Ambassador")];
      if (card?.play) work.cards[card.id] = { ...card, play: { ...card.play, rotated: true } };
    });
    expect(refused(tired, { type: "join-war", seat: 2, enemy: 0 }).code).toBe("not-ready");
  });
});
