# Of what a question or a reply tells.
count-mistakes =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
run-mistakes =
    { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }
fewest-mistakes =
    { $fewest ->
        [one] { $fewest } mistake
       *[other] { $fewest } mistakes
    }
bound-known = No example is farther than R = { FIGURE($radius) } from the origin, and a unit vector separates them all with the margin γ = { FIGURE($margin) }. There is no bias, and w starts at 0.
counts-known = A run from weights 0, with η = 1 and a tie as a mistake, has made these mistakes: { LIST($all) }.
cycle-known = No line separates these examples. A run starts from weights 0, counts a tie as a mistake, and visits the examples of the table in order, again and again.
cycle-first =
    { $first ->
        [0] at the start
       *[other] after epoch { FIGURE($first) }
    }
cycle-epoch =
    { $epoch ->
        [0] at the start
       *[other] after epoch { FIGURE($epoch) }
    }
# How often the weights come back.
cycle-length =
    { $length ->
        [1] each epoch
       *[other] every { FIGURE($length) } epochs
    }
# “0.5k”, “k”
margin-times-k =
    { $margin ->
        [1] k
       *[other] { FIGURE($margin) }k
    }
radius-times-root =
    { $radius ->
        [1] √k
       *[other] { FIGURE($radius) }√k
    }
rate-known = Two runs visit these examples in the same order, one with η = 1, the other with η = { FIGURE($rate) }.
rate-both = the first run makes { updates } and the second { FIGURE($otherUpdates) }
score-moves = from { FIGURE($score) } to { FIGURE($after) }
widest-distance = { FIGURE($widest) } instead of { FIGURE($distance) }
votes-counted = Every vector votes with the sign of its score, c times: { FIGURE($positive) } for +1 and { FIGURE($negative) } for −1.
votes-averaged = For the average the scores themselves count: each times its count, together { FIGURE($sum) }.

## examMargin
## The functional and the geometric margin of a line.

examMargin-ask = A line has w = { VECTOR($weights) }, b = { FIGURE($bias) }. What are its functional and its geometric margin on these examples?
examMargin-hint = Every example has a margin of its own, and the margin on all of them is the smallest of these. Which of the two kinds changes if you double w and b?
# Before numbers.
examMargin-numbers =
    .functional = functional
    .geometric = geometric
examMargin-right = The smallest is that of example { NUMBER($example) }: its label { SIGNED($label) } times its score { FIGURE($score) } is { FIGURE($functional) }. Divided by the length of w, { FIGURE($length) }, that is { FIGURE($geometric) }.
examMargin-notSmallest = The functional margin of example { NUMBER($example) } is { FIGURE($given) }, but another example has a smaller one.
examMargin-labelForgotten = The score of example { NUMBER($example) } is { FIGURE($score) }, and its label is { SIGNED($label) }: multiply the two.
examMargin-functionalWrong = Compare: example { NUMBER($example) } scores { FIGURE($score) }, and times its label { SIGNED($label) } that is { FIGURE($functional) }. The functional margin is the smallest of these products.
examMargin-notDivided = The functional margin is right, but the geometric one is a distance: the functional margin divided by the length of w.
examMargin-biasInLength = The distance from the line is divided by the length of w alone, without b: that is { FIGURE($length) }.
examMargin-divided = The functional margin is { FIGURE($functional) }, as you say. The length of w is { FIGURE($length) }: divide by that to get the distance.

## examBound
## The most mistakes by R and γ, or what these say of so many.

examBound-ask =
    { $asks ->
        [most] { bound-known } What is the largest number of mistakes that the convergence theorem allows?
        [or-more] { bound-known } What does the convergence theorem say of { count-mistakes } or more?
       *[at-most] { bound-known } What does the convergence theorem say of at most { count-mistakes }?
    }
examBound-hint = How does the theorem combine R and γ? Think of what happens to the bound if all examples are moved twice as far out, and γ doubles with them.
# Before a number.
examBound-number = mistakes ≤
examBound-options =
    .ruled-out = It rules that out.
    .promised = It promises that.
    .open = It leaves that open.
# Whole: the bound is a whole number.
examBound-right =
    { $whole ->
        [true] (R/γ)² = ({ FIGURE($radius) }/{ FIGURE($margin) })² = { FIGURE($bound) }. On these examples, in their order, it makes { run-mistakes }.
       *[false] (R/γ)² = ({ FIGURE($radius) }/{ FIGURE($margin) })² = { FIGURE($bound) }. A number of mistakes is whole, so at most { FIGURE($most) }. On these examples, in their order, it makes { run-mistakes }.
    }
examBound-notSquared = R/γ is { FIGURE($ratio) }, but the theorem has the square of that.
examBound-upsideDown = That is (γ/R)². A wider margin makes the problem easier, so γ belongs below the line.
examBound-notWhole = (R/γ)² is { FIGURE($bound) }, but mistakes are whole: how many are there at most?
examBound-roundedUp = That many would be more than (R/γ)² = { FIGURE($bound) }.
examBound-most = The bound is (R/γ)². Here R/γ is { FIGURE($radius) }/{ FIGURE($margin) } = { FIGURE($ratio) }.
examBound-ruled-out =
    { $right ->
        [true] Right: (R/γ)² = { FIGURE($bound) }, and { FIGURE($count) } is more than that. No order of the visits can change it.
       *[false] { $asks ->
            [at-most] It rules out only more than (R/γ)² = { FIGURE($bound) }, and never that there are few.
           *[other] It is not ruled out: (R/γ)² = { FIGURE($bound) }, and { FIGURE($count) } is not more than that.
        }
    }
examBound-promised =
    { $right ->
        [true] Right: (R/γ)² = { FIGURE($bound) }, so there are never more than { FIGURE($most) }, in no order of the visits.
       *[false] { $asks ->
            [or-more] It never promises that there are many. (R/γ)² = { FIGURE($bound) } only says how many there are at most. On these examples, in their order, there are { FIGURE($mistakes) }.
           *[other] It promises only that there are at most (R/γ)² = { FIGURE($bound) }, and { FIGURE($count) } is less than that.
        }
    }
examBound-open =
    { $right ->
        [true] Right: there are at most (R/γ)² = { FIGURE($bound) }, and below that it says nothing. It is a bound and no forecast: in their order, these examples make { run-mistakes }.
       *[false]
            { $asks ->
                [or-more] It does say something: (R/γ)² = { FIGURE($bound) }, and { FIGURE($count) } is more than that.
               *[other] It does say something: (R/γ)² = { FIGURE($bound) }, and there are never more than that.
            }
    }

## examLine
## The weights of a line, or the line of weights.

# Side: where the prediction is +1.
examLine-ask =
    { $side ->
        [right] Which weights and bias have the boundary { $equation } and predict +1 to its right? Any that do are right.
        [left] Which weights and bias have the boundary { $equation } and predict +1 to its left? Any that do are right.
        [above] Which weights and bias have the boundary { $equation } and predict +1 above it? Any that do are right.
        [below] Which weights and bias have the boundary { $equation } and predict +1 below it? Any that do are right.
       *[none] The weights are w = { VECTOR($weights) }, b = { FIGURE($bias) }. Write the boundary as x₂ = m · x₁ + c.
    }
