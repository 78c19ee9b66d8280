## header
## The bar at the top.

title = Perceptron Playground
# What this is, in one sentence beside the title.
about = Watch a perceptron learn from its mistakes.
lessons = Lessons
menu = Menu
menuHint = Open, preferences and help
open = Open
share = Share
present = Present
presentHint = Show it large, for a lecture hall. Escape leaves.
preferences = Preferences
help = Help
close = Close

## drawer
## The row of tabs of the companion of the stage.

tabs = Views
# What views are for; after each word, where there is room for it, the rest of the phrase.
groups =
    .see = See
    .why = Why
    .try = Try
groupsMore =
    .see = in other pictures
    .why = it works
    .try = other ways
# By the names of the parts.
parts =
    .lift = 3-D
    .weight-space = Weight space
    .projection = Projection
    .margin = Margin
    .charts = Mistakes
    .compare = Compare
    .orders = Order
    .cures = Cures
    .trace = Trace
    .algorithm = Algorithm
# What a narrow page also shows there.
sheets =
    .story = Story
    .weights = Weights
    .settings = Settings
# In the place of the story.
lesson = Lesson
practice = Practice

## companion
## How the stage and its companion share the page.

divider = Divider between the stage and the view
dividerHelp = Drag it, or move it with the arrow keys. A double click splits the room in halves.
dockBelow = Move below the stage
dockBeside = Move next to the stage
enlargeStage = Enlarge the stage
enlargeView = Enlarge this view
both = Show both
companion-close = Close

## embed
## A figure in another page.

embed-open = Open in the playground

## lecture
## The bar of a lecturer, in Present, and what lies over the page there.

bar = Lecture
draw = Draw
drawHint = Show the tools and the brush
view = View
noView = Equation
more = More
moreHint = Prepared moments, predict first, pointer
predictFirst = Predict first
predictFirstHint = Each press of → or PageDown first asks about the next visit, and then makes it.
pointer = Large pointer with a trail
alone = Stage alone (+)
blank = Blank page (B)
blanked = The page is blank. Press any key to bring it back.
full = Full screen (F)
moments = Prepared moments
momentsHint = PageDown goes through them. They are part of the link and of the saved file.
keep = Keep this moment
writeOver = Write over moment { NUMBER($place) }
tooMuch = This moment holds too much data to be kept. Save it as a file instead.
# Where the lecture is.
at = Moment { NUMBER($place) } of { NUMBER($count) }: { $name }
momentName = Moment { NUMBER($place) }
lecture-open = Show moment { NUMBER($place) }
rename = Name of moment { NUMBER($place) }
earlier = Move moment { NUMBER($place) } up
remove = Remove moment { NUMBER($place) }
# To the room. None: which example comes next is not known.
question =
    { $example ->
        [none] Another example comes next. What will be predicted? Is it a mistake?
       *[other] Example { NUMBER($example) } comes next. What will be predicted? Is it a mistake?
    }

## preferences
## What a reader sets for themselves: the panel, one row a preference.

preferences-title = Preferences
preferences-close = Close
theme = Theme
themes =
    .auto = Auto
    .light = Light
    .dark = Dark
    .projector = Projector
language = Language
textSize = Text size
textSizes =
    .normal = Normal
    .large = Large
    .larger = Larger
    .largest = Largest
motion = Motion
motions =
    .auto = System
    .reduced = Reduced
    .full = Full
sound = Play sounds
soundHint = Each visit has a tone. It is high if the example is far on the correct side, low if it is far on the wrong side, and x₁ moves it from left to right. A mistake buzzes, convergence rings, and a press clicks.
kept = Your browser keeps text size, motion and sound for your next visit. Links don’t contain them.

## kept
## What the browser keeps of a page, and what its address says.

notKept = This is too long for a link, and the browser can’t keep it ({ $cause }). Save it as a file before you leave the page.
# What a readable address can't say, by the fields of the state.
unsaid =
    .data = the examples
    .features = the features
    .learners = settings of the learners
    .order = the order
    .initial = the weights to start from
    .split = what is held out
    .view = the part of the plane
    .settings = settings of the view
printed = { $address } (without { LIST($unsaid) })

## help
## What Help says, on one screen.

# What is strong is in bold.
algorithm = A perceptron looks at one example after another. Each look is a <strong>visit</strong>: it computes the example’s score and predicts the label from its sign. Only a wrong prediction, a <strong>mistake</strong>, makes it <strong>update</strong> its weights. Draw examples of two classes, press Play, and watch the boundary turn until an epoch passes without a mistake. Then drag the timeline to any moment and see why.
tools = Choose <strong>Draw +</strong> or <strong>Draw −</strong>, then press or drag on the plot to add examples: the brush sets how many at once. <strong>Erase</strong> removes what it touches, <strong>Move</strong> drags one example. At the start of a run, drag the small circles to turn <strong>w</strong>, make it longer, or shift the boundary. Undo takes back any of this. To use a table of your own, press <strong>Import data</strong> under <strong>Data</strong>, or drop the file on the page.
see = What you see
symbols =
    .positive = a positive example, label { $label }
    .negative = a negative example, label { $label }
    .hatch = hatched: the perceptron predicts { $label }
    .ring = ring: the example of this visit
    .boundary = the boundary, where the score is 0
    .boundaryAtThreshold = the boundary, where the score is the threshold
    .ghost = dashed: the boundary before the last update
