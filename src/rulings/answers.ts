import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { CorpusError, sourceSchema } from "./corpus.ts";

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

const FOLDER = fileURLToPath(new URL("../../data/answers/", import.meta.url));

/** Reads and checks `data/answers/*.json`: by the id of the entry that each is about. Throws `CorpusError` where a file is wrong. */
export function readAnswers(folder = FOLDER): ReadonlyMap<string, readonly SituationAnswer[]> {
  const found = new Map<string, SituationAnswer[]>();
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  for (const name of names.sort()) {
    const parsed = fileSchema.safeParse(JSON.parse(readFileSync(`${folder}${name}`, "utf8")));
    if (!parsed.success) throw new CorpusError(`answers/${name}: ${z.prettifyError(parsed.error)}`);
    for (const answer of parsed.data.answers) {
      found.set(answer.about, [...(found.get(answer.about) ?? []), answer]);
    }
  }
  return found;
}
