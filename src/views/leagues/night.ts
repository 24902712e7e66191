/** A league's night for its organisers: how it stands, with everything that is to be done one tap away. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import type { League } from "../../leagues/index.ts";
import {
  fieldOf,
  hasBegun,
  isFinal,
  isOpen,
  isTimed,
  lastRound,
  type Night,
  type NightPlayer,
  type Round,
  type Settings,
} from "../../leagues/night/index.ts";
import { FILLED } from "../../leagues/practice.ts";
import { USUAL_MANNERS } from "../../settings/manners.ts";
import { mannersMenus, mannersWords } from "../manners/manners.ts";
import { button, buttonRows, type MenuOption, type Message, menuRow, privateMessage } from "../text/message.ts";
import { capitalized, counted, listed, plain, safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { leagueButton, leaguePressId, registrationButton, sideOf } from "./league-press.ts";
import { type NightPressVerb, nightPressId } from "./night-press.ts";
import { PAGE, pageButtons, paged } from "./pages.ts";
import { resultMenu } from "./results.ts";
import { timeMenu } from "./round-clock.ts";
import { roundPressId } from "./round-press.ts";
import { podName, spanOf, waitingPods, waitingWords } from "./round-words.ts";
import { firstPages, type Pairwise, twoPlayersMenu } from "./two-players.ts";

/** So many pods that wait for a table are named. */
const MOST_WAITING = 10;

const bold = (name: string) => `**${safe(name, 60)}**`;

/** "Pods of 4 · 3 rounds of 90 minutes · 5, 3, 2, 1 points and 1 more before time" */
export function settingsLine({ size, rounds, minutes, points, cut, manners }: Settings): string {
  const bonus = points.before_time === 0 ? "" : `, ${points.before_time} more for a victory before time`;
  const final = cut === null ? "" : ` · a final of ${cut}`;
  return `Pods of ${size} · ${counted(rounds, "round")} of ${spanOf(minutes)}${final} · ${points.places.join(", ")} points for the places${bonus}${manners ? ` · manners: ${mannersWords(manners)}` : ""}`;
}

/** "Night 2: check-in is open, 12 of 18 are here" */
export function nightLine(night: Night): string {
  const named = `Night ${night.number}`;
  const here = fieldOf(night).length;
  const round = night.rounds.at(-1);
  if (night.phase === "ended") return `${named} has ended after ${counted(night.rounds.length, "round")}`;
  if (!round) return `${named}: check-in is open, ${here} of ${night.players.length} are here`;
  return `${named}: ${roundLine(round, night)}`;
}

function roundLine(round: Round, night: Night): string {
  const waiting = waitingPods(night).length;
  const open = round.pods.filter((pod) => isOpen(pod) && waitingWords(night, pod) === null).length;
  const named = round.final ? "the final" : `round ${round.number} of ${night.settings.rounds}`;
  const state = open + waiting === 0 ? "is over" : `is being played, ${counted(open, "table")} open`;
  const before = night.rounds.slice(0, -1).flatMap(({ pods }) => pods.filter(isOpen)).length;
  const waits = waiting === 0 ? "" : `; ${counted(waiting, "pod")} ${waiting === 1 ? "waits" : "wait"} for a table`;
  return `${named} ${state}${before > 0 ? `, and ${before} of earlier rounds` : ""}${waits}`;
}

/** What an organiser finds behind "Organise". `sandbox`: practice opponents may fill the league. */
export function organiserPanel(league: League, night: Night | null, lead = "", sandbox = false): Message {
  const { id } = league;
  const head = [
    ...(lead === "" ? [] : [lead]),
    `${bold(league.name)} · ${RULE_SET_WORDS[league.rules]}`,
    `-# ${settingsLine(league.settings)}`,
    night === null ? "No night has been opened yet." : `${nightLine(night)}.`,
    ...(night === null || night.phase === "ended" ? [] : waitingLines(night)),
    `-# ${hintOf(night)}`,
  ];
  return privateMessage({
    content: head.join("\n"),
    rows: [
      ...(night === null ? [] : [...resultMenu(night), ...timeMenu(night)]),
      ...buttonRows([
        ...mainButtons(id, night),
        ...(sandbox && league.open && league.entrants.length < FILLED
          ? [button(nightPressId("fill", id), "Fill with practice opponents")]
          : []),
        ...sideButtons(league, night),
      ]),
    ],
  });
}

/** The pods that wait for a table, each with whose table it waits for. */
function waitingLines(night: Night): string[] {
  const all = waitingPods(night);
  const lines = all
    .slice(0, MOST_WAITING)
    .map(({ round, pod }) => `- ${capitalized(podName(round, pod))} ${waitingWords(night, pod)}`);
  return [...lines, ...(all.length > MOST_WAITING ? [`- …and ${all.length - MOST_WAITING} more`] : [])];
}

