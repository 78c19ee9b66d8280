### Sous les phrases de l'explication : les poids, l'image d'une mise à jour, et ce qui s'y raconte d'autre.

## update

angle =
    { $updated ->
        [true] { $after ->
            [none] Il n’y a plus d’angle { angle-between } : w est maintenant nul.
           *[other] { $before ->
                [none] L’angle { angle-between } est maintenant de { NUMBER($after) }° : avant, w était nul.
               *[other] L’angle { angle-between } passe de { NUMBER($before) }° à { NUMBER($after) }°.
            }
        }
       *[false] { $before ->
            [none] Il n’y a pas d’angle { angle-between } : l’un des deux est nul.
           *[other] L’angle { angle-between } est de { NUMBER($before) }°.
        }
    }
letters =
    .example = x
    .epoch = Σ
    .step = Δw
plane =
    { $dimensions ->
        [1] une dimension
       *[other] le plan que w et { $letter } engendrent en dimension { NUMBER($dimensions) }
    }
spoken =
    { $dimensions ->
        [1] Vecteurs en dimension 1 : { vector-lengths }
        [2] Vecteurs : { vector-lengths }
       *[other] Vecteurs dans le plan que w et { $letter } engendrent en dimension { NUMBER($dimensions) } : { vector-lengths }
    }
scoreGoes = Le score passe de { NUMBER($before, $precision) } à { NUMBER($after, $precision) }.
leadGoes = L’avance de sa propre classe passe de { NUMBER($before, $precision) } à { NUMBER($after, $precision) }.
thresholdGoes = Le score passe de { NUMBER($before, $precision) } à { NUMBER($after, $precision) }, et le seuil de { NUMBER($from, $precision) } à { NUMBER($to, $precision) }.
rightNow = Maintenant, il est bien classé.
stillWrong = <strong>Encore mal classé :</strong> une mise à jour ne corrige pas toujours une erreur.
above90 = Au-delà de 90°, le score est négatif.
below90 = En deçà de 90°, le score est positif.
biasApart = C’est l’angle entre w et x seuls. Le biais change aussi le score. Pour l’inclure dans l’angle, écrivez-le w₀ : voir « Notation ».
update-score = score
moments =
    .before = avant
    .adding = ajout
    .after = après
why = Pourquoi, pas à pas
threeLines = Le score, en trois lignes
fourCases = Les quatre cas
byFeature = Caractéristique par caractéristique
withOne = ‖x‖² comprend le 1 de x₀.
algorithm = Voir le pseudo-code
seeAggressive = Voir le perceptron passif-agressif
compareAggressive = Comparer avec le perceptron passif-agressif
cases =
    .caption = Les quatre cas d’une visite
    .predicted = prédit
    .case = cas
    .weights = poids
    .score = score
    .truePositive = vrai positif
    .trueNegative = vrai négatif
    .falsePositive = faux positif
    .falseNegative = faux négatif
    .added = x ajouté
    .subtracted = x soustrait
    .weightsStay = inchangés
    .rises = augmente
    .falls = baisse
    .scoreStays = inchangé
parts =
    .feature = caractéristique
    .adds = apport
    .changes = variation du poids

## weights

weights-heading =
    { $visit ->
        [none] { $what ->
            [weights] Poids actuels
            [training] Poids en cours d’entraînement
           *[counts] Comptes actuels
        }
       *[other] { $what ->
            [weights] Poids actuels, à la visite { NUMBER($visit) }
            [training] Poids en cours d’entraînement, à la visite { NUMBER($visit) }
           *[counts] Comptes actuels, à la visite { NUMBER($visit) }
        }
    }
feature = caractéristique
weight = poids
example = exemple
countOf = compte α
class = classe
weights-bias =
    .bias = biais
    .threshold = seuil
exampleName = exemple { NUMBER($example) }
noCounts = Tous les comptes sont nuls.
moreCounts =
    { $examples ->
        [one] { $examples } autre avec α > 0
       *[other] { $examples } autres avec α > 0
    }
between =
    { $rows ->
        [one] { $rows } autre entre les deux
       *[other] { $rows } autres entre les deux
    }
weights-all = Afficher les { NUMBER($weights) } poids
weights-fewer = En afficher moins
hint = Faites une visite ou sélectionnez un exemple pour voir ce que chaque poids apporte à son score.
point =
    { $selected ->
        [true] Pointez un poids pour voir ce qu’il apporte au score de l’exemple { NUMBER($example) }, qui est sélectionné.
       *[false] Pointez un poids pour voir ce qu’il apporte au score de l’exemple { NUMBER($example) }.
    }
