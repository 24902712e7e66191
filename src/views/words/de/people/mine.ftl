# Was jemand für sich gewählt hat: /settings mine, seine Formulare, und warum etwas nicht geht.

mine-button = Meine Einstellungen
mine-changed = ✅ Geändert.
mine-title = {""}**Deine Einstellungen**, auf jedem Server dieselben
mine-zone-none = 🌍 Zeitzone: nicht gesetzt, deine Stunden und Tage gelten nach UTC
mine-zone = 🌍 Zeitzone: **{ $zone }**, dort ist es jetzt { $clock }
mine-quiet = 🌙 Ruhezeit: **{ $from } bis { $to }**: Keine Frist läuft für dich, und nichts ruft dich
mine-quiet-none = 🌙 Ruhezeit: keine
mine-muted = ⏰ Erinnerungen: **stumm**
mine-reminded = ⏰ Erinnerungen: **{ $every }**
mine-reminded-dm = ⏰ Erinnerungen: **{ $every }**, auch als Direktnachricht
mine-next-on = 🔔 Sagen, wenn ich als Nächster dran bin: **ja**
mine-next-off = 🔔 Sagen, wenn ich als Nächster dran bin: **nein**
mine-pictures = 🖼️ Der { -table }: **als Bild**, dunkel
mine-light = 🖼️ Der { -table }: **als Bild**, hell
mine-text = 🖼️ Der { -table }: **als Text**
mine-why-first = ❔ Fragen erklärt: **in deinem ersten Spiel**
mine-why-on = ❔ Fragen erklärt: **immer**
mine-why-off = ❔ Fragen erklärt: **nie**
mine-record-on = 📒 Ergebnisse: **an**: Beendete Spiele werden auf ihrem Server unter deinem Namen verzeichnet; `/stats me` zeigt sie
mine-record-off = 📒 Ergebnisse: **aus**: Kein Spiel wird unter deinem Namen verzeichnet, und keines gezeigt
mine-promise-on = 🤝 Lobbys sagen, wie du Fristen eingehalten hast: **ja**
mine-promise-waits = 🤝 Lobbys sagen, wie du Fristen eingehalten hast: **ja**, sobald deine Spiele verzeichnet werden
mine-promise-off = 🤝 Lobbys sagen, wie du Fristen eingehalten hast: **nein**; `/settings mine promise:True` ändert das
mine-vacation-none = 🏖️ Urlaub: keiner angekündigt. Du hast { $days } Tage in jedem Spiel.
mine-vacation = 🏖️ Urlaub: { $from } bis { $until }
mine-hours-unnoted = 🕓 Wann du spielst: **nicht notiert**
mine-hours-noted = 🕓 Wann du spielst: nach deinen Eingaben notiert, für gemeinsame Stunden in Lobbys; `/settings mine hours:False` beendet das
mine-avoids = 🙈 `/game find` setzt dich nie zu { $people }; niemand sonst sieht das
mine-language-discord = 🗣️ Sprache: **wie in deinem Discord**
mine-language = 🗣️ Sprache: **{ $language }**

mine-every-hours = { $hours ->
    [one] jede Stunde
   *[other] alle { $hours } Stunden
}
mine-every-days = { $days ->
    [one] jeden Tag
   *[other] alle { $days } Tage
}
mine-every-mixed = alle { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}

mine-zone-button = Zeitzone…
mine-quiet-button = Ruhezeit…
mine-vacation-button = Urlaub…
mine-unmute-button = Mich wieder erinnern
mine-mute-button = Nicht erinnern
mine-no-dm-button = Keine Direktnachrichten
mine-dm-button = Auch als Direktnachricht
mine-not-next-button = Nicht sagen, wenn ich als Nächster dran bin
mine-next-button = Sagen, wenn ich als Nächster dran bin
mine-pictures-button = Bilder zeigen
mine-light-button = Helle Bilder
mine-text-button = Text zeigen
mine-why-off-button = Nichts erklären
mine-why-on-button = Alle Fragen erklären
mine-off-record-button = Nicht verzeichnen
mine-record-button = Ergebnisse verzeichnen
mine-remind-menu = Wie oft ich dich erinnere
mine-back-menu = Einen Urlaub absagen
mine-days = { $from } bis { $to }
mine-language-menu = In welcher Sprache ich mit dir rede
mine-as-discord = Wie in deinem Discord

