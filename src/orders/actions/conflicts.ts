import { type Ability, type ActionOf, CONFLICT_TYPES } from "../../engine/index.ts";
import { abilityNamed } from "../effects/nouns.ts";
import { findConflict } from "../name-search.ts";
import { orderWords } from "../words.ts";
import { type ActionOrders, type AttemptedOrder, alone, type Naming, type Parts, using } from "./record.ts";

/** The ability that was named, where it is another than the one that is wanted. */
function named({ joined }: AttemptedOrder, wanted: Ability | undefined): { using?: Ability } {
  const ability = joined.using ? abilityNamed(joined.using) : null;
  return ability === null || ability === "all" || ability === wanted ? {} : { using: ability };
}

/** What supporting and opposing a conflict are told by. */
function participation(action: Pick<ActionOf<"oppose">, "conflict" | "with" | "using">, naming: Naming): Parts {
  const { nouns } = naming;
  const type = nouns.view.conflicts.find(({ id }) => id === action.conflict)?.type;
  return {
    main: nouns.conflict(action.conflict),
    joined: { with: naming.card(action.with), ...using(type && (action.using ?? type)) },
  };
}

/** What is meant by supporting or opposing a conflict. */
function joinedIn(order: AttemptedOrder) {
  const { main, by, seat, nouns } = order;
  const conflict = main.length === 0 ? order.openConflict : order.conflictNamed(main);
  if (conflict === null || by === null) return null;
  const wanted = nouns.view.conflicts.find(({ id }) => id === conflict)?.type;
  return { seat, conflict, with: by, ...named(order, wanted) };
}

export const orders = {
  declare: {
    form: "declare CONFLICT on TARGET",
    names: (action, naming) => ({
      main: naming.card(action.card),
      joined: {
        ...using(action.as),
        ...naming.onBoth(action.target, action.second),
        ...naming.by("behind", action.behind),
      },
    }),
    meant(order) {
      const { card, seat, joined, on } = order;
      if (card === null) return null;
      const as = CONFLICT_TYPES.find((one) => one === joined.using?.[0]);
      const behind = order.inHand(joined.behind);
      return { type: "declare", seat, card, ...(as ? { as } : {}), ...on, ...(behind === null ? {} : { behind }) };
    },
  },
  "declare-nothing": { meant: alone("declare-nothing") },
  initiate: {
    names({ seat, target, second }, naming) {
      const asked = naming.nouns.view.awaiting.find((each) => each.kind === "initiate" && each.seat === seat);
      return {
        main: [orderWords(asked?.about ?? ""), ...(naming.aim(target) ?? [])],
        joined: naming.onBoth(target, second),
      };
    },
    meant(order) {
      const { main, seat } = order;
      const target = order.target ?? (main.length > 0 ? order.aim(main) : null);
      return target ? { type: "initiate", seat, target } : null;
    },
  },
  "resolve-first": {
    names: ({ conflict }, { nouns }) => ({
      main: nouns.conflict(conflict).flatMap((name) => [name, [...name, "first"]]),
      joined: {},
    }),
    meant({ main, seat, nouns }) {
      const conflict = findConflict(main.at(-1) === "first" ? main.slice(0, -1) : main, nouns);
      return conflict === null ? null : { type: "resolve-first", seat, conflict };
    },
  },
  support: {
    form: "support CONFLICT with CARD",
    names(action, naming) {
      const { main, joined } = participation(action, naming);
      const side = action.side === undefined ? {} : { for: naming.nouns.player(action.side) };
      return { main, joined: { ...joined, ...side } };
    },
    meant(order) {
      const joined = joinedIn(order);
      const side = order.player(order.joined.for);
      return joined && { type: "support", ...joined, ...(side === null ? {} : { side }) };
    },
  },
  oppose: {
    form: "oppose CONFLICT with CARD",
    names: participation,
    meant(order) {
      const joined = joinedIn(order);
      return joined && { type: "oppose", ...joined };
    },
  },
  lead: {
    form: "lead FLEET with CHARACTER",
    names: (action, naming) => ({
      main: naming.card(action.fleet),
      joined: { with: naming.card(action.with), ...using(action.using ?? "leadership") },
    }),
    meant(order) {
      const { mine, by, seat } = order;
      if (mine === null || by === null) return null;
      return { type: "lead", seat, fleet: mine, with: by, ...named(order, "leadership") };
    },
  },
  attack: {
    form: "attack CARD with CARD in CONFLICT",
    names(action, naming) {
      const part = naming.nouns.view.conflicts
        .find(({ id }) => id === action.conflict)
        ?.participants.find((each) => each.card === action.against && each.as !== "lead");
      return {
        main: naming.card(action.against),
        joined: {
          with: naming.card(action.with),
          in: naming.nouns.conflict(action.conflict),
          ...using(action.using ?? part?.using),
        },
      };
    },
    meant(order) {
      const { by, seat, joined, nouns } = order;
      const against = order.found(order.main, (seen) => (seen.where === "play" ? 1 + Number(seen.seat !== seat) : 0));
      const conflict = joined.in ? order.conflictNamed(joined.in) : order.openConflict;
      if (against === null || by === null || conflict === null) return null;
      const parts = nouns.view.conflicts.find(({ id }) => id === conflict)?.participants ?? [];
      const part = parts.find((each) => each.card === against && each.as !== "lead");
      return { type: "attack", seat, conflict, against, with: by, ...named(order, part?.using) };
    },
  },
} satisfies ActionOrders;
