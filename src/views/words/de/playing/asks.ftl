# Die Frage im Thread mit ihren Schaltflächen, und was danach an ihrer Stelle steht.

asks-last = -# Du bist der Letzte: Alle anderen haben geantwortet.
asks-after = -# { $names }: Erst wird etwas anderes gefragt, dann dies noch einmal.
asks-players = { $count } Spieler
asks-choose = wählen
asks-was = { $who } wurde gefragt: { $task }
asks-were = { $who } wurden gefragt: { $task }
asks-to = { $who }: { $task }
asks-bot = -# ⏳ { $who } { $count ->
    [one] ist
   *[other] sind
} dran: { $task }
asks-waits = -# Gefragt: { $said } · das Spiel wartet
asks-alone = { $who }, { $question }
asks-together = { $who }: { $question }
asks-far = Gefragt: { $names }; { $answered } von { $all } { $answered ->
    [one] hat
   *[other] haben
} geantwortet.
asks-draw = {""}**Abwerfen und kaufen**, alle geheim. { $far }
    -# Wirf ab oder behalte, sieh deine freie Karte, und kaufe für je 3 { -influence }; wenn alle geantwortet haben, geschieht alles.
asks-again = {""}**Noch einmal erklären**, geheim: Vor dir wurde ein { -conflict } offen erklärt. { $far }
    -# Was du geantwortet hattest, liegt bereit; niemand hat es gesehen.
asks-declare = {""}**{ -conflict(number: "other") } erklären**, alle geheim. { $far }
    -# Du darfst deine Antwort ändern, bis alle geantwortet haben; dann werden alle nach der Initiative erklärt.
asks-nothing-button = Nichts erklären
asks-none-button = Keines
asks-none-turn-button = Keines in diesem Zug
asks-conflicts-button = { -conflict(number: "other") }
asks-build-button = Aufbauen mit { $title }
owes-action = deine Aktion in Zug { $turn }{ $conflicts }
owes-along = die Aktion zusammen mit { $about }
owes-declare = dein { -conflict } in Zug { $turn }, oder keiner
owes-aftermath = dein Wort zu Nachspielen
owes-aftermath-of = dein Wort zu Nachspielen nach { $about }
owes-discard = was du in Zug { $turn } abwirfst, wenn überhaupt etwas
owes-buy = was du in Zug { $turn } kaufst, wenn überhaupt etwas
owes-vote = deine Stimme
owes-vote-on = deine Stimme über { $about }
owes-task = { $task }
owes-task-about = { $task } ({ $about })
owes-open = ; offen ist { $first }
owes-open-more = ; offen sind { $first } und { $count } weitere
