## separability

reason = { why-inseparable }
notSeparable =
    { $onStage ->
        [true] Die Beispiele sind nicht linear trennbar: { why-inseparable } (auf der Zeichenfläche zu sehen).
       *[false] Die Beispiele sind nicht linear trennbar: { why-inseparable }.
    }
