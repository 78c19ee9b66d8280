## header

title = Perceptron Playground
about = 看感知机怎样从错误中学习。
lessons = 课程
menu = 菜单
menuHint = 打开、偏好设置和帮助
open = 打开
share = 分享
present = 演示
presentHint = 放大显示，适合在教室里投影。按Esc退出。
preferences = 偏好设置
help = 帮助
close = 关闭

## drawer

tabs = 视图
groups =
    .see = 看
    .why = 问
    .try = 试
groupsMore =
    .see = 其他画法
    .why = 为什么
    .try = 其他办法
parts =
    .lift = 3D
    .weight-space = 权重空间
    .projection = 投影
    .margin = 间隔
    .charts = 错误
    .compare = 比较
    .orders = 顺序
    .cures = 对策
    .trace = 过程
    .algorithm = 伪代码
sheets =
    .story = 讲解
    .weights = 权重
    .settings = 设置
lesson = 本课
practice = 练习

## companion

divider = 画布与视图之间的分隔条
dividerHelp = 可以拖动，也可以用方向键移动。双击则左右平分。
dockBelow = 移到画布下方
dockBeside = 移到画布旁边
enlargeStage = 放大画布
enlargeView = 放大此视图
both = 两者都显示
companion-close = 关闭

## embed

embed-open = 在演练场中打开

## lecture

bar = 讲课
draw = 画
drawHint = 显示工具和画笔
view = 视图
noView = 算式
more = 更多
moreHint = 预设画面、先猜后看、指针
predictFirst = 先猜后看
predictFirstHint = 每次按→或PageDown，先就下一步提问，再走这一步。
pointer = 带轨迹的大指针
alone = 只显示画布（+）
blank = 黑屏（B）
blanked = 页面已隐藏。按任意键恢复。
full = 全屏（F）
moments = 预设画面
momentsHint = 按PageDown依次显示。它们会写进链接和保存的文件。
keep = 保存当前画面
writeOver = 覆盖画面{ NUMBER($place) }
tooMuch = 这个画面的数据太多，存不下。请把它另存为文件。
at = 画面{ NUMBER($place) }（共{ NUMBER($count) }个）：{ $name }
momentName = 画面{ NUMBER($place) }
lecture-open = 显示画面{ NUMBER($place) }
rename = 画面{ NUMBER($place) }的名称
earlier = 上移画面{ NUMBER($place) }
remove = 删除画面{ NUMBER($place) }
question =
    { $example ->
        [none] 下面轮到另一个样本。会预测成什么？会出错吗？
       *[other] 下面轮到样本{ NUMBER($example) }。会预测成什么？会出错吗？
    }

## preferences

preferences-title = 偏好设置
preferences-close = 关闭
theme = 主题
themes =
    .auto = 自动
    .light = 浅色
    .dark = 深色
    .projector = 投影仪
language = 语言
textSize = 字号
textSizes =
    .normal = 标准
    .large = 大
    .larger = 更大
    .largest = 最大
motion = 动效
motions =
    .auto = 跟随系统
    .reduced = 减弱
    .full = 完整
sound = 播放声音
soundHint = 每一步都有一个音：样本在正确的一侧离边界越远，音越高；在错误的一侧离边界越远，音越低；x₁决定声音偏左还是偏右。出错时有嗡声，收敛时有铃声，按下按钮时有咔嗒声。
kept = 浏览器会记住字号、动效和声音，下次仍然有效。链接里不含这些设置。

## kept

notKept = 内容太长，写不进链接，浏览器也存不下（{ $cause }）。离开页面之前，请另存为文件。
unsaid =
    .data = 样本
    .features = 特征
    .learners = 学习器的设置
    .order = 顺序
    .initial = 初始权重
    .split = 留出哪些样本
    .view = 显示范围
    .settings = 视图的设置
printed = { $address }（不含{ LIST($unsaid) }）

## help

algorithm = 感知机逐个看样本，每看一个是<strong>一步</strong>：算出样本的得分，再由得分的正负预测标签。只有预测错了，也就是出现<strong>错误</strong>时，才<strong>更新</strong>权重。画两类样本，按“播放”，看边界怎样转动，直到整整一轮没有错误。然后把时间轴拖到任意时刻，看看为什么。
tools = 选择<strong>画+</strong>或<strong>画−</strong>，在图上点击或拖动，就能添加样本；一次添加多少个由画笔决定。<strong>擦除</strong>会删掉碰到的样本，<strong>移动</strong>可以拖动单个样本。训练开始之前，拖动小圆圈可以转动<strong>w</strong>、拉长w，或者平移边界。这些操作都可以撤销。要用自己的表格，请按<strong>数据</strong>里的<strong>导入数据</strong>，或者把文件拖到页面上。
see = 图上有什么
symbols =
    .positive = 正例，标签{ $label }
    .negative = 负例，标签{ $label }
    .hatch = 斜线区域：感知机预测{ $label }
    .ring = 圆圈：这一步看的样本
    .boundary = 边界，得分为0的地方
    .boundaryAtThreshold = 边界，得分等于阈值的地方
    .ghost = 虚线：上一次更新之前的边界
