/**
 * Every "no", worded. The words in braces name the refusal's facts: a number, a name, or a list of names. Of several
 * phrasings the first whose facts are all there is taken, and the last needs none.
 */
import type { RefusalCode, RefusalFacts } from "../engine/index.ts";
import { capitalized, listed, safe } from "./safe-text.ts";
import { ASKED_WORDS, FACT_WORDS, FACTION_WORDS, LOYALTY_WORDS, MARK_WORDS, RULE_SET_WORDS } from "./words.ts";

export type Wording = (facts: RefusalFacts) => string;

/** Facts whose values are words of the engine rather than somebody's text. */
const WORDS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  race: new Map(Object.entries(LOYALTY_WORDS)),
  races: new Map(Object.entries(LOYALTY_WORDS)),
  yours: new Map(Object.entries(LOYALTY_WORDS)),
  faction: new Map(Object.entries(FACTION_WORDS)),
  rules: new Map(Object.entries(RULE_SET_WORDS)),
  facts: new Map(Object.entries(FACT_WORDS)),
  mark: new Map(Object.entries(MARK_WORDS)),
  asked: new Map(Object.entries(ASKED_WORDS)),
};

function value(name: string, fact: RefusalFacts[string] | undefined): string | null {
  if (fact === undefined || fact === null || fact === "") return null;
  const word = (text: string) => WORDS[name]?.get(text) ?? safe(text, 80);
  if (typeof fact === "string") return word(fact);
  if (typeof fact === "number" || typeof fact === "boolean") return String(fact);
  return fact.length === 0 ? null : listed(fact.slice(0, 10).map(word));
}

function filled(template: string, facts: RefusalFacts): string | null {
  let missing = false;
  const text = template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const word = value(name, facts[name]);
    if (word === null) missing = true;
    return word ?? "";
  });
  return missing ? null : text;
}

/** The first phrasing whose facts are known, begun with a capital. */
function say(...phrasings: readonly [string, ...string[]]): Wording {
  return (facts) => {
    for (const template of phrasings) {
      const text = filled(template, facts);
      if (text !== null) return capitalized(text);
    }
    return "That is not possible now.";
  };
}

/** What is wrong, then what would be possible: each falls back by itself when a fact is missing. */
function both(wrong: Wording, instead: Wording): Wording {
  return (facts) => `${wrong(facts)} ${instead(facts)}`;
}

