// engine: The Draw Round; Lead a Fleet; Attack a Conflict Participant; Contingency Cards — positions put to the engine anew
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { aftermath } from "../aftermaths/aftermath-stage.ts";
import { contingency } from "../contingencies/contingency-stage.ts";
import { by } from "../rulesets/by.ts";
import {
  agenda,
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  enhancement,
  fleet,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const officer = (title: string, more: Partial<CardFacts> = {}) =>
  character(title, { diplomacy: 2, intrigue: 2, leadership: 2 }, more);
const rating = (game: Game, seat: number) => (game.seats[seat]?.unspent ?? 0) + (game.seats[seat]?.spent ?? 0);
const gain = [{ verb: "gain-influence", who: "you", amount: 1 }] as const;

describe("A supporting card that falls as a neutralized one is discarded in the draw round", () => {
  const muse = character(
    "Muse",
    { diplomacy: 1 },
    {
      text: {
        says: "Your characters have +2 diplomacy.",
        statics: [{ gives: "ability", ability: "diplomacy", by: 2, to: "your-characters" }],
      },
    },
  );
  const fallen = (game: Game) => {
    const hurt = turned(game, "Clerk", { damage: 2 });
    const down = does(hurt, byHand({ verb: "neutralize", which: { card: at(hurt, "Muse") } }));
    expect(inPlay(down, "Clerk").neutralized).toBe(false);
    return passed(down, "action");
  };
  const clerk = character("Clerk", { diplomacy: 1 });

  // engine: Discard Neutralized Supporting Cards — all neutralized supporting cards
  it.each([[[muse, clerk]], [[clerk, muse]]])("goes in the same step, in whichever order they lie", (supporting) => {
    const game = fallen(stage({ You: { supporting }, Rival: {} }));
    expect(game.cards[at(game, "Clerk")]).toMatchObject({ zone: "discard", play: null });
  });

  it("stays where it is of the inner circle, and until the next draw round in games that began before", () => {
    const inner = fallen(stage({ You: { supporting: [muse], inner: [clerk] }, Rival: {} }));
    expect(inPlay(inner, "Clerk").neutralized).toBe(true);
    const before = fallen({ ...stage({ You: { supporting: [muse, clerk] }, Rival: {} }), revision: 8 });
    expect(inPlay(before, "Clerk").neutralized).toBe(true);
  });
});

describe("A conflict for cards of one race alone", () => {
  const narn = { race: "narn" } as const;
  const start = () =>
    stage(
      {
        You: {
          ...narn,
          supporting: [fleet("Wing", 2, narn), fleet("Hawk", 2, narn), officer("Drifter"), officer("G'Sten", narn)],
        },
        Rival: {},
      },
      [["You", conflict("Purge", "military", { conflict: { form: "opposable", only: ["narn"] } })]],
    );
  const joins = (game: Game) => sentences(game).filter((one) => /^support Purge|^lead Hawk/.test(one));

  // compendium: Officer Exchange — both must be able to take part; engine: Lead a Fleet — a leader takes part with the fleet
  it("is joined by no fleet whose leader may not take part, and a fleet that is in it takes no such leader", () => {
    const led = order(order(start(), 0, "lead Wing with Drifter"), 1, "pass");
    expect(joins(led)).not.toContain("support Purge with Wing using military");
    const support = { type: "support", seat: 0, conflict: 1, with: at(led, "Wing") } as const;
    expect(refused(led, support)).toMatchObject({ code: "restricted-conflict", facts: { title: "Drifter" } });
    const joined = order(order(start(), 0, "support Purge with Hawk using military"), 1, "pass");
    const lead = { type: "lead", seat: 0, fleet: at(joined, "Hawk"), with: at(joined, "Drifter") } as const;
    expect(refused(joined, lead).code).toBe("restricted-conflict");
    expect(does({ ...joined, revision: 8 }, lead)).toBeDefined();
    expect(joins(joined)).toContain("lead Hawk with G'Sten");
    const apart = { ...lead, fleet: at(joined, "Wing") };
    expect(inPlay(does(joined, apart), "Drifter").leads).toBe(at(joined, "Wing"));
  });
});

describe("A participant whose ability has come down to 0 since it rotated", () => {
  const lowered = (game: Game) => {
    const which = { card: at(game, "Envoy") };
    return does(game, byHand({ verb: "change-ability", which, ability: "diplomacy", by: -1, until: "end-of-turn" }));
  };
  const envoy = character("Envoy", { diplomacy: 1, intrigue: 4 }, { marks: { strife: 1 } });

  // engine: Resolving Attacks — current abilities, and 2 for each Strife mark
  it("strikes back with its Strife mark alone", () => {
    const start = stage({ You: { supporting: [officer("Mine")] }, Rival: { supporting: [envoy] } }, [
      ["Rival", conflict("Talks", "diplomacy")],
    ]);
    const joined = lowered(order(order(start, 0, "pass"), 1, "support Talks with Envoy using diplomacy"));
    const game = order(joined, 0, "attack Envoy with Mine in Talks");
    expect(inPlay(game, "Mine")).toMatchObject({ neutralized: true, severe: 0 });
    expect(inPlay(game, "Envoy").damage).toBe(2);
  });

  // engine glossary: Uncontested
  it("contests the conflict that it opposes all the same", () => {
    const start = stage({ You: { supporting: [officer("Mine")] }, Rival: { supporting: [envoy] } }, [
      ["You", conflict("Talks", "diplomacy")],
    ]);
    const supported = order(start, 0, "support Talks with Mine using diplomacy");
    const opposed = lowered(order(supported, 1, "oppose Talks with Envoy using diplomacy"));
    const passing = does(opposed, { type: "pass", seat: 0 });
    const { events } = happens(passing, { type: "pass", seat: 1 });
    expect(events.find(({ type }) => type === "conflict-resolved")).toMatchObject({ won: true, uncontested: false });
  });
});

describe("Copies of a contingency of two players", () => {
  const revealed = (limit: "multiple" | "limited" | "unique") => {
    const luck = contingency("Luck", "any-resolved", {
      limit,
      text: { says: "Luck", contingency: { trigger: "any-resolved" }, effects: [...gain] },
    });
    let game = stage(
      {
        You: { hand: [luck], supporting: [officer("Mine")] },
        Rival: { hand: [luck], supporting: [officer("Theirs")] },
      },
      [
        ["You", conflict("Talks", "diplomacy")],
        ["Rival", conflict("Debate", "diplomacy")],
      ],
    );
    for (const [seat, under] of ["Mine", "Theirs"].entries())
      game = does(game, { type: "place", seat, card: game.seats[seat]?.hand[0] ?? -1, under: at(game, under) });
    game = passed(game, "action");
    for (let step = 0; step < 12 && game.round === "resolution"; step++) {
      const seat = game.awaiting[0]?.seat ?? -1;
      const reveal = sentences(game, seat).includes("reveal Luck");
      game = reveal ? order(game, seat, "reveal Luck") : does(game, { type: "pass", seat });
    }
    return [rating(game, 0), rating(game, 1)];
  };

  // engine: Contingency Cards — one copy per trigger; of a limited one a copy a turn, of a unique one a copy a game
  it("are revealed one for each of two conflicts, and where they are limited or unique one in the turn", () => {
    expect(revealed("multiple")).toEqual([5, 5]);
    expect(revealed("limited")).toEqual([5, 4]);
    expect(revealed("unique")).toEqual([5, 4]);
  });
});

describe("Two hidden copies of a unique agenda", () => {
  const hidden = (major: boolean) => {
    const grail = agenda("Grail", { says: "Nothing.", major }, { limit: "unique", cost: 0 });
    let game = stage({ You: { hand: [grail] }, Rival: { hand: [grail] } });
    game = order(game, 0, "hide Grail with You's Ambassador");
    game = order(game, 1, "hide Grail with Rival's Ambassador");
    return order(game, 0, "reveal agenda");
  };

  // engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda — as if it were sponsored, which it cannot be any more
  it("are revealed once: the second is discarded, or stays hidden where it is a major one", () => {
    expect(order(hidden(false), 1, "reveal agenda").seats[1]?.discard).toHaveLength(1);
    expect(refused(hidden(true), { type: "reveal-agenda", seat: 1 }).rule).toBe("unique");
  });
});

describe("A war conflict on a location that has left play", () => {
  // compendium: Conflict Cards — it resolves all the same; engine: War Conflicts — the target's tension rises
  it("is won without conquering anything, and raises the tension of the player whose it was", () => {
    const start = stage({
      You: { race: "narn", supporting: [fleet("Armada", 4)] },
      Rival: { race: "human", supporting: [location("Post", { race: "human" })] },
    });
    const war = byHand({ verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } });
    const declared = passed(order(declaring(does(start, war)), 0, "declare war on Post"), "declare");
    const supported = order(declared, 0, "support War over Post with Armada using military");
    const gone = does(supported, byHand({ verb: "discard-card", which: { card: at(supported, "Post") } }));
    const game = passed(gone, "action");
    expect(game.seats[1]?.raidedIn).toBe(game.turn);
    expect(game.seats[1]?.tensions[0]).toBe((gone.seats[1]?.tensions[0] ?? 0) + 1);
    expect({ first: rating(game, 0), second: rating(game, 1) }).toEqual({ first: 4, second: 4 });
  });
});

