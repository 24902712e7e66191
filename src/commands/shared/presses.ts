/** Families of buttons, menus and forms: which of them there are, and how each is answered. */
import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { type Press, parsePress } from "../../views/index.ts";
import type { PRESSES_ABOUT } from "../../views/text/custom-id.ts";
import type { Bot } from "./bot.ts";
import type { Answer } from "./command.ts";

/** Nobody else can write it. */
const made = Symbol("made by presses");

/** What a press that was found does. */
export interface FoundPress<Asked> {
  /** Which press that is: who may use it, from where, `test/commands/rows/` says by that name. */
  readonly name: string;
  run(interaction: Asked, bot: Bot): Promise<Answer>;
}

/** A family of buttons, menus and forms, told by their custom ids. Made by `presses` alone, so that each has a name. */
export interface Presses {
  /** The name of each button, menu and form that it answers to. */
  readonly answers: readonly string[];
  /** What this family makes of the custom id of a button or a menu: null where it is another's. */
  press(customId: string): FoundPress<MessageComponentInteraction> | null;
  /** The same of a form. */
  submit(customId: string): FoundPress<ModalSubmitInteraction> | null;
  readonly [made]: true;
}

type Work<Asked, Read> = (interaction: Asked, press: Read, bot: Bot) => Promise<Answer>;

/** How each is answered, by its verb: there are no others. */
type Works<Asked, Read extends { readonly verb: string }> = {
  readonly [Verb in Read["verb"]]?: Work<Asked, Read & { readonly verb: Verb }>;
};

interface Family<Read extends { readonly verb: string }> {
  /** The family's own word, which stands in front of each name; none at a table, whose verbs are unlike all others. */
  word?: string;
  /** What a custom id says; null where it is another family's. */
  parse(customId: string): Read | null;
  press?: Works<MessageComponentInteraction, Read>;
  submit?: Works<ModalSubmitInteraction, Read>;
}

/** A family of presses. What has no work here is answered by nobody, whatever its custom id says. */
export function presses<Verb extends string, Read extends { readonly verb: Verb }>(family: Family<Read>): Presses {
  const { word, parse, press = {}, submit = {} } = family;
  const named = (verb: string) => (word === undefined ? verb : `${word}:${verb}`);
  const formNamed = (verb: string) => `form ${named(verb)}`;
  const finder = <Asked>(works: Works<Asked, Read>, nameOf: (verb: string) => string) => {
    // Each work is asked for by the verb of what it is given.
    const byVerb = new Map(Object.entries(works) as [string, Work<Asked, Read>][]);
    return (customId: string): FoundPress<Asked> | null => {
      const read = parse(customId);
      const work = read && byVerb.get(read.verb);
      return work ? { name: nameOf(read.verb), run: (interaction, bot) => work(interaction, read, bot) } : null;
    };
  };
  return {
    answers: [...Object.keys(press).map(named), ...Object.keys(submit).map(formNamed)],
    press: finder(press, named),
    submit: finder(submit, formNamed),
    [made]: true,
  };
}

/** Those of a table, which every custom id of theirs names. */
export const pressesAtTable = (
  press: Works<MessageComponentInteraction, Press>,
  submit: Works<ModalSubmitInteraction, Press> = {},
): Presses => presses({ parse: parsePress, press, submit });

/** A press of a table about one thing. */
export type PressAbout<What extends keyof typeof PRESSES_ABOUT> = Press & {
  readonly verb: (typeof PRESSES_ABOUT)[What][number];
};

/** The same work for each of those verbs. */
export const alike = <Verb extends string, Done>(verbs: readonly Verb[], work: Done): Readonly<Record<Verb, Done>> =>
  Object.fromEntries(verbs.map((verb) => [verb, work])) as Record<Verb, Done>;
