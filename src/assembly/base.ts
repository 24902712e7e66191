/** What all parts of a running bot are made with. */
import { type Client, ShardClientUtil } from "discord.js";
import type { Logger } from "pino";
import type { Library } from "../catalogue/library.ts";
import type { Config } from "../config.ts";
import type { Corpus } from "../rulings/corpus.ts";
import type { Store } from "../store/index.ts";
import type { Clock } from "../table/clock.ts";

export interface Base {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly store: Store;
  /** Logged in. */
  readonly client: Client<true>;
  readonly library: Library;
  readonly corpus: Corpus;
}

/** The shard that hears of the server, of all that there are. */
export const shardOf = ({ options }: Client, server: string): number =>
  ShardClientUtil.shardIdForGuildId(server, options.shardCount ?? 1);

/** Whether one of this process's shards would hear of the server. */
export function isOurs(client: Client, server: string): boolean {
  return client.ws.shards.has(shardOf(client, server));
}
