## separability

reason = { why-inseparable }
notSeparable =
    { $onStage ->
        [true] Les exemples ne sont pas linéairement séparables : { why-inseparable } (montré sur la figure).
       *[false] Les exemples ne sont pas linéairement séparables : { why-inseparable }.
    }
