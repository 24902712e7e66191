# Der Abend einer Liga für alle, die ihn leiten: wie er steht, seine Spieler, wie gespielt wird, und eine Paarung, bevor sie veröffentlicht ist.

night-settings = { -pod(number: "other") } von { $size } · { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} von { $span }{ $cut ->
    [0] {""}
   *[other] {" "}· ein Finale von { $cut }
} · { $points } Punkte für die Plätze{ $bonus ->
    [0] {""}
   *[other] , { $bonus } mehr für einen Sieg vor der Zeit
}
night-settings-manners = { $settings } · Umgangsformen: { $manners }
night-ended-line = { -night } { $night } ist nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} vorbei
night-gathering = { -night } { $night }: { $here } von { $all } sind schon da
night-line = { -night } { $night }: { $state }
night-final = das Finale
night-round = Runde { $round } von { $rounds }
night-is-over = { $round } ist vorbei
night-is-played = { $round } läuft, { $tables ->
    [one] { $tables } { -table }
   *[other] { $tables } { -table(number: "other") }
} offen
night-earlier = , und { $tables } früherer Runden
night-waiting = ; { $pods ->
    [one] { $pods } { -pod } wartet
   *[other] { $pods } { -pod(number: "other") } warten
} auf einen { -table }
night-none = Noch ist kein { -night } eröffnet.
night-more-wait = - …und { $more } weitere
night-hint-open = {""}**{ -night } eröffnen** lässt Spieler sagen, dass sie da sind; wer später dazukommt, ist auch dabei.
night-hint-draft = Eine Paarung wartet darauf, veröffentlicht zu werden.
night-hint-gather = Sind alle da, die spielen, zeigt **Runde paaren** die { -pod(number: "other") } dir allein. { -deck(number: "other") } sind gesperrt, sobald du sie veröffentlichst.
night-hint-live = Die nächste Runde lässt sich veröffentlichen, wenn jede { -pod } ihr Ergebnis hat.
night-hint-waits = Eine { -pod }, die wartet, öffnet von selbst und ruft ihre Spieler.
night-hint-waits-more = Eine { -pod }, die wartet, öffnet von selbst und ruft ihre Spieler. Die nächste Runde lässt sich veröffentlichen, wenn keine mehr wartet.
night-hint-last = Die letzte Runde läuft: Drücke **{ -night } beenden**, wenn jede { -pod } ihr Ergebnis hat.
night-hint-end = Alle Runden sind gespielt: Drücke **{ -night } beenden**, wenn die Tabelle stimmt.
night-hint-next = {""}**Runde paaren** macht die nächste Runde.
night-open-button = { -night } eröffnen
night-fill-button = Mit Übungsgegnern füllen
night-pair-button = Runde paaren: { $round }
night-pair-final-button = Runde paaren: Finale
night-draft-button = Die Paarung ansehen
night-everybody-button = Alle sind da
night-players-button = Spieler…
night-players-page-button = Spieler { $from } bis { $to }…
night-end-button = { -night } beenden…
night-settings-button = Einstellungen…
night-manners-button = Umgangsformen…
night-organisers-button = { -organiser(number: "other") }…
night-decks-button = { -deck(number: "other") }
night-clock-button = Uhr…
night-time-button = Zeit ausrufen…
night-pods-button = { -pod(number: "other") }…
night-standings-button = Tabelle
night-export-button = Als Dateien
night-end = { -night } { $night } von { $league } beenden?{ $tables ->
    [0] {""}
    [one] {" "}{ $tables } { -table } hat kein Ergebnis: Was nicht gemeldet ist, zählt für niemanden.
   *[other] {" "}{ $tables } { -table(number: "other") } haben kein Ergebnis: Was nicht gemeldet ist, zählt für niemanden.
} Ergebnisse lassen sich auch danach noch berichtigen.
night-end-sure-button = Beenden
night-go-on-button = Weitermachen
night-mark-no-show = nie erschienen
night-mark-dropped = ausgestiegen
night-mark-here = ist da
night-mark-late = verspätet
night-players = { $league }, { -night } { $night }: { $here } von { $all ->
    [one] { $all } Spieler
   *[other] { $all } Spielern
} sind da.
night-player-menu = Etwas mit einem Spieler tun
night-in-menu = Ist da, ist nicht da, oder wieder hinein
night-in-back = wieder hinein
night-in-out = ist da: doch nicht
night-in-in = ist da
night-drop-menu = Steigt aus
night-no-show-menu = Ist nie erschienen
night-back-in-button = Wieder hinein
night-away-button = Ist nicht da
night-in-button = Ist da
night-drop-button = Steigt aus
night-no-show-button = Nie erschienen
night-player-begun = -# Wer mitten in einer Runde aussteigt, ist aus seinem { -table } heraus; die Runde geht ohne ihn weiter.
night-all-players-button = Alle Spieler
night-switch-registered = Spieler melden { -deck(number: "other") } an
night-switch-registered-more = Geheim bis zum { -table }; nach den Regeln geprüft, ab der ersten Runde gesperrt
night-switch-revealed = { -deck(number: "other") } sind danach offen
night-switch-revealed-more = Alle dürfen sie lesen, wenn der { -night } vorbei ist
night-switch-close = Gleiche Punkte treffen sich
night-switch-close-more = Ab der zweiten Runde; Runden werden dann einzeln gepaart
night-switch-daily = Runden von Tagen
night-switch-daily-more = Eine Frist je Runde; höchstens zwei offene { -table(number: "other") } je Spieler
night-keep-apart = Zwei Spieler trennen
night-somebody-left = jemand, der gegangen ist
night-how = Wie { $league } gespielt wird:
night-all-off = Alles, was sich unten einschalten lässt, ist aus
night-kept-apart = Getrennt: { $pairs }
night-switch-menu = Einschalten
night-numbers-button = Zahlen…
night-keep-others-button = Andere trennen…
night-together-button = Niemanden trennen
night-manners-hosts = { $league } überlässt die Umgangsformen ihrer { -table(number: "other") } deren Gastgebern: { $manners }, wo niemand anderes wählt.
night-manners-all = Umgangsformen an allen { -table(number: "other", case: "dative") } von { $league }: { $manners }.
night-manners-hold = -# Eine Änderung gilt sofort an { -table(number: "other", case: "dative") }, die noch nicht begonnen haben; ein begonnenes Spiel behält, was es hatte.
night-hosts-button = Den Gastgebern überlassen
night-numbers-title = Wie die Abende gespielt werden
night-numbers-size = Spieler an einem { -table } (3 bis 6)
night-numbers-rounds = Runden (1 bis 12)
night-numbers-time = Zeit für eine Runde
night-numbers-points = Punkte für die Plätze + vor der Zeit
night-numbers-final = Ein Finale von wie vielen (leer: keines)
night-bad-size = Ein { -table } hat 3 bis 6 Spieler: Tippe eine Zahl, etwa 4. Nichts wurde geändert.
night-bad-rounds = Ein { -night } hat 1 bis 12 Runden: Tippe eine Zahl, etwa 3. Nichts wurde geändert.
night-bad-time = Die Zeit für eine Runde ist 5 Minuten bis 15 Tage: Tippe sie als 90m, 2h oder 3d. Nichts wurde geändert.
night-bad-points = Punkte sind Zahlen ab 0 für die Plätze, ein + und was ein Sieg vor der Zeit bringt: 5 3 2 1 + 1. Nichts wurde geändert.
night-bad-final = Ein Finale hat 3 bis 6 Spieler: Tippe eine Zahl, oder nichts für keines. Nichts wurde geändert.
night-choose-two = Wähle zwei Spieler.
night-opened = { -night } { $night } ist eröffnet: Spieler sagen in der Nachricht der Liga oder mit `/league checkin`, dass sie da sind.
night-everybody-here = Alle sind da.
night-thrown-away = Die Paarung ist verworfen.
night-published = Runde { $round } ist in { $channel } veröffentlicht: { $tables ->
    [one] Ihr { -table } wird eröffnet, und seine Spieler werden gerufen.
   *[other] Ihre { $tables } { -table(number: "other") } werden eröffnet und ihre Spieler gerufen.
}
night-text-channel = Eine Runde wird in einem Textkanal veröffentlicht, wo ihre { -table(number: "other") } Threads bekommen: Tippe dort `/league publish`.
night-nothing-to-publish = Noch gibt es keine { -pod(number: "other") } zu veröffentlichen: **Runde paaren** macht sie.
night-is-out = {""}**{ $name }** { $how ->
    [drop] spielt von jetzt an nicht mehr mit
   *[no-show] ist nie erschienen und nicht mehr dabei
}.
night-name-both = Zwei Spieler tauschen ihre Plätze: Nenne beide, `swap:` und `with:`. Nichts wurde geändert.
night-nobody-called = Heute spielt niemand namens „{ $name }“ mit. Nichts wurde geändert.
night-filled-enough = { $players ->
    [one] { $players } Spieler ist
   *[other] { $players } Spieler sind
} dabei: Es braucht keinen Übungsgegner.
night-filled = { $players ->
    [one] { $players } Übungsgegner kam
   *[other] { $players } Übungsgegner kamen
} dazu: Ihre { -table(number: "other") } spielen von selbst.
night-only-sandbox = Nur im Sandkasten spielen Übungsgegner in Ligen mit. Nichts wurde geändert.
night-here = Du bist da, für { -night } { $night } von { $league }: Von Runde { $round } an wirst du gepaart und an deinen { -table } in einem eigenen Thread gerufen.
night-drop = Aus { -night } { $night } von { $league } aussteigen? Du wirst nicht mehr gepaart.{ $tables ->
    [0] {""}
    [one] {" "}Du verlässt { $tables } offenen { -table }: Dort spielen die anderen ohne dich weiter, und du bist Letzter.
   *[other] {" "}Du verlässt { $tables } offene { -table(number: "other") }: Dort spielen die anderen ohne dich weiter, und du bist Letzter.
} Was du gewonnen hast, bleibt dein.
night-play-on-button = Weiterspielen
night-out = Du bist aus { -night } { $night } von { $league } ausgestiegen. **Ich bin da** nimmt dich für die nächste Runde wieder auf.

