// What a question is about, for whoever plays for the first time
import { describe, expect, it } from "vitest";
import { type DecisionKind, legalActions, viewFor } from "../../../src/engine/index.ts";
import { loadCorpus } from "../../../src/rulings/corpus.ts";
import { explains, readPersonal } from "../../../src/settings/personal.ts";
import { actionMenu } from "../../../src/views/menus/menu.ts";
import { whyMessage, withWhy } from "../../../src/views/prompts/why.ts";
import { QUESTION_WORDS } from "../../../src/views/questions/index.ts";
import { inLanguage, inLanguages, type Message, privateMessage } from "../../../src/views/text/message.ts";
import { say } from "../../../src/views/words/index.ts";
import { Dice, play, practiceSetup } from "../../engine/play/random-player.ts";

const ctx = { table: "t1", tableName: "A table", people: [] };
const KINDS = Object.keys(QUESTION_WORDS) as DecisionKind[];

const isFull = ({ components }: Message) => components.length === 5 && components.at(-1)?.components.length === 5;

describe("why a question is asked", () => {
  it.each(KINDS)("says briefly what %s decides and what one goes by, with a rule that there is", (kind) => {
    const { rule } = QUESTION_WORDS[kind];
    for (const said of [say("en", `why-what-${kind}`), say("en", `why-go-${kind}`)]) {
      expect(said.length).toBeLessThanOrEqual(220);
      expect(said).toMatch(/^[A-Z].*\.$/u);
    }
    expect(loadCorpus().byId(rule)).toBeDefined();
  });

  it("is a tap away from what each player is asked in a game, once, and leads back there", () => {
    const game = play(practiceSetup(3, new Dice("why")), "why", undefined, {
      until: ({ round }) => round === "action",
    });
    const [{ seat } = { seat: 0 }] = game.awaiting;
    const view = viewFor(game, { seat });
    const menu = withWhy(actionMenu(view, legalActions(game, seat), ctx), view, ctx);
    const labels = JSON.stringify(menu.components).match(/"Why\?"/gu);
    expect(labels).toHaveLength(1);
    expect(withWhy(menu, view, ctx)).toBe(menu);
    const said = whyMessage(view, ctx);
    expect(said?.content).toContain("You take one action");
    expect(JSON.stringify(said?.components)).toContain("Show the rule");
  });

  it("takes the place of passing ahead, which stands under the question, where the menu is full", () => {
    const game = play(practiceSetup(4, new Dice("full")), "full", undefined, {
      until: (each) => {
        const [asked] = each.awaiting;
        return (
          asked?.kind === "action" && isFull(actionMenu(viewFor(each, asked), legalActions(each, asked.seat), ctx))
        );
      },
    });
    const [{ seat } = { seat: 0 }] = game.awaiting;
    const view = viewFor(game, { seat });
    const menu = actionMenu(view, legalActions(game, seat), ctx);
    expect(isFull(menu)).toBe(true);
    const before = JSON.stringify(menu.components);
    expect(before).toContain("Pass until…");
    expect(JSON.stringify(withWhy(menu, view, ctx).components)).toMatch(/"Why\?"/u);
    expect(JSON.stringify(withWhy(menu, view, ctx).components)).not.toContain("Pass until…");
  });

  it("is not there for whoever is asked nothing", () => {
    const game = play(practiceSetup(3, new Dice("why")), "why", undefined, {
      until: ({ round }) => round === "action",
    });
    const [{ seat } = { seat: 0 }] = game.awaiting;
    const other = viewFor(game, { seat: (seat + 1) % 3 });
    expect(whyMessage(other, ctx)).toBeNull();
    const menu = actionMenu(other, legalActions(game, (seat + 1) % 3), ctx);
    expect(withWhy(menu, other, ctx)).toBe(menu);
  });

  it("is told in its reader’s language, and the button beside a question with the question", () => {
    const game = play(practiceSetup(3, new Dice("why")), "why", undefined, {
      until: ({ round }) => round === "action",
    });
    const [{ seat } = { seat: 0 }] = game.awaiting;
    const view = viewFor(game, { seat });
    const said = whyMessage(view, ctx);
    const german = said && inLanguage(said, "de");
    expect(german?.content).toMatch(/^\*\*Warum\?\*\* Du tust eine Aktion/u);
    expect(JSON.stringify(german?.components)).toMatch(/Zurück.*Regel.*Meine Einstellungen/u);
    const asked = withWhy(
      inLanguages((language) => privateMessage({ content: language })),
      view,
      ctx,
    );
    const told = inLanguage(asked, "de");
    expect(told.content).toBe("de");
    expect(JSON.stringify(told.components)).toContain('"Warum?"');
    expect(JSON.stringify(asked.components)).toContain('"Why?"');
    expect(inLanguage(asked, "en")).toBe(asked);
    // A question that is English alone has an English button.
    const english = withWhy(privateMessage({ content: "en" }), view, ctx);
    expect(inLanguage(english, "de")).toBe(english);
    expect(JSON.stringify(english.components)).toContain('"Why?"');
  });

  it("is shown in the first game alone, and always or never by choice", () => {
    expect(explains({}, "t1")).toBeNull();
    expect({ first: explains({ firstTable: "t1" }, "t1"), later: explains({ firstTable: "t1" }, "t2") }).toEqual({
      first: true,
      later: false,
    });
    expect(explains({ firstTable: "t1", why: "off" }, "t1")).toBe(false);
    expect(explains({ firstTable: "t1", why: "on" }, "t2")).toBe(true);
    expect(readPersonal({ why: "loudly", firstTable: "t1" })).toEqual({ firstTable: "t1" });
  });
});
