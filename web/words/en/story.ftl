### The story: what a moment is told by, learner by learner. Below are parts of its sentences.

# A label, or what is predicted.
label-name =
    { $label ->
        [positive] <positive>positive</positive>
       *[negative] <negative>negative</negative>
    }
# Whether a visit was right.
visit-verdict =
    { $mistake ->
        [true] <mistake>a mistake</mistake>
       *[false] <correct>correct</correct>
    }
# Before “so the perceptron predicts”, or before “a tie”. Where the bias is a threshold, the score is written without it.
scored =
    { $threshold ->
        [none] Its score is { NUMBER($score, $precision) }
       *[other] { $score ->
            [0] Its score is { NUMBER($threshold-score, $precision) }, equal to the threshold
           *[other] { $label ->
                [positive] Its score is { NUMBER($threshold-score, $precision) }, above the threshold { NUMBER($threshold-value, $precision) }
               *[negative] Its score is { NUMBER($threshold-score, $precision) }, below the threshold { NUMBER($threshold-value, $precision) }
            }
        }
    }
# After what is predicted, which the label is. Of learners with a margin, what is right may be within it; its size is there where it is a setting.
judged =
    { $within ->
        [none] { $mistake ->
            [true] { $label ->
                [positive] <mistake>a mistake</mistake>, a false positive.
               *[negative] <mistake>a mistake</mistake>, a false negative.
            }
           *[false] <correct>correct</correct>.
        }
       *[other] { $within-margin ->
            [none] <correct>right, but within the margin</correct>.
           *[other] <correct>right, but within the margin</correct> of { NUMBER($within-margin, $precision) }.
        }
    }
# What an update of the passive-aggressive perceptron moves: where all features are 0, only the bias.
aggressive-step =
    { $biasAs ->
        [none] { $label ->
            [positive] The weights move towards it
           *[negative] The weights move away from it
        }
        [bias] Only the bias moves
        [weight] Only the bias weight moves
       *[threshold] Only the threshold moves
    }
# Why more epochs would not help.
in-vain =
    { $onStage ->
        [true] no { separator } can separate these examples, because { why-inseparable } (shown on the stage)
       *[false] no { separator } can separate these examples, because { why-inseparable }
    }
# What the angle is between; the class is there where each has weights of its own.
angle-between =
    { $of ->
        [none] between w and { $added ->
            [example] x
            [epoch] the sum Σ
           *[step] the step Δw
        }
       *[other] between w of class { $of } and { $added ->
            [example] x
            [epoch] the sum Σ
           *[step] the step Δw
        }
    }
vector-lengths =
    { $added ->
        [none] w has length { NUMBER($w) }, and { $letter } has length { NUMBER($x) }.
       *[other] w has length { NUMBER($w) }, and { $letter } has length { NUMBER($x) }. With { $added-step } added, w has length { NUMBER($added-length) }.
    }

## visit
## What a visit did, in words: what is alike for all learners. Visits and examples are counted from 1.

# The learner is there where there are several.
heading =
    { $learner ->
        [none] What happened
       *[other] What happened: { $learner }
    }
# y is how the label is written, where it is 0 or 1.
looked =
    { $y ->
        [none] Visit { NUMBER($visit) } looked at example { NUMBER($example) }, a { label-name }.
       *[other] Visit { NUMBER($visit) } looked at example { NUMBER($example) }, a { label-name } (y{ "\u00A0" }={ "\u00A0" }{ $y }).
    }
# Of several classes. With two, the example is positive or negative as well.
lookedAtClass =
    { $label ->
        [none] Visit { NUMBER($visit) } looked at example { NUMBER($example) }, of class { $class }.
        [positive] Visit { NUMBER($visit) } looked at example { NUMBER($example) }, a <positive>positive</positive> (class { $class }).
       *[negative] Visit { NUMBER($visit) } looked at example { NUMBER($example) }, a <negative>negative</negative> (class { $class }).
    }
nothingYet = Nothing has been visited yet.
carried = The weights are kept from before the edit. Press “from zero” to start them at 0 instead.
# Before anything has been touched.
introduction =
    A perceptron looks at one example at a time and predicts its label. It updates its weights only when it is wrong.
    Press play, and watch the boundary turn. The run ends after an epoch without mistakes.
