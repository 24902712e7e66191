/** What is said where a table cannot be read: to whoever comes upon it, to who may mend it, and to everybody afterwards. */
import { button, buttonRows, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";

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

export interface StrandedPress {
  verb: StrandedVerb;
  table: string;
  seen: number;
}

export function parseStranded(customId: string): StrandedPress | null {
  const [, verb, table, seen] = /^stranded:([a-z-]+):([A-Za-z0-9_-]{1,12}):(\d{1,9})$/u.exec(customId) ?? [];
  const known = STRANDED_VERBS.find((each) => each === verb);
  return known === undefined || table === undefined ? null : { verb: known, table, seen: Number(seen) };
}

/** To whoever meets it. `other`: another version of the moderator can read it. */
export const strandedMessage = (stranded: Stranded | null, other: boolean): Message =>
  inLanguages((language) => {
    const why = say(language, other ? "stranded-other" : "stranded-broken");
    if (stranded === null) return privateMessage({ content: other ? why : say(language, "stranded-tell", { why }) });
    const at = { table: safe(stranded.name, 80), thread: `<#${stranded.thread}>`, why };
    return privateMessage({ content: say(language, "stranded-at", at), rows: strandedButtons(stranded, language) });
  });

const strandedButtons = ({ id }: Stranded, language: Language) =>
  buttonRows([
    button(strandedId("mend", id), say(language, "stranded-mend-button"), "main"),
    button(strandedId("close", id), say(language, "stranded-close-button"), "grave"),
  ]);

/** Before it is made anew: how much of its log can be played. */
export function confirmMending(stranded: Stranded, { upTo, of }: { upTo: number; of: number }): Message {
  const lost = of - upTo;
  const table = safe(stranded.name, 80);
  const yes = strandedId("mend-now", stranded.id, of);
  return inLanguages((language) =>
    privateMessage({
      content:
        lost === 0
          ? say(language, "stranded-whole", { table })
          : say(language, "stranded-part", { of, table, first: upTo, lost }),
      rows: buttonRows([
        button(yes, say(language, lost === 0 ? "stranded-mend-now-button" : "stranded-mend-part-button"), "main"),
      ]),
    }),
  );
}

export const confirmClosing = (stranded: Stranded, { of }: { of: number }): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "stranded-close-sure", { table: safe(stranded.name, 80) }),
      rows: buttonRows([button(strandedId("close-now", stranded.id, of), say(language, "end-close-button"), "grave")]),
    }),
  );

/** In the thread, once somebody had it made anew. */
export function rebuiltLine(by: string, lost: number, language: Language): string {
  const name = safe(by, 24);
  return lost === 0
    ? say(language, "stranded-rebuilt", { name })
    : say(language, "stranded-rebuilt-part", { name, lost });
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
export function missedWords({ unread, nameless, away, own }: Missed, language: Language): string {
  const named = (all: readonly string[]) =>
    listedIn(
      all.slice(0, 20).map((thread) => `<#${thread}>`),
      language,
    );
  return [
    ...(unread.length > 0 ? [say(language, "missed-unread", { threads: named(unread) })] : []),
    ...(nameless > 0 ? [say(language, "missed-nameless", { tables: nameless })] : []),
    ...(away.length > 0 ? [say(language, "missed-away", { threads: named(away) })] : []),
    ...(own.length > 0 ? [say(language, "missed-own", { threads: named(own) })] : []),
  ].join("\n");
}
