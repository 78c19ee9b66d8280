### La configuration, et ce qui s'y règle.

trained-of =
    { $trained ->
        [one] { $trained } entraîné sur { NUMBER($total) }
       *[other] { $trained } entraînés sur { NUMBER($total) }
    }

## data

presets =
    .blobs = Deux nuages
    .thin-margin = Une marge étroite
    .cs188 = Exemple détaillé de CS 188
    .and = AND
    .or = OR
    .nand = NAND
    .blocks = 500 positifs, puis 500 négatifs
    .iris = Iris
    .three-classes = Trois classes
    .iris-species = Iris, les trois espèces
    .overlap = Deux nuages qui se chevauchent
    .xor = XOR
    .quadrants = Quadrants de XOR
    .circles = Cercles
    .moons = Lunes
    .spiral = Spirale
    .reviews = Avis sur des cours (mots)
drawn =
    { $points ->
        [one] { $points } point dessiné
       *[other] { $points } points dessinés
    }
inTable =
    { $examples ->
        [one] { $examples } exemple d’un tableau
       *[other] { $examples } exemples d’un tableau
    }

## learners

titles =
    .perceptron = Perceptron
    .averaged = Perceptron moyenné
    .voted = Perceptron voté
    .pocket = Perceptron pocket
    .margin = Perceptron à marge
    .batch = Perceptron par lot
    .passive-aggressive = Passif-agressif
    .multiclass = Perceptron multiclasse
    .kernel = Perceptron à noyau
    .nearest-neighbours = Plus proches voisins
    .decision-tree = Arbre de décision
    .second-order = Perceptron du second ordre
short =
    .perceptron = Perceptron
    .averaged = Moyenné
    .voted = Voté
    .pocket = Pocket
    .margin = À marge
    .batch = Par lot
    .passive-aggressive = Passif-agressif
    .multiclass = Multiclasse
    .kernel = À noyau
    .nearest-neighbours = Plus proches voisins
    .decision-tree = Arbre de décision
    .second-order = Second ordre
numbered = { NUMBER($place) } { $learner }
setting =
    { $setting ->
        [learning-rate] η = { $value }
        [tie] égalité = { $value }
        [margin] marge = { $value }
        [tolerance] ε = { $value }
        [c] C = { $value }
        [classes] classes = { $value }
        [degree] degré = { $value }
        [offset] décalage = { $value }
        [gamma] γ = { $value }
        [k] k = { $value }
        [max-depth] profondeur max. = { $value }
        [ridge] λ = { $value }
       *[other] { $value }
    }
settingValues =
    .mistake = erreur
    .correct = correct
    .negative = négatif
    .positive = positif
    .pa = PA
    .pa-1 = PA-I
    .pa-2 = PA-II
    .linear = linéaire
    .polynomial = polynomial
    .rbf = RBF
ownStart = départ particulier
settings = { LIST($settings, separator: " ; ") }
full = { $title }, { $settings }

## learnerSettings

labels =
    .learning-rate = Taux d’apprentissage
    .tie = Règle de départage
    .margin = Marge
    .tolerance = Tolérance
    .variant = Variante
    .c = Agressivité
    .classes = Classes
    .kernel = Noyau
    .degree = Degré
    .offset = Décalage
    .gamma = Gamma
    .k = Voisins
    .max-depth = Profondeur maximale
    .ridge = Régularisation
values =
    .mistake = Erreur
    .correct = Correct
    .negative = Négatif
    .positive = Positif
    .pa = PA
    .pa-1 = PA-I
    .pa-2 = PA-II
    .linear = Linéaire
    .polynomial = Polynomial
    .rbf = Gaussien (RBF)
aliases =
    .batch-learning-rate = λ chez Pavlu
    .second-order-ridge = a chez Cesa-Bianchi et al.
