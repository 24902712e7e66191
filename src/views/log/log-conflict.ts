import type { Event, SeatIndex } from "../../engine/index.ts";
import { type Context, languageIn, nameOf, saying } from "../text/context.ts";
import { abilityIn } from "../text/named.ts";
import { safe } from "../text/safe-text.ts";
import { listedAt, onIn, priceIn, tellingIn } from "./telling.ts";

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

/** What happened around a conflict, in a sentence. */
export function happenedInConflict(event: ConflictEvent, ctx: Context): string {
  const tell = tellingIn(ctx);
  const name = "seat" in event ? nameOf(ctx, event.seat) : "";
  const title = "title" in event ? safe(event.title) : "card" in event ? safe(event.card.title) : "";
  const ability = "ability" in event ? abilityIn(languageIn(ctx), event.ability) : "";
  switch (event.type) {
    case "declared":
      return declared(event, ctx);
    case "cover-shown":
      return tell("log-cover-shown", { name, title, through: safe(event.through.title) });
    case "conflicts-revealed": {
      const all = event.conflicts.map(({ seat, card }) =>
        tell("log-whose", { name: nameOf(ctx, seat), title: safe(card.title) }),
      );
      return tell("log-conflicts-revealed", { list: listedAt(ctx, all) });
    }
    case "conflict-allowed": {
      const from = event.from === "card" ? "card" : "any";
      return tell("log-conflict-allowed", { name, amount: event.amount, from, source: safe(event.source) });
    }
    case "conflict-initiated":
      if (event.again) return tell("log-initiates-again", { name, title, ...figures(event.again) });
      return tell("log-initiates", {
        name,
        title,
        type: event.conflictType,
        on: onIn(ctx, event.target, event.second),
      });
    case "conflict-discarded": {
      const why = prevented(event, ctx);
      return tell(event.through ? "log-initiates-nothing" : "log-conflict-discarded", { name, title, why });
    }
    case "supported":
      return tell("log-supports", {
        name,
        conflict: safe(event.conflict),
        side: sideOf(ctx, event.side),
        title: safe(event.with.title),
        ability,
        amount: event.amount,
      });
    case "opposed": {
      const { conflict, amount } = event;
      return tell("log-opposes", { name, conflict: safe(conflict), title: safe(event.with.title), ability, amount });
    }
    case "attacked":
      return tell("log-attacks", {
        name,
        target: safe(event.target.title),
        title: safe(event.with.title),
        where: event.conflict === null ? tell("log-outside") : tell("log-in", { conflict: safe(event.conflict) }),
        ability,
        deals: event.deals,
        takes: event.takes,
        first: event.first === null ? "" : tell("log-damages-first", { title: safe(event.first.title) }),
      });
    case "attack-declared":
      return tell("log-attack-declared", {
        name,
        target: safe(event.target.title),
        title: safe(event.with.title),
        where: event.conflict === null ? "" : tell("log-in", { conflict: safe(event.conflict) }),
      });
    case "added": {
      const { source, amount, to, conflict } = event;
      const side = sideOf(ctx, event.side);
      return tell("log-adds", { source: safe(source), amount, to, conflict: safe(conflict), side });
    }
    case "conflict-cancelled":
      return tell("log-conflict-cancelled", { title, name, source: safe(event.source) });
    case "conflict-prolonged":
      return tell("log-conflict-prolonged", { title, name, source: safe(event.source) });
    case "conflict-put-off":
      return tell("log-conflict-put-off", { title, name, ...figures(event), source: safe(event.source) });
    case "conflict-resolved":
      return resolved(event, ctx);
    case "aftermath-played": {
      const on = onIn(ctx, event.target, event.second);
      const price = priceIn(tell, event.influence);
      return `${tell("log-aftermath", { name, title, on, price })}${saying(event.card)}`;
    }
  }
}

const figures = ({ support, opposition }: { support: number; opposition: number }) => ({ support, opposition });

const sideOf = (ctx: Context, side: SeatIndex | null): string =>
  side === null ? "" : tellingIn(ctx)("log-side", { name: nameOf(ctx, side) });

function declared(event: Extract<ConflictEvent, { type: "declared" }>, ctx: Context): string {
  const tell = tellingIn(ctx);
  const name = nameOf(ctx, event.seat);
  if (event.war !== undefined) return tell("log-declares-war", { name, enemy: nameOf(ctx, event.war) });
  if (!event.through) return tell(event.conflict ? "log-declares" : "log-declares-nothing", { name });
  const title = safe(event.through.title);
  return event.influence
    ? tell("log-declares-applying", { name, title, influence: event.influence })
    : tell("log-declares-through", { name, title });
}

function prevented({ seat, why, lacks }: Extract<ConflictEvent, { type: "conflict-discarded" }>, ctx: Context): string {
  const tell = tellingIn(ctx);
  if (!lacks) return tell(`log-why-${why}`);
  const needs = safe(lacks.needs);
  return lacks.has === undefined
    ? tell("log-needs", { needs })
    : tell("log-needs-has", { needs, name: nameOf(ctx, seat), has: lacks.has });
}

function resolved(event: Extract<ConflictEvent, { type: "conflict-resolved" }>, ctx: Context): string {
  const tell = tellingIn(ctx);
  const totals =
    event.sides === null
      ? tell("log-totals", figures(event))
      : event.sides.map(({ seat, total }) => `${nameOf(ctx, seat)} ${total}`).join(", ");
  return tell(event.won ? "log-won" : "log-lost", {
    name: nameOf(ctx, event.seat),
    title: safe(event.title),
    by: event.margin > 0 ? tell("log-margin", { margin: event.margin }) : "",
    uncontested: event.uncontested ? tell("log-uncontested") : "",
    totals,
  });
}
