// What a thread is given to run: what it needs, and no more
import { expect, test } from "vitest";
import { threadProgram } from "../../src/worker/program.ts";

const THREADS = ["pictures/painting", "opponent/seats", "replaying"];
const programOf = (thread: string) => threadProgram(new URL(`../../src/${thread}/worker.ts`, import.meta.url));

test("the thread that draws is given neither the game's rules nor a package but the canvas, which would weigh it down", async () => {
  const text = await programOf("pictures/painting");
  expect(text).toContain("function tableScene(");
  // With the engine, or what it describes its data with, it would be eight times as long.
  expect(text.length).toBeLessThan(200_000);
  expect(text).not.toContain("legalActions");
  expect(text).not.toContain("ZodError");
}, 60_000);

test.each(THREADS)(
  "%s is one byte a character: a single wider one would double all",
  async (thread) => {
    const text = await programOf(thread);
    // What is beyond Latin-1 outside of strings is to be written as \u2019.
    expect(text.match(/.{0,60}[^\0-\xff].{0,20}/gu)).toBeNull();
  },
  60_000,
);
