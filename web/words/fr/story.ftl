### L'explication : par quoi un moment est raconté, algorithme par algorithme. D'abord, des parties de ses phrases.

label-name =
    { $label ->
        [positive] <positive>positif</positive>
       *[negative] <negative>négatif</negative>
    }
# De plusieurs exemples.
labels-name =
    { $label ->
        [positive] <positive>positifs</positive>
       *[negative] <negative>négatifs</negative>
    }
visit-verdict =
    { $mistake ->
        [true] <mistake>une erreur</mistake>
       *[false] <correct>correct</correct>
    }
# D'une égalité, qui est du féminin.
tie-verdict =
    { $mistake ->
        [true] <mistake>une erreur</mistake>
       *[false] <correct>correcte</correct>
    }
first-tie =
    { $tie ->
        [none] une égalité, qui compte comme une erreur
        [mistake] une égalité, que la règle de départage compte comme une erreur
        [correct] une égalité, que la règle de départage compte comme correcte
        [negative] une égalité, que la règle de départage compte comme négative
       *[positive] une égalité, que la règle de départage compte comme positive
    }
scored =
    { $threshold ->
        [none] Son score vaut { NUMBER($score, $precision) }
       *[other] { $score ->
            [0] Son score vaut { NUMBER($threshold-score, $precision) }, égal au seuil
           *[other] { $label ->
                [positive] Son score vaut { NUMBER($threshold-score, $precision) }, au-dessus du seuil { NUMBER($threshold-value, $precision) }
               *[negative] Son score vaut { NUMBER($threshold-score, $precision) }, au-dessous du seuil { NUMBER($threshold-value, $precision) }
            }
        }
    }
judged =
    { $within ->
        [none] { $mistake ->
            [true] { $label ->
                [positive] <mistake>une erreur</mistake>, un faux positif.
               *[negative] <mistake>une erreur</mistake>, un faux négatif.
            }
           *[false] <correct>correct</correct>.
        }
       *[other] { $within-margin ->
            [none] <correct>bien classé, mais dans la marge</correct>.
           *[other] <correct>bien classé, mais dans la marge</correct> de { NUMBER($within-margin, $precision) }.
        }
    }
starting-weights =
    { $from ->
        [given] Les poids partent de valeurs données
        [zeros] Tous les poids sont nuls
       *[listed] Les poids sont { LIST(NUMBER($weights, $precision), separator: " ; ") }
    }
aggressive-step =
    { $biasAs ->
        [none] { $label ->
            [positive] Les poids se rapprochent de cet exemple
           *[negative] Les poids s’éloignent de cet exemple
        }
        [bias] Seul le biais change
        [weight] Seul le poids du biais change
       *[threshold] Seul le seuil change
    }
in-vain =
    { $onStage ->
        [true] { no-separator } ne peut séparer ces exemples, car { why-inseparable } (voir la figure)
       *[false] { no-separator } ne peut séparer ces exemples, car { why-inseparable }
    }
updates-needed =
    { $updates ->
        [0] Aucune mise à jour n’a été nécessaire.
       *[other] Il a fallu { updates }.
    }
angle-between =
    { $of ->
        [none] entre w et { $added ->
            [example] x
            [epoch] la somme Σ
           *[step] le pas Δw
        }
       *[other] entre w de la classe { $of } et { $added ->
            [example] x
            [epoch] la somme Σ
           *[step] le pas Δw
        }
    }
vector-lengths =
    { $added ->
        [none] w a pour norme { NUMBER($w) }, et { $letter } a pour norme { NUMBER($x) }.
       *[other] w a pour norme { NUMBER($w) }, et { $letter } a pour norme { NUMBER($x) }. Une fois { $added-step } ajouté, w a pour norme { NUMBER($added-length) }.
    }

## visit

heading =
    { $learner ->
        [none] Ce qui s’est passé
       *[other] Ce qui s’est passé : { $learner }
    }
looked =
    { $y ->
        [none] La visite { NUMBER($visit) } a porté sur l’exemple { NUMBER($example) }, { label-name }.
       *[other] La visite { NUMBER($visit) } a porté sur l’exemple { NUMBER($example) }, { label-name } (y{ "\u00A0" }={ "\u00A0" }{ $y }).
    }
