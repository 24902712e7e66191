import {
  type Ability,
  type Action,
  type Blow,
  CALLED,
  type CardId,
  type ConflictType,
  type LegalAction,
  type SeatIndex,
  type View,
} from "../../engine/index.ts";
import { shortHash } from "../../short-hash.ts";
import { advanceWords } from "../prompts/advance-words.ts";
import { actionKey } from "../text/custom-id.ts";
import { priceWords } from "../text/price-words.ts";
import { capitalized } from "../text/safe-text.ts";
import { ABILITY_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, say } from "../words/index.ts";
import {
  cardSlot,
  conflictSlot,
  factionSlot,
  type MenuNames,
  type PlayTarget,
  playerSlot,
  type Slot,
  targetSlots,
} from "./slot.ts";

import {
  asylumSlots,
  declaredSlot,
  hireSlot,
  LATER,
  placeUnder,
  pricedSlot,
  replacingSlot,
  revealSlot,
  saysUnder,
  warSlots,
} from "./special-slots.ts";

export { type MenuNames, menuNamesOf, type Slot } from "./slot.ts";

const ASSISTS_BY = { abilities: "Raise abilities", sponsoring: "Cheaper sponsoring" } as const;

function ambassadorIn(view: View, seat: SeatIndex): CardId | null {
  return view.seats[seat]?.inner.find(({ isAmbassador }) => isAmbassador)?.id ?? null;
}

/** What is chosen on the way to this action, in the order of asking; empty for an action that needs no choice. */
export function slotsOf(legal: LegalAction, names: MenuNames): Slot[] {
  const slots = names.slots.get(legal) ?? madeSlots(legal, names);
  names.slots.set(legal, slots);
  return slots;
}

/** The ability, where it is not the one that is asked for. */
function usingSlots(using: Ability | undefined, ask: string): Slot[] {
  if (using === undefined) return [];
  return [{ key: `using ${using}`, label: `using ${ABILITY_WORDS[using]}`, description: "", ask }];
}

/** Of a conflict whose text asks for a target, where none is legal. */
export const AIMLESS = say(FIRST_LANGUAGE, "unclear-aimless");

/** A conflict that has no target is declared with open eyes. */
function aimlessSlot(slot: Slot): Slot {
  return { ...slot, description: AIMLESS };
}

/** Who would be neutralized by an attack, if nothing answers it. */
export function fallWords({ target, attacker }: Blow): string {
  if (target && attacker) return "both would be neutralized";
  if (target) return "it would be neutralized";
  return attacker ? "⚠️ only yours would be neutralized" : "neither would be neutralized";
}

