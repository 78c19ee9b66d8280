### What is read below and beside the stage: its views, but for margin and proof.

# How the examples are shuffled, in the sentences of what shuffling gains.
shuffled =
    { $order ->
        [given] without shuffling
        [shuffle-once] with one shuffle
       *[shuffle-each-epoch] with a shuffle every epoch
    }
# What is drawn among the examples in 3-D.
surface-drawn =
    { $surface ->
        [plane] plane
        [plane-through-origin] plane through the origin
       *[surface] surface
    }
# Where the scaled features are 0, in the plane as it is drawn.
origin-drawn =
    { $origin ->
        [origin] the origin
        [mean] the mean of the examples
        [least] the smallest value
       *[least-of-each] the smallest value of each feature
    }
# The weights that are not in the plane of weights: a few as “w₃ = 0”, of more (none) only how many they are.
weights-held =
    { $held ->
        [none] with the other { NUMBER($others) } weights held as they are
       *[other] with { LIST($held, separator: ", ") } held
    }
# Of whom a height is told in the 3-D picture: all examples, one by its place, or so many.
examples-lifted =
    { $who ->
        [all] { $examples ->
            [one] The example
           *[other] All { $examples } examples
        }
        [place] { LIST(NUMBER($place), type: "vector") }
       *[some] { examples }
    }

## trace
## The visits as a table.

grid = Visits
columns =
    .visit = visit
    .epoch = epoch
    .example = example
    .label = label
    .scores = scores
    .score = score
    .correct = correct?
    .update = update
# Of a column in an exported table.
mistake = mistake
start = start
yes = yes
no = no
noUpdate = none
length = length { $number }
present = Current visit
# What the columns say of a learner, a sentence each.
notTrained = This learner is not trained visit by visit, so there is nothing to trace.
before = Score and “correct?” use the weights before the visit.
threshold = The score a = w·x is compared with the θ from before the visit.
counts = α is the count of the visited example, after the visit.
classes = The weights are those of each class, by its number, after the visit.
weights = The weights shown are those after the visit.
wholeEpoch = The update comes with the last visit of an epoch, for all its mistakes together.
predicts =
    .mean = These weights don’t predict: their mean does.
    .votes = These weights don’t predict alone: all weights so far vote.
    .best = These weights don’t predict: the best weights so far do.
tooMany = The { NUMBER($weights) } weights are too many for this table. Export them with Share.

## charts
## Mistakes per epoch, and the criterion that a batch learner descends on. Formulas stand in braces.

title = Mistakes per epoch
epochShown = Epoch shown
axis = epoch
nothing = Nothing to train on yet.
noEpochs = This learner is ready before the first visit, so it has no epochs.
# At the end of an epoch it is whole.
moment =
    { $whole ->
        [true] In epoch { NUMBER($epoch) }: { mistakes }
       *[false] In epoch { NUMBER($epoch) }: { mistakes } so far
    }
noneCompleted = No epoch has been completed yet.
onlyEpoch = Mistakes per epoch: { NUMBER($made) } in the only epoch so far.
# In groups, each number is the mean of so many epochs.
summary =
    { $group ->
        [1] Mistakes per epoch over { epochs }: fewest { NUMBER($fewest) }, most { NUMBER($most) }; { NUMBER($last) } in epoch { NUMBER($epochs) }, the last.
       *[other] Mistakes per epoch over { epochs }: fewest { NUMBER($fewest) }, most { NUMBER($most) }, each the mean of { $group } epochs; { NUMBER($last) } in epoch { NUMBER($epochs) }, the last.
    }
step = Each step is the mean of { epochs }.
stepInBand = Each step is the mean of { epochs }. The band goes from the fewest mistakes among them to the most.
table = Table
lastRows = The last { NUMBER($rows) } of { NUMBER($all) } rows
charts-columns =
    .epoch = epoch
    .epochs = epochs
    .mistakes = mistakes
    .mean = mistakes (mean)
