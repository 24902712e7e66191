import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to a server on 127.0.0.1 that can lose answers, as a network does: silently. */
export interface Proxy {
  readonly port: number;
  /** From the first request on that contains `text`, the connections made so far get no answer; resolves then. New ones are fine. */
  silenceAt(text: string): Promise<void>;
  close(): void;
}

export async function startProxy(to: number): Promise<Proxy> {
  const open = new Set<{ silent: boolean }>();
  const sockets: Socket[] = [];
  let trigger: string | undefined;
  let triggered: (() => void) | undefined;
  const server = createServer((client) => {
    const upstream = connect(to, "127.0.0.1");
    const connection = { silent: false };
    open.add(connection);
    sockets.push(client, upstream);
    client.on("data", (chunk) => {
      if (trigger !== undefined && chunk.includes(trigger)) {
        trigger = undefined;
        for (const each of open) each.silent = true;
        triggered?.();
      }
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => connection.silent || client.write(chunk));
    for (const socket of [client, upstream]) socket.on("error", () => undefined);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    silenceAt: (text) => {
      trigger = text;
      return new Promise((resolve) => {
        triggered = resolve;
      });
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
