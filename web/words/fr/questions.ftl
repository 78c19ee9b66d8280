### Les questions, les défis, et ce qu'on répond à une réponse.

until =
    { $until-at ->
        [now] jusqu’à ce moment
        [end] en tout
        [next] jusqu’à la prochaine visite, celle-ci comprise
        [visit]
            { $until-count ->
                [1] lors de la première visite
               *[other] lors des { $until-count } premières visites
            }
       *[epoch]
            { $until-count ->
                [1] lors de la première époque
               *[other] lors des { $until-count } premières époques
            }
    }
moment-after =
    { $after-at ->
        [now] maintenant
        [end] à la fin de l’exécution
        [next] après la prochaine visite
        [visit] après la visite { FIGURE($after-count) }
       *[epoch] après l’époque { FIGURE($after-count) }
    }
# Après « à » ou « de » : chacun des groupes est du féminin.
moment-visit =
    { $of-at ->
        [now] la dernière visite faite
        [end] la dernière visite de l’exécution
        [next] la prochaine visite
        [visit] la visite { FIGURE($of-count) }
       *[epoch] la dernière visite de l’époque { FIGURE($of-count) }
    }
mistake-rule =
    { $tie ->
        [mistake] C’est une erreur si le produit de l’étiquette et du score est négatif ou nul.
        [correct] C’est une erreur si le produit de l’étiquette et du score est strictement négatif.
        [negative] C’est une erreur si l’étiquette diffère de la prédiction : +1 si le score est strictement positif, sinon −1.
       *[positive] C’est une erreur si l’étiquette diffère de la prédiction : +1 si le score est positif ou nul, sinon −1.
    }
with-yours = Avec vos poids, l’exemple { NUMBER($example) } aurait un score de { FIGURE($score) }.
signs =
    { $signs ->
        [tie] une égalité
        [same] le même signe
       *[opposite] des signes opposés
    }
still =
    { $side ->
        [none] d’aucun côté
        [below] encore au-dessous de 0
       *[above] encore au-dessus de 0
    }
rate-times =
    { $rate ->
        [1] l’exemple
       *[other] { FIGURE($rate) } fois l’exemple
    }
overlap-place =
    { $place ->
        [none] { "" }
       *[other] , en { VECTOR($place) }
    }
run-updates =
    { $takes ->
        [one] { $takes } mise à jour
       *[other] { $takes } mises à jour
    }
run-epochs =
    { $takes ->
        [one] { $takes } époque
       *[other] { $takes } époques
    }
examples-more =
    { $added ->
        [one] { $added } exemple
       *[other] { $added } exemples
    }

## practice

titles =
    .mistake = Cet exemple donnera-t-il une erreur ?
    .boundary = Où va la frontière ensuite ?
    .weights = Écrire les nouveaux poids
    .drag = Faire glisser le vecteur de poids
    .inseparable = Placer un point qui rend les exemples non séparables
    .feature = Quelle caractéristique y remédie ?
    .fires = Le neurone s’active-t-il ?
    .score = Quel est le score ?
    .margin = Deux sortes de marge
    .bound = Combien d’erreurs au plus ?
    .line = D’une droite aux poids, et retour
    .votes = Prédictions votées et moyennées
    .classes = Trois classes, et une égalité
    .kernel = Un score à partir de comptes
    .gate = Des poids pour une porte logique
    .truth = Vrai ou faux, et pourquoi ?
    .sets = Quelles caractéristiques séparent un tableau ?
    .rate = Que change le taux d’apprentissage ?
    .counts = Des comptes d’erreurs aux poids
    .start = Commencer par un autre exemple
    .proof = La ligne manquante de la preuve
    .tie = Une égalité est-elle une erreur ?
    .residual = Étiquettes 0 et 1, et le résidu
    .orders = Les mêmes exemples dans un autre ordre
    .stopping = Quels poids sont gardés ?
    .batch = Une mise à jour par lot
    .reading = Quelle caractéristique compte le plus ?
    .cycle = Des poids qui reviennent
challengeTitles =
    .most-updates = Le plus de mises à jour avec cinq points
    .spiral = La spirale avec le moins de caractéristiques
    .slowest-order = L’ordre le plus lent
challengeAsks =
    .most-updates = Placez cinq points dans le carré unité (de 0 à 1 sur les deux axes), avec une marge géométrique d’au moins 0,1. Combien de mises à jour, au plus, pouvez-vous imposer au perceptron ?
    .spiral = Choisissez des caractéristiques, des produits de x₁ et x₂, qui rendent séparables les deux bras de la spirale. Utilisez-en le moins possible.
    .slowest-order = Avec ces huit exemples, choisissez l’ordre des visites qui demande le plus d’époques pour converger.
