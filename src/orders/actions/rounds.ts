import { VOTES } from "../../engine/index.ts";
import { orderWords, wordsOfSentence } from "../words.ts";
import { type ActionOrders, alone, byCard, ofMine } from "./record.ts";

/** What ends and interrupts rounds, what is voted and answered, and the draw round. */
export const orders = {
  pass: { meant: alone("pass") },
  keep: { meant: alone("keep") },
  discard: {
    form: "discard CARD, CARD",
    meant: ({ card, seat }) => (card === null ? null : { type: "discard", seat, cards: [card] }),
  },
  buy: { form: "buy 2" },
  "discard-inner": { names: byCard, meant: ofMine("discard-inner") },
  pile: { names: ({ cards }, naming) => ({ main: naming.card(cards[0] ?? -1), joined: {} }) },
  wait: { meant: alone("wait") },
  loose: { meant: alone("loose") },
  object: { names: () => ({ main: [["to", "fast", "and", "loose"]], joined: {} }), meant: alone("object") },
  standing: {
    names(_, { sentence }) {
      const words = wordsOfSentence(sentence);
      return { main: [words.slice(2), words.slice(1)], joined: {} };
    },
  },
  vote: {
    form: "vote yes",
    meant({ main, seat }) {
      const vote = VOTES.find((one) => one === (main[0] ?? "abstain"));
      return vote === undefined || main.length > 1 ? null : { type: "vote", seat, vote };
    },
  },
  call: { form: "call RACE", meant: ({ seat }) => ({ type: "call-rest", seat }) },
  choose: {
    names: (_, { sentence }) => ({ main: [], joined: { to: [orderWords(sentence.replace(/^choose to /u, ""))] } }),
  },
  "agree-to-victory": {
    names: (_, { sentence }) => ({ main: [wordsOfSentence(sentence).slice(1)], joined: {} }),
    meant: alone("agree-to-victory"),
  },
  concede: { meant: alone("concede") },
} satisfies ActionOrders;
