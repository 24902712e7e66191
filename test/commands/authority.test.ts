// moderator: Authority — who may do what, and from where: every command and every press, for every kind of stranger
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registry } from "../../src/commands/index.ts";
import type { Presses } from "../../src/commands/shared/presses.ts";
import { PRESSES } from "../../src/views/text/custom-id.ts";
import { GUILD } from "./in-process.ts";
import { asStranger, Cells, RIGHT, ROWS } from "./rows/cells.ts";
import { COMMAND_ROWS } from "./rows/commands.ts";
import { OTHER_ROWS } from "./rows/others.ts";
import { PRESS_ROWS } from "./rows/presses.ts";
import { type Comes, KINDS, type Row, STRANGERS, type Stranger } from "./rows/row.ts";
import { STATES } from "./tables-at.ts";

/** How a "no" begins: whoever reads one knows that nothing was done, and why. */
const NO =
  /You have no seat|You had no seat|[Yy]ou are out of this game|eliminated|Only |This table stands in another server|There is no |I deal with people only|You do not sit|You sit in no pod|That is asked of|is not there any more|I know no|nothing was done|Nothing was done|nothing of yours|belong to a server|Type this in|Decks belong|not in \*\*|is to act|rule:|takes? (?:it|that) back|decides? whether|You may|chosen by|You said it yourself|has no house rulings|no deck|not yours|That button|needs a (?:server|text channel)|register|Say whose seat|Nobody plays a seat of yours|asked of others|Not your turn|agreed already/u;

let cells: Cells;
beforeAll(async () => {
  cells = await Cells.open();
});
afterAll(() => cells.running.close());

const rowOf = (name: string): Row | undefined => ({ ...OTHER_ROWS, ...PRESS_ROWS })[name];
const inputOf = (row: Row) => {
  const table = STATES[row.state === "broken" ? "playing" : row.state]();
  return row.input({ deck: "abcdefgh", table, id: "x", league: "abcdefgh" });
};

const comes = ({ kind, but }: Row, stranger: Stranger): Comes => {
  const served: readonly Stranger[] = KINDS[kind];
  return but?.[stranger] ?? (served.includes(stranger) ? "served" : "refused");
};

describe("the table of who may do what", () => {
  test("has a row for every command and every press", () => {
    const commands = registry.commands.flatMap(({ data: { name, options = [] } }) => {
      const subs = options.filter(({ type }) => type === 1);
      return subs.length === 0 ? [`/${name}`] : subs.map((sub) => `/${name} ${sub.name}`);
    });
    expect(registry.commands.flatMap(({ data: { options = [] } }) => options.filter(({ type }) => type === 2))).toEqual(
      [],
    );
    const menus = (registry.messageCommands ?? []).map(({ data: { name } }) => `menu ${name}`);
    const missing = [
      ...commands.filter((name) => COMMAND_ROWS[name] === undefined).map((name) => `${name} in COMMAND_ROWS`),
      ...PRESSES.filter((verb) => !(verb in PRESS_ROWS)).map((verb) => `the press ${verb} in PRESS_ROWS`),
      ...menus.filter((name) => OTHER_ROWS[name] === undefined).map((name) => `${name} in OTHER_ROWS`),
    ];
    expect(missing, "Say in test/commands/rows/ who may do this, from where").toEqual([]);
  });

  describe.each(registry.presses.map((family): [string, Presses] => [family.answers.join(", "), family]))(
    "of the family %s",
    (_, { answers, press, submit }) => {
      test.each(answers)("has a row for %s, which is what it answers to", (name) => {
        const row = rowOf(name);
        expect(row, `Say in test/commands/rows/ who may do ${name}, from where`).toBeDefined();
        const input = row && inputOf(row);
        const found = input && ("press" in input ? press(input.press) : "form" in input ? submit(input.form) : null);
        expect(found?.name, `what its family takes the row of ${name} for`).toBe(name);
        if (input && "form" in input) expect(name).toMatch(/^form /u);
      });
    },
  );

  test("has rows that exactly one family answers to, and a family for every verb", () => {
    const answering = (row: Row) => {
      const input = inputOf(row);
      return registry.presses.filter(({ press, submit }) =>
        "press" in input ? press(input.press) : "form" in input ? submit(input.form) : null,
      );
    };
    const pressed = ROWS.filter(([, row]) => "press" in inputOf(row) || "form" in inputOf(row));
    expect(pressed.filter(([, row]) => answering(row).length !== 1).map(([name]) => name)).toEqual([]);
    const names = registry.presses.flatMap(({ answers }) => answers);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(PRESSES.filter((verb) => !names.includes(verb))).toEqual([]);
  });

  // Whoever writes their own client sends any custom id as a button or as a form.
  test("has a row for whatever is made of a button's id that comes with a form, and of a form's that is pressed", () => {
    const ids = ROWS.flatMap(([, row]) => {
      const input = inputOf(row);
      return "press" in input ? [input.press] : "form" in input ? [input.form] : [];
    });
    const made = ids.flatMap((id) =>
      registry.presses.flatMap((family) => [family.press(id)?.name ?? [], family.submit(id)?.name ?? []].flat()),
    );
    expect([...new Set(made)].filter((name) => rowOf(name) === undefined)).toEqual([]);
    const taken = registry.presses.flatMap(({ submit }) => submit("mine:why")?.name ?? []);
    expect(taken, "a setting that has no form").toEqual([]);
  });
});

describe.each(ROWS)("%s", (_, row) => {
  test("does something for whoever may", async () => {
    const came = await cells.does(row, RIGHT[row.right]);
    expect(came.answer.text).not.toContain("went wrong");
    if (row.does === "shows") expect(came.answer.kind).not.toBe("quiet");
    else expect(came[row.does], came.answer.text).toBe(true);
  });

  test.each(STRANGERS)("%s", async (stranger) => {
    const came = await cells.does(row, asStranger(stranger, row.right));
    const { answer } = came;
    expect(answer.text).not.toContain("went wrong");
    expect(came.others, "decks, settings or notes of somebody else have changed").toBe(false);
    if (comes(row, stranger) === "refused") {
      expect(answer.private && answer.kind === "message", `a private word: ${answer.kind}`).toBe(true);
      expect(answer.text).toMatch(NO);
      expect({ table: came.table, server: came.server }).toEqual({ table: false, server: false });
    } else {
      // What is done in another server, or in none, is nothing to this one; looking changes nothing.
      const may = asStranger(stranger, row.right).guild === GUILD && row.does !== "shows";
      expect(!may && (came.table || came.server), answer.text).toBe(false);
    }
  });
});
