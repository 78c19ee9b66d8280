### La importación de datos, y las reseñas.

rows-shown =
    { $allRows ->
        [true] { $rows ->
            [one] { $rows } fila
           *[other] { $rows } filas
        }
       *[false] Las primeras { NUMBER($shown) } de { NUMBER($rows) } filas
    }
right-or-wrong =
    { $mistake ->
        [true] un error
       *[false] un acierto
    }
onlyVectors = Solo se puede empezar con un vector de pesos o con uno para cada clase.

## importing

title = Importar datos
close = Cerrar
text = Pega una tabla, o elige o suelta un archivo
sample =
    altura,peso,etiqueta

    1.72,64,sí

    1.65,80,no
chooseFile = Elegir un archivo…
fileToImport = Archivo que se va a importar
limits = CSV, TSV, libsvm, ARFF, JSON, un estado guardado o un modelo guardado: hasta { NUMBER($columns) } características, { NUMBER($rows) } filas y { $size }. Tus datos no salen de este equipo.
pasted = Texto pegado
size =
    { $unit ->
        [bytes] { $amount ->
            [one] { $amount } byte
           *[other] { $amount } bytes
        }
        [kB] { NUMBER($amount, maximumSignificantDigits: 2) } kB
       *[MB] { NUMBER($amount, maximumSignificantDigits: 2) } MB
    }
reading =
    { $name ->
        [none] Leyendo el texto pegado
       *[other] Leyendo { $name }
    }
readingFile = Leyendo el archivo
noText = El texto pegado está vacío.
empty = { $name } está vacío.
tooLarge =
    { $name ->
        [none] El texto pegado ocupa { $size }, y el límite es { $most }. No se ha leído.
       *[other] { $name } ocupa { $size }, y el límite es { $most }. No se ha leído.
    }
overLimit = { $name } supera el límite de { $most }. No se ha leído.
unreadable = No se pudo leer { $name }.
busy = Leyendo…
cancelled = La lectura se ha cancelado. No ha cambiado nada.
readAgain = Volver a leerlo
savedState = Estado guardado
replaces = Esto es un estado guardado: sus datos, clasificadores y ajustes sustituyen lo que tienes ahora.
cannotOpen = Esto no se puede abrir.
leftOutOfState = Se omite:
open = Abrirlo
savedModel = Modelo guardado
modelTaken = Esto es un modelo guardado. Conservas tus datos y tomas del modelo:
featuresTaken = Características: { $features }
biasTaken =
    { $bias ->
        [true] Sesgo: sí
       *[false] Sesgo: no
    }
learnerTaken = Clasificador: { $learner }
weightsTaken = Los pesos iniciales
modelLeft = Esto es un modelo guardado, pero tus clasificadores no pueden empezar con él. No cambia nada.
misfits =
    .noStart =
        { $kind ->
            [votes] Predice con el voto de muchos vectores de pesos. { onlyVectors }
            [kernel] Predice con un kernel y los ejemplos que fueron errores. { onlyVectors }
            [nearest-neighbours] Predice con los ejemplos más cercanos. { onlyVectors }
           *[decision-tree] Predice con un árbol de decisión. { onlyVectors }
        }
    .otherColumns =
        { $model ->
            [one] Necesita { $model } característica básica, y tus datos tienen { NUMBER($data) }.
           *[other] Necesita { $model } características básicas, y tus datos tienen { NUMBER($data) }.
        }
    .otherClasses = Distingue { NUMBER($model) } clases, y tus datos tienen { NUMBER($data) }.
    .otherScaling = Su escalado se aprendió con otros datos, así que sus pesos significarían aquí otra cosa. Carga los datos con los que se entrenó.
    .locked = Lo que cambiaría está bloqueado aquí.
takeModel = Empezar con él
table = Cómo se lee la tabla
delimiter = Separador
delimiters =
    .comma = Coma: a,b
    .semicolon = Punto y coma: a;b
    .tab = Tabulador
    .bar = Barra: a|b
    .spaces = Espacios: a b
    .libsvm = Formato libsvm: 1:0.5 2:3
    .arff = Formato ARFF
    .json = Registros JSON
