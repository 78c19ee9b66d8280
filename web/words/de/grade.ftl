## handIn

title = Antworten abgeben
intro = Speichert deine Antworten zu diesen Lektionen in einer Datei. Gib sie deiner Lehrkraft, die sie auf der Seite grade.html liest.
name = Dein Name
missing = Schreib zuerst deinen Namen.
nothing = Noch gibt es nichts abzugeben: Beantworte zuerst eine Frage.
save = Datei speichern
worth = Darin steht, dass { NUMBER($raw) } von { NUMBER($max) } richtig sind.

## gradePage

gradePage-title = Antworten einer Klasse
gradePage-intro = Wähle die Dateien, die deine Klasse unter Lektionen, „Antworten abgeben“, gespeichert hat. Sie bleiben auf diesem Rechner: Nichts wird gesendet.
trust = Die Punkte rechnet der Browser der Lernenden aus, und eine Datei lässt sich ändern: Diese Seite zeigt, wie weit deine Klasse ist. Eine Prüfung ersetzt sie nicht.
choose = Dateien wählen
drop = oder hier ablegen
clear = Neu anfangen
notAnswers = { $file } ist keine Datei mit Antworten.
newer = { $file } stammt von einer neueren Fassung dieser Seite.
wrongField = { $file } lässt sich nicht lesen: { $field } ist nicht, wie es sein soll.
tooLarge = { $file } ist zu groß für eine Datei mit Antworten.
replaced = { $name } hat mehr als eine Datei abgegeben: Die letzte zählt.
builtIn = Die Lektionen von Perceptron Playground
summary =
    { $students ->
        [one] Eine Abgabe mit { $mean } % der Punkte.
       *[other] { $students } Abgaben, im Mittel { $mean } % der Punkte.
    }
gradePage-save = Als CSV speichern
onlyInCsv = Fragen, die nur einmal gestellt wurden, sind nicht in dieser Tabelle, sondern nur in der CSV-Datei.
varied = Nummern mit ~ sind von Abschnitten, die ein Link mit anderen Beispielen geöffnet hat: Jeder Satz von Beispielen hat seine eigene Spalte.
open = Seite öffnen
columns =
    .name = Name
    .handedIn = Abgegeben
    .score = Punkte
    .complete = Vollständig
    .task = Aufgabe
    .right = Richtig
    .atOnce = Beim ersten Versuch
    .shown = Lösung gezeigt
    .leftOut = Ausgelassen
    .wrong = Am häufigsten stattdessen geantwortet
score = { NUMBER($raw) } von { NUMBER($max) }
yes = ja
no = nein
right =
    { $tries ->
        [1] ✓
       *[other] ✓ { NUMBER($tries) } Versuche
    }
wrong =
    { $tries ->
        [1] ✗
       *[other] ✗ { NUMBER($tries) } Versuche
    }
shown = gezeigt
leftOut = ausgelassen
read = gelesen
hardest = Wo die meisten falschlagen
given =
    { $students ->
        [one] { $answer } (einmal)
       *[other] { $answer } ({ $students }-mal)
    }
choice = die Antwort { NUMBER($place) }
numbers = { LIST(NUMBER($numbers), separator: "; ") }
