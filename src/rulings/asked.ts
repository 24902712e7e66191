import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Care, isListOf, isRecord, isTexts, readJson, type Shape, shaped } from "./usable.ts";

const fileSchema = z.object({ asked: z.record(z.string(), z.array(z.string().min(1).max(120))) }).strict();

type Asked = z.infer<typeof fileSchema>;
const SHAPE: Shape<Asked> = {
  is: (raw): raw is Asked => isRecord(raw) && isRecord(raw.asked) && isListOf(Object.values(raw.asked), isTexts),
  schema: fileSchema,
};

const FILE = fileURLToPath(new URL("../../data/asked.json", import.meta.url));

/** How players ask for a rule: id → questions in their words. Throws `CorpusError` where the file is wrong. */
export function readAsked(care: Care = "quick", path = FILE): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries(shaped(readJson(path, "asked.json"), SHAPE, "asked.json", care).asked));
}
