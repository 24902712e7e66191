# Warum ein Tisch selbst Nein sagt, bevor sein Spiel gefragt wird; und was gesagt wird, wenn etwas schiefgeht.

table-lobby = Das Spiel an diesem { -table } hat noch nicht begonnen. Wer am { -table } sitzt, kann es mit Start beginnen.
table-playing = Das Spiel an diesem { -table } läuft.
table-over = Das Spiel an diesem { -table } ist vorbei.
table-ended = Dieser { -table } wurde geschlossen.

unseated-lobby = Du hast an diesem { -table } noch keinen Platz: Drücke { join-button }, um einen zu nehmen.
unseated-playing = Du hast an diesem { -table } keinen Platz. Sein Spiel läuft, du kannst also nur zusehen.
unseated-over = Du hattest an diesem { -table } keinen Platz, und sein Spiel ist vorbei.
unseated-ended = Du hattest an diesem { -table } keinen Platz, und er ist geschlossen.

refuse-no-table = Hier ist kein { -table }. Tippe das im Thread eines { -table(case: "genitive") }, oder eröffne einen mit `/game create`.
refuse-table-exists = Dieser Thread hat schon einen { -table }.
refuse-not-in-lobby = Plätze lassen sich nur vor dem Spiel ändern. { $state }
refuse-seated-already = Du sitzt hier schon, mit dem Volk { $race ->
    [centauri] Centauri
    [human] Menschen
    [minbari] Minbari
    [narn] Narn
   *[non-aligned] Blockfreie
}. Volk und { -deck } änderst du mit den Menüs.
refuse-out-of-game = Du bist aus diesem Spiel ausgeschieden: Du kannst weiter zusehen, und die anderen entscheiden.
refuse-elsewhere = Dieser { -table } steht auf einem anderen Server, und du hast keinen Platz daran. Geh dort in seinen Thread: { $thread }.
refuse-table-full = Alle { $seats } Plätze sind besetzt: Ein Spiel ist für bis zu { $most } Spieler.
refuse-too-few-seats = Ein Spiel braucht mindestens zwei Spieler; hier sitzt { $seats ->
    [1] nur einer
   *[other] niemand
}.
refuse-not-over = Das Spiel an diesem { -table } ist noch nicht vorbei. Eine Revanche kommt danach.
refuse-not-all-came = { $people } { $count ->
    [one] ist
   *[other] sind
} noch nicht gekommen: Wer gemeint ist, drückt **{ join-button }** oder **{ lobby-leave-button }**. Ab { $until } beginnt **{ start-button }** ohne die, die fehlen.
refuse-no-bot-here = In dieser Lobby sitzt kein Übungsgegner. Menschen verlassen ihren Platz selbst, mit `/game leave`.
refuse-deck-sealed = Du sitzt hier mit dem { -deck }, das du für die Liga angemeldet hast: Nur ein anderer { -ambassador } daraus lässt sich wählen. Zwischen zwei Runden tauscht **{ league-join-button }** an der Nachricht der Liga Karten mit deiner Reserve. Nichts wurde geändert.
refuse-not-bots-host = Nur { $host } hat diesen { -table } eröffnet und lässt Übungsgegner Platz nehmen und gehen. Nichts wurde geändert.
refuse-no-such-deck = Ich kenne kein { -deck } namens „{ $deck }“. Wähle eines aus der Liste von `/deck use`, oder bring mit `/deck submit` dein eigenes mit.
refuse-no-deck-for-faction = Es gibt kein fertiges { -deck } für diese Fraktion: { $race ->
    [centauri] Centauri
    [human] Menschen
    [minbari] Minbari
    [narn] Narn
   *[non-aligned] Blockfreie
}, { $faction ->
    [babylon-project] Babylon-Projekt
    [home] Heimatwelt
    [psi-corps] Psi-Corps
    [corporate] Konzerne
   *[drakh] Drakh
}.
refuse-no-such-ambassador = Dein { -deck } hat keinen { -ambassador } für den Anfang, der „{ $name }“ heißt. { $has }
ambassadors-none = Es hat keinen.
ambassadors-some = Es hat { $list }.
refuse-seat-given = {""}**{ $name }** spielt jetzt deinen Platz, du siehst also nur zu. Du kannst ihn jederzeit zurücknehmen.
refuse-not-your-seat-to-give = Nur wer auf diesem Platz spielt, wer den { -table } eröffnet hat oder ein Schiedsrichter seines Servers kann um eine Vertretung bitten. Nichts wurde geändert.
refuse-no-offer = Das ist erledigt: Der Platz hat gewechselt, jemand hat abgelehnt, oder seither wurde jemand anders gefragt. Nichts wurde getan.
refuse-not-your-offer = Das sind andere gefragt: wer auf dem Platz spielt, wer den { -table } eröffnet hat und wer spielen soll. Nichts wurde getan.
refuse-agreed-to-offer = Du hast schon zugestimmt; die anderen sind gefragt.
refuse-no-seat-to-take-back = An diesem { -table } spielt niemand auf deinem Platz, also gibt es keinen zurückzunehmen.
refuse-not-your-seat = Du kannst nur für deinen eigenen Platz handeln.
refuse-not-host = Das kann nur { $host } (hat diesen { -table } eröffnet), ein Schiedsrichter oder ein Mitglied, das Threads verwalten darf, und zwar { $thread ->
    [none] auf seinem Server
   *[other] in { $thread }
}.
refuse-not-house-maker = Die Hausregeln dieses { -table(case: "genitive") } wählt { $host }, wer ihn also eröffnet hat, oder ein Schiedsrichter seines Servers. Sag dort, was du gern hättest.
refuse-not-timing-maker = Ob hier alle zugleich erklären und ziehen, wählt { $host }, wer diesen { -table } also eröffnet hat, oder ein Schiedsrichter seines Servers. Sag dort, was du gern hättest.
refuse-rules-are-fixed = Die Regeln eines { -table(case: "genitive") } lassen sich nur vor seinem Spiel wählen, damit alle wissen, wonach sie spielen.
refuse-paused = {""}**{ $name }** hat diesen { -table } angehalten, also handelt niemand. Wer hier sitzt, kann ihn weitergehen lassen.
refuse-paused-already = {""}**{ $name }** hat diesen { -table } schon angehalten. **{ go-on-button }** oder `/game resume` beendet das.
refuse-not-paused = Dieser { -table } ist nicht angehalten: Das Spiel geht schon weiter.
refuse-disputed = Was von **{ $title }** abgelesen wurde, ist umstritten. Das Spiel wartet, bis alle zustimmen oder ein Schiedsrichter entscheidet.
refuse-nothing-to-dispute = Das ist erledigt: Nichts davon ist jetzt umstritten oder kann es sein. Ein Schiedsrichter kann eine Angabe noch mit `/cards set` berichtigen.
refuse-own-word = Du hast es selbst gesagt: Die anderen entscheiden, ob es gilt. Hast du dich verlesen, drücke **{ correct-button }**.
refuse-not-your-word = Nur wer es von der Karte abgelesen hat, kann es zurücknehmen.
refuse-not-your-reading = Nur wer es von der Karte abgelesen hat, berichtigt es, bis es geklärt ist. Wer daran zweifelt, bestreitet es.
refuse-nothing-to-correct = Das hast du vorher schon von **{ $title }** abgelesen: Nichts wurde geändert.
refuse-agreed-already = Du hast dem schon zugestimmt; die anderen sind gefragt.
refuse-too-late-to-withdraw = Seither haben andere gehandelt, es lässt sich also nicht zurücknehmen: Ein Schiedsrichter berichtigt **{ $title }** für die Zeit von jetzt an.
refuse-objected = Gegen **{ $because }**, von Hand ausgeführt, gibt es einen Einspruch. Das Spiel wartet, bis er fallen gelassen wird, alle dem Rückgängigmachen zustimmen oder ein Schiedsrichter entscheidet.
refuse-nothing-to-object = Das ist erledigt: Es ist schon rückgängig gemacht oder gilt, oder sein Zug ist vorbei. Was jetzt falsch ist, lässt sich mit `/effect` richtigstellen.
refuse-nothing-to-undo = Von dir gibt es nichts rückgängig zu machen: Du hast noch nichts getan, oder es ist schon rückgängig gemacht oder gilt. Was jetzt falsch ist, lässt sich mit `/effect` richtigstellen.
refuse-own-effect = Du hast es selbst getan: Mit **{ undo-button }** darunter nimmst du es zurück.
refuse-not-your-effect = Nur wer es ausgeführt hat, kann es zurücknehmen. Hältst du es für falsch, drücke **{ object-button }** darunter.
refuse-word-given = Das hast du schon gesagt; die anderen sind gefragt. Mit der anderen Schaltfläche kannst du es dir noch anders überlegen.
refuse-objection-turn = Der Zug, in dem es geschah, ist vorbei, und vergangene Züge werden nicht umgeschrieben. Was jetzt falsch ist, lässt sich mit `/effect` richtigstellen.
refuse-objection-late = Ein Effekt von Hand lässt sich { $pace ->
    [live] 10 Minuten
   *[daily] einen Tag
} lang zurücknehmen oder anfechten, und das ist vorbei. Was jetzt falsch ist, lässt sich mit `/effect` richtigstellen.
refuse-cannot-undo = {""}**{ $because }** lässt sich nicht rückgängig machen: { $why }. Stelle mit `/effect` richtig, was geht.
refuse-undo-stuck = Von dir gibt es jetzt nichts rückgängig zu machen: Seit du zuletzt etwas getan hast, { $why }. Das bleibt.
cannot-be-undone = Lässt sich nicht rückgängig machen: Inzwischen { $why }.
effect-stuck-since = Seither haben andere gehandelt, und „{ $verb }“ geht dann nicht einzeln zurück
effect-stuck-seen = Dadurch wurden verdeckte Karten gesehen, und das lässt sich nicht ungesehen machen
effect-stuck-shuffled = Dadurch wurde ein Deck gemischt, und gemischt ist gemischt
stuck-left = hat jemand das Spiel verlassen, oder es ist vorbei
stuck-drawn = wurden Karten gezogen
stuck-shuffled = wurde gemischt oder gelost
stuck-shown = wurde etwas Verdecktes gezeigt
stuck-irrevocable = wurde eine unwiderrufliche Karte gespielt, die nach den Schnellstartregeln bleibt
stuck-intent = hat jemand anders gezeigt, was er vorhat
stuck-settled = wurde etwas mit Worten geregelt
stuck-long = ist zu viel geschehen
refuse-judge-sits = Du sitzt an diesem { -table }, das muss also ein anderer Schiedsrichter tun.
refuse-language-is-fixed = Die Sprache eines { -table(case: "genitive") } wird vor seinem Spiel gewählt. Was nur für dich ist, liest du in deiner: `/settings mine language:`.
refuse-not-language-maker = Nur wer diesen { -table } eröffnet hat oder ein Schiedsrichter wählt seine Sprache: { $host }. Was nur für dich ist, liest du in deiner: `/settings mine language:`.
refuse-manners-are-fixed = Die Umgangsformen eines { -table(case: "genitive") } werden vor seinem Spiel gewählt. Ein Schiedsrichter kann sagen, was jetzt gilt.
refuse-manners-of-league = Die Liga hat die Umgangsformen ihrer { -table(number: "other") } festgelegt: Nur ein Schiedsrichter ändert sie.
refuse-not-manners-maker = Nur wer diesen { -table } eröffnet hat oder ein Schiedsrichter wählt seine Umgangsformen: { $host }.
refuse-takebacks-never = An diesem { -table } ist vereinbart, dass nichts zurückgenommen wird: Was getan ist, bleibt getan. Was gegen die Regeln war, stellt ein Schiedsrichter richtig: **{ book-call-button }** oder `/judge`.
refuse-call-open = An diesen { -table } wurde schon ein Schiedsrichter gerufen. Ein Ruf zur Zeit: Erst wird der beantwortet, geeinigt oder zurückgenommen.
refuse-no-call = Dieser Ruf ist vorbei: Er wurde beantwortet oder zurückgenommen, oder jemand hat ihn seither anders gefasst. Die neueste Nachricht darüber hat die Schaltflächen.
refuse-no-call-in-lesson = Beim Üben gibt es keinen Schiedsrichter. In einer Lektion drücke die Schaltfläche unter ihrer letzten Nachricht; `/game end` beendet beides.
refuse-call-taken = Du hast diesen Ruf schon angenommen. Drücke **{ judge-answer-button }**, wenn du es weißt.
refuse-call-unanswered = Sag etwas, oder stelle erst mit `/effect order: because: player:` etwas richtig; drücke dann noch einmal **{ judge-answer-button }**.
refuse-not-your-call = Nur wer gerufen hat, kann den Ruf zurücknehmen.
refuse-call-agreed = Du hast dem schon zugestimmt.
refuse-caller-muted = Die Schiedsrichter dieses Servers nehmen bis { $until } keine Rufe von dir an. Dein { -table } kann sich trotzdem selbst einigen, und `/rule` antwortet.
refuse-called-often = Das waren viele Rufe an einem Tag. Der nächste geht in { $span }; solange antwortet `/rule`.
refuse-undo-refused = Zwei deiner Bitten wurden in diesem Zug abgelehnt, du kannst also vor dem nächsten nicht mehr bitten. Ein Schiedsrichter kann es noch richtigstellen.
refuse-undo-open = Jemand bittet schon darum, etwas zurückzunehmen. Eine Bitte zur Zeit: Beantworte erst die.
refuse-undo-after-end = { $state } Was hier geschehen ist, bleibt: Die Revanche eröffnet denselben Spielern ein neues Spiel. In einer Liga kann wer sie leitet das Ergebnis mit `/league correct` berichtigen.
refuse-undo-over = Diese Bitte ist vorbei: Sie wurde beantwortet, oder das Spiel ist weitergegangen.
refuse-undo-not-asked = Es berührt nichts von dir, also bist du nicht gefragt.
refuse-undo-agreed = Du hast schon zugestimmt oder bittest selbst darum; die anderen sind gefragt.
refuse-pass-ahead-later = Im Voraus passen kannst du nur in der Aktionsrunde, und es endet mit ihr. Sag es noch einmal, wenn sie begonnen hat.
refuse-pass-until-what = Sag, bis wozu du passt, etwa `pass until attacked` (bis ich angegriffen werde) oder `pass until somebody acts` (bis jemand handelt).
refuse-orders-wait = Deine Anweisung „{ $order }“ wartet auf deinen Zug, du kannst also nicht bis dahin passen. Lass sie erst unter **{ hand-button }** fallen.
refuse-no-orders = Sag auf Englisch, was geschehen soll, wenn du am Zug bist, etwa `build with Londo, then pass`.
refuse-too-many-orders = Höchstens { $most } Anweisungen können auf deinen Zug warten, und { $wait ->
    [0] das sind mehr
    [one] { $wait } wartet schon
   *[other] { $wait } warten schon
}. Nichts wurde geändert: Gib weniger, oder lass unter **{ hand-button }** eine fallen.
refuse-pass-among-orders = Passen kommt zuletzt: Sag erst, was du tust, und ende mit `then pass`.
refuse-order-after-pass = Du hast gesagt, dass du nach „{ $order }“ passt, also kann nichts darauf folgen. Lass diese Anweisung erst unter **{ hand-button }** fallen.
refuse-declares-and-not = Du kannst nicht einen { -conflict } erklären und zugleich nichts erklären. Lass eines von beiden erst unter **{ hand-button }** fallen.
refuse-draws-twice = Was du abwirfst und kaufst, ist eine einzige Anweisung, etwa `keep, buy 2`. Sag es einmal; nichts wurde geändert.
refuse-orders-use-twice = Zwei dieser Anweisungen benutzen **{ $title }**, und die Karte kann nur eine davon ausführen. Nichts wurde geändert.
refuse-nothing-ahead = Das gilt nicht mehr: Es wurde schon ausgeführt, fallen gelassen oder zurückgenommen. Nichts wurde geändert.
refuse-nobody-waited-for = Für niemanden sonst läuft hier eine Frist, also gibt es niemanden, der Zeit braucht: Zeit für dich geben dir die anderen. Nichts wurde getan.
refuse-no-deadlines = Dieser { -table } hat keine Fristen, also braucht niemand mehr Zeit. Nichts wurde getan.
refuse-too-much-time = Mehr Zeit als { $span } kann niemand für eine Antwort bekommen. `/game pause` hält den { -table } an, so lange ihr wollt.
refuse-own-time = Deine eigene Frist ist vorbei: Antworte, und das Spiel geht weiter. Ob gewartet wird, darüber stimmen die anderen ab. Nichts wurde getan.
refuse-voted-already = Du hast schon dafür gestimmt weiterzumachen; die anderen sind gefragt.
refuse-stale = Das Spiel ist seither weitergegangen, also wurde nichts getan.