range = { NUMBER($first) }–{ NUMBER($last) }
underWay = { NUMBER($epoch) }, under way
soFar = { NUMBER($made) } so far
objective =
    .title = <J/> after each epoch
    .axis = epochs
    .about = J(w) = Σ −y·a over the misclassified examples. Each update is a step in the direction in which J falls; a long step may go too far. At J = 0 some scores may still be 0.
    .curves = <sample/> <now/>, <sampleBefore/> before: <before/>.
    .alone = Change η, and this curve stays, faintly, next to the new one.
    .multiple = One curve is a multiple of the other: from weights 0, the learning rate only scales w, and J(w) with it.
    .intro = J(w) after each epoch.
    .nothing = { $learner }: nothing yet.
    .nothingBefore = Before, { $learner }: nothing yet.
    .curve = { $learner }: { NUMBER($start) } at the start, at most { NUMBER($most) }, { NUMBER($last) } after { epochs }.
    .curveBefore = Before, { $learner }: { NUMBER($start) } at the start, at most { NUMBER($most) }, { NUMBER($last) } after { epochs }.

## splits
## Learners over many splits into training and held-out examples.

splits-title = Over many splits
repeat = Repeat over 50 splits
cancel = Cancel
introduction = It is luck which examples are held out, so a difference of one or two may be luck too. This trains every learner to the end on 50 splits, with the seeds that come after the page’s own.
runsMade = Runs made
progress =
    { $total ->
        [one] { NUMBER($done) } of { $total } run
       *[other] { NUMBER($done) } of { $total } runs
    }
splits-table = Learners over many splits, in numbers
caption =
    { $heldOut ->
        [one] Misclassified of { $heldOut } held-out example
       *[other] Misclassified of { $heldOut } held-out examples
    }
splits-columns =
    .learner = Learner
    .median = Median
    .middle = Middle half
    .range = Fewest to most
key = one dot per split
outOf = { NUMBER($misclassified) } of { NUMBER($heldOut) }
splits-range = { NUMBER($from) }–{ NUMBER($to) }
none = —
untrained =
    { $times ->
        [one] not trained on { $times } split
       *[other] not trained on { $times } splits
    }
cancelled = Cancelled after { progress }.
nothingTrained = Nothing could be trained.
alone =
    { $times ->
        [one] { $name } misclassifies { NUMBER($median) } of { NUMBER($heldOut) } (median of { $times } split).
       *[other] { $name } misclassifies { NUMBER($median) } of { NUMBER($heldOut) } (median of { $times } splits).
    }
better = By the median, { $best-name } misclassifies { NUMBER($best-median) } of { NUMBER($heldOut) } and { $next-name } { NUMBER($next-median) } of { NUMBER($heldOut) }.
duel =
    { $splits ->
        [one] Over { $splits } split, { $best } misclassifies fewer than { $next } on { NUMBER($fewer) }, as many on { NUMBER($equal) } and more on { NUMBER($more) }.
       *[other] Over { $splits } splits, { $best } misclassifies fewer than { $next } on { NUMBER($fewer) }, as many on { NUMBER($equal) } and more on { NUMBER($more) }.
    }

## compare
## Several learners in numbers, and their learning curves.

nothingYet = There is one learner, and it is tested only on the examples it trains on. Add another to compare it with, or hold out some examples to see how it does on examples it has not seen.
addAveraged = Add the averaged perceptron
addPerceptron = Add the perceptron
holdOut = Hold out { NUMBER($percent) }{ "\u202F" }% of the examples
compare-table = Learners compared, in numbers
compare-caption = The learners at this moment
learner = Learner
best = best
showDetails = Show this learner in the story, the timeline and the settings.
compare-columns =
    .updates = Updates
    .convergence = Epochs to convergence
    .training = Misclassified now
    .heldOut = Held out, misclassified
    .margin = Geometric margin
    .angle = Angle to maximum margin
    .cost = Cost of a visit
# Below the name of a column: how many examples there are.
compare-outOf = of { NUMBER($examples) }
multiplyAdds = multiply–adds
# In place of a number that does not exist, and of one that is not known yet.
compare-none = —
pending = …
counting = counting
measuring = measuring
degrees = { NUMBER($angle, $precision) }°
perUpdate = + { NUMBER($cost) }/update
compare-notTrained = not trained
# Why there is no number of epochs to convergence.
atOnce = at once
notIn = not within { NUMBER($epochs) }
journalFull = journal full
settled = stopped with some misclassified
notYet = not yet

