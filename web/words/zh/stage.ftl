### 画布、时间轴和结论。

# 图上的样本，读给人听。
shown-example =
    { $heldOut ->
        [true] 样本{ NUMBER($example) }，{ labelled }，留出，位置({ NUMBER($x) }, { NUMBER($y) })
       *[false] 样本{ NUMBER($example) }，{ labelled }，位置({ NUMBER($x) }, { NUMBER($y) })
    }
scored-example =
    { $score ->
        [none] { shown-example }
       *[other] { shown-example }；得分{ NUMBER($score) }
    }
# 切面略去的特征。
other-features =
    { $others ->
        [1] 另一个特征
       *[other] 其余{ NUMBER($others) }个特征
    }

## timeline

name = 步
epoch = 轮
spokenMoment =
    { $epoch ->
        [none] 第{ NUMBER($visit, useGrouping: "false") }步，共{ NUMBER($end, useGrouping: "false") }步，{ updates-spoken }
       *[other] 第{ NUMBER($visit, useGrouping: "false") }步，共{ NUMBER($end, useGrouping: "false") }步，第{ NUMBER($epoch, useGrouping: "false") }轮，{ updates-spoken }
    }
pointedVisit =
    { $computed ->
       *[true] 第{ NUMBER($visit) }步
        [false] 第{ NUMBER($visit) }步，尚未算出
    }

speed = 速度
slow = 慢
steady = 中
fast = 快
toTheEnd = 直到末尾
pauseOnUpdates = 更新时暂停
newSeed = 换随机种子
newSeedHint = 重新打乱样本的顺序，从头开始。

## verdict

separates = 可以用{ separator }分开
inseparable = 无法用{ separator }分开
tooClose = 太接近，无法判断能否用{ separator }分开
deciding = 正在判断…
question = 能用{ separator }分开吗？
findOut = 判断一下
why = 为什么？
whyName = 为什么？
onStage = 在画布上显示原因
inMargin = 在“间隔”中显示原因

## pointed

answer =
    { $predicted ->
        [none] { labelled }，平局
        [positive] { labelled }，预测为正类
        [negative] { labelled }，预测为负类
       *[other] { labelled }，预测为类别{ $predicted-className }
    }
scored =
    { $highest ->
        [true] 最高得分{ $score }
       *[false] 得分{ $score }
    }

## tools

bar = 工具栏
tool = 工具
names =
    .hand = 抓手
    .positive = 画+
    .negative = 画−
    .class = 类别
    .erase = 擦除
    .move = 移动
hints =
    .hand = 拖动可平移视图，点击可选中样本。使用其他工具时，按住空格拖动，或用鼠标中键拖动。
    .positive = 画正例
    .negative = 画负例
    .class = 画其他类别的样本
    .erase = 擦除样本
    .move = 移动样本
tooManyFeatures = 每个样本有{ NUMBER($features) }个特征，不能在这里画或移动样本。
classes = 要画的类别
className = 类别<strong>{ $number }</strong>
classHint = 画类别{ $name }的样本
classesHint = “画+”画的是类别1，“画−”画的是类别0。
edits = 修改
undo = 撤销
redo = 重做
clear = 清空
undone = 已撤销：现在有{ examples }。
redone = 已重做：现在有{ examples }。
more = 更多工具
moreHint = 类别、画笔、着色和清空
brush = 画笔
brushHint = 每次点击，或拖动中的每一笔，画多少个样本
brushName = 画笔大小，点的个数
brushSize = 画笔大小
view = 画布的显示
zoomIn = 放大
zoomOut = 缩小
fit = 显示全部
shading = 按得分着色
liveName = 实时：每次修改后重新训练
legend = 样本
legendEntry =
    { $name ->
        [none] { examples-labelled }
       *[other] { examples-labelled }：{ $name }
    }
wrongNow = 打叉的是现在预测错误的样本：{ NUMBER($examples) }个

## outcomes

converged = 已收敛
stoppedAt = 停止于<strong>{ epochs }</strong>
journalFull = 已停止：<strong>日志已满</strong>
finished = 已结束

## panes

arrangement = 学习器的排列
sideBySide = 并排
overlay = 叠放
showDifference = 显示两个学习器的分歧
pair = 两个学习器
and = 和
first = 第一个学习器
second = 第二个学习器
nothingToCompare = 其中一个没有训练，无法比较。
counting = 正在统计分歧…
agree =
    { $examples ->
        [1] 两者在唯一的样本上预测一致。在其他时刻未必如此：请拖动时间轴。
       *[other] 两者在全部{ NUMBER($examples) }个样本上预测一致。在其他时刻未必如此：请拖动时间轴。
    }
