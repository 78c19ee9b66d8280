## separability

reason = { why-inseparable }
notSeparable =
    { $onStage ->
        [true] Les exemples ne sont pas linéairement séparables : { why-inseparable } (voir la figure).
       *[false] Les exemples ne sont pas linéairement séparables : { why-inseparable }.
    }

## margin

choice = Marge, preuve ou modifications
choices =
    .margin = Marge
    .angle = Preuve : angle
    .distance = Preuve : distance
    .tighten = Resserrer
analysing = Analyse : { NUMBER($percent) }{ "\u202F" }%
stale = Ceci date d’avant la dernière modification. Analyse : { NUMBER($percent) }{ "\u202F" }%
undecided =
    .verdict = Trop serré pour trancher.
    .meaning = L’écart ou le chevauchement est si petit qu’une preuve prendrait trop de temps.
separable =
    .verdict = Linéairement séparables.
    .meaning = Avec ces caractéristiques, { a-separator } a tous les positifs d’un côté et tous les négatifs de l’autre.
inseparable =
    .verdict = Non linéairement séparables.
    .meaning = Avec ces caractéristiques, { no-separator } n’a tous les positifs d’un côté et tous les négatifs de l’autre.
showMargin = Montrer { the-widest-separator } sur la figure
showWhy = Montrer pourquoi sur la figure
marginElsewhere =
    { $features ->
        [none] La figure ne peut pas dessiner { the-widest-separator } dans l’espace des caractéristiques mises à l’échelle.
        [1] La figure ne peut pas dessiner { the-widest-separator } dans l’espace de l’unique caractéristique.
       *[other] La figure ne peut pas dessiner { the-widest-separator } dans l’espace des { $features } caractéristiques.
    }
whyElsewhere =
    { $features ->
        [none] La figure ne peut pas dessiner ces points : ils sont dans l’espace des caractéristiques mises à l’échelle.
        [1] La figure ne peut pas dessiner ces points : ils sont dans l’espace de l’unique caractéristique.
       *[other] La figure ne peut pas dessiner ces points : ils sont dans l’espace des { $features } caractéristiques.
    }
geometricMargin = Marge géométrique <rho/>
geometricHint =
    { $nearest ->
        [one] La distance, dans l’espace des caractéristiques, entre { the-widest-separator } et les exemples les plus proches. { no-other-separator-first } n’a de marge plus grande. { $nearest } exemple est à cette distance, et lui seul en détermine la position.
       *[other] La distance, dans l’espace des caractéristiques, entre { the-widest-separator } et les exemples les plus proches. { no-other-separator-first } n’a de marge plus grande. { $nearest } exemples sont à cette distance, et eux seuls en déterminent la position.
    }
radius = Rayon <R/>
radiusHint = La norme du plus long <example/>.
boundMargin = Marge de la borne <gamma/>
boundMarginHint = La plus grande marge que puissent avoir des <weights/> de norme 1, le biais étant le poids d’une caractéristique qui vaut toujours 1. La borne divise par <gamma/>, et non par <rho/>.
boundMarginUnbiased = La plus grande marge que puissent avoir des <weights/> de norme 1. Sans biais, elle est égale à <rho/>.
bound = Borne <formula/>
theorem = Aucune exécution du perceptron à partir de poids nuls ne fait plus de mises à jour que cela, quel que soit l’ordre des visites.
atMost = Au plus { updates }.
made = { NUMBER($made) } sur { updates } au plus.
otherRule = L’algorithme choisi se met à jour selon une autre règle : la borne ne s’applique pas à lui.
otherStart = Cette exécution ne part pas de poids nuls : la borne ne s’applique pas à elle.
weights = Poids qui séparent
maximumMargin = marge maximale
ofBound = de la borne
bias = biais <b/>
copyMaximumMargin = les poids de marge maximale
copyOfBound = les poids de la borne
witness =
    .atOrigin = Une moyenne à l’origine
    .samePoint = Deux moyennes confondues
    .sameDirection = Deux moyennes dans la même direction
averages = Les moyennes, à vérifier à la main
example = exemple
weight = poids
positive = positifs
negative = négatifs
everyAverage = Si { a-separator } a tous les positifs d’un côté et tous les négatifs de l’autre, alors toute moyenne d’une classe est du côté de cette classe.
averageAtOrigin = Mais ici, { why-inseparable }, qui n’est d’aucun côté.
sameExample = Mais ici, { why-inseparable }, qui ne peut pas être des deux côtés.
sameAverage = Mais ici, { why-inseparable } : un même point est une moyenne des deux classes, et il ne peut pas être des deux côtés.
sameDirection = Mais ici, { why-inseparable } : la moyenne des positifs est { $factor } fois celle des négatifs, donc les deux sont du même côté.

## proof

