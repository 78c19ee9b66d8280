### L'import de données, et les avis.

# Les premières lignes, parmi celles qu'il y a.
rows-shown =
    { $allRows ->
        [true] { $rows ->
            [one] { $rows } ligne
           *[other] { $rows } lignes
        }
       *[false] Les { NUMBER($shown) } premières lignes sur { NUMBER($rows) }
    }
right-or-wrong =
    { $mistake ->
        [true] une erreur
       *[false] correct
    }
onlyVectors = On ne peut partir que d’un seul vecteur de poids, ou d’un par classe.
# Du tableau, ou du fichier qui en tient lieu.
lines-hidden =
    { $moreColumns ->
        [one] { $moreColumns } colonne n’est pas affichée
       *[other] { $moreColumns } colonnes ne sont pas affichées
    }

## importing

title = Importer des données
close = Fermer
text = Collez un tableau, ou choisissez ou déposez un fichier
sample =
    taille;masse;étiquette

    1,72;64;oui

    1,65;80;non
chooseFile = Choisir un fichier…
fileToImport = Fichier à importer
limits = CSV, TSV, libsvm, ARFF, JSON, un état enregistré ou un modèle enregistré : jusqu’à { NUMBER($columns) } caractéristiques, { NUMBER($rows) } lignes et { $size }. Vos données restent sur cet ordinateur.
pasted = Texte collé
size =
    { $unit ->
        [bytes] { $amount ->
            [one] { $amount } octet
           *[other] { $amount } octets
        }
        [kB] { NUMBER($amount, maximumSignificantDigits: 2) } ko
       *[MB] { NUMBER($amount, maximumSignificantDigits: 2) } Mo
    }
reading =
    { $name ->
        [none] Lecture du texte collé
       *[other] Lecture : { $name }
    }
readingFile = Lecture du fichier
noText = Le texte collé est vide.
empty = { $name } est vide.
tooLarge =
    { $name ->
        [none] Le texte collé fait { $size }, et la limite est de { $most }. Il n’a pas été lu.
       *[other] { $name } fait { $size }, et la limite est de { $most }. Ce fichier n’a pas été lu.
    }
overLimit = { $name } dépasse la limite de { $most }. Ce fichier n’a pas été lu.
unreadable = { $name } n’a pas pu être lu.
busy = Lecture…
cancelled = La lecture a été annulée. Rien n’a changé.
readAgain = Relire
savedState = État enregistré
replaces = C’est un état enregistré : ses données, ses algorithmes et ses réglages remplacent ce que vous avez maintenant.
cannotOpen = Cela ne peut pas être ouvert.
leftOutOfState = Laissé de côté :
open = Ouvrir
savedModel = Modèle enregistré
modelTaken = C’est un modèle enregistré. Vous gardez vos données, et reprenez du modèle :
featuresTaken = Caractéristiques : { $features }
biasTaken =
    { $bias ->
        [true] Biais : oui
       *[false] Biais : non
    }
learnerTaken = Algorithme : { $learner }
weightsTaken = Les poids initiaux
modelLeft = C’est un modèle enregistré, mais vos algorithmes ne peuvent pas en partir. Rien ne change.
misfits =
    .noStart =
        { $kind ->
            [votes] Il prédit par le vote de nombreux vecteurs de poids. { onlyVectors }
            [kernel] Il prédit par un noyau et les exemples qui ont donné lieu à des erreurs. { onlyVectors }
            [nearest-neighbours] Il prédit d’après les exemples les plus proches. { onlyVectors }
           *[decision-tree] Il prédit par un arbre de décision. { onlyVectors }
        }
    .otherColumns =
        { $model ->
            [one] Il prend { $model } caractéristique de base, et vos données en ont { NUMBER($data) }.
           *[other] Il prend { $model } caractéristiques de base, et vos données en ont { NUMBER($data) }.
        }
    .otherClasses = Il distingue { NUMBER($model) } classes, et vos données en ont { NUMBER($data) }.
    .otherScaling = Sa mise à l’échelle a été apprise sur d’autres données : ses poids auraient ici un autre sens. Chargez les données sur lesquelles il a été entraîné.
    .locked = Ce qu’il changerait est verrouillé ici.
