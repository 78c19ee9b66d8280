count-mistakes = { NUMBER($count) } Fehler
run-mistakes = { NUMBER($mistakes) } Fehler
fewest-mistakes = { NUMBER($fewest) } Fehler
bound-known = Kein Beispiel ist weiter als R = { FIGURE($radius) } vom Ursprung weg, und ein Einheitsvektor trennt sie alle mit dem Rand γ = { FIGURE($margin) }. Es gibt keinen Bias, und die Startgewichte sind 0.
counts-known = Ein Lauf mit Startgewichten 0, mit η = 1 und einem Gleichstand als Fehler, hat diese Fehler gemacht: { LIST($all) }.
cycle-known = Keine Gerade trennt diese Beispiele. Ein Lauf hat Startgewichte 0, zählt einen Gleichstand als Fehler und geht die Beispiele der Tabelle der Reihe nach durch, immer wieder.
cycle-first =
    { $first ->
        [0] am Start
       *[other] nach Epoche { FIGURE($first) }
    }
cycle-epoch =
    { $epoch ->
        [0] am Start
       *[other] nach Epoche { FIGURE($epoch) }
    }
cycle-length =
    { $length ->
        [1] nach jeder Epoche
       *[other] alle { FIGURE($length) } Epochen
    }
cycle-updates =
    { $every ->
        [one] { $every } Update
       *[other] { $every } Updates
    }
margin-times-k =
    { $margin ->
        [1] k
       *[other] { FIGURE($margin) }k
    }
radius-times-root =
    { $radius ->
        [1] √k
       *[other] { FIGURE($radius) }√k
    }
rate-known = Zwei Läufe gehen diese Beispiele in derselben Reihenfolge durch, einer mit η = 1, der andere mit η = { FIGURE($rate) }.
rate-both = Der erste Lauf macht { updates }, der zweite { FIGURE($otherUpdates) }
score-moves = von { FIGURE($score) } nach { FIGURE($after) }
widest-distance = { FIGURE($widest) } statt { FIGURE($distance) }
votes-counted = Jeder Vektor stimmt mit dem Vorzeichen seines Scores ab, und das c-mal: { FIGURE($positive) } für +1 und { FIGURE($negative) } für −1.
votes-averaged = Beim Mittelwert zählen die Scores selbst: jeder mal sein c, zusammen { FIGURE($sum) }.

## examMargin

examMargin-ask = Eine Gerade hat w = { VECTOR($weights) } und b = { FIGURE($bias) }. Wie groß sind ihr funktionaler und ihr geometrischer Rand auf diesen Beispielen?
examMargin-hint = Jedes Beispiel hat seinen eigenen Rand, und der Rand auf allen zusammen ist der kleinste davon. Welcher der beiden ändert sich, wenn du w und b verdoppelst?
examMargin-numbers =
    .functional = funktional
    .geometric = geometrisch
examMargin-right = Am kleinsten ist er bei Beispiel { NUMBER($example) }: Das Label { SIGNED($label) } mal der Score { FIGURE($score) } ist { FIGURE($functional) }. Geteilt durch die Länge von w, also { FIGURE($length) }, ist das { FIGURE($geometric) }.
examMargin-notSmallest = Der funktionale Rand von Beispiel { NUMBER($example) } ist { FIGURE($given) }, aber ein anderes Beispiel hat einen kleineren.
examMargin-labelForgotten = Der Score von Beispiel { NUMBER($example) } ist { FIGURE($score) }, und das Label ist { SIGNED($label) }: Multipliziere die beiden.
examMargin-functionalWrong = Zum Vergleich: Beispiel { NUMBER($example) } hat den Score { FIGURE($score) }, und mal dem Label { SIGNED($label) } ist das { FIGURE($functional) }. Der funktionale Rand ist das kleinste dieser Produkte.
examMargin-notDivided = Der funktionale Rand stimmt, aber der geometrische ist ein Abstand: der funktionale Rand, geteilt durch die Länge von w.
examMargin-biasInLength = Für den Abstand von der Geraden teilst du durch die Länge von w allein, ohne b: Sie ist { FIGURE($length) }.
examMargin-divided = Der funktionale Rand ist { FIGURE($functional) }, wie du sagst. Die Länge von w ist { FIGURE($length) }: Teile durch sie, dann hast du den Abstand.

## examBound

examBound-ask =
    { $asks ->
        [most] { bound-known } Wie viele Fehler erlaubt der Konvergenzsatz höchstens?
        [or-more] { bound-known } Was sagt der Konvergenzsatz über { count-mistakes } oder mehr?
       *[at-most] { bound-known } Was sagt der Konvergenzsatz über höchstens { count-mistakes }?
    }
examBound-hint = Wie kommen R und γ im Satz zusammen? Überleg, was mit der Schranke passiert, wenn alle Beispiele doppelt so weit außen liegen und sich γ mit ihnen verdoppelt.
examBound-number = Fehler ≤
examBound-options =
    .ruled-out = Er schließt das aus.
    .promised = Er verspricht das.
    .open = Er lässt das offen.
examBound-right =
    { $whole ->
        [true] (R/γ)² = ({ FIGURE($radius) }/{ FIGURE($margin) })² = { FIGURE($bound) }. Auf diesen Beispielen macht es in ihrer Reihenfolge { run-mistakes }.
       *[false] (R/γ)² = ({ FIGURE($radius) }/{ FIGURE($margin) })² = { FIGURE($bound) }. Fehler sind ganze Zahlen, also höchstens { FIGURE($most) }. Auf diesen Beispielen macht es in ihrer Reihenfolge { run-mistakes }.
    }
examBound-notSquared = R/γ ist { FIGURE($ratio) }, aber im Satz steht das Quadrat davon.
examBound-upsideDown = Das ist (γ/R)². Ein größerer Rand macht die Aufgabe leichter, also gehört γ unter den Bruchstrich.
examBound-notWhole = (R/γ)² ist { FIGURE($bound) }, aber Fehler sind ganze Zahlen: Wie viele sind es höchstens?
examBound-roundedUp = So viele wären mehr als (R/γ)² = { FIGURE($bound) }.
examBound-most = Die Schranke ist (R/γ)². Hier ist R/γ gleich { FIGURE($radius) }/{ FIGURE($margin) } = { FIGURE($ratio) }.
examBound-ruled-out =
    { $right ->
        [true] Richtig: (R/γ)² = { FIGURE($bound) }, und { FIGURE($count) } ist mehr. Keine Reihenfolge kann daran etwas ändern.
       *[false] { $asks ->
            [at-most] Er schließt nur mehr als (R/γ)² = { FIGURE($bound) } aus, und nie, dass es wenige sind.
           *[other] Das ist nicht ausgeschlossen: (R/γ)² = { FIGURE($bound) }, und { FIGURE($count) } ist nicht mehr als das.
        }
    }
examBound-promised =
    { $right ->
        [true] Richtig: (R/γ)² = { FIGURE($bound) }, also sind es nie mehr als { FIGURE($most) }, in keiner Reihenfolge.
       *[false] { $asks ->
            [or-more] Dass es viele sind, verspricht er nie. (R/γ)² = { FIGURE($bound) } sagt nur, wie viele es höchstens sind. Auf diesen Beispielen sind es in ihrer Reihenfolge { FIGURE($mistakes) }.
           *[other] Er verspricht nur, dass es höchstens (R/γ)² = { FIGURE($bound) } sind, und { FIGURE($count) } ist weniger als das.
        }
    }
examBound-open =
    { $right ->
        [true] Richtig: Es sind höchstens (R/γ)² = { FIGURE($bound) }, und darunter sagt er nichts. Das ist eine Schranke und keine Vorhersage: In ihrer Reihenfolge gibt es auf diesen Beispielen { NUMBER($mistakes) } Fehler.
       *[false] { $asks ->
            [or-more] Er sagt etwas: (R/γ)² = { FIGURE($bound) }, und { FIGURE($count) } ist mehr als das.
           *[other] Er sagt etwas: (R/γ)² = { FIGURE($bound) }, und mehr sind es nie.
        }
    }

## examLine

examLine-ask =
    { $side ->
        [right] Welche Gewichte und welcher Bias haben die Grenze { $equation } und sagen rechts davon +1 vorher? Alle, die das tun, sind richtig.
        [left] Welche Gewichte und welcher Bias haben die Grenze { $equation } und sagen links davon +1 vorher? Alle, die das tun, sind richtig.
        [above] Welche Gewichte und welcher Bias haben die Grenze { $equation } und sagen darüber +1 vorher? Alle, die das tun, sind richtig.
        [below] Welche Gewichte und welcher Bias haben die Grenze { $equation } und sagen darunter +1 vorher? Alle, die das tun, sind richtig.
       *[none] Die Gewichte sind w = { VECTOR($weights) } und b = { FIGURE($bias) }. Schreib die Grenze als x₂ = m · x₁ + c.
    }
