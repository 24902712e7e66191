/** Questions that the table puts: claims, votes and facts. */
import type { DecisionView, View } from "../../engine/index.ts";
import { countWords } from "../prompts/vote.ts";
import { safe } from "../text/safe-text.ts";
import { COUNCIL_WORDS, FACT_WORDS } from "../text/words.ts";
import type { WordsOfQuestions } from "./words.ts";

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

export const words = {
  "victory-claim": {
    opens: "Answer…",
    asks({ decision, view, about }) {
      const who = safe(view.seats[decision.to ?? -1]?.name ?? "Another player", 24);
      return `${who} claims to win by ${about ?? "an agenda"}: is what it asks for met? The game ends when all agree. Whoever doubts it objects, and play waits.`;
    },
    rule: "claiming-victory",
  },
  call: {
    opens: "Call…",
    asks: ({ view, about }) =>
      `you head the vote on ${about ?? "this"}: who votes next?${countSoFar(view)} Whoever has a vote may give it before being called; nobody sees it until then.${votedOn(view)}`,
    rule: "votes",
  },
  vote: {
    opens: "Vote…",
    asks: ({ decision, view, about }) =>
      `vote on ${about ?? "this"}${forWhom(decision)}: yes, no, or abstain.${countSoFar(view)}${votedOn(view)}`,
    rule: "votes",
  },
  fact: {
    opens: "Answer…",
    asks({ decision, about }) {
      const facts = (decision.facts ?? []).map((fact) => FACT_WORDS[fact]).join(", ");
      return `what is printed on ${about ?? "the card"}${facts ? `: ${facts}` : ""}?`;
    },
    rule: "missing-facts",
  },
} as const satisfies WordsOfQuestions;
