/** Standings from the terminal: `{"points", "reports"}` as JSON on stdin, `{"standings"}` as JSON. */
import { text } from "node:stream/consumers";
import { z } from "zod";
import { called } from "../../called.ts";
import { pointsSchema, reportSchema } from "./report.ts";
import { standingsOf } from "./standings.ts";

const inputSchema = z.object({
  points: pointsSchema.default({ places: [5, 3, 2, 1], before_time: 1 }),
  reports: z.array(reportSchema).max(100_000),
});

function answerTo(input: string): object {
  let read: unknown;
  try {
    read = JSON.parse(input);
  } catch {
    return { error: "That is no JSON." };
  }
  const given = inputSchema.safeParse(read);
  if (!given.success) return { error: `These are no reports of a league: ${z.prettifyError(given.error)}` };
  return { standings: standingsOf(given.data.points, given.data.reports) };
}

called('npm run -s league:standings < FILE, which holds {"points", "reports"}', {});
const answer = answerTo(await text(process.stdin));
process.stdout.write(`${JSON.stringify(answer)}\n`);
if ("error" in answer) process.exitCode = 1;
