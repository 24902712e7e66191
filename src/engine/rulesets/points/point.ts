/** Something on which the rule sets differ. */
export interface RulePoint {
  readonly title: string;
  /** The `/rule` entry that it belongs to. */
  readonly rule: string;
  /** No rule set has it by itself: a rule that a table may agree on, as a house rule. */
  readonly optional?: true;
  /** For each thing that a rule set can say of it, words that go on from the title. */
  readonly options: Readonly<Record<string, string>>;
}
