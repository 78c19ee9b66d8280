# 算到哪里为止，放在“训练……”之后。
until =
    { $until-at ->
        [now] 到此刻为止
        [end] 一共
        [next] 到下一步为止（含下一步）
        [visit]
            { $until-count ->
                [1] 在第一步
               *[other] 在前{ NUMBER($until-count) }步
            }
       *[epoch]
            { $until-count ->
                [1] 在第一轮
               *[other] 在前{ NUMBER($until-count) }轮
            }
    }
# 什么时候看，放在句首。
moment-after =
    { $after-at ->
        [now] 现在
        [end] 训练结束时
        [next] 下一步之后
        [visit] 第{ FIGURE($after-count) }步之后
       *[epoch] 第{ FIGURE($after-count) }轮之后
    }
moment-visit =
    { $of-at ->
        [now] 刚走完的那一步
        [end] 训练的最后一步
        [next] 下一步
        [visit] 第{ FIGURE($of-count) }步
       *[epoch] 第{ FIGURE($of-count) }轮的最后一步
    }
mistake-rule =
    { $tie ->
        [mistake] 标签乘得分小于等于0，就是错误。
        [correct] 标签乘得分小于0，就是错误。
        [negative] 标签与预测不同，就是错误：得分大于0预测+1，否则预测−1。
       *[positive] 标签与预测不同，就是错误：得分大于等于0预测+1，否则预测−1。
    }
with-yours = 按你的权重，样本{ NUMBER($example) }的得分会是{ FIGURE($score) }。
signs =
    { $signs ->
        [tie] 平局
        [same] 同号
       *[opposite] 异号
    }
still =
    { $side ->
        [none] 不在任何一侧
        [below] 仍小于0
       *[above] 仍大于0
    }
rate-times =
    { $rate ->
        [1] 样本
       *[other] 样本的{ FIGURE($rate) }倍
    }
overlap-place =
    { $place ->
        [none] { "" }
       *[other] ，就在{ VECTOR($place) }
    }
run-updates = { NUMBER($takes) }次更新
run-epochs = { NUMBER($takes) }轮

## practice

titles =
    .mistake = 这个样本会出错吗？
    .boundary = 边界接下来移到哪里？
    .weights = 写出新的权重
    .drag = 拖动权重向量
    .inseparable = 放一个点，让样本不可分
    .feature = 加哪个特征能解决？
    .fires = 神经元会激活吗？
    .score = 得分是多少？
    .margin = 两种间隔
    .bound = 最多错几次？
    .line = 直线与权重互化
    .votes = 投票与平均的预测
    .classes = 三个类别与平局
    .kernel = 由计数求得分
    .gate = 逻辑门的权重
    .truth = 是对是错，为什么？
    .sets = 哪些特征能分开这张表？
    .rate = 学习率改变什么？
    .counts = 由错误计数求权重
    .start = 从另一个样本开始
    .proof = 证明中缺的一行
    .tie = 平局算错误吗？
    .residual = 标签0和1，以及残差
    .orders = 同样的样本，不同的顺序
    .stopping = 保留哪组权重？
    .batch = 一次批量更新
    .reading = 哪个特征最重要？
    .cycle = 去而复返的权重
challengeTitles =
    .most-updates = 五个点，最多次更新
    .spiral = 用最少的特征分开螺旋
    .slowest-order = 最慢的顺序
challengeAsks =
    .most-updates = 在单位正方形（两轴都是0～1）内放五个点，几何间隔至少为0.1。最多能让感知机更新多少次？
    .spiral = 选择特征，即x₁和x₂的乘积，让螺旋的两条臂可分。特征越少越好。
    .slowest-order = 用这八个样本，选一个训练顺序，让收敛所需的轮数最多。
results =
    .most-updates = { NUMBER($n) }次更新
    .spiral = { NUMBER($n) }个特征
    .slowest-order = { NUMBER($n) }轮
score =
    { $streak ->
        [0] { NUMBER($tries) }题中首次答对{ NUMBER($right) }题。
        [1] { NUMBER($tries) }题中首次答对{ NUMBER($right) }题。
       *[other] { NUMBER($tries) }题中首次答对{ NUMBER($right) }题，最近连对{ NUMBER($streak) }题。
    }
