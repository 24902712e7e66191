/** Words of the log that stand elsewhere too, and where a lesson stands. In other languages: `tables/told.ftl`. */
export const TOLD = {
  "list-and": "{ $most } and { $last }",
  "round-setup": "Setup",
  "round-ready": "Ready round",
  "round-conflict": "Conflict round",
  "round-action": "Action round",
  "round-resolution": "Resolution round",
  "round-draw": "Draw round",
  "stands-title": "{ $table }: turn { $turn }, { $round }",
  "stands-over-title": "{ $table }: game over",
  "stands-waits": "⏳ Waiting for **{ $names }**",
  "stands-over": "🏁 **The game is over.**",
  "stands-declared": "Declared, face down: { $names }",
  "stands-conflict": "🕊️ **{ $title }** of { $name }: support { $support }, opposition { $opposition }",
  "stands-figures": `{""}**Influence { $rating }** ({ $unspent } unspent, { $spent } spent) · **Power { $power }** · Unrest { $unrest }`,
  "stands-cards": "Hand { $hand } · Deck { $deck } · Discard { $discard }",
  "stands-ambassador": "Ambassador: { $card }",
  "stands-tension": "Tension toward { $name }: { $tension }",
  "stands-supporting": "Supporting: { $cards }",
  "stands-race": `{ $name } · { $race ->
    [human] Humans
   *[narn] Narn
}`,
  "stands-footer": "quickstart rules · ⤵ rotated · ▶ asked now",
} as const;
