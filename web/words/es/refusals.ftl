### Lo que se rechaza, y los avisos.

## notices

kinds =
    .info = Nota
    .warning = Aviso
    .error = Error
dismiss = Descartar

## warnings

refused =
    { $drops ->
        [true] { $said } Los datos indicados no se muestran.
       *[false] { $said }
    }
warnings-locked = { lockedHere }
tooManyPoints = En la página caben { NUMBER($most) } puntos. No se ha añadido nada.
tooManyFeatures = Puedes elegir { NUMBER($most) } características como máximo. No ha cambiado nada.
tooManyLearners = Puedes comparar { NUMBER($most) } clasificadores como máximo.
orderGone =
    { $named ->
        [one] El orden propio era para { $named } ejemplo y ahora hay { NUMBER($examples) }, así que vuelve a valer el orden original.
       *[other] El orden propio era para { $named } ejemplos y ahora hay { NUMBER($examples) }, así que vuelve a valer el orden original.
    }
otherOrderGone = El orden propio era para otros ejemplos, así que vuelve a valer el orden original.

## noVerdict

severalClasses = Una recta solo separa dos etiquetas.
oneLabel = Si no están las dos etiquetas, no hay nada que separar.
noVerdict-refused = No hay veredicto: { $error }

## obstacles

obstacles-refused = { $error }
twoClasses = Este clasificador conoce dos clases, pero estos ejemplos tienen más.
preparing = Preparando este clasificador: { NUMBER($percent, useGrouping: "false") }{ "\u202F" }%.

## offers

useMulticlass = Usar el perceptrón multiclase
usePerceptron = Usar el perceptrón
drawPositives = Dibujar positivos
drawNegatives = Dibujar negativos
loadBlobs = Cargar dos nubes
loadReviews = Cargar las reseñas de cursos

## traceObstacles

noMemory = No hay memoria suficiente para repetir estos pasos.
traceObstacles-refused = Estos pasos no se pueden mostrar: { $error }

## refusalPlaces

inCourse = En el curso: { $said }
named = { $place }: { $said }
inStep =
    { $line ->
        [none] { courseStep }: { $said }
       *[other] { courseStep } (línea { NUMBER($line, useGrouping: "false") }): { $said }
    }
courseStep =
    { $part ->
        [none] { courseTask }
        [link] { courseTask }, enlace
        [state] { courseTask }, estado
        [data] { courseTask }, datos
       *[other] { courseTask }, { $part }
    }
courseTask =
    { $task ->
        [none] Apartado { NUMBER($step, useGrouping: "false") }
       *[other] Apartado { NUMBER($step, useGrouping: "false") }, tarea { NUMBER($task, useGrouping: "false") }
    }
onLine = Línea { NUMBER($line, useGrouping: "false") }: { $said }
quotation = «{ $text }»

## refusalSentences

# Lo que rechaza el núcleo, por los nombres de sus motivos.
whole-within = { $field } debe ser un número entero de { $facts-0 } a { $facts-1 }.
within = { $field } debe estar entre { $facts-0 } y { $facts-1 }.
above = { $field } debe ser mayor que { $facts-0 } y { $facts-1 } como máximo.
finite = { $field } solo puede contener números finitos.
magnitude = { $field } debe estar dentro de ±1e100.
name = { $field } no es un nombre conocido.
two-of = { $field } debe contener dos números distintos de 0 a { $facts-0 }.
list-length = { $field } debe ser una lista de { $facts-0 } a { $facts-1 } elementos.
no-examples = No hay ejemplos.
only-positives = Todos los ejemplos son positivos: para aprender hacen falta las dos etiquetas.
only-negatives = Todos los ejemplos son negativos: para aprender hacen falta las dos etiquetas.
only-class-0 = Todos los ejemplos son de la clase 0: para aprender hacen falta dos clases.
label-sign = La etiqueta del ejemplo { $facts-0 } no es −1 ni +1.
label-class = La etiqueta del ejemplo { $facts-0 } no es un número de clase de 0 a { $facts-1 }.
label-any = La etiqueta del ejemplo { $facts-0 } no es −1 ni +1, ni un número de clase.
held-out-sign = Las etiquetas de los ejemplos de validación deben ser −1 o +1.
held-out-class = Las etiquetas de los ejemplos de validación deben ser números de clase.
held-out-shape = Los ejemplos de validación necesitan tantas columnas como los demás, y una etiqueta cada uno.
value-finite = x{ $facts-0 } del ejemplo { $facts-1 } no es un número finito.
value-magnitude = x{ $facts-0 } del ejemplo { $facts-1 } debe estar dentro de ±1e100.
feature-finite = La característica { $facts-0 } del ejemplo { $facts-1 } no es un número finito.
feature-magnitude = La característica { $facts-0 } del ejemplo { $facts-1 } debe estar dentro de ±1e100.
many-features = { $facts-0 } características son más de las que caben ({ $facts-1 }).
many-values = { $facts-0 } ejemplos de { $facts-1 } características son más números de los que caben ({ $facts-2 }).
many-products = Se pueden nombrar { $facts-0 } características como máximo.
many-weights = Estas clases tienen más pesos de los que caben.
as-many-labels = X e y no tienen el mismo número de filas.
whole-rows = X no tiene filas completas.
columns = Las filas de { $field } no tienen las columnas que hacen falta.
base-feature = La característica { $facts-0 } usa una característica básica que X no tiene.
factors = La característica { $facts-0 } debe ser un producto de 1 a { $facts-1 } características básicas.
same-product = La característica { $facts-0 } es el mismo producto que una anterior.
stray-factors = Hay factores que no son de ninguna característica.
other-scaling = Este escalado se aprendió con otras características.
order-length = El orden propio tiene { $facts-0 } índices para { $facts-1 } ejemplos.
order-once = El orden propio debe nombrar cada ejemplo exactamente una vez.
preset-size = Este conjunto de datos tiene { $facts-0 } ejemplos.
many-visits = { $field } por el número de ejemplos debe ser menor que 2^53.
no-initial = Este clasificador no tiene pesos iniciales.
initial-length = { $field } debe tener un peso por característica.
initial-classes = { $field } debe tener un vector de pesos y un sesgo por clase.
no-bias = Sin sesgo, { $field } debe ser 0.
needs-journal = Este clasificador predice a partir de su registro, así que necesita uno.
no-memory = No queda memoria para esto.
kernel-overflow = Los ejemplos son tan grandes que este kernel se desborda con ellos.
experiment-size = Un experimento necesita al menos una semilla y una época, y menos de 2^25 de cada.
no-order = Este clasificador no se entrena paso a paso, así que el orden no cambia nada.
same-examples = Solo se pueden comparar ejecuciones con los mismos ejemplos.
plane-only = Solo una ejecución con dos características básicas tiene un campo.
grid = Una rejilla tiene números finitos, dx mayor que 0 y de 1 a { $facts-0 } columnas y filas.
grid-room = Debe haber sitio para tantas predicciones como puntos tiene la rejilla.
grid-overflow = { $field } contiene números tan grandes que su puntuación no es finita.
two-weights = { $field } debe contener dos pesos distintos.
hyperplane-only = Esta ejecución no entrena un solo hiperplano.
no-record = Esta ejecución no guarda sus actualizaciones.
half-planes = Debe haber un peso por característica, un sesgo y una etiqueta por fila.
weight-each = { $field } debe tener un peso por característica y un sesgo.
update-shape = Una actualización tiene un número por característica y el del sesgo: antes, después y lo sumado.
proof-numbers = El margen, el radio y la tasa de aprendizaje deben ser finitos y mayores que 0.
window = { $field } debe ser una parte del plano que tenga tamaño.
many-kernel-features = Este kernel implica más características de las que se pueden escribir.
kernel-numbers = { $field } debe tener tantos números como características tiene el kernel.
no-rule = { $field } no tiene regla: su valor es nulo.
own-numbers = La regla guarda más números propios de los que caben ({ $facts-0 }).
model-text = Esto no es el JSON de un modelo: mira el carácter { $facts-0 }.
model-missing = { $field } falta o no es del tipo esperado.
model-extra = Un modelo de este tipo no tiene este campo, o lo tiene una sola vez: mira el carácter { $facts-0 }.
model-shape = { $field } debe tener tantas filas y columnas como el resto del modelo.
model-rule = La puntuación de esta regla es una función, que no cabe en un archivo.