decimalMark = Signo decimal
decimalMarks =
    .point = Punto: 1.5
    .comma = Coma: 1,5
header = La primera línea nombra las columnas
label = Etiqueta
positive = Etiqueta positiva
folds = Ignorar las mayúsculas en las etiquetas
eachClass = Ninguna: { NUMBER($classes) } clases
axes =
    .x1 = Eje horizontal, x₁
    .x2 = Eje vertical, x₂
features = Características
firstRows = Primeras filas
rows =
    { $moreColumns ->
        [0] { rows-shown }
        [one] { rows-shown }; no se muestra { $moreColumns } columna
       *[other] { rows-shown }; no se muestran { $moreColumns } columnas
    }
line = Línea
record = Registro
roles =
    .label = etiqueta
    .x1 = x₁
    .x2 = x₂
    .feature = característica
    .left-out = se omite
outcome =
    { $features ->
        [one] { examples } con { $features } característica: { LIST($counts) }.
       *[other] { examples } con { $features } características: { LIST($counts) }.
    }
positives =
    { $count ->
        [one] { $count } positivo ({ $name })
       *[other] { $count } positivos ({ $name })
    }
negatives =
    { $count ->
        [one] { $count } negativo ({ $name })
       *[other] { $count } negativos ({ $name })
    }
ofClass = { NUMBER($count) } de { $name }
leaveOut =
    { $rows ->
        [one] Omitir { $rows } fila a la que le falta un valor
       *[other] Omitir { $rows } filas a las que les falta un valor
    }
noRow = No queda ninguna fila.
moreProblems =
    { $problems ->
        [one] Y { $problems } más como este.
       *[other] Y { $problems } más como estos.
    }
take = Importar

## importNotices

eitherNumber = ¿«{ $text }» en { LIST($columns) } es { NUMBER($value) } o { NUMBER($other) }? Se lee como { NUMBER($value) }. Si no es así, cambia el signo decimal.
eitherHeader =
    { $header ->
        [true] ¿Son «{ $text }» los nombres de las columnas? Se leen como nombres. Si no es así, desmarca la casilla.
       *[false] ¿Son «{ $text }» los nombres de las columnas? Se leen como un ejemplo. Si no es así, marca la casilla.
    }
capitals =
    { $folded ->
        [true] ¿Importan las mayúsculas en { LIST($labels) }? Se ignoran. Si no es así, desmarca la casilla.
       *[false] ¿Importan las mayúsculas en { LIST($labels) }? Distinguen etiquetas. Si no es así, marca la casilla.
    }
manyClasses = ¿Qué etiqueta de «{ $name }» es positiva? Tiene { NUMBER($values) } valores distintos y puede haber { NUMBER($most) } clases como máximo, así que un valor se compara con todos los demás.
sameLabels = { LIST($labels) } son la misma etiqueta, «{ $as }».
numbersRead = «{ $text }» se lee como { NUMBER($value) }.
identifiers =
    { $names-length ->
        [one] { LIST($names) } se omite porque solo identifica las filas.
       *[other] { LIST($names) } se omiten porque solo identifican las filas.
    }
words =
    { $names-length ->
        [one] { LIST($names) } se omite porque no es una columna de números.
       *[other] { LIST($names) } se omiten porque no son columnas de números.
    }
importNotices-empty =
    { $names-length ->
        [one] La columna { LIST($names) } está vacía.
       *[other] Las columnas { LIST($names) } están vacías.
    }
comments =
    { $lines ->
        [one] Se salta { $lines } comentario, en la línea { NUMBER($first, useGrouping: "false") }.
       *[other] Se saltan { $lines } comentarios, desde la línea { NUMBER($first, useGrouping: "false") }.
    }
