### Ce qui est refusé, et les avis au bas de la page.

## notices

kinds =
    .info = Remarque
    .warning = Attention
    .error = Erreur
dismiss = Fermer

## warnings

refused =
    { $drops ->
        [true] { $said } Les données fournies ne sont pas affichées.
       *[false] { $said }
    }
warnings-locked = { lockedHere }
tooManyPoints = La page a de la place pour { NUMBER($most) } points. Rien n’a été ajouté.
tooManyFeatures = Vous pouvez choisir au plus { NUMBER($most) } caractéristiques. Rien n’a été changé.
tooManyLearners = Vous pouvez comparer au plus { NUMBER($most) } algorithmes.
orderGone =
    { $named ->
        [one] L’ordre personnalisé était pour { $named } exemple, et il y en a maintenant { NUMBER($examples) } : les visites reprennent l’ordre d’origine.
       *[other] L’ordre personnalisé était pour { $named } exemples, et il y en a maintenant { NUMBER($examples) } : les visites reprennent l’ordre d’origine.
    }
otherOrderGone = L’ordre personnalisé était pour d’autres exemples : les visites reprennent l’ordre d’origine.

## noVerdict

severalClasses = Une droite ne sépare que deux étiquettes.
oneLabel = Sans les deux étiquettes, il n’y a rien à séparer.
noVerdict-refused = Il n’y a pas de verdict : { $error }

## obstacles

obstacles-refused = { $error }
twoClasses = Cet algorithme connaît deux classes, mais ces exemples en ont davantage.
preparing = Préparation de cet algorithme : { NUMBER($percent, useGrouping: "false") }{ "\u202F" }%.

## offers

useMulticlass = Utiliser le perceptron multiclasse
usePerceptron = Utiliser le perceptron
drawPositives = Dessiner des exemples positifs
drawNegatives = Dessiner des exemples négatifs
loadBlobs = Charger deux nuages
loadReviews = Charger les avis sur des cours

## traceObstacles

noMemory = Il n’y a pas assez de mémoire pour refaire ces visites.
traceObstacles-refused = Ces visites ne peuvent pas être affichées : { $error }

## refusalPlaces

inCourse = Dans le cours : { $said }
named = { $place } : { $said }
inStep =
    { $line ->
        [none] { courseStep } : { $said }
       *[other] { courseStep } (ligne { NUMBER($line, useGrouping: "false") }) : { $said }
    }
courseStep =
    { $part ->
        [none] { courseTask }
        [link] { courseTask }, lien
        [state] { courseTask }, état
        [data] { courseTask }, données
       *[other] { courseTask }, { $part }
    }
courseTask =
    { $task ->
        [none] Étape { NUMBER($step, useGrouping: "false") }
       *[other] Étape { NUMBER($step, useGrouping: "false") }, tâche { NUMBER($task, useGrouping: "false") }
    }
onLine = Ligne { NUMBER($line, useGrouping: "false") } : { $said }
quotation = « { $text } »

## refusalSentences

