## notices

kinds =
    .info = Hinweis
    .warning = Warnung
    .error = Fehler
dismiss = Schließen

## warnings

refused =
    { $drops ->
        [true] { $said } Die angegebenen Daten werden nicht gezeigt.
       *[false] { $said }
    }
warnings-locked = { lockedHere }
tooManyPoints = Auf der Seite ist Platz für { NUMBER($most) } Punkte. Es kam nichts dazu.
tooManyFeatures = Du kannst höchstens { NUMBER($most) } Merkmale wählen. Nichts hat sich geändert.
tooManyLearners = Du kannst höchstens { NUMBER($most) } Verfahren vergleichen.
orderGone =
    { $named ->
        [one] Die eigene Reihenfolge galt für { $named } Beispiel, jetzt sind es { NUMBER($examples) }: Es geht wieder in der ursprünglichen.
       *[other] Die eigene Reihenfolge galt für { $named } Beispiele, jetzt sind es { NUMBER($examples) }: Es geht wieder in der ursprünglichen.
    }
otherOrderGone = Die eigene Reihenfolge galt für andere Beispiele: Es geht wieder in der ursprünglichen.

## noVerdict

severalClasses = Eine Gerade trennt nur zwei Labels.
oneLabel = Ohne beide Labels gibt es nichts zu trennen.
noVerdict-refused = Ob sie trennbar sind, ist nicht bekannt: { $error }

## obstacles

obstacles-refused = { $error }
twoClasses = Dieses Verfahren kennt zwei Klassen, aber diese Beispiele haben mehr.
preparing = Dieses Verfahren wird vorbereitet: { NUMBER($percent, useGrouping: "false") }{ "\u202F" }%.

## offers

useMulticlass = Mehrklassen-Perzeptron nehmen
usePerceptron = Perzeptron nehmen
drawPositives = Positive zeichnen
drawNegatives = Negative zeichnen
loadBlobs = Zwei Wolken laden
loadReviews = Kursrezensionen laden

## traceObstacles

noMemory = Um diese Schritte zu wiederholen, reicht der Speicher nicht.
traceObstacles-refused = Diese Schritte lassen sich nicht zeigen: { $error }

## refusalPlaces

inCourse = Im Kurs: { $said }
named = { $place }: { $said }
inStep =
    { $line ->
        [none] { courseStep }: { $said }
       *[other] { courseStep } (Zeile { NUMBER($line, useGrouping: "false") }): { $said }
    }
courseStep =
    { $part ->
        [none] { courseTask }
        [link] { courseTask }, Link
        [state] { courseTask }, Zustand
        [data] { courseTask }, Daten
       *[other] { courseTask }, { $part }
    }
courseTask =
    { $task ->
        [none] Abschnitt { NUMBER($step, useGrouping: "false") }
       *[other] Abschnitt { NUMBER($step, useGrouping: "false") }, Aufgabe { NUMBER($task, useGrouping: "false") }
    }
onLine = Zeile { NUMBER($line, useGrouping: "false") }: { $said }
quotation = „{ $text }“

## refusalSentences