importNotices-title = La línea { NUMBER($line, useGrouping: "false") }, «{ $text }», se salta porque es un título.
counts = La línea { NUMBER($line, useGrouping: "false") }, «{ $text }», indica el tamaño de la tabla y los nombres de las clases.
oneFeature = Hay una sola característica, «{ $name }». En el gráfico, x₂ es 0 en todos los ejemplos.
contradict =
    { $record ->
        [true] { $lines ->
            [one] El registro { NUMBER($line, useGrouping: "false") } tiene las características del registro { NUMBER($as, useGrouping: "false") }, pero otra etiqueta: ningún clasificador acierta los dos.
           *[other] { $lines } registros tienen las características de otro, pero una etiqueta distinta, como los registros { NUMBER($as, useGrouping: "false") } y { NUMBER($line, useGrouping: "false") }: ningún clasificador los acierta todos.
        }
       *[false] { $lines ->
            [one] La línea { NUMBER($line, useGrouping: "false") } tiene las características de la línea { NUMBER($as, useGrouping: "false") }, pero otra etiqueta: ningún clasificador acierta las dos.
           *[other] { $lines } líneas tienen las características de otra, pero una etiqueta distinta, como las líneas { NUMBER($as, useGrouping: "false") } y { NUMBER($line, useGrouping: "false") }: ningún clasificador las acierta todas.
        }
    }
quoted = «{ $name }»
more = { NUMBER($names) } más
renamed = «{ $from }» se llama aquí «{ $to }».

## importProblems

problem =
    { $line ->
        [none] { $rule }
       *[other] { $column ->
            [none] { $record ->
                [true] Registro { NUMBER($line, useGrouping: "false") }: { $rule }
               *[false] Línea { NUMBER($line, useGrouping: "false") }: { $rule }
            }
           *[other] { $record ->
                [true] Registro { NUMBER($line, useGrouping: "false") }, { $column }: { $rule }
               *[false] Línea { NUMBER($line, useGrouping: "false") }, { $column }: { $rule }
            }
        }
    }
columns =
    .named = columna «{ $name }»
    .column = columna { NUMBER($number, useGrouping: "false") }
    .feature = característica { NUMBER($number, useGrouping: "false") }
    .label = la etiqueta
rules =
    .openQuote = Las comillas no se cierran.
    .behindQuote = Hay algo después de las comillas de cierre.
    .noValue = Falta el valor.
    .noNumber = «{ $text }» no es un número.
    .noPair = «{ $text }» no es una característica con su valor.
    .noRecords = Esto no es un objeto ni una lista, como los demás registros.
    .noJson = Esto no es JSON. { $text }
    .noArffData = Este archivo ARFF no tiene @data.
    .foreign =
        { $format ->
            [vowpalWabbit] Este es el formato de Vowpal Wabbit, que no se puede leer. Guarda los datos como CSV o libsvm.
            [orange] Este es el formato de Orange, con tres líneas de cabecera, que no se puede leer. Guarda los datos como CSV.
            [workbook] Esto es un libro de hojas de cálculo (de Excel o similar), que no se puede leer. Guarda la hoja como CSV.
            [numpy] Este es un archivo de NumPy, que no se puede leer. Guarda la matriz con numpy.savetxt.
            [parquet] Este es un archivo Parquet, que no se puede leer. Guarda los datos como CSV.
            [html] Esto es una página web, no una tabla. Descarga el propio archivo.
           *[sparseArff] Este es un archivo ARFF disperso, que no se puede leer. Guarda los datos como CSV o libsvm.
        }
    .otherWidth =
        { $cells ->
            [one] Hay { $cells } celda en lugar de { NUMBER($width) }.
           *[other] Hay { $cells } celdas en lugar de { NUMBER($width) }.
        }
    .firstWidth =
        { $cells ->
            [one] Hay { $cells } celda, pero la línea { NUMBER($firstLine, useGrouping: "false") } tiene { NUMBER($first) }.
           *[other] Hay { $cells } celdas, pero la línea { NUMBER($firstLine, useGrouping: "false") } tiene { NUMBER($first) }.
        }
    .longLine = Una línea puede tener { NUMBER($most) } caracteres como máximo.
    .longCell = Una celda puede tener { NUMBER($most) } caracteres como máximo.
    .manyColumns = Puede haber { NUMBER($most) } columnas como máximo.
    .manyFeatures = Una tabla puede tener { NUMBER($most) } características como máximo.
    .manyNumbers = Una tabla puede tener { NUMBER($most) } celdas como máximo.
    .manyRows = Puede haber { NUMBER($most) } filas como máximo.
    .rowsLeft = Hay { NUMBER($rows) } filas y caben { NUMBER($most) } como máximo.
