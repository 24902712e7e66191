// moderator: Languages — a list that does not fit says so in its reader's language
import { expect, it } from "vitest";
import { fittedIn } from "../../../src/views/text/fitted.ts";

const lines = Array.from({ length: 9 }, (_, at) => `Zeile ${at}`);

it.each([
  ["en", "…and 6 more"],
  ["de", "…und 6 weitere"],
] as const)("a shortened list says in %s how many of it are left out", (language, last) => {
  expect(fittedIn(lines, 42, language).split("\n")).toEqual(["Zeile 0", "Zeile 1", "Zeile 2", last]);
  expect(fittedIn(lines.slice(0, 3), 42, language)).toBe("Zeile 0\nZeile 1\nZeile 2");
});
