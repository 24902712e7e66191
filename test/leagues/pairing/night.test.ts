import { describe, expect, it } from "vitest";
import { fieldSchema } from "../../../src/leagues/pairing/field.ts";
import { plannedNight } from "../../../src/leagues/pairing/night.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { playersOf } from "./players.ts";

describe("a night planned together", () => {
  it("seats everybody once a round and never two of a race together", () => {
    const players = playersOf(19);
    const planned = madeOf(plannedNight(fieldSchema.parse({ players, seed: "all" }), 3));
    if (!planned.ok) throw new Error(planned.error);
    const race = (id: string) => players.find((one) => one.id === id)?.race;
    for (const { pods, byes } of planned.rounds) {
      expect([...pods.flat(), ...byes].sort()).toEqual(players.map(({ id }) => id).sort());
      for (const pod of pods) expect(new Set(pod.map(race)).size).toBe(pod.length);
    }
  });

  it("lets nobody sit out twice before all have once", { tags: "long" }, () => {
    const players = playersOf(7, ["narn", "narn", "narn", "human", "minbari", "centauri", "drazi"]);
    const planned = madeOf(plannedNight(fieldSchema.parse({ players, seed: "byes" }), 3));
    if (!planned.ok) throw new Error(planned.error);
    const byes = planned.rounds.flatMap((round) => round.byes);
    expect(byes).toHaveLength(3);
    expect(new Set(byes).size).toBe(3);
  });

  it("is refused where one round is", () => {
    expect(madeOf(plannedNight(fieldSchema.parse({ players: playersOf(2) }), 3))).toMatchObject({ ok: false });
  });
});
