### 拒绝的理由，以及提示。

## notices

kinds =
    .info = 提示
    .warning = 警告
    .error = 错误
dismiss = 关闭

## warnings

refused =
    { $drops ->
        [true] { $said }给出的数据没有显示。
       *[false] { $said }
    }
warnings-locked = { lockedHere }
tooManyPoints = 页面最多放得下{ NUMBER($most) }个点。什么也没有添加。
tooManyFeatures = 最多可以选{ NUMBER($most) }个特征。什么也没有改变。
tooManyLearners = 最多可以比较{ NUMBER($most) }个学习器。
orderGone = 自定顺序是按{ NUMBER($named) }个样本写的，现在有{ NUMBER($examples) }个，所以恢复为原来的顺序。
otherOrderGone = 自定顺序是按别的样本写的，所以恢复为原来的顺序。

## noVerdict

severalClasses = 直线只能分开两种标签。
oneLabel = 只有一种标签，没有什么要分开的。
noVerdict-refused = 无法得出结论：{ $error }

## obstacles

obstacles-refused = { $error }
twoClasses = 这个学习器只能分两类，而这些样本不止两类。
preparing = 正在准备这个学习器：{ NUMBER($percent, useGrouping: "false") }%。

## offers

useMulticlass = 改用多分类感知机
usePerceptron = 改用感知机
drawPositives = 画正例
drawNegatives = 画负例
loadBlobs = 载入两团点
loadReviews = 载入课程评价

## traceObstacles

noMemory = 内存不足，无法重复这些步。
traceObstacles-refused = 无法显示这些步：{ $error }

## refusalPlaces

inCourse = 课程中：{ $said }
named = { $place }：{ $said }
inStep =
    { $line ->
        [none] { courseStep }：{ $said }
       *[other] { courseStep }（第{ NUMBER($line, useGrouping: "false") }行）：{ $said }
    }
courseStep =
    { $part ->
        [none] { courseTask }
        [link] { courseTask }，链接
        [state] { courseTask }，状态
        [data] { courseTask }，数据
       *[other] { courseTask }，{ $part }
    }
courseTask =
    { $task ->
        [none] 第{ NUMBER($step, useGrouping: "false") }节
       *[other] 第{ NUMBER($step, useGrouping: "false") }节，任务{ NUMBER($task, useGrouping: "false") }
    }
onLine = 第{ NUMBER($line, useGrouping: "false") }行：{ $said }
quotation = “{ $text }”

## refusalSentences

whole-within = { $field }必须是{ $facts-0 }到{ $facts-1 }之间的整数。
within = { $field }必须在{ $facts-0 }到{ $facts-1 }之间。
above = { $field }必须大于{ $facts-0 }，且不超过{ $facts-1 }。
finite = { $field }必须是有限的数。
magnitude = { $field }必须在±1e100之内。
name = { $field }不是已有的名称。
two-of = { $field }必须是0到{ $facts-0 }之间两个不同的数。
list-length = { $field }必须是有{ $facts-0 }到{ $facts-1 }项的列表。
no-examples = 没有样本。
only-positives = 所有样本都是正例：学习需要两种标签。
only-negatives = 所有样本都是负例：学习需要两种标签。
only-class-0 = 所有样本都属于类别0：学习需要两个类别。
label-sign = 样本{ $facts-0 }的标签既不是−1，也不是+1。
label-class = 样本{ $facts-0 }的标签不是0到{ $facts-1 }之间的类别编号。
label-any = 样本{ $facts-0 }的标签既不是−1或+1，也不是类别编号。
held-out-sign = 留出样本的标签必须是−1或+1。
held-out-class = 留出样本的标签必须是类别编号。
held-out-shape = 留出样本的列数必须与其他样本相同，并且各有一个标签。
value-finite = 样本{ $facts-1 }的x{ $facts-0 }不是有限的数。
value-magnitude = 样本{ $facts-1 }的x{ $facts-0 }必须在±1e100之内。
feature-finite = 样本{ $facts-1 }的特征{ $facts-0 }不是有限的数。
feature-magnitude = 样本{ $facts-1 }的特征{ $facts-0 }必须在±1e100之内。
many-features = { $facts-0 }个特征超过了上限（{ $facts-1 }）。
many-values = { $facts-0 }个样本，各有{ $facts-1 }个特征，数的个数超过了上限（{ $facts-2 }）。
many-products = 最多可以列出{ $facts-0 }个特征。
many-weights = 这些类别的权重太多，放不下。
as-many-labels = X和y的行数不同。
whole-rows = X的最后一行不完整。
columns = { $field }各行的列数与要求不符。
base-feature = 特征{ $facts-0 }用到了X中没有的原始特征。
factors = 特征{ $facts-0 }必须是1到{ $facts-1 }个原始特征的乘积。
same-product = 特征{ $facts-0 }与前面的某个特征是同一个乘积。
stray-factors = 有的因子不属于任何特征。
other-scaling = 这个缩放是从别的特征学来的。
order-length = 自定顺序有{ $facts-0 }个编号，而样本有{ $facts-1 }个。
order-once = 自定顺序中，每个样本必须恰好出现一次。
preset-size = 这个示例数据有{ $facts-0 }个样本。
many-visits = { $field }乘以样本数必须小于2^53。
no-initial = 这个学习器没有初始权重。
initial-length = { $field }必须为每个特征给出一个权重。
initial-classes = { $field }必须为每个类别给出一个权重向量和一个偏置。
no-bias = 没有偏置时，{ $field }必须为0。
needs-journal = 这个学习器靠日志来预测，所以必须有日志。
no-memory = 内存不足，无法继续。
kernel-overflow = 样本的数值太大，算这个核时会溢出。
experiment-size = 实验至少要有一个随机种子和一轮，两者都要小于2^25。
no-order = 这个学习器不是一步一步训练的，顺序影响不了它。
same-examples = 只有在相同样本上的训练才能比较。
plane-only = 原始特征恰好两个的训练，才有平面图。
grid = 网格的数必须有限，dx大于0，行数和列数为1到{ $facts-0 }。
grid-room = 网格有多少个点，就要留出存放多少个预测的位置。
grid-overflow = { $field }中的数太大，得分不是有限的数。
two-weights = { $field }必须是两个不同的权重。
hyperplane-only = 这次训练学的不是单个超平面。
no-record = 这次训练没有保存更新记录。
half-planes = 必须为每个特征给出一个权重，为每一行给出一个标签，并给出一个偏置。
weight-each = { $field }必须为每个特征给出一个权重，并给出一个偏置。
update-shape = 一次更新要为每个特征和偏置各给出一个数：之前的、之后的和加上的。
proof-numbers = 间隔、半径和学习率必须是大于0的有限数。
window = { $field }必须是平面上的一块区域，大小不能为零。
many-kernel-features = 这个核所对应的特征太多，写不出来。
kernel-numbers = { $field }中数的个数必须与核的特征数相同。
no-rule = { $field }没有规则：它是空的。
own-numbers = 规则自己保存的数超过了上限（{ $facts-0 }）。
model-text = 这不是模型的JSON：见第{ $facts-0 }个字符。
model-missing = { $field }缺失，或者类型不对。
model-extra = 这种模型没有这个字段，或者字段重复：见第{ $facts-0 }个字符。
model-shape = { $field }的行数和列数必须与模型的其余部分相同。
model-rule = 这个规则的得分是一个函数，无法存入文件。

