/** The largest table with the most that can be on it: every message keeps Discord's limits, and says what matters. */
import { expect, test } from "vitest";
import type { StarterDeck } from "../../src/engine/cards/decks.ts";
import { editSeat } from "../../src/engine/changes/work.ts";
import { enterPlay, moveCard } from "../../src/engine/changes/zones.ts";
import { checkSetup, createGame, type Game, legalActions, STATES, viewFor } from "../../src/engine/index.ts";
import {
  actionMenu,
  allCardsMessage,
  boardMessage,
  directHand,
  endMessage,
  handMessage,
  helpMessage,
  promptMessage,
  trackerMessage,
} from "../../src/views/index.ts";
import { PRACTICE_DECKS } from "../engine/cards/practice-set.ts";
import { setupOf } from "../engine/play/random-player.ts";
import { arranged, does } from "../engine/stage.ts";
import { expectAcceptable, textOf } from "./discord-limits.ts";

const DECKS = [
  "Practice Centauri",
  "Practice Human",
  "Practice Minbari",
  "Practice Narn",
  "Practice Non-Aligned",
  "Practice Home Centauri",
  "Practice Home Narn",
  "Practice Psi Corps",
  "Practice Corporate Minbari",
  "Practice Corporate Human",
].map((name) => PRACTICE_DECKS.find((deck) => deck.name === name) as StarterDeck);

/** As long as Discord lets a name be. */
const nameOf = (seat: number) => `${seat + 1} ${"Ambassador Plenipotentiary Extraordinary"}`.slice(0, 32);
const ctx = {
  table: "abcdefghij",
  tableName: "The longest night of the whole league season",
  people: DECKS.map((_, seat) => ({ seat, userId: String(10 ** 17 + seat), display: nameOf(seat) })),
};

/** Everybody at war with everybody else or in another state, one faction turned Drakh, the Alliance, many cards in play. */
function crowded(): Game {
  const setup = setupOf(DECKS);
  const named = { ...setup, seats: setup.seats.map((seat, at) => ({ ...seat, name: nameOf(at) })) };
  expect(checkSetup(named)).toBeNull();
  let game = createGame(named, "ten seats");
  for (let at = 0; game.turn === 0 && at < 40; at++) {
    const [asked] = game.awaiting;
    if (!asked) throw new Error("nobody is asked");
    const [first] = legalActions(game, asked.seat);
    if (!first) throw new Error("nothing can be answered");
    game = does(game, first.action);
  }
  return arranged(game, (work) => {
    for (const seat of DECKS.keys()) {
      const state = editSeat(work, seat);
      state.rawPower = 19;
      state.spent = 40;
      state.unrest = 5;
      state.tensions = state.tensions.map((_, toward) => (toward === seat ? 0 : 5));
      const entry = { faction: seat, controller: seat };
      const cards = state.deck.filter((id) =>
        ["character", "fleet", "location", "group"].includes(work.game.facts[work.cards[id]?.facts ?? -1]?.type ?? ""),
      );
      for (const [at, id] of cards.slice(0, 12).entries())
        enterPlay(work, id, { ...entry, row: at < 4 ? "inner" : "supporting" });
      for (const id of cards.slice(12, 22)) moveCard(work, id, "hand");
    }
    editSeat(work, 6).drakh = true;
    work.game.isa = { founder: 0, members: [...DECKS.keys()] };
    work.game.shadowWar = "on";
    work.game.states = [...DECKS.keys()].flatMap((one) =>
      [...DECKS.keys()]
        .filter((other) => other > one)
        .map((other) => ({
          name: STATES[(one + other) % STATES.length] ?? "war",
          between: [{ seat: one }, { seat: other }] as const,
          source: "A Long Incident",
        })),
    );
  });
}

test("a table of ten with every kind of faction and state shows each seat, and keeps Discord's limits", () => {
  const game = crowded();
  const view = viewFor(game, "public");
  const tracker = trackerMessage(view, ctx);
  const shown = textOf(tracker);
  expectAcceptable(tracker);
  const [embed] = tracker.embeds;
  expect(embed?.fields).toHaveLength(10);
  for (const [seat, deck] of DECKS.entries()) {
    const field = embed?.fields?.find(({ name }) => name.includes(`${seat + 1} Ambassador`));
    // Who it is, the figures that win, and whom to trust are never what gives way.
    expect(field?.name.toLowerCase()).toContain(deck.race);
    expect(field?.value).toContain(`**Influence ${44}** (4 unspent, 40 spent)`);
    expect(field?.value).toMatch(/\*\*Power \d+/u);
    expect(field?.value).toContain("Tension: ");
    expect(field?.value).toContain("Ambassador: ");
  }
  expect(shown).toContain("Drakh");
  expect(shown).toContain("Waiting for");
  expect(shown).toContain("Initiative, lowest first");
  expect(shown).toContain("Shadow War");
  expect(shown).toContain("War: ");
});

test("every message to a table of ten with hands of thirteen keeps Discord's limits", () => {
  const game = crowded();
  const open = viewFor(game, "public");
  const over = {
    ...open,
    result: {
      victory: "major" as const,
      winners: [3],
      places: DECKS.map((_, at) => at + 1),
      power: DECKS.map(() => 99),
    },
  };
  for (const message of [
    boardMessage(open, ctx),
    promptMessage(open, open.awaiting, [], ctx),
    allCardsMessage(open, ctx),
  ])
    expectAcceptable(message);
  const end = endMessage(over, ctx, "0a1b2c");
  expectAcceptable(end);
  for (const seat of DECKS.keys()) expect(textOf(end)).toContain(`**${seat + 1}.** ${seat + 1} Ambassador`);
  for (const seat of DECKS.keys()) {
    const view = viewFor(game, { seat });
    const actions = legalActions(game, seat);
    for (const message of [
      directHand(view, ctx),
      handMessage(view, actions, ctx),
      actionMenu(view, actions, ctx),
      allCardsMessage(view, ctx, seat),
      helpMessage({ view, actions, ctx }),
    ])
      expectAcceptable(message);
    // What lies in the reserve is told to its owner, by name.
    expect(textOf(directHand(view, ctx))).toContain("In your reserve: 7 cards");
  }
});