playbackKeysTitle = 播放按键
playbackKeys =
    .play = <key>空格</key> 播放、暂停
    .visit = <key>→</key> 前进一步
    .backVisit = <key>←</key> 后退一步
    .update = <key>Shift</key><key>→</key> 前进一次更新
    .backUpdate = <key>Shift</key><key>←</key> 后退一次更新
    .epoch = <key>E</key> 前进一轮
    .start = <key>Home</key> 回到开头
    .end = <key>End</key> 跳到末尾
    .undo = <key>Ctrl</key><key>Z</key> 撤销修改
    .redo = <key>Ctrl</key><key>Y</key> 重做
characterKeys = 把E用作快捷键，课中还有[和]
characterKeysHint = 如果用语音输入，或者容易误按，请关闭此项。画布上的字母键只在画布获得焦点时有效。
stageKeysTitle = 画布获得焦点时的按键
stageKeys =
    .move = <key>←</key><key>↑</key><key>→</key><key>↓</key> 移动十字线
    .positive = <key>P</key> 添加正例
    .negative = <key>N</key> 添加负例
    .examples = <key>,</key><key>.</key> 上一个、下一个样本
    .flip = <key>F</key> 翻转它的标签
    .nudge = <key>Alt</key><key>方向键</key> 微移
    .remove = <key>Delete</key> 删除
    .zoom = <key>+</key><key>−</key> 放大、缩小
    .fit = <key>0</key> 缩放到全部数据
handleKeysTitle = 第一步之前，w和边界的按键
handleKeys =
    .next = <key>Tab</key> 从图到w，再到边界
    .move = <key>←</key><key>↑</key><key>→</key><key>↓</key> 移动
    .large = <key>Shift</key><key>方向键</key> 大步移动
    .small = <key>Ctrl</key><key>方向键</key> 小步移动
    .drag = <key>Alt</key> 拖动时小步移动
touchTitle = 画布上的触摸操作
touchKeys =
    .tap = <key>轻点</key> 选中样本，或使用当前工具
    .drag = <key>拖动</key> 用抓手时滚动页面或左右平移；用工具时绘制或擦除
    .pinch = <key>双指</key> 缩放和平移
presentKeysTitle = 演示时的按键和翻页笔
presentKeys =
    .next = <key>PageDown</key> 先显示答案，再到下一个任务；不在课中时，下一个预设画面，或前进一步
    .back = <key>PageUp</key> 返回
    .moment = <key>1</key><key>9</key> 某个预设画面
    .blank = <key>B</key><key>.</key> 黑屏；按任意键恢复
    .full = <key>F</key> 全屏
    .alone = <key>+</key> 只显示画布，再按恢复
    .leave = <key>Esc</key> 退出
reference = <strong>参考手册</strong>：每一项设置，写成地址参数和JSON。
teachers = <strong>教师专页</strong>（英文）：各单元的教学指南、可复制的图、成绩，以及如何编写自己的课程。

## experiments

experiments-title = 打开
experiments-close = 关闭
experiments-about = { $data }，{ LIST($learners, separator: "、") }，{ run }
run =
    { $stop ->
        [none] { $visit ->
            [0] 未开始
           *[other] 第{ NUMBER($visit) }步
        }
        [converged] { epochs }后收敛
        [max-epochs] { epochs }后停止
        [journal-full] 已停止：日志已满
       *[settled] { epochs }后结束
    }
unknown = 未命名的实验
offer = 继续“{ $name }”？
goOn = 继续
dismiss = 不用
name = 此实验的名称
save = 保存
saved = 已保存“{ $name }”。在删除之前会一直保留。
named = 已命名
recent = 最近
recentHint = 浏览器会自动保留最近的{ NUMBER($most) }个实验。取了名字的实验会一直保留，直到删除。
none = 还没有保存任何实验。画一个点或改一项设置，实验就会出现在这里。
openNow = 正在使用
experiments-rename = 重命名
renameIt = 重命名“{ $name }”
newName = 新名称
cancel = 取消
duplicate = 复制
duplicateIt = 复制“{ $name }”
copyOf = { $name }的副本
duplicated = “{ $name }”已加入列表。
experiments-remove = 删除
removeIt = 删除“{ $name }”
removed = 已删除“{ $name }”。
undo = 撤销
gone = “{ $name }”已不存在，可能在另一个标签页中删除了。
opened = 已打开“{ $name }”。撤销可以恢复之前的内容。
blocked = 这里无法保存：浏览器拒绝存储（{ $cause }）。离开页面之前，请另存为文件。
experiments-full = 浏览器的存储空间已满，最近的修改没有进入列表。请删除不再需要的内容，或把它另存为文件。
inOtherPage = 演练场嵌在另一个页面里，不会自动保存。离开页面之前，请另存为文件。
files = 文件
saveThis = 另存为文件
saveAll = 全部存为一个文件
openFile = 打开文件…
fileToOpen = 要打开的文件
writing = 正在写入文件
notAllWritten = 保存的内容有一部分已损坏，没能写入文件：
reading = 正在读取{ $file }
busy = 请稍候…
fileOpened = 已打开{ $file }。撤销可以恢复之前的内容。
isModel = { $file }是保存的模型，不是实验。什么也没有改变：要用它，请在选择数据的地方导入。
fileNotOpened = 没能打开{ $file }。什么也没有改变。
imported = 已把{ $file }中的{ NUMBER($experiments) }个实验加入列表。
notImported = { $file }中的内容都没能保存（{ $cause }）。
startOver = 重置页面
startOverHint = 恢复页面最初的样子。撤销可以找回现在的内容。
startedOver = 已重新开始。撤销可以恢复之前的内容。

## lock

locked = { lockedHere }
