# Eigene Decks eines Spielers, und warum eine Datei oder eine Liste keins ist.

deck-part-ambassador = { -ambassador }
deck-part-starting-hand = Starthand
deck-part-deck = { -deck }
deck-part-crusade = Crusade-Stapel
deck-part-reserve = Reserve
deck-types-character = Figuren
deck-types-group = Gruppen
deck-types-fleet = Flotten
deck-types-location = Orte
deck-types-enhancement = Verstärkungen
deck-types-agenda = Agenden
deck-types-event = Ereignisse
deck-types-conflict = { -conflict(number: "other") }
deck-types-aftermath = Nachspiele
deck-types-contingency = Notfallpläne
deck-types-unknown = Typ unbekannt
deck-all-are-character = Alle, die Figuren sind
deck-all-are-group = Alle, die Gruppen sind
deck-all-are-fleet = Alle, die Flotten sind
deck-all-are-location = Alle, die Orte sind
deck-all-are-enhancement = Alle, die Verstärkungen sind
deck-all-are-agenda = Alle, die Agenden sind
deck-all-are-event = Alle, die Ereignisse sind
deck-all-are-conflict = Alle, die Konflikte sind
deck-all-are-aftermath = Alle, die Nachspiele sind
deck-all-are-contingency = Alle, die Notfallpläne sind
deck-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
deck-in-reserve = { $cards } in der Reserve
deck-in-crusade = { $cards } im Crusade-Stapel
deck-side = { $race }, { $faction }
deck-near = “{ $title }” · meinst du **{ $meant }**?
deck-more-near = { $more } weitere, die einen anderen Titel meinen könnten
deck-more = { $more } weitere
deck-strange = { $count ->
    [one] { $count } Titel kenne ich nicht:
   *[other] { $count } Titel kenne ich nicht:
}
deck-name-enough = -# Zum Spielen genügt ein Name: Nach dem Rest frage ich, wenn es darauf ankommt.
deck-choose-or-head = Wähle unten, oder reiche es noch einmal ein, mit dem Titel unter einer Überschrift “Ambassador”.
deck-choose = Wähle unten.
deck-no-leader = Keine Figur darin kann diese Fraktion führen: Reiche es mit einer unter einer Überschrift “Ambassador” ein.
deck-no-corporate = Eine Konzernfraktion führt eine Konzernfigur, die höchstens 10 kostet, und darin kenne ich keine. Ein Schiedsrichter kann mit `/cards set` sagen, was eine Karte ist.
deck-which-side = {""}**Für welches Volk und welche Fraktion ist es?** Wähle unten.
deck-who-leads = {""}**Wer ist sein { -ambassador }?** { $how }
deck-leads-not = “{ $wrong }” führt diese Fraktion nicht. **Wer ist sein { -ambassador }?** { $how }
deck-untyped = -# Kennst du den Typ einer Karte schon, sag ihn unten.
deck-untyped-these = -# { $count ->
    [one] Ich weiß nicht, von welchem Typ das ist: { $titles }. Kennst du den Typ einer Karte schon, sag ihn unten.
   *[other] Ich weiß nicht, von welchem Typ diese sind: { $titles }. Kennst du den Typ einer Karte schon, sag ihn unten.
}
deck-type-menu = Sag, von welchem Typ eine Karte ist
deck-side-menu = Volk und Fraktion
deck-correct-button = { $count ->
    [one] { $count } Titel berichtigen
   *[other] { $count } Titel berichtigen
}
deck-use-button = An meinem Tisch spielen
deck-check-button = Prüfen
deck-file-button = Als Datei
deck-show-button = Karten zeigen
deck-rename-button = Umbenennen
deck-forget-button = Vergessen…
deck-forget-sure-button = Vergessen
deck-keep-button = Behalten
deck-paste-button = Liste einfügen…
deck-none = Du hast hier kein eigenes { -deck }. Füge eine Liste ein, oder gib `/deck submit` eine Datei: Sie wird für dich allein verwahrt.
deck-open = etwas fehlt noch
deck-count = { $count ->
    [one] { $count } eigenes { -deck }; nur du siehst es.
   *[other] { $count } eigene { -deck(number: "other") }; nur du siehst sie.
}
deck-forgotten = {""}**{ $name }** ist vergessen.
deck-exported = {""}**{ $name }**, wie `/deck submit` es liest.
deck-sure = {""}**{ $name }** vergessen? { -table(number: "other") }, an denen es gespielt wird, behalten ihre Kopie.
deck-form-title = Ein eigenes { -deck }
deck-form-name = Wie nennst du es?
deck-form-list = Seine Karten, ein Titel je Zeile
deck-rename-title = Dein { -deck } umbenennen
deck-corrected = Die Titel von { $name } sind berichtigt.
deck-changed = Erledigt: { $name }.
deck-renamed = Es heißt jetzt { $name }.
deck-nameless = Ein { -deck } braucht einen Namen, den man lesen kann. Nichts wurde geändert.
deck-name-taken = Ein anderes deiner { -deck(number: "other") } heißt schon so. Nichts wurde geändert.
deck-gone = Dieses { -deck } von dir gibt es nicht mehr. `/deck list` zeigt deine.
deck-only-server = Deine { -deck(number: "other") } gehören zu einem Server: Tippe das auf einem.
deck-none-called = Du hast hier kein { -deck } namens “{ $name }”.
deck-before = Bevor { $name } gespielt werden kann:
deck-late = Das hat zu lange gedauert. Tu es noch einmal.
deck-both = Gib eine Datei oder eine Liste, nicht beides: Nichts wurde verwahrt.
deck-unkept = Nichts wurde verwahrt. { $why }
deck-full = Du hast hier { $most } { -deck(number: "other") }, und mehr gehen nicht. Schaff Platz mit `/deck delete`, oder gib den Namen eines davon an, um es zu ersetzen.
deck-kept = { $name } ist verwahrt, gelesen als { $format }. Nur du siehst es.
deck-replaced = { $name } ist ersetzt, gelesen als { $format }. Nur du siehst es.
deck-headings = Was unter { $headings } steht, habe ich für einen Teil des Decks gehalten.
deck-not-lost = -# Nichts ist verloren: Deine Liste ist in der Datei, wie du sie getippt hast.
deck-bad-too-large = Das ist größer als { $size } KiB. Die Datei eines Decks ist viel kleiner: Lade nur das { -deck } hoch.
deck-bad-not-text = Diese Datei ist kein Text. Lade eine Liste hoch, oder ein { -deck }, wie es LackeyCCG, OCTGN, Cockatrice oder Tabletop Simulator speichern.
deck-bad-empty = Das ist leer. Schreib einen Titel je Zeile, etwa `3 Border Raid`.
deck-bad-no-cards = Ich finde keine Karte darin. Schreib einen Titel je Zeile, etwa `3 Border Raid`.
deck-bad-too-many-cards = Das hat mehr als { $most } Karten. Reiche die Karten eines einzigen Decks ein.
deck-bad-too-many-lines = Das hat mehr als { NUMBER($most) } Zeilen, weit mehr, als ein Deck braucht. Reiche die Karten eines einzigen Decks ein.
deck-bad-too-many-elements = Das hat mehr als { NUMBER($most) } Elemente, weit mehr, als ein Deck braucht. Reiche die Karten eines einzigen Decks ein.
deck-bad-bad-count = Zeile { $line }: “{ $text }” ist keine Anzahl von 1 bis 99.
deck-bad-title-too-long = Zeile { $line } ist zu lang für einen Titel. Schreib einen Titel je Zeile.
deck-bad-one-line-too-long = Das ist eine einzige Zeile mit mehr als { NUMBER($most) } Zeichen. Schreib jeden Titel in eine eigene Zeile, etwa `3 Border Raid`.
deck-bad-no-title = Zeile { $line }: Eine Karte hat keinen Namen.
deck-bad-nameless-card = Karte { $at } hat keinen Namen. Gib ihr in Tabletop Simulator einen (ihr Name), und speichere noch einmal.
deck-bad-nameless-card-in = Karte { $at } des Stapels “{ $pile }” hat keinen Namen. Gib ihr in Tabletop Simulator einen (ihr Name), und speichere noch einmal.
deck-bad-doctype = Zeile { $line } deklariert einen Dokumenttyp oder eine Entität, und das lese ich nicht. Nimm diese Deklaration heraus, und reiche es noch einmal ein.
deck-bad-broken-xml = Zeile { $line }: Dort ist das XML kaputt (auf Englisch: “{ $what }”). Speichere das Deck noch einmal in seinem Programm.
deck-bad-unknown-xml = Ich kenne kein Deckformat, dessen erstes Element “{ $root }” ist. Ich lese Dateien von LackeyCCG, OCTGN und Cockatrice und einfache Listen.
deck-bad-broken-json = Zeile { $line }: Dort ist das JSON kaputt. Speichere den Tisch noch einmal in Tabletop Simulator.
deck-bad-unknown-json = In dieser Datei finde ich keinen Tisch von Tabletop Simulator. Speichere den Tisch mit dem Deck darauf, und lade diese Datei hoch.
deck-as-list = eine Liste
deck-as-tabs = Text mit Tabulatoren
deck-as-lackey = ein Deck von LackeyCCG
deck-as-octgn = ein Deck von OCTGN
deck-as-cockatrice = ein Deck von Cockatrice
deck-as-tabletop = ein Spielstand von Tabletop Simulator
deck-checked = {""}**{ $name }** ({ $rules }): { $count }.
deck-checked-remarks = {""}**{ $name }** ({ $rules }): { $count }. Ein { -table } darf trotzdem spielen.
deck-back-button = Zurück zum Deck
