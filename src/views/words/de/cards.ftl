# Wie eine Karte und was auf ihr steht heißen, auf dem Tisch, in einer Hand und auf ihrem Blatt.

card-of-race = { $kind }{ $race ->
    [centauri] {""} der Centauri
    [human] {""} der Menschen
    [minbari] {""} der Minbari
    [narn] {""} der Narn
    [non-aligned] {""} der Blockfreien
    [drakh] {""} der Drakh
    [shadow] {""} der Schatten
    [vorlon] {""} der Vorlonen
   *[neutral] , neutral
}
card-of-conflict = { $ability ->
    [diplomacy] Diplomatiekonflikt
    [intrigue] Intrigenkonflikt
    [psi] Psi-Konflikt
    [leadership] Führungskonflikt
   *[military] Militärkonflikt
}
card-of-ability = { $kind } ({ $ability })
card-of-note = { $kind } ({ $note })
card-untold = Karte, deren Typ noch niemand gesagt hat
card-unknown = Karte unbekannten Typs
card-plain = Karte
card-cost = Kosten { $cost }
card-no-cost = keine Kosten aufgedruckt
card-cost-unknown = Kosten unbekannt
card-limit-unique = einzigartig
card-limit-limited = begrenzt
card-limit-multiple = mehrfach
card-cards = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
card-damage = { $amount } Schaden
card-severe = { $amount } schwerer Schaden
card-severe-short = { $amount } schwer
card-blanked = ohne Text
card-marks = { $amount } Zeichen { $mark ->
    [conspiracy] der Verschwörung
    [destiny] des Schicksals
    [doom] des Verhängnisses
    [shadow] der Schatten
    [strife] des Zwists
   *[vorlon] der Vorlonen
}
card-tokens = { $amount } { $amount ->
    [one] Marke
   *[other] Marken
}
card-chaos = { $amount } { $amount ->
    [one] Chaosmarke
   *[other] Chaosmarken
}
card-controlled = unter Kontrolle von { $name }
card-leads = führt { $title }
card-promoted = befördert
card-with = mit { $title }
card-with-about = mit { $title } (über { $about })
card-under = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} verdeckt darunter
card-mercenary = Söldner
card-hired = angeheuert
card-hired-at = angeheuert, { $cost } { -influence }
card-for-hire = anzuheuern
card-for-hire-at = anzuheuern für { $cost } { -influence }
card-highest-bid = höchstes Gebot { $bid }
card-no-bids = noch keine Gebote
card-conquered-serves = 🏴 erobert, und dient wie eigene Orte der Fraktion
card-conquered-blanked = 🏴 erobert: ohne Text, und niemand hat Kontrolle darüber
card-conquered-all = 🏴 erobert: Text und Fähigkeiten ruhen
card-conquered-text = 🏴 erobert: der Text ruht

card-fact-type = Typ
card-fact-race = Volk
card-fact-set = Edition
card-fact-species = Spezies
card-fact-cost = Kosten
card-fact-limit = begrenzt, einzigartig oder mehrfach
card-fact-conflict = Art des Konflikts
card-fact-outcome = gewonnen oder verloren
card-fact-ambassador = { -ambassador } am Anfang
card-fact-personality = Persönlichkeit
card-fact-keywords = Schlagwörter
card-fact-diplomacy = Diplomatie
card-fact-intrigue = Intrige
card-fact-psi = Psi
card-fact-leadership = Führung
card-fact-military = Militär
card-fact-conspiracy = Zeichen der Verschwörung
card-fact-destiny = Zeichen des Schicksals
card-fact-doom = Zeichen des Verhängnisses
card-fact-shadow = Zeichen der Schatten
card-fact-strife = Zeichen des Zwists
card-fact-vorlon = Zeichen der Vorlonen
card-leads-babylon-project = Darf am Anfang { -ambassador } einer Fraktion des Babylon-Projekts sein.
card-leads-home = Darf am Anfang { -ambassador } einer Fraktion der Heimatwelt sein.
card-leads-psi-corps = Darf am Anfang { -ambassador } des Psi-Corps sein.
card-leads-species = Darf am Anfang { -ambassador } einer Fraktion der Blockfreien sein, von der eigenen Spezies.
card-leads-drakh = Darf eine Fraktion führen, die im Spiel zu den Drakh wechselt.
card-source-stated = laut { $where }
card-source-errata = berichtigt laut { $where }
card-source-inferred = folgt aus: { $where }
card-source-reported = berichtet in: { $where }
card-source-said = gesagt von { $where }
card-source-judged = festgelegt von { $where }
card-source-judge = Schiedsrichter { $name }
card-doc-engine = Engine Rules
card-doc-compendium = Kompendium
card-doc-rulebook = Regelbuch
card-doc-quickstart = Schnellstartregeln
card-doc-table = einer Liste, ohne gedruckten Beleg
card-personality = Persönlichkeit: { $name }
card-title-alone = -# Mehr als den Titel hat mir niemand gesagt. Ein Schiedsrichter kann es, mit `/cards set`.
card-missing = -# Noch unbekannt: { $facts }. Ich frage, wenn es darauf ankommt.
card-text-automatic = {""}**Text** (automatisch):{ $says }
card-text-assisted = {""}**Text** (teils automatisch; von Hand bleibt, auf Englisch: “{ $left }”):{ $says }
card-text-by-hand = {""}**Text**: wird von Hand ausgeführt, mit `/effect`.
card-text-by-hand-left = {""}**Text**: wird von Hand ausgeführt, mit `/effect`. Was mir dafür fehlt, auf Englisch: “{ $left }”
card-practice = -# Eine erfundene Übungskarte: Alles an ihr ist bekannt, und der Moderator führt sie aus.

