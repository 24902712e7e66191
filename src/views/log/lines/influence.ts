/** What becomes of influence and power, in words. */
import type { EventOf, InfluenceEvent } from "../../../engine/index.ts";
import { holderAfter, holderName } from "../../text/context.ts";
import { typeIn } from "../../text/named.ts";
import { capitalized, safe } from "../../text/safe-text.ts";
import { listedIn } from "../../words/index.ts";
import type { Line, LinesOf, Told } from "./line.ts";

export const INFLUENCE: LinesOf<InfluenceEvent["type"]> = {
  built: (event, { tell, name }) => tell("log-built", { name, title: safe(event.with.title), rating: event.rating }),
  discounted: (event, { tell, language, name, source }) => {
    const types = event.types.map((type) => typeIn(language, type));
    return tell("log-discounted", {
      types: listedIn(types, language, "list-or"),
      name,
      amount: event.amount,
      source,
    });
  },
  bid: (event, { tell, name, title, price }) => {
    const { influence, total } = event;
    if (event.hired) return tell("log-hired", { name, title, price });
    return total === influence
      ? tell("log-bid", { name, influence, title })
      : tell("log-bid-more", { name, influence, title, total });
  },
  repaired: (event, { tell, name, title }) => tell("log-repaired", { name, by: event.by, title, left: event.left }),
  "influence-swollen": (event, { tell, cause }) => {
    const swollen = { by: Math.abs(event.by), rating: event.rating, cause };
    return tell(event.by > 0 ? "log-swollen" : "log-swollen-over", swollen);
  },
  "influence-gained": influenceChange,
  "influence-lost": influenceChange,
  "rating-changed": (event, { tell, name, title }) =>
    tell(event.by > 0 ? "log-rating-higher" : "log-rating-lower", {
      name,
      rating: event.rating,
      by: Math.abs(event.by),
      how: event.ended ? "ended" : "begun",
      title,
    }),
  "influence-added": (event, { tell, name, cause }) =>
    tell("log-additional", { name, amount: event.amount, when: event.next ? "next" : "now", cause }),
  "gains-barred": (_event, { tell, name, source }) => tell("log-no-gains", { name, source }),
  "gain-prevented": (event, { tell, name }) => {
    const { amount, source, by } = event;
    return tell("log-gain-prevented", { name, amount, source: safe(source), by: safe(by) });
  },
  "influence-applied": (event, { tell, nameAt, source }) =>
    tell("hand-applies", {
      name: nameAt(event.seat),
      amount: event.amount,
      source,
    }),
  "influence-restored": (event, { tell, name, cause }) => tell("log-restores", { name, amount: event.amount, cause }),
  "influence-transferred": (event, { tell, cause, ctx }) => {
    const [from, to] = [holderAfter(ctx, event.from), holderAfter(ctx, event.to)];
    return tell("log-influence-goes", { amount: event.amount, from, to, cause });
  },
  "power-gained": powerChange,
  "power-lost": powerChange,
  "power-transferred": (event, { tell, cause, nameAt }) => {
    const [from, to] = [nameAt(event.from), nameAt(event.to)];
    return tell("log-power-goes", { amount: event.amount, from, to, cause });
  },
};

function influenceChange(event: EventOf<"influence-gained" | "influence-lost">, { tell, cause, ctx }: Told): Line {
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

function powerChange(event: EventOf<"power-gained" | "power-lost">, { tell, name, count, cause }: Told): Line {
  return tell(event.type === "power-gained" ? "log-gains-power" : "log-loses-power", {
    name,
    count,
    amount: event.amount,
    cause,
  });
}
