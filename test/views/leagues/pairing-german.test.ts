/** What a pairing says of itself, in German: whatever the pairing says, it is known and told anew. */
import { describe, expect, test } from "vitest";
import { RACES } from "../../../src/engine/index.ts";
import { fieldSchema } from "../../../src/leagues/pairing/field.ts";
import { paired } from "../../../src/leagues/pairing/pair.ts";
import { whyImpossible } from "../../../src/leagues/pairing/why.ts";
import { madeInTurns } from "../../../src/piecemeal.ts";
import { namedIn } from "../../../src/views/leagues/night-names.ts";
import { whyWords } from "../../../src/views/leagues/pairing-words.ts";
import { opening, taken } from "../../leagues/night/night.ts";

const night = taken(opening(40), []);
const field = (
  races: readonly (typeof RACES)[number][],
  more: { size?: number; met?: string[]; apart?: string[]; odd?: number; byes?: number } = {},
) =>
  fieldSchema.parse({
    players: races.map((race, at) => {
      const id = String(at + 1);
      const { met = [], apart = [], odd = 0, byes = 0 } = more;
      const not = (ids: readonly string[]) => ids.filter((each) => each !== id);
      return { id, race, points: 0, byes, met: not(met), apart: not(apart), odd };
    }),
    size: more.size ?? 4,
    seed: "s",
    preliminary: true,
    close: false,
  });
const round = (players: number) => Array.from({ length: players }, (_, at) => RACES[at % RACES.length] ?? "narn");
const all = (players: number) => Array.from({ length: players }, (_, at) => String(at + 1));

const fields = [
  field(round(7)),
  field(round(3), { size: 3, met: all(3) }),
  field(round(9), { size: 3, met: [...all(9), ...all(9)] }),
  field(["narn", "narn", "narn", "human", "minbari", "human"], { size: 3 }),
  field(["narn", "narn", "narn", "human", "minbari", "human"], { size: 3, byes: 1 }),
  field(["narn", "narn", "narn"], { size: 3 }),
  field(["narn", "narn", "human", "human", "human", "human", "minbari"], { size: 3 }),
  field(["narn", "narn", "narn", "narn", "human", "human", "human", "minbari", "minbari"], { size: 3 }),
  field(round(7), { odd: 1 }),
  field(round(8), { size: 4, apart: all(8) }),
];

const ENGLISH = /\b(the|of|and|play|pods?|byes?|since|before|met|fewer|would|help|while|somebody|players|alone)\b/iu;

describe("what a pairing says", () => {
  test.each(fields.map((one, at) => [at, one] as const))(
    "of field %i is German, and in English as it was",
    async (_, one) => {
      const made = await madeInTurns(paired(one));
      const said = made.ok ? made.why : [made.error];
      for (const sentence of [...said, ...(made.ok ? [] : [whyImpossible(one)])]) {
        const german = whyWords(night, sentence, "de");
        expect(german, sentence).not.toContain("„");
        expect(german.replaceAll(/Player \d+/gu, ""), sentence).not.toMatch(ENGLISH);
        expect(whyWords(night, sentence, "en")).toBe(namedIn(night, sentence));
      }
    },
  );

  test("is said of some of them", async () => {
    const said: string[] = [];
    for (const one of fields) {
      const made = await madeInTurns(paired(one));
      said.push(...(made.ok ? made.why : [made.error]));
    }
    const told = said.map((each) => whyWords(night, each, "de")).join("\n");
    for (const kind of ["Gruppen von 4, 3", "Wiederbegegnungen", "Freilos", "möglich"]) expect(told).toContain(kind);
  });

  test("is a quotation where it is not known", () => {
    expect(whyWords(night, "Something else.", "de")).toBe("Auf Englisch: „Something else.“");
  });
});
