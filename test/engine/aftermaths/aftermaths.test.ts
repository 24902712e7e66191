// engine: Aftermath Cards; Aftermath play conditions; glossary: Participant, Global
import { describe, expect, it } from "vitest";
import { apply, legalActions } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  at,
  character,
  conflict,
  does,
  event,
  fleet,
  happens,
  inPlay,
  invented,
  passed,
  refused,
  stage,
} from "../stage.ts";
import { aftermath, onto, play, resolved, type Text } from "./aftermath-stage.ts";

const glory: Partial<Text> = { statics: [{ gives: "ability", ability: "diplomacy", by: 1, to: "host" }] };

describe("Aftermaths", () => {
  it("are played in initiative order, one at a time, until all pass in a row", () => {
    const two = [aftermath("Pride"), aftermath("Regret")];
    let game = resolved(true, { John: two, Dave: [aftermath("Envy")] });
    game = does(game, play(game, 0, "Pride", onto(game, "Aide")));
    // John is first, and may play again only when Dave has had his turn.
    game = does(game, play(game, 0, "Regret", onto(game, "Aide")));
    expect(game.cards[at(game, "Regret")]?.zone).toBe("hand");
    game = does(game, { type: "pass", seat: 1 });
    expect(inPlay(game, "Regret").host).toBe(at(game, "Aide"));
    game = does(game, play(game, 1, "Envy", onto(game, "Clerk")));
    expect(game.round).toBe("draw");
    expect(inPlay(game, "Envy").host).toBe(at(game, "Clerk"));
  });

  it("pass by themselves for an empty hand, and are asked for whatever a hand holds", () => {
    const game = resolved(true, { Paul: [event("Rumor", { says: "Nothing." })] });
    expect(game.awaiting).toMatchObject([{ seat: 2, kind: "aftermath" }]);
    expect(legalActions(game, 2).map(({ action }) => action.type)).toEqual(["pass", "wait", "standing", "standing"]);
    expect(refused(game, play(game, 2, "Rumor"))).toMatchObject({
      code: "not-an-aftermath",
      rule: "aftermaths",
      facts: { title: "Rumor", type: "event" },
    });
  });

  it("stay on their target like enhancements, and leave with it", () => {
    const game = resolved(true, { John: [aftermath("War Hero", {}, glory)] });
    const { game: played, events } = happens(game, play(game, 0, "War Hero", onto(game, "Aide")));
    expect(events[0]).toMatchObject({
      type: "aftermath-played",
      card: { title: "War Hero" },
      target: { what: "card", seat: 0 },
    });
    expect(inPlay(played, "War Hero")).toMatchObject({
      row: "attached",
      host: at(game, "Aide"),
      faction: 0,
      controller: 0,
    });
    expect(abilityOf(played, at(game, "Aide"), "diplomacy")).toBe(6);
    const neutralize = { verb: "neutralize" as const, which: { card: at(game, "Aide") } };
    const gone = passed(
      passed(
        does(played, { type: "effect", seat: 0, because: "A Knife", effect: neutralize }),
        "discard",
        "buy",
        "declare",
      ),
      "action",
    );
    expect(gone.cards[at(game, "War Hero")]?.zone).toBe("discard");
  });

  it("that are discarded after play leave when the conflict's aftermaths are over", () => {
    const wound = aftermath(
      "Wounded",
      { discardAfterPlay: true },
      {
        target: { what: "card", types: ["character"], of: "you" },
        effects: [{ verb: "damage", which: "target", amount: 1 }],
      },
    );
    const game = resolved(true, { John: [wound], Dave: [event("Rumor", { says: "Nothing." })] });
    const played = does(game, play(game, 0, "Wounded", onto(game, "Aide")));
    expect(inPlay(played, "Aide").damage).toBe(1);
    expect(inPlay(played, "Wounded").host).toBe(at(game, "Aide"));
    const over = passed(played, "aftermath");
    expect(over.cards[at(game, "Wounded")]).toMatchObject({ zone: "discard" });
    expect(inPlay(over, "Aide").damage).toBe(1);
  });

  it("affect a target with one copy at a time", () => {
    const hero = aftermath("War Hero", {}, glory);
    let game = resolved(true, { John: [hero, hero, hero] });
    game = does(game, play(game, 0, "War Hero", onto(game, "Aide")));
    expect(refused(game, play(game, 0, "War Hero", onto(game, "Aide")))).toMatchObject({
      code: "aftermath-copy",
      rule: "aftermaths",
      facts: { title: "War Hero", target: "Aide", conflict: "Parley" },
    });
    does(game, play(game, 0, "War Hero", onto(game, "Clerk")));
  });

  it("without a target concern the whole game, one copy at a time", () => {
    const wear = aftermath("Wear and Tear", {}, { target: undefined } as Partial<Text>);
    let game = resolved(true, { John: [wear, wear] });
    game = does(game, play(game, 0, "Wear and Tear"));
    expect(inPlay(game, "Wear and Tear")).toMatchObject({ faction: null, controller: 0 });
    expect(refused(game, play(game, 0, "Wear and Tear"))).toMatchObject({
      code: "aftermath-copy",
      facts: { title: "Wear and Tear" },
    });
  });

  it("cost what is printed on them", () => {
    const dear = aftermath("Monument", {}, {}, { cost: 5 });
    const poor = resolved(true, { John: [dear] });
    expect(refused(poor, play(poor, 0, "Monument", onto(poor, "Aide")))).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 5, unspent: 4 },
    });
    const rich = resolved(true, { John: [dear] }, "diplomacy", { unspent: 5 });
    expect(does(rich, play(rich, 0, "Monument", onto(rich, "Aide"))).seats[0]).toMatchObject({ unspent: 0, spent: 5 });
  });

  it("come from the hand, after a conflict", () => {
    const game = resolved(true, { John: [aftermath("Pride")], Dave: [aftermath("Envy")] });
    expect(refused(game, { ...play(game, 1, "Envy", onto(game, "Aide")), seat: 0 }).code).toBe("card-not-there");
    const early = stage({ John: { hand: [aftermath("Pride")] }, Dave: {} });
    expect(refused(early, play(early, 0, "Pride", onto(early, "John's Ambassador"))).code).toBe("not-now");
  });
});

