// moderator: every "no" cites the id of its rule; so does whatever a league refuses, whoever asks and from wherever
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { leaguePressId } from "../../src/views/leagues/league-press.ts";
import { nightPressId } from "../../src/views/leagues/night-press.ts";
import { roundPressId } from "../../src/views/leagues/round-press.ts";
import { type As, GUILD, type Input, OTHER_GUILD, type RunningBot, runBot } from "./in-process.ts";

const HOST: As = { user: "1000", guild: GUILD, welcome: true };
const JUDGE: As = { user: "1100", guild: GUILD, judge: true, welcome: true };
const ANYBODY: As = { user: "1200", guild: GUILD };
const ELSEWHERE: As = { user: "1200", guild: OTHER_GUILD, judge: true };
const ALONE: As = { user: "1200", guild: null };
const GONE = "zzzzzzzz";

const known = new Set(loadCorpus().entries.map(({ id }) => id));
const ruleIn = (said: string) => /The rule: `\/rule ([a-z-]+)`/u.exec(said)?.[1] ?? "none";

let running: RunningBot;
let id: string;
beforeAll(async () => {
  running = await runBot();
  const host = { user: HOST.user, name: "Zack" };
  const done = await running.bot.leagues.create(GUILD, { name: "Autumn", host, rules: "tournament", at: 1 });
  if (!done.ok) throw new Error(done.problem);
  id = done.league.id;
});
afterAll(() => running.close());

const league = (sub: string, options: Record<string, string> = { league: "Autumn" }): Input => ({
  command: "league",
  sub,
  options,
});

const REFUSED: readonly (readonly [what: string, as: As, input: () => Input, rule: string])[] = [
  ["a league that somebody may not open", ANYBODY, () => league("create", { name: "Spring" }), "league-night"],
  ["a league without a name", JUDGE, () => league("create", { name: "\u200b" }), "league-registration"],
  ["all decks, to who is no judge", ANYBODY, () => league("decks"), "judges"],
  ["the deck of another, to who is no judge", ANYBODY, () => ({ press: deckOf(HOST.user) }), "judges"],
  ["the deck of who is not in", JUDGE, () => ({ press: deckOf("1300") }), "league-registration"],
  [
    "the deck of who is called nothing like it",
    JUDGE,
    () => league("decks", { league: "Autumn", player: "Bester" }),
    "league-registration",
  ],
  ["the own deck of who is not in", ANYBODY, () => league("mine"), "league-registration"],
  ["leagues outside a server", ALONE, () => league("show"), "league-registration"],
  ["a button of a league outside a server", ALONE, () => ({ press: leaguePressId("show", id) }), "league-registration"],
  ["a button of a night outside a server", ALONE, () => ({ press: nightPressId("here", id) }), "league-registration"],
  [
    "a button of a round outside a server",
    ALONE,
    () => ({ press: roundPressId("clock", { id, night: 1, round: 1 }) }),
    "league-registration",
  ],
  ["a league of another server", ELSEWHERE, () => league("night"), "league-registration"],
  ["a button of a league that is gone", ANYBODY, () => ({ press: leaguePressId("show", GONE) }), "league-registration"],
  ["a button of a night that is gone", ANYBODY, () => ({ press: nightPressId("here", GONE) }), "league-registration"],
  ["any league where there is none", ELSEWHERE, () => league("show", {}), "league-registration"],
  ["to check in where no night runs", ANYBODY, () => ({ press: nightPressId("here", id) }), "league-night"],
  ["to drop where no night runs", ANYBODY, () => league("drop"), "league-night"],
  ["to open what is open", HOST, () => league("reopen"), "league-registration"],
  [
    "to keep one player apart from nobody",
    HOST,
    () => ({ press: nightPressId("apart", id), values: ["1300"] }),
    "league-night",
  ],
  [
    "the standings of a season without a night",
    ANYBODY,
    () => ({ press: roundPressId("season", { id, night: 0, round: 0 }) }),
    "league-night",
  ],
  ["to export what is not there", HOST, () => league("export"), "league-night"],
];
const deckOf = (user: string) => leaguePressId("deck", id, { user });

describe("A league cites its rule as it refuses", () => {
  it.each(REFUSED)("%s", async (_, as, input, rule) => {
    const { text } = await running.does(as, input());
    expect(known).toContain(rule);
    expect(ruleIn(text), text).toEqual(rule);
  });

  it("to check in and to drop of who is not in, once its night runs", async () => {
    await running.does(HOST, { press: nightPressId("open", id) });
    const dropped = await running.does(ANYBODY, { press: nightPressId("drop", id) });
    expect(dropped.text).toContain("You are not in this league");
    expect(ruleIn(dropped.text)).toBe("league-registration");
  });
});
