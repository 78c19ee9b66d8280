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
    .productLesson = Leçon : un produit répare tout
    .stopLesson = Leçon : pourquoi il doit s’arrêter
    .lineLesson = Leçon : pourquoi aucune droite ne le peut

## secondOrder

start = Il n’a pas encore fait d’erreur : sa matrice S traite toutes les directions de la même façon.
first = C’est la première erreur : le pas suit encore la direction de l’exemple.
moves = Les poids se déplacent le long de S·x, et non de x : moins dans les directions communes à ses erreurs.
added =
    .added = S·x ajouté
    .subtracted = S·x soustrait

## kernel

starts =
    .mistake = Chaque exemple a un compte α des erreurs faites sur lui, 0 pour l’instant. Le premier score sera donc 0 : une égalité, que la règle d’égalité compte comme une erreur.
    .correct = Chaque exemple a un compte α des erreurs faites sur lui, 0 pour l’instant. Le premier score sera donc 0 : une égalité, que la règle d’égalité compte comme correcte.
    .negative = Chaque exemple a un compte α des erreurs faites sur lui, 0 pour l’instant. Le premier score sera donc 0 : une égalité, que la règle d’égalité lit comme négative.
    .positive = Chaque exemple a un compte α des erreurs faites sur lui, 0 pour l’instant. Le premier score sera donc 0 : une égalité, que la règle d’égalité lit comme positive.
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
        [one] L’époque se termine : les poids se déplacent de la somme sur son unique erreur.
       *[other] L’époque se termine : les poids se déplacent de la somme sur ses { $mistakes } erreurs.
    }
share = Cette visite ajoute à la somme sur les erreurs :
wholeEpoch =
    { $mistakes ->
        [none] L’époque entière, sur ses erreurs :
        [one] L’époque entière, sur son unique erreur :
       *[other] L’époque entière, sur ses { $mistakes } erreurs :
    }
inSum =
    .added = +x dans la somme
    .subtracted = −x dans la somme
settled = Il s’est stabilisé après { epochs } et { updates } : le dernier pas était plus court que la tolérance ε = { NUMBER($tolerance, $precision) }.
maybeWrong = Cela ne veut pas dire que tous les exemples sont bien classés.