takeModel = Partir de ce modèle
table = Lecture du tableau
delimiter = Séparateur
delimiters =
    .comma = Virgule : a,b
    .semicolon = Point-virgule : a;b
    .tab = Tabulation
    .bar = Barre : a|b
    .spaces = Espaces : a b
    .libsvm = Format libsvm : 1:0.5 2:3
    .arff = Format ARFF
    .json = Enregistrements JSON
decimalMark = Séparateur décimal
decimalMarks =
    .point = Point : 1.5
    .comma = Virgule : 1,5
header = La première ligne contient les noms des colonnes
label = Étiquette
positive = Étiquette positive
folds = Ignorer les majuscules dans les étiquettes
eachClass = Aucune : { NUMBER($classes) } classes
axes =
    .x1 = Axe horizontal, x₁
    .x2 = Axe vertical, x₂
features = Caractéristiques
firstRows = Premières lignes
rows =
    { $moreColumns ->
        [0] { rows-shown }
       *[other] { rows-shown } ; { lines-hidden }
    }
line = Ligne
record = Enregistrement
roles =
    .label = étiquette
    .x1 = x₁
    .x2 = x₂
    .feature = caractéristique
    .left-out = laissée de côté
outcome =
    { $features ->
        [one] { examples } à { $features } caractéristique : { LIST($counts) }.
       *[other] { examples } à { $features } caractéristiques : { LIST($counts) }.
    }
positives =
    { $count ->
        [one] { $count } positif ({ $name })
       *[other] { $count } positifs ({ $name })
    }
negatives =
    { $count ->
        [one] { $count } négatif ({ $name })
       *[other] { $count } négatifs ({ $name })
    }
ofClass = { NUMBER($count) } { $name }
leaveOut =
    { $rows ->
        [one] Laisser de côté { $rows } ligne où il manque une valeur
       *[other] Laisser de côté { $rows } lignes où il manque une valeur
    }
noRow = Il ne reste aucune ligne.
moreProblems =
    { $problems ->
        [one] Et { $problems } autre de ce genre.
       *[other] Et { $problems } autres de ce genre.
    }
take = Importer

## importNotices

eitherNumber = Dans { LIST($columns) }, « { $text } » vaut-il { NUMBER($value) } ou { NUMBER($other) } ? C’est lu comme { NUMBER($value) }. Si c’est faux, changez le séparateur décimal.
eitherHeader =
    { $header ->
        [true] « { $text } » : est-ce que ce sont les noms des colonnes ? C’est lu comme des noms. Si c’est faux, décochez la case.
       *[false] « { $text } » : est-ce que ce sont les noms des colonnes ? C’est lu comme un exemple. Si c’est faux, cochez la case.
    }
capitals =
    { $folded ->
        [true] Les majuscules comptent-elles dans { LIST($labels) } ? Elles sont ignorées. Si c’est faux, décochez la case.
       *[false] Les majuscules comptent-elles dans { LIST($labels) } ? Elles font des étiquettes différentes. Si c’est faux, cochez la case.
    }
manyClasses = Quelle étiquette de « { $name } » est positive ? Cette colonne a { NUMBER($values) } valeurs différentes, et il peut y avoir au plus { NUMBER($most) } classes : une valeur est donc comparée à toutes les autres.
sameLabels = { LIST($labels) } sont la même étiquette, « { $as } ».
numbersRead = « { $text } » est lu comme { NUMBER($value) }.
identifiers =
    { $names-length ->
        [1] La colonne { LIST($names) } est laissée de côté, car elle ne fait qu’identifier les lignes.
       *[other] Les colonnes { LIST($names) } sont laissées de côté, car elles ne font qu’identifier les lignes.
    }
words =
    { $names-length ->
        [1] La colonne { LIST($names) } est laissée de côté, car ce n’est pas une colonne de nombres.
       *[other] Les colonnes { LIST($names) } sont laissées de côté, car ce ne sont pas des colonnes de nombres.
    }
importNotices-empty =
    { $names-length ->
        [1] La colonne { LIST($names) } est vide.
       *[other] Les colonnes { LIST($names) } sont vides.
    }
