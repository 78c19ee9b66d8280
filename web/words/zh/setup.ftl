## data

presets =
    .blobs = 两团点
    .thin-margin = 窄间隔
    .cs188 = CS 188例题
    .and = AND
    .or = OR
    .nand = NAND
    .blocks = 先500个正例，后500个负例
    .iris = 鸢尾花
    .three-classes = 三个类别
    .iris-species = 鸢尾花，三个品种
    .overlap = 两团重叠的点
    .xor = XOR
    .quadrants = XOR四象限
    .circles = 同心圆
    .moons = 双月
    .spiral = 螺旋
    .reviews = 课程评价（词）
drawn = 画的{ NUMBER($points) }个点
inTable = 表格中的{ NUMBER($examples) }个样本

## learners

titles =
    .perceptron = 感知机
    .averaged = 平均感知机
    .voted = 投票感知机
    .pocket = 口袋算法
    .margin = 间隔感知机
    .batch = 批量感知机
    .passive-aggressive = 被动攻击算法
    .multiclass = 多分类感知机
    .kernel = 核感知机
    .nearest-neighbours = k近邻
    .decision-tree = 决策树
    .second-order = 二阶感知机
short =
    .perceptron = 感知机
    .averaged = 平均
    .voted = 投票
    .pocket = 口袋
    .margin = 间隔
    .batch = 批量
    .passive-aggressive = 被动攻击
    .multiclass = 多分类
    .kernel = 核
    .nearest-neighbours = k近邻
    .decision-tree = 决策树
    .second-order = 二阶
numbered = { NUMBER($place) } { $learner }
setting =
    { $setting ->
        [learning-rate] η = { $value }
        [tie] 平局 = { $value }
        [margin] 间隔 = { $value }
        [tolerance] ε = { $value }
        [c] C = { $value }
        [classes] 类别数 = { $value }
        [degree] 次数 = { $value }
        [offset] 常数项 = { $value }
        [gamma] γ = { $value }
        [k] k = { $value }
        [max-depth] 最大深度 = { $value }
        [ridge] λ = { $value }
       *[other] { $value }
    }
settingValues =
    .mistake = 错误
    .correct = 正确
    .negative = 负类
    .positive = 正类
    .pa = PA
    .pa-1 = PA-I
    .pa-2 = PA-II
    .linear = 线性
    .polynomial = 多项式
    .rbf = RBF
ownStart = 自定初始权重
settings = { LIST($settings, separator: "，") }
full = { $title }，{ $settings }

## learnerSettings

labels =
    .learning-rate = 学习率
    .tie = 平局规则
    .margin = 间隔
    .tolerance = 容差
    .variant = 变体
    .c = 攻击性
    .classes = 类别数
    .kernel = 核
    .degree = 次数
    .offset = 常数项
    .gamma = γ
    .k = 近邻数
    .max-depth = 最大深度
    .ridge = 岭参数
values =
    .mistake = 错误
    .correct = 正确
    .negative = 负类
    .positive = 正类
    .pa = PA
    .pa-1 = PA-I
    .pa-2 = PA-II
    .linear = 线性
    .polynomial = 多项式
    .rbf = 高斯（RBF）
aliases =
    .batch-learning-rate = Pavlu的λ
    .second-order-ridge = Cesa-Bianchi等人的a
kindHints =
    .perceptron = 每分错一个样本，就把它加到权重上。
    .averaged = 训练方法与感知机相同，但预测时用到目前为止所有权重向量的平均。
    .voted = 训练方法与感知机相同，但预测时由到目前为止的所有权重向量投票，存活几次就有几票。
    .pocket = 训练方法与感知机相同，但预测时用训练错误最少的那组权重。
    .margin = 样本即使分对了，只要落在间隔之内，也会更新。
    .batch = 每轮更新一次，用的是所有分错的样本之和。
    .passive-aggressive = 权重改变得恰到好处：样本刚好分对，间隔为1。
    .multiclass = 每个类别有一个权重向量，得分最高的类别获胜。出错时奖励正确的类别，惩罚获胜的类别。
    .kernel = 不保存权重，而是记录在每个样本上出错的次数。没有偏置。
    .nearest-neighbours = 用作对照，什么也不学：最近的k个样本中哪个标签最多，就预测哪个。
    .decision-tree = 用作对照，一次建成：每次按一个特征切分平面。
    .second-order = 在各次错误共有的方向上，权重移动得少一些。
