import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { CorpusError } from "./corpus.ts";

const fileSchema = z.object({ asked: z.record(z.string(), z.array(z.string().min(1).max(120))) }).strict();

const FILE = fileURLToPath(new URL("../../data/asked.json", import.meta.url));

/** How players ask for a rule: id → questions in their words. Throws `CorpusError` where the file is wrong. */
export function readAsked(path = FILE): ReadonlyMap<string, readonly string[]> {
  const parsed = fileSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new CorpusError(`asked.json: ${z.prettifyError(parsed.error)}`);
  return new Map(Object.entries(parsed.data.asked));
}