whole-within = { $field } muss eine ganze Zahl von { $facts-0 } bis { $facts-1 } sein.
within = { $field } muss von { $facts-0 } bis { $facts-1 } sein.
above = { $field } muss über { $facts-0 } und höchstens { $facts-1 } sein.
finite = { $field } darf nur endliche Zahlen enthalten.
magnitude = { $field } muss im Bereich ±1e100 liegen.
name = { $field } ist kein Name, den es gibt.
two-of = { $field } müssen zwei verschiedene Zahlen von 0 bis { $facts-0 } sein.
list-length = { $field } muss eine Liste mit { $facts-0 } bis { $facts-1 } Einträgen sein.
no-examples = Es gibt keine Beispiele.
only-positives = Alle Beispiele sind positiv: Zum Lernen braucht es beide Labels.
only-negatives = Alle Beispiele sind negativ: Zum Lernen braucht es beide Labels.
only-class-0 = Alle Beispiele sind aus Klasse 0: Zum Lernen braucht es zwei Klassen.
label-sign = Das Label von Beispiel { $facts-0 } ist weder −1 noch +1.
label-class = Das Label von Beispiel { $facts-0 } ist keine Klasse von 0 bis { $facts-1 }.
label-any = Das Label von Beispiel { $facts-0 } ist weder −1 noch +1 und auch keine Klasse.
held-out-sign = Die Labels der Validierungsbeispiele müssen −1 oder +1 sein.
held-out-class = Die Labels der Validierungsbeispiele müssen Klassen sein.
held-out-shape = Validierungsbeispiele brauchen so viele Spalten wie die anderen und je ein Label.
value-finite = x{ $facts-0 } von Beispiel { $facts-1 } ist keine endliche Zahl.
value-magnitude = x{ $facts-0 } von Beispiel { $facts-1 } muss im Bereich ±1e100 liegen.
feature-finite = Merkmal { $facts-0 } von Beispiel { $facts-1 } ist keine endliche Zahl.
feature-magnitude = Merkmal { $facts-0 } von Beispiel { $facts-1 } muss im Bereich ±1e100 liegen.
many-features = { $facts-0 } Merkmale sind zu viele (höchstens { $facts-1 }).
many-values = { $facts-0 } Beispiele mit { $facts-1 } Merkmalen sind zu viele Zahlen (höchstens { $facts-2 }).
many-products = Höchstens { $facts-0 } Merkmale sind möglich.
many-weights = So viele Klassen haben zu viele Gewichte.
as-many-labels = X und y haben nicht gleich viele Zeilen.
whole-rows = X hat keine ganzen Zeilen.
columns = Die Zeilen von { $field } haben nicht die nötigen Spalten.
base-feature = Merkmal { $facts-0 } verwendet ein Grundmerkmal, das X nicht hat.
factors = Merkmal { $facts-0 } muss ein Produkt aus 1 bis { $facts-1 } Grundmerkmalen sein.
same-product = Merkmal { $facts-0 } ist dasselbe Produkt wie ein früheres.
stray-factors = Es gibt Faktoren, die zu keinem Merkmal gehören.
other-scaling = Diese Skalierung wurde aus anderen Merkmalen gelernt.
order-length = Die eigene Reihenfolge hat { $facts-0 } Einträge für { $facts-1 } Beispiele.
order-once = Die eigene Reihenfolge muss jedes Beispiel genau einmal nennen.
preset-size = Diese Beispieldaten haben { $facts-0 } Beispiele.
many-visits = { $field } mal die Zahl der Beispiele muss unter 2^53 bleiben.
no-initial = Dieses Verfahren hat keine Startgewichte.
initial-length = { $field } muss ein Gewicht je Merkmal haben.
initial-classes = { $field } muss einen Gewichtsvektor und einen Bias je Klasse haben.
no-bias = Ohne Bias muss { $field } 0 sein.
needs-journal = Dieses Verfahren sagt mit seinem Protokoll vorher, also braucht es eines.
no-memory = Dafür ist kein Speicher mehr da. Gib frei, was du nicht mehr brauchst.
kernel-overflow = Die Beispiele sind so groß, dass dieser Kernel bei ihnen überläuft.
experiment-size = Ein Versuch braucht mindestens einen Seed und eine Epoche, und weniger als 2^25 von beiden.
no-order = Dieses Verfahren trainiert nicht Schritt für Schritt, also ist ihm die Reihenfolge egal.
same-examples = Nur Läufe auf denselben Beispielen lassen sich vergleichen.
plane-only = Nur ein Lauf mit zwei Grundmerkmalen hat ein Feld.
grid = Ein Gitter hat endliche Zahlen, dx über 0 und 1 bis { $facts-0 } Spalten und Zeilen.
grid-room = Es muss Platz für so viele Vorhersagen sein, wie das Gitter Punkte hat.
grid-overflow = { $field } enthält so große Zahlen, dass ihr Score nicht endlich ist.
two-weights = { $field } müssen zwei verschiedene Gewichte sein.
hyperplane-only = Dieser Lauf trainiert nicht genau eine Hyperebene.
no-record = Dieser Lauf zeichnet seine Updates nicht auf.
half-planes = Nötig sind ein Gewicht je Merkmal, ein Bias und ein Label je Zeile.
weight-each = { $field } muss ein Gewicht je Merkmal und einen Bias haben.
update-shape = Ein Update hat je Merkmal und für den Bias eine Zahl: vorher, nachher und addiert.
proof-numbers = Rand, Radius und Lernrate müssen endlich und über 0 sein.
window = { $field } muss ein Teil der Ebene sein, der eine Größe hat.
many-kernel-features = Dieser Kernel hat zu viele Merkmale, um sie aufzuschreiben.
kernel-numbers = { $field } muss so viele Zahlen haben, wie der Kernel Merkmale hat.
no-rule = { $field } hat keine Regel: Sie ist null.
own-numbers = Die Regel merkt sich mehr eigene Zahlen, als Platz haben ({ $facts-0 }).
model-text = Das ist nicht das JSON eines Modells: siehe Zeichen { $facts-0 }.
model-missing = { $field } fehlt oder ist nicht von seiner Art.
model-extra = Ein Modell dieser Art hat kein solches Feld, oder nur einmal: siehe Zeichen { $facts-0 }.
model-shape = { $field } muss so viele Zeilen und Spalten haben wie der Rest des Modells.
model-rule = Der Score dieser Regel ist eine Funktion, die in keine Datei passt.

