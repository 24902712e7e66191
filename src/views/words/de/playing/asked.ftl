# Was jemand gefragt wird, nach dem Namen oder allein, und die Schaltfläche, die die Antworten zeigt.

opens-act = Handeln…
opens-act-with = Mit ihm handeln…
opens-aftermath = Nachspiel spielen…
opens-answer = Antworten…
opens-buy = Kaufen…
opens-call = Aufrufen…
opens-choose = Wählen…
opens-declare = Erklären…
opens-discard = Abwerfen…
opens-exchange = Tauschen…
opens-fetch = Holen…
opens-go-on = Weitermachen…
opens-look = Ansehen…
opens-move-chaos = Chaosmarken bewegen…
opens-pay = Bezahlen…
opens-pick = Aussuchen…
opens-purge = Entfernen…
opens-reveal = Aufdecken…
opens-sponsor = Sponsern…
opens-surrender = Kapitulieren…
opens-sustain = Gedreht lassen…
opens-take = Nehmen…
opens-target = Ziel wählen…
opens-use = Benutzen…
opens-vote = Abstimmen…

asked-unspent = du hast { $unspent } { -influence } frei
asked-effect = eine Wirkung
asked-conflict = der { -conflict }
asked-player = jemand anderem
asked-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
asked-up-to = (höchstens { $most })
asked-answered = du hast geantwortet: **{ $answer }**. Noch sieht es niemand, und du darfst es ändern, bis alle geantwortet haben.
asked-so = { $task }.
kind-a = { $type ->
    [character] eine Figur
    [group] eine Gruppe
    [fleet] eine Flotte
    [location] einen Ort
    [enhancement] eine Verstärkung
    [agenda] eine Agenda
    [event] ein Ereignis
    [conflict] einen { -conflict }
    [aftermath] ein Nachspiel
   *[contingency] einen Notfallplan
}
kind-a-card = eine Karte
kind-yours = deiner Karten ({ $types })
kind-yours-any = deiner Karten

asked-sponsor = { $about } lässt dich { $which }{ $price } sponsern, ohne dass sich jemand dafür dreht ({ $unspent }). Wähle aus, oder passe.
asked-sponsor-free = umsonst
asked-sponsor-less = für { $less } { -influence } weniger
asked-take = { $about } lässt dich eine Karte aus { $pile ->
    [discard] deinem Ablagestapel
   *[deck] deinem { -deck }
} nehmen{ $more }: welche? Alle sehen sie. Du musst keine nehmen.
asked-take-into-play = { $about } lässt dich eine Karte aus { $pile ->
    [discard] deinem Ablagestapel
   *[deck] deinem { -deck }
} ins Spiel bringen{ $more }: welche? Du musst keine bringen.
asked-discard-shown = { $about } zeigt dir und sonst niemandem diese Karten aus der Hand von { $whose }: Welche wird abgeworfen?
asked-fetch = { $about } lässt dich eine Karte aus deiner Reserve auf die Hand nehmen: Wähle eine, oder nimm keine.
asked-move-chaos = du hast gehandelt: Bewege Chaosmarken von einer deiner Karten auf eine deiner Karten der Drakh, oder lass sie, wo sie sind. Das ist keine Aktion.

asked-surrender = { $about } lässt dich bedingungslos kapitulieren: Bei wem bittet dein { -ambassador } um Asyl, wenn überhaupt?
asked-surrender-to = { $about } lässt dich bedingungslos vor { $victor } kapitulieren: Bei wem bittet dein { -ambassador } um Asyl, wenn überhaupt?
asked-faction = { $about } betrifft ein Volk, das mehrere spielen ({ $race }): welche Fraktion?
asked-faction-that = { $about } betrifft ein Volk, das mehrere spielen: welche Fraktion?
asked-choose-influence = wie viel { -influence } setzt du für { $about } ein?
asked-choose = { $about } lässt dir die Wahl: was davon?
asked-choose-one = { $about } lässt dir die Wahl: { $choices }?
asked-pick = { $about } lässt dich eine Karte aussuchen: welche?
asked-pick-does = { $about } lässt dich eine Karte aussuchen („{ $does }“): welche?

happened-resolved = { $about } ist ausgewertet
happened-initiated = { $about } wurde gegen dich eingeleitet
happened-joined = { $about } hat in einem { -conflict } Partei ergriffen
happened-gained = du hast durch { $about } { -influence } gewonnen
happened-attacked = { $about } wird angegriffen, noch vor allem Schaden
happened-event = { $about } wird gespielt
happened-neutralized = { $about } wurde neutralisiert
happened-sponsored = { $about } wurde gesponsert
happened-conquered = { $about } wurde erobert
happened-survived = { $about } hat einen Angriff überstanden
happened-initiative = die Initiative wird bestimmt
happened-restored = { $about } ist nicht mehr neutralisiert
happened-discarded = { $about } wurde abgeworfen
happened-finished = { $about } ist vorbei
happened-draw = die Ziehrunde hat begonnen
happened-end = der Zug geht gleich zu Ende
happened-turn = ein Zug beginnt, und ausgegebener { -influence } kommt zurück

