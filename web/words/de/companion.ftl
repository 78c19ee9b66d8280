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
