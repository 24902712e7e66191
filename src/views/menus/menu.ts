/** What a seat is asked now, and what it may do, as one private message. */
import type { ActionType, DecisionView, LegalAction, View } from "../../engine/index.ts";
import { madeHandName, madeHandWords } from "../decks/starter-words.ts";
import { planButton, planKind } from "../prompts/ahead-plan.ts";
import { mayPassAhead, passUntilButton } from "../prompts/ahead-until.ts";
import { handButton, wayOnButtons } from "../prompts/notices.ts";
import { questionOf } from "../questions/index.ts";
import { type Context, isAlone } from "../text/context.ts";
import { type Button, buttonRows, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { pinged } from "../text/pinged.ts";
import { capitalized, safe } from "../text/safe-text.ts";
import { endButtons } from "../tracker/end.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { actionRows, askedFor, BESIDE } from "./action-rows.ts";
import { isTiming, timingButton } from "./timing.ts";
import { untypedInHand } from "./untyped-hand.ts";

/** To a seat that is asked nothing: whether it will be. */
function notAsked(view: View, ctx: Context, language: Language = FIRST_LANGUAGE): string {
  if (view.result !== null) return say(language, "waits-over");
  return ownSeat(view)?.eliminated ? say(language, "waits-out") : pinged(say(language, "turn-nobody"), ctx, language);
}

/** What the own seat is asked now, begun with a capital; or that it is asked nothing. `brief` as in `questionOf`. */
export function askedNow(
  view: View,
  decision: DecisionView | null,
  ctx: Context,
  language: Language = FIRST_LANGUAGE,
  brief = false,
): string {
  if (decision === null || view.result !== null) return notAsked(view, ctx, language);
  const hands = (decision.hands ?? []).map(
    ({ titles, ...hand }) =>
      `**${madeHandName(hand, language)}:** ${madeHandWords(hand, language)} (${titles.map((title) => safe(title, 40)).join(", ")})`,
  );
  const question = capitalized(questionOf(decision, view, language, brief));
  return [say(language, "menu-now", { question }), ...hands].join("\n");
}

function nothingElse({ kind, answered }: DecisionView, untyped: boolean, language: Language): string {
  if (answered) return "";
  if (untyped) return say(language, "menu-untyped-hand");
  if (kind === "aftermath") return say(language, "menu-no-aftermath");
  if (kind === "reveal") return say(language, "menu-no-contingency");
  return say(language, kind === "declare" ? "menu-no-conflict" : "menu-nothing-else");
}

/** Where nothing is asked the way to the hand; in the action round, to pass ahead. */
function besideMenu(
  view: View,
  decision: DecisionView | null,
  ctx: Context,
  language: Language = FIRST_LANGUAGE,
): Button[] {
  const ahead = mayPassAhead(view) && (decision === null || decision.kind === "action") && view.halted === undefined;
  const plan = decision === null && !isAlone(ctx) ? planKind(view) : null;
  return [
    ...(decision === null ? [handButton(ctx, language)] : []),
    ...(plan === null ? [] : [planButton(plan, ctx, false, language)]),
    ...(ahead ? [passUntilButton(ctx, language)] : []),
  ];
}

/** Where nothing is asked and nothing can be done but to speak of timing, or the game is over; null otherwise. */
function idleMenu(view: View, possible: readonly LegalAction[], ctx: Context): Message | null {
  if (view.result !== null)
    return inLanguages((language) =>
      privateMessage({ content: notAsked(view, ctx, language), rows: buttonRows(endButtons(ctx, language)) }),
    );
  if (ownDecision(view) !== null || !possible.every((each) => isTiming(each, view))) return null;
  const nothing = possible.length === 0 && planKind(view) === null;
  return inLanguages((language) => {
    const timing = possible.length > 0 ? [timingButton(ctx, language)] : [];
    const buttons = nothing ? wayOnButtons(ctx, language) : [...besideMenu(view, null, ctx, language), ...timing];
    return privateMessage({ content: notAsked(view, ctx, language), rows: buttonRows(buttons) });
  });
}

/** Practice opponents answer within seconds: whoever waits for nobody else has no use for these. */
const FOR_LONG_WAITS: readonly ActionType[] = ["standing", "wait", "loose"];

/** Of what may be done, what is of use to whoever plays alone with practice opponents. */
function ofUseAlone(view: View, actions: readonly LegalAction[]): readonly LegalAction[] {
  const decision = ownDecision(view);
  if (decision === null) return actions.filter(({ action }) => !FOR_LONG_WAITS.includes(action.type));
  return decision.kind === "action" ? actions.filter(({ action }) => action.type !== "standing") : actions;
}

/** What this view's seat may do now, as menus by verb and buttons; privately. `page` counts from 0. */
export function actionMenu(view: View, possible: readonly LegalAction[], ctx: Context, page = 0): Message {
  const asked = askedFor(possible, view);
  const actions = isAlone(ctx) ? ofUseAlone(view, asked) : asked;
  return idleMenu(view, actions, ctx) ?? inLanguages((language) => actionsIn(view, actions, ctx, page, language));
}

function actionsIn(
  view: View,
  actions: readonly LegalAction[],
  ctx: Context,
  page: number,
  language: Language,
): Message {
  const decision = ownDecision(view);
  const now = askedNow(view, decision, ctx, language, true);
  const rows = actionRows(view, actions, ctx, page, besideMenu(view, decision, ctx, language), language);
  if (decision === null || rows.length === 0) {
    const nothing = actions.length === 0 && planKind(view) === null;
    return privateMessage({ content: now, rows: nothing ? buttonRows(wayOnButtons(ctx, language)) : rows });
  }
  const how = howToAnswer(view, decision, actions, language);
  return privateMessage({ content: how === "" ? now : `${now}\n-# ${how}`, rows });
}

/** What stands under the question; "" where nothing. */
function howToAnswer(view: View, decision: DecisionView, actions: readonly LegalAction[], language: Language): string {
  if (decision.kind === "fact") return say(language, "menu-read-off");
  return actions.every(({ action }) => BESIDE.includes(action.type))
    ? nothingElse(decision, untypedInHand(view, decision).length > 0, language)
    : say(language, "menu-how");
}
