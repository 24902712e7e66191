# Die eigene Hand eines Spielers, und was dazugehört.

own-hand-title = Deine Hand: { $cards }
own-hand-empty = Deine Hand ist leer.
own-hand-none = Du hast keinen Platz an diesem { -table }, also gibt es keine Hand zu zeigen.
own-hand-unknown = unbekannt
own-hand-reserve = __In deiner Reserve: { $cards }__
own-hand-act-button = Handeln…
own-hand-cards-button = Karten auf dem Tisch
own-hand-what-button = Was kann ich tun?
own-hand-answered = Du hast im Geheimen geantwortet: **{ $answers }**.
own-hand-draws = Du ziehst **{ $title }**, wenn alle geantwortet haben.
own-hand-shown = { $name } hat verdeckt **{ $title }** erklärt und zeigt es dir.
own-hand-declared = Du hast verdeckt **{ $title }** erklärt.
own-hand-declared-behind = Du hast **{ $title }** erklärt, verdeckt durch **{ $behind }**, was auf deine Hand zurückkommt, wenn es aufgedeckt wird.
own-hand-under = Verdeckt unter { $under }: **{ $title }**.
own-hand-agenda = Deine Agenda: **{ $title }**.
own-hand-agenda-hidden = Deine verdeckte Agenda: **{ $title }**.
own-hand-asks = Nach **{ $title }** wird gefragt, wie du es gesagt hast.
own-hand-always = {""}**{ $title }** antwortet von selbst, wann immer es geht, wie du es gesagt hast.
own-hand-never = Nach **{ $title }** wird nicht gefragt, wie du es gesagt hast.
own-hand-asks-when = Nach **{ $title }** wird gefragt, wie du es gesagt hast: nur wenn “{ $when }”.
own-hand-always-when = {""}**{ $title }** antwortet von selbst, wann immer es geht, wie du es gesagt hast: nur wenn “{ $when }”.
own-hand-never-when = Nach **{ $title }** wird nicht gefragt, wie du es gesagt hast: nur wenn “{ $when }”.
own-hand-standing-conflict = Du hast gesagt, dass du nach diesem { -conflict } kein Nachspiel spielst.
own-hand-standing-turn = Du hast gesagt, dass du in diesem Zug keine Nachspiele spielst.