examLine-hint =
    { $asks ->
        [weights] On the boundary the score is 0. Bring everything to one side of the equation: which sign must the other side have where the prediction is +1?
       *[line] Which score do the points of the boundary have? Write that as an equation, and leave x₂ alone on one side.
    }
examLine-weightsRight =
    { $usual ->
        [true] Right, and so is every positive multiple: the score changes its size, but not its sign.
       *[false] Right: these are a positive multiple of w = { VECTOR($weights) }, b = { FIGURE($bias) }, so every score has the same sign.
    }
examLine-noLine = With w₁ and w₂ both 0 every point has the same score, and there is no boundary.
examLine-otherSide = That is the same line, but its positive side is the other one: all three signs are turned.
examLine-biasSign = The direction of the line is right, but it is on the other side of the origin: check the sign of b.
examLine-swapped = Those two weights are in the wrong places: w₁ goes with x₁, and w₂ with x₂.
examLine-offLine = The point { VECTOR($place) } is on the line, so its score must be 0, but with your numbers it is { FIGURE($score) }.
examLine-lineRight = On { $equation } the score is 0, and only there.
examLine-slopeSign = When w₁ · x₁ goes to the other side of the equation its sign changes: check the sign of m.
examLine-slopeUpsideDown = That m is upside down: the number that you divide by is the weight of x₂.
examLine-slopeNotDivided = Not yet divided: w₂ = { FIGURE($second) } is still in front of x₂, so divide the whole equation by it.
examLine-slopeWrong = The slope m is the weight of x₁ with its sign turned, divided by w₂ = { FIGURE($second) }.
examLine-offsetSign = The slope is right. When b goes to the other side of the equation, its sign changes too.
examLine-offsetWrong = The slope is right. At x₁ = 0 the equation says { FIGURE($second) } · x₂ + ({ FIGURE($bias) }) = 0: what is x₂ there?

## examVotes
## What the voted and the averaged perceptron predict.

examVotes-ask =
    A run had these vectors, with their survival counts c. What do the voted and the averaged perceptron predict at x = { VECTOR($place) }?

    { $lines }
# A line of it.
examVotes-voter = w = { VECTOR($weights) }, b = { FIGURE($bias) }, c = { FIGURE($count) }
examVotes-hint = A vector that is very sure and one that is hardly sure: which of the two perceptrons notices the difference?
examVotes-option = Voted { SIGNED($voted) }, averaged { SIGNED($averaged) }.
examVotes-right = { votes-counted } { votes-averaged }
examVotes-votedWrong = The averaged one is right, the voted one is not. { votes-counted }
examVotes-averagedWrong = The voted one is right, the averaged one is not. { votes-averaged }
examVotes-bothWrong = Neither is right. { votes-counted } { votes-averaged }

## examClasses
## Scores and updates of three classes, and a tie.

examClasses-ask =
    { $asks ->
        [scores] Three classes have the weights { LIST($all, separator: ", ") }. Of classes with equal scores, the lowest is predicted. What does each score for x = { VECTOR($place) }, and which class is predicted?
       *[update] Three classes have the weights { LIST($all, separator: ", ") }. Of classes with equal scores, the lowest is predicted. Now example { NUMBER($example) } is visited: x = { VECTOR($place) }, of class { NUMBER($label) }. What are the weights after it?
    }
# The weights of a class, called “w₀”.
examClasses-weights = { $name } = { VECTOR($weights) }
examClasses-hint =
    { $asks ->
        [scores] The class with the largest score is predicted. Do two classes share it?
       *[update] First find the predicted class. How many vectors does a mistake concern?
    }
# Before a number.
examClasses-class = class
examClasses-scoresRight =
    { $tied ->
        [true]
            { $mistake ->
                [true] The largest score is { FIGURE($score) }, and more than one class has it: the lowest of them, { NUMBER($predicted) }, is predicted. Here that is a mistake.
               *[false] The largest score is { FIGURE($score) }, and more than one class has it: the lowest of them, { NUMBER($predicted) }, is predicted. Here that is correct.
            }
       *[false]
            { $mistake ->
                [true] The largest score is { FIGURE($score) }, of class { NUMBER($predicted) }. Here that is a mistake.
               *[false] The largest score is { FIGURE($score) }, of class { NUMBER($predicted) }. Here that is correct.
            }
    }
examClasses-scoreWrong = The score of class { NUMBER($of) } is not { FIGURE($given) }: multiply { VECTOR($vector) } and { VECTOR($place) } number by number, and add.
examClasses-tieToHigher = Class { NUMBER($given) } has the largest score, but so has class { NUMBER($lowest) }: a tie goes to the lowest class.
examClasses-notLargest = The scores are right, but class { NUMBER($given) } has only { FIGURE($score) }, and the largest is { FIGURE($largest) }.
examClasses-noClass = The scores are right. The predicted class is one of 0, 1 and 2.
examClasses-updateRight =
    { $tied ->
        [true] Class { NUMBER($predicted) } is predicted (the tie goes to the lowest class), a mistake: the example is added to { $ofLabel } and subtracted from { $ofPredicted }.
       *[false] Class { NUMBER($predicted) } is predicted (it has the largest score), a mistake: the example is added to { $ofLabel } and subtracted from { $ofPredicted }.
    }
examClasses-stays =
    { $tied ->
        [true] Class { NUMBER($label) } shares the largest score and is the lowest of those that do, so it is predicted: no mistake, and nothing changes.
       *[false] Class { NUMBER($label) } has the largest score, so it is predicted: no mistake, and nothing changes.
    }
examClasses-leftAsBefore =
    { $tied ->
        [true] These are the weights before. The tie goes to the lowest class, { NUMBER($predicted) }, but the example is of class { NUMBER($label) }: a mistake.
       *[false] These are the weights before. Class { NUMBER($predicted) } has the largest score, but the example is of class { NUMBER($label) }: a mistake.
    }
examClasses-wrongWay = That is the wrong way round: { $ofLabel } should score more for this example afterwards, and { $ofPredicted } less.
examClasses-onlyOne = A mistake changes two vectors: that of the right class, { NUMBER($label) }, and that of the predicted one, { NUMBER($predicted) }.
examClasses-allOthers = Only the predicted class, { NUMBER($predicted) }, loses the example. The third one was not to blame.
examClasses-vectorWrong =
    { $role ->
        [label] Look at { $name }: it is the right class, so the example is added to it.
        [predicted] Look at { $name }: its class was predicted by mistake, so the example is subtracted from it.
       *[other] Look at { $name }: its class is neither the right nor the predicted one, so it stays as it was.
    }

## examKernel
## A score from counts of mistakes.

