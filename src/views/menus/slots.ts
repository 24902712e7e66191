import type { Ability, Action, Blow, CardId, ConflictType, LegalAction, SeatIndex, View } from "../../engine/index.ts";
import { shortHash } from "../../short-hash.ts";
import { advanceWords } from "../prompts/advance-words.ts";
import { actWords } from "../text/acted.ts";
import { actionKey } from "../text/custom-id.ts";
import { priceWords } from "../text/price-words.ts";
import { capitalized } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import {
  type Ask,
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
  laterSlot,
  pricedSlot,
  replacingSlot,
  revealSlot,
  saysUnder,
  slotUnder,
  warSlots,
} from "./special-slots.ts";

export { type Ask, type MenuNames, menuNamesOf, namesIn, type Slot } from "./slot.ts";

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
function usingSlots(using: Ability | undefined, ask: Ask, language: Language): Slot[] {
  if (using === undefined) return [];
  const label = say(language, "slot-using", { ability: say(language, `fact-${using}`) });
  return [{ key: `using ${using}`, label, description: "", ask }];
}

/** A conflict whose text asks for a target, where none is legal, is declared with open eyes. */
const aimlessSlot = (slot: Slot, language: Language): Slot => ({
  ...slot,
  description: say(language, "unclear-aimless"),
});

/** Who would be neutralized by an attack, if nothing answers it. */
export function fallWords({ target, attacker }: Blow, language: Language = FIRST_LANGUAGE): string {
  if (target && attacker) return say(language, "fall-both");
  if (target) return say(language, "fall-target");
  return say(language, attacker ? "fall-attacker" : "fall-none");
}

