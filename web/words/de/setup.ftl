## data

presets =
    .blobs = Zwei Wolken
    .thin-margin = Ein schmaler Rand
    .cs188 = CS 188, durchgerechnet
    .and = AND
    .or = OR
    .nand = NAND
    .blocks = Erst 500 positive, dann 500 negative
    .iris = Iris
    .three-classes = Drei Klassen
    .iris-species = Iris, alle drei Arten
    .overlap = Zwei überlappende Wolken
    .xor = XOR
    .quadrants = XOR-Quadranten
    .circles = Kreise
    .moons = Halbmonde
    .spiral = Spirale
    .reviews = Kursrezensionen (Wörter)
drawn =
    { $points ->
        [one] { $points } gezeichneter Punkt
       *[other] { $points } gezeichnete Punkte
    }
inTable =
    { $examples ->
        [one] { $examples } Beispiel in einer Tabelle
       *[other] { $examples } Beispiele in einer Tabelle
    }