# Lo que rechaza el motor.
field-could-not-be-read-reading-it-throws-an-error = No se pudo leer { $field }: al leerlo se produce un error.
The-WebAssembly-at-0-could-not-be-loaded-1 = No se pudo cargar el WebAssembly de { $facts-0 }: { $facts-1 }
The-Content-Security-Policy-of-this-page-blocks-WebAssembly-To-allow-it-add-this-to-its-script-src-wasm-unsafe-eval = La Content-Security-Policy de esta página bloquea WebAssembly. Para permitirlo, añade esto a su script-src: 'wasm-unsafe-eval'
This-browser-could-not-start-the-WebAssembly-core-0 = Este navegador no pudo arrancar el núcleo de WebAssembly: { $facts-0 }
A-part-of-the-playground-is-still-loading-try-again-in-a-moment = Una parte del playground aún se está cargando: inténtalo de nuevo en un momento.
This-takes-numbers-only = Aquí solo valen números.
What-this-call-was-about-has-been-disposed-in-the-middle-of-it = El objeto de esta llamada se liberó mientras se ejecutaba.
The-engine-has-failed-0-Load-it-again-what-it-held-is-lost = El motor ha fallado ({ $facts-0 }). Cárgalo de nuevo: lo que contenía se ha perdido.
There-is-not-enough-memory-for-this = No hay memoria suficiente para esto.
There-is-no-memory-left-for-this-one-run-or-job-is-open-Dispose-of-what-you-no-longer-need = No queda memoria para esto: hay una ejecución o tarea abierta. Libera lo que ya no necesites.
There-is-no-memory-left-for-this-0-runs-comparisons-and-jobs-are-open-Dispose-of-what-you-no-longer-need = No queda memoria para esto: hay { $facts-0 } ejecuciones, comparaciones y tareas abiertas. Libera lo que ya no necesites.
field-must-be-a-number = { $field } debe ser un número.
field-must-be-a-text = { $field } debe ser un texto.
field-must-be-true-or-false = { $field } debe ser true o false.
field-must-be-one-of-0-not-1 = { $field } debe ser uno de { $facts-0 }, no { $facts-1 }.
field-must-be-a-list-of-numbers = { $field } debe ser una lista de números.
field-has-0-numbers-more-than-fit-1 = { $field } tiene { $facts-0 } números: más de los que caben ({ $facts-1 }).
X-has-0-rows-and-y-1-labels = X tiene { $facts-0 } filas e y, { $facts-1 } etiquetas.
field-must-be-a-whole-number-from-0-on = { $field } debe ser un número entero a partir de 0.
field-must-be-a-whole-number-from-0-to-1 = { $field } debe ser un número entero de { $facts-0 } a { $facts-1 }.
field-must-be-from-0-to-1 = { $field } debe estar entre { $facts-0 } y { $facts-1 }.
field-must-be-a-whole-number-from-1-to-100000 = { $field } debe ser un número entero de 1 a 100000.
field-must-be-two-numbers = { $field } debe contener dos números.
field-must-have-0-numbers-not-1 = { $field } debe tener { $facts-0 } números, no { $facts-1 }.
field-must-be-an-object = { $field } debe ser un objeto.
field-must-be-a-list-of-rows-or-data-shape = { $field } debe ser una lista de filas, o { "{" } data, shape { "}" }.
field-has-0-examples-of-1-features-more-features-than-fit-2 = { $field } tiene { $facts-0 } ejemplos de { $facts-1 } características: más características de las que caben ({ $facts-2 }).
field-has-0-examples-of-1-features-more-numbers-than-fit-2 = { $field } tiene { $facts-0 } ejemplos de { $facts-1 } características: más números de los que caben ({ $facts-2 }).
Row-0-of-field-is-not-a-list = La fila { $facts-0 } de { $field } no es una lista.
Row-0-of-field-has-1-numbers-the-first-row-2 = La fila { $facts-0 } de { $field } tiene { $facts-1 } números; la primera, { $facts-2 }.
shape-must-be-two-counts-n-d = { $facts-0 }.shape debe contener dos cantidades, [n, d].
data-must-be-a-Float64Array = { $facts-0 }.data debe ser un Float64Array.
field-data-has-0-numbers-its-shape-says-1-2 = { $field }.data tiene { $facts-0 } números, pero su shape dice { $facts-1 } × { $facts-2 }.
There-is-no-dataset-named-0 = No hay ningún conjunto de datos llamado { $facts-0 }.
There-is-no-field-0-in-1-did-you-mean-2 = No hay ningún campo { $facts-0 } en { $facts-1 }: ¿querías decir { $facts-2 }?
There-is-no-field-0-in-1-it-has-2 = No hay ningún campo { $facts-0 } en { $facts-1 }: tiene { $facts-2 }.
features-must-be-a-list-of-names = features debe ser una lista de nombres.
features-must-be-names = features debe contener nombres.
is-not-a-product-of-features-such-as-x1-x2-or-x1-2 = { $facts-0 } no es un producto de características como x1*x2 o x1^2.
At-most-0-features-can-be-named = Se pueden nombrar { $facts-0 } características como máximo.
For-multiclass-field-must-be-a-list-of-one-weight-vector-a-class = Para multiclass, { $field } debe ser una lista con un vector de pesos por clase.
field-has-more-than-fits-at-most-0-weight-vectors-and-1-numbers = { $field } tiene más de lo que cabe: { $facts-0 } vectores de pesos y { $facts-1 } números como máximo.
initial-bias-must-have-one-number-a-class = initial.bias debe tener un número por clase.
A-weight-vector-of-field-has-0-numbers-for-1-features = Un vector de pesos de { $field } tiene { $facts-0 } números para { $facts-1 } características.
Only-a-run-of-two-base-features-has-a-field = Solo una ejecución con dos características básicas tiene un campo.
This-run-is-of-another-engine = Esta ejecución es de otro motor.
This-run-has-been-disposed = Esta ejecución se ha liberado.
This-run-keeps-no-journal = Esta ejecución no lleva registro.
advance-takes-one-of-visits-epochs-updates-or-until-converged = advance admite uno de visits, epochs, updates o until: converged.
visit-must-be-at-most-0-maxEpochs-times-the-number-of-examples = visit debe ser { $facts-0 } como máximo: maxEpochs por el número de ejemplos.
X-has-0-columns-the-model-takes-1 = X tiene { $facts-0 } columnas; el modelo necesita { $facts-1 }.
X-has-0-columns-the-run-was-made-with-1 = X tiene { $facts-0 } columnas; la ejecución se hizo con { $facts-1 }.
X-must-hold-finite-numbers-only = X solo puede contener números finitos.
x-must-hold-finite-numbers-only = x solo puede contener números finitos.
X-holds-numbers-so-large-that-their-score-is-not-finite = X contiene números tan grandes que su puntuación no es finita.
A-grid-has-finite-numbers-dx-above-0-and-1-to-0-columns-and-rows = { grid }
work-must-be-a-number-above-0 = work debe ser un número mayor que 0.
This-field-is-not-done-yet-advance-it-until-it-is = { $field } aún no ha terminado: haz que avance hasta el final.
This-field-has-been-disposed = { $field } se ha liberado.
The-learner-must-be-passive-aggressive = El clasificador debe ser pasivo-agresivo.
visit-must-be-an-object = visit debe ser un objeto.
X-has-0-columns-where-the-map-takes-1 = X tiene { $facts-0 } columnas, pero la transformación necesita { $facts-1 }.
The-learner-must-be-a-kernel-perceptron = El clasificador debe ser un perceptrón con kernel.
runs-must-be-a-list-of-1-to-0-runs-of-this-engine = runs debe ser una lista de 1 a { $facts-0 } ejecuciones de este motor.
run-must-be-a-run-of-this-engine = run debe ser una ejecución de este motor.
Only-the-weights-of-linear-learners-have-an-angle = Solo los pesos de los clasificadores lineales tienen un ángulo.
This-comparison-has-0-runs-from-0 = Esta comparación tiene { $facts-0 } ejecuciones, numeradas desde 0.
This-comparison-has-been-disposed = Esta comparación se ha liberado.
field-must-name-two-different-weights-features-or-bias = { $field } debe nombrar dos pesos distintos: características o "bias".
learners-must-be-a-list-of-1-to-0-learners = learners debe ser una lista de 1 a { $facts-0 } clasificadores.
heldOut-has-0-rows-of-1-columns-and-2-labels-the-run-has-3-columns = heldOut tiene { $facts-0 } filas de { $facts-1 } columnas y { $facts-2 } etiquetas; la ejecución tiene { $facts-3 } columnas.

