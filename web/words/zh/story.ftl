### 讲解：按学习器讲述每一时刻。以下是其中句子的组成部分。

# 预测的类别。
label-name =
    { $label ->
        [positive] <positive>正类</positive>
       *[negative] <negative>负类</negative>
    }
visit-verdict =
    { $mistake ->
        [true] <mistake>错误</mistake>
       *[false] <correct>正确</correct>
    }
first-tie =
    { $tie ->
        [none] 平局，算作错误
        [mistake] 平局，按平局规则算作错误
        [correct] 平局，按平局规则算作正确
        [negative] 平局，按平局规则判为负类
       *[positive] 平局，按平局规则判为正类
    }
scored =
    { $threshold ->
        [none] 得分是{ NUMBER($score, $precision) }
       *[other] { $score ->
            [0] 得分是{ NUMBER($threshold-score, $precision) }，等于阈值
           *[other] { $label ->
                [positive] 得分是{ NUMBER($threshold-score, $precision) }，大于阈值{ NUMBER($threshold-value, $precision) }
               *[negative] 得分是{ NUMBER($threshold-score, $precision) }，小于阈值{ NUMBER($threshold-value, $precision) }
            }
        }
    }
judged =
    { $within ->
        [none] { $mistake ->
            [true] { $label ->
                [positive] <mistake>错误</mistake>，是假正例。
               *[negative] <mistake>错误</mistake>，是假负例。
            }
           *[false] <correct>正确</correct>。
        }
       *[other] { $within-margin ->
            [none] <correct>正确，但落在间隔之内</correct>。
           *[other] <correct>正确，但落在间隔之内</correct>（间隔为{ NUMBER($within-margin, $precision) }）。
        }
    }
starting-weights =
    { $from ->
        [given] 权重从给定的值开始
        [zeros] 权重都是0
       *[listed] 权重是{ LIST(NUMBER($weights, $precision), separator: "、") }
    }
aggressive-step =
    { $biasAs ->
        [none] { $label ->
            [positive] 权重向它靠近
           *[negative] 权重远离它
        }
        [bias] 只有偏置移动
        [weight] 只有偏置权重移动
       *[threshold] 只有阈值移动
    }
in-vain =
    { $onStage ->
        [true] 没有{ separator }能分开这些样本，因为{ why-inseparable }（见画布）
       *[false] 没有{ separator }能分开这些样本，因为{ why-inseparable }
    }
# “w与x”，后面是“的夹角”。
angle-between =
    { $of ->
        [none] w与{ $added ->
            [example] x
            [epoch] 总和Σ
           *[step] 更新量Δw
        }
       *[other] 类别{ $of }的w与{ $added ->
            [example] x
            [epoch] 总和Σ
           *[step] 更新量Δw
        }
    }
vector-lengths =
    { $added ->
        [none] w的长度是{ NUMBER($w) }，{ $letter }的长度是{ NUMBER($x) }。
       *[other] w的长度是{ NUMBER($w) }，{ $letter }的长度是{ NUMBER($x) }。更新（{ $added-step }）之后，w的长度是{ NUMBER($added-length) }。
    }

## visit

heading =
    { $learner ->
        [none] 刚才这一步
       *[other] 刚才这一步：{ $learner }
    }
looked =
    { $y ->
        [none] 第{ NUMBER($visit) }步看样本{ NUMBER($example) }（{ $label ->
            [positive] <positive>正例</positive>
           *[negative] <negative>负例</negative>
        }）。
       *[other] 第{ NUMBER($visit) }步看样本{ NUMBER($example) }（{ $label ->
            [positive] <positive>正例</positive>
           *[negative] <negative>负例</negative>
        }，y{ "\u00A0" }={ "\u00A0" }{ $y }）。
    }
lookedAtClass =
    { $label ->
        [none] 第{ NUMBER($visit) }步看样本{ NUMBER($example) }（类别{ $class }）。
        [positive] 第{ NUMBER($visit) }步看样本{ NUMBER($example) }（<positive>正例</positive>，类别{ $class }）。
       *[negative] 第{ NUMBER($visit) }步看样本{ NUMBER($example) }（<negative>负例</negative>，类别{ $class }）。
    }
