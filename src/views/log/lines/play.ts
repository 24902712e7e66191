/** Cards that are played, drawn and discarded, in words. */
import type { CostSum, Named, PlayEvent, RefusalCode, RefusalFacts } from "../../../engine/index.ts";
import { saying } from "../../text/context.ts";
import { changedBy } from "../../text/cost-change.ts";
import { safe } from "../../text/safe-text.ts";
import type { Language } from "../../words/index.ts";
import { listedAt, onIn, priceIn, type TellLog } from "../telling.ts";
import type { LinesOf } from "./line.ts";

export const PLAY: LinesOf<PlayEvent["type"]> = {
  sponsored: (event, { tell, name, title, source, price, ctx, language }) => {
    const on = onIn(ctx, event.target);
    const paid = event.free ? tell("log-free") : price;
    const why = event.source === undefined ? "" : ` (${source})`;
    const sum = `${summed(event.sum, tell, language)}${why}`;
    const line = tell("log-sponsored", { name, title, on, with: withIn(tell, event.with), price: paid, sum });
    return `${line}${saying(event.card, language)}`;
  },
  taken: (event, { tell, name, title, source }) => tell("log-taken", { name, title, from: event.from, source }),
  "came-in": (event, { tell, name, title, source, language }) => {
    const back = event.back === null ? "never" : "turn";
    return `${tell("log-came-in", { name, title, from: event.from, back, source })}${saying(event.card, language)}`;
  },
  "went-back": (_event, { tell, name, title }) => tell("log-went-back", { title, name }),
  shuffled: (_event, { tell, name, count, source }) => tell("log-shuffled", { name, count, source }),
  "cards-shown": (event, { tell, name, source, nameAt }) =>
    tell("log-cards-shown", { name, to: nameAt(event.to), cards: event.cards, source }),
  "hand-shown": (event, { tell, name, source, titlesOf }) =>
    tell("log-hand-shown", { name, source, titles: titlesOf(event.cards) }),
  "agenda-hidden": (event, { tell, name, price }) =>
    tell("log-agenda-hidden", { name, with: withIn(tell, event.with) || tell("log-without-rotating"), price }),
  "agenda-revealed": (event, { tell, name, title }) =>
    `${tell("log-agenda-revealed", { name, title })}${saying(event.card)}`,
  "agenda-failed": (event, { tell, name, title }) =>
    tell("log-agenda-failed", { name, title, why: failure(event.code, event.facts, tell) }),
  "agenda-replaced": (event, { tell, name, title, price }) => {
    const rotating = event.with === null ? "" : tell("log-rotating", { title: safe(event.with.title) });
    const line = tell("log-agenda-replaced", { name, old: safe(event.old.title), title, rotating, price });
    return `${line}${saying(event.card)}`;
  },
  replaced: (event, { tell, name, title, price, cards, nameAt, ctx }) => {
    const moved = [
      ...event.moved.map((card) => safe(card.title)),
      ...(event.hidden > 0 ? [tell("log-face-down", { cards: cards(event.hidden) })] : []),
    ];
    const along = moved.length === 0 ? "" : tell("log-along", { titles: listedAt(ctx, moved) });
    const change = { name, old: safe(event.old.title), title, along, price };
    return event.faction === null || event.faction === event.seat
      ? tell("log-replaced", change)
      : tell("log-replaced-of", { ...change, whose: nameAt(event.faction) });
  },
  promoted: (event, { tell, name, title, source, price }) => {
    const by = event.source === undefined || event.source === null ? tell("log-an-effect") : source;
    const how = event.with === null ? tell("log-by", { title: by }) : withIn(tell, event.with);
    return tell("log-promoted", { name, title, how, price: event.free ? tell("log-free-too") : price });
  },
  attached: (event, { tell, title, cause }) => {
    const to = safe(event.to.title);
    return event.from
      ? tell("log-attached-from", { title, from: safe(event.from.title), to, cause })
      : tell("log-attached", { title, to, cause });
  },
  played: (event, { tell, name, title, price, ctx }) =>
    `${tell("log-played", { name, title, on: onIn(ctx, event.target, event.second), price })}${saying(event.card)}`,
  placed: (event, { tell, name, price }) => tell("log-placed", { name, title: safe(event.under.title), price }),
  revealed: (event, { tell, name, title }) => `${tell("log-revealed", { name, title })}${saying(event.card)}`,
  "card-used": (event, { tell, name, title, ctx }) =>
    tell("log-used", { name, title, on: onIn(ctx, event.target), does: safe(event.does, 100) }),
  triggered: (event, { tell, name, title }) => tell("log-triggered", { name, title, does: safe(event.does, 100) }),
  "discards-ordered": (event, { tell, name, titlesOf }) =>
    tell("log-discards-ordered", { name, titles: titlesOf(event.cards) }),
  "laid-aside": (_event, { tell, name, title }) => tell("log-laid-aside", { title, name }),
  chosen: (event, { tell, name, source }) => {
    const price = priceIn(tell, event.influence);
    return tell("log-chooses", { name, does: safe(event.does, 100), price, source });
  },
  "became-enhancement": (event, { tell, name }) => {
    const title = safe(event.card.title);
    return event.on === null
      ? tell("log-enhancement-of-faction", { title, name })
      : tell("log-enhancement-of-card", { title, on: safe(event.on.title) });
  },
  picked: (event, { tell, name, source, title }) =>
    tell("log-picks", {
      name,
      title,
      does: safe(event.does, 60),
      source,
    }),
  drew: (event, { tell, name, cards }) => {
    const drawn = { name, cards: cards(event.cards), left: event.left };
    if (event.why === "bought") return tell(event.from ? "log-bought-crusade" : "log-bought", drawn);
    return tell(event.from ? "log-drew-crusade" : "log-drew", drawn);
  },
  discarded: (event, { tell, name, titlesOf }) => {
    const titles = titlesOf(event.cards);
    if (event.from === "aside") return tell("log-run-out", { titles, name });
    if (event.cards.length === 0) return null;
    return tell("log-discarded", {
      name,
      titles,
      from: event.from,
      why: event.neutralized ? "neutralized" : "other",
    });
  },
  "taken-back": (event, { tell, name, cause, titlesOf }) => {
    const titles = titlesOf(event.cards);
    return tell("log-takes-back", { name, titles, cause });
  },
  fetched: (event, { tell, name, source, title }) => {
    const fetched = { name, what: event.card ? title : tell("log-a-card"), left: event.left };
    return event.source === null ? tell("log-fetched", fetched) : tell("log-fetched-by", { ...fetched, source });
  },
  removed: (event, { tell, name, titlesOf }) =>
    event.cards.length === 0 ? null : tell("log-removed", { titles: titlesOf(event.cards), name }),
  returned: (_event, { tell, name, title }) => tell("log-returned", { title, name }),
  cancelled: (_event, { tell, title, cause }) => tell("log-cancelled", { title, cause }),
  reversed: (_event, { tell, title, cause }) => tell("log-reversed", { title, cause }),
  prevented: (event, { tell, title }) =>
    tell("log-forbids", { title, what: tell(`forbidden-${event.what}`), by: safe(event.by.title) }),
  "no-effect": (event, { tell }) =>
    tell("log-nothing", {
      source: event.source === "" ? tell("log-that") : safe(event.source),
      why: event.why,
    }),
};

const withIn = (tell: TellLog, card: Named | null) =>
  card === null ? "" : tell("log-with", { title: safe(card.title) });

/** "(3, doubled to 6 for another race, −1 by Thrift)": how a cost came about. */
function summed(sum: CostSum | undefined, tell: TellLog, language: Language): string {
  if (!sum) return "";
  const changes = sum.changes.map((change) => changedBy(change, language));
  const doubled = sum.doubled ? [tell("log-doubled", { amount: 2 * sum.printed })] : [];
  return ` (${[`${sum.printed}`, ...doubled, ...changes].join(", ")})`;
}

/** Why an agenda that was turned up goes, for everybody to read. */
function failure(code: RefusalCode, { needs, has }: RefusalFacts, tell: TellLog): string {
  if (code !== "requirement-not-met" || typeof needs !== "string") return tell("log-not-sponsored");
  return typeof has === "number" ? tell("log-requires-has", { needs, has }) : tell("log-requires", { needs });
}
