import type {
  CostSum,
  Event,
  Named,
  NamedTarget,
  RefusalCode,
  RefusalFacts,
  Round,
  SeatIndex,
} from "../../engine/index.ts";
import { type Context, holderName, nameOf, saying, targetName } from "../text/context.ts";
import { capitalized, counted, listed, safe } from "../text/safe-text.ts";
import { ROUND_WORDS, TYPE_WORDS } from "../text/words.ts";
import { doneByHand } from "./log-by-hand.ts";
import { changed } from "./log-changes.ts";
import { happenedInConflict } from "./log-conflict.ts";
import { happenedToStates } from "./log-states.ts";
import { undoneLine } from "./log-undone.ts";
import { happenedInVote } from "./log-votes.ts";

/** The sentence of an event, or null where it would tell nothing new. */
type Said = string | null;

/** What happened, one short public sentence a line. */
export function logLines(events: readonly Event[], ctx: Context): string[] {
  return merged(events).flatMap((event) => sentence(event, ctx) ?? []);
}

/** Everybody readies at once: only who sustains something is worth a line of its own. */
function merged(events: readonly Event[]): Event[] {
  const plainly = events.filter((event) => event.type === "readied" && event.sustained.length === 0);
  const first = plainly[0];
  return plainly.length < 2 ? [...events] : events.filter((event) => event === first || !plainly.includes(event));
}

function on(ctx: Context, target: NamedTarget | null, second?: NamedTarget): string {
  const also = second ? ` and ${targetName(ctx, second)}` : "";
  return target === null ? "" : ` on ${targetName(ctx, target)}${also}`;
}

const cost = (influence: number) => (influence > 0 ? ` for ${influence} influence` : "");

const by = (card: Named | null) => (card === null ? "" : ` with ${safe(card.title)}`);

/** "(3, doubled to 6 for another race, −1 by Thrift)": how a cost came about. */
function summed(sum: CostSum | undefined): string {
  if (!sum) return "";
  const changes = sum.changes.map(
    ({ source, by: more }) => `${more > 0 ? "+" : "−"}${Math.abs(more)} by ${safe(source, 40)}`,
  );
  const doubled = sum.doubled ? [`doubled to ${2 * sum.printed} for another race`] : [];
  return ` (${[`${sum.printed}`, ...doubled, ...changes].join(", ")})`;
}

/** Why an agenda that was turned up goes, for everybody to read. */
function failure(code: RefusalCode, { needs, has }: RefusalFacts): string {
  return code === "requirement-not-met" && typeof needs === "string"
    ? `it requires ${needs}${typeof has === "number" ? `, and there are ${has}` : ""}`
    : "it could not be sponsored now";
}

const GONE = {
  conceded: "concedes and leaves the game",
  "drakh-ambassador": "has lost the Drakh ambassador, and the game with it",
  surrendered: "leaves the game, with everything on the table",
  "empty-deck": "has no card left to draw and nobody to discard, and is eliminated",
} as const;

/** What becomes of the round in which time is called. */
const CONFLICTS_NEXT = "The conflicts in play resolve, and victory is checked: then the game is over.";
const STOPPED: Readonly<Record<Round, string>> = {
  setup: "The game had not begun.",
  ready: "No conflicts are declared any more: victory is checked, and the game is over.",
  conflict: `What is still face down is not initiated. ${CONFLICTS_NEXT}`,
  action: `The action round stops at once. ${CONFLICTS_NEXT}`,
  resolution: CONFLICTS_NEXT,
  draw: "Nobody draws any more: victory is checked, and the game is over.",
  over: "",
};