choices =
    .fewColumns =
        { $columns ->
            [one] Una tabla necesita una característica y una etiqueta, pero esta tiene { $columns } columna.
           *[other] Una tabla necesita una característica y una etiqueta, pero esta tiene { $columns } columnas.
        }
    .fewFeatures = Elige al menos una característica. Tiene que ser una columna de números.
    .manyFeatures = Son { NUMBER($features) } características, y puede haber { NUMBER($most) } como máximo: desmarca algunas.
    .oneValue =
        { $values ->
            [0] La etiqueta, «{ $name }», no tiene ningún valor, pero necesita dos distintos.
           *[other] La etiqueta, «{ $name }», tiene un solo valor, pero necesita dos distintos.
        }
    .manyValues = «{ $name }» tiene más de { NUMBER($most) } valores distintos: elige otra columna como etiqueta.
    .manyClasses = «{ $name }» tiene { NUMBER($values) } valores distintos, y puede haber { NUMBER($most) } clases como máximo: elige un valor que sea positivo.

## reviews

heading = Reseñas de cursos
list = Reseñas
axis =
    .negative = ← negativas
    .positive = positivas →
score = puntuación
intro = Cada palabra es una característica: 1 si una reseña la tiene, 0 si no.
notBook = «excellent» habla a favor de un curso y «terrible» en contra, pero «not» les da la vuelta a las dos: «not excellent» no es un elogio. Un peso por palabra no puede decir eso, porque «not» suma lo mismo a la puntuación vaya con la palabra que vaya.
not = «not» les da la vuelta a otras palabras: «not { $word }» dice lo contrario de «{ $word }». Un peso por palabra no puede decir eso, porque «not» suma lo mismo a la puntuación vaya con la palabra que vaya.
conjunction = «{ $conjunction }» es una característica propia: 1 solo si una reseña tiene las dos palabras. Su peso puede anular lo que dice «{ $word }».
sum = Ahora la puntuación de «{ $word }» sola es { NUMBER($alone, $precision) }, y con «not» es { $sum }.
proof = Estas reseñas lo demuestran. En promedio, las positivas y las negativas tienen las mismas características: { LIST($averages) }. Así que, sean cuales sean los pesos, unas y otras tienen la misma puntuación media, y no pueden estar todas en su lado de 0.
average = { $feature } = { NUMBER($average) }
addConjunctions =
    { $conjunctions-length ->
        [one] Añadir la conjunción { LIST($conjunctions) }
       *[other] Añadir las conjunciones { LIST($conjunctions) }
    }
removeConjunctions =
    { $conjunctions ->
        [one] Quitar la conjunción
       *[other] Quitar las conjunciones
    }
noScores = Aquí no hay puntuaciones, porque el clasificador ({ $learner }) no predice con el signo de una sola puntuación. Sus errores sí se cuentan.
scoresOf = Las puntuaciones son las de { $learner }, el clasificador que se muestra en la explicación.
scoresOfModel = Las puntuaciones usan los pesos que predicen, no los que se están entrenando.
scoresOfScaled = Las puntuaciones usan las características escaladas; las reseñas las muestran sin escalar, como 0 o 1.
reviews-words = Palabras
wordsName = Palabras que son características
removeWord = Quitar la palabra { $word }
lastWord = Hace falta al menos una palabra.
addWord = Añadir una palabra
mostWords = Puedes usar { NUMBER($most) } palabras como máximo.
select = Seleccionar la reseña { NUMBER($review) }
remove = Eliminar la reseña { NUMBER($review) }
reviews-text = Texto de la reseña { NUMBER($review) }
reviews-label =
    { $label ->
        [positive] Etiqueta de la reseña { NUMBER($review) }: positiva
       *[negative] Etiqueta de la reseña { NUMBER($review) }: negativa
    }
