import type { LegalAction, View } from "../../engine/index.ts";
import { actionRows } from "../menus/action-rows.ts";
import { askedNow } from "../menus/menu.ts";
import { askButton, decksButton, leaguesButton, learnButton, openTableButton } from "../prompts/first-steps.ts";
import { watchButtons, wayOn } from "../prompts/notices.ts";
import { taskOf } from "../questions/index.ts";
import { endRows } from "../tracker/end.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { actionsAnswering } from "../tracker/urgency.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { type Context, nameOf } from "./context.ts";
import { buttonRows, type Message, privateMessage } from "./message.ts";
import { fitted, listed, plain } from "./safe-text.ts";
import { ROUND_WORDS } from "./words.ts";

/** Orders worth showing as examples: one of each kind, the shortest, up to five. */
function examples(actions: readonly LegalAction[]): string[] {
  const kinds = new Map<string, string>();
  for (const { action, sentence } of actions) {
    const known = kinds.get(action.type);
    if (known === undefined || sentence.length < known.length) kinds.set(action.type, sentence);
  }
  return [...kinds.values()].slice(0, 5).map((sentence) => `\`/act ${plain(sentence, 100).replaceAll("`", "")}\``);
}

/** How to get to a table, for whoever has none. Private. */
export function firstHelp(language: Language = FIRST_LANGUAGE): Message {
  const steps = [
    learnButton(language),
    openTableButton(language),
    askButton(undefined, language),
    decksButton(language),
    leaguesButton(language),
  ];
  return privateMessage({ content: say(language, "help-before"), rows: buttonRows(steps) });
}

/** "What can I do now?" Without a table: how to get to one, in the reader’s language. Private. */
export function helpMessage(
  at: { view: View; actions: readonly LegalAction[]; ctx: Context } | null,
  language?: Language,
): Message {
  if (at === null) return firstHelp(language);
  const { view, actions, ctx } = at;
  const decision = ownDecision(view);
  const where = view.turn > 0 ? `Turn ${view.turn}, ${ROUND_WORDS[view.round]}.` : "The game is being set up.";
  const awaited = view.awaiting.filter(({ seat }) => seat !== decision?.seat);
  const others = [...new Set(awaited.map(({ kind }) => kind))].map((kind) => {
    const names = awaited.filter((each) => each.kind === kind).map(({ seat }) => nameOf(ctx, seat));
    return `${listed([...new Set(names)])} to ${taskOf(kind)}`;
  });
  const waiting = others.length > 0 && view.result === null ? [`Waiting for ${listed(others)}.`] : [];
  if (ownSeat(view) === null) {
    return privateMessage({
      content: fitted([where, ...waiting, "You are watching this game."], 1900),
      rows: buttonRows(watchButtons(ctx)),
    });
  }
  const rows = (decision !== null || actions.length > 0) && view.result === null ? actionRows(view, actions, ctx) : [];
  const say = examples(actionsAnswering(actions, decision?.kind ?? null));
  return privateMessage({
    content: fitted(
      [
        where,
        askedNow(view, decision),
        ...waiting,
        ...(say.length > 0 ? [`In words, for example: ${say.join(" · ")}`] : []),
        "-# `/rule` answers questions, `/hand` shows your hand, `/effect` carries out a card’s text that I do not know.",
      ],
      1900,
    ),
    rows: view.result !== null ? endRows(ctx) : rows.length > 0 ? rows : wayOn(ctx),
  });
}
