/**
 * Sites on this machine that hear of a server's tables, as somebody would have them who has followed the documentation: they
 * check who has signed what they are sent, and answer with a code, never, or not at all.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Contents } from "./places.ts";
import { StepFailed } from "./step-failed.ts";
import { plain } from "./text.ts";

/** What a site does: a status that it answers, `silent`: it never answers, `away`: nothing listens there. */
export type SiteMood = number | "silent" | "away";

/** How far the time of a delivery may be from now, in ms. */
const OLD_MS = 300_000;
const SECRET = /whsec_[A-Za-z0-9+/]+=*/gu;

interface Site {
  readonly port: number;
  server: Server;
  mood: SiteMood;
  /** What has come there, and whether it was taken. */
  readonly deliveries: { readonly body: string; readonly taken: boolean }[];
}

/** What a site needs of them: the secrets in private ones; and whoever waits looks again once something has come to it. */
interface MessagesSoFar {
  all(): readonly { readonly onlyFor: string | null; readonly versions: readonly { readonly text: string }[] }[];
  stir(): void;
}

export class Sites {
  readonly #chronicle: MessagesSoFar;
  readonly #sites = new Map<string, Site>();
  /** What is wrong with deliveries. */
  readonly #wrong: string[] = [];
  /** Their clock, in ms. */
  readonly #now: () => number;

  constructor(chronicle: MessagesSoFar, now: () => number) {
    this.#chronicle = chronicle;
    this.#now = now;
  }

  /** Opens a site that takes everything, or changes what it does. */
  async set(name: string, mood: SiteMood): Promise<void> {
    const known = this.#sites.get(name);
    if (known === undefined) {
      const server = await listening((request, response) => void this.#hear(name, request, response), 0);
      const { port } = server.address() as AddressInfo; // it listens on a port
      this.#sites.set(name, { port, server, mood, deliveries: [] });
      if (mood === "away") await closed(server);
      return;
    }
    if (mood === "away" && known.mood !== "away") await closed(known.server);
    if (mood !== "away" && known.mood === "away")
      known.server = await listening((request, response) => void this.#hear(name, request, response), known.port);
    known.mood = mood;
  }

  /** Its address. */
  url(name: string): string {
    return `http://127.0.0.1:${this.#site(name).port}/${name}`;
  }

  /** What it has taken, as bodies; and all that has ever come there. */
  contents(name: string): Contents {
    const { deliveries } = this.#site(name);
    const version = ({ body }: { body: string }) => ({ text: body, plain: plain(body) });
    return {
      name: `the site ${name}`,
      now: deliveries.filter(({ taken }) => taken).map(version),
      ever: deliveries.map(version),
    };
  }

  /** Throws StepFailed where something came that a site would not believe. */
  refuseWrong(): void {
    if (this.#wrong.length > 0) throw new StepFailed("a site was sent what it cannot believe", this.#wrong);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sites.values()].map(({ server }) => closed(server)));
  }

  #site(name: string): Site {
    const site = this.#sites.get(name);
    if (site === undefined) throw new StepFailed(`there is no site ${name}: site ${name} opens one`);
    return site;
  }

  async #hear(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const site = this.#site(name);
    const why = this.#whyNot(request.headers, body);
    if (why !== null) this.#wrong.push(`${name}: ${why}: ${body.slice(0, 200)}`);
    if (typeof site.mood === "number") {
      site.deliveries.push({ body, taken: why === null && site.mood >= 200 && site.mood < 300 });
      response.writeHead(why === null ? site.mood : 401).end();
    } else site.deliveries.push({ body, taken: false });
    this.#chronicle.stir();
  }

  /** Why a site does not believe what it is sent; null where it does. The newest secret that somebody was shown counts. */
  #whyNot(headers: IncomingHttpHeaders, body: string): string | null {
    const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature } = headers;
    if (Math.abs(this.#now() - Number(time) * 1_000) > OLD_MS) return "its time is not now";
    const shown = this.#chronicle.all().flatMap(({ onlyFor, versions }) => (onlyFor === null ? [] : versions));
    const secret = shown.flatMap(({ text }) => text.match(SECRET) ?? []).at(-1);
    if (secret === undefined) return "nobody was shown a secret";
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const expected = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest();
    const given = Buffer.from(String(signature).split(",")[1] ?? "", "base64");
    return given.length === expected.length && timingSafeEqual(given, expected) ? null : "its signature is wrong";
  }
}

async function listening(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  port: number,
): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
