### The stage, its timeline and its verdict.

# An example where it is on the plot.
shown-example =
    { $heldOut ->
        [true] Example { NUMBER($example) }, { labelled }, held out, at { NUMBER($x) }, { NUMBER($y) }
       *[false] Example { NUMBER($example) }, { labelled }, at { NUMBER($x) }, { NUMBER($y) }
    }
# The score is none where what predicts has none.
scored-example =
    { $score ->
        [none] { shown-example }
       *[other] { shown-example }; score { NUMBER($score) }
    }
# What a slice through the features leaves out.
other-features =
    { $others ->
        [one] the other feature
       *[other] the other { $others } features
    }

## timeline
## The timeline and the pace, which come after the first picture.

name = Visit
# Before the numbers below the rules, which count epochs.
epoch = epoch
# Digits without spaces: a screen reader would read them one group at a time.
spokenMoment =
    { $epoch ->
        [none] visit { NUMBER($visit, useGrouping: "false") } of { NUMBER($end, useGrouping: "false") }, { updates-spoken }
       *[other] visit { NUMBER($visit, useGrouping: "false") } of { NUMBER($end, useGrouping: "false") }, in epoch { NUMBER($epoch, useGrouping: "false") }, { updates-spoken }
    }
pointedVisit =
    { $computed ->
       *[true] visit { NUMBER($visit) }
        [false] visit { NUMBER($visit) }, not computed yet
    }

speed = Speed
slow = slow
steady = steady
fast = fast
toTheEnd = to the end
pauseOnUpdates = pause on updates
newSeed = New seed
newSeedHint = Shuffle the visits in a new order, and start again.

## verdict
## Whether a line separates the examples, in a few words.

separates = a { separator } separates these
inseparable = no { separator } can separate these
tooClose = too close to tell whether a { separator } separates these
deciding = still deciding …
question = does a { separator } separate these?
findOut = find out
why = why?
whyName = Why?
onStage = Show why on the stage
inMargin = Show why under Margin

## pointed
## Beside the example that is pointed at.

answer =
    { $predicted ->
        [none] { labelled }, a tie
        [positive] { labelled }, predicted positive
        [negative] { labelled }, predicted negative
       *[other] { labelled }, predicted class { $predicted-className }
    }
# Below it. The score is that of what predicts, or the highest of several.
scored =
    { $highest ->
        [true] highest score { $score }
       *[false] score { $score }
    }

## tools
## The bar of tools: what pointers do on the stage, what takes that back, and what the stage shows.

bar = Tools
tool = Tool
names =
    .hand = Hand
    .positive = Draw +
    .negative = Draw −
    .class = Class
    .erase = Erase
    .move = Move
hints =
    .hand = Drag to pan the view, or press an example to select it. With any other tool, hold Space and drag, or drag with the middle button.
    .positive = Draw positive examples
    .negative = Draw negative examples
    .class = Draw examples of another class
    .erase = Erase examples
    .move = Move an example
tooManyFeatures = Each example has { NUMBER($features) } features, so you can’t draw or move examples here.
classes = Class to draw
# The number is all that is seen.
className = Class <strong>{ $number }</strong>
classHint = Draw examples of class { $name }
classesHint = “Draw +” draws class 1, “Draw −” draws class 0.
edits = Edits
undo = Undo
redo = Redo
clear = Clear
# For those who don't see it.
undone = Undone: now { examples }.
redone = Redone: now { examples }.
more = More tools
moreHint = Classes, brush, shading and clear
brush = Brush
brushHint = How many examples each press, or each step of a drag, draws
brushName = Brush size, number of points
brushSize = Brush size
view = View of the stage
zoomIn = Zoom in
zoomOut = Zoom out
fit = Fit view
shading = Shade by score
liveName = Live: train again after every change
legend = Examples
# The name is that of the class, where it has one.
legendEntry =
    { $name ->
        [none] { examples-labelled }
       *[other] { examples-labelled }: { $name }
    }
