### Was unter und neben der Zeichenfläche steht, außer Rand und Beweis.

# Am Ende eines Satzes, nach einem Komma.
shuffled =
    { $order ->
        [given] wenn man nie mischt
        [shuffle-once] wenn man einmal mischt
       *[shuffle-each-epoch] wenn man in jeder Epoche mischt
    }
# Alle sind weiblich.
surface-drawn =
    { $surface ->
        [plane] Ebene
        [plane-through-origin] Ebene durch den Ursprung
       *[surface] Fläche
    }
# Nach „durch“, also im Akkusativ.
origin-drawn =
    { $origin ->
        [origin] den Ursprung
        [mean] den Mittelwert der Beispiele
        [least] den kleinsten Wert
       *[least-of-each] den kleinsten Wert jedes Merkmals
    }
# Am Ende eines Satzes, nach einem Komma.
weights-held =
    { $held ->
        [none] solange die anderen { NUMBER($others) } Gewichte so bleiben, wie sie sind
       *[other] { $others ->
            [one] solange { LIST($held) } fest bleibt
           *[other] solange { LIST($held) } fest bleiben
        }
    }
examples-lifted =
    { $who ->
        [all] { $examples ->
            [one] Das Beispiel
           *[other] Alle { $examples } Beispiele
        }
        [place] { LIST(NUMBER($place), type: "vector") }
       *[some] { examples }
    }

## trace

grid = Schritte
columns =
    .visit = Schritt
    .epoch = Epoche
    .example = Beispiel
    .label = Label
    .scores = Scores
    .score = Score
    .correct = richtig?
    .update = Update
mistake = Fehler
start = Start
yes = ja
no = nein
noUpdate = keins
length = Länge { $number }
present = Aktueller Schritt
notTrained = Dieses Verfahren wird nicht Schritt für Schritt trainiert, deshalb hat es keinen Ablauf.
before = Score und „richtig?“ gehören zu den Gewichten vor dem Schritt.
threshold = Der Score a = w·x wird mit dem θ vor dem Schritt verglichen.
counts = α ist der Zähler des Beispiels nach dem Schritt.
classes = Gezeigt sind die Gewichte jeder Klasse nach dem Schritt, mit der Nummer der Klasse.
weights = Gezeigt sind die Gewichte nach dem Schritt.
wholeEpoch = Das Update kommt mit dem letzten Schritt einer Epoche, für alle ihre Fehler zusammen.
predicts =
    .mean = Vorhergesagt wird nicht mit diesen Gewichten, sondern mit ihrem Mittelwert.
    .votes = Vorhergesagt wird nicht mit diesen Gewichten allein: Alle bisherigen stimmen ab.
    .best = Vorhergesagt wird nicht mit diesen Gewichten, sondern mit den bisher besten.
tooMany = Die { NUMBER($weights) } Gewichte sind zu viele für diese Tabelle. Über „Teilen“ lassen sie sich exportieren.

## charts

title = Fehler pro Epoche
epochShown = Gezeigte Epoche
axis = Epoche
nothing = Noch nichts zu trainieren.
noEpochs = Dieses Verfahren ist schon vor dem ersten Schritt fertig: Es hat keine Epochen, in denen es lernt.
moment =
    { $whole ->
        [true] In Epoche { NUMBER($epoch) }: { mistakes }
       *[false] In Epoche { NUMBER($epoch) }: bisher { mistakes }
    }
noneCompleted = Noch ist keine Epoche abgeschlossen.
onlyEpoch = Fehler pro Epoche: { NUMBER($made) } in der bisher einzigen Epoche.
summary =
    { $group ->
        [1] Fehler pro Epoche in { epochs }: mindestens { NUMBER($fewest) } und höchstens { NUMBER($most) }; { NUMBER($last) } in Epoche { NUMBER($epochs) }, der letzten.
       *[other] Fehler pro Epoche in { epochs }: mindestens { NUMBER($fewest) } und höchstens { NUMBER($most) }, gemittelt über je { $group } Epochen; { NUMBER($last) } in Epoche { NUMBER($epochs) }, der letzten.
    }
step = Jede Stufe ist der Mittelwert von { epochs }.
stepInBand = Jede Stufe ist der Mittelwert von { epochs }. Das Band reicht von der kleinsten bis zur größten Fehlerzahl.
table = Tabelle
lastRows = Die letzten { NUMBER($rows) } von { NUMBER($all) } Zeilen
charts-columns =
    .epoch = Epoche
    .epochs = Epochen
    .mistakes = Fehler
    .mean = Fehler (Mittel)
range = { NUMBER($first) }–{ NUMBER($last) }
underWay = { NUMBER($epoch) }, läuft noch
soFar = bisher { NUMBER($made) }
objective =
    .title = <J/> nach jeder Epoche
    .axis = Epochen
    .about = J(w) = Σ −y·a über die falsch klassifizierten Beispiele. Jedes Update geht in die Richtung, in der J fällt; ein langes kann zu weit gehen. Bei J = 0 können Scores noch 0 sein.
    .curves = <sample/> <now/>, <sampleBefore/> vorher: <before/>.
    .alone = Ändere η, und diese Kurve bleibt blass neben der neuen stehen.
    .multiple = Die eine ist ein Vielfaches der anderen: Bei Startgewichten 0 streckt die Lernrate nur w und damit auch J(w).
    .intro = J(w) nach jeder Epoche.
    .nothing = { $learner }: noch nichts.
    .nothingBefore = Vorher, { $learner }: noch nichts.
    .curve = { $learner }: am Anfang { NUMBER($start) }; höchstens { NUMBER($most) }; nach { epochs } { NUMBER($last) }.
    .curveBefore = Vorher, { $learner }: am Anfang { NUMBER($start) }; höchstens { NUMBER($most) }; nach { epochs } { NUMBER($last) }.

