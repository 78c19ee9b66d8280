## separability

reason = { why-inseparable }
notSeparable =
    { $onStage ->
        [true] 这些样本线性不可分：{ why-inseparable }（见画布）。
       *[false] 这些样本线性不可分：{ why-inseparable }。
    }

## margin

choice = 间隔、证明或修改
choices =
    .margin = 间隔
    .angle = 证明：夹角
    .distance = 证明：距离
    .tighten = 挤压
analysing = 正在分析：{ NUMBER($percent) }%
stale = 这是上次修改之前的结果。正在分析：{ NUMBER($percent) }%
undecided =
    .verdict = 太接近，无法判断。
    .meaning = 空隙或重叠太小，证明要花太长时间。
separable =
    .verdict = 线性可分。
    .meaning = 用这些特征，{ separator }能把所有正例和所有负例分在两侧。
inseparable =
    .verdict = 线性不可分。
    .meaning = 用这些特征，没有{ separator }能把所有正例和所有负例分在两侧。
showMargin = 在画布上显示间隔最大的{ separator }
showWhy = 在画布上显示原因
marginElsewhere =
    { $features ->
        [none] 画布上画不出间隔最大的{ separator }：它在缩放后的特征空间中。
        [1] 画布上画不出间隔最大的{ separator }：它在唯一特征的空间中。
       *[other] 画布上画不出间隔最大的{ separator }：它在{ NUMBER($features) }个特征的空间中。
    }
whyElsewhere =
    { $features ->
        [none] 画布上画不出这些点：它们在缩放后的特征空间中。
        [1] 画布上画不出这些点：它们在唯一特征的空间中。
       *[other] 画布上画不出这些点：它们在{ NUMBER($features) }个特征的空间中。
    }
geometricMargin = 几何间隔<rho/>
geometricHint =
    { $nearest ->
        [1] 在特征空间中，间隔最大的{ separator }到最近样本的距离。没有别的{ separator }间隔更大。离得这么近的样本有{ NUMBER($nearest) }个，{ separator }的位置只由它决定。
       *[other] 在特征空间中，间隔最大的{ separator }到最近样本的距离。没有别的{ separator }间隔更大。离得这么近的样本有{ NUMBER($nearest) }个，{ separator }的位置只由它们决定。
    }
radius = 半径<R/>
radiusHint = 最长的<example/>的长度。
boundMargin = 界中的间隔<gamma/>
boundMarginHint = 长度为1的<weights/>所能达到的最大间隔，偏置算作恒为1的特征的权重。错误界除以的是<gamma/>，不是<rho/>。
boundMarginUnbiased = 长度为1的<weights/>所能达到的最大间隔。没有偏置时，它等于<rho/>。
bound = 错误界<formula/>
theorem = 从权重0开始的感知机，无论按什么顺序训练，更新次数都不会超过它。
atMost = 最多{ updates }。
made = 已更新{ NUMBER($made) }次，最多{ updates }。
otherRule = 所选的学习器按别的规则更新，错误界对它不适用。
otherStart = 这次训练不是从权重0开始的，错误界对它不适用。
weights = 分离权重
maximumMargin = 最大间隔
ofBound = 错误界
bias = 偏置<b/>
copyMaximumMargin = 最大间隔的权重
copyOfBound = 错误界的权重
witness =
    .atOrigin = 一个加权平均恰好是原点
    .samePoint = 两个加权平均是同一个点
    .sameDirection = 两个加权平均在同一方向上
averages = 这些加权平均，可以手算验证
example = 样本
weight = 权重
positive = 正例
negative = 负例
everyAverage = 如果{ separator }把所有正例和所有负例分在两侧，那么每一类的任何加权平均也在该类的一侧。
averageAtOrigin = 但这里{ why-inseparable }，不在任何一侧。
sameExample = 但这里{ why-inseparable }，不可能同时在两侧。
sameAverage = 但这里{ why-inseparable }：同一个点是两类的加权平均，不可能同时在两侧。
sameDirection = 但这里{ why-inseparable }：正例的加权平均是负例的加权平均的{ $factor }倍，所以两者在同一侧。

