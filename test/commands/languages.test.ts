import { afterAll, beforeAll, expect, it } from "vitest";
import { REMINDING } from "../../src/settings/personal.ts";
import { ALLOWANCE_MS, daysOf } from "../../src/settings/vacations.ts";
import { type As, GUILD, type Input, type RunningBot, runBot } from "./in-process.ts";

let running: RunningBot;
beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

const german = (user: string): As => ({ user, guild: GUILD, locale: "de" });
const mine = (options: Record<string, string | boolean> = {}): Input => ({ command: "settings", sub: "mine", options });

/** English words that nothing in German has; names of commands and what is typed stand there as they are. */
const ENGLISH = /\b(the|your|you|and|reminders|vacation ends|nothing|hours:|quiet hours|settings,|never|always)\b/iu;

it("answers whoever has Discord in German in German wherever a whole screen is translated", async () => {
  const me = german("5001");
  const screens: readonly (readonly [Input, string])[] = [
    [{ command: "help" }, "Neu hier?"],
    [{ command: "about" }, "von diesem Prozess bedient"],
    [{ command: "privacy", sub: "show" }, "unter deiner Kennung"],
    [mine(), "Deine Einstellungen"],
    [{ press: "mine:zone" }, "Deine Zeitzone"],
    [{ press: "mine:quiet" }, "Deine Ruhezeit"],
    [{ press: "mine:vacation" }, "Dein Urlaub"],
    [{ press: "mine:mute" }, "Erinnerungen: **stumm**"],
    [{ press: "mine:why:on" }, "Fragen erklärt: **immer**"],
    [mine({ remind: "28h", mute: false }), "alle 1 Tag 4 Stunden"],
    [mine({ zone: "Europe/Berlin", quiet: "22-8" }), "**22:00 bis 08:00**"],
    [mine({ zone: "Evrope/Berlin" }), "Meinst du **Europe/Berlin**"],
    [mine({ quiet: "soon" }), "Nichts hat sich geändert"],
    [mine({ quiet: "00:00-23:00" }), "Ruhezeit ist höchstens 16 Stunden"],
    [mine({ remind: "rarely" }), "Ich kann dich nicht so oft erinnern"],
    [mine({ vacation: "some day" }), "nicht als Tag lesen"],
    [mine({ vacation: "2001-01-02 to 2001-01-01" }), "Nichts hat sich geändert"],
    [{ command: "hand" }, "Hier ist kein Tisch von dir"],
    [{ press: "long-gone" }, "von einem älteren Tisch"],
    [{ press: "privacy:delete" }, "Erledigt. Ich habe gelöscht"],
  ];
  for (const [input, says] of screens) {
    const { text } = await running.does(me, input);
    expect(text, JSON.stringify(input)).toContain(says);
    expect(text.replaceAll(/`[^`]*`/gu, ""), JSON.stringify(input)).not.toMatch(ENGLISH);
  }
});

it("speaks the language that somebody has chosen, whatever their Discord is in, until they choose otherwise", async () => {
  const me = { user: "5002", guild: GUILD } as const;
  expect((await running.does(me, mine())).text).toContain("Language: **as your Discord has it**");
  expect((await running.does(me, mine({ language: "de" }))).text).toContain("Sprache: **Deutsch**");
  expect(await running.store.documents("settings").get("5002")).toEqual({ language: "de" });
  expect((await running.does(me, { command: "help" })).text).toContain("Neu hier?");
  const pressed = await running.does(german("5002"), { press: "mine:language", values: ["en"] });
  expect(pressed.text).toContain("Language: **English**");
  expect((await running.does(german("5002"), { command: "help" })).text).toContain("New here?");
  expect((await running.does(german("5002"), mine({ language: "discord" }))).text).toContain("wie in deinem Discord");
  expect(await running.store.documents("settings").get("5002")).toBeUndefined();
});

it("lets go of a language that this edition does not speak", async () => {
  await running.store.documents("settings").set("5003", { language: "tlh", muted: true });
  expect((await running.does({ user: "5003", guild: GUILD }, mine())).text).toContain("Reminders: **muted**");
});

it("names the bounds that hold", () => {
  expect(REMINDING).toMatchObject({ least: 1, most: 7 * 24 });
  expect(daysOf(ALLOWANCE_MS)).toBe(14);
});
