/**
 * Games as they were: earlier turns, playing on from one, files and links, what proves the shuffles; and what a judge looks at.
 * In other languages: `tables/past.ftl`.
 */
export const PAST = {
  "then-part-table": "Tracker",
  "then-part-conflicts": "Conflicts",
  "then-part-hand": "My hand then",
  "then-part-hands": "Everybody’s hands",
  "then-head": `{""}**{ $table }** · **{ $turn }, { $at ->
    [start] at its start
    [now] as it stands now
   *[end] at its end
}**, { $who ->
    [you] as you saw it
   *[all] as everybody saw it
}`,
  "then-start-button": "Its start",
  "then-end-button": "Its end",
  "then-now-button": "As it stands now",
  "then-play-on-button": "Play on from here",
  "then-play-on-start-button": "Play on from its start",
  "then-menu": "Another turn",
  "then-hands": "Hands",
  "then-no-cards": "none",
  "then-before": "Before turn 1",
  "then-turn": "Turn { $turn }",
  "then-turns-button": "Turn by turn",
  "then-not-begun": "The game at this table has not begun: there is no turn to show.",
  "then-no-turn": `There has been no turn { $turn } here: { $newest ->
    [0] the first has not begun yet
   *[other] the newest is turn { $newest }
}. Choose one up to { $newest }; 0 is before the first.`,
  "then-gone": "There is no such turn in this game any more. `/game replay` shows those that there are.",
  "played-on-name": `Not the real game: { $name }{ $turn ->
    [0] , before turn 1
   *[other] , turn { $turn }
}`,
  "played-on-moment": `{ $at ->
    [now] { $turn ->
        [0] from how it stood before turn 1
       *[other] from how it stood in turn { $turn }
    }
   *[start] { $turn ->
        [0] from before turn 1
       *[other] from the beginning of turn { $turn }
    }
}`,
  "played-on-title": "Practice: this is not the real game",
  "played-on-from":
    "{ $host } plays on { $moment } of **{ $table }** ({ $thread }). Practice opponents play all other seats.",
  "played-on-over":
    "That game is over: all cards and decks lie as they really did. Only what is shuffled from here on falls otherwise.",
  "played-on-running":
    "That game is still running: what { $host } knows of it is as it is there. The hands, decks and face-down cards of all others are **drawn at random** from ready-made decks, and tell nothing of the real ones.",
  "played-on-nothing-back":
    "Nothing that is done here comes back to that table, and nothing of it goes on record. `/game end` closes it.",
  "played-on-opening": "Practice, not a real game: { $host } plays on from a game that is over.",
  "played-on-line": "🎓 **Practice, not the real game.** That one is **{ $table }**: { $thread }",
  "played-on-begins": `{""}**The practice begins.** Practice opponents answer in a moment.`,
  "played-on-seed":
    "-# What is shuffled from here on follows from a secret seed of its own, shown at the end. Its SHA-256: `{ $hash }`",
  "played-on-proof":
    "🎓 This is no real game: it began { $moment } of **{ $table }**. How the cards lay then is taken from there and not proven here; what came after is.",
  "played-on-promise":
    "The seed of its own shuffles stays secret until its end. Its SHA-256 was published as it began: `{ $hash }`",
  "played-on-outcome":
    "✅ Played again from that moment on, with the seed and the log of actions, it comes out as the same game, card for card.",
  "played-on-open": "Your practice table is open: { $thread }. Try whatever you like there: nothing of it counts.",
  "played-on-whose": "Whose seat do you play? Practice opponents play all others.",
  "played-on-not-yours":
    "You have no seat in this game. While it runs, only who plays in it can practise from it, with what they know; once it is over, everybody can: `/game replay` shows any turn.",
  "played-on-out":
    "At that moment this seat was not in the game any more, or the game was over. Choose an earlier turn: `/game replay` shows each.",
  "played-on-alone":
    "Your own cards would be seen there: while a game runs, practising takes a thread that only you see. Do it from a text channel of this server in which I may **Create Private Threads**: `/game replay` works there, too.",
  "played-on-unknown":
    "Practice opponents cannot read cards: not all is known of { $titles }, which others have in play or in a discard pile. Choose an earlier turn, or say what is printed there with `/cards`.",
  "played-on-more": "{ $count } more",
  "elsewhere-button": "Open elsewhere…",
  "elsewhere-file":
    "🎞️ **{ $table }, the whole game**, turn by turn and with everybody’s hands. Any server where I am opens it with the link of this message: **{ elsewhere-button }** says how.",
  "elsewhere-link": "In any server where I am, type `/game replay`, choose **link** and put this in:",
  "elsewhere-whoever":
    "-# Whoever has the link sees the whole game, everybody’s hands among it. It opens nothing any more once the message with the file is deleted here.",
  "elsewhere-how": '{""}**{ elsewhere-button }** under `/game export` or a replay of a game that is over makes one.',
  "elsewhere-no-link":
    "That is no link to a message: it looks like `https://discord.com/channels/1/2/3`. { elsewhere-how } Nothing was opened.",
  "elsewhere-nowhere":
    "That link opens no game: the message is gone, I cannot read it, or it is none of mine with a game in it. { elsewhere-how } A file of your own goes into `file:`. Nothing was opened.",
  "elsewhere-later": "Discord did not let me look there just now. Try again in a minute.",
  "elsewhere-one": "Take one of the two: a file, or a link to one. Nothing was opened.",
  "elsewhere-not-over":
    "This game is not over: what is hidden in it stays hidden. Once it is, **{ elsewhere-button }** makes a link to it.",
  "elsewhere-gone":
    "Somebody who played this game has had their data deleted, and its file names them: I post it nowhere. **{ turns-button }** shows the game to everybody here.",
  "elsewhere-too-large": "This game is larger than any that I open elsewhere. `/game export` still has its files.",
  "elsewhere-file-later": "Discord did not take the file just now. Try again in a minute.",
  "elsewhere-not-posted":
    "I cannot post the file in { $thread }: the thread has to be open, and I need **Attach Files** there. Until then the game.json of `/game export` opens elsewhere with `/game replay file:`.",
  "opened-proven":
    "Opened from a file. Every entry of it was played again, and comes out as it is recorded: seed, shuffles and end.",
  "opened-doubts": "Opened from a file, and not proven: { $doubts }",
  "opened-not": "{ $why } Nothing was opened.",
  "opened-no-more":
    "I keep an opened file for a day. Open it again, as you have before: `/game replay link:`, or `file:` with the game.json of its `/game export`.",
  "seal-of": "The deck of **{ $name }**",
  "seal-none": "⚠️ **{ $name }** plays with a deck that was not registered.",
  "seal-open": "{ $whose } is sealed for its league: `{ $hash }`.",
  "seal-holds": "✅ { $whose } is the one that was registered: `{ $hash }…`",
  "seal-broken": "❌ **{ $whose } is not the one that was registered**: `{ $hash }…`",
  "proof-same": "✅ Played again from the seed and the log of actions, it comes out as the same game, card for card.",
  "proof-differently": "❌ **Played again from its log, the game comes out differently.**",
  "proof-changed-since":
    "⚠️ I was changed since this game began, and hold to some rule in another way now, so that its log does not come out the same any more: that tells nothing about the shuffles.",
  "proof-lobby":
    "Nothing is shuffled yet. The secret seed is drawn already: its SHA-256 is `{ $hash }`, and cannot be changed any more. Your own presses of **{ join-button }** and **{ start-button }** are mixed in, so that nobody chooses the shuffles.",
  "proof-running": "The seed stays secret until the end. Its SHA-256 was published at the start: `{ $hash }`",
  "proof-running-lobby":
    "The seed stays secret until the end. Its SHA-256 has stood in the lobby since the table opened: `{ $hash }`",
  "proof-presses": "These presses are mixed into it: { $presses }.",
  "proof-facts": "Seed `{ $seed }`, SHA-256 `{ $hash }`.",
  "proof-other-seed": "❌ **This is not the seed that was published.** { $facts } What was published: `{ $hash }`.",
  "proof-seed": "✅ The seed is the one whose SHA-256 I published when the game began.",
  "proof-seed-lobby": "✅ The seed is the one whose SHA-256 has stood in the lobby since the table opened.",
  "proof-how":
    "-# To check it without me: `/game export` gives a file, and `npm run -s replay -- game.json` plays it again.",
  "proof-not-from": "❌ **The shuffles do not begin from this seed.**",
  "proof-not-from-presses": "❌ **The shuffles do not begin from this seed and these presses**: { $presses }.",
  "proof-alone": "✅ The shuffles begin from this seed alone.",
  "proof-mixed":
    "✅ Your own presses are mixed in, which nobody knew when that was published, whoever hosts me neither: { $presses }.",
  "proof-join": "Join of { $name } `{ $id }`",
  "proof-start": "Start `{ $id }`",
  "proof-nothing": "There is nothing to prove before the game begins.",
  "gamerecord-hash": "SHA-256 of the seed: `{ $hash }`",
  "gamerecord-seed-later": "The seed is shown at the end of the game.",
  "gamerecord-seed": "Seed: `{ $seed }`",
  "gamerecord-rules": "Rules: { $rules }",
  "gamerecord-happened": "What happened",
  "gamerecord-nothing": "Nothing yet.",
  "gamerecord-shuffles": "The shuffles",
  "gamerecord-whole":
    "The record of this game, with the seed that proves its shuffles: **game.md** to read, and **game.json** to check with `npm run -s replay -- game.json`. Whoever has game.json looks at the game turn by turn in any server where I am: `/game replay file:`. **{ elsewhere-button }** posts it in the thread and gives you a link that does the same.",
  "gamerecord-so-far":
    "The record of this game so far: what everybody has seen, and nothing else. **game.md** is to read, **game.json** for programs; `npm run -s replay -- game.json` says what of it can be checked.",
  "note-title": "Notes for yourself",
  "note-label": "Only you see them, under My hand",
  "look-none": "There are no hidden cards to look at.",
  "look-declared": "Declared, face down: **{ $title }**.",
  "look-under": "Face down under { $title }: **{ $under }**.",
  "look-agenda": "Hidden agenda, face down: **{ $title }**.",
  "look-empty": "The hand is empty.",
  "look-head": `{""}**{ $table }** · { $name }. The thread says that you look. Tell nobody what you see.`,
  "look-hand": "Hand: { $cards }",
  "look-later": "The thread has to say first that you look, and has not yet. Press **{ look-button }** in a moment.",
  "look-button": "Look",
  "look-whose": "Say whose cards: `/game look seat:` and a player of this table. Nothing was shown.",
  "look-not-here": "{ $user } does not sit at this table. Nothing was shown.",
} as const;
