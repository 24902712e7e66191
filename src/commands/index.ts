/** Every command and every family of buttons, for dispatch and for registration. A new one is listed here, once. */
import { about } from "./about.ts";
import { act } from "./act.ts";
import { board } from "./board.ts";
import { card, cardPresses } from "./card.ts";
import { cards, cardsForms } from "./cards.ts";
import { ANYWHERE, IN_SERVERS, usable, WITH_THE_BOT } from "./contexts.ts";
import { deck } from "./deck/index.ts";
import { deckPresses } from "./deck/presses.ts";
import type { Registry } from "./dispatch.ts";
import { disputePresses } from "./dispute-presses.ts";
import { effect, effectPresses } from "./effect.ts";
import { factPresses } from "./fact-presses.ts";
import { firstSteps } from "./first-steps.ts";
import { afterPresses } from "./game/after.ts";
import { endPresses } from "./game/end.ts";
import { game } from "./game/index.ts";
import { pausePresses } from "./game/pausing.ts";
import { strandedPresses } from "./game/rebuild.ts";
import { hand } from "./hand.ts";
import { help } from "./help.ts";
import { houseForms } from "./house-rulings.ts";
import { league } from "./league/index.ts";
import { leaguePresses } from "./league/presses.ts";
import { lobbyPresses } from "./lobby-presses.ts";
import { objectionPresses } from "./objection-presses.ts";
import { pass } from "./pass.ts";
import { playPresses } from "./play-presses.ts";
import { privacy, privacyPresses } from "./privacy/index.ts";
import { rule } from "./rule.ts";
import { rulePresses } from "./rule-presses.ts";
import { rules } from "./rules.ts";
import { tracker } from "./tracker.ts";

export const registry: Registry = {
  commands: [
    ...usable(WITH_THE_BOT, [game, deck, hand, act, pass, effect, tracker, board]),
    ...usable(IN_SERVERS, [league]),
    ...usable(ANYWHERE, [rule, card]),
    ...usable(IN_SERVERS, [cards, rules]),
    ...usable(WITH_THE_BOT, [help]),
    ...usable(ANYWHERE, [about, privacy]),
  ],
  presses: [
    lobbyPresses,
    deckPresses,
    playPresses,
    factPresses,
    disputePresses,
    effectPresses,
    objectionPresses,
    rulePresses,
    houseForms,
    cardsForms,
    endPresses,
    strandedPresses,
    pausePresses,
    afterPresses,
    leaguePresses,
    firstSteps,
    cardPresses,
    privacyPresses,
  ],
};
