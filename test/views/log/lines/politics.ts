import type { Event } from "../../../../src/engine/index.ts";
import { cassarin } from "./about.ts";

export const POLITICS = {
  "tension-changed": [
    { type: "tension-changed", from: 0, toward: 1, to: 4, source: "Carn" },
    "Londo’s tension toward G'Kar is now 4 (Carn)",
  ],
  "race-tension-changed": [
    { type: "race-tension-changed", from: { seat: 0 }, toward: { race: "minbari" }, to: 3, source: "Carn" },
    "The tension of Londo toward the Minbari (nobody plays them) is now 3 (Carn)",
  ],
  surrendered: [{ type: "surrendered", seat: 0, to: 1 }, "🏳️ Londo surrenders unconditionally to G'Kar"],
  asylum: [
    { type: "asylum", seat: 0, with: 1, card: cassarin },
    "Envoy Cassarin of Londo finds asylum with G'Kar, as a supporting character",
  ],
  "joined-war": [
    { type: "joined-war", seat: 0, against: 1, with: cassarin },
    "Londo rotates Envoy Cassarin to join the war against G'Kar",
  ],
  conquered: [
    {
      type: "conquered",
      seat: 0,
      card: { card: 13, title: "Ragesh 3" },
      from: 1,
      retaken: false,
      controlled: false,
      source: "War over Ragesh 3",
    },
    "🏴 Londo conquers **Ragesh 3** from G'Kar: its text is blanked, and nobody controls it",
  ],
  "state-started": [
    { type: "state-started", state: "war", between: [{ seat: 0 }, { seat: 1 }], source: "Carn" },
    "⚔️ War begins between Londo and G'Kar (Carn)",
  ],
  "civil-war": [
    { type: "civil-war", race: "human", begins: true, seats: [0, 1] },
    "⚔️ **Human civil war**: Londo and G'Kar are at war with one another, and count as races of their own",
  ],
  "state-suspended": [
    {
      type: "state-suspended",
      state: "free trade",
      between: [{ seat: 0 }, { seat: 1 }],
      source: "Carn",
      suspended: true,
      changed: [{ seat: 0, amount: 1, rating: 4 }],
    },
    "🤝 Free trade between Londo and G'Kar is suspended, as if it were not. Londo loses the 1 influence that it gave: rating 4",
  ],
  "shadow-war-at": [
    { type: "shadow-war-at", at: 25, source: "Carn" },
    "The Shadow War begins when the Shadows or the Vorlons have 25 influence (Carn)",
  ],
  "state-ended": [
    {
      type: "state-ended",
      state: "free trade",
      between: [{ seat: 0 }, { seat: 1 }],
      source: "Carn",
      why: "war",
      taken: [{ seat: 0, amount: 1, rating: 5 }],
    },
    "🤝 Free trade between Londo and G'Kar ends, for they are at war now (Carn). Londo loses the 1 influence that it gave: rating 5",
  ],
  "unrest-changed": [{ type: "unrest-changed", seat: 0, to: 2, source: "Carn" }, "Londo’s unrest is now 2 (Carn)"],
  "league-dictated": [
    { type: "league-dictated", seat: 0, source: "Non-Aligned Support" },
    "🗳️ By Non-Aligned Support Londo casts the votes of the League of Non-Aligned Worlds from now on",
  ],
  "isa-founded": [
    { type: "isa-founded", founder: 1, members: [1, 0], source: "New Order" },
    "🌐 **The Interstellar Alliance exists** (New Order): founded by G'Kar, members G'Kar and Londo",
  ],
  "isa-joined": [
    { type: "isa-joined", seat: 0, source: "New Order" },
    "🌐 Londo joins the Interstellar Alliance (New Order)",
  ],
  "isa-left": [
    { type: "isa-left", seats: [0], source: "Broken Treaty" },
    "🌐 Londo is out of the Interstellar Alliance (Broken Treaty)",
  ],
  "vote-called": [
    { type: "vote-called", kind: "babylon-5", source: "Council Session", by: 0, head: 1, sealed: false },
    "🗳️ Council Session calls a vote of the Babylon 5 council. G'Kar heads it.",
  ],
  voted: [{ type: "voted", of: { race: "narn" }, by: 1, vote: "no", league: false }, "🗳️ G'Kar votes No for the Narn"],
  "vote-forced": [
    { type: "vote-forced", of: { race: "vorlon" }, vote: "yes", source: "Whispers" },
    "🗳️ By Whispers the vote of the Vorlons is Yes",
  ],
  "ballot-given": [
    { type: "ballot-given", of: { seat: 1 }, to: 0, source: "Proxy" },
    "🗳️ By Proxy Londo casts the vote of G'Kar",
  ],
  "league-called": [
    { type: "league-called", ballots: 2 },
    "🗳️ A tie: the League of Non-Aligned Worlds votes, 2 species ambassadors",
  ],
  "vote-ended": [
    {
      type: "vote-ended",
      source: "Council Session",
      passed: true,
      tally: { yes: 2, no: 2, abstain: 1 },
      league: { yes: 1, no: 0, abstain: 0 },
      absent: ["vorlon"],
    },
    "🗳️ Council Session **passes**: 2 yes, 2 no, 1 abstaining (the Vorlons); the League 1 yes, 0 no",
  ],
  "ambassador-changed": [
    {
      type: "ambassador-changed",
      seat: 0,
      ambassador: { card: 4, title: "Page" },
      before: { card: 5, title: "Regent" },
      from: "supporting",
      moved: [cassarin],
      source: "Papers",
    },
    "👑 Page **is Londo’s ambassador** from now on; Regent stays in the inner circle, and Envoy Cassarin goes over to the new ambassador (Papers)",
  ],
  converted: [
    { type: "converted", seat: 0, ambassador: { card: 4, title: "Herdsman" }, before: { card: 5, title: "Regent" } },
    "☄️ Londo **becomes a Drakh faction**, led by Herdsman from now on; Regent stays in the inner circle",
  ],
  "shadow-war": [
    { type: "shadow-war", begins: true, by: "shadows" },
    "🌑 **The Shadow War begins**, by the influence of the Shadows.",
  ],
} satisfies Readonly<Record<string, readonly [Event, string]>>;
