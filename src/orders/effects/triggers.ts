/** What is waited for, in the sentence of an effect: "Narn wins a conflict", "Vir is attacked". */
import type { Nouns } from "../nouns.ts";
import { cardNamed, whoNamed } from "./nouns.ts";

const ANYBODY = ["anybody", "anyone", "somebody", "someone", "player", "each", "everybody"];
const FILLERS = ["a", "an", "the", "any", "is", "are", "has", "been", "have", "of", "s"];

function whoseOf(words: readonly string[], nouns: Nouns): unknown {
  const said = words.filter((word) => !FILLERS.includes(word));
  if (said.some((word) => ANYBODY.includes(word))) return "each";
  const who = whoNamed(said, nouns);
  return typeof who === "object" && who !== null && "seat" in who ? who : null;
}

/** What is waited for, and whose or about which card; null where it is nothing that can be. */
export function triggerNamed(words: readonly string[], nouns: Nouns): Readonly<Record<string, unknown>> | null {
  const at = (...some: readonly string[]) => words.findIndex((word) => some.includes(word));
  const has = (...some: readonly string[]) => at(...some) !== -1;
  const before = (...some: readonly string[]) => words.slice(0, Math.max(0, at(...some)));
  const of = (on: string, named: readonly string[]) => {
    const whose = whoseOf(named, nouns);
    return whose === null ? null : { on, whose };
  };
  const about = (on: string, named: readonly string[]) => {
    const card = cardNamed(
      named.filter((word) => word !== "is"),
      nouns,
    );
    return card === null ? null : { on, whose: "each", about: card };
  };
  if (has("turn") && has("begins", "starts", "begin", "start", "beginning", "begun"))
    return { on: "turn-starts", whose: "each" };
  if (has("turn") && has("ends", "end", "over")) return { on: "turn-ends", whose: "each" };
  if (has("draw") && has("round")) return { on: "draw-round", whose: "each" };
  if (has("survives", "survive")) return about("card-survives", before("survives", "survive"));
  if (has("discarded")) return about("card-discarded", before("discarded"));
  if (has("longer", "restored", "healed"))
    return about("card-restored", before("no", "neutralized", "longer", "restored", "healed"));
  if (has("took", "taken", "part")) {
    const named = words.filter((word) => !["took", "taken", "has", "part", "in", "a", "conflict"].includes(word));
    return about("card-took-part", named);
  }
  if (has("event", "events")) {
    if (has("on")) return about("event-on-card", words.slice(at("on") + 1));
    return { on: "event-played", whose: has("another", "other", "others") ? whoNamed([], nouns) : "each" };
  }
  if (has("conquers", "conquer")) return of("you-conquer", before("conquers", "conquer"));
  if (has("conquered")) {
    const named = before("conquered").filter((word) => word !== "location");
    return of("conquered-from-you", named);
  }
  if (has("location") && has("loses", "lose")) return of("conquered-from-you", before("loses", "lose"));
  if (has("supports")) return about("card-supports", before("supports"));
  if (has("conflict", "conflicts")) {
    if (has("against")) {
      const named = words.slice(at("against") + 1);
      const end = named.findIndex((word) => ["is", "was", "wins", "succeeds", "won"].includes(word));
      const on = has("won", "wins", "succeeds") ? "conflict-against-you-won" : "conflict-against-you";
      return of(on, end === -1 ? named : named.slice(0, end));
    }
    if (has("gains", "gain")) return of("you-gain-by-conflict", before("gains", "gain"));
    if (has("wins", "win")) return of("you-win", before("wins", "win"));
    return has("loses", "lose") ? of("you-lose", before("loses", "lose")) : null;
  }
  if (has("attacked")) return about("card-attacked", before("attacked"));
  if (has("attacks", "attack")) return about("card-attacks", before("attacks", "attack"));
  if (has("neutralized", "neutralised")) return about("card-neutralized", before("neutralized", "neutralised"));
  if (has("neutralizes", "neutralises")) return about("card-neutralizes", before("neutralizes", "neutralises"));
  return has("sponsors") ? about("card-sponsors", before("sponsors")) : null;
}
