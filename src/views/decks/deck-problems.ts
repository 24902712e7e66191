import type { DeckProblem } from "../../catalogue/decks/index.ts";
import { safe } from "../text/safe-text.ts";

/** Why a file or a list is no deck, and what to do about it. */
export function deckProblem(problem: DeckProblem): string {
  switch (problem.code) {
    case "too-large":
      return `That is larger than ${Math.floor(problem.most / 1024)} KiB. A deck's own file is much smaller: upload only the deck.`;
    case "not-text":
      return "That file is not text. Upload a list, or a deck as LackeyCCG, OCTGN, Cockatrice or Tabletop Simulator save it.";
    case "empty":
      return "That is empty. Write a title a line, such as `3 Border Raid`.";
    case "no-cards":
      return "I found no card in it. Write a title a line, such as `3 Border Raid`.";
    case "too-many-cards":
      return `That has more than ${problem.most} cards. Submit the cards of one deck.`;
    case "too-many-parts":
      return `That has more than ${problem.most.toLocaleString("en")} ${problem.what}, far more than a deck needs. Submit the cards of one deck.`;
    case "bad-count":
      return `Line ${problem.line}: “${safe(problem.text, 20)}” is no number of copies from 1 to 99.`;
    case "title-too-long":
      return `Line ${problem.line} is too long for a title. Write one title a line.`;
    case "one-line-too-long":
      return `That is one line of more than ${problem.most.toLocaleString("en")} characters. Write each title on a line of its own, such as \`3 Border Raid\`.`;
    case "no-title":
      return `Line ${problem.line}: a card has no name.`;
    case "nameless-card": {
      const where = problem.pile === "" ? "" : ` of the pile “${safe(problem.pile, 40)}”`;
      return `Card ${problem.at}${where} has no name. Give it one in Tabletop Simulator (its Name), and save again.`;
    }
    case "doctype":
      return `Line ${problem.line} declares a document type or an entity, which I do not read. Take that declaration out and submit again.`;
    case "broken-xml":
      return `Line ${problem.line}: the XML is broken there (${safe(problem.what, 80)}). Save the deck again from its program.`;
    case "unknown-xml":
      return `I know no deck format whose first element is “${safe(problem.root, 40)}”. I read LackeyCCG, OCTGN and Cockatrice files, and plain lists.`;
    case "broken-json":
      return `Line ${problem.line}: the JSON is broken there. Save the table again in Tabletop Simulator.`;
    case "unknown-json":
      return "I found no table of Tabletop Simulator in that file. Save the table with the deck on it, and upload that save.";
  }
}
