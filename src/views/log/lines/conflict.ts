/** What happens around a conflict, in words. */
import type { ConflictEvent, EventOf, SeatIndex } from "../../../engine/index.ts";
import { saying } from "../../text/context.ts";
import { abilityIn } from "../../text/named.ts";
import { safe } from "../../text/safe-text.ts";
import { blowsLine } from "../blows.ts";
import { listedAt, onIn, priceIn } from "../telling.ts";
import type { LinesOf, Told } from "./line.ts";

export const CONFLICT: LinesOf<ConflictEvent["type"]> = {
  "cover-shown": (event, { tell, name, title }) =>
    tell("log-cover-shown", { name, title, through: safe(event.through.title) }),
  "conflicts-revealed": (event, { tell, nameAt, ctx }) => {
    const all = event.conflicts.map(({ seat, card }) =>
      tell("log-whose", { name: nameAt(seat), title: safe(card.title) }),
    );
    return tell("log-conflicts-revealed", { list: listedAt(ctx, all) });
  },
  declared,
  "conflict-allowed": (event, { tell, name, source }) => {
    const from = event.from === "card" ? "card" : "any";
    return tell("log-conflict-allowed", { name, amount: event.amount, from, source });
  },
  "conflict-initiated": (event, { tell, name, title, ctx }) => {
    if (event.again) return tell("log-initiates-again", { name, title, ...figures(event.again) });
    return tell("log-initiates", {
      name,
      title,
      type: event.conflictType,
      on: onIn(ctx, event.target, event.second),
    });
  },
  "conflict-prolonged": (_event, { tell, name, title, source }) =>
    tell("log-conflict-prolonged", { title, name, source }),
  "conflict-put-off": (event, { tell, name, title, source }) =>
    tell("log-conflict-put-off", { title, name, ...figures(event), source }),
  "conflict-discarded": (event, { tell, name, title }) => {
    const why = prevented(event, { tell, name });
    return tell(event.through ? "log-initiates-nothing" : "log-conflict-discarded", { name, title, why });
  },
  supported: (event, { tell, language, name, nameAt, conflict }) =>
    tell("log-supports", {
      name,
      conflict,
      side: sideOf({ tell, nameAt }, event.side),
      title: safe(event.with.title),
      ability: abilityIn(language, event.ability),
      amount: event.amount,
    }),
  opposed: (event, { tell, language, name, conflict }) =>
    tell("log-opposes", {
      name,
      conflict,
      title: safe(event.with.title),
      ability: abilityIn(language, event.ability),
      amount: event.amount,
    }),
  attacked: (event, { ctx }) => blowsLine({ attacks: [event], harm: [] }, ctx),
  "attack-declared": (event, { tell, name, conflict }) =>
    tell("log-attack-declared", {
      name,
      target: safe(event.target.title),
      title: safe(event.with.title),
      where: conflict === "" ? "" : tell("log-in", { conflict }),
    }),
  led: (event, { tell, name }) => {
    const [leader, fleet] = [safe(event.with.title), safe(event.fleet.title)];
    return tell("log-led", { name, title: leader, fleet, by: event.by, military: event.military });
  },
  "conflicts-barred": (event, { tell, name, source }) => {
    const barred = { when: event.now ? "now" : "next", source };
    return event.seat === undefined
      ? tell("log-no-conflicts", barred)
      : tell("log-no-conflicts-of", { ...barred, name });
  },
  "counted-as": (event, { tell, language, name, source, conflict }) => {
    const outcome = event.outcome === null ? null : tell(`outcome-${event.outcome}`);
    const ability = event.as === null ? null : abilityIn(language, event.as);
    const as = [outcome, ability].filter((word) => word !== null).join(" ");
    return tell("log-counted-as", { name, conflict, as, source });
  },
  withdrawn: (event, { tell, source, title, conflict }) => {
    const said = { title, conflict, source };
    return event.again ? tell("log-taken-out", said) : tell("log-withdrawn", said);
  },
  added: (event, { tell, nameAt, conflict }) => {
    const { source, amount, to } = event;
    const side = sideOf({ tell, nameAt }, event.side);
    return tell("log-adds", { source: safe(source), amount, to, conflict, side });
  },
  "conflict-resolved": resolved,
  "conflict-cancelled": (_event, { tell, name, title, source }) =>
    tell("log-conflict-cancelled", { title, name, source }),
  "aftermath-played": (event, { tell, name, title, ctx }) => {
    const on = onIn(ctx, event.target, event.second);
    const price = priceIn(tell, event.influence);
    return `${tell("log-aftermath", { name, title, on, price })}${saying(event.card)}`;
  },
};

const figures = ({ support, opposition }: { support: number; opposition: number }) => ({ support, opposition });

const sideOf = ({ tell, nameAt }: Pick<Told, "tell" | "nameAt">, side: SeatIndex | null): string =>
  side === null ? "" : tell("log-side", { name: nameAt(side) });

function declared(event: EventOf<"declared">, { tell, name, count, nameAt }: Told): string {
  if (event.war !== undefined) return tell("log-declares-war", { name, enemy: nameAt(event.war) });
  if (!event.through) return tell(event.conflict ? "log-declares" : "log-declares-nothing", { name, count });
  const title = safe(event.through.title);
  return event.influence
    ? tell("log-declares-applying", { name, title, influence: event.influence })
    : tell("log-declares-through", { name, title });
}

function prevented({ why, lacks }: EventOf<"conflict-discarded">, { tell, name }: Pick<Told, "tell" | "name">): string {
  if (!lacks) return tell(`log-why-${why}`);
  const needs = safe(lacks.needs);
  return lacks.has === undefined
    ? tell("log-needs", { needs })
    : tell("log-needs-has", { needs, name, has: lacks.has });
}

function resolved(event: EventOf<"conflict-resolved">, { tell, name, title, nameAt }: Told): string {
  const totals =
    event.sides === null
      ? tell("log-totals", figures(event))
      : event.sides.map(({ seat, total }) => `${nameAt(seat)} ${total}`).join(", ");
  return tell(event.won ? "log-won" : "log-lost", {
    name,
    title,
    by: event.margin > 0 ? tell("log-margin", { margin: event.margin }) : "",
    uncontested: event.uncontested ? tell("log-uncontested") : "",
    totals,
  });
}
