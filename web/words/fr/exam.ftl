### Les questions, une salle par sorte.

count-mistakes =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
run-mistakes =
    { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }
fewest-mistakes =
    { $fewest ->
        [one] { $fewest } erreur
       *[other] { $fewest } erreurs
    }
bound-known = Aucun exemple n’est plus loin de l’origine que R = { FIGURE($radius) }, et un vecteur unitaire les sépare tous avec la marge γ = { FIGURE($margin) }. Il n’y a pas de biais, et w part de 0.
counts-known = Une exécution à partir de poids nuls, avec η = 1 et une égalité comptée comme une erreur, a fait ces erreurs : { LIST($all) }.
cycle-known = Aucune droite ne sépare ces exemples. Une exécution part de poids nuls, compte une égalité comme une erreur, et visite les exemples du tableau dans l’ordre, indéfiniment.
cycle-first =
    { $first ->
        [0] au départ
       *[other] après l’époque { FIGURE($first) }
    }
cycle-epoch =
    { $epoch ->
        [0] au départ
       *[other] après l’époque { FIGURE($epoch) }
    }
cycle-length =
    { $length ->
        [1] à chaque époque
       *[other] toutes les { FIGURE($length) } époques
    }
cycle-updates =
    { $every ->
        [one] { $every } mise à jour
       *[other] { $every } mises à jour
    }
margin-times-k =
    { $margin ->
        [1] k
       *[other] { FIGURE($margin) }k
    }
radius-times-root =
    { $radius ->
        [1] √k
       *[other] { FIGURE($radius) }√k
    }
rate-known = Deux exécutions visitent ces exemples dans le même ordre, l’une avec η = 1, l’autre avec η = { FIGURE($rate) }.
rate-both = la première exécution fait { updates } et la seconde { FIGURE($otherUpdates) }
score-moves = de { FIGURE($score) } à { FIGURE($after) }
widest-distance = { FIGURE($widest) } au lieu de { FIGURE($distance) }
votes-counted = Chaque vecteur vote selon le signe de son score, c fois : { FIGURE($positive) } pour +1 et { FIGURE($negative) } pour −1.
votes-averaged = Pour la moyenne, ce sont les scores eux-mêmes qui comptent : chacun fois sa durée, en tout { FIGURE($sum) }.

## examMargin

examMargin-ask = Une droite a w = { VECTOR($weights) } et b = { FIGURE($bias) }. Quelles sont sa marge fonctionnelle et sa marge géométrique sur ces exemples ?
examMargin-hint = Chaque exemple a sa propre marge, et la marge sur tous est la plus petite d’entre elles. Laquelle des deux sortes change si vous doublez w et b ?
examMargin-numbers =
    .functional = fonctionnelle
    .geometric = géométrique
examMargin-right = La plus petite est celle de l’exemple { NUMBER($example) } : son étiquette { SIGNED($label) } fois son score { FIGURE($score) } donne { FIGURE($functional) }. Divisé par la norme de w, { FIGURE($length) }, cela fait { FIGURE($geometric) }.
examMargin-notSmallest = La marge fonctionnelle de l’exemple { NUMBER($example) } vaut { FIGURE($given) }, mais un autre exemple en a une plus petite.
examMargin-labelForgotten = Le score de l’exemple { NUMBER($example) } est { FIGURE($score) }, et son étiquette est { SIGNED($label) } : multipliez les deux.
examMargin-functionalWrong = Comparez : l’exemple { NUMBER($example) } a un score de { FIGURE($score) }, et multiplié par son étiquette { SIGNED($label) } cela fait { FIGURE($functional) }. La marge fonctionnelle est le plus petit de ces produits.
examMargin-notDivided = La marge fonctionnelle est juste, mais la marge géométrique est une distance : la marge fonctionnelle divisée par la norme de w.
examMargin-biasInLength = Pour la distance à la droite, on divise par la norme de w seul, sans b : elle vaut { FIGURE($length) }.
examMargin-divided = La marge fonctionnelle vaut { FIGURE($functional) }, comme vous le dites. La norme de w vaut { FIGURE($length) } : divisez par elle pour obtenir la distance.

## examBound

examBound-ask =
    { $asks ->
        [most] { bound-known } Quel est le plus grand nombre d’erreurs que permet le théorème de convergence ?
        [or-more] { bound-known } Que dit le théorème de convergence de { count-mistakes } ou plus ?
       *[at-most] { bound-known } Que dit le théorème de convergence de { count-mistakes } au plus ?
    }
examBound-hint = Comment le théorème combine-t-il R et γ ? Pensez à ce qui arrive à la borne si tous les exemples sont placés deux fois plus loin et que γ double avec eux.
examBound-number = erreurs ≤
examBound-options =
    .ruled-out = Il l’exclut.
    .promised = Il le promet.
    .open = Il ne tranche pas.
examBound-right =
    { $whole ->
        [true] (R/γ)² = ({ FIGURE($radius) }/{ FIGURE($margin) })² = { FIGURE($bound) }. Sur ces exemples, dans leur ordre, le perceptron fait { run-mistakes }.
       *[false] (R/γ)² = ({ FIGURE($radius) }/{ FIGURE($margin) })² = { FIGURE($bound) }. Un nombre d’erreurs est entier, donc { FIGURE($most) } au plus. Sur ces exemples, dans leur ordre, le perceptron fait { run-mistakes }.
    }
examBound-notSquared = R/γ est { FIGURE($ratio) }, mais le théorème en prend le carré.
examBound-upsideDown = C’est (γ/R)². Une marge plus large rend le problème plus facile, donc γ est au dénominateur.
examBound-notWhole = (R/γ)² est { FIGURE($bound) }, mais les erreurs sont un nombre entier : combien y en a-t-il au plus ?
examBound-roundedUp = Autant d’erreurs, ce serait plus que (R/γ)² = { FIGURE($bound) }.
examBound-most = La borne est (R/γ)². Ici, R/γ est { FIGURE($radius) }/{ FIGURE($margin) } = { FIGURE($ratio) }.
examBound-ruled-out =
    { $right ->
        [true] Exact : (R/γ)² = { FIGURE($bound) }, et { FIGURE($count) } est plus grand. Aucun ordre des visites n’y peut rien.
       *[false] { $asks ->
            [at-most] Il n’exclut que plus de (R/γ)² = { FIGURE($bound) } erreurs, et jamais qu’il y en ait peu.
           *[other] Ce n’est pas exclu : (R/γ)² = { FIGURE($bound) }, et { FIGURE($count) } n’est pas plus grand.
        }
    }
examBound-promised =
    { $right ->
        [true] Exact : (R/γ)² = { FIGURE($bound) }, donc il n’y en a jamais plus de { FIGURE($most) }, quel que soit l’ordre des visites.
       *[false] { $asks ->
            [or-more] Il ne promet jamais qu’il y en ait beaucoup. (R/γ)² = { FIGURE($bound) } dit seulement combien il y en a au plus. Sur ces exemples, dans leur ordre, il y en a { FIGURE($mistakes) }.
           *[other] Il promet seulement qu’il y en a au plus (R/γ)² = { FIGURE($bound) }, et { FIGURE($count) } est plus petit.
        }
    }
examBound-open =
    { $right ->
        [true] Exact : il y en a au plus (R/γ)² = { FIGURE($bound) }, et en dessous il ne dit rien. C’est une borne et non une prévision : dans leur ordre, ces exemples donnent { run-mistakes }.
       *[false]
            { $asks ->
                [or-more] Il tranche : (R/γ)² = { FIGURE($bound) }, et { FIGURE($count) } est plus grand.
               *[other] Il tranche : (R/γ)² = { FIGURE($bound) }, et il n’y en a jamais plus.
            }
    }

## examLine

examLine-ask =
    { $side ->
        [right] Quels poids et quel biais donnent la frontière { $equation } et prédisent +1 à sa droite ? Toute réponse qui convient est juste.
        [left] Quels poids et quel biais donnent la frontière { $equation } et prédisent +1 à sa gauche ? Toute réponse qui convient est juste.
        [above] Quels poids et quel biais donnent la frontière { $equation } et prédisent +1 au-dessus d’elle ? Toute réponse qui convient est juste.
        [below] Quels poids et quel biais donnent la frontière { $equation } et prédisent +1 au-dessous d’elle ? Toute réponse qui convient est juste.
       *[none] Les poids sont w = { VECTOR($weights) } et b = { FIGURE($bias) }. Écrivez la frontière sous la forme x₂ = m · x₁ + c.
    }