results =
    .most-updates =
        { $n ->
            [one] { $n } mise à jour
           *[other] { $n } mises à jour
        }
    .spiral =
        { $n ->
            [one] { $n } caractéristique
           *[other] { $n } caractéristiques
        }
    .slowest-order =
        { $n ->
            [one] { $n } époque
           *[other] { $n } époques
        }
score =
    { $streak ->
        [0] { first-tries }.
        [1] { first-tries }.
       *[other] { first-tries }, dont les { $streak } dernières d’affilée.
    }
scoreLine = { $title } – { score }
bestLine = { $title } : { $result }.

## quiz

label = Question
loading = Chargement de la question…
practice = Exercices
challenge = Défi
leaveHint = Vous retrouvez votre travail
leavePractice = Quitter les exercices
leaveChallenge = Quitter le défi
ownExamples = Cette question porte sur vos propres exemples.
otherExamples = Vos exemples ne conviennent pas à cette question : en voici d’autres.
hint = Indice :
solution = Solution :
showSolution = Voir la solution
next = Question suivante
nextHint = Question suivante (])
positiveWhere = positif là où { $inequality }
itsLabel = Son étiquette
labelValue = { SIGNED($label) }
letter = { $letter }.
isMistake =
    { $mistake ->
        [true] C’est une erreur.
       *[false] Ce n’est pas une erreur.
    }
weight = { $name } = { FIGURE($value) }
weights = { LIST($weights, separator: " ; ") }.
vector = w = { VECTOR($weights) }.
point = pour l’exemple { VECTOR($place) } d’étiquette { SIGNED($label) }.
feature = { $name }.
inOrder = exemples dans l’ordre
sequence = { LIST(NUMBER($examples), separator: ", ") }.
givens = Voir les nombres
example = Exemple
before =
    { $bias ->
        [none] Avant la visite : w = { VECTOR($weights) }.
       *[other] Avant la visite : w = { VECTOR($weights) } et b = { FIGURE($bias) }.
    }
learnsFrom = L’algorithme voit l’exemple { NUMBER($example) } comme x = { VECTOR($x) }.
moreOnStage =
    { $examples ->
        [one] Et { $examples } autre sur la figure.
       *[other] Et { $examples } autres sur la figure.
    }
changePage = Modifiez la page pour répondre. Vous pouvez vérifier aussi souvent que vous voulez.
check = Vérifier
startAgain = Recommencer
cures =
    .tie = Compter une égalité comme une erreur
    .start = Partir de poids nuls
    .bias = Activer le biais
    .features = Prendre x₁ et x₂ telles quelles
    .examples = Remettre les exemples
    .erase = Effacer des exemples
toBeat = À battre :
yourBest = Votre record :
result = { $result }.
beaten = C’est mieux que { NUMBER($toBeat) }. Battez maintenant votre propre résultat.

## questions

asks =
    .mistake = L’exemple { NUMBER($example) } vient ensuite. Sera-ce une erreur ?
    .boundary =
        { $rate ->
            [1] L’exemple { NUMBER($example) } vient ensuite, et c’est une erreur. Où va la frontière ?
           *[other] L’exemple { NUMBER($example) } vient ensuite, et c’est une erreur. Où va la frontière ? Le taux d’apprentissage vaut { NUMBER($rate) }.
        }
    .weights =
        { $rate ->
            [1] L’exemple { NUMBER($example) } vient ensuite. Quels sont les poids après cette visite ?
           *[other] L’exemple { NUMBER($example) } vient ensuite. Quels sont les poids après cette visite ? Le taux d’apprentissage vaut { NUMBER($rate) }.
        }
    .drag =
        { $keptBias ->
            [none] Faites tourner le vecteur de poids jusqu’à ce que chaque exemple soit du côté de son étiquette.
           *[other] Faites tourner le vecteur de poids jusqu’à ce que chaque exemple soit du côté de son étiquette. Le biais reste { NUMBER($keptBias) }.
        }
    .inseparable =
        { $outside ->
            [true] { $bias ->
                [true] Une droite sépare ces exemples. Ajoutez-en un, sans le placer sur un autre, de sorte qu’aucune droite ne les sépare plus.
               *[false] Une droite passant par l’origine sépare ces exemples. Ajoutez-en un, sans le placer sur un autre, de sorte qu’aucune ne les sépare plus.
            } Placez-le à l’extérieur : plus à gauche, à droite, en haut ou en bas que tous les autres.
           *[false] { $bias ->
                [true] Une droite sépare ces exemples. Ajoutez-en un, sans le placer sur un autre, de sorte qu’aucune droite ne les sépare plus.
               *[false] Une droite passant par l’origine sépare ces exemples. Ajoutez-en un, sans le placer sur un autre, de sorte qu’aucune ne les sépare plus.
            }
        }
    .feature =
        { $bias ->
            [true] Aucune droite ne sépare ces exemples. Quelle caractéristique, ajoutée à x₁ et x₂, y remédie ?
           *[false] Aucune droite passant par l’origine ne sépare ces exemples. Quelle caractéristique, ajoutée à x₁ et x₂, y remédie ?
        }
