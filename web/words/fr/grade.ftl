## handIn

title = Rendre vos réponses
intro = Enregistre un fichier avec vos réponses à ces leçons. Donnez-le à votre enseignant, qui le lit sur la page grade.html.
name = Votre nom
missing = Écrivez d’abord votre nom.
nothing = Il n’y a encore rien à rendre : répondez d’abord à une question.
save = Enregistrer le fichier
worth =
    { $raw ->
        [one] Il contient { $raw } réponse juste sur { NUMBER($max) }.
       *[other] Il contient { $raw } réponses justes sur { NUMBER($max) }.
    }

## gradePage

gradePage-title = Les réponses d’une classe
gradePage-intro = Choisissez les fichiers que vos étudiants ont enregistrés dans « Leçons », « Rendre vos réponses ». Ils restent sur cet ordinateur : rien n’est envoyé.
trust = La note est calculée dans le navigateur de l’étudiant, et un fichier peut être modifié : servez-vous-en pour voir où en est votre classe, pas comme d’un examen.
choose = Choisir des fichiers
drop = ou déposez-les ici
clear = Recommencer
notAnswers = { $file } n’est pas un fichier de réponses.
newer = { $file } a été écrit par une version plus récente de cette page.
wrongField = { $file } ne peut pas être lu : { $field } n’est pas valide.
tooLarge = { $file } est trop gros pour un fichier de réponses.
replaced = { $name } a rendu plus d’un fichier : le dernier compte.
builtIn = Les leçons de Perceptron Playground
summary =
    { $students ->
        [1] Un étudiant. La note est de { $mean } %.
       *[other] { $students } étudiants. Leur note moyenne est de { $mean } %.
    }
gradePage-save = Enregistrer en CSV
onlyInCsv = Les questions posées à un seul étudiant ne figurent pas dans ce tableau. Elles sont dans le CSV.
varied = Un numéro avec ~ vient d’une étape qu’un lien a ouverte avec d’autres exemples : chaque jeu d’exemples a sa propre colonne.
open = Ouvrir la page
columns =
    .name = Nom
    .handedIn = Rendu
    .score = Note
    .complete = Complet
    .task = Question
    .right = Juste
    .atOnce = Au premier essai
    .shown = Solution affichée
    .leftOut = Laissée de côté
    .wrong = Mauvaise réponse la plus fréquente
score = { NUMBER($raw) } sur { NUMBER($max) }
yes = oui
no = non
right =
    { $tries ->
        [1] ✓
       *[other] ✓ { NUMBER($tries) } essais
    }
wrong =
    { $tries ->
        [1] ✗
       *[other] ✗ { NUMBER($tries) } essais
    }
shown = affichée
leftOut = laissée de côté
read = lue
hardest = Là où la plupart se sont trompés
given =
    { $students ->
        [1] { $answer } (un étudiant)
       *[other] { $answer } ({ $students } étudiants)
    }
choice = le choix { NUMBER($place) }
numbers = { LIST(NUMBER($numbers), separator: " ; ") }
