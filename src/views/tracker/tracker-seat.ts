import type { APIEmbedField } from "discord.js";
import type { CardInPlayView, SeatView, View } from "../../engine/index.ts";
import { cardMark } from "../cards/card-words.ts";
import { type Context, labelOf, languageIn, nameOf } from "../text/context.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { plain, safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";
import { seatSideWords } from "./lobby.ts";
import { additionalWords } from "./seats.ts";

/** A row of cards that gives way when space runs out: as many cards as fit, and how many more there are. */
function row(label: string, cards: readonly CardInPlayView[], most: number, language: Language): string | null {
  if (cards.length === 0) return null;
  let text = `${label}: `;
  for (const [at, card] of cards.entries()) {
    const more = say(language, "seat-more", { count: cards.length - at });
    const next = `${at === 0 ? "" : ", "}${cardMark(card, language)}`;
    const last = at === cards.length - 1;
    if (text.length + next.length + (last ? 0 : more.length + 2) > most) return `${text}${at === 0 ? "" : ", "}${more}`;
    text += next;
  }
  return text;
}

/** To how many others the tensions are told one by one. */
const MOST_ONE_BY_ONE = 5;

function tensions(seat: SeatView, view: View, ctx: Context): string | null {
  const others = view.seats.filter((other) => other.seat !== seat.seat && !other.eliminated);
  if (others.length === 0) return null;
  const language = languageIn(ctx);
  const toward = ({ seat: other }: SeatView) => seat.tensions[other] ?? 0;
  if (others.length <= MOST_ONE_BY_ONE) {
    const each = others.map((other) => `${safe(labelOf(ctx, other.seat), 16)} ${toward(other)}`);
    return say(language, "seat-tension", { list: each.join(", ") });
  }
  // At a large table the highest first, those who are alike together: that is what is looked for.
  const levels = [...new Set(others.map(toward))].sort((a, b) => b - a);
  const alike = (level: number) => others.filter((other) => toward(other) === level);
  // Most are as most are at the start: those who differ are named.
  const usual = levels.find((level) => alike(level).length >= MOST_ONE_BY_ONE);
  const groups = levels.map((level) => {
    if (level === usual)
      return `**${level}:** ${say(language, levels.length === 1 ? "seat-everybody" : "seat-all-others")}`;
    return `**${level}:** ${alike(level)
      .map((other) => safe(labelOf(ctx, other.seat), 8))
      .join(", ")}`;
  });
  return say(language, "seat-tension", { list: groups.join(" · ") });
}

/** Toward races that nobody plays: cards count these too. compendium: Tensions & Unrest */
function abroad(seat: SeatView, language: Language): string | null {
  if (seat.abroad.length === 0) return null;
  const each = seat.abroad.map(({ race: of, toward, from }) => {
    const race = say(language, `race-${of}`);
    return toward === from ? `${race} ${toward}` : say(language, "seat-theirs", { race, toward, from });
  });
  return say(language, "seat-abroad", { list: each.join(", ") });
}

/** Both in one line, as a phone has few. */
function tensionLine(seat: SeatView, view: View, ctx: Context): string | null {
  const both = [tensions(seat, view, ctx), seat.eliminated ? null : abroad(seat, languageIn(ctx))];
  const told = both.filter((part) => part !== null);
  return told.length > 0 ? told.join(" · ") : null;
}

/** "Londo (played by Vir)", where somebody else than its own player plays it. */
function seatName({ seat }: SeatView, ctx: Context): string {
  const name = plain(labelOf(ctx, seat), 24);
  const by = ctx.people.find((each) => each.seat === seat)?.playedBy;
  return by === undefined ? name : say(languageIn(ctx), "seat-played-by", { name, by: plain(by, 24) });
}

/** Events whose effects go on. */
export function stillAtWork({ aside }: SeatView, language: Language): string[] {
  if (!aside) return [];
  const titles = aside.map(({ title }) => safe(title, 40));
  return [say(language, "seat-still", { titles: listedIn(titles, language) })];
}

/** What holds for this player for a time. */
export function forATime(seat: SeatView, language: Language): string[] {
  return [
    ...(seat.needsLess ? [say(language, "seat-needs-less", { less: seat.needsLess })] : []),
    ...(seat.gainsNothing ? [say(language, "seat-gains-nothing")] : []),
    ...(seat.barred ? [say(language, `seat-barred-${seat.barred}`)] : []),
    ...seat.discounts.map(({ types, by, source }) => {
      const each = types.map((type) => say(language, `type-${type}`));
      const what = listedIn(each, language, "list-or");
      return say(language, "seat-next", { types: what, by: by < 0 ? `−${-by}` : `+${by}`, source: safe(source, 40) });
    }),
  ];
}

/** One seat, compact: its figures first, its cards as far as they fit into `share` characters. */
export function seatField(seat: SeatView, view: View, ctx: Context, share: number): APIEmbedField {
  const acts = view.awaiting.some((each) => each.seat === seat.seat) && view.result === null;
  const language = languageIn(ctx);
  const out = seat.eliminated ? ` · ${say(language, "seat-out")}` : "";
  const name = plain(
    `${acts ? "▶ " : ""}${seatName(seat, ctx)} · ${seatSideWords(seat.race, seat.faction, language)}${seat.drakh ? ` · ${say(language, "race-drakh")}` : ""}${out}`,
    DISCORD_LIMITS.embedFieldName,
  );
  const most = Math.min(DISCORD_LIMITS.embedFieldValue, share - name.length);
  const ambassador = [...seat.inner, ...seat.supporting].find((card) => card.isAmbassador);
  const power =
    seat.powerBonus === 0
      ? `${seat.power}`
      : say(language, "seat-power-bonus", { power: seat.power, bonus: String(seat.powerBonus) });
  const { rating, unspent, spent, unrest } = seat;
  const lines = [
    say(language, "seat-figures", { rating, unspent, spent, more: additionalWords(seat, language), power, unrest }),
    say(language, "stands-cards", { hand: seat.handSize, deck: seat.deckSize, discard: seat.discard.length }),
    say(language, "stands-ambassador", {
      card: ambassador
        ? cardMark(ambassador, language)
        : seat.ambassador
          ? safe(seat.ambassador, 40)
          : say(language, "seat-not-revealed"),
    }),
    tensionLine(seat, view, ctx),
    ...stillAtWork(seat, language),
    ...forATime(seat, language),
    seat.agendaHidden
      ? say(language, "seat-agenda-hidden")
      : seat.agenda
        ? say(language, "seat-agenda", { card: cardMark(seat.agenda, language) })
        : null,
  ].filter((line) => line !== null);
  const inner = seat.inner.filter((card) => !card.isAmbassador);
  const rows: readonly (readonly [string, readonly CardInPlayView[]])[] = [
    [say(language, "seat-inner"), inner],
    [say(language, "seat-supporting"), seat.supporting.filter((card) => !card.isAmbassador)],
    [say(language, "seat-on-faction"), seat.onFaction],
  ];
  for (const [label, cards] of rows) {
    const used = lines.reduce((sum, line) => sum + line.length + 1, 0);
    const text = row(label, cards, Math.max(label.length + 16, most - used), language);
    if (text !== null && used + text.length <= most) lines.push(text);
  }
  return {
    name,
    value: fittedIn(lines, most, language) || nameOf(ctx, seat.seat),
  };
}
