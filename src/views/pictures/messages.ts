/** Messages that show a picture in place of most of their text, and the text that stands there without it. */
import type { View } from "../../engine/index.ts";
import { conflictsFacts, drawnSeats, drawnTable, type PaletteName, type Picture } from "../../pictures/index.ts";
import { type Context, languageIn } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  button,
  buttonRows,
  type Message,
  message,
  type PictureFile,
  privateMessage,
} from "../text/message.ts";
import { plain } from "../text/safe-text.ts";
import { boardMessage } from "../tracker/board.ts";
import { bandOf } from "../tracker/played-on.ts";
import { trackerInBrief, trackerRows } from "../tracker/tracker.ts";
import { trackerAndBoard } from "../tracker/tracker-and-board.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { altText } from "./alt.ts";
import { pictureWords } from "./in-language.ts";

const fileOf = (picture: Picture, language: Language): PictureFile => ({
  name: `${picture.what}.webp`,
  alt: altText(picture, language),
  picture,
});

/** The same with its pictures in these colours. */
export const inColours = (message: Message, colours: PaletteName): Message =>
  colours === "dark" || message.pictures === undefined
    ? message
    : { ...message, pictures: message.pictures.map((each) => ({ ...each, picture: { ...each.picture, colours } })) };

/** What says in which language its words are, where that is not English. */
export const wordsUnlessEnglish = (language: Language): Pick<Picture, "words"> =>
  language === FIRST_LANGUAGE ? {} : { words: pictureWords(language) };

/** The same as this table's: where it is no real game, the picture says so. */
function ownFile(ctx: Context, picture: Picture): PictureFile {
  const language = languageIn(ctx);
  return fileOf({ ...picture, ...bandOf(ctx), ...wordsUnlessEnglish(language) }, language);
}

/** Pictures of what stands there: the table, and the conflicts where there are any. */
function picturesOf(view: View, ctx: Context): PictureFile[] {
  const table: Picture = { what: "table", facts: drawnTable(view, ctx) };
  return [
    ownFile(ctx, table),
    ...(hasBoard(view) ? [ownFile(ctx, { what: "conflicts", facts: conflictsFacts(view, ctx) })] : []),
  ];
}

const hasBoard = ({ conflicts, declared, vote }: View): boolean =>
  conflicts.length > 0 || declared.length > 0 || vote !== null;

/** With the way to each seat, large, where there is room for a button. */
function withSeats(rows: readonly ActionRow[], ctx: Context): ActionRow[] {
  const seats = button(
    encodePress({ table: ctx.table, decision: 0, verb: "seat-picture", key: "" }),
    say(languageIn(ctx), "tracker-seats-button"),
  );
  const free = rows.findIndex(({ components }) => {
    return components.length < DISCORD_LIMITS.buttons && components.every(({ type }) => type === seats.type);
  });
  if (free === -1) return rows.length < DISCORD_LIMITS.rows ? [...rows, ...buttonRows([seats])] : [...rows];
  return rows.map((row, at) => (at === free ? { ...row, components: [...row.components, seats] } : row));
}

/** The pinned message as a picture: the table, and below it the conflicts. */
export function picturedTracker(view: View, ctx: Context): Message {
  // Whether the board's buttons stand below it hangs on how long the text is.
  const tracker = hasBoard(view) ? trackerAndBoard(view, ctx).tracker : message({ rows: trackerRows(view, ctx) });
  const pictures = picturesOf(view, ctx);
  const brief = trackerInBrief(view, ctx);
  const board = pictures.find(({ picture }) => picture.what === "conflicts");
  return {
    ...tracker,
    components: withSeats(tracker.components, ctx),
    // The table's own picture is a file by itself, which Discord shows larger than a picture of an embed.
    embeds: [brief, ...(board ? [{ image: { url: `attachment://${board.name}` } }] : [])],
    pictures,
  };
}

/** The same for one reader, of the table alone. */
export function picturedLook(view: View, ctx: Context): Message {
  const picture = ownFile(ctx, { what: "table", facts: drawnTable(view, ctx) });
  const rows = withSeats(trackerRows(view, ctx), ctx);
  return { ...message({ rows, embeds: [trackerInBrief(view, ctx)] }), pictures: [picture] };
}

/** The conflicts for one reader. */
export function picturedBoard(view: View, ctx: Context): Message {
  const picture = ownFile(ctx, { what: "conflicts", facts: conflictsFacts(view, ctx) });
  const { components, ...board } = boardMessage(view, ctx);
  return { ...board, components, embeds: [], pictures: [picture] };
}

/** One seat, large, with the way to the others. */
export function picturedSeat(view: View, ctx: Context, seat: number): Message {
  const seats = drawnSeats(view, ctx);
  const chosen = seats.find((each) => each.seat === seat) ?? seats[0];
  const buttons = seats.map((each) =>
    button(
      encodePress({ table: ctx.table, decision: 0, verb: "seat-picture", key: String(each.seat) }),
      plain(each.name, 24),
      each === chosen ? "main" : "plain",
    ),
  );
  const text = button(
    encodePress({ table: ctx.table, decision: 0, verb: "all-cards", key: String(chosen?.seat ?? 0) }),
    say(languageIn(ctx), "tracker-text-button"),
  );
  return {
    ...privateMessage({ rows: buttonRows([...buttons, text]) }),
    pictures: chosen ? [ownFile(ctx, { what: "seat", facts: chosen })] : [],
  };
}

/** The end of a game with its summary. */
export function withSummary(end: Message, summary: Picture, language: Language = FIRST_LANGUAGE): Message {
  return { ...end, pictures: [fileOf({ ...summary, ...wordsUnlessEnglish(language) }, language)] };
}
