import { madeInTurns, makeInTurns, nextTurn } from "../piecemeal.ts";
import { Remembered } from "../remembered.ts";
import type { Corpus, PublishedRules, Ruling } from "./corpus.ts";
import { type FirstWords, firstWords } from "./first-words.ts";
import { GameIndex } from "./game-index.ts";
import { asEntry, type HouseRuling, type HouseRulings } from "./house.ts";
import type { Vocabulary } from "./index-parts.ts";
import { linksOf } from "./links.ts";
import { fittingPoints } from "./points.ts";
import { type Found, type RulingGame, type RulingSearch, searchIn } from "./search.ts";
import { followUp } from "./words/rule-set-words.ts";

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
export interface RuledEntry extends Found {
  /** The server's own ruling on it, which comes first. */
  readonly house: HouseRuling | null;
  /** What the question is about: itself, or what was asked before where it follows. */
  readonly about: string;
}

/** How many users' last answers are remembered, for questions such as "and for quickstart?". */
const MOST_REMEMBERED = 1_000;

/** How many servers' own rulings are kept ready to be searched. */
const MOST_INDEXES = 32;

/** Answers questions about the rules in a server: with its house rulings, and knowing what a user asked before. */
export class RuleLookup {
  readonly corpus: Corpus;
  readonly search: RulingSearch;
  readonly #house: HouseRulings;
  readonly #vocabulary: Vocabulary;
  readonly #indexes = new Remembered<GameIndex>(MOST_INDEXES);
  readonly #last = new Map<string, string>();
  #ready = false;

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

  /** Waits until everything can be looked up, while others have their turns: right after a start it takes half a second. */
  async ready(): Promise<void> {
    if (this.#ready) return;
    await this.prepare(nextTurn);
    this.#ready = true;
  }

  async ask({ question, rules = null, game, guild, user }: Asked): Promise<RuledEntry> {
    await this.ready();
    const again = followUp(question, rules);
    const last = this.#last.get(user);
    const entry = again === null || last === undefined ? undefined : this.corpus.byId(last);
    if (entry) {
      const house = await this.replacing(guild, entry.id);
      return { verdict: "answer", hits: [{ entry, score: 1 }], rules: again, exact: true, house, about: entry.title };
    }
    const rulings = guild === null || game === "ge" ? [] : await this.#house.of(guild);
    const found = await madeInTurns(this.search.finding(question, game ?? undefined));
    await nextTurn();
    const own = (await this.#own(question, guild ?? "", rulings)) ?? this.#instead(found, rulings);
    const [first] = found.hits;
    if (found.verdict === "answer" && first) this.remember(user, first.entry.id);
    return { ...found, house: own, about: question };
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

  /** What to show first of what was found, by a rule set where one is asked for. */
  firstWords(ruled: RuledEntry, rules: PublishedRules | null): FirstWords {
    return firstWords(this.search, ruled.about, ruled, rules);
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
  async #own(question: string, guild: string, rulings: readonly HouseRuling[]): Promise<HouseRuling | null> {
    if (rulings.length === 0) return null;
    const stamp = JSON.stringify(rulings.map(({ number, at }) => [number, at]));
    const making = () => madeInTurns(GameIndex.inPieces(rulings.map(asEntry), this.#vocabulary, null));
    const index = await this.#indexes.of(guild, stamp, making);
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
