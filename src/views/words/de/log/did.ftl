# Wie jede Wirkung heißt, die von Hand ausgeführt wird.

did-act-along = dabei handeln
did-add-influence = { $n } { -influence } zusätzlich
did-add-opposition = { $n } Widerstand dazu
did-add-support = { $n } Unterstützung dazu
did-allow-conflict = { $n } weiteren { -conflict } erlauben
did-allow-victory = Sieg wieder erlauben
did-attach = anlegen
did-attack = angreifen
did-bar-conflicts = Konflikte untersagen
did-bar-gains = Gewinne untersagen
did-bar-victory = Sieg untersagen
did-become-ambassador = { -ambassador } werden
did-become-enhancement = Verstärkung werden
did-begin-shadow-war = Schattenkrieg beginnen
did-blank = Text aufheben
did-call-vote = zur Abstimmung rufen
did-cancel = aufheben
did-cancel-conflict = einen { -conflict } aufheben
did-change-ability = eine Fähigkeit ändern
did-choose = wählen: { $words }
did-claim-victory = Sieg beanspruchen
did-conquer = erobern
did-convert-mark = { $n } Zeichen verwandeln
did-copy-text = Text übernehmen
did-count-as = gelten als
did-damage = { $n } Schaden
did-dictate-league = die Stimmen der Liga übernehmen
did-discard = { $n } { $n ->
    [one] Karte
   *[other] Karten
} abwerfen
did-discard-card = Karte abwerfen
did-discount = { $n } billiger
did-do-both = beides tun: { $does }
did-do-then = dann tun: { $does }
did-draw = { $n } { $n ->
    [one] Karte
   *[other] Karten
} ziehen
did-end-action-round = Aktionsrunde beenden
did-end-shadow-war = Schattenkrieg beenden
did-end-state = einen Zustand zwischen Spielern beenden
did-fetch = aus der Reserve holen
did-for-each = für alles, was es zählt: { $does }
did-force-vote = Stimme festlegen
did-found-isa = Interstellare Allianz gründen
did-fully-heal = ganz heilen
did-gain-influence = { $n } { -influence } gewinnen
did-gain-mark = { $n } Zeichen bekommen
did-gain-power = { $n } Macht gewinnen
did-gain-trait = eine Eigenschaft bekommen
did-give-vote = Stimme übertragen
did-heal = heilen
did-if = falls das so ist: { $does }
did-join-isa = der Interstellaren Allianz beitreten
did-later = später: { $does }
did-leave-isa = die Interstellare Allianz verlassen
did-lessen-damage = { $n } Schaden weniger
did-lose-influence = { $n } { -influence } verlieren
did-lose-power = { $n } Macht verlieren
did-lower-tension = Spannung um { $n } senken
did-lower-unrest = Unruhe um { $n } senken
did-move = bewegen
did-multiply-ability = eine Fähigkeit vervielfachen
did-need-less-power = { $n } Macht weniger brauchen
did-neutralize = neutralisieren
did-pay = bezahlen: { $does }
did-pick = eine Karte aussuchen: { $words }
did-prolong = verlängern
did-promote = befördern
did-purge-mark = { $n } Zeichen entfernen
did-put-tokens = { $n } { $n ->
    [one] Marke
   *[other] Marken
} darauflegen
did-raise-tension = Spannung um { $n } erhöhen
did-raise-unrest = Unruhe um { $n } erhöhen
did-raise-used = benutzte Fähigkeiten erhöhen
did-ready = bereit machen
did-remove = aus dem Spiel entfernen
did-repair = { $n } reparieren
did-replace = ersetzen
did-restore-influence = { $n } { -influence } zurückbekommen
did-resume-state = einen Zustand zwischen Spielern wieder gelten lassen
did-return-to-hand = auf die Hand zurücknehmen
did-reverse = rückgängig machen
did-rotate = drehen
did-set-back-influence = { -influence } zurücksetzen
did-set-back-tension = Spannung zurücksetzen
did-set-back-unrest = Unruhe zurücksetzen
did-set-goal = Ziel setzen
did-set-paid = { $n } als bezahlt setzen
did-severe-damage = { $n } schwerer Schaden
did-shadow-war-at = Schwelle des Schattenkriegs setzen
did-show-hand = Hand zeigen
did-show-random = { $n } zufällig zeigen
did-shuffle-deck = { -deck } mischen
did-sponsor = sponsern
did-start-state = einen Zustand zwischen Spielern beginnen
did-stop-waiting = nicht mehr warten
did-surrender = kapitulieren
did-suspend-state = einen Zustand zwischen Spielern ruhen lassen
did-swell-influence = { $n } { -influence } bis zum Ende des Zugs
did-take = { $n } { $n ->
    [one] Karte
   *[other] Karten
} nehmen
did-take-back = zurücknehmen
did-take-control = Kontrolle übernehmen
did-take-part = teilnehmen
did-take-tokens = { $n } { $n ->
    [one] Marke
   *[other] Marken
} wegnehmen
did-tend = pflegen
did-transfer-influence = { $n } { -influence } übertragen
did-transfer-mark = { $n } Zeichen übertragen
did-transfer-power = { $n } Macht übertragen
did-turn-drakh = zu den Drakh wechseln
did-use-as = benutzen als
did-when = warten
did-withdraw = herausnehmen
