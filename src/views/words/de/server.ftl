# Was auf einem Server gilt, wie es geändert wird, und die Website, die von seinen Tischen hört: /settings server und webhook.

cited-rule = -# Die Regel (auf Englisch): `/rule { $rule }`
server-only = Diese Einstellungen gehören zu einem Server: Tippe `/settings server` auf einem. Deine eigenen stehen in `/settings mine`.
server-not-theirs = Nur wer den Server verwalten darf, ändert seine Einstellungen. `/settings server` zeigt sie. Nichts wurde geändert.
server-no-time = Das Tempo custom braucht seine Zeit: `/settings server deadline:12h`. Nichts wurde geändert.
server-changed = Geändert.
server-title = {""}**Die Einstellungen dieses Servers**
server-who = -# Ändern kann sie, wer den Server verwalten darf.
server-judges = ⚖️ Schiedsrichter: wer den Server verwalten darf, und die Rolle { $role }
server-judges-usual = namens **Judge**
server-calls = ⚖️ Schiedsrichter erfahren von Rufen in { $channel }
server-leagues = 🏆 Ligen eröffnen und leiten Schiedsrichter
server-leagues-role = 🏆 Ligen eröffnen und leiten Schiedsrichter und die Rolle { $role }
server-anywhere = 📍 { -table(number: "other") } dürfen **überall** eröffnet werden
server-places = 📍 { -table(number: "other") } dürfen in { $channels } eröffnet werden
server-digest = 📰 Was es an den { -table(number: "other", case: "dative") } Neues gibt, steht einmal am Tag in { $channel }
server-pictures = 🖼️ { -table(number: "other") } werden **als Bilder** gezeigt, dunkel
server-light = 🖼️ { -table(number: "other") } werden **als Bilder** gezeigt, hell
server-text = 🖼️ { -table(number: "other") } werden **als Text** gezeigt
server-games = 🎲 `/game find` ist für alle, die hier an weniger als **{ $games ->
    [one] { $games } { -table }
   *[other] { $games } { -table(number: "other", case: "dative") }
}** sitzen
server-new = {""}**Ein neuer { -table } hat, wo niemand etwas anderes wählt:**
server-new-rules = - Regeln: **{ $rules }**
server-new-pace = - Tempo: **{ $pace }**
server-new-expiry = - wenn jemandes Zeit um ist: **{ $expiry }**
server-new-timing = - Reihenfolge: **{ $timing }**
server-new-language = - Sprache: **{ $language }**
server-house = Hausregeln
server-custom = custom: jede Antwort innerhalb von { $span }
timed-together = alle erklären und ziehen zugleich und geheim
timed-in-order = einer erklärt nach dem anderen, in der Reihenfolge der Initiative
server-role-menu = Die Rolle, die richtet
server-organisers-menu = Die Rolle, die Ligen leitet
server-places-menu = Wo Tische eröffnet werden dürfen
server-tables-button = Was neue Tische haben…
server-usual-role-button = Wieder die Rolle namens Judge
server-no-organisers-button = Nur Schiedsrichter leiten Ligen
server-pictures-button = Tische als Bilder zeigen
server-light-button = Helle Bilder der Tische
server-text-button = Tische als Text zeigen
server-anywhere-button = Tische überall
server-rules-menu = Regeln
server-pace-menu = Tempo
server-expiry-menu = Wenn jemandes Zeit um ist
server-timing-menu = Reihenfolge
server-deadline-button = Eine andere Zeit für jede Antwort…
server-usual-button = Wie überall
server-back-button = Zurück
server-deadline-title = Zeit für jede Antwort
server-deadline-label = Wie lange eine Antwort dauern darf (12h)
server-no-deadline = Eine Frist liegt zwischen { $least } und { $most }. Schreib sie mit ihrer Einheit auf Englisch: `12h`, `2 days`, `1 day 12 hours`. “{ $text }” kann ich nicht nehmen. Nichts wurde geändert.
server-may-not-write = In { $channel } darf ich nicht schreiben: Dazu brauche ich dort **Kanal ansehen** und **Nachrichten senden**. Nichts wurde geändert.
server-no-place = Ein { -table } braucht einen Textkanal oder ein Forum, und { $channel } ist keins von beiden. Nichts wurde geändert.
hook-only = Ein Webhook gehört zu einem Server: Tippe `/settings webhook` auf einem.
hook-not-theirs = Nur wer den Server verwalten darf, sieht und ändert seinen Webhook. Nichts wurde geändert.
hook-bar-no-url = Das ist keine Adresse einer Website: Ich nehme eine wie `https://example.com/b5`.
hook-bar-not-https = Ich sende nur an `https://`, ohne Namen oder Passwort in der Adresse.
hook-bar-port = Ich sende nur an die Ports 443 und 8443.
hook-bar-not-public = Diese Adresse führt nicht ins öffentliche Internet, und anderswohin sende ich nicht: nicht an diesen Rechner, in kein Heim- und kein Büronetz.
hook-bar-unknown = Unter diesem Namen finde ich nichts. Prüfe die Adresse, oder versuche es noch einmal, sobald der Name bekannt ist.
hook-not-taken = { $why } Nichts wurde geändert.
hook-redirects = Die Website schickt mich anderswohin ({ $status }), und ich folge ihr nicht: Setze die Adresse, die sie meint.
hook-status = Die Website antwortet { $status }; angenommen ist ein Ereignis, wenn sie 200 bis 299 antwortet.
hook-slow = Die Website antwortet nicht binnen 5 Sekunden.
hook-connection = Die Website ist nicht zu erreichen, oder ihr Zertifikat taugt nicht.
hook-gave-up = ⚠️ { $events ->
    [one] { $events } Ereignis wurde { $when } nach { $hours } Stunden aufgegeben: Die Website erfährt nie davon.
   *[other] { $events } Ereignisse wurden { $when } nach { $hours } Stunden aufgegeben: Die Website erfährt nie davon.
}
hook-gave-up-once = ⚠️ { $events ->
    [one] { $events } Ereignis wurde nach { $hours } Stunden aufgegeben: Die Website erfährt nie davon.
   *[other] { $events } Ereignisse wurden nach { $hours } Stunden aufgegeben: Die Website erfährt nie davon.
}
hook-line-failing = ⚠️ **Die Website, die von den Tischen hört, nimmt nichts an**, seit { $since }. { $why }
hook-line = 🌐 Eine Website hört von den Tischen dieses Servers
hook-line-see = { $lines } Siehe `/settings webhook`
hook-line-at = { $lines }: `/settings webhook`
hook-none-taken = Noch wurde nichts angenommen
hook-taken = Zuletzt { $at } angenommen
hook-nothing-waits = { $last }, und nichts wartet.
hook-waits = { $last }; { $events ->
    [one] { $events } Ereignis wartet.
   *[other] { $events } Ereignisse warten.
}
hook-failing = ⚠️ Misslingt seit { $since }. { $why } Ich versuche es { $next } wieder.
hook-failed = ⚠️ { $why } Was neu ist, wird trotzdem versucht.
hook-none = {""}**Keine Website hört von den Tischen dieses Servers.** `/settings webhook url:https://…` nennt eine. Sie erfährt, wann ein Spiel und wann ein Zug beginnt und wie das Spiel endet: Namen, Völker, { -influence } und Macht, nie eine Karte. Von Tischen in Kanälen, die nicht alle sehen, erfährt sie nichts.
hook-title = 🌐 **Eine Website hört von den Tischen dieses Servers**: { $url }
hook-secret = 🔑 Das Geheimnis, nur dieses eine Mal gezeigt: { $secret }
hook-secret-for = Damit prüft die Website, dass ein Ereignis von mir kommt, wie es Standard Webhooks vorsieht (`webhook-signature`).
hook-test-button = Ein Testereignis senden
hook-secret-button = Neues Geheimnis
hook-off-button = Ihr nichts mehr sagen
hook-set = ✅ Gesetzt. Sende ein Testereignis, um zu sehen, dass es ankommt.
hook-renewed = ✅ Von jetzt an gilt ein anderes Geheimnis und das alte nicht mehr.
hook-ended = ✅ Die Website erfährt nichts mehr.
hook-tested = ✅ Die Website hat das Testereignis angenommen.
hook-untested = ⚠️ Das Testereignis wurde nicht angenommen. { $why }
manners-title = {""}**Umgangsformen dieses { -table(case: "genitive") }**
manners-done = Erledigt. **Umgangsformen dieses { -table(case: "genitive") }**
manners-button = Umgangsformen
manners-menus = -# Die Menüs wirken sofort; in der Lobby sehen es alle.
manners-who = -# Es wählt sie vor dem Spiel, wer den { -table } eröffnet hat, seine Liga oder ein Schiedsrichter.
manners-talk = Private Gespräche und Absprachen
manners-takebacks = Zurücknehmen
manners-leaving = Aufgeben und Abgeben
manners-talk-free = Redet privat, versprecht und brecht euer Wort
manners-talk-kept = Redet privat; was im Thread vereinbart ist, wird gehalten
manners-talk-open = Keine privaten Gespräche über das Spiel
manners-takebacks-free = Danach werden die gefragt, die es betrifft
manners-takebacks-consent = Auch wenn danach noch niemand gehandelt hat
manners-takebacks-never = Was getan ist, bleibt getan; ein Schiedsrichter kann es richtigstellen
manners-leaving-free = Eine Vertretung übernimmt den Platz, wo der Gastgeber zustimmt
manners-leaving-hand-over = Aufgeben fragt noch einmal nach und sagt, wie man abgibt
manners-leaving-own-seats = Keine Vertretungen, wenn kein Schiedsrichter es sagt
