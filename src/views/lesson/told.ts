/** What happens in a lesson, in its learner's language. */
import type { Event, View } from "../../engine/index.ts";
import { logLines } from "../log/log.ts";
import { conflictStandings } from "../log/standings.ts";
import { type Context, nameOf } from "../text/context.ts";
import { capitalized, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";

/**
 * The lines of what happened and of what it comes to, as everybody sees it now. What a lesson's script never does, such as
 * what somebody carries out by hand, is told as at any table.
 */
export function lessonLines(events: readonly Event[], view: View, ctx: Context, language: Language): string[] {
  if (language === FIRST_LANGUAGE) return [...logLines(events, ctx), ...conflictStandings(events, view)];
  const lines = events.flatMap((event) => {
    const line = scriptedLine(event, ctx, language);
    return line === undefined ? logLines([event], ctx) : line === null ? [] : [line];
  });
  return [...lines, ...lessonStandings(events, view, language)];
}

/** Rounds that a lesson comes to. */
export function roundIn(round: View["round"], language: Language): string | null {
  switch (round) {
    case "conflict":
    case "action":
    case "resolution":
    case "draw":
      return say(language, `round-${round}`);
    default:
      return null;
  }
}

/** What an event of a lesson's script says, null where it says nothing; undefined for every other event. */
export function scriptedLine(event: Event, ctx: Context, language: Language): string | null | undefined {
  const name = "seat" in event && typeof event.seat === "number" ? nameOf(ctx, event.seat) : "";
  switch (event.type) {
    case "starting-hand-chosen":
      return event.fourCard === undefined
        ? say(language, "told-starting-hand", { name, cards: event.cards })
        : undefined;
    case "turn-started":
      return say(language, "told-turn", { turn: event.turn });
    case "round-started": {
      const round = roundIn(event.round, language);
      return round === null ? (event.round === "over" ? null : undefined) : `__${capitalized(round)}__`;
    }
    case "initiative": {
      const names = event.order.map((seat) => nameOf(ctx, seat)).join(", ");
      const lots = listedIn(
        event.lots.map((seat) => nameOf(ctx, seat)),
        language,
      );
      return lots === ""
        ? say(language, "told-initiative", { names })
        : say(language, "told-initiative-by-lot", { names, lots });
    }
    case "declared":
      if (event.war !== undefined || event.through) return undefined;
      return say(language, event.conflict ? "told-declared" : "told-declared-nothing", { name });
    case "sponsored": {
      const { card, target, influence, free, sum, source } = event;
      if (target !== null || event.with === null || influence === 0 || free || sum || source !== undefined)
        return undefined;
      return card.says === undefined
        ? say(language, "told-sponsored", { name, card: safe(card.title), with: safe(event.with.title), influence })
        : undefined;
    }
    case "built":
      return say(language, "told-built", { name, with: safe(event.with.title), rating: event.rating });
    case "passed":
      return say(language, "told-passed", { name });
    case "drew":
      return event.from === undefined
        ? say(language, event.why === "bought" ? "told-bought" : "told-drew", {
            name,
            cards: event.cards,
            left: event.left,
          })
        : undefined;
    case "conflicts-revealed": {
      const whose = event.conflicts.map(({ seat, card }) =>
        say(language, "told-whose", { name: nameOf(ctx, seat), title: safe(card.title) }),
      );
      return say(language, "told-revealed", { list: listedIn(whose, language) });
    }
    case "conflict-initiated":
      return event.again || event.target !== null || event.conflictType !== "diplomacy"
        ? undefined
        : say(language, "told-initiated", { name, title: safe(event.title) });
    case "supported":
    case "opposed": {
      const { conflict, ability, amount, side } = event;
      if (ability !== "diplomacy" || side !== null) return undefined;
      const id = event.type === "supported" ? "told-supported" : "told-opposed";
      return say(language, id, { name, title: safe(conflict), with: safe(event.with.title), amount });
    }
    case "conflict-resolved": {
      const { title, won, margin, support, opposition, sides, uncontested } = event;
      if (sides !== null || uncontested) return undefined;
      const said = { name, title: safe(title), support, opposition };
      if (won) return say(language, "told-won", { ...said, margin });
      return margin > 0 ? say(language, "told-lost-by", { ...said, margin }) : say(language, "told-lost", said);
    }
    case "discarded": {
      const { cards, from, neutralized } = event;
      if (from === "deck" || from === "aside" || neutralized) return undefined;
      const titles = listedIn(
        cards.map(({ title }) => safe(title)),
        language,
      );
      if (titles === "") return null;
      return say(language, from === "hand" ? "told-discarded-from-hand" : "told-discarded", { name, titles });
    }
    case "influence-gained": {
      const { whose, amount, rating, source } = event;
      return "seat" in whose && source !== ""
        ? say(language, "told-influence", { name: nameOf(ctx, whose.seat), amount, rating, source: safe(source) })
        : undefined;
    }
    case "power-gained":
      return event.source === ""
        ? undefined
        : say(language, "told-power", { name, amount: event.amount, source: safe(event.source) });
    case "game-over": {
      const [winner] = event.result.winners;
      return winner === undefined || event.result.winners.length > 1
        ? undefined
        : say(language, "told-over", { names: nameOf(ctx, winner) });
    }
    default:
      return undefined;
  }
}

/** The same as `conflictStandings`, for conflicts that are supported and opposed. */
export function lessonStandings(events: readonly Event[], { conflicts }: View, language: Language): string[] {
  const opened = events.flatMap((event) => (event.type === "conflict-initiated" ? [event.conflict] : []));
  const changed = events.flatMap((event) =>
    event.type === "supported" || event.type === "opposed" || event.type === "added" ? [event.conflict] : [],
  );
  return conflicts.flatMap(({ id, title: whole, says, form, result, support, opposition }) => {
    const title = safe(whole, 60);
    // What a card says stands there as it is printed.
    const quoted =
      opened.includes(id) && says !== null ? [say(language, "told-says", { title, says: safe(says, 300) })] : [];
    if (!changed.includes(whole) || form !== "opposable" || result !== null) return quoted;
    const lacks = opposition - support + 1;
    const stands = { title, support, opposition };
    return [
      ...quoted,
      lacks > 0 ? say(language, "told-stands-lacking", { ...stands, lacks }) : say(language, "told-stands", stands),
    ];
  });
}
