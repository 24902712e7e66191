// engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda — hidden ones
import { describe, expect, it } from "vitest";
import { type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { mayWinStandard } from "../../../src/engine/rules/victory/victory.ts";
import {
  agenda,
  at,
  character,
  conflict,
  does,
  enhancement,
  group,
  happens,
  inPlay,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";
import { demanding, discard, glory, hidden, hide, major, marked, sponsor, type Text, table } from "./agenda-stage.ts";

const reveal = { type: "reveal-agenda" as const, seat: 0 };

const byHand = (game: Game, title: string, amount: number) =>
  does(game, {
    type: "effect",
    seat: 0,
    because: "Purification",
    effect: { verb: "purge-mark", which: { card: at(game, title) }, mark: "shadow", amount },
  });

describe("Hiding an agenda", () => {
  it("rotates an inner-circle character and applies what sponsoring would cost, and the agenda is not in force", () => {
    const game = table({ hand: [agenda("Glory", glory, { cost: 2 })] });
    const { game: after, events } = happens(game, hide(game, "Glory"));
    expect(events).toEqual([
      {
        type: "agenda-hidden",
        seat: 0,
        with: { card: at(game, "You's Ambassador"), title: "You's Ambassador" },
        influence: 2,
      },
    ]);
    expect(after.seats[0]).toMatchObject({ unspent: 4, spent: 2, hand: [] });
    expect(inPlay(after, "Glory")).toMatchObject({ row: "agenda", faceDown: true });
    expect(inPlay(after, "You's Ambassador").rotated).toBe(true);
    expect(powerOf(after, 0)).toBe(6);
  });

  it("shows the others that there is one, and its own player which", () => {
    const after = hidden(glory);
    expect(viewFor(after, { seat: 0 }).seats[0]).toMatchObject({ agenda: { title: "Glory" }, agendaHidden: true });
    for (const viewer of [{ seat: 1 }, "public", "judge"] as const) {
      const view = viewFor(after, viewer);
      expect(view.seats[0]).toMatchObject({ agenda: null, agendaHidden: true, agendaLacks: null });
      expect(JSON.stringify(view)).not.toContain("Glory");
    }
  });

  it("takes all that sponsoring takes: the requirements, the loyalty, no other agenda, and a ready character", () => {
    const one = table({ hand: [agenda("Growth", demanding)], ...marked(1) });
    expect(refused(one, hide(one, "Growth"))).toMatchObject({
      code: "requirement-not-met",
      rule: "requirements",
      facts: { needs: "2 shadow marks", has: 1 },
    });
    const foreign = table({ hand: [agenda("Revenge", glory, { race: "narn" })] });
    expect(refused(foreign, hide(foreign, "Revenge"))).toMatchObject({ code: "disloyal", rule: "disloyalty-penalty" });
    const second = table({ agenda: agenda("Peace", glory), hand: [agenda("Glory", glory)] });
    expect(refused(second, hide(second, "Glory"))).toMatchObject({ code: "agenda-in-play", rule: "agendas" });
    const tired = turned(table({ hand: [agenda("Glory", glory)] }), "You's Ambassador", { rotated: true });
    expect(refused(tired, hide(tired, "Glory")).code).toBe("not-ready");
    const aide = table({ hand: [agenda("Glory", glory)], supporting: [character("Aide")] });
    expect(refused(aide, hide(aide, "Glory", "Aide")).code).toBe("not-inner-circle");
    const poor = table({ unspent: 1, spent: 5, hand: [agenda("Glory", glory, { cost: 2 })] });
    expect(refused(poor, hide(poor, "Glory")).facts).toMatchObject({ needs: 2, unspent: 1 });
  });

  it("is for agendas", () => {
    const game = table({ hand: [group("Traders")] });
    expect(refused(game, hide(game, "Traders"))).toMatchObject({
      code: "not-an-agenda",
      rule: "agendas",
      facts: { title: "Traders", type: "group" },
    });
  });

  it("keeps any other agenda out, so that there is one at a time", () => {
    const game = table({ hand: [agenda("Glory", glory), agenda("Peace", glory)], inner: [character("Lord")] });
    const after = order(does(game, hide(game, "Glory")), 1, "pass");
    expect(refused(after, sponsor(after, "Peace", "Lord")).code).toBe("agenda-in-play");
    expect(refused(after, hide(after, "Peace", "Lord")).code).toBe("agenda-in-play");
  });

  it("leaves a limited agenda out of play, so that another player may have a copy", () => {
    const shared = agenda("Glory", glory, { limit: "limited" });
    const game = stage({ You: { hand: [shared] }, Rival: { hand: [shared] } });
    const own = game.seats[0]?.hand[0] ?? -1;
    const theirs = game.seats[1]?.hand[0] ?? -1;
    const after = does(game, { type: "hide", seat: 0, card: own, with: at(game, "You's Ambassador") });
    const both = does(after, { type: "sponsor", seat: 1, card: theirs, with: at(game, "Rival's Ambassador") });
    // … and then it cannot be sponsored, so it cannot be revealed either.
    expect(both.cards[theirs]?.play?.faceDown).toBe(false);
    const { game: end, events } = happens(both, reveal);
    expect(events[0]).toMatchObject({ type: "agenda-failed", code: "limited-in-play", card: { title: "Glory" } });
    expect(end.cards[own]?.zone).toBe("discard");
  });

  it("cannot be aimed at, and leaves a standard victory possible even where the agenda is major", () => {
    const game = hidden({ ...glory, major: true });
    expect(legalActions(game, 0).some(({ sentence }) => / on Glory/u.test(sentence))).toBe(false);
    const onAgenda = enhancement("Slogan", {
      says: "An agenda.",
      target: { what: "card", types: ["agenda"], of: "any" },
    });
    const other = table({ hand: [agenda("Glory", glory), onAgenda], inner: [character("Lord")] });
    const after = order(does(other, hide(other, "Glory")), 1, "pass");
    const slogan = {
      type: "sponsor" as const,
      seat: 0,
      card: at(after, "Slogan"),
      with: at(after, "Lord"),
      target: { what: "card" as const, card: at(after, "Glory") },
    };
    expect(refused(after, slogan).code).toBe("illegal-target");
    // Nor at by a card in play, nor by a conflict.
    const spec = { what: "card" as const, types: ["agenda" as const], of: "others" as const };
    const ring = group("Ring", {
      text: {
        says: "Hush an agenda.",
        actions: [
          {
            does: "hush an agenda",
            target: spec,
            effects: [{ verb: "blank", which: "target", until: "end-of-turn" }],
          },
        ],
      },
    });
    const scandal = conflict("Scandal", "intrigue", { target: spec });
    const start = stage({
      You: { hand: [agenda("Glory", glory)], unspent: 9 },
      Rival: { supporting: [ring], hand: [scandal] },
    });
    const secret = does(start, hide(start, "Glory"));
    expect(legalActions(secret, 1).some(({ sentence }) => sentence.startsWith("rotate Ring"))).toBe(false);
    const target = { what: "card" as const, card: at(start, "Glory") };
    expect(refused(secret, { type: "rotate", seat: 1, card: at(secret, "Ring"), action: 0, target }).code).toBe(
      "card-not-there",
    );
    const declared = passed(secret, "action", "discard", "buy");
    const scandalous = does(declared, { type: "declare", seat: 1, card: at(secret, "Scandal") });
    expect(passed(scandalous, "declare").conflicts).toEqual([]);
    const shown = order(does(after, reveal), 1, "pass");
    expect(inPlay(does(shown, slogan), "Slogan").host).toBe(at(after, "Glory"));
    expect(mayWinStandard(game, 0)).toBe(true);
    expect(mayWinStandard(does(game, reveal), 0)).toBe(false);
  });

  // compendium: Discarding, Playing, Replacing & Revealing Agendas — one that asks nobody to rotate may be hidden so too.
  it("rotates nobody where the agenda asks nobody to rotate, unless its player wants to", () => {
    const game = table({ hand: [agenda("Enlistment", { ...glory, unrotated: true }), agenda("Glory", glory)] });
    const after = does(game, hide(game, "Enlistment", null));
    expect(inPlay(after, "You's Ambassador").rotated).toBe(false);
    expect(inPlay(does(game, hide(game, "Enlistment")), "You's Ambassador").rotated).toBe(true);
    expect(refused(game, hide(game, "Glory", null))).toMatchObject({
      code: "sponsor-needed",
      rule: "sponsoring",
      facts: { title: "Glory" },
    });
    const offered = legalActions(game, 0).map(({ sentence }) => sentence);
    expect(offered).toContain("hide Enlistment");
    expect(offered).toContain("hide Enlistment with You's Ambassador");
    expect(offered).toContain("sponsor Enlistment");
    expect(offered).not.toContain("hide Glory");
  });
});

describe("Revealing a hidden agenda", () => {
  it("is an action that rotates nobody; from then on the agenda is in force, and does what it does on being sponsored", () => {
    const text: Text = {
      ...glory,
      statics: [
        { gives: "power", by: 2 },
        { gives: "mark", mark: "destiny", amount: 1, to: "your-ambassador" },
      ],
      effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
    };
    const before = turned(hidden(text), "You's Ambassador", { rotated: true });
    expect(inPlay(before, "You's Ambassador").marks).toEqual({});
    const { game, events } = happens(before, reveal);
    expect(events[0]).toMatchObject({ type: "agenda-revealed", seat: 0, card: { title: "Glory" } });
    expect(inPlay(game, "Glory").faceDown).toBe(false);
    expect(inPlay(game, "You's Ambassador").marks).toEqual({ destiny: 1 });
    expect(powerOf(game, 0)).toBe(9);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
    expect(viewFor(game, "public").seats[0]).toMatchObject({ agenda: { title: "Glory" }, agendaHidden: false });
  });

  it("discards it where its requirements are no longer met", () => {
    const before = byHand(hidden(demanding, marked(2)), "Morden", 1);
    expect(viewFor(before, { seat: 0 }).seats[0]?.agendaLacks).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "2 shadow marks", has: 1 },
    });
    const { game, events } = happens(before, reveal);
    expect(events.slice(0, 2)).toMatchObject([
      { type: "agenda-failed", card: { title: "Glory" }, facts: { needs: "2 shadow marks", has: 1 } },
      { type: "discarded", cards: [{ title: "Glory" }], from: "play" },
    ]);
    expect(game.seats[0]?.discard).toEqual([at(before, "Glory")]);
    expect(powerOf(game, 0)).toBe(6);
  });

  it("of a major agenda does not take place until its requirements are met", () => {
    const before = byHand(hidden(major, marked(2)), "Morden", 1);
    expect(refused(before, reveal)).toMatchObject({
      code: "requirement-not-met",
      facts: { title: "Glory", needs: "2 shadow marks", has: 1 },
    });
    expect(legalActions(before, 0).some(({ action }) => action.type === "reveal-agenda")).toBe(false);
    const again = does(before, {
      type: "effect",
      seat: 0,
      because: "Temptation",
      effect: { verb: "gain-mark", which: { card: at(before, "Morden") }, mark: "shadow", amount: 1 },
    });
    expect(inPlay(does(again, reveal), "Glory").faceDown).toBe(false);
  });

  // rulebook: ACTION: Discard, Replace, Reveal or Sponsor an Agenda — no exception for major agendas
  it("of a major agenda without its requirements discards it by the published rules", () => {
    const before = byHand(hidden(major, marked(2)), "Morden", 1);
    for (const rules of ["casual", "tournament"] as const)
      expect(does({ ...before, rules }, reveal).seats[0]?.discard).toEqual([at(before, "Glory")]);
    expect(refused({ ...before, rules: "quickstart" }, reveal).code).toBe("requirement-not-met");
  });

  it("looks at the requirements once: the agenda stays in force when they are met no more", () => {
    // compendium: Force Majeure, bullet 4
    const shown = order(does(hidden(demanding, marked(2)), reveal), 1, "pass");
    const poorer = byHand(shown, "Morden", 2);
    expect(inPlay(poorer, "Glory").faceDown).toBe(false);
    expect(powerOf(poorer, 0)).toBe(8);
  });

  it("is refused without a hidden one", () => {
    expect(refused(table({}), reveal)).toMatchObject({ code: "no-agenda", rule: "agendas" });
    expect(refused(table({ agenda: agenda("Peace", glory) }), reveal)).toMatchObject({
      code: "agenda-not-hidden",
      rule: "hidden-agendas",
      facts: { title: "Peace" },
    });
  });

  it("brings a unique agenda into play only then", () => {
    const once = hidden(glory, {}, { limit: "unique" });
    expect(once.spent).toEqual([]);
    expect(does(once, reveal).spent).toHaveLength(1);
  });
});

