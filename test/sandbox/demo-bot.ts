/** A tiny bot with one of everything that a page must show: for the page's own test, without a game behind it. */
import { deflateSync } from "node:zlib";
import {
  ActionRowBuilder,
  ApplicationCommandType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  ContainerBuilder,
  ContextMenuCommandBuilder,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextChannel,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from "discord.js";

/** A board of 480 × 240 pixels: a dark field with a few bright columns. */
const picture = png(480, 240, (x, y) => (Math.floor(x / 60) % 2 === 0 && y > 60 ? [88, 101, 216] : [30, 34, 48]));
export const orders = ["Build with Londo", "Sponsor Vir Cotto with Londo", "Support Trade Pact with Delenn", "Pass"];

const commands = [
  new SlashCommandBuilder()
    .setName("game")
    .setDescription("Open a table and sit down")
    .addSubcommand((create) =>
      create
        .setName("create")
        .setDescription("Open a table in a new thread")
        .addStringOption((option) =>
          option
            .setName("rules")
            .setDescription("Which rules the table plays")
            .addChoices({ name: "Engine Rules v1.2", value: "engine" }, { name: "Quickstart", value: "quickstart" }),
        )
        .addStringOption((option) => option.setName("name").setDescription("What the table is called"))
        .addIntegerOption((option) =>
          option.setName("seats").setDescription("How many may sit down").setMinValue(2).setMaxValue(6),
        ),
    )
    .addSubcommand((status) => status.setName("status").setDescription("Where the game stands")),
  new SlashCommandBuilder()
    .setName("act")
    .setDescription("Do something, as a sentence")
    .addStringOption((option) =>
      option.setName("order").setDescription("What to do").setRequired(true).setAutocomplete(true),
    )
    .addBooleanOption((option) => option.setName("quiet").setDescription("Say nothing of it"))
    .addUserOption((option) => option.setName("against").setDescription("Whom it is aimed at")),
  new SlashCommandBuilder()
    .setName("deck")
    .setDescription("Your deck")
    .addSubcommand((submit) =>
      submit
        .setName("submit")
        .setDescription("Hand in a deck list")
        .addAttachmentOption((option) => option.setName("file").setDescription("A text file").setRequired(true)),
    ),
  new SlashCommandBuilder().setName("hand").setDescription("Your hand, only to you"),
  new SlashCommandBuilder().setName("slow").setDescription("Never answers"),
  new SlashCommandBuilder().setName("later").setDescription("Thinks for a while"),
  new SlashCommandBuilder().setName("form").setDescription("Asks for a card's facts"),
  new SlashCommandBuilder().setName("gallery").setDescription("One of everything"),
];

/** In the menu of each message. */
const quote = new ContextMenuCommandBuilder().setName("Quote it").setType(ApplicationCommandType.Message);

/** Logs in to the stand-in; resolves when the commands are registered. */
export async function startDemoBot(apiUrl: string): Promise<Client> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: apiUrl } });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isAutocomplete()) {
      const words = interaction.options.getFocused().toLowerCase();
      const matching = orders.filter((order) => order.toLowerCase().includes(words));
      await interaction.respond(matching.map((name, at) => ({ name, value: `${at}:${name}` })));
    } else if (interaction.isChatInputCommand()) await answer(interaction);
    else if (interaction.isMessageContextMenuCommand()) {
      const content = `You chose: ${interaction.targetMessage.content}`;
      await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    } else if (interaction.isModalSubmit()) {
      const cost = interaction.fields.getTextInputValue("cost");
      const kind = interaction.fields.getStringSelectValues("type").join(" and ");
      await interaction.reply(`Vir Cotto costs **${cost}** and is a ${kind}.`);
    } else if (interaction.isButton() && interaction.customId === "count") {
      const pressed = Number(/\d+/.exec(interaction.message.content)?.[0] ?? 0) + 1;
      await interaction.update({ content: `Pressed ${pressed} times, last by ${interaction.user}` });
    } else if (interaction.isButton() && interaction.customId === "form") await interaction.showModal(form());
    else if (interaction.isAnySelectMenu()) {
      await interaction.reply({
        content: `You chose ${interaction.values.join(", ")}.`,
        flags: MessageFlags.Ephemeral,
      });
    }
  });
  await client.login("sandbox-token");
  await (await ready).application.commands.set(
    [...commands, quote].map((command) => command.toJSON()),
    client.guilds.cache.first()?.id ?? "",
  );
  return client;
}

async function answer(interaction: ChatInputCommandInteraction): Promise<void> {
  const { options } = interaction;
  switch ([interaction.commandName, options.getSubcommand(false)].filter(Boolean).join(" ")) {
    case "game create": {
      if (!(interaction.channel instanceof TextChannel)) return;
      const name = options.getString("name") ?? "A table";
      await interaction.reply(`${interaction.user} opens **${name}** (${options.getString("rules") ?? "no"} rules).`);
      const thread = await interaction.channel.threads.create({ name });
      const tracker = await thread.send(trackerMessage(name));
      await tracker.pin();
      await thread.send({ content: `${interaction.user}: sit down.`, components: [pressRow()] });
      return;
    }
    case "act": {
      const against = options.getUser("against");
      await interaction.reply(
        `${interaction.user} orders \`${options.getString("order", true)}\`${against ? ` against ${against}` : ""}`,
      );
      return;
    }
    case "deck submit": {
      const file = options.getAttachment("file", true);
      const text = await (await fetch(file.url)).text();
      await interaction.reply(`${file.name} has ${text.trim().split("\n").length} lines.`);
      return;
    }
    case "hand":
      await interaction.reply({
        content: "Your hand: **Vir Cotto**, ||Trade Pact||",
        components: [pressRow()],
        flags: MessageFlags.Ephemeral,
      });
      await interaction.user.send("Your hand by direct message: **Vir Cotto**").catch(() => undefined);
      return;
    case "later":
      await interaction.deferReply();
      setTimeout(() => void interaction.editReply("Thought about it."), 1000);
      return;
    case "form":
      await interaction.showModal(form());
      return;
    case "gallery":
      await interaction.reply(galleryMessage(interaction.user.id));
      await interaction.followUp(trackerMessage("Trouble on Narn"));
      await interaction.followUp(menuMessage());
  }
}

