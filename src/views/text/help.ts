import type { LegalAction, View } from "../../engine/index.ts";
import { actionRows } from "../menus/action-rows.ts";
import { askedNow } from "../menus/menu.ts";
import {
  askButton,
  decksButton,
  leaguesButton,
  learnButton,
  openTableButton,
  practiceButton,
} from "../prompts/first-steps.ts";
import { watchButtons, wayOn } from "../prompts/notices.ts";
import { taskOf } from "../questions/index.ts";
import { endRows } from "../tracker/end.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { actionsAnswering } from "../tracker/urgency.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import { type Context, nameOf } from "./context.ts";
import { fittedIn } from "./fitted.ts";
import { buttonRows, inLanguages, type Message, privateMessage } from "./message.ts";
import { roundIn } from "./named.ts";
import { plain, safe } from "./safe-text.ts";

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
    practiceButton(language),
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
  return at === null ? firstHelp(language) : inLanguages((each) => helpAtTable(at, each));
}

function helpAtTable(
  { view, actions, ctx: anyones }: { view: View; actions: readonly LegalAction[]; ctx: Context },
  language: Language,
): Message {
  const ctx = { ...anyones, language };
  const decision = ownDecision(view);
  const now =
    view.turn > 0
      ? say(language, "help-turn", { turn: view.turn, round: roundIn(language, view.round) })
      : say(language, "help-setup");
  // It may be asked anywhere.
  const where = `**${safe(ctx.tableName, 80)}** · ${now}`;
  const awaited = view.awaiting.filter(({ seat }) => seat !== decision?.seat);
  const others = [...new Set(awaited.map(({ kind }) => kind))].map((kind) => {
    const names = awaited.filter((each) => each.kind === kind).map(({ seat }) => nameOf(ctx, seat));
    return say(language, "help-waits-each", {
      names: listedIn([...new Set(names)], language),
      task: taskOf(kind, language),
    });
  });
  const waiting =
    others.length > 0 && view.result === null
      ? [say(language, "help-waits", { others: listedIn(others, language) })]
      : [];
  if (ownSeat(view) === null) {
    return privateMessage({
      content: fittedIn([where, ...waiting, say(language, "help-watching")], 1900, language),
      rows: buttonRows(watchButtons(ctx, language)),
    });
  }
  const rows =
    (decision !== null || actions.length > 0) && view.result === null
      ? actionRows(view, actions, ctx, 0, [], language)
      : [];
  const orders = examples(actionsAnswering(actions, decision?.kind ?? null));
  return privateMessage({
    content: fittedIn(
      [
        where,
        askedNow(view, decision, ctx, language),
        ...waiting,
        ...(orders.length > 0 ? [say(language, "help-in-words", { orders: orders.join(" · ") })] : []),
        say(language, "help-more"),
      ],
      1900,
      language,
    ),
    rows: view.result !== null ? endRows(ctx) : rows.length > 0 ? rows : wayOn(ctx),
  });
}
