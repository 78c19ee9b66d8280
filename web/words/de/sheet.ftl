amount =
    { $examples ->
        [one] { $examples } Beispiel, { $updates } Updates, { $epochs } Epochen
       *[other] { $examples } Beispiele, { $updates } Updates, { $epochs } Epochen
    }
run-made =
    { $visits ->
        [one] { updates } in { $visits } Schritt
       *[other] { updates } in { $visits } Schritten
    }

## sheet

title = { $learner }, von Hand
solution = { $title }: Lösung
name = Name
date = Datum
fromPage =
    { $cut ->
        [none] Von der Seite: { $data }.
        [one] Von der Seite: { $data }, der erste Schritt.
       *[other] Von der Seite: { $data }, die ersten { $cut } Schritte.
    }
made =
    { $level ->
        [gentle] Leichtes Blatt { NUMBER($seed, useGrouping: "false") }: { amount }.
        [usual] Mittleres Blatt { NUMBER($seed, useGrouping: "false") }: { amount }.
        [long] Langes Blatt { NUMBER($seed, useGrouping: "false") }: { amount }.
       *[like] Blatt { NUMBER($seed, useGrouping: "false") }, ähnlich dem der Seite: { amount }.
    }
range =
    { $range ->
        [same] { NUMBER($least) }
        [next] { NUMBER($least) } oder { NUMBER($most) }
       *[apart] { NUMBER($least) } bis { NUMBER($most) }
    }
madeInstead = Mittleres Blatt { NUMBER($seed, useGrouping: "false") }, weil der Lauf der Seite auf einem Blatt nicht zu Ende geht: { amount }.
features = Die Merkmale in x sind { LIST($names, separator: ", ") }.
score =
    { $form ->
        [bias] Score: a = w·x + b.
        [weight] Score: a = w·x, mit x₀ = 1.
       *[other] Score: a = w·x.
    }
withinMargin = Wenn { $signed } ≤ { NUMBER($margin, $precision) }, auch ohne Fehler: { LIST($steps) }. Sonst ändert sich nichts.
onMistake = Bei einem Fehler: { LIST($steps) }. Sonst ändert sich nichts.
mistake =
    { $residuals ->
        [true] { $tie ->
            [mistake] Sag q = 1 vorher, wenn { $positive }, sonst q = 0. Das Residuum ist e = y − q. Bei { $tied } ist es immer ein Fehler.
            [correct] Sag q = 1 vorher, wenn { $positive }, sonst q = 0. Das Residuum ist e = y − q. Bei { $tied } ist es kein Fehler.
           *[other] Sag q = 1 vorher, wenn { $positive }, sonst q = 0. Das Residuum ist e = y − q.
        }
       *[false] { $tie ->
            [mistake] Fehler: wenn { $signed } ≤ 0, also auch bei { $tied }.
            [correct] Fehler: wenn { $signed } < 0, also nicht bei { $tied }.
           *[other] Sag +1 vorher, wenn { $positive }, sonst −1. Fehler: wenn die Vorhersage nicht y ist.
        }
    }
classScore =
    { $form ->
        [bias] Score jeder Klasse: a = w·x + b, mit den Gewichten dieser Klasse; die letzte Zahl ist b.
        [weight] Score jeder Klasse: a = w·x, mit den Gewichten dieser Klasse; x₀ ist immer 1.
        [threshold] Score jeder Klasse: a = w·x, mit den Gewichten dieser Klasse; die letzte Zahl ist ihr Schwellenwert θ.
       *[other] Score jeder Klasse: a = w·x, mit den Gewichten dieser Klasse.
    }
classPrediction =
    { $form ->
        [threshold] Sag die Klasse mit dem höchsten a − θ vorher, bei Gleichstand die mit der kleinsten Nummer.
       *[other] Sag die Klasse mit dem höchsten Score vorher, bei Gleichstand die mit der kleinsten Nummer.
    }
classUpdate =
    { $form ->
        [bias] Bei einem Fehler: Addiere x zu den Gewichten der richtigen Klasse und 1 zu ihrem b. Zieh beides bei der vorhergesagten ab.
        [threshold] Bei einem Fehler: Addiere x zu den Gewichten der richtigen Klasse, und zieh 1 von ihrem θ ab. Zieh x von den Gewichten der vorhergesagten ab, und addiere 1 zu deren θ.
       *[other] Bei einem Fehler: Addiere x zu den Gewichten der richtigen Klasse, und zieh es von denen der vorhergesagten ab.
    }
heads =
    .visit = Schritt
    .epoch = Epoche
    .example = Beispiel
    .class = Klasse
    .score = Score a
    .predicted = Vorhersage
    .correct = richtig?
    .update = Update
start = Start
yes = ja
no = nein
noUpdate = keins
fillIn =
    { $given ->
        [all] Lies die Tabelle, Schritt für Schritt, und prüf jeden Score nach.
        [scores] Füll die Scores aus, Schritt für Schritt. Der Rest ist gegeben.
        [first] Füll die Lücken der Tabelle aus, Schritt für Schritt. Der erste Schritt ist schon gemacht.
       *[other] Füll die ganze Tabelle aus, Schritt für Schritt.
    }
