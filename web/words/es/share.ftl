## described

data =
    { $preset ->
        [none] { counted }
       *[other] { $preset }, { counted }
    }
counted =
    { $drawn ->
        [true] { $examples ->
            [one] { $examples } ejemplo dibujado
           *[other] { $examples } ejemplos dibujados
        }
       *[false] { examples }
    }
described-run = { LIST($learners, separator: ", ") }: { $data }
moment = { described-run }, en el paso { NUMBER($visit, useGrouping: "false") }
citation =
    { $link ->
        [none] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (versión { $version }): { $what }. Consultado: { $accessed }.
       *[other] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (versión { $version }): { $what }. { $link } Consultado: { $accessed }.
    }

## share

title = Compartir
close = Cerrar
sections =
    .code = Código QR
    .file = Archivo
    .embed = Incrustar
    .gradebook = Para una plataforma educativa
    .data = Ejemplos
    .visits = Pasos
    .model = Modelo
    .worksheet = Hoja de ejercicios
    .python = Programa en Python
    .cite = Cita
    .offline = Usarlo sin conexión
formats =
    .csv = CSV
    .json = JSON
    .libsvm = libsvm
    .markdown = Markdown
    .latex = LaTeX
    .python = Python
    .bibtex = BibTeX
    .plain = Texto simple
share-examples = Todos los ejemplos, con todas las cifras. Para volver a abrir el archivo JSON, elige Abrir en el menú.
python = Esta ejecución como programa en Python que no necesita paquetes: los mismos pasos, errores y pesos, hasta el último bit. También muestra cómo llamar a scikit-learn.
model = Lo que predice en este paso, sin los ejemplos: características, escalado y pesos. Impórtalo aquí para empezar con él, o úsalo en C++ o en la línea de comandos.
makingModel = Creando el modelo
share-citation = Una referencia a este momento exacto, con el enlace que lo abre.
worksheet = Esta ejecución para resolverla a mano: una tabla con huecos, un gráfico donde dibujar la frontera y la solución en una página aparte. Imprímela o guárdala como Markdown o LaTeX. Con semillas nuevas salen otras parecidas.
makeWorksheet = Crear una hoja de ejercicios
offline = El playground entero es un solo archivo. Guárdalo y haz doble clic en él para abrirlo en un navegador, sin internet.
download = Descargar para usarlo sin conexión
mayBlock = El marco que rodea esta página puede bloquear las descargas. Si el archivo no llega, abre esta dirección en una pestaña nueva.
address = la dirección
notInside = El archivo no contiene lo que tienes aquí. Guárdalo también en un archivo y ábrelo allí.
noVisits = Aún no hay pasos. Pulsa Iniciar o da un paso, y expórtalos después aquí.
visits = Una fila por paso: época, ejemplo, puntuación, etiqueta, error y los pesos después de él.
firstVisit = Primer paso
lastVisit = Último paso
makingTable = Creando la tabla
mostVisits = { NUMBER($most) } pasos a la vez como máximo.

## shareLink

heading = Título, que verá quien abra el enlace
contents = Contiene { LIST($parts) }.
visit = el paso { NUMBER($visit) }
problem =
    .features = las características
    .scaling = el escalado
    .noBias = que no hay sesgo
    .order = el orden de los ejemplos
    .split = los ejemplos de validación
    .initial = los pesos iniciales
atMost = un máximo de { epochs }
shown =
    .view = el zoom
    .lift = la imagen en 3D
    .shading = el sombreado
    .why = por qué los ejemplos son separables o no
    .difference = dónde discrepan dos clasificadores
    .drawer = la vista abierta
    .pinned = los ajustes fijados
    .present = la presentación
    .moments = los momentos preparados
    .predictFirst = la pregunta antes de cada paso
    .hide = lo que se oculta
    .lock = lo que se bloquea
    .embed = el formato para otra página
themes =
    .light = el tema claro
    .dark = el tema oscuro
    .projector = el tema para proyector
length = Tiene { NUMBER($characters) } caracteres.
forAll = Quien lo abra verá exactamente lo mismo.
hereOnly = Solo se abre en este equipo, porque esta página es un archivo guardado en él.
noAddress = Esta página no lee su dirección. Pon el texto copiado al final de la dirección de un playground que sí la lea.
tooLong = Esto es demasiado para un enlace: tendría más de { NUMBER($most) } caracteres, y algunos programas cortan los enlaces así. En un archivo cabe todo: guarda uno más abajo.
link = el enlace
state = el estado

## shareCode

intro = Apunta con la cámara de un teléfono. Abre lo mismo que el enlace.
shareCode-hereOnly = Esta página es un archivo de este equipo, así que un teléfono no puede abrirla. Pon antes el playground en un servidor web.
shareCode-noAddress = Esta página no lee su dirección, así que ningún código lleva a ella. Copia el estado de arriba.
alternative = Código QR del enlace { $address }
enlarge = Ampliar
shareCode-close = Cerrar
shareCode-tooLong = El enlace tiene { NUMBER($characters) } caracteres. Un teléfono lee con facilidad un código de { NUMBER($most) } como máximo. Con menos ejemplos es más corto, y un conjunto de datos predefinido solo ocupa unos pocos caracteres. En un archivo cabe todo.
noLink = Esto es demasiado para un enlace. En un archivo cabe todo.
shorter = Omitir las vistas abiertas, el zoom y el paso
shortened = Este código omite las vistas abiertas, el zoom y el paso.

