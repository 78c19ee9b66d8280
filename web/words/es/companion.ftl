### Lo que se lee debajo y al lado del lienzo: sus vistas, salvo el margen y la demostración.

# Cómo se barajan los ejemplos, en las frases sobre lo que se gana barajando.
shuffled =
    { $order ->
        [given] sin barajar
        [shuffle-once] barajando una vez
       *[shuffle-each-epoch] barajando en cada época
    }
origin-drawn =
    { $origin ->
        [origin] el origen
        [mean] la media de los ejemplos
        [least] el valor más pequeño
       *[least-of-each] el valor más pequeño de cada característica
    }
weights-held =
    { $held ->
        [none] { $others ->
            [one] manteniendo el otro peso como está
           *[other] manteniendo los otros { $others } pesos como están
        }
       *[other] manteniendo { LIST($held, separator: "; ") }
    }
examples-lifted =
    { $who ->
        [all] { $examples ->
            [one] El ejemplo
           *[other] Los { $examples } ejemplos
        }
        [place] { LIST(NUMBER($place), type: "vector") }
       *[some] { examples }
    }

## trace

grid = Pasos
columns =
    .visit = paso
    .epoch = época
    .example = ejemplo
    .label = etiqueta
    .scores = puntuaciones
    .score = puntuación
    .correct = ¿acierto?
    .update = actualización
mistake = error
start = inicio
yes = sí
no = no
noUpdate = ninguna
length = longitud { $number }
present = Paso actual
notTrained = Este clasificador no se entrena paso a paso, así que no hay traza que mostrar.
before = La puntuación y «¿acierto?» usan los pesos de antes del paso.
threshold = La puntuación a = w·x se compara con el θ de antes del paso.
counts = α es el contador del ejemplo del paso, después de él.
classes = Los pesos son los de cada clase, por su número, después del paso.
weights = Los pesos que se muestran son los de después del paso.
wholeEpoch = La actualización llega con el último paso de cada época, por todos sus errores a la vez.
predicts =
    .mean = Estos pesos no predicen: predice su media.
    .votes = Estos pesos no predicen solos: votan todos los que ha habido hasta aquí.
    .best = Estos pesos no predicen: predicen los mejores hasta aquí.
tooMany = { NUMBER($weights) } pesos son demasiados para esta tabla. Expórtalos con Compartir.

## charts

title = Errores por época
epochShown = Época que se muestra
axis = época
nothing = Aún no hay nada con lo que entrenar.
noEpochs = Este clasificador está listo antes del primer paso, así que no tiene épocas.
moment =
    { $whole ->
        [true] En la época { NUMBER($epoch) }: { mistakes }
       *[false] En la época { NUMBER($epoch) }: { mistakes } por ahora
    }
noneCompleted = Aún no se ha completado ninguna época.
onlyEpoch = Errores por época: { NUMBER($made) } en la única época por ahora.
summary =
    { $group ->
        [1] Errores por época, en { epochs }: mínimo { NUMBER($fewest) }, máximo { NUMBER($most) }; { NUMBER($last) } en la época { NUMBER($epochs) }, la última.
       *[other] Errores por época, en { epochs }: mínimo { NUMBER($fewest) }, máximo { NUMBER($most) }, cada uno la media de { $group } épocas; { NUMBER($last) } en la época { NUMBER($epochs) }, la última.
    }
step = Cada escalón es la media de { epochs }.
stepInBand = Cada escalón es la media de { epochs }. La banda va del mínimo de errores entre ellas al máximo.
table = Tabla
lastRows = Las últimas { NUMBER($rows) } de { NUMBER($all) } filas
charts-columns =
    .epoch = época
    .epochs = épocas
    .mistakes = errores
    .mean = errores (media)
range = { NUMBER($first) }–{ NUMBER($last) }
underWay = { NUMBER($epoch) }, en curso
soFar = { NUMBER($made) } por ahora
objective =
    .title = <J/> después de cada época
    .axis = épocas
    .about = J(w) = Σ −y·a sobre los ejemplos mal clasificados. Cada actualización da un paso en la dirección en que J disminuye; si es muy largo, puede pasarse. Con J = 0, algunas puntuaciones aún pueden ser 0.
    .curves = <sample/> <now/>, <sampleBefore/> antes: <before/>.
    .alone = Cambia η, y esta curva se queda, tenue, junto a la nueva.
    .multiple = Una curva es un múltiplo de la otra: con pesos iniciales 0, la tasa de aprendizaje solo cambia la escala de w y, con ella, la de J(w).
    .intro = J(w) después de cada época.
    .nothing = { $learner }: nada todavía.
    .nothingBefore = Antes, { $learner }: nada todavía.
    .curve = { $learner }: { NUMBER($start) } al comienzo, { NUMBER($most) } como máximo, { NUMBER($last) } tras { epochs }.
    .curveBefore = Antes, { $learner }: { NUMBER($start) } al comienzo, { NUMBER($most) } como máximo, { NUMBER($last) } tras { epochs }.

