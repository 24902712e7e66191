import { contextOf } from "../table/context.ts";
import type { Refused, TableRefusal, TableRefusalCode } from "../table/refusal.ts";
import { MOST_SEATS, type Phase, type Table } from "../table/table.ts";
import { type Message, plain, refusalMessage, ruleCustomId, safe } from "../views/index.ts";
import { button, buttonRows, privately } from "../views/message.ts";
import { FACTION_WORDS, RACE_WORDS } from "../views/words.ts";
import type { Bot } from "./bot.ts";

/** A "no", from the table or from the rules, as its private message with the rule that it rests on. */
export function refusedMessage(refused: Refused, table: Table | null, bot: Pick<Bot, "rule">): Message {
  if (refused.from === "rules" && table !== null) {
    return refusalMessage(refused.refusal, contextOf(table), bot.rule(refused.refusal.rule)?.title);
  }
  if (refused.from === "rules") return privately({ content: "There is no table here." });
  const rule = RULES[refused.refusal.code];
  return privately({
    content: sentence(refused.refusal),
    rows: rule === undefined ? [] : buttonRows([button(ruleCustomId(rule), "Show the rule")]),
  });
}

/** The `/rule` entry that a table's own "no" rests on, where there is one. */
const RULES: Readonly<Partial<Record<TableRefusalCode, string>>> = {
  "table-full": "seats",
  "too-few-seats": "seats",
  "no-such-ambassador": "ambassadors",
  stale: "orders",
};

const STATES: Readonly<Record<Phase, string>> = {
  lobby: "The game at this table has not begun yet. Any player at the table may press Start.",
  playing: "The game at this table is running.",
  over: "The game at this table is over. Open a new one with `/game create`.",
  ended: "This table was closed. Open a new one with `/game create`.",
};

function sentence(refusal: TableRefusal): string {
  switch (refusal.code) {
    case "no-table":
      return "There is no table here. Type this in a table's thread, or open one with `/game create`.";
    case "table-exists":
      return "This thread has a table already.";
    case "not-in-lobby":
      return `Seats can be changed only before the game. ${STATES[refusal.phase]}`;
    case "not-playing":
      return STATES[refusal.phase];
    case "seated-already":
      return `You sit here already, as ${RACE_WORDS[refusal.race]}. Use the menus to change race or deck.`;
    case "not-seated":
      return "You have no seat at this table. Seats are taken with Join, before the game starts.";
    case "table-full":
      return `All ${refusal.seats} seats are taken: a game is for up to ${MOST_SEATS} players.`;
    case "too-few-seats":
      return `A game needs at least two players; ${refusal.seats === 1 ? "only one sits" : "nobody sits"} here.`;
    case "no-such-deck":
      return `I know no ready-made deck called “${safe(refusal.deck)}”. Choose one from the list of \`/deck use\`.`;
    case "no-deck-for-faction":
      return `There is no ready-made deck for the ${RACE_WORDS[refusal.race]} ${FACTION_WORDS[refusal.faction]} faction.`;
    case "no-such-ambassador":
      return `Your deck has no starting ambassador called “${plain(refusal.text, 60)}”.`;
    case "not-your-seat":
      return "You may act only for your own seat.";
    case "not-host":
      return `Only <@${refusal.host}>, who opened this table, or a member who may manage threads can do that.`;
    case "stale":
      return "The game has moved on since then, so nothing was done.";
  }
}
