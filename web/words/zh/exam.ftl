# 题目或回复中提到的内容。
count-mistakes = { NUMBER($count) }次错误
run-mistakes = { NUMBER($mistakes) }次错误
fewest-mistakes = { NUMBER($fewest) }个错误
bound-known = 没有样本离原点超过R = { FIGURE($radius) }，并且有一个单位向量能把它们全部分开，间隔γ = { FIGURE($margin) }。没有偏置，w从0开始。
counts-known = 训练从权重0开始，η = 1，平局算作错误，出错情况如下：{ LIST($all, separator: "，") }。
cycle-known = 没有直线能分开这些样本。训练从权重0开始，平局算作错误，按表中的顺序一遍又一遍地看样本。
cycle-first =
    { $first ->
        [0] 开始时
       *[other] 第{ FIGURE($first) }轮之后
    }
cycle-epoch =
    { $epoch ->
        [0] 开始时
       *[other] 第{ FIGURE($epoch) }轮之后
    }
cycle-length =
    { $length ->
        [1] 每轮
       *[other] 每{ FIGURE($length) }轮
    }
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
rate-known = 两次训练按同样的顺序看这些样本，一次η = 1，另一次η = { FIGURE($rate) }。
rate-both = 第一次有{ updates }，第二次有{ FIGURE($otherUpdates) }次更新
score-moves = 从{ FIGURE($score) }变到{ FIGURE($after) }
widest-distance = { FIGURE($widest) }，而不是{ FIGURE($distance) }
votes-counted = 每个向量按得分的正负投票，投c票：+1有{ FIGURE($positive) }票，−1有{ FIGURE($negative) }票。
votes-averaged = 求平均时算的是得分本身：每个得分乘以次数c，加起来是{ FIGURE($sum) }。

## examMargin

examMargin-ask = 一条直线由w = { VECTOR($weights) }，b = { FIGURE($bias) }给出。它在这些样本上的函数间隔和几何间隔是多少？
examMargin-hint = 每个样本都有自己的间隔，所有样本的间隔是其中最小的那个。如果把w和b都变为两倍，哪一种间隔会变？
examMargin-numbers =
    .functional = 函数间隔
    .geometric = 几何间隔
examMargin-right = 最小的是样本{ NUMBER($example) }：标签{ SIGNED($label) }乘得分{ FIGURE($score) }，是{ FIGURE($functional) }。再除以w的长度{ FIGURE($length) }，是{ FIGURE($geometric) }。
examMargin-notSmallest = 样本{ NUMBER($example) }的函数间隔是{ FIGURE($given) }，但有别的样本更小。
examMargin-labelForgotten = 样本{ NUMBER($example) }的得分是{ FIGURE($score) }，标签是{ SIGNED($label) }：把两者相乘。
examMargin-functionalWrong = 对照一下：样本{ NUMBER($example) }的得分是{ FIGURE($score) }，乘以标签{ SIGNED($label) }是{ FIGURE($functional) }。函数间隔是这些乘积中最小的。
examMargin-notDivided = 函数间隔对了，但几何间隔是距离：函数间隔除以w的长度。
examMargin-biasInLength = 求到直线的距离，只除以w的长度，不含b：就是{ FIGURE($length) }。
examMargin-divided = 函数间隔是{ FIGURE($functional) }，这没错。w的长度是{ FIGURE($length) }：除以它就得到距离。

## examBound

examBound-ask =
    { $asks ->
        [most] { bound-known }收敛定理允许的错误次数最多是多少？
        [or-more] { bound-known }关于“{ count-mistakes }或更多”，收敛定理怎么说？
       *[at-most] { bound-known }关于“最多{ count-mistakes }”，收敛定理怎么说？
    }
examBound-hint = 定理怎样把R和γ结合起来？想一想：如果所有样本到原点的距离都变为两倍，γ也随之变为两倍，错误界会怎样？
examBound-number = 错误次数 ≤
examBound-options =
    .ruled-out = 定理排除了这种情况。
    .promised = 定理保证了这种情况。
    .open = 定理没有下结论。
examBound-right =
    { $whole ->
        [true] (R/γ)² = ({ FIGURE($radius) }/{ FIGURE($margin) })² = { FIGURE($bound) }。按这个顺序训练这些样本，实际出现{ run-mistakes }。
       *[false] (R/γ)² = ({ FIGURE($radius) }/{ FIGURE($margin) })² = { FIGURE($bound) }。错误次数是整数，所以最多{ FIGURE($most) }次。按这个顺序训练这些样本，实际出现{ run-mistakes }。
    }
examBound-notSquared = R/γ是{ FIGURE($ratio) }，而定理中是它的平方。
examBound-upsideDown = 那是(γ/R)²。间隔越大，问题越容易，所以γ应当在分母上。
examBound-notWhole = (R/γ)²是{ FIGURE($bound) }，但错误次数是整数：最多有几次？
examBound-roundedUp = 这么多就超过(R/γ)² = { FIGURE($bound) }了。
examBound-most = 错误界是(R/γ)²。这里R/γ是{ FIGURE($radius) }/{ FIGURE($margin) } = { FIGURE($ratio) }。
examBound-ruled-out =
    { $right ->
        [true] 对：(R/γ)² = { FIGURE($bound) }，而{ FIGURE($count) }比它大。无论按什么顺序训练都是如此。
       *[false] { $asks ->
            [at-most] 定理只排除超过(R/γ)² = { FIGURE($bound) }次的情况，从不排除错误很少的情况。
           *[other] 没有排除：(R/γ)² = { FIGURE($bound) }，而{ FIGURE($count) }并不比它大。
        }
    }
examBound-promised =
    { $right ->
        [true] 对：(R/γ)² = { FIGURE($bound) }，所以无论按什么顺序训练，都不会超过{ FIGURE($most) }次。
       *[false] { $asks ->
            [or-more] 定理从不保证错误很多。(R/γ)² = { FIGURE($bound) }只说明最多有多少次。按这个顺序训练这些样本，实际有{ FIGURE($mistakes) }次。
           *[other] 定理只保证最多(R/γ)² = { FIGURE($bound) }次，而{ FIGURE($count) }比它小。
        }
    }
examBound-open =
    { $right ->
        [true] 对：最多有(R/γ)² = { FIGURE($bound) }次，比这少的情况，定理没有说。它是上界，不是预测：按这个顺序，这些样本实际出现{ run-mistakes }。
       *[false] { $asks ->
            [or-more] 定理下了结论：(R/γ)² = { FIGURE($bound) }，而{ FIGURE($count) }比它大。
           *[other] 定理下了结论：(R/γ)² = { FIGURE($bound) }，错误次数从不超过它。
        }
    }

## examLine

