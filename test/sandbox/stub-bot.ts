/** A bot of one file with a table of one button, for tests of the scenario runner and of the bot's process. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  TextChannel,
} from "discord.js";
import { menu, commands as tested } from "./bot.ts";

const saved = join(process.env.DATA_DIR ?? ".", "players.txt");
let clock = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const working = new Set<Promise<void>>();

const commands = [
  {
    name: "game",
    description: "Tables",
    options: [
      {
        name: "create",
        description: "Opens one",
        type: 1,
        options: [{ name: "name", description: "Its name", type: 3 }],
      },
      { name: "clock", description: "What time it is", type: 1 },
      { name: "crash", description: "Ends the process", type: 1 },
      { name: "wrong", description: "Sends what Discord does not take", type: 1 },
    ],
  },
  { name: "hand", description: "Your hand" },
  // Works anywhere, also for those who have added the application to their own account.
  { name: "rule", description: "Where it is asked", integration_types: [0, 1], contexts: [0, 1, 2] },
  { name: "menu", description: "Buttons and menus" },
  ...tested.filter((command) => command.name === "read" || command.name === "act"),
];

function players(): string[] {
  try {
    return readFileSync(saved, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

function table() {
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId("join").setLabel("🪑 Join").setStyle(ButtonStyle.Primary),
  );
  const fields = [{ name: "Seats", value: `**${players().length}**` }];
  return { embeds: [{ title: "The table", description: players().join(", ") || "empty", fields }], components: [row] };
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand()) await answerCommand(interaction);
  else if (interaction.isAutocomplete()) await interaction.respond([{ name: "pass", value: "pass" }]);
  else if (interaction.isButton() && interaction.customId === "join") {
    writeFileSync(saved, [...players(), interaction.user.username].join("\n"));
    await interaction.update(table());
    const hand = "Your hand: Vir Cotto";
    const unreachable = () => interaction.followUp({ content: "I cannot write to you", flags: MessageFlags.Ephemeral });
    await interaction.user.send(hand).catch(unreachable);
  } else if (interaction.isStringSelectMenu()) await interaction.reply(`chose ${interaction.values.join("+")}`);
  else if (interaction.isButton()) {
    await interaction.showModal({
      custom_id: "fact",
      title: "What is Vir Cotto?",
      components: [
        { type: 18, label: "Influence cost", component: { type: 4, custom_id: "amount", style: 1 } },
        {
          type: 18,
          label: "Type of card",
          component: { type: 3, custom_id: "kind", options: [{ label: "Character", value: "c" }] },
        },
      ],
    });
  } else if (interaction.isModalSubmit()) {
    const kind = interaction.fields.getStringSelectValues("kind");
    await interaction.reply(`cost ${interaction.fields.getTextInputValue("amount")}, ${kind.join()}`);
  }
}

async function open(channel: TextChannel, name: string): Promise<string> {
  const thread = await channel.threads.create({ name });
  const message = await thread.send(table());
  await message.pin();
  return thread.id;
}

async function answerCommand(interaction: ChatInputCommandInteraction): Promise<void> {
  switch (interaction.options.getSubcommand(false) ?? interaction.commandName) {
    case "create": {
      if (!(interaction.channel instanceof TextChannel)) return;
      const name = interaction.options.getString("name") ?? "table";
      await open(interaction.channel, name).then(
        (id) => interaction.reply({ content: `Opened <#${id}>`, flags: MessageFlags.Ephemeral }),
        (problem: unknown) => interaction.reply({ content: String(problem), flags: MessageFlags.Ephemeral }),
      );
      return;
    }
    case "clock":
      await interaction.reply({ content: `${clock / 3_600_000} hours later`, flags: MessageFlags.Ephemeral });
      return;
    case "crash":
      process.exit(7);
      return;
    case "wrong":
      await interaction.reply("x".repeat(2001)).catch(() => interaction.reply("sorry"));
      return;
    case "hand":
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply("**Vir Cotto** — 3 _influence_ 🎴");
      return;
    case "rule": {
      const { guildId, userId } = interaction.authorizingIntegrationOwners;
      const owners = [guildId === null ? [] : `server ${guildId}`, userId === null ? [] : "user"].flat();
      const names = interaction.appPermissions.toArray().join(" ");
      await interaction.reply(`context ${interaction.context}, owners ${owners.join(" and ")}, may ${names}`);
      return;
    }
    case "menu":
      await interaction.reply({ components: menu() });
      return;
    case "read": {
      const file = interaction.options.getAttachment("file", true);
      await interaction.reply(await (await fetch(file.url)).text());
      return;
    }
    default:
      await interaction.reply(`did ${interaction.options.getString("order")}`);
  }
}

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: process.env.DISCORD_API_URL ?? "" },
});
// As the real bot does: a final close of the gateway is said in a sentence, and ends the process.
client.on("shardDisconnect", ({ code }) => {
  process.stderr.write(`Discord has cut the bot off (${code})\n`, () => process.exit(1));
});
client.on("guildDelete", (guild) => void process.stderr.write(`left ${guild.name}\n`));
client.on("guildUnavailable", (guild) => void process.stderr.write(`${guild.name} is away\n`));
client.on("guildCreate", (guild) => void process.stderr.write(`came to ${guild.name}\n`));
client.on("interactionCreate", (interaction) => {
  const work = answer(interaction).catch((error: unknown) => process.stderr.write(`${error}\n`));
  const settled = work.then(() => {});
  working.add(settled);
  void settled.then(() => working.delete(settled));
});
client.once("clientReady", async (ready) => {
  // Those that are here from the start are no news.
  client.on("guildAvailable", (guild) => void process.stderr.write(`${guild.name} is here\n`));
  await ready.application.commands.set(commands);
  process.send?.({ type: "ready" });
});
process.on("message", async (message: { type: string; ms?: number }) => {
  if (message.type === "advance") {
    clock += message.ms ?? 0;
    process.send?.({ type: "advanced" });
  }
  if (message.type === "flush") {
    await Promise.all(working);
    process.send?.({ type: "flushed" });
  }
});
process.on("SIGTERM", () => {
  void client.destroy().then(() => process.exit(0));
});
for (;;) {
  try {
    await client.login(process.env.DISCORD_TOKEN);
    break;
  } catch (error) {
    process.stderr.write(`not logged in: ${error}\n`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
