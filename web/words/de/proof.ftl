## separability

reason = { why-inseparable }
notSeparable =
    { $onStage ->
        [true] Die Beispiele sind nicht linear trennbar: { why-inseparable } (auf der Zeichenfläche zu sehen).
       *[false] Die Beispiele sind nicht linear trennbar: { why-inseparable }.
    }

## margin

choice = Rand, Beweis oder Änderungen
choices =
    .margin = Rand
    .angle = Beweis: Winkel
    .distance = Beweis: Abstand
    .tighten = Verengen
analysing = Analyse: { NUMBER($percent) }{ "\u202F" }%
stale = Das ist der Stand vor der letzten Änderung. Analyse: { NUMBER($percent) }{ "\u202F" }%
undecided =
    .verdict = Zu knapp, um es zu entscheiden.
    .meaning = Die Lücke oder Überlappung ist so klein, dass ein Beweis zu lange dauern würde.
separable =
    .verdict = Linear trennbar.
    .meaning = Mit diesen Merkmalen liegen alle positiven Beispiele auf der einen Seite einer { separator-dative } und alle negativen auf der anderen.
inseparable =
    .verdict = Nicht linear trennbar.
    .meaning = Mit diesen Merkmalen gibt es keine { separator }, die alle positiven Beispiele auf der einen Seite hat und alle negativen auf der anderen.
showMargin = Die { separator } mit maximalem Rand auf der Zeichenfläche zeigen
showWhy = Auf der Zeichenfläche zeigen, warum
marginElsewhere =
    { $features ->
        [none] Die { separator } mit maximalem Rand passt nicht auf die Zeichenfläche: Sie liegt im Raum der skalierten Merkmale.
        [one] Die { separator } mit maximalem Rand passt nicht auf die Zeichenfläche: Sie liegt im Raum des einen Merkmals.
       *[other] Die { separator } mit maximalem Rand passt nicht auf die Zeichenfläche: Sie liegt im Raum der { $features } Merkmale.
    }
whyElsewhere =
    { $features ->
        [none] Diese Punkte passen nicht auf die Zeichenfläche: Sie liegen im Raum der skalierten Merkmale.
        [one] Diese Punkte passen nicht auf die Zeichenfläche: Sie liegen im Raum des einen Merkmals.
       *[other] Diese Punkte passen nicht auf die Zeichenfläche: Sie liegen im Raum der { $features } Merkmale.
    }
geometricMargin = Geometrischer Rand <rho/>
geometricHint =
    { $nearest ->
        [one] So weit ist die { separator } mit maximalem Rand von den nächsten Beispielen entfernt, im Merkmalsraum gemessen. Keine andere { separator } hat einen größeren Rand. { $nearest } Beispiel liegt so nah, und es allein bestimmt, wo die { separator } liegt.
       *[other] So weit ist die { separator } mit maximalem Rand von den nächsten Beispielen entfernt, im Merkmalsraum gemessen. Keine andere { separator } hat einen größeren Rand. { $nearest } Beispiele liegen so nah, und sie allein bestimmen, wo die { separator } liegt.
    }
radius = Radius <R/>
radiusHint = Die Länge des längsten <example/>.
boundMargin = Rand für die Schranke <gamma/>
boundMarginHint = Der größte Rand, den <weights/> mit Länge 1 haben kann. Der Bias zählt dabei als Gewicht eines Merkmals, das immer 1 ist. Die Schranke teilt durch <gamma/>, nicht durch <rho/>.
boundMarginUnbiased = Der größte Rand, den <weights/> mit Länge 1 haben kann. Ohne Bias ist er <rho/>.
bound = Schranke <formula/>
theorem = Mit Startgewichten 0 macht kein Lauf des Perzeptrons mehr Updates, egal, in welcher Reihenfolge.
atMost = Höchstens { updates }.
made = { NUMBER($made) } von höchstens { updates }.
otherRule = Die Schranke gilt hier nicht: Das gewählte Verfahren ändert seine Gewichte nach einer anderen Regel.
otherStart = Die Schranke gilt hier nicht: Dieser Lauf fängt nicht mit Startgewichten 0 an.
weights = Gewichte, die trennen
maximumMargin = maximaler Rand
ofBound = zur Schranke
bias = Bias <b/>
copyMaximumMargin = Gewichte mit maximalem Rand
copyOfBound = Gewichte zur Schranke
witness =
    .atOrigin = Ein gewichteter Mittelwert im Ursprung
    .samePoint = Zwei gewichtete Mittelwerte im selben Punkt
    .sameDirection = Zwei gewichtete Mittelwerte in derselben Richtung
