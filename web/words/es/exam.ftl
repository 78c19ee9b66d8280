# Lo que cuenta una pregunta o una respuesta.
count-mistakes =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
run-mistakes =
    { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }
fewest-mistakes =
    { $fewest ->
        [one] { $fewest } error
       *[other] { $fewest } errores
    }
bound-known = Ningún ejemplo está a más de R = { FIGURE($radius) } del origen, y un vector unitario los separa todos con el margen γ = { FIGURE($margin) }. No hay sesgo, y w empieza en 0.
counts-known = Una ejecución con pesos iniciales 0, con η = 1 y contando el empate como error, ha cometido estos errores: { LIST($all) }.
cycle-known = Ninguna recta separa estos ejemplos. Una ejecución empieza con pesos 0, cuenta el empate como error y recorre los ejemplos en el orden de la tabla, una y otra vez.
cycle-first =
    { $first ->
        [0] al comienzo
       *[other] después de la época { FIGURE($first) }
    }
cycle-epoch =
    { $epoch ->
        [0] al comienzo
       *[other] después de la época { FIGURE($epoch) }
    }
cycle-length =
    { $length ->
        [1] en cada época
       *[other] cada { FIGURE($length) } épocas
    }
margin-times-k =
    { $margin ->
        [1] k
       *[other] { FIGURE($margin) }k
    }
radius-times-root =
    { $radius ->
        [1] √k
       *[other] { FIGURE($radius) }√k
    }
rate-known = Dos ejecuciones recorren estos ejemplos en el mismo orden, una con η = 1 y la otra con η = { FIGURE($rate) }.
rate-both = la primera ejecución hace { updates } y la segunda, { FIGURE($otherUpdates) }
score-moves = de { FIGURE($score) } a { FIGURE($after) }
widest-distance = { FIGURE($widest) } en lugar de { FIGURE($distance) }
votes-counted = Cada vector vota con el signo de su puntuación, c veces: { FIGURE($positive) } por +1 y { FIGURE($negative) } por −1.
votes-averaged = En el promedio cuentan las propias puntuaciones: cada una multiplicada por su contador, { FIGURE($sum) } en total.

## examMargin

examMargin-ask = Una recta tiene w = { VECTOR($weights) }, b = { FIGURE($bias) }. ¿Cuáles son su margen funcional y su margen geométrico en estos ejemplos?
examMargin-hint = Cada ejemplo tiene su propio margen, y el de todos juntos es el menor de ellos. ¿Cuál de los dos tipos cambia si duplicas w y b?
examMargin-numbers =
    .functional = funcional
    .geometric = geométrico
examMargin-right = El menor es el del ejemplo { NUMBER($example) }: su etiqueta, { SIGNED($label) }, por su puntuación, { FIGURE($score) }, es { FIGURE($functional) }. Dividido por la longitud de w, { FIGURE($length) }, da { FIGURE($geometric) }.
examMargin-notSmallest = El margen funcional del ejemplo { NUMBER($example) } es { FIGURE($given) }, pero otro ejemplo tiene uno menor.
examMargin-labelForgotten = La puntuación del ejemplo { NUMBER($example) } es { FIGURE($score) } y su etiqueta, { SIGNED($label) }: multiplica las dos.
examMargin-functionalWrong = Compara: la puntuación del ejemplo { NUMBER($example) } es { FIGURE($score) }, y multiplicada por su etiqueta, { SIGNED($label) }, da { FIGURE($functional) }. El margen funcional es el menor de estos productos.
examMargin-notDivided = El margen funcional está bien, pero el geométrico es una distancia: el margen funcional dividido por la longitud de w.
examMargin-biasInLength = Para la distancia a la recta se divide solo por la longitud de w, sin b: { FIGURE($length) }.
examMargin-divided = El margen funcional es { FIGURE($functional) }, como dices. La longitud de w es { FIGURE($length) }: divide por ella para obtener la distancia.

## examBound

examBound-ask =
    { $asks ->
        [most] { bound-known } ¿Cuál es el mayor número de errores que permite el teorema de convergencia?
        [or-more] { bound-known } ¿Qué dice el teorema de convergencia sobre cometer { count-mistakes } o más?
       *[at-most] { bound-known } ¿Qué dice el teorema de convergencia sobre cometer { count-mistakes } como máximo?
    }
examBound-hint = ¿Cómo combina el teorema R y γ? Piensa en qué le pasa a la cota si todos los ejemplos se alejan al doble de distancia y γ se duplica con ellos.
examBound-number = errores ≤
examBound-options =
    .ruled-out = Lo descarta.
    .promised = Lo garantiza.
    .open = Lo deja abierto.
examBound-right =
    { $whole ->
        [true] (R/γ)² = ({ FIGURE($radius) }/{ FIGURE($margin) })² = { FIGURE($bound) }. Con estos ejemplos, en su orden, el perceptrón comete { run-mistakes }.
       *[false] (R/γ)² = ({ FIGURE($radius) }/{ FIGURE($margin) })² = { FIGURE($bound) }. Un número de errores es entero, así que { FIGURE($most) } como máximo. Con estos ejemplos, en su orden, el perceptrón comete { run-mistakes }.
    }
examBound-notSquared = R/γ es { FIGURE($ratio) }, pero en el teorema está al cuadrado.
examBound-upsideDown = Eso es (γ/R)². Un margen más amplio hace más fácil el problema, así que γ va en el denominador.
examBound-notWhole = (R/γ)² es { FIGURE($bound) }, pero el número de errores es entero: ¿cuántos hay como máximo?
examBound-roundedUp = Ese número es mayor que (R/γ)² = { FIGURE($bound) }.
examBound-most = La cota es (R/γ)². Aquí R/γ es { FIGURE($radius) }/{ FIGURE($margin) } = { FIGURE($ratio) }.
examBound-ruled-out =
    { $right ->
        [true] Correcto: (R/γ)² = { FIGURE($bound) }, y { FIGURE($count) } es mayor. Ningún orden de los ejemplos puede cambiarlo.
       *[false] { $asks ->
            [at-most] Solo descarta más de (R/γ)² = { FIGURE($bound) }, y nunca que haya pocos.
           *[other] No se descarta: (R/γ)² = { FIGURE($bound) }, y { FIGURE($count) } no es mayor.
        }
    }
examBound-promised =
    { $right ->
        [true] Correcto: (R/γ)² = { FIGURE($bound) }, así que nunca hay más de { FIGURE($most) }, en ningún orden de los ejemplos.
       *[false] { $asks ->
            [or-more] Nunca garantiza que haya muchos. (R/γ)² = { FIGURE($bound) } solo dice cuántos hay como máximo. Con estos ejemplos, en su orden, hay { FIGURE($mistakes) }.
           *[other] Solo garantiza que haya (R/γ)² = { FIGURE($bound) } como máximo, y { FIGURE($count) } es menor.
        }
    }
examBound-open =
    { $right ->
        [true] Correcto: hay (R/γ)² = { FIGURE($bound) } como máximo, y por debajo no dice nada. Es una cota, no un pronóstico: con estos ejemplos, en su orden, el perceptrón comete { run-mistakes }.
       *[false]
            { $asks ->
                [or-more] Sí que dice algo: (R/γ)² = { FIGURE($bound) }, y { FIGURE($count) } es mayor.
               *[other] Sí que dice algo: (R/γ)² = { FIGURE($bound) }, y nunca hay más.
            }
    }

## examLine

examLine-ask =
    { $side ->
        [right] ¿Con qué pesos y qué sesgo la frontera es { $equation } y se predice +1 a su derecha? Valen todos los que lo cumplan.
        [left] ¿Con qué pesos y qué sesgo la frontera es { $equation } y se predice +1 a su izquierda? Valen todos los que lo cumplan.
        [above] ¿Con qué pesos y qué sesgo la frontera es { $equation } y se predice +1 por encima de ella? Valen todos los que lo cumplan.
        [below] ¿Con qué pesos y qué sesgo la frontera es { $equation } y se predice +1 por debajo de ella? Valen todos los que lo cumplan.
       *[none] Los pesos son w = { VECTOR($weights) }, b = { FIGURE($bias) }. Escribe la frontera como x₂ = m · x₁ + c.
    }