describe("Discarding a hidden agenda", () => {
  it("is an action, and shows it", () => {
    const { game, events } = happens(hidden(glory), discard);
    expect(events[0]).toMatchObject({ type: "discarded", cards: [{ title: "Glory" }], from: "play" });
    expect(game.seats[0]?.discard).toHaveLength(1);
  });

  it("is refused where it is major", () => {
    expect(refused(hidden({ ...glory, major: true }), discard)).toMatchObject({
      code: "major-agenda-stays",
      rule: "major-agendas",
      facts: { title: "Glory" },
    });
  });
});

describe("What makes the next card cheaper that is sponsored", () => {
  const assistant = character("Vir", { diplomacy: 2 }, { race: "centauri", keywords: ["Ambassador's Assistant"] });
  const discounted = (revision?: 6) => {
    const start = table({ hand: [agenda("Glory", glory, { cost: 3 })], supporting: [assistant], unspent: 6 });
    const cheaper = does(revision ? { ...start, revision } : start, {
      type: "effect",
      seat: 0,
      because: "A Sale",
      effect: { verb: "discount", who: { seat: 0 }, types: ["agenda"], amount: 1 },
    });
    return order(order(cheaper, 0, "rotate Vir to assist sponsoring"), 1, "pass");
  };

  // engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda — hiding is not sponsoring
  it("makes no agenda cheaper that is hidden, and is there afterwards", () => {
    const game = does(discounted(), hide(discounted(), "Glory"));
    expect(game.seats[0]).toMatchObject({ unspent: 3, discounts: [{ by: -1 }] });
    expect(game.assistance).toHaveLength(1);
    expect(does(discounted(), sponsor(discounted(), "Glory")).seats[0]).toMatchObject({ unspent: 5, discounts: [] });
    expect(does(discounted(6), hide(discounted(6), "Glory")).seats[0]?.unspent).toBe(5);
  });
});

