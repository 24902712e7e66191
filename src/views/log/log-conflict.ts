import type { Event, NamedTarget } from "../../engine/index.ts";
import { type Context, nameOf, saying, targetName } from "../text/context.ts";
import { counted, listed, safe, withArticle } from "../text/safe-text.ts";
import { ABILITY_WORDS } from "../text/words.ts";

type ConflictEvent = Extract<
  Event,
  {
    type:
      | "declared"
      | "cover-shown"
      | "conflicts-revealed"
      | "conflict-allowed"
      | "conflict-initiated"
      | "conflict-discarded"
      | "supported"
      | "opposed"
      | "attacked"
      | "attack-declared"
      | "added"
      | "conflict-resolved"
      | "conflict-cancelled"
      | "conflict-prolonged"
      | "conflict-put-off"
      | "aftermath-played";
  }
>;

const DISCARDED = {
  limited: "a copy has been initiated already this turn",
  "no-target": "there is no legal target",
  requirement: "its requirement is not met",
  gone: "the card is not there any more",
  "war-over": "there is no war between them any more",
} as const;

/** What happened around a conflict, in a sentence. */
export function happenedInConflict(event: ConflictEvent, ctx: Context): string {
  switch (event.type) {
    case "declared":
      if (event.war !== undefined)
        return `⚔️ ${nameOf(ctx, event.seat)} declares a war conflict, from the war with ${nameOf(ctx, event.war)}`;
      if (event.through)
        return `${nameOf(ctx, event.seat)} declares a conflict through ${safe(event.through.title)}${event.influence ? `, applying ${event.influence} influence` : ""}`;
      return event.conflict
        ? `${nameOf(ctx, event.seat)} declares a conflict, face down`
        : `${nameOf(ctx, event.seat)} declares nothing`;
    case "cover-shown":
      return `${nameOf(ctx, event.seat)} shows **${safe(event.card.title)}**, which comes back to their hand: it has hidden a conflict through ${safe(event.through.title)}`;
    case "conflicts-revealed": {
      const all = event.conflicts.map(({ seat, card }) => `${nameOf(ctx, seat)}’s **${safe(card.title)}**`);
      return `🂠 Revealed, before the first is initiated: ${listed(all)}`;
    }
    case "conflict-allowed":
      return `${nameOf(ctx, event.seat)} may declare ${counted(event.amount, "conflict")} more in the next conflict round${event.from === "card" ? ", from conflict cards" : ""} (${safe(event.source)})`;
    case "conflict-initiated":
      if (event.again)
        return `${nameOf(ctx, event.seat)} initiates **${safe(event.title)}** again, as it was put off: it starts with ${event.again.support} support and ${event.again.opposition} opposition`;
      return `${nameOf(ctx, event.seat)} initiates **${safe(event.title)}**, ${withArticle(ABILITY_WORDS[event.conflictType])} conflict${aimed(ctx, event.target, event.second)}`;
    case "conflict-discarded":
      return `${nameOf(ctx, event.seat)}’s ${safe(event.title)} ${event.through ? "initiates nothing" : "is discarded"}: ${prevented(event, ctx)}`;
    case "supported": {
      const side = event.side === null ? "" : ` for ${nameOf(ctx, event.side)}`;
      return `${nameOf(ctx, event.seat)} supports ${safe(event.conflict)}${side} with ${safe(event.with.title)}: ${ABILITY_WORDS[event.ability]} ${event.amount}`;
    }
    case "opposed":
      return `${nameOf(ctx, event.seat)} opposes ${safe(event.conflict)} with ${safe(event.with.title)}: ${ABILITY_WORDS[event.ability]} ${event.amount}`;
    case "attacked":
      return attacked(event, ctx);
    case "added": {
      const side = event.side === null ? "" : ` for ${nameOf(ctx, event.side)}`;
      return `${safe(event.source)} adds ${event.amount} ${event.to} to ${safe(event.conflict)}${side}`;
    }
    case "conflict-cancelled":
      return `🚫 ${safe(event.title)} of ${nameOf(ctx, event.seat)} is cancelled (${safe(event.source)}): it does not resolve, and nobody wins or loses it`;
    case "conflict-prolonged":
      return `⏳ ${safe(event.title)} of ${nameOf(ctx, event.seat)} will not resolve this turn (${safe(event.source)}): what is applied to it counts on in the next`;
    case "conflict-put-off":
      return `⏳ ${safe(event.title)} of ${nameOf(ctx, event.seat)} is put off to the next turn with ${event.support} support and ${event.opposition} opposition (${safe(event.source)})`;
    case "conflict-resolved":
      return resolved(event, ctx);
    case "attack-declared": {
      const where = event.conflict === null ? "" : ` in ${safe(event.conflict)}`;
      return `⚔️ ${nameOf(ctx, event.seat)} attacks ${safe(event.target.title)} with ${safe(event.with.title)}${where}. Cards may answer before the damage.`;
    }
    case "aftermath-played": {
      const paid = event.influence > 0 ? ` for ${event.influence} influence` : "";
      return `${nameOf(ctx, event.seat)} plays the aftermath **${safe(event.card.title)}**${aimed(ctx, event.target, event.second)}${paid}${saying(event.card)}`;
    }
  }
}

function prevented({ seat, why, lacks }: Extract<ConflictEvent, { type: "conflict-discarded" }>, ctx: Context): string {
  if (!lacks) return DISCARDED[why];
  const has = lacks.has === undefined ? "" : `, and ${nameOf(ctx, seat)} has ${lacks.has}`;
  return `it requires ${safe(lacks.needs)}${has}`;
}

function attacked(event: Extract<ConflictEvent, { type: "attacked" }>, ctx: Context): string {
  const where = event.conflict === null ? " outside of any conflict" : ` in ${safe(event.conflict)}`;
  const first = event.first === null ? "" : `; ${safe(event.first.title)} damages first`;
  const figures = `${ABILITY_WORDS[event.ability]} ${event.deals} against ${event.takes}`;
  return `⚔️ ${nameOf(ctx, event.seat)} attacks ${safe(event.target.title)} with ${safe(event.with.title)}${where}: ${figures}${first}`;
}

function resolved(event: Extract<ConflictEvent, { type: "conflict-resolved" }>, ctx: Context): string {
  const totals =
    event.sides === null
      ? `${event.support} for, ${event.opposition} against`
      : event.sides.map(({ seat, total }) => `${nameOf(ctx, seat)} ${total}`).join(", ");
  const outcome = event.won ? "won" : "lost";
  const by = event.margin > 0 ? ` by ${event.margin}` : "";
  const uncontested = event.uncontested ? ", uncontested" : "";
  return `${event.won ? "✅" : "❌"} ${nameOf(ctx, event.seat)}’s **${safe(event.title)}** is ${outcome}${by}${uncontested} (${totals})`;
}

function aimed(ctx: Context, target: NamedTarget | null, second?: NamedTarget): string {
  const also = second ? ` and ${targetName(ctx, second)}` : "";
  return target === null ? "" : ` on ${targetName(ctx, target)}${also}`;
}
