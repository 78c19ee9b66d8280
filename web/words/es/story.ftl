### La explicación: cómo se cuenta un momento, clasificador por clasificador. Primero, partes de sus frases.

# Una etiqueta, o lo que se predice.
label-name =
    { $label ->
        [positive] <positive>positivo</positive>
       *[negative] <negative>negativo</negative>
    }
visit-verdict =
    { $mistake ->
        [true] <mistake>un error</mistake>
       *[false] <correct>un acierto</correct>
    }
# Después de «cuenta como».
counts-as =
    { $mistake ->
        [true] <mistake>error</mistake>
       *[false] <correct>acierto</correct>
    }
first-tie =
    { $tie ->
        [none] un empate, que cuenta como error
        [mistake] un empate, que la regla de empate cuenta como error
        [correct] un empate, que la regla de empate cuenta como acierto
        [negative] un empate, que la regla de empate toma por negativo
       *[positive] un empate, que la regla de empate toma por positivo
    }
scored =
    { $threshold ->
        [none] Su puntuación es { NUMBER($score, $precision) }
       *[other] { $score ->
            [0] Su puntuación es { NUMBER($threshold-score, $precision) }, igual al umbral
           *[other] { $label ->
                [positive] Su puntuación es { NUMBER($threshold-score, $precision) }, por encima del umbral { NUMBER($threshold-value, $precision) }
               *[negative] Su puntuación es { NUMBER($threshold-score, $precision) }, por debajo del umbral { NUMBER($threshold-value, $precision) }
            }
        }
    }
judged =
    { $within ->
        [none] { $mistake ->
            [true] { $label ->
                [positive] <mistake>un error</mistake>, un falso positivo.
               *[negative] <mistake>un error</mistake>, un falso negativo.
            }
           *[false] <correct>un acierto</correct>.
        }
       *[other] { $within-margin ->
            [none] <correct>un acierto, pero dentro del margen</correct>.
           *[other] <correct>un acierto, pero dentro del margen</correct> de { NUMBER($within-margin, $precision) }.
        }
    }
starting-weights =
    { $from ->
        [given] Los pesos empiezan con valores dados
        [zeros] Todos los pesos son 0
       *[listed] Los pesos son { LIST(NUMBER($weights, $precision), separator: "; ") }
    }
aggressive-step =
    { $biasAs ->
        [none] { $label ->
            [positive] Los pesos se acercan a él
           *[negative] Los pesos se alejan de él
        }
        [bias] Solo se mueve el sesgo
        [weight] Solo se mueve el peso del sesgo
       *[threshold] Solo se mueve el umbral
    }
in-vain =
    { $onStage ->
        [true] { separator-no } puede separar estos ejemplos, porque { why-inseparable } (se muestra en el lienzo)
       *[false] { separator-no } puede separar estos ejemplos, porque { why-inseparable }
    }
angle-between =
    { $of ->
        [none] entre w y { $added ->
            [example] x
            [epoch] la suma Σ
           *[step] el cambio Δw
        }
       *[other] entre w de la clase { $of } y { $added ->
            [example] x
            [epoch] la suma Σ
           *[step] el cambio Δw
        }
    }
vector-lengths =
    { $added ->
        [none] w tiene longitud { NUMBER($w) } y { $letter } tiene longitud { NUMBER($x) }.
       *[other] w tiene longitud { NUMBER($w) } y { $letter } tiene longitud { NUMBER($x) }. Al sumar { $added-step }, w tiene longitud { NUMBER($added-length) }.
    }

## visit

heading =
    { $learner ->
        [none] Qué ha pasado
       *[other] Qué ha pasado: { $learner }
    }
looked =
    { $y ->
        [none] En el paso { NUMBER($visit) } le toca al ejemplo { NUMBER($example) }, que es { label-name }.
       *[other] En el paso { NUMBER($visit) } le toca al ejemplo { NUMBER($example) }, que es { label-name } (y{ "\u00A0" }={ "\u00A0" }{ $y }).
    }
