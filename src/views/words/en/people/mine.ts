/**
 * What somebody has chosen for themselves: /settings mine, its forms, and why something cannot be so.
 * In other languages: `people/mine.ftl`.
 */
export const MINE = {
  "mine-button": "My settings",
  "mine-changed": "✅ Changed.",
  "mine-title": `{""}**Your settings**, the same in every server`,
  "mine-zone-none": "🌍 Time zone: not set, so your hours and days are by UTC",
  "mine-zone": "🌍 Time zone: **{ $zone }**, where it is { $clock } now",
  "mine-quiet": "🌙 Quiet hours: **{ $from } to { $to }**: no deadline of yours runs, and nothing pings you",
  "mine-quiet-none": "🌙 Quiet hours: none",
  "mine-muted": "⏰ Reminders: **muted**",
  "mine-reminded": "⏰ Reminders: **{ $every }**",
  "mine-reminded-dm": "⏰ Reminders: **{ $every }**, by direct message too",
  "mine-next-on": "🔔 Tell me when I am next: **yes**",
  "mine-next-off": "🔔 Tell me when I am next: **no**",
  "mine-pictures": "🖼️ The table: **as pictures**, dark",
  "mine-light": "🖼️ The table: **as pictures**, light",
  "mine-text": "🖼️ The table: **as text**",
  "mine-why-first": "❔ Questions explained: **in your first game**",
  "mine-why-on": "❔ Questions explained: **always**",
  "mine-why-off": "❔ Questions explained: **never**",
  "mine-record-on": "📒 Record: **on**: finished games are noted under your name in their server; `/stats me` shows it",
  "mine-record-off": "📒 Record: **off**: no game is noted under your name, and none is shown",
  "mine-promise-on": "🤝 Lobbies say how you have kept deadlines: **yes**",
  "mine-promise-waits": "🤝 Lobbies say how you have kept deadlines: **yes**, once you are on record",
  "mine-promise-off":
    "🤝 Lobbies say how you have kept deadlines: **no**; `/settings mine promise:True` has them do so",
  "mine-vacation-none": "🏖️ Vacation: none announced. You have { $days } days in each game.",
  "mine-vacation": "🏖️ Vacation: { $from } until { $until }",
  "mine-hours-unnoted": "🕓 When you play: **not noted**",
  "mine-hours-noted":
    "🕓 When you play: noted from your presses, for “you share …” in lobbies; `/settings mine hours:False` stops that",
  "mine-avoids": "🙈 `/game find` never seats you with { $people }; nobody else sees this",
  "mine-language-discord": "🗣️ Language: **as your Discord has it**",
  "mine-language": "🗣️ Language: **{ $language }**",
  "mine-every-hours": `{ $hours ->
    [one] every hour
   *[other] every { $hours } hours
}`,
  "mine-every-days": `{ $days ->
    [one] every day
   *[other] every { $days } days
}`,
  "mine-every-mixed": `{ $days ->
    [one] every day
   *[other] every { $days } days
} { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}`,
  "mine-zone-button": "Time zone…",
  "mine-quiet-button": "Quiet hours…",
  "mine-vacation-button": "Vacation…",
  "mine-unmute-button": "Remind me again",
  "mine-mute-button": "Mute reminders",
  "mine-no-dm-button": "No direct messages",
  "mine-dm-button": "Also by direct message",
  "mine-not-next-button": "Do not tell me when I am next",
  "mine-next-button": "Tell me when I am next",
  "mine-pictures-button": "Show pictures",
  "mine-light-button": "Light pictures",
  "mine-text-button": "Show text",
  "mine-why-off-button": "Explain nothing",
  "mine-why-on-button": "Explain all questions",
  "mine-off-record-button": "Off the record",
  "mine-record-button": "Keep my record",
  "mine-remind-menu": "How often to remind me",
  "mine-back-menu": "Call off a vacation",
  "mine-days": "{ $from } to { $to }",
  "mine-language-menu": "In which language I speak to you",
  "mine-as-discord": "As your Discord has it",
  "mine-zone-title": "Your time zone",
  "mine-zone-field": "Continent and city (empty: UTC)",
  "mine-quiet-title": "Your quiet hours",
  "mine-quiet-from": "From (both empty: none)",
  "mine-quiet-to": "To",
  "mine-quiet-from-example": "22:00 · 10 pm",
  "mine-quiet-to-example": "08:00 · 8 am",
  "mine-vacation-title": "Your vacation",
  "mine-vacation-from": "First day",
  "mine-vacation-to": "Last day",
  "mine-vacation-from-example": "{ $day } · today · tomorrow",
  "mine-no-zone":
    "There is no time zone “{ $text }”. Name a continent and a city, such as `Europe/Berlin` or `America/New_York`.",
  "mine-zone-meant": "Did you mean { $zones }?",
  "mine-unchanged": "Nothing was changed.",
  "mine-again-button": "Type it again…",
  "list-or": "{ $most } or { $last }",
  "mine-no-quiet":
    "I cannot read “{ $text }” as quiet hours. Name two different times of day, such as `22:00-08:00` or `10pm to 7am`, or `none`. { mine-unchanged }",
  "mine-too-quiet":
    "Quiet hours are at most { $hours } of a day, so that the others need not wait for ever. For days off announce a vacation. { mine-unchanged }",
  "mine-no-reminder":
    "I cannot remind you “{ $text }”: name a time from 1 hour to 7 days, such as `8h` or `2 days`. { mine-unchanged }",
  "mine-no-day":
    "I cannot read “{ $text }” as a day. Write it as year, month and day, such as `{ $day }`: `/settings mine vacation:{ $day } to { $last }`. { mine-unchanged }",
  "mine-backwards": "A vacation ends after it has begun: its last day comes before its first. { mine-unchanged }",
  "mine-past": "That vacation is over already. Announce one ahead. { mine-unchanged }",
  "mine-far-off": "A vacation can be announced up to a year ahead. { mine-unchanged }",
  "mine-too-long": `That vacation takes { $days } days, and { $left ->
    [0] none are left
   *[other] only { $left } are left
}: everybody has { $allowed } days in each game. For longer, \`/game pause\` stops a table for everybody. { mine-unchanged }`,
  "mine-too-long-there": `That vacation takes { $days } { $days ->
    [one] day
   *[other] days
}, and at **{ $table }** { $left ->
    [0] none are left of your 14 days
   *[other] only { $left } of your 14 days are left
}. Announce a shorter one, or stop that table with \`/game pause\`. { mine-unchanged }`,
  "mine-own-company": "You cannot keep away from yourself. { mine-unchanged }",
  "mine-avoids-many":
    "You keep away from { $most } players already, and that is the most. Name one of them again to take them off. { mine-unchanged }",
} as const;
