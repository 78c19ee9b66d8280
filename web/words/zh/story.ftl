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
    .classesLesson = 课：两类以上怎么办
    .productLesson = 课：一个乘积就能解决
    .stopLesson = 课：为什么一定会停
    .lineLesson = 课：为什么没有直线能分开

## secondOrder

start = 还没有出过错，所以矩阵S对各个方向一视同仁。
first = 这是第一个错误，所以这次更新仍然沿着样本的方向。
moves = 权重沿S·x移动，而不是沿x移动：在各个错误共有的方向上移动得少一些。
added =
    .added = 加上S·x
    .subtracted = 减去S·x

## kernel

starts =
    .mistake = 每个样本有一个计数α，记录在它上面出过几次错，目前都是0。所以第一个得分是0：平局，按平局规则算作错误。
    .correct = 每个样本有一个计数α，记录在它上面出过几次错，目前都是0。所以第一个得分是0：平局，按平局规则算作正确。
    .negative = 每个样本有一个计数α，记录在它上面出过几次错，目前都是0。所以第一个得分是0：平局，按平局规则判为负类。
    .positive = 每个样本有一个计数α，记录在它上面出过几次错，目前都是0。所以第一个得分是0：平局，按平局规则判为正类。
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
        [none] 这一轮结束了：权重按各个错误之和移动。
       *[other] 这一轮结束了：权重按{ NUMBER($mistakes) }个错误之和移动。
    }
share = 它给各个错误之和加上：
wholeEpoch =
    { $mistakes ->
        [none] 整轮，对各个错误求和：
       *[other] 整轮，对{ NUMBER($mistakes) }个错误求和：
    }
inSum =
    .added = 求和时+x
    .subtracted = 求和时−x
settled = 经过{ epochs }、{ updates }，权重已经稳定：最后一次更新的步长小于容差ε = { NUMBER($tolerance, $precision) }。
maybeWrong = 这并不说明每个样本都对了。
