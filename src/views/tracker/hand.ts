import type { APIEmbed } from "discord.js";
import type { CardView, LegalAction, SeatView, View } from "../../engine/index.ts";
import type { SeatAhead } from "../../table/ahead/ahead.ts";
import { cardLines } from "../cards/card-words.ts";
import { actionRows } from "../menus/action-rows.ts";
import { askedNow } from "../menus/menu.ts";
import { aheadLines, aheadRows, noticeLines } from "../prompts/ahead.ts";
import { laterButton, planButton, planKind } from "../prompts/ahead-plan.ts";
import { mayPassAhead, passUntilButton } from "../prompts/ahead-until.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  inLanguages,
  type Message,
  message,
  privateMessage,
  withButtons,
} from "../text/message.ts";
import { cardsIn } from "../text/named.ts";
import { lengthOf, plain, safe } from "../text/safe-text.ts";
import { TYPES_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { noteButton, noteFields } from "./note.ts";
import { additionalWords, ownDecision, ownSeat } from "./seats.ts";
import type { SinceShown } from "./since.ts";

const CARD_WORDS = {
  ask: ["own-hand-asks", "own-hand-asks-when"],
  always: ["own-hand-always", "own-hand-always-when"],
  never: ["own-hand-never", "own-hand-never-when"],
} as const;

/** What lies in the reserve, by name and number: "Outside the game (reserve, 3): Union of Worlds, 2 Writ". */
function reserveLines({ reserve }: SeatView, language: Language): string[] {
  if (!reserve || reserve.length === 0) return [];
  return [
    say(language, "own-hand-reserve", { cards: cardsIn(language, reserve.length) }),
    titlesCounted(reserve).join(", "),
  ];
}

/** "2 Writ, Union of Worlds": each title once, with how many of it there are. */
function titlesCounted(cards: readonly { readonly title: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { title } of cards) counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts].map(([title, count]) => `${count > 1 ? `${count} ` : ""}${safe(title)}`);
}

/** A hand in words, from what says most of each card to what says least. */
interface HandWords {
  readonly full: readonly string[];
  /** Without what the cards say. */
  readonly facts: readonly string[];
  /** Titles alone, a line a type. */
  readonly titles: readonly string[];
}

/** By the hand, which is the same list until the hand changes, and by the language. */
const wordsOfHands = new WeakMap<readonly CardView[], Map<Language, HandWords>>();

function wordsOfHand(hand: readonly CardView[], language: Language): HandWords {
  const known = wordsOfHands.get(hand) ?? new Map<Language, HandWords>();
  wordsOfHands.set(hand, known);
  const words = known.get(language) ?? wordsIn(hand, language);
  known.set(language, words);
  return words;
}

function wordsIn(hand: readonly CardView[], language: Language): HandWords {
  const key = ({ type, title }: CardView) => `${type ?? "~"}\n${title}`;
  const sorted = hand.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const types = [...new Set(sorted.map(({ type }) => type))];
  return {
    full: sorted.map((card) => cardLines(card, true, language)),
    facts: sorted.map((card) => cardLines(card, false, language)),
    titles: types.map((type) => {
      const titles = titlesCounted(sorted.filter((card) => card.type === type));
      return `__${typesIn(type, language)}__: ${titles.join(", ")}`;
    }),
  };
}

function typesIn(type: CardView["type"], language: Language): string {
  if (type === null) return say(language, "own-hand-unknown");
  return language === FIRST_LANGUAGE ? TYPES_WORDS[type] : say(language, `deck-types-${type}`);
}

/** A hand in words, by type and title: every card is named where `room` characters hold the names, and more said of it where they hold that. */
export function handLines(
  hand: readonly CardView[],
  room: number,
  language: Language = FIRST_LANGUAGE,
): readonly string[] {
  const { full, facts, titles } = wordsOfHand(hand, language);
  return [full, facts].find((lines) => lengthOf(lines) <= room) ?? titles;
}

/** What the own seat has answered that nobody else sees yet. */
function answeredInSecret(view: View, language: Language): string[] {
  const decision = view.secretly ? ownDecision(view) : null;
  if (!decision) return [];
  const { kind, answered, before, drawn = [] } = decision;
  const said = kind === "buy" && before !== undefined ? [before, ...(answered === undefined ? [] : [answered])] : [];
  const all = kind === "buy" ? said : answered === undefined ? [] : [answered];
  return [
    ...(all.length > 0 ? [say(language, "own-hand-answered", { answers: safe(all.join(", ")) })] : []),
    ...drawn.map((title) => say(language, "own-hand-draws", { title: safe(title) })),
  ];
}

