# Wie weit gezählt wird.
until =
    { $until-at ->
        [now] bis jetzt
        [end] insgesamt
        [next] bis zum nächsten Schritt, diesen mitgezählt
        [visit]
            { $until-count ->
                [one] im ersten Schritt
               *[other] in den ersten { $until-count } Schritten
            }
       *[epoch]
            { $until-count ->
                [one] in der ersten Epoche
               *[other] in den ersten { $until-count } Epochen
            }
    }
moment-after =
    { $after-at ->
        [now] jetzt
        [end] am Ende des Laufs
        [next] nach dem nächsten Schritt
        [visit] nach Schritt { FIGURE($after-count) }
       *[epoch] nach Epoche { FIGURE($after-count) }
    }
moment-visit =
    { $of-at ->
        [now] im letzten Schritt bis jetzt
        [end] im letzten Schritt des Laufs
        [next] im nächsten Schritt
        [visit] in Schritt { FIGURE($of-count) }
       *[epoch] im letzten Schritt von Epoche { FIGURE($of-count) }
    }
mistake-rule =
    { $tie ->
        [mistake] Ein Fehler ist es, wenn Label mal Score 0 oder kleiner ist.
        [correct] Ein Fehler ist es, wenn Label mal Score kleiner als 0 ist.
        [negative] Ein Fehler ist es, wenn Label und Vorhersage verschieden sind. Die Vorhersage ist +1, wenn der Score größer als 0 ist, sonst −1.
       *[positive] Ein Fehler ist es, wenn Label und Vorhersage verschieden sind. Die Vorhersage ist +1, wenn der Score 0 oder größer ist, sonst −1.
    }
with-yours = Mit deinen Gewichten hätte Beispiel { NUMBER($example) } den Score { FIGURE($score) }.
signs =
    { $signs ->
        [tie] Gleichstand
        [same] gleiches Vorzeichen
       *[opposite] verschiedene Vorzeichen
    }
still =
    { $side ->
        [none] auf keiner Seite
        [below] noch unter 0
       *[above] noch über 0
    }
rate-times =
    { $rate ->
        [1] das Beispiel
       *[other] das { FIGURE($rate) }-Fache des Beispiels
    }
overlap-place =
    { $place ->
        [none] { "" }
       *[other] , bei { VECTOR($place) }
    }
run-updates =
    { $takes ->
        [one] { $takes } Update
       *[other] { $takes } Updates
    }
run-epochs =
    { $takes ->
        [one] { $takes } Epoche
       *[other] { $takes } Epochen
    }

## practice

titles =
    .mistake = Wird dieses Beispiel ein Fehler?
    .boundary = Wohin geht die Grenze als Nächstes?
    .weights = Tipp die neuen Gewichte ein
    .drag = Zieh am Gewichtsvektor
    .inseparable = Setz einen Punkt, der jede Trenngerade verhindert
    .feature = Welches Merkmal hilft hier?
    .fires = Feuert das Neuron?
    .score = Wie groß ist der Score?
    .margin = Zwei Arten von Rand
    .bound = Wie viele Fehler höchstens?
    .line = Von der Geraden zu den Gewichten und zurück
    .votes = Abstimmen und mitteln
    .classes = Drei Klassen und ein Gleichstand
    .kernel = Ein Score aus Anzahlen
    .gate = Gewichte für ein Gatter
    .truth = Wahr oder falsch, und warum?
    .sets = Welche Merkmale trennen eine Tabelle?
    .rate = Was ändert die Lernrate?
    .counts = Von Fehlerzahlen zu Gewichten
    .start = Mit einem anderen Beispiel anfangen
    .proof = Die fehlende Zeile des Beweises
    .tie = Ist ein Gleichstand ein Fehler?
    .residual = Labels 0 und 1 und das Residuum
    .orders = Dieselben Beispiele, andere Reihenfolge
    .stopping = Welche Gewichte bleiben?
    .batch = Ein Batch-Update
    .reading = Welches Merkmal zählt am meisten?
    .cycle = Gewichte, die wiederkommen
challengeTitles =
    .most-updates = Die meisten Updates mit fünf Punkten
    .spiral = Die Spirale mit den wenigsten Merkmalen
    .slowest-order = Die langsamste Reihenfolge
challengeAsks =
    .most-updates = Setz fünf Punkte in das Einheitsquadrat (0 bis 1 in beiden Richtungen), mit einem geometrischen Rand von mindestens 0,1. Wie viele Updates kannst du dem Perzeptron abverlangen?
    .spiral = Wähl Merkmale, also Produkte aus x₁ und x₂, mit denen die beiden Arme der Spirale trennbar sind. Komm mit so wenigen aus, wie du kannst.
    .slowest-order = Such für diese acht Beispiele die Reihenfolge, bei der es die meisten Epochen dauert, bis der Lauf konvergiert.
