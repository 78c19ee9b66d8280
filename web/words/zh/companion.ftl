### 画布下方和旁边的视图，间隔与证明除外。

# 怎样打乱。
shuffled =
    { $order ->
        [given] 不打乱时
        [shuffle-once] 打乱一次时
       *[shuffle-each-epoch] 每轮打乱时
    }
surface-drawn =
    { $surface ->
        [plane] 平面
        [plane-through-origin] 过原点的平面
       *[surface] 曲面
    }
origin-drawn =
    { $origin ->
        [origin] 原点
        [mean] 样本的均值
        [least] 最小值
       *[least-of-each] 各特征的最小值
    }
# 放在句首。
weights-held =
    { $held ->
        [none] 其余{ NUMBER($others) }个权重不动时
       *[other] 固定{ LIST($held, separator: "、") }时
    }
examples-lifted =
    { $who ->
        [all] { $examples ->
            [1] 这个样本
           *[other] 全部{ NUMBER($examples) }个样本
        }
        [place] { LIST(NUMBER($place), type: "vector") }
       *[some] { examples }
    }

## trace

grid = 过程表
columns =
    .visit = 步
    .epoch = 轮
    .example = 样本
    .label = 标签
    .scores = 得分
    .score = 得分
    .correct = 对吗？
    .update = 更新
mistake = 错误
start = 开始
yes = 对
no = 错
noUpdate = 无
length = 长度{ $number }
present = 当前步
notTrained = 这个学习器不是一步一步训练的，没有过程可看。
before = 得分和“对吗？”用的是这一步之前的权重。
threshold = 得分a = w·x与这一步之前的θ比较。
counts = α是这一步所看样本的计数，取这一步之后的值。
classes = 权重按类别编号列出，取这一步之后的值。
weights = 所列的权重是这一步之后的值。
wholeEpoch = 更新发生在每一轮的最后一步，把这一轮的错误一起算上。
predicts =
    .mean = 预测用的不是这些权重，而是它们的平均。
    .votes = 预测用的不只是这些权重：到目前为止的所有权重一起投票。
    .best = 预测用的不是这些权重，而是到目前为止最好的权重。
tooMany = 有{ NUMBER($weights) }个权重，这张表放不下。请用“分享”导出。

## charts

title = 每轮错误数
epochShown = 显示的轮
axis = 轮
nothing = 还没有可训练的样本。
noEpochs = 这个学习器在第一步之前就已经建好，所以不分轮。
moment =
    { $whole ->
        [true] 第{ NUMBER($epoch) }轮：{ mistakes }
       *[false] 第{ NUMBER($epoch) }轮：到目前为止{ mistakes }
    }
noneCompleted = 还没有走完一轮。
onlyEpoch = 每轮错误数：目前只有一轮，出错{ NUMBER($made) }次。
summary =
    { $group ->
        [1] { epochs }的每轮错误数：最少{ NUMBER($fewest) }次，最多{ NUMBER($most) }次；最后一轮（第{ NUMBER($epochs) }轮）是{ NUMBER($last) }次。
       *[other] { epochs }的每轮错误数：最少{ NUMBER($fewest) }次，最多{ NUMBER($most) }次，都是{ NUMBER($group) }轮的平均；最后一轮（第{ NUMBER($epochs) }轮）是{ NUMBER($last) }次。
    }
step = 每级台阶是{ epochs }的平均。
stepInBand = 每级台阶是{ epochs }的平均，色带标出其中最少到最多的错误数。
table = 表格
lastRows = 共{ NUMBER($all) }行，显示最后{ NUMBER($rows) }行
charts-columns =
    .epoch = 轮
    .epochs = 轮
    .mistakes = 错误数
    .mean = 错误数（平均）
range = { NUMBER($first) }～{ NUMBER($last) }
underWay = { NUMBER($epoch) }，进行中
soFar = 目前{ NUMBER($made) }
objective =
    .title = 每轮之后的<J/>
    .axis = 轮
    .about = J(w) = Σ −y·a，对误分类的样本求和。每次更新都朝J下降的方向走，但步子太大可能走过头。J = 0时，仍可能有得分为0的样本。
    .curves = <sample/> <now/>，<sampleBefore/> 之前：<before/>。
    .alone = 改变η，这条曲线会留下淡淡的痕迹，与新曲线对照。
    .multiple = 两条曲线成倍数关系：权重从0开始时，学习率只是缩放w，J(w)也随之缩放。
    .intro = 每轮之后的J(w)。
    .nothing = { $learner }：还没有数据。
    .nothingBefore = 之前，{ $learner }：还没有数据。
    .curve = { $learner }：开始时{ NUMBER($start) }，最大{ NUMBER($most) }，{ epochs }后{ NUMBER($last) }。
    .curveBefore = 之前，{ $learner }：开始时{ NUMBER($start) }，最大{ NUMBER($most) }，{ epochs }后{ NUMBER($last) }。

