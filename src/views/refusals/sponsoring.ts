import { both, type Wordings, worded } from "./wording.ts";

/** Sponsoring and promoting. */
export const SPONSORING = {
  // {title}: the card of which each player has one at a time.
  "one-each": both(worded("no-one-each", "no-one-each-2"), worded("no-one-each-then")),
  // Sponsoring. {type}: its card type. {race}: its loyalty. {whose}: a player.
  "cannot-be-sponsored": both(
    worded("no-cannot-be-sponsored", "no-cannot-be-sponsored-2"),
    worded("no-cannot-be-sponsored-then"),
  ),
  "sponsor-needed": both(worded("no-sponsor-needed", "no-sponsor-needed-2"), worded("no-sponsor-needed-then")),
  // {with}: who was to sponsor. {race} {wants}: who may.
  "sponsor-restricted": both(
    worded("no-sponsor-restricted", "no-sponsor-restricted-2", "no-sponsor-restricted-3"),
    worded("no-sponsor-restricted-then"),
  ),
  // {title}: the card whose effect brings another in.
  "sponsor-not-needed": both(
    worded("no-sponsor-not-needed", "no-sponsor-not-needed-2"),
    worded("no-sponsor-not-needed-then"),
  ),
  // {source}: the card whose effect it is. {types}: what it lets in.
  "sponsor-type": both(worded("no-sponsor-type", "no-sponsor-type-2"), worded("no-sponsor-type-then")),
  "not-in-hand": both(worded("no-not-in-hand", "no-not-in-hand-2"), worded("no-not-in-hand-then")),
  // {character}: who would be promoted.
  "no-printed-cost": both(
    worded("no-no-printed-cost-promoted", "no-no-printed-cost", "no-no-printed-cost-2"),
    worded("no-no-printed-cost-then-promoted", "no-no-printed-cost-then"),
  ),
  "no-cost-to-refer-to": both(
    worded("no-no-cost-to-refer-to", "no-no-cost-to-refer-to-2"),
    worded("no-no-cost-to-refer-to-then"),
  ),
  "starting-ambassador-not-sponsored": both(
    worded(
      "no-starting-ambassador-not-sponsored",
      "no-starting-ambassador-not-sponsored-2",
      "no-starting-ambassador-not-sponsored-3",
    ),
    worded("no-starting-ambassador-not-sponsored-then"),
  ),
  disloyal: both(worded("no-disloyal", "no-disloyal-2", "no-disloyal-3"), worded("no-disloyal-then")),
  "limited-in-play": both(
    worded("no-limited-in-play", "no-limited-in-play-2", "no-limited-in-play-3"),
    worded("no-limited-in-play-then"),
  ),
  "limited-removed": worded("no-limited-removed", "no-limited-removed-2"),
  "unique-played": worded("no-unique-played", "no-unique-played-2"),
  // {marks}: Conspiracy marks of the faction. {cards}: how many cards of the other side it controls. {corps}: it is the Psi Corps.
  "psi-needed": both(worded("no-psi-needed", "no-psi-needed-2"), worded("no-psi-needed-then")),
  "conspiracy-needed": both(
    worded("no-conspiracy-needed", "no-conspiracy-needed-2"),
    worded("no-conspiracy-needed-then"),
  ),
  // {with}: the sponsoring character.
  "drakh-sponsor": both(
    worded("no-drakh-sponsor", "no-drakh-sponsor-2", "no-drakh-sponsor-3"),
    worded("no-drakh-sponsor-then"),
  ),
  "no-drakh-leader": both(worded("no-no-drakh-leader", "no-no-drakh-leader-2"), worded("no-no-drakh-leader-then")),
  "drakh-comes-sponsored": both(worded("no-drakh-comes-sponsored"), worded("no-drakh-comes-sponsored-then")),
  "drakh-only": both(worded("no-drakh-only", "no-drakh-only-2"), worded("no-drakh-only-then")),
  "drakh-sponsors-drakh": both(
    worded("no-drakh-sponsors-drakh", "no-drakh-sponsors-drakh-2"),
    worded("no-drakh-sponsors-drakh-then"),
  ),
  "drakh-ambassador-stays": both(
    worded("no-drakh-ambassador-stays", "no-drakh-ambassador-stays-2"),
    worded("no-drakh-ambassador-stays-then"),
  ),
  "former-ambassador-stays": both(
    worded("no-former-ambassador-stays", "no-former-ambassador-stays-2"),
    worded("no-former-ambassador-stays-then"),
  ),
  "chaos-stays": both(worded("no-chaos-stays", "no-chaos-stays-2"), worded("no-chaos-stays-then")),
  "no-chaos-there": both(worded("no-no-chaos-there", "no-no-chaos-there-2"), worded("no-no-chaos-there-then")),
  "chaos-to-drakh-only": both(
    worded("no-chaos-to-drakh-only", "no-chaos-to-drakh-only-2"),
    worded("no-chaos-to-drakh-only-then"),
  ),
  "too-much-chaos": both(worded("no-too-much-chaos", "no-too-much-chaos-2"), worded("no-too-much-chaos-then")),
  "corporate-only": both(worded("no-corporate-only", "no-corporate-only-2"), worded("no-corporate-only-then")),
  "corporate-agenda": both(worded("no-corporate-agenda", "no-corporate-agenda-2"), worded("no-corporate-agenda-then")),
  "homeworld-in-play": both(
    worded("no-homeworld-in-play", "no-homeworld-in-play-2"),
    worded("no-homeworld-in-play-then", "no-homeworld-in-play-then-2"),
  ),
  // {with}: the sponsoring character.
  "enhancement-loyalty": both(
    worded("no-enhancement-loyalty", "no-enhancement-loyalty-2", "no-enhancement-loyalty-3"),
    worded("no-enhancement-loyalty-then"),
  ),
  // {target}: what it would be on.
  "enhancement-copy": both(worded("no-enhancement-copy", "no-enhancement-copy-2"), worded("no-enhancement-copy-then")),

  // Promoting. {type}: the card's type. {promoted}: what has been promoted without joining the inner circle.
  "not-supporting": both(
    worded("no-not-supporting-promoted", "no-not-supporting", "no-not-supporting-2"),
    worded("no-not-supporting-then"),
  ),
  "not-a-character": both(
    worded("no-not-a-character", "no-not-a-character-2", "no-not-a-character-3"),
    worded("no-not-a-character-then"),
  ),
} satisfies Wordings;