results =
    .most-updates =
        { $n ->
            [one] { $n } Update
           *[other] { $n } Updates
        }
    .spiral =
        { $n ->
            [one] { $n } Merkmal
           *[other] { $n } Merkmale
        }
    .slowest-order =
        { $n ->
            [one] { $n } Epoche
           *[other] { $n } Epochen
        }
score =
    { $streak ->
        [0] { NUMBER($right) } von { NUMBER($tries) } auf Anhieb richtig.
        [1] { NUMBER($right) } von { NUMBER($tries) } auf Anhieb richtig.
       *[other] { NUMBER($right) } von { NUMBER($tries) } auf Anhieb richtig, die letzten { $streak } in Folge.
    }
scoreLine = { $title } – { score }
bestLine = { $title }: { $result }.

## quiz

label = Frage
loading = Die Frage wird geladen …
practice = Üben
challenge = Herausforderung
leaveHint = Deine Arbeit kommt zurück
leavePractice = Üben beenden
leaveChallenge = Herausforderung beenden
ownExamples = In dieser Frage geht es um deine eigenen Beispiele.
otherExamples = Deine Beispiele passen nicht zu dieser Frage, darum sind hier andere.
hint = Tipp:
solution = Lösung:
showSolution = Lösung zeigen
next = Nächste Frage
nextHint = Nächste Frage (])
positiveWhere = positiv, wo { $inequality }
itsLabel = Sein Label
labelValue = { SIGNED($label) }
letter = { $letter }.
isMistake =
    { $mistake ->
        [true] Es ist ein Fehler.
       *[false] Es ist kein Fehler.
    }
weight = { $name } = { FIGURE($value) }
weights = { LIST($weights, separator: "; ") }.
vector = w = { VECTOR($weights) }.
point = zum Beispiel { VECTOR($place) } mit dem Label { SIGNED($label) }.
feature = { $name }.
inOrder = Beispiele der Reihe nach
sequence = { LIST(NUMBER($examples), separator: ", ") }.
givens = Zahlen zeigen
example = Beispiel
before =
    { $bias ->
        [none] Vor dem Schritt: w = { VECTOR($weights) }.
       *[other] Vor dem Schritt: w = { VECTOR($weights) } und b = { FIGURE($bias) }.
    }
learnsFrom = Das Verfahren bekommt Beispiel { NUMBER($example) } als x = { VECTOR($x) }.
moreOnStage =
    { $examples ->
        [one] Und { $examples } weiteres auf der Zeichenfläche.
       *[other] Und { $examples } weitere auf der Zeichenfläche.
    }
changePage = Du antwortest, indem du die Seite änderst. Prüfen kannst du, so oft du willst.
check = Prüfen
startAgain = Noch einmal
cures =
    .tie = Gleichstand als Fehler zählen
    .start = Mit Startgewichten 0 beginnen
    .bias = Bias einschalten
    .features = x₁ und x₂ unverändert verwenden
    .examples = Beispiele zurückholen
    .erase = Beispiele löschen
toBeat = Zu schlagen:
yourBest = Dein Rekord:
result = { $result }.
beaten = Besser als { NUMBER($toBeat) }: Jetzt übertriff dich selbst.

## questions

asks =
    .mistake = Als Nächstes kommt Beispiel { NUMBER($example) } an die Reihe. Wird es ein Fehler?
    .boundary =
        { $rate ->
            [1] Als Nächstes kommt Beispiel { NUMBER($example) } an die Reihe, und es ist ein Fehler. Wohin geht die Grenze?
           *[other] Als Nächstes kommt Beispiel { NUMBER($example) } an die Reihe, und es ist ein Fehler. Wohin geht die Grenze? Die Lernrate ist { NUMBER($rate) }.
        }
    .weights =
        { $rate ->
            [1] Als Nächstes kommt Beispiel { NUMBER($example) } an die Reihe. Welche Werte haben die Gewichte nach diesem Schritt?
           *[other] Als Nächstes kommt Beispiel { NUMBER($example) } an die Reihe. Welche Werte haben die Gewichte nach diesem Schritt? Die Lernrate ist { NUMBER($rate) }.
        }
    .drag =
        { $keptBias ->
            [none] Dreh den Gewichtsvektor, bis jedes Beispiel auf der Seite seines Labels liegt.
           *[other] Dreh den Gewichtsvektor, bis jedes Beispiel auf der Seite seines Labels liegt. Der Bias bleibt { NUMBER($keptBias) }.
        }
    .inseparable =
        { $bias ->
            [true]
                { $outside ->
                    [true] Eine Gerade trennt diese Beispiele. Setz noch eines dazu, aber nicht auf ein anderes, sodass sie keine Gerade mehr trennt. Setz es nach außen: weiter links, rechts, oben oder unten als alle anderen.
                   *[false] Eine Gerade trennt diese Beispiele. Setz noch eines dazu, aber nicht auf ein anderes, sodass sie keine Gerade mehr trennt.
                }
           *[false]
                { $outside ->
                    [true] Eine Gerade durch den Ursprung trennt diese Beispiele. Setz noch eines dazu, aber nicht auf ein anderes, sodass sie keine solche Gerade mehr trennt. Setz es nach außen: weiter links, rechts, oben oder unten als alle anderen.
                   *[false] Eine Gerade durch den Ursprung trennt diese Beispiele. Setz noch eines dazu, aber nicht auf ein anderes, sodass sie keine solche Gerade mehr trennt.
                }
        }
    .feature =
        { $bias ->
            [true] Keine Gerade trennt diese Beispiele. Welches Merkmal hilft, zusätzlich zu x₁ und x₂?
           *[false] Keine Gerade durch den Ursprung trennt diese Beispiele. Welches Merkmal hilft, zusätzlich zu x₁ und x₂?
        }
