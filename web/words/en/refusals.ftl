### What is refused, and notices.

## notices
## What went wrong or is worth knowing, at the foot of the page.

kinds =
    .info = Note
    .warning = Warning
    .error = Error
dismiss = Dismiss

## warnings
## What notices say.

# Sentences of “refusals”, one after the other; after them, whether the data that was given is not shown because of it.
refused =
    { $drops ->
        [true] { $said } The data that was given is not shown.
       *[false] { $said }
    }
warnings-locked = { lockedHere }
tooManyPoints = The page has room for { NUMBER($most) } points. Nothing was added.
tooManyFeatures = You can choose at most { NUMBER($most) } features. Nothing was changed.
tooManyLearners = You can compare at most { NUMBER($most) } learners.
orderGone =
    { $named ->
        [one] The custom order was for { $named } example, and now there are { NUMBER($examples) }, so the visits are in the original order again.
       *[other] The custom order was for { $named } examples, and now there are { NUMBER($examples) }, so the visits are in the original order again.
    }
otherOrderGone = The custom order was for different examples, so the visits are in the original order again.

## noVerdict
## Why it isn't known whether a line separates the examples.

severalClasses = A line separates only two labels.
oneLabel = Without both labels there is nothing to separate.
noVerdict-refused = There is no verdict: { $error }

## obstacles
## Why a learner is not trained.

obstacles-refused = { $error }
twoClasses = This learner knows two classes, but these examples have more.
preparing = Preparing this learner: { NUMBER($percent, useGrouping: "false") }{ "\u202F" }%.

## offers
## Buttons that do what a message says may help.

useMulticlass = Use the multiclass perceptron
usePerceptron = Use the perceptron
drawPositives = Draw positives
drawNegatives = Draw negatives
loadBlobs = Load two blobs
loadReviews = Load the course reviews

## traceObstacles
## Why the table of visits has no more rows.

noMemory = There is not enough memory to repeat these visits.
traceObstacles-refused = These visits can’t be shown: { $error }

## refusalPlaces
## What is before the sentence of a refusal. In English the engine and the state say it themselves.

# "In the course: …", of a teacher’s course.
inCourse = In the course: { $said }
# "heading: …", of what is wrong by its name.
named = { $place }: { $said }
inStep =
    { $line ->
        [none] { courseStep }: { $said }
       *[other] { courseStep } (line { NUMBER($line, useGrouping: "false") }): { $said }
    }
courseStep =
    { $part ->
        [none] { courseTask }
        [link] { courseTask }, link
        [state] { courseTask }, state
        [data] { courseTask }, data
       *[other] { courseTask }, { $part }
    }
courseTask =
    { $task ->
        [none] Step { NUMBER($step, useGrouping: "false") }
       *[other] Step { NUMBER($step, useGrouping: "false") }, task { NUMBER($task, useGrouping: "false") }
    }
onLine = Line { NUMBER($line, useGrouping: "false") }: { $said }
# What others wrote, in quotation marks.
quotation = “{ $text }”

## refusalSentences
## Why something is refused. English is what the engine and the state say themselves: it is here to be translated from, and a test compares it.

