import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/commands/shared/fair-use.ts";
import { WAITS_MS } from "../../src/finding/line.ts";
import { MUTED_MS } from "../../src/judging/calls.ts";
import { Leagues } from "../../src/leagues/leagues.ts";
import { KINDS, kindsThatAre } from "../../src/privacy/kinds.ts";
import { forget, keptOf } from "../../src/privacy/person.ts";
import { GRACE_MS } from "../../src/privacy/servers.ts";
import { MOST_RESULTS } from "../../src/records/records.ts";
import { openStore } from "../../src/store/index.ts";
import { createClock } from "../../src/table/clock.ts";
import { Tables } from "../../src/table/tables.ts";

const root = new URL("../../", import.meta.url);
const [LONDO, GKAR, GUILD] = ["1001", "1002", "900"] as const;

/** The kinds of documents that the program reads or writes: written out where it does, or by a name in the same file. */
function kindsInUse(): string[] {
  const kinds = new Set<string>();
  const src = new URL("src/", root);
  for (const file of readdirSync(src, { encoding: "utf8", recursive: true })) {
    if (!file.endsWith(".ts")) continue;
    const text = readFileSync(new URL(file, src), "utf8");
    for (const [, name = ""] of text.matchAll(/\.documents\(\s*("[^"]+"|[A-Z_]+)\s*\)/gu)) {
      const said = name.startsWith('"') ? name : new RegExp(`const ${name} = ("[^"]+");`, "u").exec(text)?.[1];
      kinds.add(said === undefined ? `${name} in ${file}` : said.slice(1, -1));
    }
  }
  return [...kinds].sort();
}

describe("every kind of document that is kept", () => {
  it("is shown and deleted with whom it names, names nobody, or stays for a reason", () => {
    const decided = Object.keys(KINDS).sort();
    const inUse = kindsInUse();
    const undecided = inUse.filter((kind) => !decided.includes(kind));
    expect(undecided.map((kind) => `${kind}: say in src/privacy/kinds.ts what becomes of whom it names`)).toEqual([]);
    expect(decided.filter((kind) => !inUse.includes(kind))).toEqual([]);
  });

  it("that stays whatever somebody says stands in the page on privacy with how long", () => {
    const page = readFileSync(new URL("docs/privacy.md", root), "utf8");
    for (const kept of Object.values(KINDS))
      if (typeof kept === "object") expect(page).toMatch(new RegExp(`^\\|.*\\| ${kept.stays} \\|$`, "mu"));
  });

  it("is kept for as long as the page says, and as much of it", () => {
    const page = readFileSync(new URL("docs/privacy.md", root), "utf8");
    const rows = page.split("\n").filter((line) => line.startsWith("| "));
    const row = (what: string) => rows.find((line) => line.includes(what)) ?? `there is no row on ${what}`;
    const days = (ms: number) => ms / (24 * 60 * 60_000);
    expect(row("kept from calling")).toMatch(/a week \|$/u);
    expect(days(MUTED_MS)).toBe(7);
    expect(row("stand in a server's line")).toMatch(/or a week \|$/u);
    expect(days(WAITS_MS)).toBe(7);
    expect(row("record:on")).toContain(`the newest ${MOST_RESULTS.toLocaleString("en")} games of a server`);
    expect(page).toContain(`is deleted ${days(GRACE_MS)} days\nlater`);
    expect(row("how often you have lately")).toContain("an hour, calls for a judge a day");
    const longest = (name: RegExp) =>
      Math.max(...LIMITS.filter((limit) => name.test(limit.name)).map(({ seconds }) => seconds));
    expect({ uploads: longest(/uploads|tables|moves/u), calls: longest(/calls/u) }).toEqual({
      uploads: 3_600,
      calls: 86_400,
    });
  });

  it("that names people is shown to them alone, and names them no more once they say so", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "b5-kinds-"));
    const store = await openStore({ redisUrl: null, dataDir });
    const parts = { store, tables: new Tables(store, createClock()), leagues: new Leagues(store) };
    const said = (user: string) => ({ by: user, name: `Name of ${user}`, at: 1 });
    // What stands in leagues is read by them, and shown with decks and all in the other tests.
    const named = kindsThatAre("named").filter((kind) => kind !== "leagues");
    for (const kind of named)
      await store.documents(kind).set(GUILD, { first: [said(LONDO)], second: { within: said(GKAR) } });
    for (const kind of kindsThatAre("own"))
      for (const user of [LONDO, GKAR]) await store.documents(kind).set(user, { of: `Name of ${user}` });

    const kept = await keptOf(LONDO, parts);
    expect(kept.named.map(({ kind }) => kind)).toEqual(named);
    expect(kept.own.map(({ kind }) => kind)).toEqual(kindsThatAre("own"));
    expect(JSON.stringify(kept)).not.toContain(GKAR);

    await forget(LONDO, "press", parts);
    for (const kind of named) {
      const left = JSON.stringify(await store.documents(kind).get(GUILD));
      expect(left, kind).not.toContain(LONDO);
      expect(left, kind).toContain(`Name of ${GKAR}`);
    }
    for (const kind of kindsThatAre("own")) {
      expect(await store.documents(kind).get(LONDO), kind).toBeUndefined();
      expect(await store.documents(kind).get(GKAR), kind).toEqual({ of: `Name of ${GKAR}` });
    }
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
});
