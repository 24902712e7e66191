/** What a picture tells, out of what one viewer may see: names, numbers and signs, and no place on paper yet. */
import {
  ABILITIES,
  type Ability,
  type CardInPlayView,
  type CardType,
  type Loyalty,
  MARKS,
  type Mark,
  type NonPlayer,
  type Race,
  type SeatIndex,
  type SeatView,
  type StateName,
  type View,
} from "../engine/index.ts";
import { pictureWords } from "../views/pictures/in-language.ts";
import { filled, toActWords, turnName, winsWords } from "../views/pictures/words.ts";
import { type Context, labelOf, languageIn } from "../views/text/context.ts";
import { capitalized } from "../views/text/safe-text.ts";
import { seatsInOrder } from "../views/tracker/seats.ts";
import { say } from "../views/words/index.ts";
import { drawable } from "./typeface.ts";

/** What the table calls its players, and in which language the picture speaks. */
export type TablePeople = Pick<Context, "people" | "language">;

/** What stands for a player everywhere in a picture. */
export interface Token {
  readonly race: Race;
  readonly place: number;
  readonly drakh: boolean;
}

export type CardState = "ready" | "turned" | "neutralized";

/** A card in play as it lies there. */
export interface DrawnCard {
  readonly id: number;
  readonly title: string;
  readonly type: CardType | null;
  /** "Minbari character". */
  readonly kind: string;
  readonly band: Loyalty | "neutral";
  readonly state: CardState;
  /** It lies on its side, neutralized or not. */
  readonly turned: boolean;
  /** Those above zero, as they are now; null: nobody has said. */
  readonly abilities: readonly { readonly ability: Ability; readonly now: number | null; readonly moved: -1 | 0 | 1 }[];
  readonly ambassador: boolean;
  readonly damage: number;
  readonly severe: number;
  readonly attached: readonly string[];
  readonly under: number;
  /** Titles of those under it that this viewer has placed there. */
  readonly ownUnder: readonly string[];
  readonly marks: readonly (readonly [Mark, number])[];
  /** Whoever controls it, where that is somebody else than its faction's player. */
  readonly controller: { readonly token: Token | null; readonly name: string } | null;
  readonly conquered: boolean;
  readonly blanked: boolean;
  readonly says: string | null;
}

export interface Relation {
  readonly seat: SeatIndex;
  readonly token: Token;
  readonly name: string;
  readonly toward: number;
  readonly from: number;
  readonly state: StateName | null;
}

export interface DrawnSeat {
  readonly seat: SeatIndex;
  readonly token: Token;
  readonly name: string;
  /** "Minbari · Babylon Project". */
  readonly faction: string;
  readonly race: string;
  readonly acts: boolean;
  readonly eliminated: boolean;
  readonly unspent: number;
  readonly spent: number;
  readonly additional: number;
  readonly power: number;
  readonly rawPower: number;
  readonly powerBonus: number;
  /** How much power a standard victory takes. */
  readonly goal: number;
  readonly unrest: number;
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  readonly agenda: { readonly title: string; readonly says: string | null; readonly hidden: boolean } | null;
  readonly marks: readonly (readonly [Mark, number])[];
  readonly relations: readonly Relation[];
  readonly abroad: readonly { readonly race: Race; readonly toward: number; readonly from: number }[];
  readonly inner: readonly DrawnCard[];
  readonly supporting: readonly DrawnCard[];
  readonly onFaction: readonly DrawnCard[];
  readonly discounts: SeatView["discounts"];
  readonly gainsNothing: boolean;
  readonly barred: "standard" | "any" | null;
  readonly needsLess: number;
}

export interface DrawnTable {
  readonly title: string;
  readonly round: string;
  /** Who must act, or who has won; empty for nobody. */
  readonly toAct: string;
  readonly over: boolean;
  readonly forces: Readonly<Record<NonPlayer, number>>;
  /** In initiative order, those who are out of the game last. */
  readonly seats: readonly DrawnSeat[];
  /** Titles of what lies on the whole game. */
  readonly global: readonly string[];
  /** What else is so: the Shadow War, civil wars. */
  readonly notices: readonly string[];
  readonly alliance: { readonly members: readonly Token[]; readonly founder: Token | null } | null;
  readonly turn: number;
}

