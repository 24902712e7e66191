/** What is written down of a league's night, one entry after the other: nothing is ever changed or taken out. */
import { z } from "zod";
import { FACTIONS, RACES } from "../../engine/index.ts";
import { POD_SIZES } from "../pairing/field.ts";
import { NIGHT_LIMITS, settingsSchema, userSchema } from "./settings.ts";

const numbered = z.int().min(1).max(1_000);
const name = z.string().max(60);
/** Why somebody says so; empty where nothing was said. */
const why = z.string().max(NIGHT_LIMITS.reason).default("");
const podSchema = z.array(userSchema).min(1).max(POD_SIZES.most).readonly();
const podsSchema = z.array(podSchema).max(NIGHT_LIMITS.players).readonly();
const usersSchema = z.array(userSchema).max(NIGHT_LIMITS.players).readonly();
const minutes = z.int().min(1).max(50_000);

/** A player as the night knows them: as they were registered when they entered it. */
const enteringSchema = z
  .object({
    user: userSchema,
    name,
    race: z.enum(RACES),
    faction: z.enum(FACTIONS),
    /** Id of the registered copy of the deck, which is kept elsewhere; null where none was asked for. */
    deck: z.string().max(40).nullable(),
  })
  .readonly();
export type Entering = z.infer<typeof enteringSchema>;

/** How a player of a pod left it before its end. */
export const WAYS_OUT = ["eliminated", "conceded", "dropped"] as const;

/** What came of a pod, in the order of its players. */
export const podResultSchema = z
  .object({
    /** From 1; those who share one have the same, and the next is left out. */
    places: z.array(z.int().min(1).max(POD_SIZES.most)).min(1).max(POD_SIZES.most).readonly(),
    victory: z.enum(["major", "standard", "none"]),
    /** Whether it was won before time was called. */
    before_time: z.boolean(),
    /** Who is given the odd point. compendium: 11. Tournament Rules */
    odd: userSchema.optional(),
    /** Who was out before the end, and how: it is told, and counts by the places alone. */
    out: z
      .array(z.object({ user: userSchema, how: z.enum(WAYS_OUT) }).readonly())
      .max(POD_SIZES.most)
      .readonly()
      .optional(),
  })
  .readonly();
export type PodResult = z.infer<typeof podResultSchema>;

/** Which pod: both are counted from 1. */
const ofPod = { round: numbered, pod: numbered };