fieldHints =
    .margin = 只要y·a{ "\u00A0" }≤{ "\u00A0" }间隔，就更新。
    .tolerance = 更新的步长小于这个值，训练就结束。
    .classes = 自动：数据有几类就是几类。
    .gamma = γ越大，每个样本周围的核就越窄。
    .ridge = λ越大，更新就越接近感知机的更新。
valueHints =
    .mistake = 得分为0算错误（y·a{ "\u00A0" }≤{ "\u00A0" }0）。
    .correct = 得分为0算正确（y·a{ "\u00A0" }<{ "\u00A0" }0才算错误）。
    .negative = 得分为0判为负类。
    .positive = 得分为0判为正类。
    .pa = 每次更新都一步到位，直到y·a{ "\u00A0" }={ "\u00A0" }1。
    .pa-1 = 每次更新都一步到位，但最多加上样本的C倍。
    .pa-2 = 每次更新只走一部分：C越小，走得越短。
    .linear = x·z：过原点的直线。
    .polynomial = (常数项 + x·z)的乘方，指数就是次数。
    .rbf = exp(−γ‖x − z‖²)

## costs

why =
    { $kind ->
        [multiclass] { $learner }：{ NUMBER($vectors) }个类别，每个类别都是{ each }。
        [second-order] { $learner }：{ each }。每次更新还要遍历矩阵，每两个权重对应其中一个数。
        [voted] { $learner }：{ each }。每次预测要问遍到目前为止的所有权重向量。
        [kernel] { $examples ->
            [1] { $learner }：所有样本的得分都存着，每一步只需查一个。每次更新改变这一个得分。
           *[other] { $learner }：所有样本的得分都存着，每一步只需查一个。每次更新改变全部{ NUMBER($examples) }个得分。
        }
        [nearest-neighbours] { $examples ->
            [1] { $learner }：不用训练，但每次预测都要看这唯一的样本。
           *[other] { $learner }：不用训练，但每次预测都要看全部{ NUMBER($examples) }个样本。
        }
        [decision-tree] { $learner }：一次建成，不是一步一步训练的。
       *[other] 线性学习器：{ each }。
    }
each =
    { $bias ->
       *[true] 每个特征一次，偏置一次
        [false] 每个特征一次
    }

## setup

setup = 训练设定
setup-titles =
    .data = 数据
    .learner = 学习器
    .features = 特征
    .order = 顺序
    .compare = 学习器
# 连起来读：“两团点 由 感知机 用特征 x₁、x₂ 学习，顺序 按画的先后”。
before =
    .data = { "" }
    .learner = 由
    .features = 用特征
    .order = 学习，顺序
    .compare = { "" }
learner =
    { $others ->
        [0] { $title }
       *[other] { $title }和另外{ NUMBER($others) }个
    }
named =
    { $scaling ->
        [standardize] { LIST($features, separator: "、") }，标准化
        [min-max] { LIST($features, separator: "、") }，缩放到0～1
        [unit-norm] { LIST($features, separator: "、") }，缩放到长度1
       *[other] { LIST($features, separator: "、") }
    }
counted =
    { $scaling ->
        [standardize] { features }，标准化
        [min-max] { features }，缩放到0～1
        [unit-norm] { features }，缩放到长度1
       *[other] { features }
    }
order =
    { $kind ->
        [given] { $isList ->
            [true] 按列表
           *[false] 按画的先后
        }
        [positives-first] 正例在先
        [shuffle-once] 打乱一次
        [shuffle-each-epoch] 每轮打乱
       *[custom] 自定
    }
compare =
    { $learners ->
        [1] 添加学习器
       *[other] { NUMBER($learners) }个学习器
    }
pin = 固定
unpin = 取消固定
close = 关闭

## setupCompare

shown = 在设置和讲解中显示的学习器
removeName = 移除{ $learner }
compareWith = 与之比较
add = 添加
setupCompare-full = 最多可以比较{ NUMBER($most) }个学习器。

## setupLearner

setupLearner-learner = 学习器
maxEpochs = 最大轮数
initialWeights = 初始权重
initial = { $symbol }的初始值
tooManyWeights = 有{ NUMBER($weights) }个权重，太多了，无法逐个设置。
randomise = 随机取值
setToZero = 设为0
cures = 看看其他对策：核、隐藏单元