## splits

splits-title = En muchas particiones
repeat = Repetir con 50 particiones
cancel = Cancelar
introduction = Los ejemplos que quedan de validación dependen de la suerte, así que una diferencia de uno o dos también puede ser suerte. Aquí cada clasificador se entrena hasta el final con 50 particiones, con las semillas que siguen a la de la página.
runsMade = Ejecuciones hechas
progress =
    { $total ->
        [one] { NUMBER($done) } de { $total } ejecución
       *[other] { NUMBER($done) } de { $total } ejecuciones
    }
splits-table = Clasificadores en muchas particiones, en cifras
caption =
    { $heldOut ->
        [one] De { $heldOut } ejemplo de validación, mal clasificados
       *[other] De { $heldOut } ejemplos de validación, mal clasificados
    }
splits-columns =
    .learner = Clasificador
    .median = Mediana
    .middle = Mitad central
    .range = Del mínimo al máximo
key = un punto por partición
outOf = { NUMBER($misclassified) } de { NUMBER($heldOut) }
splits-range = { NUMBER($from) }–{ NUMBER($to) }
none = —
untrained =
    { $times ->
        [one] sin entrenar en { $times } partición
       *[other] sin entrenar en { $times } particiones
    }
cancelled = Cancelado tras { progress }.
nothingTrained = No se pudo entrenar nada.
alone =
    { $times ->
        [one] { $name } clasifica mal { NUMBER($median) } de { NUMBER($heldOut) } (mediana de { $times } partición).
       *[other] { $name } clasifica mal { NUMBER($median) } de { NUMBER($heldOut) } (mediana de { $times } particiones).
    }
better = Según la mediana, { $best-name } clasifica mal { NUMBER($best-median) } de { NUMBER($heldOut) } y { $next-name }, { NUMBER($next-median) } de { NUMBER($heldOut) }.
duel =
    { $splits ->
        [one] En { $splits } partición, { $best } clasifica mal menos ejemplos que { $next } en { NUMBER($fewer) }, los mismos en { NUMBER($equal) } y más en { NUMBER($more) }.
       *[other] En { $splits } particiones, { $best } clasifica mal menos ejemplos que { $next } en { NUMBER($fewer) }, los mismos en { NUMBER($equal) } y más en { NUMBER($more) }.
    }

## compare

nothingYet = Hay un solo clasificador y solo se evalúa con los ejemplos con los que se entrena. Añade otro para compararlo, o reserva algunos ejemplos para ver cómo le va con los que no ha visto.
addAveraged = Añadir el perceptrón promediado
addPerceptron = Añadir el perceptrón
holdOut = Reservar el { NUMBER($percent) }{ "\u202F" }% de los ejemplos
compare-table = Clasificadores comparados, en cifras
compare-caption = Los clasificadores en este momento
learner = Clasificador
best = mejor
showDetails = Mostrar este clasificador en la explicación, la línea de tiempo y los ajustes.
compare-columns =
    .updates = Actualizaciones
    .convergence = Épocas hasta converger
    .training = Mal clasificados ahora
    .heldOut = De validación, mal clasificados
    .margin = Margen geométrico
    .angle = Ángulo con el margen máximo
    .cost = Operaciones por paso
compare-outOf = de { NUMBER($examples) }
multiplyAdds = multiplicaciones y sumas
compare-none = —
pending = …
counting = contando
measuring = midiendo
degrees = { NUMBER($angle, $precision) }°
perUpdate = + { NUMBER($cost) } por actualización
compare-notTrained = sin entrenar
atOnce = de una vez
notIn = no en { NUMBER($epochs) }
journalFull = registro lleno
settled = se detuvo con algunos mal clasificados
notYet = todavía no

notes = Qué significan las cifras
aboutConvergence = Épocas hasta converger: cuántas pasadas hicieron falta, incluida la primera sin errores de entrenamiento. Un clasificador que predice con pesos promediados o por votación puede seguir clasificando mal algunos ejemplos.
aboutMargin = Margen geométrico: la distancia del hiperplano que predice al ejemplo de entrenamiento más cercano, en el espacio de características. Es negativo si algún ejemplo está mal clasificado, y «—» si el clasificador no predice con un solo hiperplano.
aboutAngle = Ángulo con el margen máximo: el ángulo entre los pesos que predicen y los del separador de margen máximo. Solo existe si los ejemplos de entrenamiento se pueden separar.
aboutCost = Operaciones por paso: multiplicaciones, cada una con su suma. { $why }

