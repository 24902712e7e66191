import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type InteractionReplyOptions,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from "discord.js";
import { orAfter } from "../../or-after.ts";
import { Refusing } from "../../thread/sending/messenger.ts";
import type { Message } from "../../views/index.ts";
import { languageOf, say } from "../../views/words/index.ts";
import type { Answer } from "./command.ts";
import { FIRST_MS, FOLLOWING_MS, firstly, isOver, isPassing, isTaken, persistently } from "./firmly.ts";

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

interface Manner {
  /** What is said where Discord refuses the answer itself. */
  readonly instead: Instead;
  /** How long the user has waited already, in ms. */
  readonly spent?: number;
  /**
   * Posts a message that any of the bot's may be, and gives its id: one with the same nonce stands once, though its own answer
   * was lost. A message of the interaction's own has no nonce.
   */
  readonly post?: (channel: string, message: Message, nonce: string) => Promise<string>;
  /** What follows a first word is not tried again once this says so. */
  readonly ending?: AbortSignal | undefined;
  /** Hears of the first word that has arrived. */
  readonly arrived?: () => void;
}

/**
 * Answers an interaction with what `work` comes to: at once, or after a first word when it takes longer; again where
 * Discord has trouble of its own, for as long as it takes answers. `work` must not reject.
 */
export async function deliver(
  interaction: Answerable,
  work: Promise<Answer>,
  { instead, spent = 0, post, ending, arrived }: Manner,
): Promise<Answer> {
  const began = performance.now() - spent;
  const left = (within: number) => () => within - (performance.now() - began);
  const first: Try = async (send) => {
    const given = await firstly(send, left(FIRST_MS));
    // One whose own answer was lost is an answer all the same.
    if (given === null) interaction.replied = true;
    arrived?.();
    return given;
  };
  const following: Try = (send) => persistently(send, left(FOLLOWING_MS), ending);
  const early = await orAfter(FIRST_WORD_MS - spent, work, "late" as const);
  if (early !== "late") {
    try {
      await answerFirst(interaction, early, first);
    } catch (error) {
      const plainly = onlyForThem(await instead(unfit(error)));
      await first(() => interaction.reply(plainly));
    }
    return early;
  }
  await firstWord(interaction, first);
  const answer = await work;
  try {
    await answerDeferred(interaction, answer, following, post);
  } catch (error) {
    // The first that follows a first word takes its place.
    const plainly = onlyForThem(await instead(unfit(error)));
    await following(() => interaction.followUp(plainly));
  }
  return answer;
}

/** How a request is tried; null where it has arrived and its own answer was lost. */
type Try = <Given>(send: () => Promise<Given>) => Promise<Given | null>;

/** A first word that may have arrived, though its own answer did not, is one. */
async function firstWord(interaction: Answerable, first: Try): Promise<void> {
  try {
    await first(() => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  } catch (error) {
    if (error instanceof DiscordAPIError) throw error;
  }
  interaction.deferred = true;
  interaction.ephemeral = true;
}

/** Discord's word that it was the answer which it does not take. Throws what says that no other would be taken either. */
function unfit(error: unknown): DiscordAPIError {
  if (!(error instanceof DiscordAPIError) || isPassing(error) || isOver(error)) throw error;
  return error;
}

/** An answer in place of another process, which may have given one after all. */
export async function answerInstead(interaction: Answerable, message: Message): Promise<void> {
  try {
    await interaction.reply(onlyForThem(message));
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

/** One more private message after the answer. */
export async function deliverNotice(interaction: Answerable, message: Message): Promise<void> {
  await interaction.followUp(onlyForThem(message));
}

/** Whether the message that was pressed is one that only the presser sees. */
export function isOnPrivateMessage(interaction: Answerable): boolean {
  return "message" in interaction && (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false);
}

async function answerFirst(interaction: Answerable, answer: Answer, first: Try): Promise<void> {
  switch (answer.kind) {
    case "private":
      await first(() => interaction.reply(onlyForThem(answer.message)));
      return;
    case "public":
      if (answer.posted) {
        const sent = await first(() => interaction.reply({ ...bodyOf(answer.message), withResponse: true }));
        const id = sent ? sent.resource?.message?.id : (await interaction.fetchReply().catch(() => null))?.id;
        if (id !== undefined) answer.posted(id);
      } else await first(() => interaction.reply(bodyOf(answer.message)));
      return;
    case "replace":
      if (canUpdate(interaction) && isOnPrivateMessage(interaction))
        // Whatever picture stood there goes with the rest of it.
        await first(() => interaction.update({ ...bodyOf(answer.message), attachments: [] }));
      else await first(() => interaction.reply(onlyForThem(answer.message)));
      return;
    case "form":
      if (interaction.isModalSubmit()) await first(() => interaction.reply(onlyForThem(answer.late)));
      else await first(() => interaction.showModal(answer.form));
      return;
    case "settle":
      await settle(interaction, answer, first);
      return;
    case "quiet":
      if (canUpdate(interaction)) await first(() => interaction.deferUpdate());
      else await sayDone(interaction, first);
      return;
    case "none":
  }
}

const sayDone = (interaction: Exclude<Answerable, MessageComponentInteraction>, first: Try) =>
  first(() =>
    interaction.reply({
      content: say(languageOf(interaction.locale), "taken-done"),
      flags: MessageFlags.Ephemeral,
    }),
  );

async function answerDeferred(
  interaction: Answerable,
  answer: Answer,
  following: Try,
  post: Manner["post"],
): Promise<void> {
  switch (answer.kind) {
    case "private":
    case "replace":
      await following(() => interaction.editReply(bodyOf(answer.message)));
      return;
    case "public": {
      await following(() => interaction.deleteReply());
      const id = await saidOnce(interaction, answer.message, following, post);
      if (id !== null) answer.posted?.(id);
      return;
    }
    case "form":
      await following(() => interaction.editReply(bodyOf(answer.late)));
      return;
    case "settle":
      answer.delivered(false);
      await following(() => interaction.deleteReply());
      return;
    case "quiet":
    case "none":
      await following(() => interaction.deleteReply());
  }
}

/** Says something to all in the channel, and gives its id; as the interaction's own where the bot itself may not write there. */
async function saidOnce(
  interaction: Answerable,
  message: Message,
  following: Try,
  post: Manner["post"],
): Promise<string | null> {
  const { id, channelId } = interaction;
  if (post && channelId !== null && interaction.inCachedGuild()) {
    try {
      return await following(() => post(channelId, message, `answer${id}`.slice(0, 25)));
    } catch (error) {
      if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
    }
  }
  return (await following(() => interaction.followUp(bodyOf(message))))?.id ?? null;
}

/** Where the answer does not arrive, the message is edited as any other is. */
async function settle(
  interaction: Answerable,
  { message, delivered }: Extract<Answer, { kind: "settle" }>,
  first: Try,
): Promise<void> {
  let shown = false;
  try {
    if (canUpdate(interaction)) {
      await first(() => interaction.update(bodyOf(message)));
      shown = true;
    } else await sayDone(interaction, first);
  } finally {
    delivered(shown);
  }
}

/** A press may change the message that it is on. */
function canUpdate(interaction: Answerable): interaction is MessageComponentInteraction {
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
