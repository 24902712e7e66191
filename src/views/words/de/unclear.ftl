# Was geantwortet wird, wo nichts getan wurde: nicht am Zug, eine alte Schaltfläche, eine Anweisung, die ich nicht verstehe.

stale-now = Das Spiel ist weitergegangen, seit diese Schaltfläche da steht, also wurde nichts getan. So steht es jetzt:
turn-others = Du bist nicht am Zug: { $names } { $count ->
    [one] ist
   *[other] sind
} gefragt. Ich rufe dich.
turn-no-vote = Du hast in dieser Abstimmung keine Stimme. Eine haben: { $names }.
turn-nobody = Du bist nicht am Zug.
turn-of = { $name } ist am Zug: Ich rufe dich.
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
