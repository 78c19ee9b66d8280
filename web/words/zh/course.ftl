## course

titles =
    .lessons = 课程
    .practice = 练习
    .challenges = 挑战
kinds = 课程、练习或挑战
close = 关闭
waysThrough = 选哪些课
paths =
    .hour = 自学
    .lecture = 讲课
    .lab = 实验课
progress =
    { $tasks ->
        [0] 已完成{ NUMBER($done) }个小节，共{ NUMBER($steps) }个。
       *[other] 已完成{ NUMBER($done) }个小节，共{ NUMBER($steps) }个；已答{ NUMBER($right) }题，共{ NUMBER($tasks) }题。
    }
whose =
    .browser = 这些是使用此浏览器的人的成绩，由浏览器保存。
    .host = 这些成绩来自演练场外层的页面，由它保存。
    .page = 此浏览器不保存成绩：关闭页面就没有了。
done = 已完成
stepsDone = 已完成{ NUMBER($done) }个小节，共{ NUMBER($steps) }个
yourWork = 回到之前的内容
builtIn = 打开自带的课程
open = 打开课程文件…
newCourse = 新课程
leaveCourse = 返回课程列表
clearProgress = 清除我的进度
aboutPractice = 题目无限。现有的样本适合某道题时，就用它们出题。离开时会恢复之前的内容。
firstTries = { NUMBER($tries) }题中首次答对{ NUMBER($right) }题
aboutChallenges = 修改页面就是作答，看看能不能打破自己的最好成绩。
best = 最好成绩：{ $result }
scores = 我的成绩
clearScores = 清除我的成绩

## lessons

label = 课
loading = 正在载入本课…
title =
    { $number ->
        [none] { $title }
       *[other] 第{ NUMBER($number) }课 · { $title }
    }
leave = 离开本课
leaveHint = 页面保持现状
steps = 本课的小节
step =
    { $done ->
        [true] 第{ NUMBER($step) }节：{ $heading }，已完成
       *[false] 第{ NUMBER($step) }节：{ $heading }
    }
task = { NUMBER($task) }/{ NUMBER($tasks) }
hint = 提示：
solution = 答案：
think = 这一课要记住什么？用一句话说说看。
ours = 看看我们的
remember = 记住：
sources = 来源：
source = <cited/>（{ $where }）
betweenSources = { "；" }
note = 脚注
noteBack = 回到正文
behind = 撤销过了头，退到了本小节之前：本小节的样本已不在页面上。
again = 恢复样本
varied = 这里的样本、设置或时刻不是本课原来的。针对原来内容的提问和讲解已略去。
asWritten = 打开本课原来的内容
show = 演示给我看
goOn = 继续
back = 上一节
backHint = 上一节（[）
next = 下一节
nextLesson = 下一课
skip = 跳过{ NUMBER($open) }题
answerFirst =
    { $open ->
        [1] 请先答题
       *[other] 请先答{ NUMBER($open) }题
    }
nextHint = 下一节（]）
handIn = 上交答案
otherSite = 这个链接打开的课程来自另一个网站：<site/>。打开后，那个网站会看到你的IP地址。
leadsOn = 这个链接打开的课程来自另一个网站，因为该地址又转到了：<site/>。打开后，那个网站会看到你的IP地址。
lessons-open = 打开课程
dontOpen = 不打开

## rounds

before = 第{ NUMBER($lesson) }课之前
test =
    { $unit ->
        [none] 测验：整个课程
       *[other] 测验：{ $unit }
    }
place = 第{ NUMBER($question) }题，共{ NUMBER($questions) }题
about = 出自前面某一课的题，这次换了数据。
rounds-skip = 直接到第{ NUMBER($lesson) }课
start = 开始第{ NUMBER($lesson) }课
result = 看结果
right = { NUMBER($questions) }题中首次答对{ NUMBER($right) }题。
lookAgain = 这些请再看一遍：
allRight = 没有需要再看的。
rounds-step = { NUMBER($lesson) }.{ NUMBER($step) } { $heading }
rounds-again = 再测一次
ends = { $unit }：本单元结束
aim = 其中有些还没有答对。请再看一遍，直到能做到这句话：
rounds-next = 下一个：{ $unit }，大约{ NUMBER($minutes) }分钟。
courseEnds = 这是课程的最后一个单元。
takeTest = 做测验：{ NUMBER($questions) }题
nextUnit = 下一单元
core = 从这里开始。
optional = 其余随意挑选。
minutes = 大约{ NUMBER($minutes) }分钟
tested = 上次测验：{ NUMBER($questions) }题中答对{ NUMBER($right) }题。
rounds-steps =
    { $count ->
        [1] 第{ $from }节
       *[other] 第{ $from }～{ $to }节
    }
