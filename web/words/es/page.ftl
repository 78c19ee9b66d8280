## header

title = Perceptron Playground
about = Mira cómo un perceptrón aprende de sus errores.
lessons = Lecciones
menu = Menú
menuHint = Abrir, preferencias y ayuda
open = Abrir
share = Compartir
present = Presentar
presentHint = Muestra la página en grande, para un aula. Con Escape se sale.
preferences = Preferencias
help = Ayuda
close = Cerrar

## drawer

tabs = Vistas
groups =
    .see = Ver
    .why = Por qué
    .try = Probar
groupsMore =
    .see = en otras imágenes
    .why = funciona
    .try = otras formas
parts =
    .lift = 3D
    .weight-space = Espacio de pesos
    .projection = Proyección
    .margin = Margen
    .charts = Errores
    .compare = Comparar
    .orders = Orden
    .cures = Remedios
    .trace = Traza
    .algorithm = Algoritmo
sheets =
    .story = Explicación
    .weights = Pesos
    .settings = Ajustes
lesson = Lección
practice = Práctica

## companion

divider = Separador entre el lienzo y la vista
dividerHelp = Arrástralo o muévelo con las flechas del teclado. Con un doble clic, el espacio se reparte por la mitad.
dockBelow = Poner debajo del lienzo
dockBeside = Poner al lado del lienzo
enlargeStage = Ampliar el lienzo
enlargeView = Ampliar esta vista
both = Mostrar los dos
companion-close = Cerrar

## embed

embed-open = Abrir en el playground

## lecture

bar = Presentación
draw = Dibujar
drawHint = Muestra las herramientas y el pincel
view = Vista
noView = Ecuación
more = Más
moreHint = Momentos preparados, predecir antes, puntero
predictFirst = Predecir antes
predictFirstHint = Cada vez que pulsas → o Av Pág, primero se pregunta por el siguiente paso y después se da.
pointer = Puntero grande con estela
alone = Solo el lienzo (+)
blank = Página en blanco (B)
blanked = La página está en blanco. Pulsa cualquier tecla para recuperarla.
full = Pantalla completa (F)
moments = Momentos preparados
momentsHint = Con Av Pág se pasa de uno a otro. Forman parte del enlace y del archivo guardado.
keep = Guardar este momento
writeOver = Sobrescribir el momento { NUMBER($place) }
tooMuch = Este momento tiene demasiados datos para conservarlo aquí. Guárdalo en un archivo.
at = Momento { NUMBER($place) } de { NUMBER($count) }: { $name }
momentName = Momento { NUMBER($place) }
lecture-open = Mostrar el momento { NUMBER($place) }
rename = Nombre del momento { NUMBER($place) }
earlier = Subir el momento { NUMBER($place) }
remove = Quitar el momento { NUMBER($place) }
question =
    { $example ->
        [none] Ahora viene otro ejemplo. ¿Qué se predecirá? ¿Será un error?
       *[other] Ahora viene el ejemplo { NUMBER($example) }. ¿Qué se predecirá? ¿Será un error?
    }

## preferences

preferences-title = Preferencias
preferences-close = Cerrar
theme = Tema
themes =
    .auto = Automático
    .light = Claro
    .dark = Oscuro
    .projector = Proyector
language = Idioma
textSize = Tamaño del texto
textSizes =
    .normal = Normal
    .large = Grande
    .larger = Muy grande
    .largest = Enorme
motion = Movimiento
motions =
    .auto = Del sistema
    .reduced = Reducido
    .full = Completo
sound = Reproducir sonidos
soundHint = Cada paso tiene un tono. Es agudo si el ejemplo está muy dentro del lado correcto y grave si está muy dentro del incorrecto; x₁ lo mueve de izquierda a derecha. Un error zumba, la convergencia suena como una campana y cada pulsación hace clic.
kept = El navegador conserva el tamaño del texto, el movimiento y el sonido para tu próxima visita. Los enlaces no los contienen.

## kept

notKept = Esto es demasiado largo para un enlace y el navegador no puede conservarlo ({ $cause }). Guárdalo en un archivo antes de salir de la página.
unsaid =
    .data = los ejemplos
    .features = las características
    .learners = los ajustes de los clasificadores
    .order = el orden
    .initial = los pesos iniciales
    .split = los ejemplos de validación
    .view = la parte del plano
    .settings = los ajustes de la vista
