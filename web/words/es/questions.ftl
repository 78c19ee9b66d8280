# Hasta dónde se cuenta en una ejecución.
until =
    { $until-at ->
        [now] hasta este momento
        [end] en total
        [next] hasta el próximo paso, contando ese también
        [visit]
            { $until-count ->
                [one] en el primer paso
               *[other] en los primeros { $until-count } pasos
            }
       *[epoch]
            { $until-count ->
                [one] en la primera época
               *[other] en las primeras { $until-count } épocas
            }
    }
# Cuándo se mira una ejecución.
moment-after =
    { $after-at ->
        [now] ahora
        [end] al final de la ejecución
        [next] después del próximo paso
        [visit] después del paso { FIGURE($after-count) }
       *[epoch] después de la época { FIGURE($after-count) }
    }
# De qué paso se trata: después de «en».
moment-visit =
    { $of-at ->
        [now] el último paso dado
        [end] el último paso de la ejecución
        [next] el próximo paso
        [visit] el paso { FIGURE($of-count) }
       *[epoch] el último paso de la época { FIGURE($of-count) }
    }
mistake-rule =
    { $tie ->
        [mistake] Es un error si la etiqueta multiplicada por la puntuación da 0 o menos.
        [correct] Es un error si la etiqueta multiplicada por la puntuación da menos de 0.
        [negative] Es un error si la etiqueta no coincide con la predicción: +1 si la puntuación es mayor que 0; si no, −1.
       *[positive] Es un error si la etiqueta no coincide con la predicción: +1 si la puntuación es 0 o más; si no, −1.
    }
with-yours = Con tus pesos, la puntuación del ejemplo { NUMBER($example) } sería { FIGURE($score) }.
signs =
    { $signs ->
        [tie] un empate
        [same] el mismo signo
       *[opposite] signos opuestos
    }
still =
    { $side ->
        [none] en ninguno de los dos lados
        [below] todavía por debajo de 0
       *[above] todavía por encima de 0
    }
rate-times =
    { $rate ->
        [1] el ejemplo
       *[other] { FIGURE($rate) } veces el ejemplo
    }
overlap-place =
    { $place ->
        [none] { "" }
       *[other] , en { VECTOR($place) }
    }
run-updates =
    { $takes ->
        [one] { $takes } actualización
       *[other] { $takes } actualizaciones
    }
run-epochs =
    { $takes ->
        [one] { $takes } época
       *[other] { $takes } épocas
    }

## practice

titles =
    .mistake = ¿Será un error este ejemplo?
    .boundary = ¿Adónde va ahora la frontera?
    .weights = Escribe los pesos nuevos
    .drag = Arrastra el vector de pesos
    .inseparable = Coloca un punto que haga inseparables los ejemplos
    .feature = ¿Qué característica lo arregla?
    .fires = ¿Se activa la neurona?
    .score = ¿Cuál es la puntuación?
    .margin = Dos tipos de margen
    .bound = ¿Cuántos errores como máximo?
    .line = De una recta a los pesos, y al revés
    .votes = Predicciones votadas y promediadas
    .classes = Tres clases y un empate
    .kernel = Una puntuación a partir de contadores
    .gate = Pesos para una puerta lógica
    .truth = Verdadero o falso, ¿y por qué?
    .sets = ¿Qué características separan una tabla?
    .rate = ¿Qué cambia la tasa de aprendizaje?
    .counts = Del número de errores a los pesos
    .start = Empezar por otro ejemplo
    .proof = La línea que falta en la demostración
    .tie = ¿Es un error un empate?
    .residual = Etiquetas 0 y 1, y el residuo
    .orders = Los mismos ejemplos en otro orden
    .stopping = ¿Qué pesos se guardan?
    .batch = Una actualización por lotes
    .reading = ¿Qué característica importa más?
    .cycle = Pesos que se repiten
challengeTitles =
    .most-updates = El máximo de actualizaciones con cinco puntos
    .spiral = La espiral con el mínimo de características
    .slowest-order = El orden más lento
challengeAsks =
    .most-updates = Coloca cinco puntos dentro del cuadrado unidad (de 0 a 1 en los dos ejes), con un margen geométrico de al menos 0,1. ¿Cuántas actualizaciones consigues que necesite el perceptrón?
    .spiral = Elige características (productos de x₁ y x₂) que hagan separables los dos brazos de la espiral. Usa las menos que puedas.
    .slowest-order = Con estos ocho ejemplos, elige el orden con el que el perceptrón necesite más épocas para converger.