field-could-not-be-read-reading-it-throws-an-error = { $field } ist nicht lesbar: Beim Lesen gibt es einen Fehler.
The-WebAssembly-at-0-could-not-be-loaded-1 = Das WebAssembly unter { $facts-0 } konnte nicht geladen werden: { $facts-1 }
The-Content-Security-Policy-of-this-page-blocks-WebAssembly-To-allow-it-add-this-to-its-script-src-wasm-unsafe-eval = Die Content-Security-Policy dieser Seite sperrt WebAssembly. Um es zu erlauben, ergänze dort unter script-src: 'wasm-unsafe-eval'
This-browser-could-not-start-the-WebAssembly-core-0 = Dieser Browser konnte den WebAssembly-Kern nicht starten: { $facts-0 }
A-part-of-the-playground-is-still-loading-try-again-in-a-moment = Ein Teil der Seite lädt noch: Versuch es gleich noch einmal.
This-takes-numbers-only = Hier sind nur Zahlen möglich.
What-this-call-was-about-has-been-disposed-in-the-middle-of-it = Worum es bei diesem Aufruf ging, wurde mittendrin freigegeben.
The-engine-has-failed-0-Load-it-again-what-it-held-is-lost = Die Engine ist ausgefallen ({ $facts-0 }). Lade sie neu: Was sie enthielt, ist verloren.
There-is-not-enough-memory-for-this = Dafür reicht der Speicher nicht.
There-is-no-memory-left-for-this-one-run-or-job-is-open-Dispose-of-what-you-no-longer-need = Dafür ist kein Speicher mehr da: Ein Lauf oder Job ist offen. Gib frei, was du nicht mehr brauchst.
There-is-no-memory-left-for-this-0-runs-comparisons-and-jobs-are-open-Dispose-of-what-you-no-longer-need = Dafür ist kein Speicher mehr da: { $facts-0 } Läufe, Vergleiche und Jobs sind offen. Gib frei, was du nicht mehr brauchst.
field-must-be-a-number = { $field } muss eine Zahl sein.
field-must-be-a-text = { $field } muss ein Text sein.
field-must-be-true-or-false = { $field } muss true oder false sein.
field-must-be-one-of-0-not-1 = { $field } muss eines von { $facts-0 } sein, nicht { $facts-1 }.
field-must-be-a-list-of-numbers = { $field } muss eine Liste von Zahlen sein.
field-has-0-numbers-more-than-fit-1 = { $field } hat { $facts-0 } Zahlen, also zu viele (höchstens { $facts-1 }).
X-has-0-rows-and-y-1-labels = X hat { $facts-0 } Zeilen und y { $facts-1 } Labels.
field-must-be-a-whole-number-from-0-on = { $field } muss eine ganze Zahl ab 0 sein.
field-must-be-a-whole-number-from-0-to-1 = { $field } muss eine ganze Zahl von { $facts-0 } bis { $facts-1 } sein.
field-must-be-from-0-to-1 = { $field } muss von { $facts-0 } bis { $facts-1 } sein.
field-must-be-a-whole-number-from-1-to-100000 = { $field } muss eine ganze Zahl von 1 bis 100000 sein.
field-must-be-two-numbers = { $field } müssen zwei Zahlen sein.
field-must-have-0-numbers-not-1 = { $field } muss { $facts-0 } Zahlen haben, nicht { $facts-1 }.
field-must-be-an-object = { $field } muss ein Objekt sein.
field-must-be-a-list-of-rows-or-data-shape = { $field } muss eine Liste von Zeilen sein oder { "{" } data, shape { "}" }.
field-has-0-examples-of-1-features-more-features-than-fit-2 = { $field } hat { $facts-0 } Beispiele mit { $facts-1 } Merkmalen: Das sind zu viele Merkmale (höchstens { $facts-2 }).
field-has-0-examples-of-1-features-more-numbers-than-fit-2 = { $field } hat { $facts-0 } Beispiele mit { $facts-1 } Merkmalen: Das sind zu viele Zahlen (höchstens { $facts-2 }).
Row-0-of-field-is-not-a-list = Zeile { $facts-0 } von { $field } ist keine Liste.
Row-0-of-field-has-1-numbers-the-first-row-2 = Zeile { $facts-0 } von { $field } hat { $facts-1 } Zahlen, die erste { $facts-2 }.
shape-must-be-two-counts-n-d = { $facts-0 }.shape müssen zwei Anzahlen sein, [n, d].
data-must-be-a-Float64Array = { $facts-0 }.data muss ein Float64Array sein.
field-data-has-0-numbers-its-shape-says-1-2 = { $field }.data hat { $facts-0 } Zahlen, laut shape sind es { $facts-1 } × { $facts-2 }.
There-is-no-dataset-named-0 = Es gibt keine Beispieldaten mit dem Namen { $facts-0 }.
There-is-no-field-0-in-1-did-you-mean-2 = In { $facts-1 } gibt es kein Feld { $facts-0 }: Meintest du { $facts-2 }?
There-is-no-field-0-in-1-it-has-2 = In { $facts-1 } gibt es kein Feld { $facts-0 }. Es gibt: { $facts-2 }.
features-must-be-a-list-of-names = features muss eine Liste von Namen sein.
features-must-be-names = features müssen Namen sein.
is-not-a-product-of-features-such-as-x1-x2-or-x1-2 = { $facts-0 } ist kein Produkt von Merkmalen, wie es x1*x2 oder x1^2 sind.
At-most-0-features-can-be-named = Höchstens { $facts-0 } Merkmale sind möglich.
For-multiclass-field-must-be-a-list-of-one-weight-vector-a-class = Bei mehreren Klassen muss { $field } eine Liste mit einem Gewichtsvektor je Klasse sein.
field-has-more-than-fits-at-most-0-weight-vectors-and-1-numbers = { $field } hat zu viel: höchstens { $facts-0 } Gewichtsvektoren und { $facts-1 } Zahlen.
initial-bias-must-have-one-number-a-class = initial.bias muss eine Zahl je Klasse haben.
A-weight-vector-of-field-has-0-numbers-for-1-features = Ein Gewichtsvektor von { $field } hat { $facts-0 } Zahlen für { $facts-1 } Merkmale.
Only-a-run-of-two-base-features-has-a-field = Nur ein Lauf mit zwei Grundmerkmalen hat ein Feld.
This-run-is-of-another-engine = Dieser Lauf gehört zu einer anderen Engine.
This-run-has-been-disposed = Dieser Lauf wurde freigegeben.
This-run-keeps-no-journal = Dieser Lauf führt kein Protokoll.
advance-takes-one-of-visits-epochs-updates-or-until-converged = advance nimmt eines von visits, epochs, updates oder until: converged.
visit-must-be-at-most-0-maxEpochs-times-the-number-of-examples = visit darf höchstens { $facts-0 } sein: maxEpochs mal die Zahl der Beispiele.
X-has-0-columns-the-model-takes-1 = X hat { $facts-0 } Spalten, das Modell braucht { $facts-1 }.
X-has-0-columns-the-run-was-made-with-1 = X hat { $facts-0 } Spalten, der Lauf wurde mit { $facts-1 } gemacht.
X-must-hold-finite-numbers-only = X darf nur endliche Zahlen enthalten.
x-must-hold-finite-numbers-only = x darf nur endliche Zahlen enthalten.
X-holds-numbers-so-large-that-their-score-is-not-finite = X enthält so große Zahlen, dass ihr Score nicht endlich ist.
A-grid-has-finite-numbers-dx-above-0-and-1-to-0-columns-and-rows = { grid }
work-must-be-a-number-above-0 = work muss eine Zahl über 0 sein.
This-field-is-not-done-yet-advance-it-until-it-is = Das ist noch nicht fertig ({ $field }): Ruf advance auf, bis es das ist.
This-field-has-been-disposed = Das wurde freigegeben ({ $field }).
The-learner-must-be-passive-aggressive = Das Verfahren muss passiv-aggressiv sein.
visit-must-be-an-object = visit muss ein Objekt sein.
X-has-0-columns-where-the-map-takes-1 = X hat { $facts-0 } Spalten, nötig sind { $facts-1 }.
The-learner-must-be-a-kernel-perceptron = Das Verfahren muss ein Kernel-Perzeptron sein.
runs-must-be-a-list-of-1-to-0-runs-of-this-engine = runs muss eine Liste von 1 bis { $facts-0 } Läufen dieser Engine sein.
run-must-be-a-run-of-this-engine = run muss ein Lauf dieser Engine sein.
Only-the-weights-of-linear-learners-have-an-angle = Nur die Gewichte linearer Verfahren haben einen Winkel.
This-comparison-has-0-runs-from-0 = Dieser Vergleich hat { $facts-0 } Läufe, ab 0.
This-comparison-has-been-disposed = Dieser Vergleich wurde freigegeben.
field-must-name-two-different-weights-features-or-bias = { $field } muss zwei verschiedene Gewichte nennen: Merkmale oder "bias".
learners-must-be-a-list-of-1-to-0-learners = learners muss eine Liste von 1 bis { $facts-0 } Verfahren sein.
heldOut-has-0-rows-of-1-columns-and-2-labels-the-run-has-3-columns = heldOut hat { $facts-0 } Zeilen mit { $facts-1 } Spalten und { $facts-2 } Labels; der Lauf hat { $facts-3 } Spalten.

