/** What the picture of the conflicts tells, out of one viewer's view. */
import {
  type Ability,
  type ConflictType,
  type ConflictView,
  conflictCalled,
  type NamedTarget,
  type ParticipantView,
  type SeatIndex,
  type View,
} from "../../engine/index.ts";
import { pictureWords } from "../../views/pictures/in-language.ts";
import { filled, type PictureWords, tallied, turnName, wonBy } from "../../views/pictures/words.ts";
import { languageIn } from "../../views/text/context.ts";
import { COUNCIL_WORDS } from "../../views/text/words.ts";
import { FIRST_LANGUAGE } from "../../views/words/index.ts";
import { drawnName, type TablePeople, type Token, tokensOf } from "../facts.ts";
import { drawable } from "../typeface.ts";

/** A card that takes part, or an effect that counts. */
export interface TakesPart {
  readonly token: Token | null;
  readonly title: string;
  /** The ability that is really used; null for an effect. */
  readonly ability: Ability | null;
  readonly amount: number;
  /** Neutralized: it counts nothing. */
  readonly out: boolean;
  readonly leads: boolean;
  readonly attackers: readonly TakesPart[];
}

export interface SideFacts {
  readonly token: Token | null;
  readonly name: string;
  readonly total: number;
  readonly rows: readonly TakesPart[];
}

export interface ConflictFacts {
  readonly id: number;
  readonly title: string;
  readonly type: ConflictType;
  readonly typeName: string;
  readonly initiator: { readonly token: Token | null; readonly name: string };
  readonly targets: readonly { readonly token: Token | null; readonly name: string }[];
  readonly verdict: { readonly text: string; readonly good: boolean };
  /** Support and opposition; of a conflict of several sides all of them. */
  readonly sides: readonly SideFacts[];
  readonly several: boolean;
  /** Attacks on nobody who can be named any more. */
  readonly loose: readonly TakesPart[];
  readonly prize: string;
}

export interface BallotFacts {
  readonly token: Token | null;
  readonly name: string;
  readonly cast: "yes" | "no" | "abstain" | null;
  readonly says: string;
}

export interface VoteFacts {
  readonly title: string;
  readonly head: string;
  readonly says: string;
  readonly tally: string;
  readonly ballots: readonly BallotFacts[];
  readonly league: readonly BallotFacts[];
}

export interface ConflictsFacts {
  readonly turn: string;
  readonly conflicts: readonly ConflictFacts[];
  readonly vote: VoteFacts | null;
  readonly declared: readonly { readonly token: Token | null; readonly name: string; readonly title: string | null }[];
}

type People = TablePeople;

export function conflictsFacts(view: View, ctx: People = { people: [] }): ConflictsFacts {
  const tokens = tokensOf(view);
  return {
    turn: turnName(view.turn, pictureWords(languageIn(ctx))),
    conflicts: view.conflicts.map((conflict) => conflictFacts(conflict, view, ctx, tokens)),
    vote: view.vote ? voteFacts(view.vote, view, ctx, tokens) : null,
    declared: view.declared.map(({ seat, title }) => ({
      token: tokens.get(seat) ?? null,
      name: drawnName(view, ctx, seat),
      title: title === null ? null : drawable(title),
    })),
  };
}

type Tokens = ReadonlyMap<SeatIndex, Token>;

