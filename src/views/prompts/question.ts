import type { DecisionView, View } from "../../engine/index.ts";
import { capitalized, counted, listed, safe, withArticle } from "../text/safe-text.ts";
import { COUNCIL_WORDS, FACT_WORDS, MARK_WORDS, RACE_WORDS, TYPE_WORDS } from "../text/words.ts";
import { countWords } from "./vote.ts";

/** Whose vote it is, where it is not simply the player's. */
function forWhom({ ballot }: DecisionView): string {
  if (ballot === "league") return " for the League of Non-Aligned Worlds";
  return ballot && "race" in ballot ? ` for the ${COUNCIL_WORDS[ballot.race]}` : "";
}

/** The count of an open vote once somebody has voted, as a sentence; nothing of a sealed one. */
function countSoFar({ vote }: View): string {
  if (!vote || vote.sealed || !vote.ballots.some(({ has }) => has)) return "";
  return ` So far: ${countWords(vote)}.`;
}

/** What is voted on, in small print. */
function votedOn({ vote }: View): string {
  return vote?.says ? `\n-# “${safe(vote.says, 300)}”` : "";
}

/** What is answered, as a sentence begins. */
const HAPPENED: Readonly<Record<NonNullable<DecisionView["happened"]>, (about: string) => string>> = {
  resolved: (about) => `${about} has been resolved`,
  initiated: (about) => `${about} has been initiated against you`,
  joined: (about) => `${about} has taken a side in a conflict`,
  gained: (about) => `you have gained influence by ${about}`,
  attacked: (about) => `${about} is being attacked, before any damage`,
  event: (about) => `${about} is being played`,
  neutralized: (about) => `${about} has been neutralized`,
  sponsored: (about) => `${about} has been sponsored`,
  conquered: (about) => `${about} has been conquered`,
  survived: (about) => `${about} has come through an attack`,
  initiative: () => "initiative is being determined",
  restored: (about) => `${about} is neutralized no longer`,
  discarded: (about) => `${about} has been discarded`,
  finished: (about) => `${about} is over`,
  draw: () => "the draw round has begun",
  end: () => "the turn is about to end",
  turn: () => "a turn begins and influence is restored",
};

/** What is done to cards that pay without rotating, and to those that do. */
const PAYING: Readonly<Record<Exclude<NonNullable<DecisionView["deed"]>, "damage"> | "rotate", string>> = {
  rotate: "rotate",
  neutralize: "neutralize",
  "discard-card": "discard",
};

/** "as many cards as you like, up to 3"; "1 to 3 cards" where some are owed. */
function fromTo({ amount, upTo = 1 }: DecisionView, what: string): string {
  if (!amount) return `as many ${what}s as you like, up to ${upTo},`;
  return amount < upTo ? `${amount} to ${counted(upTo, what)}` : counted(amount, what);
}

const enough = ({ amount }: DecisionView) => (amount ? "" : " Pass when that is enough.");

/** One card more, for those whose ambassador comes in such a version. */
function fourCard({ ifFourCard, amount, about }: DecisionView): string {
  return ifFourCard ? `, or ${(amount ?? 3) + 1} if your ${safe(about ?? "ambassador")} is of the four-card kind` : "";
}

/** The choices themselves, where they are short enough for a question. */
function choiceWords(choices: readonly string[]): string {
  const words = listed(
    choices.map((each) => safe(each, 100)),
    "or",
  );
  return choices.length < 2 || words.length > 160 ? "which" : words;
}

/** What an action may be, with the conflicts that wait for sides. */
function whatToDo({ conflicts }: View): string {
  const open = conflicts.filter(({ result }) => result === null).map(({ title }) => `**${safe(title, 40)}**`);
  if (open.length === 0) return "Do one thing, or pass.";
  const shown = open.length > 3 ? [...open.slice(0, 2), `${open.length - 2} more`] : open;
  return `Support or oppose ${listed(shown, "or")}, do another thing, or pass.`;
}

const DECLARE = "declare a conflict, face down, or declare nothing.";

const answeredSecretly = (answer: string) =>
  `you have answered: **${safe(answer)}**. Nobody sees it yet, and you may change it until the last has answered.`;

/** What is declared at the same time by all: first, again, or answered already. */
function declaredSecretly({ answered, again, before }: DecisionView): string {
  if (answered !== undefined) return answeredSecretly(answered);
  if (!again) return `${DECLARE} Everybody answers in secret, in any order.`;
  const had = before === undefined ? "" : ` You had answered: **${safe(before)}**.`;
  return `somebody who comes before you has declared in the open, so say again what you declare.${had}`;
}