hints =
    .mistake = { mistake-rule }
    .boundary =
        { $rate ->
            [1] Das Update addiert Label mal Beispiel zu den Gewichten. Die Grenze steht senkrecht auf dem Gewichtsvektor: Wohin bewegt sie sich dadurch?
           *[other] Das Update addiert { NUMBER($rate) } mal Label mal Beispiel zu den Gewichten. Die Grenze steht senkrecht auf dem Gewichtsvektor: Wohin bewegt sie sich dadurch?
        }
    .weights =
        Berechne zuerst den Score. { mistake-rule } { $rate ->
            [1]
                { $bias ->
                    [true] Ist es ein Fehler, dann addiere zu jedem Gewicht Label mal Merkmal und zum Bias das Label.
                   *[false] Ist es ein Fehler, dann addiere zu jedem Gewicht Label mal Merkmal.
                }
           *[other]
                { $bias ->
                    [true] Ist es ein Fehler, dann addiere zu jedem Gewicht { NUMBER($rate) } mal Label mal Merkmal und zum Bias { NUMBER($rate) } mal das Label.
                   *[false] Ist es ein Fehler, dann addiere zu jedem Gewicht { NUMBER($rate) } mal Label mal Merkmal.
                }
        }
    .drag = Der Vektor zeigt zur Seite der positiven Beispiele.
    .inseparable =
        { $bias ->
            [true]
                { $outside ->
                    [true] Keine Gerade kann ein Beispiel von zwei anderen trennen, zwischen denen es liegt. Deins kann nicht das in der Mitte sein: Welches kann es?
                   *[false] Wenn ein Punkt zwischen Beispielen mit dem anderen Label liegt, kann keine Gerade ihn von ihnen trennen.
                }
           *[false] Schau vom Ursprung aus: Wenn ein Punkt in derselben Richtung liegt wie ein Beispiel mit dem anderen Label, kann keine Gerade durch den Ursprung die beiden trennen.
        }
    .feature = Such ein Produkt, das bei den Beispielen mit dem einen Label groß ist und bei den anderen klein oder negativ.

## asks

asks-updates = Wie viele Updates macht der Lauf { until }?
mistakes = Wie viele Fehler macht der Lauf { until }?
visits = Wie viele Schritte macht der Lauf { until }?
asks-epochs = Wie viele Epochen macht der Lauf { until }?
asks-score = Wie groß ist der Score { moment-visit }?
asks-label = Welches Label hat das Beispiel { moment-visit }?
asks-example = Welche Nummer hat das Beispiel { moment-visit }?
trainingMistakes = Wie viele Trainingsbeispiele sind { moment-after } falsch?
bias = Wie groß ist der Bias { moment-after }?
asks-weights = Wie groß sind die Gewichte { moment-after }?
asks-weight = Wie groß ist das Gewicht von { $feature } { moment-after }?
mistake = Wird der nächste Schritt ein Fehler?
separatingWeights = Finde Gewichte, mit denen jedes Beispiel richtig ist.
cells =
    { $rows ->
        [one] Füll die Zeile von Schritt { FIGURE($first) } aus.
       *[other] Füll die Schritte { FIGURE($first) } bis { FIGURE($last) } aus.
    }
converged = Geh ans Ende des Laufs: Er soll konvergieren.
separates = Bring jedes Beispiel auf die Seite seines Labels.
separable = Mach die Beispiele trennbar.
inseparable = Ändere die Beispiele, bis sie nicht mehr linear trennbar sind.
separableBy = Mach die Beispiele mit { $added ->
        [one] { $added } Beispiel
       *[other] { $added } Beispielen
    } mehr trennbar.
