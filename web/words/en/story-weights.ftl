### Below the sentences of the story: the weights, the picture of an update, and what else is told there.

## update
## A visit as a picture of vectors, and why it did what it did.

# The angle between a weight vector and what is added to it, in degrees; none where one of them is 0.
angle =
    { $updated ->
        [true] { $after ->
            [none] There is no angle { angle-between } any more: w is now 0.
           *[other] { $before ->
                [none] The angle { angle-between } is now { NUMBER($after) }°: before, w was 0.
               *[other] The angle { angle-between } goes from { NUMBER($before) }° to { NUMBER($after) }°.
            }
        }
       *[false] { $before ->
            [none] There is no angle { angle-between }: one of them is 0.
           *[other] The angle { angle-between } is { NUMBER($before) }°.
        }
    }
# What is added: a multiple of the example, the sum of a whole epoch, or something else.
letters =
    .example = x
    .epoch = Σ
    .step = Δw
# What the picture is a picture of.
plane =
    { $dimensions ->
        [1] one dimension
       *[other] the plane that w and { $letter } span in { NUMBER($dimensions) } dimensions
    }
# The picture, to be heard. What was added, “+x”, and how long w is with it, is none where nothing was.
spoken =
    { $dimensions ->
        [1] Vectors in one dimension: { vector-lengths }
        [2] Vectors: { vector-lengths }
       *[other] Vectors in the plane that w and { $letter } span in { NUMBER($dimensions) } dimensions: { vector-lengths }
    }
scoreGoes = The score goes from { NUMBER($before, $precision) } to { NUMBER($after, $precision) }.
leadGoes = The lead of its own class goes from { NUMBER($before, $precision) } to { NUMBER($after, $precision) }.
thresholdGoes = The score goes from { NUMBER($before, $precision) } to { NUMBER($after, $precision) }, and the threshold from { NUMBER($from, $precision) } to { NUMBER($to, $precision) }.
rightNow = Now it is right.
stillWrong = <strong>Still misclassified:</strong> one update does not always fix a mistake.
above90 = Above 90° the score is negative.
below90 = Below 90° the score is positive.
biasApart = This is the angle between w and x alone. The bias also changes the score. To include it in the angle, write it as w₀: see Notation.
# At the end of the line that shows it.
update-score = score
moments =
    .before = before
    .adding = adding
    .after = after
why = Why, step by step
threeLines = The score, in three lines
fourCases = The four cases
byFeature = Feature by feature
withOne = ‖x‖² includes the 1 of x₀.
algorithm = See it as an algorithm
seeAggressive = See passive-aggressive
compareAggressive = Compare with passive-aggressive
# A table.
cases =
    .caption = The four cases of a visit
    .predicted = predicted
    .case = case
    .weights = weights
    .score = score
    .truePositive = true positive
    .trueNegative = true negative
    .falsePositive = false positive
    .falseNegative = false negative
    .added = x added
    .subtracted = x subtracted
    .weightsStay = no change
    .rises = rises
    .falls = falls
    .scoreStays = no change
# The heads of a table.
parts =
    .feature = feature
    .adds = adds
    .changes = weight changes by

## weights
## What is in training, as a table. Examples are counted from 1.

# The visit is there while it plays.
weights-heading =
    { $visit ->
        [none] { $what ->
            [weights] Weights now
            [training] Weights in training now
           *[counts] Counts now
        }
       *[other] { $what ->
            [weights] Weights now, at visit { NUMBER($visit) }
            [training] Weights in training now, at visit { NUMBER($visit) }
           *[counts] Counts now, at visit { NUMBER($visit) }
        }
    }
feature = feature
weight = weight
example = example
countOf = count α
class = class
# Before its letter.
weights-bias =
    .bias = bias
    .threshold = threshold
exampleName = example { NUMBER($example) }
noCounts = Every count is 0.
moreCounts = { NUMBER($examples) } more with α > 0
between = { NUMBER($rows) } more between
weights-all = Show all { NUMBER($weights) } weights
weights-fewer = Show fewer
hint = Make a visit or select an example to see what each weight adds to its score.
point =
    { $selected ->
        [true] Point at a weight to see what it adds to the score of example { NUMBER($example) }, which is selected.
       *[false] Point at a weight to see what it adds to the score of example { NUMBER($example) }.
    }
