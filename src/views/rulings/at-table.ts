/** What the table itself answers to "can I …?", before what the book says. */
import type { LegalAction, Refusal, View } from "../../engine/index.ts";
import { didYouMean } from "../menus/did-you-mean.ts";
import { refusalSentence } from "../refusals/index.ts";
import type { Context } from "../text/context.ts";
import { parseRulePress } from "../text/custom-id.ts";
import { changedIn, type Message } from "../text/message.ts";
import { say } from "../words/index.ts";

/** It can be done now: the buttons do it. Private. */
export const atTableYes = (actions: readonly LegalAction[], view: View, ctx: Context): Message =>
  didYouMean(actions, view, ctx, (language) => say(language, "unclear-yes"));

/** Why it cannot be done now, with what the book says of its rule; `later`: it can as soon as it is asked. Private. */
export const atTableNo = ({ code, facts }: Refusal, book: Message, later: boolean): Message =>
  changedIn(book, (shown, language) => ({
    ...shown,
    content: [
      say(language, "book-not-now", { why: refusalSentence(code, facts, language) }),
      ...(later ? [say(language, "book-later")] : []),
      say(language, "book-unchanged"),
    ].join("\n"),
  }));

const SHARING = ["rule-all", "rule-told"];

/** The same answer without the buttons that show it to everybody. */
export const withoutSharing = (answer: Message): Message => changedIn(answer, unshared);

function unshared(answer: Message): Message {
  const rows = answer.components.map((row) => ({
    ...row,
    components: row.components.filter((each) => {
      const press = "custom_id" in each ? parseRulePress(each.custom_id) : null;
      return press === null || !SHARING.includes(press.verb);
    }),
  }));
  return { ...answer, components: rows.filter(({ components }) => components.length > 0) };
}
