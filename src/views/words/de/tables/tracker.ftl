# Wie ein Spiel steht, wie es die angeheftete Nachricht und die Konflikte darunter sagen.

tracker-title = { $table }: Zug { $turn }, { $round }
rounds-setup = Aufbau
rounds-ready = Bereitschaftsrunde
rounds-conflict = Konfliktrunde
rounds-action = Aktionsrunde
rounds-resolution = Auswertungsrunde
rounds-draw = Ziehrunde
rounds-over = Spiel vorbei
tracker-waits = ⏳ Es wartet auf **{ $names }**: { $task }
tracker-waits-secretly = ⏳ Es wartet auf **{ $names }**, alle geheim: { $step ->
    [declare] erklären
   *[draw] abwerfen und kaufen
}. { $answered ->
    [one] { $answered } von { $asked } hat
   *[other] { $answered } von { $asked } haben
} geantwortet
tracker-over = 🏁 **Das Spiel ist vorbei.**
tracker-stopped = ✋ { $name } hat das Spiel angehalten: Jeder handelt oder passt
tracker-time = ⏰ Die Zeit ist um: Die Konflikte im Spiel werden ausgewertet, der Sieg wird geprüft, und das Spiel ist vorbei
tracker-loose = ⏩ Dieser Schritt wird „fast and loose“ gespielt
tracker-loose-asked = ⏩ „Fast and loose“? Zustimmen können { $names }
tracker-shadow-war = 🌑 **Schattenkrieg**
tracker-shadow-war-over = Der Schattenkrieg ist vorbei
tracker-shadow-war-at = Schattenkrieg bei { $at }
force-babylon-5 = Babylon 5
force-shadows = Schatten
force-vorlons = Vorlonen
tracker-initiative = Initiative, die niedrigste zuerst: { $names }
tracker-declared = Verdeckt erklärt: { $names }
tracker-revealed = Aufgedeckt und noch einzuleiten: { $list }
tracker-whose = { $title } von { $name }
tracker-open = Erklärt: { $list }
tracker-from-war = { $name } aus { $title }
tracker-through = { $name } durch { $title }
tracker-whole-game = Für das ganze Spiel: { $cards }
tracker-no-faction = Bei keiner Fraktion: { $cards }
tracker-civil-war = ⚔️ **Bürgerkrieg: { $race }**
tracker-suspended = { $sides } (ausgesetzt)
tracker-one-race = { $sides } (ein Volk)
tracker-more-states = { $shown }; und { $count } weitere
tracker-alliance = 🌐 Interstellare Allianz: { $names }
tracker-alliance-all = 🌐 Interstellare Allianz: alle { $count }, gegründet von { $founder }
tracker-founder = { $name } (Gründung)
tracker-no-members = keine Mitglieder
tracker-claims = 🏆 { $name } beansprucht den Sieg durch { $title }
tracker-claims-missing = 🏆 { $name } beansprucht den Sieg durch { $title }; zuzustimmen haben: { $names }
tracker-watch = ⏰ „{ $watch }“
tracker-more-watches = ⏰ …und { $count } weitere
tracker-conflicts = Konflikte: { $count }, siehe dort
tracker-signs = ⤵ gedreht · ✖ neutralisiert · 🏴 erobert · +1 angelegt · ▣1 verdeckt darunter
tracker-together = alle erklären und ziehen zugleich
tracker-loose-button = „Fast and loose“ zustimmen
tracker-object-button = Einspruch gegen „fast and loose“
tracker-seats-button = Einen Platz groß
tracker-text-button = Als Text
tracker-moved = -# Die Konflikte stehen in der angehefteten Nachricht, unter dem Spielstand.

seat-figures = {""}**Einfluss { $rating }** ({ $unspent } frei, { $spent } ausgegeben{ $more }) · **Macht { $power }** · Unruhe { $unrest }
seat-additional = , { $amount } zusätzlich
seat-additional-next = , { $amount } zusätzlich im nächsten Zug
seat-power-bonus = { $power } (Bonus { $bonus })
seat-not-revealed = nicht aufgedeckt
seat-tension = Spannung: { $list }
seat-everybody = alle
seat-all-others = alle anderen
seat-abroad = nicht gespielt: { $list }
seat-theirs = { $race } { $toward } (von ihnen { $from })
seat-still = Wirkt noch: { $titles }
seat-needs-less = Braucht { $less } Macht weniger für einen gewöhnlichen Sieg
seat-gains-nothing = Gewinnt in diesem Zug keinen { -influence }
seat-barred-any = Kann nicht gewinnen
seat-barred-standard = Kann keinen gewöhnlichen Sieg erringen
seat-next = Als Nächstes gesponsert ({ $types }): { $by } { -influence } ({ $source })
seat-agenda = Agenda: { $card }
seat-agenda-hidden = Agenda: ▣ verdeckt
seat-out = ausgeschieden
seat-inner = Innerer Kreis
seat-supporting = Unterstützend
seat-on-faction = Bei der Fraktion
seat-more = und { $count } weitere
seat-played-by = { $name } (gespielt von { $by })
seat-number = Platz { $number }
side-nobodys = { $race } (spielt niemand)
holder-babylon-5 = Babylon 5
holder-shadows = die Schatten
holder-vorlons = die Vorlonen

board-title = Konflikte
board-title-turn = Konflikte von Zug { $turn }
board-open = { $count ->
    [one] { $count } { -conflict } ist offen
   *[other] { $count } { -conflict(number: "other") } sind offen
}
board-none = Kein { -conflict } ist eingeleitet.
board-before = Vor dem Spiel gibt es keine Konflikte.
board-revealed = { $name } hat { $title } aufgedeckt: noch einzuleiten
board-war = { $name } hat einen Kriegskonflikt erklärt: { $title }
board-through = { $name } hat einen { -conflict } durch { $title } erklärt
board-face-down = 🂠 { $name } hat verdeckt einen { -conflict } erklärt
board-kind = { -conflict } mit { $ability }
board-by = Von { $name }
board-by-on = Von { $name } gegen { $target }
board-won = ✅ gewonnen
board-won-by = ✅ gewonnen um { $margin }
board-lost = ❌ verloren
board-lost-by = ❌ verloren um { $margin }
board-uncontested = { $result }, unangefochten
board-winning = { $name } liegt um { $by } vorn
board-needs = { $name } braucht noch { $more } zum Sieg
board-as = { $through } als { $using }
board-nobody-yet = noch niemand
board-nobody = niemand
board-for = {""}**Für { $name } { $total }**: { $cards }
board-support = {""}**Unterstützung { $total }**: { $cards }
board-opposition = {""}**Widerstand { $total }**: { $cards }
board-attacks = Angriffe: { $cards }
board-leading = Führt: { $cards }
board-under = { $count ->
    [one] { $count } Karte liegt verdeckt darunter
   *[other] { $count } Karten liegen verdeckt darunter
}
