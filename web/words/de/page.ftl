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
    .largest = Am größten
motion = Bewegung
motions =
    .auto = System
    .reduced = Weniger
    .full = Alle
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
    .split = die Testbeispiele
    .view = den Ausschnitt der Ebene
    .settings = Einstellungen der Ansicht
printed = { $address } (ohne { LIST($unsaid) })
