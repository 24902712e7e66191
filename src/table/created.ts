import { type HouseRules, type RuleSetId, UNCHANGED } from "../engine/index.ts";
import { FIRST_LANGUAGE, type Language } from "../settings/languages.ts";
import { type Manners, USUAL_MANNERS } from "../settings/manners.ts";
import { ANSWER_MS, type Expiry, type Pace, USUAL_EXPIRY } from "../settings/pace.ts";
import { newSeed } from "./seed.ts";
import { type Timing, timingAt } from "./table.ts";
import type { Proposal } from "./tables.ts";
import { clockOf } from "./waiting/clocks.ts";

/** What a new table is to be. */
export interface NewTable {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  readonly thread: string;
  readonly name: string;
  readonly rules: RuleSetId;
  /** Where `rules` is "house"; unchanged where it is left out. */
  readonly house?: HouseRules | undefined;
  readonly pace: Pace;
  /** What the pace has, where it is left out. */
  readonly expiry?: Expiry | undefined;
  /** How long an answer takes at the pace `custom`, in ms; a day where it is left out. */
  readonly deadline?: number | undefined;
  /** As the pace has it where it is left out. */
  readonly timing?: Timing | undefined;
  /** In which language it speaks; English where it is left out. */
  readonly language?: Language | undefined;
  /** What is usual where they are left out. */
  readonly manners?: Manners | undefined;
  /** Its league has chosen the manners. */
  readonly leagueManners?: boolean;
  /** Practice opponents play on where no person plays any more. */
  readonly unattended?: boolean;
  /** What whoever opens it is called. */
  readonly hostDisplay: string;
}

/** The first entry of a table's log, with its clock and a seed that is drawn here. */
export function createdEntry(table: NewTable): Extract<Proposal, { type: "created" }> {
  const { id, guild, channel, thread, name, rules, house = UNCHANGED, pace, hostDisplay } = table;
  const { timing = timingAt(pace), language = FIRST_LANGUAGE } = table;
  return {
    type: "created",
    id,
    guild,
    channel,
    thread,
    name,
    rules,
    ...(rules === "house" ? { house } : {}),
    pace,
    clock: clockOf(pace, table.expiry ?? USUAL_EXPIRY[pace], table.deadline ?? ANSWER_MS.daily),
    ...(timing === "together" ? { timing } : {}),
    ...(table.unattended ? { unattended: true } : {}),
    ...(language === FIRST_LANGUAGE ? {} : { language }),
    manners: table.manners ?? USUAL_MANNERS,
    ...(table.leagueManners ? { leagueManners: true } : {}),
    hostDisplay,
    seed: newSeed(),
  };
}