averages = Die gewichteten Mittelwerte, zum Nachrechnen
example = Beispiel
weight = Gewicht
positive = positive
negative = negative
everyAverage = Angenommen, eine { separator } trennt die positiven Beispiele von den negativen. Dann liegt auch jeder gewichtete Mittelwert einer Klasse auf der Seite dieser Klasse.
averageAtOrigin = Das geht hier nicht: { why-inseparable }, und der liegt auf keiner Seite.
sameExample = Das geht hier nicht: { why-inseparable }, und der kann nicht auf beiden Seiten liegen.
sameAverage = Das geht hier nicht: { why-inseparable }. Ein Punkt ist also ein gewichteter Mittelwert beider Klassen, und er kann nicht auf beiden Seiten liegen.
sameDirection = Das geht hier nicht: { why-inseparable }. Der gewichtete Mittelwert der positiven ist { $factor } mal der gewichtete Mittelwert der negativen, also liegen beide auf derselben Seite.

## proof

proof-analysing = Analyse läuft …
proof-otherRule = Im Konvergenzsatz geht es um Updates, die bei einem Fehler ein Beispiel addieren, nämlich η·y·x. Das gewählte Verfahren ({ $learner }) ändert seine Gewichte nach einer anderen Regel. Darum sagt der Satz nichts über diesen Lauf. Wähl das Perzeptron oder eines, das wie das Perzeptron trainiert: gemittelt, abstimmend oder Pocket.
moreClasses = Im Konvergenzsatz geht es um zwei Klassen, diese Beispiele haben aber mehr.
oneLabel = Ohne Beispiele mit beiden Labels gibt es nichts zu beweisen.
proof-undecided = Noch ist nicht entschieden, ob die Beispiele trennbar sind. Also gibt es nichts zu beweisen.
allAtOrigin = Jedes Beispiel liegt im Ursprung: R ist 0, und kein Update ändert etwas.
tinyMargin = Der Rand ist so klein, dass seine Zahlen nichts mehr aussagen.
proof-atMost = Höchstens { updates }.
fromZero = Mit Startgewichten 0 ist die Schranke (R/γ)².
fromZeroAnyRate = Mit Startgewichten 0 ist die Schranke (R/γ)², egal, bei welcher Lernrate: η streckt beide Seiten um denselben Faktor.
fromElsewhere =
    .angle = Dieser Lauf fängt mit anderen Gewichten w₀ an. Darum liegt die Schranke da, wo sich die beiden gestrichelten Kurven treffen, und ist nicht (R/γ)².
    .distance = Dieser Lauf fängt mit anderen Gewichten w₀ an. Darum ist die Schranke ‖w₀ − αw*‖²/(ηR)², nicht (R/γ)².
fromTurned = Mit Startgewichten 0 ist die Schranke (R/γ)². Dein w* hat γ = { NUMBER($margin) }. Das größte, das irgendein w* hat, ist { NUMBER($best) }.
fromTarget = Die Schranke ist jetzt ‖w₀ − αw*‖²/(2αηγ − η²R²). Mit Startgewichten 0 ist sie bei α = ηR²/γ = { NUMBER($best) } am kleinsten.
tooNear = Mit α = { NUMBER($reach) } ist das Ziel zu nah für eine Schranke: Erst mit einem α über ηR²/(2γ) = { NUMBER($least) } bringt jedes Update w näher heran.
offSide = Dein w* trennt die Beispiele nicht: γ ist { NUMBER($margin) }. Nur mit einem γ über 0 gibt es eine Schranke.
astray =
    { $updates ->
        [one] Update { LIST(NUMBER($named)) } geht in die falsche Richtung: Danach ist w weiter von αw* entfernt als davor.
       *[other] { $further ->
            [true] { updates } gehen in die falsche Richtung: Nach jedem davon ist w weiter von αw* entfernt als davor. Die ersten sind { LIST(NUMBER($named)) }.
           *[false] Die Updates { LIST(NUMBER($named)) } gehen in die falsche Richtung: Nach jedem davon ist w weiter von αw* entfernt als davor.
        }
    }
