/** What a target has to be, in words. */
import type { CardSpec, ConflictSpec, PlayerSpec, TargetSpec } from "../../cards/target-spec.ts";

/** What a spec asks for, as it follows "aimed at": "a ready character of yours". */
export function wanted(spec: TargetSpec): string {
  switch (spec.what) {
    case "card":
      return inWords(...wantedCard(spec));
    case "player":
      return inWords(...wantedPlayer(spec));
    case "conflict":
      return inWords(...wantedConflict(spec));
  }
}

/** A part of what is asked for; anything but words where it is not asked for. */
type Asked = string | number | boolean | undefined;

const inWords = (...parts: readonly Asked[]): string => parts.filter((each) => typeof each === "string").join(" ");

/** The words with the article that they take. */
function one(...parts: readonly Asked[]): string {
  const words = inWords(...parts);
  return `${/^[aeiou]/u.test(words) ? "an" : "a"} ${words}`;
}

const OWNERS = { you: " of yours", others: " of another player", any: "" } as const;

const TOOK_WORDS = { support: "supported", oppose: "opposed", attack: "attacked" } as const;

function wantedPlayer(spec: PlayerSpec): Asked[] {
  return [
    { you: "yourself", others: "another player", any: "a player" }[spec.of],
    spec.race && `of the race ${spec.race}`,
    spec.otherRace && "of another race",
    spec.tookPart && "who took part in the conflict",
    spec.raided && "whose race was the target of a war conflict won last turn",
    spec.tensionAtMost &&
      (spec.mutual
        ? `with a tension of at most ${spec.tensionAtMost} between you, each way`
        : `toward whom your tension is at most ${spec.tensionAtMost}`),
    spec.tensionAtLeast && `toward whom your tension is at least ${spec.tensionAtLeast}`,
    spec.unrestAtLeast && `with an unrest of at least ${spec.unrestAtLeast}`,
    ...wantedState(spec),
  ];
}

const wantedState = ({ inState, notInState }: CardSpec | PlayerSpec): Asked[] => [
  inState && `in a state of ${inState} with you`,
  notInState && `not in a state of ${notInState} with you`,
];

function wantedConflict({ of, conflictType, joinable, anybody, joined }: ConflictSpec): Asked[] {
  return [
    `${one(conflictType, "conflict", joinable && "that it could take part in")}${OWNERS[of]}`,
    anybody && "in which any card may take part",
    joined && `in which a ${joined.join(" or ")} of yours takes part`,
  ];
}

function wantedCard(spec: CardSpec): Asked[] {
  const owner = spec.controlled && spec.of === "you" ? " that you control" : OWNERS[spec.of];
  if (spec.title !== undefined) return [`${spec.title}${owner}`];
  if (spec.personality !== undefined) return [`a card of ${spec.personality}${owner}`];
  return [
    `${wantedThing(spec)}${owner}`,
    spec.otherRace && "of another race than yours",
    spec.aboutYou && "aimed at you besides",
    ...wantedState(spec),
  ];
}

function wantedThing(spec: CardSpec): string {
  return one(
    spec.state,
    spec.limit,
    spec.race,
    spec.loyal && (spec.loyal === true ? "loyal" : "loyal or neutral"),
    spec.keyword,
    spec.telepath === false && "mundane",
    spec.telepath && "telepath",
    spec.ambassador ? "ambassador" : (spec.types?.join(" or ") ?? "card"),
    (spec.ability || spec.atLeast) &&
      `with ${spec.ability ?? "an ability"}${spec.atLeast ? ` of ${spec.atLeast} or more` : ""}${spec.healed ? " when healed" : ""}`,
    spec.notRace && `not ${spec.notRace}`,
    spec.notUnder && `that no ${spec.notUnder} helps already`,
    spec.marked &&
      (spec.marksAtLeast ? `with ${spec.marksAtLeast} ${spec.marked} marks` : `with a ${spec.marked} mark`),
    spec.takesPart && "that takes part in a conflict",
    spec.row === "inner" && "in the inner circle",
    spec.row === "supporting" && "among the supporting cards",
    spec.ambassador === false && "other than an ambassador",
    spec.felled && "that an attack has neutralized this turn",
    spec.lately === "sponsored" && "that another player has sponsored since your last action",
    spec.lately === "neutralized" && "that has been neutralized since your last action",
    spec.participant && "that took part",
    spec.took && `that ${TOOK_WORDS[spec.took]}`,
    spec.pictures && `that pictures a ${spec.pictures} mark`,
    spec.printedAtMost !== undefined && `on which no more than ${spec.printedAtMost} is printed`,
    spec.unassisted && "whose assistant is not in play",
    spec.ofSides && "of one of the two races",
    spec.ledFleet && `that led a fleet that ${TOOK_WORDS[spec.ledFleet]}`,
  );
}
