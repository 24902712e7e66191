# Was ein Tisch neben dem Protokoll allen sagt: wie er beginnt, wartet und endet; und wessen Zeit um ist.

begins = {""}**Das Spiel beginnt.**
begins-pressed = -# Gemischt wird aus dem geheimen Startwert, dessen SHA-256 in der Lobby steht, und daraus, wie ihr selbst „{ join-button }“ und „{ start-button }“ gedrückt habt: Niemand konnte es wählen. `/game verify` beweist es am Ende.
begins-seed = -# Gemischt wird aus einem geheimen Startwert, der am Ende gezeigt wird. Sein SHA-256: `{ $hash }`
goes-on-here = {""}**Dieser { -table } geht hier weiter.** Alles steht, wie es stand.
goes-on-again = ▶️ **{ $name }** lässt den { -table } weitergehen.
has-closed = {""}**{ $who } hat diesen { -table } geschlossen.**
seed-was = -# Der Startwert war `{ $seed }`.
only-choice = -# { $name }: „{ $order }“, es ging nichts anderes.
unsaid = -# Hier ist etwas geschehen, wofür mir die Worte fehlen. Der Spielstand zeigt, wie es steht.
takes-no-messages = { $name } nimmt keine Direktnachrichten von mir an. **{ hand-button }** zeigt jedem die eigene Hand, nur ihm selbst.
waits-paused = ⏸ **{ $name }** hat diesen { -table } angehalten: Niemand handelt bis `/game resume`.
waits-disputed = ⏸ Das Spiel wartet: Was von **{ $title }** abgelesen wurde, ist umstritten.
waits-objected = ⏸ Das Spiel wartet: Gegen **{ $because }**, von Hand ausgeführt, gibt es einen Einspruch.
pauses = ⏸ **{ $name } hält diesen { -table } an.** Bis es weitergeht, handelt niemand, und niemand wird erinnert; ansehen darf man alles.
    Weitergehen lassen kann ihn, wer hier sitzt, wer ihn eröffnet hat, oder ein Schiedsrichter.
still-there = {""}**Noch da?** An diesem { -table } ist seit sechs Tagen nichts geschehen. **{ go-on-button }** lässt ihn offen; **{ end-button }** schließt ihn endgültig, nach einer Rückfrage.
restored-line = **Wer den Bot betreibt, hat diesen { -table } aus einer Sicherung zurückgeholt.** Was unter [dieser Nachricht]({ $last }) steht, geschah nach der Sicherung und zählt nicht mehr: Das Spiel geht hier weiter.
restored-moved = **Wer den Bot betreibt, hat diesen { -table } aus einer Sicherung zurückgeholt**, die älter ist als der Umzug hierher. Weiter geht es in { $thread }; was hier geschah, zählt nicht mehr.
restored-without = **Wer den Bot betreibt, hat alles aus einer Sicherung zurückgeholt**, die älter ist als dieser { -table }: Ich weiß nichts mehr von ihm. `/game create` eröffnet einen neuen.
undone-press = **Wer den Bot betreibt, hat alles aus einer Sicherung zurückgeholt**, die älter ist als diese Nachricht: Was seitdem geschah, zählt nicht mehr, und hier lässt sich nichts mehr drücken.
undone-table = Der { -table } geht in { $thread } weiter, von da an, wo er damals stand.
undone-no-table = Von jenem { -table } weiß ich nichts mehr. `/game create` eröffnet einen neuen.
undone-league = `/league show` sagt, wer in jener Liga jetzt mitspielt; wer sie leitet, macht mit `/league night` weiter.
still-paused = {""}**Noch da?** Dieser { -table } ist seit sechs Tagen angehalten. **{ go-on-button }** lässt ihn weitergehen; **{ end-button }** schließt ihn endgültig, nach einer Rückfrage.
end-button = Beenden

end-closed = Das Spiel wurde vor seinem Ende geschlossen
end-title = Das Spiel ist vorbei: { $table }
end-proof = Der Startwert war `{ $seed }`. Sein SHA-256 ist die Zahl, die ich vor dem Spiel gezeigt habe: **{ verify-button }** spielt alles noch einmal nach.
end-nobody = Niemand gewinnt.
end-nobody-time = Niemand gewinnt: Die Zeit war um, und die Plätze gehen nach der Macht.
end-wins = { $names } { $count ->
    [one] erringt
   *[other] erringen
} { $victory ->
    [standard] einen gewöhnlichen Sieg
    [major] einen großen Sieg
    [last-player] den Sieg als Letzter am Tisch
   *[none] keinen Sieg
}.
end-after = Nach Zug { $turn }:
end-place = {""}**{ $place }.** { $name } · { $race } · Macht { $power } · { -influence } { $influence }

time-button = Zugabe von { $span }
time-whoever = alle, die nicht geantwortet haben
time-waits-all = { $whom }, der { -table } wartet auf das Wort aller, und die Zeit dafür ist um.
time-waits = { $whom }, der { -table } wartet auf dich: Deine Zeit ist um.
time-passed = { $whom }, die Zeit ist um. Für { $they } gilt die mildeste Antwort: Welche das war, steht darunter, und das Spiel geht weiter.
time-vote = { $waits } Sobald { $needed ->
    [one] { $needed } Spieler
   *[other] { $needed } Spieler
} nicht länger warten { $needed ->
    [one] will
   *[other] wollen
}, gilt für { $they } die mildeste Antwort. Bis dahin zählt eine Antwort noch.
time-voted = ⏩ **{ $name }** stimmt dafür weiterzumachen: noch { $missing ->
    [one] { $missing } Stimme
   *[other] { $missing } Stimmen
}, und das Spiel geht weiter.
time-voted-last = ⏩ **{ $name }** stimmt dafür weiterzumachen: Das genügt, und das Spiel geht weiter.
time-given = ⏳ **{ $name }** gibt { $whom } eine Zugabe von { $span }.
time-given-all = allen, die gefragt sind,
time-called = ⏰ **{ $name }** ruft Schluss aus.
time-called-later = ⏰ **{ $name }** ruft Schluss aus. Das gilt, sobald geklärt ist, worauf das Spiel wartet.
time-away = 🏖️ **{ $name }** ist von { $from } bis { $until } im Urlaub: Fristen warten.
time-stalled = 🛑 { $host }, dieser { -table } hat drei Erinnerungen lang auf { $whom } gewartet. Niemand wird mehr erinnert.
time-stalled-answer = eine Antwort
time-stalled-how = -# Du kannst eine Vertretung suchen, den { -table } mit `/game pause` anhalten oder ihn mit `/game end` schließen.
time-stalled-give = -# Wer hier sitzt, kann mit `/game time` Zeit geben. Du kannst eine Vertretung suchen, den { -table } mit `/game pause` anhalten oder ihn mit `/game end` schließen.
time-until = -# ⏳ Bis { $at }, { $in }
time-line = ⏳ { $names }: Zeit bis { $at }, { $in }
time-over = ⌛ { $name }: Die Zeit ist um
time-away-line = 🏖️ { $name }: weg von { $from } bis { $until }
remind-all = ⏰ { $whom }, der { -table } wartet auf das Wort aller: { $about ->
    [declare] was erklärt wird
    [draw] was abgeworfen und gekauft wird
   *[aftermath] ob Nachspiele gespielt werden
}. Wer es gegeben hat, hat nichts mehr zu tun.
remind-you = ⏰ { $whom }, der { -table } wartet auf dich.
remind-you-for = ⏰ { $whom }, der { -table } wartet auf dich: { $owed }.
