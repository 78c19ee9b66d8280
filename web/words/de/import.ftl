rows-shown =
    { $allRows ->
        [true] { $rows ->
            [one] { $rows } Zeile
           *[other] { $rows } Zeilen
        }
       *[false] Die ersten { NUMBER($shown) } von { NUMBER($rows) } Zeilen
    }
right-or-wrong =
    { $mistake ->
        [true] ein Fehler
       *[false] richtig
    }
onlyVectors = Beginnen lässt sich nur mit einem Gewichtsvektor oder mit einem je Klasse.

## importing

title = Daten importieren
close = Schließen
text = Tabelle einfügen, Datei wählen oder hierher ziehen
sample =
    Größe;Masse;Label

    1,72;64;ja

    1,65;80;nein
chooseFile = Datei wählen …
fileToImport = Datei zum Importieren
limits = CSV, TSV, libsvm, ARFF, JSON, ein gespeicherter Zustand oder ein gespeichertes Modell: höchstens { NUMBER($columns) } Merkmale, { NUMBER($rows) } Zeilen und { $size }. Deine Daten bleiben auf diesem Computer.
pasted = Eingefügter Text
size =
    { $unit ->
        [bytes] { NUMBER($amount) } Byte
        [kB] { NUMBER($amount, maximumSignificantDigits: 2) } kB
       *[MB] { NUMBER($amount, maximumSignificantDigits: 2) } MB
    }
reading =
    { $name ->
        [none] Der eingefügte Text wird gelesen
       *[other] { $name } wird gelesen
    }
readingFile = Die Datei wird gelesen
noText = Was du eingefügt hast, enthält keinen Text.
empty = { $name } ist leer.
tooLarge =
    { $name ->
        [none] Der eingefügte Text hat { $size }, erlaubt sind höchstens { $most }. Gelesen wurde nichts.
       *[other] { $name } hat { $size }, erlaubt sind höchstens { $most }. Gelesen wurde nichts.
    }
overLimit = { $name } ist größer als die erlaubten { $most }. Gelesen wurde nichts.
unreadable = { $name } ließ sich nicht lesen.
busy = Wird gelesen …
cancelled = Das Lesen wurde abgebrochen. Nichts hat sich geändert.
readAgain = Noch einmal lesen
savedState = Gespeicherter Zustand
replaces = Das ist ein gespeicherter Zustand: Seine Daten, Verfahren und Einstellungen ersetzen die aktuellen.
cannotOpen = Das lässt sich nicht öffnen.
leftOutOfState = Nicht übernommen wird:
open = Öffnen
savedModel = Gespeichertes Modell
modelTaken = Das ist ein gespeichertes Modell. Deine Daten bleiben, und aus dem Modell kommen:
featuresTaken = Merkmale: { $features }
biasTaken =
    { $bias ->
        [true] Bias: ja
       *[false] Bias: nein
    }
learnerTaken = Verfahren: { $learner }
weightsTaken = Startgewichte
modelLeft = Das ist ein gespeichertes Modell, aber deine Verfahren können nicht damit beginnen. Nichts ändert sich.
misfits =
    .noStart =
        { $kind ->
            [votes] Es sagt durch eine Abstimmung vieler Gewichtsvektoren vorher. { onlyVectors }
            [kernel] Es sagt mit einem Kern und den falsch vorhergesagten Beispielen vorher. { onlyVectors }
            [nearest-neighbours] Es sagt nach den nächsten Beispielen vorher. { onlyVectors }
           *[decision-tree] Es sagt mit einem Entscheidungsbaum vorher. { onlyVectors }
        }
    .otherColumns =
        { $model ->
            [one] Es braucht { $model } Grundmerkmal, deine Daten haben { NUMBER($data) }.
           *[other] Es braucht { $model } Grundmerkmale, deine Daten haben { NUMBER($data) }.
        }
    .otherClasses = Es unterscheidet { NUMBER($model) } Klassen, deine Daten haben { NUMBER($data) }.
    .otherScaling = Seine Skalierung stammt von anderen Daten, also hätten seine Gewichte hier eine andere Bedeutung. Lade die Daten, mit denen es trainiert wurde.
    .locked = Was sich ändern würde, ist hier gesperrt.
