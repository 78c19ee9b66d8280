### La figure, sa barre de temps et son verdict.

# Où, pour ce que la figure ne peut pas dessiner.
in-space =
    { $features ->
        [1] dans l’espace de l’unique caractéristique
       *[other] dans l’espace des { $features } caractéristiques
    }

# Un exemple là où il est sur la figure.
shown-example =
    { $heldOut ->
        [true] Exemple { NUMBER($example) }, { labelled }, mis de côté, en ({ NUMBER($x) } ; { NUMBER($y) })
       *[false] Exemple { NUMBER($example) }, { labelled }, en ({ NUMBER($x) } ; { NUMBER($y) })
    }
scored-example =
    { $score ->
        [none] { shown-example }
       *[other] { shown-example } ; score { NUMBER($score) }
    }
# Ce qu'une coupe à travers les caractéristiques laisse de côté, après « la moyenne ».
of-other-features =
    { $others ->
        [1] de l’autre caractéristique
       *[other] des { $others } autres caractéristiques
    }

## timeline

name = Visite
epoch = époque
spokenMoment =
    { $epoch ->
        [none] visite { NUMBER($visit, useGrouping: "false") } sur { NUMBER($end, useGrouping: "false") }, { updates-spoken }
       *[other] visite { NUMBER($visit, useGrouping: "false") } sur { NUMBER($end, useGrouping: "false") }, époque { NUMBER($epoch, useGrouping: "false") }, { updates-spoken }
    }
pointedVisit =
    { $computed ->
       *[true] visite { NUMBER($visit) }
        [false] visite { NUMBER($visit) }, pas encore calculée
    }

speed = Vitesse
slow = lente
steady = modérée
fast = rapide
toTheEnd = jusqu’à la fin
pauseOnUpdates = pause à chaque mise à jour
newSeed = Nouvelle graine
newSeedHint = Mélanger les visites dans un nouvel ordre, et recommencer.

## verdict

separates = { a-separator } les sépare
inseparable = { no-separator } ne les sépare
tooClose = trop serré pour dire si { a-separator } les sépare
deciding = pas encore tranché…
question = { a-separator } les sépare-t-{ $separator-features ->
        [2] elle
       *[other] il
    } ?
findOut = vérifier
why = pourquoi ?
whyName = Pourquoi ?
onStage = Montrer pourquoi sur la figure
inMargin = Montrer pourquoi sous « Marge »

## pointed

answer =
    { $predicted ->
        [none] { labelled }, égalité
        [positive] { labelled }, prédit positif
        [negative] { labelled }, prédit négatif
       *[other] { labelled }, prédit dans la classe { $predicted-className }
    }
scored =
    { $highest ->
        [true] score le plus élevé : { $score }
       *[false] score { $score }
    }

## tools

bar = Outils
tool = Outil
names =
    .hand = Main
    .positive = Dessiner +
    .negative = Dessiner −
    .class = Classe
    .erase = Effacer
    .move = Déplacer
hints =
    .hand = Faites glisser pour déplacer la vue, ou appuyez sur un exemple pour le sélectionner. Avec un autre outil, maintenez Espace en faisant glisser, ou faites glisser avec le bouton du milieu.
    .positive = Dessiner des exemples positifs
    .negative = Dessiner des exemples négatifs
    .class = Dessiner des exemples d’une autre classe
    .erase = Effacer des exemples
    .move = Déplacer un exemple
tooManyFeatures =
    { $features ->
        [one] Chaque exemple a { $features } caractéristique : vous ne pouvez ni dessiner ni déplacer des exemples ici.
       *[other] Chaque exemple a { $features } caractéristiques : vous ne pouvez ni dessiner ni déplacer des exemples ici.
    }
classes = Classe à dessiner
className = Classe <strong>{ $number }</strong>
classHint = Dessiner des exemples de la classe { $name }
classesHint = « Dessiner + » dessine la classe 1, « Dessiner − » la classe 0.
edits = Modifications
undo = Annuler
redo = Rétablir
clear = Tout effacer
undone =
    { $examples ->
        [0] Annulé : il n’y a plus d’exemple.
       *[other] Annulé : maintenant { examples }.
    }
redone =
    { $examples ->
        [0] Rétabli : il n’y a plus d’exemple.
       *[other] Rétabli : maintenant { examples }.
    }
