# Ein Ruf nach einem Schiedsrichter, wie der Tisch und die Schiedsrichter ihn lesen.

judge-could = { $role ->
    [none] wer diesen Server verwalten darf (eine Rolle für Schiedsrichter gibt es hier noch nicht)
   *[some] wer { $role } hat oder diesen Server verwalten darf
}
judge-could-lately = { $could }; zuletzt haben hier geantwortet: { $names }
judge-shown = -# Zuvor gezeigt (auf Englisch): { $titles }
judge-calls = ⚖️ **{ $name } ruft einen Schiedsrichter**
judge-calls-role = ⚖️ **{ $name } ruft einen Schiedsrichter**: { $role }
judge-calls-told = ⚖️ **{ $name } ruft einen Schiedsrichter**. Sie erfahren es in { $channel }
judge-what = Ein Schiedsrichter, der nicht hier sitzt, drückt **Übernehmen**, dann **Antworten…**, und darf mit `/effect … player:` etwas richtigstellen. Bis das vorbei ist, läuft keine Uhr; gespielt werden darf.
judge-nobody = -# Niemand in der Nähe? Fragen könnt ihr alle, für die das gilt: { $could }. Oder einigt euch selbst: **Auf einen Wortlaut einigen…**
judge-take-button = Übernehmen
judge-over-button = Selbst übernehmen
judge-answer-button = Antworten…
judge-word-button = Auf einen Wortlaut einigen…
judge-back-button = Zurücknehmen
judge-mute-button = Den Rufer stumm schalten
judge-there = ⚖️ **{ $table }** { $thread }: **{ $name } ruft einen Schiedsrichter**
judge-there-role = ⚖️ { $role } **{ $table }** { $thread }: **{ $name } ruft einen Schiedsrichter**
judge-untaken = Noch hat ihn niemand übernommen, und dort läuft keine Uhr. Wer an diesem { -table } sitzt, entscheidet dort nichts.
judge-taken = {""}**{ $judge }** hat ihn übernommen. Dort läuft keine Uhr.
judge-over = ⚖️ **{ $table }** { $thread }: { $how }
judge-over-taken = ⚖️ **{ $table }** { $thread }: { $how } · **{ $judge }** hatte ihn übernommen
judge-ruling-button = Zur Hausregelung machen
judge-end-answered = von einem Schiedsrichter entschieden
judge-end-answered-by = entschieden von **{ $judge }**
judge-end-agreed = vom { -table } selbst geklärt
judge-end-withdrawn = der Ruf wurde zurückgenommen
judge-end-lapsed = der Ruf ist vorbei: Niemand hat rechtzeitig geantwortet
judge-end-game = der Ruf ist vorbei, wie das Spiel
judge-end-by-hand = Es wurde von Hand richtiggestellt: Der Thread zeigt, wie.
judge-end-thread = Worauf sie sich geeinigt haben, steht im Thread.
judge-end-nothing = Nichts wurde entschieden.
judge-unreached = ⚖️ { $role }: In { $channel } darf ich nicht schreiben, also rufe ich euch hier.
judge-takes = ⚖️ **{ $judge }** übernimmt den Ruf von { $name }.
judge-wording = 🤝 **{ $name } würde die Frage so klären:**
judge-wording-holds = Das gilt an diesem { -table }, wenn { $names } { $count ->
    [one] zustimmt
    [2] beide zustimmen
   *[other] alle zustimmen
}. Sonst schreibt etwas anderes, oder wartet auf einen Schiedsrichter.
judge-agree-button = Zustimmen
judge-another-button = Ein anderer Wortlaut…
judge-agrees = -# { $name } stimmt zu. Noch gefragt: { $names }.
judge-runs = Jede Uhr läuft weiter, wo sie stand.
judge-withdrawn = ⚖️ { $name } nimmt den Ruf nach einem Schiedsrichter zurück. { judge-runs }
judge-lapsed = ⚖️ Der Ruf von { $name } ist vorbei: Kein Schiedsrichter kam rechtzeitig. { judge-runs }
judge-lapsed-taken = ⚖️ Der Ruf von { $name } ist vorbei: **{ $judge }** hat ihn übernommen und nicht rechtzeitig geantwortet. { judge-runs }
judge-lapsed-more = -# Einigt euch mit den anderen, ruft noch einmal, oder fragt jemanden, für den das gilt: { $could }.
judge-agreed = 🤝 **Der { -table } hat sich geeinigt**, auf die Frage von { $name }:
judge-answers = ⚖️ **{ $judge } antwortet** { $name }:
judge-a-judge = Ein Schiedsrichter
judge-right-by-hand = Es ist von Hand richtiggestellt, wie es oben steht.
judge-line = ⚖️ { $name } hat einen Schiedsrichter gerufen: Der { -table } wartet auf einen. Keine Uhr läuft.
judge-line-taken = ⚖️ { $name } hat einen Schiedsrichter gerufen: Der { -table } wartet auf die Antwort; **{ $judge }** hat ihn übernommen. Keine Uhr läuft.
