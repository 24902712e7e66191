import type { BaseInteraction } from "discord.js";
/** Sitting down, choosing, leaving and starting: the same for commands and buttons. */

import { deckLibrary } from "../../../catalogue/deck-titles.ts";
import { type Duel, NEWEST_REVISION } from "../../../engine/index.ts";
import { madeInTurns } from "../../../piecemeal.ts";
import { tableRefuses } from "../../../table/refusal.ts";
import { changedSeat, factsForSeat, newSeat, setupOf, type Wish } from "../../../table/seats/lobby.ts";
import { readOwnDecks } from "../../../table/seats/own-seat.ts";
import { newSeed } from "../../../table/seed.ts";
import type { Table, TableSeat } from "../../../table/table.ts";
import type { Acted, Decide } from "../../../table/tables.ts";
import { contextOf } from "../../../thread/seen/context.ts";
import { seatChoices } from "../../../thread/showing/lobby-view.ts";
import { starterWords } from "../../../views/decks/starter-words.ts";
import { type Message, safe, seatMenu } from "../../../views/index.ts";
import { changedIn } from "../../../views/text/message.ts";
import { raceIn } from "../../../views/text/named.ts";
import { say } from "../../../views/words/index.ts";
import { broughtToPod } from "../../league/pod-seat.ts";
import type { Bot } from "../../shared/bot.ts";
import { catalogueFor } from "../../shared/catalogue-for.ts";
import { type Answer, quiet, replacing, replyInstead } from "../../shared/command.ts";
import { addToThread, knownInLobby } from "../../shared/new-member.ts";
import { refusedMessage } from "../../shared/refused.ts";
import { displayOf } from "../../shared/who.ts";
import { nowWatch } from "./invitation.ts";

/** Who does it, and the interaction that says so. */
export interface Doer {
  key: string;
  userId: string;
  display: string;
}

export const doerOf = (interaction: BaseInteraction): Doer => ({
  key: interaction.id,
  userId: interaction.user.id,
  display: displayOf(interaction),
});

/** Takes a seat; somebody who sits already changes it by the same wish. */
export async function takeSeat(table: string, doer: Doer, wish: Wish, bot: Bot): Promise<Answer> {
  let isNew = false;
  const present = await bot.tables.load(table);
  const known = present === null ? {} : await knownInLobby(doer.userId, present.guild, bot);
  const brought = await broughtToPod(present, doer.userId, bot);
  const acted = await bot.tables.join(table, doer.key, doer.userId, (now) => {
    isNew = false;
    const mine = now.seats.find(({ userId }) => userId === doer.userId);
    if (mine && isSaid(wish)) return change(now, mine, wish, bot);
    if (mine?.invited !== undefined) return { ok: true, entry: { type: "seat-confirmed" } };
    const wanted = brought !== null && (brought.registered || !isSaid(wish)) ? brought.wish : wish;
    const seated = newSeat(now, bot.library, doer.userId, doer.display, wanted);
    if (!seated.ok) return { ok: false, refused: tableRefuses(seated.refusal) };
    isNew = true;
    return { ok: true, entry: { type: "joined", seat: { ...seated.seat, ...brought?.sealed, ...known } } };
  });
  if (isNew && acted.outcome === "done") void addToThread(acted.table, doer.userId, bot);
  if (acted.outcome === "done") bot.direct.prepare(doer.userId);
  return answer(acted, doer, bot, "sits");
}

/** Whether anything is asked for. */
const isSaid = (wish: Wish): boolean => Object.values(wish).some((value) => value !== undefined);

/** Changes race, deck or ambassador of the own seat. */
export async function changeSeat(table: string, doer: Doer, wish: Wish, bot: Bot): Promise<Answer> {
  const acted = await bot.tables.act(table, doer.key, doer.userId, (now) => {
    const mine = now.seats.find(({ userId }) => userId === doer.userId);
    return mine ? change(now, mine, wish, bot) : { ok: false, refused: tableRefuses({ code: "not-seated" }) };
  });
  return answer(acted, doer, bot, "plays");
}

function change(table: Table, mine: TableSeat, wish: Wish, bot: Bot): ReturnType<Decide> {
  const changed = changedSeat(table, mine, bot.library, wish);
  if (!changed.ok) return { ok: false, refused: tableRefuses(changed.refusal) };
  const { race, faction, ambassador, deck, deckChosen, own = null } = changed.seat;
  return { ok: true, entry: { type: "seat-changed", change: { race, faction, ambassador, deck, own, deckChosen } } };
}

