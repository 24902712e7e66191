// compendium: Non-Aligned Agent; Non-Aligned Aide; Non-Aligned Captain
import { describe, expect, it } from "vitest";
import { addModifier } from "../../../../src/engine/changes/in-force/lasting.ts";
import { printedNow } from "../../../../src/engine/rules/in-force/ability.ts";
import {
  arranged,
  at,
  character,
  conflict,
  fleet,
  inPlay,
  order,
  refused,
  sentences,
  stage,
  turned,
} from "../../stage.ts";
import { real } from "../real.ts";

type Game = ReturnType<typeof stage>;
const complete = { complete: true, cost: 3 } as const;
const agent = real("Non-Aligned Agent", { ...complete, abilities: { intrigue: 2 } });
const aide = real("Non-Aligned Aide", { ...complete, abilities: { diplomacy: 2 } });
const captain = real("Non-Aligned Captain", { ...complete, abilities: { leadership: 1 } });

/** The first seat's turn again, with this card ready. */
const again = (game: Game, title: string) =>
  turned({ ...game, awaiting: [{ id: 9, seat: 0, kind: "action" }] }, title, { rotated: false });

describe("Non-Aligned Agent", () => {
  const hurt = (ability: number) =>
    turned(
      stage({ You: { supporting: [agent] }, Rival: { supporting: [character("Patient", { diplomacy: ability })] } }),
      "Patient",
      { neutralized: true, severe: 3 },
    );
  const helps = "rotate Non-Aligned Agent to take all severe damage off a character of ability 4 or more on Patient";

  it("takes all severe damage off a character, who stays neutralized", () => {
    const after = order(hurt(4), 0, helps);
    expect(inPlay(after, "Patient")).toMatchObject({ neutralized: true, severe: 0 });
  });

  it("pays with its rotation and 1 of its printed intrigue, for good, and cannot when there is none left", () => {
    const once = order(hurt(4), 0, helps);
    expect(inPlay(once, "Non-Aligned Agent").rotated).toBe(true);
    expect(printedNow(once, at(once, "Non-Aligned Agent"), "intrigue")).toBe(1);
    const twice = order(again(turned(once, "Patient", { severe: 1 }), "Non-Aligned Agent"), 0, helps);
    expect(printedNow(twice, at(twice, "Non-Aligned Agent"), "intrigue")).toBe(0);
    const spent = again(turned(twice, "Patient", { severe: 1 }), "Non-Aligned Agent");
    const target = { what: "card", card: at(spent, "Patient") } as const;
    const third = { type: "rotate", seat: 0, card: at(spent, "Non-Aligned Agent"), action: 0, target } as const;
    expect(refused(spent, third)).toMatchObject({ code: "cannot-pay", facts: { has: 0 } });
  });

  it("helps only characters whose abilities reach 4 when healed", () => {
    expect(sentences(hurt(3))).not.toContain(helps);
    const raised = arranged(hurt(3), (work) =>
      addModifier(work, {
        card: at(work.game, "Patient"),
        ability: "diplomacy",
        by: 1,
        until: "end-of-turn",
        holder: null,
        conflict: null,
        source: "a test",
      }),
    );
    expect(sentences(raised)).toContain(helps);
  });

  it("gives up what is printed: a bonus to its intrigue pays for nothing", () => {
    const bonus = arranged(hurt(4), (work) =>
      addModifier(work, {
        card: at(work.game, "Non-Aligned Agent"),
        ability: "intrigue",
        by: 3,
        until: "permanent",
        holder: null,
        conflict: null,
        source: "a test",
      }),
    );
    const ready = (game: Game) => again(turned(game, "Patient", { severe: 1 }), "Non-Aligned Agent");
    const spent = ready(order(ready(order(bonus, 0, helps)), 0, helps));
    expect(sentences(spent)).not.toContain(helps);
  });
});

describe("Non-Aligned Aide", () => {
  const talks = conflict("Talks", "diplomacy");
  const supports = "rotate Non-Aligned Aide to support a diplomacy conflict by 10 on Talks";
  const game = (more = talks) =>
    stage({ You: { race: "non-aligned", supporting: [aide] }, Rival: {} }, [["Rival", more]]);

  it("supports a diplomacy conflict by 10 for 1 of its printed diplomacy", () => {
    const after = order(game(), 0, supports);
    expect(after.conflicts[0]?.added).toMatchObject([{ to: "support", amount: 10 }]);
    expect(printedNow(after, at(after, "Non-Aligned Aide"), "diplomacy")).toBe(1);
  });

  it("takes no part in the conflict by that", () => {
    expect(order(game(), 0, supports).conflicts[0]?.participants).toEqual([]);
  });

  it("supports no conflict of another type, and none in which it could take no part", () => {
    expect(sentences(game(conflict("Plot", "intrigue"))).some((each) => each.endsWith(" on Plot"))).toBe(false);
    const closed = conflict("Talks", "diplomacy", {
      conflict: { form: "opposable", only: ["narn"] },
    });
    expect(sentences(game(closed))).not.toContain(supports);
    expect(sentences(game())).toContain(supports);
  });
});

describe("Non-Aligned Captain", () => {
  const ships = (title: string, race: "non-aligned" | "narn") => fleet(title, 3, { race });
  const piled = (...pile: ReturnType<typeof ships>[]) =>
    arranged(stage({ You: { supporting: [captain], deck: pile }, Rival: {} }), (work) => {
      const [seat] = work.seats;
      if (!seat) throw new Error("no seat");
      const ids = pile.map((facts) => at(work.game, facts.title));
      for (const id of ids) Object.assign(work.cards[id] ?? {}, { zone: "discard" });
      work.seats[0] = { ...seat, deck: [], discard: ids };
    });
  const fetches = "rotate Non-Aligned Captain to take the topmost Non-Aligned fleet from your discard pile";

  it("takes the topmost Non-Aligned fleet of the discard pile back, without asking which", () => {
    const game = piled(ships("Older", "non-aligned"), ships("Newer", "non-aligned"), ships("Narn Fleet", "narn"));
    const after = order(game, 0, fetches);
    expect(after.seats[0]?.hand.map((id) => at(after, "Newer") === id)).toEqual([true]);
    expect(after.awaiting.map(({ kind }) => kind)).toEqual(["action"]);
    expect(printedNow(after, at(after, "Non-Aligned Captain"), "leadership")).toBe(0);
  });
});
