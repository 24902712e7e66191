/** What becomes of cards in play, in words. */
import type { CardEvent, EventOf, Mark } from "../../../engine/index.ts";
import { abilityIn } from "../../text/named.ts";
import { safe } from "../../text/safe-text.ts";
import { type Language, say } from "../../words/index.ts";
import type { TellLog } from "../telling.ts";
import type { LinesOf } from "./line.ts";

export const CARD: LinesOf<CardEvent["type"]> = {
  "rotated-to-heal": (event, { tell, name, title }) =>
    tell(event.ambassadorial ? "log-rotated-to-help" : "log-rotated-to-heal", { name, title }),
  "fully-healed": (event, { tell, title, source }) =>
    event.why === "ambassadorial" ? tell("log-all-healed", { title }) : tell("log-fully-healed", { title, source }),
  assisted: (event, { tell, name, title }) =>
    tell(event.by === "abilities" ? "log-assisted" : "log-assisted-sponsor", {
      name,
      title,
      whom: safe(event.whom.title),
    }),
  "damage-lessened": (event, { tell, title, cause }) => tell("log-damage-less", { title, amount: event.amount, cause }),
  "damage-removed": (event, { tell, title, cause }) => {
    const { amount, left, severe } = event;
    return tell(severe ? "log-severe-off" : "log-damage-off", { amount, title, left, cause });
  },
  tended: (_event, { tell, source, title }) => tell("log-tended", { title, source }),
  turned: (event, { tell, title, cause }) =>
    tell(event.to === "ready" ? "log-readies" : "log-rotates", { title, cause }),
  damaged: (event, { tell, title, cause }) => tell("log-damaged", { title, amount: event.amount, cause }),
  "text-copied": (_event, { tell, title, cause }) => tell("log-copies", { title, cause }),
  neutralized: (event, { tell, title, cause }) => {
    // Neutralized or healed by itself: its name stands there already.
    const by = event.card.title === event.source ? "" : cause;
    return event.severe > 0
      ? tell("log-neutralized-severe", { title, severe: event.severe, cause: by })
      : tell("log-neutralized", { title, cause: by });
  },
  healed: (event, { tell, title, cause }) => {
    // Neutralized or healed by itself: its name stands there already.
    const by = event.card.title === event.source ? "" : cause;
    return event.was?.neutralized && event.was.severe > 0
      ? tell("log-severe-off", { amount: 1, title, left: event.was.severe - 1, cause: by })
      : tell("log-healed", { title, cause: by });
  },
  "mark-changed": (event, { tell, language, title, count, cause }) => {
    const what = marksIn(language, event.mark, Math.abs(event.by));
    if (event.ignored)
      return tell("log-ignores", { title, marks: what, why: event.why === "ranger" ? "ranger" : "exclude", cause });
    return event.by < 0 ? tell("log-loses", { title, what, cause }) : tell("log-gets", { title, count, what, cause });
  },
  "tokens-changed": (event, { tell, language, title, cause }) => {
    const id = event.kind === "chaos" ? "card-chaos" : "card-tokens";
    const what = say(language, id, { amount: Math.abs(event.by) });
    // A card's own text needs no second mention.
    const by = event.source === event.card.title ? "" : cause;
    return tell(event.by > 0 ? "log-gets-tokens" : "log-loses-tokens", { title, what, left: event.left, cause: by });
  },
  "chaos-moved": (event, { tell, language, name }) => {
    const [from, to] = [safe(event.from.title), safe(event.to.title)];
    return tell("log-chaos-moved", { name, what: say(language, "card-chaos", { amount: event.amount }), from, to });
  },
  "marks-converted": (event, { tell, language, title, cause }) => {
    const marks = marksIn(language, event.mark, event.amount);
    return tell("log-marks-become", { marks, title, count: event.amount, into: event.into, cause });
  },
  moved: (event, { tell, title, cause, nameAt }) => {
    if (typeof event.to === "object") return tell("log-moves-to", { title, name: nameAt(event.to.seat), cause });
    return tell(`log-moves-${event.to}`, { title, cause });
  },
  "marks-transferred": (event, { tell, language, cause }) => {
    const [from, to] = [safe(event.from.title), safe(event.to.title)];
    const marks = marksIn(language, event.mark, event.amount);
    return tell("log-marks-move", { marks, from, count: event.amount, to, cause });
  },
  "control-changed": (event, { tell, title, cause, nameAt }) => {
    if (event.to === null) return tell("log-for-hire-again", { title });
    const holder = nameAt(event.to);
    if (event.until === null) return tell("log-control-back", { title, name: holder });
    const by = event.source === event.card.title ? "" : cause;
    return tell("log-takes-control", { name: holder, title, until: event.until, cause: by });
  },
  "severely-damaged": (event, { tell, title, cause }) => tell("log-severely", { title, amount: event.amount, cause }),
  "ability-changed": (event, { tell, language, title, cause }) =>
    tell("log-ability", { title, change: abilityChange(event, tell, language), cause }),
  "ability-used-as": (event, { tell, language, title, cause }) => {
    const use = abilityIn(language, event.use);
    return event.as === "itself"
      ? tell("log-uses-in-others", { title, use, cause })
      : tell("log-uses-as", { title, use, as: abilityIn(language, event.as), cause });
  },
  blanked: (event, { tell, title, cause }) =>
    event.keyword === undefined
      ? tell("log-blanked", { title, cause })
      : tell("log-loses-keyword", { title, keyword: safe(event.keyword), cause }),
  "trait-gained": (event, { tell, title, cause }) =>
    event.trait === "Ranger"
      ? tell("log-becomes-ranger", { title, cause })
      : tell("log-becomes", { title, trait: event.trait, cause }),
};

const marksIn = (language: Language, mark: Mark, amount: number): string =>
  say(language, "card-marks", { amount, mark });

function abilityChange(
  { ability: which, by, how }: EventOf<"ability-changed">,
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
