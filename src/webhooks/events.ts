/** What a site may hear of a table: what stands in its thread for everybody, and no card. */
import { viewFor } from "../engine/index.ts";
import { isBotUser } from "../table/seats/bot-users.ts";
import type { Phase, Table } from "../table/table.ts";

/** Of the body. It rises when something in it is taken away or means something else; more may be added at any time. */
export const BODY_VERSION = 1;

export type EventKind = "table.begun" | "table.turn" | "table.ended";

/** How far a site has been told of a table. */
export interface ReportedSoFar {
  readonly phase: Phase;
  readonly turn: number;
}

export const reportedSoFar = ({ phase, game }: Pick<Table, "phase" | "game">): ReportedSoFar => ({
  phase,
  turn: game?.turn ?? 0,
});

/** What has come of a game since, the first first; of several turns only the last is told. */
export function kindsSince(before: ReportedSoFar | undefined, now: ReportedSoFar): EventKind[] {
  const hadBegun = before !== undefined && before.phase !== "lobby";
  const begun: EventKind[] = hadBegun ? [] : ["table.begun"];
  if (now.phase === "over" || now.phase === "ended")
    return before?.phase === now.phase ? [] : [...begun, "table.ended"];
  // Its end was taken back: it goes on in that turn.
  const again = before?.phase === "over" || before?.phase === "ended";
  const turned = now.turn > Math.max(1, before?.turn ?? 0);
  return [...begun, ...(again || turned ? ["table.turn" as const] : [])];
}

interface Event {
  readonly id: string;
  readonly type: EventKind | "test";
  /** In ms since the epoch. */
  readonly at: number;
}

/** The body of an event about a table, which says how the table stands as it is sent. */
export function bodyOf({ id, type, at }: Event, turn: number, table: Table): string {
  const { guild, thread, name, rules, pace, seats, game, phase } = table;
  const view = game === null ? null : viewFor(game, "public");
  const result = game?.result ?? null;
  return JSON.stringify({
    version: BODY_VERSION,
    id,
    type,
    at: new Date(at).toISOString(),
    server: guild,
    table: { id: thread, name, url: `https://discord.com/channels/${guild}/${thread}`, rules, pace, turn },
    players: seats.map(({ display, race, faction, userId }, seat) => ({
      name: display,
      race,
      faction,
      practice: isBotUser(userId),
      influence: view?.seats[seat]?.rating ?? null,
      power: view?.seats[seat]?.power ?? null,
      eliminated: view?.seats[seat]?.eliminated ?? false,
    })),
    result:
      type !== "table.ended" || phase === "playing"
        ? null
        : {
            victory: result?.victory ?? "none",
            winners: result?.winners.flatMap((seat) => seats[seat]?.display ?? []) ?? [],
            places: result?.places ?? null,
          },
  });
}

/** What a manager has sent to see whether it arrives. */
export const testBody = ({ id, at }: Omit<Event, "type">, guild: string): string =>
  JSON.stringify({ version: BODY_VERSION, id, type: "test", at: new Date(at).toISOString(), server: guild });