examLine-ask =
    { $side ->
        [right] 哪组权重和偏置的边界是{ $equation }，并且在边界右侧预测+1？符合的都算对。
        [left] 哪组权重和偏置的边界是{ $equation }，并且在边界左侧预测+1？符合的都算对。
        [above] 哪组权重和偏置的边界是{ $equation }，并且在边界上方预测+1？符合的都算对。
        [below] 哪组权重和偏置的边界是{ $equation }，并且在边界下方预测+1？符合的都算对。
       *[none] 权重是w = { VECTOR($weights) }，b = { FIGURE($bias) }。把边界写成x₂ = m · x₁ + c的形式。
    }
examLine-hint =
    { $asks ->
        [weights] 在边界上得分为0。把方程的各项移到一边：在预测+1的地方，这一边应当是正还是负？
       *[line] 边界上的点得分是多少？把它写成方程，再让x₂单独留在一边。
    }
examLine-weightsRight =
    { $usual ->
        [true] 对，它的任意正数倍也对：得分的大小会变，正负不变。
       *[false] 对：这是w = { VECTOR($weights) }，b = { FIGURE($bias) }的正数倍，所以每个得分的正负都相同。
    }
examLine-noLine = w₁和w₂都为0时，每个点的得分都相同，没有边界。
examLine-otherSide = 直线是同一条，但正类一侧反了：三个数的符号都反了。
examLine-biasSign = 直线的方向对了，但它在原点的另一边：检查b的符号。
examLine-swapped = 这两个权重放反了：w₁对应x₁，w₂对应x₂。
examLine-offLine = 点{ VECTOR($place) }在直线上，得分必须为0，但按你的数得分是{ FIGURE($score) }。
examLine-lineRight = 在{ $equation }上得分为0，别处都不是。
examLine-slopeSign = 把w₁ · x₁移到方程的另一边要变号：检查m的符号。
examLine-slopeUpsideDown = 这个m的分子、分母颠倒了：应当除以x₂的权重。
examLine-slopeNotDivided = 还没有除：x₂前面还有w₂ = { FIGURE($second) }，所以整个方程要除以它。
examLine-slopeWrong = 斜率m是x₁的权重变号，再除以w₂ = { FIGURE($second) }。
examLine-offsetSign = 斜率对了。把b移到方程的另一边也要变号。
examLine-offsetWrong = 斜率对了。x₁ = 0时，方程是{ FIGURE($second) } · x₂ + ({ FIGURE($bias) }) = 0：这时x₂是多少？

## examVotes

examVotes-ask =
    一次训练中有下列向量，c是存活次数。在x = { VECTOR($place) }处，投票感知机和平均感知机各预测什么？

    { $lines }
examVotes-voter = w = { VECTOR($weights) }，b = { FIGURE($bias) }，c = { FIGURE($count) }
examVotes-hint = 有的向量很有把握，有的几乎没有把握：两种感知机中，哪一种能看出这个差别？
examVotes-option = 投票{ SIGNED($voted) }，平均{ SIGNED($averaged) }。
examVotes-right = { votes-counted }{ votes-averaged }
examVotes-votedWrong = 平均对了，投票错了。{ votes-counted }
examVotes-averagedWrong = 投票对了，平均错了。{ votes-averaged }
examVotes-bothWrong = 两个都错了。{ votes-counted }{ votes-averaged }

## examClasses

examClasses-ask =
    { $asks ->
        [scores] 三个类别的权重是{ LIST($all, separator: "，") }。得分相同时，预测编号最小的类别。对x = { VECTOR($place) }，每个类别的得分是多少，预测为哪个类别？
       *[update] 三个类别的权重是{ LIST($all, separator: "，") }。得分相同时，预测编号最小的类别。现在轮到样本{ NUMBER($example) }：x = { VECTOR($place) }，属于类别{ NUMBER($label) }。这一步之后权重是多少？
    }
examClasses-weights = { $name } = { VECTOR($weights) }
examClasses-hint =
    { $asks ->
        [scores] 预测得分最高的类别。有没有两个类别并列最高？
       *[update] 先找出预测的类别。一次错误涉及几个向量？
    }
examClasses-class = 类别
examClasses-scoresRight =
    { $tied ->
        [true] { $mistake ->
            [true] 最高得分是{ FIGURE($score) }，不止一个类别达到：预测其中编号最小的{ NUMBER($predicted) }。在这里是错误。
           *[false] 最高得分是{ FIGURE($score) }，不止一个类别达到：预测其中编号最小的{ NUMBER($predicted) }。在这里是正确的。
        }
       *[false] { $mistake ->
            [true] 最高得分是{ FIGURE($score) }，属于类别{ NUMBER($predicted) }。在这里是错误。
           *[false] 最高得分是{ FIGURE($score) }，属于类别{ NUMBER($predicted) }。在这里是正确的。
        }
    }
examClasses-scoreWrong = 类别{ NUMBER($of) }的得分不是{ FIGURE($given) }：把{ VECTOR($vector) }和{ VECTOR($place) }的对应分量相乘，再加起来。
examClasses-tieToHigher = 类别{ NUMBER($given) }的得分最高，但类别{ NUMBER($lowest) }也一样高：平局时取编号最小的类别。
examClasses-notLargest = 得分都对，但类别{ NUMBER($given) }只有{ FIGURE($score) }，最高的是{ FIGURE($largest) }。
examClasses-noClass = 得分都对。预测的类别是0、1、2中的一个。
examClasses-updateRight =
    { $tied ->
        [true] 预测为类别{ NUMBER($predicted) }（平局取编号最小的类别），是错误：{ $ofLabel }加上样本，{ $ofPredicted }减去样本。
       *[false] 预测为类别{ NUMBER($predicted) }（它的得分最高），是错误：{ $ofLabel }加上样本，{ $ofPredicted }减去样本。
    }
examClasses-stays =
    { $tied ->
        [true] 类别{ NUMBER($label) }并列最高，又是其中编号最小的，所以预测为它：没有出错，什么也不变。
       *[false] 类别{ NUMBER($label) }的得分最高，所以预测为它：没有出错，什么也不变。
    }
examClasses-leftAsBefore =
    { $tied ->
        [true] 这是这一步之前的权重。平局取编号最小的类别{ NUMBER($predicted) }，而样本属于类别{ NUMBER($label) }：是错误。
       *[false] 这是这一步之前的权重。类别{ NUMBER($predicted) }的得分最高，而样本属于类别{ NUMBER($label) }：是错误。
    }
examClasses-wrongWay = 方向反了：更新之后，对这个样本，{ $ofLabel }的得分应当升高，{ $ofPredicted }的得分应当降低。
examClasses-onlyOne = 一次错误要改两个向量：正确类别{ NUMBER($label) }的，和预测类别{ NUMBER($predicted) }的。
examClasses-allOthers = 只有预测的类别{ NUMBER($predicted) }要减去样本，第三个类别没有责任。
examClasses-vectorWrong =
    { $role ->
        [label] 看看{ $name }：它属于正确的类别，所以要加上样本。
        [predicted] 看看{ $name }：它属于错误预测的类别，所以要减去样本。
       *[other] 看看{ $name }：它既不属于正确的类别，也不属于预测的类别，所以不变。
    }

