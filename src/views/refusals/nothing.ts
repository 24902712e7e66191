import type { NothingReason, RefusalFacts } from "../../engine/index.ts";
import { type Wording, type Wordings, worded } from "./wording.ts";

/** Why an effect by hand changes nothing. {who}: a player. {title}: a card. {limit}: where the number ends. {mark}. */
const REASONS: Readonly<Record<NothingReason, Wording>> = {
  nobody: worded("It names nobody who is still in the game."),
  "least-rating": worded(
    "{who} cannot go below an influence rating of {limit}.",
    "Nobody goes below an influence rating of 3.",
  ),
  "no-influence": worded("There is no influence left to lose there."),
  "same-side": worded("That is one and the same player."),
  "nothing-spent": worded(
    "There is no spent influence to restore for {who}.",
    "There is no spent influence to restore.",
  ),
  "no-power": worded("{who} has no power to give.", "There is no power to give."),
  "tension-most": worded("The tension of {who} there is {limit} already, the most.", "That tension is at its most."),
  "tension-least": worded("The tension of {who} there is {limit} already, the least.", "That tension is at its least."),
  "unrest-most": worded("The unrest of {who} is {limit} already, the most.", "That unrest is at its most."),
  "unrest-least": worded("The unrest of {who} is {limit} already, the least.", "That unrest is at its least."),
  "deck-empty": worded("There are no cards left in the deck of {who}.", "There are no cards left to draw."),
  "hand-empty": worded("There are no cards in the hand of {who}.", "There are no cards to discard."),
  "nothing-fits": worded("No card in the discard pile of {who} fits.", "No card in the discard pile fits."),
  "card-hidden": worded("That card does not lie face up in play."),
  ready: worded("{title} is ready already.", "It is ready already."),
  rotated: worded("{title} is rotated already.", "It is rotated already."),
  unhurt: worded("{title} has no damage to remove.", "It has no damage to remove."),
  "no-damage": worded(
    "{title} cannot be damaged: only characters, fleets and locations can.",
    "Only characters, fleets and locations can be damaged.",
  ),
  neutralized: worded("{title} is neutralized already.", "It is neutralized already."),
  "not-neutralized": worded(
    "{title} is not neutralized, and severe damage lies only on neutralized cards.",
    "Severe damage lies only on neutralized cards.",
  ),
  "no-tokens": worded("There is no token on {title}.", "There is no token on it."),
  "no-mark": worded("{title} has no {mark} mark.", "It has no such mark."),
  "mark-ignored": worded("{title}’s faction ignores {mark} marks.", "Its faction ignores such marks."),
  "same-card": worded("That is one and the same card."),
  "in-place": worded("{title} is there already.", "It is there already."),
  "own-ambassador": worded(
    "{title} is a faction’s ambassador, and nobody else takes control of it.",
    "Nobody else takes control of a faction’s ambassador.",
  ),
  "leads-already": worded("{title} is its faction’s ambassador already.", "It is its faction’s ambassador already."),
  "drakh-already": worded("{title} is in a Drakh faction, or in none.", "Its faction is Drakh already."),
  controlled: worded("{title} is controlled like that already.", "It is controlled like that already."),
  "not-location": worded("{title} is no location: only locations are conquered.", "Only locations are conquered."),
  "in-faction": worded("{title} belongs to that faction already.", "It belongs to that faction already."),
  "isa-exists": worded("The Interstellar Alliance has been founded already."),
  "no-isa": worded("There is no Interstellar Alliance yet: it is founded first."),
  "isa-member": worded("{who} is a member of the Alliance already.", "They are members of the Alliance already."),
  "isa-not-member": worded("{who} is no member of the Alliance.", "They are no members of the Alliance."),
  "vote-held": worded("Another vote is being held: it ends first."),
  "vote-fixed": worded("That vote is fixed like that already."),
  "barred-already": worded("{who} cannot win like that already.", "They cannot win like that already."),
  "not-suspended": worded("No such state between them is suspended by hand.", "Nothing is suspended there by hand."),
  "not-barred": worded("Nothing keeps {who} from winning.", "Nothing keeps them from winning."),
  "shadow-war-there": worded("The Shadow War begins at {limit} already.", "The Shadow War begins there already."),
  "no-reserve": worded(
    "{who} has no card in the reserve that may come in.",
    "There is no card in the reserve that may come in.",
  ),
  "not-action-round": worded("It is not the action round, so there is none to end."),
  "acts-anyway": worded("{who} is to act anyway.", "Whoever is meant is to act anyway."),
  "no-change": worded("{title} would stay as it is.", "It would stay as it is."),
  blanked: worded("{title} is blanked already.", "It is blanked already."),
  "no-conflict": worded("No conflict is open: name the one that is meant."),
  irrevocable: worded("That is irrevocable: nothing cancels it."),
  "conflict-over": worded("That conflict has been resolved already."),
  "no-holder": worded(
    "No card of that name lies in play: name in `because` the card that must stay there, or say how long it lasts otherwise.",
  ),
  "not-rotated": worded("{title} is not rotated, so nothing can last while it stays so.", "Its card is not rotated."),
  "waits-for-nothing": worded("That cannot be waited for: name a player, or a card in play that lies face up."),
  "nothing-waits": worded("Nothing waits any more on account of {because}.", "Nothing waits on account of it."),
  price: worded("{who} cannot pay that price.", "That price cannot be paid."),
  "counts-nothing": worded("There is nothing of what it counts."),
  "not-so": worded("What it hangs on is not so now."),
  "nothing-to-choose": worded("Nothing of it can be chosen now, or nobody is there to choose."),
  "nobody-to-pick": worded("There is no card that could be picked, or nobody to pick it."),
  "no-such-cards": worded("No card in play is so."),
  "kept-already": worded("No conflicts are declared then already, or it names nobody who is still in the game."),
  "not-in-discard": worded(
    "It takes a conflict card that lies in a discard pile, and a card in play to go on that has no copy of it yet.",
  ),
  "not-tended": worded(
    "{title} is no neutralized supporting card that heals otherwise.",
    "It is no neutralized supporting card that heals otherwise.",
  ),
  "took-no-part": worded("{title} took no part in that conflict.", "It took no part in that conflict."),
  "nothing-moves": worded(
    "No enhancement of that name lies on {title}, or it may not lie on the other card.",
    "No enhancement of that name lies there, or it may not lie on the other card.",
  ),
  prolonged: worded("That conflict is put off to the next turn already."),
  "no-attack": worded(
    "No attack on or by {title} still has its damage to deal: take damage off afterwards with “repair”.",
    "No attack still has its damage to deal: take damage off afterwards with “repair”.",
  ),
  "not-discarded": worded("That card does not lie in a discard pile."),
  "no-room": worded("By that, Babylon 5 has {limit} influence at most.", "Babylon 5 cannot have more by that."),
  "sides-only": worded("That conflict has sides: add support for one of them, `for` a player."),
};

const CHANGES_NOTHING = worded(
  "That would change nothing, so nothing was done for {because}.",
  "That would change nothing, so nothing was done.",
);

const isReason = (text: RefusalFacts[string] | undefined): text is NothingReason =>
  typeof text === "string" && text in REASONS;

export const NOTHING = {
  // {because}: the card that was named as the cause. {reason}: one of those above.
  "nothing-to-change": (facts) => {
    const said = CHANGES_NOTHING(facts);
    return isReason(facts.reason) ? `${said} ${REASONS[facts.reason](facts)}` : said;
  },
} satisfies Wordings;
