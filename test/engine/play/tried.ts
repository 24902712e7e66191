/** Actions that somebody might try in the action round: what each names is drawn from all that lies there, whosever it is. */
import type { Ability, Action, Game, Target } from "../../../src/engine/index.ts";
import { formOf } from "../../../src/engine/rules/conflicts/conflict.ts";
import { factsOf, seatOf } from "../../../src/engine/state/lookup.ts";
import { ABILITIES } from "../../../src/engine/state/vocabulary.ts";
import type { Dice } from "./random-player.ts";

export function tried(game: Game, seat: number, dice: Dice): Action {
  const { hand } = seatOf(game, seat);
  const own = game.inPlay.filter((id) => game.cards[id]?.play?.controller === seat);
  const any = () => dice.of(game.inPlay);
  const lying = () => (own.length > 0 && dice.below(4) > 0 ? dice.of(own) : any());
  const player = () => dice.below(game.seats.length);
  const target = (): Target => {
    const what = dice.below(5);
    if (what === 3) return { what: "player", seat: player() };
    if (what === 4 && game.conflicts.length > 0) return { what: "conflict", conflict: dice.of(game.conflicts).id };
    return { what: "card", card: any() };
  };
  const aimed = () => (dice.below(3) === 0 ? {} : { target: target() });
  const kinds: (() => Action)[] = [
    () => ({ type: "promote", seat, card: lying(), with: lying() }),
    () => ({ type: "build", seat, with: any() }),
    () => ({ type: "lead", seat, fleet: lying(), with: lying() }),
    () => ({ type: "heal", seat, card: any() }),
    () => ({ type: "repair", seat, card: any(), by: 1 }),
    () => ({ type: "rotate", seat, card: any(), action: dice.below(2), ...aimed() }),
    () => ({ type: "assist", seat, card: any(), by: dice.of(["abilities", "sponsoring"] as const) }),
    () => ({ type: "reveal-agenda", seat }),
    () => ({ type: "discard-agenda", seat }),
    () => ({ type: "join-war", seat, enemy: player() }),
  ];
  if (game.conflicts.length > 0) {
    const conflict = dice.of(game.conflicts);
    const using = (): Ability => (dice.below(2) === 0 ? conflict.type : dice.of(ABILITIES));
    const side = formOf(game, conflict) === "sides" ? { side: player() } : {};
    const part = conflict.participants.length > 0 ? dice.of(conflict.participants) : null;
    const joining = { seat, conflict: conflict.id, with: dice.below(3) === 0 ? any() : lying() };
    kinds.push(
      () => ({ type: "support", ...joining, using: using(), ...side }),
      () => ({ type: "oppose", ...joining, using: using() }),
      () => ({ type: "attack", ...joining, against: part?.card ?? any(), using: part?.using ?? using() }),
    );
  }
  if (hand.length > 0) {
    const card = dice.of(hand);
    kinds.push(
      () => ({ type: "sponsor", seat, card, with: lying(), ...aimed() }),
      () => ({ type: "sponsor", seat, card }),
      () => ({ type: "play", seat, card, ...aimed() }),
      () => ({ type: "place", seat, card, under: lying() }),
      () => ({ type: "hide", seat, card, with: lying() }),
      () => ({ type: "replace-agenda", seat, card, with: lying() }),
      () => ({ type: "replace", seat, card: any(), with: card }),
    );
  }
  return dice.of(kinds)();
}

/**
 * An action as a list offers it: with its fields in one order, a card of the hand by its title, since one of several copies
 * is offered, and without the ability that is used anyway.
 */
export function asOffered(game: Game, action: Action): string {
  const { hand } = seatOf(game, action.seat);
  const usual = usualAbility(game, action);
  return JSON.stringify(
    Object.entries(action)
      .filter(([name, value]) => value !== undefined && !(name === "using" && value === usual))
      .map(([name, value]) => [
        name,
        typeof value === "number" && ["card", "with"].includes(name) && hand.includes(value)
          ? factsOf(game, value).title
          : value,
      ])
      .toSorted(([one = ""], [other = ""]) => (String(one) < String(other) ? -1 : 1)),
  );
}

function usualAbility(game: Game, action: Action): Ability | undefined {
  if (action.type !== "support" && action.type !== "oppose" && action.type !== "attack") return undefined;
  const conflict = game.conflicts.find(({ id }) => id === action.conflict);
  if (action.type !== "attack") return conflict?.type;
  return conflict?.participants.find(({ card, as }) => card === action.against && as !== "lead")?.using;
}
