import { describe, expect, it } from "vitest";
import { contextNow } from "../../../src/thread/seen/perspective.ts";
import { actionMenu } from "../../../src/views/menus/menu.ts";
import { whoseTurn } from "../../../src/views/prompts/ahead-until.ts";
import { othersAskedMessage, unclearOrder } from "../../../src/views/prompts/notices.ts";
import { helpMessage } from "../../../src/views/text/help.ts";
import { inLanguage } from "../../../src/views/text/message.ts";
import { handMessage } from "../../../src/views/tracker/hand.ts";
import { opening, tableAfter } from "../../table/tables.ts";
import { ctx, decision, fullView } from "../fixtures.ts";

const idle = { ...fullView, awaiting: [] };
const waiting = { ...fullView, awaiting: [decision(7, 1, "discard")] };

/** Everything that says to somebody that they are not asked. */
const told = (at: typeof ctx) => [
  actionMenu(idle, [], at),
  handMessage(idle, [], at),
  helpMessage({ view: idle, actions: [], ctx: at }),
  othersAskedMessage(waiting.awaiting, waiting, at),
  unclearOrder("sing", { nearest: [] }, waiting, at),
];
const sentences = (at: typeof ctx) =>
  told(at).flatMap((message) => [message.content, inLanguage(message, "de").content]);

describe("the promise to ping", () => {
  it("stands wherever somebody is told that they are not asked", () => {
    for (const sentence of sentences(ctx)) expect(sentence).toMatch(/I’ll ping you\.|Ich rufe dich\./u);
  });

  it("is made nowhere in any language where the thread takes no messages, and the sentence before it stays", () => {
    for (const sentence of sentences({ ...ctx, silent: true })) {
      expect(sentence).not.toMatch(/ping you|rufe dich/u);
      expect(sentence).toMatch(/Not your turn|It is G'Kar’s turn|nicht am Zug|am Zug/u);
    }
    expect(whoseTurn(waiting, { ...ctx, silent: true }, "en")).toBe("It is G'Kar’s turn.");
  });

  it("is kept from a table of which it is known that its thread takes none, and from no other", () => {
    const table = tableAfter(null, ...opening(2));
    expect(contextNow(table, { isSilent: (id) => id === table.id }).silent).toBe(true);
    expect(contextNow(table, { isSilent: () => false }).silent).toBeUndefined();
    expect(contextNow(table, {}).silent).toBeUndefined();
  });
});
