import fc from "fast-check";
import type { LegalAction } from "../../../src/engine/index.ts";
import type { Message } from "../../../src/views/index.ts";
import {
  actionMenu,
  allCardsMessage,
  boardMessage,
  didYouMean,
  directHand,
  endMessage,
  handMessage,
  helpMessage,
  lobbyMessage,
  narrowMenu,
  promptMessage,
  refusalMessage,
  seatMenu,
  trackerMessage,
  unclearOrder,
} from "../../../src/views/index.ts";
import { anyText } from "../../any-text.ts";
import { crowd, legal } from "../fixtures.ts";

export const NASTY = [
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

export const names = fc.oneof(fc.constantFrom(...NASTY), anyText({ maxLength: 120 }), fc.string({ maxLength: 60 }));

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

/** Every message of a table of so many, and those of one player, with this name and this title everywhere. */
export function everyMessage(seats: number, name: string, title: string): { open: Message[]; personal: Message[] } {
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
          decks: Array.from({ length: 30 }, (_, at) => ({
            value: `d${at}`,
            name: title,
            about: () => title,
            chosen: false,
          })),
          ambassadors: [{ value: "a", title, chosen: true }],
        },
        ctx,
      ),
    ],
  };
}

/** A mention that Discord would read: `<@…>`, or an `@everyone` that nothing stands in. */
export const MENTION = /(?<!\\)<(?:@[!&]?|#)\d+>|@(?:everyone|here)/u;
