/** Practice tables that go on from a moment of another game: what says that they are not the real one, and the ways to them. */
import { type Context, languageIn, nameOf, type Origin } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type Button,
  button,
  buttonRows,
  inLanguages,
  inWords,
  type Message,
  message,
  privateMessage,
} from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";

const THREAD_NAME = 100;

/** What such a table and its thread are called. */
export const playedOnName = (name: string, turn: number, language: Language): string => {
  const around = say(language, "played-on-name", { name: "", turn }).length;
  return plain(say(language, "played-on-name", { name: plain(name, THREAD_NAME - around), turn }), THREAD_NAME);
};

const momentOf = ({ turn, at }: Origin, language: Language): string => say(language, "played-on-moment", { turn, at });

/** The first message of its thread. */
export function playedOnHead(host: string, origin: Origin, language: Language): Message {
  const from = {
    host: safe(host, 24),
    moment: momentOf(origin, language),
    table: safe(origin.name, 80),
    thread: `<#${origin.thread}>`,
  };
  return message({
    embeds: [
      {
        title: say(language, "played-on-title"),
        description: [
          say(language, "played-on-from", from),
          origin.over ? say(language, "played-on-over") : say(language, "played-on-running", { host: from.host }),
          say(language, "played-on-nothing-back"),
        ].join("\n\n"),
      },
    ],
  });
}

/** The first message of its post, where it opens in a forum. */
export const playedOnOpening = (host: string, language: Language): Message =>
  message({ content: say(language, "played-on-opening", { host: safe(host, 32) }) });

/** Over its tracker, for as long as it runs. */
export const playedOnLine = ({ name, thread }: Origin, language: Language): string =>
  say(language, "played-on-line", { table: safe(name, 60), thread: `<#${thread}>` });

/** As it begins. */
export const playedOnBegins = (hash: string, language: Language): string[] => [
  say(language, "played-on-begins"),
  say(language, "played-on-seed", { hash }),
];

/** What can be proven of it, and what cannot. */
export const playedOnProof = (origin: Origin, language: Language): string =>
  say(language, "played-on-proof", { moment: momentOf(origin, language), table: safe(origin.name, 60) });

/** Leads there. */
export const playedOnAnswer = (thread: string): Message =>
  inWords((language) => say(language, "played-on-open", { thread: `<#${thread}>` }));

/** Opens such a table: from where the game stands now, or from the beginning of a turn; for a seat, where one is named. */
export const playOnKey = (turn: number | "now", seat?: number): string =>
  seat === undefined ? String(turn) : `${turn}.${seat}`;

export function parsePlayOn(key: string): { turn: number | "now"; seat: number | null } | null {
  const [, turn = "", seat] = /^(now|\d{1,4})(?:\.(\d{1,2}))?$/u.exec(key) ?? [];
  if (turn === "") return null;
  return { turn: turn === "now" ? "now" : Number(turn), seat: seat === undefined ? null : Number(seat) };
}

export const playOnButton = (ctx: Pick<Context, "table">, turn: number | "now", label: string, look?: "main"): Button =>
  button(encodePress({ table: ctx.table, decision: 0, verb: "play-on", key: playOnKey(turn) }), label, look);

/** To somebody who had no seat in a game that is over: whose they want to play. */
export function whoseSeat(ctx: Context, turn: number): Message {
  const buttons = ctx.people.map(({ seat }) =>
    button(
      encodePress({ table: ctx.table, decision: 0, verb: "play-on", key: playOnKey(turn, seat) }),
      nameOf(ctx, seat),
    ),
  );
  const rows = buttonRows(buttons).slice(0, DISCORD_LIMITS.rows);
  return inLanguages((language) => privateMessage({ content: say(language, "played-on-whose"), rows }));
}

/** Nobody can say there what is printed on cards that lie in sight. */
export function unknownCards(titles: readonly string[], language: Language): string {
  const shown = titles.slice(0, 3).map((title) => `**${safe(title, 60)}**`);
  const count = titles.length - shown.length;
  const more = count > 0 ? [say(language, "played-on-more", { count })] : [];
  return say(language, "played-on-unknown", { titles: listedIn([...shown, ...more], language) });
}

/** What says so for as long as it runs, for a table's messages. */
export const bandOf = (ctx: Context): { readonly band?: string } =>
  ctx.origin === undefined ? {} : { band: say(languageIn(ctx), "band-practice") };