/** What comes next, in a sentence. */
function hintOf(night: Night | null): string {
  if (night === null || night.phase === "ended")
    return "**Open a night** lets players check in; whoever joins later is in as well.";
  if (night.draft !== null) return "A pairing waits to be published.";
  if (night.phase === "gathering")
    return "Once those who play are here, **Pair** shows the pods to you alone. Decks are locked when you publish them.";
  const open = night.rounds.flatMap(({ pods }) => pods.filter(isOpen)).length;
  if (open > 0 && night.settings.pace === "live")
    return "The next round can be published when every pod has its result.";
  const isLast = night.rounds.length >= lastRound(night);
  if (waitingPods(night).length > 0)
    return `A pod that waits opens by itself and calls its players.${isLast ? "" : " The next round can be published once none waits."}`;
  if (open > 0 && isLast) return "The last round is being played: **End the night** when every pod has its result.";
  return isLast
    ? "All rounds are played: **End the night** when the standings are right."
    : "**Pair** makes the next round.";
}

function mainButtons(id: string, night: Night | null) {
  if (night === null || night.phase === "ended") return [button(nightPressId("open", id), "Open a night", "good")];
  const next = night.rounds.length + 1;
  const label = isFinal(night, next) ? "Pair the final" : `Pair round ${next}`;
  const open = night.settings.pace === "live" && night.rounds.some(({ pods }) => pods.some(isOpen));
  const some = night.players.some(({ here, gone }) => !here && gone === null);
  return [
    ...(next <= lastRound(night)
      ? [
          button(
            nightPressId("pair", id),
            night.draft === null ? label : "Look at the pairing",
            open ? "plain" : "main",
          ),
        ]
      : []),
    ...(night.phase === "gathering" && some ? [button(nightPressId("everybody", id), "Check everybody in")] : []),
    ...playersButtons(night),
    // What ends it all stands last, until there is nothing else to do.
    ...(next > lastRound(night) ? [endButton(id)] : []),
  ];
}

/** So many more pages of players have a button of their own: a message holds fifteen buttons beside its two menus. */
const MORE_PAGES = 2;

/** "Players…", and the pages after the first: everybody is one tap away. */
function playersButtons({ league, players }: Night) {
  const pages = Math.ceil(players.length / PAGE);
  const more = Array.from({ length: Math.min(MORE_PAGES, Math.max(0, pages - 1)) }, (_, at) => at + 1);
  return [
    button(nightPressId("players", league), "Players…"),
    ...more.map((page) => {
      const last = Math.min(players.length, (page + 1) * PAGE);
      return button(nightPressId("players", league, { number: page }), `Players ${page * PAGE + 1} to ${last}…`);
    }),
  ];
}

const endButton = (id: string) => button(nightPressId("end", id), "End the night…");

function sideButtons(league: League, night: Night | null) {
  const { id } = league;
  return [
    ...(night === null || night.rounds.length === 0 ? [] : roundButtons(night)),
    button(nightPressId("settings", id), "Settings…"),
    button(nightPressId("manners", id), "Table manners…"),
    button(nightPressId("organisers", id), "Organisers…"),
    button(leaguePressId("decks", id), "Decks"),
    registrationButton(league),
    // While a night runs **Players…** says so.
    ...(night === null || night.phase === "ended" ? [leagueButton(league)] : []),
    ...(night !== null && night.phase !== "ended" && night.rounds.length < lastRound(night) ? [endButton(id)] : []),
  ];
}

/** To the clock of the round that is being played, what came of its pods, and who stands where. */
function roundButtons(night: Night) {
  const { league, number, rounds } = night;
  const at = { id: league, night: number, round: rounds.length };
  const last = rounds.at(-1);
  const timed = night.phase !== "ended" && last?.pods.some((pod) => isTimed(night, pod));
  const runs = timed && last?.clock;
  return [
    // What comes next stands out: the clock until it runs, then what is reported, then the next round.
    button(roundPressId("clock", at), "Clock…", timed && !runs ? "main" : "plain"),
    ...(runs ? [button(roundPressId("time", at), "Call time…")] : []),
    button(roundPressId("results", at), "Pods…"),
    button(roundPressId("standings", at), "Standings"),
    button(roundPressId("export", at), "Export"),
  ];
}

