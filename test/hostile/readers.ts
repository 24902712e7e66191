/**
 * Everything that takes somebody's text or file, with the most that it takes and what is thought up against it. A new
 * option of a command or a new field of a form is written down here; `readers.test.ts` says so where it is not.
 */

import { registry } from "../../src/commands/index.ts";
import type { Bot } from "../../src/commands/shared/bot.ts";
import { fields, idsIn, NO_DECK } from "./forms.ts";
import { DECKS, type Hostile, RULINGS, SHORT, TABLES, TEXTS } from "./inputs.ts";
import { command, form, OF_FOUR, OF_TEN, onMessage, type Typed, typing } from "./interactions.ts";

/** A string option holds so many units where no limit is set, an upload so many bytes of those that are read. */
export const LONGEST_OPTION = 6_000;
export const LARGEST_FILE = 256 * 1024;
/** The longest message that anybody may write. */
const LONGEST_MESSAGE = 4_000;

export interface Reader {
  /** "/deck submit list", "the form of /deck submit: list" */
  readonly name: string;
  /** UTF-16 units, or bytes of a file. */
  readonly most: number;
  readonly inputs: readonly Hostile[];
  read(input: string, bot: Bot): Promise<unknown>;
}

interface Option {
  readonly name: string;
  readonly type: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly max_length?: number;
  readonly choices?: readonly unknown[];
  readonly options?: readonly Option[];
}

const SUBCOMMAND = 1;
const STRING = 3;
const ATTACHMENT = 11;

/** What the other options of a command hold meanwhile: each leads as far into the command as it goes. */
const BESIDE: Readonly<Record<string, Typed>> = {
  "/act order": {},
  "/card name": {},
  "/cards set fact": { name: "Vir Cotto", value: "3" },
  "/cards set name": { fact: "type", value: "character" },
  "/cards set value": { name: "Vir Cotto", fact: "keywords" },
  "/cards import file": {},
  "/deck check deck": {},
  "/deck delete deck": {},
  "/deck export deck": {},
  "/deck show deck": {},
  "/deck submit file": { name: "Mine" },
  "/deck submit list": { name: "Mine" },
  "/deck submit name": { list: "3 Vir Cotto" },
  "/deck use starter": {},
  "/effect because": { order: "gain 2 influence" },
  "/effect order": { because: "Vir Cotto" },
  "/game create deadline": {},
  "/game copy name": {},
  "/game create name": {},
  "/game move name": {},
  "/game move table": {},
  "/game join ambassador": {},
  "/game join deck": {},
  "/game time give": {},
  "/game rules is": { point: "smallest deck" },
  "/game rules point": { is: "60" },
  "/judge question": {},
  "/league close league": {},
  "/league create name": {},
  "/league decks league": {},
  "/league decks player": {},
  "/league join deck": { league: "Night" },
  "/league join league": { deck: "Mine" },
  "/league join side": { league: "Night" },
  "/league night league": {},
  "/league organisers league": {},
  "/league checkin league": {},
  "/league pair swap": { league: "Night", with: "2" },
  "/league pair with": { league: "Night", swap: "1" },
  "/league pair league": {},
  "/league publish league": {},
  "/league drop player": { league: "Night" },
  "/league drop league": {},
  "/league leave league": {},
  "/league report league": {},
  "/league confirm league": {},
  "/league time league": {},
  "/league extend league": {},
  "/league correct league": {},
  "/league standings league": {},
  "/league export league": {},
  "/league me league": {},
  "/game replay file": {},
  "/game replay link": {},
  "/league import file": { league: "Night" },
  "/league import league": { file: Buffer.from("user,race\n") },
  "/league mine league": {},
  "/league reopen league": {},
  "/league show league": {},
  "/rule question": {},
  "/rules edit ruling": {},
  "/rules import file": {},
  "/rules remove ruling": {},
  "/settings mine quiet": {},
  "/settings mine remind": {},
  "/settings mine vacation": { zone: "Europe/Berlin" },
  "/settings mine zone": {},
  "/settings server deadline": {},
  "/settings webhook url": {},
};

/** What the other fields of a form hold meanwhile; any other is asked for a number. */
const BESIDE_FIELD: Readonly<Record<string, string>> = {
  because: "Vir Cotto",
  deadline: "12h",
  from: "22:00",
  list: "3 Vir Cotto",
  name: "Named",
  order: "gain 2 influence",
  replaces: "",
  text: "A text.",
  title: "A title",
  to: "08:00",
  until: "tomorrow",
  zone: "Europe/Berlin",
};

/** Up to so many units a text is short: what only its size makes hard needs no trial. */
const SHORT_UNTIL = 500;

function inputsOf(name: string, most: number): readonly Hostile[] {
  const own = name === "table" ? TABLES : name === "list" ? DECKS : [];
  return [...own, ...(most <= SHORT_UNTIL ? SHORT : TEXTS)];
}