## proof

proof-analysing = 正在分析…
proof-otherRule = 这个定理说的是出错时加上一个样本的更新，即η·y·x。{ $learner }按别的规则更新，所以定理对这次训练不适用。请选感知机，或训练方式与它相同的学习器：平均感知机、投票感知机或口袋算法。
moreClasses = 这个定理只针对两个类别，而这些样本不止两类。
oneLabel = 只有一种标签的样本，没有什么要证明的。
proof-undecided = 还无法判断样本是否可分，所以没有什么要证明的。
allAtOrigin = 所有样本都在原点：R为0，更新什么也改变不了。
tinyMargin = 间隔太小，数值已经没有意义。
proof-atMost = 最多{ updates }。
fromZero = 从权重0开始，错误界是(R/γ)²。
fromZeroAnyRate = 从权重0开始，无论学习率是多少，错误界都是(R/γ)²：η把两边同比例缩放。
fromElsewhere =
    .angle = 这次训练从别的权重w₀开始，所以错误界不是(R/γ)²，而是两条虚线相交的地方。
    .distance = 这次训练从别的权重w₀开始，所以错误界不是(R/γ)²，而是‖w₀ − αw*‖²/(ηR)²。
fromTurned = 从权重0开始，错误界是(R/γ)²。你选的w*，γ = { NUMBER($margin) }，而所有w*中最大的γ是{ NUMBER($best) }。
fromTarget = 错误界现在是‖w₀ − αw*‖²/(2αηγ − η²R²)。从权重0开始，它在α = ηR²/γ = { NUMBER($best) }时最小。
tooNear = α = { NUMBER($reach) }时目标太近，得不到错误界：只有α大于ηR²/(2γ) = { NUMBER($least) }时，每次更新才一定让w更近。
offSide = 你选的w*没有分开这些样本：γ是{ NUMBER($margin) }。γ不大于0，就没有错误界。
astray =
    { $updates ->
        [1] 第{ LIST(NUMBER($named)) }次更新走错了方向：之后w比之前离αw*更远。
       *[other] { $further ->
            [true] 有{ updates }走错了方向：每次之后，w都比之前离αw*更远。最先几次是第{ LIST(NUMBER($named), separator: "、") }次。
           *[false] 第{ LIST(NUMBER($named), separator: "、") }次更新走错了方向：每次之后，w都比之前离αw*更远。
        }
    }
noneAstray = 到目前为止，没有一次更新走错方向，没有一次让w比之前离αw*更远。
astrayStretches = 图中每{ updates }画一个点。在{ NUMBER($points) }个点处，w比前一个点离αw*更远。
hold = 改变目标αw*
reach = α，离得多远
turn = w*的方向
degrees = { NUMBER($degrees) }°
proof-bias = w*的偏置
onlyTwo = 有两个特征时才能转动w*。
reset = 恢复最佳
whole = 一直显示到错误界
nothingYet = 还没有数据。
lengthChart = ‖w‖随更新的变化：{ updates }中最大是{ NUMBER($most) }，现在是{ NUMBER($now) }。
angleChart = w·w*和‖w‖随更新的变化：{ updates }之后，w·w*是{ NUMBER($along) }，‖w‖是{ NUMBER($length) }。界中的间隔是γ = { NUMBER($margin) }，R = { NUMBER($radius) }。
distanceChart = w到αw*的距离平方随更新的变化：开始时是{ NUMBER($start) }，{ updates }之后是{ NUMBER($now) }，α = { NUMBER($reach) }。
axis = 更新次数k
boundMark = 最多{ NUMBER($bound) }
curves =
    .length = <length/>，<bound/>。
    .angle = <along/>，<length/>，<sample/> 上下界。两者相交处，再没有更新的余地。
    .distanceAlone = <distance/>。
    .distance = <distance/>，<sample/> 它的上界。上界到0处，再没有更新的余地。
