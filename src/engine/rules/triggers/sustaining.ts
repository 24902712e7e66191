/** engine: Sustained Actions — which actions can be sustained; of several of one card its player sustains one. */

import { ruled } from "../../rulesets/index.ts";
import type { CardUse, Claim, Game, InPlay, Modifier } from "../../state/game.ts";
import { factsOf, mustPlay, playOf, youOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId } from "../../state/vocabulary.ts";
import { goesOn } from "../conflicts/rotation.ts";
import { isLegalTarget } from "../conflicts/target.ts";
import { isAssistant } from "../costs/assistance.ts";
import { abilityOf } from "../in-force/ability.ts";

/** What an action of a card does as long as the card stays rotated. */
export interface SustainedAction {
  /** Which of the card's actions it is; 0 for the first since it was last made ready for good. */
  number: number;
  leads: CardId | null;
  changes: readonly Modifier[];
  controls: readonly CardId[];
}

type Numbered = { holder: CardId | null; deed?: number; until: Modifier["until"] | Claim["until"] };

const isOf = (one: Numbered, holder: CardId, number: number) =>
  one.holder === holder && one.until !== "conflict" && one.until !== "permanent" && (one.deed ?? 0) === number;

/** What of a card may go on, action by action; actions that do the very same count once. */
export function sustainableActions(game: Game, id: CardId): SustainedAction[] {
  const play = playOf(game, id);
  if (!play) return [];
  const deeds: SustainedAction[] = [];
  const known = new Set<string>();
  for (let number = 0; number <= (play.deed ?? 0); number++) {
    const leading = play.leads !== null && (play.leadsDeed ?? 0) === number;
    const leads = leading && mayLeadOn(game, id, play) ? play.leads : null;
    const changes = game.modifiers.filter(
      (one) => isOf(one, id, number) && mayGoOn(game, id, one.use) && !helpsNobody(game, id, one),
    );
    const controls = game.inPlay.filter((other) =>
      mustPlay(game, other).taken?.claims.some((claim) => isOf(claim, id, number) && mayGoOn(game, id, claim.use)),
    );
    if (leads === null && changes.length === 0 && controls.length === 0) continue;
    const same = changes.map(({ card, ability, by, how, as }) => [card, ability, by, how, as]);
    const key = JSON.stringify([leads, same, controls]);
    if (!known.has(key)) deeds.push({ number, leads, changes, controls });
    known.add(key);
  }
  return deeds;
}

/** True where leaving this card rotated goes on with something that may be sustained. engine: Sustained Actions */
export function canSustain(game: Game, id: CardId): boolean {
  const play = mustPlay(game, id);
  return play.rotated && !play.neutralized && goesOn(game, id) && sustainableActions(game, id).length > 0;
}

/**
 * May what an action of this card does be sustained? It must have cost the rotation alone, and what it is aimed at must
 * still be what the action asks for. compendium: Sustained Actions; quickstart names no conditions.
 */
function mayGoOn(game: Game, holder: CardId, use: CardUse | undefined): boolean {
  if (use === undefined || ruled(game, "sustaining") === "any") return true;
  return !use.paid && isStillAimed(game, holder, use);
}

/** compendium: Determine Initiative — an assistant's help is not sustained for an ambassador who is neutralized. */
function helpsNobody(game: Game, holder: CardId, { card, use }: Modifier): boolean {
  if (use !== undefined || !isAssistant(game, holder) || ruled(game, "sustaining") === "any") return false;
  return since(game, 2) && playOf(game, card)?.neutralized === true;
}

function isStillAimed(game: Game, holder: CardId, { action, target }: CardUse): boolean {
  const spec = factsOf(game, holder).text?.actions?.[action]?.target;
  const by = youOf(game, holder);
  if (!spec || !target || by === null) return true;
  const aim = { by, conflict: null };
  if (spec.what !== "card") return isLegalTarget(game, spec, aim, target);
  // That it was ready then is no matter now that everything readies; to be neutralized is.
  if (target.what === "card" && spec.state === "ready" && playOf(game, target.card)?.neutralized) return false;
  const { state: _, participant: __, took: ___, ledFleet: ____, notUnder: _____, ...lasting } = spec;
  return isLegalTarget(game, lasting, aim, target);
}

/** Whoever leads must still have the leadership that leading takes. engine: Lead a Fleet */
function mayLeadOn(game: Game, id: CardId, { leadsThrough = "leadership" }: InPlay): boolean {
  return ruled(game, "sustaining") === "any" || abilityOf(game, id, leadsThrough) !== 0;
}