examLine-hint =
    { $asks ->
        [weights] Auf der Grenze ist der Score 0. Bring in der Gleichung alles auf eine Seite: Welches Vorzeichen muss sie dort haben, wo +1 vorhergesagt wird?
       *[line] Welchen Score haben die Punkte der Grenze? Schreib das als Gleichung, und lass x₂ auf einer Seite allein.
    }
examLine-weightsRight =
    { $usual ->
        [true] Richtig, und jedes positive Vielfache auch: Der Score ändert seine Größe, aber nicht sein Vorzeichen.
       *[false] Richtig: Das ist ein positives Vielfaches von w = { VECTOR($weights) } und b = { FIGURE($bias) }, also hat jeder Score dasselbe Vorzeichen.
    }
examLine-noLine = Wenn w₁ und w₂ beide 0 sind, hat jeder Punkt denselben Score, und es gibt keine Grenze.
examLine-otherSide = Das ist dieselbe Gerade, aber positiv ist die andere Seite: Alle drei Vorzeichen sind umgedreht.
examLine-biasSign = Die Richtung der Geraden stimmt, aber sie liegt auf der anderen Seite des Ursprungs: Prüf das Vorzeichen von b.
examLine-swapped = Die beiden Gewichte stehen am falschen Platz: w₁ gehört zu x₁ und w₂ zu x₂.
examLine-offLine = Der Punkt { VECTOR($place) } liegt auf der Geraden, also muss sein Score 0 sein, aber mit deinen Zahlen ist er { FIGURE($score) }.
examLine-lineRight = Auf { $equation } ist der Score 0, und nur dort.
examLine-slopeSign = Wenn w₁ · x₁ auf die andere Seite der Gleichung kommt, dreht sich das Vorzeichen um: Prüf das Vorzeichen von m.
examLine-slopeUpsideDown = Dein m steht auf dem Kopf: Geteilt wird durch das Gewicht von x₂.
examLine-slopeNotDivided = Noch nicht geteilt: Vor x₂ steht noch w₂ = { FIGURE($second) }, also teile die ganze Gleichung dadurch.
examLine-slopeWrong = Die Steigung m ist das Gewicht von x₁ mit umgedrehtem Vorzeichen, geteilt durch w₂ = { FIGURE($second) }.
examLine-offsetSign = Die Steigung stimmt. Wenn b auf die andere Seite der Gleichung kommt, dreht sich auch sein Vorzeichen um.
examLine-offsetWrong = Die Steigung stimmt. Bei x₁ = 0 heißt die Gleichung { FIGURE($second) } · x₂ + ({ FIGURE($bias) }) = 0: Wie groß ist x₂ dort?

## examVotes

examVotes-ask =
    Ein Lauf hatte diese Vektoren; c zählt, wie lange jeder überlebt hat. Was sagen das abstimmende und das gemittelte Perzeptron bei x = { VECTOR($place) } vorher?

    { $lines }
examVotes-voter = w = { VECTOR($weights) } und b = { FIGURE($bias) }, c = { FIGURE($count) }
examVotes-hint = Ein Vektor, der sich sehr sicher ist, und einer, der kaum sicher ist: Welches der beiden Perzeptrone merkt den Unterschied?
examVotes-option = Abstimmend { SIGNED($voted) }, gemittelt { SIGNED($averaged) }.
examVotes-right = { votes-counted } { votes-averaged }
examVotes-votedWrong = Das gemittelte stimmt, das abstimmende nicht. { votes-counted }
examVotes-averagedWrong = Das abstimmende stimmt, das gemittelte nicht. { votes-averaged }
examVotes-bothWrong = Beide stimmen nicht. { votes-counted } { votes-averaged }

## examClasses

examClasses-ask =
    { $asks ->
        [scores] Drei Klassen haben die Gewichte { LIST($all, separator: ", ") }. Bei gleichen Scores wird die niedrigste Klasse vorhergesagt. Welchen Score hat jede bei x = { VECTOR($place) }, und welche Klasse wird vorhergesagt?
       *[update] Drei Klassen haben die Gewichte { LIST($all, separator: ", ") }. Bei gleichen Scores wird die niedrigste Klasse vorhergesagt. Jetzt kommt Beispiel { NUMBER($example) } an die Reihe: x = { VECTOR($place) }, aus Klasse { NUMBER($label) }. Wie sind die Gewichte danach?
    }
examClasses-weights = { $name } = { VECTOR($weights) }
examClasses-hint =
    { $asks ->
        [scores] Vorhergesagt wird die Klasse mit dem größten Score. Teilen ihn sich zwei?
       *[update] Such zuerst die vorhergesagte Klasse. Wie viele Vektoren betrifft ein Fehler?
    }
examClasses-class = Klasse
examClasses-scoresRight =
    { $tied ->
        [true]
            { $mistake ->
                [true] Der größte Score ist { FIGURE($score) }, und mehr als eine Klasse hat ihn: Die niedrigste davon, { NUMBER($predicted) }, wird vorhergesagt. Hier ist das ein Fehler.
               *[false] Der größte Score ist { FIGURE($score) }, und mehr als eine Klasse hat ihn: Die niedrigste davon, { NUMBER($predicted) }, wird vorhergesagt. Hier ist das richtig.
            }
       *[false]
            { $mistake ->
                [true] Der größte Score ist { FIGURE($score) }, der von Klasse { NUMBER($predicted) }. Hier ist das ein Fehler.
               *[false] Der größte Score ist { FIGURE($score) }, der von Klasse { NUMBER($predicted) }. Hier ist das richtig.
            }
    }
examClasses-scoreWrong = Der Score von Klasse { NUMBER($of) } ist nicht { FIGURE($given) }: Multipliziere { VECTOR($vector) } und { VECTOR($place) } Zahl für Zahl, und addiere.
examClasses-tieToHigher = Klasse { NUMBER($given) } hat den größten Score, aber Klasse { NUMBER($lowest) } auch: Bei Gleichstand gilt die niedrigste Klasse.
examClasses-notLargest = Die Scores stimmen, aber Klasse { NUMBER($given) } hat nur { FIGURE($score) }, und der größte ist { FIGURE($largest) }.
examClasses-noClass = Die Scores stimmen. Die vorhergesagte Klasse ist 0, 1 oder 2.
examClasses-updateRight =
    { $tied ->
        [true] Klasse { NUMBER($predicted) } wird vorhergesagt (bei Gleichstand die niedrigste), ein Fehler: Das Beispiel wird zu { $ofLabel } addiert und von { $ofPredicted } abgezogen.
       *[false] Klasse { NUMBER($predicted) } wird vorhergesagt (sie hat den größten Score), ein Fehler: Das Beispiel wird zu { $ofLabel } addiert und von { $ofPredicted } abgezogen.
    }
examClasses-stays =
    { $tied ->
        [true] Klasse { NUMBER($label) } teilt sich den größten Score und ist die niedrigste davon, also wird sie vorhergesagt: kein Fehler, und nichts ändert sich.
       *[false] Klasse { NUMBER($label) } hat den größten Score, also wird sie vorhergesagt: kein Fehler, und nichts ändert sich.
    }
examClasses-leftAsBefore =
    { $tied ->
        [true] Das sind die Gewichte vorher. Bei Gleichstand gilt die niedrigste Klasse, { NUMBER($predicted) }, aber das Beispiel ist aus Klasse { NUMBER($label) }: ein Fehler.
       *[false] Das sind die Gewichte vorher. Klasse { NUMBER($predicted) } hat den größten Score, aber das Beispiel ist aus Klasse { NUMBER($label) }: ein Fehler.
    }
examClasses-wrongWay = Das ist die falsche Richtung: { $ofLabel } soll diesem Beispiel danach mehr Score geben und { $ofPredicted } weniger.
examClasses-onlyOne = Ein Fehler ändert zwei Vektoren: den der richtigen Klasse, { NUMBER($label) }, und den der vorhergesagten, { NUMBER($predicted) }.
examClasses-allOthers = Nur von der vorhergesagten Klasse, { NUMBER($predicted) }, wird das Beispiel abgezogen. Die dritte war nicht schuld.
examClasses-vectorWrong =
    { $role ->
        [label] Sieh dir { $name } an: Das ist die richtige Klasse, also wird das Beispiel addiert.
        [predicted] Sieh dir { $name } an: Diese Klasse wurde fälschlich vorhergesagt, also wird das Beispiel abgezogen.
       *[other] Sieh dir { $name } an: Diese Klasse ist weder die richtige noch die vorhergesagte, also bleibt ihr Vektor, wie er war.
    }

## examKernel

examKernel-ask =
    { $offset ->
        [0] Ein Kernel-Perzeptron mit K(x, z) = (x·z){ $power } hat { LIST($counts) } und 0 für die anderen. Welchen Score hat es bei x = { VECTOR($place) }?
       *[other] Ein Kernel-Perzeptron mit K(x, z) = ({ FIGURE($offset) } + x·z){ $power } hat { LIST($counts) } und 0 für die anderen. Welchen Score hat es bei x = { VECTOR($place) }?
    }
