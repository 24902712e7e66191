# Spiele, wie sie waren: frühere Züge, von einem aus weiterspielen, Dateien und Links, was das Mischen beweist; und was ein Schiedsrichter ansieht.

then-part-table = Spielstand
then-part-conflicts = Konflikte
then-part-hand = Meine Hand damals
then-part-hands = Alle Hände
then-head = {""}**{ $table }** · **{ $turn }, { $at ->
    [start] am Anfang
    [now] wie er jetzt steht
   *[end] am Ende
}**, { $who ->
    [you] wie du es sahst
   *[all] wie alle es sahen
}
then-start-button = Zum Anfang
then-end-button = Zum Ende
then-now-button = Wie er jetzt steht
then-play-on-button = Von hier weiterspielen
then-play-on-start-button = Vom Anfang weiterspielen
then-menu = Ein anderer Zug
then-hands = Hände
then-no-cards = keine
then-before = Vor Zug 1
then-turn = Zug { $turn }
then-turns-button = Zug um Zug
then-not-begun = Das Spiel an diesem { -table } hat nicht begonnen: Es gibt noch keinen Zug zu zeigen.
then-no-turn = Einen Zug { $turn } gab es hier nicht: { $newest ->
    [0] Der erste hat noch nicht begonnen
   *[other] Der neueste ist Zug { $newest }
}. Wähle einen bis { $newest }; 0 ist vor dem ersten.
then-gone = Diesen Zug gibt es in diesem Spiel nicht mehr. `/game replay` zeigt die, die es gibt.

played-on-name = Nicht das echte Spiel: { $name }{ $turn ->
    [0] , vor Zug 1
   *[other] , Zug { $turn }
}
played-on-moment = { $at ->
    [now] { $turn ->
        [0] wie es vor Zug 1 stand
       *[other] wie es in Zug { $turn } stand
    }
   *[start] { $turn ->
        [0] von vor Zug 1 an
       *[other] vom Anfang von Zug { $turn } an
    }
}
played-on-title = Übung: Das ist nicht das echte Spiel
played-on-from = { $host } spielt **{ $table }** ({ $thread }) weiter, { $moment }. Auf allen anderen Plätzen spielen Übungsgegner.
played-on-over = Jenes Spiel ist vorbei: Alle Karten und { -deck(number: "other") } liegen, wie sie wirklich lagen. Nur was ab hier gemischt wird, fällt anders.
played-on-running = Jenes Spiel läuft noch: Was { $host } davon weiß, ist wie dort. Hände, { -deck(number: "other") } und verdeckte Karten aller anderen sind **zufällig gezogen**, aus fertigen { -deck(number: "other") }, und verraten nichts von den echten.
played-on-nothing-back = Nichts, was hier geschieht, kommt an jenen { -table } zurück, und nichts davon wird verzeichnet. `/game end` schließt ihn.
played-on-opening = Übung, kein echtes Spiel: { $host } spielt ein Spiel weiter, das vorbei ist.
played-on-line = 🎓 **Übung, nicht das echte Spiel.** Das ist **{ $table }**: { $thread }
played-on-begins = {""}**Die Übung beginnt.** Übungsgegner antworten nach einem Augenblick.
played-on-seed = -# Was ab hier gemischt wird, folgt aus einem eigenen geheimen Startwert, der am Ende gezeigt wird. Sein SHA-256: `{ $hash }`
played-on-proof = 🎓 Das ist kein echtes Spiel: Es hat **{ $table }** weitergespielt, { $moment }. Wie die Karten damals lagen, ist von dort übernommen und hier nicht bewiesen; was danach kam, schon.
played-on-promise = Der Startwert, aus dem hier gemischt wird, bleibt bis zum Ende geheim. Sein SHA-256 wurde am Anfang gezeigt: `{ $hash }`
played-on-outcome = ✅ Von jenem Augenblick an mit dem Startwert und dem Protokoll noch einmal gespielt, kommt dasselbe Spiel heraus, Karte für Karte.
played-on-open = Dein { -table } zum Üben ist offen: { $thread }. Probiere dort, was du willst: Nichts davon zählt.
played-on-whose = Wessen Platz spielst du? Auf allen anderen spielen Übungsgegner.
played-on-not-yours = Du hast in diesem Spiel keinen Platz. Solange es läuft, kann nur daraus üben, wer mitspielt, mit dem, was man weiß; ist es vorbei, können es alle: `/game replay` zeigt jeden Zug.
played-on-out = In diesem Augenblick war der Platz nicht mehr im Spiel, oder das Spiel war vorbei. Wähle einen früheren Zug: `/game replay` zeigt jeden.
played-on-alone = Deine eigenen Karten wären dort zu sehen: Solange ein Spiel läuft, braucht das Üben einen Thread, den nur du siehst. Tu es von einem Textkanal dieses Servers aus, in dem ich **private Threads erstellen** darf: `/game replay` geht auch dort.
played-on-unknown = Übungsgegner können keine Karten lesen: Von { $titles } ist nicht alles bekannt, und andere haben das im Spiel oder im Ablagestapel. Wähle einen früheren Zug, oder sag mit `/cards`, was dort aufgedruckt ist.
played-on-more = { $count } weiteren

