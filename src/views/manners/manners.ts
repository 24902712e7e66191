/** A table's manners in words, and the menus that choose them. */
import { MANNERS, type Manner, type Manners } from "../../settings/manners.ts";
import { encodePress, ruleCustomId } from "../text/custom-id.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";

interface Words {
  /** In a line with the others. */
  readonly brief: string;
  /** In a menu, and by itself. */
  readonly label: string;
  readonly more: string;
}

/** What each choice means. */
export const MANNER_WORDS: { readonly [K in Manner]: Readonly<Record<Manners[K], Words>> } = {
  talk: {
    free: {
      brief: "deals bind nobody",
      label: "Talk and deals: free, and no deal binds",
      more: "Talk in private, promise, and break your word",
    },
    kept: {
      brief: "deals in the thread are kept",
      label: "Deals that stand in the thread are kept",
      more: "Talk in private; what is agreed in the thread is kept",
    },
    open: {
      brief: "talk in the thread alone",
      label: "Talk in the thread alone",
      more: "No private talk about the game",
    },
  },
  takebacks: {
    free: {
      brief: "takebacks free",
      label: "Takebacks: free while nobody has acted since",
      more: "After that those whom it touches are asked",
    },
    consent: {
      brief: "takebacks by consent",
      label: "Takebacks: all others are asked, each time",
      more: "Also while nobody has acted since",
    },
    never: {
      brief: "no takebacks",
      label: "Takebacks: never",
      more: "What is done stays done; a judge may put it right",
    },
  },
  leaving: {
    free: {
      brief: "concede or hand over",
      label: "Leaving: concede, or hand your seat over",
      more: "A substitute takes the seat where the host agrees",
    },
    "hand-over": {
      brief: "hand over rather than concede",
      label: "Leaving: hand your seat over rather than concede",
      more: "Conceding asks once more, and says how to hand over",
    },
    "own-seats": {
      brief: "nobody plays another’s seat",
      label: "Leaving: concede; nobody plays another’s seat",
      more: "No substitutes, unless a judge says so",
    },
  },
};

const wordsOf = ({ talk, takebacks, leaving }: Manners): readonly Words[] => [
  MANNER_WORDS.talk[talk],
  MANNER_WORDS.takebacks[takebacks],
  MANNER_WORDS.leaving[leaving],
];

/** "deals bind nobody · takebacks free · concede or hand over" */
export const mannersWords = (manners: Manners): string =>
  wordsOf(manners)
    .map(({ brief }) => brief)
    .join(" · ");

/** The same on a tracker and in a lobby. */
export const mannersLine = (manners: Manners): string => `🤝 Manners: ${mannersWords(manners)}`;

/** The button that shows them, with their menus in a lobby. */
export const mannersButton = (table: string): Button =>
  button(encodePress({ table, decision: 0, verb: "manners", key: "" }), "Table manners");

const PLACEHOLDERS: Readonly<Record<Manner, string>> = {
  talk: "Private talk and deals",
  takebacks: "Taking back",
  leaving: "Conceding and handing over",
};

/** A menu for each of the manners; `id`: the custom id of each. */
export const mannersMenus = (manners: Manners, id: (which: Manner) => string): ActionRow[] =>
  (["talk", "takebacks", "leaving"] as const).map((which) =>
    menuRow(
      id(which),
      PLACEHOLDERS[which],
      MANNERS[which].map((value) => {
        const { label, more } = (MANNER_WORDS[which] as Readonly<Record<string, Words>>)[value] ?? NONE; // its own choices
        return { value, label, description: more, chosen: value === manners[which] };
      }),
    ),
  );

/** What holds; `may`: the reader can change it now. */
export function mannersMessage(manners: Manners, table: string, may: boolean, done = false): Message {
  const lines = wordsOf(manners).map(({ label, more }) => `- **${label}**\n-# ${more}`);
  const menus = mannersMenus(manners, (which) => encodePress({ table, decision: 0, verb: "manner", key: which }));
  const how = may
    ? "-# The menus take effect at once; all see it in the lobby."
    : "-# Whoever opened the table, its league or a judge chooses them, before the game.";
  return privateMessage({
    content: [`${done ? "Done. " : ""}**Manners of this table**`, ...lines, how].join("\n"),
    rows: [...(may ? menus : []), ...buttonRows([button(ruleCustomId("table-manners"), "Show the rule")])],
  });
}

const NONE: Words = { brief: "", label: "", more: "" };

/** What whoever would concede is asked to think of; null where the table says nothing. */
export const beforeConceding = ({ leaving }: Manners): string | null =>
  leaving === "hand-over"
    ? "This table asks you to hand your seat over rather than concede: `/game substitute player:…`, or `/game seat who:bot for:@you`."
    : null;
