import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LegalAction, View } from "../../src/engine/index.ts";
import { type Reading, readOrder } from "../../src/orders/index.ts";
import { anyText } from "../any-text.ts";
import { quickest } from "../quickest.ts";
import { actions, card, fullView, legal } from "../views/fixtures.ts";

const read = (text: string, view: View = fullView, now: readonly LegalAction[] = actions) => readOrder(text, view, now);

/** The sentence of what an order does, or what else comes of it. */
function outcome(reading: Reading, now: readonly LegalAction[] = actions): string {
  switch (reading.kind) {
    case "do":
      return now.find(({ action }) => action === reading.action)?.sentence ?? JSON.stringify(reading.action);
    case "try":
      return `try ${JSON.stringify(reading.action)}`;
    case "choose":
      return `choose: ${reading.options.map(({ sentence }) => sentence).join(" | ")}`;
    case "unclear":
      return "unclear";
  }
}

describe("an ability that is used as another", () => {
  const now = [
    legal(
      { type: "support", seat: 0, conflict: 1, with: 10 },
      "support Trade Pact with Envoy Cassarin using diplomacy",
    ),
    legal(
      { type: "support", seat: 0, conflict: 1, with: 10, using: "intrigue" },
      "support Trade Pact with Envoy Cassarin using intrigue",
    ),
    legal(
      { type: "attack", seat: 0, conflict: 1, against: 20, with: 10, using: "intrigue" },
      "attack Envoy Tavik with Envoy Cassarin in Trade Pact using intrigue",
    ),
    legal(
      { type: "lead", seat: 0, fleet: 12, with: 10, using: "intrigue" },
      "lead Purple Fleet with Envoy Cassarin using intrigue",
    ),
  ];

  test.each(now.map(({ sentence }) => sentence))("is read back as %j", (sentence) => {
    expect(outcome(read(sentence, fullView, now), now)).toBe(sentence);
  });

  test("is asked for where the order leaves it open", () => {
    expect(outcome(read("support trade pact with cassarin", fullView, now), now)).toMatch(
      /^choose: .*diplomacy.*intrigue/u,
    );
  });
});

