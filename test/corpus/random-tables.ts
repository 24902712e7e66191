/** The corpus's whole tables, from the lobby on: what is played there by chance, doubted, undone, objected to, paused, moved. */
import {
  type Action,
  type Game,
  GENERATORS,
  legalActions,
  NEWEST_REVISION,
  type Setup,
  UNCHANGED,
  withBase,
} from "../../src/engine/index.ts";
import { applyEntry } from "../../src/table/apply-entry.ts";
import { cardKey } from "../../src/table/disputes/dispute.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import { HAND_WORDS, type Table } from "../../src/table/table.ts";
import { QUIET_MS } from "../../src/table/waiting/quiet.ts";
import { atAnyTime, factsFor } from "../engine/play/random-extras.ts";
import { choose, Dice, withUnknownFacts } from "../engine/play/random-player.ts";
import { created, joined, started } from "../table/tables.ts";
import type { RecordedTable, Unplayed } from "./recorded.ts";

const TABLES = 8;
const ENTRIES = 420;
const MINUTE = 60_000;
const JUDGE = { by: "77", name: "Kosh", judge: true } as const;
const SEED = "00112233445566778899aabbccddeeff";

/** A table as it comes about, entry by entry; what the table refuses is kept too. */
class Coming {
  table: Table | null = null;
  readonly entries: LogEntry[] = [];
  readonly dice: Dice;
  at = 1_000;

  constructor(seed: string) {
    this.dice = new Dice(seed);
  }
  says(entry: LogEntry): boolean {
    this.at = Math.max(this.at + 1 + this.dice.below(MINUTE), entry.at);
    const now = { ...entry, at: this.at };
    const folded = applyEntry(this.table, now);
    this.entries.push(now);
    if (folded.ok) this.table = folded.table;
    return folded.ok;
  }
  get now(): Table {
    if (this.table === null) throw new Error("there is no table yet");
    return this.table;
  }
}

/** Whole tables of two to six seats: by published rules and house rules, with and without a seed from the start. */
export function randomTables(): Unplayed<RecordedTable>[] {
  return Array.from({ length: TABLES }, (_, number) => {
    const coming = new Coming(`corpus table ${number}`);
    opens(coming, number, 2 + (number % 5));
    while (coming.entries.length < ENTRIES && coming.now.phase === "playing") {
      // Now and then somebody does something besides playing.
      if (coming.dice.below(4) === 0) talks(coming);
      else if (coming.now.game) plays(coming, coming.now.game);
    }
    closes(coming);
    return { name: `table ${number}: ${coming.now.seats.length} seats`, start: null, entries: coming.entries };
  });
}

function opens(coming: Coming, number: number, seats: number): void {
  const pace = number % 2 === 0 ? "live" : "daily";
  const house = number % 4 === 3 ? ({ rules: "house", house: withBase(UNCHANGED, "tournament") } as const) : {};
  const early = number % 2 === 0 ? { seed: SEED } : {};
  coming.says({ ...created(pace), ...house, ...early });
  for (let seat = 0; seat < seats; seat++)
    coming.says({ ...joined(coming.now, `${1001 + seat}`), ...("seed" in early ? { press: `50${seat}` } : {}) });
  coming.says({ type: "quiet", at: coming.at + QUIET_MS, by: "0" });
  coming.says({ type: "stayed", at: 0, by: "1001" });
  coming.says({ type: "left", at: 0, by: `${1000 + seats}` });
  coming.says(joined(coming.now, `${1000 + seats}`));
  coming.says({ type: "duel-changed", at: 0, by: "1002", duel: seats === 2 ? "mulligan" : null });
  coming.says({ type: "house-changed", at: 0, by: "1001", house: withBase(UNCHANGED, "casual") });
  coming.says({ type: "seat-changed", at: 0, by: "1001", change: { deckChosen: true } });
  const { seed, ...begins } = started(coming.now);
  for (const wrong of wrongSetups(begins.setup)) coming.says({ ...begins, setup: wrong, seed: SEED });
  const setup = number % 3 === 0 ? withUnknownFacts(begins.setup, coming.dice) : begins.setup;
  const generator = GENERATORS[(number >> 1) % GENERATORS.length] ?? "sha256";
  coming.says({
    ...begins,
    setup,
    generator,
    revision: NEWEST_REVISION,
    ...("seed" in early ? { press: "509" } : { seed: seed ?? "late" }),
  });
}