results =
    .most-updates =
        { $n ->
            [one] { $n } actualización
           *[other] { $n } actualizaciones
        }
    .spiral =
        { $n ->
            [one] { $n } característica
           *[other] { $n } características
        }
    .slowest-order =
        { $n ->
            [one] { $n } época
           *[other] { $n } épocas
        }
score =
    { $streak ->
        [0] { NUMBER($right) } de { NUMBER($tries) } correctas al primer intento.
        [1] { NUMBER($right) } de { NUMBER($tries) } correctas al primer intento.
       *[other] { NUMBER($right) } de { NUMBER($tries) } correctas al primer intento, las últimas { $streak } seguidas.
    }
scoreLine = { $title } · { score }
bestLine = { $title }: { $result }.

## quiz

label = Pregunta
loading = Cargando la pregunta…
practice = Práctica
challenge = Reto
leaveHint = Recuperas tu trabajo
leavePractice = Salir de la práctica
leaveChallenge = Salir del reto
ownExamples = Esta pregunta trata de tus propios ejemplos.
otherExamples = Tus ejemplos no sirven para esta pregunta, así que aquí hay otros.
hint = Pista:
solution = Solución:
showSolution = Mostrar la solución
next = Siguiente pregunta
nextHint = Siguiente pregunta (])
positiveWhere = positivo donde { $inequality }
itsLabel = Su etiqueta
labelValue = { SIGNED($label) }
letter = { $letter }.
isMistake =
    { $mistake ->
        [true] Es un error.
       *[false] No es un error.
    }
weight = { $name } = { FIGURE($value) }
weights = { LIST($weights, separator: "; ") }.
vector = w = { VECTOR($weights) }.
point = para el ejemplo { VECTOR($place) } con la etiqueta { SIGNED($label) }.
feature = { $name }.
inOrder = ejemplos en orden
sequence = { LIST(NUMBER($examples), separator: ", ") }.
givens = Mostrar los números
example = Ejemplo
before =
    { $bias ->
        [none] Antes del paso: w = { VECTOR($weights) }.
       *[other] Antes del paso: w = { VECTOR($weights) }, b = { FIGURE($bias) }.
    }
learnsFrom = El clasificador ve el ejemplo { NUMBER($example) } como x = { VECTOR($x) }.
moreOnStage = Y { NUMBER($examples) } más en el lienzo.
changePage = Cambia la página para responder. Puedes comprobarlo tantas veces como quieras.
check = Comprobar
startAgain = Empezar de nuevo
cures =
    .tie = Contar el empate como error
    .start = Empezar con pesos 0
    .bias = Activar el sesgo
    .features = Usar x₁ y x₂ como están
    .examples = Recuperar los ejemplos
    .erase = Borrar ejemplos
toBeat = Hay que superar:
yourBest = Tu mejor resultado:
result = { $result }.
beaten = Eso supera { NUMBER($toBeat) }. Ahora supera tu propio resultado.

## questions

asks =
    .mistake = Ahora viene el ejemplo { NUMBER($example) }. ¿Será un error?
    .boundary =
        { $rate ->
            [1] Ahora viene el ejemplo { NUMBER($example) }, y es un error. ¿Adónde va la frontera?
           *[other] Ahora viene el ejemplo { NUMBER($example) }, y es un error. ¿Adónde va la frontera? La tasa de aprendizaje es { NUMBER($rate) }.
        }
    .weights =
        { $rate ->
            [1] Ahora viene el ejemplo { NUMBER($example) }. ¿Cuáles son los pesos después de este paso?
           *[other] Ahora viene el ejemplo { NUMBER($example) }. ¿Cuáles son los pesos después de este paso? La tasa de aprendizaje es { NUMBER($rate) }.
        }
    .drag =
        { $keptBias ->
            [none] Gira el vector de pesos hasta que cada ejemplo esté en el lado de su etiqueta.
           *[other] Gira el vector de pesos hasta que cada ejemplo esté en el lado de su etiqueta. El sesgo sigue siendo { NUMBER($keptBias) }.
        }
    .inseparable =
        { $outside ->
            [true] { $bias ->
                [true] Una recta separa estos ejemplos. Añade uno más, no encima de otro, de modo que ninguna recta pueda hacerlo.
               *[false] Una recta por el origen separa estos ejemplos. Añade uno más, no encima de otro, de modo que ninguna pueda hacerlo.
            } Colócalo por fuera: más a la izquierda, a la derecha, arriba o abajo que todos los demás.
           *[false] { $bias ->
                [true] Una recta separa estos ejemplos. Añade uno más, no encima de otro, de modo que ninguna recta pueda hacerlo.
               *[false] Una recta por el origen separa estos ejemplos. Añade uno más, no encima de otro, de modo que ninguna pueda hacerlo.
            }
        }
    .feature =
        { $bias ->
            [true] Ninguna recta separa estos ejemplos. ¿Qué característica, añadida a x₁ y x₂, lo arregla?
           *[false] Ninguna recta por el origen separa estos ejemplos. ¿Qué característica, añadida a x₁ y x₂, lo arregla?
        }
