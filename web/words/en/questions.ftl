# How far is counted in a run.
until =
    { $until-at ->
        [now] up to this moment
        [end] in all
        [next] up to the next visit, counting that one
        [visit]
            { $until-count ->
                [one] in the first visit
               *[other] in the first { $until-count } visits
            }
       *[epoch]
            { $until-count ->
                [one] in the first epoch
               *[other] in the first { $until-count } epochs
            }
    }
# When a run is looked at.
moment-after =
    { $after-at ->
        [now] now
        [end] at the end of the run
        [next] after the next visit
        [visit] after visit { FIGURE($after-count) }
       *[epoch] after epoch { FIGURE($after-count) }
    }
# Which visit is meant.
moment-visit =
    { $of-at ->
        [now] the last visit made
        [end] the last visit of the run
        [next] the next visit
        [visit] visit { FIGURE($of-count) }
       *[epoch] the last visit of epoch { FIGURE($of-count) }
    }
# What is a mistake, by the tie rule.
mistake-rule =
    { $tie ->
        [mistake] It is a mistake if the label times the score is 0 or less.
        [correct] It is a mistake if the label times the score is less than 0.
        [negative] It is a mistake if the label differs from the prediction: +1 if the score is greater than 0, otherwise −1.
       *[positive] It is a mistake if the label differs from the prediction: +1 if the score is 0 or more, otherwise −1.
    }
# After what is wrong with weights that somebody has typed.
with-yours = With your weights, example { NUMBER($example) } would score { FIGURE($score) }.
# What the label and the score of a visit have.
signs =
    { $signs ->
        [tie] a tie
        [same] the same sign
       *[opposite] opposite signs
    }
# Where a score is that is wrong.
still =
    { $side ->
        [none] on neither side
        [below] still below 0
       *[above] still above 0
    }
# What an update adds to the weights, or subtracts.
rate-times =
    { $rate ->
        [1] the example
       *[other] { FIGURE($rate) } times the example
    }
# Where two classes overlap, if that can be written down.
overlap-place =
    { $place ->
        [none] { "" }
       *[other] , at { VECTOR($place) }
    }
run-updates =
    { $takes ->
        [one] { $takes } update
       *[other] { $takes } updates
    }
run-epochs =
    { $takes ->
        [one] { $takes } epoch
       *[other] { $takes } epochs
    }

## practice
## Questions and challenges, and what somebody has reached in them.

titles =
    .mistake = Will this example be a mistake?
    .boundary = Where does the boundary go next?
    .weights = Type the new weights
    .drag = Drag the weight vector
    .inseparable = Place one point that makes the examples inseparable
    .feature = Which feature repairs this?
    .fires = Does the neuron fire?
    .score = What is the score?
    .margin = Two kinds of margin
    .bound = How many mistakes at most?
    .line = From a line to weights, and back
    .votes = Voted and averaged predictions
    .classes = Three classes, and a tie
    .kernel = A score from counts
    .gate = Weights for a gate
    .truth = True or false, and why?
    .sets = Which features separate a table?
    .rate = What does the learning rate change?
    .counts = From counts of mistakes to weights
    .start = Start at another example
    .proof = The missing line of the proof
    .tie = Is a tie a mistake?
    .residual = Labels 0 and 1, and the residual
    .orders = The same examples in another order
    .stopping = Which weights are kept?
    .batch = One batch step
    .reading = Which feature matters most?
    .cycle = Weights that come back
challengeTitles =
    .most-updates = Most updates with five points
    .spiral = The spiral with the fewest features
    .slowest-order = The slowest order
challengeAsks =
    .most-updates = Put five points inside the unit square (0 to 1 on both axes), with a geometric margin of at least 0.1. How many updates can you make the perceptron need?
    .spiral = Choose features, products of x₁ and x₂, that make the two arms of the spiral separable. Use as few as you can.
    .slowest-order = With these eight examples, choose the order of the visits that takes the most epochs to converge.
# The result of a challenge: "57 updates".
results =
    .most-updates =
        { $n ->
            [one] { $n } update
           *[other] { $n } updates
        }
    .spiral =
        { $n ->
            [one] { $n } feature
           *[other] { $n } features
        }
    .slowest-order =
        { $n ->
            [one] { $n } epoch
           *[other] { $n } epochs
        }
