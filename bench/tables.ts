import { loadLibrary } from "../src/catalogue/library.ts";
import { tableRefuses } from "../src/table/refusal.ts";
import { newSeat, setupOf } from "../src/table/seats/lobby.ts";
import type { Acted, Tables } from "../src/table/tables.ts";

export interface NewTable {
  id: string;
  thread: string;
  users: readonly string[];
  guild?: string;
  channel?: string;
}

/** Opens a table, seats the users with practice decks and starts the game, by the bot's own path to the store. */
export async function openTable(tables: Tables, { id, thread, users, guild, channel }: NewTable): Promise<void> {
  const [host = ""] = users;
  const library = loadLibrary();
  done(
    await tables.create(id, `${id}:create`, host, {
      type: "created",
      id,
      guild: guild ?? "1",
      channel: channel ?? "2",
      thread,
      name: `Table ${id}`,
      rules: "engine",
      pace: "live",
      hostDisplay: "Player 1",
    }),
  );
  for (const [seat, user] of users.entries()) {
    const seated = await tables.join(id, `${id}:join:${seat}`, user, (now) => {
      const free = newSeat(now, library, user, `Player ${seat + 1}`, {});
      if (!free.ok) return { ok: false, refused: tableRefuses(free.refusal) };
      return { ok: true, entry: { type: "joined", seat: free.seat } };
    });
    done(seated);
  }
  const started = await tables.act(id, `${id}:start`, host, (now) => ({
    ok: true,
    entry: { type: "started", setup: setupOf(now, library), seed: `seed of ${id}`, generator: "sha256" },
  }));
  done(started);
}

function done(acted: Acted): void {
  if (acted.outcome !== "done") throw new Error(`a step of a table was ${acted.outcome}`);
}