inseparableBy =
    { $added ->
        [one] Setz { $added } weiteres Beispiel so, dass sie nicht mehr linear trennbar sind.
       *[other] Setz { $added } weitere Beispiele so, dass sie nicht mehr linear trennbar sind.
    }
reached =
    { $unit ->
        [visit] Geh zu Schritt { FIGURE($count) }.
        [epoch] Geh zu Epoche { FIGURE($count) }.
       *[update] Geh zu Update { FIGURE($count) }.
    }
bound = Ändere die Beispiele, bis die Schranke mindestens { FIGURE($least) } ist.
targetBound = Wähl ein w*, dessen Schranke mindestens { FIGURE($least) } ist.
astray =
    { $most ->
        [0] Wähl ein Ziel, von dem sich kein Update entfernt.
        [one] Wähl ein Ziel, von dem sich höchstens { $most } Update entfernen.
       *[other] Wähl ein Ziel, von dem sich höchstens { $most } Updates entfernen.
    }
runTakes =
    { $of ->
        [updates]
            { $least ->
                [none]
                    { $most ->
                        [one] Der Lauf soll höchstens { $most } Update brauchen, bis er konvergiert.
                       *[other] Der Lauf soll höchstens { $most } Updates brauchen, bis er konvergiert.
                    }
                [one] Der Lauf soll mindestens { $least } Update brauchen, bis er konvergiert.
               *[other] Der Lauf soll mindestens { $least } Updates brauchen, bis er konvergiert.
            }
       *[epochs]
            { $least ->
                [none]
                    { $most ->
                        [one] Der Lauf soll höchstens { $most } Epoche brauchen, bis er konvergiert.
                       *[other] Der Lauf soll höchstens { $most } Epochen brauchen, bis er konvergiert.
                    }
                [one] Der Lauf soll mindestens { $least } Epoche brauchen, bis er konvergiert.
               *[other] Der Lauf soll mindestens { $least } Epochen brauchen, bis er konvergiert.
            }
    }
disagree =
    { $least ->
        [one] „{ $first }“ und „{ $second }“ sollen sich bei mindestens { $least } Beispiel uneinig sein.
       *[other] „{ $first }“ und „{ $second }“ sollen sich bei mindestens { $least } Beispielen uneinig sein.
    }
setting = Stell „{ $name }“ auf „{ $wanted }“.
asks-feature = Nimm { $feature } zu den Merkmalen dazu.

## feedback

nothingToCount = Davon gibt es gerade nichts zu zählen.
tooFew = { FIGURE($given) } ist zu klein.
tooMuch = { FIGURE($given) } ist zu groß.
runEnded = Der Lauf ist zu Ende: Es gibt keinen nächsten Schritt.
visit =
    { $mistake ->
        [true] Beispiel { NUMBER($example) } hat das Label { SIGNED($label) } und den Score { FIGURE($score) }: { signs }, ein Fehler.
       *[false] Beispiel { NUMBER($example) } hat das Label { SIGNED($label) } und den Score { FIGURE($score) }: { signs }, kein Fehler.
    }
visitOfClasses =
    { $mistake ->
        [true] Beispiel { NUMBER($example) } ist aus Klasse { NUMBER($label) }; { LIST($scores, separator: ", ") }. Also wird Klasse { NUMBER($predicted) } vorhergesagt: ein Fehler.
       *[false] Beispiel { NUMBER($example) } ist aus Klasse { NUMBER($label) }; { LIST($scores, separator: ", ") }. Also wird Klasse { NUMBER($predicted) } vorhergesagt: kein Fehler.
    }
classScore = Klasse { NUMBER($class) } hat den Score { FIGURE($score) }
noWeightVector = Das Verfahren auf der Seite hat nicht genau einen Gewichtsvektor: Wähl das Perzeptron.
pushesWrongWay = Das Gewicht von { $name } ist { FIGURE($given) }: Das schiebt den Score in die falsche Richtung.
weightOff =
    { $name ->
        [none]
            { $tooSmall ->
                [true] Der Bias wäre { FIGURE($given) }: zu klein.
               *[false] Der Bias wäre { FIGURE($given) }: zu groß.
            }
       *[other]
            { $tooSmall ->
                [true] Das Gewicht von { $name } wäre { FIGURE($given) }: zu klein.
               *[false] Das Gewicht von { $name } wäre { FIGURE($given) }: zu groß.
            }
    }
unseparated =
    { $wrong ->
        [one] Mit diesen Gewichten hat Beispiel { NUMBER($example) } den Score { FIGURE($score) }: { still }, und das Label ist { SIGNED($label) }.
       *[other] Mit diesen Gewichten hat Beispiel { NUMBER($example) } den Score { FIGURE($score) }: { still }, und das Label ist { SIGNED($label) }. { $wrong } Beispiele sind falsch.
    }