disagree = 两者在样本{ LIST($named) }上预测不同（{ NUMBER($examples) }个中有{ NUMBER($found) }个）。
further = 另外{ NUMBER($further) }个
lead = 显示详情
leadName = 显示详情：{ $learner }
leadHint = 在讲解、时间轴和设置中显示这个学习器。
removeName = 移除{ $learner }
countingMistakes = 正在统计…
misclassified =
    { $by ->
        [mean] 按平均误分类{ NUMBER($examples) }个
        [votes] 按投票误分类{ NUMBER($examples) }个
       *[none] 误分类{ NUMBER($examples) }个
    }
heldOut = 留出样本{ NUMBER($examples) }个
panes-updates = { updates }

## picture

title = 图片或动画
noStage = 这些样本是文本，没有图可画。
intro = 画布现在的样子，尺寸和颜色都不变。
stage = 画布
tikzLimit = TikZ最多能画{ NUMBER($examples) }个样本。
tikzByPoints = TikZ图中有边界，但没有逐点预测的底色。
animation = 动画
picture-first = 从第几步
last = 到第几步
pace = 每秒帧数
fewer = { NUMBER($visits) }步合成{ NUMBER($frames) }帧。
making = 正在生成动画

## drawing

weightsInTraining = 训练中的w
drawing-agree = { $first }和{ $second }在此一致
drawing-disagree = 交叉线：{ $first }和{ $second }不一致
meeting =
    .seenFromOrigin = 从原点看，正例和负例的加权平均
    .positiveAtOrigin = 原点处有一个正例
    .negativeAtOrigin = 原点处有一个负例
    .positivesAtOrigin = 正例的加权平均在原点
    .negativesAtOrigin = 负例的加权平均在原点
    .sameExample = 这里两类样本都有
    .negatives = 也是负例的加权平均
    .positives = 也是正例的加权平均
    .averages = 加权平均相同
margin =
    { $throughOrigin ->
        [true] 过原点的最大间隔ρ = { NUMBER($margin, $precision) }
       *[false] 最大间隔ρ = { NUMBER($margin, $precision) }
    }
notSeparable = 不可分
notSeparableBecause = 线性不可分：{ why-inseparable }
reason = { why-inseparable }
inSpace =
    { $features ->
        [1] 在唯一特征的空间中
       *[other] 在{ NUMBER($features) }个特征的空间中
    }
inScaledSpace = 在缩放后的空间中
marginInSpace =
    { $features ->
        [1] 间隔最大的{ separator }在唯一特征的空间中：见“间隔”
       *[other] 间隔最大的{ separator }在{ NUMBER($features) }个特征的空间中：见“间隔”
    }
marginInScaledSpace = 间隔最大的{ separator }在缩放后的空间中：见“间隔”
whyInSpace =
    { $features ->
        [1] 在唯一特征的空间中线性不可分：见“间隔”
       *[other] 在{ NUMBER($features) }个特征的空间中线性不可分：见“间隔”
    }
whyInScaledSpace = 在缩放后的空间中线性不可分：见“间隔”

## hand

tip = w：拖动箭头的尖端可以转动或拉长，也可以用方向键
pull = w为0：从这里拖出来，也可以用方向键
middle = 边界：拖动可以平移，也可以用方向键
from = 边界：拖动端点可以转动
point = w：拖到别的权重，也可以用方向键
learned = 训练已经开始。只有在开始之前才能拖动权重。
toStart = 回到开头
start =
    { $wrong ->
        [none] { startWeights }。
       *[other] { startWeights }。{ NUMBER($of) }个中错{ NUMBER($wrong) }个。
    }
startWeights =
    { $weights ->
        [none] { NUMBER($count) }个权重
       *[other] { $bias ->
            [none] { listed }
           *[other] { listed }，{ bias-noun }{ NUMBER($bias) }
        }
    }
listed = 权重{ LIST(NUMBER($weights)) }

## narration

keyHelp = 方向键移动十字线，按住Control移动得更细，按住Shift平移视图。P在该处添加正例，N添加负例，2到5添加其他类别的样本，回车使用当前工具。句点和逗号选中下一个、上一个样本。Alt加方向键微移样本，F翻转标签，Delete删除，Esc取消选中。加号和减号缩放，0显示全部数据。

place = ({ NUMBER($x) }, { NUMBER($y) })
wouldAdd = 十字线在{ place }。再按一次就在那里添加样本。
narration-view = 视图横向从{ NUMBER($x-0) }到{ NUMBER($x-1) }，纵向从{ NUMBER($y-0) }到{ NUMBER($y-1) }。
noExamples = 没有样本。
noneSelected = 没有选中样本。
moved = 样本{ NUMBER($example) }移到了{ place }。
added =
    { $label ->
        [positive] 在{ place }添加了正例。
        [negative] 在{ place }添加了负例。
       *[other] 在{ place }添加了类别{ $label-className }的样本。
    }
removed = 删除了样本{ NUMBER($example) }。
narration-tooManyFeatures = 每个样本有{ NUMBER($features) }个特征，不能在这里画或移动样本。

