# Einen Schiedsrichter rufen, wie die Formulare danach fragen; was im Thread steht, steht in views/judging.

call-title = Einen Schiedsrichter rufen
call-label = Was soll entschieden werden?
call-hint = Eine Frage. Alle am Tisch lesen sie: Nenne also keine Karte aus deiner Hand
call-answer-title = Den Ruf beantworten
call-answer-label = Was gilt?
call-answer-hint = Was gilt und nach welcher Regel; leer, wenn du es von Hand richtiggestellt hast
call-word-title = Euch auf einen Wortlaut einigen
call-word-label = Was gilt an diesem { -table }?
call-word-hint = Ein oder zwei Sätze, denen ihr alle zustimmen könnt
call-muted = { $user } kann auf diesem Server bis { $until } keine Schiedsrichter rufen. Ein offener Ruf bleibt offen.
call-unmute-button = Wieder rufen lassen
call-unmuted = { $user } kann auf diesem Server wieder Schiedsrichter rufen.
