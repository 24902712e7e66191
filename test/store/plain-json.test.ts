import { Keyv } from "keyv";
import { expect, test } from "vitest";
import { plainJson } from "../../src/store/plain-json.ts";

const VALUES: readonly unknown[] = [
  null,
  7,
  "",
  "plain",
  ":first",
  "::twice",
  ":base64:aGVsbG8=",
  "in the : middle",
  'quoted ":first"',
  [],
  {},
  [":first"],
  ["a", ":second"],
  { a: ":first" },
  { a: "x", "b:": ":first" },
  { "ends in a colon:": 1, ":begins with one": 2, "a,": 3, "b[": ["x"] },
  { nested: [{ deep: [[":first"]] }] },
  { left: undefined, out: 1 },
  [undefined, 1],
  { bytes: Buffer.from("hello") },
  { at: new Date(0), numbers: [Number.NaN, -0, 1e21] },
  { text: 'line\nbreak \u2028 “Na\'Toth” 🎲 \\ ": [":' },
  { value: { done: 8, batch: null, prompts: { "7.9": { message: "1", hash: "" } } } },
];

const own = new Keyv<unknown>();
const quick = new Keyv<unknown>();
plainJson(quick);
const text = (keyv: Keyv<unknown>, value: unknown) => keyv.serialize?.({ value });

test("a document is written letter for letter as Keyv writes it", () => {
  for (const value of VALUES) expect(text(quick, value)).toBe(text(own, value));
});

test("what Keyv has written is read as Keyv reads it", () => {
  for (const value of VALUES) {
    const written = String(text(own, value));
    expect(quick.deserialize?.(written)).toEqual(own.deserialize?.(written));
  }
  // Put down by hand, with spaces.
  const spaced = '{ "value": [ ":x", { "a" : "::b" } ] }';
  expect(quick.deserialize?.(spaced)).toEqual({ value: ["x", { a: ":b" }] });
});
