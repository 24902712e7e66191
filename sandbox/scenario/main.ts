/** `npm run scenario -- [--rate-limits] [--redis URL] [--verbose] FILE…` */
import { called } from "../../src/called.ts";
import { runScenario } from "./run.ts";

const { values, positionals } = called(
  "npm run scenario -- [--rate-limits] [--redis URL] [--bot FILE] [--verbose] FILE…, such as test/scenarios/first-turn.scn",
  {
    "rate-limits": { type: "boolean", default: false },
    redis: { type: "string" },
    bot: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
  { least: 1, most: Number.POSITIVE_INFINITY },
);

let failed = 0;
for (const file of positionals) {
  const result = await runScenario(file, {
    rateLimits: values["rate-limits"],
    ...(values.redis === undefined ? {} : { redisUrl: values.redis }),
    ...(values.bot === undefined ? {} : { bot: new URL(values.bot, `file://${process.cwd()}/`) }),
    ...(values.verbose ? { logLevel: "debug", onLine: (line: string) => console.error(line) } : {}),
  });
  if (result.ok) {
    for (const note of result.notes) console.log(`note: ${note}`);
    console.log(`${file}: ${result.lines} lines hold (${(result.ms / 1000).toFixed(1)} s)`);
  } else {
    failed += 1;
    console.error(result.report);
  }
}
process.exit(failed > 0 ? 1 : 0);
