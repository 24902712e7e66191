// moderator: Uploads — a file is read as far as it may be long, whatever size it is said to have
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attachedBytes } from "../../../src/commands/shared/attachment.ts";

const MOST = 1_024;
const PIECE = new Uint8Array(512).fill(97);
/** Far more than lies in the sockets between the two. */
const ENDLESS_PIECES = 100_000;

let server: Server;
let url = "";
let sent = 0;

beforeAll(async () => {
  server = createServer(({ url: path }, response) => {
    const most = Number(path?.slice(1));
    function* pieces() {
      for (sent = 0; sent < most; sent++) yield PIECE;
    }
    // Whoever asked goes away in the middle of it.
    pipeline(pieces(), response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("a file that is as long as it may be is read whole", async () => {
  const read = await attachedBytes({ url: `${url}/2`, size: MOST }, MOST);
  expect(read.ok && read.bytes.length).toBe(MOST);
});

test("a file that is said to be short and never ends is given up once it is too long", async () => {
  const read = await attachedBytes({ url: `${url}/${ENDLESS_PIECES}`, size: 10 }, MOST);
  expect(!read.ok && read.problem("en")).toContain("1 KiB");
  expect(sent).toBeLessThan(ENDLESS_PIECES / 2);
});
