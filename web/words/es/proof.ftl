### El margen, y la demostración de la convergencia.

# Con artículo: «la recta», «el plano», «el hiperplano por el origen».
separator-the =
    { $separator-features ->
        [2] la { separator }
       *[other] el { separator }
    }
separator-other =
    { $separator-features ->
        [2] Ninguna otra { separator }
       *[other] Ningún otro { separator }
    }

## separability

reason = { why-inseparable }
notSeparable =
    { $onStage ->
        [true] Los ejemplos no son linealmente separables: { why-inseparable } (se muestra en el lienzo).
       *[false] Los ejemplos no son linealmente separables: { why-inseparable }.
    }

## margin

choice = Margen, demostración o cambios
choices =
    .margin = Margen
    .angle = Demostración: ángulo
    .distance = Demostración: distancia
    .tighten = Estrechar
analysing = Analizando: { NUMBER($percent) }{ "\u202F" }%
stale = Esto es de antes del último cambio. Analizando: { NUMBER($percent) }{ "\u202F" }%
undecided =
    .verdict = Demasiado ajustado para decidirlo.
    .meaning = El hueco o el solapamiento es tan pequeño que demostrarlo llevaría demasiado tiempo.
separable =
    .verdict = Linealmente separables.
    .meaning = Con estas características, { separator-a } deja todos los positivos a un lado y todos los negativos al otro.
inseparable =
    .verdict = No linealmente separables.
    .meaning = Con estas características, { separator-no } deja todos los positivos a un lado y todos los negativos al otro.
showMargin = Mostrar { separator-the } de margen máximo en el lienzo
showWhy = Mostrar por qué en el lienzo
marginElsewhere =
    { $features ->
        [none] El lienzo no puede dibujar { separator-the } de margen máximo: está en el espacio de las características escaladas.
        [one] El lienzo no puede dibujar { separator-the } de margen máximo: está en el espacio de la única característica.
       *[other] El lienzo no puede dibujar { separator-the } de margen máximo: está en el espacio de las { $features } características.
    }
whyElsewhere =
    { $features ->
        [none] El lienzo no puede dibujar estos puntos: están en el espacio de las características escaladas.
        [one] El lienzo no puede dibujar estos puntos: están en el espacio de la única característica.
       *[other] El lienzo no puede dibujar estos puntos: están en el espacio de las { $features } características.
    }
geometricMargin = Margen geométrico <rho/>
geometricHint =
    { $nearest ->
        [one] La distancia desde { separator-the } de margen máximo hasta los ejemplos más cercanos, en el espacio de características. { separator-other } tiene un margen mayor. { $nearest } ejemplo está así de cerca, y él solo decide su posición.
       *[other] La distancia desde { separator-the } de margen máximo hasta los ejemplos más cercanos, en el espacio de características. { separator-other } tiene un margen mayor. { $nearest } ejemplos están así de cerca, y ellos solos deciden su posición.
    }
radius = Radio <R/>
radiusHint = La longitud del ejemplo <example/> más largo.
boundMargin = Margen de la cota <gamma/>
boundMarginHint = El mayor margen que pueden tener unos pesos <weights/> de longitud 1, con el sesgo como peso de una característica que siempre es 1. En la cota se divide por <gamma/>, no por <rho/>.
boundMarginUnbiased = El mayor margen que pueden tener unos pesos <weights/> de longitud 1. Sin sesgo, es igual a <rho/>.
bound = Cota <formula/>
theorem = Ninguna ejecución del perceptrón que empiece con pesos 0 hace más actualizaciones que las de la cota, sea cual sea el orden de los ejemplos.
atMost = { updates } como máximo.
made = { NUMBER($made) } de { updates } como máximo.
otherRule = El clasificador que has elegido actualiza con otra regla, así que la cota no vale para él.
otherStart = Esta ejecución no empieza con pesos 0, así que la cota no vale para ella.
weights = Pesos que separan
maximumMargin = de margen máximo
ofBound = de la cota
bias = sesgo <b/>
copyMaximumMargin = los pesos de margen máximo
copyOfBound = los pesos de la cota
witness =
    .atOrigin = Un promedio ponderado que es el origen
    .samePoint = Dos promedios ponderados que son el mismo punto
    .sameDirection = Dos promedios ponderados en la misma dirección
averages = Los promedios, para comprobarlos a mano
example = ejemplo
weight = peso
positive = positivos
negative = negativos
everyAverage = Si { separator-a } deja todos los positivos a un lado y todos los negativos al otro, entonces todo promedio ponderado de una clase está en el lado de esa clase.
averageAtOrigin = Pero aquí { why-inseparable }, que no está en ningún lado.
sameExample = Pero aquí { why-inseparable }, que no puede estar en los dos lados.
sameAverage = Pero aquí { why-inseparable }: un punto es promedio ponderado de las dos clases, y no puede estar en los dos lados.
sameDirection = Pero aquí { why-inseparable }: el promedio de positivos es { $factor } veces el promedio de negativos, así que los dos están en el mismo lado.