field-could-not-be-read-reading-it-throws-an-error = 无法读取{ $field }：读取时抛出错误。
The-WebAssembly-at-0-could-not-be-loaded-1 = 无法载入{ $facts-0 }处的WebAssembly：{ $facts-1 }
The-Content-Security-Policy-of-this-page-blocks-WebAssembly-To-allow-it-add-this-to-its-script-src-wasm-unsafe-eval = 此页面的Content-Security-Policy阻止了WebAssembly。要允许它，请在其script-src中加上：'wasm-unsafe-eval'
This-browser-could-not-start-the-WebAssembly-core-0 = 此浏览器无法启动WebAssembly内核：{ $facts-0 }
A-part-of-the-playground-is-still-loading-try-again-in-a-moment = 演练场的一部分还在载入：请稍后再试。
This-takes-numbers-only = 这里只能是数。
What-this-call-was-about-has-been-disposed-in-the-middle-of-it = 这次调用所用的对象中途释放了。
The-engine-has-failed-0-Load-it-again-what-it-held-is-lost = 引擎出现故障（{ $facts-0 }）。请重新载入：其中的内容已丢失。
There-is-not-enough-memory-for-this = 内存不足。
There-is-no-memory-left-for-this-one-run-or-job-is-open-Dispose-of-what-you-no-longer-need = 内存不足：还开着1个训练或任务。请释放不再需要的。
There-is-no-memory-left-for-this-0-runs-comparisons-and-jobs-are-open-Dispose-of-what-you-no-longer-need = 内存不足：还开着{ $facts-0 }个训练、比较和任务。请释放不再需要的。
field-must-be-a-number = { $field }必须是数。
field-must-be-a-text = { $field }必须是文本。
field-must-be-true-or-false = { $field }必须是true或false。
field-must-be-one-of-0-not-1 = { $field }必须是下列之一：{ $facts-0 }，不能是{ $facts-1 }。
field-must-be-a-list-of-numbers = { $field }必须是由数组成的列表。
field-has-0-numbers-more-than-fit-1 = { $field }有{ $facts-0 }个数，超过了上限（{ $facts-1 }）。
X-has-0-rows-and-y-1-labels = X有{ $facts-0 }行，y有{ $facts-1 }个标签。
field-must-be-a-whole-number-from-0-on = { $field }必须是大于等于0的整数。
field-must-be-a-whole-number-from-0-to-1 = { $field }必须是{ $facts-0 }到{ $facts-1 }之间的整数。
field-must-be-from-0-to-1 = { $field }必须在{ $facts-0 }到{ $facts-1 }之间。
field-must-be-a-whole-number-from-1-to-100000 = { $field }必须是1到100000之间的整数。
field-must-be-two-numbers = { $field }必须是两个数。
field-must-have-0-numbers-not-1 = { $field }必须有{ $facts-0 }个数，不是{ $facts-1 }个。
field-must-be-an-object = { $field }必须是对象。
field-must-be-a-list-of-rows-or-data-shape = { $field }必须是由行组成的列表，或者{ "{" } data, shape { "}" }。
field-has-0-examples-of-1-features-more-features-than-fit-2 = { $field }有{ $facts-0 }个样本，各有{ $facts-1 }个特征，特征数超过了上限（{ $facts-2 }）。
field-has-0-examples-of-1-features-more-numbers-than-fit-2 = { $field }有{ $facts-0 }个样本，各有{ $facts-1 }个特征，数的个数超过了上限（{ $facts-2 }）。
Row-0-of-field-is-not-a-list = { $field }的第{ $facts-0 }行不是列表。
Row-0-of-field-has-1-numbers-the-first-row-2 = { $field }的第{ $facts-0 }行有{ $facts-1 }个数，第一行有{ $facts-2 }个。
shape-must-be-two-counts-n-d = { $facts-0 }.shape必须是两个个数，[n, d]。
data-must-be-a-Float64Array = { $facts-0 }.data必须是Float64Array。
field-data-has-0-numbers-its-shape-says-1-2 = { $field }.data有{ $facts-0 }个数，而它的shape是{ $facts-1 } × { $facts-2 }。
There-is-no-dataset-named-0 = 没有名为{ $facts-0 }的数据集。
There-is-no-field-0-in-1-did-you-mean-2 = { $facts-1 }中没有字段{ $facts-0 }：是不是{ $facts-2 }？
There-is-no-field-0-in-1-it-has-2 = { $facts-1 }中没有字段{ $facts-0 }：它有{ $facts-2 }。
features-must-be-a-list-of-names = features必须是由名称组成的列表。
features-must-be-names = features必须是名称。
is-not-a-product-of-features-such-as-x1-x2-or-x1-2 = { $facts-0 }不是特征的乘积，如x1*x2或x1^2。
At-most-0-features-can-be-named = 最多可以列出{ $facts-0 }个特征。
For-multiclass-field-must-be-a-list-of-one-weight-vector-a-class = 多分类时，{ $field }必须是列表，每个类别一个权重向量。
field-has-more-than-fits-at-most-0-weight-vectors-and-1-numbers = { $field }的内容太多：最多{ $facts-0 }个权重向量、{ $facts-1 }个数。
initial-bias-must-have-one-number-a-class = initial.bias必须为每个类别给出一个数。
A-weight-vector-of-field-has-0-numbers-for-1-features = { $field }中有一个权重向量有{ $facts-0 }个数，而特征有{ $facts-1 }个。
Only-a-run-of-two-base-features-has-a-field = 原始特征恰好两个的训练，才有平面图。
This-run-is-of-another-engine = 这次训练属于另一个引擎。
This-run-has-been-disposed = 这次训练已释放。
This-run-keeps-no-journal = 这次训练没有日志。
advance-takes-one-of-visits-epochs-updates-or-until-converged = advance只能取visits、epochs、updates或until: converged之一。
visit-must-be-at-most-0-maxEpochs-times-the-number-of-examples = visit最多是{ $facts-0 }：maxEpochs乘以样本数。
X-has-0-columns-the-model-takes-1 = X有{ $facts-0 }列，模型需要{ $facts-1 }列。
X-has-0-columns-the-run-was-made-with-1 = X有{ $facts-0 }列，训练时是{ $facts-1 }列。
X-must-hold-finite-numbers-only = X中的数必须都是有限的。
x-must-hold-finite-numbers-only = x中的数必须都是有限的。
X-holds-numbers-so-large-that-their-score-is-not-finite = X中的数太大，得分不是有限的数。
A-grid-has-finite-numbers-dx-above-0-and-1-to-0-columns-and-rows = { grid }
work-must-be-a-number-above-0 = work必须是大于0的数。
This-field-is-not-done-yet-advance-it-until-it-is = 这个{ $field }还没有完成：请继续推进，直到完成。
This-field-has-been-disposed = 这个{ $field }已释放。
The-learner-must-be-passive-aggressive = 学习器必须是被动攻击算法。
visit-must-be-an-object = visit必须是对象。
X-has-0-columns-where-the-map-takes-1 = X有{ $facts-0 }列，映射需要{ $facts-1 }列。
The-learner-must-be-a-kernel-perceptron = 学习器必须是核感知机。
runs-must-be-a-list-of-1-to-0-runs-of-this-engine = runs必须是列表，含本引擎的1到{ $facts-0 }次训练。
run-must-be-a-run-of-this-engine = run必须是本引擎的一次训练。
Only-the-weights-of-linear-learners-have-an-angle = 只有线性学习器的权重才有夹角。
This-comparison-has-0-runs-from-0 = 这个比较有{ $facts-0 }次训练，编号从0开始。
This-comparison-has-been-disposed = 这个比较已释放。
field-must-name-two-different-weights-features-or-bias = { $field }必须指定两个不同的权重：特征，或"bias"。
learners-must-be-a-list-of-1-to-0-learners = learners必须是列表，含1到{ $facts-0 }个学习器。
heldOut-has-0-rows-of-1-columns-and-2-labels-the-run-has-3-columns = heldOut有{ $facts-0 }行{ $facts-1 }列和{ $facts-2 }个标签，而训练用的是{ $facts-3 }列。

