import { SourceMap, type SourceMapPayload } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("a place is found where Node's own reader of source maps finds it", async () => {
  const { SourceLines } = (await import(new URL("../src/source-lines.mjs", import.meta.url).href)) as {
    SourceLines: new (map: SourceMapPayload) => { find(line: number, column: number): object | null };
  };
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../src/config.ts", import.meta.url))],
    bundle: true,
    platform: "node",
    packages: "external",
    sourcemap: "external",
    outfile: "together.js",
    write: false,
  });
  const [map = "", text = ""] = [".map", ".js"].map((end) => outputFiles.find(({ path }) => path.endsWith(end))?.text);
  const payload = JSON.parse(map) as SourceMapPayload;
  const ours = new SourceLines(payload);
  const nodes = new SourceMap(payload);
  let compared = 0;
  for (const [line, written] of text.split("\n").entries()) {
    // Node's looks before a line that says nothing itself; no error comes from there.
    for (let column = written.search(/\S/u); column >= 0 && column < written.length; column += 3) {
      const found = ours.find(line, column);
      if (found === null) continue;
      const entry = nodes.findEntry(line, column);
      if (!("originalSource" in entry)) throw new Error("Node's reader finds nothing there");
      const { originalSource: source, originalLine, originalColumn } = entry;
      expect(found).toEqual({ source, line: originalLine, column: originalColumn });
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1_000);
  expect(ours.find(1_000_000, 0)).toBeNull();
});
