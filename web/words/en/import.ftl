### The import of data, and the reviews.

# The first rows, of those that there are.
rows-shown =
    { $allRows ->
        [true] { $rows ->
            [one] { $rows } row
           *[other] { $rows } rows
        }
       *[false] The first { NUMBER($shown) } of { NUMBER($rows) } rows
    }
right-or-wrong =
    { $mistake ->
        [true] a mistake
       *[false] correct
    }
onlyVectors = Only one weight vector, or one for each class, can be started from.

## importing
## The dialogue that reads data from elsewhere. A text without a name of its own is the pasted one.

title = Import data
close = Close
text = Paste a table, or choose or drop a file
sample =
    height,weight,label

    1.72,64,yes

    1.65,80,no
chooseFile = Choose a file…
fileToImport = File to import
limits = CSV, TSV, libsvm, ARFF, JSON, a saved state or a saved model: up to { NUMBER($columns) } features, { NUMBER($rows) } rows and { $size }. Your data stays on this computer.
pasted = Pasted text
size =
    { $unit ->
        [bytes] { $amount ->
            [one] { $amount } byte
           *[other] { $amount } bytes
        }
        [kB] { NUMBER($amount, maximumSignificantDigits: 2) } kB
       *[MB] { NUMBER($amount, maximumSignificantDigits: 2) } MB
    }
reading =
    { $name ->
        [none] Reading the pasted text
       *[other] Reading { $name }
    }
readingFile = Reading the file
noText = The pasted text is empty.
empty = { $name } is empty.
tooLarge =
    { $name ->
        [none] The pasted text is { $size }, and the limit is { $most }. It was not read.
       *[other] { $name } is { $size }, and the limit is { $most }. It was not read.
    }
# Where a file is longer than it said.
overLimit = { $name } is larger than the limit of { $most }. It was not read.
unreadable = { $name } could not be read.
busy = Reading …
cancelled = Reading was cancelled. Nothing has changed.
readAgain = Read it again
savedState = Saved state
replaces = This is a saved state: its data, learners and settings replace what you have now.
cannotOpen = This cannot be opened.
leftOutOfState = Left out:
open = Open it
savedModel = Saved model
modelTaken = This is a saved model. You keep your data, and take over from the model:
featuresTaken = Features: { $features }
biasTaken =
    { $bias ->
        [true] Bias: yes
       *[false] Bias: no
    }
learnerTaken = Learner: { $learner }
weightsTaken = Weights to start from
modelLeft = This is a saved model, but your learners can’t start from it. Nothing changes.
misfits =
    .noStart =
        { $kind ->
            [votes] It predicts by a vote of many weight vectors. { onlyVectors }
            [kernel] It predicts by a kernel and the examples that were mistakes. { onlyVectors }
            [nearest-neighbours] It predicts by the nearest examples. { onlyVectors }
           *[decision-tree] It predicts by a decision tree. { onlyVectors }
        }
    .otherColumns =
        { $model ->
            [one] It takes { $model } base feature, and your data has { NUMBER($data) }.
           *[other] It takes { $model } base features, and your data has { NUMBER($data) }.
        }
    .otherClasses = It tells { NUMBER($model) } classes apart, and your data has { NUMBER($data) }.
    .otherScaling = Its scaling was learned from different data, so its weights would mean something different here. Load the data that it was trained on.
    .locked = What it would change is locked here.
takeModel = Start from it
table = How the table is read
delimiter = Separator
delimiters =
    .comma = Comma: a,b
    .semicolon = Semicolon: a;b
    .tab = Tab
    .bar = Bar: a|b
    .spaces = Spaces: a b
    .libsvm = libsvm format: 1:0.5 2:3
    .arff = ARFF format
    .json = JSON records
decimalMark = Decimal mark
decimalMarks =
    .point = Point: 1.5
    .comma = Comma: 1,5
header = The first line has the column names
label = Label
positive = Positive label
folds = Ignore capitals in labels
eachClass = None: { NUMBER($classes) } classes
axes =
    .x1 = Horizontal axis, x₁
    .x2 = Vertical axis, x₂
features = Features
firstRows = First rows
rows =
    { $moreColumns ->
        [0] { rows-shown }
        [one] { rows-shown }; { $moreColumns } column is not shown
       *[other] { rows-shown }; { $moreColumns } columns are not shown
    }
