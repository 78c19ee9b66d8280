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

## setup
## The setup in one sentence, and the headings of its sections.

setup = Setup
setup-titles =
    .data = Data
    .learner = Learner
    .features = Features
    .order = Order
    .compare = Learners
# Before each part: "Two blobs learned by Perceptron from x₁, x₂ visited as drawn".
before =
    .data = { "" }
    .learner = learned by
    .features = from
    .order = visited
    .compare = { "" }
# The others are those that it is compared with.
learner =
    { $others ->
        [0] { $title }
       *[other] { $title } and { $others } more
    }
named =
    { $scaling ->
        [standardize] { LIST($features, separator: ", ") }, standardised
        [min-max] { LIST($features, separator: ", ") }, scaled to 0…1
        [unit-norm] { LIST($features, separator: ", ") }, scaled to length 1
       *[other] { LIST($features, separator: ", ") }
    }
# Where they are too many to name.
counted =
    { $scaling ->
        [standardize] { features }, standardised
        [min-max] { features }, scaled to 0…1
        [unit-norm] { features }, scaled to length 1
       *[other] { features }
    }
order =
    { $kind ->
        [given] { $isList ->
            [true] as listed
           *[false] as drawn
        }
        [positives-first] positives first
        [shuffle-once] shuffled once
        [shuffle-each-epoch] shuffled each epoch
       *[custom] in your own order
    }
compare =
    { $learners ->
        [1] Add a learner
       *[other] { $learners } learners
    }
pin = Pin
unpin = Unpin
close = Close

## setupCompare
## Which learners are compared.

shown = Learner shown in the settings and the story
removeName = Remove { $learner }
compareWith = Compare with
add = Add
setupCompare-full = You can compare at most { NUMBER($most) } learners.

## setupLearner
## The settings of a learner, beside those that are its own.

setupLearner-learner = Learner
maxEpochs = Max epochs
initialWeights = Initial weights
# "w2" or "b".
initial = Initial { $symbol }
tooManyWeights = { NUMBER($weights) } weights are too many to set one by one.
randomise = Randomise
setToZero = Set to 0
cures = See other cures: a kernel, hidden units

## exampleOrder
## What is wrong with an order of the examples that was typed. The name of its field begins each sentence.

notAnExample = { $name }: “{ $word }” is not an example number.
noSuchExample = { $name }: there is no example { $word }. The examples are numbered from 1 to { NUMBER($examples) }.
exampleTwice = { $name }: example { NUMBER($example) } occurs twice.
examplesMissing =
    { $missing ->
        [one] { $name }: example { LIST($named) } is missing.
       *[other] { $name }: examples { LIST($named) } are missing.
    }
# The last of them, where they are too many to be named.
further = { NUMBER($further) } more

## setupOrder
## In which order the examples are visited.

setupOrder-order = Visit order
setupOrder-titles =
    .given = Original order
    .positives-first = Positives first
    .shuffle-once = Shuffle once
    .shuffle-each-epoch = Shuffle each epoch
    .custom = Custom order
hints =
    .given = Each epoch visits the examples in the order they were drawn or listed.
    .positives-first = Each epoch visits all positive examples, then all negative ones.
    .shuffle-once = The seed shuffles the examples once. Every epoch repeats that order.
    .shuffle-each-epoch = The seed shuffles the examples again for every epoch.
    .custom = Each epoch visits the examples in the order you write.
customUpTo = Custom order (up to { NUMBER($examples) } examples)
seed = Shuffle seed
newSeed = Shuffle again
numbers = Your order
numbersHint = Write each number from 1 to { NUMBER($examples) } once, with spaces between: 3 1 2.
seeOrder = See the order, and what shuffling gains

## setupData
## Where the examples are from, and which of them are held out.

preset = Preset
# Headings over the presets.
separable =
    .yes = A line separates them
    .depends = Depends on the settings
    .no = No line separates them
# Stands among the presets for data that is none.
own =
    .points = Drawn points
    .table = Imported table
counts = <positive>{ NUMBER($positive-count) }</positive> { $positive-name ->
        [none] positive
       *[other] positive ({ $positive-name })
    }, <negative>{ NUMBER($negative-count) }</negative> { $negative-name ->
        [none] negative
       *[other] negative ({ $negative-name })
    }
classes = { LIST($classes) }
ofClass = { NUMBER($count) } of class { $name }
importData = Import data…
examples = Examples
noise = Noise
setupData-seed = Random seed
setupData-newSeed = Draw new data
axes =
    .across = Horizontal axis, x₁
    .up = Vertical axis, x₂
irisColumns =
    .sepalLength = sepal length
    .sepalWidth = sepal width
    .petalLength = petal length
    .petalWidth = petal width
species =
    .positive = Positive species
    .negative = Negative species
notDrawn = Not drawn: { LIST($features) }.
# The last of them, where they are too many to be named.
setupData-further = { NUMBER($further) } more
keepWeights = Keep weights when data changes
heldOut = Held-out examples, %
heldOutName = Percentage of held-out examples
heldOutCount =
    { $heldOut ->
        [one] { $heldOut } of { NUMBER($examples) } examples is held out.
       *[other] { $heldOut } of { NUMBER($examples) } examples are held out.
    }
splitSeed = Split seed
newSplit = Draw a new split

## setupFeatures
## Which features are learned from.

features = Features
lastFeature = At least one feature is needed.
bias = Bias
biasName = Bias: x₀ = 1, a feature that is always 1
sets = Sets of features
# By the most factors of their products.
set =
    { $factors ->
        [1] No products
        [2] All pairs
       *[3] All triples
    }