# Power: “²”.
examKernel-ask =
    { $offset ->
        [0] A kernel perceptron with K(x, z) = (x·z){ $power } has { LIST($counts) }, and 0 for the others. What does it score at x = { VECTOR($place) }?
       *[other] A kernel perceptron with K(x, z) = ({ FIGURE($offset) } + x·z){ $power } has { LIST($counts) }, and 0 for the others. What does it score at x = { VECTOR($place) }?
    }
# In this list.
examKernel-count = α = { FIGURE($alpha) } for example { NUMBER($example) }
examKernel-hint = Only examples that were mistakes have a say. Each has a size, a direction and a weight: which of K, y and α is which?
examKernel-right = The terms α · y · K add up to { FIGURE($score) }, so the prediction is { SIGNED($sign) }. No weight was needed.
examKernel-labelsForgotten = Those are the kernels times α. The labels are missing: a negative example pulls the score down.
examKernel-countsForgotten = Every example has its say as often as it was a mistake: multiply its kernel by its α.
examKernel-notRaised = That is the sum with a linear kernel: raise each bracket to the power { FIGURE($degree) } before you add.
examKernel-offsetForgotten = The { FIGURE($offset) } in the bracket is missing: add it before you raise to the power.
examKernel-term = Compare one term: for example { NUMBER($example) } the dot product is { FIGURE($dot) } and the kernel { FIGURE($kernel) }, with α = { FIGURE($alpha) } and the label { SIGNED($label) }. Add all such products.

## examGate
## Weights and a bias that make a gate.

# Off: what an input is that is not 1.
examGate-ask =
    Find weights and a bias for { $name ->
        [nand] NAND of { FIGURE($inputs) } inputs: −1 only if all of them are 1
        [nor] NOR of { FIGURE($inputs) } inputs: +1 only if none of them is 1
        [and] the AND of { LIST($literals) }: +1 only if all of them hold
        [or] the OR of { LIST($literals) }: −1 only if none of them holds
        [majority] the majority of { FIGURE($inputs) } inputs: +1 if more than half of them are 1
        [at-least] “at least { FIGURE($least) } of { FIGURE($inputs) }”: +1 if that many inputs are 1
       *[fewer] “fewer than { FIGURE($least) } of { FIGURE($inputs) }”: +1 if that few inputs are 1
    }. Every input is { FIGURE($off) } or 1, and a score of 0 does not count.
# An input in these lists.
examGate-not = not { $input }
examGate-hint =
    { $negates ->
        [true] An input that should be 1 must raise the score, and one that should not must lower it. Which rows come closest to the boundary, and what must b do about them?
       *[false]
            { $inverted ->
                [true] All inputs matter alike, so let their weights be equal. Should an input that is 1 raise the score or lower it? Then place b between the two cases.
               *[false] All inputs matter alike, so let their weights be equal. Which two sums of inputs must b keep apart?
            }
    }
examGate-right = All { FIGURE($rows-length) } rows are on their sides. Other weights do this too.
examGate-opposite = Every row is on the wrong side: turn all the signs, and it is right.
# Others: so many more rows are wrong.
examGate-tie =
    { $others ->
        [0] The inputs { VECTOR($row) } score exactly 0: that is on neither side, but the output should be { SIGNED($wanted) }.
        [one] The inputs { VECTOR($row) } score exactly 0: that is on neither side, but the output should be { SIGNED($wanted) }. One more row is wrong.
       *[other] The inputs { VECTOR($row) } score exactly 0: that is on neither side, but the output should be { SIGNED($wanted) }. { $others } more rows are wrong.
    }
examGate-wrongSide =
    { $others ->
        [0] The inputs { VECTOR($row) } score { FIGURE($score) }, but the output should be { SIGNED($wanted) }.
        [one] The inputs { VECTOR($row) } score { FIGURE($score) }, but the output should be { SIGNED($wanted) }. One more row is wrong.
       *[other] The inputs { VECTOR($row) } score { FIGURE($score) }, but the output should be { SIGNED($wanted) }. { $others } more rows are wrong.
    }

## examTruth
## A statement: whether it is true, and why.

# A statement: that an update repairs, that predictions stay where weights are scaled, that a run converges, that its line is the widest, that the first visit is a mistake.
examTruth-ask =
    { $about ->
        [repair] The next visit is to example { NUMBER($example) }, at { VECTOR($place) } with the label { SIGNED($label) }. Its score is { FIGURE($score) }, a mistake, and there is a bias. True or false: after one update with η = 1 its prediction is correct.
        [scale]
            { $biasToo ->
                [true] True or false: if w and b are both multiplied by { FIGURE($factor) }, no prediction changes.
               *[false] The bias is not 0. True or false: if w alone is multiplied by { FIGURE($factor) }, no prediction changes.
            }
        [converge] True or false: a perceptron that goes through these examples over and over will converge.
        [widest]
            { $wider ->
                [true] A run on these examples has converged. The nearest example is { FIGURE($distance) } away from its line. True or false: another separating line is farther from its nearest example.
               *[false] A run on these examples has converged. The nearest example is { FIGURE($distance) } away from its line. True or false: no other separating line is farther from its nearest example.
            }
       *[first]
            { $tie ->
                [mistake] The weights and the bias start at 0, and a visit is a mistake if y·a ≤ 0. True or false: the first visit is a mistake, whichever example it is.
               *[correct] The weights and the bias start at 0, and a visit is a mistake if y·a < 0. True or false: the first visit is a mistake, whichever example it is.
            }
    }
examTruth-hint =
    { $about ->
        [repair] How much does its own score change if the example, and 1 for the bias, is added to the weights?
        [scale] A prediction is the sign of w·x + b. Try a point for which w·x is 1 and b is { FIGURE($bias) }.
        [converge] What does the convergence theorem ask for? Look at the stage.
        [widest] When does the run stop? Look for a line on the stage that leaves more room.
       *[first] What is the score of any example before the first update?
    }
# Wider: it is stated that there is a wider line.
examTruth-options =
    .enough = True: its score moves far enough.
    .always = True: every update repairs its example.
    .notEnough = False: its score does not move far enough.
    .othersOnly = False: only the other scores change.
    .signsStay = True: every score keeps its sign.
    .signsTurn = False: every score changes its sign.
    .lineMoves = False: the boundary moves.
    .moreConfident = False: larger scores give other predictions.
    .separable = True: a line separates them.
    .smallSteps = True, if η is small enough.
    .inseparable = False: no line separates them.
    .fixedOrder = False: without shuffling it goes round for ever.
    .onlyBest =
        { $wider ->
            [true] False: the run stops only at the widest.
           *[false] True: the run stops only at the widest.
        }
    .byBound =
        { $wider ->
            [true] False: the theorem rules that out.
           *[false] True: that is what the theorem says.
        }
    .anyLine =
        { $wider ->
            [true] True: the run stops at any that separates.
           *[false] False: the run stops at any that separates.
        }
    .stillMistakes =
        { $wider ->
            [true] True: some examples may still be wrong.
           *[false] False: some examples may still be wrong.
        }
    .tieCounts = True: a score of 0 is a mistake here.
    .wrongSide = True: every example begins on the wrong side.
    .tieIsRight = False: a score of 0 is no mistake here.
    .byLabel = False: that depends on its label.
