# Was jemand für sich selbst einen Server fragt: die Warteliste für einen Tisch und die verzeichneten Spiele.

line-in = {""}**Du stehst auf der Warteliste für einen { -table }**: { $wanted }.
    Alle { $minutes } Minuten gehe ich die Warteliste durch. Passen genug von euch zusammen, geht neben diesem Kanal ein { -table } auf und ruft dich: Drücke dann **{ join-button }**. Wer wartet, wird niemandem gezeigt.
line-already = Du stehst schon auf der Warteliste, seit { $since }: { $wanted }. Niemand steht dort zweimal: Um etwas anderes zu suchen, verlass sie erst.
line-left = Du hast die Warteliste verlassen. `/game find` setzt dich wieder darauf.
line-not-in = Du stehst nicht auf der Warteliste. Hat dich ein { -table } gerufen, drücke **{ lobby-leave-button }** in seiner Lobby.
line-full = Die Warteliste dieses Servers ist so lang, wie sie sein darf. Versuche es später noch einmal, oder eröffne einen { -table } mit `/game create`.
line-too-many = Auf diesem Server spielt jeder höchstens { $most ->
    [one] { $most } Spiel
   *[other] { $most } Spiele
} zugleich, und du sitzt hier schon an so vielen { -table(number: "other", case: "dative") }. Beende erst eines; `/game mine` zeigt sie.
line-leave-button = Warteliste verlassen
line-pace = Tempo { $pace }
line-any-pace = jedes Tempo
line-any-rules = alle Regeln
line-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
line-any-seats = beliebig viele Plätze

record-none = Du bist nicht verzeichnet: Kein Spiel wird unter deinem Namen notiert, und keines gezeigt. Mit `/settings mine record:on` werden die Spiele, die du ab dann beendest, auf ihrem Server verzeichnet.
record-empty = Du bist verzeichnet und hast seither hier kein Spiel beendet. Spiele mit Übungsgegnern zählen nicht.
record-title = {""}**Deine Spiele auf diesem Server**
record-off = -# `/settings mine record:off` verbirgt das überall; `/privacy delete` nimmt deinen Namen für immer heraus.
record-note = -# Eine Wertung beginnt bei 25; ± sagt, wie unsicher sie noch ist. Sie wird jedes Mal neu aus den Ergebnissen berechnet.
record-server-none = Auf diesem Server ist noch kein Spiel verzeichnet. Ein beendetes Spiel wird notiert, wenn jemand, der es gespielt hat, `/settings mine record:on` gesagt hat; Spiele mit Übungsgegnern nicht.
record-server-title = 📒 **{ $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} auf diesem Server verzeichnet**
record-chosen = -# Wer verzeichnet ist, hat es so gewählt: `/settings mine record:on`.
record-races = Völker: { $list }
record-factions = Fraktionen: { $list }
record-side = { $side } { $won } von { $seats }
record-sum = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen · { $places } · { $rating }
record-rating = Wertung { $mean } ± { $unsure }
record-rating-later = Wertung nach { $games ->
    [one] { $games } weiteren Spiel
   *[other] { $games } weiteren Spielen
}
record-place = { $place }. Platz ×{ $count }
record-kept = { $deadlines ->
    [one] 🤝 Antwortet, { $kept } von { $deadlines } Frist eingehalten
   *[other] 🤝 Antwortet, { $kept } von { $deadlines } Fristen eingehalten
}
record-kept-within = { $deadlines ->
    [one] 🤝 Antwortet binnen { $within } Std., { $kept } von { $deadlines } Frist eingehalten
   *[other] 🤝 Antwortet binnen { $within } Std., { $kept } von { $deadlines } Fristen eingehalten
}
record-elsewhere = Verzeichnet wird auf Servern: Tippe `/stats` auf einem.