draft-title-final = Das Finale von { $league }: { $pods ->
    [one] { $pods } { -pod }
   *[other] { $pods } { -pod(number: "other") }
}. Nur wer die Liga leitet, sieht das.
draft-title = Runde { $round } von { $rounds } in { $league }: { $pods ->
    [one] { $pods } { -pod }
   *[other] { $pods } { -pod(number: "other") }
}. Nur wer die Liga leitet, sieht das.
draft-pod = { -pod } { $pod }
draft-byes = {""}**Freilos**: { $names }
draft-publish-button = Veröffentlichen
draft-again-button = Neu paaren
draft-swap-others-button = Andere tauschen…
draft-lock-others-button = Andere festhalten…
draft-discard-button = Verwerfen
draft-stale = Seither ist jemand gekommen oder gegangen: Drücke **Neu paaren**.
draft-first-meet = Die Ersten der Tabelle treffen sich.
draft-repeats = Wiederbegegnungen: { $repeats ->
    [0] { $repeats }, niemand trifft jemanden noch einmal
   *[other] { $repeats }
}.
draft-by-hand = Von Hand geändert: so gut, wie es gepaart war.
draft-worse = Von Hand geändert, und schlechter, als es gepaart war: { $list }.
draft-worse-byes = Freilose für wen schon ausgesetzt hat { $is } statt { $was }
draft-worse-repeats = Wiederbegegnungen { $is } statt { $was }
draft-worse-odd = Plätze noch einmal in einer { -pod } anderer Größe { $is } statt { $was }
draft-worse-gaps = Punkte zwischen denen, die sich treffen { $is } statt { $was }
draft-worse-rivalry = wieder dieselben verfeindeten Völker { $is } statt { $was }
draft-planned = -# Zusammen mit den Runden danach geplant, bis Runde { $rounds }: im Ganzen { $repeats ->
    [one] { $repeats } Wiederbegegnung
   *[other] { $repeats } Wiederbegegnungen
}{ $bound ->
    [proven] , weniger sind unmöglich
    [found] , weniger wurden nicht gefunden
   *[none] {""}
}.
draft-sits-out = Freilos
draft-swap = Zwei Spieler tauschen
draft-lock-more = Bleibt, wie sie ist, wenn du neu paarst
draft-lock-menu = { -pod(number: "other") } festhalten
draft-lock-which = { $league }: Welche von { $pods ->
    [one] { $pods } { -pod }
   *[other] { $pods } { -pod(number: "other") }
} bleiben, wie sie sind, wenn du neu paarst? { $locked ->
    [none] Keine ist festgehalten.
   *[some] Festgehalten: { $locked }.
}