function pressRow(): ActionRowBuilder<ButtonBuilder> {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId("count").setLabel("Press me").setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId("form").setLabel("Vir Cotto's facts").setStyle(ButtonStyle.Secondary),
    new ButtonBuilder().setCustomId("yes").setLabel("Vote yes").setEmoji("✅").setStyle(ButtonStyle.Success),
    new ButtonBuilder().setCustomId("no").setLabel("Concede").setStyle(ButtonStyle.Danger),
    new ButtonBuilder().setCustomId("gone").setLabel("Not now").setStyle(ButtonStyle.Secondary).setDisabled(true),
  );
}

function form(): ModalBuilder {
  return new ModalBuilder()
    .setCustomId("facts")
    .setTitle("What does Vir Cotto say?")
    .addLabelComponents(
      new LabelBuilder()
        .setLabel("Cost")
        .setDescription("The number at the top left")
        .setTextInputComponent(
          new TextInputBuilder().setCustomId("cost").setStyle(TextInputStyle.Short).setPlaceholder("3").setMaxLength(2),
        ),
      new LabelBuilder()
        .setLabel("Type")
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder().setCustomId("type").setPlaceholder("Choose a type").addOptions(types()),
        ),
      new LabelBuilder()
        .setLabel("Text")
        .setTextInputComponent(
          new TextInputBuilder().setCustomId("text").setStyle(TextInputStyle.Paragraph).setRequired(false),
        ),
    );
}

function types() {
  return ["character", "event", "conflict", "agenda", "fleet"].map((type) => ({
    label: type,
    value: type,
    description: `A card of the type ${type}`,
  }));
}

function trackerMessage(name: string) {
  const container = new ContainerBuilder()
    .setAccentColor(0x5865d8)
    .addTextDisplayComponents((text) => text.setContent(`## ${name}\nRound 3, action · <t:1790000000:R>`))
    .addSeparatorComponents((separator) => separator)
    .addSectionComponents((section) =>
      section
        .addTextDisplayComponents((text) => text.setContent("**Londo** · Influence 5\n-# 3 spent, power 6"))
        .setButtonAccessory((button) => button.setCustomId("hand").setLabel("My hand").setStyle(ButtonStyle.Secondary)),
    )
    .addTextDisplayComponents((text) => text.setContent("- Centauri–Narn tension **4**\n- Unrest\n  - Narn **2**"))
    .addMediaGalleryComponents((gallery) =>
      gallery.addItems((item) => item.setURL("attachment://board.png").setDescription("The board: no conflict yet")),
    );
  return {
    components: [container],
    files: [new AttachmentBuilder(picture, { name: "board.png" })],
    flags: MessageFlags.IsComponentsV2 as const,
  };
}

function galleryMessage(userId: string) {
  const embed = new EmbedBuilder()
    .setColor(0x248a58)
    .setAuthor({ name: "Conflict" })
    .setTitle("Trade Pact")
    .setDescription("Needs **more support than opposition**. Initiated by Londo against Narn.")
    .addFields(
      { name: "Support", value: "Londo (4)\nDelenn (6)", inline: true },
      { name: "Opposition", value: "G'Kar (5)", inline: true },
      { name: "Total", value: "10 to 5", inline: true },
      { name: "2. Needs", value: "Won by 3 for the bonus" },
    )
    .setFooter({ text: "Round 3" })
    .setImage("attachment://pact.png");
  return {
    content: [
      `# Heading`,
      `**bold** *italic* __underline__ ~~struck~~ \`code\` ||spoiler|| ***both*** <@${userId}>, [a link](https://example.com)`,
      "> quoted G'Kar_and_Na'Toth",
      "```\nblock <b>not markup</b>\n```",
      "1. one\n2. two",
      "-# subtext",
    ].join("\n"),
    embeds: [embed],
    files: [new AttachmentBuilder(picture, { name: "pact.png", description: "The pact" })],
    components: [pressRow()],
  };
}

function menuMessage() {
  return {
    content: "Choose:",
    components: [
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder().setCustomId("one").setPlaceholder("Sponsor").addOptions(types()),
      ),
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder()
          .setCustomId("some")
          .setPlaceholder("Discard two or three")
          .setMinValues(2)
          .setMaxValues(3)
          .addOptions(types()),
      ),
      new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
        new UserSelectMenuBuilder().setCustomId("who").setPlaceholder("Whom?"),
      ),
    ],
  };
}

function png(width: number, height: number, colourAt: (x: number, y: number) => number[]): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => colourAt(x, y)).flat(),
  ]);
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