examLine-hint =
    { $asks ->
        [weights] En la frontera, la puntuación es 0. Pasa todo a un lado de la ecuación: ¿qué signo debe tener ese lado donde la predicción es +1?
       *[line] ¿Qué puntuación tienen los puntos de la frontera? Escríbelo como ecuación y deja x₂ solo en un lado.
    }
examLine-weightsRight =
    { $usual ->
        [true] Correcto, y también lo es cualquier múltiplo positivo: la puntuación cambia de tamaño, pero no de signo.
       *[false] Correcto: son un múltiplo positivo de w = { VECTOR($weights) }, b = { FIGURE($bias) }, así que cada puntuación conserva su signo.
    }
examLine-noLine = Si w₁ y w₂ son 0, todos los puntos tienen la misma puntuación y no hay frontera.
examLine-otherSide = Es la misma recta, pero su lado positivo es el otro: los tres signos están al revés.
examLine-biasSign = La dirección de la recta está bien, pero está al otro lado del origen: revisa el signo de b.
examLine-swapped = Esos dos pesos están intercambiados: w₁ va con x₁, y w₂, con x₂.
examLine-offLine = El punto { VECTOR($place) } está en la recta, así que su puntuación debe ser 0, pero con tus números es { FIGURE($score) }.
examLine-lineRight = En { $equation } la puntuación es 0, y solo allí.
examLine-slopeSign = Cuando w₁ · x₁ pasa al otro lado de la ecuación, cambia de signo: revisa el signo de m.
examLine-slopeUpsideDown = Esa m está invertida: el número por el que divides es el peso de x₂.
examLine-slopeNotDivided = Falta dividir: w₂ = { FIGURE($second) } sigue delante de x₂, así que divide por él toda la ecuación.
examLine-slopeWrong = La pendiente m es el peso de x₁ con el signo cambiado, dividido por w₂ = { FIGURE($second) }.
examLine-offsetSign = La pendiente está bien. Cuando b pasa al otro lado de la ecuación, también cambia de signo.
examLine-offsetWrong = La pendiente está bien. En x₁ = 0 la ecuación dice { FIGURE($second) } · x₂ + ({ FIGURE($bias) }) = 0: ¿cuánto vale ahí x₂?

## examVotes

examVotes-ask =
    Una ejecución ha tenido estos vectores, con sus contadores de supervivencia c. ¿Qué predicen el perceptrón votado y el promediado en x = { VECTOR($place) }?

    { $lines }
examVotes-voter = w = { VECTOR($weights) }, b = { FIGURE($bias) }, c = { FIGURE($count) }
examVotes-hint = Un vector muy seguro y otro apenas seguro: ¿cuál de los dos perceptrones nota la diferencia?
examVotes-option = El votado, { SIGNED($voted) }; el promediado, { SIGNED($averaged) }.
examVotes-right = { votes-counted } { votes-averaged }
examVotes-votedWrong = La del promediado está bien; la del votado, no. { votes-counted }
examVotes-averagedWrong = La del votado está bien; la del promediado, no. { votes-averaged }
examVotes-bothWrong = Ninguna de las dos está bien. { votes-counted } { votes-averaged }

## examClasses

examClasses-ask =
    { $asks ->
        [scores] Tres clases tienen los pesos { LIST($all, separator: ", ") }. Entre clases con la misma puntuación se predice la de número más bajo. ¿Cuál es la puntuación de cada una para x = { VECTOR($place) }, y qué clase se predice?
       *[update] Tres clases tienen los pesos { LIST($all, separator: ", ") }. Entre clases con la misma puntuación se predice la de número más bajo. Ahora le toca al ejemplo { NUMBER($example) }: x = { VECTOR($place) }, de la clase { NUMBER($label) }. ¿Cuáles son los pesos después?
    }
examClasses-weights = { $name } = { VECTOR($weights) }
examClasses-hint =
    { $asks ->
        [scores] Se predice la clase con la puntuación más alta. ¿La comparten dos clases?
       *[update] Averigua primero qué clase se predice. ¿A cuántos vectores afecta un error?
    }
examClasses-class = clase
examClasses-scoresRight =
    { $tied ->
        [true]
            { $mistake ->
                [true] La puntuación más alta es { FIGURE($score) }, y la tiene más de una clase: se predice la de número más bajo, { NUMBER($predicted) }. Aquí eso es un error.
               *[false] La puntuación más alta es { FIGURE($score) }, y la tiene más de una clase: se predice la de número más bajo, { NUMBER($predicted) }. Aquí eso es un acierto.
            }
       *[false]
            { $mistake ->
                [true] La puntuación más alta es { FIGURE($score) }, de la clase { NUMBER($predicted) }. Aquí eso es un error.
               *[false] La puntuación más alta es { FIGURE($score) }, de la clase { NUMBER($predicted) }. Aquí eso es un acierto.
            }
    }
examClasses-scoreWrong = La puntuación de la clase { NUMBER($of) } no es { FIGURE($given) }: multiplica { VECTOR($vector) } y { VECTOR($place) } número a número y suma.
examClasses-tieToHigher = La clase { NUMBER($given) } tiene la puntuación más alta, pero también la clase { NUMBER($lowest) }: en un empate gana la de número más bajo.
examClasses-notLargest = Las puntuaciones están bien, pero la clase { NUMBER($given) } solo tiene { FIGURE($score) }, y la más alta es { FIGURE($largest) }.
examClasses-noClass = Las puntuaciones están bien. La clase predicha es 0, 1 o 2.
examClasses-updateRight =
    { $tied ->
        [true] Se predice la clase { NUMBER($predicted) } (en el empate gana la de número más bajo), un error: el ejemplo se suma a { $ofLabel } y se resta de { $ofPredicted }.
       *[false] Se predice la clase { NUMBER($predicted) } (tiene la puntuación más alta), un error: el ejemplo se suma a { $ofLabel } y se resta de { $ofPredicted }.
    }
examClasses-stays =
    { $tied ->
        [true] La clase { NUMBER($label) } comparte la puntuación más alta y es la de número más bajo entre las que la tienen, así que se predice: no es un error y no cambia nada.
       *[false] La clase { NUMBER($label) } tiene la puntuación más alta, así que se predice: no es un error y no cambia nada.
    }
examClasses-leftAsBefore =
    { $tied ->
        [true] Esos son los pesos de antes. En el empate gana la clase de número más bajo, { NUMBER($predicted) }, pero el ejemplo es de la clase { NUMBER($label) }: un error.
       *[false] Esos son los pesos de antes. La clase { NUMBER($predicted) } tiene la puntuación más alta, pero el ejemplo es de la clase { NUMBER($label) }: un error.
    }
examClasses-wrongWay = Es justo al revés: después, { $ofLabel } debería dar más puntuación a este ejemplo, y { $ofPredicted }, menos.
examClasses-onlyOne = Un error cambia dos vectores: el de la clase correcta, { NUMBER($label) }, y el de la predicha, { NUMBER($predicted) }.
examClasses-allOthers = Solo a la clase predicha, { NUMBER($predicted) }, se le resta el ejemplo. La tercera no tuvo la culpa.
examClasses-vectorWrong =
    { $role ->
        [label] Mira { $name }: es el de la clase correcta, así que se le suma el ejemplo.
        [predicted] Mira { $name }: su clase se predijo por error, así que se le resta el ejemplo.
       *[other] Mira { $name }: su clase no es ni la correcta ni la predicha, así que queda como estaba.
    }

## examKernel

examKernel-ask =
    { $offset ->
        [0] Un perceptrón con kernel K(x, z) = (x·z){ $power } tiene { LIST($counts) }, y 0 para los demás. ¿Cuál es su puntuación en x = { VECTOR($place) }?
       *[other] Un perceptrón con kernel K(x, z) = ({ FIGURE($offset) } + x·z){ $power } tiene { LIST($counts) }, y 0 para los demás. ¿Cuál es su puntuación en x = { VECTOR($place) }?
    }