lookedAtClass =
    { $label ->
        [none] En el paso { NUMBER($visit) } le toca al ejemplo { NUMBER($example) }, de la clase { $class }.
        [positive] En el paso { NUMBER($visit) } le toca al ejemplo { NUMBER($example) }, que es <positive>positivo</positive> (clase { $class }).
       *[negative] En el paso { NUMBER($visit) } le toca al ejemplo { NUMBER($example) }, que es <negative>negativo</negative> (clase { $class }).
    }
nothingYet = Aún no se ha dado ningún paso.
carried = Los pesos son los de antes del cambio. Pulsa «desde cero» para que empiecen en 0.
introduction =
    Un perceptrón recorre los ejemplos de uno en uno y predice la etiqueta de cada uno. Solo actualiza sus pesos cuando se equivoca.
    Pulsa Iniciar y mira cómo gira la frontera. La ejecución termina tras una época sin errores.
noExamples = Aún no hay ejemplos. Dibuja algunos positivos y negativos o elige un conjunto de datos.
noReviews = Aún no hay ejemplos. Escribe algunas reseñas o elige un conjunto de datos.
oneLabel =
    { $label ->
        [positive] Todos los ejemplos son <positive>positivos</positive>. Para aprender, { $isPerceptron ->
            [true] el perceptrón
           *[false] el clasificador
        } también necesita algunos <negative>negativos</negative>.
       *[negative] Todos los ejemplos son <negative>negativos</negative>. Para aprender, { $isPerceptron ->
            [true] el perceptrón
           *[false] el clasificador
        } también necesita algunos <positive>positivos</positive>.
    }

## equation

equation-label = La ecuación con sus números
allProducts = Mostrar los { NUMBER($products) } productos
fewer = Mostrar menos
equation-stay = Los pesos no cambian:

## linear

linear-verdict = { visit-verdict }
within = <correct>un acierto, pero dentro del margen</correct>
read =
    { $score ->
        [0] { $tie ->
            [none] { scored }, un empate, que cuenta como { counts-as }.
            [mistake] { scored }, un empate, que la regla de empate cuenta como <mistake>error</mistake>.
            [correct] { scored }, un empate, que la regla de empate cuenta como <correct>acierto</correct>.
            [negative] { scored }, un empate, que la regla de empate toma por <negative>negativo</negative>: { visit-verdict }.
           *[positive] { scored }, un empate, que la regla de empate toma por <positive>positivo</positive>: { visit-verdict }.
        }
       *[other] { scored }, así que { $reader ->
            [perceptron] el perceptrón predice
            [in-training] los pesos en entrenamiento predicen
            [weights] los pesos predicen
           *[kernel] el perceptrón con kernel predice
        } { label-name }{ $q ->
            [none] :
           *[other] { " " }(q{ "\u00A0" }={ "\u00A0" }{ $q }):
        } { judged }
    }
zeroStart =
    { $bias ->
        [none] Todos los pesos son 0, así que la primera puntuación será 0: { first-tie }.
        [bias] Todos los pesos y el sesgo son 0, así que la primera puntuación será 0: { first-tie }.
       *[threshold] Todos los pesos y el umbral son 0, así que la primera puntuación será 0: { first-tie }.
    }
linear-start =
    { $bias ->
        [none] { starting-weights }.
        [bias] { starting-weights } y el sesgo es { NUMBER($value, $precision) }.
       *[threshold] { starting-weights } y el umbral es { NUMBER($value, $precision) }.
    }
linear-stay = Los pesos no cambian.
onlyBias = Todas sus características son 0, así que solo cambia el { bias-noun }.
nothingToAdd = Todas sus características son 0, así que la actualización no cambia nada.
move =
    { $label ->
        [positive] Los pesos se acercan a él.
       *[negative] Los pesos se alejan de él.
    }
turned = Su puntuación pasa de { NUMBER($before, $precision) } a { NUMBER($after, $precision) }.
become =
    { $factor ->
        [1] Todos los pesos eran 0. Ahora son el ejemplo mismo.
        [-1] Todos los pesos eran 0. Ahora son el ejemplo con todos los signos cambiados.
       *[other] Todos los pesos eran 0. Ahora son { NUMBER($factor, $precision) } veces el ejemplo.
    }
