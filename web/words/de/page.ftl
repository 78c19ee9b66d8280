## header

title = Perceptron Playground
about = Sieh zu, wie ein Perzeptron aus seinen Fehlern lernt.
lessons = Lektionen
menu = Menü
menuHint = Öffnen, anpassen, Hilfe
open = Öffnen
share = Teilen
present = Präsentation
presentHint = Alles groß zeigen, für den Hörsaal. Esc beendet die Präsentation.
preferences = Anpassen
help = Hilfe
close = Schließen

## drawer

tabs = Ansichten
parts =
    .lift = 3D
    .weight-space = w-Raum
    .projection = Projektion
    .margin = Rand
    .charts = Fehler
    .compare = Vergleich
    .orders = Reihenfolge
    .cures = Auswege
    .trace = Ablauf
    .algorithm = Code
groups =
    .see = Ansehen
    .why = Verstehen
    .try = Ausprobieren
groupsMore =
    .see = in anderen Bildern
    .why = Schritt für Schritt
    .try = auf andere Art
sheets =
    .story = Erklärung
    .weights = Gewichte
    .settings = Einstellungen
lesson = Lektion
practice = Üben

## companion

divider = Trenner zwischen Zeichenfläche und Ansicht
dividerHelp = Ziehen oder mit den Pfeiltasten verschieben. Ein Doppelklick teilt in zwei Hälften.
dockBelow = Unter die Zeichenfläche
dockBeside = Neben die Zeichenfläche
enlargeStage = Zeichenfläche vergrößern
enlargeView = Ansicht vergrößern
both = Beide zeigen
companion-close = Schließen

## embed

embed-open = Im Playground öffnen

## lecture

bar = Vorlesung
draw = Zeichnen
drawHint = Werkzeuge und Pinsel zeigen
view = Ansicht
noView = Gleichung
more = Mehr
moreHint = Vorbereitete Momente, erst vorhersagen, Zeiger
predictFirst = Erst vorhersagen
predictFirstHint = Jeder Druck auf → oder Bild↓ fragt zuerst nach dem nächsten Schritt und macht ihn dann.
pointer = Großer Zeiger mit Spur
alone = Bühne allein (+)
blank = Leere Seite (B)
blanked = Die Seite ist leer. Jede Taste holt sie zurück.
full = Vollbild (F)
moments = Vorbereitete Momente
momentsHint = Bild↓ geht sie durch. Sie stehen im Link und in der gespeicherten Datei.
keep = Diesen Moment merken
writeOver = Moment { NUMBER($place) } überschreiben
tooMuch = Dieser Moment hat zu viele Daten, um ihn zu merken. Speichere ihn als Datei.
at = Moment { NUMBER($place) } von { NUMBER($count) }: { $name }
momentName = Moment { NUMBER($place) }
lecture-open = Moment { NUMBER($place) } zeigen
rename = Name von Moment { NUMBER($place) }
earlier = Moment { NUMBER($place) } nach oben
remove = Moment { NUMBER($place) } entfernen
question =
    { $example ->
        [none] Als Nächstes kommt ein weiteres Beispiel. Was wird vorhergesagt? Ist es ein Fehler?
       *[other] Als Nächstes kommt Beispiel { NUMBER($example) }. Was wird vorhergesagt? Ist es ein Fehler?
    }

## preferences

preferences-title = Anpassen
preferences-close = Schließen
theme = Design
themes =
    .auto = Auto
    .light = Hell
    .dark = Dunkel
    .projector = Beamer
language = Sprache
textSize = Schriftgröße
textSizes =
    .normal = Normal
    .large = Groß
    .larger = Größer
    .largest = Sehr groß
motion = Bewegung
motions =
    .auto = System
    .reduced = Weniger
    .full = Voll
sound = Töne abspielen
soundHint = Jeder Schritt hat einen Ton. Er ist hoch, wenn das Beispiel weit auf der richtigen Seite liegt, und tief, wenn es weit auf der falschen liegt. x₁ bestimmt, ob er von links oder von rechts kommt. Bei einem Fehler brummt es, bei Konvergenz klingelt es, und jeder Druck auf einen Knopf klickt.
kept = Dein Browser merkt sich Schriftgröße, Bewegung und Töne bis zum nächsten Mal. In Links steht davon nichts.

## kept

notKept = Für einen Link ist das zu lang, und der Browser kann es nicht speichern ({ $cause }). Speichere es als Datei, bevor du die Seite verlässt.
# After "ohne".
unsaid =
    .data = die Beispiele
    .features = die Merkmale
    .learners = Einstellungen der Verfahren
    .order = die Reihenfolge
    .initial = die Startgewichte
    .split = die Validierungsbeispiele
    .view = den Ausschnitt der Ebene
    .settings = Einstellungen der Ansicht
