/** A person's own settings, for them alone: what holds now, and what changes each. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import { clockIn, dayIn, NO_ZONE } from "../../settings/days.ts";
import { MOST_QUIET_MINUTES } from "../../settings/hours.ts";
import type { Personal, Vacation } from "../../settings/index.ts";
import { nextChoice, REMINDING } from "../../settings/personal.ts";
import { ALLOWANCE_MS, ahead, daysOf, type NoVacation } from "../../settings/vacations.ts";
import { type ActionRow, button, buttonRows, type Message, menuRow, privateMessage } from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language, listedIn, say } from "../words/index.ts";

export const MINE_PRESSES = [
  "zone",
  "quiet",
  "vacation",
  "remind",
  "mute",
  "dm",
  "pictures",
  "why",
  "language",
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
export const settingsButton = (language: Language = FIRST_LANGUAGE) =>
  button(idOf("show"), say(language, "mine-button"));

const HOURS = [2, 4, 8, 12, 24, 48, 72, 168] as const;
const DAY_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

/** "every 8 hours", "every day". */
function every(whole: number, language: Language): string {
  const [days, hours] = [Math.floor(whole / DAY_HOURS), whole % DAY_HOURS];
  if (days === 0) return say(language, "mine-every-hours", { hours });
  return hours === 0 ? say(language, "mine-every-days", { days }) : say(language, "mine-every-mixed", { days, hours });
}

/** A line of the settings as the choice that holds: where a menu shows that alone, it says what the menu is about. */
const unmarked = (line: string): string => line.replaceAll("*", "");

/** What stands for no choice of a language. */
export const AS_DISCORD = "discord";

/** Every setting as it is, and a button or a menu for each. `changed`: something has just been. */
export function ownSettingsMessage(personal: Personal, now: number, language: Language, changed = false): Message {
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
    language: chosen,
  } = personal;
  const away = ahead(personal.vacations, now);
  const often = every(hours, language);
  const lines = [
    ...(changed ? [say(language, "mine-changed"), ""] : []),
    say(language, "mine-title"),
    zone === undefined
      ? say(language, "mine-zone-none")
      : say(language, "mine-zone", { zone, clock: clockIn(now, zone) }),
    quiet ? say(language, "mine-quiet", quiet) : say(language, "mine-quiet-none"),
    muted
      ? say(language, "mine-muted")
      : say(language, remindByDm ? "mine-reminded-dm" : "mine-reminded", { every: often }),
    say(language, next ? "mine-next-on" : "mine-next-off"),
    say(language, `mine-${pictures ?? "pictures"}`),
    say(language, why === undefined ? "mine-why-first" : why === "on" ? "mine-why-on" : "mine-why-off"),
    say(language, record ? "mine-record-on" : "mine-record-off"),
    ...(record || personal.promise
      ? [say(language, personal.promise ? (record ? "mine-promise-on" : "mine-promise-waits") : "mine-promise-off")]
      : []),
    ...(away.length === 0
      ? [say(language, "mine-vacation-none", { days: daysOf(ALLOWANCE_MS) })]
      : away.map(({ from, until }) =>
          say(language, "mine-vacation", { from: `<t:${seconds(from)}:f>`, until: `<t:${seconds(until)}:f>` }),
        )),
    say(language, personal.hoursUnnoted ? "mine-hours-unnoted" : "mine-hours-noted"),
    ...(avoid.length === 0
      ? []
      : [
          say(language, "mine-avoids", {
            people: listedIn(
              avoid.map((user) => `<@${user}>`),
              language,
            ),
          }),
        ]),
    chosen === undefined
      ? say(language, "mine-language-discord")
      : say(language, "mine-language", { language: LANGUAGE_NAMES[chosen] }),
  ];
  const press = (verb: MineVerb, words: string, key = "") => button(idOf(verb, key), words);
  return privateMessage({
    content: lines.join("\n"),
    rows: [
      ...buttonRows([
        button(idOf("zone"), say(language, "mine-zone-button"), zone === undefined ? "main" : "plain"),
        press("quiet", say(language, "mine-quiet-button")),
        press("vacation", say(language, "mine-vacation-button")),
        press("mute", say(language, muted ? "mine-unmute-button" : "mine-mute-button")),
        press("dm", say(language, remindByDm ? "mine-no-dm-button" : "mine-dm-button")),
      ]),
      ...buttonRows([
        press("next", say(language, next ? "mine-not-next-button" : "mine-next-button")),
        press("pictures", say(language, `mine-${nextChoice(pictures)}-button`)),
        why === "on"
          ? press("why", say(language, "mine-why-off-button"), "off")
          : press("why", say(language, "mine-why-on-button"), "on"),
        ...(why === undefined ? [press("why", say(language, "mine-why-off-button"), "off")] : []),
        press("record", say(language, record ? "mine-off-record-button" : "mine-record-button")),
      ]),
      menuRow(
        idOf("remind"),
        say(language, "mine-remind-menu"),
        HOURS.map((each) => ({
          value: String(each),
          label: each === hours ? unmarked(say(language, "mine-reminded", { every: often })) : every(each, language),
          chosen: each === hours,
        })),
      ),
      menuRow(idOf("language"), say(language, "mine-language-menu"), [
        {
          value: AS_DISCORD,
          label:
            chosen === undefined ? unmarked(say(language, "mine-language-discord")) : say(language, "mine-as-discord"),
          chosen: chosen === undefined,
        },
        ...LANGUAGES.map((each) => {
          const name = LANGUAGE_NAMES[each];
          const label = each === chosen ? unmarked(say(language, "mine-language", { language: name })) : name;
          return { value: each, label, chosen: each === chosen };
        }),
      ]),
      ...vacationsBack(away, zone ?? NO_ZONE, language),
    ],
  });
}

