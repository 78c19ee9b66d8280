## update

angle =
    { $updated ->
        [true] { $after ->
            [none] Es gibt keinen Winkel { angle-between } mehr: w ist jetzt 0.
           *[other] { $before ->
                [none] Der Winkel { angle-between } ist jetzt { NUMBER($after) }°: Vorher war w 0.
               *[other] Der Winkel { angle-between } ändert sich von { NUMBER($before) }° auf { NUMBER($after) }°.
            }
        }
       *[false] { $before ->
            [none] Es gibt keinen Winkel { angle-between }: Eins von beiden ist 0.
           *[other] Der Winkel { angle-between } ist { NUMBER($before) }°.
        }
    }
letters =
    .example = x
    .epoch = Σ
    .step = Δw
plane =
    { $dimensions ->
        [1] eine Dimension
       *[other] die Ebene, die w und { $letter } in { NUMBER($dimensions) } Dimensionen aufspannen
    }
spoken =
    { $dimensions ->
        [1] Vektoren in einer Dimension: { vector-lengths }
        [2] Vektoren: { vector-lengths }
       *[other] Vektoren in der Ebene, die w und { $letter } in { NUMBER($dimensions) } Dimensionen aufspannen: { vector-lengths }
    }
scoreGoes = Der Score ändert sich von { NUMBER($before, $precision) } auf { NUMBER($after, $precision) }.
leadGoes = Der Vorsprung der eigenen Klasse ändert sich von { NUMBER($before, $precision) } auf { NUMBER($after, $precision) }.
thresholdGoes = Der Score ändert sich von { NUMBER($before, $precision) } auf { NUMBER($after, $precision) } und der Schwellenwert von { NUMBER($from, $precision) } auf { NUMBER($to, $precision) }.
rightNow = Jetzt ist es richtig.
stillWrong = <strong>Immer noch falsch:</strong> Ein einziges Update behebt einen Fehler nicht immer.
above90 = Über 90° ist der Score negativ.
below90 = Unter 90° ist der Score positiv.
biasApart = Das ist der Winkel zwischen w und x allein. Auch der Bias ändert den Score. Wenn der Winkel ihn enthalten soll, schreib ihn als w₀: siehe Notation.
update-score = Score
moments =
    .before = vorher
    .adding = addiert
    .after = nachher
why = Warum, der Reihe nach
threeLines = Der Score, in drei Zeilen
fourCases = Die vier Fälle
byFeature = Merkmal für Merkmal
withOne = ‖x‖² enthält die 1 von x₀.
algorithm = Als Algorithmus ansehen
seeAggressive = Passiv-aggressiv ansehen
compareAggressive = Mit passiv-aggressiv vergleichen
cases =
    .caption = Die vier Fälle eines Schritts
    .predicted = Vorhersage
    .case = Fall
    .weights = Gewichte
    .score = Score
    .truePositive = richtig positiv
    .trueNegative = richtig negativ
    .falsePositive = falsch positiv
    .falseNegative = falsch negativ
    .added = x addiert
    .subtracted = x subtrahiert
    .weightsStay = unverändert
    .rises = steigt
    .falls = sinkt
    .scoreStays = unverändert
parts =
    .feature = Merkmal
    .adds = trägt bei
    .changes = Gewicht ändert sich um

## weights

weights-heading =
    { $visit ->
        [none] { $what ->
            [weights] Gewichte jetzt
            [training] Gewichte im Training jetzt
           *[counts] Zähler jetzt
        }
       *[other] { $what ->
            [weights] Gewichte jetzt, bei Schritt { NUMBER($visit) }
            [training] Gewichte im Training jetzt, bei Schritt { NUMBER($visit) }
           *[counts] Zähler jetzt, bei Schritt { NUMBER($visit) }
        }
    }
feature = Merkmal
weight = Gewicht
example = Beispiel
countOf = Zähler α
class = Klasse
weights-bias =
    .bias = Bias
    .threshold = Schwellenwert
exampleName = Beispiel { NUMBER($example) }
noCounts = Alle Zähler sind 0.
moreCounts =
    { $examples ->
        [one] { $examples } weiteres mit α > 0
       *[other] { $examples } weitere mit α > 0
    }
between = { NUMBER($rows) } weitere dazwischen
weights-all = Alle { NUMBER($weights) } Gewichte zeigen
weights-fewer = Weniger zeigen
hint = Mach einen Schritt oder wähl ein Beispiel aus, um zu sehen, was jedes Gewicht zum Score beiträgt.
point =
    { $selected ->
        [true] Beispiel { NUMBER($example) } ist ausgewählt. Zeig auf ein Gewicht, um zu sehen, was es zu dessen Score beiträgt.
       *[false] Zeig auf ein Gewicht, um zu sehen, was es zum Score von Beispiel { NUMBER($example) } beiträgt.
    }
