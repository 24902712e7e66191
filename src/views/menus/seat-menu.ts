import { belongingTo, type Faction, type Race } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { encodePress, type PressVerb } from "../text/custom-id.ts";
import { inLanguages, type MenuOption, type Message, menuRow, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, say, type Tell } from "../words/index.ts";

/** How the starting hands of a table of two come about. */
const HANDS = ["chosen", "dealt", "mulligan"] as const;
type Hands = (typeof HANDS)[number];

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
    readonly about?: Tell;
    readonly chosen: boolean;
  }[];
  /** The player's own decks. */
  readonly own?: readonly {
    readonly value: string;
    readonly name: string;
    readonly about: Tell;
    readonly chosen: boolean;
  }[];
  /** At a table of two: how the starting hands of both come about. */
  readonly hands?: Hands;
  readonly ambassadors: readonly { readonly value: string; readonly title: string; readonly chosen: boolean }[];
}

/** The Babylon Project's faction goes by its race alone, as people speak of it. */
function factionLabel(race: Race, faction: Faction, language: Language): string {
  const name = say(language, `race-${race}`);
  return faction === "babylon-project"
    ? name
    : say(language, "seat-side", { race: name, faction: say(language, `faction-${faction}`) });
}

const handsOf = (now: Hands, language: Language): MenuOption[] =>
  HANDS.map((value) => ({
    value,
    label: say(language, `hands-${value}`),
    description: say(language, "seat-hands-both"),
    chosen: value === now,
  }));

/** Race, deck and ambassador of the own seat; private. Values: `race/faction`, the deck's and the ambassador's value. */
export function seatMenu(choices: SeatChoices, ctx: Context): Message {
  return inLanguages((language) => seatMenuIn(choices, ctx, language));
}

function seatMenuIn(choices: SeatChoices, ctx: Context, language: Language): Message {
  const press = (verb: PressVerb) => encodePress({ table: ctx.table, decision: 0, verb, key: "" });
  const races = choices.races
    .filter(({ takenBy }) => takenBy === null)
    .map(
      ({ race, faction, chosen }): MenuOption => ({
        value: `${race}/${faction}`,
        label: factionLabel(race, faction, language),
        description: say(language, "seat-faction", { faction: say(language, `faction-${faction}`) }),
        chosen,
      }),
    );
  const decks = choices.decks.map(
    ({ value, name, about, chosen }): MenuOption => ({
      value,
      label: name,
      chosen,
      ...(about ? { description: about(language) } : {}),
    }),
  );
  const own = (choices.own ?? []).map(
    ({ value, name, about, chosen }): MenuOption => ({ value, label: name, description: about(language), chosen }),
  );
  const ambassadors = choices.ambassadors.map(
    ({ value, title, chosen }): MenuOption => ({ value, label: title, chosen }),
  );
  const taken = choices.races
    .filter(({ takenBy }) => takenBy !== null)
    .map(({ race, faction, takenBy }) => belongingTo(factionLabel(race, faction, language), safe(takenBy ?? "", 24)));
  const lines = [
    say(language, "seat-choose"),
    ...(taken.length > 0 ? [say(language, "seat-taken", { list: taken.join(", ") })] : []),
  ];
  return privateMessage({
    content: lines.join("\n"),
    rows: [
      ...(races.length > 0 ? [menuRow(press("race"), say(language, "seat-race"), races)] : []),
      ...(decks.length > 0 ? [menuRow(press("deck"), say(language, "seat-deck"), decks)] : []),
      ...(own.length > 0
        ? [
            menuRow(
              encodePress({ table: ctx.table, decision: 0, verb: "deck", key: "own" }),
              say(language, "seat-own-deck"),
              own,
            ),
          ]
        : []),
      ...(ambassadors.length > 0 ? [menuRow(press("ambassador"), say(language, "seat-ambassador"), ambassadors)] : []),
      ...(choices.hands
        ? [menuRow(press("hands"), say(language, "seat-hands"), handsOf(choices.hands, language))]
        : []),
    ],
  });
}
