import { randomBytes } from "node:crypto";
import { type AutocompleteInteraction, DiscordAPIError, type Interaction } from "discord.js";
import { StoreBusy, StoreUnavailable } from "../store/index.ts";
import { OtherFormat } from "../table/table.ts";
import { Unsure } from "../table/tables.ts";
import { errorMessage } from "../views/index.ts";
import { privately as privateMessage } from "../views/message.ts";
import type { Bot } from "./bot.ts";
import { type Answer, type Command, type Presses, privately } from "./command.ts";
import { type Answerable, deliver, deliverNotice } from "./deliver.ts";

const MOST_CHOICES = 25;

/** An answer that takes longer is worth a look, in ms. */
const SLOW_MS = 2_000;

/** All that the bot answers to. */
export interface Registry {
  readonly commands: readonly Command[];
  readonly presses: readonly Presses[];
}

/**
 * Answers every interaction: finds its handler, and makes sure that the user hears something within 3 s, also when
 * something goes wrong. Never rejects.
 */
export async function dispatch(interaction: Interaction, registry: Registry, bot: Bot): Promise<void> {
  try {
    if (interaction.isAutocomplete()) return await complete(interaction, registry, bot);
    if (!interaction.isChatInputCommand() && !interaction.isMessageComponent() && !interaction.isModalSubmit()) return;
    const start = performance.now();
    const answer = await deliver(
      interaction,
      safely(() => handle(interaction, registry, bot), bot, interaction),
    );
    const ms = Math.round(performance.now() - start);
    bot.log[ms > SLOW_MS ? "warn" : "debug"]({ interaction: interaction.id, answer: answer.kind, ms }, "answered");
    if (answer.kind !== "form" && answer.kind !== "none") await tellNotice(interaction, bot);
  } catch (error) {
    // The user's client gave up, or Discord cannot be reached: there is nobody to answer.
    const level = error instanceof DiscordAPIError ? "warn" : "error";
    bot.log[level]({ err: error, interaction: interaction.id }, "an answer could not be delivered");
  }
}

function handle(interaction: Answerable, registry: Registry, bot: Bot): Promise<Answer> {
  if (interaction.isChatInputCommand()) {
    const command = registry.commands.find(({ data }) => data.name === interaction.commandName);
    if (!command) throw new Error(`no command is called ${interaction.commandName}`);
    return command.run(interaction, bot);
  }
  for (const family of registry.presses) {
    if (interaction.isMessageComponent()) {
      const run = family.press(interaction.customId);
      if (run) return run(interaction, bot);
    } else if (interaction.isModalSubmit()) {
      const run = family.submit?.(interaction.customId);
      if (run) return run(interaction, bot);
    }
  }
  return Promise.resolve(
    privately(privateMessage({ content: "That button is from an older table and does nothing." })),
  );
}

/** What to say when something goes wrong: what is certain, and an id that finds it in the log. */
async function safely(work: () => Promise<Answer>, bot: Bot, { id }: { id: string }): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof StoreBusy || error instanceof Unsure) {
      bot.log.warn({ err: error, interaction: id }, "the store did not answer in time");
      return privately(privateMessage({ content: error instanceof Unsure ? UNSURE : NOTHING_CHANGED }));
    }
    if (error instanceof OtherFormat) {
      bot.log.error({ err: error, interaction: id }, "a table of another version was met");
      return privately(privateMessage({ content: OTHER_VERSION }));
    }
    const errorId = randomBytes(4).toString("hex");
    bot.log.error({ err: error, interaction: id, errorId }, "an interaction failed");
    return privately(errorMessage(errorId));
  }
}

const NOTHING_CHANGED = "I cannot reach the game's records just now. Nothing was changed; try again in a minute.";
const UNSURE =
  "I lost sight of the game's records just then. Look at the table in a minute before you try again: it may have been done.";

const OTHER_VERSION =
  "This table was saved by another version of me, and I cannot read it. Nothing is lost: it is left as it is, and the " +
  "version that saved it can go on with it. Ask whoever hosts me.";

async function complete(interaction: AutocompleteInteraction, registry: Registry, bot: Bot): Promise<void> {
  const command = registry.commands.find(({ data }) => data.name === interaction.commandName);
  let choices: Awaited<ReturnType<NonNullable<Command["complete"]>>> = [];
  try {
    choices = (await command?.complete?.(interaction, bot)) ?? [];
  } catch (error) {
    bot.log.warn({ err: error, interaction: interaction.id }, "no choices could be offered");
  }
  await interaction.respond(choices.slice(0, MOST_CHOICES));
}

/** What the player could not be told by direct message. */
async function tellNotice(interaction: Answerable, bot: Bot): Promise<void> {
  let notice: Awaited<ReturnType<Bot["notices"]["take"]>>;
  try {
    notice = await bot.notices.take(interaction.user.id);
  } catch {
    return; // the store is away; the notice stays
  }
  if (notice) await deliverNotice(interaction, notice);
}