# Ce que le cœur refuse.
whole-within = { $field } doit être un nombre entier de { $facts-0 } à { $facts-1 }.
within = { $field } doit être compris entre { $facts-0 } et { $facts-1 }.
above = { $field } doit être supérieur à { $facts-0 } et au plus égal à { $facts-1 }.
finite = { $field } ne doit contenir que des nombres finis.
magnitude = { $field } doit rester entre ±1e100.
name = { $field } n’est pas un nom connu.
two-of = { $field } doit être formé de deux nombres différents de 0 à { $facts-0 }.
list-length = { $field } doit être une liste de { $facts-0 } à { $facts-1 } éléments.
no-examples = Il n’y a pas d’exemples.
only-positives = Tous les exemples sont positifs : il faut les deux étiquettes pour apprendre.
only-negatives = Tous les exemples sont négatifs : il faut les deux étiquettes pour apprendre.
only-class-0 = Tous les exemples sont de la classe 0 : il faut deux classes pour apprendre.
label-sign = L’étiquette de l’exemple { $facts-0 } n’est ni −1 ni +1.
label-class = L’étiquette de l’exemple { $facts-0 } n’est pas un numéro de classe de 0 à { $facts-1 }.
label-any = L’étiquette de l’exemple { $facts-0 } n’est ni −1, ni +1, ni un numéro de classe.
held-out-sign = Les étiquettes des exemples de validation doivent être −1 ou +1.
held-out-class = Les étiquettes des exemples de validation doivent être des numéros de classe.
held-out-shape = Les exemples de validation ont besoin d’autant de colonnes que les autres, et d’une étiquette chacun.
value-finite = x{ $facts-0 } de l’exemple { $facts-1 } n’est pas un nombre fini.
value-magnitude = x{ $facts-0 } de l’exemple { $facts-1 } doit rester entre ±1e100.
feature-finite = La caractéristique { $facts-0 } de l’exemple { $facts-1 } n’est pas un nombre fini.
feature-magnitude = La caractéristique { $facts-0 } de l’exemple { $facts-1 } doit rester entre ±1e100.
many-features = { $facts-0 } caractéristiques, c’est plus qu’il n’y a de place ({ $facts-1 }).
many-values = { $facts-0 } exemples à { $facts-1 } caractéristiques, cela fait plus de nombres qu’il n’y a de place ({ $facts-2 }).
many-products = On peut nommer au plus { $facts-0 } caractéristiques.
many-weights = Ces classes ont plus de poids qu’il n’y a de place.
as-many-labels = X et y n’ont pas le même nombre de lignes.
whole-rows = Les lignes de X ne sont pas toutes complètes.
columns = Les lignes de { $field } n’ont pas les colonnes qu’il faut.
base-feature = La caractéristique { $facts-0 } utilise une caractéristique de base que X n’a pas.
factors = La caractéristique { $facts-0 } doit être un produit de 1 à { $facts-1 } caractéristiques de base.
same-product = La caractéristique { $facts-0 } est le même produit qu’une caractéristique précédente.
stray-factors = Il y a des facteurs qui n’appartiennent à aucune caractéristique.
other-scaling = Cette mise à l’échelle a été apprise sur d’autres caractéristiques.
order-length = L’ordre personnalisé a { $facts-0 } indices pour { $facts-1 } exemples.
order-once = L’ordre personnalisé doit nommer chaque exemple exactement une fois.
preset-size = Ce jeu de données a { $facts-0 } exemples.
many-visits = { $field } fois le nombre d’exemples doit rester inférieur à 2^53.
no-initial = Cet algorithme n’a pas de poids initiaux.
initial-length = { $field } doit avoir un poids par caractéristique.
initial-classes = { $field } doit avoir un vecteur de poids et un biais par classe.
no-bias = Sans biais, { $field } doit être 0.
needs-journal = Cet algorithme prédit d’après son journal : il lui en faut un.
no-memory = Il n’y a plus de mémoire pour cela.
kernel-overflow = Les exemples sont si grands que ce noyau y déborde.
experiment-size = Une expérience a besoin d’au moins une graine et une époque, et de moins de 2^25 des deux.
no-order = Cet algorithme n’est pas entraîné par visites : aucun ordre ne change rien pour lui.
same-examples = On ne peut comparer que des exécutions sur les mêmes exemples.
plane-only = Seule une exécution à deux caractéristiques de base a un champ.
grid = Une grille a des nombres finis, dx supérieur à 0, et de 1 à { $facts-0 } colonnes et lignes.
grid-room = Il faut de la place pour autant de prédictions que la grille a de points.
grid-overflow = { $field } contient des nombres si grands que leur score n’est pas fini.
two-weights = { $field } doit être formé de deux poids différents.
hyperplane-only = Cette exécution n’entraîne pas un seul hyperplan.
no-record = Cette exécution ne garde pas trace de ses mises à jour.
half-planes = Il faut un poids par caractéristique, un biais, et une étiquette par ligne.
weight-each = { $field } doit avoir un poids par caractéristique, et un biais.
update-shape = Une mise à jour a un nombre par caractéristique et pour le biais : avant, après et ajouté.
proof-numbers = La marge, le rayon et le taux d’apprentissage doivent être finis et supérieurs à 0.
window = { $field } doit être une partie du plan dont la taille n’est pas nulle.
many-kernel-features = Ce noyau correspond à plus de caractéristiques implicites qu’on ne peut en écrire.
kernel-numbers = { $field } doit avoir autant de nombres que le noyau a de caractéristiques.
no-rule = { $field } n’a pas de règle : c’est null.
own-numbers = La règle garde pour elle plus de nombres qu’il n’y a de place ({ $facts-0 }).
model-text = Ce n’est pas le JSON d’un modèle : voir le caractère { $facts-0 }.
model-missing = { $field } manque, ou n’est pas du type attendu.
model-extra = Un modèle de ce type n’a pas ce champ, ou ne l’a qu’une fois : voir le caractère { $facts-0 }.
model-shape = { $field } doit avoir autant de lignes et de colonnes que le reste du modèle.
model-rule = Le score de cette règle est une fonction, qu’un fichier ne peut pas contenir.

