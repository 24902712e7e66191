# Die Lektion: ihr Thread vom Kopf bis zum Ende, und die Antworten, die dorthin führen.

lesson-name = Lektion für { $learner }
lesson-opening = Eine Lektion des Babylon-5-Sammelkartenspiels für { $learner }.
lesson-open = Deine Lektion ist offen: { $thread }. Sie dauert zehn Minuten; geh und komm wieder, wann du willst.
lesson-waits = Deine Lektion wartet, wo du sie verlassen hast: { $thread }. Um neu anzufangen, beende sie dort mit `/game end`.
lesson-not-opened = Die Lektion ließ sich nicht eröffnen. Versuch es noch einmal.

lesson-title = { learn-button }
lesson-head = { $learner }, das ist ein kurzes Spiel für zwei: Du sprichst für die Menschen, ich spiele deinen Partner, die Narn. Babylon 5 ist ein Spiel um Diplomatie: { -ambassador(number: "other") } bringen Charaktere und Flotten ins Spiel, unterstützen { -conflict(number: "other") } oder stellen sich ihnen entgegen und gewinnen { -influence }, bis jemand gesiegt hat.

    Jeder Schritt sagt in wenigen Worten, was vor sich geht, und die grüne Schaltfläche führt weiter. Kein Druck kann etwas verderben; du darfst dich umsehen, gehen und wiederkommen, wann du willst.

    -# Nach den Schnellstartregeln, mit Karten, die zum Üben erfunden wurden; was auf Karten und in Regeln steht, ist auf Englisch, und so ist, was man tippt. Beide Decks liegen in fester Reihenfolge, und beide Spieler beginnen mit 13 Macht mehr als sonst, damit drei Züge genügen.

