/** Leagues, to whoever reads German: wholly German, but for names, quotations and what is typed. */
import { describe, expect, test } from "vitest";
import { LEAGUE_RULES } from "../../../src/leagues/index.ts";
import { type LeagueRound, NIGHT_PROBLEMS, type Night } from "../../../src/leagues/night/index.ts";
import { boardOf, recordOf } from "../../../src/leagues/standings/board.ts";
import {
  dropConfirmation,
  hereMessage,
  joinedMessage,
  outMessage,
  whichSide,
} from "../../../src/views/leagues/check-in.ts";
import { citing, tooLate } from "../../../src/views/leagues/cited.ts";
import { draftMessage, lockPage, swappable, swapping } from "../../../src/views/leagues/draft.ts";
import { importedPlayers, playersProblems } from "../../../src/views/leagues/imported.ts";
import {
  confirmLeaving,
  leagueList,
  leagueMessage,
  leagueProblem,
  privateLeague,
  registeredMessage,
  whichDeck,
} from "../../../src/views/leagues/league.ts";
import { checkedDeck, registeredDeck, registeredDecks } from "../../../src/views/leagues/league-decks.ts";
import { confirmEnd, nightPlayer, nightPlayers, organiserPanel } from "../../../src/views/leagues/night.ts";
import {
  KEEPING_APART,
  keepable,
  mannersScreen,
  NUMBERS,
  numbersForm,
  settingsScreen,
} from "../../../src/views/leagues/night-settings.ts";
import { nightProblem, noDraft } from "../../../src/views/leagues/night-words.ts";
import { organisersMessage, tooManyOrganisers } from "../../../src/views/leagues/organisers.ts";
import {
  disputeForm,
  noOddPlayer,
  noVictoryWord,
  placesProblem,
  resultForm,
} from "../../../src/views/leagues/result-forms.ts";
import {
  disputedMessage,
  podPanel,
  podsPanel,
  reportedMessage,
  settledMessage,
} from "../../../src/views/leagues/results.ts";
import { podMessage, podThread, roundMessage } from "../../../src/views/leagues/round.ts";
import {
  clockMessage,
  clockName,
  clockPanel,
  confirmTime,
  extendedMessage,
  timeMessage,
  warningMessage,
} from "../../../src/views/leagues/round-clock.ts";
import { recordMessage, standingsMessage } from "../../../src/views/leagues/standings.ts";
import { chooseOne } from "../../../src/views/leagues/two-players.ts";
import { hasLanguages, inLanguage, inWords, type Message, message } from "../../../src/views/text/message.ts";
import { LEAGUE } from "../../../src/views/words/en/leagues/league.ts";
import { NIGHT } from "../../../src/views/words/en/leagues/night.ts";
import { NIGHT_NO } from "../../../src/views/words/en/leagues/night-no.ts";
import { ROUND } from "../../../src/views/words/en/leagues/round.ts";
import { STANDINGS } from "../../../src/views/words/en/leagues/standings.ts";
import { MANNER } from "../../../src/views/words/en/tables/manner.ts";
import { type Language, say, type Tell, type WordId } from "../../../src/views/words/index.ts";
import { sayPut } from "../../../src/views/words/say.ts";
import { putInto } from "../../../src/views/words/words.ts";
import { said, taken } from "../../leagues/night/night.ts";
import { expectAcceptable, labelsOf, textOf } from "../discord-limits.ts";
import {
  at,
  changed,
  check,
  deck,
  disputed,
  draft,
  entrants,
  gathering,
  inRound,
  league,
  pod,
  reported,
  round,
  running,
  settled,
  twoDays,
  worse,
} from "./league-nights.ts";

const about = { id: "league22", name: "Xxx", night: 1 };
const board = boardOf([settled], settled.settings.points);
const waiting = boardOf([twoDays], twoDays.settings.points);
const reader = { user: "1", organises: true };
const done: Tell = (language) => say(language, "league-changed");