## splits

splits-title = Viele Aufteilungen
repeat = 50 Aufteilungen probieren
cancel = Abbrechen
introduction = Welche Beispiele zurückgehalten werden, ist Zufall, und ein Unterschied von einem oder zwei Beispielen ist es auch. Hier wird jedes Verfahren mit 50 Aufteilungen bis zum Ende trainiert. Ihre Seeds folgen auf den der Seite.
runsMade = Fertige Läufe
progress =
    { $total ->
        [one] { NUMBER($done) } von { $total } Lauf
       *[other] { NUMBER($done) } von { $total } Läufen
    }
splits-table = Verfahren bei vielen Aufteilungen, in Zahlen
caption =
    { $heldOut ->
        [one] Falsch von { $heldOut } Validierungsbeispiel
       *[other] Falsch von { $heldOut } Validierungsbeispielen
    }
splits-columns =
    .learner = Verfahren
    .median = Median
    .middle = Mittlere Hälfte
    .range = Min. bis Max.
key = ein Punkt pro Aufteilung
outOf = { NUMBER($misclassified) } von { NUMBER($heldOut) }
splits-range = { NUMBER($from) }–{ NUMBER($to) }
none = —
untrained =
    { $times ->
        [one] bei { $times } Aufteilung nicht trainiert
       *[other] bei { $times } Aufteilungen nicht trainiert
    }
cancelled = Abgebrochen nach { progress }.
nothingTrained = Trainieren ließ sich nichts.
alone =
    { $times ->
        [one] { $name }: { NUMBER($median) } von { NUMBER($heldOut) } sind falsch (Median von { $times } Aufteilung).
       *[other] { $name }: { NUMBER($median) } von { NUMBER($heldOut) } sind falsch (Median von { $times } Aufteilungen).
    }
better = Im Median sind bei { $best-name } { NUMBER($best-median) } von { NUMBER($heldOut) } falsch und bei { $next-name } { NUMBER($next-median) } von { NUMBER($heldOut) }.
duel = Bei { $splits ->
        [one] { $splits } Aufteilung
       *[other] { $splits } Aufteilungen
    } sind mit { $best } { $fewer ->
        [one] in { $fewer } Fall
       *[other] in { $fewer } Fällen
    } weniger Beispiele falsch als mit { $next }, { $equal ->
        [one] in { $equal } Fall
       *[other] in { $equal } Fällen
    } gleich viele und { $more ->
        [one] in { $more } Fall
       *[other] in { $more } Fällen
    } mehr.

## compare

nothingYet = Es gibt nur ein Verfahren, und geprüft wird es nur an den Beispielen, mit denen es trainiert. Füge ein zweites zum Vergleichen hinzu, oder halte Beispiele zurück. Dann siehst du, wie gut es Beispiele klassifiziert, die es noch nicht kennt.
addAveraged = Gemitteltes Perzeptron hinzufügen
addPerceptron = Perzeptron hinzufügen
holdOut = { NUMBER($percent) }{ "\u202F" }% der Beispiele zurückhalten
compare-table = Die Verfahren im Vergleich, in Zahlen
compare-caption = Die Verfahren in diesem Moment
learner = Verfahren
best = Bestwert
showDetails = Dieses Verfahren in der Erklärung, auf der Zeitleiste und in den Einstellungen zeigen.
compare-columns =
    .updates = Updates
    .convergence = Epochen bis zur Konvergenz
    .training = Jetzt falsch
    .heldOut = Validierung, falsch
    .margin = Geometrischer Rand
    .angle = Winkel zum maximalen Rand
    .cost = Kosten pro Schritt
compare-outOf = von { NUMBER($examples) }
multiplyAdds = Mult.-Additionen
compare-none = —
pending = …
counting = zählt
measuring = misst
degrees = { NUMBER($angle, $precision) }°
perUpdate = + { NUMBER($cost) }/Update
compare-notTrained = nicht trainiert
atOnce = sofort
notIn = nicht in { NUMBER($epochs) }
journalFull = Protokoll voll
settled = beendet, einige sind falsch
notYet = noch nicht

notes = Was die Zahlen bedeuten
aboutConvergence = Epochen bis zur Konvergenz: so viele Durchgänge hat es gebraucht. Der erste Durchgang, bei dem im Training kein Fehler passiert, zählt mit. Ein Verfahren, das mit gemittelten Gewichten oder durch Abstimmung vorhersagt, kann bei manchen Beispielen trotzdem falschliegen.
aboutMargin = Geometrischer Rand: der Abstand vom nächsten Trainingsbeispiel zur Hyperebene, die vorhersagt, im Merkmalsraum gemessen. Er ist negativ, wenn Beispiele falsch klassifiziert sind, und „—“, wenn das Verfahren nicht mit einer einzigen Hyperebene vorhersagt.
aboutAngle = Winkel zum maximalen Rand: der Winkel zwischen den Gewichten, die vorhersagen, und denen der Trennhyperebene, die von allen Trainingsbeispielen am weitesten entfernt ist. Ihn gibt es nur, wenn die Beispiele trennbar sind.
aboutCost = Kosten, in Multiplikationen mit Addition. { $why }