hints =
    .mistake = { mistake-rule }
    .boundary =
        { $rate ->
            [1] La mise à jour ajoute aux poids l’étiquette fois l’exemple. La frontière est perpendiculaire au vecteur de poids : dans quel sens cela la déplace-t-il ?
           *[other] La mise à jour ajoute aux poids { NUMBER($rate) } fois l’étiquette fois l’exemple. La frontière est perpendiculaire au vecteur de poids : dans quel sens cela la déplace-t-il ?
        }
    .weights =
        Calculez d’abord le score. { mistake-rule } { $rate ->
            [1]
                { $bias ->
                    [true] En cas d’erreur, ajoutez à chaque poids l’étiquette fois sa caractéristique, et l’étiquette au biais.
                   *[false] En cas d’erreur, ajoutez à chaque poids l’étiquette fois sa caractéristique.
                }
           *[other]
                { $bias ->
                    [true] En cas d’erreur, ajoutez à chaque poids { NUMBER($rate) } fois l’étiquette fois sa caractéristique, et { NUMBER($rate) } fois l’étiquette au biais.
                   *[false] En cas d’erreur, ajoutez à chaque poids { NUMBER($rate) } fois l’étiquette fois sa caractéristique.
                }
        }
    .drag = Le vecteur pointe vers le côté des positifs.
    .inseparable =
        { $bias ->
            [true]
                { $outside ->
                    [true] Aucune droite ne peut séparer un exemple de deux autres entre lesquels il se trouve. Le vôtre ne peut pas être celui du milieu : lequel le peut ?
                   *[false] Si un point est entre des exemples de l’autre étiquette, aucune droite ne peut l’en séparer.
                }
           *[false] Regardez depuis l’origine : si un point est dans la même direction qu’un exemple de l’autre étiquette, aucune droite passant par l’origine ne peut les séparer.
        }
    .feature = Cherchez un produit qui est grand sur les exemples d’une étiquette, et petit ou négatif sur les autres.

## asks

asks-updates = Combien de mises à jour l’exécution fait-elle { until } ?
mistakes = Combien d’erreurs l’exécution fait-elle { until } ?
visits = Combien de visites l’exécution fait-elle { until } ?
asks-epochs = Combien d’époques l’exécution fait-elle { until } ?
asks-score = Quel est le score à { moment-visit } ?
asks-label = Quelle est l’étiquette de l’exemple de { moment-visit } ?
asks-example = Quel est le numéro de l’exemple de { moment-visit } ?
trainingMistakes = Combien d’exemples d’entraînement sont mal classés { moment-after } ?
bias = Que vaut le biais { moment-after } ?
asks-weights = Que valent les poids { moment-after } ?
asks-weight = Que vaut le poids associé à { $feature } { moment-after } ?
mistake = La prochaine visite sera-t-elle une erreur ?
separatingWeights = Trouvez des poids qui classent bien tous les exemples.
cells =
    { $rows ->
        [one] Remplissez la ligne de la visite { FIGURE($first) }.
       *[other] Remplissez les visites { FIGURE($first) } à { FIGURE($last) }.
    }
converged = Allez à la fin de l’exécution : elle doit converger.
separates = Mettez chaque exemple du côté de son étiquette.
separable = Rendez les exemples séparables.
inseparable = Rendez les exemples non séparables.
separableBy = Rendez les exemples séparables en ajoutant { examples-more }.
inseparableBy = Rendez les exemples non séparables en ajoutant { examples-more }.
reached =
    { $unit ->
        [visit] Allez à la visite { FIGURE($count) }.
        [epoch] Allez à l’époque { FIGURE($count) }.
       *[update] Allez à la mise à jour { FIGURE($count) }.
    }