describe("A conflict that discards a supporting character", () => {
  const purge = conflict("Purge", "intrigue", {
    target: { what: "card", of: "others", types: ["character"], row: "supporting" },
    conflict: { form: "opposable", won: [{ effects: [{ verb: "discard-card", which: "target" }] }] },
  });
  const supported = () => {
    const start = declaring(
      stage({ You: { hand: [purge], supporting: [officer("Mine")] }, Rival: { supporting: [officer("Prey")] } }),
    );
    const begun = passed(order(start, 0, "declare Purge on Prey"), "declare");
    return order(begun, 0, "support Purge with Mine using intrigue");
  };
  const over = (game: Game) => passed(game, "action", "aftermath");

  // compendium: Conflict Cards — promoted, it is the target still; engine: Ambassadorial Immunity
  it("discards one that has been promoted meanwhile, and not one that leads its faction by then", () => {
    const which = { card: at(supported(), "Prey") };
    const promoted = over(does(supported(), byHand({ verb: "move", which, to: "inner" })));
    expect(promoted.cards[which.card]?.zone).toBe("discard");
    const leads = over(does(supported(), byHand({ verb: "become-ambassador", which })));
    expect(inPlay(leads, "Prey").row).toBe("inner");
  });
});

describe("Assistance to an ambassador that is replaced", () => {
  const narn = { race: "narn" } as const;
  const heir = character(
    "Heir",
    { diplomacy: 3 },
    {
      ...narn,
      text: {
        says: "May replace your ambassador.",
        replaces: { how: "may", target: { what: "card", of: "you", ambassador: true } },
      },
    },
  );
  const start = () =>
    stage({
      You: {
        ...narn,
        unspent: 9,
        supporting: [officer("Aide", { ...narn, keywords: ["Ambassador's Assistant"] })],
        hand: [heir, officer("Page", narn)],
      },
      Rival: {},
    });
  const replaced = (game: Game) => order(order(game, 1, "pass"), 0, "replace You's Ambassador with Heir");

  // engine: Replace a Card — the new one is another card, and not what effects on the old one were for
  it("does not pass on, neither in abilities nor in what sponsoring costs", () => {
    const raised = replaced(order(start(), 0, "rotate Aide to assist"));
    expect(abilityOf(raised, at(raised, "Heir"), "diplomacy")).toBe(3);
    const cheaper = order(replaced(order(start(), 0, "rotate Aide to assist sponsoring")), 1, "pass");
    expect(order(cheaper, 0, "sponsor Page with Heir").seats[0]?.spent).toBe(2);
  });
});

