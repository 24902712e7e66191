/** engine: Tainted Cards and Marks; Allergic Cards and Marks; glossary: Ranger; rulebook: Marks */
import type { CardFacts } from "../../cards/facts.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { cardOf, factsOf, mustPlay, titleOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId, Mark, SeatIndex } from "../../state/vocabulary.ts";
import { hasBecomeRanger } from "./counts-as.ts";

export type Taint = Extract<Mark, "shadow" | "vorlon">;
const ALLERGIC: Readonly<Record<Taint, Taint>> = { shadow: "vorlon", vorlon: "shadow" };

const isTaint = (mark: Mark): mark is Taint => mark === "shadow" || mark === "vorlon";

/** Drakh Rule 2: all Drakh cards are tainted by the Shadows. */
const RACE_TAINT: Readonly<Record<string, Taint>> = { shadow: "shadow", drakh: "shadow", vorlon: "vorlon" };

const cardsTaint = (game: Game) => ruled(game, "taint") === "cards-too";

/** By the published rules no race is tainted without a mark, but the Drakh are opposed to Vorlon marks. rulebook: The Drakh */
function taintedByRace(game: Game, { race }: CardFacts, taint: Taint): boolean {
  return race !== undefined && RACE_TAINT[race] === taint && (race === "drakh" || cardsTaint(game));
}

const givesMark = ({ text }: CardFacts, taint: Taint) =>
  (text?.statics ?? []).some((given) => given.gives === "mark" && given.mark === taint);

/** A card in play is tainted by the marks that it has at the moment, and by the engine's rules by its race and what it gives. */
function isTainted(game: Game, id: CardId, taint: Taint): boolean {
  const facts = factsOf(game, id);
  const marked = (mustPlay(game, id).marks[taint] ?? 0) > 0;
  return marked || taintedByRace(game, facts, taint) || (cardsTaint(game) && givesMark(facts, taint));
}

/** The cards of a faction that are tainted so, those with marks first. */
export function taintedCards(game: Game, seat: SeatIndex, taint: Taint): CardId[] {
  const tainted = game.inPlay.filter((id) => {
    const play = mustPlay(game, id);
    return play.faction === seat && !play.faceDown && isTainted(game, id, taint);
  });
  const marks = (id: CardId) => mustPlay(game, id).marks[taint] ?? 0;
  return tainted.sort((a, b) => Math.sign(marks(b)) - Math.sign(marks(a)));
}

/** A card of the Rangers, by its keyword. */
export function isRanger(facts: CardFacts): boolean {
  return facts.keywords?.some((keyword) => /^rangers?\b/iu.test(keyword)) ?? false;
}

function rangersOf(game: Game, seat: SeatIndex): CardId[] {
  return game.inPlay.filter((id) => {
    const play = mustPlay(game, id);
    return play.faction === seat && !play.faceDown && (isRanger(factsOf(game, id)) || hasBecomeRanger(game, id));
  });
}

/** Whether a card makes Rangers, of itself or of others, as long as it is in play. */
const makesRangers = ({ text }: CardFacts) => text?.statics?.some(({ gives }) => gives === "trait") ?? false;

/** Why no card of this faction may become a Ranger: one of its cards has a Shadow mark. */
export function mayMakeRanger(
  game: Game,
  seat: SeatIndex,
  title: string,
  leaving: readonly CardId[] = [],
): Refusal | null {
  const shadowed = game.inPlay.filter((id) => {
    const play = mustPlay(game, id);
    return play.faction === seat && !leaving.includes(id) && (play.marks.shadow ?? 0) > 0;
  });
  const has = shadowed.reduce((sum, id) => sum + (cardOf(game, id).play?.marks.shadow ?? 0), 0);
  const [first] = shadowed;
  return first === undefined ? null : refusal("ranger-and-shadow", { title, target: titleOf(game, first), has });
}

/** Why a faction ignores a mark that one of its cards would get; null where it does not. */
export function ignoresMark(game: Game, seat: SeatIndex | null, mark: Mark): "allergy" | "ranger" | null {
  if (seat === null || !isTaint(mark)) return null;
  if (taintedCards(game, seat, ALLERGIC[mark]).length > 0) return "allergy";
  return mark === "shadow" && rangersOf(game, seat).length > 0 ? "ranger" : null;
}

/** Whether a card brings such a mark into the faction that it enters: printed on it, given by it or gained as it comes. */
function bringsMark(facts: CardFacts, taint: Taint): boolean {
  if ((facts.marks?.[taint] ?? 0) > 0 || givesMark(facts, taint)) return true;
  if (facts.type === "event" || facts.type === "contingency") return false;
  return (facts.text?.effects ?? []).some(
    (effect) => effect.verb === "gain-mark" && effect.mark === taint && effect.which !== "target",
  );
}

/** The same, or whether it is tainted by its race. */
const brings = (game: Game, facts: CardFacts, taint: Taint) =>
  taintedByRace(game, facts, taint) || bringsMark(facts, taint);

/**
 * May a card enter a faction, as far as Shadows, Vorlons and Rangers go?
 *
 * @param leaving cards that leave the faction as this one enters
 */
export function mayMix(game: Game, card: CardId, seat: SeatIndex, leaving: readonly CardId[] = []): Refusal | null {
  const facts = factsOf(game, card);
  const { title } = facts;
  const staying = (ids: readonly CardId[]) => ids.find((id) => !leaving.includes(id));
  for (const taint of ["shadow", "vorlon"] as const) {
    if (!brings(game, facts, taint)) continue;
    const other = staying(taintedCards(game, seat, ALLERGIC[taint]));
    if (other !== undefined) {
      const has = mustPlay(game, other).marks[ALLERGIC[taint]] ?? 0;
      const about = { title, target: titleOf(game, other) };
      return refusal("allergic", {
        ...about,
        ...(has > 0 ? { mark: ALLERGIC[taint], has } : { taint: ALLERGIC[taint] }),
      });
    }
  }
  // engine glossary: Ranger — it is the marks that Rangers keep out, not whatever the Shadows have tainted.
  const shadowed = since(game, 5) ? bringsMark(facts, "shadow") : brings(game, facts, "shadow");
  const ranger = shadowed ? staying(rangersOf(game, seat)) : undefined;
  if (ranger !== undefined) return refusal("shadow-and-ranger", { title, ranger: titleOf(game, ranger) });
  return isRanger(facts) || makesRangers(facts) ? mayMakeRanger(game, seat, title, leaving) : null;
}

/** May these cards in play join a faction? Their marks as they are now count, not those that are printed on them. */
export function mayBeTogether(game: Game, cards: readonly CardId[], seat: SeatIndex): Refusal | null {
  for (const taint of ["shadow", "vorlon"] as const) {
    const [other] = taintedCards(game, seat, ALLERGIC[taint]);
    const card = cards.find((id) => isTainted(game, id, taint));
    if (other === undefined || card === undefined) continue;
    const has = mustPlay(game, other).marks[ALLERGIC[taint]] ?? 0;
    const about = { title: titleOf(game, card), target: titleOf(game, other) };
    return refusal(
      "allergic",
      has > 0 ? { ...about, mark: ALLERGIC[taint], has } : { ...about, taint: ALLERGIC[taint] },
    );
  }
  const marked = cards.find((id) => (mustPlay(game, id).marks.shadow ?? 0) > 0);
  const [ranger] = rangersOf(game, seat);
  if (marked !== undefined && ranger !== undefined)
    return refusal("shadow-and-ranger", { title: titleOf(game, marked), ranger: titleOf(game, ranger) });
  return null;
}
