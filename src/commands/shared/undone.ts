/** Presses on what was posted after a backup that has been brought back since: what they are about may be another thing now. */
import { readable } from "../../table/readable.ts";
import { parsePosted, parseSent } from "../../thread/pass/posted.ts";
import { parsePress } from "../../views/index.ts";
import { undonePress } from "../../views/refusals/undone.ts";
import { inLanguages } from "../../views/text/message.ts";
import type { Bot } from "./bot.ts";
import { type Answer, replacing } from "./command.ts";
import { type Answerable, isOnPrivateMessage } from "./deliver.ts";

/** Of a league, its nights and their rounds. */
const OF_LEAGUE = /^(?:league|night|round):/u;

/** What to say to a press on such a message, which loses its buttons; null to any other. Nothing else is done. */
export async function undoneAnswer(interaction: Answerable, bot: Bot): Promise<Answer | null> {
  if (!("customId" in interaction) || !interaction.message || !bot.undone) return null;
  const { customId, message, channelId } = interaction;
  const id = parsePress(customId)?.table;
  if (id === undefined && !OF_LEAGUE.test(customId)) return null;
  if (!(await bot.undone(message.id, id ?? null))) return null;
  if (id !== undefined && (await stillKnown(id, message.id, bot))) return null;
  if (!isOnPrivateMessage(interaction) && channelId !== null)
    void bot.messenger.edit(channelId, message.id, { components: [] }).catch(() => undefined);
  const table = id === undefined ? null : await readable(bot.tables, id);
  const about = id === undefined ? "league" : table === null ? "no-table" : { thread: table.thread };
  return replacing(inLanguages((language) => undonePress(about, language)));
}

/** What a thread shows is written down with its table: it may stand in the backup all the same. */
async function stillKnown(table: string, message: string, { store }: Bot): Promise<boolean> {
  const [thread, direct] = await Promise.all([
    store.documents("posted").get(table),
    store.documents("hands").get(table),
  ]);
  const { fixed, prompts, live = {}, hands } = parsePosted(thread);
  const placed = [...Object.values(fixed), ...Object.values(prompts), ...Object.values(parseSent(direct, hands))];
  return message in live || placed.some((each) => "message" in each && each.message === message);
}