const own: [string, Message][] = [
  ["a league", privateLeague(league, 0, gathering)],
  ["a league without decks", privateLeague({ ...changed({ registered: false }), entrants: [] })],
  [
    "a league whose night has ended",
    privateLeague(changed({ revealed: true }), 0, taken(settled, [said({ type: "ended" })])),
  ],
  ["which deck", whichDeck(league, [deck, { ...deck, id: "deck3333", missing: { what: "faction", choices: [] } }])],
  [
    "leagues",
    leagueList([league, { ...league, id: "league33", open: false }], (language) => say(language, "league-which")),
  ],
  ["no leagues", leagueList([])],
  ...(["name-taken", "too-many-leagues", "no-league", "closed", "full", "not-in"] as const).map(
    (why): [string, Message] => [
      `declined: ${why}`,
      inWords(leagueProblem(why, "Xxx", (language) => say(language, "league-nobody-taken"))),
    ],
  ),
  ...LEAGUE_RULES.map((rules): [string, Message] => [
    `registered by ${rules}`,
    registeredMessage({
      league: { ...changed({ revealed: rules === "engine" }), rules },
      deck: "Xxx",
      entrant: entrants[0] ?? { user: "1", race: "narn", faction: "home" },
      replaced: rules === "engine",
      seal: "abcdef",
      check: [...check],
    }),
  ]),
  ["leaving", confirmLeaving(league)],
  ["leaving a closed league", confirmLeaving({ ...league, open: false })],
  ["here", hereMessage(league, gathering)],
  ["to drop", dropConfirmation(league, inRound, 2)],
  ["dropped", outMessage(league, inRound)],
  ["which side", whichSide(league, [{ race: "human", faction: "psi-corps" }])],
  ["joined", joinedMessage(league, { race: "non-aligned", faction: "home" }, true)],
  ["imported", importedPlayers(league, 3, 1)],
  [
    "a table of players",
    playersProblems([
      { line: null, should: { is: "filled-players" } },
      { line: 3, column: "race", found: "Zzz", should: { is: "one-of", list: "narn" } },
    ]),
  ],
  ["organisers", organisersMessage({ ...league, organisers: [{ user: "2", name: "Vir" }] }, done)],
  ["no organisers", organisersMessage(league)],
  ["too many organisers", inWords(tooManyOrganisers())],
  ["decks", registeredDecks(league, 0, (entrant) => (entrant.user === "1" ? { entrant, deck, check } : undefined))],
  ["open decks", registeredDecks({ ...league, open: false }, 0, () => undefined, true)],
  ["a checked deck", checkedDeck(league, { entrant: entrants[0] as (typeof entrants)[number], deck, check })],
  ...(
    [
      { judge: true, own: false },
      { judge: false, own: true, plays: true },
      { judge: false, own: false },
    ] as const
  ).map((looks): [string, Message] => [
    `a registered deck ${JSON.stringify(looks)}`,
    registeredDeck(league, { entrant: entrants[0] as (typeof entrants)[number], deck, check }, 0, looks),
  ]),
  ["no night", organiserPanel(league, null)],
  [
    "the gathering",
    organiserPanel(
      changed({ cut: 4, manners: { talk: "kept", takebacks: "never", leaving: "hand-over" } }),
      gathering,
      done,
      true,
    ),
  ],
  ["a round", organiserPanel(league, running)],
  ["rounds of days", organiserPanel(league, twoDays)],
  ["a draft waits", organiserPanel(league, draft)],
  ["a settled round", organiserPanel(league, settled)],
  ["to end", confirmEnd(league, inRound)],
  [
    "players",
    nightPlayers(league, taken(gathering, [said({ type: "dropped", user: "3", how: "no-show", why: "" })]), 0, done),
  ],
  ["a player", nightPlayer(league, gathering.players[0] as Night["players"][number], true)],
  [
    "a player who has dropped",
    nightPlayer(
      league,
      { ...(gathering.players[0] as Night["players"][number]), gone: { how: "drop" } } as Night["players"][number],
      false,
    ),
  ],
  ["settings", settingsScreen(changed({ apart: [["1", "9"]] }), done)],
  ["all off", settingsScreen(changed({ registered: false }))],
  ["manners", mannersScreen(league)],
  [
    "manners of all",
    mannersScreen(changed({ manners: { talk: "free", takebacks: "consent", leaving: "own-seats" } }), done),
  ],
  ["a pairing", draftMessage(league, draft, draft.draft as NonNullable<Night["draft"]>, done)],
  ["a pairing with why", draftMessage(league, worse, worse.draft as NonNullable<Night["draft"]>)],
  ["locks", lockPage(league, { ...(draft.draft as NonNullable<Night["draft"]>), locked: [1] }, 0)],
  ["the first of two", chooseOne(league, keepable(league), KEEPING_APART, { first: "", page: 0 }, "settings")],
  [
    "the second of two",
    chooseOne(
      league,
      swappable(draft, draft.draft as NonNullable<Night["draft"]>),
      swapping({ version: 1 }),
      { first: "1", page: 0 },
      "pair",
    ),
  ],
  ...NIGHT_PROBLEMS.map((code): [string, Message] => [
    `declined: ${code}`,
    inWords(nightProblem({ code, users: ["1", "2"], pods: [1, 2], round: 1 }, gathering)),
  ]),
  ["no pods: too few", inWords(noDraft({ ok: false, why: "too-few", here: 2 }, gathering))],
  ["no pods", inWords(noDraft({ ok: false, why: "impossible", error: "No pods are possible." }, gathering))],
  ["the clock", clockPanel(league, running, ...at(running), done)],
  ["the clock of all", clockPanel(league, running, at(running)[0], null)],
  ["the clock stands", clockPanel(league, inRound, round, null)],
  ["to call time", confirmTime(running, at(running)[0], null)],
  ["to call time in a pod", confirmTime(running, ...at(running))],
  ["pods", podsPanel(twoDays, twoDays.rounds[1] as LeagueRound)],
  ["an open pod", podPanel(inRound, round, pod, reader)],
  ["a reported pod", podPanel(reported, ...at(reported), reader, (language) => say(language, "result-did-report"))],
  ["an own report", podPanel(reported, ...at(reported), { user: "2", organises: false })],
  ["a disputed pod", podPanel(disputed, ...at(disputed), reader)],
  ["a settled pod", podPanel(settled, ...at(settled), reader)],
  ["no kind of victory", inWords(noVictoryWord("zzz"))],
  ["no player", inWords(noOddPlayer("zzz"))],
  ...(
    [
      { why: "no-number", line: 1, text: "zzz" },
      { why: "out-of-range", line: 1, text: "9", most: 3 },
      { why: "who", line: 1, text: "zzz", likely: [] },
      { why: "who", line: 1, text: "V", likely: ["Vir", "Vax"] },
      { why: "twice", name: "Vir" },
      { why: "missing", names: ["Vir", "Vax"] },
    ] as const
  ).map((problem): [string, Message] => [
    `places: ${problem.why} ${"likely" in problem ? problem.likely.length : ""}`,
    inWords((language) => placesProblem(problem, language)),
  ]),
  ["a record", recordMessage(about, "Vir", board, "1", recordOf([settled, twoDays], settled.settings.points, "1"))],
  ["no record", recordMessage(about, "Vir", waiting, "77", [])],
  ["too late", tooLate("numbers", "league-night")],
  ["only organisers", inWords(citing("league-only-organisers", "league-night", { league: "Xxx" }))],
];

