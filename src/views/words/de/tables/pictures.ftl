# Was in Bildern eines Tisches steht, kurz, und was sie zeigen, für alle, die sie nicht sehen.

picture-to-act = AM ZUG
picture-no-agenda = keine Agenda
picture-agenda-hidden = Agenda verdeckt
picture-hidden-short = verdeckt
picture-of-20 = von 20
picture-not-played = Nicht gespielt
picture-whole-game = Für das ganze Spiel
picture-eliminated = ausgeschieden
picture-shadow-war = Schattenkrieg
picture-shadow-war-over = Der Schattenkrieg ist vorbei
picture-alliance = Interstellare Allianz
picture-halted = Das Spiel ist angehalten: Jeder handelt oder passt
picture-conflicts = Konflikte
picture-sides = links dafür, rechts dagegen
picture-support = Unterstützung
picture-opposition = Widerstand
picture-nobody-supports = niemand dafür
picture-nobody-opposes = niemand dagegen
picture-no-target = kein Ziel
picture-declared = Erklärt
picture-not-initiated = noch nicht eingeleitet
picture-no-conflicts = Kein Konflikt ist eingeleitet.
picture-leads = führt
picture-inner = Innerer Kreis
picture-supporting = Unterstützend
picture-on-faction = Bei der Fraktion
picture-neutralized = neutralisiert
picture-unspent = frei
picture-spent = ausgegeben
picture-hand = Hand
picture-deck = Deck
picture-discard = Ablage
picture-unrest = Unruhe
picture-influence = Einfluss
picture-power-by-turn = Macht nach Zügen
picture-turn = Zug
picture-power = Macht
picture-wins = 20 gewinnt
picture-place = Zahl: Platz
picture-also-place = auch Platz { $it }
picture-conflicts-won = Konflikte gewonnen
picture-turning-points = Wendepunkte
picture-votes = Abstimmungen
picture-sealed = versiegelt
picture-voted = hat gestimmt
picture-not-voted = –
picture-league = Die Liga bricht den Gleichstand
picture-vote = Abstimmung
picture-not-played-race = nicht gespielt
picture-setup = Aufbau
picture-turn-is = Zug { $it }
picture-one-to-act = Am Zug: { $it }
picture-many-to-act = { $it } Spieler am Zug
picture-nobody-wins = Niemand gewinnt
picture-one-wins = { $it } gewinnt
picture-many-win = { $it } gewinnen
picture-after-turn = nach Zug { $it }
picture-winning-by = vorn um { $it }
picture-needs-more = braucht noch { $it }
picture-won = gewonnen
picture-won-by = gewonnen um { $it }
picture-lost = verloren
picture-lost-by = verloren um { $it }
picture-more = +{ $it } weitere
picture-civil-war = Bürgerkrieg: { $it }
picture-raw = { $it } roh
picture-bonus = { $it } Bonus
picture-rating = Einfluss { $it }
picture-additional = +{ $it } zusätzlich
picture-controlled = beherrscht von { $it }
picture-face-down = { $it } verdeckt
picture-under = verdeckt: { $it }
picture-theirs = umgekehrt { $it }
picture-needs-less = Braucht { $it } Macht weniger für einen gewöhnlichen Sieg
picture-gains-nothing = Gewinnt in diesem Zug keinen Einfluss
picture-barred = Kann nicht gewinnen
picture-barred-standard = Kein gewöhnlicher Sieg möglich
picture-cheaper = Nächstes Mal { $it }: −{ $by } Einfluss ({ $source })
picture-headed-by = geleitet von { $it }
picture-tally = { $it } ja, { $no } nein
picture-tally-abstain = { $it } ja, { $no } nein, { $abstain } enthalten
picture-closed = Vor dem Ende geschlossen
picture-won-of = { $it } von { $of }
picture-passed = angenommen, { $it } : { $no }
picture-failed = abgelehnt, { $it } : { $no }
picture-kind = { $type } ({ $it })
picture-card = Karte
picture-or = oder
picture-and = und
picture-yes = Ja
picture-no = Nein
picture-abstain = Enthalten
picture-victory-standard = Gewöhnlicher Sieg
picture-victory-major = Großer Sieg
picture-victory-last-player = Als Letzter übrig
picture-victory-none = Kein Sieg
picture-lead-now = { $it } übernimmt mit { $power } Macht die Führung
picture-leap = { $it } gewinnt { $by } Macht in einem Zug
picture-fall = { $it } verliert { $by } Macht in einem Zug
picture-war = Krieg zwischen { $it } und { $other }
picture-shadow-war-begins = Der Schattenkrieg beginnt
picture-alliance-founded = { $it } gründet die Interstellare Allianz
picture-drakh = Die Fraktion von { $it } wird Drakh
picture-out-now = { $it } scheidet aus

