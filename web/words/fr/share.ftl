## described

data =
    { $preset ->
        [none] { counted }
       *[other] { $preset }, { counted }
    }
counted =
    { $drawn ->
        [true] { $examples ->
            [one] { $examples } exemple dessiné
           *[other] { $examples } exemples dessinés
        }
       *[false] { examples }
    }
described-run = { LIST($learners, separator: ", ") } sur { $data }
moment = { described-run }, à la visite { NUMBER($visit, useGrouping: "false") }
citation =
    { $link ->
        [none] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (version { $version }) : { $what }. Consulté le { $accessed }.
       *[other] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (version { $version }) : { $what }. { $link } Consulté le { $accessed }.
    }

## share

title = Partager
close = Fermer
sections =
    .code = Code QR
    .file = Fichier
    .embed = Intégrer
    .gradebook = Pour une plateforme de cours
    .data = Exemples
    .visits = Visites
    .model = Modèle
    .worksheet = Fiche d’exercice
    .python = Script Python
    .cite = Citation
    .offline = Utiliser hors ligne
formats =
    .csv = CSV
    .json = JSON
    .libsvm = libsvm
    .markdown = Markdown
    .latex = LaTeX
    .python = Python
    .bibtex = BibTeX
    .plain = texte brut
share-examples = Tous les exemples, avec tous leurs chiffres. Pour rouvrir le fichier JSON, choisissez « Ouvrir » dans le menu.
python = Cette exécution en script Python, sans aucun paquet : les mêmes visites, les mêmes erreurs et les mêmes poids, au bit près. Il montre aussi comment appeler scikit-learn.
model = Ce qui prédit à cette visite, sans les exemples : caractéristiques, mise à l’échelle et poids. Importez-le ici pour en partir, ou utilisez-le en C++ ou en ligne de commande.
makingModel = Création du modèle
share-citation = Une référence à ce moment précis, avec le lien qui l’ouvre.
worksheet = Cette exécution à refaire à la main : un tableau à trous, une figure où tracer la frontière, et le corrigé sur une page à part. Imprimez-la, ou prenez-la en Markdown ou en LaTeX. De nouvelles graines donnent d’autres fiches du même genre.
makeWorksheet = Créer une fiche
offline = Tout le playground tient dans un fichier. Enregistrez-le, puis double-cliquez dessus pour l’ouvrir dans un navigateur, sans internet.
download = Télécharger pour l’utiliser hors ligne
mayBlock = Le cadre autour de cette page bloque peut-être les téléchargements. Si le fichier n’arrive pas, ouvrez cette adresse dans un nouvel onglet.
address = l’adresse
notInside = Le fichier ne contient pas ce que vous avez ici. Enregistrez-le aussi dans un fichier, et ouvrez-le là-bas.
noVisits = Il n’y a pas encore de visites. Lancez la lecture ou faites des visites, puis exportez-les ici.
visits = Une ligne par visite : époque, exemple, score, étiquette, erreur, et les poids qui la suivent.
firstVisit = Première visite
lastVisit = Dernière visite
makingTable = Création du tableau
mostVisits = Au plus { NUMBER($most) } visites à la fois.

## shareLink

heading = Titre, montré à qui ouvre le lien
contents = Il contient { LIST($parts) }.
visit = la visite { NUMBER($visit) }
problem =
    .features = les caractéristiques
    .scaling = la mise à l’échelle
    .noBias = l’absence de biais
    .order = l’ordre des visites
    .split = les exemples mis de côté
    .initial = les poids initiaux
atMost = au plus { epochs }
shown =
    .view = le zoom
    .lift = l’image en 3D
    .shading = la coloration
    .why = pourquoi les exemples sont séparables ou non
    .difference = où deux algorithmes sont en désaccord
    .drawer = le panneau ouvert
    .pinned = les réglages épinglés
    .present = la présentation
    .moments = les moments préparés
    .predictFirst = la question avant chaque visite
    .hide = ce qui est masqué
    .lock = ce qui est verrouillé
    .embed = la mise en page pour une autre page
themes =
    .light = le thème clair
    .dark = le thème sombre
    .projector = le thème projecteur
length = Il a { NUMBER($characters) } caractères.
forAll = Tous ceux qui l’ouvrent voient exactement la même chose.
hereOnly = Il ne s’ouvre que sur cet ordinateur, car cette page est ici un fichier.
noAddress = Cette page ne lit pas son adresse. Mettez le texte copié à la fin de l’adresse d’un playground qui la lit.
tooLong = C’est trop pour un lien : il dépasserait { NUMBER($most) } caractères, et certains programmes coupent de tels liens. Un fichier contient tout : enregistrez-en un ci-dessous.
link = le lien
state = l’état

## shareCode

intro = Pointez l’appareil photo d’un téléphone dessus. Il ouvre la même page que le lien.
shareCode-hereOnly = Cette page est un fichier sur cet ordinateur : un téléphone ne peut pas l’ouvrir. Mettez d’abord le playground sur un serveur web.
shareCode-noAddress = Cette page ne lit pas son adresse : aucun code n’y mène. Copiez l’état ci-dessus.
alternative = Code QR du lien { $address }
enlarge = Agrandir
shareCode-close = Fermer
shareCode-tooLong = Le lien a { NUMBER($characters) } caractères. Un téléphone lit sans peine un code de { NUMBER($most) } au plus. Moins d’exemples le raccourcissent, et un jeu de données prédéfini ne prend que quelques caractères. Un fichier contient tout.
noLink = C’est trop pour un lien. Un fichier contient tout.
shorter = Laisser de côté les vues ouvertes, le zoom et la visite
shortened = Ce code laisse de côté les vues ouvertes, le zoom et la visite.

