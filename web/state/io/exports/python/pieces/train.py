def train(learner):
    """Trains to the end. Yields epoch, example, score and mistake of each visit, and what is in training after it."""
    for epoch in range(MAX_EPOCHS):
        converged = True
        for i in order_of(epoch):
            score, mistake, unsettled = learner.visit(i)
            converged = converged and not unsettled
            yield epoch, i, score, mistake, learner.trained()
        if converged:
            return