examTruth-enough =
    { $right ->
        [true] The score moves { score-moves }: the update changes it by the squared length of the example, with 1 for the bias.
       *[false] It moves the right way, but only { score-moves }: that is still a mistake.
    }
examTruth-always = Every update moves its example the right way, but how far depends on the length of the example. Here its score goes { score-moves }.
examTruth-notEnough =
    { $right ->
        [true] The score moves only { score-moves }: that is less than was missing.
       *[false] It does: the score moves { score-moves }.
    }
examTruth-othersOnly = The update adds the example to the weights or subtracts it, so its own score changes too: { score-moves }.
# Turned: what it is multiplied by is negative.
examTruth-signsStay =
    { $right ->
        [true] Every score is multiplied by the same positive number, so its sign stays, and so does the boundary.
       *[false]
            { $turned ->
                [true] The number is negative: every score changes its sign.
               *[false] Only w·x is multiplied, and b is not: for points near the boundary the sum can change its sign.
            }
    }
examTruth-signsTurn =
    { $right ->
        [true] The boundary stays where it is, but its two sides change places.
       *[false]
            { $turned ->
                [true] Look at the signs again.
               *[false]
                    { $biasToo ->
                        [true] The number is positive: no score is turned round by it.
                       *[false] Not every score: only between the old boundary and the new one do scores change their sign.
                    }
            }
    }
examTruth-lineMoves =
    { $right ->
        [true] w·x changes and b does not, so the score is 0 somewhere else. A prediction changes for every point in between.
       *[false]
            { $turned ->
                [true] A score that is 0 stays 0 if all of it is multiplied, so the boundary stays. But look at its two sides.
               *[false] A score that is 0 stays 0 if all of it is multiplied, so the boundary stays.
            }
    }
examTruth-moreConfident = A prediction is the sign of the score. How large the score is does not matter.
examTruth-separable =
    { $right ->
        [true] A line separates them, and then the theorem says: only so many mistakes, and the run converges, in any order.
       *[false] No line separates them: look at the stage, and try to draw one.
    }
examTruth-smallSteps =
    { $separable ->
        [true] It converges, but with any η: from weights 0, η only changes the scale of the weights.
       *[false] From weights 0, η only changes the scale of the weights. It cannot make a line where there is none.
    }
examTruth-inseparable =
    { $right ->
        [true] No line separates them, so in every epoch at least one example is wrong, and the weights change again.
       *[false] There is a line that does: look for it on the stage.
    }
examTruth-fixedOrder =
    { $separable ->
        [true] A line separates these, and then the theorem holds for every order, a fixed one too.
       *[false] It does not converge, but the order is not to blame: shuffling would not help either.
    }
examTruth-onlyBest = The run knows nothing of distances: it stops at the first line without a mistake. The widest has { widest-distance }.
examTruth-byBound = The theorem limits the mistakes, and says nothing about which line it ends with. The widest has { widest-distance }.
examTruth-anyLine = The run stops as soon as nothing is wrong. The widest line has { widest-distance }.
examTruth-stillMistakes =
    { $wider ->
        [true] It is true, but for another reason: converged means a whole epoch without a mistake.
       *[false] It is false, but for another reason: converged means a whole epoch without a mistake.
    }
examTruth-tieCounts =
    { $right ->
        [true] With all weights 0, every score is 0, and y·a = 0 counts as a mistake.
       *[false] Every score is 0 at first, but y·a = 0 is not below 0: no mistake.
    }
examTruth-wrongSide = With all weights 0 there is no boundary yet, and no sides: every score is 0.
examTruth-tieIsRight =
    { $right ->
        [true] Every score is 0 at first, and y·a = 0 is not below 0. So the first visit changes nothing, and neither does any other.
       *[false] Look at the rule: y·a = 0 is a mistake here.
    }
examTruth-byLabel = The score is 0, so y·a is 0 for either label.

## examSets
## Which features separate a table.

examSets-ask = The table has five examples. With which two features, and a bias, can a line separate them?
examSets-hint = Write two more columns for each pair. Can two examples with the same values and different labels ever be separated? And what does the pair look like as a plot?
examSets-option = { LIST($names) }.
examSets-separates =
    { $distance ->
        [none] With { LIST($names) } a line separates them.
       *[other] With { LIST($names) } a line separates them, at a distance of { FIGURE($distance) } from the nearest example.
    }
examSets-twins = With { LIST($names) }, examples { FIGURE($positive) } and { FIGURE($negative) } have the same values, but different labels: nothing can tell them apart.
# Why: a sentence about where the classes overlap.
examSets-overlaps =
    { $why ->
        [none] With { LIST($names) } no line separates them.
       *[other] With { LIST($names) } no line separates them. { $why }
    }

## examRate
## What the learning rate changes.

# Two runs: the second starts as the first, from another place, or at the rate times that; or its weights are divided by the rate in the end.
examRate-ask =
    { $asks ->
        [weights] From weights 0, a run with η = 1 makes { updates } and ends with w = { VECTOR($end-weights) }, b = { FIGURE($end-bias) }. With what does it end if η = { FIGURE($rate) }?
       *[run]
            { $from ->
                [elsewhere] { rate-known } Both start from w = { VECTOR($start-weights) }, b = { FIGURE($start-bias) }. What can be said of the second one?
                [scaled] { rate-known } The first starts from w = { VECTOR($start-weights) }, b = { FIGURE($start-bias) }, the second from { FIGURE($rate) } times that. What can be said of the second one?
                [divided] { rate-known } Both start from weights 0, and at the end all weights of the second and its bias are divided by { FIGURE($rate) }. What can be said of the second one?
               *[other] { rate-known } Both start from weights 0. What can be said of the second one?
            }
    }
examRate-hint = Write the weights of both runs after two updates as sums. Which parts of a sum does η multiply, and what does that do to the sign of a score?
examRate-options =
    .scales = The same mistakes, and weights { FIGURE($rate) } times as large.
    .differs = Other mistakes, because the start is not scaled.
    .same = The same mistakes, and the same weights.
examRate-right = From weights 0 the weights are a sum of updates, each of them times { FIGURE($rate) }. No score changes its sign, so there are { updates } again.
examRate-unchanged = The mistakes are the same, but every update is added { FIGURE($rate) } times.
examRate-biasUnchanged = The bias is a weight like the others: it is multiplied by { FIGURE($rate) } too.
examRate-divided = That is divided by { FIGURE($rate) }, but η multiplies every update.
examRate-notTimes =
    { $bias ->
        [true] The bias is not { FIGURE($given) }: with η = 1 it is { FIGURE($before) }, and all updates are now { FIGURE($rate) } times as large.
       *[false] That weight is not { FIGURE($given) }: with η = 1 it is { FIGURE($before) }, and all updates are now { FIGURE($rate) } times as large.
    }
