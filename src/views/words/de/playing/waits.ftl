# Neben den Fragen des Spiels: nicht am Zug sein, der eigene Urlaub, und was die eigenen Karten von selbst beantworten.

waits-over = Das Spiel ist vorbei.
waits-out = Du bist aus diesem Spiel ausgeschieden und darfst weiter zusehen.
waits-unplayable = Auch { $count } weitere aus deiner Hand { $count ->
    [one] lässt
   *[other] lassen
} sich jetzt nicht spielen.
timing-button = Timing…
plan-action = Befehle geben…
plan-declare = Im Voraus erklären…
plan-aftermath = Nachspiele im Voraus…
plan-draw = Ziehen im Voraus…
pass-until-button = Passen, bis…

away-title = 🏖️ **Dein Urlaub** bei **{ $table }**
away-none = Keiner ist angekündigt.
away-from = Weg von { $from } bis { $until }
away-left = {""}**{ $left } von { $days } Tagen** { $left ->
    [one] bleibt
   *[other] bleiben
} dir in diesem Spiel.
away-clocks = Solange du weg bist, läuft keine Frist für dich, und nichts ruft dich; der Stand des Spiels sagt, bis wann.
away-no-clocks = Dieser { -table } hat keine Fristen und wartet also ohnehin auf dich; der Stand des Spiels sagt, bis wann du weg bist.
away-longer = Für länger hält `/game pause` den { -table } für alle an.
away-zone = -# Er gilt an allen deinen { -table(number: "other", case: "dative") }. Die Tage gelten nach { $zone }.
away-zone-none = -# Er gilt an allen deinen { -table(number: "other", case: "dative") }. Die Tage gelten nach UTC: **Meine Einstellungen** setzt deine Zeitzone.
away-announced = Angekündigt, an allen deinen { -table(number: "other", case: "dative") }.
away-called-off = Abgesagt: Deine Fristen laufen wieder.
away-back-button = Ich bin zurück
away-call-off-button = { $day } absagen
away-announce-button = Ankündigen…
away-form = Dein Urlaub: noch { $left } von { $days } Tagen

asking-title = {""}**Wann ich dich frage**
asking-title-page = {""}**Wann ich dich frage** ({ $page } von { $pages })
asking-none = Du hast keine Karte auf dem { -table }, die etwas beantworten darf, also gibt es nichts im Voraus zu sagen.
asking-line = { $number }. **{ $title }**: { $said }.
asking-line-down = { $number }. **{ $title }**, verdeckt: { $said }.
asking-said-always = antwortet von selbst, wann immer es geht
asking-said-never = danach frage ich dich nicht
asking-said-ask = ich frage dich jedes Mal
asking-only = { $said }, nur wenn „{ $when }“
asking-note = -# Niemand sonst sieht das, und du darfst es jederzeit ändern. `ask me about Alibi only when I lose a conflict` sagt es genauer.
asking-answer-always = Immer
asking-answer-never = Nie
asking-answer-ask = Mich fragen
asking-earlier-button = Frühere
asking-more-button = Weitere Karten