const open: [string, (language: Language) => Message][] = [
  ["the league", (language) => leagueMessage(league, 0, gathering, language)],
  ["a round", (language) => roundMessage(inRound, round, language)],
  ["rounds of days", (language) => roundMessage(twoDays, twoDays.rounds[2] as LeagueRound, language)],
  ["a pod", (language) => podMessage(inRound, round, pod, ["1"], language)],
  [
    "a pod of practice opponents",
    (language) => podMessage(inRound, round, { ...pod, players: ["practice-1"] }, [], language),
  ],
  ["a pod’s thread", (language) => message({ content: podThread(inRound, round, pod, "ab", language) })],
  ["a clock", (language) => clockMessage(running, at(running)[0], language)],
  ["a warning", (language) => warningMessage(10, 1, language)],
  ["time", (language) => timeMessage(inRound, round, pod, language)],
  ["more time", (language) => extendedMessage("Vir", 2_880, 1, language)],
  ["whose clock", (language) => message({ content: clockName(inRound, language) })],
  ["a report", (language) => reportedMessage(reported, ...at(reported), language)],
  ["a result", (language) => settledMessage(settled, ...at(settled), language)],
  ["a dispute", (language) => disputedMessage(disputed, ...at(disputed), ["1"], language)],
  ["standings", (language) => standingsMessage(about, board, language, true)],
  ["standings of days", (language) => standingsMessage({ ...about, night: 0 }, waiting, language)],
  ["no standings", (language) => standingsMessage(about, boardOf([gathering], gathering.settings.points), language)],
];

