### Ce qui se lit sous la figure et à côté : les vues, sauf la marge et la preuve.

split-count =
    { $times ->
        [one] { $times } découpage
       *[other] { $times } découpages
    }
shuffled =
    { $order ->
        [given] sans mélange
        [shuffle-once] avec un seul mélange
       *[shuffle-each-epoch] avec un mélange à chaque époque
    }
# La surface est du féminin.
a-surface-drawn =
    { $surface ->
        [plane] un plan
        [plane-through-origin] un plan passant par l’origine
       *[surface] une surface
    }
the-surface-drawn =
    { $surface ->
        [plane] Le plan
        [plane-through-origin] Le plan passant par l’origine
       *[surface] La surface
    }
origin-drawn =
    { $origin ->
        [origin] l’origine
        [mean] la moyenne des exemples
        [least] la plus petite valeur
       *[least-of-each] la plus petite valeur de chaque caractéristique
    }
weights-held =
    { $held ->
        [none] { $others ->
            [1] en laissant l’autre poids tel quel
           *[other] en laissant les { $others } autres poids tels quels
        }
       *[other] en fixant { LIST($held, separator: " ; ") }
    }
made-of =
    { $done ->
        [one] { NUMBER($done, useGrouping: "false") } faite sur { NUMBER($visits, useGrouping: "false") }.
       *[other] { NUMBER($done, useGrouping: "false") } faites sur { NUMBER($visits, useGrouping: "false") }.
    }
examples-lifted =
    { $who ->
        [all] { $examples ->
            [1] L’exemple
           *[other] Les { $examples } exemples
        }
        [place] { LIST(NUMBER($place), type: "vector") }
       *[some] { examples }
    }


## compare

nothingYet = Il n’y a qu’un algorithme, et il n’est testé que sur les exemples sur lesquels il s’entraîne. Ajoutez-en un autre pour les comparer, ou mettez des exemples de côté pour voir ce qu’il vaut sur des exemples qu’il n’a pas vus.
addAveraged = Ajouter le perceptron moyenné
addPerceptron = Ajouter le perceptron
holdOut = Mettre de côté { NUMBER($percent) }{ "\u202F" }% des exemples
compare-table = Les algorithmes comparés, en chiffres
compare-caption = Les algorithmes à ce moment
learner = Algorithme
best = meilleur
showDetails = Afficher cet algorithme dans l’explication, la barre de temps et les réglages.
compare-columns =
    .updates = Mises à jour
    .convergence = Époques jusqu’à convergence
    .training = Mal classés maintenant
    .heldOut = Mal classés, validation
    .margin = Marge géométrique
    .angle = Angle avec la marge maximale
    .cost = Coût d’une visite
compare-outOf = sur { NUMBER($examples) }
multiplyAdds = multiplications-additions
compare-none = —
pending = …
counting = comptage
measuring = mesure
degrees = { NUMBER($angle, $precision) }°
perUpdate = + { NUMBER($cost) }/mise à jour
compare-notTrained = non entraîné
atOnce = d’un seul coup
notIn = pas en { NUMBER($epochs) }
journalFull = journal plein
settled = arrêté avec des mal classés
notYet = pas encore

notes = Ce que veulent dire les nombres
aboutConvergence = Époques jusqu’à convergence : combien de passages il a fallu, y compris le premier sans erreur d’entraînement. Un algorithme qui prédit avec des poids moyennés ou par un vote peut encore mal classer certains exemples.
aboutMargin = Marge géométrique : la distance, dans l’espace des caractéristiques, entre l’hyperplan qui prédit et l’exemple d’entraînement le plus proche. Elle est négative si un exemple est mal classé, et « — » si l’algorithme ne prédit pas avec un seul hyperplan.
aboutAngle = Angle avec la marge maximale : l’angle entre les poids qui prédisent et ceux du séparateur de marge maximale. Il n’existe que si les exemples d’entraînement peuvent être séparés.
aboutCost = Coût d’une visite, en multiplications suivies d’une addition. { $why }