hints =
    .mistake = { mistake-rule }
    .boundary =
        { $rate ->
            [1] La actualización suma a los pesos la etiqueta por el ejemplo. La frontera es perpendicular al vector de pesos: ¿hacia dónde la mueve eso?
           *[other] La actualización suma a los pesos { NUMBER($rate) } veces la etiqueta por el ejemplo. La frontera es perpendicular al vector de pesos: ¿hacia dónde la mueve eso?
        }
    .weights =
        Calcula primero la puntuación. { mistake-rule } { $rate ->
            [1]
                { $bias ->
                    [true] Si es un error, suma a cada peso la etiqueta por su característica, y al sesgo, la etiqueta.
                   *[false] Si es un error, suma a cada peso la etiqueta por su característica.
                }
           *[other]
                { $bias ->
                    [true] Si es un error, suma a cada peso { NUMBER($rate) } veces la etiqueta por su característica, y al sesgo, { NUMBER($rate) } veces la etiqueta.
                   *[false] Si es un error, suma a cada peso { NUMBER($rate) } veces la etiqueta por su característica.
                }
        }
    .drag = El vector apunta al lado de los positivos.
    .inseparable =
        { $bias ->
            [true]
                { $outside ->
                    [true] Ninguna recta puede separar un ejemplo de otros dos entre los que está. El tuyo no puede ser el de en medio: ¿cuál puede serlo?
                   *[false] Si un punto está entre ejemplos de la otra etiqueta, ninguna recta puede separarlo de ellos.
                }
           *[false] Mira desde el origen: si un punto está en la misma dirección que un ejemplo de la otra etiqueta, ninguna recta por el origen puede separar los dos.
        }
    .feature = Busca un producto que sea grande en los ejemplos de una etiqueta, y pequeño o negativo en los demás.

## asks

asks-updates = ¿Cuántas actualizaciones hace la ejecución { until }?
mistakes = ¿Cuántos errores comete la ejecución { until }?
visits = ¿Cuántos pasos da la ejecución { until }?
asks-epochs = ¿Cuántas épocas recorre la ejecución { until }?
asks-score = ¿Cuál es la puntuación en { moment-visit }?
asks-label = ¿Cuál es la etiqueta del ejemplo en { moment-visit }?
asks-example = ¿Qué número tiene el ejemplo en { moment-visit }?
trainingMistakes = ¿Cuántos ejemplos de entrenamiento están mal clasificados { moment-after }?
bias = ¿Cuál es el sesgo { moment-after }?
asks-weights = ¿Cuáles son los pesos { moment-after }?
asks-weight = ¿Cuál es el peso de { $feature } { moment-after }?
mistake = ¿Será un error el próximo paso?
separatingWeights = Encuentra unos pesos que acierten todos los ejemplos.
cells =
    { $rows ->
        [one] Rellena la fila del paso { FIGURE($first) }.
       *[other] Rellena los pasos del { FIGURE($first) } al { FIGURE($last) }.
    }
converged = Ve al final de la ejecución: debería converger.
separates = Consigue que cada ejemplo esté en el lado de su etiqueta.
separable = Haz que los ejemplos sean separables.
inseparable = Haz que los ejemplos sean inseparables.
separableBy =
    { $added ->
        [one] Añade { $added } ejemplo para que los ejemplos sean separables.
       *[other] Añade { $added } ejemplos para que los ejemplos sean separables.
    }