examLine-hint =
    { $asks ->
        [weights] Sur la frontière, le score vaut 0. Mettez tout dans un même membre de l’équation : quel signe cette expression doit-elle avoir là où l’on prédit +1 ?
       *[line] Quel score ont les points de la frontière ? Écrivez-le sous forme d’équation, et laissez x₂ seul dans un membre.
    }
examLine-weightsRight =
    { $usual ->
        [true] Exact, et tout multiple positif aussi : le score change de grandeur, mais pas de signe.
       *[false] Exact : c’est un multiple positif de w = { VECTOR($weights) } et b = { FIGURE($bias) }, donc chaque score a le même signe.
    }
examLine-noLine = Si w₁ et w₂ sont tous deux nuls, tous les points ont le même score, et il n’y a pas de frontière.
examLine-otherSide = C’est la même droite, mais son côté positif est l’autre : les trois signes sont inversés.
examLine-biasSign = La direction de la droite est juste, mais elle est de l’autre côté de l’origine : vérifiez le signe de b.
examLine-swapped = Ces deux poids ne sont pas à leur place : w₁ va avec x₁, et w₂ avec x₂.
examLine-offLine = Le point { VECTOR($place) } est sur la droite, donc son score doit valoir 0, mais avec vos nombres il vaut { FIGURE($score) }.
examLine-lineRight = Sur { $equation } le score vaut 0, et là seulement.
examLine-slopeSign = Quand w₁ · x₁ passe dans l’autre membre de l’équation, il change de signe : vérifiez le signe de m.
examLine-slopeUpsideDown = Ce m est à l’envers : le nombre par lequel on divise est le poids de x₂.
examLine-slopeNotDivided = Il reste à diviser : w₂ = { FIGURE($second) } est encore devant x₂, donc divisez toute l’équation par ce nombre.
examLine-slopeWrong = La pente m est le poids de x₁ changé de signe, divisé par w₂ = { FIGURE($second) }.
examLine-offsetSign = La pente est juste. Quand b passe dans l’autre membre de l’équation, il change aussi de signe.
examLine-offsetWrong = La pente est juste. En x₁ = 0, l’équation dit { FIGURE($second) } · x₂ + ({ FIGURE($bias) }) = 0 : que vaut x₂ en ce point ?

## examVotes

examVotes-ask =
    Une exécution a eu ces vecteurs, avec leurs durées de survie c. Que prédisent le perceptron voté et le perceptron moyenné en x = { VECTOR($place) } ?

    { $lines }
examVotes-voter = w = { VECTOR($weights) } et b = { FIGURE($bias) }, c = { FIGURE($count) }
examVotes-hint = Un vecteur très sûr de lui et un vecteur à peine sûr : lequel des deux perceptrons remarque la différence ?
examVotes-option = Voté { SIGNED($voted) }, moyenné { SIGNED($averaged) }.
examVotes-right = { votes-counted } { votes-averaged }
examVotes-votedWrong = Le moyenné est juste, pas le voté. { votes-counted }
examVotes-averagedWrong = Le voté est juste, pas le moyenné. { votes-averaged }
examVotes-bothWrong = Aucun des deux n’est juste. { votes-counted } { votes-averaged }

## examClasses

examClasses-ask =
    { $asks ->
        [scores] Trois classes ont les poids { LIST($all, separator: " ; ") }. À scores égaux, on prédit la classe de plus petit numéro. Quel est le score de chacune pour x = { VECTOR($place) }, et quelle classe prédit-on ?
       *[update] Trois classes ont les poids { LIST($all, separator: " ; ") }. À scores égaux, on prédit la classe de plus petit numéro. On visite maintenant l’exemple { NUMBER($example) } : x = { VECTOR($place) }, de la classe { NUMBER($label) }. Quels sont les poids ensuite ?
    }
examClasses-weights = { $name } = { VECTOR($weights) }
examClasses-hint =
    { $asks ->
        [scores] On prédit la classe de plus grand score. Y en a-t-il deux à égalité ?
       *[update] Cherchez d’abord la classe prédite. Combien de vecteurs une erreur concerne-t-elle ?
    }
examClasses-class = classe
examClasses-scoresRight =
    { $tied ->
        [true]
            { $mistake ->
                [true] Le plus grand score est { FIGURE($score) }, et plusieurs classes l’atteignent : on prédit celle de plus petit numéro, { NUMBER($predicted) }. Ici, c’est une erreur.
               *[false] Le plus grand score est { FIGURE($score) }, et plusieurs classes l’atteignent : on prédit celle de plus petit numéro, { NUMBER($predicted) }. Ici, c’est correct.
            }
       *[false]
            { $mistake ->
                [true] Le plus grand score est { FIGURE($score) }, celui de la classe { NUMBER($predicted) }. Ici, c’est une erreur.
               *[false] Le plus grand score est { FIGURE($score) }, celui de la classe { NUMBER($predicted) }. Ici, c’est correct.
            }
    }
examClasses-scoreWrong = Le score de la classe { NUMBER($of) } n’est pas { FIGURE($given) } : multipliez { VECTOR($vector) } et { VECTOR($place) } composante par composante, et additionnez.
examClasses-tieToHigher = La classe { NUMBER($given) } a le plus grand score, mais la classe { NUMBER($lowest) } aussi : une égalité revient à la classe de plus petit numéro.
examClasses-notLargest = Les scores sont justes, mais la classe { NUMBER($given) } n’a que { FIGURE($score) }, et le plus grand est { FIGURE($largest) }.
examClasses-noClass = Les scores sont justes. La classe prédite est 0, 1 ou 2.
examClasses-updateRight =
    { $tied ->
        [true] On prédit la classe { NUMBER($predicted) } (l’égalité revient au plus petit numéro), une erreur : l’exemple est ajouté à { $ofLabel } et soustrait de { $ofPredicted }.
       *[false] On prédit la classe { NUMBER($predicted) } (elle a le plus grand score), une erreur : l’exemple est ajouté à { $ofLabel } et soustrait de { $ofPredicted }.
    }
examClasses-stays =
    { $tied ->
        [true] La classe { NUMBER($label) } partage le plus grand score et a le plus petit numéro, donc on la prédit : pas d’erreur, et rien ne change.
       *[false] La classe { NUMBER($label) } a le plus grand score, donc on la prédit : pas d’erreur, et rien ne change.
    }
examClasses-leftAsBefore =
    { $tied ->
        [true] Ce sont les poids d’avant. L’égalité revient à la classe de plus petit numéro, { NUMBER($predicted) }, mais l’exemple est de la classe { NUMBER($label) } : une erreur.
       *[false] Ce sont les poids d’avant. La classe { NUMBER($predicted) } a le plus grand score, mais l’exemple est de la classe { NUMBER($label) } : une erreur.
    }
examClasses-wrongWay = C’est dans le mauvais sens : { $ofLabel } devrait ensuite donner à cet exemple un score plus élevé, et { $ofPredicted } un score plus bas.
examClasses-onlyOne = Une erreur change deux vecteurs : celui de la bonne classe, { NUMBER($label) }, et celui de la classe prédite, { NUMBER($predicted) }.
examClasses-allOthers = Seule la classe prédite, { NUMBER($predicted) }, perd l’exemple. La troisième n’y était pour rien.
examClasses-vectorWrong =
    { $role ->
        [label] Regardez { $name } : c’est la bonne classe, donc on lui ajoute l’exemple.
        [predicted] Regardez { $name } : sa classe a été prédite par erreur, donc on en soustrait l’exemple.
       *[other] Regardez { $name } : sa classe n’est ni la bonne ni la classe prédite, donc il reste comme il était.
    }

## examKernel

examKernel-ask =
    { $offset ->
        [0] Un perceptron à noyau avec K(x, z) = (x·z){ $power } a { LIST($counts) }, et 0 pour les autres. Quel est son score en x = { VECTOR($place) } ?
       *[other] Un perceptron à noyau avec K(x, z) = ({ FIGURE($offset) } + x·z){ $power } a { LIST($counts) }, et 0 pour les autres. Quel est son score en x = { VECTOR($place) } ?
    }
