/** What an attack comes to, in one line for all of it: who attacks whom with what, the damage, and who falls. */
import type { CardId, Event, EventOf } from "../../engine/index.ts";
import { type Context, conflictName, languageIn, nameOf } from "../text/context.ts";
import { abilityIn } from "../text/named.ts";
import { safe } from "../text/safe-text.ts";
import { listedAt, tellingIn } from "./telling.ts";

type Attacked = EventOf<"attacked">;
type Harmed = EventOf<"damaged" | "neutralized">;

/** An attack, by one card or by two at once, and what it does to cards. */
export interface Blows {
  readonly attacks: readonly [Attacked, ...Attacked[]];
  readonly harm: readonly Harmed[];
}

/** The attack that begins at this event, and how many events it takes up; null where none does. */
export function blowsAt(events: readonly Event[], at: number): { blows: Blows; length: number } | null {
  const first = events[at];
  if (first?.type !== "attacked") return null;
  const more: Attacked[] = [];
  const harm: Harmed[] = [];
  for (const event of events.slice(at + 1)) {
    const isWith = event.type === "attacked" && event.target.card === first.target.card && harm.length === 0;
    if (isWith) more.push(event);
    else if (isHarm(event, [first, ...more])) harm.push(event);
    else break;
  }
  return { blows: { attacks: [first, ...more], harm }, length: 1 + more.length + harm.length };
}

/** Whether a card has been harmed by one of those that fight. */
function isHarm(event: Event, attacks: readonly Attacked[]): event is Harmed {
  if (event.type !== "damaged" && event.type !== "neutralized") return false;
  return attacks.some((attack) => [attack.with.title, attack.target.title].includes(event.source));
}

/** "⚔️ Londo attacks Vir Cotto with G'Kar (diplomacy) in Trade Pact: Vir Cotto takes 3 damage and is neutralized; G'Kar takes 1 damage" */
export function blowsLine({ attacks, harm }: Blows, ctx: Context): string {
  const tell = tellingIn(ctx);
  const [first] = attacks;
  const title = listedAt(
    ctx,
    attacks.map((one) => safe(one.with.title)),
  );
  const ability = listedAt(ctx, [...new Set(attacks.map((one) => abilityIn(languageIn(ctx), one.ability)))]);
  const said = {
    title,
    target: safe(first.target.title),
    ability,
    harm: harmWords({ attacks, harm }, ctx),
    first: first.first === null ? "" : tell("log-damages-first", { title: safe(first.first.title) }),
  };
  if (first.announced) return tell("log-attack-comes", said);
  const { conflict, apart } = first;
  const where =
    conflict === null
      ? tell("log-outside")
      : tell("log-in", { conflict: conflictName(ctx, { title: conflict, ...(apart && { apart }) }) });
  return tell("log-attacks", { ...said, name: nameOf(ctx, first.seat), where });
}

/** What each of those that fight takes, and who falls; first whoever is attacked. */
function harmWords({ attacks, harm }: Blows, ctx: Context): string {
  const tell = tellingIn(ctx);
  const taken = new Map<CardId, { title: string; amount: number }>();
  const take = ({ card, title }: { card: CardId; title: string }, amount: number) =>
    taken.set(card, { title, amount: amount + (taken.get(card)?.amount ?? 0) });
  const isTold = harm.length > 0;
  for (const attack of attacks) take(attack.target, isTold ? 0 : attack.deals);
  for (const attack of attacks) take(attack.with, isTold ? 0 : attack.takes);
  for (const event of harm) take(event.card, event.type === "damaged" ? event.amount : 0);
  const words = [...taken].map(([card, { title, amount }]) => {
    const fallen = harm.find((event) => event.type === "neutralized" && event.card.card === card);
    const severe = fallen?.type === "neutralized" ? fallen.severe : 0;
    const said = { title: safe(title), severe, cause: "" };
    if (fallen === undefined) return tell("log-damaged", { ...said, amount });
    if (amount === 0) return tell(severe > 0 ? "log-neutralized-severe" : "log-neutralized", said);
    return tell(severe > 0 ? "log-falls-severely" : "log-falls", { ...said, amount });
  });
  return words.join("; ");
}
