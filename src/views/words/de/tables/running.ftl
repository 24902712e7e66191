# Ein Tisch von seiner Eröffnung bis zu seinem Ende: was Befehle antworten, und wo sich keiner eröffnen lässt.

end-stays = Gut: Der { -table } bleibt offen.
end-sure = {""}**{ $table }** für alle schließen? Das Spiel lässt sich nicht wieder aufnehmen.
end-call-time = {""}**{ end-time-button }** beendet es wie bei einem Turnier: Was im Gange ist, wird ausgewertet, der Sieg wird geprüft, und alle haben einen Platz.
end-time-button = Schluss ausrufen
end-close-button = Tisch schließen
end-time-called = Schluss ist ausgerufen.
end-closed-now = Der { -table } ist geschlossen.
move-none = Hier gibt es keinen offenen { -table } namens **{ $table }**, den du verlegen kannst.
move-several = Du könntest mehrere verlegen. Sag mit der Option `table`, welchen.
move-gone-on = {""}**{ $table }** geht in { $thread } weiter.
move-away = Dieser { -table } geht in { $thread } weiter.
bot-asked = Der Bot ist in { $thread } vorgeschlagen. Er nimmt den Platz, wenn alle zustimmen, die gefragt sind.
bot-sits = {""}**{ $name }** setzt sich, mit dem { -deck } **{ $deck }**. `/game seat who:nobody` lässt den Bot wieder gehen.
bot-gone = Der Übungsgegner, der sich zuletzt gesetzt hat, ist gegangen.
bot-named = { $race }-Bot
sits-begins = { $how ->
    [sits] Du sitzt hier mit:
    [sits-already] Du sitzt hier schon, mit:
   *[plays] Du spielst mit:
} **{ $race }** ({ $faction }), { -ambassador } { $ambassador }, { -deck } { $deck }.
sits-begins-says = { $how ->
    [sits] Du sitzt hier mit:
    [sits-already] Du sitzt hier schon, mit:
   *[plays] Du spielst mit:
} **{ $race }** ({ $faction }), { -ambassador } { $ambassador }, { -deck } { $deck }: { $says }.
sits-left = Du hast den { -table } verlassen.
sits-race-along = Das { -deck } bringt sein Volk mit: { $race }.
start-begins = Das Spiel beginnt.
create-pace-and-time = Das Tempo { $pace } hat seine eigene Zeit: Nenne ein Tempo oder eine Frist, nicht beides. Nichts wurde eröffnet.
create-custom = Das Tempo custom braucht seine Zeit: `/game create deadline:12h`. Nichts wurde eröffnet.
create-places = Dieser Server eröffnet seine { -table(number: "other") } in { $places }: Tippe dort `{ $command }`. Nichts wurde eröffnet.
pause-paused = Der { -table } ist angehalten. **{ go-on-button }** in seinem Thread oder `/game resume` beendet das.
pause-resumed = Der { -table } geht weiter.
substitute-asked = {""}**{ $name }** ist in { $thread } gefragt. Der Platz wechselt, wenn alle zustimmen, die gefragt sind.
substitute-back = Du spielst deinen Platz bei **{ $table }** wieder selbst: { $thread }.
again-open = Ein neuer { -table } ist schon eröffnet: Sein Thread ist in { $channel }.
copy-nothing = Hier gibt es nichts zu kopieren: Tippe das im Thread eines { -table(case: "genitive") }, oder eröffne einen mit `/game create`.
cards-before-game = Vor dem Spiel liegen keine Karten auf dem { -table }.
effect-own-seat = Du handelst für deinen eigenen Platz: Lass `player` weg. Nichts wurde getan.
effect-for-whom = Sag als Schiedsrichter, für wen: `player:` und jemand von diesem { -table }. Nichts wurde getan.
effect-not-here = { $user } sitzt nicht an diesem { -table }. Nichts wurde getan.
effect-change-button = Ändern…
shown-by = -# { $name } zeigt allen:

