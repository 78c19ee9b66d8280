## courseEditor
## Where a teacher makes a course on the page: its steps, their texts and their questions.

title = Title of the course
language = Language of your texts
languageHint = A code such as en or de.
intro = Set the page as your students should find it, then take that moment as a step.
steps = Steps
takeStep = Take this moment as a step
textStep = Add a step of text
# A step that has no title yet.
untitled = (no title)
up = Move up: { $what }
down = Move down: { $what }
remove = Delete: { $what }
undo = Undo
stepRemoved = The step is deleted.
taskRemoved = The question is deleted.
cleared = You have an empty course now.
lesson = One of our lessons
addLesson = Add its steps
openStep = Step { NUMBER($step) }
stepTitle = Title of the step
text = Text
textHint = Markdown: *emphasis*, **bold**, lists, tables, links, and formulas between $ signs.
preview = What students read
shows = The page shows <link/>.
showsState = The page shows a moment that is too long for a link.
showsNothing = The page stays as it is.
retake = Take this moment instead
tasks = Questions and tasks
task = Question { NUMBER($task) }
kind = Kind
kinds =
    .choice = Choose from a list
    .number = Give a number
    .mistake = Predict whether the next visit is a mistake
    .weights = Give the weights
    .reached = Go to a moment of the run
    .converged = Run until it converges
    .separates = Place a boundary that separates
    .other = A kind that has no form here
otherKind = Change what it checks in the file of the course.
addTask = Add a question
ask = Question or instruction
# Of an option.
option = Option { NUMBER($option) }
isRight = Right
reply = Reply to whoever chooses it
removeOption = Delete option { NUMBER($option) }
addOption = Add an option
quantity = Number of
quantities =
    .updates = updates
    .mistakes = mistakes
    .training-mistakes = examples predicted wrong
    .visits = visits
    .epochs = epochs
    .score = the score at the visit
    .bias = the bias
    .own = a number of your own
moment = When
moments =
    .now = When the question is asked
    .next-visit = After the next visit
    .end = At the end of the run
    .visit = After a visit
    .epoch = After an epoch
which = Which one
own = The right number
within = May differ by
goal = Until
goals =
    .visit = visit
    .epoch = epoch
    .updates = update
separatesHint = Students move points or change settings until the boundary makes no mistake.
wrong = Reply to a wrong answer
right = Reply to a right answer
hint = Hint after two tries
solution = Solution after three tries
more = Replies and hints
# The truth is a number, or several.
truth = The run answers { $truth }.
truthWeights = The run answers ({ LIST(NUMBER($truth, $precision), separator: "; ") }).
truthMistake =
    { $mistake ->
        [true] The run answers: a mistake.
       *[false] The run answers: no mistake.
    }
noTruth = The run has no answer yet.
found = What to fix
foundNothing = Nothing to fix.
checking = Checking the course …
try = Try it
saveJson = Save the course
saveHtml = Save as one HTML file
aboutHtml = The HTML file opens your course at its first step by double-click, without internet.
clear = New empty course
takeOpen = Start from the course that is open
kept = This browser keeps your course while you work. Save it to have it elsewhere.
notKept = This browser keeps nothing: save your course before you close the page.
notLoaded = The page for the file could not be loaded. Check the connection and try again.
noFile = This page has no file of the playground to put the course in. Save the course instead.
