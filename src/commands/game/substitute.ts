/** A seat changes hands: somebody is asked to play it, those who are asked answer, its own player comes back. */
import type { ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import { type NoSubstitute, type Refused, tableRefuses } from "../../table/refusal.ts";
import { seatGiven, seatOfUser, type Table } from "../../table/table.ts";
import type { Acted, Proposal } from "../../table/tables.ts";
import { type Press, plain, safe } from "../../views/index.ts";
import { say } from "../../views/words/index.ts";
import { tellOfNewPlayers, tellTables } from "../settings/telling.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, quiet, reply } from "../shared/command.ts";
import { judgesTable, mayVisit } from "../shared/judges.ts";
import { addToThread, habitsNow } from "../shared/new-member.ts";
import { pressesAtTable } from "../shared/presses.ts";
import { refusedPrivately } from "../shared/refused.ts";
import { whichTable } from "../shared/which-table.ts";
import { displayOf } from "../shared/who.ts";
import type { Subcommand } from "./subcommand.ts";

/** The longest name that a table calls somebody by. */
const NAME = 32;

export const substitute = {
  name: "substitute",
  build: (builder) =>
    builder
      .setDescription("Ask somebody to play a seat in its player's place")
      .addUserOption((option) => option.setName("player").setDescription("Who is to play it").setRequired(true))
      .addUserOption((option) =>
        option.setName("for").setDescription("Whose seat (yours, if you do not say): for the host and judges"),
      ),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { table } = found;
    const wanted = wantedIn(interaction, table);
    if (!wanted.ok) return refusedPrivately(wanted.refused, table, bot);
    const { seat, user, name } = wanted;
    const judge = judgesTable(interaction, table) ? { judge: true as const } : {};
    const acted = await bot.tables.act(table.id, interaction.id, interaction.user.id, () => ({
      ok: true,
      entry: { type: "seat-offered", seat, user, name, ...judge },
    }));
    if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
    const asked = { name: safe(name, 24), thread: `<#${table.thread}>` };
    return reply((language) => say(language, "substitute-asked", asked));
  },
} satisfies Subcommand;

export const comeback = {
  name: "comeback",
  build: (builder) => builder.setDescription("Play your seat again that somebody else plays for you"),
  async run(interaction, bot) {
    const table = await givenTable(interaction, bot);
    if (table === null) return refusedPrivately(tableRefuses({ code: "no-seat-to-take-back" }), null, bot);
    return takeBack(interaction, table.id, bot);
  },
} satisfies Subcommand;

/** "Agree" and "Refuse" under an offer, and "Take my seat back". */
export const substitutePresses = pressesAtTable({
  "seat-agree": answer,
  "seat-refuse": answer,
  "seat-back": (interaction, { table }, bot) => takeBack(interaction, table, bot),
});

type Wanted = { ok: true; seat: number; user: string; name: string } | { ok: false; refused: Refused };

/** Who is to play which seat, as far as Discord knows them. */
function wantedIn({ options, guildId, user }: ChatInputCommandInteraction, table: Table): Wanted {
  const whom = options.getUser("player", true);
  const member = options.getMember("player");
  const nick = member === null ? null : "displayName" in member ? member.displayName : member.nick;
  const name = plain(nick ?? whom.displayName, NAME);
  const no = (why: NoSubstitute): Wanted => ({
    ok: false,
    refused: tableRefuses({ code: "no-substitute", why, name }),
  });
  if (whom.bot) return no("bot");
  if (guildId !== table.guild || member === null) return no("not-here");
  const whose = options.getUser("for")?.id ?? user.id;
  const seat = seatOfUser(table, whose) ?? seatGiven(table, whose);
  return seat === null ? no("whose") : { ok: true, seat, user: whom.id, name };
}

async function answer(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const { id: key, user } = interaction;
  const table = await bot.tables.load(press.table);
  if (table === null) return refusedPrivately(tableRefuses({ code: "no-table" }), null, bot);
  if (!mayVisit(interaction, table))
    return refusedPrivately(tableRefuses({ code: "elsewhere", thread: table.thread }), table, bot);
  const offer = Number.parseInt(press.key, 10) || 0;
  const judge = judgesTable(interaction, table) ? { judge: true as const } : {};
  const entry: Proposal =
    press.verb === "seat-agree"
      ? { type: "seat-agreed", offer, ...judge, ...(await habitsNow(user.id, bot)) }
      : { type: "seat-refused", offer, name: displayOf(interaction), ...judge };
  const asked = table.offers?.open.some((each) => each.number === offer && each.userId === user.id) ?? false;
  const decide = () => ({ ok: true as const, entry });
  // Who is to play the seat has the table on their list before they do.
  const takes = press.verb === "seat-agree" && asked;
  const acted: Acted = takes
    ? await bot.tables.join(table.id, key, user.id, decide)
    : await bot.tables.act(table.id, key, user.id, decide);
  if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
  await tellOfNewPlayers(table, acted.table, key, bot);
  if (takes) {
    void addToThread(acted.table, user.id, bot);
    bot.direct.prepare(user.id);
  }
  return quiet;
}

async function takeBack(
  interaction: ChatInputCommandInteraction | MessageComponentInteraction,
  table: string,
  bot: Bot,
): Promise<Answer> {
  // The table is still on their list.
  const habits = await habitsNow(interaction.user.id, bot);
  const acted = await bot.tables.act(table, interaction.id, interaction.user.id, () => ({
    ok: true,
    entry: { type: "seat-taken-back", ...habits },
  }));
  if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
  const { user, id } = interaction;
  await tellTables(user.id, id, await bot.settings.personal.of(user.id), bot);
  const again = { table: safe(acted.table.name, 60), thread: `<#${acted.table.thread}>` };
  return reply((language) => say(language, "substitute-back", again));
}

/** The table of this thread; elsewhere the only one where somebody else plays this user's seat, the last given first. */
async function givenTable({ channelId, user }: ChatInputCommandInteraction, bot: Bot): Promise<Table | null> {
  const here = channelId === null ? null : await bot.tables.inThread(channelId);
  return here ?? (await bot.tables.givenBy(user.id)).at(-1) ?? null;
}