## examKernel

examKernel-ask =
    { $offset ->
        [0] 一个核感知机的核是K(x, z) = (x·z){ $power }，计数是{ LIST($counts, separator: "，") }，其余样本都是0。它在x = { VECTOR($place) }处的得分是多少？
       *[other] 一个核感知机的核是K(x, z) = ({ FIGURE($offset) } + x·z){ $power }，计数是{ LIST($counts, separator: "，") }，其余样本都是0。它在x = { VECTOR($place) }处的得分是多少？
    }
examKernel-count = 样本{ NUMBER($example) }的α = { FIGURE($alpha) }
examKernel-hint = 只有出过错的样本才起作用。每一项都有大小、正负和倍数：K、y和α各是哪一个？
examKernel-right = 各项α · y · K加起来是{ FIGURE($score) }，所以预测为{ SIGNED($sign) }。不需要权重。
examKernel-labelsForgotten = 那是核乘以α，少了标签：负例会把得分拉低。
examKernel-countsForgotten = 样本出过几次错，就算几次：把它的核乘以α。
examKernel-notRaised = 那是用线性核求的和：每个括号先取{ FIGURE($degree) }次方，再相加。
examKernel-offsetForgotten = 括号里少了{ FIGURE($offset) }：先加上它，再取乘方。
examKernel-term = 对照其中一项：样本{ NUMBER($example) }的内积是{ FIGURE($dot) }，核是{ FIGURE($kernel) }，α = { FIGURE($alpha) }，标签是{ SIGNED($label) }。把所有这样的乘积加起来。

## examGate

examGate-ask =
    请找出权重和偏置，实现{ $name ->
        [nand] { FIGURE($inputs) }个输入的NAND：全部为1时才是−1
        [nor] { FIGURE($inputs) }个输入的NOR：都不为1时才是+1
        [and] { LIST($literals) }的AND：全部成立时才是+1
        [or] { LIST($literals) }的OR：都不成立时才是−1
        [majority] { FIGURE($inputs) }个输入的多数表决：超过一半为1时是+1
        [at-least] “{ FIGURE($inputs) }个中至少{ FIGURE($least) }个”：有这么多输入为1时是+1
       *[fewer] “{ FIGURE($inputs) }个中少于{ FIGURE($least) }个”：为1的输入这么少时是+1
    }。每个输入是{ FIGURE($off) }或1，得分为0不算数。
examGate-not = 非{ $input }
examGate-hint =
    { $negates ->
        [true] 应当为1的输入要让得分升高，不应当的要让得分降低。哪几行离边界最近，b要怎样取？
       *[false] { $inverted ->
            [true] 所有输入同样重要，所以权重可以相等。输入为1时，得分应当升高还是降低？然后把b定在两种情况之间。
           *[false] 所有输入同样重要，所以权重可以相等。b要把输入的哪两个和分开？
        }
    }
examGate-right = { FIGURE($rows-length) }行都在正确的一侧。别的权重也可以做到。
examGate-opposite = 每一行都在错误的一侧：把所有符号反过来就对了。
examGate-tie =
    { $others ->
        [0] 输入{ VECTOR($row) }的得分恰好是0：不在任何一侧，而输出应当是{ SIGNED($wanted) }。
       *[other] 输入{ VECTOR($row) }的得分恰好是0：不在任何一侧，而输出应当是{ SIGNED($wanted) }。另外还有{ NUMBER($others) }行错了。
    }
examGate-wrongSide =
    { $others ->
        [0] 输入{ VECTOR($row) }的得分是{ FIGURE($score) }，而输出应当是{ SIGNED($wanted) }。
       *[other] 输入{ VECTOR($row) }的得分是{ FIGURE($score) }，而输出应当是{ SIGNED($wanted) }。另外还有{ NUMBER($others) }行错了。
    }

## examTruth

examTruth-ask =
    { $about ->
        [repair] 下一步轮到样本{ NUMBER($example) }，它在{ VECTOR($place) }，标签是{ SIGNED($label) }，得分是{ FIGURE($score) }，是错误；学习器带偏置。判断对错：用η = 1更新一次之后，对它的预测就正确了。
        [scale] { $biasToo ->
            [true] 判断对错：如果w和b都乘以{ FIGURE($factor) }，所有预测都不变。
           *[false] 偏置不为0。判断对错：如果只把w乘以{ FIGURE($factor) }，所有预测都不变。
        }
        [converge] 判断对错：感知机一遍又一遍地看这些样本，会收敛。
        [widest] { $wider ->
            [true] 在这些样本上的训练已经收敛，最近的样本到直线的距离是{ FIGURE($distance) }。判断对错：另有一条分离直线，到最近样本的距离更大。
           *[false] 在这些样本上的训练已经收敛，最近的样本到直线的距离是{ FIGURE($distance) }。判断对错：没有别的分离直线到最近样本的距离更大。
        }
       *[first] { $tie ->
            [mistake] 权重和偏置从0开始，y·a ≤ 0就是错误。判断对错：无论先看哪个样本，第一步都会出错。
           *[correct] 权重和偏置从0开始，y·a < 0就是错误。判断对错：无论先看哪个样本，第一步都会出错。
        }
    }
examTruth-hint =
    { $about ->
        [repair] 把样本加到权重上，把1加到偏置上，它自己的得分会变多少？
        [scale] 预测由w·x + b的正负决定。试试w·x为1、b为{ FIGURE($bias) }的点。
        [converge] 收敛定理要求什么？看看画布。
        [widest] 训练什么时候停？在画布上找一条留出更多余地的直线。
       *[first] 第一次更新之前，任何样本的得分是多少？
    }
examTruth-options =
    .enough = 对：它的得分变得够多。
    .always = 对：每次更新都能改正那个样本。
    .notEnough = 错：它的得分变得不够。
    .othersOnly = 错：只有别的得分会变。
    .signsStay = 对：每个得分的正负都不变。
    .signsTurn = 错：每个得分的正负都反过来。
    .lineMoves = 错：边界会移动。
    .moreConfident = 错：得分变大，预测就不同。
    .separable = 对：有直线能分开它们。
    .smallSteps = 对，只要η足够小。
    .inseparable = 错：没有直线能分开它们。
    .fixedOrder = 错：不打乱顺序就会永远循环。
    .onlyBest =
        { $wider ->
            [true] 错：只有间隔最大时训练才会停。
           *[false] 对：只有间隔最大时训练才会停。
        }
    .byBound =
        { $wider ->
            [true] 错：定理排除了这种情况。
           *[false] 对：定理就是这么说的。
        }
    .anyLine =
        { $wider ->
            [true] 对：只要能分开，训练就会停。
           *[false] 错：只要能分开，训练就会停。
        }
    .stillMistakes =
        { $wider ->
            [true] 对：可能还有样本是错的。
           *[false] 错：可能还有样本是错的。
        }
    .tieCounts = 对：得分为0在这里算错误。
    .wrongSide = 对：每个样本一开始都在错误的一侧。
    .tieIsRight = 错：得分为0在这里不算错误。
    .byLabel = 错：这取决于标签。