lookedAtClass =
    { $label ->
        [none] La visite { NUMBER($visit) } a porté sur l’exemple { NUMBER($example) }, de la classe { $class }.
        [positive] La visite { NUMBER($visit) } a porté sur l’exemple { NUMBER($example) }, <positive>positif</positive> (classe { $class }).
       *[negative] La visite { NUMBER($visit) } a porté sur l’exemple { NUMBER($example) }, <negative>négatif</negative> (classe { $class }).
    }
nothingYet = Rien n’a encore été visité.
carried = Les poids sont ceux d’avant la modification. Appuyez sur « à partir de zéro » pour les faire repartir de 0.
introduction =
    Un perceptron regarde un exemple à la fois et prédit son étiquette. Il ne met à jour ses poids que lorsqu’il se trompe.
    Appuyez sur « lecture » et regardez la frontière tourner. L’exécution se termine après une époque sans erreur.
noExamples = Il n’y a pas encore d’exemples. Dessinez-en des positifs et des négatifs, ou choisissez un jeu de données.
noReviews = Il n’y a pas encore d’exemples. Écrivez des avis, ou choisissez un jeu de données.
oneLabel =
    { $label ->
        [positive] { $isPerceptron ->
            [true] Tous les exemples sont <positive>positifs</positive>. Pour apprendre, le perceptron a aussi besoin d’exemples <negative>négatifs</negative>.
           *[false] Tous les exemples sont <positive>positifs</positive>. Pour apprendre, il faut aussi des exemples <negative>négatifs</negative>.
        }
       *[negative] { $isPerceptron ->
            [true] Tous les exemples sont <negative>négatifs</negative>. Pour apprendre, le perceptron a aussi besoin d’exemples <positive>positifs</positive>.
           *[false] Tous les exemples sont <negative>négatifs</negative>. Pour apprendre, il faut aussi des exemples <positive>positifs</positive>.
        }
    }

## equation

equation-label = L’équation avec ses nombres
allProducts = Afficher les { NUMBER($products) } produits
fewer = En afficher moins
equation-stay = Les poids restent les mêmes :

## linear

linear-verdict = { visit-verdict }
within = <correct>bien classé, mais dans la marge</correct>
read =
    { $score ->
        [0] { $tie ->
            [none] { scored }, une égalité, qui compte comme { tie-verdict }.
            [mistake] { scored }, une égalité, que la règle de départage compte comme <mistake>une erreur</mistake>.
            [correct] { scored }, une égalité, que la règle de départage compte comme <correct>correcte</correct>.
            [negative] { scored }, une égalité, que la règle de départage compte comme <negative>négative</negative> : { visit-verdict }.
           *[positive] { scored }, une égalité, que la règle de départage compte comme <positive>positive</positive> : { visit-verdict }.
        }
       *[other] { scored }, donc { $reader ->
            [perceptron] le perceptron prédit
            [in-training] les poids en cours d’entraînement prédisent
            [weights] les poids prédisent
           *[kernel] le perceptron à noyau prédit
        } { label-name }{ $q ->
            [none] :
           *[other] { " " }(q{ "\u00A0" }={ "\u00A0" }{ $q }) :
        } { judged }
    }
zeroStart =
    { $bias ->
        [none] Tous les poids sont nuls, donc le premier score sera 0 : { first-tie }.
        [bias] Tous les poids et le biais sont nuls, donc le premier score sera 0 : { first-tie }.
       *[threshold] Tous les poids et le seuil sont nuls, donc le premier score sera 0 : { first-tie }.
    }
linear-start =
    { $bias ->
        [none] { starting-weights }.
        [bias] { starting-weights }, et le biais vaut { NUMBER($value, $precision) }.
       *[threshold] { starting-weights }, et le seuil vaut { NUMBER($value, $precision) }.
    }
linear-stay = Les poids restent les mêmes.
onlyBias = Toutes ses caractéristiques valent 0, donc seul le { bias-noun } change.
nothingToAdd = Toutes ses caractéristiques valent 0, donc la mise à jour ne change rien.
move =
    { $label ->
        [positive] Les poids se rapprochent de cet exemple.
       *[negative] Les poids s’éloignent de cet exemple.
    }
