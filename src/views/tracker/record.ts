import type { Event, Faction, Race, RuleSetId } from "../../engine/index.ts";
import { logLines } from "../log/log.ts";
import type { Context } from "../text/context.ts";
import { nameOf } from "../text/context.ts";
import { safe } from "../text/safe-text.ts";
import { FACTION_WORDS, RACE_WORDS, RULE_SET_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, say } from "../words/index.ts";

/** What anybody may know of a table, to be written down. */
export interface Recorded {
  readonly rules: RuleSetId;
  readonly seats: readonly { readonly race: Race; readonly faction: Faction }[];
  /** Published at the start; null before it. */
  readonly seedHash: string | null;
  /** Published at the end; null before it. */
  readonly seed: string | null;
}

/** Said over what a log makes where the game that is there came about in another way. */
export const NOT_AS_PLAYED = say(FIRST_LANGUAGE, "logpage-not-as-played");

/**
 * The public record of a game as a Markdown text: who plays what, every line of its log by turns, and what proves its
 * shuffles. `asPlayed`: the log makes the very game that is there.
 */
export function gameRecord(table: Recorded, events: readonly Event[], ctx: Context, asPlayed = true): string {
  const seats = table.seats.map(
    ({ race, faction }, seat) => `- ${nameOf(ctx, seat)}: ${RACE_WORDS[race]}, ${FACTION_WORDS[faction]}`,
  );
  const lines = logLines(events, ctx).map((line) => (line.startsWith("-#") ? line.slice(2).trim() : line));
  const proof = [
    ...(table.seedHash === null ? [] : [`SHA-256 of the seed: \`${table.seedHash}\``]),
    table.seed === null ? "The seed is shown at the end of the game." : `Seed: \`${table.seed}\``,
  ];
  return [
    `# ${safe(ctx.tableName, 100)}`,
    "",
    `Rules: ${RULE_SET_WORDS[table.rules]}`,
    "",
    ...seats,
    "",
    "## What happened",
    "",
    ...(asPlayed ? [] : [NOT_AS_PLAYED, ""]),
    ...(lines.length === 0 ? ["Nothing yet."] : lines.map((line) => `- ${line}`)),
    "",
    "## The shuffles",
    "",
    ...proof.map((line) => `- ${line}`),
    "",
  ].join("\n");
}
