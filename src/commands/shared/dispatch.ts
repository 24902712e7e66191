import { randomBytes } from "node:crypto";
import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  DiscordAPIError,
  type Interaction,
  RESTJSONErrorCodes,
} from "discord.js";
import { StoreBusy, StoreUnavailable } from "../../store/index.ts";
import { Unreadable } from "../../table/table.ts";
import { Unsure } from "../../table/tables.ts";
import { errorMessage, type Message, parsePress } from "../../views/index.ts";
import { unheardMessage, wentWrongMessage } from "../../views/prompts/notices.ts";
import { hasLanguages, inLanguage } from "../../views/text/message.ts";
import { languageOf, say } from "../../views/words/index.ts";
import { strandedAnswer } from "../game/rebuild.ts";
import type { Bot } from "./bot.ts";
import { claimed } from "./claim.ts";
import { type Answer, type Command, type MessageCommand, privately, reply } from "./command.ts";
import { type Answerable, answerInstead, deliver, deliverNotice } from "./deliver.ts";
import { learnJudges } from "./judges.ts";
import { readersLanguage } from "./language.ts";
import type { AnswerOutcome } from "./outcome.ts";
import type { Presses } from "./presses.ts";
import { tableHere } from "./table-here.ts";
import { withTyped } from "./typed-back.ts";
import { noteAnswered, wordForAnother } from "./unanswered.ts";
import { undoneAnswer } from "./undone.ts";

const MOST_CHOICES = 25;

/** An answer that takes longer is worth a look, in ms. */
const SLOW_MS = 2_000;

/** All that the bot answers to. */
export interface CommandRegistry {
  readonly commands: readonly Command[];
  readonly presses: readonly Presses[];
  /** Those of the menu that a message has. */
  readonly messageCommands?: readonly MessageCommand[];
}

/**
 * Answers every interaction: makes it this process's own, finds its handler, and makes sure that the user hears something
 * within 3 s, also when something goes wrong. Never rejects.
 */
export async function dispatch(interaction: Interaction, registry: CommandRegistry, bot: Bot): Promise<void> {
  const start = performance.now();
  let told: { by: Answerable; answer: Promise<Answer> } | null = null;
  let outcome: AnswerOutcome = "answered";
  let over = false;
  const ended = () => {
    if (!over) bot.measured?.(interaction, outcome, performance.now() - start);
    over = true;
  };
  try {
    if (interaction.isAutocomplete()) {
      await complete(interaction, registry, bot);
      return ended();
    }
    const menu = interaction.isMessageContextMenuCommand();
    if (!menu && !interaction.isChatInputCommand() && !interaction.isMessageComponent() && !interaction.isModalSubmit())
      return;
    const went = (other: AnswerOutcome) => {
      outcome = other;
    };
    const whose = await taken(interaction, bot, went);
    if (whose === "another's") return await tellForAnother(interaction, bot);
    const work = whose === "ours" ? safely(() => answered(interaction, registry, bot), bot, interaction, went) : whose;
    const given = Promise.resolve(work).then((each) => inTheirs(each, interaction, bot));
    told = { by: interaction, answer: given };
    const instead = async (refused: DiscordAPIError) => {
      went("undelivered");
      bot.log.warn({ err: refused, interaction: interaction.id }, "Discord does not take an answer");
      return inTheirWords(wentWrongMessage("unshown"), interaction, bot);
    };
    const spent = performance.now() - start;
    const arrived = () => void noteAnswered(bot.store, interaction.id);
    const post: typeof bot.messenger.create = (...said) => bot.messenger.create(...said);
    const answer = await deliver(interaction, given, { instead, spent, post, ending: bot.ending, arrived });
    ended();
    const ms = Math.round(performance.now() - start);
    bot.log[ms > SLOW_MS ? "warn" : "debug"]({ interaction: interaction.id, answer: answer.kind, ms }, "answered");
    if (answer.kind !== "form" && answer.kind !== "none") await tellNotice(interaction, bot);
  } catch (error) {
    // The user's client gave up, or Discord cannot be reached: there is nobody to answer now.
    outcome = "undelivered";
    ended();
    if (told !== null) await leaveUnheard(told.by, told.answer, bot);
    const level = error instanceof DiscordAPIError ? "warn" : "error";
    bot.log[level]({ err: error, interaction: interaction.id }, "an answer could not be delivered");
  }
}

/** The process that has claimed it may have ended since: then it is told here. */
async function tellForAnother(interaction: Answerable, bot: Bot): Promise<void> {
  const word = await wordForAnother(bot, interaction.id, () => tableMeant(interaction, bot));
  if (word === null) return;
  const told = await inTheirs(withTyped(privately(word), interaction), interaction, bot);
  if (told.kind === "private") await answerInstead(interaction, told.message);
}

/** The answer in its reader's language, where it can be told in it. */
async function inTheirs(answer: Answer, interaction: Answerable, bot: Bot): Promise<Answer> {
  if (answer.kind === "form" && answer.formIn) {
    const theirs = await theirLanguage(interaction, bot);
    return { kind: "form", form: answer.formIn(theirs), late: inLanguage(answer.late, theirs) };
  }
  if (answer.kind !== "private" && answer.kind !== "replace") return answer;
  return { ...answer, message: await inTheirWords(answer.message, interaction, bot) };
}

