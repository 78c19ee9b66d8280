## described
## What the page shows, in a file that is taken from it.

# "XOR, 4 examples"
data =
    { $preset ->
        [none] { counted }
       *[other] { $preset }, { counted }
    }
counted =
    { $drawn ->
        [true] { $examples ->
            [one] { $examples } drawn example
           *[other] { $examples } drawn examples
        }
       *[false] { examples }
    }
# "Perceptron on XOR, 4 examples"
described-run = { LIST($learners, separator: ", ") } on { $data }
# "Perceptron on XOR, 4 examples, at visit 12"
moment = { described-run }, at visit { NUMBER($visit, useGrouping: "false") }
# The page as a source, in a sentence.
citation =
    { $link ->
        [none] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (version { $version }): { $what }. Accessed { $accessed }.
       *[other] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (version { $version }): { $what }. { $link } Accessed { $accessed }.
    }

## share
## The panel of sharing, and its small sections.

title = Share
close = Close
# Headings, by the names of the sections.
sections =
    .code = QR code
    .file = File
    .embed = Embed
    .gradebook = For a learning system
    .data = Examples
    .visits = Visits
    .model = Model
    .worksheet = Worksheet
    .python = Python script
    .cite = Citation
    .offline = Use it offline
# What files are written in.
formats =
    .csv = CSV
    .json = JSON
    .libsvm = libsvm
    .markdown = Markdown
    .latex = LaTeX
    .python = Python
    .bibtex = BibTeX
    .plain = Plain text
share-examples = All examples, with every digit. To open the JSON file again, choose Open in the menu.
python = This run as a Python script that needs no packages: the same visits, mistakes and weights, to the last bit. It also shows how to call scikit-learn.
model = What predicts at this visit, without the examples: features, scaling and weights. Import it here to start from it, or use it in C++ or on the command line.
makingModel = Making the model
share-citation = A reference to this exact moment, with the link that opens it.
worksheet = This run to work out by hand: a table with blanks, a plot to draw the boundary in, and the solution on a page of its own. Print it, or take it as Markdown or LaTeX. New seeds make more like it.
makeWorksheet = Make a worksheet
offline = The whole playground is one file. Save it, then double-click it to open it in a browser, without internet.
download = Download for offline use
# Where the page is in a frame.
mayBlock = The frame around this page may block downloads. If the file does not arrive, open this address in a new tab.
address = address
notInside = The file does not contain what you have here. Save that as a file too, and open it there.
noVisits = There are no visits yet. Play or step first, then export them here.
visits = A row for each visit: epoch, example, score, label, mistake, and the weights after it.
firstVisit = First visit
lastVisit = Last visit
makingTable = Making the table
mostVisits = At most { NUMBER($most) } visits at once.

## shareLink
## The address that opens this moment.

heading = Title, shown to whoever opens the link
contents = It contains { LIST($parts) }.
# What a link contains, where it is not as usual: the data, the learners, the visit, and these.
visit = visit { NUMBER($visit) }
problem =
    .features = the features
    .scaling = the scaling
    .noBias = no bias
    .order = the order of visits
    .split = the held-out examples
    .initial = the initial weights
atMost = at most { epochs }
shown =
    .view = the zoom
    .lift = the 3-D picture
    .shading = the shading
    .why = why the examples are separable or not
    .difference = where two learners disagree
    .drawer = the open panel
    .pinned = the pinned settings
    .present = the presentation
    .moments = the prepared moments
    .predictFirst = the question before each visit
    .hide = what is hidden
    .lock = what is locked
    .embed = the layout for another page
themes =
    .light = the light theme
    .dark = the dark theme
    .projector = the projector theme
length = It has { NUMBER($characters) } characters.
forAll = Anyone who opens it sees exactly the same.
# Where the page is a file.
hereOnly = It opens on this computer only, because this page is a file here.
noAddress = This page does not read its address. Put the copied text at the end of the address of a playground that does.
tooLong = This is too much for a link: it would be longer than { NUMBER($most) } characters, and some programs cut such links off. A file holds everything: save one below.
link = link
state = state

## shareCode
## The link as a QR code.

intro = Point a phone’s camera at it. It opens the same as the link.
shareCode-hereOnly = This page is a file on this computer, so a phone can’t open it. Put the playground on a web server first.
shareCode-noAddress = This page does not read its address, so no code leads to it. Copy the state above.
alternative = QR code of the link { $address }
enlarge = Enlarge
shareCode-close = Close
shareCode-tooLong = The link has { NUMBER($characters) } characters. A phone reads a code of at most { NUMBER($most) } easily. Fewer examples make it shorter, and a preset takes a few characters only. A file holds everything.
noLink = This is too much for a link. A file holds everything.
shorter = Leave out open views, the zoom and the visit
shortened = This code leaves out open views, the zoom and the visit.