examKernel-count = α = { FIGURE($alpha) } für Beispiel { NUMBER($example) }
examKernel-hint = Nur Beispiele, die Fehler waren, reden mit. Jedes hat eine Größe, eine Richtung und ein Gewicht: Was davon sind K, y und α?
examKernel-right = Die Terme α · y · K ergeben zusammen { FIGURE($score) }, also wird { SIGNED($sign) } vorhergesagt. Ein Gewicht war nicht nötig.
examKernel-labelsForgotten = Das sind die Kernel mal α. Es fehlen die Labels: Ein negatives Beispiel zieht den Score nach unten.
examKernel-countsForgotten = Jedes Beispiel redet so oft mit, wie es ein Fehler war: Multipliziere seinen Kernel mit seinem α.
examKernel-notRaised = Das ist die Summe mit einem linearen Kernel: Nimm jede Klammer hoch { FIGURE($degree) }, bevor du addierst.
examKernel-offsetForgotten = In der Klammer fehlt die { FIGURE($offset) }: Addiere sie, bevor du die Potenz nimmst.
examKernel-term = Vergleich einen Term: Für Beispiel { NUMBER($example) } ist das Skalarprodukt { FIGURE($dot) } und der Kernel { FIGURE($kernel) }, mit α = { FIGURE($alpha) } und dem Label { SIGNED($label) }. Addiere alle solchen Produkte.

## examGate

examGate-ask =
    Finde Gewichte und einen Bias für { $name ->
        [nand] NAND von { FIGURE($inputs) } Eingängen: −1 nur, wenn alle 1 sind
        [nor] NOR von { FIGURE($inputs) } Eingängen: +1 nur, wenn keiner 1 ist
        [and] das AND aus { LIST($literals) }: +1 nur, wenn alle davon gelten
        [or] das OR aus { LIST($literals) }: −1 nur, wenn keines davon gilt
        [majority] die Mehrheit von { FIGURE($inputs) } Eingängen: +1, wenn mehr als die Hälfte 1 ist
        [at-least] „mindestens { FIGURE($least) } von { FIGURE($inputs) }“: +1, wenn so viele Eingänge 1 sind
       *[fewer] „weniger als { FIGURE($least) } von { FIGURE($inputs) }“: +1, wenn so wenige Eingänge 1 sind
    }. Jeder Eingang ist { FIGURE($off) } oder 1, und ein Score von 0 zählt nicht.
examGate-not = nicht { $input }
examGate-hint =
    { $negates ->
        [true] Ein Eingang, der 1 sein soll, muss den Score heben, und einer, der es nicht sein soll, muss ihn senken. Welche Zeilen kommen der Grenze am nächsten, und was muss b da tun?
       *[false]
            { $inverted ->
                [true] Alle Eingänge sind gleich wichtig, also nimm gleiche Gewichte. Soll ein Eingang, der 1 ist, den Score heben oder senken? Dann leg b zwischen die beiden Fälle.
               *[false] Alle Eingänge sind gleich wichtig, also nimm gleiche Gewichte. Welche zwei Summen von Eingängen muss b auseinanderhalten?
            }
    }
examGate-right = Alle { FIGURE($rows-length) } Zeilen liegen auf ihrer Seite. Andere Gewichte schaffen das auch.
examGate-opposite = Jede Zeile liegt auf der falschen Seite: Dreh alle Vorzeichen um, dann stimmt es.
examGate-tie =
    { $others ->
        [0] Die Eingänge { VECTOR($row) } haben genau den Score 0: Das ist auf keiner Seite, aber herauskommen soll { SIGNED($wanted) }.
        [one] Die Eingänge { VECTOR($row) } haben genau den Score 0: Das ist auf keiner Seite, aber herauskommen soll { SIGNED($wanted) }. Noch eine Zeile ist falsch.
       *[other] Die Eingänge { VECTOR($row) } haben genau den Score 0: Das ist auf keiner Seite, aber herauskommen soll { SIGNED($wanted) }. { $others } weitere Zeilen sind falsch.
    }
examGate-wrongSide =
    { $others ->
        [0] Die Eingänge { VECTOR($row) } haben den Score { FIGURE($score) }, aber herauskommen soll { SIGNED($wanted) }.
        [one] Die Eingänge { VECTOR($row) } haben den Score { FIGURE($score) }, aber herauskommen soll { SIGNED($wanted) }. Noch eine Zeile ist falsch.
       *[other] Die Eingänge { VECTOR($row) } haben den Score { FIGURE($score) }, aber herauskommen soll { SIGNED($wanted) }. { $others } weitere Zeilen sind falsch.
    }

## examTruth

examTruth-ask =
    { $about ->
        [repair] Als Nächstes kommt Beispiel { NUMBER($example) } an die Reihe, bei { VECTOR($place) } mit dem Label { SIGNED($label) }. Der Score ist { FIGURE($score) }, ein Fehler, und es gibt einen Bias. Wahr oder falsch: Nach einem Update mit η = 1 stimmt die Vorhersage.
        [scale]
            { $biasToo ->
                [true] Wahr oder falsch: Wenn w und b beide mit { FIGURE($factor) } multipliziert werden, ändert sich keine Vorhersage.
               *[false] Der Bias ist nicht 0. Wahr oder falsch: Wenn nur w mit { FIGURE($factor) } multipliziert wird, ändert sich keine Vorhersage.
            }
        [converge] Wahr oder falsch: Ein Perzeptron, das diese Beispiele immer wieder durchgeht, konvergiert.
        [widest]
            { $wider ->
                [true] Ein Lauf auf diesen Beispielen ist konvergiert. Das nächste Beispiel ist { FIGURE($distance) } von seiner Geraden entfernt. Wahr oder falsch: Eine andere Trenngerade ist weiter von ihrem nächsten Beispiel entfernt.
               *[false] Ein Lauf auf diesen Beispielen ist konvergiert. Das nächste Beispiel ist { FIGURE($distance) } von seiner Geraden entfernt. Wahr oder falsch: Keine andere Trenngerade ist weiter von ihrem nächsten Beispiel entfernt.
            }
       *[first]
            { $tie ->
                [mistake] Die Gewichte und der Bias beginnen bei 0, und ein Schritt ist ein Fehler, wenn y·a ≤ 0 ist. Wahr oder falsch: Der erste Schritt ist ein Fehler, bei jedem Beispiel.
               *[correct] Die Gewichte und der Bias beginnen bei 0, und ein Schritt ist ein Fehler, wenn y·a < 0 ist. Wahr oder falsch: Der erste Schritt ist ein Fehler, bei jedem Beispiel.
            }
    }
examTruth-hint =
    { $about ->
        [repair] Um wie viel ändert sich der eigene Score, wenn das Beispiel zu den Gewichten kommt und 1 zum Bias?
        [scale] Eine Vorhersage ist das Vorzeichen von w·x + b. Probier einen Punkt, bei dem w·x gleich 1 ist und b gleich { FIGURE($bias) }.
        [converge] Was verlangt der Konvergenzsatz? Sieh auf die Zeichenfläche.
        [widest] Wann hört der Lauf auf? Such auf der Zeichenfläche eine Gerade, die mehr Platz lässt.
       *[first] Welchen Score hat ein Beispiel vor dem ersten Update?
    }
examTruth-options =
    .enough = Wahr: Der Score bewegt sich weit genug.
    .always = Wahr: Ein Update repariert sein Beispiel immer.
    .notEnough = Falsch: Der Score bewegt sich nicht weit genug.
    .othersOnly = Falsch: Nur die anderen Scores ändern sich.
    .signsStay = Wahr: Jeder Score behält sein Vorzeichen.
    .signsTurn = Falsch: Jeder Score wechselt sein Vorzeichen.
    .lineMoves = Falsch: Die Grenze verschiebt sich.
    .moreConfident = Falsch: Größere Scores sagen etwas anderes vorher.
    .separable = Wahr: Eine Gerade trennt sie.
    .smallSteps = Wahr, wenn η klein genug ist.
    .inseparable = Falsch: Keine Gerade trennt sie.
    .fixedOrder = Falsch: Ohne Mischen geht es ewig im Kreis.
    .onlyBest =
        { $wider ->
            [true] Falsch: Der Lauf hört erst bei der besten auf.
           *[false] Wahr: Der Lauf hört erst bei der besten auf.
        }
    .byBound =
        { $wider ->
            [true] Falsch: Das schließt der Satz aus.
           *[false] Wahr: Genau das sagt der Satz.
        }
    .anyLine =
        { $wider ->
            [true] Wahr: Der Lauf hört bei jeder auf, die trennt.
           *[false] Falsch: Der Lauf hört bei jeder auf, die trennt.
        }
    .stillMistakes =
        { $wider ->
            [true] Wahr: Es können noch Beispiele falsch sein.
           *[false] Falsch: Es können noch Beispiele falsch sein.
        }
    .tieCounts = Wahr: Ein Score von 0 ist hier ein Fehler.
    .wrongSide = Wahr: Jedes Beispiel beginnt auf der falschen Seite.
    .tieIsRight = Falsch: Ein Score von 0 ist hier kein Fehler.
    .byLabel = Falsch: Das hängt vom Label ab.