place-server = Ein { -table } braucht einen Server: Tippe `{ $command }` in einem seiner Textkanäle.
place-tag = Jeder Beitrag in { $channel } braucht einen Tag, und die, die es gibt, dürfen nur Moderatoren vergeben. Wer das Forum verwaltet, kann einen Tag für { -table(number: "other") } anlegen, den alle vergeben dürfen; tippe dann noch einmal `{ $command }`.
place-elsewhere = { $kind ->
    [announcement] In einem Ankündigungskanal steht kein { -table }.
    [voice] Der Chat eines Sprachkanals hat keine Threads, und ein { -table } braucht einen.
    [stage] Der Chat eines Bühnenkanals hat keine Threads, und ein { -table } braucht einen.
    [media] In einem Medienkanal steht kein { -table }.
   *[other] Ein { -table } braucht einen eigenen Thread, und hier ist kein Ort dafür.
} Tippe `{ $command }` in einem Textkanal oder in irgendeinem Beitrag eines Forums.
place-lacks = In { $channel } kann ich noch keinen { -table } leiten: Mir { $count ->
    [one] fehlt dort die Berechtigung { $permissions }. Wer den Kanal verwaltet, kann sie mir geben: Kanal bearbeiten, Berechtigungen, meine Rolle oder mein Name, einschalten.
   *[other] fehlen dort die Berechtigungen { $permissions }. Wer den Kanal verwaltet, kann sie mir geben: Kanal bearbeiten, Berechtigungen, meine Rolle oder mein Name, einschalten.
} Tippe dann noch einmal `{ $command }`.
place-timed-out = In { $channel } kann ich noch keinen { -table } leiten: Ein Moderator des Servers hat mir einen Timeout gegeben. Wenn der vorbei ist oder jemand ihn beendet, der Mitgliedern Timeouts geben darf, tippe noch einmal `{ $command }`.
place-pins = Ich darf hier keine Nachrichten anpinnen: Mit der Berechtigung **{ may-pin-messages }** ist der Spielstand immer nur einen Tipp entfernt.
may-view-channel = Kanal ansehen
may-send-messages = Nachrichten senden
may-send-messages-in-threads = Nachrichten in Threads senden
may-embed-links = Links einbetten
may-attach-files = Dateien anhängen
may-read-message-history = Nachrichtenverlauf anzeigen
may-create-public-threads = Öffentliche Threads erstellen
may-pin-messages = Nachrichten anpinnen
thread-too-many = Dieser Server hat so viele offene Threads, wie Discord zulässt. Schließt ein paar, die niemand mehr braucht, und versucht es noch einmal.
thread-channel-gone = Diesen Kanal gibt es nicht mehr. Tippe es in einem anderen Textkanal des Servers.
thread-tags = Discord nimmt den Tag nicht an, den ich dem Beitrag gegeben habe, oder verlangt einen: Die Tags des Forums wurden eben geändert. Versuche es noch einmal; bleibt es so, kann, wer das Forum verwaltet, einen Tag für { -table(number: "other") } anlegen, den alle vergeben dürfen.
thread-name = Discord lässt den Namen **{ $name }** nicht durch: Ein Filter von Discord oder von diesem Server hat etwas dagegen. Tippe `{ $command }` mit einem anderen `name`.
thread-not-allowed = Discord lässt mich hier keinen { $what ->
    [post] Beitrag
   *[thread] Thread
} eröffnen. Wer den Kanal verwaltet, kann mir **{ $permission }** und **{ may-send-messages-in-threads }** geben: Kanal bearbeiten, Berechtigungen, meine Rolle oder mein Name.
thread-orphan = Aus diesem Thread ist kein { -table } geworden: Ich wurde unterbrochen, bevor er eingerichtet war. Nichts ist verloren; `{ $command }` eröffnet einen neuen.
thread-later = Discord lässt mich gerade keinen { $what ->
    [post] Beitrag
   *[thread] Thread
} eröffnen. Nichts wurde geändert; versuche es in einer Minute noch einmal.
