/** A seat that changes hands: who is asked, who has agreed, and what becomes of it. */
import type { Race, SeatIndex } from "../../engine/index.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { raceIn } from "../text/named.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import { wayOnButtons } from "./notices.ts";

const NAME = 24;

const press = (ctx: Pick<Context, "table">, verb: "seat-agree" | "seat-refuse" | "seat-back", key = "") =>
  encodePress({ table: ctx.table, decision: 0, verb, key });

/** For whoever's seat somebody else plays. */
export const seatBackButton = (ctx: Pick<Context, "table">, language: Language = FIRST_LANGUAGE): Button =>
  button(press(ctx, "seat-back"), say(language, "seat-back-button"), "main");

/** Practice opponents are no users. */
const isPerson = (user: string): boolean => /^\d+$/u.test(user);
const mention = (user: string, language: Language): string =>
  isPerson(user) ? `<@${user}>` : say(language, "offer-somebody");
const stillAsked = (users: readonly string[], language: Language): string =>
  say(language, "offer-missing", {
    names: listedIn(
      users.map((user) => mention(user, language)),
      language,
    ),
  });
const pinged = (users: readonly string[]): string[] => users.filter(isPerson);

interface Offer {
  seat: SeatIndex;
  number: number;
  userId: string;
  name: string;
  missing: readonly string[];
}

/** What a table calls a practice opponent of this race, where these sit already: "Narn bot", "Narn bot 2". */
export function botDisplay(race: Race, taken: readonly string[], language: Language = FIRST_LANGUAGE): string {
  const name = say(language, "bot-named", { race: raceIn(language, race) });
  for (let number = 1; ; number++) {
    const called = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(called)) return called;
  }
}

/** To those who have still to agree that somebody plays a seat. */
export function offerMessage({ seat, number, userId, name, missing }: Offer, ctx: Context): Message {
  const language = languageIn(ctx);
  const whose = nameOf(ctx, seat);
  const content = [
    say(language, "offer-asks", { name: safe(name, NAME), seat: whose }),
    stillAsked(missing, language),
    isPerson(userId)
      ? say(language, "offer-sees", { who: mention(userId, language), seat: whose })
      : say(language, "offer-bot-sees", { seat: whose }),
  ].join("\n");
  const rows = buttonRows([
    button(press(ctx, "seat-agree", String(number)), say(language, "judge-agree-button"), "good"),
    button(press(ctx, "seat-refuse", String(number)), say(language, "undo-refuse-button")),
  ]);
  return message({ content, rows, ping: pinged(missing) });
}

type OfferNews =
  | { what: "seat-agreed"; seat: SeatIndex; by: string; name: string; missing: readonly string[] }
  | { what: "seat-refused"; seat: SeatIndex; name: string; substitute: string };

/** What one of them has said. */
export function offerLine(news: OfferNews, ctx: Context): string {
  const language = languageIn(ctx);
  const told = { name: safe(news.name, NAME), seat: nameOf(ctx, news.seat) };
  return news.what === "seat-agreed"
    ? say(language, "offer-agreed", {
        ...told,
        by: mention(news.by, language),
        missing: stillAsked(news.missing, language),
      })
    : say(language, "offer-refused", { ...told, substitute: safe(news.substitute, NAME) });
}

type Changed =
  | { what: "seat-taken"; seat: SeatIndex; userId: string; name: string; judged?: true }
  | { what: "seat-taken-back"; seat: SeatIndex; substitute: string };

/** To everybody, and to whom it concerns most: somebody else plays the seat from now on, or its own player does again. */
export function changedHandsMessage(news: Changed, ctx: Context): Message {
  const language = languageIn(ctx);
  const seat = nameOf(ctx, news.seat);
  if (news.what === "seat-taken-back")
    return message({
      content: isPerson(news.substitute)
        ? say(language, "seat-plays-again", { seat, substitute: mention(news.substitute, language) })
        : say(language, "seat-plays-again-no-bot", { seat }),
      rows: buttonRows(wayOnButtons(ctx, language)),
      ping: pinged([news.substitute]),
    });
  const judged = news.judged ? "yes" : "no";
  return message({
    content: [
      ...(isPerson(news.userId)
        ? [
            say(language, "seat-played-now", { name: safe(news.name, NAME), seat, judged }),
            say(language, "seat-played-shows", { user: mention(news.userId, language) }),
          ]
        : [say(language, "seat-played-bot", { seat, judged })]),
      say(language, "seat-played-back", { seat }),
    ].join("\n"),
    rows: buttonRows([
      ...wayOnButtons(ctx, language),
      button(press(ctx, "seat-back"), say(language, "seat-back-button")),
    ]),
    ping: pinged([news.userId]),
  });
}

/** In the direct messages of who played the seat until now, where the hand stood. `isOwn`: it is theirs to take back. */
export function handGivenMessage(isOwn: boolean, seat: SeatIndex, ctx: Context): Message {
  const where = ctx.thread === undefined ? "" : ` · <#${ctx.thread}>`;
  const person = ctx.people.find((each) => each.seat === seat);
  const who = safe(person?.playedBy ?? person?.display ?? "", NAME);
  const language = languageIn(ctx);
  return message({
    content: `**${safe(ctx.tableName, 80)}**${where}\n${say(language, "seat-given-away", { name: who })}`,
    rows: isOwn ? buttonRows([seatBackButton(ctx, language)]) : [],
  });
}