field-is-missing = 缺少{ $field }。
field-is-of-the-wrong-kind = { $field }的类型不对。
field-cannot-be-read = 无法读取{ $field }。
field-must-be-a-finite-number = { $field }必须是有限的数。
field-must-be-a-whole-number = { $field }必须是整数。
field-must-not-be-negative = { $field }不能为负。
field-must-be-one-of-0 = { $field }必须是下列之一：{ $facts-0 }。
field-must-be-above-0-and-at-most-1 = { $field }必须大于{ $facts-0 }，且不超过{ $facts-1 }。
field-must-be-a-whole-number-above-0-and-at-most-1 = { $field }必须是大于{ $facts-0 }且不超过{ $facts-1 }的整数。
field-must-be-at-least-1 = { $field }至少是1。
field-must-be-at-most-2147483647 = { $field }最多是2147483647。
field-must-be-at-most-9007199254740991 = { $field }最多是9007199254740991。
field-must-be-0 = { $field }必须是{ $facts-0 }。
field-is-0-a-newer-page-wrote-this-state-and-this-one-reads-up-to-1 = { $field }是{ $facts-0 }：这个状态由更新版本的页面写出，本页面最多读到{ $facts-1 }。
field-must-have-at-most-0-characters = { $field }最多{ $facts-0 }个字符。
field-must-be-true-where-it-is-given = { $field }如果给出，就必须是true。
field-must-be-a-name = { $field }必须是名称。
field-must-have-a-name = { $field }必须有名称。
field-must-be-one-word = { $field }必须是一个词。
field-must-be-an-object-not-a-list = { $field }必须是对象，不能是列表。
field-must-be-a-list = { $field }必须是列表。
field-must-be-a-list-of-rows = { $field }必须是由行组成的列表。
field-must-be-a-list-of-moments = { $field }必须是由画面组成的列表。
field-must-name-at-most-0-moments = { $field }最多可以有{ $facts-0 }个画面。
field-must-be-a-state-as-a-link-has-it-such-as-v1 = { $field }必须是链接中的那种状态，如v1.…。
field-must-be-a-list-of-steps = { $field }必须是由小节组成的列表。
field-must-have-a-step = { $field }必须有小节。
field-must-have-at-most-0-steps = { $field }最多可以有{ $facts-0 }个小节。
field-must-be-a-state = { $field }必须是状态。
field-must-not-be-empty = { $field }不能为空。
field-is-damaged-what-was-not-yet-written-of-your-last-experiment-is-lost = { $field }已损坏：最近的实验中还没有写入的部分丢失了。
field-cannot-be-read-0 = 无法读取{ $field }：{ $facts-0 }。
field-is-larger-than-0-MB-the-most-that-is-read = { $field }超过{ $facts-0 } MB，这是可以读取的上限。
field-must-be-a-list-of-points = { $field }必须是由点组成的列表。
field-must-be-a-list-of-reviews = { $field }必须是由评价组成的列表。
field-must-be-a-list-of-learners = { $field }必须是由学习器组成的列表。
field-must-be-a-list-of-weight-vectors = { $field }必须是由权重向量组成的列表。
field-must-be-a-list-of-class-names = { $field }必须是由类别名称组成的列表。
field-must-be-a-list-of-columns = { $field }必须是由列组成的列表。
field-must-be-a-list-of-features = { $field }必须是由特征组成的列表。
field-must-be-a-list-of-words = { $field }必须是由词组成的列表。
field-must-name-at-most-0-class-names = { $field }最多可以有{ $facts-0 }个类别名称。
field-must-name-at-most-0-columns = { $field }最多可以有{ $facts-0 }列。
field-must-name-at-most-0-features = { $field }最多可以有{ $facts-0 }个特征。
field-must-name-at-most-0-words = { $field }最多可以有{ $facts-0 }个词。
field-must-name-at-most-0-parts = { $field }最多可以有{ $facts-0 }个部分。
field-must-name-at-most-0-learners = { $field }最多可以有{ $facts-0 }个学习器。
field-must-not-name-a-class-name-twice = { $field }中的类别名称不能重复。
field-must-not-name-a-column-twice = { $field }中的列不能重复。
field-must-not-name-a-feature-twice = { $field }中的特征不能重复。
field-must-not-name-a-word-twice = { $field }中的词不能重复。
field-must-not-name-a-word-twice-capitals-make-no-other = { $field }中的词不能重复，大小写不同也算重复。
field-must-name-a-word = { $field }至少要有一个词。
field-must-name-a-learner = { $field }至少要有一个学习器。
field-has-more-numbers-than-fit-0 = { $field }中数的个数超过了上限（{ $facts-0 }）。
field-has-more-numbers-than-there-are-points-0 = { $field }中数的个数超过了点数（{ $facts-0 }）。
field-has-more-vectors-than-fit-0 = { $field }中向量的个数超过了上限（{ $facts-0 }）。
field-has-more-points-than-fit-0 = { $field }中点的个数超过了上限（{ $facts-0 }）。
field-has-more-reviews-than-fit-0 = { $field }中评价的条数超过了上限（{ $facts-0 }）。
field-has-more-rows-than-fit-0 = { $field }的行数超过了上限（{ $facts-0 }）。
field-has-more-bytes-than-fit-0 = { $field }的字节数超过了上限（{ $facts-0 }）。
field-has-more-characters-than-fit-0 = { $field }的字符数超过了上限（{ $facts-0 }）。
field-must-be-two-whole-numbers = { $field }必须是两个整数。
field-must-go-from-a-smaller-to-a-larger-number = { $field }必须从小到大。
field-must-be-two-weights = { $field }必须是两个权重。
field-must-be-two-different-weights = { $field }必须是两个不同的权重。
field-must-be-a-feature = { $field }必须是特征。
field-must-be-a-feature-or-bias = { $field }必须是特征，或"bias"。
field-must-be-a-product-of-x1-x2-such-as-x1-x2-or-x1-2 = { $field }必须是x1、x2……的乘积，如x1*x2或x1^2。
field-must-be-a-product-of-at-most-0-factors = { $field }必须是乘积，最多{ $facts-0 }个因子。
field-must-be-made-of-0 = { $field }必须由{ $facts-0 }组成。
field-must-be-made-of-0-or-be-bias = { $field }必须由{ $facts-0 }组成，或是"bias"。
field-must-be-the-number-of-a-learner-from-0 = { $field }必须是学习器的编号，从0开始。
field-must-be-the-numbers-of-two-learners-from-0 = { $field }必须是两个学习器的编号，从0开始。
field-must-be-0-without-a-bias = 没有偏置时，{ $field }必须是0。
field-must-have-one-bias-a-weight-vector-0 = { $field }必须为每个权重向量给出一个偏置：{ $facts-0 }个。
field-must-have-one-weight-a-feature-0-not-1 = { $field }必须为每个特征给出一个权重：{ $facts-0 }个，不是{ $facts-1 }个。
field-must-have-a-list-of-weight-vectors-and-a-list-of-biases-one-a-class = { $field }必须有权重向量的列表和偏置的列表，每个类别各一个。
field-label-must-be-1-or-1-or-2-to-5-for-further-classes = { $field }的标签必须是−1或+1，其他类别是2到5。
field-label-must-be-1-or-1 = { $field }的标签必须是−1或+1。
field-is-a-choice-of-Iris-alone = { $field }只适用于鸢尾花数据。
field-must-name-0-to-1-features-and-the-label = { $field }必须列出{ $facts-0 }到{ $facts-1 }个特征和标签。
field-must-be-the-name-of-a-column = { $field }必须是列名。
field-must-have-0-numbers-one-a-column-not-1 = { $field }必须有{ $facts-0 }个数，每列一个，不是{ $facts-1 }个。
field-must-hold-numbers-up-to-1e100-column-0 = { $field }中的数不能超过1e100（“{ $facts-0 }”列）。
field-must-hold-finite-numbers-column-0 = { $field }中的数必须是有限的（“{ $facts-0 }”列）。
field-label-must-be-1-or-1-or-2-to-5-for-further-classes-column-0 = { $field }的标签必须是−1或+1，其他类别是2到5（“{ $facts-0 }”列）。
field-must-be-points-table-preset-or-reviews = { $field }必须是"points"、"table"、"preset"或"reviews"。
field-must-be-a-number-from-1-on-or-max = { $field }必须是大于等于1的数，或"max"。
field-must-be-a-lesson-and-its-step-such-as-4-2 = { $field }必须是课和小节，如4.2。
field-must-be-page-or-a-level-and-a-seed-such-as-usual-7 = { $field }必须是page，或者难度和随机种子，如usual-7。
field-cannot-be-read-at-0 = { $field }在“{ $facts-0 }”处无法读取。
field-must-begin-with-its-version-as-1 = { $field }必须以版本号开头，即1|。
field-has-version-0-a-newer-page-wrote-it-and-this-one-reads-up-to-1 = { $field }的版本是{ $facts-0 }：由更新版本的页面写出，本页面最多读到{ $facts-1 }。
field-must-have-six-parts-with-between-them = { $field }必须有六个部分，中间用|隔开。
field-must-be-a-task-or-a-question-such-as-4-2-1-or-weights-5 = { $field }必须是任务或题目，如4.2.1或weights.5。
field-must-be-a-step-or-a-question-such-as-4-2-or-weights-5 = { $field }必须是小节或题目，如4.2或weights.5。
field-must-be-a-list-of-tasks = { $field }必须是由任务组成的列表。
field-must-name-at-most-0-tasks = { $field }最多可以有{ $facts-0 }个任务。
field-must-be-what-the-playground-has-said-as-progress = { $field }必须是演练场给出的进度。
field-is-of-the-built-in-lessons-and-a-course-of-its-own-is-open = { $field }属于自带的课程，而现在打开的是另一门课程。
field-is-of-the-course-0-which-is-not-open = { $field }属于课程“{ $facts-0 }”，该课程没有打开。
field-is-0-and-there-is-no-such-step-or-question = { $field }是{ $facts-0 }，没有这样的小节或题目。
field-must-be-a-kind-of-question-and-a-seed-such-as-mistake-7 = { $field }必须是题型和随机种子，如mistake.7。
field-is-given-more-than-once-the-first-counts = { $field }给出了不止一次：以第一次为准。
field-does-nothing-here-it-is-a-setting-of-0 = { $field }在这里不起作用：它是{ $facts-0 }的设置。
field-does-nothing-here-quiz-opens-a-question = { $field }在这里不起作用：quiz会打开一道题。
field-does-nothing-here-the-reviews-are-as-they-are = { $field }在这里不起作用：评价是固定的。
field-does-nothing-here-the-step-has-examples-of-its-own = { $field }在这里不起作用：小节有自己的样本。
field-does-nothing-here-the-token-of-the-address-says-the-problem = { $field }在这里不起作用：地址中的编码已经指定了问题。
field-is-not-JSON-0 = { $field }不是JSON：{ $facts-0 }。
field-holds-no-state-of-a-playground = { $field }中没有演练场的状态。
field-is-of-version-0-a-newer-page-wrote-it-and-this-one-reads-up-to-1 = { $field }的版本是{ $facts-0 }：由更新版本的页面写出，本页面最多读到{ $facts-1 }。
field-is-longer-than-fits-0-characters = { $field }太长，放不下（{ $facts-0 }个字符）。
field-is-damaged-it-may-have-been-cut-off-on-its-way = { $field }已损坏：可能在传送途中截断了。
field-says-more-than-fits-0-characters = { $field }的内容太多，放不下（{ $facts-0 }个字符）。

