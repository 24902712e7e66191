// engine: Reversal; Reversing Effects — each verb is taken back against the numbers as they are, or says why it cannot be
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RECORDS, TAKES_BACK, verbsOf } from "../../../src/engine/effects/index.ts";
import { apply, type Game, stuckLater, undoneLater, type Verb } from "../../../src/engine/index.ts";
import { byHand, carriedOut, effectOf, VERBS } from "../../orders/every-verb.ts";

const HERE = Object.keys(VERBS).filter(
  (verb): verb is keyof typeof VERBS => VERBS[verb as keyof typeof VERBS].elsewhere === undefined,
);

/** The table before the verb's sentence and after it, and what was done. */
function carried(verb: keyof typeof VERBS) {
  const { says, first } = VERBS[verb];
  const before = carriedOut(first);
  const effect = effectOf(says, before);
  const applied = apply(before, byHand(effect));
  if (!applied.ok) throw new Error(`${says}: ${JSON.stringify(applied.refusal)}`);
  return { before, after: applied.game, deed: { seat: 0, because: "A Card", effect, done: applied.events } };
}

/** Cannot be undone, whatever came of it. */
const NEVER: Partial<Record<Verb, string>> = {
  surrender: "surrender",
  "turn-drakh": "turn drakh",
  draw: "draw",
  "shuffle-deck": "shuffle deck",
  "show-hand": "show hand",
  "show-random": "show hand",
  replace: "replace",
  "end-action-round": "end action round",
  // Both draw.
  "do-then": "draw",
  "do-both": "draw",
};

/** What of the game is not as it was before, and why. */
const OTHERWISE: Partial<Record<Verb, keyof Game>> = {
  // The copy that no card has any more stays in the list of all.
  "copy-text": "facts",
  // The player is asked out of which pool the influence goes.
  "gain-influence": "seats",
  "for-each": "seats",
  // It comes back unspent.
  "transfer-influence": "seats",
  "suspend-state": "seats",
  "resume-state": "seats",
  // The price stays paid.
  pay: "seats",
  // The vote goes on as it has been called, and as those were bound who have been.
  "call-vote": "vote",
  "force-vote": "vote",
  "give-vote": "vote",
  "dictate-league": "league",
  // Who was neutralized by an attack stays so.
  attack: "cards",
  // The former ambassador comes after the one that leads no more.
  "become-ambassador": "inPlay",
  "stop-waiting": "watches",
};

/** Without what is as good as absent, and without when a card was last damaged. */
function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(told);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, part]) =>
      name !== "damagedIn" &&
      name !== "neutralizedIn" &&
      !["undefined", "[]", "0", "false"].includes(`${JSON.stringify(part)}`),
  );
  return Object.fromEntries(kept.map(([name, part]) => [name, told(part)]));
}

/** The parts of the game that differ, besides what is asked. */
function differing(one: Game, other: Game): string[] {
  const names = Object.keys({ ...one, ...other }) as (keyof Game)[];
  return names.filter(
    (name) =>
      name !== "awaiting" &&
      name !== "nextDecision" &&
      JSON.stringify(told({ part: one[name] })) !== JSON.stringify(told({ part: other[name] })),
  );
}

describe("Each verb that is taken back", () => {
  test.each(HERE.filter((verb) => NEVER[verb] === undefined))("%s leaves the game as it was", (verb) => {
    const { before, after, deed } = carried(verb);
    expect(stuckLater(after, deed)).toBeNull();
    const asked = after.awaiting.length > before.awaiting.length;
    if (!asked) expect(differing(before, after)).not.toEqual([]);
    const expected = OTHERWISE[verb];
    expect(differing(before, undoneLater(after, deed).game)).toEqual(expected === undefined ? [] : [expected]);
  });

  test.each(Object.entries(NEVER))("%s cannot be, and says so", (verb, says) => {
    const { after, deed } = carried(verb as keyof typeof VERBS);
    expect(stuckLater(after, deed)).toMatchObject({ verb: says, why: expect.stringMatching(/^[a-z-]+$/u) });
  });

  test.each(HERE)("%s leaves no event that its record does not name", (verb) => {
    const { deed } = carried(verb);
    const records = [verb, ...verbsOf([deed.effect])].map((one) => RECORDS.get(one));
    if (records.some((record) => record?.irreversible !== undefined)) return;
    const named = new Set<string>(records.flatMap((record) => record?.leaves ?? []));
    expect(deed.done.map(({ type }) => type).filter((type) => type !== "by-hand" && !named.has(type))).toEqual([]);
  });
});

describe("The families of effects", async () => {
  const folder = new URL("../../../src/engine/effects/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name !== "index.ts" && name !== "plain.ts");
  const families = (await Promise.all(files.map((name) => import(new URL(name, folder).href)))).filter(
    (module) => module.effects !== undefined,
  );

  test("are all there, with every record of theirs", () => {
    const records = families.flatMap(({ effects, byHandOnly = [] }) => [...effects, ...byHandOnly]);
    expect(new Set(records)).toEqual(new Set(RECORDS.values()));
    expect(records.length).toBe(new Set(RECORDS.values()).size);
  });

  test("take each event back in one place", () => {
    const events = families.flatMap(({ takesBack = {} }) => Object.keys(takesBack));
    expect([...events].sort()).toEqual(Object.keys(TAKES_BACK).sort());
  });
});
