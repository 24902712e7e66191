/**
 * `npm run prune -- [--days 90] [--yes]`: removes the tables of the store (REDIS_URL, or DATA_DIR) that have been over for
 * so many days; without --yes it only names them. Threads on Discord stay as they are.
 */
import { called, wholeNumber } from "../src/called.ts";
import { pastTables, removeTables } from "./past-tables.ts";
import { onStore } from "./run.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const USAGE = "npm run prune -- [--days 90] [--yes]";

const { values } = called(USAGE, {
  days: { type: "string", default: "90" },
  yes: { type: "boolean", default: false },
});
const days = wholeNumber("--days", values.days, [0, 99_999], USAGE);

await onStore("old", async (store, where) => {
  const found = new Set<string>();
  for await (const { id, name, at } of pastTables(store, Date.now() - days * DAY_MS)) {
    found.add(id);
    console.log(`${new Date(at).toISOString().slice(0, 10)} ${id} ${JSON.stringify(name)}`);
  }
  const what = `${found.size} tables of ${where} that have been over for ${days} days or more`;
  if (!values.yes) return console.log(`${what}. Nothing was removed: say it again with --yes to remove them for good.`);
  await removeTables(store, found);
  console.log(`${what} were removed.`);
});
