## separability
## Why nothing separates the examples.

reason = { why-inseparable }
notSeparable =
    { $onStage ->
        [true] The examples are not linearly separable: { why-inseparable } (shown on the stage).
       *[false] The examples are not linearly separable: { why-inseparable }.
    }