const ENGLISH =
  /\b(the|you|your|is|are|and|of|to|not|this|that|with|by|has|have|can|only|there|nobody|cards?|players?|pods?|rounds?|tables?|night|nights|league|leagues|standings|points?|place|open|closed|check|report|clock|time|more|drop|back|page|line|show|who|judges?|decks of|human|home|corporate)\b/iu;
const shown = (told: Message) =>
  [textOf(told), ...labelsOf(told)]
    .join("\n")
    .replaceAll(/`[^`]*`|“[^”]*”|„[^“]*“|Player \d+|<[^>]*>|\bAutumn\b|major, standard/gu, "");

describe("leagues", () => {
  test.each(own)("%s, in German", (_, english) => {
    expect(hasLanguages(english)).toBe(true);
    const german = inLanguage(english, "de");
    expectAcceptable(german);
    expect(shown(german)).not.toBe(shown(english));
    expect(shown(german)).not.toMatch(ENGLISH);
    expect(labelsOf(german).length).toBe(labelsOf(english).length);
    const pressed = (told: Message) => JSON.stringify(told.components).match(/"(?:custom_id|value)":"[^"]*"/gu);
    expect(pressed(german)).toEqual(pressed(english));
  });

  test.each(open)("%s, to all in German", (_, tell) => {
    const [english, german] = [tell("en"), tell("de")];
    expectAcceptable(german);
    expect(shown(german)).not.toBe(shown(english));
    expect(shown(german)).not.toMatch(ENGLISH);
    expect(german.allowed_mentions).toEqual(english.allowed_mentions);
  });

  test("are asked for in their reader’s language", () => {
    const forms = [
      numbersForm(league, "de"),
      resultForm(inRound, round, pod, "judge", "de"),
      disputeForm(inRound, round, pod, 1, "de"),
    ];
    for (const form of forms) {
      expect(form.title.length).toBeLessThanOrEqual(45);
      expect(form.title).not.toMatch(ENGLISH);
      for (const [, label = ""] of JSON.stringify(form).matchAll(/"label":"([^"]*)"/gu)) {
        expect(label.length).toBeLessThanOrEqual(45);
        expect(label.replace("major, standard", "")).not.toMatch(ENGLISH);
      }
    }
    expect(forms[0]?.components.length).toBe(NUMBERS.length);
  });

  test.each(Object.keys({ ...LEAGUE, ...MANNER, ...NIGHT, ...NIGHT_NO, ...ROUND, ...STANDINGS }))(
    "say in German: %s",
    (id) => {
      for (const value of [2, 1, "vir"]) {
        const put = Object.fromEntries(putInto(id as WordId).map((name) => [name, value]));
        const german = sayPut("de", id as WordId, put).replaceAll(/`[^`]*`|“[^”]*”|„[^“]*“/gu, "");
        expect(german.replace("major, standard", "")).not.toMatch(ENGLISH);
        if (id.endsWith("-button")) expect(german.length).toBeLessThanOrEqual(80);
        if (id.endsWith("-menu")) expect(german.length).toBeLessThanOrEqual(100);
      }
    },
  );

  test("count and decline in their reader’s way", () => {
    expect(say("de", "night-drop", { night: 1, league: "Xxx", tables: 1 })).toContain("Du verlässt 1 offenen Tisch:");
    expect(say("de", "night-drop", { night: 1, league: "Xxx", tables: 2 })).toContain("Du verlässt 2 offene Tische:");
    expect(say("de", "round-sure-all", { tables: 2, round: "Runde 1" })).toContain(
      "an 2 offenen Tischen die Zeit ausrufen",
    );
    expect(say("de", "standings-files", { league: "Xxx", nights: 3 })).toContain("von 3 Abenden");
    expect(textOf(inLanguage(organiserPanel(changed({ minutes: 4_320 }), null), "de"))).toContain(
      "3 Runden von 3 Tagen",
    );
  });
});