# Lo que el estado rechaza de un campo.
field-is-missing = Falta { $field }.
field-is-of-the-wrong-kind = { $field } no es del tipo correcto.
field-cannot-be-read = { $field } no se puede leer.
field-must-be-a-finite-number = { $field } debe ser un número finito.
field-must-be-a-whole-number = { $field } debe ser un número entero.
field-must-not-be-negative = { $field } no puede ser un número negativo.
field-must-be-one-of-0 = { $field } debe ser uno de { $facts-0 }.
field-must-be-above-0-and-at-most-1 = { $field } debe ser mayor que { $facts-0 } y { $facts-1 } como máximo.
field-must-be-a-whole-number-above-0-and-at-most-1 = { $field } debe ser un número entero mayor que { $facts-0 } y { $facts-1 } como máximo.
field-must-be-at-least-1 = { $field } debe ser como mínimo 1.
field-must-be-at-most-2147483647 = { $field } debe ser 2147483647 como máximo.
field-must-be-at-most-9007199254740991 = { $field } debe ser 9007199254740991 como máximo.
field-must-be-0 = { $field } debe ser { $facts-0 }.
field-is-0-a-newer-page-wrote-this-state-and-this-one-reads-up-to-1 = { $field } es { $facts-0 }: este estado lo escribió una página más nueva, y esta lee hasta { $facts-1 }.
field-must-have-at-most-0-characters = { $field } debe tener { $facts-0 } caracteres como máximo.
field-must-be-true-where-it-is-given = { $field } debe ser true donde se indique.
field-must-be-a-name = { $field } debe ser un nombre.
field-must-have-a-name = { $field } debe tener un nombre.
field-must-be-one-word = { $field } debe ser una sola palabra.
field-must-be-an-object-not-a-list = { $field } debe ser un objeto, no una lista.
field-must-be-a-list = { $field } debe ser una lista.
field-must-be-a-list-of-rows = { $field } debe ser una lista de filas.
field-must-be-a-list-of-moments = { $field } debe ser una lista de momentos.
field-must-name-at-most-0-moments = { $field } debe nombrar { $facts-0 } momentos como máximo.
field-must-be-a-state-as-a-link-has-it-such-as-v1 = { $field } debe ser un estado como los de los enlaces, por ejemplo v1.….
field-must-be-a-list-of-steps = { $field } debe ser una lista de apartados.
field-must-have-a-step = { $field } debe tener un apartado.
field-must-have-at-most-0-steps = { $field } debe tener { $facts-0 } apartados como máximo.
field-must-be-a-state = { $field } debe ser un estado.
field-must-not-be-empty = { $field } no puede quedar sin contenido.
field-is-damaged-what-was-not-yet-written-of-your-last-experiment-is-lost = { $field } presenta daños: lo que aún no se había escrito de tu último experimento se ha perdido.
field-cannot-be-read-0 = { $field } no se puede leer: { $facts-0 }.
field-is-larger-than-0-MB-the-most-that-is-read = { $field } ocupa más de { $facts-0 } MB, el máximo que se lee.
field-must-be-a-list-of-points = { $field } debe ser una lista de puntos.
field-must-be-a-list-of-reviews = { $field } debe ser una lista de reseñas.
field-must-be-a-list-of-learners = { $field } debe ser una lista de clasificadores.
field-must-be-a-list-of-weight-vectors = { $field } debe ser una lista de vectores de pesos.
field-must-be-a-list-of-class-names = { $field } debe ser una lista de nombres de clases.
field-must-be-a-list-of-columns = { $field } debe ser una lista de columnas.
field-must-be-a-list-of-features = { $field } debe ser una lista de características.
field-must-be-a-list-of-words = { $field } debe ser una lista de palabras.
field-must-name-at-most-0-class-names = { $field } debe nombrar { $facts-0 } nombres de clases como máximo.
field-must-name-at-most-0-columns = { $field } debe nombrar { $facts-0 } columnas como máximo.
field-must-name-at-most-0-features = { $field } debe nombrar { $facts-0 } características como máximo.
field-must-name-at-most-0-words = { $field } debe nombrar { $facts-0 } palabras como máximo.
field-must-name-at-most-0-parts = { $field } debe nombrar { $facts-0 } partes como máximo.
field-must-name-at-most-0-learners = { $field } debe nombrar { $facts-0 } clasificadores como máximo.
field-must-not-name-a-class-name-twice = { $field } no debe nombrar dos veces la misma clase.
field-must-not-name-a-column-twice = { $field } no debe nombrar dos veces la misma columna.
field-must-not-name-a-feature-twice = { $field } no debe nombrar dos veces la misma característica.
field-must-not-name-a-word-twice = { $field } no debe nombrar dos veces la misma palabra.
field-must-not-name-a-word-twice-capitals-make-no-other = { $field } no debe nombrar dos veces la misma palabra: las mayúsculas no la hacen distinta.
field-must-name-a-word = { $field } debe nombrar una palabra.
field-must-name-a-learner = { $field } debe nombrar un clasificador.
field-has-more-numbers-than-fit-0 = { $field } tiene más números de los que caben ({ $facts-0 }).
field-has-more-numbers-than-there-are-points-0 = { $field } tiene más números que los puntos que hay ({ $facts-0 }).
field-has-more-vectors-than-fit-0 = { $field } tiene más vectores de los que caben ({ $facts-0 }).
field-has-more-points-than-fit-0 = { $field } tiene más puntos de los que caben ({ $facts-0 }).
field-has-more-reviews-than-fit-0 = { $field } tiene más reseñas de las que caben ({ $facts-0 }).
field-has-more-rows-than-fit-0 = { $field } tiene más filas de las que caben ({ $facts-0 }).
field-has-more-bytes-than-fit-0 = { $field } tiene más bytes de los que caben ({ $facts-0 }).
field-has-more-characters-than-fit-0 = { $field } tiene más caracteres de los que caben ({ $facts-0 }).
field-must-be-two-whole-numbers = { $field } debe contener dos números enteros.
field-must-go-from-a-smaller-to-a-larger-number = { $field } debe ir de un número menor a uno mayor.
field-must-be-two-weights = { $field } debe contener dos pesos.
field-must-be-two-different-weights = { $field } debe contener dos pesos distintos.
field-must-be-a-feature = { $field } debe ser una característica.
field-must-be-a-feature-or-bias = { $field } debe ser una característica o "bias".
field-must-be-a-product-of-x1-x2-such-as-x1-x2-or-x1-2 = { $field } debe ser un producto de x1, x2, …, como x1*x2 o x1^2.
field-must-be-a-product-of-at-most-0-factors = { $field } debe ser un producto de { $facts-0 } factores como máximo.
field-must-be-made-of-0 = { $field } debe componerse de { $facts-0 }.
field-must-be-made-of-0-or-be-bias = { $field } debe componerse de { $facts-0 }, o ser "bias".
field-must-be-the-number-of-a-learner-from-0 = { $field } debe ser el número de un clasificador, contando desde 0.
field-must-be-the-numbers-of-two-learners-from-0 = { $field } debe contener los números de dos clasificadores, contando desde 0.
field-must-be-0-without-a-bias = { $field } debe ser 0 si no hay sesgo.
field-must-have-one-bias-a-weight-vector-0 = { $field } debe tener un sesgo por vector de pesos: { $facts-0 }.
field-must-have-one-weight-a-feature-0-not-1 = { $field } debe tener un peso por característica: { $facts-0 }, no { $facts-1 }.
field-must-have-a-list-of-weight-vectors-and-a-list-of-biases-one-a-class = { $field } debe tener una lista de vectores de pesos y una lista de sesgos, uno por clase.
field-label-must-be-1-or-1-or-2-to-5-for-further-classes = { $field } debe tener la etiqueta −1 o +1, o de 2 a 5 para más clases.
field-label-must-be-1-or-1 = { $field } debe tener la etiqueta −1 o +1.
field-is-a-choice-of-Iris-alone = { $field } solo se puede elegir con Iris.
field-must-name-0-to-1-features-and-the-label = { $field } debe nombrar de { $facts-0 } a { $facts-1 } características y la etiqueta.
field-must-be-the-name-of-a-column = { $field } debe ser el nombre de una columna.
field-must-have-0-numbers-one-a-column-not-1 = { $field } debe tener { $facts-0 } números, uno por columna, no { $facts-1 }.
field-must-hold-numbers-up-to-1e100-column-0 = { $field } debe contener números de 1e100 como máximo (columna «{ $facts-0 }»).
field-must-hold-finite-numbers-column-0 = { $field } debe contener números finitos (columna «{ $facts-0 }»).
field-label-must-be-1-or-1-or-2-to-5-for-further-classes-column-0 = { $field } debe tener la etiqueta −1 o +1, o de 2 a 5 para más clases (columna «{ $facts-0 }»).
field-must-be-points-table-preset-or-reviews = { $field } debe ser "points", "table", "preset" o "reviews".
field-must-be-a-number-from-1-on-or-max = { $field } debe ser un número a partir de 1, o "max".
field-must-be-a-lesson-and-its-step-such-as-4-2 = { $field } debe ser una lección y su apartado, como 4.2.
field-must-be-page-or-a-level-and-a-seed-such-as-usual-7 = { $field } debe ser page, o un nivel y una semilla, como usual-7.
field-cannot-be-read-at-0 = { $field } no se puede leer en «{ $facts-0 }».
field-must-begin-with-its-version-as-1 = { $field } debe empezar por su versión, como 1|.
field-has-version-0-a-newer-page-wrote-it-and-this-one-reads-up-to-1 = { $field } tiene la versión { $facts-0 }: lo escribió una página más nueva, y esta lee hasta { $facts-1 }.
field-must-have-six-parts-with-between-them = { $field } debe tener seis partes separadas por |.
field-must-be-a-task-or-a-question-such-as-4-2-1-or-weights-5 = { $field } debe ser una tarea o una pregunta, como 4.2.1 o weights.5.
field-must-be-a-step-or-a-question-such-as-4-2-or-weights-5 = { $field } debe ser un apartado o una pregunta, como 4.2 o weights.5.
field-must-be-a-list-of-tasks = { $field } debe ser una lista de tareas.
field-must-name-at-most-0-tasks = { $field } debe nombrar { $facts-0 } tareas como máximo.
field-must-be-what-the-playground-has-said-as-progress = { $field } debe ser lo que el playground ha indicado como progreso.
field-is-of-the-built-in-lessons-and-a-course-of-its-own-is-open = { $field } es de las lecciones incluidas, y hay abierto un curso propio.
field-is-of-the-course-0-which-is-not-open = { $field } es del curso «{ $facts-0 }», que no está abierto.
field-is-0-and-there-is-no-such-step-or-question = { $field } es { $facts-0 }, y no existe ningún apartado ni ninguna pregunta así.
field-must-be-a-kind-of-question-and-a-seed-such-as-mistake-7 = { $field } debe ser un tipo de pregunta y una semilla, como mistake.7.
field-is-given-more-than-once-the-first-counts = { $field } aparece más de una vez: vale la primera.
field-does-nothing-here-it-is-a-setting-of-0 = { $field } no hace nada aquí: es un ajuste de { $facts-0 }.
field-does-nothing-here-quiz-opens-a-question = { $field } no hace nada aquí: quiz abre una pregunta.
field-does-nothing-here-the-reviews-are-as-they-are = { $field } no hace nada aquí: las reseñas son como son.
field-does-nothing-here-the-step-has-examples-of-its-own = { $field } no hace nada aquí: el apartado tiene sus propios ejemplos.
field-does-nothing-here-the-token-of-the-address-says-the-problem = { $field } no hace nada aquí: el estado de la dirección ya indica el problema.
field-is-not-JSON-0 = { $field } no es JSON: { $facts-0 }.
field-holds-no-state-of-a-playground = { $field } no contiene ningún estado de un playground.
field-is-of-version-0-a-newer-page-wrote-it-and-this-one-reads-up-to-1 = { $field } es de la versión { $facts-0 }: lo escribió una página más nueva, y esta lee hasta { $facts-1 }.
field-is-longer-than-fits-0-characters = { $field } tiene más caracteres de los que caben ({ $facts-0 }).
field-is-damaged-it-may-have-been-cut-off-on-its-way = { $field } presenta daños: puede que se haya cortado por el camino.
field-says-more-than-fits-0-characters = { $field } dice más de lo que cabe ({ $facts-0 } caracteres).

