/** Questions of a turn. */
import { belongingTo, numbered, type View } from "../../engine/index.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";
import { answeredSecretly, type QuestionParts, secretAnswer, type WordsOfQuestions } from "./words.ts";

/** Whether this seat has a ready card in play with an ability for one of these conflicts; everybody sees that. */
export function mayTakeSide(asked: QuestionParts["seat"], conflicts: View["conflicts"], { seats }: View): boolean {
  const types = new Set(conflicts.map(({ type }) => type));
  return seats.some(({ name, inner, supporting }) =>
    [...inner, ...supporting].some(
      ({ controller, rotated, neutralized, abilities }) =>
        (controller ?? name) === asked?.name &&
        !rotated &&
        !neutralized &&
        [...types].some((type) => type in abilities && abilities[type] !== 0),
    ),
  );
}

/** What an action may be, with the conflicts that wait for sides: as far as there is somebody to take one. */
function whatToDo(asked: QuestionParts["seat"], view: View, language: Language): string {
  const { conflicts, seats } = view;
  const all = conflicts.filter(({ result }) => result === null);
  const open = all.map(({ title, apart, initiator }) => {
    const name = seats.find(({ seat }) => seat === initiator)?.name;
    const called = numbered(safe(title, 40), apart);
    return all.length > 1 && name !== undefined ? belongingTo(`**${called}**`, safe(name, 24)) : `**${called}**`;
  });
  if (open.length === 0 || !mayTakeSide(asked, all, view)) return say(language, "asked-action-thing");
  const shown = open.length > 3 ? [...open.slice(0, 2), say(language, "asked-more", { count: open.length - 2 })] : open;
  return say(language, "asked-action-sides", { conflicts: listedIn(shown, language, "list-or") });
}

/** What is bought once the free cards have been seen, and what was said of the hand. */
function boughtSecretly(asked: QuestionParts): string {
  const { unspent, language } = asked;
  const { answered, before, drawn = [] } = asked.decision;
  const kept =
    before === undefined || before === "keep"
      ? say(language, "asked-buy-kept-all")
      : say(language, "asked-buy-kept", { before: secretAnswer(before, asked) });
  const cards = drawn.map((title) => `**${safe(title)}**`);
  const free =
    cards.length === 0
      ? ""
      : say(language, "asked-buy-free", { count: cards.length, cards: listedIn(cards, language) });
  const buys =
    answered === undefined
      ? say(language, "asked-buy-now", { unspent })
      : say(language, "asked-buy-answered", { answer: secretAnswer(answered, asked) });
  return say(language, "asked-buy-secret", { kept, free, buys });
}

export const words = {
  sustain: {
    opens: "opens-sustain",
    asks: ({ language }) => say(language, "asked-sustain"),
    rule: "sustaining",
  },
  "go-on": {
    opens: "opens-go-on",
    asks: ({ about, language }) => say(language, "asked-go-on", { about: about ?? say(language, "asked-your-card") }),
    rule: "sustaining",
  },
  action: {
    opens: "opens-act",
    asks({ about, view, seat, unspent, language }) {
      if (view.halted !== undefined) return say(language, "asked-action-halted", { unspent });
      if (about !== null) return say(language, "asked-action-along", { about, unspent });
      return say(language, "asked-action", { turn: view.turn, unspent, what: whatToDo(seat, view, language) });
    },
    inBrief: ({ about, view, unspent, language }) =>
      about === null && view.halted === undefined ? say(language, "asked-action-brief", { unspent }) : null,
    rule: "action-round",
  },
  hold: {
    opens: "opens-look",
    asks: ({ language }) => say(language, "asked-hold"),
    rule: "resolution-round",
  },
  mercenary: {
    opens: "opens-act-with",
    asks: ({ about, language }) =>
      say(language, "asked-mercenary", { about: about ?? say(language, "asked-a-mercenary") }),
    rule: "mercenaries",
  },
  discard: {
    opens: "opens-discard",
    asks(asked) {
      const { decision, view, language } = asked;
      if (decision.answered !== undefined) return answeredSecretly(decision.answered, asked);
      return say(language, view.secretly ? "asked-discard-secret" : "asked-discard");
    },
    rule: "discarding",
  },
  buy: {
    opens: "opens-buy",
    asks(asked) {
      const { decision, view, unspent, language } = asked;
      if (view.secretly && decision.drawn !== undefined) return boughtSecretly(asked);
      return say(language, "asked-buy", { unspent });
    },
    asksAll: "asked-buy-all",
    rule: "buying-cards",
  },
} as const satisfies WordsOfQuestions;
