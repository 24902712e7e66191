/**
 * What becomes of one's own cards that may answer something, such as contingencies: always, never, or "ask me". For their
 * player alone.
 */
import type { Action, CardId, LegalAction, View } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { actionKey, encodePress } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  inLanguages,
  type Message,
  privateMessage,
} from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { ownDecision } from "../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { handButton } from "./notices.ts";

const ANSWERS = ["always", "never", "ask"] as const;
type Answer = (typeof ANSWERS)[number];
type Standing = Extract<Action, { type: "standing" }>;

/** A card of one's own that may answer something, and what has been said of it. */
export interface AnsweringCard {
  readonly card: CardId;
  readonly title: string;
  /** It lies face down: a contingency. */
  readonly faceDown: boolean;
  readonly answer: Answer;
  /** What alone triggers it, where that was said. */
  readonly when?: string;
  /** What may be said of it now. */
  readonly says: Readonly<Partial<Record<Answer, Standing>>>;
}

type Of = Pick<Context, "table">;
const press = ({ table }: Of, key: string) => encodePress({ table, decision: 0, verb: "asking", key });

/** Opens the page. */
export const askingButton = (ctx: Of, language: Language = FIRST_LANGUAGE): Button =>
  button(press(ctx, ""), say(language, "own-hand-asking-button"));

/** Which page such a button opens, from 0; null where it names what is said of a card. */
export function askingPage(key: string): number | null {
  const [, page] = /^(?:p\.(\d{1,2}))?$/u.exec(key) ?? [];
  return key === "" ? 0 : page === undefined ? null : Number(page);
}

/** The cards in question, in the order in which they are offered; none where there are none. `possible`: what their player may do. */
export function answeringCards({ standingCards = [] }: View, possible: readonly LegalAction[]): AnsweringCard[] {
  const found = new Map<CardId, AnsweringCard>();
  for (const { action, sentence } of possible) {
    if (action.type !== "standing" || action.card === undefined || action.on !== undefined) continue;
    const answer = ANSWERS.find((one) => one === action.answer);
    if (answer === undefined) continue;
    const said = standingCards.find(({ card }) => card === action.card);
    const known = found.get(action.card);
    // "always reveal Alibi", "never use Elric", "ask me about Alibi"
    const [, verb = "", title = ""] = /^(?:always|never|ask me) (reveal|use|about) (.+)$/u.exec(sentence) ?? [];
    found.set(action.card, {
      card: action.card,
      title,
      faceDown: verb === "about" ? (known?.faceDown ?? false) : verb === "reveal",
      answer: said?.answer ?? "ask",
      ...(said?.when === undefined ? {} : { when: said.when }),
      says: { ...known?.says, [answer]: action },
    });
  }
  return [...found.values()];
}

/** Cards of a page: a row each, and one for the way on. */
const A_PAGE = DISCORD_LIMITS.rows - 1;

/** Every card with three buttons, of which the one that holds is pressed already. `page` counts from 0. */
export function askingMessage(view: View, possible: readonly LegalAction[], ctx: Context, page = 0): Message {
  return inLanguages((language) => askingPageOf(view, possible, ctx, page, language));
}

function askingPageOf(
  view: View,
  possible: readonly LegalAction[],
  ctx: Context,
  page: number,
  language: Language,
): Message {
  const cards = answeringCards(view, possible);
  const pages = Math.max(1, Math.ceil(cards.length / A_PAGE));
  const at = Math.min(page, pages - 1);
  const shown = cards.slice(at * A_PAGE, (at + 1) * A_PAGE);
  const number = (index: number) => at * A_PAGE + index + 1;
  const lines = [
    pages > 1 ? say(language, "asking-title-page", { page: at + 1, pages }) : say(language, "asking-title"),
    ...(cards.length === 0 ? [say(language, "asking-none")] : []),
    ...shown.map((card, index) => lineOf(card, number(index), language)),
    say(language, "asking-note"),
  ];
  const act = encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" });
  return privateMessage({
    content: fittedIn(lines, DISCORD_LIMITS.content, language),
    rows: [
      ...shown.map((card, index): ActionRow => rowOf(card, cards.length > 1 ? `${number(index)} ` : "", ctx, language)),
      ...buttonRows([
        ...(at > 0 ? [button(press(ctx, `p.${at - 1}`), say(language, "asking-earlier-button"))] : []),
        ...(at < pages - 1 ? [button(press(ctx, `p.${at + 1}`), say(language, "asking-more-button"))] : []),
        ...(ownDecision(view) === null ? [] : [button(act, say(language, "what-button"))]),
        handButton(ctx, language),
      ]),
    ],
  });
}