kindHints =
    .perceptron = Ajoute à ses poids chaque exemple sur lequel il se trompe.
    .averaged = S’entraîne comme le perceptron, mais prédit avec la moyenne de tous ses vecteurs de poids jusqu’ici.
    .voted = S’entraîne comme le perceptron, mais tous ses vecteurs de poids jusqu’ici votent, chacun autant de fois qu’il a survécu.
    .pocket = S’entraîne comme le perceptron, mais prédit avec les poids qui ont fait le moins d’erreurs d’entraînement.
    .margin = Fait aussi une mise à jour sur les exemples bien classés mais dans la marge.
    .batch = Fait une mise à jour par époque, avec la somme de tous les exemples mal classés.
    .passive-aggressive = Change ses poids juste assez pour bien classer l’exemple avec une marge de 1.
    .multiclass = A un vecteur de poids par classe, et le score le plus élevé l’emporte. Une erreur récompense la bonne classe et punit la gagnante.
    .kernel = Compte ses erreurs sur chaque exemple au lieu de garder des poids. Il n’a pas de biais.
    .nearest-neighbours = Une référence qui n’apprend rien : elle prédit l’étiquette majoritaire parmi les k exemples les plus proches.
    .decision-tree = Une référence construite d’un seul coup : elle découpe le plan selon une caractéristique à la fois.
    .second-order = Déplace moins ses poids dans les directions communes à ses erreurs.
fieldHints =
    .margin = Met à jour tant que y·a{ "\u00A0" }≤{ "\u00A0" }marge.
    .tolerance = L’entraînement s’arrête quand un pas est plus court que cela.
    .classes = Automatique : autant que dans les données.
    .gamma = Plus γ est grand, plus le noyau est étroit autour de chaque exemple.
    .ridge = Plus λ est grand, plus ses mises à jour ressemblent à celles du perceptron.
valueHints =
    .mistake = Un score de 0 est une erreur (y·a{ "\u00A0" }≤{ "\u00A0" }0).
    .correct = Un score de 0 est correct (y·a{ "\u00A0" }<{ "\u00A0" }0).
    .negative = Un score de 0 compte comme négatif.
    .positive = Un score de 0 compte comme positif.
    .pa = Chaque mise à jour va jusqu’à y·a{ "\u00A0" }={ "\u00A0" }1.
    .pa-1 = Chaque mise à jour va jusqu’au bout, mais ajoute au plus C fois l’exemple.
    .pa-2 = Chaque mise à jour ne fait qu’une partie du chemin : plus C est petit, plus le pas est court.
    .linear = x·z : une droite passant par l’origine.
    .polynomial = (décalage + x·z) à la puissance du degré.
    .rbf = exp(−γ‖x − z‖²)

## costs

why =
    { $kind ->
        [multiclass] { $learner } : { each }, pour chacune des { NUMBER($vectors) } classes.
        [second-order] { $learner } : { each }. Une mise à jour parcourt aussi sa matrice, qui a un nombre pour chaque paire de poids.
        [voted] { $learner } : { each }. Une prédiction interroge tous les vecteurs de poids jusqu’ici.
        [kernel] { $examples ->
            [one] { $learner } : les scores de tous les exemples sont gardés, donc une visite ne fait qu’en lire un. Une mise à jour le change.
           *[other] { $learner } : les scores de tous les exemples sont gardés, donc une visite ne fait qu’en lire un. Une mise à jour les change tous les { $examples }.
        }
        [nearest-neighbours] { $examples ->
            [one] { $learner } : rien n’est entraîné, mais chaque prédiction consulte l’unique exemple.
           *[other] { $learner } : rien n’est entraîné, mais chaque prédiction consulte les { $examples } exemples.
        }
        [decision-tree] { $learner } : tout est construit d’un seul coup, et non visite par visite.
       *[other] Algorithmes linéaires : { each }.
    }
each =
    { $bias ->
       *[true] une par caractéristique et une pour le biais
        [false] une par caractéristique
    }

## setup

setup = Configuration
setup-titles =
    .data = Données
    .learner = Algorithme
    .features = Caractéristiques
    .order = Ordre
    .compare = Algorithmes
# « Deux nuages à apprendre par Perceptron d'après x₁, x₂ dans l'ordre du dessin »
before =
    .data = { "" }
    .learner = à apprendre par
    .features = d’après
    .order = dans l’ordre
    .compare = { "" }
learner =
    { $others ->
        [0] { $title }
        [1] { $title } et 1 autre
       *[other] { $title } et { $others } autres
    }
