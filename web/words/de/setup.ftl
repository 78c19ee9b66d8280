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

## setup

setup = Aufbau
setup-titles =
    .data = Daten
    .learner = Verfahren
    .features = Merkmale
    .order = Reihenfolge
    .compare = Mehrere Verfahren
# "Zwei Wolken Verfahren Perzeptron mit x₁, x₂ Reihenfolge wie gegeben": a title has no case of its own after "von".
before =
    .data = { "" }
    .learner = Verfahren
    .features = mit
    .order = Reihenfolge
    .compare = { "" }
learner =
    { $others ->
        [0] { $title }
        [one] { $title } und { $others } weiteres
       *[other] { $title } und { $others } weitere
    }
named =
    { $scaling ->
        [standardize] { LIST($features, separator: ", ") }, standardisiert
        [min-max] { LIST($features, separator: ", ") }, auf 0…1 skaliert
        [unit-norm] { LIST($features, separator: ", ") }, auf Länge 1 skaliert
       *[other] { LIST($features, separator: ", ") }
    }
counted =
    { $scaling ->
        [standardize] { features-dative }, standardisiert
        [min-max] { features-dative }, auf 0…1 skaliert
        [unit-norm] { features-dative }, auf Länge 1 skaliert
       *[other] { features-dative }
    }
order =
    { $kind ->
        [given] wie gegeben
        [positives-first] positive zuerst
        [shuffle-once] einmal gemischt
        [shuffle-each-epoch] jede Epoche gemischt
       *[custom] selbst gewählt
    }
compare =
    { $learners ->
        [1] Verfahren hinzufügen
       *[other] { $learners } Verfahren
    }
pin = Anheften
unpin = Lösen
close = Schließen

## setupCompare

shown = Verfahren in Einstellungen und Erklärung
removeName = { $learner } entfernen
compareWith = Vergleichen mit
add = Hinzufügen
setupCompare-full = Du kannst höchstens { NUMBER($most) } Verfahren vergleichen.

## setupLearner

setupLearner-learner = Verfahren
maxEpochs = Max. Epochen
initialWeights = Startgewichte
initial = { $symbol } am Anfang
tooManyWeights = { NUMBER($weights) } Gewichte sind zu viele, um sie einzeln einzustellen.
randomise = Zufällig wählen
setToZero = Auf 0 setzen
cures = Andere Auswege ansehen: ein Kernel, verborgene Neuronen

## exampleOrder

notAnExample = { $name }: „{ $word }“ ist keine Nummer eines Beispiels.
noSuchExample = { $name }: Beispiel { $word } gibt es nicht. Die Beispiele haben die Nummern 1 bis { NUMBER($examples) }.
exampleTwice = { $name }: Beispiel { NUMBER($example) } kommt zweimal vor.
examplesMissing =
    { $missing ->
        [one] { $name }: Beispiel { LIST($named) } fehlt.
       *[other] { $name }: Es fehlen die Beispiele { LIST($named) }.
    }
further =
    { $further ->
        [one] { $further } weiteres
       *[other] { $further } weitere
    }

## setupOrder

setupOrder-order = Reihenfolge
setupOrder-titles =
    .given = Wie gegeben
    .positives-first = Positive zuerst
    .shuffle-once = Einmal mischen
    .shuffle-each-epoch = Jede Epoche mischen
    .custom = Eigene Reihenfolge
hints =
    .given = In jeder Epoche kommen die Beispiele so an die Reihe, wie sie gezeichnet wurden oder in der Liste stehen.
    .positives-first = In jeder Epoche kommen erst alle positiven Beispiele an die Reihe, dann alle negativen.
    .shuffle-once = Der Seed mischt die Beispiele einmal. Jede Epoche wiederholt diese Reihenfolge.
    .shuffle-each-epoch = Der Seed mischt die Beispiele für jede Epoche neu.
    .custom = In jeder Epoche kommen die Beispiele so an die Reihe, wie du sie aufschreibst.
customUpTo = Eigene Reihenfolge (bis { NUMBER($examples) } Beispiele)
seed = Seed fürs Mischen
newSeed = Neu mischen
numbers = Deine Reihenfolge
numbersHint = Schreib jede Zahl von 1 bis { NUMBER($examples) } einmal, mit Leerzeichen dazwischen: 3 1 2.
seeOrder = Die Reihenfolge ansehen, und was Mischen bringt

## setupData

preset = Beispieldaten
separable =
    .yes = Eine Gerade trennt sie
    .depends = Je nach Einstellungen
    .no = Keine Gerade trennt sie
own =
    .points = Gezeichnete Punkte
    .table = Importierte Tabelle