curves = Lernkurven
compare-counts = Falsche Vorhersagen nach jeder Epoche
shares = Anteil falscher Vorhersagen nach jeder Epoche: <trained/> Training, <tested/> Validierung
epochsAxis = Epochen
percent = { NUMBER($share) }{ "\u202F" }%
stopHere = hier aufhören
bestStop = Hör bei { $learner } nach { epochs } auf. Dann macht es auf den Validierungsbeispielen die wenigsten Fehler: { NUMBER($made) } von { NUMBER($heldOut) }.
goToEpoch = Zu Epoche { NUMBER($epoch) } gehen
intro = Falsche Vorhersagen nach jeder Epoche.
nothingKnown = { $name }: noch nichts.
curve =
    { $heldOut ->
        [none] { $name }: nach { epochs } { $train-from ->
            [none] { NUMBER($train-to) }
           *[other] { NUMBER($train-to) } (anfangs { NUMBER($train-from) })
        } von { $train-examples ->
            [one] { $train-examples } Trainingsbeispiel
           *[other] { $train-examples } Trainingsbeispielen
        }.
       *[other] { $name }: nach { epochs } { $train-from ->
            [none] { NUMBER($train-to) }
           *[other] { NUMBER($train-to) } (anfangs { NUMBER($train-from) })
        } von { $train-examples ->
            [one] { $train-examples } Trainingsbeispiel
           *[other] { $train-examples } Trainingsbeispielen
        } und { $heldOut-from ->
            [none] { NUMBER($heldOut-to) }
           *[other] { NUMBER($heldOut-to) } (anfangs { NUMBER($heldOut-from) })
        } von { $heldOut-examples ->
            [one] { $heldOut-examples } Validierungsbeispiel
           *[other] { $heldOut-examples } Validierungsbeispielen
        }. Die wenigsten Fehler auf den Validierungsbeispielen gab es nach Epoche { NUMBER($heldOut-bestEpoch) }, nämlich { NUMBER($heldOut-best) }.
    }

## orders

headings =
    .sequence = Schritte dieser Epoche
    .choices = Reihenfolge
    .experiment = Jede Epoche mischen, einmal oder nie
    .starts = Zufällige Startgewichte
strip =
    { $kind ->
        [each] Schritte der Epoche { NUMBER($epoch, useGrouping: "false") }: { LIST($parts, separator: ", ") }. { NUMBER($done, useGrouping: "false") } von { NUMBER($visits, useGrouping: "false") } gemacht.
        [stretches] Schritte der Epoche { NUMBER($epoch, useGrouping: "false") }: { LIST($parts, separator: ", dann ") }. { NUMBER($done, useGrouping: "false") } von { NUMBER($visits, useGrouping: "false") } gemacht.
       *[mixed] Schritte der Epoche { NUMBER($epoch, useGrouping: "false") }: { LIST($parts) }, gemischt in { NUMBER($stretches, useGrouping: "false") } Abschnitten. { NUMBER($done, useGrouping: "false") } von { NUMBER($visits, useGrouping: "false") } gemacht.
    }
part =
    { $label ->
        [positive] { $examples ->
            [one] 1 positives
           *[other] { NUMBER($examples, useGrouping: "false") } positive
        }
        [negative] { $examples ->
            [one] 1 negatives
           *[other] { NUMBER($examples, useGrouping: "false") } negative
        }
       *[other] { NUMBER($examples, useGrouping: "false") } der Klasse { $label-className }
    }
looksAt = In Schritt { NUMBER($visit) } der Epoche ist Beispiel { NUMBER($example) } an der Reihe.
noVisits = Noch keine Schritte
nothingToVisit = Noch kein Beispiel da.
made =
    { $visits ->
        [one] Epoche { NUMBER($epoch) }: { NUMBER($done) } von { $visits } Schritt gemacht, { mistakes }
       *[other] Epoche { NUMBER($epoch) }: { NUMBER($done) } von { $visits } Schritten gemacht, { mistakes }
    }
cells = Jede Zelle ist ein Schritt, von links nach rechts. Ein Strich darunter markiert einen Fehler.
orders-columns =
    { $visits ->
        [one] Jede Spalte steht für etwa { $visits } Schritt, von links nach rechts. Ein Strich darunter markiert einen Fehler.
       *[other] Jede Spalte steht für etwa { $visits } Schritte, von links nach rechts. Ein Strich darunter markiert einen Fehler.
    }