asked-declare = erkläre verdeckt einen { -conflict }, oder erkläre nichts.
asked-declare-secret = { asked-declare } Alle antworten geheim, in beliebiger Reihenfolge.
asked-declare-again = jemand vor dir hat offen erklärt, also sag noch einmal, was du erklärst.
asked-declare-before = { asked-declare-again } Deine Antwort war: **{ $before }**.
asked-declare-more = du darfst noch einen { -conflict } erklären; erkläre nichts, um es dabei zu lassen.
asked-initiate = dein { -conflict } ist aufgedeckt: Worauf zielt er?
asked-initiate-about = dein { -conflict } { $about } ist aufgedeckt: Worauf zielt er?
asked-reveal = { $happened }: Decke einen Notfallplan auf, den das auslöst, oder passe.
asked-resolve-first = du hast mehrere { -conflict(number: "other") } eingeleitet: Welcher wird zuerst ausgewertet?
asked-trigger = { $happened }: Benutze eine Wirkung einer deiner Karten, die darauf antwortet, oder passe. Das ist keine Aktion.
asked-aftermath = { $about } ist ausgewertet: Spiele ein Nachspiel, oder sag, dass du keines spielst. Antworten sind geheim, bis eines an der Reihe ist.
asked-aftermath-again = nach { $about } wurde ein Nachspiel gespielt: Spiele **noch eines**, oder sag, dass du keines spielst. Antworten sind geheim wie zuvor.
asked-aftermath-answered = du hast zu { $about } geantwortet: **{ $answer }**. Noch sieht es niemand, und du darfst es noch ändern.

asked-purge-any = entferne beliebig viele Zeichen, höchstens { $most } ({ $mark }){ $for }, eines nach dem anderen: Von welcher Karte?
asked-purge-range = entferne { $least } bis { $most } Zeichen ({ $mark }){ $for }, eines nach dem anderen: Von welcher Karte?
asked-purge-some = entferne { $count } Zeichen ({ $mark }){ $for }, eines nach dem anderen: Von welcher Karte?
asked-purge-some-one = entferne { $count } Zeichen ({ $mark }){ $for }: Von welcher Karte?
asked-purge-mark = entferne ein Zeichen{ $for }: Von welcher Karte?
asked-enough = Passe, wenn es genug ist.
asked-for = für { $about }
asked-pay-damage = bezahle{ $for } mit { $damage } Schaden an einer { $whose }: Welche ist es?
asked-pay = { $deed ->
    [neutralize] neutralisiere
    [discard-card] wirf
   *[rotate] drehe
} { $cards }{ $where }{ $for }{ $deed ->
    [discard-card] {" "}ab
   *[rotate] {""}
}: Welche { $whose }?
asked-pay-one-by-one = { $deed ->
    [neutralize] neutralisiere
    [discard-card] wirf
   *[rotate] drehe
} { $cards }{ $where }{ $for }{ $deed ->
    [discard-card] {" "}ab
   *[rotate] {""}
}, eine nach der anderen: Welche { $whose }?
asked-pay-in-play = im Spiel
asked-cards-up-to = beliebig viele Karten, höchstens { $most },
asked-cards-range = { $least } bis { $most } Karten
asked-discard-inner = dein { -deck } ist leer: Wirf eine Figur des inneren Kreises ab.
asked-lose = du verlierst { $amount } { -influence }{ $to }: ausgegebenen oder freien?
asked-lose-some = du verlierst { -influence }{ $to }: ausgegebenen oder freien?
asked-lose-to = durch { $about }
asked-lose-all = wähle, welchen { -influence } du verlierst: ausgegebenen oder freien.
asked-discard-some = wirf { $cards } aus deiner Hand ab{ $for }.
asked-discard-some-all = wirf die Karten ab, die du schuldest.