examKernel-count = α = { FIGURE($alpha) } pour l’exemple { NUMBER($example) }
examKernel-hint = Seuls les exemples qui ont donné lieu à des erreurs ont leur mot à dire. Chacun a une taille, une direction et un poids : entre K, y et α, lequel est lequel ?
examKernel-right = Les termes α · y · K donnent en tout { FIGURE($score) }, donc la prédiction est { SIGNED($sign) }. Aucun poids n’a été nécessaire.
examKernel-labelsForgotten = Ce sont les valeurs du noyau multipliées par α. Il manque les étiquettes : un exemple négatif tire le score vers le bas.
examKernel-countsForgotten = Chaque exemple compte autant de fois qu’il a donné lieu à une erreur : multipliez son noyau par son α.
examKernel-notRaised = C’est la somme avec un noyau linéaire : élevez chaque parenthèse à la puissance { FIGURE($degree) } avant d’additionner.
examKernel-offsetForgotten = Il manque { FIGURE($offset) } dans la parenthèse : ajoutez ce nombre avant d’élever à la puissance.
examKernel-term = Comparez un terme : pour l’exemple { NUMBER($example) }, le produit scalaire est { FIGURE($dot) } et le noyau { FIGURE($kernel) }, avec α = { FIGURE($alpha) } et l’étiquette { SIGNED($label) }. Additionnez tous les produits de ce genre.

## examGate

examGate-ask =
    Trouvez des poids et un biais pour { $name ->
        [nand] le NAND de { FIGURE($inputs) } entrées : −1 seulement si toutes valent 1
        [nor] le NOR de { FIGURE($inputs) } entrées : +1 seulement si aucune ne vaut 1
        [and] le AND de { LIST($literals) } : +1 seulement si tous sont vrais
        [or] le OR de { LIST($literals) } : −1 seulement si aucun n’est vrai
        [majority] la majorité de { FIGURE($inputs) } entrées : +1 si plus de la moitié d’entre elles valent 1
        [at-least] « au moins { FIGURE($least) } sur { FIGURE($inputs) } » : +1 si au moins autant d’entrées valent 1
       *[fewer] « moins de { FIGURE($least) } sur { FIGURE($inputs) } » : +1 si moins d’entrées que cela valent 1
    }. Chaque entrée vaut { FIGURE($off) } ou 1, et un score de 0 ne compte pas.
examGate-not = non { $input }
examGate-hint =
    { $negates ->
        [true] Une entrée qui doit valoir 1 doit faire monter le score, et une entrée qui ne le doit pas doit le faire descendre. Quelles lignes s’approchent le plus de la frontière, et que doit y faire b ?
       *[false]
            { $inverted ->
                [true] Toutes les entrées comptent de la même façon, donc donnez-leur des poids égaux. Une entrée qui vaut 1 doit-elle faire monter le score ou le faire descendre ? Placez ensuite b entre les deux cas.
               *[false] Toutes les entrées comptent de la même façon, donc donnez-leur des poids égaux. Quelles sont les deux sommes d’entrées que b doit séparer ?
            }
    }
examGate-right = Les { FIGURE($rows-length) } lignes sont toutes du bon côté. D’autres poids y parviennent aussi.
examGate-opposite = Toutes les lignes sont du mauvais côté : inversez tous les signes, et c’est juste.
examGate-tie =
    { $others ->
        [0] Les entrées { VECTOR($row) } ont un score d’exactement 0 : ce n’est d’aucun côté, mais la sortie devrait être { SIGNED($wanted) }.
        [1] Les entrées { VECTOR($row) } ont un score d’exactement 0 : ce n’est d’aucun côté, mais la sortie devrait être { SIGNED($wanted) }. Une autre ligne est fausse.
       *[other] Les entrées { VECTOR($row) } ont un score d’exactement 0 : ce n’est d’aucun côté, mais la sortie devrait être { SIGNED($wanted) }. { $others } autres lignes sont fausses.
    }
examGate-wrongSide =
    { $others ->
        [0] Les entrées { VECTOR($row) } ont un score de { FIGURE($score) }, mais la sortie devrait être { SIGNED($wanted) }.
        [1] Les entrées { VECTOR($row) } ont un score de { FIGURE($score) }, mais la sortie devrait être { SIGNED($wanted) }. Une autre ligne est fausse.
       *[other] Les entrées { VECTOR($row) } ont un score de { FIGURE($score) }, mais la sortie devrait être { SIGNED($wanted) }. { $others } autres lignes sont fausses.
    }

## examTruth

examTruth-ask =
    { $about ->
        [repair] La prochaine visite est celle de l’exemple { NUMBER($example) }, en { VECTOR($place) }, d’étiquette { SIGNED($label) }. Son score est { FIGURE($score) }, ce qui est une erreur, et il y a un biais. Vrai ou faux : après une mise à jour avec η = 1, sa prédiction est correcte.
        [scale]
            { $biasToo ->
                [true] Vrai ou faux : si l’on multiplie w et b tous les deux par { FIGURE($factor) }, aucune prédiction ne change.
               *[false] Le biais n’est pas nul. Vrai ou faux : si l’on multiplie w seul par { FIGURE($factor) }, aucune prédiction ne change.
            }
        [converge] Vrai ou faux : un perceptron qui parcourt sans cesse ces exemples finira par converger.
        [widest]
            { $wider ->
                [true] Une exécution sur ces exemples a convergé. L’exemple le plus proche est à { FIGURE($distance) } de sa droite. Vrai ou faux : une autre droite séparatrice est plus loin de son exemple le plus proche.
               *[false] Une exécution sur ces exemples a convergé. L’exemple le plus proche est à { FIGURE($distance) } de sa droite. Vrai ou faux : aucune autre droite séparatrice n’est plus loin de son exemple le plus proche.
            }
       *[first]
            { $tie ->
                [mistake] Les poids et le biais partent de 0, et une visite est une erreur si y·a ≤ 0. Vrai ou faux : la première visite est une erreur, quel que soit l’exemple.
               *[correct] Les poids et le biais partent de 0, et une visite est une erreur si y·a < 0. Vrai ou faux : la première visite est une erreur, quel que soit l’exemple.
            }
    }
examTruth-hint =
    { $about ->
        [repair] De combien change son propre score si l’on ajoute l’exemple aux poids, et 1 pour le biais ?
        [scale] Une prédiction est le signe de w·x + b. Essayez un point pour lequel w·x vaut 1 et b vaut { FIGURE($bias) }.
        [converge] Que demande le théorème de convergence ? Regardez la figure.
        [widest] Quand l’exécution s’arrête-t-elle ? Cherchez sur la figure une droite qui laisse plus de place.
       *[first] Quel est le score d’un exemple quelconque avant la première mise à jour ?
    }
examTruth-options =
    .enough = Vrai : son score change suffisamment.
    .always = Vrai : toute mise à jour corrige son exemple.
    .notEnough = Faux : son score ne change pas suffisamment.
    .othersOnly = Faux : seuls les autres scores changent.
    .signsStay = Vrai : chaque score garde son signe.
    .signsTurn = Faux : chaque score change de signe.
    .lineMoves = Faux : la frontière se déplace.
    .moreConfident = Faux : des scores plus grands donnent d’autres prédictions.
    .separable = Vrai : une droite les sépare.
    .smallSteps = Vrai, si η est assez petit.
    .inseparable = Faux : aucune droite ne les sépare.
    .fixedOrder = Faux : sans mélange, il tourne en rond indéfiniment.
    .onlyBest =
        { $wider ->
            [true] Faux : l’exécution ne s’arrête qu’à la plus large.
           *[false] Vrai : l’exécution ne s’arrête qu’à la plus large.
        }
    .byBound =
        { $wider ->
            [true] Faux : le théorème l’exclut.
           *[false] Vrai : c’est ce que dit le théorème.
        }
    .anyLine =
        { $wider ->
            [true] Vrai : l’exécution s’arrête à la première qui sépare.
           *[false] Faux : l’exécution s’arrête à la première qui sépare.
        }
    .stillMistakes =
        { $wider ->
            [true] Vrai : certains exemples peuvent encore être mal classés.
           *[false] Faux : certains exemples peuvent encore être mal classés.
        }
    .tieCounts = Vrai : un score de 0 est ici une erreur.
    .wrongSide = Vrai : chaque exemple commence du mauvais côté.
    .tieIsRight = Faux : un score de 0 n’est pas une erreur ici.
    .byLabel = Faux : cela dépend de son étiquette.
examTruth-enough =
    { $right ->
        [true] Le score passe { score-moves } : la mise à jour le modifie du carré de la norme de l’exemple, avec 1 pour le biais.
       *[false] Il va dans le bon sens, mais passe seulement { score-moves } : c’est encore une erreur.
    }
