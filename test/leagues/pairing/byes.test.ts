import { describe, expect, it } from "vitest";
import { fieldSchema } from "../../../src/leagues/pairing/field.ts";
import { paired } from "../../../src/leagues/pairing/pair.ts";
import { madeOf } from "../../../src/piecemeal.ts";

describe("a league of many rounds with a race too many", () => {
  it("gives a bye to somebody again sooner than to let two of a race meet", () => {
    const races = [
      "narn",
      "narn",
      "narn",
      "narn",
      "narn",
      "human",
      "human",
      "human",
      "drazi",
      "drazi",
      "drazi",
      "vree",
      "vree",
    ];
    const players = races.map((race, at) => ({ id: `p${at}`, race, byes: race === "narn" ? 2 : 0 }));
    const found = madeOf(paired(fieldSchema.parse({ players })));
    if (!found.ok) throw new Error(found.error);
    expect(found.byes).toHaveLength(1);
    expect(found.why[0]).toContain("5 of 13 play narn, 1 too many for 4 pods. Byes that they have had before: 2.");
  });
});

describe("why pods are impossible", () => {
  const error = (races: readonly string[]) => {
    const found = madeOf(paired(fieldSchema.parse({ players: races.map((race, at) => ({ id: `p${at}`, race })) })));
    return found.ok ? found.why.join(" ") : found.error;
  };

  it("names the two races where there is no third", () => {
    const two = [...Array.from({ length: 4 }, () => "narn"), ...Array.from({ length: 4 }, () => "human")];
    expect(error(two)).toBe(
      "No pods are possible: 4 of 8 play narn, 2 too many for 2 pods; and 8 play narn or human, while a pod needs three races, so that no pod is possible. It would help if some of them played another race.",
    );
    expect(error([...two, "vree"])).toMatch(
      /^6 byes .*while a pod needs three races, so that no more than 1 pod can be\./u,
    );
  });
});