describe("A hidden agenda that takes more than influence", () => {
  const takes: Text = { ...glory, pays: [{ pays: "purge-mark", mark: "shadow", amount: 1 }] };
  const marks = (game: Game) => inPlay(game, "Morden").marks.shadow ?? 0;

  // engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda; compendium: You must meet all restrictions … when you reveal it
  it("takes it as it is revealed, and not before, since it lies hidden", () => {
    const none = table({ hand: [agenda("Glory", takes)] });
    expect(refused(none, hide(none, "Glory")).code).toBe("marks-to-purge");
    const game = hidden(takes, marked(2));
    expect(marks(game)).toBe(2);
    const shown = does(game, reveal);
    expect(marks(shown)).toBe(1);
    expect(powerOf(shown, 0)).toBe(8);
    expect(marks(does({ ...game, revision: 6 }, reveal))).toBe(2);
  });

  it("is discarded where that cannot be paid any more, and a major one stays hidden", () => {
    const poor = (text: Text) => byHand(hidden(text, marked(1)), "Morden", 1);
    const { game, events } = happens(poor(takes), reveal);
    expect(events[0]).toMatchObject({ type: "agenda-failed", code: "marks-to-purge" });
    expect(game.seats[0]?.discard).toHaveLength(1);
    expect(refused(poor({ ...takes, major: true }), reveal).code).toBe("marks-to-purge");
  });

  it("asks how much where it takes any amount of influence, and needs the least of it", () => {
    const purse: Text = { ...glory, pays: [{ pays: "influence", least: 2, most: 4 }] };
    const rich = hidden(purse, { ...marked(0), unspent: 6 });
    const asked = does(rich, reveal);
    expect(asked.awaiting[0]).toMatchObject({ seat: 0, kind: "choose" });
    const broke = { ...rich, seats: rich.seats.map((seat, at) => (at === 0 ? { ...seat, unspent: 1 } : seat)) };
    expect(happens(broke, reveal).events[0]).toMatchObject({ type: "agenda-failed", code: "not-enough-influence" });
  });
});
