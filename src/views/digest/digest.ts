/** What was new at a server's tables, for a channel that the server has chosen, in its language; it pings nobody. */
import type { News, TableFacts } from "../../digest/facts.ts";
import { fittedIn } from "../text/fitted.ts";
import { type Message, message } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";

const LONGEST = 1_900;

const where = ({ name, thread }: TableFacts): string => `**${safe(name, 60)}** <#${thread}>`;

function who(names: readonly string[], language: Language): string {
  const safely = names.map((name) => safe(name, 32));
  return listedIn(safely, language);
}

function endWords(facts: TableFacts, language: Language): string {
  const table = where(facts);
  if (facts.phase === "ended") return say(language, "digest-closed", { table });
  if (facts.winners.length === 0) return say(language, "digest-over", { table });
  const won = { names: who(facts.winners, language), count: facts.winners.length, table };
  return say(language, facts.major ? "digest-won-major" : "digest-won", won);
}

export function digestMessage({ opened, begun, over, free }: News, language: Language): Message {
  const isNew = new Set(opened);
  const lines = [
    ...over.map((table) => endWords(table, language)),
    ...begun.map((table) =>
      say(language, "digest-begun", { table: where(table), names: who(table.players, language) }),
    ),
    ...free.map((table) =>
      say(language, isNew.has(table) ? "digest-new" : "digest-free", { seats: table.free, table: where(table) }),
    ),
  ];
  const head = say(language, "digest-title");
  const most = LONGEST - head.length;
  return message({ content: `${head}\n${fittedIn(lines, most, language)}` });
}