## exampleOrder

notAnExample = { $name }：“{ $word }”不是样本编号。
noSuchExample = { $name }：没有样本{ $word }。样本的编号是1～{ NUMBER($examples) }。
exampleTwice = { $name }：样本{ NUMBER($example) }出现了两次。
examplesMissing = { $name }：缺少样本{ LIST($named) }。
further = 另外{ NUMBER($further) }个

## setupOrder

setupOrder-order = 训练顺序
setupOrder-titles =
    .given = 原来的顺序
    .positives-first = 正例在先
    .shuffle-once = 打乱一次
    .shuffle-each-epoch = 每轮打乱
    .custom = 自定顺序
hints =
    .given = 每一轮都按样本画出或列出的先后来看。
    .positives-first = 每一轮先看所有正例，再看所有负例。
    .shuffle-once = 用随机种子把样本打乱一次，每一轮都用这个顺序。
    .shuffle-each-epoch = 每一轮都用随机种子重新打乱样本。
    .custom = 每一轮都按自己写的顺序看样本。
customUpTo = 自定顺序（最多{ NUMBER($examples) }个样本）
seed = 打乱用的随机种子
newSeed = 重新打乱
numbers = 自定的顺序
numbersHint = 1～{ NUMBER($examples) }每个数写一次，用空格隔开：3 1 2。
seeOrder = 看看这个顺序，以及打乱有什么好处

## setupData

preset = 示例数据
separable =
    .yes = 线性可分
    .depends = 取决于设置
    .no = 线性不可分
own =
    .points = 画的点
    .table = 导入的表格
counts = <positive>{ NUMBER($positive-count) }</positive>个{ $positive-name ->
        [none] 正例
       *[other] 正例（{ $positive-name }）
    }，<negative>{ NUMBER($negative-count) }</negative>个{ $negative-name ->
        [none] 负例
       *[other] 负例（{ $negative-name }）
    }
classes = { LIST($classes, separator: "，") }
ofClass = 类别{ $name }的样本{ NUMBER($count) }个
importData = 导入数据…
examples = 样本数
noise = 噪声
setupData-seed = 随机种子
setupData-newSeed = 重新生成数据
axes =
    .across = 横轴，x₁
    .up = 纵轴，x₂
irisColumns =
    .sepalLength = 萼片长度
    .sepalWidth = 萼片宽度
    .petalLength = 花瓣长度
    .petalWidth = 花瓣宽度
species =
    .positive = 正类品种
    .negative = 负类品种
notDrawn = 未画出：{ LIST($features) }。
setupData-further = 另外{ NUMBER($further) }个
keepWeights = 数据改变时保留权重
heldOut = 留出样本（%）
heldOutName = 留出样本的百分比
heldOutCount = { NUMBER($examples) }个样本中留出{ NUMBER($heldOut) }个。
splitSeed = 划分用的随机种子
newSplit = 重新划分

## setupFeatures

features = 特征
lastFeature = 至少要有一个特征。
bias = 偏置
biasName = 偏置：x₀ = 1，恒为1的特征
sets = 特征组合
set =
    { $factors ->
        [1] 不加乘积
        [2] 所有两两乘积
       *[3] 所有三三乘积
    }
count = { features }
addProduct = 添加乘积
addHint = 例如{ LIST($products, type: "or") }。按回车键添加。
alreadyChosen = { $product }已经选了。
tooMany = 最多可以选{ NUMBER($most) }个特征。
noProduct =
    { $columns ->
        [1] 请写幂，如x1^2。
       *[other] 请写乘积，如x1*x2。
    }
tooManyFactors = 一个乘积最多有{ NUMBER($most) }个因子，这里有{ NUMBER($factors) }个。
noPower = { $feature }的次数必须是1～{ NUMBER($most) }的整数。
noFeature =
    { $columns ->
        [1] “{ $text }”不是特征。请写幂，如x1^2。
       *[other] “{ $text }”不是特征。请写乘积，如x1*x2。
    }
isBias = x0是偏置：它等于1，已经在每个乘积里了。
noSuchBase =
    { $columns ->
        [1] 没有x{ NUMBER($base, useGrouping: "false") }。原始特征只有x1。
        [2] 没有x{ NUMBER($base, useGrouping: "false") }。原始特征是x1和x2。
       *[other] 没有x{ NUMBER($base, useGrouping: "false") }。原始特征是x1～x{ NUMBER($columns, useGrouping: "false") }。
    }
