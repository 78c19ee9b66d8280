### Was viele Teile der Seite sagen.

# Was ein Zahlenfeld verlangt.
number-wanted =
    { $whole ->
        [true] eine ganze Zahl
       *[false] eine Zahl
    }

## controls

notInRange =
    { $min ->
        [none] { $max ->
            [none] { $name }: Nötig ist { number-wanted }.
           *[other] { $name }: Nötig ist { number-wanted }, höchstens { $max }.
        }
       *[other] { $max ->
            [none] { $above ->
                [true] { $name }: Nötig ist { number-wanted }, größer als { $min }.
               *[false] { $name }: Nötig ist { number-wanted }, mindestens { $min }.
            }
           *[other] { $above ->
                [true] { $name }: Nötig ist { number-wanted }, größer als { $min } und höchstens { $max }.
               *[false] { $name }: Nötig ist { number-wanted } von { $min } bis { $max }.
            }
        }
    }

## guide

leave = Beenden
next = nächstes

## targets

between = { ", " }
stage = die Zeichenfläche
tools = die Werkzeuge
transport = die Knöpfe der Wiedergabe
verdict = die Trennbarkeit
setup = die Einstellungen
story = die Erklärung
weights = die Gewichte
reading = Mehr über die Gewichte
equation = die Gleichung
vectors = das Update als Vektoren
notation = Notation

play = der Knopf „Start“
start = der Knopf „Neustart“
visit = der Knopf „Schritt“
update = der Knopf „Update“
epoch = der Knopf „Epoche“
end = der Knopf „Ende“
timeline = die Zeitleiste
count = der Zählerstand unter der Zeichenfläche

data = die Auswahl der Daten
learner = die Auswahl des Verfahrens
features = die Auswahl der Merkmale
order = die Auswahl der Reihenfolge
compare = die Auswahl mehrerer Verfahren

lift = der Tab „3D“
charts = der Reiter „Fehler“
comparison = der Reiter „Vergleich“
orders = der Reiter „Reihenfolge“
margin = der Reiter „Rand“
projection = der Reiter „Projektion“
weight-space = der Reiter „w-Raum“
cures = der Reiter „Auswege“
trace = der Reiter „Ablauf“
algorithm = der Reiter „Code“
