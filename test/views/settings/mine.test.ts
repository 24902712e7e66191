/** One's own settings, as a message. */
import { ComponentType } from "discord.js";
import { describe, expect, test } from "vitest";
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

describe("a menu of one's own settings", () => {
  test("says what it is about where only the choice that holds is shown", () => {
    expect(shownIn({}, "en")).toEqual(["⏰ Reminders: every day", "🗣️ Language: as your Discord has it"]);
    expect(shownIn({ language: "de", remindEveryHours: 8 }, "de")).toEqual([
      "⏰ Erinnerungen: alle 8 Stunden",
      "🗣️ Sprache: Deutsch",
    ]);
  });
});