## shareEmbed
## This moment as a figure in another page.

# Of the figure, for a page that shows it.
shareEmbed-title = Perceptron Playground
compact = Compact: only the stage, the playback buttons and one line of the story
hide = Hide
# What can be hidden; the panels below the stage are called as their tabs.
header = Title and buttons
lock = Lock
locks =
    .setup = All settings
    .data = Data
    .features = Features
    .scaling = Scaling
    .bias = Bias
    .learner = Learner
    .initial = Initial weights
    .order = Visit order
    .max-epochs = Max epochs
    .split = Held-out examples
    .notation = Notation of labels and bias
    .transport = The visit shown
    .skip = Skipping questions
    .solutions = Solutions
size = Size
sizes =
    .text = Text width × 480
    .large = Text width × 720
    .figure = 640 × 480
    .phone = 360 × 560
theme = Theme
shareEmbed-themes =
    .auto = Reader’s system
    .light = Light
    .dark = Dark
# What the drawing of the figure shows.
areas =
    .header = Header
    .setup = Setup
    .tools = Tools
    .stage = Stage
    .transport = Playback
    .verdict = Verdict
    .story = Story
    .drawer = Panels
preview = The figure shows: { LIST($areas) }.
iframe = iframe
markdown = Markdown
element = element
shareEmbed-noAddress = There is no link to this: it would be too long, or this page does not read its address.
noElement = There is no element to copy: its attributes cannot hold all of this.
isFile = This page is a file on this computer, so no other page can show it. Put it on a web server, open it from there, and then copy the code.

## shareFile
## The state as a file.

shareFile-intro = The data, the learners, this visit and what is shown, in a file that any playground opens: choose Open in its menu.
save = Save as a file
writing = Writing the file
busy = One moment …

## shareGradebook
## The package that a learning system reads, and the page in it.

shareGradebook-intro = A zip file to upload to Moodle, Canvas or another learning system. It needs no server, and reports each student’s score.
kind = What it opens
kinds =
    .moment = This moment, without a score
    .lesson = A lesson
    .unit = A unit
    .path = A path
    .practice = A practice set of ten questions
    .course = The course that is open
which = Which
# What to choose for the system.
standard = Format
standards =
    .scorm-12 = SCORM 1.2
    .scorm-2004 = SCORM 2004, 4th edition
    .cmi5 = cmi5
passMark = Pass mark (%)
tries = Tries that count (0: any number)
mayLeaveOut = Students may skip questions and see solutions
trust = Scores are computed in each student’s browser. Use them for practice, not for an exam.
make = Save the package
# A file of HTML, for a stick or a drive.
makeFile = Save this course as one HTML file
aboutFile = A double-click opens the course, without internet. Nothing is graded.
making = Making the package
notLoaded = Part of the package could not be loaded. Check the connection and try again.
# The page in the package, on its own.
alone = No learning system is listening, so nothing is graded. You can still work on it.
refused = The learning system did not accept your last result. Tell your teacher, and keep this page open.
# Where a page that was reloaded is not graded any more.
over = Your learning system has ended this session, so nothing is graded now. Open it again there to go on.
# A link that leads there.
back = Back to the learning system
unread = Your earlier work could not be read, so you start again.
description = An interactive lesson about the perceptron, with questions that are scored.
shareGradebook-title = Perceptron: { $what }
shareGradebook-moment = Perceptron Playground

## files
## Saving and copying.

# What can be saved as a file, or copied; goes into “saveAs” and “copyAs”.
names =
    .picture = the picture
    .animation = the animation
    .worksheet = the worksheet
    .visits = the visits
    .examples = the examples
    .run = the run
    .model = the model
    .citation = the citation
files-save = Save
copy = Copy
saveAs = Save { $what } as { $format }
copyAs = Copy { $what } as { $format }
# Of what a view shows, as it calls it: "weights".
copyIt = Copy { $what }
saved = Saved as { $name }.
copied = Copied.
copyByHand = The browser doesn’t allow copying here. Copy this text yourself.
copyPictureByHand = The browser can’t copy it here. Save it, or copy this picture.
# Where the page is in a frame, nothing says whether a file has been saved.
maybeSaved =
    .picture = The frame around this page may block downloads. If { $name } did not arrive, copy this picture.
    .text = The frame around this page may block downloads. If { $name } did not arrive, copy this text.
    .long = The frame around this page may block downloads. If { $name } did not arrive, open the playground in a tab of its own and save there.
cancel = Cancel
percent = { NUMBER($share, useGrouping: "false") }{ "\u202F" }%
