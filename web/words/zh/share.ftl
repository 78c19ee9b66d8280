## described

data =
    { $preset ->
        [none] { counted }
       *[other] { $preset }，{ counted }
    }
counted =
    { $drawn ->
        [true] 画出的{ NUMBER($examples) }个样本
       *[false] { examples }
    }
# “感知机（XOR，4个样本）”
described-run = { LIST($learners, separator: "、") }（{ $data }）
moment = { described-run }，第{ NUMBER($visit, useGrouping: "false") }步
citation =
    { $link ->
        [none] { $authors }（{ NUMBER($year, useGrouping: "false") }）。{ $title }（版本{ $version }）：{ $what }。访问日期：{ $accessed }。
       *[other] { $authors }（{ NUMBER($year, useGrouping: "false") }）。{ $title }（版本{ $version }）：{ $what }。{ $link } 访问日期：{ $accessed }。
    }

## share

title = 分享
close = 关闭
sections =
    .code = 二维码
    .file = 文件
    .embed = 嵌入
    .gradebook = 用于教学平台
    .data = 样本
    .visits = 过程表
    .model = 模型
    .worksheet = 练习卷
    .python = Python脚本
    .cite = 引用
    .offline = 离线使用
formats =
    .csv = CSV
    .json = JSON
    .libsvm = libsvm
    .markdown = Markdown
    .latex = LaTeX
    .python = Python
    .bibtex = BibTeX
    .plain = 纯文本
share-examples = 所有样本，保留全部数位。要重新打开JSON文件，请在菜单中选“打开”。
python = 把本次训练写成Python脚本，不用任何库：每一步、每次错误和权重都完全一致，直到最后一位。脚本还演示了怎样调用scikit-learn。
model = 当前这一步预测所用的内容，不含样本：特征、缩放和权重。可以导入到这里作为起点，也可以在C++或命令行中使用。
makingModel = 正在生成模型
share-citation = 引用当前画面的文献条目，附有打开它的链接。
worksheet = 把本次训练变成手算练习：一张有空格的表，一幅用来画边界的图，答案单独一页。可以打印，也可以存为Markdown或LaTeX。换个随机种子就能出更多同类练习。
makeWorksheet = 出练习卷
offline = 整个演练场就是一个文件。保存后双击，就能在浏览器中打开，不需要联网。
download = 下载离线版
mayBlock = 外层页面的框架可能禁止下载。如果没有收到文件，请在新标签页中打开这个地址。
address = 地址
notInside = 这个文件里没有你现在的内容。请把现在的内容也存为文件，再在离线版中打开。
noVisits = 还没有走过任何一步。请先播放或前进，再来导出。
visits = 每一步一行：轮、样本、得分、标签、是否出错，以及这一步之后的权重。
firstVisit = 从第几步
lastVisit = 到第几步
makingTable = 正在生成表格
mostVisits = 一次最多{ NUMBER($most) }步。

## shareLink

heading = 标题，打开链接的人会看到
contents = 链接包含：{ LIST($parts, separator: "、") }。
visit = 第{ NUMBER($visit) }步
problem =
    .features = 特征
    .scaling = 缩放
    .noBias = 无偏置
    .order = 训练顺序
    .split = 留出样本
    .initial = 初始权重
atMost = 最多{ epochs }
shown =
    .view = 缩放比例
    .lift = 3D图
    .shading = 着色
    .why = 样本为什么可分或不可分
    .difference = 两个学习器的分歧
    .drawer = 打开的视图
    .pinned = 固定的设置
    .present = 演示
    .moments = 预设画面
    .predictFirst = 每一步之前的提问
    .hide = 隐藏的部分
    .lock = 锁定的部分
    .embed = 嵌入其他页面的版式
themes =
    .light = 浅色主题
    .dark = 深色主题
    .projector = 投影仪主题
length = 共{ NUMBER($characters) }个字符。
forAll = 任何人打开，看到的都完全一样。
hereOnly = 它只能在这台电脑上打开，因为本页面是这里的一个文件。
noAddress = 本页面不读取地址。请找一个会读取地址的演练场，把复制的文本接在它的网址后面。
tooLong = 内容太多，放不进链接：链接会超过{ NUMBER($most) }个字符，有些程序会把这么长的链接截断。文件什么都放得下：请在下面保存一个。
link = 链接
state = 状态

## shareCode

