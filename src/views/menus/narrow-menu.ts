import type { ActionType, LegalAction, View } from "../../engine/index.ts";
import { wayOnButtons } from "../prompts/notices.ts";
import type { Context } from "../text/context.ts";
import { anyQuestionSuffix, encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguages, type Message, menuRow, privateMessage } from "../text/message.ts";
import { bound, capitalized, safe } from "../text/safe-text.ts";
import { ownDecision } from "../tracker/seats.ts";
import { type Language, say, type WordId } from "../words/index.ts";
import { besideOf, groupsOf } from "./groups.ts";
import { type Ask, type MenuNames, menuNamesOf, type Slot, slotsOf } from "./slots.ts";

/** Kinds whose card does one of several things: which one was chosen is told by its description. */
const DOES: readonly ActionType[] = ["rotate", "trigger"];

/** Kinds that bring a card out of the hand: what it costs and can do still counts when it is chosen with whom, or on what. */
const FROM_HAND: readonly ActionType[] = ["sponsor", "play", "aftermath", "place"];

/** What the card is and says that was chosen for it, in small print; "" where that is nothing. */
function aboutIt(type: ActionType, slot: Slot): string {
  if (DOES.includes(type)) return slot.description === "" ? "" : `\n-# ${safe(capitalized(slot.description), 200)}`;
  const facts = FROM_HAND.includes(type) && slot.description !== "" ? [safe(capitalized(slot.description), 200)] : [];
  const words = slot.says === undefined ? facts : [...facts, `“${safe(slot.says, 300)}”`];
  return words.length === 0 ? "" : `\n-# ${words.join(" · ")}`;
}

/** What is asked for, where its menu is named by a word alone. */
const WHICH: Readonly<Partial<Record<Ask, WordId & `which-${string}`>>> = {
  "ask-on": "which-on",
  "ask-and-on": "which-and-on",
  "ask-war-on": "which-war-on",
  "called-initiate": "which-initiate",
};

const whichOf = (ask: Ask | undefined) => (ask === undefined ? "which-one" : (WHICH[ask] ?? ask));

/** What these actions share and what is asked next: "Vir Cotto", "Sponsor with"; and what it is about. */
function asked(actions: readonly LegalAction[], names: MenuNames): { shared: string; ask: string; about: string } {
  const { language } = names;
  const paths = actions.map((legal) => slotsOf(legal, names));
  const first = paths[0] ?? [];
  const open = first.findIndex((slot, at) => paths.some((path) => path[at]?.key !== slot.key));
  const at = open === -1 ? first.length - 1 : open;
  return {
    shared: first
      .slice(0, Math.max(0, at))
      .map((slot, place) => safe(place === 0 ? slot.label : besideOf(slot, language)))
      .join(" · "),
    ask: say(language, whichOf(first[at]?.ask)),
    about: at > 0 && first[0] && actions[0] ? aboutIt(actions[0].action.type, first[0]) : "",
  };
}

/** Asks for what still tells these actions apart: with whom, on what; privately. */
export function narrowMenu(view: View, actions: readonly LegalAction[], ctx: Context): Message {
  return inLanguages((language) => narrowed(view, actions, ctx, language));
}

function narrowed(view: View, actions: readonly LegalAction[], ctx: Context, language: Language): Message {
  const names = menuNamesOf(view, ctx, language);
  const kind = actions[0]?.action.type;
  if (kind === undefined)
    return privateMessage({
      content: say(language, "menu-nothing"),
      rows: buttonRows(wayOnButtons(ctx, language)),
    });
  const decision = ownDecision(view)?.id ?? 0;
  const suffix = decision === 0 ? anyQuestionSuffix(view.awaiting) : "";
  const groups = groupsOf(actions, names, false);
  const { shared, ask, about } = asked(actions, names);
  const back = button(encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" }), say(language, "sure-back"));
  const content = `${shared ? `${shared} · ` : ""}**${ask}…**${about}`;
  if (
    groups.length <= DISCORD_LIMITS.buttons &&
    groups.every(({ option }) => option.label.length <= DISCORD_LIMITS.buttonLabel)
  ) {
    const buttons = groups.map(({ value, option }) =>
      button(encodePress({ table: ctx.table, decision, verb: "pick", key: `${value}${suffix}` }), option.label),
    );
    const hints = groups.flatMap(({ option }) =>
      option.description ? [`\n-# **${safe(option.label)}** · ${safe(option.description, 150)}`] : [],
    );
    const rows = [...buttonRows(buttons), ...buttonRows([back])];
    return privateMessage({ content: bound(content + hints.join(""), DISCORD_LIMITS.content), rows });
  }
  const parts = Array.from({ length: Math.ceil(groups.length / DISCORD_LIMITS.options) }, (_, part) =>
    groups.slice(part * DISCORD_LIMITS.options, (part + 1) * DISCORD_LIMITS.options),
  );
  const rows = parts.slice(0, DISCORD_LIMITS.rows).map((part, at) =>
    menuRow(
      encodePress({ table: ctx.table, decision, verb: "pick", key: `${kind}.n${at}${suffix}` }),
      parts.length === 1 ? ask : say(language, "menu-part", { name: ask, part: at + 1, parts: parts.length }),
      part.map(({ option }) => option),
    ),
  );
  return privateMessage({ content, rows: [...rows, ...buttonRows([back])].slice(0, DISCORD_LIMITS.rows) });
}
