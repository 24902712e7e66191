/** A league's night for its organisers: how it stands, with everything that is to be done one tap away. */
import type { League } from "../../leagues/index.ts";
import {
  fieldOf,
  hasBegun,
  isFinal,
  isOpen,
  isTimed,
  type LeagueRound,
  lastRound,
  type Night,
  type NightPlayer,
  type Settings,
} from "../../leagues/night/index.ts";
import { FILLED } from "../../leagues/practice.ts";
import { mannersWords } from "../manners/manners.ts";
import {
  button,
  buttonRows,
  inLanguages,
  type MenuOption,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, say, sayPut, type Tell, type WordId } from "../words/index.ts";
import { leadLines, NO_LEAD } from "./lead.ts";
import { leagueButton, leagueName, leaguePressId, leagueRules, registrationButton, sideOf } from "./league-press.ts";
import { type NightPressVerb, nightPressId } from "./night-press.ts";
import { PAGE, pageButtons, paged } from "./pages.ts";
import { resultMenu } from "./results.ts";
import { timeMenu } from "./round-clock.ts";
import { roundPressId } from "./round-press.ts";
import { podBegins, spanOf, waitingPods, waitingWords } from "./round-words.ts";

/** So many pods that wait for a table are named. */
const MOST_WAITING = 10;

/** "Pods of 4 · 3 rounds of 90 minutes · 5, 3, 2, 1 points and 1 more before time" */
export function settingsLine({ size, rounds, minutes, points, cut, manners }: Settings, language: Language): string {
  const settings = say(language, "night-settings", {
    size,
    rounds,
    span: spanOf(minutes, language, "dative"),
    cut: cut ?? 0,
    points: points.places.join(", "),
    bonus: points.before_time,
  });
  return manners
    ? say(language, "night-settings-manners", { settings, manners: mannersWords(manners, language) })
    : settings;
}

/** "Night 2: check-in is open, 12 of 18 are here" */
export function nightLine(night: Night, language: Language): string {
  const { number, phase, rounds, players } = night;
  const round = rounds.at(-1);
  if (phase === "ended") return say(language, "night-ended-line", { night: number, rounds: rounds.length });
  if (!round)
    return say(language, "night-gathering", { night: number, here: fieldOf(night).length, all: players.length });
  return say(language, "night-line", { night: number, state: roundLine(round, night, language) });
}

function roundLine(round: LeagueRound, night: Night, language: Language): string {
  const waiting = waitingPods(night).length;
  const open = round.pods.filter((pod) => isOpen(pod) && waitingWords(night, pod, language) === null).length;
  const named = round.final
    ? say(language, "night-final")
    : say(language, "night-round", { round: round.number, rounds: night.settings.rounds });
  const state =
    open + waiting === 0
      ? say(language, "night-is-over", { round: named })
      : say(language, "night-is-played", { round: named, tables: open });
  const before = night.rounds.slice(0, -1).flatMap(({ pods }) => pods.filter(isOpen)).length;
  return [
    state,
    ...(before > 0 ? [say(language, "night-earlier", { tables: before })] : []),
    ...(waiting > 0 ? [say(language, "night-waiting", { pods: waiting })] : []),
  ].join("");
}

/** What an organiser finds behind "Organise". `sandbox`: practice opponents may fill the league. */
export const organiserPanel = (league: League, night: Night | null, lead: Tell = NO_LEAD, sandbox = false): Message =>
  inLanguages((language) => {
    const { id } = league;
    const head = [
      ...leadLines(lead, language),
      `${leagueName(league)} · ${leagueRules(league, language)}`,
      `-# ${settingsLine(league.settings, language)}`,
      night === null ? say(language, "night-none") : `${nightLine(night, language)}.`,
      ...(night === null || night.phase === "ended" ? [] : waitingLines(night, language)),
      `-# ${say(language, hintOf(night))}`,
    ];
    return privateMessage({
      content: head.join("\n"),
      rows: [
        ...(night === null ? [] : [...resultMenu(night, language), ...timeMenu(night, language)]),
        ...buttonRows([
          ...mainButtons(id, night, language),
          ...(sandbox && league.open && league.entrants.length < FILLED
            ? [button(nightPressId("fill", id), say(language, "night-fill-button"))]
            : []),
          ...sideButtons(league, night, language),
        ]),
      ],
    });
  });

