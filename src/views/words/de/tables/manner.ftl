# Die Umgangsformen eines Tisches, jede in einer Zeile mit den anderen.

manner-talk-free = Absprachen binden niemanden
manner-talk-kept = Absprachen im Thread werden gehalten
manner-talk-open = geredet wird nur im Thread
manner-takebacks-free = Zurücknehmen frei
manner-takebacks-consent = Zurücknehmen nach Zustimmung
manner-takebacks-never = kein Zurücknehmen
manner-leaving-free = aufgeben oder abgeben
manner-leaving-hand-over = lieber abgeben als aufgeben
manner-leaving-own-seats = niemand spielt einen fremden Platz
manner-line = 🤝 Umgangsformen: { $manners }
manner-concede = Dieser { -table } bittet dich, deinen Platz lieber abzugeben, als aufzugeben: `/game substitute player:…`, oder `/game seat who:bot for:@you`.
