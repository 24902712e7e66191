/** A server's settings: what holds now, and for whoever may manage the server what changes each. */
import { type APIModalInteractionResponseCallbackData, ChannelType, ComponentType, TextInputStyle } from "discord.js";
import { RULE_SETS } from "../../engine/index.ts";
import { durationWords } from "../../settings/duration.ts";
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
import type { Hook } from "../../webhooks/queue.ts";
import { cited } from "../leagues/cited.ts";
import { timingWords } from "../rulings/house-rules.ts";
import { type ActionRow, button, buttonRows, type Message, menuRow, privateMessage } from "../text/message.ts";
import { counted, listed, safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { EXPIRY_WORDS, PACE_WORDS } from "./pace.ts";
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
export function parseServerPress(customId: string): ServerVerb | null {
  const [, said] = /^server:([a-z-]{1,16})$/u.exec(customId) ?? [];
  return SERVER_PRESSES.find((each) => each === said) ?? null;
}

const rulesWords = (rules: (typeof RULE_SETS)[number]): string =>
  rules === "house" ? "house rules" : RULE_SET_WORDS[rules];

/** What begins the lines about new tables. */
const NEW_TABLE = "**A new table has";

/** What holds in a server, in lines; `site`: how its webhook fares. */
export function serverLines(of: OfServer, site: string | null = null): string[] {
  const {
    judgeRole,
    organiserRole,
    rules,
    pace,
    deadline,
    expiry,
    timing,
    pictures,
    places = [],
    games,
    digest,
    calls,
  } = of;
  const at = pace ?? "daily";
  const custom =
    at === "custom" && deadline !== undefined ? `custom: ${durationWords(deadline)} for each answer` : null;
  return [
    `⚖️ Judges: whoever may manage the server, and the role ${judgeRole === undefined ? "called **Judge**" : `<@&${judgeRole}>`}`,
    ...(calls === undefined ? [] : [`⚖️ Judges hear of calls in <#${calls}>`]),
    `🏆 Leagues are opened and run by judges${organiserRole === undefined ? "" : `, and by the role <@&${organiserRole}>`}`,
    places.length === 0
      ? "📍 Tables may be opened **anywhere**"
      : `📍 Tables may be opened in ${listed(places.map((id) => `<#${id}>`))}`,
    ...(digest === undefined ? [] : [`📰 What is new at the tables is said once a day in <#${digest}>`]),
    `🖼️ Tables are shown as **${pictures ?? "pictures"}**`,
    ...(games === undefined
      ? []
      : [`🎲 \`/game find\` is for whoever sits at fewer than **${counted(games, "table")}** here`]),
    ...(site === null ? [] : [site]),
    `${NEW_TABLE}, where nobody chooses otherwise:**`,
    `- rules: **${rulesWords(rules ?? "engine")}**`,
    `- pace: **${custom ?? PACE_WORDS[at]}**`,
    `- when somebody’s time is over: **${EXPIRY_WORDS[expiry ?? USUAL_EXPIRY[at]]}**`,
    `- timing: **${timingWords({ together: (timing ?? timingAt(at)) === "together" })}**`,
  ];
}

/**
 * The settings of a server; `may`: the reader may change them. `lead`: what has just been done. `hook`: its webhook, for
 * whoever may know of it.
 */
export function serverMessage(of: OfServer, may: boolean, lead = "", hook: Hook | null = null): Message {
  const lines = [
    ...(lead === "" ? [] : [`✅ ${lead}`, ""]),
    "**This server’s settings**",
    ...serverLines(of, siteLine(hook)),
    ...(may ? [] : ["-# Whoever may manage the server can change them."]),
  ];
  return privateMessage({ content: lines.join("\n"), rows: may ? rowsFor(of) : [] });
}

function rowsFor({ judgeRole, organiserRole, places, pictures }: OfServer): ActionRow[] {
  return [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.RoleSelect,
          custom_id: idOf("role"),
          placeholder: "The role that judges",
          min_values: 1,
          max_values: 1,
        },
      ],
    },
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.RoleSelect,
          custom_id: idOf("organisers"),
          placeholder: "The role that runs leagues",
          min_values: 1,
          max_values: 1,
        },
      ],
    },
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.ChannelSelect,
          custom_id: idOf("places"),
          placeholder: "Where tables may be opened",
          channel_types: [ChannelType.GuildText, ChannelType.GuildForum],
          min_values: 1,
          max_values: MOST_PLACES,
        },
      ],
    },
    ...buttonRows([
      button(idOf("tables"), "What new tables have…", "main"),
      ...(judgeRole === undefined ? [] : [button(idOf("usual-role"), "The role called Judge again")]),
      ...(organiserRole === undefined ? [] : [button(idOf("no-organisers"), "Judges alone run leagues")]),
      button(idOf("pictures"), pictures === "text" ? "Show tables as pictures" : "Show tables as text"),
      ...(places === undefined ? [] : [button(idOf("anywhere"), "Tables anywhere")]),
    ]),
  ];
}

/** What new tables begin with, to be changed in menus. */
export function newTablesMessage(of: OfServer, lead = ""): Message {
  const { rules = "engine", pace = "daily", expiry = USUAL_EXPIRY[pace], timing = timingAt(pace) } = of;
  const all = serverLines(of);
  const lines = all.slice(all.findIndex((line) => line.startsWith(NEW_TABLE)));
  return privateMessage({
    content: [...(lead === "" ? [] : [`✅ ${lead}`, ""]), ...lines].join("\n"),
    rows: [
      menuRow(
        idOf("rules"),
        "Rules",
        RULE_SETS.map((value) => ({ value, label: rulesWords(value), chosen: value === rules })),
      ),
      menuRow(
        idOf("pace"),
        "Pace",
        PACES.filter((value) => value !== "custom").map((value) => ({
          value,
          label: PACE_WORDS[value],
          chosen: value === pace,
        })),
      ),
      menuRow(
        idOf("expiry"),
        "When somebody’s time is over",
        EXPIRIES.map((value) => ({ value, label: EXPIRY_WORDS[value], chosen: value === expiry })),
      ),
      menuRow(
        idOf("timing"),
        "Timing",
        TIMINGS.map((value) => ({
          value,
          label: timingWords({ together: value === "together" }),
          chosen: value === timing,
        })),
      ),
      ...buttonRows([
        button(idOf("deadline"), "Another time for each answer…"),
        button(idOf("usual"), "As everywhere"),
        button(idOf("show"), "Back"),
      ]),
    ],
  });
}

export const DEADLINE_FIELD = "deadline";

export function deadlineForm(): APIModalInteractionResponseCallbackData {
  return {
    custom_id: idOf("deadline"),
    title: "Time for each answer",
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.TextInput,
            custom_id: DEADLINE_FIELD,
            label: "How long an answer may take",
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
export const noSuchDeadline = (text: string): string =>
  cited(
    `A deadline is from ${durationWords(CUSTOM_MS.least)} to ${durationWords(CUSTOM_MS.most)}, with its unit: \`12h\`, \`2 days\`, \`1 day 12 hours\`. I cannot take “${safe(text, 40)}”. Nothing was changed.`,
    "deadlines",
  );

/** To whoever has named a channel for the digest or for calls, in which the bot may not write. */
export const mayNotWriteThere = (channel: string): string =>
  cited(
    `I may not write in <#${channel}>: it takes **View Channel** and **Send Messages** there. Nothing was changed.`,
    "judges",
  );

/** To whoever has named a channel where no table can be. */
export const noPlace = (channel: string): string =>
  cited(`A table needs a text channel or a forum, and <#${channel}> is neither. Nothing was changed.`, "judges");
