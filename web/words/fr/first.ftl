### Ce que dit la première image.

wrong-of =
    { $wrong ->
        [one] { $wrong } mal classé sur { NUMBER($examples) }
       *[other] { $wrong } mal classés sur { NUMBER($examples) }
    }

## transport

playback = Lecture

names =
    .start = Revenir au début
    .backUpdate = Une mise à jour (màj) en arrière
    .backVisit = Une visite en arrière
    .play = Lecture
    .pause = Pause
    .visit = Une visite
    .update = Une mise à jour (màj)
    .epoch = Une époque
    .end = Aller à la fin

captions =
    .start = début
    .backUpdate = màj
    .backVisit = visite
    .play = lecture
    .pause = pause
    .visit = visite
    .update = màj
    .epoch = époque
    .end = fin

keys =
    .start = Début
    .backUpdate = Maj ←
    .backVisit = ←
    .play = Espace
    .pause = Espace
    .visit = →
    .update = Maj →
    .epoch = E
    .end = Fin

fromZero = à partir de zéro
fromZeroHint = Cette exécution repart des poids appris avant la dernière modification. Repartir plutôt de zéro.

visitNow =
    { $epoch ->
        [none] visite { NUMBER($visit) }
       *[other] visite { NUMBER($visit) }, époque { NUMBER($epoch) }
    }
updatesNow = { updates }

wrongNow =
    { $by ->
        [mean] moyenne : { wrong-of }
        [votes] vote : { wrong-of }
       *[none] { wrong-of }
    }

noExamples = pas encore d’exemples
notTrained = non entraîné
ready = prêt
playing = lecture en cours
liveStopped = en direct : arrêt prématuré
paused = en pause
allStopped =
    { $learners ->
        [2] les deux algorithmes se sont arrêtés
       *[other] les { $learners } algorithmes se sont tous arrêtés
    }
converged = convergence après { epochs }
trainingConverged = l’entraînement a convergé
convergedByKernel = convergence, avec une courbe
stoppedAt = arrêt après { epochs }
journalFull = arrêt : le journal est plein
fits =
    .none = rien à entraîner
    .fitted = ajusté
finished = terminé après { epochs }

## page

title = Perceptron Playground
parts =
    .header = Playground
    .setup = Configuration
    .bench = Réglages
    .tools = Outils
    .stage = Figure
    .transport = Lecture
    .verdict = Verdict
    .story = Explication
skip =
    .stage = Aller à la figure
    .transport = Aller à la lecture
    .story = Aller à l’explication

## loading

loading = Chargement…
slow = C’est plus long que d’habitude.
failed = Cette partie n’a pas pu être chargée.
updated = { playgroundUpdated }
tryAgain = Réessayer
oneFile = L’ouvrir en un seul fichier
reload = Recharger

## stage

role = graphique
name =
    { $learner ->
        [none] Figure : les exemples et la frontière de décision
       *[other] Figure : { $learner }
    }
flipped =
    { $label ->
        [positive] L’exemple { NUMBER($example) } est maintenant positif.
        [negative] L’exemple { NUMBER($example) } est maintenant négatif.
       *[other] L’exemple { NUMBER($example) } est maintenant de la classe { $label-className }.
    }
crowd =
    { $mixed ->
       *[false] { $count ->
            [2] deux exemples ici
           *[other] { $count } exemples ici
        }
        [true] { $count ->
            [2] deux exemples ici, d’étiquettes différentes
           *[other] { $count } exemples ici, d’étiquettes différentes
        }
    }
