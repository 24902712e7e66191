# Was in einer Lektion geschieht, je Ereignis eine Zeile, und wie sie steht. An anderen Tischen steht alles auf Englisch, durch views/log/.

told-starting-hand = { $name } hat eine Starthand von { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} gewählt
told-turn = {""}**Zug { $turn }**
told-initiative = Initiative, die niedrigste zuerst: { $names }
told-initiative-by-lot = Initiative, die niedrigste zuerst: { $names } (gelost: { $lots })
told-declared = { $name } erklärt verdeckt einen { -conflict }
told-declared-nothing = { $name } erklärt nichts
told-sponsored = { $name } sponsert { $card } mit { $with } für { $influence } { -influence }
told-built = { $name } baut mit { $with } auf: Einflusswert { $rating }
told-passed = { $name } passt
told-drew = { $name } zieht { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}: noch { $left } im { -deck }
told-bought = { $name } kauft { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}: noch { $left } im { -deck }
told-revealed = 🂠 Aufgedeckt, bevor der erste eingeleitet wird: { $list }
told-whose = {""}**{ $title }** von { $name }
told-initiated = { $name } leitet **{ $title }** ein, einen { -conflict } der Diplomatie
told-supported = { $name } unterstützt { $title } mit { $with }: Diplomatie { $amount }
told-opposed = { $name } tritt { $title } mit { $with } entgegen: Diplomatie { $amount }
told-stands = -# { $title }: jetzt { $support } : { $opposition }
told-stands-lacking = -# { $title }: jetzt { $support } : { $opposition }, { $lacks ->
    [one] es fehlt { $lacks }
   *[other] es fehlen { $lacks }
}
told-says = -# { $title }: “{ $says }”
told-won = ✅ **{ $title }** von { $name } ist um { $margin } gewonnen ({ $support } dafür, { $opposition } dagegen)
told-lost = ❌ **{ $title }** von { $name } ist verloren ({ $support } dafür, { $opposition } dagegen)
told-lost-by = ❌ **{ $title }** von { $name } ist um { $margin } verloren ({ $support } dafür, { $opposition } dagegen)
told-discarded = { $name } wirft { $titles } ab
told-discarded-from-hand = { $name } wirft { $titles } aus der Hand ab
told-influence = { $name } gewinnt { $amount } { -influence }: Einflusswert { $rating } ({ $source })
told-power = { $name } gewinnt { $amount } Macht ({ $source })
told-over = {""}**Das Spiel ist vorbei.** { $names } gewinnt.

list-and = { $most } und { $last }

round-conflict = Konfliktrunde
round-action = Aktionsrunde
round-resolution = Auflösungsrunde
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
