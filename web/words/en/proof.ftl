### Whether a hyperplane separates the examples, and why.

## separability
## Why nothing separates the examples.

reasons =
    .positive-at-origin = a positive is exactly at the origin
    .negative-at-origin = a negative is exactly at the origin
    .positives-around-origin = an average of positives is exactly at the origin
    .negatives-around-origin = an average of negatives is exactly at the origin
    .same-direction = an average of positives and one of negatives lie in the same direction from the origin
    .same-point = a positive and a negative are the same point
    .diagonals = the two diagonals cross
    .crossing = a line between two positives crosses one between two negatives
    .positive-between = a positive lies between two negatives
    .positive-amid = a positive lies among negatives
    .negative-between = a negative lies between two positives
    .negative-amid = a negative lies among positives
    .averages = an average of positives is the same point as an average of negatives
notSeparable =
    { $onStage ->
        [true] The examples are not linearly separable: { $reason } (shown on the stage).
       *[false] The examples are not linearly separable: { $reason }.
    }