curves = Curvas de aprendizaje
compare-counts = Mal clasificados después de cada época
shares = Porcentaje mal clasificado después de cada época: <trained/> entrenamiento, <tested/> validación
epochsAxis = épocas
percent = { NUMBER($share) }{ "\u202F" }%
stopHere = parar aquí
bestStop = Detén { $learner } tras { epochs }: es cuando clasifica mal menos ejemplos de validación, { NUMBER($made) } de { NUMBER($heldOut) }.
goToEpoch = Ir a la época { NUMBER($epoch) }
intro = Mal clasificados después de cada época.
nothingKnown = { $name }: nada todavía.
curve =
    { $heldOut ->
        [none] { $name }: { $train-from ->
            [none] { NUMBER($train-to) }
           *[other] de { NUMBER($train-from) } a { NUMBER($train-to) }
        } de { NUMBER($train-examples) } ejemplos de entrenamiento tras { epochs }.
       *[other] { $name }: { $train-from ->
            [none] { NUMBER($train-to) }
           *[other] de { NUMBER($train-from) } a { NUMBER($train-to) }
        } de { NUMBER($train-examples) } ejemplos de entrenamiento y { $heldOut-from ->
            [none] { NUMBER($heldOut-to) }
           *[other] de { NUMBER($heldOut-from) } a { NUMBER($heldOut-to) }
        } de { NUMBER($heldOut-examples) } ejemplos de validación tras { epochs }. El mínimo de errores de validación es { NUMBER($heldOut-best) }, tras la época { NUMBER($heldOut-bestEpoch) }.
    }

## orders

headings =
    .sequence = Pasos de esta época
    .choices = Orden de los ejemplos
    .experiment = Barajar en cada época, una vez o nunca
    .starts = Pesos iniciales al azar
strip =
    { $kind ->
        [each] Pasos de la época { NUMBER($epoch, useGrouping: "false") }: { LIST($parts, separator: ", ") }. { NUMBER($done, useGrouping: "false") } de { NUMBER($visits, useGrouping: "false") } dados.
        [stretches] Pasos de la época { NUMBER($epoch, useGrouping: "false") }: { LIST($parts, separator: ", después ") }. { NUMBER($done, useGrouping: "false") } de { NUMBER($visits, useGrouping: "false") } dados.
       *[mixed] Pasos de la época { NUMBER($epoch, useGrouping: "false") }: { LIST($parts) }, mezclados en { NUMBER($stretches, useGrouping: "false") } tramos. { NUMBER($done, useGrouping: "false") } de { NUMBER($visits, useGrouping: "false") } dados.
    }
part =
    { $label ->
        [positive] { $examples ->
            [one] { NUMBER($examples, useGrouping: "false") } positivo
           *[other] { NUMBER($examples, useGrouping: "false") } positivos
        }
        [negative] { $examples ->
            [one] { NUMBER($examples, useGrouping: "false") } negativo
           *[other] { NUMBER($examples, useGrouping: "false") } negativos
        }
       *[other] { NUMBER($examples, useGrouping: "false") } de la clase { $label-className }
    }
looksAt = En el paso { NUMBER($visit) } de la época le toca al ejemplo { NUMBER($example) }.
noVisits = Aún no hay pasos
nothingToVisit = Aún no hay nada que recorrer.
made =
    { $visits ->
        [one] Época { NUMBER($epoch) }: { NUMBER($done) } de { $visits } paso, { mistakes }
       *[other] Época { NUMBER($epoch) }: { NUMBER($done) } de { $visits } pasos, { mistakes }
    }
cells = Cada celda es un paso, de izquierda a derecha. Una marca debajo señala un error.
orders-columns =
    { $visits ->
        [one] Cada columna es aproximadamente { $visits } paso, de izquierda a derecha. Una marca debajo señala un error.
       *[other] Cada columna son aproximadamente { $visits } pasos, de izquierda a derecha. Una marca debajo señala un error.
    }
