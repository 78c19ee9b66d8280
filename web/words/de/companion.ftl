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
introduction = Welche Beispiele zum Testen dienen, ist Zufall, und ein Unterschied von einem oder zwei Beispielen ist es auch. Hier wird jedes Verfahren mit 50 Aufteilungen bis zum Ende trainiert. Ihre Startwerte folgen auf den der Seite.
runsMade = Fertige Läufe
progress =
    { $total ->
        [one] { NUMBER($done) } von { $total } Lauf
       *[other] { NUMBER($done) } von { $total } Läufen
    }
splits-table = Verfahren bei vielen Aufteilungen, in Zahlen
caption =
    { $heldOut ->
        [one] Falsch von { $heldOut } Testbeispiel
       *[other] Falsch von { $heldOut } Testbeispielen
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
