def train(learner):
    """Trains to the end. Yields epoch, example, score and mistake of each visit, and what is in training after it."""
    for epoch in range(MAX_EPOCHS):
        converged, finished = True, False
        order = list(order_of(epoch))
        for place, i in enumerate(order, start=1):
            score, mistake, unsettled = learner.visit(i)
            converged = converged and not unsettled
            if place == len(order):
                finished = learner.end_epoch()
            yield epoch, i, score, mistake, learner.trained()
        if converged or finished:
            return
