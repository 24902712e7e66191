/** Every command and every family of buttons, for dispatch and for registration. A new one is listed here, once. */

import { card, cardPresses } from "./cards/card.ts";
import { cards, cardsForms } from "./cards/index.ts";
import { deck } from "./deck/index.ts";
import { deckPresses } from "./deck/presses.ts";
import { objectionPresses } from "./dispute/objection.ts";
import { disputePresses } from "./dispute/presses.ts";
import { takingBackPresses } from "./dispute/taking-back.ts";
import { findPresses } from "./finding/find.ts";
import { afterPresses } from "./game/after.ts";
import { awayPresses } from "./game/away.ts";
import { endPresses } from "./game/end.ts";
import { game } from "./game/index.ts";
import { logPresses } from "./game/log.ts";
import { lookPresses } from "./game/look.ts";
import { lobbyPresses } from "./game/opening/lobby-presses.ts";
import { pausePresses } from "./game/pausing.ts";
import { playOnPresses } from "./game/play-on.ts";
import { strandedPresses } from "./game/rebuild.ts";
import { replayPresses } from "./game/replay.ts";
import { openedPresses } from "./game/replay-file.ts";
import { substitutePresses } from "./game/substitute.ts";
import { timePresses } from "./game/time.ts";
import { about } from "./help/about.ts";
import { firstSteps } from "./help/first-steps.ts";
import { help } from "./help/help.ts";
import { learn } from "./help/learn.ts";
import { callPresses, judge } from "./judging/call.ts";
import { league } from "./league/index.ts";
import { nightPresses } from "./league/night-presses.ts";
import { leaguePresses } from "./league/presses.ts";
import { roundPresses } from "./league/round-presses.ts";
import { board } from "./look/board.ts";
import { hand } from "./look/hand.ts";
import { notePresses } from "./look/notes.ts";
import { tracker } from "./look/tracker.ts";
import { watchPresses } from "./look/watch.ts";
import { act } from "./play/act.ts";
import { aheadPresses } from "./play/ahead.ts";
import { askingPresses } from "./play/asking.ts";
import { effectCommand, effectPresses } from "./play/effect.ts";
import { factPresses } from "./play/fact-presses.ts";
import { pass } from "./play/pass.ts";
import { playPresses } from "./play/presses.ts";
import { privacy, privacyPresses } from "./privacy/index.ts";
import { findRule } from "./rule/find-rule.ts";
import { rule } from "./rule/index.ts";
import { rulePresses } from "./rule/presses.ts";
import { rulesCommand } from "./rules/index.ts";
import { houseForms, housePresses } from "./rules/rulings.ts";
import { settings } from "./settings/index.ts";
import { minePresses } from "./settings/mine.ts";
import { serverPresses } from "./settings/server.ts";
import { webhookPresses } from "./settings/webhook.ts";
import { ANYWHERE, IN_SERVERS, usable, WITH_THE_BOT } from "./shared/contexts.ts";
import type { CommandRegistry } from "./shared/dispatch.ts";
import { localized, namedInEach } from "./shared/localized.ts";
import { stats } from "./stats/index.ts";

export const registry: CommandRegistry = {
  commands: localized([
    ...usable(WITH_THE_BOT, [game, deck, hand, act, pass, effectCommand, judge, tracker, board]),
    ...usable(IN_SERVERS, [league, stats]),
    ...usable(ANYWHERE, [rule, card]),
    ...usable(IN_SERVERS, [cards, rulesCommand]),
    ...usable(WITH_THE_BOT, [settings, help, learn]),
    ...usable(ANYWHERE, [about, privacy]),
  ]),
  messageCommands: namedInEach(usable(ANYWHERE, [findRule])),
  presses: [
    lobbyPresses,
    deckPresses,
    playPresses,
    notePresses,
    aheadPresses,
    askingPresses,
    factPresses,
    disputePresses,
    effectPresses,
    objectionPresses,
    takingBackPresses,
    callPresses,
    rulePresses,
    housePresses,
    houseForms,
    cardsForms,
    endPresses,
    strandedPresses,
    pausePresses,
    timePresses,
    awayPresses,
    substitutePresses,
    afterPresses,
    findPresses,
    logPresses,
    replayPresses,
    playOnPresses,
    openedPresses,
    lookPresses,
    leaguePresses,
    roundPresses,
    nightPresses,
    firstSteps,
    cardPresses,
    watchPresses,
    privacyPresses,
    minePresses,
    serverPresses,
    webhookPresses,
  ],
};