examTruth-enough =
    { $right ->
        [true] Der Score bewegt sich { score-moves }: Das Update ändert ihn um das Quadrat der Länge des Beispiels, mit 1 für den Bias.
       *[false] Er bewegt sich in die richtige Richtung, aber nur { score-moves }: Das ist noch ein Fehler.
    }
examTruth-always = Jedes Update bewegt sein Beispiel in die richtige Richtung, aber wie weit, hängt von dessen Länge ab. Hier geht der Score { score-moves }.
examTruth-notEnough =
    { $right ->
        [true] Der Score bewegt sich nur { score-moves }: weniger weit, als fehlte.
       *[false] Doch: Der Score bewegt sich { score-moves }.
    }
examTruth-othersOnly = Das Update addiert das Beispiel zu den Gewichten oder zieht es ab, also ändert sich auch sein eigener Score: { score-moves }.
examTruth-signsStay =
    { $right ->
        [true] Jeder Score wird mit derselben positiven Zahl multipliziert, also bleibt sein Vorzeichen, und die Grenze bleibt auch.
       *[false]
            { $turned ->
                [true] Die Zahl ist negativ: Jeder Score wechselt sein Vorzeichen.
               *[false] Nur w·x wird multipliziert, b nicht: Bei Punkten nahe der Grenze kann die Summe ihr Vorzeichen wechseln.
            }
    }
examTruth-signsTurn =
    { $right ->
        [true] Die Grenze bleibt, wo sie ist, aber ihre beiden Seiten tauschen.
       *[false]
            { $turned ->
                [true] Sieh dir die Vorzeichen noch einmal an.
               *[false]
                    { $biasToo ->
                        [true] Die Zahl ist positiv: Sie dreht keinen Score um.
                       *[false] Nicht jeder: Nur zwischen der alten und der neuen Grenze wechseln Scores ihr Vorzeichen.
                    }
            }
    }
examTruth-lineMoves =
    { $right ->
        [true] w·x ändert sich und b nicht, also ist der Score an anderen Stellen 0. Für jeden Punkt dazwischen ändert sich die Vorhersage.
       *[false]
            { $turned ->
                [true] Ein Score von 0 bleibt 0, wenn alles multipliziert wird, also bleibt die Grenze. Aber sieh dir ihre beiden Seiten an.
               *[false] Ein Score von 0 bleibt 0, wenn alles multipliziert wird, also bleibt die Grenze.
            }
    }
examTruth-moreConfident = Eine Vorhersage ist das Vorzeichen des Scores. Wie groß er ist, spielt keine Rolle.
examTruth-separable =
    { $right ->
        [true] Eine Gerade trennt sie, und dann sagt der Satz: nur eine begrenzte Zahl von Fehlern, und der Lauf konvergiert, in jeder Reihenfolge.
       *[false] Keine Gerade trennt sie: Sieh auf die Zeichenfläche, und versuch, eine zu ziehen.
    }
examTruth-smallSteps =
    { $separable ->
        [true] Es konvergiert, aber mit jedem η: Mit Startgewichten 0 ändert η nur den Maßstab der Gewichte.
       *[false] Mit Startgewichten 0 ändert η nur den Maßstab der Gewichte. Es kann keine Gerade schaffen, wo es keine gibt.
    }
examTruth-inseparable =
    { $right ->
        [true] Keine Gerade trennt sie, also ist in jeder Epoche mindestens ein Beispiel falsch, und die Gewichte ändern sich wieder.
       *[false] Es gibt eine Gerade, die sie trennt: Such sie auf der Zeichenfläche.
    }
examTruth-fixedOrder =
    { $separable ->
        [true] Eine Gerade trennt diese Beispiele, und dann gilt der Satz für jede Reihenfolge, auch für eine feste.
       *[false] Es konvergiert nicht, aber die Reihenfolge ist nicht schuld: Mischen würde auch nicht helfen.
    }
examTruth-onlyBest = Der Lauf kennt keine Abstände: Er hört bei der ersten Geraden ohne Fehler auf. Die beste hat { widest-distance }.
examTruth-byBound = Der Satz begrenzt die Fehler und sagt nichts darüber, bei welcher Geraden der Lauf endet. Die beste hat { widest-distance }.
examTruth-anyLine = Der Lauf hört auf, sobald nichts mehr falsch ist. Die beste Gerade hat { widest-distance }.
examTruth-stillMistakes =
    { $wider ->
        [true] Es ist wahr, aber aus einem anderen Grund: Konvergiert heißt, dass eine ganze Epoche ohne Fehler war.
       *[false] Es ist falsch, aber aus einem anderen Grund: Konvergiert heißt, dass eine ganze Epoche ohne Fehler war.
    }
examTruth-tieCounts =
    { $right ->
        [true] Wenn alle Gewichte 0 sind, ist jeder Score 0, und y·a = 0 zählt als Fehler.
       *[false] Am Anfang ist jeder Score 0, aber y·a = 0 ist nicht kleiner als 0: kein Fehler.
    }
examTruth-wrongSide = Wenn alle Gewichte 0 sind, gibt es noch keine Grenze und keine Seiten: Jeder Score ist 0.
examTruth-tieIsRight =
    { $right ->
        [true] Am Anfang ist jeder Score 0, und y·a = 0 ist nicht kleiner als 0. Also ändert der erste Schritt nichts, und die anderen auch nicht.
       *[false] Sieh dir die Regel an: y·a = 0 ist hier ein Fehler.
    }
examTruth-byLabel = Der Score ist 0, also ist y·a bei beiden Labels 0.

## examSets

examSets-ask = Die Tabelle hat fünf Beispiele. Mit welchen zwei Merkmalen und einem Bias kann eine Gerade sie trennen?
examSets-hint = Schreib für jedes Paar zwei weitere Spalten. Lassen sich zwei Beispiele mit gleichen Werten und verschiedenen Labels jemals trennen? Und wie sieht das Paar als Bild aus?
examSets-option = { LIST($names) }.
examSets-separates =
    { $distance ->
        [none] Mit { LIST($names) } trennt eine Gerade sie.
       *[other] Mit { LIST($names) } trennt eine Gerade sie, mit Abstand { FIGURE($distance) } zum nächsten.
    }
examSets-twins = Mit { LIST($names) } haben die Beispiele { FIGURE($positive) } und { FIGURE($negative) } gleiche Werte, aber verschiedene Labels: Nichts kann sie unterscheiden.
examSets-overlaps =
    { $why ->
        [none] Mit { LIST($names) } trennt keine Gerade sie.
       *[other] Mit { LIST($names) } trennt keine Gerade sie. { $why }
    }

## examRate

examRate-ask =
    { $asks ->
        [weights] Mit Startgewichten 0 macht ein Lauf mit η = 1 { updates } und endet mit w = { VECTOR($end-weights) } und b = { FIGURE($end-bias) }. Womit endet er bei η = { FIGURE($rate) }?
       *[run]
            { $from ->
                [elsewhere] { rate-known } Beide beginnen bei w = { VECTOR($start-weights) } und b = { FIGURE($start-bias) }. Was lässt sich über den zweiten sagen?
                [scaled] { rate-known } Der erste beginnt bei w = { VECTOR($start-weights) } und b = { FIGURE($start-bias) }, der zweite beim { FIGURE($rate) }-Fachen davon. Was lässt sich über den zweiten sagen?
                [divided] { rate-known } Beide haben Startgewichte 0, und am Ende werden beim zweiten alle Gewichte und der Bias durch { FIGURE($rate) } geteilt. Was lässt sich über den zweiten sagen?
               *[other] { rate-known } Beide haben Startgewichte 0. Was lässt sich über den zweiten sagen?
            }
    }
examRate-hint = Schreib die Gewichte beider Läufe nach zwei Updates als Summen. Welche Teile einer Summe multipliziert η, und was macht das mit dem Vorzeichen eines Scores?
examRate-options =
    .scales = Dieselben Fehler, und die Gewichte { FIGURE($rate) }-mal so groß.
    .differs = Andere Fehler, weil der Start nicht mitwächst.
    .same = Dieselben Fehler, und dieselben Gewichte.
examRate-right = Mit Startgewichten 0 sind die Gewichte eine Summe von Updates, jedes mal { FIGURE($rate) }. Kein Score wechselt sein Vorzeichen, also gibt es wieder { updates }.
examRate-unchanged = Die Fehler sind dieselben, aber jedes Update wird { FIGURE($rate) }-mal addiert.
examRate-biasUnchanged = Der Bias ist ein Gewicht wie die anderen: Auch er wird mit { FIGURE($rate) } multipliziert.
examRate-divided = Das ist durch { FIGURE($rate) } geteilt, aber η multipliziert jedes Update.
examRate-notTimes =
    { $bias ->
        [true] Der Bias ist nicht { FIGURE($given) }: Mit η = 1 ist er { FIGURE($before) }, und alle Updates sind jetzt { FIGURE($rate) }-mal so groß.
       *[false] Dieses Gewicht ist nicht { FIGURE($given) }: Mit η = 1 ist es { FIGURE($before) }, und alle Updates sind jetzt { FIGURE($rate) }-mal so groß.
    }