intro = 用手机摄像头对准它，打开的内容与链接相同。
shareCode-hereOnly = 本页面是这台电脑上的一个文件，手机无法打开。请先把演练场放到网站服务器上。
shareCode-noAddress = 本页面不读取地址，所以没有二维码可以指向它。请复制上面的状态。
alternative = 链接{ $address }的二维码
enlarge = 放大
shareCode-close = 关闭
shareCode-tooLong = 链接有{ NUMBER($characters) }个字符，而手机容易识别的二维码不超过{ NUMBER($most) }个字符。样本少一些，链接就短一些；示例数据只占几个字符。文件什么都放得下。
noLink = 内容太多，放不进链接。文件什么都放得下。
shorter = 去掉打开的视图、缩放比例和当前步
shortened = 这个二维码不含打开的视图、缩放比例和当前步。

## shareEmbed

shareEmbed-title = Perceptron Playground
compact = 紧凑：只有画布、播放按钮和一行讲解
hide = 隐藏
header = 标题和按钮
lock = 锁定
locks =
    .setup = 全部设置
    .data = 数据
    .features = 特征
    .scaling = 缩放
    .bias = 偏置
    .learner = 学习器
    .initial = 初始权重
    .order = 训练顺序
    .max-epochs = 最大轮数
    .split = 留出样本
    .notation = 标签和偏置的写法
    .transport = 当前步
    .skip = 跳过题目
    .solutions = 答案
size = 大小
sizes =
    .text = 正文宽度 × 480
    .large = 正文宽度 × 720
    .figure = 640 × 480
    .phone = 360 × 560
theme = 主题
shareEmbed-themes =
    .auto = 跟随读者的系统
    .light = 浅色
    .dark = 深色
areas =
    .header = 标题栏
    .setup = 训练设定
    .tools = 工具
    .stage = 画布
    .transport = 播放控制
    .verdict = 结论
    .story = 讲解
    .drawer = 视图
preview = 图中显示：{ LIST($areas) }。
iframe = iframe
markdown = Markdown
element = 元素
shareEmbed-noAddress = 没有可用的链接：链接会太长，或者本页面不读取地址。
noElement = 没有可复制的元素：元素的属性装不下这么多内容。
isFile = 本页面是这台电脑上的一个文件，其他页面无法显示它。请放到网站服务器上，从那里打开，再复制代码。

## shareFile

shareFile-intro = 把数据、学习器、当前步和显示的内容存进一个文件，任何演练场都能打开：在菜单中选“打开”。
save = 另存为文件
writing = 正在写入文件
busy = 请稍候…

## shareGradebook

shareGradebook-intro = 一个zip文件，可以上传到Moodle、Canvas或其他教学平台。不需要服务器，会上报每名学生的得分。
kind = 打开什么
kinds =
    .moment = 当前画面，不计分
    .lesson = 一课
    .unit = 一个单元
    .path = 一条路线
    .practice = 十道题的练习
    .course = 当前打开的课程
which = 选哪个
standard = 格式
standards =
    .scorm-12 = SCORM 1.2
    .scorm-2004 = SCORM 2004，第4版
    .cmi5 = cmi5
passMark = 及格线（%）
tries = 计分的次数（0：不限）
mayLeaveOut = 学生可以跳过题目、查看答案
trust = 得分是在学生的浏览器里算出来的。请用于练习，不要用于考试。
make = 保存课件包
makeFile = 把本课程存为一个HTML文件
aboutFile = 双击即可打开课程，不需要联网。不计分。
making = 正在生成课件包
notLoaded = 课件包的一部分无法载入。请检查网络后重试。
alone = 没有连接教学平台，所以不计分。仍然可以做题。
refused = 教学平台没有接收最近的结果。请告诉老师，并且不要关闭本页面。
over = 教学平台已结束这次会话，所以现在不计分。请在平台上重新打开，再继续做题。
back = 返回教学平台
unread = 之前的内容无法读取，所以从头开始。
description = 关于感知机的互动课程，题目计分。
shareGradebook-title = 感知机：{ $what }
shareGradebook-moment = Perceptron Playground

## files

names =
    .picture = 图片
    .animation = 动画
    .worksheet = 练习卷
    .visits = 过程表
    .examples = 样本
    .run = 本次训练
    .model = 模型
    .citation = 引用
files-save = 保存
copy = 复制
saveAs = 把{ $what }保存为{ $format }
copyAs = 把{ $what }复制为{ $format }
copyIt = 复制{ $what }
saved = 已保存为{ $name }。
copied = 已复制。
copyByHand = 浏览器不允许在这里复制。请手动复制这段文本。
copyPictureByHand = 浏览器无法在这里复制。请保存，或手动复制这张图片。
maybeSaved =
    .picture = 外层页面的框架可能禁止下载。如果没有收到{ $name }，请复制这张图片。
    .text = 外层页面的框架可能禁止下载。如果没有收到{ $name }，请复制这段文本。
    .long = 外层页面的框架可能禁止下载。如果没有收到{ $name }，请在单独的标签页中打开演练场，在那里保存。
cancel = 取消
percent = { NUMBER($share, useGrouping: "false") }%
