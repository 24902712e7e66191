import type { LegalAction, View } from "../../engine/index.ts";
import { actionRows, askedNow } from "../menus/menu.ts";
import { askButton, decksButton, leaguesButton, learnButton, openTableButton } from "../prompts/first-steps.ts";
import { watchButtons, wayOn } from "../prompts/notices.ts";
import { endRows } from "../tracker/end.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { answering } from "../tracker/urgency.ts";
import { type Context, nameOf } from "./context.ts";
import { buttonRows, type Message, privateMessage } from "./message.ts";
import { fitted, listed, plain } from "./safe-text.ts";
import { ASKED_WORDS, ROUND_WORDS } from "./words.ts";

const BEFORE = `**The Babylon 5 CCG** is a card game of diplomacy for 2 to 10: ambassadors of five races bring people and fleets into play, support and oppose conflicts, and grow in influence until somebody has 20 power and more than anybody else. I deal, keep secrets, know whose turn it is and enforce the rules, over an evening or over days. The practice decks are of cards that were invented for me, ready to play; the four real starter decks are there too, and \`/deck submit\` takes your own. Another server gets me by the link in my profile, or by its own copy: \`/about\`.
**New here?** **Learn in ten minutes** is a short game against me.
**To play:** press **Open a table**, or type \`/game create\` in a channel to choose its rules. It gets a thread with **Join** and **Start**.
**Your hand** comes by direct message, or with **My hand** where those are closed.
**Your turn:** I ping you. Press a button, or type \`/act\` and say it: \`sponsor Vir with Londo\`.
**A league:** \`/league show\` says who is in, \`/league join\` registers a deck of yours; judges open leagues and see the registered decks.
**A question about the rules:** \`/rule\`, in any words; \`/card\` for a card. Judges keep this server’s own rulings with \`/rules\`.`;

/** Orders worth showing as examples: one of each kind, the shortest, up to five. */
function examples(actions: readonly LegalAction[]): string[] {
  const kinds = new Map<string, string>();
  for (const { action, sentence } of actions) {
    const known = kinds.get(action.type);
    if (known === undefined || sentence.length < known.length) kinds.set(action.type, sentence);
  }
  return [...kinds.values()].slice(0, 5).map((sentence) => `\`/act ${plain(sentence, 100).replaceAll("`", "")}\``);
}

/** "What can I do now?" Without a table: how to get to one. Private. */
export function helpMessage(at: { view: View; actions: readonly LegalAction[]; ctx: Context } | null): Message {
  if (at === null) {
    const steps = [learnButton(), openTableButton(), askButton(), decksButton(), leaguesButton()];
    return privateMessage({ content: BEFORE, rows: buttonRows(steps) });
  }
  const { view, actions, ctx } = at;
  const decision = ownDecision(view);
  const where = view.turn > 0 ? `Turn ${view.turn}, ${ROUND_WORDS[view.round]}.` : "The game is being set up.";
  const awaited = view.awaiting.filter(({ seat }) => seat !== decision?.seat);
  const others = [...new Set(awaited.map(({ kind }) => kind))].map((kind) => {
    const names = awaited.filter((each) => each.kind === kind).map(({ seat }) => nameOf(ctx, seat));
    return `${listed([...new Set(names)])} to ${ASKED_WORDS[kind]}`;
  });
  const waiting = others.length > 0 && view.result === null ? [`Waiting for ${listed(others)}.`] : [];
  if (ownSeat(view) === null) {
    return privateMessage({
      content: fitted([where, ...waiting, "You are watching this game."], 1900),
      rows: buttonRows(watchButtons(ctx)),
    });
  }
  const rows = (decision !== null || actions.length > 0) && view.result === null ? actionRows(view, actions, ctx) : [];
  const say = examples(answering(actions, decision?.kind ?? null));
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
