# Eine Runde für alle und für die Spieler einer Gruppe, ihre Uhr, und was aus ihren Gruppen wurde.

round-former = Ein früherer Spieler
round-span = { $unit ->
    [day] { $count ->
        [one] { $shown } Tag
       *[other] { $shown } Tage
    }
   *[minute] { $count ->
        [one] { $shown } Minute
       *[other] { $shown } Minuten
    }
}
round-span-of = { $unit ->
    [day] { $count ->
        [one] { $shown } Tag
       *[other] { $shown } Tagen
    }
   *[minute] { $count ->
        [one] { $shown } Minute
       *[other] { $shown } Minuten
    }
}
round-name = Runde { $round }
round-name-final = Finale
round-name-of = Runde { $round } von { $rounds }
round-it = Runde { $round }
round-it-final = Finale
round-pod = Runde { $round }, { -pod } { $pod }
round-pod-final = Finale, { -pod } { $pod }
round-pod-begins = Runde { $round }, { -pod } { $pod }
round-pod-begins-final = Finale, { -pod } { $pod }
round-victory = { $victory ->
    [major] ein großer Sieg
    [standard] ein einfacher Sieg
   *[none] kein Sieg
}
round-victory-before = { $victory ->
    [major] ein großer Sieg vor der Zeit
   *[standard] ein einfacher Sieg vor der Zeit
}
round-out-eliminated = ausgeschieden
round-out-conceded = hat aufgegeben
round-out-dropped = ist ausgestiegen
round-share = -# { $names } teilen { $points } Punkte: { $over ->
    [one] Einer bleibt übrig, und sie einigen sich, wer ihn bekommt
   *[other] { $over } bleiben übrig, und sie einigen sich, wer sie bekommt
}. Bis eine Meldung jemanden nennt, haben alle gleich viele.
round-by-table = von ihrem { -table }
round-by-player = gemeldet von { $name }
round-by-organiser = gemeldet von { $name }
round-by-judged = entschieden von { $name }
round-by-corrected = berichtigt von { $name }
round-by-why = { $by }: { $why }
round-an-organiser = jemand, der die Liga leitet
round-waits = wartet auf einen { -table } von { $names }
round-stands-open = wird gespielt
round-stands-called = Zeit ausgerufen, noch kein Ergebnis
round-stands-reported = gemeldet, noch zu bestätigen
round-stands-disputed = umstritten, ein Schiedsrichter entscheidet
round-stands-settled = hat ihr Ergebnis

round-pod-line = {""}**{ -pod } { $pod }** { $where }
round-published = {""}**{ $league }**, { -night } { $night }: { $round } ist veröffentlicht. Such deine { -pod }, und drücke an ihrem { -table } **{ start-button }**.
round-being-opened = ihr { -table } wird eröffnet…
round-thread = { $league } { $night } · Runde { $round } · { -pod } { $pod } · { $mark }
round-thread-final = { $league } { $night } · Finale · { -pod } { $pod } · { $mark }
round-called = { $round }, { -pod } { $pod } von **{ $league }**: { $names }.
round-bots = Hier sitzen nur Übungsgegner; sie spielen von selbst.
round-sit = Ihr sitzt hier { $decks ->
    [registered] mit den { -deck(number: "other") }, die ihr angemeldet habt
   *[practice] mit Übungsdecks: Ein anderes wählt ihr unten
}. Drückt **{ start-button }**, wenn alle da sind; eine Runde dauert { $span }.
round-seat-free = { $names }: Euer Platz ist frei, drückt unten **Mitspielen**.
round-elsewhere-button = Anderswo gespielt? Das Ergebnis melden…

round-more-button = { $span } mehr
round-time-at = Die Zeit wird { $left } ausgerufen, um { $at }.
round-time-of-pod = -# { -pod } { $pod } hat bis { $at }.
round-waits-clock = -# { -pod } { $pod } { $waits }; ihre Zeit zählt von da an.
round-clock-head = ⏱️ { $league }, { -night } { $night }, { $round }
round-clock-line = ⏱️ { $league }, { -night } { $night }, { $round }: { $says }
round-standings-button = Tabelle
round-pods-button = { -pod(number: "other") }
round-clock-button = { -organiser(number: "other") }: Uhr…
round-all-settled = Jede { -pod } hat ihr Ergebnis.
round-time-was = Die Zeit ist ausgerufen.
round-clock-of = Die Uhr von { $league }
round-left = ⏰ **Noch { $span }**: Die Zeit wird { $over } ausgerufen. Dann endet die Aktionsrunde, Konflikte werden ausgewertet, und der Sieg wird geprüft.
round-time-now = ⏰ **Die Zeit ist ausgerufen.** Die Aktionsrunde endet sofort, Konflikte im Spiel werden ausgewertet, und der Sieg wird geprüft: Wer dann gewinnt, hat vor der Zeit gewonnen. Danach meldet einer von euch die Plätze.
round-report-button = Das Ergebnis melden…
round-extended = ⏳ **{ $name }** gibt { $span } mehr: Die Zeit wird { $over } ausgerufen.
round-clock-still = Die Uhr läuft nicht. Eine Runde dauert { $span }.
round-time-was-here = Hier ist die Zeit ausgerufen.
round-time-later = Die Zeit dieser { -pod } zählt, sobald ihr { -table } offen ist.
round-start-button = Start: { $span }
round-time-all-button = Zeit für alle ausrufen…
round-time-here-button = Hier die Zeit ausrufen…
round-panel = { $league }, { -night } { $night }, { $round }: { $state }
round-panel-open = -# { $open ->
    [one] { $open } { -table }
   *[other] { $open } { -table(number: "other") }
} von { $all } offen
round-panel-pod = { $line } · { -pod } { $pod } { $stands }
round-pod-name = { -pod } { $pod }
round-more-menu = { $span } mehr für eine { -pod }
round-one-menu = Eine { -pod }: mehr, oder Zeit ausrufen
round-whole-button = Die ganze Runde
round-time-menu = In einer { -pod } Zeit ausrufen oder mehr geben
round-sure-all = Jetzt an { $tables ->
    [one] { $tables } offenen { -table }
   *[other] { $tables } offenen { -table(number: "other", case: "dative") }
} die Zeit ausrufen ({ $round })? Die Aktionsrunde endet sofort, Konflikte werden ausgewertet, der Sieg wird geprüft, und die Ergebnisse stehen.
round-sure-pod = Jetzt die Zeit ausrufen ({ $pod })? Die Aktionsrunde endet sofort, Konflikte werden ausgewertet, der Sieg wird geprüft, und die Ergebnisse stehen.
round-sure-button = Zeit ausrufen
round-let-button = Laufen lassen
round-runs = Die Uhr läuft.
round-done = Erledigt.
round-called-at = Die Zeit ist an { $tables ->
    [one] { $tables } { -table }
   *[other] { $tables } { -table(number: "other", case: "dative") }
} ausgerufen.