examRate-scales =
    { $from ->
        [divided] Das wären sie, aber am Ende werden sie durch { FIGURE($rate) } geteilt.
       *[other]
            { $right ->
                [true]
                    { $from ->
                        [scaled] Der Start und alle Updates sind { FIGURE($rate) }-mal so groß, also wechselt kein Score sein Vorzeichen: { updates } in beiden Läufen.
                       *[other] Alle Gewichte sind Summen von Updates, also sind sie alle { FIGURE($rate) }-mal so groß, und kein Score wechselt sein Vorzeichen: { updates } in beiden Läufen.
                    }
               *[false] Mit Startgewichten 0 wäre das so. Hier ist der Start nicht { FIGURE($rate) }-mal so groß. { rate-both }, und nicht alle in denselben Schritten.
            }
    }
examRate-differs =
    { $right ->
        [true] Neben den Updates zählt der Start jetzt mehr oder weniger, also wechseln Scores ihr Vorzeichen. { rate-both }, und nicht alle in denselben Schritten.
       *[false]
            { $from ->
                [scaled] Hier wächst der Start mit. { rate-both }.
               *[other] Der Start ist 0, und 0 ist in jedem Maßstab gleich. { rate-both }.
            }
    }
examRate-same =
    { $right ->
        [true] Jedes Update ist { FIGURE($rate) }-mal so groß, also wechselt kein Score sein Vorzeichen. Durch { FIGURE($rate) } geteilt sind es die Gewichte des ersten Laufs.
       *[false] Jedes Update ist { FIGURE($rate) }-mal so groß, also wären die Gewichte auch mit denselben Fehlern nicht dieselben.
    }

## examCounts

examCounts-ask =
    { $asks ->
        [weights] { counts-known } Wie groß sind jetzt w und b?
        [first] { counts-known } Kann Beispiel { NUMBER($example) } als erstes an der Reihe gewesen sein?
       *[last] { counts-known } Kann Beispiel { NUMBER($example) } in jeder Epoche als letztes an der Reihe gewesen sein?
    }
examCounts-count = { FIGURE($count) } bei Beispiel { NUMBER($example) }
examCounts-hint =
    { $asks ->
        [weights] Was addiert ein einzelner Fehler bei einem Beispiel zu den Gewichten? Kommt es darauf an, wann er gemacht wurde?
       *[other] Welcher Schritt ist sicher ein Fehler, egal, mit welchem Beispiel? Was sagen die Anzahlen über die anderen?
    }
examCounts-options =
    .yesCounted = Ja: Es war schon ein Fehler.
    .yesOpen = Ja: Die Anzahlen lassen das offen.
    .noNoMistake = Nein: Es war noch nie ein Fehler.
examCounts-right = Jeder Fehler addiert sein Label mal sein Beispiel und zu b sein Label: { FIGURE($terms) } Terme insgesamt, in beliebiger Reihenfolge.
examCounts-unlabelled = Das addiert jedes Beispiel. Die mit dem Label −1 werden abgezogen.
examCounts-once = Da kommt jedes Beispiel einmal vor, aber es wird so oft addiert, wie es ein Fehler war.
examCounts-biasSum = Es sind { FIGURE($terms) } Fehler, aber jeder addiert sein Label zum Bias: +1 oder −1.
examCounts-biasMissing = Die Gewichte stimmen. Der Bias ist die Summe der Labels, jedes so oft, wie es dort einen Fehler gab.
examCounts-term = Fang mit Beispiel { NUMBER($example) } an: Sein Teil ist { FIGURE($count) } mal { SIGNED($label) } mal { VECTOR($place) }. Addiere die Teile der anderen, Zahl für Zahl.
examCounts-yesCounted =
    { $right ->
        [true] Am Anfang ist jeder Score 0, und ein Gleichstand ist ein Fehler, also hat das erste eine Anzahl. Die von Beispiel { NUMBER($example) } ist { FIGURE($count) }.
       *[false] Die Anzahl von Beispiel { NUMBER($example) } ist { FIGURE($count) }: Es war noch nie ein Fehler.
    }
examCounts-yesOpen =
    { $right ->
        [true] Nur der erste Schritt ist sicher ein Fehler. Als letztes an der Reihe kann Beispiel { NUMBER($example) } jedes Mal richtig sein.
       *[false] Eines verraten die Anzahlen: Am Anfang ist jeder Score 0, ein Gleichstand und damit ein Fehler. Das erste hat also eine Anzahl, und die von Beispiel { NUMBER($example) } ist { FIGURE($count) }.
    }
examCounts-noNoMistake =
    { $right ->
        [true] Am Anfang ist jeder Score 0, und ein Gleichstand ist ein Fehler. Das erste hat also eine Anzahl, aber die von Beispiel { NUMBER($example) } ist { FIGURE($count) }.
       *[false] { $asks ->
            [last] Als letztes muss es kein Fehler sein: Bis dahin können die Gewichte für dieses Beispiel stimmen.
           *[other] Die Anzahl von Beispiel { NUMBER($example) } ist { FIGURE($count) }, also war es schon ein Fehler.
        }
    }

## examStart

examStart-ask = Ein Lauf mit Startgewichten 0, mit einem Gleichstand als Fehler, beginnt bei Beispiel { NUMBER($first) } und geht reihum: { LIST(FIGURE($order), separator: ", ") } und von vorn, bis er konvergiert. Wie viele Updates gibt es? Nenn die Beispiele, bei denen sie gemacht werden, der Reihe nach.
examStart-hint = Schreib für jeden Schritt eine Zeile: den Score, ob es ein Fehler ist und die Gewichte danach. Woran merkst du, dass du aufhören kannst?
examStart-right = { updates }, das letzte bei Beispiel { NUMBER($last) }. Danach ist eine ganze Epoche ohne Fehler.
examStart-fromOne = Das ist der Lauf ab Beispiel 1, aber dieser beginnt bei Beispiel { NUMBER($first) }.
examStart-withoutBias = Das ist der Lauf ohne Bias. Hier ändert sich auch b mit jedem Update und gehört zum Score.
examStart-firstEpochOnly =
    { $given ->
        [one] So weit stimmt es: { $given } Update in der ersten Epoche. Aber der Lauf geht weiter, bis eine Epoche keinen Fehler hat.
       *[other] So weit stimmt es: { $given } Updates in der ersten Epoche. Aber der Lauf geht weiter, bis eine Epoche keinen Fehler hat.
    }
examStart-unfinished =
    { $given ->
        [one] Das erste stimmt, aber danach gibt es noch mehr Fehler.
       *[other] Die ersten { $given } stimmen, aber danach gibt es noch mehr Fehler.
    }
examStart-tooLong =
    { $updates ->
        [one] Das erste stimmt. Danach ist nichts mehr ein Fehler.
       *[other] Die ersten { $updates } stimmen. Danach ist nichts mehr ein Fehler.
    }
examStart-noExample = Es gibt kein Beispiel { FIGURE($given) }: Sie haben die Nummern 1 bis { FIGURE($examples) }.
examStart-otherExample = Update { FIGURE($at) } ist nicht bei Beispiel { NUMBER($given) }: Wenn Beispiel { NUMBER($example) } an die Reihe kommt, ist der Score { FIGURE($score) } und das Label { SIGNED($label) }, also ist das vorher ein Fehler.

## examProof

examProof-ask =
    Ein Einheitsvektor w* trennt die Beispiele mit dem Rand γ = { FIGURE($margin) }, und keines ist länger als R = { FIGURE($radius) }. Wie viele Fehler k gibt es höchstens, mit Startgewichten 0 und ohne Bias, wenn jeder von ihnen y·x zu w addiert? Wähl die fehlende Zeile des Beweises.

    (1) { $grows } Nach k Fehlern ist w*·w ≥ { margin-times-k }.

    (2) { $shrinks } Nach k Fehlern ist ‖w‖² ≤ { FIGURE($square) }k.

    (3) { $unit }

    (4) { $ends }
examProof-lines =
    .growsAtLeast = w*·w wächst bei jedem Fehler um mindestens { FIGURE($margin) }.
    .growsExactly = w*·w wächst bei jedem Fehler um genau { FIGURE($margin) }.
    .lengthGrows = Die Länge von w wächst bei jedem Fehler um mindestens { FIGURE($margin) }.
    .growsAtMost = w*·w wächst bei jedem Fehler um höchstens { FIGURE($margin) }.
    .squareAtMost = ‖w‖² wächst bei jedem Fehler um höchstens { FIGURE($square) }, weil y·a ≤ 0 ist.
    .squareOtherSign = ‖w‖² wächst bei jedem Fehler um höchstens { FIGURE($square) }, weil y·a ≥ 0 ist.
    .lengthAtMost = ‖w‖² wächst bei jedem Fehler um höchstens { FIGURE($radius) }, weil y·a ≤ 0 ist.
    .squareAtLeast = ‖w‖² wächst bei jedem Fehler um mindestens { FIGURE($square) }, weil y·a ≤ 0 ist.
    .atMostLength = w*·w ≤ ‖w‖, weil w* die Länge 1 hat.
    .atLeastLength = w*·w ≥ ‖w‖, weil w* die Länge 1 hat.
    .equalsLength = w*·w = ‖w‖, weil w am Ende in Richtung von w* zeigt.
    .atMostOne = w*·w ≤ 1, weil w* die Länge 1 hat.
    .squaredBound = Also ist { margin-times-k } ≤ { radius-times-root } und k ≤ { FIGURE($bound) }.
    .rootBound = Also ist { margin-times-k } ≤ { radius-times-root } und k ≤ { FIGURE($ratio) }.
    .atLeastBound = Also ist { margin-times-k } ≤ { radius-times-root } und k ≥ { FIGURE($bound) }.
    .upsideDownBound = Also ist { margin-times-k } ≤ { radius-times-root } und k ≤ { FIGURE($inverse) }.
