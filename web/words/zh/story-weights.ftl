### 讲解文字之下：权重、更新的图，以及其他说明。

## update

angle =
    { $updated ->
        [true] { $after ->
            [none] { angle-between }不再有夹角：w现在是0。
           *[other] { $before ->
                [none] { angle-between }的夹角现在是{ NUMBER($after) }°：之前w是0。
               *[other] { angle-between }的夹角从{ NUMBER($before) }°变为{ NUMBER($after) }°。
            }
        }
       *[false] { $before ->
            [none] { angle-between }没有夹角：其中一个是0。
           *[other] { angle-between }的夹角是{ NUMBER($before) }°。
        }
    }
letters =
    .example = x
    .epoch = Σ
    .step = Δw
plane =
    { $dimensions ->
        [1] 一维
       *[other] { NUMBER($dimensions) }维空间中由w和{ $letter }张成的平面
    }
spoken =
    { $dimensions ->
        [1] 一维向量：{ vector-lengths }
        [2] 向量：{ vector-lengths }
       *[other] { NUMBER($dimensions) }维空间中由w和{ $letter }张成的平面上的向量：{ vector-lengths }
    }
scoreGoes = 得分从{ NUMBER($before, $precision) }变为{ NUMBER($after, $precision) }。
leadGoes = 正确类别的领先量从{ NUMBER($before, $precision) }变为{ NUMBER($after, $precision) }。
thresholdGoes = 得分从{ NUMBER($before, $precision) }变为{ NUMBER($after, $precision) }，阈值从{ NUMBER($from, $precision) }变为{ NUMBER($to, $precision) }。
rightNow = 现在对了。
stillWrong = <strong>仍然误分类：</strong>一次更新不一定能改正错误。
above90 = 夹角大于90°时，得分为负。
below90 = 夹角小于90°时，得分为正。
biasApart = 这只是w与x的夹角。偏置也会改变得分。要把偏置也算进夹角，请把它写成w₀：见“记号”。
update-score = 得分
moments =
    .before = 之前
    .adding = 相加
    .after = 之后
why = 为什么：一步一步看
threeLines = 得分，三行写清
fourCases = 四种情况
byFeature = 逐个特征看
withOne = ‖x‖²中包括x₀的1。
algorithm = 看伪代码
seeAggressive = 看看被动攻击算法
compareAggressive = 与被动攻击算法比较
cases =
    .caption = 一步的四种情况
    .predicted = 预测
    .case = 情况
    .weights = 权重
    .score = 得分
    .truePositive = 真正例
    .trueNegative = 真负例
    .falsePositive = 假正例
    .falseNegative = 假负例
    .added = 加上x
    .subtracted = 减去x
    .weightsStay = 不变
    .rises = 升高
    .falls = 降低
    .scoreStays = 不变
parts =
    .feature = 特征
    .adds = 贡献
    .changes = 权重变化

## weights

weights-heading =
    { $visit ->
        [none] { $what ->
            [weights] 当前权重
            [training] 当前训练中的权重
           *[counts] 当前计数
        }
       *[other] { $what ->
            [weights] 当前权重，第{ NUMBER($visit) }步
            [training] 当前训练中的权重，第{ NUMBER($visit) }步
           *[counts] 当前计数，第{ NUMBER($visit) }步
        }
    }
feature = 特征
weight = 权重
example = 样本
countOf = 计数α
class = 类别
weights-bias =
    .bias = 偏置
    .threshold = 阈值
exampleName = 样本{ NUMBER($example) }
noCounts = 计数都是0。
moreCounts = 另外{ NUMBER($examples) }个α > 0的样本
between = 中间还有{ NUMBER($rows) }个
weights-all = 显示全部{ NUMBER($weights) }个权重
weights-fewer = 收起
hint = 走一步或选中一个样本，就能看到每个权重对它的得分贡献多少。
point =
    { $selected ->
        [true] 指向一个权重，看它对选中的样本{ NUMBER($example) }的得分贡献多少。
       *[false] 指向一个权重，看它对样本{ NUMBER($example) }的得分贡献多少。
    }
