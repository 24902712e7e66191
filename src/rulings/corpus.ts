import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Care, CorpusError, isListOf, isRecord, isText, isTexts, readJson, type Shape, shaped } from "./usable.ts";
import { sentencesIn } from "./words/sentences.ts";

/** The rules texts, by the short names that the whole project cites them with. */
export const DOCS = ["engine", "compendium", "quickstart", "rulebook", "ge-faq"] as const;
export type Doc = (typeof DOCS)[number];

/** The rule sets that have rules of their own; a house set is one of them with changes. */
export const PUBLISHED_RULES = ["engine", "casual", "tournament", "quickstart"] as const;
export type PublishedRules = (typeof PUBLISHED_RULES)[number];

/** A place in a rules text: anyone can open the text and find the section's heading there. */
export const sourceSchema = z
  .object({
    doc: z.enum(DOCS),
    /** The source's own heading without its number; where a heading is lost in the text, the first words below it. */
    section: z.string().min(1).max(120),
    /** Which of its bullets, from 1: of a list's parts or a table's rows, or in `ge-faq` of its paragraphs. */
    bullet: z.int().min(1).optional(),
  })
  .strict()
  .readonly();
export type Source = z.infer<typeof sourceSchema>;

export const isSource = (raw: unknown): raw is Source => isRecord(raw) && TEXTS.has(raw.doc) && isText(raw.section);

export const ENFORCED = ["automatic", "assisted", "by hand"] as const;
export type Enforced = (typeof ENFORCED)[number];

/** Why the moderator does not keep a rule by itself; nothing of a rule that it does keep. */
const why = z.string().min(1).max(300).optional();

/** Which sentences of a text, counted from 0, decide nothing: they say what follows, or where something else stands. */
const announces = z.array(z.int().min(0)).min(1).readonly().optional();

/** For each sentence of a text in order how players ask for what it says, in their words; those at the end may be left out. */
const asked = z
  .array(z.array(z.string().min(3).max(120)).readonly())
  .min(1)
  .readonly()
  .optional();

const askedRight = ({ text, asked }: { text: string; asked?: readonly unknown[] | undefined }) =>
  (asked ?? []).length <= sentencesIn(text).length;

const announcesRight = ({ text, announces }: { text: string; announces?: readonly number[] | undefined }) =>
  (announces ?? []).every((at) => at < sentencesIn(text).length);

/** A single ruling within an entry. */
export const pointSchema = z
  .object({
    text: z.string().min(1).max(900),
    announces,
    asked,
    sources: z.array(sourceSchema).readonly(),
    /** Where it is not kept as its entry is. */
    enforced: z.enum(ENFORCED).optional(),
    why,
    /** True for a correction of a printed card. */
    errata: z.literal(true).optional(),
    /** True for the moderator's own reading, where the sources are silent. */
    own: z.literal(true).optional(),
  })
  .strict()
  .refine((point) => point.own || point.sources.length > 0, "a point needs a source, unless it is the moderator's own")
  .refine(announcesRight, "announces has to name sentences of the text")
  .refine(askedRight, "asked has to be for sentences of the text")
  .readonly();
export type Point = z.infer<typeof pointSchema>;

/** What some rule sets say instead. */
export const differenceSchema = z
  .object({
    rules: z.array(z.enum(PUBLISHED_RULES)).min(1).readonly(),
    text: z.string().min(1).max(900),
    sources: z.array(sourceSchema).min(1).readonly(),
    enforced: z.enum(ENFORCED),
    why,
  })
  .strict()
  .readonly();
export type Difference = z.infer<typeof differenceSchema>;

function citesRight(entry: {
  text: string;
  cites?: readonly (readonly number[])[];
  sources: readonly Source[];
}): boolean {
  const { text, cites, sources } = entry;
  if (!cites) return true;
  return cites.length === sentencesIn(text).length && cites.flat().every((at) => at < sources.length);
}

/** One entry per rule, term or card. */
export const rulingSchema = z
  .object({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    game: z.enum(["b5", "ge"]),
    kind: z.enum(["rule", "term", "card"]),
    title: z.string().min(1).max(80),
    /** Other words that players look this up by. */
    aliases: z.array(z.string().min(1).max(60)).readonly(),
    /** The answer, as the engine rules have it. */
    text: z.string().min(1).max(1200),
    announces,
    asked,
    /** For each sentence of `text`, which of `sources` it rests on, counted from 0; without it, each rests on all. */
    cites: z
      .array(z.array(z.int().min(0)).min(1).readonly())
      .readonly()
      .optional(),
    points: z.array(pointSchema).readonly().optional(),
    differs: z.array(differenceSchema).readonly().optional(),
    sources: z.array(sourceSchema).readonly(),
    /** Ids of related entries. */
    see: z.array(z.string()).readonly(),
    enforced: z.enum(ENFORCED),
    why,
    /** True for a convention of the moderator's own, or a decision where the sources are silent. */
    own: z.literal(true).optional(),
  })
  .strict()
  .refine((entry) => entry.own || entry.sources.length > 0, "an entry needs a source, unless it is the moderator's own")
  .refine(citesRight, "cites has to name sources for each sentence of the text")
  .refine(announcesRight, "announces has to name sentences of the text")
  .refine(askedRight, "asked has to be for sentences of the text")
  .readonly();
