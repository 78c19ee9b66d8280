### Lo que dicen muchas partes de la página.

number-wanted =
    { $whole ->
        [true] un número entero
       *[false] un número
    }

## controls

notInRange =
    { $min ->
        [none] { $max ->
            [none] { $name }: hace falta { number-wanted }.
           *[other] { $name }: hace falta { number-wanted } de { $max } como máximo.
        }
       *[other] { $max ->
            [none] { $above ->
                [true] { $name }: hace falta { number-wanted } mayor que { $min }.
               *[false] { $name }: hace falta { number-wanted } de al menos { $min }.
            }
           *[other] { $above ->
                [true] { $name }: hace falta { number-wanted } mayor que { $min } y como máximo { $max }.
               *[false] { $name }: hace falta { number-wanted } de { $min } a { $max }.
            }
        }
    }

## guide

leave = Salir
next = siguiente

## targets

between = { ", " }
stage = el lienzo
tools = las herramientas
transport = los botones de reproducción
verdict = el veredicto
setup = los ajustes
story = la explicación
weights = los pesos
reading = Más sobre los pesos
equation = la ecuación
vectors = la actualización como vectores
notation = Notación

play = el botón «Iniciar»
start = el botón «Volver al principio»
visit = el botón «Paso»
update = el botón «Actualización»
epoch = el botón «Época»
end = el botón «Final»
timeline = la línea de tiempo
count = el recuento que hay bajo el lienzo

data = los datos en la configuración
learner = el clasificador en la configuración
features = las características en la configuración
order = el orden en la configuración
compare = los clasificadores que se comparan, en la configuración

lift = la pestaña «3D»
charts = la pestaña «Errores»
comparison = la pestaña «Comparar»
orders = la pestaña «Orden»
margin = la pestaña «Margen»
projection = la pestaña «Proyección»
weight-space = la pestaña «Espacio de pesos»
cures = la pestaña «Remedios»
trace = la pestaña «Traza»
algorithm = la pestaña «Algoritmo»