line = Line
record = Record
# What a column is for.
roles =
    .label = label
    .x1 = x₁
    .x2 = x₂
    .feature = feature
    .left-out = left out
outcome =
    { $features ->
        [one] { examples } with { $features } feature: { LIST($counts) }.
       *[other] { examples } with { $features } features: { LIST($counts) }.
    }
# How many examples there are of each class, in the list of “outcome”.
positives = { NUMBER($count) } positive ({ $name })
negatives = { NUMBER($count) } negative ({ $name })
ofClass = { NUMBER($count) } { $name }
leaveOut =
    { $rows ->
        [one] Leave out { $rows } row with a missing value
       *[other] Leave out { $rows } rows with a missing value
    }
noRow = There are no rows left.
moreProblems =
    { $problems ->
        [one] And { $problems } more like that.
       *[other] And { $problems } more like these.
    }
take = Import

## importNotices
## What an import read otherwise than it is written, left out, or asks.

eitherNumber = Is “{ $text }” in { LIST($columns) } { NUMBER($value) } or { NUMBER($other) }? It is read as { NUMBER($value) }. If that is wrong, change the decimal mark.
eitherHeader =
    { $header ->
        [true] Are “{ $text }” the names of the columns? They are read as names. If that is wrong, untick the box.
       *[false] Are “{ $text }” the names of the columns? They are read as an example. If that is wrong, tick the box.
    }
capitals =
    { $folded ->
        [true] Do capitals matter in { LIST($labels) }? They are ignored. If that is wrong, untick the box.
       *[false] Do capitals matter in { LIST($labels) }? They make different labels. If that is wrong, tick the box.
    }
manyClasses = Which label in “{ $name }” is positive? It has { NUMBER($values) } different values, and there can be at most { NUMBER($most) } classes, so one value is compared with all others.
sameLabels = { LIST($labels) } are the same label, “{ $as }”.
numbersRead = “{ $text }” is read as { NUMBER($value) }.
identifiers =
    { $names-length ->
        [one] { LIST($names) } is left out because it only identifies the rows.
       *[other] { LIST($names) } are left out because they only identify the rows.
    }
words =
    { $names-length ->
        [one] { LIST($names) } is left out because it is not a column of numbers.
       *[other] { LIST($names) } are left out because they are not columns of numbers.
    }
importNotices-empty =
    { $names-length ->
        [one] { LIST($names) } is empty.
       *[other] { LIST($names) } are empty.
    }
comments =
    { $lines ->
        [one] { $lines } comment is skipped, in line { NUMBER($first, useGrouping: "false") }.
       *[other] { $lines } comments are skipped, from line { NUMBER($first, useGrouping: "false") } on.
    }
importNotices-title = Line { NUMBER($line, useGrouping: "false") }, “{ $text }”, is skipped as a title.
counts = Line { NUMBER($line, useGrouping: "false") }, “{ $text }”, gives the size of the table and the names of the classes.
oneFeature = There is one feature, “{ $name }”. For the picture, x₂ is 0 in every example.
contradict =
    { $record ->
        [true] { $lines ->
            [one] Record { NUMBER($line, useGrouping: "false") } has the features of record { NUMBER($as, useGrouping: "false") } but a different label: no learner gets both right.
           *[other] { $lines } records have the features of another but a different label, such as records { NUMBER($as, useGrouping: "false") } and { NUMBER($line, useGrouping: "false") }: no learner gets all of them right.
        }
       *[false] { $lines ->
            [one] Line { NUMBER($line, useGrouping: "false") } has the features of line { NUMBER($as, useGrouping: "false") } but a different label: no learner gets both right.
           *[other] { $lines } lines have the features of another but a different label, such as lines { NUMBER($as, useGrouping: "false") } and { NUMBER($line, useGrouping: "false") }: no learner gets all of them right.
        }
    }
# Names of columns and labels, where several are listed; at most four.
quoted = “{ $name }”
more = { NUMBER($names) } more
renamed = “{ $from }” is called “{ $to }” here.

## importProblems
## What is in the way of an import.

