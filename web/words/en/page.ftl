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
