import { z } from "zod";
import { ABILITIES, ELDER_RACES, RACES } from "../state/vocabulary.ts";

/** What stands on a card: its race, a keyword, so much of an ability (of any, where none is named). */
export const printedAsSchema = z
  .object({
    race: z.enum([...RACES, ...ELDER_RACES, "neutral"]),
    keyword: z.string().min(1).max(60),
    ability: z.enum(ABILITIES),
    atLeast: z.int().min(1).max(20),
  })
  .partial()
  .strict();
export type PrintedAs = Readonly<z.infer<typeof printedAsSchema>>;
