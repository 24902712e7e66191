# Ein Tisch vor seinem Spiel, wie ihn alle sehen: wer dort sitzt, und was es werden soll.

lobby-opened = Eröffnet von { $host } · { $rules } · Tempo: { $pace }
lobby-opened-alone = Eröffnet von { $host } · { $rules } · ohne Fristen: Übungsgegner haben Zeit
lobby-timing = Reihenfolge: { $timing }
lobby-more-players = Bevor es losgehen kann, { $count ->
    [one] muss noch { $count } Spieler
   *[other] müssen noch { $count } Spieler
} Platz nehmen.
lobby-waits-for = Das Spiel kann beginnen, sobald { $names } bereit { $count ->
    [one] ist
   *[other] sind
}.
lobby-all-ready = Alle sind bereit: Wer am { -table } sitzt, darf **{ start-button }** drücken.
lobby-side = { $race }, { $faction }
lobby-ready = ✅ bereit
lobby-own-deck = ein eigenes { -deck }
lobby-asked = soll noch kommen: Mitspielen oder Gehen
lobby-no-deck = hat kein { -deck }
lobby-other-faction = wählt eine andere Fraktion: Nach den Regeln dieses { -table(case: "genitive") } wird diese nicht gespielt
lobby-remarks = Die Prüfung des { -deck(case: "genitive") } hat Anmerkungen; wer es spielt, liest sie mit /deck check.
lobby-house = -# Bis das Spiel beginnt, ändert sie in den Menüs darunter, wer den { -table } eröffnet hat, oder ein Schiedsrichter.
lobby-hands-dealt = Ein Duell: Starthände werden ausgeteilt, acht Karten, von denen man drei behält
lobby-hands-mulligan = Ein Duell: Starthände werden ausgeteilt, mit Mulligans
lobby-hands-chosen = -# Starthände werden gewählt. Für ein Duell mit ausgeteilten Händen drücke **{ lobby-change-button }**.
lobby-in-turn = -# Blockfreie wählen ihre { -ambassador(number: "other") } der Reihe nach, wie sie Platz nehmen: Wer vergeben ist, bleibt vergeben.
lobby-shared = 🕓 Ihr { $people ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] alle
} habt { $from } – { $until } gemeinsam, danach, wann ihr zuletzt gespielt habt.
lobby-nobody = Hier sitzt noch niemand. Drücke **{ join-button }**, um den ersten Platz zu nehmen.
lobby-taken = { $seats } von { $most } Plätzen besetzt.
lobby-full = { $seats } von { $most } Plätzen besetzt. Der { -table } ist voll.
lobby-seed = -# SHA-256 des geheimen Startwerts, aus dem gemischt wird: `{ $hash }`
lobby-change-button = Volk oder Deck ändern
lobby-leave-button = Gehen
lobby-bot-button = Übungsgegner dazu
lobby-fill-button = Gegen Übungsgegner spielen
lobby-together-button = Alle zugleich erklären
lobby-in-order-button = Der Reihe nach erklären
lobby-rules-button = Regeln dieses Tisches
lobby-closed = Dieser { -table } ist geschlossen.
lobby-begun = Das Spiel hat begonnen.
lobby-open = { $thread } ist offen. Nimm Platz:
lobby-name = { -table } von { $host }
lobby-post = Ein { -table } des Babylon-5-Sammelkartenspiels ({ $rules }), eröffnet von { $host }.
lobby-again = { $thread } ist offen. Noch einmal, auf neu ausgelosten Plätzen: { $people }, drückt **{ join-button }**, um zu kommen, oder in der Lobby **{ lobby-leave-button }**.
watch-button = Zusehen
watch-begun = Das Spiel in { $thread } hat begonnen.

rules-unchanged = Hausregeln: { $rules }, noch ohne Änderung
rules-changed = Hausregeln: { $rules } mit { $count ->
    [one] { $count } Änderung
   *[other] { $count } Änderungen
}
rules-start = Grundlage: { $rules }
rules-start-menu = Grundlage …
rules-change-menu = Ändern: { $topic }