/** How the starting hands of a table of two come about. */
export async function changeHands(table: string, doer: Doer, duel: Duel | null, bot: Bot): Promise<Answer> {
  const acted = await bot.tables.act(table, doer.key, doer.userId, () => ({
    ok: true,
    entry: { type: "duel-changed", duel },
  }));
  return answer(acted, doer, bot, "plays");
}

export async function leaveTable(table: string, doer: Doer, bot: Bot): Promise<Answer> {
  const acted = await bot.tables.act(table, doer.key, doer.userId, () => ({ ok: true, entry: { type: "left" } }));
  if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
  return replyInstead((language) => say(language, "sits-left"));
}

/** The first shuffle. Its seed is fixed, and the hash of it public, since the table opened. */
export async function startGame(table: string, doer: Doer, bot: Bot): Promise<Answer> {
  const before = await bot.tables.load(table);
  if (before === null) return replacing(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
  // Whoever was called and has not come in time keeps nobody waiting.
  for (const { userId, invited } of before.seats)
    if (invited !== undefined && invited <= bot.clock.now())
      await bot.tables.act(table, `${doer.key}:${userId}`, userId, () => ({ ok: true, entry: { type: "left" } }));
  const catalogue = await catalogueFor(bot, before.guild);
  // For a table that opened before seeds were drawn so early.
  const late = newSeed();
  const acted = await bot.tables.act(table, doer.key, doer.userId, (now) => ({
    ok: true,
    entry: {
      type: "started",
      setup: setupOf(now, bot.library, catalogue),
      ...(now.seed === null ? { seed: late } : {}),
      generator: "sha256",
      revision: NEWEST_REVISION,
      onlyChoices: true,
    },
  }));
  if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
  void nowWatch(acted.table, bot);
  return quiet;
}

export async function showSeatMenu(table: string, doer: Doer, bot: Bot): Promise<Answer> {
  const now = await bot.tables.load(table);
  const mine = now?.seats.find(({ userId }) => userId === doer.userId);
  if (!now || !mine)
    return replacing(refusedMessage(tableRefuses({ code: now ? "not-seated" : "no-table" }), now, bot));
  if (now.phase !== "lobby") {
    return replacing(refusedMessage(tableRefuses({ code: "not-in-lobby", phase: now.phase }), now, bot));
  }
  return replacing(await menuOf(now, mine, bot, "plays"));
}

/** How somebody came by the seat that they are told of. */
type How = "sits" | "sits-already" | "plays";

async function answer(acted: Acted, doer: Doer, bot: Bot, how: How): Promise<Answer> {
  if (acted.outcome === "refused") {
    const mine = acted.table?.seats.find(({ userId }) => userId === doer.userId);
    const { refused, table } = acted;
    // Pressing Join twice is no mistake worth a "no": the menus are what was wanted.
    if (mine && table && refused.from === "table" && refused.refusal.code === "seated-already") {
      return replacing(await menuOf(table, mine, bot, "sits-already"));
    }
    return replacing(refusedMessage(refused, table, bot));
  }
  const mine = acted.table.seats.find(({ userId }) => userId === doer.userId);
  return mine ? replacing(await menuOf(acted.table, mine, bot, how)) : quiet;
}

async function menuOf(table: Table, seat: TableSeat, bot: Bot, how: How): Promise<Message> {
  const decks = await bot.decks.of(table.guild, seat.userId);
  const library = decks.length > 0 ? deckLibrary(bot.library, await catalogueFor(bot, table.guild)) : null;
  const own = library === null ? [] : await madeInTurns(readOwnDecks(decks, library));
  const menu = seatMenu(seatChoices(table, bot.library, seat, own), contextOf(table));
  const { race, faction, ambassador, deck, own: ownDeck } = seat;
  const says = ownDeck ? undefined : bot.library.starter(deck)?.says;
  const title = safe(factsForSeat(bot.library, seat, ambassador)?.title ?? "");
  return changedIn(menu, (told, language) => {
    const sits = {
      how,
      race: raceIn(language, race),
      faction: say(language, `faction-${faction}`),
      ambassador: title,
      deck: safe(deck),
    };
    const line = says
      ? say(language, "sits-begins-says", { ...sits, says: starterWords({ name: deck, says }, language) })
      : say(language, "sits-begins", sits);
    return { ...told, content: `${line}\n${told.content}` };
  });
}