describe("an order that is legal now", () => {
  test.each(actions.map(({ sentence }) => sentence))("%j is done", (sentence) => {
    expect(outcome(read(sentence))).toBe(sentence);
  });

  test.each([
    ["Build with ENVOY cassarin!", "build with Envoy Cassarin"],
    ["build with cassarin", "build with Envoy Cassarin"],
    ["build cassarin", "build with Envoy Cassarin"],
    ["bild with lady", "build with Lady Morella"],
    ["build with morela", "build with Lady Morella"],
    ["build with Lady Moerlla", "build with Lady Morella"],
    ["sponsor vir with cassarin", "sponsor Vir Corvani with Envoy Cassarin"],
    ["sponsor Vir Corvani with the lady", "sponsor Vir Corvani with Lady Morella"],
    ["sponsor spy ring", "sponsor Spy Ring with Envoy Cassarin"],
    ["sponser the spy rnig", "sponsor Spy Ring with Envoy Cassarin"],
    ["play secret bargain on G'Kar", "play Secret Bargain on G'Kar"],
    ["play secret on gkar", "play Secret Bargain on G'Kar"],
    ["play bargain on narn", "play Secret Bargain on G'Kar"],
    ["play bargain on tavik", "play Secret Bargain on Envoy Tavik"],
    ["support trade pact with cassarin", "support Trade Pact with Envoy Cassarin using diplomacy"],
    ["sup trade with lady morella", "support Trade Pact with Lady Morella using diplomacy"],
    ["support with lady", "support Trade Pact with Lady Morella using diplomacy"],
    ["oppose trade pact", "oppose Trade Pact with Envoy Cassarin using diplomacy"],
    ["oppose trade pact using diplomacy", "oppose Trade Pact with Envoy Cassarin using diplomacy"],
    ["lead purple fleet with lady", "lead Purple Fleet with Lady Morella"],
    // Whole sentences, as players say them.
    ["I build with Cassarin.", "build with Envoy Cassarin"],
    ["build influence with cassarin", "build with Envoy Cassarin"],
    ["rotate lady morella to build influence", "build with Lady Morella"],
    ["Lady Morella builds influence", "build with Lady Morella"],
    ["Lady Morella supports Trade Pact", "support Trade Pact with Lady Morella using diplomacy"],
    ["use lady to support trade pact", "support Trade Pact with Lady Morella using diplomacy"],
    ["the lady leads the purple fleet", "lead Purple Fleet with Lady Morella"],
    ["sponsor vir by cassarin", "sponsor Vir Corvani with Envoy Cassarin"],
    ["Cassarin sponsors Vir", "sponsor Vir Corvani with Envoy Cassarin"],
    ["play the event secret bargain against narn", "play Secret Bargain on G'Kar"],
    ["lead fleet", "lead Purple Fleet with Lady Morella"],
    ["rotate lady", "rotate Lady Morella to restore 1 influence"],
    ["rotate Lady Morella to restore", "rotate Lady Morella to restore 1 influence"],
    ["use lady", "rotate Lady Morella to restore 1 influence"],
    ["pass", "pass"],
    ["  PASS.  ", "pass"],
    ["/act pass", "pass"],
    ["skip", "pass"],
    // Without a verb, or in another order, while only one action has every word.
    ["purple fleet lady", "lead Purple Fleet with Lady Morella"],
    ["trade pact oppose", "oppose Trade Pact with Envoy Cassarin using diplomacy"],
  ])("%j is read as %j", (text, sentence) => {
    expect(outcome(read(text))).toBe(sentence);
  });

  test("several that fit are offered, the best first", () => {
    expect(outcome(read("sponsor Vir"))).toBe(
      "choose: sponsor Vir Corvani with Envoy Cassarin | sponsor Vir Corvani with Lady Morella",
    );
    expect(outcome(read("build"))).toBe("choose: build with Envoy Cassarin | build with Lady Morella");
    expect(outcome(read("play secret bargain"))).toContain("choose: play Secret Bargain on G'Kar");
  });

  test("a cut sentence is the sentence", () => {
    expect(outcome(read("sponsor Vir Corvani with Env…"))).toBe("sponsor Vir Corvani with Envoy Cassarin");
    expect(outcome(read("sponsor Vir…"))).toContain("choose");
  });

  test("a whole name wins over the beginning of another", () => {
    const fleets = [
      legal({ type: "lead", seat: 0, fleet: 12, with: 14 }, "lead Purple Fleet with Lady Morella"),
      legal({ type: "lead", seat: 0, fleet: 13, with: 14 }, "lead Purple Fleet #2 with Lady Morella"),
    ];
    const how = (text: string) => outcome(read(text, fullView, fleets), fleets);
    expect(how("lead purple fleet")).toBe("lead Purple Fleet with Lady Morella");
    expect(how("lead purple fleet 2 with lady")).toBe("lead Purple Fleet #2 with Lady Morella");
    expect(how("lead purple fleet #2")).toBe("lead Purple Fleet #2 with Lady Morella");
    expect(how("lead purple")).toContain("choose");
  });

  test("a name may have a joint word in it", () => {
    const pact = card(40, "Alliance with the Narn", { type: "event" });
    const view: View = {
      ...fullView,
      seats: fullView.seats.map((each) => (each.seat === 0 ? { ...each, hand: [pact] } : each)),
    };
    const now = [
      legal(
        { type: "play", seat: 0, card: 40, target: { what: "player", seat: 1 } },
        "play Alliance with the Narn on G'Kar",
      ),
    ];
    expect(outcome(read("play alliance with narn on g'kar", view, now), now)).toBe(now[0]?.sentence);
  });

  test("facts that are missing come along", () => {
    expect(read("support trade pact with lady")).toMatchObject({ kind: "do", needs: ["diplomacy"] });
  });

  test("copies of a card in hand are one thing", () => {
    const now = [33, 34].map((id) =>
      legal({ type: "sponsor", seat: 0, card: id, with: 10 }, "sponsor Spy Ring with Envoy Cassarin"),
    );
    expect(read("sponsor spy", fullView, now)).toMatchObject({ kind: "do", action: { card: 33 } });
  });
});