named =
    { $scaling ->
        [standardize] { LIST($features, separator: ", ") }, après standardisation
        [min-max] { LIST($features, separator: ", ") }, entre 0 et 1
        [unit-norm] { LIST($features, separator: ", ") }, de norme 1
       *[other] { LIST($features, separator: ", ") }
    }
counted =
    { $scaling ->
        [standardize]
            { $features ->
                [one] { $features } caractéristique standardisée
               *[other] { $features } caractéristiques standardisées
            }
        [min-max] { features }, entre 0 et 1
        [unit-norm] { features }, de norme 1
       *[other] { features }
    }
order =
    { $kind ->
        [given] { $isList ->
            [true] de la liste
           *[false] du dessin
        }
        [positives-first] positifs d’abord
        [shuffle-once] mélangé une fois
        [shuffle-each-epoch] mélangé à chaque époque
       *[custom] de votre choix
    }
compare =
    { $learners ->
        [1] Ajouter un algorithme
       *[other] { $learners } algorithmes
    }
pin = Épingler
unpin = Détacher
close = Fermer

## setupCompare

shown = Algorithme affiché dans les réglages et l’explication
removeName = Retirer { $learner }
compareWith = Comparer avec
add = Ajouter
setupCompare-full = Vous pouvez comparer au plus { NUMBER($most) } algorithmes.

## setupLearner

setupLearner-learner = Algorithme
maxEpochs = Époques max.
initialWeights = Poids initiaux
initial = { $symbol } initial
tooManyWeights = { NUMBER($weights) } poids, c’est trop pour les régler un par un.
randomise = Tirer au hasard
setToZero = Mettre à zéro
cures = Voir d’autres remèdes : un noyau, des unités cachées

## exampleOrder

notAnExample = { $name } : « { $word } » n’est pas un numéro d’exemple.
noSuchExample = { $name } : il n’y a pas d’exemple { $word }. Les exemples sont numérotés de 1 à { NUMBER($examples) }.
exampleTwice = { $name } : l’exemple { NUMBER($example) } apparaît deux fois.
examplesMissing =
    { $missing ->
        [one] { $name } : il manque l’exemple { LIST($named) }.
       *[other] { $name } : il manque les exemples { LIST($named) }.
    }
further =
    { $further ->
        [one] { $further } autre
       *[other] { $further } autres
    }

## setupOrder

setupOrder-order = Ordre des visites
setupOrder-titles =
    .given = Ordre d’origine
    .positives-first = Positifs d’abord
    .shuffle-once = Mélanger une fois
    .shuffle-each-epoch = Mélanger à chaque époque
    .custom = Ordre personnalisé
hints =
    .given = Chaque époque visite les exemples dans l’ordre où ils ont été dessinés ou listés.
    .positives-first = Chaque époque visite tous les exemples positifs, puis tous les négatifs.
    .shuffle-once = La graine mélange les exemples une seule fois. Chaque époque répète cet ordre.
    .shuffle-each-epoch = La graine mélange de nouveau les exemples à chaque époque.
    .custom = Chaque époque visite les exemples dans l’ordre que vous écrivez.
customUpTo = Ordre personnalisé (jusqu’à { NUMBER($examples) } exemples)
seed = Graine du mélange
newSeed = Mélanger à nouveau
numbers = Votre ordre
numbersHint = Écrivez une fois chaque nombre de 1 à { NUMBER($examples) }, avec des espaces entre eux : 3 1 2.
seeOrder = Voir l’ordre, et ce qu’apporte le mélange

## setupData

preset = Jeu de données
separable =
    .yes = Une droite les sépare
    .depends = Selon les réglages
    .no = Aucune droite ne les sépare
own =
    .points = Points dessinés
    .table = Tableau importé
counts = <positive>{ NUMBER($positive-count) }</positive> { $positive-name ->
        [none] { $positive-count ->
            [one] positif
           *[other] positifs
        }
       *[other] { $positive-count ->
            [one] positif ({ $positive-name })
           *[other] positifs ({ $positive-name })
        }
    }, <negative>{ NUMBER($negative-count) }</negative> { $negative-name ->
        [none] { $negative-count ->
            [one] négatif
           *[other] négatifs
        }
       *[other] { $negative-count ->
            [one] négatif ({ $negative-name })
           *[other] négatifs ({ $negative-name })
        }
    }
