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

## learners

titles =
    .perceptron = Perzeptron
    .averaged = Gemitteltes Perzeptron
    .voted = Abstimmendes Perzeptron
    .pocket = Pocket-Perzeptron
    .margin = Perzeptron mit Rand
    .batch = Batch-Perzeptron
    .passive-aggressive = Passiv-aggressiv
    .multiclass = Mehrklassen-Perzeptron
    .kernel = Kernel-Perzeptron
    .nearest-neighbours = Nächste Nachbarn
    .decision-tree = Entscheidungsbaum
    .second-order = Perzeptron zweiter Ordnung
short =
    .perceptron = Perzeptron
    .averaged = Gemittelt
    .voted = Abstimmend
    .pocket = Pocket
    .margin = Mit Rand
    .batch = Batch
    .passive-aggressive = Passiv-aggressiv
    .multiclass = Mehrklassen
    .kernel = Kernel
    .nearest-neighbours = Nächste Nachbarn
    .decision-tree = Entscheidungsbaum
    .second-order = Zweiter Ordnung
numbered = { NUMBER($place) } { $learner }
setting =
    { $setting ->
        [learning-rate] η = { $value }
        [tie] Gleichstand = { $value }
        [margin] Rand = { $value }
        [tolerance] ε = { $value }
        [c] C = { $value }
        [classes] Klassen = { $value }
        [degree] Grad = { $value }
        [offset] Konstante = { $value }
        [gamma] γ = { $value }
        [k] k = { $value }
        [max-depth] max. Tiefe = { $value }
        [ridge] λ = { $value }
       *[other] { $value }
    }
settingValues =
    .mistake = Fehler
    .correct = richtig
    .negative = negativ
    .positive = positiv
    .pa = PA
    .pa-1 = PA-I
    .pa-2 = PA-II
    .linear = linear
    .polynomial = Polynom
    .rbf = RBF
ownStart = eigener Start
# Mit Semikolon, weil eine Zahl ein Komma haben kann.
settings = { LIST($settings, separator: "; ") }
full = { $title }, { $settings }

## learnerSettings

labels =
    .learning-rate = Lernrate
    .tie = Gleichstand
    .margin = Rand
    .tolerance = Toleranz
    .variant = Variante
    .c = Aggressivität
    .classes = Klassen
    .kernel = Kernel
    .degree = Grad
    .offset = Konstante
    .gamma = Gamma
    .k = Nachbarn
    .max-depth = Maximale Tiefe
    .ridge = Ridge-Parameter
values =
    .mistake = Fehler
    .correct = Richtig
    .negative = Negativ
    .positive = Positiv
    .pa = PA
    .pa-1 = PA-I
    .pa-2 = PA-II
    .linear = Linear
    .polynomial = Polynom
    .rbf = Gauß (RBF)
aliases =
    .batch-learning-rate = λ bei Pavlu
    .second-order-ridge = a bei Cesa-Bianchi u. a.
kindHints =
    .perceptron = Addiert jedes Beispiel, bei dem es falschliegt, zu seinen Gewichten.
    .averaged = Trainiert wie das Perzeptron, sagt aber mit dem Mittelwert aller bisherigen Gewichtsvektoren vorher.
    .voted = Trainiert wie das Perzeptron, aber alle bisherigen Gewichtsvektoren stimmen ab, jeder mit umso mehr Stimmen, je länger er überlebt hat.
    .pocket = Trainiert wie das Perzeptron, sagt aber mit den Gewichten vorher, die die wenigsten Trainingsfehler gemacht haben.
    .margin = Ändert die Gewichte auch bei Beispielen, die richtig sind, aber innerhalb des Rands liegen.
    .batch = Macht ein Update je Epoche, mit der Summe aller Beispiele, bei denen es falschlag.
    .passive-aggressive = Ändert seine Gewichte gerade so weit, dass das Beispiel mit einem Rand von 1 richtig ist.
    .multiclass = Hat einen Gewichtsvektor für jede Klasse, und der höchste Score gewinnt. Ein Fehler belohnt die richtige Klasse und bestraft die, die gewonnen hat.
    .kernel = Zählt für jedes Beispiel seine Fehler, statt Gewichte zu speichern. Es hat keinen Bias.
    .nearest-neighbours = Ein Vergleichsverfahren, das nichts lernt: Es sagt das Label vorher, das die meisten der k nächsten Beispiele haben.
    .decision-tree = Ein Vergleichsverfahren, das auf einmal gebaut wird: Es teilt die Ebene nach einem Merkmal nach dem anderen.
    .second-order = Ändert seine Gewichte weniger in Richtungen, die viele seiner Fehler gemeinsam haben.
fieldHints =
    .margin = Macht ein Update, wenn y·a{ "\u00A0" }≤{ "\u00A0" }Rand.
    .tolerance = Das Training endet, sobald ein Update kürzer ist als dieser Wert.
    .classes = Auto: so viele, wie die Daten haben.
    .gamma = Je größer γ, desto schmaler ist der Kernel um jedes Beispiel.
    .ridge = Je größer λ, desto mehr ähneln die Updates denen des Perzeptrons.
valueHints =
    .mistake = Ein Score von 0 ist ein Fehler (y·a{ "\u00A0" }≤{ "\u00A0" }0).
    .correct = Ein Score von 0 ist richtig (y·a{ "\u00A0" }<{ "\u00A0" }0).
    .negative = Ein Score von 0 bedeutet negativ.
    .positive = Ein Score von 0 bedeutet positiv.
    .pa = Jedes Update geht den ganzen Weg bis y·a{ "\u00A0" }={ "\u00A0" }1.
    .pa-1 = Jedes Update geht den ganzen Weg, addiert aber höchstens das C-Fache des Beispiels.
    .pa-2 = Jedes Update geht nur einen Teil des Weges: je kleiner C, desto kürzer.
    .linear = x·z: eine Gerade durch den Ursprung.
    .polynomial = (Konstante + x·z) hoch Grad.
    .rbf = exp(−γ‖x − z‖²)

## costs

why =
    { $kind ->
        [multiclass] { $learner }: { each }, und das für jede von { NUMBER($vectors) } Klassen.
        [second-order] { $learner }: { each }. Ein Update geht außerdem durch die Matrix, die für jedes Paar von Gewichten eine Zahl hat.
        [voted] { $learner }: { each }. Für eine Vorhersage stimmen alle bisherigen Gewichtsvektoren ab.
        [kernel] { $examples ->
            [one] { $learner }: Die Scores aller Beispiele sind gespeichert, ein Schritt schlägt also nur einen nach. Ein Update ändert ihn.
           *[other] { $learner }: Die Scores aller Beispiele sind gespeichert, ein Schritt schlägt also nur einen nach. Ein Update ändert alle { $examples }.
        }
        [nearest-neighbours] { $examples ->
            [one] { $learner }: Trainiert wird nichts, aber jede Vorhersage sieht sich das eine Beispiel an.
           *[other] { $learner }: Trainiert wird nichts, aber jede Vorhersage sieht sich alle { $examples } Beispiele an.
        }
        [decision-tree] { $learner }: Er wird auf einmal gebaut, nicht Schritt für Schritt.
       *[other] Lineare Verfahren: { each }.
    }
each =
    { $bias ->
       *[true] eine für jedes Merkmal und eine für den Bias
        [false] eine für jedes Merkmal
    }
