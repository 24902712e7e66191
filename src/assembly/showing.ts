/** Tables, and all that their threads and their players' hands are shown with. */
import { ServerCards } from "../catalogue/cards/server-cards.ts";
import { FactMemory } from "../catalogue/known-facts.ts";
import { SparingHeap } from "../heap.ts";
import { Painter } from "../pictures/painting/painter.ts";
import { openSettings } from "../settings/index.ts";
import { Bookmarks } from "../table/bookmarks.ts";
import { ParsedTables } from "../table/parsed.ts";
import { Tables } from "../table/tables.ts";
import { Announcer } from "../thread/announcer.ts";
import { Hearing } from "../thread/hearing.ts";
import { OthersTables } from "../thread/others-tables.ts";
import { OwnPermissions } from "../thread/own-permissions.ts";
import { Answered } from "../thread/pressed/answered.ts";
import { tellsSince } from "../thread/seen/since.ts";
import { DirectMessages } from "../thread/sending/direct-messages.ts";
import { EmbedLinks } from "../thread/sending/embed-links.ts";
import { createMessenger } from "../thread/sending/messenger.ts";
import { Notices } from "../thread/sending/notices.ts";
import { PostBudget } from "../thread/sending/post-budget.ts";
import { TablePictures } from "../thread/showing/pictures.ts";
import { createRender } from "../thread/showing/render.ts";
import { type Base, isOurs, shardOf } from "./base.ts";

export type Showing = ReturnType<typeof makeShowing>;

export function makeShowing({ config, log, clock, store, client, library }: Base) {
  const memory = new FactMemory(store);
  const cards = new ServerCards(store);
  const notices = new Notices(store);
  const may = new OwnPermissions(client);
  const embeds = new EmbedLinks((channel) => may.mayEmbedIn(channel));
  const messenger = createMessenger(client.rest, embeds);
  const posts = new PostBudget(client.rest);
  const direct = new DirectMessages(store, messenger, clock);
  const parsed = new ParsedTables();
  const tables = new Tables(store, clock, parsed, (table, why, mended) =>
    log[mended ? "warn" : "error"](
      { table, why },
      mended ? "a table was made anew from its log" : "a table cannot be read",
    ),
  );
  const answers = new Answered();
  const render = createRender(library);
  const bookmarks = new Bookmarks(store);
  const settings = openSettings(store);
  const painter = new Painter();
  const pictures = new TablePictures({
    settings,
    log,
    draw: (picture, signal) => painter.draw(picture, { width: config.pictureWidth ?? undefined }, signal),
    history: (table) => tables.history(table),
    mayAttach: (thread) => may.mayAttachIn(thread),
  });
  const now = () => clock.now();
  const shards = () => ({ ids: [...client.ws.shards.keys()], count: client.options.shardCount ?? 1 });
  const hearing = new Hearing(store, shards, now, log);
  const announcer = new Announcer(
    {
      pictures,
      store,
      parsed,
      messenger,
      direct,
      embeds,
      missing: (thread) => may.missingIn(thread),
      roomIn: (thread) => posts.freeIn(thread),
      isTimedOut: (thread) => may.isTimedOutIn(thread),
      others: new OthersTables(
        {
          isOurs: (server) => isOurs(client, server),
          isHeard: (server) => hearing.isRun(shardOf(client, server)),
        },
        now,
      ),
      memory,
      cards,
      notices,
      clock,
      render,
      answers,
      mend: (table) => tables.load(table),
      since: tellsSince(tables, bookmarks),
    },
    log,
    new SparingHeap(),
  );
  return {
    ...{ memory, cards, notices, messenger, direct, tables, answers, render, bookmarks, settings },
    ...{ painter, pictures, announcer, hearing, posts },
  };
}
