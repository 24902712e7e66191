// DESIGN: League nights — who drops leaves the tables that are open: the others go on without them
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { opening, PLAYERS, stored } from "../table/tables.ts";
import { openPlace, type Place, twoPods } from "./place.ts";

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const [FIRST, SECOND] = PLAYERS;
const load = async (id: string) => {
  const table = await place.tables.load(id);
  if (table === null) throw new Error("no table");
  return table;
};

/** A game whose players have their starting hands. */
async function playing(id: string): Promise<void> {
  await stored(place.tables, opening(4), id);
  for (const [seat, user] of PLAYERS.entries()) await startsWithAny(id, seat, user);
}

const startsWithAny = (id: string, seat: number, user: string) =>
  place.tables.act(id, `hand ${seat}`, user, () => ({
    ok: true,
    entry: { type: "acted", actions: [{ type: "start-with-any", seat }] },
  }));

describe("A player who drops in the middle of a round", () => {
  it("gives up the seat of a table that has not begun, so that the others can start without waiting", async () => {
    const { ref, tables } = await twoPods(place);
    const [id = ""] = tables;
    await stored(place.tables, opening(4).slice(0, -1), id);
    await place.say(ref, SECOND, { type: "dropped", user: SECOND, how: "no-show", why: "" });
    await place.pass(0, place.watch());
    expect((await load(id)).seats.map(({ userId }) => userId)).toEqual(PLAYERS.filter((user) => user !== SECOND));
  });

  it("concedes in a game that is being played, once, and nobody else's seat is touched", async () => {
    const { ref, tables } = await twoPods(place);
    const [id = ""] = tables;
    await playing(id);
    await place.pass(0, place.watch());
    expect((await load(id)).game?.seats.map(({ eliminated }) => eliminated)).toEqual([false, false, false, false]);
    await place.say(ref, FIRST, { type: "dropped", user: FIRST, how: "drop", why: "" });
    await place.pass(0, place.watch(), place.watch());
    expect((await load(id)).game?.seats.map(({ eliminated }) => eliminated)).toEqual([true, false, false, false]);
    await place.say(ref, FIRST, { type: "returned", user: FIRST });
    await place.pass(0, place.watch());
    expect((await place.night(ref)).players.find(({ user }) => user === FIRST)).toMatchObject({
      here: true,
      gone: null,
    });
    expect((await load(id)).game?.seats.map(({ eliminated }) => eliminated)).toEqual([true, false, false, false]);
  });

  it("keeps nobody waiting before the game proper, and is out once it begins", async () => {
    const { ref, tables } = await twoPods(place);
    const [id = ""] = tables;
    await stored(place.tables, opening(4), id);
    await place.say(ref, FIRST, { type: "dropped", user: FIRST, how: "no-show", why: "" });
    await place.pass(0, place.watch());
    expect((await load(id)).game?.awaiting.map(({ seat }) => seat)).not.toContain(0);
    for (const [seat, user] of PLAYERS.entries()) if (seat > 0) await startsWithAny(id, seat, user);
    await place.pass(0, place.watch());
    expect((await load(id)).game?.seats.map(({ eliminated }) => eliminated)).toEqual([true, false, false, false]);
  });

  it("is last there when the others have finished, and the table still reports itself", async () => {
    const { ref, tables } = await twoPods(place);
    const [id = ""] = tables;
    await playing(id);
    for (const user of PLAYERS.slice(0, 3)) {
      await place.say(ref, user, { type: "dropped", user, how: "drop", why: "" });
      await place.pass(0, place.watch());
    }
    await place.pass(0, place.watch());
    const pod = (await place.night(ref)).rounds[0]?.pods[0];
    expect(pod).toMatchObject({ standing: "settled", reports: [{ from: "table", result: { victory: "major" } }] });
    const last = pod?.players.indexOf(PLAYERS[3]) ?? -1;
    expect(pod?.reports[0]?.result.places[last]).toBe(1);
    expect(pod?.reports[0]?.result.out?.map(({ how }) => how)).toEqual(["dropped", "dropped", "dropped"]);
  });
});

// The moderator's own reading: no source knows a pod of which one is left before it begins. data/rulings/tournament.json: league-night
describe("The only player of a pod who has not dropped before its table is open", () => {
  it("has the first place without a victory, as with a bye, and no table is opened for them", async () => {
    const { ref } = await twoPods(place, { pace: "daily", minutes: 4_320 });
    await place.say(ref, "1", {
      type: "drafted",
      round: 2,
      final: false,
      pods: [["1001", "1002", "1003", "1004"]],
      byes: ["1006", "1007", "1008", "1005"],
      locked: [],
      why: [],
      repeats: 6,
      proven: true,
    });
    await place.say(ref, "1", { type: "published", draft: 2, tables: ["alone"], channel: "901" });
    for (const user of ["1001", "1002"]) await place.say(ref, user, { type: "dropped", user, how: "drop", why: "" });
    await place.pass(0, place.watch());
    expect((await place.night(ref)).rounds[1]?.pods[0]?.standing).toBe("open");
    await place.say(ref, "1004", { type: "dropped", user: "1004", how: "drop", why: "" });
    await place.pass(0, place.watch(), place.watch());
    const pod = (await place.night(ref)).rounds[1]?.pods[0];
    expect(pod).toMatchObject({ standing: "settled", thread: null });
    expect(pod?.reports.map(({ result: { places, victory } }) => [places, victory])).toEqual([[[2, 2, 1, 2], "none"]]);
  });
});
