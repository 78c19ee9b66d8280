# Ein Label, oder was vorhergesagt wird: nach „ist“, und dann nach „ein“.
label-name =
    { $label ->
        [positive] <positive>positiv</positive>
       *[negative] <negative>negativ</negative>
    }
label-name-neuter =
    { $label ->
        [positive] <positive>positives</positive>
       *[negative] <negative>negatives</negative>
    }
visit-verdict =
    { $mistake ->
        [true] <mistake>ein Fehler</mistake>
       *[false] <correct>richtig</correct>
    }
# Nach „zählt als“.
counts-as =
    { $mistake ->
        [true] <mistake>Fehler</mistake>
       *[false] <correct>richtig</correct>
    }
scored =
    { $threshold ->
        [none] Sein Score ist { NUMBER($score, $precision) }
       *[other] { $score ->
            [0] Sein Score ist { NUMBER($threshold-score, $precision) }, genau wie der Schwellenwert
           *[other] { $label ->
                [positive] Sein Score ist { NUMBER($threshold-score, $precision) } und liegt über dem Schwellenwert { NUMBER($threshold-value, $precision) }
               *[negative] Sein Score ist { NUMBER($threshold-score, $precision) } und liegt unter dem Schwellenwert { NUMBER($threshold-value, $precision) }
            }
        }
    }
judged =
    { $within ->
        [none] { $mistake ->
            [true] { $label ->
                [positive] <mistake>ein Fehler</mistake>, falsch positiv.
               *[negative] <mistake>ein Fehler</mistake>, falsch negativ.
            }
           *[false] <correct>richtig</correct>.
        }
       *[other] { $within-margin ->
            [none] <correct>richtig, aber innerhalb des Rands</correct>.
           *[other] <correct>richtig, aber innerhalb des Rands</correct> von { NUMBER($within-margin, $precision) }.
        }
    }
aggressive-step =
    { $biasAs ->
        [none] { $label ->
            [positive] Die Gewichte bewegen sich auf das Beispiel zu
           *[negative] Die Gewichte bewegen sich vom Beispiel weg
        }
        [bias] Nur der Bias ändert sich
        [weight] Nur das Bias-Gewicht ändert sich
       *[threshold] Nur der Schwellenwert ändert sich
    }
in-vain =
    { $onStage ->
        [true] Keine { separator } kann diese Beispiele trennen. { why-inseparable } (auf der Zeichenfläche zu sehen)
       *[false] Keine { separator } kann diese Beispiele trennen. { why-inseparable }
    }
angle-between =
    { $of ->
        [none] zwischen w und { $added ->
            [example] x
            [epoch] der Summe Σ
           *[step] der Änderung Δw
        }
       *[other] zwischen w von Klasse { $of } und { $added ->
            [example] x
            [epoch] der Summe Σ
           *[step] der Änderung Δw
        }
    }
vector-lengths =
    { $added ->
        [none] w hat die Länge { NUMBER($w) }, und { $letter } hat die Länge { NUMBER($x) }.
       *[other] w hat die Länge { NUMBER($w) }, und { $letter } hat die Länge { NUMBER($x) }. Mit { $added-step } dazu hat w die Länge { NUMBER($added-length) }.
    }

## visit

heading =
    { $learner ->
        [none] Was passiert ist
       *[other] Was passiert ist: { $learner }
    }
looked =
    { $y ->
        [none] In Schritt { NUMBER($visit) } kam Beispiel { NUMBER($example) } an die Reihe, ein { label-name-neuter }.
       *[other] In Schritt { NUMBER($visit) } kam Beispiel { NUMBER($example) } an die Reihe, ein { label-name-neuter } (y{ "\u00A0" }={ "\u00A0" }{ $y }).
    }
lookedAtClass =
    { $label ->
        [none] In Schritt { NUMBER($visit) } kam Beispiel { NUMBER($example) } der Klasse { $class } an die Reihe.
        [positive] In Schritt { NUMBER($visit) } kam Beispiel { NUMBER($example) } an die Reihe, ein <positive>positives</positive> (Klasse { $class }).
       *[negative] In Schritt { NUMBER($visit) } kam Beispiel { NUMBER($example) } an die Reihe, ein <negative>negatives</negative> (Klasse { $class }).
    }
nothingYet = Bisher war kein Beispiel an der Reihe.
carried = Die Gewichte stammen noch aus der Zeit vor der Änderung. Der Knopf „von vorn“ lässt sie stattdessen bei 0 anfangen.
introduction =
    Ein Perzeptron sieht sich ein Beispiel nach dem anderen an und sagt das Label vorher. Seine Gewichte ändert es nur, wenn es falschliegt.
    Drück auf „Start“ und sieh zu, wie sich die Grenze dreht. Nach einer Epoche ohne Fehler ist der Lauf zu Ende.