/** What only its own player may see beside the hand: what is declared, hidden, lies under cards, or was said in advance. */
function secretsOf(view: View, seat: SeatView, ctx: Context, language: Language): string[] {
  const declared = view.declared.filter((each) => each.seat === seat.seat && !each.open && !each.revealed);
  const shown = view.declared.filter(
    (each) => each.seat !== seat.seat && !each.open && !each.revealed && each.title !== null,
  );
  return [
    ...answeredInSecret(view, language),
    ...shown.map((each) =>
      say(language, "own-hand-shown", { name: nameOf(ctx, each.seat), title: safe(each.title ?? "") }),
    ),
    ...declared.map(({ title: known, behind }) => {
      const title = safe(known ?? "");
      return behind === undefined
        ? say(language, "own-hand-declared", { title })
        : say(language, "own-hand-declared-behind", { title, behind: safe(behind) });
    }),
    ...[...seat.inner, ...seat.supporting, ...view.conflicts].flatMap((card) =>
      (card.ownUnder ?? []).map((title, at) => {
        const says = card.ownUnderSays?.[at];
        const lies = say(language, "own-hand-under", { under: safe(card.title), title: safe(title) });
        return `${lies}${says ? `\n-# ${safe(says, 400)}` : ""}`;
      }),
    ),
    ...(seat.agenda
      ? [
          say(language, seat.agendaHidden ? "own-hand-agenda-hidden" : "own-hand-agenda", {
            title: safe(seat.agenda.title),
          }),
        ]
      : []),
    ...(view.standingCards ?? []).map(({ title, answer, when }) => {
      const [plainly, only] = CARD_WORDS[answer];
      return when === undefined
        ? say(language, plainly, { title: safe(title) })
        : say(language, only, { title: safe(title), when: safe(when) });
    }),
    ...(view.standing === undefined || view.standing === "ask"
      ? []
      : [say(language, `own-hand-standing-${view.standing}`)]),
  ];
}

/** The hand and what belongs to it, first what was said in advance and why that has ended. */
export function handEmbed(view: View, seat: SeatView, ahead: SeatAhead, ctx: Context): APIEmbed {
  const hand = seat.hand ?? [];
  const language = languageIn(ctx);
  const before = [
    ...noticeLines(ahead, ctx, language),
    ...aheadLines(ahead, language),
    ...secretsOf(view, seat, ctx, language),
  ];
  const after = reserveLines(seat, language);
  const room = DISCORD_LIMITS.embedDescription - lengthOf(before) - lengthOf(after);
  const lines = hand.length > 0 ? handLines(hand, room, language) : [say(language, "own-hand-empty")];
  return {
    title: plain(say(language, "own-hand-title", { cards: cardsIn(language, hand.length) }), DISCORD_LIMITS.embedTitle),
    description: fittedIn([...before, ...lines, ...after], DISCORD_LIMITS.embedDescription, language),
  };
}

const pressOf = (ctx: Context, verb: "act" | "hand" | "all-cards" | "help", key = "") =>
  encodePress({ table: ctx.table, decision: 0, verb, key });

/**
 * A seat's own hand as it stands in a direct message, in the language of `ctx`: it changes with the hand and what belongs to
 * it, with its player's language, and with nothing else. What can be done at the moment is one tap away.
 */
export function directHand(view: View, ctx: Context, ahead: SeatAhead = {}): Message {
  const language = languageIn(ctx);
  const seat = ownSeat(view);
  if (!seat) return message({ content: say(language, "own-hand-none") });
  const where = ctx.thread === undefined ? "" : ` · <#${ctx.thread}>`;
  const playing = view.result === null && !seat.eliminated;
  return message({
    content: `**${safe(ctx.tableName, 80)}**${where}`,
    embeds: [handEmbed(view, seat, ahead, ctx)],
    rows: buttonRows([
      ...(playing ? [button(pressOf(ctx, "act"), say(language, "own-hand-act-button"), "main")] : []),
      button(pressOf(ctx, "all-cards", String(seat.seat)), say(language, "own-hand-cards-button")),
      button(pressOf(ctx, "help"), say(language, "own-hand-what-button")),
    ]).concat(aheadRows(ahead, null, ctx, DISCORD_LIMITS.rows - 1, language)),
  });
}

/** What stands with a hand and is its reader's alone: what has happened since they last looked, their notes, and what they have said in advance. */
export interface OwnPage {
  readonly since?: ((language: Language) => SinceShown | null) | null;
  readonly note?: string;
  /** What this seat has said in advance. */
  readonly ahead?: SeatAhead;
  /** Ways to other pages of their own. */
  readonly beside?: (language: Language) => readonly Button[];
}