notes = What the numbers mean
aboutConvergence = Epochs to convergence: how many passes it took, including the first one without a mistake in training. A learner that predicts with averaged weights or by a vote may still misclassify some examples.
aboutMargin = Geometric margin: the distance from the hyperplane that predicts to the nearest training example, in feature space. It is negative if an example is misclassified, and “—” if the learner does not predict with a single hyperplane.
aboutAngle = Angle to maximum margin: the angle between the weights that predict and those of the separator with the maximum margin. It exists only if the training examples can be separated.
# A sentence follows on how this learner's costs are counted.
aboutCost = Cost of a visit, in multiply–adds. { $why }

curves = Learning curves
compare-counts = Misclassified after each epoch
# The same where examples are held out, with samples of the lines.
shares = Share misclassified after each epoch: <trained/> training, <tested/> held out
epochsAxis = epochs
percent = { NUMBER($share) }{ "\u202F" }%
stopHere = stop here
bestStop = Stop { $learner } after { epochs }: it then misclassifies the fewest held-out examples, { NUMBER($made) } of { NUMBER($heldOut) }.
goToEpoch = Go to epoch { NUMBER($epoch) }
# The chart for those who don't see it: this, and a sentence on each learner.
intro = Misclassified after each epoch.
nothingKnown = { $name }: nothing yet.
# How many are misclassified after the first epoch (from; none where it is the same number) and after the last one that is known (to).
curve =
    { $heldOut ->
        [none] { $name }: { $train-from ->
            [none] { NUMBER($train-to) }
           *[other] from { NUMBER($train-from) } to { NUMBER($train-to) }
        } of { NUMBER($train-examples) } training examples after { epochs }.
       *[other] { $name }: { $train-from ->
            [none] { NUMBER($train-to) }
           *[other] from { NUMBER($train-from) } to { NUMBER($train-to) }
        } of { NUMBER($train-examples) } training examples and { $heldOut-from ->
            [none] { NUMBER($heldOut-to) }
           *[other] from { NUMBER($heldOut-from) } to { NUMBER($heldOut-to) }
        } of { NUMBER($heldOut-examples) } held-out examples after { epochs }. The fewest held-out mistakes are { NUMBER($heldOut-best) }, after epoch { NUMBER($heldOut-bestEpoch) }.
    }

## orders
## The order of the visits as a subject.

headings =
    .sequence = Visits of this epoch
    .choices = Order of the visits
    .experiment = Shuffle every epoch, once or never
    .starts = Random initial weights
# The picture of the visits, to be heard, so digits are without spaces. Of a few visits it is told the label of each; of
# several stretches with one label, how long each is; of more, how many examples there are of each label.
strip =
    { $kind ->
        [each] Visits of epoch { NUMBER($epoch, useGrouping: "false") }: { LIST($parts, separator: ", ") }. { NUMBER($done, useGrouping: "false") } of { NUMBER($visits, useGrouping: "false") } made.
        [stretches] Visits of epoch { NUMBER($epoch, useGrouping: "false") }: { LIST($parts, separator: ", then ") }. { NUMBER($done, useGrouping: "false") } of { NUMBER($visits, useGrouping: "false") } made.
       *[mixed] Visits of epoch { NUMBER($epoch, useGrouping: "false") }: { LIST($parts) }, mixed in { NUMBER($stretches, useGrouping: "false") } stretches. { NUMBER($done, useGrouping: "false") } of { NUMBER($visits, useGrouping: "false") } made.
    }
# So many examples of one label, in the sentence above.
part =
    { $label ->
        [positive] { NUMBER($examples, useGrouping: "false") } positive
        [negative] { NUMBER($examples, useGrouping: "false") } negative
       *[other] { NUMBER($examples, useGrouping: "false") } of class { $label-className }
    }
