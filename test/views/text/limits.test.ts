import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LegalAction } from "../../../src/engine/index.ts";
import type { Message } from "../../../src/views/index.ts";
import {
  actionMenu,
  allCardsMessage,
  boardMessage,
  didYouMean,
  directHand,
  endMessage,
  factForm,
  handMessage,
  helpMessage,
  lobbyMessage,
  logLines,
  narrowMenu,
  promptMessage,
  refusalMessage,
  safe,
  seatMenu,
  trackerMessage,
  unclearOrder,
} from "../../../src/views/index.ts";
import { anyText } from "../../any-text.ts";
import { expectAcceptable, markdownOf } from "../discord-limits.ts";
import { crowd, factQuestion, legal } from "../fixtures.ts";

const NASTY = [
  "@everyone",
  "<@123456789>",
  "<#42> <@&7>",
  "**bold** __under__ ~~gone~~ ||secret||",
  "``` code",
  "[link](https://example.org)",
  "# Heading\n> quote",
  "👩‍🚀".repeat(30),
  "\u202eright to left",
  "",
  "   ",
  "a".repeat(300),
  "*".repeat(120),
  "\ud83d",
];

const names = fc.oneof(fc.constantFrom(...NASTY), anyText({ maxLength: 120 }), fc.string({ maxLength: 60 }));

function actionsOf(title: string, cards: number): LegalAction[] {
  const list: LegalAction[] = [];
  for (let at = 0; at < cards; at++) {
    for (const by of [1, 2, 3, 4, 5, 6])
      list.push(
        legal({ type: "sponsor", seat: 0, card: 1_000 + at, with: by }, `sponsor ${title} ${at} with ${title}`),
      );
    list.push(legal({ type: "build", seat: 0, with: at }, `build with ${title}`));
    list.push(legal({ type: "support", seat: 0, conflict: at % 3, with: at }, `support ${title} with ${title}`));
    list.push(legal({ type: "play", seat: 0, card: 1_000 + at }, `play ${title}`));
    list.push(legal({ type: "rotate", seat: 0, card: at, action: 0 }, `rotate ${title} to ${title}`));
    list.push(legal({ type: "place", seat: 0, card: 1_000 + at, under: at }, `place ${title} under ${title}`));
    list.push(legal({ type: "promote", seat: 0, card: at, with: 1 }, `promote ${title} with ${title}`));
  }
  for (let cards = 1; cards < 9; cards++) list.push(legal({ type: "buy", seat: 0, cards }, `buy ${cards}`));
  return [...list, legal({ type: "pass", seat: 0 }, "pass"), legal({ type: "keep", seat: 0 }, "keep")];
}

function everyMessage(seats: number, name: string, title: string): { open: Message[]; personal: Message[] } {
  const { view, seen, ctx } = crowd(seats, name, title);
  const actions = actionsOf(title, 40);
  const acting = {
    ...seen,
    awaiting: [
      {
        ...(seen.awaiting[0] ?? { id: 1, seat: 0, amount: null, about: null, facts: null, card: null, options: null }),
        kind: "action" as const,
      },
    ],
  };
  const hand = {
    ...seen,
    awaiting: seen.awaiting.map((each) => ({
      ...each,
      kind: "starting-hand" as const,
      amount: 3,
      options: seen.seats[0]?.hand ?? [],
    })),
  };
  const over = {
    ...view,
    result: {
      victory: "standard" as const,
      winners: [0],
      places: view.seats.map((_, at) => at + 1),
      power: view.seats.map(() => 20),
    },
  };
  return {
    open: [
      trackerMessage(view, ctx),
      boardMessage(view, ctx),
      promptMessage(view, view.awaiting, actions, ctx),
      endMessage(over, ctx, "0a1b2c"),
      lobbyMessage(
        {
          rules: "engine",
          pace: name,
          host: name,
          seats: view.seats.map(() => ({
            userId: "1",
            display: name,
            race: "narn",
            faction: "home",
            ambassador: title,
            deck: title,
            notReady: title,
            note: title,
          })),
          fewest: 2,
          most: 10,
        },
        ctx,
      ),
    ],
    personal: [
      allCardsMessage(seen, ctx),
      allCardsMessage(view, ctx, 1),
      directHand(seen, ctx),
      handMessage(acting, actions, ctx),
      handMessage(hand, actions, ctx),
      actionMenu(acting, actions, ctx),
      actionMenu(acting, actions, ctx, 1),
      actionMenu(hand, actions, ctx),
      narrowMenu(
        acting,
        actions.filter(({ action }) => action.type === "sponsor"),
        ctx,
      ),
      narrowMenu(acting, actions.slice(0, 6), ctx),
      didYouMean(actions, acting, ctx),
      didYouMean(actions.slice(0, 7), acting, ctx),
      helpMessage({ view: acting, actions, ctx }),
      unclearOrder(title, { nearest: actions.slice(0, 3) }, acting, ctx),
      unclearOrder(title, { nearest: [], which: { phrase: title, titles: Array(30).fill(title) } }, acting, ctx),
      unclearOrder(title, { nearest: [] }, acting, ctx),
      refusalMessage(
        { code: "not-enough-influence", rule: "applying-influence", facts: { title, needs: 4, unspent: 2 } },
        ctx,
      ),
      seatMenu(
        {
          races: [
            { race: "narn", faction: "home", chosen: true, takenBy: null },
            { race: "human", faction: "home", chosen: false, takenBy: name },
          ],
          decks: Array.from({ length: 30 }, (_, at) => ({ value: `d${at}`, name: title, about: title, chosen: false })),
          ambassadors: [{ value: "a", title, chosen: true }],
        },
        ctx,
      ),
    ],
  };
}

