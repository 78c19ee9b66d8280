### What the first picture says.

## transport
## The buttons that play, and the status.

playback = Playback

# Names of the buttons; each holds its caption, so that what is seen can be said to a voice control.
names =
    .start = Start over
    .backUpdate = Back one update
    .backVisit = Back one visit
    .play = Play
    .pause = Pause
    .visit = One visit
    .update = One update
    .epoch = One epoch
    .end = To the end

captions =
    .start = start over
    .backUpdate = update
    .backVisit = visit
    .play = play
    .pause = pause
    .visit = visit
    .update = update
    .epoch = epoch
    .end = end

# Keys, as they are named on a keyboard.
keys =
    .start = Home
    .backUpdate = Shift ←
    .backVisit = ←
    .play = Space
    .pause = Space
    .visit = →
    .update = Shift →
    .epoch = E
    .end = End

fromZero = from zero
fromZeroHint = This run continues from the weights learned before the last edit. Start from zero instead.

# Where a run is. The epoch is that of the visit made last; none while there is nothing to train.
visitNow =
    { $epoch ->
        [none] visit { NUMBER($visit) }
       *[other] visit { NUMBER($visit) }, in epoch { NUMBER($epoch) }
    }
# Next to it.
updatesNow = { updates }

# By what predicts, where that is not what is trained.
wrongNow =
    { $by ->
        [mean] average: { NUMBER($wrong) } of { NUMBER($examples) } wrong
        [votes] vote: { NUMBER($wrong) } of { NUMBER($examples) } wrong
       *[none] { NUMBER($wrong) } of { NUMBER($examples) } wrong now
    }

# What the run is doing, or how it ended. The ones without a count of epochs would take two lines with it.
noExamples = no examples yet
notTrained = not trained
ready = ready
playing = playing
liveStopped = Live stopped early
paused = paused
allStopped =
    { $learners ->
        [2] both learners have stopped
       *[other] all { $learners } learners have stopped
    }
converged = converged after { epochs }
trainingConverged = training converged
convergedByKernel = converged, with a curve
stoppedAt = stopped after { epochs }
journalFull = stopped: the journal is full

# Of the baselines, in place of the above.
fits =
    .none = nothing to train
    .fitted = fitted
finished = finished after { epochs }

## page
## What the page shows from the first picture on, and the ways to it.

title = Perceptron Playground
# Names of regions; those in the drawer have theirs in its own room.
parts =
    .header = Playground
    .setup = Setup
    .bench = Settings
    .tools = Tools
    .stage = Stage
    .transport = Playback
    .verdict = Verdict
    .story = Story
skip =
    .stage = Skip to the stage
    .transport = Skip to playback
    .story = Skip to the story

## loading
## In the place of what loads, and of what could not be loaded.

loading = Loading …
slow = This is taking longer than usual.
failed = This part could not be loaded.
updated = { playgroundUpdated }
tryAgain = Try again
# A link next to “Try again”: the whole playground in one file.
oneFile = Open it as one file
reload = Reload

## stage
## The stage, from the first picture on: what is drawn there is answered before all that can be said of it has loaded.

role = plot
# The learner is there where there are several stages.
name =
    { $learner ->
        [none] Stage: the examples and the decision boundary
       *[other] Stage: { $learner }
    }
flipped = Example { NUMBER($example) } is now { labelled }.
# Several examples at one place: only one of them can be seen.
crowd =
    { $mixed ->
       *[false] { $count ->
            [2] two examples here
           *[other] { $count } examples here
        }
        [true] { $count ->
            [2] two examples here, with different labels
           *[other] { $count } examples here, with different labels
        }
    }