function madeSlots(legal: LegalAction, names: MenuNames): Slot[] {
  const { action, sentence, aimless, later, takes, applies, blow } = legal;
  const { language } = names;
  const card = (id: CardId, ask: Ask) => cardSlot(id, ask, names);
  const by = (id: CardId | undefined, ask: Ask) =>
    id === undefined
      ? { key: "nobody", label: say(language, "slot-nobody"), description: say(language, "slot-nobody-rotates"), ask }
      : card(id, ask);
  const ofType = (type: ConflictType | undefined): Slot[] => {
    if (type === undefined) return [];
    const label = say(language, "slot-kind", { kind: say(language, `fact-${type}`) });
    return [{ key: `type ${type}`, label, description: "", ask: "ask-as-which" }];
  };
  const aim = (target: PlayTarget | undefined, ask: Ask = "ask-on") => targetSlots(target, ask, names);
  const using = (ability: Ability | undefined, ask: Ask) => usingSlots(ability, ask, language);
  /** A card's own words, which are English: between quotes where the rest is not. */
  const own = (text: string) => (language === FIRST_LANGUAGE ? text : `„${text}“`);
  switch (action.type) {
    case "choose-ambassador":
      return [card(action.card, "called-choose-ambassador")];
    case "sideboard":
      return [
        {
          ...card(action.card, sentence.startsWith("put") ? "ask-put-aside" : "ask-bring-in"),
          ...(sentence.endsWith(" as ambassador") ? { description: say(language, "slot-ambassador-open") } : {}),
        },
      ];
    case "stack": {
      const [first] = action.cards;
      if (first !== undefined) return [card(first, "called-stack")];
      const description = say(language, "slot-others");
      return [{ key: "rest", label: say(language, "slot-as-dealt"), description, ask: "called-stack" }];
    }
    case "declare": {
      const declared = declaredSlot(action.card, names);
      if (action.behind !== undefined) {
        const label = say(language, "slot-hidden", { title: declared.label });
        return [
          { ...declared, key: `hidden ${declared.key}`, label, description: say(language, "slot-behind-hand") },
          ...ofType(action.as),
          card(action.behind, "ask-behind"),
        ];
      }
      return [
        aimless ? aimlessSlot(declared, language) : declared,
        ...ofType(action.as),
        ...(later
          ? [laterSlot(language)]
          : [...aim(action.target, "ask-aimed-at"), ...aim(action.second, "ask-and-on")]),
      ];
    }
    case "resolve-first":
      return [conflictSlot(action.conflict, "called-resolve-first", names)];
    case "declare-war":
      return [playerSlot(action.enemy, "ask-war-on", names), ...warSlots(action, names)];
    case "surrender":
      return [
        { ...playerSlot(action.to, "ask-surrender-to", names), description: say(language, "slot-surrender") },
        ...asylumSlots(action.asylum, names),
      ];
    case "sustain":
      if (action.deed === undefined) return [];
      return [
        { key: sentence, label: own(sentence.replace(/^go on (?:with )?/u, "")), description: "", ask: "ask-go-on" },
      ];
    case "choose": {
      const label = own(capitalized(sentence.replace(/^choose to /u, "")));
      return [{ key: String(action.option), label, description: "", ask: "called-choose" }];
    }
    case "pick":
      return [card(action.card, "called-pick")];
    case "choose-faction":
      return [factionSlot(action.faction, names)];
    case "join-war":
      return [
        { ...playerSlot(action.enemy, "called-join-war", names), description: say(language, "slot-rotate-ambassador") },
      ];
    case "initiate":
      return [...aim(action.target, "called-initiate"), ...aim(action.second, "ask-and-on")];
    case "build": {
      const slot = card(action.with, "called-build");
      const seat = names.view.seats[action.seat];
      const rating = seat ? say(language, "slot-build", { rating: seat.rating + 1 }) : slot.description;
      return [{ ...slot, description: rating }];
    }
    case "sponsor":
      return [
        pricedSlot(card(action.card, "called-sponsor"), applies, language),
        pricedSlot(by(action.with, "ask-sponsor-with"), applies, language),
        ...aim(action.target),
      ];
    case "hide":
      return [card(action.card, "called-hide"), by(action.with, "ask-hide-with")];
    case "replace-agenda":
      return [card(action.card, "ask-replace-agenda"), by(action.with, "ask-rotate")];
    case "reveal-agenda":
      return [revealSlot(action.seat, names)];
    case "replace":
      return [
        replacingSlot(action.with, takes, names),
        card(action.card, "ask-in-place"),
        ...keepingSlots(sentence, language),
      ];
    case "promote":
      return [card(action.card, "called-promote"), card(action.with, "ask-promote-with")];
    case "support":
      return [
        conflictSlot(action.conflict, "called-support", names),
        card(action.with, "ask-support-with"),
        ...(action.side === undefined ? [] : [playerSlot(action.side, "ask-support-for", names)]),
        ...using(action.using, "ask-support-using"),
      ];
    case "oppose":
      return [
        conflictSlot(action.conflict, "called-oppose", names),
        card(action.with, "ask-oppose-with"),
        ...using(action.using, "ask-oppose-using"),
      ];
    case "lead":
      return [
        card(action.fleet, "called-lead"),
        card(action.with, "ask-lead-with"),
        ...using(action.using, "ask-lead-using"),
      ];
    case "attack": {
      const attacker = card(action.with, "ask-attack-with");
      const falls = blow && fallWords(blow, language);
      const strikes = falls && say(language, "slot-blow", { deals: blow.deals, takes: blow.takes, falls });
      return [
        card(action.against, "called-attack"),
        strikes ? { ...attacker, description: strikes } : attacker,
        conflictSlot(action.conflict, "ask-attack-in", names),
        ...using(action.using, "ask-attack-using"),
      ];
    }
    case "heal":
      return [card(action.card, "called-heal")];
    case "repair": {
      const label = say(language, "slot-points", { points: action.by });
      const description = say(language, "slot-influence", { influence: action.by });
      return [card(action.card, "called-repair"), { key: `by ${action.by}`, label, description, ask: "ask-repair-by" }];
    }
    case "bid": {
      const { influence } = action;
      const description = say(language, "slot-influence", { influence });
      return [
        hireSlot(action.card, names),
        { key: `bid ${influence}`, label: say(language, "slot-bid", { influence }), description, ask: "ask-bid" },
      ];
    }
    case "assist": {
      const whom = action.whom ?? ambassadorIn(names.view, action.seat);
      const how = {
        key: action.by,
        label: say(language, `slot-assist-${action.by}`),
        description: say(language, `slot-assists-${action.by}`),
      };
      return [
        card(action.card, "ask-assist-with"),
        { ...how, ask: "ask-assist-how" },
        ...(whom === null ? [] : [card(whom, "ask-assist")]),
      ];
    }
    case "play":
      return [card(action.card, "called-play"), ...aim(action.target), ...aim(action.second, "ask-and-on")];
    case "aftermath":
      return [card(action.card, "called-aftermath"), ...aim(action.target), ...aim(action.second, "ask-and-on")];
    case "place":
      return [card(action.card, "called-place"), slotUnder(action.under, sentence, names)];
    case "reveal": {
      const label = sentence.replace(/^reveal /iu, "");
      return [{ ...card(action.card, "ask-reveal"), label, ...saysUnder(label, names) }];
    }
    case "fetch":
      return [card(action.card, "called-fetch")];
    case "move-chaos": {
      const { amount } = action;
      const description = say(language, "slot-tokens", { amount });
      return [
        card(action.card, "ask-chaos-from"),
        card(action.to, "ask-chaos-to"),
        {
          key: `move ${amount}`,
          label: say(language, "slot-move", { amount }),
          description,
          ask: "ask-chaos-how-many",
        },
      ];
    }
    case "rotate": {
      const slot = card(action.card, "called-rotate");
      const said = / to (.+?)(?: on .*)?$/iu.exec(sentence)?.[1];
      const does = said === undefined ? slot.description : own(said);
      const price = priceWords(takes, language);
      const description = price === "" ? does : `${does} · ${price}`;
      return [{ ...slot, key: `${slot.key} ${action.action}`, description }, ...aim(action.target)];
    }
    case "trigger": {
      const said = / to (.+)$/iu.exec(sentence)?.[1];
      const does = said === undefined ? "" : own(said);
      const description = takes?.rotates ? say(language, "slot-it-rotates", { does }) : does;
      return [{ ...card(action.card, "called-trigger"), key: sentence, description }];
    }
    case "purge": {
      const [, deed] = /^(rotate|damage|neutralize|discard) .* to pay for /u.exec(sentence) ?? [];
      return [card(action.card, deed === undefined ? "ask-purge" : PAYING[deed as keyof typeof PAYING])];
    }
    case "take":
      return [card(action.card, sentence.startsWith("discard ") ? "ask-discard" : "called-take")];
    case "discard-inner":
      return [card(action.card, "called-discard-inner")];
    case "buy": {
      const label = say(language, "press-buy", { count: action.cards });
      const description = say(language, "slot-influence", { influence: 3 * action.cards });
      return [{ key: String(action.cards), label, description, ask: "called-buy" }];
    }
    case "call":
      return [
        {
          key: String(action.ballot),
          label: capitalized(sentence.replace(/^call /u, "")),
          description: "",
          ask: "called-call",
        },
      ];
    default: {
      // Whatever else is offered in a menu is chosen by what it says.
      const said = actWords(action.type, sentence, language, names.isName);
      const label = action.type === "lose" ? said : capitalized(said);
      const description = action.type === "standing" ? advanceWords(action, language) : "";
      const key = action.type === "lose" ? String(action.spent) : sentence;
      return [{ key, label, description, ask: action.type === "pile" ? "ask-pile" : `called-${action.type}` }];
    }
  }
}

/** What a card of one's own pays with. */
const PAYING = {
  rotate: "ask-pay-rotate",
  damage: "ask-pay-damage",
  neutralize: "ask-pay-neutralize",
  discard: "ask-pay-discard",
} as const;

/** Which attached cards stay where a card is replaced, as far as that is to be chosen. */
function keepingSlots(sentence: string, language: Language): Slot[] {
  const cards = / keeping (.+)$/iu.exec(sentence)?.[1];
  if (cards === undefined) return [];
  const said = cards === "nothing" ? say(language, "act-nothing") : cards;
  return [
    {
      key: `keep ${cards}`,
      label: say(language, "slot-keeping", { cards: said }),
      description: "",
      ask: "ask-keeping",
    },
  ];
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