## splits

splits-title = 多次划分
repeat = 重复50次划分
cancel = 取消
introduction = 留出哪些样本全凭运气，差一两个也可能只是运气。这里接着页面的随机种子往后取种子，划分50次，每次都把各个学习器训练到底。
runsMade = 已完成的训练
progress = { NUMBER($done) }/{ NUMBER($total) }次训练
splits-table = 各学习器在多次划分上的数值
caption = { NUMBER($heldOut) }个留出样本中误分类的个数
splits-columns =
    .learner = 学习器
    .median = 中位数
    .middle = 中间一半
    .range = 最少～最多
key = 每次划分一个点
outOf = { NUMBER($misclassified) }/{ NUMBER($heldOut) }
splits-range = { NUMBER($from) }～{ NUMBER($to) }
none = —
untrained = 有{ NUMBER($times) }次划分未能训练
cancelled = 已取消，完成了{ progress }。
nothingTrained = 没有一次能训练。
alone = { $name }在{ NUMBER($heldOut) }个留出样本中误分类{ NUMBER($median) }个（{ NUMBER($times) }次划分的中位数）。
better = 按中位数，{ $best-name }在{ NUMBER($heldOut) }个留出样本中误分类{ NUMBER($best-median) }个，{ $next-name }在{ NUMBER($heldOut) }个中误分类{ NUMBER($next-median) }个。
duel = 在{ NUMBER($splits) }次划分中，与{ $next }相比，{ $best }误分类较少的有{ NUMBER($fewer) }次，一样多的有{ NUMBER($equal) }次，较多的有{ NUMBER($more) }次。

## compare

nothingYet = 现在只有一个学习器，而且只在训练它的样本上检验。请再加一个来比较，或者留出一些样本，看看它在没见过的样本上表现如何。
addAveraged = 添加平均感知机
addPerceptron = 添加感知机
holdOut = 留出{ NUMBER($percent) }%的样本
compare-table = 各学习器的比较数据
compare-caption = 此刻的各学习器
learner = 学习器
best = 最好
showDetails = 在讲解、时间轴和设置中显示这个学习器。
compare-columns =
    .updates = 更新次数
    .convergence = 收敛所需轮数
    .training = 当前误分类
    .heldOut = 留出样本误分类
    .margin = 几何间隔
    .angle = 与最大间隔的夹角
    .cost = 每步代价
compare-outOf = 共{ NUMBER($examples) }个
multiplyAdds = 乘加次数
compare-none = —
pending = …
counting = 统计中
measuring = 测量中
degrees = { NUMBER($angle, $precision) }°
perUpdate = + { NUMBER($cost) }/更新
compare-notTrained = 未训练
atOnce = 一次建成
notIn = { NUMBER($epochs) }轮内未收敛
journalFull = 日志已满
settled = 已停止，仍有误分类
notYet = 尚未

notes = 各列的含义
aboutConvergence = 收敛所需轮数：经过了多少轮，训练中首次没有出错的那一轮也算在内。用平均权重或投票来预测的学习器，可能仍有误分类的样本。
aboutMargin = 几何间隔：在特征空间中，用来预测的超平面到最近训练样本的距离。有样本误分类时为负；如果学习器不是用单个超平面预测，则记作“—”。
aboutAngle = 与最大间隔的夹角：预测所用的权重与最大间隔分离超平面的权重之间的夹角。只有训练样本可分时才有。
aboutCost = 每步代价，以乘加次数计。{ $why }