examKernel-count = α = { FIGURE($alpha) } para el ejemplo { NUMBER($example) }
examKernel-hint = Solo intervienen los ejemplos que fueron errores. Cada uno tiene un tamaño, un sentido y un peso: ¿cuál es K, cuál es y y cuál es α?
examKernel-right = Los términos α · y · K suman { FIGURE($score) }, así que la predicción es { SIGNED($sign) }. No ha hecho falta ningún peso.
examKernel-labelsForgotten = Esos son los valores del kernel por α. Faltan las etiquetas: un ejemplo negativo hace bajar la puntuación.
examKernel-countsForgotten = Cada ejemplo interviene tantas veces como fue un error: multiplica su kernel por su α.
examKernel-notRaised = Esa es la suma con un kernel lineal: eleva cada paréntesis a { FIGURE($degree) } antes de sumar.
examKernel-offsetForgotten = Falta el { FIGURE($offset) } del paréntesis: súmalo antes de elevar a la potencia.
examKernel-term = Compara un término: para el ejemplo { NUMBER($example) }, el producto escalar es { FIGURE($dot) } y el kernel, { FIGURE($kernel) }, con α = { FIGURE($alpha) } y la etiqueta { SIGNED($label) }. Suma todos esos productos.

## examGate

examGate-ask =
    Encuentra pesos y un sesgo para { $name ->
        [nand] el NAND de { FIGURE($inputs) } entradas: −1 solo si todas son 1
        [nor] el NOR de { FIGURE($inputs) } entradas: +1 solo si ninguna es 1
        [and] el AND de { LIST($literals) }: +1 solo si se cumplen todas
        [or] el OR de { LIST($literals) }: −1 solo si no se cumple ninguna
        [majority] la mayoría de { FIGURE($inputs) } entradas: +1 si más de la mitad son 1
        [at-least] «al menos { FIGURE($least) } de { FIGURE($inputs) }»: +1 si al menos { FIGURE($least) } son 1
       *[fewer] «menos de { FIGURE($least) } de { FIGURE($inputs) }»: +1 si menos de { FIGURE($least) } son 1
    }. Cada entrada es { FIGURE($off) } o 1, y no vale una puntuación de 0.
examGate-not = no { $input }
examGate-hint =
    { $negates ->
        [true] Una entrada que debería ser 1 tiene que subir la puntuación, y una que no debería serlo, bajarla. ¿Qué filas quedan más cerca de la frontera, y qué tiene que hacer b con ellas?
       *[false]
            { $inverted ->
                [true] Todas las entradas importan lo mismo, así que dales pesos iguales. ¿Una entrada que es 1 debería subir o bajar la puntuación? Después coloca b entre los dos casos.
               *[false] Todas las entradas importan lo mismo, así que dales pesos iguales. ¿Qué dos sumas de entradas tiene que distinguir b?
            }
    }
examGate-right = Las { FIGURE($rows-length) } filas están en su lado. Otros pesos también lo consiguen.
examGate-opposite = Todas las filas están en el lado equivocado: cambia todos los signos y estará bien.
examGate-tie =
    { $others ->
        [0] La puntuación de las entradas { VECTOR($row) } es exactamente 0: no está en ningún lado, pero la salida debería ser { SIGNED($wanted) }.
        [one] La puntuación de las entradas { VECTOR($row) } es exactamente 0: no está en ningún lado, pero la salida debería ser { SIGNED($wanted) }. Hay otra fila mal.
       *[other] La puntuación de las entradas { VECTOR($row) } es exactamente 0: no está en ningún lado, pero la salida debería ser { SIGNED($wanted) }. Hay otras { $others } filas mal.
    }
examGate-wrongSide =
    { $others ->
        [0] La puntuación de las entradas { VECTOR($row) } es { FIGURE($score) }, pero la salida debería ser { SIGNED($wanted) }.
        [one] La puntuación de las entradas { VECTOR($row) } es { FIGURE($score) }, pero la salida debería ser { SIGNED($wanted) }. Hay otra fila mal.
       *[other] La puntuación de las entradas { VECTOR($row) } es { FIGURE($score) }, pero la salida debería ser { SIGNED($wanted) }. Hay otras { $others } filas mal.
    }

## examTruth

examTruth-ask =
    { $about ->
        [repair] En el próximo paso le toca al ejemplo { NUMBER($example) }, en { VECTOR($place) }, con la etiqueta { SIGNED($label) }. Su puntuación es { FIGURE($score) }, un error, y hay sesgo. Verdadero o falso: después de una actualización con η = 1, su predicción es correcta.
        [scale]
            { $biasToo ->
                [true] Verdadero o falso: si w y b se multiplican los dos por { FIGURE($factor) }, no cambia ninguna predicción.
               *[false] El sesgo no es 0. Verdadero o falso: si solo w se multiplica por { FIGURE($factor) }, no cambia ninguna predicción.
            }
        [converge] Verdadero o falso: un perceptrón que recorre estos ejemplos una y otra vez convergerá.
        [widest]
            { $wider ->
                [true] Una ejecución con estos ejemplos ha convergido. El ejemplo más cercano está a { FIGURE($distance) } de su recta. Verdadero o falso: hay otra recta que los separa y está más lejos de su ejemplo más cercano.
               *[false] Una ejecución con estos ejemplos ha convergido. El ejemplo más cercano está a { FIGURE($distance) } de su recta. Verdadero o falso: ninguna otra recta que los separe está más lejos de su ejemplo más cercano.
            }
       *[first]
            { $tie ->
                [mistake] Los pesos y el sesgo empiezan en 0, y un paso es un error si y·a ≤ 0. Verdadero o falso: el primer paso es un error, sea cual sea el ejemplo.
               *[correct] Los pesos y el sesgo empiezan en 0, y un paso es un error si y·a < 0. Verdadero o falso: el primer paso es un error, sea cual sea el ejemplo.
            }
    }
examTruth-hint =
    { $about ->
        [repair] ¿Cuánto cambia su propia puntuación si se suma a los pesos el ejemplo, y 1 por el sesgo?
        [scale] La predicción es el signo de w·x + b. Prueba con un punto para el que w·x sea 1 y b sea { FIGURE($bias) }.
        [converge] ¿Qué exige el teorema de convergencia? Mira el lienzo.
        [widest] ¿Cuándo se detiene la ejecución? Busca en el lienzo una recta que deje más sitio.
       *[first] ¿Qué puntuación tiene cualquier ejemplo antes de la primera actualización?
    }
examTruth-options =
    .enough = Verdadero: su puntuación se mueve lo suficiente.
    .always = Verdadero: toda actualización corrige su ejemplo.
    .notEnough = Falso: su puntuación no se mueve lo suficiente.
    .othersOnly = Falso: solo cambian las otras puntuaciones.
    .signsStay = Verdadero: todas las puntuaciones conservan su signo.
    .signsTurn = Falso: todas las puntuaciones cambian de signo.
    .lineMoves = Falso: la frontera se mueve.
    .moreConfident = Falso: puntuaciones mayores dan otras predicciones.
    .separable = Verdadero: una recta los separa.
    .smallSteps = Verdadero, si η es lo bastante pequeña.
    .inseparable = Falso: ninguna recta los separa.
    .fixedOrder = Falso: sin barajar, da vueltas sin fin.
    .onlyBest =
        { $wider ->
            [true] Falso: la ejecución solo se detiene en la de mayor margen.
           *[false] Verdadero: la ejecución solo se detiene en la de mayor margen.
        }
    .byBound =
        { $wider ->
            [true] Falso: el teorema lo descarta.
           *[false] Verdadero: eso es lo que dice el teorema.
        }
    .anyLine =
        { $wider ->
            [true] Verdadero: la ejecución se detiene en cualquiera que los separe.
           *[false] Falso: la ejecución se detiene en cualquiera que los separe.
        }
    .stillMistakes =
        { $wider ->
            [true] Verdadero: algunos ejemplos pueden seguir mal clasificados.
           *[false] Falso: algunos ejemplos pueden seguir mal clasificados.
        }
    .tieCounts = Verdadero: aquí una puntuación de 0 es un error.
    .wrongSide = Verdadero: todos los ejemplos empiezan en el lado equivocado.
    .tieIsRight = Falso: aquí una puntuación de 0 no es un error.
    .byLabel = Falso: depende de su etiqueta.
