## described

data =
    { $preset ->
        [none] { counted }
       *[other] { $preset }, { counted }
    }
counted =
    { $drawn ->
        [true] { $examples ->
            [one] { $examples } gezeichnetes Beispiel
           *[other] { $examples } gezeichnete Beispiele
        }
       *[false] { examples }
    }
described-run = { LIST($learners, separator: ", ") }: { $data }
moment = { described-run }, bei Schritt { NUMBER($visit, useGrouping: "false") }
citation =
    { $link ->
        [none] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (Version { $version }): { $what }. Abgerufen am { $accessed }.
       *[other] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (Version { $version }): { $what }. { $link } Abgerufen am { $accessed }.
    }

## share

title = Teilen
close = Schließen
sections =
    .code = QR-Code
    .file = Datei
    .embed = Einbetten
    .gradebook = Für eine Lernplattform
    .data = Beispiele
    .visits = Schritte
    .model = Modell
    .worksheet = Arbeitsblatt
    .python = Python-Skript
    .cite = Zitieren
    .offline = Offline nutzen
formats =
    .csv = CSV
    .json = JSON
    .libsvm = libsvm
    .markdown = Markdown
    .latex = LaTeX
    .python = Python
    .bibtex = BibTeX
    .plain = Nur Text
share-examples = Alle Beispiele, mit allen Stellen. Die JSON-Datei kannst du im Menü mit „Öffnen“ wieder öffnen.
python = Dieser Lauf als Python-Skript, das keine Pakete braucht: dieselben Schritte, Fehler und Gewichte, bis aufs letzte Bit. Es zeigt auch, wie man scikit-learn aufruft.
model = Womit bei diesem Schritt vorhergesagt wird, ohne die Beispiele: Merkmale, Skalierung und Gewichte. Importiere es hier, um damit zu beginnen, oder nutze es in C++ oder auf der Kommandozeile.
makingModel = Das Modell wird erstellt
share-citation = Ein Verweis auf genau diesen Moment, mit dem Link, der ihn öffnet.
worksheet = Dieser Lauf zum Rechnen von Hand: eine Tabelle mit Lücken, ein Diagramm, in das man die Grenze zeichnet, und die Lösung auf einer eigenen Seite. Zum Drucken oder als Markdown oder LaTeX. Mit einem Seed entstehen weitere Blätter dieser Art.
makeWorksheet = Arbeitsblatt erstellen
offline = Der ganze Playground ist eine einzige Datei. Speichere sie, dann öffnet ein Doppelklick sie im Browser, auch ohne Internet.
download = Playground herunterladen
mayBlock = Der Rahmen um diese Seite blockiert vielleicht Downloads. Wenn die Datei nicht ankommt, öffne diese Adresse in einem neuen Tab.
address = Adresse
notInside = In der Datei fehlt, was du hier gemacht hast. Speichere auch das als Datei und öffne es dort.
noVisits = Noch gibt es keine Schritte. Starte erst den Lauf oder mach einzelne Schritte, dann exportiere sie hier.
visits = Eine Zeile für jeden Schritt: Epoche, Beispiel, Score, Label, Fehler und die Gewichte danach.
firstVisit = Erster Schritt
lastVisit = Letzter Schritt
makingTable = Die Tabelle wird erstellt
mostVisits = Höchstens { NUMBER($most) } Schritte auf einmal.

## shareLink

heading = Titel, den alle sehen, die den Link öffnen
contents = Er enthält: { LIST($parts) }.
visit = Schritt { NUMBER($visit) }
problem =
    .features = die Merkmale
    .scaling = die Skalierung
    .noBias = der ausgeschaltete Bias
    .order = die Reihenfolge der Beispiele
    .split = die Validierungsbeispiele
    .initial = die Startgewichte
atMost = höchstens { epochs }
shown =
    .view = der Zoom
    .lift = das 3D-Bild
    .shading = die Tönung
    .why = die Begründung der Trennbarkeit
    .difference = die Unterschiede zwischen zwei Verfahren
    .drawer = die offene Ansicht
    .pinned = die angehefteten Einstellungen
    .present = die Präsentation
    .moments = die vorbereiteten Momente
    .predictFirst = die Frage vor jedem Schritt
    .hide = die ausgeblendeten Teile
    .lock = die Sperren
    .embed = die Form zum Einbetten
themes =
    .light = das helle Design
    .dark = das dunkle Design
    .projector = das Design für den Beamer
length = Er hat { NUMBER($characters) } Zeichen.
forAll = Wer ihn öffnet, sieht genau dasselbe.
hereOnly = Er funktioniert nur auf diesem Computer, weil diese Seite hier eine Datei ist.
noAddress = Diese Seite liest ihre Adresse nicht. Häng den kopierten Text an die Adresse eines Playgrounds, der das tut.
tooLong = Für einen Link ist das zu viel: Er wäre länger als { NUMBER($most) } Zeichen, und manche Programme schneiden solche Links ab. In eine Datei passt alles: Speichere sie weiter unten.
link = Link
state = Zustand

## shareCode

intro = Richte die Kamera eines Handys darauf. Der Code öffnet dasselbe wie der Link.
shareCode-hereOnly = Diese Seite ist eine Datei auf diesem Computer, ein Handy kann sie nicht öffnen. Stell den Playground zuerst auf einen Webserver.
shareCode-noAddress = Diese Seite liest ihre Adresse nicht, also führt kein Code zu ihr. Kopiere den Zustand weiter oben.
alternative = QR-Code des Links { $address }
enlarge = Vergrößern
shareCode-close = Schließen
shareCode-tooLong = Der Link hat { NUMBER($characters) } Zeichen. Ein Handy liest einen Code gut bis höchstens { NUMBER($most) } Zeichen. Mit weniger Beispielen wird er kürzer, und Beispieldaten brauchen nur wenige Zeichen. In eine Datei passt alles.
noLink = Für einen Link ist das zu viel. In eine Datei passt alles.
shorter = Offene Ansichten, Zoom und Schritt weglassen
shortened = Dieser Code lässt offene Ansichten, den Zoom und den Schritt weg.

