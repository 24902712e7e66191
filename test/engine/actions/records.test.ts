/** Whatever a player can do is one record, and all records are in one list. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ANSWERS, actionSchema } from "../../../src/engine/index.ts";

const FOLDER = new URL("../../../src/engine/actions/", import.meta.url);

/** The types of the actions whose records a file gives, by themselves or in a list. */
async function typesIn(file: string): Promise<string[]> {
  const given: Record<string, unknown> = await import(new URL(file, FOLDER).href);
  return Object.values(given)
    .flat()
    .flatMap((one) => {
      if (typeof one !== "object" || one === null || !("perform" in one) || !("shape" in one)) return [];
      const { shape } = one as { shape: { shape: { type: { value: string } } } };
      return [shape.shape.type.value];
    });
}

describe("The record of an action", () => {
  it("is in the list from which everything else follows, wherever it is written", async () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
    const written = (await Promise.all(files.map(typesIn))).flat();
    const listed = actionSchema.options.map(({ shape }) => shape.type.value);
    expect(written.length).toBeGreaterThan(60);
    expect(written.toSorted()).toEqual(listed.toSorted());
    expect(Object.keys(ANSWERS)).toEqual(listed);
  });
});
