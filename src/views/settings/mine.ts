/** A person's own settings, for them alone: what holds now, and what changes each. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import { clockIn, dayIn, NO_ZONE } from "../../settings/days.ts";
import { durationWords } from "../../settings/duration.ts";
import { MOST_QUIET_MINUTES } from "../../settings/hours.ts";
import type { Personal, Vacation } from "../../settings/index.ts";
import { REMINDING } from "../../settings/personal.ts";
import { ALLOWANCE_MS, ahead, daysOf, type NoVacation } from "../../settings/vacations.ts";
import { type ActionRow, button, buttonRows, type Message, menuRow, privateMessage } from "../text/message.ts";
import { listed, plain, safe } from "../text/safe-text.ts";

export const MINE_PRESSES = [
  "zone",
  "quiet",
  "vacation",
  "remind",
  "mute",
  "dm",
  "pictures",
  "why",
  "next",
  "record",
  "back",
  "near",
  "show",
] as const;
export type MineVerb = (typeof MINE_PRESSES)[number];

const idOf = (verb: MineVerb, key = "") => `mine:${verb}${key === "" ? "" : `:${key}`}`;

/** What a press about one's own settings does, or null where it is about something else. */
export function parseMinePress(customId: string): { verb: MineVerb; key: string } | null {
  const [, said, key = ""] = /^mine:([a-z]{1,10})(?::([A-Za-z0-9_+/-]{1,60}))?$/u.exec(customId) ?? [];
  const verb = MINE_PRESSES.find((each) => each === said);
  return verb === undefined ? null : { verb, key };
}

/** The button that leads to one's own settings. */
export const settingsButton = () => button(idOf("show"), "My settings");

const HOURS = [2, 4, 8, 12, 24, 48, 72, 168] as const;
const HOUR_MS = 60 * 60 * 1000;

const every = (hours: number): string => `every ${durationWords(hours * HOUR_MS).replace(/^1 /u, "")}`;

/** Every setting as it is, and a button or a menu for each. `lead`: what has just been done. */
export function ownSettingsMessage(personal: Personal, now: number, lead = ""): Message {
  const {
    zone,
    quiet,
    remindEveryHours: hours = REMINDING.usual,
    muted,
    pictures,
    remindByDm,
    next,
    record,
    why,
    avoid = [],
  } = personal;
  const away = ahead(personal.vacations, now);
  const lines = [
    ...(lead === "" ? [] : [`✅ ${lead}`, ""]),
    "**Your settings**, the same in every server",
    zone === undefined
      ? "🌍 Time zone: not set, so your hours and days are by UTC"
      : `🌍 Time zone: **${zone}**, where it is ${clockIn(now, zone)} now`,
    quiet
      ? `🌙 Quiet hours: **${quiet.from} to ${quiet.to}**: no deadline of yours runs, and nothing pings you`
      : "🌙 Quiet hours: none",
    muted
      ? "⏰ Reminders: **muted**"
      : `⏰ Reminders: **${every(hours)}**${remindByDm ? ", by direct message too" : ""}`,
    `🔔 Tell me when I am next: **${next ? "yes" : "no"}**`,
    `🖼️ The table: **as ${pictures ?? "pictures"}**`,
    `❔ Questions explained: **${why === undefined ? "in your first game" : why === "on" ? "always" : "never"}**`,
    record
      ? "📒 Record: **on**: finished games are noted under your name in their server; `/stats me` shows it"
      : "📒 Record: **off**: no game is noted under your name, and none is shown",
    ...(record || personal.promise
      ? [
          personal.promise
            ? `🤝 Lobbies say how you have kept deadlines: **yes**${record ? "" : ", once you are on record"}`
            : "🤝 Lobbies say how you have kept deadlines: **no**; `/settings mine promise:True` has them do so",
        ]
      : []),
    ...(away.length === 0
      ? [`🏖️ Vacation: none announced. You have ${daysOf(ALLOWANCE_MS)} days in each game.`]
      : away.map((each) => `🏖️ Vacation: ${vacationWords(each)}`)),
    personal.hoursUnnoted
      ? "🕓 When you play: **not noted**"
      : "🕓 When you play: noted from your presses, for “you share …” in lobbies; `/settings mine hours:False` stops that",
    ...(avoid.length === 0
      ? []
      : [`🙈 \`/game find\` never seats you with ${listed(avoid.map((user) => `<@${user}>`))}; nobody else sees this`]),
  ];
  return privateMessage({
    content: lines.join("\n"),
    rows: [
      ...buttonRows([
        button(idOf("zone"), "Time zone…", zone === undefined ? "main" : "plain"),
        button(idOf("quiet"), "Quiet hours…"),
        button(idOf("vacation"), "Vacation…"),
        button(idOf("mute"), muted ? "Remind me again" : "Mute reminders"),
        button(idOf("dm"), remindByDm ? "No direct messages" : "Also by direct message"),
      ]),
      ...buttonRows([
        button(idOf("next"), next ? "Do not tell me when I am next" : "Tell me when I am next"),
        button(idOf("pictures"), pictures === "text" ? "Show pictures" : "Show text"),
        button(idOf("why", why === "on" ? "off" : "on"), why === "on" ? "Explain nothing" : "Explain all questions"),
        ...(why === undefined ? [button(idOf("why", "off"), "Explain nothing")] : []),
        button(idOf("record"), record ? "Off the record" : "Keep my record"),
      ]),
      menuRow(
        idOf("remind"),
        "How often to remind me",
        HOURS.map((each) => ({ value: String(each), label: every(each), chosen: each === hours })),
      ),
      ...vacationsBack(away, zone ?? NO_ZONE),
    ],
  });
}

