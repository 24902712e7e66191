import { Keyv } from "keyv";
import { expect, test } from "vitest";
import { DecodedTexts } from "../../src/store/decoded.ts";
import { KeyvDocuments, type RawDocuments } from "../../src/store/documents.ts";

const LARGE = "a line of a deck\n".repeat(1_000);

/** Documents in memory, with how often one was decoded. */
function counted(decoded = new DecodedTexts()) {
  const stored = new Map<string, string>();
  const raw: RawDocuments = {
    writes: (_, work) => work(),
    deletes: (_, work) => work(),
    read: async (key) => stored.get(key),
    async swap(key, seen, next) {
      if (stored.get(key) !== seen) return false;
      if (next === undefined) stored.delete(key);
      else stored.set(key, next);
      return true;
    },
    async *entries() {
      yield* stored;
    },
  };
  const keyv = new Keyv<unknown>({ store: stored, useKeyPrefix: false });
  const documents = new KeyvDocuments(keyv, raw, "decks", decoded);
  const { deserialize } = keyv;
  let times = 0;
  keyv.deserialize = (text) => {
    times++;
    return deserialize?.(text) ?? {};
  };
  return { documents, stored, times: () => times };
}

test("a large text is decoded once for as long as nobody writes it", async () => {
  const { documents, stored, times } = counted();
  await documents.set("1", LARGE);
  for (let read = 0; read < 5; read++) expect(await documents.get("1")).toBe(LARGE);
  expect(times()).toBe(1);
  // What this process writes itself it need not decode at all.
  await documents.update("1", (present) => `${present}and one more`);
  expect(await documents.get("1")).toBe(`${LARGE}and one more`);
  expect(times()).toBe(1);
  stored.set("1", JSON.stringify({ value: `${LARGE}by somebody else` }));
  expect(await documents.get("1")).toBe(`${LARGE}by somebody else`);
  expect(times()).toBe(2);
});

test("what could be changed by whoever reads it is decoded for each of them", async () => {
  const { documents, times } = counted();
  await documents.set("1", { lines: [LARGE] });
  const first = (await documents.get("1")) as { lines: string[] };
  first.lines.push("a reader's own");
  expect(await documents.get("1")).toEqual({ lines: [LARGE] });
  expect(times()).toBe(2);
});

test("of documents that were not asked for lately nothing is held on to", () => {
  const few = new DecodedTexts(2);
  for (const key of ["a", "b"]) few.keep(key, LARGE, key);
  expect(few.of("a", LARGE)).toBe("a");
  few.keep("c", LARGE, "c");
  expect(["a", "b", "c"].map((key) => few.of(key, LARGE))).toEqual(["a", undefined, "c"]);
  few.forget("c");
  expect(few.of("c", LARGE)).toBeUndefined();
});

test("however many there are, no more is held than was said, and nothing that is more by itself", () => {
  const small = new DecodedTexts(100, 2.5 * LARGE.length);
  for (const key of ["a", "b", "c", "b"]) small.keep(key, LARGE, key);
  expect(["a", "b", "c"].map((key) => small.of(key, LARGE))).toEqual([undefined, "b", "c"]);
  small.keep("d", LARGE.repeat(3), "d");
  expect(["b", "c", "d"].map((key) => small.of(key, LARGE.repeat(key === "d" ? 3 : 1)))).toEqual(["b", "c", undefined]);
});