# "Line 3, column “height”: “abc” is not a number." The rule is one of those below.
problem =
    { $line ->
        [none] { $rule }
       *[other] { $column ->
            [none] { $record ->
                [true] Record { NUMBER($line, useGrouping: "false") }: { $rule }
               *[false] Line { NUMBER($line, useGrouping: "false") }: { $rule }
            }
           *[other] { $record ->
                [true] Record { NUMBER($line, useGrouping: "false") }, { $column }: { $rule }
               *[false] Line { NUMBER($line, useGrouping: "false") }, { $column }: { $rule }
            }
        }
    }
columns =
    .named = column “{ $name }”
    .column = column { NUMBER($number, useGrouping: "false") }
    .feature = feature { NUMBER($number, useGrouping: "false") }
    .label = the label
rules =
    .openQuote = The quote is not closed.
    .behindQuote = There is something after the closing quote.
    .noValue = The value is missing.
    .noNumber = “{ $text }” is not a number.
    .noPair = “{ $text }” is not a feature and its value.
    .noRecords = This is neither an object nor a list, as the other records are.
    .noJson = This is not JSON. { $text }
    .noArffData = This ARFF file has no @data.
    .foreign =
        { $format ->
            [vowpalWabbit] This is Vowpal Wabbit’s format, which cannot be read. Save the data as CSV or libsvm.
            [orange] This is Orange’s format with three header lines, which cannot be read. Save the data as CSV.
            [workbook] This is a workbook (Excel or similar), which cannot be read. Save the sheet as CSV.
            [numpy] This is a NumPy file, which cannot be read. Save the array with numpy.savetxt.
            [parquet] This is a Parquet file, which cannot be read. Save the data as CSV.
            [html] This is a web page, not a table. Download the file itself.
           *[sparseArff] This is a sparse ARFF file, which cannot be read. Save the data as CSV or libsvm.
        }
    .otherWidth =
        { $cells ->
            [one] There is { $cells } cell instead of { NUMBER($width) }.
           *[other] There are { $cells } cells instead of { NUMBER($width) }.
        }
    .firstWidth =
        { $cells ->
            [one] There is { $cells } cell, but line { NUMBER($firstLine, useGrouping: "false") } has { NUMBER($first) }.
           *[other] There are { $cells } cells, but line { NUMBER($firstLine, useGrouping: "false") } has { NUMBER($first) }.
        }
    .longLine = A line can have at most { NUMBER($most) } characters.
    .longCell = A cell can have at most { NUMBER($most) } characters.
    .manyColumns = There can be at most { NUMBER($most) } columns.
    .manyFeatures = A table can have at most { NUMBER($most) } features.
    .manyNumbers = A table can have at most { NUMBER($most) } cells.
    .manyRows = There can be at most { NUMBER($most) } rows.
    .rowsLeft = There are { NUMBER($rows) } rows, and at most { NUMBER($most) } fit.
choices =
    .fewColumns =
        { $columns ->
            [one] A table needs a feature and a label, but this one has { $columns } column.
           *[other] A table needs a feature and a label, but this one has { $columns } columns.
        }
    .fewFeatures = Choose at least one feature. It must be a column of numbers.
    .manyFeatures = These are { NUMBER($features) } features, and there can be at most { NUMBER($most) }: untick some.
    .oneValue =
        { $values ->
            [0] The label, “{ $name }”, has no value, but it needs two different ones.
           *[other] The label, “{ $name }”, has only one value, but it needs two different ones.
        }
    .manyValues = “{ $name }” has more than { NUMBER($most) } different values: choose a different column as the label.
    .manyClasses = “{ $name }” has { NUMBER($values) } different values, and there can be at most { NUMBER($most) } classes: choose a value that is positive.

## reviews
## The reviews in place of the stage. They count from 0, and are called from 1.

heading = Course reviews
list = Reviews
axis =
    .negative = ← negative
    .positive = positive →
# Before the letter a.
score = score
intro = Each word is a feature: 1 if a review has it, 0 if not.
notBook = “excellent” speaks for a course and “terrible” against it, but “not” turns both around: “not excellent” is no praise. One weight per word cannot say that, because “not” adds the same to a score whatever word it goes with.
not = “not” turns other words around: “not { $word }” says the opposite of “{ $word }”. One weight per word cannot say that, because “not” adds the same to a score whatever word it goes with.
conjunction = “{ $conjunction }” is a feature of its own: 1 only if a review has both words. Its weight can take back what “{ $word }” says.
sum = Now “{ $word }” alone scores { NUMBER($alone, $precision) }, and with “not” it scores { $sum }.
proof = These reviews prove it. On average, the positive and the negative ones have the same features: { LIST($averages) }. So whatever the weights, both have the same average score, and they cannot all be on their own side of 0.
# Of a feature, in the list of “proof”.
average = { $feature } = { NUMBER($average) }
addConjunctions =
    { $conjunctions-length ->
        [one] Add the conjunction { LIST($conjunctions) }
       *[other] Add the conjunctions { LIST($conjunctions) }
    }