orders-about =
    .given = Die Beispiele so, wie sie gezeichnet wurden oder in der Liste stehen, in jeder Epoche gleich.
    .positives-first = Erst alle positiven Beispiele, dann alle negativen. Nach den ersten paar Beispielen gibt es in jedem Block kaum noch etwas zu lernen.
    .shuffle-once = Der Seed mischt die Beispiele einmal. Jede Epoche wiederholt diese Reihenfolge.
    .shuffle-each-epoch = Der Seed mischt die Beispiele für jede Epoche neu. In CIML hat das etwa ein Fünftel der Epochen gespart.
    .custom = Die Reihenfolge, die du in den Einstellungen aufgeschrieben hast, in jeder Epoche gleich.
highestClassFirst = Die höchste Klasse zuerst, Klasse 0 zuletzt. Nach den ersten paar Beispielen gibt es in jedem Block kaum noch etwas zu lernen.
aboutBlocks = Das Beispiel aus CIML: eine Epoche mit 500 positiven Beispielen und danach 500 negativen. Das Verfahren lernt aus den ersten paar Schritten jedes Blocks, aus den übrigen lernt es nichts.
loadBlocks = 500 positive laden, dann 500 negative
aboutStarts = Trainiere dasselbe Verfahren viermal, jedes Mal mit anderen zufälligen Startgewichten. Wenn eine Gerade die Beispiele trennt, endet jeder Lauf ohne Fehler, aber mit einer anderen Trenngeraden. CISC 271 zeigt das an Iris (Abbildung 30.1).
orders-start = Vier zufällige Starts
loadIris = Iris laden
noStarts = Nur ein Verfahren mit einem einzigen Gewichtsvektor kann mit zufälligen Startgewichten anfangen.
started = Auf der Zeichenfläche sind jetzt vier Läufe. Ihre Startgewichte kommen aus dem Seed { NUMBER($seed) }. Drück auf „Start“ und sieh, wo jeder landet, oder probier vier weitere.

## orderExperiment

orderExperiment-about = Für jeden Seed wird das Verfahren von vorn trainiert. Dabei werden die Beispiele in jeder Epoche, einmal oder nie gemischt. Die Kurven zeigen seine Fehler in jeder Epoche (CIML, Abbildung 4.4).
seeds = Seeds
orderExperiment-epochs = Epochen
run = Trainieren
orderExperiment-cancel = Abbrechen
orderExperiment-runsMade = Fertige Läufe
orderExperiment-progress = { progress }
done = { progress }: fertig
orderExperiment-notTrained = Die Reihenfolge ändert an diesem Verfahren nichts: Es wird nicht Schritt für Schritt trainiert.
epochAxis = Epoche
names =
    .given = nie
    .shuffle-once = einmal
    .shuffle-each-epoch = jede Epoche
orderExperiment-key = Linie: der Mittelwert über die Seeds. Band: vom 10. bis zum 90. Perzentil. „Nie“ hat nur einen Lauf, weil er nicht vom Seed abhängt.
noMistakesAfter = Nach Epoche { NUMBER($epoch) } macht kein Lauf mehr einen Fehler.
orderExperiment-cancelled = Abgebrochen nach { progress }.
noDifference =
    { $epochs ->
        [one] Die Reihenfolge macht hier keinen Unterschied: Im Mittel sind es { NUMBER($first, maximumSignificantDigits: 3) } Fehler in Epoche 1.
       *[other] Die Reihenfolge macht hier keinen Unterschied: Im Mittel sind es { NUMBER($first, maximumSignificantDigits: 3) } Fehler in Epoche 1 und { NUMBER($last, maximumSignificantDigits: 3) } in Epoche { $epochs }.
    }
reached =
    { $others-length ->
        [0] Der Mittelwert fällt unter 1 Fehler: { LIST($whens, separator: "; ") }.
       *[other] Der Mittelwert fällt unter 1 Fehler: { LIST($whens, separator: "; ") }. In { epochs } gelingt es nicht, { LIST($others, type: "or") }.
    }
when = in Epoche { NUMBER($epoch) }, { shuffled }
other = { shuffled }
neverReached =
    { $epochs ->
        [one] In { epochs } kommt der Mittelwert bei keiner Reihenfolge unter 1 Fehler. Er ist { LIST($means, separator: "; ") }.
       *[other] In { epochs } kommt der Mittelwert bei keiner Reihenfolge unter 1 Fehler. Von der ersten bis zur letzten Epoche geht er { LIST($means, separator: "; ") }.
    }
orderExperiment-mean =
    { $epochs ->
        [one] { NUMBER($first, maximumSignificantDigits: 3) }, { shuffled }
       *[other] von { NUMBER($first, maximumSignificantDigits: 3) } auf { NUMBER($last, maximumSignificantDigits: 3) }, { shuffled }
    }
saving = Wer in jeder Epoche mischt statt nur einmal, spart { NUMBER($saved) } von { epochs }.
orderExperiment-table = Tabelle
tableName = Fehler in jeder Epoche
orderExperiment-caption = Fehler in jeder Epoche: Mittelwert (10. bis 90. Perzentil)
orderExperiment-epoch = Epoche
cell =
    { $band ->
        [none] { NUMBER($mean, maximumSignificantDigits: 3) }
       *[other] { NUMBER($mean, maximumSignificantDigits: 3) } ({ NUMBER($band-low, maximumSignificantDigits: 3) }–{ NUMBER($band-high, maximumSignificantDigits: 3) })
    }

## algorithm