/** Asks once before a night is over. */
export function confirmEnd(league: League, night: Night): Message {
  const open = night.rounds.flatMap(({ pods }) => pods.filter(isOpen)).length;
  const warn =
    open === 0
      ? ""
      : ` ${counted(open, "table")} ${open === 1 ? "has" : "have"} no result: what is not reported counts for nobody.`;
  return privateMessage({
    content: `End night ${night.number} of ${bold(league.name)}?${warn} Results can still be corrected afterwards.`,
    rows: buttonRows([
      button(nightPressId("ended", league.id), "End it", "grave"),
      button(nightPressId("organise", league.id), "Go on with it"),
    ]),
  });
}

/** How a player stands in a night, as the lists say it. */
export function markOf({ here, gone, late }: Pick<NightPlayer, "here" | "gone" | "late">): string {
  if (gone !== null) return gone.how === "no-show" ? " · never came" : " · dropped";
  return `${here ? " · here" : ""}${late ? " · late" : ""}`;
}

/** Every player of a night, with a menu for each thing that is done about one, and a menu to everything else. */
export function nightPlayers(league: League, night: Night, wanted: number, lead = ""): Message {
  const idOf = (to: number) => nightPressId("players", league.id, { number: to });
  const { shown, page } = paged(night.players, wanted, idOf);
  const lines = shown.map(
    (player, at) => `${page * PAGE + at + 1}. ${safe(player.name, 32)} · ${sideOf(player)}${markOf(player)}`,
  );
  const about = (player: NightPlayer) => `${sideOf(player)}${markOf(player)}`;
  const menu = (verb: NightPressVerb, words: string, people: readonly NightPlayer[], says = about) => {
    const option = (player: NightPlayer): MenuOption => ({
      value: player.user,
      label: player.name,
      description: says(player),
    });
    // Who is on this page is there afterwards as well.
    return people.length === 0 ? [] : [menuRow(nightPressId(verb, league.id, { page }), words, people.map(option))];
  };
  const playing = shown.filter(({ gone }) => gone === null);
  const head = `${bold(league.name)}, night ${night.number}: ${fieldOf(night).length} of ${counted(night.players.length, "player")} are here.`;
  return privateMessage({
    content: [...(lead === "" ? [] : [lead]), head].join("\n"),
    embeds: lines.length === 0 ? [] : [{ description: lines.join("\n") }],
    rows: [
      ...menu("player", "Do something about a player", shown),
      ...menu("in", "Check in or out, or take back in", shown, ({ here, gone }) =>
        gone !== null ? "take back in" : here ? "is here: check out" : "check in",
      ),
      ...menu("out", "Drop", playing),
      ...menu(
        "no-show",
        "Never came",
        playing.filter(({ user }) => !hasBegun(night, user)),
      ),
      ...buttonRows([
        ...pageButtons(page, Math.ceil(night.players.length / PAGE), idOf),
        button(nightPressId("organise", league.id), "Back"),
      ]),
    ],
  });
}

/** What may be done about one player. */
export function nightPlayer(league: League, player: NightPlayer, begun: boolean): Message {
  const { user, name, here, gone } = player;
  const idOf = (verb: Parameters<typeof nightPressId>[0]) => nightPressId(verb, league.id, { user });
  const buttons =
    gone !== null
      ? [button(idOf("back"), "Back in", "good")]
      : [
          here ? button(idOf("away"), "Not here") : button(idOf("come"), "Check in", "good"),
          button(idOf("out"), "Drop", "grave"),
          button(idOf("no-show"), "No-show", "grave"),
        ];
  const what = begun ? "Who drops in the middle of a round is out of its table; the round goes on without them." : "";
  return privateMessage({
    content: [
      `**${safe(name, 40)}** · ${sideOf(player)}${markOf(player)}`,
      ...(what === "" ? [] : [`-# ${what}`]),
    ].join("\n"),
    rows: buttonRows([...buttons, button(nightPressId("players", league.id), "All players")]),
  });
}

/** What can be switched on and off, by the word in its menu. */
export const SWITCHES = ["registered", "revealed", "close", "daily"] as const;
export type Switch = (typeof SWITCHES)[number];
const SWITCH_WORDS: Readonly<Record<Switch, readonly [label: string, about: string]>> = {
  registered: ["Players register decks", "Secret until the table; checked by the rule set, locked at the first round"],
  revealed: ["Decks are open afterwards", "Everybody may read them once the night has ended"],
  close: ["Like scores meet", "From the second round on; rounds are then paired one by one"],
  daily: ["Rounds of days", "A deadline a round; two open tables a player at most"],
};

/** What is on of a league's switches. */
export const switchedOn = ({ registered, revealed, close, pace }: Settings): readonly Switch[] =>
  SWITCHES.filter((each) => ({ registered, revealed, close, daily: pace === "daily" })[each]);

