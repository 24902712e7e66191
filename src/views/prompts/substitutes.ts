/** A seat that changes hands: who is asked, who has agreed, and what becomes of it. */
import type { Race, SeatIndex } from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { listed, safe } from "../text/safe-text.ts";
import { RACE_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { wayOnButtons } from "./notices.ts";

const NAME = 24;

const press = (ctx: Pick<Context, "table">, verb: "seat-agree" | "seat-refuse" | "seat-back", key = "") =>
  encodePress({ table: ctx.table, decision: 0, verb, key });

/** For whoever's seat somebody else plays. */
export const seatBackButton = (ctx: Pick<Context, "table">, language: Language = FIRST_LANGUAGE): Button =>
  button(press(ctx, "seat-back"), say(language, "seat-back-button"), "main");

/** Practice opponents are no users. */
const isPerson = (user: string): boolean => /^\d+$/u.test(user);
const mention = (user: string): string => (isPerson(user) ? `<@${user}>` : "somebody");
const mentions = (users: readonly string[]): string => listed(users.map(mention));
const pinged = (users: readonly string[]): string[] => users.filter(isPerson);

interface Offer {
  seat: SeatIndex;
  number: number;
  userId: string;
  name: string;
  missing: readonly string[];
}

/** What a table calls a practice opponent of this race, where these sit already: "Narn bot", "Narn bot 2". */
export function botDisplay(race: Race, taken: readonly string[]): string {
  const name = `${RACE_WORDS[race]} bot`;
  for (let number = 1; ; number++) {
    const called = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(called)) return called;
  }
}

/** To those who have still to agree that somebody plays a seat. */
export function offerMessage({ seat, number, userId, name, missing }: Offer, ctx: Context): Message {
  const content = [
    `🔁 **Is ${safe(name, NAME)} to play for ${nameOf(ctx, seat)}?**`,
    `Still to agree: ${mentions(missing)}.`,
    `-# ${isPerson(userId) ? mention(userId) : "It"} would see that hand from then on. ${nameOf(ctx, seat)} may take the seat back at any time.`,
  ].join("\n");
  const rows = buttonRows([
    button(press(ctx, "seat-agree", String(number)), "Agree", "good"),
    button(press(ctx, "seat-refuse", String(number)), "Refuse"),
  ]);
  return message({ content, rows, ping: pinged(missing) });
}

type OfferNews =
  | { what: "seat-agreed"; seat: SeatIndex; by: string; name: string; missing: readonly string[] }
  | { what: "seat-refused"; seat: SeatIndex; name: string; substitute: string };

/** What one of them has said. */
export function offerLine(news: OfferNews, ctx: Context): string {
  const seat = nameOf(ctx, news.seat);
  return news.what === "seat-agreed"
    ? `🔁 ${mention(news.by)} agrees that **${safe(news.name, NAME)}** plays for ${seat}. Still to agree: ${mentions(news.missing)}.`
    : `🔁 **${safe(news.name, NAME)}** refuses: **${safe(news.substitute, NAME)}** does not play for ${seat}.`;
}

type Changed =
  | { what: "seat-taken"; seat: SeatIndex; userId: string; name: string; judged?: true }
  | { what: "seat-taken-back"; seat: SeatIndex; substitute: string };

/** To everybody, and to whom it concerns most: somebody else plays the seat from now on, or its own player does again. */
export function changedHandsMessage(news: Changed, ctx: Context): Message {
  const seat = nameOf(ctx, news.seat);
  if (news.what === "seat-taken-back")
    return message({
      content: isPerson(news.substitute)
        ? `🔁 **${seat} plays again.** Thank you, ${mention(news.substitute)}: the seat is its own player’s now.`
        : `🔁 **${seat} plays again**, and no bot any more.`,
      rows: buttonRows(wayOnButtons(ctx)),
      ping: pinged([news.substitute]),
    });
  return message({
    content: (isPerson(news.userId)
      ? [
          `🔁 **${safe(news.name, NAME)} plays for ${seat} from now on**${news.judged ? ", by a judge’s word" : ""}.`,
          `${mention(news.userId)}, **My hand** shows what you hold, **What can I do?** what is asked of you.`,
          `-# ${seat} may take the seat back at any time, here or with \`/game comeback\`.`,
        ]
      : [
          `🔁 **${seat}’s seat is played by the bot from now on**${news.judged ? ", by a judge’s word" : ""}.`,
          `-# ${seat} may take the seat back at any time, here or with \`/game comeback\`.`,
        ]
    ).join("\n"),
    rows: buttonRows([...wayOnButtons(ctx), button(press(ctx, "seat-back"), "Take my seat back")]),
    ping: pinged([news.userId]),
  });
}

/** In the direct messages of who played the seat until now, where the hand stood. `isOwn`: it is theirs to take back. */
export function handGivenMessage(isOwn: boolean, seat: SeatIndex, ctx: Context): Message {
  const where = ctx.thread === undefined ? "" : ` · <#${ctx.thread}>`;
  const person = ctx.people.find((each) => each.seat === seat);
  const who = safe(person?.playedBy ?? person?.display ?? "", NAME);
  return message({
    content: `**${safe(ctx.tableName, 80)}**${where}\n**${who}** plays this seat now.`,
    rows: isOwn ? buttonRows([seatBackButton(ctx)]) : [],
  });
}
