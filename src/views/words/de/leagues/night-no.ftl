# Warum aus dem nichts wurde, was jemand von einem Abend wollte, und was zu tun ist.

night-no-over = Dieser { -night } ist vorbei. Seine Ergebnisse lassen sich noch berichtigen; für den nächsten drücke **Leiten**, dann **{ -night } eröffnen**.
night-no-nothing-new = Das ist schon so.
night-no-not-in = Dieser Spieler ist nicht in dieser Liga. Er kommt mit `/league join` hinein.
night-no-already-in = Dieser Spieler ist schon dabei.
night-no-full = Der { -night } ist voll: Mehr als 200 Spieler gehen nicht.
night-no-gone = Dieser Spieler ist ausgestiegen. Wer die Liga leitet, nimmt ihn wieder auf: **Leiten**, **Spieler…**, sein Name, **Wieder hinein**.
night-no-locked = Seit der { -night } begonnen hat, sind { -deck(number: "other") } gesperrt. Zwischen zwei Runden darf ein Spieler Karten mit der eigenen Reserve tauschen.
night-no-playing = Dieser Spieler sitzt an einem { -table }, der noch nicht fertig ist, oder hat schon gespielt.
night-no-no-round = Diese Runde gibt es noch nicht.
night-no-no-pod = Diese { -pod } gibt es in dieser Runde nicht.
night-no-no-more-rounds = Alle Runden dieses { -night(case: "genitive") } sind gespielt. **Einstellungen…** fügt Runden hinzu; **{ -night } beenden** schließt ihn ab.
night-no-draft-changed = Jemand anderes hat diese { -pod(number: "other") } inzwischen geändert oder veröffentlicht. Sieh sie dir noch einmal an:
night-no-field-changed = Seit diese { -pod(number: "other") } gemacht wurden, ist jemand gekommen oder gegangen. Drücke **Neu paaren**.
night-no-wrong-field = Das sind nicht die { -pod(number: "other") } derer, die da sind. Drücke **Neu paaren**.
night-no-clash = { $names } säßen zusammen, und das dürfen sie nicht: Sie spielen dasselbe Volk oder sind getrennt. Nichts wurde geändert.
night-no-same-pod = Sie sitzen schon zusammen: Wähle zwei Spieler aus verschiedenen { -pod(number: "other") }.
night-no-locked-pod = Diese { -pod } ist festgehalten. Lass sie erst los, unter **{ -pod(number: "other") } festhalten**.
night-no-tables-open = { $count ->
    [one] { -pod } { $pods } von Runde { $round } hat noch kein Ergebnis, und ein Spieler hat höchstens einen offenen { -table }. Melde mit `/league report`, was daraus wurde, oder rufe die Zeit aus. Nichts wurde veröffentlicht.
   *[other] { -pod(number: "other") } { $pods } von Runde { $round } haben noch kein Ergebnis, und ein Spieler hat höchstens einen offenen { -table }. Melde mit `/league report`, was daraus wurde, oder rufe die Zeit aus. Nichts wurde veröffentlicht.
}
night-no-not-opened = { -pod } { $pods } von Runde { $round } hat noch nicht begonnen: Ihr { -table } wird gerade eröffnet. Die nächste Runde wird veröffentlicht, wenn alle { -pod(number: "other") } dieser Runde an ihren { -table(number: "other", case: "dative") } sind. Nichts wurde veröffentlicht.
night-no-not-opened-waits = { -pod } { $pods } von Runde { $round } hat noch nicht begonnen: Sie wartet auf einen { -table } von { $names }. Die nächste Runde wird veröffentlicht, wenn alle { -pod(number: "other") } dieser Runde an ihren { -table(number: "other", case: "dative") } sind. Nichts wurde veröffentlicht.
night-no-clock-runs = Die Uhr dieser Runde läuft schon.
night-no-no-clock = Die Uhr dieser Runde läuft nicht.
night-no-time-called = Dort ist die Zeit schon ausgerufen.
night-no-settled = Diese { -pod } hat ihr Ergebnis. Wer die Liga leitet, berichtigt es mit `/league correct`.
night-no-not-reported = Von dieser { -pod } ist noch nichts gemeldet.
night-no-report-changed = Inzwischen kam eine andere Meldung. Sieh sie dir noch einmal an.
night-no-own-report = Das hast du selbst gemeldet: Ein anderer Spieler der { -pod } bestätigt es.
night-no-not-of-pod = Du sitzt nicht in dieser { -pod }.
night-no-wrong-result = Das ist kein Ergebnis dieser { -pod }: „{ $detail }“. Nichts wurde geändert.
night-no-something-missing = etwas fehlt
night-no-already-disputed = Das ist schon umstritten; ein Schiedsrichter entscheidet.
night-no-not-disputed = Niemand bestreitet dieses Ergebnis.
night-no-disputed = Dieses Ergebnis ist umstritten; ein Schiedsrichter entscheidet.
night-no-about = { $names }: { $problem }
night-no-too-few = Eine { -pod } hat mindestens 3 Spieler, und { $here ->
    [0] niemand ist
    [one] nur { $here } ist
   *[other] nur { $here } sind
} da. { $away ->
    [0] Es müssen mehr Spieler dazukommen.
    [one] { $away } weiterer Spieler ist dabei, aber noch nicht da: **Alle sind da** sagt das für alle.
   *[other] { $away } weitere Spieler sind dabei, aber noch nicht da: **Alle sind da** sagt das für alle.
}
night-no-night = Kein { -night } dieser Liga läuft. Wer sie leitet, eröffnet einen: `/league night`, dann **{ -night } eröffnen**.
night-no-gone-night = Diesen { -night } gibt es nicht mehr.
night-no-night-more = Diesen { -night } gibt es nicht mehr.
night-no-pod-more = Diese { -pod } gibt es nicht mehr.
night-no-player = Dieser Spieler spielt an diesem { -night } nicht mit.
night-no-you-not-in = Du bist in dieser Liga nicht dabei.
night-no-first = Von { $league } ist noch kein { -night } eröffnet. Wer sie leitet, eröffnet einen mit `/league night`.
night-no-number = { $league } hat keinen { -night } { $night }.
night-no-first-yet = Von { $league } ist noch kein { -night } eröffnet.
night-no-export = Von { $league } ist noch kein { -night } eröffnet: Es gibt nichts in Dateien zu schreiben.
night-no-round-yet = Von diesem { -night } ist noch keine Runde veröffentlicht.
night-no-open-table = Dort ist kein { -table } offen: Die Zeit ist ausgerufen, jede { -pod } hat ihr Ergebnis, oder ihr { -table } ist noch nicht da.
night-no-pod-of-yours = Du sitzt in { $league } noch in keiner { -pod }. Wer sie leitet, wählt eine: unter der Tabelle **{ -pod(number: "other") }** drücken.
