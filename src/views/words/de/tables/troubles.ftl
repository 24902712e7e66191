# Was im Weg steht: zu viel auf einmal, Dateien, Threads, die keine Nachrichten nehmen, Tische, die sich nicht lesen lassen.

fair-quick = Das war viel auf einmal. Nichts wurde getan; es geht { $in } weiter.
fair-steady = Das war viel in ein paar Minuten. Nichts wurde getan; es geht { $in } weiter.
fair-files = Du hast mir eben viele Dateien geschickt. Nichts wurde getan; die nächste nehme ich { $in }.
fair-tables = Du hast in einer Stunde viele { -table(number: "other") } eröffnet. Den nächsten kannst du { $in } eröffnen.
fair-server-tables = Dieser Server hat in einer Stunde viele { -table(number: "other") } eröffnet. Der nächste geht { $in }.
fair-moves = Du hast in einer Stunde viele { -table(number: "other") } umziehen lassen. Den nächsten kannst du { $in } umziehen lassen.
fair-site = Das war viel für eine Website. Nichts wurde getan; es geht { $in } weiter.
fair-seconds = in { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
fair-minutes = in { $count } Minuten
people-only = Ich habe nur mit Menschen zu tun, nicht mit anderen Bots.
file-missing = Ich konnte diese Datei nicht lesen.
file-away = Ich konnte diese Datei nicht lesen. Versuche es in einer Minute noch einmal.
file-unfetched = Ich konnte diese Datei nicht holen. Lade sie noch einmal hoch.
file-too-large = Diese Datei ist größer als { $most } KiB.
file-not-text = Ich konnte diese Datei nicht lesen: Sie muss aus Text bestehen.
file-nothing-kept = Nichts wurde behalten. { $why }
file-nothing-imported = Nichts wurde übernommen. { $why }

cut-here = -# Für den Rest ist hier ohne **{ may-embed-links }** kein Platz.
cut-here-see = -# Für den Rest ist hier ohne **{ may-embed-links }** kein Platz; `{ $command }` zeigt dir alles.
barred-told = { $happened } Nichts ist verloren: Was du tust, zählt.{ $meanwhile } { $out }
barred-meanwhile = Bis dahin rufe ich dort niemanden: `/game status` sagt, wer am Zug ist.
barred-told-host = { $happened } Nichts ist verloren. { $out }
barred-channel-gone = Der Thread dieses { -table(case: "genitive") } wurde gelöscht: { $table }.
barred-server-gone = Ich bin nicht mehr auf dem Server des { -table(case: "genitive") } { $table }.
barred-not-allowed = Im Thread des { -table(case: "genitive") } { $table } darf ich nicht mehr schreiben.
barred-locked = Der Thread des { -table(case: "genitive") } { $table } ist gesperrt, ich kann also nicht darin schreiben.
barred-threads-full = Der Thread des { -table(case: "genitive") } { $table } ist archiviert, und der Server hat so viele offene Threads, wie Discord zulässt.
barred-move = `/game move`, in einem Kanal getippt, in dem ich schreiben darf, eröffnet den { -table } dort wieder.
barred-out-server-gone = Der { -table } ruht und geht weiter, wenn ich wieder eingeladen werde.
barred-out-not-allowed = Bitte, wer den Server leitet, mir dort { $permissions } zu geben; dann sage ich, was fehlt. Oder: { barred-move }
barred-out-timed-out = Ein Moderator des Servers hat mir einen Timeout gegeben: Wenn der vorbei ist oder jemand ihn beendet, der Mitgliedern Timeouts geben darf, sage ich, was fehlt.
barred-out-locked = Wer Threads verwalten darf, kann ihn entsperren oder mir **Threads verwalten** geben; dann sage ich, was fehlt. Oder: { barred-move }
barred-out-threads-full = Wenn ein alter Thread des Servers archiviert oder gelöscht ist, sage ich, was fehlt.
curbed-told = Im Thread des { -table(case: "genitive") } { $table } fehlt mir jetzt { $permissions }, darum zeigt er weniger, als er sollte. Nichts ist verloren: Was du tust, zählt. Bitte, wer den Server leitet, mir das wieder zu geben.

unshown-line = -# Was hier geschehen ist, konnte ich nicht zeigen; `/game log` erzählt es.
unshown-asked = { $who }: Der { -table } fragt euch etwas. Ich konnte die Frage hier nicht zeigen; drücke **{ own-hand-act-button }**, um sie allein zu sehen.
unshown-waits = Der { -table } wartet auf eine Antwort. Ich konnte die Frage hier nicht zeigen; drücke **{ own-hand-act-button }**, um sie allein zu sehen.
unshown-hand = Wie es um deine Hand steht, konnte ich hier nicht zeigen. **{ hand-button }** zeigt es, und worauf der { -table } wartet.
unshown-lobby = Ich konnte die Lobby hier nicht zeigen. **{ join-button }** nimmt einen Platz, `/game status` zeigt, wer sitzt.
unshown-tracker = Ich konnte den Spielstand hier nicht zeigen. Die Schaltfläche zeigt ihn dir allein.
unshown-board = Ich konnte die Konflikte hier nicht zeigen. Die Schaltfläche zeigt sie dir allein.
unshown-tracker-button = Spielstand
unshown-board-button = Konflikte
unshown-end = Das Spiel ist vorbei. Wie es ausging, konnte ich hier nicht zeigen; `/game status` zeigt es.
unshown-answered = -# Das ist beantwortet.

stranded-other = Diesen { -table } hat eine andere Version von mir gespeichert, und ich kann ihn nicht lesen. Nichts ist verloren: Er bleibt, wie er ist, und die Version, die ihn gespeichert hat, kann mit ihm weitermachen. Frage den, der mich betreibt.
stranded-broken = Was von diesem { -table } gespeichert ist, kann ich nicht lesen, und sein Protokoll macht ihn nicht wieder ganz. Nichts wurde geändert, und andere { -table(number: "other") } berührt es nicht.
stranded-tell = { $why } Sag es dem, der mich betreibt.
stranded-at = {""}**{ $table }** ({ $thread }): { $why }
    Wer den { -table } eröffnet hat, oder ein Schiedsrichter seines Servers, kann ihn aus seinem Protokoll neu machen oder schließen:
stranded-mend-button = Aus dem Protokoll neu machen…
stranded-close-button = Schließen…
stranded-whole = Das ganze Protokoll von **{ $table }** lässt sich spielen: Durch das Neumachen geht nichts verloren. Was sich nicht lesen ließ, bleibt für den aufbewahrt, der mich betreibt.
stranded-part = Von { $of ->
    [one] { $of } Schritt
   *[other] { $of } Schritten
} im Protokoll von **{ $table }** lassen sich die ersten { $first } spielen. Neu gemacht steht er dort: { $lost ->
    [one] **Der letzte { $lost } Schritt wäre verloren** und müsste
   *[other] **Die letzten { $lost } Schritte wären verloren** und müssten
} noch einmal getan werden. Was sich nicht lesen ließ, bleibt für den aufbewahrt, der mich betreibt.
stranded-mend-now-button = Neu machen
stranded-mend-part-button = Bis dorthin neu machen
stranded-close-sure = {""}**{ $table }** für alle schließen? Was sich nicht lesen ließ, bleibt für den aufbewahrt, der mich betreibt, und das Spiel lässt sich hier nicht wieder aufnehmen.
stranded-rebuilt = 🛠 **{ $name }** hat diesen { -table } aus seinem Protokoll neu machen lassen, weil sich nicht lesen ließ, was davon gespeichert war. Nichts ist verloren.
stranded-rebuilt-part = 🛠 **{ $name }** hat diesen { -table } aus seinem Protokoll neu machen lassen, weil sich nicht lesen ließ, was davon gespeichert war. **Nicht mehr spielen { $lost ->
    [one] ließ sich der letzte { $lost } Schritt:** Tut ihn
   *[other] ließen sich die letzten { $lost } Schritte:** Tut sie
} noch einmal.
stranded-can-be-read = Dieser { -table } lässt sich lesen: Es gibt nichts neu zu machen.
stranded-made = Der { -table } ist neu gemacht, und nichts ist verloren. Sein Thread zeigt es.
stranded-made-part = Der { -table } ist neu gemacht, so weit sich sein Protokoll spielen ließ. Sein Thread zeigt, wo er steht.
missed-unread = Was von { $threads } gespeichert ist, kann ich nicht lesen, dort weiß man also nichts davon. `/game status` hat dort die Schaltfläche, die den { -table } neu macht: Drücke sie, und setze es dann noch einmal.
missed-nameless = Auch { $tables ->
    [one] { $tables } { -table }
   *[other] { $tables } { -table(number: "other") }
} dieses Servers kann ich nicht lesen: Wer mich betreibt, findet in meinem Protokoll, welche.
missed-away = Inzwischen habe ich die Aufzeichnungen des Spiels aus den Augen verloren, eines von diesen spielt also vielleicht noch nicht danach: { $threads }. Setze es in einer Minute noch einmal; es schadet nichts.
missed-own = In { $threads } ist das umstritten, und du sitzt dort: Es wartet auf einen anderen Schiedsrichter, oder darauf, dass sich die Spieler einigen.
    -# Die Regel (auf Englisch): `/rule judges`
missed-all = Den { -table(number: "other", case: "dative") }, an denen gespielt wird, konnte ich es nicht sagen: Ich habe die Aufzeichnungen des Spiels aus den Augen verloren. Setze es in einer Minute noch einmal; es schadet nichts.
missed-not-everywhere = {""}**Nicht überall:** { $missed }