turned = Son score passe de { NUMBER($before, $precision) } à { NUMBER($after, $precision) }.
become =
    { $factor ->
        [1] Les poids étaient tous nuls. Ils sont maintenant l’exemple lui-même.
        [-1] Les poids étaient tous nuls. Ils sont maintenant l’exemple, tous signes inversés.
       *[other] Les poids étaient tous nuls. Ils sont maintenant { NUMBER($factor, $precision) } fois l’exemple.
    }
mean = Il prédit avec la moyenne des poids sur toutes les visites.
pocket = Il prédit avec les meilleurs poids jusqu’ici, gardés dans la poche.
oneVoter = Pour l’instant, il prédit avec un seul vecteur de poids, car il n’y a pas encore d’autres votants. Sa durée de survie est { NUMBER($survived) }.
voters = Il prédit par un vote de { NUMBER($vectors) } vecteurs de poids, chacun compté autant de fois qu’il a survécu. Le plus récent a une durée de survie de { NUMBER($survived) }.
linear-misclassified =
    { $examples ->
        [0] Maintenant, aucun exemple n’est mal classé.
       *[other] Maintenant, il classe mal { examples }.
    }

## multiclass

multiclass-zeroStart =
    { $bias ->
        [none] Il y a un vecteur de poids par classe, tous nuls, donc les premiers scores seront tous nuls : une égalité, que remporte la classe de plus petit numéro.
        [bias] Il y a un vecteur de poids et un biais par classe, tous nuls, donc les premiers scores seront tous nuls : une égalité, que remporte la classe de plus petit numéro.
       *[threshold] Il y a un vecteur de poids et un seuil par classe, tous nuls, donc les premiers scores seront tous nuls : une égalité, que remporte la classe de plus petit numéro.
    }
multiclass-start =
    { $bias ->
        [none] Il y a un vecteur de poids par classe, et le score le plus élevé l’emporte.
        [bias] Il y a un vecteur de poids et un biais par classe, et le score le plus élevé l’emporte.
       *[threshold] Il y a un vecteur de poids et un seuil par classe, et le score le plus élevé l’emporte.
    }
won =
    { $tied ->
        [1] { $scores ->
            [none] La classe { $winner } a le score le plus élevé, { NUMBER($score, $precision) } : { visit-verdict }.
           *[other] { $thresholds ->
                [true] Les scores moins leurs seuils sont { LIST(NUMBER($scores, $precision), separator: " ; ") }, donc la classe { $winner } l’emporte : { visit-verdict }.
               *[false] Les scores sont { LIST(NUMBER($scores, $precision), separator: " ; ") }, donc la classe { $winner } l’emporte : { visit-verdict }.
            }
        }
       *[other] { $share ->
            [none] { NUMBER($tied) } classes sont à égalité à { NUMBER($score, $precision) }, donc celle de plus petit numéro, la classe { $winner }, l’emporte : { visit-verdict }.
           *[other] Les classes { LIST($share) } sont à égalité à { NUMBER($score, $precision) }, donc celle de plus petit numéro, la classe { $winner }, l’emporte : { visit-verdict }.
        }
    }
rewards = La classe { $right } est récompensée : l’exemple est ajouté à ses poids. La classe { $wrong } est punie : l’exemple en est soustrait.
allStay = Les poids de toutes les classes restent les mêmes.
reward = Récompenser la classe { $class } :
punish = Punir la classe { $class } :

## passiveAggressive

helpless = Toutes ses caractéristiques valent 0, donc aucun choix de poids n’y changerait rien : ils restent les mêmes.
reaches = { aggressive-step }, juste assez pour { $margin }{ "\u00A0" }={ "\u00A0" }1.
capped = { aggressive-step }, autant que C le permet : jusqu’à { $margin }{ "\u00A0" }={ "\u00A0" }{ NUMBER($end, $precision) }.
heldBack = { aggressive-step }, mais C limite le pas : jusqu’à { $margin }{ "\u00A0" }={ "\u00A0" }{ NUMBER($end, $precision) }.

## baselines

neighboursStart =
    { $neighbours ->
        [1] Il n’y a rien à entraîner : chaque visite demande l’étiquette de l’exemple le plus proche, et chaque exemple prend aussi part au vote sur lui-même.
       *[other] Il n’y a rien à entraîner : chaque visite demande quelle étiquette est majoritaire parmi les { NUMBER($neighbours) } exemples les plus proches, et chaque exemple prend aussi part au vote sur lui-même.
    }