more = Autres outils
moreHint = Classes, pinceau, coloration et effacement
brush = Pinceau
brushHint = Nombre d’exemples dessinés à chaque appui, ou à chaque pas d’un glissé
brushName = Taille du pinceau, nombre de points
brushSize = Taille du pinceau
view = Vue de la figure
zoomIn = Zoom avant
zoomOut = Zoom arrière
fit = Ajuster la vue
shading = Colorer selon le score
liveName = En direct : réentraîner après chaque modification
legend = Exemples
legendEntry =
    { $name ->
        [none] { examples-labelled }
       *[other] { examples-labelled } : { $name }
    }
wrongNow = Une croix marque ce qui est mal classé maintenant : { NUMBER($examples) }

## outcomes

converged = convergence
stoppedAt = arrêt après <strong>{ epochs }</strong>
journalFull = arrêt : <strong>journal plein</strong>
finished = terminé

## panes

arrangement = Disposition des algorithmes
sideBySide = Côte à côte
overlay = Superposés
showDifference = Montrer où deux algorithmes sont en désaccord
pair = Les deux algorithmes
and = et
first = Premier algorithme
second = Second algorithme
nothingToCompare = L’un d’eux n’est pas entraîné : il n’y a rien à comparer.
counting = Recherche des désaccords…
agree =
    { $examples ->
        [1] Ils sont d’accord sur l’unique exemple. À d’autres moments, peut-être pas : faites glisser la barre de temps.
       *[other] Ils sont d’accord sur les { $examples } exemples. À d’autres moments, peut-être pas : faites glisser la barre de temps.
    }
disagree =
    { $found ->
        [one] Ils sont en désaccord sur l’exemple { LIST($named) } ({ $found } sur { NUMBER($examples) }).
       *[other] Ils sont en désaccord sur les exemples { LIST($named) } ({ $found } sur { NUMBER($examples) }).
    }
further =
    { $further ->
        [one] { $further } autre
       *[other] { $further } autres
    }
lead = Voir les détails
leadName = Voir les détails : { $learner }
leadHint = Afficher cet algorithme dans l’explication, la barre de temps et les réglages.
removeName = Retirer { $learner }
countingMistakes = comptage…
misclassified =
    { $by ->
        [mean] { $examples ->
            [one] { $examples } mal classé par la moyenne
           *[other] { $examples } mal classés par la moyenne
        }
        [votes] { $examples ->
            [one] { $examples } mal classé par le vote
           *[other] { $examples } mal classés par le vote
        }
       *[none] { $examples ->
            [one] { $examples } mal classé
           *[other] { $examples } mal classés
        }
    }
heldOut = { NUMBER($examples) } de validation
panes-updates = { updates }

## picture

title = Image ou animation
noStage = Ces exemples sont des textes : il n’y a pas de figure à dessiner.
intro = La figure telle qu’elle est maintenant, à cette taille et dans ces couleurs.
stage = Figure
tikzLimit = TikZ peut dessiner au plus { NUMBER($examples) } exemples.
tikzByPoints = TikZ dessine la frontière, mais pas les teintes des prédictions faites point par point.
animation = Animation
picture-first = De la visite
last = à la visite
pace = images par seconde
fewer = { NUMBER($frames) } images pour { NUMBER($visits) } visites.
making = Création de l’animation

## drawing

weightsInTraining = w en cours d’entraînement
drawing-agree = { $first } et { $second } sont d’accord ici
drawing-disagree = hachures croisées : désaccord entre { $first } et { $second }
meeting =
    .seenFromOrigin = moyennes des positifs et des négatifs, vues de l’origine
    .positiveAtOrigin = un exemple positif à l’origine
    .negativeAtOrigin = un exemple négatif à l’origine
    .positivesAtOrigin = moyenne des positifs à l’origine
    .negativesAtOrigin = moyenne des négatifs à l’origine
    .sameExample = exemples des deux classes ici
    .negatives = aussi la moyenne des négatifs
    .positives = aussi la moyenne des positifs
    .averages = même moyenne
margin =
    { $throughOrigin ->
        [true] marge maximale par l’origine ρ = { NUMBER($margin, $precision) }
       *[false] marge maximale ρ = { NUMBER($margin, $precision) }
    }
notSeparable = non séparable
notSeparableBecause = non linéairement séparable : { why-inseparable }
reason = { why-inseparable }
inSpace = { in-space }
inScaledSpace = dans l’espace mis à l’échelle
marginInSpace = { widest-separator } { in-space } : voir « Marge »
marginInScaledSpace = { widest-separator } dans l’espace mis à l’échelle : voir « Marge »
whyInSpace = non linéairement séparable { in-space } : voir « Marge »
whyInScaledSpace = non linéairement séparable dans l’espace mis à l’échelle : voir « Marge »

## hand

