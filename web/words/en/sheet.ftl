# How much there is to do: “5 examples, 3 to 5 updates, 2 or 3 epochs”. More than one update and epoch.
amount =
    { $examples ->
        [one] { $examples } example, { $updates } updates, { $epochs } epochs
       *[other] { $examples } examples, { $updates } updates, { $epochs } epochs
    }
# How many updates there are.
run-made =
    { $visits ->
        [one] { updates } in { $visits } visit
       *[other] { updates } in { $visits } visits
    }

## sheet
## What a worksheet says.

title = { $learner } by hand
solution = { $title }: solution
name = Name
date = Date
# Cut: the visits that are on the sheet, where the run goes on.
fromPage =
    { $cut ->
        [none] From the page: { $data }.
        [one] From the page: { $data }, the first { $cut } visit.
       *[other] From the page: { $data }, the first { $cut } visits.
    }
made =
    { $level ->
        [gentle] Easy sheet { NUMBER($seed, useGrouping: "false") }: { amount }.
        [usual] Medium sheet { NUMBER($seed, useGrouping: "false") }: { amount }.
        [long] Long sheet { NUMBER($seed, useGrouping: "false") }: { amount }.
       *[like] Sheet { NUMBER($seed, useGrouping: "false") } like the page’s: { amount }.
    }
# So many of something. Next: two numbers, one after the other.
range =
    { $range ->
        [same] { NUMBER($least) }
        [next] { NUMBER($least) } or { NUMBER($most) }
       *[apart] { NUMBER($least) } to { NUMBER($most) }
    }
madeInstead = Medium sheet { NUMBER($seed, useGrouping: "false") }, because the page’s run does not finish on one sheet: { amount }.
features = The features in x are { LIST($names, separator: ", ") }.
score =
    { $form ->
        [bias] Score: a = w·x + b.
        [weight] Score: a = w·x, with x₀ = 1.
       *[other] Score: a = w·x.
    }
withinMargin = If { $signed } ≤ { NUMBER($margin, $precision) }, even without a mistake: { LIST($steps) }. Otherwise nothing changes.
onMistake = On a mistake: { LIST($steps) }. Otherwise nothing changes.
mistake =
    { $residuals ->
        [true] { $tie ->
            [mistake] Predict q = 1 if { $positive }, otherwise q = 0. The residual is e = y − q. If { $tied }, that is always a mistake.
            [correct] Predict q = 1 if { $positive }, otherwise q = 0. The residual is e = y − q. If { $tied }, that is never a mistake.
           *[other] Predict q = 1 if { $positive }, otherwise q = 0. The residual is e = y − q.
        }
       *[false] { $tie ->
            [mistake] Mistake: if { $signed } ≤ 0, so a tie ({ $tied }) is one too.
            [correct] Mistake: if { $signed } < 0, so a tie ({ $tied }) is not one.
           *[other] Predict +1 if { $positive }, otherwise −1. Mistake: if the prediction is not y.
        }
    }
# What a visit does where there are several classes.
classScore =
    { $form ->
        [bias] Score of each class: a = w·x + b, with the weights of that class; the last number is b.
        [weight] Score of each class: a = w·x, with the weights of that class; x₀ is always 1.
        [threshold] Score of each class: a = w·x, with the weights of that class; the last number is its threshold θ.
       *[other] Score of each class: a = w·x, with the weights of that class.
    }
classPrediction =
    { $form ->
        [threshold] Predict the class with the highest a − θ; in a tie, the one with the lowest number.
       *[other] Predict the class with the highest score; in a tie, the one with the lowest number.
    }
classUpdate =
    { $form ->
        [bias] On a mistake: add x to the weights of the right class and 1 to its b, and subtract both from those of the predicted one.
        [threshold] On a mistake: add x to the weights of the right class and subtract 1 from its θ; subtract x from the weights of the predicted one and add 1 to its θ.
       *[other] On a mistake: add x to the weights of the right class, and subtract it from those of the predicted one.
    }
heads =
    .visit = visit
    .epoch = epoch
    .example = example
    .class = class
    .score = score a
    .predicted = predicted
    .correct = correct?
    .update = update
start = start
yes = yes
no = no
noUpdate = none
fillIn =
    { $given ->
        [all] Read the table, visit by visit, and check each score.
        [scores] Fill in the scores, visit by visit. The rest is given.
        [first] Fill in the blanks in the table, visit by visit. The first visit is done.
       *[other] Fill in the whole table, visit by visit.
    }
