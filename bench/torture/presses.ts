import type { Outcome, SandboxMessage, Snowflake } from "../../sandbox/standin/face.ts";
import type { StandIn } from "../../sandbox/standin/index.ts";
import { momentOf } from "../../sandbox/standin/snowflake.ts";

/** One press or order of a player, and what the player was told. */
export interface Press {
  readonly user: Snowflake;
  readonly channel: Snowflake;
  /** Ms since the epoch: the id of its interaction was made at this time or a moment later. */
  readonly at: number;
  readonly outcome: Outcome;
}

/** What a player was told by the answer: that it is done, that nothing was changed, or neither for certain. */
export type Told = "done" | "nothing changed" | "unsure";

/** Everything that players did, in order, each one thing after the other. */
export class Presses {
  readonly #standIn: StandIn;
  readonly #byUser = new Map<Snowflake, Press[]>();

  constructor(standIn: StandIn) {
    this.#standIn = standIn;
  }

  get all(): Press[] {
    return [...this.#byUser.values()].flat();
  }

  /** Does it, and writes down what came of it. */
  async take(user: Snowflake, channel: Snowflake, act: () => Promise<Outcome>): Promise<Outcome> {
    const at = Date.now();
    const outcome = await act();
    const before = this.#byUser.get(user) ?? [];
    this.#byUser.set(user, [...before, { user, channel, at, outcome }]);
    return outcome;
  }

  /** The press that an interaction of this user was; undefined where nobody pressed anything then. */
  of(user: Snowflake, interaction: Snowflake): Press | undefined {
    const made = momentOf(interaction);
    return this.#byUser.get(user)?.findLast(({ at }) => at <= made);
  }

  /** What the player was told in the end; `facts`: the lines that tell what happened at tables. */
  told({ user, channel, outcome }: Press, facts: ReadonlySet<string>): Told {
    if (outcome.kind === "updated") return "done";
    if (outcome.kind !== "message" && outcome.kind !== "deferred") return "unsure";
    // What was deferred has been filled in since.
    const now = this.#standIn.messages(user, channel).find(({ id }) => id === outcome.message.id) ?? outcome.message;
    if (now.content.includes("Nothing was changed")) return "nothing changed";
    const said = now.content.split("\n");
    return said.some((line) => facts.has(line)) || /^That is done\b/u.test(now.content) ? "done" : "unsure";
  }
}

/** The custom ids of the buttons under a message that can be pressed, in order. */
export function buttonsOf(message: SandboxMessage): string[] {
  return (message.components ?? [])
    .flatMap((row): readonly object[] => ("components" in row ? row.components : []))
    .flatMap((each) => {
      const isOff = "disabled" in each && each.disabled === true;
      return !isOff && "custom_id" in each && typeof each.custom_id === "string" ? [each.custom_id] : [];
    });
}

/** The custom id of the newest button with this label that the user sees there, with its message. */
export function labelled(standIn: StandIn, user: Snowflake, channel: Snowflake, label: string) {
  for (const message of standIn.messages(user, channel).reverse()) {
    for (const row of message.components ?? []) {
      for (const each of "components" in row ? row.components : []) {
        if ("label" in each && each.label === label && "custom_id" in each)
          return { message: message.id, customId: each.custom_id };
      }
    }
  }
  throw new Error(`there is no button ${label}`);
}
