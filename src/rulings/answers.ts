import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { isSource, sourceSchema } from "./corpus.ts";
import { type Care, isListOf, isRecord, isText, isTexts, readJson, type Shape, shaped } from "./usable.ts";

export const VERDICTS = ["yes", "no", "it depends"] as const;
export type YesOrNo = (typeof VERDICTS)[number];

/** What is to be said in a situation that players often ask about. */
const answerSchema = z
  .object({
    /** The entry that says more. */
    about: z.string().min(1),
    /** Ways to ask, the plainest first; each is answered by the same word. */
    ways: z.array(z.string().min(3).max(120)).min(1).readonly(),
    verdict: z.enum(VERDICTS),
    /** One sentence. */
    says: z.string().min(1).max(220),
    sources: z.array(sourceSchema).min(1).readonly(),
  })
  .strict()
  .readonly();
export type SituationAnswer = z.infer<typeof answerSchema>;

const fileSchema = z.object({ topic: z.string().min(1), answers: z.array(answerSchema) }).strict();

const WORDS: ReadonlySet<unknown> = new Set(VERDICTS);
const isAnswer = (raw: unknown): raw is SituationAnswer =>
  isRecord(raw) &&
  isText(raw.about) &&
  isTexts(raw.ways) &&
  WORDS.has(raw.verdict) &&
  isText(raw.says) &&
  isListOf(raw.sources, isSource);

const SHAPE: Shape<z.infer<typeof fileSchema>> = {
  is: (raw): raw is z.infer<typeof fileSchema> => isRecord(raw) && isText(raw.topic) && isListOf(raw.answers, isAnswer),
  schema: fileSchema,
};

const FOLDER = fileURLToPath(new URL("../../data/answers/", import.meta.url));

/** Reads and checks `data/answers/*.json`: by the id of the entry that each is about. Throws `CorpusError` where a file is wrong. */
export function readAnswers(care: Care = "quick", folder = FOLDER): ReadonlyMap<string, readonly SituationAnswer[]> {
  const found = new Map<string, SituationAnswer[]>();
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  for (const name of names.sort()) {
    const where = `answers/${name}`;
    for (const answer of shaped(readJson(join(folder, name), where), SHAPE, where, care).answers) {
      const others = found.get(answer.about);
      if (others) others.push(answer);
      else found.set(answer.about, [answer]);
    }
  }
  return found;
}
