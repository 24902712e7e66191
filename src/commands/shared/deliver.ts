import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type InteractionReplyOptions,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
} from "discord.js";
import type { Message } from "../../views/index.ts";
import { languageOf, say } from "../../views/words/index.ts";
import type { Answer } from "./command.ts";

/** An interaction that takes an answer. */
export type Answerable =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;

/** Discord waits 3 s for a first word; this is when one is given, in ms, whatever the answer will be. */
const FIRST_WORD_MS = 1_500;

/** What to say in place of an answer that Discord does not let through; is told what Discord said. */
type Instead = (refused: DiscordAPIError) => Promise<Message>;

/**
 * Answers an interaction with what `work` comes to: at once, or after a first word when it takes longer. `work` must not
 * reject. `instead`: what is said where Discord refuses the answer itself. `spent`: how long the user has waited already, in
 * ms.
 */
export async function deliver(
  interaction: Answerable,
  work: Promise<Answer>,
  instead: Instead,
  spent = 0,
): Promise<Answer> {
  const early = await Promise.race([work, afterFirstWord(FIRST_WORD_MS - spent)]);
  if (early !== "late") {
    try {
      await answerFirst(interaction, early);
    } catch (error) {
      if (isTaken(error)) interaction.replied = true;
      else await interaction.reply(onlyForThem(await instead(unfit(error))));
    }
    return early;
  }
  await firstWord(interaction);
  const answer = await work;
  try {
    await answerDeferred(interaction, answer);
  } catch (error) {
    // The first that follows a first word takes its place.
    await interaction.followUp(onlyForThem(await instead(unfit(error))));
  }
  return answer;
}

/** A first word that may have arrived, though its own answer did not, is one. */
async function firstWord(interaction: Answerable): Promise<void> {
  try {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  } catch (error) {
    if (error instanceof DiscordAPIError && !isTaken(error)) throw error;
    interaction.deferred = true;
    interaction.ephemeral = true;
  }
}

/** Only this process answers the interaction: where it has an answer, that is the one which was just given. */
const isTaken = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;

/** Discord's word that it was the answer which it does not take. Throws what says that no other would be taken either. */
function unfit(error: unknown): DiscordAPIError {
  if (!(error instanceof DiscordAPIError) || error.status >= 500 || OVER.includes(error.code)) throw error;
  return error;
}

/** The time for an answer is over, or what it was to stand in is gone. */
const OVER: readonly (string | number)[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.InvalidWebhookToken,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
];

/** One more private message after the answer. */
export async function deliverNotice(interaction: Answerable, message: Message): Promise<void> {
  await interaction.followUp(onlyForThem(message));
}

/** Whether the message that was pressed is one that only the presser sees. */
export function isOnPrivateMessage(interaction: Answerable): boolean {
  return "message" in interaction && (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false);
}

async function answerFirst(interaction: Answerable, answer: Answer): Promise<void> {
  switch (answer.kind) {
    case "private":
      await interaction.reply(onlyForThem(answer.message));
      return;
    case "public":
      if (answer.posted) {
        const { resource } = await interaction.reply({ ...bodyOf(answer.message), withResponse: true });
        if (resource?.message) answer.posted(resource.message.id);
      } else await interaction.reply(bodyOf(answer.message));
      return;
    case "replace":
      if (canUpdate(interaction) && isOnPrivateMessage(interaction))
        // Whatever picture stood there goes with the rest of it.
        await interaction.update({ ...bodyOf(answer.message), attachments: [] });
      else await interaction.reply(onlyForThem(answer.message));
      return;
    case "form":
      if (interaction.isModalSubmit()) {
        await interaction.reply(onlyForThem(answer.late));
      } else await interaction.showModal(answer.form);
      return;
    case "settle":
      await settle(interaction, answer);
      return;
    case "quiet":
      if (canUpdate(interaction)) await interaction.deferUpdate();
      else
        await interaction.reply({
          content: say(languageOf(interaction.locale), "taken-done"),
          flags: MessageFlags.Ephemeral,
        });
      return;
    case "none":
  }
}

async function answerDeferred(interaction: Answerable, answer: Answer): Promise<void> {
  switch (answer.kind) {
    case "private":
    case "replace":
      await interaction.editReply(bodyOf(answer.message));
      return;
    case "public":
      await interaction.deleteReply();
      {
        const { id } = await interaction.followUp(bodyOf(answer.message));
        answer.posted?.(id);
      }
      return;
    case "form":
      await interaction.editReply(bodyOf(answer.late));
      return;
    case "settle":
      answer.delivered(false);
      await interaction.deleteReply();
      return;
    case "quiet":
    case "none":
      await interaction.deleteReply();
  }
}

/** Where the answer does not arrive, the message is edited as any other is. */
async function settle(interaction: Answerable, { message, delivered }: Extract<Answer, { kind: "settle" }>) {
  let shown = false;
  try {
    if (canUpdate(interaction)) {
      await interaction.update(bodyOf(message));
      shown = true;
    } else
      await interaction.reply({
        content: say(languageOf(interaction.locale), "taken-done"),
        flags: MessageFlags.Ephemeral,
      });
  } finally {
    delivered(shown);
  }
}

/** A press may change the message that it is on. */
function canUpdate(interaction: Answerable): interaction is Extract<Answerable, { update: unknown }> {
  return interaction.isMessageComponent();
}

function bodyOf({ content, embeds, components, allowed_mentions, files = [] }: Message) {
  const { parse, users } = allowed_mentions;
  return {
    content,
    embeds,
    components,
    ...(files.length > 0 ? { files: files.map(attached) } : {}),
    allowedMentions: { parse: parse ?? [], ...(users ? { users } : {}) },
  } satisfies Pick<InteractionReplyOptions, "content" | "embeds" | "components" | "files" | "allowedMentions">;
}

const onlyForThem = (message: Message) => ({ ...bodyOf(message), flags: MessageFlags.Ephemeral }) as const;

const attached = (file: NonNullable<Message["files"]>[number]) =>
  "bytes" in file
    ? { name: file.name, attachment: file.bytes, description: file.alt }
    : { name: file.name, attachment: Buffer.from(file.text) };

function afterFirstWord(ms: number): Promise<"late"> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, ms), "late" as const).unref();
  });
}