howItEnds = How many updates were made? Has the run converged?
# How the run ended on the sheet.
ended =
    { $converged ->
        [true]
            { $epochs ->
                [one] { run-made }. Yes: its only epoch has no update.
               *[other] { run-made }. Yes: the last of { $epochs } epochs has no update.
            }
       *[false] { run-made }. Not yet: every epoch has an update.
    }
average = Average the weights over the { NUMBER($rows) } rows of the table, including the start. (Add up each column first.)
averaged = The columns add up to { $sum }; the averaged weights are these divided by { NUMBER($rows) }.
votes = Write down each weight vector once, with its survival count: the number of rows that it is in, including the start.
# The weights, and the bias where it is apart from them.
model =
    { $letter ->
        [none] w = { $vector }
       *[other] w = { $vector }, { $letter } = { $bias }
    }
# With its survival count.
voter = { $model }: { $count }
# The numbers of the examples at one place.
names = { LIST($names, separator: ", ") }
draw =
    { $averaged ->
        [true] Draw the boundary of the averaged weights in the plot, with an arrow to the positive side.
       *[false] Draw the boundary after the last visit in the plot, with an arrow to the positive side.
    }
boundary = The boundary is where { $equation }; the arrow points along w.
noBoundary = There is no boundary: w is 0.
# Why nobody works with such a learner on paper.
learnerRefusals =
    .pocket = There are no sheets for this learner ({ $learner }): after every update, all examples must be checked again.
    .batch = There are no sheets for this learner ({ $learner }): its updates are sums over all mistakes of an epoch.
    .passive-aggressive = There are no sheets for this learner ({ $learner }): its steps are fractions that soon have many digits.
    .second-order = There are no sheets for this learner ({ $learner }): its steps are fractions that soon have many digits.
    .kernel = There are no sheets for this learner ({ $learner }): it has no weights to write down, and every visit needs a sum over all mistakes.
    .nearest-neighbours = There are no sheets for this learner ({ $learner }): it is not trained in visits.
    .decision-tree = There are no sheets for this learner ({ $learner }): it is not trained in visits.
refusals =
    .noExamples = This page has no examples to make a sheet from.
    .examples =
        { $count ->
            [one] This page has { $count } example, but a sheet has room for { NUMBER($most) }.
           *[other] This page has { $count } examples, but a sheet has room for { NUMBER($most) }.
        }
    .features = There are { NUMBER($count) } features, more than you would add up by hand ({ NUMBER($most) }).
    .classes = There are more classes than a table on paper has room for ({ NUMBER($most) }).
    .values = A sheet takes whole numbers up to { NUMBER($most) }, but some values on this page are not.
    .weights = The weights would not stay whole numbers up to { NUMBER($most) }.
    .scores = The scores would not stay whole numbers up to { NUMBER($most) }.
    .neverUpdates = With zero weights, every score is 0. If that counts as correct, there is never an update. Count a tie as a mistake.
    .notFound = No such sheet was found ({ amount }). Choose a different level or seed.
otherExamples = So this sheet has other examples.

## worksheet
## The dialogue that makes worksheets; what is on them is in the room of the sheet.

worksheet-title = Worksheet
close = Close
making = Making the sheet …
region = Sheet and solution
source = Sheet
sources =
    .page = From this page
    .like = New, like this page’s
    .gentle = New, easy
    .usual = New, medium
    .long = New, long
given = Given in the table
givens =
    .all = Everything
    .scores = All but the scores
    .first = The first row
    .none = Nothing
seed = Seed
another = Make another
print = Print
formats =
    .markdown = Markdown
    .latex = LaTeX
loadCs188 = Load the CS 188 worked example
tieIsMistake = Count a tie as a mistake
table = Visits, to fill in
solvedTable = Visits, filled in
toFillIn = to fill in
# An example in the plot: “2, 5: positive at (3, −2)”.
point =
    { $positive ->
        [true] { $name }: positive at { $place }
       *[false] { $name }: negative at { $place }
    }
plot =
    { $boundary ->
        [true] Plot of the examples with the boundary. { LIST($points, separator: "; ") }
       *[false] Plot of the examples. { LIST($points, separator: "; ") }
    }
