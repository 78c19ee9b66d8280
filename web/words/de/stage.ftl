### Die Zeichenfläche, ihre Zeitleiste und ihr Urteil.

shown-example =
    { $heldOut ->
        [true] Beispiel { NUMBER($example) }, { labelled }, zurückgehalten, bei ({ NUMBER($x) }; { NUMBER($y) })
       *[false] Beispiel { NUMBER($example) }, { labelled }, bei ({ NUMBER($x) }; { NUMBER($y) })
    }
scored-example =
    { $score ->
        [none] { shown-example }
       *[other] { shown-example }, Score { NUMBER($score) }
    }
# Nach „der Mittelwert“.
other-features =
    { $others ->
        [one] des anderen Merkmals
       *[other] der anderen { $others } Merkmale
    }

## timeline

name = Schritt
epoch = Epoche
spokenMoment =
    { $epoch ->
        [none] Schritt { NUMBER($visit, useGrouping: "false") } von { NUMBER($end, useGrouping: "false") }, { updates-spoken }
       *[other] Schritt { NUMBER($visit, useGrouping: "false") } von { NUMBER($end, useGrouping: "false") }, in Epoche { NUMBER($epoch, useGrouping: "false") }, { updates-spoken }
    }
pointedVisit =
    { $computed ->
       *[true] Schritt { NUMBER($visit) }
        [false] Schritt { NUMBER($visit) }, noch nicht berechnet
    }

speed = Tempo
slow = langsam
steady = ruhig
fast = schnell
toTheEnd = bis zum Ende
pauseOnUpdates = Pause bei Updates
newSeed = Neu mischen
newSeedHint = Die Reihenfolge neu mischen und von vorn anfangen.

## verdict

separates = mit einer { separator-dative } trennbar
inseparable = mit keiner { separator-dative } trennbar
tooClose = zu knapp, um zu sagen, ob eine { separator } sie trennt
deciding = wird noch geprüft …
question = mit einer { separator-dative } trennbar?
findOut = herausfinden
why = warum?
whyName = Warum?
onStage = Auf der Zeichenfläche zeigen, warum
inMargin = Unter „Rand“ zeigen, warum

## pointed

answer =
    { $predicted ->
        [none] { labelled }, Gleichstand
        [positive] { labelled }, vorhergesagt: positiv
        [negative] { labelled }, vorhergesagt: negativ
       *[other] { labelled }, vorhergesagt: Klasse { $predicted-className }
    }
scored =
    { $highest ->
        [true] höchster Score { $score }
       *[false] Score { $score }
    }

## tools

bar = Werkzeuge
tool = Werkzeug
names =
    .hand = Hand
    .positive = Zeichnen +
    .negative = Zeichnen −
    .class = Klasse
    .erase = Radieren
    .move = Verschieben
hints =
    .hand = Ziehen verschiebt den Ausschnitt, ein Klick auf ein Beispiel wählt es aus. Mit jedem anderen Werkzeug: mit der Leertaste oder der mittleren Maustaste ziehen.
    .positive = Positive Beispiele zeichnen
    .negative = Negative Beispiele zeichnen
    .class = Beispiele einer anderen Klasse zeichnen
    .erase = Beispiele ausradieren
    .move = Ein Beispiel verschieben
tooManyFeatures = Jedes Beispiel hat { NUMBER($features) } Merkmale. In dieser Ebene mit zweien lassen sich Beispiele deshalb nicht zeichnen oder verschieben.
classes = Klasse zum Zeichnen
className = Klasse <strong>{ $number }</strong>
classHint = Beispiele der Klasse { $name } zeichnen
classesHint = „Zeichnen +“ zeichnet Klasse 1, „Zeichnen −“ zeichnet Klasse 0.
edits = Änderungen
undo = Rückgängig
redo = Wiederholen
clear = Leeren
undone = Zurückgenommen: jetzt { examples }.
redone = Wiederholt: jetzt { examples }.
more = Weitere Werkzeuge
moreHint = Klassen, Pinsel, Einfärben und Leeren
brush = Pinsel
brushHint = Wie viele Beispiele ein Klick zeichnet, und ebenso jedes Stück beim Ziehen
brushName = Pinselgröße, Anzahl der Punkte
brushSize = Pinselgröße
view = Ausschnitt der Zeichenfläche
zoomIn = Vergrößern
zoomOut = Verkleinern
fit = Einpassen
shading = Nach Score einfärben
liveName = Live: nach jeder Änderung neu trainieren
legend = Beispiele
legendEntry =
    { $name ->
        [none] { examples-labelled }
       *[other] { examples-labelled }: { $name }
    }
wrongNow = Ein Kreuz heißt: jetzt falsch vorhergesagt ({ NUMBER($examples) })

