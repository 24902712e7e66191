# Was um Konflikte, Abstimmungen, Zustände und Kriege geschieht, je Ereignis eine Zeile.

log-declares-war = ⚔️ { $name } erklärt einen Kriegskonflikt, aus dem Krieg mit { $enemy }
log-declares-through = { $name } erklärt einen { -conflict } durch { $title }
log-declares-applying = { $name } erklärt einen { -conflict } durch { $title } und setzt { $influence } { -influence } ein
log-declares = { $name } { $count ->
    [one] erklärt
   *[other] erklären je
} verdeckt einen { -conflict }
log-declares-nothing = { $name } { $count ->
    [one] erklärt
   *[other] erklären
} nichts
log-cover-shown = { $name } zeigt **{ $title }**, was auf die Hand zurückkommt: Es hat einen { -conflict } durch { $through } verdeckt
log-conflicts-revealed = 🂠 Aufgedeckt, bevor der erste eingeleitet wird: { $list }
log-whose = {""}**{ $title }** von { $name }
log-conflict-allowed = { $name } darf in der nächsten Konfliktrunde { $amount } { $amount ->
    [one] weiteren Konflikt
   *[other] weitere Konflikte
} erklären{ $from ->
    [card] , von Konfliktkarten
   *[any] {""}
} ({ $source })
log-initiates-again = { $name } leitet **{ $title }** wieder ein, weil es aufgeschoben war: Unterstützung am Anfang { $support }, Widerstand { $opposition }
log-initiates = { $name } leitet **{ $title }**{ $on } ein, { $type ->
    [diplomacy] einen { -conflict } der Diplomatie
    [intrigue] einen { -conflict } der Intrige
    [psi] einen { -conflict } mit Psi
    [leadership] einen { -conflict } der Führung
   *[military] einen militärischen { -conflict }
}
log-initiates-nothing = { $title } von { $name } leitet nichts ein: { $why }
log-conflict-discarded = { $title } von { $name } wird abgeworfen: { $why }
log-why-limited = in diesem Zug wurde schon ein solcher eingeleitet
log-why-no-target = es gibt kein erlaubtes Ziel
log-why-requirement = was die Karte verlangt, ist nicht erfüllt
log-why-gone = die Karte ist nicht mehr da
log-why-war-over = zwischen ihnen ist kein Krieg mehr
log-needs = verlangt wird “{ $needs }”
log-needs-has = verlangt wird “{ $needs }”, und { $name } hat { $has }
log-side = {""} für { $name }
log-supports = { $name } unterstützt { $conflict }{ $side } mit { $title }: { $ability } { $amount }
log-opposes = { $name } tritt { $conflict } mit { $title } entgegen: { $ability } { $amount }
log-adds = { $source } gibt { $conflict }{ $side } { $amount } { $to ->
    [support] Unterstützung
   *[opposition] Widerstand
} dazu
log-attacks = ⚔️ { $name } greift { $target } mit { $title } ({ $ability }){ $where } an: { $harm }{ $first }
log-attack-comes = ⚔️ { $title } gegen { $target } ({ $ability }): { $harm }{ $first }
log-attack-declared = ⚔️ { $name } greift { $target } mit { $title }{ $where } an. Vor dem Schaden dürfen Karten antworten.
log-in = {""} in { $conflict }
log-outside = {""} außerhalb aller Konflikte
log-damages-first = ; { $title } fügt zuerst Schaden zu
log-conflict-cancelled = 🚫 { $title } von { $name } ist aufgehoben ({ $source }): Ausgewertet wird nichts, und niemand gewinnt oder verliert
log-conflict-prolonged = ⏳ { $title } von { $name } wird in diesem Zug nicht ausgewertet ({ $source }): Was eingesetzt ist, zählt im nächsten weiter
log-conflict-put-off = ⏳ { $title } von { $name } ist auf den nächsten Zug aufgeschoben, Unterstützung { $support }, Widerstand { $opposition } ({ $source })
log-won = ✅ **{ $title }** von { $name } ist{ $uncontested }{ $by } gewonnen ({ $totals })
log-lost = ❌ **{ $title }** von { $name } ist{ $uncontested }{ $by } verloren ({ $totals })
log-margin = {""} um { $margin }
log-uncontested = {""} unangefochten
log-totals = { $support } dafür, { $opposition } dagegen
log-aftermath = { $name } spielt das Nachspiel **{ $title }**{ $on }{ $price }
log-stands-whose = { $title } von { $name }
log-stands = jetzt { $support } : { $opposition }
log-stands-lacking = jetzt { $support } : { $opposition }, { $lacks ->
    [one] es fehlt
   *[other] es fehlen
} { $lacks }

