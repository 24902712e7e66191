# Wo jemand bezweifelt, was getan oder abgelesen wurde: Einsprüche, Bestreiten, Zurücknehmen; und Plätze, die wechseln.

object-button = Einspruch
object-button-of = Einspruch: { $title }
undo-button = Rückgängig
undo-button-of = Rückgängig: { $title }
objection-asks-undo = ⏸ **{ $by } möchte** { $card }, von Hand ausgeführt, **rückgängig machen**:
objection-objects = ⏸ **{ $by } erhebt Einspruch** gegen { $card }, von { $name } von Hand ausgeführt:
objection-ends = Das Spiel wartet. Es wird rückgängig gemacht, wenn { $names } { $count ->
    [one] zustimmt
    [2] beide zustimmen
   *[other] alle zustimmen
}; es gilt, wenn { $by } es gelten lässt und niemand sonst Einspruch erhebt. Ein Schiedsrichter darf sofort entscheiden.
objection-ends-alone = Das Spiel wartet. Es wird rückgängig gemacht, wenn { $names } { $count ->
    [one] zustimmt
    [2] beide zustimmen
   *[other] alle zustimmen
}, oder { $name } allein; es gilt, wenn { $by } es gelten lässt und niemand sonst Einspruch erhebt. Ein Schiedsrichter darf sofort entscheiden.
objection-stuck = Das Spiel wartet. Rückgängig machen lässt es sich nicht: { $why }. Gefragt, ob es trotzdem falsch war: { $names }; oder ein Schiedsrichter entscheidet. { $by } darf es gelten lassen.
objection-word-undo = -# { $name } stimmt dem Rückgängigmachen zu. Dazu noch gefragt: { $names }.
objection-word-stand = -# { $name } würde es gelten lassen. Zum Rückgängigmachen noch gefragt: { $names }.
objection-stands = ▶ { $how ->
    [judged] ⚖️ { $judge } hat entschieden: { $card } gilt.
    [agreed] Geeinigt: { $card } gilt.
   *[own] { $card } gilt.
} Das Spiel geht weiter.
objection-was-wrong = ▶ { $how ->
    [judged] ⚖️ { $judge } hat entschieden: { $card } war falsch.
    [agreed] Geeinigt: { $card } war falsch.
   *[own] { $card } war falsch.
} Rückgängig machen lässt es sich nicht: { $why }. Stelle mit `/effect` richtig, was geht.
objection-undone = ▶ { $how ->
    [judged] ⚖️ { $judge } hat entschieden: { $card } ist rückgängig gemacht.
   *[agreed] Geeinigt: { $card } ist rückgängig gemacht.
} Das Spiel geht weiter.
objection-taken-back = ▶ { $name } nimmt { $card } zurück. Das Spiel geht weiter.
objection-judge = {""}**{ $card }**, von Hand ausgeführt: Was gilt? Danach geht das Spiel gleich weiter.
objection-judge-undo-button = Rückgängig machen
objection-judge-stand-button = Es gilt
objection-decided = Entschieden.

dispute-button = Bestreiten
dispute-button-of = { $title } bestreiten
dispute-disputes = ⏸ **{ $by } bestreitet**, was { $name } von **{ $title }** abgelesen hat: { $facts }.
dispute-held = Das Spiel wartet, und was { $name } damit getan hat, ist noch nicht geschehen.
dispute-done = Das Spiel wartet. Was seither getan wurde, bleibt getan.
dispute-ends = Es gilt, wenn { $names } { $count ->
    [one] **{ stands-button }** drückt
   *[other] alle **{ stands-button }** gedrückt haben
}. { $teller } darf es berichtigen{ $held ->
    [yes] {" "}oder zurücknehmen
   *[no] {""}
}. Ein Schiedsrichter darf sofort entscheiden.
dispute-agreed = -# { $name }: Es gilt. Noch gefragt: { $names }.
dispute-corrected = 📝 { $name } hat sich bei **{ $title }** verlesen und berichtigt: { $facts }. Andere dürfen es bestreiten.
dispute-anew = So kann { $name } es nicht tun, und handelt neu.
dispute-stands = ▶ Es gilt: { $card } hat { $facts }. Das Spiel geht weiter.
dispute-stands-holds = ▶ Es gilt: { $card } hat { $facts }. Was { $name } getan hat, gilt. Das Spiel geht weiter.
dispute-withdrawn = ▶ { $name } nimmt zurück, was von { $card } abgelesen wurde, und handelt neu.
dispute-judged = ▶ ⚖️ { $judge } hat über { $card } entschieden. Das Spiel geht weiter.
dispute-correct-title = { $title } berichtigen
dispute-press-correct = { $problem } Drücke noch einmal **{ dispute-button }** oder **{ correct-button }**.
dispute-press-judge = { $problem } Drücke noch einmal **{ judge-button }**.
dispute-decided = Entschieden, für diesen { -table } und diesen Server. { $missed }