examTruth-enough =
    { $right ->
        [true] La puntuación pasa { score-moves }: la actualización la cambia en el cuadrado de la longitud del ejemplo, contando 1 por el sesgo.
       *[false] Se mueve en el sentido correcto, pero solo { score-moves }: todavía es un error.
    }
examTruth-always = Toda actualización mueve su ejemplo en el sentido correcto, pero cuánto depende de la longitud del ejemplo. Aquí su puntuación pasa { score-moves }.
examTruth-notEnough =
    { $right ->
        [true] La puntuación solo pasa { score-moves }: es menos de lo que faltaba.
       *[false] Sí se mueve lo suficiente: la puntuación pasa { score-moves }.
    }
examTruth-othersOnly = La actualización suma el ejemplo a los pesos o lo resta, así que su propia puntuación también cambia: { score-moves }.
examTruth-signsStay =
    { $right ->
        [true] Todas las puntuaciones se multiplican por el mismo número positivo, así que conservan su signo y la frontera no se mueve.
       *[false]
            { $turned ->
                [true] El número es negativo: todas las puntuaciones cambian de signo.
               *[false] Solo se multiplica w·x, y b no: en los puntos cercanos a la frontera, la suma puede cambiar de signo.
            }
    }
examTruth-signsTurn =
    { $right ->
        [true] La frontera se queda donde está, pero sus dos lados se intercambian.
       *[false]
            { $turned ->
                [true] Mira otra vez los signos.
               *[false]
                    { $biasToo ->
                        [true] El número es positivo: no le cambia el signo a ninguna puntuación.
                       *[false] No todas: las puntuaciones solo cambian de signo entre la frontera antigua y la nueva.
                    }
            }
    }
examTruth-lineMoves =
    { $right ->
        [true] w·x cambia y b no, así que la puntuación es 0 en otro sitio. En todos los puntos que quedan en medio cambia la predicción.
       *[false]
            { $turned ->
                [true] Una puntuación que es 0 sigue siendo 0 si se multiplica entera, así que la frontera no se mueve. Pero mira sus dos lados.
               *[false] Una puntuación que es 0 sigue siendo 0 si se multiplica entera, así que la frontera no se mueve.
            }
    }
examTruth-moreConfident = La predicción es el signo de la puntuación. No importa lo grande que sea la puntuación.
examTruth-separable =
    { $right ->
        [true] Una recta los separa, y entonces el teorema dice: el número de errores es limitado, y la ejecución converge con cualquier orden.
       *[false] Ninguna recta los separa: mira el lienzo e intenta dibujar una.
    }
examTruth-smallSteps =
    { $separable ->
        [true] Converge, pero con cualquier η: con pesos iniciales 0, η solo cambia la escala de los pesos.
       *[false] Con pesos iniciales 0, η solo cambia la escala de los pesos. No puede crear una recta donde no la hay.
    }
examTruth-inseparable =
    { $right ->
        [true] Ninguna recta los separa, así que en cada época hay al menos un error y los pesos vuelven a cambiar.
       *[false] Hay una recta que sí los separa: búscala en el lienzo.
    }
examTruth-fixedOrder =
    { $separable ->
        [true] Una recta los separa, y entonces el teorema vale para cualquier orden, también para uno fijo.
       *[false] No converge, pero el orden no tiene la culpa: barajar tampoco ayudaría.
    }
examTruth-onlyBest = La ejecución no sabe nada de distancias: se detiene en la primera recta sin errores. La de mayor margen tiene { widest-distance }.
examTruth-byBound = El teorema limita los errores y no dice nada de la recta en la que termina. La de mayor margen tiene { widest-distance }.
examTruth-anyLine = La ejecución se detiene en cuanto no falla ningún ejemplo. La recta de mayor margen tiene { widest-distance }.
examTruth-stillMistakes =
    { $wider ->
        [true] Es verdadero, pero por otra razón: haber convergido significa una época entera sin errores.
       *[false] Es falso, pero por otra razón: haber convergido significa una época entera sin errores.
    }
examTruth-tieCounts =
    { $right ->
        [true] Si todos los pesos son 0, todas las puntuaciones son 0. Entonces y·a = 0, que cuenta como error.
       *[false] Al principio todas las puntuaciones son 0, pero y·a = 0 no es menor que 0: no es un error.
    }
examTruth-wrongSide = Si todos los pesos son 0, aún no hay frontera, ni lados: todas las puntuaciones son 0.
examTruth-tieIsRight =
    { $right ->
        [true] Al principio todas las puntuaciones son 0. Entonces y·a = 0, que no es menor que 0, así que el primer paso no cambia nada, ni tampoco ningún otro.
       *[false] Mira la regla: aquí y·a = 0 es un error.
    }
examTruth-byLabel = La puntuación es 0, así que y·a es 0 con cualquiera de las dos etiquetas.

## examSets

examSets-ask = La tabla tiene cinco ejemplos. ¿Con qué dos características (y un sesgo) puede separarlos una recta?
examSets-hint = Escribe dos columnas más para cada pareja. ¿Se pueden separar alguna vez dos ejemplos con los mismos valores y etiquetas distintas? ¿Y cómo queda la pareja en un gráfico?
examSets-option = { LIST($names) }.
examSets-separates =
    { $distance ->
        [none] Con { LIST($names) } los separa una recta.
       *[other] Con { LIST($names) } los separa una recta, a una distancia de { FIGURE($distance) } del ejemplo más cercano.
    }
examSets-twins = Con { LIST($names) }, los ejemplos { FIGURE($positive) } y { FIGURE($negative) } tienen los mismos valores, pero etiquetas distintas: nada puede distinguirlos.
examSets-overlaps =
    { $why ->
        [none] Con { LIST($names) } no los separa ninguna recta.
       *[other] Con { LIST($names) } no los separa ninguna recta. { $why }
    }

## examRate

examRate-ask =
    { $asks ->
        [weights] Con pesos iniciales 0, una ejecución con η = 1 hace { updates } y termina con w = { VECTOR($end-weights) }, b = { FIGURE($end-bias) }. ¿Con qué termina si η = { FIGURE($rate) }?
       *[run]
            { $from ->
                [elsewhere] { rate-known } Las dos empiezan con w = { VECTOR($start-weights) }, b = { FIGURE($start-bias) }. ¿Qué se puede decir de la segunda?
                [scaled] { rate-known } La primera empieza con w = { VECTOR($start-weights) }, b = { FIGURE($start-bias) }; la segunda, con { FIGURE($rate) } veces eso. ¿Qué se puede decir de la segunda?
                [divided] { rate-known } Las dos empiezan con pesos 0, y al final todos los pesos de la segunda y su sesgo se dividen por { FIGURE($rate) }. ¿Qué se puede decir de la segunda?
               *[other] { rate-known } Las dos empiezan con pesos 0. ¿Qué se puede decir de la segunda?
            }
    }
examRate-hint = Escribe como sumas los pesos de las dos ejecuciones tras dos actualizaciones. ¿Qué partes de la suma multiplica η, y qué le hace eso al signo de una puntuación?
examRate-options =
    .scales = Los mismos errores, y los pesos multiplicados por { FIGURE($rate) }.
    .differs = Otros errores, porque el comienzo no se escala.
    .same = Los mismos errores y los mismos pesos.
examRate-right = Con pesos iniciales 0, los pesos son una suma de actualizaciones, cada una multiplicada por { FIGURE($rate) }. Ninguna puntuación cambia de signo, así que vuelve a haber { updates }.
examRate-unchanged = Los errores son los mismos, pero cada actualización se suma { FIGURE($rate) } veces.
examRate-biasUnchanged = El sesgo es un peso como los demás: también se multiplica por { FIGURE($rate) }.
examRate-divided = Eso está dividido por { FIGURE($rate) }, pero η multiplica cada actualización.
examRate-notTimes =
    { $bias ->
        [true] El sesgo no es { FIGURE($given) }: con η = 1 es { FIGURE($before) }, y ahora todas las actualizaciones se multiplican por { FIGURE($rate) }.
       *[false] Ese peso no es { FIGURE($given) }: con η = 1 es { FIGURE($before) }, y ahora todas las actualizaciones se multiplican por { FIGURE($rate) }.
    }