const seconds = (ms: number): number => Math.floor(ms / 1_000);

function vacationsBack(away: readonly Vacation[], zone: string, language: Language): ActionRow[] {
  if (away.length === 0) return [];
  const options = away.map(({ from, until }) => ({
    value: String(from),
    label: say(language, "mine-days", { from: dayIn(from, zone), to: dayIn(until - 1, zone) }),
  }));
  return [menuRow(idOf("back"), say(language, "mine-back-menu"), options)];
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

export function zoneForm(language: Language = FIRST_LANGUAGE): Form {
  return formOf("zone", say(language, "mine-zone-title"), [
    { id: ZONE_FIELD, label: say(language, "mine-zone-field"), example: "Europe/Berlin · America/New_York" },
  ]);
}

export function quietForm(language: Language = FIRST_LANGUAGE): Form {
  return formOf("quiet", say(language, "mine-quiet-title"), [
    { id: "from", label: say(language, "mine-quiet-from"), example: say(language, "mine-quiet-from-example") },
    { id: "to", label: say(language, "mine-quiet-to"), example: say(language, "mine-quiet-to-example") },
  ]);
}

/** `zone`: the one that days are meant in. */
export function vacationForm(now: number, zone: string, language: Language = FIRST_LANGUAGE): Form {
  const day = dayIn(now, zone);
  return formOf("vacation", say(language, "mine-vacation-title"), [
    {
      id: "from",
      label: say(language, "mine-vacation-from"),
      example: say(language, "mine-vacation-from-example", { day }),
    },
    { id: "until", label: say(language, "mine-vacation-to"), example: dayIn(now + 7 * DAY_HOURS * HOUR_MS, zone) },
  ]);
}

/** To whoever has named a zone that there is not. */
export function noSuchZone(text: string, near: readonly string[], language: Language): Message {
  const zones = listedIn(
    near.map((zone) => `**${zone}**`),
    language,
    "list-or",
  );
  const content = [
    say(language, "mine-no-zone", { text: safe(text, 40) }),
    ...(near.length > 0 ? [say(language, "mine-zone-meant", { zones })] : []),
    say(language, "mine-unchanged"),
  ].join("\n");
  const buttons = near.map((zone) => button(idOf("near", zone), zone, "main"));
  const again = button(idOf("zone"), say(language, "mine-again-button"));
  return privateMessage({ content, rows: buttonRows([...buttons, again]) });
}

/** To whoever has typed what is no span of the day. */
export const noQuietHours = (text: string, language: Language): string =>
  say(language, "mine-no-quiet", { text: safe(text, 40) });

/** To whoever would rest nearly all day. */
export const tooQuiet = (language: Language): string =>
  say(language, "mine-too-quiet", { hours: MOST_QUIET_MINUTES / 60 });

/** To whoever has typed how often to be reminded, and cannot have it so. */
export const noSuchReminder = (text: string, language: Language): string =>
  say(language, "mine-no-reminder", { text: safe(text, 40) });

/** To whoever has named a day that I cannot read. */
export const noSuchDay = (text: string, now: number, zone: string, language: Language): string =>
  say(language, "mine-no-day", {
    text: plain(text, 40) === "?" ? "" : safe(text, 40),
    day: dayIn(now, zone),
    last: dayIn(now + 6 * DAY_HOURS * HOUR_MS, zone),
  });

/** Why a vacation cannot be announced. */
export function noVacation(no: NoVacation, language: Language): string {
  switch (no.why) {
    case "backwards":
      return say(language, "mine-backwards");
    case "past":
      return say(language, "mine-past");
    case "far-off":
      return say(language, "mine-far-off");
    case "too-long":
      return say(language, "mine-too-long", { days: no.days, left: no.left, allowed: daysOf(ALLOWANCE_MS) });
  }
}

/** To whoever would keep away from themselves, and to whoever keeps away from as many as one may. */
export const ownCompany = (language: Language): string => say(language, "mine-own-company");
export const avoidsMany = (most: number, language: Language): string => say(language, "mine-avoids-many", { most });