bound = Changez les exemples jusqu’à ce que la borne vaille { FIGURE($least) } ou plus.
targetBound = Choisissez un w* dont la borne vaut { FIGURE($least) } ou plus.
astray =
    { $most ->
        [0] Choisissez une cible dont aucune mise à jour ne s’éloigne.
        [one] Choisissez une cible dont s’éloigne au plus { $most } mise à jour.
       *[other] Choisissez une cible dont s’éloignent au plus { $most } mises à jour.
    }
runTakes =
    { $of ->
        [updates]
            { $least ->
                [none]
                    { $most ->
                        [one] Faites converger l’exécution en { $most } mise à jour au plus.
                       *[other] Faites converger l’exécution en { $most } mises à jour au plus.
                    }
                [one] Faites en sorte que l’exécution demande au moins { $least } mise à jour pour converger.
               *[other] Faites en sorte que l’exécution demande au moins { $least } mises à jour pour converger.
            }
       *[epochs]
            { $least ->
                [none]
                    { $most ->
                        [one] Faites converger l’exécution en { $most } époque au plus.
                       *[other] Faites converger l’exécution en { $most } époques au plus.
                    }
                [one] Faites en sorte que l’exécution demande au moins { $least } époque pour converger.
               *[other] Faites en sorte que l’exécution demande au moins { $least } époques pour converger.
            }
    }
disagree =
    { $least ->
        [one] Faites en sorte que « { $first } » et « { $second } » soient en désaccord sur au moins { $least } exemple.
       *[other] Faites en sorte que « { $first } » et « { $second } » soient en désaccord sur au moins { $least } exemples.
    }
setting = Réglez « { $name } » sur « { $wanted } ».
asks-feature = Ajoutez { $feature } aux caractéristiques.

## feedback

nothingToCount = Il n’y a rien de ce genre à compter pour l’instant.
tooFew = { FIGURE($given) } est trop petit.
tooMuch = { FIGURE($given) } est trop grand.
runEnded = L’exécution est terminée : il n’y a pas de prochaine visite.
visit =
    { $mistake ->
        [true] L’exemple { NUMBER($example) } a l’étiquette { SIGNED($label) } et le score { FIGURE($score) } : { signs }, donc une erreur.
       *[false] L’exemple { NUMBER($example) } a l’étiquette { SIGNED($label) } et le score { FIGURE($score) } : { signs }, donc pas d’erreur.
    }
visitOfClasses =
    { $mistake ->
        [true] L’exemple { NUMBER($example) } est de la classe { NUMBER($label) } ; { LIST($scores, separator: " ; ") }. On prédit donc la classe { NUMBER($predicted) } : une erreur.
       *[false] L’exemple { NUMBER($example) } est de la classe { NUMBER($label) } ; { LIST($scores, separator: " ; ") }. On prédit donc la classe { NUMBER($predicted) } : pas d’erreur.
    }
classScore = score de la classe { NUMBER($class) } : { FIGURE($score) }
noWeightVector = L’algorithme de la page n’a pas de vecteur de poids unique : choisissez le perceptron.
pushesWrongWay = Le poids associé à { $name } vaut { FIGURE($given) } : cela pousse le score dans le mauvais sens.
weightOff =
    { $name ->
        [none]
            { $tooSmall ->
                [true] Le biais vaudrait { FIGURE($given) } : trop petit.
               *[false] Le biais vaudrait { FIGURE($given) } : trop grand.
            }
       *[other]
            { $tooSmall ->
                [true] Le poids associé à { $name } vaudrait { FIGURE($given) } : trop petit.
               *[false] Le poids associé à { $name } vaudrait { FIGURE($given) } : trop grand.
            }
    }
unseparated =
    { $wrong ->
        [one] Avec ces poids, l’exemple { NUMBER($example) } a un score de { FIGURE($score) } : { still }, et son étiquette est { SIGNED($label) }.
       *[other] Avec ces poids, l’exemple { NUMBER($example) } a un score de { FIGURE($score) } : { still }, et son étiquette est { SIGNED($label) }. { $wrong } exemples sont mal classés.
    }
emptyCell = Dans la ligne de la visite { NUMBER($visit) }, une case est vide.
scoreCell = Dans la ligne de la visite { NUMBER($visit) }, le score n’est pas { FIGURE($given) } : multipliez chaque poids d’avant la visite par sa caractéristique, et additionnez.
mistakeCell =
    { $mistake ->
        [true] Dans la ligne de la visite { NUMBER($visit) }, le score est { FIGURE($score) } et l’étiquette { SIGNED($label) } : c’est une erreur.
       *[false] Dans la ligne de la visite { NUMBER($visit) }, le score est { FIGURE($score) } et l’étiquette { SIGNED($label) } : c’est correct.
    }
