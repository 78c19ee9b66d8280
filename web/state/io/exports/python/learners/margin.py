class MarginPerceptron:
    """Adds each example to its weights whose score is not above the margin on its side."""

    def __init__(self):
        self.w, self.b = WEIGHTS, BIAS_AT_START

    def visit(self, i):
        """Looks at example i: its score, whether that is a mistake, and whether training has to go on."""
        score = dot(self.w, Z[i]) + self.b
        short = y[i] * score <= MARGIN
        if short:
            c = ETA * y[i]
            self.w = self.w + c * Z[i]
            self.b = self.b + c * BIAS
        return score, y[i] * score <= 0, short

    def trained(self):
        return [*self.w, self.b]

    def model(self):
        """What predicts: the sign of w·x + b."""
        return self.w, self.b