# Of a visit that is pointed at; both are counted from 1.
looksAt = Visit { NUMBER($visit) } of the epoch looks at example { NUMBER($example) }.
noVisits = No visits yet
nothingToVisit = Nothing to visit yet.
made =
    { $visits ->
        [one] Epoch { NUMBER($epoch) }: { NUMBER($done) } of { $visits } visit made, { mistakes }
       *[other] Epoch { NUMBER($epoch) }: { NUMBER($done) } of { $visits } visits made, { mistakes }
    }
# How to read the picture.
cells = Each cell is a visit, from left to right. A tick below marks a mistake.
orders-columns =
    { $visits ->
        [one] Each column is about { $visits } visit, from left to right. A tick below marks a mistake.
       *[other] Each column is about { $visits } visits, from left to right. A tick below marks a mistake.
    }
# What each order does, a sentence or two.
orders-about =
    .given = The examples in the order they were drawn or listed, the same in every epoch.
    .positives-first = All positive examples, then all negative ones. After the first few, each block has little left to teach.
    .shuffle-once = The seed shuffles the examples once. Every epoch repeats that order.
    .shuffle-each-epoch = The seed shuffles the examples again for every epoch. In CIML, this saved about a fifth of the epochs.
    .custom = The order that you wrote in the settings, the same in every epoch.
# In place of “positives first” where there are more than two classes.
highestClassFirst = The highest class first, class 0 last. After the first few, each block has little left to teach.
aboutBlocks = CIML’s example: an epoch of 500 positives followed by 500 negatives. The learner learns from the first few visits of each block, and the rest teaches it nothing.
loadBlocks = Load 500 positives, then 500 negatives
aboutStarts = Train the same learner four times, each time from its own random weights. If a line separates the examples, every run ends without mistakes, but with a different separator. CISC 271 shows this on Iris (figure 30.1).
orders-start = Try four random starts
loadIris = Load Iris
noStarts = Only a learner with one weight vector can start from random weights.
started = The stage now shows four learners, with starts drawn from seed { NUMBER($seed) }. Play to see where each one ends, or try four more.

## orderExperiment
## What shuffling gains, over many seeds. Means are written with three digits.

orderExperiment-about = This trains the learner from the start for each seed, with the examples shuffled every epoch, once or never. The curves show its mistakes in each epoch (CIML, figure 4.4).
seeds = Seeds
orderExperiment-epochs = Epochs
run = Run
orderExperiment-cancel = Cancel
orderExperiment-runsMade = Runs made
orderExperiment-progress = { progress }
done = { progress }: done
orderExperiment-notTrained = No order changes this learner: it is not trained visit by visit.
epochAxis = epoch
# Next to their curves and above their columns.
names =
    .given = never
    .shuffle-once = once
    .shuffle-each-epoch = every epoch
orderExperiment-key = Line: the mean over the seeds. Band: the 10th to the 90th percentile. “Never” has only one run, because it does not depend on the seed.
noMistakesAfter = After epoch { NUMBER($epoch) }, no run makes a mistake.
orderExperiment-cancelled = Cancelled after { progress }.
noDifference =
    { $epochs ->
        [one] The order makes no difference here: the mean number of mistakes is { NUMBER($first, maximumSignificantDigits: 3) } in epoch 1.
       *[other] The order makes no difference here: the mean number of mistakes is { NUMBER($first, maximumSignificantDigits: 3) } in epoch 1 and { NUMBER($last, maximumSignificantDigits: 3) } in epoch { $epochs }.
    }
# The soonest first; and how those shuffle (others) that do not get there.
reached =
    { $others-length ->
        [0] The mean falls below 1 mistake { LIST($whens) }.
       *[other] The mean falls below 1 mistake { LIST($whens) }. It does not get there within { epochs } { LIST($others, type: "or") }.
    }
when = in epoch { NUMBER($epoch) } { shuffled }
other = { shuffled }
neverReached =
    { $epochs ->
        [one] No order brings the mean below 1 mistake within { epochs }. It is { LIST($means) }.
       *[other] No order brings the mean below 1 mistake within { epochs }. From the first epoch to the last, it goes { LIST($means) }.
    }