inseparableBy =
    { $added ->
        [one] Añade { $added } ejemplo para que los ejemplos sean inseparables.
       *[other] Añade { $added } ejemplos para que los ejemplos sean inseparables.
    }
reached =
    { $unit ->
        [visit] Ve al paso { FIGURE($count) }.
        [epoch] Ve a la época { FIGURE($count) }.
       *[update] Ve a la actualización { FIGURE($count) }.
    }
bound = Cambia los ejemplos hasta que la cota sea { FIGURE($least) } o más.
targetBound = Elige un w* cuya cota sea { FIGURE($least) } o más.
astray =
    { $most ->
        [0] Elige un objetivo del que no se aleje ninguna actualización.
        [one] Elige un objetivo del que se aleje { $most } actualización como máximo.
       *[other] Elige un objetivo del que se alejen { $most } actualizaciones como máximo.
    }
runTakes =
    { $of ->
        [updates]
            { $least ->
                [none]
                    { $most ->
                        [one] Consigue que la ejecución converja con { $most } actualización como máximo.
                       *[other] Consigue que la ejecución converja con { $most } actualizaciones como máximo.
                    }
                [one] Consigue que la ejecución necesite al menos { $least } actualización para converger.
               *[other] Consigue que la ejecución necesite al menos { $least } actualizaciones para converger.
            }
       *[epochs]
            { $least ->
                [none]
                    { $most ->
                        [one] Consigue que la ejecución converja en { $most } época como máximo.
                       *[other] Consigue que la ejecución converja en { $most } épocas como máximo.
                    }
                [one] Consigue que la ejecución necesite al menos { $least } época para converger.
               *[other] Consigue que la ejecución necesite al menos { $least } épocas para converger.
            }
    }
disagree =
    { $least ->
        [one] Consigue que «{ $first }» y «{ $second }» discrepen al menos en { $least } ejemplo.
       *[other] Consigue que «{ $first }» y «{ $second }» discrepen al menos en { $least } ejemplos.
    }
setting = Pon «{ $name }» en «{ $wanted }».
asks-feature = Añade { $feature } a las características.

## feedback

nothingToCount = Ahora mismo no hay nada de eso que contar.
tooFew = { FIGURE($given) } es demasiado bajo.
tooMuch = { FIGURE($given) } es demasiado alto.
runEnded = La ejecución ha terminado: no hay próximo paso.
visit =
    { $mistake ->
        [true] El ejemplo { NUMBER($example) } tiene la etiqueta { SIGNED($label) } y la puntuación { FIGURE($score) }: { signs }, un error.
       *[false] El ejemplo { NUMBER($example) } tiene la etiqueta { SIGNED($label) } y la puntuación { FIGURE($score) }: { signs }, un acierto.
    }
visitOfClasses =
    { $mistake ->
        [true] El ejemplo { NUMBER($example) } es de la clase { NUMBER($label) }; { LIST($scores, separator: "; ") }. Así que se predice la clase { NUMBER($predicted) }: un error.
       *[false] El ejemplo { NUMBER($example) } es de la clase { NUMBER($label) }; { LIST($scores, separator: "; ") }. Así que se predice la clase { NUMBER($predicted) }: un acierto.
    }
classScore = la puntuación de la clase { NUMBER($class) } es { FIGURE($score) }
noWeightVector = El clasificador de la página no tiene un vector de pesos único: elige el perceptrón.
pushesWrongWay = El peso de { $name } es { FIGURE($given) }: eso empuja la puntuación en el sentido equivocado.
weightOff =
    { $name ->
        [none]
            { $tooSmall ->
                [true] El sesgo sería { FIGURE($given) }: demasiado pequeño.
               *[false] El sesgo sería { FIGURE($given) }: demasiado grande.
            }
       *[other]
            { $tooSmall ->
                [true] El peso de { $name } sería { FIGURE($given) }: demasiado pequeño.
               *[false] El peso de { $name } sería { FIGURE($given) }: demasiado grande.
            }
    }
unseparated =
    { $wrong ->
        [one] Con estos pesos, la puntuación del ejemplo { NUMBER($example) } es { FIGURE($score) }: { still }, y su etiqueta es { SIGNED($label) }.
       *[other] Con estos pesos, la puntuación del ejemplo { NUMBER($example) } es { FIGURE($score) }: { still }, y su etiqueta es { SIGNED($label) }. Hay { $wrong } ejemplos mal clasificados.
    }