## outcomes

converged = konvergiert
stoppedAt = angehalten nach <strong>{ epochs }</strong>
journalFull = angehalten: <strong>Protokoll voll</strong>
finished = fertig

## panes

arrangement = Verfahren zeigen
sideBySide = Nebeneinander
overlay = Übereinander
showDifference = Zeigen, wo zwei Verfahren uneins sind
pair = Die zwei Verfahren
and = und
first = Erstes Verfahren
second = Zweites Verfahren
nothingToCompare = Eines der beiden wird nicht trainiert, also gibt es nichts zu vergleichen.
counting = Es wird gezählt, wo sie uneins sind …
agree =
    { $examples ->
        [one] Bei dem einen Beispiel sind sie sich einig. Zu anderen Zeitpunkten vielleicht nicht: Zieh an der Zeitleiste.
       *[other] Bei allen { $examples } Beispielen sind sie sich einig. Zu anderen Zeitpunkten vielleicht nicht: Zieh an der Zeitleiste.
    }
disagree =
    { $found ->
        [one] Uneins sind sie sich bei Beispiel { LIST($named) } ({ $found } von { NUMBER($examples) }).
       *[other] Uneins sind sie sich bei den Beispielen { LIST($named) } ({ $found } von { NUMBER($examples) }).
    }
further = { NUMBER($further) } weiteren
lead = Details zeigen
leadName = Details zeigen: { $learner }
leadHint = Dieses Verfahren in der Erklärung, der Zeitleiste und den Einstellungen zeigen.
removeName = { $learner } entfernen
countingMistakes = zählt …
misclassified =
    { $by ->
        [mean] { NUMBER($examples) } falsch mit dem Mittelwert
        [votes] { NUMBER($examples) } falsch nach Abstimmung
       *[none] { NUMBER($examples) } falsch
    }
heldOut = { NUMBER($examples) } bei der Validierung
panes-updates = { updates }

## picture

title = Bild oder Animation
noStage = Diese Beispiele sind Texte, es gibt also nichts zu zeichnen.
intro = Die Zeichenfläche, wie sie gerade ist, in dieser Größe und diesen Farben.
stage = Zeichenfläche
tikzLimit =
    { $examples ->
        [one] TikZ kann höchstens { $examples } Beispiel zeichnen.
       *[other] TikZ kann höchstens { $examples } Beispiele zeichnen.
    }
tikzByPoints = TikZ zeigt die Grenze, aber nicht die Tönung, die Punkt für Punkt aus Vorhersagen entsteht.
animation = Animation
picture-first = Von Schritt
last = bis Schritt
pace = Bilder pro Sekunde
fewer = { NUMBER($frames) } Bilder für { NUMBER($visits) } Schritte.
making = Die Animation wird erstellt

## drawing

weightsInTraining = w im Training
drawing-agree = { $first } und { $second } sind sich hier einig
drawing-disagree = kreuzschraffiert: { $first } und { $second } sind uneins
meeting =
    .seenFromOrigin = gewichtete Mittelwerte von positiven und von negativen, vom Ursprung aus
    .positiveAtOrigin = ein positives Beispiel im Ursprung
    .negativeAtOrigin = ein negatives Beispiel im Ursprung
    .positivesAtOrigin = gewichteter Mittelwert der positiven im Ursprung
    .negativesAtOrigin = gewichteter Mittelwert der negativen im Ursprung
    .sameExample = hier liegen Beispiele beider Klassen
    .negatives = auch ein gewichteter Mittelwert der negativen
    .positives = auch ein gewichteter Mittelwert der positiven
    .averages = gleicher gewichteter Mittelwert
margin =
    { $throughOrigin ->
        [true] maximaler Rand durch den Ursprung ρ = { NUMBER($margin, $precision) }
       *[false] maximaler Rand ρ = { NUMBER($margin, $precision) }
    }
notSeparable = nicht trennbar
notSeparableBecause = nicht linear trennbar: { why-inseparable }
reason = { why-inseparable }
inSpace =
    { $features ->
        [one] im Raum des einen Merkmals
       *[other] im Raum der { $features } Merkmale
    }
inScaledSpace = im skalierten Raum
marginInSpace =
    { $features ->
        [one] { separator } mit maximalem Rand im Raum des einen Merkmals: siehe „Rand“
       *[other] { separator } mit maximalem Rand im Raum der { $features } Merkmale: siehe „Rand“
    }
marginInScaledSpace = { separator } mit maximalem Rand im skalierten Raum: siehe „Rand“
whyInSpace =
    { $features ->
        [one] nicht linear trennbar im Raum des einen Merkmals: siehe „Rand“
       *[other] nicht linear trennbar im Raum der { $features } Merkmale: siehe „Rand“
    }