curves = Courbes d’apprentissage
compare-counts = Mal classés après chaque époque
shares = Part des mal classés après chaque époque : <trained/> entraînement, <tested/> validation
epochsAxis = époques
percent = { NUMBER($share) }{ "\u202F" }%
stopHere = s’arrêter ici
bestStop = Arrêtez { $learner } après { epochs } : il y a alors le moins d’exemples de validation mal classés, { NUMBER($made) } sur { NUMBER($heldOut) }.
goToEpoch = Aller à l’époque { NUMBER($epoch) }
intro = Mal classés après chaque époque.
nothingKnown = { $name } : encore rien.
curve =
    { $heldOut ->
        [none] { $name } : { $train-from ->
            [none] { NUMBER($train-to) }
           *[other] de { NUMBER($train-from) } à { NUMBER($train-to) }
        } sur { NUMBER($train-examples) } exemples d’entraînement après { epochs }.
       *[other] { $name } : { $train-from ->
            [none] { NUMBER($train-to) }
           *[other] de { NUMBER($train-from) } à { NUMBER($train-to) }
        } sur { NUMBER($train-examples) } exemples d’entraînement et { $heldOut-from ->
            [none] { NUMBER($heldOut-to) }
           *[other] de { NUMBER($heldOut-from) } à { NUMBER($heldOut-to) }
        } sur { NUMBER($heldOut-examples) } exemples de validation après { epochs }. Le minimum d’erreurs sur les exemples de validation est { NUMBER($heldOut-best) }, après l’époque { NUMBER($heldOut-bestEpoch) }.
    }

## orders

headings =
    .sequence = Visites de cette époque
    .choices = Ordre des visites
    .experiment = Mélanger à chaque époque, une fois ou jamais
    .starts = Poids initiaux aléatoires
strip =
    { $kind ->
        [each] Visites de l’époque { NUMBER($epoch, useGrouping: "false") } : { LIST($parts, separator: ", ") }. { made-of }
        [stretches] Visites de l’époque { NUMBER($epoch, useGrouping: "false") } : { LIST($parts, separator: ", puis ") }. { made-of }
       *[mixed] Visites de l’époque { NUMBER($epoch, useGrouping: "false") } : { LIST($parts) }, mêlés en { NUMBER($stretches, useGrouping: "false") } séries. { made-of }
    }
part =
    { $label ->
        [positive] { $examples ->
            [one] { NUMBER($examples, useGrouping: "false") } positif
           *[other] { NUMBER($examples, useGrouping: "false") } positifs
        }
        [negative] { $examples ->
            [one] { NUMBER($examples, useGrouping: "false") } négatif
           *[other] { NUMBER($examples, useGrouping: "false") } négatifs
        }
       *[other] { NUMBER($examples, useGrouping: "false") } de la classe { $label-className }
    }
looksAt = La visite { NUMBER($visit) } de l’époque porte sur l’exemple { NUMBER($example) }.
noVisits = Pas encore de visites
nothingToVisit = Encore rien à visiter.
made =
    { $done ->
        [one] Époque { NUMBER($epoch) } : { $done } visite faite sur { NUMBER($visits) }, { mistakes }
       *[other] Époque { NUMBER($epoch) } : { $done } visites faites sur { NUMBER($visits) }, { mistakes }
    }
cells = Chaque case est une visite, de gauche à droite. Un trait au-dessous marque une erreur.
orders-columns =
    { $visits ->
        [one] Chaque colonne représente environ { $visits } visite, de gauche à droite. Un trait au-dessous marque une erreur.
       *[other] Chaque colonne représente environ { $visits } visites, de gauche à droite. Un trait au-dessous marque une erreur.
    }
orders-about =
    .given = Les exemples dans l’ordre où ils ont été dessinés ou listés, le même à chaque époque.
    .positives-first = Tous les exemples positifs, puis tous les négatifs. Après les premiers, chaque bloc n’a plus grand-chose à apprendre à l’algorithme.
    .shuffle-once = La graine mélange les exemples une seule fois. Chaque époque répète cet ordre.
    .shuffle-each-epoch = La graine mélange de nouveau les exemples à chaque époque. Dans CIML, cela économise environ un cinquième des époques.
    .custom = L’ordre que vous avez écrit dans les réglages, le même à chaque époque.
highestClassFirst = La classe de plus grand numéro d’abord, la classe 0 à la fin. Après les premiers exemples, chaque bloc n’a plus grand-chose à apprendre à l’algorithme.
aboutBlocks = L’exemple de CIML : une époque de 500 positifs suivis de 500 négatifs. L’algorithme apprend des premières visites de chaque bloc, et le reste ne lui apprend rien.
loadBlocks = Charger 500 positifs, puis 500 négatifs
aboutStarts = Entraînez le même algorithme quatre fois, chaque fois à partir d’autres poids aléatoires. Si une droite sépare les exemples, chaque exécution finit sans erreur, mais avec un autre séparateur. CISC 271 le montre sur Iris (figure 30.1).
orders-start = Essayer quatre départs aléatoires
loadIris = Charger Iris
noStarts = Seul un algorithme à un seul vecteur de poids peut partir de poids aléatoires.
started = La figure montre maintenant quatre algorithmes, dont les départs sont tirés de la graine { NUMBER($seed) }. Lancez la lecture pour voir où chacun finit, ou essayez-en quatre autres.

## orderExperiment

