/** What the sentence of an effect means, verb by verb. */
import { CONFLICT_TYPES, VOTES } from "../../engine/index.ts";
import { findCard, findConflict } from "../name-search.ts";
import type { Nouns } from "../nouns.ts";
import { multiplied, untilSaid, usedAs, withoutTime } from "./abilities.ts";
import {
  abilityEffect,
  attackEffect,
  control,
  lessening,
  markEffect,
  raisingUsed,
  takingPart,
  tokens,
} from "./cards.ts";
import { cardsOf } from "./groups.ts";
import { becoming, converting, isAboutHand, leaving, moving, replacingCard, transferringMarks } from "./moves.ts";
import { abilityNamed, cardNamed, markNamed, partyNamed, voterNamed, whoNamed } from "./nouns.ts";
import { after, amountSaid } from "./phrases.ts";
import {
  callForVote,
  claiming,
  keeping,
  levelled,
  NOBODY_WORDS,
  relation,
  settingBack,
  shadowWar,
  stateEffect,
  support,
  swelling,
  winning,
} from "./politics.ts";
import { discounting, sponsoring, takingBack, takingFrom } from "./taking.ts";
import { type EffectSentence, wordPlace } from "./words.ts";

/** What the sentence means; checked by the effect's schema, so that a null in it makes it unclear. */
export function effectOf({ subject, verb, rest }: EffectSentence, nouns: Nouns): unknown {
  const amount = amountSaid(rest);
  const has = (...words: string[]) => wordPlace(rest, ...words) !== -1;
  switch (verb) {
    case "gain":
    case "lose":
      if (verb === "gain" && has("additional", "temporary") && has("influence"))
        return partyNamed(subject, nouns) === "babylon-5"
          ? swelling(rest, amount)
          : { verb: "add-influence", who: whoNamed(subject, nouns), amount, ...(has("next") ? { next: true } : {}) };
      if (verb === "gain" && rest[0] === "no" && has("influence"))
        return { verb: "bar-gains", who: whoNamed(subject, nouns) };
      if (has("mark", "marks")) return markEffect(subject, verb, rest, amount, nouns);
      if (abilityNamed(rest)) return abilityEffect(subject, verb, rest, nouns);
      if (has("power")) return { verb: `${verb}-power`, who: whoNamed(subject, nouns), amount };
      return has("influence") ? { verb: `${verb}-influence`, who: partyNamed(subject, nouns), amount } : null;
    case "restore":
      return { verb: "restore-influence", who: whoNamed(subject, nouns), amount };
    case "transfer": {
      if (has("mark", "marks")) return transferringMarks(rest, amount, nouns);
      const to = after(rest, ["to"]);
      if (to === null) return null;
      const from = after(rest, ["from"]) ?? subject;
      return has("power")
        ? { verb: "transfer-power", from: whoNamed(from, nouns), to: whoNamed(to, nouns), amount }
        : { verb: "transfer-influence", from: partyNamed(from, nouns), to: partyNamed(to, nouns), amount };
    }
    case "raise":
    case "lower":
      if (verb === "raise" && has("used")) return raisingUsed(rest, amount, nouns);
      return levelled(subject, verb, rest, nouns) ?? relation(subject, verb, rest, amount, nouns);
    case "draw": {
      const crusade = has("crusade") ? { from: "crusade" } : {};
      return isAboutHand(rest) ? { verb, who: whoNamed(subject, nouns), amount, ...crusade } : null;
    }
    case "search":
      return takingFrom(rest, whoNamed(subject, nouns));
    case "shuffle":
      return { verb: "shuffle-deck", who: whoNamed(subject, nouns) };
    case "show":
      if (rest.includes("random")) return { verb: "show-random", who: whoNamed(subject, nouns), amount };
      return rest.includes("hand") ? { verb: "show-hand", who: whoNamed(subject, nouns) } : null;
    case "discard":
      return isAboutHand(rest) ? { verb, who: whoNamed(subject, nouns), amount } : leaving("discard-card", rest, nouns);
    case "remove":
      return leaving("remove", rest, nouns);
    case "return":
      return takingFrom(rest, whoNamed(subject, nouns)) ?? leaving("return-to-hand", rest, nouns);
    case "move":
      return moving(rest, nouns);
    case "become":
      if (has("drakh")) return { verb: "turn-drakh", which: cardNamed(subject, nouns) };
      if (has("ambassador")) return { verb: "become-ambassador", which: cardNamed(subject, nouns) };
      if (has("enhancement")) return becoming(subject, rest, nouns);
      if (!has("ranger", "rangers")) return null;
      return { verb: "gain-trait", which: cardNamed(subject, nouns), trait: has("one") ? "Ranger One" : "Ranger" };
    case "promote": {
      const free = rest.slice(-2).join(" ") === "for free";
      return { verb, which: cardNamed(free ? rest.slice(0, -2) : rest, nouns), ...(free ? { free } : {}) };
    }
    case "convert":
      return converting(rest, amount, nouns);
    case "replace":
      return replacingCard(rest, nouns);
    case "conquer":
      return { verb, which: cardNamed(rest, nouns), who: whoNamed(subject, nouns) };
    case "ready":
    case "rotate":
    case "neutralize":
      return { verb, which: cardsOf(rest.length > 0 ? rest : subject, nouns) };
    case "heal": {
      const fully = [...subject, ...rest].includes("fully");
      const named = (rest.length > 0 ? rest : subject).filter((word) => word !== "fully");
      // "heals as the inner circle does"
      if (rest[0] === "as" && rest.includes("inner")) return { verb: "tend", which: cardNamed(subject, nouns) };
      return { verb: fully ? "fully-heal" : "heal", which: cardsOf(named, nouns) };
    }
    case "tend":
      return { verb, which: cardNamed(rest, nouns) };
    case "repair":
    case "damage": {
      const by = rest.lastIndexOf("by");
      const severe = [...subject, ...rest].some((word) => word.startsWith("severe"));
      const words = (by === -1 ? rest : rest.slice(0, by)).filter((word) => !word.startsWith("severe"));
      if (verb === "damage") return { verb: severe ? "severe-damage" : verb, which: cardsOf(words, nouns), amount };
      // "repair severe damage of Clerk by 2"
      const named = severe ? words.filter((word) => word !== "damage" && word !== "of") : words;
      return { verb, which: cardsOf(named, nouns), amount, ...(severe ? { severe } : {}) };
    }
    case "attack":
      return attackEffect(rest, nouns);
    case "blank":
      return { verb, which: cardsOf(withoutTime(rest), nouns), until: untilSaid(rest) };
    case "copy": {
      const named = withoutTime(rest).filter((word) => !["the", "text", "of"].includes(word));
      return { verb: "copy-text", which: cardsOf(subject, nouns), of: cardsOf(named, nouns), until: untilSaid(rest) };
    }
    case "double":
    case "halve":
      return multiplied(subject, verb === "double" ? "double" : "half", rest, nouns);
    case "reverse": {
      const discarded = findCard(rest, nouns, (seen) => (seen.where === "discard" ? 1 : -1));
      return { verb, what: rest.length === 0 ? "last-event" : discarded === null ? null : { card: discarded } };
    }
    case "cancel": {
      const discarded = findCard(rest, nouns, (seen) => (seen.where === "discard" ? 1 : -1));
      if (discarded !== null) return { verb, what: { card: discarded } };
      const conflict = findConflict(rest, nouns);
      return conflict === null ? stateEffect(subject, "end", rest, nouns) : { verb: "cancel-conflict", conflict };
    }
    case "use":
      return usedAs(subject, rest, nouns);
    case "purge":
      return {
        verb: "purge-mark",
        which: cardsOf(after(rest, ["from", "of"]) ?? subject, nouns),
        mark: markNamed(rest),
        amount,
      };
    case "put":
      return tokens("put-tokens", rest, amount, nouns);
    case "fetch":
      return { verb, who: whoNamed(subject, nouns) };
    case "prolong":
      return { verb, conflict: findConflict(rest, nouns) };
    case "support":
    case "oppose":
      return takingPart(subject, verb, rest, nouns);
    case "attach": {
      // "attach Laurels of Clerk to Ships": whatever lies there under that name.
      const [of, to] = [rest.indexOf("of"), rest.lastIndexOf("to")];
      if (of < 1 || to < of) return null;
      const which = cardNamed(rest.slice(of + 1, to), nouns);
      return { verb, which, to: cardNamed(rest.slice(to + 1), nouns), all: rest.slice(0, of).join(" ") };
    }
    case "lessen":
      return lessening(after(rest, ["to", "of", "on"], ["by"]) ?? subject, rest, amount, nouns);
    case "take":
      if (rest[0] === "back") return takingBack(rest.slice(1), nouns);
      if (has("less") && has("damage")) return lessening(subject, rest, amount, nouns);
      if (has("token", "tokens")) return tokens("take-tokens", rest, amount, nouns);
      if (has("reserve", "outside")) return { verb: "fetch", who: whoNamed(subject, nouns) };
      return control(subject, rest, nouns);
    case "surrender": {
      const to = after(rest, ["to"]);
      return { verb, who: whoNamed(subject, nouns), to: to && whoNamed(to, nouns) };
    }
    case "need":
      return has("power") ? { verb: "need-less-power", who: whoNamed(subject, nouns), amount } : null;
    case "sponsor":
      return sponsoring(rest, whoNamed(subject, nouns));
    case "discount":
      return discounting(rest, whoNamed(subject, nouns), amount);
    case "win":
      return claiming(subject, rest);
    case "cannot":
    case "may":
      if (verb === "may" && (has("act") || has("action"))) return { verb: "act-along", who: whoNamed(subject, nouns) };
      if (verb === "may" && has("declare") && has("conflict", "conflicts"))
        return { verb: "allow-conflict", who: whoNamed(subject, nouns), amount };
      if (has("declare") && has("conflict", "conflicts")) return keeping(subject, rest, nouns);
      return winning(subject, verb, rest, nouns);
    case "start":
    case "end":
      if (verb === "start" && NOBODY_WORDS.includes(subject.join(" ")) && has("conflict", "conflicts"))
        return keeping(subject, rest, nouns);
      if (verb === "end" && has("round")) return { verb: "end-action-round" };
      if (has("shadow") || subject.includes("shadow")) return shadowWar(verb, rest);
      return stateEffect(subject, verb, rest, nouns);
    case "suspend":
    case "resume":
      return stateEffect(subject, verb, rest, nouns);
    case "found":
    case "join":
    case "leave":
      return has("isa", "alliance") ? { verb: `${verb}-isa`, who: whoNamed(subject, nouns) } : null;
    case "call":
      return callForVote(rest);
    case "vote":
      return subject.length === 0
        ? null
        : { verb: "force-vote", whose: voterNamed(subject, nouns), vote: VOTES.find((vote) => vote === rest[0]) };
    case "cast":
      if (has("league")) return { verb: "dictate-league", who: whoNamed(subject, nouns) };
      return wordPlace(rest, "vote", "votes") === -1
        ? null
        : { verb: "give-vote", whose: voterNamed(rest, nouns), to: whoNamed(subject, nouns) };
    case "set":
      return rest.includes("back") ? settingBack(subject, rest, nouns) : levelled(subject, verb, rest, nouns);
    case "count": {
      const at = rest.indexOf("as");
      const named = rest.slice(0, at);
      const type = CONFLICT_TYPES.find((one) => rest.slice(at).includes(one));
      const outcome = (["won", "lost"] as const).find((one) => rest.slice(at).includes(one));
      if (at < 1 || (!type && !outcome)) return null;
      const said = { ...(type ? { type } : {}), ...(outcome ? { outcome } : {}) };
      return { verb: "count-as", who: whoNamed(subject, nouns), ...said, conflict: findConflict(named, nouns) };
    }
    case "withdraw": {
      const from = after(rest, ["from"], []);
      const at = rest.indexOf("from");
      const conflict = from === null ? {} : { conflict: findConflict(from, nouns) };
      return { verb, which: cardNamed(at === -1 ? rest : rest.slice(0, at), nouns), ...conflict };
    }
    case "add":
      return support(rest, amount, nouns);
  }
}