log-isa-founded = 🌐 **Die Interstellare Allianz besteht** ({ $source }): gegründet von { $name }, Mitglieder { $members }
log-isa-joined = 🌐 { $name } { $count ->
    [one] tritt
   *[other] treten
} der Interstellaren Allianz bei ({ $source })
log-isa-left = 🌐 { $names } { $count ->
    [one] gehört
   *[other] gehören
} nicht mehr zur Interstellaren Allianz ({ $source })
log-vote-called = 🗳️ { $source } ruft { $kind ->
    [player] die Spieler
    [babylon-5] den Rat von Babylon 5
   *[isa] die Interstellare Allianz
} zur Abstimmung. { $name } leitet sie.
log-vote-called-sealed = { $called } Alle stimmen zugleich ab, ungesehen.
log-has-voted = 🗳️ { $name } { $count ->
    [one] hat
   *[other] haben
}{ $whose } abgestimmt
log-abstains = 🗳️ { $name } { $count ->
    [one] enthält
   *[other] enthalten
} sich{ $whose }
log-votes-yes = 🗳️ { $name } { $count ->
    [one] stimmt
   *[other] stimmen
}{ $whose } mit Ja
log-votes-no = 🗳️ { $name } { $count ->
    [one] stimmt
   *[other] stimmen
}{ $whose } mit Nein
log-for-voter = {""} für { $voter }
log-for-league = {""} für die Liga
log-vote-forced = 🗳️ Durch { $source } ist die Stimme { $whose } { $vote ->
    [yes] Ja
    [no] Nein
   *[abstain] Enthaltung
}
log-ballot-given = 🗳️ Durch { $source } gibt { $name } die Stimme { $whose } ab
log-league-called = 🗳️ Gleichstand: Die Liga der Blockfreien Welten stimmt ab, { $ballots } { $ballots ->
    [one] Spezies-Botschafter
   *[other] Spezies-Botschafter
}
log-league-dictated = 🗳️ Durch { $source } gibt von jetzt an { $name } die Stimmen der Liga der Blockfreien Welten ab
log-vote-passes = 🗳️ { $source } **ist angenommen**: { $tally }{ $league }
log-vote-fails = 🗳️ { $source } **ist abgelehnt**: { $tally }{ $league }
log-league-tally = ; die Liga { $tally }

log-joins-war = { $name } dreht { $title }, um dem Krieg gegen { $against } beizutreten
log-surrenders = 🏳️ { $name } kapituliert bedingungslos vor { $to }
log-asylum = { $title } von { $name } findet Asyl bei { $with }, als unterstützende Figur
log-civil-war = ⚔️ **Bürgerkrieg { $race ->
    [centauri] der Centauri
    [human] der Menschen
    [minbari] der Minbari
    [narn] der Narn
   *[non-aligned] der Blockfreien
}**: { $names } sind miteinander im Krieg und zählen als eigene Völker
log-civil-war-over = 🕊️ **Der Bürgerkrieg { $race ->
    [centauri] der Centauri
    [human] der Menschen
    [minbari] der Minbari
    [narn] der Narn
   *[non-aligned] der Blockfreien
} ist vorbei**: { $names } { $count ->
    [one] steht
   *[other] stehen
} wieder für ein einziges Volk
log-chooses = { $name } wählt{ $price }: “{ $does }” ({ $source })
log-picks = { $name } sucht { $title } aus: “{ $does }” ({ $source })
log-enhancement-of-faction = {""}**{ $title }** bleibt im Spiel, als Verstärkung der Fraktion von { $name }
log-enhancement-of-card = {""}**{ $title }** bleibt im Spiel, als Verstärkung von { $on }
log-tended = { $title } bleibt im Spiel und heilt wie der innere Kreis ({ $source })
log-no-conflicts = Im { $when ->
    [now] laufenden
   *[next] nächsten
} Zug werden keine Konflikte erklärt ({ $source })
log-no-conflicts-of = { $name } erklärt im { $when ->
    [now] laufenden
   *[next] nächsten
} Zug keine Konflikte ({ $source })
log-no-gains = { $name } gewinnt in diesem Zug keinen { -influence } mehr ({ $source })
log-gain-prevented = { $name } gewinnt den { -influence } von { $source } ({ $amount }) nicht: In diesem Zug gibt es keinen mehr ({ $by })
log-counted-as = Für die Nachspiele von { $name } zählt { $conflict } auch als { $as } ({ $source })
log-taken-out = { $title } wird aus { $conflict } genommen ({ $source })
log-withdrawn = { $title } wird aus { $conflict } genommen und nimmt nicht wieder daran teil ({ $source })
log-race-tension = Spannung von { $from } zu { $toward }: jetzt { $to }{ $cause }
log-state = { $label } beginnt zwischen { $sides }{ $cause }{ $now }
log-state-of = { $label }: Der Zustand „{ $state }“ beginnt zwischen { $sides }{ $cause }{ $now }
log-rating = { $name }: Wert { $rating }
log-state-ends = { $label } zwischen { $sides } endet{ $why ->
    [war] , denn sie sind jetzt im Krieg
    [elimination] , denn jemand davon ist ausgeschieden
    [tension] , denn die Spannung zwischen ihnen ist zu hoch
   *[effect] {""}
}{ $cause }{ $taken }
log-state-suspended = { $label } zwischen { $sides } ruht, als gäbe es das nicht{ $cause }{ $changed }
log-state-resumed = { $label } zwischen { $sides } gilt wieder{ $cause }{ $changed }
log-loses-given = { $name } verliert den { -influence }, den das gab ({ $amount }): Wert { $rating }
log-has-back-given = { $name } hat den { -influence } wieder, den das gab ({ $amount }): Wert { $rating }
log-conquers = 🏴 { $name } erobert **{ $title }**: { $held }{ $cause }
log-conquers-from = 🏴 { $name } erobert **{ $title }** von { $from }: { $held }{ $cause }
log-retakes = 🏴 { $name } erobert **{ $title }** zurück: { $held }{ $cause }
log-retakes-from = 🏴 { $name } erobert **{ $title }** von { $from } zurück: { $held }{ $cause }
log-held-as-before = alles wirkt wie zuvor
log-held-serves = der Ort dient wie einer dieser Fraktion
log-held-rests = der Text ruht
log-held-blanked = der Text ist aufgehoben, und niemand hat Kontrolle darüber
