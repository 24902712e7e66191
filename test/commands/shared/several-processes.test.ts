import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { privately } from "../../../src/commands/shared/command.ts";
import { dispatch } from "../../../src/commands/shared/dispatch.ts";
import { openStore } from "../../../src/store/index.ts";
import { message } from "../../../src/views/text/message.ts";
import { bot } from "./dispatching.ts";
import { answering, interaction } from "./interactions.ts";

describe("of several processes at one store", () => {
  it("one alone does what an interaction says, and answers it", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "b5-claim-"));
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ redisUrl: null, dataDir })));
    let times = 0;
    const once = async () => privately(message({ content: `deck ${++times}` }));
    const heard = [...stores, ...stores].map((store) => ({ ...bot, store }));
    const { calls, interaction: given } = interaction("command");
    await Promise.all(heard.map((each) => dispatch(given, answering(once), each)));
    expect(calls.map(([how]) => how)).toEqual(["reply"]);
    expect(times).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
    rmSync(dataDir, { recursive: true });
  });
});
