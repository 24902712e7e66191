// moderator: A rematch — the same people, seats drawn anew
import { describe, expect, it } from "vitest";
import { guestsOf, likeTable } from "../../../../src/commands/game/opening/rematch.ts";
import { USUAL_MANNERS } from "../../../../src/settings/manners.ts";
import { FORMER_PLAYER, NO_USER, type Table } from "../../../../src/table/table.ts";
import { lobbyView } from "../../../../src/thread/showing/lobby-view.ts";
import { created, library, opening, PLAYERS, refusalOf, started, tableAfter } from "../../../table/tables.ts";
import { STATES } from "../../tables-at.ts";

const [JOHN, DAVE, PAUL] = PLAYERS;
const last = (end: number) => end - 1;

/** A lobby like the one of three players, to which the first has called the others. */
function lobby(): Table {
  const before = tableAfter(null, ...opening(3).slice(0, -1));
  let table = tableAfter(null, created());
  for (const seat of guestsOf(before, JOHN, 0, last))
    table = tableAfter(table, { type: "joined", at: 5, by: seat.userId, seat, press: "p" });
  return table;
}

describe("A rematch", () => {
  it("seats everybody who played, with what they played, in an order that is drawn anew", () => {
    const over = STATES.over();
    const guests = guestsOf(over, JOHN, 0, last);
    expect(guests.map(({ userId }) => userId)).toEqual(over.seats.map(({ userId }) => userId).reverse());
    const orders = new Set<string>();
    for (let at = 0; at < 200; at++)
      orders.add(
        guestsOf(over, JOHN, 0)
          .map(({ userId }) => userId)
          .join(),
      );
    expect(orders.size).toBe([1, 2, 6, 24][over.seats.length - 1]);
    for (const seat of over.seats) {
      const again = guests.find(({ userId }) => userId === seat.userId);
      expect(again).toMatchObject({ race: seat.race, faction: seat.faction, deck: seat.deck, display: seat.display });
      expect(again).not.toHaveProperty("habits");
      expect(again).not.toHaveProperty("press");
    }
  });

  it("calls whose seat it was rather than a substitute, and nobody whose data is deleted", () => {
    const given = STATES.substituted();
    expect(guestsOf(given, DAVE, 0).map(({ userId }) => userId)).toContain(JOHN);
    expect(guestsOf(given, DAVE, 0).every((seat) => !("owner" in seat) && !("playedBy" in seat))).toBe(true);
    const over = STATES.over();
    const seats = over.seats.map((seat, at) =>
      at === 1 ? { ...seat, userId: NO_USER, display: FORMER_PLAYER } : seat,
    );
    expect(guestsOf({ ...over, seats }, JOHN, 0)).toHaveLength(over.seats.length - 1);
  });

  it("waits for everybody whom somebody else has seated", () => {
    const table = lobby();
    expect(
      table.seats
        .filter(({ invited }) => invited !== undefined)
        .map(({ userId }) => userId)
        .sort(),
    ).toEqual([DAVE, PAUL].sort());
    expect(refusalOf(table, started(table))).toBe("not-all-came");
    const waits = lobbyView(table, library).seats.filter(({ notReady }) => notReady?.includes("is asked to come"));
    expect(waits).toHaveLength(2);
    const one = tableAfter(table, { type: "seat-confirmed", at: 6, by: DAVE, press: "dave came" });
    expect(refusalOf(one, { type: "seat-confirmed", at: 7, by: DAVE })).toBe("seated-already");
    expect(refusalOf(one, { type: "seat-confirmed", at: 7, by: "4500" })).toBe("not-seated");
    expect(refusalOf(one, started(one))).toBe("not-all-came");
    const two = tableAfter(one, { type: "left", at: 8, by: PAUL });
    const begun = tableAfter(two, started(two));
    expect(begun.phase).toBe("playing");
    expect(two.seats.find(({ userId }) => userId === DAVE)?.press).toBe("dave came");
  });

  it("has the settings of the table before it", () => {
    const table: Table = {
      ...STATES["house lobby"](),
      pace: "custom",
      clock: { answer: 12 * 60 * 60_000, expiry: "vote" },
      manners: { ...USUAL_MANNERS, takebacks: "never" },
    };
    expect(likeTable(table)).toEqual({
      name: table.name,
      rules: "house",
      house: table.house,
      pace: "custom",
      timing: "in-order",
      manners: { talk: "free", takebacks: "never", leaving: "free" },
      deadline: 12 * 60 * 60_000,
      expiry: "vote",
    });
  });
});
