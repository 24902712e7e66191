/** engine: Support or Oppose a Conflict; Participating in conflicts — what comes to be applied to a conflict, and by whom. */

import type { ChooseOption } from "../../effects/index.ts";
import { formOf, leaderOf, mayJoin } from "../../rules/conflicts/conflict.ts";
import { abilityOf, usableAs, usableIn } from "../../rules/in-force/ability.ts";
import { givenTo } from "../../rules/in-force/statics.ts";
import { isAwaited } from "../../rules/triggers/watching.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Participant } from "../../state/game.ts";
import {
  conflictName,
  conflictOf,
  conflictTitle,
  named,
  playing,
  playOf,
  seatOf,
  titleOf,
  toldApart,
} from "../../state/lookup.ts";
import type { Ability, CardId, ConflictId, SeatIndex } from "../../state/vocabulary.ts";
import { ask, emit, type Work } from "../work.ts";
import { tookPartWith } from "./took-part.ts";

/** What a card applies to the conflicts that it is in goes on, and it takes no further part in them. compendium: Shal Mayan */
export function takeNoFurtherPart(work: Work, id: CardId): void {
  work.game.conflicts = work.game.conflicts.map((conflict) =>
    conflict.result === null && conflict.participants.some(({ card }) => card === id)
      ? { ...conflict, done: [...new Set([...(conflict.done ?? []), id])] }
      : conflict,
  );
}

/** Makes a card a participant; one that leads a participating fleet takes part with it. */
export function takePart(work: Work, conflictId: ConflictId, participant: Participant): void {
  const leaders = work.game.inPlay.filter((id) => playOf(work.game, id)?.leads === participant.card);
  const remembers = ruled(work.game, "gone-participants") === "allowed";
  const faction = playOf(work.game, participant.card)?.faction ?? null;
  const joining: Participant[] = [participant, ...leaders.map((card) => leaderOf(participant, card))];
  work.game.conflicts = work.game.conflicts.map((conflict) =>
    conflict.id === conflictId
      ? {
          ...conflict,
          ...(remembers ? { tookPart: tookPartWith(conflict, faction) } : {}),
          participants: [
            ...conflict.participants.map((other) =>
              isSamePart(participant, other) ? alsoAgainst(other, participant) : other,
            ),
            ...joining.filter((one) => !conflict.participants.some((other) => isSamePart(one, other))),
          ],
        }
      : conflict,
  );
}

/** A card that attacks again has applied another ability as well; that supports again, none. */
function isSamePart(one: Participant, other: Participant): boolean {
  return other.card === one.card && other.as === one.as && (one.as !== "attack" || other.using === one.using);
}

/** An attacker by the same ability has one part, whomever else it attacks. */
function alsoAgainst(part: Participant, { against }: Participant): Participant {
  if (against === undefined) return part;
  const known = part.against ?? [];
  return { ...part, against: [...known, ...against.filter((card) => !known.includes(card))] };
}

/** Adds support or opposition that no card applies. */
export function add(
  work: Work,
  conflictId: ConflictId,
  to: "support" | "opposition",
  amount: number,
  side: SeatIndex | null,
  source: string,
): void {
  const conflict = conflictOf(work.game, conflictId);
  const added = [...conflict.added, { to, amount, side, source }];
  work.game.conflicts = work.game.conflicts.map((other) => (other === conflict ? { ...conflict, added } : other));
}

export interface SideTaken {
  seat: SeatIndex;
  card: CardId;
  conflict: ConflictId;
  as: "support" | "oppose";
  /** In a conflict with several sides: whose. */
  side: SeatIndex | null;
  /** With another ability than the conflict's own. */
  using?: Ability | undefined;
  /** The card whose effect it is; absent where the card has rotated for it. */
  source?: string;
}

/** The card is a participant from now on, and may be one of other conflicts too where its text says so. */
export function takeSide(work: Work, { seat, card, conflict: id, as, side, using, source }: SideTaken): void {
  const conflict = conflictOf(work.game, id);
  const through = using ?? conflict.type;
  // An ability that stands for another is attacked by that one; one that is used as what it is, by itself.
  const stands = usableAs(work.game, card, conflict.type).includes(through);
  const applied = stands ? conflict.type : through;
  takePart(work, id, { card, as, using: applied, side, ...(through === applied ? {} : { through }) });
  emit(work, {
    type: as === "support" ? "supported" : "opposed",
    seat,
    with: named(work.game, card),
    conflict: conflictTitle(work.game, conflict),
    ...toldApart(work.game, conflict),
    ability: through,
    amount: abilityOf(work.game, card, through) ?? 0,
    side,
    ...(source === undefined ? {} : { source, from: id }),
  });
  const happened = { what: "joined", conflict: id, card, as } as const;
  if (isAwaited(work.game, happened)) work.game.happened = [...(work.game.happened ?? []), happened];
  if (givenTo(work.game, "joins-several", card).length > 0) askForMore(work, seat, card);
}

/** The same rotation serves for other conflicts: its player says for which, one after the other. */
function askForMore(work: Work, seat: SeatIndex, card: CardId): void {
  const options = sidesLeft(work.game, seat, card);
  if (options.length === 0) return;
  const source = titleOf(work.game, card);
  const enough: ChooseOption = { does: "take part in no other conflict", effects: [] };
  const context = { by: seat, card, source, target: null, conflict: null };
  ask(work, { kind: "choose", seat, options: [...options, enough], context });
}

function sidesLeft(game: Game, seat: SeatIndex, card: CardId): ChooseOption[] {
  const open = game.conflicts.filter(
    ({ result, participants }) => result === null && !participants.some((one) => one.card === card),
  );
  return open.flatMap((conflict) =>
    usableIn(game, card, conflict.type).flatMap((using) => {
      const sided = formOf(game, conflict) === "sides";
      const sides: (SeatIndex | null)[] = sided ? playing(game) : [null];
      return (["support", "oppose"] as const).flatMap((as) =>
        sides.flatMap((side): ChooseOption[] => {
          if (mayJoin(game, seat, conflict.id, card, as, side, using, "without rotating") !== null) return [];
          const whose = side === null ? "" : ` for ${seatOf(game, side).name}`;
          const how = using === conflict.type ? "" : ` using ${using}`;
          const does = `${as} ${conflictName(game, conflict)}${whose}${how}`.slice(0, MOST_WORDS);
          const sideOf = side === null ? {} : { side: { seat: side } };
          return [
            { does, effects: [{ verb: "take-part", which: { card }, as, conflict: conflict.id, using, ...sideOf }] },
          ];
        }),
      );
    }),
  );
}

/** What an option may say at most. */
const MOST_WORDS = 100;
