/** `npm run restore -- FILE`: a backup into the store (REDIS_URL, or DATA_DIR), which must be empty. */
import { called } from "../src/called.ts";
import { restore } from "./archive.ts";
import { onStore } from "./run.ts";

const { positionals } = called("npm run restore -- FILE", {}, { least: 1, most: 1 });
const [file = ""] = positionals;
await onStore("old or new", async (store, where) => {
  const { tables, documents } = await restore(store, file);
  console.log(`${tables} tables and ${documents} documents are in ${where}. Start the bot now.`);
});
