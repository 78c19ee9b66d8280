## data

presets =
    .blobs = Dos nubes
    .thin-margin = Un margen estrecho
    .cs188 = Ejemplo resuelto de CS 188
    .and = AND
    .or = OR
    .nand = NAND
    .blocks = 500 positivos y luego 500 negativos
    .iris = Iris
    .three-classes = Tres clases
    .iris-species = Iris, las tres especies
    .overlap = Dos nubes que se solapan
    .xor = XOR
    .quadrants = Cuadrantes de XOR
    .circles = Círculos
    .moons = Lunas
    .spiral = Espiral
    .reviews = Reseñas de cursos (palabras)
drawn =
    { $points ->
        [one] { $points } punto dibujado
       *[other] { $points } puntos dibujados
    }
inTable =
    { $examples ->
        [one] { $examples } ejemplo en una tabla
       *[other] { $examples } ejemplos en una tabla
    }

## learners

titles =
    .perceptron = Perceptrón
    .averaged = Perceptrón promediado
    .voted = Perceptrón votado
    .pocket = Perceptrón Pocket
    .margin = Perceptrón con margen
    .batch = Perceptrón por lotes
    .passive-aggressive = Pasivo-agresivo
    .multiclass = Perceptrón multiclase
    .kernel = Perceptrón con kernel
    .nearest-neighbours = Vecinos más cercanos
    .decision-tree = Árbol de decisión
    .second-order = Perceptrón de segundo orden
short =
    .perceptron = Perceptrón
    .averaged = Promediado
    .voted = Votado
    .pocket = Pocket
    .margin = Con margen
    .batch = Por lotes
    .passive-aggressive = Pasivo-agresivo
    .multiclass = Multiclase
    .kernel = Con kernel
    .nearest-neighbours = Vecinos más cercanos
    .decision-tree = Árbol de decisión
    .second-order = Segundo orden
numbered = { NUMBER($place) } { $learner }
setting =
    { $setting ->
        [learning-rate] η = { $value }
        [tie] empate = { $value }
        [margin] margen = { $value }
        [tolerance] ε = { $value }
        [c] C = { $value }
        [classes] clases = { $value }
        [degree] grado = { $value }
        [offset] constante = { $value }
        [gamma] γ = { $value }
        [k] k = { $value }
        [max-depth] profundidad máx. = { $value }
        [ridge] λ = { $value }
       *[other] { $value }
    }
settingValues =
    .mistake = error
    .correct = acierto
    .negative = negativo
    .positive = positivo
    .pa = PA
    .pa-1 = PA-I
    .pa-2 = PA-II
    .linear = lineal
    .polynomial = polinómico
    .rbf = RBF
ownStart = inicio propio
settings = { LIST($settings, separator: ", ") }
full = { $title }, { $settings }

## learnerSettings

labels =
    .learning-rate = Tasa de aprendizaje
    .tie = Regla de empate
    .margin = Margen
    .tolerance = Tolerancia
    .variant = Variante
    .c = Agresividad
    .classes = Clases
    .kernel = Kernel
    .degree = Grado
    .offset = Constante
    .gamma = Gamma
    .k = Vecinos
    .max-depth = Profundidad máxima
    .ridge = Regularización (ridge)
values =
    .mistake = Error
    .correct = Acierto
    .negative = Negativo
    .positive = Positivo
    .pa = PA
    .pa-1 = PA-I
    .pa-2 = PA-II
    .linear = Lineal
    .polynomial = Polinómico
    .rbf = Gaussiano (RBF)
aliases =
    .batch-learning-rate = La λ de Pavlu
    .second-order-ridge = La a de Cesa-Bianchi et al.
