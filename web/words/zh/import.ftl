### 导入数据，以及课程评价。

rows-shown =
    { $allRows ->
        [true] { NUMBER($rows) }行
       *[false] 共{ NUMBER($rows) }行，显示前{ NUMBER($shown) }行
    }
right-or-wrong =
    { $mistake ->
        [true] 错误
       *[false] 正确
    }
onlyVectors = 初始权重只能是一个权重向量，或者每类一个权重向量。

## importing

title = 导入数据
close = 关闭
text = 粘贴表格，或者选择、拖入文件
sample =
    身高,体重,标签

    1.72,64,是

    1.65,80,否
chooseFile = 选择文件…
fileToImport = 要导入的文件
limits = 支持CSV、TSV、libsvm、ARFF、JSON、保存的状态和保存的模型：最多{ NUMBER($columns) }个特征、{ NUMBER($rows) }行、{ $size }。数据只留在本机。
pasted = 粘贴的文本
size =
    { $unit ->
        [bytes] { NUMBER($amount) }字节
        [kB] { NUMBER($amount, maximumSignificantDigits: 2) } kB
       *[MB] { NUMBER($amount, maximumSignificantDigits: 2) } MB
    }
reading =
    { $name ->
        [none] 正在读取粘贴的文本
       *[other] 正在读取{ $name }
    }
readingFile = 正在读取文件
noText = 粘贴的文本是空的。
empty = { $name }是空的。
tooLarge =
    { $name ->
        [none] 粘贴的文本有{ $size }，上限是{ $most }，没有读取。
       *[other] { $name }有{ $size }，上限是{ $most }，没有读取。
    }
overLimit = { $name }超过了上限{ $most }，没有读取。
unreadable = 无法读取{ $name }。
busy = 正在读取…
cancelled = 已取消读取。什么也没有改变。
readAgain = 重新读取
savedState = 保存的状态
replaces = 这是保存的状态：其中的数据、学习器和设置会替换现有的内容。
cannotOpen = 无法打开。
leftOutOfState = 略去的内容：
open = 打开
savedModel = 保存的模型
modelTaken = 这是保存的模型。现有数据不变，从模型中取用：
featuresTaken = 特征：{ $features }
biasTaken =
    { $bias ->
        [true] 偏置：有
       *[false] 偏置：无
    }
learnerTaken = 学习器：{ $learner }
weightsTaken = 初始权重
modelLeft = 这是保存的模型，但现有的学习器不能从它开始。什么也不会改变。
misfits =
    .noStart =
        { $kind ->
            [votes] 它由许多权重向量投票来预测。{ onlyVectors }
            [kernel] 它用核和出过错的样本来预测。{ onlyVectors }
            [nearest-neighbours] 它用最近的样本来预测。{ onlyVectors }
           *[decision-tree] 它用决策树来预测。{ onlyVectors }
        }
    .otherColumns = 它需要{ NUMBER($model) }个原始特征，而现有数据有{ NUMBER($data) }个。
    .otherClasses = 它区分{ NUMBER($model) }个类别，而现有数据有{ NUMBER($data) }个。
    .otherScaling = 它的缩放是从别的数据学来的，权重放到这里，含义就变了。请载入训练它的数据。
    .locked = 它要改变的内容在这里已锁定。
takeModel = 从它开始
table = 怎样读取表格
delimiter = 分隔符
delimiters =
    .comma = 逗号：a,b
    .semicolon = 分号：a;b
    .tab = 制表符
    .bar = 竖线：a|b
    .spaces = 空格：a b
    .libsvm = libsvm格式：1:0.5 2:3
    .arff = ARFF格式
    .json = JSON记录
decimalMark = 小数点
decimalMarks =
    .point = 句点：1.5
    .comma = 逗号：1,5
header = 第一行是列名
label = 标签
positive = 正类的标签
folds = 标签不分大小写
eachClass = 不指定：{ NUMBER($classes) }个类别
axes =
    .x1 = 横轴，x₁
    .x2 = 纵轴，x₂
