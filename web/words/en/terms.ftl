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

examples =
    { $examples ->
        [one] { $examples } example
       *[other] { $examples } examples
    }

# Where the page was updated while it was open.
playgroundUpdated = The playground has been updated since you opened this page. Reload it to go on: your work is kept.
# Of a setting, and of what was tried.
lockedHere = The author of this page has locked this.
