## next

title = Zum Weiterprobieren:
ideas =
    .tieIsMistake = Gleichstand als Fehler zählen
    .negativeAmid = Ein negatives Beispiel mitten unter die positiven setzen
    .positiveAmid = Ein positives Beispiel mitten unter die negativen setzen
    .xor = XOR ausprobieren
    .gaussian = Den Gauß-Kernel ausprobieren
    .pocket = Mit dem Pocket-Perzeptron vergleichen
    .averaged = Mit dem gemittelten Perzeptron vergleichen
    .classesLesson = Lektion: mehr als zwei Klassen
    .productLesson = Lektion: Ein Produkt hilft
    .stopLesson = Lektion: warum es aufhören muss
    .lineLesson = Lektion: warum es keine Gerade kann

## secondOrder

start = Noch gab es keinen Fehler, darum sind für die Matrix S alle Richtungen gleich.
first = Es ist der erste Fehler, darum geht das Update noch entlang des Beispiels.
moves = Die Gewichte ändern sich entlang S·x statt x: weniger, wo sich die Fehler gleichen.
added =
    .added = S·x addiert
    .subtracted = S·x abgezogen

## kernel

starts =
    .mistake = Jedes Beispiel hat einen Zähler α für die Fehler, die bei ihm passieren, bisher 0. Der erste Score wird also 0 sein: ein Gleichstand, der laut Regel als Fehler zählt.
    .correct = Jedes Beispiel hat einen Zähler α für die Fehler, die bei ihm passieren, bisher 0. Der erste Score wird also 0 sein: ein Gleichstand, der laut Regel als richtig zählt.
    .negative = Jedes Beispiel hat einen Zähler α für die Fehler, die bei ihm passieren, bisher 0. Der erste Score wird also 0 sein: ein Gleichstand, der laut Regel als negativ zählt.
    .positive = Jedes Beispiel hat einen Zähler α für die Fehler, die bei ihm passieren, bisher 0. Der erste Score wird also 0 sein: ein Gleichstand, der laut Regel als positiv zählt.
stay = Die Zähler bleiben gleich.
grows = Sein Zähler α wächst von { NUMBER($before, $precision) } auf { NUMBER($after, $precision) }.
counting =
    { $used ->
        [one] Von { NUMBER($all) } Beispielen hat { $used } ein α > 0: Nur solche zählen im Score mit.
       *[other] Von { NUMBER($all) } Beispielen haben { $used } ein α > 0: Nur solche zählen im Score mit.
    }
names =
    .linear = Der lineare Kernel:
    .polynomial = Der Polynomkernel:
    .rbf = Der Gauß-Kernel:
more =
    { $terms ->
        [one] { $terms } weiterer
       *[other] { $terms } weitere
    }
case =
    .head = Zähler
    .mistake = α + 1

## batch

batch-start = Die Gewichte ändern sich erst am Ende jeder Epoche, für alle ihre Fehler zusammen.
addsUp =
    { $left ->
        [one] Es kommt mit in die Summe. Bis in { $left } Schritt die Epoche endet, bleiben die Gewichte gleich.
       *[other] Es kommt mit in die Summe. Bis in { $left } Schritten die Epoche endet, bleiben die Gewichte gleich.
    }
waits =
    { $left ->
        [one] Die Gewichte bleiben gleich, bis in { $left } Schritt die Epoche endet.
       *[other] Die Gewichte bleiben gleich, bis in { $left } Schritten die Epoche endet.
    }
noMistakes = Die Epoche endet ohne Fehler, also bleiben die Gewichte gleich.
batch-moves =
    { $mistakes ->
        [none] Die Epoche endet: Die Gewichte ändern sich um die Summe über alle Fehler.
        [one] Die Epoche endet: Die Gewichte ändern sich um die Summe über { $mistakes } Fehler.
       *[other] Die Epoche endet: Die Gewichte ändern sich um die Summe über alle { $mistakes } Fehler.
    }
share = Zur Summe über die Fehler trägt es bei:
wholeEpoch =
    { $mistakes ->
        [none] Die ganze Epoche, über alle Fehler:
        [one] Die ganze Epoche, über { $mistakes } Fehler:
       *[other] Die ganze Epoche, über alle { $mistakes } Fehler:
    }
inSum =
    .added = +x in der Summe
    .subtracted = −x in der Summe
settled = Nach { epochs } und { updates } hat sich das Verfahren eingependelt: Das letzte Update war kürzer als die Toleranz ε = { NUMBER($tolerance, $precision) }.
maybeWrong = Das heißt nicht, dass jedes Beispiel richtig klassifiziert ist.
