### Die Zeichenfläche, ihre Zeitleiste und ihr Urteil.

## timeline

name = Schritt
epoch = Epoche
spokenMoment =
    { $epoch ->
        [none] Schritt { NUMBER($visit, useGrouping: "false") } von { NUMBER($end, useGrouping: "false") }, { updates-spoken }
       *[other] Schritt { NUMBER($visit, useGrouping: "false") } von { NUMBER($end, useGrouping: "false") }, in Epoche { NUMBER($epoch, useGrouping: "false") }, { updates-spoken }
    }
pointedVisit =
    { $computed ->
       *[true] Schritt { NUMBER($visit) }
        [false] Schritt { NUMBER($visit) }, noch nicht berechnet
    }

speed = Tempo
slow = langsam
steady = ruhig
fast = schnell
toTheEnd = bis zum Ende
pauseOnUpdates = Pause bei Updates
newSeed = Neu mischen
newSeedHint = Die Reihenfolge neu mischen und von vorn anfangen.

## verdict

separates = mit einer { separator-dative } trennbar
inseparable = mit keiner { separator-dative } trennbar
tooClose = zu knapp, um zu sagen, ob eine { separator } sie trennt
deciding = wird noch geprüft …
question = mit einer { separator-dative } trennbar?
findOut = herausfinden
why = warum?
whyName = Warum?
onStage = Auf der Zeichenfläche zeigen, warum
inMargin = Unter „Rand“ zeigen, warum
