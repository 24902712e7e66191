# Was eine Prüfung an einem Deck findet, je eine Zeile.

check-too-few-cards = { $cards }{ $counted }: Nach den { $rules } sind es mindestens { $least }{ $besides }{ $crusade }{ $option }. Spielt weiter, wenn der { -table } zustimmt.
check-counted = , von denen { $counted ->
    [one] { $counted } zählt
   *[other] { $counted } zählen
}
check-besides = {" "}neben { $what }
check-besides-ambassador = dem { -ambassador }
check-besides-starting-hand = der Starthand
check-with-crusade = , mit einem Crusade-Stapel
check-option = {" "}(oder { $option }, auf Wunsch)
check-too-many-copies = { $count }-mal { $title }: Nach den { $rules } { $unique ->
    [unique] darf eine einmalige Karte höchstens { $most }-mal im { -deck } sein
   *[any] darf eine Karte höchstens { $most }-mal im { -deck } sein
}. Spielt weiter, wenn der { -table } zustimmt.
check-reserve-too-large = { $cards } in der Reserve: Nach den { $rules } sind es höchstens { $most }. Spielt weiter, wenn der { -table } zustimmt.
check-ambassador-missing = Der Start-{ -ambassador } ist nicht im { -deck }.
check-no-such-faction = Nach diesen Regeln beginnt niemand als diese Fraktion dieses Volkes.
check-leads = { $title } führt es.
check-no-leader = Der Start-{ -ambassador } ist noch zu wählen.
check-enough-cards = { $cards ->
    [one] { $cards } Karte genügt.
   *[other] { $cards } Karten genügen.
}
check-copies-fit = Keine Karte ist zu oft darin.
check-hand-possible = Eine Starthand aus { $needs } verschiedenen Typen lässt sich wählen.
check-hand-unknown = Nicht geprüft: ob es { $needs } Typen für eine Starthand hat.
check-hand-impossible = Eine Starthand hat { $needs } verschiedene Typen; hier { $types ->
    [one] ist es { $types }
   *[other] sind es { $types }
}.
check-hand-alike = Seine Starthand hat zwei Karten eines Typs: { $type }.
check-hand-types-unknown = Nicht geprüft: ob die Karten der Starthand verschiedenen Typs sind.
check-hand-fits = Seine Starthand hat Karten verschiedenen Typs.
check-hand-size = Eine Starthand hat { $needs } Karten; diese hat { $cards }.
check-second-species = Für die Starthand hat es einen zweiten { -ambassador } einer Spezies.
check-second-species-unknown = Von keinem zweiten { -ambassador } einer Spezies für die Starthand ist bekannt, dass er darin ist.
check-second-species-missing = Für die Starthand fehlt ihm ein zweiter { -ambassador } einer Spezies.
check-reserve-fits = { $cards ->
    [one] { $cards } Karte in der Reserve.
   *[other] { $cards } Karten in der Reserve.
}
check-crusade-pile = { $cards ->
    [one] { $cards } Karte im Crusade-Stapel.
   *[other] { $cards } Karten im Crusade-Stapel.
}
check-and-more = { $titles } und { $more } weitere
check-foreign-characters = Figuren eines anderen Volkes kosten das Doppelte: { $titles }.
check-foreign-cards = Karten eines anderen Volkes sind nur für dessen Spieler: { $titles }.
check-elder-cards = Das Volk dieser Karten spielt niemand, sie kommen nur so ins Spiel, wie sie es sagen: { $titles }.
check-corporate-only = Das spielen nur Konzernfraktionen: { $titles }.
check-types-unknown = { $cards ->
    [one] Nicht bekannt: der Typ von { $cards } Karte. Ich frage danach, wenn es zuerst darauf ankommt.
   *[other] Nicht bekannt: der Typ von { $cards } Karten. Ich frage danach, wenn es zuerst darauf ankommt.
}
check-loyalty-unknown = { $cards ->
    [one] Nicht geprüft: die Loyalität von { $cards } Karte, deren Volk niemand kennt.
   *[other] Nicht geprüft: die Loyalität von { $cards } Karten, deren Volk niemand kennt.
}
check-limits-unknown = { $cards ->
    [one] Nicht geprüft: ob { $cards } Karte einmalig ist, von der dann nur eine Kopie sein darf.
   *[other] Nicht geprüft: ob { $cards } Karten einmalig sind, von denen dann je nur eine Kopie sein darf.
}
check-masterpieces-unknown = Nicht geprüft: ob es verbotene Masterpiece-Karten hat; kein Text sagt, welche das sind.