examTruth-enough =
    { $right ->
        [true] 得分{ score-moves }：更新带来的变化量是样本长度的平方，偏置的1也算在内。
       *[false] 方向对了，但得分只{ score-moves }：仍然是错误。
    }
examTruth-always = 每次更新都把样本的得分往正确的方向推，但推多远取决于样本的长度。这里它的得分{ score-moves }。
examTruth-notEnough =
    { $right ->
        [true] 得分只{ score-moves }：没有补足差额。
       *[false] 够了：得分{ score-moves }。
    }
examTruth-othersOnly = 更新把样本加到权重上，或从权重中减去，所以它自己的得分也会变：{ score-moves }。
examTruth-signsStay =
    { $right ->
        [true] 每个得分都乘以同一个正数，所以正负不变，边界也不变。
       *[false] { $turned ->
            [true] 这个数是负的：每个得分的正负都反过来。
           *[false] 只有w·x乘了，b没有乘：对边界附近的点，和的正负可能改变。
        }
    }
examTruth-signsTurn =
    { $right ->
        [true] 边界不动，但两侧互换了。
       *[false] { $turned ->
            [true] 再看看符号。
           *[false] { $biasToo ->
                [true] 这个数是正的：没有得分因此变号。
               *[false] 不是每个得分：只有在新旧边界之间，得分才会变号。
            }
        }
    }
examTruth-lineMoves =
    { $right ->
        [true] w·x变了，b没有变，所以得分为0的地方变了。新旧边界之间的每个点，预测都会变。
       *[false] { $turned ->
            [true] 整个得分一起乘，原来是0的还是0，所以边界不动。但看看它的两侧。
           *[false] 整个得分一起乘，原来是0的还是0，所以边界不动。
        }
    }
examTruth-moreConfident = 预测由得分的正负决定，与得分的大小无关。
examTruth-separable =
    { $right ->
        [true] 有直线能分开它们，所以定理说：错误次数有限，无论按什么顺序，训练都会收敛。
       *[false] 没有直线能分开它们：看看画布，自己画一条试试。
    }
examTruth-smallSteps =
    { $separable ->
        [true] 它会收敛，但η取多少都一样：从权重0开始，η只改变权重的大小。
       *[false] 从权重0开始，η只改变权重的大小。本来没有的直线，它变不出来。
    }
examTruth-inseparable =
    { $right ->
        [true] 没有直线能分开它们，所以每一轮至少有一个样本出错，权重又会改变。
       *[false] 有直线能分开：在画布上找找看。
    }
examTruth-fixedOrder =
    { $separable ->
        [true] 有直线能分开它们，而定理对任何顺序都成立，固定的顺序也一样。
       *[false] 它不会收敛，但不怪顺序：打乱也没有用。
    }
examTruth-onlyBest = 训练不管距离：碰到第一条没有错误的直线就停。间隔最大的直线，距离是{ widest-distance }。
examTruth-byBound = 定理只限制错误次数，没有说最后得到哪条直线。间隔最大的直线，距离是{ widest-distance }。
examTruth-anyLine = 一旦没有错误，训练就停。间隔最大的直线，距离是{ widest-distance }。
examTruth-stillMistakes =
    { $wider ->
        [true] 结论是对的，但理由不对：收敛就是有整整一轮没有错误。
       *[false] 结论确实是错的，但理由不对：收敛就是有整整一轮没有错误。
    }
examTruth-tieCounts =
    { $right ->
        [true] 权重都为0时，每个得分都是0，而y·a = 0算作错误。
       *[false] 一开始每个得分都是0，但y·a = 0并不小于0：不是错误。
    }
examTruth-wrongSide = 权重都为0时还没有边界，也就没有两侧：每个得分都是0。
examTruth-tieIsRight =
    { $right ->
        [true] 一开始每个得分都是0，而y·a = 0并不小于0。所以第一步什么也不改变，后面的每一步也一样。
       *[false] 看看规则：y·a = 0在这里是错误。
    }
examTruth-byLabel = 得分是0，所以无论标签是什么，y·a都是0。

## examSets

examSets-ask = 表中有五个样本。用哪两个特征，再加偏置，可以用直线把它们分开？
examSets-hint = 给每一对特征另写两列。取值相同、标签不同的两个样本，有可能分开吗？这一对特征画成图是什么样？
examSets-option = { LIST($names) }。
examSets-separates =
    { $distance ->
        [none] 用{ LIST($names) }，有直线能分开它们。
       *[other] 用{ LIST($names) }，有直线能分开它们，到最近样本的距离是{ FIGURE($distance) }。
    }
examSets-twins = 用{ LIST($names) }，样本{ FIGURE($positive) }和样本{ FIGURE($negative) }取值相同，标签却不同：怎么也分不开。
examSets-overlaps =
    { $why ->
        [none] 用{ LIST($names) }，没有直线能分开它们。
       *[other] 用{ LIST($names) }，没有直线能分开它们。{ $why }
    }

## examRate

examRate-ask =
    { $asks ->
        [weights] 从权重0开始，η = 1的训练有{ updates }，最后得到w = { VECTOR($end-weights) }，b = { FIGURE($end-bias) }。如果η = { FIGURE($rate) }，最后得到什么？
       *[run] { $from ->
            [elsewhere] { rate-known }两次都从w = { VECTOR($start-weights) }，b = { FIGURE($start-bias) }开始。关于第二次训练，哪种说法正确？
            [scaled] { rate-known }第一次从w = { VECTOR($start-weights) }，b = { FIGURE($start-bias) }开始，第二次从它的{ FIGURE($rate) }倍开始。关于第二次训练，哪种说法正确？
            [divided] { rate-known }两次都从权重0开始，最后把第二次的所有权重和偏置除以{ FIGURE($rate) }。关于第二次训练，哪种说法正确？
           *[other] { rate-known }两次都从权重0开始。关于第二次训练，哪种说法正确？
        }
    }
examRate-hint = 把两次训练各更新两次之后的权重写成和。η乘在和的哪些部分上？得分的正负会怎样？
examRate-options =
    .scales = 错误相同，权重是原来的{ FIGURE($rate) }倍。
    .differs = 错误不同，因为初始权重没有跟着变。
    .same = 错误相同，权重也相同。
examRate-right = 从权重0开始，权重是各次更新之和，每次更新都乘以{ FIGURE($rate) }。没有得分变号，所以还是{ updates }。
examRate-unchanged = 错误相同，但每次更新加上的是{ FIGURE($rate) }倍。
examRate-biasUnchanged = 偏置和其他权重一样：也要乘以{ FIGURE($rate) }。
examRate-divided = 那是除以{ FIGURE($rate) }，而η是乘在每次更新上的。
examRate-notTimes =
    { $bias ->
        [true] 偏置不是{ FIGURE($given) }：η = 1时是{ FIGURE($before) }，现在每次更新都是原来的{ FIGURE($rate) }倍。
       *[false] 这个权重不是{ FIGURE($given) }：η = 1时是{ FIGURE($before) }，现在每次更新都是原来的{ FIGURE($rate) }倍。
    }
