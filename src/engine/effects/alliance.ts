/** engine: The Interstellar Alliance — founded by the first of these players, who are its members; a race leaves as a whole. */

import { z } from "zod";
import { whoSchema } from "../cards/references.ts";
import { expelFromIsa, foundIsa, joinIsa } from "../changes/relations/isa.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import { type Nothing, whoName } from "./nothing.ts";
import { effect, type TakesBack } from "./record.ts";

const found = effect({
  shape: z.object({ verb: z.literal("found-isa"), who: whoSchema }).strict(),
  logged: "found isa",
  leaves: ["isa-founded"],
  nothing: (game): Nothing => ({ reason: game.isa ? "isa-exists" : "nobody" }),
  perform: (work, { who }, context): boolean => foundIsa(work, seatsOf(work.game, who, context), context.source),
});

const join = effect({
  shape: z.object({ verb: z.literal("join-isa"), who: whoSchema }).strict(),
  logged: "join isa",
  leaves: ["isa-joined"],
  nothing: (game, { who }, context): Nothing =>
    game.isa ? { reason: "isa-member", who: whoName(game, who, context) } : { reason: "no-isa" },
  perform: (work, { who }, context): boolean =>
    seatsOf(work.game, who, context)
      .map((seat) => joinIsa(work, seat, context.source))
      .includes(true),
});

const leave = effect({
  shape: z.object({ verb: z.literal("leave-isa"), who: whoSchema }).strict(),
  logged: "leave isa",
  leaves: ["isa-left"],
  nothing: (game, { who }, context): Nothing =>
    game.isa ? { reason: "isa-not-member", who: whoName(game, who, context) } : { reason: "no-isa" },
  perform: (work, { who }, context): boolean =>
    seatsOf(work.game, who, context)
      .map((seat) => expelFromIsa(work, seat, context.source))
      .includes(true),
});

export const effects = [found, join, leave] as const;

export const takesBack = {
  "isa-founded": {
    stuck: (game, { members }) =>
      game.isa?.members.every((seat) => members.includes(seat)) === false
        ? { verb: "found isa", why: "alliance-joined" }
        : null,
    undo({ game }) {
      game.isa = undefined;
    },
  },
  "isa-joined": {
    undo({ game }, { seat: joined }) {
      if (game.isa) game.isa = { ...game.isa, members: game.isa.members.filter((seat) => seat !== joined) };
    },
  },
  "isa-left": {
    undo({ game }, { seats }) {
      if (game.isa) game.isa = { ...game.isa, members: [...new Set([...game.isa.members, ...seats])] };
    },
  },
} as const satisfies TakesBack;