tip = w : faites glisser sa pointe pour le faire tourner ou l’allonger, ou utilisez les flèches
pull = w est nul : faites glisser à partir d’ici pour l’étirer, ou utilisez les flèches
middle = Frontière : faites-la glisser pour la décaler, ou utilisez les flèches
from = Frontière : faites glisser son extrémité pour la faire tourner
point = w : faites-le glisser vers d’autres poids, ou utilisez les flèches
learned = L’exécution a commencé. Vous ne pouvez faire glisser les poids qu’à son début.
toStart = Aller au début
start =
    { $wrong ->
        [none] { startWeights }.
        [one] { startWeights }. { $wrong } mal classé sur { NUMBER($of) }.
       *[other] { startWeights }. { $wrong } mal classés sur { NUMBER($of) }.
    }
startWeights =
    { $weights ->
        [none] { NUMBER($count) } poids
       *[other] { $bias ->
            [none] { listed }
           *[other] { listed }, { bias-noun } { NUMBER($bias) }
        }
    }
listed = Poids { LIST(NUMBER($weights), separator: " ; ") }

## narration

keyHelp =
    Les flèches déplacent le viseur, à petits pas avec Ctrl. Avec Maj, elles décalent la vue.
    P y ajoute un exemple positif, N un négatif, 2 à 5 un exemple d’une autre classe, et Entrée un exemple selon l’outil choisi.
    La touche point sélectionne l’exemple suivant, la touche virgule le précédent. Alt et les flèches le décalent un peu, F inverse son étiquette,
    Suppr le supprime et Échap le désélectionne. Plus et moins zooment, et 0 ajuste la vue.

place = ({ NUMBER($x) } ; { NUMBER($y) })
wouldAdd = Le viseur est en { place }. Appuyez encore pour y ajouter un exemple.
narration-view = La vue va de { NUMBER($x-0) } à { NUMBER($x-1) } horizontalement, et de { NUMBER($y-0) } à { NUMBER($y-1) } verticalement.
noExamples = Il n’y a pas d’exemples.
noneSelected = Aucun exemple n’est sélectionné.
moved = L’exemple { NUMBER($example) } est maintenant en { place }.
added =
    { $label ->
        [positive] Exemple positif ajouté en { place }.
        [negative] Exemple négatif ajouté en { place }.
       *[other] Exemple de la classe { $label-className } ajouté en { place }.
    }
removed = L’exemple { NUMBER($example) } est supprimé.
narration-tooManyFeatures =
    { $features ->
        [one] Chaque exemple a { $features } caractéristique : vous ne pouvez ni dessiner ni déplacer des exemples ici.
       *[other] Chaque exemple a { $features } caractéristiques : vous ne pouvez ni dessiner ni déplacer des exemples ici.
    }

crowded = { $said } ; { $crowd }
narration-example =
    { $predicted ->
        [none] { scored-example }
        [tie] { scored-example }, une égalité
        [positive] { scored-example }, prédit positif
        [negative] { scored-example }, prédit négatif
       *[other] { scored-example }, prédit dans la classe { $predicted-className }
    }
readout =
    { $heldOut ->
        [true] exemple { NUMBER($example) } · { labelled } · mis de côté · { $nameX } { NUMBER($x) } · { $nameY } { NUMBER($y) }
       *[false] exemple { NUMBER($example) } · { labelled } · { $nameX } { NUMBER($x) } · { $nameY } { NUMBER($y) }
    }
crowds =
    { $mixed ->
        [0] { $places ->
            [one] À { $places } endroit, il y a plusieurs exemples.
           *[other] À { $places } endroits, il y a plusieurs exemples.
        }
       *[other] { $places ->
            [one] À { $places } endroit, il y a plusieurs exemples, dont les étiquettes diffèrent.
           *[other] À { $places } endroits, il y a plusieurs exemples ; à { NUMBER($mixed) } de ces endroits, leurs étiquettes diffèrent.
        }
    }
noExamplesYet = Pas encore d’exemples.
counts =
    Exemples : { $positive ->
        [one] { $positive } positif
       *[other] { $positive } positifs
    }, { $negative ->
        [one] { $negative } négatif
       *[other] { $negative } négatifs
    }.
classCounts = { examples } : { LIST($classes, separator: ", ") }.
classCount =
    { $label ->
        [positive] { $examples ->
            [one] { $examples } positif
           *[other] { $examples } positifs
        }
        [negative] { $examples ->
            [one] { $examples } négatif
           *[other] { $examples } négatifs
        }
       *[other] { NUMBER($examples) } de la classe { $label-className }
    }
