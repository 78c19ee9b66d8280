class BatchPerceptron:
    """Makes one update an epoch, over all examples that it gets wrong."""

    def __init__(self):
        self.w, self.b = WEIGHTS, BIAS_AT_START

    def visit(self, i):
        """Looks at example i: its score, whether that is a mistake, and whether training has to go on."""
        score = dot(self.w, Z[i]) + self.b
        mistake = is_mistake(score, y[i])
        return score, mistake, mistake

    def end_epoch(self):
        """The update, after the last visit. Whether it is so short that training ends with it."""
        step = np.zeros(len(self.w) + 1)
        for z, label in zip(Z, y):
            if is_mistake(dot(self.w, z) + self.b, label):
                step = step + ETA * label * np.append(z, BIAS)
        self.w = self.w + step[:-1]
        self.b = self.b + step[-1]
        return np.sqrt(dot(step, step)) < TOLERANCE

    def trained(self):
        return [*self.w, self.b]

    def model(self):
        """What predicts: the sign of w·x + b."""
        return self.w, self.b
