import { both, type Wordings, worded } from "./wording.ts";

/** Sponsoring and promoting. */
export const SPONSORING = {
  // {title}: the card of which each player has one at a time.
  "one-each": both(
    worded("You have {title} in play already, and each player may have one.", "Each player may have one of that card."),
    worded("Sponsor another card."),
  ),
  // Sponsoring. {type}: its card type. {race}: its loyalty. {whose}: a player.
  "cannot-be-sponsored": both(
    worded("{title} is of the type {type}, and such a card is not sponsored.", "That card is not sponsored."),
    worded("Characters, groups, fleets, locations, enhancements and agendas are."),
  ),
  "sponsor-needed": both(
    worded("Somebody has to rotate to bring {title} in.", "Somebody has to rotate to bring that card in."),
    worded("Name a ready inner circle character, after “with”."),
  ),
  // {with}: who was to sponsor. {race} {wants}: who may.
  "sponsor-restricted": both(
    worded(
      "{title} is sponsored only by {wants}, and {with} is none.",
      "{title} is sponsored only by a {race} card, and {with} is none.",
      "That card says who may sponsor it, and this is nobody of those.",
    ),
    worded("Choose another sponsor."),
  ),
  // {title}: the card whose effect brings another in.
  "sponsor-not-needed": both(
    worded("{title} brings the card in, and {with} does not rotate for it.", "Nobody rotates for that."),
    worded("Leave “with …” out."),
  ),
  // {source}: the card whose effect it is. {types}: what it lets in.
  "sponsor-type": both(
    worded(
      "{source} lets in cards of the types {types}, and {title} is of the type {type}.",
      "That effect does not let in a card of this type.",
    ),
    worded("Choose another card, or pass."),
  ),
  "not-in-hand": both(
    worded("{title} is not in your hand.", "That card is not in your hand."),
    worded("Open your hand to see what you hold."),
  ),
  "no-printed-cost": both(
    worded(
      "{title} has no printed cost, so it cannot be sponsored.",
      "A card without a printed cost is not sponsored.",
    ),
    worded("It enters play only in the way that the card itself tells."),
  ),
  "no-cost-to-refer-to": both(
    worded("{title} has no printed cost, and no cost is not a cost of zero.", "That card has no printed cost."),
    worded("Choose a card with a printed cost."),
  ),
  "starting-ambassador-not-sponsored": both(
    worded("{title} is {whose}’s ambassador.", "{title} is a starting ambassador.", "That is a starting ambassador."),
    worded("Starting ambassadors lead a faction; nobody can sponsor one."),
  ),
  disloyal: both(
    worded(
      "{title} is a {race} {type}, and yours is another race.",
      "{title} is loyal to another race.",
      "That card is loyal to another race.",
    ),
    worded("Of other races you may sponsor characters only, at double cost."),
  ),
  "limited-in-play": both(
    worded(
      "{title} is limited, and a copy is in play with {whose}.",
      "{title} is limited, and a copy is in play.",
      "That card is limited, and a copy is in play.",
    ),
    worded("It can come when that one has left play."),
  ),
  "limited-removed": worded(
    "{title} is limited, and a copy has been removed from the game: no other can enter play.",
    "A limited card that has been removed from the game cannot come back.",
  ),
  "unique-played": worded(
    "{title} is unique and has entered play once in this game already: no other copy can.",
    "A unique card enters play only once in a game.",
  ),
  // {marks}: Conspiracy marks of the faction. {cards}: how many cards of the other side it controls. {corps}: it is the Psi Corps.
  "psi-needed": both(
    worded(
      "By these rules {title} is for characters with psi, and {target} has none.",
      "That card is for characters with psi.",
    ),
    worded("Play it on a telepath."),
  ),
  "conspiracy-needed": both(
    worded(
      "{title} crosses between the Psi Corps and others: you control {cards} such cards and have {marks} Conspiracy marks.",
      "That card crosses between the Psi Corps and others, and you have too few Conspiracy marks for it.",
    ),
    worded("You need more Conspiracy marks than cards that have crossed: gain one, or let one of those cards go."),
  ),
  // {with}: the sponsoring character.
  "drakh-sponsor": both(
    worded("{title} is a Drakh card, and {with} is no Drakh.", "{title} is a Drakh card.", "That is a Drakh card."),
    worded(
      "Drakh cards are sponsored by Drakh characters; only your first Drakh ambassador may be by another of yours.",
    ),
  ),
  "no-drakh-leader": both(
    worded("{title} is no Drakh, and leads no Drakh faction.", "Who is no Drakh leads no Drakh faction."),
    worded("Name the Drakh ambassador."),
  ),
  "drakh-comes-sponsored": both(
    worded("{title} is a Drakh card that can be sponsored, and enters play in no other way."),
    worded("Sponsor it with a Drakh character."),
  ),
  "drakh-only": both(
    worded(
      "{title} is a Drakh card, and yours is no Drakh faction.",
      "That is a Drakh card, and yours is no Drakh faction.",
    ),
    worded("A faction turns Drakh when it sponsors its first Drakh ambassador."),
  ),
  "drakh-sponsors-drakh": both(
    worded(
      "{with} is a Drakh and sponsors nothing that is loyal to another race, as {title} is.",
      "A Drakh sponsors nothing that is loyal to another race.",
    ),
    worded("Let a character who is no Drakh sponsor it."),
  ),
  "drakh-ambassador-stays": both(
    worded(
      "Nothing takes a Drakh ambassador, like {title}, from its place.",
      "Nothing takes a Drakh ambassador from its place.",
    ),
    worded("Choose another card."),
  ),
  "former-ambassador-stays": both(
    worded(
      "{title} led the faction before it turned Drakh, and is never demoted.",
      "Whoever led a faction before it turned Drakh is never demoted.",
    ),
    worded("Choose another card."),
  ),
  "chaos-stays": both(
    worded("The chaos tokens of {title} are there already.", "The chaos tokens are there already."),
    worded("Name another card for them to go to."),
  ),
  "no-chaos-there": both(
    worded(
      "There is no chaos token on {title} that you could move.",
      "There is no chaos token there that you could move.",
    ),
    worded("Move them from a card that you control and that has some, or pass."),
  ),
  "chaos-to-drakh-only": both(
    worded(
      "Chaos tokens move to Drakh cards that you control, and {to} is none.",
      "Chaos tokens move to Drakh cards only.",
    ),
    worded("Name a Drakh card of yours, or pass."),
  ),
  "too-much-chaos": both(
    worded(
      "{title} has {there} chaos tokens, and {amount} are not there to be moved.",
      "There are not so many chaos tokens on it.",
    ),
    worded("Move fewer, or pass."),
  ),
  "corporate-only": both(
    worded("{title} is for Corporate factions only.", "That card is for Corporate factions only."),
    worded("Play another card."),
  ),
  "corporate-agenda": both(
    worded(
      "A Corporate faction can have no {race} agenda, and {title} is one.",
      "A Corporate faction can have no agenda of its race.",
    ),
    worded("Choose an agenda that is neutral, or loyal to nobody."),
  ),
  "homeworld-in-play": both(
    worded("{yours} is in play, and each race has only one homeworld.", "Each race has only one homeworld in play."),
    worded("{title} has to wait until it is gone.", "The other has to go first."),
  ),
  // {with}: the sponsoring character.
  "enhancement-loyalty": both(
    worded(
      "{title} is a {race} enhancement, and {with} is not {race}.",
      "{title} is a {race} enhancement, and {target} is not {race}.",
      "An enhancement of a race is sponsored by a character of that race, on something of that race.",
    ),
    worded("Its sponsor and its target must both be of that race."),
  ),
  // {target}: what it would be on.
  "enhancement-copy": both(
    worded("{target} has {title} already.", "A copy of that enhancement is there already."),
    worded("Put it on something else."),
  ),

  // Promoting. {type}: the card's type.
  "not-supporting": both(
    worded("{title} is not among your supporting cards.", "That card is not among your supporting cards."),
    worded("Only a supporting character can be promoted."),
  ),
  "not-a-character": both(
    worded("{title} is no character: its type is {type}.", "{title} is no character.", "That card is no character."),
    worded("Only a character can do that."),
  ),
} satisfies Wordings;
