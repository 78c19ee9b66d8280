### El lienzo, su línea de tiempo y su veredicto.

shown-example =
    { $heldOut ->
        [true] Ejemplo { NUMBER($example) }, { labelled }, de validación, en ({ NUMBER($x) }; { NUMBER($y) })
       *[false] Ejemplo { NUMBER($example) }, { labelled }, en ({ NUMBER($x) }; { NUMBER($y) })
    }
scored-example =
    { $score ->
        [none] { shown-example }
       *[other] { shown-example }; puntuación { NUMBER($score) }
    }
other-features =
    { $others ->
        [one] la otra característica
       *[other] las otras { $others } características
    }

## timeline

name = Paso
epoch = época
spokenMoment =
    { $epoch ->
        [none] paso { NUMBER($visit, useGrouping: "false") } de { NUMBER($end, useGrouping: "false") }, { updates-spoken }
       *[other] paso { NUMBER($visit, useGrouping: "false") } de { NUMBER($end, useGrouping: "false") }, en la época { NUMBER($epoch, useGrouping: "false") }, { updates-spoken }
    }
pointedVisit =
    { $computed ->
       *[true] paso { NUMBER($visit) }
        [false] paso { NUMBER($visit) }, aún sin calcular
    }

speed = Velocidad
slow = lenta
steady = media
fast = rápida
toTheEnd = hasta el final
pauseOnUpdates = pausa en cada actualización
newSeed = Nueva semilla
newSeedHint = Baraja los ejemplos en otro orden y vuelve a empezar.

## verdict

separates = { separator-a } los separa
inseparable = { separator-no } los separa
tooClose = demasiado ajustado para saber si los separa { separator-a }
deciding = aún por decidir…
question = ¿los separa { separator-a }?
findOut = averiguar
why = ¿por qué?
whyName = ¿Por qué?
onStage = Mostrar por qué en el lienzo
inMargin = Mostrar por qué en Margen

## pointed

answer =
    { $predicted ->
        [none] { labelled }, empate
        [positive] { labelled }, predicción: positivo
        [negative] { labelled }, predicción: negativo
       *[other] { labelled }, predicción: clase { $predicted-className }
    }
scored =
    { $highest ->
        [true] puntuación más alta: { $score }
       *[false] puntuación: { $score }
    }

## tools

bar = Herramientas
tool = Herramienta
names =
    .hand = Mano
    .positive = Dibujar +
    .negative = Dibujar −
    .class = Clase
    .erase = Borrar
    .move = Mover
hints =
    .hand = Arrastra para mover la vista o pulsa un ejemplo para seleccionarlo. Con cualquier otra herramienta, arrastra con la tecla Espacio pulsada o con el botón central.
    .positive = Dibujar ejemplos positivos
    .negative = Dibujar ejemplos negativos
    .class = Dibujar ejemplos de otra clase
    .erase = Borrar ejemplos
    .move = Mover un ejemplo
tooManyFeatures = Cada ejemplo tiene { NUMBER($features) } características, así que aquí no puedes dibujar ni mover ejemplos.
classes = Clase que se dibuja
className = Clase <strong>{ $number }</strong>
classHint = Dibujar ejemplos de la clase { $name }
classesHint = «Dibujar +» dibuja la clase 1 y «Dibujar −», la clase 0.
edits = Cambios
undo = Deshacer
redo = Rehacer
clear = Vaciar
undone = Deshecho: ahora hay { examples }.
redone = Rehecho: ahora hay { examples }.
more = Más herramientas
moreHint = Clases, pincel, sombreado y vaciar
brush = Pincel
brushHint = Cuántos ejemplos dibuja cada pulsación o cada tramo al arrastrar
brushName = Tamaño del pincel, número de puntos
brushSize = Tamaño del pincel
view = Vista del lienzo
zoomIn = Acercar
zoomOut = Alejar
fit = Ajustar la vista
shading = Sombrear según la puntuación
liveName = En vivo: entrenar de nuevo tras cada cambio
legend = Ejemplos
legendEntry =
    { $name ->
        [none] { examples-labelled }
       *[other] { examples-labelled }: { $name }
    }
wrongNow = Una cruz marca lo que ahora se predice mal: { NUMBER($examples) }

