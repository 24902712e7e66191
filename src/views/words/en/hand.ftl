# A player's own hand, and what belongs to it.

own-hand-title = Your hand: { $cards }
own-hand-empty = Your hand is empty.
own-hand-none = You have no seat at this table, so there is no hand to show.
own-hand-unknown = unknown
own-hand-reserve = __In your reserve: { $cards }__
own-hand-act-button = Act…
own-hand-cards-button = Cards on the table
own-hand-what-button = What can I do?
own-hand-answered = You have answered in secret: **{ $answers }**.
own-hand-draws = You draw **{ $title }** when all have answered.
own-hand-shown = { $name } has declared **{ $title }**, face down, and shows it to you.
own-hand-declared = You have declared **{ $title }**, face down.
own-hand-declared-behind = You have declared **{ $title }**, hidden by **{ $behind }**, which comes back to your hand when it is revealed.
own-hand-under = Face down under { $under }: **{ $title }**.
own-hand-agenda = Your agenda: **{ $title }**.
own-hand-agenda-hidden = Your hidden agenda, face down: **{ $title }**.
own-hand-asks = {""}**{ $title }** is asked about as you have said.
own-hand-always = {""}**{ $title }** answers by itself whenever it can, as you have said.
own-hand-never = {""}**{ $title }** is not asked about, as you have said.
own-hand-asks-when = {""}**{ $title }** is asked about as you have said: only when { $when }.
own-hand-always-when = {""}**{ $title }** answers by itself whenever it can, as you have said: only when { $when }.
own-hand-never-when = {""}**{ $title }** is not asked about, as you have said: only when { $when }.
own-hand-standing-conflict = You have said that you play no aftermath after this conflict.
own-hand-standing-turn = You have said that you play no aftermaths this turn.
