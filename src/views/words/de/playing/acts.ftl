# Die Teile von Befehlen, die fehlen können, was auf Schaltflächen steht, die etwas tun, und wie eine Abstimmung steht.

part-with = {" "}mit { $with }
part-on = {" "}auf { $target }
part-and = {" "}und { $second }
part-using = {" "}({ $ability })
part-behind = {" "}hinter { $behind }
part-side = {" "}für { $name }
part-in = {" "}in { $conflict }
part-whom = {" "}{ $whom }
part-how = {" "}beim Sponsern
part-rotating = {" "}(dafür dreht sich { $rotated })
part-keeping = {" "}(behält: { $kept })
part-as-ambassador = {" "}als { -ambassador }
part-price = {" "}für { $influence } { -influence }
part-buy = , { $count } kaufen
part-when = , nur wenn „{ $when }“
part-asylum = {" "}und { $host } um Asyl bitten
act-nothing = nichts
whole-support = { $conflict } mit { $card }{ $side }{ $using }
whole-lead = { $fleet } mit { $card }{ $using }
whole-attack = { $against } mit { $card }{ $in }{ $using }
press-agree = Zustimmen
press-agree-loose = „Fast and loose“ zustimmen
press-mulligan = Mulligan nehmen…
press-keep = Alle behalten
press-keep-buy = Alle behalten, { $count } kaufen
press-keep-deck = Das { -deck } behalten
press-discard-none = Keine abwerfen
press-buy-none = Keine kaufen
press-buy = { $count } kaufen
press-ready-all = Alle bereit machen
press-pass = Passen
press-no-aftermath = Kein Nachspiel
press-take-none = Keine nehmen
press-leave = Lass sie da
press-enough = Das ist genug
vote-yes = Ja
vote-no = Nein
vote-abstain = Enthaltung
council-human = Menschen
council-minbari = Minbari
council-centauri = Centauri
council-narn = Narn
council-vorlon = Vorlonen
council-the = die { $race }
tally = { $yes } Ja, { $no } Nein
tally-abstaining = { $yes } Ja, { $no } Nein, { $abstain } { $abstain ->
    [one] Enthaltung
   *[other] Enthaltungen
}{ $named }
tally-named = ({ $races })
tally-among = (darunter { $races })
ballot-voted = hat abgestimmt
ballot-not-yet = noch nicht
ballots-sealed = versiegelt, bis alle abgestimmt haben
ballots-head = 🗳️ **Abstimmung über { $source }**, geleitet von { $name }: { $count }
ballots-league = Der Bund entscheidet bei Gleichstand: { $ballots }
