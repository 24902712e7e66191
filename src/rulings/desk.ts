import { makeInTurns } from "../piecemeal.ts";
import type { Corpus, PublishedRules, Ruling } from "./corpus.ts";
import { GameIndex } from "./game-index.ts";
import { asEntry, type HouseRuling, type HouseRulings } from "./house.ts";
import type { Vocabulary } from "./index-parts.ts";
import { linksOf } from "./links.ts";
import { fittingPoints } from "./points.ts";
import { followUp } from "./rule-set-words.ts";
import { type Found, type RulingGame, type RulingSearch, searchIn } from "./search.ts";

/** A question as it was asked, and by whom. */
export interface Asked {
  readonly question: string;
  /** The rule set that was chosen beside the question. */
  readonly rules?: PublishedRules | null;
  readonly game: RulingGame | null;
  readonly guild: string | null;
  readonly user: string;
}

/** What is known on it. */
export interface Ruled extends Found {
  /** The server's own ruling on it, which comes first. */
  readonly house: HouseRuling | null;
}

/** How many users' last answers are remembered, for questions such as "and for quickstart?". */
const MOST_REMEMBERED = 1_000;

/** Answers questions about the rules in a server: with its house rulings, and knowing what a user asked before. */
export class RulingDesk {
  readonly corpus: Corpus;
  readonly search: RulingSearch;
  readonly #house: HouseRulings;
  readonly #vocabulary: Vocabulary;
  readonly #indexes = new Map<string, { stamp: string; index: GameIndex }>();
  readonly #last = new Map<string, string>();

  constructor(corpus: Corpus, search: RulingSearch, house: HouseRulings, vocabulary: Vocabulary) {
    this.corpus = corpus;
    this.search = search;
    this.#house = house;
    this.#vocabulary = vocabulary;
  }

  /** Makes what the first question would wait for, in pieces; `pause` is awaited between them. */
  async prepare(pause: () => Promise<void>): Promise<void> {
    await makeInTurns(this.search.ahead, pause);
  }

  async ask({ question, rules = null, game, guild, user }: Asked): Promise<Ruled> {
    const again = followUp(question, rules);
    const last = this.#last.get(user);
    const entry = again === null || last === undefined ? undefined : this.corpus.byId(last);
    if (entry) {
      const house = await this.replacing(guild, entry.id);
      return { verdict: "answer", hits: [{ entry, score: 1 }], rules: again, exact: true, house };
    }
    const rulings = guild === null || game === "ge" ? [] : await this.#house.of(guild);
    const found = this.search.find(question, game ?? undefined);
    const own = this.#own(question, guild ?? "", rulings) ?? this.#instead(found, rulings);
    const [first] = found.hits;
    if (found.verdict === "answer" && first) this.remember(user, first.entry.id);
    return { ...found, house: own };
  }

  /** The house ruling that takes the place of an entry in this server, or null. */
  async replacing(guild: string | null, id: string): Promise<HouseRuling | null> {
    if (guild === null) return null;
    return (await this.#house.of(guild)).find(({ replaces }) => replaces === id) ?? null;
  }

  async houseRuling(guild: string | null, id: string): Promise<HouseRuling | null> {
    const number = /^house-(\d{1,9})$/.exec(id)?.[1];
    if (guild === null || number === undefined) return null;
    return (await this.#house.of(guild)).find((each) => each.number === Number(number)) ?? null;
  }

  /** The entry's points, those that fit the question first. */
  points(entry: Ruling, question: string | null): NonNullable<Ruling["points"]> {
    const { points = [] } = entry;
    return question === null ? points : fittingPoints(points, this.search.index(entry.game).read(question));
  }

  /** What belongs to an entry, the nearest first. */
  related(entry: Ruling): Ruling[] {
    return linksOf(this.corpus).related(entry);
  }

  /** Keeps what a user was told, for a question that follows. */
  remember(user: string, id: string): void {
    this.#last.delete(user);
    this.#last.set(user, id);
    const oldest = this.#last.keys().next();
    if (this.#last.size > MOST_REMEMBERED && !oldest.done) this.#last.delete(oldest.value);
  }

  /** The ruling of the server that the question is about by itself. */
  #own(question: string, guild: string, rulings: readonly HouseRuling[]): HouseRuling | null {
    if (rulings.length === 0) return null;
    const stamp = JSON.stringify(rulings.map(({ number, at }) => [number, at]));
    const known = this.#indexes.get(guild);
    const index = known?.stamp === stamp ? known.index : GameIndex.of(rulings.map(asEntry), this.#vocabulary);
    if (known?.index !== index) this.#indexes.set(guild, { stamp, index });
    const found = searchIn(index, question);
    const [first] = found.hits;
    if (!first || found.verdict === "nothing" || (!found.exact && first.score < LEAST_OWN)) return null;
    return rulings.find(({ number }) => `house-${number}` === first.entry.id) ?? null;
  }

  #instead({ verdict, hits }: Found, rulings: readonly HouseRuling[]): HouseRuling | null {
    const first = verdict === "answer" ? hits[0]?.entry.id : undefined;
    return rulings.find(({ replaces }) => replaces !== null && replaces === first) ?? null;
  }
}

/** How well a house ruling must fit to be shown first. */
const LEAST_OWN = 0.5;

/** The rule set of that name, or null: a table of house rules is answered by the engine rules. */
export const publishedOf = (rules: string | null): PublishedRules | null =>
  rules === "engine" || rules === "casual" || rules === "tournament" || rules === "quickstart" ? rules : null;