scoreLine = { $title }：{ score }
bestLine = { $title }：{ $result }。

## quiz

label = 题目
loading = 正在载入题目…
practice = 练习
challenge = 挑战
leaveHint = 会恢复之前的内容
leavePractice = 离开练习
leaveChallenge = 离开挑战
ownExamples = 这道题用的是你自己的样本。
otherExamples = 你的样本不适合这道题，所以换了别的样本。
hint = 提示：
solution = 答案：
showSolution = 显示答案
next = 下一题
nextHint = 下一题（]）
positiveWhere = { $inequality }时为正类
itsLabel = 它的标签
labelValue = { SIGNED($label) }
letter = { $letter }.
isMistake =
    { $mistake ->
        [true] 是错误。
       *[false] 不是错误。
    }
weight = { $name } = { FIGURE($value) }
weights = { LIST($weights, separator: "，") }。
vector = w = { VECTOR($weights) }。
point = 例如放在{ VECTOR($place) }，标签为{ SIGNED($label) }。
feature = { $name }。
inOrder = 依次是哪些样本
sequence = { LIST(NUMBER($examples), separator: "、") }。
givens = 显示数值
example = 样本
before =
    { $bias ->
        [none] 这一步之前：w = { VECTOR($weights) }。
       *[other] 这一步之前：w = { VECTOR($weights) }，b = { FIGURE($bias) }。
    }
learnsFrom = 在学习器看来，样本{ NUMBER($example) }是x = { VECTOR($x) }。
moreOnStage = 画布上还有{ NUMBER($examples) }个。
changePage = 修改页面就是作答，可以反复检查。
check = 检查
startAgain = 重新开始
cures =
    .tie = 把平局算作错误
    .start = 权重从0开始
    .bias = 打开偏置
    .features = 直接用x₁和x₂
    .examples = 恢复样本
    .erase = 擦除样本
toBeat = 要打破的成绩：
yourBest = 我的最好成绩：
result = { $result }。
beaten = 打破了{ NUMBER($toBeat) }。接下来打破自己的成绩吧。

## questions

asks =
    .mistake = 下面轮到样本{ NUMBER($example) }。会出错吗？
    .boundary =
        { $rate ->
            [1] 下面轮到样本{ NUMBER($example) }，会出错。边界移到哪里？
           *[other] 下面轮到样本{ NUMBER($example) }，会出错。边界移到哪里？学习率是{ NUMBER($rate) }。
        }
    .weights =
        { $rate ->
            [1] 下面轮到样本{ NUMBER($example) }。这一步之后权重是多少？
           *[other] 下面轮到样本{ NUMBER($example) }。这一步之后权重是多少？学习率是{ NUMBER($rate) }。
        }
    .drag =
        { $keptBias ->
            [none] 转动权重向量，让每个样本都落在自己标签的一侧。
           *[other] 转动权重向量，让每个样本都落在自己标签的一侧。偏置保持{ NUMBER($keptBias) }不变。
        }
    .inseparable =
        { $outside ->
            [true] { $bias ->
                [true] 有一条直线能分开这些样本。再加一个样本，不要叠在别的样本上，让任何直线都分不开。
               *[false] 有一条过原点的直线能分开这些样本。再加一个样本，不要叠在别的样本上，让任何过原点的直线都分不开。
            }请放在外面：比其他所有样本都更靠左、靠右、靠上或靠下。
           *[false] { $bias ->
                [true] 有一条直线能分开这些样本。再加一个样本，不要叠在别的样本上，让任何直线都分不开。
               *[false] 有一条过原点的直线能分开这些样本。再加一个样本，不要叠在别的样本上，让任何过原点的直线都分不开。
            }
        }
    .feature =
        { $bias ->
            [true] 没有直线能分开这些样本。在x₁和x₂之外再加哪个特征，就能分开？
           *[false] 没有过原点的直线能分开这些样本。在x₁和x₂之外再加哪个特征，就能分开？
        }
