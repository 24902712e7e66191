import type { NoClaim } from "../../engine/index.ts";
import { both, type Wording, type Wordings, worded } from "./wording.ts";

const NO_CLAIM: Readonly<Record<NoClaim, Wording>> = {
  "no-agenda": worded("claim-no-agenda"),
  "no-card": worded("claim-no-card"),
  hidden: both(worded("claim-hidden", "claim-hidden-2"), worded("claim-hidden-then")),
  "other-card": both(
    worded("claim-other-card", "claim-other-card-2"),
    worded("claim-other-card-then", "claim-other-card-then-2"),
  ),
  "not-drakh": worded("claim-not-drakh"),
  "not-major": worded("claim-not-major"),
  "says-nothing": worded("claim-says-nothing"),
  automatic: worded("claim-automatic"),
  blanked: worded("claim-blanked"),
  barred: worded("claim-barred"),
  claimed: worded("claim-claimed"),
};

const known = (reason: unknown): reason is NoClaim => typeof reason === "string" && reason in NO_CLAIM;

/** Agendas. */
export const AGENDAS = {
  // {title}: the agenda that you have. {card}: the one that you wanted.
  "agenda-in-play": both(worded("no-agenda-in-play", "no-agenda-in-play-2"), worded("no-agenda-in-play-then")),
  // {title}: the card that was named. {type}: its type.
  "not-an-agenda": both(
    worded("no-not-an-agenda", "no-not-an-agenda-2", "no-not-an-agenda-3"),
    worded("no-not-an-agenda-then"),
  ),
  // {title}: your agenda.
  "agenda-not-hidden": both(
    worded("no-agenda-not-hidden", "no-agenda-not-hidden-2"),
    worded("no-agenda-not-hidden-then"),
  ),
  "agenda-still-hidden": both(
    worded("no-agenda-still-hidden", "no-agenda-still-hidden-2"),
    worded("no-agenda-still-hidden-then"),
  ),
  "major-agenda-leaves-not": both(
    worded("no-major-agenda-leaves-not", "no-major-agenda-leaves-not-2"),
    worded("no-major-agenda-leaves-not-then"),
  ),
  // {title}: the major agenda in play. {card}: the one that was to come.
  "major-agenda-replaced": both(
    worded("no-major-agenda-replaced", "no-major-agenda-replaced-2"),
    worded("no-major-agenda-replaced-then"),
  ),
  "no-agenda": worded("no-no-agenda"),
  "major-agenda-stays": both(
    worded("no-major-agenda-stays", "no-major-agenda-stays-2"),
    worded("no-major-agenda-stays-then"),
  ),
  // {reason}: one of those above. {title}: your agenda.
  "no-claim": (facts, language) =>
    (known(facts.reason) ? NO_CLAIM[facts.reason] : worded("claim-unknown"))(facts, language),
} satisfies Wordings;