noExamples = Es gibt noch keine Beispiele. Zeichne ein paar positive und negative, oder nimm Beispieldaten.
noReviews = Es gibt noch keine Beispiele. Schreib ein paar Rezensionen, oder nimm Beispieldaten.
oneLabel =
    { $label ->
        [positive] Jedes Beispiel ist <positive>positiv</positive>. Um zu lernen, braucht { $isPerceptron ->
            [true] das Perzeptron
           *[false] es
        } auch <negative>negative</negative>.
       *[negative] Jedes Beispiel ist <negative>negativ</negative>. Um zu lernen, braucht { $isPerceptron ->
            [true] das Perzeptron
           *[false] es
        } auch <positive>positive</positive>.
    }

## equation

equation-label = Die Gleichung mit ihren Zahlen
allProducts = Alle { NUMBER($products) } Produkte zeigen
fewer = Weniger zeigen
equation-stay = Die Gewichte bleiben gleich:

## linear

linear-verdict = { visit-verdict }
within = <correct>richtig, aber innerhalb des Rands</correct>
read =
    { $score ->
        [0] { $tie ->
            [none] { scored }: ein Gleichstand, der als { counts-as } zählt.
            [negative] { scored }: ein Gleichstand, der laut Regel als <negative>negativ</negative> zählt, also { visit-verdict }.
            [positive] { scored }: ein Gleichstand, der laut Regel als <positive>positiv</positive> zählt, also { visit-verdict }.
            [mistake] { scored }: ein Gleichstand, der laut Regel als { counts-as } zählt.
           *[correct] { scored }: ein Gleichstand, der laut Regel als { counts-as } zählt.
        }
       *[other] { scored }, also { $reader ->
            [perceptron] sagt das Perzeptron
            [in-training] sagen die Gewichte im Training
            [weights] sagen die Gewichte
           *[kernel] sagt das Kernel-Perzeptron
        } { label-name } { $q ->
            [none] vorher:
           *[other] (q{ "\u00A0" }={ "\u00A0" }{ $q }) vorher:
        } { judged }
    }
zeroStart =
    { $bias ->
        [none] Alle Gewichte sind 0
        [bias] Alle Gewichte und der Bias sind 0
       *[threshold] Alle Gewichte und der Schwellenwert sind 0
    }, also wird der erste Score 0 sein: { $tie ->
        [none] ein Gleichstand, der als Fehler zählt.
        [mistake] ein Gleichstand, der laut Regel als Fehler zählt.
        [correct] ein Gleichstand, der laut Regel als richtig zählt.
        [negative] ein Gleichstand, der laut Regel als negativ zählt.
       *[positive] ein Gleichstand, der laut Regel als positiv zählt.
    }
linear-start =
    { $from ->
        [given] Die Gewichte fangen bei vorgegebenen Werten an
        [zeros] Alle Gewichte sind 0
       *[listed] Die Gewichte sind { LIST(NUMBER($weights, $precision), separator: "; ") }
    }{ $bias ->
        [none] .
        [bias] , und der Bias ist { NUMBER($value, $precision) }.
       *[threshold] , und der Schwellenwert ist { NUMBER($value, $precision) }.
    }
linear-stay = Die Gewichte bleiben gleich.
onlyBias = Alle seine Merkmale sind 0, also ändert sich nur { the-bias }.
nothingToAdd = Alle seine Merkmale sind 0, also ändert das Update nichts.
move =
    { $label ->
        [positive] Die Gewichte bewegen sich auf das Beispiel zu.
       *[negative] Die Gewichte bewegen sich vom Beispiel weg.
    }
turned = Sein Score geht von { NUMBER($before, $precision) } auf { NUMBER($after, $precision) }.
become =
    { $factor ->
        [1] Die Gewichte waren alle 0. Jetzt sind sie das Beispiel selbst.
        [-1] Die Gewichte waren alle 0. Jetzt sind sie das Beispiel mit umgekehrten Vorzeichen.
       *[other] Die Gewichte waren alle 0. Jetzt sind sie das { NUMBER($factor, $precision) }-Fache des Beispiels.
    }
