import type { Library } from "../../catalogue/library.ts";
import { OWN_DECK } from "../../catalogue/own-decks.ts";
import type { StarterDeck } from "../../engine/cards/decks.ts";
import type { Faction, Race, Ruled } from "../../engine/index.ts";
import { excludes, startingFactions } from "../../engine/index.ts";
import { checkDeck, type DeckRemark } from "../../engine/rules/decks/deck-check.ts";
import { sharedHours } from "../../finding/hours.ts";
import { isPracticeUser } from "../../table/seats/bot-users.ts";
import { ambassadorsOf, deckOfSeat, duelOf, factsForSeat, playableFactions } from "../../table/seats/lobby.ts";
import type { ReadOwnDeck } from "../../table/seats/own-seat.ts";
import { FEWEST_SEATS, MOST_SEATS, type Table, type TableSeat } from "../../table/table.ts";
import { waitsForNobody } from "../../table/waiting/clocks.ts";
import { findingWords } from "../../views/decks/finding-words.ts";
import { starterWords } from "../../views/decks/starter-words.ts";
import type { LobbyView, SeatChoices } from "../../views/index.ts";
import { capitalized } from "../../views/text/safe-text.ts";
import { type Language, say } from "../../views/words/index.ts";
import { tableLanguage } from "../seen/context.ts";
import { tablePaceWords } from "./clock-words.ts";

/** The open table as its lobby message shows it, in its own language unless another is asked for. */
export function lobbyView(table: Table, library: Library, language: Language = tableLanguage(table)): LobbyView {
  const host = table.seats.find(({ userId }) => userId === table.host)?.display ?? table.hostDisplay;
  return {
    rules: table.rules,
    ...(table.house ? { house: table.house } : {}),
    pace: tablePaceWords(table, language),
    ...(waitsForNobody(table) ? { alone: true } : {}),
    together: table.timing === "together",
    ...(table.manners ? { manners: table.manners } : {}),
    begun: table.phase !== "lobby",
    ...shared(table),
    duel: duelOf(table),
    host,
    fewest: FEWEST_SEATS,
    most: MOST_SEATS,
    seedHash: table.seedHash,
    seats: table.seats.map((seat) => {
      const note = openRemark(library, seat, table, language);
      return {
        userId: seat.userId,
        ...(isPracticeUser(seat.userId) ? { bot: true as const } : {}),
        display: seat.display,
        race: seat.race,
        faction: seat.faction,
        ambassador: factsForSeat(library, seat, seat.ambassador)?.title ?? "",
        // What players call their own decks says what is in them.
        deck: seat.own ? say(language, "lobby-own-deck") : seat.deck,
        notReady: notReady(table, library, seat, language),
        ...(seat.promised && table.phase === "lobby" ? { promised: seat.promised } : {}),
        ...(note === undefined ? {} : { note }),
      };
    }),
  };
}

const HOUR_MS = 60 * 60_000;

/** The hours in which all people who sit there play. */
function shared({ seats, lastAt = 0 }: Table): Pick<LobbyView, "shared"> {
  const people = seats.filter(({ userId }) => !isPracticeUser(userId));
  const span = sharedHours(people.map(({ hours = 0 }) => hours));
  if (span === null) return {};
  const from = Math.floor(lastAt / (24 * HOUR_MS)) * 24 * HOUR_MS + span.from * HOUR_MS;
  return { shared: { from, until: from + span.hours * HOUR_MS } };
}

/** What keeps the game from starting with this seat; house rules may change after its player sat down. */
function notReady(table: Table, library: Library, seat: TableSeat, language: Language): string | null {
  if (seat.invited !== undefined) return say(language, "lobby-asked");
  if (!deckOfSeat(library, seat)) return say(language, "lobby-no-deck");
  if (startingFactions(table, seat.race).includes(seat.faction)) return null;
  return say(language, "lobby-other-faction");
}

/** What everybody may know of it: of a player's own deck the size only, which lies on the table soon. */
function openRemark(library: Library, seat: TableSeat, rules: Ruled, language: Language): string | undefined {
  const remarks = remarksOn(library, seat, rules);
  const told = seat.own ? remarks.find(({ says }) => says.code === "too-few-cards") : remarks[0];
  if (told) return findingWords(told.says, language);
  return remarks.length === 0 ? undefined : say(language, "lobby-remarks");
}

/** What the table's rule set would say about a seat's deck, for its player; it never stops a game. */
export function deckRemarks(library: Library, seat: TableSeat, rules: Ruled, language: Language): readonly string[] {
  return remarksOn(library, seat, rules).map(({ says }) => findingWords(says, language));
}

function remarksOn(library: Library, seat: TableSeat, rules: Ruled): readonly DeckRemark[] {
  const starter = deckOfSeat(library, seat);
  if (!starter) return [];
  const remarks = remembered.get(starter) ?? new Map<string, readonly DeckRemark[]>();
  remembered.set(starter, remarks);
  const key = `${JSON.stringify([rules.rules, rules.house])}/${seat.ambassador}`;
  const known = remarks.get(key);
  if (known) return known;
  const factsOf = (ids: readonly string[] = []) => ids.flatMap((id) => factsForSeat(library, seat, id) ?? []);
  const { reserve, crusade } = library.pileIds(starter);
  const piles = { reserve: factsOf(reserve), crusade: factsOf(crusade) };
  const found = checkDeck(factsOf(library.deckIds(starter)), seat.ambassador, rules, piles);
  remarks.set(key, found);
  return found;
}

/** Lobbies are shown again at every step of their tables, and decks at a table do not change. */
const remembered = new WeakMap<StarterDeck, Map<string, readonly DeckRemark[]>>();

/** What a player may still choose for the own seat. */
export function seatChoices(
  table: Table,
  library: Library,
  seat: TableSeat,
  own: readonly ReadOwnDeck[] = [],
): SeatChoices {
  return {
    own: own.map(({ own: { id, name, cards }, missing }) => ({
      value: `${OWN_DECK}${id}`,
      name,
      about: (language) => {
        const size = say(language, "seat-deck-cards", { cards: cards.reduce((sum, { count }) => sum + count, 0) });
        return missing ? say(language, "seat-deck-unsaid", { cards: size }) : size;
      },
      chosen: seat.own?.id === id,
    })),
    races: playableFactions(library, table).map(({ race, faction }) => ({
      race,
      faction,
      chosen: race === seat.race && faction === seat.faction,
      takenBy: takenBy(table, seat, race, faction),
    })),
    ...(table.seats.length === 2 ? { hands: duelOf(table) ?? "chosen" } : {}),
    decks: library.starters
      .filter(({ race, faction }) => startingFactions(table, race).includes(faction))
      .map(({ name, race, faction, practice, says = "ready-made" }) => ({
        value: name,
        name,
        about: (language: Language) =>
          practice
            ? say(language, "seat-deck-invented", { says: capitalized(starterWords({ name, says }, language)) })
            : say(language, "seat-deck-real"),
        chosen: !seat.own && name === seat.deck,
        takenBy: takenBy(table, seat, race, faction),
      }))
      .filter(({ takenBy: rival }) => rival === null),
    ambassadors: ambassadorsOf(library, seat).map(({ id, title }) => ({
      value: id,
      title,
      chosen: id === seat.ambassador,
    })),
  };
}

/** Who has the faction already, where only one may. */
function takenBy(table: Table, own: TableSeat, race: Race, faction: Faction): string | null {
  const rival = table.seats.find((seat) => seat.userId !== own.userId && excludes(table, seat, { race, faction }));
  return rival?.display ?? null;
}
