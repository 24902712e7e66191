import { type Duel, type Faction, type HouseRules, type Race, type RuleSetId, ruled } from "../../engine/index.ts";
import type { Promised } from "../../records/promised.ts";
import type { Manners } from "../../settings/manners.ts";
import { mannersButton, mannersLine } from "../manners/manners.ts";
import { learnButton } from "../prompts/first-steps.ts";
import { promiseWords } from "../records/promise.ts";
import { houseLines, houseRows, rulesButton, rulesName, timingWords, togetherButton } from "../rulings/house-rules.ts";
import type { Context } from "../text/context.ts";
import { encodePress, type PressVerb } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";
import { counted, fitted, plain, safe } from "../text/safe-text.ts";
import { FACTION_WORDS, HANDS, RACE_WORDS } from "../text/words.ts";

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
}

/** A table before its game. */
export interface LobbyView {
  readonly rules: RuleSetId;
  /** There exactly where `rules` is "house". */
  readonly house?: HouseRules;
  /** What the pace is called, with its deadline: "live", "daily, 1 day for each answer, then a reminder". */
  readonly pace: string;
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
function startWaitsFor({ seats, fewest }: LobbyView): string | null {
  if (seats.length < fewest) {
    return `${counted(fewest - seats.length, "more player", "more players")} must join before the game can start.`;
  }
  const late = seats.filter(({ notReady }) => notReady !== null);
  if (late.length === 0) return null;
  return `The game can start when ${late.map(({ display }) => safe(display, 24)).join(", ")} ${late.length === 1 ? "is" : "are"} ready.`;
}

function seatLine({ promised, ...seat }: LobbySeat, at: number): string {
  const promise = promised === undefined ? "" : `\n-# 🤝 ${promiseWords(promised)}`;
  const sign = seat.notReady === null ? "✅ ready" : `⏳ ${safe(seat.notReady, 120)}`;
  const note = seat.note ? `\n-# ${safe(seat.note, 200)}` : "";
  return `**${at + 1}. ${safe(seat.display, 24)}** · ${RACE_WORDS[seat.race]} ${FACTION_WORDS[seat.faction]} · ${safe(seat.ambassador, 40)} · ${safe(seat.deck, 60)} · ${sign}${promise}${note}`;
}

/** What house rules change, in bounds that leave room for everything else. */
function houseWords({ house, begun = false }: LobbyView): string[] {
  if (house === undefined) return [];
  const lines = houseLines(house);
  if (begun) return lines.length > 0 ? ["", fitted(lines, 1_500)] : [];
  const how = "-# Whoever opened the table, or a judge, changes them in the menus below until the game starts.";
  return lines.length > 0 ? ["", fitted(lines, 1_500), how] : ["", how];
}

/** At a table of two: how the hands come about, and that it is to be chosen. */
function duelWords({ duel, seats, begun = false }: LobbyView): string[] {
  if (duel) return [`Starting hands: ${HANDS[duel].toLowerCase()}`];
  return seats.length === 2 && !begun
    ? ["-# Starting hands are chosen. For a duel with dealt hands, press **Change race or deck**."]
    : [];
}

/** Where ambassadors are chosen in turn, what that is in a lobby. rulebook: Setup for Multiple Non-Aligned Factions */
function turnWords(lobby: LobbyView): string[] {
  const league = lobby.seats.filter(({ race }) => race === "non-aligned").length;
  return league > 0 && !lobby.begun && ruled(lobby, "same-ambassador") === "in-turn"
    ? ["-# Non-Aligned players choose their ambassadors in turn, as they sit down: one that is taken stays taken."]
    : [];
}

const COUNTED: readonly string[] = ["two", "three", "four", "five", "six"];

/** "You four share 18:00 – 23:00", in each reader's own time. */
function sharedWords({ shared, seats, begun = false }: LobbyView): string[] {
  if (!shared || begun) return [];
  const you = COUNTED[seats.filter(({ userId }) => userId !== null).length - 2] ?? "all";
  const time = (at: number) => `<t:${Math.floor(at / 1_000)}:t>`;
  return [`🕓 You ${you} share ${time(shared.from)} – ${time(shared.until)}, by when you have played lately.`];
}

/** The open table: who sits where, and Join, Leave, Start. Edited in place. */
export function lobbyMessage(lobby: LobbyView, ctx: Context): Message {
  const waits = startWaitsFor(lobby);
  const full = lobby.seats.length >= lobby.most;
  const lines = lobby.seats.map(seatLine);
  const together = lobby.together === true;
  const press = (verb: PressVerb) => encodePress({ table: ctx.table, decision: 0, verb, key: "" });
  return message({
    embeds: [
      {
        title: plain(ctx.tableName, DISCORD_LIMITS.embedTitle),
        description: fitted(
          [
            `Opened by ${safe(lobby.host, 24)} · ${rulesName(lobby)} · pace: ${safe(lobby.pace, 120)}`,
            `Timing: ${timingWords(lobby)}`,
            ...(lobby.manners ? [mannersLine(lobby.manners)] : []),
            ...houseWords(lobby),
            ...duelWords(lobby),
            ...turnWords(lobby),
            "",
            ...(lines.length > 0 ? lines : ["Nobody sits here yet. Press **Join** to take the first seat."]),
            "",
            `${counted(lobby.seats.length, "seat")} of ${lobby.most} taken.${full && !lobby.begun ? " The table is full." : ""}`,
            ...(lobby.seedHash ? [`-# SHA-256 of the secret seed of the shuffles: \`${lobby.seedHash}\``] : []),
            ...sharedWords(lobby),
            waits ?? "Everybody is ready: any player at the table may press **Start**.",
          ],
          DISCORD_LIMITS.embedDescription,
        ),
      },
    ],
    rows: [
      ...buttonRows([
        button(press("join"), "Join", full ? "plain" : "good", full),
        button(press("seat"), "Change race or deck"),
        button(press("leave"), "Leave"),
        // Never disabled: pressed too early, it says why not, with the rule.
        button(press("start"), "Start", waits === null ? "main" : "plain"),
        // With house rules there is room for one button, which leads to the other.
        ...(lobby.house ? [rulesButton(ctx)] : lobby.begun ? [] : [togetherButton({ together }, ctx.table)]),
      ]),
      // The menus of house rules leave no row: there it takes the command.
      ...(lobby.house || lobby.begun
        ? []
        : buttonRows([
            button(press("add-bot"), "Add a bot", "plain", full),
            ...(lobby.manners ? [mannersButton(ctx.table)] : []),
            learnButton(),
          ])),
      ...(lobby.house ? houseRows(lobby.house, ctx) : []),
    ],
  });
}
