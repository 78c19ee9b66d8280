## header

title = Perceptron Playground
about = Regardez un perceptron apprendre de ses erreurs.
lessons = Leçons
menu = Menu
menuHint = Ouvrir, préférences et aide
open = Ouvrir
share = Partager
present = Présenter
presentHint = Afficher en grand, pour un amphithéâtre. Échap pour quitter.
preferences = Préférences
help = Aide
close = Fermer

## drawer

tabs = Vues
groups =
    .see = Voir
    .why = Pourquoi
    .try = Essayer
groupsMore =
    .see = sous d’autres angles
    .why = ça marche
    .try = autre chose
parts =
    .lift = 3D
    .weight-space = Espace des poids
    .projection = Projection
    .margin = Marge
    .charts = Erreurs
    .compare = Comparer
    .orders = Ordre
    .cures = Remèdes
    .trace = Trace
    .algorithm = Pseudo-code
sheets =
    .story = Explication
    .weights = Poids
    .settings = Réglages
lesson = Leçon
practice = Exercices

## companion

divider = Séparation entre la figure et la vue
dividerHelp = Faites-la glisser, ou déplacez-la avec les flèches. Un double clic partage l’espace en deux moitiés.
dockBelow = Placer sous la figure
dockBeside = Placer à côté de la figure
enlargeStage = Agrandir la figure
enlargeView = Agrandir cette vue
both = Afficher les deux
companion-close = Fermer

## embed

embed-open = Ouvrir dans le playground

## lecture

bar = Présentation
draw = Dessiner
drawHint = Afficher les outils et le pinceau
view = Vue
noView = Équation
more = Plus
moreHint = Moments préparés, prédire d’abord, pointeur
predictFirst = Prédire d’abord
predictFirstHint = Chaque appui sur → ou Page suiv pose d’abord une question sur la prochaine visite, puis la fait.
pointer = Grand pointeur avec traînée
alone = Figure seule (+)
blank = Page vide (B)
blanked = La page est vide. Appuyez sur une touche pour la faire revenir.
full = Plein écran (F)
moments = Moments préparés
momentsHint = Page suiv les parcourt. Ils font partie du lien et du fichier enregistré.
keep = Garder ce moment
writeOver = Remplacer le moment { NUMBER($place) }
tooMuch = Ce moment contient trop de données pour être gardé. Enregistrez-le plutôt dans un fichier.
at = Moment { NUMBER($place) } sur { NUMBER($count) } : { $name }
momentName = Moment { NUMBER($place) }
lecture-open = Afficher le moment { NUMBER($place) }
rename = Nom du moment { NUMBER($place) }
earlier = Monter le moment { NUMBER($place) }
remove = Retirer le moment { NUMBER($place) }
question =
    { $example ->
        [none] Un autre exemple vient ensuite. Quelle sera la prédiction ? Sera-ce une erreur ?
       *[other] L’exemple { NUMBER($example) } vient ensuite. Quelle sera la prédiction ? Sera-ce une erreur ?
    }

## preferences

preferences-title = Préférences
preferences-close = Fermer
theme = Thème
themes =
    .auto = Automatique
    .light = Clair
    .dark = Sombre
    .projector = Projecteur
language = Langue
textSize = Taille du texte
textSizes =
    .normal = Normale
    .large = Grande
    .larger = Très grande
    .largest = Maximale
motion = Animations
motions =
    .auto = Système
    .reduced = Réduites
    .full = Complètes
sound = Activer les sons
soundHint = Chaque visite a une note : aiguë si l’exemple est loin du bon côté, grave s’il est loin du mauvais côté, et x₁ la déplace de gauche à droite. Une erreur bourdonne, la convergence carillonne et un appui fait clic.
kept = Votre navigateur conserve la taille du texte, les animations et les sons pour votre prochaine visite. Les liens ne les contiennent pas.

## kept

notKept = C’est trop long pour un lien, et le navigateur ne peut pas le conserver ({ $cause }). Enregistrez-le dans un fichier avant de quitter la page.
unsaid =
    .data = les exemples
    .features = les caractéristiques
    .learners = certains réglages des algorithmes
    .order = l’ordre
    .initial = les poids initiaux
    .split = les exemples mis de côté
    .view = la partie visible du plan
    .settings = certains réglages de la vue
printed = { $address } (sans { LIST($unsaid) })

