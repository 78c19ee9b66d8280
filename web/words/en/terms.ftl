### What many rooms have in common. A message refers to it by its name, { updates }, and is told its facts as well.

# What is counted.
epochs =
    { $epochs ->
        [one] { $epochs } epoch
       *[other] { $epochs } epochs
    }
updates =
    { $updates ->
        [one] { $updates } update
       *[other] { $updates } updates
    }
examples =
    { $examples ->
        [one] { $examples } example
       *[other] { $examples } examples
    }
features =
    { $features ->
        [one] { $features } feature
       *[other] { $features } features
    }
mistakes =
    { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }

# What would separate examples with so many features.
separator =
    { $separator-bias ->
       *[true] { separator-shape }
        [false] { $separator-features ->
            [1] threshold at the origin
           *[other] { separator-shape } through the origin
        }
    }
separator-shape =
    { $separator-features ->
        [1] threshold
        [2] line
        [3] plane
       *[other] hyperplane
    }

# To be heard.
updates-spoken =
    { $updates ->
        [1] 1 update
       *[other] { NUMBER($updates, useGrouping: "false") } updates
    }

# What an example is labelled, or predicted: one of two, or a class by its name or number.
labelled =
    { $label ->
        [positive] positive
        [negative] negative
       *[other] class { $label-className }
    }

# Why nothing separates the examples: goes into a sentence, "no line can separate them, because …".
why-inseparable =
    { $why ->
        [positive-at-origin] a positive is exactly at the origin
        [negative-at-origin] a negative is exactly at the origin
        [positives-around-origin] an average of positives is exactly at the origin
        [negatives-around-origin] an average of negatives is exactly at the origin
        [same-direction] an average of positives and one of negatives lie in the same direction from the origin
        [same-point] a positive and a negative are the same point
        [diagonals] the two diagonals cross
        [crossing] a line between two positives crosses one between two negatives
        [positive-between] a positive lies between two negatives
        [positive-amid] a positive lies among negatives
        [negative-between] a negative lies between two positives
        [negative-amid] a negative lies among positives
       *[averages] an average of positives is the same point as an average of negatives
    }

# How the bias is written.
bias-noun =
    { $biasAs ->
        [bias] bias
        [weight] bias weight
       *[threshold] threshold
    }

# So many examples of a label.
examples-labelled = { NUMBER($examples) } { labelled }

# Where the page was updated while it was open.
playgroundUpdated = The playground has been updated since you opened this page. Reload it to go on: your work is kept.
# Of a setting, and of what was tried.
lockedHere = The author of this page has locked this.