mean = Predice con la media de los pesos de todos los pasos.
pocket = Predice con los mejores pesos hasta ahora, que guarda en el bolsillo (pocket).
oneVoter = Por ahora predice con un solo vector de pesos, porque aún no hay otros que voten. Su contador de supervivencia es { NUMBER($survived) }.
voters = Predice por votación de { NUMBER($vectors) } vectores de pesos, cada uno con tantos votos como pasos sobrevivió. El contador de supervivencia del más nuevo es { NUMBER($survived) }.
linear-misclassified = Ahora clasifica mal { examples }.

## multiclass

multiclass-zeroStart =
    { $bias ->
        [none] Hay un vector de pesos para cada clase, todos 0, así que las primeras puntuaciones serán todas 0: un empate, que gana la clase de número más bajo.
        [bias] Hay un vector de pesos y un sesgo para cada clase, todos 0, así que las primeras puntuaciones serán todas 0: un empate, que gana la clase de número más bajo.
       *[threshold] Hay un vector de pesos y un umbral para cada clase, todos 0, así que las primeras puntuaciones serán todas 0: un empate, que gana la clase de número más bajo.
    }
multiclass-start =
    { $bias ->
        [none] Hay un vector de pesos para cada clase, y gana la puntuación más alta.
        [bias] Hay un vector de pesos y un sesgo para cada clase, y gana la puntuación más alta.
       *[threshold] Hay un vector de pesos y un umbral para cada clase, y gana la puntuación más alta.
    }
won =
    { $tied ->
        [1] { $scores ->
            [none] La clase { $winner } tiene la puntuación más alta, { NUMBER($score, $precision) }: { visit-verdict }.
           *[other] { $thresholds ->
                [true] Las puntuaciones menos sus umbrales son { LIST(NUMBER($scores, $precision), separator: "; ") }, así que gana la clase { $winner }: { visit-verdict }.
               *[false] Las puntuaciones son { LIST(NUMBER($scores, $precision), separator: "; ") }, así que gana la clase { $winner }: { visit-verdict }.
            }
        }
       *[other] { $share ->
            [none] { NUMBER($tied) } clases empatan a { NUMBER($score, $precision) }, así que gana la de número más bajo, la clase { $winner }: { visit-verdict }.
           *[other] Las clases { LIST($share) } empatan a { NUMBER($score, $precision) }, así que gana la de número más bajo, la clase { $winner }: { visit-verdict }.
        }
    }
rewards = La clase { $right } se premia: el ejemplo se suma a sus pesos. La clase { $wrong } se castiga: el ejemplo se resta de los suyos.
allStay = Los pesos no cambian en ninguna clase.
reward = Premiar a la clase { $class }:
punish = Castigar a la clase { $class }:

## passiveAggressive

helpless = Todas sus características son 0, así que ningún peso podría ayudar: no cambian.
reaches = { aggressive-step }, lo justo para que { $margin }{ "\u00A0" }={ "\u00A0" }1.
capped = { aggressive-step }, hasta donde permite C: { $margin }{ "\u00A0" }={ "\u00A0" }{ NUMBER($end, $precision) }.
heldBack = { aggressive-step }, pero C limita el cambio: hasta { $margin }{ "\u00A0" }={ "\u00A0" }{ NUMBER($end, $precision) }.

## baselines

neighboursStart =
    { $neighbours ->
        [1] No hay nada que entrenar: cada paso pregunta por la etiqueta del ejemplo más cercano, y cada ejemplo también vota por sí mismo.
       *[other] No hay nada que entrenar: cada paso pregunta qué etiqueta tiene la mayoría de los { NUMBER($neighbours) } ejemplos más cercanos, y cada ejemplo también vota por sí mismo.
    }
