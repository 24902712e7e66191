/** What a server's webhook is and how it fares, for whoever may manage the server. */
import { type FailedDelivery, GIVEN_UP_MS, type Hook } from "../../webhooks/queue.ts";
import { button, buttonRows, type Message, message, privateMessage } from "../text/message.ts";
import { counted, safe } from "../text/safe-text.ts";

export const WEBHOOK_PRESSES = ["show", "test", "secret", "off"] as const;
export type WebhookVerb = (typeof WEBHOOK_PRESSES)[number];

const idOf = (verb: WebhookVerb) => `webhook:${verb}`;

/** What a press about a server's webhook does, or null where it is about something else. */
export function parseWebhookPress(customId: string): WebhookVerb | null {
  const [, said] = /^webhook:([a-z]{1,16})$/u.exec(customId) ?? [];
  return WEBHOOK_PRESSES.find((each) => each === said) ?? null;
}

const BARRED = {
  "no-url": "That is no address of a site: I take one such as `https://example.com/b5`.",
  "not-https": "I send to `https://` only, with no name or password in the address.",
  port: "I send to the ports 443 and 8443 only.",
  "not-public":
    "That address does not lead to the public internet, and I send nowhere else: not to this machine, a home or an office.",
  unknown: "I find nothing by that name. Check the address, or try again once its name is known.",
} as const;

/** Why a site was not taken, as sentences. */
export const notTaken = (why: keyof typeof BARRED): string => `${BARRED[why]} Nothing was changed.`;

/** Why a delivery failed, as a sentence. */
export function failureWords(why: FailedDelivery): string {
  switch (why.code) {
    case "status":
      return why.status >= 300 && why.status < 400
        ? `The site sends me elsewhere (${why.status}), and I follow nowhere: set the address that it means.`
        : `The site answers ${why.status}; it takes an event by answering 200 to 299.`;
    case "slow":
      return "The site does not answer within 5 seconds.";
    case "connection":
      return "The site cannot be reached, or its certificate is not good.";
    default:
      return BARRED[why.code];
  }
}

const GIVEN_UP = `${GIVEN_UP_MS / 3_600_000} hours`;

const at = (ms: number): string => `<t:${Math.floor(ms / 1_000)}:R>`;

/** Where it leads, so that nothing in it is read as Markdown. */
const shownUrl = (url: string): string => `\`${url.replaceAll("`", "%60")}\``;

/** What was given up, where it is not long ago; `lost`: as an earlier version has written it down. */
function gaveUpLines({ gaveUp, lost }: Pick<Hook, "gaveUp" | "lost">): string[] {
  const events = gaveUp?.events ?? lost;
  if (events === undefined) return [];
  const when = gaveUp === undefined ? "" : ` ${at(gaveUp.at)}`;
  const were = `${counted(events, "event")} ${events === 1 ? "was" : "were"} given up${when}, after ${GIVEN_UP}`;
  return [`⚠️ ${were}: the site never hears of ${events === 1 ? "it" : "them"}.`];
}

/** How a server's site fares, among the settings of the server; null where there is none. */
export function siteLine(hook: Hook | null): string | null {
  if (hook === null) return null;
  const { failing, waiting } = hook;
  const isFailing = failing !== undefined && waiting.length > 0;
  const lines = [
    isFailing
      ? `⚠️ **The site that hears of the tables does not take it**, since ${at(failing.since)}. ${failureWords(failing.why)}`
      : "🌐 A site hears of this server’s tables",
    ...gaveUpLines(hook),
  ];
  return `${lines.join("\n")}${isFailing || lines.length > 1 ? " See" : ":"} \`/settings webhook\``;
}

function stateLines(hook: Hook): string[] {
  const { waiting, failing, taken } = hook;
  const last = taken === undefined ? "Nothing has been taken yet" : `Taken last ${at(taken)}`;
  const lines = [
    waiting.length === 0
      ? `${last}, and nothing waits.`
      : `${last}; ${counted(waiting.length, "event")} ${waiting.length === 1 ? "waits" : "wait"}.`,
  ];
  if (failing !== undefined && waiting.length > 0)
    lines.push(`⚠️ Failing since ${at(failing.since)}. ${failureWords(failing.why)} I try again ${at(failing.next)}.`);
  // Nothing waits, and why it was given up is still so.
  else if (failing !== undefined) lines.push(`⚠️ ${failureWords(failing.why)} What is new is tried all the same.`);
  return [...lines, ...gaveUpLines(hook)];
}

/** @param secret it was made just now, and is shown this once */
export function webhookMessage(hook: Hook | null, { lead = "", secret = false } = {}): Message {
  const first = lead === "" ? [] : [lead, ""];
  if (hook === null) {
    const lines = [
      ...first,
      "**No site hears of this server’s tables.** `/settings webhook url:https://…` names one. It is told when a game " +
        "begins, when a turn begins, and how the game ends: names, races, influence and power, never a card. Tables in " +
        "channels that not everybody sees are not told.",
    ];
    return privateMessage({ content: lines.join("\n") });
  }
  const lines = [
    ...first,
    `🌐 **A site hears of this server’s tables**: ${shownUrl(hook.url)}`,
    ...stateLines(hook),
    ...(secret
      ? [
          "",
          `🔑 The secret, shown this once: ||\`${hook.secret}\`||`,
          "The site checks with it that an event comes from me, as Standard Webhooks has it (`webhook-signature`).",
        ]
      : []),
  ];
  return privateMessage({
    content: lines.join("\n"),
    rows: buttonRows([
      button(idOf("test"), "Send a test event", "main"),
      button(idOf("secret"), "New secret"),
      button(idOf("off"), "Tell it nothing more", "grave"),
    ]),
  });
}

/** To whoever has set the webhook: nothing has been taken for a day. */
export function webhookGaveUp(server: string, hook: Hook): Message {
  const why = hook.failing === undefined ? "" : ` ${failureWords(hook.failing.why)}`;
  return message({
    content:
      `🌐 The site that hears of the tables of **${safe(server)}** has taken nothing for ${GIVEN_UP}, and ` +
      `${counted(hook.lost ?? 0, "event")} ${hook.lost === 1 ? "is" : "are"} lost: ${shownUrl(hook.url)}.${why} ` +
      "I go on trying with what is new. `/settings webhook` there shows how it fares, and everybody who manages the server sees it in `/settings server`, too.",
  });
}