whyInScaledSpace = nicht linear trennbar im skalierten Raum: siehe „Rand“

## hand

tip = w: an der Spitze ziehen, um den Vektor zu drehen oder zu verlängern, oder die Pfeiltasten benutzen
pull = w ist 0: hier ziehen, um den Vektor aufzuziehen, oder die Pfeiltasten benutzen
middle = Grenze: ziehen, um sie zu verschieben, oder die Pfeiltasten benutzen
from = Grenze: am Ende ziehen, um sie zu drehen
point = w: zu anderen Gewichten ziehen oder die Pfeiltasten benutzen
learned = Der Lauf hat begonnen. Nur an seinem Anfang lassen sich die Gewichte ziehen.
toStart = Zum Anfang
start =
    { $wrong ->
        [none] { startWeights }.
       *[other] { startWeights }. { NUMBER($wrong) } von { NUMBER($of) } jetzt falsch.
    }
startWeights =
    { $weights ->
        [none] { NUMBER($count) } Gewichte
       *[other] { $bias ->
            [none] { listed }
           *[other] { listed }, { bias-noun } { NUMBER($bias) }
        }
    }
listed =
    { $count ->
        [one] Gewicht { LIST(NUMBER($weights)) }
       *[other] Gewichte { LIST(NUMBER($weights)) }
    }

## narration

keyHelp =
    Pfeiltasten bewegen das Fadenkreuz, mit Strg feiner. Mit Umschalt verschieben sie den Ausschnitt.
    P zeichnet dort ein positives Beispiel, N ein negatives, 2 bis 5 eines einer anderen Klasse, Eingabe eines mit dem gewählten Werkzeug.
    Punkt und Komma wählen das nächste und das vorige Beispiel aus. Alt und Pfeiltasten verschieben es ein Stück, F wechselt sein Label,
    Entf löscht es, Esc hebt die Auswahl auf. Plus und Minus zoomen, 0 passt den Ausschnitt ein.

place = ({ NUMBER($x) }; { NUMBER($y) })
wouldAdd = Das Fadenkreuz ist bei { place }. Noch einmal drücken, um dort ein Beispiel zu zeichnen.
narration-view = Der Ausschnitt geht von { NUMBER($x-0) } bis { NUMBER($x-1) } nach rechts und von { NUMBER($y-0) } bis { NUMBER($y-1) } nach oben.
noExamples = Es gibt keine Beispiele.
noneSelected = Kein Beispiel ist ausgewählt.
moved = Beispiel { NUMBER($example) } nach { place } verschoben.
added =
    { $label ->
        [positive] Positives Beispiel bei { place } hinzugefügt.
        [negative] Negatives Beispiel bei { place } hinzugefügt.
       *[other] Beispiel der Klasse { $label-className } bei { place } hinzugefügt.
    }
removed = Beispiel { NUMBER($example) } gelöscht.
narration-tooManyFeatures = { tooManyFeatures }

crowded = { $said }; { $crowd }
narration-example =
    { $predicted ->
        [none] { scored-example }
        [tie] { scored-example }, Gleichstand
        [positive] { scored-example }, vorhergesagt: positiv
        [negative] { scored-example }, vorhergesagt: negativ
       *[other] { scored-example }, vorhergesagt: Klasse { $predicted-className }
    }
readout =
    { $heldOut ->
        [true] Beispiel { NUMBER($example) } · { labelled } · zurückgehalten · { $nameX } { NUMBER($x) } · { $nameY } { NUMBER($y) }
       *[false] Beispiel { NUMBER($example) } · { labelled } · { $nameX } { NUMBER($x) } · { $nameY } { NUMBER($y) }
    }
crowds =
    { $mixed ->
        [0] { $places ->
            [one] An { $places } Stelle liegen mehrere Beispiele.
           *[other] An { $places } Stellen liegen mehrere Beispiele.
        }
       *[other] { $places ->
            [one] An { $places } Stelle liegen mehrere Beispiele, an { NUMBER($mixed) } davon mit verschiedenen Labels.
           *[other] An { $places } Stellen liegen mehrere Beispiele, an { NUMBER($mixed) } davon mit verschiedenen Labels.
        }
    }
noExamplesYet = Noch keine Beispiele.
counts =
    Beispiele: { $positive ->
        [one] { $positive } positives
       *[other] { $positive } positive
    }, { $negative ->
        [one] { $negative } negatives
       *[other] { $negative } negative
    }.
classCounts = { examples }: { LIST($classes, separator: ", ") }.
classCount = { examples-labelled }
narration-heldOut =
    { $examples ->
        [one] { $examples } davon ist ein Validierungsbeispiel.
       *[other] { $examples } davon sind Validierungsbeispiele.
    }

