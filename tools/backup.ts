/** `npm run backup -- FILE`: everything in the store (REDIS_URL, or DATA_DIR) into a file; bots may go on running. */
import { called } from "../src/called.ts";
import { recordsOf } from "./archive.ts";
import { writeBackup } from "./backup-file.ts";
import { onStore, version } from "./run.ts";

const { positionals } = called("npm run backup -- FILE, such as b5-2026-05-01.gz", {}, { least: 1, most: 1 });
const [file = ""] = positionals;
await onStore("old", async (store, where) => {
  const records = await writeBackup(file, version(), recordsOf(store));
  console.log(`${records} tables and documents of ${where} are in ${file}.`);
});