promise-kept = antwortet, { $kept } von { $deadlines ->
    [one] { $deadlines } Frist
   *[other] { $deadlines } Fristen
} eingehalten
promise-kept-within = antwortet binnen { $within } Std., { $kept } von { $deadlines ->
    [one] { $deadlines } Frist
   *[other] { $deadlines } Fristen
} eingehalten
clock-answer = { $pace }, jede Antwort binnen { $answer }, { $after }
clock-bank = { $pace }, Antworten aus einem Vorrat von { $start } mit { $answer } mehr nach jeder, { $after }
clock-then-vote = dann dürfen die anderen weiterspielen
clock-then-remind = dann eine Erinnerung
clock-then-pass = dann die mildeste Antwort
seat-deck-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
seat-deck-unsaid = { $cards } · etwas ist noch zu sagen
seat-deck-invented = { $says } (erfundene Karten)
seat-deck-real = Ein fertiges { -deck } aus echten Karten
hook-gave-up-told = 🌐 Die Website, die von den { -table(number: "other", case: "dative") } von **{ $server }** hört, hat { $hours } Stunden lang nichts angenommen, und { $events ->
    [one] { $events } Ereignis ist
   *[other] { $events } Ereignisse sind
} verloren: { $url }.{ $why } Mit Neuem versuche ich es weiter. `/settings webhook` zeigt dort, wie es steht, und wer den Server verwaltet, sieht es auch in `/settings server`.
starter-practice-centauri = Charme, Gerüchte und alter Glanz: gewinnt durch Reden und Intrige
starter-practice-human = ausgewogen: Reden, Handel und eine solide Flotte
starter-practice-minbari = ruhiger Geist und starke Krieger: gewinnt, solange das Volk zufrieden ist
starter-practice-narn = harte Arbeiter und Plünderer: gewinnt durch Führung und Gewalt
starter-practice-non-aligned = viele Welten: billige Leute und große Auswahl
starter-practice-home-centauri = der Hof daheim: Intrige, mit Flotten dahinter
starter-practice-home-human = die Heimatwelt: Flotten und beliebte Anführer
starter-practice-home-minbari = die Heimatwelt: ein Krieger führt, Flotten folgen
starter-practice-home-narn = die Heimatwelt: Überfälle und eroberte Orte
starter-practice-psi-corps = Telepathen: gewinnt durch Psi und durch das, was andere verbergen
starter-practice-corporate-centauri = Geld und Titel: gewinnt durch Geschäfte
starter-practice-corporate-human = Geld: Gruppen, die zahlen, und Geschäfte
starter-practice-corporate-minbari = Geld unter den Ruhigen: Geschäfte und Handwerk
starter-practice-corporate-narn = Geld und Steinbrüche: Geschäfte und gekaufte Gewalt
starter-practice-corporate-non-aligned = Geld vieler Welten: Geschäfte mit allen
starter-practice-centauri-ii = fürs zweite Spiel: Ränke, Omen und seltenere Karten
starter-practice-human-ii = fürs zweite Spiel: Märkte, Omen und seltenere Karten
starter-practice-minbari-ii = fürs zweite Spiel: Visionen, Omen und seltenere Karten
starter-practice-narn-ii = fürs zweite Spiel: Paraden, Omen und seltenere Karten
starter-practice-non-aligned-ii = fürs zweite Spiel: Festspiele, Omen und seltenere Karten
made-hand-diplomat = gewinnt durch Handel und Reden
made-hand-spymaster = gewinnt durch das, was andere gern verbergen
made-hand-soldier = gewinnt durch Führung und Flotten
made-hand-named = { $name ->
    [Diplomat] Diplomat
    [Spymaster] Agent
    [Soldier] Soldat
   *[other] { $name }
}