examTruth-always = Toute mise à jour déplace son exemple dans le bon sens, mais la distance dépend de la norme de l’exemple. Ici, son score passe { score-moves }.
examTruth-notEnough =
    { $right ->
        [true] Le score passe seulement { score-moves } : c’est moins que ce qui manquait.
       *[false] Si : le score passe { score-moves }.
    }
examTruth-othersOnly = La mise à jour ajoute l’exemple aux poids ou l’en soustrait, donc son propre score change aussi : { score-moves }.
examTruth-signsStay =
    { $right ->
        [true] Chaque score est multiplié par le même nombre positif, donc il garde son signe, et la frontière ne bouge pas.
       *[false]
            { $turned ->
                [true] Ce nombre est négatif : chaque score change de signe.
               *[false] Seul w·x est multiplié, pas b : pour des points proches de la frontière, la somme peut changer de signe.
            }
    }
examTruth-signsTurn =
    { $right ->
        [true] La frontière reste où elle est, mais ses deux côtés s’échangent.
       *[false]
            { $turned ->
                [true] Regardez encore les signes.
               *[false]
                    { $biasToo ->
                        [true] Ce nombre est positif : il n’inverse aucun score.
                       *[false] Pas tous les scores : seuls ceux entre l’ancienne frontière et la nouvelle changent de signe.
                    }
            }
    }
examTruth-lineMoves =
    { $right ->
        [true] w·x change et b non, donc le score vaut 0 ailleurs. La prédiction change pour tous les points entre les deux.
       *[false]
            { $turned ->
                [true] Un score nul reste nul si on le multiplie en entier, donc la frontière reste. Mais regardez ses deux côtés.
               *[false] Un score nul reste nul si on le multiplie en entier, donc la frontière reste.
            }
    }
examTruth-moreConfident = Une prédiction est le signe du score. La grandeur du score ne compte pas.
examTruth-separable =
    { $right ->
        [true] Une droite les sépare, et le théorème dit alors : le nombre d’erreurs est borné, et l’exécution converge, dans n’importe quel ordre.
       *[false] Aucune droite ne les sépare : regardez la figure, et essayez d’en tracer une.
    }
examTruth-smallSteps =
    { $separable ->
        [true] Elle converge, mais avec n’importe quel η : à partir de poids nuls, η ne change que l’échelle des poids.
       *[false] À partir de poids nuls, η ne change que l’échelle des poids. Il ne peut pas faire apparaître une droite là où il n’y en a pas.
    }
examTruth-inseparable =
    { $right ->
        [true] Aucune droite ne les sépare, donc à chaque époque au moins un exemple est mal classé, et les poids changent encore.
       *[false] Il y a une droite qui les sépare : cherchez-la sur la figure.
    }
examTruth-fixedOrder =
    { $separable ->
        [true] Une droite les sépare, et le théorème vaut alors pour tout ordre, même fixe.
       *[false] Il ne converge pas, mais l’ordre n’y est pour rien : mélanger n’aiderait pas non plus.
    }
examTruth-onlyBest = L’exécution ne sait rien des distances : elle s’arrête à la première droite sans erreur. Pour la plus large, c’est { widest-distance }.
examTruth-byBound = Le théorème borne les erreurs, et ne dit rien de la droite sur laquelle on finit. Pour la plus large, c’est { widest-distance }.
examTruth-anyLine = L’exécution s’arrête dès que rien n’est mal classé. Pour la droite la plus large, c’est { widest-distance }.
examTruth-stillMistakes =
    { $wider ->
        [true] C’est vrai, mais pour une autre raison : avoir convergé veut dire une époque entière sans erreur.
       *[false] C’est faux, mais pour une autre raison : avoir convergé veut dire une époque entière sans erreur.
    }
examTruth-tieCounts =
    { $right ->
        [true] Avec tous les poids à 0, tous les scores sont nuls, et y·a = 0 compte comme une erreur.
       *[false] Tous les scores sont d’abord nuls, mais y·a = 0 n’est pas inférieur à 0 : pas d’erreur.
    }
examTruth-wrongSide = Avec tous les poids à 0, il n’y a encore ni frontière ni côtés : tous les scores sont nuls.
examTruth-tieIsRight =
    { $right ->
        [true] Tous les scores sont d’abord nuls, et y·a = 0 n’est pas inférieur à 0. La première visite ne change donc rien, et aucune autre non plus.
       *[false] Regardez la règle : y·a = 0 est ici une erreur.
    }
examTruth-byLabel = Le score vaut 0, donc y·a vaut 0 pour l’une et l’autre étiquette.

## examSets

examSets-ask = Le tableau a cinq exemples. Avec quelle paire de caractéristiques, et un biais, une droite peut-elle les séparer ?
examSets-hint = Écrivez deux colonnes de plus pour chaque paire. Deux exemples de mêmes valeurs et d’étiquettes différentes peuvent-ils jamais être séparés ? Et que donne la paire sur une figure ?
examSets-option = { LIST($names) }.
examSets-separates =
    { $distance ->
        [none] Avec { LIST($names) }, une droite les sépare.
       *[other] Avec { LIST($names) }, une droite les sépare, à une distance de { FIGURE($distance) } de l’exemple le plus proche.
    }
examSets-twins = Avec { LIST($names) }, les exemples { FIGURE($positive) } et { FIGURE($negative) } ont les mêmes valeurs, mais des étiquettes différentes : rien ne peut les distinguer.
examSets-overlaps =
    { $why ->
        [none] Avec { LIST($names) }, aucune droite ne les sépare.
       *[other] Avec { LIST($names) }, aucune droite ne les sépare. { $why }
    }

## examRate

examRate-ask =
    { $asks ->
        [weights] À partir de poids nuls, une exécution avec η = 1 fait { updates } et finit avec w = { VECTOR($end-weights) } et b = { FIGURE($end-bias) }. Avec quoi finit-elle si η = { FIGURE($rate) } ?
       *[run]
            { $from ->
                [elsewhere] { rate-known } Les deux partent de w = { VECTOR($start-weights) } et b = { FIGURE($start-bias) }. Que peut-on dire de la seconde ?
                [scaled] { rate-known } La première part de w = { VECTOR($start-weights) } et b = { FIGURE($start-bias) }, la seconde de { FIGURE($rate) } fois cela. Que peut-on dire de la seconde ?
                [divided] { rate-known } Les deux partent de poids nuls, et à la fin tous les poids de la seconde et son biais sont divisés par { FIGURE($rate) }. Que peut-on dire de la seconde ?
               *[other] { rate-known } Les deux partent de poids nuls. Que peut-on dire de la seconde ?
            }
    }
examRate-hint = Écrivez comme des sommes les poids des deux exécutions après deux mises à jour. Quelles parties d’une somme η multiplie-t-il, et qu’en résulte-t-il pour le signe d’un score ?
examRate-options =
    .scales = Les mêmes erreurs, et des poids { FIGURE($rate) } fois plus grands.
    .differs = D’autres erreurs, car le départ n’est pas mis à l’échelle.
    .same = Les mêmes erreurs, et les mêmes poids.
examRate-right = À partir de poids nuls, les poids sont une somme de mises à jour, chacune multipliée par { FIGURE($rate) }. Aucun score ne change de signe, donc il y a de nouveau { updates }.
examRate-unchanged = Les erreurs sont les mêmes, mais chaque mise à jour est ajoutée { FIGURE($rate) } fois.
examRate-biasUnchanged = Le biais est un poids comme les autres : il est aussi multiplié par { FIGURE($rate) }.
examRate-divided = C’est divisé par { FIGURE($rate) }, mais η multiplie chaque mise à jour.
examRate-notTimes =
    { $bias ->
        [true] Le biais n’est pas { FIGURE($given) } : avec η = 1 il est { FIGURE($before) }, et toutes les mises à jour sont maintenant multipliées par { FIGURE($rate) }.
       *[false] Ce poids n’est pas { FIGURE($given) } : avec η = 1 il est { FIGURE($before) }, et toutes les mises à jour sont maintenant multipliées par { FIGURE($rate) }.
    }
examRate-scales =
    { $from ->
        [divided] Ils le seraient, mais à la fin ils sont divisés par { FIGURE($rate) }.
       *[other]
            { $right ->
                [true]
                    { $from ->
                        [scaled] Le départ et toutes les mises à jour sont multipliés par { FIGURE($rate) }, donc aucun score ne change de signe : { updates } dans les deux exécutions.
                       *[other] Tous les poids sont des sommes de mises à jour, donc tous sont multipliés par { FIGURE($rate) }, et aucun score ne change de signe : { updates } dans les deux exécutions.
                    }
               *[false] Ce serait le cas à partir de poids nuls. Ici, le départ n’est pas multiplié par { FIGURE($rate) } : { rate-both }, et pas toutes aux mêmes visites.
            }
    }