/** The pods that wait for a table, each with whose table it waits for. */
function waitingLines(night: Night, language: Language): string[] {
  const all = waitingPods(night);
  const lines = all
    .slice(0, MOST_WAITING)
    .map(({ round, pod }) => `- ${podBegins(round, pod, language)} ${waitingWords(night, pod, language)}`);
  const more = all.length - MOST_WAITING;
  return [...lines, ...(more > 0 ? [say(language, "night-more-wait", { more })] : [])];
}

type Hint = WordId & `night-hint-${string}`;

/** What comes next, in a sentence. */
function hintOf(night: Night | null): Hint {
  if (night === null || night.phase === "ended") return "night-hint-open";
  if (night.draft !== null) return "night-hint-draft";
  if (night.phase === "gathering") return "night-hint-gather";
  const open = night.rounds.flatMap(({ pods }) => pods.filter(isOpen)).length;
  if (open > 0 && night.settings.pace === "live") return "night-hint-live";
  const isLast = night.rounds.length >= lastRound(night);
  if (waitingPods(night).length > 0) return isLast ? "night-hint-waits" : "night-hint-waits-more";
  if (open > 0 && isLast) return "night-hint-last";
  return isLast ? "night-hint-end" : "night-hint-next";
}

function mainButtons(id: string, night: Night | null, language: Language) {
  if (night === null || night.phase === "ended")
    return [button(nightPressId("open", id), say(language, "night-open-button"), "good")];
  const next = night.rounds.length + 1;
  const label = isFinal(night, next)
    ? say(language, "night-pair-final-button")
    : say(language, "night-pair-button", { round: next });
  const open = night.settings.pace === "live" && night.rounds.some(({ pods }) => pods.some(isOpen));
  const some = night.players.some(({ here, gone }) => !here && gone === null);
  return [
    ...(next <= lastRound(night)
      ? [
          button(
            nightPressId("pair", id),
            night.draft === null ? label : say(language, "night-draft-button"),
            open ? "plain" : "main",
          ),
        ]
      : []),
    ...(night.phase === "gathering" && some
      ? [button(nightPressId("everybody", id), say(language, "night-everybody-button"))]
      : []),
    ...playersButtons(night, language),
    // What ends it all stands last, until there is nothing else to do.
    ...(next > lastRound(night) ? [endButton(id, language)] : []),
  ];
}

/** So many more pages of players have a button of their own: a message holds fifteen buttons beside its two menus. */
const MORE_PAGES = 2;

/** "Players…", and the pages after the first: everybody is one tap away. */
function playersButtons({ league, players }: Night, language: Language) {
  const pages = Math.ceil(players.length / PAGE);
  const more = Array.from({ length: Math.min(MORE_PAGES, Math.max(0, pages - 1)) }, (_, at) => at + 1);
  return [
    button(nightPressId("players", league), say(language, "night-players-button")),
    ...more.map((page) => {
      const shown = { from: page * PAGE + 1, to: Math.min(players.length, (page + 1) * PAGE) };
      return button(
        nightPressId("players", league, { number: page }),
        say(language, "night-players-page-button", shown),
      );
    }),
  ];
}

const endButton = (id: string, language: Language) =>
  button(nightPressId("end", id), say(language, "night-end-button"));

function sideButtons(league: League, night: Night | null, language: Language) {
  const { id } = league;
  return [
    ...(night === null || night.rounds.length === 0 ? [] : roundButtons(night, language)),
    button(nightPressId("settings", id), say(language, "night-settings-button")),
    button(nightPressId("manners", id), say(language, "night-manners-button")),
    button(nightPressId("organisers", id), say(language, "night-organisers-button")),
    button(leaguePressId("decks", id), say(language, "night-decks-button")),
    registrationButton(league, language),
    // While a night runs **Players…** says so.
    ...(night === null || night.phase === "ended" ? [leagueButton(league, language)] : []),
    ...(night !== null && night.phase !== "ended" && night.rounds.length < lastRound(night)
      ? [endButton(id, language)]
      : []),
  ];
}

/** To the clock of the round that is being played, what came of its pods, and who stands where. */
function roundButtons(night: Night, language: Language) {
  const { league, number, rounds } = night;
  const at = { id: league, night: number, round: rounds.length };
  const last = rounds.at(-1);
  const timed = night.phase !== "ended" && last?.pods.some((pod) => isTimed(night, pod));
  const runs = timed && last?.clock;
  return [
    // What comes next stands out: the clock until it runs, then what is reported, then the next round.
    button(roundPressId("clock", at), say(language, "night-clock-button"), timed && !runs ? "main" : "plain"),
    ...(runs ? [button(roundPressId("time", at), say(language, "night-time-button"))] : []),
    button(roundPressId("results", at), say(language, "night-pods-button")),
    button(roundPressId("standings", at), say(language, "night-standings-button")),
    button(roundPressId("export", at), say(language, "night-export-button")),
  ];
}