narration-heldOut =
    { $examples ->
        [one] { $examples } d’entre eux est mis de côté.
       *[other] { $examples } d’entre eux sont mis de côté.
    }

nothingVisited = Aucun exemple n’a encore été visité.
visited =
    Visite { NUMBER($visit) } : exemple { NUMBER($example) }, { labelled }, { $scores ->
        [none] { $labels ->
            [none] score { NUMBER($score) }
           *[other] y { $labels-y }, q { NUMBER($labels-q) }, score { NUMBER($score) }
        }
       *[other] scores par classe { LIST(NUMBER($scores), separator: " ; ") }
    }, { $mistake ->
        [true] une erreur
       *[false] correct
    }.
narration-misclassified =
    { $examples ->
        [0] Aucun exemple n’est mal classé maintenant.
        [one] { $examples } exemple est mal classé maintenant.
       *[other] { $examples } exemples sont mal classés maintenant.
    }
misclassifiedTraining =
    { $examples ->
        [0] Aucun exemple d’entraînement n’est mal classé maintenant.
        [one] { $examples } exemple d’entraînement est mal classé maintenant.
       *[other] { $examples } exemples d’entraînement sont mal classés maintenant.
    }
misclassifiedHeldOut =
    { $examples ->
        [0] Aucun exemple de validation n’est mal classé maintenant.
        [one] { $examples } exemple de validation est mal classé maintenant.
       *[other] { $examples } exemples de validation sont mal classés maintenant.
    }

separable = Les exemples sont linéairement séparables.
marginShown = La figure montre { the-widest-separator }, avec une marge de { NUMBER($margin) } de chaque côté.
narration-notSeparable = Les exemples ne sont pas linéairement séparables.
narration-notSeparableBecause = Les exemples ne sont pas linéairement séparables : { why-inseparable }.
averagesShown =
    { $positive-length ->
        [0] La figure montre la moyenne des négatifs ({ LIST($negative, separator: ", ") }).
       *[other] { $negative-length ->
            [0] La figure montre la moyenne des positifs ({ LIST($positive, separator: ", ") }).
           *[other] La figure montre la moyenne des positifs ({ LIST($positive, separator: ", ") }) et la moyenne des négatifs ({ LIST($negative, separator: ", ") }).
        }
    }
share = { $share } de l’exemple { NUMBER($example) }

boundary = La frontière a pour équation { $equation }.
noBoundary = Il n’y a pas de frontière : les poids et le biais sont nuls.
biasAlone =
    { $sign ->
        [positive] Il n’y a pas de frontière : les poids sont nuls et le { bias-noun } vaut { NUMBER($bias) }, donc tous les scores sont positifs.
       *[negative] Il n’y a pas de frontière : les poids sont nuls et le { bias-noun } vaut { NUMBER($bias) }, donc tous les scores sont négatifs.
    }
byClasses = Chaque endroit appartient à la classe qui a le plus élevé des { NUMBER($classes) } scores.
onlyLabel =
    { $label ->
        [positive] Tout ce qui est visible est prédit positif.
        [negative] Tout ce qui est visible est prédit négatif.
       *[other] Tout ce qui est visible est prédit dans la classe { $label-className }.
    }
curved = La frontière n’est pas droite. Elle est dessinée d’après des prédictions en de nombreux endroits de la vue.
slice = Elle est dessinée à la moyenne { of-other-features } : la prédiction d’un exemple peut donc différer du côté où il se trouve.
inTraining = La frontière des poids en cours d’entraînement a pour équation { $equation }.
hatched = Les hachures croisées montrent où { $first } et { $second } sont en désaccord.
countingDisagreements = Recherche des désaccords…
disagreements =
    { $examples ->
        [0] Ils sont d’accord sur tous les exemples.
       *[other] Ils sont en désaccord sur { examples }.
    }

seen =
    .noBoundary = pas encore de droite : poids et biais sont nuls
    .allPositive = pas de droite : poids nuls, tous les scores positifs
    .allNegative = pas de droite : poids nuls, tous les scores négatifs
    .outside = la frontière est hors de cette vue
    .noScores = pas de frontière : tous les scores sont nuls
    .noWeights = pas de frontière : tous les poids sont nuls
    .onlyLabel =
        { $label ->
            [positive] pas de frontière dans cette vue : tout est prédit positif
            [negative] pas de frontière dans cette vue : tout est prédit négatif
           *[other] pas de frontière dans cette vue : tout est prédit dans la classe { $label-className }
        }
    .slice = frontière à la moyenne { of-other-features }
