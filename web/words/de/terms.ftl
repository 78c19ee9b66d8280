### Was in vielen Räumen vorkommt. Eine Nachricht nennt es beim Namen, { updates }, und hat dann auch seine Angaben.

# Was gezählt wird, als Subjekt oder Objekt. Nach „nach“, „mit“, „in“ und „von“ steht der Dativ, der hier gleich ist.
epochs =
    { $epochs ->
        [one] { $epochs } Epoche
       *[other] { $epochs } Epochen
    }
updates =
    { $updates ->
        [one] { $updates } Update
       *[other] { $updates } Updates
    }
examples =
    { $examples ->
        [one] { $examples } Beispiel
       *[other] { $examples } Beispiele
    }
features-dative =
    { $features ->
        [one] { $features } Merkmal
       *[other] { $features } Merkmalen
    }
mistakes = { NUMBER($mistakes) } Fehler

# Was Beispiele mit so vielen Merkmalen trennen würde. Alle sind weiblich; im Dativ ist nur die Gerade anders.
separator =
    { $separator-bias ->
       *[true] { separator-shape }
        [false] { $separator-features ->
            [1] Schwelle im Ursprung
           *[other] { separator-shape } durch den Ursprung
        }
    }
separator-shape =
    { $separator-features ->
        [1] Schwelle
        [2] Gerade
        [3] Ebene
       *[other] Hyperebene
    }
separator-dative =
    { $separator-features ->
        [2] { $separator-bias ->
           *[true] Geraden
            [false] Geraden durch den Ursprung
        }
       *[other] { separator }
    }

# To be heard.
updates-spoken =
    { $updates ->
        [1] 1 Update
       *[other] { NUMBER($updates, useGrouping: "false") } Updates
    }

# Nach „ist“, oder für sich.
labelled =
    { $label ->
        [positive] positiv
        [negative] negativ
       *[other] Klasse { $label-className }
    }

# Warum nichts die Beispiele trennt: ganze Sätze ohne Punkt, nach einem Doppelpunkt oder für sich.
why-inseparable =
    { $why ->
        [positive-at-origin] Ein positives Beispiel liegt genau im Ursprung
        [negative-at-origin] Ein negatives Beispiel liegt genau im Ursprung
        [positives-around-origin] Ein gewichteter Mittelwert der positiven Beispiele liegt genau im Ursprung
        [negatives-around-origin] Ein gewichteter Mittelwert der negativen Beispiele liegt genau im Ursprung
        [same-direction] Vom Ursprung aus liegen ein gewichteter Mittelwert der positiven Beispiele und einer der negativen in derselben Richtung
        [same-point] Ein positives und ein negatives Beispiel liegen im selben Punkt
        [diagonals] Die beiden Diagonalen kreuzen sich
        [crossing] Eine Strecke zwischen zwei positiven Beispielen kreuzt eine zwischen zwei negativen
        [positive-between] Ein positives Beispiel liegt zwischen zwei negativen
        [positive-amid] Ein positives Beispiel liegt mitten unter negativen
        [negative-between] Ein negatives Beispiel liegt zwischen zwei positiven
        [negative-amid] Ein negatives Beispiel liegt mitten unter positiven
       *[averages] Ein gewichteter Mittelwert der positiven Beispiele ist derselbe Punkt wie einer der negativen
    }

# Wie der Bias geschrieben wird, ohne Artikel.
bias-noun =
    { $biasAs ->
        [bias] Bias
        [weight] Bias-Gewicht
       *[threshold] Schwellenwert
    }
# Dasselbe mit Artikel, als Subjekt.
the-bias =
    { $biasAs ->
        [bias] der Bias
        [weight] das Bias-Gewicht
       *[threshold] der Schwellenwert
    }

# So viele Beispiele eines Labels: „1 positives“, „3 positive“, „3 der Klasse setosa“.
examples-labelled =
    { $label ->
        [positive] { $examples ->
            [one] { $examples } positives
           *[other] { $examples } positive
        }
        [negative] { $examples ->
            [one] { $examples } negatives
           *[other] { $examples } negative
        }
       *[other] { NUMBER($examples) } der Klasse { $label-className }
    }

playgroundUpdated = Inzwischen gibt es eine neue Version des Playgrounds. Lade die Seite neu, um weiterzumachen: Deine Arbeit bleibt erhalten.
lockedHere = Wer diese Seite erstellt hat, hat das hier gesperrt.

# Nach einer Zahl: „1 positives“, „3 positive“.
positive-ending =
    { $positive-count ->
        [one] positives
       *[other] positive
    }
negative-ending =
    { $negative-count ->
        [one] negatives
       *[other] negative
    }