describe("Won and Lost", () => {
  const won = aftermath("Triumph", { outcome: "won" });
  const lost = aftermath("Shame", { outcome: "lost" });

  // compendium: Crisis Of Self; Secondary Experience — the corrected type lines
  it("bind an aftermath by its type line alone, where its text is carried out by hand", () => {
    const known = (title: string, outcome: "won" | "lost") => invented("aftermath", title, { outcome, cost: "none" });
    const victory = resolved(true, { John: [known("Secondary Experience", "won"), known("Crisis of Self", "lost")] });
    does(victory, play(victory, 0, "Secondary Experience", onto(victory, "Aide")));
    expect(refused(victory, play(victory, 0, "Crisis of Self", onto(victory, "Aide")))).toMatchObject({
      code: "aftermath-outcome",
      facts: { outcome: "lost" },
    });
  });

  it("say whether the initiator won or lost", () => {
    const victory = resolved(true, { John: [won, lost] });
    does(victory, play(victory, 0, "Triumph", onto(victory, "Aide")));
    expect(refused(victory, play(victory, 0, "Shame", onto(victory, "Aide")))).toMatchObject({
      code: "aftermath-outcome",
      rule: "aftermath-conditions",
      facts: { title: "Shame", conflict: "Parley", outcome: "lost" },
    });
    const defeat = resolved(false, { John: [won, lost] });
    does(defeat, play(defeat, 0, "Shame", onto(defeat, "Aide")));
    expect(refused(defeat, play(defeat, 0, "Triumph", onto(defeat, "Aide"))).facts).toMatchObject({ outcome: "won" });
  });

  // compendium and rulebook: Aftermath Cards — by 3 where the conflict speaks of 5
  it("call it won though the margin that the conflict asks for was missed", () => {
    const demanding = conflict("Parley", "diplomacy", {
      conflict: { form: "opposable", won: [{ by: 5, effects: [{ verb: "gain-influence", who: "you", amount: 2 }] }] },
    });
    let game = stage(
      {
        John: { supporting: [character("Aide", { diplomacy: 4 })], hand: [won] },
        Dave: { supporting: [character("Envoy", { diplomacy: 1 })] },
      },
      [["John", demanding]],
    );
    game = does(game, { type: "support", seat: 0, conflict: 1, with: at(game, "Aide") });
    game = does(game, { type: "oppose", seat: 1, conflict: 1, with: at(game, "Envoy") });
    game = passed(game, "action");
    expect(game.seats[0]).toMatchObject({ unspent: 4, spent: 0 });
    does(game, play(game, 0, "Triumph", onto(game, "Aide")));
  });

  it("may be played by any player on the faction that initiated", () => {
    const game = resolved(false, { Paul: [lost] });
    expect(inPlay(does(game, play(game, 2, "Shame", onto(game, "Aide"))), "Shame")).toMatchObject({
      faction: 0,
      controller: 2,
    });
  });
});

