## courseEditor
## Where a teacher makes a course on the page: its steps, their texts and their questions.

title = Title of the course
language = Language of your texts
# Where the file of the course does not say its language.
noLanguage = not given
intro = Set up the page as your students should find it, then take that moment as a step.
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
noteHint = Its mark in the text is [^note].
addImage = Add an image
imageTooLarge = { $name } is larger than { NUMBER($most) } MB: make the image smaller.
preview = What students read
shows = The page shows <link/>.
showsState = The page shows the moment that you took.
showStep = Put it on the page
showsNothing = The page stays as it is.
retake = Take this moment instead
tasks = Questions and tasks
task = Question { NUMBER($task) }
kind = Kind
kinds =
    .choice = Choose from a list
    .number = Give a number
    .mistake = Predict if the next visit is a mistake
    .weights = Give the weights
    .cells = Fill in the table of visits
    .lines = Put lines in order
    .blank-line = Choose the missing line
    .wrong-line = Find the wrong line
    .reached = Go to a moment of the run
    .converged = Run until it converges
    .separates = Place a boundary that separates
    .verdict = Make separable or inseparable examples
    .bound = Make the bound on the updates large
    .target = Choose w* of the proof
    .run-takes = Make a run of a given length
    .disagree = Make two learners disagree
    .setting = Choose settings
    .features = Choose features
    .other = A kind that has no form here
# The task asks for several things at once.
all = All of these have to hold
# Below a kind: what it is about. Of the others the name says it.
about =
    .mistake = The run knows the answer.
    .cells = Students fill in the blank cells. The run knows them.
    .lines = Write the lines in their right order: students find them mixed.
    .blank-line = Tick the line that is missing, and give lines to choose from.
    .wrong-line = Tick the line that is wrong. The others say what they do.
    .converged = The last epoch has no mistake.
    .separates = Students move points or change settings until the boundary makes no mistake.
    .verdict = Students draw, move or erase examples. The page checks whether a line separates them.
    .bound = Students move the examples until the bound is this large.
    .target = Students turn w* in the proof.
    .run-takes = Students draw examples or choose an order. The check trains the run to its end.
    .disagree = Students draw examples on which the two predict differently at the end of their runs.
    .setting = Students find these settings.
    .features = Students choose these features.
otherKind = You can change what it checks in the file of the course.
way = What is right
ways =
    .number-run = what the run says
    .number-own = a number of your own
    .weights-run = the weights of the run
    .weights-own = weights of your own
    .weights-signs = any with these signs
    .weights-any = any that make no mistake
    .reached-visit = a visit
    .reached-epoch = an epoch
    .reached-updates = an update
    .run-takes-least = at least this many
    .run-takes-most = at most this many
addTask = Add a question
# Where students do something on the page: what unfolds the rest of the form.
also = Ask for more than one thing
addCheck = Add a condition
removeCheck = Delete this condition
ask = Question or instruction
item =
    { $of ->
        [option] Option { NUMBER($item) }
       *[lines] Line { NUMBER($item) }
    }
addItem =
    { $of ->
        [option] Add an option
       *[lines] Add a line
    }
fields =
    .check = What is checked
    .option = The options
    .say = Text
    .isRight = Right
    .reply = Reply to whoever chooses it
    .of = Which number
    .after = When
    .which = Which one
    .is = The right number
    .within = May differ by
    .weights = The right weights
    .bias = The right bias
    .signs = The right signs
    .visits = Visits
    .blank = Blank cells
    .lines = The lines
    .line = Line
    .in = Indented by
    .early = Reply where it comes too early
    .blankLine = This line is missing
    .isWrongLine = This line is wrong
    .does = What it does
    .kept = With the examples of the step, which may only be moved
    .same = With the examples of the step, in any order
    .verdict = The examples are
    .added = Examples to add first
    .boundLeast = The bound is at least
    .astray = Updates that turn away from w*, at most
    .boundOfTarget = The bound with this w* is at least
    .counts = Number of
    .least = At least
    .most = At most
    .examples = Examples, at most
    .first = One learner
    .second = The other learner
    .disagreements = Examples on which they disagree, at least
    .settings = Settings
    .has = Features
    .link = What the page shows
    .state = What the page shows
    .data = The table
    .then = Then the page
    .repeat = Times it is asked
    .solve = The solution of “Show me”
    .steps = Steps
    .glossary = The glossary
    .highlight = What is outlined
    .hides = What is hidden
    .note = The footnote
    .truth = The answer that you expect