legend-rotated = gedreht
legend-neutralized = neutralisiert
legend-ambassador = Botschafter
legend-damage = Schaden
legend-severe = schwer
legend-attached = angelegt
legend-hidden = verdeckt
legend-controlled = wem sie jetzt gehört
legend-unrest = Unruhe
legend-hand = Hand
legend-deck = Deck
legend-discard = Ablage
legend-spent = ausgegeben
legend-power = Macht
legend-flag = 20 gewinnt
legend-war = Krieg
legend-tension = Spannung
legend-group = Gruppe
legend-fleet = Flotte
legend-location = Ort
legend-enhancement = Verstärkung
legend-agenda = Agenda
legend-raised = erhöht
legend-lowered = gesenkt

alt-seat-out = { $place }. { $name }, { $who }, ausgeschieden.
alt-short = { $place }. { $name }, { $race }: Einfluss { $influence }, Macht { $power }, Unruhe { $unrest }{ $war }.
alt-war = , Krieg mit { $names }
alt-seat = { $place }. { $name }, { $faction }: Einfluss { $influence } ({ $unspent } frei, { $spent } ausgegeben), Macht { $power }, Unruhe { $unrest }, Hand { $hand }, Deck { $deck }, Ablage { $discard }{ $more }.
alt-agenda = , Agenda { $title }
alt-tension = Spannung: { $list }.
alt-cards-all = Alle Karten im Spiel: Schaltfläche „{ $button }“.
alt-cards-rest = Die Karten der anderen Plätze: Schaltfläche „{ $button }“.
alt-rotated = gedreht
alt-damage = { $amount } Schaden
alt-severe = { $amount } schwerer Schaden
alt-under = { $amount } verdeckt darunter
alt-with = mit { $title }
alt-standing = { $rank }. { $who }: { $points } { $one ->
    [one] Punkt
   *[other] Punkte
}, { $victories ->
    [one] { $victories } Sieg
   *[other] { $victories } Siege
}, { $tables ->
    [one] { $tables } { -table }
   *[other] { $tables } { -table(number: "other") }
}{ $note }.
alt-standings-more = Und { $left } weitere.
alt-standings-about = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} · { $players } Spieler
alt-standings-open = { $tables ->
    [one] { $tables } { -table } offen
   *[other] { $tables } { -table(number: "other") } offen
}
alt-nobody = niemand
alt-vote = Abstimmung über { $title }, { $head }: { $tally }.
alt-conflict = Konflikt mit { $type }: { $title } von { $name }: { $sums }, { $verdict }.
alt-conflict-on = Konflikt mit { $type }: { $title } von { $name } gegen { $targets }: { $sums }, { $verdict }.
alt-prize = Bei { $title } geht es um: { $prize }
alt-attacks = { $attacker } greift { $title } an.
alt-place = { $place }. { $name }, { $race }: Macht { $power }, Einfluss { $influence }, Konflikte gewonnen { $won }.
band-practice = ÜBUNG · NICHT DAS ECHTE SPIEL