# Ce que le moteur refuse.
field-could-not-be-read-reading-it-throws-an-error = { $field } n’a pas pu être lu : sa lecture lève une erreur.
The-WebAssembly-at-0-could-not-be-loaded-1 = Le WebAssembly à l’adresse { $facts-0 } n’a pas pu être chargé : { $facts-1 }
The-Content-Security-Policy-of-this-page-blocks-WebAssembly-To-allow-it-add-this-to-its-script-src-wasm-unsafe-eval = La Content-Security-Policy de cette page bloque WebAssembly. Pour l’autoriser, ajoutez ceci à son script-src : 'wasm-unsafe-eval'
This-browser-could-not-start-the-WebAssembly-core-0 = Ce navigateur n’a pas pu démarrer le cœur WebAssembly : { $facts-0 }
A-part-of-the-playground-is-still-loading-try-again-in-a-moment = Une partie du playground se charge encore : réessayez dans un instant.
This-takes-numbers-only = Seuls des nombres conviennent ici.
What-this-call-was-about-has-been-disposed-in-the-middle-of-it = L’objet de cet appel a été libéré pendant l’appel.
The-engine-has-failed-0-Load-it-again-what-it-held-is-lost = Le moteur est tombé en panne ({ $facts-0 }). Rechargez-le : ce qu’il contenait est perdu.
There-is-not-enough-memory-for-this = Il n’y a pas assez de mémoire pour cela.
There-is-no-memory-left-for-this-one-run-or-job-is-open-Dispose-of-what-you-no-longer-need = Il n’y a plus de mémoire pour cela : une exécution ou une tâche est ouverte. Libérez ce dont vous n’avez plus besoin.
There-is-no-memory-left-for-this-0-runs-comparisons-and-jobs-are-open-Dispose-of-what-you-no-longer-need = Il n’y a plus de mémoire pour cela : { $facts-0 } exécutions, comparaisons et tâches sont ouvertes. Libérez ce dont vous n’avez plus besoin.
field-must-be-a-number = { $field } doit être un nombre.
field-must-be-a-text = { $field } doit être un texte.
field-must-be-true-or-false = { $field } doit être true ou false.
field-must-be-one-of-0-not-1 = { $field } doit être l’une de ces valeurs : { $facts-0 }, et non { $facts-1 }.
field-must-be-a-list-of-numbers = { $field } doit être une liste de nombres.
field-has-0-numbers-more-than-fit-1 = { $field } a { $facts-0 } nombres : plus qu’il n’y a de place ({ $facts-1 }).
X-has-0-rows-and-y-1-labels = X a { $facts-0 } lignes et y { $facts-1 } étiquettes.
field-must-be-a-whole-number-from-0-on = { $field } doit être un nombre entier à partir de 0.
field-must-be-a-whole-number-from-0-to-1 = { $field } doit être un nombre entier de { $facts-0 } à { $facts-1 }.
field-must-be-from-0-to-1 = { $field } doit être compris entre { $facts-0 } et { $facts-1 }.
field-must-be-a-whole-number-from-1-to-100000 = { $field } doit être un nombre entier de 1 à 100000.
field-must-be-two-numbers = { $field } doit être formé de deux nombres.
field-must-have-0-numbers-not-1 = { $field } doit avoir { $facts-0 } nombres, et non { $facts-1 }.
field-must-be-an-object = { $field } doit être un objet.
field-must-be-a-list-of-rows-or-data-shape = { $field } doit être une liste de lignes, ou { "{" } data, shape { "}" }.
field-has-0-examples-of-1-features-more-features-than-fit-2 = { $field } a { $facts-0 } exemples à { $facts-1 } caractéristiques : plus de caractéristiques qu’il n’y a de place ({ $facts-2 }).
field-has-0-examples-of-1-features-more-numbers-than-fit-2 = { $field } a { $facts-0 } exemples à { $facts-1 } caractéristiques : plus de nombres qu’il n’y a de place ({ $facts-2 }).
Row-0-of-field-is-not-a-list = La ligne { $facts-0 } de { $field } n’est pas une liste.
Row-0-of-field-has-1-numbers-the-first-row-2 = La ligne { $facts-0 } de { $field } a { $facts-1 } nombres, la première ligne { $facts-2 }.
shape-must-be-two-counts-n-d = { $facts-0 }.shape doit être formé de deux nombres entiers, [n, d].
data-must-be-a-Float64Array = { $facts-0 }.data doit être un Float64Array.
field-data-has-0-numbers-its-shape-says-1-2 = { $field }.data a { $facts-0 } nombres, son shape dit { $facts-1 } × { $facts-2 }.
There-is-no-dataset-named-0 = Il n’y a pas de jeu de données nommé { $facts-0 }.
There-is-no-field-0-in-1-did-you-mean-2 = Il n’y a pas de champ { $facts-0 } dans { $facts-1 } : vouliez-vous dire { $facts-2 } ?
There-is-no-field-0-in-1-it-has-2 = Il n’y a pas de champ { $facts-0 } dans { $facts-1 } : il y a { $facts-2 }.
features-must-be-a-list-of-names = features doit être une liste de noms.
features-must-be-names = features doit contenir des noms.
is-not-a-product-of-features-such-as-x1-x2-or-x1-2 = { $facts-0 } n’est pas un produit de caractéristiques comme x1*x2 ou x1^2.
At-most-0-features-can-be-named = On peut nommer au plus { $facts-0 } caractéristiques.
For-multiclass-field-must-be-a-list-of-one-weight-vector-a-class = Pour multiclass, { $field } doit être une liste d’un vecteur de poids par classe.
field-has-more-than-fits-at-most-0-weight-vectors-and-1-numbers = { $field } contient plus qu’il n’y a de place : au plus { $facts-0 } vecteurs de poids, et { $facts-1 } nombres.
initial-bias-must-have-one-number-a-class = initial.bias doit avoir un nombre par classe.
A-weight-vector-of-field-has-0-numbers-for-1-features = Un vecteur de poids de { $field } a { $facts-0 } nombres pour { $facts-1 } caractéristiques.
Only-a-run-of-two-base-features-has-a-field = Seule une exécution à deux caractéristiques de base a un champ.
This-run-is-of-another-engine = Cette exécution vient d’un autre moteur.
This-run-has-been-disposed = Cette exécution a été libérée.
This-run-keeps-no-journal = Cette exécution ne tient pas de journal.
advance-takes-one-of-visits-epochs-updates-or-until-converged = advance prend visits, epochs, updates, ou until: converged.
visit-must-be-at-most-0-maxEpochs-times-the-number-of-examples = visit doit être au plus { $facts-0 } : maxEpochs fois le nombre d’exemples.
X-has-0-columns-the-model-takes-1 = X a { $facts-0 } colonnes, le modèle en prend { $facts-1 }.
X-has-0-columns-the-run-was-made-with-1 = X a { $facts-0 } colonnes, l’exécution a été faite avec { $facts-1 }.
X-must-hold-finite-numbers-only = X ne doit contenir que des nombres finis.
x-must-hold-finite-numbers-only = x ne doit contenir que des nombres finis.
X-holds-numbers-so-large-that-their-score-is-not-finite = X contient des nombres si grands que leur score n’est pas fini.
A-grid-has-finite-numbers-dx-above-0-and-1-to-0-columns-and-rows = { grid }
work-must-be-a-number-above-0 = work doit être un nombre supérieur à 0.
This-field-is-not-done-yet-advance-it-until-it-is = Ce n’est pas encore terminé ({ $field }) : appelez advance jusqu’à la fin.
This-field-has-been-disposed = Cet objet a été libéré ({ $field }).
The-learner-must-be-passive-aggressive = L’algorithme doit être passive-aggressive.
visit-must-be-an-object = visit doit être un objet.
X-has-0-columns-where-the-map-takes-1 = X a { $facts-0 } colonnes là où la transformation en prend { $facts-1 }.
The-learner-must-be-a-kernel-perceptron = L’algorithme doit être un perceptron à noyau.
runs-must-be-a-list-of-1-to-0-runs-of-this-engine = runs doit être une liste de 1 à { $facts-0 } exécutions de ce moteur.
run-must-be-a-run-of-this-engine = run doit être une exécution de ce moteur.
Only-the-weights-of-linear-learners-have-an-angle = Seuls les poids des algorithmes linéaires ont un angle.
This-comparison-has-0-runs-from-0 = Cette comparaison a { $facts-0 } exécutions, numérotées à partir de 0.
This-comparison-has-been-disposed = Cette comparaison a été libérée.
field-must-name-two-different-weights-features-or-bias = { $field } doit nommer deux poids différents : des caractéristiques, ou "bias".
learners-must-be-a-list-of-1-to-0-learners = learners doit être une liste de 1 à { $facts-0 } algorithmes.
heldOut-has-0-rows-of-1-columns-and-2-labels-the-run-has-3-columns = heldOut a { $facts-0 } lignes de { $facts-1 } colonnes et { $facts-2 } étiquettes ; l’exécution a { $facts-3 } colonnes.