orderExperiment-mean =
    { $epochs ->
        [one] { NUMBER($first, maximumSignificantDigits: 3) } { shuffled }
       *[other] from { NUMBER($first, maximumSignificantDigits: 3) } to { NUMBER($last, maximumSignificantDigits: 3) } { shuffled }
    }
# Of so many epochs that shuffling once takes.
saving = Shuffling every epoch instead of once saves { NUMBER($saved) } of { epochs }.
orderExperiment-table = Table
tableName = Mistakes in each epoch
orderExperiment-caption = Mistakes in each epoch: mean (10th–90th percentile)
orderExperiment-epoch = epoch
# The mean, and the band where there is more than one run.
cell =
    { $band ->
        [none] { NUMBER($mean, maximumSignificantDigits: 3) }
       *[other] { NUMBER($mean, maximumSignificantDigits: 3) } ({ NUMBER($band-low, maximumSignificantDigits: 3) }–{ NUMBER($band-high, maximumSignificantDigits: 3) })
    }

## algorithm
## The learner as an algorithm: its lines, and what is around them. Letters and formulas are those of the page.

lines =
    .start = { $letters } ← the starting weights
    .eachClass = for each class c: { $formula }
    .eachEpoch = for each epoch, at most { NUMBER($most) }:
    .eachExample = for each example { $pair }:
    .if = if { $condition }:
    .otherwise = otherwise:
    .cases = { $letter } ← { LIST($values, separator: ", ") }
    .winner = ŷ ← the class with the highest a_c (in a tie, the lowest class)
    .keepVoter = V ← V ∪ {"{"}({ $letters }, n){"}"}: keep the weights with their count
    .firstPocket = put { $letters } into the pocket
    .intoPocket = if this is the fewest mistakes on all examples so far: put { $letters } into the pocket
    .nothingCollected = if M is empty: stop
    .shortStep = if the step is shorter than { NUMBER($tolerance) }: stop
    .stopWithout =
        { $what ->
            [mistake] if the epoch had no mistake: stop
           *[update] if the epoch had no update: stop
        }
    .returns = return { $what }
    .returnsVoters = return V, with ({ $letters }, n)
    .predicts = To predict, take the sign of { $what }
    .predictsWinner = To predict, take the class with the highest score
    .predictsByVote = To predict, let each weight vector in V vote n times
# In the line “cases”: what a letter is, and where; none: everywhere else.
value =
    { $where ->
        [none] otherwise { $value }
       *[other] { $value } if { $where }
    }
# What the list of lines is called; the learner as in a title.
algorithm-label = { $learner } as an algorithm
writtenAs = Written as
forms =
    .plus-minus = y = ±1
    .zero-one = y = 0, 1
    .weight = bias as w₀
    .python = Python
atStart = Nothing has been visited yet. Press “visit” and see which lines run.
marked = ▸ marks the lines that ran at the visit shown. Its numbers are next to them.
ran = ran:{ " " }
algorithm-notTrained =
    .nearest-neighbours = Nearest neighbours is not trained by visits: it keeps all examples, and compares with them when it predicts.
    .decision-tree = A decision tree is not trained by visits: it looks at all examples at once for each split.
aboutProgram = A complete program: it needs Python 3, no packages, and makes the same visits, mistakes and weights.
moreRows =
    { $rows ->
        [one] { $rows } more row, which is in the copy
       *[other] { $rows } more rows, which are in the copy
    }

## cures
## What helps where no line does: a kernel, and hidden units.