classes = { LIST($classes) }
ofClass = { NUMBER($count) } de la classe { $name }
importData = Importer des données…
examples = Exemples
noise = Bruit
setupData-seed = Graine aléatoire
setupData-newSeed = Tirer de nouvelles données
axes =
    .across = Axe horizontal, x₁
    .up = Axe vertical, x₂
irisColumns =
    .sepalLength = longueur du sépale
    .sepalWidth = largeur du sépale
    .petalLength = longueur du pétale
    .petalWidth = largeur du pétale
species =
    .positive = Espèce positive
    .negative = Espèce négative
notDrawn = Absentes de la figure : { LIST($features) }.
setupData-further =
    { $further ->
        [one] { $further } autre
       *[other] { $further } autres
    }
keepWeights = Garder les poids quand les données changent
heldOut = Exemples de validation (%)
heldOutName = Pourcentage d’exemples de validation
heldOutCount =
    { $heldOut ->
        [0] Aucun exemple sur { NUMBER($examples) } n’est mis de côté.
        [one] { $heldOut } exemple sur { NUMBER($examples) } est mis de côté.
       *[other] { $heldOut } exemples sur { NUMBER($examples) } sont mis de côté.
    }
splitSeed = Graine du découpage
newSplit = Tirer un nouveau découpage

## setupFeatures

features = Caractéristiques
lastFeature = Il faut au moins une caractéristique.
bias = Biais
biasName = Biais : x₀ = 1, une caractéristique qui vaut toujours 1
sets = Ensembles de caractéristiques
set =
    { $factors ->
        [1] Sans produits
        [2] Toutes les paires
       *[3] Tous les triplets
    }
count = { features }
addProduct = Ajouter un produit
addHint = Par exemple { LIST($products, type: "or") }. Appuyez sur Entrée pour l’ajouter.
alreadyChosen = { $product } est déjà choisi.
tooMany = Vous pouvez choisir au plus { NUMBER($most) } caractéristiques.
noProduct =
    { $columns ->
        [1] Écrivez une puissance comme x1^2.
       *[other] Écrivez un produit comme x1*x2.
    }
tooManyFactors = Un produit a au plus { NUMBER($most) } facteurs ; celui-ci en a { NUMBER($factors) }.
noPower = Dans { $feature }, la puissance doit être un nombre entier de 1 à { NUMBER($most) }.
noFeature =
    { $columns ->
        [1] « { $text } » n’est pas une caractéristique. Écrivez une puissance comme x1^2.
       *[other] « { $text } » n’est pas une caractéristique. Écrivez un produit comme x1*x2.
    }
isBias = x0 est le biais : il est déjà dans tous les produits, en tant que 1.
noSuchBase =
    { $columns ->
        [1] Il n’y a pas de x{ NUMBER($base, useGrouping: "false") }. La seule caractéristique de base est x1.
        [2] Il n’y a pas de x{ NUMBER($base, useGrouping: "false") }. Les caractéristiques de base sont x1 et x2.
       *[other] Il n’y a pas de x{ NUMBER($base, useGrouping: "false") }. Les caractéristiques de base vont de x1 à x{ NUMBER($columns, useGrouping: "false") }.
    }
countAlone = { features }.
cost =
    { $perClass ->
        [true] { $bias ->
            [true] Avec { features } et le biais pour chaque classe, une visite demande { multiplications }.
           *[false] Avec { features } pour chaque classe, une visite demande { multiplications }.
        }
       *[false] { $bias ->
            [true] Avec { features } et le biais, une visite demande { multiplications }.
           *[false] Avec { features }, une visite demande { multiplications }.
        }
    }
multiplications =
    { $multiplications ->
        [one] { $multiplications } multiplication
       *[other] { $multiplications } multiplications
    }
growth = À quelle vitesse croît le nombre de produits
growthOf =
    { $powers ->
        [true] D caractéristiques donnent D(D+1)/2 paires, soit O(D²) : { NUMBER($pairs) } ici. Elles donnent D(D+1)(D+2)/6 triplets, soit O(D³) : { NUMBER($triples) } ici.
       *[false] D caractéristiques donnent D(D−1)/2 paires, soit O(D²) : { NUMBER($pairs) } ici. Elles donnent D(D−1)(D−2)/6 triplets, soit O(D³) : { NUMBER($triples) } ici.
    }