describe("What an enhancement on another faction does when “you” win", () => {
  // engine: Factions and Control — its controller says whether; glossary: You or Your — for the faction that it lies on
  it("is used by whoever controls it, as that faction wins, and the faction has it", () => {
    const blessing = enhancement("Blessing", {
      says: "When you win you gain 1 influence.",
      target: { what: "player", of: "any" },
      triggered: [{ on: "you-win", does: "gain 1 influence", effects: [...gain] }],
    });
    const start = stage({ You: { hand: [blessing] }, Rival: { supporting: [officer("Theirs")] } }, [
      ["Rival", conflict("Talks", "diplomacy")],
    ]);
    const lies = order(start, 0, "sponsor Blessing with You's Ambassador on Rival");
    const won = passed(order(lies, 1, "support Talks with Theirs using diplomacy"), "action");
    expect(won.awaiting).toMatchObject([{ seat: 0, kind: "trigger" }]);
    const game = order(won, 0, "use Blessing to gain 1 influence");
    expect({ first: rating(game, 0), second: rating(game, 1) }).toEqual({ first: 4, second: 5 });
  });
});

describe("A neutral location that its first player conquers back", () => {
  // engine: War Conflicts — it is loyal to no race; rulebook: War — its owner has it back
  it("rests by the Engine Rules as for any conqueror, and works again by the published ones", () => {
    const back = (rules: "engine" | "casual") => {
      const depot = location("Depot", { text: { says: "+2 power.", statics: [{ gives: "power", by: 2 }] } });
      const start = by(rules, stage({ You: { race: "narn" }, Rival: { race: "centauri", supporting: [depot] } }));
      const which = { card: at(start, "Depot") };
      const taken = does(start, byHand({ verb: "conquer", which, who: { seat: 0 } }));
      return powerOf(does(taken, byHand({ verb: "conquer", which, who: { seat: 1 } })), 1);
    };
    expect({ engine: back("engine"), casual: back("casual") }).toEqual({ engine: 4, casual: 6 });
  });
});