# Lo demás que rechaza el estado.
The-state-is-not-an-object = El estado no es un objeto.
What-you-had-here-is-lost-the-browser-no-longer-keeps-it = Lo que tenías aquí se ha perdido: el navegador ya no lo conserva.
What-you-had-here-is-lost-the-browser-couldn-t-read-it-0 = Lo que tenías aquí se ha perdido: el navegador no pudo leerlo ({ $facts-0 }).
There-is-nothing-named-0-that-could-count = No hay nada llamado { $facts-0 } que pueda contar.
The-state-has-more-mistakes-the-first-0-are-named = El estado tiene más errores: se indican los primeros { $facts-0 }.
There-is-no-dataset-named-0-did-you-mean-1 = No hay ningún conjunto de datos llamado { $facts-0 }: ¿querías decir { $facts-1 }?
There-is-no-field-named-0-did-you-mean-1 = No hay ningún campo llamado { $facts-0 }: ¿querías decir { $facts-1 }?
There-is-no-field-named-0 = No hay ningún campo llamado { $facts-0 }.
There-is-no-parameter-named-0-did-you-mean-1 = No hay ningún parámetro llamado { $facts-0 }: ¿querías decir { $facts-1 }?
There-is-no-parameter-named-0 = No hay ningún parámetro llamado { $facts-0 }.
Examples-have-finite-numbers-up-to-1e100-and-a-label-1-1-or-2-to-5 = Los ejemplos tienen números finitos de 1e100 como máximo y una etiqueta: −1, +1, o de 2 a 5.
The-table-is-of-one-weight-vector-which-the-learner-does-not-have = La tabla es de un solo vector de pesos, que el clasificador no tiene.
This-course-was-opened-from-a-file-open-that-file-again = Este curso se abrió desde un archivo: abre de nuevo ese archivo.
There-is-no-lesson-0-this-course-is-one = No hay ninguna lección { $facts-0 }: este curso es una sola.
There-is-no-lesson-0-there-are-1 = No hay ninguna lección { $facts-0 }: hay { $facts-1 }.
Lesson-0-has-1-steps-there-is-no-step-2 = La lección { $facts-0 } tiene { $facts-1 } apartados: no hay ningún apartado { $facts-2 }.
This-course-has-one-step-there-is-no-step-0 = Este curso tiene un solo apartado: no hay ningún apartado { $facts-0 }.
This-course-has-0-steps-there-is-no-step-1 = Este curso tiene { $facts-0 } apartados: no hay ningún apartado { $facts-1 }.
The-course-at-0-could-not-be-read-1 = No se pudo leer el curso de { $facts-0 }: { $facts-1 }.
The-course-at-0-could-not-be-read-the-server-answered-1 = No se pudo leer el curso de { $facts-0 }: el servidor respondió { $facts-1 }.
The-course-at-0-could-not-be-read-its-address-is-not-one-of-https = No se pudo leer el curso de { $facts-0 }: su dirección no es https.
The-course-at-0-is-larger-than-1-MB-the-most-that-is-read = El curso de { $facts-0 } ocupa más de { $facts-1 } MB, el máximo que se lee.
In-the-course-0 = En el curso: { $facts-0 }
A-course-is-an-object-with-a-title-and-steps = Un curso es un objeto con un título y apartados.
A-step-is-an-object-with-a-title-and-a-text = Un apartado es un objeto con un título y un texto.
A-step-has-a-link-or-a-state-not-both = Un apartado tiene un enlace o un estado, no las dos cosas.
opens-something-else-than-a-step-link-to-it-in-the-text = { $facts-0 }= abre algo que no es un apartado: pon el enlace en el texto.
This-leads-to-another-page-0-If-it-is-a-state-of-the-playground-write-only-what-comes-after-that-address-1 = Esto lleva a otra página, { $facts-0 }. Si es un estado del playground, escribe solo lo que va detrás de esa dirección: { $facts-1 }
This-leads-to-another-page-0-link-to-it-in-the-text = Esto lleva a otra página, { $facts-0 }: pon el enlace en el texto.
This-is-no-link-to-a-state-write-parameters-such-as-data-xor = Esto no es un enlace a un estado: escribe parámetros, como ?data=xor.
There-is-no-such-question-of-this-seed = No hay ninguna pregunta así con esta semilla.
field-the-challenge-0-has-no-seed-leave-out-1 = { $field }: el reto { $facts-0 } no tiene semilla: omite .{ $facts-1 }.
field-there-is-nothing-named-0-The-questions-are-1-each-also-with-a-seed-as-2-7-the-challenges-are-3 = { $field }: no hay nada llamado { $facts-0 }. Las preguntas son { $facts-1 }, cada una también con una semilla, como { $facts-2 }.7; los retos son { $facts-3 }.
What-this-needs-could-not-be-loaded-The-playground-has-been-updated-since-you-opened-this-page-Reload-it-to-go-on-your-work-is-kept = No se pudo cargar lo que hace falta para esto. { playgroundUpdated }
What-this-needs-could-not-be-loaded-It-will-be-tried-again-when-you-need-it-0 = No se pudo cargar lo que hace falta para esto. Se intentará de nuevo cuando lo necesites. ({ $facts-0 })

