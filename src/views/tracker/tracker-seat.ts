import type { APIEmbedField } from "discord.js";
import type { CardInPlayView, SeatView, View } from "../../engine/index.ts";
import { cardMark } from "../cards/card-words.ts";
import { type Context, labelOf, nameOf } from "../text/context.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { fitted, listed, plain, safe } from "../text/safe-text.ts";
import { FACTION_WORDS, RACE_WORDS, TYPE_WORDS } from "../text/words.ts";
import { additionalWords } from "./seats.ts";

/** A row of cards that gives way when space runs out: as many cards as fit, and how many more there are. */
function row(label: string, cards: readonly CardInPlayView[], most: number): string | null {
  if (cards.length === 0) return null;
  let text = `${label}: `;
  for (const [at, card] of cards.entries()) {
    const more = `and ${cards.length - at} more`;
    const next = `${at === 0 ? "" : ", "}${cardMark(card)}`;
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
  const toward = ({ seat: other }: SeatView) => seat.tensions[other] ?? 0;
  if (others.length <= MOST_ONE_BY_ONE)
    return `Tension: ${others.map((other) => `${safe(labelOf(ctx, other.seat), 16)} ${toward(other)}`).join(", ")}`;
  // At a large table the highest first, those who are alike together: that is what is looked for.
  const levels = [...new Set(others.map(toward))].sort((a, b) => b - a);
  const alike = (level: number) => others.filter((other) => toward(other) === level);
  // Most are as most are at the start: those who differ are named.
  const usual = levels.find((level) => alike(level).length >= MOST_ONE_BY_ONE);
  const groups = levels.map((level) => {
    if (level === usual) return `**${level}:** ${levels.length === 1 ? "everybody" : "all others"}`;
    return `**${level}:** ${alike(level)
      .map((other) => safe(labelOf(ctx, other.seat), 8))
      .join(", ")}`;
  });
  return `Tension: ${groups.join(" · ")}`;
}

/** Toward races that nobody plays: cards count these too. compendium: Tensions & Unrest */
function abroad(seat: SeatView): string | null {
  if (seat.abroad.length === 0) return null;
  const each = seat.abroad.map(({ race, toward, from }) =>
    toward === from ? `${RACE_WORDS[race]} ${toward}` : `${RACE_WORDS[race]} ${toward} (theirs ${from})`,
  );
  return `Toward races not played: ${each.join(", ")}`;
}

/** " (played by Vir)", where somebody else than its own player plays it. */
function playedBy({ seat }: SeatView, { people }: Context): string {
  const name = people.find((each) => each.seat === seat)?.playedBy;
  return name === undefined ? "" : ` (played by ${plain(name, 24)})`;
}

/** Events whose effects go on. */
export const stillAtWork = ({ aside }: SeatView): string[] =>
  aside ? [`Still at work: ${listed(aside.map(({ title }) => safe(title, 40)))}`] : [];

/** What holds for this player for a time. */
export function forATime(seat: SeatView): string[] {
  return [
    ...(seat.needsLess ? [`Needs ${seat.needsLess} less power for a standard victory`] : []),
    ...(seat.gainsNothing ? ["Gains no influence this turn"] : []),
    ...(seat.barred ? [`Cannot win${seat.barred === "any" ? "" : " a standard victory"}`] : []),
    ...seat.discounts.map(
      ({ types, by, source }) =>
        `Next ${listed(
          types.map((type) => TYPE_WORDS[type]),
          "or",
        )} sponsored: ${by} influence (${safe(source, 40)})`,
    ),
  ];
}

/** One seat, compact: its figures first, its cards as far as they fit into `share` characters. */
export function seatField(seat: SeatView, view: View, ctx: Context, share: number): APIEmbedField {
  const acts = view.awaiting.some((each) => each.seat === seat.seat) && view.result === null;
  const out = seat.eliminated ? " · eliminated" : "";
  const name = plain(
    `${acts ? "▶ " : ""}${plain(labelOf(ctx, seat.seat), 24)}${playedBy(seat, ctx)} · ${RACE_WORDS[seat.race]} ${FACTION_WORDS[seat.faction]}${seat.drakh ? " · Drakh" : ""}${out}`,
    DISCORD_LIMITS.embedFieldName,
  );
  const most = Math.min(DISCORD_LIMITS.embedFieldValue, share - name.length);
  const ambassador = [...seat.inner, ...seat.supporting].find((card) => card.isAmbassador);
  const power = seat.powerBonus === 0 ? `${seat.power}` : `${seat.power} (bonus ${seat.powerBonus})`;
  const lines = [
    `**Influence ${seat.rating}** (${seat.unspent} unspent, ${seat.spent} spent${additionalWords(seat)}) · **Power ${power}** · Unrest ${seat.unrest}`,
    `Hand ${seat.handSize} · Deck ${seat.deckSize} · Discard ${seat.discard.length}`,
    `Ambassador: ${ambassador ? cardMark(ambassador) : seat.ambassador ? safe(seat.ambassador, 40) : "not revealed"}`,
    tensions(seat, view, ctx),
    ...stillAtWork(seat),
    seat.eliminated ? null : abroad(seat),
    ...forATime(seat),
    seat.agendaHidden ? "Agenda: ▣ hidden" : seat.agenda ? `Agenda: ${cardMark(seat.agenda)}` : null,
  ].filter((line) => line !== null);
  const inner = seat.inner.filter((card) => !card.isAmbassador);
  const rows: readonly (readonly [string, readonly CardInPlayView[]])[] = [
    ["Inner circle", inner],
    ["Supporting", seat.supporting.filter((card) => !card.isAmbassador)],
    ["On the faction", seat.onFaction],
  ];
  for (const [label, cards] of rows) {
    const used = lines.reduce((sum, line) => sum + line.length + 1, 0);
    const text = row(label, cards, Math.max(label.length + 16, most - used));
    if (text !== null && used + text.length <= most) lines.push(text);
  }
  return { name, value: fitted(lines, most) || nameOf(ctx, seat.seat) };
}
