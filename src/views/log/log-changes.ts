import type { Event, SeatIndex } from "../../engine/index.ts";
import { type Context, holderName, nameOf } from "../text/context.ts";
import { capitalized, counted, listed, safe } from "../text/safe-text.ts";
import { ABILITY_WORDS, FORBIDDEN_WORDS, MARK_WORDS } from "../text/words.ts";

type Change = Extract<
  Event,
  {
    type:
      | "influence-gained"
      | "influence-lost"
      | "rating-changed"
      | "influence-added"
      | "influence-swollen"
      | "influence-restored"
      | "influence-transferred"
      | "power-gained"
      | "power-lost"
      | "power-transferred"
      | "tension-changed"
      | "unrest-changed"
      | "turned"
      | "damaged"
      | "neutralized"
      | "healed"
      | "mark-changed"
      | "marks-transferred"
      | "marks-converted"
      | "tokens-changed"
      | "chaos-moved"
      | "moved"
      | "control-changed"
      | "severely-damaged"
      | "damage-removed"
      | "damage-lessened"
      | "attached"
      | "ability-changed"
      | "ability-used-as"
      | "blanked"
      | "text-copied"
      | "reversed"
      | "taken-back"
      | "trait-gained"
      | "action-round-ended"
      | "acts-along"
      | "cancelled"
      | "prevented"
      | "no-effect";
  }
>;

const NO_EFFECT = {
  "no-target": "there is nothing that it could be aimed at",
  "limit-reached": "the limit is reached",
  "nothing-to-change": "there is nothing to change",
} as const;

const UNTIL = {
  "end-of-turn": "until the end of the turn",
  "while-rotated": "while that card stays rotated",
  permanent: "for good",
} as const;

