/**
 * Everything that takes somebody's text or file, with the most that it takes and what is thought up against it. A new
 * option of a command or a new field of a form is written down here; `readers.test.ts` says so where it is not.
 */
import type { Bot } from "../../src/commands/bot.ts";
import { registry } from "../../src/commands/index.ts";
import { DECKS, type Hostile, RULINGS, TABLES, TEXTS } from "./inputs.ts";
import { command, form, type Typed, typing } from "./interactions.ts";

/** A string option holds so many units where no limit is set, an upload so many bytes of those that are read. */
export const LONGEST_OPTION = 6_000;
export const LARGEST_FILE = 256 * 1024;

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
  "/deck submit file": {},
  "/deck submit list": {},
  "/deck submit name": { list: "3 Vir Cotto" },
  "/deck use starter": {},
  "/effect because": { order: "gain 2 influence" },
  "/effect order": { because: "Vir Cotto" },
  "/game create name": {},
  "/game join ambassador": {},
  "/game join deck": {},
  "/game rules is": { point: "smallest deck" },
  "/game rules point": { is: "60" },
  "/league close league": {},
  "/league create name": {},
  "/league decks league": {},
  "/league decks player": {},
  "/league join deck": { league: "Night" },
  "/league join league": { deck: "Mine" },
  "/league leave league": {},
  "/league mine league": {},
  "/league reopen league": {},
  "/league show league": {},
  "/rule question": {},
  "/rules edit ruling": {},
  "/rules import file": {},
  "/rules remove ruling": {},
};

/** The fields of forms: the form's custom id, what its other fields hold, and how long the field may be. */
const FORMS: Readonly<
  Record<string, { id: string; field: string; most: number; beside: Readonly<Record<string, string>> }>
> = {
  "the form of /deck submit: list": { id: "deck:submit", field: "list", most: 4_000, beside: { name: "" } },
  "the form of /deck submit: name": { id: "deck:submit", field: "name", most: 60, beside: { list: "3 Vir Cotto" } },
  "the form of /cards import: table": { id: "cards:import", field: "table", most: 4_000, beside: {} },
  "the form of a question: question": { id: "first:ask", field: "question", most: 300, beside: {} },
};

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
      return [{ name: path, most: LARGEST_FILE, inputs: [...own, ...TEXTS], read }];
    }
    const sent: Reader = {
      name: path,
      most,
      inputs: path === "/deck submit list" ? [...DECKS, ...TEXTS] : TEXTS,
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
  const forms = Object.entries(FORMS).map(
    ([name, { id, field, most, beside }]): Reader => ({
      name,
      most,
      inputs: field === "table" ? [...TABLES, ...TEXTS] : field === "list" ? [...DECKS, ...TEXTS] : TEXTS,
      read: (text, bot) => sentForm(id, { ...beside, [field]: text }, bot),
    }),
  );
  return [...typed, ...forms];
}

function sentForm(id: string, typed: Readonly<Record<string, string>>, bot: Bot): Promise<unknown> {
  for (const family of registry.presses) {
    const run = family.submit?.(id);
    if (run) return run(form(id, typed), bot);
  }
  throw new Error(`no form has the id ${id}: write down what it is called now in test/hostile/readers.ts`);
}