takeModel = Damit beginnen
table = So wird die Tabelle gelesen
delimiter = Trennzeichen
delimiters =
    .comma = Komma: a,b
    .semicolon = Semikolon: a;b
    .tab = Tab
    .bar = Strich: a|b
    .spaces = Leerzeichen: a b
    .libsvm = libsvm-Format: 1:0.5 2:3
    .arff = ARFF-Format
    .json = JSON-Datensätze
decimalMark = Dezimalzeichen
decimalMarks =
    .point = Punkt: 1.5
    .comma = Komma: 1,5
header = Die erste Zeile enthält die Spaltennamen
label = Label
positive = Positives Label
folds = Groß- und Kleinschreibung der Labels nicht beachten
eachClass = Keins: { NUMBER($classes) } Klassen
axes =
    .x1 = Waagerechte Achse, x₁
    .x2 = Senkrechte Achse, x₂
features = Merkmale
firstRows = Erste Zeilen
rows =
    { $moreColumns ->
        [0] { rows-shown }
        [one] { rows-shown }, ohne { $moreColumns } Spalte
       *[other] { rows-shown }, ohne { $moreColumns } Spalten
    }
line = Zeile
record = Datensatz
roles =
    .label = Label
    .x1 = x₁
    .x2 = x₂
    .feature = Merkmal
    .left-out = ausgelassen
outcome =
    { $features ->
        [one] { examples } mit { $features } Merkmal: { LIST($counts) }.
       *[other] { examples } mit { $features } Merkmalen: { LIST($counts) }.
    }
positives =
    { $count ->
        [one] { $count } positives ({ $name })
       *[other] { $count } positive ({ $name })
    }
negatives =
    { $count ->
        [one] { $count } negatives ({ $name })
       *[other] { $count } negative ({ $name })
    }
ofClass = { NUMBER($count) } { $name }
leaveOut =
    { $rows ->
        [one] { $rows } Zeile auslassen, in der ein Wert fehlt
       *[other] { $rows } Zeilen auslassen, in denen ein Wert fehlt
    }
noRow = Es bleibt keine Zeile übrig.
moreProblems = Und noch { NUMBER($problems) } Fehler dieser Art.
take = Importieren

## importNotices

eitherNumber = Ist „{ $text }“ in { LIST($columns) } { NUMBER($value) } oder { NUMBER($other) }? Gelesen wird { NUMBER($value) }. Stimmt das nicht, ändere das Dezimalzeichen.
eitherHeader =
    { $header ->
        [true] Sind „{ $text }“ die Spaltennamen? Sie werden als Namen gelesen. Stimmt das nicht, nimm das Häkchen weg.
       *[false] Sind „{ $text }“ die Spaltennamen? Sie werden als Beispiel gelesen. Stimmt das nicht, setz das Häkchen.
    }
capitals =
    { $folded ->
        [true] Zählt Groß- und Kleinschreibung bei { LIST($labels) }? Sie wird nicht beachtet. Stimmt das nicht, nimm das Häkchen weg.
       *[false] Zählt Groß- und Kleinschreibung bei { LIST($labels) }? Sie ergibt verschiedene Labels. Stimmt das nicht, setz das Häkchen.
    }
manyClasses = Welches Label in „{ $name }“ ist positiv? Es gibt { NUMBER($values) } verschiedene Werte und höchstens { NUMBER($most) } Klassen, also wird ein Wert mit allen anderen verglichen.
sameLabels = { LIST($labels) } sind dasselbe Label, „{ $as }“.
numbersRead = „{ $text }“ wird als { NUMBER($value) } gelesen.
identifiers =
    { $names-length ->
        [one] { LIST($names) } wird ausgelassen: Die Spalte kennzeichnet nur die Zeilen.
       *[other] { LIST($names) } werden ausgelassen: Die Spalten kennzeichnen nur die Zeilen.
    }
words =
    { $names-length ->
        [one] { LIST($names) } wird ausgelassen: Die Spalte enthält keine Zahlen.
       *[other] { LIST($names) } werden ausgelassen: Die Spalten enthalten keine Zahlen.
    }
importNotices-empty =
    { $names-length ->
        [one] { LIST($names) } ist leer.
       *[other] { LIST($names) } sind leer.
    }
comments =
    { $lines ->
        [one] { $lines } Kommentar wird übersprungen, in Zeile { NUMBER($first, useGrouping: "false") }.
       *[other] { $lines } Kommentare werden übersprungen, ab Zeile { NUMBER($first, useGrouping: "false") }.
    }
