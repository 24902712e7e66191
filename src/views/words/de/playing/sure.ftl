# Was mit einem Druck für immer verloren ist oder alle anhält, danach wird noch einmal gefragt; und was hinter “Timing…” steht.

sure-back = Zurück
sure-concede = Gibst du auf? Du verlässt dieses Spiel endgültig, und die anderen spielen ohne dich weiter.
sure-concede-alone = Gibst du auf? Du verlässt dieses Spiel endgültig, und es bleibt so stehen: Übungsgegner spielen nicht ohne dich weiter. Willst du es beenden, **schließe den Tisch**: Seine Züge kann man danach ansehen und ab ihnen weiterspielen.
sure-concede-yes = Aufgeben
sure-concede-no = Weiterspielen
sure-surrender = Kapitulierst du bedingungslos vor **{ $to }**? Du verlässt dieses Spiel endgültig, deine Karten verlassen den { -table }, und { $to } bekommt 3 { -influence }.
sure-asylum = Dein { -ambassador } bittet { $host } um Asyl.
sure-surrender-whom = Kapitulierst du bedingungslos, und vor wem? Du verlässt dieses Spiel endgültig, deine Karten verlassen den { -table }, und wer es ist, bekommt 3 { -influence }.
sure-surrender-to = Vor { $to }
sure-surrender-to-alone = Vor { $to }, ohne Asyl
sure-surrender-to-asylum = Vor { $to }, Asyl bei { $host }
sure-with-asylum = Mit Asyl
sure-surrender-yes = Kapitulieren
sure-surrender-no = Weiterkämpfen
sure-agenda = Wirfst du deine Agenda ab? Das ist deine Aktion, und sie kommt auf deinen Ablagestapel.
sure-agenda-named = Wirfst du deine Agenda **{ $title }** ab? Das ist deine Aktion, und sie kommt auf deinen Ablagestapel.
sure-agenda-yes = Abwerfen
sure-agenda-no = Behalten
sure-mulligan = Nimmst du einen Mulligan? Deine ganze Hand kommt zurück ins { -deck }, und dir wird eine Karte weniger ausgeteilt.
sure-mulligan-yes = Neu austeilen
sure-mulligan-no = Diese Hand behalten
sure-stop = Hältst du das Spiel an? Dann handelt oder passt jeder in der Reihenfolge der Initiative, bis alle nacheinander passen; danach geht es weiter, wo es war. `/act wait` tut dasselbe.
sure-loose = {""}**„Fast and loose“:** { loose-is } Alle fragen?
sure-loose-yes = Alle fragen

loose-is = Wenn alle zustimmen, handelt in diesem Schritt jeder, sobald er will, außerhalb der Reihe. Ein Einspruch beendet das.
timing-stop = {""}**Spiel anhalten**, um etwas zu tun, bevor es weitergeht: Dann handelt oder passt jeder in der Reihenfolge der Initiative, bis alle nacheinander passen; danach geht es weiter, wo es war. `/act wait` tut dasselbe.
timing-loose = {""}**„Fast and loose“**, damit es schneller geht: { loose-is }
timing-stop-button = Spiel anhalten
timing-loose-button = Alle fragen: „fast and loose“
timing-stop-rule = Regel: Spiel anhalten
timing-loose-rule = Regel: „fast and loose“