## outcomes

converged = convergió
stoppedAt = se detuvo tras <strong>{ epochs }</strong>
journalFull = se detuvo: <strong>registro lleno</strong>
finished = terminó

## panes

arrangement = Mostrar los clasificadores
sideBySide = Uno junto a otro
overlay = Superpuestos
showDifference = Mostrar dónde discrepan dos clasificadores
pair = Los dos clasificadores
and = y
first = Primer clasificador
second = Segundo clasificador
nothingToCompare = Uno de ellos no está entrenado, así que no hay nada que comparar.
counting = Contando en qué ejemplos discrepan…
agree =
    { $examples ->
        [one] Coinciden en el único ejemplo. En otros momentos puede que no: arrastra la línea de tiempo.
       *[other] Coinciden en los { $examples } ejemplos. En otros momentos puede que no: arrastra la línea de tiempo.
    }
disagree =
    { $found ->
        [one] Discrepan en el ejemplo { LIST($named) } ({ $found } de { NUMBER($examples) }).
       *[other] Discrepan en los ejemplos { LIST($named) } ({ $found } de { NUMBER($examples) }).
    }
further = { NUMBER($further) } más
lead = Ver detalles
leadName = Ver detalles: { $learner }
leadHint = Muestra este clasificador en la explicación, la línea de tiempo y los ajustes.
removeName = Quitar { $learner }
countingMistakes = contando…
misclassified =
    { $by ->
        [mean] la media clasifica mal { NUMBER($examples) }
        [votes] el voto clasifica mal { NUMBER($examples) }
       *[none] { $examples ->
            [one] { $examples } mal clasificado
           *[other] { $examples } mal clasificados
        }
    }
heldOut = { NUMBER($examples) } de validación
panes-updates = { updates }

## picture

title = Imagen o animación
noStage = Estos ejemplos son textos, así que no hay ningún gráfico que dibujar.
intro = El lienzo como está ahora, con este tamaño y estos colores.
stage = Lienzo
tikzLimit = TikZ puede dibujar { NUMBER($examples) } ejemplos como máximo.
tikzByPoints = TikZ incluye la frontera, pero no el color de las predicciones hechas punto por punto.
animation = Animación
picture-first = Del paso
last = al paso
pace = fotogramas por segundo
fewer = { NUMBER($frames) } fotogramas para { NUMBER($visits) } pasos.
making = Creando la animación

## drawing

weightsInTraining = w en entrenamiento
drawing-agree = { $first } y { $second } coinciden aquí
drawing-disagree = rayado cruzado: { $first } y { $second } discrepan
meeting =
    .seenFromOrigin = promedios ponderados de positivos y de negativos, vistos desde el origen
    .positiveAtOrigin = un ejemplo positivo en el origen
    .negativeAtOrigin = un ejemplo negativo en el origen
    .positivesAtOrigin = promedio ponderado de positivos en el origen
    .negativesAtOrigin = promedio ponderado de negativos en el origen
    .sameExample = aquí hay ejemplos de las dos clases
    .negatives = también un promedio ponderado de negativos
    .positives = también un promedio ponderado de positivos
    .averages = el mismo promedio ponderado
margin =
    { $throughOrigin ->
        [true] margen máximo por el origen ρ = { NUMBER($margin, $precision) }
       *[false] margen máximo ρ = { NUMBER($margin, $precision) }
    }
notSeparable = no separables
notSeparableBecause = no son linealmente separables: { why-inseparable }
reason = { why-inseparable }
inSpace =
    { $features ->
        [one] en el espacio de la única característica
       *[other] en el espacio de las { $features } características
    }
inScaledSpace = en el espacio escalado
marginInSpace =
    { $features ->
        [one] { separator } de margen máximo en el espacio de la única característica: mira «Margen»
       *[other] { separator } de margen máximo en el espacio de las { $features } características: mira «Margen»
    }
marginInScaledSpace = { separator } de margen máximo en el espacio escalado: mira «Margen»
whyInSpace =
    { $features ->
        [one] no son linealmente separables en el espacio de la única característica: mira «Margen»
       *[other] no son linealmente separables en el espacio de las { $features } características: mira «Margen»
    }
whyInScaledSpace = no son linealmente separables en el espacio escalado: mira «Margen»

