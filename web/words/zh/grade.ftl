### 以文件形式上交的答案，以及教师读取全班文件的页面。

## handIn

title = 上交答案
intro = 把这些课的答案保存为一个文件，交给老师；老师在grade.html页面上读取。
name = 姓名
missing = 请先写姓名。
nothing = 还没有可上交的内容：请先答一道题。
save = 保存文件
worth = 文件中记录：{ NUMBER($max) }题中答对{ NUMBER($raw) }题。

## gradePage

gradePage-title = 全班的答案
gradePage-intro = 选择学生在“课程”的“上交答案”中保存的文件。文件只留在本机，不会发送到任何地方。
trust = 得分是在学生的浏览器里算出来的，文件也可能被改动：请用来了解全班的学习情况，不要当作考试。
choose = 选择文件
drop = 或者把文件拖到这里
clear = 重新开始
notAnswers = { $file }不是答案文件。
newer = { $file }是本页面的更新版本写出的。
wrongField = 无法读取{ $file }：{ $field }的内容不对。
tooLarge = { $file }太大，不像答案文件。
replaced = { $name }上交了不止一个文件：以最后一个为准。
builtIn = Perceptron Playground自带的课程
summary =
    { $students ->
        [1] 一名学生，得分{ $mean }%。
       *[other] { NUMBER($students) }名学生，平均得分{ $mean }%。
    }
gradePage-save = 保存为CSV
onlyInCsv = 只有一名学生答过的题不在此表中，请看CSV。
varied = 带有~的编号，是通过链接用其他样本打开的小节：每组样本各占一列。
open = 打开页面
columns =
    .name = 姓名
    .handedIn = 上交时间
    .score = 得分
    .complete = 完成
    .task = 任务
    .right = 答对
    .atOnce = 首次答对
    .shown = 看过答案
    .leftOut = 跳过
    .wrong = 最常见的错误答案
score = { NUMBER($raw) }/{ NUMBER($max) }
yes = 是
no = 否
right =
    { $tries ->
        [1] ✓
       *[other] ✓ 试了{ NUMBER($tries) }次
    }
wrong =
    { $tries ->
        [1] ✗
       *[other] ✗ 试了{ NUMBER($tries) }次
    }
shown = 看过答案
leftOut = 跳过
read = 已读
hardest = 错得最多的题
given =
    { $students ->
        [1] { $answer }（一名学生）
       *[other] { $answer }（{ NUMBER($students) }名学生）
    }
choice = 第{ NUMBER($place) }项
numbers = { LIST(NUMBER($numbers), separator: "；") }
