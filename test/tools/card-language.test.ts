import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { textEffectSchema } from "../../src/engine/effects/index.ts";
import { cardLanguage } from "../../tools/card-language-page.ts";

describe("the page of the card language", () => {
  it("is what the schemas say now: `npm run cards:language` writes it", () => {
    expect(readFileSync("docs/card-language.md", "utf8")).toBe(cardLanguage());
  });

  it("tells every verb that a text may have", () => {
    const page = cardLanguage();
    const verbs = textEffectSchema.options.flatMap(({ shape }) =>
      "values" in shape.verb ? [...shape.verb.values] : shape.verb.options,
    );
    expect(verbs.filter((verb) => !page.includes(`\`${verb}\``))).toEqual([]);
    expect(verbs.length).toBeGreaterThan(50);
  });
});