## hand

tip = w: arrastra la punta para girarlo o alargarlo, o usa las flechas del teclado
pull = w es 0: arrastra desde aquí para sacarlo, o usa las flechas del teclado
middle = Frontera: arrástrala para desplazarla, o usa las flechas del teclado
from = Frontera: arrastra su extremo para girarla
point = w: arrástralo a otros pesos, o usa las flechas del teclado
learned = La ejecución ya ha empezado. Los pesos solo se pueden arrastrar al comienzo.
toStart = Ir al comienzo
start =
    { $wrong ->
        [none] { startWeights }.
       *[other] { startWeights }. Fallos: { NUMBER($wrong) } de { NUMBER($of) }.
    }
startWeights =
    { $weights ->
        [none] { NUMBER($count) } pesos
       *[other] { $bias ->
            [none] { listed }
           *[other] { listed }, { bias-noun } { NUMBER($bias) }
        }
    }
listed =
    { $count ->
        [one] Peso { LIST(NUMBER($weights)) }
       *[other] Pesos { LIST(NUMBER($weights)) }
    }

## narration

keyHelp =
    Las flechas mueven la cruz, con Control en pasos finos. Con Mayúsculas desplazan la vista.
    P añade ahí un ejemplo positivo; N, uno negativo; 2 a 5, uno de otra clase; y Enter, uno de la herramienta actual.
    El punto y la coma seleccionan el ejemplo siguiente y el anterior. Alt con las flechas lo mueve un poco, F invierte su etiqueta,
    Suprimir lo quita y Escape lo deja de seleccionar. Más y menos acercan y alejan, y 0 ajusta la vista.

place = ({ NUMBER($x) }; { NUMBER($y) })
wouldAdd = La cruz está en { place }. Pulsa otra vez para añadir ahí un ejemplo.
narration-view = La vista va de { NUMBER($x-0) } a { NUMBER($x-1) } en horizontal y de { NUMBER($y-0) } a { NUMBER($y-1) } en vertical.
noExamples = No hay ejemplos.
noneSelected = No hay ningún ejemplo seleccionado.
moved = El ejemplo { NUMBER($example) } se ha movido a { place }.
added =
    { $label ->
        [positive] Ejemplo positivo añadido en { place }.
        [negative] Ejemplo negativo añadido en { place }.
       *[other] Ejemplo de la clase { $label-className } añadido en { place }.
    }
removed = Se ha quitado el ejemplo { NUMBER($example) }.
narration-tooManyFeatures = { tooManyFeatures }

crowded = { $said }; { $crowd }
narration-example =
    { $predicted ->
        [none] { scored-example }
        [tie] { scored-example }, un empate
        [positive] { scored-example }, predicción: positivo
        [negative] { scored-example }, predicción: negativo
       *[other] { scored-example }, predicción: clase { $predicted-className }
    }
readout =
    { $heldOut ->
        [true] ejemplo { NUMBER($example) } · { labelled } · de validación · { $nameX } { NUMBER($x) } · { $nameY } { NUMBER($y) }
       *[false] ejemplo { NUMBER($example) } · { labelled } · { $nameX } { NUMBER($x) } · { $nameY } { NUMBER($y) }
    }
crowds =
    { $mixed ->
        [0] { $places ->
            [one] En { $places } lugar hay varios ejemplos.
           *[other] En { $places } lugares hay varios ejemplos.
        }
       *[other] { $places ->
            [one] En { $places } lugar hay varios ejemplos; en { NUMBER($mixed) }, con etiquetas distintas.
           *[other] En { $places } lugares hay varios ejemplos; en { NUMBER($mixed) } de ellos, con etiquetas distintas.
        }
    }
noExamplesYet = Aún no hay ejemplos.
counts =
    Ejemplos: { $positive ->
        [one] { $positive } positivo
       *[other] { $positive } positivos
    }, { $negative ->
        [one] { $negative } negativo
       *[other] { $negative } negativos
    }.
classCounts = { examples }: { LIST($classes, separator: ", ") }.
classCount = { examples-labelled }
narration-heldOut =
    { $examples ->
        [one] { $examples } de ellos es de validación.
       *[other] { $examples } de ellos son de validación.
    }