# What the core refuses, by the names of its reasons. “Field” is the name of what is wrong: k, X, learners.0.tie.
whole-within = { $field } must be a whole number from { $facts-0 } to { $facts-1 }.
within = { $field } must be from { $facts-0 } to { $facts-1 }.
above = { $field } must be above { $facts-0 } and at most { $facts-1 }.
finite = { $field } must be finite numbers.
magnitude = { $field } must lie within ±1e100.
name = { $field } is not a name that exists.
two-of = { $field } must be two different numbers from 0 to { $facts-0 }.
list-length = { $field } must be a list of { $facts-0 } to { $facts-1 }.
no-examples = There are no examples.
only-positives = Every example is positive: learning needs both labels.
only-negatives = Every example is negative: learning needs both labels.
only-class-0 = Every example is of class 0: learning needs two classes.
label-sign = The label of example { $facts-0 } is neither −1 nor +1.
label-class = The label of example { $facts-0 } is not a class number from 0 to { $facts-1 }.
label-any = The label of example { $facts-0 } is neither −1 nor +1, nor a class number.
held-out-sign = The labels of held-out examples must be −1 or +1.
held-out-class = The labels of held-out examples must be class numbers.
held-out-shape = Held-out examples need as many columns as the others, and a label each.
value-finite = x{ $facts-0 } of example { $facts-1 } is not a finite number.
value-magnitude = x{ $facts-0 } of example { $facts-1 } must lie within ±1e100.
feature-finite = Feature { $facts-0 } of example { $facts-1 } is not a finite number.
feature-magnitude = Feature { $facts-0 } of example { $facts-1 } must lie within ±1e100.
many-features = { $facts-0 } features are more than fit ({ $facts-1 }).
many-values = { $facts-0 } examples of { $facts-1 } features are more numbers than fit ({ $facts-2 }).
many-products = At most { $facts-0 } features can be named.
many-weights = These classes have more weights than fit.
as-many-labels = X and y do not have the same number of rows.
whole-rows = X does not have whole rows.
columns = The rows of { $field } do not have the columns that are needed.
base-feature = Feature { $facts-0 } uses a base feature that X does not have.
factors = Feature { $facts-0 } must be a product of 1 to { $facts-1 } base features.
same-product = Feature { $facts-0 } is the same product as an earlier one.
stray-factors = There are factors of no feature.
other-scaling = This scaling was learned from other features.
order-length = The custom order has { $facts-0 } indices for { $facts-1 } examples.
order-once = The custom order must name every example exactly once.
preset-size = This preset has { $facts-0 } examples.
many-visits = { $field } times the number of examples must stay below 2^53.
no-initial = This learner has no initial weights.
initial-length = { $field } must have one weight for each feature.
initial-classes = { $field } must have a weight vector and a bias for each class.
no-bias = Without a bias, { $field } must be 0.
needs-journal = This learner predicts from its journal, so it needs one.
no-memory = There is no memory left for this.
kernel-overflow = The examples are so large that this kernel overflows on them.
experiment-size = An experiment needs at least one seed and one epoch, and fewer than 2^25 of both.
no-order = This learner is not trained in visits, so no order makes a difference to it.
same-examples = Only runs on the same examples can be compared.
plane-only = Only a run of two base features has a field.
grid = A grid has finite numbers, dx above 0, and 1 to { $facts-0 } columns and rows.
grid-room = There must be room for as many predictions as the grid has points.
grid-overflow = { $field } holds numbers so large that their score is not finite.
two-weights = { $field } must be two different weights.
hyperplane-only = This run does not train one hyperplane.
no-record = This run keeps no record of its updates.
half-planes = There must be a weight for each feature, a bias, and a label for each row.
weight-each = { $field } must have a weight for each feature, and a bias.
update-shape = An update has a number for each feature and the bias: before, after, and added.
proof-numbers = Margin, radius and learning rate must be finite and above 0.
window = { $field } must be a part of the plane that has a size.
many-kernel-features = This kernel implies more features than can be written out.
kernel-numbers = { $field } must have as many numbers as the kernel has features.
no-rule = { $field } has no rule: it is null.
own-numbers = The rule keeps more numbers of its own than fit ({ $facts-0 }).
model-text = This is not the JSON of a model: see character { $facts-0 }.
model-missing = { $field } is missing, or is not of its kind.
model-extra = A model of this kind has no such field, or has it once: see character { $facts-0 }.
model-shape = { $field } must have as many rows and columns as the rest of the model.
model-rule = The score of this rule is a function, which a file cannot hold.