treeStart =
    { $depth ->
        [one] El árbol se construyó de una vez con todos los ejemplos de entrenamiento, con { $depth } nivel como máximo, así que no hay nada que entrenar. Cada paso pregunta en qué hoja está el ejemplo.
       *[other] El árbol se construyó de una vez con todos los ejemplos de entrenamiento, con { $depth } niveles como máximo, así que no hay nada que entrenar. Cada paso pregunta en qué hoja está el ejemplo.
    }
nearest = El ejemplo más cercano es { label-name }, así que el voto es { label-name }: { visit-verdict }.
vote =
    De los { NUMBER($neighbours) } ejemplos más cercanos, { $positives ->
        [one] { $positives } es <positive>positivo</positive>
       *[other] { $positives } son <positive>positivos</positive>
    }{ $score ->
        [0] : un empate, que cuenta como { counts-as }.
       *[other] , así que el voto es { label-name }: { visit-verdict }.
    }
pureLeaf =
    { $label ->
        [positive] Todos los ejemplos de entrenamiento de su hoja son <positive>positivos</positive>, así que el árbol predice <positive>positivo</positive>: { visit-verdict }.
       *[negative] Todos los ejemplos de entrenamiento de su hoja son <negative>negativos</negative>, así que el árbol predice <negative>negativo</negative>: { visit-verdict }.
    }
leaf =
    { $score ->
        [0] De los ejemplos de entrenamiento de su hoja, el { NUMBER($percent, $precision) }{ "\u202F" }% son <positive>positivos</positive>: un empate, que cuenta como { counts-as }.
       *[other] De los ejemplos de entrenamiento de su hoja, el { NUMBER($percent, $precision) }{ "\u202F" }% son <positive>positivos</positive>, así que el árbol predice { label-name }: { visit-verdict }.
    }
baselines-settled =
    { $misclassified ->
        [none] Ha recorrido todos los ejemplos una vez. No hay nada que entrenar, así que ha terminado.
        [one] Ha recorrido todos los ejemplos una vez. No hay nada que entrenar, así que ha terminado. Clasifica mal { $misclassified } ejemplo.
       *[other] Ha recorrido todos los ejemplos una vez. No hay nada que entrenar, así que ha terminado. Clasifica mal { $misclassified } ejemplos.
    }
noneWrong =
    .nearest-neighbours = Ha recorrido todos los ejemplos una vez y no clasifica mal ninguno. No hay nada que entrenar, así que ha terminado. Eso dice poco, porque cada ejemplo también vota por sí mismo.
    .decision-tree = Ha recorrido todos los ejemplos una vez y no clasifica mal ninguno. No hay nada que entrenar, así que ha terminado. Eso dice poco, porque el árbol se construyó precisamente con estos ejemplos.

## ending

learnedNothing = Pero no ha aprendido nada: todas las puntuaciones son 0, y la regla de empate lo acepta.
learnedNothingOfClasses = Pero no ha aprendido nada: todas las puntuaciones son 0, y la clase { $first } gana los empates.
alreadyRight = Los pesos con los que empezó ya estaban bien.
meanStillWrong = Predice la media de los pesos, y todavía clasifica mal { examples }.
voteStillWrong = Predice el voto, y todavía clasifica mal { examples }.
stillWithin =
    { $updates ->
        [one] En la última época todavía hubo { $updates } actualización, con un ejemplo que era un acierto pero estaba dentro del margen.
       *[other] En la última época todavía hubo { $updates } actualizaciones, con ejemplos que eran aciertos pero estaban dentro del margen.
    }
byKernelAlone = Estos ejemplos no los puede separar { separator-no }, pero la frontera del kernel puede ser algo más.
doubts =
    .line = Quizá solo necesite más tiempo, o quizá no haya { separator-no } que separe estos ejemplos.
    .kernel = Quizá solo necesite más tiempo, o quizá no haya ninguna frontera de este kernel que separe estos ejemplos.
    .classes = Quizá solo necesite más tiempo, o quizá no haya pesos que den a la clase de cada ejemplo la puntuación más alta.
