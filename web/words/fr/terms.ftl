### Ce que plusieurs parties de la page ont en commun. Un message l'appelle par son nom, { updates }, et reçoit aussi ses valeurs.

# Ce qui est compté. En français, 0 et 1 sont au singulier.
epochs =
    { $epochs ->
        [one] { $epochs } époque
       *[other] { $epochs } époques
    }
updates =
    { $updates ->
        [one] { $updates } mise à jour
       *[other] { $updates } mises à jour
    }
examples =
    { $examples ->
        [one] { $examples } exemple
       *[other] { $examples } exemples
    }
features =
    { $features ->
        [one] { $features } caractéristique
       *[other] { $features } caractéristiques
    }
mistakes =
    { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }

# Ce qui séparerait des exemples à tant de caractéristiques, sans article.
separator =
    { $separator-bias ->
       *[true] { separator-shape }
        [false] { $separator-features ->
            [1] seuil à l’origine
           *[other] { separator-shape } passant par l’origine
        }
    }
separator-shape =
    { $separator-features ->
        [1] seuil
        [2] droite
        [3] plan
       *[other] hyperplan
    }
# Avec l'article : la droite est du féminin.
a-separator =
    { $separator-features ->
        [2] une { separator }
       *[other] un { separator }
    }
no-separator =
    { $separator-features ->
        [2] aucune { separator }
       *[other] aucun { separator }
    }
# Au début d'une phrase.
no-separator-first =
    { $separator-features ->
        [2] Aucune { separator }
       *[other] Aucun { separator }
    }
no-other-separator-first =
    { $separator-features ->
        [2] Aucune autre { separator }
       *[other] Aucun autre { separator }
    }
# « plan de marge maximale passant par l'origine »
widest-separator =
    { $separator-bias ->
       *[true] { separator-shape } de marge maximale
        [false] { $separator-features ->
            [1] seuil de marge maximale à l’origine
           *[other] { separator-shape } de marge maximale passant par l’origine
        }
    }

the-widest-separator =
    { $separator-features ->
        [1] le { widest-separator }
        [2] la { widest-separator }
        [3] le { widest-separator }
       *[other] l’{ widest-separator }
    }

# To be heard.
updates-spoken =
    { $updates ->
        [one] { NUMBER($updates, useGrouping: "false") } mise à jour
       *[other] { NUMBER($updates, useGrouping: "false") } mises à jour
    }

# Après « exemple », ou seul.
labelled =
    { $label ->
        [positive] positif
        [negative] négatif
       *[other] classe { $label-className }
    }

# Pourquoi rien ne sépare les exemples : une proposition sans point, après « car » ou deux-points.
why-inseparable =
    { $why ->
        [positive-at-origin] un exemple positif est exactement à l’origine
        [negative-at-origin] un exemple négatif est exactement à l’origine
        [positives-around-origin] une moyenne d’exemples positifs est exactement à l’origine
        [negatives-around-origin] une moyenne d’exemples négatifs est exactement à l’origine
        [same-direction] vues de l’origine, une moyenne d’exemples positifs et une moyenne d’exemples négatifs sont dans la même direction
        [same-point] un exemple positif et un exemple négatif sont au même point
        [diagonals] les deux diagonales se croisent
        [crossing] un segment entre deux exemples positifs croise un segment entre deux exemples négatifs
        [positive-between] un exemple positif est entre deux exemples négatifs
        [positive-amid] un exemple positif est au milieu d’exemples négatifs
        [negative-between] un exemple négatif est entre deux exemples positifs
        [negative-amid] un exemple négatif est au milieu d’exemples positifs
       *[averages] une moyenne d’exemples positifs coïncide avec une moyenne d’exemples négatifs
    }

# Comment le biais s'écrit, sans article.
bias-noun =
    { $biasAs ->
        [bias] biais
        [weight] poids du biais
       *[threshold] seuil
    }

# Tant d'exemples d'une étiquette : « 1 positif », « 3 positifs », « 3 de la classe setosa ».
examples-labelled =
    { $label ->
        [positive] { $examples ->
            [one] { $examples } positif
           *[other] { $examples } positifs
        }
        [negative] { $examples ->
            [one] { $examples } négatif
           *[other] { $examples } négatifs
        }
       *[other] { NUMBER($examples) } de la classe { $label-className }
    }

playgroundUpdated = Le playground a été mis à jour depuis que vous avez ouvert cette page. Rechargez-la pour continuer : votre travail est conservé.
lockedHere = L’auteur de cette page a verrouillé ceci.