card-no-such = Ich kenne keine Karte namens **{ $name }**.
card-no-such-which = Welche Karte meinst du?
card-no-such-title = Diese Karte kenne ich nicht
card-no-such-near = { $unknown } Ist es eine von diesen?
card-no-such-how = { $unknown } Titel erscheinen beim Tippen. Auch eine Karte, die niemand kennt, lässt sich spielen: Ich frage nach dem, worauf es ankommt.
card-no-facts = Von dieser Karte ist noch nichts bekannt.
card-on-table = Auf dem Tisch
card-rulings = Regelungen
card-no-rulings = Zu dieser Karte gibt es keine Regelungen.
card-rulings-left = …und { $left } weitere: `/rule` zeigt sie.

card-row-inner = Innerer Kreis
card-row-supporting = Unterstützend
card-row-agenda = Agenda
card-row-faction = Auf der Fraktion
card-none-in-play = Keine Karten im Spiel.
card-discarded = { $cards } abgeworfen
card-discarded-top = { $cards } abgeworfen, oben { $title }
card-removed = { $piles } · { $cards } entfernt
card-in-reserve = { $piles } · { $cards } in der Reserve
card-in-crusade = { $piles } · { $cards } im Crusade-Stapel
card-every = Alle Karten auf dem Tisch:

