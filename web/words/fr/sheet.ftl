### Les fiches d'exercice.

# Combien il y a à faire : « 5 exemples, 3 à 5 mises à jour, 2 ou 3 époques ».
amount =
    { $examples ->
        [one] { $examples } exemple, { $updates } mises à jour, { $epochs } époques
       *[other] { $examples } exemples, { $updates } mises à jour, { $epochs } époques
    }
run-made =
    { $visits ->
        [one] { updates } en { $visits } visite
       *[other] { updates } en { $visits } visites
    }

## sheet

title = { $learner } à la main
solution = { $title } : corrigé
name = Nom
date = Date
fromPage =
    { $cut ->
        [none] De la page : { $data }.
        [1] De la page : { $data }, la première visite.
       *[other] De la page : { $data }, les { $cut } premières visites.
    }
made =
    { $level ->
        [gentle] Fiche facile { NUMBER($seed, useGrouping: "false") } : { amount }.
        [usual] Fiche moyenne { NUMBER($seed, useGrouping: "false") } : { amount }.
        [long] Fiche longue { NUMBER($seed, useGrouping: "false") } : { amount }.
       *[like] Fiche { NUMBER($seed, useGrouping: "false") }, comme celle de la page : { amount }.
    }
range =
    { $range ->
        [same] { NUMBER($least) }
        [next] { NUMBER($least) } ou { NUMBER($most) }
       *[apart] { NUMBER($least) } à { NUMBER($most) }
    }
madeInstead = Fiche moyenne { NUMBER($seed, useGrouping: "false") }, car l’exécution de la page ne tient pas sur une fiche : { amount }.
features = Les caractéristiques de x sont { LIST($names, separator: ", ") }.
score =
    { $form ->
        [bias] Score : a = w·x + b.
        [weight] Score : a = w·x, avec x₀ = 1.
       *[other] Score : a = w·x.
    }
withinMargin = Si { $signed } ≤ { NUMBER($margin, $precision) }, même sans erreur : { LIST($steps) }. Sinon, rien ne change.
onMistake = En cas d’erreur : { LIST($steps) }. Sinon, rien ne change.
mistake =
    { $residuals ->
        [true] { $tie ->
            [mistake] Prédire q = 1 si { $positive }, sinon q = 0. Le résidu est e = y − q. Si { $tied }, c’est toujours une erreur.
            [correct] Prédire q = 1 si { $positive }, sinon q = 0. Le résidu est e = y − q. Si { $tied }, ce n’est jamais une erreur.
           *[other] Prédire q = 1 si { $positive }, sinon q = 0. Le résidu est e = y − q.
        }
       *[false] { $tie ->
            [mistake] Erreur : si { $signed } ≤ 0 ; une égalité ({ $tied }) en est donc une aussi.
            [correct] Erreur : si { $signed } < 0 ; une égalité ({ $tied }) n’en est donc pas une.
           *[other] Prédire +1 si { $positive }, sinon −1. Erreur : si la prédiction n’est pas y.
        }
    }
classScore =
    { $form ->
        [bias] Score de chaque classe : a = w·x + b, avec les poids de cette classe ; le dernier nombre est b.
        [weight] Score de chaque classe : a = w·x, avec les poids de cette classe ; x₀ vaut toujours 1.
        [threshold] Score de chaque classe : a = w·x, avec les poids de cette classe ; le dernier nombre est son seuil θ.
       *[other] Score de chaque classe : a = w·x, avec les poids de cette classe.
    }
classPrediction =
    { $form ->
        [threshold] Prédire la classe dont a − θ est le plus grand ; en cas d’égalité, celle de plus petit numéro.
       *[other] Prédire la classe dont le score est le plus élevé ; en cas d’égalité, celle de plus petit numéro.
    }
classUpdate =
    { $form ->
        [bias] En cas d’erreur : ajouter x aux poids de la bonne classe et 1 à son b, et soustraire l’un et l’autre de ceux de la classe prédite.
        [threshold] En cas d’erreur : ajouter x aux poids de la bonne classe et soustraire 1 de son θ ; soustraire x des poids de la classe prédite et ajouter 1 à son θ.
       *[other] En cas d’erreur : ajouter x aux poids de la bonne classe, et le soustraire de ceux de la classe prédite.
    }
heads =
    .visit = visite
    .epoch = époque
    .example = exemple
    .class = classe
    .score = score a
    .predicted = prédit
    .correct = correct ?
    .update = mise à jour
start = départ
yes = oui
no = non
noUpdate = aucune
fillIn =
    { $given ->
        [all] Lisez le tableau visite par visite, et vérifiez chaque score.
        [scores] Remplissez les scores, visite par visite. Le reste est donné.
        [first] Remplissez les cases vides du tableau, visite par visite. La première visite est faite.
       *[other] Remplissez tout le tableau, visite par visite.
    }