adds = Es trägt <product/> zum Score von Beispiel { NUMBER($example) } bei.
biasAdds =
    { $biasAs ->
        [bias] Zum Score jedes Beispiels trägt der Bias { NUMBER($value, $precision) } bei.
       *[weight] Zum Score jedes Beispiels trägt das Bias-Gewicht { NUMBER($value, $precision) } bei.
    }
threshold = Bei jedem Beispiel bedeutet ein Score über { NUMBER($value, $precision) } positiv.

## story

notation = Notation: y ∈ { "{" }{ LIST($labels, separator: ", ") }{ "}" }, { $bias }
story-more =
    .weights = Mehr über die Gewichte
    .counts = Mehr über die Zähler
choice =
    .labels = Labels y
    .bias = Bias als
    .biasItself = Bias
    .hint = Das ändert nur die Schreibweise: Lauf, Daten und Gewichte bleiben gleich. Mit den Labels 0 und 1 zeigt sich ein Fehler als sein Residuum e = y − q. Ein Schwellenwert θ ist −b.

## meanings

meanings-heading = Was die Buchstaben bedeuten
terms =
    .example = Beispiel
    .feature = Merkmal
    .label = Label
    .weight = Gewichte
    .bias = Bias
    .threshold = Schwellenwert
    .score = Score
    .tie = Gleichstand
    .prediction = Vorhersage
    .residual = Residuum
    .product = Skalarprodukt
    .length = Länge
    .rate = Lernrate
    .visit = Schritt
    .radius = Radius
    .margin = Rand für die Schranke
    .geometric = geometrischer Rand

## aboutWeights

aboutWeights-sum =
    { $selected ->
        [true] Beispiel { NUMBER($example) } ist ausgewählt. Die Beiträge ergeben zusammen seinen Score:
       *[false] Bei Beispiel { NUMBER($example) } ergeben die Beiträge zusammen den Score:
    }
sumLabel = Die Beiträge und ihre Summe
ofClass = Gewichte der Klasse
length = Länge
sameBoundary = Streck oder stauch die Gewichte und den Bias zusammen: Die Grenze bleibt dieselbe.
sensitivity = Empfindlichkeit
sensitivityLabel = Wie sich der Score mit jedem Merkmal ändert
largestFirst = Größte zuerst
fullPrecision = Alle Stellen
copy = Kopieren
copyName =
    .weights = Gewichte kopieren
    .counts = Zähler kopieren
copied = Kopiert.
byHand = Die Zwischenablage ist hier nicht erreichbar. Kopiere stattdessen diesen Text:
scale = Länge der gezeigten Gewichte
twice = × 2
twiceName = × 2: doppelt so lang
half = × ½
halfName = × ½: halb so lang
asTrained = wie trainiert
times =
    { $shorter ->
        [true] 1/{ NUMBER($factor) } × trainiert
       *[false] { NUMBER($factor) } × trainiert
    }
unit = Länge 1
noDirection = Alle Gewichte sind 0, also gibt es noch keine Richtung.
trained = trainiert
shown = gezeigt
rows =
    .length = Länge
    .functional = funktionaler Rand
    .geometric = geometrischer Rand
    .boundary = Grenze, Abstand zu 0:
effect = Jeder Score wird mit derselben positiven Zahl multipliziert. Deshalb ändert sich kein Vorzeichen, und die Grenze bewegt sich nicht.
marginsOf = Die Ränder sind die von Beispiel { NUMBER($example) }.
slopes =
    { $scaled ->
        [true] Das Gewicht eines Merkmals sagt, um wie viel sich der Score ändert, wenn das skalierte Merkmal um 1 wächst. Das ist bei jedem Beispiel gleich.
       *[false] Das Gewicht eines Merkmals sagt, um wie viel sich der Score ändert, wenn das Merkmal um 1 wächst. Das ist bei jedem Beispiel gleich.
    }
rises = Am stärksten steigt der Score mit <feature/> ({ $weight }).
falls = Am stärksten sinkt der Score mit <feature/> ({ $weight }).
flat = Zurzeit ändert kein Merkmal den Score: Alle Gewichte sind 0.
byExample =
    { $example ->
        [none] { $scaled ->
            [true] Wegen der Produkte hängt es vom Beispiel ab, wie stark ein Grundmerkmal den Score ändert. Die Merkmale sind skaliert.
           *[false] Wegen der Produkte hängt es vom Beispiel ab, wie stark ein Grundmerkmal den Score ändert.
        }
       *[other] { $scaled ->
            [true] Wegen der Produkte hängt es vom Beispiel ab, wie stark ein Grundmerkmal den Score ändert. Bei Beispiel { NUMBER($example) }, mit skalierten Merkmalen:
           *[false] Wegen der Produkte hängt es vom Beispiel ab, wie stark ein Grundmerkmal den Score ändert. Bei Beispiel { NUMBER($example) }:
        }
    }
less =
    { $features ->
        [one] { $features } weiteres Merkmal ändert ihn weniger.
       *[other] { $features } weitere Merkmale ändern ihn weniger.
    }
isWord = <letter/> ist „{ $word }“.