elsewhere-button = Anderswo öffnen…
elsewhere-file = 🎞️ **{ $table }, das ganze Spiel**, Zug um Zug und mit allen Händen. Jeder Server, auf dem ich bin, öffnet es mit dem Link dieser Nachricht: **{ elsewhere-button }** sagt, wie.
elsewhere-link = Tippe auf irgendeinem Server, auf dem ich bin, `/game replay`, wähle **link** und setze das ein:
elsewhere-whoever = -# Wer den Link hat, sieht das ganze Spiel, auch alle Hände. Er öffnet nichts mehr, sobald hier die Nachricht mit der Datei gelöscht ist.
elsewhere-how = {""}**{ elsewhere-button }** unter `/game export` oder beim Ansehen eines Spiels, das vorbei ist, macht einen.
elsewhere-no-link = Das ist kein Link zu einer Nachricht: So einer sieht aus wie `https://discord.com/channels/1/2/3`. { elsewhere-how } Nichts wurde geöffnet.
elsewhere-nowhere = Dieser Link öffnet kein Spiel: Die Nachricht ist weg, ich kann sie nicht lesen, oder es ist keine von mir mit einem Spiel darin. { elsewhere-how } Eine eigene Datei gehört in `file:`. Nichts wurde geöffnet.
elsewhere-later = Discord ließ mich dort eben nicht nachsehen. Versuche es in einer Minute noch einmal.
elsewhere-one = Nimm eines von beiden: eine Datei oder einen Link zu einer. Nichts wurde geöffnet.
elsewhere-not-over = Dieses Spiel ist nicht vorbei: Was darin verborgen ist, bleibt verborgen. Danach macht **{ elsewhere-button }** einen Link dazu.
elsewhere-gone = Jemand, der hier mitgespielt hat, hat seine Daten löschen lassen, und die Datei nennt ihn: Ich stelle sie nirgends ein. **{ turns-button }** zeigt das Spiel allen hier.
elsewhere-too-large = Dieses Spiel ist größer als alle, die ich anderswo öffne. `/game export` hat trotzdem seine Dateien.
elsewhere-file-later = Discord hat die Datei eben nicht angenommen. Versuche es in einer Minute noch einmal.
elsewhere-not-posted = Ich kann die Datei nicht in { $thread } einstellen: Der Thread muss offen sein, und ich muss dort **Dateien anhängen** dürfen. Bis dahin öffnet `/game replay file:` anderswo die game.json von `/game export`.

opened-proven = Aus einer Datei geöffnet. Jeder Eintrag wurde noch einmal gespielt und kommt heraus, wie er verzeichnet ist: Startwert, Mischen und Ende.
opened-doubts = Aus einer Datei geöffnet und nicht bewiesen: { $doubts }
opened-not = { $why } Nichts wurde geöffnet.
opened-no-more = Eine geöffnete Datei behalte ich einen Tag. Öffne sie noch einmal wie zuvor: `/game replay link:`, oder `file:` mit der game.json aus `/game export`.