printed = { $address } (ohne { LIST($unsaid) })

## help

algorithm = Ein Perzeptron sieht sich ein Beispiel nach dem anderen an. Jedes Mal ist das ein <strong>Schritt</strong>: Es berechnet den Score des Beispiels, und dessen Vorzeichen sagt das Label vorher. Nur wenn die Vorhersage falsch ist, also bei einem <strong>Fehler</strong>, macht es ein <strong>Update</strong>: Es ändert seine Gewichte. Zeichne Beispiele aus zwei Klassen, drück auf „Start“ und sieh zu, wie sich die Grenze dreht, bis eine Epoche ohne Fehler vergeht. Danach kannst du die Zeitleiste zu jedem Moment ziehen und nachsehen, was dort passiert ist und warum.
tools = Wähl <strong>Zeichnen +</strong> oder <strong>Zeichnen −</strong> und klick auf die Zeichenfläche oder zieh darüber: So kommen Beispiele dazu, und der Pinsel bestimmt, wie viele auf einmal. <strong>Radieren</strong> löscht, was du berührst, <strong>Verschieben</strong> bewegt ein einzelnes Beispiel. Am Anfang eines Laufs kannst du an den kleinen Kreisen <strong>w</strong> drehen und verlängern und die Grenze verschieben. „Rückgängig“ nimmt alles wieder zurück. Für eine eigene Tabelle drückst du unter <strong>Daten</strong> auf <strong>Daten importieren</strong> oder ziehst die Datei auf die Seite.
see = Was du siehst
symbols =
    .positive = ein positives Beispiel, Label { $label }
    .negative = ein negatives Beispiel, Label { $label }
    .hatch = schraffiert: Hier sagt das Perzeptron { $label } vorher
    .ring = Ring: das Beispiel dieses Schritts
    .boundary = die Grenze, an der der Score 0 ist
    .boundaryAtThreshold = die Grenze, an der der Score gleich dem Schwellenwert ist
    .ghost = gestrichelt: die Grenze vor dem letzten Update
playbackKeysTitle = Wiedergabetasten
playbackKeys =
    .play = <key>Leertaste</key> Start, Pause
    .visit = <key>→</key> ein Schritt
    .backVisit = <key>←</key> ein Schritt zurück
    .update = <key>Umschalt</key><key>→</key> ein Update
    .backUpdate = <key>Umschalt</key><key>←</key> ein Update zurück
    .epoch = <key>E</key> eine Epoche
    .start = <key>Pos1</key> zum Anfang
    .end = <key>Ende</key> zum Ende
    .undo = <key>Strg</key><key>Z</key> eine Änderung rückgängig machen
    .redo = <key>Strg</key><key>Y</key> sie wiederholen
characterKeys = E als Tastenkürzel benutzen, in einer Lektion auch [ und ]
characterKeysHint = Schalte das aus, wenn du deinem Computer diktierst oder diese Tasten versehentlich drückst. Die Buchstaben für die Zeichenfläche wirken nur, wenn sie den Fokus hat.
stageKeysTitle = Tasten, wenn die Zeichenfläche den Fokus hat
stageKeys =
    .move = <key>←</key><key>↑</key><key>→</key><key>↓</key> das Fadenkreuz bewegen
    .positive = <key>P</key> ein positives Beispiel setzen
    .negative = <key>N</key> ein negatives Beispiel setzen
    .examples = <key>,</key><key>.</key> voriges, nächstes Beispiel
    .flip = <key>F</key> sein Label umdrehen
    .nudge = <key>Alt</key><key>Pfeil</key> es ein wenig verschieben
    .remove = <key>Entf</key> es löschen
    .zoom = <key>+</key><key>−</key> vergrößern, verkleinern
    .fit = <key>0</key> auf die Daten einpassen
handleKeysTitle = Tasten für w und die Grenze, vor dem ersten Schritt
handleKeys =
    .next = <key>Tab</key> von der Zeichenfläche zu w, zur Grenze
    .move = <key>←</key><key>↑</key><key>→</key><key>↓</key> bewegen
    .large = <key>Umschalt</key><key>Pfeil</key> in großen Stufen
    .small = <key>Strg</key><key>Pfeil</key> in kleinen Stufen
    .drag = <key>Alt</key> beim Ziehen: in kleinen Stufen
touchTitle = Auf der Zeichenfläche mit dem Finger
touchKeys =
    .tap = <key>tippen</key> ein Beispiel auswählen oder das Werkzeug benutzen
    .drag = <key>ziehen</key> mit der Hand: die Seite scrollen oder den Ausschnitt seitlich verschieben; mit einem Werkzeug: zeichnen oder radieren
    .pinch = <key>zwei Finger</key> vergrößern, verkleinern und den Ausschnitt verschieben