labelHint =
    { $label ->
        [positive] positiva: pulsa para hacerla negativa
       *[negative] negativa: pulsa para hacerla positiva
    }
heldOut = de validación
visited = paso { NUMBER($visit) }
visitedHeard =
    { $mistake ->
        [true] : un error
       *[false] : un acierto
    }
judged =
    { $predicted ->
        [positive] predicción positiva: { right-or-wrong }
        [negative] predicción negativa: { right-or-wrong }
        [tie-positive] 0 es un empate, que cuenta como positivo: { right-or-wrong }
        [tie-negative] 0 es un empate, que cuenta como negativo: { right-or-wrong }
       *[tie] 0 es un empate: { right-or-wrong }
    }
newReview = Reseña nueva
newLabel =
    { $label ->
        [positive] Etiqueta de la reseña nueva: positiva
       *[negative] Etiqueta de la reseña nueva: negativa
    }
newText = Texto de la reseña nueva
newHint = Escribe otra reseña
add = Añadir
restore = Recuperar las cuatro reseñas de ejemplo
combinations = Todas las combinaciones
combinationsOf =
    { $listed ->
        [all] { $scored ->
            [true] Todas las combinaciones de estas palabras, con su puntuación según los pesos actuales.
           *[false] Todas las combinaciones de estas palabras.
        }
        [ofReviews] { $scored ->
            [true] Estas palabras tienen { NUMBER($all) } combinaciones, demasiadas para enumerarlas. Aquí están las que aparecen en las reseñas, con sus puntuaciones según los pesos actuales.
           *[false] Estas palabras tienen { NUMBER($all) } combinaciones, demasiadas para enumerarlas. Aquí están las que aparecen en las reseñas.
        }
       *[first] { $scored ->
            [true] Estas palabras tienen { NUMBER($all) } combinaciones, demasiadas para enumerarlas. Aquí están las primeras { NUMBER($first) } que aparecen en las reseñas, con sus puntuaciones según los pesos actuales.
           *[false] Estas palabras tienen { NUMBER($all) } combinaciones, demasiadas para enumerarlas. Aquí están las primeras { NUMBER($first) } que aparecen en las reseñas.
        }
    }
allTies = Por ahora todas son empates: todas las puntuaciones son 0.
ties =
    { $ties ->
        [one] { $ties } es un empate: una puntuación de 0 no está en ningún lado.
       *[other] { $ties } son empates: una puntuación de 0 no está en ningún lado.
    }
reviews-columns =
    .predicted = predicción
    .reviews = reseñas
predicted =
    { $predicted ->
        [positive] positiva
        [negative] negativa
        [tie-positive] 0: un empate, que cuenta como positivo
        [tie-negative] 0: un empate, que cuenta como negativo
       *[tie] 0: un empate
    }
numbers = { LIST(NUMBER($reviews)) }
none = ninguna

## reviewProblems

reviewProblems-noText = Una reseña necesita un texto.
longText = Una reseña puede tener { NUMBER($most) } caracteres como máximo, y esta tiene { NUMBER($characters) }.
manyReviews = Puede haber { NUMBER($most) } reseñas como máximo.
noWord = Escribe una palabra: letras y cifras, sin espacios.
longWord = Una palabra puede tener { NUMBER($most) } caracteres como máximo.
sameWord = «{ $word }» ya está.
manyWords = Puede haber { NUMBER($most) } palabras como máximo.