hints =
    .mistake = { mistake-rule }
    .boundary =
        { $rate ->
            [1] 更新把标签乘样本加到权重上。边界垂直于权重向量：它会往哪边移？
           *[other] 更新把标签乘样本的{ NUMBER($rate) }倍加到权重上。边界垂直于权重向量：它会往哪边移？
        }
    .weights = 先求得分。{ mistake-rule }{ $rate ->
            [1] { $bias ->
                [true] 出错时，把标签乘以每个特征，加到该特征的权重上，把标签加到偏置上。
               *[false] 出错时，把标签乘以每个特征，加到该特征的权重上。
            }
           *[other] { $bias ->
                [true] 出错时，把标签乘以每个特征的{ NUMBER($rate) }倍，加到该特征的权重上，把标签的{ NUMBER($rate) }倍加到偏置上。
               *[false] 出错时，把标签乘以每个特征的{ NUMBER($rate) }倍，加到该特征的权重上。
            }
        }
    .drag = 这个向量指向正例一侧。
    .inseparable =
        { $bias ->
            [true] { $outside ->
                [true] 一个样本如果夹在另外两个样本之间，就没有直线能把它与那两个分开。你的样本不可能是中间那个：那么谁可以？
               *[false] 一个点如果夹在另一种标签的样本之间，就没有直线能把它与它们分开。
            }
           *[false] 从原点看：一个点如果与另一种标签的某个样本在同一方向，就没有过原点的直线能把两者分开。
        }
    .feature = 找一个乘积：在一种标签的样本上很大，在另一种标签的样本上很小或为负。

## asks

asks-updates = 训练{ until }更新多少次？
mistakes = 训练{ until }出多少次错？
visits = 训练{ until }走多少步？
asks-epochs = 训练{ until }走多少轮？
asks-score = { moment-visit }的得分是多少？
asks-label = { moment-visit }的样本标签是什么？
asks-example = { moment-visit }是几号样本？
trainingMistakes = { moment-after }，有多少个训练样本分错？
bias = { moment-after }，偏置是多少？
asks-weights = { moment-after }，权重是多少？
asks-weight = { moment-after }，{ $feature }的权重是多少？
mistake = 下一步会出错吗？
separatingWeights = 找一组权重，把每个样本都分对。
cells =
    { $rows ->
        [1] 填写第{ FIGURE($first) }步这一行。
       *[other] 填写第{ FIGURE($first) }～{ FIGURE($last) }步。
    }
converged = 走到训练的末尾：应当收敛。
separates = 让每个样本都落在自己标签的一侧。
separable = 让样本可分。
inseparable = 让样本不可分。
separableBy = 添加{ NUMBER($added) }个样本，让样本可分。
inseparableBy = 添加{ NUMBER($added) }个样本，让样本不可分。
reached =
    { $unit ->
        [visit] 走到第{ FIGURE($count) }步。
        [epoch] 走到第{ FIGURE($count) }轮。
       *[update] 走到第{ FIGURE($count) }次更新。
    }
bound = 修改样本，让错误界大于等于{ FIGURE($least) }。
targetBound = 选一个w*，让它的错误界大于等于{ FIGURE($least) }。
astray =
    { $most ->
        [0] 选一个目标，让任何更新都不远离它。
       *[other] 选一个目标，让远离它的更新最多{ NUMBER($most) }次。
    }
runTakes =
    { $of ->
        [updates] { $least ->
            [none] 让训练在{ NUMBER($most) }次更新之内收敛。
           *[other] 让训练至少要{ NUMBER($least) }次更新才收敛。
        }
       *[epochs] { $least ->
            [none] 让训练在{ NUMBER($most) }轮之内收敛。
           *[other] 让训练至少要{ NUMBER($least) }轮才收敛。
        }
    }
disagree = 让“{ $first }”和“{ $second }”至少在{ NUMBER($least) }个样本上预测不同。
setting = 把“{ $name }”设为“{ $wanted }”。
asks-feature = 把{ $feature }加入特征。

## feedback

