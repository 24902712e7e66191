import { Events, type Interaction, Routes } from "discord.js";
import { expect, it } from "vitest";
import { parseScript } from "../../sandbox/scenario/script.ts";
import { startStandIn } from "../../sandbox/standin/index.ts";
import { startBot } from "./bot.ts";

const said = {
  name: "sail",
  description: "Set sail",
  description_localizations: { de: "In See stechen" },
  options: [
    {
      type: 3,
      name: "where",
      description: "Where to",
      description_localizations: { de: "Wohin" },
      choices: [{ name: "home", value: "home", name_localizations: { de: "nach Hause" } }],
    },
  ],
};

it("shows commands as each person's own Discord does, and tells the bot what that is in", async () => {
  const standIn = await startStandIn({ rateLimits: false });
  const bot = await startBot(standIn, { register: false });
  try {
    await bot.rest.put(Routes.applicationCommands(bot.application.id), { body: [said] });
    const [londo, gkar] = [standIn.user("londo"), standIn.user("gkar")];
    standIn.setLocale(londo.id, "de");
    expect({ londo: standIn.locale(londo.id), gkar: standIn.locale(gkar.id) }).toEqual({ londo: "de", gkar: "en-US" });
    const shown = (viewer: string) => JSON.stringify(standIn.commands(viewer)[0]);
    expect(shown(londo.id)).toMatch(/"description":"In See stechen".*"description":"Wohin".*"name":"nach Hause"/u);
    expect(shown(gkar.id)).toMatch(/"description":"Set sail".*"description":"Where to".*"name":"home"/u);
    expect(standIn.commands(londo.id)[0]?.name).toBe("sail");
    const locales: string[] = [];
    bot.on(Events.InteractionCreate, (interaction: Interaction) => {
      locales.push(interaction.locale);
      if (interaction.isChatInputCommand()) void interaction.reply("Aye");
    });
    for (const { id } of [londo, gkar])
      await standIn.run(id, standIn.generalChannelId, { name: "sail", options: { where: "home" } });
    expect(locales).toEqual(["de", "en-US"]);
  } finally {
    await bot.destroy();
    await standIn.close();
  }
});

it("refuses what a command says in another language beyond the limits, of which the longest text counts", async () => {
  const standIn = await startStandIn({ rateLimits: false });
  const bot = await startBot(standIn, { register: false });
  const put = (command: object) => bot.rest.put(Routes.applicationCommands(bot.application.id), { body: [command] });
  try {
    await expect(put({ ...said, description_localizations: { de: "x".repeat(101) } })).rejects.toMatchObject({
      status: 400,
    });
    const wide = (de: number) => ({
      ...said,
      options: Array.from({ length: 10 }, (_, option) => ({
        type: 3,
        name: `o${option}`,
        description: "Where to",
        choices: Array.from({ length: 10 }, (__, at) => ({
          name: `c${at}`,
          value: `v${at}`,
          name_localizations: { de: `${at}`.padEnd(de, "x") },
        })),
      })),
    });
    await expect(put(wide(70))).resolves.toBeDefined();
    await expect(put(wide(90))).rejects.toMatchObject({ status: 400 });
  } finally {
    await bot.destroy();
    await standIn.close();
  }
});

it("reads in scenarios what somebody's Discord is in", () => {
  expect(parseScript("@londo speaks German")[0]?.steps).toEqual([
    { kind: "speaks", user: "londo", language: "German" },
  ]);
  expect(() => parseScript("@londo speaks Narn")).toThrow("a Discord speaks English or German here");
});