kindHints =
    .perceptron = Suma a sus pesos cada ejemplo en el que falla.
    .averaged = Se entrena como el perceptrón, pero predice con la media de todos los vectores de pesos que ha tenido.
    .voted = Se entrena como el perceptrón, pero votan todos los vectores de pesos que ha tenido, cada uno tantas veces como pasos sobrevivió.
    .pocket = Se entrena como el perceptrón, pero predice con los pesos que menos errores de entrenamiento cometieron.
    .margin = También actualiza los pesos con ejemplos bien clasificados que están dentro del margen.
    .batch = Hace una actualización por época, con la suma de todos los ejemplos en los que falló.
    .passive-aggressive = Cambia sus pesos lo justo para acertar el ejemplo con un margen de 1.
    .multiclass = Tiene un vector de pesos para cada clase y gana la puntuación más alta. Un error premia a la clase correcta y castiga a la ganadora.
    .kernel = Cuenta sus errores en cada ejemplo en lugar de guardar pesos. No tiene sesgo.
    .nearest-neighbours = Una referencia que no aprende nada: predice la etiqueta de la mayoría de los k ejemplos más cercanos.
    .decision-tree = Una referencia que se construye de una vez: divide el plano por una característica tras otra.
    .second-order = Mueve menos sus pesos en las direcciones que sus errores tienen en común.
fieldHints =
    .margin = Actualiza mientras y·a{ "\u00A0" }≤{ "\u00A0" }margen.
    .tolerance = El entrenamiento termina cuando un cambio es más corto que esto.
    .classes = Automático: tantas como tengan los datos.
    .gamma = Cuanto mayor es γ, más estrecho es el kernel alrededor de cada ejemplo.
    .ridge = Cuanto mayor es λ, más se parecen sus actualizaciones a las del perceptrón.
valueHints =
    .mistake = Una puntuación de 0 es un error (y·a{ "\u00A0" }≤{ "\u00A0" }0).
    .correct = Una puntuación de 0 es un acierto (y·a{ "\u00A0" }<{ "\u00A0" }0).
    .negative = Una puntuación de 0 significa negativo.
    .positive = Una puntuación de 0 significa positivo.
    .pa = Cada actualización llega hasta y·a{ "\u00A0" }={ "\u00A0" }1.
    .pa-1 = Cada actualización llega hasta el final, pero suma como mucho C veces el ejemplo.
    .pa-2 = Cada actualización llega solo hasta cierto punto: cuanto menor es C, más corto es el cambio.
    .linear = x·z: una recta por el origen.
    .polynomial = (constante + x·z) elevado al grado.
    .rbf = exp(−γ‖x − z‖²)

## costs

why =
    { $kind ->
        [multiclass] { $learner }: { each }, para cada una de las { NUMBER($vectors) } clases.
        [second-order] { $learner }: { each }. Una actualización recorre además su matriz, que tiene un número para cada par de pesos.
        [voted] { $learner }: { each }. Una predicción pregunta a todos los vectores de pesos que ha tenido.
        [kernel] { $examples ->
            [one] { $learner }: las puntuaciones de todos los ejemplos se guardan, así que un paso solo consulta una. Una actualización la cambia.
           *[other] { $learner }: las puntuaciones de todos los ejemplos se guardan, así que un paso solo consulta una. Una actualización cambia las { $examples }.
        }
        [nearest-neighbours] { $examples ->
            [one] { $learner }: no se entrena nada, pero cada predicción consulta el único ejemplo.
           *[other] { $learner }: no se entrena nada, pero cada predicción consulta los { $examples } ejemplos.
        }
        [decision-tree] { $learner }: se construye de una vez, no paso a paso.
       *[other] Clasificadores lineales: { each }.
    }
each =
    { $bias ->
       *[true] una por cada característica y una por el sesgo
        [false] una por cada característica
    }

## setup

setup = Configuración
setup-titles =
    .data = Datos
    .learner = Clasificador
    .features = Características
    .order = Orden
    .compare = Clasificadores
before =
    .data = { "" }
    .learner = clasificador:
    .features = con
    .order = orden:
    .compare = { "" }
learner =
    { $others ->
        [0] { $title }
       *[other] { $title } y { $others } más
    }