curves = 学习曲线
compare-counts = 每轮之后误分类的样本数
shares = 每轮之后误分类的比例：<trained/> 训练，<tested/> 留出
epochsAxis = 轮
percent = { NUMBER($share) }%
stopHere = 在此停止
bestStop = 让{ $learner }在{ epochs }后停止：这时误分类的留出样本最少，{ NUMBER($heldOut) }个中有{ NUMBER($made) }个。
goToEpoch = 转到第{ NUMBER($epoch) }轮
intro = 每轮之后误分类的样本数。
nothingKnown = { $name }：还没有数据。
curve =
    { $heldOut ->
        [none] { $name }：{ epochs }后，{ NUMBER($train-examples) }个训练样本中误分类{ $train-from ->
            [none] { NUMBER($train-to) }个
           *[other] 从{ NUMBER($train-from) }个变为{ NUMBER($train-to) }个
        }。
       *[other] { $name }：{ epochs }后，{ NUMBER($train-examples) }个训练样本中误分类{ $train-from ->
            [none] { NUMBER($train-to) }个
           *[other] 从{ NUMBER($train-from) }个变为{ NUMBER($train-to) }个
        }，{ NUMBER($heldOut-examples) }个留出样本中误分类{ $heldOut-from ->
            [none] { NUMBER($heldOut-to) }个
           *[other] 从{ NUMBER($heldOut-from) }个变为{ NUMBER($heldOut-to) }个
        }。留出样本上错误最少是{ NUMBER($heldOut-best) }个，在第{ NUMBER($heldOut-bestEpoch) }轮之后。
    }

## orders

headings =
    .sequence = 本轮的每一步
    .choices = 训练顺序
    .experiment = 每轮打乱、打乱一次或不打乱
    .starts = 随机初始权重
strip =
    { $kind ->
        [each] 第{ NUMBER($epoch, useGrouping: "false") }轮的各步：{ LIST($parts, separator: "，") }。已走{ NUMBER($done, useGrouping: "false") }步，共{ NUMBER($visits, useGrouping: "false") }步。
        [stretches] 第{ NUMBER($epoch, useGrouping: "false") }轮的各步：{ LIST($parts, separator: "，然后") }。已走{ NUMBER($done, useGrouping: "false") }步，共{ NUMBER($visits, useGrouping: "false") }步。
       *[mixed] 第{ NUMBER($epoch, useGrouping: "false") }轮的各步：{ LIST($parts) }，交错成{ NUMBER($stretches, useGrouping: "false") }段。已走{ NUMBER($done, useGrouping: "false") }步，共{ NUMBER($visits, useGrouping: "false") }步。
    }
part =
    { $label ->
        [positive] { NUMBER($examples, useGrouping: "false") }个正例
        [negative] { NUMBER($examples, useGrouping: "false") }个负例
       *[other] 类别{ $label-className }的样本{ NUMBER($examples, useGrouping: "false") }个
    }
looksAt = 本轮第{ NUMBER($visit) }步看的是样本{ NUMBER($example) }。
noVisits = 还没有走过任何一步
nothingToVisit = 还没有样本可看。
made = 第{ NUMBER($epoch) }轮：已走{ NUMBER($done) }步，共{ NUMBER($visits) }步，{ mistakes }
cells = 每格是一步，从左到右。下方有短线的出了错。
orders-columns = 每列大约{ NUMBER($visits) }步，从左到右。下方有短线的出了错。
orders-about =
    .given = 按样本画出或列出的先后，每一轮都一样。
    .positives-first = 先是所有正例，再是所有负例。每一段开头几步之后，就没有多少可学的了。
    .shuffle-once = 用随机种子把样本打乱一次，每一轮都用这个顺序。
    .shuffle-each-epoch = 每一轮都用随机种子重新打乱样本。CIML中，这样做省下了大约五分之一的轮数。
    .custom = 在设置中写下的顺序，每一轮都一样。
highestClassFirst = 编号最大的类别在先，类别0在最后。每一段开头几步之后，就没有多少可学的了。
aboutBlocks = CIML的例子：一轮中先是500个正例，接着是500个负例。学习器只从每一段的开头几步学到东西，其余的什么也没教会它。
loadBlocks = 载入先500个正例、后500个负例的数据
aboutStarts = 把同一个学习器训练四次，每次从不同的随机权重开始。如果有直线能分开样本，每次训练最后都没有错误，但得到的分离直线各不相同。CISC 271用鸢尾花演示了这一点（图30.1）。
orders-start = 试四组随机初始权重
loadIris = 载入鸢尾花
noStarts = 学习器只有一个权重向量，才能从随机权重开始。
started = 画布上现在有四个学习器，初始权重由随机种子{ NUMBER($seed) }产生。播放看看它们各自停在哪里，或者再试四组。

## orderExperiment

