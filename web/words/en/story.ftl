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
