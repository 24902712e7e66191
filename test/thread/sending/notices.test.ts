import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/store/index.ts";
import { createClock } from "../../../src/table/clock.ts";
import { removeTable } from "../../../src/table/removal.ts";
import { Tables } from "../../../src/table/tables.ts";
import { Notices } from "../../../src/thread/sending/notices.ts";
import { privateMessage } from "../../../src/views/text/message.ts";
import { created } from "../../table/tables.ts";

const GKAR = "g'kar";
const word = (content: string) => privateMessage({ content });

describe("what somebody is to be told with their next press", () => {
  let dataDir: string;
  let store: Store;
  let notices: Notices;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "b5-notices-"));
    store = await openStore({ redisUrl: null, dataDir });
    notices = new Notices(store);
    const { at: _, by: __, ...first } = created();
    await new Tables(store, createClock()).create("t1", "create", "londo", first);
  });

  afterEach(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const toldInTurn = async () => {
    const told: string[] = [];
    for (let next = await notices.take(GKAR); next !== null; next = await notices.take(GKAR))
      told.push(next.message.content);
    return told;
  };

  it("is told once, the oldest first, and of one thing the newest word alone", async () => {
    await notices.leave(GKAR, word("The thread is locked."), "barred:t1");
    await notices.leave(GKAR, word("You take no direct messages."));
    await notices.leave(GKAR, word("The thread is gone."), "barred:t1");
    expect(await toldInTurn()).toEqual(["You take no direct messages.", "The thread is gone."]);
  });

  it("goes with the table that it is about", async () => {
    for (const about of ["barred", "curbed", "done-for"]) await notices.leave(GKAR, word(about), `${about}:t1`);
    await notices.leave(GKAR, word("A server's word"), "webhook:t1");
    await removeTable(store, "t1");
    expect(await toldInTurn()).toEqual(["A server's word"]);
  });
});