const kinds = [
  /** The first of every night, and only the first. `number` counts the nights of the league from 1. */
  z.object({
    type: z.literal("opened"),
    league: z.string().max(40),
    number: numbered,
    name,
    settings: settingsSchema,
    players: z.array(enteringSchema).max(NIGHT_LIMITS.players).readonly(),
    /** Mixed into every pairing. */
    seed: z.string().max(40),
  }),
  z.object({ type: z.literal("settings"), settings: settingsSchema }),

  /** Who comes in after the opening; whoever is in is registered anew, as long as the night has not begun. */
  z.object({ type: z.literal("entered"), player: enteringSchema, here: z.boolean().default(false) }),
  /** Who has not begun yet goes as if they had never been there. */
  z.object({ type: z.literal("withdrawn"), user: userSchema }),
  z.object({ type: z.literal("here"), user: userSchema, here: z.boolean() }),
  /** Plays no more from now on, also in the middle of a round. `no-show`: never came. */
  z.object({ type: z.literal("dropped"), user: userSchema, how: z.enum(["drop", "no-show"]), why }),
  z.object({ type: z.literal("returned"), user: userSchema }),
  /** The copy with which a player goes on between two rounds. compendium: 11. Tournament Rules */
  z.object({ type: z.literal("deck-changed"), user: userSchema, deck: z.string().max(40) }),

  /** From here on decks are locked. */
  z.object({ type: z.literal("begun") }),
  /** The rounds from `from` on, planned together; in place of any plan before. */
  z.object({
    type: z.literal("planned"),
    from: numbered,
    rounds: z
      .array(z.object({ pods: podsSchema, byes: usersSchema }).readonly())
      .max(NIGHT_LIMITS.rounds)
      .readonly(),
    repeats: z.int().min(0),
    /** Fewer repeats in all these rounds are impossible. */
    proven: z.boolean().default(false),
  }),
  /** The next round as it might be: nobody but the organisers sees it. */
  z.object({
    type: z.literal("drafted"),
    round: numbered,
    final: z.boolean().default(false),
    pods: podsSchema,
    byes: usersSchema,
    /** The pods that stay as they are when it is paired again, by their places from 0. */
    locked: z.array(z.int().min(0).max(NIGHT_LIMITS.players)).max(NIGHT_LIMITS.players).readonly().default([]),
    why: z.array(z.string().max(1_000)).max(20).readonly(),
    repeats: z.int().min(0),
    /** Fewer repeats are impossible. */
    proven: z.boolean(),
  }),
  /** Two change places in the draft. `draft`: what the organiser had before them. */
  z.object({ type: z.literal("swapped"), draft: z.int(), a: userSchema, b: userSchema }),
  z.object({
    type: z.literal("locked"),
    draft: z.int(),
    pod: z.int().min(0).max(NIGHT_LIMITS.players),
    on: z.boolean(),
  }),
  z.object({ type: z.literal("discarded"), draft: z.int() }),
  /** The draft becomes the round. `tables`: an id for each pod, drawn before, so that none is opened twice. */
  z.object({
    type: z.literal("published"),
    draft: z.int(),
    tables: z.array(z.string().min(1).max(40)).max(NIGHT_LIMITS.players).readonly(),
    /** Where threads are opened. */
    channel: userSchema,
  }),
  /**
   * A pod's thread is there, with its table and all seats taken. `waited`: its time counts from now, so many minutes after the
   * round's began.
   */
  z.object({ type: z.literal("pod-opened"), ...ofPod, thread: userSchema, waited: minutes.optional() }),
  /** A pod cannot be given a thread for now, and why; it is tried again. */
  z.object({ type: z.literal("pod-failed"), ...ofPod, why: z.string().max(NIGHT_LIMITS.reason) }),

  /** The clock of a round; the rest counts from `at`. */
  z.object({ type: z.literal("clock-started"), round: numbered, minutes }),
  /** More time, for one pod or (null) for all. */
  z.object({ type: z.literal("extended"), round: numbered, pod: numbered.nullable(), minutes }),
  /** It was said that so many minutes are left; null: to all whose time was not extended. */
  z.object({ type: z.literal("warned"), round: numbered, pod: numbered.nullable(), left: z.int().min(0).max(1_440) }),
  z.object({ type: z.literal("time-called"), ...ofPod }),

  /** What a player says came of a pod, or what its table says (`table`), or an organiser. */
  z.object({
    type: z.literal("reported"),
    ...ofPod,
    result: podResultSchema,
    from: z.enum(["player", "table", "organiser"]),
  }),
  /** By another player of the pod, or by the clock. `report`: which report, as the pod counts them. */
  z.object({ type: z.literal("confirmed"), ...ofPod, report: z.int(), from: z.enum(["player", "clock", "organiser"]) }),
  z.object({ type: z.literal("disputed"), ...ofPod, report: z.int(), why }),
  /** A judge's word on a dispute. */
  z.object({ type: z.literal("judged"), ...ofPod, result: podResultSchema, why }),
  /** What is right instead, at any time. */
  z.object({ type: z.literal("corrected"), ...ofPod, result: podResultSchema, why }),

  /** A message that is kept up to date, by what it is. */
  z.object({
    type: z.literal("posted"),
    what: z.enum(["round", "clock", "standings", "picture"]),
    round: numbered,
    channel: userSchema,
    message: userSchema,
  }),
  z.object({ type: z.literal("ended") }),
] as const;

/** When (ms since the epoch), by which Discord user ("moderator": the bot), what they are called, and by which press. */
const envelope = { at: z.number(), by: userSchema, as: name.optional(), key: z.string().max(100).optional() };

export const saidSchema = z.discriminatedUnion("type", kinds);
/** An entry without when and by whom. */
export type Said = z.infer<typeof saidSchema>;
export const entrySchema = z.intersection(z.object(envelope), saidSchema);
export type Entry = z.infer<typeof entrySchema>;
export type SaidOf<T extends Said["type"]> = Extract<Said, { type: T }>;
export type EntryOf<T extends Said["type"]> = Extract<Entry, { type: T }>;
/** Who enters nothing by hand. */
export const MODERATOR = "moderator";