howItEnds = Wie viele Updates sind es? Konvergiert der Lauf?
ended =
    { $converged ->
        [true]
            { $epochs ->
                [one] { run-made }. Ja: Die einzige Epoche ist ganz ohne Update.
               *[other] { run-made }. Ja: In der letzten von { $epochs } Epochen gibt es kein Update.
            }
       *[false] { run-made }. Noch nicht: In jeder Epoche gibt es ein Update.
    }
average =
    { $rows ->
        [one] Bilde den Mittelwert der Gewichte über die { $rows } Zeile der Tabelle. Der Start zählt mit. (Addiere zuerst jede Spalte.)
       *[other] Bilde den Mittelwert der Gewichte über die { $rows } Zeilen der Tabelle. Der Start zählt mit. (Addiere zuerst jede Spalte.)
    }
averaged = Die Spalten ergeben { $sum }. Geteilt durch { NUMBER($rows) } sind das die gemittelten Gewichte.
votes = Schreib jeden Gewichtsvektor einmal auf, mit seiner Überlebensdauer: In so vielen Zeilen steht er, der Start zählt mit.
model =
    { $letter ->
        [none] w = { $vector }
       *[other] w = { $vector }, { $letter } = { $bias }
    }
voter = { $model }: { $count }
names = { LIST($names, separator: ", ") }
draw =
    { $averaged ->
        [true] Zeichne die Grenze der gemittelten Gewichte in das Diagramm, mit einem Pfeil zur positiven Seite.
       *[false] Zeichne die Grenze nach dem letzten Schritt in das Diagramm, mit einem Pfeil zur positiven Seite.
    }
boundary = Die Grenze ist da, wo { $equation } ist; der Pfeil zeigt in die Richtung von w.
noBoundary = Es gibt keine Grenze: w ist 0.
learnerRefusals =
    .pocket = Für dieses Verfahren ({ $learner }) gibt es keine Blätter: Nach jedem Update müsste man alle Beispiele neu durchzählen.
    .batch = Für dieses Verfahren ({ $learner }) gibt es keine Blätter: Seine Updates sind Summen über alle Fehler einer Epoche.
    .passive-aggressive = Für dieses Verfahren ({ $learner }) gibt es keine Blätter: Seine Updates sind Brüche, die bald viele Stellen haben.
    .second-order = Für dieses Verfahren ({ $learner }) gibt es keine Blätter: Seine Updates sind Brüche, die bald viele Stellen haben.
    .kernel = Für dieses Verfahren ({ $learner }) gibt es keine Blätter: Es hat keine Gewichte zum Aufschreiben, und jeder Schritt braucht eine Summe über alle Fehler.
    .nearest-neighbours = Für dieses Verfahren ({ $learner }) gibt es keine Blätter: Es wird nicht Schritt für Schritt trainiert.
    .decision-tree = Für dieses Verfahren ({ $learner }) gibt es keine Blätter: Es wird nicht Schritt für Schritt trainiert.
refusals =
    .noExamples = Auf dieser Seite gibt es keine Beispiele für ein Blatt.
    .examples =
        { $count ->
            [one] Diese Seite hat { $count } Beispiel, und ein Blatt hat Platz für { NUMBER($most) }.
           *[other] Diese Seite hat { $count } Beispiele, und ein Blatt hat Platz für { NUMBER($most) }.
        }
    .features = Es gibt { NUMBER($count) } Merkmale, mehr als man von Hand addieren möchte ({ NUMBER($most) }).
    .classes = Es gibt mehr Klassen, als in eine Tabelle auf Papier passen ({ NUMBER($most) }).
    .values = Auf ein Blatt passen nur ganze Zahlen bis { NUMBER($most) }, aber manche Werte auf dieser Seite sind keine solchen.
    .weights = Die Gewichte wären nicht immer ganze Zahlen bis { NUMBER($most) }.
    .scores = Die Scores wären nicht immer ganze Zahlen bis { NUMBER($most) }.
    .neverUpdates = Mit Nullgewichten ist jeder Score 0. Wenn das als richtig zählt, gibt es nie ein Update. Zähl einen Gleichstand als Fehler.
    .notFound = Ein solches Blatt war nicht zu finden ({ amount }). Wähl eine andere Stufe oder einen anderen Seed.
otherExamples = Darum hat dieses Blatt andere Beispiele.

## worksheet

worksheet-title = Arbeitsblatt
close = Schließen
making = Das Blatt wird erstellt …
region = Blatt und Lösung
source = Blatt
sources =
    .page = Von dieser Seite
    .like = Neu, ähnlich wie hier
    .gentle = Neu, leicht
    .usual = Neu, mittel
    .long = Neu, lang
given = In der Tabelle gegeben
givens =
    .all = Alles
    .scores = Alles außer den Scores
    .first = Die erste Zeile
    .none = Nichts
seed = Seed
another = Noch eines
print = Drucken
formats =
    .markdown = Markdown
    .latex = LaTeX
loadCs188 = Beispiel aus CS 188 laden
tieIsMistake = Gleichstand als Fehler zählen
table = Schritte, zum Ausfüllen
solvedTable = Schritte, ausgefüllt
toFillIn = zum Ausfüllen
point =
    { $positive ->
        [true] { $name }: positiv bei { $place }
       *[false] { $name }: negativ bei { $place }
    }
plot =
    { $boundary ->
        [true] Diagramm der Beispiele mit der Grenze. { LIST($points, separator: "; ") }
       *[false] Diagramm der Beispiele. { LIST($points, separator: "; ") }
    }