function sentence(event: Event, ctx: Context): Said {
  const name = (seat: SeatIndex) => nameOf(ctx, seat);
  switch (event.type) {
    case "game-started":
      return `**The game begins** with ${counted(event.seats, "player")}.`;
    case "ambassador-clash":
      return `${listed(event.seats.map(name))} reveal the same ambassador, ${safe(event.title)}: ${event.kept === undefined ? "each chooses another" : `by lot ${name(event.kept)} keeps it`}.`;
    case "ambassador-revealed":
      return `${name(event.seat)} reveals ambassador ${safe(event.ambassador.title)}`;
    case "second-ambassador":
      return `${name(event.seat)} takes ${safe(event.ambassador.title)} as second ambassador, into the hand`;
    case "crusade-begun":
      return `${name(event.seat)} starts with ${safe(event.card.title)} in play and ${counted(event.pile, "card")} in the Crusade pile`;
    case "hand-dealt":
      return event.again
        ? `${name(event.seat)} takes a mulligan and is dealt ${counted(event.cards, "card")}`
        : `${name(event.seat)} is dealt ${counted(event.cards, "card")}`;
    case "deck-settled":
      return `${name(event.seat)} has settled the deck`;
    case "starting-hand-chosen":
      return event.fourCard === undefined
        ? `${name(event.seat)} has chosen a starting hand of ${counted(event.cards, "card")}`
        : `${name(event.seat)} starts with ${event.cards} cards, as ${safe(event.fourCard)} of the four-card kind may`;
    case "turn-started":
      return `**Turn ${event.turn}**`;
    case "round-started":
      return event.round === "over" ? null : `__${capitalized(ROUND_WORDS[event.round])}__`;
    case "readied":
      return event.sustained.length === 0
        ? "Cards are readied and influence is restored"
        : `${name(event.seat)} readies, and sustains ${listed(event.sustained.map(({ title }) => safe(title)))}`;
    case "initiative": {
      const lots = event.lots.length > 0 ? ` (by lot: ${listed(event.lots.map(name))})` : "";
      return `Initiative, lowest first: ${event.order.map(name).join(", ")}${lots}`;
    }
    case "built":
      return `${name(event.seat)} builds with ${safe(event.with.title)}: influence rating ${event.rating}`;
    case "sponsored":
      return `${name(event.seat)} sponsors ${safe(event.card.title)}${on(ctx, event.target)}${by(event.with)}${event.free ? " for free" : cost(event.influence)}${summed(event.sum)}${event.source === undefined ? "" : ` (${safe(event.source)})`}${saying(event.card)}`;
    case "discounted":
      return `The next ${listed(
        event.types.map((type) => TYPE_WORDS[type]),
        "or",
      )} that ${name(event.seat)} sponsors this turn costs ${event.amount} less (${safe(event.source)})`;
    case "taken":
      return `${name(event.seat)} takes ${safe(event.card.title)} from the ${event.from === "deck" ? "deck" : "discard pile"} into the hand (${safe(event.source)})`;
    case "came-in": {
      const back = event.back === null ? "" : " for this turn";
      return `${name(event.seat)} brings ${safe(event.card.title)} from the ${event.from === "deck" ? "deck" : "discard pile"} into play${back} (${safe(event.source)})${saying(event.card)}`;
    }
    case "went-back":
      return `The turn is over: ${safe(event.card.title)} goes back into the deck of ${name(event.seat)}`;
    case "shuffled":
      return `${name(event.seat)} shuffles the deck (${safe(event.source)})`;
    case "cards-shown":
      return `${name(event.seat)} shows ${name(event.to)} ${counted(event.cards, "random card")} of the hand (${safe(event.source)}): one of them is discarded`;
    case "hand-shown":
      return `${name(event.seat)} shows the whole hand (${safe(event.source)}): ${listed(event.cards.map(({ title }) => safe(title)))}`;
    case "agenda-hidden":
      return `${name(event.seat)} hides an agenda, face down,${by(event.with) || " without rotating anybody"}${cost(event.influence)}`;
    case "agenda-revealed":
      return `${name(event.seat)} reveals the agenda **${safe(event.card.title)}**${saying(event.card)}`;
    case "agenda-failed":
      return `${name(event.seat)} turns up the agenda ${safe(event.card.title)}, which cannot stay: ${failure(event.code, event.facts)}`;
    case "agenda-replaced":
      return `${name(event.seat)} replaces the agenda ${safe(event.old.title)} with **${safe(event.card.title)}**${event.with === null ? "" : `, rotating ${safe(event.with.title)}`}${cost(event.influence)}${saying(event.card)}`;
    case "replaced": {
      const moved = [
        ...event.moved.map(({ title }) => safe(title)),
        ...(event.hidden > 0 ? [`${counted(event.hidden, "card")} face down`] : []),
      ];
      const along = moved.length === 0 ? "" : `, with ${listed(moved)}`;
      const whose = event.faction === null || event.faction === event.seat ? "" : `${name(event.faction)}’s `;
      return `${name(event.seat)} replaces ${whose}${safe(event.old.title)} with ${safe(event.card.title)}${along}${cost(event.influence)}`;
    }
    case "promoted": {
      const how = event.with === null ? ` by ${safe(event.source ?? "an effect")}` : ` with ${safe(event.with.title)}`;
      const price = event.free ? ", for free" : cost(event.influence);
      return `${name(event.seat)} promotes ${safe(event.card.title)} to the inner circle${how}${price}`;
    }
    case "led":
      return `${name(event.seat)}: ${safe(event.with.title)} leads ${safe(event.fleet.title)}, +${event.by} to military ${event.military}`;
    case "played":
      return `${name(event.seat)} plays **${safe(event.card.title)}**${on(ctx, event.target, event.second)}${cost(event.influence)}${saying(event.card)}`;
    case "placed":
      return `${name(event.seat)} places a contingency, face down, under ${safe(event.under.title)}${cost(event.influence)}`;
    case "revealed":
      return `${name(event.seat)} reveals **${safe(event.card.title)}**${saying(event.card)}`;
    case "card-used":
      return `${name(event.seat)} uses ${safe(event.card.title)}${on(ctx, event.target)}: “${safe(event.does, 100)}”`;
    case "rotated-to-heal":
      return event.ambassadorial
        ? `${name(event.seat)} rotates ${safe(event.card.title)} to help heal the ambassador`
        : `${name(event.seat)} rotates ${safe(event.card.title)} to heal`;
    case "fully-healed":
      return event.why === "ambassadorial"
        ? `The whole inner circle rotated to heal: ${safe(event.card.title)} is fully healed`
        : `${safe(event.card.title)} is fully healed (${safe(event.source)})`;
    case "bid":
      if (event.hired)
        return `${name(event.seat)} hires ${safe(event.card.title)}${cost(event.influence)}, until the end of the turn`;
      return event.total === event.influence
        ? `${name(event.seat)} bids ${event.influence} influence on ${safe(event.card.title)}`
        : `${name(event.seat)} bids ${event.influence} influence more on ${safe(event.card.title)}: ${event.total} this turn`;
    case "assisted":
      return event.by === "abilities"
        ? `${name(event.seat)} rotates ${safe(event.card.title)} to assist ${safe(event.whom.title)}: +1 diplomacy, intrigue and leadership while it stays rotated`
        : `${name(event.seat)} rotates ${safe(event.card.title)} to assist: ${safe(event.whom.title)} sponsors the next card of this turn for 1 influence less`;
    case "repaired":
      return `${name(event.seat)} repairs ${event.by} damage of ${safe(event.card.title)} for ${event.by} influence: ${event.left} left`;
    case "halted":
      return `✋ **${name(event.seat)} says wait.** Everybody acts or passes in initiative order, until all pass in a row.`;
    case "resumed":
      return "▶ Play goes on where it was.";
    case "loose-agreed":
      return event.missing.length === 0
        ? `**Fast and loose:** all agree. In this step everybody acts out of order, until somebody objects.`
        : `${name(event.seat)} would play this step **fast and loose**: whoever is ready acts, out of order. ${listed(event.missing.map(name))} may agree or object.`;
    case "loose-ended":
      return `${name(event.seat)} objects to playing fast and loose: initiative order holds.`;
    case "triggered":
      return `${name(event.seat)} uses ${safe(event.card.title)}: “${safe(event.does, 100)}”. It is no action.`;
    case "looked":
      return `⚖️ **${safe(event.judge, 40)}, a judge, looks at the hidden cards of ${name(event.seat)}**`;
    case "step-undone":
      return undoneLine(event, logLines(event.what, ctx), ctx);
    case "passed":
      return `${name(event.seat)} passes`;
    case "fact-stated": {
      const facts = Object.entries(event.facts).map(([fact, value]) => `${fact} ${value}`);
      return `📝 ${name(event.seat)} reads off ${safe(event.title)}: ${listed(facts)}. It is remembered here; any player may dispute it.`;
    }
    case "fact-corrected": {
      const facts = Object.entries(event.facts).map(([fact, value]) => `${fact} ${value}`);
      return `⚖️ ${safe(event.title)} from now on: ${listed(facts)}. What is over stays as it was.`;
    }
    case "left-by-hand":
      return event.left === null
        ? `✋ By hand: what ${safe(event.card.title)} says, the table carries out with \`/effect\``
        : `✋ By hand, with \`/effect\`, is left of ${safe(event.card.title)}: ${safe(event.left, 300)}`;
    case "by-hand":
    case "hand-undone":
    case "influence-applied":
    case "watch-set":
    case "watch-done":
    case "watch-ended":
      return doneByHand(event, ctx);
    case "drew":
      return `${name(event.seat)} ${event.why === "bought" ? "buys" : "draws"} ${counted(event.cards, "card")}${event.from ? " from the Crusade pile" : ""}: ${event.left} left in ${event.from ? "it" : "the deck"}`;
    case "fetched": {
      const what = event.card ? safe(event.card.title) : "a card";
      const price =
        event.source === null ? "by the Interstellar Alliance, and draws nothing this turn" : `(${safe(event.source)})`;
      return `${name(event.seat)} takes ${what} from the reserve ${price}: ${event.left} left there`;
    }
    case "discarded": {
      const titles = listed(event.cards.map(({ title }) => safe(title)));
      if (event.from === "aside") return `${titles} of ${name(event.seat)} has run out and is discarded`;
      const from = event.from === "hand" ? " from hand" : event.from === "deck" ? " from the top of the deck" : "";
      const why = event.neutralized ? ", which is neutralized" : "";
      return event.cards.length === 0 ? null : `${name(event.seat)} discards ${titles}${from}${why}`;
    }
    case "discards-ordered":
      return `${name(event.seat)} orders the discard pile, from the top: ${listed(event.cards.map(({ title }) => safe(title)))}`;
    case "laid-aside":
      return `**${safe(event.card.title)}** of ${name(event.seat)} lies aside until its effect has run out`;
    case "removed":
      return event.cards.length === 0
        ? null
        : `${listed(event.cards.map(({ title }) => safe(title)))} of ${name(event.seat)} is removed from the game`;
    case "returned":
      return `${safe(event.card.title)} returns to ${name(event.seat)}’s hand`;
    case "ambassador-changed": {
      const stays = event.before ? `; ${safe(event.before.title)} stays in the inner circle` : "";
      return `👑 ${safe(event.ambassador.title)} **is ${name(event.seat)}’s ambassador** from now on${stays}${goesOver(event.moved)}${cause(event.source)}`;
    }
    case "converted":
      return `☄️ ${name(event.seat)} **becomes a Drakh faction**, led by ${safe(event.ambassador.title)} from now on${event.before ? `; ${safe(event.before.title)} stays in the inner circle` : ""}${goesOver(event.moved)}`;
    case "eliminated":
      return `${name(event.seat)} ${GONE[event.why]}`;
    case "shadow-war":
      return event.begins
        ? `🌑 **The Shadow War begins**${event.by === null ? "" : `, by the influence of ${holderName(ctx, { nonPlayer: event.by })}`}${cause(event.source)}.`
        : `🌑 **The Shadow War is over**${cause(event.source)}.`;
    case "shadow-war-at":
      return `The Shadow War begins when the Shadows or the Vorlons have ${event.at} influence${cause(event.source)}`;
    case "power-needed":
      return `${name(event.seat)} needs ${event.less} less power than usual for a standard victory${cause(event.source)}`;
    case "victory-barred": {
      if (event.victory === null) return `${name(event.seat)} may win again${cause(event.source)}`;
      const what = event.victory === "any" ? "win" : "win a standard victory";
      return `${name(event.seat)} cannot ${what}${event.until === "end-of-turn" ? " this turn" : ""}${cause(event.source)}`;
    }
    case "victory-claimed":
      return `🏆 ${name(event.seat)} **claims a major victory** by ${safe(event.agenda.title)}: when victory is checked next, all others are asked whether they agree`;
    case "claim-agreed":
      return `${name(event.seat)} agrees that ${name(event.by)} wins by ${safe(event.title)}${event.left === 0 ? "" : `: ${event.left} still to agree`}`;
    case "claim-lapsed":
      return `${name(event.seat)}’s claim to win by ${safe(event.title)} has lapsed: the agenda does not lie open there any more, or cannot win now`;
    case "time-called":
      return `⏰ **Time is called.** ${STOPPED[event.round]}`;
    case "game-over":
      return event.result.winners.length === 0
        ? "**The game is over.** Nobody wins."
        : `**The game is over.** ${listed(event.result.winners.map(name))} ${event.result.winners.length === 1 ? "wins" : "win"}.`;
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

/** What must lie on an ambassador, where another one leads the faction now. */
function goesOver(moved: readonly { title: string }[] | undefined): string {
  if (!moved) return "";
  return `, and ${listed(moved.map(({ title }) => safe(title)))} ${moved.length === 1 ? "goes" : "go"} over to the new ambassador`;
}

const cause = (source: string | undefined) => (source ? ` (${safe(source)})` : "");
