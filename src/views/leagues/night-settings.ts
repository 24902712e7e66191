/** How a league's nights are played, for its organisers to change. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import type { League } from "../../leagues/index.ts";
import type { Settings } from "../../leagues/night/index.ts";
import { USUAL_MANNERS } from "../../settings/manners.ts";
import { mannersMenus, mannersWords } from "../manners/manners.ts";
import { button, buttonRows, inLanguages, type Message, menuRow, privateMessage } from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { type Language, listedIn, say, type Tell } from "../words/index.ts";
import { leadLines, NO_LEAD } from "./lead.ts";
import { leagueName, sideOf } from "./league-press.ts";
import { settingsLine } from "./night.ts";
import { nightPressId } from "./night-press.ts";
import { firstPages, type Pairwise, type People, twoPlayersMenu } from "./two-players.ts";

/** What can be switched on and off, by the word in its menu. */
export const SWITCHES = ["registered", "revealed", "close", "daily"] as const;
export type Switch = (typeof SWITCHES)[number];

/** What is on of a league's switches. */
export const switchedOn = ({ registered, revealed, close, pace }: Settings): readonly Switch[] =>
  SWITCHES.filter((each) => ({ registered, revealed, close, daily: pace === "daily" })[each]);

/** Who may be kept apart, and how two of them are chosen. */
export const keepable =
  ({ entrants }: Pick<League, "entrants">): People =>
  (language) =>
    entrants.map((entrant) => ({
      value: entrant.user,
      label: plain(entrant.name, 60),
      description: sideOf(entrant, language),
    }));
export const KEEPING_APART: Pairwise = {
  does: "apart",
  asks: "apart-from",
  number: 0,
  words: "night-keep-apart",
};

/** How a league plays, to be changed. */
export const settingsScreen = (league: League, lead: Tell = NO_LEAD): Message =>
  inLanguages((language) => {
    const { settings, id } = league;
    const on = switchedOn(settings);
    const options = SWITCHES.map((each) => ({
      value: each,
      label: say(language, `night-switch-${each}`),
      description: say(language, `night-switch-${each}-more`),
      chosen: on.includes(each),
    }));
    const pairs = apartWords(league, language);
    const people = keepable(league)(language);
    return privateMessage({
      content: [
        ...leadLines(lead, language),
        say(language, "night-how", { league: leagueName(league) }),
        `- ${settingsLine(settings, language)}`,
        `- ${on.length === 0 ? say(language, "night-all-off") : on.map((each) => say(language, `night-switch-${each}`)).join(" · ")}`,
        ...(pairs === "" ? [] : [`- ${say(language, "night-kept-apart", { pairs })}`]),
      ].join("\n"),
      rows: [
        menuRow(nightPressId("switches", id), say(language, "night-switch-menu"), options, {
          least: 0,
          most: options.length,
        }),
        ...(people.length < 2 ? [] : [twoPlayersMenu(league, people, KEEPING_APART, language)]),
        ...buttonRows([
          button(nightPressId("numbers", id), say(language, "night-numbers-button")),
          button(nightPressId("organisers", id), say(language, "night-organisers-button")),
          button(nightPressId("manners", id), say(language, "night-manners-button")),
          ...firstPages(league, people, KEEPING_APART, say(language, "night-keep-others-button")),
          ...(pairs === "" ? [] : [button(nightPressId("together", id), say(language, "night-together-button"))]),
          button(nightPressId("organise", id), say(language, "league-back-button")),
        ]),
      ],
    });
  });

function apartWords({ settings, entrants }: League, language: Language): string {
  const nameOf = (user: string) =>
    entrants.find((entrant) => entrant.user === user)?.name ?? say(language, "night-somebody-left");
  const named = (pair: readonly string[]) => pair.map((user) => safe(nameOf(user), 32));
  return settings.apart.map((pair) => listedIn(named(pair), language)).join("; ");
}

/** How the league's tables want to play beside their rules, to be changed for those that have not begun. */
export const mannersScreen = (league: League, lead: Tell = NO_LEAD): Message =>
  inLanguages((language) => {
    const { id, settings } = league;
    const { manners } = settings;
    const told = { league: leagueName(league), manners: mannersWords(manners ?? USUAL_MANNERS, language) };
    const lines = [
      ...leadLines(lead, language),
      say(language, manners === undefined ? "night-manners-hosts" : "night-manners-all", told),
      say(language, "night-manners-hold"),
    ];
    const buttons = [
      ...(manners === undefined ? [] : [button(nightPressId("hosts", id), say(language, "night-hosts-button"))]),
      button(nightPressId("settings", id), say(language, "league-back-button")),
    ];
    const menus = mannersMenus(manners ?? USUAL_MANNERS, (which) => nightPressId(which, id), language);
    return privateMessage({ content: lines.join("\n"), rows: [...menus, ...buttonRows(buttons)] });
  });

/** The fields of the form for what is a number, in their order. */
export const NUMBERS = ["size", "rounds", "time", "points", "final"] as const;

/** The form for what is a number. */
export function numbersForm(
  { id, settings }: Pick<League, "id" | "settings">,
  language: Language,
): APIModalInteractionResponseCallbackData {
  const { size, rounds, minutes, points, cut } = settings;
  const fields: Readonly<Record<(typeof NUMBERS)[number], readonly [value: string, example: string]>> = {
    size: [String(size), "4"],
    rounds: [String(rounds), "3"],
    time: [minutes % 1_440 === 0 ? `${minutes / 1_440}d` : `${minutes}m`, "90m · 2h · 3d"],
    points: [`${points.places.join(" ")} + ${points.before_time}`, "5 3 2 1 + 1"],
    final: [cut === null ? "" : String(cut), "4"],
  };
  return {
    custom_id: nightPressId("numbers", id),
    title: say(language, "night-numbers-title"),
    components: NUMBERS.map((name) => {
      const [value, placeholder] = fields[name];
      const label = say(language, `night-numbers-${name}`);
      const field = { custom_id: name, label, value, placeholder, required: name !== "final", max_length: 40 };
      return {
        type: ComponentType.ActionRow,
        components: [{ type: ComponentType.TextInput, style: TextInputStyle.Short, ...field }],
      };
    }),
  };
}