# In place of all that, where nothing can be trained.
noExamples = There are no examples yet. Draw some positives and negatives, or pick a preset.
noReviews = There are no examples yet. Write some reviews, or pick a preset.
oneLabel =
    { $label ->
        [positive] Every example is <positive>positive</positive>. To learn, { $isPerceptron ->
            [true] the perceptron
           *[false] it
        } needs some <negative>negative</negative> ones too.
       *[negative] Every example is <negative>negative</negative>. To learn, { $isPerceptron ->
            [true] the perceptron
           *[false] it
        } needs some <positive>positive</positive> ones too.
    }

## equation
## What is between formulas.

equation-label = The equation with its numbers
allProducts = Show all { NUMBER($products) } products
fewer = Show fewer
equation-stay = The weights stay the same:

## linear
## What the learners say that keep one weight vector.

linear-verdict = { visit-verdict }
within = <correct>right, but within the margin</correct>
# The score of a visit, and what is read from it. The label is what is predicted; q is that as 0 or 1, where labels are written so.
read =
    { $score ->
        [0] { $tie ->
            [none] { scored }, a tie, which counts as { visit-verdict }.
            [negative] { scored }, a tie, which the tie rule reads as <negative>negative</negative>: { visit-verdict }.
            [positive] { scored }, a tie, which the tie rule reads as <positive>positive</positive>: { visit-verdict }.
            [mistake] { scored }, a tie, which the tie rule counts as { visit-verdict }.
           *[correct] { scored }, a tie, which the tie rule counts as { visit-verdict }.
        }
       *[other] { scored }, so { $reader ->
            [perceptron] the perceptron predicts
            [in-training] the weights in training predict
            [weights] the weights predict
           *[kernel] the kernel perceptron predicts
        } { label-name }{ $q ->
            [none] :
           *[other] { " " }(q{ "\u00A0" }={ "\u00A0" }{ $q }):
        } { judged }
    }
# Before any visit. The bias is none where there is none, or none apart from the weights; the tie rule is none where the learner has none.
zeroStart =
    { $bias ->
        [none] All weights are 0
        [bias] All weights and the bias are 0
       *[threshold] All weights and the threshold are 0
    }, so the first score will be 0: { $tie ->
        [none] a tie, which counts as a mistake.
        [mistake] a tie, which the tie rule counts as a mistake.
        [correct] a tie, which the tie rule counts as correct.
        [negative] a tie, which the tie rule reads as negative.
       *[positive] a tie, which the tie rule reads as positive.
    }
# The weights are given, all 0, or few enough to be listed.
linear-start =
    { $from ->
        [given] The weights start from given values
        [zeros] All weights are 0
       *[listed] The weights are { LIST(NUMBER($weights, $precision), separator: ", ") }
    }{ $bias ->
        [none] .
        [bias] { " " }and the bias is { NUMBER($value, $precision) }.
       *[threshold] { " " }and the threshold is { NUMBER($value, $precision) }.
    }
# What an update did.
linear-stay = The weights stay the same.
onlyBias = All its features are 0, so only the { bias-noun } changes.
nothingToAdd = All its features are 0, so the update changes nothing.
move =
    { $label ->
        [positive] The weights move towards it.
       *[negative] The weights move away from it.
    }
turned = Its score goes from { NUMBER($before, $precision) } to { NUMBER($after, $precision) }.
# From weights 0, by such a multiple of the example.
become =
    { $factor ->
        [1] The weights were all 0. Now they are the example itself.
        [-1] The weights were all 0. Now they are the example with every sign flipped.
       *[other] The weights were all 0. Now they are { NUMBER($factor, $precision) } times the example.
    }
# What predicts, where that is not what is in training.
mean = It predicts with the mean of the weights over all visits.
pocket = It predicts with the best weights so far, kept in the pocket.
oneVoter = So far it predicts with a single weight vector, because there are no other voters yet. Its survival count is { NUMBER($survived) }.
voters = It predicts by a vote of { NUMBER($vectors) } weight vectors, each counted as often as it survived. The newest has a survival count of { NUMBER($survived) }.
linear-misclassified = It misclassifies { examples } now.

## multiclass
## The bias is none where there is none, or none apart from the weights.

