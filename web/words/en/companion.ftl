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