printed = { $address } (sin { LIST($unsaid) })

## help

algorithm = Un perceptrón recorre los ejemplos de uno en uno. Con cada uno da un <strong>paso</strong>: calcula la puntuación del ejemplo y predice la etiqueta a partir de su signo. Solo con una predicción equivocada, un <strong>error</strong>, hace una <strong>actualización</strong> de sus pesos. Dibuja ejemplos de dos clases, pulsa Iniciar y mira cómo gira la frontera hasta que una época pasa sin errores. Después arrastra la línea de tiempo a cualquier momento y averigua por qué.
tools = Elige <strong>Dibujar +</strong> o <strong>Dibujar −</strong> y luego pulsa o arrastra en el gráfico para añadir ejemplos: el pincel decide cuántos a la vez. <strong>Borrar</strong> quita lo que toca y <strong>Mover</strong> arrastra un ejemplo. Al comienzo de una ejecución, arrastra los círculos pequeños para girar <strong>w</strong>, alargarlo o desplazar la frontera. Con Deshacer se anula cualquiera de estos cambios. Para usar una tabla tuya, pulsa <strong>Importar datos</strong> en <strong>Datos</strong> o suelta el archivo sobre la página.
see = Lo que ves
symbols =
    .positive = un ejemplo positivo, etiqueta { $label }
    .negative = un ejemplo negativo, etiqueta { $label }
    .hatch = rayado: el perceptrón predice { $label }
    .ring = anillo: el ejemplo de este paso
    .boundary = la frontera, donde la puntuación es 0
    .boundaryAtThreshold = la frontera, donde la puntuación es el umbral
    .ghost = línea discontinua: la frontera antes de la última actualización
playbackKeysTitle = Teclas de reproducción
playbackKeys =
    .play = <key>Espacio</key> iniciar, pausa
    .visit = <key>→</key> un paso
    .backVisit = <key>←</key> un paso atrás
    .update = <key>Mayús</key><key>→</key> una actualización
    .backUpdate = <key>Mayús</key><key>←</key> una actualización atrás
    .epoch = <key>E</key> una época
    .start = <key>Inicio</key> ir al principio
    .end = <key>Fin</key> ir al final
    .undo = <key>Ctrl</key><key>Z</key> deshacer un cambio
    .redo = <key>Ctrl</key><key>Y</key> rehacerlo
characterKeys = Usar E como atajo y, en una lección, [ y{ "\u00A0" }]
characterKeysHint = Desactívalo si dictas a tu equipo o si pulsas estas teclas sin querer. Las letras para el gráfico solo funcionan mientras el gráfico tiene el foco.
stageKeysTitle = Teclas cuando el gráfico tiene el foco
stageKeys =
    .move = <key>←</key><key>↑</key><key>→</key><key>↓</key> mover la cruz
    .positive = <key>P</key> añadir un ejemplo positivo
    .negative = <key>N</key> añadir un ejemplo negativo
    .examples = <key>,</key><key>.</key> ejemplo anterior, siguiente
    .flip = <key>F</key> invertir su etiqueta
    .nudge = <key>Alt</key><key>flecha</key> moverlo un poco
    .remove = <key>Supr</key> quitarlo
    .zoom = <key>+</key><key>−</key> acercar, alejar
    .fit = <key>0</key> ajustar la vista a los datos
handleKeysTitle = Teclas sobre w y la frontera, antes del primer paso
handleKeys =
    .next = <key>Tab</key> del gráfico a w, a la frontera
    .move = <key>←</key><key>↑</key><key>→</key><key>↓</key> mover
    .large = <key>Mayús</key><key>flecha</key> con movimientos grandes
    .small = <key>Ctrl</key><key>flecha</key> con movimientos pequeños
    .drag = <key>Alt</key> con movimientos pequeños al arrastrar
touchTitle = Tocar el gráfico
touchKeys =
    .tap = <key>toque</key> seleccionar un ejemplo o usar la herramienta
    .drag = <key>arrastrar</key> con la mano, desplazar la página o mover la vista hacia los lados; con una herramienta, dibujar o borrar
    .pinch = <key>dos dedos</key> acercar o alejar, y mover la vista
