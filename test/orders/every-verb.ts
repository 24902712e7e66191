/** A table at which every verb of effects can be said and done, and the sentence of each. */
import { enterPlay } from "../../src/engine/changes/zones.ts";
import { type Action, apply, type Effect, type Game, type Verb, viewFor } from "../../src/engine/index.ts";
import type { NeverSaid } from "../../src/orders/effects/families/index.ts";
import { readEffect } from "../../src/orders/index.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  enhancement,
  event,
  fleet,
  group,
  location,
  stage,
} from "../engine/stage.ts";

/** The Clerk supports the conflict. */
export const table = (): Game => {
  const game = arranged(set(), (work) => {
    const host = at(work.game, "Clerk");
    enterPlay(work, at(work.game, "Laurels"), { faction: 0, controller: 0, row: "attached", host });
  });
  const joined = { card: at(game, "Clerk"), as: "support", using: "diplomacy", side: null } as const;
  return { ...game, conflicts: game.conflicts.map((one) => ({ ...one, participants: [joined] })) };
};
// Nobody knows of which race it is.
const { race: _, ...unknown } = character("Shade");
const set = () =>
  stage(
    {
      You: {
        race: "centauri",
        unspent: 9,
        spent: 2,
        // Nobody has put its text into verbs: what it asks for only the table can read.
        agenda: agenda("A Card", undefined, { keywords: ["Major Agenda"] }),
        hand: [character("Novice"), event("Song", { says: "Nothing." }), enhancement("Laurels", { says: "Nothing." })],
        supporting: [character("Clerk", { diplomacy: 4, intrigue: 2 }), unknown, group("Guild"), fleet("Ships", 3)],
      },
      Rival: {
        race: "narn",
        unspent: 6,
        hand: [event("Toast", { says: "Nothing." })],
        supporting: [character("Agent", { diplomacy: 2, psi: 2 }), location("Outpost")],
      },
    },
    [["You", conflict("Parley", "diplomacy")]],
  );

interface Said {
  says: string;
  /** What is carried out before it. */
  first?: readonly string[];
  /** Where it is carried out for real: it needs an event that is being played, or a reserve. */
  elsewhere?: string;
}

