// moderator: Authority — who may do what, and from where: every command and every press, for every kind of stranger
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registry } from "../../src/commands/index.ts";
import { DECK_PRESSES } from "../../src/views/decks/deck-press.ts";
import { LEAGUE_PRESSES } from "../../src/views/leagues/league-press.ts";
import { NIGHT_PRESSES } from "../../src/views/leagues/night-press.ts";
import { ROUND_PRESSES } from "../../src/views/leagues/round-press.ts";
import { FIRST_STEPS } from "../../src/views/prompts/first-steps.ts";
import { STRANDED_VERBS } from "../../src/views/refusals/unreadable.ts";
import { HOUSE_PRESSES } from "../../src/views/rulings/house.ts";
import { MINE_PRESSES } from "../../src/views/settings/mine.ts";
import { SERVER_PRESSES } from "../../src/views/settings/server.ts";
import { WEBHOOK_PRESSES } from "../../src/views/settings/webhook.ts";
import { PRESSES, RULE_VERBS } from "../../src/views/text/custom-id.ts";
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
afterAll(() => cells.desk.close());

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
    const presses = [
      ...DECK_PRESSES.map((verb) => `deck:${verb}`),
      ...LEAGUE_PRESSES.map((verb) => `league:${verb}`),
      ...ROUND_PRESSES.map((verb) => `round:${verb}`),
      ...NIGHT_PRESSES.map((verb) => `night:${verb}`),
      ...RULE_VERBS.map((verb) => `rule:${verb}`),
      ...HOUSE_PRESSES.map((verb) => `rulings:${verb}`),
      ...FIRST_STEPS.map((verb) => `first:${verb}`),
      ...STRANDED_VERBS.map((verb) => `stranded:${verb}`),
      ...MINE_PRESSES.map((verb) => `mine:${verb}`),
      ...SERVER_PRESSES.map((verb) => `server:${verb}`),
      ...WEBHOOK_PRESSES.map((verb) => `webhook:${verb}`),
    ];
    const missing = [
      ...commands.filter((name) => COMMAND_ROWS[name] === undefined).map((name) => `${name} in COMMAND_ROWS`),
      ...PRESSES.filter((verb) => !(verb in PRESS_ROWS)).map((verb) => `the press ${verb} in PRESS_ROWS`),
      ...[...presses, ...menus].filter((name) => OTHER_ROWS[name] === undefined).map((name) => `${name} in OTHER_ROWS`),
    ];
    expect(missing, "Say in test/commands/rows/ who may do this, from where").toEqual([]);
  });

  test("has a row for every family of presses and forms", () => {
    const deeds = ROWS.map(([, row]) => row.deed({ deck: "", table: STATES.playing(), id: "x", league: "abcdefgh" }));
    const families = registry.presses.filter(
      (family) =>
        !deeds.some((deed) => "press" in deed && family.press(deed.press) !== null) &&
        !deeds.some((deed) => "form" in deed && family.submit?.(deed.form)),
    );
    expect(families, "Say in test/commands/rows/ who may press what this family answers to").toEqual([]);
    const forms = registry.presses.filter(
      (family) => family.submit && !deeds.some((deed) => "form" in deed && family.submit?.(deed.form)),
    );
    expect(forms, "Say in test/commands/rows/ who may send in the form of this family").toEqual([]);
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