nothingYet = 还没有看过任何样本。
carried = 权重还是上次修改之前的。按“从零开始”可以让权重改从0开始。
introduction = 感知机每次看一个样本，预测它的标签，只有预测错了才更新权重。按“播放”，看边界怎样转动。整整一轮没有错误，训练就结束。
noExamples = 还没有样本。请画一些正例和负例，或者选一组示例数据。
noReviews = 还没有样本。请写几条评价，或者选一组示例数据。
oneLabel =
    { $label ->
        [positive] 所有样本都是<positive>正例</positive>。{ $isPerceptron ->
            [true] 感知机
           *[false] 学习器
        }要学习，还需要一些<negative>负例</negative>。
       *[negative] 所有样本都是<negative>负例</negative>。{ $isPerceptron ->
            [true] 感知机
           *[false] 学习器
        }要学习，还需要一些<positive>正例</positive>。
    }

## equation

equation-label = 代入数值的算式
allProducts = 显示全部{ NUMBER($products) }个乘积
fewer = 收起
equation-stay = 权重不变：

## linear

linear-verdict = { visit-verdict }
within = <correct>正确，但落在间隔之内</correct>
read =
    { $score ->
        [0] { $tie ->
            [none] { scored }，是平局，算作{ visit-verdict }。
            [mistake] { scored }，是平局，按平局规则算作<mistake>错误</mistake>。
            [correct] { scored }，是平局，按平局规则算作<correct>正确</correct>。
            [negative] { scored }，是平局，按平局规则判为<negative>负类</negative>：{ visit-verdict }。
           *[positive] { scored }，是平局，按平局规则判为<positive>正类</positive>：{ visit-verdict }。
        }
       *[other] { scored }，所以{ $reader ->
            [perceptron] 感知机
            [in-training] 训练中的权重
            [weights] 这组权重
           *[kernel] 核感知机
        }预测为{ label-name }{ $q ->
            [none] ：
           *[other] （q{ "\u00A0" }={ "\u00A0" }{ $q }）：
        }{ judged }
    }
zeroStart =
    { $bias ->
        [none] 权重都是0，所以第一个得分会是0：{ first-tie }。
        [bias] 权重和偏置都是0，所以第一个得分会是0：{ first-tie }。
       *[threshold] 权重和阈值都是0，所以第一个得分会是0：{ first-tie }。
    }
linear-start =
    { $bias ->
        [none] { starting-weights }。
        [bias] { starting-weights }，偏置是{ NUMBER($value, $precision) }。
       *[threshold] { starting-weights }，阈值是{ NUMBER($value, $precision) }。
    }
linear-stay = 权重不变。
onlyBias = 它的特征都是0，所以只有{ bias-noun }改变。
nothingToAdd = 它的特征都是0，所以更新什么也没有改变。
move =
    { $label ->
        [positive] 权重向它靠近。
       *[negative] 权重远离它。
    }
turned = 它的得分从{ NUMBER($before, $precision) }变为{ NUMBER($after, $precision) }。
become =
    { $factor ->
        [1] 权重原来都是0，现在就是这个样本本身。
        [-1] 权重原来都是0，现在就是这个样本，但每个数都变了号。
       *[other] 权重原来都是0，现在是这个样本的{ NUMBER($factor, $precision) }倍。
    }
mean = 预测时用的是各步权重的平均。
pocket = 预测时用的是到目前为止最好的权重，存放在口袋里。
oneVoter = 目前只用一个权重向量预测，因为还没有别的投票者。它的存活次数是{ NUMBER($survived) }。
voters = 预测时由{ NUMBER($vectors) }个权重向量投票，存活几次就有几票。最新一个的存活次数是{ NUMBER($survived) }。
linear-misclassified = 现在误分类{ examples }。

## multiclass

multiclass-zeroStart =
    { $bias ->
        [none] 每个类别有一个权重向量，都是0，所以最初的得分都会是0：平局，由编号最小的类别获胜。
        [bias] 每个类别有一个权重向量和一个偏置，都是0，所以最初的得分都会是0：平局，由编号最小的类别获胜。
       *[threshold] 每个类别有一个权重向量和一个阈值，都是0，所以最初的得分都会是0：平局，由编号最小的类别获胜。
    }
