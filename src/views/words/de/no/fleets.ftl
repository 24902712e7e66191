# Eine Flotte führen.

no-not-a-fleet = { $title } ist keine Flotte: Ihr Typ ist { $type }.
no-not-a-fleet-2 = { $title } ist keine Flotte.
no-not-a-fleet-3 = Diese Karte ist keine Flotte.
no-not-a-fleet-then = Nenne eine deiner Flotten.
no-fleet-led-already = { $leader } führt { $title } schon.
no-fleet-led-already-2 = { $title } hat schon jemanden, der sie führt.
no-fleet-led-already-3 = Diese Flotte hat schon jemanden, der sie führt.
no-fleet-led-already-then = Eine Flotte wird immer nur von einer Figur geführt.
no-not-your-fleet = { $title } ist keine Flotte deiner Fraktion. Eine Figur führt eine Flotte der eigenen Fraktion.
no-not-your-fleet-2 = Diese Flotte ist nicht von deiner Fraktion. Eine Figur führt eine Flotte der eigenen Fraktion.
no-no-leadership = { $title } hat keine Führung, also gibt es nichts, was zu einer Flotte hinzukäme. Nimm eine Figur, die sie hat.
no-no-leadership-2 = Diese Figur hat keine Führung. Nimm eine, die sie hat.