orders-about =
    .given = Los ejemplos en el orden en que se dibujaron o aparecen en la tabla, el mismo en todas las épocas.
    .positives-first = Todos los ejemplos positivos y después todos los negativos. Pasados los primeros, a cada bloque le queda poco que enseñar.
    .shuffle-once = La semilla baraja los ejemplos una vez. Todas las épocas repiten ese orden.
    .shuffle-each-epoch = La semilla vuelve a barajar los ejemplos en cada época. En CIML, esto ahorró alrededor de una quinta parte de las épocas.
    .custom = El orden que has escrito en los ajustes, el mismo en todas las épocas.
highestClassFirst = La clase más alta primero y la clase 0 al final. Pasados los primeros, a cada bloque le queda poco que enseñar.
aboutBlocks = El ejemplo de CIML: una época de 500 positivos seguidos de 500 negativos. El clasificador aprende de los primeros pasos de cada bloque, y el resto no le enseña nada.
loadBlocks = Cargar 500 positivos y luego 500 negativos
aboutStarts = Entrena el mismo clasificador cuatro veces, cada una desde sus propios pesos al azar. Si una recta separa los ejemplos, todas las ejecuciones terminan sin errores, pero con un separador distinto. CISC 271 lo muestra con Iris (figura 30.1).
orders-start = Probar cuatro inicios al azar
loadIris = Cargar Iris
noStarts = Solo un clasificador con un único vector de pesos puede empezar con pesos al azar.
started = El lienzo muestra ahora cuatro clasificadores, con inicios elegidos con la semilla { NUMBER($seed) }. Pulsa Iniciar para ver dónde termina cada uno, o prueba otros cuatro.

## orderExperiment

orderExperiment-about = Aquí se entrena el clasificador desde el comienzo con cada semilla, con los ejemplos barajados en cada época, una vez o nunca. Las curvas muestran sus errores en cada época (CIML, figura 4.4).
seeds = Semillas
orderExperiment-epochs = Épocas
run = Ejecutar
orderExperiment-cancel = Cancelar
orderExperiment-runsMade = Ejecuciones hechas
orderExperiment-progress = { progress }
done = { progress }: hecho
orderExperiment-notTrained = Ningún orden cambia este clasificador: no se entrena paso a paso.
epochAxis = época
names =
    .given = nunca
    .shuffle-once = una vez
    .shuffle-each-epoch = en cada época
orderExperiment-key = Línea: la media de las semillas. Banda: del percentil 10 al 90. «Nunca» tiene una sola ejecución, porque no depende de la semilla.
noMistakesAfter = Después de la época { NUMBER($epoch) }, ninguna ejecución comete errores.
orderExperiment-cancelled = Cancelado tras { progress }.
noDifference =
    { $epochs ->
        [one] Aquí el orden no cambia nada: el número medio de errores es { NUMBER($first, maximumSignificantDigits: 3) } en la época 1.
       *[other] Aquí el orden no cambia nada: el número medio de errores es { NUMBER($first, maximumSignificantDigits: 3) } en la época 1 y { NUMBER($last, maximumSignificantDigits: 3) } en la época { $epochs }.
    }
reached =
    { $others-length ->
        [0] La media baja de 1 error { LIST($whens) }.
       *[other] La media baja de 1 error { LIST($whens) }. No llega a eso en { epochs } { LIST($others, type: "or") }.
    }
when = en la época { NUMBER($epoch) } { shuffled }
other = { shuffled }
neverReached =
    { $epochs ->
        [one] Ningún orden hace que la media baje de 1 error en { epochs }. Es { LIST($means) }.
       *[other] Ningún orden hace que la media baje de 1 error en { epochs }. De la primera época a la última, va { LIST($means) }.
    }
orderExperiment-mean =
    { $epochs ->
        [one] { NUMBER($first, maximumSignificantDigits: 3) } { shuffled }
       *[other] de { NUMBER($first, maximumSignificantDigits: 3) } a { NUMBER($last, maximumSignificantDigits: 3) } { shuffled }
    }
saving = Barajar en cada época en lugar de una sola vez ahorra { NUMBER($saved) } de { epochs }.
orderExperiment-table = Tabla
tableName = Errores en cada época
orderExperiment-caption = Errores en cada época: media (percentiles 10–90)
orderExperiment-epoch = época
cell =
    { $band ->
        [none] { NUMBER($mean, maximumSignificantDigits: 3) }
       *[other] { NUMBER($mean, maximumSignificantDigits: 3) } ({ NUMBER($band-low, maximumSignificantDigits: 3) }–{ NUMBER($band-high, maximumSignificantDigits: 3) })
    }

## algorithm