features = 特征
firstRows = 前几行
rows =
    { $moreColumns ->
        [0] { rows-shown }
       *[other] { rows-shown }；还有{ NUMBER($moreColumns) }列未显示
    }
line = 行
record = 记录
roles =
    .label = 标签
    .x1 = x₁
    .x2 = x₂
    .feature = 特征
    .left-out = 略去
outcome = { examples }，{ NUMBER($features) }个特征：{ LIST($counts, separator: "，") }。
positives = { NUMBER($count) }个正例（{ $name }）
negatives = { NUMBER($count) }个负例（{ $name }）
ofClass = { NUMBER($count) }个{ $name }
leaveOut = 略去有缺失值的{ NUMBER($rows) }行
noRow = 一行也不剩了。
moreProblems = 还有{ NUMBER($problems) }处类似的问题。
take = 导入

## importNotices

eitherNumber = { LIST($columns) }中的“{ $text }”是{ NUMBER($value) }还是{ NUMBER($other) }？现在读作{ NUMBER($value) }。如果不对，请改变小数点的写法。
eitherHeader =
    { $header ->
        [true] “{ $text }”是列名吗？现在读作列名。如果不对，请取消勾选。
       *[false] “{ $text }”是列名吗？现在读作样本。如果不对，请勾选。
    }
capitals =
    { $folded ->
        [true] { LIST($labels) }要区分大小写吗？现在不区分。如果不对，请取消勾选。
       *[false] { LIST($labels) }要区分大小写吗？现在算作不同的标签。如果不对，请勾选。
    }
manyClasses = “{ $name }”中哪个标签是正类？它有{ NUMBER($values) }个不同的值，而类别最多{ NUMBER($most) }个，所以要用一个值对其余所有值。
sameLabels = { LIST($labels) }是同一个标签：“{ $as }”。
numbersRead = “{ $text }”读作{ NUMBER($value) }。
identifiers = { LIST($names) }只是行的编号，已略去。
words = { LIST($names) }不是数值列，已略去。
importNotices-empty = { LIST($names) }是空的。
comments =
    { $lines ->
        [1] 跳过了1行注释，在第{ NUMBER($first, useGrouping: "false") }行。
       *[other] 跳过了{ NUMBER($lines) }行注释，从第{ NUMBER($first, useGrouping: "false") }行起。
    }
importNotices-title = 第{ NUMBER($line, useGrouping: "false") }行“{ $text }”是标题，已跳过。
counts = 第{ NUMBER($line, useGrouping: "false") }行“{ $text }”给出了表格的大小和类别的名称。
oneFeature = 只有一个特征“{ $name }”。为了画图，每个样本的x₂都取0。
contradict =
    { $record ->
        [true] { $lines ->
            [1] 记录{ NUMBER($line, useGrouping: "false") }与记录{ NUMBER($as, useGrouping: "false") }特征相同，标签却不同：没有学习器能把两者都分对。
           *[other] 有{ NUMBER($lines) }条记录与别的记录特征相同，标签却不同，例如记录{ NUMBER($as, useGrouping: "false") }和记录{ NUMBER($line, useGrouping: "false") }：没有学习器能把它们全部分对。
        }
       *[false] { $lines ->
            [1] 第{ NUMBER($line, useGrouping: "false") }行与第{ NUMBER($as, useGrouping: "false") }行特征相同，标签却不同：没有学习器能把两者都分对。
           *[other] 有{ NUMBER($lines) }行与别的行特征相同，标签却不同，例如第{ NUMBER($as, useGrouping: "false") }行和第{ NUMBER($line, useGrouping: "false") }行：没有学习器能把它们全部分对。
        }
    }
quoted = “{ $name }”
more = 另外{ NUMBER($names) }个
renamed = “{ $from }”在这里改名为“{ $to }”。

## importProblems

problem =
    { $line ->
        [none] { $rule }
       *[other] { $column ->
            [none] { $record ->
                [true] 记录{ NUMBER($line, useGrouping: "false") }：{ $rule }
               *[false] 第{ NUMBER($line, useGrouping: "false") }行：{ $rule }
            }
           *[other] { $record ->
                [true] 记录{ NUMBER($line, useGrouping: "false") }，{ $column }：{ $rule }
               *[false] 第{ NUMBER($line, useGrouping: "false") }行，{ $column }：{ $rule }
            }
        }
    }