The-state-is-not-an-object = 状态不是对象。
What-you-had-here-is-lost-the-browser-no-longer-keeps-it = 之前的内容丢失了：浏览器已不再保存。
What-you-had-here-is-lost-the-browser-couldn-t-read-it-0 = 之前的内容丢失了：浏览器无法读取（{ $facts-0 }）。
There-is-nothing-named-0-that-could-count = 没有名为{ $facts-0 }的可计分内容。
The-state-has-more-mistakes-the-first-0-are-named = 状态中还有更多错误，这里列出前{ $facts-0 }个。
There-is-no-dataset-named-0-did-you-mean-1 = 没有名为{ $facts-0 }的数据集：是不是{ $facts-1 }？
There-is-no-field-named-0-did-you-mean-1 = 没有名为{ $facts-0 }的字段：是不是{ $facts-1 }？
There-is-no-field-named-0 = 没有名为{ $facts-0 }的字段。
There-is-no-parameter-named-0-did-you-mean-1 = 没有名为{ $facts-0 }的参数：是不是{ $facts-1 }？
There-is-no-parameter-named-0 = 没有名为{ $facts-0 }的参数。
Examples-have-finite-numbers-up-to-1e100-and-a-label-1-1-or-2-to-5 = 样本的数必须有限且不超过1e100，标签是−1、+1，或2到5。
The-table-is-of-one-weight-vector-which-the-learner-does-not-have = 这张表只适用于一个权重向量，而这个学习器没有单独一个权重向量。
This-course-was-opened-from-a-file-open-that-file-again = 这门课程是从文件打开的：请重新打开那个文件。
There-is-no-lesson-0-this-course-is-one = 没有第{ $facts-0 }课：这门课程只有一课。
There-is-no-lesson-0-there-are-1 = 没有第{ $facts-0 }课：一共{ $facts-1 }课。
Lesson-0-has-1-steps-there-is-no-step-2 = 第{ $facts-0 }课有{ $facts-1 }个小节，没有第{ $facts-2 }节。
This-course-has-one-step-there-is-no-step-0 = 这门课程只有一个小节，没有第{ $facts-0 }节。
This-course-has-0-steps-there-is-no-step-1 = 这门课程有{ $facts-0 }个小节，没有第{ $facts-1 }节。
The-course-at-0-could-not-be-read-1 = 无法读取{ $facts-0 }处的课程：{ $facts-1 }。
The-course-at-0-could-not-be-read-the-server-answered-1 = 无法读取{ $facts-0 }处的课程：服务器返回{ $facts-1 }。
The-course-at-0-could-not-be-read-its-address-is-not-one-of-https = 无法读取{ $facts-0 }处的课程：地址不是https地址。
The-course-at-0-is-larger-than-1-MB-the-most-that-is-read = { $facts-0 }处的课程超过{ $facts-1 } MB，这是可以读取的上限。
In-the-course-0 = 课程中：{ $facts-0 }
A-course-is-an-object-with-a-title-and-steps = 课程是对象，有标题和小节。
A-step-is-an-object-with-a-title-and-a-text = 小节是对象，有标题和正文。
A-step-has-a-link-or-a-state-not-both = 小节要么有链接，要么有状态，不能两者都有。
opens-something-else-than-a-step-link-to-it-in-the-text = { $facts-0 }=打开的不是小节：请在正文中链接到它。
This-leads-to-another-page-0-If-it-is-a-state-of-the-playground-write-only-what-comes-after-that-address-1 = 这会转到另一个页面（{ $facts-0 }）。如果它是演练场的状态，请只写那个地址后面的部分：{ $facts-1 }
This-leads-to-another-page-0-link-to-it-in-the-text = 这会转到另一个页面（{ $facts-0 }）：请在正文中链接到它。
This-is-no-link-to-a-state-write-parameters-such-as-data-xor = 这不是指向状态的链接：请写参数，如?data=xor。
There-is-no-such-question-of-this-seed = 这个随机种子没有这样的题目。
field-the-challenge-0-has-no-seed-leave-out-1 = { $field }：挑战{ $facts-0 }没有随机种子：请去掉.{ $facts-1 }。
field-there-is-nothing-named-0-The-questions-are-1-each-also-with-a-seed-as-2-7-the-challenges-are-3 = { $field }：没有名为{ $facts-0 }的内容。题目有{ $facts-1 }，都可以带随机种子，如{ $facts-2 }.7；挑战有{ $facts-3 }。
What-this-needs-could-not-be-loaded-The-playground-has-been-updated-since-you-opened-this-page-Reload-it-to-go-on-your-work-is-kept = 所需的内容无法载入。{ playgroundUpdated }
What-this-needs-could-not-be-loaded-It-will-be-tried-again-when-you-need-it-0 = 所需的内容无法载入，下次需要时会重试。（{ $facts-0 }）

