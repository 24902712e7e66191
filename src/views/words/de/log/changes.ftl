# Was ein Verb des Spiels geändert hat, je eine Zeile, und was von Hand getan oder eingerichtet wird.

log-cause = {""} ({ $source })
log-cause-surrender = bedingungslose Kapitulation
log-cause-resolution-ended = die Auswertungsrunde ist vorbei
log-cause-turn-ended = der Zug ist vorbei
log-gains-influence = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} { $amount } { -influence }: Einflusswert { $rating }{ $cause }
log-loses-influence = { $who } { $count ->
    [one] verliert
   *[other] verlieren
} { $amount } { -influence }: Einflusswert { $rating }{ $cause }
log-rating-higher = Einflusswert von { $name }: jetzt { $rating }, { $by } höher { $how ->
    [ended] ohne
   *[begun] mit
} { $title }
log-rating-lower = Einflusswert von { $name }: jetzt { $rating }, { $by } niedriger { $how ->
    [ended] ohne
   *[begun] mit
} { $title }
log-swollen = Babylon 5 hat bis zum Ende des Zugs { $by } { -influence } mehr: { $rating }{ $cause }
log-swollen-over = Babylon 5 hat { $by } von diesem { -influence } nicht mehr: { $rating }{ $cause }
log-additional = { $name } hat im { $when ->
    [next] nächsten
   *[now] laufenden
} Zug { $amount } { -influence } zusätzlich{ $cause }
log-restores = { $name } bekommt { $amount } ausgegebenen { -influence } zurück{ $cause }
log-influence-goes = { $amount } { -influence } geht von { $from } zu { $to }{ $cause }
log-gains-power = { $name } { $count ->
    [one] gewinnt
   *[other] gewinnen je
} { $amount } Macht{ $cause }
log-loses-power = { $name } { $count ->
    [one] verliert
   *[other] verlieren je
} { $amount } Macht{ $cause }
log-power-goes = { $amount } Macht geht von { $from } zu { $to }{ $cause }
log-tension = Spannung von { $from } zu { $toward }: jetzt { $to }{ $cause }
log-unrest = Unruhe von { $name }: jetzt { $to }{ $cause }
log-readies = { $title } wird bereit{ $cause }
log-rotates = { $title } dreht sich{ $cause }
log-damaged = { $title } nimmt { $amount ->
    [0] keinen
   *[other] { $amount }
} Schaden{ $cause }
log-falls = { $title } nimmt { $amount } Schaden und ist neutralisiert
log-falls-severely = { $title } nimmt { $amount } Schaden und ist neutralisiert ({ $severe } schwerer Schaden)
log-severely = { $title } nimmt { $amount } schweren Schaden{ $cause }
log-neutralized = { $title } ist neutralisiert{ $cause }
log-neutralized-severe = { $title } ist neutralisiert, mit { $severe } schwerem Schaden{ $cause }
log-healed = { $title } ist geheilt{ $cause }
log-ignores = { $title } bleibt ohne { $marks }: { $why ->
    [ranger] In der Fraktion ist ein Ranger
   *[exclude] Schatten und Vorlonen schließen einander aus
}{ $cause }
log-gets = { $title } { $count ->
    [one] bekommt
   *[other] bekommen je
} { $what }{ $cause }
log-loses = { $title } verliert { $what }{ $cause }
log-marks-move = { $marks } von { $from } { $count ->
    [one] geht
   *[other] gehen
} zu { $to }{ $cause }
log-marks-become = { $marks } von { $title } { $count ->
    [one] wird
   *[other] werden
} zu Zeichen { $into ->
    [conspiracy] der Verschwörung
    [destiny] des Schicksals
    [doom] des Verhängnisses
    [shadow] der Schatten
    [strife] des Zwists
   *[vorlon] der Vorlonen
}{ $cause }
log-gets-tokens = { $title } bekommt { $what }: jetzt { $left } darauf{ $cause }
log-loses-tokens = { $title } verliert { $what }: noch { $left } darauf{ $cause }
log-chaos-moved = { $name } bewegt { $what } von { $from } zu { $to }
log-moves-inner = { $title } kommt in den inneren Kreis{ $cause }
log-moves-supporting = { $title } kommt zu den unterstützenden Karten{ $cause }
log-moves-to = { $title } kommt in die Fraktion von { $name }{ $cause }
log-for-hire-again = { $title } ist wieder anzuheuern
log-control-back = { $title } ist wieder unter Kontrolle von { $name }
log-takes-control = { $name } übernimmt { $title } { $until ->
    [end-of-turn] bis zum Ende des Zugs
    [while-rotated] solange jene Karte gedreht bleibt
   *[permanent] für immer
}{ $cause }
log-attached = { $title } kommt zu { $to }{ $cause }
log-attached-from = { $title } kommt von { $from } zu { $to }{ $cause }
log-damage-less = { $title } nimmt in diesem Angriff { $amount } Schaden weniger{ $cause }
log-damage-off = { $amount } Schaden geht von { $title } weg: noch { $left }{ $cause }
log-severe-off = { $amount } schwerer Schaden geht von { $title } weg: noch { $left }{ $cause }
log-ability = { $title }: { $change }{ $cause }
log-doubled-ability = { $ability } verdoppelt
log-halved-ability = { $ability } halbiert
log-doubled-all = jede Fähigkeit verdoppelt
log-halved-all = jede Fähigkeit halbiert
log-more-printed = { $amount } auf den Aufdruck: { $ability }
log-more-printed-all = { $amount } auf aufgedruckte Fähigkeiten
log-more-ability = { $amount } { $ability }
log-more-all = { $amount } auf jede Fähigkeit
log-uses-in-others = { $title } darf { $use } in Konflikten anderer Art benutzen{ $cause }
log-uses-as = { $title } darf { $use } als { $as } benutzen{ $cause }
log-copies = { $title } hat statt des eigenen den Text einer anderen Karte{ $cause }
log-loses-keyword = { $title } verliert das Schlagwort { $keyword }{ $cause }
log-blanked = { $title } ist ohne Text: Er wirkt nicht{ $cause }
log-reversed = Was { $title } getan hat, ist rückgängig gemacht{ $cause }
log-becomes-ranger = { $title } wird ein Ranger{ $cause }
log-becomes = { $title } wird { $trait }{ $cause }
log-takes-back = { $name } nimmt { $titles } aus der Ablage zurück{ $cause }
log-acts-along = { $name } tut dabei noch eine Aktion{ $cause }
log-round-ends = Die Aktionsrunde endet sofort{ $cause }
log-cancelled = { $title } ist aufgehoben: Nichts davon geschieht, und die Karte gilt als nicht gespielt{ $cause }
log-forbids = { $title } kann das nicht: { $what }. { $by } verbietet es
log-nothing = { $source } ändert nichts: { $why ->
    [no-target] Es gibt nichts, worauf es zielen könnte
    [limit-reached] Die Grenze ist erreicht
   *[nothing-to-change] Es gibt nichts zu ändern
}
log-that = Das