columns =
    .named = “{ $name }”列
    .column = 第{ NUMBER($number, useGrouping: "false") }列
    .feature = 特征{ NUMBER($number, useGrouping: "false") }
    .label = 标签
rules =
    .openQuote = 引号没有闭合。
    .behindQuote = 右引号后面还有内容。
    .noValue = 缺少值。
    .noNumber = “{ $text }”不是数字。
    .noPair = “{ $text }”不是“特征:值”的形式。
    .noRecords = 这里既不是对象也不是列表，与其他记录不同。
    .noJson = 这不是JSON。{ $text }
    .noArffData = 这个ARFF文件没有@data。
    .foreign =
        { $format ->
            [vowpalWabbit] 这是Vowpal Wabbit的格式，无法读取。请把数据另存为CSV或libsvm。
            [orange] 这是Orange的三行表头格式，无法读取。请把数据另存为CSV。
            [workbook] 这是电子表格文件（Excel之类），无法读取。请把工作表另存为CSV。
            [numpy] 这是NumPy文件，无法读取。请用numpy.savetxt保存数组。
            [parquet] 这是Parquet文件，无法读取。请把数据另存为CSV。
            [html] 这是网页，不是表格。请下载文件本身。
           *[sparseArff] 这是稀疏ARFF文件，无法读取。请把数据另存为CSV或libsvm。
        }
    .otherWidth = 应有{ NUMBER($width) }个单元格，这里有{ NUMBER($cells) }个。
    .firstWidth = 这里有{ NUMBER($cells) }个单元格，而第{ NUMBER($firstLine, useGrouping: "false") }行有{ NUMBER($first) }个。
    .longLine = 一行最多{ NUMBER($most) }个字符。
    .longCell = 一个单元格最多{ NUMBER($most) }个字符。
    .manyColumns = 最多{ NUMBER($most) }列。
    .manyFeatures = 一个表格最多{ NUMBER($most) }个特征。
    .manyNumbers = 一个表格最多{ NUMBER($most) }个单元格。
    .manyRows = 最多{ NUMBER($most) }行。
    .rowsLeft = 有{ NUMBER($rows) }行，最多只能放{ NUMBER($most) }行。
choices =
    .fewColumns = 表格要有一个特征和一个标签，这里只有{ NUMBER($columns) }列。
    .fewFeatures = 请至少选一个特征，而且必须是数值列。
    .manyFeatures = 选了{ NUMBER($features) }个特征，最多只能有{ NUMBER($most) }个：请取消勾选一些。
    .oneValue =
        { $values ->
            [0] 标签“{ $name }”没有值，但需要两个不同的值。
           *[other] 标签“{ $name }”只有一个值，但需要两个不同的值。
        }
    .manyValues = “{ $name }”有{ NUMBER($most) }个以上不同的值：请选别的列作标签。
    .manyClasses = “{ $name }”有{ NUMBER($values) }个不同的值，而类别最多{ NUMBER($most) }个：请选一个值作正类。

## reviews

heading = 课程评价
list = 评价
axis =
    .negative = ← 负类
    .positive = 正类 →
