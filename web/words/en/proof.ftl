## separability
## Why nothing separates the examples.

reason = { why-inseparable }
notSeparable =
    { $onStage ->
        [true] The examples are not linearly separable: { why-inseparable } (shown on the stage).
       *[false] The examples are not linearly separable: { why-inseparable }.
    }

## margin
## Whether the examples are separable, how well, and why not.

choice = Margin, proof or edits
choices =
    .margin = Margin
    .angle = Proof: angle
    .distance = Proof: distance
    .tighten = Squeeze
analysing = Analysing: { NUMBER($percent) }{ "\u202F" }%
stale = This is from before the last change. Analysing: { NUMBER($percent) }{ "\u202F" }%
# In two parts: the verdict, and what it means.
undecided =
    .verdict = Too close to decide.
    .meaning = The gap or overlap is so small that a proof would take too long.
separable =
    .verdict = Linearly separable.
    .meaning = With these features, a { separator } has all positives on one side and all negatives on the other.
inseparable =
    .verdict = Not linearly separable.
    .meaning = With these features, no { separator } has all positives on one side and all negatives on the other.
showMargin = Show the maximum-margin { separator } on the stage
showWhy = Show why on the stage
# In the space of so many features; none: of the scaled ones.
marginElsewhere =
    { $features ->
        [none] The stage can’t draw the maximum-margin { separator }: it is in the space of the scaled features.
        [one] The stage can’t draw the maximum-margin { separator }: it is in the space of the one feature.
       *[other] The stage can’t draw the maximum-margin { separator }: it is in the space of the { $features } features.
    }
whyElsewhere =
    { $features ->
        [none] The stage can’t draw these points: they are in the space of the scaled features.
        [one] The stage can’t draw these points: they are in the space of the one feature.
       *[other] The stage can’t draw these points: they are in the space of the { $features } features.
    }
geometricMargin = Geometric margin <rho/>
geometricHint =
    { $nearest ->
        [one] The distance from the maximum-margin { separator } to the nearest examples, in feature space. No other { separator } has a larger margin. { $nearest } example is that close, and it alone decides where the { separator } is.
       *[other] The distance from the maximum-margin { separator } to the nearest examples, in feature space. No other { separator } has a larger margin. { $nearest } examples are that close, and they alone decide where the { separator } is.
    }
radius = Radius <R/>
radiusHint = The length of the longest <example/>.
boundMargin = Margin of the bound <gamma/>
boundMarginHint = The largest margin that <weights/> of length 1 can have, with the bias as the weight of a feature that is always 1. The bound divides by <gamma/>, not by <rho/>.
boundMarginUnbiased = The largest margin that <weights/> of length 1 can have. Without a bias, it equals <rho/>.
bound = Bound <formula/>
theorem = No perceptron run that starts from weights 0 makes more updates than this, whatever the order of the visits.
atMost = At most { updates }.
# So many made, of the updates that there are at most.
made = { NUMBER($made) } of at most { updates }.
otherRule = The learner you chose updates by a different rule, so the bound does not apply to it.
otherStart = This run does not start from weights 0, so the bound does not apply to it.
weights = Separating weights
maximumMargin = maximum margin
ofBound = of the bound
bias = bias <b/>
copyMaximumMargin = maximum-margin weights
copyOfBound = weights of the bound
witness =
    .atOrigin = An average that is the origin
    .samePoint = Two averages that are the same point
    .sameDirection = Two averages in the same direction
averages = The averages, to check by hand
example = example
weight = weight
positive = positives
negative = negatives
everyAverage = If a { separator } has all positives on one side and all negatives on the other, then every average of a class is on that class’s side.
averageAtOrigin = But here { why-inseparable }, which is on neither side.
sameExample = But here { why-inseparable }, which can’t be on both sides.
sameAverage = But here { why-inseparable }: one point is an average of both classes, and it can’t be on both sides.
sameDirection = But here { why-inseparable }: the average of positives is { $factor } times the average of negatives, so both are on the same side.

## proof
## The proof of convergence with the numbers of a run, and what the reader may change of it.