## shareEmbed

shareEmbed-title = Perceptron Playground
compact = Compact : seulement la figure, les boutons de lecture et une ligne d’explication
hide = Masquer
header = Titre et boutons
lock = Verrouiller
locks =
    .setup = Tous les réglages
    .data = Données
    .features = Caractéristiques
    .scaling = Mise à l’échelle
    .bias = Biais
    .learner = Algorithme
    .initial = Poids initiaux
    .order = Ordre des visites
    .max-epochs = Époques max.
    .split = Exemples de validation
    .notation = Notation des étiquettes et du biais
    .transport = La visite affichée
    .skip = Passer des questions
    .solutions = Solutions
size = Taille
sizes =
    .text = Largeur du texte × 480
    .large = Largeur du texte × 720
    .figure = 640 × 480
    .phone = 360 × 560
theme = Thème
shareEmbed-themes =
    .auto = Celui du lecteur
    .light = Clair
    .dark = Sombre
areas =
    .header = En-tête
    .setup = Configuration
    .tools = Outils
    .stage = Figure
    .transport = Lecture
    .verdict = Verdict
    .story = Explication
    .drawer = Panneaux
preview = Ce qui apparaît dans l’autre page : { LIST($areas) }.
iframe = l’iframe
markdown = le Markdown
element = l’élément
shareEmbed-noAddress = Il n’y a pas de lien vers ceci : il serait trop long, ou cette page ne lit pas son adresse.
noElement = Il n’y a pas d’élément à copier : ses attributs ne peuvent pas contenir tout cela.
isFile = Cette page est un fichier sur cet ordinateur : aucune autre page ne peut l’afficher. Mettez-la sur un serveur web, ouvrez-la de là, puis copiez le code.

## shareFile

shareFile-intro = Les données, les algorithmes, cette visite et ce qui est affiché, dans un fichier que tout playground ouvre : choisissez « Ouvrir » dans son menu.
save = Enregistrer dans un fichier
writing = Écriture du fichier
busy = Un instant…

## shareGradebook

shareGradebook-intro = Un fichier zip à déposer dans Moodle, Canvas ou une autre plateforme de cours. Il n’a besoin d’aucun serveur et transmet la note de chaque étudiant.
kind = Ce qu’il ouvre
kinds =
    .moment = Ce moment, sans note
    .lesson = Une leçon
    .unit = Un module
    .path = Un parcours
    .practice = Une série de dix exercices
    .course = Le cours ouvert
which = Choix
standard = Format
standards =
    .scorm-12 = SCORM 1.2
    .scorm-2004 = SCORM 2004, 4e édition
    .cmi5 = cmi5
passMark = Seuil de réussite (%)
tries = Essais qui comptent (0 : sans limite)
mayLeaveOut = Les étudiants peuvent passer des questions et voir les solutions
trust = Les notes sont calculées dans le navigateur de chaque étudiant. Utilisez-les pour s’entraîner, pas pour un examen.
make = Enregistrer le paquet
makeFile = Enregistrer ce cours en un seul fichier HTML
aboutFile = Un double-clic ouvre le cours, sans internet. Rien n’est noté.
making = Création du paquet
notLoaded = Une partie du paquet n’a pas pu être chargée. Vérifiez la connexion et réessayez.
alone = Aucune plateforme de cours n’est à l’écoute : rien n’est noté. Vous pouvez tout de même travailler.
refused = La plateforme de cours n’a pas accepté votre dernier résultat. Prévenez votre enseignant, et gardez cette page ouverte.
over = La plateforme de cours a clos cette session : rien n’est plus noté. Rouvrez l’activité depuis la plateforme pour continuer.
back = Retour à la plateforme de cours
unread = Votre travail précédent n’a pas pu être lu : vous recommencez du début.
description = Une leçon interactive sur le perceptron, avec des questions notées.
shareGradebook-title = Perceptron : { $what }
shareGradebook-moment = Perceptron Playground

## files

names =
    .picture = l’image
    .animation = l’animation
    .worksheet = la fiche
    .visits = les visites
    .examples = les exemples
    .run = l’exécution
    .model = le modèle
    .citation = la citation
files-save = Enregistrer
copy = Copier
saveAs = Enregistrer { $what } au format { $format }
copyAs = Copier { $what } au format { $format }
copyIt = Copier { $what }
saved = Enregistré sous le nom { $name }.
copied = Copié.
copyByHand = Le navigateur ne permet pas de copier ici. Copiez ce texte vous-même.
copyPictureByHand = Le navigateur ne peut pas la copier ici. Enregistrez-la, ou copiez cette image.
maybeSaved =
    .picture = Le cadre autour de cette page bloque peut-être les téléchargements. Si { $name } n’est pas arrivé, copiez cette image.
    .text = Le cadre autour de cette page bloque peut-être les téléchargements. Si { $name } n’est pas arrivé, copiez ce texte.
    .long = Le cadre autour de cette page bloque peut-être les téléchargements. Si { $name } n’est pas arrivé, ouvrez le playground dans son propre onglet et enregistrez là.
cancel = Annuler
percent = { NUMBER($share, useGrouping: "false") }{ "\u202F" }%