/** By how much power a standard victory is won, where nothing says otherwise. engine: Winning the Game */
export const GOAL = 20;

/** The public's view, or one player's: a picture tells what that viewer may see. */
export function drawnTable(view: View, ctx: TablePeople = { people: [] }): DrawnTable {
  const seats = drawnSeats(view, ctx);
  const acting = seats.filter(({ acts }) => acts).map(({ name }) => name);
  const { result, isa } = view;
  const said = pictureWords(languageIn(ctx));
  const tokens = new Map(seats.map(({ seat, token }) => [seat, token]));
  const known = (seat: SeatIndex) => tokens.get(seat) ?? [];
  return {
    title: turnName(view.turn, said),
    // Nothing before the first turn, whose name says it.
    round: view.turn > 0 ? capitalized(say(languageIn(ctx), `rounds-${view.round}`)) : "",
    toAct: result
      ? winsWords(
          result.winners.map((seat) => drawnName(view, ctx, seat)),
          said,
        )
      : toActWords(acting, said),
    over: result !== null,
    forces: view.influence,
    seats: [...seats.filter((seat) => !seat.eliminated), ...seats.filter((seat) => seat.eliminated)],
    global: view.global.map(({ title }) => drawable(title)),
    notices: [
      ...(view.halted === undefined ? [] : [said.halted]),
      ...(view.shadowWar === "on" ? [said.shadowWar] : view.shadowWar === "over" ? [said.shadowWarOver] : []),
      ...(view.civilWars ?? []).map((race) => filled(said.civilWar, said.races[race])),
    ],
    alliance: isa ? { members: isa.members.flatMap(known), founder: tokens.get(isa.founder) ?? null } : null,
    turn: view.turn,
  };
}

/** What the table calls the player in this seat, in letters that can be drawn. */
export function drawnName(view: View, ctx: TablePeople, seat: SeatIndex): string {
  const called = ctx.people.some((each) => each.seat === seat);
  return drawable(
    called
      ? labelOf({ ...NO_TABLE, ...ctx }, seat)
      : (view.seats[seat]?.name ?? say(languageIn(ctx), "seat-number", { number: seat + 1 })),
  );
}

const NO_TABLE = { table: "", tableName: "" };

/** Every seat in initiative order. */
export function drawnSeats(view: View, ctx: TablePeople): DrawnSeat[] {
  const ordered = seatsInOrder(view);
  const tokens = tokensOf(view);
  return ordered.map((seat) => seatFacts(seat, view, ctx, tokens));
}

/** What stands for each seat: its race, and its place in initiative order. */
export function tokensOf(view: View): ReadonlyMap<SeatIndex, Token> {
  return new Map(
    seatsInOrder(view).map(({ seat, race, drakh }, at) => [seat, { race, place: at + 1, drakh: drakh === true }]),
  );
}