named =
    { $scaling ->
        [standardize] { LIST($features, separator: ", ") }, con estandarización
        [min-max] { LIST($features, separator: ", ") }, con escala de 0 a 1
        [unit-norm] { LIST($features, separator: ", ") }, con longitud 1
       *[other] { LIST($features, separator: ", ") }
    }
counted =
    { $scaling ->
        [standardize] { features }, con estandarización
        [min-max] { features }, con escala de 0 a 1
        [unit-norm] { features }, con longitud 1
       *[other] { features }
    }
order =
    { $kind ->
        [given] { $isList ->
            [true] según la lista
           *[false] según el dibujo
        }
        [positives-first] primero los positivos
        [shuffle-once] barajado una vez
        [shuffle-each-epoch] barajado en cada época
       *[custom] el tuyo
    }
compare =
    { $learners ->
        [1] Añadir un clasificador
       *[other] { $learners } clasificadores
    }
pin = Fijar
unpin = Soltar
close = Cerrar

## setupCompare

shown = Clasificador que se muestra en los ajustes y en la explicación
removeName = Quitar { $learner }
compareWith = Comparar con
add = Añadir
setupCompare-full = Puedes comparar { NUMBER($most) } clasificadores como máximo.

## setupLearner

setupLearner-learner = Clasificador
maxEpochs = Máx. de épocas
initialWeights = Pesos iniciales
initial = { $symbol } inicial
tooManyWeights = { NUMBER($weights) } pesos son demasiados para fijarlos uno por uno.
randomise = Elegir al azar
setToZero = Poner a cero
cures = Ver otros remedios: un kernel, neuronas ocultas

## exampleOrder

notAnExample = { $name }: «{ $word }» no es el número de un ejemplo.
noSuchExample = { $name }: no hay ningún ejemplo { $word }. Los ejemplos están numerados del 1 al { NUMBER($examples) }.
exampleTwice = { $name }: el ejemplo { NUMBER($example) } aparece dos veces.
examplesMissing =
    { $missing ->
        [one] { $name }: falta el ejemplo { LIST($named) }.
       *[other] { $name }: faltan los ejemplos { LIST($named) }.
    }
further = { NUMBER($further) } más

## setupOrder

setupOrder-order = Orden de los ejemplos
setupOrder-titles =
    .given = Orden original
    .positives-first = Primero los positivos
    .shuffle-once = Barajar una vez
    .shuffle-each-epoch = Barajar en cada época
    .custom = Orden propio
hints =
    .given = Cada época recorre los ejemplos en el orden en que se dibujaron o aparecen en la tabla.
    .positives-first = Cada época recorre todos los ejemplos positivos y después todos los negativos.
    .shuffle-once = La semilla baraja los ejemplos una vez. Todas las épocas repiten ese orden.
    .shuffle-each-epoch = La semilla vuelve a barajar los ejemplos en cada época.
    .custom = Cada época recorre los ejemplos en el orden que escribas.
customUpTo = Orden propio (hasta { NUMBER($examples) } ejemplos)
seed = Semilla para barajar
newSeed = Volver a barajar
numbers = Tu orden
numbersHint = Escribe una vez cada número del 1 al { NUMBER($examples) }, con espacios entre ellos: 3 1 2.
seeOrder = Ver el orden y qué se gana al barajar

## setupData

preset = Conjunto de datos
separable =
    .yes = Una recta los separa
    .depends = Depende de los ajustes
    .no = Ninguna recta los separa
own =
    .points = Puntos dibujados
    .table = Tabla importada
counts = <positive>{ NUMBER($positive-count) }</positive> { $positive-name ->
        [none] { positive-ending }
       *[other] { positive-ending } ({ $positive-name })
    }, <negative>{ NUMBER($negative-count) }</negative> { $negative-name ->
        [none] { negative-ending }
       *[other] { negative-ending } ({ $negative-name })
    }
