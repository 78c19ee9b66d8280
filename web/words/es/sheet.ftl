# Cuánto hay que hacer: «5 ejemplos, de 3 a 5 actualizaciones, 2 o 3 épocas». Más de una actualización y una época.
amount =
    { $examples ->
        [one] { $examples } ejemplo, { $updates } actualizaciones, { $epochs } épocas
       *[other] { $examples } ejemplos, { $updates } actualizaciones, { $epochs } épocas
    }
run-made =
    { $visits ->
        [one] { updates } en { $visits } paso
       *[other] { updates } en { $visits } pasos
    }

## sheet

title = { $learner } a mano
solution = { $title }: solución
name = Nombre
date = Fecha
fromPage =
    { $cut ->
        [none] De la página: { $data }.
        [one] De la página: { $data }, el primer paso.
       *[other] De la página: { $data }, los primeros { $cut } pasos.
    }
made =
    { $level ->
        [gentle] Hoja fácil { NUMBER($seed, useGrouping: "false") }: { amount }.
        [usual] Hoja intermedia { NUMBER($seed, useGrouping: "false") }: { amount }.
        [long] Hoja larga { NUMBER($seed, useGrouping: "false") }: { amount }.
       *[like] Hoja { NUMBER($seed, useGrouping: "false") } como la de la página: { amount }.
    }
range =
    { $range ->
        [same] { NUMBER($least) }
        [next] { NUMBER($least) } o { NUMBER($most) }
       *[apart] de { NUMBER($least) } a { NUMBER($most) }
    }
madeInstead = Hoja intermedia { NUMBER($seed, useGrouping: "false") }, porque la ejecución de la página no termina en una hoja: { amount }.
features = Las características de x son { LIST($names, separator: ", ") }.
score =
    { $form ->
        [bias] Puntuación: a = w·x + b.
        [weight] Puntuación: a = w·x, con x₀ = 1.
       *[other] Puntuación: a = w·x.
    }
withinMargin = Si { $signed } ≤ { NUMBER($margin, $precision) }, aunque no sea un error: { LIST($steps, separator: "; ") }. Si no, no cambia nada.
onMistake = Si es un error: { LIST($steps, separator: "; ") }. Si no, no cambia nada.
mistake =
    { $residuals ->
        [true] { $tie ->
            [mistake] Predice q = 1 si { $positive }; si no, q = 0. El residuo es e = y − q. Si { $tied }, es siempre un error.
            [correct] Predice q = 1 si { $positive }; si no, q = 0. El residuo es e = y − q. Si { $tied }, nunca es un error.
           *[other] Predice q = 1 si { $positive }; si no, q = 0. El residuo es e = y − q.
        }
       *[false] { $tie ->
            [mistake] Error: si { $signed } ≤ 0, así que un empate ({ $tied }) también lo es.
            [correct] Error: si { $signed } < 0, así que un empate ({ $tied }) no lo es.
           *[other] Predice +1 si { $positive }; si no, −1. Error: si la predicción no es y.
        }
    }
classScore =
    { $form ->
        [bias] Puntuación de cada clase: a = w·x + b, con los pesos de esa clase; el último número es b.
        [weight] Puntuación de cada clase: a = w·x, con los pesos de esa clase; x₀ siempre es 1.
        [threshold] Puntuación de cada clase: a = w·x, con los pesos de esa clase; el último número es su umbral θ.
       *[other] Puntuación de cada clase: a = w·x, con los pesos de esa clase.
    }
classPrediction =
    { $form ->
        [threshold] Predice la clase con el mayor a − θ; si hay empate, la de número más bajo.
       *[other] Predice la clase con la puntuación más alta; si hay empate, la de número más bajo.
    }
classUpdate =
    { $form ->
        [bias] Si es un error: suma x a los pesos de la clase correcta y 1 a su b, y resta lo mismo de los pesos y de la b de la clase predicha.
        [threshold] Si es un error: suma x a los pesos de la clase correcta y resta 1 a su θ; resta x de los pesos de la clase predicha y suma 1 a su θ.
       *[other] Si es un error: suma x a los pesos de la clase correcta y réstalo de los de la clase predicha.
    }
heads =
    .visit = paso
    .epoch = época
    .example = ejemplo
    .class = clase
    .score = punt. a
    .predicted = predicción
    .correct = ¿acierto?
    .update = actualiz.
start = inicio
yes = sí
no = no
noUpdate = ninguna
fillIn =
    { $given ->
        [all] Lee la tabla, paso a paso, y comprueba cada puntuación.
        [scores] Rellena las puntuaciones, paso a paso. Lo demás ya está dado.
        [first] Rellena los huecos de la tabla, paso a paso. El primer paso está hecho.
       *[other] Rellena la tabla entera, paso a paso.
    }