/** A mention that Discord would read: `<@…>`, or an `@everyone` that nothing stands in. */
const MENTION = /(?<!\\)<(?:@[!&]?|#)\d+>|@(?:everyone|here)/u;

describe("whatever people and cards are called", () => {
  test.each([2, 4, 6, 10])("every message of a table of %i keeps Discord's limits", (seats) => {
    for (const name of NASTY) {
      const { open, personal } = everyMessage(seats, name, name || "Card");
      for (const message of [...open, ...personal]) expectAcceptable(message);
    }
  });

  test("no name pings anybody, and only players are ever pinged", () => {
    for (const name of NASTY) {
      const { open, personal } = everyMessage(3, name, name || "Card");
      for (const message of [...open, ...personal]) {
        const ours = (message.allowed_mentions.users ?? []).map((id) => `<@${id}>`);
        const rest = ours.reduce((text, mention) => text.replaceAll(mention, ""), markdownOf(message));
        expect(rest).not.toMatch(MENTION);
      }
    }
  });

  test("any name and any title", () => {
    fc.assert(
      fc.property(names, names, fc.integer({ min: 2, max: 10 }), (name, title, seats) => {
        const { open, personal } = everyMessage(seats, name, title);
        for (const message of [...open, ...personal]) expectAcceptable(message);
        for (const message of open) {
          const ours = (message.allowed_mentions.users ?? []).map((id) => `<@${id}>`);
          const rest = ours.reduce((text, mention) => text.replaceAll(mention, ""), markdownOf(message));
          expect(rest).not.toMatch(MENTION);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("a safe text has no Markdown of its own and stays one line", () => {
    fc.assert(
      fc.property(names, (name) => {
        const text = safe(name, 40);
        expect(text).not.toContain("\n");
        expect(text.replace(/\\./gu, "")).not.toMatch(/[*_~`|<>[\]]/u);
        expect(text).not.toMatch(/@(?!\u200b)/u);
        expect(text.length).toBeLessThanOrEqual(82);
      }),
    );
  });

  test("a form's labels stay short", () => {
    fc.assert(
      fc.property(names, (title) => {
        const { ctx } = crowd(2, "x", "y");
        const form = factForm(
          factQuestion(title, ["cost", "diplomacy", "leadership"], ["psi", "intrigue", "military"], "abc"),
          ctx,
        );
        expect(form.title.length).toBeLessThanOrEqual(45);
        expect(form.custom_id.length).toBeLessThanOrEqual(100);
        expect(form.components.length).toBeLessThanOrEqual(5);
        expect(JSON.stringify(form)).toContain("leadership");
        for (const [, label] of JSON.stringify(form).matchAll(/"label":"((?:[^"\\]|\\.)*)"/gu)) {
          expect(JSON.parse(`"${label}"`).length).toBeLessThanOrEqual(45);
        }
      }),
    );
  });

  test("log lines stay lines", () => {
    const { ctx } = crowd(3, "@everyone\n# shout", "x");
    const lines = logLines([{ type: "built", seat: 1, with: { card: 1, title: "<@1>" }, rating: 5 }], ctx);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(MENTION);
    expect(lines[0]).not.toContain("\n");
  });
});