function seatFacts(seat: SeatView, view: View, ctx: TablePeople, tokens: ReadonlyMap<SeatIndex, Token>): DrawnSeat {
  const card = (each: CardInPlayView) => cardFacts(each, view, ctx, tokens);
  const language = languageIn(ctx);
  const words = pictureWords(language);
  const faction = [
    words.races[seat.race],
    say(language, `faction-${seat.faction}`),
    ...(seat.drakh && seat.faction !== "drakh" ? [words.races.drakh] : []),
  ].join(" · ");
  const token = tokens.get(seat.seat);
  if (token === undefined) throw new Error("every seat of a view has its place");
  const agenda = seat.agenda ?? null;
  const cards = [...seat.inner, ...seat.supporting, ...seat.onFaction, ...(agenda ? [agenda] : [])];
  return {
    seat: seat.seat,
    token,
    name: drawnName(view, ctx, seat.seat),
    faction,
    race: words.races[seat.race],
    acts: view.result === null && !seat.eliminated && view.awaiting.some((each) => each.seat === seat.seat),
    eliminated: seat.eliminated,
    unspent: seat.unspent,
    spent: seat.spent,
    additional: seat.additional,
    power: seat.power,
    rawPower: seat.rawPower,
    powerBonus: seat.powerBonus,
    goal: GOAL - (seat.needsLess ?? 0),
    unrest: seat.unrest,
    hand: seat.handSize,
    deck: seat.deckSize,
    discard: seat.discard.length,
    agenda: agenda
      ? { title: drawable(agenda.title), says: said(agenda.says), hidden: seat.agendaHidden }
      : seat.agendaHidden
        ? { title: "", says: null, hidden: true }
        : null,
    marks: MARKS.flatMap((mark) => {
      const sum = cards.reduce((all, { marks }) => all + (marks[mark] ?? 0), 0);
      return sum > 0 ? [[mark, sum] as const] : [];
    }),
    relations: view.seats.flatMap((other) => {
      const at = tokens.get(other.seat);
      if (other.seat === seat.seat || other.eliminated || at === undefined) return [];
      return [
        {
          seat: other.seat,
          token: at,
          name: drawnName(view, ctx, other.seat),
          toward: seat.tensions[other.seat] ?? 0,
          from: other.tensions[seat.seat] ?? 0,
          state: stateBetween(view, seat.seat, other.seat),
        },
      ];
    }),
    abroad: seat.eliminated ? [] : seat.abroad,
    inner: seat.inner.map(card),
    supporting: seat.supporting.map(card),
    onFaction: seat.onFaction.map(card),
    discounts: seat.discounts,
    gainsNothing: seat.gainsNothing === true,
    barred: seat.barred ?? null,
    needsLess: seat.needsLess ?? 0,
  };
}

/** The state that two factions are in, a war before any other. */
function stateBetween(view: View, a: SeatIndex, b: SeatIndex): StateName | null {
  const states = view.states.filter(({ between: [one, other], suspended }) => {
    if (suspended || !("seat" in one) || !("seat" in other)) return false;
    return (one.seat === a && other.seat === b) || (one.seat === b && other.seat === a);
  });
  return (states.find(({ name }) => name === "war") ?? states[0])?.name ?? null;
}

function cardFacts(
  card: CardInPlayView,
  view: View,
  ctx: TablePeople,
  tokens: ReadonlyMap<SeatIndex, Token>,
): DrawnCard {
  const controller = view.seats.find(({ name }) => name === card.controller);
  const words = pictureWords(languageIn(ctx));
  return {
    id: card.id,
    title: drawable(card.title),
    type: card.type,
    kind: capitalized(
      filled(words.kind, {
        it: words.races[card.race ?? "neutral"],
        type: card.type === null ? words.card : words.types[card.type],
      }),
    ),
    band: card.race ?? "neutral",
    state: card.neutralized ? "neutralized" : card.rotated ? "turned" : "ready",
    turned: card.rotated,
    abilities: ABILITIES.flatMap((ability) => {
      const now = card.abilities[ability];
      if (now === undefined || now === 0) return [];
      const why = card.explained[ability];
      const moved = why === undefined ? 0 : (Math.sign(why.now - printedIn(why.parts)) as -1 | 0 | 1);
      return [{ ability, now, moved }];
    }),
    ambassador: card.isAmbassador,
    damage: card.damage,
    severe: card.severe,
    attached: card.attached.map(drawable),
    under: card.faceDownUnder,
    ownUnder: card.ownUnder.map(drawable),
    marks: MARKS.flatMap((mark) => {
      const amount = card.marks[mark] ?? 0;
      return amount > 0 ? [[mark, amount] as const] : [];
    }),
    controller:
      card.controller === null
        ? null
        : {
            token: controller ? (tokens.get(controller.seat) ?? null) : null,
            name: controller ? drawnName(view, ctx, controller.seat) : drawable(card.controller),
          },
    conquered: card.conquered !== null,
    blanked: card.blanked,
    says: said(card.says),
  };
}

type Parts = NonNullable<CardInPlayView["explained"][Ability]>["parts"];
const printedIn = (parts: Parts): number =>
  parts.filter(({ kind }) => kind === "printed").reduce((sum, { by }) => sum + by, 0);

const said = (says: string | null): string | null => (says === null ? null : drawable(says));
