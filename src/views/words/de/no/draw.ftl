# Die Ziehrunde und Verluste.

no-buy-too-many = Du hast { $unspent } Einfluss frei, und jede Karte kostet { $price }: Du kannst { $most } kaufen, nicht { $wanted }.
no-buy-too-many-2 = So viele kannst du nicht bezahlen: Jede Karte kostet 3 Einfluss.
no-buy-too-many-then = Kaufe weniger oder keine.
no-buy-later = Was du kaufst, wird gefragt, wenn alle gezogen haben.
no-buy-later-then = Sag nur, was du abwirfst, oder behalte deine Hand.
no-ambassador-stays = { $title } ist dein Botschafter und kann nicht abgeworfen werden.
no-ambassador-stays-2 = Dein Botschafter kann nicht abgeworfen werden.
no-ambassador-stays-goes = Wirf davon ab: { $goes }.
no-ambassador-stays-then = Wähle eine andere Figur des inneren Kreises.
no-wrong-number = Gefragt sind { $needs }, und du hast { $chosen } gewählt.
no-wrong-number-2 = So viele sind nicht gefragt.
no-wrong-number-then = Wähle genau { $needs }.
no-wrong-number-then-2 = Wähle noch einmal.
no-pool-too-small = Du verlierst { $amount } und hast { $spent } ausgegeben und { $unspent } frei: Diese Aufteilung geht nicht auf.
no-pool-too-small-2 = So viel ist dort nicht.
no-pool-too-small-then = Nimm den Rest vom anderen Teil.