kernel = Another cure: a kernel
# Before the kernel's formula.
aboutKernel = A polynomial kernel solves XOR without naming a feature. The learner counts its mistakes on each example, and compares examples by
switchToIt = Switch to the polynomial kernel
compareWith = Compare it with { $learner }
# Before the formula.
multipliedOut = Multiplied out for two features, this is
products = Every product of features of one example, such as <product/>, is multiplied by the same product of the other example. So the kernel is a dot product in a space whose features are these products, and a plane in that space is a curve here.
infinitelyMany = The Gaussian kernel implies infinitely many features, products of every degree, so there is no list of weights.
cures-tooMany = This kernel implies { NUMBER($features) } features, and at most { NUMBER($most) } can be listed here.
notStarted = The learner hasn’t visited an example yet, so every weight is 0.
converged = The learner has converged after { updates }: it gets all of these examples right.
cures-soFar = The learner has made { updates } so far.
stopped = The learner has stopped after { updates } without converging.
# Before the table.
linearFeatures = The linear kernel implies just the features themselves. Their weights:
impliedFeatures = Multiplied out, the kernel is a sum of products. These products are the features that it implies, with the weights that the counts α give them, the largest first:
train = Train it to the end
cures-table = The features that the kernel implies
cures-columns =
    .feature = implied feature
    .weight = weight
scaled = The kernel uses the scaled features, so x₁ here is the scaled x₁.
# Before both sums; rounded: they differ in their last digits.
check =
    { $rounded ->
        [true] Check, at example { NUMBER($example) }: the weights times the implied features give what the kernel gives, except for rounding.
       *[false] Check, at example { NUMBER($example) }: the weights times the implied features give what the kernel gives.
    }
hidden = Another cure: hidden units
# With the letters of the two hidden units.
aboutHidden = Two perceptrons each draw a line, and a third looks at their outputs instead of the example. On XOR, <first/> fires if at least one feature is on (OR), and <second/> fires if both are (AND). The output fires if the first does and the second doesn’t.
inputCaption = The examples, and the lines of the two hidden units.
hiddenCaption = The same examples, placed by the outputs of the hidden units: now one line is enough.
inputPicture = The four points of XOR and the lines of two hidden units: h₁ fires above the first line, h₂ above the second, and the positives are between them.
hiddenPicture = The same points, placed by the outputs of h₁ and h₂: both positives are now one point, and one line separates it from the negatives.
# The output unit, in formulas and pictures.
out = out
truthTable = What the units output for each example
aboutTraining = To train a hidden unit, you need to know its share of the output’s mistakes. For that, the units must rise smoothly from 0 to 1 instead of jumping, so that slopes can be passed back from the output (backpropagation).

## lift
## The 3-D picture. Its sentences follow one another.

role = 3-D picture
name = 3-D picture, turned with the arrow keys
keyHelp = The left and right arrow keys turn the picture, up and down raise and lower the viewpoint, and Home resets the view.
height = Height
own = The learner’s features
others = Other products
constant = The constant feature
constantName = x₀ = 1 (the bias)
view = View of the 3-D picture
left = Turn left
right = Turn right
higher = Look from higher up
lower = Look from lower down
close = Close the 3-D picture
noExamples = There are no examples to lift yet.
# For those who don't see it.
picture = 3-D picture of the examples over { LIST($axes) }, each at the height of { $feature }.
pictureOfConstant = 3-D picture of the examples over { LIST($axes) }, each at the height of the constant feature x₀.
allRise = All examples rise to x₀ = 1.
biasOff = The { bias-noun } is off, so the examples stay in the plane, where every boundary goes through { origin-drawn }.
turnBiasOn = Turn the bias on
addFeature = Let the learner use { $feature }
# What each height has.
groups = { LIST($groups, separator: "; ") }.
group =
    { $moves ->
        [stays] { $examples ->
            [one] { examples-lifted } stays at height 0
           *[other] { examples-lifted } stay at height 0
        }
        [rises] { $examples ->
            [one] { examples-lifted } rises to { NUMBER($height) }
           *[other] { examples-lifted } rise to { NUMBER($height) }
        }
       *[falls] { $examples ->
            [one] { examples-lifted } falls to { NUMBER($height) }
           *[other] { examples-lifted } fall to { NUMBER($height) }
        }
    }