# Of a kind that has been tried.
score =
    { $streak ->
        [0] { NUMBER($right) } of { NUMBER($tries) } right on the first try.
        [1] { NUMBER($right) } of { NUMBER($tries) } right on the first try.
       *[other] { NUMBER($right) } of { NUMBER($tries) } right on the first try, the last { $streak } in a row.
    }
# A line of what a teacher is given.
scoreLine = { $title } – { score }
bestLine = { $title }: { $result }.

## quiz
## Around questions and challenges.

label = Question
loading = Loading the question …
practice = Practice
challenge = Challenge
leaveHint = Your work comes back
leavePractice = Leave the practice
leaveChallenge = Leave the challenge
ownExamples = This question is about your own examples.
otherExamples = Your examples don’t suit this question, so here are others.
# Labels before what helps.
hint = Hint:
solution = Solution:
showSolution = Show the solution
next = Next question
nextHint = Next question (])
# Answers.
positiveWhere = positive where { $inequality }
itsLabel = Its label
labelValue = { SIGNED($label) }
letter = { $letter }.
isMistake =
    { $mistake ->
        [true] It is a mistake.
       *[false] It is no mistake.
    }
# A number by what it is called: “w₁”, “b”.
weight = { $name } = { FIGURE($value) }
weights = { LIST($weights, separator: ", ") }.
vector = w = { VECTOR($weights) }.
point = for example { VECTOR($place) } with the label { SIGNED($label) }.
feature = { $name }.
# Examples, one after the other.
inOrder = examples in order
sequence = { LIST(NUMBER($examples), separator: ", ") }.
givens = Show the numbers
example = Example
before =
    { $bias ->
        [none] Before the visit: w = { VECTOR($weights) }.
       *[other] Before the visit: w = { VECTOR($weights) }, b = { FIGURE($bias) }.
    }
# Where the features are not the columns of the table.
learnsFrom = The learner sees example { NUMBER($example) } as x = { VECTOR($x) }.
moreOnStage = And { NUMBER($examples) } more on the stage.
changePage = Change the page to answer. You can check it as often as you like.
check = Check it
startAgain = Start again
# Buttons that make a challenge count.
cures =
    .tie = Treat a tie as a mistake
    .start = Start from weights 0
    .bias = Turn the bias on
    .features = Use x₁ and x₂ as they are
    .examples = Bring the examples back
    .erase = Erase examples
# The second part is set off: "50 updates".
toBeat = To beat:
yourBest = Your best:
# After one of these: “50 updates”.
result = { $result }.
beaten = That beats { NUMBER($toBeat) }. Now beat your own result.

## questions
## What is asked, and what helps.

asks =
    .mistake = Example { NUMBER($example) } comes next. Will it be a mistake?
    .boundary =
        { $rate ->
            [1] Example { NUMBER($example) } comes next, and it is a mistake. Where does the boundary go?
           *[other] Example { NUMBER($example) } comes next, and it is a mistake. Where does the boundary go? The learning rate is { NUMBER($rate) }.
        }
    .weights =
        { $rate ->
            [1] Example { NUMBER($example) } comes next. What are the weights after this visit?
           *[other] Example { NUMBER($example) } comes next. What are the weights after this visit? The learning rate is { NUMBER($rate) }.
        }
    .drag =
        { $keptBias ->
            [none] Turn the weight vector until every example is on the side of its label.
           *[other] Turn the weight vector until every example is on the side of its label. The bias stays { NUMBER($keptBias) }.
        }
    .inseparable =
        { $outside ->
            [true] { $bias ->
                [true] A line separates these examples. Add one more, not on top of another, so that no line can.
               *[false] A line through the origin separates these examples. Add one more, not on top of another, so that none can.
            } Put it outside: farther left, right, up or down than all the others.
           *[false] { $bias ->
                [true] A line separates these examples. Add one more, not on top of another, so that no line can.
               *[false] A line through the origin separates these examples. Add one more, not on top of another, so that none can.
            }
        }
    .feature =
        { $bias ->
            [true] No line separates these examples. Which feature, added to x₁ and x₂, repairs this?
           *[false] No line through the origin separates these examples. Which feature, added to x₁ and x₂, repairs this?
        }
