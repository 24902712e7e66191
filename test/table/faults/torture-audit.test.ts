/** What `npm run torture` would find if something went wrong: an audit that finds nothing must be one that can. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "../../../bench/torture/audit.ts";
import { Presses } from "../../../bench/torture/presses.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { message } from "../../../src/views/text/message.ts";
import { library } from "../tables.ts";
import { openPlace, type Place, starting } from "../thread.ts";

describe("the audit of a torture", () => {
  let place: Place;
  let presses: Presses;
  beforeEach(async () => {
    place = await openPlace({ checked: false });
    presses = new Presses(place.standIn);
    await place.take(place.users[0] ?? "", starting("one seed for all"));
    await place.take(place.users[1] ?? "", { type: "acted", actions: [{ type: "start-with-any", seat: 1 }] });
    await place.pass();
  });
  afterEach(() => place.close());

  const found = async () => {
    const { standIn, store, tables, users, thread } = place;
    const all = { standIn, store, tables, presses, chance: () => 0 };
    const { findings } = await audit(all, [{ id: "t1", thread, users }], createRender(library));
    return { ...findings };
  };
  const nothing = { lost: [], doubled: [], missing: [], belied: [] };
  const said = () =>
    place.standIn
      .messages(place.users[0] ?? "", place.thread)
      .filter(({ content }) => content.includes("has chosen a starting hand"));

  it("finds nothing where all is well", async () => {
    expect(said()).not.toEqual([]);
    expect(await found()).toEqual(nothing);
  });

  it("finds a line that the thread lacks, and one that it says twice", async () => {
    const [line] = said();
    await place.remove(line?.id ?? "");
    expect((await found()).missing).toEqual([expect.stringContaining("has chosen a starting hand")]);
    for (const nonce of ["one", "two"])
      await place.messenger.create(place.thread, message({ content: line?.content ?? "" }), nonce);
    expect((await found()).doubled).toEqual([expect.stringContaining("1 × “")]);
  });

  it("finds a hand that is not as it is now, and one that was sent twice", async () => {
    const user = place.users[0] ?? "";
    const channel = place.standIn.directMessages(user);
    const hand = place.standIn.messages(user, channel).at(-1);
    if (!hand) throw new Error("no hand was sent");
    const { content, embeds } = hand;
    const body = { ...message({ content }), embeds: [...embeds] };
    await place.messenger.create(channel, body, "again");
    expect((await found()).doubled).toEqual([expect.stringContaining(`the hand of ${user}`)]);
    await place.take(user, { type: "acted", actions: [{ type: "start-with-any", seat: 0 }] });
    expect((await found()).missing).toContain(`the hand of ${user} as it is now`);
  });

  it("finds a press that was answered as done and is in no log", async () => {
    await presses.take(place.users[0] ?? "", place.thread, async () => ({ kind: "updated" }));
    expect((await found()).lost).toHaveLength(1);
  });

  it("finds a step of the log that nobody pressed", async () => {
    const { id } = place.standIn.user("gkar");
    const acted = await place.tables.act("t1", "1574161779972374528", id, () => ({
      ok: true,
      entry: { type: "paused", name: "Gkar" },
    }));
    expect(acted.outcome).toBe("done");
    expect((await found()).doubled).toEqual([expect.stringContaining("was made by no press")]);
  });
});