examProof-hint =
    { $missing ->
        [grows] Ein Update addiert y·x zu w. Was kommt dadurch zu w*·w hinzu, und was weiß man über y·(w*·x)?
        [shrinks] Multipliziere ‖w + y·x‖² aus. Es gibt drei Terme: Über welchen davon sagt ein Fehler etwas?
        [unit] Ein Skalarprodukt ist das Produkt der beiden Längen mit einem Kosinus. Wie groß kann ein Kosinus sein?
       *[ends] Setz die ersten drei Zeilen hintereinander. Dann teile durch √k.
    }
examProof-growsAtLeast = Ein Update addiert y·(w*·x) zu w*·w, und das ist bei jedem Beispiel mindestens γ = { FIGURE($margin) }.
examProof-growsExactly = Genau { FIGURE($margin) } ist es nur bei den Beispielen, die der Geraden von w* am nächsten liegen. Bei den anderen ist es mehr.
examProof-lengthGrows = Die Länge von w kann bei einem Fehler sogar kleiner werden. Was stetig wächst, ist der Teil von w in Richtung w*.
examProof-growsAtMost = Mit „höchstens“ könnte w*·w bei 0 bleiben, und die erste Folgerung würde nicht gelten.
examProof-squareAtMost = ‖w + y·x‖² = ‖w‖² + 2y·a + ‖x‖². Bei einem Fehler ist der mittlere Term nicht positiv, und der letzte ist höchstens { FIGURE($square) }.
examProof-squareOtherSign = Bei einem Fehler ist y·a 0 oder negativ. Wäre es positiv, würde ‖w‖² durch den mittleren Term um mehr wachsen.
examProof-lengthAtMost = Der letzte Term von ‖w + y·x‖² ist ‖x‖², das Quadrat: Seine Grenze ist R², nicht R = { FIGURE($radius) }.
examProof-squareAtLeast = Eine Grenze von unten hält w nicht kurz. Im Beweis muss ‖w‖ klein bleiben, während w*·w wächst.
examProof-atMostLength = Ein Skalarprodukt mit einem Einheitsvektor ist höchstens so groß wie die Länge des anderen: Der Kosinus ist höchstens 1.
examProof-atLeastLength = Ein Kosinus ist höchstens 1, also ist das Skalarprodukt mit einem Einheitsvektor höchstens so groß wie die Länge, nicht mindestens.
examProof-equalsLength = w muss am Ende nicht in Richtung von w* zeigen: Der Lauf hört bei jeder Geraden auf, die trennt.
examProof-atMostOne = Nur w* hat die Länge 1. w wird mit den Fehlern länger, und w*·w mit ihm.
examProof-squaredBound = Teile durch √k: √k ≤ R/γ = { FIGURE($ratio) }, also k ≤ { FIGURE($bound) }.
examProof-rootBound = Nach dem Teilen durch √k bleibt √k ≤ { FIGURE($ratio) }, das ist noch keine Grenze für k: Quadriere beide Seiten.
examProof-atLeastBound = Die Ungleichung begrenzt k von oben: k wächst schneller als √k, also kann sie für große k nicht gelten.
examProof-upsideDownBound = Damit √k allein steht, teilst du durch γ = { FIGURE($margin) }, nicht durch R = { FIGURE($radius) }.

## examScore

examScore-ask = Ein Neuron hat w = { VECTOR($weights) } und b = { FIGURE($bias) }. Welchen Score hat { LIST($examples, separator: ", und welchen ") }?
examScore-example = Beispiel { NUMBER($example) }, { VECTOR($x) }
examScore-hint = Wie viele Produkte hat ein Score, und was kommt zu ihnen dazu?
examScore-number = Beispiel { NUMBER($example) }
examScore-right = { LIST($verdicts, separator: " ") }
examScore-verdict =
    { $positive ->
        [true] Der Score von Beispiel { NUMBER($example) }, { FIGURE($score) }, ist größer als 0: positiv.
       *[false] Der Score von Beispiel { NUMBER($example) }, { FIGURE($score) }, ist kleiner als 0: negativ.
    }
examScore-biasForgotten = Die Produkte von Beispiel { NUMBER($example) } ergeben zusammen { FIGURE($products) }, wie du sagst. Der Bias { FIGURE($bias) } fehlt noch.
examScore-biasSubtracted = Die Produkte von Beispiel { NUMBER($example) } ergeben zusammen { FIGURE($products) }. Der Bias { FIGURE($bias) } wird mit seinem Vorzeichen addiert.
examScore-otherExample = Das ist der Score von Beispiel { NUMBER($other) }. In dieses Feld gehört der von Beispiel { NUMBER($example) }.
examScore-wrong = Bei Beispiel { NUMBER($example) }, { VECTOR($x) }: Multipliziere jedes Merkmal mit seinem Gewicht, addiere beide Produkte mit ihren Vorzeichen und dann den Bias.

## examFires

examFires-ask =
    { $asks ->
        [which] Ein Neuron ohne Bias hat w = { VECTOR($weights) }. Bei welchen Beispielen der Tabelle feuert es? Nenn ihre Nummern.
       *[change] Ein Neuron hat w = { VECTOR($weights) }. Das Merkmal { $feature } eines Beispiels wird um { FIGURE($change-by) } größer, das andere bleibt gleich. Um wie viel ändert sich der Score?
    }
examFires-hint =
    { $asks ->
        [which] Was macht das Neuron mit den beiden Merkmalen eines Beispiels, und mit welcher Zahl vergleicht es das Ergebnis?
       *[change] Welches der beiden Produkte ändert sich, und welches bleibt gleich?
    }
examFires-number = Änderung des Scores
examFires-right =
    { $count ->
        [1] Nur dort ist der Score größer als 0: { LIST(FIGURE($scores)) }.
       *[other] Dort sind die Scores größer als 0: { LIST(FIGURE($scores)) }.
    }
examFires-opposite = Das sind die, bei denen es still bleibt: Ihre Scores sind kleiner als 0.
examFires-noExample = In der Tabelle gibt es kein Beispiel { FIGURE($given) }.
examFires-silent = Nicht bei Beispiel { NUMBER($example) }, { VECTOR($x) }: Der Score ist { FIGURE($score) }, also kleiner als 0.
examFires-missed = Eines fehlt: Beispiel { NUMBER($example) }, { VECTOR($x) }, hat den Score { FIGURE($score) }, also größer als 0.
examFires-changed = { SIGNED($change-weight) } für jeden Schritt von { $feature }, und davon macht es { FIGURE($change-by) }. Das andere Produkt bleibt gleich.
examFires-otherWeight = Das rechnet mit dem Gewicht des anderen Merkmals. Größer wird aber { $feature }.
examFires-weightAlone = Das wäre es, wenn das Merkmal um 1 wächst. Es wächst um { FIGURE($change-by) }.
examFires-changeAlone = Dafür müsste das Gewicht 1 sein. Das Gewicht von { $feature } ist { FIGURE($change-weight) }.
examFires-wrongSign =
    { $positive ->
        [true] Das Gewicht { FIGURE($change-weight) } ist größer als 0, also wächst der Score mit dem Merkmal.
       *[false] Das Gewicht { FIGURE($change-weight) } ist kleiner als 0, also fällt der Score, wenn das Merkmal wächst.
    }
examFires-changeWrong = Nur das Produkt von { $feature } mit seinem Gewicht { FIGURE($change-weight) } ändert sich, und { $feature } wird um { FIGURE($change-by) } größer.

## examTie

examTie-ask = Ein Lauf beginnt mit w = { VECTOR($weights) } und b = { FIGURE($bias) } und geht die Beispiele der Tabelle der Reihe nach durch, mit η = 1. Wie viele Updates hat die erste Epoche, wenn y·a < 0 ein Fehler ist, und wie viele, wenn es y·a ≤ 0 ist?
examTie-hint = Rechne beide Epochen durch, Schritt für Schritt. Was sagt jede der Regeln zu einem Score von 0, und was folgt daraus?
examTie-right =
    { $strict ->
        [one] { $strict } Update mit < und { FIGURE($withTies) } mit ≤. Zum ersten Mal verschieden sind die Regeln bei Beispiel { NUMBER($first) }: Dort ist der Score 0.
       *[other] { $strict } Updates mit < und { FIGURE($withTies) } mit ≤. Zum ersten Mal verschieden sind die Regeln bei Beispiel { NUMBER($first) }: Dort ist der Score 0.
    }
