/** A server's settings: what holds now, and for whoever may manage the server what changes each. */
import { type APIModalInteractionResponseCallbackData, ChannelType, ComponentType, TextInputStyle } from "discord.js";
import { RULE_SETS } from "../../engine/index.ts";
import {
  CUSTOM_MS,
  EXPIRIES,
  MOST_PLACES,
  type OfServer,
  PACES,
  TIMINGS,
  timingAt,
  USUAL_EXPIRY,
} from "../../settings/index.ts";
import { nextChoice } from "../../settings/personal.ts";
import type { Hook } from "../../webhooks/queue.ts";
import { cited } from "../leagues/cited.ts";
import { span } from "../refusals/table.ts";
import { timingWords } from "../rulings/house-rules.ts";
import {
  type ActionRow,
  button,
  buttonRows,
  inLanguages,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { commandText, FIRST_LANGUAGE, LANGUAGE_NAMES, type Language, listedIn, say } from "../words/index.ts";
import { expiryWords, paceWords } from "./pace.ts";
import { siteLine } from "./webhook.ts";

export const SERVER_PRESSES = [
  "show",
  "role",
  "usual-role",
  "organisers",
  "no-organisers",
  "places",
  "anywhere",
  "pictures",
  "tables",
  "rules",
  "pace",
  "expiry",
  "timing",
  "deadline",
  "usual",
] as const;
export type ServerVerb = (typeof SERVER_PRESSES)[number];

const idOf = (verb: ServerVerb) => `server:${verb}`;

/** What a press about a server's settings does, or null where it is about something else. */
export function parseServerPress(customId: string): { verb: ServerVerb } | null {
  const [, said] = /^server:([a-z-]{1,16})$/u.exec(customId) ?? [];
  const verb = SERVER_PRESSES.find((each) => each === said);
  return verb === undefined ? null : { verb };
}

const rulesWords = (rules: (typeof RULE_SETS)[number], language: Language): string =>
  rules === "house"
    ? say(language, "server-house")
    : (commandText(language, ["settings", "server", "rules"], rules) ?? RULE_SET_WORDS[rules]);

const channel = (id: string): string => `<#${id}>`;

/** What a new table has, where nobody chooses otherwise. */
function newTableLines(
  { rules, pace, deadline, expiry, timing, language: chosen }: OfServer,
  language: Language,
): string[] {
  const at = pace ?? "daily";
  const custom =
    at === "custom" && deadline !== undefined
      ? say(language, "server-custom", { span: span(deadline, language) })
      : null;
  return [
    say(language, "server-new"),
    say(language, "server-new-rules", { rules: rulesWords(rules ?? "engine", language) }),
    say(language, "server-new-pace", { pace: custom ?? paceWords(at, language) }),
    say(language, "server-new-expiry", { expiry: expiryWords(expiry ?? USUAL_EXPIRY[at], language) }),
    say(language, "server-new-timing", {
      timing: timingWords({ together: (timing ?? timingAt(at)) === "together" }, language),
    }),
    ...(chosen === undefined ? [] : [say(language, "server-new-language", { language: LANGUAGE_NAMES[chosen] })]),
  ];
}

/** What holds in a server, in lines; `site`: how its webhook fares. */
function serverLines(of: OfServer, site: string | null, language: Language): string[] {
  const { judgeRole, organiserRole, pictures, places = [], games, digest, calls } = of;
  const judges = judgeRole === undefined ? say(language, "server-judges-usual") : `<@&${judgeRole}>`;
  return [
    say(language, "server-judges", { role: judges }),
    ...(calls === undefined ? [] : [say(language, "server-calls", { channel: channel(calls) })]),
    organiserRole === undefined
      ? say(language, "server-leagues")
      : say(language, "server-leagues-role", { role: `<@&${organiserRole}>` }),
    places.length === 0
      ? say(language, "server-anywhere")
      : say(language, "server-places", { channels: listedIn(places.map(channel), language) }),
    ...(digest === undefined ? [] : [say(language, "server-digest", { channel: channel(digest) })]),
    say(language, `server-${pictures ?? "pictures"}`),
    ...(games === undefined ? [] : [say(language, "server-games", { games })]),
    ...(site === null ? [] : [site]),
    ...newTableLines(of, language),
  ];
}

const led = (lead: ServerLead | null, language: Language): string[] =>
  lead === null ? [] : [`✅ ${say(language, `server-${lead}`)}`, ""];

/** What has just been done. */
type ServerLead = "changed";

/**
 * The settings of a server; `may`: the reader may change them. `hook`: its webhook, for whoever may know of it.
 */
export const serverMessage = (
  of: OfServer,
  may: boolean,
  lead: ServerLead | null = null,
  hook: Hook | null = null,
): Message =>
  inLanguages((language) => {
    const lines = [
      ...led(lead, language),
      say(language, "server-title"),
      ...serverLines(of, siteLine(hook, language), language),
      ...(may ? [] : [say(language, "server-who")]),
    ];
    return privateMessage({ content: lines.join("\n"), rows: may ? rowsFor(of, language) : [] });
  });

function rowsFor({ judgeRole, organiserRole, places, pictures }: OfServer, language: Language): ActionRow[] {
  const roleRow = (verb: "role" | "organisers"): ActionRow => ({
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.RoleSelect,
        custom_id: idOf(verb),
        placeholder: say(language, `server-${verb}-menu`),
        min_values: 1,
        max_values: 1,
      },
    ],
  });
  return [
    roleRow("role"),
    roleRow("organisers"),
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.ChannelSelect,
          custom_id: idOf("places"),
          placeholder: say(language, "server-places-menu"),
          channel_types: [ChannelType.GuildText, ChannelType.GuildForum],
          min_values: 1,
          max_values: MOST_PLACES,
        },
      ],
    },
    ...buttonRows([
      button(idOf("tables"), say(language, "server-tables-button"), "main"),
      ...(judgeRole === undefined ? [] : [button(idOf("usual-role"), say(language, "server-usual-role-button"))]),
      ...(organiserRole === undefined
        ? []
        : [button(idOf("no-organisers"), say(language, "server-no-organisers-button"))]),
      button(idOf("pictures"), say(language, `server-${nextChoice(pictures)}-button`)),
      ...(places === undefined ? [] : [button(idOf("anywhere"), say(language, "server-anywhere-button"))]),
    ]),
  ];
}