multiclass-zeroStart =
    { $bias ->
        [none] There is a weight vector for each class, all 0, so the first scores will all be 0: a tie, which the lowest class wins.
        [bias] There is a weight vector and a bias for each class, all 0, so the first scores will all be 0: a tie, which the lowest class wins.
       *[threshold] There is a weight vector and a threshold for each class, all 0, so the first scores will all be 0: a tie, which the lowest class wins.
    }
multiclass-start =
    { $bias ->
        [none] There is a weight vector for each class, and the highest score wins.
        [bias] There is a weight vector and a bias for each class, and the highest score wins.
       *[threshold] There is a weight vector and a threshold for each class, and the highest score wins.
    }
# Scores are listed where they are few, and so are the classes that are tied at the highest. With thresholds, the scores are written without them.
won =
    { $tied ->
        [1] { $scores ->
            [none] Class { $winner } has the highest score, { NUMBER($score, $precision) }: { visit-verdict }.
           *[other] { $thresholds ->
                [true] The scores minus their thresholds are { LIST(NUMBER($scores, $precision)) }, so class { $winner } wins: { visit-verdict }.
               *[false] The scores are { LIST(NUMBER($scores, $precision)) }, so class { $winner } wins: { visit-verdict }.
            }
        }
       *[other] { $share ->
            [none] { NUMBER($tied) } classes tie at { NUMBER($score, $precision) }, so the lowest, class { $winner }, wins: { visit-verdict }.
           *[other] Classes { LIST($share) } tie at { NUMBER($score, $precision) }, so the lowest, class { $winner }, wins: { visit-verdict }.
        }
    }
rewards = Class { $right } is rewarded: its weights gain the example. Class { $wrong } is punished: its weights lose it.
allStay = The weights of every class stay the same.
# Before formulas.
reward = Reward class { $class }:
punish = Punish class { $class }:

## passiveAggressive
## The margin is y·a, as the page writes it.

helpless = All its features are 0, so no weights could help: they stay the same.
reaches = { aggressive-step }, just far enough for { $margin }{ "\u00A0" }={ "\u00A0" }1.
capped = { aggressive-step }, as far as C allows: to { $margin }{ "\u00A0" }={ "\u00A0" }{ NUMBER($end, $precision) }.
heldBack = { aggressive-step }, but C limits the step: to { $margin }{ "\u00A0" }={ "\u00A0" }{ NUMBER($end, $precision) }.

## baselines
## What the learners say that are not trained visit by visit.

neighboursStart =
    { $neighbours ->
        [1] There is nothing to train: each visit asks for the label of the nearest example, and each example also votes on itself.
       *[other] There is nothing to train: each visit asks which label most of the { NUMBER($neighbours) } nearest examples have, and each example also votes on itself.
    }
treeStart = The tree was built from all training examples at once, at most { NUMBER($depth) } deep, so there is nothing to train. Each visit asks which leaf the example is in.
nearest = The nearest example is { label-name }, so the vote is { label-name }: { visit-verdict }.
# A score of 0 is a tie.
vote =
    Of the { NUMBER($neighbours) } nearest examples, { $positives ->
        [one] { $positives } is
       *[other] { $positives } are
    } <positive>positive</positive>{ $score ->
        [0] : a tie, which counts as { visit-verdict }.
       *[other] , so the vote is { label-name }: { visit-verdict }.
    }
pureLeaf = All training examples in its leaf are { label-name }, so the tree predicts { label-name }: { visit-verdict }.
leaf =
    { $score ->
        [0] Of the training examples in its leaf, { NUMBER($percent, $precision) }{ "\u202F" }% are <positive>positive</positive>: a tie, which counts as { visit-verdict }.
       *[other] Of the training examples in its leaf, { NUMBER($percent, $precision) }{ "\u202F" }% are <positive>positive</positive>, so the tree predicts { label-name }: { visit-verdict }.
    }
# The examples that it misclassifies, once they are known.
baselines-settled =
    { $misclassified ->
        [none] It has looked at every example once. There is nothing to train, so it has finished.
        [one] It has looked at every example once. There is nothing to train, so it has finished. It misclassifies { $misclassified } example.
       *[other] It has looked at every example once. There is nothing to train, so it has finished. It misclassifies { $misclassified } examples.
    }