# What the engine refuses. A message is named by its English sentence, with hyphens for all that is no letter or digit.
field-could-not-be-read-reading-it-throws-an-error = { $field } could not be read: reading it throws an error.
The-WebAssembly-at-0-could-not-be-loaded-1 = The WebAssembly at { $facts-0 } could not be loaded: { $facts-1 }
The-Content-Security-Policy-of-this-page-blocks-WebAssembly-To-allow-it-add-this-to-its-script-src-wasm-unsafe-eval = The Content-Security-Policy of this page blocks WebAssembly. To allow it, add this to its script-src: 'wasm-unsafe-eval'
This-browser-could-not-start-the-WebAssembly-core-0 = This browser could not start the WebAssembly core: { $facts-0 }
A-part-of-the-playground-is-still-loading-try-again-in-a-moment = A part of the playground is still loading: try again in a moment.
This-takes-numbers-only = This takes numbers only.
What-this-call-was-about-has-been-disposed-in-the-middle-of-it = What this call was about has been disposed in the middle of it.
The-engine-has-failed-0-Load-it-again-what-it-held-is-lost = The engine has failed ({ $facts-0 }). Load it again: what it held is lost.
There-is-not-enough-memory-for-this = There is not enough memory for this.
There-is-no-memory-left-for-this-one-run-or-job-is-open-Dispose-of-what-you-no-longer-need = There is no memory left for this: one run or job is open. Dispose of what you no longer need.
There-is-no-memory-left-for-this-0-runs-comparisons-and-jobs-are-open-Dispose-of-what-you-no-longer-need = There is no memory left for this: { $facts-0 } runs, comparisons and jobs are open. Dispose of what you no longer need.
field-must-be-a-number = { $field } must be a number.
field-must-be-a-text = { $field } must be a text.
field-must-be-true-or-false = { $field } must be true or false.
field-must-be-one-of-0-not-1 = { $field } must be one of { $facts-0 }, not { $facts-1 }.
field-must-be-a-list-of-numbers = { $field } must be a list of numbers.
field-has-0-numbers-more-than-fit-1 = { $field } has { $facts-0 } numbers: more than fit ({ $facts-1 }).
X-has-0-rows-and-y-1-labels = X has { $facts-0 } rows and y { $facts-1 } labels.
field-must-be-a-whole-number-from-0-on = { $field } must be a whole number from 0 on.
field-must-be-a-whole-number-from-0-to-1 = { $field } must be a whole number from { $facts-0 } to { $facts-1 }.
field-must-be-from-0-to-1 = { $field } must be from { $facts-0 } to { $facts-1 }.
field-must-be-a-whole-number-from-1-to-100000 = { $field } must be a whole number from 1 to 100000.
field-must-be-two-numbers = { $field } must be two numbers.
field-must-have-0-numbers-not-1 = { $field } must have { $facts-0 } numbers, not { $facts-1 }.
field-must-be-an-object = { $field } must be an object.
field-must-be-a-list-of-rows-or-data-shape = { $field } must be a list of rows, or { "{" } data, shape { "}" }.
field-has-0-examples-of-1-features-more-features-than-fit-2 = { $field } has { $facts-0 } examples of { $facts-1 } features: more features than fit ({ $facts-2 }).
field-has-0-examples-of-1-features-more-numbers-than-fit-2 = { $field } has { $facts-0 } examples of { $facts-1 } features: more numbers than fit ({ $facts-2 }).
Row-0-of-field-is-not-a-list = Row { $facts-0 } of { $field } is not a list.
Row-0-of-field-has-1-numbers-the-first-row-2 = Row { $facts-0 } of { $field } has { $facts-1 } numbers, the first row { $facts-2 }.
shape-must-be-two-counts-n-d = { $facts-0 }.shape must be two counts, [n, d].
data-must-be-a-Float64Array = { $facts-0 }.data must be a Float64Array.
field-data-has-0-numbers-its-shape-says-1-2 = { $field }.data has { $facts-0 } numbers, its shape says { $facts-1 } × { $facts-2 }.
There-is-no-dataset-named-0 = There is no dataset named { $facts-0 }.
There-is-no-field-0-in-1-did-you-mean-2 = There is no field { $facts-0 } in { $facts-1 }: did you mean { $facts-2 }?
There-is-no-field-0-in-1-it-has-2 = There is no field { $facts-0 } in { $facts-1 }: it has { $facts-2 }.
features-must-be-a-list-of-names = features must be a list of names.
features-must-be-names = features must be names.
is-not-a-product-of-features-such-as-x1-x2-or-x1-2 = { $facts-0 } is not a product of features such as x1*x2 or x1^2.
At-most-0-features-can-be-named = At most { $facts-0 } features can be named.
For-multiclass-field-must-be-a-list-of-one-weight-vector-a-class = For multiclass, { $field } must be a list of one weight vector a class.
field-has-more-than-fits-at-most-0-weight-vectors-and-1-numbers = { $field } has more than fits: at most { $facts-0 } weight vectors, and { $facts-1 } numbers.
initial-bias-must-have-one-number-a-class = initial.bias must have one number a class.
A-weight-vector-of-field-has-0-numbers-for-1-features = A weight vector of { $field } has { $facts-0 } numbers for { $facts-1 } features.
Only-a-run-of-two-base-features-has-a-field = Only a run of two base features has a field.
This-run-is-of-another-engine = This run is of another engine.
This-run-has-been-disposed = This run has been disposed.
This-run-keeps-no-journal = This run keeps no journal.
advance-takes-one-of-visits-epochs-updates-or-until-converged = advance takes one of visits, epochs, updates, or until: converged.
visit-must-be-at-most-0-maxEpochs-times-the-number-of-examples = visit must be at most { $facts-0 }: maxEpochs times the number of examples.
X-has-0-columns-the-model-takes-1 = X has { $facts-0 } columns, the model takes { $facts-1 }.
X-has-0-columns-the-run-was-made-with-1 = X has { $facts-0 } columns, the run was made with { $facts-1 }.
X-must-hold-finite-numbers-only = X must hold finite numbers only.
x-must-hold-finite-numbers-only = x must hold finite numbers only.
X-holds-numbers-so-large-that-their-score-is-not-finite = X holds numbers so large that their score is not finite.
A-grid-has-finite-numbers-dx-above-0-and-1-to-0-columns-and-rows = { grid }
work-must-be-a-number-above-0 = work must be a number above 0.
This-field-is-not-done-yet-advance-it-until-it-is = This { $field } is not done yet: advance it until it is.
This-field-has-been-disposed = This { $field } has been disposed.
The-learner-must-be-passive-aggressive = The learner must be passive-aggressive.
visit-must-be-an-object = visit must be an object.
X-has-0-columns-where-the-map-takes-1 = X has { $facts-0 } columns where the map takes { $facts-1 }.
The-learner-must-be-a-kernel-perceptron = The learner must be a kernel perceptron.
runs-must-be-a-list-of-1-to-0-runs-of-this-engine = runs must be a list of 1 to { $facts-0 } runs of this engine.
run-must-be-a-run-of-this-engine = run must be a run of this engine.
Only-the-weights-of-linear-learners-have-an-angle = Only the weights of linear learners have an angle.
This-comparison-has-0-runs-from-0 = This comparison has { $facts-0 } runs, from 0.
This-comparison-has-been-disposed = This comparison has been disposed.
field-must-name-two-different-weights-features-or-bias = { $field } must name two different weights: features, or "bias".
learners-must-be-a-list-of-1-to-0-learners = learners must be a list of 1 to { $facts-0 } learners.
heldOut-has-0-rows-of-1-columns-and-2-labels-the-run-has-3-columns = heldOut has { $facts-0 } rows of { $facts-1 } columns and { $facts-2 } labels; the run has { $facts-3 } columns.