nothingVisited = Bisher war kein Beispiel an der Reihe.
visited =
    Schritt { NUMBER($visit) }: Beispiel { NUMBER($example) }, { labelled }, { $scores ->
        [none] { $labels ->
            [none] Score { NUMBER($score) }
           *[other] y { $labels-y }, q { NUMBER($labels-q) }, Score { NUMBER($score) }
        }
       *[other] Scores nach Klassen { LIST(NUMBER($scores), separator: "; ") }
    }, { $mistake ->
        [true] ein Fehler
       *[false] richtig
    }.
narration-misclassified =
    { $examples ->
        [0] Jetzt ist kein Beispiel falsch klassifiziert.
        [one] Jetzt ist { $examples } Beispiel falsch klassifiziert.
       *[other] Jetzt sind { $examples } Beispiele falsch klassifiziert.
    }
misclassifiedTraining =
    { $examples ->
        [0] Jetzt ist kein Trainingsbeispiel falsch klassifiziert.
        [one] Jetzt ist { $examples } Trainingsbeispiel falsch klassifiziert.
       *[other] Jetzt sind { $examples } Trainingsbeispiele falsch klassifiziert.
    }
misclassifiedHeldOut =
    { $examples ->
        [0] Jetzt ist kein Validierungsbeispiel falsch klassifiziert.
        [one] Jetzt ist { $examples } Validierungsbeispiel falsch klassifiziert.
       *[other] Jetzt sind { $examples } Validierungsbeispiele falsch klassifiziert.
    }

separable = Die Beispiele sind linear trennbar.
marginShown = Die Zeichenfläche zeigt die { separator } mit maximalem Rand. Er ist auf beiden Seiten { NUMBER($margin) } breit.
narration-notSeparable = Die Beispiele sind nicht linear trennbar.
narration-notSeparableBecause = Die Beispiele sind nicht linear trennbar: { why-inseparable }.
averagesShown =
    { $positive-length ->
        [0] Die Zeichenfläche zeigt einen gewichteten Mittelwert der negativen ({ LIST($negative, separator: ", ") }).
       *[other] { $negative-length ->
            [0] Die Zeichenfläche zeigt einen gewichteten Mittelwert der positiven ({ LIST($positive, separator: ", ") }).
           *[other] Die Zeichenfläche zeigt einen gewichteten Mittelwert der positiven ({ LIST($positive, separator: ", ") }) und einen gewichteten Mittelwert der negativen ({ LIST($negative, separator: ", ") }).
        }
    }
share = { $share } mal Beispiel { NUMBER($example) }

boundary = Die Grenze ist { $equation }.
noBoundary = Es gibt keine Grenze: Gewichte und Bias sind 0.
biasAlone =
    { $sign ->
        [positive] Es gibt keine Grenze: Die Gewichte sind 0, und { the-bias } ist { NUMBER($bias) }. Deshalb ist jeder Score positiv.
       *[negative] Es gibt keine Grenze: Die Gewichte sind 0, und { the-bias } ist { NUMBER($bias) }. Deshalb ist jeder Score negativ.
    }
byClasses = Jeder Punkt der Ebene gehört zu der Klasse mit dem höchsten von { NUMBER($classes) } Scores.
onlyLabel = Überall im Ausschnitt ist die Vorhersage { labelled }.
curved = Die Grenze ist keine Gerade. Gezeichnet ist sie aus Vorhersagen an vielen Stellen des Ausschnitts.
slice = Gezeichnet ist sie für den Mittelwert { other-features }. Ein Beispiel kann deshalb auf einer Seite liegen, die nicht zu seiner Vorhersage passt.
inTraining = Die Grenze der Gewichte im Training ist { $equation }.
hatched = Kreuzschraffiert ist, wo { $first } und { $second } uneins sind.
countingDisagreements = { counting }
disagreements =
    { $examples ->
        [0] Bei allen Beispielen sind sie sich einig.
        [one] Uneins sind sie sich bei { $examples } Beispiel.
       *[other] Uneins sind sie sich bei { $examples } Beispielen.
    }

seen =
    .noBoundary = keine Grenze: Gewichte und Bias sind 0
    .allPositive = keine Grenze: Gewichte 0, jeder Score über 0
    .allNegative = keine Grenze: Gewichte 0, jeder Score unter 0
    .outside = die Grenze liegt außerhalb dieses Ausschnitts
    .noScores = keine Grenze: Jeder Score ist 0
    .noWeights = keine Grenze: Alle Gewichte sind 0
    .onlyLabel = keine Grenze in diesem Ausschnitt: Überall ist die Vorhersage { labelled }
    .slice = Grenze für den Mittelwert { other-features }
