// compendium: 7.1 Aftermath Cards (Wounded, Ostracized); 5.2 Play Aftermath Cards; rulebook: Step 2. Play Aftermath Cards
import { describe, expect, it } from "vitest";
import type { CardText } from "../../../src/engine/cards/text.ts";
import type { CardFacts, ConflictType, Game } from "../../../src/engine/index.ts";
import { legalActions } from "../../../src/engine/index.ts";
import {
  at,
  character,
  conflict,
  does,
  event,
  fleet,
  inPlay,
  invented,
  order,
  passed,
  refused,
  stage,
} from "../stage.ts";

type Aftermath = NonNullable<CardText["aftermath"]>;
type Outcome = "won" | "lost";

function aftermath(
  title: string,
  conditions: Partial<Aftermath>,
  text: Partial<CardText>,
  more: Partial<CardFacts> = {},
) {
  const printed: CardText = { says: title, aftermath: { discardAfterPlay: true, ...conditions }, ...text };
  return invented("aftermath", title, { cost: 0, text: printed, ...more });
}

const damaging: Partial<CardText> = {
  target: { what: "card", types: ["character"], of: "you" },
  effects: [{ verb: "damage", which: "target", amount: 1 }],
};
/** Lost Intrigue or Military, as Wounded. */
const wounded = aftermath(
  "Wound",
  {
    after: [
      { type: "intrigue", outcome: "lost" },
      { type: "military", outcome: "lost" },
    ],
  },
  damaging,
);
/** Military or lost Intrigue, as Ostracized. */
const ostracized = aftermath(
  "Outcast",
  { after: [{ type: "military" }, { type: "intrigue", outcome: "lost" }] },
  damaging,
);

/** Your conflict of this type has been won or lost, and you hold these. */
function resolved(type: ConflictType, outcome: Outcome, hand: readonly CardFacts[]): Game {
  const wing = type === "military" ? fleet("Wing", 3) : character("Wing", { [type]: 3 });
  const game = stage({ You: { supporting: [wing, character("Aide", { diplomacy: 2 })], hand }, Rival: {} }, [
    ["You", conflict("Dispute", type)],
  ]);
  const done = outcome === "lost" ? game : order(game, 0, `support Dispute with Wing using ${type}`);
  return passed(done, "action");
}
const playable = (game: Game) =>
  legalActions(game, 0).some(({ sentence }) => sentence.startsWith("play ") && sentence.endsWith(" on Aide"));
const conflicts = (["diplomacy", "intrigue", "psi", "military"] as const).flatMap((type) =>
  (["won", "lost"] as const).map((outcome): [ConflictType, Outcome] => [type, outcome]),
);

describe("An aftermath that names several kinds of conflict", () => {
  it.each(conflicts)("such as Wounded, Lost Intrigue or Military, after a %s conflict that was %s", (type, outcome) => {
    const follows = outcome === "lost" && (type === "intrigue" || type === "military");
    expect(playable(resolved(type, outcome, [wounded]))).toBe(follows);
  });

  it.each(conflicts)(
    "such as Ostracized, Military or Lost Intrigue, after a %s conflict that was %s",
    (type, outcome) => {
      const follows = type === "military" || (outcome === "lost" && type === "intrigue");
      expect(playable(resolved(type, outcome, [ostracized]))).toBe(follows);
    },
  );

  it("says which conflicts it follows where it does not fit", () => {
    const game = resolved("intrigue", "won", [ostracized]);
    const target = { what: "card", card: at(game, "Aide") } as const;
    expect(refused(game, { type: "aftermath", seat: 0, card: at(game, "Outcast"), target })).toMatchObject({
      code: "aftermath-after",
      rule: "aftermath-conditions",
      facts: { title: "Outcast", conflict: "Dispute", wants: ["military", "lost intrigue"] },
    });
  });

  // quickstart: Turn Phase Details and Notes — aftermaths of won conflicts are for the initiator
  it("counts as one of winning by quickstart only where it could follow nothing but a won conflict", () => {
    const after: Aftermath["after"] = [
      { type: "diplomacy", outcome: "won" },
      { type: "intrigue", outcome: "won" },
    ];
    const any = { ...damaging, target: { what: "card", of: "any" } } as const;
    const proud = aftermath("Pride", { after }, any);
    const calm = aftermath("Calm", { after: [{ type: "diplomacy" }, { type: "intrigue", outcome: "won" }] }, any);
    const game = stage({ You: { supporting: [character("Aide", { diplomacy: 3 })] }, Rival: { hand: [proud, calm] } }, [
      ["You", conflict("Dispute", "diplomacy")],
    ]);
    const won = passed(
      order({ ...game, rules: "quickstart" }, 0, "support Dispute with Aide using diplomacy"),
      "action",
    );
    const target = { what: "card", card: at(won, "Aide") } as const;
    expect(refused(won, { type: "aftermath", seat: 1, card: at(won, "Pride"), target }).code).toBe(
      "aftermath-initiator",
    );
    expect(inPlay(does(won, { type: "aftermath", seat: 1, card: at(won, "Calm"), target }), "Aide").damage).toBe(1);
  });
});