weightsCell =
    { $mistake ->
        [true] Dans la ligne de la visite { NUMBER($visit) }, les poids d’après la visite sont différents : on leur ajoute l’exemple fois son étiquette.
       *[false] Dans la ligne de la visite { NUMBER($visit) }, les poids d’après la visite sont différents : ils ne changent pas.
    }
goOnToVisit = Vous êtes à la visite { FIGURE($made) } : continuez jusqu’à la visite { FIGURE($wanted) }.
goOnToEpoch =
    { $made ->
        [one] Jusqu’ici : { $made } époque. Continuez jusqu’à { FIGURE($wanted) }.
       *[other] Jusqu’ici : { $made } époques. Continuez jusqu’à { FIGURE($wanted) }.
    }
goOnToUpdate =
    { $made ->
        [one] Jusqu’ici : { $made } mise à jour. Continuez jusqu’à { FIGURE($wanted) }.
       *[other] Jusqu’ici : { $made } mises à jour. Continuez jusqu’à { FIGURE($wanted) }.
    }
stoppedWithMistakes = L’exécution s’est arrêtée après { epochs }, et la dernière avait des erreurs.
notConverged =
    { $visits ->
        [one] Après { $visits } visite, aucune époque n’a encore été sans erreur.
       *[other] Après { $visits } visites, aucune époque n’a encore été sans erreur.
    }
notCounted = Les erreurs n’ont pas encore été comptées.
wrongSide =
    { $examples ->
        [one] { $examples } exemple n’est pas du côté de son étiquette.
       *[other] { $examples } exemples ne sont pas du côté de leur étiquette.
    }
onBoundary =
    { $examples ->
        [one] { $examples } exemple est sur la droite, où le score vaut 0 : ce n’est d’aucun côté.
       *[other] { $examples } exemples sont sur la droite, où le score vaut 0 : ce n’est d’aucun côté.
    }
drewMore =
    { $examples ->
        [one] Vous avez dessiné { $examples } nouvel exemple. Appuyez sur « Annuler », et choisissez « Déplacer » avant de faire glisser.
       *[other] Vous avez dessiné { $examples } nouveaux exemples. Appuyez sur « Annuler », et choisissez « Déplacer » avant de faire glisser.
    }
erased =
    { $examples ->
        [one] { $examples } exemple a disparu : annulez cela, et déplacez-le plutôt.
       *[other] { $examples } exemples ont disparu : annulez cela, et déplacez-en plutôt un.
    }
relabelled = Les étiquettes ne sont pas celles du début : annulez cela, et déplacez plutôt l’exemple.
placeMore =
    { $examples ->
        [one] Placez { $examples } exemple.
       *[other] Placez { $examples } exemples.
    }
placedTooMany =
    { $placed ->
        [one] Il y a { $placed } exemple de plus qu’au début, mais il en faut { FIGURE($wanted) }.
       *[other] Il y a { $placed } exemples de plus qu’au début, mais il n’en faut que { FIGURE($wanted) }.
    }
undecided = Il n’a pas été possible de décider si ces exemples sont séparables.
stillSeparable = Une droite les sépare encore.
stillInseparable = Pour l’instant, aucune droite ne les sépare.
noBound = Il n’y a pas de borne, car rien ne sépare ces exemples.
smallBound = La borne vaut { FIGURE($bound) }. Elle doit valoir au moins { FIGURE($least) }.
offSide = Avec votre w*, γ = { FIGURE($margin) } : il ne sépare pas les exemples, donc il ne donne pas de borne. Ramenez-le un peu en arrière.
feedback-astray =
    { $found ->
        [one] Avec α = { FIGURE($reach) }, { $found } mise à jour va dans le mauvais sens.
       *[other] Avec α = { FIGURE($reach) }, { $found } mises à jour vont dans le mauvais sens.
    }
tooManyExamples =
    { $examples ->
        [one] Il y a { $examples } exemple : il en faut { FIGURE($most) } au plus.
       *[other] Il y a { $examples } exemples : il en faut { FIGURE($most) } au plus.
    }
