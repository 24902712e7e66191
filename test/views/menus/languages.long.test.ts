import { describe, expect, it } from "vitest";
import {
  apply,
  createGame,
  type Game,
  type LegalAction,
  legalActions,
  type View,
  viewFor,
} from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import {
  actionMenu,
  type Context,
  type Message,
  parsePress,
  promptMessage,
  readPress,
} from "../../../src/views/index.ts";
import { hasLanguages, inLanguage } from "../../../src/views/text/message.ts";
import { choose, Dice, practiceSetup } from "../../engine/play/random-player.ts";
import { expectAcceptable, textOf } from "../discord-limits.ts";

const SEEDS = ["german-1", "german-2", "german-3", "german-4"];
const STEPS = 160;
/** English words that are no German ones. */
const ENGLISH =
  /\b(the|you|your|is|are|and|of|to|not|this|that|it|with|at|by|has|have|can|only|there|nobody|card|cards|no|from|for|character|cost|pass|discard|choose|conflict)\b/iu;

const contextOf = (game: Game): Context => ({
  table: "german",
  tableName: "Tisch",
  people: game.seats.map((seat, index) => ({ seat: index, userId: `${100 + index}`, display: seat.name })),
});

/** Every text of a message that a reader sees, with custom ids and values left out. */
function wordsOf(message: Message): string[] {
  const found: string[] = [message.content];
  const look = (part: unknown, key = "") => {
    if (typeof part === "string" && ["label", "description", "placeholder"].includes(key)) found.push(part);
    if (Array.isArray(part)) for (const each of part) look(each);
    else if (typeof part === "object" && part !== null)
      for (const [name, each] of Object.entries(part)) look(each, name);
  };
  look(message.components);
  return found;
}

/** Without what is English in every language: titles, names, what a card says, what is typed. */
function germanOf(text: string, names: readonly string[], says: readonly string[]): string {
  const facts = text.split(" · ").filter((part) => !says.some((each) => each.startsWith(part.replace(/…$/u, ""))));
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ""), facts.join(" · ").replaceAll("\\", ""))
    .replaceAll(/`[^`]*`|„[^“]*“|“[^”]*”/gu, "");
}

/** What is shown from here on by pressing once. */
function further(message: Message, view: View, actions: readonly LegalAction[], ctx: Context): Message[] {
  const presses = message.components.flatMap(({ components }) =>
    components.flatMap((each): [string, string[]][] => {
      if (!("custom_id" in each)) return [];
      return "options" in each
        ? each.options.slice(0, 3).map(({ value }) => [each.custom_id, [value]])
        : [[each.custom_id, []]];
    }),
  );
  return presses.flatMap(([id, values]) => {
    const press = parsePress(id);
    if (press === null) return [];
    const outcome = readPress(press, values, view, actions, ctx);
    return outcome.kind === "show" ? [outcome.message] : [];
  });
}

describe("what a German reader is asked", () => {
  it.each(SEEDS)("is German from the question to the last menu, in whole games (%s)", (seed) => {
    const dice = new Dice(seed);
    let game = createGame(practiceSetup(2 + dice.below(4), dice), seed);
    const titles = [...new Set(game.cards.map((_, id) => factsOf(game, id).title))];
    const names = [...titles, ...game.seats.map(({ name }) => name)];
    const says = [...new Set(game.cards.flatMap((_, id) => factsOf(game, id).text?.says ?? []))];
    const left = new Set<string>();
    for (let step = 0; step < STEPS && game.result === null; step++) {
      const { seat } = dice.of(game.awaiting);
      const view = viewFor(game, { seat });
      const actions = legalActions(game, seat);
      const ctx = contextOf(game);
      const menu = actionMenu(view, actions, ctx);
      const open = viewFor(game, "public");
      const prompt = promptMessage(open, open.awaiting, actions, ctx, [], [], false, "de");
      expectAcceptable(prompt);
      for (const text of wordsOf(prompt)) if (ENGLISH.test(germanOf(text, names, says))) left.add(text);
      for (const message of step % 4 === 0 ? [menu, ...further(menu, view, actions, ctx)] : [menu]) {
        expect(hasLanguages(message), textOf(message)).toBe(true);
        const german = inLanguage(message, "de");
        expectAcceptable(german);
        expect(customIds(german)).toEqual(customIds(message));
        for (const text of wordsOf(german)) if (ENGLISH.test(germanOf(text, names, says))) left.add(text);
      }
      const applied = apply(
        game,
        choose(
          actions.filter(({ action }) => action.type !== "concede"),
          dice,
        ).action,
      );
      if (!applied.ok) throw new Error(applied.refusal.code);
      game = applied.game;
    }
    expect([...left]).toEqual([]);
  });
});

/** What a message’s buttons and menus do: the same in every language. */
const customIds = ({ components }: Message): string[] =>
  [...JSON.stringify(components).matchAll(/"(?:custom_id|value)":"([^"]*)"/gu)].map(([, id = ""]) => id);