count = { features }
addProduct = Add a product
addHint = For example { LIST($products, type: "or") }. Press Enter to add it.
alreadyChosen = { $product } is already chosen.
tooMany = You can choose at most { NUMBER($most) } features.
# Why a product that was typed cannot be read.
noProduct =
    { $columns ->
        [one] Write a power such as x1^2.
       *[other] Write a product such as x1*x2.
    }
tooManyFactors = A product has at most { NUMBER($most) } factors; this one has { NUMBER($factors) }.
noPower = The power of { $feature } must be a whole number from 1 to { NUMBER($most) }.
noFeature =
    { $columns ->
        [one] “{ $text }” is not a feature. Write a power such as x1^2.
       *[other] “{ $text }” is not a feature. Write a product such as x1*x2.
    }
isBias = x0 is the bias: it is already in every product, as 1.
noSuchBase =
    { $columns ->
        [1] There is no x{ NUMBER($base, useGrouping: "false") }. The only base feature is x1.
        [2] There is no x{ NUMBER($base, useGrouping: "false") }. The base features are x1 and x2.
       *[other] There is no x{ NUMBER($base, useGrouping: "false") }. The base features are x1 to x{ NUMBER($columns, useGrouping: "false") }.
    }
countAlone = { features }.
cost =
    { $perClass ->
        [true] { $bias ->
            [true] With { features } and the bias for each class, a visit takes { multiplications }.
           *[false] With { features } for each class, a visit takes { multiplications }.
        }
       *[false] { $bias ->
            [true] With { features } and the bias, a visit takes { multiplications }.
           *[false] With { features }, a visit takes { multiplications }.
        }
    }
multiplications =
    { $multiplications ->
        [one] { $multiplications } multiplication
       *[other] { $multiplications } multiplications
    }
growth = How fast the number of products grows
growthOf =
    { $powers ->
        [true] D features have D(D+1)/2 pairs, which is O(D²): { NUMBER($pairs) } here. They have D(D+1)(D+2)/6 triples, which is O(D³): { NUMBER($triples) } here.
       *[false] D features have D(D−1)/2 pairs, which is O(D²): { NUMBER($pairs) } here. They have D(D−1)(D−2)/6 triples, which is O(D³): { NUMBER($triples) } here.
    }
misprint = CIML, section 4.7, prints O(D²) for triples as well. That is a misprint: a third factor multiplies their number by about D again.
# Of words.
and = A word is there (1) or not (0), so <product/> is 1 only where both words are there: AND. A square adds nothing: x² = x.
zeroOne = With values 0 and 1, the product <product/> is AND: 1 only where both are 1. A square adds nothing: <square/> is the feature itself.
# What is drawn last is x₀.
plusMinus = With values −1 and +1, the product <product/> is not AND but “the same” (XNOR): +1 where the two agree, −1 where they differ. A square is 1 everywhere: <square/> is a second <one/>.
tightBound = The label is this product or its opposite, which makes the bound of XOR tight: it allows { NUMBER($updates) } updates, and the run makes { NUMBER($updates) }.
recode =
    .plus-minus = Recode to −1/+1
    .zero-one = Recode to 0/1

## setupTrials
## How features are scaled, and runs that try each scaling or set of features.

scaling = Scaling
scalings =
    .none = None
    .standardize = Standardise
    .min-max = Min–max
    .unit-norm = Unit norm
scalingHints =
    .none = Uses the base features as they are.
    .standardize = Subtracts the mean from each base feature and divides by the standard deviation, before products are made.
    .min-max = Maps each base feature to 0 at its smallest value and 1 at its largest, before products are made.
    .unit-norm = Divides each example by its length, so that all have length 1, before products are made.
compareScalings = Compare scalings
scalingCaption = Trained from zero with each scaling
scalingCaptionRanked = Trained from zero with each scaling. Below each are its weights, largest first
updates = Updates
epochs = Epochs
weights = Weights, largest first
moreWeights = { NUMBER($weights) } more
overfitting = More features let a learner fit the training examples better, but it may then predict other examples worse. This is overfitting, and mistakes on held-out examples show it.
compareFeatureSets = Compare feature sets
tooFewToHoldOut =
    { $examples ->
        [one] No examples are held out, and { $examples } example is too few for that.
       *[other] No examples are held out, and { $examples } examples are too few for that.
    }
holdOut = Hold out { NUMBER($percent) }{ "\u202F" }%
noneHeldOut = No examples are held out yet.
featuresCaption = Examples misclassified after training from zero to the end
setupTrials-features = Features
training = Training
setupTrials-heldOut = Held out
featureSets =
    .base = No products
    .pairs = + pairs
    .triples = + triples
    .chosen = Your choice
misclassified = { NUMBER($mistakes) } of { NUMBER($examples) }
cancel = Cancel
progress =
    { $state ->
        [running] { NUMBER($trained) } of { NUMBER($total) } trained
        [cancelled] Cancelled: { NUMBER($trained) } of { NUMBER($total) } trained
       *[done] All { NUMBER($total) } trained
    }
# How a run ended that did not converge.
ended =
    { $stop ->
        [none] { $visits ->
            [one] Stopped after { $visits } visit.
           *[other] Stopped after { $visits } visits.
        }
        [settled] { $epochs ->
            [one] Settled after { $epochs } epoch.
           *[other] Settled after { $epochs } epochs.
        }
       *[other] { $epochs ->
            [one] Did not converge in { $epochs } epoch.
           *[other] Did not converge in { $epochs } epochs.
        }
    }
