import type { MessageComponentInteraction } from "discord.js";
import { explains } from "../../settings/index.ts";
import { actKey, freeSlip } from "../../table/disputes/taking-back.ts";
import { tableRefuses } from "../../table/refusal.ts";
import type { Table } from "../../table/table.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { perspectiveOf } from "../../thread/seen/perspective.ts";
import { type Press, type PressVerb, readPress } from "../../views/index.ts";
import { withUndo } from "../../views/prompts/undo.ts";
import { withWhy } from "../../views/prompts/why.ts";
import { PRESSES_ABOUT } from "../../views/text/custom-id.ts";
import {
  lookAtActions,
  lookAtCard,
  lookAtCards,
  lookAtHand,
  lookAtHelp,
  lookAtSince,
  seeBoard,
  seeSeat,
  seeTracker,
} from "../look/looking.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing } from "../shared/command.ts";
import { isOnPrivateMessage } from "../shared/deliver.ts";
import { mayVisit } from "../shared/judges.ts";
import { readersLanguage } from "../shared/language.ts";
import { alike, pressesAtTable } from "../shared/presses.ts";
import { refusedMessage } from "../shared/refused.ts";
import { warned } from "../shared/warned.ts";
import { askOwedFacts, performOrder } from "./perform.ts";

/** Those that show something else, and change nothing. */
const TURNS: readonly PressVerb[] = ["page", "clear", "moment", "why"];
/** Buttons and menus of a running game. */
export const playPresses = pressesAtTable({
  ...alike(PRESSES_ABOUT.playing, (interaction: MessageComponentInteraction, press: Press, bot: Bot) =>
    explained((left) => play(interaction, press, bot, left), interaction, press, bot),
  ),
  ...alike(PRESSES_ABOUT.looking, (interaction: MessageComponentInteraction, press: Press, bot: Bot) =>
    explained(() => look(interaction, press, bot), interaction, press, bot),
  ),
});

async function play(
  interaction: MessageComponentInteraction,
  press: Press,
  bot: Bot,
  left: (table: Table) => void,
): Promise<Answer> {
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const { id: key, user } = interaction;
  // Turning pages changes nothing, so that it need not wait in line.
  if (TURNS.includes(press.verb)) {
    const table = await bot.tables.load(press.table);
    const now = table && perspectiveOf(table, user.id, bot);
    if (!now?.ok) return replacing(refusedMessage(now?.refused ?? NO_TABLE, table, bot));
    const outcome = readPress(press, values, now.perspective.view, now.perspective.actions, now.perspective.ctx);
    if (outcome.kind === "show")
      return replacing(outcome.menu ? warned(outcome.message, now.perspective) : outcome.message);
  }
  const onPublic = !isOnPrivateMessage(interaction);
  return performOrder(
    {
      table: press.table,
      key,
      userId: user.id,
      channel: interaction.channelId,
      silent: onPublic,
      left,
      ...(onPublic ? { pressed: bot.prompts.press(interaction.message.id) } : columnOf(interaction)),
      read({ view, actions, ctx }) {
        const outcome = readPress(press, values, view, actions, ctx);
        switch (outcome.kind) {
          case "do":
            return { kind: "do", actions: [outcome.action] };
          case "show":
            return outcome;
          case "stale":
          case "other":
            return { kind: "stale" };
        }
      },
    },
    bot,
  );
}

/** What shows questions to their player. */
const ASKS: readonly PressVerb[] = ["do", "pick", "page", "act"];

/**
 * With "Why?" beside a question, for whoever plays their first game or has chosen so. What they have chosen is asked for
 * beside the work, which says how it has left the table: nobody waits for the store once more.
 */
async function explained(
  work: (left: (table: Table) => void) => Promise<Answer>,
  { user }: MessageComponentInteraction,
  { verb, table: id }: Press,
  bot: Bot,
): Promise<Answer> {
  const { personal } = bot.settings;
  const asked = ASKS.includes(verb) ? personal.of(user.id) : null;
  // Where the work fails too, that is what is told.
  asked?.catch(() => undefined);
  let left: Table | null = null;
  const answer = await work((table) => {
    left = table;
  });
  if (asked === null || (answer.kind !== "private" && answer.kind !== "replace")) return answer;
  const known = explains(await asked, id);
  if (known === false) return answer;
  const table: Table | null = left ?? (await bot.tables.load(id));
  const now = table && perspectiveOf(table, user.id, bot);
  // A lesson says it all by itself.
  if (!now?.ok || table?.lesson) return answer;
  const { view, ctx } = now.perspective;
  const message = withWhy(answer.message, view, ctx);
  if (message !== answer.message && known === null)
    await personal.change(user.id, ({ firstTable }) => (firstTable === undefined ? { firstTable: id } : {}));
  return { ...answer, message };
}

/** Where in its row the button stands that was pressed. */
function columnOf({ customId, message }: MessageComponentInteraction): { column?: number } {
  for (const row of message.components) {
    if (!("components" in row)) continue;
    const column = row.components.findIndex((each) => "customId" in each && each.customId === customId);
    if (column !== -1) return { column };
  }
  return {};
}

const NO_TABLE = { from: "table", refusal: { code: "no-table" } } as const;

async function look(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(press.table);
  if (table === null) return replacing(refusedMessage(NO_TABLE, null, bot));
  if (!mayVisit(interaction, table))
    return replacing(refusedMessage(tableRefuses({ code: "elsewhere", thread: table.thread }), table, bot));
  const userId = interaction.user.id;
  switch (press.verb) {
    case "hand":
      return replacing(await lookAtHand(table, userId, bot, press.key));
    case "since":
      return replacing(await lookAtSince(table, userId, press.key, bot));
    case "tracker":
      return replacing(await seeTracker(table, interaction, bot));
    case "board":
      return replacing(await seeBoard(table, interaction, bot));
    case "how-much": {
      const [chosen] = interaction.isStringSelectMenu() ? interaction.values : [press.key];
      return replacing(lookAtCard(table, Number(chosen || Number.NaN)));
    }
    case "seat-picture":
      return replacing(await seeSeat(table, interaction, Number(press.key || 0), bot));
    case "all-cards": {
      const [chosen] = interaction.isStringSelectMenu() ? interaction.values : [press.key];
      const seat = Number(chosen || Number.NaN);
      return replacing(lookAtCards(table, userId, Number.isInteger(seat) ? seat : 0, bot));
    }
    default: {
      // What a player owes may be the facts of a card: those are asked in a form.
      const now = perspectiveOf(table, userId, bot);
      const form = now.ok ? askOwedFacts(now.perspective) : null;
      if (form !== null) return form;
      if (press.verb === "help")
        return replacing(lookAtHelp(table, userId, await readersLanguage(interaction, bot), bot));
      const slip = freeSlip(table, userId);
      const possible = lookAtActions(table, userId, bot);
      return replacing(slip === null ? possible : withUndo(possible, actKey(slip, table), null, contextOf(table)));
    }
  }
}