lines =
    .start = { $letters } ← los pesos iniciales
    .eachClass = para cada clase c: { $formula }
    .eachEpoch = para cada época, { NUMBER($most) } como máximo:
    .eachExample = para cada ejemplo { $pair }:
    .if = si { $condition }:
    .otherwise = si no:
    .cases = { $letter } ← { LIST($values, separator: "; ") }
    .winner = ŷ ← la clase con el mayor a_c (en un empate, la de número más bajo)
    .keepVoter = V ← V ∪ {"{"}({ $letters }, n){"}"}: guarda los pesos con su contador
    .firstPocket = pon { $letters } en el bolsillo (pocket)
    .intoPocket = si es el mínimo de errores en todos los ejemplos hasta ahora: pon { $letters } en el bolsillo (pocket)
    .nothingCollected = si M está vacío: termina
    .shortStep = si el cambio es más corto que { NUMBER($tolerance) }: termina
    .stopWithout =
        { $what ->
            [mistake] si la época no tuvo ningún error: termina
           *[update] si la época no tuvo ninguna actualización: termina
        }
    .returns = devuelve { $what }
    .returnsVoters = devuelve V, con ({ $letters }, n)
    .predicts = Para predecir, toma el signo de { $what }
    .predictsWinner = Para predecir, toma la clase con la puntuación más alta
    .predictsByVote = Para predecir, cada vector de pesos de V vota n veces
value =
    { $where ->
        [none] { $value } si no
       *[other] { $value } si { $where }
    }
algorithm-label = { $learner } como algoritmo
writtenAs = Escrito como
forms =
    .plus-minus = y = ±1
    .zero-one = y = 0, 1
    .weight = sesgo como w₀
    .python = Python
atStart = Aún no se ha dado ningún paso. Pulsa «paso» y mira qué líneas se ejecutan.
marked = ▸ marca las líneas que se ejecutaron en el paso que se muestra. Al lado están sus números.
ran = ejecutada:{ " " }
algorithm-notTrained =
    .nearest-neighbours = Los vecinos más cercanos no se entrenan paso a paso: se guardan todos los ejemplos y se comparan con el nuevo al predecir.
    .decision-tree = Un árbol de decisión no se entrena paso a paso: en cada división considera todos los ejemplos a la vez.
aboutProgram = Un programa completo: necesita Python 3 y ningún paquete, y da los mismos pasos, errores y pesos.
moreRows =
    { $rows ->
        [one] { $rows } fila más, que está en la copia
       *[other] { $rows } filas más, que están en la copia
    }

## cures

kernel = Otro remedio: un kernel
aboutKernel = Un kernel polinómico resuelve XOR sin nombrar ninguna característica. El clasificador cuenta sus errores en cada ejemplo y compara los ejemplos con
switchToIt = Cambiar al kernel polinómico
compareWith = Compararlo con: { $learner }
multipliedOut = Desarrollado para dos características, es
products = Cada producto de características de un ejemplo, como <product/>, se multiplica por el mismo producto del otro ejemplo. Así que el kernel es un producto escalar en un espacio cuyas características son esos productos, y un plano en ese espacio es aquí una curva.
infinitelyMany = El kernel gaussiano implica infinitas características, productos de todos los grados, así que no hay lista de pesos.
cures-tooMany = Este kernel implica { NUMBER($features) } características, y aquí se pueden enumerar { NUMBER($most) } como máximo.
notStarted = El clasificador aún no ha dado ningún paso, así que todos los pesos son 0.
converged = El clasificador convergió tras { updates }: acierta todos estos ejemplos.
cures-soFar = El clasificador ha hecho { updates } hasta ahora.
stopped = El clasificador se detuvo tras { updates } sin converger.
linearFeatures = El kernel lineal implica solo las propias características. Sus pesos:
impliedFeatures = Desarrollado, el kernel es una suma de productos. Esos productos son las características que implica, con los pesos que les dan los contadores α, de mayor a menor:
train = Entrenarlo hasta el final
cures-table = Las características que implica el kernel
cures-columns =
    .feature = característica implicada
    .weight = peso
scaled = El kernel usa las características escaladas, así que x₁ es aquí la x₁ escalada.
check =
    { $rounded ->
        [true] Comprobación, en el ejemplo { NUMBER($example) }: los pesos por las características implicadas dan lo mismo que el kernel, salvo por el redondeo.
       *[false] Comprobación, en el ejemplo { NUMBER($example) }: los pesos por las características implicadas dan lo mismo que el kernel.
    }
