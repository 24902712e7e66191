import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Resolve } from "../../src/webhooks/address.ts";
import { type Delivery, freshSecret, send } from "../../src/webhooks/sending.ts";

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(null)));
  server = null;
});

interface Request {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A site on this machine; gives its port, and what it is sent. */
async function site(answer: RequestListener = (_, response) => response.writeHead(204).end()) {
  const seen: Request[] = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      seen.push({ headers: request.headers, body });
      answer(request, response);
    });
  });
  const listening = server;
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  return { port: (listening.address() as AddressInfo).port, seen };
}

const delivery = (url: string): Delivery => ({
  url,
  secret: freshSecret(),
  id: "event-1",
  body: '{"table":"Zocálo"}',
  at: 1_700_000_000_999,
});
const here: Resolve = async () => ["127.0.0.1"];
const rules = (resolve = here) => ({ resolve, loopback: true });

/** As a site checks what it is sent: by what the page on hosting gives it. */
const page = readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8");
const [code = ""] = /^ {4}import \{ createHmac.*?^ {4}\}$/msu.exec(page) ?? [];
const ofPage: { isGenuine(headers: IncomingHttpHeaders, raw: string, secret: string): boolean } = await import(
  `data:text/javascript,${encodeURIComponent(code.replace(/^ {4}/gmu, ""))}`
);
const isGenuine = (secret: string, { headers, body }: Request) => ofPage.isGenuine(headers, body, secret);

describe("a delivery", () => {
  it("is signed over its id, its time and its body, and nothing else passes for it, nor it five minutes later", async () => {
    const { port, seen } = await site();
    const sent = delivery(`http://127.0.0.1:${port}/b5?x=1`);
    expect(await send(sent, rules())).toEqual({ ok: true });
    const [request] = seen;
    if (request === undefined) throw new Error("nothing arrived");
    expect(request.body).toBe(sent.body);
    expect(request.headers).toMatchObject({ "content-type": "application/json", "webhook-timestamp": "1700000000" });
    expect(isGenuine(sent.secret, request)).toBe(false);
    const now = vi.spyOn(Date, "now").mockReturnValue(sent.at + 299_000);
    try {
      expect(isGenuine(sent.secret, request)).toBe(true);
      expect(isGenuine(sent.secret, { ...request, body: request.body.replace("Z", "z") })).toBe(false);
      expect(isGenuine(freshSecret(), request)).toBe(false);
    } finally {
      now.mockRestore();
    }
  });

  it("agrees with the example that Standard Webhooks publishes", async () => {
    const { port, seen } = await site();
    const example = {
      url: `http://127.0.0.1:${port}/`,
      secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      body: '{"test": 2432232314}',
      at: 1_614_265_330_000,
    };
    await send(example, rules());
    expect(seen[0]?.headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it("goes to the address that was looked at, whatever a second look would say", async () => {
    const { port, seen } = await site();
    let asked = 0;
    const resolve: Resolve = async () => (asked++ === 0 ? ["127.0.0.1"] : ["10.0.0.1"]);
    expect(await send(delivery(`http://site.example:${port}/`), rules(resolve))).toEqual({ ok: true });
    expect(asked).toBe(1);
    expect(seen[0]?.headers.host).toBe(`site.example:${port}`);
  });

  it("is not made where the name leads inside by now", async () => {
    const { port, seen } = await site();
    const inside = { resolve: here, loopback: false };
    expect(await send(delivery("https://site.example/"), inside)).toEqual({ ok: false, why: { code: "not-public" } });
    expect(await send(delivery(`http://127.0.0.1:${port}/`), inside)).toEqual({
      ok: false,
      why: { code: "not-public" },
    });
    expect(seen).toEqual([]);
  });

  it("follows nowhere", async () => {
    const { port, seen } = await site((_, response) => response.writeHead(302, { location: "/elsewhere" }).end());
    const sent = await send(delivery(`http://127.0.0.1:${port}/`), rules());
    expect(sent).toEqual({ ok: false, why: { code: "status", status: 302 } });
    expect(seen).toHaveLength(1);
  });

  it("ends with the status, however much the site goes on to say", async () => {
    const { port } = await site((_, response) => {
      response.writeHead(500);
      const more = () => void (response.writable && response.write("a".repeat(65_536)) && setImmediate(more));
      response.on("drain", more);
      more();
    });
    const sent = await send(delivery(`http://127.0.0.1:${port}/`), rules());
    expect(sent).toEqual({ ok: false, why: { code: "status", status: 500 } });
  });

  it("gives up a site that answers with endless headers, hangs up or is not there", async () => {
    const { port } = await site((_, response) => response.writeHead(200, { x: "a".repeat(20_000) }).end());
    const failed = { ok: false, why: { code: "connection" } };
    expect(await send(delivery(`http://127.0.0.1:${port}/`), rules())).toEqual(failed);
    server?.removeAllListeners("request");
    server?.on("request", (request) => request.socket.destroy());
    expect(await send(delivery(`http://127.0.0.1:${port}/`), rules())).toEqual(failed);
    server?.close();
    server = null;
    expect(await send(delivery(`http://127.0.0.1:${port}/`), rules())).toEqual(failed);
  });
});