lines =
    .start = { $letters } ← die Startgewichte
    .eachClass = für jede Klasse c: { $formula }
    .eachEpoch = für jede Epoche, höchstens { NUMBER($most) }:
    .eachExample = für jedes Beispiel { $pair }:
    .if = falls { $condition }:
    .otherwise = sonst:
    .cases = { $letter } ← { LIST($values, separator: "; ") }
    .winner = ŷ ← die Klasse mit dem höchsten a_c (bei Gleichstand die niedrigste)
    .keepVoter = V ← V ∪ {"{"}({ $letters }, n){"}"}: die Gewichte mit ihrer Anzahl behalten
    .firstPocket = { $letters } in die Tasche stecken
    .intoPocket = falls das auf allen Beispielen die wenigsten Fehler bisher sind: { $letters } in die Tasche stecken
    .nothingCollected = falls M leer ist: anhalten
    .shortStep = falls das Update kürzer als { NUMBER($tolerance) } ist: anhalten
    .stopWithout =
        { $what ->
            [mistake] falls die Epoche keinen Fehler hatte: anhalten
           *[update] falls die Epoche kein Update hatte: anhalten
        }
    .returns = Ergebnis: { $what }
    .returnsVoters = Ergebnis: V, dazu ({ $letters }, n)
    .predicts = Vorhersage: das Vorzeichen von { $what }
    .predictsWinner = Vorhersage: die Klasse mit dem höchsten Score
    .predictsByVote = Vorhersage: Jeder Gewichtsvektor in V stimmt n-mal ab
value =
    { $where ->
        [none] sonst { $value }
       *[other] { $value }, falls { $where }
    }
algorithm-label = { $learner } als Algorithmus
writtenAs = Geschrieben als
forms =
    .plus-minus = y = ±1
    .zero-one = y = 0, 1
    .weight = Bias als w₀
    .python = Python
atStart = Noch ist kein Beispiel an die Reihe gekommen. Geh einen Schritt weiter und sieh, welche Zeilen laufen.
marked = ▸ steht vor den Zeilen, die im gezeigten Schritt gelaufen sind. Daneben stehen seine Zahlen.
ran = gelaufen:{ " " }
algorithm-notTrained =
    .nearest-neighbours = Nächste Nachbarn werden nicht schrittweise trainiert: Sie behalten alle Beispiele und vergleichen erst bei der Vorhersage.
    .decision-tree = Ein Entscheidungsbaum wird nicht schrittweise trainiert: Er sieht für jede Teilung alle Beispiele auf einmal an.
aboutProgram = Ein vollständiges Programm: Es braucht Python 3, keine Pakete, und macht dieselben Schritte, Fehler und Gewichte.
moreRows =
    { $rows ->
        [one] noch { $rows } Zeile, die in der Kopie steht
       *[other] noch { $rows } Zeilen, die in der Kopie stehen
    }

## cures

kernel = Noch ein Ausweg: ein Kernel
aboutKernel = Ein Polynomkernel löst XOR, ohne dass man ein neues Merkmal nennt. Das Verfahren zählt zu jedem Beispiel seine Fehler und vergleicht Beispiele mit
switchToIt = Zum Polynomkernel wechseln
compareWith = Mit { $learner } vergleichen
multipliedOut = Für zwei Merkmale ausmultipliziert ist das
products = Jedes Produkt von Merkmalen des einen Beispiels, etwa <product/>, wird mit demselben Produkt des anderen multipliziert. Der Kernel ist also ein Skalarprodukt in einem Raum, dessen Merkmale diese Produkte sind. Eine Ebene in diesem Raum ist hier eine Kurve.
infinitelyMany = Im Gauß-Kernel stecken unendlich viele Merkmale, nämlich Produkte von jedem Grad. Darum gibt es keine Liste von Gewichten.
cures-tooMany = In diesem Kernel stecken { NUMBER($features) } Merkmale, zu viele, um sie hier aufzulisten (höchstens { NUMBER($most) }).
notStarted = Das Verfahren hat noch kein Beispiel angesehen, also ist jedes Gewicht 0.
converged = Das Verfahren ist nach { updates } konvergiert: Alle diese Beispiele sind jetzt richtig klassifiziert.
cures-soFar = Bisher hat das Verfahren { updates } gemacht.
stopped = Das Verfahren hat nach { updates } aufgehört, ohne zu konvergieren.
linearFeatures = Im linearen Kernel stecken nur die Merkmale selbst. Ihre Gewichte:
impliedFeatures = Ausmultipliziert ist der Kernel eine Summe von Produkten. Diese Produkte sind die Merkmale, die in ihm stecken. Ihre Gewichte ergeben sich aus den Zählern α, das größte zuerst:
train = Bis zum Ende trainieren
cures-table = Die Merkmale, die im Kernel stecken
cures-columns =
    .feature = Merkmal im Kernel
    .weight = Gewicht
scaled = Der Kernel rechnet mit den skalierten Merkmalen: x₁ ist hier also das skalierte x₁.
check =
    { $rounded ->
        [true] Probe mit Beispiel { NUMBER($example) }: Gewichte mal Merkmale ergibt dasselbe wie der Kernel, bis auf Rundung.
       *[false] Probe mit Beispiel { NUMBER($example) }: Gewichte mal Merkmale ergibt dasselbe wie der Kernel.
    }