emptyCell = En la fila del paso { NUMBER($visit) } hay una celda vacía.
scoreCell = En la fila del paso { NUMBER($visit) }, la puntuación no es { FIGURE($given) }: multiplica cada peso de antes del paso por su característica y suma.
mistakeCell =
    { $mistake ->
        [true] En la fila del paso { NUMBER($visit) }, la puntuación es { FIGURE($score) } y la etiqueta, { SIGNED($label) }: eso es un error.
       *[false] En la fila del paso { NUMBER($visit) }, la puntuación es { FIGURE($score) } y la etiqueta, { SIGNED($label) }: eso es un acierto.
    }
weightsCell =
    { $mistake ->
        [true] En la fila del paso { NUMBER($visit) }, los pesos de después no son esos: se les suma el ejemplo por su etiqueta.
       *[false] En la fila del paso { NUMBER($visit) }, los pesos de después no son esos: no cambian.
    }
goOnToVisit = Este es el paso { FIGURE($made) }: continúa hasta el paso { FIGURE($wanted) }.
goOnToEpoch =
    { $made ->
        [one] Por ahora, { $made } época. Continúa hasta { FIGURE($wanted) }.
       *[other] Por ahora, { $made } épocas. Continúa hasta { FIGURE($wanted) }.
    }
goOnToUpdate =
    { $made ->
        [one] Por ahora, { $made } actualización. Continúa hasta { FIGURE($wanted) }.
       *[other] Por ahora, { $made } actualizaciones. Continúa hasta { FIGURE($wanted) }.
    }
stoppedWithMistakes = La ejecución se detuvo tras { epochs }, y en la última hubo errores.
notConverged =
    { $visits ->
        [one] Tras { $visits } paso, aún no ha habido ninguna época sin errores.
       *[other] Tras { $visits } pasos, aún no ha habido ninguna época sin errores.
    }
notCounted = Los errores aún no se han contado.
wrongSide =
    { $examples ->
        [one] { $examples } ejemplo no está en el lado de su etiqueta.
       *[other] { $examples } ejemplos no están en el lado de su etiqueta.
    }
onBoundary =
    { $examples ->
        [one] { $examples } ejemplo está sobre la recta, donde la puntuación es 0: no está en ninguno de los dos lados.
       *[other] { $examples } ejemplos están sobre la recta, donde la puntuación es 0: no están en ninguno de los dos lados.
    }
drewMore =
    { $examples ->
        [one] Has dibujado { $examples } ejemplo nuevo. Pulsa Deshacer y elige Mover antes de arrastrar.
       *[other] Has dibujado { $examples } ejemplos nuevos. Pulsa Deshacer y elige Mover antes de arrastrar.
    }
erased =
    { $examples ->
        [one] Falta { $examples } ejemplo: deshazlo y muévelo en lugar de borrarlo.
       *[other] Faltan { $examples } ejemplos: deshazlo y mueve uno en lugar de borrar.
    }
relabelled = Las etiquetas no son las del comienzo: deshazlo y mueve el ejemplo en lugar de cambiar su etiqueta.
placeMore =
    { $examples ->
        [one] Coloca { $examples } ejemplo.
       *[other] Coloca { $examples } ejemplos.
    }
placedTooMany =
    { $placed ->
        [one] Hay { $placed } ejemplo más que al comienzo, pero aquí basta con { FIGURE($wanted) }.
       *[other] Hay { $placed } ejemplos más que al comienzo, pero aquí basta con { FIGURE($wanted) }.
    }
undecided = No se pudo decidir si estos ejemplos son separables.
stillSeparable = Una recta todavía los separa.
stillInseparable = Aún no los separa ninguna recta.
noBound = No hay cota, porque nada los separa.
smallBound = La cota es { FIGURE($bound) }. Tiene que ser al menos { FIGURE($least) }.
offSide = Tu w* tiene γ = { FIGURE($margin) }: no separa los ejemplos, así que no da ninguna cota. Gíralo un poco hacia atrás.
feedback-astray =
    { $found ->
        [one] Con α = { FIGURE($reach) }, { $found } actualización va en el sentido equivocado.
       *[other] Con α = { FIGURE($reach) }, { $found } actualizaciones van en el sentido equivocado.
    }
tooManyExamples =
    { $examples ->
        [one] Hay { $examples } ejemplo: se permiten { FIGURE($most) } como máximo.
       *[other] Hay { $examples } ejemplos: se permiten { FIGURE($most) } como máximo.
    }