function conflictFacts(conflict: ConflictView, view: View, ctx: People, tokens: Tokens): ConflictFacts {
  const who = (seat: SeatIndex) => ({ token: tokens.get(seat) ?? null, name: drawnName(view, ctx, seat) });
  const { participants } = conflict;
  const said = pictureWords(languageIn(ctx));
  const attacks = participants.filter(({ as }) => as === "attack");
  const isThere = (card: number) => participants.some((each) => each.card === card && each.as !== "lead");
  const part = (each: ParticipantView, seen: readonly ParticipantView[] = []): TakesPart => ({
    token: tokens.get(each.seat) ?? null,
    title: drawable(each.title),
    ability: each.through ?? each.using,
    amount: each.amount,
    out: each.neutralized,
    leads: each.as === "lead",
    attackers: attacks
      .filter((other) => other !== each && !seen.includes(other) && other.against?.includes(each.card))
      .map((other) => part(other, [...seen, each])),
  });
  const leaders = (side: readonly ParticipantView[]) =>
    participants.filter(
      ({ as, side: on, using }) => as === "lead" && side.some((one) => one.using === using && one.side === on),
    );
  const rows = (side: readonly ParticipantView[], added: ConflictView["added"]): TakesPart[] => [
    ...side.map((each) => part(each)),
    ...added.map(({ amount, source }) => ({
      token: null,
      title: drawable(source),
      ability: null,
      amount,
      out: false,
      leads: false,
      attackers: [],
    })),
  ];
  const several = conflict.form === "sides";
  const sides: SideFacts[] = several
    ? (conflict.sides ?? []).map(({ seat, total }) => ({
        ...who(seat),
        total,
        rows: rows(
          participants.filter(({ as, side }) => as === "support" && side === seat),
          conflict.added.filter(({ side }) => side === seat),
        ),
      }))
    : (["support", "oppose"] as const).map((as) => ({
        token: null,
        name: "",
        total: as === "support" ? conflict.support : conflict.opposition,
        rows: rows(
          participants.filter((each) => each.as === as),
          conflict.added.filter(({ to }) => to === (as === "support" ? "support" : "opposition")),
        ),
      }));
  const told = new Set(attacks.filter(({ against }) => against?.some(isThere)));
  return {
    id: conflict.id,
    title: drawable(conflictCalled(conflict, (seat) => drawnName(view, ctx, seat))),
    type: conflict.type,
    typeName: said.abilities[conflict.type],
    initiator: who(conflict.initiator),
    targets: [conflict.target, conflict.second ?? null].flatMap((target) =>
      target ? [targetOf(target, view, ctx, tokens)] : [],
    ),
    verdict: verdictOf(conflict, said),
    sides,
    several,
    loose: [
      ...attacks.filter((each) => !told.has(each)).map((each) => ({ ...part(each), attackers: [] })),
      ...leaders(participants.filter(({ as }) => as !== "lead")).map((each) => part(each)),
    ],
    prize: prizeOf(conflict.says),
  };
}

function targetOf(target: NamedTarget, view: View, ctx: People, tokens: Tokens) {
  switch (target.what) {
    case "player":
      return { token: tokens.get(target.seat) ?? null, name: drawnName(view, ctx, target.seat) };
    case "card":
      return {
        token: target.seat === null ? null : (tokens.get(target.seat) ?? null),
        name: drawable(target.named.title),
      };
    case "conflict":
      return { token: null, name: drawable(conflictCalled(target, (seat) => drawnName(view, ctx, seat))) };
  }
}

function verdictOf(conflict: ConflictView, said: PictureWords): ConflictFacts["verdict"] {
  const { result, sides, form, initiator, support, opposition } = conflict;
  if (result) return { text: wonBy(result.won, result.margin, said), good: result.won };
  const own = sides?.find(({ seat }) => seat === initiator)?.total ?? 0;
  const others = (sides ?? []).filter(({ seat }) => seat !== initiator).map(({ total }) => total);
  const ahead = form === "sides" ? own - Math.max(0, ...others) : support - opposition;
  return { text: ahead > 0 ? filled(said.winningBy, ahead) : filled(said.needsMore, 1 - ahead), good: ahead > 0 };
}

/** What winning brings: only the sentences that say so; where none does, the last. */
function prizeOf(says: string | null): string {
  if (says === null) return "";
  const sentences = drawable(says).split(/(?<=\.)\s+/u);
  const won = sentences.filter((each) => /^Won\b/u.test(each));
  if (won.length === 0) return sentences.at(-1) ?? "";
  const [first = "", ...more] = won;
  const plain = first.replace(/^Won: /u, "");
  return [plain.charAt(0).toUpperCase() + plain.slice(1), ...more].join(" ");
}

function voteFacts(vote: NonNullable<View["vote"]>, view: View, ctx: People, tokens: Tokens): VoteFacts {
  const said = pictureWords(languageIn(ctx));
  const ballot = ({ of, caster, cast, has }: NonNullable<View["vote"]>["ballots"][number]): BallotFacts => {
    const seat = "seat" in of ? of.seat : caster;
    return {
      token: seat === null ? null : (tokens.get(seat) ?? null),
      name:
        "race" in of
          ? languageIn(ctx) === FIRST_LANGUAGE
            ? COUNCIL_WORDS[of.race]
            : said.races[of.race]
          : drawnName(view, ctx, of.seat),
      cast,
      says: cast ? said[cast] : has ? said.voted : said.notVoted,
    };
  };
  const { yes, no, abstain } = vote.tally;
  return {
    title: drawable(vote.source),
    head: filled(said.headedBy, drawnName(view, ctx, vote.head)),
    says: vote.says === null ? "" : drawable(vote.says),
    tally: vote.sealed ? said.sealed : tallied(yes, no, abstain, said),
    ballots: vote.ballots.map(ballot),
    league: (vote.league ?? []).map(ballot),
  };
}
