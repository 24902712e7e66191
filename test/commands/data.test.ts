import { FluentResource } from "@fluent/bundle";
import { ApplicationIntegrationType, InteractionContextType } from "discord.js";
import { describe, expect, it } from "vitest";
import { registry } from "../../src/commands/index.ts";
import { wordFiles } from "../../src/views/words/bundles.ts";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "../../src/views/words/index.ts";

/** The parts of a command that Discord limits. */
interface Described {
  name: string;
  description: string;
  description_localizations?: Record<string, string>;
  options?: readonly Described[];
  choices?: readonly { name: string; value: string | number; name_localizations?: Record<string, string> }[];
  required?: boolean;
  type?: number;
}

const SUBCOMMAND = 1;

function flat(described: Described): Described[] {
  return [described, ...(described.options ?? []).flatMap(flat)];
}

// A parsed boundary: the builders' JSON, looked at by shape.
const commands = registry.commands.map(({ data }) => JSON.parse(JSON.stringify(data)) as Described);

const OTHERS = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE);

/** The texts of a language's file: "game_create", "game_create_timing.together". */
function written(language: Language): string[] {
  const { body } = new FluentResource(wordFiles(language).get("commands.ftl") ?? "");
  return body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [id]),
    ...Object.keys(attributes).map((choice) => `${id}.${choice}`),
  ]);
}