comments =
    { $lines ->
        [one] { $lines } commentaire est ignoré, à la ligne { NUMBER($first, useGrouping: "false") }.
       *[other] { $lines } commentaires sont ignorés, à partir de la ligne { NUMBER($first, useGrouping: "false") }.
    }
importNotices-title = La ligne { NUMBER($line, useGrouping: "false") }, « { $text } », est ignorée : c’est un titre.
counts = La ligne { NUMBER($line, useGrouping: "false") }, « { $text } », donne la taille du tableau et les noms des classes.
oneFeature = Il y a une seule caractéristique, « { $name } ». Pour la figure, x₂ vaut 0 dans chaque exemple.
contradict =
    { $record ->
        [true] { $lines ->
            [one] L’enregistrement { NUMBER($line, useGrouping: "false") } a les caractéristiques de l’enregistrement { NUMBER($as, useGrouping: "false") }, mais une autre étiquette : aucun algorithme ne classe bien les deux.
           *[other] { $lines } enregistrements ont les caractéristiques d’un autre, mais une autre étiquette, par exemple les enregistrements { NUMBER($as, useGrouping: "false") } et { NUMBER($line, useGrouping: "false") } : aucun algorithme ne les classe tous bien.
        }
       *[false] { $lines ->
            [one] La ligne { NUMBER($line, useGrouping: "false") } a les caractéristiques de la ligne { NUMBER($as, useGrouping: "false") }, mais une autre étiquette : aucun algorithme ne classe bien les deux.
           *[other] { $lines } lignes ont les caractéristiques d’une autre, mais une autre étiquette, par exemple les lignes { NUMBER($as, useGrouping: "false") } et { NUMBER($line, useGrouping: "false") } : aucun algorithme ne les classe toutes bien.
        }
    }
quoted = « { $name } »
more =
    { $names ->
        [one] { $names } autre
       *[other] { $names } autres
    }
renamed = « { $from } » s’appelle « { $to } » ici.

## importProblems

problem =
    { $line ->
        [none] { $rule }
       *[other] { $column ->
            [none] { $record ->
                [true] Enregistrement { NUMBER($line, useGrouping: "false") } : { $rule }
               *[false] Ligne { NUMBER($line, useGrouping: "false") } : { $rule }
            }
           *[other] { $record ->
                [true] Enregistrement { NUMBER($line, useGrouping: "false") }, { $column } : { $rule }
               *[false] Ligne { NUMBER($line, useGrouping: "false") }, { $column } : { $rule }
            }
        }
    }
columns =
    .named = colonne « { $name } »
    .column = colonne { NUMBER($number, useGrouping: "false") }
    .feature = caractéristique { NUMBER($number, useGrouping: "false") }
    .label = l’étiquette
rules =
    .openQuote = Le guillemet n’est pas fermé.
    .behindQuote = Il y a quelque chose après le guillemet fermant.
    .noValue = Il manque la valeur.
    .noNumber = « { $text } » n’est pas un nombre.
    .noPair = « { $text } » n’est pas une caractéristique suivie de sa valeur.
    .noRecords = Ce n’est ni un objet ni une liste, contrairement aux autres enregistrements.
    .noJson = Ce n’est pas du JSON. { $text }
    .noArffData = Ce fichier ARFF n’a pas de ligne @data.
    .foreign =
        { $format ->
            [vowpalWabbit] C’est le format de Vowpal Wabbit, qui ne peut pas être lu. Enregistrez les données en CSV ou en libsvm.
            [orange] C’est le format d’Orange à trois lignes d’en-tête, qui ne peut pas être lu. Enregistrez les données en CSV.
            [workbook] C’est un classeur (Excel ou similaire), qui ne peut pas être lu. Enregistrez la feuille en CSV.
            [numpy] C’est un fichier NumPy, qui ne peut pas être lu. Enregistrez le tableau avec numpy.savetxt.
            [parquet] C’est un fichier Parquet, qui ne peut pas être lu. Enregistrez les données en CSV.
            [html] C’est une page web, pas un tableau. Téléchargez le fichier lui-même.
           *[sparseArff] C’est un fichier ARFF creux, qui ne peut pas être lu. Enregistrez les données en CSV ou en libsvm.
        }
    .otherWidth =
        { $cells ->
            [one] Il y a { $cells } cellule au lieu de { NUMBER($width) }.
           *[other] Il y a { $cells } cellules au lieu de { NUMBER($width) }.
        }
    .firstWidth =
        { $cells ->
            [one] Il y a { $cells } cellule, mais la ligne { NUMBER($firstLine, useGrouping: "false") } en a { NUMBER($first) }.
           *[other] Il y a { $cells } cellules, mais la ligne { NUMBER($firstLine, useGrouping: "false") } en a { NUMBER($first) }.
        }
    .longLine = Une ligne peut avoir au plus { NUMBER($most) } caractères.
    .longCell = Une cellule peut avoir au plus { NUMBER($most) } caractères.
    .manyColumns = Il peut y avoir au plus { NUMBER($most) } colonnes.
    .manyFeatures = Un tableau peut avoir au plus { NUMBER($most) } caractéristiques.
    .manyNumbers = Un tableau peut avoir au plus { NUMBER($most) } cellules.
    .manyRows = Il peut y avoir au plus { NUMBER($most) } lignes.
    .rowsLeft = Il y a { NUMBER($rows) } lignes, et il y a de la place pour { NUMBER($most) } au plus.