describe("The type of the conflict", () => {
  it("must be the one that the aftermath names", () => {
    const fitting = aftermath("Verdict", {}, {}, { conflict: "intrigue" });
    const wrong = resolved(true, { John: [fitting] });
    expect(refused(wrong, play(wrong, 0, "Verdict", onto(wrong, "Aide")))).toMatchObject({
      code: "aftermath-type",
      rule: "aftermath-conditions",
      facts: { title: "Verdict", conflict: "Parley", type: "intrigue" },
    });
    const right = resolved(true, { John: [fitting] }, "intrigue");
    does(right, play(right, 0, "Verdict", onto(right, "Aide")));
  });
});

describe("The targets", () => {
  it("are the initiator's faction alone, unless the aftermath says Participant", () => {
    const game = resolved(true, { John: [aftermath("Pride")] });
    does(game, play(game, 0, "Pride", onto(game, "Clerk")));
    for (const title of ["Envoy", "Bystander"])
      expect(refused(game, play(game, 0, "Pride", onto(game, title)))).toMatchObject({
        code: "aftermath-target",
        rule: "aftermath-conditions",
        facts: { title: "Pride", target: title, conflict: "Parley" },
      });
  });

  it("with Participant are the factions that took part, whichever they are", () => {
    const game = resolved(true, { John: [aftermath("Scars", { participant: true })] });
    for (const title of ["Aide", "Clerk", "Envoy", "Page"]) does(game, play(game, 0, "Scars", onto(game, title)));
    expect(refused(game, play(game, 0, "Scars", onto(game, "Bystander")))).toMatchObject({
      code: "aftermath-target",
      facts: { target: "Bystander" },
    });
  });

  it("with Participant Character are the characters that took part, and those who led a fleet that did", () => {
    const scars = aftermath(
      "Scars",
      { participant: true },
      { target: { what: "card", types: ["character"], of: "any", participant: true } },
    );
    let game = stage(
      {
        John: {
          hand: [scars],
          supporting: [fleet("Raiders", 3), character("Captain", { leadership: 1 }), character("Clerk")],
        },
        Dave: {},
      },
      [["John", conflict("Skirmish", "military")]],
    );
    game = does(game, { type: "lead", seat: 0, fleet: at(game, "Raiders"), with: at(game, "Captain") });
    game = does(does(game, { type: "pass", seat: 1 }), {
      type: "support",
      seat: 0,
      conflict: 1,
      with: at(game, "Raiders"),
    });
    game = passed(game, "action");
    expect(inPlay(does(game, play(game, 0, "Scars", onto(game, "Captain"))), "Scars").host).toBe(at(game, "Captain"));
    expect(refused(game, play(game, 0, "Scars", onto(game, "Clerk")))).toMatchObject({
      code: "illegal-target",
      facts: { target: "Clerk", wants: "a character that took part" },
    });
    expect(refused(game, play(game, 0, "Scars", onto(game, "Raiders"))).code).toBe("illegal-target");
  });

  it("of an aftermath of a race are in a faction of that race, whoever plays it", () => {
    const grey = aftermath("Approval of the Grey", { participant: true }, {}, { race: "minbari" });
    const game = resolved(true, { John: [grey] });
    expect(refused(game, play(game, 0, "Approval of the Grey", onto(game, "Aide")))).toMatchObject({
      code: "aftermath-loyalty",
      rule: "aftermath-conditions",
      facts: { title: "Approval of the Grey", race: "minbari" },
    });
    does(game, play(game, 0, "Approval of the Grey", onto(game, "Envoy")));
  });

  it("are needed, and legal ones", () => {
    const game = resolved(true, { John: [aftermath("Pride")] }, "diplomacy", {
      supporting: [character("Aide", { diplomacy: 5 }), fleet("Raiders", 2)],
    });
    expect(refused(game, play(game, 0, "Pride"))).toMatchObject({
      code: "target-needed",
      facts: { title: "Pride", wants: "a character" },
    });
    expect(refused(game, play(game, 0, "Pride", onto(game, "Raiders")))).toMatchObject({
      code: "illegal-target",
      facts: { target: "Raiders" },
    });
  });

  it("are offered exactly where they are allowed", () => {
    const game = resolved(true, {
      John: [aftermath("Pride"), aftermath("Scars", { participant: true }), aftermath("Shame", { outcome: "lost" })],
    });
    const offered = new Set(legalActions(game, 0).map(({ action }) => JSON.stringify(action)));
    let accepted = 0;
    for (const title of ["Pride", "Scars", "Shame"])
      for (const on of game.inPlay) {
        const action = play(game, 0, title, { what: "card", card: on });
        const allowed = apply(game, action).ok;
        expect(offered.has(JSON.stringify(action))).toBe(allowed);
        accepted += Number(allowed);
      }
    // John's three characters for Pride; John's and Dave's three each for Scars.
    expect(accepted).toBe(9);
  });
});
