### What many parts of the page say.

# What a number field asks for.
number-wanted =
    { $whole ->
        [true] a whole number
       *[false] a number
    }

## controls
## What controls say of what is typed into them; what is special to some of them is in rooms of its own.

# With the name of the field: the message stands alone when it is read out. "above": the least value itself is not allowed.
notInRange =
    { $min ->
        [none] { $max ->
            [none] { $name } must be { number-wanted }.
           *[other] { $name } must be { number-wanted } of at most { $max }.
        }
       *[other] { $max ->
            [none] { $above ->
                [true] { $name } must be { number-wanted } greater than { $min }.
               *[false] { $name } must be { number-wanted } of at least { $min }.
            }
           *[other] { $above ->
                [true] { $name } must be { number-wanted } greater than { $min } and at most { $max }.
               *[false] { $name } must be { number-wanted } from { $min } to { $max }.
            }
        }
    }

## guide
## What a lesson, a question and a challenge have in common.

leave = Leave
# On the stage, at the ring around the example that is visited next.
next = next

## targets
## What a step of a lesson needs of the page, by the names that the files of lessons have for it.

# Between two of them.
between = { ", " }
stage = the stage
tools = the tools
transport = the playback buttons
verdict = the verdict
setup = the settings
story = the story
weights = the weights
reading = More about the weights
equation = the equation
vectors = the update as vectors
notation = Notation

play = the play button
start = the “start over” button
visit = the visit button
update = the update button
epoch = the epoch button
end = the end button
timeline = the timeline
count = the count under the stage

data = the data in the setup
learner = the learner in the setup
features = the features in the setup
order = the order in the setup
compare = the learners in the setup, to compare

lift = the 3-D tab
charts = the Mistakes tab
comparison = the Compare tab
orders = the Order tab
margin = the Margin tab
projection = the Projection tab
weight-space = the Weight space tab
cures = the Cures tab
trace = the Trace tab
algorithm = the Algorithm tab
