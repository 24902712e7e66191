/** engine: Ready and Rotated — cards that an effect turns. */

import { z } from "zod";
import { whichSchema } from "../cards/references.ts";
import { takeNoFurtherPart } from "../changes/conflicts/participating.ts";
import { checkNeutralized, prevented } from "../changes/in-force/damage.ts";
import { endUnsustained } from "../changes/in-force/lasting.ts";
import * as rotation from "../changes/in-force/rotation.ts";
import { emit } from "../changes/work.ts";
import { cardFor } from "../rules/in-force/references.ts";
import { mustPlay, named } from "../state/lookup.ts";
import { ofCard } from "./nothing.ts";
import { effect, type TakesBack } from "./record.ts";

/**
 * `keeping`: what the card did by rotating goes on for the rest of the turn. `elsewhere`: it takes no further part in the
 * conflicts that it is in.
 */
const ready = effect({
  shape: z
    .object({
      verb: z.literal("ready"),
      which: whichSchema,
      keeping: z.literal(true).optional(),
      elsewhere: z.literal(true).optional(),
    })
    .strict(),
  logged: "ready",
  leaves: ["turned"],
  nothing: ofCard("ready"),
  perform(work, effect, context): boolean {
    const id = cardFor(work.game, effect.which, context);
    if (id === null || !mustPlay(work.game, id).rotated || prevented(work, "be-readied", id)) return false;
    // Once a turn is over, what a card gave by staying rotated ends with that.
    if (work.game.round === "ready") endUnsustained(work, id);
    if (effect.keeping) rotation.readyKeeping(work, id);
    else rotation.ready(work, id);
    if (effect.elsewhere) takeNoFurtherPart(work, id);
    emit(work, { type: "turned", card: named(work.game, id), to: "ready", source: context.source });
    checkNeutralized(work, context.source);
    return true;
  },
});

const rotate = effect({
  shape: z.object({ verb: z.literal("rotate"), which: whichSchema }).strict(),
  logged: "rotate",
  leaves: ["turned"],
  nothing: ofCard("rotated"),
  perform(work, { which }, context): boolean {
    const id = cardFor(work.game, which, context);
    if (id === null || mustPlay(work.game, id).rotated || prevented(work, "be-rotated", id)) return false;
    rotation.rotate(work, id);
    emit(work, { type: "turned", card: named(work.game, id), to: "rotated", source: context.source });
    return true;
  },
});

export const effects = [ready, rotate] as const;

export const takesBack = {
  turned: { inverse: ({ to, card: { card } }) => ({ verb: to === "ready" ? "rotate" : "ready", which: { card } }) },
} as const satisfies TakesBack;
