### The stage, its timeline and its verdict.

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
