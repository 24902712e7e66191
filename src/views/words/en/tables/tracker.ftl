# Where a game stands, as the pinned message and the board say it.

tracker-title = { $table }: turn { $turn }, { $round }
rounds-setup = setup
rounds-ready = ready round
rounds-conflict = conflict round
rounds-action = action round
rounds-resolution = resolution round
rounds-draw = draw round
rounds-over = game over
tracker-waits = ⏳ Waiting for **{ $names }** to { $task }
tracker-waits-secretly = ⏳ Waiting for **{ $names }** to { $step ->
    [declare] declare
   *[draw] discard and buy
}, in secret: { $answered } of { $asked } { $answered ->
    [one] has
   *[other] have
} answered
tracker-over = 🏁 **The game is over.**
tracker-stopped = ✋ { $name } has stopped play: each acts or passes
tracker-time = ⏰ Time is called: the conflicts in play resolve, victory is checked, and the game is over
tracker-loose = ⏩ This step is played fast and loose
tracker-loose-asked = ⏩ Fast and loose? { $names } may agree
tracker-shadow-war = 🌑 **Shadow War**
tracker-shadow-war-over = The Shadow War is over
tracker-shadow-war-at = Shadow War at { $at }
force-babylon-5 = Babylon 5
force-shadows = Shadows
force-vorlons = Vorlons
tracker-initiative = Initiative, lowest first: { $names }
tracker-declared = Declared, face down: { $names }
tracker-revealed = Revealed, still to be initiated: { $list }
tracker-whose = { $name }’s { $title }
tracker-open = Declared: { $list }
tracker-from-war = { $name } from the { $title }
tracker-through = { $name } through { $title }
tracker-whole-game = On the whole game: { $cards }
tracker-no-faction = In no faction: { $cards }
tracker-civil-war = ⚔️ **{ $race } civil war**
tracker-suspended = { $sides } (suspended)
tracker-one-race = { $sides } (one race)
tracker-more-states = { $shown }; and { $count } more
tracker-alliance = 🌐 Interstellar Alliance: { $names }
tracker-alliance-all = 🌐 Interstellar Alliance: all { $count }, founded by { $founder }
tracker-founder = { $name } (founder)
tracker-no-members = no members
tracker-claims = 🏆 { $name } claims to win by { $title }
tracker-claims-missing = 🏆 { $name } claims to win by { $title }; to agree: { $names }
tracker-watch = ⏰ { $watch }
tracker-more-watches = ⏰ …and { $count } more
tracker-conflicts = Conflicts: { $count }, on the board
tracker-signs = ⤵ rotated · ✖ neutralized · 🏴 conquered · +1 attached · ▣1 face down under it
tracker-together = declared and drawn all at once
tracker-left = …and { $left } more
tracker-loose-button = Agree to fast and loose
tracker-object-button = Object to fast and loose
tracker-seats-button = A seat, large
tracker-text-button = As text
tracker-moved = -# The conflicts stand in the pinned message, below the tracker.

seat-figures = {""}**Influence { $rating }** ({ $unspent } unspent, { $spent } spent{ $more }) · **Power { $power }** · Unrest { $unrest }
seat-additional = , { $amount } additional
seat-additional-next = , { $amount } additional next turn
seat-power-bonus = { $power } (bonus { $bonus })
seat-not-revealed = not revealed
seat-tension = Tension: { $list }
seat-everybody = everybody
seat-all-others = all others
seat-abroad = Toward races not played: { $list }
seat-theirs = { $race } { $toward } (theirs { $from })
seat-still = Still at work: { $titles }
seat-needs-less = Needs { $less } less power for a standard victory
seat-gains-nothing = Gains no influence this turn
seat-barred-any = Cannot win
seat-barred-standard = Cannot win a standard victory
seat-next = Next { $types } sponsored: { $by } influence ({ $source })
seat-agenda = Agenda: { $card }
seat-agenda-hidden = Agenda: ▣ hidden
seat-out = eliminated
seat-inner = Inner circle
seat-supporting = Supporting
seat-on-faction = On the faction
seat-more = and { $count } more
seat-played-by = { $name } (played by { $by })
seat-number = Seat { $number }
side-nobodys = the { $race } (nobody plays them)
holder-babylon-5 = Babylon 5
holder-shadows = the Shadows
holder-vorlons = the Vorlons

board-title = Conflicts
board-title-turn = Conflicts of turn { $turn }
board-open = { $count ->
    [one] { $count } conflict is open
   *[other] { $count } conflicts are open
}
board-none = No conflict has been initiated.
board-before = There are no conflicts before the game.
board-revealed = { $name } has revealed { $title }: it is still to be initiated
board-war = { $name } has declared a war conflict: { $title }
board-through = { $name } has declared a conflict through { $title }
board-face-down = 🂠 { $name } has declared a conflict, face down
board-kind = { $ability } conflict
board-by = By { $name }
board-by-on = By { $name } on { $target }
board-won = ✅ won
board-won-by = ✅ won by { $margin }
board-lost = ❌ lost
board-lost-by = ❌ lost by { $margin }
board-uncontested = { $result }, uncontested
board-winning = { $name } is winning by { $by }
board-needs = { $name } needs { $more } more to win
board-as = { $through } as { $using }
board-nobody-yet = nobody yet
board-nobody = nobody
board-for = {""}**For { $name } { $total }**: { $cards }
board-support = {""}**Support { $total }**: { $cards }
board-opposition = {""}**Opposition { $total }**: { $cards }
board-attacks = Attacks: { $cards }
board-leading = Leading: { $cards }
board-under = { $count ->
    [one] { $count } card face down under it
   *[other] { $count } cards face down under it
}