presentKeysTitle = Teclas y mando al presentar
presentKeys =
    .next = <key>Av Pág</key> la respuesta y después la siguiente tarea; fuera de una lección, el siguiente momento preparado o un paso
    .back = <key>Re Pág</key> atrás
    .moment = <key>1</key><key>9</key> un momento preparado
    .blank = <key>B</key><key>.</key> dejar la página en blanco; cualquier tecla la recupera
    .full = <key>F</key> pantalla completa
    .alone = <key>+</key> mostrar solo el lienzo, y volver
    .leave = <key>Esc</key> salir
reference = <strong>Referencia</strong>: todos los ajustes, como parámetros y como JSON.
teachers = <strong>Para docentes</strong> (en inglés): una guía de cada unidad, figuras para copiar, notas y un curso propio.

## experiments

experiments-title = Abrir
experiments-close = Cerrar
experiments-about = { $data }, { LIST($learners, separator: ", ") }, { run }
run =
    { $stop ->
        [none] { $visit ->
            [0] sin empezar
           *[other] paso { $visit }
        }
        [converged] convergió tras { epochs }
        [max-epochs] se detuvo tras { epochs }
        [journal-full] se detuvo: registro lleno
       *[settled] terminó tras { epochs }
    }
unknown = Experimento sin nombre
offer = ¿Continuar con «{ $name }»?
goOn = Continuar
dismiss = Descartar
name = Nombre de este experimento
save = Guardar
saved = «{ $name }» está guardado. Se conserva hasta que lo elimines.
named = Con nombre
recent = Recientes
recentHint = El navegador conserva por sí solo tus últimos { NUMBER($most) } experimentos. Ponle nombre a uno para conservarlo hasta que lo elimines.
none = Aún no hay nada guardado. Dibuja un punto o cambia un ajuste, y tu experimento aparecerá aquí.
openNow = abierto ahora
experiments-rename = Cambiar el nombre
renameIt = Cambiar el nombre de «{ $name }»
newName = Nombre nuevo
cancel = Cancelar
duplicate = Duplicar
duplicateIt = Duplicar «{ $name }»
copyOf = Copia de { $name }
duplicated = «{ $name }» está en la lista.
experiments-remove = Eliminar
removeIt = Eliminar «{ $name }»
removed = «{ $name }» se ha eliminado.
undo = Deshacer
gone = «{ $name }» ya no se conserva. Puede que se haya eliminado en otra pestaña.
opened = «{ $name }» está abierto. Con Deshacer vuelve lo que tenías.
blocked = Aquí no se puede conservar nada: el navegador no permite almacenar datos ({ $cause }). Guarda un archivo antes de salir de la página.
experiments-full = En el navegador no queda espacio, así que el último cambio no está en esta lista. Elimina lo que ya no necesites o guarda esto en un archivo.
inOtherPage = Este playground forma parte de otra página, así que no conserva nada por sí solo. Guarda un archivo antes de salir de la página.
files = Archivos
saveThis = Guardar esto en un archivo
saveAll = Guardar todo en un solo archivo
openFile = Abrir un archivo…
fileToOpen = Archivo que se va a abrir
writing = Escribiendo el archivo
notAllWritten = Una parte de lo guardado está dañada y no entra en el archivo:
reading = Leyendo { $file }
busy = Un momento…
fileOpened = { $file } está abierto. Con Deshacer vuelve lo que tenías.
isModel = { $file } es un modelo guardado, no un experimento. No ha cambiado nada: impórtalo donde se eligen los datos.
fileNotOpened = { $file } no se ha abierto. No ha cambiado nada.
imported =
    { $experiments ->
        [one] { $experiments } experimento de { $file } está en la lista.
       *[other] { $experiments } experimentos de { $file } están en la lista.
    }
notImported = No se pudo conservar nada de { $file } ({ $cause }).
startOver = Restablecer la página
startOverHint = Vuelve a mostrar lo que la página mostraba al principio. Con Deshacer vuelve lo que tienes ahora.
startedOver = Has empezado de nuevo. Con Deshacer vuelve lo que tenías.

## lock

locked = { lockedHere }
