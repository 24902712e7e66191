/** Every command and every family of buttons, for dispatch and for registration. A new one is listed here, once. */
import { act } from "./act.ts";
import { board } from "./board.ts";
import { card } from "./card.ts";
import { deck } from "./deck.ts";
import type { Registry } from "./dispatch.ts";
import { effect } from "./effect.ts";
import { factPresses } from "./fact-presses.ts";
import { endPresses } from "./game/end.ts";
import { game } from "./game/index.ts";
import { hand } from "./hand.ts";
import { help } from "./help.ts";
import { lobbyPresses } from "./lobby-presses.ts";
import { pass } from "./pass.ts";
import { playPresses } from "./play-presses.ts";
import { rule } from "./rule.ts";
import { rulePresses } from "./rule-presses.ts";
import { houseForms, rules } from "./rules.ts";
import { tracker } from "./tracker.ts";

export const registry: Registry = {
  commands: [game, deck, hand, act, pass, effect, tracker, board, rule, card, rules, help],
  presses: [lobbyPresses, playPresses, factPresses, rulePresses, houseForms, endPresses],
};
