// Pictures are drawn beside the main thread: it only hands over what is to be seen
import { afterEach, describe, expect, it } from "vitest";
import { drawn, drawnTable, type Picture } from "../../src/pictures/index.ts";
import { Painter } from "../../src/pictures/painting/painter.ts";
import { position } from "./positions.ts";

const table = (seed: string): Picture => {
  const { view, ctx } = position(2, 3, seed);
  return { what: "table", facts: drawnTable(view, ctx) };
};
/** Text that stands in for a file. */
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

let painter: Painter | null = null;
afterEach(() => painter?.stop());

describe("the painter", () => {
  it("draws the same picture as the main thread would", { tags: "long", timeout: 60_000 }, async () => {
    painter = new Painter();
    const picture = table("p");
    const file = await painter.draw(picture);
    expect(file.subarray(8, 12).toString()).toBe("WEBP");
    expect(file.equals(await drawn(picture))).toBe(true);
  });

  it("keeps no picture's pixels once its file is made", { tags: "long", timeout: 120_000 }, async () => {
    painter = new Painter();
    const picture = table("p");
    await painter.draw(picture);
    const before = process.memoryUsage.rss();
    // Each of another width, so that none is remembered; one has some 5 MB of pixels. The thread is never idle meanwhile.
    await Promise.all(Array.from({ length: 150 }, (_, at) => painter?.draw(picture, { width: 1_000 + at })));
    expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(250);
  });

  it("draws once what several look at, also at the same time, and another picture anew", async () => {
    let asked = 0;
    painter = new Painter({ ask: async () => bytes(`picture ${++asked}`), stop: async () => undefined });
    const [one, other] = await Promise.all([painter.draw(table("p")), painter.draw(table("p"))]);
    expect({ one: String(one), other: String(other), asked }).toEqual({
      one: "picture 1",
      other: "picture 1",
      asked: 1,
    });
    expect(String(await painter.draw(table("q")))).toBe("picture 2");
    expect(String(await painter.draw({ ...table("p"), colours: "light" }))).toBe("picture 3");
  });

  it("tries again what could not be drawn, and keeps only the last few pictures", async () => {
    let asked = 0;
    const ask = async () => {
      if (++asked === 1) throw new Error("no canvas here");
      return bytes(`picture ${asked}`);
    };
    painter = new Painter({ ask, stop: async () => undefined });
    await expect(painter.draw(table("p"))).rejects.toThrow("no canvas here");
    expect(String(await painter.draw(table("p")))).toBe("picture 2");
    for (let width = 400; width < 410; width++) await painter.draw(table("p"), { width });
    expect(String(await painter.draw(table("p")))).toBe("picture 13");
  });

  it("draws nothing that nobody wants any more, but for what has been begun or what others want", async () => {
    const asked: string[] = [];
    const drawn: (() => void)[] = [];
    const ask = (what: string) => {
      asked.push(what);
      return new Promise<Uint8Array>((resolve) => drawn.push(() => resolve(bytes("picture"))));
    };
    painter = new Painter({ ask, stop: async () => undefined });
    const left = new AbortController();
    const begun = [1, 2].map((width) => painter?.draw(table("p"), { width }, left.signal));
    const forgotten = painter.draw(table("p"), { width: 3 }, left.signal);
    const refused = expect(forgotten).rejects.toThrow("nobody wants this picture");
    const shared = [left.signal, undefined].map((signal) => painter?.draw(table("p"), { width: 4 }, signal));
    left.abort();
    await refused;
    while (asked.length < 3) {
      drawn.shift()?.();
      await new Promise(setImmediate);
    }
    for (const done of drawn) done();
    await Promise.all([...begun, ...shared]);
    expect(asked.map((each) => /"width":(\d)/u.exec(each)?.[1])).toEqual(["1", "2", "4"]);
  });
});