examRate-scales =
    { $from ->
        [divided] Lo serían, pero al final se dividen por { FIGURE($rate) }.
       *[other]
            { $right ->
                [true]
                    { $from ->
                        [scaled] El comienzo y todas las actualizaciones se multiplican por { FIGURE($rate) }, así que ninguna puntuación cambia de signo: { updates } en las dos ejecuciones.
                       *[other] Todos los pesos son sumas de actualizaciones, así que todos se multiplican por { FIGURE($rate) } y ninguna puntuación cambia de signo: { updates } en las dos ejecuciones.
                    }
               *[false] Eso sería así con pesos iniciales 0. Aquí el comienzo no se multiplica por { FIGURE($rate) }: { rate-both }, y no todas en los mismos pasos.
            }
    }
examRate-differs =
    { $right ->
        [true] En comparación con las actualizaciones, el comienzo cuenta más o cuenta menos, así que hay puntuaciones que cambian de signo: { rate-both }, y no todas en los mismos pasos.
       *[false]
            { $from ->
                [scaled] Aquí también se escala el comienzo. Así que { rate-both }.
               *[other] El comienzo es 0, y 0 es lo mismo en cualquier escala. Así que { rate-both }.
            }
    }
examRate-same =
    { $right ->
        [true] Cada actualización se multiplica por { FIGURE($rate) }, así que ninguna puntuación cambia de signo. Divididos por { FIGURE($rate) }, los pesos son los de la primera ejecución.
       *[false] Cada actualización se multiplica por { FIGURE($rate) }, así que ni siquiera con los mismos errores serían iguales los pesos.
    }

## examCounts

examCounts-ask =
    { $asks ->
        [weights] { counts-known } ¿Cuánto valen ahora w y b?
        [first] { counts-known } ¿Pudo ser el ejemplo { NUMBER($example) } el del primer paso?
       *[last] { counts-known } ¿Pudo ser el ejemplo { NUMBER($example) } el último de cada época?
    }
examCounts-count = { FIGURE($count) } en el ejemplo { NUMBER($example) }
examCounts-hint =
    { $asks ->
        [weights] ¿Qué suma a los pesos un solo error en un ejemplo? ¿Importa cuándo se cometió?
       *[other] ¿Qué paso es con seguridad un error, sea cual sea su ejemplo? ¿Qué dicen los números de errores sobre los demás?
    }
examCounts-options =
    .yesCounted = Sí: ha sido un error.
    .yesOpen = Sí: los números de errores lo dejan abierto.
    .noNoMistake = No: nunca ha sido un error.
examCounts-right = Cada error suma su etiqueta por su ejemplo, y su etiqueta a b: { FIGURE($terms) } términos en total, en cualquier orden.
examCounts-unlabelled = Así se suman todos los ejemplos. Los de etiqueta −1 se restan.
examCounts-once = Así entra cada ejemplo una sola vez, pero se suma tantas veces como fue un error.
examCounts-biasSum = Hay { FIGURE($terms) } errores, pero cada uno suma al sesgo su etiqueta: +1 o −1.
examCounts-biasMissing = Los pesos están bien. El sesgo es la suma de las etiquetas, cada una tantas veces como errores hubo.
examCounts-term = Empieza por el ejemplo { NUMBER($example) }: su parte es { FIGURE($count) } por { SIGNED($label) } por { VECTOR($place) }. Suma las partes de los demás, número a número.
examCounts-yesCounted =
    { $right ->
        [true] Al principio todas las puntuaciones son 0, y un empate es un error, así que el ejemplo del primer paso tiene algún error. El ejemplo { NUMBER($example) } tiene { FIGURE($count) }.
       *[false] El número de errores del ejemplo { NUMBER($example) } es { FIGURE($count) }: nunca ha sido un error.
    }
examCounts-yesOpen =
    { $right ->
        [true] Solo el primer paso es un error con seguridad. Como último de cada época, el ejemplo { NUMBER($example) } puede ser un acierto todas las veces.
       *[false] Los números sí lo dicen: al principio todas las puntuaciones son 0, un empate y, por tanto, un error. El ejemplo del primer paso tiene algún error, y el ejemplo { NUMBER($example) } tiene { FIGURE($count) }.
    }
examCounts-noNoMistake =
    { $right ->
        [true] Al principio todas las puntuaciones son 0, y un empate es un error. Así que el ejemplo del primer paso tiene algún error, pero el ejemplo { NUMBER($example) } tiene { FIGURE($count) }.
       *[false] { $asks ->
            [last] El ejemplo al que le toca en último lugar no tiene por qué ser un error: para entonces, los pesos pueden acertarlo.
           *[other] El número de errores del ejemplo { NUMBER($example) } es { FIGURE($count) }, así que ha sido un error.
        }
    }

## examStart

examStart-ask = Una ejecución con pesos iniciales 0, que cuenta el empate como error, empieza por el ejemplo { NUMBER($first) } y sigue en este orden: { LIST(FIGURE($order), separator: ", ") }, una y otra vez, hasta que converge. ¿Cuántas actualizaciones hay? Enumera en orden los ejemplos en los que se hacen.
examStart-hint = Lleva una fila por paso: la puntuación, si es un error y los pesos de después. ¿Cómo sabrás que puedes parar?
examStart-right = { updates }, la última en el ejemplo { NUMBER($last) }. Después hay una época entera sin errores.
examStart-fromOne = Esa es la ejecución que empieza por el ejemplo 1, pero esta empieza por el ejemplo { NUMBER($first) }.
examStart-withoutBias = Esa es la ejecución sin sesgo. Aquí b también cambia con cada actualización, y forma parte de la puntuación.
examStart-firstEpochOnly =
    { $given ->
        [one] Hasta ahí está bien: { $given } actualización en la primera época. Pero la ejecución sigue hasta que una época no tiene errores.
       *[other] Hasta ahí está bien: { $given } actualizaciones en la primera época. Pero la ejecución sigue hasta que una época no tiene errores.
    }
examStart-unfinished =
    { $given ->
        [one] La primera está bien, pero después hay más errores.
       *[other] Las primeras { $given } están bien, pero después hay más errores.
    }
examStart-tooLong =
    { $updates ->
        [one] La primera está bien. Después ya no hay ningún error.
       *[other] Las primeras { $updates } están bien. Después ya no hay ningún error.
    }
examStart-noExample = No hay ningún ejemplo { FIGURE($given) }: están numerados del 1 al { FIGURE($examples) }.
examStart-otherExample = La actualización { FIGURE($at) } no es en el ejemplo { NUMBER($given) }: cuando llega el ejemplo { NUMBER($example) }, su puntuación es { FIGURE($score) } y su etiqueta, { SIGNED($label) }, así que ese error llega antes.

## examProof

examProof-ask =
    Un vector unitario w* separa los ejemplos con el margen γ = { FIGURE($margin) }, y ninguno es más largo que R = { FIGURE($radius) }. ¿Cuántos errores k hay como máximo, con pesos iniciales 0 y sin sesgo, si cada uno de ellos suma y·x a w? Elige la línea que falta en la demostración.

    (1) { $grows } Tras k errores, w*·w ≥ { margin-times-k }.

    (2) { $shrinks } Tras k errores, ‖w‖² ≤ { FIGURE($square) }k.

    (3) { $unit }

    (4) { $ends }
examProof-lines =
    .growsAtLeast = w*·w crece al menos { FIGURE($margin) } con cada error.
    .growsExactly = w*·w crece exactamente { FIGURE($margin) } con cada error.
    .lengthGrows = La longitud de w crece al menos { FIGURE($margin) } con cada error.
    .growsAtMost = w*·w crece como máximo { FIGURE($margin) } con cada error.
    .squareAtMost = ‖w‖² crece como máximo { FIGURE($square) } con cada error, porque y·a ≤ 0.
    .squareOtherSign = ‖w‖² crece como máximo { FIGURE($square) } con cada error, porque y·a ≥ 0.
    .lengthAtMost = ‖w‖² crece como máximo { FIGURE($radius) } con cada error, porque y·a ≤ 0.
    .squareAtLeast = ‖w‖² crece al menos { FIGURE($square) } con cada error, porque y·a ≤ 0.
    .atMostLength = w*·w ≤ ‖w‖, porque w* tiene longitud 1.
    .atLeastLength = w*·w ≥ ‖w‖, porque w* tiene longitud 1.
    .equalsLength = w*·w = ‖w‖, porque w termina en la dirección de w*.
    .atMostOne = w*·w ≤ 1, porque w* tiene longitud 1.
    .squaredBound = Por tanto, { margin-times-k } ≤ { radius-times-root }, y k ≤ { FIGURE($bound) }.
    .rootBound = Por tanto, { margin-times-k } ≤ { radius-times-root }, y k ≤ { FIGURE($ratio) }.
    .atLeastBound = Por tanto, { margin-times-k } ≤ { radius-times-root }, y k ≥ { FIGURE($bound) }.
    .upsideDownBound = Por tanto, { margin-times-k } ≤ { radius-times-root }, y k ≤ { FIGURE($inverse) }.