mean = Vorhergesagt wird mit dem Mittelwert der Gewichte über alle Schritte.
pocket = Vorhergesagt wird mit den bisher besten Gewichten, aufbewahrt in der Tasche („Pocket“).
oneVoter = Bisher sagt ein einziger Gewichtsvektor vorher, denn noch gibt es keine anderen, die mit abstimmen. Seine Überlebensdauer ist { NUMBER($survived) }.
voters = Vorhergesagt wird durch Abstimmung unter { NUMBER($vectors) } Gewichtsvektoren. Jeder hat so viele Stimmen wie seine Überlebensdauer. Beim neuesten ist sie { NUMBER($survived) }.
linear-misclassified =
    { $examples ->
        [one] Jetzt ist { $examples } Beispiel falsch klassifiziert.
       *[other] Jetzt sind { $examples } Beispiele falsch klassifiziert.
    }

## multiclass

multiclass-zeroStart =
    { $bias ->
        [none] Jede Klasse hat einen Gewichtsvektor, und alle sind 0. Die ersten Scores werden also alle 0 sein: ein Gleichstand, den die niedrigste Klasse gewinnt.
        [bias] Jede Klasse hat einen Gewichtsvektor und einen Bias, und alle sind 0. Die ersten Scores werden also alle 0 sein: ein Gleichstand, den die niedrigste Klasse gewinnt.
       *[threshold] Jede Klasse hat einen Gewichtsvektor und einen Schwellenwert, und alle sind 0. Die ersten Scores werden also alle 0 sein: ein Gleichstand, den die niedrigste Klasse gewinnt.
    }
multiclass-start =
    { $bias ->
        [none] Jede Klasse hat einen Gewichtsvektor, und der höchste Score gewinnt.
        [bias] Jede Klasse hat einen Gewichtsvektor und einen Bias, und der höchste Score gewinnt.
       *[threshold] Jede Klasse hat einen Gewichtsvektor und einen Schwellenwert, und der höchste Score gewinnt.
    }
won =
    { $tied ->
        [1] { $scores ->
            [none] Klasse { $winner } hat den höchsten Score ({ NUMBER($score, $precision) }): { visit-verdict }.
           *[other] { $thresholds ->
                [true] Die Scores minus ihre Schwellenwerte sind { LIST(NUMBER($scores, $precision), separator: "; ") }, also gewinnt Klasse { $winner }: { visit-verdict }.
               *[false] Die Scores sind { LIST(NUMBER($scores, $precision), separator: "; ") }, also gewinnt Klasse { $winner }: { visit-verdict }.
            }
        }
       *[other] { $share ->
            [none] { NUMBER($tied) } Klassen liegen bei { NUMBER($score, $precision) } gleichauf, also gewinnt die niedrigste, Klasse { $winner }: { visit-verdict }.
           *[other] Die Klassen { LIST($share) } liegen bei { NUMBER($score, $precision) } gleichauf, also gewinnt die niedrigste, Klasse { $winner }: { visit-verdict }.
        }
    }
rewards = Klasse { $right } wird belohnt (Gewichte plus Beispiel), Klasse { $wrong } bestraft (Gewichte minus Beispiel).
allStay = Die Gewichte aller Klassen bleiben gleich.
reward = Klasse { $class } belohnen:
punish = Klasse { $class } bestrafen:

## passiveAggressive

helpless = Alle seine Merkmale sind 0, da könnten keine Gewichte helfen: Sie bleiben gleich.
reaches = { aggressive-step }, gerade so weit, dass { $margin }{ "\u00A0" }={ "\u00A0" }1 ist.
capped = { aggressive-step }, so weit, wie C es erlaubt: bis { $margin }{ "\u00A0" }={ "\u00A0" }{ NUMBER($end, $precision) }.
heldBack = { aggressive-step }, aber C bremst: nur bis { $margin }{ "\u00A0" }={ "\u00A0" }{ NUMBER($end, $precision) }.

## baselines

neighboursStart =
    { $neighbours ->
        [1] Zu trainieren gibt es nichts: In jedem Schritt entscheidet das Label des nächstgelegenen Beispiels, und jedes Beispiel stimmt auch über sich selbst mit ab.
       *[other] Zu trainieren gibt es nichts: In jedem Schritt entscheidet die Mehrheit der { NUMBER($neighbours) } nächstgelegenen Beispiele, und jedes Beispiel stimmt auch über sich selbst mit ab.
    }
treeStart =
    { $depth ->
        [one] Der Baum wurde auf einmal aus allen Trainingsbeispielen gebaut, höchstens { $depth } Stufe tief. Zu trainieren gibt es also nichts. In jedem Schritt entscheidet das Blatt, in dem das Beispiel liegt.
       *[other] Der Baum wurde auf einmal aus allen Trainingsbeispielen gebaut, höchstens { $depth } Stufen tief. Zu trainieren gibt es also nichts. In jedem Schritt entscheidet das Blatt, in dem das Beispiel liegt.
    }
