import { both, type Wordings, worded } from "./wording.ts";

/** Votes. */
export const VOTING = {
  "no-vote": both(worded("no-no-vote"), worded("no-no-vote-then")),
  // {head}: who heads the vote.
  "ballot-not-called": both(
    worded("no-ballot-not-called"),
    worded("no-ballot-not-called-then", "no-ballot-not-called-then-2"),
  ),
  // {whose}: who has a vote.
  "no-ballot": both(worded("no-no-ballot"), worded("no-no-ballot-then", "no-no-ballot-then-2")),
  "no-isa": both(worded("no-no-isa", "no-no-isa-2"), worded("no-no-isa-then")),
  "no-isa-to-fetch": both(worded("no-no-isa-to-fetch", "no-no-isa-to-fetch-2"), worded("no-no-isa-to-fetch-then")),
  "fetched-already": both(worded("no-fetched-already"), worded("no-fetched-already-then", "no-fetched-already-then-2")),
  "fetch-without-deck": both(worded("no-fetch-without-deck"), worded("no-fetch-without-deck-then")),
  "fetch-without-isa": both(
    worded("no-fetch-without-isa", "no-fetch-without-isa-2"),
    worded("no-fetch-without-isa-then"),
  ),
  "fetch-beyond-limit": both(
    worded("no-fetch-beyond-limit", "no-fetch-beyond-limit-2"),
    worded("no-fetch-beyond-limit-then"),
  ),
  "fetch-other-type": both(worded("no-fetch-other-type", "no-fetch-other-type-2"), worded("no-fetch-other-type-then")),
  "not-in-reserve": both(worded("no-not-in-reserve", "no-not-in-reserve-2"), worded("no-not-in-reserve-then")),
  "ballot-cast": both(worded("no-ballot-cast"), worded("no-ballot-cast-then")),
} satisfies Wordings;