adds = Il apporte <product/> au score de l’exemple { NUMBER($example) }.
biasAdds =
    { $biasAs ->
        [bias] Le biais apporte { NUMBER($value, $precision) } au score de chaque exemple.
       *[weight] Le poids du biais apporte { NUMBER($value, $precision) } au score de chaque exemple.
    }
threshold = Pour tout exemple, un score supérieur à { NUMBER($value, $precision) } compte comme positif.

## story

notation = Notation : y ∈ { "{" }{ LIST($labels, separator: ", ") }{ "}" }, { $bias }
story-more =
    .weights = En savoir plus sur les poids
    .counts = En savoir plus sur les comptes
choice =
    .labels = Étiquettes y
    .bias = Biais écrit comme
    .biasItself = biais
    .hint = Cela ne change que l’écriture, et non l’exécution, les données ou les poids. Avec les étiquettes 0 et 1, une erreur se lit à son résidu e = y − q. Un seuil θ est −b.

## meanings

meanings-heading = Ce que veulent dire les lettres
terms =
    .example = exemple
    .feature = caractéristique
    .label = étiquette
    .weight = poids
    .bias = biais
    .threshold = seuil
    .score = score
    .tie = égalité
    .prediction = prédiction
    .residual = résidu
    .product = produit scalaire
    .length = norme
    .rate = taux d’apprentissage
    .visit = visite
    .radius = rayon
    .margin = marge de la borne
    .geometric = marge géométrique

## aboutWeights

aboutWeights-sum =
    { $selected ->
        [true] Pour l’exemple { NUMBER($example) }, qui est sélectionné, la somme des apports est son score :
       *[false] Pour l’exemple { NUMBER($example) }, la somme des apports est son score :
    }
sumLabel = Les apports et leur somme
ofClass = Afficher les poids de la classe
length = Norme
sameBoundary = Multipliez les poids et le biais par un même nombre positif, et la frontière reste la même.
sensitivity = Sensibilité
sensitivityLabel = Comment le score change avec chaque caractéristique
largestFirst = Du plus grand au plus petit
fullPrecision = Tous les chiffres
copy = Copier
copyName =
    .weights = Copier les poids
    .counts = Copier les comptes
copied = Copié.
byHand = Le presse-papiers n’est pas disponible ici. Copiez plutôt ce texte :
scale = Norme des poids affichés
twice = × 2
twiceName = × 2 : deux fois plus longs
half = × ½
halfName = × ½ : deux fois plus courts
asTrained = tels qu’entraînés
times =
    { $shorter ->
        [true] 1/{ NUMBER($factor) } × l’entraînement
       *[false] { NUMBER($factor) } × l’entraînement
    }
unit = norme 1
noDirection = Tous les poids sont nuls, donc il n’y a pas encore de direction.
trained = entraînés
shown = affichés
rows =
    .length = norme
    .functional = marge fonctionnelle
    .geometric = marge géométrique
    .boundary = distance de 0 à la frontière :
effect = Chaque score est multiplié par le même nombre positif, donc aucun signe ne change et la frontière ne bouge pas.
marginsOf = Les marges sont celles de l’exemple { NUMBER($example) }.
slopes =
    { $scaled ->
        [true] Le poids d’une caractéristique dit de combien change le score quand la caractéristique mise à l’échelle augmente de 1. C’est pareil pour tous les exemples.
       *[false] Le poids d’une caractéristique dit de combien change le score quand la caractéristique augmente de 1. C’est pareil pour tous les exemples.
    }
rises = Le score augmente le plus avec <feature/> ({ $weight }).
falls = Le score baisse le plus avec <feature/> ({ $weight }).
flat = Pour l’instant, aucune caractéristique ne change le score : tous les poids sont nuls.
byExample =
    { $example ->
        [none] { $scaled ->
            [true] À cause des produits, la façon dont le score change avec une caractéristique de base dépend de l’exemple. Les caractéristiques sont mises à l’échelle.
           *[false] À cause des produits, la façon dont le score change avec une caractéristique de base dépend de l’exemple.
        }
       *[other] { $scaled ->
            [true] À cause des produits, la façon dont le score change avec une caractéristique de base dépend de l’exemple. Pour l’exemple { NUMBER($example) }, avec les caractéristiques mises à l’échelle :
           *[false] À cause des produits, la façon dont le score change avec une caractéristique de base dépend de l’exemple. Pour l’exemple { NUMBER($example) } :
        }
    }
less =
    { $features ->
        [one] { $features } autre caractéristique le change moins.
       *[other] { $features } autres caractéristiques le changent moins.
    }
isWord = <letter/> est « { $word } ».