importNotices-title = Zeile { NUMBER($line, useGrouping: "false") }, „{ $text }“, wird als Titel übersprungen.
counts = Zeile { NUMBER($line, useGrouping: "false") }, „{ $text }“, nennt die Größe der Tabelle und die Namen der Klassen.
oneFeature = Es gibt nur ein Merkmal, „{ $name }“. Für das Bild ist x₂ in jedem Beispiel 0.
contradict =
    { $record ->
        [true] { $lines ->
            [one] Datensatz { NUMBER($line, useGrouping: "false") } hat dieselben Merkmalswerte wie Datensatz { NUMBER($as, useGrouping: "false") }, aber ein anderes Label: Kein Verfahren klassifiziert beide richtig.
           *[other] { $lines } Datensätze haben dieselben Merkmalswerte wie ein anderer, aber ein anderes Label, etwa { NUMBER($as, useGrouping: "false") } und { NUMBER($line, useGrouping: "false") }: Kein Verfahren klassifiziert alle richtig.
        }
       *[false] { $lines ->
            [one] Zeile { NUMBER($line, useGrouping: "false") } hat dieselben Merkmalswerte wie Zeile { NUMBER($as, useGrouping: "false") }, aber ein anderes Label: Kein Verfahren klassifiziert beide richtig.
           *[other] { $lines } Zeilen haben dieselben Merkmalswerte wie eine andere, aber ein anderes Label, etwa die Zeilen { NUMBER($as, useGrouping: "false") } und { NUMBER($line, useGrouping: "false") }: Kein Verfahren klassifiziert alle richtig.
        }
    }
quoted = „{ $name }“
more = { NUMBER($names) } weitere
renamed = „{ $from }“ heißt hier „{ $to }“.

## importProblems

problem =
    { $line ->
        [none] { $rule }
       *[other] { $column ->
            [none] { $record ->
                [true] Datensatz { NUMBER($line, useGrouping: "false") }: { $rule }
               *[false] Zeile { NUMBER($line, useGrouping: "false") }: { $rule }
            }
           *[other] { $record ->
                [true] Datensatz { NUMBER($line, useGrouping: "false") }, { $column }: { $rule }
               *[false] Zeile { NUMBER($line, useGrouping: "false") }, { $column }: { $rule }
            }
        }
    }
columns =
    .named = Spalte „{ $name }“
    .column = Spalte { NUMBER($number, useGrouping: "false") }
    .feature = Merkmal { NUMBER($number, useGrouping: "false") }
    .label = Label
rules =
    .openQuote = Das Anführungszeichen wird nicht geschlossen.
    .behindQuote = Hinter dem schließenden Anführungszeichen steht noch etwas.
    .noValue = Der Wert fehlt.
    .noNumber = „{ $text }“ ist keine Zahl.
    .noPair = „{ $text }“ ist kein Merkmal mit seinem Wert.
    .noRecords = Das ist weder ein Objekt noch eine Liste wie die anderen Datensätze.
    .noJson = Das ist kein JSON. { $text }
    .noArffData = In dieser ARFF-Datei fehlt @data.
    .foreign =
        { $format ->
            [vowpalWabbit] Das ist das Format von Vowpal Wabbit, es lässt sich nicht lesen. Speichere die Daten als CSV oder libsvm.
            [orange] Das ist das Format von Orange mit drei Kopfzeilen, es lässt sich nicht lesen. Speichere die Daten als CSV.
            [workbook] Das ist eine Arbeitsmappe (Excel oder ähnlich), sie lässt sich nicht lesen. Speichere das Blatt als CSV.
            [numpy] Das ist eine NumPy-Datei, sie lässt sich nicht lesen. Speichere das Array mit numpy.savetxt.
            [parquet] Das ist eine Parquet-Datei, sie lässt sich nicht lesen. Speichere die Daten als CSV.
            [html] Das ist eine Webseite und keine Tabelle. Lade die Datei selbst herunter.
           *[sparseArff] Das ist eine dünn besetzte ARFF-Datei, sie lässt sich nicht lesen. Speichere die Daten als CSV oder libsvm.
        }
    .otherWidth =
        { $cells ->
            [one] Hier ist { $cells } Zelle statt { NUMBER($width) }.
           *[other] Hier sind { $cells } Zellen statt { NUMBER($width) }.
        }
    .firstWidth =
        { $cells ->
            [one] Hier ist { $cells } Zelle, in Zeile { NUMBER($firstLine, useGrouping: "false") } sind es { NUMBER($first) }.
           *[other] Hier sind { $cells } Zellen, in Zeile { NUMBER($firstLine, useGrouping: "false") } sind es { NUMBER($first) }.
        }
    .longLine = Eine Zeile darf höchstens { NUMBER($most) } Zeichen haben.
    .longCell = Eine Zelle darf höchstens { NUMBER($most) } Zeichen haben.
    .manyColumns = Mehr als { NUMBER($most) } Spalten gehen nicht.
    .manyFeatures = Eine Tabelle darf höchstens { NUMBER($most) } Merkmale haben.
    .manyNumbers = Eine Tabelle darf höchstens { NUMBER($most) } Zellen haben.
    .manyRows = Mehr als { NUMBER($most) } Zeilen gehen nicht.
    .rowsLeft = Es sind { NUMBER($rows) } Zeilen, Platz ist für { NUMBER($most) }.
