import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { freshSecret, send } from "../../src/webhooks/sending.ts";

it("a delivery waits 5 seconds for an answer, and no longer", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  const delivery = { url, secret: freshSecret(), id: "event-1", body: "{}", at: 1_700_000_000_999 };
  const sent = await send(delivery, { resolve: async () => ["127.0.0.1"], loopback: true });
  silent.closeAllConnections();
  await new Promise((done) => silent.close(done));
  expect(sent).toEqual({ ok: false, why: { code: "slow" } });
}, 20_000);
