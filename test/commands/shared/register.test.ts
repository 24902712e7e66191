import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DiscordAPIError, type REST } from "discord.js";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Command } from "../../../src/commands/shared/command.ts";
import { IN_SERVERS, usable } from "../../../src/commands/shared/contexts.ts";
import { keepRegistered, registerCommands } from "../../../src/commands/shared/register.ts";
import { openStore, type Store } from "../../../src/store/index.ts";

let store: Store;
let dataDir: string;
/** What Discord has, by the address. */
let registered: Map<string, { name: string; contexts?: unknown }[]>;
let puts: string[];

/** A server that the bot is not in. */
const STRANGE = "7";
const MISSING_ACCESS = { code: 50_001, message: "Missing Access" };

const rest = {
  get: async (route: string) => registered.get(route) ?? [],
  put: async (route: string, { body }: { body: { name: string }[] }) => {
    if (route === inServer(STRANGE)) throw new DiscordAPIError(MISSING_ACCESS, 50_001, 403, "PUT", route, {});
    puts.push(route);
    registered.set(route, body);
  },
} as unknown as REST; // as much of it as registering asks for

const commands: Command[] = usable(IN_SERVERS, [
  { data: { name: "try", description: "Try" }, run: () => Promise.resolve({ kind: "quiet" }) },
]);
const everywhere = "/applications/1/commands";
const inServer = (guild: string) => `/applications/1/guilds/${guild}/commands`;
const names = (route: string) => registered.get(route)?.map(({ name }) => name);
const register = (guild: string | null) => registerCommands(rest, store, { id: "1", guild }, commands);

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "b5-register-"));
  store = await openStore({ redisUrl: null, dataDir });
  registered = new Map();
  puts = [];
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

describe("the commands", () => {
  it("are registered once, and again where they are gone", async () => {
    expect({ first: await register(null), second: await register(null) }).toEqual({ first: true, second: false });
    registered.clear();
    expect(await register(null)).toBe(true);
    expect(names(everywhere)).toEqual(["try"]);
  });

  it("that stood in one server alone go when they are registered everywhere", async () => {
    await register("8");
    expect(registered.get(inServer("8"))?.[0]).not.toHaveProperty("contexts");
    await register(null);
    expect({ inServer: names(inServer("8")), everywhere: names(everywhere) }).toEqual({
      inServer: [],
      everywhere: ["try"],
    });
    expect(registered.get(everywhere)?.[0]).toHaveProperty("contexts");
    puts = [];
    expect(await register(null)).toBe(false);
    expect(puts).toEqual([]);
  });

  it("are not offered twice in the one server that has its own, whoever registered the others", async () => {
    registered.set(everywhere, [{ name: "try" }]);
    await register("8");
    expect({ everywhere: names(everywhere), inServer: names(inServer("8")) }).toEqual({
      everywhere: [],
      inServer: ["try"],
    });
    await register("9");
    expect({ before: names(inServer("8")), now: names(inServer("9")) }).toEqual({ before: [], now: ["try"] });
  });

  it("stay where they are where GUILD_ID names a server that the bot is not in, and the log says so without a stack", async () => {
    await register(null);
    const said: string[] = [];
    const log = pino({}, { write: (line) => said.push(line) });
    void keepRegistered(rest, store, { id: "1", guild: STRANGE }, commands, log);
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).toContain("GUILD_ID names a server that the bot is not in");
    expect(said[0]).not.toContain("stack");
    expect(names(everywhere)).toEqual(["try"]);
  });
});
