/** `npm run backup -- FILE`: everything in the store (REDIS_URL, or DATA_DIR) into a file; bots may go on running. */
import { recordsOf } from "./archive.ts";
import { writeBackup } from "./backup-file.ts";
import { onStore, version, WrongCall } from "./run.ts";

const [file, ...more] = process.argv.slice(2);
await onStore(async (store, where) => {
  if (file === undefined || more.length > 0) throw new WrongCall("npm run backup -- FILE, such as b5-2026-05-01.gz");
  const records = await writeBackup(file, version(), recordsOf(store));
  console.log(`${records} tables and documents of ${where} are in ${file}.`);
});