describe("A participant that has moved to another faction", () => {
  const scar = aftermath("Scar", { participant: true });
  const moved = () => {
    const start = stage(
      {
        You: { hand: [scar], supporting: [officer("Mine")] },
        Rival: { supporting: [officer("Spy"), officer("Guard")] },
        Third: { supporting: [officer("Agent")] },
      },
      [["You", conflict("Talks", "diplomacy")]],
    );
    const supported = order(start, 0, "support Talks with Mine using diplomacy");
    const opposed = order(supported, 1, "oppose Talks with Spy using diplomacy");
    return does(opposed, byHand({ verb: "move", which: { card: at(opposed, "Spy") }, to: { seat: 2 } }));
  };

  // engine: Attack a Conflict Participant — not one of one's own faction
  it("goes on opposing, may be attacked by the faction that it has left, and no longer by its new one", () => {
    const game = moved();
    expect(game.conflicts[0]?.participants).toHaveLength(2);
    expect(sentences(game, 2)).not.toContain("attack Spy with Agent in Talks");
    const later = order(order(game, 2, "pass"), 0, "pass");
    expect(sentences(later, 1)).toContain("attack Spy with Guard in Talks");
  });
});

describe("An effect by hand on a card of one's own hand", () => {
  // moderator: effects by hand — what they are done to lies open in play
  it("is refused, since the card does not lie in play", () => {
    const game = stage({ You: { hand: [officer("Held")] }, Rival: {} });
    const held = byHand({ verb: "rotate", which: { card: at(game, "Held") } });
    expect(refused(game, held)).toMatchObject({ code: "nothing-to-change", facts: { reason: "card-hidden" } });
  });
});
