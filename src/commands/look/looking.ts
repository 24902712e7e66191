/** What somebody may look at, privately: the own hand, the tracker, the board, all cards, what is possible now. */

import type { LegalAction, View } from "../../engine/index.ts";
import { aheadOf } from "../../table/ahead/ahead.ts";
import { isOut, seatOfUser, type Table } from "../../table/table.ts";
import type { Since } from "../../table/tables.ts";
import { waitsForNobody } from "../../table/waiting/clocks.ts";
import { contextOf, pastContextOf } from "../../thread/seen/context.ts";
import { contextNow, type Pings, perspectiveOf } from "../../thread/seen/perspective.ts";
import { publicView } from "../../thread/seen/public-view.ts";
import { lobbyView } from "../../thread/showing/lobby-view.ts";
import {
  actionMenu,
  allCardsMessage,
  boardMessage,
  type Context,
  handMessage,
  helpMessage,
  howMuchMessage,
  lobbyMessage,
  type Message,
  parseSince,
  sinceMessage,
  sinceShown,
  trackerMessage,
} from "../../views/index.ts";
import { picturedBoard, picturedLook, picturedSeat } from "../../views/pictures/messages.ts";
import { withNotices } from "../../views/prompts/ahead.ts";
import { answeringCards, askingButton, askingButtons } from "../../views/prompts/asking.ts";
import { awayButton } from "../../views/prompts/away.ts";
import { wayOn } from "../../views/prompts/notices.ts";
import { DISCORD_LIMITS } from "../../views/text/limits.ts";
import {
  type Button,
  changedIn,
  inLanguage,
  inLanguages,
  inWords,
  privateMessage,
  withButtons,
} from "../../views/text/message.ts";
import { MORE_OF_HAND, moreOfHand } from "../../views/tracker/hand.ts";
import { playOnButton } from "../../views/tracker/played-on.ts";
import { type Language, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { readersLanguage } from "../shared/language.ts";
import { refusedMessage } from "../shared/refused.ts";
import { warned } from "../shared/warned.ts";

/** Who looks, and what their Discord is in. */
type Reader = Parameters<typeof readersLanguage>[0];

/** The own hand, under what has happened since its player last looked, which is seen from now on; with their notes. */
export async function lookAtHand(table: Table, userId: string, bot: Bot, key = ""): Promise<Message> {
  const now = perspectiveOf(table, userId, bot);
  if (!now.ok) return refusedMessage(now.refused, table, bot);
  const { view, actions, ctx, seat } = now.perspective;
  const playing = view.result === null && !isOut(table, userId);
  const own = {
    ahead: aheadOf(table, seat),
    beside: (language: Language) => (playing ? besideHand(table, view, actions, ctx, language) : []),
  };
  if (key === MORE_OF_HAND) return moreOfHand(view, ctx, own);
  try {
    const { place, note } = await bot.bookmarks.of(table.id, userId);
    const since = await sinceSeen(table, userId, place, bot);
    const shown = handMessage(view, actions, ctx, {
      since: since && ((language) => sinceShown(since, view, pastContextOf(table, language))),
      note,
      ...own,
    });
    return warned(shown, now.perspective);
  } catch (error) {
    // A hand is shown whatever becomes of what stands with it.
    bot.log.warn({ err: error, table: table.id }, "what has happened since somebody looked could not be told");
    return warned(handMessage(view, actions, ctx, own), now.perspective);
  }
}

/** Ways from a hand to pages of its player's own. */
function besideHand(
  table: Table,
  view: View,
  actions: readonly LegalAction[],
  ctx: Context,
  language: Language,
): Button[] {
  const asking = answeringCards(view, actions).length > 0 ? [askingButton(ctx, language)] : [];
  // Practice opponents wait as long as one likes, and all of it is practice.
  if (waitsForNobody(table)) return asking;
  return [
    ...asking,
    awayButton(ctx, language),
    ...(table.lesson ? [] : [playOnButton(ctx, "now", say(language, "own-hand-practice-button"))]),
  ];
}

async function sinceSeen({ id }: Table, userId: string, place: number, bot: Bot): Promise<Since | null> {
  const since = await bot.tables.since(id, userId, place);
  if (since !== null && since.place > place) await bot.bookmarks.see(id, userId, since.place);
  return since;
}

/** All that has happened from a place of the log on. Everybody has seen it: this tells no secret, whoever asks. */
export async function lookAtSince(table: Table, userId: string, key: string, bot: Bot): Promise<Message> {
  const asked = parseSince(key);
  const now = perspectiveOf(table, userId, bot);
  if (!now.ok) return refusedMessage(now.refused, table, bot);
  const since = asked && (await bot.tables.since(table.id, "", asked.from));
  return sinceMessage(since?.events ?? [], asked?.from ?? 0, asked?.page ?? 0, pastContextOf(table));
}

/** What the user may do now, as menus, and why some cards of the hand cannot be played; somebody without a seat sees where the game stands. */
export function lookAtActions(table: Table, userId: string, bot: Bot): Message {
  const now = perspectiveOf(table, userId, bot);
  if (!now.ok) return table.game === null ? lookAtTracker(table, bot) : refusedMessage(now.refused, table, bot);
  const { view, actions, ctx, seat } = now.perspective;
  const asking = changedIn(actionMenu(view, actions, ctx), (menu, language) =>
    withButtons(menu, askingButtons(view, actions, ctx, language)),
  );
  const menu = warned(asking, now.perspective);
  return withNotices(menu, aheadOf(table, seat), view, ctx);
}

/** Where the game stands; before it, who sits where. */
export function lookAtTracker(table: Table, bot: Bot): Message {
  return inLanguages((language) => {
    const ctx = contextOf(table, language);
    if (table.game === null) return lobbyMessage(lobbyView(table, bot.library, language), ctx);
    return trackerMessage(publicView(table.game, table), ctx);
  });
}

/** The same as a picture, for whoever likes pictures. */
export async function seeTracker(table: Table, reader: Reader, bot: Bot): Promise<Message> {
  const text = lookAtTracker(table, bot);
  const { game } = table;
  if (game === null || !bot.pictures) return text;
  return bot.pictures.likedBy(reader.user.id, text, async () =>
    picturedLook(publicView(game, table), contextOf(table, await readersLanguage(reader, bot))),
  );
}

/** The board as a picture, for whoever likes pictures. */
export async function seeBoard(table: Table, reader: Reader, bot: Bot): Promise<Message> {
  const text = lookAtBoard(table, reader.user.id);
  const { game } = table;
  if (game === null || !bot.pictures) return text;
  return bot.pictures.likedBy(reader.user.id, text, async () => {
    const language = await readersLanguage(reader, bot);
    const { components } = inLanguage(text, language);
    return { ...picturedBoard(publicView(game, table), contextOf(table, language)), components };
  });
}

/** One seat as a large picture, whatever else the reader likes: they have asked for it. What only its own player may see stands in that player's. */
export async function seeSeat(table: Table, reader: Reader, seat: number, bot: Bot): Promise<Message> {
  const userId = reader.user.id;
  const text = lookAtCards(table, userId, seat, bot);
  const { game } = table;
  if (game === null || !bot.pictures) return text;
  const now = perspectiveOf(table, userId, bot);
  const view = now.ok ? now.perspective.view : publicView(game, table);
  const ctx = contextOf(table, await readersLanguage(reader, bot));
  return bot.pictures.orText(picturedSeat(view, ctx, seat), text, (await bot.pictures.wantedBy(userId)) ?? "dark");
}

/** The board; below it, for a player, the way on. */
export function lookAtBoard(table: Table, userId: string): Message {
  const { game } = table;
  return inLanguages((language) => {
    if (game === null) return privateMessage({ content: say(language, "board-before") });
    const ctx = contextOf(table, language);
    const board = boardMessage(publicView(game, table), ctx);
    const on = table.phase === "playing" && seatOfUser(table, userId) !== null ? wayOn(ctx) : [];
    return { ...board, components: [...board.components, ...on].slice(0, DISCORD_LIMITS.rows) };
  });
}

export function lookAtCards(table: Table, userId: string, seat: number, bot: Pings): Message {
  if (table.game === null) return inWords((language) => say(language, "cards-before-game"));
  const now = perspectiveOf(table, userId, bot);
  const view = now.ok ? now.perspective.view : publicView(table.game, table);
  return allCardsMessage(view, contextOf(table), seat);
}

/** `language`: the reader’s. */
export function lookAtHelp(table: Table | null, userId: string, language: Language, bot: Pings): Message {
  if (table === null || table.game === null || table.phase === "ended") return helpMessage(null, language);
  const now = perspectiveOf(table, userId, bot);
  if (now.ok) return warned(helpMessage(now.perspective), now.perspective);
  return helpMessage({ view: publicView(table.game, table), actions: [], ctx: contextNow(table, bot) });
}

/** How a card's abilities came about; everything that it tells is public. */
export function lookAtCard(table: Table, card: number): Message {
  if (table.game === null) return inWords((language) => say(language, "cards-before-game"));
  return howMuchMessage(publicView(table.game, table), card, contextOf(table));
}