counts = <positive>{ NUMBER($positive-count) }</positive> { $positive-name ->
        [none] { positive-ending }
       *[other] { positive-ending } ({ $positive-name })
    }, <negative>{ NUMBER($negative-count) }</negative> { $negative-name ->
        [none] { negative-ending }
       *[other] { negative-ending } ({ $negative-name })
    }
classes = { LIST($classes) }
ofClass = { NUMBER($count) } der Klasse { $name }
importData = Daten importieren …
examples = Beispiele
noise = Rauschen
setupData-seed = Seed
setupData-newSeed = Neue Daten
axes =
    .across = Waagerechte Achse, x₁
    .up = Senkrechte Achse, x₂
irisColumns =
    .sepalLength = Kelchblattlänge
    .sepalWidth = Kelchblattbreite
    .petalLength = Kronblattlänge
    .petalWidth = Kronblattbreite
species =
    .positive = Positive Art
    .negative = Negative Art
notDrawn = Nicht gezeichnet: { LIST($features) }.
setupData-further =
    { $further ->
        [one] { $further } weiteres
       *[other] { $further } weitere
    }
keepWeights = Gewichte bei neuen Daten behalten
heldOut = Validierungsbeispiele, %
heldOutName = Anteil der Validierungsbeispiele in Prozent
heldOutCount =
    { $heldOut ->
        [one] { $heldOut } von { NUMBER($examples) } Beispielen ist ein Validierungsbeispiel.
       *[other] { $heldOut } von { NUMBER($examples) } Beispielen sind Validierungsbeispiele.
    }
splitSeed = Seed der Aufteilung
newSplit = Neu aufteilen

## setupFeatures

features = Merkmale
lastFeature = Mindestens ein Merkmal muss bleiben.
bias = Bias
biasName = Bias: x₀ = 1, ein Merkmal, das immer 1 ist
sets = Merkmale auf einmal wählen
set =
    { $factors ->
        [1] Ohne Produkte
        [2] Alle Paare
       *[3] Alle Tripel
    }
count =
    { $features ->
        [one] { $features } Merkmal
       *[other] { $features } Merkmale
    }
addProduct = Neues Produkt
addHint = Zum Beispiel { LIST($products, type: "or") }. Die Eingabetaste fügt es hinzu.
alreadyChosen = { $product } ist schon dabei.
tooMany = Du kannst höchstens { NUMBER($most) } Merkmale wählen.
noProduct =
    { $columns ->
        [one] Schreib eine Potenz wie x1^2.
       *[other] Schreib ein Produkt wie x1*x2.
    }
tooManyFactors = Ein Produkt hat höchstens { NUMBER($most) } Faktoren, dieses hier hat { NUMBER($factors) }.
noPower = Der Exponent von { $feature } muss eine ganze Zahl von 1 bis { NUMBER($most) } sein.
noFeature =
    { $columns ->
        [one] „{ $text }“ ist kein Merkmal. Schreib eine Potenz wie x1^2.
       *[other] „{ $text }“ ist kein Merkmal. Schreib ein Produkt wie x1*x2.
    }
isBias = x0 ist der Bias: Er steckt schon in jedem Produkt, als Faktor 1.
noSuchBase =
    { $columns ->
        [1] Es gibt kein x{ NUMBER($base, useGrouping: "false") }. Das einzige Grundmerkmal ist x1.
        [2] Es gibt kein x{ NUMBER($base, useGrouping: "false") }. Die Grundmerkmale sind x1 und x2.
       *[other] Es gibt kein x{ NUMBER($base, useGrouping: "false") }. Die Grundmerkmale sind x1 bis x{ NUMBER($columns, useGrouping: "false") }.
    }
countAlone = { count }.
cost =
    { $perClass ->
        [true] { $bias ->
            [true] Mit { features-dative } und dem Bias für jede Klasse kostet ein Schritt { multiplications }.
           *[false] Mit { features-dative } für jede Klasse kostet ein Schritt { multiplications }.
        }
       *[false] { $bias ->
            [true] Mit { features-dative } und dem Bias kostet ein Schritt { multiplications }.
           *[false] Mit { features-dative } kostet ein Schritt { multiplications }.
        }
    }
multiplications =
    { $multiplications ->
        [one] { $multiplications } Multiplikation
       *[other] { $multiplications } Multiplikationen
    }
growth = Wie schnell die Zahl der Produkte wächst
growthOf =
    { $powers ->
        [true] Aus D Merkmalen werden D(D+1)/2 Paare, also O(D²): hier { NUMBER($pairs) }. Und es werden D(D+1)(D+2)/6 Tripel, also O(D³): hier { NUMBER($triples) }.
       *[false] Aus D Merkmalen werden D(D−1)/2 Paare, also O(D²): hier { NUMBER($pairs) }. Und es werden D(D−1)(D−2)/6 Tripel, also O(D³): hier { NUMBER($triples) }.
    }
