import {
  ABILITIES,
  belongingTo,
  conflictCalled,
  type Holder,
  type Named,
  type NamedConflict,
  type NamedTarget,
  type SeatIndex,
  type SideView,
} from "../../engine/index.ts";
import { FIRST_LANGUAGE, type Language } from "../../settings/languages.ts";
import type { Manners } from "../../settings/manners.ts";
import { say } from "../words/index.ts";
import { abilityIn } from "./named.ts";
import { safe } from "./safe-text.ts";
import { ABILITY_SIGNS } from "./words.ts";

/** Who sits in which seat. */
export interface Person {
  readonly seat: SeatIndex;
  /** The Discord user; null for a practice opponent. */
  readonly userId: string | null;
  /** What the table calls this player: somebody's text. */
  readonly display: string;
  /** What the table calls the one who plays this seat in their place: somebody's text, too. */
  readonly playedBy?: string;
}

/** Which moment a practice table has gone on from. */
export interface Origin {
  readonly name: string;
  /** The other table's thread. */
  readonly thread: string;
  readonly turn: number;
  readonly at: "start" | "now";
  /** Whether that game was over by then. */
  readonly over: boolean;
}

/** What a message needs to know of the table, besides the view. */
export interface Context {
  /** The table's id, at most 12 letters and digits. */
  readonly table: string;
  readonly tableName: string;
  /** The id of the thread that it is played in, where the message stands elsewhere. */
  readonly thread?: string;
  readonly people: readonly Person[];
  /** A practice table that goes on from a moment of another game: which. */
  readonly origin?: Origin;
  /** Where the table has chosen them. */
  readonly manners?: Manners;
  /** In which language the message is: of what all see the table's; English where it is left out. */
  readonly language?: Language;
  /** The thread takes no messages now, so that nobody is pinged there. */
  readonly silent?: true;
}

/** Whether one person plays here, and practice opponents in all other seats. */
export const isAlone = ({ people }: Pick<Context, "people">): boolean =>
  people.length > 1 && people.filter(({ userId }) => userId !== null).length === 1;

/** In which language a message is. */
export const languageIn = ({ language = FIRST_LANGUAGE }: Pick<Context, "language">): Language => language;

/** The longest that a player's name is shown. */
const NAME = 24;
/** The same where the name of who plays in their place stands beside it. */
const SHARED = 16;

/** What the table calls the player in this seat, fit for message text. */
export function nameOf(ctx: Context, seat: SeatIndex): string {
  const person = ctx.people.find((each) => each.seat === seat);
  const language = languageIn(ctx);
  if (person?.playedBy !== undefined)
    return say(language, "seat-played-by", { name: safe(person.display, SHARED), by: safe(person.playedBy, SHARED) });
  return person ? safe(person.display, NAME) : say(language, "seat-number", { number: seat + 1 });
}

/** The same without Markdown escapes, for labels. */
export function labelOf(ctx: Context, seat: SeatIndex): string {
  return (
    ctx.people.find((each) => each.seat === seat)?.display ?? say(languageIn(ctx), "seat-number", { number: seat + 1 })
  );
}

/** `<@id>` where there is a user to mention, the name otherwise. */
export function mentionOf(ctx: Context, seat: SeatIndex): string {
  const userId = ctx.people.find((each) => each.seat === seat)?.userId ?? null;
  return userId !== null && /^\d+$/u.test(userId) ? `<@${userId}>` : `**${nameOf(ctx, seat)}**`;
}

/** One side of a state: a player's name, or a race that nobody plays. */
export function sideName(ctx: Context, side: SideView): string {
  if ("seat" in side) return nameOf(ctx, side.seat);
  const language = languageIn(ctx);
  return say(language, "side-nobodys", { race: say(language, `race-${side.race}`) });
}

/** A player's name or a force's. */
export function holderName(ctx: Context, holder: Holder): string {
  return "seat" in holder ? nameOf(ctx, holder.seat) : say(languageIn(ctx), `holder-${holder.nonPlayer}`);
}

/** The same after "from", "to" and "of". */
export function holderAfter(ctx: Context, holder: Holder): string {
  return "seat" in holder ? nameOf(ctx, holder.seat) : say(languageIn(ctx), `force-of-${holder.nonPlayer}`);
}

/** What a conflict is called in labels; where several on the table have its title, with its player's name. */
export const conflictLabel = (ctx: Context, conflict: NamedConflict): string =>
  conflictCalled(conflict, (seat) => labelOf(ctx, seat));

/** The same, fit for message text. */
export function conflictName(ctx: Context, { title, apart }: NamedConflict, most?: number): string {
  return conflictCalled({ title: safe(title, most), ...(apart && { apart }) }, (seat) =>
    safe(labelOf(ctx, seat), NAME),
  );
}

/** What something was aimed at: "Trade Pact", "G'Kar", "Na'Toth (G'Kar)". */
export function targetName(ctx: Context, target: NamedTarget): string {
  switch (target.what) {
    case "card":
      return target.seat === null
        ? safe(target.named.title)
        : belongingTo(safe(target.named.title), nameOf(ctx, target.seat));
    case "player":
      return nameOf(ctx, target.seat);
    case "conflict":
      return conflictName(ctx, target);
  }
}

/** What a card says, or what it can do, under the line that tells of it. */
export function saying({ says, abilities = {} }: Named, language: Language = FIRST_LANGUAGE): string {
  const able = ABILITIES.flatMap((ability) => {
    const value = abilities[ability];
    return value === undefined ? [] : [`${ABILITY_SIGNS[ability]} ${abilityIn(language, ability)} ${value}`];
  });
  const words = says === undefined ? able : [...able, `“${safe(says, 300)}”`];
  return words.length === 0 ? "" : `\n-# ${words.join(" · ")}`;
}