/** A number that a verb of the game changed, in a sentence that names the card that caused it. */
export function changed(event: Change, ctx: Context): string {
  const name = (seat: SeatIndex) => nameOf(ctx, seat);
  // Neutralized or healed by itself: its name stands there already.
  const itself = (event.type === "neutralized" || event.type === "healed") && event.card.title === event.source;
  const by = "source" in event && event.source !== "" && !itself ? ` (${safe(event.source)})` : "";
  switch (event.type) {
    case "influence-gained":
    case "influence-lost": {
      const verb = event.type === "influence-gained" ? "gain" : "lose";
      const plural = "nonPlayer" in event.whose && event.whose.nonPlayer !== "babylon-5";
      return `${capitalized(holderName(ctx, event.whose))} ${verb}${plural ? "" : "s"} ${event.amount} influence: influence rating ${event.rating}${by}`;
    }
    case "rating-changed": {
      const more = `${Math.abs(event.by)} ${event.by > 0 ? "higher" : "lower"}`;
      const why = `${event.ended ? "without" : "with"} ${safe(event.card.title)}`;
      return `${name(event.seat)}’s influence rating is now ${event.rating}, ${more} ${why}`;
    }
    case "influence-swollen":
      return event.by > 0
        ? `Babylon 5 has ${event.by} more influence until the end of the turn: ${event.rating}${by}`
        : `Babylon 5 no longer has ${-event.by} of that influence: ${event.rating}${by}`;
    case "influence-added":
      return `${name(event.seat)} has ${event.amount} additional influence ${event.next ? "next" : "this"} turn${by}`;
    case "influence-restored":
      return `${name(event.seat)} restores ${event.amount} influence${by}`;
    case "influence-transferred":
      return `${event.amount} influence goes from ${holderName(ctx, event.from)} to ${holderName(ctx, event.to)}${by}`;
    case "power-gained":
    case "power-lost":
      return `${name(event.seat)} ${event.type === "power-gained" ? "gains" : "loses"} ${event.amount} power${by}`;
    case "power-transferred":
      return `${event.amount} power goes from ${name(event.from)} to ${name(event.to)}${by}`;
    case "tension-changed":
      return `${name(event.from)}’s tension toward ${name(event.toward)} is now ${event.to}${by}`;
    case "unrest-changed":
      return `${name(event.seat)}’s unrest is now ${event.to}${by}`;
    case "turned":
      return `${safe(event.card.title)} ${event.to === "ready" ? "readies" : "rotates"}${by}`;
    case "damaged":
      return `${safe(event.card.title)} takes ${event.amount} damage${by}`;
    case "neutralized":
      return `${safe(event.card.title)} is neutralized${event.severe > 0 ? `, with ${event.severe} severe damage` : ""}${by}`;
    case "healed":
      return `${safe(event.card.title)} is healed${by}`;
    case "mark-changed": {
      const marks = counted(Math.abs(event.by), `${MARK_WORDS[event.mark]} mark`);
      if (event.ignored) {
        const why = event.why === "ranger" ? "a Ranger is in its faction" : "Shadow and Vorlon exclude each other";
        return `${safe(event.card.title)} ignores ${marks}: ${why}${by}`;
      }
      return `${safe(event.card.title)} ${event.by < 0 ? "loses" : "gets"} ${marks}${by}`;
    }
    case "marks-transferred":
      return `${counted(event.amount, `${MARK_WORDS[event.mark]} mark`)} of ${safe(event.from.title)} ${event.amount === 1 ? "moves" : "move"} to ${safe(event.to.title)}${by}`;
    case "tokens-changed": {
      const what = counted(Math.abs(event.by), event.kind === "chaos" ? "chaos token" : "token");
      const moves = event.by > 0 ? `gets ${what}` : `loses ${what}`;
      // A card's own text needs no second mention.
      return `${safe(event.card.title)} ${moves}: ${event.left} on it${event.source === event.card.title ? "" : by}`;
    }
    case "chaos-moved":
      return `${name(event.seat)} moves ${counted(event.amount, "chaos token")} from ${safe(event.from.title)} to ${safe(event.to.title)}`;
    case "marks-converted":
      return `${counted(event.amount, `${MARK_WORDS[event.mark]} mark`)} of ${safe(event.card.title)} ${event.amount === 1 ? "becomes" : "become"} ${MARK_WORDS[event.into]}${by}`;
    case "moved": {
      const place = { inner: "to the inner circle", supporting: "to the supporting cards" };
      const to = typeof event.to === "object" ? `into ${name(event.to.seat)}’s faction` : place[event.to];
      return `${safe(event.card.title)} moves ${to}${by}`;
    }
    case "control-changed":
      if (event.to === null) return `${safe(event.card.title)} is for hire again`;
      return event.until === null
        ? `${safe(event.card.title)} is under ${name(event.to)}’s control again`
        : `${name(event.to)} takes control of ${safe(event.card.title)} ${UNTIL[event.until]}${event.source === event.card.title ? "" : by}`;
    case "severely-damaged":
      return `${safe(event.card.title)} takes ${event.amount} severe damage${by}`;
    case "attached":
      return `${safe(event.card.title)} moves ${event.from ? `from ${safe(event.from.title)} ` : ""}to ${safe(event.to.title)}${by}`;
    case "damage-lessened":
      return `${safe(event.card.title)} takes ${event.amount} less damage in this attack${by}`;
    case "damage-removed":
      return `${event.amount} ${event.severe ? "severe " : ""}damage is taken off ${safe(event.card.title)}: ${event.left} left${by}`;
    case "ability-changed":
      return `${safe(event.card.title)}: ${abilityChange(event)}${by}`;
    case "ability-used-as":
      return event.as === "itself"
        ? `${safe(event.card.title)} may use ${ABILITY_WORDS[event.use]} in conflicts of other types${by}`
        : `${safe(event.card.title)} may use ${ABILITY_WORDS[event.use]} as ${ABILITY_WORDS[event.as]}${by}`;
    case "text-copied":
      return `${safe(event.card.title)} has another card’s text in place of its own${by}`;
    case "blanked":
      if (event.keyword !== undefined) return `${safe(event.card.title)} loses its keyword ${safe(event.keyword)}${by}`;
      return `${safe(event.card.title)} is blanked: its text has no effect${by}`;
    case "reversed":
      return `What ${safe(event.card.title)} did is reversed${by}`;
    case "trait-gained":
      return `${safe(event.card.title)} becomes ${event.trait === "Ranger" ? "a Ranger" : event.trait}${by}`;
    case "taken-back":
      return `${name(event.seat)} takes ${listed(event.cards.map(({ title }) => safe(title)))} back from the discard pile${by}`;
    case "acts-along":
      return `${name(event.seat)} takes another action along with it${by}`;
    case "action-round-ended":
      return `The action round ends at once${by}`;
    case "cancelled":
      return `${safe(event.card.title)} is cancelled: nothing of it happens, and it has not been played${by}`;
    case "prevented":
      return `${safe(event.card.title)} cannot ${FORBIDDEN_WORDS[event.what]}: ${safe(event.by.title)} forbids it`;
    case "no-effect":
      return `${safe(event.source || "That")} changes nothing: ${NO_EFFECT[event.why]}`;
  }
}

function abilityChange({ ability, by, how }: Extract<Change, { type: "ability-changed" }>): string {
  const which = ability === "all" ? "every ability" : ABILITY_WORDS[ability];
  if (how === "double" || how === "half") return `${which} is ${how === "double" ? "doubled" : "halved"}`;
  const amount = `${by < 0 ? "−" : "+"}${Math.abs(by)}`;
  if (how === "printed") return `${amount} to printed ${ability === "all" ? "abilities" : which}`;
  return `${amount} ${ability === "all" ? "to every ability" : which}`;
}