hints =
    .mistake = { mistake-rule }
    .boundary =
        { $rate ->
            [1] The update adds the label times the example to the weights. The boundary is perpendicular to the weight vector: which way does that move it?
           *[other] The update adds { NUMBER($rate) } times the label times the example to the weights. The boundary is perpendicular to the weight vector: which way does that move it?
        }
    .weights =
        First find the score. { mistake-rule } { $rate ->
            [1]
                { $bias ->
                    [true] On a mistake, add the label times each feature to its weight, and the label to the bias.
                   *[false] On a mistake, add the label times each feature to its weight.
                }
           *[other]
                { $bias ->
                    [true] On a mistake, add { NUMBER($rate) } times the label times each feature to its weight, and { NUMBER($rate) } times the label to the bias.
                   *[false] On a mistake, add { NUMBER($rate) } times the label times each feature to its weight.
                }
        }
    .drag = The vector points to the side of the positives.
    .inseparable =
        { $bias ->
            [true]
                { $outside ->
                    [true] No line can separate an example from two others that it lies between. Yours cannot be the one in the middle: which one can?
                   *[false] If a point is between examples of the other label, no line can separate it from them.
                }
           *[false] Look from the origin: if a point is in the same direction as an example of the other label, no line through the origin can separate the two.
        }
    .feature = Look for a product that is large on the examples of one label, and small or negative on the others.

## asks
## What a task of a lesson asks for, where the examples or settings are not those that its author wrote it for.

asks-updates = How many updates does the run make { until }?
mistakes = How many mistakes does the run make { until }?
visits = How many visits does the run make { until }?
asks-epochs = How many epochs does the run make { until }?
asks-score = What is the score at { moment-visit }?
asks-label = What is the label of the example at { moment-visit }?
asks-example = What is the number of the example at { moment-visit }?
trainingMistakes = How many training examples are wrong { moment-after }?
bias = What is the bias { moment-after }?
asks-weights = What are the weights { moment-after }?
asks-weight = What is the weight of { $feature } { moment-after }?
mistake = Will the next visit be a mistake?
separatingWeights = Find weights that get every example right.
# Rows of the trace, with blanks.
cells =
    { $rows ->
        [one] Fill in the row of visit { FIGURE($first) }.
       *[other] Fill in visits { FIGURE($first) } to { FIGURE($last) }.
    }
converged = Go to the end of the run: it should converge.
separates = Get every example on the side of its label.
separable = Make the examples separable.
inseparable = Make the examples inseparable.
separableBy = Make the examples separable by adding { $added ->
        [one] { $added } example
       *[other] { $added } examples
    }.
inseparableBy = Make the examples inseparable by adding { $added ->
        [one] { $added } example
       *[other] { $added } examples
    }.
reached =
    { $unit ->
        [visit] Go to visit { FIGURE($count) }.
        [epoch] Go to epoch { FIGURE($count) }.
       *[update] Go to update { FIGURE($count) }.
    }
bound = Change the examples until the bound is { FIGURE($least) } or more.
targetBound = Choose a w* whose bound is { FIGURE($least) } or more.
astray =
    { $most ->
        [0] Choose a target that no update goes away from.
        [one] Choose a target that at most { $most } update go away from.
       *[other] Choose a target that at most { $most } updates go away from.
    }
# Least: none where it is to take at most so many.
runTakes =
    { $of ->
        [updates]
            { $least ->
                [none]
                    { $most ->
                        [one] Let the run converge within { $most } update.
                       *[other] Let the run converge within { $most } updates.
                    }
                [one] Let the run take at least { $least } update to converge.
               *[other] Let the run take at least { $least } updates to converge.
            }
       *[epochs]
            { $least ->
                [none]
                    { $most ->
                        [one] Let the run converge within { $most } epoch.
                       *[other] Let the run converge within { $most } epochs.
                    }
                [one] Let the run take at least { $least } epoch to converge.
               *[other] Let the run take at least { $least } epochs to converge.
            }
    }
# Two learners.
disagree =
    { $least ->
        [one] Let “{ $first }” and “{ $second }” disagree on at least { $least } example.
       *[other] Let “{ $first }” and “{ $second }” disagree on at least { $least } examples.
    }
setting = Set “{ $name }” to “{ $wanted }”.
asks-feature = Add { $feature } to the features.

## feedback
## What is said to the answer to a task of a lesson, or to what has not been done yet.

