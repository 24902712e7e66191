/**
 * `npm run prune -- [--days 90] [--yes]`: removes the tables of the store (REDIS_URL, or DATA_DIR) that have been over for
 * so many days; without --yes it only names them. Threads on Discord stay as they are.
 */
import { parseArgs } from "node:util";
import { pastTables, removeTables } from "./past-tables.ts";
import { onStore, WrongCall } from "./run.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

await onStore(async (store, where) => {
  const { days, yes } = asked();
  const found = new Set<string>();
  for await (const { id, name, at } of pastTables(store, Date.now() - days * DAY_MS)) {
    found.add(id);
    console.log(`${new Date(at).toISOString().slice(0, 10)} ${id} ${JSON.stringify(name)}`);
  }
  const what = `${found.size} tables of ${where} that have been over for ${days} days or more`;
  if (!yes) return console.log(`${what}. Nothing was removed: say it again with --yes to remove them for good.`);
  await removeTables(store, found);
  console.log(`${what} were removed.`);
});

function asked(): { days: number; yes: boolean } {
  try {
    const options = { days: { type: "string", default: "90" }, yes: { type: "boolean", default: false } } as const;
    const { values } = parseArgs({ options });
    if (/^\d{1,5}$/u.test(values.days)) return { days: Number(values.days), yes: values.yes };
  } catch {
    // Said below.
  }
  throw new WrongCall("npm run prune -- [--days 90] [--yes]");
}