# What the state refuses of a field.
field-is-missing = { $field } is missing.
field-is-of-the-wrong-kind = { $field } is of the wrong kind.
field-cannot-be-read = { $field } cannot be read.
field-must-be-a-finite-number = { $field } must be a finite number.
field-must-be-a-whole-number = { $field } must be a whole number.
field-must-not-be-negative = { $field } must not be negative.
field-must-be-one-of-0 = { $field } must be one of { $facts-0 }.
field-must-be-above-0-and-at-most-1 = { $field } must be above { $facts-0 } and at most { $facts-1 }.
field-must-be-a-whole-number-above-0-and-at-most-1 = { $field } must be a whole number above { $facts-0 } and at most { $facts-1 }.
field-must-be-at-least-1 = { $field } must be at least 1.
field-must-be-at-most-2147483647 = { $field } must be at most 2147483647.
field-must-be-at-most-9007199254740991 = { $field } must be at most 9007199254740991.
field-must-be-0 = { $field } must be { $facts-0 }.
field-is-0-a-newer-page-wrote-this-state-and-this-one-reads-up-to-1 = { $field } is { $facts-0 }: a newer page wrote this state, and this one reads up to { $facts-1 }.
field-must-have-at-most-0-characters = { $field } must have at most { $facts-0 } characters.
field-must-be-true-where-it-is-given = { $field } must be true where it is given.
field-must-be-a-name = { $field } must be a name.
field-must-have-a-name = { $field } must have a name.
field-must-be-one-word = { $field } must be one word.
field-must-be-an-object-not-a-list = { $field } must be an object, not a list.
field-must-be-a-list = { $field } must be a list.
field-must-be-a-list-of-rows = { $field } must be a list of rows.
field-must-be-a-list-of-moments = { $field } must be a list of moments.
field-must-name-at-most-0-moments = { $field } must name at most { $facts-0 } moments.
field-must-be-a-state-as-a-link-has-it-such-as-v1 = { $field } must be a state as a link has it, such as v1.….
field-must-be-a-list-of-steps = { $field } must be a list of steps.
field-must-have-a-step = { $field } must have a step.
field-must-have-at-most-0-steps = { $field } must have at most { $facts-0 } steps.
field-must-be-a-state = { $field } must be a state.
field-must-not-be-empty = { $field } must not be empty.
field-is-damaged-what-was-not-yet-written-of-your-last-experiment-is-lost = { $field } is damaged: what was not yet written of your last experiment is lost.
field-cannot-be-read-0 = { $field } cannot be read: { $facts-0 }.
field-is-larger-than-0-MB-the-most-that-is-read = { $field } is larger than { $facts-0 } MB, the most that is read.
field-must-be-a-list-of-points = { $field } must be a list of points.
field-must-be-a-list-of-reviews = { $field } must be a list of reviews.
field-must-be-a-list-of-learners = { $field } must be a list of learners.
field-must-be-a-list-of-weight-vectors = { $field } must be a list of weight vectors.
field-must-be-a-list-of-class-names = { $field } must be a list of class names.
field-must-be-a-list-of-columns = { $field } must be a list of columns.
field-must-be-a-list-of-features = { $field } must be a list of features.
field-must-be-a-list-of-words = { $field } must be a list of words.
field-must-name-at-most-0-class-names = { $field } must name at most { $facts-0 } class names.
field-must-name-at-most-0-columns = { $field } must name at most { $facts-0 } columns.
field-must-name-at-most-0-features = { $field } must name at most { $facts-0 } features.
field-must-name-at-most-0-words = { $field } must name at most { $facts-0 } words.
field-must-name-at-most-0-parts = { $field } must name at most { $facts-0 } parts.
field-must-name-at-most-0-learners = { $field } must name at most { $facts-0 } learners.
field-must-not-name-a-class-name-twice = { $field } must not name a class name twice.
field-must-not-name-a-column-twice = { $field } must not name a column twice.
field-must-not-name-a-feature-twice = { $field } must not name a feature twice.
field-must-not-name-a-word-twice = { $field } must not name a word twice.
field-must-not-name-a-word-twice-capitals-make-no-other = { $field } must not name a word twice: capitals make no other.
field-must-name-a-word = { $field } must name a word.
field-must-name-a-learner = { $field } must name a learner.
field-has-more-numbers-than-fit-0 = { $field } has more numbers than fit ({ $facts-0 }).
field-has-more-numbers-than-there-are-points-0 = { $field } has more numbers than there are points ({ $facts-0 }).
field-has-more-vectors-than-fit-0 = { $field } has more vectors than fit ({ $facts-0 }).
field-has-more-points-than-fit-0 = { $field } has more points than fit ({ $facts-0 }).
field-has-more-reviews-than-fit-0 = { $field } has more reviews than fit ({ $facts-0 }).
field-has-more-rows-than-fit-0 = { $field } has more rows than fit ({ $facts-0 }).
field-has-more-bytes-than-fit-0 = { $field } has more bytes than fit ({ $facts-0 }).
field-has-more-characters-than-fit-0 = { $field } has more characters than fit ({ $facts-0 }).
field-must-be-two-whole-numbers = { $field } must be two whole numbers.
field-must-go-from-a-smaller-to-a-larger-number = { $field } must go from a smaller to a larger number.
field-must-be-two-weights = { $field } must be two weights.
field-must-be-two-different-weights = { $field } must be two different weights.
field-must-be-a-feature = { $field } must be a feature.
field-must-be-a-feature-or-bias = { $field } must be a feature, or "bias".
field-must-be-a-product-of-x1-x2-such-as-x1-x2-or-x1-2 = { $field } must be a product of x1, x2, …, such as x1*x2 or x1^2.
field-must-be-a-product-of-at-most-0-factors = { $field } must be a product of at most { $facts-0 } factors.
field-must-be-made-of-0 = { $field } must be made of { $facts-0 }.
field-must-be-made-of-0-or-be-bias = { $field } must be made of { $facts-0 }, or be "bias".
field-must-be-the-number-of-a-learner-from-0 = { $field } must be the number of a learner, from 0.
field-must-be-the-numbers-of-two-learners-from-0 = { $field } must be the numbers of two learners, from 0.
field-must-be-0-without-a-bias = { $field } must be 0 without a bias.
field-must-have-one-bias-a-weight-vector-0 = { $field } must have one bias a weight vector: { $facts-0 }.
field-must-have-one-weight-a-feature-0-not-1 = { $field } must have one weight a feature: { $facts-0 }, not { $facts-1 }.
field-must-have-a-list-of-weight-vectors-and-a-list-of-biases-one-a-class = { $field } must have a list of weight vectors and a list of biases, one a class.
field-label-must-be-1-or-1-or-2-to-5-for-further-classes = { $field } label must be −1 or +1, or 2 to 5 for further classes.
field-label-must-be-1-or-1 = { $field } label must be −1 or +1.
field-is-a-choice-of-Iris-alone = { $field } is a choice of Iris alone.
field-must-name-0-to-1-features-and-the-label = { $field } must name { $facts-0 } to { $facts-1 } features, and the label.
field-must-be-the-name-of-a-column = { $field } must be the name of a column.
field-must-have-0-numbers-one-a-column-not-1 = { $field } must have { $facts-0 } numbers, one a column, not { $facts-1 }.
field-must-hold-numbers-up-to-1e100-column-0 = { $field } must hold numbers up to 1e100 (column “{ $facts-0 }”).
field-must-hold-finite-numbers-column-0 = { $field } must hold finite numbers (column “{ $facts-0 }”).
field-label-must-be-1-or-1-or-2-to-5-for-further-classes-column-0 = { $field } label must be −1 or +1, or 2 to 5 for further classes (column “{ $facts-0 }”).
field-must-be-points-table-preset-or-reviews = { $field } must be "points", "table", "preset" or "reviews".
field-must-be-a-number-from-1-on-or-max = { $field } must be a number from 1 on, or "max".
field-must-be-a-lesson-and-its-step-such-as-4-2 = { $field } must be a lesson and its step, such as 4.2.
field-must-be-page-or-a-level-and-a-seed-such-as-usual-7 = { $field } must be page, or a level and a seed, such as usual-7.
field-cannot-be-read-at-0 = { $field } cannot be read at “{ $facts-0 }”.
field-must-begin-with-its-version-as-1 = { $field } must begin with its version, as 1|.
field-has-version-0-a-newer-page-wrote-it-and-this-one-reads-up-to-1 = { $field } has version { $facts-0 }: a newer page wrote it, and this one reads up to { $facts-1 }.
field-must-have-six-parts-with-between-them = { $field } must have six parts with | between them.
field-must-be-a-task-or-a-question-such-as-4-2-1-or-weights-5 = { $field } must be a task or a question, such as 4.2.1 or weights.5.
field-must-be-a-step-or-a-question-such-as-4-2-or-weights-5 = { $field } must be a step or a question, such as 4.2 or weights.5.
field-must-be-a-list-of-tasks = { $field } must be a list of tasks.
field-must-name-at-most-0-tasks = { $field } must name at most { $facts-0 } tasks.
field-must-be-what-the-playground-has-said-as-progress = { $field } must be what the playground has said as progress.
field-is-of-the-built-in-lessons-and-a-course-of-its-own-is-open = { $field } is of the built-in lessons, and a course of its own is open.
field-is-of-the-course-0-which-is-not-open = { $field } is of the course “{ $facts-0 }”, which is not open.
field-is-0-and-there-is-no-such-step-or-question = { $field } is { $facts-0 }, and there is no such step or question.
field-must-be-a-kind-of-question-and-a-seed-such-as-mistake-7 = { $field } must be a kind of question and a seed, such as mistake.7.
field-is-given-more-than-once-the-first-counts = { $field } is given more than once: the first counts.
field-does-nothing-here-it-is-a-setting-of-0 = { $field } does nothing here: it is a setting of { $facts-0 }.
field-does-nothing-here-quiz-opens-a-question = { $field } does nothing here: quiz opens a question.
field-does-nothing-here-the-reviews-are-as-they-are = { $field } does nothing here: the reviews are as they are.
field-does-nothing-here-the-step-has-examples-of-its-own = { $field } does nothing here: the step has examples of its own.
field-does-nothing-here-the-token-of-the-address-says-the-problem = { $field } does nothing here: the token of the address says the problem.
field-is-not-JSON-0 = { $field } is not JSON: { $facts-0 }.
field-holds-no-state-of-a-playground = { $field } holds no state of a playground.
field-is-of-version-0-a-newer-page-wrote-it-and-this-one-reads-up-to-1 = { $field } is of version { $facts-0 }: a newer page wrote it, and this one reads up to { $facts-1 }.
field-is-longer-than-fits-0-characters = { $field } is longer than fits ({ $facts-0 } characters).
field-is-damaged-it-may-have-been-cut-off-on-its-way = { $field } is damaged: it may have been cut off on its way.
field-says-more-than-fits-0-characters = { $field } says more than fits ({ $facts-0 } characters).

