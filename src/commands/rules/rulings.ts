/** A server's own rulings: listed, made, changed and taken back, by commands and by buttons. */
import type { BaseInteraction, MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { type Author, HOUSE_LIMITS, type HouseRuling, type WrittenRuling } from "../../rulings/house.ts";
import {
  confirmTakingBack,
  houseForm,
  houseKept,
  houseList,
  houseTakenBack,
  type Message,
  missList,
  parseHouseForm,
  parseHousePress,
  plain,
  ruleMessage,
  safe,
} from "../../views/index.ts";
import { HOUSE_PRESSES } from "../../views/rulings/house.ts";
import { changedIn, inWords } from "../../views/text/message.ts";
import { type Language, say, type Tell } from "../../views/words/index.ts";
import { shownHouse } from "../rule/entry.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, reply } from "../shared/command.ts";
import { mayJudge, notAJudge } from "../shared/judges.ts";
import { readersLanguage } from "../shared/language.ts";
import { alike, presses } from "../shared/presses.ts";
import { displayOf } from "../shared/who.ts";

const NO_SUCH: Tell = (language) => say(language, "aside-ruling-gone");

/** Buttons, menus and forms about a server's own rulings. Whoever may is asked at each press. */
export const housePresses = presses({
  word: "rulings",
  parse: parseHousePress,
  press: alike(HOUSE_PRESSES, handle),
});

/** The forms that a ruling is written in. */
export const houseForms = presses({
  word: "house",
  parse: parseHouseForm,
  submit: { new: submit, change: submit },
});

async function handle(
  interaction: MessageComponentInteraction,
  { verb, number }: NonNullable<ReturnType<typeof parseHousePress>>,
  bot: Bot,
): Promise<Answer> {
  const guild = interaction.guildId;
  if (guild === null) return reply((language) => say(language, "aside-rulings-server"));
  if (verb === "list") return replacing(await rulingsMessage(interaction, guild, bot));
  if (!mayJudge(interaction)) return reply(notAJudge(interaction));
  if (verb === "make") return form(null, null, await readersLanguage(interaction, bot));
  if (verb === "forget") return replacing(await missesMessage(guild, bot, true));
  const [value = String(number ?? 0)] = interaction.isStringSelectMenu() ? interaction.values : [];
  const ruling = (await bot.house.of(guild)).find((each) => String(each.number) === value);
  if (!ruling) return reply(NO_SUCH);
  switch (verb) {
    case "change":
      return form(ruling.number, ruling, await readersLanguage(interaction, bot));
    case "drop":
      return replacing(confirmTakingBack(ruling));
    case "gone": {
      const answer = await takeBackRuling(guild, ruling, bot);
      return answer.kind === "private" ? replacing(answer.message) : answer;
    }
  }
}

const titleOf = (id: string | null, { lookup }: Bot) => (id === null ? null : (lookup.corpus.byId(id)?.title ?? id));

/** All of them, with what whoever asks may do. */
export async function rulingsMessage(asked: BaseInteraction, guild: string, bot: Bot): Promise<Message> {
  const rulings = await bot.house.of(guild);
  const lines = rulings.map((each) => ({ ...each, replaces: titleOf(each.replaces, bot) }));
  return houseList(lines, mayJudge(asked));
}

export function form(number: number | null, ruling: HouseRuling | null, language: Language): Answer {
  const draft = ruling && { title: ruling.title, text: ruling.text, replaces: ruling.replaces ?? "" };
  return {
    kind: "form",
    form: houseForm(number, draft, HOUSE_LIMITS, language),
    late: inWords((read) => say(read, "ruling-late")),
  };
}

export async function takeBackRuling(guild: string, { number, title }: HouseRuling, bot: Bot): Promise<Answer> {
  const gone = await bot.house.remove(guild, number);
  return gone.ok ? privately(houseTakenBack(number, title)) : reply(gone.problem);
}

/** What `/rule` did not know; `clear` forgets it with that. */
export async function missesMessage(guild: string, bot: Bot, clear: boolean): Promise<Message> {
  const found = await bot.misses.of(guild);
  if (clear) await bot.misses.clear(guild);
  const lines = found.map(({ question, times, shown }) => ({ question, times, shown: titleOf(shown, bot) }));
  return missList(lines, clear);
}

async function submit(
  interaction: ModalSubmitInteraction,
  form: NonNullable<ReturnType<typeof parseHouseForm>>,
  bot: Bot,
): Promise<Answer> {
  const guild = interaction.guildId;
  if (guild === null || !mayJudge(interaction)) return reply(notAJudge(interaction));
  await bot.lookup.ready();
  const read = written(interaction, bot);
  if (!read.ok) return givenBack(read.problem, interaction.fields.getTextInputValue("text"));
  const author = authorOf(interaction, bot);
  const kept =
    form.verb === "new"
      ? await bot.house.add(guild, read.written, author)
      : await bot.house.edit(guild, form.number, read.written, author);
  return kept.ok ? privately(houseKept(ruleMessage(shownHouse(bot.lookup.corpus, kept.ruling)))) : reply(kept.problem);
}

/** What is wrong with a ruling, and its text, which may have taken long to write. */
function givenBack(problem: Tell, text: string): Answer {
  if (text.trim() === "") return reply(problem);
  const message = inWords((language) => `${problem(language)}\n${say(language, "ruling-not-lost")}`);
  return privately(changedIn(message, (told) => ({ ...told, files: [{ name: "your-ruling.txt", text }] })));
}

function written(
  { fields }: ModalSubmitInteraction,
  bot: Bot,
): { ok: true; written: WrittenRuling } | { ok: false; problem: Tell } {
  const title = plain(fields.getTextInputValue("title"), HOUSE_LIMITS.title);
  const text = fields.getTextInputValue("text").trim().slice(0, HOUSE_LIMITS.text);
  const named = fields.getTextInputValue("replaces").trim();
  if (title === "?" || text === "") return { ok: false, problem: (language) => say(language, "ruling-empty") };
  if (named === "") return { ok: true, written: { title, text, replaces: null } };
  const entry = bot.lookup.corpus.byId(named) ?? exactly(named, bot);
  if (!entry) {
    return { ok: false, problem: (language) => say(language, "ruling-replaces-none", { title: safe(named, 80) }) };
  }
  return { ok: true, written: { title, text, replaces: entry.id } };
}

const exactly = (name: string, { lookup }: Bot) =>
  lookup.search.index("b5").names.exact(name) ?? lookup.search.index("ge").names.exact(name);

export const authorOf = (interaction: BaseInteraction, bot: Bot): Author => ({
  by: interaction.user.id,
  name: displayOf(interaction),
  at: bot.clock.now(),
});
