/** Who may decide about what is not their own: judges of a server, whoever manages its threads, whoever is in it at all. */
import { type BaseInteraction, type Client, PermissionFlagsBits, Routes } from "discord.js";
import { z } from "zod";
import type { AllSettings } from "../../settings/index.ts";
import { seatGiven, seatOfUser, type Table } from "../../table/table.ts";
import { cited, citing } from "../../views/leagues/cited.ts";
import { leadLines, NO_LEAD } from "../../views/leagues/lead.ts";
import { type Language, say, type Tell } from "../../views/words/index.ts";
import { type Answer, reply } from "./command.ts";

/** The role whose members may judge, whatever else they may do, where a server has not named another. */
const JUDGE = "judge";

/** The role that judges where an interaction comes from, by its id; only where that server has named one. */
const named = new WeakMap<object, string>();
/** The role that runs leagues there, likewise. */
const organising = new WeakMap<object, string>();

/** Finds out who judges where an interaction comes from: before anything is asked about that. */
export async function learnJudges(asked: Pick<BaseInteraction, "guildId">, { servers }: AllSettings): Promise<void> {
  const { judgeRole, organiserRole } = await servers.of(asked.guildId);
  if (organiserRole !== undefined) organising.set(asked, organiserRole);
  if (judgeRole !== undefined) named.set(asked, judgeRole);
}

/** The role that judges in a server, wherever that is asked; null where there is none. */
export async function roleThatJudges(client: Client, guild: string, { servers }: AllSettings): Promise<string | null> {
  const { judgeRole } = await servers.of(guild);
  if (judgeRole !== undefined) return judgeRole;
  const roles = client.guilds.cache.get(guild)?.roles.cache.values() ?? (await askedFor(client, guild));
  return [...roles].find(({ name }) => name.toLowerCase() === JUDGE)?.id ?? null;
}

/** The roles of a server that another process hears of: direct messages come here from everywhere. */
async function askedFor({ rest }: Client, guild: string): Promise<{ id: string; name: string }[]> {
  const roles = z.array(z.object({ id: z.string(), name: z.string() }));
  const given: unknown = await rest.get(Routes.guildRoles(guild)).catch(() => []);
  return roles.safeParse(given).data ?? [];
}

/** Whether somebody may manage the server that they are in as they ask, and so say who judges there. */
export const managesServer = ({ memberPermissions }: Pick<BaseInteraction, "memberPermissions">): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

/**
 * Whether somebody may make rulings for the server that they are in as they ask: whoever may manage it, or has the role
 * that judges there. Says nothing about a table: `judgesTable` does.
 */
export function mayJudge(asked: BaseInteraction): boolean {
  if (managesServer(asked)) return true;
  const ids = rolesOf(asked);
  const role = named.get(asked);
  if (role !== undefined) return ids.includes(role);
  return ids.some((id) => asked.guild?.roles.cache.get(id)?.name.toLowerCase() === JUDGE);
}

/** Whether somebody may open and run leagues in the server that they are in as they ask: judges, and a role for just that. */
export function mayOrganise(asked: BaseInteraction): boolean {
  const role = organising.get(asked);
  return mayJudge(asked) || (role !== undefined && rolesOf(asked).includes(role));
}

function rolesOf({ member }: BaseInteraction): readonly string[] {
  if (member === null) return [];
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
}

/** Who may judge where somebody asks, as the end of "Only members who …". */
const whoJudges = (asked: object, language: Language): string =>
  say(language, "league-who-judges", { role: judgingRole(asked) });

function judgingRole(asked: object): string {
  const role = named.get(asked);
  return role === undefined ? "Judge" : `<@&${role}>`;
}

/** To who may not make rulings for a server. `more`: what they may do instead. */
export const notAJudge =
  (asked: object, more: Tell = NO_LEAD): Tell =>
  (language) => {
    const only = say(language, "league-only-judges", { who: whoJudges(asked, language) });
    return cited([only, ...leadLines(more, language)].join(" "), "judges", language);
  };

/** To who may not open leagues in a server. */
export const mayNotOrganise =
  (asked: object): Tell =>
  (language) => {
    const also = organising.get(asked);
    const who =
      also === undefined
        ? whoJudges(asked, language)
        : say(language, "league-who-judges-also", { role: judgingRole(asked), also: `<@&${also}>` });
    return cited(say(language, "league-only-judges", { who }), "league-night", language);
  };

/** Where a table stands. */
type Place = Pick<Table, "guild" | "thread">;

const isThere = ({ guildId }: BaseInteraction, { guild }: Place): boolean => guildId === guild;

/** Whether somebody may judge this table: as a judge of its own server, and only in that server. */
export function judgesTable(asked: BaseInteraction, table: Place): boolean {
  return isThere(asked, table) && mayJudge(asked);
}

/** Whether somebody may manage threads where this table stands, and asks there. */
export function managesThreads(asked: BaseInteraction, table: Place): boolean {
  return isThere(asked, table) && (asked.memberPermissions?.has(PermissionFlagsBits.ManageThreads) ?? false);
}

/** Whether somebody may look at this table, and sit down at it: in its server, or with a seat or a table that is theirs. */
export function mayVisit(asked: BaseInteraction, table: Table): boolean {
  const { id } = asked.user;
  return isThere(asked, table) || table.host === id || seatOfUser(table, id) !== null || seatGiven(table, id) !== null;
}

/** To who may not judge a table: who may, and where. */
export function notItsJudge(asked: BaseInteraction, table: Place): Answer {
  if (!isThere(asked, table)) return reply(citing("judge-decides-there", "judges", { thread: `<#${table.thread}>` }));
  return reply((language) =>
    cited(say(language, "judge-decides-here", { who: whoJudges(asked, language) }), "judges", language),
  );
}
