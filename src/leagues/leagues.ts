import { z } from "zod";
import { type OwnDeck, ownDeckSchema } from "../catalogue/own-decks.ts";
import { freshId } from "../fresh-id.ts";
import type { Pieces } from "../piecemeal.ts";
import { type Store, Texts } from "../store/index.ts";
import {
  type Changed,
  type Entrant,
  type FreshLeague,
  type League,
  leagueNamed,
  leagueSchema,
  withEntrant,
  withEntrants,
  withLeague,
  withoutEntrant,
  withRegistration,
} from "./index.ts";

/** The last readings that are kept: the leagues of one server take at most some 5 MB. */
const MOST_REMEMBERED = 16;

/** What a player registers; `salt`: what is mixed into its seal. */
export type Registration = Omit<Entrant, "deck"> & { readonly copy: OwnDeck | null; readonly salt?: string };

/** A registered copy: with what its seal is made of, but for those of earlier versions. */
const registeredSchema = ownDeckSchema
  .unwrap()
  .extend({ salt: z.string().max(64).optional() })
  .readonly();
export type RegisteredCopy = z.infer<typeof registeredSchema>;

/** A change and the leagues that it leaves. */
type Settled<T> = Changed<T & { leagues: readonly League[] }>;

/**
 * The leagues of each server. Registered decks are documents of their own: a copy is written before its league names it,
 * and forgotten after the league names another, so that no crash loses a deck.
 */
export class Leagues {
  readonly #store: Store;
  readonly #kept: Texts<readonly League[]>;

  constructor(store: Store) {
    this.#store = store;
    this.#kept = new Texts(store.documents("leagues"), {
      nothing: [],
      read,
      write: (leagues) => leagues,
      most: MOST_REMEMBERED,
    });
  }

  /** In the order in which they were opened. */
  of(guild: string): Promise<readonly League[]> {
    return this.#kept.of(guild);
  }

  async create(guild: string, wanted: Omit<FreshLeague, "id">): Promise<Changed<{ league: League }>> {
    const id = freshId();
    return this.#change<{ league: League }>(guild, (leagues) => withLeague(leagues, { ...wanted, id }));
  }

  /** Registers a copy of a deck; what the player registered before is forgotten. */
  async register(
    guild: string,
    league: string,
    { copy, salt, ...who }: Registration,
    /** Between two rounds decks are exchanged, also once registration is closed. */
    exchange = false,
  ): Promise<Changed<{ league: League; before: Entrant | null }>> {
    const deck = copy === null ? null : freshId();
    const entrant = { ...who, deck };
    if (deck !== null) await this.#decks().set(keyOf(guild, league, deck), JSON.stringify({ ...copy, salt }));
    const done = await this.#changeOne(guild, league, (present) => withEntrant(present, entrant, exchange));
    const idle = done.ok ? done.before : entrant;
    if (idle !== null) await this.#forget(guild, league, idle);
    return done;
  }

  /** Takes in players without decks, all who are not in yet or nobody. */
  async enrol(
    guild: string,
    league: string,
    wanted: readonly Entrant[],
  ): Promise<Changed<{ league: League; fresh: readonly Entrant[] }>> {
    return this.#changeOne(guild, league, (present) => withEntrants(present, wanted));
  }

  /** Leaves a league; its copy of the deck is forgotten. */
  async withdraw(guild: string, league: string, user: string): Promise<Changed<{ league: League; before: Entrant }>> {
    const done = await this.#changeOne(guild, league, (present) => withoutEntrant(present, user));
    if (done.ok) await this.#forget(guild, league, done.before);
    return done;
  }

  async setOpen(guild: string, league: string, open: boolean): Promise<Changed<{ league: League }>> {
    return this.#changeOne(guild, league, (present) => ({ ok: true, league: withRegistration(present, open) }));
  }

  /** Changes what is said of a league itself, such as how its nights are played. */
  async alter(
    guild: string,
    league: string,
    change: (present: League) => League,
  ): Promise<Changed<{ league: League }>> {
    return this.#changeOne(guild, league, (present) => ({ ok: true, league: change(present) }));
  }

  /** The registered deck, or null where there is none, or it has been replaced meanwhile. */
  async deckOf(guild: string, league: string, { deck }: Pick<Entrant, "deck">): Promise<RegisteredCopy | null> {
    if (deck === null) return null;
    const kept = await this.#decks().get(keyOf(guild, league, deck));
    // It was kept as an object once.
    return kept === undefined ? null : registeredSchema.parse(typeof kept === "string" ? JSON.parse(kept) : kept);
  }

  async #changeOne<T extends { league: League }>(
    guild: string,
    id: string,
    change: (league: League) => Changed<T>,
  ): Promise<Changed<T>> {
    return this.#change<T>(guild, (leagues) => {
      const before = leagueNamed(leagues, id);
      if (before === undefined) return { ok: false, problem: "no-league" };
      const done = change(before);
      if (!done.ok) return done;
      return { ...done, leagues: leagues.map((each) => (each === before ? done.league : each)) };
    });
  }

  #change<T>(guild: string, change: (leagues: readonly League[]) => Settled<T>): Promise<Changed<T>> {
    return this.#kept.change<Changed<T>>(guild, (leagues) => {
      const settled = change(leagues);
      return settled.ok ? { next: settled.leagues, result: settled } : { result: settled };
    });
  }

  async #forget(guild: string, league: string, { deck }: Entrant): Promise<void> {
    if (deck !== null) await this.#decks().delete(keyOf(guild, league, deck));
  }

  #decks() {
    return this.#store.documents("league-decks");
  }
}

const keyOf = (guild: string, league: string, deck: string) => `${guild}:${league}:${deck}`;

function* read(lines: readonly string[]): Pieces<readonly League[]> {
  const leagues: League[] = [];
  for (const line of lines) {
    leagues.push(leagueSchema.parse(JSON.parse(line)));
    yield;
  }
  return leagues;
}
