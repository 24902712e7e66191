# Wer wo steht: an einem Abend, in allen einer Liga, und ein Spieler allein.

standings-title = Tabelle von { $league }, { -night } { $night }
standings-title-all = Tabelle von { $league }, alle { -night(number: "other") }
standings-title-final = Schlusstabelle von { $league }, { -night } { $night }
standings-title-all-final = Schlusstabelle von { $league }, alle { -night(number: "other") }
standings-tie-victories = { $count ->
    [0] kein Sieg
    [one] { $count } Sieg
   *[other] { $count } Siege
}
standings-tie-major = { $count ->
    [0] kein großer Sieg
    [one] { $count } großer Sieg
   *[other] { $count } große Siege
}
standings-tie-opponents = Gegner { $points }
standings-tie-heads = untereinander { $sign }{ $count }
standings-tables = { $tables ->
    [one] { $tables } { -table }
   *[other] { $tables } { -table(number: "other") }
}
standings-byes = { $byes ->
    [one] { $byes } Freilos
   *[other] { $byes } Freilose
}
standings-left = gegangen
standings-ties = -# Bei gleichen Punkten: mehr Siege, mehr große Siege, Gegner mit im Schnitt mehr Punkten, öfter voreinander; wer dann noch gleich ist, teilt den Rang.
standings-more = …und { $more } weitere: `/league export` hat sie alle.
standings-no-result = -# Noch kein Ergebnis: { $names }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}
standings-open = -# { $tables ->
    [one] { $tables } { -table }
   *[other] { $tables } { -table(number: "other") }
} offen
standings-waits = -# Runde { $round }, { -pod } { $pod } { $waits }
standings-more-wait = -# …und { $more } weitere warten
standings-live = -# Hier stets auf dem neuesten Stand.
standings-none = Noch hat keine { -pod } ein Ergebnis.
standings-pods-button = { -pod(number: "other") }
standings-last-button = Der letzte { -night }
standings-all-button = Alle { -night(number: "other") }
standings-button = Tabelle
standings-when = { -night } { $night }, Runde { $round }
standings-bye = ein Freilos
standings-with = mit { $names }
standings-no-result-yet = noch kein Ergebnis
standings-place = Platz { $place }{ $victory ->
    [major] , ein großer Sieg
    [standard] , ein einfacher Sieg
   *[none] {""}
}
standings-own = Rang { $rank } von { $all } mit { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkten
}, { $victories ->
    [one] { $victories } Sieg
   *[other] { $victories } Siegen
} an { $tables ->
    [one] { $tables } { -table }
   *[other] { $tables } { -table(number: "other", case: "dative") }
}.
standings-own-none = Noch zählt kein Ergebnis für dich.
standings-own-head = {""}**{ $league }**, { $name }: { $says }
standings-files = {""}**{ $league }**: Tabelle und Ergebnisse von { $nights ->
    [one] { $nights } { -night }
   *[other] { $nights } { -night(number: "other", case: "dative") }
}.