treeStart = L’arbre a été construit d’un seul coup à partir de tous les exemples d’entraînement, avec une profondeur de { NUMBER($depth) } au plus : il n’y a rien à entraîner. Chaque visite demande dans quelle feuille est l’exemple.
nearest = L’exemple le plus proche est { label-name }, donc le vote est { label-name } : { visit-verdict }.
vote =
    Parmi les { NUMBER($neighbours) } exemples les plus proches, { $positives ->
        [0] aucun n’est <positive>positif</positive>
        [one] { $positives } est <positive>positif</positive>
       *[other] { $positives } sont <positive>positifs</positive>
    }{ $score ->
        [0] : une égalité, qui compte comme { tie-verdict }.
       *[other] , donc le vote est { label-name } : { visit-verdict }.
    }
pureLeaf = Tous les exemples d’entraînement de sa feuille sont { labels-name }, donc l’arbre prédit { label-name } : { visit-verdict }.
leaf =
    { $score ->
        [0] Parmi les exemples d’entraînement de sa feuille, { NUMBER($percent, $precision) }{ "\u202F" }% sont <positive>positifs</positive> : une égalité, qui compte comme { tie-verdict }.
       *[other] Parmi les exemples d’entraînement de sa feuille, { NUMBER($percent, $precision) }{ "\u202F" }% sont <positive>positifs</positive>, donc l’arbre prédit { label-name } : { visit-verdict }.
    }
baselines-settled =
    { $misclassified ->
        [none] Chaque exemple a été regardé une fois. Il n’y a rien à entraîner, donc c’est terminé.
        [one] Chaque exemple a été regardé une fois. Il n’y a rien à entraîner, donc c’est terminé. { $misclassified } exemple est mal classé.
       *[other] Chaque exemple a été regardé une fois. Il n’y a rien à entraîner, donc c’est terminé. { $misclassified } exemples sont mal classés.
    }
noneWrong =
    .nearest-neighbours = Chaque exemple a été regardé une fois, et aucun n’est mal classé. Il n’y a rien à entraîner, donc c’est terminé. Cela ne dit pas grand-chose, car chaque exemple prend aussi part au vote sur lui-même.
    .decision-tree = Chaque exemple a été regardé une fois, et aucun n’est mal classé. Il n’y a rien à entraîner, donc c’est terminé. Cela ne dit pas grand-chose, car l’arbre a été construit à partir de ces exemples mêmes.

## ending

learnedNothing = Mais il n’a rien appris : tous les scores sont nuls, et la règle de départage l’accepte.
learnedNothingOfClasses = Mais il n’a rien appris : tous les scores sont nuls, et la classe { $first } remporte les égalités.
alreadyRight = Les poids initiaux étaient déjà bons.
meanStillWrong = C’est la moyenne des poids qui prédit, et elle classe encore mal { examples }.
voteStillWrong = C’est le vote qui prédit, et il classe encore mal { examples }.
stillWithin =
    { $updates ->
        [one] La dernière époque a encore fait { $updates } mise à jour, sur un exemple bien classé mais dans la marge.
       *[other] La dernière époque a encore fait { $updates } mises à jour, sur des exemples bien classés mais dans la marge.
    }
byKernelAlone = { no-separator-first } ne peut séparer ces exemples, mais la frontière du noyau peut avoir une autre forme.
doubts =
    .line = Peut-être faut-il seulement plus de temps, ou peut-être qu’{ no-separator } ne sépare ces exemples.
    .kernel = Peut-être faut-il seulement plus de temps, ou peut-être qu’aucune frontière de ce noyau ne sépare ces exemples.
    .classes = Peut-être faut-il seulement plus de temps, ou peut-être qu’aucun choix de poids ne donne à chaque exemple le score le plus élevé pour sa propre classe.
otherCures = Autres remèdes : un noyau, des unités cachées
rise = Voir en 3D
repeats =
    { $epochs ->
        [1] Après l’époque { NUMBER($last) }, les poids sont les mêmes qu’avant elle : dans cet ordre, l’exécution répétera donc cette époque sans fin.
       *[other] { $since ->
            [0] Après l’époque { NUMBER($last) }, les poids sont les mêmes qu’au début de l’exécution : dans cet ordre, elle répétera donc ces { epochs } sans fin.
           *[other] Après l’époque { NUMBER($last) }, les poids sont les mêmes qu’après l’époque { NUMBER($since) } : dans cet ordre, l’exécution répétera donc ces { epochs } sans fin.
        }
    }