mine-zone-title = Deine Zeitzone
mine-zone-field = Erdteil und Stadt (leer: UTC)
mine-quiet-title = Deine Ruhezeit
mine-quiet-from = Von (beide leer: keine)
mine-quiet-to = Bis
mine-quiet-from-example = 22:00
mine-quiet-to-example = 08:00
mine-vacation-title = Dein Urlaub
mine-vacation-from = Erster Tag
mine-vacation-to = Letzter Tag
mine-vacation-from-example = { $day } · today (heute) · tomorrow (morgen)

mine-no-zone = Es gibt keine Zeitzone “{ $text }”. Nenne Erdteil und Stadt auf Englisch, etwa `Europe/Berlin` oder `America/New_York`.
mine-zone-meant = Meinst du { $zones }?
mine-unchanged = Nichts hat sich geändert.
mine-again-button = Noch einmal tippen…
list-or = { $most } oder { $last }
mine-no-quiet = Ich kann “{ $text }” nicht als Ruhezeit lesen. Nenne zwei verschiedene Tageszeiten, etwa `22:00-08:00`, oder `none` für keine. { mine-unchanged }
mine-too-quiet = Ruhezeit ist höchstens { $hours } Stunden am Tag, damit die anderen nicht ewig warten. Für freie Tage kündige einen Urlaub an. { mine-unchanged }
mine-no-reminder = Ich kann dich nicht so oft erinnern: “{ $text }”. Nenne auf Englisch eine Zeit von einer Stunde bis zu 7 Tagen, etwa `8h` oder `2 days`. { mine-unchanged }
mine-no-day = Ich kann “{ $text }” nicht als Tag lesen. Schreib ihn als Jahr, Monat und Tag, etwa `{ $day }`: `/settings mine vacation:{ $day } to { $last }`. { mine-unchanged }
mine-backwards = Ein Urlaub endet, nachdem er begonnen hat: Sein letzter Tag liegt vor dem ersten. { mine-unchanged }
mine-past = Dieser Urlaub ist schon vorbei. Kündige einen im Voraus an. { mine-unchanged }
mine-far-off = Ein Urlaub lässt sich bis zu einem Jahr im Voraus ankündigen. { mine-unchanged }
mine-too-long = Dieser Urlaub dauert { $days } Tage, und { $left ->
    [0] es sind keine mehr übrig
    [one] nur { $left } ist noch übrig
   *[other] nur { $left } sind noch übrig
}: Jeder hat { $allowed } Tage in jedem Spiel. Für länger hält `/game pause` einen { -table } für alle an. { mine-unchanged }
mine-too-long-there = Dieser Urlaub dauert { $days } { $days ->
    [one] Tag
   *[other] Tage
}, und bei **{ $table }** { $left ->
    [0] ist von deinen 14 Tagen keiner mehr übrig
    [one] ist von deinen 14 Tagen nur { $left } noch übrig
   *[other] sind von deinen 14 Tagen nur { $left } noch übrig
}. Kündige einen kürzeren an, oder halte diesen { -table } mit `/game pause` an. { mine-unchanged }
mine-own-company = Du kannst dir nicht selbst aus dem Weg gehen. { mine-unchanged }
mine-avoids-many = Du gehst schon { $most } Spielern aus dem Weg, und das sind die meisten, die gehen. Nenne einen davon noch einmal, um ihn wieder zuzulassen. { mine-unchanged }