choices =
    .fewColumns =
        { $columns ->
            [one] Eine Tabelle braucht ein Merkmal und ein Label, diese hat { $columns } Spalte.
           *[other] Eine Tabelle braucht ein Merkmal und ein Label, diese hat { $columns } Spalten.
        }
    .fewFeatures = Wähl mindestens ein Merkmal. Es muss eine Spalte mit Zahlen sein.
    .manyFeatures = Das sind { NUMBER($features) } Merkmale, möglich sind höchstens { NUMBER($most) }: Wähl einige ab.
    .oneValue =
        { $values ->
            [0] Das Label „{ $name }“ hat keinen Wert, es braucht aber zwei verschiedene.
           *[other] Das Label „{ $name }“ hat nur einen Wert, es braucht aber zwei verschiedene.
        }
    .manyValues = „{ $name }“ hat mehr als { NUMBER($most) } verschiedene Werte: Wähl eine andere Spalte als Label.
    .manyClasses = „{ $name }“ hat { NUMBER($values) } verschiedene Werte, möglich sind höchstens { NUMBER($most) } Klassen: Wähl einen Wert, der positiv ist.

## reviews
## The words of the reviews are English: "not", "excellent" and "terrible" are quoted as they are.

heading = Kursrezensionen
list = Rezensionen
axis =
    .negative = ← negativ
    .positive = positiv →
score = Score
intro = Jedes Wort ist ein Merkmal: 1, wenn es in der Rezension steht, sonst 0.
notBook = „excellent“ spricht für einen Kurs und „terrible“ gegen ihn, aber „not“ dreht beides um: „not excellent“ ist kein Lob. Mit einem Gewicht je Wort lässt sich das nicht sagen, denn „not“ trägt zum Score immer gleich viel bei, egal, bei welchem Wort es steht.
not = „not“ dreht andere Wörter um: „not { $word }“ sagt das Gegenteil von „{ $word }“. Mit einem Gewicht je Wort lässt sich das nicht sagen, denn „not“ trägt zum Score immer gleich viel bei, egal, bei welchem Wort es steht.
conjunction = „{ $conjunction }“ ist ein eigenes Merkmal: 1 nur, wenn beide Wörter in der Rezension stehen. Sein Gewicht kann zurücknehmen, was „{ $word }“ sagt.
sum = Jetzt hat „{ $word }“ allein den Score { NUMBER($alone, $precision) }, und mit „not“ den Score { $sum }.
proof = Diese Rezensionen beweisen es. Im Mittel haben die positiven und die negativen dieselben Merkmale: { LIST($averages) }. Egal, wie die Gewichte sind: Beide haben im Mittel denselben Score. Also können nicht alle auf ihrer Seite von 0 liegen.
average = { $feature } = { NUMBER($average) }
addConjunctions =
    { $conjunctions-length ->
        [one] Konjunktion { LIST($conjunctions) } hinzufügen
       *[other] Konjunktionen { LIST($conjunctions) } hinzufügen
    }
removeConjunctions =
    { $conjunctions ->
        [one] Konjunktion entfernen
       *[other] Konjunktionen entfernen
    }