## outcome

converged =
    { $without ->
        [mistakes] Convergence : l’époque { NUMBER($epochs) } s’est passée sans erreur. { updates-needed }
        [updates] Convergence : l’époque { NUMBER($epochs) } s’est passée sans mise à jour. { updates-needed }
       *[mistakes-in-training] Convergence : pendant l’époque { NUMBER($epochs) }, les poids en cours d’entraînement n’ont pas fait d’erreur. { updates-needed }
    }
notConverged =
    { $made ->
        [none] Arrêt après { epochs }, sans convergence.
        [mistakes] Arrêt après { epochs }, sans convergence : la dernière a encore fait { mistakes }.
       *[updates] Arrêt après { epochs }, sans convergence : la dernière a encore fait { updates }.
    }
recordFull = Arrêt avant la convergence : le registre des mises à jour est plein, après { updates }.
stoppedInVain = Arrêt après { epochs } : { in-vain }.
stoppedInVainFull = Arrêt après { updates }, quand leur registre était plein : { in-vain }.
outcome-finished = C’est terminé.
sameAgain = D’autres époques ne feraient que répéter celles-ci.
mayBeEnough = Les exemples sont linéairement séparables : plus d’époques suffiront peut-être.
needsEpochs = Les exemples sont linéairement séparables : il faut seulement plus d’époques.
needsRoom = Les exemples sont linéairement séparables : il faut seulement de la place pour plus de mises à jour.
needsEpochsOf = Les exemples sont linéairement séparables : il faut seulement plus d’époques (jusqu’ici { NUMBER($made) } sur { updates } au plus).
needsRoomFor = Les exemples sont linéairement séparables : il faut seulement de la place pour plus de mises à jour (jusqu’ici { NUMBER($made) } sur { updates } au plus).
mayHelp = Ce qui peut aider : { LIST($ways, type: "or") }.
ways =
    .epochs = plus d’époques
    .fewerExamples = moins d’exemples
    .order = un autre ordre
    .bias = activer le biais
    .overlap = déplacer les exemples qui se chevauchent
    .overlappingReviews = modifier les avis qui se chevauchent
    .separable = un jeu de données qu’une droite peut séparer
    .separableClasses = un jeu de données dont des droites peuvent séparer les classes
    .polynomial = un autre noyau
    .gaussian = un autre noyau
    .tolerance = une tolérance plus petite
    .rate = un taux d’apprentissage plus grand
sameReview = Aucune caractéristique faite de ces mots ne peut distinguer les deux. Ajoutez un mot, ou modifiez ou supprimez l’un des deux avis.
sameRow = Aucune caractéristique faite de ces colonnes ne peut distinguer les deux. Déplacez ou effacez l’un des deux exemples.
buttons =
    .order = Essayer un autre ordre
    .bias = Activer le biais
    .separable = Charger deux nuages
    .separableClasses = Charger trois classes
    .polynomial = Utiliser un noyau polynomial
    .gaussian = Utiliser le noyau gaussien
    .tolerance = Diviser la tolérance par 10
    .rate = Doubler le taux d’apprentissage
tenTimes = Permettre 10 fois plus d’époques
allow = Permettre { epochs }
cures = { no-separator-first } ne peut séparer ces exemples. Ce qui le peut :
curesAtEnd = Ce qui peut les séparer :
cureBias = Activer le biais
cureKernel = Utiliser un noyau polynomial de degré { NUMBER($degree) }
cureFeatures =
    { $bias ->
        [true] Ajouter { LIST($features) }, et activer le biais
       *[false] Ajouter { LIST($features) }
    }
cureProducts =
    { $bias ->
        [true] { $products ->
            [one] Ajouter { $products } produit des caractéristiques, et activer le biais
           *[other] Ajouter { $products } produits des caractéristiques, et activer le biais
        }
       *[false] { $products ->
            [one] Ajouter { $products } produit des caractéristiques
           *[other] Ajouter { $products } produits des caractéristiques
        }
    }

## next

