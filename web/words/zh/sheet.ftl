# “5个样本，3～5次更新，2或3轮”
amount = { NUMBER($examples) }个样本，{ $updates }次更新，{ $epochs }轮
run-made = 共{ NUMBER($visits) }步，{ updates }

## sheet

title = 手算：{ $learner }
solution = { $title }（答案）
name = 姓名
date = 日期
fromPage =
    { $cut ->
        [none] 取自页面：{ $data }。
       *[other] 取自页面：{ $data }，前{ NUMBER($cut) }步。
    }
made =
    { $level ->
        [gentle] { NUMBER($seed, useGrouping: "false") }号练习卷，容易：{ amount }。
        [usual] { NUMBER($seed, useGrouping: "false") }号练习卷，中等：{ amount }。
        [long] { NUMBER($seed, useGrouping: "false") }号练习卷，较长：{ amount }。
       *[like] { NUMBER($seed, useGrouping: "false") }号练习卷，与页面同类：{ amount }。
    }
range =
    { $range ->
        [same] { NUMBER($least) }
        [next] { NUMBER($least) }或{ NUMBER($most) }
       *[apart] { NUMBER($least) }～{ NUMBER($most) }
    }
madeInstead = { NUMBER($seed, useGrouping: "false") }号练习卷，中等：{ amount }。页面上的训练一张卷子写不完，所以换成这张。
features = x中的特征依次是{ LIST($names, separator: "、") }。
score =
    { $form ->
        [bias] 得分：a = w·x + b。
        [weight] 得分：a = w·x，其中x₀ = 1。
       *[other] 得分：a = w·x。
    }
withinMargin = 如果{ $signed } ≤ { NUMBER($margin, $precision) }，即使没有出错也要：{ LIST($steps, separator: "，") }。否则什么也不变。
onMistake = 出错时：{ LIST($steps, separator: "，") }。否则什么也不变。
mistake =
    { $residuals ->
        [true] { $tie ->
            [mistake] 如果{ $positive }，预测q = 1，否则q = 0。残差是e = y − q。如果{ $tied }，一律算错误。
            [correct] 如果{ $positive }，预测q = 1，否则q = 0。残差是e = y − q。如果{ $tied }，一律不算错误。
           *[other] 如果{ $positive }，预测q = 1，否则q = 0。残差是e = y − q。
        }
       *[false] { $tie ->
            [mistake] 如果{ $signed } ≤ 0，就是错误，所以平局（{ $tied }）也算错误。
            [correct] 如果{ $signed } < 0，就是错误，所以平局（{ $tied }）不算错误。
           *[other] 如果{ $positive }，预测+1，否则预测−1。预测不等于y就是错误。
        }
    }
classScore =
    { $form ->
        [bias] 每个类别的得分：a = w·x + b，用该类别的权重；最后一个数是b。
        [weight] 每个类别的得分：a = w·x，用该类别的权重；x₀恒为1。
        [threshold] 每个类别的得分：a = w·x，用该类别的权重；最后一个数是它的阈值θ。
       *[other] 每个类别的得分：a = w·x，用该类别的权重。
    }
classPrediction =
    { $form ->
        [threshold] 预测a − θ最大的类别；平局时取编号最小的。
       *[other] 预测得分最高的类别；平局时取编号最小的。
    }
classUpdate =
    { $form ->
        [bias] 出错时：正确类别的权重加上x，它的b加上1；预测类别的权重和b减去同样的量。
        [threshold] 出错时：正确类别的权重加上x，它的θ减去1；预测类别的权重减去x，它的θ加上1。
       *[other] 出错时：正确类别的权重加上x，预测类别的权重减去x。
    }
heads =
    .visit = 步
    .epoch = 轮
    .example = 样本
    .class = 类别
    .score = 得分a
    .predicted = 预测
    .correct = 对吗？
    .update = 更新
start = 开始
yes = 对
no = 错
noUpdate = 无
fillIn =
    { $given ->
        [all] 一步一步读下表，核对每个得分。
        [scores] 一步一步填写得分，其余的已经给出。
        [first] 一步一步填写表中的空格，第一步已经填好。
       *[other] 一步一步填写整张表。
    }