noScores = Hier gibt es keine Scores, denn dieses Verfahren ({ $learner }) sagt nicht nach dem Vorzeichen eines einzigen Scores vorher. Seine Fehler werden trotzdem gezählt.
scoresOf = Die Scores sind die von { $learner }, dem Verfahren in der Erklärung.
scoresOfModel = Die Scores gehören zu den Gewichten, die vorhersagen, nicht zu denen im Training.
scoresOfScaled = Die Scores rechnen mit den skalierten Merkmalen. Bei den Rezensionen steht 0 oder 1.
reviews-words = Wörter
wordsName = Wörter, die Merkmale sind
removeWord = Das Wort { $word } entfernen
lastWord = Mindestens ein Wort muss bleiben.
addWord = Wort hinzufügen
mostWords = Mehr als { NUMBER($most) } Wörter sind nicht möglich.
select = Rezension { NUMBER($review) } auswählen
remove = Rezension { NUMBER($review) } löschen
reviews-text = Text von Rezension { NUMBER($review) }
reviews-label =
    { $label ->
        [positive] Label von Rezension { NUMBER($review) }: positiv
       *[negative] Label von Rezension { NUMBER($review) }: negativ
    }
labelHint =
    { $label ->
        [positive] positiv: drücken, damit es negativ wird
       *[negative] negativ: drücken, damit es positiv wird
    }
heldOut = zurückgehalten
visited = Schritt { NUMBER($visit) }
visitedHeard =
    { $mistake ->
        [true] : ein Fehler
       *[false] : richtig
    }
judged =
    { $predicted ->
        [positive] Vorhersage positiv: { right-or-wrong }
        [negative] Vorhersage negativ: { right-or-wrong }
        [tie-positive] Bei 0 ist Gleichstand, zählt als positiv: { right-or-wrong }
        [tie-negative] Bei 0 ist Gleichstand, zählt als negativ: { right-or-wrong }
       *[tie] Bei 0 ist Gleichstand: { right-or-wrong }
    }
newReview = Neue Rezension
newLabel =
    { $label ->
        [positive] Label der neuen Rezension: positiv
       *[negative] Label der neuen Rezension: negativ
    }
newText = Text der neuen Rezension
newHint = Noch eine Rezension schreiben
add = Hinzufügen
restore = Die vier Beispielrezensionen wiederherstellen
combinations = Alle Kombinationen
combinationsOf =
    { $listed ->
        [all] { $scored ->
            [true] Jede Kombination dieser Wörter, mit ihrem Score bei den aktuellen Gewichten.
           *[false] Jede Kombination dieser Wörter.
        }
        [ofReviews] { $scored ->
            [true] Diese Wörter haben { NUMBER($all) } Kombinationen, zu viele für eine Liste. Hier stehen die, die in Rezensionen vorkommen, mit ihren Scores bei den aktuellen Gewichten.
           *[false] Diese Wörter haben { NUMBER($all) } Kombinationen, zu viele für eine Liste. Hier stehen die, die in Rezensionen vorkommen.
        }
       *[first] { $scored ->
            [true] Diese Wörter haben { NUMBER($all) } Kombinationen, zu viele für eine Liste. Hier stehen die ersten { NUMBER($first) }, die in Rezensionen vorkommen, mit ihren Scores bei den aktuellen Gewichten.
           *[false] Diese Wörter haben { NUMBER($all) } Kombinationen, zu viele für eine Liste. Hier stehen die ersten { NUMBER($first) }, die in Rezensionen vorkommen.
        }
    }
allTies = Bisher ist überall Gleichstand: Jeder Score ist 0.
ties = Bei { NUMBER($ties) } ist Gleichstand: Ein Score von 0 liegt auf keiner Seite.
reviews-columns =
    .predicted = Vorhersage
    .reviews = Rezensionen
predicted =
    { $predicted ->
        [positive] positiv
        [negative] negativ
        [tie-positive] 0: Gleichstand, zählt als positiv
        [tie-negative] 0: Gleichstand, zählt als negativ
       *[tie] 0: Gleichstand
    }
numbers = { LIST(NUMBER($reviews)) }
none = keine

## reviewProblems

reviewProblems-noText = Eine Rezension braucht einen Text.
longText = Eine Rezension darf höchstens { NUMBER($most) } Zeichen haben, diese hat { NUMBER($characters) }.
manyReviews = Mehr als { NUMBER($most) } Rezensionen gehen nicht.
noWord = Schreib ein Wort: Buchstaben und Ziffern, ohne Leerzeichen.
longWord = Ein Wort darf höchstens { NUMBER($most) } Zeichen haben.
sameWord = „{ $word }“ ist schon da.
manyWords = Mehr als { NUMBER($most) } Wörter gehen nicht.
