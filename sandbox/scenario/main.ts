/** `npm run scenario -- [--rate-limits] [--redis URL] [--verbose] FILE…` */
import { parseArgs } from "node:util";
import { runScenario } from "./run.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "rate-limits": { type: "boolean", default: false },
    redis: { type: "string" },
    bot: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});

if (positionals.length === 0) {
  console.error("Name at least one script: npm run scenario -- test/scenarios/first-turn.scn");
  process.exit(2);
}

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