nothingToCount = There is nothing of that kind to count right now.
tooFew = { FIGURE($given) } is too small.
tooMuch = { FIGURE($given) } is too large.
runEnded = The run has ended: there is no next visit.
# Why a visit is a mistake, or is none. Signs: of the label and the score.
visit =
    { $mistake ->
        [true] Example { NUMBER($example) } has the label { SIGNED($label) } and the score { FIGURE($score) }: { signs }, a mistake.
       *[false] Example { NUMBER($example) } has the label { SIGNED($label) } and the score { FIGURE($score) }: { signs }, no mistake.
    }
visitOfClasses =
    { $mistake ->
        [true] Example { NUMBER($example) } is of class { NUMBER($label) }; { LIST($scores, separator: ", ") }. So class { NUMBER($predicted) } is predicted: a mistake.
       *[false] Example { NUMBER($example) } is of class { NUMBER($label) }; { LIST($scores, separator: ", ") }. So class { NUMBER($predicted) } is predicted: no mistake.
    }
# In the sentence above.
classScore = class { NUMBER($class) } scores { FIGURE($score) }
noWeightVector = The learner on the page doesn’t have one weight vector: choose the perceptron.
pushesWrongWay = The weight of { $name } is { FIGURE($given) }: that pushes the score the wrong way.
weightOff =
    { $name ->
        [none]
            { $tooSmall ->
                [true] The bias would be { FIGURE($given) }: too small.
               *[false] The bias would be { FIGURE($given) }: too large.
            }
       *[other]
            { $tooSmall ->
                [true] The weight of { $name } would be { FIGURE($given) }: too small.
               *[false] The weight of { $name } would be { FIGURE($given) }: too large.
            }
    }
# What weights that don’t separate get wrong: the first example, of so many. Side: of the boundary, where its score is.
unseparated =
    { $wrong ->
        [one] With these weights, example { NUMBER($example) } scores { FIGURE($score) }: { still }, and its label is { SIGNED($label) }.
       *[other] With these weights, example { NUMBER($example) } scores { FIGURE($score) }: { still }, and its label is { SIGNED($label) }. { $wrong } examples are wrong.
    }
emptyCell = In the row of visit { NUMBER($visit) }, a cell is empty.
scoreCell = In the row of visit { NUMBER($visit) }, the score is not { FIGURE($given) }: multiply each weight before it by its feature, and add.
mistakeCell =
    { $mistake ->
        [true] In the row of visit { NUMBER($visit) }, the score is { FIGURE($score) } and the label { SIGNED($label) }: that is a mistake.
       *[false] In the row of visit { NUMBER($visit) }, the score is { FIGURE($score) } and the label { SIGNED($label) }: that is right.
    }
weightsCell =
    { $mistake ->
        [true] In the row of visit { NUMBER($visit) }, the weights after it are different: the example times its label is added to them.
       *[false] In the row of visit { NUMBER($visit) }, the weights after it are different: they stay as they are.
    }
goOnToVisit = This is visit { FIGURE($made) }: continue to visit { FIGURE($wanted) }.
goOnToEpoch =
    { $made ->
        [one] So far: { $made } epoch. Continue to { FIGURE($wanted) }.
       *[other] So far: { $made } epochs. Continue to { FIGURE($wanted) }.
    }
goOnToUpdate =
    { $made ->
        [one] So far: { $made } update. Continue to { FIGURE($wanted) }.
       *[other] So far: { $made } updates. Continue to { FIGURE($wanted) }.
    }
stoppedWithMistakes = The run has stopped after { epochs }, and the last one had mistakes.
notConverged =
    { $visits ->
        [one] After { $visits } visit, no epoch has been without a mistake yet.
       *[other] After { $visits } visits, no epoch has been without a mistake yet.
    }
notCounted = The mistakes have not been counted yet.
wrongSide =
    { $examples ->
        [one] { $examples } example is not on the side of its label.
       *[other] { $examples } examples are not on the side of their labels.
    }
onBoundary =
    { $examples ->
        [one] { $examples } example is on the line, where the score is 0: that is on neither side.
       *[other] { $examples } examples are on the line, where the score is 0: that is on neither side.
    }
drewMore =
    { $examples ->
        [one] You have drawn { $examples } new example. Press Undo, and choose Move before you drag.
       *[other] You have drawn { $examples } new examples. Press Undo, and choose Move before you drag.
    }
erased =
    { $examples ->
        [one] { $examples } example is gone: undo that, and move it instead.
       *[other] { $examples } examples are gone: undo that, and move one instead.
    }