countAlone = { features }。
cost =
    { $perClass ->
        [true] { $bias ->
            [true] 每个类别有{ features }和偏置，每一步要做{ multiplications }。
           *[false] 每个类别有{ features }，每一步要做{ multiplications }。
        }
       *[false] { $bias ->
            [true] 有{ features }和偏置，每一步要做{ multiplications }。
           *[false] 有{ features }，每一步要做{ multiplications }。
        }
    }
multiplications = { NUMBER($multiplications) }次乘法
growth = 乘积的个数增长有多快
growthOf =
    { $powers ->
        [true] D个特征有D(D+1)/2个两两乘积，即O(D²)：这里是{ NUMBER($pairs) }个；有D(D+1)(D+2)/6个三三乘积，即O(D³)：这里是{ NUMBER($triples) }个。
       *[false] D个特征有D(D−1)/2个两两乘积，即O(D²)：这里是{ NUMBER($pairs) }个；有D(D−1)(D−2)/6个三三乘积，即O(D³)：这里是{ NUMBER($triples) }个。
    }
misprint = CIML第4.7节把三三乘积也写成O(D²)，那是印刷错误：多一个因子，个数又要乘上大约D。
and = 一个词要么出现（1），要么不出现（0），所以只有两个词都出现时<product/>才是1：这就是AND。平方不带来任何新东西：x² = x。
zeroOne = 取值为0和1时，乘积<product/>就是AND：两者都是1时才是1。平方不带来任何新东西：<square/>就是特征本身。
plusMinus = 取值为−1和+1时，乘积<product/>不是AND，而是“同或”（XNOR）：两者相同时是+1，不同时是−1。平方处处是1：<square/>等于又一个<one/>。
tightBound = 标签就是这个乘积，或者它的相反数，所以XOR的界是紧的：界允许{ NUMBER($updates) }次更新，训练正好用了{ NUMBER($updates) }次。
recode =
    .plus-minus = 改用−1/+1编码
    .zero-one = 改用0/1编码

## setupTrials

scaling = 缩放
scalings =
    .none = 不缩放
    .standardize = 标准化
    .min-max = 最小–最大缩放
    .unit-norm = 单位长度
scalingHints =
    .none = 原样使用原始特征。
    .standardize = 先让每个原始特征减去均值，再除以标准差，然后才做乘积。
    .min-max = 先把每个原始特征的最小值变为0，最大值变为1，然后才做乘积。
    .unit-norm = 先把每个样本除以它的长度，让长度都变为1，然后才做乘积。
compareScalings = 比较缩放方式
scalingCaption = 用每种缩放方式从零开始训练
scalingCaptionRanked = 用每种缩放方式从零开始训练。下面分别列出权重，从大到小
updates = 更新次数
epochs = 轮数
weights = 权重，从大到小
moreWeights = 另外{ NUMBER($weights) }个
overfitting = 特征越多，学习器对训练样本拟合得越好，但对其他样本的预测可能变差。这就是过拟合，从留出样本上的错误可以看出来。
compareFeatureSets = 比较特征组合
tooFewToHoldOut = 没有留出样本：只有{ NUMBER($examples) }个样本，太少，留不出来。
holdOut = 留出{ NUMBER($percent) }%
noneHeldOut = 还没有留出样本。
featuresCaption = 从零训练到结束后误分类的样本数
setupTrials-features = 特征
training = 训练
setupTrials-heldOut = 留出
featureSets =
    .base = 不加乘积
    .pairs = + 两两乘积
    .triples = + 三三乘积
    .chosen = 当前选择
misclassified = { NUMBER($mistakes) }/{ NUMBER($examples) }
cancel = 取消
progress =
    { $state ->
        [running] 已训练{ NUMBER($trained) }个，共{ NUMBER($total) }个
        [cancelled] 已取消：训练了{ NUMBER($trained) }个，共{ NUMBER($total) }个
       *[done] { NUMBER($total) }个全部训练完毕
    }
ended =
    { $stop ->
        [none] { NUMBER($visits) }步后停止。
        [settled] { NUMBER($epochs) }轮后稳定。
       *[other] { NUMBER($epochs) }轮内未收敛。
    }