sum-printed = { $by } aufgedruckt
sum-damage = { $by } Schaden
sum-led = { $by } geführt von{ $source }
sum-half = ÷ 2{ $source }, aufgerundet
sum-neutralized = neutralisiert; sonst
sum-base = { $sum } (Grundwert { $base })
sum-as-printed = { $value }, wie aufgedruckt
sum-nothing = Sie hat keine Fähigkeit über null.
sum-menu = Wie kommt eine Zahl zustande?
sum-cards-button = Karten
sum-gone = Diese Karte ist nicht mehr auf dem Tisch.
sum-whole-game = Auf dem ganzen Spiel:
sum-of = Bei { $name }:
facts-form-title = Angaben zu Karten
facts-form-label = Eine Tabelle mit einer Zeile Überschriften
facts-problem-at = - **{ $where }**: { $problem }
facts-problem = - { $problem }
facts-line = Zeile { $line }
facts-found = „{ $found }“ geht nicht; hier soll stehen: { $should }.
facts-should = Hier soll stehen: { $should }.
facts-problems = Nichts wurde übernommen: Eine Tabelle wird ganz genommen, damit nicht die Hälfte vergessen wird. Zu berichtigen { $count ->
    [one] ist { $count } Stelle
   *[other] sind { $count } Stellen
}:
facts-problems-most = Nichts wurde übernommen: Eine Tabelle wird ganz genommen, damit nicht die Hälfte vergessen wird. Zu berichtigen { $count ->
    [one] ist mindestens { $count } Stelle
   *[other] sind mindestens { $count } Stellen
}:
facts-no-value = Nichts wurde geändert: Es steht kein Wert darin. Schreib unter die Überschriften in jede Zeile den Titel einer Karte und ihre Angaben.
facts-all-known = Nichts wurde geändert: { $count ->
    [one] Der eine Wert darin war
   *[other] Alle { $count } Werte darin waren
} schon genau so bekannt.
facts-imported = Für diesen Server übernommen: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} ({ $parts }). Neue Spiele richten sich danach, und jedes, das hier läuft, von jetzt an auch, soweit seine Karten dabei sind. Was vorbei ist, bleibt, wie es war.
facts-fresh = { $count ->
    [one] { $count } neuer Wert
   *[other] { $count } neue Werte
}
facts-changed = { $count ->
    [one] { $count } Wert
   *[other] { $count } Werte
} geändert
facts-known = { $count ->
    [one] { $count } Wert
   *[other] { $count } Werte
} schon bekannt
facts-added = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, die ich nicht kannte
facts-list-none = Dieser Server weiß von den Karten nur, was ich mitbringe. Ein Schiedsrichter kann das mit `/cards set` oder `/cards import` ändern.
facts-title-alone = nur ihr Titel
facts-list = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, von denen dieser Server mehr weiß, als ich mitbringe:
facts-more = … und { $left } weitere: `/cards export`
facts-full = Ein Server kann Angaben zu höchstens { $most } Karten behalten.
facts-import-full = Nichts wurde übernommen: Ein Server kann Angaben zu höchstens { $most } Karten behalten.
facts-not-lost = -# Nichts ist verloren: Deine Tabelle ist in der Datei, wie du sie getippt hast. Berichtigt nimmt `/cards import` sie.
facts-exported = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} mit allem, was hier davon bekannt ist, wie `/cards import` es liest.
facts-no-such = So eine Angabe gibt es bei Karten nicht. Wähle eine davon: { $list }.
facts-practice = {""}**{ $title }** geht nicht; gefragt ist { $should }.
facts-no-card = Ich kenne keine Karte namens **{ $title }**. Um sie aufzunehmen, setze zuerst ihren Typ: `/cards set name:{ $title } fact:type`.
facts-value-not = { $fact }: „{ $typed }“ geht nicht; gefragt ist { $should }.
facts-value-should = { $fact }: Gefragt ist { $should }.
facts-set = Für diesen Server gesetzt: **{ $title }**, { $values }. Neue Spiele richten sich danach, und jedes, das hier läuft, von jetzt an auch, wenn die Karte darin ist. Was vorbei ist, bleibt, wie es war.
facts-never-set = Auf diesem Server hat kein Schiedsrichter das gesetzt: { $fact } von **{ $title }**.
facts-taken-back = Zurückgenommen: { $fact } von **{ $title }** ist wieder, was es vorher war.
should-kib = höchstens { $most } KiB
should-utf-8 = Text in UTF-8, wie eine Tabellenkalkulation CSV speichert
should-text = Text, nicht die Datei eines Programms
should-closed-quote = ein zweites Anführungszeichen: Hier oder darüber beginnt eine Zelle mit einem, das nichts schließt
should-doubled-quotes = Zellen mit doppelten Anführungszeichen: „""“ für eines in einer Zelle, die in Anführungszeichen steht
should-row = eine Zeile von höchstens { $most } Zeichen; auch ein Anführungszeichen, das nichts schließt, macht eine lange
should-filled = eine Tabelle mit einer Zeile von Überschriften; diese ist leer
should-columns = höchstens { $most } Spalten
should-cards = höchstens { $most } Karten
should-players = höchstens { $most } Spieler
should-characters = höchstens { $most } Zeichen
should-titled = Überschriften, darunter „title“, etwa: title, type, race, cost, diplomacy, intrigue
should-one-title = eine einzige Spalte mit den Titeln der Karten
should-short-heading = eine andere Überschrift, von höchstens 40 Zeichen
should-heading-once = eine Überschrift, die nur einmal da steht
should-title = der Titel der Karte
should-real-card = eine wirkliche Karte: Das ist der Titel einer erfundenen Übungskarte, von der alles bekannt ist
should-other-card = eine andere Karte: Zeile { $line } ist dieselbe
should-other-player = ein anderer Spieler: Zeile { $line } ist derselbe
should-cells = { $wanted } Zellen, so viele wie Überschriften; hier sind { $found }
should-figure = eine Zahl von 0 bis 99, oder nichts
should-cost = eine Zahl von 0 bis 99, oder „none“, wo keine Kosten aufgedruckt sind
should-one-of = eines von „{ $list }“
should-race = eines von „{ $list }“ oder „neutral“
should-outcome = „won“ (gewonnen) oder „lost“ (verloren)
should-conflict = eines von „{ $list }“; bei einer Nachwirkung auch „won“ oder „lost“
should-keywords = höchstens 12 Schlüsselwörter von höchstens 60 Zeichen, mit Semikolons dazwischen
should-marks = Zeichen mit ihrer Zahl, etwa „2 destiny, 1 shadow“ (möglich sind „{ $list }“), oder „none“
should-filled-players = eine Zeile mit Überschriften, etwa „user,name,race,faction“; diese ist leer
should-player-headings = Überschriften, darunter „user“ und „race“, etwa „user,name,race,faction“
should-player-lines = in jeder Zeile unter den Überschriften ein Spieler; da ist keiner
should-user = die Nummer eines Discord-Nutzers oder eine Erwähnung wie „<@123456789012345678>“