function madeSlots({ action, sentence, aimless, later, takes, applies, blow }: LegalAction, names: MenuNames): Slot[] {
  const card = (id: CardId, ask: string) => cardSlot(id, ask, names);
  const by = (id: CardId | undefined, ask: string) =>
    id === undefined ? { key: "nobody", label: "nobody", description: "nobody rotates for it", ask } : card(id, ask);
  const ofType = (type: ConflictType | undefined): Slot[] =>
    type === undefined
      ? []
      : [{ key: `type ${type}`, label: `${ABILITY_WORDS[type]} conflict`, description: "", ask: "As which conflict" }];
  const aim = (target: PlayTarget | undefined, ask = "On") => targetSlots(target, ask, names);
  switch (action.type) {
    case "choose-ambassador":
      return [card(action.card, "Ambassador")];
    case "sideboard":
      return [
        {
          ...card(action.card, sentence.startsWith("put") ? "Put aside" : "Bring in"),
          ...(sentence.endsWith(" as ambassador") ? { description: "as your ambassador, in the open" } : {}),
        },
      ];
    case "stack": {
      const [first] = action.cards;
      const rest = {
        key: "rest",
        label: "As they were dealt",
        description: "the others in that order",
        ask: "Draw next",
      };
      return [first === undefined ? rest : card(first, "Draw next")];
    }
    case "declare": {
      if (action.behind !== undefined) {
        const hidden = declaredSlot(action.card, names);
        const which = `${hidden.label}, hidden`;
        return [
          { ...hidden, key: `hidden ${hidden.key}`, label: which, description: "behind a card from your hand" },
          ...ofType(action.as),
          card(action.behind, "Behind which card"),
        ];
      }
      return [
        aimless ? aimlessSlot(declaredSlot(action.card, names)) : declaredSlot(action.card, names),
        ...ofType(action.as),
        ...(later ? [LATER] : [...aim(action.target, LATER.ask), ...aim(action.second, "And on")]),
      ];
    }
    case "resolve-first":
      return [conflictSlot(action.conflict, "Resolve first", names)];
    case "declare-war":
      return [playerSlot(action.enemy, "Declare a war conflict on", names), ...warSlots(action, names)];
    case "surrender":
      return [
        {
          ...playerSlot(action.to, "Surrender to", names),
          description: "you leave the game for good; they gain 3 influence",
        },
        ...asylumSlots(action.asylum, names),
      ];
    case "sustain":
      if (action.deed === undefined) return [];
      return [{ key: sentence, label: sentence.replace(/^go on (?:with )?/u, ""), description: "", ask: "Go on with" }];
    case "choose":
      return [
        {
          key: String(action.option),
          label: capitalized(sentence.replace(/^choose to /u, "")),
          description: "",
          ask: "Choose",
        },
      ];
    case "pick":
      return [card(action.card, "Pick a card")];
    case "choose-faction":
      return [factionSlot(action.faction, names)];
    case "join-war":
      return [{ ...playerSlot(action.enemy, "Join a war", names), description: "rotate your ambassador" }];
    case "initiate":
      return [...aim(action.target, "Initiate on"), ...aim(action.second, "And on")];
    case "build": {
      const slot = card(action.with, "Build");
      const seat = names.view.seats[action.seat];
      const rating = seat ? `apply 3 influence: influence rating ${seat.rating + 1}` : slot.description;
      return [{ ...slot, description: rating }];
    }
    case "sponsor":
      return [
        pricedSlot(card(action.card, "Sponsor"), applies),
        pricedSlot(by(action.with, "Sponsor with"), applies),
        ...aim(action.target),
      ];
    case "hide":
      return [card(action.card, "Hide an agenda"), by(action.with, "Hide it with")];
    case "replace-agenda":
      return [card(action.card, "Replace your agenda with"), by(action.with, "Rotate")];
    case "reveal-agenda":
      return [revealSlot(action.seat, names)];
    case "replace": {
      const keeping = / keeping (.+)$/iu.exec(sentence)?.[1];
      const keep = { key: `keep ${keeping}`, label: `Keeping ${keeping}`, description: "", ask: "Replace keeping" };
      return [
        replacingSlot(action.with, takes, names),
        card(action.card, "In place of"),
        ...(keeping === undefined ? [] : [keep]),
      ];
    }
    case "promote":
      return [card(action.card, "Promote"), card(action.with, "Promote with")];
    case "support":
      return [
        conflictSlot(action.conflict, "Support", names),
        card(action.with, "Support with"),
        ...(action.side === undefined ? [] : [playerSlot(action.side, "Support for", names)]),
        ...usingSlots(action.using, "Support using"),
      ];
    case "oppose":
      return [
        conflictSlot(action.conflict, "Oppose", names),
        card(action.with, "Oppose with"),
        ...usingSlots(action.using, "Oppose using"),
      ];
    case "lead":
      return [
        card(action.fleet, "Lead a fleet"),
        card(action.with, "Lead with"),
        ...usingSlots(action.using, "Lead using"),
      ];
    case "attack":
      return [
        card(action.against, "Attack"),
        {
          ...card(action.with, "Attack with"),
          ...(blow ? { description: `deals ${blow.deals}, takes ${blow.takes} · ${fallWords(blow)}` } : {}),
        },
        conflictSlot(action.conflict, "Attack in", names),
        ...usingSlots(action.using, "Attack using"),
      ];
    case "heal":
      return [card(action.card, "Heal")];
    case "repair": {
      const slot = card(action.card, "Repair");
      const points = {
        key: `by ${action.by}`,
        label: action.by === 1 ? "1 point" : `${action.by} points`,
        description: `${action.by} influence`,
        ask: "Repair by",
      };
      return [slot, points];
    }
    case "bid": {
      const amount = { key: `bid ${action.influence}`, label: `Bid ${action.influence}`, ask: "Bid" };
      return [hireSlot(action.card, names), { ...amount, description: `${action.influence} influence` }];
    }
    case "assist": {
      const slot = card(action.card, "Assist with");
      const whom = action.whom ?? ambassadorIn(names.view, action.seat);
      const how =
        action.by === "abilities"
          ? "+1 diplomacy, intrigue and leadership while it stays rotated"
          : "1 influence less for the next card that it sponsors this turn";
      return [
        slot,
        { key: action.by, label: ASSISTS_BY[action.by], description: how, ask: "Assist how" },
        ...(whom === null ? [] : [card(whom, "Assist")]),
      ];
    }
    case "play":
      return [card(action.card, "Play an event"), ...aim(action.target), ...aim(action.second, "And on")];
    case "aftermath":
      return [card(action.card, "Play an aftermath"), ...aim(action.target), ...aim(action.second, "And on")];
    case "place":
      return [card(action.card, "Place a contingency"), placeUnder(action.under, sentence, names)];
    case "reveal": {
      const label = sentence.replace(/^reveal /iu, "");
      return [{ ...card(action.card, "Reveal"), label, ...saysUnder(label, names) }];
    }
    case "fetch":
      return [card(action.card, "Fetch from the reserve")];
    case "move-chaos": {
      const tokens = `${action.amount} chaos ${action.amount === 1 ? "token" : "tokens"}`;
      return [
        card(action.card, "Chaos tokens from"),
        card(action.to, "Chaos tokens to"),
        { key: `move ${action.amount}`, label: `Move ${action.amount}`, description: tokens, ask: "Move how many" },
      ];
    }
    case "rotate": {
      const slot = card(action.card, "Rotate");
      const does = / to (.+?)(?: on .*)?$/iu.exec(sentence)?.[1] ?? slot.description;
      const price = priceWords(takes);
      const description = price === "" ? does : `${does} · ${price}`;
      return [{ ...slot, key: `${slot.key} ${action.action}`, description }, ...aim(action.target)];
    }
    case "trigger": {
      const does = / to (.+)$/iu.exec(sentence)?.[1] ?? "";
      const description = takes?.rotates ? `${does} · it rotates` : does;
      return [{ ...card(action.card, "Use an effect"), key: sentence, description }];
    }
    case "pile":
      return [{ key: sentence, label: capitalized(sentence), description: "", ask: "On top of the discard pile" }];
    case "standing":
      return [
        { key: sentence, label: capitalized(sentence), description: advanceWords(action), ask: "Say in advance" },
      ];
    case "purge":
      return [
        card(
          action.card,
          sentence.includes(" to pay for ") ? `${capitalized(sentence.split(" ")[0] ?? "")} to pay` : "Purge from",
        ),
      ];
    case "take":
      return [card(action.card, sentence.startsWith("discard ") ? "Discard a card" : "Take a card")];
    case "discard-inner":
      return [card(action.card, "Discard from the inner circle")];
    case "buy":
      return [
        {
          key: String(action.cards),
          label: `Buy ${action.cards}`,
          description: `${3 * action.cards} influence`,
          ask: "Buy cards",
        },
      ];
    case "call":
      return [
        {
          key: String(action.ballot),
          label: capitalized(sentence.replace(/^call /u, "")),
          description: "",
          ask: "Call to vote",
        },
      ];
    case "lose":
      return [{ key: String(action.spent), label: sentence, description: "", ask: "Lose influence" }];
    default:
      // Whatever else is offered in a menu is chosen by what it says.
      return [{ key: sentence, label: capitalized(sentence), description: "", ask: CALLED[action.type] }];
  }
}

/** The keys by which a menu may name this action or a group that it is in: by kind, by each further choice, whole. */
export function menuKeysOf(legal: LegalAction, names: MenuNames): string[] {
  const keys = [verbKey(legal.action.type)];
  const path: string[] = [legal.action.type];
  for (const slot of slotsOf(legal, names)) {
    path.push(slot.key);
    keys.push(shortHash(path.join("\n")));
  }
  keys.push(actionKey(legal.action));
  return keys;
}

/** The key of the group of all actions of one kind. */
export function verbKey(type: Action["type"]): string {
  return shortHash(`all ${type}`);
}