relabelled = The labels are not those at the start: undo that, and move the example instead.
placeMore =
    { $examples ->
        [one] Place { $examples } example.
       *[other] Place { $examples } examples.
    }
placedTooMany =
    { $placed ->
        [one] There is { $placed } more example than at the start, but this needs { FIGURE($wanted) }.
       *[other] There are { $placed } more examples than at the start, but this needs only { FIGURE($wanted) }.
    }
undecided = It could not be decided whether these are separable.
stillSeparable = A line still separates these.
stillInseparable = No line separates these yet.
noBound = There is no bound, because nothing separates these.
smallBound = The bound is { FIGURE($bound) }. It has to be at least { FIGURE($least) }.
offSide = Your w* has γ = { FIGURE($margin) }: it does not separate the examples, so it gives no bound. Turn it back a little.
feedback-astray =
    { $found ->
        [one] With α = { FIGURE($reach) }, { $found } update goes the wrong way.
       *[other] With α = { FIGURE($reach) }, { $found } updates go the wrong way.
    }
tooManyExamples =
    { $examples ->
        [one] There are { $examples } example: at most { FIGURE($most) } are allowed.
       *[other] There are { $examples } examples: at most { FIGURE($most) } are allowed.
    }
feedback-otherExamples = The examples are different from those at the start of this step: undo that, and change only their order.
startsElsewhere = The run does not start from weights 0: set all weights and the bias to 0.
neverEnds = No line separates these, so the updates never end.
notOverYet = After { epochs } the run is stopped, and it has not converged.
feedback-runTakes =
    { $of ->
        [updates]
            { $tooFew ->
                [true] The run makes { run-updates }. It has to make at least { FIGURE($wanted) }.
               *[false] The run makes { run-updates }. It may make at most { FIGURE($wanted) }.
            }
       *[epochs]
            { $tooFew ->
                [true] The run takes { run-epochs }. It has to take at least { FIGURE($wanted) }.
               *[false] The run takes { run-epochs }. It may take at most { FIGURE($wanted) }.
            }
    }
# Two learners.
disagreements =
    { $found ->
        [0] “{ $first }” and “{ $second }” agree on all examples.
        [one] “{ $first }” and “{ $second }” disagree on { $found } example. It has to be at least { FIGURE($least) }.
       *[other] “{ $first }” and “{ $second }” disagree on { $found } examples. It has to be at least { FIGURE($least) }.
    }
# What a setting is, and what it has to be. None: not chosen.
feedback-setting =
    { $now ->
        [none] “{ $name }” is not chosen: choose “{ $wanted }”.
       *[other] “{ $name }” is “{ $now }”: choose “{ $wanted }”.
    }
# Settings of the page that lessons ask for, by their parameters.
names =
    .bias = Bias
    .bias-as = Bias as
    .data = Data
    .drawer = The open view
    .features = Features
    .learner = Learner
    .max-epochs = Max epochs
    .order = Visit order
    .scaling = Scaling
# The values of a setting that has several.
values = { LIST($values) }
feedback-features = { LIST($features, separator: ", ") }
featureMissing = { $feature } is not among the features yet.
# Why: a sentence of this room.
right =
    { $why ->
        [none] Right.
       *[other] Right. { $why }
    }
answeredBefore =
    { $tries ->
        [one] You answered this.
       *[other] You answered this on try { FIGURE($tries) }.
    }
passedBefore = You continued with the solution.

## quizFeedback
## What is said to the answer to a question.

examMissing = Give a number for each of them.
examChoose = Choose one of them.
chooseBoundary = Choose one of the boundaries.
boundaryMoved =
    { $stillWrong ->
        [true] The label of example { NUMBER($example) } is { SIGNED($label) }, and the update moves its score from { FIGURE($before) } to { FIGURE($score) }. One update may not be enough.
       *[false] The label of example { NUMBER($example) } is { SIGNED($label) }, and the update moves its score from { FIGURE($before) } to { FIGURE($score) }.
    }
otherBoundary = { $done ->
        [nothing] That is the boundary as it is now: a mistake changes it.
        [wrong-way] That moves it the wrong way.
        [bias-kept] That leaves the bias as it was.
        [bias-alone] That changes only the bias.
       *[twice] That makes the same update twice.
    } With that boundary, example { NUMBER($example) } would score { FIGURE($score) }, but its label is { SIGNED($label) }.