choices =
    .fewColumns =
        { $columns ->
            [one] Un tableau a besoin d’une caractéristique et d’une étiquette, mais celui-ci a { $columns } colonne.
           *[other] Un tableau a besoin d’une caractéristique et d’une étiquette, mais celui-ci a { $columns } colonnes.
        }
    .fewFeatures = Choisissez au moins une caractéristique. Ce doit être une colonne de nombres.
    .manyFeatures = Cela fait { NUMBER($features) } caractéristiques, et il peut y en avoir au plus { NUMBER($most) } : décochez-en quelques-unes.
    .oneValue =
        { $values ->
            [0] L’étiquette, « { $name } », n’a aucune valeur, mais il lui en faut deux différentes.
           *[other] L’étiquette, « { $name } », n’a qu’une valeur, mais il lui en faut deux différentes.
        }
    .manyValues = « { $name } » a plus de { NUMBER($most) } valeurs différentes : choisissez une autre colonne comme étiquette.
    .manyClasses = « { $name } » a { NUMBER($values) } valeurs différentes, et il peut y avoir au plus { NUMBER($most) } classes : choisissez une valeur qui soit positive.

## reviews

heading = Avis sur des cours
list = Avis
axis =
    .negative = ← négatif
    .positive = positif →
score = score
intro = Chaque mot est une caractéristique : 1 si l’avis le contient, 0 sinon.
notBook = « excellent » parle en faveur d’un cours et « terrible » contre lui, mais « not » inverse l’un et l’autre : « not excellent » n’est pas un éloge. Un poids par mot ne peut pas dire cela, car « not » ajoute la même chose à un score, quel que soit le mot qui l’accompagne.
not = « not » inverse le sens d’autres mots : « not { $word } » dit le contraire de « { $word } ». Un poids par mot ne peut pas dire cela, car « not » ajoute la même chose à un score, quel que soit le mot qui l’accompagne.
conjunction = « { $conjunction } » est une caractéristique à part entière : 1 seulement si l’avis contient les deux mots. Son poids peut annuler ce que dit « { $word } ».
sum = Maintenant, « { $word } » seul a un score de { NUMBER($alone, $precision) }, et avec « not » le score est { $sum }.
proof = Ces avis le prouvent. En moyenne, les positifs et les négatifs ont les mêmes caractéristiques : { LIST($averages) }. Quels que soient les poids, les deux groupes ont donc le même score moyen, et ils ne peuvent pas être chacun tout entier de son côté de 0.
average = { $feature } = { NUMBER($average) }
addConjunctions =
    { $conjunctions-length ->
        [1] Ajouter la conjonction { LIST($conjunctions) }
       *[other] Ajouter les conjonctions { LIST($conjunctions) }
    }
removeConjunctions =
    { $conjunctions ->
        [1] Retirer la conjonction
       *[other] Retirer les conjonctions
    }
