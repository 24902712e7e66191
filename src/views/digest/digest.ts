/** What was new at a server's tables, for a channel that the server has chosen; it pings nobody. */
import type { News, TableFacts } from "../../digest/facts.ts";
import { type Message, message } from "../text/message.ts";
import { counted, fitted, listed, safe } from "../text/safe-text.ts";

const LONGEST = 1_900;

const where = ({ name, thread }: TableFacts): string => `**${safe(name, 60)}** <#${thread}>`;
const who = (names: readonly string[]): string => listed(names.map((name) => safe(name, 32)));

function endWords(table: TableFacts): string {
  if (table.phase === "ended") return `⏹️ Closed: ${where(table)}`;
  if (table.winners.length === 0) return `🏁 Over: ${where(table)}, without a victory`;
  const verb = table.winners.length === 1 ? "wins" : "win";
  return `🏆 **${who(table.winners)}** ${verb}${table.major ? " a major victory" : ""}: ${where(table)}`;
}

export function digestMessage({ opened, begun, over, free }: News): Message {
  const isNew = new Set(opened);
  const seats = (table: TableFacts) =>
    `🪑 ${isNew.has(table) ? "New, with" : "Still with"} ${counted(table.free, "seat")} free: ${where(table)}`;
  const lines = [
    ...over.map(endWords),
    ...begun.map((table) => `▶️ Begun: ${where(table)}, with ${who(table.players)}`),
    ...free.map(seats),
  ];
  const head = "📰 **New at the tables**";
  return message({ content: `${head}\n${fitted(lines, LONGEST - head.length)}` });
}