nearest = Das nächstgelegene Beispiel ist { label-name }, also ergibt die Abstimmung { label-name }: { visit-verdict }.
vote =
    Von den { NUMBER($neighbours) } nächstgelegenen Beispielen { $positives ->
        [one] ist { $positives }
       *[other] sind { $positives }
    } <positive>positiv</positive>{ $score ->
        [0] : ein Gleichstand, der als { counts-as } zählt.
       *[other] , also ergibt die Abstimmung { label-name }: { visit-verdict }.
    }
pureLeaf = Alle Trainingsbeispiele in seinem Blatt sind { label-name }, also sagt der Baum { label-name } vorher: { visit-verdict }.
leaf =
    { $score ->
        [0] Von den Trainingsbeispielen in seinem Blatt sind { NUMBER($percent, $precision) }{ "\u202F" }% <positive>positiv</positive>: ein Gleichstand, der als { counts-as } zählt.
       *[other] Von den Trainingsbeispielen in seinem Blatt sind { NUMBER($percent, $precision) }{ "\u202F" }% <positive>positiv</positive>, also sagt der Baum { label-name } vorher: { visit-verdict }.
    }
baselines-settled =
    { $misclassified ->
        [none] Jedes Beispiel war einmal an der Reihe. Zu trainieren gibt es nichts, das Verfahren ist also fertig.
        [one] Jedes Beispiel war einmal an der Reihe. Zu trainieren gibt es nichts, das Verfahren ist also fertig. { $misclassified } Beispiel ist falsch klassifiziert.
       *[other] Jedes Beispiel war einmal an der Reihe. Zu trainieren gibt es nichts, das Verfahren ist also fertig. { $misclassified } Beispiele sind falsch klassifiziert.
    }
noneWrong =
    .nearest-neighbours = Jedes Beispiel war einmal an der Reihe, und keines ist falsch klassifiziert. Zu trainieren gibt es nichts, das Verfahren ist also fertig. Das sagt wenig, denn jedes Beispiel stimmt auch über sich selbst mit ab.
    .decision-tree = Jedes Beispiel war einmal an der Reihe, und keines ist falsch klassifiziert. Zu trainieren gibt es nichts, das Verfahren ist also fertig. Das sagt wenig, denn der Baum wurde aus genau diesen Beispielen gebaut.

## ending

learnedNothing = Gelernt hat es aber nichts: Jeder Score ist 0, und die Gleichstandsregel lässt das durchgehen.
learnedNothingOfClasses = Gelernt hat es aber nichts: Jeder Score ist 0, und Klasse { $first } gewinnt bei Gleichstand.
alreadyRight = Die Gewichte, mit denen es anfing, waren schon richtig.
meanStillWrong =
    { $examples ->
        [one] Vorhergesagt wird mit dem Mittelwert der Gewichte, und mit ihm ist noch { $examples } Beispiel falsch klassifiziert.
       *[other] Vorhergesagt wird mit dem Mittelwert der Gewichte, und mit ihm sind noch { $examples } Beispiele falsch klassifiziert.
    }
voteStillWrong =
    { $examples ->
        [one] Vorhergesagt wird durch Abstimmung, und mit ihr ist noch { $examples } Beispiel falsch klassifiziert.
       *[other] Vorhergesagt wird durch Abstimmung, und mit ihr sind noch { $examples } Beispiele falsch klassifiziert.
    }
stillWithin =
    { $updates ->
        [one] Die letzte Epoche machte noch { $updates } Update, bei einem Beispiel, das richtig war, aber innerhalb des Rands lag.
       *[other] Die letzte Epoche machte noch { $updates } Updates, bei Beispielen, die richtig waren, aber innerhalb des Rands lagen.
    }
byKernelAlone = Keine { separator } kann diese Beispiele trennen, aber die Grenze des Kernels kann es.
doubts =
    .line = Vielleicht braucht es nur mehr Zeit, vielleicht gibt es aber auch keine { separator }, die diese Beispiele trennt.
    .kernel = Vielleicht braucht es nur mehr Zeit, vielleicht gibt es aber auch keine Grenze dieses Kernels, die diese Beispiele trennt.
    .classes = Vielleicht braucht es nur mehr Zeit, vielleicht gibt es aber auch keine Gewichte, bei denen die Klasse jedes Beispiels den höchsten Score bekommt.