field-is-missing = { $field } fehlt.
field-is-of-the-wrong-kind = { $field } ist von der falschen Art.
field-cannot-be-read = { $field } ist nicht lesbar.
field-must-be-a-finite-number = { $field } muss eine endliche Zahl sein.
field-must-be-a-whole-number = { $field } muss eine ganze Zahl sein.
field-must-not-be-negative = { $field } darf nicht negativ sein.
field-must-be-one-of-0 = { $field } muss eines von { $facts-0 } sein.
field-must-be-above-0-and-at-most-1 = { $field } muss über { $facts-0 } und höchstens { $facts-1 } sein.
field-must-be-a-whole-number-above-0-and-at-most-1 = { $field } muss eine ganze Zahl über { $facts-0 } und höchstens { $facts-1 } sein.
field-must-be-at-least-1 = { $field } muss mindestens 1 sein.
field-must-be-at-most-2147483647 = { $field } darf höchstens 2147483647 sein.
field-must-be-at-most-9007199254740991 = { $field } darf höchstens 9007199254740991 sein.
field-must-be-0 = { $field } muss { $facts-0 } sein.
field-is-0-a-newer-page-wrote-this-state-and-this-one-reads-up-to-1 = { $field } ist { $facts-0 }: Diesen Zustand hat eine neuere Seite geschrieben, und diese liest bis { $facts-1 }.
field-must-have-at-most-0-characters = { $field } darf höchstens { $facts-0 } Zeichen haben.
field-must-be-true-where-it-is-given = { $field } muss true sein, wenn es angegeben ist.
field-must-be-a-name = { $field } muss ein Name sein.
field-must-have-a-name = { $field } muss einen Namen haben.
field-must-be-one-word = { $field } muss ein Wort sein.
field-must-be-an-object-not-a-list = { $field } muss ein Objekt sein, keine Liste.
field-must-be-a-list = { $field } muss eine Liste sein.
field-must-be-a-list-of-rows = { $field } muss eine Liste von Zeilen sein.
field-must-be-a-list-of-moments = { $field } muss eine Liste von Momenten sein.
field-must-name-at-most-0-moments = { $field } darf höchstens { $facts-0 } Momente nennen.
field-must-be-a-state-as-a-link-has-it-such-as-v1 = { $field } muss ein Zustand sein, wie er in einem Link steht, etwa v1.….
field-must-be-a-list-of-steps = { $field } muss eine Liste von Abschnitten sein.
field-must-have-a-step = { $field } muss einen Abschnitt haben.
field-must-have-at-most-0-steps = { $field } darf höchstens { $facts-0 } Abschnitte haben.
field-must-be-a-state = { $field } muss ein Zustand sein.
field-must-not-be-empty = { $field } darf nicht leer sein.
field-is-damaged-what-was-not-yet-written-of-your-last-experiment-is-lost = { $field } ist beschädigt: Was von deinem letzten Experiment noch nicht geschrieben war, ist verloren.
field-cannot-be-read-0 = { $field } ist nicht lesbar: { $facts-0 }.
field-is-larger-than-0-MB-the-most-that-is-read = { $field } ist größer als { $facts-0 } MB, und mehr wird nicht gelesen.
field-must-be-a-list-of-points = { $field } muss eine Liste von Punkten sein.
field-must-be-a-list-of-reviews = { $field } muss eine Liste von Rezensionen sein.
field-must-be-a-list-of-learners = { $field } muss eine Liste von Verfahren sein.
field-must-be-a-list-of-weight-vectors = { $field } muss eine Liste von Gewichtsvektoren sein.
field-must-be-a-list-of-class-names = { $field } muss eine Liste von Klassennamen sein.
field-must-be-a-list-of-columns = { $field } muss eine Liste von Spalten sein.
field-must-be-a-list-of-features = { $field } muss eine Liste von Merkmalen sein.
field-must-be-a-list-of-words = { $field } muss eine Liste von Wörtern sein.
field-must-name-at-most-0-class-names = { $field } darf höchstens { $facts-0 } Klassennamen nennen.
field-must-name-at-most-0-columns = { $field } darf höchstens { $facts-0 } Spalten nennen.
field-must-name-at-most-0-features = { $field } darf höchstens { $facts-0 } Merkmale nennen.
field-must-name-at-most-0-words = { $field } darf höchstens { $facts-0 } Wörter nennen.
field-must-name-at-most-0-parts = { $field } darf höchstens { $facts-0 } Teile nennen.
field-must-name-at-most-0-learners = { $field } darf höchstens { $facts-0 } Verfahren nennen.
field-must-not-name-a-class-name-twice = { $field } darf keinen Klassennamen zweimal nennen.
field-must-not-name-a-column-twice = { $field } darf keine Spalte zweimal nennen.
field-must-not-name-a-feature-twice = { $field } darf kein Merkmal zweimal nennen.
field-must-not-name-a-word-twice = { $field } darf kein Wort zweimal nennen.
field-must-not-name-a-word-twice-capitals-make-no-other = { $field } darf kein Wort zweimal nennen: Groß und klein ist dasselbe.
field-must-name-a-word = { $field } muss ein Wort nennen.
field-must-name-a-learner = { $field } muss ein Verfahren nennen.
field-has-more-numbers-than-fit-0 = { $field } hat zu viele Zahlen (höchstens { $facts-0 }).
field-has-more-numbers-than-there-are-points-0 = { $field } hat mehr Zahlen, als es Punkte gibt ({ $facts-0 }).
field-has-more-vectors-than-fit-0 = { $field } hat zu viele Vektoren (höchstens { $facts-0 }).
field-has-more-points-than-fit-0 = { $field } hat zu viele Punkte (höchstens { $facts-0 }).
field-has-more-reviews-than-fit-0 = { $field } hat zu viele Rezensionen (höchstens { $facts-0 }).
field-has-more-rows-than-fit-0 = { $field } hat zu viele Zeilen (höchstens { $facts-0 }).
field-has-more-bytes-than-fit-0 = { $field } hat zu viele Bytes (höchstens { $facts-0 }).
field-has-more-characters-than-fit-0 = { $field } hat zu viele Zeichen (höchstens { $facts-0 }).
field-must-be-two-whole-numbers = { $field } müssen zwei ganze Zahlen sein.
field-must-go-from-a-smaller-to-a-larger-number = { $field } muss von einer kleineren zu einer größeren Zahl gehen.
field-must-be-two-weights = { $field } müssen zwei Gewichte sein.
field-must-be-two-different-weights = { $field } müssen zwei verschiedene Gewichte sein.
field-must-be-a-feature = { $field } muss ein Merkmal sein.
field-must-be-a-feature-or-bias = { $field } muss ein Merkmal sein oder "bias".
field-must-be-a-product-of-x1-x2-such-as-x1-x2-or-x1-2 = { $field } muss ein Produkt aus x1, x2, … sein, etwa x1*x2 oder x1^2.
field-must-be-a-product-of-at-most-0-factors = { $field } darf ein Produkt aus höchstens { $facts-0 } Faktoren sein.
field-must-be-made-of-0 = { $field } muss aus { $facts-0 } bestehen.
field-must-be-made-of-0-or-be-bias = { $field } muss aus { $facts-0 } bestehen oder "bias" sein.
field-must-be-the-number-of-a-learner-from-0 = { $field } muss die Nummer eines Verfahrens sein, ab 0.
field-must-be-the-numbers-of-two-learners-from-0 = { $field } müssen die Nummern zweier Verfahren sein, ab 0.
field-must-be-0-without-a-bias = { $field } muss ohne Bias 0 sein.
field-must-have-one-bias-a-weight-vector-0 = { $field } muss einen Bias je Gewichtsvektor haben: { $facts-0 }.
field-must-have-one-weight-a-feature-0-not-1 = { $field } muss ein Gewicht je Merkmal haben: { $facts-0 }, nicht { $facts-1 }.
field-must-have-a-list-of-weight-vectors-and-a-list-of-biases-one-a-class = { $field } muss eine Liste von Gewichtsvektoren und eine von Bias-Werten haben, je Klasse einen.
field-label-must-be-1-or-1-or-2-to-5-for-further-classes = { $field } braucht ein Label −1 oder +1, oder 2 bis 5 für mehr Klassen.
field-label-must-be-1-or-1 = { $field } braucht ein Label −1 oder +1.
field-is-a-choice-of-Iris-alone = { $field } gibt es nur bei Iris.
field-must-name-0-to-1-features-and-the-label = { $field } muss { $facts-0 } bis { $facts-1 } Merkmale und das Label nennen.
field-must-be-the-name-of-a-column = { $field } muss der Name einer Spalte sein.
field-must-have-0-numbers-one-a-column-not-1 = { $field } muss { $facts-0 } Zahlen haben, je Spalte eine, nicht { $facts-1 }.
field-must-hold-numbers-up-to-1e100-column-0 = { $field } darf nur Zahlen bis 1e100 enthalten (Spalte „{ $facts-0 }“).
field-must-hold-finite-numbers-column-0 = { $field } darf nur endliche Zahlen enthalten (Spalte „{ $facts-0 }“).
field-label-must-be-1-or-1-or-2-to-5-for-further-classes-column-0 = { $field } braucht ein Label −1 oder +1, oder 2 bis 5 für mehr Klassen (Spalte „{ $facts-0 }“).
field-must-be-points-table-preset-or-reviews = { $field } muss "points", "table", "preset" oder "reviews" sein.
field-must-be-a-number-from-1-on-or-max = { $field } muss eine Zahl ab 1 sein oder "max".
field-must-be-a-lesson-and-its-step-such-as-4-2 = { $field } muss eine Lektion und ihr Abschnitt sein, etwa 4.2.
field-must-be-page-or-a-level-and-a-seed-such-as-usual-7 = { $field } muss page sein oder eine Stufe und ein Seed, etwa usual-7.
field-cannot-be-read-at-0 = { $field } ist bei „{ $facts-0 }“ nicht lesbar.
field-must-begin-with-its-version-as-1 = { $field } muss mit der Version beginnen, etwa 1|.
field-has-version-0-a-newer-page-wrote-it-and-this-one-reads-up-to-1 = { $field } hat die Version { $facts-0 }: Das hat eine neuere Seite geschrieben, und diese liest bis { $facts-1 }.
field-must-have-six-parts-with-between-them = { $field } muss sechs Teile mit | dazwischen haben.
field-must-be-a-task-or-a-question-such-as-4-2-1-or-weights-5 = { $field } muss eine Aufgabe oder eine Frage sein, etwa 4.2.1 oder weights.5.
field-must-be-a-step-or-a-question-such-as-4-2-or-weights-5 = { $field } muss ein Abschnitt oder eine Frage sein, etwa 4.2 oder weights.5.
field-must-be-a-list-of-tasks = { $field } muss eine Liste von Aufgaben sein.
field-must-name-at-most-0-tasks = { $field } darf höchstens { $facts-0 } Aufgaben nennen.
field-must-be-what-the-playground-has-said-as-progress = { $field } muss sein, was der Playground als Fortschritt gemeldet hat.
field-is-of-the-built-in-lessons-and-a-course-of-its-own-is-open = { $field } gehört zu den eingebauten Lektionen, aber ein eigener Kurs ist offen.
field-is-of-the-course-0-which-is-not-open = { $field } gehört zum Kurs „{ $facts-0 }“, und der ist nicht offen.
field-is-0-and-there-is-no-such-step-or-question = { $field } ist { $facts-0 }, und so einen Abschnitt oder so eine Frage gibt es nicht.
field-must-be-a-kind-of-question-and-a-seed-such-as-mistake-7 = { $field } muss eine Art von Frage und ein Seed sein, etwa mistake.7.
field-is-given-more-than-once-the-first-counts = { $field } ist mehrfach angegeben: Das erste zählt.
field-does-nothing-here-it-is-a-setting-of-0 = { $field } bewirkt hier nichts: Es gehört zu { $facts-0 }.
field-does-nothing-here-quiz-opens-a-question = { $field } bewirkt hier nichts: quiz öffnet eine Frage.
field-does-nothing-here-the-reviews-are-as-they-are = { $field } bewirkt hier nichts: Die Rezensionen sind, wie sie sind.
field-does-nothing-here-the-step-has-examples-of-its-own = { $field } bewirkt hier nichts: Der Abschnitt hat eigene Beispiele.
field-does-nothing-here-the-token-of-the-address-says-the-problem = { $field } bewirkt hier nichts: Der Code in der Adresse gibt die Aufgabe vor.
field-is-not-JSON-0 = { $field } ist kein JSON: { $facts-0 }.
field-holds-no-state-of-a-playground = { $field } enthält keinen Zustand dieser Seite.
field-is-of-version-0-a-newer-page-wrote-it-and-this-one-reads-up-to-1 = { $field } hat Version { $facts-0 }: Eine neuere Seite hat ihn geschrieben, und diese liest bis { $facts-1 }.
field-is-longer-than-fits-0-characters = { $field } ist zu lang (höchstens { $facts-0 } Zeichen).
field-is-damaged-it-may-have-been-cut-off-on-its-way = { $field } ist beschädigt: Vielleicht wurde unterwegs etwas abgeschnitten.
field-says-more-than-fits-0-characters = { $field } enthält zu viel (höchstens { $facts-0 } Zeichen).

