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
noEpochs = 这个学习器在第一步之前就已完成，没有轮。
moment =
    { $whole ->
        [true] 第{ NUMBER($epoch) }轮：{ mistakes }
       *[false] 第{ NUMBER($epoch) }轮：到目前为止{ mistakes }
    }
noneCompleted = 还没有完成一轮。
onlyEpoch = 每轮错误数：到目前为止唯一的一轮是{ NUMBER($made) }个。
summary =
    { $group ->
        [1] { epochs }的每轮错误数：最少{ NUMBER($fewest) }个，最多{ NUMBER($most) }个；最后的第{ NUMBER($epochs) }轮是{ NUMBER($last) }个。
       *[other] { epochs }的每轮错误数：最少{ NUMBER($fewest) }个，最多{ NUMBER($most) }个，都是{ NUMBER($group) }轮的平均；最后的第{ NUMBER($epochs) }轮是{ NUMBER($last) }个。
    }
step = 每一级是{ epochs }的平均。
stepInBand = 每一级是{ epochs }的平均。色带从其中最少的错误数到最多的错误数。
table = 表格
lastRows = 共{ NUMBER($all) }行，显示最后{ NUMBER($rows) }行
charts-columns =
    .epoch = 轮
    .epochs = 轮
    .mistakes = 错误
    .mean = 错误（平均）
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
introduction = 哪些样本被留出全凭运气，所以差一两个也可能是运气。这里用页面种子之后的种子做50次划分，把每个学习器都训练到底。
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
nothingTrained = 什么都没能训练。
alone = { $name }在{ NUMBER($heldOut) }个留出样本中误分类{ NUMBER($median) }个（{ NUMBER($times) }次划分的中位数）。
better = 按中位数，{ $best-name }在{ NUMBER($heldOut) }个留出样本中误分类{ NUMBER($best-median) }个，{ $next-name }在{ NUMBER($heldOut) }个中误分类{ NUMBER($next-median) }个。
duel = 在{ NUMBER($splits) }次划分中，与{ $next }相比，{ $best }误分类较少的有{ NUMBER($fewer) }次，一样多的有{ NUMBER($equal) }次，较多的有{ NUMBER($more) }次。