/** The sentence for each refusal. The braces are the list of facts that it would like to have. */
export const REFUSAL_WORDING: Readonly<Record<RefusalCode, Wording>> = {
  // Any time. {round}: the round's word. {asked}: what the seat owes, "declare a conflict or nothing".
  "malformed-action": say("I cannot read that as an order. Choose one from the list, or ask “What can I do?”."),
  "game-over": say("This game is over. Open a new table to play again."),
  "no-such-seat": say("You have no seat at this table, so you can only watch. Sit down before a game starts."),
  eliminated: say(
    "{who} has been eliminated and takes no more part in this game.",
    "That seat has been eliminated and takes no more part in this game.",
  ),
  "not-now": both(
    say("That cannot be done in the {round} round.", "That cannot be done now."),
    say("You are asked to {asked}.", "Nothing is lost: try again when it is asked for."),
  ),
  "not-your-turn": both(
    say("It is {whose}’s turn to act.", "It is not your turn to act."),
    say("You will be called when it is yours."),
  ),
  "card-not-there": both(
    say("{title} is not where that order needs it.", "That card is not where the order needs it."),
    say("Choose from the menu: it shows the cards as they lie now."),
  ),
  "not-your-card": both(
    say("{title} is controlled by {controller}.", "{title} is not yours to use.", "That card is not yours to use."),
    say("Use a card that you control."),
  ),

  // {title}: the card. {facts}: names of facts, for `fact-known` the one.
  "fact-needed": say(
    "Nobody has told me {title}’s {facts} yet. Read it off the card, and it is remembered from then on.",
    "Something on that card is not known yet. Read it off the card, and it is remembered from then on.",
  ),
  "fact-known": say(
    "{title}’s {facts} is known already. If it is wrong, ask a judge to correct it.",
    "That is known already. If it is wrong, ask a judge to correct it.",
  ),

  // {rules}: the rule set's name.
  "rules-not-moderated": both(
    say("I cannot moderate a game by the {rules} yet.", "I cannot moderate a game by those rules yet."),
    say("Choose the Engine Rules for this table."),
  ),

  // The table. {seats} {least} {most}: numbers. {faction} {race}: their words. {who}: the player who has it.
  "too-few-seats": both(
    say("{seats} sat down, and a game needs at least {least}.", "A game needs at least two players."),
    say("Invite someone, or fill a seat with a practice opponent."),
  ),
  "too-many-seats": both(
    say("{seats} sat down, and this table takes {most} at most.", "There is no seat left at this table."),
    say("Open a second table for the others."),
  ),
  "faction-taken": both(
    say(
      "{who} plays the {race} {faction} faction already, and there is only one.",
      "The {race} {faction} faction is taken, and there is only one.",
      "That faction is taken, and there is only one.",
    ),
    say("Choose another race or faction."),
  ),
  "faction-not-for-race": both(
    say("There is no {race} {faction} faction.", "That race has no such faction."),
    say("Choose a faction of your race."),
  ),
  "faction-not-playable": both(
    say("The {faction} faction cannot be played at this table yet.", "That faction cannot be played here yet."),
    say("The Babylon Project faction of any free race can."),
  ),
  "not-an-ambassador": both(
    say(
      "{title} cannot be the {race} {faction} faction’s ambassador.",
      "{title} cannot be your ambassador.",
      "That card cannot be your ambassador.",
    ),
    say("Possible: {possible}.", "Choose an ambassador of your own faction."),
  ),
  "ambassador-clash": both(
    say("{title} has been revealed as an ambassador already.", "That ambassador has been revealed already."),
    say("Possible: {possible}.", "Choose a different one."),
  ),
  "unknown-card": both(
    say("I know no card called {title}.", "I do not know that card."),
    say("Check its spelling in the deck list."),
  ),

  // {needs}: how many cards. {chosen}: how many came. {type}: a card type's word. {title}. {species}.
  "starting-hand-size": both(
    say("Your starting hand is {needs} cards, and you chose {chosen}.", "That is not the size of a starting hand."),
    say("Choose {needs}, or let me choose for you.", "Choose again, or let me choose for you."),
  ),
  "starting-hand-types": both(
    say("You chose more than one {type}.", "Two of those cards have the same type."),
    say("Every card of the starting hand is of a different type: swap one."),
  ),
  "starting-hand-species": both(
    say("The Non-Aligned start with a second species ambassador in hand."),
    say("Put one of your species ambassadors into the starting hand."),
  ),

  // Conflicts. {title}: the card. {race}: its loyalty. {yours}: your race. {type}: its card type.
  "cannot-sustain": both(
    say("{title} has no action to go on with.", "That card has no action to go on with."),
    say("Only a rotated card whose action cost nothing but its rotation, and that gives a bonus, may stay rotated."),
  ),
  "not-a-conflict": both(
    say("{title} is no conflict: its type is {type}.", "{title} is no conflict.", "That card is no conflict."),
    say("Declare a conflict from your hand, or nothing."),
  ),
  "conflict-loyalty": both(
    say(
      "{title} is a {race} conflict, and you play the {yours}.",
      "{title} belongs to another race.",
      "That conflict belongs to another race.",
    ),
    say("Declare one of your own race or a neutral one."),
  ),
  // {needs}: "2 Shadow marks", "an influence rating of 7", "unrest of at most 2". {has}: a number.
  "requirement-not-met": both(
    say(
      "{title} requires {needs}, and you have {has}.",
      "{title} requires {needs}.",
      "That card’s requirement is not met.",
    ),
    say("Nothing was paid: it can be played once the requirement is met."),
  ),
  // {target}: the card, player or conflict named. {wants}: "another player", "a ready character of yours".
  "illegal-target": both(
    say("{target} is no legal target for {title}.", "That is no legal target for {title}.", "That is no legal target."),
    say("It may be aimed at {wants}.", "Choose from the menu: it shows every legal target."),
  ),
  "target-needed": both(
    say("{title} must be aimed at something.", "That needs a target."),
    say("Name {wants}, after “on”.", "Name its target, after “on”."),
  ),
  "no-target-taken": say(
    "{title} is not aimed at anything. Leave “on …” out.",
    "That takes no target. Leave “on …” out.",
  ),
  // {title}: what brings the mark. {target}: the card. {mark}: the mark that it has.
  allergic: both(
    say(
      "{target} has a {mark} mark, and Shadow and Vorlon marks exclude each other.",
      "Shadow and Vorlon marks exclude each other within a faction.",
    ),
    say("{title} has to wait until that mark has been purged.", "That mark would have to be purged first."),
  ),
  "target-yourself": both(
    say("{title} would be aimed at yourself.", "That would be aimed at yourself."),
    say("A conflict may never target the faction of the player who initiates it: name someone else."),
  ),

  // {title}: the card that was to act. {state}: "rotated" or "neutralized".
  "not-inner-circle": both(
    say("{title} is not in your inner circle.", "That character is not in your inner circle."),
    say("Use your ambassador or another inner circle character; promoting makes one.", "Use your ambassador instead."),
  ),
  "not-ready": both(
    say("{title} is {state}, and only a ready card can do that.", "That card is not ready."),
    say("Use another card, or wait for the next ready round."),
  ),
  "neutralized-this-turn": both(
    say(
      "{title} was neutralized this turn and does nothing more until the next.",
      "A card that was neutralized this turn does nothing more until the next.",
    ),
    say("Use another card."),
  ),
  // {needs} {unspent}: influence. {title}: what costs it, or absent when it is no card ("building").
  "not-enough-influence": both(
    say(
      "{title} needs {needs} influence, and you have {unspent} unspent.",
      "That needs {needs} influence, and you have {unspent} unspent.",
      "You do not have enough unspent influence for that.",
    ),
    say("Choose something cheaper, or wait: spent influence is restored in the ready round."),
  ),
  // {rating} {most}: influence ratings.
  "rating-too-high-to-build": both(
    say(
      "Your influence rating is {rating}, and building stops at {most}: only a faction of {most} or less may build.",
      "Only a faction with an influence rating of 9 or less may build.",
    ),
    say("From here influence grows by conflicts, agendas and card effects."),
  ),

  // Sponsoring. {type}: its card type. {race}: its loyalty. {whose}: a player.
  "cannot-be-sponsored": both(
    say("{title} is of the type {type}, and such a card is not sponsored.", "That card is not sponsored."),
    say("Characters, groups, fleets, locations, enhancements and agendas are."),
  ),
  "not-in-hand": both(
    say("{title} is not in your hand.", "That card is not in your hand."),
    say("Open your hand to see what you hold."),
  ),
  "no-printed-cost": both(
    say("{title} has no printed cost, so it cannot be sponsored.", "A card without a printed cost is not sponsored."),
    say("It enters play only in the way that the card itself tells."),
  ),
  "starting-ambassador-not-sponsored": both(
    say("{title} is {whose}’s ambassador.", "{title} is a starting ambassador.", "That is a starting ambassador."),
    say("Starting ambassadors lead a faction; nobody can sponsor one."),
  ),
  disloyal: both(
    say(
      "{title} is a {race} {type}, and yours is another race.",
      "{title} is loyal to another race.",
      "That card is loyal to another race.",
    ),
    say("Of other races you may sponsor characters only, at double cost."),
  ),
  "limited-in-play": both(
    say(
      "{title} is limited, and a copy is in play with {whose}.",
      "{title} is limited, and a copy is in play.",
      "That card is limited, and a copy is in play.",
    ),
    say("It can come when that one has left play."),
  ),
  "limited-removed": say(
    "{title} is limited, and a copy has been removed from the game: no other can enter play.",
    "A limited card that has been removed from the game cannot come back.",
  ),
  "unique-played": say(
    "{title} is unique and has entered play once in this game already: no other copy can.",
    "A unique card enters play only once in a game.",
  ),
  "homeworld-in-play": both(
    say("{yours} is in play, and each race has only one homeworld.", "Each race has only one homeworld in play."),
    say("{title} has to wait until it is gone.", "The other has to go first."),
  ),
  // {with}: the sponsoring character.
  "enhancement-loyalty": both(
    say(
      "{title} is a {race} enhancement, and {with} is not {race}.",
      "{title} is a {race} enhancement, and {target} is not {race}.",
      "An enhancement of a race is sponsored by a character of that race, on something of that race.",
    ),
    say("Its sponsor and its target must both be of that race."),
  ),
  // {target}: what it would be on.
  "enhancement-copy": both(
    say("{target} has {title} already.", "A copy of that enhancement is there already."),
    say("Put it on something else."),
  ),
  // {title}: the agenda that you have. {card}: the one that you wanted.
  "agenda-in-play": both(
    say("Your agenda is {title}, and a faction has only one.", "A faction has only one agenda."),
    say("Discard yours first; that is an action."),
  ),
  "no-agenda": say("You have no agenda in play. Sponsor one with a ready inner circle character."),
  "major-agenda-stays": say(
    "{title} is a major agenda, and a major agenda cannot be discarded as an action.",
    "A major agenda cannot be discarded as an action.",
  ),

  // Promoting. {type}: the card's type.
  "not-supporting": both(
    say("{title} is not among your supporting cards.", "That card is not among your supporting cards."),
    say("Only a supporting character can be promoted."),
  ),
  "not-a-character": both(
    say("{title} is no character: its type is {type}.", "{title} is no character.", "That card is no character."),
    say("Only a character can do that."),
  ),

  // Taking part. {conflict}: its title. {ability}: its word. {type}: the card's type. {side}: "support" or "oppose".
  "conflict-resolved": say(
    "{conflict} has been resolved already. Choose a conflict that is still open.",
    "That conflict has been resolved already. Choose one that is still open.",
  ),
  "no-ability": both(
    say(
      "{title} has no {ability}, and {conflict} is decided by it.",
      "{title} has no {ability}.",
      "That card lacks the ability that this conflict needs.",
    ),
    say("Use a ready card with more than zero in it."),
  ),
  "wrong-card-type": both(
    say("{title} is of the type {type}, and such a card cannot take part.", "Such a card cannot take part."),
    say("Characters, fleets and some locations take part in conflicts."),
  ),
  "other-side-already": both(
    say("{title} is on the other side of {conflict} already.", "That card is on the other side already."),
    say("It cannot both support and oppose one conflict."),
  ),
  // {races}: the races that may take part.
  "restricted-conflict": both(
    say("Only {races} cards may take part in {conflict}.", "That conflict is open to certain cards only."),
    say("{title} is not one of them.", "Use a card that it allows."),
  ),
  "cannot-oppose": both(
    say("{conflict} cannot be opposed.", "That conflict cannot be opposed."),
    say("Support one of its sides instead: add “for” and whose."),
  ),
  "side-needed": both(
    say("{conflict} has several sides.", "That conflict has several sides."),
    say("Say whose you support: add “for” and the player."),
  ),
  "no-sides": both(
    say("{conflict} has no sides: it is supported or opposed.", "That conflict has no sides."),
    say("Leave “for …” out: to support it is to support whoever initiated it."),
  ),
  "location-stays-home": both(
    say("{title} is a location.", "That card is a location."),
    say("A location takes part only by opposing a conflict that targets that very location."),
  ),

  // Attacking, healing, repairing. {title}: the card that acts. {target}: whom it would attack. {type}. {damage}.
  "attack-no-participant": both(
    say(
      "{target} takes no part in {conflict} that could be attacked.",
      "That card takes no part that could be attacked.",
    ),
    say("Only a card that supports, opposes or attacked there can be; a character who leads a fleet cannot."),
  ),
  "attack-own-faction": both(
    say("{target} is of the same faction as {title}.", "That card is of the same faction."),
    say("Attack a card of another faction."),
  ),
  "attack-neutralized": both(
    say("{target} is neutralized already.", "That card is neutralized already."),
    say("A neutralized card cannot be attacked."),
  ),
  "attacks-not": both(
    say("{title} is of the type {type}, and such a card does not attack.", "Such a card does not attack."),
    say("Characters and fleets attack."),
  ),
  "heals-not": both(
    say("{title} is no character: its type is {type}.", "Only a character rotates to heal."),
    say("Fleets and locations are repaired, for 1 influence a point of damage."),
  ),
  "nothing-to-heal": say(
    "{title} has no damage to heal, and neither has your ambassador.",
    "There is no damage to heal, and your ambassador has none either.",
  ),
  "repairs-not": both(
    say("{title} is no fleet or location: its type is {type}.", "Only a fleet or a location is repaired."),
    say("A character rotates to heal, which costs nothing."),
  ),
  "nothing-to-repair": say(
    "{title} has no damage to repair. Severe damage is not repaired.",
    "There is no damage to repair. Severe damage is not repaired.",
  ),
  "repair-too-much": say(
    "{title} has {damage} damage, and you would repair {wanted}. Repair at most that many, for 1 influence each.",
    "That is more than its damage. Repair at most as many points as it has, for 1 influence each.",
  ),

  // Leading. {title}: the fleet or the character. {leader}: who leads the fleet. {type}: the card's type.
  "not-a-fleet": both(
    say("{title} is no fleet: its type is {type}.", "{title} is no fleet.", "That card is no fleet."),
    say("Name one of your fleets."),
  ),
  "fleet-led-already": both(
    say("{leader} leads {title} already.", "{title} has a leader already.", "That fleet has a leader already."),
    say("A fleet has one leader at a time."),
  ),
  "not-your-fleet": say(
    "{title} is not one of your faction’s fleets. A character leads a fleet of the own faction.",
    "That fleet is not of your faction. A character leads a fleet of the own faction.",
  ),
  "no-leadership": say(
    "{title} has no leadership, so there is nothing to add to a fleet. Use a character who has.",
    "That character has no leadership. Use one who has.",
  ),

  // Events and contingencies. {race}: the loyalty. {type}: the card's type. {target}: the card beneath which it goes.
  "not-an-event": both(
    say("{title} is no event: its type is {type}.", "{title} is no event.", "That card is no event."),
    say("Characters, groups, fleets, locations, enhancements and agendas are sponsored; contingencies are placed."),
  ),
  "event-loyalty": both(
    say("{title} is a {race} event.", "{title} belongs to another race.", "That event belongs to another race."),
    say("You may play events of your own race and neutral ones."),
  ),
  "event-played-this-turn": say(
    "{title} has been played this turn. Another copy may be played next turn.",
    "That event has been played this turn. Another copy may be played next turn.",
  ),
  "not-a-contingency": both(
    say("{title} is no contingency: its type is {type}.", "{title} is no contingency.", "That is no contingency."),
    say("Only a contingency lies face down under another card."),
  ),
  "contingency-loyalty": both(
    say("{title} goes under {race} cards only.", "That contingency goes under cards of its own race only."),
    say("{target} is not one.", "Choose another card."),
  ),
  "not-triggered": both(
    say(
      "One copy of {copy} has been revealed on this already, and each trigger takes only one.",
      "{title} is not triggered by what just happened.",
      "That contingency is not triggered now.",
    ),
    say("It stays face down until its moment comes."),
  ),
  "no-such-card-action": say(
    "{title} has no such action. If the card has one that I do not know, carry it out with /effect.",
    "That card has no such action. If it has one that I do not know, carry it out with /effect.",
  ),

  // Aftermaths. {outcome}: "won" or "lost". {type}: the conflict type that it follows. {conflict}: what was resolved.
  "not-an-aftermath": both(
    say("{title} is no aftermath: its type is {type}.", "{title} is no aftermath.", "That card is no aftermath."),
    say("After a conflict only aftermaths are played. Pass if you have none."),
  ),
  "aftermath-outcome": both(
    say(
      "{title} follows a conflict that was {outcome}, and this one was not.",
      "{title} does not fit how the conflict ended.",
      "That aftermath does not fit how the conflict ended.",
    ),
    say("Keep it for another conflict."),
  ),
  "aftermath-type": both(
    say("{title} follows {type} conflicts only.", "That aftermath follows another type of conflict."),
    say("Keep it for another conflict."),
  ),
  "aftermath-target": both(
    say("{target} is no legal target for {title}.", "That is no legal target for this aftermath."),
    say("It may be aimed at {wants}.", "It goes on the initiator’s faction, or on participants where it says so."),
  ),
  "aftermath-loyalty": both(
    say("{title} is a {race} aftermath.", "That aftermath belongs to another race."),
    say("It is played on targets in a {race} faction.", "It is played on targets in a faction of that race."),
  ),
  "aftermath-copy": both(
    say("{target} has {title} already.", "A copy of that aftermath is there already."),
    say("It may be played on something else."),
  ),

  // The draw round and losses. {wanted} {most}: how many to buy; {unspent} {price}: influence. {needs}: how many to discard. {chosen}.
  "buy-too-many": both(
    say(
      "You have {unspent} influence unspent, and each card costs {price}: you can buy {most}, not {wanted}.",
      "You cannot pay for that many: each card costs 3 influence.",
    ),
    say("Buy fewer, or none."),
  ),
  "ambassador-stays": both(
    say("{title} is your ambassador and cannot be discarded.", "Your ambassador cannot be discarded."),
    say("Choose another inner circle character."),
  ),
  "wrong-number": both(
    say("You are asked for {needs}, and you chose {chosen}.", "That is not the number that is asked for."),
    say("Choose exactly {needs}.", "Choose again."),
  ),
  // {amount}: influence to lose. {spent} {unspent}: what the pools hold.
  "pool-too-small": both(
    say(
      "You lose {amount}, and have {spent} spent and {unspent} unspent: that split does not add up.",
      "That pool does not hold so much.",
    ),
    say("Take the rest from the other pool."),
  ),
  // {because}: the card that was named as the cause.
  "nothing-to-change": say(
    "That would change nothing, so nothing was done for {because}.",
    "That would change nothing, so nothing was done.",
  ),
};

/** What is wrong and what would be possible, in one or two sentences of message text. */
export function refusalSentence(code: RefusalCode, facts: RefusalFacts): string {
  return REFUSAL_WORDING[code](facts);
}