/** Asks once before a night is over. */
export const confirmEnd = (league: League, night: Night): Message =>
  inLanguages((language) => {
    const tables = night.rounds.flatMap(({ pods }) => pods.filter(isOpen)).length;
    return privateMessage({
      content: say(language, "night-end", { night: night.number, league: leagueName(league), tables }),
      rows: buttonRows([
        button(nightPressId("ended", league.id), say(language, "night-end-sure-button"), "grave"),
        button(nightPressId("organise", league.id), say(language, "night-go-on-button")),
      ]),
    });
  });

/** How a player stands in a night, as the lists say it. */
export function markOf({ here, gone, late }: Pick<NightPlayer, "here" | "gone" | "late">, language: Language): string {
  if (gone !== null) return ` · ${say(language, gone.how === "no-show" ? "night-mark-no-show" : "night-mark-dropped")}`;
  return [
    ...(here ? [` · ${say(language, "night-mark-here")}`] : []),
    ...(late ? [` · ${say(language, "night-mark-late")}`] : []),
  ].join("");
}

/** Every player of a night, with a menu for each thing that is done about one, and a menu to everything else. */
export const nightPlayers = (league: League, night: Night, wanted: number, lead: Tell = NO_LEAD): Message =>
  inLanguages((language) => {
    const idOf = (to: number) => nightPressId("players", league.id, { number: to });
    const { shown, page } = paged(night.players, wanted, idOf, language);
    const about = (player: NightPlayer) => `${sideOf(player, language)}${markOf(player, language)}`;
    const lines = shown.map((player, at) => `${page * PAGE + at + 1}. ${safe(player.name, 32)} · ${about(player)}`);
    const menu = (verb: NightPressVerb, words: WordId, people: readonly NightPlayer[], says = about) => {
      const option = (player: NightPlayer): MenuOption => ({
        value: player.user,
        label: player.name,
        description: says(player),
      });
      // Who is on this page is there afterwards as well.
      return people.length === 0
        ? []
        : [menuRow(nightPressId(verb, league.id, { page }), sayPut(language, words, {}), people.map(option))];
    };
    const playing = shown.filter(({ gone }) => gone === null);
    const unbegun = playing.filter(({ user }) => !hasBegun(night, user));
    const checking = ({ here, gone }: NightPlayer) =>
      say(language, gone !== null ? "night-in-back" : here ? "night-in-out" : "night-in-in");
    const head = say(language, "night-players", {
      league: leagueName(league),
      night: night.number,
      here: fieldOf(night).length,
      all: night.players.length,
    });
    return privateMessage({
      content: [...leadLines(lead, language), head].join("\n"),
      embeds: lines.length === 0 ? [] : [{ description: lines.join("\n") }],
      rows: [
        ...menu("player", "night-player-menu", shown),
        ...menu("in", "night-in-menu", shown, checking),
        ...menu("out", "night-drop-menu", playing),
        ...menu("no-show", "night-no-show-menu", unbegun),
        ...buttonRows([
          ...pageButtons(page, Math.ceil(night.players.length / PAGE), idOf, language),
          button(nightPressId("organise", league.id), say(language, "league-back-button")),
        ]),
      ],
    });
  });

/** What may be done about one player. */
export const nightPlayer = (league: League, player: NightPlayer, begun: boolean): Message =>
  inLanguages((language) => {
    const { user, name, here, gone } = player;
    const idOf = (verb: Parameters<typeof nightPressId>[0]) => nightPressId(verb, league.id, { user });
    const buttons =
      gone !== null
        ? [button(idOf("back"), say(language, "night-back-in-button"), "good")]
        : [
            here
              ? button(idOf("away"), say(language, "night-away-button"))
              : button(idOf("come"), say(language, "night-in-button"), "good"),
            button(idOf("out"), say(language, "night-drop-button"), "grave"),
            button(idOf("no-show"), say(language, "night-no-show-button"), "grave"),
          ];
    return privateMessage({
      content: [
        `**${safe(name, 40)}** · ${sideOf(player, language)}${markOf(player, language)}`,
        ...(begun ? [say(language, "night-player-begun")] : []),
      ].join("\n"),
      rows: buttonRows([
        ...buttons,
        button(nightPressId("players", league.id), say(language, "night-all-players-button")),
      ]),
    });
  });