examProof-hint =
    { $missing ->
        [grows] Una actualización suma y·x a w. ¿Qué le suma eso a w*·w, y qué se sabe de y·(w*·x)?
        [shrinks] Desarrolla ‖w + y·x‖². Salen tres términos: ¿sobre cuál de ellos dice algo un error?
        [unit] Un producto escalar son las dos longitudes por un coseno. ¿Cuánto puede valer un coseno como máximo?
       *[ends] Junta las tres primeras líneas, una tras otra. Después divide por √k.
    }
examProof-growsAtLeast = Una actualización suma y·(w*·x) a w*·w, y eso es al menos γ = { FIGURE($margin) } para todos los ejemplos.
examProof-growsExactly = Es exactamente { FIGURE($margin) } solo para los ejemplos más cercanos a la recta de w*. Para los demás es más.
examProof-lengthGrows = La longitud de w incluso puede disminuir con un error. Lo que crece siempre es la parte de w en la dirección de w*.
examProof-growsAtMost = Con «como máximo», w*·w podría seguir siendo 0, y la primera conclusión no se seguiría.
examProof-squareAtMost = ‖w + y·x‖² = ‖w‖² + 2y·a + ‖x‖². Si es un error, el término central no es positivo, y el último es { FIGURE($square) } como máximo.
examProof-squareOtherSign = Si es un error, y·a es 0 o negativo. Si fuera positivo, el término central haría crecer más ‖w‖².
examProof-lengthAtMost = El último término de ‖w + y·x‖² es ‖x‖², el cuadrado: su límite es R², no R = { FIGURE($radius) }.
examProof-squareAtLeast = Un límite inferior no impide que w se alargue. La demostración necesita que ‖w‖ siga siendo pequeña mientras w*·w crece.
examProof-atMostLength = Un producto escalar con un vector unitario es como máximo la longitud del otro vector: el coseno vale 1 como máximo.
examProof-atLeastLength = Un coseno vale 1 como máximo, así que un producto escalar con un vector unitario es la longitud como máximo, no como mínimo.
examProof-equalsLength = w no tiene por qué terminar en la dirección de w*: cualquier recta que separe detiene la ejecución.
examProof-atMostOne = Solo w* tiene longitud 1. w se alarga con los errores, y w*·w crece con él.
examProof-squaredBound = Divide por √k: √k ≤ R/γ = { FIGURE($ratio) }, así que k ≤ { FIGURE($bound) }.
examProof-rootBound = Al dividir por √k queda √k ≤ { FIGURE($ratio) }, que aún no es un límite para k: eleva al cuadrado los dos lados.
examProof-atLeastBound = La desigualdad limita k por encima: k crece más deprisa que √k, así que no puede cumplirse para k grande.
examProof-upsideDownBound = Para dejar √k solo, divide por γ = { FIGURE($margin) }, no por R = { FIGURE($radius) }.

## examScore

examScore-ask = Una neurona tiene w = { VECTOR($weights) }, b = { FIGURE($bias) }. ¿Qué puntuaciones da { LIST($examples, separator: ", y ") }?
examScore-example = al ejemplo { NUMBER($example) }, { VECTOR($x) }
examScore-hint = ¿Cuántos productos tiene una puntuación, y qué se les suma?
examScore-number = ejemplo { NUMBER($example) }
examScore-right = { LIST($verdicts, separator: " ") }
examScore-verdict =
    { $positive ->
        [true] La puntuación del ejemplo { NUMBER($example) }, { FIGURE($score) }, es mayor que 0: positivo.
       *[false] La puntuación del ejemplo { NUMBER($example) }, { FIGURE($score) }, es menor que 0: negativo.
    }
examScore-biasForgotten = Los productos del ejemplo { NUMBER($example) } suman { FIGURE($products) }, como dices. Falta el sesgo, { FIGURE($bias) }.
examScore-biasSubtracted = Los productos del ejemplo { NUMBER($example) } suman { FIGURE($products) }. El sesgo, { FIGURE($bias) }, se les suma con su signo.
examScore-otherExample = Esa es la puntuación del ejemplo { NUMBER($other) }. El campo es para el ejemplo { NUMBER($example) }.
examScore-wrong = Para el ejemplo { NUMBER($example) }, { VECTOR($x) }: multiplica cada característica por su propio peso, suma los dos productos con su signo y después el sesgo.

## examFires

examFires-ask =
    { $asks ->
        [which] Una neurona sin sesgo tiene w = { VECTOR($weights) }. ¿Con qué ejemplos de la tabla se activa? Enumera sus números.
       *[change] Una neurona tiene w = { VECTOR($weights) }. La característica { $feature } de un ejemplo crece en { FIGURE($change-by) }, y la otra no cambia. ¿En cuánto cambia la puntuación?
    }
examFires-hint =
    { $asks ->
        [which] ¿Qué hace la neurona con las dos características de un ejemplo, y con qué número compara el resultado?
       *[change] ¿Cuál de los dos productos cambia y cuál queda igual?
    }
examFires-number = cambio de la puntuación
examFires-right =
    { $count ->
        [1] Solo ahí es la puntuación mayor que 0: { LIST(FIGURE($scores)) }.
       *[other] Ahí las puntuaciones son mayores que 0: { LIST(FIGURE($scores)) }.
    }
examFires-opposite = Esos son los ejemplos con los que no se activa: sus puntuaciones son menores que 0.
examFires-noExample = No hay ningún ejemplo { FIGURE($given) } en la tabla.
examFires-silent = Con el ejemplo { NUMBER($example) }, { VECTOR($x) }, no: su puntuación es { FIGURE($score) }, menor que 0.
examFires-missed = Falta uno: el ejemplo { NUMBER($example) }, { VECTOR($x) }, tiene la puntuación { FIGURE($score) }, mayor que 0.
examFires-changed = { SIGNED($change-weight) } por cada unidad de { $feature }, que crece { FIGURE($change-by) }. El otro producto queda igual.
examFires-otherWeight = Ese es el peso de la otra característica. La que crece es { $feature }.
examFires-weightAlone = Eso sería si creciera en 1. La característica crece en { FIGURE($change-by) }.
examFires-changeAlone = Eso sería con un peso de 1. El peso de { $feature } es { FIGURE($change-weight) }.
examFires-wrongSign =
    { $positive ->
        [true] El peso { FIGURE($change-weight) } es mayor que 0, así que la puntuación crece con la característica.
       *[false] El peso { FIGURE($change-weight) } es menor que 0, así que la puntuación disminuye cuando crece la característica.
    }
examFires-changeWrong = Solo cambia el producto de { $feature } por su peso { FIGURE($change-weight) }, y { $feature } crece en { FIGURE($change-by) }.

## examTie

examTie-ask = Una ejecución empieza con w = { VECTOR($weights) }, b = { FIGURE($bias) } y recorre los ejemplos en el orden de la tabla, con η = 1. ¿Cuántas actualizaciones tiene la primera época si un error es y·a < 0, y cuántas si es y·a ≤ 0?
examTie-hint = Resuelve las dos épocas, paso a paso. ¿Qué dice cada regla de una puntuación de 0, y qué consecuencias tiene?
examTie-right =
    { $strict ->
        [one] { $strict } actualización con < y { FIGURE($withTies) } con ≤. Las reglas difieren por primera vez en el ejemplo { NUMBER($first) }: su puntuación es 0.
       *[other] { $strict } actualizaciones con < y { FIGURE($withTies) } con ≤. Las reglas difieren por primera vez en el ejemplo { NUMBER($first) }: su puntuación es 0.
    }
