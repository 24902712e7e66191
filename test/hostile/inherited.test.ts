/** Words that every object of JavaScript inherits something under, typed where words are looked up: they mean nothing. */
import { describe, expect, test } from "vitest";
import { readCardTable } from "../../src/catalogue/cards/table.ts";
import { orderAsked } from "../../src/orders/asking-whether.ts";
import { own } from "../../src/own.ts";
import { loadSearch } from "../../src/rulings/search.ts";
import { readRuleSet } from "../../src/rulings/words/rule-set-words.ts";
import { zoneNamed, zonesMeant } from "../../src/settings/zones.ts";

const INHERITED = Object.getOwnPropertyNames(Object.prototype).flatMap((name) => [name, name.toLowerCase()]);

describe.each(INHERITED)("%s", (word) => {
  test("is nothing that a record holds, unless it does", () => {
    expect(own({ hand: 1 }, word)).toBeUndefined();
    expect(own(Object.fromEntries([[word, 1]]), word)).toBe(1);
  });

  test("is no word of a question, of a rule set, of a zone or of an order", () => {
    const search = loadSearch();
    for (const question of [`gain ${word} influence`, `3 ${word}\nNarn: ${word}`, word])
      expect(Array.isArray(search.find(question).hits), question).toBe(true);
    expect(readRuleSet(`in ${word}`)).toBeNull();
    expect(zonesMeant(word, 3).every((zone) => zoneNamed(zone) !== null)).toBe(true);
    expect(orderAsked(`can Vir be ${word}`) ?? "").not.toContain("native code");
  });

  test("is a column of its own in a table of cards", async () => {
    const read = await readCardTable(`title,type,${word}\nVir,character,x\n`);
    if (word === "__proto__") expect(read.ok).toBe(false);
    else expect(read).toMatchObject({ ok: true, rows: [{ title: "Vir", extra: { [word]: "x" } }] });
  });
});