examRate-scales =
    { $from ->
        [divided] They would be, but in the end they are divided by { FIGURE($rate) }.
       *[other]
            { $right ->
                [true]
                    { $from ->
                        [scaled] The start and all updates are { FIGURE($rate) } times as large, so no score changes its sign: { updates } in both runs.
                       *[other] All weights are sums of updates, so all of them are { FIGURE($rate) } times as large, and no score changes its sign: { updates } in both runs.
                    }
               *[false] That would be so from weights 0. Here the start is not { FIGURE($rate) } times as large: { rate-both }, and not all at the same visits.
            }
    }
examRate-differs =
    { $right ->
        [true] Compared with the updates, the start counts for more or for less, so scores change their sign: { rate-both }, and not all at the same visits.
       *[false]
            { $from ->
                [scaled] Here the start is scaled as well. So { rate-both }.
               *[other] The start is 0, and 0 is the same on every scale. So { rate-both }.
            }
    }
examRate-same =
    { $right ->
        [true] Every update is { FIGURE($rate) } times as large, so no score changes its sign. Divided by { FIGURE($rate) }, the weights are those of the first run.
       *[false] Every update is { FIGURE($rate) } times as large, so even with the same mistakes the weights would not be the same.
    }

## examCounts
## From counts of mistakes to weights.

examCounts-ask =
    { $asks ->
        [weights] { counts-known } What are w and b now?
        [first] { counts-known } Can example { NUMBER($example) } have been the first one visited?
       *[last] { counts-known } Can example { NUMBER($example) } have been the last one in each epoch?
    }
# In this list of mistakes.
examCounts-count = { FIGURE($count) } on example { NUMBER($example) }
examCounts-hint =
    { $asks ->
        [weights] What does a single mistake on an example add to the weights? Does it matter when it was made?
       *[other] Which visit is sure to be a mistake, whichever example it is to? What do the counts say about the others?
    }
examCounts-options =
    .yesCounted = Yes: it has been a mistake.
    .yesOpen = Yes: the counts leave that open.
    .noNoMistake = No: it has never been a mistake.
examCounts-right = Each mistake adds its label times its example, and its label to b: { FIGURE($terms) } terms in all, in any order.
examCounts-unlabelled = That adds every example. Those with the label −1 are subtracted.
examCounts-once = That has each example once, but it is added as often as it was a mistake.
examCounts-biasSum = There are { FIGURE($terms) } mistakes, but each adds its label to the bias: +1 or −1.
examCounts-biasMissing = The weights are right. The bias is the sum of the labels, each as often as there was a mistake.
examCounts-term = Begin with example { NUMBER($example) }: its part is { FIGURE($count) } times { SIGNED($label) } times { VECTOR($place) }. Add the parts of the others, number by number.
examCounts-yesCounted =
    { $right ->
        [true] At first every score is 0, and a tie is a mistake, so the first one visited has a count. That of example { NUMBER($example) } is { FIGURE($count) }.
       *[false] The count of example { NUMBER($example) } is { FIGURE($count) }: it has never been a mistake.
    }
examCounts-yesOpen =
    { $right ->
        [true] Only the first visit is sure to be a mistake. As the last one of each epoch, example { NUMBER($example) } may be right each time.
       *[false] The counts do tell: at first every score is 0, a tie and so a mistake. The first one visited has a count, and that of example { NUMBER($example) } is { FIGURE($count) }.
    }
examCounts-noNoMistake =
    { $right ->
        [true] At first every score is 0, and a tie is a mistake. So the first one visited has a count, but that of example { NUMBER($example) } is { FIGURE($count) }.
       *[false] { $asks ->
            [last] An example that is visited last need not be a mistake: the weights may be right for it by then.
           *[other] The count of example { NUMBER($example) } is { FIGURE($count) }, so it has been a mistake.
        }
    }

## examStart
## The updates of a run that begins at another example.

# Order: the examples as they are visited.
examStart-ask = A run from weights 0, with a tie as a mistake, begins at example { NUMBER($first) } and goes round: { LIST(FIGURE($order), separator: ", ") }, and again, until it converges. How many updates are there? List the examples that they are made on, in order.
examStart-hint = Keep a row for each visit: the score, whether it is a mistake, and the weights after it. How will you know that you can stop?
examStart-right = { updates }, the last on example { NUMBER($last) }. After it there is a whole epoch without a mistake.
examStart-fromOne = That is the run from example 1, but this one begins at example { NUMBER($first) }.
examStart-withoutBias = That is the run without a bias. Here b changes with every update too, and belongs to the score.
examStart-firstEpochOnly =
    { $given ->
        [one] So far it is right: { $given } update in the first epoch. But the run goes on until an epoch has no mistake.
       *[other] So far it is right: { $given } updates in the first epoch. But the run goes on until an epoch has no mistake.
    }
examStart-unfinished =
    { $given ->
        [one] The first one is right, but there are more mistakes after it.
       *[other] The first { $given } are right, but there are more mistakes after them.
    }
examStart-tooLong =
    { $updates ->
        [one] The first one is right. After it nothing is a mistake any more.
       *[other] The first { $updates } are right. After them nothing is a mistake any more.
    }
examStart-noExample = There is no example { FIGURE($given) }: they are numbered from 1 to { FIGURE($examples) }.
examStart-otherExample = Update { FIGURE($at) } is not on example { NUMBER($given) }: when example { NUMBER($example) } comes, its score is { FIGURE($score) } and its label { SIGNED($label) }, so that is a mistake first.

## examProof
## The missing line of the proof of convergence.

# Each line is one of those below; “[ ? ]” in place of the one that is missing.
examProof-ask =
    A unit vector w* separates the examples with the margin γ = { FIGURE($margin) }, and none is longer than R = { FIGURE($radius) }. How many mistakes k are there at most, from weights 0 and without a bias, if each of them adds y·x to w? Choose the missing line of the proof.

    (1) { $grows } After k mistakes, w*·w ≥ { margin-times-k }.

    (2) { $shrinks } After k mistakes, ‖w‖² ≤ { FIGURE($square) }k.

    (3) { $unit }

    (4) { $ends }
# Square: R². Inverse: that of the bound.
examProof-lines =
    .growsAtLeast = w*·w grows by at least { FIGURE($margin) } at every mistake.
    .growsExactly = w*·w grows by exactly { FIGURE($margin) } at every mistake.
    .lengthGrows = The length of w grows by at least { FIGURE($margin) } at every mistake.
    .growsAtMost = w*·w grows by at most { FIGURE($margin) } at every mistake.
    .squareAtMost = ‖w‖² grows by at most { FIGURE($square) } at every mistake, because y·a ≤ 0.
    .squareOtherSign = ‖w‖² grows by at most { FIGURE($square) } at every mistake, because y·a ≥ 0.
    .lengthAtMost = ‖w‖² grows by at most { FIGURE($radius) } at every mistake, because y·a ≤ 0.
    .squareAtLeast = ‖w‖² grows by at least { FIGURE($square) } at every mistake, because y·a ≤ 0.
    .atMostLength = w*·w ≤ ‖w‖, because w* has the length 1.
    .atLeastLength = w*·w ≥ ‖w‖, because w* has the length 1.
    .equalsLength = w*·w = ‖w‖, because w ends in the direction of w*.
    .atMostOne = w*·w ≤ 1, because w* has the length 1.
    .squaredBound = So { margin-times-k } ≤ { radius-times-root }, and k ≤ { FIGURE($bound) }.
    .rootBound = So { margin-times-k } ≤ { radius-times-root }, and k ≤ { FIGURE($ratio) }.
    .atLeastBound = So { margin-times-k } ≤ { radius-times-root }, and k ≥ { FIGURE($bound) }.
    .upsideDownBound = So { margin-times-k } ≤ { radius-times-root }, and k ≤ { FIGURE($inverse) }.
