### Lo que aparece en muchas salas. Un mensaje lo cita por su nombre, { updates }, y le pasa también sus datos.

# Lo que se cuenta.
epochs =
    { $epochs ->
        [one] { $epochs } época
       *[other] { $epochs } épocas
    }
updates =
    { $updates ->
        [one] { $updates } actualización
       *[other] { $updates } actualizaciones
    }
examples =
    { $examples ->
        [one] { $examples } ejemplo
       *[other] { $examples } ejemplos
    }
features =
    { $features ->
        [one] { $features } característica
       *[other] { $features } características
    }
mistakes =
    { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }

# Lo que separaría los ejemplos con tantas características: sin artículo, con «un» y con «ningún».
separator =
    { $separator-bias ->
       *[true] { $separator-features ->
            [1] umbral
            [2] recta
            [3] plano
           *[other] hiperplano
        }
        [false] { $separator-features ->
            [1] umbral en el origen
            [2] recta por el origen
            [3] plano por el origen
           *[other] hiperplano por el origen
        }
    }
separator-a =
    { $separator-features ->
        [2] una { separator }
       *[other] un { separator }
    }
separator-no =
    { $separator-features ->
        [2] ninguna { separator }
       *[other] ningún { separator }
    }

# Para escuchar.
updates-spoken =
    { $updates ->
        [1] 1 actualización
       *[other] { NUMBER($updates, useGrouping: "false") } actualizaciones
    }

# Sola, o después de «predicción:».
labelled =
    { $label ->
        [positive] positivo
        [negative] negativo
       *[other] clase { $label-className }
    }
# Después de «es».
is-labelled =
    { $label ->
        [positive] positivo
        [negative] negativo
       *[other] de la clase { $label-className }
    }

# Por qué nada separa los ejemplos: después de dos puntos, o sola.
why-inseparable =
    { $why ->
        [positive-at-origin] un positivo está justo en el origen
        [negative-at-origin] un negativo está justo en el origen
        [positives-around-origin] un promedio ponderado de positivos está justo en el origen
        [negatives-around-origin] un promedio ponderado de negativos está justo en el origen
        [same-direction] un promedio ponderado de positivos y otro de negativos están en la misma dirección desde el origen
        [same-point] un positivo y un negativo son el mismo punto
        [diagonals] las dos diagonales se cruzan
        [crossing] un segmento entre dos positivos cruza otro entre dos negativos
        [positive-between] un positivo está entre dos negativos
        [positive-amid] un positivo está en medio de negativos
        [negative-between] un negativo está entre dos positivos
        [negative-amid] un negativo está en medio de positivos
       *[averages] un promedio ponderado de positivos es el mismo punto que un promedio ponderado de negativos
    }

# Cómo se escribe el sesgo, sin artículo: siempre masculino.
bias-noun =
    { $biasAs ->
        [bias] sesgo
        [weight] peso del sesgo
       *[threshold] umbral
    }

# Tantos ejemplos de una etiqueta: «1 positivo», «3 positivos», «3 de la clase setosa».
examples-labelled =
    { $label ->
        [positive] { $examples ->
            [one] { $examples } positivo
           *[other] { $examples } positivos
        }
        [negative] { $examples ->
            [one] { $examples } negativo
           *[other] { $examples } negativos
        }
       *[other] { NUMBER($examples) } de la clase { $label-className }
    }

playgroundUpdated = El playground se ha actualizado desde que abriste esta página. Recárgala para continuar: tu trabajo se conserva.
lockedHere = Quien ha creado esta página ha bloqueado esto.

# Después de un número con color: «1 positivo», «3 positivos».
positive-ending =
    { $positive-count ->
        [one] positivo
       *[other] positivos
    }
negative-ending =
    { $negative-count ->
        [one] negativo
       *[other] negativos
    }