proof-analysing = Analysing …
proof-otherRule = The theorem is about updates that add one example, η·y·x, at a mistake. { $learner } updates by a different rule, so the theorem does not apply to this run. Choose the perceptron, or a learner that trains like it: averaged, voted or pocket.
moreClasses = The theorem is about two classes, but these examples have more.
oneLabel = Without examples of both labels, there is nothing to prove.
proof-undecided = It is undecided whether the examples are separable, so there is nothing to prove.
allAtOrigin = Every example is at the origin: R is 0, and no update changes anything.
tinyMargin = The margin is too small for its numbers to mean anything.
proof-atMost = At most { updates }.
# After that sentence.
fromZero = From weights 0, the bound is (R/γ)².
fromZeroAnyRate = From weights 0, the bound is (R/γ)², whatever the learning rate: η scales both sides by the same factor.
fromElsewhere =
    .angle = This run starts from other weights w₀, so the bound is where the two dashed curves meet, not (R/γ)².
    .distance = This run starts from other weights w₀, so the bound is ‖w₀ − αw*‖²/(ηR)², not (R/γ)².
# Of a w* or an α that the reader has chosen.
fromTurned = From weights 0, the bound is (R/γ)². Your w* has γ = { NUMBER($margin) }. The largest that any w* has is { NUMBER($best) }.
fromTarget = The bound is now ‖w₀ − αw*‖²/(2αηγ − η²R²). From weights 0, it is smallest at α = ηR²/γ = { NUMBER($best) }.
tooNear = With α = { NUMBER($reach) } the target is too near for a bound: only with an α above ηR²/(2γ) = { NUMBER($least) } must every update bring w nearer.
offSide = Your w* does not separate the examples: γ is { NUMBER($margin) }. Without a γ above 0, there is no bound.
# Of so many updates those that are named; further: there are more of them.
astray =
    { $updates ->
        [one] Update { LIST(NUMBER($named)) } goes the wrong way: after it, w is farther from αw* than before.
       *[other] { $further ->
            [true] { updates } go the wrong way: after each of them, w is farther from αw* than before. The first are { LIST(NUMBER($named)) }.
           *[false] Updates { LIST(NUMBER($named)) } go the wrong way: after each of them, w is farther from αw* than before.
        }
    }
noneAstray = No update so far goes the wrong way: none has left w farther from αw* than before.
# Where the chart has one point for several updates.
astrayStretches =
    { $points ->
        [one] The chart has one point for { updates }. At { $points } point, w is farther from αw* than at the one before.
       *[other] The chart has one point for { updates }. At { $points } points, w is farther from αw* than at the one before.
    }
# What the reader changes the target with.
hold = Change the target αw*
reach = α, how far it is
turn = Direction of w*
degrees = { NUMBER($degrees) }°
proof-bias = Bias of w*
onlyTwo = You can turn w* where there are two features.
reset = Back to the best
whole = Show it up to the bound
# The chart, for those who don't see it.
nothingYet = Nothing yet.
lengthChart = ‖w‖ against updates: at most { NUMBER($most) } in { updates }, now { NUMBER($now) }.
angleChart = w·w* and ‖w‖ against updates: after { updates } w·w* is { NUMBER($along) } and ‖w‖ is { NUMBER($length) }. The margin of the bound is γ = { NUMBER($margin) }, and R = { NUMBER($radius) }.
distanceChart = The squared distance of w from αw* against updates: { NUMBER($start) } at the start, { NUMBER($now) } after { updates }, with α = { NUMBER($reach) }.
axis = updates k
boundMark = at most { NUMBER($bound) }
# Below the chart, with samples of its curves.
curves =
    .length = <length/>, <bound/>.
    .angle = <along/>, <length/>, <sample/> the bounds. They meet where no update is left.
    .distanceAlone = <distance/>.
    .distance = <distance/>, <sample/> its bound. It reaches 0 where no update is left.