nothingToCount = 现在没有这样的东西可数。
tooFew = { FIGURE($given) }太小了。
tooMuch = { FIGURE($given) }太大了。
runEnded = 训练已经结束：没有下一步了。
visit =
    { $mistake ->
        [true] 样本{ NUMBER($example) }的标签是{ SIGNED($label) }，得分是{ FIGURE($score) }：{ signs }，是错误。
       *[false] 样本{ NUMBER($example) }的标签是{ SIGNED($label) }，得分是{ FIGURE($score) }：{ signs }，不是错误。
    }
visitOfClasses =
    { $mistake ->
        [true] 样本{ NUMBER($example) }属于类别{ NUMBER($label) }；{ LIST($scores, separator: "，") }。所以预测为类别{ NUMBER($predicted) }：是错误。
       *[false] 样本{ NUMBER($example) }属于类别{ NUMBER($label) }；{ LIST($scores, separator: "，") }。所以预测为类别{ NUMBER($predicted) }：不是错误。
    }
classScore = 类别{ NUMBER($class) }的得分是{ FIGURE($score) }
noWeightVector = 页面上的学习器没有单独一个权重向量：请选感知机。
pushesWrongWay = { $name }的权重是{ FIGURE($given) }：这会把得分往相反的方向推。
weightOff =
    { $name ->
        [none] { $tooSmall ->
            [true] 偏置会是{ FIGURE($given) }：太小。
           *[false] 偏置会是{ FIGURE($given) }：太大。
        }
       *[other] { $tooSmall ->
            [true] { $name }的权重会是{ FIGURE($given) }：太小。
           *[false] { $name }的权重会是{ FIGURE($given) }：太大。
        }
    }
unseparated =
    { $wrong ->
        [1] 按这组权重，样本{ NUMBER($example) }的得分是{ FIGURE($score) }：{ still }，而标签是{ SIGNED($label) }。
       *[other] 按这组权重，样本{ NUMBER($example) }的得分是{ FIGURE($score) }：{ still }，而标签是{ SIGNED($label) }。一共分错{ NUMBER($wrong) }个样本。
    }
emptyCell = 第{ NUMBER($visit) }步这一行有一格是空的。
scoreCell = 第{ NUMBER($visit) }步这一行，得分不是{ FIGURE($given) }：把这一步之前的每个权重乘以对应的特征，再加起来。
mistakeCell =
    { $mistake ->
        [true] 第{ NUMBER($visit) }步这一行，得分是{ FIGURE($score) }，标签是{ SIGNED($label) }：这是错误。
       *[false] 第{ NUMBER($visit) }步这一行，得分是{ FIGURE($score) }，标签是{ SIGNED($label) }：这是正确的。
    }
weightsCell =
    { $mistake ->
        [true] 第{ NUMBER($visit) }步这一行，之后的权重不是这样：要加上样本乘标签。
       *[false] 第{ NUMBER($visit) }步这一行，之后的权重不是这样：权重不变。
    }
goOnToVisit = 现在是第{ FIGURE($made) }步：请继续走到第{ FIGURE($wanted) }步。
goOnToEpoch = 目前走了{ NUMBER($made) }轮。请继续走到{ FIGURE($wanted) }轮。
goOnToUpdate = 目前有{ NUMBER($made) }次更新。请继续走到{ FIGURE($wanted) }次。
stoppedWithMistakes = 训练在{ epochs }后停止，最后一轮还有错误。
notConverged = 走了{ NUMBER($visits) }步，还没有一轮不出错。
notCounted = 错误还没有数完。
wrongSide = 有{ NUMBER($examples) }个样本不在自己标签的一侧。
onBoundary = 有{ NUMBER($examples) }个样本在直线上，得分为0：不在任何一侧。
drewMore = 你新画了{ NUMBER($examples) }个样本。请先撤销，选“移动”再拖动。
erased =
    { $examples ->
        [1] 有1个样本不见了：请撤销，改为移动它。
       *[other] 有{ NUMBER($examples) }个样本不见了：请撤销，改为移动一个样本。
    }