examRate-scales =
    { $from ->
        [divided] 本来是这样，但最后又除以了{ FIGURE($rate) }。
       *[other] { $right ->
            [true] { $from ->
                [scaled] 初始权重和每次更新都是原来的{ FIGURE($rate) }倍，所以没有得分变号：两次训练都有{ updates }。
               *[other] 权重都是更新之和，所以都是原来的{ FIGURE($rate) }倍，没有得分变号：两次训练都有{ updates }。
            }
           *[false] 从权重0开始才会这样。这里初始权重不是原来的{ FIGURE($rate) }倍：{ rate-both }，而且不都在同样的步。
        }
    }
examRate-differs =
    { $right ->
        [true] 与更新相比，初始权重的分量变重或变轻了，所以有得分变号：{ rate-both }，而且不都在同样的步。
       *[false] { $from ->
            [scaled] 这里初始权重也跟着变了，所以{ rate-both }。
           *[other] 初始权重是0，而0怎样缩放都不变，所以{ rate-both }。
        }
    }
examRate-same =
    { $right ->
        [true] 每次更新都是原来的{ FIGURE($rate) }倍，所以没有得分变号。除以{ FIGURE($rate) }之后，权重就与第一次训练相同。
       *[false] 每次更新都是原来的{ FIGURE($rate) }倍，所以即使错误相同，权重也不会相同。
    }

## examCounts

examCounts-ask =
    { $asks ->
        [weights] { counts-known }现在w和b是多少？
        [first] { counts-known }最先看的可能是样本{ NUMBER($example) }吗？
       *[last] { counts-known }每一轮最后看的可能是样本{ NUMBER($example) }吗？
    }
examCounts-count = 样本{ NUMBER($example) }错{ FIGURE($count) }次
examCounts-hint =
    { $asks ->
        [weights] 在一个样本上错一次，给权重加上什么？什么时候错的，有影响吗？
       *[other] 无论是哪个样本，哪一步一定会出错？关于其他的步，计数能说明什么？
    }
examCounts-options =
    .yesCounted = 可能：它出过错。
    .yesOpen = 可能：从计数看不出来。
    .noNoMistake = 不可能：它从没出过错。
examCounts-right = 每错一次，加上标签乘样本，并把标签加到b上：一共{ FIGURE($terms) }项，与顺序无关。
examCounts-unlabelled = 这样每个样本都是加。标签为−1的要减。
examCounts-once = 这样每个样本只算了一次，而它出过几次错，就要加几次。
examCounts-biasSum = 一共错了{ FIGURE($terms) }次，但每次给偏置加上的是标签：+1或−1。
examCounts-biasMissing = 权重对了。偏置是标签之和，错几次就加几次。
examCounts-term = 先看样本{ NUMBER($example) }：它的部分是{ FIGURE($count) }乘{ SIGNED($label) }乘{ VECTOR($place) }。再把其他样本的部分按分量加上。
examCounts-yesCounted =
    { $right ->
        [true] 一开始每个得分都是0，平局算错误，所以最先看的样本一定有计数。样本{ NUMBER($example) }的计数是{ FIGURE($count) }。
       *[false] 样本{ NUMBER($example) }的计数是{ FIGURE($count) }：它从没出过错。
    }
examCounts-yesOpen =
    { $right ->
        [true] 只有第一步一定会出错。样本{ NUMBER($example) }在每一轮最后，可能每次都对。
       *[false] 从计数看得出来：一开始每个得分都是0，是平局，也就是错误。最先看的样本一定有计数，而样本{ NUMBER($example) }的计数是{ FIGURE($count) }。
    }
examCounts-noNoMistake =
    { $right ->
        [true] 一开始每个得分都是0，平局算错误。所以最先看的样本一定有计数，而样本{ NUMBER($example) }的计数是{ FIGURE($count) }。
       *[false] { $asks ->
            [last] 最后看的样本不一定出错：那时的权重可能已经把它分对了。
           *[other] 样本{ NUMBER($example) }的计数是{ FIGURE($count) }，所以它出过错。
        }
    }

## examStart

examStart-ask = 训练从权重0开始，平局算作错误，从样本{ NUMBER($first) }起循环：{ LIST(FIGURE($order), separator: "、") }，再从头来，直到收敛。一共更新几次？按顺序写出每次更新是在哪个样本上。
examStart-hint = 每一步记一行：得分、是否出错、之后的权重。怎么知道可以停了？
examStart-right = { updates }，最后一次在样本{ NUMBER($last) }上。之后整整一轮没有错误。
examStart-fromOne = 那是从样本1开始的训练，而这次从样本{ NUMBER($first) }开始。
examStart-withoutBias = 那是没有偏置的训练。这里每次更新b也要变，得分里也有b。
examStart-firstEpochOnly = 到这里都对：第一轮有{ NUMBER($given) }次更新。但训练要继续，直到有一轮没有错误。
examStart-unfinished =
    { $given ->
        [1] 第一个对了，但后面还有错。
       *[other] 前{ NUMBER($given) }个对了，但后面还有错。
    }
examStart-tooLong =
    { $updates ->
        [1] 第一个对了。之后就没有错误了。
       *[other] 前{ NUMBER($updates) }个对了。之后就没有错误了。
    }
examStart-noExample = 没有样本{ FIGURE($given) }：编号是1～{ FIGURE($examples) }。
examStart-otherExample = 第{ FIGURE($at) }次更新不是在样本{ NUMBER($given) }上：在那之前先轮到样本{ NUMBER($example) }，得分是{ FIGURE($score) }，标签是{ SIGNED($label) }，它先出错。

## examProof

examProof-ask =
    单位向量w*能分开样本，间隔γ = { FIGURE($margin) }，样本的长度都不超过R = { FIGURE($radius) }。从权重0开始，没有偏置，每次出错给w加上y·x，最多会出错多少次（记为k）？请选出证明中缺的一行。

    (1) { $grows }于是出错k次之后，w*·w ≥ { margin-times-k }。

    (2) { $shrinks }于是出错k次之后，‖w‖² ≤ { FIGURE($square) }k。

    (3) { $unit }

    (4) { $ends }
