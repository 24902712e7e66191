/**
 * By which reading of the rules a game is played. Where a rule turned out to be read wrongly, games that began before that
 * go on as they were begun: their logs hold what was asked and answered by the former reading, and could not be played
 * again by another one.
 *
 * - 1: what began before revisions were noted.
 * - 2: all conflicts are revealed before the first is initiated, and of copies the one that was declared first is left;
 *   whoever leaves takes away unseen what lies face down; what is loyal to a race that nobody can play comes to whoever
 *   meets what it asks; an agenda is replaced only by one that could be sponsored; a Drakh card that can be sponsored
 *   enters play in no other way; an assistant's help is not sustained for a neutralized ambassador;
 *   unique and limited cards are remembered by name, type and loyalty.
 * - 3: by the published rules the second ambassadors of several Non-Aligned are chosen one after the other;
 *   what would make its target leave play is not aimed at an irrevocable card; a victory
 *   may be claimed by a card that is no agenda.
 * - 4: an effect by hand that has shuffled is not taken back, were it at once.
 * - 5: a Ranger keeps Shadow marks out, and no card without one; who comes into a war with a member of the Alliance by an
 *   own card leaves it, also where the war is shared by a race; whom a Home faction has begun with is not sponsored in that
 *   game as an ordinary card either; neutralized supporting cards are discarded in initiative order.
 * - 6: what would damage its target is not aimed at a card of one's own faction, unless it is for those; a card that has left
 *   play and comes back is not what a conflict, or what waits for later, was aimed at; a limited conflict that has become an
 *   enhancement keeps its copies from being initiated.
 * - 7: a character that is ready again is promoted though it was neutralized this turn; a Corporate faction applies its 3 for
 *   a promotion for free as well; what makes the next card cheaper that is sponsored makes no agenda cheaper that is hidden
 *   or replaces another; what an agenda takes besides influence is paid as it is revealed; of an aftermath with two targets
 *   no copy is played on either of them; a limited conflict that was put off keeps its copies out.
 * - 8: what an effect by hand brings about while somebody is to act is answered at once; by quickstart an agenda that is
 *   hidden discards the old one; what lets one sponsor without rotating lets one replace an agenda so no longer; a civil war
 *   cancels what the factions of the race had agreed with each other.
 * - 9: a supporting card that falls as neutralized ones are discarded in the draw round goes with them; who may not take part
 *   in a conflict leads no fleet in it.
 * - 10: a card that an effect takes out of a conflict may take part again, unless the effect says that it may not.
 * - 11: a character of another faction that one controls leads fleets of that faction as well.
 * - 12: a keyword that a card has gained counts wherever a text asks for a card with that keyword; what was put off to a turn
 *   that a card keeps free of conflicts is initiated again in the turn after it; what it costs to rotate the ambassador is
 *   applied for an event that takes that too; what would make its target leave play is not aimed at a Drakh ambassador.
 * - 13: a card that an effect takes out of a conflict has not attacked in it either, and whoever was about to attack it has not.
 * - 14: of several reductions that one card gives for sponsoring a card the highest counts alone; a cost that is not printed is
 *   not applied, neither for an event nor where a text leaves that to a player; a faction has taken part by a card that has
 *   joined another one since; who casts all votes of a player casts those too that this one has by other means; by the
 *   published rules a raid on a faction of the own race costs the raider nothing, and is opposed by one fleet of either's; who
 *   cannot become a character of the inner circle leads no faction; neutrality between two races keeps their characters and
 *   fleets from attacking each other.
 */
export const REVISIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export type Revision = (typeof REVISIONS)[number];

/** What new games go by. */
export const NEWEST_REVISION: Revision = 14;

/** Whether a game goes by what this revision has put right. */
export const since = ({ revision = 1 }: { readonly revision?: Revision | undefined }, wanted: Revision): boolean =>
  revision >= wanted;