wrongNow = A cross marks what is predicted wrong now: { NUMBER($examples) }

## outcomes
## Where a learner has ended, in little room; what fits there is in the words of the transport.

converged = converged
# Where there is no room, only what is strong is said.
stoppedAt = stopped at <strong>{ epochs }</strong>
journalFull = stopped: <strong>journal full</strong>
finished = finished

## panes
## Several learners, on a stage each or on one, and the bar above them.

arrangement = Show the learners
sideBySide = Side by side
overlay = Overlay
showDifference = Show where two learners disagree
pair = The two learners
and = and
first = First learner
second = Second learner
nothingToCompare = One of them is not trained, so there is nothing to compare.
counting = Counting where they disagree …
agree =
    { $examples ->
        [one] They agree on the only example. At other moments they may not: drag the timeline.
       *[other] They agree on all { $examples } examples. At other moments they may not: drag the timeline.
    }
# By the numbers of the examples.
disagree =
    { $found ->
        [one] They disagree on example { LIST($named) } ({ $found } of { NUMBER($examples) }).
       *[other] They disagree on examples { LIST($named) } ({ $found } of { NUMBER($examples) }).
    }
# The last of them, where they are too many to be named.
further = { NUMBER($further) } more
lead = Show details
leadName = Show details: { $learner }
leadHint = Show this learner in the story, the timeline and the settings.
removeName = Remove { $learner }
countingMistakes = counting …
# By what predicts, where that is not what has converged.
misclassified =
    { $by ->
        [mean] { NUMBER($examples) } misclassified by the mean
        [votes] { NUMBER($examples) } misclassified by the vote
       *[none] { NUMBER($examples) } misclassified
    }
heldOut = { NUMBER($examples) } held-out
panes-updates = { updates }

## picture
## The stage as a picture or an animation, to save and to copy.

title = Picture or animation
noStage = These examples are texts, so there is no plot to draw.
intro = The stage as it is now, at this size and in these colours.
stage = Stage
tikzLimit = TikZ can draw at most { NUMBER($examples) } examples.
tikzByPoints = TikZ has the boundary, but not the tints of predictions made point by point.
animation = Animation
picture-first = From visit
last = to visit
pace = frames per second
# Of a stretch that is too long.
fewer = { NUMBER($frames) } frames for { NUMBER($visits) } visits.
making = Making the animation

## drawing
## What is written on the stage's picture: short, as there is little room. Of two captions the first is the longer.

weightsInTraining = w in training
drawing-agree = { $first } and { $second } agree here
drawing-disagree = cross-hatched: { $first } and { $second } disagree
# At the mark where the averages of both labels meet.
meeting =
    .seenFromOrigin = averages of positives and of negatives, seen from the origin
    .positiveAtOrigin = a positive example at the origin
    .negativeAtOrigin = a negative example at the origin
    .positivesAtOrigin = average of the positives at the origin
    .negativesAtOrigin = average of the negatives at the origin
    .sameExample = examples of both classes here
    .negatives = also the average of the negatives
    .positives = also the average of the positives
    .averages = same average
margin =
    { $throughOrigin ->
        [true] maximum margin through the origin ρ = { NUMBER($margin, $precision) }
       *[false] maximum margin ρ = { NUMBER($margin, $precision) }
    }
notSeparable = not separable
notSeparableBecause = not linearly separable: { why-inseparable }
reason = { why-inseparable }
# What the stage can't draw is in another space.
inSpace =
    { $features ->
        [one] in the space of the one feature
       *[other] in the space of { $features } features
    }
inScaledSpace = in the scaled space
marginInSpace =
    { $features ->
        [one] maximum-margin { separator } in the space of the one feature: see “Margin”
       *[other] maximum-margin { separator } in the space of { $features } features: see “Margin”
    }
