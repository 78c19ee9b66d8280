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
notTrained = Este clasificador no se entrena paso a paso, así que no hay nada que seguir en una traza.
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
tooMany = Los { NUMBER($weights) } pesos son demasiados para esta tabla. Expórtalos con Compartir.

## charts

title = Errores por época
epochShown = Época que se muestra
axis = época
nothing = Aún no hay nada con que entrenar.
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
introduction = Qué ejemplos quedan de validación es cuestión de suerte, así que una diferencia de uno o dos también puede serlo. Aquí cada clasificador se entrena hasta el final con 50 particiones, con las semillas que siguen a la de la página.
runsMade = Ejecuciones hechas
progress =
    { $total ->
        [one] { NUMBER($done) } de { $total } ejecución
       *[other] { NUMBER($done) } de { $total } ejecuciones
    }
splits-table = Clasificadores en muchas particiones, en cifras
caption =
    { $heldOut ->
        [one] Mal clasificados de { $heldOut } ejemplo de validación
       *[other] Mal clasificados de { $heldOut } ejemplos de validación
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