title = À essayer ensuite :
ideas =
    .tieIsMistake = Compter une égalité comme une erreur
    .negativeAmid = Ajouter un exemple négatif parmi les positifs
    .positiveAmid = Ajouter un exemple positif parmi les négatifs
    .xor = Essayer XOR
    .gaussian = Essayer le noyau gaussien
    .pocket = Comparer avec le perceptron pocket
    .averaged = Comparer avec le perceptron moyenné
    .classesLesson = Leçon : plus de deux classes
    .productLesson = Leçon : un seul produit suffit
    .stopLesson = Leçon : pourquoi il doit s’arrêter
    .lineLesson = Leçon : pourquoi aucune droite ne suffit

## secondOrder

start = Il n’a pas encore fait d’erreur : sa matrice S traite toutes les directions de la même façon.
first = C’est la première erreur : le pas suit encore la direction de l’exemple.
moves = Les poids se déplacent le long de S·x, et non de x : moins dans les directions communes à ses erreurs.
added =
    .added = S·x ajouté
    .subtracted = S·x soustrait

## kernel

starts =
    .mistake = Chaque exemple a un compte α des erreurs faites sur lui, 0 pour l’instant. Le premier score sera donc 0 : une égalité, que la règle de départage compte comme une erreur.
    .correct = Chaque exemple a un compte α des erreurs faites sur lui, 0 pour l’instant. Le premier score sera donc 0 : une égalité, que la règle de départage compte comme correcte.
    .negative = Chaque exemple a un compte α des erreurs faites sur lui, 0 pour l’instant. Le premier score sera donc 0 : une égalité, que la règle de départage compte comme négative.
    .positive = Chaque exemple a un compte α des erreurs faites sur lui, 0 pour l’instant. Le premier score sera donc 0 : une égalité, que la règle de départage compte comme positive.
stay = Les comptes restent les mêmes.
grows = Son compte α passe de { NUMBER($before, $precision) } à { NUMBER($after, $precision) }.
counting =
    { $used ->
        [0] Aucun des { NUMBER($all) } exemples n’a α > 0 : seuls de tels exemples contribuent à un score.
        [one] { $used } exemple sur { NUMBER($all) } a α > 0 : seul un tel exemple contribue à un score.
       *[other] { $used } exemples sur { NUMBER($all) } ont α > 0 : seuls de tels exemples contribuent à un score.
    }
names =
    .linear = Le noyau linéaire :
    .polynomial = Le noyau polynomial :
    .rbf = Le noyau gaussien :
more =
    { $terms ->
        [one] { $terms } autre
       *[other] { $terms } autres
    }
case =
    .head = compte
    .mistake = α + 1

## batch

batch-start = Les poids ne changent qu’à la fin de chaque époque, pour toutes ses erreurs ensemble.
addsUp =
    { $left ->
        [one] Elle attend avec les autres erreurs de l’époque jusqu’à la fin de celle-ci, dans { $left } visite.
       *[other] Elle attend avec les autres erreurs de l’époque jusqu’à la fin de celle-ci, dans { $left } visites.
    }
waits =
    { $left ->
        [one] Les poids restent les mêmes jusqu’à la fin de l’époque, dans { $left } visite.
       *[other] Les poids restent les mêmes jusqu’à la fin de l’époque, dans { $left } visites.
    }
noMistakes = L’époque se termine sans erreur : les poids restent les mêmes.
batch-moves =
    { $mistakes ->
        [none] L’époque se termine : les poids se déplacent de la somme sur ses erreurs.
        [1] L’époque se termine : les poids se déplacent de la somme sur son unique erreur.
       *[other] L’époque se termine : les poids se déplacent de la somme sur ses { $mistakes } erreurs.
    }
share = Cette visite ajoute à la somme sur les erreurs :
wholeEpoch =
    { $mistakes ->
        [none] L’époque entière, sur ses erreurs :
        [1] L’époque entière, sur son unique erreur :
       *[other] L’époque entière, sur ses { $mistakes } erreurs :
    }
inSum =
    .added = +x dans la somme
    .subtracted = −x dans la somme
settled = Il s’est stabilisé après { epochs } et { updates } : le dernier pas était plus court que la tolérance ε = { NUMBER($tolerance, $precision) }.
maybeWrong = Cela ne veut pas dire que tous les exemples soient bien classés.
