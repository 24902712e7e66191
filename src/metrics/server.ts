import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import { plainly } from "../plainly.ts";
import { WrongSetting } from "../wrong-setting.ts";
import type { Health } from "./health.ts";

/** Where health and figures are served. */
export interface ServerAddress {
  readonly port: number;
  readonly host: string;
}

/**
 * Serves `/healthz` (200 or 503, JSON) and `/metrics` (Prometheus' text). Rejects with `WrongSetting` where it cannot
 * listen there.
 */
export async function serveMetrics(
  { port, host }: ServerAddress,
  registry: Registry,
  health: () => Promise<Health>,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://metrics");
    if (request.method !== "GET" && request.method !== "HEAD") return say(response, 405, "text/plain", "GET only\n");
    if (pathname === "/healthz") {
      const found = await health();
      return say(response, found.status === "ok" ? 200 : 503, "application/json", `${JSON.stringify(found)}\n`);
    }
    if (pathname === "/metrics") return say(response, 200, registry.contentType, await registry.metrics());
    say(response, 404, "text/plain", "Here are /healthz and /metrics.\n");
  }
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new WrongSetting(
      `METRICS_PORT ${port} on METRICS_HOST ${host} cannot be listened on: ${plainly(error)}. Name another one.`,
    );
  }
  return server;
}

function say(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(body);
}