howItEnds = ¿Cuántas actualizaciones se han hecho? ¿Ha convergido la ejecución?
ended =
    { $converged ->
        [true]
            { $epochs ->
                [one] { run-made }. Sí: su única época no tiene ninguna actualización.
               *[other] { run-made }. Sí: la última de { $epochs } épocas no tiene ninguna actualización.
            }
       *[false] { run-made }. Todavía no: todas las épocas tienen alguna actualización.
    }
average = Calcula la media de los pesos de las { NUMBER($rows) } filas de la tabla, con la del inicio incluida. (Suma antes cada columna.)
averaged = Las columnas suman { $sum }; los pesos promediados son estos números divididos por { NUMBER($rows) }.
votes = Anota cada vector de pesos una vez, con su contador de supervivencia: el número de filas en las que está, con la del inicio incluida.
model =
    { $letter ->
        [none] w = { $vector }
       *[other] w = { $vector }, { $letter } = { $bias }
    }
voter = { $model }: { $count }
names = { LIST($names, separator: ", ") }
draw =
    { $averaged ->
        [true] Dibuja en el gráfico la frontera de los pesos promediados, con una flecha hacia el lado positivo.
       *[false] Dibuja en el gráfico la frontera después del último paso, con una flecha hacia el lado positivo.
    }
boundary = La frontera está donde { $equation }; la flecha apunta en la dirección de w.
noBoundary = No hay frontera: w es 0.
learnerRefusals =
    .pocket = No hay hojas para este clasificador ({ $learner }): tras cada actualización hay que comprobar de nuevo todos los ejemplos.
    .batch = No hay hojas para este clasificador ({ $learner }): sus actualizaciones son sumas de todos los errores de una época.
    .passive-aggressive = No hay hojas para este clasificador ({ $learner }): sus cambios son fracciones que pronto tienen muchas cifras.
    .second-order = No hay hojas para este clasificador ({ $learner }): sus cambios son fracciones que pronto tienen muchas cifras.
    .kernel = No hay hojas para este clasificador ({ $learner }): no tiene pesos que anotar, y cada paso necesita una suma de todos los errores.
    .nearest-neighbours = No hay hojas para este clasificador ({ $learner }): no se entrena paso a paso.
    .decision-tree = No hay hojas para este clasificador ({ $learner }): no se entrena paso a paso.
refusals =
    .noExamples = Esta página no tiene ejemplos con los que hacer una hoja.
    .examples =
        { $count ->
            [one] Esta página tiene { $count } ejemplo, pero en una hoja caben { NUMBER($most) }.
           *[other] Esta página tiene { $count } ejemplos, pero en una hoja caben { NUMBER($most) }.
        }
    .features = Hay { NUMBER($count) } características, más de las que sumarías a mano ({ NUMBER($most) }).
    .classes = Hay más clases de las que caben en una tabla en papel ({ NUMBER($most) }).
    .values = En una hoja solo hay números enteros hasta { NUMBER($most) }, y algunos valores de esta página no lo son.
    .weights = Los pesos no seguirían siendo números enteros hasta { NUMBER($most) }.
    .scores = Las puntuaciones no seguirían siendo números enteros hasta { NUMBER($most) }.
    .neverUpdates = Con pesos cero, todas las puntuaciones son 0. Si eso cuenta como acierto, nunca hay actualizaciones. Cuenta el empate como error.
    .notFound = No se ha encontrado ninguna hoja así ({ amount }). Elige otro nivel u otra semilla.
otherExamples = Por eso esta hoja tiene otros ejemplos.

## worksheet

worksheet-title = Hoja de ejercicios
close = Cerrar
making = Creando la hoja…
region = Hoja y solución
source = Hoja
sources =
    .page = De esta página
    .like = Nueva, como la de esta página
    .gentle = Nueva, fácil
    .usual = Nueva, intermedia
    .long = Nueva, larga
given = Dado en la tabla
givens =
    .all = Todo
    .scores = Todo menos las puntuaciones
    .first = La primera fila
    .none = Nada
seed = Semilla
another = Crear otra
print = Imprimir
formats =
    .markdown = Markdown
    .latex = LaTeX
loadCs188 = Cargar el ejemplo resuelto de CS 188
tieIsMistake = Contar el empate como error
table = Pasos, para rellenar
solvedTable = Pasos, resueltos
toFillIn = para rellenar
point =
    { $positive ->
        [true] { $name }: positivo en { $place }
       *[false] { $name }: negativo en { $place }
    }
plot =
    { $boundary ->
        [true] Gráfico de los ejemplos con la frontera. { LIST($points, separator: "; ") }
       *[false] Gráfico de los ejemplos. { LIST($points, separator: "; ") }
    }
