/** A person's own habits, the same in every server: kept under their id, shown and deleted by `/privacy`. */
import { z } from "zod";
import type { Store } from "../store/index.ts";
import { LANGUAGES } from "./languages.ts";
import { zoneNamed } from "./zones.ts";

/** A time of day, "HH:MM", of 24 hours. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** From how often to how seldom somebody may be reminded, in hours. */
export const REMINDING = { least: 1, most: 168, usual: 24 } as const;

/** How many vacations are kept at most, the latest. */
const MOST_VACATIONS = 20;

/** How many somebody may keep away from: with more a line would seldom make a table for them. */
export const MOST_AVOIDED = 25;

/** How tables are shown: pictures in dark colours, which is usual, or in light ones, or text. */
export const PICTURE_CHOICES = ["pictures", "light", "text"] as const;
export type PictureChoice = (typeof PICTURE_CHOICES)[number];

/** What is stored of a choice: nothing of what is usual. */
export const keptChoice = (choice: PictureChoice): PictureChoice | null => (choice === "pictures" ? null : choice);

/** The one after it, by a button that goes through all. */
export const nextChoice = (choice: PictureChoice = "pictures"): PictureChoice =>
  PICTURE_CHOICES[(PICTURE_CHOICES.indexOf(choice) + 1) % PICTURE_CHOICES.length] ?? "pictures";

const quietSchema = z.object({ from: z.string().regex(TIME_OF_DAY), to: z.string().regex(TIME_OF_DAY) });
const vacationSchema = z.object({ from: z.number(), until: z.number() });
export type Quiet = z.infer<typeof quietSchema>;
export type Vacation = z.infer<typeof vacationSchema>;

export const WHY = ["on", "off"] as const;

/** Each field by itself: what another edition of the bot has written otherwise is passed over, and the rest stays. */
const FIELDS = {
  /** An IANA name, such as "Europe/Berlin"; without one, quiet hours and dates are by UTC. */
  zone: z.string().refine((zone) => zoneNamed(zone) !== null),
  /** No clock runs and nothing pings between these times of day; `to` before `from` is on the next day. */
  quiet: quietSchema,
  remindEveryHours: z.number().int().min(REMINDING.least).max(REMINDING.most),
  /** Reminders do not ping. */
  muted: z.literal(true),
  pictures: z.enum(PICTURE_CHOICES),
  /** Without it everything is said in the language of their Discord, as far as the bot speaks it. */
  language: z.enum(LANGUAGES),
  /** Whether questions are explained; without it they are in the first game. */
  why: z.enum(WHY),
  /** The table of the first game. */
  firstTable: z.string().max(40),
  /** Reminders come by direct message as well. */
  remindByDm: z.literal(true),
  /** "Tell me when I am next." */
  next: z.literal(true),
  /** Finished games are noted under their name in each server's record; without it they are on no record. */
  record: z.literal(true),
  /** Lobbies where they sit say how they have kept their deadlines; it takes `record`. */
  promise: z.literal(true),
  /** In ms since the epoch, in the order of time; `until` is the first moment after. */
  vacations: z.array(vacationSchema),
  /** Nobody notes at which hours they play. */
  hoursUnnoted: z.literal(true),
  /** With whom they are seated at no table that is found for them; nobody else is shown that. */
  avoid: z.array(z.string().regex(/^\d{1,20}$/u)).max(MOST_AVOIDED),
} as const;

type Fields = { readonly [K in keyof typeof FIELDS]: z.infer<(typeof FIELDS)[K]> };
/** What somebody has chosen; what is left out is as it is for everybody. */
export type Personal = { readonly [K in keyof Fields]?: Fields[K] };
/** What is to be changed; null takes a choice back. */
export type PersonalChange = { readonly [K in keyof Fields]?: Fields[K] | null };

/** What a document says of somebody's habits, field by field. */
export function readPersonal(document: unknown): Personal {
  if (typeof document !== "object" || document === null) return {};
  const said = Object.entries(FIELDS).flatMap(([name, schema]) => {
    const read = schema.safeParse(Reflect.get(document, name));
    return read.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries(said) as Personal; // a parsed boundary: each field by its own schema
}

/** The habits after a change. */
export function changedPersonal(before: Personal, change: PersonalChange): Personal {
  const all = { ...before, ...change };
  const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined));
  const { vacations, ...rest } = readPersonal(kept);
  return vacations && vacations.length > 0 ? { ...rest, vacations: vacations.slice(-MOST_VACATIONS) } : rest;
}

/** Whether questions are explained to somebody at a table; `null` where no table was their first one yet. */
export function explains({ why, firstTable }: Personal, table: string): boolean | null {
  if (why !== undefined) return why === "on";
  return firstTable === undefined ? null : firstTable === table;
}

/** Everybody's habits, in the store's documents "settings" by the user's id. */
export class PersonalSettings {
  readonly #store: Pick<Store, "documents">;

  constructor(store: Pick<Store, "documents">) {
    this.#store = store;
  }

  async of(user: string): Promise<Personal> {
    return readPersonal(await this.#store.documents("settings").get(user));
  }

  /** Changes what somebody has chosen, and gives what that comes to. `change` must be pure. */
  async change(user: string, change: PersonalChange | ((before: Personal) => PersonalChange)): Promise<Personal> {
    const after = await this.#store.documents("settings").update(user, (present) => {
      const before = readPersonal(present);
      const next = changedPersonal(before, typeof change === "function" ? change(before) : change);
      return Object.keys(next).length === 0 ? undefined : next;
    });
    return readPersonal(after);
  }
}
