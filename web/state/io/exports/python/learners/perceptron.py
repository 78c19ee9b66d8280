class Perceptron:
    """Adds each example it gets wrong to its weights (Rosenblatt 1958)."""

    def __init__(self):
        self.w, self.b = WEIGHTS, BIAS_AT_START

    def visit(self, i):
        """Looks at example i: its score, whether that is a mistake, and whether training has to go on."""
        score = dot(self.w, Z[i]) + self.b
        mistake = is_mistake(score, y[i])
        if mistake:
            self.update(i, ETA * y[i])
        return score, mistake, mistake

    def update(self, i, c):
        self.w = self.w + c * Z[i]
        self.b = self.b + c * BIAS

    def trained(self):
        return [*self.w, self.b]

    def model(self):
        """What predicts: the sign of w·x + b."""
        return self.w, self.b
