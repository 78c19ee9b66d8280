### Answers that are handed in as a file, and the page on which a teacher reads the files of a class.

## handIn
## In the list of lessons: what a student hands in where there is no learning system.

title = Hand in your answers
intro = Saves one file with your answers to these lessons. Give it to your teacher, who reads it on the page grade.html.
name = Your name
missing = Write your name first.
nothing = There is nothing to hand in yet: answer a question first.
save = Save the file
# What a file is worth, said once it is saved.
worth = It says that { NUMBER($raw) } of { NUMBER($max) } are right.

## gradePage
## The page that reads the files of a class. It works without a network, too.

gradePage-title = Answers of a class
gradePage-intro = Choose the files that your students have saved in Lessons, “Hand in your answers”. They stay on this computer: nothing is sent.
trust = A score is worked out in a student’s browser, and a file can be changed: use this to see how your class is doing, not as an exam.
choose = Choose files
drop = or drop them here
clear = Start over
# Of a file that is none of these, by its name.
notAnswers = { $file } is not a file of answers.
newer = { $file } was written by a newer version of this page.
# The field is a name in the file, as tasks.3.tries.
wrongField = { $file } cannot be read: { $field } is not as it should be.
tooLarge = { $file } is too large for a file of answers.
# Of somebody who has handed in several files for the same course.
replaced = { $name } has handed in more than one file: the last one counts.
builtIn = The lessons of Perceptron Playground
summary =
    { $students ->
        [one] One student. The score is { $mean } %.
       *[other] { $students } students. Their mean score is { $mean } %.
    }
gradePage-save = Save as CSV
onlyInCsv = Questions that only one student was asked are left out of this table. They are in the CSV.
varied = An id with ~ is of a step that a link opened with other examples: each set of examples has its own column.
open = Open the page
columns =
    .name = Name
    .handedIn = Handed in
    .score = Score
    .complete = Complete
    .task = Task
    .right = Right
    .atOnce = At the first try
    .shown = Solution shown
    .leftOut = Left out
    .wrong = Most common wrong answer
score = { NUMBER($raw) } of { NUMBER($max) }
yes = yes
no = no
# What has come of a task, in a cell of the table.
right =
    { $tries ->
        [1] ✓
       *[other] ✓ { NUMBER($tries) } tries
    }
wrong =
    { $tries ->
        [1] ✗
       *[other] ✗ { NUMBER($tries) } tries
    }
shown = shown
leftOut = left out
read = read
hardest = Where most went wrong
# So many students gave it; the answer is a number, the place of a choice from 1, yes or no, or several numbers.
given =
    { $students ->
        [one] { $answer } (one student)
       *[other] { $answer } ({ $students } students)
    }
choice = the choice { NUMBER($place) }
# An answer of several numbers.
numbers = { LIST(NUMBER($numbers), separator: "; ") }