/** All options of all commands into which something can be typed or uploaded, by name. */
export function options(): { path: string; sub: string | null; option: Option }[] {
  return registry.commands.flatMap(({ data }) => {
    const all = JSON.parse(JSON.stringify(data.options ?? [])) as Option[]; // a parsed boundary: the builders' JSON
    const subs = all.filter(({ type }) => type === SUBCOMMAND);
    const groups = subs.length > 0 ? subs : [{ name: "", options: all }];
    return groups.flatMap(({ name, options: own = [] }) =>
      own
        .filter(({ type, choices }) => (type === STRING && choices === undefined) || type === ATTACHMENT)
        .map((option) => ({
          path: ["/", data.name, name === "" ? "" : ` ${name}`, ` ${option.name}`].join(""),
          sub: name === "" ? null : name,
          option,
        })),
    );
  });
}

/** Options that no entry says anything about. */
export const unnamed = (): string[] => options().flatMap(({ path }) => (path in BESIDE ? [] : [path]));
/** Entries of options that are no more. */
export function gone(): string[] {
  const present = new Set(options().map(({ path }) => path));
  return Object.keys(BESIDE).filter((path) => !present.has(path));
}

/** Every reader, once for what is sent and once for what is being typed. */
export function readers(): Reader[] {
  const typed = options().flatMap(({ path, sub, option }): Reader[] => {
    const { name, type, autocomplete = false, max_length: most = LONGEST_OPTION } = option;
    const called = registry.commands.find(({ data }) => path.startsWith(`/${data.name} `));
    if (called === undefined) return [];
    const beside = BESIDE[path] ?? {};
    if (type === ATTACHMENT) {
      const own = path.startsWith("/deck") ? DECKS : path.startsWith("/cards") ? TABLES : RULINGS;
      const read = (text: string, bot: Bot) => {
        const bytes = new TextEncoder().encode(text).subarray(0, LARGEST_FILE);
        return called.run(command(sub, { ...beside, [name]: bytes }), bot);
      };
      return [{ name: path, most: LARGEST_FILE, inputs: [...own, ...SHORT], read }];
    }
    const sent: Reader = {
      name: path,
      most,
      inputs: path === "/deck submit list" ? inputsOf("list", most) : inputsOf(name, most),
      read: (text, bot) => called.run(command(sub, { ...beside, [name]: text }), bot),
    };
    const complete = called.complete?.bind(called);
    if (!autocomplete || complete === undefined) return [sent];
    const whileTyped: Reader = {
      ...sent,
      name: `${path}, while it is typed`,
      read: (text, bot) => complete(typing(sub, { ...beside, [name]: text }, name), bot),
    };
    return [sent, whileTyped];
  });
  const formed = fields().map(
    ({ name, id, most, of }): Reader => ({
      name: `the form ${name}`,
      most,
      inputs: inputsOf(id, most),
      async read(text, bot) {
        const [deck] = await bot.decks.of("900", OF_FOUR.user);
        const shown = of(deck ?? NO_DECK);
        const others = idsIn(shown).map((each) => [each, BESIDE_FIELD[each] ?? "3"]);
        return sentForm(shown.custom_id, { ...Object.fromEntries(others), [id]: text }, bot);
      },
    }),
  );
  return [...typed, ...formed, ...atTen(), ...onMessages()];
}

/** What the commands of a message's menu read is the message, whoever wrote it. */
function onMessages(): Reader[] {
  return (registry.messageCommands ?? []).map((menu) => ({
    name: `the menu “${menu.data.name}” of a message`,
    most: LONGEST_MESSAGE,
    inputs: [
      ...TEXTS,
      { name: "links", of: (size) => "https://".repeat(size / 8) },
      { name: "emoji that never end", of: (size) => `<a:${"a".repeat(size - 3)}` },
      { name: "emoji in emoji", of: (size) => "<a:a:".repeat(size / 5) },
    ],
    read: (text, bot) => menu.run(onMessage(text), bot),
  }));
}

/** `/act` and `/effect` in the middle of a game of ten, where the most can be meant. */
function atTen(): Reader[] {
  return ["act", "effect"].flatMap((name): Reader[] => {
    const called = registry.commands.find(({ data }) => data.name === name);
    if (called === undefined) throw new Error(`no command is called ${name}`);
    const most = options().find(({ path }) => path === `/${name} order`)?.option.max_length ?? LONGEST_OPTION;
    const typed = (order: string) => ({ order, because: "Vir Cotto" });
    return [
      {
        name: `/${name} order, in a game of ten`,
        most,
        inputs: SHORT,
        read: (text, bot) => called.run(command(null, typed(text), OF_TEN), bot),
      },
      {
        name: `/${name} order, in a game of ten, while it is typed`,
        most,
        inputs: SHORT,
        read: async (text, bot) => called.complete?.(typing(null, typed(text), "order", OF_TEN), bot),
      },
    ];
  });
}

function sentForm(id: string, typed: Readonly<Record<string, string>>, bot: Bot): Promise<unknown> {
  for (const family of registry.presses) {
    const found = family.submit(id);
    if (found) return found.run(form(id, typed), bot);
  }
  throw new Error(`no form has the id ${id}: write down what it is called now in test/hostile/readers.ts`);
}
