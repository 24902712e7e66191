import {
  type Action,
  ANSWERS,
  type CardView,
  type DecisionView,
  type FactName,
  type LegalAction,
  type View,
} from "../../engine/index.ts";
import { decodeChosen } from "../cards/card-set.ts";
import { actionOf, cardChoiceRows, choosable, hasCardChoice, menuPartsOf, mostBought } from "../menus/choose-cards.ts";
import { confirmation, confirmSurrender } from "../menus/confirm.ts";
import { actionsFor, allTheSame } from "../menus/groups.ts";
import { actionMenu, askedNow } from "../menus/menu.ts";
import { narrowMenu } from "../menus/narrow-menu.ts";
import { menuNamesOf } from "../menus/slots.ts";
import { timingMessage } from "../menus/timing.ts";
import type { Context } from "../text/context.ts";
import {
  actionKey,
  answersAnyQuestion,
  askedThen,
  looseThen,
  meansWhenOffered,
  namesTurnOnly,
  type Press,
  wasAskedThen,
} from "../text/custom-id.ts";
import { inLanguages, type Message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { actionsAnswering } from "../tracker/urgency.ts";
import { type Language, listedIn, say } from "../words/index.ts";
import { othersAskedMessage } from "./notices.ts";
import { whyMessage } from "./why.ts";

/** What a press on a game's button or menu comes to. */
export type PressOutcome =
  /** `needs`: facts that must be stated first (ask with `factForm`); empty for most. */
  | { kind: "do"; action: Action; needs: readonly FactName[] }
  /**
   * A private message: shown as a reply to a public message, in place of a private one. `menu`: it is all that is possible now,
   * and what is not is said beside it.
   */
  | { kind: "show"; message: Message; menu?: true }
  /** The decision is no longer open, or the action no longer legal: show the present state, do nothing. */
  | { kind: "stale" }
  /** Not about an action: the caller's own business (looking, the lobby, forms). */
  | { kind: "other" };

const STALE: PressOutcome = { kind: "stale" };

/**
 * Reads a press by the seat of `view` (its own view), with the values of a menu, against what that seat may do now.
 * Nothing that a press carries is believed: it only chooses among `possible` and among the cards of the view.
 *
 *     const outcome = readPress(press, values, viewFor(game, { seat }), legalActions(game, seat), ctx);
 */
export function readPress(
  press: Press,
  values: readonly string[],
  view: View,
  possible: readonly LegalAction[],
  ctx: Context,
  ahead = false,
): PressOutcome {
  const decision = ownDecision(view);
  const actions = actionsAnswering(possible, decision?.kind ?? null);
  const proposal = looseThen(press.key);
  if (proposal !== null && proposal !== view.looseProposal) return STALE;
  const theirs = ofOthers(press, view);
  // The buttons of a vote are there for all who vote: whoever has not been called says it in advance.
  const early =
    press.verb === "do" &&
    possible.find(({ action }) => isVote(action) && actionKey(action) === press.key.split(".")[0]);
  if (theirs.length > 0 && early) return { kind: "do", action: early.action, needs: [] };
  if (theirs.length > 0) return { kind: "show", message: othersAskedMessage(theirs, view, ctx) };
  switch (press.verb) {
    case "act":
      return { kind: "show", message: actionMenu(view, actions, ctx), menu: true };
    case "do": {
      // Conceding answers no decision and is not offered: it may be done at any time, and `apply` checks it.
      const seat = ownSeat(view)?.seat;
      const concede = seat === undefined ? null : ({ type: "concede", seat } as const);
      if (concede && actionKey(concede) === press.key) return { kind: "do", action: concede, needs: [] };
      return picked(
        values[0] ?? press.key,
        view,
        answers(press, decision) ? actions : free(press, view, possible, ctx),
        ctx,
      );
    }
    case "pick": {
      const outcome = picked(
        values[0] ?? press.key,
        view,
        answers(press, decision) ? actions : free(press, view, possible, ctx),
        ctx,
      );
      if (outcome.kind !== "do") return outcome;
      const asked = confirmation(outcome.action, view, ctx);
      return asked ? { kind: "show", message: asked } : outcome;
    }
    case "moment":
      return { kind: "show", message: timingMessage(view, possible, ctx) ?? actionMenu(view, actions, ctx) };
    case "why":
      return { kind: "show", message: whyMessage(view, ctx) ?? actionMenu(view, actions, ctx) };
    case "page":
      if (!answers(press, decision)) return STALE;
      return { kind: "show", message: actionMenu(view, actions, ctx, Number.parseInt(press.key, 10) || 0), menu: true };
    case "cards":
    case "confirm":
    case "clear":
      return answers(press, decision) ? chosen(press, values, view, decision, actions, ctx, ahead) : STALE;
    default:
      return { kind: "other" };
  }
}

const isVote = ({ type }: Action) => type === "vote";

/**
 * What a press that answers no question may still do: what is possible at any time, as far as its moment matters no more or
 * is still there. A button of a question that is over does nothing.
 */
function free(press: Press, view: View, possible: readonly LegalAction[], ctx: Context): readonly LegalAction[] {
  if (press.decision !== 0 || namesTurnOnly(press.key)) return [];
  return possible.filter(({ action }) => ANSWERS[action.type] === null && isStillMeant(press, action, view, ctx));
}

/** Whether an action that answers no question is still the one that the press was made for. */
function isStillMeant({ verb, key }: Press, action: Action, view: View, ctx: Context): boolean {
  // Whoever is asked once more does nothing yet.
  if (verb === "pick" && confirmation(action, view, ctx) !== null) return true;
  if ((action.type === "loose" || action.type === "object") && view.loose) return looseThen(key) === view.looseProposal;
  return !meansWhenOffered(action) || isMomentOf(key, view);
}

/** Whether any of the questions that were open when the button was made is open still. */
function isMomentOf(key: string, view: View): boolean {
  const then = askedThen(key);
  return then !== null && view.awaiting.some((each) => wasAskedThen(then, each));
}

/** What all are asked at the same time, to be answered in secret. */
const IN_SECRET: readonly DecisionView["kind"][] = ["declare", "discard", "buy"];

/** Those of whom the press would answer a question that is still open, where its own player is not among them. */
function ofOthers(press: Press, view: View): DecisionView[] {
  const own = ownSeat(view)?.seat;
  // Whoever is asked in secret as well may have got further than the button.
  const secret = own !== undefined && view.secretly?.asked.includes(own) ? IN_SECRET : [];
  const asked = view.awaiting.filter((each) => answers(press, each) && !secret.includes(each.kind));
  return own === undefined || asked.some(({ seat }) => seat === own) ? [] : asked;
}

/** A press answers the question whose number it carries; a button that several players share, those that it names. */
function answers(press: Press, decision: DecisionView | null): decision is DecisionView {
  if (decision === null) return false;
  if (press.decision !== 0) return press.decision === decision.id;
  const then = askedThen(press.key);
  return then !== null && !answersAnyQuestion(then) && wasAskedThen(then, decision);
}

function picked(value: string, view: View, actions: readonly LegalAction[], ctx: Context): PressOutcome {
  const names = menuNamesOf(view, ctx);
  const found = actionsFor(value.split(".")[0] ?? value, actions, names);
  const first = found[0];
  if (!first) return STALE;
  if (found.length === 1 || allTheSame(found, names)) return { kind: "do", action: first.action, needs: first.needs };
  const sure = surrendersTo(found);
  if (sure !== null) return { kind: "show", message: confirmSurrender(sure, view, ctx) };
  return { kind: "show", message: narrowMenu(view, found, ctx) };
}

/** More ways to surrender than this are asked for one after the other. */
const WAYS_AT_ONCE = 15;

/** The ways to surrender, to each without asylum first, where all of these are that and few; null where not. */
function surrendersTo(found: readonly LegalAction[]): Parameters<typeof confirmSurrender>[0] | null {
  const ways = found.flatMap(({ action }) => (action.type === "surrender" ? action : []));
  const [first, ...others] = ways.toSorted(
    (one, other) => one.to - other.to || (one.asylum ?? -1) - (other.asylum ?? -1),
  );
  if (!first || ways.length < found.length || ways.length > WAYS_AT_ONCE) return null;
  return [first, ...others];
}

/** A step of choosing several cards. The state is in the custom id: nothing is kept between presses. */
function chosen(
  press: Press,
  values: readonly string[],
  view: View,
  decision: DecisionView,
  actions: readonly LegalAction[],
  ctx: Context,
  ahead: boolean,
): PressOutcome {
  if (!hasCardChoice(decision)) return STALE;
  const cards = choosable(view, decision, actions);
  const [, part, state] = /^(?:(\d)\.)?(\w+\.\w+)$/u.exec(press.key) ?? [];
  const before = decodeChosen(state ?? "", cards);
  if (before === null) return STALE;
  if (press.verb === "clear") return show(view, decision, actions, ctx, cards, new Set());
  if (press.verb === "confirm") return whole(decision, cards, before, part === undefined ? undefined : Number(part));
  const parts = menuPartsOf(cards);
  const places = parts[Number(part)]?.places;
  if (!places) return STALE;
  for (const place of places) before.delete(place);
  for (const value of values) if (places.includes(Number(value))) before.add(Number(value));
  // Said ahead, what is bought goes with it: nobody comes back to be asked.
  const buys = ahead && before.size > 0 && mostBought(decision, actions) > 0;
  if (parts.length === 1 && !buys) return whole(decision, cards, before);
  return show(view, decision, actions, ctx, cards, before);
}

const inOrder = (cards: readonly CardView[], places: ReadonlySet<number>) =>
  [...places].sort((a, b) => a - b).flatMap((at) => cards[at] ?? []);

/** `buy`: so many cards are bought after the discarding. */
function whole(
  decision: DecisionView,
  cards: readonly CardView[],
  places: ReadonlySet<number>,
  buy?: number,
): PressOutcome {
  const chosen = actionOf(decision, inOrder(cards, places));
  if (chosen === null || places.size === 0) return STALE;
  if (buy === undefined) return { kind: "do", action: chosen, needs: [] };
  return chosen.type === "discard" ? { kind: "do", action: { ...chosen, buy }, needs: [] } : STALE;
}

function show(
  view: View,
  decision: DecisionView,
  actions: readonly LegalAction[],
  ctx: Context,
  cards: readonly CardView[],
  places: ReadonlySet<number>,
): PressOutcome {
  const message = inLanguages((language) =>
    privateMessage({
      content: `${askedNow(view, decision, ctx, language)}\n${chosenSoFar(inOrder(cards, places), language)}`,
      rows: cardChoiceRows(view, decision, actions, ctx, places, language),
    }),
  );
  return { kind: "show", message };
}

function chosenSoFar(cards: readonly CardView[], language: Language): string {
  if (cards.length === 0) return say(language, "cards-none");
  const titles = cards.map(
    ({ title, type }) =>
      `${safe(title)} (${type === null ? say(language, "cards-untyped") : say(language, `type-${type}`)})`,
  );
  return say(language, "cards-chosen", { titles: listedIn(titles, language) });
}
