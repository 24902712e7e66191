/** Pairs fields from the terminal: a JSON object a line on stdin, a line of JSON for each. */
import { createInterface } from "node:readline";
import { z } from "zod";
import { called } from "../../called.ts";
import { madeOf } from "../../piecemeal.ts";
import { fieldSchema } from "./field.ts";
import { paired } from "./pair.ts";

function answerTo(line: string): object {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return { error: "That line is no JSON." };
  }
  const field = fieldSchema.safeParse(read);
  if (!field.success) return { error: `That line is no field of players: ${z.prettifyError(field.error)}` };
  const result = madeOf(paired(field.data));
  return result.ok ? { pods: result.pods, byes: result.byes, why: result.why } : { error: result.error };
}

called("npm run -s league:pair < FILE, a JSON object a line", {});
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== "") process.stdout.write(`${JSON.stringify(answerTo(line))}\n`);
}