multiclass-start =
    { $bias ->
        [none] 每个类别有一个权重向量，得分最高的类别获胜。
        [bias] 每个类别有一个权重向量和一个偏置，得分最高的类别获胜。
       *[threshold] 每个类别有一个权重向量和一个阈值，得分最高的类别获胜。
    }
won =
    { $tied ->
        [1] { $scores ->
            [none] 类别{ $winner }得分最高，是{ NUMBER($score, $precision) }：{ visit-verdict }。
           *[other] { $thresholds ->
                [true] 各得分减去阈值依次是{ LIST(NUMBER($scores, $precision), separator: "、") }，所以类别{ $winner }获胜：{ visit-verdict }。
               *[false] 得分依次是{ LIST(NUMBER($scores, $precision), separator: "、") }，所以类别{ $winner }获胜：{ visit-verdict }。
            }
        }
       *[other] { $share ->
            [none] { NUMBER($tied) }个类别以{ NUMBER($score, $precision) }打成平局，所以编号最小的类别{ $winner }获胜：{ visit-verdict }。
           *[other] 类别{ LIST($share) }以{ NUMBER($score, $precision) }打成平局，所以编号最小的类别{ $winner }获胜：{ visit-verdict }。
        }
    }
rewards = 奖励类别{ $right }：它的权重加上样本。惩罚类别{ $wrong }：它的权重减去样本。
allStay = 各类别的权重都不变。
reward = 奖励类别{ $class }：
punish = 惩罚类别{ $class }：

## passiveAggressive

helpless = 它的特征都是0，什么权重都没有用，所以权重不变。
reaches = { aggressive-step }，恰好让{ $margin }{ "\u00A0" }={ "\u00A0" }1。
capped = { aggressive-step }，到C允许的最远处：{ $margin }{ "\u00A0" }={ "\u00A0" }{ NUMBER($end, $precision) }。
heldBack = { aggressive-step }，但C限制了步长：只到{ $margin }{ "\u00A0" }={ "\u00A0" }{ NUMBER($end, $precision) }。

## baselines

neighboursStart =
    { $neighbours ->
        [1] 不需要训练：每一步看最近的样本是什么标签，而每个样本也给自己投票。
       *[other] 不需要训练：每一步看最近的{ NUMBER($neighbours) }个样本中哪个标签最多，而每个样本也给自己投票。
    }
treeStart = 决策树由所有训练样本一次建成，深度最多{ NUMBER($depth) }，所以不需要训练。每一步看样本落在哪个叶节点。
nearest = 最近的样本是{ $label ->
        [positive] <positive>正例</positive>
       *[negative] <negative>负例</negative>
    }，所以投票结果是{ label-name }：{ visit-verdict }。
vote = 最近的{ NUMBER($neighbours) }个样本中有{ NUMBER($positives) }个是<positive>正例</positive>{ $score ->
        [0] ：平局，算作{ visit-verdict }。
       *[other] ，所以投票结果是{ label-name }：{ visit-verdict }。
    }
pureLeaf = 它所在叶节点的训练样本全是{ $label ->
        [positive] <positive>正例</positive>
       *[negative] <negative>负例</negative>
    }，所以决策树预测为{ label-name }：{ visit-verdict }。
leaf =
    { $score ->
        [0] 它所在叶节点的训练样本中，{ NUMBER($percent, $precision) }%是<positive>正例</positive>：平局，算作{ visit-verdict }。
       *[other] 它所在叶节点的训练样本中，{ NUMBER($percent, $precision) }%是<positive>正例</positive>，所以决策树预测为{ label-name }：{ visit-verdict }。
    }
baselines-settled =
    { $misclassified ->
        [none] 每个样本都看过一次了。没有什么要训练的，所以就此结束。
       *[other] 每个样本都看过一次了。没有什么要训练的，所以就此结束。误分类{ NUMBER($misclassified) }个样本。
    }
