/** A practice table in one press: whoever asks for it, three practice opponents, and the game begins. */
import { type BaseInteraction, PermissionFlagsBits } from "discord.js";
import { tableRefuses } from "../../../table/refusal.ts";
import { plain, practiceAnswer } from "../../../views/index.ts";
import { FIRST_LANGUAGE, say } from "../../../views/words/index.ts";
import type { Bot } from "../../shared/bot.ts";
import { type Answer, privately, reply } from "../../shared/command.ts";
import { readersLanguage } from "../../shared/language.ts";
import { addToThread } from "../../shared/new-member.ts";
import { refusedPrivately } from "../../shared/refused.ts";
import { botSitsDown } from "./bots.ts";
import { THREAD_NAME } from "./create.ts";
import { type TableWish, tableAt, tablePlaceOf } from "./open-table.ts";
import type { placeTyped } from "./place.ts";
import { type Doer, doerOf, startGame, takeSeat } from "./seats.ts";

/** How many sit at a practice table. */
const SEATS = 4;

type Asked = Parameters<typeof placeTyped>[0] & BaseInteraction;

/** Opens it in a thread that its player alone sees, where the bot may, in that player's language; leads there. */
export async function openPractice(asked: Asked, bot: Bot): Promise<Answer> {
  const found = await tablePlaceOf(asked, "/game create", bot);
  if (!found.ok) return reply(found.why);
  const { place } = found;
  const doer = doerOf(asked);
  const tooMany = await bot.fairUse.table(doer.userId, place.guild);
  if (tooMany !== null) return reply(tooMany);
  const language = await readersLanguage(asked, bot);
  const alone = place.post === null && asked.appPermissions.has(PermissionFlagsBits.CreatePrivateThreads);
  const wish: TableWish = {
    ...doer,
    name: plain(say(language, "practice-name"), THREAD_NAME),
    rules: "engine",
    pace: "live",
    // English is what every table speaks that says nothing of it.
    ...(language === FIRST_LANGUAGE ? {} : { language }),
  };
  const opened = await tableAt(place, wish, bot, alone);
  if (!opened.ok) {
    await bot.fairUse.noTable(doer.userId, place.guild);
    return opened.answer;
  }
  const { id, thread } = opened.table;
  await addToThread(opened.table, doer.userId, bot);
  const begun = await fillAndStart(id, doer, bot);
  return begun.kind === "quiet" ? privately(practiceAnswer(thread, alone, language)) : begun;
}

/** In a lobby: the same for whoever opened it, who alone has practice opponents sit down; for others nothing is done. */
export async function fillLobby(id: string, doer: Doer, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(id);
  if (table?.phase === "lobby" && table.host !== doer.userId)
    return refusedPrivately(tableRefuses({ code: "not-bots-host", host: table.host }), table, bot);
  return fillAndStart(id, doer, bot);
}

/** Seats whoever pressed where they do not sit yet, practice opponents in the free seats up to four, and begins. */
async function fillAndStart(id: string, doer: Doer, bot: Bot): Promise<Answer> {
  const sits = await takeSeat(id, { ...doer, key: `${doer.key}:join` }, {}, bot);
  let table = await bot.tables.load(id);
  if (!table?.seats.some(({ userId }) => userId === doer.userId)) return sits;
  for (let seat = table.seats.length; seat < SEATS; seat++) {
    const acted = await botSitsDown(id, { key: `${doer.key}:bot-${seat}`, userId: doer.userId }, bot);
    if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
    table = acted.table;
  }
  return startGame(id, { ...doer, key: `${doer.key}:start` }, bot);
}