examTie-swapped = Es al revés: la primera regla no cuenta como error una puntuación de 0; la segunda, sí.
examTie-same = Los dos números son distintos. Cuando llega el ejemplo { NUMBER($first) }, su puntuación es 0: un error solo según una de las reglas.
examTie-frozen = Así se cuenta en qué fallan los pesos del comienzo. Después de una actualización, las puntuaciones siguientes usan los pesos nuevos.
examTie-tooMany = Una época tiene { FIGURE($examples) } pasos, con una actualización como máximo en cada uno.
examTie-strictWrong =
    { $weightsZero ->
        [true] Con <, ni siquiera el primer paso es un error: todos los pesos son 0, así que todas las puntuaciones son 0. ¿Qué cambia entonces?
       *[false] Con ≤ puede estar bien, pero mira otra vez <: cuando llega el ejemplo { NUMBER($first) }, su puntuación es 0, y 0 no es menor que 0.
    }
examTie-tiesWrong = Con < está bien. Con ≤, la ejecución también cambia sus pesos en el ejemplo { NUMBER($first) }, donde la puntuación es 0. Sigue desde ahí con los pesos nuevos.

## examResidual

examResidual-ask = Las etiquetas son 0 y 1, y las respuestas también: q = 1 si la puntuación es mayor que 0; si no, 0. Una neurona tiene w = { VECTOR($weights) }, b = { FIGURE($bias) }. Le toca x = { VECTOR($place) }, con etiqueta { FIGURE($label) }. ¿Cuál es el residuo e, y cuáles son los pesos después del paso?
examResidual-hint = ¿Cuál es la puntuación, y qué respuesta da? En el residuo, ¿qué va primero, la etiqueta o la respuesta?
examResidual-right =
    { $residual ->
        [0] La respuesta { FIGURE($answer) } es la etiqueta, así que e es 0 y no cambia nada.
        [1] Etiqueta { FIGURE($label) }, respuesta { FIGURE($answer) }: un falso negativo. Su residuo es 1, así que el ejemplo se suma.
       *[other] Etiqueta { FIGURE($label) }, respuesta { FIGURE($answer) }: un falso positivo. Su residuo es −1, así que el ejemplo se resta.
    }
examResidual-answerFirst = Eso es respuesta menos etiqueta. El residuo es etiqueta menos respuesta.
examResidual-ofScore = Eso es la etiqueta menos la puntuación. Antes, la puntuación { FIGURE($score) } se convierte en una respuesta: q = { FIGURE($answer) }.
examResidual-twice = Esa es una diferencia entre −1 y +1. Aquí la etiqueta y la respuesta son 0 o 1.
examResidual-residualWrong =
    { $side ->
        [above] La puntuación es { FIGURE($score) }: mayor que 0. ¿Qué responde la neurona, y cuánto es etiqueta menos respuesta?
        [below] La puntuación es { FIGURE($score) }: menor que 0. ¿Qué responde la neurona, y cuánto es etiqueta menos respuesta?
       *[none] La puntuación es 0. ¿Qué responde la neurona, y cuánto es etiqueta menos respuesta?
    }
examResidual-stays = El residuo es 0, como dices. Así que se suma 0 veces el ejemplo: los pesos no cambian.
examResidual-leftAsBefore = El residuo es { FIGURE($residual) }, como dices, pero esos son los pesos de antes del paso. ¿Qué se les suma?
examResidual-wrongWay =
    { $residual ->
        [1] La puntuación es demasiado baja, y con estos pesos baja todavía más. El ejemplo se suma.
       *[other] La puntuación es demasiado alta, y con estos pesos sube todavía más. El ejemplo se resta.
    }
examResidual-biasKept = Los pesos están bien. El sesgo también cambia: se le suma e = { FIGURE($residual) }.
examResidual-weightsWrong = El residuo está bien. Suma { FIGURE($residual) } por { VECTOR($place) } a los pesos, número a número, y { FIGURE($residual) } al sesgo.

## examOrders

examOrders-ask =
    Una ejecución empieza con pesos 0 y cuenta el empate como error. ¿Cuántas actualizaciones tiene su primera época en cada uno de estos órdenes?

    Etiqueta por etiqueta: { LIST(FIGURE($blocks), separator: ", ") }

    Etiquetas alternadas: { LIST(FIGURE($mixed), separator: ", ") }
examOrders-order = { LIST(FIGURE($order), separator: ", ") }
examOrders-hint = Los ejemplos son los mismos, así que ¿de dónde sale la diferencia? Anota los pesos después de cada actualización y pregúntate qué puntuaciones posteriores cambian.
examOrders-right =
    { $fewer ->
        [true] Aquí, etiqueta por etiqueta hay menos: entre dos ejemplos de la misma etiqueta hay poco que corregir. Lo que cuenta es cómo queda la recta después de una época entera.
       *[false] Aquí, etiqueta por etiqueta hay más: la segunda etiqueta se encuentra con unos pesos que solo han visto la primera.
    }
examOrders-swapped = Los dos números están bien, pero cada uno es del otro orden.
examOrders-same = Los ejemplos son los mismos, pero los números no: cada actualización cambia las puntuaciones de todos los pasos siguientes.
examOrders-firstMissed = Hay una más en cada uno. En el primer paso todas las puntuaciones son 0, y aquí un empate es un error.
examOrders-impossible = { FIGURE($given) } no puede ser: una época tiene { FIGURE($examples) } pasos, con una actualización como máximo en cada uno.
examOrders-wrong =
    { $mistake ->
        [true] Mira otra vez { LIST(FIGURE($order), separator: ", ") }. En su segundo paso le toca al ejemplo { NUMBER($example) }: puntuación { FIGURE($score) }, etiqueta { SIGNED($label) }, así que es un error. Sigue con los pesos de después.
       *[false] Mira otra vez { LIST(FIGURE($order), separator: ", ") }. En su segundo paso le toca al ejemplo { NUMBER($example) }: puntuación { FIGURE($score) }, etiqueta { SIGNED($label) }, así que no es un error. Sigue con los mismos pesos.
    }

## examStopping

examStopping-ask =
    { $asks ->
        [epoch]
            Una ejecución ha cometido estos errores después de cada una de sus épocas. ¿Después de qué época debería haberse detenido para funcionar lo mejor posible con ejemplos nuevos?

            Entrenamiento, de { FIGURE($trained) }: { LIST(FIGURE($training), separator: ", ") }

            Validación, de { FIGURE($others) }: { LIST(FIGURE($heldOut), separator: ", ") }
       *[pocket]
            Estos son los errores de un perceptrón en sus { FIGURE($trained) } ejemplos de entrenamiento, después de cada actualización de su primera época. Pocket hace las mismas actualizaciones. ¿De después de qué actualización son los pesos que tiene guardados al final?

            Errores después de las actualizaciones 1 a { FIGURE($last) }: { LIST(FIGURE($training), separator: ", ") }
    }
examStopping-hint =
    { $asks ->
        [epoch] ¿Cuál de las dos filas trata de ejemplos que la ejecución nunca ha recorrido?
       *[pocket] ¿Cuándo cambia Pocket los pesos que ha guardado por otros nuevos? ¿Y si los nuevos son solo igual de buenos?
    }
examStopping-numbers =
    .epoch = época
    .pocket = actualización
examStopping-right =
    { $fewest ->
        [one] Después de la época { FIGURE($at) } solo se clasifica mal { $fewest } de los { FIGURE($of) } ejemplos de validación, menos que después de cualquier otra.
       *[other] Después de la época { FIGURE($at) } solo se clasifican mal { $fewest } de los { FIGURE($of) } ejemplos de validación, menos que después de cualquier otra.
    }
examStopping-rightOfSeveral =
    { $fewest ->
        [one] Ahí se clasifica mal { $fewest } de los { FIGURE($of) } ejemplos de validación. Ninguna otra época tiene menos errores, y la época { FIGURE($at) } es la primera que llega a eso.
       *[other] Ahí se clasifican mal { $fewest } de los { FIGURE($of) } ejemplos de validación. Ninguna otra época tiene menos errores, y la época { FIGURE($at) } es la primera que llega a eso.
    }