marginInScaledSpace = maximum-margin { separator } in the scaled space: see “Margin”
whyInSpace =
    { $features ->
        [one] not linearly separable in the space of the one feature: see “Margin”
       *[other] not linearly separable in the space of { $features } features: see “Margin”
    }
whyInScaledSpace = not linearly separable in the scaled space: see “Margin”

## hand
## The weights that a run starts from, dragged on a picture.

# What is dragged.
tip = w: drag its tip to turn it or make it longer, or use the arrow keys
pull = w is 0: drag here to pull it out, or use the arrow keys
middle = Boundary: drag it to shift it, or use the arrow keys
from = Boundary: drag its end to turn it
point = w: drag it to other weights, or use the arrow keys
# Where somebody tries to drag weights that are not those of the start.
learned = The run has begun. You can drag the weights only at its start.
toStart = Go to the start
start =
    { $wrong ->
        [none] { startWeights }.
       *[other] { startWeights }. { NUMBER($wrong) } of { NUMBER($of) } wrong.
    }
# The weights, where they are few enough to be listed.
startWeights =
    { $weights ->
        [none] { NUMBER($count) } weights
       *[other] { $bias ->
            [none] { listed }
           *[other] { listed }, { bias-noun } { NUMBER($bias) }
        }
    }
listed =
    { $count ->
        [one] Weight { LIST(NUMBER($weights)) }
       *[other] Weights { LIST(NUMBER($weights)) }
    }

## narration
## The stage in words, for those who hear it, and on the line under the pointer. Examples and visits are counted from 1.

keyHelp =
    Arrow keys move the crosshair, in fine steps with Control. With Shift they pan the view.
    P adds a positive example there, N a negative one, 2 to 5 one of another class, and Enter one for the current tool.
    Full stop and comma select the next and the previous example. Alt and arrows nudge it, F flips its label,
    Delete removes it and Escape deselects it. Plus and minus zoom, and 0 fits the view.

# Answers to keys.
place = { NUMBER($x) }, { NUMBER($y) }
# Of the first press that would draw one.
wouldAdd = The crosshair is at { place }. Press again to add an example there.
narration-view = The view goes from { NUMBER($x-0) } to { NUMBER($x-1) } across, and from { NUMBER($y-0) } to { NUMBER($y-1) } up.
noExamples = There are no examples.
noneSelected = No example is selected.
moved = Example { NUMBER($example) } moved to { place }.
added =
    { $label ->
        [positive] Positive example added at { place }.
        [negative] Negative example added at { place }.
       *[other] Example of class { $label-className } added at { place }.
    }
removed = Example { NUMBER($example) } removed.
narration-tooManyFeatures = { tooManyFeatures }

# After what is said of one of several examples at a place: how many they are.
crowded = { $said }; { $crowd }
# Predicted is none where nothing is predicted.
narration-example =
    { $predicted ->
        [none] { scored-example }
        [tie] { scored-example }, a tie
        [positive] { scored-example }, predicted positive
        [negative] { scored-example }, predicted negative
       *[other] { scored-example }, predicted class { $predicted-className }
    }
# On the plot, with the names of its features.
readout =
    { $heldOut ->
        [true] example { NUMBER($example) } · { labelled } · held out · { $nameX } { NUMBER($x) } · { $nameY } { NUMBER($y) }
       *[false] example { NUMBER($example) } · { labelled } · { $nameX } { NUMBER($x) } · { $nameY } { NUMBER($y) }
    }
# Mixed is the number of places where the labels differ.
crowds =
    { $mixed ->
        [0] { $places ->
            [one] At { $places } place there are several examples.
           *[other] At { $places } places there are several examples.
        }
       *[other] { $places ->
            [one] At { $places } place there are several examples, at { NUMBER($mixed) } of them with different labels.
           *[other] At { $places } places there are several examples, at { NUMBER($mixed) } of them with different labels.
        }
    }
