import { EventEmitter } from "node:events";
import { type Client, Events, PermissionFlagsBits, PermissionsBitField } from "discord.js";
import { beforeEach, describe, expect, it } from "vitest";
import { OwnPermissions } from "../../src/thread/own-permissions.ts";

const { AttachFiles, EmbedLinks, ReadMessageHistory, SendMessagesInThreads, ViewChannel } = PermissionFlagsBits;
const WRITES = [ViewChannel, SendMessagesInThreads, ReadMessageHistory];

describe("what the bot may do in a channel", () => {
  let allowed: bigint[];
  let asked: number;
  let gateway: EventEmitter;
  let may: OwnPermissions;
  let until: number | null;

  beforeEach(() => {
    allowed = [...WRITES, EmbedLinks, AttachFiles];
    asked = 0;
    until = null;
    const me = {
      get communicationDisabledUntilTimestamp() {
        return until;
      },
    };
    const channel = {
      isDMBased: () => false,
      guild: { members: { me } },
      permissionsFor() {
        asked += 1;
        return new PermissionsBitField(allowed);
      },
    };
    const channels = {
      cache: new Map<string, unknown>([
        ["8", channel],
        ["9", { isDMBased: () => true }],
      ]),
    };
    gateway = Object.assign(new EventEmitter(), { channels, user: {} });
    // A client as far as it is asked.
    may = new OwnPermissions(gateway as unknown as Client<true>);
  });

  it("is worked out once for all that is asked of it", () => {
    expect(may.missingIn("8")).toEqual([]);
    expect(may.mayAttachIn("8")).toBe(true);
    expect(may.mayEmbedIn("8")).toBe(true);
    expect(asked).toBe(1);
  });

  it("is nothing while a moderator has timed it out, in no direct message, and not after that time", () => {
    expect(may.isTimedOutIn("8")).toBe(false);
    until = Date.now() + 1_000;
    const found = { there: may.isTimedOutIn("8"), directly: may.isTimedOutIn("9"), elsewhere: may.isTimedOutIn("7") };
    expect(found).toEqual({ there: true, directly: false, elsewhere: false });
    until = Date.now() - 1;
    expect(may.isTimedOutIn("8")).toBe(false);
  });

  it("is another thing as soon as the gateway has told of a change", () => {
    expect(may.mayEmbedIn("8")).toBe(true);
    allowed = WRITES;
    gateway.emit(Events.Raw, { t: "CHANNEL_UPDATE" });
    expect(may.mayEmbedIn("8")).toBe(false);
    expect(may.mayAttachIn("8")).toBe(false);
    expect(may.missingIn("8")).toEqual(["may-embed-links"]);
  });

  it("is taken to be all in direct messages, and where the bot knows of no channel", () => {
    for (const channel of ["9", "10"]) {
      expect(may.missingIn(channel)).toEqual([]);
      expect(may.mayAttachIn(channel)).toBe(true);
    }
    expect(asked).toBe(0);
  });
});
