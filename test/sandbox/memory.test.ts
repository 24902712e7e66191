import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ChannelType } from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStandIn } from "../../sandbox/standin/index.ts";
import { startBot } from "./bot.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe("the sandbox, started again", () => {
  it("still has its people, threads, messages, pins, files and commands, and its bot goes on", async () => {
    const stateFile = join(folder, "kept.json");
    const first = await startStandIn({ stateFile, rateLimits: false });
    const londo = first.user("londo");
    const bot = await startBot(first);
    const general = bot.channels.cache.get(first.generalChannelId);
    if (general?.type !== ChannelType.GuildText) throw new Error("no #general");
    const thread = await general.threads.create({ name: "Long night" });
    await thread.members.add(londo.id);
    const tracker = await thread.send({
      content: "the tracker",
      files: [{ attachment: Buffer.from("x"), name: "t.txt" }],
    });
    await tracker.pin();
    await (await thread.send("gone")).delete();
    await bot.destroy();
    await first.close();

    const second = await startStandIn({ stateFile, rateLimits: false });
    expect(second.url).not.toBe(first.url);
    expect(second.user("londo").id).toBe(londo.id);
    const channel = second.channels(londo.id).find((each) => each.id === thread.id);
    expect(channel).toMatchObject({ name: "Long night", pinnedMessageIds: [tracker.id] });
    const [, message, ...others] = second.messages(londo.id, thread.id);
    expect(message?.content).toBe("the tracker");
    expect(others.map((each) => each.content)).not.toContain("gone");
    const file = await fetch(message?.attachments[0]?.url ?? "");
    expect({ origin: new URL(file.url).origin, text: await file.text() }).toEqual({ origin: second.url, text: "x" });
    expect(second.commands().map((command) => command.name)).toContain("ping");
    const again = await startBot(second, { register: false });
    const outcome = await second.run(londo.id, thread.id, { name: "ping", options: {} });
    expect(outcome).toMatchObject({ kind: "message" });
    await again.rest.patch(`/channels/${thread.id}/messages/${tracker.id}`, { body: { content: "edited" } });
    expect(second.messages(londo.id, thread.id)[1]?.content).toBe("edited");
    await again.destroy();
    await second.close();
  });

  it("still has its forums with their tags, posts, and channels of other kinds", async () => {
    const stateFile = join(folder, "forums.json");
    const first = await startStandIn({ stateFile, rateLimits: false });
    const londo = first.user("londo").id;
    const tags = [
      { name: "Chat", moderated: false },
      { name: "Official", moderated: true },
    ];
    const forum = first.addChannel({ name: "ideas", kind: "forum", tags, requiresTag: true });
    first.addChannel({ name: "lounge", kind: "voice" });
    const post = first.post(londo, forum, { title: "An idea", content: "Look", tags: ["Chat"] });
    const before = first.channels(londo);
    await first.close();

    const second = await startStandIn({ stateFile, rateLimits: false });
    expect(second.channels(londo)).toEqual(before);
    expect(before.map(({ kind }) => kind)).toEqual(["text", "forum", "thread", "voice"]);
    expect(second.channels(londo)[2]).toMatchObject({ id: post, parentId: forum, tags: ["Chat"] });
    expect(second.messages(londo, post).map(({ id, content }) => [id, content])).toEqual([[post, "Look"]]);
    const untagged = { title: "Another", content: "Look", tags: [] };
    expect(() => second.post(londo, forum, untagged)).toThrow("A tag is required");
    await second.close();
  });

  it("begins anew, and says so, when what was kept is broken", async () => {
    const stateFile = join(folder, "broken.json");
    await writeFile(stateFile, "{");
    const lines: string[] = [];
    const standIn = await startStandIn({ stateFile, log: (line) => lines.push(line) });
    expect(lines.join("\n")).toMatch(/cannot be read/);
    expect(standIn.channels(standIn.user("londo").id).map((channel) => channel.name)).toEqual(["general"]);
    await standIn.close();
  });
});
