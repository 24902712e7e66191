/** `npm run restore -- FILE`: a backup into the store (REDIS_URL, or DATA_DIR), which must be empty. */
import { restore } from "./archive.ts";
import { onStore, WrongCall } from "./run.ts";

const [file, ...more] = process.argv.slice(2);
await onStore(async (store, where) => {
  if (file === undefined || more.length > 0) throw new WrongCall("npm run restore -- FILE");
  const { tables, documents } = await restore(store, file);
  console.log(`${tables} tables and ${documents} documents are in ${where}. Start the bot now.`);
});
