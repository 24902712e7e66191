# Was die Kanäle eines Servers von selbst erfahren, und einzelne Antworten auf Befehle.

digest-title = 📰 **Neues von den { -table(number: "other", case: "dative") }**
digest-closed = ⏹️ Geschlossen: { $table }
digest-over = 🏁 Vorbei: { $table }, ohne Sieg
digest-won = 🏆 **{ $names }** { $count ->
    [one] gewinnt
   *[other] gewinnen
}: { $table }
digest-won-major = 🏆 **{ $names }** { $count ->
    [one] erringt
   *[other] erringen
} einen großen Sieg: { $table }
digest-begun = ▶️ Begonnen: { $table }, mit { $names }
digest-new = 🪑 Neu, mit { $seats ->
    [one] { $seats } freiem Platz
   *[other] { $seats } freien Plätzen
}: { $table }
digest-free = 🪑 Noch mit { $seats ->
    [one] { $seats } freiem Platz
   *[other] { $seats } freien Plätzen
}: { $table }
aside-found = {""}**Ein { -table } für { $people }**: { $thread }. Drückt **Mitspielen**, um zu kommen; auf wen nicht rechtzeitig kommt, wird nicht gewartet.
aside-call-say = Sag in wenigen Worten, was entschieden werden soll. Niemand wurde gerufen.
aside-called = Gerufen: { $thread } sagt es, und bis das vorbei ist, läuft dort keine Uhr.
aside-call-write = Schreib in einem Satz, was gelten soll. Niemand wurde gefragt.
aside-no-games = Auf diesem Server ist noch kein Spiel verzeichnet, also gibt es nichts in eine Datei zu schreiben.
aside-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, eine Zeile für jeden Platz. Wer nicht verzeichnet sein will, hat darin keinen Namen.
aside-more-time = Erledigt: { $span } mehr.
aside-no-time = „{ $text }“ kann ich nicht geben: Nenne eine Zeit von { $least } bis { $most } mit ihrer Einheit, auf Englisch, etwa `6h` oder `1 day`. Nichts wurde geändert.
aside-rulings-server = Hausregelungen gehören zu einem Server: Tippe das auf einem.
aside-no-ruling = Diese Hausregelung gibt es hier nicht. `/rules list` zeigt sie.
aside-ruling-gone = Diese Hausregelung gibt es hier nicht mehr.
aside-no-rulings = Dieser Server hat keine Hausregelungen, die in eine Datei könnten.
aside-rulings = { $rulings ->
    [one] { $rulings } Hausregelung
   *[other] { $rulings } Hausregelungen
}, wie `/rules import` sie liest.
aside-rulings-added = { $added ->
    [one] { $added } Hausregelung aufgenommen
   *[other] { $added } Hausregelungen aufgenommen
}{ $replaced ->
    [0] {""}
    [one] , { $replaced } desselben Titels ersetzt
   *[other] , { $replaced } derselben Titel ersetzt
}.
aside-cards-server = Was auf Karten steht, gehört zu einem Server: Tippe das auf einem.
