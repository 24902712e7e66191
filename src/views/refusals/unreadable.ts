/** What is said where a table cannot be read: to whoever comes upon it, to who may mend it, and to everybody afterwards. */
import { button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { counted, listed, safe } from "../text/safe-text.ts";

/** A table that cannot be read, as far as its log still tells of it. */
export interface Stranded {
  readonly id: string;
  readonly name: string;
  readonly thread: string;
}

/** Custom ids of the buttons under it: to ask about mending and closing it, and to do what was asked about. */
const PREFIX = "stranded";
export const STRANDED_VERBS = ["mend", "close", "mend-now", "close-now"] as const;
export type StrandedVerb = (typeof STRANDED_VERBS)[number];

/** `seen`: the length of the log that was asked about, so that nothing else is given up than was said. */
export const strandedId = (verb: StrandedVerb, id: string, seen = 0): string => `${PREFIX}:${verb}:${id}:${seen}`;

export function parseStranded(customId: string): { verb: StrandedVerb; table: string; seen: number } | null {
  const [, verb, table, seen] = /^stranded:([a-z-]+):([A-Za-z0-9_-]{1,12}):(\d{1,9})$/u.exec(customId) ?? [];
  const known = STRANDED_VERBS.find((each) => each === verb);
  return known === undefined || table === undefined ? null : { verb: known, table, seen: Number(seen) };
}

/** To whoever meets it. `other`: another version of the moderator can read it. */
export function strandedMessage(stranded: Stranded | null, other: boolean): Message {
  const why = other
    ? "This table was saved by another version of me, and I cannot read it. Nothing is lost: it is left as it is, and the version that saved it can go on with it. Ask whoever hosts me."
    : "I cannot read what is saved of this table, and its log does not make it whole again. Nothing was changed, and other tables are not touched by it.";
  if (stranded === null) return privateMessage({ content: `${why}${other ? "" : " Tell whoever hosts me."}` });
  const content = `**${safe(stranded.name, 80)}** (<#${stranded.thread}>): ${why}\nWhoever opened the table, or a judge of its server, can make it anew from its log or close it:`;
  return privateMessage({ content, rows: strandedButtons(stranded) });
}

const strandedButtons = ({ id }: Stranded) =>
  buttonRows([
    button(strandedId("mend", id), "Rebuild it from its log…", "main"),
    button(strandedId("close", id), "Close it…", "grave"),
  ]);

/** Before it is made anew: how much of its log can be played. */
export function confirmMending(stranded: Stranded, { upTo, of }: { upTo: number; of: number }): Message {
  const lost = of - upTo;
  const content =
    lost === 0
      ? `The whole log of **${safe(stranded.name, 80)}** can be played: nothing is lost by making it anew.`
      : `Of the ${counted(of, "step")} in the log of **${safe(stranded.name, 80)}** the first ${upTo} can be played. Made anew it stands there: **the last ${counted(lost, "step")} would be given up**, and have to be taken again.`;
  const yes = button(
    strandedId("mend-now", stranded.id, of),
    lost === 0 ? "Rebuild it" : "Rebuild it to there",
    "main",
  );
  return privateMessage({
    content: `${content} What could not be read is kept for whoever hosts me.`,
    rows: buttonRows([yes]),
  });
}

export function confirmClosing(stranded: Stranded, { of }: { of: number }): Message {
  const content = `Close **${safe(stranded.name, 80)}** for everybody? What could not be read is kept for whoever hosts me, and the game cannot be taken up again here.`;
  return privateMessage({
    content,
    rows: buttonRows([button(strandedId("close-now", stranded.id, of), "Close the table", "grave")]),
  });
}

/** In the thread, once somebody had it made anew. */
export function rebuiltLine(name: string, lost: number): string {
  const who = safe(name, 24);
  return lost === 0
    ? `🛠 **${who}** had this table made anew from its log, because what was saved of it could not be read. Nothing is lost.`
    : `🛠 **${who}** had this table made anew from its log, because what was saved of it could not be read. **The last ${counted(lost, "step")} could not be played any more:** take them again.`;
}

/** Where a judge's word about a card has not come to. */
interface Missed {
  /** The threads of tables that cannot be read. */
  readonly unread: readonly string[];
  /** How many more there are of which not even that is known. */
  readonly nameless: number;
  /** The tables of which one may not have heard of it. */
  readonly away: readonly string[];
  /** Those where the judge sits, and the card is doubted. */
  readonly own: readonly string[];
}

/** What to say of that to the judge; "" where it has come everywhere. */
export function missedWords({ unread, nameless, away, own }: Missed): string {
  const threads = (all: readonly string[]) => listed(all.slice(0, 20).map((thread) => `<#${thread}>`));
  const lines: string[] = [];
  if (unread.length > 0)
    lines.push(
      `I cannot read what is saved of ${threads(unread)}, so it is not told. \`/game status\` there has the button that makes it anew: press that, then set it once more.`,
    );
  if (nameless > 0)
    lines.push(`Nor can I read ${counted(nameless, "table")} of this server: whoever hosts me finds in my log which.`);
  if (away.length > 0)
    lines.push(
      `I lost sight of the game's records meanwhile, so one of these may not play by it yet: ${threads(away)}. Set it once more in a minute; it does no harm.`,
    );
  if (own.length > 0)
    lines.push(
      `In ${threads(own)} this is doubted, and you sit there: it waits for another judge, or for the players to agree.\n-# The rule: \`/rule judges\``,
    );
  return lines.join("\n");
}
