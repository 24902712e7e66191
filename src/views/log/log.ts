import type { CostSum, Event, Named, RefusalCode, RefusalFacts, SeatIndex, StatedFacts } from "../../engine/index.ts";
import { type Context, holderAfter, languageIn, nameOf, saying } from "../text/context.ts";
import { cardsIn, factIn, isFact, typeIn } from "../text/named.ts";
import { safe } from "../text/safe-text.ts";
import { listedIn } from "../words/index.ts";
import { drawnLines, drawRounds } from "./drawn.ts";
import { doneByHand } from "./log-by-hand.ts";
import { changed } from "./log-changes.ts";
import { happenedInConflict } from "./log-conflict.ts";
import { happenedToStates } from "./log-states.ts";
import { undoneLine } from "./log-undone.ts";
import { happenedInVote } from "./log-votes.ts";
import { causeIn, listedAt, onIn, priceIn, type TellLog, tellingIn } from "./telling.ts";

/** The sentence of an event, or null where it would tell nothing new. */
type Said = string | null;

/** What happened, one short public sentence a line. */
export function logLines(events: readonly Event[], ctx: Context): string[] {
  return drawRounds(merged(events)).flatMap((part) =>
    "type" in part ? (sentence(part, ctx) ?? []) : drawnLines(part, ctx),
  );
}

/** Everybody readies at once: only who sustains something is worth a line of its own. The next line may say what is revealed. */
function merged(all: readonly Event[]): Event[] {
  const events = all.filter((event, at) => !isSaidNext(event, all[at + 1]));
  const plainly = events.filter((event) => event.type === "readied" && event.sustained.length === 0);
  const first = plainly[0];
  return plainly.length < 2 ? [...events] : events.filter((event) => event === first || !plainly.includes(event));
}

/** Whether a single conflict is revealed, and initiated or discarded at once. */
function isSaidNext(event: Event, next: Event | undefined): boolean {
  if (event.type !== "conflicts-revealed") return false;
  if (next?.type !== "conflict-initiated" && next?.type !== "conflict-discarded") return false;
  const [only, ...others] = event.conflicts;
  return others.length === 0 && only?.seat === next.seat && only.card.title === next.title;
}

const withIn = (tell: TellLog, card: Named | null) =>
  card === null ? "" : tell("log-with", { title: safe(card.title) });

/** "(3, doubled to 6 for another race, −1 by Thrift)": how a cost came about. */
function summed(sum: CostSum | undefined, tell: TellLog): string {
  if (!sum) return "";
  const changes = sum.changes.map(({ source, by }) =>
    tell("log-changed-by", { by: `${by > 0 ? "+" : "−"}${Math.abs(by)}`, source: safe(source, 40) }),
  );
  const doubled = sum.doubled ? [tell("log-doubled", { amount: 2 * sum.printed })] : [];
  return ` (${[`${sum.printed}`, ...doubled, ...changes].join(", ")})`;
}

/** Why an agenda that was turned up goes, for everybody to read. */
function failure(code: RefusalCode, { needs, has }: RefusalFacts, tell: TellLog): string {
  if (code !== "requirement-not-met" || typeof needs !== "string") return tell("log-not-sponsored");
  return typeof has === "number" ? tell("log-requires-has", { needs, has }) : tell("log-requires", { needs });
}

/** "cost 3 and type fleet": what was said of a card. */
function factsIn(facts: StatedFacts, ctx: Context): string {
  const language = languageIn(ctx);
  return listedAt(
    ctx,
    Object.entries(facts).map(([fact, value]) => (isFact(fact) ? factIn(language, fact, value) : `${fact} ${value}`)),
  );
}