# 教师的课程
field-is-empty = { $field }是空的。
The-file-is-empty-a-course-has-a-title-and-steps = 文件是空的：课程要有标题（title）和小节（steps）。
This-file-is-a-text-not-a-course-a-course-begins-with-title-and-steps = 这个文件是一段文字，不是课程：课程以title:和steps:开头。
Put-quotation-marks-around-a-text-that-begins-with-a-sign-0 = 以符号开头的文字要加引号：“{ $facts-0 }”。
Put-quotation-marks-around-a-text-with-a-colon-in-it-or-write-a-colon-after-the-key-0 = 含有冒号的文字要加引号，或者在键的后面写冒号：“{ $facts-0 }”。
Something-is-not-closed-here-a-quotation-mark-or-a-bracket-0 = 这里有引号或括号没有闭合：“{ $facts-0 }”。
Indent-this-line-with-spaces-not-with-a-tab-0 = 这一行要用空格缩进，不能用制表符：“{ $facts-0 }”。
Indent-this-line-as-far-as-the-lines-that-it-belongs-to-0 = 这一行的缩进要与它所属的各行一致：“{ $facts-0 }”。
This-key-is-there-twice-0 = 这个键出现了两次：“{ $facts-0 }”。
In-double-quotation-marks-a-backslash-is-written-twice-in-single-ones-once-0 = 双引号里的反斜杠要写两次，单引号里写一次：“{ $facts-0 }”。
A-course-is-one-document-take-out-the-line-0 = 一个课程是一份文档，请删去这一行：“{ $facts-0 }”。
This-cannot-be-read-as-YAML-0 = 这无法作为YAML读取：“{ $facts-0 }”。
field-belongs-within-check = { $field }应写在`check`里面。
A-run-has-no-number-named-0-did-you-mean-1 = 训练没有名为{ $facts-0 }的数：是不是{ $facts-1 }？
field-must-be-one-of-0-or-a-feature-such-as-x1-x2 = { $field }必须是{ $facts-0 }之一，或者是x1*x2这样的特征。
field-must-have-a-sign-for-each-weight-0 = { $field }要为每个权重写一个符号：共{ $facts-0 }个。
field-must-have-a-sign-for-each-weight-and-one-for-the-bias-0 = { $field }要为每个权重写一个符号，再为偏置写一个：共{ $facts-0 }个。
field-contains-itself-0-is-within-what-it-repeats = { $field }包含了自身：{ $facts-0 }在它所重复的内容里。
field-must-be-a-language-such-as-en-or-de = { $field }必须是语言，如en或de。
field-must-be-a-list-of-and-0 = { $field }必须是由+、-和0组成的列表。
field-must-be-a-list-of-lines = { $field }必须是由行组成的列表。
field-must-be-a-list-of-options = { $field }必须是由选项组成的列表。
field-must-be-a-list-of-parts-of-the-page = { $field }必须是由页面各部分组成的列表。
field-must-be-a-moment = { $field }必须是时刻。
field-must-be-a-number-or-look-like-0-1-or-2 = { $field }必须是数，或写成{ $facts-0 }、{ $facts-1 }或{ $facts-2 }那样。
field-must-be-a-number-true-or-false-or-a-list-of-numbers = { $field }必须是数、true或false，或者由数组成的列表。
field-must-be-a-text-or-a-list-of-cases-that-each-have-say = { $field }必须是文本，或者由情形组成的列表，每种情形都有`say`。
field-must-look-like-0 = { $field }必须写成{ $facts-0 }那样。
field-must-be-at-least-2 = { $field }至少是2。
field-must-be-at-most-12 = { $field }最多是12。
field-must-be-from-0-to-4 = { $field }必须在0到4之间。
field-must-be-parameters-or-a-mapping-of-members-of-the-state = { $field }必须是参数，或者状态各成员的名称和值。
field-must-be-true = { $field }必须是true。
field-must-be-two-learners = { $field }必须是两个学习器。
field-must-be-words-and-what-they-mean = { $field }必须是词和词的含义。
field-must-each-have-right-or-a-reply-in-wrong = { $field }中的每一项要么正确（`right`），要么有一条回应（`wrong`）。
field-must-each-have-right-or-say-in-wrong-what-the-line-does = { $field }中的每一行要么是错误的那一行（`right`），要么说明它的作用（`wrong`）。
field-must-each-say-in-wrong-what-the-line-would-do-too-early-all-but-the-first = 除第一行外，{ $field }中的每一行都要在`wrong`中说明它来得太早会怎样。
field-must-go-forwards-over-20-visits-at-most = { $field }必须向前，最多20步。
field-must-have-a-line-with-right = { $field }中必须有一行带`right`。
field-must-have-an-option-that-is-right = { $field }中必须有一个正确的选项。
field-must-have-csv-or-file-a-table-of-examples-or-the-name-of-a-file-that-has-one = { $field }必须有csv或file：样本的表格，或含有这种表格的文件名。
field-must-have-one-line-without-line = { $field }中必须恰好有一行没有`line`。
field-must-have-ten-lines-at-most = { $field }最多可以有十行。
field-must-have-three-lines-at-least = { $field }至少要有三行。
field-must-have-two-options-at-least = { $field }至少要有两个选项。
field-must-name-a-check = { $field }至少要有一项检查。
field-must-name-a-column = { $field }至少要有一列。
field-must-name-a-feature = { $field }至少要有一个特征。
A-check-of-settings-must-name-a-setting = 检查设置时，要写明是哪个设置。
A-check-that-takes-an-answer-is-the-only-check-of-its-task = 接受作答的检查必须是唯一的检查。
A-note-has-one-mark-in-the-text-0-this-one-has-1 = 一条脚注在正文中有一个标记{ $facts-0 }：这一条有{ $facts-1 }个。
A-number-has-is-its-value-or-of-what-the-run-says-one-of-the-two = 数要么是固定的（`is`），要么由训练给出（`of`）：两者选一。
The-length-of-a-run-has-least-or-most-one-of-the-two = 一次训练要么至少这么多（`least`），要么最多这么多（`most`）：两者选一。
A-state-has-no-member-0 = 状态没有成员{ $facts-0 }。
A-step-has-data-or-a-state-with-data-not-both = 小节要么有data，要么有带data的state，不能两者都有。
A-table-has-features-and-a-label-this-one-has-no-column-of-numbers-except-the-label = 表格要有特征和标签：这个表格除标签外没有数的列。
A-table-has-features-and-a-label-this-one-has-one-column = 表格要有特征和标签：这个表格只有一列。
A-task-is-an-object-with-ask-and-check = 任务是含有`ask`和`check`的对象。
An-image-is-in-the-course-data-or-next-to-it-0-is-elsewhere = 图片要在课程之中（data:）或放在课程旁边：{ $facts-0 }在别处。
Only-replies-to-a-number-can-have-cases-with-when = 只有对数的回应才能有带`when`的情形。
Only-what-the-run-decides-has-a-truth-a-number-or-weights-with-of-or-a-mistake = 只有由训练决定的才有`truth`：带`of`的数或权重，或者一个错误。
The-labels-of-a-table-have-only-a-few-values-column-0-has-too-many = 表格的标签只能有少数几种值：{ $facts-0 }列的值太多。
The-labels-of-a-table-have-two-values-at-least-those-in-column-0-are-all-the-same = 表格的标签至少要有两种值：{ $facts-0 }列的值全都相同。
The-run-has-no-0 = 训练中没有{ $facts-0 }。
The-run-says-0-not-1 = 训练给出的是{ $facts-0 }，不是{ $facts-1 }。
The-table-cannot-be-read = 无法读取表格。
The-table-cannot-be-read-a-value-is-missing-line-1-of-the-table = 无法读取表格：缺少一个值（表格的第{ $facts-1 }行）。
The-table-cannot-be-read-line-1-of-it-has-0-cells-and-the-first-has-2 = 无法读取表格：第{ $facts-1 }行有{ $facts-0 }个单元格，而第一行有{ $facts-2 }个。
The-table-cannot-be-read-line-1-of-it-has-0-cells-and-the-other-lines-have-2 = 无法读取表格：第{ $facts-1 }行有{ $facts-0 }个单元格，而其他行有{ $facts-2 }个。
The-table-cannot-be-read-0-is-not-a-number-line-1-of-the-table = 无法读取表格：{ $facts-0 }不是数（表格的第{ $facts-1 }行）。
The-table-has-no-column-0-its-columns-are-1 = 表格没有{ $facts-0 }列：它的列是{ $facts-1 }。
There-is-no-file-0-next-to-the-course = 课程旁边没有文件{ $facts-0 }。
There-is-no-note-for-0 = { $facts-0 }没有对应的脚注。
There-is-no-value-0-here = 这里没有值{ $facts-0 }。
There-is-no-value-0-here-there-are-1 = 这里没有值{ $facts-0 }：可用的有{ $facts-1 }。
This-is-already-done-when-it-is-asked-students-have-nothing-to-do = 布置的时候就已经完成了：学生没有什么要做的。
solve-does-not-do-what-check-asks-for = `solve`做的不是`check`要求的。
A-question-that-is-answered-has-no-solve = 需要作答的题目没有`solve`。
cannot-be-read-1 = 无法读取{ $facts-0 }：{ $facts-1 }。
needs-a-style-of-its-own-which-the-page-does-not-allow = { $facts-0 }需要自己的样式，而页面不允许。
reaches-2-times-as-far-as-1-so-1-hardly-counts-Add-scaling-standardize-to-the-link-or-scaling-standardize-to-the-state = { $facts-0 }的范围是{ $facts-1 }的{ $facts-2 }倍，{ $facts-1 }因此几乎不起作用。请在链接中加上scaling=standardize，或在状态中加上scaling: standardize。