## proof

proof-analysing = Analizando…
proof-otherRule = El teorema trata de actualizaciones que suman un ejemplo, η·y·x, en cada error. { $learner } actualiza con otra regla, así que el teorema no vale para esta ejecución. Elige el perceptrón, o un clasificador que se entrene como él: promediado, votado o Pocket.
moreClasses = El teorema trata de dos clases, pero estos ejemplos tienen más.
oneLabel = Sin ejemplos de las dos etiquetas, no hay nada que demostrar.
proof-undecided = No se ha podido decidir si los ejemplos son separables, así que no hay nada que demostrar.
allAtOrigin = Todos los ejemplos están en el origen: R es 0, y ninguna actualización cambia nada.
tinyMargin = El margen es demasiado pequeño para que sus números signifiquen algo.
proof-atMost = { updates } como máximo.
fromZero = Con pesos iniciales 0, la cota es (R/γ)².
fromZeroAnyRate = Con pesos iniciales 0, la cota es (R/γ)², sea cual sea la tasa de aprendizaje: η escala los dos lados por el mismo factor.
fromElsewhere =
    .angle = Esta ejecución empieza con otros pesos w₀, así que la cota está donde se cruzan las dos curvas discontinuas, no en (R/γ)².
    .distance = Esta ejecución empieza con otros pesos w₀, así que la cota es ‖w₀ − αw*‖²/(ηR)², no (R/γ)².
fromTurned = Con pesos iniciales 0, la cota es (R/γ)². Tu w* tiene γ = { NUMBER($margin) }. El mayor posible es { NUMBER($best) }.
fromTarget = La cota es ahora ‖w₀ − αw*‖²/(2αηγ − η²R²). Con pesos iniciales 0, es mínima en α = ηR²/γ = { NUMBER($best) }.
tooNear = Con α = { NUMBER($reach) } el objetivo está demasiado cerca para una cota: solo con un α mayor que ηR²/(2γ) = { NUMBER($least) } tiene que acercar w cada actualización.
offSide = Tu w* no separa los ejemplos: γ es { NUMBER($margin) }. Sin un γ mayor que 0 no hay cota.
astray =
    { $updates ->
        [one] La actualización { LIST(NUMBER($named)) } va en el sentido equivocado: después de ella, w está más lejos de αw* que antes.
       *[other] { $further ->
            [true] { updates } van en el sentido equivocado: después de cada una, w está más lejos de αw* que antes. Las primeras son { LIST(NUMBER($named)) }.
           *[false] Las actualizaciones { LIST(NUMBER($named)) } van en el sentido equivocado: después de cada una, w está más lejos de αw* que antes.
        }
    }
noneAstray = Hasta ahora, ninguna actualización va en el sentido equivocado: ninguna ha dejado w más lejos de αw* que antes.
astrayStretches =
    { $points ->
        [one] El gráfico tiene un punto por cada { updates }. En { $points } punto, w está más lejos de αw* que en el anterior.
       *[other] El gráfico tiene un punto por cada { updates }. En { $points } puntos, w está más lejos de αw* que en el anterior.
    }
hold = Cambiar el objetivo αw*
reach = Distancia α
turn = Dirección de w*
degrees = { NUMBER($degrees) }°
proof-bias = Sesgo de w*
onlyTwo = Puedes girar w* cuando hay dos características.
reset = Volver al mejor
whole = Mostrarlo hasta la cota
nothingYet = Nada todavía.
lengthChart = ‖w‖ frente a las actualizaciones: { NUMBER($most) } como máximo en { updates }, ahora { NUMBER($now) }.
angleChart = w·w* y ‖w‖ frente a las actualizaciones: tras { updates }, w·w* es { NUMBER($along) } y ‖w‖ es { NUMBER($length) }. El margen de la cota es γ = { NUMBER($margin) }, y R = { NUMBER($radius) }.
distanceChart = El cuadrado de la distancia de w a αw* frente a las actualizaciones: { NUMBER($start) } al comienzo, { NUMBER($now) } tras { updates }, con α = { NUMBER($reach) }.
axis = actualizaciones k
boundMark = { NUMBER($bound) } como máximo
curves =
    .length = <length/>, <bound/>.
    .angle = <along/>, <length/>, <sample/> las cotas. Se cruzan donde no queda ninguna actualización.
    .distanceAlone = <distance/>.
    .distance = <distance/>, <sample/> su cota. Llega a 0 donde no queda ninguna actualización.