howItEnds = Combien de mises à jour ont été faites ? L’exécution a-t-elle convergé ?
ended =
    { $converged ->
        [true]
            { $epochs ->
                [1] { run-made }. Oui : son unique époque n’a pas de mise à jour.
               *[other] { run-made }. Oui : la dernière des { $epochs } époques n’a pas de mise à jour.
            }
       *[false] { run-made }. Pas encore : chaque époque a eu une mise à jour.
    }
average = Faites la moyenne des poids sur les { NUMBER($rows) } lignes du tableau, départ compris. (Additionnez d’abord chaque colonne.)
averaged = La somme des colonnes est { $sum } ; les poids moyennés sont ces nombres divisés par { NUMBER($rows) }.
votes = Écrivez une fois chaque vecteur de poids, avec sa durée de survie : le nombre de lignes où il figure, départ compris.
model =
    { $letter ->
        [none] w = { $vector }
       *[other] w = { $vector } et { $letter } = { $bias }
    }
voter = { $model } : { $count }
names = { LIST($names, separator: ", ") }
draw =
    { $averaged ->
        [true] Tracez sur la figure la frontière des poids moyennés, avec une flèche vers le côté positif.
       *[false] Tracez sur la figure la frontière après la dernière visite, avec une flèche vers le côté positif.
    }
boundary = La frontière est là où { $equation } ; la flèche suit w.
noBoundary = Il n’y a pas de frontière : w est nul.
learnerRefusals =
    .pocket = Il n’y a pas de fiches pour cet algorithme ({ $learner }) : après chaque mise à jour, il faut revérifier tous les exemples.
    .batch = Il n’y a pas de fiches pour cet algorithme ({ $learner }) : ses mises à jour sont des sommes sur toutes les erreurs d’une époque.
    .passive-aggressive = Il n’y a pas de fiches pour cet algorithme ({ $learner }) : ses pas sont des fractions qui ont vite beaucoup de chiffres.
    .second-order = Il n’y a pas de fiches pour cet algorithme ({ $learner }) : ses pas sont des fractions qui ont vite beaucoup de chiffres.
    .kernel = Il n’y a pas de fiches pour cet algorithme ({ $learner }) : il n’a pas de poids à noter, et chaque visite demande une somme sur toutes les erreurs.
    .nearest-neighbours = Il n’y a pas de fiches pour cet algorithme ({ $learner }) : il n’est pas entraîné par visites.
    .decision-tree = Il n’y a pas de fiches pour cet algorithme ({ $learner }) : il n’est pas entraîné par visites.
refusals =
    .noExamples = Cette page n’a pas d’exemples dont faire une fiche.
    .examples =
        { $count ->
            [one] Cette page a { $count } exemple, mais une fiche a de la place pour { NUMBER($most) }.
           *[other] Cette page a { $count } exemples, mais une fiche a de la place pour { NUMBER($most) }.
        }
    .features =
        { $count ->
            [one] Il y a { $count } caractéristique, plus qu’on n’en additionnerait à la main ({ NUMBER($most) }).
           *[other] Il y a { $count } caractéristiques, plus qu’on n’en additionnerait à la main ({ NUMBER($most) }).
        }
    .classes = Il y a plus de classes qu’un tableau sur papier ne peut en contenir ({ NUMBER($most) }).
    .values = Une fiche prend des nombres entiers jusqu’à { NUMBER($most) }, mais certaines valeurs de cette page n’en sont pas.
    .weights = Les poids ne resteraient pas des nombres entiers jusqu’à { NUMBER($most) }.
    .scores = Les scores ne resteraient pas des nombres entiers jusqu’à { NUMBER($most) }.
    .neverUpdates = Avec des poids nuls, tous les scores sont nuls. Si cela compte comme correct, il n’y a jamais de mise à jour. Comptez une égalité comme une erreur.
    .notFound = Aucune fiche de ce genre n’a été trouvée ({ amount }). Choisissez un autre niveau ou une autre graine.
otherExamples = Cette fiche a donc d’autres exemples.

## worksheet

worksheet-title = Fiche d’exercice
close = Fermer
making = Création de la fiche…
region = Fiche et corrigé
source = Fiche
sources =
    .page = De cette page
    .like = Nouvelle, comme celle de la page
    .gentle = Nouvelle, facile
    .usual = Nouvelle, moyenne
    .long = Nouvelle, longue
given = Donné dans le tableau
givens =
    .all = Tout
    .scores = Tout sauf les scores
    .first = La première ligne
    .none = Rien
seed = Graine
another = En faire une autre
print = Imprimer
formats =
    .markdown = Markdown
    .latex = LaTeX
loadCs188 = Charger l’exemple détaillé de CS 188
tieIsMistake = Compter une égalité comme une erreur
table = Visites, à remplir
solvedTable = Visites, remplies
toFillIn = à remplir
point =
    { $positive ->
        [true] { $name } : positif en { $place }
       *[false] { $name } : négatif en { $place }
    }
plot =
    { $boundary ->
        [true] Figure des exemples avec la frontière. { LIST($points, separator: " ; ") }
       *[false] Figure des exemples. { LIST($points, separator: " ; ") }
    }
