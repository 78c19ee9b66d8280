## course

titles =
    .lessons = Lecciones
    .practice = Práctica
    .challenges = Retos
kinds = Lecciones, práctica o retos
close = Cerrar
waysThrough = Qué lecciones
paths =
    .hour = Por tu cuenta
    .lecture = Una clase teórica
    .lab = Un laboratorio
progress =
    { $tasks ->
        [0] { NUMBER($done) } de { NUMBER($steps) } apartados hechos.
       *[other] { NUMBER($done) } de { NUMBER($steps) } apartados hechos, { NUMBER($right) } de { NUMBER($tasks) } preguntas respondidas.
    }
whose =
    .browser = Estos son los resultados de quien usa este navegador, que los conserva.
    .host = Estos resultados vienen de la página que rodea el playground, que los conserva.
    .page = Este navegador no conserva resultados: se pierden cuando cierras la página.
done = hecho
stepsDone = { NUMBER($done) } de { NUMBER($steps) } apartados hechos
yourWork = Volver a tu trabajo
builtIn = Abrir las lecciones incluidas
open = Abrir un curso…
newCourse = Nuevo curso
leaveCourse = Volver a las lecciones
clearProgress = Borrar mi progreso
aboutPractice = Práctica sin límite, con tus propios ejemplos cuando sirven para la pregunta. Al salir recuperas tu trabajo.
firstTries = { NUMBER($right) } de { NUMBER($tries) } correctas al primer intento
aboutChallenges = Cambia la página para responder y supera tu mejor resultado.
best = tu mejor resultado: { $result }
scores = tus resultados
clearScores = Borrar mis resultados

## lessons

label = Lección
loading = Cargando la lección…
title =
    { $number ->
        [none] { $title }
       *[other] Lección { NUMBER($number) } · { $title }
    }
leave = Salir de la lección
leaveHint = La página se queda como está
steps = Apartados de la lección
step =
    { $done ->
        [true] Apartado { NUMBER($step) }: { $heading }, hecho
       *[false] Apartado { NUMBER($step) }: { $heading }
    }
task = { NUMBER($task) } de { NUMBER($tasks) }
hint = Pista:
solution = Solución:
think = ¿Con qué te quedas de esta lección? Dilo en una frase.
ours = Ver la nuestra
remember = Recuerda:
sources = Fuentes:
source = <cited/> ({ $where })
betweenSources = { "; " }
note = Nota al pie
noteBack = Volver al texto
behind = Has deshecho más que este apartado: sus ejemplos ya no están en la página.
again = Recuperarlos
varied = Aquí los ejemplos, los ajustes o el momento no son los de la lección. Se omite lo que la lección pregunta y dice sobre los suyos.
asWritten = Abrir los de la lección
show = Muéstramelo
goOn = Continuar
back = Atrás
backHint = Atrás ([)
next = Siguiente
nextLesson = Siguiente lección
skip =
    { $open ->
        [one] Saltar { $open } pregunta
       *[other] Saltar { $open } preguntas
    }
answerFirst =
    { $open ->
        [one] Responde antes a la pregunta
       *[other] Responde antes a { $open } preguntas
    }
nextHint = Siguiente (])
handIn = Entregar tus respuestas
otherSite = Este enlace abre un curso de otro sitio: <site/>. Si lo abres, ese sitio ve tu dirección de internet.
leadsOn = Este enlace abre un curso de otro sitio, porque esta dirección remite a uno: <site/>. Si lo abres, ese sitio ve tu dirección de internet.
lessons-open = Abrir el curso
dontOpen = No abrirlo

## rounds

before = Antes de la lección { NUMBER($lesson) }
test =
    { $unit ->
        [none] Prueba: el curso entero
       *[other] Prueba: { $unit }
    }
place = Pregunta { NUMBER($question) } de { NUMBER($questions) }
about = Una pregunta sobre una lección anterior, con datos nuevos.
rounds-skip = Saltar a la lección { NUMBER($lesson) }
start = Empezar la lección { NUMBER($lesson) }
result = Ver el resultado
right = { NUMBER($right) } de { NUMBER($questions) } correctas al primer intento.
lookAgain = Vuelve a mirar esto:
allRight = No hay nada que repasar.
rounds-step = { NUMBER($lesson) }.{ NUMBER($step) } { $heading }
rounds-again = Hacer otra prueba
ends = { $unit }: fin de esta unidad
aim = Una parte aún no estaba bien. Repásala hasta que esta frase sea cierta:
rounds-next =
    { $minutes ->
        [one] Siguiente: { $unit }, alrededor de { $minutes } minuto.
       *[other] Siguiente: { $unit }, unos { $minutes } minutos.
    }
courseEnds = Esta era la última unidad del curso.
takeTest =
    { $questions ->
        [one] Hacer la prueba: { NUMBER($questions) } pregunta
       *[other] Hacer la prueba: { NUMBER($questions) } preguntas
    }
nextUnit = Siguiente unidad
core = Empieza aquí.
optional = Después elige lo que quieras.
minutes = unos { NUMBER($minutes) } min
tested = Última prueba: { NUMBER($right) } de { NUMBER($questions) }.
rounds-steps =
    { $count ->
        [one] Apartado { $from }
       *[other] Apartados { $from }–{ $to }
    }