otherCures = Otros remedios: un kernel, neuronas ocultas
rise = Verlo en 3D
repeats =
    { $epochs ->
        [1] Después de la época { NUMBER($last) } los pesos son los mismos que antes de ella, así que, con este orden, la ejecución repetirá esta época para siempre.
       *[other] { $since ->
            [0] Después de la época { NUMBER($last) } los pesos son los mismos que al comienzo de la ejecución, así que, con este orden, la ejecución repetirá estas { epochs } para siempre.
           *[other] Después de la época { NUMBER($last) } los pesos son los mismos que después de la época { NUMBER($since) }, así que, con este orden, la ejecución repetirá estas { epochs } para siempre.
        }
    }

## outcome

converged =
    { $without ->
        [mistakes] Convergió: en la época { NUMBER($epochs) } no hubo errores. Hicieron falta { updates }.
        [updates] Convergió: en la época { NUMBER($epochs) } no hubo actualizaciones. Hicieron falta { updates }.
       *[mistakes-in-training] Convergió: en la época { NUMBER($epochs) }, los pesos en entrenamiento no cometieron errores. Hicieron falta { updates }.
    }
notConverged =
    { $made ->
        [none] Se detuvo tras { epochs } sin converger.
        [mistakes] Se detuvo tras { epochs } sin converger: en la última todavía hubo { mistakes }.
       *[updates] Se detuvo tras { epochs } sin converger: en la última todavía hubo { updates }.
    }
recordFull = Se detuvo antes de converger: el registro de actualizaciones está lleno, con { updates }.
stoppedInVain = Se detuvo tras { epochs }: { in-vain }.
stoppedInVainFull = Se detuvo tras { updates }, con el registro lleno: { in-vain }.
outcome-finished = Terminó.
sameAgain = Más épocas solo repetirían estas.
mayBeEnough = Los ejemplos son linealmente separables, así que quizá baste con más épocas.
needsEpochs = Los ejemplos son linealmente separables, así que solo necesita más épocas.
needsRoom = Los ejemplos son linealmente separables, así que solo necesita espacio para más actualizaciones.
needsEpochsOf = Los ejemplos son linealmente separables, así que solo necesita más épocas: ha hecho { NUMBER($made) } de { updates } como máximo.
needsRoomFor = Los ejemplos son linealmente separables, así que solo necesita espacio para más actualizaciones: ha hecho { NUMBER($made) } de { updates } como máximo.
mayHelp = Puede ayudar: { LIST($ways, type: "or") }.
ways =
    .epochs = más épocas
    .fewerExamples = menos ejemplos
    .order = otro orden
    .bias = activar el sesgo
    .overlap = mover los ejemplos que se solapan
    .overlappingReviews = cambiar las reseñas que se solapan
    .separable = unos datos que una recta pueda separar
    .separableClasses = unos datos con clases que se puedan separar con rectas
    .polynomial = otro kernel
    .gaussian = otro kernel
    .tolerance = una tolerancia más pequeña
    .rate = una tasa de aprendizaje más grande
sameReview = Ninguna característica hecha de estas palabras puede distinguir las dos reseñas. Añade otra palabra, o cambia o elimina una de las dos.
sameRow = Ninguna característica hecha de estas columnas puede distinguir los dos ejemplos. Mueve o borra uno de ellos.
buttons =
    .order = Probar otro orden
    .bias = Activar el sesgo
    .separable = Cargar dos nubes
    .separableClasses = Cargar tres clases
    .polynomial = Usar un kernel polinómico
    .gaussian = Usar el kernel gaussiano
    .tolerance = Dividir la tolerancia por 10
    .rate = Duplicar la tasa de aprendizaje
tenTimes = Permitir 10 veces más épocas
allow = Permitir { epochs }
cures = Estos ejemplos no los puede separar { separator-no }. Lo que sí puede:
curesAtEnd = Qué puede separarlos:
cureBias = Activar el sesgo
cureKernel = Usar un kernel polinómico de grado { NUMBER($degree) }
cureFeatures =
    { $bias ->
        [true] Añadir { LIST($features) } y activar el sesgo
       *[false] Añadir { LIST($features) }
    }
