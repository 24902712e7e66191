# Woraus das Spiel besteht. Die Fälle: nominative (wo nichts steht), genitive, dative, accusative; die Zahl: one, other.
-influence = { $case ->
   *[nominative] Einfluss
    [genitive] Einflusses
}
-conflict = { $number ->
   *[one] { $case ->
       *[nominative] Konflikt
        [genitive] Konflikts
    }
    [other] { $case ->
       *[nominative] Konflikte
        [dative] Konflikten
    }
}
-ambassador = { $number ->
   *[one] { $case ->
       *[nominative] Botschafter
        [genitive] Botschafters
    }
    [other] { $case ->
       *[nominative] Botschafter
        [dative] Botschaftern
    }
}
-deck = { $number ->
   *[one] { $case ->
       *[nominative] Deck
        [genitive] Decks
    }
    [other] Decks
}
-table = { $number ->
   *[one] { $case ->
       *[nominative] Tisch
        [genitive] Tisches
    }
    [other] { $case ->
       *[nominative] Tische
        [dative] Tischen
    }
}
-pod = { $number ->
   *[one] Gruppe
    [other] Gruppen
}
-night = { $number ->
   *[one] { $case ->
       *[nominative] Abend
        [genitive] Abends
    }
    [other] { $case ->
       *[nominative] Abende
        [dative] Abenden
    }
}
-organiser = { $number ->
   *[one] { $case ->
       *[nominative] Veranstalter
        [genitive] Veranstalters
    }
    [other] { $case ->
       *[nominative] Veranstalter
        [dative] Veranstaltern
    }
}