emptyCell = In der Zeile von Schritt { NUMBER($visit) } ist eine Zelle leer.
scoreCell = In der Zeile von Schritt { NUMBER($visit) } ist der Score nicht { FIGURE($given) }: Nimm jedes Gewicht davor mal sein Merkmal und addiere.
mistakeCell =
    { $mistake ->
        [true] In der Zeile von Schritt { NUMBER($visit) } ist der Score { FIGURE($score) } und das Label { SIGNED($label) }: Das ist ein Fehler.
       *[false] In der Zeile von Schritt { NUMBER($visit) } ist der Score { FIGURE($score) } und das Label { SIGNED($label) }: Das ist richtig.
    }
weightsCell =
    { $mistake ->
        [true] In der Zeile von Schritt { NUMBER($visit) } sind die Gewichte danach andere: Das Beispiel mal sein Label wird addiert.
       *[false] In der Zeile von Schritt { NUMBER($visit) } sind die Gewichte danach andere: Sie bleiben, wie sie sind.
    }
goOnToVisit = Das ist Schritt { FIGURE($made) }: Geh weiter bis Schritt { FIGURE($wanted) }.
goOnToEpoch =
    { $made ->
        [one] Bisher: { $made } Epoche. Geh weiter bis { FIGURE($wanted) }.
       *[other] Bisher: { $made } Epochen. Geh weiter bis { FIGURE($wanted) }.
    }
goOnToUpdate =
    { $made ->
        [one] Bisher: { $made } Update. Geh weiter bis { FIGURE($wanted) }.
       *[other] Bisher: { $made } Updates. Geh weiter bis { FIGURE($wanted) }.
    }
stoppedWithMistakes = Der Lauf hat nach { epochs } angehalten, und in der letzten gab es Fehler.
notConverged =
    { $visits ->
        [one] Nach { $visits } Schritt war noch keine Epoche ohne Fehler.
       *[other] Nach { $visits } Schritten war noch keine Epoche ohne Fehler.
    }
notCounted = Die Fehler sind noch nicht gezählt.
wrongSide =
    { $examples ->
        [one] { $examples } Beispiel liegt nicht auf der Seite seines Labels.
       *[other] { $examples } Beispiele liegen nicht auf der Seite ihres Labels.
    }
onBoundary =
    { $examples ->
        [one] { $examples } Beispiel liegt auf der Geraden, wo der Score 0 ist: Das ist auf keiner Seite.
       *[other] { $examples } Beispiele liegen auf der Geraden, wo der Score 0 ist: Das ist auf keiner Seite.
    }
drewMore =
    { $examples ->
        [one] Du hast { $examples } neues Beispiel gezeichnet. Mach das rückgängig und wähl „Verschieben“, bevor du ziehst.
       *[other] Du hast { $examples } neue Beispiele gezeichnet. Mach das rückgängig und wähl „Verschieben“, bevor du ziehst.
    }
erased =
    { $examples ->
        [one] { $examples } Beispiel fehlt: Mach das rückgängig und verschieb es.
       *[other] { $examples } Beispiele fehlen: Mach das rückgängig und verschieb eines.
    }
relabelled = Die Labels sind andere als am Anfang: Mach das rückgängig und verschieb das Beispiel.
placeMore =
    { $examples ->
        [one] Setz noch { $examples } Beispiel.
       *[other] Setz noch { $examples } Beispiele.
    }
placedTooMany =
    { $placed ->
        [one] Es ist { $placed } Beispiel mehr als am Anfang, nötig ist { FIGURE($wanted) }.
       *[other] Es sind { $placed } Beispiele mehr als am Anfang, nötig ist nur { FIGURE($wanted) }.
    }
undecided = Ob diese Beispiele trennbar sind, ließ sich nicht entscheiden.
stillSeparable = Eine Gerade trennt diese Beispiele noch.
stillInseparable = Noch trennt keine Gerade diese Beispiele.
noBound = Es gibt keine Schranke, weil nichts diese Beispiele trennt.
smallBound = Die Schranke ist { FIGURE($bound) }. Sie muss mindestens { FIGURE($least) } sein.
offSide = Dein w* hat γ = { FIGURE($margin) }: Es trennt die Beispiele nicht und gibt keine Schranke. Dreh es ein Stück zurück.
feedback-astray =
    { $found ->
        [one] Mit α = { FIGURE($reach) } geht { $found } Update in die falsche Richtung.
       *[other] Mit α = { FIGURE($reach) } gehen { $found } Updates in die falsche Richtung.
    }
tooManyExamples =
    { $examples ->
        [one] Es sind { $examples } Beispiel: Mehr als { FIGURE($most) } dürfen es nicht sein.
       *[other] Es sind { $examples } Beispiele: Mehr als { FIGURE($most) } dürfen es nicht sein.
    }