lift-range = Each example is at the height of its { $feature }, from { NUMBER($low) } to { NUMBER($high) }.
lift-scaled = The features are scaled, as the learner sees them.
noPlane = This learner ({ $learner }) does not predict with a single plane, so only the examples are shown.
lift-noWeights = All weights are 0, so there is no plane yet.
biasAlone = All weights except the { bias-noun } are 0. Every example has the same score, so no plane runs between them.
deeper = The score depends on more than the three features drawn, so only the examples are shown.
upright =
    .constant =
        { $biasAs ->
            [threshold] θ is 0, so the plane is vertical, over a line through { origin-drawn }.
           *[other] The weight of x₀ is 0, so the plane is vertical, over a line through { origin-drawn }.
        }
    .noWeight = The weight of { $feature } is 0, so the surface is vertical over the boundary, as if nothing had been lifted.
    .noFeature = { $feature } is not a feature of the learner. Without it the surface is vertical over the boundary.
separates = Now a { surface-drawn } has the positives on one side and the negatives on the other.
# While it is not known what it misclassifies.
among = The { surface-drawn } runs among the examples.
noMistakes = The { surface-drawn } misclassifies no example.
touches = The { surface-drawn } misclassifies no example, but goes through one.
lift-mistakes = The { surface-drawn } still misclassifies { examples }.
bentByProducts = It is bent by the other products.
bentByScaling = It is bent by the scaling.
ofMean = It belongs to the mean weights.
boundary = Seen from above, the boundary is where it cuts the sheet that all examples lie on, at the height of { $feature }.
boundaryAtOne = The boundary is where it reaches height 1.
# The dashed line.
unbiased = Without a { bias-noun }, the boundary would be where it reaches height 0 (dashed).

## projection
## All examples on the line of the weights.

projection-role = number line
projection-name = Examples on the line of the weights
projection-keyHelp = The left and right arrow keys go from example to example along the line, and Home and End go to the first and the last.
projection-axis = Measured in
axes =
    .score = scores
    .distance = distances
turn = Flip the negatives
projection-noWeights = This learner has no weights, so there is no direction to project the examples on.
manyVectors = This learner has a weight vector for each class, so there is no single direction to project the examples on.
projection-kernel = The kernel’s weights are in the space of the features that it implies, so there is no direction here to project the examples on.
projecting = Projecting …
zeroWeights = All weights are 0, so there is no direction yet to project the examples on. Make a visit.
makeVisit = Make a visit
# Whose weights these are, where they are not those in training.
whose =
    .mean = These are the mean weights, which make the predictions.
    .best = These are the best weights so far, which make the predictions.
    .votes = These are the weights in training; the predictions are made by a vote.
# What w·x is at the threshold, as a formula and as a number.
projection-length = ‖w‖ = { NUMBER($length, $precision) }, and the threshold is where w·x = { $formula } = { NUMBER($threshold, $precision) }.
turned = Each negative is flipped, x to −x, so that all should be above 0.
turnedWithBias = Each negative is flipped, x to −x, and the 1 of its bias to −1, so that all should be above 0.
# So many are wrong of those trained on; those on the boundary are on neither side.
sides =
    { $onBoundary ->
        [0] { $wrong ->
            [0] { $trained ->
                [one] The only example is on the right side.
               *[other] All { $trained } examples are on the right side.
            }
            [one] { $trained ->
                [one] The only example is on the wrong side.
               *[other] { $wrong } of { $trained } examples is on the wrong side.
            }
           *[other] { $wrong } of { $trained } examples are on the wrong side.
        }
       *[other] { $wrong ->
            [0] { $onBoundary } of { $trained ->
                [one] { $trained } example
               *[other] { $trained } examples
            } on the boundary.
           *[other] { $onBoundary } of { $trained ->
                [one] { $trained } example
               *[other] { $trained } examples
            } on the boundary, { $wrong } on the wrong side.
        }
    }
margin = The functional margin is { NUMBER($functional, $precision) }. The geometric margin ρ, a distance, is { NUMBER($geometric, $precision) }. The nearest is example { NUMBER($nearest) }.
noMargin = There is no margin, because not all examples are on the right side.
projection-columns = Each column counts the examples that fall there.
# In the picture.
marks =
    .score = min y·a = { NUMBER($margin) }
    .distance = ρ = { NUMBER($margin) }
