// engine glossary: Ranger, Ranger One
import { describe, expect, it } from "vitest";
import { discardFromPlay } from "../../../src/engine/changes/zones.ts";
import type { Game } from "../../../src/engine/index.ts";
import { effect, marked, sponsor, table } from "../effects/marks-stage.ts";
import { arranged, at, does, enhancement, inPlay, refused, stage } from "../stage.ts";

// engine glossary: Ranger, Ranger One
describe("Rangers", () => {
  const ranger = (title: string, keyword = "Ranger") => marked(title, undefined, { keywords: [keyword] });

  it("are not sponsored by a faction with Shadow marks", () => {
    const game = table({ supporting: [marked("Morden", { shadow: 2 })], hand: [ranger("Marcus")] });
    expect(refused(game, sponsor(game, "Marcus"))).toMatchObject({
      code: "ranger-and-shadow",
      rule: "ranger",
      facts: { title: "Marcus", target: "Morden", has: 2 },
    });
    const free = does(game, effect(game, "purge-mark", "Morden", "shadow", 2));
    does(free, sponsor(free, "Marcus"));
  });

  it("keep Shadow marks from their faction: those that it would gain are ignored, and no card brings one", () => {
    const game = table({ supporting: [ranger("Marcus")], hand: [marked("Morden", { shadow: 1 })] });
    expect(refused(game, effect(game, "gain-mark", "You's Ambassador", "shadow")).code).toBe("nothing-to-change");
    expect(refused(game, sponsor(game, "Morden"))).toMatchObject({
      code: "shadow-and-ranger",
      rule: "ranger",
      facts: { title: "Morden", ranger: "Marcus" },
    });
    does(game, effect(game, "gain-mark", "You's Ambassador", "vorlon"));
  });

  // engine: Drakh Rule 2 — all Drakh cards are tainted, but the Rangers keep marks out
  it("keep no Shadow-tainted card without a mark from their faction, such as a first Drakh ambassador", () => {
    const emissary = marked("Emissary", undefined, { race: "drakh", ambassador: "drakh" });
    const game = table({ supporting: [ranger("Marcus")], hand: [emissary] });
    const turned = does(game, sponsor(game, "Emissary"));
    expect(turned.seats[0]?.drakh).toBe(true);
    expect(refused(game, effect(game, "gain-mark", "You's Ambassador", "shadow")).code).toBe("nothing-to-change");
    expect(refused({ ...game, revision: 4 }, sponsor(game, "Emissary")).code).toBe("shadow-and-ranger");
  });

  const become = (game: Game, title: string, trait: "Ranger" | "Ranger One" = "Ranger") => ({
    type: "effect" as const,
    seat: 0,
    because: "An Oath",
    effect: { verb: "gain-trait" as const, which: { card: at(game, title) }, trait },
  });

  it("are also those who become so: from then on their faction gains no Shadow mark", () => {
    const game = table({ supporting: [marked("Clerk", undefined)], hand: [marked("Morden", { shadow: 1 })] });
    const after = does(game, become(game, "Clerk"));
    expect(refused(after, effect(after, "gain-mark", "Clerk", "shadow")).code).toBe("nothing-to-change");
    expect(refused(after, effect(after, "gain-mark", "You's Ambassador", "shadow")).code).toBe("nothing-to-change");
    expect(refused(after, sponsor(after, "Morden"))).toMatchObject({
      code: "shadow-and-ranger",
      facts: { title: "Morden", ranger: "Clerk" },
    });
    expect(refused(after, become(after, "Clerk")).code).toBe("nothing-to-change");
  });

  it("come of no card of a faction with a Shadow mark, neither of the marked one nor of another", () => {
    const game = table({ supporting: [marked("Morden", { shadow: 1 }), marked("Clerk", undefined)] });
    for (const title of ["Morden", "Clerk"])
      expect(refused(game, become(game, title))).toMatchObject({
        code: "ranger-and-shadow",
        rule: "ranger",
        facts: { title, target: "Morden", has: 1 },
      });
    const free = does(game, effect(game, "purge-mark", "Morden", "shadow"));
    does(free, become(free, "Clerk"));
  });

  it("are also those whom an enhancement makes so, for as long as it is there", () => {
    const pin = enhancement("Pin", {
      says: "A Ranger.",
      target: { what: "card", types: ["character"], of: "any" },
      statics: [{ gives: "trait", trait: "Ranger", to: "host" }],
    });
    const on = (game: Game, title: string) => ({
      ...sponsor(game, "Pin"),
      target: { what: "card" as const, card: at(game, title) },
    });
    const dark = table({ supporting: [marked("Morden", { shadow: 1 }), marked("Clerk", undefined)], hand: [pin] });
    expect(refused(dark, on(dark, "Clerk"))).toMatchObject({ code: "ranger-and-shadow", facts: { title: "Pin" } });
    const game = table({ supporting: [marked("Clerk", undefined)], hand: [pin] });
    const pinned = does(game, on(game, "Clerk"));
    expect(refused(pinned, effect(pinned, "gain-mark", "Clerk", "shadow")).code).toBe("nothing-to-change");
    const gone = arranged(pinned, (work) => discardFromPlay(work, at(pinned, "Pin")));
    expect(inPlay(does(gone, effect(gone, "gain-mark", "Clerk", "shadow")), "Clerk").marks.shadow).toBe(1);
  });

  it("become Ranger One only where nobody else is", () => {
    const start = stage({
      You: { supporting: [marked("Clerk", undefined)] },
      Rival: { supporting: [ranger("Delenn", "Ranger One")] },
    });
    expect(refused(start, become(start, "Clerk", "Ranger One"))).toMatchObject({
      code: "ranger-one-in-play",
      facts: { title: "Clerk", target: "Delenn" },
    });
    const gone = arranged(start, (work) => discardFromPlay(work, at(start, "Delenn")));
    const after = does(gone, become(gone, "Clerk", "Ranger One"));
    expect(inPlay(after, "Clerk").traits).toEqual(["Ranger One"]);
  });

  it("have one Ranger One at a time, in the whole game", () => {
    const start = stage({
      You: { unspent: 9, hand: [ranger("Sinclair", "Ranger One")] },
      Rival: { supporting: [ranger("Delenn", "Ranger One")] },
    });
    expect(refused(start, sponsor(start, "Sinclair"))).toMatchObject({
      code: "ranger-one-in-play",
      rule: "ranger-one",
      facts: { title: "Sinclair", target: "Delenn" },
    });
  });
});