examProof-hint =
    { $missing ->
        [grows] An update adds y·x to w. What does that add to w*·w, and what is known about y·(w*·x)?
        [shrinks] Expand ‖w + y·x‖². There are three terms: which of them does a mistake say something about?
        [unit] A dot product is the two lengths times a cosine. How large can a cosine be?
       *[ends] Put the first three lines one after the other. Then divide by √k.
    }
examProof-growsAtLeast = An update adds y·(w*·x) to w*·w, and that is at least γ = { FIGURE($margin) } for every example.
examProof-growsExactly = It is exactly { FIGURE($margin) } only for the examples nearest to the line of w*. For the others it is more.
examProof-lengthGrows = The length of w may even shrink at a mistake. What grows steadily is the part of w along w*.
examProof-growsAtMost = With “at most”, w*·w could stay 0, and the first conclusion would not follow.
examProof-squareAtMost = ‖w + y·x‖² = ‖w‖² + 2y·a + ‖x‖². At a mistake the middle term is not positive, and the last is at most { FIGURE($square) }.
examProof-squareOtherSign = At a mistake y·a is 0 or negative. If it were positive, the middle term would make ‖w‖² grow by more.
examProof-lengthAtMost = The last term of ‖w + y·x‖² is ‖x‖², the square: its limit is R², not R = { FIGURE($radius) }.
examProof-squareAtLeast = A limit from below does not keep w short. The proof needs ‖w‖ to stay small while w*·w grows.
examProof-atMostLength = A dot product with a unit vector is at most the length of the other vector: the cosine is at most 1.
examProof-atLeastLength = A cosine is at most 1, so a dot product with a unit vector is at most the length, not at least.
examProof-equalsLength = w need not end in the direction of w*: any line that separates stops the run.
examProof-atMostOne = Only w* has the length 1. w grows longer with the mistakes, and w*·w with it.
examProof-squaredBound = Divide by √k: √k ≤ R/γ = { FIGURE($ratio) }, so k ≤ { FIGURE($bound) }.
examProof-rootBound = Dividing by √k leaves √k ≤ { FIGURE($ratio) }, which is not yet a limit for k: square both sides.
examProof-atLeastBound = The inequality limits k from above: k grows faster than √k, so it cannot hold for large k.
examProof-upsideDownBound = To have √k alone, divide by γ = { FIGURE($margin) }, not by R = { FIGURE($radius) }.

## examScore
## The scores of two examples.

examScore-ask = A neuron has w = { VECTOR($weights) }, b = { FIGURE($bias) }. What scores does it give { LIST($examples, separator: ", and ") }?
# An example in this list.
examScore-example = example { NUMBER($example) }, { VECTOR($x) }
examScore-hint = How many products does a score have, and what is added to them?
# Before a number.
examScore-number = example { NUMBER($example) }
# Of each of the examples: a sentence as below.
examScore-right = { LIST($verdicts, separator: " ") }
examScore-verdict =
    { $positive ->
        [true] The score of example { NUMBER($example) }, { FIGURE($score) }, is above 0: positive.
       *[false] The score of example { NUMBER($example) }, { FIGURE($score) }, is below 0: negative.
    }
examScore-biasForgotten = The products of example { NUMBER($example) } add up to { FIGURE($products) }, as you say. The bias { FIGURE($bias) } is missing.
examScore-biasSubtracted = The products of example { NUMBER($example) } add up to { FIGURE($products) }. The bias { FIGURE($bias) } is added to them with its sign.
examScore-otherExample = That is the score of example { NUMBER($other) }. The field is for example { NUMBER($example) }.
examScore-wrong = For example { NUMBER($example) }, { VECTOR($x) }: multiply each feature by its own weight, add the two products with their signs, and then the bias.

## examFires
## For which examples a neuron fires, and how its score changes.

examFires-ask =
    { $asks ->
        [which] A neuron without a bias has w = { VECTOR($weights) }. For which examples of the table does it fire? List their numbers.
       *[change] A neuron has w = { VECTOR($weights) }. The feature { $feature } of an example grows by { FIGURE($change-by) }, and the other one stays as it is. By how much does the score change?
    }
examFires-hint =
    { $asks ->
        [which] What does the neuron do with the two features of an example, and with what number does it compare the result?
       *[change] Which of the two products changes, and which stays as it is?
    }
# Before a number.
examFires-number = change of the score
examFires-right =
    { $count ->
        [1] Only there is the score above 0: { LIST(FIGURE($scores)) }.
       *[other] There the scores are above 0: { LIST(FIGURE($scores)) }.
    }
examFires-opposite = Those are the ones for which it stays silent: their scores are below 0.
examFires-noExample = There is no example { FIGURE($given) } in the table.
examFires-silent = Not for example { NUMBER($example) }, { VECTOR($x) }: its score is { FIGURE($score) }, which is below 0.
examFires-missed = One is missing: example { NUMBER($example) }, { VECTOR($x) }, has the score { FIGURE($score) }, which is above 0.
examFires-changed = { SIGNED($change-weight) } for each step of { $feature }, and it makes { FIGURE($change-by) } of them. The other product stays as it is.
examFires-otherWeight = That takes the weight of the other feature. The one that grows is { $feature }.
examFires-weightAlone = That is for growing by 1. The feature grows by { FIGURE($change-by) }.
examFires-changeAlone = That would take a weight of 1. The weight of { $feature } is { FIGURE($change-weight) }.
examFires-wrongSign =
    { $positive ->
        [true] The weight { FIGURE($change-weight) } is above 0, so the score grows with the feature.
       *[false] The weight { FIGURE($change-weight) } is below 0, so the score falls when the feature grows.
    }
examFires-changeWrong = Only the product of { $feature } with its weight { FIGURE($change-weight) } changes, and { $feature } grows by { FIGURE($change-by) }.

## examTie
## How a tie is counted.