examStopping-byTraining = Después de la época { FIGURE($at) }, el entrenamiento tiene el mínimo de errores, { FIGURE($training) }. Pero en los ejemplos que nunca ha visto comete { FIGURE($heldOut) }, y otra época tiene menos.
examStopping-last =
    { $heldOut ->
        [one] Al final se clasifica mal { $heldOut } ejemplo de validación. Entrenar más tiempo lo ha empeorado.
       *[other] Al final se clasifican mal { $heldOut } ejemplos de validación. Entrenar más tiempo lo ha empeorado.
    }
examStopping-notFewest =
    { $heldOut ->
        [one] Después de la época { FIGURE($at) } se clasifica mal { $heldOut } ejemplo de validación. En otra época son menos.
       *[other] Después de la época { FIGURE($at) } se clasifican mal { $heldOut } ejemplos de validación. En otra época son menos.
    }
examStopping-pocketRight =
    { $again ->
        [true] Después de la actualización { FIGURE($at) } hay { fewest-mistakes }. Otros pesos posteriores son igual de buenos, pero Pocket solo cambia por otros mejores.
       *[false] Después de la actualización { FIGURE($at) } hay { fewest-mistakes }, menos que antes y que después.
    }
examStopping-pocketAgain = Después de la actualización { FIGURE($at) } hay { fewest-mistakes }, pero otros pesos anteriores tenían los mismos. Pocket solo cambia si hay menos.
examStopping-pocketLast = El perceptrón predice con sus últimos pesos, que cometen { run-mistakes }. Pocket ha guardado otros mejores.
examStopping-pocketNotFewest = Después de la actualización { FIGURE($at) } hay { run-mistakes }. Otros pesos cometen menos.
examStopping-noEpoch = No hay ninguna época { FIGURE($given) }: la ejecución tuvo { FIGURE($count) }.
examStopping-noUpdate = No hay ninguna actualización { FIGURE($given) }: hubo { FIGURE($count) }.

## examBatch

examBatch-ask = El perceptrón por lotes tiene w = { VECTOR($before-weights) }, b = { FIGURE($before-bias) }, y su tasa de aprendizaje es 1. Un empate es un error. ¿Cuáles son los pesos después de una actualización con los ejemplos de la tabla?
examBatch-hint = ¿Qué pesos usan las cuatro puntuaciones? ¿De qué ejemplos se suma algo, y con qué signo?
examBatch-right = Los pesos de antes de la actualización clasifican mal estos: { LIST($names) }. Se suma cada uno, multiplicado por su etiqueta, todos a la vez.
examBatch-example = ejemplo { NUMBER($example) }
examBatch-leftAsBefore = Esos son los pesos de antes de la actualización, pero clasifican mal { FIGURE($mistakes) } de los cuatro.
examBatch-oneByOne = Ese es el perceptrón, que actualiza en cada paso. El perceptrón por lotes calcula todas las puntuaciones con los mismos pesos y después hace una sola actualización.
examBatch-all = Así se suman todos los ejemplos. Los que ya están en el lado correcto no entran.
examBatch-unlabelled = Así se suman los ejemplos mal clasificados sin su etiqueta. Los de etiqueta −1 se restan.
examBatch-biasOnce = Los pesos están bien. Al sesgo se le suma la etiqueta de cada error, no solo de uno.
examBatch-onlyOne = Así se suma solo el ejemplo { NUMBER($example) }, pero no es el único mal clasificado.
examBatch-biasWrong = Los pesos están bien. Al sesgo se le suman las etiquetas de los { FIGURE($mistakes) } errores.
examBatch-wrong = Empieza por el ejemplo { NUMBER($example) }: su puntuación es { FIGURE($score) } y su etiqueta, { SIGNED($label) }, así que su parte es { SIGNED($label) } por { VECTOR($place) }. Mira los otros tres de la misma manera.

## examReading

examReading-ask =
    Una ejecución con ejemplos como los de la tabla ha terminado con estos pesos. ¿Qué característica puede mover más la puntuación, de su valor más pequeño al más grande?

    { $lines }
examReading-line = { $feature }: peso { FIGURE($weight) }, valores de { FIGURE($least) } a { FIGURE($most) }
examReading-hint = Un peso dice qué le hace a la puntuación una unidad de una característica. ¿Cuántas unidades puede recorrer cada característica, e importa el signo?
examReading-right = Su peso { FIGURE($chosen-weight) } y su rango de { FIGURE($range) } mueven la puntuación en { FIGURE($chosen-reach) }, más que cualquier otra.
examReading-largestWeight = Su peso { FIGURE($chosen-weight) } es el más alejado de 0, pero su rango es solo { FIGURE($range) }: mueve la puntuación en { FIGURE($chosen-reach) }. Otra característica la mueve más.
examReading-widest = Su rango es el más ancho, { FIGURE($range) }, pero su peso es solo { FIGURE($chosen-weight) }: mueve la puntuación en { FIGURE($chosen-reach) }. Otra característica la mueve más.
examReading-otherwise = Su peso { FIGURE($chosen-weight) } y su rango de { FIGURE($range) } mueven la puntuación en { FIGURE($chosen-reach) }. Otra característica la mueve más.

## examCycle

examCycle-ask =
    { $asks ->
        [weights] { cycle-known } ¿Cuáles son los pesos y el sesgo después de { FIGURE($epochs) } épocas?
       *[updates] { cycle-known } ¿Cuántas actualizaciones ha hecho después de { FIGURE($epochs) } épocas?
    }
examCycle-hint =
    { $asks ->
        [weights] Anota los pesos después de cada época. ¿Qué pasa cuando son los mismos que después de una anterior?
       *[updates] Anota los pesos después de cada época, y cuántas actualizaciones tuvo. ¿Qué pasa cuando los pesos son los mismos que después de una anterior?
    }
examCycle-number = actualizaciones
examCycle-right = Después de la época { FIGURE($again) }, los pesos son los mismos que { cycle-first }. Quedan por delante los mismos pasos, así que vuelven { cycle-length } y la ejecución no se detiene nunca.
examCycle-otherEpoch = w = { VECTOR($weights) }, b = { FIGURE($bias) } es lo que la ejecución tiene { cycle-epoch }. Vuelve { cycle-length }, pero no después de la época { FIGURE($epochs) }.
examCycle-before =
    { $epoch ->
        [0] Esos son los pesos del comienzo, y esta ejecución nunca vuelve a ellos al final de una época. Vuelve a otros posteriores.
       *[other] Esos son los pesos de después de la época { FIGURE($epoch) }, y esta ejecución nunca vuelve a ellos al final de una época. Vuelve a otros posteriores.
    }
examCycle-within = Esos son los pesos de después del paso { FIGURE($visit) }, que está en medio de una época. La pregunta es sobre el final de una.
examCycle-bias = Los pesos están bien. El sesgo sube 1 con un error en un positivo y baja 1 con uno en un negativo.
examCycle-wrong = Sigue época a época hasta que los pesos vuelvan. Después de la primera son w = { VECTOR($weights) }, b = { FIGURE($bias) }.
examCycle-updatesRight =
    { $every ->
        [one] Después de la época { FIGURE($again) }, los pesos son los mismos que { cycle-first }. A partir de ahí, la ejecución hace { $every } actualización { cycle-length }, una y otra vez.
       *[other] Después de la época { FIGURE($again) }, los pesos son los mismos que { cycle-first }. A partir de ahí, la ejecución hace { $every } actualizaciones { cycle-length }, una y otra vez.
    }
examCycle-impossible = Es un número entero de 0 a { FIGURE($most) }: cada paso hace una actualización como máximo.
examCycle-ended = Menos actualizaciones que épocas: entonces alguna época no tendría errores y una recta separaría los ejemplos.
examCycle-likeFirst = La primera época tiene { updates }, pero no todas las épocas son como la primera: la época { FIGURE($epoch) } tiene { FIGURE($other) }.
examCycle-updatesWrong = La primera época tiene { updates }. Sigue contando, época a época, hasta que los pesos vuelvan. Lo que viene después es otra vez lo mismo.
