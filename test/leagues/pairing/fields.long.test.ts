import { describe, expect, it } from "vitest";
import { leastRepeats } from "../../../src/leagues/pairing/bound.ts";
import { EXACT_MOST } from "../../../src/leagues/pairing/exact.ts";
import { type Field, fieldSchema, pairsOf } from "../../../src/leagues/pairing/field.ts";
import { type Pairing, paired } from "../../../src/leagues/pairing/pair.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { Dice } from "../../engine/play/random-player.ts";

const RACES = ["centauri", "drazi", "human", "minbari", "narn", "vree"];
const FIELDS = 5_000;
/** So much of the usual time is spent on having few repeats, which is not what is looked at here. */
const EFFORT = 0.002;

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
  // Of five others: one has met a few, or nearly all, or everybody.
  const often = dice.of([1, 1, 4, 5]);
  return fieldSchema.parse({
    players: ids.map((id) => ({
      id,
      race: dice.below(4) < lean ? favoured : dice.of(races),
      byes: dice.below(3),
      met: hasMet ? ids.filter((other) => other !== id && dice.below(5) < often) : [],
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

/** What a player takes along from a round. */
function then(player: Field["players"][number], size: number, { pods, byes }: Pairing): Field["players"][number] {
  const pod = pods.find((one) => one.includes(player.id)) ?? [];
  return {
    ...player,
    byes: player.byes + (byes.includes(player.id) ? 1 : 0),
    met: [...player.met, ...pod.filter((id) => id !== player.id)],
    odd: player.odd + (pod.length > 0 && pod.length !== size ? 1 : 0),
  };
}

/** Every way to split so many players into pods of three to six. */
function waysToSplit(players: number, most = 6): number[][] {
  if (players === 0) return [[]];
  const sizes = [3, 4, 5, 6].filter((size) => size <= Math.min(most, players));
  return sizes.flatMap((size) => waysToSplit(players - size, size).map((rest) => [size, ...rest]));
}

/** Whether pods of these sizes hold races of these numbers: each race, the largest first, takes the pods with most room. */
function canHold(sizes: readonly number[], races: readonly number[]): boolean {
  let room = [...sizes];
  for (const race of races.toSorted((a, b) => b - a)) {
    room.sort((a, b) => b - a);
    if ((room[race - 1] ?? 0) < 1) return false;
    room = room.map((left, at) => (at < race ? left - 1 : left));
  }
  return true;
}

const farFrom = (wanted: number, sizes: readonly number[]) =>
  sizes.reduce((sum, size) => sum + Math.abs(size - wanted), 0);

/** The ways to split so many players, those nearest to the wanted size first. */
const SORTED = new Map<string, readonly (readonly number[])[]>();

/** How far pods of these races are from the wanted size at the least. */
function nearest(wanted: number, races: readonly string[]): number {
  const counts = [...new Set(races)].map((race) => races.filter((one) => one === race).length);
  const key = `${races.length} ${wanted}`;
  const ways = SORTED.get(key) ?? waysToSplit(races.length).toSorted((a, b) => farFrom(wanted, a) - farFrom(wanted, b));
  SORTED.set(key, ways);
  return farFrom(wanted, ways.find((sizes) => canHold(sizes, counts)) ?? []);
}

/** How often those who meet have met before, counted by the players' own lists. */
function repeatsIn({ players }: Field, pods: Pairing["pods"]): number {
  const met = new Map(players.map((one) => [one.id, one.met]));
  const times = (a: string, b: string) => met.get(a)?.filter((other) => other === b).length ?? 0;
  return pods
    .flatMap((pod) => pod.flatMap((a, at) => pod.slice(at + 1).map((b) => Math.max(times(a, b), times(b, a)))))
    .reduce((sum, one) => sum + one, 0);
}

/** What is not as promised about the pods of a field whatever it asks for; null for nothing. */
function wrongWith(field: Field, { pods, byes, why, proven }: Pairing): string | null {
  const all = [...pods.flat(), ...byes];
  if (all.length !== field.players.length || new Set(all).size !== all.length)
    return "somebody is in two pods, or left out";
  const player = new Map(field.players.map((one) => [one.id, one]));
  const raceOf = (id: string) => player.get(id)?.race ?? "";
  for (const pod of pods) {
    if (pod.length < 3 || pod.length > 6) return `a pod of ${pod.length}`;
    if (new Set(pod.map(raceOf)).size !== pod.length) return `two of a race: ${pod.map(raceOf).join(" ")}`;
    for (const id of pod)
      for (const other of player.get(id)?.apart ?? [])
        if (pod.includes(other)) return `${id} meets ${other}, from whom they are kept apart`;
  }
  const repeats = repeatsIn(field, pods);
  const said = /Repeats (\d+), (fewer is impossible|no fewer were found)/u.exec(why.join(" "));
  if (Number(said?.[1] ?? 0) !== repeats) return `${repeats} repeats, and said is: ${why.join(" ")}`;
  if (repeats === 0) return null;
  if ((said?.[2] === "fewer is impossible") !== proven) return "the sentence and the proof differ";
  const sizes = pods.map((pod) => pod.length);
  const bound = leastRepeats(pairsOf(field), field, sizes);
  if (repeats < bound) return `${repeats} repeats, and ${bound} are said to be the fewest`;
  if (proven && repeats > bound && field.players.length > EXACT_MOST) return "a claim that nothing proves";
  return null;
}

/** Whoever sits out has had no more byes than anybody of the same race who plays. */
function unfairBye({ players }: Field, { pods, byes }: Pairing): string | null {
  const player = new Map(players.map((one) => [one.id, one]));
  for (const out of byes)
    for (const id of pods.flat()) {
      const [one, other] = [player.get(out), player.get(id)];
      if (one && other && one.race === other.race && other.byes < one.byes)
        return `${out} sits out again before ${id} has`;
    }
  return null;
}

/** One in so many claims is held to a longer search. */
const TRIED = 25;

describe("thousands of fields of any races", () => {
  it("have pods without two of a race and as few byes as can be, or a sentence that says why not", () => {
    const dice = new Dice("any fields");
    let impossible = 0;
    let withByes = 0;
    let withRepeats = 0;
    let claims = 0;
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
      const wrong = wrongWith(field, found) ?? unfairBye(field, found);
      if (wrong !== null) expect.fail(`${about}: ${wrong}`);
      if (found.byes.length !== byes) expect.fail(`${about}: ${found.byes.length} byes and not ${byes}`);
      const races = new Map(field.players.map(({ id, race }) => [id, race]));
      const seated = found.pods.flat().map((id) => races.get(id) ?? "");
      const far = farFrom(
        field.size,
        found.pods.map((pod) => pod.length),
      );
      const least = nearest(field.size, seated);
      if (far !== least) expect.fail(`${about}: ${far} from pods of ${field.size}, and ${least} is possible`);
      if (found.cost[1] > 0) withRepeats++;
      if (found.cost[1] > 0 && found.proven && field.players.length > EXACT_MOST) {
        claims++;
        // What is said to be impossible is not found by looking for it longer, from another beginning: some of them are tried.
        const again = claims % TRIED === 0 ? madeOf(paired({ ...field, seed: `${number} again` }, EFFORT * 10)) : found;
        if (!again.ok || again.cost[1] < found.cost[1]) expect.fail(`${about}: fewer repeats than are possible`);
      }
      if (found.byes.length === 0) continue;
      withByes++;
      expect(found.why[0], about).toMatch(/too many for \d+ pods?/u);
    }
    // Each of the kinds is many.
    expect(Math.min(impossible, withByes, FIELDS - impossible - withByes)).toBeGreaterThan(FIELDS / 20);
    expect(withRepeats).toBeGreaterThan(FIELDS / 20);
    expect(claims).toBeGreaterThan(100);
  }, 600_000);

  it("never bring together those who are kept apart", () => {
    const dice = new Dice("kept apart");
    let made = 0;
    for (let number = 0; number < FIELDS / 20; number++) {
      const any = anyField(number, dice);
      const ids = any.players.map(({ id }) => id);
      const players = any.players.map((one) => ({
        ...one,
        apart: dice.below(6) === 0 ? [dice.of(ids)].filter((other) => other !== one.id) : [],
      }));
      const field = { ...any, players };
      const found = madeOf(paired(field, EFFORT * 10));
      const about = `field ${number} of ${ids.length}`;
      const byes = fewestByes(field);
      if (!found.ok) {
        expect(found.error, about).toMatch(/^No pods are possible: .*It would help/u);
        continue;
      }
      made++;
      const wrong = wrongWith(field, found);
      if (wrong !== null) expect.fail(`${about}: ${wrong}`);
      // Keeping somebody apart can cost a bye, and saves none.
      expect(found.byes.length, about).toBeGreaterThanOrEqual(byes ?? Number.POSITIVE_INFINITY);
    }
    expect(made).toBeGreaterThan(FIELDS / 50);
  }, 600_000);

  it("have pods as promised in each of several rounds, and byes that differ by one at most", () => {
    const dice = new Dice("several rounds");
    let played = 0;
    for (let number = 0; number < 120; number++) {
      const any = anyField(number, dice);
      let field: Field = { ...any, players: any.players.map((one) => ({ ...one, byes: 0, met: [] })) };
      if (fewestByes(field) === null) continue;
      for (let round = 1; round <= 4; round++) {
        played++;
        const found = madeOf(paired({ ...field, seed: `${number} ${round}` }, EFFORT));
        if (!found.ok) throw new Error(found.error);
        const about = `field ${number}, round ${round}`;
        const wrong = wrongWith(field, found) ?? unfairBye(field, found);
        if (wrong !== null) expect.fail(`${about}: ${wrong}`);
        field = { ...field, players: field.players.map((one) => then(one, field.size, found)) };
        for (const race of RACES) {
          const had = field.players.filter((one) => one.race === race).map(({ byes }) => byes);
          if (had.length > 0) expect(Math.max(...had) - Math.min(...had), `${about}, ${race}`).toBeLessThanOrEqual(1);
        }
      }
    }
    expect(played).toBeGreaterThan(200);
  }, 600_000);

  it("let nobody sit in a pod of another size twice before all have once, where repeats are the same", () => {
    const dice = new Dice("odd pods");
    for (let number = 0; number < 12; number++) {
      const count = 7 + dice.below(18);
      const race = (at: number) => RACES[at % RACES.length] ?? "";
      const players = Array.from({ length: count }, (_, at) => ({ id: `p${at}`, race: race(at) }));
      let field = fieldSchema.parse({ players, size: 4, preliminary: false });
      for (let round = 1; round <= 5; round++) {
        const found = madeOf(paired({ ...field, seed: `${number} ${round}` }, 0.05));
        if (!found.ok) throw new Error(found.error);
        // As if nobody had met: of what the rounds leave, only who sat in the odd pods counts.
        field = {
          ...field,
          players: field.players.map((one) => ({ ...then(one, field.size, found), met: [] })),
        };
        const odd = field.players.map((one) => one.odd);
        expect(Math.max(...odd) - Math.min(...odd), `${count} players, round ${round}`).toBeLessThanOrEqual(1);
      }
    }
  });
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
});