examRate-differs =
    { $right ->
        [true] Par rapport aux mises à jour, le départ pèse plus ou moins, donc des scores changent de signe : { rate-both }, et pas toutes aux mêmes visites.
       *[false]
            { $from ->
                [scaled] Ici, le départ est aussi mis à l’échelle. Donc { rate-both }.
               *[other] Le départ est 0, et 0 est le même à toute échelle. Donc { rate-both }.
            }
    }
examRate-same =
    { $right ->
        [true] Chaque mise à jour est multipliée par { FIGURE($rate) }, donc aucun score ne change de signe. Divisés par { FIGURE($rate) }, les poids sont ceux de la première exécution.
       *[false] Chaque mise à jour est multipliée par { FIGURE($rate) }, donc même avec les mêmes erreurs, les poids ne seraient pas les mêmes.
    }

## examCounts

examCounts-ask =
    { $asks ->
        [weights] { counts-known } Que valent w et b maintenant ?
        [first] { counts-known } L’exemple { NUMBER($example) } peut-il avoir été le premier visité ?
       *[last] { counts-known } L’exemple { NUMBER($example) } peut-il avoir été le dernier de chaque époque ?
    }
examCounts-count = { FIGURE($count) } sur l’exemple { NUMBER($example) }
examCounts-hint =
    { $asks ->
        [weights] Qu’est-ce qu’une seule erreur sur un exemple ajoute aux poids ? Le moment où elle a été faite compte-t-il ?
       *[other] Quelle visite est à coup sûr une erreur, quel que soit l’exemple ? Que disent les comptes des autres ?
    }
examCounts-options =
    .yesCounted = Oui : il a donné lieu à une erreur.
    .yesOpen = Oui : les comptes ne l’excluent pas.
    .noNoMistake = Non : il n’a jamais donné lieu à une erreur.
examCounts-right =
    { $terms ->
        [one] Chaque erreur ajoute son étiquette fois son exemple, et son étiquette à b : { FIGURE($terms) } terme en tout, dans n’importe quel ordre.
       *[other] Chaque erreur ajoute son étiquette fois son exemple, et son étiquette à b : { FIGURE($terms) } termes en tout, dans n’importe quel ordre.
    }
examCounts-unlabelled = Cela ajoute tous les exemples. Ceux d’étiquette −1 sont soustraits.
examCounts-once = Cela compte chaque exemple une fois, mais il est ajouté autant de fois qu’il a donné lieu à une erreur.
examCounts-biasSum = Il y a { FIGURE($terms) } erreurs, mais chacune ajoute son étiquette au biais : +1 ou −1.
examCounts-biasMissing = Les poids sont justes. Le biais est la somme des étiquettes, chacune autant de fois qu’il y a eu d’erreurs.
examCounts-term = Commencez par l’exemple { NUMBER($example) } : sa part est { FIGURE($count) } fois { SIGNED($label) } fois { VECTOR($place) }. Ajoutez les parts des autres, composante par composante.
examCounts-yesCounted =
    { $right ->
        [true] Au début, tous les scores sont nuls, et une égalité est une erreur, donc le premier visité a un compte. Celui de l’exemple { NUMBER($example) } est { FIGURE($count) }.
       *[false] Le compte de l’exemple { NUMBER($example) } est { FIGURE($count) } : il n’a jamais donné lieu à une erreur.
    }
examCounts-yesOpen =
    { $right ->
        [true] Seule la première visite est à coup sûr une erreur. Dernier de chaque époque, l’exemple { NUMBER($example) } peut être bien classé à chaque fois.
       *[false] Les comptes le disent : au début, tous les scores sont nuls, une égalité et donc une erreur. Le premier visité a un compte, et celui de l’exemple { NUMBER($example) } est { FIGURE($count) }.
    }
examCounts-noNoMistake =
    { $right ->
        [true] Au début, tous les scores sont nuls, et une égalité est une erreur. Le premier visité a donc un compte, mais celui de l’exemple { NUMBER($example) } est { FIGURE($count) }.
       *[false] { $asks ->
            [last] Un exemple visité en dernier ne donne pas forcément une erreur : à ce moment-là, les poids peuvent être bons pour lui.
           *[other] Le compte de l’exemple { NUMBER($example) } est { FIGURE($count) }, donc il a donné lieu à une erreur.
        }
    }

## examStart

examStart-ask = Une exécution à partir de poids nuls, avec une égalité comptée comme une erreur, commence par l’exemple { NUMBER($first) } et les parcourt en boucle : { LIST(FIGURE($order), separator: ", ") }, puis de nouveau, jusqu’à converger. Combien de mises à jour y a-t-il ? Donnez dans l’ordre les exemples sur lesquels elles sont faites.
examStart-hint = Remplissez une ligne par visite : le score, si c’est une erreur, et les poids d’après la visite. À quoi verrez-vous que vous pouvez vous arrêter ?
examStart-right =
    { $updates ->
        [one] { updates }, sur l’exemple { NUMBER($last) }. Après elle vient une époque entière sans erreur.
       *[other] { updates }, la dernière sur l’exemple { NUMBER($last) }. Après elle vient une époque entière sans erreur.
    }
examStart-fromOne = C’est l’exécution à partir de l’exemple 1, mais celle-ci commence par l’exemple { NUMBER($first) }.
examStart-withoutBias = C’est l’exécution sans biais. Ici, b change aussi à chaque mise à jour et fait partie du score.
examStart-firstEpochOnly =
    { $given ->
        [one] Jusque-là, c’est juste : { $given } mise à jour dans la première époque. Mais l’exécution continue jusqu’à une époque sans erreur.
       *[other] Jusque-là, c’est juste : { $given } mises à jour dans la première époque. Mais l’exécution continue jusqu’à une époque sans erreur.
    }
examStart-unfinished =
    { $given ->
        [1] La première est juste, mais il y a d’autres erreurs après elle.
       *[other] Les { $given } premières sont justes, mais il y a d’autres erreurs après elles.
    }
examStart-tooLong =
    { $updates ->
        [1] La première est juste. Après elle, plus rien n’est une erreur.
       *[other] Les { $updates } premières sont justes. Après elles, plus rien n’est une erreur.
    }
examStart-noExample = Il n’y a pas d’exemple { FIGURE($given) } : ils sont numérotés de 1 à { FIGURE($examples) }.
examStart-otherExample = La mise à jour { FIGURE($at) } n’est pas sur l’exemple { NUMBER($given) } : quand vient l’exemple { NUMBER($example) }, son score est { FIGURE($score) } et son étiquette { SIGNED($label) }, c’est donc là qu’une erreur survient d’abord.

## examProof

examProof-ask =
    Un vecteur unitaire w* sépare les exemples avec la marge γ = { FIGURE($margin) }, et aucun n’a une norme supérieure à R = { FIGURE($radius) }. Combien d’erreurs k y a-t-il au plus, à partir de poids nuls et sans biais, si chacune ajoute y·x à w ? Choisissez la ligne manquante de la preuve.

    (1) { $grows } Après k erreurs, w*·w ≥ { margin-times-k }.

    (2) { $shrinks } Après k erreurs, ‖w‖² ≤ { FIGURE($square) }k.

    (3) { $unit }

    (4) { $ends }
examProof-lines =
    .growsAtLeast = w*·w augmente d’au moins { FIGURE($margin) } à chaque erreur.
    .growsExactly = w*·w augmente d’exactement { FIGURE($margin) } à chaque erreur.
    .lengthGrows = La norme de w augmente d’au moins { FIGURE($margin) } à chaque erreur.
    .growsAtMost = w*·w augmente d’au plus { FIGURE($margin) } à chaque erreur.
    .squareAtMost = ‖w‖² augmente d’au plus { FIGURE($square) } à chaque erreur, car y·a ≤ 0.
    .squareOtherSign = ‖w‖² augmente d’au plus { FIGURE($square) } à chaque erreur, car y·a ≥ 0.
    .lengthAtMost = ‖w‖² augmente d’au plus { FIGURE($radius) } à chaque erreur, car y·a ≤ 0.
    .squareAtLeast = ‖w‖² augmente d’au moins { FIGURE($square) } à chaque erreur, car y·a ≤ 0.
    .atMostLength = w*·w ≤ ‖w‖, car w* a pour norme 1.
    .atLeastLength = w*·w ≥ ‖w‖, car w* a pour norme 1.
    .equalsLength = w*·w = ‖w‖, car w finit dans la direction de w*.
    .atMostOne = w*·w ≤ 1, car w* a pour norme 1.
    .squaredBound = Donc { margin-times-k } ≤ { radius-times-root }, et k ≤ { FIGURE($bound) }.
    .rootBound = Donc { margin-times-k } ≤ { radius-times-root }, et k ≤ { FIGURE($ratio) }.
    .atLeastBound = Donc { margin-times-k } ≤ { radius-times-root }, et k ≥ { FIGURE($bound) }.
    .upsideDownBound = Donc { margin-times-k } ≤ { radius-times-root }, et k ≤ { FIGURE($inverse) }.