classes = { LIST($classes) }
ofClass = { NUMBER($count) } de la clase { $name }
importData = Importar datos…
examples = Ejemplos
noise = Ruido
setupData-seed = Semilla de los datos
setupData-newSeed = Generar datos nuevos
axes =
    .across = Eje horizontal, x₁
    .up = Eje vertical, x₂
irisColumns =
    .sepalLength = longitud del sépalo
    .sepalWidth = anchura del sépalo
    .petalLength = longitud del pétalo
    .petalWidth = anchura del pétalo
species =
    .positive = Especie positiva
    .negative = Especie negativa
notDrawn = No se dibujan: { LIST($features) }.
setupData-further = { NUMBER($further) } más
keepWeights = Conservar los pesos cuando cambien los datos
heldOut = Ejemplos de validación, %
heldOutName = Porcentaje de ejemplos de validación
heldOutCount =
    { $heldOut ->
        [one] Se reserva { $heldOut } de { NUMBER($examples) } ejemplos para validación.
       *[other] Se reservan { $heldOut } de { NUMBER($examples) } ejemplos para validación.
    }
splitSeed = Semilla de la partición
newSplit = Hacer otra partición

## setupFeatures

features = Características
lastFeature = Hace falta al menos una característica.
bias = Sesgo
biasName = Sesgo: x₀ = 1, una característica que siempre es 1
sets = Conjuntos de características
set =
    { $factors ->
        [1] Sin productos
        [2] Todos los pares
       *[3] Todos los tríos
    }
count = { features }
addProduct = Añadir un producto
addHint = Por ejemplo, { LIST($products, type: "or") }. Pulsa Enter para añadirlo.
alreadyChosen = { $product } ya está elegido.
tooMany = Puedes elegir { NUMBER($most) } características como máximo.
noProduct =
    { $columns ->
        [one] Escribe una potencia como x1^2.
       *[other] Escribe un producto como x1*x2.
    }
tooManyFactors = Un producto tiene { NUMBER($most) } factores como máximo; este tiene { NUMBER($factors) }.
noPower = El exponente de { $feature } debe ser un número entero de 1 a { NUMBER($most) }.
noFeature =
    { $columns ->
        [one] «{ $text }» no es una característica. Escribe una potencia como x1^2.
       *[other] «{ $text }» no es una característica. Escribe un producto como x1*x2.
    }
isBias = x0 es el sesgo: ya está en todos los productos, como 1.
noSuchBase =
    { $columns ->
        [1] No hay x{ NUMBER($base, useGrouping: "false") }. La única característica básica es x1.
        [2] No hay x{ NUMBER($base, useGrouping: "false") }. Las características básicas son x1 y x2.
       *[other] No hay x{ NUMBER($base, useGrouping: "false") }. Las características básicas van de x1 a x{ NUMBER($columns, useGrouping: "false") }.
    }
countAlone = { features }.
cost =
    { $perClass ->
        [true] { $bias ->
            [true] Con { features } y el sesgo para cada clase, un paso cuesta { multiplications }.
           *[false] Con { features } para cada clase, un paso cuesta { multiplications }.
        }
       *[false] { $bias ->
            [true] Con { features } y el sesgo, un paso cuesta { multiplications }.
           *[false] Con { features }, un paso cuesta { multiplications }.
        }
    }
multiplications =
    { $multiplications ->
        [one] { $multiplications } multiplicación
       *[other] { $multiplications } multiplicaciones
    }
growth = Con qué rapidez crece el número de productos
growthOf =
    { $powers ->
        [true] Con D características hay D(D+1)/2 pares, es decir, O(D²): aquí { NUMBER($pairs) }. Y hay D(D+1)(D+2)/6 tríos, es decir, O(D³): aquí { NUMBER($triples) }.
       *[false] Con D características hay D(D−1)/2 pares, es decir, O(D²): aquí { NUMBER($pairs) }. Y hay D(D−1)(D−2)/6 tríos, es decir, O(D³): aquí { NUMBER($triples) }.
    }