relabelled = 标签与开始时不同了：请撤销，改为移动样本。
placeMore = 请放{ NUMBER($examples) }个样本。
placedTooMany = 比开始时多了{ NUMBER($placed) }个样本，只需要{ FIGURE($wanted) }个。
undecided = 无法判断这些样本是否可分。
stillSeparable = 仍有直线能分开这些样本。
stillInseparable = 还没有直线能分开这些样本。
noBound = 没有错误界，因为这些样本分不开。
smallBound = 错误界是{ FIGURE($bound) }，至少要达到{ FIGURE($least) }。
offSide = 你的w*，γ = { FIGURE($margin) }：它没有分开这些样本，也就没有错误界。请往回转一点。
feedback-astray = α = { FIGURE($reach) }时，有{ NUMBER($found) }次更新走错了方向。
tooManyExamples = 有{ NUMBER($examples) }个样本，最多允许{ FIGURE($most) }个。
feedback-otherExamples = 样本与本小节开始时不同了：请撤销，只改变顺序。
startsElsewhere = 训练不是从权重0开始的：请把所有权重和偏置设为0。
neverEnds = 没有直线能分开这些样本，所以更新永远不会结束。
notOverYet = 训练在{ epochs }后停止，还没有收敛。
feedback-runTakes =
    { $of ->
        [updates] { $tooFew ->
            [true] 训练用了{ run-updates }，至少要{ FIGURE($wanted) }次。
           *[false] 训练用了{ run-updates }，最多只能{ FIGURE($wanted) }次。
        }
       *[epochs] { $tooFew ->
            [true] 训练用了{ run-epochs }，至少要{ FIGURE($wanted) }轮。
           *[false] 训练用了{ run-epochs }，最多只能{ FIGURE($wanted) }轮。
        }
    }
disagreements =
    { $found ->
        [0] “{ $first }”和“{ $second }”在所有样本上预测一致。
       *[other] “{ $first }”和“{ $second }”在{ NUMBER($found) }个样本上预测不同，至少要{ FIGURE($least) }个。
    }
feedback-setting =
    { $now ->
        [none] “{ $name }”还没有选：请选“{ $wanted }”。
       *[other] “{ $name }”现在是“{ $now }”：请选“{ $wanted }”。
    }
names =
    .bias = 偏置
    .bias-as = 偏置的写法
    .data = 数据
    .drawer = 打开的视图
    .features = 特征
    .learner = 学习器
    .max-epochs = 最大轮数
    .order = 训练顺序
    .scaling = 缩放
values = { LIST($values) }
feedback-features = { LIST($features, separator: "、") }
featureMissing = 特征中还没有{ $feature }。
right =
    { $why ->
        [none] 对。
       *[other] 对。{ $why }
    }
answeredBefore =
    { $tries ->
        [1] 这道题你答对了。
       *[other] 这道题你第{ FIGURE($tries) }次答对了。
    }
passedBefore = 这道题你是看了答案继续的。

## quizFeedback

examMissing = 请给每一个填上数字。
examChoose = 请选一项。
chooseBoundary = 请选一条边界。
boundaryMoved =
    { $stillWrong ->
        [true] 样本{ NUMBER($example) }的标签是{ SIGNED($label) }，更新把它的得分从{ FIGURE($before) }变为{ FIGURE($score) }。更新一次不一定够。
       *[false] 样本{ NUMBER($example) }的标签是{ SIGNED($label) }，更新把它的得分从{ FIGURE($before) }变为{ FIGURE($score) }。
    }
otherBoundary = { $done ->
        [nothing] 那是现在的边界：出了错，边界就要变。
        [wrong-way] 那样移反了方向。
        [bias-kept] 那样偏置没有变。
        [bias-alone] 那样只变了偏置。
       *[twice] 那样同一次更新做了两遍。
    }按那条边界，样本{ NUMBER($example) }的得分是{ FIGURE($score) }，而标签是{ SIGNED($label) }。