examTie-swapped = Umgekehrt: Für die erste Regel ist ein Score von 0 kein Fehler, für die zweite schon.
examTie-same = Die beiden Zahlen sind verschieden. Wenn Beispiel { NUMBER($first) } an die Reihe kommt, ist der Score 0: ein Fehler nur für eine der Regeln.
examTie-frozen = Das zählt, was die Startgewichte falsch klassifizieren. Nach einem Update rechnen die nächsten Scores mit den neuen Gewichten.
examTie-tooMany = Eine Epoche hat { FIGURE($examples) } Schritte mit höchstens je einem Update.
examTie-strictWrong =
    { $weightsZero ->
        [true] Mit < ist nicht einmal der erste Schritt ein Fehler: Alle Gewichte sind 0, also ist jeder Score 0. Was ändert sich dadurch?
       *[false] Mit ≤ kann es stimmen, aber sieh dir < noch einmal an: Wenn Beispiel { NUMBER($first) } an die Reihe kommt, ist der Score 0, und 0 ist nicht kleiner als 0.
    }
examTie-tiesWrong = Mit < stimmt es. Mit ≤ ändern sich die Gewichte auch bei Beispiel { NUMBER($first) }, wo der Score 0 ist. Rechne von dort mit den neuen Gewichten weiter.

## examResidual

examResidual-ask = Labels sind 0 und 1, Antworten auch: q = 1 bei einem Score größer als 0, sonst 0. Ein Neuron hat w = { VECTOR($weights) } und b = { FIGURE($bias) }. An der Reihe ist x = { VECTOR($place) } mit dem Label { FIGURE($label) }. Wie groß ist das Residuum e, und wie groß sind danach die Gewichte?
examResidual-hint = Wie groß ist der Score, und welche Antwort folgt daraus? Was kommt im Residuum zuerst, Label oder Antwort?
examResidual-right =
    { $residual ->
        [0] Die Antwort { FIGURE($answer) } ist das Label, also ist e gleich 0, und nichts ändert sich.
        [1] Label { FIGURE($label) }, Antwort { FIGURE($answer) }: ein falsch negatives Beispiel. Sein Residuum ist 1, also wird es addiert.
       *[other] Label { FIGURE($label) }, Antwort { FIGURE($answer) }: ein falsch positives Beispiel. Sein Residuum ist −1, also wird es abgezogen.
    }
examResidual-answerFirst = Das ist Antwort minus Label. Das Residuum ist Label minus Antwort.
examResidual-ofScore = Das ist das Label minus den Score. Zuerst wird aus dem Score { FIGURE($score) } eine Antwort: q = { FIGURE($answer) }.
examResidual-twice = Das ist eine Differenz von −1 und +1. Hier sind Label und Antwort 0 oder 1.
examResidual-residualWrong =
    { $side ->
        [above] Der Score ist { FIGURE($score) }, also größer als 0. Was antwortet das Neuron, und was ist Label minus Antwort?
        [below] Der Score ist { FIGURE($score) }, also kleiner als 0. Was antwortet das Neuron, und was ist Label minus Antwort?
       *[none] Der Score ist 0. Was antwortet das Neuron, und was ist Label minus Antwort?
    }
examResidual-stays = Das Residuum ist 0, wie du sagst. Also kommt 0-mal das Beispiel dazu: Die Gewichte bleiben gleich.
examResidual-leftAsBefore = Das Residuum ist { FIGURE($residual) }, wie du sagst, aber das sind die Gewichte von vorher. Was kommt zu ihnen dazu?
examResidual-wrongWay =
    { $residual ->
        [1] Der Score ist zu niedrig, und mit diesen Gewichten fällt er noch weiter. Das Beispiel wird addiert.
       *[other] Der Score ist zu hoch, und mit diesen Gewichten wächst er noch weiter. Das Beispiel wird abgezogen.
    }
examResidual-biasKept = Die Gewichte stimmen. Auch der Bias ändert sich: Zu ihm kommt e = { FIGURE($residual) } dazu.
examResidual-weightsWrong = Das Residuum stimmt. Addiere { FIGURE($residual) } mal { VECTOR($place) } zu den Gewichten, Zahl für Zahl, und { FIGURE($residual) } zum Bias.

## examOrders

examOrders-ask =
    Ein Lauf hat Startgewichte 0 und zählt einen Gleichstand als Fehler. Wie viele Updates hat seine erste Epoche in jeder dieser Reihenfolgen?

    Label für Label: { LIST(FIGURE($blocks), separator: ", ") }

    Labels abwechselnd: { LIST(FIGURE($mixed), separator: ", ") }
examOrders-order = { LIST(FIGURE($order), separator: ", ") }
examOrders-hint = Die Beispiele sind dieselben: Woher kommt also der Unterschied? Schreib die Gewichte nach jedem Update auf und frag dich, welche späteren Scores sie ändern.
examOrders-right =
    { $fewer ->
        [true] Label für Label sind es hier weniger: Zwischen zwei Beispielen mit demselben Label gibt es wenig zu verbessern. Es kommt darauf an, wo die Gerade nach einer ganzen Epoche liegt.
       *[false] Label für Label sind es hier mehr: Das zweite Label trifft auf Gewichte, die nur das erste kennen.
    }
examOrders-swapped = Die beiden Zahlen stimmen, aber jede gehört zur anderen Reihenfolge.
examOrders-same = Die Beispiele sind dieselben, die Zahlen aber nicht: Jedes Update ändert die Scores aller Schritte danach.
examOrders-firstMissed = Es ist jeweils eines mehr. Beim ersten Schritt ist jeder Score 0, und ein Gleichstand ist hier ein Fehler.
examOrders-impossible = { FIGURE($given) } kann nicht sein: Eine Epoche hat { FIGURE($examples) } Schritte mit höchstens je einem Update.
examOrders-wrong =
    { $mistake ->
        [true] Sieh dir { LIST(FIGURE($order), separator: ", ") } noch einmal an. Im zweiten Schritt kommt Beispiel { NUMBER($example) }: Score { FIGURE($score) }, Label { SIGNED($label) }, also ein Fehler. Rechne mit den Gewichten danach weiter.
       *[false] Sieh dir { LIST(FIGURE($order), separator: ", ") } noch einmal an. Im zweiten Schritt kommt Beispiel { NUMBER($example) }: Score { FIGURE($score) }, Label { SIGNED($label) }, also kein Fehler. Rechne mit denselben Gewichten weiter.
    }

## examStopping

examStopping-ask =
    { $asks ->
        [epoch]
            So viele Fehler hatte ein Lauf nach jeder seiner Epochen. Nach welcher hätte er aufhören sollen, damit er bei neuen Beispielen am besten ist?

            Training, von { FIGURE($trained) }: { LIST(FIGURE($training), separator: ", ") }

            Validierung, von { FIGURE($others) }: { LIST(FIGURE($heldOut), separator: ", ") }
       *[pocket]
            So viele Fehler macht ein Perzeptron bei seinen { FIGURE($trained) } Trainingsbeispielen nach jedem Update der ersten Epoche. Das Pocket-Perzeptron macht dieselben Updates. Die Gewichte nach welchem Update hat es am Ende behalten?

            Fehler nach den Updates 1 bis { FIGURE($last) }: { LIST(FIGURE($training), separator: ", ") }
    }
examStopping-hint =
    { $asks ->
        [epoch] Welche der beiden Zeilen erzählt von Beispielen, die der Lauf nie angesehen hat?
       *[pocket] Wann tauscht das Pocket-Perzeptron die Gewichte, die es behalten hat, gegen neue? Und wenn die neuen nur genauso gut sind?
    }
examStopping-numbers =
    .epoch = Epoche
    .pocket = Update
examStopping-right =
    { $fewest ->
        [one] Nach Epoche { FIGURE($at) } ist nur { FIGURE($fewest) } der { FIGURE($of) } Validierungsbeispiele falsch, weniger als nach jeder anderen.
       *[other] Nach Epoche { FIGURE($at) } sind nur { FIGURE($fewest) } der { FIGURE($of) } Validierungsbeispiele falsch, weniger als nach jeder anderen.
    }
examStopping-rightOfSeveral =
    { $fewest ->
        [one] Dort ist { FIGURE($fewest) } der { FIGURE($of) } Validierungsbeispiele falsch. Keine Epoche hat weniger, und Epoche { FIGURE($at) } ist die erste, die das schafft.
       *[other] Dort sind { FIGURE($fewest) } der { FIGURE($of) } Validierungsbeispiele falsch. Keine Epoche hat weniger, und Epoche { FIGURE($at) } ist die erste, die das schafft.
    }