async function inTheirWords(message: Message, interaction: Answerable, bot: Bot): Promise<Message> {
  return hasLanguages(message) ? inLanguage(message, await theirLanguage(interaction, bot)) : message;
}

/** The reader's language; Discord's where the store does not say which they have chosen. */
const theirLanguage = (interaction: Answerable, bot: Bot) =>
  readersLanguage(interaction, bot).catch(() => languageOf(interaction.locale));

/** The answer, where the user has not asked for too much already. */
async function answered(interaction: Answerable, registry: CommandRegistry, bot: Bot): Promise<Answer> {
  const tooMuch = await bot.fairUse.press(interaction.user.id, hasFile(interaction));
  if (tooMuch !== null) return withTyped(reply(tooMuch), interaction);
  const undone = await undoneAnswer(interaction, bot);
  if (undone !== null) return withTyped(undone, interaction);
  const answer = await handledTwice(interaction, registry, bot);
  return answer.kind === "private" && answer.refused ? withTyped(answer, interaction) : answer;
}

/** Whether a file came with it, which has to be fetched and read. */
function hasFile(interaction: Answerable): boolean {
  return interaction.isChatInputCommand() && (interaction.options.resolved?.attachments?.size ?? 0) > 0;
}

/**
 * Where something goes wrong at a table, what is saved of it may be broken: it is looked at against its log, and what was
 * asked for is done once more where that has put it right.
 */
async function handledTwice(interaction: Answerable, registry: CommandRegistry, bot: Bot): Promise<Answer> {
  try {
    return await handle(interaction, registry, bot);
  } catch (error) {
    if (isOfTheStore(error) || error instanceof Unreadable) throw error;
    if (!(await mended(interaction, bot).catch(() => false))) throw error;
    return handle(interaction, registry, bot);
  }
}

async function mended(interaction: Answerable, bot: Bot): Promise<boolean> {
  const id = await tableMeant(interaction, bot);
  return id !== null && (await bot.tables.mend(id));
}

/** The table whose button was pressed, or in whose thread something was typed. */
async function tableMeant(interaction: Answerable, bot: Bot): Promise<string | null> {
  const pressed = "customId" in interaction ? parsePress(interaction.customId) : null;
  return pressed?.table ?? (await tableHere(interaction, bot));
}

const isOfTheStore = (error: unknown): boolean =>
  error instanceof StoreUnavailable || error instanceof StoreBusy || error instanceof Unsure;

function handle(interaction: Answerable, registry: CommandRegistry, bot: Bot): Promise<Answer> {
  if (interaction.user.bot) return Promise.resolve(reply((language) => say(language, "people-only")));
  if (interaction.isChatInputCommand()) {
    const command = registry.commands.find(({ data }) => data.name === interaction.commandName);
    if (!command) throw new Error(`no command is called ${interaction.commandName}`);
    return command.run(interaction, bot);
  }
  if (interaction.isMessageContextMenuCommand()) {
    const command = registry.messageCommands?.find(({ data }) => data.name === interaction.commandName);
    if (!command) throw new Error(`no command of a message is called ${interaction.commandName}`);
    return command.run(interaction, bot);
  }
  for (const family of registry.presses) {
    if (interaction.isMessageComponent()) {
      const found = family.press(interaction.customId);
      if (found) return found.run(interaction, bot);
    } else if (interaction.isModalSubmit()) {
      const found = family.submit(interaction.customId);
      if (found) return found.run(interaction, bot);
    }
  }
  return Promise.resolve(withTyped(privately(wentWrongMessage("old-button")), interaction));
}

/** Is told how it went, where that is not well. */
type Went = (outcome: AnswerOutcome) => void;

/** Whose interaction it is; where the store cannot say, nothing is done but to say so. */
async function taken(interaction: Answerable, bot: Bot, went: Went): Promise<"ours" | "another's" | Answer> {
  const { id } = interaction;
  try {
    // Where the store is away both fail; the claim's error is the one that says that nothing was changed.
    const [claim, judges] = await Promise.allSettled([claimed(bot.store, id), learnJudges(interaction, bot.settings)]);
    if (claim.status === "rejected") throw claim.reason;
    if (judges.status === "rejected") throw judges.reason;
    return claim.value ? "ours" : "another's";
  } catch (error) {
    return wentWrong(error, bot, interaction, went);
  }
}

async function safely(work: () => Promise<Answer>, bot: Bot, interaction: Answerable, went: Went): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    return wentWrong(error, bot, interaction, went);
  }
}

/** What to say when something goes wrong, with what was typed into a form that is gone now. */
async function wentWrong(error: unknown, bot: Bot, interaction: Answerable, went: Went): Promise<Answer> {
  return withTyped(await whatWentWrong(error, bot, interaction.id, went), interaction);
}

