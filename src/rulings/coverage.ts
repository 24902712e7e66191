/** Which sentences of the rules the moderator keeps by itself, which with the players' help, and which not, and why. */
import { type Doc, type Enforced, PUBLISHED_RULES, type PublishedRules, type Ruling, type Source } from "./corpus.ts";

/** One thing that an entry says, and how it is kept. */
export interface Statement {
  readonly entry: string;
  readonly text: string;
  readonly rules: readonly PublishedRules[];
  readonly sources: readonly Source[];
  readonly enforced: Enforced;
  /** Why it is not automatic; absent where it is, and where nobody has said. */
  readonly why?: string;
}

/** What an entry states: its text, its points, and what other rule sets say instead. */
export function statementsOf(ruling: Ruling): Statement[] {
  const { id, points = [], differs = [], enforced, why } = ruling;
  const parts = [
    { text: ruling.text, sources: ruling.sources, rules: PUBLISHED_RULES },
    ...points.map((point) => ({ ...point, rules: PUBLISHED_RULES })),
    ...differs,
  ];
  return parts.map((part) => {
    const own = ("enforced" in part && part.enforced) || enforced;
    const reason = ("why" in part && part.why) || why;
    return {
      entry: id,
      text: part.text,
      rules: part.rules,
      sources: part.sources,
      enforced: own,
      ...(own === "automatic" || !reason ? {} : { why: reason }),
    };
  });
}

/** The statements that cite each heading of a source; one that cites several stands under each. */
export function bySection(statements: readonly Statement[], doc: Doc): ReadonlyMap<string, readonly Statement[]> {
  const sections = new Map<string, Statement[]>();
  for (const statement of statements) {
    const headings = new Set(statement.sources.filter((source) => source.doc === doc).map(({ section }) => section));
    for (const heading of headings) sections.set(heading, [...(sections.get(heading) ?? []), statement]);
  }
  return sections;
}