/** What is bought once the free cards have been seen, and what was said of the hand. */
function boughtSecretly({ answered, before, drawn = [] }: DecisionView, unspent: string): string {
  const kept = before === undefined || before === "keep" ? "you keep all your cards" : `you ${safe(before)}`;
  const cards = drawn.map((title) => `**${safe(title)}**`);
  const free =
    cards.length === 0 ? "" : `, and your free ${cards.length > 1 ? "cards are" : "card is"} ${listed(cards)}`;
  const buys =
    answered === undefined
      ? `Buy cards at 3 influence each (${unspent}), or none.`
      : `You have answered: **${safe(answered)}**, and may change that until the last has answered.`;
  return `${kept}${free}. ${buys} Nobody sees it yet.`;
}

/** What a decision asks, in one line that gives nothing away; it follows the player's name or stands alone. */
export function questionOf(decision: DecisionView, view: View): string {
  const about = decision.about === null ? null : `**${safe(decision.about)}**`;
  const seat = view.seats[decision.seat];
  const unspent = seat ? `you have ${seat.unspent + seat.additional} influence unspent` : "";
  switch (decision.kind) {
    case "ambassador":
      if (decision.second)
        return "choose your second ambassador, for your hand: one that nobody has yet. Everybody sees which one it is.";
      return "choose another ambassador: two players revealed the same one.";
    case "sideboard":
      return about === null
        ? "exchange cards of your reserve for cards of your deck, or keep the deck as it is. Nobody sees whether you do."
        : `${about} comes in: which card of your deck makes room for it? Or keep the deck as it is.`;
    case "starting-hand":
      if (decision.amount === 1 && !decision.second && seat?.race === "non-aligned")
        return "choose a second species ambassador for your hand; then your hand is dealt.";
      // engine: the Non-Aligned put a second species ambassador into their starting hand.
      return seat?.race === "non-aligned" && !decision.second
        ? `choose your starting hand: ${counted(decision.amount ?? 4, "card")}, one of them a second species ambassador, the others each of a different type.`
        : `choose your starting hand: ${counted(decision.amount ?? 3, "card")}, each of a different type${fourCard(decision)}.`;
    case "keep-hand": {
      const more = decision.ifCorporate ? `, or ${decision.ifCorporate} more if all are corporate` : fourCard(decision);
      const less = seat ? `, of ${counted(seat.handSize - 1, "card")}` : " of one card less";
      const again = view.duel === "mulligan" ? ` A mulligan deals another hand${less}.` : "";
      return `your hand has been dealt: keep ${counted(decision.amount ?? 3, "card")} of it, of any types${more}. The others go back on top of your deck.${again}`;
    }
    case "stack":
      return decision.again
        ? `${counted(decision.amount ?? 2, "card")} more go back on top of your deck: which do you draw **next**?`
        : `${counted(decision.amount ?? 2, "card")} go back on top of your deck: which do you draw first?`;
    case "sustain":
      return "choose which cards stay rotated and go on with their action; the others ready.";
    case "go-on":
      return `${about ?? "your card"} stays rotated, and goes on with one of its actions only: which?`;
    case "declare":
      if (decision.amount !== null) return "you may declare another conflict; declare nothing to leave it at that.";
      return view.secretly?.step === "declare" ? declaredSecretly(decision) : DECLARE;
    case "initiate":
      return `your conflict ${about ?? ""} is revealed: what does it target?`.replace("  ", " ");
    case "hold":
      return "play is stopped: pass, and it goes on where it was.";
    case "action":
      if (view.halted !== undefined) return `play is stopped, and it is your turn: ${unspent}. Do one thing, or pass.`;
      return `it is your action in turn ${view.turn}: ${unspent}. ${whatToDo(view)}`;
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
      if (decision.again && decision.answered === undefined)
        return `an aftermath on ${about ?? "the conflict"} has been played: play **another**, or say that you play none. Answers are secret as before.`;
      return decision.answered === undefined
        ? `${about ?? "the conflict"} has been resolved: play an aftermath, or say that you play none. Answers are secret until a play’s turn comes.`
        : `you have answered about ${about ?? "the conflict"}: **${safe(decision.answered)}**. Nobody sees it yet, and you may still change it.`;
    case "discard":
      if (decision.answered !== undefined) return answeredSecretly(decision.answered);
      if (view.secretly)
        return "discard as many cards from your hand as you like, or keep all. Then you see your free card, and buy. Nobody sees what you do until all have answered.";
      return "discard as many cards from your hand as you like, or keep all. Then you draw one.";
    case "buy":
      if (view.secretly && decision.drawn !== undefined) return boughtSecretly(decision, unspent);
      return `buy cards at 3 influence each (${unspent}), or none.`;
    case "discard-inner":
      return "your deck is empty: discard an inner circle character.";
    case "lose":
      return `you lose ${decision.amount ?? "some"} influence${about ? ` to ${about}` : ""}: spent or unspent?`;
    case "discard-shown": {
      const whose = safe(view.seats[decision.to ?? -1]?.name ?? "another player", 24);
      return `${about ?? "an effect"} shows you these cards of ${whose}’s hand, and nobody else: which one is discarded?`;
    }
    case "take": {
      const pile = decision.from === "discard" ? "discard pile" : "deck";
      const more = (decision.amount ?? 1) > 1 ? ` (up to ${decision.amount})` : "";
      if (decision.into)
        return `${about ?? "an effect"} lets you bring a card from your ${pile} into play${more}: which? You may bring none.`;
      return `${about ?? "an effect"} lets you take a card from your ${pile}${more}: which? It is shown to everybody. You may take none.`;
    }
    case "purge": {
      if (decision.upTo !== undefined && decision.mark)
        return `purge ${fromTo(decision, `${MARK_WORDS[decision.mark]} mark`)}${about ? ` for ${about}` : ""}, one at a time: from which card?${enough(decision)}`;
      const marks = decision.mark ? counted(decision.amount ?? 1, `${MARK_WORDS[decision.mark]} mark`) : "a mark";
      return `purge ${marks}${about ? ` for ${about}` : ""}: from which card?`;
    }
    case "rotate-for": {
      const which = (decision.types ?? []).map((type) => TYPE_WORDS[type]);
      const what = listed(which, "or") || "card";
      const paid = about ? ` for ${about}` : "";
      const { deed = "rotate", amount } = decision;
      if (deed === "damage") return `pay${paid} with ${decision.damage ?? 1} damage to a ${what} of yours: which?`;
      if (decision.upTo !== undefined)
        return `${PAYING[deed]} ${fromTo(decision, "card")}${deed === "discard-card" ? " in play" : ""}${paid}, one at a time: which ${what} of yours?${enough(decision)}`;
      return `${PAYING[deed]} ${counted(amount ?? 1, "card")}${deed === "discard-card" ? " in play" : ""}${paid}: which ${what} of yours?`;
    }
    case "discard-some":
      if (decision.upTo !== undefined)
        return `discard ${fromTo(decision, "card")} from your hand${about ? ` for ${about}` : ""}.`;
      return `discard ${counted(decision.amount ?? 1, "card")} from your hand${about ? ` for ${about}` : ""}.`;
    case "surrender": {
      const victor = view.seats[decision.to ?? -1]?.name;
      return `${about ?? "an effect"} makes you surrender unconditionally${victor ? ` to ${safe(victor, 24)}` : ""}: with whom does your ambassador ask for asylum, if with anybody?`;
    }
    case "choose":
      if (decision.choices === "influence")
        return `how much influence do you apply for ${about ?? "an effect"}?${unspent ? ` ${capitalized(unspent)}.` : ""}`;
      return `${about ?? "an effect"} leaves you a choice: ${choiceWords(decision.choices ?? [])}?`;
    case "pick":
      return `${about ?? "an effect"} lets you pick a card${decision.does ? ` ${safe(decision.does, 60)}` : ""}: which?`;
    case "faction": {
      const race = decision.race ? RACE_WORDS[decision.race] : "that";
      return `${about ?? "an effect"} is about the ${race} race, which several play: about which faction?`;
    }
    case "fetch":
      return `${about ?? "an effect"} lets you take a card from your reserve into your hand: choose one, or take none.`;
    case "move-chaos":
      return "you have acted: move chaos tokens from one of your cards to a Drakh card of yours, or leave them where they are. It is no action.";
    case "victory-claim": {
      const who = safe(view.seats[decision.to ?? -1]?.name ?? "Another player", 24);
      return `${who} claims to win by ${about ?? "an agenda"}: is what it asks for met? The game ends when all agree. Whoever doubts it objects, and play waits.`;
    }
    case "call":
      return `you head the vote on ${about ?? "this"}: who votes next?${countSoFar(view)} Whoever has a vote may give it before being called; nobody sees it until then.${votedOn(view)}`;
    case "vote":
      return `vote on ${about ?? "this"}${forWhom(decision)}: yes, no, or abstain.${countSoFar(view)}${votedOn(view)}`;
    case "fact": {
      const facts = (decision.facts ?? []).map((fact) => FACT_WORDS[fact]).join(", ");
      return `what is printed on ${about ?? "the card"}${facts ? `: ${facts}` : ""}?`;
    }
  }
}