examTie-ask = A run starts from w = { VECTOR($weights) }, b = { FIGURE($bias) } and visits the examples of the table in order, with η = 1. How many updates does the first epoch have if a mistake is y·a < 0, and how many if it is y·a ≤ 0?
examTie-hint = Work through both epochs, visit by visit. What does each rule say about a score of 0, and what follows from it?
examTie-right =
    { $strict ->
        [one] { $strict } update with <, and { FIGURE($withTies) } with ≤. The rules differ at example { NUMBER($first) } for the first time: its score is 0.
       *[other] { $strict } updates with <, and { FIGURE($withTies) } with ≤. The rules differ at example { NUMBER($first) } for the first time: its score is 0.
    }
examTie-swapped = The other way round: the first rule does not count a score of 0 as a mistake, the second does.
examTie-same = The two counts are different. When example { NUMBER($first) } comes, its score is 0: a mistake by one rule only.
examTie-frozen = That counts what the weights at the start get wrong. After an update, the next scores use the new weights.
examTie-tooMany = An epoch has { FIGURE($examples) } visits, with at most one update each.
examTie-strictWrong =
    { $weightsZero ->
        [true] With < not even the first visit is a mistake: all weights are 0, so every score is 0. What does that change?
       *[false] With ≤ it may be right, but look at < again: when example { NUMBER($first) } comes, its score is 0, and 0 is not below 0.
    }
examTie-tiesWrong = With < it is right. With ≤ the run changes its weights at example { NUMBER($first) } too, where the score is 0. Go on from there with the new weights.

## examResidual
## Labels 0 and 1, and the residual.

examResidual-ask = Labels are 0 and 1, and so are answers: q = 1 for a score above 0, else 0. A neuron has w = { VECTOR($weights) }, b = { FIGURE($bias) }. It visits x = { VECTOR($place) }, whose label is { FIGURE($label) }. What is the residual e, and what are the weights after the visit?
examResidual-hint = What is the score, and which answer does it give? Which of label and answer comes first in the residual?
examResidual-right =
    { $residual ->
        [0] The answer { FIGURE($answer) } is the label, so e is 0 and nothing changes.
        [1] Label { FIGURE($label) }, answer { FIGURE($answer) }: a false negative. Its residual is 1, so the example is added.
       *[other] Label { FIGURE($label) }, answer { FIGURE($answer) }: a false positive. Its residual is −1, so the example is subtracted.
    }
examResidual-answerFirst = That is answer minus label. The residual is label minus answer.
examResidual-ofScore = That is the label minus the score. First the score { FIGURE($score) } becomes an answer: q = { FIGURE($answer) }.
examResidual-twice = That is a difference of −1 and +1. Here label and answer are 0 or 1.
examResidual-residualWrong =
    { $side ->
        [above] The score is { FIGURE($score) }: above 0. What does the neuron answer, and what is label minus answer?
        [below] The score is { FIGURE($score) }: below 0. What does the neuron answer, and what is label minus answer?
       *[none] The score is 0. What does the neuron answer, and what is label minus answer?
    }
examResidual-stays = The residual is 0, as you say. So 0 times the example is added: the weights stay as they are.
examResidual-leftAsBefore = The residual is { FIGURE($residual) }, as you say, but these are the weights before the visit. What is added to them?
examResidual-wrongWay =
    { $residual ->
        [1] The score is too low, and with these weights it falls further. The example is added.
       *[other] The score is too high, and with these weights it grows further. The example is subtracted.
    }
examResidual-biasKept = The weights are right. The bias changes too: e = { FIGURE($residual) } is added to it.
examResidual-weightsWrong = The residual is right. Add { FIGURE($residual) } times { VECTOR($place) } to the weights, number by number, and { FIGURE($residual) } to the bias.

## examOrders
## The same examples in two orders.

examOrders-ask =
    A run starts from weights 0 and counts a tie as a mistake. How many updates does its first epoch have in each of these orders?

    Label by label: { LIST(FIGURE($blocks), separator: ", ") }

    Labels in turn: { LIST(FIGURE($mixed), separator: ", ") }
# Of the examples, by their numbers.
examOrders-order = { LIST(FIGURE($order), separator: ", ") }
examOrders-hint = The examples are the same, so what makes the difference? Write down the weights after each update, and ask which of the later scores they change.
examOrders-right =
    { $fewer ->
        [true] Here label by label has fewer: between two examples of one label there is little to correct. What counts is what the line looks like after a whole epoch.
       *[false] Here label by label has more: the second label finds weights that have only seen the first.
    }
examOrders-swapped = The two counts are right, but each belongs to the other order.
examOrders-same = The examples are the same, but the counts are not: each update changes the scores of all visits after it.
examOrders-firstMissed = There is one more in each. At the first visit every score is 0, and a tie is a mistake here.
examOrders-impossible = { FIGURE($given) } cannot be: an epoch has { FIGURE($examples) } visits, with at most one update each.
examOrders-wrong =
    { $mistake ->
        [true] Look at { LIST(FIGURE($order), separator: ", ") } again. Its second visit is to example { NUMBER($example) }: score { FIGURE($score) }, label { SIGNED($label) }, so it is a mistake. Go on with the weights after it.
       *[false] Look at { LIST(FIGURE($order), separator: ", ") } again. Its second visit is to example { NUMBER($example) }: score { FIGURE($score) }, label { SIGNED($label) }, so it is no mistake. Go on with the same weights.
    }

## examStopping
## Which weights are kept.

# The mistakes after each epoch or update.
examStopping-ask =
    { $asks ->
        [epoch]
            A run made these mistakes after each of its epochs. After which epoch should it have stopped, so that it does best on new examples?

            Training, of { FIGURE($trained) }: { LIST(FIGURE($training), separator: ", ") }

            Held out, of { FIGURE($others) }: { LIST(FIGURE($heldOut), separator: ", ") }
       *[pocket]
            These are a perceptron’s mistakes on its { FIGURE($trained) } training examples, after each update of its first epoch. Pocket makes the same updates. The weights after which update has it kept at the end?

            Mistakes after updates 1 to { FIGURE($last) }: { LIST(FIGURE($training), separator: ", ") }
    }
examStopping-hint =
    { $asks ->
        [epoch] Which of the two rows is about examples that the run never visited?
       *[pocket] When does pocket swap the weights that it has kept for new ones? What if the new ones are only as good?
    }
# Before a number.
examStopping-numbers =
    .epoch = epoch
    .pocket = update
examStopping-right =
    { $fewest ->
        [one] After epoch { FIGURE($at) } only { FIGURE($fewest) } of the { FIGURE($of) } held-out examples is wrong, fewer than after any other.
       *[other] After epoch { FIGURE($at) } only { FIGURE($fewest) } of the { FIGURE($of) } held-out examples are wrong, fewer than after any other.
    }
examStopping-rightOfSeveral =
    { $fewest ->
        [one] There { FIGURE($fewest) } of the { FIGURE($of) } held-out examples is wrong. No other epoch has fewer, and epoch { FIGURE($at) } is the first that gets there.
       *[other] There { FIGURE($fewest) } of the { FIGURE($of) } held-out examples are wrong. No other epoch has fewer, and epoch { FIGURE($at) } is the first that gets there.
    }
