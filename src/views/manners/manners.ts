/** A table's manners in words, and the menus that choose them. */
import { MANNERS, type Manner, type Manners } from "../../settings/manners.ts";
import { encodePress, ruleCustomId } from "../text/custom-id.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  inLanguages,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { commandText, FIRST_LANGUAGE, type Language, say, sayPut, type WordId } from "../words/index.ts";

interface Words {
  /** In a menu, and by itself. */
  readonly label: string;
}

/** What each choice means. */
export const MANNER_WORDS: { readonly [K in Manner]: Readonly<Record<Manners[K], Words>> } = {
  talk: {
    free: {
      label: "Talk and deals: free, and no deal binds",
    },
    kept: {
      label: "Deals that stand in the thread are kept",
    },
    open: {
      label: "Talk in the thread alone",
    },
  },
  takebacks: {
    free: {
      label: "Takebacks: free while nobody has acted since",
    },
    consent: {
      label: "Takebacks: all others are asked, each time",
    },
    never: {
      label: "Takebacks: never",
    },
  },
  leaving: {
    free: {
      label: "Leaving: concede, or hand your seat over",
    },
    "hand-over": {
      label: "Leaving: hand your seat over rather than concede",
    },
    "own-seats": {
      label: "Leaving: concede; nobody plays another’s seat",
    },
  },
};

/** "deals bind nobody · takebacks free · concede or hand over" */
export const mannersWords = ({ talk, takebacks, leaving }: Manners, language: Language): string =>
  [
    say(language, `manner-talk-${talk}`),
    say(language, `manner-takebacks-${takebacks}`),
    say(language, `manner-leaving-${leaving}`),
  ].join(" · ");

/** The same on a tracker and in a lobby. */
export const mannersLine = (manners: Manners, language: Language = FIRST_LANGUAGE): string =>
  say(language, "manner-line", { manners: mannersWords(manners, language) });

/** The button that shows them, with their menus in a lobby. */
export const mannersButton = (table: string, language: Language = FIRST_LANGUAGE): Button =>
  button(encodePress({ table, decision: 0, verb: "manners", key: "" }), say(language, "manners-button"));

const ALL = ["talk", "takebacks", "leaving"] as const satisfies readonly Manner[];

/** What a choice is called by itself, as the choices of commands say it, and more of it. */
function choiceIn(which: Manner, value: string, language: Language): { readonly label: string; readonly more: string } {
  const { label } = (MANNER_WORDS[which] as Readonly<Record<string, Words>>)[value] ?? NONE; // its own choices
  return {
    label: commandText(language, ["league", "create", which], value) ?? label,
    more: sayPut(language, `manners-${which}-${value}` as WordId, {}), // each has one: the tests go through them
  };
}

/** A menu for each of the manners; `id`: the custom id of each. */
export const mannersMenus = (
  manners: Manners,
  id: (which: Manner) => string,
  language: Language = FIRST_LANGUAGE,
): ActionRow[] =>
  ALL.map((which) =>
    menuRow(
      id(which),
      say(language, `manners-${which}`),
      MANNERS[which].map((value) => {
        const { label, more } = choiceIn(which, value, language);
        return { value, label, description: more, chosen: value === manners[which] };
      }),
    ),
  );

/** What holds; `may`: the reader can change it now. */
export const mannersMessage = (manners: Manners, table: string, may: boolean, done = false): Message =>
  inLanguages((language) => {
    const lines = ALL.map((which) => {
      const { label, more } = choiceIn(which, manners[which], language);
      return `- **${label}**\n-# ${more}`;
    });
    const id = (which: Manner) => encodePress({ table, decision: 0, verb: "manner", key: which });
    const menus = may ? mannersMenus(manners, id, language) : [];
    return privateMessage({
      content: [
        say(language, done ? "manners-done" : "manners-title"),
        ...lines,
        say(language, may ? "manners-menus" : "manners-who"),
      ].join("\n"),
      rows: [...menus, ...buttonRows([button(ruleCustomId("table-manners"), say(language, "lesson-rule-button"))])],
    });
  });

const NONE: Words = { label: "" };

/** What whoever would concede is asked to think of; null where the table says nothing. */
export const beforeConceding = ({ leaving }: Manners, language: Language): string | null =>
  leaving === "hand-over" ? say(language, "manner-concede") : null;
