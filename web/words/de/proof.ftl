## separability

reasons =
    .positive-at-origin = Ein positives Beispiel liegt genau im Ursprung
    .negative-at-origin = Ein negatives Beispiel liegt genau im Ursprung
    .positives-around-origin = Ein Mittelwert der positiven Beispiele liegt genau im Ursprung
    .negatives-around-origin = Ein Mittelwert der negativen Beispiele liegt genau im Ursprung
    .same-direction = Vom Ursprung aus liegen ein Mittelwert der positiven Beispiele und einer der negativen in derselben Richtung
    .same-point = Ein positives und ein negatives Beispiel liegen im selben Punkt
    .diagonals = Die beiden Diagonalen kreuzen sich
    .crossing = Eine Strecke zwischen zwei positiven Beispielen kreuzt eine zwischen zwei negativen
    .positive-between = Ein positives Beispiel liegt zwischen zwei negativen
    .positive-amid = Ein positives Beispiel liegt mitten unter negativen
    .negative-between = Ein negatives Beispiel liegt zwischen zwei positiven
    .negative-amid = Ein negatives Beispiel liegt mitten unter positiven
    .averages = Ein Mittelwert der positiven Beispiele ist derselbe Punkt wie einer der negativen
notSeparable =
    { $onStage ->
        [true] Die Beispiele sind nicht linear trennbar: { $reason } (auf der Zeichenfläche zu sehen).
       *[false] Die Beispiele sind nicht linear trennbar: { $reason }.
    }