# What else the state refuses.
The-state-is-not-an-object = The state is not an object.
What-you-had-here-is-lost-the-browser-no-longer-keeps-it = What you had here is lost: the browser no longer keeps it.
What-you-had-here-is-lost-the-browser-couldn-t-read-it-0 = What you had here is lost: the browser couldn’t read it ({ $facts-0 }).
There-is-nothing-named-0-that-could-count = There is nothing named { $facts-0 } that could count.
The-state-has-more-mistakes-the-first-0-are-named = The state has more mistakes: the first { $facts-0 } are named.
There-is-no-dataset-named-0-did-you-mean-1 = There is no dataset named { $facts-0 }: did you mean { $facts-1 }?
There-is-no-field-named-0-did-you-mean-1 = There is no field named { $facts-0 }: did you mean { $facts-1 }?
There-is-no-field-named-0 = There is no field named { $facts-0 }.
There-is-no-parameter-named-0-did-you-mean-1 = There is no parameter named { $facts-0 }: did you mean { $facts-1 }?
There-is-no-parameter-named-0 = There is no parameter named { $facts-0 }.
Examples-have-finite-numbers-up-to-1e100-and-a-label-1-1-or-2-to-5 = Examples have finite numbers up to 1e100 and a label: −1, +1, or 2 to 5.
The-table-is-of-one-weight-vector-which-the-learner-does-not-have = The table is of one weight vector, which the learner does not have.
This-course-was-opened-from-a-file-open-that-file-again = This course was opened from a file: open that file again.
There-is-no-lesson-0-this-course-is-one = There is no lesson { $facts-0 }: this course is one.
There-is-no-lesson-0-there-are-1 = There is no lesson { $facts-0 }: there are { $facts-1 }.
Lesson-0-has-1-steps-there-is-no-step-2 = Lesson { $facts-0 } has { $facts-1 } steps: there is no step { $facts-2 }.
This-course-has-one-step-there-is-no-step-0 = This course has one step: there is no step { $facts-0 }.
This-course-has-0-steps-there-is-no-step-1 = This course has { $facts-0 } steps: there is no step { $facts-1 }.
The-course-at-0-could-not-be-read-1 = The course at { $facts-0 } could not be read: { $facts-1 }.
The-course-at-0-could-not-be-read-the-server-answered-1 = The course at { $facts-0 } could not be read: the server answered { $facts-1 }.
The-course-at-0-could-not-be-read-its-address-is-not-one-of-https = The course at { $facts-0 } could not be read: its address is not one of https.
The-course-at-0-is-larger-than-1-MB-the-most-that-is-read = The course at { $facts-0 } is larger than { $facts-1 } MB, the most that is read.
In-the-course-0 = In the course: { $facts-0 }
A-course-is-an-object-with-a-title-and-steps = A course is an object with a title and steps.
A-step-is-an-object-with-a-title-and-a-text = A step is an object with a title and a text.
A-step-has-a-link-or-a-state-not-both = A step has a link or a state, not both.
opens-something-else-than-a-step-link-to-it-in-the-text = { $facts-0 }= opens something else than a step: link to it in the text.
This-leads-to-another-page-0-If-it-is-a-state-of-the-playground-write-only-what-comes-after-that-address-1 = This leads to another page, { $facts-0 }. If it is a state of the playground, write only what comes after that address: { $facts-1 }
This-leads-to-another-page-0-link-to-it-in-the-text = This leads to another page, { $facts-0 }: link to it in the text.
This-is-no-link-to-a-state-write-parameters-such-as-data-xor = This is no link to a state: write parameters, such as ?data=xor.
There-is-no-such-question-of-this-seed = There is no such question of this seed.
field-the-challenge-0-has-no-seed-leave-out-1 = { $field }: the challenge { $facts-0 } has no seed: leave out .{ $facts-1 }.
field-there-is-nothing-named-0-The-questions-are-1-each-also-with-a-seed-as-2-7-the-challenges-are-3 = { $field }: there is nothing named { $facts-0 }. The questions are { $facts-1 }, each also with a seed, as { $facts-2 }.7; the challenges are { $facts-3 }.
What-this-needs-could-not-be-loaded-The-playground-has-been-updated-since-you-opened-this-page-Reload-it-to-go-on-your-work-is-kept = What this needs could not be loaded. { playgroundUpdated }
What-this-needs-could-not-be-loaded-It-will-be-tried-again-when-you-need-it-0 = What this needs could not be loaded. It will be tried again when you need it. ({ $facts-0 })