cureProducts =
    { $bias ->
        [true] Añadir { NUMBER($products) } productos de las características y activar el sesgo
       *[false] Añadir { NUMBER($products) } productos de las características
    }

## next

title = Qué probar ahora:
ideas =
    .tieIsMistake = Contar el empate como error
    .negativeAmid = Añadir un negativo en medio de los positivos
    .positiveAmid = Añadir un positivo en medio de los negativos
    .xor = Probar XOR
    .gaussian = Probar el kernel gaussiano
    .pocket = Comparar con el perceptrón Pocket
    .averaged = Comparar con el perceptrón promediado
    .classesLesson = Lección: más de dos clases
    .productLesson = Lección: un producto lo arregla
    .stopLesson = Lección: por qué tiene que parar
    .lineLesson = Lección: por qué ninguna recta puede hacerlo

## secondOrder

start = Aún no ha cometido errores, así que su matriz S trata igual todas las direcciones.
first = Es el primer error, así que el cambio todavía va en la dirección del ejemplo.
moves = Los pesos se mueven en la dirección de S·x, no de x: menos en las direcciones que sus errores comparten.
added =
    .added = S·x sumado
    .subtracted = S·x restado

## kernel

starts =
    .mistake = Cada ejemplo tiene un contador α de los errores cometidos en él, 0 por ahora. Así que la primera puntuación será 0: un empate, que la regla de empate cuenta como error.
    .correct = Cada ejemplo tiene un contador α de los errores cometidos en él, 0 por ahora. Así que la primera puntuación será 0: un empate, que la regla de empate cuenta como acierto.
    .negative = Cada ejemplo tiene un contador α de los errores cometidos en él, 0 por ahora. Así que la primera puntuación será 0: un empate, que la regla de empate toma por negativo.
    .positive = Cada ejemplo tiene un contador α de los errores cometidos en él, 0 por ahora. Así que la primera puntuación será 0: un empate, que la regla de empate toma por positivo.
stay = Los contadores no cambian.
grows = Su contador α pasa de { NUMBER($before, $precision) } a { NUMBER($after, $precision) }.
counting =
    { $used ->
        [one] { $used } de { NUMBER($all) } ejemplos tiene α > 0: solo un ejemplo así suma algo a la puntuación.
       *[other] { $used } de { NUMBER($all) } ejemplos tienen α > 0: solo los ejemplos así suman algo a la puntuación.
    }
names =
    .linear = El kernel lineal:
    .polynomial = El kernel polinómico:
    .rbf = El kernel gaussiano:
more = { NUMBER($terms) } más
case =
    .head = contador
    .mistake = α + 1

## batch

batch-start = Los pesos solo cambian al final de cada época, por todos sus errores a la vez.
addsUp =
    { $left ->
        [one] Espera con los demás errores de la época hasta que la época termine, dentro de { $left } paso.
       *[other] Espera con los demás errores de la época hasta que la época termine, dentro de { $left } pasos.
    }
waits =
    { $left ->
        [one] Los pesos no cambian hasta que la época termine, dentro de { $left } paso.
       *[other] Los pesos no cambian hasta que la época termine, dentro de { $left } pasos.
    }
noMistakes = La época termina sin errores, así que los pesos no cambian.
batch-moves =
    { $mistakes ->
        [none] La época termina: los pesos se mueven según la suma de sus errores.
        [one] La época termina: los pesos se mueven según la suma de { $mistakes } error.
       *[other] La época termina: los pesos se mueven según la suma de sus { $mistakes } errores.
    }
share = Aporta a la suma de los errores:
wholeEpoch =
    { $mistakes ->
        [none] La época entera, con sus errores:
        [one] La época entera, con { $mistakes } error:
       *[other] La época entera, con sus { $mistakes } errores:
    }
inSum =
    .added = +x en la suma
    .subtracted = −x en la suma
settled = Se estabilizó tras { epochs } y { updates }: el último cambio fue más corto que la tolerancia ε = { NUMBER($tolerance, $precision) }.
maybeWrong = Eso no significa que acierte todos los ejemplos.