feedback-otherExamples = Die Beispiele sind andere als am Anfang dieses Abschnitts: Mach das rückgängig und ändere nur die Reihenfolge.
startsElsewhere = Der Lauf beginnt nicht mit Startgewichten 0: Setz alle Gewichte und den Bias auf 0.
neverEnds = Keine Gerade trennt diese Beispiele, also hören die Updates nie auf.
notOverYet = Nach { epochs } wird der Lauf angehalten, ohne konvergiert zu sein.
feedback-runTakes =
    { $of ->
        [updates]
            { $tooFew ->
                [true] Der Lauf macht { run-updates }. Es müssen mindestens { FIGURE($wanted) } sein.
               *[false] Der Lauf macht { run-updates }. Es dürfen höchstens { FIGURE($wanted) } sein.
            }
       *[epochs]
            { $tooFew ->
                [true] Der Lauf braucht { run-epochs }. Es müssen mindestens { FIGURE($wanted) } sein.
               *[false] Der Lauf braucht { run-epochs }. Es dürfen höchstens { FIGURE($wanted) } sein.
            }
    }
disagreements =
    { $found ->
        [0] „{ $first }“ und „{ $second }“ sind sich bei allen Beispielen einig.
        [one] „{ $first }“ und „{ $second }“ sind sich bei { $found } Beispiel uneinig. Es müssen mindestens { FIGURE($least) } sein.
       *[other] „{ $first }“ und „{ $second }“ sind sich bei { $found } Beispielen uneinig. Es müssen mindestens { FIGURE($least) } sein.
    }
feedback-setting =
    { $now ->
        [none] „{ $name }“ ist nicht gewählt: Wähl „{ $wanted }“.
       *[other] „{ $name }“ ist „{ $now }“: Wähl „{ $wanted }“.
    }
names =
    .bias = Bias
    .bias-as = Bias als
    .data = Daten
    .drawer = Der offene Reiter
    .features = Merkmale
    .learner = Verfahren
    .max-epochs = Max. Epochen
    .order = Reihenfolge
    .scaling = Skalierung
values = { LIST($values) }
feedback-features = { LIST($features, separator: ", ") }
featureMissing = { $feature } ist noch nicht unter den Merkmalen.
right =
    { $why ->
        [none] Richtig.
       *[other] Richtig. { $why }
    }
answeredBefore =
    { $tries ->
        [one] Das hast du beantwortet.
       *[other] Das hast du beim { FIGURE($tries) }. Versuch beantwortet.
    }
passedBefore = Du hast mit der Lösung weitergemacht.

## quizFeedback

examMissing = Gib für jedes eine Zahl an.
examChoose = Wähl eines davon.
chooseBoundary = Wähl eine der Grenzen.
boundaryMoved =
    { $stillWrong ->
        [true] Das Label von Beispiel { NUMBER($example) } ist { SIGNED($label) }, und das Update bewegt den Score von { FIGURE($before) } nach { FIGURE($score) }. Ein Update muss nicht reichen.
       *[false] Das Label von Beispiel { NUMBER($example) } ist { SIGNED($label) }, und das Update bewegt den Score von { FIGURE($before) } nach { FIGURE($score) }.
    }
otherBoundary = { $done ->
        [nothing] Das ist die Grenze, wie sie jetzt ist: Ein Fehler ändert sie.
        [wrong-way] Das bewegt sie in die falsche Richtung.
        [bias-kept] Das lässt den Bias, wie er war.
        [bias-alone] Das ändert nur den Bias.
       *[twice] Das macht dasselbe Update zweimal.
    } Mit dieser Grenze hätte Beispiel { NUMBER($example) } den Score { FIGURE($score) }, aber das Label ist { SIGNED($label) }.
updated =
    { $mistake ->
        [false] Beispiel { NUMBER($example) } hat den Score { FIGURE($score) } und das Label { SIGNED($label) }: kein Fehler, also bleiben die Gewichte, wie sie sind.
       *[true]
            { $label ->
                [1]
                    { $bias ->
                        [true] Beispiel { NUMBER($example) } hat den Score { FIGURE($score) } und das Label { SIGNED($label) }: ein Fehler, also addiert das Update { rate-times } zu den Gewichten und { FIGURE($rate) } zum Bias.
                       *[false] Beispiel { NUMBER($example) } hat den Score { FIGURE($score) } und das Label { SIGNED($label) }: ein Fehler, also addiert das Update { rate-times } zu den Gewichten.
                    }
               *[other]
                    { $bias ->
                        [true] Beispiel { NUMBER($example) } hat den Score { FIGURE($score) } und das Label { SIGNED($label) }: ein Fehler, also zieht das Update { rate-times } von den Gewichten ab und { FIGURE($rate) } vom Bias.
                       *[false] Beispiel { NUMBER($example) } hat den Score { FIGURE($score) } und das Label { SIGNED($label) }: ein Fehler, also zieht das Update { rate-times } von den Gewichten ab.
                    }
            }
    }