noExamplesYet = No examples yet.
counts = Examples: { NUMBER($positive) } positive, { NUMBER($negative) } negative.
# Of each class there is a classCount.
classCounts = { examples }: { LIST($classes, separator: ", ") }.
classCount = { NUMBER($examples) } of { labelled }
narration-heldOut =
    { $examples ->
        [one] { $examples } of them is held out.
       *[other] { $examples } of them are held out.
    }

nothingVisited = No example has been visited yet.
# y and q are there where labels are 0 and 1; scores where the learner has one for each class.
visited =
    Visit { NUMBER($visit) }: example { NUMBER($example) }, { labelled }, { $scores ->
        [none] { $labels ->
            [none] score { NUMBER($score) }
           *[other] y { $labels-y }, q { NUMBER($labels-q) }, score { NUMBER($score) }
        }
       *[other] scores by class { LIST(NUMBER($scores), separator: "; ") }
    }, { $mistake ->
        [true] a mistake
       *[false] correct
    }.
narration-misclassified =
    { $examples ->
        [0] No example is misclassified now.
        [one] { $examples } example is misclassified now.
       *[other] { $examples } examples are misclassified now.
    }
misclassifiedTraining =
    { $examples ->
        [0] No training example is misclassified now.
        [one] { $examples } training example is misclassified now.
       *[other] { $examples } training examples are misclassified now.
    }
misclassifiedHeldOut =
    { $examples ->
        [0] No held-out example is misclassified now.
        [one] { $examples } held-out example is misclassified now.
       *[other] { $examples } held-out examples are misclassified now.
    }

# Whether a line separates the examples, and what the stage shows of it.
separable = The examples are linearly separable.
marginShown = The stage shows the maximum-margin { separator }, with a margin of { NUMBER($margin) } on both sides.
narration-notSeparable = The examples are not linearly separable.
narration-notSeparableBecause = The examples are not linearly separable: { why-inseparable }.
# Averages of examples, by the shares that these have in them. Of a label without examples in it there is no average.
averagesShown =
    { $positive-length ->
        [0] The stage shows the average of the negatives ({ LIST($negative, separator: ", ") }).
       *[other] { $negative-length ->
            [0] The stage shows the average of the positives ({ LIST($positive, separator: ", ") }).
           *[other] The stage shows the average of the positives ({ LIST($positive, separator: ", ") }) and the average of the negatives ({ LIST($negative, separator: ", ") }).
        }
    }
share = { $share } of example { NUMBER($example) }

# The boundary.
boundary = The boundary is { $equation }.
noBoundary = There is no boundary: the weights and the bias are 0.
# The bias as the page writes it.
biasAlone =
    { $sign ->
        [positive] There is no boundary: the weights are 0 and the { bias-noun } is { NUMBER($bias) }, so every score is positive.
       *[negative] There is no boundary: the weights are 0 and the { bias-noun } is { NUMBER($bias) }, so every score is negative.
    }
byClasses = Each place belongs to the class with the highest of { NUMBER($classes) } scores.
onlyLabel = Everything in view is predicted { labelled }.
curved = The boundary is not straight. It is drawn from predictions at many places in the view.
slice = It is drawn at the average of { other-features }, so an example’s prediction can differ from the side it is on.
inTraining = The boundary of the weights in training is { $equation }.
# Two learners, by their names.
hatched = Cross-hatching shows where { $first } and { $second } disagree.
countingDisagreements = { counting }
disagreements =
    { $examples ->
        [0] They agree on every example.
       *[other] They disagree on { examples }.
    }

# On the plot, where no boundary can be seen on it, or it is a slice.
seen =
    .noBoundary = no line yet: weights and bias are 0
    .allPositive = no line: weights 0, every score above 0
    .allNegative = no line: weights 0, every score below 0
    .outside = the boundary is outside this view
    .noScores = no boundary: every score is 0
    .noWeights = no boundary: all weights are 0
    .onlyLabel = no boundary in this view: everything is predicted { labelled }
    .slice = boundary at the average of { other-features }