misprint = In CIML, Abschnitt 4.7, steht auch für Tripel O(D²). Das ist ein Druckfehler: Ein dritter Faktor macht ihre Zahl noch einmal etwa D-mal so groß.
and = Ein Wort kommt vor (1) oder nicht (0). Also ist <product/> nur dort 1, wo beide Wörter vorkommen: AND. Ein Quadrat bringt nichts Neues: x² = x.
zeroOne = Bei 0 und 1 ist das Produkt <product/> dasselbe wie AND: nur dort 1, wo beide 1 sind. Ein Quadrat bringt nichts Neues: <square/> ist das Merkmal selbst.
plusMinus = Bei −1 und +1 ist das Produkt <product/> nicht AND, sondern „gleich“ (XNOR): +1, wo beide übereinstimmen, und −1, wo sie sich unterscheiden. Ein Quadrat ist überall 1: <square/> ist ein zweites <one/>.
tightBound = Das Label ist dieses Produkt oder sein Gegenteil. Darum ist die Schranke bei XOR scharf: Sie erlaubt { NUMBER($updates) } Updates, und der Lauf macht wirklich { NUMBER($updates) }.
recode =
    .plus-minus = In −1/+1 umwandeln
    .zero-one = In 0/1 umwandeln

## setupTrials

scaling = Skalierung
scalings =
    .none = Keine
    .standardize = Standardisiert
    .min-max = Min–Max
    .unit-norm = Normiert
scalingHints =
    .none = Nimmt die Grundmerkmale so, wie sie sind.
    .standardize = Zieht von jedem Grundmerkmal den Mittelwert ab und teilt durch die Standardabweichung, bevor Produkte gebildet werden.
    .min-max = Streckt jedes Grundmerkmal so, dass sein kleinster Wert 0 und sein größter 1 wird, bevor Produkte gebildet werden.
    .unit-norm = Teilt jedes Beispiel durch seine Länge, sodass alle die Länge 1 haben, bevor Produkte gebildet werden.
compareScalings = Skalierungen vergleichen
scalingCaption = Mit jeder Skalierung von vorn trainiert
scalingCaptionRanked = Mit jeder Skalierung von vorn trainiert. Darunter stehen jeweils die Gewichte, das größte zuerst
updates = Updates
epochs = Epochen
weights = Gewichte, das größte zuerst
moreWeights =
    { $weights ->
        [one] { $weights } weiteres
       *[other] { $weights } weitere
    }
overfitting = Mit mehr Merkmalen kann sich ein Verfahren besser an die Trainingsbeispiele anpassen, aber andere Beispiele sagt es dann vielleicht schlechter vorher. Das heißt Überanpassung (Overfitting), und die Fehler auf den Validierungsbeispielen zeigen sie.
compareFeatureSets = Merkmale vergleichen
tooFewToHoldOut =
    { $examples ->
        [one] Es gibt keine Validierungsbeispiele, und { $examples } Beispiel ist zu wenig, um welche zurückzuhalten.
       *[other] Es gibt keine Validierungsbeispiele, und { $examples } Beispiele sind zu wenige, um welche zurückzuhalten.
    }
holdOut = { NUMBER($percent) }{ "\u202F" }% zurückhalten
noneHeldOut = Noch gibt es keine Validierungsbeispiele.
featuresCaption = Falsch klassifizierte Beispiele, nach einem Training von vorn bis zum Ende
setupTrials-features = Merkmale
training = Training
setupTrials-heldOut = Validierung
featureSets =
    .base = Ohne Produkte
    .pairs = + Paare
    .triples = + Tripel
    .chosen = Deine Wahl
misclassified = { NUMBER($mistakes) } von { NUMBER($examples) }
cancel = Abbrechen
progress =
    { $state ->
        [running] { NUMBER($trained) } von { NUMBER($total) } trainiert
        [cancelled] Abgebrochen: { NUMBER($trained) } von { NUMBER($total) } trainiert
       *[done] { $total ->
            [one] { $total } trainiert
           *[other] Alle { $total } trainiert
        }
    }
ended =
    { $stop ->
        [none] { $visits ->
            [one] Nach { $visits } Schritt angehalten.
           *[other] Nach { $visits } Schritten angehalten.
        }
        [settled] { $epochs ->
            [one] Hat sich nach { $epochs } Epoche eingependelt.
           *[other] Hat sich nach { $epochs } Epochen eingependelt.
        }
       *[other] { $epochs ->
            [one] In { $epochs } Epoche nicht konvergiert.
           *[other] In { $epochs } Epochen nicht konvergiert.
        }
    }