lesson-says-welcome = {""}**Zug 1 von 3.** Wer mindestens 20 Macht hat und mehr als alle anderen, gewinnt, und Macht ist dein Einflusswert und was du dazugewonnen hast: Ihr beginnt beide spät im Spiel, mit 17. { -conflict(number: "other") } sind ein Weg zu mehr, und jeder Spieler darf hier einen verdeckt erklären. Du hast noch niemanden dafür übrig, also **erkläre nichts**.
lesson-says-build = Einer nach dem anderen tut eine Sache, bis alle nacheinander passen; dein Partner hat einen Charakter ins Spiel gebracht. Du wächst: Aufbauen kostet 3 { -influence }, die im nächsten Zug wiederkommen, und hebt deinen Wert für immer um 1. **Baue auf**: Dein { -ambassador } dreht sich dafür und ist bis zum nächsten Zug beschäftigt.
lesson-says-pass-first = Dein Wert ist jetzt 5 und deine Macht 18. Dein { -ambassador } hat gehandelt, also **passe**: Sobald alle nacheinander gepasst haben, ist die Runde vorbei.
lesson-says-draw = Es war kein { -conflict } aufzulösen, und niemand hat bisher 20 Macht: Das wird unmittelbar davor geprüft. Jeder bekommt jetzt eine Karte, darf vorher abwerfen und für je 3 { -influence } weitere kaufen. **Behalte**, was du hast: Du wirst es brauchen.
lesson-says-watch = {""}**Zug 2 von 3.** Was gedreht war, ist wieder bereit, und deine 5 { -influence } sind wieder frei. Dein Partner hat verdeckt einen { -conflict } auf den { -table } gelegt; er wird aufgedeckt, sobald alle erklärt haben. Du suchst dir erst jemanden, der ihm entgegentritt: **Erkläre nichts**.
lesson-says-sponsor = Der { -conflict } deines Partners ist Goodwill Tour, mit Diplomatie: Gewonnen bringt er { -influence } und damit Macht. Um ihn aufzuhalten, brauchst du mehr Leute als einen: **Sponsere Charming Negotiator** für 4 { -influence }. Dein { -ambassador } dreht sich dafür, und wer gesponsert wird, kommt bereit ins Spiel.
lesson-says-wait = Dein Partner hat seinen { -conflict } noch nicht unterstützt, also gibt es nichts, dem du entgegentreten könntest. **Passe** dieses eine Mal, und sieh zu.
lesson-says-oppose = Poet Lannak unterstützt mit einer Diplomatie von 3, also steht es 3 : 0, und ein { -conflict } ist gewonnen, wenn die Unterstützung größer ist als der Widerstand. **Tritt ihm entgegen** mit Charming Negotiator, dessen Diplomatie auch 3 ist: Bei 3 : 3 ist er verloren. (Ein Angriff auf den Dichter würde beide verletzen; Widerstand verletzt niemanden.)
lesson-says-pass-second = Auf deiner Seite ist niemand mehr da, der handeln könnte. **Passe**: Wenn dein Partner das auch tut, wird der { -conflict } ausgezählt.
lesson-says-aftermath = Der { -conflict } ist ausgezählt. Karten, die Nachspiel heißen, dürfen jetzt darauf antworten; alle werden gefragt, damit niemand erkennt, wer eines hat. Du hast keines: **kein Nachspiel**.
lesson-says-draw-again = Du bist ihm entgegengetreten, und so hat dein Partner nichts gewonnen: jeder 18 Macht, und niemand hat gesiegt. **Behalte** deine Karten; der nächste Zug gehört dir.
lesson-says-declare = {""}**Zug 3 von 3.** Dein { -ambassador } und der Unterhändler sind beide bereit: Jetzt hast du jemanden übrig. Goodwill Tour bringt 1 { -influence }, wenn du gewinnst, und 1 Macht dazu, wenn du um 3 gewinnst: Mit deinen 18 sind das 20. **Erkläre ihn**; bis alle erklärt haben, sieht niemand, welcher es ist.
lesson-says-support = Dein { -conflict } steht bei 0 : 0 und braucht mehr Unterstützung als Widerstand. **Unterstütze** ihn mit deinem { -ambassador }, dessen Diplomatie 4 ist. Das ist der Preis: Wer unterstützt, wird gedreht und tut in diesem Zug sonst nichts mehr.
lesson-says-support-again = Speaker Torvash tritt ihm mit 4 entgegen: Bei 4 : 4 würdest du verlieren. **Unterstütze** ihn auch mit Charming Negotiator: 7 : 4 ist gewonnen, und zwar um 3. Dafür bringt man Helfer ins Spiel.
lesson-says-pass-last = 7 : 4, und niemand ist mehr da, der ihm entgegentreten könnte. **Passe**, und er wird ausgezählt.
lesson-says-aftermath-last = 7 : 4, um 3 gewonnen: Du hast 1 { -influence } und 1 Macht mehr und damit 20. Nach Nachspielen wird noch einmal gefragt: **kein Nachspiel**. Dann wird der Sieg geprüft.

lesson-do-welcome = Nichts erklären
lesson-do-build = Aufbauen mit Consul Marlowe
lesson-do-pass-first = Passen
lesson-do-draw = Alles behalten
lesson-do-watch = Nichts erklären
lesson-do-sponsor = Charming Negotiator mit Consul Marlowe sponsern
lesson-do-wait = Passen
lesson-do-oppose = Goodwill Tour mit Charming Negotiator entgegentreten
lesson-do-pass-second = Passen
lesson-do-aftermath = Kein Nachspiel
lesson-do-draw-again = Alles behalten
lesson-do-declare = Goodwill Tour erklären
lesson-do-support = Goodwill Tour mit Consul Marlowe unterstützen
lesson-do-support-again = Goodwill Tour mit Charming Negotiator unterstützen
lesson-do-pass-last = Passen
lesson-do-aftermath-last = Kein Nachspiel