removeConjunctions =
    { $conjunctions ->
        [one] Remove the conjunction
       *[other] Remove the conjunctions
    }
# Whose scores these are, or why there are none.
noScores = No scores here, because the learner ({ $learner }) does not predict by the sign of one score. Its mistakes are still counted.
scoresOf = The scores are those of { $learner }, the learner shown in the story.
scoresOfModel = The scores use the weights that predict, not those in training.
scoresOfScaled = The scores use the scaled features; the reviews show them unscaled, as 0 or 1.
reviews-words = Words
wordsName = Words that are features
removeWord = Remove the word { $word }
lastWord = At least one word is needed.
addWord = Add a word
mostWords = You can use at most { NUMBER($most) } words.
select = Select review { NUMBER($review) }
remove = Delete review { NUMBER($review) }
reviews-text = Text of review { NUMBER($review) }
reviews-label =
    { $label ->
        [positive] Label of review { NUMBER($review) }: positive
       *[negative] Label of review { NUMBER($review) }: negative
    }
labelHint =
    { $label ->
        [positive] positive: press to make it negative
       *[negative] negative: press to make it positive
    }
heldOut = held out
# What is only heard after it: a ring shows it.
visited = visit { NUMBER($visit) }
visitedHeard =
    { $mistake ->
        [true] : a mistake
       *[false] : correct
    }
# What is predicted at a score. A tie stays one unless the tie rule makes it a label.
judged =
    { $predicted ->
        [positive] predicted positive: { right-or-wrong }
        [negative] predicted negative: { right-or-wrong }
        [tie-positive] 0 is a tie, counted as positive: { right-or-wrong }
        [tie-negative] 0 is a tie, counted as negative: { right-or-wrong }
       *[tie] 0 is a tie: { right-or-wrong }
    }
newReview = New review
newLabel =
    { $label ->
        [positive] Label of the new review: positive
       *[negative] Label of the new review: negative
    }
newText = Text of the new review
newHint = Write another review
add = Add
restore = Restore the four example reviews
combinations = All combinations
combinationsOf =
    { $listed ->
        [all] { $scored ->
            [true] Every combination of these words, with its score under the current weights.
           *[false] Every combination of these words.
        }
        [ofReviews] { $scored ->
            [true] These words have { NUMBER($all) } combinations, too many to list. Here are those that occur in reviews, with their scores under the current weights.
           *[false] These words have { NUMBER($all) } combinations, too many to list. Here are those that occur in reviews.
        }
       *[first] { $scored ->
            [true] These words have { NUMBER($all) } combinations, too many to list. Here are the first { NUMBER($first) } that occur in reviews, with their scores under the current weights.
           *[false] These words have { NUMBER($all) } combinations, too many to list. Here are the first { NUMBER($first) } that occur in reviews.
        }
    }
allTies = All are ties so far: every score is 0.
ties =
    { $ties ->
        [one] { $ties } is a tie: a score of 0 is on neither side.
       *[other] { $ties } are ties: a score of 0 is on neither side.
    }
reviews-columns =
    .predicted = predicted
    .reviews = reviews
predicted =
    { $predicted ->
        [positive] positive
        [negative] negative
        [tie-positive] 0: a tie, counted as positive
        [tie-negative] 0: a tie, counted as negative
       *[tie] 0: a tie
    }
# Which reviews have a combination, by their numbers.
numbers = { LIST(NUMBER($reviews)) }
none = none

## reviewProblems
## What is in the way of an edit of the reviews.

reviewProblems-noText = A review needs a text.
longText = A review can have at most { NUMBER($most) } characters, and this one has { NUMBER($characters) }.
manyReviews = There can be at most { NUMBER($most) } reviews.
noWord = Write one word: letters and digits, without spaces.
longWord = A word can have at most { NUMBER($most) } characters.
sameWord = “{ $word }” is already there.
manyWords = There can be at most { NUMBER($most) } words.
