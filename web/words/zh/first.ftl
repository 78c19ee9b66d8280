### 第一屏上的文字。

## transport

playback = 播放控制

# 每个名字都包含按钮上看得到的字，以便语音控制。
names =
    .start = 重新开始
    .backUpdate = 后退一次更新
    .backVisit = 后退一步
    .play = 播放
    .pause = 暂停
    .visit = 前进一步
    .update = 前进一次更新
    .epoch = 前进一轮
    .end = 跳到末尾

captions =
    .start = 重新开始
    .backUpdate = 更新
    .backVisit = 一步
    .play = 播放
    .pause = 暂停
    .visit = 一步
    .update = 更新
    .epoch = 一轮
    .end = 末尾

keys =
    .start = Home
    .backUpdate = Shift ←
    .backVisit = ←
    .play = 空格
    .pause = 空格
    .visit = →
    .update = Shift →
    .epoch = E
    .end = End

fromZero = 从零开始
fromZeroHint = 本次训练接着上次修改前学到的权重。点此从零开始。

visitNow =
    { $epoch ->
        [none] 第{ NUMBER($visit) }步
       *[other] 第{ NUMBER($visit) }步，第{ NUMBER($epoch) }轮
    }
updatesNow = { updates }

wrongNow =
    { $by ->
        [mean] 按平均：{ NUMBER($examples) }个中错{ NUMBER($wrong) }个
        [votes] 按投票：{ NUMBER($examples) }个中错{ NUMBER($wrong) }个
       *[none] 现在{ NUMBER($examples) }个中错{ NUMBER($wrong) }个
    }

noExamples = 还没有样本
notTrained = 未训练
ready = 就绪
playing = 播放中
liveStopped = 实时训练提前停止
paused = 已暂停
allStopped = { $learners }个学习器都已停止
converged = { epochs }后收敛
trainingConverged = 训练已收敛
convergedByKernel = 已收敛，边界是曲线
stoppedAt = { epochs }后停止
journalFull = 已停止：日志已满

fits =
    .none = 没有可训练的
    .fitted = 已拟合
finished = { epochs }后结束

## page

parts =
    .header = 演练场
    .setup = 训练设定
    .bench = 设置
    .tools = 工具
    .stage = 画布
    .transport = 播放控制
    .verdict = 结论
    .story = 讲解
skip =
    .stage = 跳到画布
    .transport = 跳到播放控制
    .story = 跳到讲解

## loading

loading = 正在载入…
slow = 载入比平时慢。
failed = 这部分无法载入。
updated = { playgroundUpdated }
tryAgain = 重试
oneFile = 打开单文件版
reload = 刷新

## stage

role = 图
name =
    { $learner ->
        [none] 画布：样本和决策边界
       *[other] 画布：{ $learner }
    }
flipped = 样本{ NUMBER($example) }现在是{ labelled }。
crowd =
    { $mixed ->
       *[false] 这里有{ NUMBER($count) }个样本
        [true] 这里有{ NUMBER($count) }个样本，标签不同
    }
