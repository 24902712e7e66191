/** The lesson: opens it for whoever asks, or leads back to the one that waits. */
import { type BaseInteraction, PermissionFlagsBits, SlashCommandBuilder } from "discord.js";
import { LESSON_SEATS, LESSON_SEED, lessonSetup } from "../../lesson/cast.ts";
import { LEARNER, PARTNER } from "../../lesson/script.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { LESSON_USER } from "../../table/seats/bot-users.ts";
import { newTableId } from "../../table/seats/lobby.ts";
import type { Table, TableSeat } from "../../table/table.ts";
import type { Decide } from "../../table/tables.ts";
import { lessonAnswer, lessonName, lessonOpening, PARTNER_NAME } from "../../views/lesson/opening.ts";
import { FIRST_LANGUAGE, type Language, say } from "../../views/words/index.ts";
import { inNewThread } from "../game/opening/open-thread.ts";
import { placeTyped, type TablePlace } from "../game/opening/place.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Command, privately, reply } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { addToThread } from "../shared/new-member.ts";
import { displayOf } from "../shared/who.ts";

export const learn = {
  data: new SlashCommandBuilder()
    .setName("learn")
    .setDescription("Learn the game in ten minutes: a short one against me, step by step")
    .toJSON(),
  run: (interaction, bot) => openLesson(interaction, bot),
} satisfies Command;

type Asked = Parameters<typeof placeTyped>[0] & Pick<BaseInteraction, "id" | "user" | "member" | "locale">;

/** Opens a lesson in a thread that its learner alone sees, where the bot may; one that was left is gone on with. */
export async function openLesson(asked: Asked, bot: Bot): Promise<Answer> {
  const { user, guildId, id: key } = asked;
  const display = displayOf(asked);
  const language = await readersLanguage(asked, bot);
  const mine = await bot.tables.ofUser(user.id);
  const left = mine.find(({ lesson, guild }) => lesson && (guildId === null || guild === guildId));
  if (left) return begun(left, { key, userId: user.id, display, language }, bot, true);
  const found = placeTyped(asked, "/learn");
  if (!found.ok) return reply(found.why);
  const { place } = found;
  const tooMany = await bot.fairUse.table(user.id, place.guild);
  if (tooMany !== null) return reply(tooMany);
  const alone = asked.appPermissions.has(PermissionFlagsBits.CreatePrivateThreads);
  const learner = { key, userId: user.id, display, language };
  const opened = await created(place, learner, alone && place.post === null, bot);
  if (!opened.ok) {
    await bot.fairUse.noTable(user.id, place.guild);
    return reply(opened.why);
  }
  const { table } = opened.acted;
  return table === null ? reply(say(language, "lesson-not-opened")) : begun(table, learner, bot, false);
}

interface Learner {
  readonly key: string;
  readonly userId: string;
  readonly display: string;
  readonly language: Language;
}

/** A lesson's table in a thread of its own; or why there is none. */
function created(place: TablePlace, learner: Learner, alone: boolean, bot: Bot): ReturnType<typeof inNewThread> {
  const { key, userId, display, language } = learner;
  const { guild, channel } = place;
  const id = newTableId();
  const name = lessonName(display, language);
  const put = (thread: string) =>
    bot.tables.create(id, key, userId, {
      type: "created",
      id,
      guild,
      channel,
      thread,
      name,
      rules: "quickstart",
      pace: "live",
      hostDisplay: display,
      lesson: true,
      // English is what every table speaks that says nothing of it.
      ...(language === FIRST_LANGUAGE ? {} : { language }),
    });
  const first = lessonOpening(display, language);
  return inNewThread(place, { key, name, first, alone, language, command: "/learn" }, put, bot);
}

/** Both sit down and the game begins, as far as that has not been done; leads there. */
async function begun(table: Table, learner: Learner, bot: Bot, again: boolean): Promise<Answer> {
  const { id, thread } = table;
  const { key, userId, display } = learner;
  if (table.phase === "lobby") {
    await bot.tables.join(id, `${key}:learner`, userId, seated(LEARNER, userId, display));
    await bot.tables.act(id, `${key}:partner`, LESSON_USER, seated(PARTNER, LESSON_USER, PARTNER_NAME));
    await bot.tables.act(id, `${key}:start`, userId, ({ seats }) => ({
      ok: true,
      entry: {
        type: "started",
        setup: lessonSetup(
          seats.map((seat) => seat.display),
          (card) => bot.library.facts(card),
        ),
        seed: LESSON_SEED,
        generator: "sha256",
      },
    }));
  }
  // A thread of one's own is seen by its members alone.
  await addToThread(table, userId, bot);
  return privately(lessonAnswer(thread, again, learner.language));
}

/** Sits down in this seat of the lesson, where that is the next one. */
const seated =
  (seat: number, userId: string, display: string): Decide =>
  ({ seats }) => {
    const part = LESSON_SEATS[seat];
    if (part === undefined || seats.length !== seat) return { ok: false, refused: tableRefuses({ code: "stale" }) };
    const { race, faction, ambassador, deck } = part;
    const sits: TableSeat = { userId, display, race, faction, ambassador, deck, deckChosen: true };
    return { ok: true, entry: { type: "joined", seat: sits } };
  };