/** A verb that is missing here does not compile. */
export const VERBS: Readonly<Record<Exclude<Verb, NeverSaid>, Said>> = {
  "gain-influence": { says: "gain 2 influence" },
  "lose-influence": { says: "Rival loses 1 influence" },
  "transfer-influence": { says: "transfer 1 influence from Rival to me" },
  "add-influence": { says: "gain 1 additional influence" },
  "restore-influence": { says: "restore 1 influence" },
  "gain-power": { says: "gain 2 power" },
  "lose-power": { says: "lose 1 power", first: ["gain 2 power"] },
  "transfer-power": { says: "transfer 1 power to Rival", first: ["gain 2 power"] },
  "raise-tension": { says: "raise tension toward Rival by 1", first: ["lower tension toward Rival by 3"] },
  "lower-tension": { says: "lower tension toward Rival by 1" },
  "raise-unrest": { says: "raise unrest by 1" },
  "lower-unrest": { says: "lower unrest by 1", first: ["raise unrest by 2"] },
  "start-state": { says: "start war with Rival" },
  "end-state": { says: "end war with Rival", first: ["start war with Rival"] },
  "suspend-state": {
    says: "suspend free trade with Rival",
    first: ["start free trade with Rival for 1 influence each"],
  },
  "resume-state": {
    says: "resume free trade with Rival",
    first: ["start free trade with Rival for 1 influence each", "suspend free trade with Rival"],
  },
  surrender: { says: "Rival surrenders to me", first: ["start war with Rival"] },
  "begin-shadow-war": { says: "begin the Shadow War" },
  "end-shadow-war": { says: "end the Shadow War", first: ["begin the Shadow War"] },
  "shadow-war-at": { says: "the Shadow War begins at 25" },
  "need-less-power": { says: "need 2 less power" },
  "bar-victory": { says: "Rival cannot win this turn" },
  "allow-victory": { says: "Rival may win again", first: ["Rival cannot win this turn"] },
  draw: { says: "draw 1" },
  discard: { says: "discard 1" },
  take: { says: "search my deck for an event" },
  "shuffle-deck": { says: "shuffle the deck" },
  "show-hand": { says: "Rival shows the hand" },
  "show-random": { says: "Rival shows 1 random card" },
  fetch: { says: "take a card from the reserve", elsewhere: "engine/reserve.test.ts" },
  ready: { says: "ready Clerk", first: ["rotate Clerk"] },
  rotate: { says: "rotate Clerk" },
  damage: { says: "damage Clerk by 1" },
  "severe-damage": { says: "severely damage Clerk by 1", first: ["neutralize Clerk"] },
  heal: { says: "heal Clerk", first: ["damage Clerk by 1"] },
  "fully-heal": { says: "fully heal Clerk", first: ["damage Clerk by 1"] },
  repair: { says: "repair Ships by 1", first: ["damage Ships by 1"] },
  neutralize: { says: "neutralize Clerk" },
  "gain-mark": { says: "Clerk gains 1 destiny mark" },
  "purge-mark": { says: "Clerk loses 1 destiny mark", first: ["Clerk gains 1 destiny mark"] },
  "put-tokens": { says: "put 2 tokens on Guild" },
  "take-tokens": { says: "take 1 token off Guild", first: ["put 2 tokens on Guild"] },
  "transfer-mark": { says: "transfer 1 doom mark from Clerk to Agent", first: ["Clerk gains 1 doom mark"] },
  "convert-mark": { says: "convert 1 doom mark of Clerk to destiny", first: ["Clerk gains 1 doom mark"] },
  remove: { says: "remove Clerk from the game" },
  "discard-card": { says: "discard Clerk" },
  "return-to-hand": { says: "return Clerk to hand" },
  move: { says: "move Clerk to the inner circle" },
  replace: { says: "replace Clerk with Novice" },
  conquer: { says: "conquer Outpost" },
  "take-control": { says: "take control of Agent until the end of the turn" },
  "found-isa": { says: "found the Interstellar Alliance" },
  "join-isa": { says: "Rival joins the Alliance", first: ["found the Interstellar Alliance"] },
  "leave-isa": { says: "leave the Interstellar Alliance", first: ["found the Interstellar Alliance"] },
  "call-vote": { says: "call a vote of the players" },
  "force-vote": { says: "Rival votes yes", first: ["call a vote of the players"] },
  "give-vote": { says: "cast the vote of Rival", first: ["call a vote of the players"] },
  "dictate-league": { says: "cast the votes of the League" },
  "change-ability": { says: "Clerk gets +2 diplomacy" },
  "multiply-ability": { says: "double Clerk's diplomacy" },
  "use-as": { says: "Clerk uses diplomacy as intrigue" },
  blank: { says: "blank Guild" },
  "copy-text": { says: "Clerk copies the text of Agent" },
  attack: { says: "attack Agent with Clerk using diplomacy" },
  sponsor: { says: "sponsor a character for free" },
  discount: { says: "discount characters by 1" },
  reverse: { says: "reverse", elsewhere: "engine/reversing.test.ts" },
  cancel: { says: "cancel Toast", first: ["Rival discards 1"], elsewhere: "engine/cancelling.test.ts" },
  "end-action-round": { says: "end the action round" },
  promote: { says: "promote Clerk for free" },
  "become-ambassador": { says: "Clerk becomes the ambassador" },
  "turn-drakh": { says: "Shade becomes the Drakh ambassador" },
  "gain-trait": { says: "Clerk becomes a Ranger" },
  "act-along": { says: "Rival may act once more" },
  "allow-conflict": { says: "may declare 1 more conflict" },
  "set-back-influence": { says: "set back the influence of Rival", first: ["Rival gains 2 influence"] },
  "set-back-tension": {
    says: "set back tension toward Rival",
    first: ["lower tension toward Rival by 1"],
  },
  "set-back-unrest": { says: "set back the unrest of Rival", first: ["Rival raises unrest by 1"] },
  "bar-gains": { says: "Rival gains no influence this turn" },
  "count-as": { says: "count Parley as lost intrigue" },
  withdraw: { says: "withdraw Clerk from Parley" },
  "cancel-conflict": { says: "cancel Parley" },
  "take-part": { says: "Agent opposes Parley" },
  attach: { says: "attach Laurels of Clerk to Ships" },
  prolong: { says: "prolong Parley" },
  "add-support": { says: "add 2 support to Parley" },
  "add-opposition": { says: "add 2 opposition to Parley" },
  "claim-victory": { says: "I win a major victory" },
  when: { says: "when I win a conflict, gain 1 influence" },
  "stop-waiting": { says: "stop waiting", first: ["when I win a conflict, gain 1 influence"] },
  pay: { says: "apply 9 influence to gain 1 power" },
  "do-then": { says: "lose 1 power then draw 1", first: ["gain 2 power"] },
  "for-each": { says: "gain 2 influence for each of my rotated characters", first: ["rotate Clerk"] },
  if: { says: "if I have 3 or more influence, gain 1 power" },
  choose: { says: "Rival chooses: gain 2 influence or draw 2" },
  pick: { says: "Rival picks one of my supporting cards to rotate" },
  "bar-conflicts": { says: "Rival cannot declare conflicts next turn" },
  "become-enhancement": { says: "Parley becomes an enhancement on Clerk", first: ["cancel Parley"] },
  tend: { says: "tend Clerk", first: ["neutralize Clerk"] },
  "raise-used": { says: "raise the used ability of Clerk by 1 up to 5" },
  "lessen-damage": {
    says: "Agent takes 1 less damage",
    first: ["when Agent is attacked, I may gain 1 power", "attack Agent with Clerk using diplomacy"],
  },
  "take-back": { says: "take back Toast", first: ["Rival discards 1"] },
  "swell-influence": { says: "Babylon 5 gains 2 temporary influence up to 6" },
  "do-both": { says: "both gain 1 power and draw 1" },
};

export function effectOf(says: string, game: Game): Effect {
  const reading = readEffect(says, viewFor(game, { seat: 0 }));
  if (reading.kind !== "effect") throw new Error(`${says}: ${reading.why}`);
  return reading.effect;
}

export const byHand = (effect: Effect): Action => ({ type: "effect", seat: 0, because: "A Card", effect });

export function carriedOut(first: readonly string[] = []): Game {
  return first.reduce((game, says) => {
    const applied = apply(game, byHand(effectOf(says, game)));
    if (!applied.ok) throw new Error(`${says}: ${JSON.stringify(applied.refusal)}`);
    return applied.game;
  }, table());
}