values =
    .updates = updates
    .mistakes = mistakes
    .training-mistakes = misclassified examples
    .visits = visits
    .epochs = epochs
    .score = the score at the visit
    .label = the label at the visit
    .example = the example at the visit
    .bias = the bias
    .mistake = mistake or not
    .weights = weights
    .separable = separable by a line
    .inseparable = not separable
weightOf = the weight of { $feature }
moments =
    .now = When the question is asked
    .next-visit = After the next visit
    .end = At the end of the run
    .visit = After a visit
    .epoch = After an epoch
# How something is typed.
notations =
    .numbers = Numbers with semicolons between them, such as 2; −1.
    .signs = A +, − or 0 for each weight, and one for the bias if there is one.
    .visits = The first and the last, such as 1–4.
    .features = Features with commas between them, such as x1*x2, x1^2.
settingsHint = Parameters, as in a link.
takeSettings = Take what you have changed on the page
wrong = Reply to a wrong answer
right = Reply to a right answer
hint = Hint after two tries
solution = Solution after three tries
more = Replies and hints
then = Then the page
reveals =
    .none = stays as it is
    .visit = makes the next visit
    .update = goes on to the next update
    .epoch = goes on to the end of the epoch
    .end = runs to the end
repeat = Times it is asked
solve = “Show me”
noSolve = Students are not offered the solution yet. Set up the page as it should be in the end, then take that as the solution.
solves = “Show me” puts this on the page: { LIST($parts) }.
solvesAtEnd = “Show me” runs to the end.
solveEnd = and runs to the end
takeSolve = Take what the page shows now as the solution
removeSolve = No solution
# What the page says to a student who has done nothing yet.
lacks = When it is asked, the page says: { $said }
# The truth is a number, or several.
truth = The run answers { $truth }.
truthWeights = The run answers ({ LIST(NUMBER($truth, $precision), separator: "; ") }).
truthMistake =
    { $mistake ->
        [true] The run answers: a mistake.
       *[false] The run answers: no mistake.
    }
noTruth = The run has no answer yet.
drag = Drag to move
# Where the row is that was moved.
moved = Now number { NUMBER($place) } of { NUMBER($count) }.
# A text is empty, or something else is wrong: with its step and its question.
fix =
    { $task ->
        [none] Step { NUMBER($step) }: { $said }
       *[other] Step { NUMBER($step) }, question { NUMBER($task) }: { $said }
    }
# A field of an option or a line: “Option 2, reply”.
ofItem = { $item }, “{ $field }”
standardise = Standardise the features
found = What to fix
foundNothing = Nothing to fix.
checking = Checking the course …
try = Try it
saveJson = Save the course
saveHtml = Save as one HTML file
aboutHtml = Double-click the HTML file to open your course at its first step. It needs no internet.
aboutHandIn = Students can hand in their answers as a file; for a learning system, press “Try it”, then save a package in “Share”.
clear = New empty course
takeOpen = Start from the course that is open
kept = This browser keeps your course while you work. Save it to have it elsewhere.
notKept = This browser keeps nothing: save your course before you close the page.
notLoaded = The page for the file could not be loaded. Check the connection and try again.
noFile = This page cannot make the HTML file. Save the course instead.
glossary = Glossary
glossaryHint = Words in bold in your texts open what they mean.
word = Word, with other forms after commas
means = What it means
addWord = Add a word
removeWord = Delete this word
wordTwice = This word is there already.
# A reply to wrong answers of one kind.
reply = Reply { NUMBER($reply) }
when = To the answer
whenHint = A number, a range such as 1–4, or <0 or >4. Empty: any other wrong answer.
caseReply = The reply
addCase = Add a reply to certain answers
# What of a step or a question has no form.
alsoInFile = The file also has { LIST($parts) } here. That stays as it is: change it in the file.
alsoParts =
    .data = a table
    .highlight = outlined parts of the page
    .hides = hidden parts of the page
    .truth = the answer that you expect
    .swap = lines that may change places
