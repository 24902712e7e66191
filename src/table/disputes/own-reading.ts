/**
 * Whoever has misread a card puts it right: nobody disputes the own word. The step that the figure was given for is taken
 * again with the right one, as long as nothing has come after it; otherwise it counts from then on. Others may dispute it.
 */
import { apply, correctFacts, type Event, type Game, type StatedFacts } from "../../engine/index.ts";
import type { Announcement } from "../announcement.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, happened, no, seatedPlayer, wentOn } from "../entry-outcome.ts";
import type { CardStatement, LastStatement, Table } from "../table.ts";
import { cardKey, isCopyOf, isFactName, readingTakenBack, restated } from "./dispute.ts";

/** What this seat has read off a card, and what waits for it; null where that is another's word, settled or never said. */
export function ownReading(
  table: Table,
  key: string,
  seat: number,
): { said: CardStatement; held: LastStatement | null } | null {
  const { dispute, lately } = table;
  if (dispute)
    return cardKey(dispute.card) === key && dispute.seat === seat ? { said: dispute, held: dispute.held } : null;
  const said = table.said?.findLast((one) => cardKey(one.card) === key && !one.settled);
  if (said?.seat !== seat) return null;
  return { said, held: lately?.cards.includes(said.card) ? lately : null };
}

/** The right figures, by whoever gave the wrong ones. */
export function corrected(table: Table, { at, by, card: key, facts }: LogEntryOf<"reading-corrected">): EntryOutcome {
  // A dispute about the own word is no reason to wait with putting it right.
  const { dispute, ...undisputed } = table;
  const player = seatedPlayer(dispute && cardKey(dispute.card) === key ? undisputed : table, by);
  if (!player.ok) return player;
  const { game, seat } = player;
  const own = ownReading(table, key, seat);
  if (own === null) return no({ code: "not-your-reading" });
  const { said, held } = own;
  const right: StatedFacts = { ...said.facts, ...facts };
  const names = Object.entries(right).flatMap(([name, value]) =>
    Object.entries(said.facts).some(([before, was]) => before === name && was !== value) ? [name] : [],
  );
  if (names.length === 0 || Object.keys(right).length > Object.keys(said.facts).length)
    return no({ code: "nothing-to-correct", title: said.title });

  const done =
    held === null
      ? fromNowOn(game, said, right)
      : again(dispute ? game : readingTakenBack(game, held, said), held, { said, right });
  const now: Table = {
    ...undisputed,
    said: (table.said ?? []).map((one) => (one.card === said.card && !one.settled ? { ...one, facts: right } : one)),
  };
  const { lately: _, ...past } = now;
  const learned = { card: said.card, title: said.title, facts: right, by, name: table.seats[seat]?.display ?? "", at };
  const announcements: Announcement[] = [
    { what: "reading-corrected", seat, title: said.title, facts: right, ...(done.undone ? { undone: true } : {}) },
    { ...happened(table, done.events), disputable: [{ key, title: said.title }] },
    { what: "unlearned", guild: table.guild, card: said.card, names: Object.keys(said.facts).filter(isFactName), by },
    { what: "learned", guild: table.guild, learned: [learned] },
  ];
  return wentOn(done.lately ? { ...now, lately: done.lately } : past, done.game, at, announcements, done.events);
}

interface Done {
  game: Game;
  events: Event[];
  lately?: LastStatement;
  undone?: true;
}

function fromNowOn(game: Game, { card }: CardStatement, right: StatedFacts): Done {
  return correctFacts(game, card, right);
}

/** The step with the right figures; where it cannot be taken so, they are known and its player acts anew. */
function again(before: Game, held: LastStatement, { said, right }: { said: CardStatement; right: StatedFacts }): Done {
  const step = held.actions.map((action) =>
    action.type === "state-facts" && isCopyOf(before, action.card, said.card)
      ? { ...action, facts: Object.fromEntries(Object.entries(right).filter(([name]) => name in action.facts)) }
      : action,
  );
  let game = restated(before, { card: said.card, facts: right }, step);
  const events: Event[] = [];
  for (const action of step) {
    const applied = apply(game, action);
    if (!applied.ok) {
      // The line that says so names the figures already.
      const known = correctFacts(before, said.card, right);
      return { game: known.game, events: known.events, undone: true };
    }
    game = applied.game;
    events.push(...applied.events.filter((event) => event.type !== "fact-stated" || event.title !== said.title));
  }
  return { game, events, lately: { ...held, actions: step } };
}
