### Die Zeichenfläche, ihre Zeitleiste und ihr Urteil.

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