/** Setups that cannot sit down, each for another reason. */
function wrongSetups(setup: Setup): Setup[] {
  const bare = { ...setup, cards: [] };
  const [first, second] = setup.seats;
  if (!first || !second) return [];
  const seated = (...seats: Setup["seats"]) => ({ ...bare, seats });
  const { house: _, ...unruled } = bare;
  return [
    bare,
    seated(first),
    seated(...Array.from({ length: 11 }, () => first)),
    seated(first, { ...first, name: "Twin" }),
    seated({ ...first, faction: "drakh" }, second),
    seated({ ...first, faction: first.faction === "psi-corps" ? "home" : "psi-corps" }, second),
    { ...seated(first, second, { ...second, race: "non-aligned", faction: "home" }), duel: "mulligan" },
    { ...unruled, rules: "house" },
    { ...bare, rules: "engine", house: UNCHANGED },
  ];
}

/** Somebody who is asked does something. */
function plays(coming: Coming, game: Game): void {
  const { dice, now } = coming;
  const { seat } = dice.of(game.awaiting);
  const by = now.seats[seat]?.userId ?? "";
  const odd = dice.below(8) === 0 ? atAnyTime(game, dice) : null;
  if (odd) {
    coming.says({ type: "acted", at: 0, by: now.seats[odd.seat]?.userId ?? "", actions: [odd.chosen.action] });
    return;
  }
  const legal = legalActions(game, seat);
  const asked = game.awaiting.find((one) => one.seat === seat && one.kind === "fact");
  const chosen = legal.length > 0 ? choose(legal, dice) : null;
  const stated: Action[] =
    asked?.kind === "fact"
      ? [factsFor(seat, asked.card, asked.facts, dice)]
      : chosen && chosen.needs.length > 0 && "card" in chosen.action && typeof chosen.action.card === "number"
        ? [factsFor(seat, chosen.action.card, chosen.needs, dice)]
        : [];
  const actions = asked ? stated : [...stated, ...(chosen ? [chosen.action] : [])];
  if (!coming.says({ type: "acted", at: 0, by, actions }) && chosen)
    coming.says({ type: "acted", at: 0, by, actions: [chosen.action] });
}

/** Something that is no move of the game, by anybody; where play waits, most often what lets it go on. */
function talks(coming: Coming): void {
  const { dice, now, at } = coming;
  const by = dice.of(now.seats).userId;
  const effect = now.objection?.id ?? now.hand?.steps.at(-1)?.id ?? 1;
  const said = now.dispute ?? now.said?.findLast(({ settled }) => !settled);
  const card = cardKey(said?.card ?? "nothing");
  const facts = { cost: 1 + dice.below(5) };
  const dispute: LogEntry[] = [
    { type: "dispute-agreed", at, by, card },
    { type: "dispute-withdrawn", at, by, card },
    { type: "reading-corrected", at, by, card, facts },
    { type: "facts-judged", at, by: JUDGE.by, name: JUDGE.name, card: said?.card ?? "nothing", facts },
  ];
  const word = dice.of(HAND_WORDS);
  const objection: LogEntry[] = [
    { type: "objection-word", at, by, effect, word },
    { type: "objection-judged", at, by: JUDGE.by, name: JUDGE.name, effect, word },
  ];
  const any: LogEntry[] = [
    { type: "disputed", at, by, card },
    { type: "disputed", at, by, card },
    { type: "reading-corrected", at, by, card, facts },
    { type: "hand-undone", at, by, effect },
    { type: "objected", at, by, effect },
    { type: "objected", at, by, effect },
    { type: "paused", at, by, name: "Londo" },
    { type: "paused", at, ...JUDGE },
    { type: "moved", at, by, channel: "901", thread: `${903 + dice.below(9)}` },
    { type: "reminded", at, by: "0", decisions: now.waiting.slice(0, 2).map(({ decision }) => decision) },
    { type: "quiet", at: at + QUIET_MS * dice.below(2), by: "0" },
    { type: "stayed", at, by },
    { type: "acted", at, by, actions: [{ type: "pass", seat: dice.below(now.seats.length) }] },
  ];
  const resumed: LogEntry = { type: "resumed", at, by, name: "G'Kar" };
  if (now.paused && dice.below(3) > 0) coming.says(resumed);
  else if (now.dispute && dice.below(4) > 0) coming.says(dice.of(dispute));
  else if (now.objection && dice.below(4) > 0) coming.says(dice.of(objection));
  else coming.says(dice.of(any));
}

function closes(coming: Coming): void {
  const { at } = coming;
  if (coming.entries.length % 2 === 0)
    coming.says({ type: "rebuilt", at, by: "1001", upTo: coming.entries.length, name: "Londo" });
  coming.says({ type: "ended", at, by: "1001" });
  coming.says({ type: "forgotten", at, by: "1001", seats: [0], host: true });
}