# Ce que l’état refuse d’un champ.
field-is-missing = Il manque { $field }.
field-is-of-the-wrong-kind = { $field } n’est pas du bon type.
field-cannot-be-read = { $field } ne peut pas être lu.
field-must-be-a-finite-number = { $field } doit être un nombre fini.
field-must-be-a-whole-number = { $field } doit être un nombre entier.
field-must-not-be-negative = { $field } ne doit pas être négatif.
field-must-be-one-of-0 = { $field } doit être l’une de ces valeurs : { $facts-0 }.
field-must-be-above-0-and-at-most-1 = { $field } doit être supérieur à { $facts-0 } et au plus égal à { $facts-1 }.
field-must-be-a-whole-number-above-0-and-at-most-1 = { $field } doit être un nombre entier supérieur à { $facts-0 } et au plus égal à { $facts-1 }.
field-must-be-at-least-1 = { $field } doit être au moins 1.
field-must-be-at-most-2147483647 = { $field } doit être au plus 2147483647.
field-must-be-at-most-9007199254740991 = { $field } doit être au plus 9007199254740991.
field-must-be-0 = { $field } doit être { $facts-0 }.
field-is-0-a-newer-page-wrote-this-state-and-this-one-reads-up-to-1 = { $field } est { $facts-0 } : une page plus récente a écrit cet état, et celle-ci lit jusqu’à { $facts-1 }.
field-must-have-at-most-0-characters = { $field } doit avoir au plus { $facts-0 } caractères.
field-must-be-true-where-it-is-given = { $field } doit être true là où il est donné.
field-must-be-a-name = { $field } doit être un nom.
field-must-have-a-name = { $field } doit avoir un nom.
field-must-be-one-word = { $field } doit être un seul mot.
field-must-be-an-object-not-a-list = { $field } doit être un objet, pas une liste.
field-must-be-a-list = { $field } doit être une liste.
field-must-be-a-list-of-rows = { $field } doit être une liste de lignes.
field-must-be-a-list-of-moments = { $field } doit être une liste de moments.
field-must-name-at-most-0-moments = { $field } doit nommer au plus { $facts-0 } moments.
field-must-be-a-state-as-a-link-has-it-such-as-v1 = { $field } doit être un état tel qu’un lien le contient, comme v1.….
field-must-be-a-list-of-steps = { $field } doit être une liste d’étapes.
field-must-have-a-step = { $field } doit avoir une étape.
field-must-have-at-most-0-steps = { $field } doit avoir au plus { $facts-0 } étapes.
field-must-be-a-state = { $field } doit être un état.
field-must-not-be-empty = { $field } ne doit pas être vide.
field-is-damaged-what-was-not-yet-written-of-your-last-experiment-is-lost = { $field } est endommagé : ce qui n’était pas encore écrit de votre dernière expérience est perdu.
field-cannot-be-read-0 = { $field } ne peut pas être lu : { $facts-0 }.
field-is-larger-than-0-MB-the-most-that-is-read = { $field } dépasse { $facts-0 } Mo, le maximum qui soit lu.
field-must-be-a-list-of-points = { $field } doit être une liste de points.
field-must-be-a-list-of-reviews = { $field } doit être une liste d’avis.
field-must-be-a-list-of-learners = { $field } doit être une liste d’algorithmes.
field-must-be-a-list-of-weight-vectors = { $field } doit être une liste de vecteurs de poids.
field-must-be-a-list-of-class-names = { $field } doit être une liste de noms de classes.
field-must-be-a-list-of-columns = { $field } doit être une liste de colonnes.
field-must-be-a-list-of-features = { $field } doit être une liste de caractéristiques.
field-must-be-a-list-of-words = { $field } doit être une liste de mots.
field-must-name-at-most-0-class-names = { $field } doit nommer au plus { $facts-0 } classes.
field-must-name-at-most-0-columns = { $field } doit nommer au plus { $facts-0 } colonnes.
field-must-name-at-most-0-features = { $field } doit nommer au plus { $facts-0 } caractéristiques.
field-must-name-at-most-0-words = { $field } doit nommer au plus { $facts-0 } mots.
field-must-name-at-most-0-parts = { $field } doit nommer au plus { $facts-0 } parties.
field-must-name-at-most-0-learners = { $field } doit nommer au plus { $facts-0 } algorithmes.
field-must-not-name-a-class-name-twice = { $field } ne doit pas donner deux fois le même nom de classe.
field-must-not-name-a-column-twice = { $field } ne doit pas nommer deux fois une colonne.
field-must-not-name-a-feature-twice = { $field } ne doit pas nommer deux fois une caractéristique.
field-must-not-name-a-word-twice = { $field } ne doit pas nommer deux fois un mot.
field-must-not-name-a-word-twice-capitals-make-no-other = { $field } ne doit pas nommer deux fois un mot : les majuscules n’en font pas un autre.
field-must-name-a-word = { $field } doit nommer un mot.
field-must-name-a-learner = { $field } doit nommer un algorithme.
field-has-more-numbers-than-fit-0 = { $field } a plus de nombres qu’il n’y a de place ({ $facts-0 }).
field-has-more-numbers-than-there-are-points-0 = { $field } a plus de nombres qu’il n’y a de points ({ $facts-0 }).
field-has-more-vectors-than-fit-0 = { $field } a plus de vecteurs qu’il n’y a de place ({ $facts-0 }).
field-has-more-points-than-fit-0 = { $field } a plus de points qu’il n’y a de place ({ $facts-0 }).
field-has-more-reviews-than-fit-0 = { $field } a plus d’avis qu’il n’y a de place ({ $facts-0 }).
field-has-more-rows-than-fit-0 = { $field } a plus de lignes qu’il n’y a de place ({ $facts-0 }).
field-has-more-bytes-than-fit-0 = { $field } a plus d’octets qu’il n’y a de place ({ $facts-0 }).
field-has-more-characters-than-fit-0 = { $field } a plus de caractères qu’il n’y a de place ({ $facts-0 }).
field-must-be-two-whole-numbers = { $field } doit être formé de deux nombres entiers.
field-must-go-from-a-smaller-to-a-larger-number = { $field } doit aller d’un nombre à un nombre plus grand.
field-must-be-two-weights = { $field } doit être formé de deux poids.
field-must-be-two-different-weights = { $field } doit être formé de deux poids différents.
field-must-be-a-feature = { $field } doit être une caractéristique.
field-must-be-a-feature-or-bias = { $field } doit être une caractéristique, ou "bias".
field-must-be-a-product-of-x1-x2-such-as-x1-x2-or-x1-2 = { $field } doit être un produit de x1, x2, …, comme x1*x2 ou x1^2.
field-must-be-a-product-of-at-most-0-factors = { $field } doit être un produit d’au plus { $facts-0 } facteurs.
field-must-be-made-of-0 = { $field } ne doit utiliser que { $facts-0 }.
field-must-be-made-of-0-or-be-bias = { $field } ne doit utiliser que { $facts-0 }, ou être "bias".
field-must-be-the-number-of-a-learner-from-0 = { $field } doit être le numéro d’un algorithme, à partir de 0.
field-must-be-the-numbers-of-two-learners-from-0 = { $field } doit donner les numéros de deux algorithmes, à partir de 0.
field-must-be-0-without-a-bias = { $field } doit être 0 sans biais.
field-must-have-one-bias-a-weight-vector-0 = { $field } doit avoir un biais par vecteur de poids : { $facts-0 }.
field-must-have-one-weight-a-feature-0-not-1 = { $field } doit avoir un poids par caractéristique : { $facts-0 }, et non { $facts-1 }.
field-must-have-a-list-of-weight-vectors-and-a-list-of-biases-one-a-class = { $field } doit avoir une liste de vecteurs de poids et une liste de biais, un par classe.
field-label-must-be-1-or-1-or-2-to-5-for-further-classes = L’étiquette de { $field } doit être −1 ou +1, ou de 2 à 5 pour d’autres classes.
field-label-must-be-1-or-1 = L’étiquette de { $field } doit être −1 ou +1.
field-is-a-choice-of-Iris-alone = { $field } n’est un choix que pour Iris.
field-must-name-0-to-1-features-and-the-label = { $field } doit nommer de { $facts-0 } à { $facts-1 } caractéristiques, et l’étiquette.
field-must-be-the-name-of-a-column = { $field } doit être le nom d’une colonne.
field-must-have-0-numbers-one-a-column-not-1 = { $field } doit avoir { $facts-0 } nombres, un par colonne, et non { $facts-1 }.
field-must-hold-numbers-up-to-1e100-column-0 = { $field } doit contenir des nombres jusqu’à 1e100 (colonne « { $facts-0 } »).
field-must-hold-finite-numbers-column-0 = { $field } doit contenir des nombres finis (colonne « { $facts-0 } »).
field-label-must-be-1-or-1-or-2-to-5-for-further-classes-column-0 = L’étiquette de { $field } doit être −1 ou +1, ou de 2 à 5 pour d’autres classes (colonne « { $facts-0 } »).
field-must-be-points-table-preset-or-reviews = { $field } doit être "points", "table", "preset" ou "reviews".
field-must-be-a-number-from-1-on-or-max = { $field } doit être un nombre à partir de 1, ou "max".
field-must-be-a-lesson-and-its-step-such-as-4-2 = { $field } doit être une leçon et son étape, comme 4.2.
field-must-be-page-or-a-level-and-a-seed-such-as-usual-7 = { $field } doit être page, ou un niveau et une graine, comme usual-7.
field-cannot-be-read-at-0 = { $field } ne peut pas être lu à « { $facts-0 } ».
field-must-begin-with-its-version-as-1 = { $field } doit commencer par sa version, comme 1|.
field-has-version-0-a-newer-page-wrote-it-and-this-one-reads-up-to-1 = { $field } est de version { $facts-0 } : une page plus récente l’a écrit, et celle-ci lit jusqu’à { $facts-1 }.
field-must-have-six-parts-with-between-them = { $field } doit avoir six parties séparées par |.
field-must-be-a-task-or-a-question-such-as-4-2-1-or-weights-5 = { $field } doit être une tâche ou une question, comme 4.2.1 ou weights.5.
field-must-be-a-step-or-a-question-such-as-4-2-or-weights-5 = { $field } doit être une étape ou une question, comme 4.2 ou weights.5.
field-must-be-a-list-of-tasks = { $field } doit être une liste de tâches.
field-must-name-at-most-0-tasks = { $field } doit nommer au plus { $facts-0 } tâches.
field-must-be-what-the-playground-has-said-as-progress = { $field } doit être ce que le playground a donné comme progression.
field-is-of-the-built-in-lessons-and-a-course-of-its-own-is-open = { $field } vient des leçons intégrées, et un cours à part est ouvert.
field-is-of-the-course-0-which-is-not-open = { $field } vient du cours « { $facts-0 } », qui n’est pas ouvert.
field-is-0-and-there-is-no-such-step-or-question = { $field } est { $facts-0 }, et une telle étape ou question n’existe pas.
field-must-be-a-kind-of-question-and-a-seed-such-as-mistake-7 = { $field } doit être un type de question et une graine, comme mistake.7.
field-is-given-more-than-once-the-first-counts = { $field } est donné plus d’une fois : le premier compte.
field-does-nothing-here-it-is-a-setting-of-0 = { $field } n’a pas d’effet ici : c’est un réglage pour { $facts-0 }.
field-does-nothing-here-quiz-opens-a-question = { $field } n’a pas d’effet ici : quiz ouvre une question.
field-does-nothing-here-the-reviews-are-as-they-are = { $field } n’a pas d’effet ici : les avis sont comme ils sont.
field-does-nothing-here-the-step-has-examples-of-its-own = { $field } n’a pas d’effet ici : l’étape a ses propres exemples.
field-does-nothing-here-the-token-of-the-address-says-the-problem = { $field } n’a pas d’effet ici : l’état dans l’adresse fixe déjà le problème.
field-is-not-JSON-0 = { $field } n’est pas du JSON : { $facts-0 }.
field-holds-no-state-of-a-playground = { $field } ne contient pas d’état d’un playground.
field-is-of-version-0-a-newer-page-wrote-it-and-this-one-reads-up-to-1 = { $field } est de version { $facts-0 } : une page plus récente l’a écrit, et celle-ci lit jusqu’à { $facts-1 }.
field-is-longer-than-fits-0-characters = { $field } est plus long qu’il n’y a de place ({ $facts-0 } caractères).
field-is-damaged-it-may-have-been-cut-off-on-its-way = { $field } est endommagé : il a peut-être été coupé en chemin.
field-says-more-than-fits-0-characters = { $field } en dit plus qu’il n’y a de place ({ $facts-0 } caractères).

