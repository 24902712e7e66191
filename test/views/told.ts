import type { Event, EventType } from "../../src/engine/index.ts";

export const cassarin = { card: 10, title: "Envoy Cassarin" };
export const fleet = { card: 12, title: "Purple Fleet" };
const gkar = { what: "player", seat: 1 } as const;

export const WATCH = {
  seat: 0,
  source: "Carn",
  on: "you-win",
  whose: 0,
  about: null,
  does: [{ verb: "gain-influence", amount: 2 }],
  until: "end-of-turn",
  holder: null,
  once: false,
} as const;

/** One event of every type, with the line that it is told in. */
export const TOLD: Readonly<Record<EventType, readonly [Event, string]>> = {
  "game-started": [{ type: "game-started", seats: 2 }, "**The game begins** with 2 players."],
  "ambassador-clash": [
    { type: "ambassador-clash", title: "Vir", seats: [0, 1] },
    "Londo and G'Kar reveal the same ambassador, Vir: each chooses another.",
  ],
  "ambassador-revealed": [
    { type: "ambassador-revealed", seat: 0, ambassador: cassarin },
    "Londo reveals ambassador Envoy Cassarin",
  ],
  "second-ambassador": [
    { type: "second-ambassador", seat: 0, ambassador: cassarin },
    "Londo takes Envoy Cassarin as second ambassador, into the hand",
  ],
  "hand-dealt": [{ type: "hand-dealt", seat: 0, cards: 7, again: true }, "Londo takes a mulligan and is dealt 7 cards"],
  "starting-hand-chosen": [
    { type: "starting-hand-chosen", seat: 0, cards: 3 },
    "Londo has chosen a starting hand of 3 cards",
  ],
  "turn-started": [{ type: "turn-started", turn: 2 }, "**Turn 2**"],
  "round-started": [{ type: "round-started", round: "conflict" }, "__Conflict round__"],
  readied: [{ type: "readied", seat: 0, sustained: [cassarin] }, "Londo readies, and sustains Envoy Cassarin"],
  looked: [
    { type: "looked", seat: 0, judge: "Vir", look: 1 },
    "⚖️ **Vir, a judge, looks at the hidden cards of Londo**",
  ],
  "step-undone": [
    { type: "step-undone", seat: 0, what: [{ type: "passed", seat: 0 }], agreed: [1] },
    "↩ **Londo takes back**, and G'Kar agrees: ~~Londo passes~~",
  ],
  initiative: [{ type: "initiative", order: [1, 0], lots: [] }, "Initiative, lowest first: G'Kar, Londo"],
  declared: [{ type: "declared", seat: 0, conflict: true }, "Londo declares a conflict, face down"],
  "conflicts-revealed": [
    {
      type: "conflicts-revealed",
      conflicts: [
        { seat: 0, card: { card: 7, title: "Patrol" } },
        { seat: 1, card: { card: 8, title: "Raid" } },
      ],
    },
    "🂠 Revealed, before the first is initiated: Londo’s **Patrol** and G'Kar’s **Raid**",
  ],
  "cover-shown": [
    { type: "cover-shown", seat: 0, card: { card: 7, title: "Patrol" }, through: { card: 8, title: "Knowledge" } },
    "Londo shows **Patrol**, which comes back to their hand: it has hidden a conflict through Knowledge",
  ],
  "conflict-allowed": [
    { type: "conflict-allowed", seat: 0, amount: 1, source: "Twofold Ambitions" },
    "Londo may declare 1 conflict more in the next conflict round (Twofold Ambitions)",
  ],
  "conflict-initiated": [
    { type: "conflict-initiated", seat: 0, conflict: 1, title: "Trade Pact", conflictType: "diplomacy", target: gkar },
    "Londo initiates **Trade Pact**, a diplomacy conflict on G'Kar",
  ],
  "conflict-discarded": [
    { type: "conflict-discarded", seat: 0, title: "Trade Pact", why: "limited" },
    "Londo’s Trade Pact is discarded: a copy has been initiated already this turn",
  ],
  built: [
    { type: "built", seat: 0, with: cassarin, rating: 5 },
    "Londo builds with Envoy Cassarin: influence rating 5",
  ],
  sponsored: [
    { type: "sponsored", seat: 0, card: fleet, with: cassarin, influence: 3, target: null },
    "Londo sponsors Purple Fleet with Envoy Cassarin for 3 influence",
  ],
  discounted: [
    { type: "discounted", seat: 0, types: ["fleet", "location"], amount: 2, source: "Dry Dock" },
    "The next fleet or location that Londo sponsors this turn costs 2 less (Dry Dock)",
  ],
  taken: [
    { type: "taken", seat: 0, card: fleet, from: "discard", source: "Salvage" },
    "Londo takes Purple Fleet from the discard pile into the hand (Salvage)",
  ],
  "came-in": [
    { type: "came-in", seat: 0, card: fleet, from: "discard", back: "discard", source: "Day Of The Dead" },
    "Londo brings Purple Fleet from the discard pile into play for this turn (Day Of The Dead)",
  ],
  "went-back": [
    { type: "went-back", seat: 0, card: fleet },
    "The turn is over: Purple Fleet goes back into the deck of Londo",
  ],
  shuffled: [{ type: "shuffled", seat: 0, source: "Salvage" }, "Londo shuffles the deck (Salvage)"],
  "hand-shown": [
    { type: "hand-shown", seat: 0, cards: [fleet, cassarin], source: "Leak" },
    "Londo shows the whole hand (Leak): Purple Fleet and Envoy Cassarin",
  ],
  "agenda-hidden": [
    { type: "agenda-hidden", seat: 0, with: cassarin, influence: 2 },
    "Londo hides an agenda, face down, with Envoy Cassarin for 2 influence",
  ],
  "agenda-revealed": [
    { type: "agenda-revealed", seat: 0, card: { card: 5, title: "Golden Reputation" } },
    "Londo reveals the agenda **Golden Reputation**",
  ],
  "agenda-failed": [
    {
      type: "agenda-failed",
      seat: 0,
      card: { card: 5, title: "Twilight Bargain" },
      code: "requirement-not-met",
      facts: { title: "Twilight Bargain", needs: "2 Shadow marks", has: 1 },
    },
    "Londo turns up the agenda Twilight Bargain, which cannot stay: it requires 2 Shadow marks, and there are 1",
  ],
  "agenda-replaced": [
    {
      type: "agenda-replaced",
      seat: 0,
      old: { card: 5, title: "Golden Reputation" },
      card: { card: 6, title: "Silken Manners" },
      with: cassarin,
      influence: 0,
    },
    "Londo replaces the agenda Golden Reputation with **Silken Manners**, rotating Envoy Cassarin",
  ],
  replaced: [
    {
      type: "replaced",
      seat: 0,
      old: cassarin,
      card: { card: 13, title: "Regal Cassarin" },
      faction: 0,
      moved: [{ card: 15, title: "Glory" }],
      hidden: 1,
      influence: 2,
    },
    "Londo replaces Envoy Cassarin with Regal Cassarin, with Glory and 1 card face down for 2 influence",
  ],
  promoted: [
    { type: "promoted", seat: 0, card: fleet, with: cassarin, influence: 4 },
    "Londo promotes Purple Fleet to the inner circle with Envoy Cassarin for 4 influence",
  ],
  supported: [
    { type: "supported", seat: 0, with: cassarin, conflict: "Trade Pact", ability: "diplomacy", amount: 4, side: 1 },
    "Londo supports Trade Pact for G'Kar with Envoy Cassarin: diplomacy 4",
  ],
  opposed: [
    { type: "opposed", seat: 1, with: cassarin, conflict: "Trade Pact", ability: "diplomacy", amount: 4, side: null },
    "G'Kar opposes Trade Pact with Envoy Cassarin: diplomacy 4",
  ],
  attacked: [
    {
      type: "attacked",
      seat: 0,
      with: fleet,
      target: { card: 13, title: "Red Fleet" },
      conflict: "Border Raid",
      ability: "military",
      deals: 5,
      takes: 3,
      first: fleet,
    },
    "⚔️ Londo attacks Red Fleet with Purple Fleet in Border Raid: military 5 against 3; Purple Fleet damages first",
  ],
  bid: [
    { type: "bid", seat: 0, card: cassarin, influence: 2, total: 2, hired: true },
    "Londo hires Envoy Cassarin for 2 influence, until the end of the turn",
  ],
  assisted: [
    { type: "assisted", seat: 0, card: fleet, whom: cassarin, by: "sponsoring" },
    "Londo rotates Purple Fleet to assist: Envoy Cassarin sponsors the next card of this turn for 1 influence less",
  ],
  "rotated-to-heal": [
    { type: "rotated-to-heal", seat: 0, card: cassarin, ambassadorial: false },
    "Londo rotates Envoy Cassarin to heal",
  ],
  "fully-healed": [
    { type: "fully-healed", card: cassarin, why: "ambassadorial", source: "" },
    "The whole inner circle rotated to heal: Envoy Cassarin is fully healed",
  ],
  repaired: [
    { type: "repaired", seat: 0, card: fleet, by: 2, left: 1 },
    "Londo repairs 2 damage of Purple Fleet for 2 influence: 1 left",
  ],
  led: [
    { type: "led", seat: 0, with: cassarin, fleet, by: 2, military: 7 },
    "Londo: Envoy Cassarin leads Purple Fleet, +2 to military 7",
  ],
  played: [
    { type: "played", seat: 0, card: { ...fleet, says: "Draw 1 card." }, influence: 1, target: gkar },
    "Londo plays **Purple Fleet** on G'Kar for 1 influence\n-# “Draw 1 card.”",
  ],
  placed: [
    { type: "placed", seat: 0, under: cassarin, influence: 0 },
    "Londo places a contingency, face down, under Envoy Cassarin",
  ],
  revealed: [{ type: "revealed", seat: 0, card: fleet }, "Londo reveals **Purple Fleet**"],
  "card-used": [
    { type: "card-used", seat: 0, card: cassarin, does: "restore 1 influence", target: null },
    "Londo uses Envoy Cassarin: “restore 1 influence”",
  ],
  halted: [
    { type: "halted", seat: 0 },
    "✋ **Londo says wait.** Everybody acts or passes in initiative order, until all pass in a row.",
  ],
  resumed: [{ type: "resumed" }, "▶ Play goes on where it was."],
  "loose-agreed": [
    { type: "loose-agreed", seat: 0, missing: [1] },
    "Londo would play this step **fast and loose**: whoever is ready acts, out of order. G'Kar may agree or object.",
  ],
  "loose-ended": [{ type: "loose-ended", seat: 1 }, "G'Kar objects to playing fast and loose: initiative order holds."],
  chosen: [
    { type: "chosen", seat: 0, does: "discard it", influence: 0, source: "Carn" },
    "Londo chooses to discard it (Carn)",
  ],
  "became-enhancement": [
    { type: "became-enhancement", seat: 0, card: fleet, on: cassarin },
    "**Purple Fleet** stays in play as an enhancement of Envoy Cassarin",
  ],
  tended: [
    { type: "tended", card: cassarin, source: "Carn" },
    "Envoy Cassarin stays in play and heals as the inner circle does (Carn)",
  ],
  "conflicts-barred": [
    { type: "conflicts-barred", source: "Carn", seat: 0, now: true },
    "Londo declares no conflicts this turn (Carn)",
  ],
  picked: [
    { type: "picked", seat: 0, card: cassarin, does: "to discard", source: "Carn" },
    "Londo picks Envoy Cassarin to discard (Carn)",
  ],
  triggered: [
    { type: "triggered", seat: 0, card: cassarin, does: "gain 1 more influence" },
    "Londo uses Envoy Cassarin: “gain 1 more influence”. It is no action.",
  ],
  passed: [{ type: "passed", seat: 0 }, "Londo passes"],
  "fact-stated": [
    { type: "fact-stated", seat: 0, title: "Carn", facts: { diplomacy: 1, cost: "none" } },
    "📝 Londo reads off Carn: diplomacy 1 and cost none. It is remembered here; any player may dispute it.",
  ],
  "fact-corrected": [
    { type: "fact-corrected", title: "Carn", facts: { diplomacy: 2 } },
    "⚖️ Carn from now on: diplomacy 2. What is over stays as it was.",
  ],
  "left-by-hand": [
    { type: "left-by-hand", card: cassarin, left: "Each player draws 1 card." },
    "✋ By hand, with `/effect`, is left of Envoy Cassarin: Each player draws 1 card.",
  ],
  "influence-applied": [
    { type: "influence-applied", seat: 0, amount: 2, source: "Carn" },
    "Londo applies 2 influence (Carn)",
  ],
  "watch-set": [
    { type: "watch-set", ...WATCH },
    "⏰ From now on, each time that Londo wins a conflict: gain 2 influence (Carn, until the end of the turn)",
  ],
  "watch-done": [{ type: "watch-done", ...WATCH }, "⏰ As Londo set up for Carn: Londo wins a conflict"],
  "watch-ended": [
    { type: "watch-ended", ...WATCH, once: true, until: "while-rotated", holder: cassarin },
    "⏰ That is over: the next time that Londo wins a conflict: gain 2 influence (Carn, while Envoy Cassarin stays rotated)",
  ],
  "hand-undone": [
    { type: "hand-undone", seat: 0, because: "Carn", verb: "lose-influence", amount: 2 },
    "↩ Undone is what Londo did by hand for Carn: lose 2 influence",
  ],
  "by-hand": [
    { type: "by-hand", seat: 0, because: "Carn", verb: "lose-influence", amount: 2 },
    "✋ Londo carries out Carn by hand: lose 2 influence",
  ],
  "influence-gained": [
    { type: "influence-gained", whose: { nonPlayer: "shadows" }, amount: 1, rating: 5, source: "Carn" },
    "The Shadows gain 1 influence: influence rating 5 (Carn)",
  ],
  "influence-lost": [
    { type: "influence-lost", whose: { seat: 0 }, amount: 2, rating: 3, source: "" },
    "Londo loses 2 influence: influence rating 3",
  ],
  "rating-changed": [
    {
      type: "rating-changed",
      seat: 0,
      by: -1,
      rating: 4,
      card: { card: 9, title: "Tithing Houses" },
      ended: true,
    },
    "Londo’s influence rating is now 4, 1 lower without Tithing Houses",
  ],
  "influence-added": [
    { type: "influence-added", seat: 0, amount: 3, source: "Windfall" },
    "Londo has 3 additional influence this turn (Windfall)",
  ],
  "gains-barred": [
    { type: "gains-barred", seat: 0, source: "Embargo" },
    "Londo gains no more influence this turn (Embargo)",
  ],
  "gain-prevented": [
    { type: "gain-prevented", seat: 0, amount: 2, source: "Windfall", by: "Embargo" },
    "Londo does not gain the 2 influence of Windfall: no more influence is gained this turn (Embargo)",
  ],
  "counted-as": [
    {
      type: "counted-as",
      seat: 0,
      conflict: "Trade Pact",
      from: 1,
      as: "intrigue",
      outcome: "lost",
      source: "Foretold",
    },
    "For the aftermaths of Londo, Trade Pact counts as lost intrigue too (Foretold)",
  ],
  withdrawn: [
    { type: "withdrawn", card: cassarin, conflict: "Trade Pact", from: 1, source: "Second Thoughts", was: [] },
    "Envoy Cassarin is taken out of Trade Pact, and takes no part in it again (Second Thoughts)",
  ],
  "influence-restored": [
    { type: "influence-restored", seat: 0, amount: 1, source: "Carn" },
    "Londo restores 1 influence (Carn)",
  ],
  "influence-transferred": [
    { type: "influence-transferred", from: { seat: 0 }, to: { nonPlayer: "babylon-5" }, amount: 1, source: "Carn" },
    "1 influence goes from Londo to Babylon 5 (Carn)",
  ],
  "power-gained": [{ type: "power-gained", seat: 0, amount: 1, raw: 1, source: "Carn" }, "Londo gains 1 power (Carn)"],
  "power-lost": [{ type: "power-lost", seat: 0, amount: 1, raw: 0, source: "Carn" }, "Londo loses 1 power (Carn)"],
  "power-transferred": [
    { type: "power-transferred", from: 0, to: 1, amount: 1, source: "Carn" },
    "1 power goes from Londo to G'Kar (Carn)",
  ],
  "tension-changed": [
    { type: "tension-changed", from: 0, toward: 1, to: 4, source: "Carn" },
    "Londo’s tension toward G'Kar is now 4 (Carn)",
  ],
  "race-tension-changed": [
    { type: "race-tension-changed", from: { seat: 0 }, toward: { race: "minbari" }, to: 3, source: "Carn" },
    "The tension of Londo toward the Minbari (nobody plays them) is now 3 (Carn)",
  ],
  surrendered: [{ type: "surrendered", seat: 0, to: 1 }, "🏳️ Londo surrenders unconditionally to G'Kar"],
  asylum: [
    { type: "asylum", seat: 0, with: 1, card: cassarin },
    "Envoy Cassarin of Londo finds asylum with G'Kar, as a supporting character",
  ],
  "joined-war": [
    { type: "joined-war", seat: 0, against: 1, with: cassarin },
    "Londo rotates Envoy Cassarin to join the war against G'Kar",
  ],
  conquered: [
    {
      type: "conquered",
      seat: 0,
      card: { card: 13, title: "Ragesh 3" },
      from: 1,
      retaken: false,
      controlled: false,
      source: "War over Ragesh 3",
    },
    "🏴 Londo conquers **Ragesh 3** from G'Kar: its text is blanked, and nobody controls it",
  ],
  "state-started": [
    { type: "state-started", state: "war", between: [{ seat: 0 }, { seat: 1 }], source: "Carn" },
    "⚔️ War begins between Londo and G'Kar (Carn)",
  ],
  "civil-war": [
    { type: "civil-war", race: "human", begins: true, seats: [0, 1] },
    "⚔️ **Human civil war**: Londo and G'Kar are at war with one another, and count as races of their own",
  ],
  "state-suspended": [
    {
      type: "state-suspended",
      state: "free trade",
      between: [{ seat: 0 }, { seat: 1 }],
      source: "Carn",
      suspended: true,
      changed: [{ seat: 0, amount: 1, rating: 4 }],
    },
    "🤝 Free trade between Londo and G'Kar is suspended, as if it were not. Londo loses the 1 influence that it gave: rating 4",
  ],
  "shadow-war-at": [
    { type: "shadow-war-at", at: 25, source: "Carn" },
    "The Shadow War begins when the Shadows or the Vorlons have 25 influence (Carn)",
  ],
  "power-needed": [
    { type: "power-needed", seat: 0, less: 2, source: "Carn" },
    "Londo needs 2 less power than usual for a standard victory (Carn)",
  ],
  "victory-barred": [
    { type: "victory-barred", seat: 1, victory: "any", until: "end-of-turn", source: "Carn" },
    "G'Kar cannot win this turn (Carn)",
  ],
  "victory-claimed": [
    { type: "victory-claimed", seat: 0, agenda: { card: 1, title: "Carn" } },
    "🏆 Londo **claims a major victory** by Carn: when victory is checked next, all others are asked whether they agree",
  ],
  "claim-agreed": [
    { type: "claim-agreed", seat: 1, by: 0, title: "Carn", left: 2 },
    "G'Kar agrees that Londo wins by Carn: 2 still to agree",
  ],
  "claim-lapsed": [
    { type: "claim-lapsed", seat: 0, title: "Carn" },
    "Londo’s claim to win by Carn has lapsed: the agenda does not lie open there any more, or cannot win now",
  ],
  "state-ended": [
    {
      type: "state-ended",
      state: "free trade",
      between: [{ seat: 0 }, { seat: 1 }],
      source: "Carn",
      why: "war",
      taken: [{ seat: 0, amount: 1, rating: 5 }],
    },
    "🤝 Free trade between Londo and G'Kar ends, for they are at war now (Carn). Londo loses the 1 influence that it gave: rating 5",
  ],
  "unrest-changed": [{ type: "unrest-changed", seat: 0, to: 2, source: "Carn" }, "Londo’s unrest is now 2 (Carn)"],
  drew: [{ type: "drew", seat: 0, cards: 1, why: "free", left: 49 }, "Londo draws 1 card: 49 left in the deck"],
  fetched: [
    { type: "fetched", seat: 0, card: null, left: 3, source: null },
    "Londo takes a card from the reserve by the Interstellar Alliance, and draws nothing this turn: 3 left there",
  ],
  "crusade-begun": [
    { type: "crusade-begun", seat: 0, card: fleet, pile: 8 },
    "Londo starts with Purple Fleet in play and 8 cards in the Crusade pile",
  ],
  discarded: [{ type: "discarded", seat: 0, cards: [fleet], from: "hand" }, "Londo discards Purple Fleet from hand"],
  removed: [{ type: "removed", seat: 0, cards: [fleet] }, "Purple Fleet of Londo is removed from the game"],
  turned: [{ type: "turned", card: cassarin, to: "ready", source: "Carn" }, "Envoy Cassarin readies (Carn)"],
  damaged: [{ type: "damaged", card: cassarin, amount: 2, source: "Carn" }, "Envoy Cassarin takes 2 damage (Carn)"],
  neutralized: [
    { type: "neutralized", card: cassarin, severe: 1, source: "" },
    "Envoy Cassarin is neutralized, with 1 severe damage",
  ],
  healed: [{ type: "healed", card: cassarin, source: "" }, "Envoy Cassarin is healed"],
  "mark-changed": [
    { type: "mark-changed", card: cassarin, mark: "shadow", by: 1, source: "Carn", ignored: false },
    "Envoy Cassarin gets 1 Shadow mark (Carn)",
  ],
  "tokens-changed": [
    { type: "tokens-changed", card: { card: 9, title: "Lasting Calm" }, by: -1, left: 2, source: "Riot" },
    "Lasting Calm loses 1 token: 2 on it (Riot)",
  ],
  "deck-settled": [{ type: "deck-settled", seat: 0 }, "Londo has settled the deck"],
  "chaos-moved": [
    {
      type: "chaos-moved",
      seat: 0,
      from: { card: 8, title: "Lightless Raiders" },
      to: { card: 9, title: "Herdsman Zhoraal" },
      amount: 2,
    },
    "Londo moves 2 chaos tokens from Lightless Raiders to Herdsman Zhoraal",
  ],
  "marks-converted": [
    { type: "marks-converted", card: cassarin, mark: "destiny", into: "doom", amount: 1, source: "Carn" },
    "1 Destiny mark of Envoy Cassarin becomes Doom (Carn)",
  ],
  moved: [
    { type: "moved", card: cassarin, to: { seat: 1 }, source: "Carn" },
    "Envoy Cassarin moves into G'Kar’s faction (Carn)",
  ],
  returned: [{ type: "returned", seat: 1, card: cassarin }, "Envoy Cassarin returns to G'Kar’s hand"],
  "marks-transferred": [
    { type: "marks-transferred", from: cassarin, to: fleet, mark: "doom", amount: 2, source: "Carn" },
    "2 Doom marks of Envoy Cassarin move to Purple Fleet (Carn)",
  ],
  "control-changed": [
    { type: "control-changed", card: cassarin, to: 1, until: "end-of-turn", source: "Carn" },
    "G'Kar takes control of Envoy Cassarin until the end of the turn (Carn)",
  ],
  "severely-damaged": [
    { type: "severely-damaged", card: cassarin, amount: 2, source: "Carn" },
    "Envoy Cassarin takes 2 severe damage (Carn)",
  ],
  "damage-removed": [
    { type: "damage-removed", card: fleet, amount: 2, left: 1, source: "Carn" },
    "2 damage is taken off Purple Fleet: 1 left (Carn)",
  ],
  "influence-swollen": [
    { type: "influence-swollen", by: 2, rating: 12, source: "Ranger Strike Team" },
    "Babylon 5 has 2 more influence until the end of the turn: 12 (Ranger Strike Team)",
  ],
  "league-dictated": [
    { type: "league-dictated", seat: 0, source: "Non-Aligned Support" },
    "🗳️ By Non-Aligned Support Londo casts the votes of the League of Non-Aligned Worlds from now on",
  ],
  "cards-shown": [
    { type: "cards-shown", seat: 1, to: 0, cards: 3, source: "Telepathic Scan" },
    "G'Kar shows Londo 3 random cards of the hand (Telepathic Scan): one of them is discarded",
  ],
  "damage-lessened": [
    { type: "damage-lessened", card: fleet, amount: 3, source: "Na'Far" },
    "Purple Fleet takes 3 less damage in this attack (Na'Far)",
  ],
  "ability-used-as": [
    { type: "ability-used-as", card: cassarin, use: "intrigue", as: "diplomacy", source: "Carn" },
    "Envoy Cassarin may use intrigue as diplomacy (Carn)",
  ],
  blanked: [
    { type: "blanked", card: cassarin, source: "Carn" },
    "Envoy Cassarin is blanked: its text has no effect (Carn)",
  ],
  reversed: [{ type: "reversed", card: fleet, source: "Carn" }, "What Purple Fleet did is reversed (Carn)"],
  "trait-gained": [
    { type: "trait-gained", card: cassarin, trait: "Ranger", source: "Carn" },
    "Envoy Cassarin becomes a Ranger (Carn)",
  ],
  "taken-back": [
    { type: "taken-back", seat: 0, cards: [fleet], source: "Carn" },
    "Londo takes Purple Fleet back from the discard pile (Carn)",
  ],
  "text-copied": [
    { type: "text-copied", card: cassarin, source: "Carn" },
    "Envoy Cassarin has another card’s text in place of its own (Carn)",
  ],
  "acts-along": [{ type: "acts-along", seat: 0, source: "Carn" }, "Londo takes another action along with it (Carn)"],
  "action-round-ended": [{ type: "action-round-ended", source: "Carn" }, "The action round ends at once (Carn)"],
  cancelled: [
    { type: "cancelled", card: fleet, source: "Carn" },
    "Purple Fleet is cancelled: nothing of it happens, and it has not been played (Carn)",
  ],
  "attack-declared": [
    {
      type: "attack-declared",
      seat: 0,
      with: fleet,
      target: { card: 13, title: "Red Fleet" },
      conflict: "Border Raid",
    },
    "⚔️ Londo attacks Red Fleet with Purple Fleet in Border Raid. Cards may answer before the damage.",
  ],
  prevented: [
    { type: "prevented", card: cassarin, what: "be-rotated", by: fleet },
    "Envoy Cassarin cannot be rotated by an effect: Purple Fleet forbids it",
  ],
  "ability-changed": [
    { type: "ability-changed", card: cassarin, ability: "psi", by: -2, source: "Carn" },
    "Envoy Cassarin: −2 psi (Carn)",
  ],
  added: [
    { type: "added", to: "support", conflict: "Trade Pact", amount: 2, side: null, source: "Carn" },
    "Carn adds 2 support to Trade Pact",
  ],
  "no-effect": [
    { type: "no-effect", source: "Carn", why: "limit-reached" },
    "Carn changes nothing: the limit is reached",
  ],
  "conflict-cancelled": [
    { type: "conflict-cancelled", seat: 0, title: "Trade Pact", source: "Veto" },
    "🚫 Trade Pact of Londo is cancelled (Veto): it does not resolve, and nobody wins or loses it",
  ],
  attached: [
    { type: "attached", card: fleet, from: cassarin, to: cassarin, source: "Carrier" },
    "Purple Fleet moves from Envoy Cassarin to Envoy Cassarin (Carrier)",
  ],
  "conflict-prolonged": [
    { type: "conflict-prolonged", seat: 0, conflict: 1, title: "Trade Pact", source: "Long Talks" },
    "⏳ Trade Pact of Londo will not resolve this turn (Long Talks): what is applied to it counts on in the next",
  ],
  "conflict-put-off": [
    { type: "conflict-put-off", seat: 0, title: "Trade Pact", support: 4, opposition: 2, source: "Long Talks" },
    "⏳ Trade Pact of Londo is put off to the next turn with 4 support and 2 opposition (Long Talks)",
  ],
  "conflict-resolved": [
    {
      type: "conflict-resolved",
      seat: 0,
      conflict: 1,
      title: "Trade Pact",
      won: true,
      margin: 2,
      support: 6,
      opposition: 4,
      sides: null,
      uncontested: false,
    },
    "✅ Londo’s **Trade Pact** is won by 2 (6 for, 4 against)",
  ],
  "isa-founded": [
    { type: "isa-founded", founder: 1, members: [1, 0], source: "New Order" },
    "🌐 **The Interstellar Alliance exists** (New Order): founded by G'Kar, members G'Kar and Londo",
  ],
  "isa-joined": [
    { type: "isa-joined", seat: 0, source: "New Order" },
    "🌐 Londo joins the Interstellar Alliance (New Order)",
  ],
  "isa-left": [
    { type: "isa-left", seats: [0], source: "Broken Treaty" },
    "🌐 Londo is out of the Interstellar Alliance (Broken Treaty)",
  ],
  "vote-called": [
    { type: "vote-called", kind: "babylon-5", source: "Council Session", by: 0, head: 1, sealed: false },
    "🗳️ Council Session calls a vote of the Babylon 5 council. G'Kar heads it.",
  ],
  voted: [{ type: "voted", of: { race: "narn" }, by: 1, vote: "no", league: false }, "🗳️ G'Kar votes No for the Narn"],
  "vote-forced": [
    { type: "vote-forced", of: { race: "vorlon" }, vote: "yes", source: "Whispers" },
    "🗳️ By Whispers the vote of the Vorlons is Yes",
  ],
  "ballot-given": [
    { type: "ballot-given", of: { seat: 1 }, to: 0, source: "Proxy" },
    "🗳️ By Proxy Londo casts the vote of G'Kar",
  ],
  "league-called": [
    { type: "league-called", ballots: 2 },
    "🗳️ A tie: the League of Non-Aligned Worlds votes, 2 species ambassadors",
  ],
  "vote-ended": [
    {
      type: "vote-ended",
      source: "Council Session",
      passed: true,
      tally: { yes: 2, no: 2, abstain: 1 },
      league: { yes: 1, no: 0, abstain: 0 },
      absent: ["vorlon"],
    },
    "🗳️ Council Session **passes**: 2 yes, 2 no, 1 abstaining (the Vorlons); the League 1 yes, 0 no",
  ],
  "aftermath-played": [
    {
      type: "aftermath-played",
      seat: 1,
      card: fleet,
      influence: 0,
      target: { what: "card", named: cassarin, seat: 0 },
    },
    "G'Kar plays the aftermath **Purple Fleet** on Envoy Cassarin (Londo)",
  ],
  "discards-ordered": [
    { type: "discards-ordered", seat: 0, cards: [cassarin, { card: 4, title: "Page" }] },
    "Londo orders the discard pile, from the top: Envoy Cassarin and Page",
  ],
  "laid-aside": [
    { type: "laid-aside", seat: 0, card: cassarin },
    "**Envoy Cassarin** of Londo lies aside until its effect has run out",
  ],
  "ambassador-changed": [
    {
      type: "ambassador-changed",
      seat: 0,
      ambassador: { card: 4, title: "Page" },
      before: { card: 5, title: "Regent" },
      from: "supporting",
      moved: [cassarin],
      source: "Papers",
    },
    "👑 Page **is Londo’s ambassador** from now on; Regent stays in the inner circle, and Envoy Cassarin goes over to the new ambassador (Papers)",
  ],
  converted: [
    { type: "converted", seat: 0, ambassador: { card: 4, title: "Herdsman" }, before: { card: 5, title: "Regent" } },
    "☄️ Londo **becomes a Drakh faction**, led by Herdsman from now on; Regent stays in the inner circle",
  ],
  eliminated: [{ type: "eliminated", seat: 0, why: "conceded" }, "Londo concedes and leaves the game"],
  "shadow-war": [
    { type: "shadow-war", begins: true, by: "shadows" },
    "🌑 **The Shadow War begins**, by the influence of the Shadows.",
  ],
  "time-called": [
    { type: "time-called", round: "action" },
    "⏰ **Time is called.** The action round stops at once. The conflicts in play resolve, and victory is checked: then the game is over.",
  ],
  "game-over": [
    { type: "game-over", result: { victory: "standard", winners: [1], places: [2, 1], power: [10, 20] } },
    "**The game is over.** G'Kar wins.",
  ],
};
