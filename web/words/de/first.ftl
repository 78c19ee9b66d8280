### Was das erste Bild sagt.

## transport

playback = Wiedergabe

names =
    .start = Neustart
    .backUpdate = Ein Update zurück
    .backVisit = Ein Schritt zurück
    .play = Start
    .pause = Pause
    .visit = Ein Schritt
    .update = Ein Update
    .epoch = Eine Epoche
    .end = Zum Ende

captions =
    .start = Neustart
    .backUpdate = Update
    .backVisit = Schritt
    .play = Start
    .pause = Pause
    .visit = Schritt
    .update = Update
    .epoch = Epoche
    .end = Ende

keys =
    .start = Pos1
    .backUpdate = Umschalt ←
    .backVisit = ←
    .play = Leertaste
    .pause = Leertaste
    .visit = →
    .update = Umschalt →
    .epoch = E
    .end = Ende

fromZero = von vorn
fromZeroHint = Dieser Lauf geht von den Gewichten aus, die vor der letzten Änderung gelernt wurden. Stattdessen ganz von vorn anfangen.

visitNow =
    { $epoch ->
        [none] Schritt { NUMBER($visit) }
       *[other] Schritt { NUMBER($visit) }, in Epoche { NUMBER($epoch) }
    }
updatesNow = { updates }

wrongNow =
    { $by ->
        [mean] Mittelwert: { NUMBER($wrong) } von { NUMBER($examples) } falsch
        [votes] Abstimmung: { NUMBER($wrong) } von { NUMBER($examples) } falsch
       *[none] { NUMBER($wrong) } von { NUMBER($examples) } falsch
    }

noExamples = noch keine Beispiele
notTrained = nicht trainiert
ready = bereit
playing = läuft
liveStopped = Live hat vorzeitig angehalten
paused = Pause
allStopped =
    { $learners ->
        [2] beide Verfahren sind fertig
       *[other] alle { $learners } Verfahren sind fertig
    }
converged = nach { epochs } konvergiert
trainingConverged = Training konvergiert
convergedByKernel = konvergiert, mit einer Kurve
stoppedAt = nach { epochs } angehalten
journalFull = angehalten: Protokoll voll
fits =
    .none = nichts zu trainieren
    .fitted = angepasst
finished = nach { epochs } fertig

## page

title = Perceptron Playground
parts =
    .header = Playground
    .setup = Aufbau
    .bench = Einstellungen
    .tools = Werkzeuge
    .stage = Zeichenfläche
    .transport = Wiedergabe
    .verdict = Trennbarkeit
    .story = Erklärung
skip =
    .stage = Zur Zeichenfläche springen
    .transport = Zur Wiedergabe springen
    .story = Zur Erklärung springen

## loading

loading = Lädt …
slow = Das dauert länger als gewöhnlich.
failed = Dieser Teil konnte nicht geladen werden.
updated = { playgroundUpdated }
tryAgain = Noch einmal
oneFile = Als eine Datei öffnen
reload = Neu laden

## stage

role = Diagramm
name =
    { $learner ->
        [none] Zeichenfläche: die Beispiele und die Entscheidungsgrenze
       *[other] Zeichenfläche: { $learner }
    }
flipped =
    { $label ->
        [positive] Beispiel { NUMBER($example) } ist jetzt positiv.
        [negative] Beispiel { NUMBER($example) } ist jetzt negativ.
       *[other] Beispiel { NUMBER($example) } gehört jetzt zu Klasse { $label-className }.
    }
crowd =
    { $mixed ->
       *[false] { $count ->
            [2] zwei Beispiele hier
           *[other] { $count } Beispiele hier
        }
        [true] { $count ->
            [2] zwei Beispiele hier, mit verschiedenen Labels
           *[other] { $count } Beispiele hier, mit verschiedenen Labels
        }
    }