/** What is certain, and an id that finds it in the log. */
async function whatWentWrong(error: unknown, bot: Bot, id: string, went: Went): Promise<Answer> {
  const isDone = bot.tables.hasTaken(id);
  if (isOfTheStore(error)) {
    went("store-away");
    bot.log.warn({ err: error, interaction: id }, "the store did not answer in time");
    return privately(wentWrongMessage(mayBeDone(error) || isDone ? "unsure" : "nothing-changed"));
  }
  if (error instanceof Unreadable) {
    went("other-version");
    bot.log.error({ err: error, interaction: id }, "a table that cannot be read was met");
    return strandedAnswer(error, bot);
  }
  went("failed");
  const errorId = randomBytes(4).toString("hex");
  bot.log.error({ err: error, interaction: id, errorId }, "an interaction failed");
  return privately(errorMessage(errorId, isDone));
}

/** Whether the store's answer was lost on the way, so that nobody knows. */
const mayBeDone = (error: unknown): boolean =>
  error instanceof Unsure || (error instanceof StoreUnavailable && !error.nothingChanged);

type Choices = Awaited<ReturnType<NonNullable<Command["complete"]>>>;

async function complete(interaction: AutocompleteInteraction, registry: CommandRegistry, bot: Bot): Promise<void> {
  const command = registry.commands.find(({ data }) => data.name === interaction.commandName);
  let choices: Choices = [];
  try {
    if (command && mayBeCompleted(interaction, command) && (await bot.fairUse.completion(interaction.user.id))) {
      await learnJudges(interaction, bot.settings);
      choices = (await command.complete?.(interaction, bot)) ?? [];
    }
  } catch (error) {
    bot.log.warn({ err: error, interaction: interaction.id }, "no choices could be offered");
    if (isOfTheStore(error)) choices = noChoices(interaction);
  }
  try {
    await interaction.respond(choices.slice(0, MOST_CHOICES));
  } catch (error) {
    // Another process was faster, or something else has been typed meanwhile: nobody waits for these choices.
    if (!isTooLate(error)) throw error;
    bot.log.debug({ interaction: interaction.id }, "choices came too late");
  }
}

/** Why nothing is offered, in place of what would be; whoever takes it keeps what they have typed. */
function noChoices({ options, locale }: AutocompleteInteraction): Choices {
  const { type, value } = options.getFocused(true);
  const name = say(languageOf(locale), "wrong-no-choices");
  return type === ApplicationCommandOptionType.String ? [{ name, value: value === "" ? name : value }] : [];
}

const isTooLate = (error: unknown): boolean =>
  error instanceof DiscordAPIError &&
  (error.code === RESTJSONErrorCodes.UnknownInteraction ||
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);

/** Discord takes no longer value than an option allows, but what is being typed comes as long as it is. */
function mayBeCompleted({ options }: AutocompleteInteraction, { data }: Command): boolean {
  const { name, value } = options.getFocused(true);
  const called = options.getSubcommand(false);
  const all = called === null ? data.options : data.options?.flatMap((each) => within(each, called));
  const option = all?.find((each) => each.name === name);
  const most = option && "max_length" in option ? option.max_length : undefined;
  return most === undefined || value.length <= most;
}

type CommandOption = NonNullable<Command["data"]["options"]>[number];

/** The options of the subcommand of that name. */
const within = (option: CommandOption, called: string): readonly CommandOption[] =>
  option.name === called && "options" in option ? (option.options ?? []) : [];

/**
 * Whoever was not answered is told with their next press what became of it, since Discord has shown them that it failed. A
 * form that did not open and a picture that was not shown have changed nothing.
 */
async function leaveUnheard(interaction: Answerable, told: Promise<Answer>, bot: Bot): Promise<void> {
  const answer = await told;
  if (answer.kind === "form" || answer.kind === "none") return;
  const isDone = answer.kind === "quiet" || answer.kind === "settle";
  const content = isDone ? "" : answer.message.content;
  if (!isDone && content === "") return;
  const word = unheardMessage(content, await theirLanguage(interaction, bot));
  // Where the store is away too, the table shows it.
  await bot.notices.leave(interaction.user.id, word, "unheard").catch(() => undefined);
}

/** What the player could not be told by direct message, and what has come of what they did where it could not be shown. */
async function tellNotice(interaction: Answerable, bot: Bot): Promise<void> {
  let notice: Awaited<ReturnType<Bot["notices"]["take"]>>;
  try {
    const table = bot.told && interaction.inGuild() ? await tableMeant(interaction, bot) : null;
    if (table !== null) await bot.told?.(table, interaction.channelId);
    notice = await bot.notices.take(interaction.user.id);
  } catch {
    return; // the store is away; the notice stays
  }
  if (notice === null) return;
  try {
    await deliverNotice(interaction, notice.message);
  } catch (error) {
    // It waits for the next opportunity, unless it is the notice itself that Discord does not take.
    if (!(error instanceof DiscordAPIError) || error.code !== RESTJSONErrorCodes.InvalidFormBodyOrContentType)
      await bot.notices.leave(interaction.user.id, notice.message, notice.key).catch(() => undefined);
    throw error;
  }
}