// compendium: 5.2 — an aftermath that names no target affects, and is aimed at, all that it speaks of
describe("An aftermath without a target", () => {
  const fatigue = (title: string, participant = true) =>
    aftermath(
      title,
      { participant },
      {
        effects: [
          {
            verb: "damage",
            which: { every: { what: "card", types: ["fleet"], of: "any", participant: true } },
            amount: 1,
          },
        ],
      },
      { conflict: "military" },
    );
  function fought(hand: readonly CardFacts[]): Game {
    let game = stage(
      {
        You: {
          supporting: [fleet("First Wing", 4), fleet("Idle Wing", 4)],
          inner: [character("Captain", { leadership: 2 })],
          hand,
        },
        Rival: {
          supporting: [fleet("Raiders", 2), fleet("Frail Wing", 1)],
          hand: [event("Rumor", { says: "Nothing." })],
        },
      },
      [["You", conflict("Strike", "military")]],
    );
    game = order(game, 0, "support Strike with First Wing using military");
    game = order(game, 1, "oppose Strike with Raiders using military");
    game = order(game, 0, "lead First Wing with Captain");
    game = order(game, 1, "oppose Strike with Frail Wing using military");
    return passed(game, "action");
  }

  it("such as one point of damage on every participant fleet reaches all of them, of every faction, and nobody else", () => {
    const game = order(fought([fatigue("Fatigue")]), 0, "play Fatigue");
    expect(["First Wing", "Raiders", "Idle Wing", "Captain"].map((title) => inPlay(game, title).damage)).toEqual([
      1, 1, 0, 0,
    ]);
    expect(inPlay(game, "Frail Wing").neutralized).toBe(true);
  });

  it("is played once after each conflict, and leaves the table with it", () => {
    const both = fatigue("Fatigue");
    const game = order(fought([both, both]), 0, "play Fatigue");
    expect(inPlay(game, "Fatigue")).toMatchObject({ faction: null, host: null });
    const [copy = -1] = game.seats[0]?.hand ?? [];
    expect(refused(game, { type: "aftermath", seat: 0, card: copy })).toMatchObject({
      code: "aftermath-copy",
      rule: "aftermaths",
    });
    const after = passed(game, "aftermath");
    expect(after.cards[at(game, "Fatigue")]?.zone).toBe("discard");
  });

  it("concerns a card that entered the conflict by leading only where it speaks of such cards", () => {
    const tired = aftermath(
      "Tired Crews",
      { participant: true },
      {
        effects: [
          {
            verb: "damage",
            which: { every: { what: "card", types: ["character"], of: "any", participant: true } },
            amount: 1,
          },
        ],
      },
    );
    const game = order(fought([tired]), 0, "play Tired Crews");
    expect(["First Wing", "Raiders", "Captain"].map((title) => inPlay(game, title).damage)).toEqual([0, 0, 1]);
  });
});
