import { type Duel, type Faction, type HouseRules, type Race, type RuleSetId, ruled } from "../../engine/index.ts";
import type { Promised } from "../../records/promised.ts";
import type { Manners } from "../../settings/manners.ts";
import { mannersButton, mannersLine } from "../manners/manners.ts";
import { learnButton } from "../prompts/first-steps.ts";
import { promiseWords } from "../records/promise.ts";
import { houseLines, houseRows, rulesButton, rulesName, timingWords, togetherButton } from "../rulings/house-rules.ts";
import { type Context, languageIn } from "../text/context.ts";
import { encodePress, type PressVerb } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

/** A table's name where its host gave none, in the table's language. */
export const tableName = (host: string, rules: RuleSetId, language: Language = FIRST_LANGUAGE): string =>
  `${say(language, "lobby-name", { host })}${rules === "engine" ? "" : ` (${rules})`}`;

export interface LobbySeat {
  readonly userId: string | null;
  readonly display: string;
  readonly race: Race;
  readonly faction: Faction;
  /** Title of the starting ambassador. */
  readonly ambassador: string;
  /** Name of the deck. */
  readonly deck: string;
  /** Why this seat cannot start yet, as a short phrase ("the deck has 52 cards, 60 are needed"); null: ready. */
  readonly notReady: string | null;
  /** Something that friends may let pass ("50 cards instead of 60"). */
  readonly note?: string;
  /** How they have kept deadlines; absent for who has not asked for it. */
  readonly promised?: Promised;
  /** A practice opponent. */
  readonly bot?: true;
}

/** A table before its game. */
export interface LobbyView {
  readonly rules: RuleSetId;
  /** There exactly where `rules` is "house". */
  readonly house?: HouseRules;
  /** What the pace is called, with its deadline: "live", "daily, 1 day for each answer, then a reminder". */
  readonly pace: string;
  /** One person plays with practice opponents, who wait for nothing. */
  readonly alone?: boolean;
  /** All declare and draw at once. */
  readonly together?: boolean;
  readonly manners?: Manners;
  /** When all who sit there play, in ms since the epoch on some day; absent where nothing is known, or they share nothing. */
  readonly shared?: { readonly from: number; readonly until: number };
  /** Two players whose hands are dealt; null where they are chosen. */
  readonly duel?: Duel | null;
  /** What the table calls whoever opened it. */
  readonly host: string;
  /** The game has begun: nothing is changed here any more. */
  readonly begun?: boolean;
  readonly seats: readonly LobbySeat[];
  readonly fewest: number;
  readonly most: number;
  /** SHA-256 of the secret seed of the shuffles; null where none is drawn yet. */
  readonly seedHash?: string | null;
}

/** Why the game cannot start yet, or null. */
function startWaitsFor({ seats, fewest }: LobbyView, language: Language): string | null {
  if (seats.length < fewest) return say(language, "lobby-more-players", { count: fewest - seats.length });
  const late = seats.filter(({ notReady }) => notReady !== null);
  if (late.length === 0) return null;
  const names = late.map(({ display }) => safe(display, 24)).join(", ");
  return say(language, "lobby-waits-for", { names, count: late.length });
}

/** "Narn Home": whom a seat plays. */
export const seatSideWords = (race: Race, faction: Faction, language: Language): string =>
  say(language, "lobby-side", { race: say(language, `race-${race}`), faction: say(language, `faction-${faction}`) });

function seatLine({ promised, ...seat }: LobbySeat, at: number, language: Language): string {
  const promise = promised === undefined ? "" : `\n-# 🤝 ${promiseWords(promised, language)}`;
  const sign = seat.notReady === null ? say(language, "lobby-ready") : `⏳ ${safe(seat.notReady, 120)}`;
  const note = seat.note ? `\n-# ${safe(seat.note, 200)}` : "";
  return `**${at + 1}. ${safe(seat.display, 24)}** · ${seatSideWords(seat.race, seat.faction, language)} · ${safe(seat.ambassador, 40)} · ${safe(seat.deck, 60)} · ${sign}${promise}${note}`;
}

/** What house rules change, in bounds that leave room for everything else. */
function houseWords({ house, begun = false }: LobbyView, language: Language): string[] {
  if (house === undefined) return [];
  const lines = houseLines(house);
  const all = () => fittedIn(lines, 1_500, language);
  if (begun) return lines.length > 0 ? ["", all()] : [];
  const how = say(language, "lobby-house");
  return lines.length > 0 ? ["", all(), how] : ["", how];
}