adds = 它对样本{ NUMBER($example) }的得分贡献<product/>。
biasAdds =
    { $biasAs ->
        [bias] 偏置给每个样本的得分加上{ NUMBER($value, $precision) }。
       *[weight] 偏置权重给每个样本的得分加上{ NUMBER($value, $precision) }。
    }
threshold = 对每个样本来说，得分大于{ NUMBER($value, $precision) }就是正类。

## story

notation = 记号：y ∈ { "{" }{ LIST($labels, separator: ", ") }{ "}" }，{ $bias }
story-more =
    .weights = 权重详解
    .counts = 计数详解
choice =
    .labels = 标签y
    .bias = 偏置的写法
    .biasItself = 偏置
    .hint = 这只改变写法，不改变训练、数据和权重。标签为0和1时，错误就是残差e = y − q。阈值θ等于−b。

## meanings

meanings-heading = 各个字母的含义
terms =
    .example = 样本
    .feature = 特征
    .label = 标签
    .weight = 权重
    .bias = 偏置
    .threshold = 阈值
    .score = 得分
    .tie = 平局
    .prediction = 预测
    .residual = 残差
    .product = 内积
    .length = 长度
    .rate = 学习率
    .visit = 步
    .radius = 半径
    .margin = 界中的间隔
    .geometric = 几何间隔

## aboutWeights

aboutWeights-sum =
    { $selected ->
        [true] 对选中的样本{ NUMBER($example) }，各项贡献加起来就是它的得分：
       *[false] 对样本{ NUMBER($example) }，各项贡献加起来就是它的得分：
    }
sumLabel = 各项贡献及其总和
ofClass = 显示权重的类别
length = 长度
sameBoundary = 权重和偏置一起缩放，边界不变。
sensitivity = 敏感度
sensitivityLabel = 得分随每个特征怎样变化
largestFirst = 从大到小
fullPrecision = 全部数位
copy = 复制
copyName =
    .weights = 复制权重
    .counts = 复制计数
copied = 已复制。
byHand = 这里无法使用剪贴板。请手动复制这段文本：
scale = 所示权重的长度
twice = × 2
twiceName = × 2：加长一倍
half = × ½
halfName = × ½：缩短一半
asTrained = 训练所得
times =
    { $shorter ->
        [true] 训练所得的1/{ NUMBER($factor) }
       *[false] 训练所得的{ NUMBER($factor) }倍
    }
unit = 长度1
noDirection = 权重都是0，所以还没有方向。
trained = 训练所得
shown = 所示
rows =
    .length = 长度
    .functional = 函数间隔
    .geometric = 几何间隔
    .boundary = 0到边界的距离：
effect = 每个得分都乘以同一个正数，所以正负不变，边界也不动。
marginsOf = 这里的间隔是样本{ NUMBER($example) }的。
slopes =
    { $scaled ->
        [true] 一个特征的权重，就是缩放后的特征增加1时得分的变化量。对每个样本都一样。
       *[false] 一个特征的权重，就是这个特征增加1时得分的变化量。对每个样本都一样。
    }
rises = 让得分升高最多的是<feature/>（{ $weight }）。
falls = 让得分降低最多的是<feature/>（{ $weight }）。
flat = 现在没有特征能改变得分：权重都是0。
byExample =
    { $example ->
        [none] { $scaled ->
            [true] 因为有乘积，得分随原始特征变化多少，要看是哪个样本。特征经过了缩放。
           *[false] 因为有乘积，得分随原始特征变化多少，要看是哪个样本。
        }
       *[other] { $scaled ->
            [true] 因为有乘积，得分随原始特征变化多少，要看是哪个样本。对样本{ NUMBER($example) }，用缩放后的特征：
           *[false] 因为有乘积，得分随原始特征变化多少，要看是哪个样本。对样本{ NUMBER($example) }：
        }
    }
less = 另外{ NUMBER($features) }个特征影响较小。
isWord = <letter/>是“{ $word }”。