updated =
    { $mistake ->
        [false] 样本{ NUMBER($example) }的得分是{ FIGURE($score) }，标签是{ SIGNED($label) }：不是错误，所以权重不变。
       *[true] { $label ->
            [1] { $bias ->
                [true] 样本{ NUMBER($example) }的得分是{ FIGURE($score) }，标签是{ SIGNED($label) }：是错误，所以权重加上{ rate-times }，偏置加上{ FIGURE($rate) }。
               *[false] 样本{ NUMBER($example) }的得分是{ FIGURE($score) }，标签是{ SIGNED($label) }：是错误，所以权重加上{ rate-times }。
            }
           *[other] { $bias ->
                [true] 样本{ NUMBER($example) }的得分是{ FIGURE($score) }，标签是{ SIGNED($label) }：是错误，所以权重减去{ rate-times }，偏置减去{ FIGURE($rate) }。
               *[false] 样本{ NUMBER($example) }的得分是{ FIGURE($score) }，标签是{ SIGNED($label) }：是错误，所以权重减去{ rate-times }。
            }
        }
    }
weightsMissing = 请给每一个填上数字：{ LIST($names) }。
weightsBefore = 这是这一步之前的权重：按这组权重，样本{ NUMBER($example) }的得分是{ FIGURE($score) }，是错误。
addedOnce = 这样只加了一倍的样本，而学习率是{ FIGURE($rate) }。
turnedWrongWay = 这样转反了方向：标签是{ SIGNED($label) }。{ with-yours }
biasKept = 偏置也要变：它的特征恒为1。{ with-yours }
wrongWeight =
    { $name ->
        [none] { $left ->
            [true] 你的答案中偏置仍是{ FIGURE($from) }，和之前一样，而它的变化量是{ SIGNED($by) }。{ with-yours }
           *[false] { $by ->
                [0] 偏置不是{ FIGURE($given) }：原来是{ FIGURE($from) }，而且不变，因为这里该特征为0。{ with-yours }
               *[other] 偏置不是{ FIGURE($given) }：原来是{ FIGURE($from) }，变化量是{ SIGNED($by) }。{ with-yours }
            }
        }
       *[other] { $left ->
            [true] 你的答案中{ $name }的权重仍是{ FIGURE($from) }，和之前一样，而它的变化量是{ SIGNED($by) }。{ with-yours }
           *[false] { $by ->
                [0] { $name }的权重不是{ FIGURE($given) }：原来是{ FIGURE($from) }，而且不变，因为这里该特征为0。{ with-yours }
               *[other] { $name }的权重不是{ FIGURE($given) }：原来是{ FIGURE($from) }，变化量是{ SIGNED($by) }。{ with-yours }
            }
        }
    }
allSeparated = 每个样本都在自己标签的一侧。别的向量也可以做到。
pointMissing = 一个点要有两个数和一个标签，+1或−1。
pointInside = 那里不算外面：有别的样本至少一样靠左、靠右、靠上、靠下。
pointTaken = 样本{ NUMBER($example) }已经在那里了：请放到别处。
pointUndecided =
    { $bias ->
        [true] 无法判断是否有直线能分开这些样本：请把点放得靠里一些。
       *[false] 无法判断是否有过原点的直线能分开这些样本：请把点放得靠里一些。
    }
pointSeparable =
    { $distance ->
        [none] { $bias ->
            [true] 仍有直线能分开它们。
           *[false] 仍有过原点的直线能分开它们。
        }
       *[other] { $bias ->
            [true] 仍有直线能分开它们，到最近样本的距离是{ FIGURE($distance) }。
           *[false] 仍有过原点的直线能分开它们，到最近样本的距离是{ FIGURE($distance) }。
        }
    }
