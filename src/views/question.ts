import type { DecisionView, View } from "../engine/index.ts";
import { counted, listed, safe, withArticle } from "./safe-text.ts";
import { COUNCIL_WORDS, FACT_WORDS, MARK_WORDS, TYPE_WORDS } from "./words.ts";

/** Whose vote it is, where it is not simply the player's. */
function forWhom({ ballot }: DecisionView): string {
  if (ballot === "league") return " for the League of Non-Aligned Worlds";
  return ballot && "race" in ballot ? ` for the ${COUNCIL_WORDS[ballot.race]}` : "";
}

/** What is answered, as a sentence begins. */
const HAPPENED: Readonly<Record<NonNullable<DecisionView["happened"]>, (about: string) => string>> = {
  resolved: (about) => `${about} has been resolved`,
  initiated: (about) => `${about} has been initiated against you`,
  gained: (about) => `you have gained influence by ${about}`,
  attacked: (about) => `${about} has been attacked`,
  neutralized: (about) => `${about} has been neutralized`,
  sponsored: (about) => `${about} has been sponsored`,
  turn: () => "a turn begins and influence is restored",
};

/** What a decision asks, in one line that gives nothing away; it follows the player's name or stands alone. */
export function questionOf(decision: DecisionView, view: View): string {
  const about = decision.about === null ? null : `**${safe(decision.about)}**`;
  const seat = view.seats[decision.seat];
  const unspent = seat ? `you have ${seat.unspent + seat.additional} influence unspent` : "";
  switch (decision.kind) {
    case "ambassador":
      return "choose another ambassador: two players revealed the same one.";
    case "starting-hand":
      // engine: the Non-Aligned put a second species ambassador into their starting hand.
      return seat?.race === "non-aligned"
        ? `choose your starting hand: ${counted(decision.amount ?? 4, "card")}, one of them a second species ambassador, the others each of a different type.`
        : `choose your starting hand: ${counted(decision.amount ?? 3, "card")}, each of a different type.`;
    case "sustain":
      return "choose which cards stay rotated and go on with their action; the others ready.";
    case "declare":
      return decision.amount === null
        ? "declare a conflict, face down, or declare nothing."
        : "you may declare another conflict; declare nothing to leave it at that.";
    case "initiate":
      return `your conflict ${about ?? ""} is revealed: what does it target?`.replace("  ", " ");
    case "hold":
      return "play is stopped: pass, and it goes on where it was.";
    case "action":
      if (view.halted !== undefined) return `play is stopped, and it is your turn: ${unspent}. Do one thing, or pass.`;
      return `it is your action: ${unspent}. Do one thing, or pass.`;
    case "sponsor": {
      const { types, less, free } = decision.terms ?? { types: [], less: 0, free: false };
      const which = listed(
        types.map((type) => withArticle(TYPE_WORDS[type])),
        "or",
      );
      const price = free ? " for free" : less > 0 ? ` for ${less} influence less` : "";
      return `${about ?? "an effect"} lets you sponsor ${which || "a card"}${price}, and nobody rotates: ${unspent}. Choose one, or pass.`;
    }
    case "mercenary":
      return `you bid the most for ${about ?? "a mercenary"}: it does one thing for you now, or pass.`;
    case "reveal":
      return `${HAPPENED[decision.happened ?? "resolved"](about ?? "the conflict")}: reveal a contingency that this triggers, or pass.`;
    case "trigger":
      return `${HAPPENED[decision.happened ?? "resolved"](about ?? "the conflict")}: use an effect of a card of yours that answers it, or pass. It is no action.`;
    case "resolve-first":
      return "you have initiated several conflicts: which resolves first?";
    case "aftermath":
      return decision.answered === undefined
        ? `${about ?? "the conflict"} has been resolved: play an aftermath, or say that you play none. Answers are secret until a play’s turn comes.`
        : `you have answered about ${about ?? "the conflict"}: **${safe(decision.answered)}**. Nobody sees it yet, and you may still change it.`;
    case "discard":
      return "discard as many cards from your hand as you like, or keep all. Then you draw one.";
    case "buy":
      return `buy cards at 3 influence each (${unspent}), or none.`;
    case "discard-inner":
      return "your deck is empty: discard an inner circle character.";
    case "lose":
      return `you lose ${decision.amount ?? "some"} influence${about ? ` to ${about}` : ""}: spent or unspent?`;
    case "purge": {
      const marks = decision.mark ? counted(decision.amount ?? 1, `${MARK_WORDS[decision.mark]} mark`) : "a mark";
      return `purge ${marks}${about ? ` for ${about}` : ""}: from which card?`;
    }
    case "discard-some":
      return `discard ${counted(decision.amount ?? 1, "card")} from your hand${about ? ` for ${about}` : ""}.`;
    case "call":
      return `you head the vote on ${about ?? "this"}: who votes next?`;
    case "vote":
      return `vote on ${about ?? "this"}${forWhom(decision)}: yes, no, or abstain.`;
    case "fact": {
      const facts = (decision.facts ?? []).map((fact) => FACT_WORDS[fact]).join(", ");
      return `what is printed on ${about ?? "the card"}${facts ? `: ${facts}` : ""}?`;
    }
  }
}
