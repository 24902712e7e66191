import type { MessageComponentInteraction } from "discord.js";
import type { CardView, Game, View } from "../../engine/index.ts";
import { madeInTurns, type Pieces } from "../../piecemeal.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { seatOfUser, type Table } from "../../table/table.ts";
import { openView, ownView } from "../../thread/seen/cached-views.ts";
import { pastContextOf } from "../../thread/seen/context.ts";
import { parsePress } from "../../views/index.ts";
import { elsewhereButton } from "../../views/tracker/elsewhere.ts";
import { thenMessage } from "../../views/tracker/then.ts";
import { parseThen, THEN_AT, type Then } from "../../views/tracker/then-key.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, reply, replyInstead } from "../shared/command.ts";
import { mayVisit } from "../shared/judges.ts";
import { readersLanguage } from "../shared/language.ts";
import { presses } from "../shared/presses.ts";
import { refusedMessage } from "../shared/refused.ts";
import { whichTable } from "../shared/which-table.ts";
import { linkedFile } from "./elsewhere.ts";
import { MOST_TURNS } from "./log.ts";
import { mayPlayOn } from "./play-on.ts";
import { openedFile } from "./replay-file.ts";
import type { Subcommand } from "./subcommand.ts";

/** Who looks, and what their Discord is in. */
type Reader = Parameters<typeof readersLanguage>[0];

/** A link, and what is pasted along with it. */
const LONGEST_LINK = 300;

export const replay = {
  name: "replay",
  build: (builder) =>
    builder
      .setDescription("How a table stood in an earlier turn, shown only to you; of an exported game too")
      .addIntegerOption((option) =>
        option
          .setName("turn")
          .setDescription("Which turn; the newest unless you say so")
          .setMinValue(0)
          .setMaxValue(MOST_TURNS),
      )
      .addStringOption((option) =>
        option
          .setName("at")
          .setDescription("Its start or its end; its end unless you say so")
          .addChoices({ name: "its start", value: "start" }, { name: "its end", value: "end" }),
      )
      .addAttachmentOption((option) =>
        option.setName("file").setDescription("The game.json of a /game export, from this server or another"),
      )
      .addStringOption((option) =>
        option
          .setName("link")
          .setDescription("The link to such a game that “Open elsewhere…” has made, in any server")
          .setMaxLength(LONGEST_LINK),
      ),
  async run(interaction, bot) {
    const { options, user } = interaction;
    const at = THEN_AT.find((one) => one === options.getString("at")) ?? "end";
    const turn = options.getInteger("turn");
    const file = options.getAttachment("file");
    const link = options.getString("link");
    if (file !== null && link !== null) return reply((language) => say(language, "elsewhere-one"));
    if (file !== null) return openedFile(file, interaction, { turn, at }, bot);
    if (link !== null) {
      const tooMuch = await bot.fairUse.file(user.id);
      if (tooMuch !== null) return reply(tooMuch);
      const linked = await linkedFile(link, interaction, bot);
      return linked.ok
        ? openedFile(linked.file, interaction, { turn, at }, bot)
        : reply((language) => say(language, `elsewhere-${linked.why}`));
    }
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const answer = await shownThen(found.table, interaction, { turn, at, part: "table" }, bot);
    return answer.kind === "replace" ? privately(answer.message) : answer;
  },
} satisfies Subcommand;

/**
 * By the asker's own rights: a player sees the own seat as it stood, everybody else what all saw; all of it once the game is
 * over. Without a turn the newest is shown.
 */
async function shownThen(
  { id }: Table,
  reader: Reader,
  { turn, at, part }: Omit<Then, "turn"> & { readonly turn: number | null },
  bot: Bot,
): Promise<Answer> {
  const userId = reader.user.id;
  const told = await bot.tables.history(id);
  const turns = told?.turns.map(({ turn }) => turn) ?? [];
  if (told === null || turns.length === 0) return replyInstead((language) => say(language, "then-not-begun"));
  const newest = turns.at(-1) ?? 0;
  const then: Then = { turn: turn === null || turn > MOST_TURNS ? newest : turn, at, part };
  const found = told.turns.find((each) => each.turn === then.turn);
  if (found === undefined)
    return replyInstead((language) => say(language, "then-no-turn", { turn: then.turn, newest }));
  const game = then.at === "start" ? found.first : found.last;
  const seat = seatOfUser(told.table, userId);
  const view = seat === null ? openView(game) : ownView(game, seat);
  const language = await readersLanguage(reader, bot);
  const note = told.comesOut === "same" ? undefined : say(language, "logpage-not-as-played");
  const over = told.table.phase === "over" || told.table.phase === "ended";
  // Each hand takes a look of its own, so that they are made only where they are shown.
  const hands = !over ? undefined : part === "hands" ? await madeInTurns(handsIn(game)) : [];
  const playsOn = mayPlayOn(told.table, userId);
  const more = over ? [elsewhereButton({ table: id }, language)] : [];
  const show = (pictured?: View) =>
    thenMessage(view, then, turns, pastContextOf(told.table, language), { note, hands, pictured, playsOn, more });
  const text = show();
  return replacing((await bot.pictures?.likedBy(userId, text, () => show(openView(game)))) ?? text);
}

/** What each player held, a hand a piece. */
function* handsIn(game: Game): Pieces<(readonly CardView[])[]> {
  const hands: (readonly CardView[])[] = [];
  for (const seat of game.seats.keys()) {
    hands.push(ownView(game, seat).seats[seat]?.hand ?? []);
    yield;
  }
  return hands;
}

/** The buttons under an earlier turn. */
export const replayPresses = presses({
  parse(customId) {
    const press = parsePress(customId);
    const then = press?.verb === "replay" ? parseThen(press.key) : null;
    return press && then && { verb: "replay", table: press.table, then };
  },
  press: { replay: (interaction, { table, then }, bot) => turned(interaction, table, then, bot) },
});

async function turned(interaction: MessageComponentInteraction, id: string, then: Then, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(id);
  if (table === null) return replacing(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
  if (!mayVisit(interaction, table))
    return replacing(refusedMessage(tableRefuses({ code: "elsewhere", thread: table.thread }), table, bot));
  const [chosen] = interaction.isStringSelectMenu() ? interaction.values : [];
  const turn = chosen !== undefined && /^\d{1,4}$/u.test(chosen) ? Number(chosen) : then.turn;
  return shownThen(table, interaction, { ...then, turn }, bot);
}