## shareEmbed

shareEmbed-title = Perceptron Playground
compact = Compacto: solo el lienzo, los botones de reproducción y una línea de la explicación
hide = Ocultar
header = Título y botones
lock = Bloquear
locks =
    .setup = Todos los ajustes
    .data = Datos
    .features = Características
    .scaling = Escalado
    .bias = Sesgo
    .learner = Clasificador
    .initial = Pesos iniciales
    .order = Orden de los ejemplos
    .max-epochs = Máx. de épocas
    .split = Ejemplos de validación
    .notation = Notación de etiquetas y sesgo
    .transport = El paso que se muestra
    .skip = Saltarse preguntas
    .solutions = Soluciones
size = Tamaño
sizes =
    .text = Ancho del texto × 480
    .large = Ancho del texto × 720
    .figure = 640 × 480
    .phone = 360 × 560
theme = Tema
shareEmbed-themes =
    .auto = El del sistema de quien lee
    .light = Claro
    .dark = Oscuro
areas =
    .header = Cabecera
    .setup = Configuración
    .tools = Herramientas
    .stage = Lienzo
    .transport = Reproducción
    .verdict = Veredicto
    .story = Explicación
    .drawer = Vistas
preview = La figura muestra: { LIST($areas) }.
iframe = el iframe
markdown = Markdown
element = el elemento
shareEmbed-noAddress = No hay ningún enlace a esto: sería demasiado largo, o esta página no lee su dirección.
noElement = No hay ningún elemento que copiar: en sus atributos no cabe todo esto.
isFile = Esta página es un archivo de este equipo, así que ninguna otra página puede mostrarla. Ponla en un servidor web, ábrela desde allí y copia entonces el código.

## shareFile

shareFile-intro = Los datos, los clasificadores, este paso y lo que se muestra, en un archivo que se puede abrir en cualquier playground: elige Abrir en su menú.
save = Guardar en un archivo
writing = Escribiendo el archivo
busy = Un momento…

## shareGradebook

shareGradebook-intro = Un archivo zip para subirlo a Moodle, Canvas u otra plataforma educativa. No necesita servidor, y comunica la nota de cada estudiante.
kind = Lo que abre
kinds =
    .moment = Este momento, sin nota
    .lesson = Una lección
    .unit = Una unidad
    .path = Un itinerario
    .practice = Una práctica de diez preguntas
    .course = El curso que está abierto
which = Cuál
standard = Formato
standards =
    .scorm-12 = SCORM 1.2
    .scorm-2004 = SCORM 2004, 4.ª edición
    .cmi5 = cmi5
passMark = Nota para aprobar (%)
tries = Intentos que cuentan (0: los que sean)
mayLeaveOut = Los estudiantes pueden saltarse preguntas y ver soluciones
trust = Las notas se calculan en el navegador de cada estudiante. Úsalas para practicar, no para un examen.
make = Guardar el paquete
makeFile = Guardar este curso en un archivo HTML
aboutFile = El curso se abre con doble clic, sin internet. No se califica nada.
making = Creando el paquete
notLoaded = No se pudo cargar una parte del paquete. Comprueba la conexión e inténtalo de nuevo.
alone = No hay ninguna plataforma educativa a la escucha, así que no se califica nada. Aun así, puedes trabajar aquí.
refused = La plataforma educativa no aceptó tu último resultado. Avisa a tu profesor o profesora y deja esta página abierta.
over = La plataforma educativa ha cerrado esta sesión, así que ahora no se califica nada. Vuelve a abrir la actividad allí para continuar.
back = Volver a la plataforma educativa
unread = No se pudo leer tu trabajo anterior, así que empiezas de nuevo.
description = Una lección interactiva sobre el perceptrón, con preguntas que se puntúan.
shareGradebook-title = Perceptrón: { $what }
shareGradebook-moment = Perceptron Playground

## files

names =
    .picture = la imagen
    .animation = la animación
    .worksheet = la hoja de ejercicios
    .visits = los pasos
    .examples = los ejemplos
    .run = la ejecución
    .model = el modelo
    .citation = la cita
files-save = Guardar
copy = Copiar
saveAs = Guardar { $what } como { $format }
copyAs = Copiar { $what } como { $format }
copyIt = Copiar { $what }
saved = Guardado como { $name }.
copied = Copiado.
copyByHand = Aquí el navegador no permite copiar. Copia este texto a mano.
copyPictureByHand = Aquí el navegador no puede copiarla. Guárdala o copia esta imagen.
maybeSaved =
    .picture = El marco que rodea esta página puede bloquear las descargas. Si { $name } no ha llegado, copia esta imagen.
    .text = El marco que rodea esta página puede bloquear las descargas. Si { $name } no ha llegado, copia este texto.
    .long = El marco que rodea esta página puede bloquear las descargas. Si { $name } no ha llegado, abre el playground en una pestaña propia y guárdalo allí.
cancel = Cancelar
percent = { NUMBER($share, useGrouping: "false") }{ "\u202F" }%
