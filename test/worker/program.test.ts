// What a thread is given to run: what it needs, and no more
import { expect, test } from "vitest";
import { threadProgram } from "../../src/worker/program.ts";

const drawing = () => threadProgram(new URL("../../src/pictures/painting/worker.ts", import.meta.url));

/** The modules that a text was put together from, as its remarks say. */
const modulesIn = (text: string): string[] => [...text.matchAll(/^\/\/ (\S+\.\w+)$/gmu)].map(([, name = ""]) => name);

test("the thread that draws is given neither the game's rules nor a package but the canvas, which would weigh it down", async () => {
  const modules = modulesIn(await drawing());
  expect(modules).toContain("src/pictures/table/table.ts");
  expect(modules.filter((name) => name.startsWith("node_modules/"))).toEqual([]);
  // The engine's words alone, which are in the order that pictures have them in.
  expect(modules.filter((name) => name.startsWith("src/engine/"))).toEqual(["src/engine/state/vocabulary.ts"]);
}, 60_000);
