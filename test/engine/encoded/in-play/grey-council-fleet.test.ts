// compendium: Grey Council Fleet
import { describe, expect, it } from "vitest";
import { type Game, viewFor } from "../../../../src/engine/index.ts";
import { innerCircle } from "../../../../src/engine/rules/in-force/counts-as.ts";
import { powerOf } from "../../../../src/engine/rules/victory/power.ts";
import { stateWords } from "../../../../src/views/cards/card-words.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  event,
  group,
  inPlay,
  order,
  passed,
  refused,
  sentences,
  stage,
  turned,
} from "../../stage.ts";
import { real } from "../real.ts";

const NAME = "Grey Council Fleet";
const council = () => real(NAME, { abilities: { military: 6 }, complete: true });
const spare = (who: string) => Array.from({ length: 8 }, (_, index) => event(`${who} ${index}`, { says: "Nothing." }));
const raid = () =>
  conflict("Raid", "military", {
    says: "Target another player.",
    target: { what: "player", of: "others" },
    conflict: { form: "opposable" },
  });

function table(): Game {
  return stage({
    You: {
      race: "minbari",
      unspent: 19,
      inner: [character("Sage", { diplomacy: 3 })],
      supporting: [council(), character("Clerk", { diplomacy: 2 }, { cost: 2 })],
      hand: [raid(), conflict("Muster", "military"), conflict("Talks", "diplomacy"), group("Guild", { cost: 1 })],
      deck: spare("Y"),
    },
    Rival: { race: "narn", deck: spare("R") },
    Third: { race: "human", deck: spare("T") },
  });
}
const PROMOTE = `promote ${NAME} with Sage`;
const promoted = () => order(table(), 0, PROMOTE);
const felled = (game: Game) =>
  turned(does(game, byHand({ verb: "neutralize", which: { card: at(game, NAME) } })), NAME, {});
const atWar = (game: Game) =>
  does(game, byHand({ verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } }));

describe("Grey Council Fleet", () => {
  it("lets its player aim military conflicts only at players with whom there is war", () => {
    const declared = (game: Game) => sentences(declaring(game)).filter((one) => /^declare (?!war|nothing)/u.test(one));
    expect(declared(table())).toEqual(["declare Raid", "declare Talks"]);
    expect(declared(atWar(table()))).toEqual(["declare Raid", "declare Raid on Rival", "declare Talks"]);
    const game = declaring(atWar(table()));
    const aim = (seat: number) => ({
      type: "declare" as const,
      seat: 0,
      card: at(game, "Raid"),
      target: { what: "player" as const, seat },
    });
    expect(refused(game, aim(2))).toMatchObject({
      code: "only-at-war",
      rule: "grey-council-fleet",
      facts: { title: NAME },
    });
    expect(refused(game, { type: "declare", seat: 0, card: at(game, "Muster") }).code).toBe("only-at-war");
  });

  it("does not bind other players", () => {
    const other = arranged(atWar(table()), (work) => {
      work.game.awaiting = [{ id: 4, seat: 0, kind: "action" }];
    });
    expect(sentences(other, 0).length).toBeGreaterThan(0);
    const theirs = stage({
      You: { race: "minbari", supporting: [council()] },
      Rival: { race: "narn", hand: [raid()] },
    });
    const game = { ...declaring(theirs), awaiting: [{ id: 4, seat: 1, kind: "declare" as const }] };
    expect(sentences(game, 1)).toContain("declare Raid on You");
  });

  it("may be promoted for its cost of 13 and 1 for each member of the inner circle, once", () => {
    const before = table();
    const game = promoted();
    // The ambassador and Sage.
    expect(game.seats[0]?.unspent).toBe((before.seats[0]?.unspent ?? 0) - 15);
    const again = arranged(game, (work) => {
      work.game.awaiting = [{ id: 4, seat: 0, kind: "action" }];
    });
    expect(sentences(again).filter((one) => one.startsWith(`promote ${NAME}`))).toEqual([]);
  });

  it("counts as no member of the inner circle afterwards, and sponsors nothing", () => {
    const game = promoted();
    expect(innerCircle(game, 0)).not.toContain(at(game, NAME));
    const fleet = viewFor(game, "public").seats[0]?.supporting.find(({ title }) => title === NAME);
    expect(fleet && stateWords(fleet)).toContain("promoted");
    expect(powerOf(game, 0)).toBe(powerOf(table(), 0));
    const mine = arranged(game, (work) => {
      work.game.awaiting = [{ id: 4, seat: 0, kind: "action" }];
    });
    expect(sentences(mine)).toContain("sponsor Guild with You's Ambassador");
    expect(sentences(mine)).not.toContain(`sponsor Guild with ${NAME}`);
    // 2 for the Clerk, 2 for the inner circle.
    const [clerk] = [
      does(mine, { type: "promote", seat: 0, card: at(mine, "Clerk"), with: at(mine, "You's Ambassador") }),
    ];
    expect(clerk.seats[0]?.unspent).toBe((mine.seats[0]?.unspent ?? 0) - 4);
  });

  it("is discarded in the draw round if it was neutralized without having been promoted", () => {
    const game = passed(felled(table()), "action", "aftermath");
    expect(game.cards[at(game, NAME)]?.zone).toBe("discard");
  });

  it("stays in play neutralized once it has been promoted, and heals like one of the inner circle, again and again", () => {
    let game = passed(felled(promoted()), "action", "aftermath");
    expect(inPlay(game, NAME)).toMatchObject({ neutralized: true });
    game = passed(game, "discard", "buy", "sustain", "declare");
    while (game.awaiting[0]?.seat !== 0) game = does(game, { type: "pass", seat: game.awaiting[0]?.seat ?? 0 });
    expect(sentences(game)).toContain(`heal ${NAME}`);
    game = order(game, 0, `heal ${NAME}`);
    expect(inPlay(game, NAME).neutralized).toBe(false);
    const twice = passed(felled(game), "action", "aftermath");
    expect(inPlay(twice, NAME).neutralized).toBe(true);
  });
});
