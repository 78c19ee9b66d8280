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

## learners
## What learners are called: everywhere the same.

titles =
    .perceptron = Perceptron
    .averaged = Averaged perceptron
    .voted = Voted perceptron
    .pocket = Pocket perceptron
    .margin = Perceptron with margin
    .batch = Batch perceptron
    .passive-aggressive = Passive-aggressive
    .multiclass = Multiclass perceptron
    .kernel = Kernel perceptron
    .nearest-neighbours = Nearest neighbours
    .decision-tree = Decision tree
    .second-order = Second-order perceptron
# Where there is little room.
short =
    .perceptron = Perceptron
    .averaged = Averaged
    .voted = Voted
    .pocket = Pocket
    .margin = Margin
    .batch = Batch
    .passive-aggressive = Passive-aggressive
    .multiclass = Multiclass
    .kernel = Kernel
    .nearest-neighbours = Nearest neighbours
    .decision-tree = Decision tree
    .second-order = Second-order
# "2 Averaged", where several are compared. The learner is as in “short”.
numbered = { NUMBER($place) } { $learner }
# A setting that tells two learners apart: "η = 0.5". Variants and kernels need no name.
setting =
    { $setting ->
        [learning-rate] η = { $value }
        [tie] tie = { $value }
        [margin] margin = { $value }
        [tolerance] ε = { $value }
        [c] C = { $value }
        [classes] classes = { $value }
        [degree] degree = { $value }
        [offset] offset = { $value }
        [gamma] γ = { $value }
        [k] k = { $value }
        [max-depth] max depth = { $value }
        [ridge] λ = { $value }
       *[other] { $value }
    }
# Of settings that are one of a few values.
settingValues =
    .mistake = mistake
    .correct = correct
    .negative = negative
    .positive = positive
    .pa = PA
    .pa-1 = PA-I
    .pa-2 = PA-II
    .linear = linear
    .polynomial = polynomial
    .rbf = RBF
# Among the settings: it starts from weights of its own.
ownStart = own start
settings = { LIST($settings, separator: ", ") }
# "2 Averaged, η = 0.5"
full = { $title }, { $settings }

## learnerSettings
## What the settings of learners are called where they are made, and what they do.

labels =
    .learning-rate = Learning rate
    .tie = Tie rule
    .margin = Margin
    .tolerance = Tolerance
    .variant = Variant
    .c = Aggressiveness
    .classes = Classes
    .kernel = Kernel
    .degree = Degree
    .offset = Offset
    .gamma = Gamma
    .k = Neighbours
    .max-depth = Maximum depth
    .ridge = Ridge
values =
    .mistake = Mistake
    .correct = Correct
    .negative = Negative
    .positive = Positive
    .pa = PA
    .pa-1 = PA-I
    .pa-2 = PA-II
    .linear = Linear
    .polynomial = Polynomial
    .rbf = Gaussian (RBF)
# What another text calls a setting of a learner.
aliases =
    .batch-learning-rate = Pavlu’s λ
    .second-order-ridge = a in Cesa-Bianchi et al.
kindHints =
    .perceptron = Adds each example that it gets wrong to its weights.
    .averaged = Trains like the perceptron, but predicts with the mean of all its weight vectors so far.
    .voted = Trains like the perceptron, but all its weight vectors so far vote, each as often as it survived.
    .pocket = Trains like the perceptron, but predicts with the weights that made the fewest training mistakes.
    .margin = Also updates on examples that are right, but within the margin.
    .batch = Makes one update per epoch, with the sum of all examples it got wrong.
    .passive-aggressive = Changes its weights just enough to get the example right with a margin of 1.
    .multiclass = Has a weight vector for each class, and the highest score wins. A mistake rewards the right class and punishes the winner.
    .kernel = Counts its mistakes on each example instead of keeping weights. It has no bias.
    .nearest-neighbours = A baseline that learns nothing: it predicts the label that most of the k nearest examples have.
    .decision-tree = A baseline that is built all at once: it splits the plane by one feature at a time.
    .second-order = Moves its weights less in the directions that its mistakes have in common.
fieldHints =
    .margin = Updates while y·a{ "\u00A0" }≤{ "\u00A0" }margin.
    .tolerance = Training ends when a step is shorter than this.
    .classes = Auto: as many as the data has.
    .gamma = The larger γ is, the narrower the kernel around each example.
    .ridge = The larger λ is, the more its updates are like the perceptron’s.
valueHints =
    .mistake = A score of 0 is a mistake (y·a{ "\u00A0" }≤{ "\u00A0" }0).
    .correct = A score of 0 is correct (y·a{ "\u00A0" }<{ "\u00A0" }0).
    .negative = A score of 0 means negative.
    .positive = A score of 0 means positive.
    .pa = Each update goes all the way to y·a{ "\u00A0" }={ "\u00A0" }1.
    .pa-1 = Each update goes all the way, but adds at most C times the example.
    .pa-2 = Each update goes part of the way: the smaller C is, the shorter the step.
    .linear = x·z: a line through the origin.
    .polynomial = (offset + x·z) to the power of the degree.
    .rbf = exp(−γ‖x − z‖²)

## costs
## Why a visit costs what it costs, in multiplications with an addition.

# The learner is as in “short”.
why =
    { $kind ->
        [multiclass] { $learner }: { each }, for each of { NUMBER($vectors) } classes.
        [second-order] { $learner }: { each }. An update also goes through its matrix, which has a number for each pair of weights.
        [voted] { $learner }: { each }. A prediction asks every weight vector so far.
        [kernel] { $examples ->
            [one] { $learner }: The scores of all examples are kept, so a visit only looks one up. An update changes it.
           *[other] { $learner }: The scores of all examples are kept, so a visit only looks one up. An update changes all { $examples }.
        }
        [nearest-neighbours] { $examples ->
            [one] { $learner }: Nothing is trained, but every prediction looks at the one example.
           *[other] { $learner }: Nothing is trained, but every prediction looks at all { $examples } examples.
        }
        [decision-tree] { $learner }: It is built all at once, not visit by visit.
       *[other] Linear learners: { each }.
    }
each =
    { $bias ->
       *[true] one for each feature and one for the bias
        [false] one for each feature
    }