examProof-lines =
    .growsAtLeast = 每次出错，w*·w至少增加{ FIGURE($margin) }。
    .growsExactly = 每次出错，w*·w恰好增加{ FIGURE($margin) }。
    .lengthGrows = 每次出错，w的长度至少增加{ FIGURE($margin) }。
    .growsAtMost = 每次出错，w*·w最多增加{ FIGURE($margin) }。
    .squareAtMost = 每次出错，‖w‖²最多增加{ FIGURE($square) }，因为y·a ≤ 0。
    .squareOtherSign = 每次出错，‖w‖²最多增加{ FIGURE($square) }，因为y·a ≥ 0。
    .lengthAtMost = 每次出错，‖w‖²最多增加{ FIGURE($radius) }，因为y·a ≤ 0。
    .squareAtLeast = 每次出错，‖w‖²至少增加{ FIGURE($square) }，因为y·a ≤ 0。
    .atMostLength = w*·w ≤ ‖w‖，因为w*的长度为1。
    .atLeastLength = w*·w ≥ ‖w‖，因为w*的长度为1。
    .equalsLength = w*·w = ‖w‖，因为w最后与w*方向相同。
    .atMostOne = w*·w ≤ 1，因为w*的长度为1。
    .squaredBound = 所以{ margin-times-k } ≤ { radius-times-root }，k ≤ { FIGURE($bound) }。
    .rootBound = 所以{ margin-times-k } ≤ { radius-times-root }，k ≤ { FIGURE($ratio) }。
    .atLeastBound = 所以{ margin-times-k } ≤ { radius-times-root }，k ≥ { FIGURE($bound) }。
    .upsideDownBound = 所以{ margin-times-k } ≤ { radius-times-root }，k ≤ { FIGURE($inverse) }。
examProof-hint =
    { $missing ->
        [grows] 更新给w加上y·x。w*·w因此增加多少？关于y·(w*·x)已知什么？
        [shrinks] 展开‖w + y·x‖²，有三项：出错能说明其中哪一项？
        [unit] 内积是两个长度之积再乘余弦。余弦最大是多少？
       *[ends] 把前三行连起来，再除以√k。
    }
examProof-growsAtLeast = 更新给w*·w加上y·(w*·x)，对每个样本，它都至少是γ = { FIGURE($margin) }。
examProof-growsExactly = 只有离w*的直线最近的样本才恰好是{ FIGURE($margin) }，其他样本更大。
examProof-lengthGrows = 出错时，w的长度甚至可能变短。稳步增加的是w在w*方向上的分量。
examProof-growsAtMost = 如果是“最多”，w*·w可以一直为0，第一个结论就推不出来。
examProof-squareAtMost = ‖w + y·x‖² = ‖w‖² + 2y·a + ‖x‖²。出错时中间一项不为正，最后一项最多是{ FIGURE($square) }。
examProof-squareOtherSign = 出错时y·a为0或负。如果为正，‖w‖²就会因中间一项增加得更多。
examProof-lengthAtMost = ‖w + y·x‖²的最后一项是‖x‖²，是平方：它的上限是R²，不是R = { FIGURE($radius) }。
examProof-squareAtLeast = 下限挡不住w变长。证明需要的是：w*·w增加，而‖w‖一直不大。
examProof-atMostLength = 与单位向量的内积最多是另一个向量的长度：余弦最大是1。
examProof-atLeastLength = 余弦最大是1，所以与单位向量的内积最多是长度，而不是至少。
examProof-equalsLength = w最后不一定与w*方向相同：只要直线能分开样本，训练就会停下来。
examProof-atMostOne = 只有w*的长度为1。错误越多，w越长，w*·w也随之变大。
examProof-squaredBound = 除以√k：√k ≤ R/γ = { FIGURE($ratio) }，所以k ≤ { FIGURE($bound) }。
examProof-rootBound = 除以√k得到√k ≤ { FIGURE($ratio) }，这还不是k的上限：两边要平方。
examProof-atLeastBound = 这个不等式给出的是k的上限：k比√k增长得快，所以k很大时它不可能成立。
examProof-upsideDownBound = 要把√k单独留下，应当除以γ = { FIGURE($margin) }，而不是R = { FIGURE($radius) }。

## examScore

examScore-ask = 一个神经元的权重是w = { VECTOR($weights) }，偏置是b = { FIGURE($bias) }。下列样本的得分各是多少：{ LIST($examples, separator: "，") }？
examScore-example = 样本{ NUMBER($example) } = { VECTOR($x) }
examScore-hint = 一个得分里有几个乘积，还要加上什么？
examScore-number = 样本{ NUMBER($example) }
examScore-right = { LIST($verdicts, separator: "") }
examScore-verdict =
    { $positive ->
        [true] 样本{ NUMBER($example) }的得分{ FIGURE($score) }大于0：正类。
       *[false] 样本{ NUMBER($example) }的得分{ FIGURE($score) }小于0：负类。
    }
examScore-biasForgotten = 样本{ NUMBER($example) }的乘积加起来是{ FIGURE($products) }，这没错，但少了偏置{ FIGURE($bias) }。
examScore-biasSubtracted = 样本{ NUMBER($example) }的乘积加起来是{ FIGURE($products) }。偏置{ FIGURE($bias) }要连同符号一起加上。
examScore-otherExample = 那是样本{ NUMBER($other) }的得分，这一格填的是样本{ NUMBER($example) }。
examScore-wrong = 对样本{ NUMBER($example) }，x = { VECTOR($x) }：把每个特征乘以自己的权重，两个乘积连同符号相加，再加上偏置。

## examFires

examFires-ask =
    { $asks ->
        [which] 一个没有偏置的神经元，权重是w = { VECTOR($weights) }。表中哪些样本能让它激活？写出编号。
       *[change] 一个神经元的权重是w = { VECTOR($weights) }。某个样本的特征{ $feature }增加{ FIGURE($change-by) }，另一个特征不变。得分改变多少？
    }
examFires-hint =
    { $asks ->
        [which] 神经元怎样处理样本的两个特征，再把结果与哪个数比较？
       *[change] 两个乘积中，哪个会变，哪个不变？
    }
examFires-number = 得分的变化量
examFires-right = 只有它们的得分大于0：{ LIST(FIGURE($scores)) }。
examFires-opposite = 那些恰恰是不激活的样本：得分小于0。
examFires-noExample = 表中没有样本{ FIGURE($given) }。
examFires-silent = 样本{ NUMBER($example) }，x = { VECTOR($x) }，不会激活：得分是{ FIGURE($score) }，小于0。
examFires-missed = 漏了一个：样本{ NUMBER($example) }，x = { VECTOR($x) }，得分是{ FIGURE($score) }，大于0。
examFires-changed = { $feature }每增加一个单位，得分变化{ SIGNED($change-weight) }，一共增加{ FIGURE($change-by) }个单位。另一个乘积不变。
examFires-otherWeight = 那用的是另一个特征的权重。增加的是{ $feature }。
examFires-weightAlone = 那是增加1时的变化。这个特征增加了{ FIGURE($change-by) }。
examFires-changeAlone = 权重为1时才是这样。{ $feature }的权重是{ FIGURE($change-weight) }。
examFires-wrongSign =
    { $positive ->
        [true] 权重{ FIGURE($change-weight) }大于0，所以特征增加，得分也增加。
       *[false] 权重{ FIGURE($change-weight) }小于0，所以特征增加，得分反而减少。
    }