## help

algorithm = Un perceptron regarde les exemples l’un après l’autre. Regarder un exemple, c’est une <strong>visite</strong> : le perceptron calcule le score de l’exemple et prédit l’étiquette d’après le signe de ce score. Seule une prédiction fausse, une <strong>erreur</strong>, déclenche une <strong>mise à jour</strong> des poids. Dessinez des exemples de deux classes, appuyez sur « Lecture » et regardez la frontière tourner jusqu’à ce qu’une époque se passe sans erreur. Faites ensuite glisser la barre de temps vers n’importe quel moment pour voir pourquoi.
tools = Choisissez <strong>Dessiner +</strong> ou <strong>Dessiner −</strong>, puis appuyez ou faites glisser sur la figure pour ajouter des exemples : le pinceau règle leur nombre. <strong>Effacer</strong> retire ce qu’il touche, <strong>Déplacer</strong> fait glisser un exemple. Au début d’une exécution, faites glisser les petits cercles pour faire tourner <strong>w</strong>, l’allonger ou décaler la frontière. « Annuler » défait tout cela. Pour utiliser votre propre tableau, appuyez sur <strong>Importer des données</strong> sous <strong>Données</strong>, ou déposez le fichier sur la page.
see = Ce que vous voyez
symbols =
    .positive = un exemple positif, étiquette { $label }
    .negative = un exemple négatif, étiquette { $label }
    .hatch = hachuré : le perceptron prédit { $label }
    .ring = anneau : l’exemple de cette visite
    .boundary = la frontière, où le score vaut 0
    .boundaryAtThreshold = la frontière, où le score est égal au seuil
    .ghost = tirets : la frontière avant la dernière mise à jour
playbackKeysTitle = Touches de lecture
playbackKeys =
    .play = <key>Espace</key> lecture, pause
    .visit = <key>→</key> une visite
    .backVisit = <key>←</key> une visite en arrière
    .update = <key>Maj</key><key>→</key> une mise à jour
    .backUpdate = <key>Maj</key><key>←</key> une mise à jour en arrière
    .epoch = <key>E</key> une époque
    .start = <key>Début</key> aller au début
    .end = <key>Fin</key> aller à la fin
    .undo = <key>Ctrl</key><key>Z</key> annuler une modification
    .redo = <key>Ctrl</key><key>Y</key> la rétablir
characterKeys = Utiliser E comme raccourci, et [ et ] dans une leçon
characterKeysHint = Désactivez ceci si vous dictez à votre ordinateur, ou s’il vous arrive d’appuyer dessus par accident. Les lettres de la figure ne servent que si elle a le focus.
stageKeysTitle = Touches quand la figure a le focus
stageKeys =
    .move = <key>←</key><key>↑</key><key>→</key><key>↓</key> déplacer le viseur
    .positive = <key>P</key> ajouter un exemple positif
    .negative = <key>N</key> ajouter un exemple négatif
    .examples = <key>,</key><key>.</key> exemple précédent, suivant
    .flip = <key>F</key> inverser son étiquette
    .nudge = <key>Alt</key><key>flèche</key> le décaler un peu
    .remove = <key>Suppr</key> le supprimer
    .zoom = <key>+</key><key>−</key> agrandir, réduire
    .fit = <key>0</key> ajuster la vue aux données
handleKeysTitle = Touches sur w et la frontière, avant la première visite
handleKeys =
    .next = <key>Tab</key> de la figure à w, puis à la frontière
    .move = <key>←</key><key>↑</key><key>→</key><key>↓</key> déplacer
    .large = <key>Maj</key><key>flèche</key> à grands pas
    .small = <key>Ctrl</key><key>flèche</key> à petits pas
    .drag = <key>Alt</key> à petits pas en faisant glisser
touchTitle = Gestes sur la figure
touchKeys =
    .tap = <key>toucher</key> sélectionner un exemple, ou utiliser l’outil
    .drag = <key>glisser</key> avec la main, faire défiler la page ou décaler la vue sur le côté ; avec un outil, dessiner ou effacer
    .pinch = <key>deux doigts</key> zoomer et déplacer la vue
