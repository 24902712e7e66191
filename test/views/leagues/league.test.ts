import fc from "fast-check";
import { expect, test } from "vitest";
import { CARD_TYPES, FACTIONS, RACES } from "../../../src/engine/index.ts";
import { LEAGUE_LIMITS, LEAGUE_RULES, type League } from "../../../src/leagues/index.ts";
import {
  confirmLeaving,
  leagueList,
  leagueMessage,
  registeredMessage,
  whichDeck,
} from "../../../src/views/leagues/league.ts";
import { registeredDeck, registeredDecks } from "../../../src/views/leagues/league-decks.ts";
import { leaguePressId, parseLeaguePress } from "../../../src/views/leagues/league-press.ts";
import { usual } from "../../leagues/usual.ts";
import { expectAcceptable, textOf } from "../discord-limits.ts";

const name = fc.oneof(
  fc.constantFrom(
    "@everyone",
    "<@5>",
    "**bold**",
    "# big",
    "*".repeat(60),
    "a".repeat(60),
    "👩‍🚀".repeat(12),
    "\ud83d",
    " ",
  ),
  fc.string({ minLength: 1, maxLength: 60 }),
);
const title = fc.oneof(fc.string({ minLength: 1, maxLength: 120 }), fc.constant("*".repeat(120)));

const entrant = fc.record({
  user: fc.bigInt({ min: 1n, max: 10n ** 19n }).map(String),
  name,
  race: fc.constantFrom(...RACES),
  faction: fc.constantFrom(...FACTIONS),
  deck: fc.constant("deck2222"),
  at: fc.constant(1),
});
const league: fc.Arbitrary<League> = fc.record({
  id: fc.constant("league22"),
  name,
  host: fc.record({ user: fc.constant("1"), name }),
  rules: fc.constantFrom(...LEAGUE_RULES),
  open: fc.boolean(),
  entrants: fc.uniqueArray(entrant, { maxLength: 70, selector: ({ user }) => user }),
  at: fc.constant(1),
  settings: fc.constant(usual.settings),
  organisers: fc.constant([]),
  nights: fc.constant(0),
  posted: fc.constant(null),
});
const deck = fc.record({
  id: fc.constant("deck2222"),
  name,
  lines: fc.uniqueArray(
    fc.record({
      count: fc.integer({ min: 1, max: 99 }),
      title,
      section: fc.constantFrom("ambassador" as const, "deck" as const, "reserve" as const),
      type: fc.option(fc.constantFrom(...CARD_TYPES)),
    }),
    { minLength: 1, maxLength: 300, selector: (line) => line.title },
  ),
  race: fc.constantFrom(...RACES),
  faction: fc.constantFrom(...FACTIONS),
  ambassador: fc.option(title),
  strange: fc.constant([]),
  missing: fc.constant(null),
});
const check = fc.array(
  fc.record({
    fit: fc.constantFrom("fits" as const, "remark" as const, "open" as const),
    says: fc.record({ code: fc.constant("leads" as const), title: fc.string({ maxLength: 300 }) }),
    rule: fc.record({ id: fc.constantFrom("deck-construction", "ambassadors", "reserve"), title: name }),
  }),
  { maxLength: 14 },
);

test("whatever players, leagues and decks are called, Discord takes the messages about them", { tags: "long" }, () => {
  fc.assert(
    fc.property(league, deck, check, name, fc.nat({ max: 9 }), (one, registered, findings, called, page) => {
      expectAcceptable(leagueMessage(one, page, null, "en"));
      expectAcceptable(whichDeck(one, [registered]));
      expectAcceptable(leagueList([one, { ...one, id: "league33" }], () => "Which?"));
      expectAcceptable(
        leagueList(Array.from({ length: LEAGUE_LIMITS.leagues }, (_, at) => ({ ...one, id: `league${at + 10}` }))),
      );
      expectAcceptable(confirmLeaving(one));
      const who = { user: "12345678901234567890", race: "narn", faction: "home" } as const;
      expectAcceptable(
        registeredMessage({
          league: one,
          deck: called,
          entrant: who,
          replaced: true,
          seal: "ab".repeat(32),
          check: findings,
        }),
      );
      expectAcceptable(registeredDecks(one, page, (each) => ({ entrant: each, deck: registered, check: findings })));
      const [first] = one.entrants;
      if (first)
        expectAcceptable(
          registeredDeck(one, { entrant: first, deck: registered, check: findings }, page, {
            judge: page % 2 === 0,
            own: page % 3 === 0,
          }),
        );
    }),
    { numRuns: 60 },
  );
});

test("a registered deck is shown whole, on as many pages as it takes", () => {
  const lines = Array.from({ length: 250 }, (_, at) => ({
    count: 2,
    title: `A card with a long name that is number ${at} of many`,
    section: "deck" as const,
    type: "event" as const,
  }));
  const big = { id: "d", name: "Big", lines, race: null, faction: null, ambassador: null, strange: [], missing: null };
  const entrants = [{ user: "5", name: "Vir", race: "narn", faction: "home", deck: "d", at: 1 }] as const;
  const host = { user: "1", name: "Judge" };
  const one: League = { ...usual, id: "league22", name: "Autumn", host, rules: "engine", open: true, entrants, at: 1 };
  const page = (at: number) =>
    textOf(registeredDeck(one, { entrant: entrants[0], deck: big, check: [] }, at, { judge: true, own: false }));
  const pages = Number(/of (\d+)\)/u.exec(page(0))?.[1]);
  expect(pages).toBeGreaterThan(1);
  const all = Array.from({ length: pages }, (_, at) => page(at)).join("\n");
  expect(lines.filter(({ title: each }) => !all.includes(`2× ${each}\n`) && !all.endsWith(each))).toEqual([]);
});

test("everybody who is in is on one of a league's pages", () => {
  const entrants = Array.from({ length: 60 }, (_, at) => ({
    user: String(at),
    name: `Player ${at}.`,
    race: "narn" as const,
    faction: "home" as const,
    deck: "d",
    at: 1,
  }));
  const host = { user: "1", name: "Judge" };
  const one: League = { ...usual, id: "league22", name: "Autumn", host, rules: "engine", open: true, entrants, at: 1 };
  const all = [0, 1, 2].map((at) => textOf(leagueMessage(one, at, null, "en"))).join("\n");
  expect(entrants.filter(({ name: each }) => !all.includes(each))).toEqual([]);
});

test("a press about a league says what it says, and nothing else is taken for one", () => {
  const said = leaguePressId("deck", "league22", { user: "123456789012345678", page: 3 });
  expect(parseLeaguePress(said)).toEqual({ verb: "deck", id: "league22", user: "123456789012345678", page: 3 });
  expect(parseLeaguePress(leaguePressId("leave", "league22"))).toEqual({
    verb: "leave",
    id: "league22",
    user: "",
    page: 0,
  });
  for (const other of [
    "league:burn:league22::0",
    "league:deck:short:5:0",
    "league:deck:league22:x:0",
    "deck:show:league22:",
  ])
    expect(parseLeaguePress(other)).toBeNull();
});