function lineOf({ title, faceDown, answer, when }: AnsweringCard, number: number, language: Language): string {
  const holds = say(language, `asking-said-${answer}`);
  const said = when === undefined ? holds : say(language, "asking-only", { said: holds, when: safe(when, 120) });
  return say(language, faceDown ? "asking-line-down" : "asking-line", { number, title: safe(title, 60), said });
}

/** A button for each answer; the one that holds cannot be pressed, nor can what is not to be had of this card. */
function rowOf({ card, answer, says }: AnsweringCard, before: string, ctx: Of, language: Language): ActionRow {
  const [row] = buttonRows(
    ANSWERS.map((one) => {
      const action = says[one];
      const look = one === answer ? "main" : "plain";
      // What cannot be pressed needs a name of its own beside the others.
      const key = action === undefined ? `${one}-${card}` : actionKey(action);
      return button(
        press(ctx, key),
        `${before}${say(language, `asking-answer-${one}`)}`,
        look,
        action === undefined || one === answer,
      );
    }),
  );
  if (row === undefined) throw new Error("three buttons are a row");
  return row;
}

/** So many cards have buttons of their own beside the question. */
const BESIDE = 1;

/**
 * What stands beside the question whether a card is to answer: to say so for good. Buttons of its own for one card, the page
 * for more; none at any other question.
 */
export function askingButtons(
  view: View,
  possible: readonly LegalAction[],
  ctx: Of,
  language: Language = FIRST_LANGUAGE,
): Button[] {
  const kind = ownDecision(view)?.kind;
  if (kind !== "reveal" && kind !== "trigger") return [];
  const usable = possible.flatMap(({ action }) => (action.type === "trigger" ? [action.card] : []));
  const cards = answeringCards(view, possible).filter(({ answer, card, faceDown }) =>
    kind === "reveal" ? faceDown && answer === "ask" : usable.includes(card),
  );
  if (cards.length === 0 || cards.length > BESIDE) return [askingButton(ctx, language)];
  return cards.flatMap(({ says: { always, never }, title }) => [
    ...(always ? [button(press(ctx, actionKey(always)), say(language, "asking-always-button", { title }))] : []),
    ...(never ? [button(press(ctx, actionKey(never)), say(language, "asking-never-button", { title }))] : []),
  ]);
}

/**
 * What is done by saying this of a card: that, and where it is being asked about, what follows of it: the card answers, or
 * where nothing is left to be asked about the question is passed.
 */
export function askingActions(said: Standing, view: View, possible: readonly LegalAction[]): Action[] {
  const decision = ownDecision(view);
  if (decision === null || (decision.kind !== "reveal" && decision.kind !== "trigger")) return [said];
  const { kind } = decision;
  const cards = answeringCards(view, possible);
  const now = (card: CardId): Answer => {
    if (card === said.card) return ANSWERS.find((one) => one === said.answer) ?? "ask";
    return cards.find((one) => one.card === card)?.answer ?? "ask";
  };
  const usable = possible.flatMap(({ action }) => (action.type === kind ? [action] : []));
  const own = usable.find(({ card }) => card === said.card);
  if (said.answer === "always" && own !== undefined) return [said, own];
  const asked = [
    ...usable.map(({ card }) => card),
    // Whoever is asked is asked about whatever lies face down.
    ...(kind === "reveal" ? cards.filter(({ faceDown }) => faceDown).map(({ card }) => card) : []),
  ];
  const pass = possible.find(({ action }) => action.type === "pass")?.action;
  return pass !== undefined && asked.every((card) => now(card) !== "ask") ? [said, pass] : [said];
}
