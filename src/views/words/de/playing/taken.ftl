# Was jemand neben dem Spiel allein liest: was von einer Antwort notiert ist, was wo auf ihn wartet, Spiele zum Zusehen, und Preise.

taken-done = Erledigt.
taken-did = Erledigt: **{ $what }**
taken-done-already = Das ist erledigt.
taken-ambassador = Deine Wahl ist notiert{ $which }. Niemand sieht sie, bis alle gewählt haben, die noch einmal wählen müssen; dann wird alles zugleich aufgedeckt.
taken-sideboard = {""}**{ $title }** kommt für eine Karte deines { -deck(case: "genitive") } hinein: Sag, für welche.
taken-sideboard-in = {""}**{ $title }** kommt in deine Reserve und **{ $other }** in dein { -deck }. Sonst sieht es niemand.
taken-buy-none = Du kaufst keine Karten.
taken-keep-all = Du behältst alle deine Karten.
taken-vote = Im Voraus gesagt: **{ $vote }**. Bevor du aufgerufen wirst, sieht es sonst niemand, und bis dahin darfst du es ändern.
taken-called = Aufgerufen: Sie sind um ihre Stimmen gebeten.
taken-standing = Im Voraus gesagt{ $order }. Sonst sieht es niemand, und du darfst es jederzeit ändern.
taken-colon = : **{ $what }**
taken-fact = Notiert: **{ $title }**. Andere lesen es, wenn die Karte aufgedeckt wird.
taken-fact-type = Notiert: **{ $title }** nennst du { $kind }. Andere lesen es, wenn die Karte aufgedeckt wird.
taken-the-card = Die Karte
taken-as-dealt = Sie werden gezogen, wie sie ausgeteilt wurden.
taken-draw-first = Du ziehst **{ $title }** zuerst.
taken-draw-next = Du ziehst **{ $title }** als Nächstes.
taken-into-hand = Auf deine Hand: { $titles }.
taken-no-messages = Ich kann dir keine Direktnachrichten schicken, also auch deine Hand nicht. Das Spiel geht weiter: Drücke **{ hand-button }** hier oder unter einer Frage, oder tippe `/hand`. Nur du siehst sie. Soll sie als Nachricht kommen, erlaube Direktnachrichten von Mitgliedern dieses Servers.
taken-while-away = Während du weg warst, war deine Zeit bei **{ $table }** um: Für dich { $answers ->
    [one] galt die mildeste Antwort
   *[other] galten { $answers } Antworten, immer die mildeste
}. `/game log` zeigt, was geschehen ist.

mine-tables-waits = __Was auf dich wartet__
mine-tables-none = {""}**Nichts wartet auf dich.**
mine-tables-others = __Hier wartet niemand auf dich__
mine-tables-leagues = __Deine Ligen__
mine-tables-league = - **{ $league }**: { $side }, die Anmeldung ist { $open ->
    [yes] offen
   *[no] geschlossen
}
mine-tables-due = { $words }, bis { $at } ({ $in })
mine-tables-asked = { $words }, gefragt { $in }
mine-tables-more = - … und { $count } weitere
mine-tables-dispute = dein Wort dazu, was auf **{ $title }** steht
mine-tables-objection = dein Wort zu einem Einspruch
mine-tables-lobby = nicht begonnen, { $seats } { $seats ->
    [one] sitzt
   *[other] sitzen
} dort
mine-tables-out = du bist ausgeschieden und darfst zusehen
mine-tables-paused = angehalten von { $name }
mine-tables-word = wartet auf das Wort der anderen
mine-tables-players = wartet auf { $count } Spieler
mine-tables-for = wartet auf { $names }

direct-waits = ⏰ { $table } wartet auf dich
direct-waits-for = ⏰ { $table } wartet auf dich: { $words }
direct-next = ⏭️ Du bist als Nächster dran bei **{ $table }**: { $thread }
time-none = Dieser { -table } hat keine Fristen: Er wurde ohne sie eröffnet und wartet auf alle.
time-here = {""}**Zeit an diesem { -table }**: { $clock }
time-nobody = Für niemanden läuft eine Uhr.

watch-none = Hier läuft kein Spiel, bei dem alle zusehen dürfen. Eröffne einen { -table }, oder suche mit `/game find` nach Mitspielern.
watch-head = 👀 **{ $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} zum Zusehen.** Folge einem, und sein Thread steht bei deinen:
watch-before = vor dem ersten Zug
watch-turn = Zug { $turn }, { $round }
watch-follow-button = { $table } folgen
watch-followed = Du folgst **{ $table }**: { $thread } steht bei deinen Threads. Verdeckte Karten siehst du von niemandem; ist es vorbei, haben `/game replay` und `/game export` alles davon. Verlass den Thread, um nicht mehr zu folgen.
watch-not = An diesem { -table } läuft jetzt kein Spiel, bei dem hier alle zusehen dürfen. `/game watch` zeigt die, die laufen. Nichts wurde getan.
watch-not-followed = Discord ließ mich dich nicht in diesen Thread holen. Öffne ihn über seinen Namen: Nichts wurde geändert.
watch-server = Spiele zum Zusehen gehören zu einem Server: Tippe `/game watch` auf einem.

help-turn = Zug { $turn }, { $round }.
help-setup = Das Spiel wird aufgebaut.
help-waits = Gewartet wird auf { $others }.
help-waits-each = { $names } ({ $task })
help-watching = Du siehst diesem Spiel zu.
help-in-words = In Worten (auf Englisch), zum Beispiel: { $orders }
help-more = -# `/rule` beantwortet Fragen, `/hand` zeigt deine Hand, `/effect` führt den Text einer Karte aus, den ich nicht kenne.

price-is = Preis: { $list }
price-not-rotating = ohne Drehen
price-influence = { $amount } { -influence }
price-purge-mark = { $number } { $most ->
   *[other] Zeichen
} entfernen ({ $mark })
price-rotate = { $number } drehen ({ $types })
price-neutralize = { $number } neutralisieren ({ $types })
price-discard-card = { $number } abwerfen ({ $types })
price-damage = { $amount } Schaden an 1 ({ $types })
price-discard = { $number } { $most ->
    [one] Karte
   *[other] Karten
} aus der Hand abwerfen
price-damage-this = { $amount } Schaden an ihr selbst
price-neutralize-this = sie wird neutralisiert
price-discard-this = sie wird abgeworfen
price-rotate-target = das Ziel drehen
price-printed-ability = { $amount } vom aufgedruckten Wert ({ $ability }), für immer
price-rotate-ambassador = deinen { -ambassador } drehen
price-lose-influence = { $amount } { -influence } verlieren
price-lose-power = { $amount } Macht verlieren
price-some-influence = { $least } bis { $most } { -influence }
price-up-to = bis zu { $most }
price-range = { $least } bis { $most }

found-not-opened = Genug Spieler waren gefunden, aber in { $channel } konnte ich keinen { -table } eröffnen: Ich darf es dort nicht mehr, oder den Kanal gibt es nicht mehr. Tippe `/game find` in einem anderen Kanal.
facts-none-printed = keine
asking-always-button = Immer: { $title }
asking-never-button = Nie: { $title }
