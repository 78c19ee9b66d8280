steps-done =
    { $steps ->
        [one] { NUMBER($done) } von { $steps } Abschnitt geschafft
       *[other] { NUMBER($done) } von { $steps } Abschnitten geschafft
    }

## course

titles =
    .lessons = Lektionen
    .practice = Üben
    .challenges = Herausforderungen
kinds = Lektionen, Üben oder Herausforderungen
close = Schließen
waysThrough = Welche Lektionen
paths =
    .hour = Allein
    .lecture = Eine Vorlesung
    .lab = Eine Übung
progress =
    { $tasks ->
        [0] { steps-done }.
        [one] { steps-done }, { NUMBER($right) } von { $tasks } Frage beantwortet.
       *[other] { steps-done }, { NUMBER($right) } von { $tasks } Fragen beantwortet.
    }
whose =
    .browser = Das sind die Ergebnisse von allen, die diesen Browser benutzen. Er merkt sie sich.
    .host = Diese Ergebnisse kommen von der Seite, in der der Playground steht. Sie merkt sie sich.
    .page = Dieser Browser merkt sich keine Ergebnisse: Sie sind verloren, wenn du die Seite schließt.
done = fertig
stepsDone = { steps-done }
yourWork = Zurück zu deiner Arbeit
builtIn = Zu den eingebauten Lektionen
open = Kurs öffnen …
newCourse = Neuer Kurs
leaveCourse = Zurück zu den Lektionen
clearProgress = Fortschritt löschen
aboutPractice = Üben, so viel du willst, und mit deinen eigenen Beispielen, wenn sie zur Frage passen. Wenn du aufhörst, ist deine Arbeit wieder da.
firstTries = { NUMBER($right) } von { NUMBER($tries) } auf Anhieb richtig
aboutChallenges = Du antwortest, indem du die Seite änderst. Übertriff dein bestes Ergebnis.
best = dein bestes Ergebnis: { $result }
# Before "kopieren".
scores = Ergebnisse
clearScores = Ergebnisse löschen

## lessons

label = Lektion
loading = Die Lektion wird geladen …
title =
    { $number ->
        [none] { $title }
       *[other] Lektion { NUMBER($number) } · { $title }
    }
leave = Lektion beenden
leaveHint = Die Seite bleibt, wie sie ist
steps = Abschnitte der Lektion
step =
    { $done ->
        [true] Abschnitt { NUMBER($step) }: { $heading }, fertig
       *[false] Abschnitt { NUMBER($step) }: { $heading }
    }
task = { NUMBER($task) } von { NUMBER($tasks) }
hint = Tipp:
solution = Lösung:
think = Was nimmst du aus dieser Lektion mit? Sag es in einem Satz.
ours = Unseren zeigen
remember = Merk dir:
sources = Quellen:
source = <cited/> ({ $where })
betweenSources = { "; " }
note = Fußnote
noteBack = Zurück zum Text
behind = Du hast mehr als diesen Abschnitt rückgängig gemacht: Seine Beispiele sind nicht mehr auf der Seite.
again = Zurückholen
varied = Beispiele, Einstellungen oder Moment hier sind nicht die der Lektion. Was sie zu den eigenen fragt und sagt, fehlt hier.
asWritten = Die der Lektion öffnen
show = Zeigen
goOn = Weiter
back = Zurück
backHint = Zurück ([)
next = Weiter
nextLesson = Nächste Lektion
skip =
    { $open ->
        [one] { $open } Frage überspringen
       *[other] { $open } Fragen überspringen
    }
answerFirst =
    { $open ->
        [one] Erst die Frage beantworten
       *[other] Erst { $open } Fragen beantworten
    }
nextHint = Weiter (])
handIn = Antworten abgeben
otherSite = Dieser Link öffnet einen Kurs von einer anderen Website: <site/>. Wenn du ihn öffnest, erfährt die andere Website deine IP-Adresse.
leadsOn = Dieser Link öffnet einen Kurs von einer anderen Website, denn diese Adresse leitet dorthin weiter: <site/>. Wenn du ihn öffnest, erfährt die andere Website deine IP-Adresse.
lessons-open = Kurs öffnen
dontOpen = Nicht öffnen

## rounds

before = Vor Lektion { NUMBER($lesson) }
test =
    { $unit ->
        [none] Test: der ganze Kurs
       *[other] Test: { $unit }
    }
place = Frage { NUMBER($question) } von { NUMBER($questions) }
about = Eine neue Frage zu einer früheren Lektion.
rounds-skip = Weiter zu Lektion { NUMBER($lesson) }
start = Lektion { NUMBER($lesson) } beginnen
result = Zum Ergebnis
right = { NUMBER($right) } von { NUMBER($questions) } beim ersten Versuch richtig.
lookAgain = Sieh dir das noch einmal an:
allRight = Du musst dir nichts noch einmal ansehen.
rounds-step = { NUMBER($lesson) }.{ NUMBER($step) } { $heading }
rounds-again = Noch ein Test
ends = { $unit }: Ende dieser Einheit
aim = Einiges davon war noch nicht richtig. Sieh es dir noch einmal an, bis dieser Satz stimmt:
rounds-next =
    { $minutes ->
        [one] Als Nächstes: { $unit }, etwa { $minutes } Minute.
       *[other] Als Nächstes: { $unit }, etwa { $minutes } Minuten.
    }
courseEnds = Das war die letzte Einheit des Kurses.
takeTest =
    { $questions ->
        [one] Zum Test: { NUMBER($questions) } Frage
       *[other] Zum Test: { NUMBER($questions) } Fragen
    }
nextUnit = Nächste Einheit
core = Fang hier an.
optional = Wähl danach, was dich interessiert.
minutes = etwa { NUMBER($minutes) } min
tested = Letzter Test: { NUMBER($right) } von { NUMBER($questions) }.
rounds-steps =
    { $count ->
        [one] Abschnitt { $from }
       *[other] Abschnitte { $from }–{ $to }
    }
