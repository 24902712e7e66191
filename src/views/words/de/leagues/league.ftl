# Eine Liga: wer dabei ist, Anmelden und Verlassen, wer sie leitet, Spieler aus einer Tabelle, Decks, wie Schiedsrichter und ihre Spieler sie sehen.

league-who-button = Wer dabei ist
league-close-button = Anmeldung schließen
league-reopen-button = Anmeldung wieder öffnen
league-join-button = Anmelden…
league-deck-button = Mein { -deck }
league-here-button = Ich bin da
league-drop-button = Aussteigen…
league-decks-button = Alle { -deck(number: "other") }
league-organise-button = Leiten
league-back-button = Zurück
league-page = Seite { $page }
league-page-of = Seite { $page } von { $pages }
league-standing = { $rules } · { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
} · die Anmeldung ist { $open ->
    [open] offen
   *[closed] geschlossen
}
league-hosted = { $standing } · Gastgeber: { $host }
league-empty = Noch ist niemand dabei.
league-bring-deck = {""}**Anmelden…** meldet ein { -deck } von dir an; bis zu seinem { -table } liest es niemand, und Schiedsrichter nur, ob es erlaubt ist.
league-bring-side = {""}**Anmelden…** fragt nach Volk und Fraktion; dein { -deck } bringst du zum { -table } mit.
league-which-deck = Welches { -deck } meldest du für { $league } an? Eine Kopie davon wird verwahrt; vor deiner ersten Runde liest sie sonst niemand, und { $revealed ->
    [yes] alle, wenn der Abend vorbei ist
   *[no] dann nur Schiedsrichter
}.
league-your-deck = Dein { -deck }
league-undecided = etwas fehlt noch
league-none = Auf diesem Server gibt es noch keine Liga. Ein Schiedsrichter eröffnet eine mit `/league create`.
league-which = Welche Liga meinst du? Sag es mit `league:`, oder sieh dir eine an:
league-no-name-taken = Eine Liga namens { $league } gibt es schon. Gib dieser einen anderen Namen.
league-no-too-many-leagues = Ein Server verwahrt höchstens 50 Ligen, und dieser hat sie. Mach mit einer davon weiter: `/league reopen` öffnet ihre Anmeldung wieder.
league-no-no-league = Eine Liga namens { $league } gibt es hier nicht.
league-no-closed = Die Anmeldung für { $league } ist geschlossen: Niemand kommt dazu, und { -deck(number: "other") } bleiben, wie sie angemeldet sind. Ihr Gastgeber oder ein Schiedsrichter öffnet sie wieder mit `/league reopen`.
league-no-full = { $league } ist voll. Bitte ihren Gastgeber, eine weitere Liga zu eröffnen.
league-no-not-in = Du bist in { $league } nicht dabei.
league-nobody-taken = Niemand wurde übernommen.
league-only-server = Ligen gehören zu einem Server: Tippe das auf einem.
league-gone = Diese Liga gibt es nicht mehr.
league-nameless = Eine Liga braucht einen Namen, den man lesen kann.
league-nobody-called = In { $league } ist niemand namens „{ $name }“ dabei. `/league show` sagt, wer.
league-that-player-not-in = Dieser Spieler ist in { $league } nicht dabei.
league-only-organisers = Das können nur der Gastgeber von { $league }, ihre { -organiser(number: "other") } und Schiedsrichter.
league-only-judges = Das können nur Mitglieder, die { $who }.
league-who-judges = den Server verwalten dürfen oder die Rolle { $role } haben
league-who-judges-also = den Server verwalten dürfen oder die Rolle { $role } oder { $also } haben
league-late = Das hat zu lange gedauert, und nichts wurde geändert: { $again ->
    [numbers] Drücke **Zahlen…**
    [type] Tippe es
   *[press] Drücke den Knopf
} noch einmal.
league-registered = Du bist dabei: { $league } mit **{ $deck }**, { $side }.
league-reregistered = Neu angemeldet: { $league } mit **{ $deck }**, { $side }.
league-copy = -# Es ist eine Kopie: Was du an deinem { -deck } später änderst, ändert hier nichts. Bis die Anmeldung schließt, darfst du dich noch einmal anmelden und es ersetzen.
league-secret = -# Alle sehen dein Volk und deine Fraktion. Deine Karten liest vor deiner ersten Runde sonst niemand; von da an Schiedsrichter{ $revealed ->
    [yes] , und alle, wenn der Abend vorbei ist
   *[no] {""}
}.
league-seal = -# Sein Siegel ist `{ $seal }`: Dein { -table } zeigt dasselbe mit `/game verify` und beweist am Ende, dass genau dieses { -deck } gespielt wurde.
league-by-rules = Nach den { $rules }: { $count }.
league-check-count = { $remarks ->
    [0] nichts zu beanstanden
    [one] { $remarks } Bemerkung
   *[other] { $remarks } Bemerkungen
}
league-check-line = { $sign } { $says }
league-check-menu = Eine Regel nachschlagen
league-registered-button = Zeigen, was angemeldet ist
league-leave = { $league } verlassen? Ihre Kopie deines { -deck(case: "genitive") } wird vergessen; dein eigenes { -deck } bleibt.
league-leave-closed = Die Anmeldung für { $league } ist geschlossen: Bist du einmal gegangen, kommst du nur wieder hinein, wenn ihr Gastgeber sie öffnet. Trotzdem gehen?
league-leave-button = Verlassen
league-stay-button = Dabeibleiben
league-left = Du hast { $league } verlassen. Ihre Kopie deines { -deck(case: "genitive") } ist vergessen; dein eigenes steht weiter in `/deck list`.
league-not-yet = {""}**{ $deck }** ist noch nicht angemeldet. Sag, was fehlt, dann melde dich noch einmal für { $league } an:
league-locked-now = { -deck(number: "other") } sind gesperrt, solange du spielst: Du sitzt in { -pod } { $pod } von Runde { $round }. Zwischen zwei Runden darfst du Karten mit deiner Reserve tauschen.
league-same-side = Zwischen zwei Runden darfst du einen anderen { -ambassador } nehmen, aber von demselben Volk und derselben Fraktion. Nichts wurde geändert.
league-same-cards = Zwischen zwei Runden darfst du Karten deines { -deck(case: "genitive") } mit Karten deiner Reserve tauschen und mit keinen anderen: Zusammen müssen es dieselben Karten sein, die du angemeldet hast. Nichts wurde geändert.
league-which-side = Was spielst du in { $league }? Keine zwei eines Volks treffen sich an einem { -table }; welches { -deck } es ist, wählst du dort.
league-side-menu = Volk und Fraktion
league-side-in = Du bist dabei: { $league } als { $side }.
league-side-changed = Geändert: { $league } als { $side }.
league-open-now = Die Anmeldung für { $league } ist wieder offen: { -deck(number: "other") } lassen sich anmelden und ersetzen.
league-closed-now = Die Anmeldung für { $league } ist geschlossen: { -deck(number: "other") } bleiben, wie sie angemeldet sind.
league-is-open = Die Anmeldung für { $league } ist schon offen.
league-is-closed = Die Anmeldung für { $league } ist schon geschlossen.
league-taken-in = { $players ->
    [one] { $players } Spieler ist
   *[other] { $players } Spieler sind
} jetzt in { $league } dabei.
league-in-before = { $players ->
    [one] { $players } Spieler war es schon und bleibt, wie er war.
   *[other] { $players } Spieler waren es schon und bleiben, wie sie waren.
}
league-bring-them = Ihre { -deck(number: "other") } melden sie mit `/league join` an.
league-bad-table = Daraus kann ich die Spieler nicht lesen. Niemand wurde übernommen.
league-put-right = Berichtige das, und lade es noch einmal hoch; was dort stehen soll, steht hier auf Englisch:
league-bad-whole = Die Tabelle
league-bad-at = Zeile { $line }
league-bad-at-column = Zeile { $line }, { $column }
league-bad-line = - { $where }: Hier soll stehen: { $should }
league-bad-found = - { $where } („{ $found }“): Hier soll stehen: { $should }
league-bad-file = Auf Englisch: „{ $why }“ Nichts wurde geändert.
league-organisers = { $league }: Gastgeber ist **{ $host }**. { $others }
league-organisers-none = Sonst leitet sie niemand; wer auf diesem Server Schiedsrichter ist, kann es.
league-organisers-also = Auch { $names } { $count ->
    [one] leitet
   *[other] leiten
} sie, und wer auf diesem Server Schiedsrichter ist.
league-organisers-do = -# { -organiser(number: "other") } eröffnen Abende, sagen, wer da ist, paaren, veröffentlichen, führen die Uhr und berichtigen Ergebnisse. Geheime { -deck(number: "other") } sehen sie nicht: Das tun Schiedsrichter, von der ersten Runde an. Wer hier Schiedsrichter ist, sagt `/settings server`.
league-organisers-menu = Wer sie außer dem Gastgeber leitet
league-organisers-most = Eine Liga hat außer ihrem Gastgeber höchstens { $most } { -organiser(number: "other") }. Nichts wurde geändert.
league-organisers-bot = Ein Bot leitet nichts: Nenne einen Menschen. Nichts wurde geändert.
league-organisers-host = Nur der Gastgeber von { $league } und Schiedsrichter sagen, wer sie leitet. Nichts wurde geändert.
league-changed = Erledigt.
league-decks = { $league }: { $decks ->
    [one] { $decks } angemeldetes { -deck }
   *[other] { $decks } angemeldete { -deck(number: "other") }
}, nach den { $rules }. { $open ->
    [yes] Der Abend ist vorbei: Alle dürfen sie lesen.
   *[no] Nur Schiedsrichter sehen das.
}
league-decks-menu = Eines zeigen
league-decks-own = Dein eigenes steht in `/league mine`.
league-deck-replaced = wird gerade neu angemeldet; sieh gleich noch einmal nach
league-deck-being-replaced = Das { -deck } von **{ $name }** wird gerade neu angemeldet; sieh gleich noch einmal nach.
league-deck-none-asked = Das { -deck } von **{ $name }** ist nicht angemeldet: Die Liga verlangt keines.
league-deck-checked = Das { -deck } von **{ $name }** in { $league }, nach den { $rules }: { $count }.
league-deck-secret = -# Seine Karten bleiben geheim, auch vor Schiedsrichtern, bis die erste Runde seines Spielers veröffentlicht ist.
league-deck-shown = {""}**{ $name }** in { $league }, { $how ->
    [own] wie es angemeldet ist; vor deiner ersten Runde siehst nur du es
    [judge] nur für Schiedsrichter
   *[played] wie es gespielt wurde
}.
league-deck-page = (Seite { $page } von { $pages })
league-exchange-button = Mit der Reserve tauschen…
league-replace-button = Ersetzen…
league-quit-button = Die Liga verlassen…
league-first-of = { $what }: der erste von { $count }
league-who-first = { $what }: Wer ist der erste?
league-and-whom = { $what }: **{ $name }** und wen?
league-and = { $name } und …
league-first-menu = Der erste der beiden
judge-decides-here = Das können nur Mitglieder entscheiden, die { $who }.
judge-decides-there = Das können nur Schiedsrichter des Servers entscheiden, auf dem dieser { -table } steht, und nur dort: in { $thread }. Nichts wurde geändert.
judge-cards-asked = Was auf deinen eigenen Karten steht, fragt dich das Spiel, wenn es darauf ankommt.
