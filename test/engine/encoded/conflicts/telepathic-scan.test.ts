// compendium: Telepathic Scan
import { describe, expect, it } from "vitest";
import { addModifier } from "../../../../src/engine/changes/in-force/lasting.ts";
import { moveCard } from "../../../../src/engine/changes/zones.ts";
import { apply, legalActions, viewFor } from "../../../../src/engine/index.ts";
import {
  arranged,
  at,
  byHand,
  character,
  does,
  event,
  order,
  passed,
  refused,
  sentences,
  type stage,
  turned,
} from "../../stage.ts";
import { against, real } from "../real.ts";

type Game = ReturnType<typeof stage>;

describe("Telepathic Scan", () => {
  const letters = ["Alpha", "Bravo", "Charlie", "Delta", "Echo"];
  const hand = letters.map((letter) => event(`${letter} Order`, { says: "-" }));
  const seats = {
    You: {
      race: "human",
      supporting: [
        character("Reader", { psi: 2 }),
        character("Helper", { psi: 4 }),
        character("Aide", { diplomacy: 1 }),
      ],
    },
    Rival: { race: "narn", hand },
    Third: { race: "minbari" },
  } as const;
  const set = () => against("Telepathic Scan", 1, seats);
  const acting = (game: Game): Game => ({ ...game, awaiting: [{ id: 9, seat: 0, kind: "action" }] });
  const supported = (game: Game, ...readers: string[]) => {
    let now = game;
    for (const reader of readers) now = order(acting(now), 0, `support Telepathic Scan with ${reader} using psi`);
    return now;
  };
  const scanned = (game = set(), ...readers: string[]) =>
    passed(supported(game, ...(readers.length > 0 ? readers : ["Reader"])), "action", "aftermath");
  const shown = (game: Game) => {
    const [asked] = viewFor(game, { seat: 0 }).awaiting.filter(({ kind }) => kind === "discard-shown");
    return asked?.options?.map(({ title }) => title) ?? [];
  };

  it("shows as many random cards of the target's hand as the base psi of the first supporter, and one is discarded", () => {
    const game = scanned();
    expect(shown(game)).toHaveLength(2);
    const [first = ""] = shown(game);
    expect(sentences(game).sort()).toEqual(shown(game).map((title) => `discard ${title}`));
    const after = order(game, 0, `discard ${first}`);
    expect(after.cards[at(after, first)]?.zone).toBe("discard");
    expect(after.seats[1]?.hand).toHaveLength(4);
  });

  it("counts whoever was rotated first, and the psi at the start of a turn, fully healed", () => {
    expect(shown(scanned(set(), "Helper", "Reader"))).toHaveLength(4);
    const raised = arranged(set(), (work) =>
      addModifier(work, {
        card: at(work.game, "Reader"),
        ability: "psi",
        by: 2,
        until: "end-of-turn",
        holder: null,
        conflict: null,
        source: "a test",
      }),
    );
    expect(shown(scanned(raised))).toHaveLength(2);
    expect(shown(scanned(turned(set(), "Reader", { damage: 1 })))).toHaveLength(2);
  });

  it("shows the whole hand at the most, and nothing where it is not won", () => {
    const few = against("Telepathic Scan", 1, { ...seats, Rival: { race: "narn", hand: hand.slice(0, 1) } });
    expect(shown(scanned(few))).toEqual(["Alpha Order"]);
    expect(shown(passed(set(), "action", "aftermath"))).toEqual([]);
  });

  it("asks no more once the cards that it has shown have left that hand", () => {
    const few = against("Telepathic Scan", 1, { ...seats, Rival: { race: "narn", hand: hand.slice(0, 1) } });
    const asked = scanned(few);
    expect(asked.awaiting.map(({ kind }) => kind)).toContain("discard-shown");
    const gone = arranged(asked, (work) => moveCard(work, at(work.game, "Alpha Order"), "discard"));
    const after = does(gone, byHand({ verb: "gain-power", who: { seat: 1 }, amount: 1 }, 1));
    expect(after.awaiting.map(({ kind }) => kind)).not.toContain("discard-shown");
  });

  it("shows them to whoever has won it and to nobody else", () => {
    const game = scanned();
    for (const viewer of [{ seat: 2 }, "public", "judge"] as const) {
      const view = JSON.stringify(viewFor(game, viewer));
      expect(letters.filter((letter) => view.includes(`${letter} Order`))).toEqual([]);
    }
    expect(legalActions(game, 2)).toEqual([]);
    const all = JSON.stringify(viewFor(game, { seat: 0 }));
    expect(letters.filter((letter) => all.includes(`${letter} Order`))).toHaveLength(2);
  });

  it("lets no other card of that hand be discarded, nor all of them be kept", () => {
    const game = scanned();
    const other = letters.map((letter) => `${letter} Order`).find((title) => !shown(game).includes(title)) ?? "";
    expect(refused(game, { type: "take", seat: 0, card: at(game, other) })).toMatchObject({ code: "card-not-there" });
    expect(apply(game, { type: "pass", seat: 0 })).toMatchObject({ ok: false });
  });

  it("is aimed at another player", () => {
    expect(real("Telepathic Scan").text?.target).toEqual({ what: "player", of: "others" });
  });
});
