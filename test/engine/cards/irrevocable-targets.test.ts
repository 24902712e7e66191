// engine glossary: Irrevocable; compendium: Irrevocable; rulebook: Irrevocable
import { describe, expect, it } from "vitest";
import type { CardText } from "../../../src/engine/cards/text.ts";
import {
  arranged,
  at,
  character,
  conflict,
  declaring,
  does,
  event,
  group,
  order,
  refused,
  sentences,
  stage,
} from "../stage.ts";

type Effects = NonNullable<CardText["effects"]>;
const aimed: NonNullable<CardText["target"]> = { what: "card", types: ["group"], of: "any" };
const lasting = group("Old Guard", { keywords: ["Irrevocable"] });
const plain = group("Militia");
const plot = (effects: Effects, more: Partial<CardText> = {}) =>
  event("Purge", { says: "Aims at a group.", target: aimed, effects, ...more });

const table = (card: ReturnType<typeof event>) =>
  stage({ You: { hand: [card] }, Rival: { supporting: [lasting, plain, character("Clerk")] } });
const playsOn = (game: ReturnType<typeof stage>, title: string) =>
  ({ type: "play", seat: 0, card: at(game, "Purge"), target: { what: "card", card: at(game, title) } }) as const;

describe("An irrevocable card", () => {
  it.each(["discard-card", "remove", "return-to-hand"] as const)("is no target of a card that would %s it", (verb) => {
    const game = table(plot([{ verb, which: "target" }]));
    expect(sentences(game)).toContain("play Purge on Militia");
    expect(sentences(game)).not.toContain("play Purge on Old Guard");
    expect(refused(game, playsOn(game, "Old Guard"))).toMatchObject({
      code: "irrevocable",
      rule: "irrevocable",
      facts: { title: "Purge", target: "Old Guard" },
    });
  });

  it("is none either where that hangs on a condition, or comes of a second target or of a conflict that is won", () => {
    const condition = { needs: "rating", atLeast: 1 } as const;
    const hanging = table(plot([{ verb: "if", condition, effects: [{ verb: "discard-card", which: "target" }] }]));
    expect(sentences(hanging)).not.toContain("play Purge on Old Guard");
    const second = plot([{ verb: "discard-card", which: "second" }], { second: { target: aimed } });
    expect(sentences(table(second)).filter((one) => one.startsWith("play Purge"))).toEqual([
      "play Purge on Old Guard and Militia",
    ]);
    const won = [{ effects: [{ verb: "discard-card", which: "target" }] as Effects }];
    const raid = conflict("Raid", "intrigue", { target: aimed, conflict: { form: "opposable", won } });
    const declared = stage({ You: { hand: [raid] }, Rival: { supporting: [lasting, plain] } });
    const asked = does(order(declaring(declared), 0, "declare Raid"), { type: "declare-nothing", seat: 1 });
    expect(asked.conflicts[0]?.target).toEqual({ what: "card", card: at(asked, "Militia") });
  });

  it("is a target of whatever leaves it in play, and of what lets a player choose otherwise", () => {
    const rotates = table(plot([{ verb: "rotate", which: "target" }]));
    expect(sentences(rotates)).toContain("play Purge on Old Guard");
    const options = [
      { does: "discard it", effects: [{ verb: "discard-card", which: "target" }] as Effects },
      { does: "rotate it", effects: [{ verb: "rotate", which: "target" }] as Effects },
    ] as never;
    const choice = table(plot([{ verb: "choose", who: "you", options }]));
    expect(sentences(choice)).toContain("play Purge on Old Guard");
  });

  it("is not picked where a text lets a player pick a card to discard", () => {
    const effects = [
      {
        verb: "pick",
        who: "you",
        from: aimed,
        does: "to discard",
        effects: [{ verb: "discard-card", which: "second" }],
      },
    ] as Effects;
    const game = stage({
      You: { hand: [event("Purge", { says: "Pick.", effects })] },
      Rival: { supporting: [lasting, plain, group("Watch")] },
    });
    expect(sentences(order(game, 0, "play Purge"))).toEqual(
      ["pick Militia", "pick Watch"].map((one) => expect.stringContaining(one.slice(5))),
    );
  });

  it("stays a target in games that began by the former reading", () => {
    const game = arranged(table(plot([{ verb: "discard-card", which: "target" }])), (work) => {
      work.game.revision = 2;
    });
    expect(sentences(game)).toContain("play Purge on Old Guard");
  });
});
