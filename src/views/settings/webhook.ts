/** What a server's webhook is and how it fares, for whoever may manage the server. */
import { type FailedDelivery, GIVEN_UP_MS, type Hook } from "../../webhooks/queue.ts";
import { cited } from "../leagues/cited.ts";
import { button, buttonRows, inLanguages, type Message, message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

export const WEBHOOK_PRESSES = ["show", "test", "secret", "off"] as const;
export type WebhookVerb = (typeof WEBHOOK_PRESSES)[number];

const idOf = (verb: WebhookVerb) => `webhook:${verb}`;

/** What a press about a server's webhook does, or null where it is about something else. */
export function parseWebhookPress(customId: string): { verb: WebhookVerb } | null {
  const [, said] = /^webhook:([a-z]{1,16})$/u.exec(customId) ?? [];
  const verb = WEBHOOK_PRESSES.find((each) => each === said);
  return verb === undefined ? null : { verb };
}

/** What a site is not taken for. */
type Barred = "no-url" | "not-https" | "port" | "not-public" | "unknown";

/** Why a site was not taken, as sentences. */
export const notTaken = (why: Barred, language: Language = FIRST_LANGUAGE): string =>
  say(language, "hook-not-taken", { why: say(language, `hook-bar-${why}`) });

/** Why a delivery failed, as a sentence. */
export function failureWords(why: FailedDelivery, language: Language = FIRST_LANGUAGE): string {
  switch (why.code) {
    case "status": {
      const { status } = why;
      return say(language, status >= 300 && status < 400 ? "hook-redirects" : "hook-status", { status });
    }
    case "slow":
      return say(language, "hook-slow");
    case "connection":
      return say(language, "hook-connection");
    default:
      return say(language, `hook-bar-${why.code}`);
  }
}

const GIVEN_UP_HOURS = GIVEN_UP_MS / 3_600_000;

const at = (ms: number): string => `<t:${Math.floor(ms / 1_000)}:R>`;

/** Where it leads, so that nothing in it is read as Markdown. */
const shownUrl = (url: string): string => `\`${url.replaceAll("`", "%60")}\``;

/** What was given up, where it is not long ago; `lost`: as an earlier version has written it down. */
function gaveUpLines({ gaveUp, lost }: Pick<Hook, "gaveUp" | "lost">, language: Language): string[] {
  if (gaveUp !== undefined)
    return [say(language, "hook-gave-up", { events: gaveUp.events, when: at(gaveUp.at), hours: GIVEN_UP_HOURS })];
  return lost === undefined ? [] : [say(language, "hook-gave-up-once", { events: lost, hours: GIVEN_UP_HOURS })];
}

/** How a server's site fares, among the settings of the server; null where there is none. */
export function siteLine(hook: Hook | null, language: Language = FIRST_LANGUAGE): string | null {
  if (hook === null) return null;
  const { failing, waiting } = hook;
  const isFailing = failing !== undefined && waiting.length > 0;
  const all = [
    isFailing
      ? say(language, "hook-line-failing", { since: at(failing.since), why: failureWords(failing.why, language) })
      : say(language, "hook-line"),
    ...gaveUpLines(hook, language),
  ];
  const lines = all.join("\n");
  return say(language, isFailing || all.length > 1 ? "hook-line-see" : "hook-line-at", { lines });
}

function stateLines(hook: Hook, language: Language): string[] {
  const { waiting, failing, taken } = hook;
  const last = taken === undefined ? say(language, "hook-none-taken") : say(language, "hook-taken", { at: at(taken) });
  const lines = [
    waiting.length === 0
      ? say(language, "hook-nothing-waits", { last })
      : say(language, "hook-waits", { last, events: waiting.length }),
  ];
  if (failing !== undefined) {
    const why = failureWords(failing.why, language);
    // Where nothing waits, why it was given up is still so.
    lines.push(
      waiting.length > 0
        ? say(language, "hook-failing", { since: at(failing.since), why, next: at(failing.next) })
        : say(language, "hook-failed", { why }),
    );
  }
  return [...lines, ...gaveUpLines(hook, language)];
}

/** What has just been done with a site, or why a test event did not arrive. */
export type HookLead = "set" | "renewed" | "ended" | "tested" | FailedDelivery;

function ledBy(lead: HookLead | null, language: Language): string[] {
  if (lead === null) return [];
  return [
    typeof lead === "string"
      ? say(language, `hook-${lead}`)
      : say(language, "hook-untested", { why: failureWords(lead, language) }),
    "",
  ];
}

/** @param secret it was made just now, and is shown this once */
export const webhookMessage = (
  hook: Hook | null,
  { lead = null, secret = false }: { lead?: HookLead | null; secret?: boolean } = {},
): Message =>
  inLanguages((language) => {
    const first = ledBy(lead, language);
    if (hook === null) return privateMessage({ content: [...first, say(language, "hook-none")].join("\n") });
    const lines = [
      ...first,
      say(language, "hook-title", { url: shownUrl(hook.url) }),
      ...stateLines(hook, language),
      ...(secret
        ? ["", say(language, "hook-secret", { secret: `||\`${hook.secret}\`||` }), say(language, "hook-secret-for")]
        : []),
    ];
    return privateMessage({
      content: lines.join("\n"),
      rows: buttonRows([
        button(idOf("test"), say(language, "hook-test-button"), "main"),
        button(idOf("secret"), say(language, "hook-secret-button")),
        button(idOf("off"), say(language, "hook-off-button"), "grave"),
      ]),
    });
  });

/** To whoever asks where no server is, or may not manage it. */
export const noWebhook = (why: "only" | "not-theirs", language: Language): string =>
  cited(say(language, `hook-${why}`), "judges", language);

/** To whoever has set the webhook: nothing has been taken for a day. */
export function webhookGaveUp(server: string, hook: Hook, language: Language): Message {
  const why = hook.failing === undefined ? "" : ` ${failureWords(hook.failing.why, language)}`;
  return message({
    content: say(language, "hook-gave-up-told", {
      server: safe(server),
      hours: GIVEN_UP_HOURS,
      events: hook.lost ?? 0,
      url: shownUrl(hook.url),
      why,
    }),
  });
}