seal-of = Das { -deck } von **{ $name }**
seal-none = ⚠️ **{ $name }** spielt mit einem { -deck }, das nicht angemeldet war.
seal-open = { $whose } ist für seine Liga versiegelt: `{ $hash }`.
seal-holds = ✅ { $whose } ist das angemeldete: `{ $hash }…`
seal-broken = ❌ **{ $whose } ist nicht das angemeldete**: `{ $hash }…`
proof-same = ✅ Mit dem Startwert und dem Protokoll noch einmal gespielt, kommt dasselbe Spiel heraus, Karte für Karte.
proof-differently = ❌ **Nach seinem Protokoll noch einmal gespielt, kommt das Spiel anders heraus.**
proof-changed-since = ⚠️ Ich wurde geändert, seit dieses Spiel begann, und halte eine Regel jetzt anders, so dass sein Protokoll nicht mehr gleich herauskommt: Über das Mischen sagt das nichts.
proof-lobby = Noch ist nichts gemischt. Der geheime Startwert ist schon gezogen: Sein SHA-256 ist `{ $hash }` und lässt sich nicht mehr ändern. Wie ihr selbst **{ join-button }** und **{ start-button }** drückt, wird hineingemischt, so dass niemand das Mischen wählt.
proof-running = Der Startwert bleibt bis zum Ende geheim. Sein SHA-256 wurde am Anfang gezeigt: `{ $hash }`
proof-running-lobby = Der Startwert bleibt bis zum Ende geheim. Sein SHA-256 steht in der Lobby, seit der { -table } offen ist: `{ $hash }`
proof-presses = Hineingemischt ist, wie gedrückt wurde: { $presses }.
proof-facts = Startwert `{ $seed }`, SHA-256 `{ $hash }`.
proof-other-seed = ❌ **Das ist nicht der Startwert, der gezeigt wurde.** { $facts } Gezeigt wurde: `{ $hash }`.
proof-seed = ✅ Es ist der Startwert, dessen SHA-256 ich am Anfang des Spiels gezeigt habe.
proof-seed-lobby = ✅ Es ist der Startwert, dessen SHA-256 in der Lobby steht, seit der { -table } offen ist.
proof-how = -# Um es ohne mich zu prüfen: `/game export` gibt eine Datei, und `npm run -s replay -- game.json` spielt sie noch einmal.
proof-not-from = ❌ **Das Mischen beginnt nicht mit diesem Startwert.**
proof-not-from-presses = ❌ **Das Mischen beginnt nicht mit diesem Startwert und diesen Schaltflächen**: { $presses }.
proof-alone = ✅ Das Mischen beginnt mit diesem Startwert allein.
proof-mixed = ✅ Hineingemischt ist, wie ihr selbst gedrückt habt, was niemand wusste, als der Startwert gezeigt wurde, auch nicht, wer mich betreibt: { $presses }.
proof-join = { join-button } von { $name } `{ $id }`
proof-start = Start `{ $id }`
proof-nothing = Bevor das Spiel beginnt, gibt es nichts zu beweisen.

gamerecord-hash = SHA-256 des Startwerts: `{ $hash }`
gamerecord-seed-later = Der Startwert wird am Ende des Spiels gezeigt.
gamerecord-seed = Startwert: `{ $seed }`
gamerecord-rules = Regeln: { $rules }
gamerecord-happened = Was geschehen ist
gamerecord-nothing = Noch nichts.
gamerecord-shuffles = Das Mischen
gamerecord-whole = Die Aufzeichnung dieses Spiels, mit dem Startwert, der sein Mischen beweist: **game.md** zum Lesen, und **game.json** zum Prüfen mit `npm run -s replay -- game.json`. Wer game.json hat, sieht das Spiel auf jedem Server, auf dem ich bin, Zug um Zug: `/game replay file:`. **{ elsewhere-button }** stellt sie in den Thread und gibt dir einen Link, der dasselbe tut.
gamerecord-so-far = Die Aufzeichnung dieses Spiels bis jetzt: was alle gesehen haben, und sonst nichts. **game.md** ist zum Lesen, **game.json** für Programme; `npm run -s replay -- game.json` sagt, was davon sich prüfen lässt.

note-title = Notizen für dich selbst
note-label = Nur du siehst sie, unter deiner Hand
look-none = Es gibt keine verdeckten Karten anzusehen.
look-declared = Verdeckt erklärt: **{ $title }**.
look-under = Verdeckt unter { $title }: **{ $under }**.
look-agenda = Verborgene Agenda, verdeckt: **{ $title }**.
look-empty = Die Hand ist leer.
look-head = {""}**{ $table }** · { $name }. Der Thread sagt, dass du nachsiehst. Sag niemandem, was du siehst.
look-hand = Hand: { $cards }
look-later = Erst muss der Thread sagen, dass du nachsiehst, und er hat es noch nicht. Drücke gleich **{ look-button }**.
look-button = Nachsehen
look-whose = Sag, wessen Karten: `/game look seat:` und jemand von diesem { -table }. Nichts wurde gezeigt.
look-not-here = { $user } sitzt nicht an diesem { -table }. Nichts wurde gezeigt.
