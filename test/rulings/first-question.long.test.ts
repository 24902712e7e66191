import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Book, entryMessage, leadMessage, relatedMessage } from "../../src/commands/rule/answer.ts";
import { readCorpus } from "../../src/rulings/corpus.ts";
import { openRulings } from "../../src/rulings/open.ts";
import { openStore } from "../../src/store/index.ts";
import { took } from "../hostile/cost.ts";

/** A corpus of its own: the links of the shared one may have been found already. */
const fresh = () => readCorpus(new URL("../../data/rulings/", import.meta.url).pathname);

describe("right after a start, with nothing made yet,", () => {
  /** What the main loop may be held for, in ms of the processor. */
  const MOST_HELD = 50;
  const asker = { guild: null, user: "1" };
  const asked = { question: "can i support a conflict against myself", rules: null };
  const uses: Readonly<Record<string, (bot: Book) => Promise<unknown>>> = {
    "a first question": ({ lookup }) => lookup.ask({ ...asked, game: null, ...asker }),
    "a first question about the other game": ({ lookup }) =>
      lookup.ask({ question: "how do I entrench a ship", game: null, ...asker }),
    "the sentences that decide it": (bot) => leadMessage(bot, asker, "mulligan", { ...asked, house: null }),
    "a whole entry behind More": (bot) => entryMessage(bot, asker, "mulligan", asked),
    "what belongs to an entry": (bot) => relatedMessage(bot, null, "mulligan", null),
  };
  const folder = mkdtempSync(join(tmpdir(), "ahead-"));
  const opening = openStore({ redisUrl: null, dataDir: folder });
  afterAll(async () => {
    await (await opening).close();
    rmSync(folder, { recursive: true });
  });

  test.each(Object.entries(uses))("%s holds the main loop no longer than 50 ms", async (_, use) => {
    const turns: number[] = [];
    for (let run = 0; run < 3; run++) {
      const bot = openRulings(await opening, fresh());
      const { turn, whole } = await took(() => use(bot));
      turns.push(turn);
      // It was all made for this use: reading the entries takes its time, however it is shared out.
      expect(whole).toBeGreaterThan(MOST_HELD);
    }
    expect(Math.min(...turns)).toBeLessThan(MOST_HELD);
  });
});