undo-asked = ↩ **{ $name } möchte zurücknehmen**: { $what }
undo-asked-ends = { $why ->
    [consent] Das braucht die Zustimmung von { $names }, wie an diesem { -table } vereinbart.
   *[touched] Es betrifft { $names }, und das braucht Zustimmung.
} Ein einziges Nein beendet es, und ein Schiedsrichter darf entscheiden. Das Spiel geht inzwischen weiter.
undo-refuse-button = Ablehnen
undo-judge = {""}**{ $name }** möchte den letzten Schritt zurücknehmen, mit allem, was danach kam. Was gilt?
undo-judge-back-button = Zurücknehmen
undo-judge-leave-button = Es bleibt
undo-agreed = -# { $name } stimmt dem Zurücknehmen zu. Noch gefragt: { $names }.
undo-no-longer = -# { $name } möchte nichts mehr zurücknehmen.
undo-refused-judge = ↩ ⚖️ { $judge } hat entschieden: Was { $name } getan hat, bleibt getan.{ $last ->
    [yes] {" "}{ $name } fragt in diesem Zug nicht mehr.
   *[no] {""}
}
undo-refused = ↩ { $by } lehnt ab: Was { $name } getan hat, bleibt getan.{ $last ->
    [yes] {" "}{ $name } fragt in diesem Zug nicht mehr.
   *[no] {""}
}
undo-lapsed = -# Was { $name } zurücknehmen wollte, lässt sich nicht mehr zurücknehmen: Das Spiel ist weitergegangen.
undo-consent-asked = An diesem { -table } wird mit Zustimmung zurückgenommen, also sind alle anderen im Thread gefragt. Das Spiel geht inzwischen weiter.
undo-touched-asked = Seither haben andere gehandelt, also sind die im Thread gefragt, die es betrifft. Das Spiel geht inzwischen weiter.
undo-objection-asked = Seither haben andere gehandelt, also sind sie im Thread gefragt. Das Spiel wartet.
undo-done = Es ist rückgängig gemacht.

offer-asks = 🔁 **Soll { $name } für { $seat } spielen?**
offer-missing = Noch gefragt: { $names }.
offer-sees = -# { $who } sieht von da an diese Hand. { $seat } darf den Platz jederzeit zurücknehmen.
offer-bot-sees = -# Der Bot sieht von da an diese Hand. { $seat } darf den Platz jederzeit zurücknehmen.
offer-somebody = jemand
offer-agreed = 🔁 { $by } stimmt zu, dass **{ $name }** für { $seat } spielt. { $missing }
offer-refused = 🔁 **{ $name }** lehnt ab: **{ $substitute }** spielt nicht für { $seat }.
seat-plays-again = 🔁 **{ $seat } spielt wieder.** Danke, { $substitute }: Auf dem Platz sitzt wieder, wer ihn hatte.
seat-plays-again-no-bot = 🔁 **{ $seat } spielt wieder**, und kein Bot mehr.
seat-played-now = 🔁 **{ $name } spielt ab jetzt für { $seat }**{ $judged ->
    [yes] , auf das Wort eines Schiedsrichters
   *[no] {""}
}.
seat-played-shows = { $user }, **{ hand-button }** zeigt, was du hältst, **{ what-button }**, was von dir gefragt ist.
seat-played-bot = 🔁 **Den Platz von { $seat } spielt ab jetzt der Bot**{ $judged ->
    [yes] , auf das Wort eines Schiedsrichters
   *[no] {""}
}.
seat-played-back = -# { $seat } darf den Platz jederzeit zurücknehmen, hier oder mit `/game comeback`.
seat-given-away = {""}**{ $name }** spielt jetzt diesen Platz.