feedback-otherExamples = Los ejemplos no son los del comienzo de este apartado: deshazlo y cambia solo su orden.
startsElsewhere = La ejecución no empieza con pesos 0: pon a 0 todos los pesos y el sesgo.
neverEnds = Ninguna recta los separa, así que las actualizaciones no terminan nunca.
notOverYet = Tras { epochs } la ejecución se detiene, y no ha convergido.
feedback-runTakes =
    { $of ->
        [updates]
            { $tooFew ->
                [true] La ejecución hace { run-updates }. Tiene que hacer al menos { FIGURE($wanted) }.
               *[false] La ejecución hace { run-updates }. Puede hacer { FIGURE($wanted) } como máximo.
            }
       *[epochs]
            { $tooFew ->
                [true] La ejecución necesita { run-epochs }. Tiene que necesitar al menos { FIGURE($wanted) }.
               *[false] La ejecución necesita { run-epochs }. Puede necesitar { FIGURE($wanted) } como máximo.
            }
    }
disagreements =
    { $found ->
        [0] «{ $first }» y «{ $second }» coinciden en todos los ejemplos.
        [one] «{ $first }» y «{ $second }» discrepan en { $found } ejemplo. Tienen que ser al menos { FIGURE($least) }.
       *[other] «{ $first }» y «{ $second }» discrepan en { $found } ejemplos. Tienen que ser al menos { FIGURE($least) }.
    }
feedback-setting =
    { $now ->
        [none] En «{ $name }» falta por elegir «{ $wanted }».
       *[other] En «{ $name }» pone «{ $now }»: elige «{ $wanted }».
    }
names =
    .bias = Sesgo
    .bias-as = Sesgo como
    .data = Datos
    .drawer = La vista abierta
    .features = Características
    .learner = Clasificador
    .max-epochs = Máx. de épocas
    .order = Orden de los ejemplos
    .scaling = Escalado
values = { LIST($values) }
feedback-features = { LIST($features, separator: ", ") }
featureMissing = { $feature } aún no está entre las características.
right =
    { $why ->
        [none] Correcto.
       *[other] Correcto. { $why }
    }
answeredBefore =
    { $tries ->
        [one] Ya lo respondiste.
       *[other] Lo respondiste en el intento { FIGURE($tries) }.
    }
passedBefore = Continuaste con la solución.

## quizFeedback

examMissing = Escribe un número para cada uno.
examChoose = Elige una de las opciones.
chooseBoundary = Elige una de las fronteras.
boundaryMoved =
    { $stillWrong ->
        [true] La etiqueta del ejemplo { NUMBER($example) } es { SIGNED($label) }, y la actualización lleva su puntuación de { FIGURE($before) } a { FIGURE($score) }. Puede que una actualización no baste.
       *[false] La etiqueta del ejemplo { NUMBER($example) } es { SIGNED($label) }, y la actualización lleva su puntuación de { FIGURE($before) } a { FIGURE($score) }.
    }
otherBoundary = { $done ->
        [nothing] Esa es la frontera de ahora: un error la cambia.
        [wrong-way] Esa se mueve en el sentido equivocado.
        [bias-kept] Esa deja el sesgo como estaba.
        [bias-alone] Esa solo cambia el sesgo.
       *[twice] Esa hace dos veces la misma actualización.
    } Con esa frontera, la puntuación del ejemplo { NUMBER($example) } sería { FIGURE($score) }, pero su etiqueta es { SIGNED($label) }.
updated =
    { $mistake ->
        [false] La puntuación del ejemplo { NUMBER($example) } es { FIGURE($score) } y su etiqueta, { SIGNED($label) }: no es un error, así que los pesos no cambian.
       *[true]
            { $label ->
                [1]
                    { $bias ->
                        [true] La puntuación del ejemplo { NUMBER($example) } es { FIGURE($score) } y su etiqueta, { SIGNED($label) }: un error, así que la actualización suma { rate-times } a los pesos y { FIGURE($rate) } al sesgo.
                       *[false] La puntuación del ejemplo { NUMBER($example) } es { FIGURE($score) } y su etiqueta, { SIGNED($label) }: un error, así que la actualización suma { rate-times } a los pesos.
                    }
               *[other]
                    { $bias ->
                        [true] La puntuación del ejemplo { NUMBER($example) } es { FIGURE($score) } y su etiqueta, { SIGNED($label) }: un error, así que la actualización resta { rate-times } a los pesos y { FIGURE($rate) } al sesgo.
                       *[false] La puntuación del ejemplo { NUMBER($example) } es { FIGURE($score) } y su etiqueta, { SIGNED($label) }: un error, así que la actualización resta { rate-times } a los pesos.
                    }
            }
    }