misprint = CIML, section 4.7, écrit O(D²) pour les triplets aussi. C’est une coquille : un troisième facteur multiplie encore leur nombre par D environ.
and = Un mot est là (1) ou non (0), donc <product/> ne vaut 1 que si les deux mots sont là : AND. Un carré n’ajoute rien : x² = x.
zeroOne = Avec les valeurs 0 et 1, le produit <product/> est AND : 1 seulement si les deux valent 1. Un carré n’ajoute rien : <square/> est la caractéristique elle-même.
plusMinus = Avec les valeurs −1 et +1, le produit <product/> n’est pas AND mais « identiques » (XNOR) : +1 là où les deux sont égales, −1 là où elles diffèrent. Un carré vaut 1 partout : <square/> est un second <one/>.
tightBound =
    { $updates ->
        [one] L’étiquette est ce produit ou son opposé, et la borne est donc atteinte pour XOR : elle permet { $updates } mise à jour, et l’exécution en fait { $updates }.
       *[other] L’étiquette est ce produit ou son opposé, et la borne est donc atteinte pour XOR : elle permet { $updates } mises à jour, et l’exécution en fait { $updates }.
    }
recode =
    .plus-minus = Recoder en −1/+1
    .zero-one = Recoder en 0/1

## setupTrials

scaling = Mise à l’échelle
scalings =
    .none = Aucune
    .standardize = Standardiser
    .min-max = Min–max
    .unit-norm = Norme 1
scalingHints =
    .none = Utilise les caractéristiques de base telles quelles.
    .standardize = Soustrait la moyenne de chaque caractéristique de base et divise par l’écart type, avant de former les produits.
    .min-max = Ramène chaque caractéristique de base à 0 pour sa plus petite valeur et à 1 pour la plus grande, avant de former les produits.
    .unit-norm = Divise chaque exemple par sa norme, pour que tous aient la norme 1, avant de former les produits.
compareScalings = Comparer les mises à l’échelle
scalingCaption = Entraînement à partir de zéro avec chaque mise à l’échelle
scalingCaptionRanked = Entraînement à partir de zéro avec chaque mise à l’échelle. Sous chacune, ses poids, du plus grand au plus petit
updates = Mises à jour
epochs = Époques
weights = Poids, du plus grand au plus petit
moreWeights =
    { $weights ->
        [one] { $weights } autre
       *[other] { $weights } autres
    }
overfitting = Plus il y a de caractéristiques, mieux un algorithme peut s’ajuster aux exemples d’entraînement, mais il peut alors moins bien prédire les autres exemples. C’est le surapprentissage, et les erreurs sur les exemples de validation le révèlent.
compareFeatureSets = Comparer des ensembles de caractéristiques
tooFewToHoldOut =
    { $examples ->
        [one] Aucun exemple n’est mis de côté, et { $examples } exemple, c’est trop peu pour cela.
       *[other] Aucun exemple n’est mis de côté, et { $examples } exemples, c’est trop peu pour cela.
    }
holdOut = Mettre de côté { NUMBER($percent) }{ "\u202F" }%
noneHeldOut = Aucun exemple n’est encore mis de côté.
featuresCaption = Exemples mal classés après un entraînement complet à partir de zéro
setupTrials-features = Caractéristiques
training = Entraînement
setupTrials-heldOut = Validation
featureSets =
    .base = Sans produits
    .pairs = + paires
    .triples = + triplets
    .chosen = Votre choix
misclassified = { NUMBER($mistakes) } sur { NUMBER($examples) }
cancel = Annuler
progress =
    { $state ->
        [running] { trained-of }
        [cancelled] Annulé : { trained-of }
       *[done] Les { NUMBER($total) } sont entraînés
    }
ended =
    { $stop ->
        [none] { $visits ->
            [one] Arrêté après { $visits } visite.
           *[other] Arrêté après { $visits } visites.
        }
        [settled] Stabilisé après { epochs }.
       *[other] Pas de convergence en { epochs }.
    }