noScores = Pas de scores ici, car l’algorithme ({ $learner }) ne prédit pas par le signe d’un seul score. Ses erreurs sont tout de même comptées.
scoresOf = Les scores sont ceux de l’algorithme affiché dans l’explication : { $learner }.
scoresOfModel = Les scores utilisent les poids qui prédisent, et non ceux en cours d’entraînement.
scoresOfScaled = Les scores utilisent les caractéristiques mises à l’échelle ; les avis les montrent telles quelles, 0 ou 1.
reviews-words = Mots
wordsName = Mots qui sont des caractéristiques
removeWord = Retirer le mot { $word }
lastWord = Il faut au moins un mot.
addWord = Ajouter un mot
mostWords = Vous pouvez utiliser au plus { NUMBER($most) } mots.
select = Sélectionner l’avis { NUMBER($review) }
remove = Supprimer l’avis { NUMBER($review) }
reviews-text = Texte de l’avis { NUMBER($review) }
reviews-label =
    { $label ->
        [positive] Étiquette de l’avis { NUMBER($review) } : positive
       *[negative] Étiquette de l’avis { NUMBER($review) } : négative
    }
labelHint =
    { $label ->
        [positive] positif : appuyez pour rendre l’avis négatif
       *[negative] négatif : appuyez pour rendre l’avis positif
    }
heldOut = mis de côté
visited = visite { NUMBER($visit) }
visitedHeard =
    { $mistake ->
        [true] : une erreur
       *[false] : correct
    }
judged =
    { $predicted ->
        [positive] prédit positif : { right-or-wrong }
        [negative] prédit négatif : { right-or-wrong }
        [tie-positive] 0 est une égalité, comptée comme positive : { right-or-wrong }
        [tie-negative] 0 est une égalité, comptée comme négative : { right-or-wrong }
       *[tie] 0 est une égalité : { right-or-wrong }
    }
newReview = Nouvel avis
newLabel =
    { $label ->
        [positive] Étiquette du nouvel avis : positive
       *[negative] Étiquette du nouvel avis : négative
    }
newText = Texte du nouvel avis
newHint = Écrivez un autre avis
add = Ajouter
restore = Remettre les quatre avis d’exemple
combinations = Toutes les combinaisons
combinationsOf =
    { $listed ->
        [all] { $scored ->
            [true] Toutes les combinaisons de ces mots, avec leur score selon les poids actuels.
           *[false] Toutes les combinaisons de ces mots.
        }
        [ofReviews] { $scored ->
            [true] Ces mots ont { NUMBER($all) } combinaisons, trop pour les énumérer. Voici celles qu’on trouve dans les avis, avec leur score selon les poids actuels.
           *[false] Ces mots ont { NUMBER($all) } combinaisons, trop pour les énumérer. Voici celles qu’on trouve dans les avis.
        }
       *[first] { $scored ->
            [true] Ces mots ont { NUMBER($all) } combinaisons, trop pour les énumérer. Voici les { NUMBER($first) } premières qu’on trouve dans les avis, avec leur score selon les poids actuels.
           *[false] Ces mots ont { NUMBER($all) } combinaisons, trop pour les énumérer. Voici les { NUMBER($first) } premières qu’on trouve dans les avis.
        }
    }
allTies = Toutes sont des égalités pour l’instant : chaque score vaut 0.
ties =
    { $ties ->
        [one] { $ties } est une égalité : un score de 0 n’est d’aucun côté.
       *[other] { $ties } sont des égalités : un score de 0 n’est d’aucun côté.
    }
reviews-columns =
    .predicted = prédit
    .reviews = avis
predicted =
    { $predicted ->
        [positive] positif
        [negative] négatif
        [tie-positive] 0 : une égalité, comptée comme positive
        [tie-negative] 0 : une égalité, comptée comme négative
       *[tie] 0 : une égalité
    }
numbers = { LIST(NUMBER($reviews)) }
none = aucun

## reviewProblems

reviewProblems-noText = Un avis a besoin d’un texte.
longText =
    Un avis peut avoir au plus { NUMBER($most) } caractères, et celui-ci en a { NUMBER($characters) }.
manyReviews = Il peut y avoir au plus { NUMBER($most) } avis.
noWord = Écrivez un seul mot : des lettres et des chiffres, sans espaces.
longWord = Un mot peut avoir au plus { NUMBER($most) } caractères.
sameWord = « { $word } » est déjà là.
manyWords = Il peut y avoir au plus { NUMBER($most) } mots.