substitute-lobby = Vor dem Spiel braucht niemand eine Vertretung: Wer geht, gibt den Platz frei (`/game leave`), und wer will, nimmt ihn (`/game join`).
substitute-nobody = Diesen Platz gibt es an diesem { -table } nicht.
substitute-out = {""}**{ $name }** ist aus diesem Spiel ausgeschieden, auf diesem Platz ist also nichts mehr zu spielen.
substitute-plays-it = {""}**{ $name }** spielt schon auf diesem Platz.
substitute-owner = Das ist der eigene Platz von **{ $name }**: `/game comeback` nimmt ihn zurück, und niemand muss zustimmen.
substitute-seated = {""}**{ $name }** hat schon einen Platz an diesem { -table }, und niemand spielt auf zweien. Frage jemand anders.
substitute-looked = {""}**{ $name }** hat hier als Schiedsrichter verdeckte Karten gesehen und spielt darum auf keinem Platz. Frage jemand anders.
substitute-bot = {""}**{ $name }** ist ein Bot, und Plätze sind für Menschen. Frage jemand anders.
substitute-not-here = {""}**{ $name }** ist nicht auf diesem Server und könnte den { -table } nicht sehen. Frage jemanden von hier.
substitute-whose-bot = Sag, für wen der Bot spielen soll: `/game seat who:bot for:…`, mit jemandem, der an diesem { -table } spielt.
substitute-manners = An diesem { -table } spielt niemand auf dem Platz eines anderen: So sagen es seine Umgangsformen. Ein Schiedsrichter kann trotzdem jemanden bestimmen.
substitute-unread = Der Bot spielt nur { -deck(number: "other") }, deren Karten er auswendig kennt: Die Karten von diesem müsste ihm jemand vorlesen. Frage einen Menschen.
substitute-whose = Sag, wessen Platz es ist: `/game substitute player:… for:…`, mit jemandem, der an diesem { -table } spielt.