noneWrong =
    .nearest-neighbours = It has looked at every example once and misclassifies none of them. There is nothing to train, so it has finished. That says little, because each example also votes on itself.
    .decision-tree = It has looked at every example once and misclassifies none of them. There is nothing to train, so it has finished. That says little, because the tree was built from these very examples.

## ending
## What each learner says of the end of a run, and how a run goes round.

learnedNothing = But it has learned nothing: every score is 0, and the tie rule accepts that.
learnedNothingOfClasses = But it has learned nothing: every score is 0, and class { $first } wins the ties.
alreadyRight = The weights it started with were already right.
meanStillWrong = The mean of the weights predicts, and it still misclassifies { examples }.
voteStillWrong = The vote predicts, and it still misclassifies { examples }.
stillWithin =
    { $updates ->
        [one] The last epoch still made { $updates } update, on an example that was right but within the margin.
       *[other] The last epoch still made { $updates } updates, on examples that were right but within the margin.
    }
byKernelAlone = No { separator } can separate these examples, but the kernel’s boundary can be more than that.
doubts =
    .line = It may just need more time, or there may be no { separator } that separates these examples.
    .kernel = It may just need more time, or there may be no boundary of this kernel that separates these examples.
    .classes = It may just need more time, or there may be no weights that give every example’s own class the highest score.
otherCures = Other cures: a kernel, hidden units
rise = See it in 3-D
# The run goes round: after the last epoch it is where it was after the epoch “since”, or at its start, and so many epochs are repeated.
repeats =
    { $epochs ->
        [1] After epoch { NUMBER($last) }, the weights are the same as before it, so in this order the run will repeat this epoch forever.
       *[other] { $since ->
            [0] After epoch { NUMBER($last) }, the weights are the same as at the start of the run, so in this order the run will repeat these { epochs } forever.
           *[other] After epoch { NUMBER($last) }, the weights are the same as after epoch { NUMBER($since) }, so in this order the run will repeat these { epochs } forever.
        }
    }

## outcome
## How a run has ended, and what can be done about that.

# By what the last epoch had none of.
converged =
    { $without ->
        [mistakes] Converged: epoch { NUMBER($epochs) } had no mistakes. It took { updates }.
        [updates] Converged: epoch { NUMBER($epochs) } had no updates. It took { updates }.
       *[mistakes-in-training] Converged: in epoch { NUMBER($epochs) }, the weights in training made no mistakes. It took { updates }.
    }
# By what the last epoch still made, where the sentence says it.
notConverged =
    { $made ->
        [none] Stopped after { epochs } without converging.
        [mistakes] Stopped after { epochs } without converging: the last one still made { mistakes }.
       *[updates] Stopped after { epochs } without converging: the last one still made { updates }.
    }
recordFull = Stopped before it converged: the record of updates is full, at { updates }.
stoppedInVain = Stopped after { epochs }: { in-vain }.
stoppedInVainFull = Stopped after { updates }, when their record was full: { in-vain }.
outcome-finished = It has finished.
sameAgain = More epochs would only repeat these.
mayBeEnough = The examples are linearly separable, so more epochs may be enough.
needsEpochs = The examples are linearly separable, so it only needs more epochs.
needsRoom = The examples are linearly separable, so it only needs room for more updates.
# The updates are the most that it can take.
needsEpochsOf = The examples are linearly separable, so it only needs more epochs: it has made { NUMBER($made) } of at most { updates }.
needsRoomFor = The examples are linearly separable, so it only needs room for more updates: it has made { NUMBER($made) } of at most { updates }.
# The ways are some of those below.
mayHelp = What may help: { LIST($ways, type: "or") }.
ways =
    .epochs = more epochs
    .fewerExamples = fewer examples
    .order = a different order
    .bias = turning the bias on
    .overlap = moving the examples that overlap
    .overlappingReviews = editing the reviews that overlap
    .separable = a preset that a line can separate
    .separableClasses = a preset whose classes lines can separate
    .polynomial = a different kernel
    .gaussian = a different kernel
    .tolerance = a smaller tolerance
    .rate = a larger learning rate
sameReview = No feature made of these words can tell the two apart. Add another word, or edit or delete one of the two.
sameRow = No feature made of these columns can tell the two apart. Move or erase one of them.
# Of the ways for which a press is enough.
buttons =
    .order = Try a different order
    .bias = Turn the bias on
    .separable = Load two blobs
    .separableClasses = Load three classes
    .polynomial = Use a polynomial kernel
    .gaussian = Use the Gaussian kernel
    .tolerance = Divide the tolerance by 10
    .rate = Double the learning rate
