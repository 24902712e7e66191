/**
 * Where somebody begins: /help without a table, its buttons, /about and /privacy.
 * In other languages: `people/first.ftl`.
 */
export const FIRST = {
  "help-before": `{""}**The Babylon 5 CCG** is a card game of diplomacy for 2 to 10: { -ambassador(number: "other") } of five races bring people and fleets into play, support and oppose { -conflict(number: "other") }, and grow in { -influence } until somebody has 20 power and more than anybody else. I deal, keep secrets and enforce the rules. Practice { -deck(number: "other") } of invented cards and the four real starter { -deck(number: "other") } are ready; \`/deck submit\` takes your own. For your own server: \`/about\`.
    {""}**New here?** **{ learn-button }** is a short game against me.
    {""}**To play:** press **{ open-button }**, or type \`/game create\` in a channel to choose its rules. It gets a thread with **Join** and **Start**.
    {""}**Alone?** **{ practice-button }** begins a game against three practice opponents at once.
    {""}**Your turn:** I ping you. Press a button, or type \`/act\` and say it: \`sponsor Vir with Londo\`. **My hand** shows your hand.
    {""}**The rules:** \`/rule\`, in any words; \`/card\` for a card. **Leagues:** \`/league show\`.`,
  "open-button": "Open a table",
  "practice-button": "Open a practice table",
  "practice-name": "Practice table",
  "practice-open": "{ $thread } has begun: you and three practice opponents, and you have all the time that you want.",
  "practice-open-alone":
    "{ $thread } has begun: you and three practice opponents. Nobody else sees it, and you have all the time that you want.",
  "learn-button": "Learn in ten minutes",
  "ask-button": "Ask about the rules…",
  "decks-button": "My decks",
  "leagues-button": "Leagues",
  "ask-title": "Ask about the rules",
  "ask-label": "What would you like to know?",
  "ask-late": "That took too long. Press it once more.",
  "ask-no-text": "There is no text in that message that I could look up. Ask with `/rule` instead.",
  "about-what": `{""}**B5 Moderator { $version }**: a Discord bot that moderates the Babylon 5 Collectible Card Game for 2 to 10 players.`,
  "about-busy": `{ NUMBER( $tables ) } { $tables ->
    [one] { -table }
   *[other] { -table(number: "other") }
} kept, { NUMBER( $servers ) } { $servers ->
    [one] server
   *[other] servers
} served by this process, up since { $since }.`,
  "about-source":
    "How to play, host and judge stands in `README.md` and `docs/` of my source, which comes with whoever hosts me; what I keep of you in `docs/privacy.md`, the terms in `docs/terms.md`.",
  "about-links":
    "[Source and how to play]({ $home }) · [privacy]({ $home }/blob/main/docs/privacy.md) · [terms]({ $home }/blob/main/docs/terms.md)",
  "about-on": "`/help` says what you can do now, `/privacy show` what I keep of you.",
  "about-owners": "-# An unofficial tool of players. Babylon 5 and its card game belong to their owners.",
  "privacy-sure": `{""}**Delete what I keep of you, in all servers?** Your own { -deck(number: "other") }, your settings, your notes, your league entries with their { -deck(number: "other") }, notices that wait for you and your direct-message channel go for good, and you leave { -table(number: "other") } that have not begun. In games that are over, and in servers' records, your seat stays, without your name. In games that are still played your seat stays as it is: concede first (\`/game concede\`) or play on, and delete again when they are over. What stands in Discord's own messages stays there.`,
  "privacy-delete-button": "Delete my data",
  "privacy-kept": `What I keep under your id stands in the file. In short:
    - decks of your own: { $decks }
    - tables where you sit or that you opened: { $tables }
    - facts of cards, judgements, house rulings, leagues and results that name you: { $named }
    - notices, direct-message channel, habits: { $own }
    - tables where I keep how far you have read, and your notes: { $bookmarks }
    The log of a game keeps who did what, so that its shuffles can be proved. \`/privacy delete\` deletes what can be deleted.`,
  "privacy-done": `Done. I have deleted what I kept of you:
    - decks: { $decks } · league entries: { $leagues } · finished games without your name now: { $finished }`,
  "privacy-running": "You still play at { $tables }: concede there or play to the end, and delete again.",
} as const;