examStopping-byTraining =
    { $heldOut ->
        [one] Nach Epoche { FIGURE($at) } hat das Training die wenigsten Fehler, { FIGURE($training) }. Von den Beispielen, die es nie gesehen hat, ist aber { FIGURE($heldOut) } falsch, und eine andere Epoche hat weniger.
       *[other] Nach Epoche { FIGURE($at) } hat das Training die wenigsten Fehler, { FIGURE($training) }. Von den Beispielen, die es nie gesehen hat, sind aber { FIGURE($heldOut) } falsch, und eine andere Epoche hat weniger.
    }
examStopping-last =
    { $heldOut ->
        [one] Am Ende ist { FIGURE($heldOut) } Validierungsbeispiel falsch. Das längere Training hat es schlechter gemacht.
       *[other] Am Ende sind { FIGURE($heldOut) } Validierungsbeispiele falsch. Das längere Training hat es schlechter gemacht.
    }
examStopping-notFewest =
    { $heldOut ->
        [one] Nach Epoche { FIGURE($at) } ist { FIGURE($heldOut) } Validierungsbeispiel falsch. Eine andere Epoche hat weniger.
       *[other] Nach Epoche { FIGURE($at) } sind { FIGURE($heldOut) } Validierungsbeispiele falsch. Eine andere Epoche hat weniger.
    }
examStopping-pocketRight =
    { $again ->
        [true] Nach Update { FIGURE($at) } sind es { NUMBER($fewest) } Fehler. Spätere Gewichte sind genauso gut, aber getauscht wird nur gegen bessere.
       *[false] Nach Update { FIGURE($at) } sind es { NUMBER($fewest) } Fehler, weniger als davor und danach.
    }
examStopping-pocketAgain = Nach Update { FIGURE($at) } sind es { NUMBER($fewest) } Fehler, aber frühere Gewichte hatten genauso wenige. Getauscht wird nur gegen bessere.
examStopping-pocketLast = Das Perzeptron sagt mit seinen letzten Gewichten vorher, die { NUMBER($mistakes) } Fehler machen. Das Pocket-Perzeptron hat bessere behalten.
examStopping-pocketNotFewest = Nach Update { FIGURE($at) } sind es { NUMBER($mistakes) } Fehler. Andere Gewichte machen weniger.
examStopping-noEpoch = Es gibt keine Epoche { FIGURE($given) }: Der Lauf hatte { FIGURE($count) }.
examStopping-noUpdate = Es gibt kein Update { FIGURE($given) }: Es waren { FIGURE($count) }.

## examBatch

examBatch-ask = Das Batch-Perzeptron hat w = { VECTOR($before-weights) } und b = { FIGURE($before-bias) }, seine Lernrate ist 1, und ein Gleichstand ist ein Fehler. Wie groß sind die Gewichte nach einem Update mit den Beispielen der Tabelle?
examBatch-hint = Mit welchen Gewichten werden alle vier Scores berechnet? Welche Beispiele kommen dazu, und mit welchem Vorzeichen?
examBatch-right = Die alten Gewichte klassifizieren { LIST($names) } falsch. Jedes davon kommt mal sein Label dazu, alle auf einmal.
examBatch-example = Beispiel { NUMBER($example) }
examBatch-leftAsBefore = Das sind die alten Gewichte, aber sie klassifizieren { FIGURE($mistakes) } der vier falsch.
examBatch-oneByOne = Das ist das Perzeptron, das bei jedem Schritt ein Update machen kann. Das Batch-Perzeptron berechnet alle Scores mit denselben Gewichten und macht dann ein einziges Update.
examBatch-all = Das addiert jedes Beispiel. Die schon auf der richtigen Seite liegen, bleiben weg.
examBatch-unlabelled = Das addiert die falsch klassifizierten Beispiele ohne ihre Labels. Eines mit dem Label −1 wird abgezogen.
examBatch-biasOnce = Die Gewichte stimmen. Zum Bias kommt das Label von jedem Fehler dazu, nicht nur von einem.
examBatch-onlyOne = Das addiert nur Beispiel { NUMBER($example) }, aber es ist nicht das einzige, das falsch klassifiziert ist.
examBatch-biasWrong = Die Gewichte stimmen. Zum Bias kommen die Labels aller { FIGURE($mistakes) } Fehler dazu.
examBatch-wrong = Fang mit Beispiel { NUMBER($example) } an: Der Score ist { FIGURE($score) } und das Label { SIGNED($label) }, also ist sein Teil { SIGNED($label) } mal { VECTOR($place) }. Sieh dir die anderen drei genauso an.

## examReading

examReading-ask =
    Ein Lauf mit Beispielen wie denen der Tabelle hat diese Gewichte gefunden. Welches Merkmal kann den Score am weitesten verschieben, von seinem kleinsten Wert bis zu seinem größten?

    { $lines }
examReading-line = { $feature }: Gewicht { FIGURE($weight) }, Werte von { FIGURE($least) } bis { FIGURE($most) }
examReading-hint = Ein Gewicht sagt, was ein einziger Schritt des Merkmals am Score ändert. Wie viele solche Schritte hat jedes Merkmal, und spielt das Vorzeichen eine Rolle?
examReading-right = Sein Gewicht { FIGURE($chosen-weight) } und sein Wertebereich von { FIGURE($range) } verschieben den Score um { FIGURE($chosen-reach) }, weiter als jedes andere.
examReading-largestWeight = Sein Gewicht { FIGURE($chosen-weight) } ist am weitesten von 0 weg, aber sein Wertebereich ist nur { FIGURE($range) }: Das verschiebt den Score um { FIGURE($chosen-reach) }. Ein anderes verschiebt ihn weiter.
examReading-widest = Sein Wertebereich ist mit { FIGURE($range) } der größte, aber sein Gewicht ist nur { FIGURE($chosen-weight) }: Das verschiebt den Score um { FIGURE($chosen-reach) }. Ein anderes verschiebt ihn weiter.
examReading-otherwise = Sein Gewicht { FIGURE($chosen-weight) } und sein Wertebereich von { FIGURE($range) } verschieben den Score um { FIGURE($chosen-reach) }. Ein anderes verschiebt ihn weiter.

## examCycle

examCycle-ask =
    { $asks ->
        [weights] { cycle-known } Wie groß sind die Gewichte und der Bias nach { FIGURE($epochs) } Epochen?
       *[updates] { cycle-known } Wie viele Updates hat er nach { FIGURE($epochs) } Epochen gemacht?
    }
examCycle-hint =
    { $asks ->
        [weights] Schreib nach jeder Epoche die Gewichte auf. Was folgt, sobald sie dieselben sind wie nach einer früheren?
       *[updates] Schreib nach jeder Epoche die Gewichte auf und wie viele Updates sie hatte. Was folgt, sobald die Gewichte dieselben sind wie nach einer früheren?
    }
examCycle-number = Updates
examCycle-right = Nach Epoche { FIGURE($again) } sind die Gewichte dieselben wie { cycle-first }. Auch die nächsten Schritte sind dieselben. Also kommen die Gewichte { cycle-length } wieder, und der Lauf hört nie auf.
examCycle-otherEpoch = w = { VECTOR($weights) } und b = { FIGURE($bias) } hat der Lauf { cycle-epoch }. Das kommt { cycle-length } wieder, aber nicht nach Epoche { FIGURE($epochs) }.
examCycle-before =
    { $epoch ->
        [0] Das sind die Startgewichte, und die hat dieser Lauf nach keiner Epoche wieder. Was wiederkommt, sind spätere.
       *[other] Das sind die Gewichte nach Epoche { FIGURE($epoch) }, und die hat dieser Lauf nach keiner Epoche wieder. Was wiederkommt, sind spätere.
    }
examCycle-within = Das sind die Gewichte nach Schritt { FIGURE($visit) }, mitten in einer Epoche. Gefragt ist nach dem Ende einer Epoche.
examCycle-bias = Die Gewichte stimmen. Der Bias steigt bei einem Fehler an einem positiven Beispiel um 1 und sinkt bei einem an einem negativen um 1.
examCycle-wrong = Rechne Epoche für Epoche weiter, bis die Gewichte wiederkommen. Nach der ersten ist w = { VECTOR($weights) } und b = { FIGURE($bias) }.
examCycle-updatesRight =
    { $length ->
        [1] Nach Epoche { FIGURE($again) } sind die Gewichte dieselben wie { cycle-first }. Von da an macht der Lauf in jeder Epoche { cycle-updates }, immer wieder.
       *[other] Nach Epoche { FIGURE($again) } sind die Gewichte dieselben wie { cycle-first }. Von da an macht der Lauf { cycle-length } { cycle-updates }, immer wieder.
    }
examCycle-impossible = Es ist eine ganze Zahl von 0 bis { FIGURE($most) }: Jeder Schritt macht höchstens ein Update.
examCycle-ended = Das sind weniger Updates als Epochen. Dann hätte eine Epoche keinen Fehler, und eine Gerade würde die Beispiele trennen.
examCycle-likeFirst = Die erste Epoche hat { updates }, aber nicht jede ist wie die erste: Epoche { FIGURE($epoch) } hat { FIGURE($other) }.
examCycle-updatesWrong = Die erste Epoche hat { updates }. Zähl Epoche für Epoche weiter, bis die Gewichte wiederkommen. Von da an wiederholt sich alles.