updated =
    { $mistake ->
        [false] Example { NUMBER($example) } scores { FIGURE($score) } and its label is { SIGNED($label) }: no mistake, so the weights stay as they are.
       *[true]
            { $label ->
                [1]
                    { $bias ->
                        [true] Example { NUMBER($example) } scores { FIGURE($score) } and its label is { SIGNED($label) }: a mistake, so the update adds { rate-times } to the weights, and { FIGURE($rate) } to the bias.
                       *[false] Example { NUMBER($example) } scores { FIGURE($score) } and its label is { SIGNED($label) }: a mistake, so the update adds { rate-times } to the weights.
                    }
               *[other]
                    { $bias ->
                        [true] Example { NUMBER($example) } scores { FIGURE($score) } and its label is { SIGNED($label) }: a mistake, so the update subtracts { rate-times } from the weights, and { FIGURE($rate) } from the bias.
                       *[false] Example { NUMBER($example) } scores { FIGURE($score) } and its label is { SIGNED($label) }: a mistake, so the update subtracts { rate-times } from the weights.
                    }
            }
    }
weightsMissing = Give a number for each of these: { LIST($names) }.
weightsBefore = These are the weights before the visit: with them, example { NUMBER($example) } scores { FIGURE($score) }, a mistake.
addedOnce = That adds the example once, but the learning rate is { FIGURE($rate) }.
turnedWrongWay = That turns them the wrong way: the label is { SIGNED($label) }. { with-yours }
biasKept = The bias changes too: its feature is always 1. { with-yours }
# By: how much it changes. Name: none of the bias. Left: it is as it was.
wrongWeight =
    { $name ->
        [none]
            { $left ->
                [true] The bias is { FIGURE($from) } in your answer, as before, but it changes by { SIGNED($by) }. { with-yours }
               *[false]
                    { $by ->
                        [0] The bias is not { FIGURE($given) }: it was { FIGURE($from) }, and it does not change, because that feature is 0 here. { with-yours }
                       *[other] The bias is not { FIGURE($given) }: it was { FIGURE($from) }, and it changes by { SIGNED($by) }. { with-yours }
                    }
            }
       *[other]
            { $left ->
                [true] The weight of { $name } is { FIGURE($from) } in your answer, as before, but it changes by { SIGNED($by) }. { with-yours }
               *[false]
                    { $by ->
                        [0] The weight of { $name } is not { FIGURE($given) }: it was { FIGURE($from) }, and it does not change, because that feature is 0 here. { with-yours }
                       *[other] The weight of { $name } is not { FIGURE($given) }: it was { FIGURE($from) }, and it changes by { SIGNED($by) }. { with-yours }
                    }
            }
    }
allSeparated = Every example is on the side of its label. Other vectors do this too.
pointMissing = A point needs two numbers and a label, +1 or −1.
pointInside = That is not outside: others are at least as far left, right, up and down.
pointTaken = Example { NUMBER($example) } is already there: place yours anywhere else.
pointUndecided =
    { $bias ->
        [true] It could not be decided whether a line separates these: place your point further in.
       *[false] It could not be decided whether a line through the origin separates these: place your point further in.
    }
pointSeparable =
    { $distance ->
        [none]
            { $bias ->
                [true] A line still separates them.
               *[false] A line through the origin still separates them.
            }
       *[other]
            { $bias ->
                [true] A line still separates them, at a distance of { FIGURE($distance) } from the nearest example.
               *[false] A line through the origin still separates them, at a distance of { FIGURE($distance) } from the nearest example.
            }
    }
# In place of the number of an example: the one that has just been placed.
yours = yours
# Why no line separates, by the numbers of the examples that show it. Alone: of which there is only one.
quizFeedback-inseparable =
    { $aroundOrigin ->
        [positive] The origin is between the positives ({ LIST($positives, separator: ", ") }), so it is on no side of any line through it.
        [negative] The origin is between the negatives ({ LIST($negatives, separator: ", ") }), so it is on no side of any line through it.
       *[none]
            { $samePoint ->
                [false] Between the positives ({ LIST($positives, separator: ", ") }) and between the negatives ({ LIST($negatives, separator: ", ") }) there are points in the same direction from the origin, so no line through it has them on different sides.
               *[true]
                    { $alone ->
                        [positive] A positive ({ LIST($positives, separator: ", ") }) is between the negatives ({ LIST($negatives, separator: ", ") }){ overlap-place }.
                        [negative] A negative ({ LIST($negatives, separator: ", ") }) is between the positives ({ LIST($positives, separator: ", ") }){ overlap-place }.
                       *[none] The same point is between the positives ({ LIST($positives, separator: ", ") }) and between the negatives ({ LIST($negatives, separator: ", ") }){ overlap-place }.
                    }
            }
    }
