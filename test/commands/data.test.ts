import { ApplicationIntegrationType, InteractionContextType } from "discord.js";
import { describe, expect, it } from "vitest";
import { registry } from "../../src/commands/index.ts";

/** The parts of a command that Discord limits. */
interface Described {
  name: string;
  description: string;
  options?: readonly Described[];
  choices?: readonly { name: string; value: string | number }[];
  required?: boolean;
  type?: number;
}

const SUBCOMMAND = 1;

function flat(described: Described): Described[] {
  return [described, ...(described.options ?? []).flatMap(flat)];
}

// A parsed boundary: the builders' JSON, looked at by shape.
const commands = registry.commands.map(({ data }) => JSON.parse(JSON.stringify(data)) as Described);

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
      "/game create [rules] [pace] [deadline] [expiry] [timing] [name]",
      "/game copy [name]",
      "/game find [pace] [rules] [seats]",
      "/game join [race] [faction] [ambassador] [deck]",
      "/game leave",
      "/game start",
      "/game rules [from] [point] [is]",
      "/game status",
      "/game mine",
      "/game time [give]",
      "/game log [turn] [player] [kind]",
      "/game replay [turn] [at] [file]",
      "/game export",
      "/game seat who [race] [for]",
      "/game substitute player [for]",
      "/game comeback",
      "/game undo",
      "/game move [table]",
      "/game pause",
      "/game resume",
      "/game concede",
      "/game verify",
      "/game end",
      "/game rebuild",
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
      "/watch",
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
      "/settings mine [zone] [quiet] [remind] [vacation] [pictures] [mute] [dm] [next] [why] [hours] [avoid] [record]",
      "/settings server [judges] [organisers] [rules] [pace] [deadline] [expiry] [pictures] [digest] [calls] [place] [games]",
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
        .map(({ name, description, choices }) => name + description + JSON.stringify(choices ?? ""))
        .join("").length;
      expect(length, command.name).toBeLessThanOrEqual(8_000);
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
    expect(inServers).toEqual(["watch", "league", "stats", "cards", "rules"]);
  });

  it("complete exactly the options that say so", () => {
    for (const { data, ...rest } of registry.commands) {
      const wants = JSON.stringify(data).includes('"autocomplete":true');
      expect("complete" in rest, data.name).toBe(wants);
    }
  });
});
