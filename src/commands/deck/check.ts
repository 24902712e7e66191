import type { CardFacts, RuleSetId } from "../../engine/index.ts";
import { findingsOn } from "../../engine/rules/decks/deck-findings.ts";
import type { Ruled } from "../../engine/rulesets/index.ts";
import type { ReadOwnDeck } from "../../table/seats/own-seat.ts";
import type { Table } from "../../table/table.ts";
import { type CheckedLine, deckCheck, rulesName } from "../../views/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing } from "../shared/command.ts";

/** What the rules say about a deck: those asked for, else those of the table, else the Engine Rules. */
export function checked(read: ReadOwnDeck, asked: RuleSetId | null, table: Table | null, bot: Bot): Answer {
  const rules =
    asked !== null && asked !== "house"
      ? { rules: asked }
      : table === null
        ? { rules: "engine" as const }
        : { rules: table.rules, ...(table.house ? { house: table.house } : {}) };
  return replacing(deckCheck(read.own, (language) => rulesName(rules, language), findingLines(read, rules, bot)));
}

/** What these rules say about a deck, each with the title of its rule. */
export function findingLines(read: ReadOwnDeck, rules: Ruled, bot: Pick<Bot, "rule">): CheckedLine[] {
  return findingsOn(toCheck(read), rules).map(({ fit, rule, says }) => ({
    fit,
    says,
    rule: { id: rule, title: bot.rule(rule)?.title ?? rule },
  }));
}

function toCheck({ cards, race, faction, seat, own, ambassador }: ReadOwnDeck) {
  const part = (...sections: readonly string[]): CardFacts[] =>
    cards.flatMap(({ count, section, facts }) =>
      sections.includes(section) ? Array.from({ length: count }, () => facts) : [],
    );
  // The seat's ambassador is as its player states it.
  const stated = (card: CardFacts) => seat?.facts.find(({ id }) => id === card.id) ?? card;
  const named = ambassador ?? own.ambassador ?? cards.find(({ section }) => section === "ambassador")?.title;
  const leader = seat?.deck.ambassador ?? cards.find(({ title }) => title === named)?.facts.id ?? null;
  return {
    race,
    faction,
    ambassador: leader,
    deck: part("deck", "ambassador", "starting-hand").map(stated),
    startingHand: part("starting-hand").map(stated),
    reserve: part("reserve"),
    crusade: part("crusade"),
  };
}
