/** Serves the page and its live socket; plugs into the stand-in's own HTTP server. */
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { PageSeat, type PageWorld } from "./page-seat.ts";
import { UnreadLedger } from "./page-unread.ts";
import type { Snowflake, StandIn } from "./standin/face.ts";

export interface PageOptions {
  /** The name over the list of channels. */
  serverName?: string;
  /** Opens a table with four practice seats, `all` of them for whoever asked, and says which channel it is in. */
  practice?: (actingUserId: Snowflake, all: boolean) => Promise<{ channelId?: Snowflake }>;
  /** Opens the lesson, or leads back to it, for "Learn in ten minutes". */
  learn?: (actingUserId: Snowflake) => Promise<{ channelId?: Snowflake }>;
}

export interface PageServer {
  /** Answers the request if it is the page's: true when it was. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes the socket if it asks for `/ui/live`: true when it did. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

const folder = new URL("./page/", import.meta.url);
const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};
/** Everything that a page file can be called: in one folder at most, no dots but the last. */
const fileName = /^\/ui\/((?:[a-z0-9-]+\/)?[a-z0-9-]+\.(html|js|css|svg))$/;
const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;
const livePath = "/ui/live";
/** An 8 MB file as base64, and the command around it. */
const largestRequest = 12 * 1024 * 1024;

const guards = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-cache",
};

/**
 * Only this machine's own browser may drive the page: the Host must be a loopback name (so that no foreign name can be
 * made to point here), and a socket's Origin must be the page's own.
 *
 *     const page = createPageServer(standIn, { practice });
 *     if (page.handle(request, response)) return;
 */
export function createPageServer(standIn: StandIn, options: PageOptions = {}): PageServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestRequest });
  const seats = new Set<PageSeat>();
  const unread = new UnreadLedger(standIn);
  let badgesDue: NodeJS.Timeout | undefined;

  const world: PageWorld = {
    standIn,
    serverName: options.serverName ?? "Babylon 5 CCG",
    unread,
    closedDirectMessages: new Set(),
    practice: options.practice,
    learn: options.learn,
    badgesChanged() {
      badgesDue ??= setTimeout(() => {
        badgesDue = undefined;
        for (const seat of seats) seat.tellBadges();
      }, 30);
    },
  };

  const unsubscribe = standIn.subscribe((event) => {
    if (event.type === "message" && event.onlyFor === null) {
      unread.note(event.channelId, event.message);
      world.badgesChanged();
    }
    for (const seat of seats) seat.news(event);
  });

  return {
    handle(request, response) {
      const path = pathOf(request);
      const file = path === "/" ? "index.html" : fileName.exec(path)?.[1];
      if (file === undefined) return false;
      if (!isLocal(request)) refuse(response, 421, "This page answers on 127.0.0.1 only.");
      else if (request.method !== "GET" && request.method !== "HEAD") refuse(response, 405, "Only GET.");
      else void serve(file, response);
      return true;
    },

    upgrade(request, socket, head) {
      if (pathOf(request) !== livePath) return false;
      if (!isLocal(request) || request.headers.origin !== `http://${request.headers.host}`) {
        socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
        return true;
      }
      sockets.handleUpgrade(request, socket, head, (live) => {
        const seat = new PageSeat(world, live, new URL(request.url ?? "/", "http://page").searchParams.get("as"));
        seats.add(seat);
        live.on("close", () => seats.delete(seat));
        live.on("error", () => live.terminate());
      });
      return true;
    },

    close() {
      unsubscribe();
      clearTimeout(badgesDue);
      for (const live of sockets.clients) live.terminate();
      sockets.close();
    },
  };
}

function isLocal(request: IncomingMessage): boolean {
  return loopback.test(request.headers.host ?? "");
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}

async function serve(file: string, response: ServerResponse): Promise<void> {
  try {
    const bytes = await readFile(new URL(file, folder));
    const type = types[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    response.writeHead(200, { ...guards, "content-type": type }).end(bytes);
  } catch {
    refuse(response, 404, "There is no such file.");
  }
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { ...guards, "content-type": "text/plain; charset=utf-8" }).end(reason);
}
