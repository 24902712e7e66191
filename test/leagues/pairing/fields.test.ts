import { describe, expect, it } from "vitest";
import { type Field, fieldSchema } from "../../../src/leagues/pairing/field.ts";
import { paired } from "../../../src/leagues/pairing/pair.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { Dice } from "../../engine/play/random-player.ts";

const RACES = ["centauri", "drazi", "human", "minbari", "narn", "vree"];
const FIELDS = 10_000;
/** So much of the usual time is spent on having few repeats, which is not what is looked at here. */
const EFFORT = 0.004;

/** Of three to sixty-four players; some races have many players, and some have met before. */
function anyField(number: number, dice: Dice): Field {
  const [least, most] = dice.of([
    [3, 9],
    [7, 12],
    [13, 20],
    [13, 30],
    [13, 40],
    [13, 64],
  ] as const);
  const count = least + dice.below(most - least + 1);
  const ids = Array.from({ length: count }, (_, at) => `p${at}`);
  const races = RACES.slice(0, 1 + dice.below(RACES.length));
  const favoured = dice.of(races);
  const lean = dice.below(3);
  const hasMet = dice.below(4) === 0;
  return fieldSchema.parse({
    players: ids.map((id) => ({
      id,
      race: dice.below(4) < lean ? favoured : dice.of(races),
      byes: dice.below(3),
      met: hasMet ? ids.filter((other) => other !== id && dice.below(5) === 0) : [],
    })),
    size: 3 + dice.below(4),
    seed: `${number}`,
  });
}

/** How many play each race. */
function racesIn(field: Field): number[] {
  const counts = new Map<string, number>();
  for (const { race } of field.players) counts.set(race, (counts.get(race) ?? 0) + 1);
  return [...counts.values()];
}

/** Whether all of these can be at tables with no race twice at one: the condition of the rules, by the numbers alone. */
function canAllPlay(races: readonly number[]): boolean {
  const count = races.reduce((sum, one) => sum + one, 0);
  return count >= 3 && Math.max(...races, Math.ceil(count / 6)) <= Math.floor(count / 3);
}

/** With how few byes the others can play, taken from the largest race one by one; null where nobody can. */
function fewestByes(field: Field): number | null {
  const races = racesIn(field);
  for (let byes = 0; byes <= field.players.length - 3; byes++) {
    if (canAllPlay(races)) return byes;
    const largest = races.indexOf(Math.max(...races));
    races[largest] = (races[largest] ?? 0) - 1;
  }
  return null;
}

describe("thousands of fields of any races", () => {
  it("have pods without two of a race and as few byes as can be, or a sentence that says why not", () => {
    const dice = new Dice("any fields");
    let impossible = 0;
    let withByes = 0;
    for (let number = 0; number < FIELDS; number++) {
      const field = anyField(number, dice);
      const found = madeOf(paired(field, EFFORT));
      const byes = fewestByes(field);
      const about = `field ${number}: ${field.players.map(({ race }) => race[0]).join("")}`;
      if (!found.ok) {
        impossible++;
        expect(byes, `${about}: ${found.error}`).toBeNull();
        expect(found.error).toMatch(
          /^No pods are possible: \d+ of \d+ play \w+, \d+ too many for \d+ pods?.*It would help/u,
        );
        continue;
      }
      // Nobody in two pods, and nobody left out.
      const all = [...found.pods.flat(), ...found.byes];
      if (all.length !== field.players.length || new Set(all).size !== all.length) expect.fail(about);
      const player = new Map(field.players.map((one) => [one.id, one]));
      const raceOf = (id: string) => player.get(id)?.race ?? "";
      for (const pod of found.pods) {
        if (pod.length < 3 || pod.length > 6) expect.fail(`${about}: a pod of ${pod.length}`);
        if (new Set(pod.map(raceOf)).size !== pod.length) expect.fail(`${about}: ${pod.map(raceOf).join(" ")}`);
      }
      if (found.byes.length !== byes) expect.fail(`${about}: ${found.byes.length} byes and not ${byes}`);
      if (found.byes.length === 0) continue;
      withByes++;
      expect(found.why[0], about).toMatch(/too many for \d+ pods?/u);
      // Whoever sits out has had no more byes than anybody of the same race who plays.
      const seated = found.pods.flat();
      for (const out of found.byes)
        for (const id of seated)
          if (raceOf(id) === raceOf(out) && (player.get(id)?.byes ?? 0) < (player.get(out)?.byes ?? 0))
            expect.fail(`${about}: ${out} sits out again before ${id} has`);
    }
    // Each of the three kinds is many.
    expect(Math.min(impossible, withByes, FIELDS - impossible - withByes)).toBeGreaterThan(FIELDS / 20);
  }, 600_000);
});

describe("a league of many rounds with a race too many", () => {
  it("lets nobody of it sit out twice more than another", () => {
    const dice = new Dice("byes");
    for (let number = 0; number < 12; number++) {
      const count = 13 + dice.below(30);
      const pods = Math.floor(count / 3);
      const many = pods + 1 + dice.below(2);
      const others = RACES.filter((race) => race !== "narn");
      let players = Array.from({ length: count }, (_, at) => ({
        id: `p${at}`,
        race: at < many ? "narn" : (others[at % others.length] ?? ""),
        byes: 0,
      }));
      for (let round = 1; round <= 2 * many; round++) {
        const found = madeOf(paired(fieldSchema.parse({ players, seed: `${number} ${round}` }), EFFORT));
        if (!found.ok) throw new Error(found.error);
        expect(found.byes.length).toBeGreaterThan(0);
        players = players.map((one) => ({ ...one, byes: one.byes + (found.byes.includes(one.id) ? 1 : 0) }));
        const had = players.filter(({ race }) => race === "narn").map(({ byes }) => byes);
        expect(Math.max(...had) - Math.min(...had), `round ${round} of ${count} players`).toBeLessThanOrEqual(1);
      }
    }
  });

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
