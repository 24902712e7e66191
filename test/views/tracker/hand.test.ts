// A hand in words: whatever else does not fit, each card's name does.
import { describe, expect, test } from "vitest";
import { type CardView, legalActions, viewFor } from "../../../src/engine/index.ts";
import { directHand, handMessage } from "../../../src/views/index.ts";
import { button } from "../../../src/views/text/message.ts";
import { moreOfHand } from "../../../src/views/tracker/hand.ts";
import { agenda, character, conflict, enhancement, event, stage } from "../../engine/stage.ts";
import { expectAcceptable, textOf } from "../discord-limits.ts";
import { ctx } from "../fixtures.ts";

const SAYS =
  "Each of your characters has +1 diplomacy until the end of the turn, and you may ready one of them. ".repeat(2);

/** A view of a seat that holds `size` cards of two types, each of which says much. */
function viewOf(size: number) {
  const held = Array.from({ length: size }, (_, at) =>
    at % 2 === 0 ? character(`Centauri Aide ${at}`) : conflict(`Delicate Talks ${at}`, "diplomacy"),
  );
  const view = viewFor(stage({ You: { hand: held }, Rival: {} }), { seat: 0 });
  const seats = view.seats.map((seat) => ({
    ...seat,
    ...(seat.hand ? { hand: seat.hand.map((card): CardView => ({ ...card, says: SAYS })) } : {}),
  }));
  return { ...view, seats };
}

describe("a hand in words", () => {
  test.each([1, 12, 30, 48, 120])("names every one of %i cards", (size) => {
    const view = viewOf(size);
    for (const shown of [directHand(view, ctx), handMessage(view, [], ctx)]) {
      expectAcceptable(shown);
      const text = textOf(shown);
      const missing = (view.seats[0]?.hand ?? []).filter(({ title }) => !text.includes(title));
      expect(missing.map(({ title }) => title)).toEqual([]);
    }
  });

  test("says what each card does while that fits, then what each is, then names alone", () => {
    const [few, more, most] = [12, 30, 120].map((size) => textOf(directHand(viewOf(size), ctx)));
    expect(few).toContain("ready one of them");
    expect(more).not.toContain("ready one of them");
    expect(more).toContain("**Centauri Aide 0** · ");
    expect(most).toContain("__characters__: Centauri Aide 0, ");
  });
});

describe("what a hand leads to", () => {
  const labels = ({ components }: ReturnType<typeof handMessage>): string[] =>
    components.flatMap((row) => row.components.flatMap((one) => ("label" in one && one.label ? [one.label] : [])));
  const beside = () => [..."12345"].map((number) => button(`b:${number}`, `Page ${number}`));
  const own = { note: "Keep Vir ready.", beside };

  test("is there whatever fills the hand's own rows: behind More… where there is no room", () => {
    const hand = [
      character("Aide"),
      agenda("Schemes", { says: "You count +1 power." }),
      event("Rally", { says: "Draw." }),
    ];
    const supporting = [
      enhancement("Fund", { says: "Rotate: gain 1 influence." }),
      character("Clerk", { diplomacy: 2 }),
    ];
    const game = stage({ You: { hand, supporting, unspent: 9 }, Rival: {} }, [["You", conflict("Talks", "diplomacy")]]);
    const view = viewFor(game, { seat: 0 });
    const shown = handMessage(view, legalActions(game, 0), ctx, own);
    expectAcceptable(shown);
    expect(shown.components).toHaveLength(5);
    expect(labels(shown)).toContain("More…");
    expect(labels(shown)).not.toContain("Page 5");
    const more = labels(moreOfHand(view, ctx, own));
    for (const page of [
      "Notes…",
      "Cards on the table",
      "What can I do?",
      ..."12345".split("").map((at) => `Page ${at}`),
    ])
      expect(more).toContain(page);
    // Whoever is asked nothing sees them all at once.
    expect(labels(handMessage(view, [], ctx, own))).not.toContain("More…");
  });
});