orderExperiment-about = Ceci entraîne l’algorithme depuis le début pour chaque graine, en mélangeant les exemples à chaque époque, une fois ou jamais. Les courbes montrent ses erreurs à chaque époque (CIML, figure 4.4).
seeds = Graines
orderExperiment-epochs = Époques
run = Lancer
orderExperiment-cancel = Annuler
orderExperiment-runsMade = Exécutions faites
orderExperiment-progress = { progress }
done = { progress } : terminé
orderExperiment-notTrained = Aucun ordre ne change cet algorithme : il n’est pas entraîné visite par visite.
epochAxis = époque
names =
    .given = jamais
    .shuffle-once = une fois
    .shuffle-each-epoch = à chaque époque
orderExperiment-key = Trait : la moyenne sur les graines. Bande : du 10e au 90e centile. « Jamais » n’a qu’une exécution, car il ne dépend pas de la graine.
noMistakesAfter = Après l’époque { NUMBER($epoch) }, aucune exécution ne fait d’erreur.
orderExperiment-cancelled = Annulé après { progress }.
noDifference =
    { $epochs ->
        [1] L’ordre ne change rien ici : le nombre moyen d’erreurs est de { NUMBER($first, maximumSignificantDigits: 3) } à l’époque 1.
       *[other] L’ordre ne change rien ici : le nombre moyen d’erreurs est de { NUMBER($first, maximumSignificantDigits: 3) } à l’époque 1 et { NUMBER($last, maximumSignificantDigits: 3) } à l’époque { $epochs }.
    }
reached =
    { $others-length ->
        [0] La moyenne passe sous 1 erreur { LIST($whens) }.
       *[other] La moyenne passe sous 1 erreur { LIST($whens) }. Elle n’y arrive pas en { epochs } { LIST($others, type: "or") }.
    }
when = à l’époque { NUMBER($epoch) } { shuffled }
other = { shuffled }
neverReached =
    { $epochs ->
        [one] Aucun ordre n’amène la moyenne sous 1 erreur en { epochs }. Elle est de { LIST($means) }.
       *[other] Aucun ordre n’amène la moyenne sous 1 erreur en { epochs }. De la première époque à la dernière, elle va { LIST($means) }.
    }
orderExperiment-mean =
    { $epochs ->
        [one] { NUMBER($first, maximumSignificantDigits: 3) } { shuffled }
       *[other] de { NUMBER($first, maximumSignificantDigits: 3) } à { NUMBER($last, maximumSignificantDigits: 3) } { shuffled }
    }
saving =
    { $saved ->
        [one] Mélanger à chaque époque plutôt qu’une seule fois économise { $saved } époque sur { NUMBER($epochs) }.
       *[other] Mélanger à chaque époque plutôt qu’une seule fois économise { $saved } époques sur { NUMBER($epochs) }.
    }
orderExperiment-table = Tableau
tableName = Erreurs à chaque époque
orderExperiment-caption = Erreurs à chaque époque : moyenne (10e–90e centile)
orderExperiment-epoch = époque
cell =
    { $band ->
        [none] { NUMBER($mean, maximumSignificantDigits: 3) }
       *[other] { NUMBER($mean, maximumSignificantDigits: 3) } ({ NUMBER($band-low, maximumSignificantDigits: 3) }–{ NUMBER($band-high, maximumSignificantDigits: 3) })
    }

## algorithm

lines =
    .start = { $letters } ← les poids initiaux
    .eachClass = pour chaque classe c : { $formula }
    .eachEpoch = pour chaque époque, { NUMBER($most) } au plus :
    .eachExample = pour chaque exemple { $pair } :
    .if = si { $condition } :
    .otherwise = sinon :
    .cases = { $letter } ← { LIST($values, separator: ", ") }
    .winner = ŷ ← la classe de plus grand a_c (en cas d’égalité, le plus petit c)
    .keepVoter = V ← V ∪ {"{"}({ $letters }, n){"}"} : garder les poids avec leur durée
    .firstPocket = mettre { $letters } dans la poche
    .intoPocket = si c’est le moins d’erreurs sur tous les exemples jusqu’ici : mettre { $letters } dans la poche
    .nothingCollected = si M est vide : arrêter
    .shortStep = si le pas est plus court que { NUMBER($tolerance) } : arrêter
    .stopWithout =
        { $what ->
            [mistake] si l’époque n’a pas eu d’erreur : arrêter
           *[update] si l’époque n’a pas eu de mise à jour : arrêter
        }
    .returns = renvoyer { $what }
    .returnsVoters = renvoyer V, avec ({ $letters }, n)
    .predicts = Pour prédire, prendre le signe de { $what }
    .predictsWinner = Pour prédire, prendre la classe de plus grand score
    .predictsByVote = Pour prédire, faire voter n fois chaque vecteur de poids de V
