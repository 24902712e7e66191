# Wörter des Protokolls, die auch anderswo stehen, und wie eine Lektion steht.

list-and = { $most } und { $last }

round-setup = Aufbau
round-ready = Bereitschaftsrunde
round-conflict = Konfliktrunde
round-action = Aktionsrunde
round-resolution = Auswertungsrunde
round-draw = Ziehrunde

stands-title = { $table }: Zug { $turn }, { $round }
stands-over-title = { $table }: Spiel vorbei
stands-waits = ⏳ Es wartet auf **{ $names }**
stands-over = 🏁 **Das Spiel ist vorbei.**
stands-declared = Verdeckt erklärt: { $names }
stands-conflict = 🕊️ **{ $title }** von { $name }: Unterstützung { $support }, Widerstand { $opposition }
stands-figures = {""}**Einfluss { $rating }** ({ $unspent } frei, { $spent } ausgegeben) · **Macht { $power }** · Unruhe { $unrest }
stands-cards = Hand { $hand } · { -deck } { $deck } · Ablage { $discard }
stands-ambassador = { -ambassador }: { $card }
stands-tension = Spannung mit { $name }: { $tension }
stands-supporting = Unterstützend: { $cards }
stands-race = { $name } · { $race ->
    [human] Menschen
   *[narn] Narn
}
stands-footer = Schnellstartregeln · ⤵ gedreht · ▶ jetzt gefragt