proof-analysing = Analyse…
proof-otherRule = Le théorème porte sur des mises à jour qui ajoutent un exemple, η·y·x, à une erreur. La règle de cet algorithme ({ $learner }) est autre : le théorème ne s’applique donc pas à cette exécution. Choisissez le perceptron, ou un algorithme qui s’entraîne comme lui : moyenné, voté ou pocket.
moreClasses = Le théorème porte sur deux classes, mais ces exemples en ont davantage.
oneLabel = Sans exemples des deux étiquettes, il n’y a rien à prouver.
proof-undecided = On ne sait pas si les exemples sont séparables : il n’y a rien à prouver.
allAtOrigin = Tous les exemples sont à l’origine : R est nul, et aucune mise à jour ne change rien.
tinyMargin = La marge est trop petite pour que ses nombres aient un sens.
proof-atMost = Au plus { updates }.
fromZero = À partir de poids nuls, la borne est (R/γ)².
fromZeroAnyRate = À partir de poids nuls, la borne est (R/γ)², quel que soit le taux d’apprentissage : η multiplie les deux membres par le même facteur.
fromElsewhere =
    .angle = Cette exécution part d’autres poids w₀ : la borne est donc là où se rencontrent les deux courbes en tirets, et non (R/γ)².
    .distance = Cette exécution part d’autres poids w₀ : la borne est donc ‖w₀ − αw*‖²/(ηR)², et non (R/γ)².
fromTurned = À partir de poids nuls, la borne est (R/γ)². Avec votre w*, γ = { NUMBER($margin) }. La plus grande valeur possible est { NUMBER($best) }.
fromTarget = La borne est maintenant ‖w₀ − αw*‖²/(2αηγ − η²R²). À partir de poids nuls, elle est minimale en α = ηR²/γ = { NUMBER($best) }.
tooNear = Avec α = { NUMBER($reach) }, la cible est trop proche pour donner une borne : ce n’est qu’avec un α supérieur à ηR²/(2γ) = { NUMBER($least) } que chaque mise à jour rapproche forcément w.
offSide = Votre w* ne sépare pas les exemples : γ vaut { NUMBER($margin) }. Sans un γ supérieur à 0, il n’y a pas de borne.
astray =
    { $updates ->
        [one] La mise à jour { LIST(NUMBER($named)) } va dans le mauvais sens : après elle, w est plus loin de αw* qu’avant.
       *[other] { $further ->
            [true] { updates } vont dans le mauvais sens : après chacune, w est plus loin de αw* qu’avant. Les premières sont { LIST(NUMBER($named)) }.
           *[false] Les mises à jour { LIST(NUMBER($named)) } vont dans le mauvais sens : après chacune, w est plus loin de αw* qu’avant.
        }
    }
noneAstray = Jusqu’ici, aucune mise à jour ne va dans le mauvais sens : aucune n’a laissé w plus loin de αw* qu’avant.
astrayStretches =
    { $points ->
        [one] Le graphique a un point pour { updates }. À { $points } point, w est plus loin de αw* qu’au précédent.
       *[other] Le graphique a un point pour { updates }. À { $points } points, w est plus loin de αw* qu’au précédent.
    }
hold = Changer la cible αw*
reach = α, sa distance
turn = Direction de w*
degrees = { NUMBER($degrees) }°
proof-bias = Biais de w*
onlyTwo = Vous pouvez faire tourner w* quand il y a deux caractéristiques.
reset = Revenir au meilleur
whole = Montrer jusqu’à la borne
nothingYet = Encore rien.
lengthChart = ‖w‖ selon les mises à jour : au plus { NUMBER($most) } en { updates }, maintenant { NUMBER($now) }.
angleChart = w·w* et ‖w‖ selon les mises à jour : après { updates }, w·w* vaut { NUMBER($along) } et ‖w‖ vaut { NUMBER($length) }. La marge de la borne est γ = { NUMBER($margin) }, et R = { NUMBER($radius) }.
distanceChart = Le carré de la distance de w à αw* selon les mises à jour : { NUMBER($start) } au départ, { NUMBER($now) } après { updates }, avec α = { NUMBER($reach) }.
axis = mises à jour k
boundMark = au plus { NUMBER($bound) }
curves =
    .length = <length/>, <bound/>.
    .angle = <along/>, <length/>, <sample/> les bornes. Elles se rencontrent là où il ne reste plus de mise à jour.
    .distanceAlone = <distance/>.
    .distance = <distance/>, <sample/> sa borne. Elle atteint 0 là où il ne reste plus de mise à jour.