presentKeysTitle = Tasten und Presenter in der Präsentation
presentKeys =
    .next = <key>Bild↓</key> die Antwort, dann die nächste Aufgabe; ohne Lektion der nächste vorbereitete Moment oder ein Schritt
    .back = <key>Bild↑</key> zurück
    .moment = <key>1</key><key>9</key> ein vorbereiteter Moment
    .blank = <key>B</key><key>.</key> leere Seite; jede Taste holt sie zurück
    .full = <key>F</key> Vollbild
    .alone = <key>+</key> die Gleichung groß zeigen, und zurück
    .leave = <key>Esc</key> beenden
reference = <strong>Referenz</strong>: jede Einstellung, als Parameter und als JSON.
teachers = <strong>Für Lehrkräfte</strong> (auf Englisch): ein Leitfaden zu jeder Einheit, Abbildungen zum Kopieren, Noten und ein eigener Kurs.

## experiments

experiments-title = Öffnen
experiments-close = Schließen
experiments-about = { $data }, { LIST($learners, separator: ", ") }, { run }
run =
    { $stop ->
        [none] { $visit ->
            [0] nicht gestartet
           *[other] Schritt { $visit }
        }
        [converged] nach { epochs } konvergiert
        [max-epochs] nach { epochs } angehalten
        [journal-full] angehalten, das Protokoll ist voll
       *[settled] nach { epochs } beendet
    }
unknown = Experiment ohne Namen
offer = Weiter mit „{ $name }“?
goOn = Weitermachen
dismiss = Ausblenden
name = Name dieses Experiments
save = Speichern
saved = „{ $name }“ ist gespeichert und bleibt, bis du es löschst.
named = Mit Namen
recent = Zuletzt
recentHint = Dieser Browser behält deine letzten { NUMBER($most) } Experimente von selbst. Gib einem einen Namen, dann bleibt es, bis du es löschst.
none = Hier ist noch nichts. Zeichne einen Punkt oder ändere eine Einstellung, dann erscheint dein Experiment hier.
openNow = gerade offen
experiments-rename = Umbenennen
renameIt = „{ $name }“ umbenennen
newName = Neuer Name
cancel = Abbrechen
duplicate = Duplizieren
duplicateIt = „{ $name }“ duplizieren
copyOf = Kopie von { $name }
duplicated = „{ $name }“ ist in der Liste.
experiments-remove = Löschen
removeIt = „{ $name }“ löschen
removed = „{ $name }“ ist gelöscht.
undo = Rückgängig
gone = „{ $name }“ ist nicht mehr da. Vielleicht wurde es in einem anderen Tab gelöscht.
opened = „{ $name }“ ist geöffnet. „Rückgängig“ holt zurück, was du hattest.
blocked = Hier kann nichts gespeichert werden: Der Browser verweigert den Speicher ({ $cause }). Speichere eine Datei, bevor du die Seite verlässt.
experiments-full = Der Browser hat keinen Platz mehr, darum fehlt die letzte Änderung in dieser Liste. Lösche, was du nicht mehr brauchst, oder speichere dieses als Datei.
inOtherPage = Dieser Playground ist Teil einer anderen Seite und behält von selbst nichts. Speichere eine Datei, bevor du die Seite verlässt.
files = Dateien
saveThis = Dieses als Datei speichern
saveAll = Alle in einer Datei speichern
openFile = Datei öffnen …
fileToOpen = Datei zum Öffnen
writing = Die Datei wird geschrieben
notAllWritten = Manches vom Gespeicherten ist beschädigt und fehlt in der Datei:
reading = { $file } wird gelesen
busy = Einen Moment …
fileOpened = { $file } ist geöffnet. „Rückgängig“ holt zurück, was du hattest.
isModel = { $file } ist ein gespeichertes Modell, kein Experiment. Nichts hat sich geändert: Importiere es dort, wo du die Daten wählst.
fileNotOpened = { $file } wurde nicht geöffnet. Nichts hat sich geändert.
imported =
    { $experiments ->
        [one] { $experiments } Experiment aus { $file } ist in der Liste.
       *[other] { $experiments } Experimente aus { $file } sind in der Liste.
    }
notImported = Aus { $file } konnte nichts gespeichert werden ({ $cause }).
startOver = Seite zurücksetzen
startOverHint = Zeigt wieder, was die Seite am Anfang gezeigt hat. „Rückgängig“ holt zurück, was du jetzt hast.
startedOver = Du hast neu angefangen. „Rückgängig“ holt zurück, was du hattest.

## lock

locked = { lockedHere }