noneWrong =
    .nearest-neighbours = 每个样本都看过一次了，没有一个误分类。没有什么要训练的，所以就此结束。这说明不了什么，因为每个样本也给自己投票。
    .decision-tree = 每个样本都看过一次了，没有一个误分类。没有什么要训练的，所以就此结束。这说明不了什么，因为决策树正是用这些样本建成的。

## ending

learnedNothing = 但是什么也没学到：每个得分都是0，而平局规则认可这个结果。
learnedNothingOfClasses = 但是什么也没学到：每个得分都是0，平局总是由类别{ $first }获胜。
alreadyRight = 初始权重本来就是对的。
meanStillWrong = 预测用的是权重的平均，仍误分类{ examples }。
voteStillWrong = 预测靠投票，仍误分类{ examples }。
stillWithin = 最后一轮仍有{ NUMBER($updates) }次更新：那些样本虽然分对了，却落在间隔之内。
byKernelAlone = 没有{ separator }能分开这些样本，但核的边界不限于此。
doubts =
    .line = 也许只是时间不够，也许没有{ separator }能分开这些样本。
    .kernel = 也许只是时间不够，也许这个核没有边界能分开这些样本。
    .classes = 也许只是时间不够，也许没有权重能让每个样本都在自己的类别上得分最高。
otherCures = 其他对策：核、隐藏单元
rise = 看3D图
repeats =
    { $epochs ->
        [1] 第{ NUMBER($last) }轮之后的权重与这一轮之前相同，所以按这个顺序，训练会永远重复这一轮。
       *[other] { $since ->
            [0] 第{ NUMBER($last) }轮之后的权重与训练开始时相同，所以按这个顺序，训练会永远重复这{ epochs }。
           *[other] 第{ NUMBER($last) }轮之后的权重与第{ NUMBER($since) }轮之后相同，所以按这个顺序，训练会永远重复这{ epochs }。
        }
    }

## outcome

converged =
    { $without ->
        [mistakes] 已收敛：第{ NUMBER($epochs) }轮没有错误。一共{ updates }。
        [updates] 已收敛：第{ NUMBER($epochs) }轮没有更新。一共{ updates }。
       *[mistakes-in-training] 已收敛：第{ NUMBER($epochs) }轮中，训练中的权重没有出错。一共{ updates }。
    }
notConverged =
    { $made ->
        [none] { epochs }后停止，没有收敛。
        [mistakes] { epochs }后停止，没有收敛：最后一轮还有{ mistakes }。
       *[updates] { epochs }后停止，没有收敛：最后一轮还有{ updates }。
    }
recordFull = 收敛之前就停止了：更新记录已满，共{ updates }。
stoppedInVain = { epochs }后停止：{ in-vain }。
stoppedInVainFull = { updates }后更新记录已满，停止：{ in-vain }。
outcome-finished = 已结束。
sameAgain = 再多训练几轮，也只是重复这些。
mayBeEnough = 这些样本线性可分，所以再多训练几轮也许就够了。
needsEpochs = 这些样本线性可分，只是轮数不够。
needsRoom = 这些样本线性可分，只是更新记录的空间不够。
needsEpochsOf = 这些样本线性可分，只是轮数不够：已更新{ NUMBER($made) }次，最多需要{ updates }。
needsRoomFor = 这些样本线性可分，只是更新记录的空间不够：已更新{ NUMBER($made) }次，最多需要{ updates }。
mayHelp = 可能有用的办法：{ LIST($ways, type: "or") }。
ways =
    .epochs = 增加轮数
    .fewerExamples = 减少样本
    .order = 换个顺序
    .bias = 打开偏置
    .overlap = 移开重叠的样本
    .overlappingReviews = 修改重叠的评价
    .separable = 换成线性可分的示例数据
    .separableClasses = 换成各类别线性可分的示例数据
    .polynomial = 换个核
    .gaussian = 换个核
    .tolerance = 减小容差
    .rate = 增大学习率
