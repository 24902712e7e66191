/**
 * What commands say of themselves in the languages of those who type them. Descriptions and the names of choices are
 * translated. The names of commands and options are not. Discord shows a command in a message as it was written there, to
 * whoever reads it, and a mention in another language than the first opens nothing (discord-api-docs, issues 5518 and 5462): at a
 * German table those whose Discord is in English would be told of commands that they do not have, and the other way round. A
 * command with subcommands has been seen to lose them in clients of its other language (issue 5105); most of these have some.
 * What stands in a message's menu is never written into one, nor has it subcommands: its name is translated.
 */
import type { LocalizationMap } from "discord.js";
import { commandText, FIRST_LANGUAGE, LANGUAGES } from "../../views/words/index.ts";
import type { Command, MessageCommand } from "./command.ts";

/** Discord's names for the languages besides the one that commands are written in. */
const OTHERS = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE);

function texts(path: readonly string[], choice?: string | number): LocalizationMap {
  const said = OTHERS.flatMap((language) => {
    const text = commandText(language, path, choice);
    return text === null ? [] : [[language, text]];
  });
  return Object.fromEntries(said) as LocalizationMap; // the languages are locales of Discord's
}

interface Part {
  readonly name: string;
  readonly options?: readonly Part[] | undefined;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[] | undefined;
}

/** A command, a subcommand or an option with its texts in every language. */
function described<Kind extends Part>(part: Kind, above: readonly string[]): Kind {
  const path = [...above, part.name];
  return {
    ...part,
    description_localizations: texts(path),
    ...(part.options ? { options: part.options.map((option) => described(option, path)) } : {}),
    ...(part.choices
      ? { choices: part.choices.map((each) => ({ ...each, name_localizations: texts(path, each.value) })) }
      : {}),
  };
}

/** The commands with what they say in every language. */
export const localized = (commands: readonly Command[]): Command[] =>
  commands.map((command) => ({ ...command, data: described(command.data as Command["data"] & Part, []) }));

/** What stands in a message's menu, with its name in every language. */
export const namedInEach = (commands: readonly MessageCommand[]): MessageCommand[] =>
  commands.map((command) => ({
    ...command,
    data: { ...command.data, name_localizations: texts([command.data.name]) },
  }));
