import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import { automationOf, ENCODED, PENDING, withText } from "../../../src/engine/cards/encoded/index.ts";
import { cardTextSchema } from "../../../src/engine/cards/text.ts";
import { titleKey } from "../../../src/engine/cards/titles.ts";
import { loadCorpus } from "../../../src/rulings/corpus.ts";
import { beside } from "../../beside.ts";

describe("the real cards whose text is in verbs", () => {
  it.each(ENCODED)("has a text of $title that the engine can read", ({ text }) => {
    expect(cardTextSchema.safeParse(text).error?.issues ?? []).toEqual([]);
  });

  it("are each encoded or listed as pending once, and have rulings", () => {
    const titles = [...ENCODED, ...PENDING].map(({ title }) => titleKey(title));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    const ruled = new Set(
      loadCorpus()
        .entries.filter(({ kind }) => kind === "card")
        .flatMap(({ title, aliases }) => [title, ...aliases].map(titleKey)),
    );
    expect(titles.filter((title) => !ruled.has(title))).toEqual([]);
  });

  it("are explained in docs/implementing-cards.md by one of them as it is", () => {
    const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), "utf8");
    const [, example] = /A card's text\n.*?```ts\n(.*?)```/su.exec(read("docs/implementing-cards.md")) ?? [];
    expect(example).toContain("War College");
    expect(read("src/engine/cards/encoded/groups.ts")).toContain(example ?? "no example");
  });

  it("bring their text to the card of that title and type, and to no other", () => {
    const [cadre] = loadLibrary().byTitle("Military Cadre");
    expect(cadre?.text?.actions).toHaveLength(1);
    expect(cadre && automationOf(cadre)).toEqual({ who: "automatic", left: null });
    const namesake = withText({ id: "x/y", title: "Military Cadre", type: "event" });
    expect(namesake.text).toBeUndefined();
    expect(automationOf(namesake)).toEqual({ who: "by hand", left: null });
  });
});

const seeds = beside("seeds", "encoded cards are not compared with the compendium");

function compendium(): string[] {
  const name = seeds === null ? undefined : readdirSync(seeds).find((file) => file.startsWith("001_"));
  if (name === undefined) return [];
  return readFileSync(`${seeds}${name}`, "utf8")
    .split("\n")
    .map((line) => line.trim());
}

/** What stands for several cards. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  "Disaffected - race name": ["Disaffected Centauri", "Disaffected Human", "Disaffected Minbari", "Disaffected Narn"],
};
/** What stands in quotation marks and changes a part of a card only. */
const PARTS = ["Ipsa Battleglobe", "Tyranny Enthroned", "Crisis Of Self", "Secondary Experience"];

describe.runIf(seeds !== null)("the cards beside the compendium", () => {
  const lines = compendium();
  const quoted = lines.flatMap((line, at) => {
    if (!/^- Errata:.*["“]/u.test(line)) return [];
    const heading = lines
      .slice(0, at)
      .findLast((each) => each !== "" && !each.startsWith("- ") && each !== "BABYLON 5 CCG");
    return [(heading ?? "").replace(/ \(Premier.*\)$/u, "")];
  });

  it("whose text it quotes whole are all encoded, or listed with what is missing", () => {
    const known = new Set([...ENCODED, ...PENDING].map(({ title }) => titleKey(title)));
    const missing = quoted
      .flatMap((title) => SEVERAL[title] ?? [title])
      .filter((title) => !known.has(titleKey(title)) && !PARTS.includes(title));
    expect(quoted.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it("are said in other words than its own", () => {
    const words = (text: string) => text.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
    const source = ` ${words(lines.join(" ")).join(" ")} `;
    const copied = ENCODED.flatMap(({ title, text }) => {
      const own = words(`${text.says} ${text.byHand ?? ""}`);
      return own.flatMap((_, at) => {
        const run = own.slice(at, at + 10);
        return run.length === 10 && source.includes(` ${run.join(" ")} `) ? [`${title}: ${run.join(" ")}`] : [];
      });
    });
    expect(copied).toEqual([]);
  });
});
