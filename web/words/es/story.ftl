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
    .lineLesson = Lección: por qué ninguna recta puede

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
settled = Se ha estabilizado tras { epochs } y { updates }: el último cambio fue más corto que la tolerancia ε = { NUMBER($tolerance, $precision) }.
maybeWrong = Eso no significa que acierte todos los ejemplos.
