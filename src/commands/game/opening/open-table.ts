/** A new table in a thread of its own, for whoever asks for one. */
import { DiscordAPIError, RESTJSONErrorCodes } from "discord.js";
import { type HouseRules, type RuleSetId, UNCHANGED } from "../../../engine/index.ts";
import { type Manners, USUAL_MANNERS } from "../../../settings/manners.ts";
import { ANSWER_MS, type Expiry, type Pace, USUAL_EXPIRY } from "../../../settings/pace.ts";
import { newTableId } from "../../../table/seats/lobby.ts";
import { newSeed } from "../../../table/seed.ts";
import { type TableSeat, type Timing, timingAt } from "../../../table/table.ts";
import { clockOf } from "../../../table/waiting/clocks.ts";
import { Refusing } from "../../../thread/sending/messenger.ts";
import { encodePress, type Message, safe } from "../../../views/index.ts";
import { button, buttonRows, message } from "../../../views/text/message.ts";
import { listed } from "../../../views/text/safe-text.ts";
import { RULE_SET_WORDS } from "../../../views/text/words.ts";
import type { Bot } from "../../shared/bot.ts";
import { type Answer, privately, say } from "../../shared/command.ts";
import { refusedMessage } from "../../shared/refused.ts";
import { remember } from "./invitation.ts";
import { type Place, placeOf } from "./place.ts";
import { seatGuests } from "./rematch.ts";

export interface TableWish {
  /** The interaction's id: one command opens one table. */
  key: string;
  userId: string;
  /** What whoever opens it is called. */
  display: string;
  name: string;
  rules: RuleSetId;
  /** Where `rules` is "house"; unchanged where it is left out. */
  house?: HouseRules | undefined;
  pace: Pace;
  /** How long an answer takes at the pace `custom`, in ms. */
  deadline?: number | undefined;
  /** What the pace has, where it is left out. */
  expiry?: Expiry | undefined;
  /** As the pace has it where it is left out. */
  timing?: Timing | undefined;
  /** What is usual where they are left out. */
  manners?: Manners | undefined;
  /** Who is seated at once besides, and has still to come. */
  guests?: readonly TableSeat[];
}

/**
 * Opens the thread and the table where it was asked for, and tells everybody where to sit down; where it cannot, says why
 * to whoever asked. Nothing is opened before all that a table needs is known to be allowed.
 */
export async function openTable(asked: Parameters<typeof placeOf>[0], wish: TableWish, bot: Bot): Promise<Answer> {
  const found = placeOf(asked);
  if (!found.ok) return say(found.why);
  const { place } = found;
  const { places = [] } = await bot.settings.servers.of(place.guild);
  if (places.length > 0 && !places.includes(place.channel)) return say(notHere(places));
  const tooMany = await bot.fairUse.table(wish.userId, place.guild);
  if (tooMany !== null) return say(tooMany);
  const answer = await openAt(place, asked.channel?.id ?? null, wish, bot);
  if (answer.kind !== "public") await bot.fairUse.noTable(wish.userId, place.guild);
  return answer;
}

/** To whoever would open a table where the server has none. */
export const notHere = (places: readonly string[], command = "/game create"): string =>
  `This server opens its tables in ${listed(
    places.map((id) => `<#${id}>`),
    "or",
  )}: type \`${command}\` there. Nothing was opened.`;

async function openAt(place: Place, channelId: string | null, wish: TableWish, bot: Bot): Promise<Answer> {
  const { key, userId, display, name, rules, house = UNCHANGED, pace, deadline = ANSWER_MS.daily } = wish;
  const { timing = timingAt(pace) } = wish;
  const clock = clockOf(pace, wish.expiry ?? USUAL_EXPIRY[pace], deadline);
  const { guild, channel, hint } = place;
  const opened = await openThread(place, name, opening(rules, display), bot);
  if (!opened.ok) return say(opened.why);
  const { thread } = opened;
  const id = newTableId();
  const acted = await bot.tables.create(id, key, userId, {
    type: "created",
    id,
    guild,
    channel,
    thread,
    name,
    rules,
    ...(rules === "house" ? { house } : {}),
    pace,
    clock,
    ...(timing === "together" ? { timing } : {}),
    manners: wish.manners ?? USUAL_MANNERS,
    hostDisplay: display,
    seed: newSeed(),
  });
  if (acted.outcome === "refused") return privately(refusedMessage(acted.refused, null, bot));
  const join = encodePress({ table: id, decision: 0, verb: "join", key: "" });
  const asked = await seatGuests(acted.table, wish, bot);
  const call =
    asked.length === 0
      ? "Take a seat:"
      : `Once more, in seats drawn anew: ${listed(asked.map((user) => `<@${user}>`))}, press **Join** to come, or **Leave** in the lobby.`;
  return {
    kind: "public",
    message: message({
      content: `<#${thread}> is open. ${call}${hint === null ? "" : `\n-# ${hint}`}`,
      ping: asked,
      rows: buttonRows([button(join, "Join", "good")]),
    }),
    posted: (told) => {
      if (channelId !== null) remember(id, { channel: channelId, message: told });
    },
  };
}

/** Opens a thread, `alone` for whoever is added to it, or in a forum a post that begins with a message; or says why Discord does not let the bot do so. */
export async function openThread(
  { channel, post }: Place,
  name: string,
  first: Message,
  bot: Bot,
  alone = false,
): Promise<{ ok: true; thread: string } | { ok: false; why: string }> {
  const begins = post && { ...post, message: first };
  try {
    return { ok: true, thread: await bot.messenger.openThread(channel, name, begins, alone) };
  } catch (error) {
    const why = whyNoThread(error, post === null ? "thread" : "post");
    if (why === null) throw error;
    bot.log.warn({ err: error, channel }, "a thread could not be opened");
    return { ok: false, why };
  }
}

/** The first message of a table's post in a forum, which a post cannot do without. */
export function opening(rules: RuleSetId, host: string): Message {
  const content = `A table of the Babylon 5 Collectible Card Game (${RULE_SET_WORDS[rules]}), opened by ${safe(host)}.`;
  return message({ content });
}

/** What Discord has against a post's tags: one is gone, one is missing, or moderators alone may give them. */
const TAGS: readonly number[] = [
  RESTJSONErrorCodes.UnknownTag,
  RESTJSONErrorCodes.TagRequiredToCreateAForumPostInThisChannel,
  RESTJSONErrorCodes.ThereAreNoTagsAvailableThatCanBeSetByNonModerators,
];

/** What Discord has against a new thread or post, for whoever asked for it; null where that is nothing they could change. */
function whyNoThread(error: unknown, what: "thread" | "post"): string | null {
  const code = error instanceof Refusing || error instanceof DiscordAPIError ? error.code : null;
  if (code === RESTJSONErrorCodes.MaximumActiveThreads)
    return "This server has as many open threads as Discord allows. Close a few that nobody needs any more, and try again.";
  if (!(error instanceof Refusing) || error.refuses === "passing") return null;
  if (error.why === "channel-gone") return "That channel is gone. Type it in another text channel of the server.";
  if (typeof code === "number" && TAGS.includes(code)) {
    return (
      "Discord does not take the tag that I gave the table's post, or asks for one: the forum's tags have just been " +
      "changed. Try again; if this stays, let somebody who manages the forum add a tag for tables that " +
      "everybody may use."
    );
  }
  const first = what === "post" ? "Send Messages" : "Create Public Threads";
  return (
    `Discord does not let me open a ${what} here. Somebody who manages the channel can grant me **${first}** ` +
    "and **Send Messages in Threads**: Edit Channel, Permissions, my role or my name."
  );
}