The-state-is-not-an-object = Der Zustand ist kein Objekt.
What-you-had-here-is-lost-the-browser-no-longer-keeps-it = Was du hier hattest, ist verloren: Der Browser hat es nicht mehr gespeichert.
What-you-had-here-is-lost-the-browser-couldn-t-read-it-0 = Was du hier hattest, ist verloren: Der Browser konnte es nicht lesen ({ $facts-0 }).
There-is-nothing-named-0-that-could-count = Es gibt nichts mit dem Namen { $facts-0 }, das zählen könnte.
The-state-has-more-mistakes-the-first-0-are-named = Im Zustand ist noch mehr falsch: Die ersten { $facts-0 } Stellen sind genannt.
There-is-no-dataset-named-0-did-you-mean-1 = Es gibt keine Beispieldaten mit dem Namen { $facts-0 }: Meintest du { $facts-1 }?
There-is-no-field-named-0-did-you-mean-1 = Es gibt kein Feld { $facts-0 }: Meintest du { $facts-1 }?
There-is-no-field-named-0 = Es gibt kein Feld { $facts-0 }.
There-is-no-parameter-named-0-did-you-mean-1 = Es gibt keinen Parameter { $facts-0 }: Meintest du { $facts-1 }?
There-is-no-parameter-named-0 = Es gibt keinen Parameter { $facts-0 }.
Examples-have-finite-numbers-up-to-1e100-and-a-label-1-1-or-2-to-5 = Beispiele haben endliche Zahlen bis 1e100 und ein Label: −1, +1 oder 2 bis 5.
The-table-is-of-one-weight-vector-which-the-learner-does-not-have = Die Tabelle zeigt einen Gewichtsvektor, den das Verfahren nicht hat.
This-course-was-opened-from-a-file-open-that-file-again = Dieser Kurs wurde aus einer Datei geöffnet: Öffne die Datei noch einmal.
There-is-no-lesson-0-this-course-is-one = Es gibt keine Lektion { $facts-0 }: Dieser Kurs ist nur eine.
There-is-no-lesson-0-there-are-1 = Es gibt keine Lektion { $facts-0 }: Es sind { $facts-1 }.
Lesson-0-has-1-steps-there-is-no-step-2 = Lektion { $facts-0 } hat { $facts-1 } Abschnitte: Einen Abschnitt { $facts-2 } gibt es nicht.
This-course-has-one-step-there-is-no-step-0 = Dieser Kurs hat einen Abschnitt: Einen Abschnitt { $facts-0 } gibt es nicht.
This-course-has-0-steps-there-is-no-step-1 = Dieser Kurs hat { $facts-0 } Abschnitte: Einen Abschnitt { $facts-1 } gibt es nicht.
The-course-at-0-could-not-be-read-1 = Der Kurs unter { $facts-0 } ist nicht lesbar: { $facts-1 }.
The-course-at-0-could-not-be-read-the-server-answered-1 = Der Kurs unter { $facts-0 } ist nicht lesbar: Der Server hat mit { $facts-1 } geantwortet.
The-course-at-0-could-not-be-read-its-address-is-not-one-of-https = Der Kurs unter { $facts-0 } ist nicht lesbar: Die Adresse ist keine mit https.
The-course-at-0-is-larger-than-1-MB-the-most-that-is-read = Der Kurs unter { $facts-0 } ist größer als { $facts-1 } MB, und mehr wird nicht gelesen.
In-the-course-0 = Im Kurs ist etwas falsch: { $facts-0 }
A-course-is-an-object-with-a-title-and-steps = Ein Kurs ist ein Objekt mit title und steps.
A-step-is-an-object-with-a-title-and-a-text = Ein Abschnitt ist ein Objekt mit title und text.
A-step-has-a-link-or-a-state-not-both = Ein Abschnitt hat link oder state, nicht beides.
opens-something-else-than-a-step-link-to-it-in-the-text = { $facts-0 }= öffnet etwas anderes als einen Abschnitt: Verlinke es im Text.
This-leads-to-another-page-0-If-it-is-a-state-of-the-playground-write-only-what-comes-after-that-address-1 = Das führt auf eine andere Seite, { $facts-0 }. Wenn es ein Zustand dieser Seite ist, schreibe nur, was hinter der Adresse kommt: { $facts-1 }
This-leads-to-another-page-0-link-to-it-in-the-text = Das führt auf eine andere Seite, { $facts-0 }: Verlinke sie im Text.
This-is-no-link-to-a-state-write-parameters-such-as-data-xor = Das ist kein Link auf einen Zustand: Schreibe Parameter, etwa ?data=xor.
There-is-no-such-question-of-this-seed = Zu diesem Seed gibt es keine solche Frage.
field-the-challenge-0-has-no-seed-leave-out-1 = { $field }: Die Herausforderung { $facts-0 } hat keinen Seed: Lass .{ $facts-1 } weg.
field-there-is-nothing-named-0-The-questions-are-1-each-also-with-a-seed-as-2-7-the-challenges-are-3 = { $field }: Es gibt nichts mit dem Namen { $facts-0 }. Die Fragen sind { $facts-1 }, jede auch mit Seed, etwa { $facts-2 }.7; die Herausforderungen sind { $facts-3 }.
What-this-needs-could-not-be-loaded-The-playground-has-been-updated-since-you-opened-this-page-Reload-it-to-go-on-your-work-is-kept = Was dafür nötig ist, konnte nicht geladen werden. { playgroundUpdated }
What-this-needs-could-not-be-loaded-It-will-be-tried-again-when-you-need-it-0 = Was dafür nötig ist, konnte nicht geladen werden. Sobald du es brauchst, wird es noch einmal versucht. ({ $facts-0 })