noneAstray = Bisher geht kein Update in die falsche Richtung: Nach keinem war w weiter von αw* entfernt als davor.
astrayStretches =
    { $points ->
        [one] Das Diagramm hat je einen Punkt für { updates }. An { $points } Punkt ist w weiter von αw* entfernt als am Punkt davor.
       *[other] Das Diagramm hat je einen Punkt für { updates }. An { $points } Punkten ist w weiter von αw* entfernt als am Punkt davor.
    }
hold = Das Ziel αw* ändern
reach = α, wie weit es weg ist
turn = Richtung von w*
degrees = { NUMBER($degrees) }°
proof-bias = Bias von w*
onlyTwo = Drehen kannst du w*, wenn es zwei Merkmale gibt.
reset = Zurück zum besten
whole = Bis zur Schranke zeigen
nothingYet = Noch nichts.
lengthChart = ‖w‖ über den Updates: höchstens { NUMBER($most) } in { updates }, jetzt { NUMBER($now) }.
angleChart = w·w* und ‖w‖ über den Updates: Nach { updates } ist w·w* = { NUMBER($along) } und ‖w‖ = { NUMBER($length) }. Der Rand für die Schranke ist γ = { NUMBER($margin) }, und R = { NUMBER($radius) }.
distanceChart = Der quadrierte Abstand von w zu αw* über den Updates: am Anfang { NUMBER($start) }, nach { updates } { NUMBER($now) }, mit α = { NUMBER($reach) }.
axis = Updates k
boundMark = höchstens { NUMBER($bound) }
curves =
    .length = <length/>, <bound/>.
    .angle = <along/>, <length/>, <sample/> die Schranken. Sie treffen sich da, wo kein Update mehr übrig ist.
    .distanceAlone = <distance/>.
    .distance = <distance/>, <sample/> seine Schranke. Sie erreicht 0 da, wo kein Update mehr übrig ist.
lastUpdate = Das letzte Update
noUpdate = Noch gibt es kein Update.
beforeUpdates = Vor dem ersten Update
oneUpdate = Alle Updates bisher: dieses eine
allUpdates = Alle <k/> = { updates }
line = <formula/>: <numbers/>
moved = (vom letzten Update bewegt)
why =
    .gained = Jedes Beispiel liegt mindestens γ weit auf seiner Seite von w*. Um mindestens so viel wächst w·w* durch das Update.
    .mistaken = Es war ein Fehler: Mit den Gewichten davor war y·a nicht über 0.
    .long = Kein Beispiel ist länger als R.
    .fallen = Alle drei zusammen: Es fällt um 2α mal die erste Zeile minus die zweite und die dritte. Hier ist α = R²/γ.
    .fallenByRate = Alle drei zusammen: Es fällt um 2α mal die erste Zeile minus die zweite und die dritte. Hier ist α = ηR²/γ.
    .fallenChosen = Alle drei zusammen: Es fällt um 2α mal die erste Zeile minus die zweite und die dritte.
    .fallenOftenChosen = Um mindestens so viel ist es k-mal gefallen. Das sagt nur etwas, wenn es fällt.
    .fallenOften = Um mindestens so viel ist es k-mal gefallen, und kein Quadrat fällt unter 0.
    .along = Die erste Zeile eines Updates, k-mal.
    .length = Die zweite und die dritte, k-mal.
    .angle = w* hat die Länge 1. Je näher die beiden Zahlen beieinanderliegen, desto kleiner ist der Winkel zwischen w und w*.
