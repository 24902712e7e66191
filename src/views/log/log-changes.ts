import type { Event, Mark } from "../../engine/index.ts";
import { type Context, holderAfter, holderName, languageIn, nameOf } from "../text/context.ts";
import { abilityIn } from "../text/named.ts";
import { capitalized, safe } from "../text/safe-text.ts";
import { type Language, say } from "../words/index.ts";
import { causeIn, listedAt, type TellLog, tellingIn } from "./telling.ts";

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

/** A number that a verb of the game changed, in a sentence that names the card that caused it. */
export function changed(event: Change, ctx: Context): string {
  const tell = tellingIn(ctx);
  const language = languageIn(ctx);
  const name = "seat" in event ? nameOf(ctx, event.seat) : "";
  const title = "card" in event ? safe(event.card.title) : "";
  // Neutralized or healed by itself: its name stands there already.
  const itself = (event.type === "neutralized" || event.type === "healed") && event.card.title === event.source;
  const cause = "source" in event && !itself ? causeIn(tell, event.source) : "";
  switch (event.type) {
    case "influence-gained":
    case "influence-lost": {
      const { whose, amount, rating } = event;
      const count = "nonPlayer" in whose && whose.nonPlayer !== "babylon-5" ? 2 : 1;
      return tell(event.type === "influence-gained" ? "log-gains-influence" : "log-loses-influence", {
        who: capitalized(holderName(ctx, whose)),
        count,
        amount,
        rating,
        cause,
      });
    }
    case "rating-changed":
      return tell(event.by > 0 ? "log-rating-higher" : "log-rating-lower", {
        name,
        rating: event.rating,
        by: Math.abs(event.by),
        how: event.ended ? "ended" : "begun",
        title,
      });
    case "influence-swollen": {
      const swollen = { by: Math.abs(event.by), rating: event.rating, cause };
      return tell(event.by > 0 ? "log-swollen" : "log-swollen-over", swollen);
    }
    case "influence-added":
      return tell("log-additional", { name, amount: event.amount, when: event.next ? "next" : "now", cause });
    case "influence-restored":
      return tell("log-restores", { name, amount: event.amount, cause });
    case "influence-transferred": {
      const [from, to] = [holderAfter(ctx, event.from), holderAfter(ctx, event.to)];
      return tell("log-influence-goes", { amount: event.amount, from, to, cause });
    }
    case "power-gained":
    case "power-lost":
      return tell(event.type === "power-gained" ? "log-gains-power" : "log-loses-power", {
        name,
        amount: event.amount,
        cause,
      });
    case "power-transferred": {
      const [from, to] = [nameOf(ctx, event.from), nameOf(ctx, event.to)];
      return tell("log-power-goes", { amount: event.amount, from, to, cause });
    }
    case "tension-changed": {
      const [from, toward] = [nameOf(ctx, event.from), nameOf(ctx, event.toward)];
      return tell("log-tension", { from, toward, to: event.to, cause });
    }
    case "unrest-changed":
      return tell("log-unrest", { name, to: event.to, cause });
    case "turned":
      return tell(event.to === "ready" ? "log-readies" : "log-rotates", { title, cause });
    case "damaged":
      return tell("log-damaged", { title, amount: event.amount, cause });
    case "severely-damaged":
      return tell("log-severely", { title, amount: event.amount, cause });
    case "neutralized":
      return event.severe > 0
        ? tell("log-neutralized-severe", { title, severe: event.severe, cause })
        : tell("log-neutralized", { title, cause });
    case "healed":
      return tell("log-healed", { title, cause });
    case "mark-changed": {
      const what = marksIn(language, event.mark, Math.abs(event.by));
      if (event.ignored)
        return tell("log-ignores", { title, marks: what, why: event.why === "ranger" ? "ranger" : "exclude", cause });
      return tell(event.by < 0 ? "log-loses" : "log-gets", { title, what, cause });
    }
    case "marks-transferred": {
      const [from, to] = [safe(event.from.title), safe(event.to.title)];
      const marks = marksIn(language, event.mark, event.amount);
      return tell("log-marks-move", { marks, from, count: event.amount, to, cause });
    }
    case "marks-converted": {
      const marks = marksIn(language, event.mark, event.amount);
      return tell("log-marks-become", { marks, title, count: event.amount, into: event.into, cause });
    }
    case "tokens-changed": {
      const id = event.kind === "chaos" ? "card-chaos" : "card-tokens";
      const what = say(language, id, { amount: Math.abs(event.by) });
      // A card's own text needs no second mention.
      const by = event.source === event.card.title ? "" : cause;
      return tell(event.by > 0 ? "log-gets-tokens" : "log-loses-tokens", { title, what, left: event.left, cause: by });
    }
    case "chaos-moved": {
      const [from, to] = [safe(event.from.title), safe(event.to.title)];
      return tell("log-chaos-moved", { name, what: say(language, "card-chaos", { amount: event.amount }), from, to });
    }
    case "moved":
      if (typeof event.to === "object") return tell("log-moves-to", { title, name: nameOf(ctx, event.to.seat), cause });
      return tell(`log-moves-${event.to}`, { title, cause });
    case "control-changed": {
      if (event.to === null) return tell("log-for-hire-again", { title });
      const holder = nameOf(ctx, event.to);
      if (event.until === null) return tell("log-control-back", { title, name: holder });
      const by = event.source === event.card.title ? "" : cause;
      return tell("log-takes-control", { name: holder, title, until: event.until, cause: by });
    }
    case "attached": {
      const to = safe(event.to.title);
      return event.from
        ? tell("log-attached-from", { title, from: safe(event.from.title), to, cause })
        : tell("log-attached", { title, to, cause });
    }
    case "damage-lessened":
      return tell("log-damage-less", { title, amount: event.amount, cause });
    case "damage-removed": {
      const { amount, left, severe } = event;
      return tell(severe ? "log-severe-off" : "log-damage-off", { amount, title, left, cause });
    }
    case "ability-changed":
      return tell("log-ability", { title, change: abilityChange(event, tell, language), cause });
    case "ability-used-as": {
      const use = abilityIn(language, event.use);
      return event.as === "itself"
        ? tell("log-uses-in-others", { title, use, cause })
        : tell("log-uses-as", { title, use, as: abilityIn(language, event.as), cause });
    }
    case "text-copied":
      return tell("log-copies", { title, cause });
    case "blanked":
      return event.keyword === undefined
        ? tell("log-blanked", { title, cause })
        : tell("log-loses-keyword", { title, keyword: safe(event.keyword), cause });
    case "reversed":
      return tell("log-reversed", { title, cause });
    case "trait-gained":
      return event.trait === "Ranger"
        ? tell("log-becomes-ranger", { title, cause })
        : tell("log-becomes", { title, trait: event.trait, cause });
    case "taken-back": {
      const titles = listedAt(
        ctx,
        event.cards.map((card) => safe(card.title)),
      );
      return tell("log-takes-back", { name, titles, cause });
    }
    case "acts-along":
      return tell("log-acts-along", { name, cause });
    case "action-round-ended":
      return tell("log-round-ends", { cause });
    case "cancelled":
      return tell("log-cancelled", { title, cause });
    case "prevented":
      return tell("log-forbids", { title, what: tell(`forbidden-${event.what}`), by: safe(event.by.title) });
    case "no-effect":
      return tell("log-nothing", {
        source: event.source === "" ? tell("log-that") : safe(event.source),
        why: event.why,
      });
  }
}

const marksIn = (language: Language, mark: Mark, amount: number): string =>
  say(language, "card-marks", { amount, mark });

function abilityChange(
  { ability: which, by, how }: Extract<Change, { type: "ability-changed" }>,
  tell: TellLog,
  language: Language,
): string {
  const ability = which === "all" ? null : abilityIn(language, which);
  if (how === "double" || how === "half") {
    const [one, all] =
      how === "double"
        ? (["log-doubled-ability", "log-doubled-all"] as const)
        : (["log-halved-ability", "log-halved-all"] as const);
    return ability === null ? tell(all) : tell(one, { ability });
  }
  const amount = `${by < 0 ? "−" : "+"}${Math.abs(by)}`;
  if (ability === null) return tell(how === "printed" ? "log-more-printed-all" : "log-more-all", { amount });
  return tell(how === "printed" ? "log-more-printed" : "log-more-ability", { amount, ability });
}
