import { whoNamed } from "../nouns.ts";
import { type SaidEffect, when } from "../record.ts";
import { says } from "../words.ts";

const ofAlliance = (does: "found" | "join" | "leave"): Pick<SaidEffect, "words" | "means"> => ({
  words: [[does]],
  means: ({ subject, rest }, nouns) =>
    says(rest, "isa", "alliance") ? { verb: `${does}-isa`, who: whoNamed(subject, nouns) } : null,
});

const found: SaidEffect = {
  ...ofAlliance("found"),
  examples: { table: ({ view }) => when(!view.isa, "found the Interstellar Alliance") },
};

const join: SaidEffect = {
  ...ofAlliance("join"),
  examples: {
    table: ({ view: { isa }, me }) =>
      isa && !(me && isa.members.includes(me.seat)) ? ["join the Interstellar Alliance"] : [],
    seat: ({ seat }, { who, own }, { view: { isa } }) =>
      isa && !own && !isa.members.includes(seat) ? [`${who}joins the Alliance`] : [],
  },
};

const leave: SaidEffect = {
  ...ofAlliance("leave"),
  examples: {
    table: ({ view: { isa }, me }) => (me && isa?.members.includes(me.seat) ? ["leave the Interstellar Alliance"] : []),
    seat: ({ seat }, { who, own }, { view: { isa } }) =>
      !own && isa?.members.includes(seat) ? [`${who}leaves the Alliance`] : [],
  },
};

export const said = { "found-isa": found, "join-isa": join, "leave-isa": leave };