/** At a table of two: how the hands come about, and that it is to be chosen. */
function duelWords({ duel, seats, begun = false }: LobbyView, language: Language): string[] {
  if (duel) return [say(language, `lobby-hands-${duel}`)];
  return seats.length === 2 && !begun ? [say(language, "lobby-hands-chosen")] : [];
}

/** Where ambassadors are chosen in turn, what that is in a lobby. rulebook: Setup for Multiple Non-Aligned Factions */
function turnWords(lobby: LobbyView, language: Language): string[] {
  const league = lobby.seats.filter(({ race }) => race === "non-aligned").length;
  return league > 0 && !lobby.begun && ruled(lobby, "same-ambassador") === "in-turn"
    ? [say(language, "lobby-in-turn")]
    : [];
}

/** "You four share 18:00 – 23:00", in each reader's own time. */
function sharedWords({ shared, seats, begun = false }: LobbyView, language: Language): string[] {
  if (!shared || begun) return [];
  const people = seats.filter(({ userId }) => userId !== null).length;
  const time = (at: number) => `<t:${Math.floor(at / 1_000)}:t>`;
  return [say(language, "lobby-shared", { people, from: time(shared.from), until: time(shared.until) })];
}

/** Whoever plays alone with practice opponents has no deadline. */
function openedWords(lobby: LobbyView, language: Language): string {
  const opened = { host: safe(lobby.host, 24), rules: rulesName(lobby, language) };
  if (lobby.alone) return say(language, "lobby-opened-alone", opened);
  return say(language, "lobby-opened", { ...opened, pace: safe(lobby.pace, 120) });
}

/** The open table: who sits where, and Join, Leave, Start. Edited in place. */
export function lobbyMessage(lobby: LobbyView, ctx: Context): Message {
  const language = languageIn(ctx);
  const waits = startWaitsFor(lobby, language);
  const full = lobby.seats.length >= lobby.most;
  const lines = lobby.seats.map((seat, at) => seatLine(seat, at, language));
  const together = lobby.together === true;
  const { alone = false, begun = false } = lobby;
  const press = (verb: PressVerb) => encodePress({ table: ctx.table, decision: 0, verb, key: "" });
  return message({
    embeds: [
      {
        title: plain(ctx.tableName, DISCORD_LIMITS.embedTitle),
        description: fittedIn(
          [
            openedWords(lobby, language),
            say(language, "lobby-timing", { timing: timingWords(lobby, language) }),
            ...(lobby.manners && !(alone && begun) ? [mannersLine(lobby.manners, language)] : []),
            ...houseWords(lobby, language),
            ...duelWords(lobby, language),
            ...turnWords(lobby, language),
            "",
            ...(lines.length > 0 ? lines : [say(language, "lobby-nobody")]),
            "",
            ...(begun
              ? []
              : [say(language, full ? "lobby-full" : "lobby-taken", { seats: lobby.seats.length, most: lobby.most })]),
            ...(lobby.seedHash ? [say(language, "lobby-seed", { hash: lobby.seedHash })] : []),
            ...sharedWords(lobby, language),
            waits ?? say(language, "lobby-all-ready"),
          ],
          DISCORD_LIMITS.embedDescription,
          language,
        ),
      },
    ],
    rows: [
      ...buttonRows([
        button(press("join"), say(language, "join-button"), full ? "plain" : "good", full),
        button(press("seat"), say(language, "lobby-change-button")),
        button(press("leave"), say(language, "lobby-leave-button")),
        // Never disabled: pressed too early, it says why not, with the rule.
        button(press("start"), say(language, "start-button"), waits === null ? "main" : "plain"),
        // With house rules there is room for one button, which leads to the other.
        ...(lobby.house ? [rulesButton(ctx)] : lobby.begun ? [] : [togetherButton({ together }, ctx.table, language)]),
      ]),
      // The menus of house rules leave no row: there it takes the command.
      ...(lobby.house || lobby.begun
        ? []
        : buttonRows([
            button(press("add-bot"), say(language, "lobby-bot-button"), "plain", full),
            // Once a friend has sat down, nobody else presses the game into its beginning.
            ...(lobby.seats.filter(({ bot }) => bot !== true).length <= 1
              ? [button(press("fill"), say(language, "lobby-fill-button"))]
              : []),
            ...(lobby.manners ? [mannersButton(ctx.table, language)] : []),
            learnButton(language),
          ])),
      ...(lobby.house ? houseRows(lobby.house, ctx) : []),
    ],
  });
}