hidden = Noch ein Ausweg: verborgene Neuronen
aboutHidden = Zwei Perzeptrone ziehen je eine Gerade, und ein drittes sieht sich statt des Beispiels ihre Ausgaben an. Bei XOR feuert <first/> dann, wenn mindestens ein Merkmal an ist (OR), und <second/> dann, wenn beide an sind (AND). Das dritte feuert, wenn das erste feuert und das zweite nicht.
inputCaption = Die Beispiele und die Geraden der beiden verborgenen Neuronen.
hiddenCaption = Dieselben Beispiele, mit den Ausgaben der verborgenen Neuronen als Koordinaten: Jetzt reicht eine Gerade.
inputPicture = Die vier Punkte von XOR und die Geraden von zwei verborgenen Neuronen: h₁ feuert über der ersten Geraden, h₂ über der zweiten, und die positiven Beispiele liegen dazwischen.
hiddenPicture = Dieselben Punkte, mit den Ausgaben von h₁ und h₂ als Koordinaten: Die beiden positiven sind jetzt ein Punkt, und eine Gerade trennt ihn von den negativen.
out = out
truthTable = Was die Neuronen für jedes Beispiel ausgeben
aboutTraining = Um ein verborgenes Neuron zu trainieren, muss man wissen, wie viel es zu den Fehlern der Ausgabe beiträgt. Dafür muss jedes Neuron sanft ansteigen, statt von 0 auf 1 zu springen. Dann kann man die Steigungen von der Ausgabe her zurückrechnen (Backpropagation).

## lift

role = 3D-Bild
name = 3D-Bild, mit den Pfeiltasten drehbar
keyHelp = Die Pfeiltasten links und rechts drehen das Bild, die nach oben und unten heben und senken den Blickpunkt, Pos1 setzt die Ansicht zurück.
height = Höhe
own = Merkmale des Verfahrens
others = Andere Produkte
constant = Das konstante Merkmal
constantName = x₀ = 1 (der Bias)
view = Blick auf das 3D-Bild
left = Links drehen
right = Rechts drehen
higher = Von weiter oben
lower = Von weiter unten
close = 3D-Bild schließen
noExamples = Noch gibt es keine Beispiele zum Anheben.
picture = 3D-Bild der Beispiele über { LIST($axes) }, jedes so hoch wie sein { $feature }.
pictureOfConstant = 3D-Bild der Beispiele über { LIST($axes) }, jedes so hoch wie das konstante Merkmal x₀.
allRise = Alle Beispiele steigen auf x₀ = 1.
biasOff = Ohne { bias-noun } bleiben die Beispiele in der Ebene, in der jede Grenze durch { origin-drawn } geht.
turnBiasOn = Bias einschalten
addFeature = Dem Verfahren { $feature } geben
groups = { LIST($groups, separator: "; ") }.
group =
    { $moves ->
        [stays] { $examples ->
            [one] { examples-lifted } bleibt auf Höhe 0
           *[other] { examples-lifted } bleiben auf Höhe 0
        }
        [rises] { $examples ->
            [one] { examples-lifted } steigt auf { NUMBER($height) }
           *[other] { examples-lifted } steigen auf { NUMBER($height) }
        }
       *[falls] { $examples ->
            [one] { examples-lifted } sinkt auf { NUMBER($height) }
           *[other] { examples-lifted } sinken auf { NUMBER($height) }
        }
    }
lift-range = Jedes Beispiel ist so hoch wie sein { $feature }, von { NUMBER($low) } bis { NUMBER($high) }.
lift-scaled = Die Merkmale sind skaliert, so wie das Verfahren sie sieht.
noPlane = Dieses Verfahren ({ $learner }) sagt nicht mit einer einzigen Ebene vorher. Darum sind nur die Beispiele zu sehen.
lift-noWeights = Alle Gewichte sind 0, also gibt es noch keine Ebene.
biasAlone =
    { $biasAs ->
        [bias] Außer dem Bias sind alle Gewichte 0. Alle Beispiele haben denselben Score, also liegt keine Ebene zwischen ihnen.
        [weight] Außer dem Bias-Gewicht sind alle Gewichte 0. Alle Beispiele haben denselben Score, also liegt keine Ebene zwischen ihnen.
       *[threshold] Außer dem Schwellenwert sind alle Gewichte 0. Alle Beispiele haben denselben Score, also liegt keine Ebene zwischen ihnen.
    }
deeper = Der Score hängt von mehr als den drei gezeichneten Merkmalen ab. Darum sind nur die Beispiele zu sehen.
upright =
    .constant =
        { $biasAs ->
            [threshold] θ ist 0, also steht die Ebene senkrecht, über einer Geraden durch { origin-drawn }.
           *[other] Das Gewicht von x₀ ist 0, also steht die Ebene senkrecht, über einer Geraden durch { origin-drawn }.
        }
    .noWeight = Das Gewicht von { $feature } ist 0. Die Fläche steht also senkrecht über der Grenze, als wäre nichts angehoben.
    .noFeature = { $feature } ist kein Merkmal des Verfahrens. Ohne dieses Merkmal steht die Fläche senkrecht über der Grenze.