hidden = Otro remedio: neuronas ocultas
aboutHidden = Dos perceptrones trazan una recta cada uno, y un tercero recibe sus salidas en lugar del ejemplo. En XOR, <first/> se activa si al menos una característica está activa (OR), y <second/> se activa si lo están las dos (AND). La salida se activa si lo hace la primera y no la segunda.
inputCaption = Los ejemplos y las rectas de las dos neuronas ocultas.
hiddenCaption = Los mismos ejemplos, colocados según las salidas de las neuronas ocultas: ahora basta una recta.
inputPicture = Los cuatro puntos de XOR y las rectas de dos neuronas ocultas: h₁ se activa por encima de la primera recta, h₂ por encima de la segunda, y los positivos están entre las dos.
hiddenPicture = Los mismos puntos, colocados según las salidas de h₁ y h₂: los dos positivos son ahora un solo punto, y una recta lo separa de los negativos.
out = salida
truthTable = La salida de las neuronas para cada ejemplo
aboutTraining = Para entrenar una neurona oculta hay que saber qué parte de los errores de la salida le corresponde. Para eso, las neuronas tienen que subir suavemente de 0 a 1 en lugar de saltar, de modo que las pendientes se puedan propagar hacia atrás desde la salida (retropropagación).

## lift

role = imagen en 3D
name = Imagen en 3D, que se gira con las flechas del teclado
keyHelp = Las flechas izquierda y derecha giran la imagen, las de arriba y abajo suben y bajan el punto de vista, e Inicio restablece la vista.
height = Altura
own = Las características del clasificador
others = Otros productos
constant = La característica constante
constantName = x₀ = 1 (el sesgo)
view = Vista de la imagen en 3D
left = Girar a la izquierda
right = Girar a la derecha
higher = Mirar desde más arriba
lower = Mirar desde más abajo
close = Cerrar la imagen en 3D
noExamples = Aún no hay ejemplos que elevar.
picture = Imagen en 3D de los ejemplos sobre { LIST($axes) }, cada uno a la altura de { $feature }.
pictureOfConstant = Imagen en 3D de los ejemplos sobre { LIST($axes) }, cada uno a la altura de la característica constante x₀.
allRise = Todos los ejemplos suben a x₀ = 1.
biasOff = El { bias-noun } está desactivado, así que los ejemplos se quedan en el plano, donde todas las fronteras pasan por { origin-drawn }.
turnBiasOn = Activar el sesgo
addFeature = Dejar que el clasificador use { $feature }
groups = { LIST($groups, separator: "; ") }.
group =
    { $moves ->
        [stays] { $examples ->
            [one] { examples-lifted } se queda a la altura 0
           *[other] { examples-lifted } se quedan a la altura 0
        }
        [rises] { $examples ->
            [one] { examples-lifted } sube a { NUMBER($height) }
           *[other] { examples-lifted } suben a { NUMBER($height) }
        }
       *[falls] { $examples ->
            [one] { examples-lifted } baja a { NUMBER($height) }
           *[other] { examples-lifted } bajan a { NUMBER($height) }
        }
    }
lift-range = Cada ejemplo está a la altura de su { $feature }, de { NUMBER($low) } a { NUMBER($high) }.
lift-scaled = Las características están escaladas, como las ve el clasificador.
noPlane = Este clasificador ({ $learner }) no predice con un solo plano, así que solo se muestran los ejemplos.
lift-noWeights = Todos los pesos son 0, así que aún no hay plano.
biasAlone = Todos los pesos menos el { bias-noun } son 0. Todos los ejemplos tienen la misma puntuación, así que ningún plano pasa entre ellos.
deeper = La puntuación depende de más características que las tres dibujadas, así que solo se muestran los ejemplos.
upright =
    .constant =
        { $biasAs ->
            [threshold] θ es 0, así que el plano es vertical, sobre una recta que pasa por { origin-drawn }.
           *[other] El peso de x₀ es 0, así que el plano es vertical, sobre una recta que pasa por { origin-drawn }.
        }
    .noWeight = El peso de { $feature } es 0, así que la superficie es vertical sobre la frontera, como si no se hubiera elevado nada.
    .noFeature = { $feature } no es una característica del clasificador. Sin ella, la superficie es vertical sobre la frontera.
separates =
    { $surface ->
        [plane] Ahora un plano deja los positivos a un lado y los negativos al otro.
        [plane-through-origin] Ahora un plano por el origen deja los positivos a un lado y los negativos al otro.
       *[surface] Ahora una superficie deja los positivos a un lado y los negativos al otro.
    }
among =
    { $surface ->
        [plane] El plano pasa entre los ejemplos.
        [plane-through-origin] El plano por el origen pasa entre los ejemplos.
       *[surface] La superficie pasa entre los ejemplos.
    }