examProof-hint =
    { $missing ->
        [grows] Une mise à jour ajoute y·x à w. Qu’ajoute-t-elle à w*·w, et que sait-on de y·(w*·x) ?
        [shrinks] Développez ‖w + y·x‖². Il y a trois termes : duquel une erreur dit-elle quelque chose ?
        [unit] Un produit scalaire est le produit des deux normes et d’un cosinus. Quelle est la plus grande valeur d’un cosinus ?
       *[ends] Mettez bout à bout les trois premières lignes. Puis divisez par √k.
    }
examProof-growsAtLeast = Une mise à jour ajoute y·(w*·x) à w*·w, et c’est au moins γ = { FIGURE($margin) } pour chaque exemple.
examProof-growsExactly = C’est exactement { FIGURE($margin) } seulement pour les exemples les plus proches de la droite de w*. Pour les autres, c’est plus.
examProof-lengthGrows = La norme de w peut même diminuer lors d’une erreur. Ce qui augmente régulièrement, c’est la part de w le long de w*.
examProof-growsAtMost = Avec « au plus », w*·w pourrait rester nul, et la première conclusion n’en découlerait pas.
examProof-squareAtMost = ‖w + y·x‖² = ‖w‖² + 2y·a + ‖x‖². Lors d’une erreur, le terme du milieu n’est pas positif, et le dernier vaut au plus { FIGURE($square) }.
examProof-squareOtherSign = Lors d’une erreur, y·a est négatif ou nul. S’il était positif, le terme du milieu ferait augmenter ‖w‖² davantage.
examProof-lengthAtMost = Le dernier terme de ‖w + y·x‖² est ‖x‖², le carré : son maximum est R², et non R = { FIGURE($radius) }.
examProof-squareAtLeast = Une borne inférieure n’empêche pas w de s’allonger. La preuve exige que ‖w‖ reste petit pendant que w*·w augmente.
examProof-atMostLength = Un produit scalaire avec un vecteur unitaire vaut au plus la norme de l’autre vecteur : le cosinus vaut au plus 1.
examProof-atLeastLength = Un cosinus vaut au plus 1, donc un produit scalaire avec un vecteur unitaire vaut au plus la norme, et non au moins.
examProof-equalsLength = w ne finit pas forcément dans la direction de w* : n’importe quelle droite qui sépare arrête l’exécution.
examProof-atMostOne = Seul w* a pour norme 1. w s’allonge avec les erreurs, et w*·w avec lui.
examProof-squaredBound = Divisez par √k : √k ≤ R/γ = { FIGURE($ratio) }, donc k ≤ { FIGURE($bound) }.
examProof-rootBound = Diviser par √k laisse √k ≤ { FIGURE($ratio) }, ce qui n’est pas encore une borne sur k : élevez les deux membres au carré.
examProof-atLeastBound = L’inégalité majore k : k croît plus vite que √k, donc elle ne peut pas tenir pour de grands k.
examProof-upsideDownBound = Pour avoir √k seul, divisez par γ = { FIGURE($margin) }, et non par R = { FIGURE($radius) }.

## examScore

examScore-ask = Un neurone a w = { VECTOR($weights) } et b = { FIGURE($bias) }. Quels scores donne-t-il pour { LIST($examples, separator: ", et pour ") } ?
examScore-example = l’exemple { NUMBER($example) }, { VECTOR($x) }
examScore-hint = Combien de produits y a-t-il dans un score, et que leur ajoute-t-on ?
examScore-number = exemple { NUMBER($example) }
examScore-right = { LIST($verdicts, separator: " ") }
examScore-verdict =
    { $positive ->
        [true] Le score de l’exemple { NUMBER($example) }, { FIGURE($score) }, est supérieur à 0 : positif.
       *[false] Le score de l’exemple { NUMBER($example) }, { FIGURE($score) }, est inférieur à 0 : négatif.
    }
examScore-biasForgotten = La somme des produits de l’exemple { NUMBER($example) } est { FIGURE($products) }, comme vous le dites. Il manque le biais { FIGURE($bias) }.
examScore-biasSubtracted = La somme des produits de l’exemple { NUMBER($example) } est { FIGURE($products) }. Le biais { FIGURE($bias) } s’y ajoute avec son signe.
examScore-otherExample = C’est le score de l’exemple { NUMBER($other) }. Ce champ est pour l’exemple { NUMBER($example) }.
examScore-wrong = Pour l’exemple { NUMBER($example) }, { VECTOR($x) } : multipliez chaque caractéristique par son propre poids, additionnez les deux produits avec leurs signes, puis ajoutez le biais.

## examFires

examFires-ask =
    { $asks ->
        [which] Un neurone sans biais a w = { VECTOR($weights) }. Pour quels exemples du tableau s’active-t-il ? Donnez leurs numéros.
       *[change] Un neurone a w = { VECTOR($weights) }. La caractéristique { $feature } d’un exemple augmente de { FIGURE($change-by) }, et l’autre reste comme elle est. De combien change le score ?
    }
examFires-hint =
    { $asks ->
        [which] Que fait le neurone des deux caractéristiques d’un exemple, et à quel nombre compare-t-il le résultat ?
       *[change] Lequel des deux produits change, et lequel reste comme il est ?
    }
examFires-number = variation du score
examFires-right =
    { $count ->
        [1] Là seulement, le score est supérieur à 0 : { LIST(FIGURE($scores)) }.
       *[other] Là, les scores sont supérieurs à 0 : { LIST(FIGURE($scores), separator: " ; ") }.
    }
examFires-opposite = Ce sont ceux pour lesquels il se tait : leurs scores sont inférieurs à 0.
examFires-noExample = Il n’y a pas d’exemple { FIGURE($given) } dans le tableau.
examFires-silent = Pas pour l’exemple { NUMBER($example) }, { VECTOR($x) } : son score est { FIGURE($score) }, ce qui est inférieur à 0.
examFires-missed = Il en manque un : l’exemple { NUMBER($example) }, { VECTOR($x) }, a le score { FIGURE($score) }, ce qui est supérieur à 0.
examFires-changed = { SIGNED($change-weight) } pour chaque pas de { $feature }, qui en fait { FIGURE($change-by) }. L’autre produit reste comme il est.
examFires-otherWeight = C’est avec le poids de l’autre caractéristique. Celle qui augmente est { $feature }.
examFires-weightAlone = C’est pour une augmentation de 1. La caractéristique augmente de { FIGURE($change-by) }.
examFires-changeAlone = Ce serait avec un poids de 1. Le poids de { $feature } est { FIGURE($change-weight) }.
examFires-wrongSign =
    { $positive ->
        [true] Le poids { FIGURE($change-weight) } est supérieur à 0, donc le score augmente avec la caractéristique.
       *[false] Le poids { FIGURE($change-weight) } est inférieur à 0, donc le score baisse quand la caractéristique augmente.
    }
examFires-changeWrong = Seul change le produit de { $feature } par son poids { FIGURE($change-weight) }, et { $feature } augmente de { FIGURE($change-by) }.

## examTie

examTie-ask = Une exécution part de w = { VECTOR($weights) } et b = { FIGURE($bias) } et visite les exemples du tableau dans l’ordre, avec η = 1. Combien de mises à jour la première époque a-t-elle si une erreur est y·a < 0, et combien si c’est y·a ≤ 0 ?
examTie-hint = Faites les deux époques, visite par visite. Que dit chaque règle d’un score de 0, et qu’en résulte-t-il ?
examTie-right =
    { $strict ->
        [one] { $strict } mise à jour avec <, et { FIGURE($withTies) } avec ≤. Les règles diffèrent pour la première fois à l’exemple { NUMBER($first) } : son score vaut 0.
       *[other] { $strict } mises à jour avec <, et { FIGURE($withTies) } avec ≤. Les règles diffèrent pour la première fois à l’exemple { NUMBER($first) } : son score vaut 0.
    }