lastUpdate = 最后一次更新
noUpdate = 还没有更新。
beforeUpdates = 第一次更新之前
oneUpdate = 到目前为止的全部更新：就这一次
allUpdates = 全部<k/> = { updates }
line = <formula/>：<numbers/>
moved = （因最后一次更新而移动）
why =
    .gained = 每个样本都在w*的正确一侧，至少超出γ，所以更新给w·w*至少加上这么多。
    .mistaken = 当时出了错：按更新之前的权重，y·a不大于0。
    .long = 没有样本比R长。
    .fallen = 三行合起来：减少的量是第一行的2α倍，减去第二行和第三行。这里α是R²/γ。
    .fallenByRate = 三行合起来：减少的量是第一行的2α倍，减去第二行和第三行。这里α是ηR²/γ。
    .fallenChosen = 三行合起来：减少的量是第一行的2α倍，减去第二行和第三行。
    .fallenOftenChosen = k次都至少减少这么多。只有真的减少时，这才说明问题。
    .fallenOften = k次都至少减少这么多，而平方不会小于0。
    .along = 每次更新的第一行，共k次。
    .length = 第二行和第三行，共k次。
    .angle = w*的长度为1。两个数越接近，w与w*的夹角越小。
beforeMinusAfter = <distance/>，更新前 − 更新后
firstFails = 第一行不成立。
noMargin = 没有<star/>能对每个样本都满足<inequality/>，所以没有间隔<gamma/>：没有什么能让更新都朝一个方向走。
meeting = 点{ LIST(NUMBER($point), type: "vector") }既是正例的加权平均，也是负例的加权平均，见“间隔”。无论<w/>是什么，这个点都只有一个得分，现在是{ NUMBER($score) }，而对两种标签中的至少一种，标签乘得分不大于0。
othersHold = 其余各行仍然成立：每次更新之后<inequality/>。但没有间隔与它比较，<k/>就没有上限。
cycle =
    { $epochs ->
        [1] 这里权重在兜圈子：从第{ NUMBER($since) }轮起，每轮重复一次，而<length/>从未超过{ NUMBER($most) }。
       *[other] 这里权重在兜圈子：从第{ NUMBER($since) }轮起，每{ NUMBER($epochs) }轮重复一次，而<length/>从未超过{ NUMBER($most) }。
    }
bounded = 到目前为止，在{ updates }中，<length/>从未超过{ NUMBER($most) }：它是有界的，而更新还在继续。

## tighten

tighten-inseparable = 没有直线能分开这些样本，所以没有间隔<gamma/>，也没有错误界。
drag = 在画布上把一个点拖向另一类：界中的间隔<gamma/>缩小，错误界增大。之前的数值会留在新数值旁边。
tighten-margin = 界中的间隔<gamma/>
tighten-bound = 错误界<formula/>
tighten-updates = 按此顺序的更新次数
median = 随机顺序的更新次数，中位数
unknown = …
more = 未结束
gamma = <gamma/>把偏置算作恒为1的特征的权重。它不是画布上的距离：那是几何间隔<rho/>，见“间隔”。错误界除以的是<gamma/>，不是<rho/>。
gammaUnbiased = 没有偏置时，<gamma/>就是几何间隔<rho/>，见“间隔”。
before = 之前
forget = 清除之前的数值
spoken = 错误界原来是{ NUMBER($bound-before) }，现在是{ NUMBER($bound-now) }。按此顺序的更新次数：之前{ $made-before }，现在{ $made-now }。
training = 正在按随机顺序训练…
tallest = 最高的一条：{ NUMBER($orders) }种顺序
tighten-boundMark = 错误界{ NUMBER($bound) }
tighten-axis = 更新次数
notTried = 样本太多，不试随机顺序了：那要花很长时间。
tried =
    { $done ->
        [none] { NUMBER($total) }种随机顺序，从权重0开始。
       *[other] { NUMBER($total) }种随机顺序中已完成{ NUMBER($done) }种，从权重0开始。
    }
range =
    { $fewest ->
        [none] 每种都有{ updates }，从不超过错误界{ NUMBER($bound) }。
       *[other] 它们有{ NUMBER($fewest) }～{ updates }，从不超过错误界{ NUMBER($bound) }。
    }
unfinished = 其中{ NUMBER($runs) }种在收敛之前就停止了，还需要更多更新。