playbackKeysTitle = Playback keys
# Keys, and what they do.
playbackKeys =
    .play = <key>Space</key> play, pause
    .visit = <key>→</key> one visit
    .backVisit = <key>←</key> back one visit
    .update = <key>Shift</key><key>→</key> one update
    .backUpdate = <key>Shift</key><key>←</key> back one update
    .epoch = <key>E</key> one epoch
    .start = <key>Home</key> to the start
    .end = <key>End</key> to the end
    .undo = <key>Ctrl</key><key>Z</key> undo an edit
    .redo = <key>Ctrl</key><key>Y</key> redo it
characterKeys = Use E as a shortcut, and in a lesson [ and ]
characterKeysHint = Switch this off if you dictate to your computer, or if you press them by accident. The letters for the plot work only while it has the focus.
stageKeysTitle = Keys on the focused plot
stageKeys =
    .move = <key>←</key><key>↑</key><key>→</key><key>↓</key> move the crosshair
    .positive = <key>P</key> add a positive example
    .negative = <key>N</key> add a negative example
    .examples = <key>,</key><key>.</key> previous, next example
    .flip = <key>F</key> flip its label
    .nudge = <key>Alt</key><key>arrow</key> nudge it
    .remove = <key>Delete</key> remove it
    .zoom = <key>+</key><key>−</key> zoom in, out
    .fit = <key>0</key> fit the view to the data
handleKeysTitle = Keys on w and the boundary, before the first visit
handleKeys =
    .next = <key>Tab</key> from the plot to w, to the boundary
    .move = <key>←</key><key>↑</key><key>→</key><key>↓</key> move it
    .large = <key>Shift</key><key>arrow</key> in large steps
    .small = <key>Ctrl</key><key>arrow</key> in small steps
    .drag = <key>Alt</key> in small steps while you drag
touchTitle = Touch on the plot
touchKeys =
    .tap = <key>tap</key> select an example, or use the tool
    .drag = <key>drag</key> with the hand, scroll the page or move the view sideways; with a tool, draw or erase
    .pinch = <key>two fingers</key> zoom, and move the view
presentKeysTitle = Keys and clicker in Present
presentKeys =
    .next = <key>PageDown</key> the answer, then the next task; in no lesson the next prepared moment, or one visit
    .back = <key>PageUp</key> back
    .moment = <key>1</key><key>9</key> a prepared moment
    .blank = <key>B</key><key>.</key> blank the page; any key brings it back
    .full = <key>F</key> full screen
    .alone = <key>+</key> show the stage alone, and back
    .leave = <key>Esc</key> leave
# What is strong leads there.
reference = <strong>Reference</strong>: every setting, as a parameter and as JSON.
teachers = <strong>For teachers</strong>: a guide to each unit, figures to copy, grades, and your own course.

## experiments
## What the browser keeps of a reader's work, and the panel it is opened in.

experiments-title = Open
experiments-close = Close
# "XOR, Averaged, converged after 3 epochs"
experiments-about = { $data }, { LIST($learners, separator: ", ") }, { run }
# Where its run was.
run =
    { $stop ->
        [none] { $visit ->
            [0] not started
           *[other] visit { $visit }
        }
        [converged] converged after { epochs }
        [max-epochs] stopped after { epochs }
        [journal-full] stopped: the journal is full
       *[settled] finished after { epochs }
    }
unknown = Unnamed experiment
offer = Go on with “{ $name }”?
goOn = Go on
dismiss = Dismiss
name = Name of this experiment
save = Save
saved = “{ $name }” is saved. It is kept until you delete it.
named = Named
recent = Recent
recentHint = This browser keeps your last { NUMBER($most) } experiments by itself. Give one a name to keep it until you delete it.
none = Nothing is kept yet. Draw a point or change a setting, and your experiment appears here.
openNow = open now
experiments-rename = Rename
renameIt = Rename “{ $name }”
newName = New name
cancel = Cancel
duplicate = Duplicate
duplicateIt = Duplicate “{ $name }”
copyOf = Copy of { $name }
duplicated = “{ $name }” is in the list.
experiments-remove = Delete
removeIt = Delete “{ $name }”
removed = “{ $name }” is deleted.
undo = Undo
gone = “{ $name }” is no longer kept. It may have been deleted in another tab.
opened = “{ $name }” is open. Undo brings back what you had.
# Where nothing can be kept.
blocked = Nothing can be kept here: the browser refuses storage ({ $cause }). Save a file before you leave the page.
# Where there is no more room.
experiments-full = The browser has no more room, so the last change is not in this list. Delete what you no longer need, or save this as a file.
inOtherPage = This playground is part of another page, so it keeps nothing by itself. Save a file before you leave the page.
files = Files
saveThis = Save this as a file
saveAll = Save all as one file
openFile = Open a file …
fileToOpen = File to open
writing = Writing the file
notAllWritten = Some of what is kept is damaged, and left out of the file:
reading = Reading { $file }
busy = One moment …
fileOpened = { $file } is open. Undo brings back what you had.
isModel = { $file } is a saved model, not an experiment. Nothing has changed: import it where you choose the data.
fileNotOpened = { $file } was not opened. Nothing has changed.
imported =
    { $experiments ->
        [one] { $experiments } experiment from { $file } is in the list.
       *[other] { $experiments } experiments from { $file } are in the list.
    }
notImported = Nothing from { $file } could be kept ({ $cause }).
startOver = Reset the page
startOverHint = Shows again what the page showed at first. Undo brings back what you have now.
startedOver = You have started over. Undo brings back what you had.

## lock
## What an embedding page has locked.

locked = { lockedHere }