nothingVisited = Aún no se ha dado ningún paso.
visited =
    Paso { NUMBER($visit) }: ejemplo { NUMBER($example) }, { labelled }, { $scores ->
        [none] { $labels ->
            [none] puntuación { NUMBER($score) }
           *[other] y { $labels-y }, q { NUMBER($labels-q) }, puntuación { NUMBER($score) }
        }
       *[other] puntuaciones por clase { LIST(NUMBER($scores), separator: "; ") }
    }, { $mistake ->
        [true] un error
       *[false] un acierto
    }.
narration-misclassified =
    { $examples ->
        [0] Ahora no hay ningún ejemplo mal clasificado.
        [one] Ahora hay { $examples } ejemplo mal clasificado.
       *[other] Ahora hay { $examples } ejemplos mal clasificados.
    }
misclassifiedTraining =
    { $examples ->
        [0] Ahora no hay ningún ejemplo de entrenamiento mal clasificado.
        [one] Ahora hay { $examples } ejemplo de entrenamiento mal clasificado.
       *[other] Ahora hay { $examples } ejemplos de entrenamiento mal clasificados.
    }
misclassifiedHeldOut =
    { $examples ->
        [0] Ahora no hay ningún ejemplo de validación mal clasificado.
        [one] Ahora hay { $examples } ejemplo de validación mal clasificado.
       *[other] Ahora hay { $examples } ejemplos de validación mal clasificados.
    }

separable = Los ejemplos son linealmente separables.
marginShown =
    { $separator-features ->
        [2] El lienzo muestra la { separator } de margen máximo, con un margen de { NUMBER($margin) } a cada lado.
       *[other] El lienzo muestra el { separator } de margen máximo, con un margen de { NUMBER($margin) } a cada lado.
    }
narration-notSeparable = Los ejemplos no son linealmente separables.
narration-notSeparableBecause = Los ejemplos no son linealmente separables: { why-inseparable }.
averagesShown =
    { $positive-length ->
        [0] El lienzo muestra el promedio ponderado de los negativos ({ LIST($negative, separator: ", ") }).
       *[other] { $negative-length ->
            [0] El lienzo muestra el promedio ponderado de los positivos ({ LIST($positive, separator: ", ") }).
           *[other] El lienzo muestra el promedio ponderado de los positivos ({ LIST($positive, separator: ", ") }) y el de los negativos ({ LIST($negative, separator: ", ") }).
        }
    }
share = { $share } del ejemplo { NUMBER($example) }

boundary = La frontera es { $equation }.
noBoundary = No hay frontera: los pesos y el sesgo son 0.
biasAlone =
    { $sign ->
        [positive] No hay frontera: los pesos son 0 y el { bias-noun } es { NUMBER($bias) }, así que todas las puntuaciones son positivas.
       *[negative] No hay frontera: los pesos son 0 y el { bias-noun } es { NUMBER($bias) }, así que todas las puntuaciones son negativas.
    }
byClasses = Cada punto del plano es de la clase que tiene la más alta de { NUMBER($classes) } puntuaciones.
onlyLabel = En toda la vista, la predicción es la misma: { labelled }.
curved = La frontera no es recta. Se dibuja a partir de las predicciones en muchos lugares de la vista.
slice = Se dibuja con { other-features } en su media, así que la predicción de un ejemplo puede no ser la del lado en el que está.
inTraining = La frontera de los pesos en entrenamiento es { $equation }.
hatched = El rayado cruzado muestra dónde discrepan { $first } y { $second }.
countingDisagreements = { counting }
disagreements =
    { $examples ->
        [0] Coinciden en todos los ejemplos.
       *[other] Discrepan en { examples }.
    }

seen =
    .noBoundary = aún no hay recta: los pesos y el sesgo son 0
    .allPositive = no hay recta: pesos 0, todas las puntuaciones mayores que 0
    .allNegative = no hay recta: pesos 0, todas las puntuaciones menores que 0
    .outside = la frontera está fuera de esta vista
    .noScores = no hay frontera: todas las puntuaciones son 0
    .noWeights = no hay frontera: todos los pesos son 0
    .onlyLabel = no hay frontera en esta vista: una sola predicción, { labelled }
    .slice = frontera con { other-features } en su media
