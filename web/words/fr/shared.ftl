### Ce que disent plusieurs parties de la page.

number-wanted =
    { $whole ->
        [true] un nombre entier
       *[false] un nombre
    }

## controls

notInRange =
    { $min ->
        [none] { $max ->
            [none] { $name } : il faut { number-wanted }.
           *[other] { $name } : il faut { number-wanted } inférieur ou égal à { $max }.
        }
       *[other] { $max ->
            [none] { $above ->
                [true] { $name } : il faut { number-wanted } supérieur à { $min }.
               *[false] { $name } : il faut { number-wanted } supérieur ou égal à { $min }.
            }
           *[other] { $above ->
                [true] { $name } : il faut { number-wanted } supérieur à { $min } et inférieur ou égal à { $max }.
               *[false] { $name } : il faut { number-wanted } compris entre { $min } et { $max }.
            }
        }
    }

## guide

leave = Quitter
next = suivant

## targets

between = { ", " }
stage = la figure
tools = les outils
transport = les boutons de lecture
verdict = le verdict
setup = les réglages
story = l’explication
weights = les poids
reading = En savoir plus sur les poids
equation = l’équation
vectors = la mise à jour en vecteurs
notation = Notation

play = le bouton « lecture »
start = le bouton « début »
visit = le bouton « visite »
update = le bouton « màj »
epoch = le bouton « époque »
end = le bouton « fin »
timeline = la barre de temps
count = le compteur sous la figure

data = les données dans la configuration
learner = l’algorithme dans la configuration
features = les caractéristiques dans la configuration
order = l’ordre dans la configuration
compare = les algorithmes à comparer, dans la configuration

lift = l’onglet « 3D »
charts = l’onglet « Erreurs »
comparison = l’onglet « Comparer »
orders = l’onglet « Ordre »
margin = l’onglet « Marge »
projection = l’onglet « Projection »
weight-space = l’onglet « Espace des poids »
cures = l’onglet « Remèdes »
trace = l’onglet « Trace »
algorithm = l’onglet « Pseudo-code »