hand-does = ✋ { $name } führt { $because } von Hand aus: { $does }{ $lasts }
hand-judge-does = ⚖️ { $judge }, Schiedsrichter, richtet für { $name } von Hand, wegen { $because }: { $does }{ $lasts }
hand-lasts = , { $lasts }
hand-undone = ↩ Zurückgenommen ist, was { $name } für { $because } von Hand getan hat: { $does }
hand-applies = { $name } setzt { $amount } { -influence } ein ({ $source })
watch-from-now = ⏰ Von jetzt an: { $watch }
watch-done = ⏰ Wie von { $name } für { $source } eingerichtet: { $trigger }
watch-over = ⏰ Das ist vorbei: { $watch }
watch-once = das nächste Mal, wenn { $trigger }: { $then } ({ $source }, { $lasts })
watch-each = jedes Mal, wenn { $trigger }: { $then } ({ $source }, { $lasts })
watch-may = { $name } darf: “{ $does }”
watch-may-for = { $name } darf für { $influence } { -influence }: “{ $does }”
watch-tracked = { $trigger } → { $then } ({ $source })
watch-tracked-once = einmal: { $trigger } → { $then } ({ $source })
lasts-end-of-turn = bis zum Ende des Zugs
lasts-conflict = bis der { -conflict } vorbei ist
lasts-attack = bis der Angriff vorbei ist
lasts-while-rotated = solange { $title } gedreht bleibt
lasts-while-in-play = solange { $title } im Spiel ist
lasts-initiative = bis die Initiative bestimmt ist
lasts-permanent = für immer
lasts-its-card = jene Karte
trigger-a-player = jemand
trigger-the-card = die Karte
trigger-you-win = { $who } einen { -conflict } gewinnt
trigger-you-lose = { $who } einen { -conflict } verliert
trigger-conflict-against-you-won = ein { -conflict } gegen { $who } gewonnen ist
trigger-conflict-against-you = ein { -conflict } gegen { $who } eingeleitet wird
trigger-you-gain-by-conflict = { $who } durch einen { -conflict } { -influence } gewinnt
trigger-card-attacked = { $card } angegriffen wird
trigger-card-attacks = { $card } angreift
trigger-card-neutralized = { $card } neutralisiert wird
trigger-card-neutralizes = { $card } eine andere Karte neutralisiert
trigger-card-restored = { $card } nicht mehr neutralisiert ist
trigger-card-discarded = { $card } abgeworfen wird
trigger-card-took-part = ein { -conflict } mit { $card } vorbei ist, ohne dass die Karte neutralisiert ist
trigger-card-supports = { $card } einen { -conflict } unterstützt
trigger-card-sponsors = { $card } eine Karte sponsert
trigger-event-played = ein Ereignis gespielt wird
trigger-event-by-others = jemand anders als { $who } ein Ereignis spielt
trigger-event-on-card = ein Ereignis auf { $card } gespielt wird
trigger-you-conquer = { $who } einen Ort erobert
trigger-conquered-from-you = ein Ort von { $who } erobert wird
trigger-any-resolved = ein { -conflict } gewonnen oder verloren ist
trigger-you-win-war = { $who } einen Kriegskonflikt gewinnt
trigger-card-survives = { $card } einen Angriff übersteht
trigger-turn-starts = ein Zug begonnen hat
trigger-initiative = die Initiative bestimmt ist
trigger-draw-round = eine Ziehrunde begonnen hat
trigger-turn-ends = ein Zug endet