feedback-otherExamples = Les exemples ne sont pas ceux du début de cette étape : annulez cela, et changez seulement leur ordre.
startsElsewhere = L’exécution ne part pas de poids nuls : mettez tous les poids et le biais à 0.
neverEnds = Aucune droite ne les sépare, donc les mises à jour ne finissent jamais.
notOverYet = Après { epochs }, l’exécution est arrêtée, et elle n’a pas convergé.
feedback-runTakes =
    { $of ->
        [updates]
            { $tooFew ->
                [true] L’exécution fait { run-updates }. Elle doit en faire au moins { FIGURE($wanted) }.
               *[false] L’exécution fait { run-updates }. Elle peut en faire au plus { FIGURE($wanted) }.
            }
       *[epochs]
            { $tooFew ->
                [true] L’exécution demande { run-epochs }. Elle doit en demander au moins { FIGURE($wanted) }.
               *[false] L’exécution demande { run-epochs }. Elle peut en demander au plus { FIGURE($wanted) }.
            }
    }
disagreements =
    { $found ->
        [0] « { $first } » et « { $second } » sont d’accord sur tous les exemples.
        [one] « { $first } » et « { $second } » sont en désaccord sur { $found } exemple. Il en faut au moins { FIGURE($least) }.
       *[other] « { $first } » et « { $second } » sont en désaccord sur { $found } exemples. Il en faut au moins { FIGURE($least) }.
    }
feedback-setting =
    { $now ->
        [none] « { $name } » n’est pas choisi : choisissez « { $wanted } ».
       *[other] « { $name } » est sur « { $now } » : choisissez « { $wanted } ».
    }
names =
    .bias = Biais
    .bias-as = Biais écrit comme
    .data = Données
    .drawer = La vue ouverte
    .features = Caractéristiques
    .learner = Algorithme
    .max-epochs = Époques max.
    .order = Ordre des visites
    .scaling = Mise à l’échelle
values = { LIST($values) }
feedback-features = { LIST($features, separator: ", ") }
featureMissing = { $feature } n’est pas encore parmi les caractéristiques.
right =
    { $why ->
        [none] Exact.
       *[other] Exact. { $why }
    }
answeredBefore =
    { $tries ->
        [1] Vous avez répondu à cette question.
       *[other] Vous avez répondu à cette question en { FIGURE($tries) } essais.
    }
passedBefore = Vous avez continué avec la solution.

## quizFeedback

examMissing = Donnez tous les nombres demandés.
examChoose = Choisissez une des réponses.
chooseBoundary = Choisissez une des frontières.
boundaryMoved =
    { $stillWrong ->
        [true] L’étiquette de l’exemple { NUMBER($example) } est { SIGNED($label) }, et la mise à jour fait passer son score de { FIGURE($before) } à { FIGURE($score) }. Une seule mise à jour ne suffit pas toujours.
       *[false] L’étiquette de l’exemple { NUMBER($example) } est { SIGNED($label) }, et la mise à jour fait passer son score de { FIGURE($before) } à { FIGURE($score) }.
    }
otherBoundary = { $done ->
        [nothing] C’est la frontière telle qu’elle est maintenant : une erreur la change.
        [wrong-way] Cela la déplace dans le mauvais sens.
        [bias-kept] Cela laisse le biais comme il était.
        [bias-alone] Cela ne change que le biais.
       *[twice] Cela fait deux fois la même mise à jour.
    } Avec cette frontière, l’exemple { NUMBER($example) } aurait un score de { FIGURE($score) }, mais son étiquette est { SIGNED($label) }.
updated =
    { $mistake ->
        [false] L’exemple { NUMBER($example) } a un score de { FIGURE($score) } et son étiquette est { SIGNED($label) } : pas d’erreur, donc les poids restent comme ils sont.
       *[true]
            { $label ->
                [1]
                    { $bias ->
                        [true] L’exemple { NUMBER($example) } a un score de { FIGURE($score) } et son étiquette est { SIGNED($label) } : une erreur, donc la mise à jour ajoute { rate-times } aux poids, et { FIGURE($rate) } au biais.
                       *[false] L’exemple { NUMBER($example) } a un score de { FIGURE($score) } et son étiquette est { SIGNED($label) } : une erreur, donc la mise à jour ajoute { rate-times } aux poids.
                    }
               *[other]
                    { $bias ->
                        [true] L’exemple { NUMBER($example) } a un score de { FIGURE($score) } et son étiquette est { SIGNED($label) } : une erreur, donc la mise à jour soustrait { rate-times } des poids, et { FIGURE($rate) } du biais.
                       *[false] L’exemple { NUMBER($example) } a un score de { FIGURE($score) } et son étiquette est { SIGNED($label) } : une erreur, donc la mise à jour soustrait { rate-times } des poids.
                    }
            }
    }
