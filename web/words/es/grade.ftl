### Las respuestas que se entregan en un archivo, y la página en la que se leen los archivos de un grupo.

## handIn

title = Entregar tus respuestas
intro = Guarda un archivo con tus respuestas a estas lecciones. Entrégaselo a tu profesor o profesora, que lo leerá en la página grade.html.
name = Tu nombre
missing = Escribe antes tu nombre.
nothing = Aún no hay nada que entregar: responde antes a una pregunta.
save = Guardar el archivo
worth = Según el archivo, { NUMBER($raw) } de { NUMBER($max) } están bien.

## gradePage

gradePage-title = Respuestas de un grupo
gradePage-intro = Elige los archivos que tus estudiantes han guardado en Lecciones, «Entregar tus respuestas». No salen de este equipo: no se envía nada.
trust = La nota se calcula en el navegador de cada estudiante, y un archivo se puede modificar: úsalo para ver cómo va tu grupo, no como examen.
choose = Elegir archivos
drop = o suéltalos aquí
clear = Empezar de nuevo
notAnswers = { $file } no es un archivo de respuestas.
newer = { $file } se escribió con una versión más nueva de esta página.
wrongField = No se puede leer { $file }: { $field } no es como debería.
tooLarge = { $file } es demasiado grande para un archivo de respuestas.
replaced = { $name } ha entregado más de un archivo: cuenta el último.
builtIn = Las lecciones de Perceptron Playground
summary =
    { $students ->
        [one] Un estudiante. La nota es { $mean }{ "\u202F" }%.
       *[other] { $students } estudiantes. Su nota media es { $mean }{ "\u202F" }%.
    }
gradePage-save = Guardar como CSV
onlyInCsv = Las preguntas que solo se hicieron a un estudiante no aparecen en esta tabla. Están en el CSV.
varied = Los números con ~ son de apartados que un enlace abrió con otros ejemplos: cada conjunto de ejemplos tiene su propia columna.
open = Abrir la página
columns =
    .name = Nombre
    .handedIn = Entregado
    .score = Nota
    .complete = Completo
    .task = Tarea
    .right = Bien
    .atOnce = Al primer intento
    .shown = Solución mostrada
    .leftOut = Omitida
    .wrong = Respuesta errónea más frecuente
score = { NUMBER($raw) } de { NUMBER($max) }
yes = sí
no = no
right =
    { $tries ->
        [1] ✓
       *[other] ✓ { NUMBER($tries) } intentos
    }
wrong =
    { $tries ->
        [1] ✗
       *[other] ✗ { NUMBER($tries) } intentos
    }
shown = mostrada
leftOut = omitida
read = leída
hardest = Dónde más se ha fallado
given =
    { $students ->
        [one] { $answer } (un estudiante)
       *[other] { $answer } ({ $students } estudiantes)
    }
choice = la opción { NUMBER($place) }
numbers = { LIST(NUMBER($numbers), separator: "; ") }
