/** What has happened at a table since one of its players last looked, for them alone. */
import type { Bookmarks } from "../../table/bookmarks.ts";
import { seatOfUser, type Table } from "../../table/table.ts";
import type { Tables } from "../../table/tables.ts";
import { type SinceShown, sinceShown } from "../../views/tracker/since.ts";
import { ownView } from "./cached-views.ts";
import { directLanguage, pastContextOf } from "./context.ts";

/** Tells it; null where there is nothing to tell, or they do not sit there. Telling it is not looking: the place stays. */
export type TellSince = (table: Table, user: string) => Promise<SinceShown | null>;

export const tellsSince =
  (tables: Pick<Tables, "since">, bookmarks: Pick<Bookmarks, "of">): TellSince =>
  async (table, user) => {
    const seat = seatOfUser(table, user);
    if (seat === null || table.game === null) return null;
    const { place } = await bookmarks.of(table.id, user);
    const since = await tables.since(table.id, user, place);
    return since && sinceShown(since, ownView(table.game, seat), pastContextOf(table, directLanguage(table, user)));
  };