howItEnds = 一共更新了几次？训练收敛了吗？
ended =
    { $converged ->
        [true] { $epochs ->
            [1] { run-made }。收敛了：唯一的一轮没有更新。
           *[other] { run-made }。收敛了：{ NUMBER($epochs) }轮中最后一轮没有更新。
        }
       *[false] { run-made }。还没有收敛：每一轮都有更新。
    }
average = 求表中{ NUMBER($rows) }行权重的平均，包括“开始”一行。（先把每一列加起来。）
averaged = 各列之和是{ $sum }；除以{ NUMBER($rows) }就是平均权重。
votes = 把每个权重向量写一次，并写出存活次数，即它占了几行，包括“开始”一行。
model =
    { $letter ->
        [none] w = { $vector }
       *[other] w = { $vector }，{ $letter } = { $bias }
    }
voter = { $model }：{ $count }
names = { LIST($names, separator: "、") }
draw =
    { $averaged ->
        [true] 在图中画出平均权重的边界，用箭头指向正类一侧。
       *[false] 在图中画出最后一步之后的边界，用箭头指向正类一侧。
    }
boundary = 边界是{ $equation }；箭头沿w的方向。
noBoundary = 没有边界：w为0。
learnerRefusals =
    .pocket = 这个学习器（{ $learner }）没有练习卷：每次更新之后，都要把所有样本重新检查一遍。
    .batch = 这个学习器（{ $learner }）没有练习卷：每次更新都要对一轮中的所有错误求和。
    .passive-aggressive = 这个学习器（{ $learner }）没有练习卷：它每次更新的量是分数，很快就有许多位数。
    .second-order = 这个学习器（{ $learner }）没有练习卷：它每次更新的量是分数，很快就有许多位数。
    .kernel = 这个学习器（{ $learner }）没有练习卷：它没有权重可写，每一步都要对所有错误求和。
    .nearest-neighbours = 这个学习器（{ $learner }）没有练习卷：它不是一步一步训练的。
    .decision-tree = 这个学习器（{ $learner }）没有练习卷：它不是一步一步训练的。
refusals =
    .noExamples = 页面上没有样本可以出练习卷。
    .examples = 页面上有{ NUMBER($count) }个样本，但练习卷只放得下{ NUMBER($most) }个。
    .features = 有{ NUMBER($count) }个特征，太多了，手算最多{ NUMBER($most) }个。
    .classes = 类别太多，纸上的表只放得下{ NUMBER($most) }个。
    .values = 练习卷只用绝对值不超过{ NUMBER($most) }的整数，但页面上有些值不是。
    .weights = 权重不会一直是绝对值不超过{ NUMBER($most) }的整数。
    .scores = 得分不会一直是绝对值不超过{ NUMBER($most) }的整数。
    .neverUpdates = 权重都为零时，得分都是0。如果这算正确，就永远不会更新。请把平局算作错误。
    .notFound = 找不到这样的练习卷（{ amount }）。请换一个难度或随机种子。
otherExamples = 所以这张练习卷用的是别的样本。

## worksheet

worksheet-title = 练习卷
close = 关闭
making = 正在生成练习卷…
region = 练习卷和答案
source = 练习卷
sources =
    .page = 取自页面
    .like = 新题，与页面同类
    .gentle = 新题，容易
    .usual = 新题，中等
    .long = 新题，较长
given = 表中给出
givens =
    .all = 全部
    .scores = 除得分外的全部
    .first = 第一行
    .none = 都不给
seed = 随机种子
another = 再出一张
print = 打印
formats =
    .markdown = Markdown
    .latex = LaTeX
loadCs188 = 载入CS 188例题
tieIsMistake = 把平局算作错误
table = 过程表，待填
solvedTable = 过程表，已填
toFillIn = 待填
point =
    { $positive ->
        [true] { $name }：正例，在{ $place }
       *[false] { $name }：负例，在{ $place }
    }
plot =
    { $boundary ->
        [true] 样本和边界的图。{ LIST($points, separator: "；") }
       *[false] 样本的图。{ LIST($points, separator: "；") }
    }
