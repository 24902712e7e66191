/** What is kept of a table beside the store's own record of it, and how all of it goes. */
import type { Store } from "../store/index.ts";

/** Documents by the table's id: what its thread and its players' direct messages show, what each player has read, and where its opening was told. */
const OF_TABLE = ["posted", "hands", "bookmarks", "invitations"] as const;

/** Removes a table for good, with everything that is kept of it. Lists of tables that name it may stay: they find nothing. */
export async function removeTable(store: Store, id: string): Promise<void> {
  await store.remove(id);
  for (const kind of OF_TABLE) await store.documents(kind).delete(id);
  await removeUnreadable(store, id);
}

/** Removes what a repair put aside of a table that could not be read: hands, seeds and names stand in it. */
export async function removeUnreadable(store: Store, id: string): Promise<void> {
  const documents = store.documents("unreadable");
  for await (const [key] of documents.entries()) if (key.startsWith(`${id}:`)) await documents.delete(key);
}