value =
    { $where ->
        [none] { $value } sinon
       *[other] { $value } si { $where }
    }
algorithm-label = { $learner } : le pseudo-code
writtenAs = Écrit avec
forms =
    .plus-minus = y = ±1
    .zero-one = y = 0, 1
    .weight = biais écrit w₀
    .python = Python
atStart = Rien n’a encore été visité. Appuyez sur « visite » et voyez quelles lignes s’exécutent.
marked = ▸ marque les lignes exécutées à la visite affichée. Ses nombres sont à côté d’elles.
ran = exécutée :{ " " }
algorithm-notTrained =
    .nearest-neighbours = Les plus proches voisins ne s’entraînent pas par visites : l’algorithme garde tous les exemples, et compare avec eux quand il prédit.
    .decision-tree = Un arbre de décision ne s’entraîne pas par visites : il regarde tous les exemples à la fois pour chaque coupure.
aboutProgram = Un programme complet : il lui faut Python 3, sans aucun paquet, et il fait les mêmes visites, les mêmes erreurs et les mêmes poids.
moreRows =
    { $rows ->
        [one] { $rows } ligne de plus, qui est dans la copie
       *[other] { $rows } lignes de plus, qui sont dans la copie
    }

## cures

kernel = Un autre remède : un noyau
aboutKernel = Un noyau polynomial résout XOR sans nommer de caractéristique. L’algorithme compte ses erreurs sur chaque exemple, et compare les exemples au moyen de
switchToIt = Passer au noyau polynomial
compareWith = Le comparer avec { $learner }
multipliedOut = Développé pour deux caractéristiques, cela donne
products = Chaque produit de caractéristiques d’un exemple, comme <product/>, est multiplié par le même produit de l’autre exemple. Le noyau est donc un produit scalaire dans un espace dont les caractéristiques sont ces produits, et un plan de cet espace est ici une courbe.
infinitelyMany = Le noyau gaussien correspond à une infinité de caractéristiques implicites, des produits de tout degré : il n’y a donc pas de liste de poids.
cures-tooMany = Ce noyau correspond à { NUMBER($features) } caractéristiques implicites, et on peut en lister ici { NUMBER($most) } au plus.
notStarted = L’algorithme n’a pas encore visité d’exemple, donc tous les poids sont nuls.
converged = L’algorithme a convergé après { updates } : il classe bien tous ces exemples.
cures-soFar = L’algorithme a fait { updates } jusqu’ici.
stopped = L’algorithme s’est arrêté après { updates } sans converger.
linearFeatures = Le noyau linéaire ne correspond qu’aux caractéristiques elles-mêmes. Leurs poids :
impliedFeatures = Développé, le noyau est une somme de produits. Ces produits sont ses caractéristiques implicites, avec les poids que leur donnent les comptes α, du plus grand au plus petit :
train = L’entraîner jusqu’au bout
cures-table = Les caractéristiques implicites du noyau
cures-columns =
    .feature = caractéristique implicite
    .weight = poids
scaled = Le noyau utilise les caractéristiques mises à l’échelle : x₁ est donc ici le x₁ mis à l’échelle.
check =
    { $rounded ->
        [true] Vérification, à l’exemple { NUMBER($example) } : les poids fois les caractéristiques implicites donnent ce que donne le noyau, aux arrondis près.
       *[false] Vérification, à l’exemple { NUMBER($example) } : les poids fois les caractéristiques implicites donnent ce que donne le noyau.
    }
hidden = Un autre remède : des unités cachées
aboutHidden = Deux perceptrons tracent chacun une droite, et un troisième regarde leurs sorties au lieu de l’exemple. Sur XOR, <first/> s’active si au moins une caractéristique vaut 1 (OR), et <second/> s’active si les deux valent 1 (AND). La sortie s’active si la première s’active et pas la seconde.
inputCaption = Les exemples, et les droites des deux unités cachées.
hiddenCaption = Les mêmes exemples, placés selon les sorties des unités cachées : une seule droite suffit maintenant.
inputPicture = Les quatre points de XOR et les droites des deux unités cachées : h₁ s’active au-dessus de la première droite, h₂ au-dessus de la seconde, et les positifs sont entre les deux.
hiddenPicture = Les mêmes points, placés selon les sorties de h₁ et h₂ : les deux positifs sont maintenant un seul point, et une droite le sépare des négatifs.
out = sortie
truthTable = Ce que les unités donnent en sortie pour chaque exemple
aboutTraining = Pour entraîner une unité cachée, il faut connaître sa part dans les erreurs de la sortie. Les unités doivent pour cela monter en douceur de 0 à 1 au lieu de sauter, afin que des pentes puissent être renvoyées depuis la sortie (rétropropagation).

