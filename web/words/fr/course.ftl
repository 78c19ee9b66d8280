### Les listes de leçons, de questions et de défis.

answered-of =
    { $right ->
        [one] { $right } question réussie sur { NUMBER($tasks) }
       *[other] { $right } questions réussies sur { NUMBER($tasks) }
    }
first-tries =
    { $right ->
        [one] { $right } bonne réponse sur { NUMBER($tries) } au premier essai
       *[other] { $right } bonnes réponses sur { NUMBER($tries) } au premier essai
    }

## course

titles =
    .lessons = Leçons
    .practice = Exercices
    .challenges = Défis
kinds = Leçons, exercices ou défis
close = Fermer
waysThrough = Quelles leçons
paths =
    .hour = En autonomie
    .lecture = Cours magistral
    .lab = TP
progress =
    { $done ->
        [one] { $tasks ->
            [0] { $done } étape faite sur { NUMBER($steps) }.
           *[other] { $done } étape faite sur { NUMBER($steps) }, { answered-of }.
        }
       *[other] { $tasks ->
            [0] { $done } étapes faites sur { NUMBER($steps) }.
           *[other] { $done } étapes faites sur { NUMBER($steps) }, { answered-of }.
        }
    }
whose =
    .browser = Ce sont les résultats de quiconque utilise ce navigateur, qui les conserve.
    .host = Ces résultats viennent de la page autour du playground, qui les conserve.
    .page = Ce navigateur ne conserve pas de résultats : ils sont perdus quand vous fermez la page.
done = fait
stepsDone =
    { $done ->
        [one] { $done } étape faite sur { NUMBER($steps) }
       *[other] { $done } étapes faites sur { NUMBER($steps) }
    }
yourWork = Revenir à votre travail
builtIn = Ouvrir les leçons intégrées
open = Ouvrir un cours…
newCourse = Nouveau cours
leaveCourse = Retour aux leçons
clearProgress = Effacer ma progression
aboutPractice = Des exercices sans fin, avec vos propres exemples quand ils conviennent à la question. Vous retrouvez votre travail en partant.
firstTries = { first-tries }
aboutChallenges = Modifiez la page pour répondre, et battez votre meilleur résultat.
best = votre meilleur résultat : { $result }
scores = vos résultats
clearScores = Effacer mes résultats

## lessons

label = Leçon
loading = Chargement de la leçon…
title =
    { $number ->
        [none] { $title }
       *[other] Leçon { NUMBER($number) } · { $title }
    }
leave = Quitter la leçon
leaveHint = La page reste comme elle est
steps = Étapes de la leçon
step =
    { $done ->
        [true] Étape { NUMBER($step) } : { $heading }, faite
       *[false] Étape { NUMBER($step) } : { $heading }
    }
task = { NUMBER($task) } sur { NUMBER($tasks) }
hint = Indice :
solution = Solution :
think = Que retenez-vous de cette leçon ? Dites-le en une phrase.
ours = Voir la nôtre
remember = À retenir :
sources = Sources :
source = <cited/> ({ $where })
betweenSources = { " ; " }
note = Note
noteBack = Retour au texte
behind = Vous avez annulé plus que cette étape : ses exemples ne sont plus sur la page.
again = Les ramener
varied = Les exemples, les réglages ou le moment ne sont pas ceux de la leçon. Ce que la leçon demande et dit des siens n’est pas affiché.
asWritten = Ouvrir ceux de la leçon
show = Montrez-moi
goOn = Continuer
back = Retour
backHint = Retour ([)
next = Suivant
nextLesson = Leçon suivante
skip =
    { $open ->
        [one] Passer { $open } question
       *[other] Passer { $open } questions
    }
answerFirst =
    { $open ->
        [1] Répondez d’abord à la question
       *[other] Répondez d’abord à { $open } questions
    }
nextHint = Suivant (])
handIn = Rendre vos réponses
otherSite = Ce lien ouvre un cours d’un autre site : <site/>. Si vous l’ouvrez, ce site voit votre adresse internet.
leadsOn = Ce lien ouvre un cours d’un autre site, car cette adresse mène à un autre : <site/>. Si vous l’ouvrez, ce site voit votre adresse internet.
lessons-open = Ouvrir le cours
dontOpen = Ne pas l’ouvrir

## rounds

before = Avant la leçon { NUMBER($lesson) }
test =
    { $unit ->
        [none] Test : tout le cours
       *[other] Test : { $unit }
    }
place = Question { NUMBER($question) } sur { NUMBER($questions) }
about = Une nouvelle question sur une leçon précédente.
rounds-skip = Passer à la leçon { NUMBER($lesson) }
start = Commencer la leçon { NUMBER($lesson) }
result = Voir le résultat
right =
    { $right ->
        [one] { $right } bonne réponse sur { NUMBER($questions) } au premier essai.
       *[other] { $right } bonnes réponses sur { NUMBER($questions) } au premier essai.
    }
lookAgain = À revoir :
allRight = Il n’y a rien à revoir.
rounds-step = { NUMBER($lesson) }.{ NUMBER($step) } { $heading }
rounds-again = Faire un autre test
ends = { $unit } : fin de ce module
aim = Tout n’était pas encore juste ici. Revoyez cela jusqu’à ce que cette phrase soit vraie :
rounds-next = Ensuite : { $unit }, environ { $minutes ->
        [one] { NUMBER($minutes) } minute
       *[other] { NUMBER($minutes) } minutes
    }.
courseEnds = C’était le dernier module du cours.
takeTest =
    { $questions ->
        [one] Faire le test : { NUMBER($questions) } question
       *[other] Faire le test : { NUMBER($questions) } questions
    }
nextUnit = Module suivant
core = Commencez ici.
optional = Puis choisissez ce qui vous plaît.
minutes = environ { NUMBER($minutes) } min
tested = Dernier test : { NUMBER($right) } sur { NUMBER($questions) }.
rounds-steps =
    { $count ->
        [1] Étape { $from }
       *[other] Étapes { $from } à { $to }
    }