noMistakes =
    { $surface ->
        [plane] El plano no clasifica mal ningún ejemplo.
        [plane-through-origin] El plano por el origen no clasifica mal ningún ejemplo.
       *[surface] La superficie no clasifica mal ningún ejemplo.
    }
touches =
    { $surface ->
        [plane] El plano no clasifica mal ningún ejemplo, pero pasa por uno.
        [plane-through-origin] El plano por el origen no clasifica mal ningún ejemplo, pero pasa por uno.
       *[surface] La superficie no clasifica mal ningún ejemplo, pero pasa por uno.
    }
lift-mistakes =
    { $surface ->
        [plane] El plano todavía clasifica mal { examples }.
        [plane-through-origin] El plano por el origen todavía clasifica mal { examples }.
       *[surface] La superficie todavía clasifica mal { examples }.
    }
bentByProducts = Los otros productos la curvan.
bentByScaling = El escalado la curva.
ofMean = Corresponde a los pesos medios.
boundary = Vista desde arriba, la frontera está donde esa superficie corta la hoja en la que están todos los ejemplos, a la altura de { $feature }.
boundaryAtOne = La frontera está donde el plano alcanza la altura 1.
unbiased = Sin { bias-noun }, la frontera estaría donde el plano alcanza la altura 0 (línea discontinua).

## projection

projection-role = recta numérica
projection-name = Los ejemplos en la recta de los pesos
projection-keyHelp = Las flechas izquierda y derecha van de un ejemplo a otro por la recta; Inicio y Fin van al primero y al último.
projection-axis = Medido en
axes =
    .score = puntuaciones
    .distance = distancias
turn = Reflejar los negativos
projection-noWeights = Este clasificador no tiene pesos, así que no hay ninguna dirección sobre la que proyectar los ejemplos.
manyVectors = Este clasificador tiene un vector de pesos para cada clase, así que no hay una dirección única sobre la que proyectar los ejemplos.
projection-kernel = Los pesos del kernel están en el espacio de las características que implica, así que aquí no hay ninguna dirección sobre la que proyectar los ejemplos.
projecting = Proyectando…
zeroWeights = Todos los pesos son 0, así que aún no hay ninguna dirección sobre la que proyectar los ejemplos. Da un paso.
makeVisit = Dar un paso
whose =
    .mean = Estos son los pesos medios, que son los que predicen.
    .best = Estos son los mejores pesos hasta ahora, que son los que predicen.
    .votes = Estos son los pesos en entrenamiento; las predicciones se hacen por votación.
projection-length = ‖w‖ = { NUMBER($length, $precision) }, y el umbral está donde w·x = { $formula } = { NUMBER($threshold, $precision) }.
turned = Cada negativo está reflejado, x en −x, de modo que todos deberían estar por encima de 0.
turnedWithBias = Cada negativo está reflejado, x en −x, y el 1 de su sesgo en −1, de modo que todos deberían estar por encima de 0.
sides =
    { $onBoundary ->
        [0] { $wrong ->
            [0] { $trained ->
                [one] El único ejemplo está en el lado correcto.
               *[other] Los { $trained } ejemplos están en el lado correcto.
            }
            [one] { $trained ->
                [one] El único ejemplo está en el lado equivocado.
               *[other] { $wrong } de { $trained } ejemplos está en el lado equivocado.
            }
           *[other] { $wrong } de { $trained } ejemplos están en el lado equivocado.
        }
       *[other] { $wrong ->
            [0] { $onBoundary } de { $trained ->
                [one] { $trained } ejemplo
               *[other] { $trained } ejemplos
            } en la frontera.
           *[other] { $onBoundary } de { $trained ->
                [one] { $trained } ejemplo
               *[other] { $trained } ejemplos
            } en la frontera y { $wrong } en el lado equivocado.
        }
    }
margin = El margen funcional es { NUMBER($functional, $precision) }. El margen geométrico ρ, una distancia, es { NUMBER($geometric, $precision) }. El más cercano es el ejemplo { NUMBER($nearest) }.
noMargin = No hay margen, porque no todos los ejemplos están en el lado correcto.
projection-columns = Cada columna cuenta los ejemplos que caen ahí.
marks =
    .score = mín y·a = { NUMBER($margin) }
    .distance = ρ = { NUMBER($margin) }
projection-about =
    .distance = En distancias: con 2w y 2{ $bias } en lugar de w y { $bias }, todos los números de aquí son los mismos, porque la frontera es la misma.
    .score = En puntuaciones: con 2w y 2{ $bias } en lugar de w y { $bias }, todos los números de aquí se duplican y ningún punto cambia de lado. Avanzar 1 en la dirección de w suma ‖w‖.
