### Debajo de las frases de la explicación: los pesos, la imagen de una actualización y lo demás que se cuenta ahí.

## update

angle =
    { $updated ->
        [true] { $after ->
            [none] Ya no hay ningún ángulo { angle-between }: ahora w es 0.
           *[other] { $before ->
                [none] El ángulo { angle-between } es ahora de { NUMBER($after) }°: antes, w era 0.
               *[other] El ángulo { angle-between } pasa de { NUMBER($before) }° a { NUMBER($after) }°.
            }
        }
       *[false] { $before ->
            [none] No hay ningún ángulo { angle-between }: uno de los dos es 0.
           *[other] El ángulo { angle-between } es de { NUMBER($before) }°.
        }
    }
letters =
    .example = x
    .epoch = Σ
    .step = Δw
plane =
    { $dimensions ->
        [1] una dimensión
       *[other] el plano que generan w y { $letter } en { NUMBER($dimensions) } dimensiones
    }
spoken =
    { $dimensions ->
        [1] Vectores en una dimensión: { vector-lengths }
        [2] Vectores: { vector-lengths }
       *[other] Vectores en el plano que generan w y { $letter } en { NUMBER($dimensions) } dimensiones: { vector-lengths }
    }
scoreGoes = La puntuación pasa de { NUMBER($before, $precision) } a { NUMBER($after, $precision) }.
leadGoes = La ventaja de su propia clase pasa de { NUMBER($before, $precision) } a { NUMBER($after, $precision) }.
thresholdGoes = La puntuación pasa de { NUMBER($before, $precision) } a { NUMBER($after, $precision) }, y el umbral, de { NUMBER($from, $precision) } a { NUMBER($to, $precision) }.
rightNow = Ahora es un acierto.
stillWrong = <strong>Sigue mal clasificado:</strong> una actualización no siempre corrige un error.
above90 = Por encima de 90°, la puntuación es negativa.
below90 = Por debajo de 90°, la puntuación es positiva.
biasApart = Este es el ángulo solo entre w y x. El sesgo también cambia la puntuación. Para incluirlo en el ángulo, escríbelo como w₀: mira «Notación».
update-score = puntuación
moments =
    .before = antes
    .adding = al sumar
    .after = después
why = Por qué, paso a paso
threeLines = La puntuación, en tres líneas
fourCases = Los cuatro casos
byFeature = Característica por característica
withOne = ‖x‖² incluye el 1 de x₀.
algorithm = Verlo como algoritmo
seeAggressive = Ver el pasivo-agresivo
compareAggressive = Comparar con el pasivo-agresivo
cases =
    .caption = Los cuatro casos de un paso
    .predicted = predicción
    .case = caso
    .weights = pesos
    .score = puntuación
    .truePositive = verdadero positivo
    .trueNegative = verdadero negativo
    .falsePositive = falso positivo
    .falseNegative = falso negativo
    .added = se suma x
    .subtracted = se resta x
    .weightsStay = no cambian
    .rises = sube
    .falls = baja
    .scoreStays = no cambia
parts =
    .feature = característica
    .adds = aporta
    .changes = el peso cambia en

## weights

weights-heading =
    { $visit ->
        [none] { $what ->
            [weights] Pesos ahora
            [training] Pesos en entrenamiento ahora
           *[counts] Contadores ahora
        }
       *[other] { $what ->
            [weights] Pesos ahora, en el paso { NUMBER($visit) }
            [training] Pesos en entrenamiento ahora, en el paso { NUMBER($visit) }
           *[counts] Contadores ahora, en el paso { NUMBER($visit) }
        }
    }
feature = característica
weight = peso
example = ejemplo
countOf = contador α
class = clase
weights-bias =
    .bias = sesgo
    .threshold = umbral
exampleName = ejemplo { NUMBER($example) }
noCounts = Todos los contadores son 0.
moreCounts = { NUMBER($examples) } más con α > 0
between = { NUMBER($rows) } más en medio
weights-all = Mostrar los { NUMBER($weights) } pesos
weights-fewer = Mostrar menos
hint = Da un paso o selecciona un ejemplo para ver lo que cada peso aporta a su puntuación.
point =
    { $selected ->
        [true] Señala un peso para ver lo que aporta a la puntuación del ejemplo { NUMBER($example) }, que está seleccionado.
       *[false] Señala un peso para ver lo que aporta a la puntuación del ejemplo { NUMBER($example) }.
    }
