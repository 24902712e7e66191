# Was an einem Tisch geschieht, je Ereignis eine Zeile: das Spiel als Ganzes, Karten, die kommen, gehen und benutzt werden.

log-on = {""} auf { $target }
log-on-two = {""} auf { $target } und { $second }
log-for = {""} für { $influence } { -influence }
log-free = {""} umsonst
log-free-too = {""} umsonst
log-with = {""} mit { $title }
log-by = {""} durch { $title }
log-an-effect = eine Wirkung
log-a-card = eine Karte
log-without-rotating = {""} ohne jemanden zu drehen
log-rotating = {""} und dreht dafür { $title }
log-face-down = { $cards } verdeckt
log-doubled = verdoppelt auf { $amount } für ein anderes Volk
cost-changed-by = { $by } durch { $source }
cost-corporate-faction = die Fraktion der Konzerne
log-requires = verlangt wird “{ $needs }”
log-requires-has = verlangt wird “{ $needs }”, und da sind { $has }
log-not-sponsored = sie ließe sich jetzt nicht sponsern

log-begins = {""}**Das Spiel beginnt** mit { $players } { $players ->
    [one] Spieler
   *[other] Spielern
}.
log-clash = { $names } decken denselben { -ambassador } auf, { $title }: Jeder wählt einen anderen.
log-clash-kept = { $names } decken denselben { -ambassador } auf, { $title }: Das Los lässt ihn { $kept }.
log-ambassador = { $name } deckt den { -ambassador } { $title } auf
log-second-ambassador = { $name } nimmt { $title } als zweiten { -ambassador } auf die Hand
log-crusade = { $name } beginnt mit { $title } im Spiel und { $cards } im Crusade-Stapel
log-dealt = { $name } { $count ->
    [one] bekommt
   *[other] bekommen je
} { $cards } ausgeteilt
log-dealt-again = { $name } { $count ->
    [one] nimmt eine neue Hand und bekommt
   *[other] nehmen eine neue Hand und bekommen je
} { $cards } ausgeteilt
log-deck-settled = { $name } { $count ->
    [one] hat das { -deck }
   *[other] haben ihre { -deck(number: "other") }
} festgelegt
log-starting-hand = { $name } { $count ->
    [one] hat
   *[other] haben je
} eine Starthand von { $cards } gewählt
log-starting-four = { $name } beginnt mit { $cards } Karten, was { $title } als Fassung mit vier Karten darf
log-turn = {""}**Zug { $turn }**
log-readied = Karten werden bereit, und { -influence } kommt zurück
log-sustains = { $name } macht Karten bereit und hält gedreht: { $titles }
log-initiative = Initiative, die niedrigste zuerst: { $names }
log-initiative-by-lot = Initiative, die niedrigste zuerst: { $names } (gelost: { $lots })
log-built = { $name } baut mit { $title } auf: Einflusswert { $rating }
log-sponsored = { $name } sponsert { $title }{ $on }{ $with }{ $price }{ $sum }
log-discounted = Was { $name } in diesem Zug als Nächstes sponsert ({ $types }), kostet { $amount } weniger ({ $source })
log-taken = { $name } nimmt { $title } { $from ->
    [deck] aus dem { -deck }
   *[discard] aus der Ablage
} auf die Hand ({ $source })
log-came-in = { $name } bringt { $title } { $from ->
    [deck] aus dem { -deck }
   *[discard] aus der Ablage
}{ $back ->
    [turn] {""} für diesen Zug
   *[never] {""}
} ins Spiel ({ $source })
log-went-back = Der Zug ist vorbei: { $title } geht zurück ins { -deck } von { $name }
log-shuffled = { $name } { $count ->
    [one] mischt das { -deck }
   *[other] mischen ihre { -deck(number: "other") }
} ({ $source })
log-cards-shown = { $name } zeigt { $to } { $cards } { $cards ->
    [one] zufällige Karte
   *[other] zufällige Karten
} der Hand ({ $source }): Eine davon wird abgeworfen
log-hand-shown = { $name } zeigt die ganze Hand ({ $source }): { $titles }
log-agenda-hidden = { $name } legt eine Agenda verdeckt aus{ $with }{ $price }
log-agenda-revealed = { $name } deckt die Agenda **{ $title }** auf
log-agenda-failed = { $name } deckt die Agenda { $title } auf, und sie kann nicht bleiben: { $why }
log-agenda-replaced = { $name } ersetzt die Agenda { $old } durch **{ $title }**{ $rotating }{ $price }
log-replaced = { $name } ersetzt { $old } durch { $title }{ $along }{ $price }
log-replaced-of = { $name } ersetzt { $old } von { $whose } durch { $title }{ $along }{ $price }
log-along = , dazu { $titles }
log-promoted = { $name } befördert { $title }{ $how }{ $price } in den inneren Kreis
log-led = { $name }: { $title } führt { $fleet }, +{ $by } auf Militär { $military }
log-played = { $name } spielt **{ $title }**{ $on }{ $price }
log-placed = { $name } legt verdeckt einen Notfallplan unter { $title }{ $price }
log-revealed = { $name } deckt **{ $title }** auf
log-used = { $name } benutzt { $title }{ $on }: “{ $does }”
log-triggered = { $name } antwortet mit { $title }: “{ $does }”
log-rotated-to-heal = { $name } dreht { $title }, um zu heilen
log-rotated-to-help = { $name } dreht { $title }, um den { -ambassador } zu heilen
log-all-healed = Der ganze innere Kreis hat sich zum Heilen gedreht: { $title } ist ganz geheilt
log-fully-healed = { $title } ist ganz geheilt ({ $source })
log-hired = { $name } wirbt { $title }{ $price } an, bis zum Ende des Zugs
log-bid = { $name } bietet { $influence } { -influence } auf { $title }
log-bid-more = { $name } bietet { $influence } { -influence } mehr auf { $title }: { $total } in diesem Zug
log-assisted = { $name } dreht { $title }, um { $whom } beizustehen: +1 auf Diplomatie, Intrige und Führung, solange die Karte gedreht bleibt
log-assisted-sponsor = { $name } dreht { $title }, um beizustehen: { $whom } sponsert die nächste Karte dieses Zugs für 1 { -influence } weniger
log-repaired = { $name } repariert { $by } Schaden an { $title } für { $by } { -influence }: noch { $left }
log-halted = ✋ **{ $name } sagt: Wartet.** Alle handeln oder passen in der Reihenfolge der Initiative, bis alle nacheinander passen.
log-resumed = ▶ Das Spiel geht weiter, wo es war.
log-loose-all = {""}**„Fast and loose“:** Alle sind einverstanden. In diesem Schritt handelt, wer will, bis jemand etwas dagegen hat.
log-loose = { $name } möchte diesen Schritt **„fast and loose“** spielen, außer der Reihe: Wer so weit ist, handelt. Zustimmen oder etwas dagegen haben dürfen: { $names }.
log-loose-ended = { $name } widerspricht „fast and loose“: Die Reihenfolge der Initiative gilt.
log-looked = ⚖️ **{ $judge }, Schiedsrichter, sieht sich die verdeckten Karten von { $name } an**
log-passed = { $name } { $count ->
    [one] passt
   *[other] passen
}
log-fact-stated = 📝 { $name } liest von { $title } ab: { $facts }. Hier ist es gemerkt; jeder Spieler darf es bestreiten.
log-fact-corrected = ⚖️ { $title } von jetzt an: { $facts }. Was vorbei ist, bleibt, wie es war.
log-left = ✋ Von Hand: Was auf { $title } steht, führt der { -table } mit `/effect` aus
log-left-of = ✋ Von Hand, mit `/effect`, bleibt von { $title }: “{ $left }”
log-drew = { $name } zieht { $cards }: noch { $left } im { -deck }
log-bought = { $name } kauft { $cards }: noch { $left } im { -deck }
log-drew-crusade = { $name } zieht { $cards } vom Crusade-Stapel: noch { $left } darin
log-bought-crusade = { $name } kauft { $cards } vom Crusade-Stapel: noch { $left } darin
log-round-discards = wirft { $titles } ab
log-round-draws = zieht { $cards }
log-round-buys = kauft { $cards }
log-round-first = { $name } { $does }: noch { $left } im { -deck }
log-round-next = { $name } { $does }: noch { $left }
log-fetched = { $name } nimmt durch die Interstellare Allianz { $what } aus der Reserve und zieht in diesem Zug nichts: dort noch { $left }
log-fetched-by = { $name } nimmt { $what } aus der Reserve ({ $source }): dort noch { $left }
log-run-out = { $titles } von { $name } ist abgelaufen und wird abgeworfen
log-discarded = { $name } wirft { $titles }{ $from ->
    [hand] {""} aus der Hand
    [deck] {""} oben vom { -deck }
   *[play] {""}
} ab{ $why ->
    [neutralized] , denn die Karte ist neutralisiert
   *[other] {""}
}
log-discards-ordered = { $name } ordnet die Ablage, von oben: { $titles }
log-laid-aside = {""}**{ $title }** von { $name } liegt beiseite, bis die Wirkung abgelaufen ist
log-removed = { $titles } von { $name } wird aus dem Spiel entfernt
log-returned = { $title } kehrt auf die Hand von { $name } zurück
log-new-ambassador = 👑 { $title } **ist von jetzt an { -ambassador } von { $name }**{ $stays }{ $over }{ $cause }
log-converted = ☄️ { $name } **wird eine Fraktion der Drakh**, von jetzt an geführt von { $title }{ $stays }{ $over }
log-stays = ; { $title } bleibt im inneren Kreis
log-goes-over = , und { $titles } { $count ->
    [one] geht
   *[other] gehen
} auf den neuen { -ambassador } über
log-gone-conceded = { $name } gibt auf und verlässt das Spiel
log-gone-drakh-ambassador = { $name } hat den { -ambassador } der Drakh verloren und damit das Spiel
log-gone-surrendered = { $name } verlässt das Spiel, mit allem auf dem { -table }
log-gone-empty-deck = { $name } kann keine Karte mehr ziehen und niemanden abwerfen und scheidet aus
log-shadow-war = 🌑 **Der Schattenkrieg beginnt**{ $by }{ $cause }.
log-by-influence = , durch den { -influence } von { $who }
log-shadow-war-over = 🌑 **Der Schattenkrieg ist vorbei**{ $cause }.
log-shadow-war-at = Der Schattenkrieg beginnt, wenn die Schatten oder die Vorlonen { $at } { -influence } haben{ $cause }
log-power-needed = { $name } braucht für einen gewöhnlichen Sieg { $less } Macht weniger als sonst{ $cause }
log-may-win = { $name } darf wieder gewinnen{ $cause }
log-cannot-win = { $name } kann{ $until ->
    [turn] {""} in diesem Zug
   *[on] {""}
} { $what ->
    [any] nicht gewinnen
   *[standard] keinen gewöhnlichen Sieg erringen
}{ $cause }
log-claimed = 🏆 { $name } **beansprucht einen großen Sieg** durch { $title }: Wenn der Sieg das nächste Mal geprüft wird, werden alle anderen gefragt, ob sie zustimmen
log-claim-agreed = { $name } stimmt zu, dass { $by } durch { $title } gewinnt
log-claim-agreed-left = { $name } stimmt zu, dass { $by } durch { $title } gewinnt: noch { $left } müssen zustimmen
log-claim-lapsed = Der Anspruch von { $name } auf einen Sieg durch { $title } ist verfallen: Die Agenda liegt dort nicht mehr offen, oder sie kann jetzt nicht gewinnen
log-time = ⏰ **Schluss ist ausgerufen.** { $what }
log-time-setup = Das Spiel hatte noch nicht begonnen.
log-time-ready = Konflikte werden keine mehr erklärt: Der Sieg wird geprüft, und das Spiel ist vorbei.
log-time-conflict = Was noch verdeckt liegt, wird nicht eingeleitet. { log-time-resolution }
log-time-action = Die Aktionsrunde endet sofort. { log-time-resolution }
log-time-resolution = Die Konflikte im Spiel werden ausgewertet, und der Sieg wird geprüft: Dann ist das Spiel vorbei.
log-time-draw = Niemand zieht mehr: Der Sieg wird geprüft, und das Spiel ist vorbei.
log-over-nobody = {""}**Das Spiel ist vorbei.** Niemand gewinnt.
log-over = {""}**Das Spiel ist vorbei.** { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}.
log-undone = ↩ **{ $name } nimmt zurück:** { $what }
log-undone-agreed = ↩ **{ $name } nimmt zurück**, und { $names } { $count ->
    [one] ist
   *[other] sind
} einverstanden: { $what }
log-undone-judge = ↩ ⚖️ **{ $judge } lässt { $name } zurücknehmen:** { $what }
log-undone-step = der letzte Schritt
log-undone-more = { $words } … und { $left } weitere

force-of-babylon-5 = Babylon 5
force-of-shadows = den Schatten
force-of-vorlons = den Vorlonen
voter-human = die Menschen
voter-minbari = die Minbari
voter-centauri = die Centauri
voter-narn = die Narn
voter-vorlon = die Vorlonen
voter-of-seat = von { $name }
voter-of-human = der Menschen
voter-of-minbari = der Minbari
voter-of-centauri = der Centauri
voter-of-narn = der Narn
voter-of-vorlon = der Vorlonen
