## course
## The lists of lessons, of questions and of challenges.

titles =
    .lessons = Lessons
    .practice = Practice
    .challenges = Challenges
kinds = Lessons, practice or challenges
close = Close
waysThrough = Which lessons
paths =
    .hour = On your own
    .lecture = A lecture
    .lab = A lab
progress =
    { $tasks ->
        [0] { NUMBER($done) } of { NUMBER($steps) } steps done.
       *[other] { NUMBER($done) } of { NUMBER($steps) } steps done, { NUMBER($right) } of { NUMBER($tasks) } questions answered.
    }
# Whose results are shown, by what keeps them.
whose =
    .browser = These are the results of whoever uses this browser, which keeps them.
    .host = These results come from the page around the playground, which keeps them.
    .page = This browser keeps no results: they are lost when you close the page.
done = done
stepsDone = { NUMBER($done) } of { NUMBER($steps) } steps done
yourWork = Return to your work
builtIn = Open the built-in lessons
open = Open a course …
# Where a teacher makes one on the page.
newCourse = New course
leaveCourse = Back to the lessons
clearProgress = Clear my progress
aboutPractice = Unlimited practice, with your own examples where they suit the question. Your work comes back when you leave.
firstTries = { NUMBER($right) } of { NUMBER($tries) } right on the first try
aboutChallenges = Change the page to answer, and beat your best result.
best = your best result: { $result }
# After "Copy".
scores = your scores
clearScores = Clear my scores

## lessons
## Around the texts of lessons.

label = Lesson
loading = Loading the lesson …
# Number: none of a teacher’s own course.
title =
    { $number ->
        [none] { $title }
       *[other] Lesson { NUMBER($number) } · { $title }
    }
leave = Leave the lesson
leaveHint = The page stays as it is
steps = Steps of the lesson
step =
    { $done ->
        [true] Step { NUMBER($step) }: { $heading }, done
       *[false] Step { NUMBER($step) }: { $heading }
    }
task = { NUMBER($task) } of { NUMBER($tasks) }
# Labels before texts of the lesson.
hint = Hint:
solution = Solution:
# Before the sentence to keep is shown.
think = What will you keep of this lesson? Say it in one sentence.
ours = See ours
remember = Remember:
sources = Sources:
# Where: the place in it.
source = <cited/> ({ $where })
betweenSources = { "; " }
# Above a note, which is folded.
note = Footnote
noteBack = Back to the text
# Where undo has gone on to what was there before the step.
behind = You have undone more than this step: its examples are no longer on the page.
again = Bring them back
# Where a link has put other examples or settings under a step than it was written for.
varied = The examples, the settings or the moment here are not the lesson’s own. What it asks and says about its own is left out.
asWritten = Open the lesson’s own
show = Show me
goOn = Continue
back = Back
backHint = Back ([)
next = Next
nextLesson = Next lesson
# In place of *Next*, while so many questions are open.
skip =
    { $open ->
        [one] Skip { $open } question
       *[other] Skip { $open } questions
    }
# In place of that, where none may be left out.
answerFirst =
    { $open ->
        [one] Answer the question first
       *[other] Answer { $open } questions first
    }
nextHint = Next (])
# At the last step of a teacher’s own course: leads to Lessons, where that is.
handIn = Hand in your answers
# With the name of the site.
otherSite = This link opens a course from another site: <site/>. If you open it, that site sees your internet address.
# With the address.
leadsOn = This link opens a course from another site, because this address leads on to one: <site/>. If you open it, that site sees your internet address.
lessons-open = Open the course
dontOpen = Don’t open it

## rounds
## What stands around the questions before a lesson, the tests, and the ends of units.

before = Before lesson { NUMBER($lesson) }
# None: of the whole course.
test =
    { $unit ->
        [none] Test: the whole course
       *[other] Test: { $unit }
    }
place = Question { NUMBER($question) } of { NUMBER($questions) }
# Next to the question before a lesson.
about = A question about an earlier lesson, made anew.
rounds-skip = Skip to lesson { NUMBER($lesson) }
start = Start lesson { NUMBER($lesson) }
result = See the result
right = { NUMBER($right) } of { NUMBER($questions) } right on the first try.
lookAgain = Look at these again:
allRight = There is nothing to look at again.
rounds-step = { NUMBER($lesson) }.{ NUMBER($step) } { $heading }
rounds-again = Take another test
# At the end of a unit.
ends = { $unit }: the end of this unit
# Before what somebody can do, where the test says that they cannot yet.
aim = Some of this was not right yet. Look at it again, until this sentence is true:
rounds-next = Next: { $unit }, about { $minutes ->
        [one] { NUMBER($minutes) } minute
       *[other] { NUMBER($minutes) } minutes
    }.
courseEnds = This was the last unit of the course.
takeTest =
    { $questions ->
        [one] Take the test: { NUMBER($questions) } question
       *[other] Take the test: { NUMBER($questions) } questions
    }
nextUnit = Next unit
# In the list of lessons.
core = Start here.
optional = Then choose what you like.
minutes = about { NUMBER($minutes) } min
# The result of a test.
tested = Last test: { NUMBER($right) } of { NUMBER($questions) }.
# Of a lesson: “5.2”. One step where both are the same.
rounds-steps =
    { $count ->
        [one] Step { $from }
       *[other] Steps { $from }–{ $to }
    }