beforeMinusAfter = <distance/> vorher − nachher
firstFails = Die erste Zeile gilt nicht.
noMargin = Es gibt kein <star/> mit <inequality/> für jedes Beispiel, also gibt es keinen Rand <gamma/>: Nichts garantiert, dass die Updates in eine gemeinsame Richtung gehen.
meeting = Der Punkt { LIST(NUMBER($point), type: "vector") } ist ein gewichteter Mittelwert der positiven und auch der negativen Beispiele, wie „Rand“ zeigt. Egal, welchen Wert <w/> hat: Dieser Punkt hat nur einen Score, jetzt { NUMBER($score) }, und multipliziert mit mindestens einem der beiden Labels ist er nicht über 0.
othersHold = Die anderen Zeilen gelten weiter: Nach jedem Update ist <inequality/>. Aber ohne einen Rand zum Vergleichen ist <k/> nicht beschränkt.
cycle =
    { $epochs ->
        [one] Hier laufen die Gewichte im Kreis: Ab Epoche { NUMBER($since) } sind sie nach jeder Epoche wieder dieselben, und <length/> war nie über { NUMBER($most) }.
       *[other] Hier laufen die Gewichte im Kreis: Ab Epoche { NUMBER($since) } sind sie alle { $epochs } Epochen wieder dieselben, und <length/> war nie über { NUMBER($most) }.
    }
bounded = Bisher, in { updates }, war <length/> nie über { NUMBER($most) }: Die Länge bleibt beschränkt, und die Updates gehen weiter.

## tighten

tighten-inseparable = Keine Gerade kann diese Beispiele trennen: Es gibt also keinen Rand <gamma/> und keine Schranke.
drag = Zieh einen Punkt auf der Zeichenfläche zur anderen Klasse hin: Der Rand <gamma/> schrumpft, und die Schranke wächst. Die Werte von vorher bleiben daneben stehen.
tighten-margin = Rand für die Schranke <gamma/>
tighten-bound = Schranke <formula/>
tighten-updates = Updates in dieser Reihenfolge
median = Updates in zufälligen Reihenfolgen, Median
unknown = …
more = nicht fertig
gamma = Bei <gamma/> zählt der Bias als Gewicht eines Merkmals, das immer 1 ist. Der Abstand auf der Zeichenfläche ist etwas anderes, nämlich der geometrische Rand <rho/>, unter „Rand“. Die Schranke teilt durch <gamma/>, nicht durch <rho/>.
gammaUnbiased = Ohne Bias ist <gamma/> der geometrische Rand <rho/>, unter „Rand“.
before = vorher
forget = Werte von vorher vergessen
spoken = Die Schranke war { NUMBER($bound-before) } und ist jetzt { NUMBER($bound-now) }. Updates in dieser Reihenfolge: vorher { $made-before }, jetzt { $made-now }.
training = Training in zufälligen Reihenfolgen …
tallest =
    { $orders ->
        [one] höchster Balken: { $orders } Reihenfolge
       *[other] höchster Balken: { $orders } Reihenfolgen
    }
tighten-boundMark = Schranke { NUMBER($bound) }
tighten-axis = Updates
notTried = Bei so vielen Beispielen werden keine zufälligen Reihenfolgen ausprobiert: Das würde zu lange dauern.
tried =
    { $done ->
        [none] { NUMBER($total) } zufällige Reihenfolgen, mit Startgewichten 0.
       *[other] { NUMBER($done) } von { NUMBER($total) } zufälligen Reihenfolgen, mit Startgewichten 0.
    }
range =
    { $fewest ->
        [none] Jede davon braucht { updates }, nicht mehr, als die Schranke von { NUMBER($bound) } erlaubt.
       *[other] Sie brauchen { NUMBER($fewest) } bis { updates }, nie mehr, als die Schranke von { NUMBER($bound) } erlaubt.
    }
unfinished =
    { $runs ->
        [one] Bei { $runs } Reihenfolge endete das Training vor der Konvergenz: Dort wären noch mehr Updates nötig.
       *[other] Bei { $runs } Reihenfolgen endete das Training vor der Konvergenz: Dort wären noch mehr Updates nötig.
    }