separates = Jetzt liegen alle positiven Beispiele auf der einen Seite einer { surface-drawn } und alle negativen auf der anderen.
among = Die { surface-drawn } verläuft zwischen den Beispielen.
noMistakes = Kein Beispiel liegt auf der falschen Seite der { surface-drawn }.
touches = Kein Beispiel liegt auf der falschen Seite der { surface-drawn }, aber sie geht durch eines hindurch.
lift-mistakes =
    { $examples ->
        [one] Noch { $examples } Beispiel liegt auf der falschen Seite der { surface-drawn }.
       *[other] Noch { $examples } Beispiele liegen auf der falschen Seite der { surface-drawn }.
    }
bentByProducts = Die anderen Produkte krümmen die Fläche.
bentByScaling = Die Skalierung krümmt die Fläche.
ofMean = Sie gehört zu den gemittelten Gewichten.
boundary = Von oben gesehen ist die Grenze die Schnittlinie mit der Fläche von { $feature }.
boundaryAtOne = Die Grenze ist die Schnittlinie auf Höhe 1.
unbiased = Ohne { bias-noun } wäre die Grenze die Schnittlinie auf Höhe 0 (gestrichelt).

## projection

projection-role = Zahlengerade
projection-name = Beispiele auf der Geraden der Gewichte
projection-keyHelp = Die Pfeiltasten links und rechts gehen auf der Geraden von Beispiel zu Beispiel, Pos1 und Ende zum ersten und zum letzten.
projection-axis = Gemessen in
axes =
    .score = Scores
    .distance = Abständen
turn = Negative umdrehen
projection-noWeights = Dieses Verfahren hat keine Gewichte, also gibt es keine Richtung, auf die man die Beispiele projizieren könnte.
manyVectors = Dieses Verfahren hat für jede Klasse einen Gewichtsvektor, also gibt es nicht die eine Richtung, auf die man die Beispiele projizieren könnte.
projection-kernel = Die Gewichte liegen im Raum der Merkmale, die im Kernel stecken, also gibt es hier keine Richtung, auf die man die Beispiele projizieren könnte.
projecting = Wird projiziert …
zeroWeights = Alle Gewichte sind 0, also gibt es noch keine Richtung, auf die man die Beispiele projizieren könnte. Mach einen Schritt.
makeVisit = Schritt machen
whose =
    .mean = Das sind die gemittelten Gewichte. Mit ihnen wird vorhergesagt.
    .best = Das sind die bisher besten Gewichte. Mit ihnen wird vorhergesagt.
    .votes = Vorhergesagt wird durch Abstimmung. Das hier sind die Gewichte im Training.
projection-length = ‖w‖ = { NUMBER($length, $precision) }, und die Schwelle ist da, wo w·x = { $formula } = { NUMBER($threshold, $precision) }.
turned = Jedes negative Beispiel ist umgedreht: Aus x wird −x. So sollten alle über 0 liegen.
turnedWithBias = Jedes negative Beispiel ist umgedreht: Aus x wird −x, und aus der 1 seines Bias wird −1. So sollten alle über 0 liegen.
sides =
    { $onBoundary ->
        [0] { $wrong ->
            [0] { $trained ->
                [one] Das eine Beispiel liegt auf der richtigen Seite.
               *[other] Alle { $trained } Beispiele liegen auf der richtigen Seite.
            }
            [one] { $trained ->
                [one] Das eine Beispiel liegt auf der falschen Seite.
               *[other] { $wrong } von { $trained } Beispielen liegt auf der falschen Seite.
            }
           *[other] { $wrong } von { $trained } Beispielen liegen auf der falschen Seite.
        }
       *[other] { $wrong ->
            [0] { $onBoundary } von { $trained ->
                [one] { $trained } Beispiel
               *[other] { $trained } Beispielen
            } auf der Grenze.
           *[other] { $onBoundary } von { $trained ->
                [one] { $trained } Beispiel
               *[other] { $trained } Beispielen
            } auf der Grenze, { $wrong } auf der falschen Seite.
        }
    }
margin = Der funktionale Rand ist { NUMBER($functional, $precision) }. Der geometrische Rand ρ, ein Abstand, ist { NUMBER($geometric, $precision) }. Am nächsten liegt Beispiel { NUMBER($nearest) }.
noMargin = Es gibt keinen Rand: Dafür müssen alle Beispiele auf der richtigen Seite liegen.
projection-columns = Jede Spalte zeigt, wie viele Beispiele in sie fallen.
marks =
    .score = min y·a = { NUMBER($margin) }
    .distance = ρ = { NUMBER($margin) }
projection-about =
    .distance = In Abständen: Mit 2w und 2{ $bias } statt w und { $bias } bleibt hier jede Zahl gleich, denn die Grenze ist dieselbe.
    .score = In Scores: Mit 2w und 2{ $bias } statt w und { $bias } verdoppelt sich hier jede Zahl, und kein Punkt wechselt die Seite. Wer um 1 entlang w weitergeht, gewinnt ‖w‖ an Score.
