import { both, type Wordings, worded } from "./wording.ts";

/** Aftermaths. */
export const AFTERMATHS = {
  // Aftermaths. {outcome}: "won" or "lost". {type}: the conflict type that it follows. {conflict}: what was resolved.
  "not-an-aftermath": both(
    worded("no-not-an-aftermath", "no-not-an-aftermath-2", "no-not-an-aftermath-3"),
    worded("no-not-an-aftermath-then"),
  ),
  "aftermath-outcome": both(
    worded("no-aftermath-outcome", "no-aftermath-outcome-2", "no-aftermath-outcome-3"),
    worded("no-aftermath-outcome-then"),
  ),
  "aftermath-initiator": both(
    worded("no-aftermath-initiator", "no-aftermath-initiator-2"),
    worded("no-aftermath-initiator-then"),
  ),
  "aftermath-type": both(worded("no-aftermath-type", "no-aftermath-type-2"), worded("no-aftermath-type-then")),
  "aftermath-after": both(worded("no-aftermath-after", "no-aftermath-after-2"), worded("no-aftermath-after-then")),
  "aftermath-target": both(
    worded("no-aftermath-target", "no-aftermath-target-2"),
    worded("no-aftermath-target-then", "no-aftermath-target-then-2"),
  ),
  "aftermath-loyalty": both(
    worded("no-aftermath-loyalty", "no-aftermath-loyalty-2"),
    worded("no-aftermath-loyalty-then", "no-aftermath-loyalty-then-2"),
  ),
  "aftermath-copy": both(worded("no-aftermath-copy", "no-aftermath-copy-2"), worded("no-aftermath-copy-then")),
  "no-aftermaths-now": both(
    worded("no-no-aftermaths-now", "no-no-aftermaths-now-2"),
    worded("no-no-aftermaths-now-then"),
  ),
  "not-discarded-together": worded("no-not-discarded-together"),
  "said-already": worded("no-said-already"),
} satisfies Wordings;