examFires-changeWrong = 只有{ $feature }与它的权重{ FIGURE($change-weight) }的乘积会变，而{ $feature }增加{ FIGURE($change-by) }。

## examTie

examTie-ask = 训练从w = { VECTOR($weights) }，b = { FIGURE($bias) }开始，按表中的顺序看样本，η = 1。如果y·a < 0算错误，第一轮更新几次？如果y·a ≤ 0算错误，又更新几次？
examTie-hint = 把两种规则下的第一轮都一步一步走一遍。得分为0时，两条规则各怎么说，后果是什么？
examTie-right = 用<有{ NUMBER($strict) }次更新，用≤有{ FIGURE($withTies) }次。两条规则第一次不同是在样本{ NUMBER($first) }：它的得分是0。
examTie-swapped = 反过来了：第一条规则不把得分0算作错误，第二条才算。
examTie-same = 两个次数不同。轮到样本{ NUMBER($first) }时，它的得分是0：只有一条规则算作错误。
examTie-frozen = 那样数的是初始权重分错的样本。更新之后，后面的得分要用新的权重。
examTie-tooMany = 一轮有{ FIGURE($examples) }步，每步最多更新一次。
examTie-strictWrong =
    { $weightsZero ->
        [true] 用<时，连第一步也不是错误：权重都是0，所以每个得分都是0。这样会有什么改变？
       *[false] 用≤的也许对了，但再看看<：轮到样本{ NUMBER($first) }时，得分是0，而0并不小于0。
    }
examTie-tiesWrong = 用<的对了。用≤时，在样本{ NUMBER($first) }处权重也会变，那里得分是0。从那里起用新的权重继续算。

## examResidual

examResidual-ask = 标签是0和1，回答也是：得分大于0时q = 1，否则q = 0。一个神经元的权重是w = { VECTOR($weights) }，偏置是b = { FIGURE($bias) }。现在看x = { VECTOR($place) }，它的标签是{ FIGURE($label) }。残差e是多少？这一步之后权重是多少？
examResidual-hint = 得分是多少，给出哪个回答？求残差时，标签和回答哪个在前？
examResidual-right =
    { $residual ->
        [0] 回答{ FIGURE($answer) }与标签相同，所以e是0，什么也不变。
        [1] 标签{ FIGURE($label) }，回答{ FIGURE($answer) }：假负例。残差是1，所以加上样本。
       *[other] 标签{ FIGURE($label) }，回答{ FIGURE($answer) }：假正例。残差是−1，所以减去样本。
    }
examResidual-answerFirst = 那是回答减标签。残差是标签减回答。
examResidual-ofScore = 那是标签减得分。要先把得分{ FIGURE($score) }变成回答：q = { FIGURE($answer) }。
examResidual-twice = 那是−1与+1之差。这里标签和回答都是0或1。
examResidual-residualWrong =
    { $side ->
        [above] 得分是{ FIGURE($score) }，大于0。神经元回答什么？标签减回答是多少？
        [below] 得分是{ FIGURE($score) }，小于0。神经元回答什么？标签减回答是多少？
       *[none] 得分是0。神经元回答什么？标签减回答是多少？
    }
examResidual-stays = 残差是0，这没错。所以加上的是样本的0倍：权重不变。
examResidual-leftAsBefore = 残差是{ FIGURE($residual) }，这没错，但这是这一步之前的权重。要加上什么？
examResidual-wrongWay =
    { $residual ->
        [1] 得分已经太低，用这样的权重还会更低。应当加上样本。
       *[other] 得分已经太高，用这样的权重还会更高。应当减去样本。
    }
examResidual-biasKept = 权重对了。偏置也要变：加上e = { FIGURE($residual) }。
examResidual-weightsWrong = 残差对了。给权重按分量加上{ FIGURE($residual) }乘{ VECTOR($place) }，给偏置加上{ FIGURE($residual) }。

## examOrders

examOrders-ask =
    训练从权重0开始，平局算作错误。按下面两种顺序，第一轮各更新几次？

    同标签相连：{ LIST(FIGURE($blocks), separator: "、") }

    两种标签交替：{ LIST(FIGURE($mixed), separator: "、") }
examOrders-order = { LIST(FIGURE($order), separator: "、") }
examOrders-hint = 样本是一样的，差别从何而来？写下每次更新之后的权重，想一想它们改变了后面哪些得分。
examOrders-right =
    { $fewer ->
        [true] 这里同标签相连的更新较少：同一标签的样本之间没有多少要改的。真正重要的是整整一轮之后直线怎么样。
       *[false] 这里同标签相连的更新较多：轮到第二种标签时，权重只见过第一种。
    }
examOrders-swapped = 两个次数都对，但顺序弄反了。
examOrders-same = 样本相同，次数却不同：每次更新都会改变它之后各步的得分。
examOrders-firstMissed = 两个都少了一次。第一步时每个得分都是0，而平局在这里算错误。
examOrders-impossible = 不可能是{ FIGURE($given) }：一轮有{ FIGURE($examples) }步，每步最多更新一次。
examOrders-wrong =
    { $mistake ->
        [true] 再看看顺序{ LIST(FIGURE($order), separator: "、") }。第二步轮到样本{ NUMBER($example) }：得分{ FIGURE($score) }，标签{ SIGNED($label) }，所以是错误。用更新后的权重继续算。
       *[false] 再看看顺序{ LIST(FIGURE($order), separator: "、") }。第二步轮到样本{ NUMBER($example) }：得分{ FIGURE($score) }，标签{ SIGNED($label) }，所以不是错误。用同样的权重继续算。
    }

## examStopping

examStopping-ask =
    { $asks ->
        [epoch]
            一次训练在每一轮之后的错误数如下。要在新样本上表现最好，应当在第几轮之后停止？

            训练样本（共{ FIGURE($trained) }个）：{ LIST(FIGURE($training), separator: "、") }

            留出样本（共{ FIGURE($others) }个）：{ LIST(FIGURE($heldOut), separator: "、") }
       *[pocket]
            下面是感知机在第一轮中每次更新之后，在{ FIGURE($trained) }个训练样本上的错误数。口袋算法的更新与它相同。最后保留的是第几次更新之后的权重？

            第1～{ FIGURE($last) }次更新之后的错误数：{ LIST(FIGURE($training), separator: "、") }
    }
examStopping-hint =
    { $asks ->
        [epoch] 两行中，哪一行的样本是训练时从没看过的？
       *[pocket] 口袋算法什么时候用新权重换掉保留的权重？如果新权重只是一样好呢？
    }
examStopping-numbers =
    .epoch = 第几轮
    .pocket = 第几次更新
