/** `/game replay file:` and `link:`: an exported game, of this server or another, turn by turn. */
import type { Attachment } from "discord.js";
import { MOST_BYTES, type PastViewAnswer } from "../../replaying/shown.ts";
import { fileNotOpened, openedId, openedNote, parseOpened } from "../../views/tracker/opened.ts";
import { thenMessage } from "../../views/tracker/then.ts";
import type { Then } from "../../views/tracker/then-key.ts";
import { say } from "../../views/words/index.ts";
import { attachedBytes } from "../shared/attachment.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, reply, replyInstead } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { presses } from "../shared/presses.ts";

/** Who looks, and what their Discord is in. */
type Reader = Parameters<typeof readersLanguage>[0];

/** Opens a file; without a turn at its last one. */
export async function openedFile(
  file: Pick<Attachment, "url" | "size">,
  reader: Reader,
  { turn, at }: { readonly turn: number | null; readonly at: Then["at"] },
  bot: Bot,
): Promise<Answer> {
  const fetched = await attachedBytes(file, MOST_BYTES);
  if (!fetched.ok) return reply((language) => say(language, "opened-not", { why: fetched.problem(language) }));
  const { hash, found } = await bot.openedGames.open(fetched.bytes, turn === null ? null : { turn, at });
  const answer = await shownOf(found, hash, "table", reader, bot);
  return answer.kind === "replace" ? privately(answer.message) : answer;
}

/** The buttons under an opened game. */
export const openedPresses = presses({
  parse: parseOpened,
  press: {
    opened: async (reader, { hash, then }, bot) =>
      shownOf(await bot.openedGames.look(hash, then), hash, then.part, reader, bot),
  },
});

async function shownOf(
  found: PastViewAnswer,
  hash: string,
  part: Then["part"],
  reader: Reader,
  bot: Bot,
): Promise<Answer> {
  if (!found.ok)
    return "closed" in found
      ? replyInstead((language) => say(language, "opened-no-more"))
      : replacing(fileNotOpened(found.why));
  const { view, hands, turns, moment, context, doubts } = found;
  const language = await readersLanguage(reader, bot);
  const usual = { note: openedNote(doubts, language), hands, id: (then: Then) => openedId(hash, then) };
  const show = (pictured?: typeof view) =>
    thenMessage(view, { ...moment, part }, turns, { ...context, language }, { ...usual, pictured });
  const text = show();
  return replacing((await bot.pictures?.likedBy(reader.user.id, text, () => show(view))) ?? text);
}
