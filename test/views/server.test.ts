/** What a server's settings, its site and a table's manners say to whoever reads German: wholly German. */
import { describe, expect, test } from "vitest";
import type { OfServer } from "../../src/settings/index.ts";
import { MANNERS, type Manner, USUAL_MANNERS } from "../../src/settings/manners.ts";
import { mutedMessage, unmutedMessage } from "../../src/views/judging/call.ts";
import { answerForm, callForm, wordingForm } from "../../src/views/judging/call-forms.ts";
import { mannersMessage } from "../../src/views/manners/manners.ts";
import {
  deadlineForm,
  mayNotWriteThere,
  newTablesMessage,
  noPlace,
  noServerSettings,
  noSuchDeadline,
  serverMessage,
} from "../../src/views/settings/server.ts";
import { failureWords, notTaken, noWebhook, webhookMessage } from "../../src/views/settings/webhook.ts";
import { inLanguage, inWords, type Message } from "../../src/views/text/message.ts";
import type { FailedDelivery, Hook } from "../../src/webhooks/queue.ts";
import { expectAcceptable, labelsOf } from "./discord-limits.ts";

const hook = {
  url: "https://example.com/b5",
  secret: "whsec_abc",
  by: "1",
  told: {},
  waiting: [],
} as unknown as Hook;
const waiting = [{}, {}] as unknown as Hook["waiting"];
const slow: FailedDelivery = { code: "slow" };
const failing = { since: 1_000, next: 2_000, why: slow } as unknown as NonNullable<Hook["failing"]>;

const everything: OfServer = {
  judgeRole: "7",
  organiserRole: "8",
  rules: "casual",
  pace: "custom",
  deadline: 2 * 24 * 3_600_000,
  expiry: "remind",
  timing: "in-order",
  pictures: "text",
  places: ["1", "2"],
  games: 1,
  digest: "3",
  calls: "4",
};

const manners = (Object.keys(USUAL_MANNERS) as Manner[]).flatMap((which) =>
  MANNERS[which].map((value): [string, Message] => [
    `manners, ${which} ${value}`,
    mannersMessage({ ...USUAL_MANNERS, [which]: value }, "t1", value !== "never", value === "open"),
  ]),
);

const messages: [string, Message][] = [
  ["a server's settings", serverMessage({}, false)],
  ["a server's settings, with everything", serverMessage(everything, true, "changed", { ...hook, failing, waiting })],
  ["new tables", newTablesMessage({}, "changed")],
  ["new tables by house rules", newTablesMessage({ rules: "house", pace: "bank" })],
  ["no site", webhookMessage(null, { lead: "ended" })],
  ["a site", webhookMessage(hook, { lead: "set", secret: true })],
  ["a site that has taken", webhookMessage({ ...hook, taken: 3_000, waiting }, { lead: "tested" })],
  [
    "a site that fails",
    webhookMessage({ ...hook, failing, waiting, gaveUp: { at: 1_000, events: 1 } }, { lead: slow }),
  ],
  ["a site that was given up", webhookMessage({ ...hook, failing, lost: 3 } as Hook, { lead: "renewed" })],
  ...(["no-url", "not-https", "port", "not-public", "unknown"] as const).map((why): [string, Message] => [
    `not taken: ${why}`,
    inWords((language) => notTaken(why, language)),
  ]),
  ...[301, 503].map((status): [string, Message] => [
    `answers ${status}`,
    inWords((language) => failureWords({ code: "status", status }, language)),
  ]),
  ["no connection", inWords((language) => failureWords({ code: "connection" }, language))],
  ["no webhook", inWords((language) => noWebhook("not-theirs", language))],
  ["no server's webhook", inWords((language) => noWebhook("only", language))],
  ...(["only", "not-theirs", "no-time"] as const).map((why): [string, Message] => [
    `refused: ${why}`,
    inWords((language) => noServerSettings(why, language)),
  ]),
  ["no deadline", inWords((language) => noSuchDeadline("morgen", language))],
  ["no channel to write in", inWords((language) => mayNotWriteThere("9", language))],
  ["no place", inWords((language) => noPlace("9", language))],
  ...manners,
];