examTie-swapped = C’est l’inverse : la première règle ne compte pas un score de 0 comme une erreur, la seconde si.
examTie-same = Les deux nombres sont différents. Quand vient l’exemple { NUMBER($first) }, son score vaut 0 : une erreur selon une seule des règles.
examTie-frozen = Cela compte ce que les poids initiaux classent mal. Après une mise à jour, les scores suivants utilisent les nouveaux poids.
examTie-tooMany = Une époque a { FIGURE($examples) } visites, avec au plus une mise à jour chacune.
examTie-strictWrong =
    { $weightsZero ->
        [true] Avec <, même la première visite n’est pas une erreur : tous les poids sont nuls, donc tous les scores sont nuls. Qu’est-ce que cela change ?
       *[false] Avec ≤, c’est peut-être juste, mais revoyez < : quand vient l’exemple { NUMBER($first) }, son score vaut 0, et 0 n’est pas inférieur à 0.
    }
examTie-tiesWrong = Avec <, c’est juste. Avec ≤, l’exécution change aussi ses poids à l’exemple { NUMBER($first) }, où le score vaut 0. Continuez de là avec les nouveaux poids.

## examResidual

examResidual-ask = Les étiquettes sont 0 et 1, et les réponses aussi : q = 1 pour un score supérieur à 0, sinon 0. Un neurone a w = { VECTOR($weights) } et b = { FIGURE($bias) }. Il visite x = { VECTOR($place) }, dont l’étiquette est { FIGURE($label) }. Quel est le résidu e, et quels sont les poids après la visite ?
examResidual-hint = Quel est le score, et quelle réponse donne-t-il ? De l’étiquette et de la réponse, laquelle vient en premier dans le résidu ?
examResidual-right =
    { $residual ->
        [0] La réponse { FIGURE($answer) } est l’étiquette, donc e est 0 et rien ne change.
        [1] Étiquette { FIGURE($label) }, réponse { FIGURE($answer) } : un faux négatif. Son résidu est 1, donc l’exemple est ajouté.
       *[other] Étiquette { FIGURE($label) }, réponse { FIGURE($answer) } : un faux positif. Son résidu est −1, donc l’exemple est soustrait.
    }
examResidual-answerFirst = C’est la réponse moins l’étiquette. Le résidu est l’étiquette moins la réponse.
examResidual-ofScore = C’est l’étiquette moins le score. Le score { FIGURE($score) } devient d’abord une réponse : q = { FIGURE($answer) }.
examResidual-twice = C’est une différence entre −1 et +1. Ici, l’étiquette et la réponse sont 0 ou 1.
examResidual-residualWrong =
    { $side ->
        [above] Le score est { FIGURE($score) } : supérieur à 0. Que répond le neurone, et que vaut l’étiquette moins la réponse ?
        [below] Le score est { FIGURE($score) } : inférieur à 0. Que répond le neurone, et que vaut l’étiquette moins la réponse ?
       *[none] Le score vaut 0. Que répond le neurone, et que vaut l’étiquette moins la réponse ?
    }
examResidual-stays = Le résidu est 0, comme vous le dites. On ajoute donc 0 fois l’exemple : les poids restent comme ils sont.
examResidual-leftAsBefore = Le résidu est { FIGURE($residual) }, comme vous le dites, mais ce sont les poids d’avant la visite. Que leur ajoute-t-on ?
examResidual-wrongWay =
    { $residual ->
        [1] Le score est trop bas, et avec ces poids il baisse encore. L’exemple est ajouté.
       *[other] Le score est trop haut, et avec ces poids il augmente encore. L’exemple est soustrait.
    }
examResidual-biasKept = Les poids sont justes. Le biais change aussi : on lui ajoute e = { FIGURE($residual) }.
examResidual-weightsWrong = Le résidu est juste. Ajoutez { FIGURE($residual) } fois { VECTOR($place) } aux poids, composante par composante, et { FIGURE($residual) } au biais.

## examOrders

examOrders-ask =
    Une exécution part de poids nuls et compte une égalité comme une erreur. Combien de mises à jour sa première époque a-t-elle dans chacun de ces ordres ?

    Une étiquette après l’autre : { LIST(FIGURE($blocks), separator: ", ") }

    Étiquettes en alternance : { LIST(FIGURE($mixed), separator: ", ") }
examOrders-order = { LIST(FIGURE($order), separator: ", ") }
examOrders-hint = Les exemples sont les mêmes : qu’est-ce qui fait donc la différence ? Notez les poids après chaque mise à jour, et demandez-vous lesquels des scores suivants ils changent.
examOrders-right =
    { $fewer ->
        [true] Ici, l’ordre « une étiquette après l’autre » en demande moins : entre deux exemples de même étiquette, il y a peu à corriger. Ce qui compte, c’est l’allure de la droite après une époque entière.
       *[false] Ici, l’ordre « une étiquette après l’autre » en demande plus : la seconde étiquette trouve des poids qui n’ont vu que la première.
    }
examOrders-swapped = Les deux nombres sont justes, mais chacun est celui de l’autre ordre.
examOrders-same = Les exemples sont les mêmes, mais pas les nombres : chaque mise à jour change les scores de toutes les visites qui la suivent.
examOrders-firstMissed = Il y en a une de plus dans chacun. À la première visite, tous les scores sont nuls, et une égalité est ici une erreur.
examOrders-impossible = { FIGURE($given) } est impossible : une époque a { FIGURE($examples) } visites, avec au plus une mise à jour chacune.
examOrders-wrong =
    { $mistake ->
        [true] Revoyez { LIST(FIGURE($order), separator: ", ") }. Sa deuxième visite est celle de l’exemple { NUMBER($example) } : score { FIGURE($score) }, étiquette { SIGNED($label) }, donc c’est une erreur. Continuez avec les poids qui suivent.
       *[false] Revoyez { LIST(FIGURE($order), separator: ", ") }. Sa deuxième visite est celle de l’exemple { NUMBER($example) } : score { FIGURE($score) }, étiquette { SIGNED($label) }, donc ce n’est pas une erreur. Continuez avec les mêmes poids.
    }

## examStopping

examStopping-ask =
    { $asks ->
        [epoch]
            Une exécution a fait ces erreurs après chacune de ses époques. Après quelle époque aurait-elle dû s’arrêter, pour être la meilleure sur de nouveaux exemples ?

            Entraînement, sur { FIGURE($trained) } : { LIST(FIGURE($training), separator: ", ") }

            Validation, sur { FIGURE($others) } : { LIST(FIGURE($heldOut), separator: ", ") }
       *[pocket]
            Voici les erreurs d’un perceptron sur ses { FIGURE($trained) } exemples d’entraînement, après chaque mise à jour de sa première époque. Pocket fait les mêmes mises à jour. De quelle mise à jour viennent les poids qu’il garde à la fin ?

            Erreurs après les mises à jour 1 à { FIGURE($last) } : { LIST(FIGURE($training), separator: ", ") }
    }
examStopping-hint =
    { $asks ->
        [epoch] Laquelle des deux lignes porte sur des exemples que l’exécution n’a jamais visités ?
       *[pocket] Quand pocket échange-t-il les poids qu’il a gardés contre de nouveaux ? Et si les nouveaux sont seulement aussi bons ?
    }
examStopping-numbers =
    .epoch = époque
    .pocket = mise à jour
examStopping-right =
    { $fewest ->
        [one] Après l’époque { FIGURE($at) }, seulement { FIGURE($fewest) } des { FIGURE($of) } exemples de validation est mal classé, moins qu’après toute autre.
       *[other] Après l’époque { FIGURE($at) }, seulement { FIGURE($fewest) } des { FIGURE($of) } exemples de validation sont mal classés, moins qu’après toute autre.
    }
examStopping-rightOfSeveral =
    { $fewest ->
        [one] Là, { FIGURE($fewest) } des { FIGURE($of) } exemples de validation est mal classé. Aucune autre époque n’en a moins, et l’époque { FIGURE($at) } est la première à y arriver.
       *[other] Là, { FIGURE($fewest) } des { FIGURE($of) } exemples de validation sont mal classés. Aucune autre époque n’en a moins, et l’époque { FIGURE($at) } est la première à y arriver.
    }
