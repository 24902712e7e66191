/** Who gets in at the sandbox's page, and what it serves. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { StandIn } from "../../sandbox/standin/index.ts";
import { startStandInWithPage } from "../../sandbox/with-page.ts";

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandInWithPage();
});
afterAll(() => standIn?.close());

describe("the door of the page", () => {
  it("answers only to a loopback name", async () => {
    expect((await fetch(standIn.url)).status).toBe(200);
    const { request } = await import("node:http");
    const status = await new Promise((resolve) => {
      request(standIn.url, { headers: { host: "elsewhere.example" } }, ({ statusCode }) => resolve(statusCode)).end();
    });
    expect(status).toBe(421);
  });

  it("serves nothing but the page's own files", async () => {
    for (const path of ["/ui/main.js", "/ui/messages/message.js"]) {
      expect((await fetch(standIn.url + path)).headers.get("content-type")).toContain("javascript");
    }
    const others = [
      "..%2fpage-server.ts",
      "types.d.ts",
      "tsconfig.json",
      "none.js",
      "messages/none.js",
      "a/messages/message.js",
    ];
    for (const path of others.map((name) => `/ui/${name}`)) {
      expect((await fetch(standIn.url + path)).status).toBe(404);
    }
  });

  it.each([
    ["the page itself", () => standIn.url, true],
    ["another web site", () => "https://elsewhere.example", false],
  ])("opens the live socket to %s or not", async (_who, origin, isLetIn) => {
    const socket = new WebSocket(`${standIn.url.replace("http", "ws")}/ui/live`, { origin: origin() });
    const opened = await new Promise((resolve) => {
      socket.on("open", () => resolve(true));
      socket.on("error", () => resolve(false));
    });
    socket.terminate();
    expect(opened).toBe(isLetIn);
  });

  it("refuses what is no act, and tells why", async () => {
    const socket = new WebSocket(`${standIn.url.replace("http", "ws")}/ui/live`, { origin: standIn.url });
    const reply = await new Promise<string>((resolve) => {
      socket.on("open", () => socket.send(JSON.stringify({ id: 1, act: "press", messageId: "../1", customId: "x" })));
      socket.on("message", (data) => String(data).includes('"reply"') && resolve(String(data)));
    });
    socket.terminate();
    expect(JSON.parse(reply)).toMatchObject({ type: "reply", id: 1, ok: false });
  });
});