# The product is a formula with its numbers.
adds = It adds <product/> to the score of example { NUMBER($example) }.
biasAdds =
    { $biasAs ->
        [bias] The bias adds { NUMBER($value, $precision) } to the score of every example.
       *[weight] The bias weight adds { NUMBER($value, $precision) } to the score of every example.
    }
threshold = For every example, a score above { NUMBER($value, $precision) } means positive.

## story
## What unfolds below the story.

# The labels as they are written, and the letter of the bias.
notation = Notation: y ∈ { "{" }{ LIST($labels, separator: ", ") }{ "}" }, { $bias }
story-more =
    .weights = More about the weights
    .counts = More about the counts
# How labels and the bias are written. “biasItself” is before its letter.
choice =
    .labels = Labels y
    .bias = Bias as
    .biasItself = bias
    .hint = This changes only how things are written, not the run, the data or the weights. With labels 0 and 1, a mistake shows as its residual e = y − q. A threshold θ is −b.

## meanings
## What the letters of the page stand for: terms, which open their entries in the glossary, and are called as there.

meanings-heading = What the letters mean
terms =
    .example = example
    .feature = feature
    .label = label
    .weight = weights
    .bias = bias
    .threshold = threshold
    .score = score
    .tie = tie
    .prediction = prediction
    .residual = residual
    .product = dot product
    .length = length
    .rate = learning rate
    .visit = visit
    .radius = radius
    .margin = margin of the bound
    .geometric = geometric margin

## aboutWeights
## What else the weights say: their sum, length and sensitivity, and the ways to sort and copy them. Examples are counted from 1.

# Before the sum.
aboutWeights-sum =
    { $selected ->
        [true] For example { NUMBER($example) }, which is selected, the contributions add up to its score:
       *[false] For example { NUMBER($example) }, the contributions add up to its score:
    }
sumLabel = The contributions and their sum
ofClass = Show the weights of class
length = Length
sameBoundary = Scale the weights and the bias together, and the boundary stays the same.
sensitivity = Sensitivity
sensitivityLabel = How the score changes with each feature
largestFirst = Largest first
fullPrecision = Full precision
copy = Copy
copyName =
    .weights = Copy weights
    .counts = Copy counts
copied = Copied.
byHand = The clipboard isn’t available here. Copy this text instead:
# How long the weights are shown.
scale = Length of the weights shown
twice = × 2
twiceName = × 2: twice as long
half = × ½
halfName = × ½: half as long
asTrained = as trained
times =
    { $shorter ->
        [true] 1/{ NUMBER($factor) } × trained
       *[false] { NUMBER($factor) } × trained
    }
unit = length 1
noDirection = Every weight is 0, so there is no direction yet.
trained = trained
shown = shown
# Each before its formula.
rows =
    .length = length
    .functional = functional margin
    .geometric = geometric margin
    .boundary = distance from 0 to the boundary:
effect = Every score is multiplied by the same positive number, so no sign changes and the boundary does not move.
marginsOf = The margins are those of example { NUMBER($example) }.
# How the score changes with each feature.
slopes =
    { $scaled ->
        [true] A feature’s weight says how much the score changes when the scaled feature grows by 1. It is the same for every example.
       *[false] A feature’s weight says how much the score changes when the feature grows by 1. It is the same for every example.
    }
rises = The score rises most with <feature/> ({ $weight }).
falls = The score falls most with <feature/> ({ $weight }).
flat = Now no feature changes the score: every weight is 0.
# Before the slopes at an example; it is none before there is one.
byExample =
    { $example ->
        [none] { $scaled ->
            [true] Because of the products, how much the score changes with a base feature depends on the example. The features are scaled.
           *[false] Because of the products, how much the score changes with a base feature depends on the example.
        }
       *[other] { $scaled ->
            [true] Because of the products, how much the score changes with a base feature depends on the example. For example { NUMBER($example) }, with scaled features:
           *[false] Because of the products, how much the score changes with a base feature depends on the example. For example { NUMBER($example) }:
        }
    }
less =
    { $features ->
        [one] { $features } more feature changes it less.
       *[other] { $features } more features change it less.
    }
isWord = <letter/> is “{ $word }”.
