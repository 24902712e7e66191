/** engine: Enhancement Cards; compendium: Carrier Group — how an enhancement moves from one card to another. */
import { whileGiving } from "../rules/in-force/mark-sources.ts";
import { mustPlay, named } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import { whileBlanking } from "./blanking.ts";
import { editPlay, emit, type Work } from "./work.ts";

/** Moves an enhancement from one card to another: what it gives, it gives there. */
export function attachTo(work: Work, id: CardId, to: CardId, source: string): void {
  const { host } = mustPlay(work.game, id);
  whileBlanking(work, () =>
    whileGiving(work, [id], () => {
      const play = editPlay(work, id);
      play.host = to;
      play.faction = mustPlay(work.game, to).faction;
    }),
  );
  const from = host === null ? null : named(work.game, host);
  emit(work, { type: "attached", card: named(work.game, id), from, to: named(work.game, to), source });
}
