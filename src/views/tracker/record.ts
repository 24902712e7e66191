import type { Event, Faction, Race, RuleSetId } from "../../engine/index.ts";
import { logLines } from "../log/log.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { raceIn } from "../text/named.ts";
import { safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { say } from "../words/index.ts";

/** What anybody may know of a table, to be written down. */
export interface Recorded {
  readonly rules: RuleSetId;
  readonly seats: readonly { readonly race: Race; readonly faction: Faction }[];
  /** Published at the start; null before it. */
  readonly seedHash: string | null;
  /** Published at the end; null before it. */
  readonly seed: string | null;
}

/**
 * The public record of a game as a Markdown text: who plays what, every line of its log by turns, and what proves its
 * shuffles. `asPlayed`: the log makes the very game that is there.
 */
export function gameRecord(table: Recorded, events: readonly Event[], ctx: Context, asPlayed = true): string {
  const language = languageIn(ctx);
  const seats = table.seats.map(
    ({ race, faction }, seat) =>
      `- ${nameOf(ctx, seat)}: ${raceIn(language, race)}, ${say(language, `faction-${faction}`)}`,
  );
  const lines = logLines(events, ctx).map((line) => (line.startsWith("-#") ? line.slice(2).trim() : line));
  const proof = [
    ...(table.seedHash === null ? [] : [say(language, "gamerecord-hash", { hash: table.seedHash })]),
    table.seed === null
      ? say(language, "gamerecord-seed-later")
      : say(language, "gamerecord-seed", { seed: table.seed }),
  ];
  return [
    `# ${safe(ctx.tableName, 100)}`,
    "",
    say(language, "gamerecord-rules", { rules: RULE_SET_WORDS[table.rules] }),
    "",
    ...seats,
    "",
    `## ${say(language, "gamerecord-happened")}`,
    "",
    ...(asPlayed ? [] : [say(language, "logpage-not-as-played"), ""]),
    ...(lines.length === 0 ? [say(language, "gamerecord-nothing")] : lines.map((line) => `- ${line}`)),
    "",
    `## ${say(language, "gamerecord-shuffles")}`,
    "",
    ...proof.map((line) => `- ${line}`),
    "",
  ].join("\n");
}
