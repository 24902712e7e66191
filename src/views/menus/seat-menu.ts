import type { Faction, Race } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { encodePress, type PressVerb } from "../text/custom-id.ts";
import { type MenuOption, type Message, menuRow, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { FACTION_WORDS, HANDS, RACE_WORDS } from "../text/words.ts";

/** What a player may choose for the own seat. Values come back as the menu's values. */
export interface SeatChoices {
  readonly races: readonly {
    readonly race: Race;
    readonly faction: Faction;
    readonly chosen: boolean;
    /** Who has it already. */
    readonly takenBy: string | null;
  }[];
  readonly decks: readonly {
    readonly value: string;
    readonly name: string;
    readonly about?: string;
    readonly chosen: boolean;
  }[];
  /** The player's own decks. */
  readonly own?: readonly {
    readonly value: string;
    readonly name: string;
    readonly about: string;
    readonly chosen: boolean;
  }[];
  /** At a table of two: how the starting hands of both come about. */
  readonly hands?: keyof typeof HANDS;
  readonly ambassadors: readonly { readonly value: string; readonly title: string; readonly chosen: boolean }[];
}

/** The Babylon Project's faction goes by its race alone, as people speak of it. */
function factionLabel(race: Race, faction: Faction): string {
  return faction === "babylon-project" ? RACE_WORDS[race] : `${RACE_WORDS[race]} ${FACTION_WORDS[faction]}`;
}

function handsOf(now: keyof typeof HANDS): MenuOption[] {
  return Object.entries(HANDS).map(([value, label]) => ({
    value,
    label,
    description: "Starting hands of both players",
    chosen: value === now,
  }));
}

/** Race, deck and ambassador of the own seat; private. Values: `race/faction`, the deck's and the ambassador's value. */
export function seatMenu(choices: SeatChoices, ctx: Context): Message {
  const press = (verb: PressVerb) => encodePress({ table: ctx.table, decision: 0, verb, key: "" });
  const races = choices.races
    .filter(({ takenBy }) => takenBy === null)
    .map(
      ({ race, faction, chosen }): MenuOption => ({
        value: `${race}/${faction}`,
        label: factionLabel(race, faction),
        description: `${FACTION_WORDS[faction]} faction`,
        chosen,
      }),
    );
  const decks = choices.decks.map(
    ({ value, name, about, chosen }): MenuOption => ({
      value,
      label: name,
      chosen,
      ...(about ? { description: about } : {}),
    }),
  );
  const own = (choices.own ?? []).map(
    ({ value, name, about, chosen }): MenuOption => ({ value, label: name, description: about, chosen }),
  );
  const ambassadors = choices.ambassadors.map(
    ({ value, title, chosen }): MenuOption => ({ value, label: title, chosen }),
  );
  const taken = choices.races
    .filter(({ takenBy }) => takenBy !== null)
    .map(({ race, faction, takenBy }) => `${factionLabel(race, faction)} (${safe(takenBy ?? "", 24)})`);
  return privateMessage({
    content: `Choose what you play. Every menu takes effect at once.${taken.length > 0 ? `\n-# Taken: ${taken.join(", ")}` : ""}`,
    rows: [
      ...(races.length > 0 ? [menuRow(press("race"), "Race", races)] : []),
      ...(decks.length > 0 ? [menuRow(press("deck"), "Deck", decks)] : []),
      ...(own.length > 0
        ? [menuRow(encodePress({ table: ctx.table, decision: 0, verb: "deck", key: "own" }), "Your own deck", own)]
        : []),
      ...(ambassadors.length > 0 ? [menuRow(press("ambassador"), "Ambassador", ambassadors)] : []),
      ...(choices.hands ? [menuRow(press("hands"), "Starting hands", handsOf(choices.hands))] : []),
    ],
  });
}