weightsMissing = Donnez un nombre pour chacune de ces valeurs : { LIST($names) }.
weightsBefore = Ce sont les poids d’avant la visite : avec eux, l’exemple { NUMBER($example) } a un score de { FIGURE($score) }, ce qui est une erreur.
addedOnce = Cela ajoute l’exemple une seule fois, mais le taux d’apprentissage est { FIGURE($rate) }.
turnedWrongWay = Cela les tourne dans le mauvais sens : l’étiquette est { SIGNED($label) }. { with-yours }
biasKept = Le biais change aussi : sa caractéristique vaut toujours 1. { with-yours }
wrongWeight =
    { $name ->
        [none]
            { $left ->
                [true] Le biais vaut { FIGURE($from) } dans votre réponse, comme avant, mais il change de { SIGNED($by) }. { with-yours }
               *[false]
                    { $by ->
                        [0] Le biais ne vaut pas { FIGURE($given) } : il valait { FIGURE($from) }, et il ne change pas, car cette caractéristique vaut 0 ici. { with-yours }
                       *[other] Le biais ne vaut pas { FIGURE($given) } : il valait { FIGURE($from) }, et il change de { SIGNED($by) }. { with-yours }
                    }
            }
       *[other]
            { $left ->
                [true] Le poids associé à { $name } vaut { FIGURE($from) } dans votre réponse, comme avant, mais il change de { SIGNED($by) }. { with-yours }
               *[false]
                    { $by ->
                        [0] Le poids associé à { $name } ne vaut pas { FIGURE($given) } : il valait { FIGURE($from) }, et il ne change pas, car cette caractéristique vaut 0 ici. { with-yours }
                       *[other] Le poids associé à { $name } ne vaut pas { FIGURE($given) } : il valait { FIGURE($from) }, et il change de { SIGNED($by) }. { with-yours }
                    }
            }
    }
allSeparated = Chaque exemple est du côté de son étiquette. D’autres vecteurs y parviennent aussi.
pointMissing = Il faut à un point deux nombres et une étiquette, +1 ou −1.
pointInside = Ce n’est pas à l’extérieur : d’autres sont au moins aussi loin à gauche, à droite, en haut et en bas.
pointTaken = L’exemple { NUMBER($example) } est déjà là : placez le vôtre ailleurs.
pointUndecided =
    { $bias ->
        [true] Il n’a pas été possible de décider si une droite les sépare : placez votre point plus à l’intérieur.
       *[false] Il n’a pas été possible de décider si une droite passant par l’origine les sépare : placez votre point plus à l’intérieur.
    }
pointSeparable =
    { $distance ->
        [none]
            { $bias ->
                [true] Une droite les sépare encore.
               *[false] Une droite passant par l’origine les sépare encore.
            }
       *[other]
            { $bias ->
                [true] Une droite les sépare encore, à une distance de { FIGURE($distance) } de l’exemple le plus proche.
               *[false] Une droite passant par l’origine les sépare encore, à une distance de { FIGURE($distance) } de l’exemple le plus proche.
            }
    }
yours = le vôtre
quizFeedback-inseparable =
    { $aroundOrigin ->
        [positive] L’origine est entre les positifs ({ LIST($positives, separator: ", ") }), or elle n’est d’aucun côté d’une droite qui y passe.
        [negative] L’origine est entre les négatifs ({ LIST($negatives, separator: ", ") }), or elle n’est d’aucun côté d’une droite qui y passe.
       *[none]
            { $samePoint ->
                [false] Entre les positifs ({ LIST($positives, separator: ", ") }) et entre les négatifs ({ LIST($negatives, separator: ", ") }), il y a des points dans la même direction depuis l’origine : aucune droite passant par elle ne peut donc les avoir de part et d’autre.
               *[true]
                    { $alone ->
                        [positive] Un positif ({ LIST($positives, separator: ", ") }) est entre les négatifs ({ LIST($negatives, separator: ", ") }){ overlap-place }.
                        [negative] Un négatif ({ LIST($negatives, separator: ", ") }) est entre les positifs ({ LIST($positives, separator: ", ") }){ overlap-place }.
                       *[none] Le même point est entre les positifs ({ LIST($positives, separator: ", ") }) et entre les négatifs ({ LIST($negatives, separator: ", ") }){ overlap-place }.
                    }
            }
    }