misprint = CIML, en la sección 4.7, da O(D²) también para los tríos. Es una errata: un tercer factor vuelve a multiplicar su número por D, aproximadamente.
and = Una palabra está (1) o no está (0), así que <product/> es 1 solo donde están las dos palabras: AND. Un cuadrado no aporta nada: x² = x.
zeroOne = Con los valores 0 y 1, el producto <product/> es AND: 1 solo donde los dos son 1. Un cuadrado no aporta nada: <square/> es la propia característica.
plusMinus = Con los valores −1 y +1, el producto <product/> no es AND, sino «iguales» (XNOR): +1 donde los dos coinciden, −1 donde difieren. Un cuadrado es 1 en todas partes: <square/> es un segundo <one/>.
tightBound = La etiqueta es este producto o su opuesto, y por eso la cota de XOR es ajustada: permite { NUMBER($updates) } actualizaciones, y la ejecución hace { NUMBER($updates) }.
recode =
    .plus-minus = Recodificar a −1/+1
    .zero-one = Recodificar a 0/1

## setupTrials

scaling = Escalado
scalings =
    .none = Ninguno
    .standardize = Estandarizar
    .min-max = Mín–máx
    .unit-norm = Norma unitaria
scalingHints =
    .none = Usa las características básicas como están.
    .standardize = A cada característica básica le resta la media y la divide por la desviación estándar, antes de formar los productos.
    .min-max = Lleva cada característica básica a 0 en su valor más pequeño y a 1 en el más grande, antes de formar los productos.
    .unit-norm = Divide cada ejemplo por su longitud, de modo que todos tengan longitud 1, antes de formar los productos.
compareScalings = Comparar escalados
scalingCaption = Entrenado desde cero con cada escalado
scalingCaptionRanked = Entrenado desde cero con cada escalado. Debajo de cada uno, sus pesos, de mayor a menor
updates = Actualizaciones
epochs = Épocas
weights = Pesos, de mayor a menor
moreWeights = { NUMBER($weights) } más
overfitting = Con más características, un clasificador puede ajustarse mejor a los ejemplos de entrenamiento, pero quizá prediga peor otros ejemplos. Eso es el sobreajuste, y se ve en los errores con los ejemplos de validación.
compareFeatureSets = Comparar conjuntos de características
tooFewToHoldOut =
    { $examples ->
        [one] No hay ejemplos de validación, y { $examples } ejemplo no basta para reservar alguno.
       *[other] No hay ejemplos de validación, y { $examples } ejemplos no bastan para reservar alguno.
    }
holdOut = Reservar el { NUMBER($percent) }{ "\u202F" }%
noneHeldOut = Aún no hay ejemplos de validación.
featuresCaption = Ejemplos mal clasificados tras entrenar desde cero hasta el final
setupTrials-features = Características
training = Entrenamiento
setupTrials-heldOut = Validación
featureSets =
    .base = Sin productos
    .pairs = + pares
    .triples = + tríos
    .chosen = Tu elección
misclassified = { NUMBER($mistakes) } de { NUMBER($examples) }
cancel = Cancelar
progress =
    { $state ->
        [running] { NUMBER($trained) } de { NUMBER($total) } entrenados
        [cancelled] Cancelado: { NUMBER($trained) } de { NUMBER($total) } entrenados
       *[done] Entrenados los { NUMBER($total) }
    }
ended =
    { $stop ->
        [none] { $visits ->
            [one] Se detuvo tras { $visits } paso.
           *[other] Se detuvo tras { $visits } pasos.
        }
        [settled] { $epochs ->
            [one] Se estabilizó tras { $epochs } época.
           *[other] Se estabilizó tras { $epochs } épocas.
        }
       *[other] { $epochs ->
            [one] No convergió en { $epochs } época.
           *[other] No convergió en { $epochs } épocas.
        }
    }