result-where = {""}**{ $league }**, { -night } { $night }, { $pod }
result-reported = 📝 { $where }, { $by }:
result-confirms = Ein anderer Spieler der { -pod } bestätigt es; bezweifelt es niemand, zählt es { $at }.
result-right-button = Das stimmt
result-wrong-button = Das stimmt nicht…
result-settled = ✅ { $where }, { $how }:
result-undoubted = { $by }, und niemand hat es bezweifelt
result-confirmed = { $by }, bestätigt von { $name }
result-disputed = ⚖️ { $where }: **{ $name }** sagt, dass die Meldung nicht stimmt.
result-disputed-why = ⚖️ { $where }: **{ $name }** sagt, dass die Meldung nicht stimmt: { $why }
result-decides = { $names }: Wer die Liga leitet oder ein Schiedsrichter entscheidet.
result-decide-button = Entscheiden…
result-before = -# zuvor: { $places }, { $by }
result-yours = Das hast du gemeldet. Ein anderer Spieler der { -pod } bestätigt es; bezweifelt es niemand, zählt es { $at }. Hast du dich geirrt, hilft **Anders melden…** weiter.
result-otherwise-button = Anders melden…
result-report-button = Melden…
result-correct-button = Berichtigen…
result-all-button = Alle { -pod(number: "other") }
result-pods = {""}**{ $league }**, { -night } { $night }, { $round }
result-pods-elsewhere = { $line } · { $open } anderswo offen
result-pod-label = { -pod } { $pod }: { $stands }
result-pod-menu = Eine { -pod }: melden, bestätigen, berichtigen
result-menu = Ein Ergebnis sagen oder berichtigen
result-form-places = Plätze, je Spieler eine Zeile; gleiche teilen
result-form-victory = Sieg: major, standard oder none
result-form-odd = Wer den Restpunkt geteilter Punkte bekommt
result-form-why = Warum (alle lesen es)
result-form-why-hint = Zwei Plätze waren vertauscht
result-former = Früherer Spieler
result-dispute-title = Was stimmt daran nicht?
result-dispute-label = In einem Satz: Ein Schiedsrichter liest es
result-dispute-hint = Delenn war Zweite
result-how = Schreib für jeden Spieler eine Zeile, etwa `1 Londo`; wer sich einen Platz teilt, hat dieselbe Zahl. Nichts wurde geändert.
result-no-number = Zeile { $line }, „{ $text }“, beginnt nicht mit einem Platz. { result-how }
result-out-of-range = Zeile { $line }: { $text } ist kein Platz an einem { -table } von { $most }: Sie gehen von 1 bis { $most }. { result-how }
result-who = Zeile { $line }: „{ $text }“ kann { $names } sein. Schreib den Namen aus. Nichts wurde geändert.
result-nobody = Zeile { $line }: „{ $text }“ sitzt nicht in dieser { -pod }. { result-how }
result-twice = {""}**{ $name }** hat zwei Plätze. { result-how }
result-missing = { $names } { $count ->
    [one] hat
   *[other] haben
} keinen Platz. { result-how }
result-no-victory = „{ $text }“ ist keine Art von Sieg: Schreib `major` (großer Sieg), `standard` (einfacher Sieg) oder `none` (keiner), und `after time` dahinter, wenn die Zeit zuvor ausgerufen war. Nichts wurde geändert.
result-no-odd = „{ $text }“ sitzt nicht in dieser { -pod }: Den Restpunkt bekommt einer von denen, die Punkte teilen, oder noch niemand. Nichts wurde geändert.
result-did-report = Gemeldet.
result-did-settle = Erledigt: Das zählt jetzt.
result-did-dispute = Jetzt entscheidet ein Schiedsrichter; bis dahin zählt nichts davon.
