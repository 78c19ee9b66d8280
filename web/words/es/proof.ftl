## separability

reason = { why-inseparable }
notSeparable =
    { $onStage ->
        [true] Los ejemplos no son linealmente separables: { why-inseparable } (se muestra en el lienzo).
       *[false] Los ejemplos no son linealmente separables: { why-inseparable }.
    }