# Ce que l’état refuse d’autre.
The-state-is-not-an-object = L’état n’est pas un objet.
What-you-had-here-is-lost-the-browser-no-longer-keeps-it = Ce que vous aviez ici est perdu : le navigateur ne le conserve plus.
What-you-had-here-is-lost-the-browser-couldn-t-read-it-0 = Ce que vous aviez ici est perdu : le navigateur n’a pas pu le lire ({ $facts-0 }).
There-is-nothing-named-0-that-could-count = Il n’y a rien de nommé { $facts-0 } qui puisse compter.
The-state-has-more-mistakes-the-first-0-are-named = L’état a d’autres erreurs : les { $facts-0 } premières sont nommées.
There-is-no-dataset-named-0-did-you-mean-1 = Il n’y a pas de jeu de données nommé { $facts-0 } : vouliez-vous dire { $facts-1 } ?
There-is-no-field-named-0-did-you-mean-1 = Il n’y a pas de champ nommé { $facts-0 } : vouliez-vous dire { $facts-1 } ?
There-is-no-field-named-0 = Il n’y a pas de champ nommé { $facts-0 }.
There-is-no-parameter-named-0-did-you-mean-1 = Il n’y a pas de paramètre nommé { $facts-0 } : vouliez-vous dire { $facts-1 } ?
There-is-no-parameter-named-0 = Il n’y a pas de paramètre nommé { $facts-0 }.
Examples-have-finite-numbers-up-to-1e100-and-a-label-1-1-or-2-to-5 = Les exemples ont des nombres finis jusqu’à 1e100 et une étiquette : −1, +1, ou de 2 à 5.
The-table-is-of-one-weight-vector-which-the-learner-does-not-have = Le tableau est celui d’un seul vecteur de poids, que l’algorithme n’a pas.
This-course-was-opened-from-a-file-open-that-file-again = Ce cours a été ouvert depuis un fichier : rouvrez ce fichier.
There-is-no-lesson-0-this-course-is-one = Il n’y a pas de leçon { $facts-0 } : ce cours n’en compte qu’une.
There-is-no-lesson-0-there-are-1 = Il n’y a pas de leçon { $facts-0 } : il y en a { $facts-1 }.
Lesson-0-has-1-steps-there-is-no-step-2 = La leçon { $facts-0 } a { $facts-1 } étapes : il n’y a pas d’étape { $facts-2 }.
This-course-has-one-step-there-is-no-step-0 = Ce cours a une seule étape : il n’y a pas d’étape { $facts-0 }.
This-course-has-0-steps-there-is-no-step-1 = Ce cours a { $facts-0 } étapes : il n’y a pas d’étape { $facts-1 }.
The-course-at-0-could-not-be-read-1 = Le cours à l’adresse { $facts-0 } n’a pas pu être lu : { $facts-1 }.
The-course-at-0-could-not-be-read-the-server-answered-1 = Le cours à l’adresse { $facts-0 } n’a pas pu être lu : le serveur a répondu { $facts-1 }.
The-course-at-0-could-not-be-read-its-address-is-not-one-of-https = Le cours à l’adresse { $facts-0 } n’a pas pu être lu : son adresse n’est pas en https.
The-course-at-0-is-larger-than-1-MB-the-most-that-is-read = Le cours à l’adresse { $facts-0 } dépasse { $facts-1 } Mo, le maximum qui soit lu.
In-the-course-0 = Dans le cours : { $facts-0 }
A-course-is-an-object-with-a-title-and-steps = Un cours est un objet avec un titre et des étapes.
A-step-is-an-object-with-a-title-and-a-text = Une étape est un objet avec un titre et un texte.
A-step-has-a-link-or-a-state-not-both = Une étape a un lien ou un état, pas les deux.
opens-something-else-than-a-step-link-to-it-in-the-text = { $facts-0 }= ouvre autre chose qu’une étape : mettez un lien dans le texte.
This-leads-to-another-page-0-If-it-is-a-state-of-the-playground-write-only-what-comes-after-that-address-1 = Cela mène à une autre page, { $facts-0 }. Si c’est un état du playground, écrivez seulement ce qui suit cette adresse : { $facts-1 }
This-leads-to-another-page-0-link-to-it-in-the-text = Cela mène à une autre page, { $facts-0 } : mettez un lien dans le texte.
This-is-no-link-to-a-state-write-parameters-such-as-data-xor = Ce n’est pas un lien vers un état : écrivez des paramètres, comme ?data=xor.
There-is-no-such-question-of-this-seed = Il n’y a pas de telle question avec cette graine.
field-the-challenge-0-has-no-seed-leave-out-1 = { $field } : le défi { $facts-0 } n’a pas de graine : enlevez .{ $facts-1 }.
field-there-is-nothing-named-0-The-questions-are-1-each-also-with-a-seed-as-2-7-the-challenges-are-3 = { $field } : il n’y a rien de nommé { $facts-0 }. Les questions sont { $facts-1 }, chacune aussi avec une graine, comme { $facts-2 }.7 ; les défis sont { $facts-3 }.
What-this-needs-could-not-be-loaded-The-playground-has-been-updated-since-you-opened-this-page-Reload-it-to-go-on-your-work-is-kept = Ce qu’il faut pour cela n’a pas pu être chargé. { playgroundUpdated }
What-this-needs-could-not-be-loaded-It-will-be-tried-again-when-you-need-it-0 = Ce qu’il faut pour cela n’a pas pu être chargé. La page réessaiera quand vous en aurez besoin. ({ $facts-0 })