adds = Aporta <product/> a la puntuación del ejemplo { NUMBER($example) }.
biasAdds =
    { $biasAs ->
        [bias] El sesgo aporta { NUMBER($value, $precision) } a la puntuación de todos los ejemplos.
       *[weight] El peso del sesgo aporta { NUMBER($value, $precision) } a la puntuación de todos los ejemplos.
    }
threshold = En todos los ejemplos, una puntuación mayor que { NUMBER($value, $precision) } significa positivo.

## story

notation = Notación: y ∈ { "{" }{ LIST($labels, separator: ", ") }{ "}" }, { $bias }
story-more =
    .weights = Más sobre los pesos
    .counts = Más sobre los contadores
choice =
    .labels = Etiquetas (y)
    .bias = Sesgo como
    .biasItself = sesgo
    .hint = Esto solo cambia la forma de escribirlo todo, no la ejecución, los datos ni los pesos. Con etiquetas 0 y 1, un error se ve en su residuo e = y − q. Un umbral θ es −b.

## meanings

meanings-heading = Qué significan las letras
terms =
    .example = ejemplo
    .feature = característica
    .label = etiqueta
    .weight = pesos
    .bias = sesgo
    .threshold = umbral
    .score = puntuación
    .tie = empate
    .prediction = predicción
    .residual = residuo
    .product = producto escalar
    .length = longitud
    .rate = tasa de aprendizaje
    .visit = paso
    .radius = radio
    .margin = margen de la cota
    .geometric = margen geométrico

## aboutWeights

aboutWeights-sum =
    { $selected ->
        [true] Para el ejemplo { NUMBER($example) }, que está seleccionado, la suma de las aportaciones es su puntuación:
       *[false] Para el ejemplo { NUMBER($example) }, la suma de las aportaciones es su puntuación:
    }
sumLabel = Las aportaciones y su suma
ofClass = Mostrar los pesos de la clase
length = Longitud
sameBoundary = Si los pesos y el sesgo cambian de escala juntos, la frontera no se mueve.
sensitivity = Sensibilidad
sensitivityLabel = Cómo cambia la puntuación con cada característica
largestFirst = De mayor a menor
fullPrecision = Todas las cifras
copy = Copiar
copyName =
    .weights = Copiar los pesos
    .counts = Copiar los contadores
copied = Copiado.
byHand = Aquí no se puede usar el portapapeles. Copia este texto:
scale = Longitud con la que se muestran los pesos
twice = × 2
twiceName = × 2: el doble de largos
half = × ½
halfName = × ½: la mitad de largos
asTrained = como se entrenaron
times =
    { $shorter ->
        [true] 1/{ NUMBER($factor) } × los entrenados
       *[false] { NUMBER($factor) } × los entrenados
    }
unit = longitud 1
noDirection = Todos los pesos son 0, así que aún no hay dirección.
trained = entrenados
shown = mostrados
rows =
    .length = longitud
    .functional = margen funcional
    .geometric = margen geométrico
    .boundary = distancia del origen a la frontera:
effect = Todas las puntuaciones se multiplican por el mismo número positivo, así que ningún signo cambia y la frontera no se mueve.
marginsOf = Los márgenes son los del ejemplo { NUMBER($example) }.
slopes =
    { $scaled ->
        [true] El peso de una característica dice cuánto cambia la puntuación cuando la característica escalada crece en 1. Es el mismo para todos los ejemplos.
       *[false] El peso de una característica dice cuánto cambia la puntuación cuando la característica crece en 1. Es el mismo para todos los ejemplos.
    }
rises = La puntuación sube más con <feature/> ({ $weight }).
falls = La puntuación baja más con <feature/> ({ $weight }).
flat = Ahora ninguna característica cambia la puntuación: todos los pesos son 0.
byExample =
    { $example ->
        [none] { $scaled ->
            [true] Debido a los productos, lo que cambia la puntuación con una característica básica depende del ejemplo. Las características están escaladas.
           *[false] Debido a los productos, lo que cambia la puntuación con una característica básica depende del ejemplo.
        }
       *[other] { $scaled ->
            [true] Debido a los productos, lo que cambia la puntuación con una característica básica depende del ejemplo. Para el ejemplo { NUMBER($example) }, con las características escaladas:
           *[false] Debido a los productos, lo que cambia la puntuación con una característica básica depende del ejemplo. Para el ejemplo { NUMBER($example) }:
        }
    }
less =
    { $features ->
        [one] Hay { $features } característica más que la cambia menos.
       *[other] Hay { $features } características más que la cambian menos.
    }
isWord = <letter/> es «{ $word }».