## lift

role = image en 3D
name = Image en 3D, à tourner avec les flèches
keyHelp = Les flèches gauche et droite font tourner l’image, les flèches haut et bas montent et descendent le point de vue, et Début rétablit la vue.
height = Hauteur
own = Les caractéristiques de l’algorithme
others = Autres produits
constant = La caractéristique constante
constantName = x₀ = 1 (le biais)
view = Vue de l’image en 3D
left = Tourner à gauche
right = Tourner à droite
higher = Regarder de plus haut
lower = Regarder de plus bas
close = Fermer l’image en 3D
noExamples = Il n’y a pas encore d’exemples à soulever.
picture = Image en 3D des exemples au-dessus de { LIST($axes) }, chacun à la hauteur donnée par { $feature }.
pictureOfConstant = Image en 3D des exemples au-dessus de { LIST($axes) }, chacun à la hauteur de la caractéristique constante x₀.
allRise = Tous les exemples montent à x₀ = 1.
biasOff =
    { $biasAs ->
        [bias] Le biais est désactivé : les exemples restent dans le plan, où toute frontière passe par { origin-drawn }.
        [weight] Le poids du biais est désactivé : les exemples restent dans le plan, où toute frontière passe par { origin-drawn }.
       *[threshold] Le seuil est désactivé : les exemples restent dans le plan, où toute frontière passe par { origin-drawn }.
    }
turnBiasOn = Activer le biais
addFeature = Donner { $feature } à l’algorithme
groups = { LIST($groups, separator: " ; ") }.
group =
    { $moves ->
        [stays] { $examples ->
            [one] { examples-lifted } reste à la hauteur 0
           *[other] { examples-lifted } restent à la hauteur 0
        }
        [rises] { $examples ->
            [one] { examples-lifted } monte à { NUMBER($height) }
           *[other] { examples-lifted } montent à { NUMBER($height) }
        }
       *[falls] { $examples ->
            [one] { examples-lifted } descend à { NUMBER($height) }
           *[other] { examples-lifted } descendent à { NUMBER($height) }
        }
    }
lift-range = Chaque exemple est à la hauteur donnée par { $feature }, de { NUMBER($low) } à { NUMBER($high) }.
lift-scaled = Les caractéristiques sont mises à l’échelle, telles que l’algorithme les voit.
noPlane = Cet algorithme ({ $learner }) ne prédit pas avec un seul plan : seuls les exemples sont montrés.
lift-noWeights = Tous les poids sont nuls, donc il n’y a pas encore de plan.
biasAlone = Tous les poids sauf le { bias-noun } sont nuls. Tous les exemples ont le même score, donc aucun plan ne passe entre eux.
deeper = Le score ne dépend pas que des trois caractéristiques dessinées : seuls les exemples sont montrés.
upright =
    .constant =
        { $biasAs ->
            [threshold] θ est nul, donc le plan est vertical, au-dessus d’une droite passant par { origin-drawn }.
           *[other] Le poids de x₀ est nul, donc le plan est vertical, au-dessus d’une droite passant par { origin-drawn }.
        }
    .noWeight = Le poids associé à { $feature } est nul, donc la surface est verticale au-dessus de la frontière, comme si rien n’avait été soulevé.
    .noFeature = { $feature } n’est pas une caractéristique de l’algorithme. Sans elle, la surface est verticale au-dessus de la frontière.
separates = Maintenant, { a-surface-drawn } a les positifs d’un côté et les négatifs de l’autre.
among = { the-surface-drawn } passe parmi les exemples.
noMistakes = { the-surface-drawn } ne classe mal aucun exemple.
touches = { the-surface-drawn } ne classe mal aucun exemple, mais passe par l’un d’eux.
lift-mistakes = { the-surface-drawn } classe encore mal { examples }.
bentByProducts = Les autres produits la courbent.
bentByScaling = La mise à l’échelle la courbe.
ofMean = Les poids représentés sont les poids moyens.
boundary = Vue d’en haut, la frontière est l’intersection avec la nappe sur laquelle sont tous les exemples, à la hauteur donnée par { $feature }.
boundaryAtOne = La frontière est la ligne où la hauteur 1 est atteinte.
unbiased = Sans { bias-noun }, la frontière serait la ligne où la hauteur 0 est atteinte (tirets).

## projection

projection-role = droite graduée
projection-name = Les exemples sur la droite des poids
projection-keyHelp = Les flèches gauche et droite vont d’exemple en exemple le long de la droite, et Début et Fin vont au premier et au dernier.
projection-axis = Mesurer en
axes =
    .score = scores
    .distance = distances
