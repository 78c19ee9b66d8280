## separability

reason = { why-inseparable }
notSeparable =
    { $onStage ->
        [true] 这些样本线性不可分：{ why-inseparable }（见画布）。
       *[false] 这些样本线性不可分：{ why-inseparable }。
    }
