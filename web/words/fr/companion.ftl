### La compagne de la figure : les vues.

split-count =
    { $times ->
        [one] { $times } partage
       *[other] { $times } partages
    }

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
        [true] À l’époque { NUMBER($epoch) } : { mistakes }
       *[false] À l’époque { NUMBER($epoch) } : { mistakes } jusqu’ici
    }
noneCompleted = Aucune époque n’est encore terminée.
onlyEpoch = Erreurs par époque : { NUMBER($made) } dans la seule époque jusqu’ici.
summary =
    { $group ->
        [1] Erreurs par époque sur { epochs } : au moins { NUMBER($fewest) }, au plus { NUMBER($most) } ; { NUMBER($last) } à l’époque { NUMBER($epochs) }, la dernière.
       *[other] Erreurs par époque sur { epochs } : au moins { NUMBER($fewest) }, au plus { NUMBER($most) }, chaque valeur étant la moyenne de { $group } époques ; { NUMBER($last) } à l’époque { NUMBER($epochs) }, la dernière.
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
    .about = J(w) = Σ −y·a sur les exemples mal classés. Chaque mise à jour est un pas dans la direction où J décroît ; un long pas peut aller trop loin. À J = 0, certains scores peuvent encore être 0.
    .curves = <sample/> <now/>, <sampleBefore/> avant : <before/>.
    .alone = Changez η : cette courbe reste, estompée, à côté de la nouvelle.
    .multiple = Une courbe est un multiple de l’autre : à partir de poids nuls, le taux d’apprentissage ne change que l’échelle de w, et J(w) avec elle.
    .intro = J(w) après chaque époque.
    .nothing = { $learner } : encore rien.
    .nothingBefore = Avant, { $learner } : encore rien.
    .curve = { $learner } : { NUMBER($start) } au départ, au plus { NUMBER($most) }, { NUMBER($last) } après { epochs }.
    .curveBefore = Avant, { $learner } : { NUMBER($start) } au départ, au plus { NUMBER($most) }, { NUMBER($last) } après { epochs }.

## splits

splits-title = Sur de nombreux partages
repeat = Répéter sur 50 partages
cancel = Annuler
introduction = C’est le hasard qui décide quels exemples sont mis de côté : une différence d’un ou deux peut donc aussi être due au hasard. Ceci entraîne chaque algorithme jusqu’au bout sur 50 partages, avec les graines qui suivent celle de la page.
runsMade = Exécutions faites
progress =
    { $done ->
        [one] { $done } exécution sur { NUMBER($total) }
       *[other] { $done } exécutions sur { NUMBER($total) }
    }
splits-table = Les algorithmes sur de nombreux partages, en chiffres
caption =
    { $heldOut ->
        [one] Mal classés sur { $heldOut } exemple de test
       *[other] Mal classés sur { $heldOut } exemples de test
    }
splits-columns =
    .learner = Algorithme
    .median = Médiane
    .middle = Moitié centrale
    .range = Du plus bas au plus haut
key = un point par partage
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
        [one] Sur { $splits } partage, { $best } se trompe sur moins d’exemples que { $next } dans { NUMBER($fewer) } cas, sur autant dans { NUMBER($equal) } et sur plus dans { NUMBER($more) }.
       *[other] Sur { $splits } partages, { $best } se trompe sur moins d’exemples que { $next } dans { NUMBER($fewer) } cas, sur autant dans { NUMBER($equal) } et sur plus dans { NUMBER($more) }.
    }