turn = Retourner les négatifs
projection-noWeights = Cet algorithme n’a pas de poids : il n’y a pas de direction sur laquelle projeter les exemples.
manyVectors = Cet algorithme a un vecteur de poids par classe : il n’y a pas de direction unique sur laquelle projeter les exemples.
projection-kernel = Les poids du noyau sont dans l’espace de ses caractéristiques implicites : il n’y a pas ici de direction sur laquelle projeter les exemples.
projecting = Projection en cours…
zeroWeights = Tous les poids sont nuls : il n’y a pas encore de direction sur laquelle projeter les exemples. Faites une visite.
makeVisit = Faire une visite
whose =
    .mean = Ce sont les poids moyens, qui font les prédictions.
    .best = Ce sont les meilleurs poids jusqu’ici, qui font les prédictions.
    .votes = Ce sont les poids en cours d’entraînement ; les prédictions se font par un vote.
projection-length = ‖w‖ = { NUMBER($length, $precision) }, et le seuil est là où w·x = { $formula } = { NUMBER($threshold, $precision) }.
turned = Chaque négatif est retourné, x en −x, de sorte que tous devraient être au-dessus de 0.
turnedWithBias = Chaque négatif est retourné, x en −x, et le 1 de son biais en −1, de sorte que tous devraient être au-dessus de 0.
sides =
    { $onBoundary ->
        [0] { $wrong ->
            [0] { $trained ->
                [1] L’unique exemple est du bon côté.
               *[other] Les { $trained } exemples sont du bon côté.
            }
            [one] { $trained ->
                [1] L’unique exemple est du mauvais côté.
               *[other] { $wrong } exemple sur { $trained } est du mauvais côté.
            }
           *[other] { $wrong } exemples sur { $trained } sont du mauvais côté.
        }
       *[other] { $wrong ->
            [0] { $onBoundary ->
                [one] { $onBoundary } exemple sur { $trained } est sur la frontière.
               *[other] { $onBoundary } exemples sur { $trained } sont sur la frontière.
            }
           *[other] { $onBoundary ->
                [one] { $onBoundary } exemple sur { $trained } est sur la frontière, { $wrong } du mauvais côté.
               *[other] { $onBoundary } exemples sur { $trained } sont sur la frontière, { $wrong } du mauvais côté.
            }
        }
    }
margin = La marge fonctionnelle vaut { NUMBER($functional, $precision) }. La marge géométrique ρ, une distance, vaut { NUMBER($geometric, $precision) }. Le plus proche est l’exemple { NUMBER($nearest) }.
noMargin = Il n’y a pas de marge, car un exemple au moins n’est pas du bon côté.
projection-columns = Chaque colonne compte les exemples qui y tombent.
marks =
    .score = min y·a = { NUMBER($margin) }
    .distance = ρ = { NUMBER($margin) }
projection-about =
    .distance = En distances : avec 2w et 2{ $bias } au lieu de w et { $bias }, tous les nombres restent ici les mêmes, car c’est la même frontière.
    .score = En scores : avec 2w et 2{ $bias } au lieu de w et { $bias }, tous les nombres doublent ici, et aucun point ne change de côté. Un pas de longueur 1 le long de w ajoute ‖w‖.
projection-example =
    Exemple { NUMBER($example) } ({ $heldOut ->
        [true] { $label }, mis de côté
       *[false] { $label }
    }) : w·x est ‖w‖ fois la distance parcourue le long de w : { NUMBER($length, $precision) } · { NUMBER($along, $precision) } = { NUMBER($product, $precision) }. Score { NUMBER($score, $precision) }, distance { NUMBER($distance, $precision) } : { $side ->
        [right] du bon côté
        [wrong] du mauvais côté
       *[boundary] sur la frontière
    }.
plane =
    .none = Seuls des exemples à deux caractéristiques, x₁ et x₂ telles quelles, peuvent être retournés dans un plan.
    .projected = Chaque exemple tombe tout droit sur la droite de w : perpendiculairement à elle, parallèlement à la frontière.
    .turned = x devient −x pour chaque négatif : tous les exemples devraient être du côté vers lequel pointe w.
    .turnedWithBias = x devient −x pour chaque négatif, et le 1 de son biais se retourne aussi : pour les exemples retournés, la ligne en tirets est w·x = { $formula }.

## weightSpace