pairing-quoted = Auf Englisch: „{ $why }“
pairing-must-not = mit allen an einem { -table } träfe jemand, wen er nicht treffen darf
pairing-byes = { $count ->
    [one] { $count } Freilos
   *[other] { $count } Freilose
} ({ $names }), denn { $cause }.
pairing-byes-again = { $count ->
    [one] { $count } Freilos
   *[other] { $count } Freilose
} ({ $names }), denn { $cause }. Freilose, die sie schon hatten: { $had }.
pairing-crowded = { $most } von { $all } spielen { $race }, { $more } zu viel für { $pods ->
    [one] { $pods } { -pod }
   *[other] { $pods } { -pod(number: "other") }
}
pairing-crowded-two = { $said }; und { $count ->
    [all] alle
   *[other] { $count }
} spielen { $races }, während eine { -pod } drei Völker braucht, so dass { $pods ->
    [0] keine { -pod } möglich ist
    [one] nicht mehr als { $pods } { -pod } sein kann
   *[other] nicht mehr als { $pods } { -pod(number: "other") } sein können
}
pairing-repeats = Wiederbegegnungen: { $count }, weniger wurden nicht gefunden. Schon getroffen haben sich { $pairs }.
pairing-repeats-least = Wiederbegegnungen: { $count }, weniger sind unmöglich. Schon getroffen haben sich { $pairs }.
pairing-and = und
pairing-times = ({ $times }-mal)
pairing-more = {" "}und { $more } weitere
pairing-odd = Jemand sitzt noch einmal in einer { -pod } anderer Größe, denn so gibt es die wenigsten Wiederbegegnungen.
pairing-sizes = { -pod(number: "other") } von { $sizes }, denn { $players } Spieler ergeben nicht lauter { -pod(number: "other") } von { $size }.
pairing-sizes-races = { -pod(number: "other") } von { $sizes }, denn die Völker, und wer getrennt ist, lassen keine anderen zu.
pairing-apart = Keine { -pod(number: "other") } sind möglich: Zu viele sind voneinander getrennt. Es hülfe, weniger zu trennen.
pairing-two-must-not = Zwei träfen sich, die es nicht dürfen.
pairing-too-few = Eine { -pod } hat mindestens 3 Spieler, und es sind { $players }.
pairing-none = Keine { -pod(number: "other") } sind möglich: { $cause }. Es hülfe, wenn einige von ihnen ein anderes Volk spielten.
pairing-none-sit = Keine { -pod(number: "other") } sind möglich: { $cause }. Es hülfe, wenn einige von ihnen aussetzten oder ein anderes Volk spielten.