examStopping-right = 第{ FIGURE($at) }轮之后，{ FIGURE($of) }个留出样本中只错{ FIGURE($fewest) }个，比其他各轮之后都少。
examStopping-rightOfSeveral = 那时{ FIGURE($of) }个留出样本中错{ FIGURE($fewest) }个。没有哪一轮更少，而第{ FIGURE($at) }轮最先达到。
examStopping-byTraining = 第{ FIGURE($at) }轮之后训练错误最少，是{ FIGURE($training) }个。但没见过的样本错了{ FIGURE($heldOut) }个，别的轮错得更少。
examStopping-last = 到最后，留出样本错了{ FIGURE($heldOut) }个。训练得更久，反而更差。
examStopping-notFewest = 第{ FIGURE($at) }轮之后，留出样本错了{ FIGURE($heldOut) }个。别的轮错得更少。
examStopping-pocketRight =
    { $again ->
        [true] 第{ FIGURE($at) }次更新之后有{ fewest-mistakes }。后来有一样好的权重，但口袋算法只换更好的。
       *[false] 第{ FIGURE($at) }次更新之后有{ fewest-mistakes }，前后都没有这么少。
    }
examStopping-pocketAgain = 第{ FIGURE($at) }次更新之后有{ fewest-mistakes }，但更早的权重也这么少。口袋算法只有错误更少才换。
examStopping-pocketLast = 感知机用最后的权重预测，错{ NUMBER($mistakes) }个。口袋算法保留了更好的权重。
examStopping-pocketNotFewest = 第{ FIGURE($at) }次更新之后错{ NUMBER($mistakes) }个。有别的权重错得更少。
examStopping-noEpoch = 没有第{ FIGURE($given) }轮：一共{ FIGURE($count) }轮。
examStopping-noUpdate = 没有第{ FIGURE($given) }次更新：一共{ FIGURE($count) }次。

## examBatch

examBatch-ask = 批量感知机现在的权重是w = { VECTOR($before-weights) }，偏置是b = { FIGURE($before-bias) }，学习率为1，平局算作错误。在表中的样本上更新一次之后，权重是多少？
examBatch-hint = 四个得分都用哪组权重？哪些样本要加上，符号是什么？
examBatch-right = 按更新之前的权重，误分类的是{ LIST($names) }。把它们各自乘以标签，一次全部加上。
examBatch-example = 样本{ NUMBER($example) }
examBatch-leftAsBefore = 那是更新之前的权重，但用它来分，四个样本中误分类{ FIGURE($mistakes) }个。
examBatch-oneByOne = 那是感知机，每一步都更新。批量感知机用同样的权重求出所有得分，然后更新一次。
examBatch-all = 那样把每个样本都加上了。已经在正确一侧的不算。
examBatch-unlabelled = 那样加上误分类的样本时没有乘标签。标签为−1的要减。
examBatch-biasOnce = 权重对了。偏置要加上每个错误的标签，不只是一个。
examBatch-onlyOne = 那样只加上了样本{ NUMBER($example) }，但误分类的不止它一个。
examBatch-biasWrong = 权重对了。偏置要加上全部{ FIGURE($mistakes) }个错误的标签。
examBatch-wrong = 先看样本{ NUMBER($example) }：得分是{ FIGURE($score) }，标签是{ SIGNED($label) }，所以它的部分是{ SIGNED($label) }乘{ VECTOR($place) }。其他三个照此去看。

## examReading

examReading-ask =
    在与表中类似的样本上训练，最后得到下面的权重。特征从最小值变到最大值，哪个特征让得分变化最大？

    { $lines }
examReading-line = { $feature }：权重{ FIGURE($weight) }，取值{ FIGURE($least) }～{ FIGURE($most) }
examReading-hint = 权重说明特征每变化一个单位时，得分变化多少。每个特征能变化多少个单位？符号有关系吗？
examReading-right = 它的权重是{ FIGURE($chosen-weight) }，变化范围是{ FIGURE($range) }，让得分变化{ FIGURE($chosen-reach) }，比其他特征都大。
examReading-largestWeight = 它的权重{ FIGURE($chosen-weight) }离0最远，但变化范围只有{ FIGURE($range) }：得分变化{ FIGURE($chosen-reach) }。有别的特征让得分变化更大。
examReading-widest = 它的变化范围{ FIGURE($range) }最大，但权重只有{ FIGURE($chosen-weight) }：得分变化{ FIGURE($chosen-reach) }。有别的特征让得分变化更大。
examReading-otherwise = 它的权重是{ FIGURE($chosen-weight) }，变化范围是{ FIGURE($range) }，让得分变化{ FIGURE($chosen-reach) }。有别的特征让得分变化更大。

## examCycle

examCycle-ask =
    { $asks ->
        [weights] { cycle-known }第{ FIGURE($epochs) }轮之后，权重和偏置是多少？
       *[updates] { cycle-known }到第{ FIGURE($epochs) }轮结束，一共更新了几次？
    }
examCycle-hint =
    { $asks ->
        [weights] 写下每一轮之后的权重。一旦与前面某一轮之后的相同，会怎样？
       *[updates] 写下每一轮之后的权重，以及这一轮更新了几次。一旦权重与前面某一轮之后的相同，会怎样？
    }
examCycle-number = 更新次数
examCycle-right = 第{ FIGURE($again) }轮之后的权重与{ cycle-first }相同。后面要走的步也相同，所以权重{ cycle-length }重复一次，训练永远不会停。
examCycle-otherEpoch = w = { VECTOR($weights) }，b = { FIGURE($bias) }是{ cycle-epoch }的值。它{ cycle-length }出现一次，但不在第{ FIGURE($epochs) }轮之后。
examCycle-before =
    { $epoch ->
        [0] 那是开始时的权重，但这次训练没有哪一轮结束时会回到它，重复的是后来的权重。
       *[other] 那是第{ FIGURE($epoch) }轮之后的权重，但这次训练没有哪一轮结束时会再回到它，重复的是后来的权重。
    }
examCycle-within = 那是第{ FIGURE($visit) }步之后的权重，还在一轮当中。问的是一轮结束时。
examCycle-bias = 权重对了。在正例上出错，偏置加1；在负例上出错，偏置减1。
examCycle-wrong = 一轮一轮地算下去，直到权重重复出现。第一轮之后是w = { VECTOR($weights) }，b = { FIGURE($bias) }。
examCycle-updatesRight = 第{ FIGURE($again) }轮之后的权重与{ cycle-first }相同。从那时起，{ cycle-length }更新{ NUMBER($every) }次，周而复始。
examCycle-impossible = 应当是0～{ FIGURE($most) }的整数：每步最多更新一次。
examCycle-ended = 更新次数比轮数还少：那么有一轮没有错误，就有直线能分开这些样本了。
examCycle-likeFirst = 第一轮有{ updates }，但不是每一轮都和第一轮一样：第{ FIGURE($epoch) }轮有{ FIGURE($other) }次。
examCycle-updatesWrong = 第一轮有{ updates }。一轮一轮地数下去，直到权重重复出现，之后就是重复了。
