// Texts that are read when they are said come out as if all had been read at once
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/settings/languages.ts";
import { BUNDLES, wordFiles } from "../../../src/views/words/bundles.ts";
import { UnreadTexts } from "../../../src/views/words/unread.ts";

describe("Texts that nobody has read yet", () => {
  it.each(LANGUAGES)("are in %s what Fluent finds in the whole files", (language) => {
    const whole = new FluentBundle(language);
    const ids: string[] = [];
    for (const [name, text] of wordFiles(language)) {
      if (name === "commands.ftl") continue;
      const resource = new FluentResource(text);
      ids.push(...resource.body.map(({ id }) => id).filter((id) => !id.startsWith("-")));
      expect(whole.addResource(resource), name).toEqual([]);
    }
    expect(ids.length).toBeGreaterThan(2_000);
    for (const id of ids) expect(BUNDLES[language].words.getMessage(id), id).toEqual(whole.getMessage(id));
  });

  it("are read with all that they name, and with what that names, wherever it stands", () => {
    const texts = new UnreadTexts("en", { useIsolating: false });
    texts.add("says = { first }, { -table(number: 2) }\nlast = the last\n");
    texts.add(
      "# A remark.\nfirst =\n    first and { last }\n-table = { $number ->\n    [one] table\n   *[other] tables\n }\n",
    );
    const errors: Error[] = [];
    expect(texts.formatPattern(texts.getMessage("says")?.value ?? "", {}, errors)).toBe("first and the last, tables");
    expect(errors).toEqual([]);
    expect(texts.hasMessage("last")).toBe(true);
    expect(texts.hasMessage("none")).toBe(false);
    expect(texts.getMessage("none")).toBeUndefined();
  });

  it("may stand in one place only", () => {
    const texts = new UnreadTexts("en");
    texts.add("one = a\n");
    expect(() => texts.add("two = b\none = c\n")).toThrow('"one" is said twice');
  });
});