export type Ruling = z.infer<typeof rulingSchema>;

export interface Corpus {
  readonly entries: readonly Ruling[];
  byId(id: string): Ruling | undefined;
}

const RULINGS = fileURLToPath(new URL("../../data/rulings/", import.meta.url));

let loaded: Corpus | undefined;

/**
 * Loads `data/rulings/*.json`, once.
 *
 *     loadCorpus().byId("building-influence")?.title; // "Building influence"
 *
 * Throws `CorpusError` where a file cannot be used.
 */
export function loadCorpus(): Corpus {
  loaded ??= readCorpus();
  return loaded;
}

/** The same afresh, or from another folder. */
export function readCorpus(folder = RULINGS, care: Care = "quick"): Corpus {
  const byId = new Map<string, Ruling>();
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  for (const name of names.sort()) {
    const { entries } = shaped(readJson(join(folder, name), name), FILE, name, care);
    for (const [at, raw] of entries.entries()) {
      const entry = shaped(raw, RULING, `${name}: entry ${nameOf(raw, at)}`, care);
      if (byId.has(entry.id)) throw new CorpusError(`${name}: entry ${entry.id}: another entry has this id`);
      byId.set(entry.id, entry);
    }
  }
  return { entries: [...byId.values()], byId: (id) => byId.get(id) };
}

const fileSchema = z.object({ topic: z.string().min(1), entries: z.array(z.unknown()) }).strict();

const FILE: Shape<z.infer<typeof fileSchema>> = {
  is: (raw): raw is z.infer<typeof fileSchema> => isRecord(raw) && isText(raw.topic) && Array.isArray(raw.entries),
  schema: fileSchema,
};

const nameOf = (raw: unknown, at: number) => (isRecord(raw) && isText(raw.id) ? raw.id : `number ${at + 1}`);

/** Whether an entry has all that is read of it: then nothing breaks down that looks it up or shows it. */
function isRuling(raw: unknown): raw is Ruling {
  if (!isRecord(raw)) return false;
  const { announces, asked, cites, points, differs } = raw;
  return (
    isText(raw.id) &&
    isText(raw.title) &&
    isText(raw.text) &&
    GAMES.has(raw.game) &&
    KINDS.has(raw.kind) &&
    DEGREES.has(raw.enforced) &&
    isTexts(raw.aliases) &&
    isTexts(raw.see) &&
    isListOf(raw.sources, isSource) &&
    isAnnounced(announces) &&
    isAsked(asked) &&
    (cites === undefined || isListOf(cites, Array.isArray)) &&
    (points === undefined || isListOf(points, isPoint)) &&
    (differs === undefined || isListOf(differs, isDifference))
  );
}

const RULING: Shape<Ruling> = { is: isRuling, schema: rulingSchema };

const GAMES: ReadonlySet<unknown> = new Set(["b5", "ge"] satisfies Ruling["game"][]);
const KINDS: ReadonlySet<unknown> = new Set(["rule", "term", "card"] satisfies Ruling["kind"][]);
const DEGREES: ReadonlySet<unknown> = new Set(ENFORCED);
const TEXTS: ReadonlySet<unknown> = new Set(DOCS);
const RULE_SETS: ReadonlySet<unknown> = new Set(PUBLISHED_RULES);

const isPublished = (raw: unknown): raw is PublishedRules => RULE_SETS.has(raw);
const isAnnounced = (raw: unknown) => raw === undefined || Array.isArray(raw);
const isAsked = (raw: unknown) => raw === undefined || isListOf(raw, isTexts);
const isPoint = (raw: unknown): raw is Point =>
  isRecord(raw) &&
  isText(raw.text) &&
  isAnnounced(raw.announces) &&
  isAsked(raw.asked) &&
  isListOf(raw.sources, isSource);
const isDifference = (raw: unknown): raw is Difference =>
  isRecord(raw) && isListOf(raw.rules, isPublished) && DEGREES.has(raw.enforced) && isPoint(raw);