function sentence(event: Event, ctx: Context): Said {
  const tell = tellingIn(ctx);
  const language = languageIn(ctx);
  const nameAt = (seat: SeatIndex) => nameOf(ctx, seat);
  const namesOf = (seats: readonly SeatIndex[]) => listedAt(ctx, seats.map(nameAt));
  const titlesOf = (cards: readonly { readonly title: string }[]) =>
    listedAt(
      ctx,
      cards.map(({ title }) => safe(title)),
    );
  const cards = (count: number) => cardsIn(language, count);
  const name = "seat" in event && typeof event.seat === "number" ? nameAt(event.seat) : "";
  const title = "card" in event && event.card ? safe(event.card.title) : "";
  const source = "source" in event && event.source ? safe(event.source) : "";
  const cause = "source" in event ? causeIn(tell, event.source) : "";
  const price = "influence" in event ? priceIn(tell, event.influence ?? 0) : "";
  switch (event.type) {
    case "game-started":
      return tell("log-begins", { players: event.seats });
    case "ambassador-clash": {
      const clash = { names: namesOf(event.seats), title: safe(event.title) };
      return event.kept === undefined
        ? tell("log-clash", clash)
        : tell("log-clash-kept", { ...clash, kept: nameAt(event.kept) });
    }
    case "ambassador-revealed":
      return tell("log-ambassador", { name, title: safe(event.ambassador.title) });
    case "second-ambassador":
      return tell("log-second-ambassador", { name, title: safe(event.ambassador.title) });
    case "crusade-begun":
      return tell("log-crusade", { name, title, cards: cards(event.pile) });
    case "hand-dealt":
      return tell(event.again ? "log-dealt-again" : "log-dealt", { name, cards: cards(event.cards) });
    case "deck-settled":
      return tell("log-deck-settled", { name });
    case "starting-hand-chosen":
      return event.fourCard === undefined
        ? tell("log-starting-hand", { name, cards: cards(event.cards) })
        : tell("log-starting-four", { name, cards: event.cards, title: safe(event.fourCard) });
    case "turn-started":
      return tell("log-turn", { turn: event.turn });
    case "round-started":
      return event.round === "over" ? null : `__${tell(`round-${event.round}`)}__`;
    case "readied":
      return event.sustained.length === 0
        ? tell("log-readied")
        : tell("log-sustains", { name, titles: titlesOf(event.sustained) });
    case "initiative": {
      const names = event.order.map(nameAt).join(", ");
      return event.lots.length > 0
        ? tell("log-initiative-by-lot", { names, lots: namesOf(event.lots) })
        : tell("log-initiative", { names });
    }
    case "built":
      return tell("log-built", { name, title: safe(event.with.title), rating: event.rating });
    case "sponsored": {
      const on = onIn(ctx, event.target);
      const paid = event.free ? tell("log-free") : price;
      const why = event.source === undefined ? "" : ` (${source})`;
      const sum = `${summed(event.sum, tell)}${why}`;
      const line = tell("log-sponsored", { name, title, on, with: withIn(tell, event.with), price: paid, sum });
      return `${line}${saying(event.card)}`;
    }
    case "discounted": {
      const types = event.types.map((type) => typeIn(language, type));
      return tell("log-discounted", {
        types: listedIn(types, language, "list-or"),
        name,
        amount: event.amount,
        source,
      });
    }
    case "taken":
      return tell("log-taken", { name, title, from: event.from, source });
    case "came-in": {
      const back = event.back === null ? "never" : "turn";
      return `${tell("log-came-in", { name, title, from: event.from, back, source })}${saying(event.card)}`;
    }
    case "went-back":
      return tell("log-went-back", { title, name });
    case "shuffled":
      return tell("log-shuffled", { name, source });
    case "cards-shown":
      return tell("log-cards-shown", { name, to: nameAt(event.to), cards: event.cards, source });
    case "hand-shown":
      return tell("log-hand-shown", { name, source, titles: titlesOf(event.cards) });
    case "agenda-hidden":
      return tell("log-agenda-hidden", { name, with: withIn(tell, event.with) || tell("log-without-rotating"), price });
    case "agenda-revealed":
      return `${tell("log-agenda-revealed", { name, title })}${saying(event.card)}`;
    case "agenda-failed":
      return tell("log-agenda-failed", { name, title, why: failure(event.code, event.facts, tell) });
    case "agenda-replaced": {
      const rotating = event.with === null ? "" : tell("log-rotating", { title: safe(event.with.title) });
      const line = tell("log-agenda-replaced", { name, old: safe(event.old.title), title, rotating, price });
      return `${line}${saying(event.card)}`;
    }
    case "replaced": {
      const moved = [
        ...event.moved.map((card) => safe(card.title)),
        ...(event.hidden > 0 ? [tell("log-face-down", { cards: cards(event.hidden) })] : []),
      ];
      const along = moved.length === 0 ? "" : tell("log-along", { titles: listedAt(ctx, moved) });
      const change = { name, old: safe(event.old.title), title, along, price };
      return event.faction === null || event.faction === event.seat
        ? tell("log-replaced", change)
        : tell("log-replaced-of", { ...change, whose: nameAt(event.faction) });
    }
    case "promoted": {
      const by = event.source === undefined || event.source === null ? tell("log-an-effect") : source;
      const how = event.with === null ? tell("log-by", { title: by }) : withIn(tell, event.with);
      return tell("log-promoted", { name, title, how, price: event.free ? tell("log-free-too") : price });
    }
    case "led": {
      const [leader, fleet] = [safe(event.with.title), safe(event.fleet.title)];
      return tell("log-led", { name, title: leader, fleet, by: event.by, military: event.military });
    }
    case "played":
      return `${tell("log-played", { name, title, on: onIn(ctx, event.target, event.second), price })}${saying(event.card)}`;
    case "placed":
      return tell("log-placed", { name, title: safe(event.under.title), price });
    case "revealed":
      return `${tell("log-revealed", { name, title })}${saying(event.card)}`;
    case "card-used":
      return tell("log-used", { name, title, on: onIn(ctx, event.target), does: safe(event.does, 100) });
    case "rotated-to-heal":
      return tell(event.ambassadorial ? "log-rotated-to-help" : "log-rotated-to-heal", { name, title });
    case "fully-healed":
      return event.why === "ambassadorial"
        ? tell("log-all-healed", { title })
        : tell("log-fully-healed", { title, source });
    case "bid": {
      const { influence, total } = event;
      if (event.hired) return tell("log-hired", { name, title, price });
      return total === influence
        ? tell("log-bid", { name, influence, title })
        : tell("log-bid-more", { name, influence, title, total });
    }
    case "assisted":
      return tell(event.by === "abilities" ? "log-assisted" : "log-assisted-sponsor", {
        name,
        title,
        whom: safe(event.whom.title),
      });
    case "repaired":
      return tell("log-repaired", { name, by: event.by, title, left: event.left });
    case "halted":
      return tell("log-halted", { name });
    case "resumed":
      return tell("log-resumed");
    case "loose-agreed":
      return event.missing.length === 0
        ? tell("log-loose-all")
        : tell("log-loose", { name, names: namesOf(event.missing) });
    case "loose-ended":
      return tell("log-loose-ended", { name });
    case "triggered":
      return tell("log-triggered", { name, title, does: safe(event.does, 100) });
    case "looked":
      return tell("log-looked", { judge: safe(event.judge, 40), name });
    case "step-undone":
      return undoneLine(event, logLines(event.what, ctx), ctx);
    case "passed":
      return tell("log-passed", { name });
    case "fact-stated":
      return tell("log-fact-stated", { name, title: safe(event.title), facts: factsIn(event.facts, ctx) });
    case "fact-corrected":
      return tell("log-fact-corrected", { title: safe(event.title), facts: factsIn(event.facts, ctx) });
    case "left-by-hand":
      return event.left === null
        ? tell("log-left", { title })
        : tell("log-left-of", { title, left: safe(event.left, 300) });
    case "by-hand":
    case "hand-undone":
    case "influence-applied":
    case "watch-set":
    case "watch-done":
    case "watch-ended":
      return doneByHand(event, ctx);
    case "drew": {
      const drawn = { name, cards: cards(event.cards), left: event.left };
      if (event.why === "bought") return tell(event.from ? "log-bought-crusade" : "log-bought", drawn);
      return tell(event.from ? "log-drew-crusade" : "log-drew", drawn);
    }
    case "fetched": {
      const fetched = { name, what: event.card ? title : tell("log-a-card"), left: event.left };
      return event.source === null ? tell("log-fetched", fetched) : tell("log-fetched-by", { ...fetched, source });
    }
    case "discarded": {
      const titles = titlesOf(event.cards);
      if (event.from === "aside") return tell("log-run-out", { titles, name });
      if (event.cards.length === 0) return null;
      return tell("log-discarded", {
        name,
        titles,
        from: event.from,
        why: event.neutralized ? "neutralized" : "other",
      });
    }
    case "discards-ordered":
      return tell("log-discards-ordered", { name, titles: titlesOf(event.cards) });
    case "laid-aside":
      return tell("log-laid-aside", { title, name });
    case "removed":
      return event.cards.length === 0 ? null : tell("log-removed", { titles: titlesOf(event.cards), name });
    case "returned":
      return tell("log-returned", { title, name });
    case "ambassador-changed":
    case "converted": {
      const change = {
        title: safe(event.ambassador.title),
        name,
        stays: event.before ? tell("log-stays", { title: safe(event.before.title) }) : "",
        over: event.moved ? tell("log-goes-over", { titles: titlesOf(event.moved), count: event.moved.length }) : "",
      };
      return event.type === "converted"
        ? tell("log-converted", change)
        : tell("log-new-ambassador", { ...change, cause });
    }
    case "eliminated":
      return tell(`log-gone-${event.why}`, { name });
    case "shadow-war": {
      if (!event.begins) return tell("log-shadow-war-over", { cause });
      const who = event.by === null ? null : holderAfter(ctx, { nonPlayer: event.by });
      return tell("log-shadow-war", { by: who === null ? "" : tell("log-by-influence", { who }), cause });
    }
    case "shadow-war-at":
      return tell("log-shadow-war-at", { at: event.at, cause });
    case "power-needed":
      return tell("log-power-needed", { name, less: event.less, cause });
    case "victory-barred":
      if (event.victory === null) return tell("log-may-win", { name, cause });
      return tell("log-cannot-win", {
        name,
        what: event.victory,
        until: event.until === "end-of-turn" ? "turn" : "on",
        cause,
      });
    case "victory-claimed":
      return tell("log-claimed", { name, title: safe(event.agenda.title) });
    case "claim-agreed": {
      const agreed = { name, by: nameAt(event.by), title: safe(event.title) };
      return event.left === 0
        ? tell("log-claim-agreed", agreed)
        : tell("log-claim-agreed-left", { ...agreed, left: event.left });
    }
    case "claim-lapsed":
      return tell("log-claim-lapsed", { name, title: safe(event.title) });
    case "time-called":
      return tell("log-time", { what: event.round === "over" ? "" : tell(`log-time-${event.round}`) });
    case "game-over": {
      const { winners } = event.result;
      return winners.length === 0
        ? tell("log-over-nobody")
        : tell("log-over", { names: namesOf(winners), count: winners.length });
    }
    case "declared":
    case "cover-shown":
    case "conflicts-revealed":
    case "conflict-allowed":
    case "conflict-initiated":
    case "conflict-discarded":
    case "supported":
    case "opposed":
    case "attacked":
    case "attack-declared":
    case "added":
    case "conflict-resolved":
    case "conflict-cancelled":
    case "conflict-prolonged":
    case "conflict-put-off":
    case "aftermath-played":
      return happenedInConflict(event, ctx);
    case "surrendered":
    case "asylum":
    case "joined-war":
    case "conquered":
    case "race-tension-changed":
    case "chosen":
    case "became-enhancement":
    case "conflicts-barred":
    case "gains-barred":
    case "gain-prevented":
    case "withdrawn":
    case "counted-as":
    case "tended":
    case "picked":
    case "state-started":
    case "state-ended":
    case "state-suspended":
    case "civil-war":
      return happenedToStates(event, ctx);
    case "isa-founded":
    case "isa-joined":
    case "isa-left":
    case "vote-called":
    case "voted":
    case "vote-forced":
    case "ballot-given":
    case "league-called":
    case "league-dictated":
    case "vote-ended":
      return happenedInVote(event, ctx);
    default:
      return changed(event, ctx);
  }
}