otherCures = Andere Auswege: ein Kernel, verborgene Neuronen
rise = In 3D ansehen
repeats =
    { $epochs ->
        [1] Nach Epoche { NUMBER($last) } sind die Gewichte dieselben wie an ihrem Anfang. In dieser Reihenfolge wiederholt der Lauf diese Epoche also endlos.
       *[other] { $since ->
            [0] Nach Epoche { NUMBER($last) } sind die Gewichte dieselben wie ganz am Anfang. In dieser Reihenfolge wiederholt der Lauf diese { epochs } also endlos.
           *[other] Nach Epoche { NUMBER($last) } sind die Gewichte dieselben wie nach Epoche { NUMBER($since) }. In dieser Reihenfolge wiederholt der Lauf diese { epochs } also endlos.
        }
    }

## outcome

converged =
    { $without ->
        [mistakes] Konvergiert: Epoche { NUMBER($epochs) } hatte keinen Fehler. Dafür brauchte es { updates }.
        [updates] Konvergiert: Epoche { NUMBER($epochs) } hatte kein Update. Dafür brauchte es { updates }.
       *[mistakes-in-training] Konvergiert: In Epoche { NUMBER($epochs) } machten die Gewichte im Training keinen Fehler. Dafür brauchte es { updates }.
    }
notConverged =
    { $made ->
        [none] Beendet nach { epochs }, ohne zu konvergieren.
        [mistakes] Beendet nach { epochs }, ohne zu konvergieren: Die letzte machte noch { mistakes }.
       *[updates] Beendet nach { epochs }, ohne zu konvergieren: Die letzte machte noch { updates }.
    }
recordFull = Das Training endete vor der Konvergenz: Das Protokoll ist nach { updates } voll.
stoppedInVain = Beendet nach { epochs }: { in-vain }.
stoppedInVainFull = Beendet nach { updates }, als das Protokoll voll war: { in-vain }.
outcome-finished = Das Verfahren ist fertig.
sameAgain = Mehr Epochen würden diese nur wiederholen.
mayBeEnough = Die Beispiele sind linear trennbar, mehr Epochen könnten also reichen.
needsEpochs = Die Beispiele sind linear trennbar, es braucht also nur mehr Epochen.
needsRoom = Die Beispiele sind linear trennbar, es braucht also nur Platz für mehr Updates.
needsEpochsOf = Die Beispiele sind linear trennbar, es braucht also nur mehr Epochen: Bisher hat es { NUMBER($made) } von höchstens { updates } gemacht.
needsRoomFor = Die Beispiele sind linear trennbar, es braucht also nur Platz für mehr Updates: Bisher hat es { NUMBER($made) } von höchstens { updates } gemacht.
mayHelp = Was helfen kann: { LIST($ways, type: "or") }.
ways =
    .epochs = mehr Epochen erlauben
    .fewerExamples = weniger Beispiele nehmen
    .order = die Reihenfolge ändern
    .bias = den Bias einschalten
    .overlap = überlappende Beispiele verschieben
    .overlappingReviews = überlappende Rezensionen ändern
    .separable = linear trennbare Beispieldaten laden
    .separableClasses = Beispieldaten mit linear trennbaren Klassen laden
    .polynomial = einen anderen Kernel nehmen
    .gaussian = einen anderen Kernel nehmen
    .tolerance = die Toleranz verkleinern
    .rate = die Lernrate vergrößern
sameReview = Kein Merkmal aus diesen Wörtern kann die beiden unterscheiden. Nimm noch ein Wort als Merkmal dazu, oder ändere oder lösche eine der beiden.
sameRow = Kein Merkmal aus diesen Spalten kann die beiden unterscheiden. Da hilft nur, eins davon zu verschieben oder zu radieren.
buttons =
    .order = Andere Reihenfolge
    .bias = Bias einschalten
    .separable = Zwei Wolken laden
    .separableClasses = Drei Klassen laden
    .polynomial = Polynomkernel nehmen
    .gaussian = Gauß-Kernel nehmen
    .tolerance = Toleranz durch 10 teilen
    .rate = Lernrate verdoppeln
tenTimes = 10-mal so viele Epochen erlauben
allow = { epochs } erlauben
cures = Keine { separator } kann diese Beispiele trennen. Was hilft:
curesAtEnd = Was sie trennen kann:
cureBias = Bias einschalten
cureKernel = Polynomkernel vom Grad { NUMBER($degree) } nehmen
cureFeatures =
    { $bias ->
        [true] { LIST($features) } hinzufügen und den Bias einschalten
       *[false] { LIST($features) } hinzufügen
    }
cureProducts =
    { $bias ->
        [true] { NUMBER($products) } Merkmalsprodukte hinzufügen und den Bias einschalten
       *[false] { NUMBER($products) } Merkmalsprodukte hinzufügen
    }

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
