// A hand in words: whatever else does not fit, each card's name does.
import { describe, expect, test } from "vitest";
import { type CardView, viewFor } from "../../../src/engine/index.ts";
import { directHand, handMessage } from "../../../src/views/index.ts";
import { character, conflict, stage } from "../../engine/stage.ts";
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
