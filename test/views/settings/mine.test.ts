/** One's own settings, as a message. */
import { ComponentType } from "discord.js";
import { describe, expect, test } from "vitest";
import { keptChoice, nextChoice } from "../../../src/settings/index.ts";
import { ownSettingsMessage } from "../../../src/views/settings/mine.ts";

/** What each menu shows while it is closed: the choice that holds. */
function shownIn(personal: Parameters<typeof ownSettingsMessage>[0], language: "en" | "de"): (string | undefined)[] {
  const { components } = ownSettingsMessage(personal, 0, language);
  return components.flatMap((row) =>
    row.components.flatMap((each) =>
      each.type === ComponentType.StringSelect ? [each.options.find((one) => one.default)?.label] : [],
    ),
  );
}

describe("how tables are shown", () => {
  test("goes by one button from dark pictures to light ones, to text, and back", () => {
    const seen: string[] = [];
    let pictures: ReturnType<typeof nextChoice> | undefined;
    do {
      const { content, components } = ownSettingsMessage(pictures ? { pictures } : {}, 0, "en");
      const labels = components.flatMap((row) =>
        row.components.flatMap((each) => ("label" in each && each.label ? [each.label] : [])),
      );
      const button = labels.find((label) => /picture|text/iu.test(label));
      seen.push(`${/The table: (.*)/u.exec(content ?? "")?.[1]} · ${button}`);
      pictures = nextChoice(pictures);
    } while (pictures !== "pictures");
    expect(seen).toEqual([
      "**as pictures**, dark · Light pictures",
      "**as pictures**, light · Show text",
      "**as text** · Show pictures",
    ]);
    expect(keptChoice("pictures")).toBeNull();
    expect(keptChoice("light")).toBe("light");
  });
});

describe("a menu of one's own settings", () => {
  test("says what it is about where only the choice that holds is shown", () => {
    expect(shownIn({}, "en")).toEqual(["⏰ Reminders: every day", "🗣️ Language: as your Discord has it"]);
    expect(shownIn({ language: "de", remindEveryHours: 8 }, "de")).toEqual([
      "⏰ Erinnerungen: alle 8 Stunden",
      "🗣️ Sprache: Deutsch",
    ]);
  });
});
