import {
  type ChatInputCommandInteraction,
  type InteractionReplyOptions,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from "discord.js";
import type { Message } from "../../views/index.ts";
import type { Answer } from "./command.ts";

/** An interaction that takes an answer. */
export type Answerable =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;

/** Discord waits 3 s for a first word; this is when one is given, in ms, whatever the answer will be. */
const FIRST_WORD_MS = 1_500;

/**
 * Answers an interaction with what `work` comes to: at once, or after a first word when it takes longer. `work` must not
 * reject. `spent`: how long the user has waited already, in ms.
 */
export async function deliver(interaction: Answerable, work: Promise<Answer>, spent = 0): Promise<Answer> {
  const early = await Promise.race([work, afterFirstWord(FIRST_WORD_MS - spent)]);
  if (early !== "late") {
    await answerFirst(interaction, early);
    return early;
  }
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const answer = await work;
  await answerDeferred(interaction, answer);
  return answer;
}

/** One more private message after the answer. */
export async function deliverNotice(interaction: Answerable, message: Message): Promise<void> {
  await interaction.followUp({ ...bodyOf(message), flags: MessageFlags.Ephemeral });
}

/** Whether the message that was pressed is one that only the presser sees. */
export function isOnPrivateMessage(interaction: Answerable): boolean {
  return "message" in interaction && (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false);
}

async function answerFirst(interaction: Answerable, answer: Answer): Promise<void> {
  switch (answer.kind) {
    case "private":
      await interaction.reply({ ...bodyOf(answer.message), flags: MessageFlags.Ephemeral });
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
      else await interaction.reply({ ...bodyOf(answer.message), flags: MessageFlags.Ephemeral });
      return;
    case "form":
      if (interaction.isModalSubmit()) {
        await interaction.reply({ ...bodyOf(answer.late), flags: MessageFlags.Ephemeral });
      } else await interaction.showModal(answer.form);
      return;
    case "settle":
      await settle(interaction, answer);
      return;
    case "quiet":
      if (canUpdate(interaction)) await interaction.deferUpdate();
      else await interaction.reply({ content: "Done.", flags: MessageFlags.Ephemeral });
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
    } else await interaction.reply({ content: "Done.", flags: MessageFlags.Ephemeral });
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

const attached = (file: NonNullable<Message["files"]>[number]) =>
  "bytes" in file
    ? { name: file.name, attachment: file.bytes, description: file.alt }
    : { name: file.name, attachment: Buffer.from(file.text) };

function afterFirstWord(ms: number): Promise<"late"> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, ms), "late" as const).unref();
  });
}
