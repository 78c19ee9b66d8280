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

examples =
    { $examples ->
        [one] { $examples } Beispiel
       *[other] { $examples } Beispiele
    }

playgroundUpdated = Inzwischen gibt es eine neue Version des Playgrounds. Lade die Seite neu, um weiterzumachen: Deine Arbeit bleibt erhalten.
lockedHere = Wer diese Seite erstellt hat, hat das hier gesperrt.
