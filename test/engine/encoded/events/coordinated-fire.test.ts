// compendium: Coordinated Fire — two fleets attack one, which deals its damage to one of them
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, viewFor } from "../../../../src/engine/index.ts";
import {
  at,
  character,
  conflict,
  does,
  fleet,
  happens,
  inPlay,
  order,
  refused,
  sentences,
  stage,
} from "../../stage.ts";
import { real } from "../real.ts";

const EVENT = "Coordinated Fire";

/** Rival's Guard supports Rival's Raid; You have three fleets, and the event in hand. */
function table(
  own: readonly CardFacts[] = [fleet("First", 4), fleet("Second", 3), fleet("Third", 2)],
  guard = fleet("Guard", 5),
) {
  const game = stage(
    {
      You: { hand: [real(EVENT, { cost: 0 })], supporting: [...own, character("Clerk", { diplomacy: 3 })] },
      Rival: { supporting: [guard, fleet("Idle", 5)] },
    },
    [["Rival", conflict("Raid", "military")]],
  );
  const passed = does(game, { type: "pass", seat: 0 });
  return does(passed, { type: "support", seat: 1, conflict: 1, with: at(game, guard.title) });
}
const fired = (game: Game, ...with_: string[]) =>
  with_.reduce(
    (now, title) => order(now, 0, `rotate ${title} to pay for ${EVENT}`),
    order(game, 0, `play ${EVENT} on Guard`),
  );
const strikes = (game: Game, title: string) => order(game, 1, `choose to damage ${title} in return`);

describe("Coordinated Fire", () => {
  it("is aimed at another player's fleet that takes part in a conflict, and at none that does not", () => {
    const plays = sentences(table()).filter((one) => one.startsWith("play"));
    expect(plays).toEqual([`play ${EVENT} on Guard`]);
  });

  it("rotates two fleets of its player's choice, which both attack the target", () => {
    const asked = order(table(), 0, `play ${EVENT} on Guard`);
    expect(asked.awaiting).toMatchObject([{ seat: 0, kind: "rotate-for", amount: 2 }]);
    const game = strikes(fired(table(), "Second", "Third"), "Third");
    expect(inPlay(game, "Guard")).toMatchObject({ neutralized: true, severe: 0 });
    expect({
      second: inPlay(game, "Second").rotated,
      third: inPlay(game, "Third").rotated,
      first: inPlay(game, "First").rotated,
    }).toEqual({ second: true, third: true, first: false });
  });

  it("lets the target's player choose which of the two takes its damage, and both know of it", () => {
    const game = fired(table(), "First", "Second");
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "choose" }]);
    expect(sentences(game, 1)).toEqual(["choose to damage First in return", "choose to damage Second in return"]);
    expect(viewFor(game, { seat: 0 }).awaiting[0]).toMatchObject({ seat: 1, kind: "choose", about: EVENT });
    const first = strikes(game, "First");
    expect({ neutralized: inPlay(first, "First").neutralized, damage: inPlay(first, "Second").damage }).toEqual({
      neutralized: true,
      damage: 0,
    });
    const second = strikes(game, "Second");
    expect({ damage: inPlay(second, "First").damage, neutralized: inPlay(second, "Second").neutralized }).toEqual({
      damage: 0,
      neutralized: true,
    });
    // 4 and 3 against 5: two more than it could take.
    for (const after of [first, second]) expect(inPlay(after, "Guard")).toMatchObject({ neutralized: true, severe: 2 });
  });

  it("deals all damage at the same moment", () => {
    const result = happens(fired(table(), "First", "Second"), {
      type: "choose",
      seat: 1,
      option: 0,
    });
    const attacks = result.events.flatMap((event) =>
      event.type === "attacked" ? [[event.with.title, event.deals, event.takes]] : [],
    );
    expect(attacks).toEqual([
      ["First", 4, 5],
      ["Second", 3, 0],
    ]);
    expect(inPlay(result.game, "First").neutralized).toBe(true);
  });

  it("makes nobody a participant, as no attack by a card's text does", () => {
    const game = strikes(fired(table(), "First", "Second"), "First");
    expect(game.conflicts[0]?.participants.map(({ card }) => card)).toEqual([at(game, "Guard")]);
  });

  it("is not played without two ready fleets that could take part in that conflict", () => {
    const play = (game: Game) => ({
      type: "play" as const,
      seat: 0,
      card: at(game, EVENT),
      target: { what: "card" as const, card: at(game, "Guard") },
    });
    const one = table([fleet("First", 4)]);
    expect(refused(one, play(one))).toMatchObject({ code: "cannot-pay", facts: { has: 1 } });
    const harmless = table([fleet("First", 4), fleet("Hulk", 0)]);
    expect(refused(harmless, play(harmless)).code).toBe("cannot-pay");
    const unsaid = table([fleet("First", 4), fleet("Ghost", 0, { abilities: {}, complete: false })]);
    expect(refused(unsaid, play(unsaid))).toMatchObject({ code: "fact-needed", facts: { title: "Ghost" } });
  });

  it("rotates just the two where there are no more, without asking", () => {
    const game = order(table([fleet("First", 4), fleet("Second", 3)]), 0, `play ${EVENT} on Guard`);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "choose" }]);
  });
});
