import { describe, expect, it } from "vitest";
import { apply, createGame, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { endMessage, type Message } from "../../../src/views/index.ts";
import { picturedTracker } from "../../../src/views/pictures/messages.ts";
import {
  awayLine,
  callsTimeLine,
  clockLines,
  expiredMessage,
  givenLine,
  stalledMessage,
  votedLine,
} from "../../../src/views/prompts/deadline.ts";
import { stillThere } from "../../../src/views/prompts/quiet.ts";
import type { Context } from "../../../src/views/text/context.ts";
import { boardMessage } from "../../../src/views/tracker/board.ts";
import { lobbyMessage } from "../../../src/views/tracker/lobby.ts";
import { pausedMessage } from "../../../src/views/tracker/pause.ts";
import { trackerMessage } from "../../../src/views/tracker/tracker.ts";
import { boardMoved } from "../../../src/views/tracker/tracker-and-board.ts";
import { choose, Dice, practiceSetup } from "../../engine/play/random-player.ts";
import { expectAcceptable, textOf } from "../discord-limits.ts";

/** English words that no line in German has. */
const ENGLISH =
  /\b(the|you|your|and|of|to|with|at|by|has|have|is|are|nobody|cards?|conflict|influence|power|turn|round|tension|support|opposition|needs|unspent|spent|waiting|seat|discard|inner|unrest)\b/iu;

const people = ["Londo", "G'Kar", "Delenn", "Sinclair"].map((display, seat) => ({
  seat,
  userId: `${100 + seat}`,
  display,
  ...(seat === 1 ? { playedBy: "Vir" } : {}),
}));
const german: Context = { table: "whole", tableName: "Babylon", people, language: "de" };
const english: Context = { table: "whole", tableName: "Babylon", people };

/** Some positions of a game that is played at random. */
function positions(seed: string): Game[] {
  const dice = new Dice(`${seed} dice`);
  let game = createGame(practiceSetup(4, new Dice(seed)), seed);
  const kept: Game[] = [];
  for (let step = 0; step < 420 && game.result === null; step++) {
    const [owed] = game.awaiting;
    if (owed === undefined) break;
    const done = apply(game, choose(legalActions(game, owed.seat), dice).action);
    if (!done.ok) throw new Error(done.refusal.code);
    game = done.game;
    if (step % 6 === 0) kept.push(game);
  }
  return kept;
}

/** What a message says besides titles of cards, and what is printed on them: those stay as they are. */
function wordsOf(message: Message, game: Game): string {
  const titles = game.facts.map(({ title }) => title).toSorted((a, b) => b.length - a.length);
  const lines = textOf(message).split("\n");
  const said = lines.filter(
    (line) => !/^-# (?!.*:)|^-# .*(Won|Lost|Target|Resolution|Requires|initiate|supported)/u.test(line),
  );
  return titles
    .reduce((text, title) => text.replaceAll(title, "…"), said.join("\n"))
    .replaceAll(/War (on|over|with) \S+( \d)?|Player \d|“[^”]*”|„[^“]*“|Timing…/gu, "…");
}

describe("what all see of a table in German", () => {
  it.each(["a", "b"])("is wholly in German, where the game stands and its conflicts (game %s)", (seed) => {
    for (const game of positions(seed)) {
      const view = { ...viewFor(game, "public"), vote: null };
      for (const message of [trackerMessage(view, german), boardMessage(view, german)]) {
        expectAcceptable(message);
        expect(wordsOf(message, game)).not.toMatch(ENGLISH);
      }
      const { embeds } = picturedTracker(view, german);
      expectAcceptable({ ...trackerMessage(view, german), embeds });
    }
  });

  it("has the same figures, and the same buttons, as in English", () => {
    for (const game of positions("c")) {
      const view = viewFor(game, "public");
      const figures = (ctx: Context) => textOf(trackerMessage(view, ctx)).match(/\d+/gu)?.toSorted();
      expect(figures(german)).toEqual(figures(english));
      const ids = (ctx: Context) =>
        trackerMessage(view, ctx).components.flatMap(({ components }) =>
          components.flatMap((each) => ("custom_id" in each ? [each.custom_id] : [])),
        );
      expect(ids(german)).toEqual(ids(english));
    }
  });

  it("is in German before the game, and where the conflicts have moved", () => {
    const seats = people.slice(0, 2).map(({ userId, display }) => ({
      userId,
      display,
      race: "human" as const,
      faction: "home" as const,
      ambassador: "Consul Marlowe",
      deck: "Human practice",
      notReady: null,
      promised: { kept: 40, deadlines: 42, within: 5 },
    }));
    const lobby = lobbyMessage(
      {
        rules: "engine",
        pace: "daily",
        together: true,
        manners: { talk: "kept", takebacks: "free", leaving: "hand-over" },
        shared: { from: 1, until: 2 },
        host: "Londo",
        seats,
        fewest: 2,
        most: 10,
        seedHash: "abc",
      },
      german,
    );
    expectAcceptable(lobby);
    const said = textOf(lobby).replaceAll(/Human practice/gu, "");
    expect(said).not.toMatch(ENGLISH);
    expect(said).toContain("Eröffnet von Londo · Engine Rules · Tempo: daily");
    expect(said).toContain("Menschen, Heimatwelt");
    expect(textOf(boardMoved("de"))).not.toMatch(ENGLISH);
  });

  it("is in German where play waits, time is over and the game ends", () => {
    const expired = { seats: [0], users: ["100"], decisions: [3], needed: 2, more: 86_400_000 } as const;
    const [game] = positions("a");
    if (game === undefined) throw new Error("there is no position");
    const result = { winners: [0, 1], places: [1, 1, 3, 4], power: [20, 20, 3, 4], victory: "major" } as const;
    const over = { ...viewFor(game, "public"), result };
    const messages = [
      pausedMessage("Londo", 1, german),
      stillThere(null, german),
      stillThere(1, german),
      ...(["pass", "vote", "remind"] as const).flatMap((how) => [
        expiredMessage({ ...expired, how }, german),
        expiredMessage({ ...expired, how, secret: true }, german),
      ]),
      stalledMessage({ host: "100", seats: [0] }, german),
      stalledMessage({ host: "100", seats: [0], secret: true, clock: true }, german),
      endMessage(over, german, "abc"),
      endMessage({ ...over, result: { ...result, winners: [], victory: "none" } }, german, "abc"),
      endMessage({ ...over, result: null }, german, "abc"),
    ];
    for (const each of messages) {
      expectAcceptable(each);
      expect(textOf(each)).not.toMatch(ENGLISH);
    }
    const lines = [
      ...clockLines([{ seat: 0, at: 1, over: true }], [{ seat: 1, from: 1, until: 2 }], german),
      votedLine(0, 0, german),
      votedLine(0, 2, german),
      givenLine("Londo", 86_400_000, [1], false, german),
      givenLine("Londo", 86_400_000, [1], true, german),
      callsTimeLine("Londo", true, "de"),
      awayLine(0, 1, 2, german),
    ];
    expect(lines.join("\n")).not.toMatch(ENGLISH);
  });
});