/**
 * A seat's own hand, what is asked of it now, and its menus: a whole game can be played from here. Private. It opens with
 * what has happened since its player last looked, where something has, and ends with their notes.
 */
export function handMessage(view: View, actions: readonly LegalAction[], ctx: Context, own: OwnPage = {}): Message {
  const seat = ownSeat(view);
  return inLanguages((language) =>
    seat
      ? ownHand(view, seat, actions, { ...ctx, language }, own, language)
      : privateMessage({ content: say(language, "own-hand-none") }),
  );
}

function ownHand(
  view: View,
  seat: SeatView,
  actions: readonly LegalAction[],
  ctx: Context,
  own: OwnPage,
  language: Language,
): Message {
  const { note = "", ahead = {} } = own;
  const since = own.since?.(language) ?? null;
  const decision = ownDecision(view);
  const acting = decision !== null && view.result === null;
  const menus = acting ? actionRows(view, actions, ctx, 0, [], language) : [];
  const now = `**${safe(ctx.tableName, 80)}** · ${askedNow(view, decision, ctx, language)}`;
  const { rating, unspent, spent, power } = seat;
  const additional = additionalWords(seat, language);
  const piles = pilesOf(seat, language);
  return privateMessage({
    content: since ? `${say(language, "since-title")}\n${since.lines.join("\n")}\n\n${now}` : now,
    embeds: [
      {
        ...handEmbed(view, seat, ahead, ctx),
        fields: noteFields(note, language),
        footer: { text: say(language, "own-hand-foot", { rating, unspent, spent, additional, power, piles }) },
      },
    ],
    // What takes back what was said in advance comes before looking elsewhere.
    rows: withAsMany(
      [...menus, ...aheadRows(ahead, view, ctx, DISCORD_LIMITS.rows - menus.length, language)],
      [...(since ? [since.all] : []), ...otherButtons(view, seat, ctx, own, language)],
      button(pressOf(ctx, "hand", MORE_OF_HAND), say(language, "own-hand-more-button")),
    ),
  });
}

/** The key of a look at what has no room under a hand. */
export const MORE_OF_HAND = "more";

/** Ways on from a hand. */
function otherButtons(view: View, seat: SeatView, ctx: Context, own: OwnPage, language: Language): Button[] {
  return [
    ...laterButtons(view, ctx, language),
    button(pressOf(ctx, "all-cards", String(seat.seat)), say(language, "own-hand-cards-button")),
    button(pressOf(ctx, "help"), say(language, "own-hand-what-button")),
    noteButton(ctx, language),
    ...(own.beside?.(language) ?? []),
  ];
}

/** These rows, and below them as many of the buttons as there is room for; where that is not all, `more` at their end. */
function withAsMany(rows: readonly ActionRow[], buttons: readonly Button[], more: Button): ActionRow[] {
  const left = (DISCORD_LIMITS.rows - rows.length) * DISCORD_LIMITS.buttons;
  if (buttons.length <= left) return [...rows, ...buttonRows(buttons)];
  if (left > 0) return [...rows, ...buttonRows([...buttons.slice(0, left - 1), more])];
  // The last row holds a few buttons of what may be done.
  return withButtons(message({ rows }), [more]).components;
}

/** Everything that a hand leads to besides what may be done now. Private. */
export function moreOfHand(view: View, ctx: Context, own: OwnPage = {}): Message {
  const seat = ownSeat(view);
  return inLanguages((language) =>
    privateMessage({
      content: say(language, "own-hand-more", { table: safe(ctx.tableName, 80) }),
      rows: buttonRows([
        button(pressOf(ctx, "hand"), say(language, "hand-button")),
        ...(seat ? otherButtons(view, seat, { ...ctx, language }, own, language) : []),
      ]),
    }),
  );
}

function pilesOf({ deckSize, crusadeSize }: SeatView, language: Language): string {
  const deck = say(language, "own-hand-deck", { cards: cardsIn(language, deckSize) });
  return crusadeSize === undefined ? deck : `${deck}, ${say(language, "own-hand-crusade", { cards: crusadeSize })}`;
}

/** What may be said in advance, and ordered for later. */
function laterButtons(view: View, ctx: Context, language: Language): Button[] {
  const decision = ownDecision(view);
  const atLeisure = decision === null || decision.kind === "action";
  const plan = decision === null || decision.answered !== undefined ? planKind(view) : null;
  return [
    ...(plan === null ? [] : [planButton(plan, ctx, false, language)]),
    ...(mayPassAhead(view) && decision === null ? [laterButton(ctx, language)] : []),
    ...(mayPassAhead(view) && atLeisure ? [passUntilButton(ctx, language)] : []),
  ];
}
