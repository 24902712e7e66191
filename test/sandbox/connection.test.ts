import { Client, GatewayIntentBits } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { StandIn } from "../../sandbox/standin/face.ts";
import { startStandIn } from "../../sandbox/standin/index.ts";
import { isRecord } from "../../sandbox/standin/json.ts";
import { startBot } from "./bot.ts";
import { until } from "./until.ts";

let standIn: StandIn;
let bot: Client<true> | undefined;

beforeEach(() => {
  bot = undefined;
});

afterEach(async () => {
  await bot?.destroy();
  await standIn.close();
});

const ping = () => standIn.run(standIn.user("londo").id, standIn.generalChannelId, { name: "ping", options: {} });

describe("the gateway", () => {
  it("resumes a dropped connection, and nothing that happened meanwhile is lost", async () => {
    standIn = await startStandIn({ rateLimits: false });
    bot = await startBot(standIn);
    const resumed: number[] = [];
    bot.on("shardResume", (shard) => void resumed.push(shard));
    standIn.dropSockets();
    await until(() => !standIn.botOnline);
    expect(await ping()).toMatchObject({ kind: "message", message: { content: "pong" } });
    expect(resumed).toEqual([0]);
    expect(standIn.botOnline).toBe(true);
  });

  it("lets clients reconnect and resume when it asks them to", async () => {
    standIn = await startStandIn({ rateLimits: false });
    bot = await startBot(standIn);
    const resumed: number[] = [];
    bot.on("shardResume", (shard) => void resumed.push(shard));
    standIn.requestReconnect();
    await until(() => resumed.length > 0);
    expect(await ping()).toMatchObject({ kind: "message" });
  });

  it("turns away tokens, sessions and payloads that it does not know", async () => {
    standIn = await startStandIn();
    const address: unknown = await (await fetch(`${standIn.apiUrl}/v10/gateway`)).json();
    expect(address).toMatchObject({ message: "401: Unauthorized" });
    const talk = (payload: object) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${standIn.url.replace("http", "ws")}/gateway`);
        socket.on("message", (raw) => {
          const { op, d } = JSON.parse(String(raw));
          if (op === 10) socket.send(JSON.stringify(payload));
          else {
            resolve(`op ${op} ${d}`);
            socket.close();
          }
        });
        socket.on("close", (code) => resolve(`closed ${code}`));
      });
    expect(await talk({ op: 2, d: { token: "another", intents: 0 } })).toBe("closed 4004");
    expect(await talk({ op: 6, d: { token: "sandbox-token", session_id: "unknown", seq: 1 } })).toBe("op 9 false");
    expect(await talk({ op: 99 })).toBe("closed 4001");
  });

  it("takes one identify in five seconds, and turns the next away until then, which discord.js bears", async () => {
    standIn = await startStandIn({ openApi: false });
    const started = Date.now();
    const ready = await Promise.all(
      [0, 1].map(async (shard) => {
        const client = new Client({
          intents: [GatewayIntentBits.Guilds],
          rest: { api: standIn.apiUrl },
          shards: [shard],
          shardCount: 2,
        });
        client.on("error", () => {});
        const isReady = new Promise((resolve) => client.once("clientReady", resolve));
        await client.login("sandbox-token");
        await isReady;
        return client;
      }),
    );
    expect(Date.now() - started).toBeGreaterThan(4_900);
    for (const client of ready) await client.destroy();
  }, 30_000);

  it("refuses a shard that there cannot be, and a client that sends too much", async () => {
    standIn = await startStandIn({ openApi: false, rateLimits: false });
    const closed = (payloads: readonly object[]) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${standIn.url.replace("http", "ws")}/gateway`);
        socket.on("open", () => {
          for (const payload of payloads) socket.send(JSON.stringify(payload));
        });
        socket.on("close", resolve);
      });
    expect(await closed([{ op: 2, d: { token: "sandbox-token", intents: 1, shard: [2, 2] } }])).toBe(4010);
    expect(await closed(Array.from({ length: 121 }, () => ({ op: 1, d: null })))).toBe(4008);
  });

  it("forgets a session that nobody resumes within minutes, with what has happened meanwhile", async () => {
    standIn = await startStandIn({ rateLimits: false });
    bot = await startBot(standIn);
    const resumed: number[] = [];
    bot.on("shardResume", (shard) => void resumed.push(shard));
    const ready = new Promise((resolve) => bot?.once("shardReady", resolve));
    standIn.dropSockets();
    await until(() => !standIn.botOnline);
    standIn.advance(4 * 60_000);
    expect(await ping()).toMatchObject({ kind: "failed", reason: /no bot is connected/ });
    await ready;
    expect(resumed).toEqual([]);
    expect(await ping()).toMatchObject({ kind: "message" });
  });

  it("keeps up with heartbeats", async () => {
    standIn = await startStandIn({ rateLimits: false, heartbeatMs: 40 });
    bot = await startBot(standIn);
    await until(() => (bot?.ws.ping ?? -1) >= 0);
    expect(standIn.botOnline).toBe(true);
  });

  it("refuses privileged intents that the application does not have", async () => {
    standIn = await startStandIn();
    const client = new Client({
      intents: [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent],
      rest: { api: standIn.apiUrl },
    });
    await expect(client.login("sandbox-token")).rejects.toThrow(/disallowed intents/i);
    await client.destroy();
  });

  it("gives contents to those that have the intent", async () => {
    standIn = await startStandIn({ rateLimits: false, privilegedIntents: true });
    const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;
    bot = await startBot(standIn, { intents: [Guilds, GuildMessages, MessageContent], register: false });
    const heard: string[] = [];
    bot.on("messageCreate", (message) => void heard.push(message.content));
    standIn.say(standIn.user("londo").id, standIn.generalChannelId, "good evening");
    await until(() => heard.length > 0);
    expect(heard).toEqual(["good evening"]);
  });

  it("fails an interaction at once while no bot has ever connected", async () => {
    standIn = await startStandIn();
    expect(await ping()).toMatchObject({ kind: "failed", reason: /no command \/ping/ });
    expect(standIn.botOnline).toBe(false);
  });
});