lastUpdate = La dernière mise à jour
noUpdate = Il n’y a pas encore de mise à jour.
beforeUpdates = Avant la première mise à jour
oneUpdate = Toutes les mises à jour jusqu’ici : celle-ci
allUpdates = En tout, <k/> = { updates }
line = <formula/> : <numbers/>
moved = (déplacé par la dernière mise à jour)
why =
    .gained = Chaque exemple est de son propre côté de w*, à γ au moins, donc la mise à jour ajoute au moins cela à w·w*.
    .mistaken = C’était une erreur : avec les poids d’avant, y·a n’était pas supérieur à 0.
    .long = Aucun exemple n’est plus long que R.
    .fallen = Les trois ensemble : elle baisse de 2α fois la première ligne, moins la deuxième et la troisième. Ici, α vaut R²/γ.
    .fallenByRate = Les trois ensemble : elle baisse de 2α fois la première ligne, moins la deuxième et la troisième. Ici, α vaut ηR²/γ.
    .fallenChosen = Les trois ensemble : elle baisse de 2α fois la première ligne, moins la deuxième et la troisième.
    .fallenOftenChosen = Elle a baissé d’au moins cela k fois. Cela ne dit quelque chose que là où elle baisse.
    .fallenOften = Elle a baissé d’au moins cela k fois, et aucun carré ne descend au-dessous de 0.
    .along = La première ligne d’une mise à jour, k fois.
    .length = La deuxième et la troisième, k fois.
    .angle = w* a pour norme 1. Plus les deux nombres sont proches, plus l’angle entre w et w* est petit.
beforeMinusAfter = <distance/> avant − après
firstFails = La première ligne ne tient pas.
noMargin = Il n’y a pas de <star/> tel que <inequality/> pour tous les exemples, donc pas de marge <gamma/> : rien ne fait aller les mises à jour dans une même direction.
meeting = Le point { LIST(NUMBER($point), type: "vector") } est une moyenne de positifs et aussi de négatifs, comme le montre « Marge ». Quel que soit <w/>, ce point a un seul score, maintenant { NUMBER($score) }, et pour au moins l’une des deux étiquettes, le produit de l’étiquette par ce score n’est pas supérieur à 0.
othersHold = Les autres lignes tiennent toujours : après chaque mise à jour <inequality/>. Mais sans marge à laquelle le comparer, <k/> n’a pas de limite.
cycle =
    { $epochs ->
        [1] Ici, les poids tournent en rond : à partir de l’époque { NUMBER($since) }, ils se répètent à chaque époque, et <length/> n’a jamais dépassé { NUMBER($most) }.
       *[other] Ici, les poids tournent en rond : à partir de l’époque { NUMBER($since) }, ils se répètent toutes les { $epochs } époques, et <length/> n’a jamais dépassé { NUMBER($most) }.
    }
bounded = Jusqu’ici, en { updates }, <length/> n’a jamais dépassé { NUMBER($most) } : cette norme reste bornée, et les mises à jour continuent.

## tighten

tighten-inseparable = Aucune droite ne peut séparer ces exemples : il n’y a donc ni marge <gamma/> ni borne.
drag = Faites glisser un point de la figure vers l’autre classe : la marge <gamma/> de la borne rétrécit, et la borne grandit. Les nombres d’avant restent à côté des nouveaux.
tighten-margin = Marge de la borne <gamma/>
tighten-bound = Borne <formula/>
tighten-updates = Mises à jour dans cet ordre
median = Mises à jour dans des ordres aléatoires, médiane
unknown = …
more = pas terminé
gamma = <gamma/> compte le biais comme le poids d’une caractéristique qui vaut toujours 1. Ce n’est pas la distance sur la figure : celle-ci est la marge géométrique <rho/>, sous « Marge ». La borne divise par <gamma/>, et non par <rho/>.
gammaUnbiased = Sans biais, <gamma/> est la marge géométrique <rho/>, sous « Marge ».
before = avant
forget = Oublier les nombres d’avant
spoken = La borne valait { NUMBER($bound-before) } et elle vaut maintenant { NUMBER($bound-now) }. Mises à jour dans cet ordre : { $made-before } avant, { $made-now } maintenant.
training = Entraînement dans des ordres aléatoires…
tallest =
    { $orders ->
        [one] barre la plus haute : { $orders } ordre
       *[other] barre la plus haute : { $orders } ordres
    }
tighten-boundMark = borne { NUMBER($bound) }
tighten-axis = mises à jour
notTried = Avec autant d’exemples, on n’essaie pas d’ordres aléatoires : cela prendrait trop de temps.
tried =
    { $done ->
        [none] { NUMBER($total) } ordres aléatoires, à partir de poids nuls.
       *[other] { NUMBER($done) } ordres aléatoires sur { NUMBER($total) }, à partir de poids nuls.
    }
range =
    { $fewest ->
        [none] Chacun fait { updates }, jamais plus que la borne de { NUMBER($bound) }.
       *[other] Ils font de { NUMBER($fewest) } à { updates }, jamais plus que la borne de { NUMBER($bound) }.
    }
unfinished =
    { $runs ->
        [one] { $runs } d’entre eux a été arrêté avant de converger, et il en faudrait davantage.
       *[other] { $runs } d’entre eux ont été arrêtés avant de converger, et il en faudrait davantage.
    }