asked-ambassador = wähle einen anderen { -ambassador }: Zwei haben denselben aufgedeckt.
asked-ambassador-second = wähle deinen zweiten { -ambassador } für die Hand: einen, den noch niemand hat. Alle sehen, welcher es ist.
asked-sideboard = tausche Karten deiner Reserve gegen Karten deines { -deck(case: "genitive") }, oder behalte das { -deck }, wie es ist. Niemand sieht, ob du es tust.
asked-sideboard-in = { $about } kommt hinein: Welche Karte deines { -deck(case: "genitive") } macht Platz? Oder behalte das { -deck }, wie es ist.
asked-starting-hand = wähle deine Starthand: { $cards }, jede von einem anderen Typ{ $more }.
asked-starting-hand-species = wähle deine Starthand: { $cards }, darunter ein zweiter { -ambassador } einer Spezies, die anderen jede von einem anderen Typ.
asked-starting-hand-second = wähle einen zweiten { -ambassador } einer Spezies für deine Hand; dann wird dir ausgeteilt.
asked-four-card = , oder { $more }, wenn du { $about } in der Fassung mit vier Karten führst
asked-four-card-ambassador = , oder { $more }, wenn du deinen { -ambassador } in der Fassung mit vier Karten führst
asked-keep-hand = deine Hand ist ausgeteilt: Behalte davon { $cards }, beliebigen Typs{ $more }. Die anderen kommen oben auf dein { -deck } zurück.{ $again }
asked-keep-hand-corporate = , oder { $more } mehr, wenn alle zu den Konzernen gehören
asked-keep-hand-again = Ein Mulligan teilt dir eine andere Hand aus{ $less }.
asked-keep-hand-less = : { $cards }
asked-keep-hand-one-less = mit einer Karte weniger
asked-stack = { $cards } kommen oben auf dein { -deck } zurück: Welche ziehst du zuerst?
asked-stack-more = noch { $cards } kommen oben auf dein { -deck } zurück: Welche ziehst du **als Nächste**?

asked-victory-claim = { $who } beansprucht den Sieg durch { $about }: Ist erfüllt, was dafür verlangt ist? Das Spiel endet, wenn alle zustimmen. Wer daran zweifelt, widerspricht, und das Spiel wartet.
asked-agenda = eine Agenda
asked-player-first = Jemand anderes
asked-call = du leitest die Abstimmung über { $about }: Wer stimmt als Nächster ab?{ $count } Wer eine Stimme hat, darf sie abgeben, bevor er aufgerufen wird; bis dahin sieht sie niemand.
asked-vote = stimme über { $about } ab{ $whose }: Ja, Nein oder Enthaltung.{ $count }
asked-vote-league = für den Bund der Blockfreien Welten
asked-vote-race = für ein Volk ({ $race })
asked-vote-count = Bisher: { $count }.
asked-vote-this = dies
asked-fact = was steht auf { $about }?
asked-fact-facts = was steht auf { $about }: { $facts }?
asked-the-card = der Karte

asked-sustain = wähle, welche Karten gedreht bleiben und mit ihrer Aktion weitermachen; die anderen werden bereit.
asked-go-on = { $about } bleibt gedreht und macht nur mit einer der Aktionen weiter: mit welcher?
asked-your-card = deine Karte
asked-action = du bist dran in Zug { $turn } ({ $unspent }). { $what }
asked-action-brief = du bist dran ({ $unspent }).
asked-action-halted = das Spiel ist angehalten, und du bist dran ({ $unspent }). { asked-action-thing }
asked-action-along = wähle im Menü die Aktion, die zusammen mit { $about } getan wird ({ $unspent }).
asked-action-thing = Tu eine Sache, oder passe.
asked-action-sides = Unterstütze { $conflicts } oder tritt entgegen, tu etwas anderes, oder passe.
asked-more = { $count } weitere
asked-hold = das Spiel ist angehalten: Passe, und es geht weiter, wo es war.
asked-mercenary = du hast am meisten für { $about } geboten: Der Söldner tut jetzt eine Sache für dich, oder passe.
asked-a-mercenary = einen Söldner
asked-discard = wirf beliebig viele Karten aus deiner Hand ab, oder behalte alle. Dann ziehst du eine.
asked-discard-secret = wirf beliebig viele Karten aus deiner Hand ab, oder behalte alle. Dann siehst du deine freie Karte und kaufst. Niemand sieht, was du tust, bis alle geantwortet haben.
asked-buy = kaufe Karten für je 3 { -influence } ({ $unspent }), oder keine.
asked-buy-all = kaufe Karten für je 3 { -influence }, oder keine.
asked-buy-secret = { $kept }{ $free }. { $buys } Noch sieht es niemand.
asked-buy-kept-all = du behältst alle deine Karten
asked-buy-kept = du hast dich entschieden: **{ $before }**
asked-buy-free = ; frei { $count ->
    [one] ist die Karte
   *[other] sind die Karten
} { $cards }
asked-buy-now = Kaufe Karten für je 3 { -influence } ({ $unspent }), oder keine.
asked-buy-answered = Du hast geantwortet: **{ $answer }**, und darfst das ändern, bis alle geantwortet haben.