sameReview = 用这些词构成的特征，哪个都区分不了这两条评价。请再加一个词，或者修改、删除其中一条。
sameRow = 用这些列构成的特征，哪个都区分不了这两个样本。请移动或擦除其中一个。
buttons =
    .order = 换个顺序试试
    .bias = 打开偏置
    .separable = 载入两团点
    .separableClasses = 载入三个类别
    .polynomial = 使用多项式核
    .gaussian = 使用高斯核
    .tolerance = 把容差除以10
    .rate = 把学习率加倍
tenTimes = 允许10倍的轮数
allow = 允许{ epochs }
cures = 没有{ separator }能分开这些样本。可以这样做：
curesAtEnd = 有办法分开它们：
cureBias = 打开偏置
cureKernel = 使用{ NUMBER($degree) }次多项式核
cureFeatures =
    { $bias ->
        [true] 添加{ LIST($features) }，并打开偏置
       *[false] 添加{ LIST($features) }
    }
cureProducts =
    { $bias ->
        [true] 添加{ NUMBER($products) }个特征乘积，并打开偏置
       *[false] 添加{ NUMBER($products) }个特征乘积
    }

## next

title = 接下来可以试试：
ideas =
    .tieIsMistake = 把平局算作错误
    .negativeAmid = 在正例中间加一个负例
    .positiveAmid = 在负例中间加一个正例
    .xor = 试试XOR
    .gaussian = 试试高斯核
    .pocket = 与口袋算法比较
    .averaged = 与平均感知机比较
    .classesLesson = 课程：两类以上怎么办
    .productLesson = 课程：一个乘积就能解决
    .stopLesson = 课程：为什么一定会停
    .lineLesson = 课程：为什么没有直线能分开

## secondOrder

start = 还没有出过错，所以矩阵S对各个方向一视同仁。
first = 这是第一次出错，所以这次更新仍沿着样本的方向。
moves = 权重沿S·x移动，而不是沿x移动：在各次错误共有的方向上移动得少一些。
added =
    .added = 加上S·x
    .subtracted = 减去S·x

## kernel

starts =
    .mistake = 每个样本有一个计数α，记录它出过几次错，目前都是0。所以第一个得分是0：平局，按平局规则算作错误。
    .correct = 每个样本有一个计数α，记录它出过几次错，目前都是0。所以第一个得分是0：平局，按平局规则算作正确。
    .negative = 每个样本有一个计数α，记录它出过几次错，目前都是0。所以第一个得分是0：平局，按平局规则判为负类。
    .positive = 每个样本有一个计数α，记录它出过几次错，目前都是0。所以第一个得分是0：平局，按平局规则判为正类。
stay = 计数不变。
grows = 它的计数α从{ NUMBER($before, $precision) }增加到{ NUMBER($after, $precision) }。
counting = { NUMBER($all) }个样本中有{ NUMBER($used) }个的α > 0：只有这样的样本才会影响得分。
names =
    .linear = 线性核：
    .polynomial = 多项式核：
    .rbf = 高斯核：
more = 另外{ NUMBER($terms) }项
case =
    .head = 计数
    .mistake = α + 1

## batch

batch-start = 权重只在每一轮结束时改变一次，把这一轮的错误一起算上。
addsUp = 它和本轮的其他错误一起，等到这一轮结束再用，还有{ NUMBER($left) }步。
waits = 权重保持不变，直到这一轮结束，还有{ NUMBER($left) }步。
noMistakes = 这一轮结束了，没有错误，所以权重不变。
batch-moves =
    { $mistakes ->
        [none] 这一轮结束了：权重按各次错误之和移动。
       *[other] 这一轮结束了：权重按{ NUMBER($mistakes) }次错误之和移动。
    }
share = 它给各次错误之和加上：
wholeEpoch =
    { $mistakes ->
        [none] 整轮，对各次错误求和：
       *[other] 整轮，对{ NUMBER($mistakes) }次错误求和：
    }
inSum =
    .added = 求和时+x
    .subtracted = 求和时−x
settled = 经过{ epochs }、{ updates }，权重已经稳定：最后一次更新的步长小于容差ε = { NUMBER($tolerance, $precision) }。
maybeWrong = 这并不说明每个样本都分对了。