weightsMissing = Escribe un número en cada uno de estos: { LIST($names) }.
weightsBefore = Esos son los pesos de antes del paso: con ellos, la puntuación del ejemplo { NUMBER($example) } es { FIGURE($score) }, un error.
addedOnce = Así se suma el ejemplo una vez, pero la tasa de aprendizaje es { FIGURE($rate) }.
turnedWrongWay = Así los pesos giran en el sentido equivocado: la etiqueta es { SIGNED($label) }. { with-yours }
biasKept = El sesgo también cambia: su característica siempre es 1. { with-yours }
wrongWeight =
    { $name ->
        [none]
            { $left ->
                [true] En tu respuesta, el sesgo es { FIGURE($from) }, como antes, pero cambia en { SIGNED($by) }. { with-yours }
               *[false]
                    { $by ->
                        [0] El sesgo no es { FIGURE($given) }: era { FIGURE($from) } y no cambia, porque esa característica es aquí 0. { with-yours }
                       *[other] El sesgo no es { FIGURE($given) }: era { FIGURE($from) } y cambia en { SIGNED($by) }. { with-yours }
                    }
            }
       *[other]
            { $left ->
                [true] En tu respuesta, el peso de { $name } es { FIGURE($from) }, como antes, pero cambia en { SIGNED($by) }. { with-yours }
               *[false]
                    { $by ->
                        [0] El peso de { $name } no es { FIGURE($given) }: era { FIGURE($from) } y no cambia, porque esa característica es aquí 0. { with-yours }
                       *[other] El peso de { $name } no es { FIGURE($given) }: era { FIGURE($from) } y cambia en { SIGNED($by) }. { with-yours }
                    }
            }
    }
allSeparated = Cada ejemplo está en el lado de su etiqueta. Otros vectores también lo consiguen.
pointMissing = Un punto necesita dos números y una etiqueta, +1 o −1.
pointInside = Eso no está por fuera: hay otros al menos igual de lejos a la izquierda, a la derecha, arriba y abajo.
pointTaken = Ahí ya está el ejemplo { NUMBER($example) }: coloca el tuyo en cualquier otro sitio.
pointUndecided =
    { $bias ->
        [true] No se pudo decidir si una recta los separa: coloca tu punto más hacia dentro.
       *[false] No se pudo decidir si una recta por el origen los separa: coloca tu punto más hacia dentro.
    }
pointSeparable =
    { $distance ->
        [none]
            { $bias ->
                [true] Una recta todavía los separa.
               *[false] Una recta por el origen todavía los separa.
            }
       *[other]
            { $bias ->
                [true] Una recta todavía los separa, a una distancia de { FIGURE($distance) } del ejemplo más cercano.
               *[false] Una recta por el origen todavía los separa, a una distancia de { FIGURE($distance) } del ejemplo más cercano.
            }
    }
yours = el tuyo
quizFeedback-inseparable =
    { $aroundOrigin ->
        [positive] El origen está entre los positivos ({ LIST($positives, separator: ", ") }), así que no está en ningún lado de ninguna recta que pase por él.
        [negative] El origen está entre los negativos ({ LIST($negatives, separator: ", ") }), así que no está en ningún lado de ninguna recta que pase por él.
       *[none]
            { $samePoint ->
                [false] Entre los positivos ({ LIST($positives, separator: ", ") }) y entre los negativos ({ LIST($negatives, separator: ", ") }) hay puntos en la misma dirección desde el origen, así que ninguna recta que pase por él los deja en lados distintos.
               *[true]
                    { $alone ->
                        [positive] Un positivo ({ LIST($positives, separator: ", ") }) está entre los negativos ({ LIST($negatives, separator: ", ") }){ overlap-place }.
                        [negative] Un negativo ({ LIST($negatives, separator: ", ") }) está entre los positivos ({ LIST($positives, separator: ", ") }){ overlap-place }.
                       *[none] El mismo punto está entre los positivos ({ LIST($positives, separator: ", ") }) y entre los negativos ({ LIST($negatives, separator: ", ") }){ overlap-place }.
                    }
            }
    }
