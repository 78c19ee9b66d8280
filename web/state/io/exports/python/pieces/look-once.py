def train(learner):
    """Nothing is left to train: one epoch of looks. Yields epoch, example, score and mistake of each visit."""
    for i in order_of(0):
        score, mistake, _ = learner.visit(i)
        yield 0, i, score, mistake, learner.trained()
