/** Questions about conflicts, and what answers them. */
import type { DecisionView } from "../../engine/index.ts";
import { safe } from "../text/safe-text.ts";
import { answeredSecretly, type WordsOfQuestions } from "./words.ts";

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

const DECLARE = "declare a conflict, face down, or declare nothing.";

/** What is declared at the same time by all: first, again, or answered already. */
function declaredSecretly({ answered, again, before }: DecisionView): string {
  if (answered !== undefined) return answeredSecretly(answered);
  if (!again) return `${DECLARE} Everybody answers in secret, in any order.`;
  const had = before === undefined ? "" : ` You had answered: **${safe(before)}**.`;
  return `somebody who comes before you has declared in the open, so say again what you declare.${had}`;
}

export const words = {
  declare: {
    opens: "Declare…",
    asks({ decision, view }) {
      if (decision.amount !== null) return "you may declare another conflict; declare nothing to leave it at that.";
      return view.secretly?.step === "declare" ? declaredSecretly(decision) : DECLARE;
    },
    why: {
      what: "Each player may start one conflict a turn: a contest that everybody may support or oppose later this turn.",
      go: "Declare one whose ability your ready characters are good at: winning gives what its card says, often influence or power. Nothing is lost by declaring nothing.",
      rule: "declaring-conflicts",
    },
  },
  initiate: {
    opens: "Choose the target…",
    asks: ({ about }) => `your conflict ${about ?? ""} is revealed: what does it target?`.replace("  ", " "),
    why: {
      what: "Your conflict begins now, and you name whom it is aimed at.",
      go: "Choose who can oppose it least, or who is too far ahead.",
      rule: "initiating-conflicts",
    },
  },
  reveal: {
    opens: "Reveal…",
    asks: ({ decision, about }) =>
      `${HAPPENED[decision.happened ?? "resolved"](about ?? "the conflict")}: reveal a contingency that this triggers, or pass.`,
    why: {
      what: "Something has happened that a card of yours, face down, was waiting for.",
      go: "Reveal it if this is the moment; once shown it is used up. Otherwise it goes on waiting.",
      rule: "contingencies",
    },
  },
  "resolve-first": {
    opens: "Choose…",
    asks: () => "you have initiated several conflicts: which resolves first?",
    why: {
      what: "Several conflicts wait to be resolved, and you say which comes first.",
      go: "First the one whose result helps you in the others.",
      rule: "resolution-round",
    },
  },
  trigger: {
    opens: "Use…",
    asks: ({ decision, about }) =>
      `${HAPPENED[decision.happened ?? "resolved"](about ?? "the conflict")}: use an effect of a card of yours that answers it, or pass. It is no action.`,
    why: {
      what: "A card of yours may do something because of what has just happened.",
      go: "Use it where what it gives is worth what it costs; not to use it loses nothing.",
      rule: "triggered-effects",
    },
  },
  aftermath: {
    opens: "Play an aftermath…",
    asks({ decision, about }) {
      if (decision.again && decision.answered === undefined)
        return `an aftermath on ${about ?? "the conflict"} has been played: play **another**, or say that you play none. Answers are secret as before.`;
      return decision.answered === undefined
        ? `${about ?? "the conflict"} has been resolved: play an aftermath, or say that you play none. Answers are secret until a play’s turn comes.`
        : `you have answered about ${about ?? "the conflict"}: **${safe(decision.answered)}**. Nobody sees it yet, and you may still change it.`;
    },
    why: {
      what: "A conflict is over, and some cards are played on its result by winners or losers.",
      go: "Play one that fits this result, or say None; “None this turn” spares you the question.",
      rule: "aftermaths",
    },
  },
} as const satisfies WordsOfQuestions;