describe("an order that is not legal now", () => {
  test.each([
    ["build with marchetti", { type: "build", seat: 0, with: 11 }],
    ["build with Tavik", { type: "build", seat: 0, with: 20 }],
    ["sponsor Winter Gambit with Cassarin", { type: "sponsor", seat: 0, card: 32, with: 10 }],
    ["sponsor Winter Gambit", { type: "sponsor", seat: 0, card: 32, with: 10 }],
    ["promote purple fleet", { type: "promote", seat: 0, card: 12, with: 10 }],
    ["support Trade Pact with Marchetti", { type: "support", seat: 0, conflict: 1, with: 11 }],
    ["support trade pact with lady for gkar", { type: "support", seat: 0, conflict: 1, with: 14, side: 1 }],
    ["lead purple fleet with marchetti", { type: "lead", seat: 0, fleet: 12, with: 11 }],
    ["attack tavik with marchetti in trade pact", { type: "attack", seat: 0, conflict: 1, against: 20, with: 11 }],
    // An ability that the card may not use so: the refusal says that.
    [
      "support Trade Pact with Cassarin using intrigue",
      { type: "support", seat: 0, conflict: 1, with: 10, using: "intrigue" },
    ],
    [
      "lead purple fleet with marchetti using intrigue",
      { type: "lead", seat: 0, fleet: 12, with: 11, using: "intrigue" },
    ],
    ["attack tavik with marchetti using diplomacy", { type: "attack", seat: 0, conflict: 1, against: 20, with: 11 }],
    [
      "attack tavik with marchetti using psi in trade pact",
      { type: "attack", seat: 0, conflict: 1, against: 20, with: 11, using: "psi" },
    ],
    ["heal cassarin", { type: "heal", seat: 0, card: 10 }],
    ["repair purple fleet by 2", { type: "repair", seat: 0, card: 12, by: 2 }],
    ["repair purple fleet", { type: "repair", seat: 0, card: 12, by: 1 }],
    ["play vir corvani", { type: "play", seat: 0, card: 30 }],
    ["place secret bargain under lady", { type: "place", seat: 0, card: 31, under: 14 }],
    ["declare winter gambit on narn", { type: "declare", seat: 0, card: 32, target: { what: "player", seat: 1 } }],
    ["declare nothing", { type: "declare-nothing", seat: 0 }],
    ["discard agenda", { type: "discard-agenda", seat: 0 }],
    ["discard spy ring, vir", { type: "discard", seat: 0, cards: [33, 30] }],
    ["discard spy ring, spy ring", { type: "discard", seat: 0, cards: [33, 34] }],
    ["keep", { type: "keep", seat: 0 }],
    ["buy 2", { type: "buy", seat: 0, cards: 2 }],
    ["buy three", { type: "buy", seat: 0, cards: 3 }],
    ["choose for me", { type: "start-with-any", seat: 0 }],
    ["rotate marchetti", { type: "rotate", seat: 0, card: 11, action: 0 }],
    ["rotate marchetti to assist", { type: "assist", seat: 0, card: 11, by: "abilities" }],
    ["rotate marchetti to assist cassarin", { type: "assist", seat: 0, card: 11, by: "abilities" }],
    ["assist with marchetti", { type: "assist", seat: 0, card: 11, by: "abilities" }],
    ["ready all", { type: "sustain", seat: 0, cards: [] }],
    ["reveal agenda", { type: "reveal-agenda", seat: 0 }],
    ["hide Spy Ring with Cassarin", { type: "hide", seat: 0, card: 33, with: 10 }],
    ["replace agenda with Spy Ring using Cassarin", { type: "replace-agenda", seat: 0, card: 33, with: 10 }],
    ["surrender to G'Kar", { type: "surrender", seat: 0, to: 1 }],
    ["surrender unconditionally to Narn", { type: "surrender", seat: 0, to: 1 }],
    ["declare war on Narn", { type: "declare-war", seat: 0, enemy: 1, target: { what: "player", seat: 1 } }],
    ["join the war against Narn", { type: "join-war", seat: 0, enemy: 1 }],
    ["declare war on Tavik", { type: "declare-war", seat: 0, enemy: 1, target: { what: "card", card: 20 } }],
    ["replace agenda with Spy Ring", { type: "replace-agenda", seat: 0, card: 33, with: 10 }],
  ])("%j is tried, for the rule to refuse it", (text, action) => {
    expect(read(text)).toEqual({ kind: "try", action });
  });

  test("is a declaration of war as the war of one's race only where the race has another faction", () => {
    const kin = fullView.seats.map((one) => ({ ...one, seat: 2, name: "Refa", race: "centauri" as const })).slice(1);
    expect(read("declare war on G'Kar", { ...fullView, seats: [...fullView.seats, ...kin] })).toEqual({
      kind: "try",
      action: { type: "join-war", seat: 0, enemy: 1 },
    });
  });

  test.each([
    ["support trade pact with cassarin", { type: "support", seat: 0, conflict: 0, with: 10 }],
    ["oppose goodwill", { type: "oppose", seat: 0, conflict: 0, with: 10 }],
    ["attack tavik with marchetti", { type: "attack", seat: 0, conflict: 0, against: 20, with: 11 }],
  ])("takes part in none where no conflict is open, however it is called: %j", (text, action) => {
    expect(read(text, { ...fullView, conflicts: [] }, [])).toEqual({ kind: "try", action });
  });

  test("that leaves the target out is meant without one, where that is legal too", () => {
    const now = [
      legal(
        { type: "declare", seat: 0, card: 32, target: { what: "player", seat: 1 } },
        "declare Winter Gambit on G'Kar",
      ),
      legal({ type: "declare", seat: 0, card: 32 }, "declare Winter Gambit"),
    ];
    expect(outcome(read("declare winter", fullView, now), now)).toBe("declare Winter Gambit");
    expect(outcome(read("declare winter on narn", fullView, now), now)).toBe("declare Winter Gambit on G'Kar");
  });

  test("is told how it is said where only its verb is understood", () => {
    expect(read("attack", fullView, [])).toMatchObject({ kind: "unclear", form: "attack CARD with CARD in CONFLICT" });
  });

  test("pass is tried when it is another's turn", () => {
    expect(read("pass", { ...fullView, awaiting: [] }, [])).toEqual({ kind: "try", action: { type: "pass", seat: 0 } });
  });

  test.each(["wait", "stop"])("%j is tried at any time", (text) =>
    expect(read(text, { ...fullView, awaiting: [] }, [])).toEqual({ kind: "try", action: { type: "wait", seat: 0 } }),
  );

  test.each(["", "?!", "what now", "sponsor the moon", "x".repeat(1_000), "with with with on on"])(
    "%j is unclear",
    (text) => {
      expect(read(text)).toMatchObject({ kind: "unclear" });
    },
  );

  test.each([
    ["sponsor Kosh with Cassarin", "kosh"],
    ["build with Kosh", "kosh"],
    ["play Kosh on G'Kar", "kosh"],
    ["support Kosh with Cassarin", "kosh"],
  ])("%j names what nobody sees", (text, phrase) => {
    expect(read(text)).toMatchObject({ kind: "unclear", which: { phrase, titles: [] } });
  });

  test("what is unclear shows what is near", () => {
    const reading = read("sponsor the moon with cassarin");
    expect(reading.kind === "unclear" && reading.nearest.length).toBeGreaterThan(0);
  });

  test("whoever begins an order of one kind is asked about orders of that kind", () => {
    for (const text of ["sponsor the moon with cassarin", "discard cassarin, moon", "attack moonbase with cassarin"]) {
      const reading = read(text);
      if (reading.kind !== "unclear") throw new Error(JSON.stringify(reading));
      const verb = text.split(" ")[0];
      expect(reading.nearest.map(({ sentence }) => sentence.split(" ")[0])).toEqual(reading.nearest.map(() => verb));
    }
  });

  test("one word of many is no reason to suggest an order", () => {
    const reading = read("please let my whole fleet fly home to cassarin quietly");
    expect(reading).toMatchObject({ kind: "unclear", nearest: [] });
  });

  test("no order names a card that this seat may not see", () => {
    const other: View = {
      ...fullView,
      viewer: { seat: 1 },
      seats: fullView.seats.map((each) => ({ ...each, hand: null })),
      awaiting: [],
    };
    expect(read("play secret bargain", other, [])).toMatchObject({ kind: "unclear" });
  });
});

describe("any text", () => {
  const words = fc.constantFrom(
    "build",
    "sponsor",
    "with",
    "on",
    "for",
    "Vir",
    "lady",
    "the",
    "2",
    ",",
    "pass",
    "discard",
    "start",
    "G'Kar",
    "…",
    "to",
    "lose",
  );
  const texts = fc.oneof(
    anyText({ maxLength: 400 }),
    fc.array(words, { maxLength: 30 }).map((all) => all.join(" ")),
  );

  test("gives a reading, quickly, and never more than can be offered", { tags: "long" }, () => {
    const slow: number[] = [];
    fc.assert(
      fc.property(texts, (text) => {
        const reading = read(text);
        slow.push(quickest(() => read(text)));
        if (reading.kind === "choose") {
          expect(reading.options.length).toBeGreaterThanOrEqual(2);
          expect(reading.options.length).toBeLessThanOrEqual(25);
        }
        if (reading.kind === "try") expect(reading.action.seat).toBe(0);
      }),
      { numRuns: 400 },
    );
    slow.sort((a, b) => a - b);
    expect(slow[Math.floor(slow.length * 0.95)]).toBeLessThan(20);
  });
});