presentKeysTitle = Touches et télécommande en présentation
presentKeys =
    .next = <key>Page suiv</key> la réponse, puis la question suivante ; hors d’une leçon, le prochain moment préparé ou une visite
    .back = <key>Page préc</key> retour
    .moment = <key>1</key><key>9</key> un moment préparé
    .blank = <key>B</key><key>.</key> vider la page ; n’importe quelle touche la fait revenir
    .full = <key>F</key> plein écran
    .alone = <key>+</key> la figure seule, et retour
    .leave = <key>Échap</key> quitter
reference = <strong>Référence</strong> : tous les réglages, en paramètres et en JSON.
teachers = <strong>Pour les enseignants</strong> (en anglais) : un guide de chaque unité, des figures à copier, les notes et votre propre cours.

## experiments

experiments-title = Ouvrir
experiments-close = Fermer
experiments-about = { $data }, { LIST($learners, separator: ", ") }, { run }
run =
    { $stop ->
        [none] { $visit ->
            [0] pas commencé
           *[other] visite { $visit }
        }
        [converged] convergence après { epochs }
        [max-epochs] arrêt après { epochs }
        [journal-full] arrêt : le journal est plein
       *[settled] terminé après { epochs }
    }
unknown = Expérience sans nom
offer = Continuer avec « { $name } » ?
goOn = Continuer
dismiss = Ignorer
name = Nom de cette expérience
save = Enregistrer
saved = L’expérience « { $name } » est enregistrée. Elle est conservée jusqu’à ce que vous la supprimiez.
named = Nommées
recent = Récentes
recentHint =
    { $most ->
        [1] Ce navigateur conserve de lui-même votre dernière expérience. Donnez-lui un nom pour la garder jusqu’à ce que vous la supprimiez.
       *[other] Ce navigateur conserve de lui-même vos { $most } dernières expériences. Donnez un nom à l’une d’elles pour la garder jusqu’à ce que vous la supprimiez.
    }
none = Rien n’est encore conservé. Dessinez un point ou changez un réglage, et votre expérience apparaît ici.
openNow = ouverte en ce moment
experiments-rename = Renommer
renameIt = Renommer « { $name } »
newName = Nouveau nom
cancel = Annuler
duplicate = Dupliquer
duplicateIt = Dupliquer « { $name } »
copyOf = { $name } (copie)
duplicated = « { $name } » est dans la liste.
experiments-remove = Supprimer
removeIt = Supprimer « { $name } »
removed = L’expérience « { $name } » est supprimée.
undo = Annuler
gone = L’expérience « { $name } » n’est plus conservée. Elle a peut-être été supprimée dans un autre onglet.
opened = L’expérience « { $name } » est ouverte. « Annuler » ramène ce que vous aviez.
blocked = Rien ne peut être conservé ici : le navigateur refuse le stockage ({ $cause }). Enregistrez un fichier avant de quitter la page.
experiments-full = Le navigateur n’a plus de place : la dernière modification n’est pas dans cette liste. Supprimez ce dont vous n’avez plus besoin, ou enregistrez ceci dans un fichier.
inOtherPage = Ce playground fait partie d’une autre page : il ne conserve rien de lui-même. Enregistrez un fichier avant de quitter la page.
files = Fichiers
saveThis = Enregistrer ceci dans un fichier
saveAll = Tout enregistrer dans un seul fichier
openFile = Ouvrir un fichier…
fileToOpen = Fichier à ouvrir
writing = Écriture du fichier
notAllWritten = Une partie de ce qui est conservé est endommagée et ne figure pas dans le fichier :
reading = Lecture du fichier { $file }
busy = Un instant…
fileOpened = { $file } est ouvert. « Annuler » ramène ce que vous aviez.
isModel = { $file } est un modèle enregistré, pas une expérience. Rien n’a changé : importez-le là où vous choisissez les données.
fileNotOpened = { $file } n’a pas été ouvert. Rien n’a changé.
imported =
    { $experiments ->
        [one] { $experiments } expérience du fichier { $file } est dans la liste.
       *[other] { $experiments } expériences du fichier { $file } sont dans la liste.
    }
notImported = Rien n’a pu être conservé du fichier { $file } ({ $cause }).
startOver = Réinitialiser la page
startOverHint = Affiche de nouveau ce que la page montrait au début. « Annuler » ramène ce que vous avez maintenant.
startedOver = La page est revenue à son état initial. « Annuler » ramène ce que vous aviez.

## lock

locked = { lockedHere }
