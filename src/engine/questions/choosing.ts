/** What a text lets or makes a player choose. */

import { surrendersTo } from "../actions/offers/draw-round.ts";
import { type OfferedAction, sure } from "../actions/offers/found.ts";
import type { ChooseOption, Effect } from "../effects/index.ts";
import { isAmount, pickable, possibleOptions } from "../rules/triggers/choosing.ts";
import type { Picking } from "../state/decision.ts";
import type { EffectContext } from "../state/happening.ts";
import type { Race, SeatIndex } from "../state/vocabulary.ts";
import { type Mild, question, type SeenOfQuestion } from "./record.ts";

/** A card forces it; with whom the ambassador asks for asylum is the player's to say. */
interface SurrenderQuestion {
  kind: "surrender";
  to: SeatIndex;
  source: string;
}

const surrenderQuestion = question<SurrenderQuestion>({
  kind: "surrender",
  urgent: true,
  mild: (): Mild => ["surrender"],
  offers: (game, seat, decision): OfferedAction[] => surrendersTo(game, seat, decision.to),
  seen: (_, decision): SeenOfQuestion => ({ about: decision.source, to: decision.to }),
});

/** An effect names a race that several play: which of these factions it is about. */
interface FactionQuestion {
  kind: "faction";
  race: Race;
  factions: readonly SeatIndex[];
  effect: Effect;
  context: EffectContext;
}

const factionQuestion = question<FactionQuestion>({
  kind: "faction",
  urgent: true,
  mild: (): Mild => ["choose-faction"],
  offers: (_, seat, decision): OfferedAction[] =>
    decision.factions.map((faction) => sure({ type: "choose-faction", seat, faction })),
  seen: (_, decision): SeenOfQuestion => ({ about: decision.context.source, race: decision.race }),
});

/** One of several things that a text lets the player choose. */
interface ChooseQuestion {
  kind: "choose";
  options: readonly ChooseOption[];
  context: EffectContext;
}

const chooseQuestion = question<ChooseQuestion>({
  kind: "choose",
  urgent: true,
  mild: (): Mild => ["choose"],
  offers: (game, seat, decision): OfferedAction[] =>
    possibleOptions(game, seat, decision).map((option) => sure({ type: "choose", seat, option })),
  seen: (_, decision): SeenOfQuestion => ({
    about: decision.context.source,
    choices: decision.options.every(isAmount) ? "influence" : decision.options.map(({ does }) => does),
  }),
});

/** A card in play, in one of these factions where it says so. */
type PickQuestion = { kind: "pick"; context: EffectContext } & Picking;

const pickQuestion = question<PickQuestion>({
  kind: "pick",
  urgent: true,
  mild: (): Mild => ["pass", "pick"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...pickable(game, seat, decision).map((card) => sure({ type: "pick", seat, card })),
    ...(decision.may ? [sure({ type: "pass", seat })] : []),
  ],
  seen: (_, decision): SeenOfQuestion => ({ about: decision.context.source, does: decision.does }),
});

export const CHOOSING_QUESTIONS = [surrenderQuestion, factionQuestion, chooseQuestion, pickQuestion] as const;