const ENGLISH =
  /\b(the|you|your|is|are|and|of|to|not|this|that|with|by|has|have|can|only|there|tables?|judges?|rules|changed|answers?|day|days|site|show|tell|new)\b/iu;
const NAMES =
  /`[^`]*`|“[^”]*”|\*\*Judge\*\*|namens Judge|Engine Rules|^(?:live|daily|slow|bank|custom|vote|remind|pass):/gmu;

/** All that a message says: its text, its buttons, and what its menus hold. */
const saidIn = (shown: Message): string[] => [
  shown.content,
  ...shown.components.flatMap(({ components }) =>
    components.flatMap((each) => [
      "label" in each ? (each.label ?? "") : "",
      "placeholder" in each ? (each.placeholder ?? "") : "",
      ...("options" in each ? each.options.flatMap(({ label, description = "" }) => [label, description]) : []),
    ]),
  ),
];

describe("a server, its site and a table's manners", () => {
  test.each(messages)("%s, in German", (_, english) => {
    const german = inLanguage(english, "de");
    expectAcceptable(german);
    expect(german.content).not.toBe(english.content);
    for (const said of saidIn(german)) expect(said.replaceAll(NAMES, "")).not.toMatch(ENGLISH);
    expect(labelsOf(german).length).toBe(labelsOf(english).length);
    expect(german.components.length).toBe(english.components.length);
  });

  test("says numbers in their cases", () => {
    const german = inLanguage(serverMessage(everything, true), "de").content;
    expect(german).toContain("die hier an weniger als **1 Tisch** sitzen");
    expect(german).toContain("custom: jede Antwort innerhalb von 2 Tagen");
    expect(noSuchDeadline("soon", "de")).toContain("zwischen 1 Minute und 14 Tagen");
  });

  test("asks for a time in the reader's language", () => {
    expect(deadlineForm("de").title).toBe("Zeit für jede Antwort");
    expect(deadlineForm().title).toBe("Time for each answer");
    expect(JSON.stringify(deadlineForm("de").components).match(/"label":"([^"]*)"/u)?.[1]?.length).toBeLessThan(46);
  });
});

describe("a call for a judge", () => {
  test("asks in the reader's language, within Discord's limits", () => {
    const ctx = { table: "t1" };
    for (const [english, german] of [
      [callForm("", "", 500, ctx), callForm("", "", 500, ctx, "de")],
      [answerForm(1, 500, ctx), answerForm(1, 500, ctx, "de")],
      [wordingForm(1, 500, ctx), wordingForm(1, 500, ctx, "de")],
    ] as const) {
      expect(german.title).not.toBe(english.title);
      expect(german.custom_id).toBe(english.custom_id);
      expect(german.title.length).toBeLessThanOrEqual(45);
      const text = JSON.stringify(german.components);
      expect(text).not.toMatch(/\b(?:what|holds|which|sentences|table|you)\b/iu);
      expect(/"label":"([^"]*)"/u.exec(text)?.[1]?.length).toBeLessThanOrEqual(45);
      expect(/"placeholder":"([^"]*)"/u.exec(text)?.[1]?.length).toBeLessThanOrEqual(100);
    }
  });

  test("tells its judge in the reader's language who may call no more", () => {
    const muted = inLanguage(mutedMessage("5", 1_000, { table: "t1" }), "de");
    expect(muted.content).toBe(
      "<@5> kann auf diesem Server bis <t:1:f> keine Schiedsrichter rufen. Ein offener Ruf bleibt offen.",
    );
    expect(labelsOf(muted)).toEqual(["Wieder rufen lassen"]);
    expect(inLanguage(unmutedMessage("5"), "de").content).toContain("wieder Schiedsrichter rufen");
  });
});
