import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What the bot has asked of Discord: how many requests of each method, by the path without its version. */
export interface Counted {
  readonly method: string;
  readonly path: string;
}

/** The line between the bot and its local Discord: counts what goes over it, and lets every answer take its time. */
export class Line {
  /** The value for `apiUrl`. */
  readonly apiUrl: string;
  readonly requests: Counted[] = [];
  readonly #close: () => Promise<void>;

  private constructor(apiUrl: string, close: () => Promise<void>) {
    this.apiUrl = apiUrl;
    this.#close = close;
  }

  /** `answerMs`: how long a request takes from the bot's side, half of it on the way there. */
  static async open(standInApi: string, answerMs: number): Promise<Line> {
    const target = new URL(standInApi);
    const server = createServer((asked, answer) => {
      const path = (asked.url ?? "/").replace(/^\/api\/v\d+/u, "");
      line.requests.push({ method: asked.method ?? "GET", path });
      void pass(asked, answer, target, answerMs);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // a server on a port has such an address
    const line = new Line(`http://127.0.0.1:${port}/api`, () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    });
    return line;
  }

  /** Requests other than the answers to interactions. */
  count(is: (each: Counted) => boolean = () => true): number {
    return this.requests.filter((each) => !each.path.startsWith("/interactions/") && is(each)).length;
  }

  close(): Promise<void> {
    return this.#close();
  }
}

async function pass(asked: IncomingMessage, answer: ServerResponse, { hostname, port }: URL, answerMs: number) {
  if (answerMs > 0) await sleep(answerMs / 2);
  const onward = request(
    { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
    async (came) => {
      if (answerMs > 0) await sleep(answerMs / 2);
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    },
  );
  onward.on("error", () => answer.destroy());
  asked.pipe(onward);
}