weightsMissing = Gib für jedes davon eine Zahl an: { LIST($names) }.
weightsBefore = Das sind die Gewichte vor dem Schritt: Mit ihnen hat Beispiel { NUMBER($example) } den Score { FIGURE($score) }, ein Fehler.
addedOnce = Das addiert das Beispiel einmal, aber die Lernrate ist { FIGURE($rate) }.
turnedWrongWay = Das dreht sie in die falsche Richtung: Das Label ist { SIGNED($label) }. { with-yours }
biasKept = Auch der Bias ändert sich: Sein Merkmal ist immer 1. { with-yours }
wrongWeight =
    { $name ->
        [none]
            { $left ->
                [true] Das Bias-Gewicht ist bei dir { FIGURE($from) } wie vorher, ändert sich aber um { SIGNED($by) }. { with-yours }
               *[false]
                    { $by ->
                        [0] Das Bias-Gewicht ist nicht { FIGURE($given) }: Vorher war es { FIGURE($from) }, und es ändert sich nicht, weil dieses Merkmal hier 0 ist. { with-yours }
                       *[other] Das Bias-Gewicht ist nicht { FIGURE($given) }: Vorher war es { FIGURE($from) }, und die Änderung ist { SIGNED($by) }. { with-yours }
                    }
            }
       *[other]
            { $left ->
                [true] Das Gewicht von { $name } ist bei dir { FIGURE($from) } wie vorher, ändert sich aber um { SIGNED($by) }. { with-yours }
               *[false]
                    { $by ->
                        [0] Das Gewicht von { $name } ist nicht { FIGURE($given) }: Vorher war es { FIGURE($from) }, und es ändert sich nicht, weil dieses Merkmal hier 0 ist. { with-yours }
                       *[other] Das Gewicht von { $name } ist nicht { FIGURE($given) }: Vorher war es { FIGURE($from) }, und die Änderung ist { SIGNED($by) }. { with-yours }
                    }
            }
    }
allSeparated = Alle Beispiele liegen auf der Seite ihres Labels. Andere Vektoren schaffen das auch.
pointMissing = Ein Punkt braucht zwei Zahlen und ein Label, +1 oder −1.
pointInside = Das ist nicht außen: Andere liegen mindestens so weit links, rechts, oben und unten.
pointTaken = Beispiel { NUMBER($example) } ist schon dort: Setz deins an eine andere Stelle.
pointUndecided =
    { $bias ->
        [true] Ob eine Gerade diese Beispiele trennt, ließ sich nicht entscheiden: Setz deinen Punkt weiter nach innen.
       *[false] Ob eine Gerade durch den Ursprung diese Beispiele trennt, ließ sich nicht entscheiden: Setz deinen Punkt weiter nach innen.
    }
pointSeparable =
    { $distance ->
        [none]
            { $bias ->
                [true] Eine Gerade trennt sie noch.
               *[false] Eine Gerade durch den Ursprung trennt sie noch.
            }
       *[other]
            { $bias ->
                [true] Eine Gerade trennt sie noch, mit Abstand { FIGURE($distance) } zum nächsten.
               *[false] Eine Gerade durch den Ursprung trennt sie noch, mit Abstand { FIGURE($distance) } zum nächsten.
            }
    }
yours = deins
quizFeedback-inseparable =
    { $aroundOrigin ->
        [positive] Der Ursprung liegt zwischen den positiven ({ LIST($positives, separator: ", ") }), also auf keiner Seite einer Geraden, die durch ihn geht.
        [negative] Der Ursprung liegt zwischen den negativen ({ LIST($negatives, separator: ", ") }), also auf keiner Seite einer Geraden, die durch ihn geht.
       *[none]
            { $samePoint ->
                [false] Zwischen den positiven ({ LIST($positives, separator: ", ") }) und zwischen den negativen ({ LIST($negatives, separator: ", ") }) gibt es Punkte, die vom Ursprung aus in derselben Richtung liegen: Keine Gerade durch ihn hat sie auf verschiedenen Seiten.
               *[true]
                    { $alone ->
                        [positive] Ein positives ({ LIST($positives, separator: ", ") }) liegt zwischen den negativen ({ LIST($negatives, separator: ", ") }){ overlap-place }.
                        [negative] Ein negatives ({ LIST($negatives, separator: ", ") }) liegt zwischen den positiven ({ LIST($positives, separator: ", ") }){ overlap-place }.
                       *[none] Derselbe Punkt liegt zwischen den positiven ({ LIST($positives, separator: ", ") }) und zwischen den negativen ({ LIST($negatives, separator: ", ") }){ overlap-place }.
                    }
            }
    }