crowded = { $said }；{ $crowd }
narration-example =
    { $predicted ->
        [none] { scored-example }
        [tie] { scored-example }，平局
        [positive] { scored-example }，预测为正类
        [negative] { scored-example }，预测为负类
       *[other] { scored-example }，预测为类别{ $predicted-className }
    }
readout =
    { $heldOut ->
        [true] 样本{ NUMBER($example) } · { labelled } · 留出 · { $nameX } { NUMBER($x) } · { $nameY } { NUMBER($y) }
       *[false] 样本{ NUMBER($example) } · { labelled } · { $nameX } { NUMBER($x) } · { $nameY } { NUMBER($y) }
    }
crowds =
    { $mixed ->
        [0] 有{ NUMBER($places) }处叠着多个样本。
       *[other] 有{ NUMBER($places) }处叠着多个样本，其中{ NUMBER($mixed) }处标签不同。
    }
noExamplesYet = 还没有样本。
counts = 样本：{ NUMBER($positive) }个正例，{ NUMBER($negative) }个负例。
classCounts = { examples }：{ LIST($classes, separator: "，") }。
classCount =
    { $label ->
        [positive] { NUMBER($examples) }个正例
        [negative] { NUMBER($examples) }个负例
       *[other] 类别{ $label-className }有{ NUMBER($examples) }个
    }
narration-heldOut = 其中留出{ NUMBER($examples) }个。

nothingVisited = 还没有看过任何样本。
visited =
    第{ NUMBER($visit) }步：样本{ NUMBER($example) }，{ labelled }，{ $scores ->
        [none] { $labels ->
            [none] 得分{ NUMBER($score) }
           *[other] y为{ $labels-y }，q为{ NUMBER($labels-q) }，得分{ NUMBER($score) }
        }
       *[other] 各类别的得分{ LIST(NUMBER($scores), separator: "；") }
    }，{ $mistake ->
        [true] 错误
       *[false] 正确
    }。
narration-misclassified =
    { $examples ->
        [0] 现在没有误分类的样本。
       *[other] 现在误分类{ NUMBER($examples) }个样本。
    }
misclassifiedTraining =
    { $examples ->
        [0] 现在没有误分类的训练样本。
       *[other] 现在误分类{ NUMBER($examples) }个训练样本。
    }
misclassifiedHeldOut =
    { $examples ->
        [0] 现在没有误分类的留出样本。
       *[other] 现在误分类{ NUMBER($examples) }个留出样本。
    }

separable = 这些样本线性可分。
marginShown = 画布上画出了间隔最大的{ separator }，两侧间隔都是{ NUMBER($margin) }。
narration-notSeparable = 这些样本线性不可分。
narration-notSeparableBecause = 这些样本线性不可分：{ why-inseparable }。
averagesShown =
    { $positive-length ->
        [0] 画布上画出了负例的加权平均（{ LIST($negative, separator: "，") }）。
       *[other] { $negative-length ->
            [0] 画布上画出了正例的加权平均（{ LIST($positive, separator: "，") }）。
           *[other] 画布上画出了正例的加权平均（{ LIST($positive, separator: "，") }）和负例的加权平均（{ LIST($negative, separator: "，") }）。
        }
    }
share = 样本{ NUMBER($example) }占{ $share }

boundary = 边界是{ $equation }。
noBoundary = 没有边界：权重和偏置都是0。
biasAlone =
    { $sign ->
        [positive] 没有边界：权重都是0，{ bias-noun }是{ NUMBER($bias) }，所以每个得分都为正。
       *[negative] 没有边界：权重都是0，{ bias-noun }是{ NUMBER($bias) }，所以每个得分都为负。
    }
byClasses = 每个位置有{ NUMBER($classes) }个得分，属于得分最高的类别。
onlyLabel = 视图中处处预测为{ labelled }。
curved = 边界不是直的，是根据视图中许多位置的预测画出来的。
slice = 它画在{ other-features }的平均值处，所以样本的预测可能与它所在的一侧不同。
inTraining = 训练中的权重的边界是{ $equation }。
hatched = 交叉线表示{ $first }和{ $second }不一致的地方。
countingDisagreements = 正在统计分歧…
disagreements =
    { $examples ->
        [0] 两者在每个样本上都一致。
       *[other] 两者在{ examples }上不一致。
    }

seen =
    .noBoundary = 还没有直线：权重和偏置都是0
    .allPositive = 没有直线：权重为0，每个得分都大于0
    .allNegative = 没有直线：权重为0，每个得分都小于0
    .outside = 边界在视图之外
    .noScores = 没有边界：每个得分都是0
    .noWeights = 没有边界：权重都是0
    .onlyLabel = 视图中没有边界：处处预测为{ labelled }
    .slice = { other-features }取平均值时的边界
