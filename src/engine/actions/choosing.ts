/** engine: Legal Targets — what a text lets a player choose as it is carried out. */

import { z } from "zod";
import { takeOption, takePick } from "../changes/triggers/choosing.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { wanted } from "../rules/conflicts/wanted.ts";
import { pickable, possibleOptions, priceOf, titleToRefuse } from "../rules/triggers/choosing.ts";
import { cardId } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { label } from "./words.ts";

/** One of several things, for what it takes. Refused where that is not there. */
const choose = action({
  called: "Choose",
  /** One of the things that a text lets the player choose, counted from 0; or a card in play. */
  shape: shapeOf("choose", { option: z.int().min(0).max(19) }),
  answers: ["choose"],
  perform(work, { seat, option }, decision): Refusal | undefined {
    if (decision.kind !== "choose") return refusal("not-now");
    const { options, context } = decision;
    const possible = possibleOptions(work.game, seat, decision);
    const chosen = options[option];
    if (!chosen || !possible.includes(option))
      return refusal("not-to-choose", {
        source: context.source,
        possible: possible.flatMap((index) => options[index]?.does ?? []),
      });
    takeOption(work, seat, chosen, context);
    return undefined;
  },
  /** "choose to discard it", with what it takes. */
  orders: { "choose-any": "choose", choose: "choose to {does}{price?}" },
  sentence(game, { option }, asked): string {
    const chosen = asked?.kind === "choose" ? asked.options[option] : undefined;
    if (asked?.kind !== "choose" || !chosen) return "choose";
    const influence = priceOf(game, chosen, asked.context);
    return `choose to ${chosen.does}${influence > 0 ? ` for ${influence} influence` : ""}`;
  },
});

/** A card in play. Refused where it is none that may be picked. */
const pick = action({
  called: "Pick a card",
  shape: shapeOf("pick", { card: cardId }),
  answers: ["pick"],
  perform(work, { seat, card }, decision): Refusal | undefined {
    if (decision.kind !== "pick") return refusal("not-now");
    const { context } = decision;
    if (!pickable(work.game, seat, decision).includes(card))
      return refusal("not-to-pick", {
        title: titleToRefuse(work.game, card),
        source: context.source,
        wants: wanted(decision.from),
      });
    takePick(work, seat, card, decision, context);
    return undefined;
  },
  orders: { pick: "pick {card}" },
  sentence: (game, action): string => `pick ${label(game, action.card)}`,
});

export const actions = [choose, pick] as const;