projection-example =
    Beispiel { NUMBER($example) } ({ $heldOut ->
        [true] { $label }, zurückgehalten
       *[false] { $label }
    }): w·x ist ‖w‖ mal die Strecke entlang w, also { NUMBER($length, $precision) } · { NUMBER($along, $precision) } = { NUMBER($product, $precision) }. Score { NUMBER($score, $precision) }, Abstand { NUMBER($distance, $precision) }: { $side ->
        [right] auf der richtigen Seite
        [wrong] auf der falschen Seite
       *[boundary] auf der Grenze
    }.
plane =
    .none = Nur Beispiele mit zwei Merkmalen, nämlich x₁ und x₂ selbst, lassen sich in einer Ebene umdrehen.
    .projected = Jedes Beispiel wandert geradewegs zur Geraden von w: senkrecht zu ihr, parallel zur Grenze.
    .turned = Bei jedem negativen Beispiel wird aus x ein −x: Dann sollten alle auf der Seite liegen, zu der w zeigt.
    .turnedWithBias = Bei jedem negativen Beispiel wird aus x ein −x, und die 1 seines Bias dreht sich mit um: Für umgedrehte Beispiele ist die gestrichelte Gerade w·x = { $formula }.

## weightSpace

weightSpace-role = Ebene der Gewichte
weightSpace-name = Gewichtsraum: eine Gerade für jedes Beispiel
weightSpace-keyHelp = Die Pfeiltasten gehen von Gerade zu Gerade, Pos1 und Ende zur ersten und zur letzten, Esc hebt die Auswahl auf. Am Anfang eines Laufs führt Tab weiter zu den Gewichten, und die Pfeiltasten bewegen sie.
across = Nach rechts
up = Nach oben
window = Ausschnitt des Gewichtsraums
zoomIn = Vergrößern
zoomOut = Verkleinern
fit = Einpassen
weightOf = w von { $feature }
weightOfColumn = { $weight } von { $column }
weightSpace-noWeights = Dieses Verfahren hat keine Gewichte, also gibt es keinen Gewichtsraum.
weightSpace-manyVectors = Dieses Verfahren hat für jede Klasse einen Gewichtsvektor, also ist ein Beispiel keine Gerade in der Ebene zweier Gewichte.
weightSpace-kernel = Das Kernel-Perzeptron führt einen Zähler für jedes Beispiel. Seine Gewichte liegen im Raum der Merkmale, die im Kernel stecken.
oneWeight = Es gibt nur ein Gewicht. Für eine Ebene braucht es zwei: Nimm ein Merkmal dazu oder den Bias.
weightSpace-turnBiasOn = Bias einschalten
looking = Wird gesucht …
lookingForRegion = Gesucht werden die Gewichte, die jedes Beispiel richtig klassifizieren …
inside =
    { $others ->
        [0] Getönt: die Gewichte, die jedes Beispiel richtig klassifizieren.
       *[other] Getönt: die Gewichte, die jedes Beispiel richtig klassifizieren, { weights-held }.
    }
bounds =
    { $examples ->
        [one] Diesen Bereich begrenzt die Gerade von { $examples } Beispiel.
       *[other] Diesen Bereich begrenzen die Geraden von { $examples } Beispielen.
    }
outside =
    { $others ->
        [0] Die Gewichte, die jedes Beispiel richtig klassifizieren, liegen außerhalb dieses Ausschnitts.
       *[other] Die Gewichte, die jedes Beispiel richtig klassifizieren, liegen außerhalb dieses Ausschnitts, { weights-held }.
    }
tooFew = Die Gewichte, die jedes Beispiel richtig klassifizieren, bilden einen so kleinen Bereich, dass man ihn hier nicht sieht. Aber es gibt ihn: Die Beispiele sind trennbar.
empty = Leer: Es gibt keine Gewichte, die jedes Beispiel richtig klassifizieren. So sieht „nicht trennbar“ aus.
emptyHere = Hier leer: Es gibt keine Werte für { LIST($two) }, die jedes Beispiel richtig klassifizieren, { weights-held }.
never = Egal, welche Werte { LIST($two) } haben: Beispiel { NUMBER($example) } wird nicht richtig klassifiziert.
othersDo = Trennbar sind die Beispiele trotzdem: Mit anderen Werten der festen Gewichte kann jedes Beispiel richtig sein.
othersDoNot = Mit anderen Werten geht es auch nicht: Die Beispiele sind nicht trennbar.
othersUnknown = Mit anderen Werten der festen Gewichte geht es vielleicht.
linesDrawn = Gezeichnet sind { NUMBER($lines) } von { NUMBER($examples) } Geraden: alle, die den Bereich begrenzen, und eine Stichprobe.
pathDrawn = Der Pfad zeigt jedes { NUMBER($every) }. Update und das letzte.
line =
    { $right ->
        [true] Beispiel { NUMBER($example) } ({ $label }) braucht { $inequality }. Die aktuellen Gewichte liegen auf der richtigen Seite.
       *[false] Beispiel { NUMBER($example) } ({ $label }) braucht { $inequality }. Die aktuellen Gewichte liegen auf der falschen Seite.
    }
weightSpace-about = Jedes Beispiel ist eine Gerade: durchgezogen, wenn es positiv ist, gestrichelt, wenn es negativ ist. Ihre kurzen Striche zeigen zu den Gewichten, die es richtig klassifizieren.
jumps = Ein Update springt senkrecht zur Geraden seines Beispiels.
