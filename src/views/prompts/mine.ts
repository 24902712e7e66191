/** `/game mine`: what waits for somebody, in all their tables and leagues. */
import type { Entrant, League } from "../../leagues/index.ts";
import { leagueButton, sideOf } from "../leagues/league-press.ts";
import { encodePress } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { openTableButton, practiceButton } from "./first-steps.ts";

/** How a table stands for one of its players. */
export interface StandsAt {
  readonly table: string;
  readonly name: string;
  readonly link: string;
  /** What play waits for from them; null for nothing. `since` and `due` in ms since the epoch. */
  readonly wants: { readonly words: string; readonly since: number | null; readonly due?: number } | null;
  /** What it waits for otherwise. */
  readonly instead: string;
}

export interface MyDeck {
  readonly league: League;
  readonly entrant: Entrant;
}

/** The most lines of either list. */
const MOST = 15;
const NAME = 40;

/** The most urgent first: by deadline, then who has waited longest. */
export function ownTablesMessage(
  tables: readonly StandsAt[],
  leagues: readonly MyDeck[],
  language: Language = FIRST_LANGUAGE,
): Message {
  const waiting = tables.filter(({ wants }) => wants !== null).toSorted(moreUrgent);
  const others = tables.filter(({ wants }) => wants === null);
  const lines = [
    say(language, waiting.length > 0 ? "mine-tables-waits" : "mine-tables-none"),
    ...within(
      waiting.map((one) => waits(one, language)),
      language,
    ),
    ...(others.length > 0 ? [say(language, "mine-tables-others")] : []),
    ...within(
      others.map(({ name, link, instead }) => `- ${linked(name, link)}: ${instead}`),
      language,
    ),
    ...(leagues.length > 0 ? [say(language, "mine-tables-leagues")] : []),
    ...within(
      leagues.map(({ league, entrant }) =>
        say(language, "mine-tables-league", {
          league: safe(league.name, NAME),
          side: sideOf(entrant, language),
          open: league.open ? "yes" : "no",
        }),
      ),
      language,
    ),
  ];
  const act = waiting
    .slice(0, DISCORD_LIMITS.buttons)
    .map(({ table, name }) => button(encodePress({ table, decision: 0, verb: "act", key: "" }), name, "main"));
  const mine = leagues
    .slice(0, DISCORD_LIMITS.buttons)
    .map(({ league }) => leagueButton(league, language, league.name));
  const rows = [...buttonRows(act), ...buttonRows(mine)];
  return privateMessage({
    content: fittedIn(lines, DISCORD_LIMITS.content, language),
    rows:
      tables.length + leagues.length === 0 ? buttonRows([practiceButton(language), openTableButton(language)]) : rows,
  });
}

function moreUrgent(one: StandsAt, other: StandsAt): number {
  const due = (each: StandsAt) => each.wants?.due ?? Number.POSITIVE_INFINITY;
  const since = (each: StandsAt) => each.wants?.since ?? 0;
  return due(one) === due(other) ? since(one) - since(other) : due(one) - due(other);
}

function waits({ name, link, wants }: StandsAt, language: Language): string {
  const stamp = (ms: number, form: "f" | "R") => `<t:${Math.floor(ms / 1000)}:${form}>`;
  const words = wants?.words ?? "";
  const told =
    wants?.due !== undefined
      ? say(language, "mine-tables-due", { words, at: stamp(wants.due, "f"), in: stamp(wants.due, "R") })
      : wants?.since
        ? say(language, "mine-tables-asked", { words, in: stamp(wants.since, "R") })
        : words;
  return `- ${linked(name, link)}: ${told}`;
}

const linked = (name: string, link: string): string => `[${safe(name, NAME)}](${link})`;

const within = (lines: readonly string[], language: Language): string[] =>
  lines.length > MOST
    ? [...lines.slice(0, MOST), say(language, "mine-tables-more", { count: lines.length - MOST })]
    : [...lines];
