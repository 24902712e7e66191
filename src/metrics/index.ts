import { type Client, RESTEvents, Status } from "discord.js";
import type { Bot } from "../commands/shared/bot.ts";
import type { Store } from "../store/index.ts";
import { Figures } from "./figures.ts";
import { healthOf } from "./health.ts";
import { Phases } from "./phases.ts";
import { type ServerAddress, serveMetrics } from "./server.ts";
import { Unsaid } from "./unsaid.ts";

/** Health and figures of one bot. */
export interface Metrics {
  /** The store to work with: every call of it is counted. */
  readonly store: Store;
  readonly measured: NonNullable<Bot["measured"]>;
  /** The client that is ready now; without one the gateway is not. */
  watch(client: Client<true>): void;
  /** Asks from now on which shards no process runs. */
  hear(shards: { readonly missing: readonly number[] }): void;
  close(): void;
}

/** Serves health and figures of a bot with this store until it is closed. Rejects with `WrongSetting`. */
export async function openMetrics(place: ServerAddress, store: Store): Promise<Metrics> {
  const figures = new Figures();
  const unsaid = new Unsaid(store);
  const phases = new Phases(store);
  let client: Client<true> | null = null;
  let shards: { readonly missing: readonly number[] } = { missing: [] };
  // discord.js counts itself as ready for good once it was: the shards tell.
  const ready = () => client?.ws.shards.every(({ status }) => status === Status.Ready) ?? false;
  const gateway = () => ({
    ready: ready(),
    guilds: client?.guilds.cache.size ?? 0,
    pingMs: client?.ws.ping ?? -1,
  });
  figures.show({ unsaid, phases, gateway, shardsMissing: () => shards.missing.length });
  const server = await serveMetrics(place, figures.registry, () => healthOf(store, unsaid, ready(), shards.missing));
  unsaid.start();
  void phases.start();
  return {
    store: figures.counted(store),
    measured: (interaction, outcome, ms) => figures.answered(interaction, outcome, ms),
    watch(ready) {
      client = ready;
      ready.rest.on(RESTEvents.Response, ({ method }, { status }) => figures.responded(method, status));
      ready.rest.on(RESTEvents.RateLimited, ({ scope }) => figures.rateLimited(scope));
    },
    hear(others) {
      shards = others;
    },
    close() {
      unsaid.stop();
      phases.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
