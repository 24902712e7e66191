/** `/settings mine`: what somebody has chosen for themselves, typed or pressed. */
import type { ChatInputCommandInteraction, MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { NO_ZONE, readDay, readQuiet, readTimeOfDay } from "../../settings/days.ts";
import { readDuration } from "../../settings/duration.ts";
import { MOST_QUIET_MINUTES, quietMinutes } from "../../settings/hours.ts";
import {
  changedPersonal,
  keptChoice,
  nextChoice,
  type Personal,
  type PersonalChange,
  PICTURE_CHOICES,
  type Quiet,
  REMINDING,
} from "../../settings/index.ts";
import { MOST_AVOIDED } from "../../settings/personal.ts";
import { checkVacation, withoutVacation, withVacation } from "../../settings/vacations.ts";
import { zoneNamed, zonesMeant } from "../../settings/zones.ts";
import {
  avoidsMany,
  MINE_PRESSES,
  type MineVerb,
  noQuietHours,
  noSuchDay,
  noSuchReminder,
  noSuchZone,
  noVacation,
  ownCompany,
  ownSettingsMessage,
  parseMinePress,
  quietForm,
  tooQuiet,
  vacationForm,
  ZONE_FIELD,
  zoneForm,
} from "../../views/settings/mine.ts";
import type { Message } from "../../views/text/message.ts";
import { privateMessage } from "../../views/text/message.ts";
import { FIRST_LANGUAGE, LANGUAGES, type Language, languageOf, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Choice, privately, replacing } from "../shared/command.ts";
import { alike, presses } from "../shared/presses.ts";
import { refusedByTable, tellTables } from "./telling.ts";

const HOUR_MS = 60 * 60 * 1000;
/** How many zones a slip is offered. */
const NEAR = 3;

/** What was typed, read; or why it cannot be. */
type Read = { readonly ok: true; readonly change: PersonalChange } | { readonly ok: false; readonly why: Message };
const no = (content: string): Read => ({ ok: false, why: privateMessage({ content }) });
const yes = (change: PersonalChange): Read => ({ ok: true, change });

const isNone = (text: string): boolean => /^(?:|none|off|no|-)$/iu.test(text.trim());

export async function mySettings(interaction: ChatInputCommandInteraction, bot: Bot): Promise<Answer> {
  const { options, user } = interaction;
  const before = await bot.settings.personal.of(user.id);
  const language = languageFor(before, interaction);
  const now = bot.clock.now();
  const changes: PersonalChange[] = [];
  const typed = (name: string, read: (text: string, known: Personal) => Read): Message | null => {
    const text = options.getString(name);
    if (text === null) return null;
    const said = read(text, { ...before, ...present(changes) });
    if (said.ok) changes.push(said.change);
    return said.ok ? null : said.why;
  };
  // The zone first: days are meant in it.
  const wrong =
    typed("zone", (text) => readZone(text, language)) ??
    typed("quiet", (text) => readQuietHours(text, language)) ??
    typed("remind", (text) => readReminder(text, language)) ??
    typed("vacation", (text, known) => readVacation(text, known, now, language));
  if (wrong !== null) return privately(wrong);
  const why = options.getBoolean("why");
  if (why !== null) changes.push({ why: why ? "on" : "off" });
  const pictures = PICTURE_CHOICES.find((each) => each === options.getString("pictures"));
  if (pictures !== undefined) changes.push({ pictures: keptChoice(pictures) });
  for (const [option, field] of TOGGLES) {
    const on = options.getBoolean(option);
    if (on !== null) changes.push({ [field]: on ? true : null });
  }
  const hours = options.getBoolean("hours");
  if (hours !== null) changes.push({ hoursUnnoted: hours ? null : true });
  // What was noted before goes with it.
  if (hours === false) await bot.hours.forget(user.id);
  const avoided = options.getUser("avoid")?.id;
  if (avoided !== undefined) {
    if (avoided === user.id) return privately(privateMessage({ content: ownCompany(language) }));
    const { avoid = [] } = before;
    const kept = avoid.includes(avoided) ? avoid.filter((each) => each !== avoided) : [...avoid, avoided];
    if (kept.length > MOST_AVOIDED) return privately(privateMessage({ content: avoidsMany(MOST_AVOIDED, language) }));
    changes.push({ avoid: kept.length === 0 ? null : kept });
  }
  const record = options.getString("record");
  if (record !== null) changes.push({ record: record === "on" ? true : null });
  const speak = options.getString("language");
  if (speak !== null) changes.push(spoken(speak));
  if (changes.length === 0) return privately(ownSettingsMessage(before, now, language));
  return changed(interaction, Object.assign({}, ...changes) as PersonalChange, bot, privately);
}

/** The choice of a language; null where it is Discord's. */
const spoken = (value: string): PersonalChange => ({ language: LANGUAGES.find((each) => each === value) ?? null });

/** In which language somebody reads who has chosen this. */
const languageFor = (personal: Personal, { locale }: Pick<Asker, "locale">): Language =>
  personal.language ?? languageOf(locale);

/** Options that are on or off, and the field of each. */
const TOGGLES = [
  ["mute", "muted"],
  ["dm", "remindByDm"],
  ["next", "next"],
  ["promise", "promise"],
] as const;

/** What changes come to, for what is read after them. */
const present = (changes: readonly PersonalChange[]): Personal =>
  Object.fromEntries(
    Object.entries(Object.assign({}, ...changes) as PersonalChange).filter(([, value]) => value !== null),
  );

/** Who asks, and the interaction that says so. */
type Asker = { readonly id: string; readonly user: { readonly id: string }; readonly locale: string };

/** Changes what somebody has chosen and tells their tables, or gives why one of those does not take it. */
export async function takeOver(
  { id, user }: Pick<Asker, "id" | "user">,
  change: PersonalChange,
  bot: Bot,
): Promise<{ readonly ok: true; readonly after: Personal } | { readonly ok: false; readonly why: Message }> {
  const { personal } = bot.settings;
  const refused = await refusedByTable(user.id, changedPersonal(await personal.of(user.id), change), bot);
  if (refused !== null) return { ok: false, why: refused };
  const after = await personal.change(user.id, change);
  await tellTables(user.id, id, after, bot);
  return { ok: true, after };
}

async function changed(
  asker: Asker,
  change: PersonalChange,
  bot: Bot,
  answer: (message: Message) => Answer,
): Promise<Answer> {
  const taken = await takeOver(asker, change, bot);
  if (!taken.ok) return privately(taken.why);
  return answer(ownSettingsMessage(taken.after, bot.clock.now(), languageFor(taken.after, asker), true));
}

function readZone(text: string, language: Language): Read {
  if (isNone(text)) return yes({ zone: null });
  const zone = zoneNamed(text);
  return zone === null ? { ok: false, why: noSuchZone(text, zonesMeant(text, NEAR), language) } : yes({ zone });
}

function readQuietHours(text: string, language: Language): Read {
  if (isNone(text)) return yes({ quiet: null });
  const quiet = readQuiet(text);
  return quiet === null ? no(noQuietHours(text, language)) : bearable(quiet, language);
}

function bearable(quiet: Quiet, language: Language): Read {
  return quietMinutes(quiet) > MOST_QUIET_MINUTES ? no(tooQuiet(language)) : yes({ quiet });
}

function readReminder(text: string, language: Language): Read {
  const read = readDuration(text.replace(/^\s*every\s+/iu, ""), {
    least: REMINDING.least * HOUR_MS,
    most: REMINDING.most * HOUR_MS,
  });
  return read.ok ? yes({ remindEveryHours: Math.round(read.ms / HOUR_MS) }) : no(noSuchReminder(text, language));
}

function readVacation(text: string, known: Personal, now: number, language: Language): Read {
  if (isNone(text)) {
    const { vacations = [] } = known;
    const left = vacations.reduce((rest, { from }) => withoutVacation(rest, from, now), [...vacations]);
    return yes({ vacations: left });
  }
  const [first = "", last = first] = text.split(/\s+(?:to|until|-|\u2013)\s+/iu);
  return readDays(first, last, known, now, language);
}

/** A vacation from the first day to the last, both of them in the own zone. */
export function readDays(
  first: string,
  last: string,
  { zone = NO_ZONE, vacations = [] }: Personal,
  now: number,
  language: Language = FIRST_LANGUAGE,
): Read {
  const begin = readDay(first, zone, now);
  if (begin === null) return no(noSuchDay(first, now, zone, language));
  const end = readDay(last, zone, now);
  if (end === null) return no(noSuchDay(last, now, zone, language));
  const vacation = { from: Math.max(begin.from, now), until: end.until };
  const not = end.until <= begin.from ? ({ why: "backwards" } as const) : checkVacation(vacation, now);
  return not === null ? yes({ vacations: withVacation(vacations, vacation) }) : no(noVacation(not, language));
}

/** Zones while they are being typed. */
export function zoneChoices(typed: string): readonly Choice[] {
  const named = zoneNamed(typed);
  const meant = zonesMeant(typed, 24);
  const all = typed.trim() === "" ? USUAL : [...new Set([...(named === null ? [] : [named]), ...meant])];
  return all.map((zone) => ({ name: zone, value: zone }));
}

/** What is offered before anything is typed. */
const USUAL = [
  "Europe/London",
  "Europe/Berlin",
  "Europe/Paris",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Sao_Paulo",
  "Australia/Sydney",
  "Asia/Tokyo",
  "UTC",
];

/** The buttons, menus and forms of `/settings mine`. */
export const minePresses = presses({
  word: "mine",
  parse: parseMinePress,
  press: alike(MINE_PRESSES, pressed),
  submit: {
    zone: submitted((field, { language }) => readZone(field(ZONE_FIELD), language)),
    quiet: submitted((field, { language }) => readTypedQuiet(field("from"), field("to"), language)),
    vacation: submitted((field, { before, now, language }) =>
      readDays(field("from"), field("until") || field("from"), before, now, language),
    ),
  },
});

const late = (language: Language) => privateMessage({ content: say(language, "ask-late") });

async function pressed(
  interaction: MessageComponentInteraction,
  { verb, key }: { verb: MineVerb; key: string },
  bot: Bot,
): Promise<Answer> {
  const { user } = interaction;
  const before = await bot.settings.personal.of(user.id);
  const language = languageFor(before, interaction);
  const now = bot.clock.now();
  const [value = ""] = interaction.isStringSelectMenu() ? interaction.values : [];
  const change = (next: PersonalChange) => changed(interaction, next, bot, replacing);
  switch (verb) {
    case "show":
      return replacing(ownSettingsMessage(before, now, language));
    case "zone":
      return { kind: "form", form: zoneForm(language), late: late(language) };
    case "quiet":
      return { kind: "form", form: quietForm(language), late: late(language) };
    case "vacation":
      return { kind: "form", form: vacationForm(now, before.zone ?? NO_ZONE, language), late: late(language) };
    case "near": {
      const zone = zoneNamed(key);
      return zone === null ? replacing(noSuchZone(key, zonesMeant(key, NEAR), language)) : change({ zone });
    }
    case "mute":
      return change({ muted: before.muted ? null : true });
    case "dm":
      return change({ remindByDm: before.remindByDm ? null : true });
    case "next":
      return change({ next: before.next ? null : true });
    case "record":
      return change({ record: before.record ? null : true });
    case "pictures":
      return change({ pictures: keptChoice(nextChoice(before.pictures)) });
    case "why":
      return change({ why: key === "off" ? "off" : "on" });
    case "language":
      return change(spoken(value));
    case "remind":
      return change({ remindEveryHours: Number(value) });
    case "back":
      return change({ vacations: withoutVacation(before.vacations ?? [], Number(value), now) });
  }
}

/** A form of one setting: `read` makes of what was typed what is to change. */
function submitted(
  read: (
    field: (name: string) => string,
    known: { readonly before: Personal; readonly now: number; readonly language: Language },
  ) => Read,
) {
  return async (interaction: ModalSubmitInteraction, _: unknown, bot: Bot): Promise<Answer> => {
    const { user, fields } = interaction;
    const before = await bot.settings.personal.of(user.id);
    const field = (name: string) => fields.getTextInputValue(name).slice(0, 40);
    const language = languageFor(before, interaction);
    const typed = read(field, { before, now: bot.clock.now(), language });
    return typed.ok ? changed(interaction, typed.change, bot, replacing) : privately(typed.why);
  };
}

function readTypedQuiet(from: string, to: string, language: Language): Read {
  if (isNone(from) && isNone(to)) return yes({ quiet: null });
  const [begin, end] = [readTimeOfDay(from), readTimeOfDay(to)];
  if (begin === null || end === null || begin === end) return no(noQuietHours(`${from} - ${to}`, language));
  return bearable({ from: begin, to: end }, language);
}