lastUpdate = La última actualización
noUpdate = Aún no hay ninguna actualización.
beforeUpdates = Antes de la primera actualización
oneUpdate = Todas las actualizaciones hasta ahora: esta
allUpdates = En total, <k/> = { updates }
line = <formula/>: <numbers/>
moved = (se ha movido con la última actualización)
why =
    .gained = Todos los ejemplos están en su lado de w*, a γ como mínimo, así que la actualización suma como mínimo eso a w·w*.
    .mistaken = Fue un error: con los pesos de antes, y·a no era mayor que 0.
    .long = Ningún ejemplo es más largo que R.
    .fallen = Las tres juntas: baja 2α veces la primera línea menos la segunda y la tercera. Aquí α es R²/γ.
    .fallenByRate = Las tres juntas: baja 2α veces la primera línea menos la segunda y la tercera. Aquí α es ηR²/γ.
    .fallenChosen = Las tres juntas: baja 2α veces la primera línea menos la segunda y la tercera.
    .fallenOftenChosen = Ha bajado al menos eso k veces. Solo dice algo donde baja.
    .fallenOften = Ha bajado al menos eso k veces, y ningún cuadrado baja de 0.
    .along = La primera línea de una actualización, k veces.
    .length = La segunda y la tercera, k veces.
    .angle = w* tiene longitud 1. Cuanto más cerca están los dos números, menor es el ángulo entre w y w*.
beforeMinusAfter = <distance/> antes − después
firstFails = La primera línea falla.
noMargin = No hay ningún <star/> con <inequality/> para todos los ejemplos, así que no hay margen <gamma/>: nada hace que las actualizaciones vayan en una misma dirección.
meeting = El punto { LIST(NUMBER($point), type: "vector") } es un promedio ponderado de positivos y también de negativos, como muestra «Margen». Sea cual sea <w/>, este punto tiene una sola puntuación, ahora { NUMBER($score) }, y al menos con una de las dos etiquetas, la etiqueta por esa puntuación no es mayor que 0.
othersHold = Las otras líneas siguen valiendo: después de cada actualización, <inequality/>. Pero sin un margen con el que compararlo, <k/> no tiene límite.
cycle =
    { $epochs ->
        [one] Aquí los pesos dan vueltas en círculo: desde la época { NUMBER($since) } se repiten en cada época, y <length/> nunca ha superado { NUMBER($most) }.
       *[other] Aquí los pesos dan vueltas en círculo: desde la época { NUMBER($since) } se repiten cada { $epochs } épocas, y <length/> nunca ha superado { NUMBER($most) }.
    }
bounded = Hasta ahora, en { updates }, <length/> nunca ha superado { NUMBER($most) }: sigue acotada, y las actualizaciones continúan.

## tighten

tighten-inseparable = Ninguna recta puede separar estos ejemplos, así que no hay margen <gamma/> ni cota.
drag = Arrastra en el lienzo un punto hacia la otra clase: el margen <gamma/> de la cota se estrecha y la cota crece. Los números de antes quedan junto a los nuevos.
tighten-margin = Margen de la cota <gamma/>
tighten-bound = Cota <formula/>
tighten-updates = Actualizaciones con este orden
median = Actualizaciones con órdenes al azar, mediana
unknown = …
more = sin terminar
gamma = <gamma/> cuenta el sesgo como el peso de una característica que siempre es 1. No es la distancia del lienzo: esa distancia es el margen geométrico <rho/>, en «Margen». En la cota se divide por <gamma/>, no por <rho/>.
gammaUnbiased = Sin sesgo, <gamma/> es el margen geométrico <rho/>, en «Margen».
before = antes
forget = Borrar los números de antes
spoken = La cota era { NUMBER($bound-before) } y ahora es { NUMBER($bound-now) }. Actualizaciones con este orden: { $made-before } antes, { $made-now } ahora.
training = Entrenando con órdenes al azar…
tallest =
    { $orders ->
        [one] barra más alta: { $orders } orden
       *[other] barra más alta: { $orders } órdenes
    }
tighten-boundMark = cota { NUMBER($bound) }
tighten-axis = actualizaciones
notTried = Con tantos ejemplos no se prueban órdenes al azar: llevaría demasiado tiempo.
tried =
    { $done ->
        [none] { NUMBER($total) } órdenes al azar, con pesos iniciales 0.
       *[other] { NUMBER($done) } de { NUMBER($total) } órdenes al azar, con pesos iniciales 0.
    }
range =
    { $fewest ->
        [none] Con cada uno hace { updates }, nunca más que la cota, { NUMBER($bound) }.
       *[other] Hace de { NUMBER($fewest) } a { updates }, nunca más que la cota, { NUMBER($bound) }.
    }
unfinished =
    { $runs ->
        [one] { $runs } de las ejecuciones se detuvo antes de converger, y necesitaría más.
       *[other] { $runs } de las ejecuciones se detuvieron antes de converger, y necesitarían más.
    }