orderExperiment-about = 对每个随机种子，都从头训练学习器，样本分别每轮打乱、打乱一次或不打乱。曲线是每一轮的错误数（CIML，图4.4）。
seeds = 随机种子数
orderExperiment-epochs = 轮数
run = 运行
orderExperiment-cancel = 取消
orderExperiment-runsMade = 已完成的训练
orderExperiment-progress = { progress }
done = { progress }：完成
orderExperiment-notTrained = 顺序影响不了这个学习器：它不是一步一步训练的。
epochAxis = 轮
names =
    .given = 不打乱
    .shuffle-once = 一次
    .shuffle-each-epoch = 每轮
orderExperiment-key = 线：各随机种子的平均。色带：第10到第90百分位。“不打乱”只有一次训练，因为它与随机种子无关。
noMistakesAfter = 第{ NUMBER($epoch) }轮之后，任何一次训练都不再出错。
orderExperiment-cancelled = 已取消，完成了{ progress }。
noDifference =
    { $epochs ->
        [1] 顺序在这里没有影响：第1轮的平均错误数是{ NUMBER($first, maximumSignificantDigits: 3) }。
       *[other] 顺序在这里没有影响：平均错误数在第1轮是{ NUMBER($first, maximumSignificantDigits: 3) }，在第{ NUMBER($epochs) }轮是{ NUMBER($last, maximumSignificantDigits: 3) }。
    }
reached =
    { $others-length ->
        [0] 平均错误数降到1以下：{ LIST($whens, separator: "，") }。
       *[other] 平均错误数降到1以下：{ LIST($whens, separator: "，") }。{ epochs }之内，{ LIST($others) }没有做到。
    }
when = { shuffled }在第{ NUMBER($epoch) }轮
other = { shuffled }
neverReached =
    { $epochs ->
        [1] { epochs }之内，哪种顺序都没能使平均错误数降到1以下：{ LIST($means, separator: "，") }。
       *[other] { epochs }之内，哪种顺序都没能使平均错误数降到1以下。从第一轮到最后一轮：{ LIST($means, separator: "，") }。
    }
orderExperiment-mean =
    { $epochs ->
        [1] { shuffled }是{ NUMBER($first, maximumSignificantDigits: 3) }
       *[other] { shuffled }从{ NUMBER($first, maximumSignificantDigits: 3) }变为{ NUMBER($last, maximumSignificantDigits: 3) }
    }
saving = 与打乱一次的{ epochs }相比，每轮打乱省下{ NUMBER($saved) }轮。
orderExperiment-table = 表格
tableName = 每轮错误数
orderExperiment-caption = 每轮错误数：平均（第10～90百分位）
orderExperiment-epoch = 轮
cell =
    { $band ->
        [none] { NUMBER($mean, maximumSignificantDigits: 3) }
       *[other] { NUMBER($mean, maximumSignificantDigits: 3) }（{ NUMBER($band-low, maximumSignificantDigits: 3) }～{ NUMBER($band-high, maximumSignificantDigits: 3) }）
    }

## algorithm

lines =
    .start = { $letters } ← 初始权重
    .eachClass = 对每个类别c：{ $formula }
    .eachEpoch = 对每一轮，最多{ NUMBER($most) }轮：
    .eachExample = 对每个样本{ $pair }：
    .if = 如果{ $condition }：
    .otherwise = 否则：
    .cases = { $letter } ← { LIST($values, separator: "，") }
    .winner = ŷ ← a_c最大的类别c（平局时取编号最小的）
    .keepVoter = V ← V ∪ {"{"}({ $letters }, n){"}"}：保留权重和它的次数
    .firstPocket = 把{ $letters }放进口袋
    .intoPocket = 如果在全部样本上的错误数是目前最少的：把{ $letters }放进口袋
    .nothingCollected = 如果M为空：停止
    .shortStep = 如果步长小于{ NUMBER($tolerance) }：停止
    .stopWithout =
        { $what ->
            [mistake] 如果这一轮没有错误：停止
           *[update] 如果这一轮没有更新：停止
        }
    .returns = 返回{ $what }
    .returnsVoters = 返回V，连同({ $letters }, n)
    .predicts = 预测时，取{ $what }的正负号
    .predictsWinner = 预测时，取得分最高的类别
    .predictsByVote = 预测时，V中每个权重向量投n票
value =
    { $where ->
        [none] 否则为{ $value }
       *[other] { $where }时为{ $value }
    }