meant-none = Hier ist kein { -table } von dir. Tippe das im Thread eines { -table(case: "genitive") }, oder eröffne einen mit `/game create`.
meant-several = Du sitzt an mehreren { -table(number: "other", case: "dative") }. Tippe es im Thread dessen, den du meinst, oder sieh dir einen davon an:

wrong-failed = Bei mir ist etwas schiefgegangen, und nichts wurde geändert. Versuche es gleich noch einmal. Bleibt es so, nenne dem, der mich betreibt, diese Nummer: `{ $number }`
wrong-after = Dein Schritt gilt, aber bei mir ist etwas schiefgegangen, als ich darauf antworten wollte. `/game status` zeigt, wie der { -table } steht. Bleibt es so, nenne dem, der mich betreibt, diese Nummer: `{ $number }`
wrong-nothing-changed = Ich komme gerade nicht an die Aufzeichnungen des Spiels. Nichts wurde geändert; versuche es in einer Minute noch einmal.
wrong-typed = Das hattest du geschrieben:
wrong-no-choices = Ich komme gerade nicht an die Aufzeichnungen der Spiele: Tippe in einer Minute weiter.
wrong-unsure = Ich habe die Aufzeichnungen des Spiels eben aus den Augen verloren. Sieh in einer Minute nach dem { -table }, bevor du es noch einmal versuchst: Es kann geschehen sein.
wrong-ended = Ich wurde angehalten, während ich dir antworten wollte. Sieh nach dem { -table }, bevor du es noch einmal versuchst: Es kann geschehen sein.
wrong-ended-after = Dein Schritt gilt, aber ich wurde angehalten, während ich dir antworten wollte. `/game status` zeigt, wie der { -table } steht.
wrong-old-button = Diese Schaltfläche ist von einem älteren { -table } und tut nichts.
wrong-unshown = Discord hat meine Antwort darauf nicht durchgelassen. Sollte sie etwas ändern, so ist es geschehen: `/game status` zeigt, wie dein { -table } steht, `/help`, was du tun kannst.
wrong-unheard = Meine Antwort auf das, was du zuletzt gedrückt oder getippt hast, hat dich vielleicht nicht erreicht. Das war sie:

join-button = Mitspielen
start-button = Start
go-on-button = Weiter
what-button = Was kann ich tun?
hand-button = Meine Hand
tracker-button = Spielstand
all-cards-button = Karten am Tisch
rematch-button = Revanche
again-button = Noch ein Spiel
turns-button = Noch einmal ansehen
replay-button = Ab einem Zug weiterspielen…
verify-button = Mischen nachprüfen
seat-back-button = Platz zurücknehmen
stands-button = Es gilt
correct-button = Berichtigen…
take-back-button = Zurücknehmen
judge-button = Schiedsrichter: entscheiden
undo-agree-button = Rückgängig machen
undo-wrong-button = Es war falsch
let-stand-button = Gelten lassen

span-day = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
span-hour = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-minute = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
span-second = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
