import { abilityNamed, cardNamed } from "../nouns.ts";
import { after } from "../phrases.ts";
import type { SaidEffect } from "../record.ts";
import { bestAbility } from "./abilities.ts";

/** "attack Carn with G'Kar using diplomacy": outside of any conflict; without "using" by the target's highest ability. */
const attack: SaidEffect = {
  words: [["attack"]],
  means({ rest }, nouns) {
    const by = after(rest, ["with"], ["using"]);
    const using = after(rest, ["using"], ["with"]);
    const end = rest.findIndex((word) => word === "with" || word === "using");
    return {
      verb: "attack",
      with: by && cardNamed(by, nouns),
      against: cardNamed(end === -1 ? rest : rest.slice(0, end), nouns),
      using: using === null || using.includes("highest") ? "highest" : abilityNamed(using),
    };
  },
  examples: {
    card(card, { seat }, { me }) {
      const [attacker] = me?.inner ?? [];
      const ability = bestAbility(card);
      if (!attacker || seat === me?.seat || card.neutralized || ability === null) return [];
      return [`attack ${card.title} with ${attacker.title} using ${ability}`];
    },
  },
};

export const said = { attack };
