/** How a game and its turns go on, in words. */
import type { StatedFacts, TableEvent } from "../../../engine/index.ts";
import { type Context, languageIn } from "../../text/context.ts";
import { factIn, isFact } from "../../text/named.ts";
import { safe } from "../../text/safe-text.ts";
import { listedAt } from "../telling.ts";
import { undoneLine } from "../undone.ts";
import type { LinesOf } from "./line.ts";

export const TABLE: LinesOf<TableEvent["type"]> = {
  "game-started": (event, { tell }) => tell("log-begins", { players: event.seats }),
  "ambassador-clash": (event, { tell, namesOf, nameAt }) => {
    const clash = { names: namesOf(event.seats), title: safe(event.title) };
    return event.kept === undefined
      ? tell("log-clash", clash)
      : tell("log-clash-kept", { ...clash, kept: nameAt(event.kept) });
  },
  "ambassador-revealed": (event, { tell, name }) =>
    tell("log-ambassador", { name, title: safe(event.ambassador.title) }),
  "second-ambassador": (event, { tell, name }) =>
    tell("log-second-ambassador", { name, title: safe(event.ambassador.title) }),
  "crusade-begun": (event, { tell, name, title, cards }) =>
    tell("log-crusade", { name, title, cards: cards(event.pile) }),
  "hand-dealt": (event, { tell, name, count, cards }) =>
    tell(event.again ? "log-dealt-again" : "log-dealt", { name, count, cards: cards(event.cards) }),
  "deck-settled": (_event, { tell, name, count }) => tell("log-deck-settled", { name, count }),
  "starting-hand-chosen": (event, { tell, name, count, cards }) =>
    event.fourCard === undefined
      ? tell("log-starting-hand", { name, count, cards: cards(event.cards) })
      : tell("log-starting-four", { name, cards: event.cards, title: safe(event.fourCard) }),
  "turn-started": (event, { tell }) => tell("log-turn", { turn: event.turn }),
  "round-started": (event, { tell }) => (event.round === "over" ? null : `__${tell(`round-${event.round}`)}__`),
  readied: (event, { tell, name, titlesOf }) =>
    event.sustained.length === 0
      ? tell("log-readied")
      : tell("log-sustains", { name, titles: titlesOf(event.sustained) }),
  initiative: (event, { tell, namesOf, nameAt }) => {
    const names = event.order.map(nameAt).join(", ");
    return event.lots.length > 0
      ? tell("log-initiative-by-lot", { names, lots: namesOf(event.lots) })
      : tell("log-initiative", { names });
  },
  halted: (_event, { tell, name }) => tell("log-halted", { name }),
  resumed: (_event, { tell }) => tell("log-resumed"),
  "loose-agreed": (event, { tell, name, namesOf }) =>
    event.missing.length === 0 ? tell("log-loose-all") : tell("log-loose", { name, names: namesOf(event.missing) }),
  "loose-ended": (_event, { tell, name }) => tell("log-loose-ended", { name }),
  passed: (_event, { tell, name, count }) => tell("log-passed", { name, count }),
  looked: (event, { tell, name }) => tell("log-looked", { judge: safe(event.judge, 40), name }),
  "step-undone": (event, { ctx, linesOf }) => undoneLine(event, linesOf(event.what), ctx),
  "fact-stated": (event, { tell, name, ctx }) =>
    tell("log-fact-stated", { name, title: safe(event.title), facts: factsIn(event.facts, ctx) }),
  "fact-corrected": (event, { tell, ctx }) =>
    tell("log-fact-corrected", { title: safe(event.title), facts: factsIn(event.facts, ctx) }),
  "action-round-ended": (_event, { tell, cause }) => tell("log-round-ends", { cause }),
  "acts-along": (_event, { tell, name, cause }) => tell("log-acts-along", { name, cause }),
  eliminated: (event, { tell, name }) => tell(`log-gone-${event.why}`, { name }),
  "power-needed": (event, { tell, name, cause }) => tell("log-power-needed", { name, less: event.less, cause }),
  "victory-barred": (event, { tell, name, cause }) => {
    if (event.victory === null) return tell("log-may-win", { name, cause });
    return tell("log-cannot-win", {
      name,
      what: event.victory,
      until: event.until === "end-of-turn" ? "turn" : "on",
      cause,
    });
  },
  "victory-claimed": (event, { tell, name }) => tell("log-claimed", { name, title: safe(event.agenda.title) }),
  "claim-agreed": (event, { tell, name, nameAt }) => {
    const agreed = { name, by: nameAt(event.by), title: safe(event.title) };
    return event.left === 0
      ? tell("log-claim-agreed", agreed)
      : tell("log-claim-agreed-left", { ...agreed, left: event.left });
  },
  "claim-lapsed": (event, { tell, name }) => tell("log-claim-lapsed", { name, title: safe(event.title) }),
  "time-called": (event, { tell }) =>
    tell("log-time", { what: event.round === "over" ? "" : tell(`log-time-${event.round}`) }),
  "game-over": (event, { tell, namesOf }) => {
    const { winners } = event.result;
    return winners.length === 0
      ? tell("log-over-nobody")
      : tell("log-over", { names: namesOf(winners), count: winners.length });
  },
};

/** "cost 3 and type fleet": what was said of a card. */
function factsIn(facts: StatedFacts, ctx: Context): string {
  const language = languageIn(ctx);
  return listedAt(
    ctx,
    Object.entries(facts).map(([fact, value]) => (isFact(fact) ? factIn(language, fact, value) : `${fact} ${value}`)),
  );
}
