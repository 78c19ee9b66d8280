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
