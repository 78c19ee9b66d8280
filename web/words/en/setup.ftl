## data
## What the data is called.

# By their names in an address.
presets =
    .blobs = Two blobs
    .thin-margin = A thin margin
    .cs188 = CS 188 worked example
    .and = AND
    .or = OR
    .nand = NAND
    .blocks = 500 positives, then 500 negatives
    .iris = Iris
    .three-classes = Three classes
    .iris-species = Iris, all three species
    .overlap = Two overlapping blobs
    .xor = XOR
    .quadrants = XOR quadrants
    .circles = Circles
    .moons = Moons
    .spiral = Spiral
    .reviews = Course reviews (words)
drawn =
    { $points ->
        [one] { $points } drawn point
       *[other] { $points } drawn points
    }
inTable =
    { $examples ->
        [one] { $examples } example in a table
       *[other] { $examples } examples in a table
    }