# Lo que está mal en el curso propio de un profesor.
field-is-empty = { $field } no tiene contenido.
The-file-is-empty-a-course-has-a-title-and-steps = El archivo está vacío: un curso tiene un título (title) y apartados (steps).
This-file-is-a-text-not-a-course-a-course-begins-with-title-and-steps = Este archivo es un texto y no un curso: un curso empieza con title: y steps:.
Put-quotation-marks-around-a-text-that-begins-with-a-sign-0 = Pon entre comillas un texto que empieza con un signo: «{ $facts-0 }».
Put-quotation-marks-around-a-text-with-a-colon-in-it-or-write-a-colon-after-the-key-0 = Pon entre comillas un texto que tiene dos puntos, o escribe los dos puntos después de la clave: «{ $facts-0 }».
Something-is-not-closed-here-a-quotation-mark-or-a-bracket-0 = Aquí falta cerrar algo, unas comillas o un corchete: «{ $facts-0 }».
Indent-this-line-with-spaces-not-with-a-tab-0 = Haz la sangría de esta línea con espacios, no con un tabulador: «{ $facts-0 }».
Indent-this-line-as-far-as-the-lines-that-it-belongs-to-0 = Esta línea necesita la misma sangría que las líneas a las que pertenece: «{ $facts-0 }».
This-key-is-there-twice-0 = Esta clave aparece dos veces: «{ $facts-0 }».
In-double-quotation-marks-a-backslash-is-written-twice-in-single-ones-once-0 = Entre comillas dobles, una barra invertida se escribe dos veces; entre comillas simples, una: «{ $facts-0 }».
A-course-is-one-document-take-out-the-line-0 = Un curso es un solo documento: quita la línea «{ $facts-0 }».
This-cannot-be-read-as-YAML-0 = Esto no se puede leer como YAML: «{ $facts-0 }».
field-belongs-within-check = { $field } va dentro de `check`.
A-run-has-no-number-named-0-did-you-mean-1 = Una ejecución no tiene ningún número llamado { $facts-0 }: ¿querías decir { $facts-1 }?
field-must-be-one-of-0-or-a-feature-such-as-x1-x2 = { $field } debe ser uno de { $facts-0 }, o una característica como x1*x2.
field-must-have-a-sign-for-each-weight-0 = { $field } debe tener un signo para cada peso: { $facts-0 }.
field-must-have-a-sign-for-each-weight-and-one-for-the-bias-0 = { $field } debe tener un signo para cada peso y uno para el sesgo: { $facts-0 }.
field-contains-itself-0-is-within-what-it-repeats = { $field } se contiene a sí mismo: { $facts-0 } está dentro de lo que repite.
field-must-be-a-language-such-as-en-or-de = { $field } debe ser un idioma, como en o de.
field-must-be-a-list-of-and-0 = { $field } debe ser una lista de +, - y 0.
field-must-be-a-list-of-lines = { $field } debe ser una lista de líneas.
field-must-be-a-list-of-options = { $field } debe ser una lista de opciones.
field-must-be-a-list-of-parts-of-the-page = { $field } debe ser una lista de partes de la página.
field-must-be-a-moment = { $field } debe ser un momento.
field-must-be-a-number-or-look-like-0-1-or-2 = { $field } debe ser un número, o algo como { $facts-0 }, { $facts-1 } o { $facts-2 }.
field-must-be-a-number-true-or-false-or-a-list-of-numbers = { $field } debe ser un número, true o false, o una lista de números.
field-must-be-a-text-or-a-list-of-cases-that-each-have-say = { $field } debe ser un texto, o una lista de casos que tengan cada uno `say`.
field-must-look-like-0 = { $field } debe escribirse como { $facts-0 }.
field-must-be-at-least-2 = { $field } debe ser 2 como mínimo.
field-must-be-at-most-12 = { $field } debe ser 12 como máximo.
field-must-be-from-0-to-4 = { $field } debe estar entre 0 y 4.
field-must-be-parameters-or-a-mapping-of-members-of-the-state = { $field } debe contener parámetros, o nombres y valores de partes del estado.
field-must-be-true = { $field } debe ser true.
field-must-be-two-learners = { $field } debe contener dos clasificadores.
field-must-be-words-and-what-they-mean = { $field } debe contener palabras y lo que significan.
field-must-each-have-right-or-a-reply-in-wrong = { $field }: cada una debe ser correcta (`right`) o llevar un comentario (`wrong`).
field-must-each-have-right-or-say-in-wrong-what-the-line-does = { $field }: cada una debe ser la línea errónea (`right`) o decir qué hace (`wrong`).
field-must-each-say-in-wrong-what-the-line-would-do-too-early-all-but-the-first = { $field }: todas menos la primera deben decir en `wrong` qué harían si llegaran demasiado pronto.
field-must-go-forwards-over-20-visits-at-most = { $field } debe ir hacia delante y abarcar 20 pasos como máximo.
field-must-have-a-line-with-right = { $field } debe tener una línea con `right`.
field-must-have-an-option-that-is-right = { $field } debe tener una opción correcta.
field-must-have-csv-or-file-a-table-of-examples-or-the-name-of-a-file-that-has-one = { $field } debe tener csv o file: una tabla de ejemplos, o el nombre de un archivo que la contenga.
field-must-have-one-line-without-line = { $field } debe tener una sola línea sin `line`.
field-must-have-ten-lines-at-most = { $field } debe tener diez líneas como máximo.
field-must-have-three-lines-at-least = { $field } debe tener al menos tres líneas.
field-must-have-two-options-at-least = { $field } debe tener al menos dos opciones.
field-must-name-a-check = { $field } debe nombrar una comprobación.
field-must-name-a-column = { $field } debe nombrar una columna.
field-must-name-a-feature = { $field } debe nombrar una característica.
A-check-of-settings-must-name-a-setting = Una comprobación de ajustes debe nombrar un ajuste.
A-check-that-takes-an-answer-is-the-only-check-of-its-task = Una comprobación que recibe una respuesta debe ser la única.
A-note-has-one-mark-in-the-text-0-this-one-has-1 = Una nota tiene una sola marca en el texto, { $facts-0 }: esta tiene { $facts-1 }.
A-number-has-is-its-value-or-of-what-the-run-says-one-of-the-two = Un número es fijo (`is`) o lo dice la ejecución (`of`): una de las dos cosas.
The-length-of-a-run-has-least-or-most-one-of-the-two = La duración de una ejecución tiene un mínimo (`least`) o un máximo (`most`): una de las dos cosas.
A-state-has-no-member-0 = Un estado no tiene ninguna parte { $facts-0 }.
A-step-has-data-or-a-state-with-data-not-both = Un apartado tiene data o un state con data, no las dos cosas.
A-table-has-features-and-a-label-this-one-has-no-column-of-numbers-except-the-label = Una tabla tiene características y una etiqueta: esta no tiene ninguna columna de números aparte de la etiqueta.
A-table-has-features-and-a-label-this-one-has-one-column = Una tabla tiene características y una etiqueta: esta tiene una sola columna.
A-task-is-an-object-with-ask-and-check = Una tarea es un objeto con `ask` y `check`.
An-image-is-in-the-course-data-or-next-to-it-0-is-elsewhere = Una imagen está en el curso (data:) o junto a él: { $facts-0 } está en otro sitio.
Only-replies-to-a-number-can-have-cases-with-when = Solo los comentarios a un número pueden tener casos con `when`.
Only-what-the-run-decides-has-a-truth-a-number-or-weights-with-of-or-a-mistake = Solo lo que decide la ejecución tiene `truth`: un número o unos pesos con `of`, o un error.
The-labels-of-a-table-have-only-a-few-values-column-0-has-too-many = Las etiquetas de una tabla tienen pocos valores: la columna { $facts-0 } tiene demasiados.
The-labels-of-a-table-have-two-values-at-least-those-in-column-0-are-all-the-same = Las etiquetas de una tabla tienen al menos dos valores: las de la columna { $facts-0 } son todas iguales.
The-run-has-no-0 = La ejecución no tiene { $facts-0 }.
The-run-says-0-not-1 = La ejecución dice { $facts-0 }, no { $facts-1 }.
The-table-cannot-be-read = No se puede leer la tabla.
The-table-cannot-be-read-a-value-is-missing-line-1-of-the-table = No se puede leer la tabla: falta un valor (línea { $facts-1 } de la tabla).
The-table-cannot-be-read-line-1-of-it-has-0-cells-and-the-first-has-2 = No se puede leer la tabla: su línea { $facts-1 } tiene { $facts-0 } celdas, y la primera, { $facts-2 }.
The-table-cannot-be-read-line-1-of-it-has-0-cells-and-the-other-lines-have-2 = No se puede leer la tabla: su línea { $facts-1 } tiene { $facts-0 } celdas, y las demás, { $facts-2 }.
The-table-cannot-be-read-0-is-not-a-number-line-1-of-the-table = No se puede leer la tabla: { $facts-0 } no es un número (línea { $facts-1 } de la tabla).
The-table-has-no-column-0-its-columns-are-1 = La tabla no tiene ninguna columna { $facts-0 }: sus columnas son { $facts-1 }.
There-is-no-file-0-next-to-the-course = Junto al curso no hay ningún archivo { $facts-0 }.
There-is-no-note-for-0 = No hay ninguna nota para { $facts-0 }.
There-is-no-value-0-here = Aquí no hay ningún valor { $facts-0 }.
There-is-no-value-0-here-there-are-1 = Aquí no hay ningún valor { $facts-0 }: hay { $facts-1 }.
This-is-already-done-when-it-is-asked-students-have-nothing-to-do = Esto ya está hecho cuando se pide: nadie tiene que hacer nada.
solve-does-not-do-what-check-asks-for = `solve` no hace lo que pide `check`.
A-question-that-is-answered-has-no-solve = Una pregunta que se responde no tiene `solve`.
cannot-be-read-1 = { $facts-0 } no se puede leer: { $facts-1 }.
needs-a-style-of-its-own-which-the-page-does-not-allow = { $facts-0 } necesita un estilo propio, y la página no lo permite.
reaches-2-times-as-far-as-1-so-1-hardly-counts-Add-scaling-standardize-to-the-link-or-scaling-standardize-to-the-state = { $facts-0 } llega { $facts-2 } veces más lejos que { $facts-1 }, así que { $facts-1 } apenas cuenta. Añade scaling=standardize al enlace, o scaling: standardize al estado.
