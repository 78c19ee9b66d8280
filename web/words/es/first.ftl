### Lo que dice la primera imagen.

## transport

playback = Reproducción

names =
    .start = Volver al principio
    .backUpdate = Una actualización atrás
    .backVisit = Un paso atrás
    .play = Iniciar
    .pause = Pausa
    .visit = Un paso
    .update = Una actualización
    .epoch = Una época
    .end = Ir al final

captions =
    .start = principio
    .backUpdate = actualiz.
    .backVisit = paso
    .play = iniciar
    .pause = pausa
    .visit = paso
    .update = actualiz.
    .epoch = época
    .end = final

keys =
    .start = Inicio
    .backUpdate = Mayús ←
    .backVisit = ←
    .play = Espacio
    .pause = Espacio
    .visit = →
    .update = Mayús →
    .epoch = E
    .end = Fin

fromZero = desde cero
fromZeroHint = Esta ejecución continúa con los pesos aprendidos antes del último cambio. Pulsa para empezar desde cero.

visitNow =
    { $epoch ->
        [none] paso { NUMBER($visit) }
       *[other] paso { NUMBER($visit) }, en la época { NUMBER($epoch) }
    }
updatesNow = { updates }

wrongNow =
    { $by ->
        [mean] fallos de la media: { NUMBER($wrong) } de { NUMBER($examples) }
        [votes] fallos del voto: { NUMBER($wrong) } de { NUMBER($examples) }
       *[none] fallos ahora: { NUMBER($wrong) } de { NUMBER($examples) }
    }

noExamples = aún no hay ejemplos
notTrained = sin entrenar
ready = listo
playing = en marcha
liveStopped = «En vivo» se detuvo antes de terminar
paused = en pausa
allStopped =
    { $learners ->
        [2] los dos clasificadores se detuvieron
       *[other] los { $learners } clasificadores se detuvieron
    }
converged = convergió tras { epochs }
trainingConverged = el entrenamiento convergió
convergedByKernel = convergió, con una curva
stoppedAt = se detuvo tras { epochs }
journalFull = se detuvo: registro lleno

fits =
    .none = no hay nada que entrenar
    .fitted = ajustado
finished = terminó tras { epochs }

## page

title = Perceptron Playground
parts =
    .header = Playground
    .setup = Configuración
    .bench = Ajustes
    .tools = Herramientas
    .stage = Lienzo
    .transport = Reproducción
    .verdict = Veredicto
    .story = Explicación
skip =
    .stage = Saltar al lienzo
    .transport = Saltar a la reproducción
    .story = Saltar a la explicación

## loading

loading = Cargando…
slow = Esto tarda más de lo habitual.
failed = No se pudo cargar esta parte.
updated = { playgroundUpdated }
tryAgain = Reintentar
oneFile = Abrirlo como un solo archivo
reload = Recargar

## stage

role = gráfico
name =
    { $learner ->
        [none] Lienzo: los ejemplos y la frontera de decisión
       *[other] Lienzo: { $learner }
    }
flipped = El ejemplo { NUMBER($example) } ahora es { is-labelled }.
crowd =
    { $mixed ->
       *[false] { $count ->
            [2] dos ejemplos aquí
           *[other] { $count } ejemplos aquí
        }
        [true] { $count ->
            [2] dos ejemplos aquí, con etiquetas distintas
           *[other] { $count } ejemplos aquí, con etiquetas distintas
        }
    }