algorithm-label = { $learner }的伪代码
writtenAs = 写法
forms =
    .plus-minus = y = ±1
    .zero-one = y = 0, 1
    .weight = 偏置写作w₀
    .python = Python
atStart = 还没有看过任何样本。按“一步”，看看哪些行会执行。
marked = ▸标出当前这一步执行过的行，数值写在旁边。
ran = 已执行：
algorithm-notTrained =
    .nearest-neighbours = k近邻不是一步一步训练的：它保留所有样本，预测时与它们比较。
    .decision-tree = 决策树不是一步一步训练的：每次切分都同时看所有样本。
aboutProgram = 这是完整的程序，只需Python 3，不用任何库，每一步、每次错误和权重都与这里相同。
moreRows = 还有{ NUMBER($rows) }行，复制时一并带上

## cures

kernel = 另一种对策：核
aboutKernel = 多项式核不用指明特征就能解决XOR。学习器记录在每个样本上出错的次数，并用下式比较两个样本：
switchToIt = 换成多项式核
compareWith = 与{ $learner }比较
multipliedOut = 两个特征时，展开就是
products = 一个样本的每个特征乘积，如<product/>，都与另一个样本的同一个乘积相乘。所以核就是以这些乘积为特征的空间中的内积，而那个空间中的平面，在这里是曲线。
infinitelyMany = 高斯核对应无穷多个特征，即各种次数的乘积，所以列不出权重。
cures-tooMany = 这个核对应{ NUMBER($features) }个特征，而这里最多列出{ NUMBER($most) }个。
notStarted = 学习器还没有看过任何样本，所以权重都是0。
converged = 学习器经过{ updates }后收敛：这些样本全部分对。
cures-soFar = 学习器目前有{ updates }。
stopped = 学习器在{ updates }后停止，没有收敛。
linearFeatures = 线性核对应的就是特征本身。它们的权重是：
impliedFeatures = 把核展开，就是若干乘积之和。这些乘积就是它对应的特征，由计数α得到它们的权重，从大到小是：
train = 训练到底
cures-table = 核所对应的特征
cures-columns =
    .feature = 对应的特征
    .weight = 权重
scaled = 核用的是缩放后的特征，所以这里的x₁是缩放后的x₁。
check =
    { $rounded ->
        [true] 用样本{ NUMBER($example) }验算：权重乘以对应的特征，结果与核给出的相同，只差舍入误差。
       *[false] 用样本{ NUMBER($example) }验算：权重乘以对应的特征，结果与核给出的相同。
    }
hidden = 另一种对策：隐藏单元
aboutHidden = 两个感知机各画一条直线，第三个不看样本，只看前两个的输出。以XOR为例，至少有一个特征成立时<first/>激活（OR），两个都成立时<second/>激活（AND）。第一个激活而第二个不激活时，输出单元激活。
inputCaption = 样本，以及两个隐藏单元的直线。
hiddenCaption = 同样的样本，按隐藏单元的输出摆放：现在一条直线就够了。
inputPicture = XOR的四个点和两个隐藏单元的直线：h₁在第一条直线上方激活，h₂在第二条直线上方激活，正例在两条直线之间。
hiddenPicture = 同样的点，按h₁和h₂的输出摆放：两个正例现在是同一个点，一条直线就能把它与负例分开。
out = 输出
truthTable = 各单元对每个样本的输出
aboutTraining = 要训练隐藏单元，就得知道输出的错误有多少是它造成的。为此，单元的输出要从0平滑地升到1，而不是跳变，这样才能从输出端把斜率传回来（反向传播）。

## lift

role = 3D图
name = 3D图，用方向键转动
keyHelp = 左右方向键转动图形，上下方向键升高和降低视点，Home恢复视图。
height = 高度
own = 学习器的特征
others = 其他乘积
constant = 常数特征
constantName = x₀ = 1（偏置）
view = 3D图的视图
left = 向左转
right = 向右转
higher = 从更高处看
lower = 从更低处看
close = 关闭3D图
noExamples = 还没有可以升维的样本。
picture = 样本的3D图，底面是{ LIST($axes) }，高度是{ $feature }。
pictureOfConstant = 样本的3D图，底面是{ LIST($axes) }，高度是常数特征x₀。
allRise = 所有样本都升到x₀ = 1。
biasOff = { bias-noun }已关闭，所以样本留在平面上，那里的边界都经过{ origin-drawn }。
turnBiasOn = 打开偏置
addFeature = 让学习器使用{ $feature }
groups = { LIST($groups, separator: "；") }。
group =
    { $moves ->
        [stays] { examples-lifted }停在高度0
        [rises] { examples-lifted }升到{ NUMBER($height) }
       *[falls] { examples-lifted }降到{ NUMBER($height) }
    }