score = 得分
intro = 每个词是一个特征：评价中有这个词是1，没有是0。
notBook = “excellent”是说课程好，“terrible”是说课程差，但“not”会把两者都反过来：“not excellent”可不是表扬。每个词一个权重表达不出这一点，因为不管“not”和哪个词连用，它给得分加上的都一样。
not = “not”会把别的词反过来：“not { $word }”与“{ $word }”意思相反。每个词一个权重表达不出这一点，因为不管“not”和哪个词连用，它给得分加上的都一样。
conjunction = “{ $conjunction }”自成一个特征：评价中两个词都有时才是1。它的权重可以抵消“{ $word }”的作用。
sum = 现在只有“{ $word }”时得分是{ NUMBER($alone, $precision) }，加上“not”得分是{ $sum }。
proof = 这些评价就是证明。平均来看，正例和负例的特征完全相同：{ LIST($averages) }。所以无论权重是多少，两者的平均得分都相同，不可能全都在0的正确一侧。
average = { $feature } = { NUMBER($average) }
addConjunctions = 添加合取{ LIST($conjunctions) }
removeConjunctions = 移除合取
noScores = 这里没有得分，因为学习器（{ $learner }）不是靠一个得分的正负来预测的。错误仍然会统计。
scoresOf = 这里是讲解中那个学习器（{ $learner }）的得分。
scoresOfModel = 得分用的是预测时的权重，不是训练中的权重。
scoresOfScaled = 得分用的是缩放后的特征；评价中显示的是缩放前的0或1。
reviews-words = 词
wordsName = 用作特征的词
removeWord = 移除词“{ $word }”
lastWord = 至少要有一个词。
addWord = 添加一个词
mostWords = 最多可以用{ NUMBER($most) }个词。
select = 选中评价{ NUMBER($review) }
remove = 删除评价{ NUMBER($review) }
reviews-text = 评价{ NUMBER($review) }的内容
reviews-label =
    { $label ->
        [positive] 评价{ NUMBER($review) }的标签：正类
       *[negative] 评价{ NUMBER($review) }的标签：负类
    }
labelHint =
    { $label ->
        [positive] 正类：按一下变为负类
       *[negative] 负类：按一下变为正类
    }
heldOut = 留出
visited = 第{ NUMBER($visit) }步
visitedHeard =
    { $mistake ->
        [true] ：错误
       *[false] ：正确
    }
judged =
    { $predicted ->
        [positive] 预测为正类：{ right-or-wrong }
        [negative] 预测为负类：{ right-or-wrong }
        [tie-positive] 0是平局，算作正类：{ right-or-wrong }
        [tie-negative] 0是平局，算作负类：{ right-or-wrong }
       *[tie] 0是平局：{ right-or-wrong }
    }
newReview = 新评价
newLabel =
    { $label ->
        [positive] 新评价的标签：正类
       *[negative] 新评价的标签：负类
    }
newText = 新评价的内容
newHint = 再写一条评价
add = 添加
restore = 恢复四条示例评价
combinations = 所有组合
combinationsOf =
    { $listed ->
        [all] { $scored ->
            [true] 这些词的所有组合，以及在当前权重下的得分。
           *[false] 这些词的所有组合。
        }
        [ofReviews] { $scored ->
            [true] 这些词有{ NUMBER($all) }种组合，太多了，无法全部列出。下面是评价中出现的组合，以及在当前权重下的得分。
           *[false] 这些词有{ NUMBER($all) }种组合，太多了，无法全部列出。下面是评价中出现的组合。
        }
       *[first] { $scored ->
            [true] 这些词有{ NUMBER($all) }种组合，太多了，无法全部列出。下面是评价中出现的前{ NUMBER($first) }种，以及在当前权重下的得分。
           *[false] 这些词有{ NUMBER($all) }种组合，太多了，无法全部列出。下面是评价中出现的前{ NUMBER($first) }种。
        }
    }
allTies = 目前全是平局：所有得分都是0。
ties = { NUMBER($ties) }个平局：得分为0，不在任何一侧。
reviews-columns =
    .predicted = 预测
    .reviews = 评价
predicted =
    { $predicted ->
        [positive] 正类
        [negative] 负类
        [tie-positive] 0：平局，算作正类
        [tie-negative] 0：平局，算作负类
       *[tie] 0：平局
    }
numbers = { LIST(NUMBER($reviews)) }
none = 无

## reviewProblems

reviewProblems-noText = 评价要有内容。
longText = 一条评价最多{ NUMBER($most) }个字符，这条有{ NUMBER($characters) }个。
manyReviews = 最多{ NUMBER($most) }条评价。
noWord = 请写一个词：只用字母和数字，不要空格。
longWord = 一个词最多{ NUMBER($most) }个字符。
sameWord = “{ $word }”已经有了。
manyWords = 最多{ NUMBER($most) }个词。
