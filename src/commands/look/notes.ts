import { NOTE_MOST } from "../../table/bookmarks.ts";
import type { Table } from "../../table/table.ts";
import { perspectiveOf } from "../../thread/seen/perspective.ts";
import { noteForm } from "../../views/index.ts";
import { inWords } from "../../views/text/message.ts";
import { FIRST_LANGUAGE, type Language, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing } from "../shared/command.ts";
import { pressesAtTable } from "../shared/presses.ts";
import { refusedMessage } from "../shared/refused.ts";
import { lookAtHand } from "./looking.ts";

/** "Notes…" under a hand, and its form: whoever sits at the table writes for themselves alone. */
export const notePresses = pressesAtTable(
  {
    note: ({ user }, press, bot) =>
      seated(press.table, user.id, bot, async () => {
        const { note } = await bot.bookmarks.of(press.table, user.id);
        const formIn = (language: Language) => noteForm(note, NOTE_MOST, press, language);
        const late = inWords((language) => say(language, "ask-late"));
        return { kind: "form", form: formIn(FIRST_LANGUAGE), late, formIn };
      }),
  },
  {
    note: ({ user, fields }, press, bot) =>
      seated(press.table, user.id, bot, async (table) => {
        await bot.bookmarks.write(press.table, user.id, fields.getTextInputValue("note").trim());
        return replacing(await lookAtHand(table, user.id, bot));
      }),
  },
);

async function seated(id: string, userId: string, bot: Bot, work: (table: Table) => Promise<Answer>): Promise<Answer> {
  const table = await bot.tables.load(id);
  if (table === null) return replacing(refusedMessage({ from: "table", refusal: { code: "no-table" } }, null, bot));
  const now = perspectiveOf(table, userId, bot);
  return now.ok ? work(table) : replacing(refusedMessage(now.refused, table, bot));
}