describe("the slash commands", () => {
  it("are those that were agreed on, with these options", () => {
    const usage = commands.flatMap(({ name, options = [] }) => {
      const subs = options.filter(({ type }) => type === SUBCOMMAND);
      const said = (words: string, list: readonly Described[] = []) =>
        [words, ...list.map((option) => (option.required ? option.name : `[${option.name}]`))].join(" ");
      if (subs.length === 0) return [said(`/${name}`, options)];
      return subs.map((sub) => said(`/${name} ${sub.name}`, sub.options));
    });
    expect(usage).toEqual([
      "/game create [rules] [pace] [deadline] [expiry] [timing] [language] [name]",
      "/game copy [name]",
      "/game find [pace] [rules] [seats]",
      "/game join [race] [faction] [ambassador] [deck]",
      "/game leave",
      "/game start",
      "/game rules [from] [point] [is]",
      "/game status",
      "/game mine",
      "/game watch",
      "/game time [give]",
      "/game log [turn] [player] [kind]",
      "/game replay [turn] [at] [file] [link]",
      "/game export",
      "/game seat who [race] [for]",
      "/game substitute player [for]",
      "/game comeback",
      "/game undo",
      "/game move [table] [name]",
      "/game pause",
      "/game resume",
      "/game concede",
      "/game verify",
      "/game end",
      "/game look [seat]",
      "/deck use starter",
      "/deck submit [file] [list] [name]",
      "/deck list",
      "/deck show deck",
      "/deck check deck [rules]",
      "/deck export deck",
      "/deck delete deck",
      "/hand",
      "/act order",
      "/pass [until]",
      "/effect order because [player]",
      "/judge [question]",
      "/tracker",
      "/board",
      "/league create name [rules] [size] [rounds] [pace] [decks] [talk] [takebacks] [leaving]",
      "/league join league [deck] [side]",
      "/league leave [league]",
      "/league show [league]",
      "/league mine [league]",
      "/league decks [player] [league]",
      "/league close [league]",
      "/league reopen [league]",
      "/league night [league]",
      "/league organisers [add] [remove] [league]",
      "/league checkin [league]",
      "/league pair [swap] [with] [league]",
      "/league publish [league]",
      "/league drop [player] [no-show] [league]",
      "/league report [league]",
      "/league confirm [league]",
      "/league time [pod] [league]",
      "/league extend minutes [pod] [league]",
      "/league correct pod [round] [night] [league]",
      "/league standings [of] [league]",
      "/league export [format] [league]",
      "/league import file [league]",
      "/league me [league]",
      "/stats me",
      "/stats server",
      "/stats export",
      "/rule question [rules] [game]",
      "/card name",
      "/cards set name fact value",
      "/cards import [file]",
      "/cards export",
      "/cards list",
      "/rules list",
      "/rules add",
      "/rules edit ruling",
      "/rules remove ruling",
      "/rules export",
      "/rules import file",
      "/rules misses [clear]",
      "/settings mine [zone] [quiet] [remind] [vacation] [pictures] [mute] [dm] [next] [why] [hours] [promise] [avoid] [record] [language]",
      "/settings server [judges] [organisers] [rules] [pace] [deadline] [expiry] [language] [pictures] [digest] [calls] [place] [games]",
      "/settings webhook [url]",
      "/help",
      "/learn",
      "/about",
      "/privacy show",
      "/privacy delete",
    ]);
  });

  it("fit what Discord takes", () => {
    expect(commands.length).toBeLessThanOrEqual(100);
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
    for (const described of commands.flatMap(flat)) {
      expect(described.name).toMatch(/^[-_'\p{L}\p{N}]{1,32}$/u);
      expect(described.name).toBe(described.name.toLowerCase());
      expect(described.description.length, described.name).toBeGreaterThan(0);
      expect(described.description.length, described.name).toBeLessThanOrEqual(100);
      expect(described.options?.length ?? 0).toBeLessThanOrEqual(25);
      expect(described.choices?.length ?? 0).toBeLessThanOrEqual(25);
      for (const choice of described.choices ?? []) expect(choice.name.length).toBeLessThanOrEqual(100);
    }
    for (const command of commands) {
      const length = flat(command)
        .map(({ name, description, choices }) => {
          const plainly = choices?.map(({ name_localizations: _, ...choice }) => choice);
          return name + description + JSON.stringify(plainly ?? "");
        })
        .join("").length;
      expect(length, command.name).toBeLessThanOrEqual(8_000);
    }
  });

  it.each(OTHERS)("say in %s what they, their options and their choices are, within the same limits", (language) => {
    const short = (text: string | undefined, where: string) => {
      expect(text?.trim().length ?? 0, where).toBeGreaterThan(0);
      expect([...(text ?? "")].length, where).toBeLessThanOrEqual(100);
    };
    const each = (part: Described, above: string) => {
      const where = `${above} ${part.name}`;
      short(part.description_localizations?.[language], where);
      const names = (part.choices ?? []).map((choice) => choice.name_localizations?.[language]);
      for (const [at, name] of names.entries()) short(name, `${where}: ${part.choices?.[at]?.value}`);
      expect(new Set(names).size, where).toBe(names.length);
      for (const option of part.options ?? []) each(option, where);
    };
    for (const command of commands) each(command, "");
  });

  it("count no more with the longest of each text than Discord takes", () => {
    const longest = (text: string, others: Record<string, string> = {}) =>
      Math.max(...[text, ...Object.values(others)].map(({ length }) => length));
    for (const command of commands) {
      const length = flat(command)
        .map(({ name, description, description_localizations: described, choices = [] }) => {
          const chosen = choices.map((each) => longest(each.name, each.name_localizations) + `${each.value}`.length);
          return name.length + longest(description, described) + chosen.reduce((sum, each) => sum + each, 0);
        })
        .reduce((sum, each) => sum + each, 0);
      expect(length, command.name).toBeLessThanOrEqual(8_000);
    }
  });

  it.each(OTHERS)("have no text in %s of what they no longer have", { tags: "long" }, (language) => {
    const used = new Set<string>();
    const use = (path: readonly string[], choice?: string | number) => {
      const key = choice === undefined ? "" : `.${String(choice).replaceAll(" ", "-")}`;
      const [own, shared] = [`${path.join("_")}${key}`, `any_${path.at(-1)}${key}`];
      used.add(written(language).includes(own) ? own : shared);
    };
    const each = (part: Described, above: readonly string[]) => {
      const path = [...above, part.name];
      use(path);
      for (const { value } of part.choices ?? []) use(path, value);
      for (const option of part.options ?? []) each(option, path);
    };
    for (const command of commands) each(command, []);
    for (const { data } of registry.messageCommands ?? []) used.add(data.name.replaceAll(" ", "-"));
    expect(written(language).filter((text) => !used.has(text))).toEqual([]);
  });

  it("keep their names in every language, which all texts call them by", () => {
    for (const part of commands.flatMap(flat)) expect(part).not.toHaveProperty("name_localizations");
  });

  it.each(OTHERS)("stand in a message's menu by a name in %s that Discord takes", (language) => {
    for (const { data } of registry.messageCommands ?? []) {
      const name = Object.entries(data.name_localizations ?? {}).find(([locale]) => locale === language)?.[1] ?? "";
      expect([...name].length, data.name).toBeGreaterThan(0);
      expect([...name].length, data.name).toBeLessThanOrEqual(32);
      expect(name).not.toBe(data.name);
    }
  });

  it("have at most 25 subcommands, and names and choices that are told apart", () => {
    for (const { name, options = [] } of commands) {
      expect(options.filter(({ type }) => type === SUBCOMMAND).length, name).toBeLessThanOrEqual(25);
    }
    for (const { name, options = [], choices = [] } of commands.flatMap(flat)) {
      expect(new Set(options.map((option) => option.name)).size, name).toBe(options.length);
      expect(new Set(choices.map((choice) => choice.name)).size, name).toBe(choices.length);
      // What is required comes first.
      const required = options.map((option) => option.required ?? false);
      expect(required.lastIndexOf(true), name).toBeLessThan(
        required.includes(false) ? required.indexOf(false) || 1 : 26,
      );
    }
    expect(new TextEncoder().encode(JSON.stringify(commands)).length).toBeLessThan(100 * 8_000);
  });

  it("all say where they can be used; rules and cards can be looked up anywhere, as somebody's own app too", () => {
    for (const { data } of registry.commands) {
      expect(data.contexts, data.name).toContain(InteractionContextType.Guild);
      expect(data.integration_types, data.name).toContain(ApplicationIntegrationType.GuildInstall);
    }
    const anywhere = registry.commands.filter(({ data }) =>
      data.integration_types?.includes(ApplicationIntegrationType.UserInstall),
    );
    expect(anywhere.map(({ data }) => data.name)).toEqual(expect.arrayContaining(["rule", "card"]));
    for (const { data } of anywhere) expect(data.contexts).toContain(InteractionContextType.PrivateChannel);
    const inServers = registry.commands.filter(({ data }) => data.contexts?.length === 1).map(({ data }) => data.name);
    expect(inServers).toEqual(["league", "stats", "cards", "rules"]);
  });

  it("complete exactly the options that say so", () => {
    for (const { data, ...rest } of registry.commands) {
      const wants = JSON.stringify(data).includes('"autocomplete":true');
      expect("complete" in rest, data.name).toBe(wants);
    }
  });
});
