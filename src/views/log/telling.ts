/** The words of the log, in the language of the message that tells it. */
import { ENDED, type NamedTarget, SPOILS_CAUSE } from "../../engine/index.ts";
import { type Context, languageIn, targetName } from "../text/context.ts";
import { safe } from "../text/safe-text.ts";
import { type Given, listedIn, say, type WordId } from "../words/index.ts";

export type TellLog = <Id extends WordId>(id: Id, ...given: Given<Id>) => string;

export function tellingIn(ctx: Context): TellLog {
  const language = languageIn(ctx);
  return (id, ...given) => say(language, id, ...given);
}

/** "A, B and C" */
export const listedAt = (ctx: Context, items: readonly string[]): string => listedIn(items, languageIn(ctx));

/** " for 2 influence"; "" where it costs nothing. */
export const priceIn = (tell: TellLog, influence: number): string =>
  influence > 0 ? tell("log-for", { influence }) : "";

/** " (Trade Pact)"; "" where no card has caused it. */
export const causeIn = (tell: TellLog, source: string | null | undefined): string =>
  source === undefined || source === null || source === "" ? "" : tell("log-cause", { source: sourceIn(tell, source) });

/** The title of the card that has caused something; what no card causes is said in words. */
export function sourceIn(tell: TellLog, source: string, most?: number): string {
  if (source === SPOILS_CAUSE) return tell("log-cause-surrender");
  if (source === ENDED.resolution) return tell("log-cause-resolution-ended");
  return source === ENDED.turn ? tell("log-cause-turn-ended") : safe(source, most);
}

/** " on Vir Cotto (Londo) and G'Kar"; "" where it is aimed at nothing. */
export function onIn(ctx: Context, aim: NamedTarget | null, also?: NamedTarget): string {
  if (aim === null) return "";
  const [tell, target] = [tellingIn(ctx), targetName(ctx, aim)];
  return also ? tell("log-on-two", { target, second: targetName(ctx, also) }) : tell("log-on", { target });
}