# Ce qui ne va pas dans le cours d’un enseignant.
field-is-empty = { $field } est vide.
The-file-is-empty-a-course-has-a-title-and-steps = Le fichier est vide : un cours a un titre (title) et des étapes (steps).
This-file-is-a-text-not-a-course-a-course-begins-with-title-and-steps = Ce fichier est un texte, et non un cours : un cours commence par title: et steps:.
Put-quotation-marks-around-a-text-that-begins-with-a-sign-0 = Mettez entre guillemets un texte qui commence par un signe : « { $facts-0 } ».
Put-quotation-marks-around-a-text-with-a-colon-in-it-or-write-a-colon-after-the-key-0 = Mettez entre guillemets un texte qui contient deux points, ou écrivez les deux points après la clé : « { $facts-0 } ».
Something-is-not-closed-here-a-quotation-mark-or-a-bracket-0 = Quelque chose n’est pas fermé ici, un guillemet ou un crochet : « { $facts-0 } ».
Indent-this-line-with-spaces-not-with-a-tab-0 = Mettez cette ligne en retrait avec des espaces, et non avec une tabulation : « { $facts-0 } ».
Indent-this-line-as-far-as-the-lines-that-it-belongs-to-0 = Donnez à cette ligne le même retrait qu’aux lignes dont elle fait partie : « { $facts-0 } ».
This-key-is-there-twice-0 = Cette clé figure deux fois : « { $facts-0 } ».
In-double-quotation-marks-a-backslash-is-written-twice-in-single-ones-once-0 = Entre guillemets doubles, une barre oblique inverse s’écrit deux fois ; entre guillemets simples, une fois : « { $facts-0 } ».
A-course-is-one-document-take-out-the-line-0 = Un cours est un seul document : enlevez la ligne « { $facts-0 } ».
This-cannot-be-read-as-YAML-0 = Ceci n’est pas du YAML lisible : « { $facts-0 } ».
field-belongs-within-check = { $field } va dans `check`.
A-run-has-no-number-named-0-did-you-mean-1 = Une exécution n’a pas de nombre nommé { $facts-0 } : vouliez-vous dire { $facts-1 } ?
field-must-be-one-of-0-or-a-feature-such-as-x1-x2 = { $field } doit être l’un de { $facts-0 }, ou une caractéristique comme x1*x2.
field-must-have-a-sign-for-each-weight-0 = { $field } doit avoir un signe pour chaque poids : { $facts-0 }.
field-must-have-a-sign-for-each-weight-and-one-for-the-bias-0 = { $field } doit avoir un signe pour chaque poids, et un pour le biais : { $facts-0 }.
field-contains-itself-0-is-within-what-it-repeats = { $field } se contient lui-même : { $facts-0 } est dans ce qu’il répète.
field-must-be-a-language-such-as-en-or-de = { $field } doit être une langue, comme en ou de.
field-must-be-a-list-of-and-0 = { $field } doit être une liste de +, - et 0.
field-must-be-a-list-of-lines = { $field } doit être une liste de lignes.
field-must-be-a-list-of-options = { $field } doit être une liste de choix.
field-must-be-a-list-of-parts-of-the-page = { $field } doit être une liste de parties de la page.
field-must-be-a-moment = { $field } doit être un moment.
field-must-be-a-number-or-look-like-0-1-or-2 = { $field } doit être un nombre, ou une forme comme { $facts-0 }, { $facts-1 } ou { $facts-2 }.
field-must-be-a-number-true-or-false-or-a-list-of-numbers = { $field } doit être un nombre, true ou false, ou une liste de nombres.
field-must-be-a-text-or-a-list-of-cases-that-each-have-say = { $field } doit être un texte, ou une liste de cas qui ont chacun `say`.
field-must-look-like-0 = { $field } doit être de la forme { $facts-0 }.
field-must-be-at-least-2 = { $field } doit être au moins 2.
field-must-be-at-most-12 = { $field } doit être au plus 12.
field-must-be-from-0-to-4 = { $field } doit être compris entre 0 et 4.
field-must-be-parameters-or-a-mapping-of-members-of-the-state = { $field } doit donner des paramètres, ou les membres de l’état avec leurs valeurs.
field-must-be-true = { $field } doit être true.
field-must-be-two-learners = { $field } doit nommer deux algorithmes.
field-must-be-words-and-what-they-mean = { $field } doit donner des mots et ce qu’ils veulent dire.
field-must-each-have-right-or-a-reply-in-wrong = { $field } : chaque choix doit être juste (`right`) ou avoir un commentaire (`wrong`).
field-must-each-have-right-or-say-in-wrong-what-the-line-does = { $field } : chaque ligne doit être la ligne erronée (`right`) ou dire ce qu’elle fait (`wrong`).
field-must-each-say-in-wrong-what-the-line-would-do-too-early-all-but-the-first = { $field } : chaque ligne sauf la première doit dire dans `wrong` ce qu’elle ferait si elle venait trop tôt.
field-must-go-forwards-over-20-visits-at-most = { $field } doit aller vers l’avant, sur 20 visites au plus.
field-must-have-a-line-with-right = { $field } doit avoir une ligne avec `right`.
field-must-have-an-option-that-is-right = { $field } doit avoir un choix juste.
field-must-have-csv-or-file-a-table-of-examples-or-the-name-of-a-file-that-has-one = { $field } doit avoir csv ou file : un tableau d’exemples, ou le nom d’un fichier qui en contient un.
field-must-have-one-line-without-line = { $field } doit avoir une seule ligne sans `line`.
field-must-have-ten-lines-at-most = { $field } doit avoir dix lignes au plus.
field-must-have-three-lines-at-least = { $field } doit avoir trois lignes au moins.
field-must-have-two-options-at-least = { $field } doit avoir deux choix au moins.
field-must-name-a-check = { $field } doit nommer une vérification.
field-must-name-a-column = { $field } doit nommer une colonne.
field-must-name-a-feature = { $field } doit nommer une caractéristique.
A-check-of-settings-must-name-a-setting = Une vérification de réglages doit nommer un réglage.
A-check-that-takes-an-answer-is-the-only-check-of-its-task = Une vérification qui prend une réponse doit être seule.
A-note-has-one-mark-in-the-text-0-this-one-has-1 = Une note a un seul renvoi dans le texte, { $facts-0 } : celle-ci en a { $facts-1 }.
A-number-has-is-its-value-or-of-what-the-run-says-one-of-the-two = Un nombre est ce que dit `is`, ou ce que dit l’exécution, avec `of` : l’un des deux.
The-length-of-a-run-has-least-or-most-one-of-the-two = La durée d’une exécution a un minimum (`least`) ou un maximum (`most`) : l’un des deux.
A-state-has-no-member-0 = Un état n’a pas de membre { $facts-0 }.
A-step-has-data-or-a-state-with-data-not-both = Une étape a des données ou un état avec des données, pas les deux.
A-table-has-features-and-a-label-this-one-has-no-column-of-numbers-except-the-label = Un tableau a des caractéristiques et une étiquette : celui-ci n’a pas de colonne de nombres en plus de l’étiquette.
A-table-has-features-and-a-label-this-one-has-one-column = Un tableau a des caractéristiques et une étiquette : celui-ci n’a qu’une colonne.
A-task-is-an-object-with-ask-and-check = Une tâche est un objet avec `ask` et `check`.
An-image-is-in-the-course-data-or-next-to-it-0-is-elsewhere = Une image est dans le cours (data:) ou à côté de lui : { $facts-0 } est ailleurs.
Only-replies-to-a-number-can-have-cases-with-when = Seuls les commentaires sur un nombre peuvent avoir des cas avec `when`.
Only-what-the-run-decides-has-a-truth-a-number-or-weights-with-of-or-a-mistake = Seul ce que l’exécution décide a un `truth` : un nombre ou des poids avec `of`, ou une erreur.
The-labels-of-a-table-have-only-a-few-values-column-0-has-too-many = Les étiquettes d’un tableau ont quelques valeurs : la colonne { $facts-0 } en a trop.
The-labels-of-a-table-have-two-values-at-least-those-in-column-0-are-all-the-same = Les étiquettes d’un tableau ont au moins deux valeurs : celles de la colonne { $facts-0 } sont toutes les mêmes.
The-run-has-no-0 = L’exécution n’a pas de { $facts-0 }.
The-run-says-0-not-1 = L’exécution dit { $facts-0 }, et non { $facts-1 }.
The-table-cannot-be-read = Le tableau ne peut pas être lu.
The-table-cannot-be-read-a-value-is-missing-line-1-of-the-table = Le tableau ne peut pas être lu : il manque une valeur (ligne { $facts-1 } du tableau).
The-table-cannot-be-read-line-1-of-it-has-0-cells-and-the-first-has-2 = Le tableau ne peut pas être lu : sa ligne { $facts-1 } a { $facts-0 } cellules, et la première en a { $facts-2 }.
The-table-cannot-be-read-line-1-of-it-has-0-cells-and-the-other-lines-have-2 = Le tableau ne peut pas être lu : sa ligne { $facts-1 } a { $facts-0 } cellules, et les autres en ont { $facts-2 }.
The-table-cannot-be-read-0-is-not-a-number-line-1-of-the-table = Le tableau ne peut pas être lu : { $facts-0 } n’est pas un nombre (ligne { $facts-1 } du tableau).
The-table-has-no-column-0-its-columns-are-1 = Le tableau n’a pas de colonne { $facts-0 } : ses colonnes sont { $facts-1 }.
There-is-no-file-0-next-to-the-course = Il n’y a pas de fichier { $facts-0 } à côté du cours.
There-is-no-note-for-0 = Il n’y a pas de note pour { $facts-0 }.
There-is-no-value-0-here = Il n’y a pas ici de valeur { $facts-0 }.
There-is-no-value-0-here-there-are-1 = Il n’y a pas ici de valeur { $facts-0 } : il y a { $facts-1 }.
This-is-already-done-when-it-is-asked-students-have-nothing-to-do = C’est déjà fait au moment où on le demande : personne n’a rien à faire.
solve-does-not-do-what-check-asks-for = `solve` ne fait pas ce que demande `check`.
A-question-that-is-answered-has-no-solve = Une question à laquelle on répond n’a pas de `solve`.
cannot-be-read-1 = { $facts-0 } ne peut pas être lu : { $facts-1 }.
needs-a-style-of-its-own-which-the-page-does-not-allow = { $facts-0 } demande son propre style, ce que la page n’autorise pas.
reaches-2-times-as-far-as-1-so-1-hardly-counts-Add-scaling-standardize-to-the-link-or-scaling-standardize-to-the-state = { $facts-0 } s’étend { $facts-2 } fois plus loin que { $facts-1 } : { $facts-1 } ne compte presque plus. Ajoutez scaling=standardize au lien, ou scaling: standardize à l’état.