lesson-rule-standard-victory = Regel: Sieg
lesson-rule-conflict-round = Regel: Konfliktrunde
lesson-rule-building-influence = Regel: Aufbauen
lesson-rule-action-round = Regel: Aktionsrunde
lesson-rule-passing = Regel: Passen
lesson-rule-draw-round = Regel: Ziehrunde
lesson-rule-buying-cards = Regel: Karten kaufen
lesson-rule-ready-round = Regel: Bereitschaftsrunde
lesson-rule-declaring-conflicts = Regel: Erklären
lesson-rule-sponsoring = Regel: Sponsern
lesson-rule-conflicts = Regel: Konflikte
lesson-rule-supporting-and-opposing = Regel: Unterstützen und Widerstand
lesson-rule-won = Regel: gewonnen und verloren
lesson-rule-resolving-conflicts = Regel: Auswertung
lesson-rule-aftermaths = Regel: Nachspiele
lesson-rule-won-by = Regel: um wie viel gewonnen
lesson-rule-participants = Regel: wer teilnimmt
lesson-rule-uncontested = Regel: unangefochten
lesson-rule-game-sequence = Regel: ein Zug

lesson-more-button = Was noch?
lesson-hand-button = Meine Hand
lesson-board-button = Konflikte
lesson-cards-button = Karten
lesson-rule-button = Regel zeigen

lesson-keeps = An einem echten { -table } könntest du das tun. Hier geht die Lektion weiter mit **{ $wanted }**, darum hat sich nichts geändert: Drücke die grüne Schaltfläche.

lesson-won-title = 🏁 Du hast dein erstes Spiel gewonnen
lesson-over-title = 🏁 Das war die Lektion
lesson-won = Der Sieg wurde geprüft, und du hast { $own } Macht, dein Partner { $partner }. { lesson-have-done }
lesson-over = Macht am Ende: Du hast { $own } Macht, dein Partner { $partner }. { lesson-have-done }
lesson-have-done = Du hast aufgebaut, gesponsert, bist entgegengetreten, hast unterstützt und einen { -conflict } gewonnen: Das ist der Kern jedes Zugs.
lesson-next = Ein echtes Spiel beginnt mit 4 { -influence } und ohne Macht. Du wählst ein Volk und drei Karten für den Anfang; Flotten, Agenden, Spannung, Krieg und die Schatten kommen dazu.
lesson-real = **{ practice-button }** beginnt sofort ein ganzes Spiel gegen drei Übungsgegner. Mit Freunden spielst du an einem eigenen { -table }: Sie nehmen dort Platz, und **{ lobby-bot-button }** besetzt die anderen Plätze. Mit `/game create language:Deutsch` spricht auch er Deutsch. `/rule` beantwortet jede Frage, in deinen eigenen englischen Worten.

lesson-asks-declare = { $who }, erkläre verdeckt einen { -conflict }, oder erkläre nichts.
lesson-asks-action = { $who }, du bist dran in Zug { $turn }: Du hast { $unspent } { -influence } frei. Tu eine Sache, oder passe.
lesson-asks-conflict = { $who }, du bist dran in Zug { $turn }: Du hast { $unspent } { -influence } frei. Unterstütze **{ $title }** oder tritt ihm entgegen, tu etwas anderes, oder passe.
lesson-asks-discard = { $who }, wirf beliebig viele Karten aus deiner Hand ab, oder behalte alle. Dann ziehst du eine.
lesson-asks-buy = { $who }, kaufe Karten für je 3 { -influence } (du hast { $unspent } frei), oder keine.
lesson-asks-aftermath = { $who }, **{ $title }** ist ausgewertet: Spiele ein Nachspiel, oder sag, dass du keines spielst. Antworten sind geheim, bis eines an der Reihe ist.
lesson-was-asked = -# { $who } wurde gefragt
lesson-play-waits = -# { $who } wurde gefragt · das Spiel wartet
lesson-closed = {""}**{ $who } hat diesen { -table } geschlossen.**
