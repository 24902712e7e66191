/** Practice tables that go on from a moment of another game: what says that they are not the real one, and the ways to them. */
import { type Context, languageIn, nameOf, type Origin } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message, privateMessage } from "../text/message.ts";
import { listed, plain, safe } from "../text/safe-text.ts";
import { say } from "../words/index.ts";

const THREAD_NAME = 100;

/** What such a table and its thread are called. */
export const playedOnName = (name: string, turn: number): string => {
  const end = turn === 0 ? ", before turn 1" : `, turn ${turn}`;
  const begins = "Not the real game: ";
  return plain(`${begins}${plain(name, THREAD_NAME - begins.length - end.length)}${end}`, THREAD_NAME);
};

const momentOf = ({ turn, at }: Origin): string =>
  at === "now"
    ? turn === 0
      ? "from how it stood before turn 1"
      : `from how it stood in turn ${turn}`
    : turn === 0
      ? "from before turn 1"
      : `from the beginning of turn ${turn}`;

/** The first message of its thread. */
export function playedOnHead(host: string, origin: Origin): Message {
  const known = origin.over
    ? "That game is over: all cards and decks lie as they really did. Only what is shuffled from here on falls otherwise."
    : `That game is still running: what ${safe(host, 24)} knows of it is as it is there. The hands, decks and face-down cards of all others are **drawn at random** from ready-made decks, and tell nothing of the real ones.`;
  return message({
    embeds: [
      {
        title: "Practice: this is not the real game",
        description: [
          `${safe(host, 24)} plays on ${momentOf(origin)} of **${safe(origin.name, 80)}** (<#${origin.thread}>). Practice opponents play all other seats.`,
          known,
          "Nothing that is done here comes back to that table, and nothing of it goes on record. `/game end` closes it.",
        ].join("\n\n"),
      },
    ],
  });
}

/** The first message of its post, where it opens in a forum. */
export const playedOnOpening = (host: string): Message =>
  message({ content: `Practice, not a real game: ${safe(host, 32)} plays on from a game that is over.` });

/** Over its tracker, for as long as it runs. */
export const playedOnLine = ({ name, thread }: Origin): string =>
  `🎓 **Practice, not the real game.** That one is **${safe(name, 60)}**: <#${thread}>`;

/** As it begins. */
export const playedOnBegins = (seedHash: string): string[] => [
  "**The practice begins.** Practice opponents answer in a moment.",
  `-# What is shuffled from here on follows from a secret seed of its own, shown at the end. Its SHA-256: \`${seedHash}\``,
];

/** What can be proven of it, and what cannot. */
export const playedOnProof = (origin: Origin): string =>
  `🎓 This is no real game: it began ${momentOf(origin)} of **${safe(origin.name, 60)}**. How the cards lay then is taken from there and not proven here; what came after is.`;

export const playedOnPromise = (seedHash: string): string =>
  `The seed of its own shuffles stays secret until its end. Its SHA-256 was published as it began: \`${seedHash}\``;

export const PLAYED_ON_OUTCOME =
  "✅ Played again from that moment on, with the seed and the log of actions, it comes out as the same game, card for card.";

/** Leads there. */
export const playedOnAnswer = (thread: string): Message =>
  privateMessage({
    content: `Your practice table is open: <#${thread}>. It is not the real game: try whatever you like there.`,
  });

/** Opens such a table: from where the game stands now, or from the beginning of a turn; for a seat, where one is named. */
export const playOnKey = (turn: number | "now", seat?: number): string =>
  seat === undefined ? String(turn) : `${turn}.${seat}`;

export function parsePlayOn(key: string): { turn: number | "now"; seat: number | null } | null {
  const [, turn = "", seat] = /^(now|\d{1,4})(?:\.(\d{1,2}))?$/u.exec(key) ?? [];
  if (turn === "") return null;
  return { turn: turn === "now" ? "now" : Number(turn), seat: seat === undefined ? null : Number(seat) };
}

export const playOnButton = (ctx: Pick<Context, "table">, turn: number | "now", label: string): Button =>
  button(encodePress({ table: ctx.table, decision: 0, verb: "play-on", key: playOnKey(turn) }), label);

/** To somebody who had no seat in a game that is over: whose they want to play. */
export function whoseSeat(ctx: Context, turn: number): Message {
  const buttons = ctx.people.map(({ seat }) =>
    button(
      encodePress({ table: ctx.table, decision: 0, verb: "play-on", key: playOnKey(turn, seat) }),
      nameOf(ctx, seat),
    ),
  );
  return privateMessage({
    content: "Whose seat do you play? Practice opponents play all others.",
    rows: buttonRows(buttons).slice(0, DISCORD_LIMITS.rows),
  });
}

export const NOT_YOURS_TO_PLAY_ON =
  "You have no seat in this game. While it runs, only who plays in it can practise from it, with what they know; once it is over, everybody can: `/game replay` shows any turn.";

export const OUT_BY_THEN =
  "At that moment this seat was not in the game any more, or the game was over. Choose an earlier turn: `/game replay` shows each.";

export const ALONE_IN_TEXT =
  "Your own cards would be seen there: while a game runs, practising takes a thread that only you see. Do it from a text channel of this server in which I may **Create Private Threads**: `/game replay` works there, too.";

/** Nobody can say there what is printed on cards that lie in sight. */
export const unknownCards = (titles: readonly string[]): string => {
  const shown = titles.slice(0, 3).map((title) => `**${safe(title, 60)}**`);
  const more = titles.length - shown.length;
  return `Practice opponents cannot read cards: not all is known of ${listed([...shown, ...(more > 0 ? [`${more} more`] : [])])}, which others have in play or in a discard pile. Choose an earlier turn, or say what is printed there with \`/cards\`.`;
};

/** What says so for as long as it runs, for a table's messages. */
export const bandOf = (ctx: Context): { readonly band?: string } =>
  ctx.origin === undefined ? {} : { band: say(languageIn(ctx), "band-practice") };