/** What new tables begin with, to be changed in menus. */
export const newTablesMessage = (of: OfServer, lead: ServerLead | null = null): Message =>
  inLanguages((language) => {
    const { rules = "engine", pace = "daily", expiry = USUAL_EXPIRY[pace], timing = timingAt(pace) } = of;
    return privateMessage({
      content: [...led(lead, language), ...newTableLines(of, language)].join("\n"),
      rows: [
        menuRow(
          idOf("rules"),
          say(language, "server-rules-menu"),
          RULE_SETS.map((value) => ({ value, label: rulesWords(value, language), chosen: value === rules })),
        ),
        menuRow(
          idOf("pace"),
          say(language, "server-pace-menu"),
          PACES.filter((value) => value !== "custom").map((value) => ({
            value,
            label: paceWords(value, language),
            chosen: value === pace,
          })),
        ),
        menuRow(
          idOf("expiry"),
          say(language, "server-expiry-menu"),
          EXPIRIES.map((value) => ({ value, label: expiryWords(value, language), chosen: value === expiry })),
        ),
        menuRow(
          idOf("timing"),
          say(language, "server-timing-menu"),
          TIMINGS.map((value) => ({
            value,
            label: timingWords({ together: value === "together" }, language),
            chosen: value === timing,
          })),
        ),
        ...buttonRows([
          button(idOf("deadline"), say(language, "server-deadline-button")),
          button(idOf("usual"), say(language, "server-usual-button")),
          button(idOf("show"), say(language, "server-back-button")),
        ]),
      ],
    });
  });

export const DEADLINE_FIELD = "deadline";

export function deadlineForm(language: Language = FIRST_LANGUAGE): APIModalInteractionResponseCallbackData {
  return {
    custom_id: idOf("deadline"),
    title: say(language, "server-deadline-title"),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.TextInput,
            custom_id: DEADLINE_FIELD,
            label: say(language, "server-deadline-label"),
            style: TextInputStyle.Short,
            required: true,
            max_length: 40,
            placeholder: "12h · 2 days · 1 day 12 hours",
          },
        ],
      },
    ],
  };
}

/** To whoever has typed a time for answers that cannot be. */
export const noSuchDeadline = (text: string, language: Language = FIRST_LANGUAGE): string =>
  cited(
    say(language, "server-no-deadline", {
      least: span(CUSTOM_MS.least, language),
      most: span(CUSTOM_MS.most, language),
      text: safe(text, 40),
    }),
    "deadlines",
    language,
  );

/** To whoever has named a channel for the digest or for calls, in which the bot may not write. */
export const mayNotWriteThere = (id: string, language: Language = FIRST_LANGUAGE): string =>
  cited(say(language, "server-may-not-write", { channel: channel(id) }), "judges", language);

/** To whoever has named a channel where no table can be. */
export const noPlace = (id: string, language: Language = FIRST_LANGUAGE): string =>
  cited(say(language, "server-no-place", { channel: channel(id) }), "judges", language);

/** To whoever asks where no server is, may not change it, or has left out the time of a pace. */
export const noServerSettings = (why: "only" | "not-theirs" | "no-time", language: Language = FIRST_LANGUAGE): string =>
  cited(say(language, `server-${why}`), why === "no-time" ? "deadlines" : "judges", language);