describe("the limits that Discord tells of in its answers only", () => {
  const ask = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${standIn.apiUrl}/v10${path}`, {
      method,
      headers: { authorization: "Bot sandbox-token", "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const json: unknown = await answer.json();
    return { status: answer.status, after: answer.headers.get("retry-after"), json };
  };

  it("let three edits in six seconds pass for messages older than an hour", async () => {
    standIn = await startStandIn({ openApi: false });
    const messages = `/channels/${standIn.generalChannelId}/messages`;
    const { json } = await ask("POST", messages, { content: "old" });
    const id = isRecord(json) ? String(json.id) : "";
    const edit = () => ask("PATCH", `${messages}/${id}`, { content: "new" });
    for (let count = 0; count < 4; count += 1) expect((await edit()).status).toBe(200);
    standIn.advance(61 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    for (let count = 0; count < 3; count += 1) expect((await edit()).status).toBe(200);
    const fourth = await edit();
    expect(fourth).toMatchObject({ status: 429, json: { code: 30046, global: false } });
    expect(Number(fourth.after)).toBeGreaterThanOrEqual(1);
  }, 20_000);

  it("refuse the eleventh new channel of direct messages in ten seconds, and none that is open already", async () => {
    standIn = await startStandIn({ openApi: false });
    const open = (name: string) => ask("POST", "/users/@me/channels", { recipient_id: standIn.user(name).id });
    for (let count = 0; count < 10; count += 1) expect((await open(`user${count}`)).status).toBe(200);
    expect(await open("user10")).toMatchObject({ status: 403, json: { code: 40003 } });
    expect((await open("user3")).status).toBe(200);
  });

  it("count what was refused, and shut out nobody before ten thousand of them", async () => {
    standIn = await startStandIn({ openApi: false });
    standIn.fail({ code: 50001, path: "/channels/*", times: 2 });
    for (let count = 0; count < 3; count += 1) {
      await fetch(`${standIn.apiUrl}/v10/channels/${standIn.generalChannelId}`, {
        headers: { authorization: "Bot sandbox-token" },
      });
    }
    await fetch(`${standIn.apiUrl}/v10/users/@me`);
    expect(standIn.invalidRequests).toBe(3);
    expect(standIn.requests.map(({ status }) => status)).toEqual([403, 403, 200, 401]);
  });

  it("keep a nonce for five minutes, after which the same one makes a second message", async () => {
    standIn = await startStandIn({ openApi: false, rateLimits: false });
    const post = async () => {
      const body = { content: "once", nonce: "n1", enforce_nonce: true };
      const { json } = await ask("POST", `/channels/${standIn.generalChannelId}/messages`, body);
      return isRecord(json) ? json.id : undefined;
    };
    const first = await post();
    standIn.advance(4 * 60_000);
    expect(await post()).toBe(first);
    standIn.advance(2 * 60_000);
    expect(await post()).not.toBe(first);
  });
});

describe("rate limits", () => {
  const limit = (requests: number, perMs: number) => ({ requests, perMs });
  const post = (path: string) =>
    fetch(`${standIn.apiUrl}/v10${path}`, {
      method: "POST",
      headers: { authorization: "Bot sandbox-token", "content-type": "application/json" },
      body: JSON.stringify({ content: "x" }),
    });

  it("answer 429 with the time to wait, which discord.js heeds", async () => {
    standIn = await startStandIn({
      openApi: false,
      rateLimits: { global: limit(50, 1_000), messages: limit(2, 1_500), other: limit(20, 5_000) },
    });
    bot = await startBot(standIn, { register: false });
    const path = `/channels/${standIn.generalChannelId}/messages`;
    const began = Date.now();
    const first = await post(path);
    expect(first.headers.get("x-ratelimit-remaining")).toBe("1");
    await post(path);
    const third = await post(path);
    expect(third.status).toBe(429);
    expect(Number(third.headers.get("retry-after"))).toBeOneOf([1, 2]);
    expect(await third.json()).toMatchObject({ global: false, retry_after: expect.any(Number) });
    const channel = bot.channels.cache.get(standIn.generalChannelId);
    if (!channel?.isSendable()) throw new Error("no #general");
    await channel.send("patient");
    expect(Date.now() - began).toBeGreaterThan(1_450);
    expect(standIn.rateLimited).toBe(2);
  });

  it("let five follow-ups of one interaction pass in two seconds", async () => {
    standIn = await startStandIn({ openApi: false });
    bot = await startBot(standIn);
    const said: number[] = [];
    bot.on("interactionCreate", async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      // `answer` has sent one already.
      await until(() => standIn.messages(standIn.user("londo").id, standIn.generalChannelId).length === 2);
      const hook = `/webhooks/${interaction.applicationId}/${interaction.token}`;
      for (let times = 0; times < 5; times += 1) said.push((await post(hook)).status);
    });
    await ping();
    await until(() => said.length === 5);
    expect(said).toEqual([200, 200, 200, 200, 429]);
  });

  it("count all requests together as well, but not those of interactions", async () => {
    standIn = await startStandIn({
      rateLimits: { global: limit(6, 60_000), messages: limit(50, 1_000), other: limit(50, 1_000) },
    });
    bot = await startBot(standIn);
    for (let times = 0; times < 5; times += 1) expect(await ping()).toMatchObject({ kind: "message" });
    for (let times = 0; times < 6; times += 1) await post(`/channels/${standIn.generalChannelId}/messages`);
    const last = await post(`/channels/${standIn.generalChannelId}/messages`);
    expect(last.status).toBe(429);
    expect(last.headers.get("x-ratelimit-global")).toBe("true");
    expect(standIn.messages(standIn.user("londo").id, standIn.generalChannelId).length).toBeLessThan(5 * 2 + 6);
  });
});
