// compendium: Hidden Agent — a player who declares first, and shows one other player what
import { describe, expect, it } from "vitest";
import { editPlay } from "../../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../../src/engine/changes/zones.ts";
import { type Game, viewFor } from "../../../../src/engine/index.ts";
import { stateWords } from "../../../../src/views/cards/card-words.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  order,
  passed,
  sentences,
  stage,
} from "../../stage.ts";
import { real } from "../real.ts";

const AGENT = "Hidden Agent";

/** You have won an intrigue conflict in which Rival's Spy opposed and Third took no part; agents are in both hands. */
function ended() {
  let game = stage(
    {
      You: { hand: [real(AGENT, { cost: "none" })], supporting: [character("Envoy", { intrigue: 5 })] },
      Rival: { supporting: [character("Spy", { intrigue: 2 })] },
      Third: {},
    },
    [["You", conflict("Inquiry", "intrigue")]],
  );
  game = order(game, 0, "support Inquiry with Envoy using intrigue");
  game = order(game, 1, "oppose Inquiry with Spy using intrigue");
  return passed(game, "action");
}

/** You, who declares first in initiative order, has an agent on Third; Rival comes second. */
function watching(about = 2, by = 0): Game {
  const start = stage({
    You: { hand: [real(AGENT, { cost: "none" }), conflict("Mine", "intrigue")] },
    Rival: { hand: [conflict("Theirs", "intrigue")] },
    Third: { hand: [conflict("Plot", "intrigue"), conflict("Coup", "diplomacy")] },
  });
  const game = arranged(declaring(start), (work) => {
    const host = at(work.game, ["You's Ambassador", "Rival's Ambassador"][by] ?? "");
    const card = at(work.game, AGENT);
    enterPlay(work, card, { faction: by, controller: by, row: "attached", host });
    editPlay(work, card).about = about;
    work.game.tasks = [{ task: "declare", at: 0 }];
    work.game.awaiting = [];
  });
  return game;
}
/** The conflict round begins: what is scheduled runs with the next thing that happens. */
const begun = (game: Game) => does(game, byHand({ verb: "gain-power", who: "you", amount: 1 } as never));
const titles = (game: Game, viewer: Parameters<typeof viewFor>[1]) =>
  viewFor(game, viewer).declared.map(({ seat, title }) => [seat, title]);

describe("Hidden Agent", () => {
  it("is played on the own ambassador, and names another player who took part in the conflict", () => {
    const offered = sentences(ended()).filter((one) => one.startsWith(`play ${AGENT}`));
    expect(offered).toEqual([`play ${AGENT} on You's Ambassador and Rival`]);
  });

  it("remembers whom it is about for as long as it lies there", () => {
    const game = order(ended(), 0, `play ${AGENT} on You's Ambassador and Rival`);
    const done = passed(game, "aftermath");
    expect(done.cards[at(done, AGENT)]?.play).toMatchObject({ about: 1, host: at(done, "You's Ambassador") });
    const [ambassador] = viewFor(done, "public").seats[0]?.inner ?? [];
    expect(ambassador && stateWords(ambassador)).toContain(`with ${AGENT} (on Rival)`);
  });

  it("discards the agent that the named player has on its own player, and no other", () => {
    const theirs = (about: number) =>
      arranged(ended(), (work) => {
        const card = work.cards.find(({ owner, zone }) => owner === 1 && zone === "deck")?.id ?? 0;
        const facts = work.cards[at(work.game, AGENT)]?.facts ?? 0;
        work.cards[card] = { ...(work.cards[card] as (typeof work.cards)[0]), facts };
        enterPlay(work, card, {
          faction: 1,
          controller: 1,
          row: "attached",
          host: at(work.game, "Rival's Ambassador"),
        });
        editPlay(work, card).about = about;
      });
    const agents = (game: Game) =>
      passed(order(game, 0, `play ${AGENT} on You's Ambassador and Rival`), "aftermath").inPlay.flatMap((id) => {
        const { controller, about } = game.cards[id]?.play ?? {};
        return about === undefined ? [] : [controller];
      });
    expect(agents(theirs(0))).toEqual([]);
    expect(agents(theirs(2))).toEqual([1]);
  });

  it("makes that player declare before its own, whatever the initiative order", () => {
    const first = begun(watching());
    expect(first.awaiting).toMatchObject([{ seat: 2, kind: "declare" }]);
    const second = order(first, 2, "declare Plot");
    expect(second.awaiting).toMatchObject([{ seat: 0, kind: "declare" }]);
    const third = order(second, 0, "declare nothing");
    expect(third.awaiting).toMatchObject([{ seat: 1, kind: "declare" }]);
    // Who has declared is not asked again.
    expect(order(third, 1, "declare nothing").awaiting[0]?.kind).not.toBe("declare");
  });

  it("does not ask that player again who has declared nothing", () => {
    let game = order(begun(watching()), 2, "declare nothing");
    game = order(game, 0, "declare nothing");
    game = order(game, 1, "declare nothing");
    expect(game.awaiting[0]?.kind).not.toBe("declare");
  });

  it("shows what was declared to its own player, and to nobody else", () => {
    const game = order(begun(watching()), 2, "declare Plot");
    expect(titles(game, { seat: 0 })).toEqual([[2, "Plot"]]);
    expect(titles(game, { seat: 2 })).toEqual([[2, "Plot"]]);
    for (const viewer of ["public", { seat: 1 }] as const) {
      expect(titles(game, viewer)).toEqual([[2, null]]);
      expect(JSON.stringify(viewFor(game, viewer))).not.toContain("Plot");
    }
  });

  it("shows nothing while it is blanked, and of nobody else", () => {
    const start = arranged(watching(), (work) => {
      work.game.order = [1, 0, 2];
    });
    let game = order(begun(start), 1, "declare Theirs");
    game = order(game, 2, "declare Plot");
    expect(titles(game, { seat: 0 })).toEqual([
      [1, null],
      [2, "Plot"],
    ]);
    const blank = { verb: "blank", which: { card: at(game, AGENT) }, until: "end-of-turn" } as const;
    expect(titles(does(game, byHand(blank)), { seat: 0 })).toEqual([
      [1, null],
      [2, null],
    ]);
  });
});