lastUpdate = The last update
noUpdate = There is no update yet.
beforeUpdates = Before the first update
oneUpdate = All updates so far: this one
allUpdates = All <k/> = { updates }
# A line of the proof: what it says, and with numbers.
line = <formula/>: <numbers/>
# To be heard of a line.
moved = (moved by the last update)
# Why each line holds.
why =
    .gained = Every example is on its own side of w* by at least γ, so the update adds at least that much to w·w*.
    .mistaken = It was a mistake: with the weights before it, y·a was not above 0.
    .long = No example is longer than R.
    .fallen = The three together: it falls by 2α times the first line minus the second and the third. Here α is R²/γ.
    .fallenByRate = The three together: it falls by 2α times the first line minus the second and the third. Here α is ηR²/γ.
    .fallenChosen = The three together: it falls by 2α times the first line minus the second and the third.
    .fallenOftenChosen = It fell by at least that k times. This says something only where it falls.
    .fallenOften = It fell by at least that k times, and no square falls below 0.
    .along = The first line of an update, k times.
    .length = The second and the third, k times.
    .angle = w* has length 1. The closer the two numbers are, the smaller the angle between w and w*.
beforeMinusAfter = <distance/> before − after
# Where nothing separates the examples.
firstFails = The first line fails.
noMargin = There is no <star/> with <inequality/> for every example, so there is no margin <gamma/>: nothing makes the updates go in one direction.
meeting = The point { LIST(NUMBER($point), type: "vector") } is an average of positives and also of negatives, as “Margin” shows. Whatever <w/> is, this point has one score, now { NUMBER($score) }, and for at least one of the two labels, the label times this score is not above 0.
othersHold = The other lines still hold: after each update <inequality/>. But without a margin to compare it with, <k/> has no limit.
cycle =
    { $epochs ->
        [one] Here the weights go round in circles: from epoch { NUMBER($since) } on, they repeat every epoch, and <length/> was never above { NUMBER($most) }.
       *[other] Here the weights go round in circles: from epoch { NUMBER($since) } on, they repeat every { $epochs } epochs, and <length/> was never above { NUMBER($most) }.
    }
bounded = So far, in { updates }, <length/> has never been above { NUMBER($most) }: it stays bounded, and the updates go on.

## tighten
## The bound and the updates, before edits and now.

tighten-inseparable = No line can separate these examples, so there is no margin <gamma/> and no bound.
drag = Drag a point on the stage towards the other class: the margin <gamma/> of the bound shrinks, and the bound grows. The numbers from before stay next to the new ones.
tighten-margin = Margin of the bound <gamma/>
tighten-bound = Bound <formula/>
tighten-updates = Updates in this order
median = Updates in random orders, median
# In place of a number of updates: it is not known yet, or runs were ended before they had made all.
unknown = …
more = not ended
gamma = <gamma/> counts the bias as the weight of a feature that is always 1. It is not the distance on the stage: that is the geometric margin <rho/>, under “Margin”. The bound divides by <gamma/>, not by <rho/>.
gammaUnbiased = Without a bias, <gamma/> is the geometric margin <rho/>, under “Margin”.
# To be heard before a number.
before = before
forget = Forget the numbers from before
# What was made is a number, or one of the two above.
spoken = The bound was { NUMBER($bound-before) } and is { NUMBER($bound-now) } now. Updates in this order: { $made-before } before, { $made-now } now.
training = Training in random orders …
tallest =
    { $orders ->
        [one] tallest bar: { $orders } order
       *[other] tallest bar: { $orders } orders
    }
tighten-boundMark = bound { NUMBER($bound) }
tighten-axis = updates
notTried = With so many examples, random orders are not tried: they would take too long.
# Done: none once it is all of them.
tried =
    { $done ->
        [none] { NUMBER($total) } random orders, from weights 0.
       *[other] { NUMBER($done) } of { NUMBER($total) } random orders, from weights 0.
    }
# The fewest updates are none where all orders make the same number.
range =
    { $fewest ->
        [none] Each makes { updates }, never more than the bound of { NUMBER($bound) }.
       *[other] They make { NUMBER($fewest) } to { updates }, never more than the bound of { NUMBER($bound) }.
    }
unfinished =
    { $runs ->
        [one] { $runs } of them was stopped before it converged, and would need more.
       *[other] { $runs } of them were stopped before they converged, and would need more.
    }