examStopping-byTraining =
    { $heldOut ->
        [one] Après l’époque { FIGURE($at) }, l’entraînement a le moins d’erreurs, { FIGURE($training) }. Mais parmi les exemples jamais vus, { FIGURE($heldOut) } est mal classé, et une autre époque en a moins.
       *[other] Après l’époque { FIGURE($at) }, l’entraînement a le moins d’erreurs, { FIGURE($training) }. Mais parmi les exemples jamais vus, { FIGURE($heldOut) } sont mal classés, et une autre époque en a moins.
    }
examStopping-last =
    { $heldOut ->
        [one] À la fin, { FIGURE($heldOut) } exemple de validation est mal classé. S’entraîner plus longtemps a aggravé les choses.
       *[other] À la fin, { FIGURE($heldOut) } exemples de validation sont mal classés. S’entraîner plus longtemps a aggravé les choses.
    }
examStopping-notFewest =
    { $heldOut ->
        [one] Après l’époque { FIGURE($at) }, { FIGURE($heldOut) } exemple de validation est mal classé. Une autre époque en a moins.
       *[other] Après l’époque { FIGURE($at) }, { FIGURE($heldOut) } exemples de validation sont mal classés. Une autre époque en a moins.
    }
examStopping-pocketRight =
    { $again ->
        [true] Après la mise à jour { FIGURE($at) }, il y a { fewest-mistakes }. Des poids ultérieurs sont aussi bons, mais pocket n’échange que pour de meilleurs.
       *[false] Après la mise à jour { FIGURE($at) }, il y a { fewest-mistakes }, moins qu’avant et après elle.
    }
examStopping-pocketAgain = Après la mise à jour { FIGURE($at) }, il y a { fewest-mistakes }, mais des poids antérieurs en avaient aussi peu. Pocket n’échange que s’il y en a moins.
examStopping-pocketLast = Le perceptron prédit avec ses derniers poids, qui font { run-mistakes }. Pocket en a gardé de meilleurs.
examStopping-pocketNotFewest = Après la mise à jour { FIGURE($at) }, il y a { run-mistakes }. D’autres poids en font moins.
examStopping-noEpoch = Il n’y a pas d’époque { FIGURE($given) } : l’exécution en a eu { FIGURE($count) }.
examStopping-noUpdate = Il n’y a pas de mise à jour { FIGURE($given) } : il y en a eu { FIGURE($count) }.

## examBatch

examBatch-ask = Le perceptron par lot a w = { VECTOR($before-weights) } et b = { FIGURE($before-bias) }, et son taux d’apprentissage vaut 1. Une égalité est une erreur. Quels sont les poids après une mise à jour sur les exemples du tableau ?
examBatch-hint = Quels poids les quatre scores utilisent-ils tous ? De quels exemples ajoute-t-on quelque chose, et avec quel signe ?
examBatch-right = Les poids d’avant la mise à jour classent mal { LIST($names) }. Chacun est ajouté, multiplié par son étiquette, en une seule fois.
examBatch-example = l’exemple { NUMBER($example) }
examBatch-leftAsBefore =
    { $mistakes ->
        [one] Ce sont les poids d’avant la mise à jour, mais ils classent mal { FIGURE($mistakes) } exemple sur les quatre.
       *[other] Ce sont les poids d’avant la mise à jour, mais ils classent mal { FIGURE($mistakes) } exemples sur les quatre.
    }
examBatch-oneByOne = C’est le perceptron, qui se met à jour à chaque visite. Le perceptron par lot calcule tous les scores avec les mêmes poids, puis fait une seule mise à jour.
examBatch-all = Cela ajoute tous les exemples. Ceux qui sont déjà du bon côté n’en font pas partie.
examBatch-unlabelled = Cela ajoute les exemples mal classés sans leurs étiquettes. Un exemple d’étiquette −1 est soustrait.
examBatch-biasOnce = Les poids sont justes. Le biais reçoit l’étiquette de chaque erreur, et non d’une seule.
examBatch-onlyOne = Cela n’ajoute que l’exemple { NUMBER($example) }, mais il n’est pas le seul à être mal classé.
examBatch-biasWrong = Les poids sont justes. Le biais reçoit les étiquettes des { FIGURE($mistakes) } erreurs.
examBatch-wrong = Commencez par l’exemple { NUMBER($example) } : son score est { FIGURE($score) } et son étiquette { SIGNED($label) }, donc sa part est { SIGNED($label) } fois { VECTOR($place) }. Regardez les trois autres de la même façon.

## examReading

examReading-ask =
    Une exécution sur des exemples comme ceux du tableau a fini avec ces poids. Quelle caractéristique peut faire varier le plus le score, de sa plus petite valeur à sa plus grande ?

    { $lines }
examReading-line = { $feature } : poids { FIGURE($weight) }, valeurs de { FIGURE($least) } à { FIGURE($most) }
examReading-hint = Un poids dit ce qu’un pas d’une caractéristique fait au score. Combien de tels pas chaque caractéristique peut-elle faire, et le signe compte-t-il ?
examReading-right = Son poids { FIGURE($chosen-weight) } et son étendue de { FIGURE($range) } font varier le score de { FIGURE($chosen-reach) }, plus que toute autre.
examReading-largestWeight = Son poids { FIGURE($chosen-weight) } est le plus éloigné de 0, mais son étendue n’est que de { FIGURE($range) } : elle fait varier le score de { FIGURE($chosen-reach) }. Une autre caractéristique le fait varier davantage.
examReading-widest = Son étendue est la plus grande, { FIGURE($range) }, mais son poids n’est que de { FIGURE($chosen-weight) } : elle fait varier le score de { FIGURE($chosen-reach) }. Une autre caractéristique le fait varier davantage.
examReading-otherwise = Son poids { FIGURE($chosen-weight) } et son étendue de { FIGURE($range) } font varier le score de { FIGURE($chosen-reach) }. Une autre caractéristique le fait varier davantage.

## examCycle

examCycle-ask =
    { $asks ->
        [weights] { cycle-known } Quels sont les poids et le biais après { FIGURE($epochs) } époques ?
       *[updates] { cycle-known } Combien de mises à jour a-t-elle faites après { FIGURE($epochs) } époques ?
    }
examCycle-hint =
    { $asks ->
        [weights] Notez les poids après chaque époque. Que s’ensuit-il une fois qu’ils sont les mêmes qu’après une époque précédente ?
       *[updates] Notez les poids après chaque époque, et combien de mises à jour elle a eues. Que s’ensuit-il une fois que les poids sont les mêmes qu’après une époque précédente ?
    }
examCycle-number = mises à jour
examCycle-right = Après l’époque { FIGURE($again) }, les poids sont comme { cycle-first }. Les mêmes visites suivent : ils reviennent donc { cycle-length } et l’exécution ne s’arrête jamais.
examCycle-otherEpoch = w = { VECTOR($weights) } et b = { FIGURE($bias) }, c’est ce que l’exécution a { cycle-epoch }. Cela revient { cycle-length }, mais pas après l’époque { FIGURE($epochs) }.
examCycle-before =
    { $epoch ->
        [0] Ce sont les poids du départ, et cette exécution n’y revient jamais à la fin d’une époque. Elle revient à des poids ultérieurs.
       *[other] Ce sont les poids après l’époque { FIGURE($epoch) }, et cette exécution n’y revient jamais à la fin d’une époque. Elle revient à des poids ultérieurs.
    }
examCycle-within = Ce sont les poids après la visite { FIGURE($visit) }, qui est à l’intérieur d’une époque. La question porte sur la fin d’une époque.
examCycle-bias = Les poids sont justes. Le biais augmente de 1 lors d’une erreur sur un positif, et diminue de 1 sur un négatif.
examCycle-wrong = Continuez époque par époque jusqu’à ce que les poids reviennent. Après la première, c’est w = { VECTOR($weights) } et b = { FIGURE($bias) }.
examCycle-updatesRight = Après l’époque { FIGURE($again) }, les poids sont comme { cycle-first }. À partir de là, l’exécution fait { cycle-updates } { cycle-length }, indéfiniment.
examCycle-impossible = C’est un nombre entier de 0 à { FIGURE($most) } : chaque visite fait au plus une mise à jour.
examCycle-ended = Moins de mises à jour que d’époques : une époque n’aurait alors pas d’erreur, et une droite séparerait les exemples.
examCycle-likeFirst = La première époque a { updates }, mais toutes les époques ne sont pas comme la première : l’époque { FIGURE($epoch) } en a { FIGURE($other) }.
examCycle-updatesWrong = La première époque a { updates }. Continuez à compter, époque par époque, jusqu’à ce que les poids reviennent. Ce qui vient ensuite est de nouveau pareil.
