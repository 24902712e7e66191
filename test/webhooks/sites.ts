/** Webhooks without a network: every site has a public address, and takes what it is sent. */
import { pino } from "pino";
import type { Store } from "../../src/store/index.ts";
import type { Clock } from "../../src/table/clock.ts";
import type { Tables } from "../../src/table/tables.ts";
import { Webhooks } from "../../src/webhooks/webhooks.ts";

export const PUBLIC = "93.184.215.14";

export function noSites(parts: { store: Store; tables: Tables; clock: Clock }): Webhooks {
  return new Webhooks({
    ...parts,
    log: pino({ level: "silent" }),
    rules: { resolve: async () => [PUBLIC], loopback: false },
    isPublic: () => true,
    warn: async () => undefined,
    post: async () => ({ ok: true }),
  });
}