## shareEmbed

shareEmbed-title = Perceptron Playground
compact = Kompakt: nur die Zeichenfläche, die Wiedergabe und eine Zeile der Erklärung
hide = Ausblenden
header = Titel und Knöpfe
lock = Sperren
locks =
    .setup = Alle Einstellungen
    .data = Daten
    .features = Merkmale
    .scaling = Skalierung
    .bias = Bias
    .learner = Verfahren
    .initial = Startgewichte
    .order = Reihenfolge
    .max-epochs = Max. Epochen
    .split = Validierungsbeispiele
    .notation = Schreibweise von Label und Bias
    .transport = Gezeigter Schritt
    .skip = Fragen überspringen
    .solutions = Lösungen
size = Größe
sizes =
    .text = Textbreite × 480
    .large = Textbreite × 720
    .figure = 640 × 480
    .phone = 360 × 560
theme = Design
shareEmbed-themes =
    .auto = Wie im System
    .light = Hell
    .dark = Dunkel
areas =
    .header = Kopfzeile
    .setup = Aufbau
    .tools = Werkzeuge
    .stage = Zeichenfläche
    .transport = Wiedergabe
    .verdict = Trennbarkeit
    .story = Erklärung
    .drawer = Ansichten
preview = Die Abbildung zeigt: { LIST($areas) }.
iframe = iframe
markdown = Markdown
element = Element
shareEmbed-noAddress = Dafür gibt es keinen Link: Er wäre zu lang, oder diese Seite liest ihre Adresse nicht.
noElement = Hier gibt es kein Element zum Kopieren: Seine Attribute können nicht alles davon ausdrücken.
isFile = Diese Seite ist eine Datei auf diesem Computer, also kann keine andere Seite sie zeigen. Leg sie auf einen Webserver, öffne sie dort und kopiere den Code dann.

## shareFile

shareFile-intro = Die Daten, die Verfahren, dieser Schritt und alles, was du siehst: in einer Datei, die jeder Playground im Menü mit „Öffnen“ öffnet.
save = Als Datei speichern
writing = Die Datei wird geschrieben
busy = Einen Moment …

## shareGradebook

shareGradebook-intro = Eine Zip-Datei für Moodle, Canvas oder eine andere Lernplattform. Sie braucht keinen Server und meldet die Punkte jeder Person.
kind = Was sie öffnet
kinds =
    .moment = Dieser Moment, ohne Punkte
    .lesson = Eine Lektion
    .unit = Eine Einheit
    .path = Ein Weg durch den Kurs
    .practice = Zehn Übungsfragen
    .course = Der geöffnete Kurs
which = Welche
standard = Format
standards =
    .scorm-12 = SCORM 1.2
    .scorm-2004 = SCORM 2004, 4. Ausgabe
    .cmi5 = cmi5
passMark = Bestanden ab (%)
tries = Versuche, die zählen (0: beliebig viele)
mayLeaveOut = Fragen dürfen übersprungen und Lösungen angesehen werden
trust = Die Punkte werden im Browser der Lernenden berechnet. Nutze sie zum Üben, nicht für eine Prüfung.
make = Paket speichern
makeFile = Diesen Kurs als eine einzige HTML-Datei speichern
aboutFile = Ein Doppelklick öffnet den Kurs, auch ohne Internet. Nichts wird bewertet.
making = Paket wird erstellt
notLoaded = Ein Teil des Pakets ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
alone = Hier ist keine Lernplattform, also wird nichts bewertet. Du kannst trotzdem damit arbeiten.
refused = Die Lernplattform hat dein letztes Ergebnis nicht angenommen. Sag es deiner Lehrkraft und lass diese Seite offen.
over = Die Lernplattform hat diese Sitzung beendet, also wird jetzt nichts bewertet. Öffne die Seite dort noch einmal, um weiterzumachen.
back = Zurück zur Lernplattform
unread = Deine frühere Arbeit ließ sich nicht lesen, also fängst du von vorn an.
description = Eine interaktive Lektion über das Perceptron, mit Fragen, die Punkte geben.
shareGradebook-title = Perceptron: { $what }
shareGradebook-moment = Perceptron Playground

## files

names =
    .picture = Bild
    .animation = Animation
    .worksheet = Arbeitsblatt
    .visits = Schritte
    .examples = Beispiele
    .run = Lauf
    .model = Modell
    .citation = Quellenangabe
files-save = Speichern
copy = Kopieren
saveAs = { $what } als { $format } speichern
copyAs = { $what } als { $format } kopieren
copyIt = { $what } kopieren
saved = Gespeichert als { $name }.
copied = Kopiert.
copyByHand = Der Browser erlaubt hier kein Kopieren. Kopiere diesen Text selbst.
copyPictureByHand = Der Browser kann das hier nicht kopieren. Speichere es, oder kopiere dieses Bild.
maybeSaved =
    .picture = Der Rahmen um diese Seite blockiert vielleicht Downloads. Falls { $name } nicht angekommen ist, kopiere dieses Bild.
    .text = Der Rahmen um diese Seite blockiert vielleicht Downloads. Falls { $name } nicht angekommen ist, kopiere diesen Text.
    .long = Der Rahmen um diese Seite blockiert vielleicht Downloads. Falls { $name } nicht angekommen ist, öffne den Playground in einem eigenen Tab und speichere dort.
cancel = Abbrechen
percent = { NUMBER($share, useGrouping: "false") }{ "\u202F" }%
