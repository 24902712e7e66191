/** Questions that the table puts: claims, votes and facts. */
import type { DecisionView, View } from "../../engine/index.ts";
import { countWords } from "../prompts/vote.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, say } from "../words/index.ts";
import { behind, type WordsOfQuestions } from "./words.ts";

/** Whose vote it is, where it is not simply the player's. */
function forWhom({ ballot }: DecisionView, language: Language): string {
  if (ballot === "league") return behind(say(language, "asked-vote-league"));
  return ballot && "race" in ballot
    ? behind(say(language, "asked-vote-race", { race: say(language, `council-${ballot.race}`) }))
    : "";
}

/** The count of an open vote once somebody has voted, as a sentence; nothing of a sealed one. */
function countSoFar({ vote }: View, language: Language): string {
  if (!vote || vote.sealed || !vote.ballots.some(({ has }) => has)) return "";
  return behind(say(language, "asked-vote-count", { count: countWords(vote, language) }));
}

/** What is voted on, in small print. */
function votedOn({ vote }: View): string {
  return vote?.says ? `\n-# “${safe(vote.says, 300)}”` : "";
}

export const words = {
  "victory-claim": {
    opens: "opens-answer",
    asks({ decision, view, about, language }) {
      const who = view.seats[decision.to ?? -1]?.name ?? say(language, "asked-player-first");
      return say(language, "asked-victory-claim", {
        who: safe(who, 24),
        about: about ?? say(language, "asked-agenda"),
      });
    },
    rule: "claiming-victory",
  },
  call: {
    opens: "opens-call",
    asks({ view, about, language }) {
      const asked = say(language, "asked-call", {
        about: about ?? say(language, "asked-vote-this"),
        count: countSoFar(view, language),
      });
      return `${asked}${votedOn(view)}`;
    },
    rule: "votes",
  },
  vote: {
    opens: "opens-vote",
    asks({ decision, view, about, language }) {
      const asked = say(language, "asked-vote", {
        about: about ?? say(language, "asked-vote-this"),
        whose: forWhom(decision, language),
        count: countSoFar(view, language),
      });
      return `${asked}${votedOn(view)}`;
    },
    rule: "votes",
  },
  fact: {
    opens: "opens-answer",
    asks({ decision, about: named, language }) {
      const about = named ?? say(language, "asked-the-card");
      const facts = (decision.facts ?? []).map((fact) => say(language, `fact-${fact}`)).join(", ");
      return facts ? say(language, "asked-fact-facts", { about, facts }) : say(language, "asked-fact", { about });
    },
    rule: "missing-facts",
  },
} as const satisfies WordsOfQuestions;