# With the letter of the bias.
projection-about =
    .distance = In distances: with 2w and 2{ $bias } instead of w and { $bias }, every number here stays the same, because it is the same boundary.
    .score = In scores: with 2w and 2{ $bias } instead of w and { $bias }, every number here doubles, and no dot changes sides. A step of length 1 along w adds ‖w‖.
# Its label as it is written, “+1”; product is that of the length of w and of how far along w the example is.
projection-example =
    Example { NUMBER($example) } ({ $heldOut ->
        [true] { $label }, held out
       *[false] { $label }
    }): w·x is ‖w‖ times how far along w it is: { NUMBER($length, $precision) } · { NUMBER($along, $precision) } = { NUMBER($product, $precision) }. Score { NUMBER($score, $precision) }, distance { NUMBER($distance, $precision) }: { $side ->
        [right] on the right side
        [wrong] on the wrong side
       *[boundary] on the boundary
    }.
plane =
    .none = Only examples with two features, x₁ and x₂ as they are, can be flipped in a plane.
    .projected = Each example drops straight onto the line of w: perpendicular to it, parallel to the boundary.
    .turned = x becomes −x for each negative: all examples should be on the side that w points to.
    .turnedWithBias = x becomes −x for each negative, and the 1 of its bias flips too: for flipped examples, the dashed line is w·x = { $formula }.

## weightSpace
## The plane of two weights.

weightSpace-role = plane of weights
weightSpace-name = Weight space: a line for each example
weightSpace-keyHelp = The arrow keys go from line to line, Home and End go to the first and the last, and Escape deselects. At the start of a run, Tab goes on to the weights, and the arrow keys move them.
across = Across
up = Up
window = Window of weight space
zoomIn = Zoom in
zoomOut = Zoom out
fit = Fit
# A weight by its feature, “w of x₁∧x₂”, or by the column of the feature, “w₁ of petal length”.
weightOf = w of { $feature }
weightOfColumn = { $weight } of { $column }
weightSpace-noWeights = This learner has no weights, so there is no weight space.
weightSpace-manyVectors = This learner has a weight vector for each class, so an example is not a line in the plane of two weights.
weightSpace-kernel = The kernel perceptron keeps a count for each example. Its weights are in the space of the features that the kernel implies.
oneWeight = There is only one weight. A plane of weights needs two: add a feature, or the bias.
weightSpace-turnBiasOn = Turn the bias on
looking = Looking …
lookingForRegion = Looking for the weights that get every example right …
# Others: how many weights are held.
inside =
    { $others ->
        [0] Shaded: the weights that get every example right.
       *[other] Shaded: the weights that get every example right, { weights-held }.
    }
# After that sentence.
bounds =
    { $examples ->
        [one] The line of { $examples } example bounds them.
       *[other] The lines of { $examples } examples bound them.
    }
outside =
    { $others ->
        [0] The weights that get every example right are outside this window.
       *[other] The weights that get every example right are outside this window, { weights-held }.
    }
tooFew = The region of weights that get every example right is too small to see here, but it exists: the examples are separable.
empty = Empty: no weights get every example right. That is what “not separable” looks like.
# By the names of the two weights whose plane it is.
emptyHere = Empty here: { weights-held }, no { LIST($two) } get every example right.
never = Whatever { LIST($two) } are, example { NUMBER($example) } is never right.
othersDo = The examples are separable all the same: with other values of the held weights, every example can be right.
othersDoNot = Other values don’t help either: the examples are not separable.
othersUnknown = Other values of the held weights might help.
linesDrawn = { NUMBER($lines) } of { NUMBER($examples) } lines are drawn: those that bound the region, and a sample.
pathDrawn = The path shows one in every { NUMBER($every) } updates, and the last one.
line =
    { $right ->
        [true] Example { NUMBER($example) } ({ $label }) needs { $inequality }. The current weights are on the right side.
       *[false] Example { NUMBER($example) } ({ $label }) needs { $inequality }. The current weights are on the wrong side.
    }
weightSpace-about = Each example is a line: solid for positives, dashed for negatives. Its short strokes point to the weights that get it right.
jumps = An update jumps perpendicular to the line of its example.