field-is-empty = { $field } ist leer.
The-file-is-empty-a-course-has-a-title-and-steps = Die Datei ist leer: Ein Kurs hat einen Titel (title) und Abschnitte (steps).
This-file-is-a-text-not-a-course-a-course-begins-with-title-and-steps = Diese Datei ist ein Text und kein Kurs: Ein Kurs beginnt mit title: und steps:.
Put-quotation-marks-around-a-text-that-begins-with-a-sign-0 = Ein Text, der mit einem Sonderzeichen beginnt, braucht Anführungszeichen: „{ $facts-0 }“.
Put-quotation-marks-around-a-text-with-a-colon-in-it-or-write-a-colon-after-the-key-0 = Setze einen Text mit Doppelpunkt in Anführungszeichen, oder schreibe den Doppelpunkt hinter den Schlüssel: „{ $facts-0 }“.
Something-is-not-closed-here-a-quotation-mark-or-a-bracket-0 = Hier ist etwas nicht geschlossen, ein Anführungszeichen oder eine Klammer: „{ $facts-0 }“.
Indent-this-line-with-spaces-not-with-a-tab-0 = Rücke diese Zeile mit Leerzeichen ein, nicht mit einem Tabulator: „{ $facts-0 }“.
Indent-this-line-as-far-as-the-lines-that-it-belongs-to-0 = Rücke diese Zeile so weit ein wie die Zeilen, zu denen sie gehört: „{ $facts-0 }“.
This-key-is-there-twice-0 = Diesen Schlüssel gibt es zweimal: „{ $facts-0 }“.
In-double-quotation-marks-a-backslash-is-written-twice-in-single-ones-once-0 = In doppelten Anführungszeichen wird ein Backslash zweimal geschrieben, in einfachen einmal: „{ $facts-0 }“.
A-course-is-one-document-take-out-the-line-0 = Ein Kurs ist ein einziges Dokument: Nimm die Zeile „{ $facts-0 }“ heraus.
This-cannot-be-read-as-YAML-0 = Das lässt sich nicht als YAML lesen: „{ $facts-0 }“.
field-belongs-within-check = { $field } gehört in `check`.
A-run-has-no-number-named-0-did-you-mean-1 = Ein Lauf hat keine Zahl mit dem Namen { $facts-0 }: Meinst du { $facts-1 }?
field-must-be-one-of-0-or-a-feature-such-as-x1-x2 = { $field } muss eines von { $facts-0 } sein oder ein Merkmal wie x1*x2.
field-must-have-a-sign-for-each-weight-0 = { $field } braucht ein Vorzeichen für jedes Gewicht: { $facts-0 }.
field-must-have-a-sign-for-each-weight-and-one-for-the-bias-0 = { $field } braucht ein Vorzeichen für jedes Gewicht und eines für den Bias: { $facts-0 }.
field-contains-itself-0-is-within-what-it-repeats = { $field } enthält sich selbst: { $facts-0 } steht in dem, was es wiederholt.
field-must-be-a-language-such-as-en-or-de = { $field } muss eine Sprache sein, etwa en oder de.
field-must-be-a-list-of-and-0 = { $field } muss eine Liste aus +, - und 0 sein.
field-must-be-a-list-of-lines = { $field } muss eine Liste von Zeilen sein.
field-must-be-a-list-of-options = { $field } muss eine Liste von Antworten sein.
field-must-be-a-list-of-parts-of-the-page = { $field } muss eine Liste von Teilen der Seite sein.
field-must-be-a-moment = { $field } muss ein Zeitpunkt sein.
field-must-be-a-number-or-look-like-0-1-or-2 = { $field } muss eine Zahl sein oder so geschrieben: { $facts-0 }, { $facts-1 } oder { $facts-2 }.
field-must-be-a-number-true-or-false-or-a-list-of-numbers = { $field } muss eine Zahl, true oder false oder eine Liste von Zahlen sein.
field-must-be-a-text-or-a-list-of-cases-that-each-have-say = { $field } muss ein Text sein oder eine Liste von Fällen, jeder mit `say`.
field-must-look-like-0 = { $field } muss so geschrieben sein: { $facts-0 }.
field-must-be-at-least-2 = { $field } muss mindestens 2 sein.
field-must-be-at-most-12 = { $field } darf höchstens 12 sein.
field-must-be-from-0-to-4 = { $field } muss von 0 bis 4 sein.
field-must-be-parameters-or-a-mapping-of-members-of-the-state = { $field } muss aus Parametern oder aus Teilen des Zustands bestehen.
field-must-be-true = { $field } muss true sein.
field-must-be-two-learners = { $field } muss zwei Verfahren nennen.
field-must-be-words-and-what-they-mean = { $field } muss aus Wörtern und ihrer Bedeutung bestehen.
field-must-each-have-right-or-a-reply-in-wrong = { $field }: Jede muss richtig sein (`right`) oder eine Rückmeldung haben (`wrong`).
field-must-each-have-right-or-say-in-wrong-what-the-line-does = { $field }: Jede muss die falsche Zeile sein (`right`) oder sagen, was sie tut (`wrong`).
field-must-each-say-in-wrong-what-the-line-would-do-too-early-all-but-the-first = { $field }: Jede außer der ersten muss in `wrong` sagen, was sie zu früh täte.
field-must-go-forwards-over-20-visits-at-most = { $field } muss vorwärts gehen, über höchstens 20 Schritte.
field-must-have-a-line-with-right = { $field } braucht eine Zeile mit `right`.
field-must-have-an-option-that-is-right = { $field } muss eine richtige Antwort haben.
field-must-have-csv-or-file-a-table-of-examples-or-the-name-of-a-file-that-has-one = { $field } muss csv oder file haben: eine Tabelle mit Beispielen oder den Namen ihrer Datei.
field-must-have-one-line-without-line = { $field } muss genau eine Zeile ohne `line` haben.
field-must-have-ten-lines-at-most = { $field } darf höchstens zehn Zeilen haben.
field-must-have-three-lines-at-least = { $field } muss mindestens drei Zeilen haben.
field-must-have-two-options-at-least = { $field } muss mindestens zwei Antworten haben.
field-must-name-a-check = { $field } muss eine Prüfung nennen.
field-must-name-a-column = { $field } muss eine Spalte nennen.
field-must-name-a-feature = { $field } muss ein Merkmal nennen.
A-check-of-settings-must-name-a-setting = Eine Prüfung von Einstellungen muss eine Einstellung nennen.
A-check-that-takes-an-answer-is-the-only-check-of-its-task = Eine Prüfung, die eine Antwort nimmt, muss die einzige sein.
A-note-has-one-mark-in-the-text-0-this-one-has-1 = Eine Anmerkung hat ein Zeichen im Text, { $facts-0 }: Diese hat { $facts-1 }.
A-number-has-is-its-value-or-of-what-the-run-says-one-of-the-two = Eine Zahl ist fest (`is`) oder eine des Laufs (`of`): eins von beiden.
The-length-of-a-run-has-least-or-most-one-of-the-two = Ein Lauf braucht mindestens (`least`) oder höchstens (`most`) so viele: eins von beiden.
A-state-has-no-member-0 = Ein Zustand hat nichts mit dem Namen { $facts-0 }.
A-step-has-data-or-a-state-with-data-not-both = Ein Abschnitt hat data oder einen state mit data, nicht beides.
A-table-has-features-and-a-label-this-one-has-no-column-of-numbers-except-the-label = Eine Tabelle hat Merkmale und ein Label: Diese hat außer dem Label keine Spalte mit Zahlen.
A-table-has-features-and-a-label-this-one-has-one-column = Eine Tabelle hat Merkmale und ein Label: Diese hat eine Spalte.
A-task-is-an-object-with-ask-and-check = Eine Aufgabe ist ein Objekt mit `ask` und `check`.
An-image-is-in-the-course-data-or-next-to-it-0-is-elsewhere = Ein Bild ist im Kurs (data:) oder liegt daneben: { $facts-0 } ist woanders.
Only-replies-to-a-number-can-have-cases-with-when = Nur Rückmeldungen zu einer Zahl können Fälle mit `when` haben.
Only-what-the-run-decides-has-a-truth-a-number-or-weights-with-of-or-a-mistake = Nur was der Lauf entscheidet, hat `truth`: eine Zahl oder Gewichte mit `of`, oder ein Fehler.
The-labels-of-a-table-have-only-a-few-values-column-0-has-too-many = Die Labels einer Tabelle haben wenige Werte: Spalte { $facts-0 } hat zu viele.
The-labels-of-a-table-have-two-values-at-least-those-in-column-0-are-all-the-same = Die Labels einer Tabelle haben mindestens zwei Werte: In Spalte { $facts-0 } sind alle gleich.
The-run-has-no-0 = Im Lauf gibt es { $facts-0 } nicht.
The-run-says-0-not-1 = Der Lauf sagt { $facts-0 }, nicht { $facts-1 }.
The-table-cannot-be-read = Die Tabelle kann nicht gelesen werden.
The-table-cannot-be-read-a-value-is-missing-line-1-of-the-table = Die Tabelle kann nicht gelesen werden: Ein Wert fehlt (Zeile { $facts-1 } der Tabelle).
The-table-cannot-be-read-line-1-of-it-has-0-cells-and-the-first-has-2 = Die Tabelle kann nicht gelesen werden: Ihre Zeile { $facts-1 } hat { $facts-0 } Zellen, die erste { $facts-2 }.
The-table-cannot-be-read-line-1-of-it-has-0-cells-and-the-other-lines-have-2 = Die Tabelle kann nicht gelesen werden: Ihre Zeile { $facts-1 } hat { $facts-0 } Zellen, die anderen { $facts-2 }.
The-table-cannot-be-read-0-is-not-a-number-line-1-of-the-table = Die Tabelle kann nicht gelesen werden: { $facts-0 } ist keine Zahl (Zeile { $facts-1 } der Tabelle).
The-table-has-no-column-0-its-columns-are-1 = Die Tabelle hat keine Spalte { $facts-0 }: Ihre Spalten sind { $facts-1 }.
There-is-no-file-0-next-to-the-course = Neben dem Kurs liegt keine Datei { $facts-0 }.
There-is-no-note-for-0 = Zu { $facts-0 } gibt es keine Anmerkung.
There-is-no-value-0-here = Einen Wert { $facts-0 } gibt es hier nicht.
There-is-no-value-0-here-there-are-1 = Einen Wert { $facts-0 } gibt es hier nicht: Es gibt { $facts-1 }.
This-is-already-done-when-it-is-asked-students-have-nothing-to-do = Das ist schon erledigt, wenn die Aufgabe gestellt wird: Niemand muss etwas tun.
solve-does-not-do-what-check-asks-for = `solve` tut nicht, was `check` verlangt.
A-question-that-is-answered-has-no-solve = Eine Frage, auf die man antwortet, hat kein `solve`.
cannot-be-read-1 = { $facts-0 } kann nicht gelesen werden: { $facts-1 }.
needs-a-style-of-its-own-which-the-page-does-not-allow = { $facts-0 } braucht einen eigenen Stil, den die Seite nicht erlaubt.
reaches-2-times-as-far-as-1-so-1-hardly-counts-Add-scaling-standardize-to-the-link-or-scaling-standardize-to-the-state = { $facts-0 } reicht { $facts-2 }-mal so weit wie { $facts-1 }, also zählt { $facts-1 } kaum. Schreibe scaling=standardize in den Link oder scaling: standardize in den Zustand.