examStopping-byTraining =
    { $heldOut ->
        [one] After epoch { FIGURE($at) } training has the fewest mistakes, { FIGURE($training) }. But of the examples that it has never seen, { FIGURE($heldOut) } is wrong, and another epoch has fewer.
       *[other] After epoch { FIGURE($at) } training has the fewest mistakes, { FIGURE($training) }. But of the examples that it has never seen, { FIGURE($heldOut) } are wrong, and another epoch has fewer.
    }
examStopping-last =
    { $heldOut ->
        [one] At the end { FIGURE($heldOut) } held-out example is wrong. Training longer has made that worse.
       *[other] At the end { FIGURE($heldOut) } held-out examples are wrong. Training longer has made that worse.
    }
examStopping-notFewest =
    { $heldOut ->
        [one] After epoch { FIGURE($at) } { FIGURE($heldOut) } held-out example is wrong. Another epoch has fewer.
       *[other] After epoch { FIGURE($at) } { FIGURE($heldOut) } held-out examples are wrong. Another epoch has fewer.
    }
examStopping-pocketRight =
    { $again ->
        [true] After update { FIGURE($at) } there are { fewest-mistakes }. Later weights are as good, but pocket swaps only for better ones.
       *[false] After update { FIGURE($at) } there are { fewest-mistakes }, fewer than before and after it.
    }
examStopping-pocketAgain = After update { FIGURE($at) } there are { fewest-mistakes }, but earlier weights had as few. Pocket swaps only for fewer.
examStopping-pocketLast = The perceptron predicts with its last weights, which make { run-mistakes }. Pocket has kept better ones.
examStopping-pocketNotFewest = After update { FIGURE($at) } there are { run-mistakes }. Some other weights make fewer.
examStopping-noEpoch = There is no epoch { FIGURE($given) }: the run had { FIGURE($count) }.
examStopping-noUpdate = There is no update { FIGURE($given) }: there were { FIGURE($count) }.

## examBatch
## One step of the batch perceptron.

examBatch-ask = The batch perceptron has w = { VECTOR($before-weights) }, b = { FIGURE($before-bias) }, and its learning rate is 1. A tie is a mistake. What are the weights after one step on the examples of the table?
examBatch-hint = Which weights do all four scores use? Of which examples is something added, and with which sign?
examBatch-right = Misclassified by the weights before the step are { LIST($names) }. Each is added, times its label, all at once.
# An example in such a list.
examBatch-example = example { NUMBER($example) }
examBatch-leftAsBefore = Those are the weights before the step, but they misclassify { FIGURE($mistakes) } of the four.
examBatch-oneByOne = That is the perceptron, which updates at each visit. Batch takes all scores by the same weights, and then makes one step.
examBatch-all = That adds every example. Those that are on the right side already are left out.
examBatch-unlabelled = That adds the misclassified examples without their labels. One with the label −1 is subtracted.
examBatch-biasOnce = The weights are right. The bias gets the label of each mistake, not only one.
examBatch-onlyOne = That adds example { NUMBER($example) } alone, but it is not the only one that is misclassified.
examBatch-biasWrong = The weights are right. The bias gets the labels of all { FIGURE($mistakes) } mistakes.
examBatch-wrong = Begin with example { NUMBER($example) }: its score is { FIGURE($score) } and its label { SIGNED($label) }, so its part is { SIGNED($label) } times { VECTOR($place) }. Look at the other three in the same way.

## examReading
## Which feature can move the score most.

examReading-ask =
    A run on examples like those of the table has ended with these weights. Which feature can move the score most, from its smallest value to its largest?

    { $lines }
# A line of it.
examReading-line = { $feature }: weight { FIGURE($weight) }, values from { FIGURE($least) } to { FIGURE($most) }
examReading-hint = A weight says what one step of a feature does to the score. How many such steps can each feature make, and does the sign matter?
examReading-right = Its weight { FIGURE($chosen-weight) } and its range of { FIGURE($range) } move the score by { FIGURE($chosen-reach) }, further than any other.
examReading-largestWeight = Its weight { FIGURE($chosen-weight) } is the furthest from 0, but its range is only { FIGURE($range) }: it moves the score by { FIGURE($chosen-reach) }. Another feature moves it further.
examReading-widest = Its range is the widest, { FIGURE($range) }, but its weight is only { FIGURE($chosen-weight) }: it moves the score by { FIGURE($chosen-reach) }. Another feature moves it further.
examReading-otherwise = Its weight { FIGURE($chosen-weight) } and its range of { FIGURE($range) } move the score by { FIGURE($chosen-reach) }. Another feature moves it further.

## examCycle
## Weights that come back where no line separates.

examCycle-ask =
    { $asks ->
        [weights] { cycle-known } What are the weights and the bias after { FIGURE($epochs) } epochs?
       *[updates] { cycle-known } How many updates has it made after { FIGURE($epochs) } epochs?
    }
examCycle-hint =
    { $asks ->
        [weights] Write down the weights after each epoch. What follows once they are the same as after an earlier one?
       *[updates] Write down the weights after each epoch, and how many updates it had. What follows once the weights are the same as after an earlier one?
    }
# Before a number.
examCycle-number = updates
examCycle-right = After epoch { FIGURE($again) } the weights are as { cycle-first }. The same visits lie ahead, so they come back { cycle-length } and the run never stops.
examCycle-otherEpoch = w = { VECTOR($weights) }, b = { FIGURE($bias) } is what the run has { cycle-epoch }. It comes back { cycle-length }, but not after epoch { FIGURE($epochs) }.
examCycle-before =
    { $epoch ->
        [0] Those are the weights at the start, and this run never comes back to them at the end of an epoch. It comes back to later ones.
       *[other] Those are the weights after epoch { FIGURE($epoch) }, and this run never comes back to them at the end of an epoch. It comes back to later ones.
    }
examCycle-within = Those are the weights after visit { FIGURE($visit) }, which is inside an epoch. The question is about the end of one.
examCycle-bias = The weights are right. The bias goes up by 1 at a mistake on a positive, and down by 1 on a negative.
examCycle-wrong = Go on epoch by epoch until the weights come back. After the first it is w = { VECTOR($weights) }, b = { FIGURE($bias) }.
# Every: so many updates each time that the weights come back.
examCycle-updatesRight =
    { $every ->
        [one] After epoch { FIGURE($again) } the weights are as { cycle-first }. From there on, the run makes { $every } update { cycle-length }, again and again.
       *[other] After epoch { FIGURE($again) } the weights are as { cycle-first }. From there on, the run makes { $every } updates { cycle-length }, again and again.
    }
examCycle-impossible = It is a whole number from 0 to { FIGURE($most) }: each visit makes one update at most.
examCycle-ended = Fewer updates than epochs: then some epoch would have no mistake, and a line would separate the examples.
examCycle-likeFirst = The first epoch has { updates }, but not every epoch is like the first: epoch { FIGURE($epoch) } has { FIGURE($other) }.
examCycle-updatesWrong = The first epoch has { updates }. Count on, epoch by epoch, until the weights come back. What comes after that is the same again.