chooseFeature = Choose one of the features.
featureSeparates =
    { $distance ->
        [none]
            { $bias ->
                [true] With it, a plane separates them.
               *[false] With it, a plane through the origin separates them.
            }
       *[other]
            { $bias ->
                [true] With it, a plane separates them, at a distance of { FIGURE($distance) } from the nearest example.
               *[false] With it, a plane through the origin separates them, at a distance of { FIGURE($distance) } from the nearest example.
            }
    }
# Why: a sentence as above.
featureFails =
    { $why ->
        [none] With it, they are still inseparable.
       *[other] With it, they are still inseparable. { $why }
    }

## challenges
## What the page is worth in a challenge, or what is missing.

otherLearner = This counts only with the perceptron itself.
otherTie = This counts only if a tie is a mistake.
ownStart = This counts only if all weights start at 0.
noBias = This counts only with a bias.
notFive =
    { $points ->
        [one] There is { $points } example, but this needs five points.
       *[other] There are { $points } examples, but this needs five points.
    }
outsideSquare = A point is outside the unit square.
otherFeatures = This counts only with x₁ and x₂ as they are.
otherFeaturesOrSplit = This counts only with x₁ and x₂ as they are, and no example held out.
noLine = No line separates them, so the run would never end.
challenges-notConverged = The run stops before it converges.
challenges-otherExamples = This counts only with the eight examples as they were.
otherSpiral = This counts only with all points of the spiral as they were.
smallMargin = The geometric margin is { FIGURE($margin) }, which is too small.
mostUpdates = { updates }, with a geometric margin of { FIGURE($margin) }.
slowestOrder = { epochs }, with { updates }.
challenges-separable =
    { $features ->
        [one] Separable with { $features } feature.
       *[other] Separable with { $features } features.
    }
challenges-undecided =
    { $features ->
        [one] It could not be decided whether they are separable with { $features } feature.
       *[other] It could not be decided whether they are separable with { $features } features.
    }
challenges-inseparable =
    { $features ->
        [one] Still inseparable with { $features } feature.
       *[other] Still inseparable with { $features } features.
    }

## answers
## What answers to questions are given in.

answers-check = Check
notAskable = This question doesn’t suit what is on the page. { $reason }
noNumber =
    { $written ->
        [none] Type a number here.
       *[other] “{ $written }” is not a number. Type one such as −2, 0.5 or 7/5.
    }
answers-mistake = A mistake
noMistake = No mistake
comesNext = Example { NUMBER($example) } comes next.
# To be heard before the feedback.
tries = Try { NUMBER($n) }:{ " " }
# The trace with blanks.
answers-loading = Loading the table …
answers-visit = visit
headings =
    .score = a
    .mistake = mistake
    .weights = w, b after it
yes = yes
no = no
answers-isMistake = Visit { NUMBER($visit) }: a mistake?
answers-score = Visit { NUMBER($visit) }: score
answers-weight = Visit { NUMBER($visit) }: weight { NUMBER($weight) } after it
answers-bias = Visit { NUMBER($visit) }: bias after it
# Lines of an algorithm.
linesHint = Drag a line, or move it with its buttons or the arrow keys.
moveUp = Move up
moveDown = Move down
moved = Now line { NUMBER($place) } of { NUMBER($lines) }.
missingLine = the missing line

## failures
## Why no lesson, question or challenge could be opened.

# Above a list of what is wrong.
failures-mistakes =
    { $count ->
        [one] The course has { $count } mistake. Mend them in its file, and open it again:
       *[other] The course has { $count } mistakes. Mend them in its file, and open it again:
    }
# Updated: that the page has been updated, where that is why.
notLoaded =
    { $what ->
        [lesson]
            { $updated ->
                [none] The lesson could not be loaded.
               *[other] The lesson could not be loaded. { $updated }
            }
       *[question]
            { $updated ->
                [none] The question could not be loaded.
               *[other] The question could not be loaded. { $updated }
            }
    }