# What is wrong with a teacher’s own course.
field-is-empty = { $field } is empty.
The-file-is-empty-a-course-has-a-title-and-steps = The file is empty: a course has a title and steps.
This-file-is-a-text-not-a-course-a-course-begins-with-title-and-steps = This file is a text, not a course: a course begins with title: and steps:.
Put-quotation-marks-around-a-text-that-begins-with-a-sign-0 = Put quotation marks around a text that begins with a sign: “{ $facts-0 }”.
Put-quotation-marks-around-a-text-with-a-colon-in-it-or-write-a-colon-after-the-key-0 = Put quotation marks around a text with a colon in it, or write a colon after the key: “{ $facts-0 }”.
Something-is-not-closed-here-a-quotation-mark-or-a-bracket-0 = Something is not closed here, a quotation mark or a bracket: “{ $facts-0 }”.
Indent-this-line-with-spaces-not-with-a-tab-0 = Indent this line with spaces, not with a tab: “{ $facts-0 }”.
Indent-this-line-as-far-as-the-lines-that-it-belongs-to-0 = Indent this line as far as the lines that it belongs to: “{ $facts-0 }”.
This-key-is-there-twice-0 = This key is there twice: “{ $facts-0 }”.
In-double-quotation-marks-a-backslash-is-written-twice-in-single-ones-once-0 = In double quotation marks a backslash is written twice; in single ones, once: “{ $facts-0 }”.
A-course-is-one-document-take-out-the-line-0 = A course is one document: take out the line “{ $facts-0 }”.
This-cannot-be-read-as-YAML-0 = This cannot be read as YAML: “{ $facts-0 }”.
field-belongs-within-check = { $field } belongs within `check`.
A-run-has-no-number-named-0-did-you-mean-1 = A run has no number named { $facts-0 }: did you mean { $facts-1 }?
field-must-be-one-of-0-or-a-feature-such-as-x1-x2 = { $field } must be one of { $facts-0 }, or a feature such as x1*x2.
field-must-have-a-sign-for-each-weight-0 = { $field } must have a sign for each weight: { $facts-0 }.
field-must-have-a-sign-for-each-weight-and-one-for-the-bias-0 = { $field } must have a sign for each weight, and one for the bias: { $facts-0 }.
field-contains-itself-0-is-within-what-it-repeats = { $field } contains itself: { $facts-0 } is within what it repeats.
field-must-be-a-language-such-as-en-or-de = { $field } must be a language, such as en or de.
field-must-be-a-list-of-and-0 = { $field } must be a list of +, - and 0.
field-must-be-a-list-of-lines = { $field } must be a list of lines.
field-must-be-a-list-of-options = { $field } must be a list of options.
field-must-be-a-list-of-parts-of-the-page = { $field } must be a list of parts of the page.
field-must-be-a-moment = { $field } must be a moment.
field-must-be-a-number-or-look-like-0-1-or-2 = { $field } must be a number, or look like { $facts-0 }, { $facts-1 } or { $facts-2 }.
field-must-be-a-number-true-or-false-or-a-list-of-numbers = { $field } must be a number, true or false, or a list of numbers.
field-must-be-a-text-or-a-list-of-cases-that-each-have-say = { $field } must be a text, or a list of cases that each have `say`.
field-must-look-like-0 = { $field } must look like { $facts-0 }.
field-must-be-at-least-2 = { $field } must be at least 2.
field-must-be-at-most-12 = { $field } must be at most 12.
field-must-be-from-0-to-4 = { $field } must be from 0 to 4.
field-must-be-parameters-or-a-mapping-of-members-of-the-state = { $field } must be parameters, or a mapping of members of the state.
field-must-be-true = { $field } must be true.
field-must-be-two-learners = { $field } must be two learners.
field-must-be-words-and-what-they-mean = { $field } must be words and what they mean.
field-must-each-have-right-or-a-reply-in-wrong = { $field } must each have `right`, or a reply in `wrong`.
field-must-each-have-right-or-say-in-wrong-what-the-line-does = { $field } must each have `right`, or say in `wrong` what the line does.
field-must-each-say-in-wrong-what-the-line-would-do-too-early-all-but-the-first = { $field } must each say in `wrong` what the line would do too early, all but the first.
field-must-go-forwards-over-20-visits-at-most = { $field } must go forwards, over 20 visits at most.
field-must-have-a-line-with-right = { $field } must have a line with `right`.
field-must-have-an-option-that-is-right = { $field } must have an option that is right.
field-must-have-csv-or-file-a-table-of-examples-or-the-name-of-a-file-that-has-one = { $field } must have csv or file: a table of examples, or the name of a file that has one.
field-must-have-one-line-without-line = { $field } must have one line without `line`.
field-must-have-ten-lines-at-most = { $field } must have ten lines at most.
field-must-have-three-lines-at-least = { $field } must have three lines at least.
field-must-have-two-options-at-least = { $field } must have two options at least.
field-must-name-a-check = { $field } must name a check.
field-must-name-a-column = { $field } must name a column.
field-must-name-a-feature = { $field } must name a feature.
A-check-of-settings-must-name-a-setting = A check of settings must name a setting.
A-check-that-takes-an-answer-is-the-only-check-of-its-task = A check that takes an answer is the only check of its task.
A-note-has-one-mark-in-the-text-0-this-one-has-1 = A note has one mark in the text, { $facts-0 }: this one has { $facts-1 }.
A-number-has-is-its-value-or-of-what-the-run-says-one-of-the-two = A number has `is`, its value, or `of`, what the run says: one of the two.
The-length-of-a-run-has-least-or-most-one-of-the-two = The length of a run has `least` or `most`: one of the two.
A-state-has-no-member-0 = A state has no member { $facts-0 }.
A-step-has-data-or-a-state-with-data-not-both = A step has data or a state with data, not both.
A-table-has-features-and-a-label-this-one-has-no-column-of-numbers-except-the-label = A table has features and a label: this one has no column of numbers except the label.
A-table-has-features-and-a-label-this-one-has-one-column = A table has features and a label: this one has one column.
A-task-is-an-object-with-ask-and-check = A task is an object with `ask` and `check`.
An-image-is-in-the-course-data-or-next-to-it-0-is-elsewhere = An image is in the course (data:) or next to it: { $facts-0 } is elsewhere.
Only-replies-to-a-number-can-have-cases-with-when = Only replies to a number can have cases with `when`.
Only-what-the-run-decides-has-a-truth-a-number-or-weights-with-of-or-a-mistake = Only what the run decides has a `truth`: a number or weights with `of`, or a mistake.
The-labels-of-a-table-have-only-a-few-values-column-0-has-too-many = The labels of a table have only a few values: column { $facts-0 } has too many.
The-labels-of-a-table-have-two-values-at-least-those-in-column-0-are-all-the-same = The labels of a table have two values at least: those in column { $facts-0 } are all the same.
The-run-has-no-0 = The run has no { $facts-0 }.
The-run-says-0-not-1 = The run says { $facts-0 }, not { $facts-1 }.
The-table-cannot-be-read = The table cannot be read.
The-table-cannot-be-read-a-value-is-missing-line-1-of-the-table = The table cannot be read: a value is missing (line { $facts-1 } of the table).
The-table-cannot-be-read-line-1-of-it-has-0-cells-and-the-first-has-2 = The table cannot be read: line { $facts-1 } of it has { $facts-0 } cells, and the first has { $facts-2 }.
The-table-cannot-be-read-line-1-of-it-has-0-cells-and-the-other-lines-have-2 = The table cannot be read: line { $facts-1 } of it has { $facts-0 } cells, and the other lines have { $facts-2 }.
The-table-cannot-be-read-0-is-not-a-number-line-1-of-the-table = The table cannot be read: { $facts-0 } is not a number (line { $facts-1 } of the table).
The-table-has-no-column-0-its-columns-are-1 = The table has no column { $facts-0 }: its columns are { $facts-1 }.
There-is-no-file-0-next-to-the-course = There is no file { $facts-0 } next to the course.
There-is-no-note-for-0 = There is no note for { $facts-0 }.
There-is-no-value-0-here = There is no value { $facts-0 } here.
There-is-no-value-0-here-there-are-1 = There is no value { $facts-0 } here: there are { $facts-1 }.
This-is-already-done-when-it-is-asked-students-have-nothing-to-do = This is already done when it is asked: students have nothing to do.
solve-does-not-do-what-check-asks-for = `solve` does not do what `check` asks for.
A-question-that-is-answered-has-no-solve = A question that is answered has no `solve`.
cannot-be-read-1 = { $facts-0 } cannot be read: { $facts-1 }.
needs-a-style-of-its-own-which-the-page-does-not-allow = { $facts-0 } needs a style of its own, which the page does not allow.
reaches-2-times-as-far-as-1-so-1-hardly-counts-Add-scaling-standardize-to-the-link-or-scaling-standardize-to-the-state = { $facts-0 } reaches { $facts-2 } times as far as { $facts-1 }, so { $facts-1 } hardly counts. Add scaling=standardize to the link, or scaling: standardize to the state.
