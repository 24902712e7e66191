import {
  type Changed,
  type Entrant,
  type League,
  leagueNamed,
  leaguesSchema,
  withEntrant,
  withLeague,
  withoutEntrant,
  withRegistration,
} from "../league/index.ts";
import type { Store } from "../store/index.ts";
import { freshId } from "./fresh-id.ts";
import { type OwnDeck, ownDeckSchema } from "./own-decks.ts";

/** What a player registers. */
export type Registration = Omit<Entrant, "deck"> & { readonly copy: OwnDeck };

/** A change and the leagues that it leaves. */
type Settled<T> = Changed<T & { leagues: readonly League[] }>;

/**
 * The leagues of each server. Registered decks are documents of their own: a copy is written before its league names it,
 * and forgotten after the league names another, so that no crash loses a deck.
 */
export class Leagues {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** In the order in which they were opened. */
  async of(guild: string): Promise<readonly League[]> {
    return read(await this.#leagues().get(guild));
  }

  async create(guild: string, wanted: Omit<League, "id" | "open" | "entrants">): Promise<Changed<{ league: League }>> {
    const id = freshId();
    return this.#change<{ league: League }>(guild, (leagues) => withLeague(leagues, { ...wanted, id }));
  }

  /** Registers a copy of a deck; what the player registered before is forgotten. */
  async register(
    guild: string,
    league: string,
    { copy, ...who }: Registration,
  ): Promise<Changed<{ league: League; before: Entrant | null }>> {
    const entrant = { ...who, deck: freshId() };
    await this.#decks().set(keyOf(guild, league, entrant.deck), copy);
    const done = await this.#changeOne(guild, league, (present) => withEntrant(present, entrant));
    const idle = done.ok ? done.before : entrant;
    if (idle !== null) await this.#decks().delete(keyOf(guild, league, idle.deck));
    return done;
  }

  /** Leaves a league; its copy of the deck is forgotten. */
  async withdraw(guild: string, league: string, user: string): Promise<Changed<{ league: League; before: Entrant }>> {
    const done = await this.#changeOne(guild, league, (present) => withoutEntrant(present, user));
    if (done.ok) await this.#decks().delete(keyOf(guild, league, done.before.deck));
    return done;
  }

  async setOpen(guild: string, league: string, open: boolean): Promise<Changed<{ league: League }>> {
    return this.#changeOne(guild, league, (present) => ({ ok: true, league: withRegistration(present, open) }));
  }

  /** The registered deck, or null where it has been replaced meanwhile. */
  async deckOf(guild: string, league: string, { deck }: Pick<Entrant, "deck">): Promise<OwnDeck | null> {
    const kept = await this.#decks().get(keyOf(guild, league, deck));
    return kept === undefined ? null : ownDeckSchema.parse(kept);
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

  async #change<T>(guild: string, change: (leagues: readonly League[]) => Settled<T>): Promise<Changed<T>> {
    let settled: Settled<T> = { ok: false, problem: "no-league" };
    await this.#leagues().update(guild, (present) => {
      settled = change(read(present));
      return settled.ok ? settled.leagues : present;
    });
    return settled;
  }

  #leagues() {
    return this.#store.documents("leagues");
  }

  #decks() {
    return this.#store.documents("league-decks");
  }
}

const keyOf = (guild: string, league: string, deck: string) => `${guild}:${league}:${deck}`;
const read = (document: unknown): readonly League[] => (document === undefined ? [] : leaguesSchema.parse(document));