/** "until 14 July", by the reader's own clock. */
const vacationWords = ({ from, until }: Vacation): string => `<t:${seconds(from)}:f> until <t:${seconds(until)}:f>`;
const seconds = (ms: number): number => Math.floor(ms / 1_000);

function vacationsBack(away: readonly Vacation[], zone: string): ActionRow[] {
  if (away.length === 0) return [];
  const options = away.map(({ from, until }) => ({
    value: String(from),
    label: `${dayIn(from, zone)} to ${dayIn(until - 1, zone)}`,
  }));
  return [menuRow(idOf("back"), "Call off a vacation", options)];
}

type Form = APIModalInteractionResponseCallbackData;

function formOf(
  verb: MineVerb,
  title: string,
  fields: readonly { id: string; label: string; example: string }[],
): Form {
  return {
    custom_id: idOf(verb),
    title,
    components: fields.map(({ id, label, example }) => ({
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.TextInput,
          custom_id: id,
          label,
          style: TextInputStyle.Short,
          required: false,
          max_length: 40,
          placeholder: example,
        },
      ],
    })),
  };
}

export const ZONE_FIELD = "zone";

export function zoneForm(): Form {
  return formOf("zone", "Your time zone", [
    { id: ZONE_FIELD, label: "Continent and city (empty: UTC)", example: "Europe/Berlin · America/New_York" },
  ]);
}

export function quietForm(): Form {
  return formOf("quiet", "Your quiet hours", [
    { id: "from", label: "From (both empty: none)", example: "22:00 · 10 pm" },
    { id: "to", label: "To", example: "08:00 · 8 am" },
  ]);
}

/** `zone`: the one that days are meant in. */
export function vacationForm(now: number, zone: string): Form {
  return formOf("vacation", "Your vacation", [
    { id: "from", label: "First day", example: `${dayIn(now, zone)} · today · tomorrow` },
    { id: "until", label: "Last day", example: dayIn(now + 7 * 24 * HOUR_MS, zone) },
  ]);
}

/** To whoever has named a zone that there is not. */
export function noSuchZone(text: string, near: readonly string[]): Message {
  const meant = listed(
    near.map((zone) => `**${zone}**`),
    "or",
  );
  const content = [
    `There is no time zone “${safe(text, 40)}”. Name a continent and a city, such as \`Europe/Berlin\` or \`America/New_York\`.`,
    ...(near.length > 0 ? [`Did you mean ${meant}?`] : []),
    "Nothing was changed.",
  ].join("\n");
  const buttons = near.map((zone) => button(idOf("near", zone), zone, "main"));
  return privateMessage({ content, rows: buttonRows([...buttons, button(idOf("zone"), "Type it again…")]) });
}

/** To whoever has typed what is no span of the day. */
export const noQuietHours = (text: string): string =>
  `I cannot read “${safe(text, 40)}” as quiet hours. Name two different times of day, such as \`22:00-08:00\` or \`10pm to 7am\`, or \`none\`. Nothing was changed.`;

/** To whoever would rest nearly all day. */
export const TOO_QUIET = `Quiet hours are at most ${MOST_QUIET_MINUTES / 60} of a day, so that the others need not wait for ever. For days off announce a vacation. Nothing was changed.`;

/** To whoever has typed how often to be reminded, and cannot have it so. */
export const noSuchReminder = (text: string): string =>
  `I cannot remind you “${safe(text, 40)}”: name a time from ${durationWords(REMINDING.least * HOUR_MS)} to ${durationWords(REMINDING.most * HOUR_MS)}, such as \`8h\` or \`2 days\`. Nothing was changed.`;

/** To whoever has named a day that I cannot read. */
export const noSuchDay = (text: string, now: number, zone: string): string =>
  `I cannot read “${plain(text, 40) === "?" ? "" : safe(text, 40)}” as a day. Write it as year, month and day, such as \`${dayIn(now, zone)}\`: \`/settings mine vacation:${dayIn(now, zone)} to ${dayIn(now + 6 * 24 * HOUR_MS, zone)}\`. Nothing was changed.`;

/** Why a vacation cannot be announced. */
export function noVacation(no: NoVacation): string {
  switch (no.why) {
    case "backwards":
      return "A vacation ends after it has begun: its last day comes before its first. Nothing was changed.";
    case "past":
      return "That vacation is over already. Announce one ahead. Nothing was changed.";
    case "far-off":
      return "A vacation can be announced up to a year ahead. Nothing was changed.";
    case "too-long":
      return `That vacation takes ${no.days} days, and ${no.left === 0 ? "none are left" : `only ${no.left} are left`}: everybody has ${daysOf(ALLOWANCE_MS)} days in each game. For longer, \`/game pause\` stops a table for everybody. Nothing was changed.`;
  }
}