chooseFeature = Choisissez une des caractéristiques.
featureSeparates =
    { $distance ->
        [none]
            { $bias ->
                [true] Avec elle, un plan les sépare.
               *[false] Avec elle, un plan passant par l’origine les sépare.
            }
       *[other]
            { $bias ->
                [true] Avec elle, un plan les sépare, à une distance de { FIGURE($distance) } de l’exemple le plus proche.
               *[false] Avec elle, un plan passant par l’origine les sépare, à une distance de { FIGURE($distance) } de l’exemple le plus proche.
            }
    }
featureFails =
    { $why ->
        [none] Avec elle, ils restent non séparables.
       *[other] Avec elle, ils restent non séparables. { $why }
    }

## challenges

otherLearner = Cela ne compte qu’avec le perceptron lui-même.
otherTie = Cela ne compte que si une égalité est une erreur.
ownStart = Cela ne compte que si tous les poids partent de 0.
noBias = Cela ne compte qu’avec un biais.
notFive =
    { $points ->
        [one] Il y a { $points } exemple, mais il faut cinq points.
       *[other] Il y a { $points } exemples, mais il faut cinq points.
    }
outsideSquare = Un point est en dehors du carré unité.
otherFeatures = Cela ne compte qu’avec x₁ et x₂ telles quelles.
otherFeaturesOrSplit = Cela ne compte qu’avec x₁ et x₂ telles quelles, et aucun exemple mis de côté.
noLine = Aucune droite ne les sépare : l’exécution ne finirait jamais.
challenges-notConverged = L’exécution s’arrête avant de converger.
challenges-otherExamples = Cela ne compte qu’avec les huit exemples tels qu’ils étaient.
otherSpiral = Cela ne compte qu’avec tous les points de la spirale tels qu’ils étaient.
smallMargin = La marge géométrique vaut { FIGURE($margin) }, ce qui est trop petit.
mostUpdates = { updates }, avec une marge géométrique de { FIGURE($margin) }.
slowestOrder = { epochs }, avec { updates }.
challenges-separable =
    { $features ->
        [one] Séparables avec { $features } caractéristique.
       *[other] Séparables avec { $features } caractéristiques.
    }
challenges-undecided =
    { $features ->
        [one] Il n’a pas été possible de décider s’ils sont séparables avec { $features } caractéristique.
       *[other] Il n’a pas été possible de décider s’ils sont séparables avec { $features } caractéristiques.
    }
challenges-inseparable =
    { $features ->
        [one] Encore non séparables avec { $features } caractéristique.
       *[other] Encore non séparables avec { $features } caractéristiques.
    }

## answers

answers-check = Vérifier
notAskable = Cette question ne convient pas à ce qui est sur la page. { $reason }
noNumber =
    { $written ->
        [none] Écrivez un nombre ici.
       *[other] « { $written } » n’est pas un nombre. Écrivez-en un, par exemple −2 ; 0,5 ; 7/5.
    }
answers-mistake = Une erreur
noMistake = Pas d’erreur
comesNext = L’exemple { NUMBER($example) } vient ensuite.
tries = Essai { NUMBER($n) } :{ " " }
answers-loading = Chargement du tableau…
answers-visit = visite
headings =
    .score = a
    .mistake = erreur
    .weights = w, b après elle
yes = oui
no = non
answers-isMistake = Visite { NUMBER($visit) } : une erreur ?
answers-score = Visite { NUMBER($visit) } : score
answers-weight = Visite { NUMBER($visit) } : poids { NUMBER($weight) } après elle
answers-bias = Visite { NUMBER($visit) } : biais après elle
linesHint = Faites glisser une ligne, ou déplacez-la avec ses boutons ou les flèches.
moveUp = Monter
moveDown = Descendre
moved = Maintenant ligne { NUMBER($place) } sur { NUMBER($lines) }.
missingLine = la ligne manquante

## failures

failures-mistakes =
    { $count ->
        [one] Le cours a { $count } erreur. Corrigez-la dans son fichier, et rouvrez-le :
       *[other] Le cours a { $count } erreurs. Corrigez-les dans son fichier, et rouvrez-le :
    }
notLoaded =
    { $what ->
        [lesson]
            { $updated ->
                [none] La leçon n’a pas pu être chargée.
               *[other] La leçon n’a pas pu être chargée. { $updated }
            }
       *[question]
            { $updated ->
                [none] La question n’a pas pu être chargée.
               *[other] La question n’a pas pu être chargée. { $updated }
            }
    }