projection-example =
    Ejemplo { NUMBER($example) } ({ $heldOut ->
        [true] { $label }, de validación
       *[false] { $label }
    }): w·x es ‖w‖ multiplicado por lo que avanza en la dirección de w: { NUMBER($length, $precision) } · { NUMBER($along, $precision) } = { NUMBER($product, $precision) }. Puntuación { NUMBER($score, $precision) }, distancia { NUMBER($distance, $precision) }: { $side ->
        [right] en el lado correcto
        [wrong] en el lado equivocado
       *[boundary] en la frontera
    }.
plane =
    .none = Solo los ejemplos con dos características, x₁ y x₂ como están, se pueden reflejar en un plano.
    .projected = Cada ejemplo cae directamente sobre la recta de w: perpendicular a ella, paralelo a la frontera.
    .turned = x se convierte en −x en cada negativo: todos los ejemplos deberían estar en el lado al que apunta w.
    .turnedWithBias = x se convierte en −x en cada negativo, y el 1 de su sesgo también cambia de signo: para los ejemplos reflejados, la línea discontinua es w·x = { $formula }.

## weightSpace

weightSpace-role = plano de pesos
weightSpace-name = Espacio de pesos: una recta por ejemplo
weightSpace-keyHelp = Las flechas van de una recta a otra, Inicio y Fin van a la primera y a la última, y Escape quita la selección. Al comienzo de una ejecución, Tab pasa a los pesos y las flechas los mueven.
across = Horizontal
up = Vertical
window = Ventana del espacio de pesos
zoomIn = Acercar
zoomOut = Alejar
fit = Ajustar
weightOf = w de { $feature }
weightOfColumn = { $weight } de { $column }
weightSpace-noWeights = Este clasificador no tiene pesos, así que no hay espacio de pesos.
weightSpace-manyVectors = Este clasificador tiene un vector de pesos para cada clase, así que un ejemplo no es una recta en el plano de dos pesos.
weightSpace-kernel = El perceptrón con kernel lleva un contador por ejemplo. Sus pesos están en el espacio de las características que implica el kernel.
oneWeight = Hay un solo peso. Un plano de pesos necesita dos: añade una característica o el sesgo.
weightSpace-turnBiasOn = Activar el sesgo
looking = Buscando…
lookingForRegion = Buscando los pesos que aciertan todos los ejemplos…
inside =
    { $others ->
        [0] Sombreado: los pesos que aciertan todos los ejemplos.
       *[other] Sombreado: los pesos que aciertan todos los ejemplos, { weights-held }.
    }
bounds =
    { $examples ->
        [one] Los limita la recta de { $examples } ejemplo.
       *[other] Los limitan las rectas de { $examples } ejemplos.
    }
outside =
    { $others ->
        [0] Los pesos que aciertan todos los ejemplos están fuera de esta ventana.
       *[other] Los pesos que aciertan todos los ejemplos están fuera de esta ventana, { weights-held }.
    }
tooFew = La región de pesos que aciertan todos los ejemplos es demasiado pequeña para verla aquí, pero existe: los ejemplos son separables.
empty = Vacío: ningún peso acierta todos los ejemplos. Así se ve que no son separables.
emptyHere = Vacío aquí: { weights-held }, ningún par de valores de { LIST($two) } acierta todos los ejemplos.
never = Sean cuales sean { LIST($two) }, el ejemplo { NUMBER($example) } nunca es un acierto.
othersDo = Aun así, los ejemplos son separables: con otros valores de los pesos fijos, todos los ejemplos pueden ser aciertos.
othersDoNot = Otros valores tampoco ayudan: los ejemplos no son separables.
othersUnknown = Quizá ayuden otros valores de los pesos fijos.
linesDrawn = Se dibujan { NUMBER($lines) } de { NUMBER($examples) } rectas: las que limitan la región y una muestra.
pathDrawn = El camino muestra una de cada { NUMBER($every) } actualizaciones, y la última.
line =
    { $right ->
        [true] El ejemplo { NUMBER($example) } ({ $label }) necesita { $inequality }. Los pesos actuales están en el lado correcto.
       *[false] El ejemplo { NUMBER($example) } ({ $label }) necesita { $inequality }. Los pesos actuales están en el lado equivocado.
    }
weightSpace-about = Cada ejemplo es una recta: continua para los positivos, discontinua para los negativos. Sus trazos cortos apuntan a los pesos que lo aciertan.
jumps = Una actualización salta perpendicularmente a la recta de su ejemplo.