lift-range = 每个样本的高度是它的{ $feature }，从{ NUMBER($low) }到{ NUMBER($high) }。
lift-scaled = 这里的特征经过缩放，与学习器看到的一样。
noPlane = 这个学习器（{ $learner }）不是用单个平面预测的，所以只显示样本。
lift-noWeights = 权重都是0，所以还没有平面。
biasAlone = 除{ bias-noun }外，权重都是0。每个样本的得分都相同，所以没有平面从它们中间穿过。
deeper = 得分不只取决于画出的三个特征，所以只显示样本。
upright =
    .constant =
        { $biasAs ->
            [threshold] θ为0，所以平面是竖直的，立在一条经过{ origin-drawn }的直线上。
           *[other] x₀的权重为0，所以平面是竖直的，立在一条经过{ origin-drawn }的直线上。
        }
    .noWeight = { $feature }的权重为0，所以曲面竖直立在边界上，就像没有升维一样。
    .noFeature = { $feature }不是学习器的特征。没有它，曲面竖直立在边界上。
separates = 现在{ surface-drawn }把正例和负例分在了两侧。
among = { surface-drawn }从样本中间穿过。
noMistakes = { surface-drawn }没有误分类任何样本。
touches = { surface-drawn }没有误分类任何样本，但经过其中一个。
lift-mistakes = { surface-drawn }仍然误分类{ examples }。
bentByProducts = 它弯曲，是因为还有其他乘积。
bentByScaling = 它弯曲，是因为特征经过了缩放。
ofMean = 它由平均权重决定。
boundary = 从上面看，所有样本都在一张以{ $feature }为高度的曲面上，它与那张曲面的交线就是边界。
boundaryAtOne = 它到达高度1的地方就是边界。
unbiased = 如果没有{ bias-noun }，它到达高度0的地方（虚线）就是边界。

## projection

projection-role = 数轴
projection-name = 样本在权重方向的直线上
projection-keyHelp = 左右方向键沿直线从一个样本移到另一个样本，Home和End移到第一个和最后一个。
projection-axis = 单位
axes =
    .score = 得分
    .distance = 距离
turn = 翻转负例
projection-noWeights = 这个学习器没有权重，也就没有投影样本的方向。
manyVectors = 这个学习器的每个类别各有一个权重向量，不止一个方向，无法投影样本。
projection-kernel = 核的权重在它所对应的特征空间中，所以这里没有投影样本的方向。
projecting = 正在投影…
zeroWeights = 权重都是0，还没有投影样本的方向。请走一步。
makeVisit = 走一步
whose =
    .mean = 这是平均权重，预测用的就是它。
    .best = 这是到目前为止最好的权重，预测用的就是它。
    .votes = 这是训练中的权重，预测靠的是投票。
projection-length = ‖w‖ = { NUMBER($length, $precision) }，阈值在w·x = { $formula } = { NUMBER($threshold, $precision) }处。
turned = 每个负例都翻转了，x变为−x，所以全部都应当大于0。
turnedWithBias = 每个负例都翻转了，x变为−x，偏置的1变为−1，所以全部都应当大于0。
sides =
    { $onBoundary ->
        [0] { $wrong ->
            [0] { $trained ->
                [1] 唯一的样本在正确的一侧。
               *[other] 全部{ NUMBER($trained) }个样本都在正确的一侧。
            }
           *[other] { $trained ->
                [1] 唯一的样本在错误的一侧。
               *[other] { NUMBER($trained) }个样本中有{ NUMBER($wrong) }个在错误的一侧。
            }
        }
       *[other] { $wrong ->
            [0] { NUMBER($trained) }个样本中有{ NUMBER($onBoundary) }个在边界上。
           *[other] { NUMBER($trained) }个样本中有{ NUMBER($onBoundary) }个在边界上，{ NUMBER($wrong) }个在错误的一侧。
        }
    }