chooseFeature = Elige una de las características.
featureSeparates =
    { $distance ->
        [none]
            { $bias ->
                [true] Con ella, un plano los separa.
               *[false] Con ella, un plano por el origen los separa.
            }
       *[other]
            { $bias ->
                [true] Con ella, un plano los separa, a una distancia de { FIGURE($distance) } del ejemplo más cercano.
               *[false] Con ella, un plano por el origen los separa, a una distancia de { FIGURE($distance) } del ejemplo más cercano.
            }
    }
featureFails =
    { $why ->
        [none] Con ella siguen siendo inseparables.
       *[other] Con ella siguen siendo inseparables. { $why }
    }

## challenges

otherLearner = Esto solo cuenta con el perceptrón mismo.
otherTie = Esto solo cuenta si un empate es un error.
ownStart = Esto solo cuenta si todos los pesos empiezan en 0.
noBias = Esto solo cuenta con sesgo.
notFive =
    { $points ->
        [one] Hay { $points } ejemplo, pero se necesitan cinco puntos.
       *[other] Hay { $points } ejemplos, pero se necesitan cinco puntos.
    }
outsideSquare = Un punto está fuera del cuadrado unidad.
otherFeatures = Esto solo cuenta con x₁ y x₂ como están.
otherFeaturesOrSplit = Esto solo cuenta con x₁ y x₂ como están, y sin ejemplos de validación.
noLine = Ninguna recta los separa, así que la ejecución no terminaría nunca.
challenges-notConverged = La ejecución se detiene antes de converger.
challenges-otherExamples = Esto solo cuenta con los ocho ejemplos como estaban.
otherSpiral = Esto solo cuenta con todos los puntos de la espiral como estaban.
smallMargin = El margen geométrico es { FIGURE($margin) }, demasiado pequeño.
mostUpdates = { updates }, con un margen geométrico de { FIGURE($margin) }.
slowestOrder = { epochs }, con { updates }.
challenges-separable =
    { $features ->
        [one] Separables con { $features } característica.
       *[other] Separables con { $features } características.
    }
challenges-undecided =
    { $features ->
        [one] No se pudo decidir si son separables con { $features } característica.
       *[other] No se pudo decidir si son separables con { $features } características.
    }
challenges-inseparable =
    { $features ->
        [one] Siguen siendo inseparables con { $features } característica.
       *[other] Siguen siendo inseparables con { $features } características.
    }

## answers

answers-check = Comprobar
notAskable = Esta pregunta no encaja con lo que hay en la página. { $reason }
noNumber =
    { $written ->
        [none] Escribe aquí un número.
       *[other] «{ $written }» no es un número. Escribe uno como −2, 0,5 o 7/5.
    }
answers-mistake = Un error
noMistake = Un acierto
comesNext = Ahora viene el ejemplo { NUMBER($example) }.
tries = Intento { NUMBER($n) }:{ " " }
answers-loading = Cargando la tabla…
answers-visit = paso
headings =
    .score = a
    .mistake = error
    .weights = w, b después
yes = sí
no = no
answers-isMistake = Paso { NUMBER($visit) }: ¿es un error?
answers-score = Paso { NUMBER($visit) }: puntuación
answers-weight = Paso { NUMBER($visit) }: peso { NUMBER($weight) } después
answers-bias = Paso { NUMBER($visit) }: sesgo después
linesHint = Arrastra una línea, o muévela con sus botones o con las flechas del teclado.
moveUp = Subir
moveDown = Bajar
moved = Ahora es la línea { NUMBER($place) } de { NUMBER($lines) }.
missingLine = la línea que falta

## failures

failures-mistakes =
    { $count ->
        [one] El curso tiene { $count } error. Corrígelo en su archivo y ábrelo de nuevo:
       *[other] El curso tiene { $count } errores. Corrígelos en su archivo y ábrelo de nuevo:
    }
notLoaded =
    { $what ->
        [lesson]
            { $updated ->
                [none] No se pudo cargar la lección.
               *[other] No se pudo cargar la lección. { $updated }
            }
       *[question]
            { $updated ->
                [none] No se pudo cargar la pregunta.
               *[other] No se pudo cargar la pregunta. { $updated }
            }
    }
