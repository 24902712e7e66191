import type { CardId, ConflictId, LegalAction } from "../engine/index.ts";
import type { NounNames, Nouns } from "./nouns.ts";
import type { Joint } from "./verbs.ts";
import { orderWords, wordsOfSentence } from "./words.ts";

/** What an action is about, by the place in the order where it is named. */
export interface Parts {
  main: NounNames | null;
  joined: Readonly<Partial<Record<Joint, NounNames>>>;
}

const EVERYTHING: NounNames = ["babylon 5", "babylon five", "the game", "the whole game", "everybody"].map((name) =>
  orderWords(name),
);

type Aim =
  | { what: "card"; card: CardId }
  | { what: "player"; seat: number }
  | { what: "conflict"; conflict: ConflictId };

/** The parts of a legal action, with the number that its sentence gives to the second card of one name. */
export function partsOf({ action, sentence }: LegalAction, nouns: Nouns): Parts {
  const numbered = (id: CardId): NounNames | null => {
    const title = nouns.cards.get(id)?.card.title;
    if (title === undefined) return null;
    const number = sentence.split(`${title} #`)[1]?.match(/^\d+/u)?.[0];
    return number === undefined ? nouns.card(id) : [[...orderWords(title), number]];
  };
  // A card that the view does not show by its title (an own face-down one) is called what the sentence calls it.
  const card = (id: CardId): NounNames => numbered(id) ?? [wordsOfSentence(sentence).slice(1)];
  const aim = (target: Aim | undefined): NounNames | undefined => {
    if (target === undefined) return undefined;
    switch (target.what) {
      case "card":
        return card(target.card);
      case "player":
        return nouns.player(target.seat);
      case "conflict":
        return nouns.conflict(target.conflict);
    }
  };
  const on = (target: Aim | undefined) => {
    const names = aim(target);
    return names ? { on: names } : {};
  };
  // "on the one and the other", or just one of them where that is enough to tell.
  const onBoth = (first: Aim | undefined, second: Aim | undefined) => {
    const [one = [], other = []] = [aim(first), aim(second)];
    if (second === undefined) return on(first);
    return { on: one.flatMap((name) => other.map((also) => [...name, ...orderWords("and"), ...also])) };
  };
  const by = (joint: Joint, id: CardId | undefined) => (id === undefined ? {} : { [joint]: card(id) });
  const using = (type: string | undefined) => (type === undefined ? {} : { using: [[type]] });
  // An enhancement that concerns everybody lies on no target; a player may say what it is on all the same.
  const onEverything = (id: CardId, target: Aim | undefined) =>
    target === undefined && nouns.cards.get(id)?.card.type === "enhancement" ? { on: EVERYTHING } : {};
  const side = (seat: number | undefined) => (seat === undefined ? {} : { for: nouns.player(seat) });
  switch (action.type) {
    case "build":
      return { main: null, joined: { with: card(action.with) } };
    case "sponsor":
      return {
        main: card(action.card),
        joined: { ...by("with", action.with), ...onEverything(action.card, action.target), ...on(action.target) },
      };
    case "hide":
      return { main: card(action.card), joined: by("with", action.with) };
    case "replace-agenda":
      return { main: null, joined: { with: card(action.card), ...by("using", action.with) } };
    case "replace": {
      const keep = action.keep?.flatMap((id) => card(id)[0] ?? []) ?? [];
      return {
        main: card(action.card),
        joined: {
          with: card(action.with),
          ...(action.keep === undefined ? {} : { keeping: keep.length > 0 ? [keep] : [["nothing"], ["none"]] }),
        },
      };
    }
    case "promote":
      return { main: card(action.card), joined: { with: card(action.with) } };
    case "support":
    case "oppose": {
      const type = nouns.view.conflicts.find(({ id }) => id === action.conflict)?.type;
      return {
        main: nouns.conflict(action.conflict),
        joined: {
          with: card(action.with),
          ...(type ? { using: [[action.using ?? type]] } : {}),
          ...(action.type === "support" ? side(action.side) : {}),
        },
      };
    }
    case "lead":
      return { main: card(action.fleet), joined: { with: card(action.with), using: [[action.using ?? "leadership"]] } };
    case "attack": {
      const part = nouns.view.conflicts
        .find(({ id }) => id === action.conflict)
        ?.participants.find((each) => each.card === action.against && each.as !== "lead");
      const ability = action.using ?? part?.using;
      return {
        main: card(action.against),
        joined: {
          with: card(action.with),
          in: nouns.conflict(action.conflict),
          ...(ability ? { using: [[ability]] } : {}),
        },
      };
    }
    case "repair":
      return { main: card(action.card), joined: { by: [[String(action.by)]] } };
    case "play":
    case "aftermath":
      return { main: card(action.card), joined: onBoth(action.target, action.second) };
    case "declare-war": {
      const enemy = nouns.player(action.enemy);
      // "against" leaves the target open; "with" names the war, and "on" what the conflict is aimed at.
      return action.target
        ? { main: null, joined: { ...on(action.target), with: enemy } }
        : { main: null, joined: { against: enemy, with: enemy } };
    }
    case "join-war": {
      const enemy = nouns.player(action.enemy);
      return { main: null, joined: { on: enemy, against: enemy, with: enemy } };
    }
    case "choose":
      return { main: [], joined: { to: [orderWords(sentence.replace(/^choose to /u, ""))] } };
    case "pick":
      return { main: card(action.card), joined: {} };
    case "agree-to-victory":
      return { main: [wordsOfSentence(sentence).slice(1)], joined: {} };
    case "choose-faction":
      return { main: nouns.player(action.faction), joined: {} };
    case "surrender":
      return { main: null, joined: { to: nouns.player(action.to) } };
    case "declare":
      return {
        main: card(action.card),
        joined: {
          ...using(action.as),
          ...onBoth(action.target, action.second),
          ...(action.behind === undefined ? {} : { behind: card(action.behind) }),
        },
      };
    case "resolve-first":
      return { main: nouns.conflict(action.conflict).flatMap((name) => [name, [...name, "first"]]), joined: {} };
    case "initiate": {
      const about = nouns.view.awaiting.find(({ kind, seat }) => kind === "initiate" && seat === action.seat)?.about;
      return {
        main: [orderWords(about ?? ""), ...(aim(action.target) ?? [])],
        joined: onBoth(action.target, action.second),
      };
    }
    case "bid": {
      const hired = card(action.card) ?? [];
      const amount = [[String(action.influence)]];
      return { main: [...amount, ...hired], joined: { on: hired, for: amount } };
    }
    case "assist": {
      const does = / to (.+)$/iu.exec(sentence)?.[1] ?? "";
      const assistant = card(action.card) ?? [];
      return { main: assistant, joined: { to: [orderWords(does)], with: assistant } };
    }
    case "place":
      return { main: card(action.card), joined: { under: card(action.under), on: card(action.under) } };
    case "rotate": {
      const does = / to (.+?)(?: on .*)?$/iu.exec(sentence)?.[1] ?? "";
      return { main: card(action.card), joined: { to: [orderWords(does)], ...on(action.target) } };
    }
    case "object":
      return { main: [["to", "fast", "and", "loose"]], joined: {} };
    case "pile":
      return { main: card(action.cards[0] ?? -1), joined: {} };
    case "standing":
      return { main: [wordsOfSentence(sentence).slice(2), wordsOfSentence(sentence).slice(1)], joined: {} };
    case "trigger":
      return { main: card(action.card), joined: { to: [orderWords(/ to (.+)$/iu.exec(sentence)?.[1] ?? "")] } };
    case "purge": {
      const source = / to (pay for .+)$/iu.exec(sentence)?.[1];
      if (source !== undefined) return { main: card(action.card), joined: { to: [orderWords(source)] } };
      const kind = wordsOfSentence(sentence.split(" from ")[0] ?? "").slice(1);
      return { main: [kind], joined: { from: card(action.card) } };
    }
    case "fetch":
      return { main: card(action.card), joined: { from: [["reserve"], ["my", "reserve"], ["the", "reserve"]] } };
    case "sideboard": {
      const names = card(action.card) ?? [];
      return { main: [...names, ...names.map((name) => [...name, "as", "ambassador"])], joined: {} };
    }
    case "move-chaos": {
      const amount = String(action.amount);
      const chaos = ["token", "tokens"].flatMap((word) => [
        [amount, "chaos", word],
        [amount, word],
      ]);
      return {
        main: [...chaos, [amount], [amount, "chaos"]],
        joined: { from: card(action.card), to: card(action.to) },
      };
    }
    case "heal":
    case "reveal":
    case "choose-ambassador":
    case "take":
    case "discard-inner":
      return { main: card(action.card), joined: {} };
    default:
      return { main: null, joined: {} };
  }
}