margin = 函数间隔是{ NUMBER($functional, $precision) }。几何间隔ρ是距离，为{ NUMBER($geometric, $precision) }。最近的是样本{ NUMBER($nearest) }。
noMargin = 没有间隔，因为还有样本不在正确的一侧。
projection-columns = 每列是落在该处的样本数。
marks =
    .score = min y·a = { NUMBER($margin) }
    .distance = ρ = { NUMBER($margin) }
projection-about =
    .distance = 以距离计：把w和{ $bias }换成2w和2{ $bias }，这里的数都不变，因为边界没有变。
    .score = 以得分计：把w和{ $bias }换成2w和2{ $bias }，这里的数都加倍，但没有点换到另一侧。沿w走长度1，得分增加‖w‖。
projection-example =
    样本{ NUMBER($example) }（{ $heldOut ->
        [true] { $label }，留出
       *[false] { $label }
    }）：w·x等于‖w‖乘以它沿w走的距离：{ NUMBER($length, $precision) } · { NUMBER($along, $precision) } = { NUMBER($product, $precision) }。得分{ NUMBER($score, $precision) }，距离{ NUMBER($distance, $precision) }：{ $side ->
        [right] 在正确的一侧
        [wrong] 在错误的一侧
       *[boundary] 在边界上
    }。
plane =
    .none = 只有特征恰好是x₁和x₂两个的样本，才能在平面上翻转。
    .projected = 每个样本垂直落到w的直线上：与直线垂直，与边界平行。
    .turned = 每个负例的x变为−x：所有样本都应当在w所指的一侧。
    .turnedWithBias = 每个负例的x变为−x，偏置的1也翻转：对翻转后的样本，虚线是w·x = { $formula }。

## weightSpace

weightSpace-role = 权重平面
weightSpace-name = 权重空间：每个样本是一条直线
weightSpace-keyHelp = 方向键从一条直线移到另一条，Home和End移到第一条和最后一条，Esc取消选中。训练开始之前，Tab转到权重，用方向键移动它。
across = 横轴
up = 纵轴
window = 权重空间的窗口
zoomIn = 放大
zoomOut = 缩小
fit = 显示全部
weightOf = { $feature }的w
weightOfColumn = { $column }的{ $weight }
weightSpace-noWeights = 这个学习器没有权重，所以没有权重空间。
weightSpace-manyVectors = 这个学习器的每个类别各有一个权重向量，所以在两个权重的平面上，一个样本画不成一条直线。
weightSpace-kernel = 核感知机为每个样本保存一个计数，权重则在核所对应的特征空间中。
oneWeight = 只有一个权重，而权重平面需要两个：请添加一个特征或偏置。
weightSpace-turnBiasOn = 打开偏置
looking = 正在寻找…
lookingForRegion = 正在寻找能把所有样本都分对的权重…
inside =
    { $others ->
        [0] 阴影：能把所有样本都分对的权重。
       *[other] 阴影：{ weights-held }，能把所有样本都分对的权重。
    }
bounds = 由{ NUMBER($examples) }个样本的直线围成。
outside =
    { $others ->
        [0] 能把所有样本都分对的权重在这个窗口之外。
       *[other] { weights-held }，能把所有样本都分对的权重在这个窗口之外。
    }
tooFew = 能把所有样本都分对的权重所占的区域太小，这里看不见，但确实存在：样本可分。
empty = 空的：没有权重能把所有样本都分对。“不可分”就是这个样子。
emptyHere = 这里是空的：{ weights-held }，怎样取{ LIST($two) }都不能把所有样本都分对。
never = 无论{ LIST($two) }是多少，样本{ NUMBER($example) }总是错的。
othersDo = 但样本仍然可分：固定的权重换成别的值，就能把所有样本都分对。
othersDoNot = 换成别的值也没有用：样本不可分。
othersUnknown = 固定的权重换成别的值，也许有用。
linesDrawn = { NUMBER($examples) }条直线中画出{ NUMBER($lines) }条：围成区域的，再加抽取的一部分。
pathDrawn = 路径上每{ NUMBER($every) }次更新画一次，最后一次总是画出。
line =
    { $right ->
        [true] 样本{ NUMBER($example) }（{ $label }）要求{ $inequality }。当前的权重在正确的一侧。
       *[false] 样本{ NUMBER($example) }（{ $label }）要求{ $inequality }。当前的权重在错误的一侧。
    }
weightSpace-about = 每个样本是一条直线：正例为实线，负例为虚线。短线指向能把它分对的权重。
jumps = 每次更新都垂直于该样本的直线跳一步。
