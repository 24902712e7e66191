# Was geantwortet wird, wo nichts getan wurde: nicht am Zug, eine alte Schaltfläche, eine Anweisung, die ich nicht verstehe.

stale-answered = Das hast du schon beantwortet, also wurde nichts getan. So steht es jetzt:
stale-now = Das Spiel ist weitergegangen, seit diese Schaltfläche da steht, also wurde nichts getan. So steht es jetzt:
turn-others = Du bist nicht am Zug: { $names } { $count ->
    [one] ist
   *[other] sind
} gefragt.
turn-no-vote = Du hast in dieser Abstimmung keine Stimme. Eine haben: { $names }.
turn-nobody = Du bist nicht am Zug.
turn-of = { $name } ist am Zug.
turn-ping = Ich rufe dich.
turn-waits = Du bist nicht am Zug: Der { -table } wartet auf { $names }.

unclear-empty = Sag auf Englisch, was du tun willst, etwa `pass`.
unclear-order = Ich verstehe „{ $order }“ nicht.
unclear-form = Ich verstehe „{ $order }“ nicht. Das sagt man so: `{ $form }`.
unclear-unknown = Du hast nichts, und siehst nichts am { -table }, was „{ $name }“ heißt.
unclear-several = „{ $name }“ kann { $titles } sein: Sag mehr vom Namen.
unclear-possible = Das zeigt, was jetzt möglich ist:
unclear-nearest = Meinst du eines davon?
unclear-which = Was davon meinst du?
unclear-yes = {""}**Ja, das kannst du jetzt tun.** Drücke, um es zu tun; noch ist nichts getan.
unclear-menu = Meinst du
unclear-aimless = ⚠️ jetzt ohne erlaubtes Ziel: Es würde abgeworfen
effect-why-whole-numbers = Beträge sind ganze Zahlen.
effect-why-above-zero = Beträge sind größer als 0: Für weniger sag `lose` oder `lower`.
effect-why-wins = Wer durch eine Agenda gewinnt, sagt es: `I win a major victory`, mit der Agenda als Ursache.
effect-why-to-twenty = Beträge gehen von 1 bis 20.
effect-why-counts = Ich verstehe, was geschehen soll, aber nicht, was es zählt.
effect-why-part = Ich kann nur einen Teil davon lesen: Sag eine Wirkung nach der anderen.
effect-why-hangs = Ich verstehe, was geschehen soll, aber nicht, wovon es abhängt.
effect-why-to-whom = Ich verstehe, was geschehen soll, aber nicht, wem oder was. Nenne jemanden am { -table }, eine Karte im Spiel oder einen { -conflict }.
effect-why-unknown = Diese Wirkung verstehe ich nicht.
effect-said = { $why } So sagt man es, auf Englisch:
