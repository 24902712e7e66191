# Wo jemand anfängt: /help ohne Tisch, seine Schaltflächen, /about und /privacy.

help-before = {""}**Das Babylon-5-Kartenspiel** ist ein Spiel um Diplomatie für 2 bis 10: { -ambassador(number: "other") } von fünf Völkern bringen Leute und Flotten ins Spiel, unterstützen { -conflict(number: "other") } oder stellen sich ihnen entgegen und gewinnen { -influence }, bis jemand 20 Macht hat und mehr als alle anderen. Ich gebe die Karten, wahre Geheimnisse und achte auf die Regeln. Übungsdecks aus erfundenen Karten und die vier echten Startdecks sind bereit; `/deck submit` nimmt deine eigenen. Für deinen eigenen Server: `/about`.
    {""}**Neu hier?** **{ learn-button }** ist ein kurzes Spiel gegen mich.
    {""}**Zum Spielen:** Drücke **{ open-button }**, oder tippe `/game create` in einem Kanal, um die Regeln zu wählen. Der { -table } bekommt einen Thread mit **{ join-button }** und **{ start-button }**.
    {""}**Allein?** **{ practice-button }** beginnt sofort ein Spiel gegen drei Übungsgegner.
    {""}**Dein Zug:** Ich rufe dich. Drücke eine Schaltfläche, oder tippe `/act` und sag es auf Englisch: `sponsor Vir with Londo`. **{ hand-button }** zeigt deine Hand.
    {""}**Die Regeln:** `/rule`, in beliebigen englischen Worten; `/card` für eine Karte. **Ligen:** `/league show`.
    -# Was alle am Tisch lesen, ist Englisch; mit `/game create language:Deutsch` ist es Deutsch.

open-button = Tisch eröffnen
practice-button = Übungstisch eröffnen
practice-name = Übungstisch
practice-open = { $thread } hat begonnen: du und drei Übungsgegner. Du hast alle Zeit, die du willst.
practice-open-alone = { $thread } hat begonnen: du und drei Übungsgegner. Sonst sieht es niemand, und du hast alle Zeit, die du willst.
learn-button = Lerne es in zehn Minuten
ask-button = Nach den Regeln fragen…
decks-button = Meine Decks
leagues-button = Ligen

ask-title = Nach den Regeln fragen
ask-label = Was möchtest du wissen? (auf Englisch)
ask-late = Das hat zu lange gedauert. Drücke es noch einmal.
ask-no-text = In dieser Nachricht steht kein Text, den ich nachschlagen könnte. Frag stattdessen mit `/rule`.

about-what = {""}**B5 Moderator { $version }**: ein Discord-Bot, der das Babylon-5-Sammelkartenspiel für 2 bis 10 Spieler leitet.
about-busy = { NUMBER($tables) } { $tables ->
    [one] { -table }
   *[other] { -table(number: "other") }
} in Verwahrung, { NUMBER($servers) } Server von diesem Prozess bedient, der seit { $since } läuft.
about-source = Wie man spielt, betreibt und richtet, steht auf Englisch in `README.md` und `docs/` meines Quelltexts, den hat, wer mich betreibt; was ich von dir speichere, in `docs/privacy.md`, die Bedingungen in `docs/terms.md`.
about-links = [Quelltext und wie man spielt]({ $home }) · [Datenschutz]({ $home }/blob/main/docs/privacy.md) · [Bedingungen]({ $home }/blob/main/docs/terms.md), alles auf Englisch
about-on = `/help` sagt, was du jetzt tun kannst, `/privacy show`, was ich von dir speichere.
about-owners = -# Ein inoffizielles Werkzeug von Spielern. Babylon 5 und sein Kartenspiel gehören ihren Eigentümern.

privacy-sure = {""}**Löschen, was ich von dir speichere, auf allen Servern?** Deine eigenen { -deck(number: "other") }, deine Einstellungen, deine Notizen, deine Anmeldungen in Ligen mit ihren { -deck(number: "other") }, Nachrichten, die auf dich warten, und dein Kanal für Direktnachrichten gehen für immer, und du verlässt { -table(number: "other") }, an denen noch nicht gespielt wird. In beendeten Spielen und in den Ergebnissen der Server bleibt dein Platz, ohne deinen Namen. In laufenden Spielen bleibt dein Platz, wie er ist: Gib erst auf (`/game concede`) oder spiele zu Ende, und lösche noch einmal, wenn sie vorbei sind. Was in Nachrichten von Discord steht, bleibt dort.
privacy-delete-button = Meine Daten löschen
privacy-kept = Was ich unter deiner Kennung speichere, steht in der Datei. In Kürze:
    - eigene Decks: { $decks }
    - Tische, an denen du sitzt oder die du eröffnet hast: { $tables }
    - Kartenangaben, Entscheidungen, Hausregelungen, Ligen und Ergebnisse, die dich nennen: { $named }
    - Nachrichten, Kanal für Direktnachrichten, Gewohnheiten: { $own }
    - Tische, von denen ich weiß, wie weit du gelesen hast, und deine Notizen: { $bookmarks }
    Das Protokoll eines Spiels hält fest, wer was getan hat, damit sich sein Mischen beweisen lässt. `/privacy delete` löscht, was gelöscht werden kann.
privacy-done = Erledigt. Ich habe gelöscht, was ich von dir gespeichert hatte:
    - Decks: { $decks } · Anmeldungen in Ligen: { $leagues } · beendete Spiele, nun ohne deinen Namen: { $finished }
privacy-running = Du spielst noch an { $tables }: Gib dort auf oder spiele zu Ende, und lösche noch einmal.