weightSpace-role = plan de poids
weightSpace-name = Espace des poids : une droite par exemple
weightSpace-keyHelp = Les flèches vont de droite en droite, Début et Fin vont à la première et à la dernière, et Échap désélectionne. Au début d’une exécution, Tab mène aux poids, et les flèches les déplacent.
across = Horizontal
up = Vertical
window = Fenêtre de l’espace des poids
zoomIn = Zoom avant
zoomOut = Zoom arrière
fit = Ajuster
weightOf = w pour { $feature }
weightOfColumn = { $weight } ({ $column })
weightSpace-noWeights = Cet algorithme n’a pas de poids : il n’y a pas d’espace des poids.
weightSpace-manyVectors = Cet algorithme a un vecteur de poids par classe : un exemple n’est donc pas une droite dans le plan de deux poids.
weightSpace-kernel = Le perceptron à noyau garde un compte par exemple. Ses poids sont dans l’espace des caractéristiques implicites du noyau.
oneWeight = Il n’y a qu’un poids. Un plan de poids en demande deux : ajoutez une caractéristique, ou le biais.
weightSpace-turnBiasOn = Activer le biais
looking = Recherche…
lookingForRegion = Recherche des poids qui classent bien tous les exemples…
inside =
    { $others ->
        [0] Zone ombrée : les poids qui classent bien tous les exemples.
       *[other] Zone ombrée : les poids qui classent bien tous les exemples, { weights-held }.
    }
bounds =
    { $examples ->
        [one] La droite de { $examples } exemple les délimite.
       *[other] Les droites de { $examples } exemples les délimitent.
    }
outside =
    { $others ->
        [0] Les poids qui classent bien tous les exemples sont hors de cette fenêtre.
       *[other] Les poids qui classent bien tous les exemples sont hors de cette fenêtre, { weights-held }.
    }
tooFew = La région des poids qui classent bien tous les exemples est trop petite pour être vue ici, mais elle existe : les exemples sont séparables.
empty = Vide : aucun vecteur de poids ne classe bien tous les exemples. Voilà à quoi ressemble « non séparable ».
emptyHere = Vide ici : { weights-held }, aucun choix de { LIST($two) } ne classe bien tous les exemples.
never = Quels que soient { LIST($two) }, l’exemple { NUMBER($example) } n’est jamais bien classé.
othersDo = Les exemples sont tout de même séparables : avec d’autres valeurs des poids fixés, tous les exemples peuvent être bien classés.
othersDoNot = D’autres valeurs n’aident pas non plus : les exemples ne sont pas séparables.
othersUnknown = D’autres valeurs des poids fixés aideraient peut-être.
linesDrawn = { NUMBER($lines) } droites sur { NUMBER($examples) } sont dessinées : celles qui délimitent la région, et un échantillon.
pathDrawn = Le trajet montre une mise à jour sur { NUMBER($every) }, et la dernière.
line =
    { $right ->
        [true] L’exemple { NUMBER($example) } ({ $label }) impose { $inequality }. Les poids actuels sont du bon côté.
       *[false] L’exemple { NUMBER($example) } ({ $label }) impose { $inequality }. Les poids actuels sont du mauvais côté.
    }
weightSpace-about = Chaque exemple est une droite : pleine pour les positifs, en tirets pour les négatifs. Ses petits traits pointent vers les poids qui le classent bien.
jumps = Une mise à jour saute perpendiculairement à la droite de son exemple.

## trace

grid = Visites
columns =
    .visit = visite
    .epoch = époque
    .example = exemple
    .label = étiquette
    .scores = scores
    .score = score
    .correct = correct ?
    .update = mise à jour
mistake = erreur
start = départ
yes = oui
no = non
noUpdate = aucune
length = norme { $number }
present = Visite actuelle
notTrained = Cet algorithme n’est pas entraîné visite par visite : il n’y a pas de trace.
before = Le score et « correct ? » utilisent les poids d’avant la visite.
threshold = Le score a = w·x est comparé au θ d’avant la visite.
counts = α est le compte de l’exemple visité, après la visite.
classes = Les poids sont ceux de chaque classe, désignée par son numéro, après la visite.
weights = Les poids affichés sont ceux d’après la visite.
wholeEpoch = La mise à jour arrive à la dernière visite d’une époque, pour toutes ses erreurs ensemble.
predicts =
    .mean = Ces poids ne prédisent pas : c’est leur moyenne qui prédit.
    .votes = Ces poids ne prédisent pas seuls : tous les poids jusqu’ici votent.
    .best = Ces poids ne prédisent pas : ce sont les meilleurs poids jusqu’ici qui prédisent.
tooMany = Les { NUMBER($weights) } poids sont trop nombreux pour ce tableau. Exportez-les avec « Partager ».

## charts

title = Erreurs par époque
epochShown = Époque affichée
axis = époque
nothing = Encore rien sur quoi s’entraîner.
noEpochs = Cet algorithme est prêt avant la première visite : il n’a pas d’époques.
moment =
    { $whole ->
        [true] Époque { NUMBER($epoch) } : { mistakes }
       *[false] Époque { NUMBER($epoch) } : { mistakes } jusqu’ici
    }
