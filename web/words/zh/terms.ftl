### 多处共用的说法，引用时写名字，如 { updates }，并带上它的数据。

# 计数。中文没有复数。
epochs = { NUMBER($epochs) }轮
updates = { NUMBER($updates) }次更新
examples = { NUMBER($examples) }个样本
features = { NUMBER($features) }个特征
mistakes = { NUMBER($mistakes) }次错误

# 能分开样本的东西，不带量词：“用……分开”。
separator =
    { $separator-bias ->
       *[true] { separator-shape }
        [false] { $separator-features ->
            [1] 原点处的阈值
           *[other] 过原点的{ separator-shape }
        }
    }
separator-shape =
    { $separator-features ->
        [1] 阈值
        [2] 直线
        [3] 平面
       *[other] 超平面
    }

# 读给人听的，数字中间没有空格。
updates-spoken = { NUMBER($updates, useGrouping: "false") }次更新

# 样本的标签，或预测的结果：“是……”“预测为……”。
labelled =
    { $label ->
        [positive] 正类
        [negative] 负类
       *[other] 类别{ $label-className }
    }

# 为什么分不开：整个分句，放在冒号或“因为”之后。
why-inseparable =
    { $why ->
        [positive-at-origin] 有一个正例恰好在原点
        [negative-at-origin] 有一个负例恰好在原点
        [positives-around-origin] 正例的某个加权平均恰好在原点
        [negatives-around-origin] 负例的某个加权平均恰好在原点
        [same-direction] 从原点看，正例的某个加权平均与负例的某个加权平均在同一方向上
        [same-point] 有一个正例和一个负例是同一个点
        [diagonals] 两条对角线相交
        [crossing] 两个正例的连线与两个负例的连线相交
        [positive-between] 有一个正例在两个负例之间
        [positive-amid] 有一个正例在负例的包围之中
        [negative-between] 有一个负例在两个正例之间
        [negative-amid] 有一个负例在正例的包围之中
       *[averages] 正例的某个加权平均与负例的某个加权平均是同一个点
    }

# 偏置的写法。
bias-noun =
    { $biasAs ->
        [bias] 偏置
        [weight] 偏置权重
       *[threshold] 阈值
    }

# 某个标签的样本有多少。
examples-labelled =
    { $label ->
        [positive] { NUMBER($examples) }个正例
        [negative] { NUMBER($examples) }个负例
       *[other] 类别{ $label-className }的样本{ NUMBER($examples) }个
    }

playgroundUpdated = 打开此页面之后，演练场有了新版本。请刷新页面再继续：已有的内容都会保留。
lockedHere = 页面作者锁定了这一项。
