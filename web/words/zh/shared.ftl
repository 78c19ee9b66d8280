### 页面多处共用的文字。

number-wanted =
    { $whole ->
        [true] 整数
       *[false] 数
    }

## controls

notInRange =
    { $min ->
        [none] { $max ->
            [none] { $name }须为{ number-wanted }。
           *[other] { $name }须为不超过{ $max }的{ number-wanted }。
        }
       *[other] { $max ->
            [none] { $above ->
                [true] { $name }须为大于{ $min }的{ number-wanted }。
               *[false] { $name }须为不小于{ $min }的{ number-wanted }。
            }
           *[other] { $above ->
                [true] { $name }须为大于{ $min }且不超过{ $max }的{ number-wanted }。
               *[false] { $name }须为{ $min }～{ $max }之间的{ number-wanted }。
            }
        }
    }

## guide

leave = 退出
next = 下一个

## targets

between = 、
stage = 画布
tools = 工具
transport = 播放按钮
verdict = 结论
setup = 设置
story = 讲解
weights = 权重
reading = 权重详解
equation = 算式
vectors = 用向量表示的更新
notation = 记号

play = “播放”按钮
start = “重新开始”按钮
visit = “一步”按钮
update = “更新”按钮
epoch = “一轮”按钮
end = “末尾”按钮
timeline = 时间轴
count = 画布下方的计数

data = 训练设定中的数据
learner = 训练设定中的学习器
features = 训练设定中的特征
order = 训练设定中的顺序
compare = 训练设定中要比较的学习器

lift = “3D”标签页
charts = “错误”标签页
comparison = “比较”标签页
orders = “顺序”标签页
margin = “间隔”标签页
projection = “投影”标签页
weight-space = “权重空间”标签页
cures = “对策”标签页
trace = “过程”标签页
algorithm = “伪代码”标签页