tenTimes = Allow 10 times as many epochs
allow = Allow { epochs }
cures = No { separator } can separate these examples. What can:
# Where it has just been said that nothing does so far.
curesAtEnd = What can separate them:
cureBias = Turn the bias on
cureKernel = Use a polynomial kernel of degree { NUMBER($degree) }
cureFeatures =
    { $bias ->
        [true] Add { LIST($features) }, and turn the bias on
       *[false] Add { LIST($features) }
    }
cureProducts =
    { $bias ->
        [true] Add { NUMBER($products) } products of the features, and turn the bias on
       *[false] Add { NUMBER($products) } products of the features
    }

## next

title = What to try next:
ideas =
    .tieIsMistake = Count a tie as a mistake
    .negativeAmid = Add a negative among the positives
    .positiveAmid = Add a positive among the negatives
    .xor = Try XOR
    .gaussian = Try the Gaussian kernel
    .pocket = Compare with the pocket perceptron
    .averaged = Compare with the averaged perceptron
    .classesLesson = Lesson: more than two classes
    .productLesson = Lesson: one product repairs it
    .stopLesson = Lesson: why it must stop
    .lineLesson = Lesson: why no line can

## secondOrder
## What the second-order perceptron says. S is the matrix it keeps.

start = It has made no mistakes yet, so its matrix S treats every direction alike.
first = It is the first mistake, so the step is still along the example.
moves = The weights move along S·x, not along x: less in the directions its mistakes share.
added =
    .added = S·x added
    .subtracted = S·x subtracted

## kernel

starts =
    .mistake = Every example has a count α of the mistakes made on it, 0 so far. So the first score will be 0: a tie, which the tie rule counts as a mistake.
    .correct = Every example has a count α of the mistakes made on it, 0 so far. So the first score will be 0: a tie, which the tie rule counts as correct.
    .negative = Every example has a count α of the mistakes made on it, 0 so far. So the first score will be 0: a tie, which the tie rule reads as negative.
    .positive = Every example has a count α of the mistakes made on it, 0 so far. So the first score will be 0: a tie, which the tie rule reads as positive.
stay = The counts stay the same.
grows = Its count α grows from { NUMBER($before, $precision) } to { NUMBER($after, $precision) }.
counting =
    { $used ->
        [one] { $used } of { NUMBER($all) } examples has α > 0: only such an example adds to a score.
       *[other] { $used } of { NUMBER($all) } examples have α > 0: only such examples add to a score.
    }
names =
    .linear = The linear kernel:
    .polynomial = The polynomial kernel:
    .rbf = The Gaussian kernel:
more = { NUMBER($terms) } more
case =
    .head = count
    .mistake = α + 1

## batch

batch-start = The weights change only at the end of each epoch, for all its mistakes together.
addsUp =
    { $left ->
        [one] It waits with the epoch’s other mistakes until the epoch ends, { $left } visit from here.
       *[other] It waits with the epoch’s other mistakes until the epoch ends, { $left } visits from here.
    }
waits =
    { $left ->
        [one] The weights stay the same until the epoch ends, { $left } visit from here.
       *[other] The weights stay the same until the epoch ends, { $left } visits from here.
    }
noMistakes = The epoch ends without a mistake, so the weights stay the same.
# The mistakes, once they are known.
batch-moves =
    { $mistakes ->
        [none] The epoch ends: the weights move by the sum over its mistakes.
        [one] The epoch ends: the weights move by the sum over its { $mistakes } mistake.
       *[other] The epoch ends: the weights move by the sum over its { $mistakes } mistakes.
    }
share = It adds to the sum over the mistakes:
wholeEpoch =
    { $mistakes ->
        [none] The whole epoch, over its mistakes:
        [one] The whole epoch, over its { $mistakes } mistake:
       *[other] The whole epoch, over its { $mistakes } mistakes:
    }
inSum =
    .added = +x in the sum
    .subtracted = −x in the sum
settled = It has settled after { epochs } and { updates }: the last step was shorter than the tolerance ε = { NUMBER($tolerance, $precision) }.
maybeWrong = That does not mean that every example is right.