noneCompleted = Aucune époque n’est encore terminée.
onlyEpoch = Erreurs par époque : { NUMBER($made) } dans la seule époque jusqu’ici.
summary =
    { $group ->
        [1] Erreurs par époque sur { epochs } : minimum { NUMBER($fewest) }, maximum { NUMBER($most) } ; { NUMBER($last) } à l’époque { NUMBER($epochs) }, la dernière.
       *[other] Erreurs par époque sur { epochs } : minimum { NUMBER($fewest) }, maximum { NUMBER($most) }, chaque valeur étant la moyenne de { $group } époques ; { NUMBER($last) } à l’époque { NUMBER($epochs) }, la dernière.
    }
step = Chaque marche est la moyenne de { epochs }.
stepInBand = Chaque marche est la moyenne de { epochs }. La bande va du plus petit au plus grand nombre d’erreurs parmi elles.
table = Tableau
lastRows = Les { NUMBER($rows) } dernières lignes sur { NUMBER($all) }
charts-columns =
    .epoch = époque
    .epochs = époques
    .mistakes = erreurs
    .mean = erreurs (moyenne)
range = { NUMBER($first) }–{ NUMBER($last) }
underWay = { NUMBER($epoch) }, en cours
soFar = { NUMBER($made) } jusqu’ici
objective =
    .title = <J/> après chaque époque
    .axis = époques
    .about = J(w) = Σ −y·a sur les exemples mal classés. Chaque mise à jour est un pas dans la direction où J décroît ; un long pas peut aller trop loin. À J = 0, certains scores peuvent encore valoir 0.
    .curves = <sample/> <now/>, <sampleBefore/> avant : <before/>.
    .alone = Changez η : cette courbe reste, estompée, à côté de la nouvelle.
    .multiple = Une courbe est un multiple de l’autre : à partir de poids nuls, le taux d’apprentissage ne change que l’échelle de w, et J(w) avec elle.
    .intro = J(w) après chaque époque.
    .nothing = { $learner } : encore rien.
    .nothingBefore = Avant, { $learner } : encore rien.
    .curve = { $learner } : { NUMBER($start) } au départ, au plus { NUMBER($most) }, { NUMBER($last) } après { epochs }.
    .curveBefore = Avant, { $learner } : { NUMBER($start) } au départ, au plus { NUMBER($most) }, { NUMBER($last) } après { epochs }.

## splits

splits-title = Sur de nombreux découpages
repeat = Répéter sur 50 découpages
cancel = Annuler
introduction = C’est le hasard qui décide quels exemples sont mis de côté : une différence d’un ou deux peut donc aussi être due au hasard. Ceci entraîne chaque algorithme jusqu’au bout sur 50 découpages, avec les graines qui suivent celle de la page.
runsMade = Exécutions faites
progress =
    { $done ->
        [one] { $done } exécution sur { NUMBER($total) }
       *[other] { $done } exécutions sur { NUMBER($total) }
    }
splits-table = Les algorithmes sur de nombreux découpages, en chiffres
caption =
    { $heldOut ->
        [one] Mal classés sur { $heldOut } exemple de validation
       *[other] Mal classés sur { $heldOut } exemples de validation
    }
splits-columns =
    .learner = Algorithme
    .median = Médiane
    .middle = Moitié centrale
    .range = Minimum à maximum
key = un point par découpage
outOf = { NUMBER($misclassified) } sur { NUMBER($heldOut) }
splits-range = { NUMBER($from) }–{ NUMBER($to) }
none = —
untrained = non entraîné sur { split-count }
cancelled = Annulé après { progress }.
nothingTrained = Rien n’a pu être entraîné.
alone =
    { $median ->
        [one] { $name } : { NUMBER($median) } mal classé sur { NUMBER($heldOut) } (médiane sur { split-count }).
       *[other] { $name } : { NUMBER($median) } mal classés sur { NUMBER($heldOut) } (médiane sur { split-count }).
    }
better = Nombre médian de mal classés : { NUMBER($best-median) } sur { NUMBER($heldOut) } pour { $best-name }, et { NUMBER($next-median) } sur { NUMBER($heldOut) } pour { $next-name }.
duel =
    { $splits ->
        [one] Sur { $splits } découpage, comparé à { $next }, { $best } classe mal moins d’exemples dans { NUMBER($fewer) } cas, autant dans { NUMBER($equal) } et plus dans { NUMBER($more) }.
       *[other] Sur { $splits } découpages, comparé à { $next }, { $best } classe mal moins d’exemples dans { NUMBER($fewer) } cas, autant dans { NUMBER($equal) } et plus dans { NUMBER($more) }.
    }