/** Who may be kept apart, and how two of them are chosen. */
export const keepable = ({ entrants }: Pick<League, "entrants">): MenuOption[] =>
  entrants.map((entrant) => ({ value: entrant.user, label: plain(entrant.name, 60), description: sideOf(entrant) }));
export const KEEPING_APART: Pairwise = {
  does: "apart",
  asks: "apart-from",
  number: 0,
  words: "Keep two players apart",
};

/** How a league plays, to be changed. */
export function settingsScreen(league: League, lead = ""): Message {
  const { settings, id, entrants } = league;
  const on = switchedOn(settings);
  const options = SWITCHES.map((each) => {
    const [label, description] = SWITCH_WORDS[each];
    return { value: each, label, description, chosen: on.includes(each) };
  });
  const nameOf = (user: string) => entrants.find((entrant) => entrant.user === user)?.name ?? "somebody who left";
  const apart = settings.apart.map((pair) => listed(pair.map((user) => safe(nameOf(user), 32))));
  const people = keepable(league);
  return privateMessage({
    content: [
      ...(lead === "" ? [] : [lead]),
      `How ${bold(league.name)} is played:`,
      `- ${settingsLine(settings)}`,
      `- ${on.length === 0 ? "All that can be switched on below is off" : on.map((each) => SWITCH_WORDS[each][0]).join(" · ")}`,
      ...(apart.length === 0 ? [] : [`- Kept apart: ${apart.join("; ")}`]),
    ].join("\n"),
    rows: [
      menuRow(nightPressId("switches", id), "Switch on", options, { least: 0, most: options.length }),
      ...(people.length < 2 ? [] : [twoPlayersMenu(league, people, KEEPING_APART)]),
      ...buttonRows([
        button(nightPressId("numbers", id), "Numbers…"),
        button(nightPressId("organisers", id), "Organisers…"),
        button(nightPressId("manners", id), "Table manners…"),
        ...firstPages(league, people, KEEPING_APART, "Keep others apart…"),
        ...(apart.length === 0 ? [] : [button(nightPressId("together", id), "Keep nobody apart")]),
        button(nightPressId("organise", id), "Back"),
      ]),
    ],
  });
}

/** How the league's tables want to play beside their rules, to be changed for those that have not begun. */
export function mannersScreen({ name, id, settings }: League, lead = ""): Message {
  const { manners } = settings;
  const lines = [
    ...(lead === "" ? [] : [lead]),
    manners === undefined
      ? `${bold(name)} leaves the manners of its tables to their hosts: ${mannersWords(USUAL_MANNERS)}, where nobody chooses otherwise.`
      : `Manners at all tables of ${bold(name)}: ${mannersWords(manners)}.`,
    "-# A change holds at once for tables that have not begun; a game that has keeps the manners it began with.",
  ];
  const buttons = [
    ...(manners === undefined ? [] : [button(nightPressId("hosts", id), "Leave it to the hosts")]),
    button(nightPressId("settings", id), "Back"),
  ];
  const rows = [...mannersMenus(manners ?? USUAL_MANNERS, (which) => nightPressId(which, id)), ...buttonRows(buttons)];
  return privateMessage({ content: lines.join("\n"), rows });
}

/** The fields of the form for what is a number, in their order. */
export const NUMBERS = ["size", "rounds", "time", "points", "final"] as const;

/** The form for what is a number. */
export function numbersForm({
  id,
  settings,
}: Pick<League, "id" | "settings">): APIModalInteractionResponseCallbackData {
  const { size, rounds, minutes, points, cut } = settings;
  const fields: Readonly<Record<(typeof NUMBERS)[number], readonly [label: string, value: string, example: string]>> = {
    size: ["Players at a table (3 to 6)", String(size), "4"],
    rounds: ["Rounds (1 to 12)", String(rounds), "3"],
    time: ["Time for a round", minutes % 1_440 === 0 ? `${minutes / 1_440}d` : `${minutes}m`, "90m · 2h · 3d"],
    points: [
      "Points for the places + before time",
      `${points.places.join(" ")} + ${points.before_time}`,
      "5 3 2 1 + 1",
    ],
    final: ["A final of how many (empty: none)", cut === null ? "" : String(cut), "4"],
  };
  return {
    custom_id: nightPressId("numbers", id),
    title: "How the nights are played",
    components: NUMBERS.map((name) => {
      const [label, value, placeholder] = fields[name];
      const field = { custom_id: name, label, value, placeholder, required: name !== "final", max_length: 40 };
      return {
        type: ComponentType.ActionRow,
        components: [{ type: ComponentType.TextInput, style: TextInputStyle.Short, ...field }],
      };
    }),
  };
}