yours = 你的
quizFeedback-inseparable =
    { $aroundOrigin ->
        [positive] 原点在正例（{ LIST($positives, separator: "、") }）之间，所以对任何过原点的直线，正例都不会全在同一侧。
        [negative] 原点在负例（{ LIST($negatives, separator: "、") }）之间，所以对任何过原点的直线，负例都不会全在同一侧。
       *[none] { $samePoint ->
            [false] 从原点看，正例（{ LIST($positives, separator: "、") }）之间和负例（{ LIST($negatives, separator: "、") }）之间有方向相同的点，所以没有过原点的直线能把它们分到两侧。
           *[true] { $alone ->
                [positive] 有一个正例（{ LIST($positives, separator: "、") }）在负例（{ LIST($negatives, separator: "、") }）之间{ overlap-place }。
                [negative] 有一个负例（{ LIST($negatives, separator: "、") }）在正例（{ LIST($positives, separator: "、") }）之间{ overlap-place }。
               *[none] 同一个点既在正例（{ LIST($positives, separator: "、") }）之间，又在负例（{ LIST($negatives, separator: "、") }）之间{ overlap-place }。
            }
        }
    }
chooseFeature = 请选一个特征。
featureSeparates =
    { $distance ->
        [none] { $bias ->
            [true] 加上它，就有平面能分开样本。
           *[false] 加上它，就有过原点的平面能分开样本。
        }
       *[other] { $bias ->
            [true] 加上它，就有平面能分开样本，到最近样本的距离是{ FIGURE($distance) }。
           *[false] 加上它，就有过原点的平面能分开样本，到最近样本的距离是{ FIGURE($distance) }。
        }
    }
featureFails =
    { $why ->
        [none] 加上它，样本仍然不可分。
       *[other] 加上它，样本仍然不可分。{ $why }
    }

## challenges

otherLearner = 只有用感知机本身才算数。
otherTie = 只有把平局算作错误才算数。
ownStart = 只有权重都从0开始才算数。
noBias = 只有带偏置才算数。
notFive = 现在有{ NUMBER($points) }个样本，而这里要五个点。
outsideSquare = 有一个点在单位正方形之外。
otherFeatures = 只有直接用x₁和x₂才算数。
otherFeaturesOrSplit = 只有直接用x₁和x₂，并且不留出样本，才算数。
noLine = 没有直线能分开它们，所以训练永远不会结束。
challenges-notConverged = 训练还没有收敛就停止了。
challenges-otherExamples = 只有用原来的八个样本才算数。
otherSpiral = 只有用螺旋原来的所有点才算数。
smallMargin = 几何间隔是{ FIGURE($margin) }，太小了。
mostUpdates = { updates }，几何间隔是{ FIGURE($margin) }。
slowestOrder = { epochs }，{ updates }。
challenges-separable = 用{ NUMBER($features) }个特征可分。
challenges-undecided = 无法判断用{ NUMBER($features) }个特征是否可分。
challenges-inseparable = 用{ NUMBER($features) }个特征仍不可分。

## answers

answers-check = 检查
notAskable = 这道题不适合页面上现有的内容。{ $reason }
noNumber =
    { $written ->
        [none] 请在这里输入数字。
       *[other] “{ $written }”不是数字。请输入−2、0.5或7/5这样的数。
    }
answers-mistake = 会出错
noMistake = 不会出错
comesNext = 下面轮到样本{ NUMBER($example) }。
tries = 第{ NUMBER($n) }次：
answers-loading = 正在载入表格…
answers-visit = 步
headings =
    .score = a
    .mistake = 错误
    .weights = 之后的w、b
yes = 是
no = 否
answers-isMistake = 第{ NUMBER($visit) }步：是错误吗？
answers-score = 第{ NUMBER($visit) }步：得分
answers-weight = 第{ NUMBER($visit) }步：之后的权重{ NUMBER($weight) }
answers-bias = 第{ NUMBER($visit) }步：之后的偏置
linesHint = 拖动一行，或用按钮、方向键移动它。
moveUp = 上移
moveDown = 下移
moved = 现在是第{ NUMBER($place) }行，共{ NUMBER($lines) }行。
missingLine = 缺的一行

## failures

failures-mistakes = 课程中有{ NUMBER($count) }处错误。请在课程文件中改正，再重新打开：
notLoaded =
    { $what ->
        [lesson] { $updated ->
            [none] 本课无法载入。
           *[other] 本课无法载入。{ $updated }
        }
       *[question] { $updated ->
            [none] 题目无法载入。
           *[other] 题目无法载入。{ $updated }
        }
    }