chooseFeature = Wähl eines der Merkmale.
featureSeparates =
    { $distance ->
        [none]
            { $bias ->
                [true] Damit trennt eine Ebene die Beispiele.
               *[false] Damit trennt eine Ebene durch den Ursprung die Beispiele.
            }
       *[other]
            { $bias ->
                [true] Damit trennt eine Ebene die Beispiele, mit Abstand { FIGURE($distance) } zum nächsten.
               *[false] Damit trennt eine Ebene durch den Ursprung die Beispiele, mit Abstand { FIGURE($distance) } zum nächsten.
            }
    }
featureFails =
    { $why ->
        [none] Damit sind sie immer noch nicht trennbar.
       *[other] Damit sind sie immer noch nicht trennbar. { $why }
    }

## challenges

otherLearner = Das zählt nur mit dem Perzeptron selbst.
otherTie = Das zählt nur, wenn Gleichstand ein Fehler ist.
ownStart = Das zählt nur, wenn alle Gewichte bei 0 anfangen.
noBias = Das zählt nur mit einem Bias.
notFive =
    { $points ->
        [one] Hier ist { $points } Beispiel, nötig sind fünf Punkte.
       *[other] Hier sind { $points } Beispiele, nötig sind fünf Punkte.
    }
outsideSquare = Ein Punkt liegt außerhalb des Einheitsquadrats.
otherFeatures = Das zählt nur mit x₁ und x₂, wie sie sind.
otherFeaturesOrSplit = Das zählt nur mit x₁ und x₂, wie sie sind, und ohne Validierungsbeispiele.
noLine = Keine Gerade trennt sie, also würde der Lauf nie enden.
challenges-notConverged = Der Lauf hält an, bevor er konvergiert.
challenges-otherExamples = Das zählt nur mit den acht Beispielen, wie sie waren.
otherSpiral = Das zählt nur mit allen Punkten der Spirale, wie sie waren.
smallMargin = Der geometrische Rand ist { FIGURE($margin) }, also zu klein.
mostUpdates = { updates }, mit einem geometrischen Rand von { FIGURE($margin) }.
slowestOrder = { epochs }, mit { updates }.
challenges-separable = Trennbar mit { $features ->
        [one] { $features } Merkmal
       *[other] { $features } Merkmalen
    }.
challenges-undecided = Ob sie mit { $features ->
        [one] { $features } Merkmal
       *[other] { $features } Merkmalen
    } trennbar sind, ließ sich nicht entscheiden.
challenges-inseparable = Immer noch nicht trennbar mit { $features ->
        [one] { $features } Merkmal
       *[other] { $features } Merkmalen
    }.

## answers

answers-check = Prüfen
notAskable = Diese Frage passt nicht zu dem, was gerade auf der Seite ist. { $reason }
noNumber =
    { $written ->
        [none] Tipp hier eine Zahl ein.
       *[other] „{ $written }“ ist keine Zahl. Tipp eine ein, etwa −2, 0,5 oder 7/5.
    }
answers-mistake = Ein Fehler
noMistake = Kein Fehler
comesNext = Als Nächstes kommt Beispiel { NUMBER($example) }.
tries = Versuch { NUMBER($n) }:{ " " }
answers-loading = Die Tabelle lädt …
answers-visit = Schritt
headings =
    .score = a
    .mistake = Fehler
    .weights = w, b danach
yes = ja
no = nein
answers-isMistake = Schritt { NUMBER($visit) }: ein Fehler?
answers-score = Schritt { NUMBER($visit) }: Score
answers-weight = Schritt { NUMBER($visit) }: Gewicht { NUMBER($weight) } danach
answers-bias = Schritt { NUMBER($visit) }: Bias danach
linesHint = Zieh eine Zeile, oder verschieb sie mit ihren Knöpfen oder den Pfeiltasten.
moveUp = Nach oben
moveDown = Nach unten
moved = Jetzt Zeile { NUMBER($place) } von { NUMBER($lines) }.
missingLine = die fehlende Zeile

## failures

failures-mistakes = Der Kurs hat { NUMBER($count) } Fehler. Bessere sie in seiner Datei aus, und öffne sie noch einmal:
notLoaded =
    { $what ->
        [lesson]
            { $updated ->
                [none] Die Lektion konnte nicht geladen werden.
               *[other] Die Lektion konnte nicht geladen werden. { $updated }
            }
       *[question]
            { $updated ->
                [none] Die Frage konnte nicht geladen werden.
               *[other] Die Frage konnte nicht geladen werden. { $updated }
            }
    }
