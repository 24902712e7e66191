import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ComponentType,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from "discord.js";

export const commands = [
  { name: "ping", description: "Answers" },
  { name: "secret", description: "Answers in private" },
  { name: "slow", description: "Answers later" },
  { name: "never", description: "Never answers" },
  { name: "form", description: "Opens a form" },
  { name: "menu", description: "Shows buttons and menus" },
  { name: "picture", description: "Sends a file" },
  {
    name: "read",
    description: "Reads a file",
    options: [{ name: "file", description: "A file", type: 11, required: true }],
  },
  {
    name: "table",
    description: "Tables",
    options: [
      {
        name: "open",
        description: "Opens one",
        type: 1,
        options: [
          {
            name: "rules",
            description: "Rule set",
            type: 3,
            required: true,
            choices: [
              { name: "Engine Rules", value: "engine" },
              { name: "Casual", value: "casual" },
            ],
          },
          { name: "seats", description: "How many", type: 4 },
          { name: "open", description: "Anyone may join", type: 5 },
          { name: "judge", description: "Who judges", type: 6 },
        ],
      },
    ],
  },
  {
    name: "act",
    description: "Acts",
    options: [{ name: "order", description: "An order", type: 3, required: true, autocomplete: true }],
  },
];

const orders = ["support Trade Pact with Delenn", "build with Londo", "pass"];

/** A real discord.js client that answers every command above. */
export async function startBot(
  standIn: { apiUrl: string },
  given: { intents?: GatewayIntentBits[]; register?: boolean } = {},
): Promise<Client<true>> {
  const client = new Client({
    intents: given.intents ?? [
      GatewayIntentBits.Guilds,
      GatewayIntentBits.GuildMessages,
      GatewayIntentBits.DirectMessages,
    ],
    rest: { api: standIn.apiUrl },
  });
  client.on("interactionCreate", (interaction) => void answer(interaction).catch(() => {}));
  client.on("error", () => {});
  const ready = new Promise<Client<true>>((resolve) => client.once("clientReady", resolve));
  await client.login("sandbox-token");
  const loggedIn = await ready;
  if (given.register !== false) await loggedIn.application.commands.set(commands);
  return loggedIn;
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const found = orders.filter((order) => order.includes(typed));
    await interaction.respond(found.map((order) => ({ name: order, value: order })));
  } else if (interaction.isChatInputCommand()) {
    await answerCommand(interaction);
  } else if (interaction.isButton()) {
    if (interaction.customId === "update") await interaction.update({ content: "updated", components: [] });
    else if (interaction.customId === "defer") {
      await interaction.deferUpdate();
      await interaction.editReply({ content: "edited after a deferred update" });
    } else if (interaction.customId === "ask") await interaction.showModal(form());
  } else if (interaction.isAnySelectMenu()) {
    const users = interaction.isUserSelectMenu() ? interaction.users.map((user) => user.username) : [];
    await interaction.reply({ content: `chose ${[...interaction.values, ...users].join(" and ")}` });
  } else if (interaction.isModalSubmit()) {
    const cost = interaction.fields.getTextInputValue("cost");
    const type = interaction.fields.getStringSelectValues("type");
    await interaction.reply({ content: `cost ${cost}, type ${type.join("+")}`, flags: MessageFlags.Ephemeral });
  }
}

async function answerCommand(interaction: Extract<Interaction, { commandType: 1 }> & Interaction): Promise<void> {
  if (!interaction.isChatInputCommand()) return;
  switch (interaction.commandName) {
    case "ping": {
      const response = await interaction.reply({ content: "pong", withResponse: true });
      await interaction.followUp({ content: `followed ${response.resource?.message?.content}` });
      return;
    }
    case "secret":
      await interaction.reply({ content: "only for you", flags: MessageFlags.Ephemeral });
      return;
    case "slow":
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply({ content: "at last" });
      return;
    case "form":
      await interaction.showModal(form());
      return;
    case "menu":
      await interaction.reply({ content: "choose", components: menu() });
      return;
    case "picture":
      await interaction.reply({
        embeds: [{ title: "The table", image: { url: "attachment://table.txt" } }],
        files: [{ attachment: Buffer.from("a picture"), name: "table.txt", description: "Londo has influence 5" }],
      });
      return;
    case "read": {
      const file = interaction.options.getAttachment("file", true);
      const text = await (await fetch(file.url)).text();
      await interaction.reply({ content: `${file.name} (${file.contentType}): ${text}` });
      return;
    }
    case "table": {
      const rules = interaction.options.getString("rules", true);
      const seats = interaction.options.getInteger("seats");
      const judge = interaction.options.getUser("judge")?.username;
      await interaction.reply({ content: `${rules} ${seats} ${interaction.options.getBoolean("open")} ${judge}` });
      return;
    }
    case "act":
      await interaction.reply({ content: `did: ${interaction.options.getString("order", true)}` });
      return;
  }
}

export function menu() {
  const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId("update").setLabel("Update").setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId("defer").setLabel("Defer").setStyle(ButtonStyle.Secondary),
    new ButtonBuilder().setCustomId("ask").setLabel("Ask").setStyle(ButtonStyle.Secondary),
    new ButtonBuilder().setCustomId("off").setLabel("Off").setStyle(ButtonStyle.Secondary).setDisabled(true),
  );
  const cards = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId("cards")
      .setPlaceholder("Sponsor")
      .setMaxValues(2)
      .addOptions({ label: "Vir Cotto", value: "vir" }, { label: "Carn Mollari", value: "carn" }),
  );
  const users = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
    new UserSelectMenuBuilder().setCustomId("who").setPlaceholder("Surrender to"),
  );
  return [buttons, cards, users];
}

function form(): ModalBuilder {
  return new ModalBuilder({
    custom_id: "facts",
    title: "What is Vir Cotto?",
    components: [
      {
        type: ComponentType.Label,
        label: "Influence cost",
        component: { type: ComponentType.TextInput, custom_id: "cost", style: TextInputStyle.Short, max_length: 2 },
      },
      {
        type: ComponentType.Label,
        label: "Type of card",
        component: {
          type: ComponentType.StringSelect,
          custom_id: "type",
          options: [
            { label: "Character", value: "character" },
            { label: "Fleet", value: "fleet" },
          ],
        },
      },
    ],
  });
}
